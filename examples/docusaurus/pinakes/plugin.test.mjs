import assert from 'node:assert';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { pinakes } from './plugin.mjs';

/** What Docusaurus asks of a plugin, in its order: https://docusaurus.io/docs/api/plugin-methods/lifecycle-apis. */
test('the plugin gives the theme a search bar, adds the script, and publishes an index with links to the pages', async () => {
	const siteDir = process.cwd();
	const outDir = mkdtempSync(join(tmpdir(), 'docusaurus-'));
	mkdirSync(join(outDir, 'anchors'));
	const ids = ['anchors', 'choose-an-anchor', 'drop-the-anchor'];
	writeFileSync(join(outDir, 'anchors/index.html'), ids.map((id) => `<h2 id="${id}">x</h2>`).join(''));
	const commands = [];
	const run = (args, cwd) => {
		commands.push(args[0]);
		// The other pages of the site are not built here.
		if (args[0] !== 'lint') execFileSync('npx', ['pinakes', ...args], { cwd });
	};
	const i18n = { currentLocale: 'en', defaultLocale: 'en', locales: ['en'] };
	const plugin = pinakes({ baseUrl: '/docs/', siteDir, outDir, i18n }, { folder: 'docs', run });
	assert.match(plugin.name, /^[a-z]+$/);
	assert.ok(existsSync(join(plugin.getThemePath(), 'SearchBar/index.js')));
	const [tag] = plugin.injectHtmlTags({ content: undefined }).headTags;
	assert.deepEqual(tag.attributes, { type: 'module', src: '/docs/search/pinakes-search.js' });
	assert.deepEqual(plugin.configureWebpack(), {});
	await plugin.postBuild({ outDir, siteDir, baseUrl: '/docs/' });
	assert.deepEqual(commands, ['lint', 'build', 'publish-site']);
	assert.ok(existsSync(join(outDir, 'search/pinakes-search.js')));
	const { counts } = JSON.parse(readFileSync(join(outDir, 'search/index/manifest.json'), 'utf8'));
	assert.equal(counts.documents, 3);
	const options = ['search', 'drop the anchor', '--index', join(outDir, 'search/index'), '--json'];
	const [best] = JSON.parse(execFileSync('npx', ['pinakes', ...options], { encoding: 'utf8' })).results;
	assert.equal(best.url, '/anchors#drop-the-anchor');
});

test('a language below the default one uses its index; pages are checked after the last language', async () => {
	const commands = [];
	const run = (args) => commands.push(args.join(' '));
	const data = [];
	for (const [currentLocale, baseUrl, outDir] of [
		['en', '/docs/', '/site/build'],
		['fr', '/docs/fr/', '/site/build/fr'],
	]) {
		const i18n = { currentLocale, defaultLocale: 'en', locales: ['en', 'fr'] };
		const plugin = pinakes({ baseUrl, siteDir: '/site', outDir, i18n }, { folder: '.', run });
		plugin.contentLoaded({ actions: { setGlobalData: (each) => data.push(each.index) } });
		assert.equal(plugin.injectHtmlTags({}).headTags[0].attributes.src, '/docs/search/pinakes-search.js');
		await plugin.postBuild({ outDir });
	}
	assert.deepEqual(data, ['/docs/search/index/', '/docs/search/index/']);
	assert.deepEqual(commands, [
		'build . --out /site/.pinakes',
		'publish-site --index /site/.pinakes --out /site/build/search',
		'lint . --site /site/build',
	]);
});

test('docusaurus start has the search of the last build, and before the first one a note how to get it', (context) => {
	const siteDir = mkdtempSync(join(tmpdir(), 'docusaurus-'));
	const before = process.env.NODE_ENV;
	context.after(() => {
		if (before === undefined) delete process.env.NODE_ENV;
		else process.env.NODE_ENV = before;
	});
	process.env.NODE_ENV = 'development';
	const start = () => {
		const i18n = { currentLocale: 'fr', defaultLocale: 'en', locales: ['en', 'fr'] };
		return pinakes({ baseUrl: '/docs/fr/', siteDir, outDir: join(siteDir, 'build/fr'), i18n }, { folder: 'docs' });
	};
	const [note] = start().injectHtmlTags().headTags;
	assert.match(note.innerHTML, /npm run build/);
	assert.equal(note.attributes.src, undefined);
	assert.deepEqual(start().configureWebpack(), {});
	mkdirSync(join(siteDir, 'build/search'), { recursive: true });
	writeFileSync(join(siteDir, 'build/search/pinakes-search.js'), '');
	const [script] = start().injectHtmlTags().headTags;
	assert.deepEqual(script.attributes, { type: 'module', src: '/docs/search/pinakes-search.js' });
	const [{ directory, publicPath }] = start().configureWebpack().devServer.static;
	assert.deepEqual([directory, publicPath], [join(siteDir, 'build/search'), '/docs/search']);
});
