import { oneLine } from '@pinakes/query/internal';
import { addTo, BuildError, compare } from '../base/report.ts';
import { type Catalog, compileCatalog, countCharacters, type Measure } from './compile.ts';
import { chanceOfNone, type ListedSkill, type SkillWords, wordsOfSkills } from './skills.ts';

/**
 * Minimum score of a skill for another group, relative to its score for its own, at which it is added to that group
 * too.
 */
const MIN_RELATIVE_SCORE = 0.3;

/** A candidate word for the line of a group. */
interface Candidate {
	readonly group: number;
	readonly key: string;
	/** Positions of the skills in the group that have the word. */
	readonly skills: readonly number[];
	/** Share of the skills with the word that are in the group. */
	readonly purity: number;
	readonly cost: number;
	readonly gain: number;
}

/**
 * Chooses the words of a listing of groups, by stem: greedily, each word is the one that most lowers the probability,
 * per length and over all skills, that a request made of a skill's words contains none of its group's line.
 *
 * @param room for all words, in the unit of `costOf`
 * @param costOf returns the size of a word
 * @returns words of each group, in the order of choice
 */
function chooseWords(
	groups: readonly SkillGroup[],
	{ counts, holders, forms }: SkillWords,
	room: number,
	costOf: (word: string) => number,
): string[][] {
	const covered = counts.map(() => 0);
	const gainOf = ({ skills, purity, cost }: Omit<Candidate, 'gain'>): number => {
		let gain = 0;
		for (const i of skills) {
			const size = counts[i]?.size ?? 1;
			const before = covered[i] as number;
			gain += chanceOfNone(before, size) - chanceOfNone(before + purity, size);
		}
		return gain / cost;
	};
	const groupOf = new Map(groups.flatMap(({ members }, group) => members.map((i) => [i, group] as const)));
	const candidates = [...holders].flatMap(([key, all]) =>
		[...new Set(all.map((i) => groupOf.get(i) as number))].map((group) => {
			const skills = all.filter((i) => groupOf.get(i) === group);
			const candidate = { group, key, skills, purity: skills.length / all.length, cost: costOf(forms.get(key) ?? key) };
			return { ...candidate, gain: gainOf(candidate) };
		}),
	);
	// Ascending, so that the best is popped. The stable sort keeps equal ones in the order of the skills.
	const queue = candidates.reverse().sort((a, b) => a.gain - b.gain);
	const chosen = groups.map((): string[] => []);
	let left = room;
	for (let best = queue.pop(); best !== undefined && best.gain > 0; best = queue.pop()) {
		// Gains only decrease, so a word that is still best after an update is the best of all.
		const gain = gainOf(best);
		if (gain < (queue.at(-1)?.gain ?? 0)) insert(queue, { ...best, gain });
		else if (best.cost <= left) {
			left -= best.cost;
			chosen[best.group]?.push(best.key);
			for (const i of best.skills) covered[i] = (covered[i] as number) + best.purity;
		}
	}
	return chosen;
}

function insert(queue: Candidate[], candidate: Candidate): void {
	let from = 0;
	let to = queue.length;
	while (from < to) {
		const middle = (from + to) >> 1;
		if ((queue[middle] as Candidate).gain < candidate.gain) from = middle + 1;
		else to = middle;
	}
	queue.splice(from, 0, candidate);
}

/**
 * Returns the groups with additional members: a skill whose words fit the line of another group about as well is in
 * both.
 *
 * @param isFull whether a group takes no more members
 */
function withNeighbours(
	groups: readonly SkillGroup[],
	lines: readonly (readonly string[])[],
	{ counts }: SkillWords,
	isFull: (members: readonly number[]) => boolean,
): SkillGroup[] {
	const held = lines.map((line) => new Set(line));
	const frequencies = new Map<string, number>();
	for (const key of lines.flat()) frequencies.set(key, (frequencies.get(key) ?? 0) + 1);
	const rarity = (key: string): number => Math.log(1 + groups.length / (frequencies.get(key) ?? 1));
	const average = lines.flat().length / groups.length;
	const scoreOf = (skill: number, group: number): number => {
		let score = 0;
		for (const key of counts[skill]?.keys() ?? []) if (held[group]?.has(key)) score += rarity(key);
		// As in BM25, matches in a long line count less.
		return score / (0.7 + (0.3 * (held[group]?.size ?? 0)) / Math.max(1, average));
	};
	const members = groups.map((group) => [...group.members]);
	for (const [own, group] of groups.entries()) {
		for (const skill of group.members) {
			const scores = groups.map((_, i) => (i === own ? 0 : scoreOf(skill, i)));
			const most = Math.max(...scores);
			const other = members[scores.indexOf(most)] ?? [];
			if (most > 0 && most >= scoreOf(skill, own) * MIN_RELATIVE_SCORE && !isFull(other)) other.push(skill);
		}
	}
	return groups.map(({ name }, i) => ({ name, members: members[i]?.sort((a, b) => a - b) ?? [] }));
}

