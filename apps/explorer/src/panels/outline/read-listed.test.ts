import { indexMarkdown } from '@pinakes/indexer';
import { memorySource, openIndex } from '@pinakes/query';
import { describe, expect, it } from 'vitest';
import { findHeading } from '../get/find-heading.ts';
import { readHeadings, readListed } from './read-listed.ts';

const PAGES = { 'a.md': '# Alpha\n\n## Install the server\n', 'b.md': '# Beta\n\n## Use it\n\ntext\n' };

async function openPages() {
	return openIndex(memorySource(indexMarkdown(Object.entries(PAGES).map(([path, text]) => ({ path, text })))));
}

describe('the documents of a list', () => {
	it('have their headings', async () => {
		const listed = await readListed(await openPages());
		expect(listed.map(({ title, headings }) => [title, headings?.length])).toEqual([
			['Alpha', 1],
			['Beta', 1],
		]);
	});

	it('have paths alone in a large index, and headings when these are asked for', async () => {
		const index = await openPages();
		expect(await readListed(index, 1)).toEqual([
			{ path: 'a.md', title: 'a.md' },
			{ path: 'b.md', title: 'b.md' },
		]);
		expect((await readHeadings(index, 'b.md')).map(({ text }) => text)).toEqual(['Beta']);
		expect(await readHeadings(index, 'c.md')).toEqual([]);
	});
});

it('a heading of a large index is found by a search', async () => {
	const index = await openPages();
	for (const heading of ['Install the Server', 'use', 'nothing']) {
		expect(await findHeading(index, heading, 1)).toEqual(await findHeading(index, heading));
	}
});
