import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findHeadings, outlineOf } from '@pinakes/indexer';
import { runs } from '@pinakes/testing/runs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type HeadingRow, referenceHeadings } from '../testing/reference-headings.ts';

function rows(text: string): HeadingRow[] {
	return findHeadings(text).map(({ level, text: title, line }) => [level, title, line]);
}

/** Documents at which parsers stumble, by what is nasty in them. */
const NASTY: Readonly<Record<string, string>> = {
	'a fence with # inside': '```\n# no\n```\n# yes',
	'a tilde fence around a backtick fence': '~~~md\n```\n# no\n~~~\n# yes\n```\n# no',
	'a fence closed by a longer one': '```\n# no\n``\n`````\n# yes',
	'a fence with an info text that has backticks': '``` a`b\n# yes\n```\n# no',
	'a fence never closed': '# yes\n\n```js\n# no\n\n# no',
	'a fence never closed in a list': '- ```\n  # no\n\n# yes',
	'a fence indented by 4': '    ```\n# yes\n    ```\n# yes',
	'indented code': '    # no\n\n\t# no\n   # yes',
	'indentation in a paragraph': 'a\n    # no\n\t===\n===',
	'HTML block 1': '<script>\n# no\n\n# no\n</script>\n# yes\n\n<PRE>\n# no\n</style>\n# yes',
	'HTML block 1, never closed': '<style>\n# no\n\n# no',
	'HTML block 1, textarea': '<textarea\n>\n\n# no\n</textarea> # no\n# yes',
	'HTML block 2, a comment': '<!-- a\n# no\n\n# no -->\n# yes\n<!-- # no --> # no\n# yes',
	'HTML block 2, never closed': '# yes\n<!--\n# no\n\n# no',
	'HTML block 3': '<?php\n# no\n\n# no ?>\n# yes',
	'HTML block 4': '<!DOCTYPE html\n# no\n\n# no >\n# yes',
	'HTML block 5': '<![CDATA[\n# no\n\n]]\n# no\n]]>\n# yes',
	'HTML block 6': '<div>\n# no\n</div>\n# no\n\n# yes\n\na\n<table>\n# no',
	'HTML block 7': '<custom-tag a="b">\n# no\n\n# yes\n\na\n<custom>\n# yes',
	'no HTML block 7': '<custom a="b"> text\n# yes',
	'inline HTML': '# a <b class="x">b</b> <!-- c --> <?d?> <!E f> <![CDATA[g]]> h',
	'setext headings': 'a\n=\n\nb\n---------\n\n  c  \n   ===   ',
	'a setext heading of many lines': 'a *b\nc* d\n  e\n---',
	'setext or rule': 'a\n\n---\n\n---\nb\n- - -\nc\n***\nd\n--- -\n=== =',
	'setext after a list': '- a\n---\n- b\n  ---\n\nc\n===',
	'setext after a quotation': '> a\n---\n> b\n===\n\nc\n---',
	'lazy continuation': '> a\nb\n===\n\n- a\nb\n===\n\n1. a\nb\n# yes',
	'= after a rule': '***\n===\na',
	'closing marks': '# a #\n## b ##   \n### c ###b\n# d \\#\n# e#\n# f \\###\n#\tg\t#\t',
	'empty headings': '#\n##\n### ###\n#    \n#\t\n# #\n#a\n####### no\n######',
	'headings in quotations and lists': '> # no\n\n- # no\n\n  ## no\n\n1. no\n   ===\n\n# yes',
	'a list that ends': '- a\n\n b\n\n# yes\n- a\n# yes\n1) a\n   # no\n  # yes',
	'link references': '# [a] [b][A] ![c][a]\n\n[a]: /u "t"\n\n# [d]\n\n[d]:\n/v\n"two\nlines"\n\n# [e]\n\n> [e]: /w',
	'an invalid reference': '[a]: /u "t" x\n===\n\n# [a]\n\n[b]: \n\n# [b]',
	'a reference in a fence': '# [a]\n\n```\n[a]: /u\n```',
	'references by case and white space': '# [ẞ  b] [SS\nb]\n\n[SS B]: /u',
	links: '# [a](b "c") [d](<e f>) [g [h]](i) [j](k(l)m) [n]() [o](p q)',
	'links in links': '# [a [b](c) d](e) ![f [g](h) i](j)',
	autolinks: '# <http://a.b/c?d=e&f> <m@x.y> <a:b> <not a link> http://g.h',
	entities: '# &amp; &copy; &#35; &#x22; &bogus; &amp &nbsp;x &#0; &lt;b&gt; &AElig;',
	escapes: '# \\# \\* \\_ \\` \\a \\\\ \\[a](b) \\<b> \\&amp; \\é',
	emphasis: '# *a* _b_ **c** __d__ ***e*** *f **g* h** i*j*k l_m_n ** o ** *(p)* "*q*"',
	code: '# `a` ``b ` c`` ` d ` `` ` `e\\` f` `<b>` `&amp;`',
	tabs: '#\ta\n\t# no\n \t# no\n-\t# no\n\n\t# no\n\n  #\tb\t#',
	'carriage returns': '# a\r\n\r\nb\r\n===\r\n```\r\n# no\r\n```\r\n# c',
	NUL: '# a\0b\n\n\0\n===',
	'form feed': '# a\fb\n\nc\f\n===\n',
	'other white space': '#\u00a0no\n#\u3000no\n# \u00a0a\u2003\n\n# 中文　标题 #',
	'tables and other things beyond CommonMark': '| a |\n|---|\n| # no |\n\n~~a~~\n===\n\n: a\n---',
	rules: '---\n***\n___\n - - -\n# yes\n--\n',
	blank: '\n\n  \n\t\n',
	nothing: '',
	depth: `${'> '.repeat(60)}# no\n\n${'- '.repeat(60)}# no\n\n# yes\n${'*'.repeat(60)}a${'*'.repeat(60)}\n===`,
	'nested images': `# ${'!['.repeat(60)}a${'](b)'.repeat(60)}`,
	'a very long line': `# ${'word '.repeat(20_000)}\n\n${'x'.repeat(200_000)}\n===`,
};

