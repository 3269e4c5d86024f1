import { existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildIndex, publishSite } from '@pinakes/indexer';
import { renderPage } from '@pinakes/indexer/internal';
import { openIndex, searchText } from '@pinakes/query';
import { directorySource } from '@pinakes/query/node';
import { type Files, tempFolder } from '@pinakes/testing/temp-folder';
import fc from 'fast-check';
import { parseDocument } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import { documentAt, fileLinkOf, linkBetween, pagePaths } from './html-pages.ts';

const PNG = new Uint8Array([137, 80, 78, 71]);

async function publish(files: Files, html: { sourceUrl?: string } = {}, baseUrl?: string) {
	const sources = tempFolder(files);
	const [index, out] = [join(tempFolder(), 'index'), join(tempFolder(), 'site')];
	await buildIndex({ folders: [sources], out: index });
	const head = { title: 'Acme', baseUrl, html: { pictures: sources, ...html } };
	publishSite({ index, out, ...head });
	return { out, sources, read: (path: string) => readFileSync(join(out, path), 'utf8') };
}

const BACKUP =
	'---\ntitle: Backups\n---\n# Backups\n\nSee [restoring](#restore-it), [the rest](../other.md#x), [files](../gone.js).\n\n## Restore it {#restore-it}\n\nCopy it back. ![A disk](disk.png)\n\n## Restore it\n\n| a | b |\n| - | -: |\n| 1 | 2 |\n';

describe('HTML pages', () => {
	it('have the text of the document, with links to the other pages', async () => {
		const files = { 'guide/backup.md': BACKUP, 'other.md': '# Other\n', 'guide/disk.png': PNG };
		const { out, read } = await publish(files, { sourceUrl: 'https://code.example/blob/main' });
		const page = read('guide/backup.html');
		expect(page).toContain('<a href="#restore-it">restoring</a>, <a href="../other.html#x">the rest</a>');
		expect(page).toContain('<a href="https://code.example/blob/main/gone.js">files</a>');
		expect(page).toContain('<h2 id="restore-it">Restore it</h2>');
		expect(page).toContain('<td class="right">2</td>');
		expect(page).not.toContain(' style=');
		expect(page).toContain('<img src="disk.png" alt="A disk">');
		expect(readFileSync(join(out, 'guide/disk.png'))).toEqual(Buffer.from(PNG));
		expect(page).toContain('<pinakes-search index="../index/" pages="../"');
		expect(read('index.html')).toContain('<a href="guide/backup.html">Backups</a>');
	});

	it('are where hits lead, with the anchor of the section', async () => {
		const { out } = await publish({ 'guide/backup.md': BACKUP, 'README.md': '# Start\n\nBegin.\n\n## Copy\n' });
		const index = await openIndex(directorySource(join(out, 'index')));
		const urlOf = async (query: string) => (await searchText(index, query)).hits[0]?.url;
		expect(await urlOf('copy it back')).toBe('guide/backup.html#restore-it');
		expect(await urlOf('begin')).toBe('index.html');
		const based = await publish({ 'a b.md': '# A\n\n## Ü part\n\nSpecial.\n' }, {}, 'https://docs.example/kb');
		const { hits } = await searchText(await openIndex(directorySource(join(based.out, 'index'))), 'special');
		expect(hits[0]?.url).toBe('https://docs.example/kb/a%20b.html#%C3%BC-part');
		expect(based.read('a b.html')).toContain('id="ü-part"');
	});

	it('begin with their titles, wherever these are from', async () => {
		const { read } = await publish({
			'a.md': '---\ntitle: From <front> matter\n---\nText.\n\n## Part\n',
			'b.md': '## First\n\n### Second\n',
			'c.md': '<h1 align="center">Own</h1>\n\nText.\n',
			'notes/Only name.md': 'Text.\n',
		});
		const [h1, p] = ['<main id="text" tabindex="-1">\n<h1>', '<main id="text" tabindex="-1">\n<p>'];
		expect(read('a.html')).toContain(`${h1}From &#60;front&#62; matter</h1>\n<p>Text.</p>`);
		expect(read('b.html')).not.toContain('<h1');
		expect(read('c.html')).toContain(`${p}Own</p>`);
		expect(read('notes/Only name.html')).toContain(`${h1}Only name</h1>`);
	});

	it('say in which language they are, by what they declare, their letters, words and path', async () => {
		const { read } = await publish({
			'en.md': '# Backups\n\nStop the server, then copy it.\n',
			'fr.md':
				'# Sauvegardes\n\nPour restaurer la sauvegarde, vous devez arrêter le serveur avant que les données soient copiées avec cet outil.\n',
			'ja.md': '# バックアップ\n\nサーバーを停止してからファイルをコピーします。\n',
			'ko.md':
				'# 백업\n\n서버를 멈춘 다음 파일을 복사합니다.\n\n```\nserver --stop --and-copy-all-files-to-the-disk\n```\n',
			'zh-TW/backup.md': '# 備份\n\n停止伺服器，然後複製檔案。\n',
			'pl.md': '---\nlang: pl\n---\n# Kopie\n\nZatrzymaj serwer.\n',
			'page.html': '<html lang="pt_BR"><body><main><h1>Cópias</h1><p>Pare o servidor.</p></main></body></html>',
		});
		const langOf = (path: string) => /<html lang="([^"]*)">/.exec(read(path))?.[1];
		const paths = ['en', 'fr', 'ja', 'ko', 'zh-TW/backup', 'pl', 'page', 'index'];
		expect(paths.map((path) => langOf(`${path}.html`))).toEqual(['en', 'fr', 'ja', 'ko', 'zh-TW', 'pl', 'pt-BR', 'en']);
		expect(read('fr.html')).toContain('<a class="skip" href="#text" lang="en">Skip to the text</a>');
		expect(read('zh-TW/backup.html')).toContain('<a class="skip" href="#text">跳到正文</a>');
	});

	it('have the anchors in comments behind headings', async () => {
		const { out, read } = await publish({ 'a.md': '# A {/*a*/}\n\n## 使い方 {/*usage*/}\n\nSpecial.\n' });
		expect(read('a.html')).toContain('<h2 id="usage">使い方</h2>');
		const { hits } = await searchText(await openIndex(directorySource(join(out, 'index'))), 'special');
		expect(hits[0]?.url).toBe('a.html#usage');
	});

	it('have every text once if two files would have one page', () => {
		const paths = pagePaths(['README.md', 'index.md', 'A.md', 'a.txt', 'debug/index.md'], ['debug/index.html']);
		expect([...paths.values()]).toEqual(['index.html', 'index.md.html', 'A.html', 'a.txt.html', 'debug/index.md.html']);
	});

	it('have no link that runs a script, whatever a file is called', async () => {
		const files = {
			'a.md': '# A\n\n[one](./javascript:alert(1).md) [two](<./javascript:b.txt>) [three](javascript:alert(3))\n',
			'javascript:alert(1).md': '# B\n\n[a](a.md)\n',
		};
		const { read } = await publish(files, { sourceUrl: 'https://code.example/blob/main/' });
		const all = ['a.html', 'index.html', 'javascript:alert(1).html'].map(read).join('');
		expect(all).toContain('href="./javascript:alert(1).html"');
		expect(all).not.toMatch(/(?:href|src)="?[ \t]*(?:javascript|data:text|vbscript)/i);
	});

	it('leave out pictures that are not below the folder, and what could run as one', async () => {
		const outside = join(tempFolder({ 'secret.png': PNG }), 'secret.png');
		const text = '# A\n\n![one](link.png) ![two](../x.png) ![three](a.svg) ![four](https://x.example/a.png)\n';
		const sources = tempFolder({ 'a.md': text, 'a.svg': '<svg/>' });
		symlinkSync(outside, join(sources, 'link.png'));
		writeFileSync(join(sources, '..', 'x.png'), PNG);
		const [index, out] = [join(tempFolder(), 'index'), join(tempFolder(), 'site')];
		await buildIndex({ folders: [sources], out: index });
		publishSite({ index, out, title: 'A', html: { pictures: sources } });
		expect(readFileSync(join(out, 'a.html'), 'utf8')).toContain('<p>one two three four</p>');
		expect(existsSync(join(out, 'link.png'))).toBe(false);
	});
});

