import { isUnspaced, oneLine, shorten } from '@pinakes/query/internal';
import { BuildError } from '../base/report.ts';
import { buildAnalyzer, contentWords, hanWordsOfLexicon } from '../words/content-words.ts';
import { chanceOfNone, type ListedSkill, wordsOfSkills } from './skills.ts';

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
	const stemsOf = (text: string) => new Set(contentWords(text, han).map(buildAnalyzer().stem));
	const texts = skills.map(({ name, description }) => ({
		name: stemsOf(`${name} ${start(description)}`),
		description: stemsOf(description),
	}));
	const { forms, holders } = wordsOfSkills(skills);
	const rarity = (key: string): number => rarityOf(holders.get(key)?.length ?? 1, skills.length);
	return texts
		.flatMap(({ name, description }, skill) => {
			const inName = [...description.keys()].filter((key) => name.has(key));
			const others = [...description.keys()]
				.map((key, position) => ({ skill, position, key, form: forms.get(key) ?? key }))
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

// Regular expressions here are harmless: texts have at most 2,000 characters.

/** Minimum words of a sentence; `MIN_HAN` Han characters for Chinese. */
const MIN_WORDS = 3;
const MIN_HAN = 6;

/** Maximum characters of a sentence. */
const MAX_LENGTH = 120;

const MAX_NESTED = 3;

/** Maximum characters of a text that are read. */
const MAX_READ = 2_000;

/** Matches introductory phrases, such as "this skill". */
const LEAD_IN =
	/^(?:use (?:this (?:skill|agent|tool|prompt) )?(?:to|when (?:the |a )?users? (?:explicitly )?(?:asks?|wants?|needs?) to)|(?:this|the) (?:skill|agent|tool|prompt)(?= \w+s\s))\s+/i;

/** Matches the end of a sentence, but not of an abbreviation, a number or a file name. */
const SENTENCE_END = /(?<![.\s](?:e\.g|i\.e|etc|vs))[.!?](?= ["'“‘(]?[\p{Lu}\p{Script=Han}]|$)|[。！？]/u;

/** Matches positions before which the text is a sentence too: before clauses and optional phrases, but not at commas within lists. */
const CUTS =
	/,(?! (?:\S{1,40} ){0,2}(?:\S{0,40},|and |or ))|[;:，；：]| [-–—]{1,3} | (?=(?:that|which|who|so that|such as|including|using|via|with|without|by|based on|from|when|whenever|while|where|across|through|during|before|after|following|because|as well as) )/gi;

/** Matches words that cannot end a sentence. */
const DANGLING =
	/(?:^|\s)(?:a|an|the|and|or|of|to|for|in|on|at|is|are|be|your|their|its|this|these|any|all|with|by|from|as|into|when|user|users|asks?|wants?|needs?)$|^use (?:this \S+|when \S+)$/i;

/**
 * Returns the first sentence of a text, shortened to its main clause.
 *
 * Parentheses are left out, and words such as "This skill" before the verb.
 */
export function shortSentence(text: string): string {
	const bare = withoutParentheses(text.slice(0, MAX_READ)).replace(/\s+/g, ' ').trim();
	const end = SENTENCE_END.exec(bare);
	const first = (end === null ? bare : bare.slice(0, end.index)).replace(LEAD_IN, '').trim();
	const cuts = [...first.matchAll(CUTS)].map(({ index }) => first.slice(0, index).trim());
	const sentence = cuts.find((cut) => isLongEnough(cut) && !DANGLING.test(cut)) ?? first;
	return capitalized(shorten(sentence, MAX_LENGTH - 1));
}

/** Removes parentheses with their content, up to {@link MAX_NESTED} levels. */
function withoutParentheses(text: string): string {
	let bare = text;
	for (let level = 0; level < MAX_NESTED; level++) bare = bare.replace(/\s?[(（][^()（）]{0,500}[)）]/g, '');
	return bare;
}

function isLongEnough(sentence: string): boolean {
	const han = [...sentence].filter(isUnspaced).length;
	return han >= MIN_HAN || sentence.split(/\s+/).length >= MIN_WORDS;
}

/** Capitalizes a sentence, unless it begins with a name such as `dotnet-test` or `iOS`. */
function capitalized(sentence: string): string {
	const [first = ''] = sentence.split(/\s/);
	return /^[a-z]+,?$/.test(first) ? sentence.charAt(0).toUpperCase() + sentence.slice(1) : sentence;
}
