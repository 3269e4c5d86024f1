import { appendFileSync, lstatSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { BuildCache } from '../build/build-cache.ts';
import { fromSaved, ownHeader, readOwn, type SavedBuild, toSaved } from '../build/cache-file.ts';
import type { Config } from '../config.ts';
import { BuildError } from '../errors.ts';
import type { SkillSource } from '../kinds/skills/write.ts';
import type { EncoderChoice } from '../kinds/vectors/settings.ts';
import type { Problem } from '../report.ts';
import type { AllContents } from '../sources/read-folders.ts';
import { sha256Of } from '../write/sha256.ts';
import type { Shard } from './shard.ts';

/*
 *     pinakes shard\n
 *     { "by": what wrote it, "sha256": of all behind this line }\n
 *     a SavedShard as node:v8 serializes it
 */
const MAGIC = 'pinakes shard\n';

const MAX_SHARD_BYTES = 2 ** 31 - 1;

/** What was read of a part of the sources: documents are analyzed, and nothing is decided yet that depends on others. */
export interface ShardContents {
	readonly shard: Shard;
	readonly config: Config;
	readonly vectors: Extract<EncoderChoice, string>;
	readonly suggest: boolean;
	readonly glossary: string | undefined;
	/** Without documents, which are analyzed. */
	readonly contents: Omit<AllContents, 'documents'>;
	readonly skills: readonly SkillSource[];
	readonly problems: readonly Problem[];
	readonly analyzed: BuildCache;
}

interface SavedShard extends Omit<ShardContents, 'analyzed'> {
	readonly analyzed: SavedBuild;
}

/**
 * Writes a shard, in the place of an old one in one step.
 *
 * @returns its bytes
 * @throws BuildError where it cannot be written
 */
export function writeShard(file: string, shard: ShardContents): number {
	const saved: SavedShard = { ...shard, analyzed: toSaved(shard.analyzed) };
	const body = serialize(saved);
	const header = ownHeader(MAGIC, body);
	const written = `${file}.${process.pid}.tmp`;
	try {
		mkdirSync(dirname(file), { recursive: true });
		writeFileSync(written, header);
		appendFileSync(written, body);
		renameSync(written, file);
	} catch (cause) {
		rmSync(written, { force: true });
		const code = (cause as NodeJS.ErrnoException).code;
		throw new BuildError(`${file} cannot be written (${code}): name a file in a folder that you may write to.`);
	}
	return header.length + body.length;
}

/**
 * Reads a shard.
 *
 * @throws BuildError for another file, or one of another version
 */
export function readShard(file: string): ShardContents {
	const refuse = (problem: string): never => {
		throw new BuildError(`${file} ${problem}: write it by pinakes build --shard of the version that merges.`);
	};
	const stats = lstatSync(file, { throwIfNoEntry: false });
	if (stats === undefined) return refuse('is missing');
	if (!stats.isFile() || stats.size > MAX_SHARD_BYTES) return refuse('is not a shard');
	const found = readOwn(MAGIC, readFileSync(file));
	if ('problem' in found) return refuse(found.problem);
	const { analyzed, ...shard } = deserialize(found.body) as SavedShard;
	return { ...shard, analyzed: fromSaved(analyzed) };
}

/** A digest of what all shards of an index must have in common. */
export function settingsDigest({ config, vectors, suggest, glossary, shard, contents }: ShardContents): string {
	return sha256Of(serialize([config, vectors, suggest, glossary, shard.count, contents.prefixes]));
}
