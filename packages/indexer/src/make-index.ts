import type { DocumentOutline } from '@pinakes/query';
import { type DocumentRecord, TRAINED, type VectorSettings } from '@pinakes/query/format';
import type { BuildOptions, BuildResult, BuildSummary } from './build.ts';
import { digestOf } from './cache/digest.ts';
import { keptIndex } from './cache/kept-files.ts';
import { changedStages, type OutputFiles, type RecordedStages } from './cache/stages.ts';
import { type BuildState, knownDocuments, NOTHING_KNOWN } from './cache/state.ts';
import { type Config, loadConfig } from './config.ts';
import { deriveTerms } from './derive.ts';
import { draftIndex, type Ingredients } from './draft-index.ts';
import { BuildError } from './errors.ts';
import { knownHanWords } from './kinds/lexicon/write.ts';
import type { KnownTexts } from './kinds/text/read-sources.ts';
import { writeSourceTexts } from './kinds/text/write-sources.ts';
import { checkVectorizer } from './kinds/vectors/make.ts';
import { pendingVectors } from './kinds/vectors/write-sources.ts';
import { compare, type Problem, sortProblems } from './report.ts';
import { type AllContents, readFolders } from './sources/read-folders.ts';
import { settleSources } from './sources/settle.ts';
import { processOf, type SourceDocument } from './sources/source-document.ts';
import type { Sources } from './unit.ts';
import { type FinishedFiles, finishFiles } from './write/finished-files.ts';
import { ownFolders } from './write/replace-folder.ts';

/** An index as it is before it is written. */
export interface MadeIndex {
	readonly files: FinishedFiles;
	readonly result: Omit<BuildResult, 'written'>;
	readonly state: Omit<BuildState, 'files'>;
}

/** Makes an index of which an earlier build has left something, and writes nothing. */
export async function makeIndex(
	known: BuildState,
	{ folders, out, config: configFile, vectors = TRAINED, suggest = false, onStep = () => {} }: BuildOptions,
): Promise<MadeIndex> {
	const problems: Problem[] = [];
	const report = (problem: Problem): void => {
		problems.push(problem);
	};
	onStep('reading');
	const config = await loadConfig(configFile, folders);
	const settings = settingsOf(config);
	const isKnown = known.settings === settings;
	const contents = await readFolders(folders, ownFolders(out), config, report, isKnown ? known.documents : undefined);
	const settled = settleSources(contents, report);
	if (settled.units.length + settled.packages.length + contents.documents.length === 0 && problems.length === 0) {
		throw new BuildError(
			`${folders.join(', ')}: there is nothing to index. Skills are SKILL.md files, a registry has units/*.json, documents are *.md.`,
		);
	}
	onStep('indexing');
	const drafted: OutputFiles = new Map();
	const kept = keptIndex(out, known.files);
	const stages = changedStages(drafted, known.stages, kept);
	const documents = [...contents.documents].sort((a, b) => compare(a.path, b.path));
	const textSettings = JSON.stringify(config.text);
	const before = isKnown ? known : NOTHING_KNOWN;
	const pending = pendingVectors(documents, checkVectorizer(vectors), config, before, stages, onStep);
	// Where vectors are made from all texts, what is known of texts is of no use.
	const isTextKnown = isKnown && !pending.needTexts && known.textSettings === textSettings;
	let texts: KnownTexts | undefined;
	const ingredients = ingredientsOf(settled, documents, contents, () => {
		const written = writeSourceTexts(documents, isTextKnown ? known.texts : undefined, config.text, stages);
		texts = written.known;
		return written;
	});
	const { content, text } = draftIndex(ingredients, config, stages);
	const { made, known: knownVectors } = await pending.write(text, texts);
	if (suggest) await addSuggestions(ingredients, stages);
	const cuts = { ...content.cuts, ...made?.cuts };
	const files = finishFiles(drafted, { ...content, cuts, vectors: made?.settings }, kept);
	return {
		files,
		result: {
			summary: summarize(settled, contents, files, problems, made?.settings),
			problems: sortProblems(problems),
		},
		state: {
			settings,
			documents: knownDocuments(documents),
			textSettings,
			texts,
			vectors: knownVectors,
			stages: stages.records,
			units: new Map(settled.units.map((unit) => [unit.unit_id, digestOf(JSON.stringify(unit))])),
		},
	};
}

/** Writes suggestions; what does is loaded where they are asked for. */
async function addSuggestions({ outlines, sources, records }: Ingredients, stages: RecordedStages): Promise<void> {
	const input = digestOf(JSON.stringify([outlines.digest(), sources.digest(), records.digest()]));
	await stages.runLater('suggestions', input, async (written) => {
		const { writeSuggestions } = await import('./kinds/suggestions/write.ts');
		const { units } = sources.all();
		const tags = [...units.flatMap((unit) => unit.capability_tags), ...records.all().flatMap((record) => record.tags)];
		writeSuggestions(written, {
			outlines: outlines.bytes().map((bytes) => JSON.parse(Buffer.from(bytes).toString()) as DocumentOutline),
			units: units.map(({ name }) => name),
			tags: [...new Set(tags)].sort(compare),
		});
	});
}

/** The settings that a document is read by. */
function settingsOf({ markdown, contexts, documents }: Config): string {
	return digestOf(JSON.stringify([markdown, contexts, documents.fields]));
}

/** What stages take of the documents, which are in the order of their paths. */
function ingredientsOf(
	sources: Sources,
	documents: readonly SourceDocument[],
	{ unread }: AllContents,
	writeTexts: Ingredients['writeTexts'],
): Ingredients {
	const digest = (facet: keyof SourceDocument['digests']) => (): string =>
		documents.map(({ digests }) => digests[facet]).join('');
	const contexts = documents.filter(({ isPlain }) => !isPlain).flatMap((document) => document.facts().context ?? []);
	return {
		sources: {
			all: () => ({ ...sources, units: deriveTerms(sources.units, knownHanWords()) }),
			digest: () => JSON.stringify(sources),
		},
		outlines: {
			count: documents.length,
			bytes: () => documents.map((document) => document.bytes('outline')),
			digest: digest('outline'),
		},
		entries: {
			processes: () => documents.map(processOf),
			rows: () =>
				documents.map((document) => ({
					path: document.path,
					fields: document.bytes('entry').toString(),
					headings: document.headings,
				})),
			unread,
			digest: () => digest('outline')() + digest('process')(),
			relations: digest('process'),
		},
		records: {
			all: () => documents.map((document) => JSON.parse(document.bytes('record').toString()) as DocumentRecord),
			digest: digest('record'),
		},
		contexts: { all: () => contexts, digest: () => JSON.stringify(contexts) },
		writeTexts,
	};
}

function summarize(
	{ units, packages }: Sources,
	{ documents, files: read }: AllContents,
	files: FinishedFiles,
	problems: readonly Problem[],
	vectors: VectorSettings | undefined,
): BuildSummary {
	let bytes = 0;
	for (const file of files.values()) bytes += file.bytes;
	return {
		files: read,
		units: units.length,
		packages: packages.length,
		documents: documents.length,
		derived: units.filter((unit) => unit.tags_origin === 'derived' || unit.keywords_origin === 'derived').length,
		errors: problems.filter(({ severity }) => severity === 'error').length,
		warnings: problems.filter(({ severity }) => severity === 'warning').length,
		index_files: files.size,
		index_bytes: bytes,
		vectors: vectors ? { embedder: vectors.embedder, dimensions: vectors.dimensions, weight: vectors.weight } : null,
	};
}
