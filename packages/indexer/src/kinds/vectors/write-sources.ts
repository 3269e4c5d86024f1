import type { Cuts } from '@pinakes/query';
import { SECTION_VECTORS_TABLE, sectionsOf, TRAINED, type VectorSettings } from '@pinakes/query/format';
import { DIGEST_LENGTH, digestOf } from '../../cache/digest.ts';
import type { RecordedStages } from '../../cache/stages.ts';
import type { BuildState } from '../../cache/state.ts';
import type { Config } from '../../config.ts';
import type { SourceDocument } from '../../sources/source-document.ts';
import type { IndexedText } from '../text/indexed.ts';
import { type KnownTexts, readSome } from '../text/read-sources.ts';
import { readTerms } from '../text/read-terms.ts';
import { foldIn } from './fold-in.ts';
import { type DocumentVectors, type KnownVectors, planSample, type SampledDocument, type SamplePlan } from './known.ts';
import { makeVectors } from './make.ts';
import { sampledSections, sampleOf } from './sample.ts';
import type { Vectorizer } from './settings.ts';
import { type LearntVectors, learnVectors, withSections } from './trained.ts';
import { type MadeVectors, sectionParts, writeTermVectors, writeVectors } from './write.ts';

/** Vectors that were written. */
export interface WrittenVectors {
	readonly cuts: Pick<Cuts, 'section_vectors' | 'term_vectors'>;
	readonly settings: VectorSettings;
}

/** Vectors that are to be written. */
export interface PendingVectors {
	/** Whether they are made from the texts of all documents, read anew. */
	readonly needTexts: boolean;
	/**
	 * Writes them.
	 *
	 * @param text of all documents; undefined where there are no sections, or not all were read
	 * @param texts what is known of them by now
	 * @returns no vectors for `none`, and what the next build has to know of others
	 * @throws what `makeVectors` throws
	 */
	write(
		text: IndexedText | undefined,
		texts: KnownTexts | undefined,
	): Promise<{ made: WrittenVectors | undefined; known: KnownVectors | undefined }>;
}

/**
 * Finds out which vectors of markdown files have to be made anew.
 *
 * @param documents in the order in which they are numbered
 * @param onStep told what is about to take long
 */
export function pendingVectors(
	documents: readonly SourceDocument[],
	vectorizer: Vectorizer,
	config: Config,
	known: BuildState,
	stages: RecordedStages,
	onStep: (step: string) => void,
): PendingVectors {
	const plan = vectorizer === TRAINED ? planSample(documents, known, config) : undefined;
	if (plan !== undefined && plan.every > 1) return sampledVectors(documents, plan, config, known, stages, onStep);
	const input = plan?.input ?? encodedInput(documents, vectorizer, config);
	return {
		needTexts: vectorizer !== 'none' && !stages.isKept('vectors', input),
		async write(text) {
			const made = await stages.runLater('vectors', input, async (files) => {
				const vectors = await makeVectors(text, vectorizer, config.vectors, onStep);
				return vectors && { cuts: writeVectors(files, vectors), settings: vectors.settings };
			});
			return { made, known: undefined };
		},
	};
}

/** What vectors depend on that are not learnt from a sample. */
function encodedInput(documents: readonly SourceDocument[], vectorizer: Vectorizer, { text, vectors }: Config): string {
	if (vectorizer === 'none') return vectorizer;
	const by = typeof vectorizer === 'string' ? vectorizer : [vectorizer.name, vectorizer.fingerprint];
	return JSON.stringify([by, text, vectors, documents.map(({ path, digests }) => [path, digests.text])]);
}

/** Vectors that are learnt from a sample: while that is what it was, only documents that changed get others. */
function sampledVectors(
	documents: readonly SourceDocument[],
	plan: SamplePlan,
	config: Config,
	before: Pick<BuildState, 'texts' | 'vectors'>,
	stages: RecordedStages,
	onStep: (step: string) => void,
): PendingVectors {
	const input = digestOf(plan.input);
	const known = before.vectors?.input === input ? before.vectors : undefined;
	return {
		needTexts: false,
		async write(text, texts) {
			const read = { text, texts: texts as KnownTexts };
			if (known === undefined) onStep('training vectors');
			const learnt =
				known?.learnt ?? learnVectors(sampleFrom(documents, plan, read, config), config.vectors, plan.every);
			const numbers =
				known === undefined
					? allNumbers(learnt, read, config)
					: changedNumbers(documents, known, before.texts, read.texts, config);
			const term_vectors = stages.run(
				'vectors',
				() => plan.input,
				(files) => writeTermVectors(files, learnt),
			);
			const section_vectors = writeParts(withSections(learnt, joined(numbers)), stages);
			const vectors = documents.map(({ path, digests }, i): DocumentVectors => {
				const { sample } = plan.documents[i] as SampledDocument;
				return { path, text: digests.text, sample, numbers: numbers[i] as Int8Array };
			});
			return {
				made: { cuts: { section_vectors, term_vectors }, settings: learnt.settings },
				known: { input, every: plan.every, learnt, documents: vectors },
			};
		},
	};
}

