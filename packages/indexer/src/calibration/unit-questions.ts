import { type Analyzer, indexTerms } from '@pinakes/query/format/analysis/analyzer';
import { proseOf } from '../kinds/unit-terms/prose.ts';
import type { Unit } from '../units/unit.ts';
import type { DrawnQuestion } from './calibrate.ts';

/** Minimum and maximum distinct terms of a line that could be a request. */
export const MIN_TERMS = 3;
export const MAX_TERMS = 20;

/**
 * Minimum share of a line's terms in the unit's name and description, so that the line is about the purpose of the
 * unit.
 */
const MIN_SHARE = 0.3;

/** Maximum lines of a file that are read. */
const MAX_LINES = 400;

/**
 * Draws a question for each unit from the prose of its file: a heading, list item or sentence about what its name and
 * description say, in other words. Units without such a line have none.
 *
 * @param prose texts of the units' files, by path
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
		// The first line is the title in most files, which contains the name.
		const question = lines[Math.floor(lines.length / 2)];
		return question === undefined ? [] : [{ question, source: number }];
	});
}

/** Returns the headings, list items and sentences of a markdown text. */
export function linesOf(markdown: string): string[] {
	return proseOf(markdown)
		.split('\n', MAX_LINES)
		.filter((line) => !line.startsWith('|'))
		.flatMap((line) => line.replace(/^[ \t>#*+-]+|^[ \t]*\d+[.)]/, '').split(/(?<=[.!?])\s|(?<=[。！？])/))
		.map((sentence) => sentence.trim());
}
