import type { UnitRecord } from '@pinakes/query';
import { oneLine, shorten } from '@pinakes/query/internal';
import { BuildError } from '../base/report.ts';

/** A skill in the listing of a host, with its id in the index. */
export type ListedSkill = Pick<UnitRecord, 'unit_id' | 'name' | 'description'>;

/** Returns the size of a text in the unit of the budget. */
export type Measure = (text: string) => number;

/** Returns the number of code points. */
export const countCharacters: Measure = (text) => [...text].length;

/**
 * Compiles a listing of skills that fits a budget. Descriptions that are too long become the beginning of their first
 * sentence, all of them with the same number of characters at most.
 *
 * @param budget maximum size of the listing
 * @returns the skills in the given order with the descriptions of the listing, its text with a line `- name: description` for each, its
 * size, and the number of skills with whole descriptions
 * @throws BuildError if not even the names fit
 */
export function compileCatalog(
	skills: readonly ListedSkill[],
	budget: number,
	measure: Measure = countCharacters,
	noun = 'skill',
) {
	const full = skills.map((skill) => ({ ...skill, description: oneLine(skill.description) }));
	const compile = (most: number) => {
		const listed = full.map((skill) => ({ ...skill, description: beginningOf(skill.description, most) }));
		const lines = listed.map(({ name, description }) => `- ${oneLine(name)}${description && `: ${description}`}\n`);
		const text = lines.join('');
		const whole = listed.filter(({ description }, i) => description === full[i]?.description).length;
		return { skills: listed, text, size: measure(text), whole };
	};
	let best = compile(Number.POSITIVE_INFINITY);
	if (best.size <= budget) return best;
	let tooLong = Math.max(...full.map(({ description }) => description.length));
	best = compile(0);
	if (best.size > budget) {
		throw new BuildError(
			`The names of ${skills.length} ${noun}s alone take ${best.size}, more than the budget of ${budget}: give at least ${best.size}, or have an agent ask pinakes match.`,
		);
	}
	for (let most = 0; tooLong - most > 1; ) {
		const middle = (most + tooLong) >> 1;
		const tried = compile(middle);
		if (tried.size <= budget) [best, most] = [tried, middle];
		else tooLong = middle;
	}
	return best;
}

/** Minimum characters of a beginning that says something. */
const MIN_LENGTH = 10;

/** Maximum characters of a description whose first sentence is looked for. */
const MAX_READ = 2_000;

/** Matches introductory phrases, such as "this skill". */
const LEAD_IN =
	/^(?:use (?:this (?:skill|agent|tool|prompt) )?(?:to|when (?:the |a )?users? (?:explicitly )?(?:asks?|wants?|needs?) to)|(?:this|the) (?:skill|agent|tool|prompt)(?= \w+s\s))\s+/i;

/** Matches the end of a sentence, but not of an abbreviation, a number or a file name. */
// Harmless: texts have at most 2,000 characters.
const SENTENCE_END = /(?<![.\s](?:e\.g|i\.e|etc|vs))[.!?](?= ["'“‘(]?[\p{Lu}\p{Script=Han}]|$)|[。！？]/u;

/** Returns a description of at most so many characters: the whole, or the beginning of its first sentence. */
function beginningOf(description: string, most: number): string {
	if (description.length <= most) return description;
	if (most < MIN_LENGTH) return '';
	const [sentence = ''] = description.slice(0, MAX_READ).split(SENTENCE_END, 1);
	return shorten(sentence.replace(LEAD_IN, ''), most);
}
