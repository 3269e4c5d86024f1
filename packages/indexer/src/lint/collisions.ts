import { plainText, stem } from '@pinakes/query/format';
import { knownHanWords } from '../kinds/lexicon/write.ts';
import { compare } from '../report.ts';
import { comparedWords, hanParts, tellingWords } from '../text/telling-words.ts';
import type { Unit } from '../unit.ts';

/**
 * From where two skills count as competing. Of the pairs of awesome-copilot's 417 skills 52 reach it, and of the 20
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

/** What a text says: what it is compared by, and the words that are named of it, by stem. */
interface Said {
	readonly keys: ReadonlySet<string>;
	readonly words: ReadonlyMap<string, Counted>;
}

/** A word of a text in the form that it first has, and how often it comes. */
interface Counted {
	readonly form: string;
	readonly count: number;
}

/**
 * Finds the pairs of skills that compete, the closest first. The work grows with the number of skills, not of pairs:
 * a skill is held against those alone that share rare words with it.
 *
 * @param bodyOf the text of a skill below its front matter; asked of those that compete alone
 */
export function findCollisions(units: readonly Unit[], bodyOf: (unit: Unit) => string): Collision[] {
	const said = units.map(({ name, description }) => saidIn(`${name}\n${description}`));
	const holders = new Map<string, number[]>();
	said.forEach(({ keys }, skill) => {
		for (const key of keys) {
			const list = holders.get(key);
			if (list === undefined) holders.set(key, [skill]);
			else list.push(skill);
		}
	});
	const rarity = (key: string): number => Math.log(1 + units.length / (holders.get(key)?.length ?? 1));
	const lengths = said.map(({ keys }) => Math.sqrt(sumOfSquares([...keys], rarity)));
	const collisions: Collision[] = [];
	const bodies = new Map<number, Said>();
	const competitor = (number: number): Competitor => {
		const unit = units[number] as Unit;
		const body = bodies.get(number) ?? saidIn(bodyOf(unit));
		bodies.set(number, body);
		return { unit, described: said[number] as Said, body };
	};
	for (const [a, b] of candidatePairs(said, holders, rarity)) {
		const [one, other] = [said[a], said[b]] as [Said, Said];
		const shared = [...one.keys].filter((key) => other.keys.has(key));
		const score = sumOfSquares(shared, rarity) / ((lengths[a] as number) * (lengths[b] as number));
		if (score < COLLISION) continue;
		const [first, second] = [competitor(a), competitor(b)];
		const both = formsOf(one).filter((form) => says(other, form));
		collisions.push({
			score,
			skills: [apart(first, second, rarity), apart(second, first, rarity)],
			shared: rarest(both, rarity),
		});
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
	for (const [a, { keys }] of said.entries()) {
		const telling = [...keys]
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

/** A skill that competes: what its name and description say, and what its text does. */
interface Competitor {
	readonly unit: Unit;
	readonly described: Said;
	readonly body: Said;
}

/** How often a word in a text counts at most: a word that comes on every line is the format's. */
const MOST_COUNTED = 8;

/** What sets a skill apart from another, said already or in its text. */
function apart({ unit, described, body }: Competitor, other: Competitor, rarity: Rarity): CollidingSkill {
	const own = formsOf(described).filter((form) => !says(other.described, form));
	const weigh = ({ form, count }: Counted): number => Math.min(count, MOST_COUNTED) * rarityOf(form, rarity);
	const unsaid = [...body.words.values()]
		.filter(
			({ form, count }) => count > 1 && ![described, other.described, other.body].some((text) => says(text, form)),
		)
		.sort((a, b) => weigh(b) - weigh(a) || compare(a.form, b.form));
	return {
		unit_id: unit.unit_id,
		file: unit.source,
		only_here: rarest(own, rarity),
		suggested: unsaid.slice(0, MOST_WORDS).map(({ form }) => form),
	};
}

/** How rare what texts are compared by is among the skills. */
type Rarity = (key: string) => number;

function rarest(forms: readonly string[], rarity: Rarity): string[] {
	return [...forms].sort((a, b) => rarityOf(b, rarity) - rarityOf(a, rarity) || compare(a, b)).slice(0, MOST_WORDS);
}

/** A word is as rare as what is rarest of it. */
function rarityOf(form: string, rarity: Rarity): number {
	return Math.max(...keysOf(form).map(rarity));
}

function sumOfSquares(keys: readonly string[], rarity: (key: string) => number): number {
	return keys.reduce((sum, key) => sum + rarity(key) ** 2, 0);
}

const HAN_WORDS = knownHanWords();
const FENCED_CODE = /^ *(```|~~~)[\s\S]*?^ *\1/gm;

/** What a text of markdown says, code aside. */
function saidIn(text: string): Said {
	const parts = hanParts(plainText(text.replace(FENCED_CODE, ' ')));
	const words = new Map<string, Counted>();
	for (const form of parts.flatMap((part) => tellingWords(part, HAN_WORDS))) {
		const key = stem(form);
		const known = words.get(key);
		words.set(key, { form: known?.form ?? form, count: (known?.count ?? 0) + 1 });
	}
	return { keys: new Set(parts.flatMap(comparedWords).map(stem)), words };
}

function formsOf({ words }: Said): string[] {
	return [...words.values()].map(({ form }) => form);
}

/** Whether a text has a word, wherever words of Han text are cut in it. */
function says({ keys }: Said, form: string): boolean {
	return keysOf(form).every((key) => keys.has(key));
}

/** What a word is compared by. */
function keysOf(form: string): string[] {
	const keys = comparedWords(form).map(stem);
	return keys.length > 0 ? keys : [stem(form)];
}
