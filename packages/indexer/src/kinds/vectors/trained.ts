import type { SectionRecord } from '@pinakes/query/format/kinds/text/schema';
import { TRAINED } from '@pinakes/query/format/kinds/vectors/schema';
import { digestOf } from '../../base/digest.ts';
import type { VectorOptions } from '../../config/config.ts';
import { chooseWeight, windowsFound } from '../../trained-vectors/choose-weight.ts';
import { dimensionsFor } from '../../trained-vectors/dimensions.ts';
import { roundedScale } from '../../trained-vectors/quantize.ts';
import { type TrainedVectors, trainVectors } from '../../trained-vectors/train.ts';
import { selectSections } from '../text/collect.ts';
import type { IndexedText } from '../text/indexed.ts';
import { sortTerms } from '../text/term-table.ts';
import { foldIn, scalesToOne } from './fold-in.ts';
import { type KnownVectors, reuseSections, type VectorsBefore } from './known.ts';
import { sampleOf } from './sample.ts';
import { samplingInterval } from './sampling.ts';
import { countTerms, type RankedCounts, searchableText } from './searchable-text.ts';
import { type LearntVectors, noVectors, type QuantizedVectors, type TermVectors } from './write.ts';

const NONE = noVectors({ embedder: TRAINED, fingerprint: '' });

/**
 * Trains the vectors of an index from its texts, or from a sample of many texts. Vectors learnt earlier are reused if
 * the result would be the same.
 *
 * @param text undefined if there are no sections
 * @param onStep called with the name of a step that takes long
 * @returns no vectors if they would not help with these texts, unless a weight was set
 */
export function trainedVectors(
	text: IndexedText | undefined,
	options: VectorOptions,
	before?: VectorsBefore,
	onStep?: (step: string) => void,
): KnownVectors {
	if (text === undefined) return { input: '', made: NONE };
	const every = samplingInterval(text.sections);
	const sample = every === 1 ? text : sampleOf(text, every);
	const input = digestOfText(sample, [TRAINED, options, every]);
	const same = before?.vectors.input === input ? before : undefined;
	if (same === undefined) onStep?.('training vectors');
	const learnt = same?.vectors.made ?? learnVectors(sample, options, every);
	return { input, made: every === 1 ? learnt : withSections(learnt, foldInChanged(text, learnt, same)) };
}

/** Returns a digest of texts and other values that vectors depend on; line numbers of source files are not included. */
export function digestOfText({ options, folding, read }: IndexedText, ...others: readonly unknown[]): string {
	const names = read.records.map((json) => {
		const { id, title, headings } = JSON.parse(json) as SectionRecord;
		return [id, title, headings];
	});
	return digestOf(JSON.stringify([options, folding, others, names]), read.texts.join('\n'));
}

/** Returns the vectors of all sections: those of unchanged documents are copied. */
function foldInChanged(text: IndexedText, learnt: LearntVectors, before: VectorsBefore | undefined): Int8Array {
	if (before === undefined) return foldIn(text, learnt);
	return reuseSections(text, before, (isChanged) => {
		const changed = selectSections(text.collected, isChanged);
		const terms = sortTerms(changed, text.folding);
		return foldIn({ options: text.options, sections: changed.ends.length, ...terms }, learnt);
	});
}

/** Adds the vectors of all sections to those of terms. */
function withSections({ settings, terms }: LearntVectors, sections: Int8Array): QuantizedVectors {
	return {
		settings,
		terms,
		sections,
		sectionScales: Array.from(scalesToOne(sections, settings.dimensions), roundedScale),
	};
}

/**
 * Trains vectors of terms and sections.
 *
 * @param every reciprocal of the sampling rate of sections
 */
export function learnVectors(text: IndexedText, { weight: set }: VectorOptions, every: number): QuantizedVectors {
	if (set === 0) return NONE;
	const ranked = countTerms(text);
	const dimensions = dimensionsFor(text.read.bytes, ranked.counts, set !== undefined, every);
	const found = set === undefined && dimensions > 0 ? windowsFound(searchableText(text), every) : undefined;
	if ((set ?? chooseWeight(found, dimensions)) === 0) return NONE;
	const trained = trainVectors(ranked.counts, dimensions, every);
	const weight = set ?? chooseWeight(found, trained.dimensions);
	if (weight === 0 || trained.dimensions === 0) return NONE;
	return {
		settings: {
			embedder: TRAINED,
			fingerprint: '',
			dimensions: trained.dimensions,
			weight,
			dimension_scales: Array.from(trained.dimensionScales, roundedScale),
		},
		sections: trained.sections.numbers,
		sectionScales: Array.from(trained.sections.scales, roundedScale),
		terms: termVectors(text, ranked, trained),
	};
}

/** Returns the vectors of terms by name, without zero vectors. */
function termVectors(
	{ terms: names }: IndexedText,
	{ ranks }: RankedCounts,
	{ dimensions, terms, termVectors: { numbers, scales } }: TrainedVectors,
): TermVectors {
	const rounded = Array.from(scales, roundedScale);
	const telling = [...terms.keys()].filter((i) => rounded[i] !== 0);
	const kept = new Int8Array(telling.length * dimensions);
	telling.forEach((i, at) => {
		kept.set(numbers.subarray(i * dimensions, (i + 1) * dimensions), at * dimensions);
	});
	return {
		names: telling.map((i) => names[ranks[terms[i] as number] as number] as string),
		scales: telling.map((i) => rounded[i] as number),
		numbers: kept,
	};
}
