import { plainText, stem } from '@pinakes/query/format';
import { knownHanWords } from '../kinds/lexicon/write.ts';
import { compare } from '../report.ts';
import { tellingWords } from '../text/telling-words.ts';
import type { Unit } from '../unit.ts';

/**
 * From where two skills count as competing. Of the pairs of awesome-copilot's 417 skills 51 reach it, and of the 20
 * first of them every one does: see docs/lint.md.
 */
export const COLLISION = 0.5;

/** Pairs are looked for among those that share one of a skill's so many rarest words that others have. */
const RARE_WORDS = 16;

/** A word that more skills have brings nobody together: all pairs of them would be held against each other. */
const MOST_SHARING = 64;

/** Pairs that are scored for each skill at most. */
const MOST_CANDIDATES = 24;

/** Words that are named of each kind. */
const MOST_WORDS = 5;

/** Two skills whose descriptions compete for the same requests. */
export interface Collision {
	/** The cosine of their words, weighted by rarity: 1 for the same words. */
	readonly score: number;
	readonly skills: readonly [CollidingSkill, CollidingSkill];
	/** What both say, rarest first. */
	readonly shared: readonly string[];
}

/** One of two skills that compete. */
export interface CollidingSkill {
	readonly unit_id: string;
	readonly file: string;
	/** Words of its name and description that the other's has not. */
	readonly only_here: readonly string[];
	/** Words of its text that neither its description nor the other skill has: said there, they would tell them apart. */
	readonly suggested: readonly string[];
}

/** What a skill says of itself: words by stem, each in the form that it first has. */
interface Said {
	readonly unit: Unit;
	readonly words: ReadonlyMap<string, string>;
}

/**
 * Finds the pairs of skills that compete, the closest first. The work grows with the number of skills, not of pairs:
 * a skill is held against those alone that share rare words with it.
 *
 * @param bodyOf the text of a skill below its front matter; asked of those that compete alone
 */
export function findCollisions(units: readonly Unit[], bodyOf: (unit: Unit) => string): Collision[] {
	const said = units.map((unit): Said => ({ unit, words: formsByStem(`${unit.name}\n${unit.description}`) }));
	const holders = new Map<string, number[]>();
	said.forEach(({ words }, skill) => {
		for (const key of words.keys()) {
			const list = holders.get(key);
			if (list === undefined) holders.set(key, [skill]);
			else list.push(skill);
		}
	});
	const rarity = (key: string): number => Math.log(1 + units.length / (holders.get(key)?.length ?? 1));
	const lengths = said.map(({ words }) => Math.sqrt(sumOfSquares([...words.keys()], rarity)));
	const collisions: Collision[] = [];
	const bodies = new Map<Unit, ReadonlyMap<string, Counted>>();
	const wordsOfBody = (unit: Unit): ReadonlyMap<string, Counted> => {
		const known = bodies.get(unit) ?? countWords(bodyOf(unit));
		bodies.set(unit, known);
		return known;
	};
	for (const [a, b] of candidatePairs(said, holders, rarity)) {
		const [one, other] = [said[a], said[b]] as [Said, Said];
		const shared = [...one.words.keys()].filter((key) => other.words.has(key));
		const score = sumOfSquares(shared, rarity) / ((lengths[a] as number) * (lengths[b] as number));
		if (score < COLLISION) continue;
		const texts = [one, other].map(({ unit }) => wordsOfBody(unit)) as [Body, Body];
		const skills = [apart(one, other, texts, rarity), apart(other, one, [texts[1], texts[0]], rarity)] as const;
		collisions.push({ score, skills, shared: rarest(shared, rarity).map((key) => one.words.get(key) ?? key) });
	}
	return collisions.sort((a, b) => b.score - a.score || compare(idsOf(a), idsOf(b)));
}

function idsOf({ skills }: Collision): string {
	return skills.map(({ unit_id }) => unit_id).join('\n');
}

/** Pairs of places that share rare words, each once, the lower place first. */
function* candidatePairs(
	said: readonly Said[],
	holders: ReadonlyMap<string, readonly number[]>,
	rarity: (key: string) => number,
): Generator<readonly [number, number]> {
	const seen = new Set<number>();
	for (const [a, { words }] of said.entries()) {
		const telling = [...words.keys()]
			.filter((key) => isShared(holders.get(key)?.length ?? 0))
			.sort((x, y) => rarity(y) - rarity(x) || compare(x, y));
		const sums = new Map<number, number>();
		for (const key of telling.slice(0, RARE_WORDS)) {
			for (const b of holders.get(key) ?? []) if (b !== a) sums.set(b, (sums.get(b) ?? 0) + rarity(key) ** 2);
		}
		const nearest = [...sums].sort((x, y) => y[1] - x[1] || x[0] - y[0]).slice(0, MOST_CANDIDATES);
		for (const [b] of nearest) {
			const pair = Math.min(a, b) * said.length + Math.max(a, b);
			if (seen.has(pair)) continue;
			seen.add(pair);
			yield [Math.min(a, b), Math.max(a, b)];
		}
	}
}

function isShared(frequency: number): boolean {
	return frequency > 1 && frequency <= MOST_SHARING;
}

/** A word of a text, and how often it comes. */
interface Counted {
	readonly form: string;
	readonly count: number;
}
type Body = ReadonlyMap<string, Counted>;

/** How often a word in a text counts at most: a word that comes on every line is the format's. */
const MOST_COUNTED = 8;

/** What sets a skill apart from another, said already or in its text. */
function apart(
	{ unit, words }: Said,
	other: Said,
	[text, otherText]: readonly [Body, Body],
	rarity: (key: string) => number,
): CollidingSkill {
	const own = [...words.keys()].filter((key) => !other.words.has(key));
	const weigh = ([key, { count }]: readonly [string, Counted]): number => Math.min(count, MOST_COUNTED) * rarity(key);
	const unsaid = [...text]
		.filter(([key, { count }]) => count > 1 && !words.has(key) && !other.words.has(key) && !otherText.has(key))
		.sort((a, b) => weigh(b) - weigh(a) || compare(a[0], b[0]));
	return {
		unit_id: unit.unit_id,
		file: unit.source,
		only_here: rarest(own, rarity).map((key) => words.get(key) ?? key),
		suggested: unsaid.slice(0, MOST_WORDS).map(([, { form }]) => form),
	};
}

function rarest(keys: readonly string[], rarity: (key: string) => number): string[] {
	return [...keys].sort((a, b) => rarity(b) - rarity(a) || compare(a, b)).slice(0, MOST_WORDS);
}

function sumOfSquares(keys: readonly string[], rarity: (key: string) => number): number {
	return keys.reduce((sum, key) => sum + rarity(key) ** 2, 0);
}

const HAN_WORDS = knownHanWords();
const FENCED_CODE = /^ *(```|~~~)[\s\S]*?^ *\1/gm;

function formsByStem(text: string): Map<string, string> {
	return new Map([...countWords(text)].map(([key, { form }]) => [key, form]));
}

/** Words of a text of markdown, code aside, by stem. */
function countWords(text: string): Map<string, Counted> {
	const counted = new Map<string, Counted>();
	for (const form of tellingWords(plainText(text.replace(FENCED_CODE, ' ')), HAN_WORDS)) {
		const key = stem(form);
		const known = counted.get(key);
		counted.set(key, { form: known?.form ?? form, count: (known?.count ?? 0) + 1 });
	}
	return counted;
}
