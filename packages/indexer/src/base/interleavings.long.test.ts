import { join } from 'node:path';
import { buildIndex, createPackage, publishSite, writeIndex as replaceFolder } from '@pinakes/indexer';
import { readIndex } from '@pinakes/indexer/internal';
import { runInterrupted } from '@pinakes/testing/faulty-fs';
import { addFiles, readTree, tempFolder } from '@pinakes/testing/temp-folder';
import { expect, it, vi } from 'vitest';

vi.mock('node:fs', async (load) => (await import('@pinakes/testing/faulty-fs')).faultyFs(await load()));

type Files = ReturnType<typeof readIndex>['files'];

/** The files of two indexes, whose texts have the same lengths. */
async function twoIndexes(folder: string): Promise<[Files, Files]> {
	const [one, two] = await Promise.all(
		['one', 'two'].map(async (name) => {
			addFiles(folder, {
				[`${name}/a.md`]: `# Page\n\ntext of ${name}\n`,
				[`${name}/b.md`]: `# Other\n\n${name} too\n`,
			});
			const out = join(folder, `${name}-index`);
			await buildIndex({ folders: [join(folder, name)], out, vectors: 'none' });
			return readIndex(out).files;
		}),
	);
	return [one as Files, two as Files];
}

/** What reads an index and makes something of it, and of so many calls each that the index is replaced before. */
const MAKERS: readonly (readonly [string, number, (index: string, out: string) => unknown])[] = [
	['an index is read', 1, (index) => Object.fromEntries(readIndex(index).files)],
	[
		'a site is published',
		29,
		(index, out) => {
			publishSite({ index, out, title: 'x' });
			return readTree(out);
		},
	],
	[
		'a package is made',
		79,
		(index, out) => {
			createPackage({ index, out, name: 'x' });
			return readTree(out);
		},
	],
];

it.each(MAKERS)('%s of one build, whenever a build replaces the index', async (_, step, make) => {
	const folder = tempFolder();
	const [one, two] = await twoIndexes(folder);
	const [index, out] = [join(folder, 'index'), join(folder, 'out')];
	const madeOf = (files: Files): unknown => {
		replaceFolder(index, files);
		return make(index, out);
	};
	const [ofTwo, ofOne] = [madeOf(two), madeOf(one)];
	expect(ofTwo).not.toEqual(ofOne);
	let orders = 0;
	for (let isReplaced = true; isReplaced; orders++) {
		replaceFolder(index, one);
		isReplaced = false;
		const replace = (): void => {
			isReplaced = true;
			replaceFolder(index, two);
		};
		let made: unknown;
		try {
			runInterrupted(1 + orders * step, replace, () => {
				made = make(index, out);
			});
			expect([ofOne, ofTwo], `order ${orders}`).toContainEqual(made);
		} catch (cause) {
			// Half of what was read is another build's: nothing is made of it, and the next attempt succeeds.
			expect(cause).toMatchObject({ name: 'BuildError' });
		}
		expect(make(index, out)).toEqual(isReplaced ? ofTwo : ofOne);
	}
	expect(orders).toBeGreaterThan(5);
});