interface SkillGroup {
	/** Unique name of lower-case letters, digits and hyphens. */
	readonly name: string;
	/** Positions of the skills, ascending. */
	readonly members: readonly number[];
}

/** Maximum rounds of k-means. */
const MAX_ROUNDS = 20;

const NAME_WORDS = 2;

/** Maximum share of all skills in one folder, if groups are made of folders. */
const MAX_SHARE = 0.5;

/** An initial center is the mean of this share of the average group size. */
const CORE_SHARE = 1 / 4;

/** Exponent of the penalty for an initial center that is similar to earlier ones. */
const SPREAD = 4;

/** Weights of words, normalized to length 1. */
type Vector = ReadonlyMap<string, number>;

/**
 * Groups skills deterministically: by folder if the folders are informative, else by k-means over their words.
 *
 * @param count maximum number of groups
 */
export function groupSkills(skills: readonly ListedSkill[], words: SkillWords, count: number): SkillGroup[] {
	const folders = foldersOf(skills);
	const areFolders =
		folders.size > 1 &&
		folders.size <= count &&
		[...folders.values()].every(({ length }) => length <= skills.length * MAX_SHARE);
	const groups = areFolders
		? [...folders].map(([name, members]) => ({ name, members }))
		: named(clusters(vectorsOf(words), count), words);
	return groups.sort(
		(a, b) => b.members.length - a.members.length || (a.members[0] as number) - (b.members[0] as number),
	);
}

function foldersOf(skills: readonly ListedSkill[]): Map<string, number[]> {
	const folders = new Map<string, number[]>();
	for (const [i, { unit_id }] of skills.entries()) addTo(folders, unit_id.split('/').at(-2) ?? 'others', i);
	return folders;
}

interface Cluster {
	readonly members: readonly number[];
	readonly center: Vector;
}

function clusters(vectors: readonly Vector[], count: number): Cluster[] {
	let centers = initialCenters(vectors, Math.min(count, vectors.length));
	let groups: number[] = [];
	for (let round = 0; round < MAX_ROUNDS; round++) {
		const next = vectors.map((vector) => nearest(vector, centers));
		if (next.every((group, i) => group === groups[i])) break;
		groups = next;
		centers = centers.map((center, group) => {
			const members = vectors.filter((_, i) => groups[i] === group);
			return members.length === 0 ? center : mean(members);
		});
	}
	return centers
		.map((center, group) => ({ center, members: groups.flatMap((one, i) => (one === group ? [i] : [])) }))
		.filter(({ members }) => members.length > 0);
}

/** Returns the vectors of skills, without words that only one skill has. */
function vectorsOf({ counts, holders }: SkillWords): Vector[] {
	return counts.map((counted) =>
		normalized(
			[...counted].flatMap(([key, n]) => {
				const frequency = holders.get(key)?.length ?? 1;
				return frequency === 1 ? [] : [[key, (1 + Math.log(n)) * Math.log(counts.length / frequency)] as const];
			}),
		),
	);
}

function normalized(entries: readonly (readonly [string, number])[]): Vector {
	const length = Math.sqrt(entries.reduce((sum, [, weight]) => sum + weight ** 2, 0)) || 1;
	return new Map(entries.map(([key, weight]) => [key, weight / length]));
}

function dot(a: Vector, b: Vector): number {
	let sum = 0;
	for (const [key, weight] of a) sum += weight * (b.get(key) ?? 0);
	return sum;
}

/**
 * Returns initial centers: repeatedly the skill that is most similar to all others and least to earlier centers,
 * averaged with its nearest neighbors.
 */
function initialCenters(vectors: readonly Vector[], count: number): Vector[] {
	const total = sum(vectors);
	const density = vectors.map((vector) => dot(vector, total));
	const core = Math.max(2, Math.round((vectors.length / count) * CORE_SHARE));
	const likeness = vectors.map(() => 0);
	const centers: Vector[] = [];
	while (centers.length < count) {
		const scores = density.map((dense, i) => dense * Math.max(0, 1 - (likeness[i] as number)) ** SPREAD);
		const middle = vectors[scores.indexOf(Math.max(...scores))] as Vector;
		const around = vectors
			.map((vector) => ({ vector, near: dot(vector, middle) }))
			.sort((a, b) => b.near - a.near)
			.slice(0, core);
		const center = mean(around.map(({ vector }) => vector));
		centers.push(center);
		vectors.forEach((vector, i) => {
			likeness[i] = Math.max(likeness[i] as number, dot(vector, center));
		});
	}
	return centers;
}

function nearest(vector: Vector, centers: readonly Vector[]): number {
	const scores = centers.map((center) => dot(vector, center));
	return scores.indexOf(Math.max(...scores));
}

function sum(vectors: readonly Vector[]): Map<string, number> {
	const sums = new Map<string, number>();
	for (const vector of vectors) for (const [key, weight] of vector) sums.set(key, (sums.get(key) ?? 0) + weight);
	return sums;
}

function mean(vectors: readonly Vector[]): Vector {
	return normalized([...sum(vectors)]);
}