describe('headings by the reference parser of CommonMark', () => {
	it.each(Object.entries(NASTY))('%s', (_, text) => {
		expect(rows(text)).toEqual(referenceHeadings(text));
	});

	it('each of them after the others, in one document', () => {
		const text = Object.entries(NASTY)
			.filter(([name]) => !/fence|HTML block|depth|very long/.test(name))
			.map(([, one]) => one)
			.join('\n\n\n');
		expect(rows(`a\n\n${text}`)).toEqual(referenceHeadings(`a\n\n${text}`));
		expect(rows(`a\n\n${text}`).length).toBeGreaterThan(50);
	});

	/**
	 * Pieces from which documents are joined. Left out is where the reference implementation departs
	 * from the specification: symbols beyond the basic plane beside emphasis, U+FEFF and U+2028 as white
	 * space. Definitions and open HTML stand in lines of their own.
	 */
	const PIECES =
		`# |## |###### |####### |#|\\n|\\n|\\n|\\n\\n|\\r\\n|\\r|\\t| |  |    |a|b c|foo|===|---|-|=|- |* |+ |1. |10) |2. |> |>|\`\`\`|~~~
		|\`\`\`\`|\`\`|\`|\`\`\`js|<div>|</div>|\\n<!-- |<!-- x -->|-->|\\n<script>|</script>|\\n<?php|?>|<?php ?>|\\n<!X|<!X y>|\\n<![CDATA[
		|<![CDATA[x]]>|]]>|\\n<pre>|<a href="x">|<b|</b>|\\n<style|\\n<textarea>|[a]|\\n\\n[a]: /u\\n\\n|(x)|![|[|]|](u)|](<u v>)|*|**|_|__|\\\\
		|\\#|\\*|&amp;|&copy;|&#35;|&#0;|&bogus;|\\u00a0|\\f|\\0|中文|é|，|***|* * *|_ _|<http://a.b>|<m@x.y>|[b](javascript:x)
		|\\n\\n[c]: javascript:x\\n\\n|[c]|<https://xn--fsq.com/%E4>|"t"| "t"\\n|'|~|!|https://x.y|\\u200b|[A]|[ß]|\\n\\n[ẞ]: /x\\n\\n|#\\t| #| ## |  \\n`
			.split('|')
			.map((piece) => piece.replace(/^\n\t+|\n\t+$/g, ''))
			.map((piece) =>
				piece.replace(
					/\\(n|r|t|f|0|u[0-9a-f]{4}|\\)/g,
					(_, code: string) => JSON.parse(`"\\${code === '0' ? 'u0000' : code}"`) as string,
				),
			);

	it('documents joined at random', () => {
		fc.assert(
			fc.property(fc.array(fc.constantFrom(...PIECES), { maxLength: 25 }), (pieces) => {
				// What begins with --- may be front matter, of which the reference parser knows nothing.
				const text = `\n${pieces.join('')}`;
				expect(rows(text)).toEqual(referenceHeadings(text));
			}),
			{ numRuns: runs(2000) },
		);
	});

	it('any text at all is read, and sections nest within each other', () => {
		fc.assert(
			fc.property(
				fc.array(fc.oneof(fc.constantFrom(...PIECES), fc.string({ unit: 'binary' })), { maxLength: 25 }),
				(pieces) => {
					const text = pieces.join('');
					const lines = text.split(/\r\n?|\n/).length;
					const check = (
						headings: ReturnType<typeof outlineOf>['headings'],
						from: number,
						to: number,
						above: number,
					): number => {
						let count = 0;
						let next = from;
						for (const { level, first_line, last_line, children } of headings) {
							expect(level).toBeGreaterThan(above);
							expect(first_line).toBeGreaterThanOrEqual(next);
							expect(last_line).toBeGreaterThanOrEqual(first_line);
							expect(last_line).toBeLessThanOrEqual(to);
							count += 1 + check(children, first_line + 1, last_line, level);
							next = last_line + 1;
						}
						return count;
					};
					expect(check(outlineOf('a.md', text).headings, 1, lines, 0)).toBe(findHeadings(text).length);
				},
			),
			{ numRuns: runs(500) },
		);
	});
});

const DATA = fileURLToPath(new URL('../../../shared/data/docs', import.meta.url));

describe.skipIf(!existsSync(DATA))('real documentation (skipped where ../shared/data/docs is not there)', () => {
	it.each(['tidb-zh', 'redis-en'])('%s', (name) => {
		const folder = join(DATA, name);
		const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.md'));
		expect(paths.length).toBeGreaterThan(600);
		const differing = paths.filter((path) => {
			const text = readFileSync(join(folder, path), 'utf8');
			const front = /^---[ \t]*\r?\n(?:[\s\S]*?\r?\n)?---[ \t]*(?:\r?\n|$)/.exec(text)?.[0] ?? '';
			const offset = front.split('\n').length - 1;
			const expected = referenceHeadings(text.slice(front.length)).map(([level, title, line]) => [
				level,
				title,
				line + offset,
			]);
			return JSON.stringify(rows(text)) !== JSON.stringify(expected);
		});
		expect(differing).toEqual([]);
	});
});
