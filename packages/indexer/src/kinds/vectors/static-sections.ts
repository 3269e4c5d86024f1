import { shareOf } from '@pinakes/query/format/calibration/unspaced';
import { MIN_STATIC_TEXTS, staticVectors } from '../../word-vectors/static-vectors.ts';
import { type IndexedText, type SpilledText, sectionAt } from '../text/indexed.ts';
import { encodedText } from './encoded.ts';
import type { VectorOptions } from './settings.ts';
import type { KnownVectors } from './trained.ts';

/** What a cosine of 1 adds to a section that has the whole question. */
export const STATIC_WEIGHT = 0.6;

/**
 * Mean characters of a section up to which static vectors are the default. They find a description of a sentence or two
 * by words that it does not have; longer texts have more of the words, and vectors that know their vocabulary are better.
 */
const MAX_MEAN_LENGTH = 300;

/** The share of sections in scripts without spaces up to which it was measured. */
const MAX_UNSPACED = 0.5;

/** Whether the sections of an index are so short that static vectors are to be taken. */
export function isShort(text: IndexedText | SpilledText | undefined): boolean {
	if (text === undefined || text.sections < MIN_STATIC_TEXTS) return false;
	const { texts, unspaced } = 'spilled' in text ? text.spilled : text.read;
	let length = 0;
	for (const { length: characters } of texts) length += characters;
	return length <= MAX_MEAN_LENGTH * texts.length && shareOf(unspaced, texts.length) <= MAX_UNSPACED;
}

/** Makes static vectors of sections. */
export function staticSections(
	text: IndexedText | undefined,
	{ weight = STATIC_WEIGHT }: VectorOptions,
): KnownVectors | undefined {
	if (text === undefined || weight === 0) return undefined;
	const texts = Array.from({ length: text.sections }, (_, section) => encodedText(sectionAt(text, section)));
	return { input: '', made: staticVectors(texts, weight) };
}
