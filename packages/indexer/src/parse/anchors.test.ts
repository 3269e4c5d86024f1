import { describe, expect, it } from 'vitest';
import { anchorsOf, splitCustomId } from './anchors.ts';

type AnchorRule = Parameters<typeof anchorsOf>[0];

/** The anchors that a generator gives to headings, in one page. */
function anchors(rule: AnchorRule, ...headings: string[]): string[] {
	return anchorsOf(rule, headings.map(splitCustomId));
}

describe('anchors', () => {
	it.each<[AnchorRule, string[], string[]]>([
		// README of github-slugger.
		['github', ['foo', 'foo', 'bar', 'foo'], ['foo', 'foo-1', 'bar', 'foo-2']],
		['github', ['I ♥ unicode', 'heading with a - dash'], ['i--unicode', 'heading-with-a---dash']],
		[
			'github',
			['Привет non-latin 你好', '备份与恢复', 'config.yml & `flags`'],
			['привет-non-latin-你好', '备份与恢复', 'configyml--flags'],
		],
		// Docusaurus: explicit heading ids.
		['github', ['Hello World', 'Hello World {#my-explicit-id}'], ['hello-world', 'my-explicit-id']],
		['astro', ['<Image />', 'Dash -', '<Image />', 'Plain'], ['image', 'dash-', 'image--1', 'plain']],
		// Attributes of Python-Markdown and kramdown; braces in a title are none.
		[
			'mkdocs',
			['A { .b #c data-toc-label="d" }', 'E {: .f }', 'G { data-toc-label="h" }', 'PUT /i/{j}'],
			['c', 'e', 'g', 'put-ij'],
		],
		// Nextra and Fumadocs.
		['github', ['A [#b]', 'C [toc]', 'D [!toc]', 'Fix [#12]'], ['b', 'c', 'd', 'fix-12']],
		// Tests of @mdit-vue/shared.
		[
			'vitepress',
			['A B C', '1. Title', 'Déjà vu', '备份 & 恢复', '--x--'],
			['a-b-c', '_1-title', 'deja-vu', '备份-恢复', 'x'],
		],
		['vitepress', ['Setup', 'Setup', 'Setup {#two}', 'Setup'], ['setup', 'setup-1', 'two', 'setup-2']],
		// markup/goldmark/autoid_test.go of Hugo.
		[
			'hugo',
			['God is good: 神真美好', 'Number 32', 'Question?', '1+2=3', 'A-B_C  d'],
			['god-is-good-神真美好', 'number-32', 'question', '123', 'a-b_c--d'],
		],
		[
			'hugo',
			['Section', 'Section', '!', '!', 'Section {#s .wide}'],
			['section', 'section-1', 'heading', 'heading-1', 's'],
		],
		// Tests of the toc extension of Python-Markdown.
		[
			'mkdocs',
			['Header 1', 'Header 1', 'Déjà_vu: now', 'Header {: #own .x }'],
			['header-1', 'header-1_1', 'deja_vu-now', 'own'],
		],
		['mkdocs', ['备份', '恢复', 'step_1', 'step_1'], ['_1', '_2', 'step_1', 'step_2']],
	])('of %s for %j are %j', (rule, headings, expected) => {
		expect(anchors(rule, ...headings)).toEqual(expected);
	});

	it('are found quickly for many equal headings', () => {
		const many = Array.from({ length: 20_000 }, () => 'Example');
		for (const rule of ['github', 'vitepress', 'hugo', 'mkdocs'] as const) {
			expect(new Set(anchors(rule, ...many)).size).toBe(many.length);
		}
	});
});

describe('splitCustomId', () => {
	it.each([
		['Install {#install}', 'Install', 'install'],
		['Install {#install .note}', 'Install', 'install'],
		['Install { #install }', 'Install', 'install'],
		['Install {: #install }', 'Install', 'install'],
		['Braces {not an id}', 'Braces {not an id}', undefined],
		['{#a} in front', '{#a} in front', undefined],
	])('splits %j', (heading, text, id) => {
		expect(splitCustomId(heading)).toEqual({ text, id });
	});
});

it.each([
	['Setup {#two}', 'Setup', 'two'],
	['Setup  {: #two .wide } ', 'Setup', 'two'],
	['Setup {#two.wide}', 'Setup', 'two.wide'],
	['Setup {#two', 'Setup {#two', undefined],
])('the custom id of %s', (heading, text, id) => {
	expect(splitCustomId(heading)).toEqual({ text, id });
});

it('takes headings of any length, in proportion to it', () => {
	for (const hostile of [`{#${'a'.repeat(300_000)}`, `a${' '.repeat(300_000)}a`])
		expect(splitCustomId(hostile)).toEqual({ text: hostile, id: undefined });
});
