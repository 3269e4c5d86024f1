import { buildIndex } from '@pinakes/indexer';
import { tempFolder } from '@pinakes/testing/temp-folder';
import { describe, expect, it } from 'vitest';
import { besidePages, isMenu, isTemplate } from './left-out.ts';

describe('templates', () => {
	it.each([
		'.changeset/brave-cats-jump.md',
		'packages/a/.changeset/README.md',
		'.github/ISSUE_TEMPLATE/bug_report.md',
		'.github/PULL_REQUEST_TEMPLATE.md',
		'docs/pull_request_template.md',
		'.github/PULL_REQUEST_TEMPLATE/release.md',
		'.gitlab/merge_request_templates/Default.md',
	])('a file at %s is a template', (path) => {
		expect(isTemplate(path)).toBe(true);
	});

	it.each([
		'.github/CODE_OF_CONDUCT.md',
		'.github/copilot-instructions.md',
		'docs/changeset/a.md',
		'.github/ISSUE_TEMPLATE/bug.yml',
		'about_issue_template.md',
	])('a file at %s is read', (path) => {
		expect(isTemplate(path)).toBe(false);
	});
});

const MENU = '* [Home](/)\n- Guides\n  - [Start](start.md)\n  1. [Next](next.md "Next page")\n\n---\n';

describe('menus', () => {
	it.each([
		['_sidebar.md', `<!-- docs/_sidebar.md -->\n\n${MENU}`],
		['docs/_navbar.md', '- [En](/)\n- [De](/de/)\n'],
		['src/SUMMARY.md', '# Summary\n\n[Introduction](README.md)\n\n# Guides\n\n- [Draft]()\n  - [`a` and b](b.md)\n'],
		[
			'modules/ROOT/nav.adoc',
			':x: y\n.Guides\n* xref:index.adoc[Home]\n** Group\n*** https://a.b/c[API^]\ninclude::more.adoc[]\n',
		],
		['modules/a/nav-b.adoc', '* <<start,Start>>\r\n* link:x.html[X]\r\n'],
	])('%s is a menu', (path, text) => {
		expect(isMenu(path, text)).toBe(true);
	});

	it.each([
		['menu.md', MENU],
		['SUMMARY.md', '# Summary\n\nWe sold [more](a.md) than last year.\n'],
		['SUMMARY.md', '# Summary\n\n- [A](a.md): what it does\n'],
		['SUMMARY.md', '# Summary\n\n- a thing\n'],
		['navigation.md', MENU],
	])('%s has another name or text than a menu and is read', (path, text) => {
		expect(isMenu(path, text)).toBe(false);
	});
});

it('templates and menus are left out and listed, unless the configuration includes them', async () => {
	const files = {
		'.changeset/a.md': '---\n"a": minor\n---\nFaster.\n',
		'.changeset/b.md': 'Smaller.\n',
		'README.md': '# Tool\n\nText\n',
		'docs/SUMMARY.md': MENU,
	};
	const build = async (config: object) => {
		const root = tempFolder({ ...files, 'pinakes.config.json': config });
		const options = { vectors: 'none' } as const;
		const { summary } = await buildIndex({ folders: [root], out: `${root}/index`, ...options });
		return [summary.documents, summary.files, summary.left_out];
	};
	expect(await build({})).toEqual([1, 1, ['.changeset/a.md', '.changeset/b.md', 'docs/SUMMARY.md']]);
	expect(await build({ include: ['.changeset/a.md', 'docs/**'] })).toEqual([3, 3, ['.changeset/b.md']]);
	expect(await build({ markdown: [{ include: '.changeset/*.md' }] })).toEqual([3, 3, ['docs/SUMMARY.md']]);
});

const REDIRECTS = {
	'jekyll.md': '---\ntitle: Setup\nredirect_to: /install/\n---\n',
	'gitlab.md': "---\nredirect_to: 'install.md'\n---\n\nThis document was moved to [another location](install.md).\n",
	'docfx.md': '---\nredirect_url: /install\n---\n# Setup\n',
	'refresh.md': '<meta http-equiv="refresh" content="0; url=install.html">\n',
	'refresh.html': '<html><head><meta content="0;url=install.html" http-equiv=refresh></head><body></body></html>',
	'moved.md': '# Setup\n\nThis page has moved to [Install](./install.md).\n',
	'chinese.md': '# 安装\n\n本页已移动到[安装](install.md)。\n',
};

