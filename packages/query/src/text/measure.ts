/** What a build measures of sample questions, to calibrate probabilities. */

import type { Recipe } from '../format/base/recipe.js';
import type { Measured } from '../format/kinds/calibration.ts';
import { readRecords } from '../format/kinds/tables.js';
import { SECTION_TEXTS_TABLE } from '../format/kinds/text.js';
import type { Opened } from '../format/manifest/opened.js';
import { findSections, QUESTION, readQuestion } from './find.ts';
import { judge } from './judge.ts';
import { openTextStore } from './open-text-store.ts';
import { documentOf } from './store.ts';

/**
 * Measures the evidence for a question as `searchText` computes it. `best` is a document number.
 *
 * @param without number of a document that is ignored, as if it were not in the index
 */
export function* measureQuestion(opened: Opened, question: string, without?: number): Recipe<Measured> {
	const store = yield* openTextStore(opened);
	const isSearched = (section: number): boolean => documentOf(store, section) !== without;
	const asked = yield* readQuestion(store, question, QUESTION);
	const wanted = without === undefined ? { limit: 1 } : { limit: 1, isSearched };
	const found = yield* findSections(store, asked, wanted);
	const [best] = found.sections;
	return { evidence: judge(store, found, 0, 1).evidence, best: best && documentOf(store, best.section) };
}

/** The text of a section before analysis, and its document number. */
export interface SampledSection {
	readonly document: number;
	readonly text: string;
}

/** Reads up to `most` evenly spaced sections. */
export function* sampleSections(opened: Opened, most: number): Recipe<SampledSection[]> {
	const store = yield* openTextStore(opened);
	const every = Math.max(1, store.sections / most);
	const length = Math.min(most, store.sections);
	const numbers = Array.from({ length }, (_, i) => Math.ceil(i * every));
	const texts = yield* readRecords<string>(opened, SECTION_TEXTS_TABLE, '', numbers);
	return numbers.map((number, i) => ({ document: documentOf(store, number), text: texts[i] as string }));
}