/** Names groups by the words that most of their skills share, uniquely. */
function named(groups: readonly Cluster[], { forms }: SkillWords): SkillGroup[] {
	const taken = new Set<string>();
	return groups.map(({ center, members }) => {
		const words = [...center]
			.sort((a, b) => b[1] - a[1] || compare(a[0], b[0]))
			.slice(0, NAME_WORDS)
			.map(([key]) => forms.get(key) ?? key);
		const base = words.join('-').replace(/[^\p{L}\p{N}]+/gu, '-') || 'others';
		let name = base;
		for (let i = 2; taken.has(name); i++) name = `${base}-${i}`;
		taken.add(name);
		return { name, members };
	});
}

/** A group of skills in a listing. */
export interface ListedGroup {
	/** Unique name of lower-case letters, digits and hyphens. */
	readonly name: string;
	/** In the given order. A skill that fits two groups may be in both. */
	readonly skills: readonly ListedSkill[];
	/** Words that describe the group. */
	readonly words: readonly string[];
}

/** A listing of groups, for budgets that are too small for sentences on all skills. */
export interface GroupListing {
	readonly groups: readonly ListedGroup[];
	/** A line on how to open a group, then a line per group: `- name (number): words`. */
	readonly text: string;
	readonly size: number;
}

/** Minimum share of the full text of its skills that an opened group should show. */
const SHOWN_SHARE = 0.5;

/**
 * Budget of an opened group, as a multiple of the budget. It may be larger, as a group is only read when needed, while
 * the listing of groups is in every prompt.
 */
const OPENED_BUDGETS = 2;

/** A group takes no skills of other groups if the names of its skills take more than this share of its budget. */
const MAX_NAMES_SHARE = 0.5;

/**
 * Compiles a listing of groups that fits a budget: few, so that it is clear which to open, but enough that the listing
 * of each is readable in the budget. A small budget leaves fewer words per group, and then fewer groups.
 *
 * @param fullSize size of the listing with all descriptions
 * @param howToOpen line that says how to open a group
 * @throws BuildError if not even two groups fit
 */
export function compileGroups(
	skills: readonly ListedSkill[],
	budget: number,
	{ fullSize, howToOpen }: { readonly fullSize: number; readonly howToOpen: string },
	measure: Measure = countCharacters,
): GroupListing {
	const words = wordsOfSkills(skills);
	const nameSizes = skills.map(({ name }) => measure(`- ${name}\n`));
	const isFull = (members: readonly number[]): boolean =>
		members.reduce((sum, member) => sum + (nameSizes[member] ?? 0), 0) > budget * MAX_NAMES_SHARE;
	const named = (groups: readonly SkillGroup[], lines: readonly (readonly string[])[]): ListedGroup[] =>
		withNeighbours(groups, lines, words, isFull).map(({ name, members }, i) => ({
			name,
			skills: members.map((member) => skills[member] as ListedSkill),
			words: (lines[i] ?? []).map((key) => words.forms.get(key) ?? key),
		}));
	let least = 0;
	for (let count = groupCount(fullSize, budget); count > 1; count = Math.floor(count / 2)) {
		const groups = groupSkills(skills, words, count);
		const bare = measure(listingOf(named(groups, []), howToOpen));
		least = bare;
		if (bare > budget) continue;
		const lines = chooseWords(groups, words, budget - bare, (word) => measure(`, ${word}`));
		let listed = named(groups, lines);
		// The tokens of a text are not the sum of those of its words, and numbers may get another digit.
		while (measure(listingOf(listed, howToOpen)) > budget) {
			for (const line of lines) line.pop();
			listed = named(groups, lines);
		}
		const text = listingOf(listed, howToOpen);
		return { groups: listed, text, size: measure(text) };
	}
	const fix = least > 0 ? `give at least ${least}` : 'give more';
	throw new BuildError(
		`A budget of ${budget} does not hold the names of two groups of ${skills.length} skills: ${fix}.`,
	);
}

/**
 * Compiles the listing of the skills of a group, in twice the budget of the listing of groups, or more if their names
 * need it.
 *
 * @param budget budget of the listing of groups
 */
export function compileOpenedGroup(
	skills: readonly ListedSkill[],
	budget: number,
	measure: Measure = countCharacters,
): Catalog {
	const names = skills.map(({ name }) => `- ${oneLine(name)}\n`).join('');
	return compileCatalog(skills, Math.max(OPENED_BUDGETS * budget, measure(names)), measure);
}

/** Returns the number of groups for which opened groups show enough of their skills. */
function groupCount(fullSize: number, budget: number): number {
	return Math.max(2, Math.ceil((fullSize * SHOWN_SHARE) / budget));
}

function listingOf(groups: readonly ListedGroup[], howToOpen: string): string {
	const lines = groups.map(
		({ name, skills, words }) => `- ${name} (${skills.length})${words.length === 0 ? '' : `: ${words.join(', ')}`}\n`,
	);
	return `${howToOpen}\n${lines.join('')}`;
}