const PAGES = {
	'install.md': '---\nredirect_from: /setup/\n---\n# Install\n\nRun it.\n',
	'external.md': '# Validation\n\nThe content of this page was moved to [another project](https://example.org/).\n',
	'option.md': '# Options\n\n`--old` has been renamed to [`--new`](install.md#new).\n',
	'flag.md': '---\nredirect: true\n---\n# Flags\n\nText.\n',
	'long.md': `# Refresh\n\nA page is redirected by \`<meta http-equiv="refresh" content="0; url=x">\`. ${'More about it. '.repeat(40)}\n`,
};

/** Pages for no reader who searches. */
const NO_USE = {
	'404.html': '<html><body><h1>Not found</h1></body></html>',
	'zh/404/index.html': '<html><body><h1>找不到</h1></body></html>',
	'thanks.html': '<html><head><meta name="robots" content="noindex, follow"></head><body><h1>Thanks</h1></body></html>',
	'hello.html': '<html><head><meta content=noindex name=robots></head><body><h1>Hello</h1></body></html>',
	'_sources/page.rst.txt': 'Page\n====\n\nText.\n',
	'page.html.txt': '# Page\n\nText.\n',
	'_shared.md': '# Shared\n\nText.\n',
	'draft.md': '---\ndraft: true\n---\n# Draft\n\nText.\n',
	'robots.md': '---\nrobots: noindex, nofollow\n---\n# Builds\n\nText.\n',
	'robots-list.md': '---\nrobots: [noindex]\n---\n# Builds\n\nText.\n',
	'no-index.md': '---\nnoindex: true\n---\n# Builds\n\nText.\n',
};

const OF_USE = {
	'_index.md': '# Home\n\nText.\n',
	'index-me.md': '---\nrobots: index\nnoindex: false\n---\n# Robots\n\nText with noindex.\n',
	'errors/http/404.html': '<html><body><h1>404</h1></body></html>',
	'errors/404.md': '# 404\n\nText.\n',
	'robots.html':
		'<html><head><meta name="robots" content="index"></head><body><h1>Robots and noindex</h1></body></html>',
};

describe('pages for no reader', () => {
	it('are left out and listed', async () => {
		const root = tempFolder({ ...NO_USE, ...OF_USE });
		const { summary } = await buildIndex({ folders: [root], out: `${root}/index`, vectors: 'none' });
		expect([summary.documents, [...summary.left_out].sort()]).toEqual([
			Object.keys(OF_USE).length,
			Object.keys(NO_USE).sort(),
		]);
	});
});

it('texts that HTML hides by their own style are counted', async () => {
	const hidden = ['display: none', 'opacity:0', 'font-size:0px', 'left: -9999px'].map(
		(style) => `<p style="${style}">ibex</p>`,
	);
	const root = tempFolder({
		'a.html': `<main><h1>A</h1><p style="opacity:0.5">Seen.</p>${hidden.join('')}<p style="display:none"></p></main>`,
		'b.html': '<div style="display:none">Menu</div><main><h1>B</h1><p>Seen.</p></main>',
	});
	const { summary } = await buildIndex({ folders: [root], out: `${root}/index`, vectors: 'none' });
	expect(summary.hidden).toBe(4);
});

describe('files beside pages', () => {
	it.each([
		['the page for missing addresses', ['en/404.html', '404/index.html', 'src/pages/404.mdx', 'not-found.html'], 4],
		['a decision or standard of that number', ['404.md', '405.md', 'rfc/404.html', 'adr/404.md'], 0],
		['pages for errors', ['404.html', '403.html', '500.html'], 1],
		['sources of a built site', ['index.html', 'a.html', 'a.md', 'b/index.html', 'b.md', 'c.txt', 'api.yaml'], 3],
		['a site made by a script', ['index.html', 'a.md', 'b.md'], 0],
	])('%s', (_, paths, count) => {
		expect(besidePages(paths).size).toBe(count);
	});
});

describe('redirects', () => {
	it('are left out and listed, unless the configuration includes them', async () => {
		const build = async (config: object) => {
			const root = tempFolder({ ...REDIRECTS, ...PAGES, 'pinakes.config.json': config });
			const options = { vectors: 'none' } as const;
			return (await buildIndex({ folders: [root], out: `${root}/index`, ...options })).summary;
		};
		const { documents, left_out } = await build({});
		expect([documents, [...left_out].sort()]).toEqual([Object.keys(PAGES).length, Object.keys(REDIRECTS).sort()]);
		const included = await build({ include: ['moved.md'] });
		expect([included.documents, included.left_out.includes('moved.md')]).toEqual([
			Object.keys(PAGES).length + 1,
			false,
		]);
	});
});
