import { hasCjk, stem } from '@pinakes/query/format';
import { BuildError } from '../errors.ts';
import { knownHanWords } from '../kinds/lexicon/write.ts';
import { hanParts, tellingWords } from '../text/telling-words.ts';
import type { ListedSkill } from './skills.ts';

/**
 * The words of a description that a request is taken to use: with more of them, one word of each skill is soon
 * enough, and the room goes to the skills that have none. A request of metatool-dev has 9 telling words (median).
 */
const REQUEST_WORDS = 8;

/** A listing that takes this share of its budget is good enough; and how often a better one is tried. */
const WELL_FILLED = 0.99;
const MOST_TRIES = 8;

/** The size of a text in what a host counts. */
export type Measure = (text: string) => number;

/** A listing that fits a budget. */
export interface Catalog {
	/** In the order in which they were given, with the descriptions that the listing has. */
	readonly skills: readonly ListedSkill[];
	/** A line to each skill: `- name: description`. */
	readonly text: string;
	readonly size: number;
	/** Skills whose descriptions are whole. */
	readonly whole: number;
}

/** Characters, as people count them: a pair of surrogates is one. */
export const countCharacters: Measure = (text) => [...text].length;

/**
 * Compiles the listing of skills that fits a budget: every skill is kept, and of descriptions the words that tell
 * skills apart, in their order.
 *
 * A word's worth is how rare it is over the catalogue, and what a skill gains by it is the chance that a request made
 * of its description's words finds none of those that are kept. So the words that gain most for their length come
 * first, over all skills: a skill with a short description or a telling name needs few. Words of the name are not said
 * again, and of several forms of a word the shortest that the catalogue has is written. Where room is left when all
 * words are in, whole descriptions come back, those first that take least.
 *
 * @param budget the most that the listing may measure, in what `measure` counts
 * @throws BuildError where not even the names fit
 */
export function compileCatalog(
	skills: readonly ListedSkill[],
	budget: number,
	measure: Measure = countCharacters,
): Catalog {
	const full = skills.map((skill) => ({ ...skill, description: skill.description.replace(/\s+/g, ' ').trim() }));
	const whole = catalogOf(full, full, measure);
	if (whole.size <= budget) return whole;
	const names = catalogOf(
		full.map((skill) => ({ ...skill, description: '' })),
		full,
		measure,
	);
	if (names.size > budget) {
		throw new BuildError(
			`The names of ${skills.length} skills alone take ${names.size}, more than the budget of ${budget}: give at least ${names.size}.`,
		);
	}
	const words = wordsOfSkills(full);
	const tried = new Set<number>();
	let best = names;
	// What tokens a listing takes is not the sum of what its words take, so that the room is found by trying.
	for (let room = budget; tried.size < MOST_TRIES && !tried.has(room); ) {
		tried.add(room);
		const catalog = catalogOf(fill(full, words, room, measure), full, measure);
		if (catalog.size <= budget && catalog.size > best.size) best = catalog;
		if (best.size >= budget * WELL_FILLED) break;
		room = Math.floor((room * budget) / catalog.size);
	}
	return best;
}

function catalogOf(listed: readonly ListedSkill[], full: readonly ListedSkill[], measure: Measure): Catalog {
	const text = listed.map((skill) => `${lineOf(skill)}\n`).join('');
	const whole = listed.filter(({ description }, i) => description === full[i]?.description).length;
	return { skills: listed, text, size: measure(text), whole };
}

function lineOf({ name, description }: ListedSkill): string {
	const title = `- ${name.replace(/\s+/g, ' ').trim()}`;
	return description === '' ? title : `${title}: ${description}`;
}

/** A word that a description may keep, and what the skill gains by it once those before it are kept. */
interface Word {
	readonly skill: number;
	/** Where it stands among the words of its description. */
	readonly place: number;
	readonly form: string;
	readonly gain: number;
}

/** The words of all descriptions that are not in the names, those first that gain most for their length. */
function wordsOfSkills(skills: readonly ListedSkill[]): Word[] {
	const han = knownHanWords();
	const formsOf = (text: string) => formsByStem(hanParts(text).flatMap((part) => tellingWords(part, han)));
	const texts = skills.map(({ name, description }) => ({ name: formsOf(name), description: formsOf(description) }));
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
				.map((key, place) => ({ skill, place, key, form: shortest.get(key) ?? key }))
				.filter(({ key }) => !name.has(key))
				.map((word) => ({ ...word, worth: rarity(word.key), cost: word.form.length + 1 }))
				.sort((a, b) => b.worth / b.cost - a.worth / a.cost || a.place - b.place);
			let covered = inName.reduce((sum, key) => sum + rarity(key), 0);
			return others.map(({ place, form, worth, cost }): Word => {
				const before = chanceOfNone(covered, description.size);
				covered += worth;
				return { skill, place, form, gain: (before - chanceOfNone(covered, description.size)) / cost };
			});
		})
		.sort((a, b) => b.gain - a.gain || a.skill - b.skill || a.place - b.place);
}

/** The first form of each word, in order. */
function formsByStem(words: readonly string[]): Map<string, string> {
	const forms = new Map<string, string>();
	for (const form of words) {
		const key = stem(form);
		if (!forms.has(key)) forms.set(key, form);
	}
	return forms;
}

/** How much a word tells that so many skills have: 1 where it is one skill's own, towards 0 where all have it. */
function rarityOf(frequency: number, skills: number): number {
	const idf = (n: number): number => Math.log(1 + (skills - n + 0.5) / (n + 0.5));
	return idf(frequency) / idf(1);
}

/** How likely a request has none of the words that are covered, out of all words of a description. */
function chanceOfNone(covered: number, all: number): number {
	return Math.max(0, 1 - covered / all) ** REQUEST_WORDS;
}

/** Words in a line; Chinese ones that follow each other in the description have no space between them here either. */
function joinedAs(description: string, forms: readonly string[]): string {
	return forms.reduce((text, form, i) => {
		const last = forms[i - 1] ?? '';
		const isRun = hasCjk(last) && hasCjk(form) && description.includes(last + form);
		return text + (i === 0 || isRun ? '' : ' ') + form;
	}, '');
}

/** Fills the room with words, and what is left of it with whole descriptions. */
function fill(skills: readonly ListedSkill[], words: readonly Word[], room: number, measure: Measure): ListedSkill[] {
	const sizes = skills.map((skill) => measure(`${lineOf({ ...skill, description: '' })}\n`));
	let used = sizes.reduce((sum, size) => sum + size, 0);
	const kept = skills.map((): Word[] => []);
	const left = new Set<number>();
	for (const word of words) {
		const mine = kept[word.skill] as Word[];
		const cost = measure(mine.length === 0 ? `: ${word.form}` : ` ${word.form}`);
		if (used + cost <= room) {
			used += cost;
			mine.push(word);
		} else left.add(word.skill);
	}
	const compressed = skills.map((skill, i) => {
		const forms = (kept[i] as Word[]).sort((a, b) => a.place - b.place).map(({ form }) => form);
		return { ...skill, description: joinedAs(skill.description, forms) };
	});
	const further = skills
		.map((skill, i) => ({ i, cost: measure(lineOf(skill)) - measure(lineOf(compressed[i] as ListedSkill)) }))
		.filter(({ i }) => !left.has(i))
		.sort((a, b) => a.cost - b.cost || a.i - b.i);
	for (const { i, cost } of further) {
		if (used + cost > room) break;
		used += cost;
		compressed[i] = skills[i] as ListedSkill;
	}
	return compressed;
}
