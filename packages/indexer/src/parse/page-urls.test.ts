import { BuildError } from '@pinakes/indexer';
import { describe, expect, it } from 'vitest';
import { readPage } from '../../testing/read-document.ts';

/** The URLs of a document's sections for what a configuration says under `site`. */
function urls(site: unknown, path: string, text = '# Title\n'): (string | undefined)[] {
	const sections = readPage(site, path, text)?.text.sections ?? [];
	return sections.map(({ url }) => url);
}

const DOCUSAURUS = {
	url: 'https://acme.dev',
	generator: 'docusaurus',
	pages: {
		'docs/**': '/docs/:path',
		'i18n/:lang/docusaurus-plugin-content-docs/current/**': '/:lang/docs/:path',
		'versioned_docs/version-:version/**': '/docs/:version/:path',
		'blog/**': '/blog/:post',
		'README.md': '/',
	},
};
const VITEPRESS = { generator: 'vitepress', pages: { 'docs/**': '/:path' } };
const HUGO = { url: 'https://acme.dev/base/', generator: 'hugo', pages: { 'content/**': '/:path' } };
const MKDOCS = { generator: 'mkdocs', pages: { 'docs/**': '/:path' } };
const ASTRO = { generator: 'astro', pages: { 'src/pages/**': '/:path' } };
const STARLIGHT = { generator: 'starlight', pages: { 'src/content/docs/**': '/base/:path' } };
const GITHUB = { url: 'https://github.com/acme/docs/blob/main' };

