import { BuildError } from '../errors.ts';
import { sha256Of } from '../write/sha256.ts';

/** A shard: its number, from 1, and the number of shards. */
export interface Shard {
	readonly number: number;
	readonly count: number;
}

/** Maximum number of shards. */
const MAX_SHARDS = 1024;

/**
 * Parses a shard such as `3/8`.
 *
 * @throws BuildError for anything else
 */
export function parseShard(text: string): Shard {
	const [, number = 0, count = 0] = (/^(\d{1,4})\/(\d{1,4})$/.exec(text) ?? []).map(Number);
	if (number >= 1 && number <= count && count <= MAX_SHARDS) return { number, count };
	throw new BuildError(`${text} is not a shard: write one of how many, such as 3/8, of ${MAX_SHARDS} at most.`);
}

/**
 * Checks a shard.
 *
 * @throws BuildError for anything but the number of one, and how many there are
 */
export function checkShard(shard: Shard): Shard {
	return parseShard(`${shard?.number}/${shard?.count}`);
}

/** Returns the number of the shard for a document, which depends only on its path. */
export function shardOf(path: string, count: number): number {
	return (Number.parseInt(sha256Of(Buffer.from(path)).slice(0, 8), 16) % count) + 1;
}
