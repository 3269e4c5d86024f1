import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { indexMarkdown } from '@pinakes/indexer';
import { memorySource, openIndex, retrieveEntry } from '@pinakes/query';
import { runs } from '@pinakes/testing/runs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
	builtEntries,
	entryOf,
	linesOf,
	referenceSections,
	sectionsOf,
	type Texts,
} from '../testing/retrieved-sections.ts';

/** Lines and blocks of generated documents. Those that open something are often not closed. */
const PIECES = fc.constantFrom(
	'# A',
	'# A',
	'## B *c*',
	'### 错误码 ###',
	'#### `d` [e](f)',
	'##### E',
	'###### F',
	'####### none',
	'#',
	'## ##',
	'#none',
	'\t# none',
	'    # none',
	'   # G\t#\t',
	'text',
	'两行\n文字',
	'',
	' ',
	'===',
	'---',
	'H\n===',
	'  I j\nk\n---',
	'```sh\n# none\n\n## none\n```',
	'~~~\n# none\n```\n# none\n~~~',
	'````\n```\n# none\n```\n````',
	'```',
	'~~~',
	'- item\n\n  # none\n\n  - # none\n    ```\n    # none\n    ```',
	'1. one\n   - two\n     # none',
	'> # none\n> ```\nlazy',
	'<!--\n# none\n\n# none\n-->',
	'<div>\n# none\n</div>\n',
	'<script>\n\n# none\n</script>',
	'<pre>\n# none\n',
	'[l]: /u "t"\n# L [l]',
	'| a |\n|---|\n| # |',
	'\f',
	'\u2028# none',
);
const ENDS = fc.constantFrom('\n', '\n', '\r\n', '\r');
const FRONTS = fc.constantFrom('', '', '---\ntitle: T\n---\n', '---\r\ntitle: T\r\n# none\r\n---\r\n', '---\n---\n');

/** A document: its front matter, and all of it. */
const DOCUMENTS = fc
	.tuple(FRONTS, fc.array(fc.tuple(PIECES, ENDS), { maxLength: 20 }), fc.boolean())
	.map(([front, lines, isEnded]) => {
		const body = lines.map(([piece, end]) => piece.replaceAll('\n', end) + end).join('');
		return { front, text: front + (isEnded ? body : body.replace(/[\r\n]+$/, '')) };
	})
	// What begins with --- may be front matter, of which the reference parser knows nothing.
	.filter(({ front, text }) => front !== '' || !text.startsWith('---'));

describe('sections by the reference parser of CommonMark', () => {
	it('are the lines of the source, byte for byte, under every heading', async () => {
		await fc.assert(
			fc.asyncProperty(DOCUMENTS, async ({ front, text }) => {
				const index = await openIndex(memorySource(indexMarkdown([{ path: 'a.md', text }])));
				const sections = referenceSections(text, front);
				const lines = linesOf(text);
				for (const { heading, first, last, text: section } of sections) {
					if (heading === '') continue;
					const result = await retrieveEntry(index, { targetEntry: heading, filePaths: ['a.md'] });
					expect(result.status).toBe('found');
					const given = sectionsOf(result);
					expect(given).toContainEqual([first, last, section]);
					for (const [from, to, content] of given) expect(content).toBe(lines.slice(from - 1, to).join(''));
				}
			}),
			{ numRuns: runs(150) },
		);
	});

	it('are all returned for a heading that occurs several times', async () => {
		await fc.assert(
			fc.asyncProperty(DOCUMENTS, async ({ front, text }) => {
				const same = referenceSections(text, front).filter(({ heading }) => heading === 'A');
				fc.pre(same.length > 0);
				const given = sectionsOf(await entryOf({ 'a.md': text }, 'A'));
				expect(given).toEqual(same.map(({ first, last, text: section }) => [first, last, section]));
			}),
			{ numRuns: runs(100) },
		);
	});

	it('of the highest level together with what precedes them are the file', async () => {
		await fc.assert(
			fc.asyncProperty(DOCUMENTS, async ({ front, text }) => {
				const index = await openIndex(memorySource(indexMarkdown([{ path: 'a.md', text }])));
				const sections = referenceSections(text, front);
				let next = (sections[0]?.first ?? linesOf(text).length + 1) - 1;
				let joined = linesOf(text).slice(0, next).join('');
				for (const { heading, first } of sections) {
					if (first <= next) continue;
					if (heading === '') return;
					const result = await retrieveEntry(index, { targetEntry: heading, filePaths: ['a.md'] });
					const [, last, content] = sectionsOf(result).find(([from]) => from === first) ?? [0, 0, ''];
					joined += content;
					next = last;
				}
				expect(joined).toBe(text);
			}),
			{ numRuns: runs(100) },
		);
	});
});

