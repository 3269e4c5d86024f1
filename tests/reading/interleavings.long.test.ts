import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { buildIndex } from '@pinakes/indexer';
import { openIndex, searchText } from '@pinakes/query';
import { directorySource } from '@pinakes/query/node';
import { checkedSource } from '@pinakes/query/signed';
import { addFiles, tempFolder } from '@pinakes/testing/temp-folder';
import { expect, it } from 'vitest';

/** Builds of equal sizes, each of which replaces the one before. */
const BUILDS = ['kiwi', 'lime', 'plum'];

/** The renames by which builds replace each other, in their order: from a folder to another one. */
const STEPS = BUILDS.slice(1).flatMap((name, i) => [
	['index', 'index.previous'],
	[name, 'index'],
	['index.previous', `old-${i}`],
]) as readonly (readonly [string, string])[];

/** All ways to put steps between the reads of a reader: how many come before each. */
function* orders(reads: number, steps: number): Generator<readonly number[]> {
	if (reads === 0) return yield [];
	for (let first = 0; first <= steps; first++) {
		for (const rest of orders(reads - 1, steps - first)) yield [first, ...rest];
	}
}

async function builtFolder(): Promise<string> {
	const folder = tempFolder();
	for (const name of BUILDS) {
		for (const i of [0, 1])
			addFiles(folder, { [`docs-${name}/${i}.md`]: `# Anchor ${i}\n\nAn anchor of build ${name}.\n` });
		await buildIndex({ folders: [join(folder, `docs-${name}`)], out: join(folder, name), vectors: 'none' });
	}
	return folder;
}

it.each([
	['directorySource', directorySource],
	['checkedSource', (folder: string) => checkedSource(directorySource(folder))],
])(
	'three readers of %s answer from one build, in all orders of their reads and of two builds',
	{},
	async (_, sourceOf) => {
		const folder = await builtFolder();
		const at = (name: string): string => join(folder, name);
		let count = 0;
		for (const order of orders(5, STEPS.length)) {
			renameSync(at(BUILDS[0] as string), at('index'));
			let done = 0;
			let reads = 0;
			const step = (): void => {
				const [from, to] = STEPS[done++] as (typeof STEPS)[number];
				renameSync(at(from), at(to));
			};
			/** A reader whose reads come after so many steps of the builds; the last goes on alone. */
			const ask = async (): Promise<string> => {
				const source = sourceOf(at('index'));
				const index = await openIndex({
					...source,
					read(path) {
						for (let steps = order[reads++] ?? 0; steps > 0; steps--) step();
						return source.read(path);
					},
				});
				const { hits } = await searchText(index, 'anchor', { texts: true, threshold: 0 });
				return [...new Set(hits.map(({ text = '' }) => /build (\w+)\./.exec(text)?.[1]))].join();
			};
			const answers = await Promise.all([ask(), ask(), ask()]);
			for (const answer of answers) expect(BUILDS, JSON.stringify(order)).toContain(answer);
			while (done < STEPS.length) step();
			// Everything is put back where it was.
			renameSync(at('index'), at(BUILDS[2] as string));
			renameSync(at('old-1'), at(BUILDS[1] as string));
			renameSync(at('old-0'), at(BUILDS[0] as string));
			count++;
		}
		expect(count).toBe(462);
	},
);
