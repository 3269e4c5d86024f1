import { TRAINED } from '@pinakes/query/format';
import { chooseWeight, windowsFound } from '../../vectors/choose-weight.ts';
import { dimensionsFor } from '../../vectors/dimensions.ts';
import { type TrainedVectors, trainVectors } from '../../vectors/train.ts';
import type { IndexedText } from '../text/indexed.ts';
import { foldIn, scalesToOne } from './fold-in.ts';
import { everyFor, sampleOf } from './sample.ts';
import type { VectorOptions } from './settings.ts';
import { countTerms, type RankedCounts, textAtHand } from './text-at-hand.ts';
import { type MadeVectors, noVectors, type TermVectors } from './write.ts';

const NONE = noVectors({ embedder: TRAINED, fingerprint: '' });

/** Significant digits that are kept of scales: what is left out is less than the rounding to whole numbers costs. */
const SCALE_DIGITS = 4;

/** What was learnt from texts: how vectors count, and those of terms. */
export type LearntVectors = Pick<MadeVectors, 'settings' | 'terms'>;

/**
 * Trains the vectors of an index from its own texts: from all of them, or where these are many from a sample.
 *
 * @param text undefined where there are no sections
 * @returns no vectors, where the texts are such that they would not help, unless a weight was set
 */
export function trainedVectors(text: IndexedText | undefined, options: VectorOptions): MadeVectors {
	if (text === undefined) return NONE;
	const every = everyFor(text.sections);
	if (every === 1) return learnVectors(text, options);
	const learnt = learnVectors(sampleOf(text, every), options, every);
	return withSections(learnt, foldIn(text, learnt));
}

/** What was learnt, with the vectors of all sections. */
export function withSections({ settings, terms }: LearntVectors, sections: Int8Array): MadeVectors {
	const { dimensions } = settings;
	// Most parts are kept as they are, and nobody asks for their scales.
	const sectionScales = (from: number, to: number): number[] =>
		scalesOf(scalesToOne(sections.subarray(from * dimensions, to * dimensions), dimensions));
	return { settings, terms, sections, sectionScales };
}

/**
 * Learns vectors of terms from texts, and vectors of these.
 *
 * @param every one of how many sections is among the texts
 */
export function learnVectors(text: IndexedText, { weight: set }: VectorOptions, every = 1): MadeVectors {
	if (set === 0) return NONE;
	const ranked = countTerms(text);
	const dimensions = dimensionsFor(text.read.bytes, ranked.counts, set !== undefined, every);
	const found = set === undefined && dimensions > 0 ? windowsFound(textAtHand(text), every) : undefined;
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
			dimension_scales: scalesOf(trained.dimensionScales),
		},
		sections: trained.sections.numbers,
		sectionScales: (from, to) => scalesOf(trained.sections.scales.subarray(from, to)),
		terms: termVectors(text, ranked, trained),
	};
}

/** Vectors of terms by their names, but for terms that tell nothing. */
function termVectors(
	{ terms: names }: IndexedText,
	{ ranks }: RankedCounts,
	{ dimensions, terms, termVectors: { numbers, scales } }: TrainedVectors,
): TermVectors {
	const rounded = scalesOf(scales);
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

function scalesOf(scales: Float32Array): number[] {
	return Array.from(scales, (scale) => Number(scale.toPrecision(SCALE_DIGITS)));
}
