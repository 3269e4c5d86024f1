import { TRAINED } from '@pinakes/query/format';
import { DIGEST_LENGTH, digestOf } from '../../cache/digest.ts';
import type { Config } from '../../config.ts';
import type { SourceDocument } from '../../sources/source-document.ts';
import type { KnownTexts } from '../text/read-sources.ts';
import { everyFor, sampledSections } from './sample.ts';
import type { LearntVectors } from './trained.ts';

/** Vectors that were learnt from a sample, as the next build needs them. */
export interface KnownVectors {
	/** What they were learnt from: see `SamplePlan`. */
	readonly input: string;
	/** One of how many sections that was. */
	readonly every: number;
	readonly learnt: LearntVectors;
	readonly documents: readonly DocumentVectors[];
}

/** The vectors of a document's sections. */
export interface DocumentVectors extends SampledDocument {
	readonly path: string;
	/** The digest of its text. */
	readonly text: string;
	/** Whole numbers, one vector after the other. */
	readonly numbers: Int8Array;
}

/** What vectors are learnt from. */
export interface SamplePlan {
	/** Tells all that they depend on. */
	readonly input: string;
	/** One of how many sections is learnt from. */
	readonly every: number;
	/** To each document. */
	readonly documents: readonly SampledDocument[];
}

/** What of a document is learnt from. */
export interface SampledDocument {
	/** A digest of those sections; empty where there are none. */
	readonly sample: string;
}

/** What an earlier build knew, of which a plan makes use. */
interface Known {
	readonly texts: KnownTexts | undefined;
	readonly vectors: KnownVectors | undefined;
}

/**
 * Finds what vectors are learnt from, without reading documents that are known.
 *
 * @param documents in the order in which they are numbered
 */
export function planSample(
	documents: readonly SourceDocument[],
	known: Known,
	{ text, vectors }: Pick<Config, 'text' | 'vectors'>,
): SamplePlan {
	const every = everyFor(countSections(documents, known.texts));
	const before = new Map(
		known.vectors?.every === every ? known.vectors.documents.map((document) => [document.path, document]) : [],
	);
	const sampled = documents.map((document): SampledDocument => {
		if (every === 1) return { sample: document.digests.text };
		const old = before.get(document.path);
		return old?.text === document.digests.text ? { sample: old.sample } : { sample: sampleDigest(document, every) };
	});
	const learntFrom = documents.flatMap(({ path }, i) => {
		const { sample } = sampled[i] as SampledDocument;
		return sample === '' ? [] : [path, sample];
	});
	return { input: JSON.stringify([TRAINED, text, vectors, every, learntFrom]), every, documents: sampled };
}

function countSections(documents: readonly SourceDocument[], texts: KnownTexts | undefined): number {
	const known = new Map(texts?.documents.map(({ source, lengths }) => [source, lengths.length]));
	return documents.reduce(
		(sum, document) => sum + (known.get(document.digests.source) ?? document.sections().length / DIGEST_LENGTH),
		0,
	);
}

function sampleDigest(document: SourceDocument, every: number): string {
	const digests = document.sections();
	const own = sampledSections(document.text(), every).map(({ place }) =>
		digests.slice(place * DIGEST_LENGTH, (place + 1) * DIGEST_LENGTH),
	);
	return own.length === 0 ? '' : digestOf(own.join(''));
}
