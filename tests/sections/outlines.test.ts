import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildIndex } from '@pinakes/indexer';
import { openIndex, type Source } from '@pinakes/query';
import { type DocumentOutline, readOutlinePaths, readOutlines, readOutlinesOf } from '@pinakes/query/internal';
import { directorySource } from '@pinakes/query/node';
import { tempFolder } from '@pinakes/testing/temp-folder';
import { describe, expect, it } from 'vitest';

/** Headings at the borders of what is a heading, in several formats. */
const BORDERS = {
	'bare.md': 'No heading.\n',
	'before.md': 'First.\n\n# Later\n\ntext\n',
	'code.md': '# A `b` *c* [d](e)\n\n```\n# none\n```\n\n### Deep\n\n## Up\n\n# \n',
	'empty.md': '',
	'front.md': '---\ntitle: Declared\n---\n\nSetext\n======\n\nBelow\n-----\n',
	'lines.md': '# One\r\n\r\n## Two\r\n\r\ntext',
	'named/__proto__.md': '# constructor\n',
	'page.html': '<html><body><h1>Page</h1><p>a</p><h2>Part</h2><p>b</p></body></html>',
	'rst/part.rst': 'Title\n=====\n\nPart\n----\n\ntext\n',
	'数据库.md': '# 数据库\n\n## 复制\n\n文本\n',
};

async function built(files: Record<string, string>): Promise<string> {
	const out = join(tempFolder(), 'index');
	await buildIndex({ folders: [tempFolder(files)], out, vectors: 'none' });
	return out;
}

function outlinesIn(folder: string): DocumentOutline[] {
	return JSON.parse(readFileSync(join(folder, 'outline.json'), 'utf8')).documents;
}

function noting(source: Source, read: string[]): Source {
	return {
		...source,
		read: (path) => {
			read.push(path);
			return source.read(path);
		},
	};
}

describe('outlines', () => {
	it('are those of the public file, which is not read', async () => {
		const pages = Array.from({ length: 300 }, (_, i) => [`pages/${i}.md`, `# Page ${i}\n\n## Part ${i}\n`]);
		const folder = await built({ ...BORDERS, ...Object.fromEntries(pages) });
		const outlines = outlinesIn(folder);
		rmSync(join(folder, 'outline.json'));
		const index = await openIndex(directorySource(folder));
		expect(await index.run(readOutlines)).toEqual(outlines);
		const paths = outlines.map(({ path }) => path);
		expect(await index.run(readOutlinePaths)).toEqual(paths);
		expect(await index.run((manifest) => readOutlinePaths(manifest, 'pages/1'))).toEqual(
			paths.filter((path) => path.startsWith('pages/1')),
		);
		const asked = ['pages/7.md', 'missing.md', '数据库.md', 'named/__proto__.md', 'pages/7.md'];
		expect(await index.run((manifest) => readOutlinesOf(manifest, asked))).toEqual(
			asked.map((path) => outlines.find((outline) => outline.path === path)),
		);
	});

	it('are read a document at a time', async () => {
		const long = (i: number): string => `# Page ${i}\n\n## ${'═'.repeat(22_000)}\n`;
		const files = Array.from({ length: 257 }, (_, i) => [`${i}.md`, long(i)]);
		const folder = await built(Object.fromEntries(files));
		const read: string[] = [];
		const index = await openIndex(noting(directorySource(folder), read));
		const [outline] = await index.run((manifest) => readOutlinesOf(manifest, ['77.md']));
		expect(outline?.title).toBe('Page 77');
		expect(read.filter((path) => /^parts\/(entries|documents)\.\d/.test(path))).toHaveLength(2);
		// Too large for a file that is parsed whole.
		expect(Object.keys(index.manifest.files)).not.toContain('outline.json');
	});
});
