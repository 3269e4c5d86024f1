import type { SampledSection } from '@pinakes/query/internal';
import { type Analyzer, indexTerms } from '@pinakes/query/internal';
import { proseOf } from '../kinds/unit-terms/prose.ts';
import type { Unit } from '../model/unit.ts';

/** A question that was drawn from a source of an index, and the number of the source. */
export interface DrawnQuestion {
	readonly question: string;
	readonly source: number;
}

/** Draws a question from each text: the middle one of the lines that could be a question. */
export function drawTextQuestions(texts: readonly SampledSection[], analyzer: Analyzer): DrawnQuestion[] {
	return texts.flatMap(({ document, text }): DrawnQuestion[] => {
		const lines = linesOf(text).filter((line) => {
			const { size } = new Set(indexTerms(line, analyzer));
			return size >= MIN_TERMS && size <= MAX_TERMS;
		});
		const question = lines[Math.floor(lines.length / 2)];
		return question === undefined ? [] : [{ question, source: document }];
	});
}

/** Minimum and maximum distinct terms of a line that could be a request. */
const MIN_TERMS = 3;
const MAX_TERMS = 20;

/**
 * Minimum share of a line's terms in the unit's name and description, so that the line is about the purpose of the
 * unit.
 */
const MIN_SHARE = 0.3;

/** Maximum lines of a file that are read. */
const MAX_LINES = 400;

/**
 * Draws a question for each unit from the prose of its file: a heading, list item or sentence about what its name and
 * description say, in other words. A line that several units have asks for none of them. Units without such a line have none.
 *
 * @param prose texts of the units' files, by path
 */
export function drawUnitQuestions(
	units: readonly Unit[],
	prose: ReadonlyMap<string, string>,
	analyzer: Analyzer,
): DrawnQuestion[] {
	const lines = units.map((unit) => linesAbout(unit, prose.get(unit.source) ?? '', analyzer));
	const counts = new Map<string, number>();
	for (const own of lines) for (const line of new Set(own)) counts.set(line, (counts.get(line) ?? 0) + 1);
	return lines.flatMap((all, source): DrawnQuestion[] => {
		const own = all.filter((line) => counts.get(line) === 1);
		// The first line is the title in most files, which contains the name.
		const question = own[Math.floor(own.length / 2)];
		return question === undefined ? [] : [{ question, source }];
	});
}

/** Returns the lines of a unit's file that are about its purpose. */
function linesAbout({ name, description }: Unit, markdown: string, analyzer: Analyzer): string[] {
	const own = new Set([...indexTerms(name, analyzer), ...indexTerms(description, analyzer)]);
	const isAbout = (line: string): boolean => {
		const terms = [...new Set(indexTerms(line, analyzer))];
		if (terms.length < MIN_TERMS || terms.length > MAX_TERMS) return false;
		return terms.filter((term) => own.has(term)).length >= MIN_SHARE * terms.length;
	};
	return linesOf(markdown).filter((line) => line !== description && isAbout(line));
}

/** Returns the headings, list items and sentences of a markdown text. */
function linesOf(markdown: string): string[] {
	return proseOf(markdown)
		.split('\n', MAX_LINES)
		.filter((line) => !line.startsWith('|'))
		.flatMap((line) => line.replace(/^[ \t>#*+-]+|^[ \t]*\d+[.)]/, '').split(/(?<=[.!?])\s|(?<=[。！？])/))
		.map((sentence) => sentence.trim());
}