/** Documents with what makes a section hard to cut, and the headings by which they are asked for. */
const HARD: Texts = {
	'fences.md': '# A\n\n```\n# a comment\n## another\n```\n\n~~~md\n# B\n```\n~~~\n\n# B\n\n````\n```\n# B\n',
	'ends.md': '# A\r\none\r\r\n## B\rtwo\n\r# C\r\n\r\nD\r===\n',
	'setext.md': 'A\nb\n===\n\ntext\n\nB\n---\n\n- a\n---\n\nC\n===',
	'html.md': '# A\n\n<!--\n# B\n-->\n\n<div>\n# B\n</div>\n\n# B\n\n<?x\n\n# C\n?>\n',
	'front.md': '---\ntitle: A\n# B\n---\n\nbefore\n\n# A\n\n---\n\n# B\n',
	'tabs.md': '#\tA\n\n\t# B\n\n-\t# B\n\n\t# B\n\n#\tB\t#\n',
	'deep.md': '# A\n###### B\n##### C\n#### D\n### E\n## F\n',
	'astral.md': '# 😀 A\n\n\u2028 𠮷 \u0085\n\n# B\v\n\f\n',
};

describe('sections over an index of a folder and over texts', () => {
	it('are the same, and those of the reference parser', async () => {
		const fromIndex = await builtEntries(HARD);
		for (const [path, text] of Object.entries(HARD)) {
			const front = /^---\n[\s\S]*?\n---\n/.exec(text)?.[0] ?? '';
			const sections = referenceSections(text, front);
			expect(sections.length).toBeGreaterThan(1);
			for (const { heading, first, last, text: section } of sections) {
				const result = await fromIndex(heading, { filePaths: [path] });
				expect(sectionsOf(result)).toContainEqual([first, last, section]);
				expect(result).toMatchObject(await sectionAlone(path, heading));
			}
		}
	});

	/** The section over the texts, without what depends on all the words of an index. */
	async function sectionAlone(path: string, heading: string): Promise<object> {
		const { related_headings: _, ...result } = await entryOf(HARD, heading, { filePaths: [path] });
		return result;
	}

	it('are the same if the file begins with a byte-order mark, which is no part of it', async () => {
		const text = '# A\n\none\n\n## B\n\ntwo';
		const fromIndex = await builtEntries({ 'a.md': `\ufeff${text}`, 'b.md': `\ufeff---\ntitle: x\n---\n${text}` });
		expect(await fromIndex('A', { filePaths: ['a.md'] })).toMatchObject({ entry_content: text, start_line: 1 });
		expect(await fromIndex('B', { filePaths: ['b.md'] })).toMatchObject({
			entry_content: '## B\n\ntwo',
			start_line: 8,
		});
	});
});

describe('the fixtures', () => {
	const FIXTURES = fileURLToPath(new URL('../../fixtures/', import.meta.url));
	const PATHS = ['handbook/cache.md', 'handbook/incidents.md', 'handbook/onboarding.md'];

	it.each(PATHS)('%s has the sections of the reference parser', async (path) => {
		const text = readFileSync(FIXTURES + path, 'utf8');
		const sections = referenceSections(text, /^---\n[\s\S]*?\n---\n/.exec(text)?.[0]);
		expect(sections.length).toBeGreaterThan(3);
		for (const { level, heading, first, last, text: section } of sections) {
			expect(await entryOf({ [path]: text }, heading)).toMatchObject({
				status: 'found',
				matched_heading: `${'#'.repeat(level)} ${heading}`,
				entry_content: section,
				start_line: first,
				end_line: last,
			});
		}
	});
});
