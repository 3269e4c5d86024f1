import { DEFAULT_LANGUAGE_NAME } from '@pinakes/query/format/analysis/registry';
import { roundedShare } from '@pinakes/query/format/calibration/shares';
import { STATIC } from '@pinakes/query/format/kinds/vectors/schema';
import { digestOf } from '../../build/digest.ts';
import { cutText, MAX_STATIC_LENGTH } from '../../word-vectors/cut-texts.ts';
import { encodeTexts } from '../../word-vectors/encode-texts.ts';
import { learnWords } from '../../word-vectors/learn-words.ts';
import { projectWords } from '../../word-vectors/project-words.ts';
import { MIN_STATIC_TEXTS } from '../../word-vectors/static-vectors.ts';
import { type InMemorySections, languagesOf } from '../text/documents.ts';
import { type IndexedText, type SpilledText, sectionAt } from '../text/indexed.ts';
import { encodedText } from './encoded.ts';
import { type KnownVectors, reuseSections, type VectorsBefore } from './known.ts';
import { areSampled, samplingInterval } from './sample.ts';
import type { VectorOptions } from './settings.ts';

/** What static vectors are made from. */
export type StaticText = Pick<IndexedText, 'options' | 'sections' | 'read'>;

/** Weight of a cosine of 1, relative to the maximum text score. */
export const STATIC_WEIGHT = 0.3;

/**
 * Maximum mean characters per section for static vectors of few sections: short sections share few words with a
 * question.
 */
const MAX_MEAN_LENGTH = 300;

/** Maximum share of unspaced sections for static vectors of few sections; larger ones were not measured. */
const MAX_UNSPACED = 0.5;

/** Minimum number of longer sections for static vectors, since the vectors of words take about 2 MB in any case. */
const MIN_SECTIONS = 500;

/** Name of the build step that encodes all sections. */
export const ENCODING_STEP = 'encoding sections';

/** Minimum share of letters in the scripts of the word table. */
const MIN_KNOWN_SHARE = 0.5;

const LETTERS = /\p{L}/gu;
const KNOWN_LETTERS = /[a-z\u3400-\u9fff]/gi;

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

/** Whether texts, as JSON, are mostly in the scripts of English and Chinese. */
function areInTable(texts: Iterable<string>, count: number): boolean {
	const every = samplingInterval(count);
	let section = 0;
	let letters = 0;
	let known = 0;
	for (const json of texts) {
		if (section++ % every !== 0) continue;
		const sample = (JSON.parse(json) as string).slice(0, MAX_STATIC_LENGTH);
		letters += sample.match(LETTERS)?.length ?? 0;
		known += sample.match(KNOWN_LETTERS)?.length ?? 0;
	}
	return known >= MIN_KNOWN_SHARE * letters;
}

/**
 * Makes static vectors of sections. Directions are learnt from a sample, so that earlier vectors can be reused while no
 * section of the sample changes.
 */
export function staticSections(
	text: StaticText | undefined,
	{ weight = STATIC_WEIGHT }: VectorOptions,
	before?: VectorsBefore,
	onStep: (step: string) => void = () => {},
): KnownVectors | undefined {
	if (text === undefined || weight === 0) return undefined;
	const isIn = areSampled(text.read, samplingInterval(text.sections));
	const sample = textsOf(text, isIn);
	const input = digestOf(JSON.stringify([STATIC, weight]), ...sample);
	const same = before?.vectors.input === input ? before : undefined;
	if (same?.vectors.directions === undefined) {
		onStep(ENCODING_STEP);
		const cut = textsOf(text).map(cutText);
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
