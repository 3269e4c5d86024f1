import { analyzeDocuments } from '../build/analyze-documents.ts';
import { emptyCache } from '../build/build-cache.ts';
import { defaultChoice, glossaryOf, settingsOf } from '../build/make-index.ts';
import type { BuildOptions } from '../build/options.ts';
import { BuildError } from '../errors.ts';
import { checkEncoderChoice } from '../kinds/vectors/make.ts';
import { loadConfig } from '../load-config.ts';
import { type Problem, sortProblems } from '../report.ts';
import { readFolders } from '../sources/read-folders.ts';
import { readSkills } from '../sources/read-skills.ts';
import { ownFolders } from '../write/replace-folder.ts';
import { type Shard, shardOf } from './shard.ts';
import { writeShard } from './shard-file.ts';

/** What is built of a part of the sources, and the file that it is written to. */
export interface ShardOptions
	extends Pick<
		BuildOptions,
		'folders' | 'out' | 'config' | 'vectors' | 'translations' | 'semantics' | 'suggest' | 'onStep'
	> {
	readonly shard: Shard;
}

/** What came of a shard. */
export interface ShardResult {
	/** Markdown and registry files, and documents among them. */
	readonly files: number;
	readonly documents: number;
	readonly bytes: number;
	readonly problems: readonly Problem[];
}

/**
 * Reads and analyzes a part of the sources, and writes what came of it to a file. Which documents belong to a shard depends
 * on their paths alone; registries belong to the first.
 *
 * @throws BuildError as `buildIndex`, and for an encoder, which encodes all sections when shards are merged
 */
export async function buildShard(options: ShardOptions): Promise<ShardResult> {
	const { folders, out, shard, suggest = false, onStep = () => {} } = options;
	const problems: Problem[] = [];
	const report = (problem: Problem): void => {
		problems.push(problem);
	};
	onStep('reading');
	const loaded = await loadConfig(options.config, folders);
	const config = { ...loaded, semantics: options.semantics ?? loaded.semantics };
	const vectors = checkEncoderChoice(options.vectors ?? defaultChoice(config));
	if (typeof vectors !== 'string') {
		throw new BuildError('an encoder encodes all sections when shards are merged: name it there.');
	}
	const excluded = ownFolders(out);
	const { documents, ...contents } = await readFolders(
		folders,
		{
			excluded,
			hasTerms: true,
			isRead: (path) => shardOf(path, shard.count) === shard.number,
			hasRegistries: shard.number === 1,
		},
		config,
		report,
	);
	onStep('indexing');
	const analyzed = analyzeDocuments(documents, emptyCache());
	const units = contents.units.map(({ unit }) => unit);
	const skills = readSkills(units, folders, contents.prefixes, { folders: excluded, globs: config.ignore }, report);
	onStep('writing');
	const bytes = writeShard(out, {
		shard,
		config,
		vectors,
		suggest,
		glossary: glossaryOf(config, options.translations, shard.number === 1 ? report : () => {}),
		contents,
		skills,
		problems,
		analyzed: {
			...emptyCache(settingsOf(config)),
			// When a file was written says nothing on another machine.
			documents: analyzed.documents.map(({ source, text }) => ({ source: { ...source, stamp: '' }, text })),
			collected: analyzed.text.collected,
		},
	});
	return { files: contents.files, documents: documents.length, bytes, problems: sortProblems(problems) };
}
