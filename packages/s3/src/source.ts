import type { Source } from '@pinakes/query';
import { loadLanguages } from '@pinakes/query/languages';
import { siteSource } from '@pinakes/query/site';
import { type Bucket, checkBucket } from './bucket.ts';

/**
 * Returns the source of an index in a folder of a bucket, which may be private. For public ones, `siteSource` of
 * `@pinakes/query/site` needs no key.
 */
export function bucketSource(bucket: Bucket): Source {
	checkBucket(bucket);
	return { ...siteSource(bucket.url, bucket.fetch), name: bucket.name, loadLanguages };
}