describe('renderPage', () => {
	const targets = { link: (href: string) => href, picture: () => undefined };

	it('shows only the texts of tags', () => {
		const text =
			'a <b onclick="x">bold</b><br>\n\n<details open>\n<summary>More</summary>\n\n<!-- no -->\n\n[x](javascript:y) <script>z</script>\n\n```sh <b>\n<i>\n```\n';
		expect(renderPage(text, targets).html).toBe(
			'<p>a bold<br></p>\n<p>More</p>\n<p>[x](javascript:y) z</p>\n<pre tabindex="0"><code>&lt;i&gt;\n</code></pre>\n',
		);
	});

	it('writes no tag or attribute from the text', () => {
		const part = fc.constantFrom(
			...[
				'<',
				'>',
				'"',
				"'",
				'`',
				'[',
				'](',
				')',
				'![',
				'<script>',
				'onload=',
				'javascript:',
				'\n',
				'| ',
				'|-|',
				'# ',
				'&lt;',
				'x',
			],
		);
		fc.assert(
			fc.property(fc.array(part, { maxLength: 40 }), (parts) => {
				const html = renderPage(parts.join(''), targets).html;
				const visit = (node: { name?: string; attribs?: Record<string, string>; children?: unknown[] }): void => {
					expect(['script', 'svg', 'iframe', 'style']).not.toContain(node.name);
					for (const [name, value] of Object.entries(node.attribs ?? {})) {
						expect(['href', 'id', 'class', 'tabindex', 'start']).toContain(name);
						if (name === 'href') expect(value).not.toMatch(/^\s*javascript:/i);
					}
					for (const child of node.children ?? []) visit(child as typeof node);
				};
				visit(parseDocument(html) as unknown as Parameters<typeof visit>[0]);
			}),
		);
	});
});

describe('links', () => {
	it.each([
		['docs/a.md', '../README.md#x', 'README.md', '#x'],
		['docs/a.md', '../../up.md', '../up.md', ''],
		['a.md', 'b%20c.md', 'b c.md', ''],
		['docs/a.md', 'b/?x=1', 'docs/b/', ''],
	])('%s: %s', (from, href, path, hash) => {
		expect(fileLinkOf(from, href)).toEqual({ path, hash });
	});

	it('find documents without their endings, and those of folders', () => {
		const ids = new Map(['a/b.md', 'a/README.md', 'index.md'].map((id) => [id, true]));
		expect(['a/b', 'a/b.html', 'a/', 'a', '', 'x'].map((path) => documentAt(path, ids))).toEqual([
			...['a/b.md', 'a/b.md', 'a/README.md', 'a/README.md', 'index.md', undefined],
		]);
		expect(linkBetween('a/b.html', 'c/d e.html')).toBe('../c/d%20e.html');
	});
});
