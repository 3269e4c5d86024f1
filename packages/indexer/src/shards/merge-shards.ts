import type { AnalyzedDocuments } from '../build/analyze-documents.ts';
import { type AnalyzedDocument, emptyCache } from '../build/build-cache.ts';
import { assembleRead, checkSomething, type ReadSources } from '../build/make-index.ts';
import type { BuildOptions, BuildResult } from '../build/options.ts';
import { StageMemo } from '../build/stage-memo.ts';
import { writeIndex } from '../build/write-index.ts';
import { BuildError } from '../errors.ts';
import { mergeCollected, type Stretch } from '../kinds/text/collect.ts';
import { joinTexts } from '../kinds/text/documents.ts';
import { checkEncoderChoice } from '../kinds/vectors/make.ts';
import { compare, type Problem } from '../report.ts';
import type { AllContents, ReadUnit } from '../sources/read-folders.ts';
import { settleSources } from '../sources/settle.ts';
import { readShard, type ShardContents, settingsDigest } from './shard-file.ts';

/** What is merged, and to which index. */
export interface MergeOptions extends Pick<BuildOptions, 'out' | 'strict' | 'onStep'> {
	/** The files of all shards. */
	readonly shards: readonly string[];
	/** What gives sections their vectors; what the shards were built with unless given. */
	readonly vectors?: BuildOptions['vectors'];
}

/**
 * Makes an index of all its shards: file by file what one build of all sources writes.
 *
 * @throws BuildError where a shard is missing, twice, damaged, or was built by other settings or another version; else as
 * `buildIndex`
 */
export async function mergeShards({
	shards: files,
	out,
	vectors,
	strict = false,
	onStep = () => {},
}: MergeOptions): Promise<BuildResult> {
	onStep('reading');
	const shards = files.map(readShard);
	checkShards(files, shards);
	shards.sort((a, b) => a.shard.number - b.shard.number);
	const [{ config, glossary, suggest, vectors: choice }] = shards as [ShardContents];
	const problems = shards.flatMap((shard): readonly Problem[] => shard.problems);
	const contents = mergeContents(shards);
	const settled = settleSources(contents, (problem) => {
		problems.push(problem);
	});
	const analyzed = mergeDocuments(shards);
	checkSomething(files, settled, analyzed, problems);
	onStep('indexing');
	const read: ReadSources = {
		config,
		contents: {
			...contents,
			documents: analyzed.documents.map(({ source }) => ({ document: source, text: undefined })),
		},
		settled,
		analyzed,
		skills: settledSkills(shards, settled.units),
		glossary,
		problems,
	};
	const encoder = checkEncoderChoice(vectors ?? choice);
	const previous = { cache: emptyCache(), memo: new StageMemo(), written: new Map() };
	const { files: made, result } = await assembleRead(read, previous, { out, encoder, suggest, onStep });
	const isRefused = strict && result.summary.errors > 0;
	if (!isRefused) {
		onStep('writing');
		writeIndex(out, made);
	}
	return { written: !isRefused, ...result };
}

/** Makes sure that files are all shards of one index. */
function checkShards(files: readonly string[], shards: readonly ShardContents[]): void {
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

/** What all shards hold, in the order in which one build reads it. */
function mergeContents(shards: readonly ShardContents[]): AllContents {
	const all = shards.map(({ contents }) => contents);
	const [{ prefixes }] = all as [Omit<AllContents, 'documents'>];
	// Of each folder registries are read first, which have no digest.
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
		files: all.reduce((sum, own) => sum + own.files, 0),
	};
}

/** The documents of all shards, sorted by path, with their postings. */
function mergeDocuments(shards: readonly ShardContents[]): AnalyzedDocuments {
	const placed: { readonly document: AnalyzedDocument; readonly stretch: Stretch }[] = [];
	shards.forEach(({ analyzed }, collection) => {
		let first = 0;
		for (const document of analyzed.documents) {
			const count = document.text.records.length;
			placed.push({ document, stretch: { collection, first, count } });
			first += count;
		}
	});
	placed.sort((a, b) => compare(a.document.source.path, b.document.source.path));
	const documents = placed.map(({ document }) => document);
	const collected = mergeCollected(
		shards.map(({ analyzed }) => analyzed.collected),
		placed.map(({ stretch }) => stretch),
	);
	return {
		documents,
		text: joinTexts(
			documents.map(({ text }) => text),
			{ finish: () => collected },
		),
		firstSections: documents.map(() => -1),
	};
}

/** The folders of the skills that are left once copies are settled. */
function settledSkills(
	shards: readonly ShardContents[],
	units: readonly ReadSources['settled']['units'][number][],
): ReadSources['skills'] {
	const keyOf = ({ unit_id, source }: { unit_id: string; source: string }): string => JSON.stringify([unit_id, source]);
	const skills = new Map(shards.flatMap((shard) => shard.skills.map((skill) => [keyOf(skill), skill] as const)));
	return units.flatMap((unit) => skills.get(keyOf(unit)) ?? []);
}
