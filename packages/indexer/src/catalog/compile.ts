import { isUnspaced } from '@pinakes/query/format/analysis/normalize';
import { oneLine } from '@pinakes/query/format/base/shown-text';
import { BuildError } from '../base/report.ts';
import { buildAnalyzer, contentWords, hanWordsOfLexicon } from '../words/content-words.ts';
import { shortSentence } from './short-sentence.ts';
import { chanceOfNone } from './skill-words.ts';
import type { ListedSkill } from './skills.ts';

/** The search for a better listing stops at this share of the budget, or after `MAX_ATTEMPTS`. */
const WELL_FILLED = 0.99;
const MAX_ATTEMPTS = 8;

/** Returns the size of a text in the unit of the budget. */
export type Measure = (text: string) => number;

/** A listing of skills that fits a budget. */
export interface Catalog {
	/** In the given order, with the descriptions of the listing. */
	readonly skills: readonly ListedSkill[];
	/** One line per skill: `- name: description`. */
	readonly text: string;
	readonly size: number;
	/** Number of skills with unabridged descriptions. */
	readonly whole: number;
	/** What is left of descriptions: everything, at least a sentence each, or words that distinguish the skills. */
	readonly form: 'whole' | 'sentences' | 'words';
}

/** Returns the number of code points. */
export const countCharacters: Measure = (text) => [...text].length;

/**
 * Compiles a listing of skills that fits a budget: every skill with a short sentence of its description, and other
 * words of the description that best distinguish skills, in their order; only words if sentences do not fit.
 *
 * A word's gain is how much it lowers the probability that a request made of the description's words contains none of
 * the listed ones, weighted by rarity. Words are added by gain per length over all skills, so that a skill with a short
 * description or an informative name needs few. Words of the name and the sentence are not repeated, and each word has
 * its shortest form. If all words fit, whole descriptions are restored, the cheapest first.
 *
 * @param budget maximum size of the listing
 * @throws BuildError if not even the names fit
 */
export function compileCatalog(
	skills: readonly ListedSkill[],
	budget: number,
	measure: Measure = countCharacters,
): Catalog {
	const full = skills.map((skill) => ({ ...skill, description: oneLine(skill.description) }));
	const whole = catalogOf(full, full, measure);
	if (whole.size <= budget) return { ...whole, form: 'whole' };
	const names = catalogOf(described(full, none), full, measure);
	if (names.size > budget) {
		throw new BuildError(
			`The names of ${skills.length} skills alone take ${names.size}, more than the budget of ${budget}: give at least ${names.size}.`,
		);
	}
	const shortest = catalogOf(described(full, shortSentence), full, measure);
	const style = shortest.size <= budget ? SENTENCES : WORDS;
	let best = style === SENTENCES ? shortest : names;
	const words = wordsToAdd(full, style.start);
	const tried = new Set<number>();
	// The tokens of a listing are not the sum of those of its words, so the usable budget is found by iteration.
	for (let room = budget; tried.size < MAX_ATTEMPTS && !tried.has(room); ) {
		tried.add(room);
		const catalog = catalogOf(fill(full, words, style, room, measure), full, measure);
		if (catalog.size <= budget && catalog.size > best.size) best = catalog;
		if (best.size >= budget * WELL_FILLED) break;
		room = Math.floor((room * budget) / catalog.size);
	}
	return { ...best, form: style.form };
}

function described(skills: readonly ListedSkill[], start: (description: string) => string): ListedSkill[] {
	return skills.map((skill) => ({ ...skill, description: start(skill.description) }));
}

const none = (): string => '';

/** How words are added to the beginning of a description. */
interface Style {
	readonly form: Catalog['form'];
	readonly start: (description: string) => string;
	readonly first: (word: string) => string;
	readonly next: (word: string) => string;
	readonly joined: (description: string, words: readonly string[]) => string;
}

const SENTENCES: Style = {
	form: 'sentences',
	start: shortSentence,
	first: (word) => ` (${word})`,
	next: (word) => `, ${word}`,
	joined: (description, words) =>
		words.length === 0 ? shortSentence(description) : `${shortSentence(description)} (${words.join(', ')})`,
};

/** For budgets that are too small for sentences. */
const WORDS: Style = {
	form: 'words',
	start: none,
	first: (word) => `: ${word}`,
	next: (word) => ` ${word}`,
	joined: joinedAs,
};

function catalogOf(
	listed: readonly ListedSkill[],
	full: readonly ListedSkill[],
	measure: Measure,
): Omit<Catalog, 'form'> {
	const text = listed.map((skill) => `${lineOf(skill)}\n`).join('');
	const whole = listed.filter(({ description }, i) => description === full[i]?.description).length;
	return { skills: listed, text, size: measure(text), whole };
}

