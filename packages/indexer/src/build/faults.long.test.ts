import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildIndex, createPackage, publishSite } from '@pinakes/indexer';
import { writeBelow } from '@pinakes/indexer/internal';
import { faultsOf, injectedFaults, runWithFault } from '@pinakes/testing/faulty-fs';
import { runs } from '@pinakes/testing/runs';
import { addFiles, openFilesBelow, readTree, tempFolder } from '@pinakes/testing/temp-folder';
import { afterAll, expect, it, vi } from 'vitest';
import { openCache, saveCache } from './cache.ts';

vi.mock('node:fs', async (load) => (await import('@pinakes/testing/faulty-fs')).faultyFs(await load()));

/** One of so many faults is injected. */
const STEP = Math.ceil(501 / runs(1));

const EMPTY = {
	words: [],
	combinations: [],
	terms: Uint32Array.of(),
	counts: Uint32Array.of(),
	ends: Uint32Array.of(),
};

/** What writes something in a folder, and what a reader then finds there. */
interface Target {
	prepare(folder: string, version: string): Promise<void>;
	write(folder: string, version: string): Promise<unknown> | unknown;
	read(folder: string): unknown;
}

const indexOf = async (folder: string, version: string): Promise<void> => {
	addFiles(folder, {
		[`${version}/a.md`]: `# ${version}\n\ntext of ${version}\n`,
		[`${version}/same.md`]: '# Same\n\nA text.\n\n## Part\n\nAnother text.\n',
		[`${version}/skills/rotate/SKILL.md`]: `---\nname: rotate\ndescription: Rotates keys of ${version}\n---\n# Rotate\n`,
		[`${version}/skills/rotate/run.sh`]: '#!/bin/sh\n',
	});
	await buildIndex({ folders: [join(folder, version)], out: join(folder, `${version}-index`), vectors: 'none' });
};
/** The folder that was written, or the one beside it that readers take if it is missing. */
const treeOf = (folder: string): unknown => {
	const out = join(folder, 'out');
	return readTree(existsSync(out) ? out : `${out}.previous`);
};

const TARGETS: Readonly<Record<string, Target>> = {
	build: {
		prepare: indexOf,
		write: (folder, version) =>
			buildIndex({ folders: [join(folder, version)], out: join(folder, 'out'), strict: true, vectors: 'none' }),
		read: treeOf,
	},
	'build beyond its memory': {
		prepare: indexOf,
		write: (folder, version) =>
			buildIndex({
				folders: [join(folder, version)],
				out: join(folder, 'out'),
				strict: true,
				vectors: 'none',
				memory: 0,
			}),
		read: treeOf,
	},
	'publish-site': {
		prepare: indexOf,
		write: (folder, version) =>
			publishSite({ index: join(folder, `${version}-index`), out: join(folder, 'out'), title: 'x' }),
		read: treeOf,
	},
	pack: {
		prepare: indexOf,
		write: (folder, version) =>
			createPackage({ index: join(folder, `${version}-index`), out: join(folder, 'out'), name: 'x' }),
		read: treeOf,
	},
	'what commands write': {
		prepare: async () => {},
		write: (folder, version) => writeBelow(folder, { 'out/file.json': version }),
		read: treeOf,
	},
	'build cache': {
		prepare: async () => {},
		write: (folder, version) =>
			saveCache(
				join(folder, 'builds/x.bin'),
				version,
				{ file: undefined, write: (to) => to.add([], EMPTY) },
				{ vectors: undefined },
			),
		read: (folder) =>
			['old', 'new'].find((version) => {
				const cache = openCache(join(folder, 'builds/x.bin'), version, expect.fail);
				cache?.tail();
				cache?.close();
				return cache !== undefined;
			}),
	},
};

afterAll(() => console.log(`${injectedFaults()} faults of the file system`));

it.each(Object.entries(TARGETS))(
	'%s leaves the old or the new, and succeeds next',
	async (_, { prepare, write, read }) => {
		const folder = tempFolder();
		for (const version of ['old', 'new']) await prepare(folder, version);
		await write(folder, 'old');
		const old = read(folder);
		const count = await runWithFault(undefined, () => write(folder, 'new'));
		const fresh = read(folder);
		expect(fresh).not.toEqual(old);
		for (const fault of faultsOf(count, STEP)) {
			await write(folder, 'old');
			expect(read(folder)).toEqual(old);
			await runWithFault(fault, () => write(folder, 'new'));
			const left = JSON.stringify(read(folder));
			expect([JSON.stringify(old), JSON.stringify(fresh)].includes(left), `${JSON.stringify(fault)} left ${left}`).toBe(
				true,
			);
			expect(openFilesBelow(folder)).toEqual([]);
		}
		await write(folder, 'new');
		expect(read(folder)).toEqual(fresh);
	},
);
