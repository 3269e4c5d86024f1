import { STATIC } from '@pinakes/query/format/kinds/vectors/schema';
import { digestOf } from '../../base/digest.ts';
import type { VectorOptions } from '../../config/config.ts';
import { cutText } from '../../word-vectors/cut-texts.ts';
import { encodeTexts } from '../../word-vectors/encode-texts.ts';
import { learnWords } from '../../word-vectors/learn-words.ts';
import { projectWords } from '../../word-vectors/project-words.ts';
import type { InMemorySections } from '../text/documents.ts';
import { type IndexedText, sectionAt } from '../text/indexed.ts';
import { encodedText } from './encoded.ts';
import { type KnownVectors, reuseSections, type VectorsBefore } from './known.ts';
import { areSampled, samplingInterval } from './sampling.ts';

/** What static vectors are made from. */
export type StaticText = Pick<IndexedText, 'options' | 'sections' | 'read'>;

/**
 * Weights of a cosine of 1, relative to the maximum text score. In texts without spaces, for which vectors tell less than n-grams do,
 * 0.2 still ranks drcd-dev below text alone.
 */
const STATIC_WEIGHT = 0.3;
const UNSPACED_WEIGHT = 0.1;

/** Name of the build step that encodes all sections. */
export const ENCODING_STEP = 'encoding sections';

/**
 * Makes static vectors of sections. Directions are learnt from a sample, so that earlier vectors can be reused while no
 * section of the sample changes.
 */
export function staticSections(
	text: StaticText | undefined,
	{ weight: set }: VectorOptions,
	before?: VectorsBefore,
	onStep: (step: string) => void = () => {},
): KnownVectors | undefined {
	if (text === undefined || set === 0) return undefined;
	const isIn = areSampled(text.read, samplingInterval(text.sections));
	const all = before === undefined ? textsOf(text) : undefined;
	const sample = all?.filter((_, section) => isIn[section] === 1) ?? textsOf(text, isIn);
	const weight = set ?? staticWeight(text.sections, text.read);
	const input = digestOf(JSON.stringify([STATIC, weight]), ...sample);
	const same = before?.vectors.input === input ? before : undefined;
	if (same?.vectors.directions === undefined) {
		onStep(ENCODING_STEP);
		const cut = (all ?? textsOf(text)).map(cutText);
		const learnt = cut.filter((_, section) => isIn[section] === 1);
		const { settings, terms, directions, words } = learnWords(learnt, weight);
		const sections = encodeTexts(cut, words);
		return { input, directions, made: { settings, terms, sections, sectionScales: [] } };
	}
	const { directions, made } = same.vectors;
	const sections = reuseSections(text, same, (isChanged) => {
		const cut = textsOf(text, isChanged).map(cutText);
		return encodeTexts(cut, projectWords(directions, new Set(cut.flatMap((words) => [...words]))));
	});
	return { input, directions, made: { ...made, sections } };
}

/** Returns the texts of sections to encode; only those marked by 1, if given. */
function textsOf(text: StaticText, isIn?: Uint8Array): string[] {
	const texts: string[] = [];
	for (let section = 0; section < text.sections; section++) {
		if (isIn === undefined || isIn[section] === 1) texts.push(encodedText(sectionAt(text, section)));
	}
	return texts;
}

/** Returns the default weight for an index of so many sections, by the script of most. */
export function staticWeight(sections: number, { unspaced }: Pick<InMemorySections, 'unspaced'>): number {
	return unspaced > sections / 2 ? UNSPACED_WEIGHT : STATIC_WEIGHT;
}