function lineOf({ name, description }: ListedSkill): string {
	const title = `- ${oneLine(name)}`;
	if (description === '') return title;
	return `${title}: ${/[<>`]/.test(description) ? JSON.stringify(description) : description}`;
}

/** A candidate word of a description, with its gain after the words before it. */
interface Word {
	readonly skill: number;
	/** Position among the words of its description. */
	readonly position: number;
	readonly form: string;
	readonly gain: number;
}

/** Returns the words of descriptions that are not yet listed, ordered by gain per length. */
function wordsToAdd(skills: readonly ListedSkill[], start: (description: string) => string): Word[] {
	const han = hanWordsOfLexicon();
	const formsOf = (text: string) => formsByStem(contentWords(text, han));
	const texts = skills.map(({ name, description }) => ({
		name: formsOf(`${name} ${start(description)}`),
		description: formsOf(description),
	}));
	const frequencies = new Map<string, number>();
	const shortest = new Map<string, string>();
	for (const { name, description } of texts) {
		for (const key of new Set([...name.keys(), ...description.keys()])) {
			frequencies.set(key, (frequencies.get(key) ?? 0) + 1);
		}
		for (const [key, form] of [...name, ...description]) {
			const known = shortest.get(key);
			if (known === undefined || form.length < known.length || (form.length === known.length && form < known)) {
				shortest.set(key, form);
			}
		}
	}
	const rarity = (key: string): number => rarityOf(frequencies.get(key) ?? 1, skills.length);
	return texts
		.flatMap(({ name, description }, skill) => {
			const inName = [...description.keys()].filter((key) => name.has(key));
			const others = [...description.keys()]
				.map((key, position) => ({ skill, position, key, form: shortest.get(key) ?? key }))
				.filter(({ key }) => !name.has(key))
				.map((word) => ({ ...word, worth: rarity(word.key), cost: word.form.length + 1 }))
				.sort((a, b) => b.worth / b.cost - a.worth / a.cost || a.position - b.position);
			let covered = inName.reduce((sum, key) => sum + rarity(key), 0);
			return others.map(({ position, form, worth, cost }): Word => {
				const before = chanceOfNone(covered, description.size);
				covered += worth;
				return { skill, position, form, gain: (before - chanceOfNone(covered, description.size)) / cost };
			});
		})
		.sort((a, b) => b.gain - a.gain || a.skill - b.skill || a.position - b.position);
}

/** Returns the first form of each word by its stem, in order. */
function formsByStem(words: readonly string[]): Map<string, string> {
	const forms = new Map<string, string>();
	for (const form of words) {
		const key = buildAnalyzer().stem(form);
		if (!forms.has(key)) forms.set(key, form);
	}
	return forms;
}

/** Returns the rarity of a word from the number of skills that have it: 1 for one skill, near 0 for all. */
function rarityOf(frequency: number, skills: number): number {
	const idf = (n: number): number => Math.log(1 + (skills - n + 0.5) / (n + 0.5));
	return idf(frequency) / idf(1);
}

/** Joins words with spaces, except for Chinese words that are adjacent in the description. */
function joinedAs(description: string, forms: readonly string[]): string {
	return forms.reduce((text, form, i) => {
		const last = forms[i - 1] ?? '';
		const isRun = isUnspaced(last) && isUnspaced(form) && description.includes(last + form);
		return text + (i === 0 || isRun ? '' : ' ') + form;
	}, '');
}

/** Fills the budget with words, and then replaces descriptions by whole ones while they fit. */
function fill(
	skills: readonly ListedSkill[],
	words: readonly Word[],
	style: Style,
	room: number,
	measure: Measure,
): ListedSkill[] {
	let used = described(skills, style.start).reduce((sum, skill) => sum + measure(`${lineOf(skill)}\n`), 0);
	const chosen = skills.map((): Word[] => []);
	const incomplete = new Set<number>();
	for (const word of words) {
		const mine = chosen[word.skill] as Word[];
		const cost = measure((mine.length === 0 ? style.first : style.next)(word.form));
		if (used + cost <= room) {
			used += cost;
			mine.push(word);
		} else incomplete.add(word.skill);
	}
	const compressed = skills.map((skill, i) => {
		const forms = (chosen[i] as Word[]).sort((a, b) => a.position - b.position).map(({ form }) => form);
		return { ...skill, description: style.joined(skill.description, forms) };
	});
	const further = skills
		.map((skill, i) => ({ i, cost: measure(lineOf(skill)) - measure(lineOf(compressed[i] as ListedSkill)) }))
		.filter(({ i, cost }) => cost <= 0 || !incomplete.has(i))
		.sort((a, b) => a.cost - b.cost || a.i - b.i);
	for (const { i, cost } of further) {
		if (used + cost > room) break;
		used += cost;
		compressed[i] = skills[i] as ListedSkill;
	}
	return compressed;
}