/** What was read of all documents: their terms, and their texts unless they are known. */
interface ReadTexts {
	readonly text: IndexedText | undefined;
	readonly texts: KnownTexts;
}

/** The sections that are learnt from: of the texts that were read, or read now. */
function sampleFrom(
	documents: readonly SourceDocument[],
	{ every, documents: sampled }: SamplePlan,
	{ text, texts }: ReadTexts,
	{ text: options }: Config,
): IndexedText {
	if (text !== undefined) return sampleOf(text, every);
	const own = documents
		.filter((_, i) => sampled[i]?.sample !== '')
		.map((document) => {
			const all = document.text();
			return { ...all, sections: sampledSections(all, every).map(({ section }) => section) };
		});
	return readSome(own, options, foldingOf(texts));
}

/** Numbers of each document's sections. */
function allNumbers(learnt: LearntVectors, { text, texts }: ReadTexts, { text: options }: Config): Int8Array[] {
	const counts = texts.documents.map(({ lengths }) => lengths.length);
	return cut(foldIn(text ?? readTerms(texts, options), learnt), counts, learnt);
}

/** Numbers of each document's sections, of which those are known that are what they were. */
function changedNumbers(
	documents: readonly SourceDocument[],
	{ learnt, documents: known }: KnownVectors,
	textsBefore: KnownTexts | undefined,
	texts: KnownTexts,
	{ text: options }: Config,
): Int8Array[] {
	const before = new Map(known.map((document) => [document.path, document]));
	const found = documents.map(({ path, digests }) => {
		const old = before.get(path);
		return old?.text === digests.text ? old.numbers : undefined;
	});
	const digestsBefore = new Map(textsBefore?.documents.map(({ path, digests }) => [path, digests]));
	const changed = documents
		.filter((_, i) => found[i] === undefined)
		.map((document) => {
			const old = before.get(document.path);
			const numbers = old && numbersByDigest(old, digestsBefore.get(document.path) ?? '', learnt);
			const sections = digestsOf(document.sections()).map((digest) => numbers?.get(digest));
			return { text: document.text(), sections };
		});
	const unknown = changed.flatMap(({ text, sections }) => {
		const own = sectionsOf(text).filter((_, i) => sections[i] === undefined);
		return own.length === 0 ? [] : [{ ...text, sections: own }];
	});
	const read = readSome(unknown, options, foldingOf(texts));
	const folded = cut(foldIn(read, learnt), new Array<number>(read.sections).fill(1), learnt);
	let nextSection = 0;
	const made = changed.map(({ sections }) =>
		joined(sections.map((own) => own ?? (folded[nextSection++] as Int8Array))),
	);
	let next = 0;
	return found.map((own) => own ?? (made[next++] as Int8Array));
}

/** The vectors of a document's sections by the digests that these had: none where the digests are those of others. */
function numbersByDigest(
	{ text, numbers }: DocumentVectors,
	digests: string,
	{ settings: { dimensions } }: LearntVectors,
): ReadonlyMap<string, Int8Array> {
	if (digestOf(digests) !== text) return new Map();
	return new Map(
		digestsOf(digests).map((digest, i) => [digest, numbers.subarray(i * dimensions, (i + 1) * dimensions)]),
	);
}

function digestsOf(digests: string): string[] {
	return Array.from({ length: digests.length / DIGEST_LENGTH }, (_, i) =>
		digests.slice(i * DIGEST_LENGTH, (i + 1) * DIGEST_LENGTH),
	);
}

/** Cuts numbers of so many sections each. */
function cut(
	numbers: Int8Array,
	sectionCounts: readonly number[],
	{ settings: { dimensions } }: LearntVectors,
): Int8Array[] {
	let end = 0;
	return sectionCounts.map((count) => {
		const start = end;
		end += count * dimensions;
		return numbers.subarray(start, end);
	});
}

function foldingOf({ table }: KnownTexts): string {
	return table?.folding ?? '';
}

function joined(lists: readonly Int8Array[]): Int8Array {
	const all = new Int8Array(lists.reduce((sum, { length }) => sum + length, 0));
	let end = 0;
	for (const list of lists) {
		all.set(list, end);
		end += list.length;
	}
	return all;
}

/** Writes the vectors of sections in parts. Returns the number of the first section of each. */
function writeParts(vectors: MadeVectors, stages: RecordedStages): number[] {
	const parts = sectionParts(vectors);
	for (const [number, { numbers, text }] of parts.entries()) {
		stages.part(SECTION_VECTORS_TABLE, number, () => digestOf(viewOf(numbers)), text);
	}
	return parts.map(({ first }) => first);
}

function viewOf({ buffer, byteOffset, byteLength }: Int8Array): Uint8Array {
	return new Uint8Array(buffer, byteOffset, byteLength);
}
