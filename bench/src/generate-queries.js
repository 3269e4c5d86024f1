import { createRandom, sample } from './random.js';
import { ENVIRONMENTS, IDES, UNSUPPORTED_IDE } from './words.js';

/**
 * @typedef {import('./random.js').Random} Random
 * @typedef {import('@pinakes/indexer').Unit} Unit
 * @typedef {import('@pinakes/query').MatchQuery} MatchQuery
 *
 * @typedef {object} Asker what queries are drawn with
 * @property {Random} random
 * @property {readonly Unit[]} units
 * @property {readonly Unit[]} conflicting the units that name an environment among their conflicts
 * @property {readonly string[]} tags most frequent first
 * @property {readonly string[]} keywords most frequent first
 *
 * @typedef {(asker: Asker) => MatchQuery} Kind
 */

/** Tags that count as broad: the first so many. */
const BROAD_TAGS = 10;

/**
 * The kinds of queries and how often each comes. Most ask for what is there; each way in which none
 * matches has its part.
 *
 * @type {readonly (readonly [share: number, kind: Kind])[]}
 */
const KINDS = [
	[0.5, askForUnit],
	[0.25, askLoosely],
	[0.1, askByGoal],
	[0.05, askMisspelt],
	[0.05, askForUnsupportedIde],
	[0.05, askInConflictingEnvironment],
];

/**
 * Makes up queries over units.
 *
 * @param {readonly Unit[]} units
 * @param {number} count
 * @param {number} [seed]
 * @returns {MatchQuery[]}
 */
export function generateQueries(units, count, seed = 2) {
	const random = createRandom(seed);
	const conflicting = units.filter((unit) => environmentOf(unit) !== undefined);
	const tags = byFrequency(units.flatMap((unit) => unit.capability_tags));
	const keywords = byFrequency(units.flatMap((unit) => unit.keywords));
	const asker = { random, units, conflicting, tags, keywords };
	return Array.from({ length: count }, () => {
		const query = pickKind(random)(asker);
		return {
			...(random.chance(0.15) ? { env: random.pick(ENVIRONMENTS) } : {}),
			...(random.chance(0.2) ? { constraints: ['no-network'] } : {}),
			...query,
		};
	});
}

/** @param {Random} random */
function pickKind(random) {
	let rest = random.next();
	const found = KINDS.find(([share]) => {
		rest -= share;
		return rest < 0;
	});
	return found?.[1] ?? askForUnit;
}

/** @type {Kind} */
function askForUnit({ random, units }) {
	const unit = random.pick(units);
	return {
		...(random.chance(0.35) ? { goal: goalOf(unit, random) } : {}),
		tags: sample(unit.capability_tags, random.between(1, 3), random),
		keywords: sample(unit.keywords, random.between(0, 3), random),
		...(random.chance(0.75) ? { ide: random.pick(unit.ide_support) } : {}),
	};
}

/**
 * Broad tags with rare ones that have nothing to do with each other: one alone has candidates to
 * spare, several seldom have enough in common with any.
 *
 * @type {Kind}
 */
function askLoosely({ random, units, tags, keywords }) {
	const broad = tags.slice(0, BROAD_TAGS);
	const rare = tags.slice(BROAD_TAGS);
	const pool = Array.from({ length: random.between(1, 3) }, () => random.pick(random.chance(0.5) ? broad : rare));
	return {
		...(random.chance(0.35) ? { goal: goalOf(random.pick(units), random) } : {}),
		tags: [...new Set(pool)],
		keywords: sample(keywords.slice(0, 200), random.between(0, 2), random),
		...(random.chance(0.75) ? { ide: random.pick(IDES) } : {}),
	};
}

/** @type {Kind} */
function askByGoal({ random, units }) {
	const unit = random.pick(units);
	return {
		goal: `${goalOf(unit, random)} ${sample(unit.keywords, 1, random)}`,
		...(random.chance(0.5) ? { ide: random.pick(unit.ide_support) } : {}),
	};
}

/** @type {Kind} */
function askMisspelt({ random, tags, keywords, units }) {
	return {
		tags: sample(tags, random.between(1, 3), random).map(misspell),
		keywords: sample(keywords, random.between(0, 2), random).map(misspell),
		...(random.chance(0.7) ? { ide: random.pick(random.pick(units).ide_support) } : {}),
	};
}

/** @type {Kind} */
function askForUnsupportedIde(asker) {
	return { ...askForUnit(asker), ide: UNSUPPORTED_IDE };
}

/**
 * So narrow that no other unit will do, and in an environment that this one conflicts with.
 *
 * @type {Kind}
 */
function askInConflictingEnvironment(asker) {
	const { random, conflicting } = asker;
	if (conflicting.length === 0) return askForUnit(asker);
	const unit = random.pick(conflicting);
	return {
		tags: unit.capability_tags.slice(-3),
		keywords: unit.keywords.slice(-3),
		ide: random.pick(unit.ide_support),
		env: /** @type {string} */ (environmentOf(unit)),
	};
}

/**
 * What someone who wants this unit would say: some words of its name and description.
 *
 * @param {Unit} unit
 * @param {Random} random
 */
function goalOf({ name, description }, random) {
	const words = description.split(' ');
	if (words.length === 1) return name + description.slice(0, random.between(6, 16));
	const start = random.below(words.length - 4);
	return `${name} ${words.slice(start, start + random.between(4, 8)).join(' ')}`.toLowerCase();
}

/** @param {string} term a letter in its middle is wrong */
function misspell(term) {
	const middle = term.length >> 1;
	return `${term.slice(0, middle)}q${term.slice(middle + 1)}`;
}

/** @param {Unit} unit */
function environmentOf({ conflicts }) {
	return ENVIRONMENTS.find((environment) => conflicts?.includes(environment));
}

/**
 * The distinct terms, most frequent first; equally frequent ones in the order of their names.
 *
 * @param {readonly string[]} terms
 */
function byFrequency(terms) {
	/** @type {Map<string, number>} */
	const counts = new Map();
	for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
	return [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)).map(([term]) => term);
}
