import { join } from 'node:path';
import { readTree, tempFolder } from '@pinakes/testing/temp-folder';
import { expect } from 'vitest';
import { buildIndex, createBuilder } from '../build/build.ts';
import { emptyCache } from '../build/build-cache.ts';
import { readCache, writeCache } from '../build/cache-file.ts';
import { makeIndex } from '../build/make-index.ts';
import type { BuildOptions } from '../build/options.ts';
import { StageMemo } from '../build/stage-memo.ts';
import { writeIndex } from '../build/write-index.ts';

/** Three ways to build an index of the same folders. */
export interface Builds {
	/** Builds in the same process, with a cache from disk, and without a cache, and expects the same bytes. */
	compare(): Promise<void>;
}

/** Creates builds of folders. `onStep` is only called for the first one. */
export function buildsOf(options: Omit<BuildOptions, 'out'>): Builds {
	const root = tempFolder();
	const [warm, cached, cold, file] = ['warm', 'cached', 'cold', 'cache'].map((name) => join(root, name)) as [
		string,
		string,
		string,
		string,
	];
	const builder = createBuilder({ ...options, out: warm });
	const quiet = { ...options, onStep: () => {} };
	return {
		async compare() {
			const { changes: _, ...result } = await builder.build();
			const found = readCache(file);
			const cache = found !== undefined && 'cache' in found ? found.cache : emptyCache();
			const made = await makeIndex({ cache, memo: new StageMemo(), written: new Map() }, { ...quiet, out: cached });
			writeIndex(cached, made.files);
			expect(writeCache(file, made.cache)).toBeUndefined();
			const expected = await buildIndex({ ...quiet, out: cold });
			expect(readTree(warm)).toEqual(readTree(cold));
			expect(readTree(cached)).toEqual(readTree(cold));
			expect([result, { written: true, ...made.result }]).toEqual([expected, expected]);
		},
	};
}
