import { glossaryOf } from '../build/assemble-translations.ts';
import { checkBuildOptions } from '../build/check-options.ts';
import { defaultChoice } from '../build/make-index.ts';
import type { BuildOptions } from '../build/options.ts';
import { loadConfig } from '../config/load-config.ts';
import { BuildError } from '../errors.ts';
import { checkEncoderChoice } from '../kinds/vectors/make.ts';
import { type Problem, type Report, sortProblems } from '../report.ts';
import { readFolders } from '../sources/read-folders.ts';
import { readSkillFiles } from '../sources/read-skill-files.ts';
import type { ReadSource } from '../sources/source-document.ts';
import { buildFolders } from '../write/build-folders.ts';
import { checkShard, type Shard, shardOf } from './shard.ts';
import { ShardWriter } from './shard-file.ts';

/** Options of `buildShard`. */
export interface ShardOptions
	extends Pick<
		BuildOptions,
		'folders' | 'out' | 'config' | 'vectors' | 'translations' | 'semantics' | 'suggest' | 'onStep' | 'onProgress'
	> {
	readonly shard: Shard;
}

/** The outcome of building a shard. */
export interface ShardResult {
	/** Number of markdown and registry files, and of documents among them. */
	readonly files: number;
	readonly documents: number;
	readonly bytes: number;
	readonly problems: readonly Problem[];
}

/**
 * Reads and analyzes a part of the sources, and writes the result to a file. The documents of a shard depend only on
 * their paths; registries belong to the first shard.
 *
 * @throws BuildError as `buildIndex`, and for an encoder, as sections are encoded when shards are merged
 */
export async function buildShard(options: ShardOptions): Promise<ShardResult> {
	checkBuildOptions('buildShard', options, { shard: true });
	const { folders, out, suggest = false, onStep = () => {}, onProgress } = options;
	const shard = checkShard(options.shard);
	const problems: Problem[] = [];
	const report: Report = (problem) => problems.push(problem);
	onStep('reading');
	const config = await loadConfig(options.config, folders, options.semantics);
	const vectors = checkEncoderChoice(options.vectors ?? defaultChoice(config));
	if (typeof vectors !== 'string') {
		throw new BuildError('an encoder encodes all sections when shards are merged: name it there.');
	}
	const excluded = buildFolders(out);
	const writer = new ShardWriter(out);
	try {
		let documents = 0;
		const onDocument = ({ document, text }: ReadSource): void => {
			// File stamps are not valid on another machine.
			writer.add({ document: { ...document, stamp: '' }, text });
			documents++;
		};
		const isRead = (path: string): boolean => shardOf(path, shard.count) === shard.number;
		const contents = await readFolders(
			folders,
			{ excluded, hasTerms: true, isRead, hasRegistries: shard.number === 1, onDocument, onProgress },
			config,
			report,
		);
		onStep('writing');
		const units = contents.units.map(({ unit }) => unit);
		const skills = readSkillFiles(units, contents.prefixes, { folders, out }, config, report);
		const glossary = glossaryOf(config, options.translations, shard.number === 1 ? report : () => {});
		const bytes = writer.finish({ shard, folders, config, vectors, suggest, glossary, contents, skills, problems });
		return { files: contents.files, documents, bytes, problems: sortProblems(problems) };
	} catch (cause) {
		writer.abandon();
		throw cause;
	}
}
