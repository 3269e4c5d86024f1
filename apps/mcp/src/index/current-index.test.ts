import { renameSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Index, searchText } from '@pinakes/query';
import { tempFolder } from '@pinakes/testing/temp-folder';
import { describe, expect, it } from 'vitest';
import { buildInto, indexOf } from '../../testing/index-folder.ts';
import { type CurrentIndex, currentIndex } from './current-index.ts';
import { locateIndex } from './locate-index.ts';

const OLD = { 'a.md': '# Anchors\n\nThe old text of anchors.\n', 'b.md': '# Boats\n\nThe old text of boats.\n' };
const NEW = { 'a.md': '# Anchors\n\nThe new text of anchors.\n', 'b.md': '# Boats\n\nThe new text of boats.\n' };

function open(folder: string): CurrentIndex {
	return currentIndex(locateIndex(folder, { timeLimit: 1000, refreshAfter: 0 }), () => {});
}

/** The texts that are found by a word of all. */
async function texts(index: Index): Promise<string[]> {
	const { hits } = await searchText(index, 'text', { texts: true, limit: 10 });
	return hits.map(({ text = '' }) => /old|new/.exec(text)?.[0] ?? '');
}

describe('an index in a folder', () => {
	it('is opened once, as long as it stays', async () => {
		const current = open(await indexOf(OLD));
		const first = await current.use(async (index) => index);
		expect(await current.use(async (index) => index)).toBe(first);
	});

	it('is replaced between two calls after a rebuild', async () => {
		const folder = await indexOf(OLD);
		const current = open(folder);
		expect(await current.use(texts)).toEqual(['old', 'old']);
		await buildInto(folder, NEW);
		expect(await current.use(texts)).toEqual(['new', 'new']);
	});

	it('is the same index throughout a call, which is repeated if the index is replaced meanwhile', async () => {
		const folder = await indexOf(OLD);
		const current = open(folder);
		let calls = 0;
		const found = await current.use(async (index) => {
			calls++;
			// The manifest is read by now, and no part: those of the new index have the same sizes.
			if (calls === 1) await buildInto(folder, NEW);
			return texts(index);
		});
		expect(found).toEqual(['new', 'new']);
		expect(calls).toBe(2);
	});

	it('finishes a call that began before a rebuild with the old index', async () => {
		const folder = await indexOf(OLD);
		const current = open(folder);
		const found = await current.use(async (index) => {
			const before = await texts(index);
			await buildInto(folder, NEW);
			return [...before, ...(await texts(index))];
		});
		expect(found).toEqual(['old', 'old', 'old', 'old']);
	});

	it('is one and the same in each of many calls while it is rebuilt again and again', async () => {
		const folder = await indexOf(OLD);
		const current = open(folder);
		let isBuilding = true;
		const build = async (): Promise<void> => {
			for (let i = 0; i < 6; i++) await buildInto(folder, i % 2 === 0 ? NEW : OLD);
			isBuilding = false;
		};
		const call = async (): Promise<number> => {
			let calls = 0;
			while (isBuilding || calls === 0) {
				expect(new Set(await current.use(texts)).size).toBe(1);
				calls++;
			}
			return calls;
		};
		const [, ...counts] = await Promise.all([build(), call(), call(), call()]);
		expect(Math.min(...counts)).toBeGreaterThan(0);
	});

	it('answers between the two renames of a build', async () => {
		const folder = await indexOf(OLD);
		const fresh = open(folder);
		const opened = open(folder);
		await opened.use(async (index) => index.manifest);
		renameSync(folder, `${folder}.previous`);
		expect(await fresh.use(texts)).toEqual(['old', 'old']);
		expect(await opened.use(texts)).toEqual(['old', 'old']);
	});

	it('says that it is not there, and answers when it is', async () => {
		const folder = join(tempFolder(), 'index');
		const current = open(folder);
		await expect(current.use(texts)).rejects.toMatchObject({
			code: 'not_an_index',
			message: `${folder}: manifest.json is missing. Build the index again or name its folder.`,
		});
		await buildInto(folder, NEW);
		expect(await current.use(texts)).toEqual(['new', 'new']);
	});

	it.each([
		['truncated', (file: string) => truncateSync(file, 10)],
		['gone', (file: string) => rmSync(file)],
		['another', (file: string) => writeFileSync(file, '[]')],
	])('says that a part is %s, and recovers with the next build', async (_what, damage) => {
		const folder = await indexOf(OLD);
		const current = open(folder);
		damage(join(folder, 'parts/text.json'));
		await expect(current.use(texts)).rejects.toMatchObject({
			message: expect.stringMatching(/parts\/text\.json .*Build the index again or name its folder\.$/),
		});
		await buildInto(folder, NEW);
		expect(await current.use(texts)).toEqual(['new', 'new']);
	});
});
