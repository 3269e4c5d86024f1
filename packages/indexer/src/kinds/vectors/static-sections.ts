import { DEFAULT_LANGUAGE_NAME } from '@pinakes/query/format/analysis/registry';
import { shareOf } from '@pinakes/query/format/calibration/unspaced';
import { evenlySpaced } from '../../word-vectors/directions.ts';
import { MAX_STATIC_LENGTH } from '../../word-vectors/encode-texts.ts';
import { MIN_STATIC_TEXTS, staticVectors } from '../../word-vectors/static-vectors.ts';
import { type HeldTexts, languagesOf } from '../text/documents.ts';
import { type IndexedText, type SpilledText, sectionAt } from '../text/indexed.ts';
import { encodedText } from './encoded.ts';
import type { VectorOptions } from './settings.ts';
import type { KnownVectors } from './trained.ts';

/** What a cosine of 1 adds to a section that has the whole question. */
export const STATIC_WEIGHT = 0.3;

/** Mean characters of a section up to which few of them have static vectors too: they share few words with a question. */
const MAX_MEAN_LENGTH = 300;

/** The share of few sections in scripts without spaces up to which it was measured. */
const MAX_UNSPACED = 0.5;

/**
 * Longer sections have static vectors by default from so many on, as the vectors of words take some 2 MB however few there
 * are, up to so many, as they are made anew in every build, where trained ones are kept.
 */
const MIN_SECTIONS = 500;
const MAX_SECTIONS = 8_192;

/** The share of letters that must be of the scripts of the table. */
const MIN_KNOWN_SHARE = 0.5;

const LETTERS = /\p{L}/gu;
const KNOWN_LETTERS = /[a-z\u3400-\u9fff]/gi;

/** Whether static vectors are the default for the sections of an index. */
export function areStatic(text: IndexedText | SpilledText | undefined): boolean {
	if (text === undefined || text.sections < MIN_STATIC_TEXTS) return false;
	const read = 'spilled' in text ? text.spilled : text.read;
	if (languagesOf(read)[0] !== DEFAULT_LANGUAGE_NAME) return false;
	const isMany = text.sections >= MIN_SECTIONS && text.sections <= MAX_SECTIONS;
	return (isMany || areShort(read)) && areInTable(read.texts, text.sections);
}

function areShort({ texts, unspaced }: Pick<HeldTexts, 'unspaced'> & { readonly texts: Iterable<string> }): boolean {
	const lengths = Array.from(texts, ({ length }) => length);
	const total = lengths.reduce((sum, length) => sum + length, 0);
	return total <= MAX_MEAN_LENGTH * lengths.length && shareOf(unspaced, lengths.length) <= MAX_UNSPACED;
}

/** Whether texts, as JSON, are mostly in the scripts of English and Chinese. */
function areInTable(texts: Iterable<string>, count: number): boolean {
	const isSampled = evenlySpaced(count);
	let section = 0;
	let letters = 0;
	let known = 0;
	for (const json of texts) {
		if (!isSampled(section++)) continue;
		const sample = (JSON.parse(json) as string).slice(0, MAX_STATIC_LENGTH);
		letters += sample.match(LETTERS)?.length ?? 0;
		known += sample.match(KNOWN_LETTERS)?.length ?? 0;
	}
	return known >= MIN_KNOWN_SHARE * letters;
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
