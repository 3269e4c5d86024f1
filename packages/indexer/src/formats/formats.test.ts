import { FormatError } from '@pinakes/indexer/internal';
import { describe, expect, it } from 'vitest';
import { readDocument } from '../../testing/read-document.ts';
import { formatOf, readAsMarkdown, withoutEnding } from './formats.ts';

describe('formats', () => {
	it.each([
		['a.MD', 'markdown'],
		['a.qmd', 'markdown'],
		['a.Rmd', 'markdown'],
		['a.rst.txt', 'reStructuredText'],
		['a.txt', 'plain text'],
		['docs/openapi.yaml', 'OpenAPI'],
		['.gemini/commands/a/b.toml', 'command or agent in TOML'],
		['requirements-dev.txt', undefined],
		['requirements.rst.txt', 'reStructuredText'],
		['CMakeLists.txt', undefined],
		['a.png', undefined],
	])('of %s is %s', (path, name) => {
		expect(formatOf(path)?.name).toBe(name);
	});

	it('have endings that URLs leave out', () => {
		expect(['a/b.rst.txt', 'a.HTML', 'a.b'].map(withoutEnding)).toEqual(['a/b', 'a', 'a.b']);
	});
});

it('markdown is unchanged, templates included, as its sections are retrieved byte for byte', () => {
	const text = '# Guide\n\n{{< note >}}Noted{{< /note >}} {{ version }}\n';
	expect(readAsMarkdown(text, 'a.md')?.markdown).toBe(text);
});

it('markdown: drawings of Excalidraw are their texts', () => {
	const text =
		'---\n\nexcalidraw-plugin: parsed\ntags: [excalidraw]\n\n---\n==⚠  Switch to EXCALIDRAW VIEW ⚠==\n\n# Excalidraw Data\n\n## Text Elements\nOtters ^aB3dE6gH\n\n%%\n## Drawing\n```compressed-json\nN4KAkA\n```\n%%';
	expect(readDocument('a/Plan.excalidraw.md', text)).toMatchObject({
		title: 'Plan',
		sections: [['', '7-13', 'Otters ^aB3dE6gH']],
	});
	expect(readDocument('a/Plan.md', '# Drawing\n\nText')?.sections).toEqual([['Drawing', '1-3', '# Drawing Text']]);
});

describe('hostile files', () => {
	const units = [
		'<',
		'{',
		'<a ',
		'<a b="',
		'<div>',
		'<p><b>',
		'</x>',
		'`',
		'{{<',
		'{%',
		'<script>',
		'|a|',
		':a:`',
		'.. a::\n  ',
		'[[',
	];
	const others = [
		'>>> \n',
		'a::\n\n b\n',
		'\n',
		'----\n',
		'{x}',
		'image::a[',
		'- ',
		'[{',
		'{"a":',
		'&a ',
		':::\n',
		'{`',
		'+',
	];
	const heads = new Map([
		['ipynb', '{"cells":'],
		['json', '{"openapi":"3.0.0","info":{},"paths":'],
		['yaml', 'openapi: 3.0.0\ninfo: {}\npaths:\n'],
		['toml', 'prompt = '],
	]);

	// `npm run fuzz` looks at the time that they take.
	it.each(['md', 'mdx', 'html', 'rst', 'adoc', 'txt', 'ipynb', 'json', 'yaml', 'toml'])(
		'of %s are read or refused',
		(extension) => {
			for (const unit of [...units, ...others]) {
				const text = (heads.get(extension) ?? '') + unit.repeat(3000);
				try {
					readAsMarkdown(text, `commands/a.${extension}`);
				} catch (cause) {
					expect(cause, unit).toBeInstanceOf(FormatError);
				}
			}
		},
	);
});
