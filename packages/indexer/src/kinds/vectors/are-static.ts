import { DEFAULT_LANGUAGE_NAME } from '@pinakes/query/format/analysis/registry';
import { roundedShare } from '@pinakes/query/format/calibration/shares';
import { FIRST_HAN, LAST_HAN, MAX_STATIC_LENGTH } from '../../word-vectors/cut-texts.ts';
import { MIN_STATIC_TEXTS } from '../../word-vectors/static-vectors.ts';
import { type InMemorySections, languagesOf } from '../text/documents.ts';
import type { SpilledText } from '../text/indexed.ts';
import { samplingInterval } from './sampling.ts';
import type { StaticText } from './static-sections.ts';

/**
 * Maximum mean characters per section for static vectors of few sections: short sections share few words with a
 * question.
 */
const MAX_MEAN_LENGTH = 300;

/** Maximum share of unspaced sections for static vectors of few sections; larger ones were not measured. */
const MAX_UNSPACED = 0.5;

/** Minimum number of longer sections for static vectors, since the vectors of words take about 2 MB in any case. */
const MIN_SECTIONS = 500;

/** Minimum share of letters in the scripts of the word table. */
const MIN_KNOWN_SHARE = 0.5;

const LETTERS = /\p{L}/gu;

/** Whether static vectors are the default for the sections of an index. */
export function areStatic(text: StaticText | SpilledText | undefined): boolean {
	if (text === undefined || text.sections < MIN_STATIC_TEXTS) return false;
	const read = 'spilled' in text ? text.spilled : text.read;
	if (languagesOf(read)[0] !== DEFAULT_LANGUAGE_NAME) return false;
	return (text.sections >= MIN_SECTIONS || areShort(read)) && areInTable(read.texts, text.sections);
}

function areShort({
	texts,
	unspaced,
}: Pick<InMemorySections, 'unspaced'> & { readonly texts: Iterable<string> }): boolean {
	const lengths = Array.from(texts, ({ length }) => length);
	const total = lengths.reduce((sum, length) => sum + length, 0);
	return total <= MAX_MEAN_LENGTH * lengths.length && roundedShare(unspaced, lengths.length) <= MAX_UNSPACED;
}

/** Whether the letters of texts, as JSON, are mostly in the scripts of English and Chinese. */
function areInTable(texts: Iterable<string>, count: number): boolean {
	const every = samplingInterval(count);
	const samples: string[] = [];
	let section = 0;
	let length = 0;
	let known = 0;
	for (const json of texts) {
		if (section++ % every !== 0) continue;
		const sample = (JSON.parse(json) as string).slice(0, MAX_STATIC_LENGTH);
		samples.push(sample);
		length += sample.length;
		known += countKnown(sample);
	}
	// Letters are at most all characters, and counting them takes ten times as long.
	if (known >= MIN_KNOWN_SHARE * length) return true;
	return known >= MIN_KNOWN_SHARE * samples.reduce((sum, sample) => sum + (sample.match(LETTERS)?.length ?? 0), 0);
}

/** Counts the Latin letters and Chinese characters of a text. */
function countKnown(text: string): number {
	let count = 0;
	for (let i = 0; i < text.length; i++) {
		const code = text.charCodeAt(i);
		const letter = code | 0x20;
		if ((letter >= 0x61 && letter <= 0x7a) || (code >= FIRST_HAN && code <= LAST_HAN)) count++;
	}
	return count;
}
