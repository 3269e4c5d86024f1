import { join } from 'node:path';
import { lintFolders } from '@pinakes/indexer';
import { tempFolder } from '@pinakes/testing/temp-folder';
import { describe, expect, it } from 'vitest';

const CONFIG = JSON.stringify({
	site: { url: 'https://x.example/base', generator: 'docusaurus', pages: { '**': '/:path' } },
});

async function lint(files: Readonly<Record<string, string>>, config: string | undefined = CONFIG) {
	const built = {
		'built/a.html': '<h1>A</h1><h2 id="one">One</h2><a name="zwei-ä">',
		'built/b/index.html': '<h1>B</h1>',
		'built/c #1.html': '<h1>C</h1><h2 id="one">One</h2>',
	};
	const documents = Object.entries(files).map(([path, text]) => [`docs/${path}`, text]);
	const settings = config === undefined ? {} : { 'docs/pinakes.config.json': config };
	const root = tempFolder({ ...built, ...Object.fromEntries(documents), ...settings });
	return lintFolders([join(root, 'docs')], { site: join(root, 'built') });
}

describe('lint --site', () => {
	it('reports anchors that the built page does not have, by their lines', async () => {
		const { problems } = await lint({
			'a.md': '# A\n\n## One\n\n## Zwei ä\n\n## Three\n\n### <img src=x>\n\nText.\n',
			'b.md': '# B\n\nText.\n',
			'c #1.md': '# C\n\n## One\n',
		});
		expect(problems.map(({ file, line, rule, message }) => [file, line, rule, message])).toEqual([
			['a.md', 7, 'site-anchor', 'the page /a of the built site has no anchor #three'],
		]);
	});

	it('looks up pages without the path below which the site is served', async () => {
		const config = JSON.stringify({ site: { url: '/base/', generator: 'docusaurus', pages: { '**': '/:path' } } });
		const { problems } = await lint({ 'a.md': '# A\n\n## One\n\n## Two\n' }, config);
		expect(problems.map(({ file, line, rule }) => [file, line, rule])).toEqual([['a.md', 5, 'site-anchor']]);
	});

	it('reports a page that is not there once, and never leaves the folder', async () => {
		const { problems } = await lint({ 'c.md': '# C\n\n## D\n\n## E\n', 'up.md': '---\nslug: /../docs/a\n---\n# Up\n' });
		expect(problems.map(({ file, rule }) => [file, rule])).toEqual([
			['c.md', 'site-page'],
			['up.md', 'site-page'],
		]);
	});

	it('needs the places of pages, and a folder', async () => {
		await expect(lint({ 'a.md': '# A\n' }, '{}')).rejects.toThrow('lint --site needs `site`');
		const root = tempFolder({ 'pinakes.config.json': CONFIG });
		await expect(lintFolders([root], { site: join(root, 'gone') })).rejects.toThrow('is not a folder');
	});
});
