import { DEFAULT_LANGUAGE_NAME } from '@pinakes/query/format/analysis/registry';
import { evenlySpaced } from '../../word-vectors/directions.ts';
import { MAX_STATIC_LENGTH } from '../../word-vectors/encode-texts.ts';
import { MIN_STATIC_TEXTS, staticVectors } from '../../word-vectors/static-vectors.ts';
import { languagesOf } from '../text/documents.ts';
import { type IndexedText, type SpilledText, sectionAt } from '../text/indexed.ts';
import { encodedText } from './encoded.ts';
import type { VectorOptions } from './settings.ts';
import type { KnownVectors } from './trained.ts';

/** What a cosine of 1 adds to a section that has the whole question. */
export const STATIC_WEIGHT = 0.3;

/**
 * Sections up to which static vectors are the default. They are made anew in every build, as they depend on all texts;
 * trained vectors of larger corpora are kept between builds.
 */
const MAX_SECTIONS = 8_192;

/** The share of letters that must be of the scripts of the table. */
const MIN_KNOWN_SHARE = 0.5;

const LETTERS = /\p{L}/gu;
const KNOWN_LETTERS = /[a-z\u3400-\u9fff]/gi;

/** Whether static vectors are the default for an index: its sections are neither few nor many, mostly in English or Chinese. */
export function isInTable(text: IndexedText | SpilledText | undefined): boolean {
	if (text === undefined || text.sections < MIN_STATIC_TEXTS || text.sections > MAX_SECTIONS) return false;
	const read = 'spilled' in text ? text.spilled : text.read;
	if (languagesOf(read)[0] !== DEFAULT_LANGUAGE_NAME) return false;
	const isSampled = evenlySpaced(text.sections);
	let section = 0;
	let letters = 0;
	let known = 0;
	for (const json of read.texts) {
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
