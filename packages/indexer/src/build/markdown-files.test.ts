import { mkdirSync, readFileSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MAX_FILE_BYTES } from '@pinakes/indexer/internal';
import { tempFolder } from '@pinakes/testing/temp-folder';
import { describe, expect, it } from 'vitest';
import { readMarkdownFiles } from './markdown-files.ts';

/** What becomes of one file: its text, or why it was not read. */
function read(content: string | Uint8Array, name = 'a.md'): string {
	const path = join(tempFolder({ [name]: content }), name);
	const { texts, unread } = readMarkdownFiles([path]);
	expect([...texts, ...unread].map((one) => one.path)).toEqual([path]);
	return texts[0]?.text ?? `(${unread[0]?.problem})`;
}

describe('readMarkdownFiles', () => {
	it('reads each file once, in the order in which they are named, by the paths as they are named', () => {
		const folder = tempFolder({ 'b.md': '# B', 'a.md': '# A' });
		const [a, b] = [join(folder, 'a.md'), join(folder, 'b.md')];
		expect(readMarkdownFiles([b, a, b])).toEqual({
			texts: [
				{ path: b, text: '# B' },
				{ path: a, text: '# A' },
			],
			unread: [],
		});
		expect(readMarkdownFiles([])).toEqual({ texts: [], unread: [] });
	});

	it('reads paths relative to the working directory', () => {
		const { texts } = readMarkdownFiles(['./README.md']);
		expect(texts).toEqual([{ path: './README.md', text: readFileSync('README.md', 'utf8') }]);
	});

	it.each(['a.md', 'a.MD', 'a.mdc', 'a.mdx', 'a.markdown', 'a.b.md', '文档.md', '.md'])(
		'takes %j for markdown',
		(name) => {
			expect(read('text', name)).toBe('text');
		},
	);

	it.each(['a.txt', 'a.TEXT', 'README', 'LICENSE'])('reads %j as markdown if it has a heading', (name) => {
		expect(read('# A\n', name)).toBe('# A\n');
		expect(read('A\n===\n', name)).toBe('A\n===\n');
		expect(read('no heading\n', name)).toBe('(not_markdown)');
		expect(read('```\n# none\n```\n', name)).toBe('(not_markdown)');
	});

	it.each(['a.py', 'a.json', 'a.ipynb', 'a.md.bak', 'a.png', '.gitignore', 'v1.2'])(
		'does not take %j for markdown',
		(name) => {
			expect(read('# A\n', name)).toBe('(not_markdown)');
		},
	);

	it('keeps line ends, white space and all characters, and drops a byte-order mark', () => {
		const text = '\r\n# A\r\r\n\t\u2028\ufeff 文😀\f\v\n\n';
		expect(read(`\ufeff${text}`)).toBe(text);
		expect(read(text)).toBe(text);
		expect(read('')).toBe('');
		expect(read('\ufeff')).toBe('');
	});

	it.each([
		['bytes that are no UTF-8', new Uint8Array([0x23, 0x20, 0xff, 0x0a])],
		['a character that is cut', new Uint8Array([0x23, 0x20, 0xe4, 0xb8])],
		['UTF-16 without a mark', new Uint8Array([0x23, 0x00])],
		['a NUL', '# A\n\0\n'],
	])('refuses %s', (_, content) => {
		expect(read(content)).toBe('(encoding)');
	});

	it('refuses what is not there, folders, and links that lead nowhere', () => {
		const folder = tempFolder({ 'a.md': '# A' });
		mkdirSync(join(folder, 'folder.md'));
		mkdirSync(join(folder, 'folder'));
		symlinkSync('gone.md', join(folder, 'link.md'));
		symlinkSync('circle.md', join(folder, 'circle.md'));
		symlinkSync('a.md', join(folder, 'good.md'));
		const names = [
			'gone.md',
			'gone',
			'',
			'folder.md',
			'folder',
			'link.md',
			'circle.md',
			'a.md/b.md',
			'x\0.md',
			'good.md',
		];
		const paths = names.map((name) => (name === '' ? '' : join(folder, name)));
		const { texts, unread } = readMarkdownFiles(paths);
		expect(texts.map(({ path }) => path)).toEqual([paths.at(-1)]);
		expect(unread.map(({ problem }) => problem)).toEqual([
			'missing',
			'missing',
			'missing',
			'unreadable',
			'unreadable',
			'missing',
			'missing',
			'missing',
			'missing',
		]);
	});

	it('refuses what is too large', () => {
		const file = join(tempFolder(), 'a.md');
		writeFileSync(file, '# A\n');
		truncateSync(file, MAX_FILE_BYTES + 1);
		expect(readMarkdownFiles([file]).unread).toEqual([{ path: file, problem: 'too_large' }]);
	});
});
