import { type Analyzer, indexTerms } from '@pinakes/query/format/analysis/analyzer';
import { proseOf } from '../kinds/unit-terms/prose.ts';
import type { Unit } from '../units/unit.ts';
import type { DrawnQuestion } from './calibrate.ts';

/** Distinct terms of a line that could be a request. */
export const MIN_TERMS = 3;
export const MAX_TERMS = 20;

/** The share of a line's terms that the unit's name and description have: it is about what the unit is for. */
const MIN_SHARE = 0.3;

/** Lines of a file that are looked at. */
const MAX_LINES = 400;

/**
 * Draws a question for each unit from the prose of its file: a heading, an item of a list or a sentence that is about
 * what its name and description say, in other words. Units without such a line have none.
 *
 * @param prose the text of each unit's file, by path
 */
export function drawUnitQuestions(
	units: readonly Unit[],
	prose: ReadonlyMap<string, string>,
	analyzer: Analyzer,
): DrawnQuestion[] {
	return units.flatMap(({ name, description, source }, number): DrawnQuestion[] => {
		const own = new Set([...indexTerms(name, analyzer), ...indexTerms(description, analyzer)]);
		const isAbout = (line: string): boolean => {
			const terms = [...new Set(indexTerms(line, analyzer))];
			if (terms.length < MIN_TERMS || terms.length > MAX_TERMS) return false;
			return terms.filter((term) => own.has(term)).length >= MIN_SHARE * terms.length;
		};
		const lines = linesOf(prose.get(source) ?? '').filter((line) => line !== description && isAbout(line));
		// Not always the first, which is the title in most files, and says the name.
		const question = lines[Math.floor(lines.length / 2)];
		return question === undefined ? [] : [{ question, source: number }];
	});
}

/** The headings, items and sentences of a markdown text. */
export function linesOf(markdown: string): string[] {
	return proseOf(markdown)
		.split('\n', MAX_LINES)
		.filter((line) => !line.startsWith('|'))
		.flatMap((line) => line.replace(/^[ \t>#*+-]+|^[ \t]*\d+[.)]/, '').split(/(?<=[.!?])\s|(?<=[。！？])/))
		.map((sentence) => sentence.trim());
}
