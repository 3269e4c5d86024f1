import { fits } from '@pinakes/query/format/json';
import { outlinesIn } from '../agents-map/outlines.ts';
import { writeMap } from '../agents-map/write-map.ts';
import { assembleSources, nothingPrevious, type ReadSources, type UnwrittenIndex } from '../build/assemble-sources.ts';
import { emptyCache } from '../build/build-cache.ts';
import { checkNames, type OptionNames } from '../build/check-options.ts';
import { gatherDocuments } from '../build/gather-documents.ts';
import { checkSomething } from '../build/make-index.ts';
import { DEFAULT_MEMORY, heldBytes } from '../build/memory.ts';
import type { BuildOptions, BuildResult } from '../build/options.ts';
import { writeIndex } from '../build/write-index.ts';
import { BuildError } from '../errors.ts';
import { checkEncoderChoice } from '../kinds/vectors/make.ts';
import { compare } from '../report.ts';
import { reportUnsupported, UNSUPPORTED_RULE } from '../sources/document-paths.ts';
import type { AllContents, ReadUnit } from '../sources/read-folders.ts';
import { resolveSources } from '../sources/resolve-sources.ts';
import type { ReadSource } from '../sources/source-document.ts';
import { lazyMap } from '../spill/lazy-map.ts';
import { mergeSorted } from '../spill/merge-sorted.ts';
import { createSpillFolder, type SpillFolder } from '../spill/spill-folder.ts';
import { type OpenShard, openShard, settingsDigest } from './shard-file.ts';

/** Options of `mergeShards`. */
export interface MergeOptions extends Pick<BuildOptions, 'out' | 'strict' | 'memory' | 'onStep'> {
	/** Files of all shards. */
	readonly shards: readonly string[];
	/** The encoder of sections. Default: that of the shards. */
	readonly vectors?: BuildOptions['vectors'];
}

const MERGE_OPTIONS: OptionNames<MergeOptions> = {
	shards: true,
	out: true,
	strict: true,
	memory: true,
	onStep: true,
	vectors: true,
};

/**
 * Merges all shards into the same index that one build of all sources would write.
 *
 * @throws BuildError if a shard is missing, repeated, damaged, or was built with other settings or another version;
 * otherwise as `buildIndex`
 */
export async function mergeShards(options: MergeOptions): Promise<BuildResult> {
	checkNames('mergeShards', options, MERGE_OPTIONS);
	const { out, strict = false, onStep = () => {} } = options;
	if (!fits(options.shards, [''])) throw new BuildError('shards must be a list of the files of all shards.');
	const folder = createSpillFolder(out);
	try {
		onStep('reading');
		const shards = openShards(options.shards);
		const { files, result } = await readAndAssemble(shards, options, folder);
		const isRefused = strict && result.summary.errors > 0;
		if (!isRefused) {
			onStep('writing');
			writeIndex(out, files);
			const { config, folders } = shards[0] as OpenShard;
			if (config.map !== undefined) writeMap(outlinesIn(files), folders, config.map);
		}
		return { written: !isRefused, ...result };
	} catch (cause) {
		throw folder.errorFor(cause);
	} finally {
		folder.remove();
	}
}

/** Opens all shards of an index, in numerical order. */
function openShards(files: readonly string[]): readonly OpenShard[] {
	const shards = files.map(openShard);
	checkShards(files, shards);
	return shards.sort((a, b) => a.shard.number - b.shard.number);
}