describe('the URL of a page', () => {
	it('is the address that a generator says, and other documents are left out', () => {
		const addresses = { 'a/01-x.md': '/kb/备份 1/', 'b.md': './b/' };
		const site = { url: 'https://acme.dev', generator: 'docusaurus', addresses };
		const text = '# T\n\n## Restore\n';
		expect(urls(site, 'a/01-x.md', text)).toEqual(
			['/kb/备份%201/', '/kb/备份%201/#restore'].map((url) => site.url + url),
		);
		expect(urls(site, 'b.md', text)).toEqual(['./b/', './b/#restore']);
		expect(readPage(site, 'c.md', text)).toBeUndefined();
		for (const address of ['javascript:alert(1)', 'https://x.example', ''])
			expect(() => readPage({ addresses: { 'a.md': address } }, 'a.md', text)).toThrow('begins with a slash');
	});

	it('has the id of a heading that is a tag, or the anchor above it', () => {
		const text =
			'# T\n\n## Setup\n\n<h2 className="a" id="own">Raw</h2>\n\nText.\n\n<h3>Bare</h3>\n\nText.\n\n## Next\n';
		const site = { generator: 'docusaurus', pages: { '**': '/:path' } };
		for (const path of ['a.mdx', 'a.md'])
			expect(urls(site, path, text)).toEqual(['/a', '/a#setup', '/a#own', '/a#own', '/a#next']);
	});

	it('has the anchors of the built page, in the order of its headings, and else those of the generator', () => {
		const anchors = {
			'/a b/index.html': [
				['Nav', 'nav'],
				['T', ''],
				['get <id> ¶', 'get-ID'],
				['🚀 Go 🚀', 'go-🚀'],
				['opts', 'o'],
				['Same', 'x'],
				['Same', ''],
			],
		};
		const headings = ['`get &lt;id&gt;`', ':rocket: Go 🚀', 'opts { a: b }', 'Same', 'Same', 'Not built'];
		const text = ['# T', ...headings.map((heading) => `## ${heading}`)].join('\n\n').replaceAll('`', '');
		const site = { generator: 'vitepress', addresses: { 'a.md': '/a b' }, anchors };
		const expected = ['', '#get-ID', '#go-🚀', '#o', '#x', '#x', '#not-built'].map((anchor) => `/a%20b${anchor}`);
		expect(urls(site, 'a.md', text)).toEqual(expected);
	});

	it.each([
		[DOCUSAURUS, 'docs/guide/install.md', '', 'https://acme.dev/docs/guide/install'],
		[DOCUSAURUS, 'docs/02-guide/1. install.md', '', 'https://acme.dev/docs/guide/install'],
		[DOCUSAURUS, 'docs/2021-11-foo/1.2-notes.md', '', 'https://acme.dev/docs/2021-11-foo/1.2-notes'],
		[DOCUSAURUS, 'docs/guide/index.md', '', 'https://acme.dev/docs/guide/'],
		[DOCUSAURUS, 'docs/guide/README.md', '', 'https://acme.dev/docs/guide/'],
		[DOCUSAURUS, 'docs/guide/Index.md', '', 'https://acme.dev/docs/guide/'],
		[DOCUSAURUS, 'docs/guide/guide.md', '', 'https://acme.dev/docs/guide/'],
		[DOCUSAURUS, 'docs/guide/guide.md', 'id: guide', 'https://acme.dev/docs/guide/'],
		[DOCUSAURUS, 'docs/guide/Guide.md', '', 'https://acme.dev/docs/guide/'],
		[DOCUSAURUS, 'docs/guide/guide.md', 'slug: start', 'https://acme.dev/docs/guide/start'],
		[DOCUSAURUS, 'docs/02-guide/guide.md', '', 'https://acme.dev/docs/guide/guide'],
		[DOCUSAURUS, 'docs/guide/a.md', 'slug: /start', 'https://acme.dev/docs/start'],
		[DOCUSAURUS, 'docs/guide/a.md', 'slug: b', 'https://acme.dev/docs/guide/b'],
		[DOCUSAURUS, 'docs/guide/a.md', 'slug: ../b', 'https://acme.dev/docs/b'],
		[DOCUSAURUS, 'docs/guide/a.md', 'slug: /', 'https://acme.dev/docs/'],
		[DOCUSAURUS, 'docs/guide/a.md', 'id: part-1', 'https://acme.dev/docs/guide/part-1'],
		[DOCUSAURUS, 'i18n/zh-Hans/docusaurus-plugin-content-docs/current/a.md', '', 'https://acme.dev/zh-Hans/docs/a'],
		[DOCUSAURUS, 'versioned_docs/version-1.2/a.md', '', 'https://acme.dev/docs/1.2/a'],
		[DOCUSAURUS, 'README.md', '', 'https://acme.dev/'],
		[DOCUSAURUS, 'drafts/a.md', '', undefined],
		[{ ...DOCUSAURUS, ending: '/' }, 'docs/a.md', '', 'https://acme.dev/docs/a/'],
		[DOCUSAURUS, 'blog/2021-08-26-welcome/index.mdx', '', 'https://acme.dev/blog/2021/08/26/welcome'],
		[DOCUSAURUS, 'blog/news/2019-5-8.md', '', 'https://acme.dev/blog/2019/5/8/news/'],
		[DOCUSAURUS, 'blog/2019-05-28-first.md', 'slug: hello', 'https://acme.dev/blog/hello'],
		[DOCUSAURUS, 'blog/2019-05-28-first.md', 'slug: /a/b', 'https://acme.dev/blog/a/b'],
		[DOCUSAURUS, 'blog/2019-05-28-first.md', 'id: one', 'https://acme.dev/blog/2019/05/28/first'],
		[DOCUSAURUS, 'blog/2024/01/02/plain.md', '', 'https://acme.dev/blog/2024/01/02/plain'],
		[DOCUSAURUS, 'blog/welcome.md', '', 'https://acme.dev/blog/welcome'],
		[{ ...VITEPRESS, url: '/base/' }, 'docs/guide/a.md', '', '/base/guide/a.html'],
		[{ ...VITEPRESS, url: '/' }, 'docs/guide/a.md', '', '/guide/a.html'],
		[VITEPRESS, 'docs/guide/a b.md', '', '/guide/a%20b.html'],
		[VITEPRESS, 'docs/index.md', '', '/'],
		[VITEPRESS, 'docs/Index.md', '', '/Index.html'],
		[VITEPRESS, 'docs/中文/指南.md', '', '/中文/指南.html'],
		[{ ...VITEPRESS, ending: '' }, 'docs/guide/a.md', '', '/guide/a'],
		[HUGO, 'content/Posts/My Page.md', '', 'https://acme.dev/base/posts/my-page/'],
		[HUGO, 'content/posts/_index.md', '', 'https://acme.dev/base/posts/'],
		[HUGO, 'content/posts/a.md', 'slug: b', 'https://acme.dev/base/posts/b/'],
		[HUGO, 'content/posts/a.md', 'url: /old/path/', 'https://acme.dev/base/old/path/'],
		[MKDOCS, 'docs/guide/a.md', '', '/guide/a/'],
		[MKDOCS, 'docs/README.md', '', '/'],
		[MKDOCS, 'docs/guide/Index.md', '', '/guide/Index/'],
		[MKDOCS, 'docs/a.md', 'permalink: /x/../../y', '/y'],
		[ASTRO, 'src/pages/Guide/a.md', '', '/Guide/a/'],
		[ASTRO, 'src/pages/index.mdx', '', '/'],
		[{ ...ASTRO, ending: '.html' }, 'src/pages/guide/a.md', '', '/guide/a.html'],
		[STARLIGHT, 'src/content/docs/guides/v2.0 Set up.mdx', '', '/base/guides/v20-set-up/'],
		[STARLIGHT, 'src/content/docs/zh-cn/index.md', '', '/base/zh-cn/'],
		[STARLIGHT, 'src/content/docs/guides/a.md', 'slug: how-to/b', '/base/how-to/b/'],
		[GITHUB, 'docs/a b.md', 'slug: c', 'https://github.com/acme/docs/blob/main/docs/a%20b.md'],
	])('%#: %j, %s, %j: %s', (site, path, field, expected) => {
		const text = `${field === '' ? '' : `---\n${field}\n---\n`}# Title\n`;
		expect(urls(site, path, text)).toEqual([expected]);
	});

	it('has the anchor of each section, and none for the title and what is above it', () => {
		const text = '# Guide {#top}\n\n## Step\n\n## Step\n\n### 安装 {#install}\n';
		expect(urls(VITEPRESS, 'docs/a.md', text)).toEqual([
			'/a.html',
			'/a.html#step',
			'/a.html#step-1',
			'/a.html#install',
		]);
		expect(urls(VITEPRESS, 'docs/a.md', 'Before.\n\n## Step\n')).toEqual(['/a.html', '/a.html#step']);
		expect(urls(GITHUB, 'a.md', text).at(-1)).toBe('https://github.com/acme/docs/blob/main/a.md#安装-install');
	});

	it.each([
		[DOCUSAURUS, 'docs/_partial.mdx', ''],
		[DOCUSAURUS, 'docs/_parts/a.md', ''],
		[DOCUSAURUS, 'docs/a.md', 'draft: true'],
		[DOCUSAURUS, 'docs/a.md', 'unlisted: true'],
		[STARLIGHT, 'src/content/docs/a.md', 'pagefind: false'],
		[VITEPRESS, 'docs/a.md', 'search: false'],
		[MKDOCS, 'docs/a.md', 'search:\n  exclude: true'],
	])('is left out, and the document is not read: %j, %s, %j', (site, path, field) => {
		const text = `---\n${field}\n---\n# Title\n`;
		expect(readPage(site, path, text)).toBeUndefined();
		expect(readPage(undefined, path, text)).toBeDefined();
		expect(readPage(site, 'docs/a.md', '---\ndraft: false\nsearch: true\n---\n# Title\n')).toBeDefined();
	});

	it('is left out without a site, where attributes of headings are left out too', () => {
		const { text, outline } = readPage(undefined, 'a.md', '# Guide { .big #top }\n') ?? {};
		expect(text?.sections?.[0]).not.toHaveProperty('url');
		expect(outline).toMatchObject({ title: 'Guide', headings: [{ text: 'Guide' }] });
	});

	it('comes with headings without their custom ids', () => {
		const site = VITEPRESS;
		const { outline, text } = readPage(site, 'docs/a.md', '# Guide {#top}\n\n## Step {#s}\n') ?? {};
		expect([outline?.title, outline?.headings[0]?.text]).toEqual(['Guide', 'Guide']);
		expect(text?.sections?.[1]?.headings).toEqual(['Guide', 'Step']);
	});

	it('of Docusaurus is read as MDX, as Docusaurus reads it', () => {
		const text = "import A from 'a';\n\n# Title\n\n{/* hidden */}\n\n<A>kept</A>\n";
		const { text: read } = readPage(DOCUSAURUS, 'docs/a.md', text) ?? {};
		expect(read?.sections?.map((section) => section.text.trim())).toEqual(['# Title\n\n\n\nkept']);
	});

	it('of Docusaurus has the anchors in comments behind its headings', () => {
		const text =
			'---\ntitle: A\n---\n\n## One {/* #first */}\n\n## Two {/*#second note*/}\n\n## Three <!-- #third -->\n\n## Four {/* aside */}\n';
		const { outline, text: read } = readPage(DOCUSAURUS, 'docs/a.md', text) ?? {};
		expect(read?.sections?.map(({ url }) => url?.split('#')[1])).toEqual(['first', 'second', 'third', 'four']);
		expect(outline?.headings.map((heading) => heading.text)).toEqual(['One', 'Two', 'Three', 'Four']);
	});

	it('has the anchors in comments behind headings of markdown, whatever its generator', () => {
		const text = '# A {/*a*/}\n\n## 使い方 {/*usage*/}\n\n### B\n';
		expect(urls(ASTRO, 'src/pages/a.md', text)).toEqual(['/a/', '/a/#usage', '/a/#b']);
	});

	it.each([
		[{ url: 'ftp://x' }, 'site.url'],
		[{ url: '//x.example' }, 'site.url'],
		[{ url: '/\\\\x.example' }, 'site.url'],
		[{ url: 'docs' }, 'site.url'],
		[{ pages: { blog: '/:post' } }, 'site.pages'],
		[{ generator: 'jekyll' }, 'site.generator'],
		[{ pages: { '**/**': '/:path' } }, 'site.pages'],
		[{ pages: { ':a/:b/:c': '/x' } }, 'site.pages'],
		[{ pages: { '**': 'docs' } }, 'begins with a slash'],
		[{ ending: '.php' }, 'site.ending'],
	])('is refused for %j', (site, message) => {
		expect(() => readPage(site, 'a.md', '')).toThrow(BuildError);
		expect(() => readPage(site, 'a.md', '')).toThrow(message);
	});
});

it('headings have no emoji by name, which anchors have', () => {
	const site = { generator: 'vitepress', pages: { '**': '/:path' } };
	const text = '# :rocket: Start\n\n## Fast :zap:\n\n## :tada:\n\n## a:b: c';
	const sections = readPage(site, 'a.md', text)?.text.sections ?? [];
	expect(sections.map(({ headings }) => headings?.at(-1))).toEqual(['Start', 'Fast', ':tada:', 'a:b: c']);
	expect(sections.slice(0, 2).map(({ url }) => url)).toEqual(['/a.html', '/a.html#fast-zap']);
});
