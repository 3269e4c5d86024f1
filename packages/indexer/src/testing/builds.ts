import { join } from 'node:path';
import { readTree, tempFolder } from '@pinakes/testing/temp-folder';
import { expect } from 'vitest';
import type { BuildOptions } from '../build/build.ts';
import { buildIndex } from '../build/build.ts';

/** Ways to build an index of the same folders. */
export interface Builds {
	/** Builds with a cache, in one run and in many, and without a cache, and expects the same bytes. */
	compare(): Promise<void>;
}

/** Creates builds of folders. `onStep` is only called for the first one. */
export function buildsOf(options: Omit<BuildOptions, 'out'>): Builds {
	const root = tempFolder();
	const quiet = { ...options, onStep: () => {} };
	const onNotice = (notice: string): void => expect.fail(notice);
	return {
		async compare() {
			const cached = { out: join(root, 'cached'), cache: join(root, 'cache'), onNotice };
			const inRuns = { out: join(root, 'runs'), cache: join(root, 'cache'), onNotice, memory: 0 };
			const result = await buildIndex({ ...options, ...cached });
			const resultInRuns = await buildIndex({ ...quiet, ...inRuns });
			const expected = await buildIndex({ ...quiet, out: join(root, 'cold') });
			expect(readTree(cached.out)).toEqual(readTree(join(root, 'cold')));
			expect(readTree(inRuns.out)).toEqual(readTree(join(root, 'cold')));
			expect([result, resultInRuns]).toEqual([expected, expected]);
		},
	};
}
