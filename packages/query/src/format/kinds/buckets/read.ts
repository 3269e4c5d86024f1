import { partCount } from '../../layouts/manifest-pages.ts';
import type { Manifest } from '../../manifest.ts';
import type { Recipe } from '../../recipe.ts';
import { readKeys } from '../tables.ts';
import { BUCKETS_TABLE, bucketOf } from './schema.ts';

/** Reads the entry of each key, undefined for an unknown key. The index must have buckets. */
export function readBuckets(manifest: Manifest, keys: readonly string[]): Recipe<(string | undefined)[]> {
	const buckets = partCount(manifest, BUCKETS_TABLE);
	return readKeys<string>(
		manifest,
		BUCKETS_TABLE,
		'',
		keys,
		{},
		keys.map((key) => bucketOf(key, buckets)),
	);
}