async function readAndAssemble(
	shards: readonly OpenShard[],
	{ shards: files, out, vectors, memory = DEFAULT_MEMORY, onStep = () => {} }: MergeOptions,
	folder: SpillFolder,
): Promise<UnwrittenIndex> {
	const [{ config, glossary, suggest, vectors: choice }] = shards as [OpenShard];
	const contents = mergeContents(shards);
	// Each shard has listed its own unsupported files; a build lists all at once.
	const problems = shards.flatMap((shard) => shard.problems.filter(({ rule }) => rule !== UNSUPPORTED_RULE));
	reportUnsupported(contents.unsupported, (problem) => problems.push(problem));
	const resolved = resolveSources(contents, (problem) => problems.push(problem));
	const gathering = gatherDocuments(emptyCache(), { bytes: heldBytes(memory), folder });
	for (const document of mergeDocuments(shards)) gathering.add(document);
	const gathered = gathering.finish();
	checkSomething(files, resolved, gathered.count, problems);
	onStep('indexing');
	const skills = resolvedSkills(shards, resolved.units);
	const encoder = checkEncoderChoice(vectors ?? choice);
	const read = { config, contents, resolved, gathered, skills, glossary, problems };
	return assembleSources(read, nothingPrevious(), { out, encoder, suggest, folder, onStep });
}

function checkShards(files: readonly string[], shards: readonly OpenShard[]): void {
	const [first] = shards;
	if (first === undefined) throw new BuildError('there is no shard to merge: name the files of all of them.');
	const { count } = first.shard;
	const byNumber = new Map<number, string>();
	shards.forEach((shard, i) => {
		const file = files[i] as string;
		if (settingsDigest(shard) !== settingsDigest(first)) {
			throw new BuildError(
				`${files[0]} and ${file} are shards of other folders, numbers of shards or settings: build all with the same.`,
			);
		}
		const known = byNumber.get(shard.shard.number);
		if (known !== undefined) {
			throw new BuildError(`${known} and ${file} are both shard ${shard.shard.number}/${count}: name one of them.`);
		}
		byNumber.set(shard.shard.number, file);
	});
	const missing = Array.from({ length: count }, (_, i) => i + 1).filter((number) => !byNumber.has(number));
	if (missing.length > 0) {
		throw new BuildError(
			`shard ${missing[0]}/${count} is missing, ${missing.length} of ${count} in all: name all files.`,
		);
	}
}

/** Merges the contents of all shards, in the order in which one build reads them. */
function mergeContents(shards: readonly OpenShard[]): AllContents {
	const all = shards.map(({ contents }) => contents);
	const [{ prefixes }] = all as [AllContents];
	// A build reads the registries of each folder first; their units have no digest.
	const isMarkdown = ({ digest }: ReadUnit): number => (digest === '' ? 0 : 1);
	const units = all
		.flatMap((own) => own.units)
		.sort((a, b) => a.folder - b.folder || isMarkdown(a) - isMarkdown(b) || compare(a.unit.source, b.unit.source));
	return {
		prefixes,
		units,
		packages: all.flatMap((own) => own.packages),
		documents: [],
		unread: all.flatMap((own) => own.unread).sort((a, b) => compare(a.path, b.path)),
		unsupported: all.flatMap((own) => own.unsupported).sort(compare),
		leftOut: all.flatMap((own) => own.leftOut).sort(compare),
		files: all.reduce((sum, own) => sum + own.files, 0),
	};
}

/** Yields the documents of all shards, sorted by path. */
function* mergeDocuments(shards: readonly OpenShard[]): Generator<ReadSource> {
	const waiting = shards.map((): ReadSource[] => []);
	const paths = shards.map((shard, i) =>
		lazyMap(shard.documents(), (source) => {
			waiting[i]?.push(source);
			return source.document.path;
		}),
	);
	for (const { lists } of mergeSorted(paths)) {
		for (const list of lists) yield waiting[list]?.shift() as ReadSource;
	}
}

/** Returns the skill folders that remain after resolving duplicates. */
function resolvedSkills(
	shards: readonly OpenShard[],
	units: readonly ReadSources['resolved']['units'][number][],
): ReadSources['skills'] {
	const keyOf = ({ unit_id, source }: { unit_id: string; source: string }): string => JSON.stringify([unit_id, source]);
	const skills = new Map(shards.flatMap((shard) => shard.skills.map((skill) => [keyOf(skill), skill] as const)));
	return units.flatMap((unit) => skills.get(keyOf(unit)) ?? []);
}
