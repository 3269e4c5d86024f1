import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tempFolder } from '@pinakes/testing/temp-folder';
import { describe, expect, it } from 'vitest';
import { pinakes } from '../testing/run.ts';
import { planFiles } from './plan.ts';
import { defaultBranch, siteOf } from './site.ts';

describe('siteOf', () => {
	it.each([
		['mkdocs', { 'mkdocs.yml': '', 'docs/a.md': '' }, '"docs/**": "/:path"'],
		['vitepress', { 'docs/.vitepress/config.mts': '', 'docs/a.md': '' }, '"docs/**": "/:path"'],
		['docusaurus', { 'website/docusaurus.config.js': '', 'website/docs/a.md': '' }, '"website/docs/**": "/docs/:path"'],
		['starlight', { 'astro.config.mjs': '', 'src/content/docs/a.md': '' }, '"src/content/docs/**": "/:path"'],
	])('finds a site of %s', (generator, files, pages) => {
		expect(siteOf(tempFolder(files))).toBe(
			`{ "url": "https://docs.example.com", "generator": "${generator}", "pages": { ${pages} } }`,
		);
	});

	it('finds none without a generator or its pages', () => {
		expect(siteOf(tempFolder({ 'docs/a.md': '' }))).toBeUndefined();
		expect(siteOf(tempFolder({ 'astro.config.mjs': '', 'src/content/blog/a.md': '' }))).toBeUndefined();
	});
});

it('the default branch is that of the remote', () => {
	const head = '.git/refs/remotes/origin/HEAD';
	expect(defaultBranch(tempFolder({ [head]: 'ref: refs/remotes/origin/master\n' }))).toBe('master');
	expect(defaultBranch(tempFolder({ [head]: 'ref: refs/remotes/origin/a: [b]\n' }))).toBe('main');
	expect(defaultBranch(tempFolder({ 'a.md': '' }))).toBe('main');
});

it('a plan names older versions and translations of pages, which may be left out', () => {
	const configIn = (files: Record<string, string>) => planFiles(tempFolder(files))[0]?.text;
	const files = { 'docs/a.md': '', 'versioned_docs/version-1/a.md': '', 'i18n/de/a.md': '' };
	expect(configIn(files)).toContain('such as "versioned_docs/**" and "i18n/**",\n  // whose pages answer beside');
	expect(configIn({ 'docs/a.md': '' })).toContain('such as "**/drafts/**".\n');
});

it('a plan has the site as a comment that is valid without its marks, and questions about pages of every format', () => {
	const cwd = tempFolder({ 'mkdocs.yml': 'site_name: A\n', 'docs/a.md': '# A\n', 'docs/b.rst': 'B\n==\n\nText.\n' });
	const files = new Map(planFiles(cwd).map(({ path, text }) => [path, text]));
	expect(files.get('golden.jsonl')).toContain('"expected":"docs/b.rst"');
	const config = files.get('pinakes.config.json')?.replace('// "site"', '"site"') ?? '';
	expect(config).toContain('  "site": {');
	writeFileSync(join(cwd, 'pinakes.config.json'), config);
	expect(pinakes(['build'], { cwd })).toMatchObject({ code: 0, stderr: '' });
});
