import { addTo } from '../multimap.ts';
import { compare } from '../report.ts';
import type { SkillWords } from './skill-words.ts';
import type { ListedSkill } from './skills.ts';

/** Skills that are listed together. */
export interface SkillGroup {
	/** Unique among the groups, of lower-case letters, digits and hyphens. */
	readonly name: string;
	/** Positions of the skills, in the order in which they were given. */
	readonly members: readonly number[];
}

/** Rounds of moving skills to their nearest group. */
const MAX_ROUNDS = 20;

/** Words of a group's name. */
const NAME_WORDS = 2;

/** Share of all skills that the largest group of folders may have. */
const MAX_SHARE = 0.5;

/** A centre is first the mean of so large a part of what would be its group. */
const CORE_SHARE = 1 / 4;

/** How much a skill that is like a chosen centre is avoided as the next one. */
const SPREAD = 4;

/** A text as weights of its words, of length 1. */
type Vector = ReadonlyMap<string, number>;

/**
 * Groups skills, deterministically: by the folders that they are in, where these tell anything, else by the words that
 * they share, by k-means from the middles of what is most alike.
 *
 * @param count groups at most
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

/** Positions of skills by the folder that theirs is in. */
function foldersOf(skills: readonly ListedSkill[]): Map<string, number[]> {
	const folders = new Map<string, number[]>();
	for (const [i, { unit_id }] of skills.entries()) addTo(folders, unit_id.split('/').at(-2) ?? 'others', i);
	return folders;
}

/** A group, and the mean of its skills. */
interface Cluster {
	readonly members: readonly number[];
	readonly centre: Vector;
}

function clusters(vectors: readonly Vector[], count: number): Cluster[] {
	let centres = firstCentres(vectors, Math.min(count, vectors.length));
	let groups: number[] = [];
	for (let round = 0; round < MAX_ROUNDS; round++) {
		const next = vectors.map((vector) => nearest(vector, centres));
		if (next.every((group, i) => group === groups[i])) break;
		groups = next;
		centres = centres.map((centre, group) => {
			const members = vectors.filter((_, i) => groups[i] === group);
			return members.length === 0 ? centre : mean(members);
		});
	}
	return centres
		.map((centre, group) => ({ centre, members: groups.flatMap((one, i) => (one === group ? [i] : [])) }))
		.filter(({ members }) => members.length > 0);
}

/** Words that one skill alone has group nothing. */
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

/** Takes, again and again, the skill that is most like all others and least like the centres so far, with those around it. */
function firstCentres(vectors: readonly Vector[], count: number): Vector[] {
	const total = sum(vectors);
	const density = vectors.map((vector) => dot(vector, total));
	const core = Math.max(2, Math.round((vectors.length / count) * CORE_SHARE));
	const likeness = vectors.map(() => 0);
	const centres: Vector[] = [];
	while (centres.length < count) {
		const scores = density.map((dense, i) => dense * Math.max(0, 1 - (likeness[i] as number)) ** SPREAD);
		const middle = vectors[scores.indexOf(Math.max(...scores))] as Vector;
		const around = vectors
			.map((vector) => ({ vector, near: dot(vector, middle) }))
			.sort((a, b) => b.near - a.near)
			.slice(0, core);
		const centre = mean(around.map(({ vector }) => vector));
		centres.push(centre);
		vectors.forEach((vector, i) => {
			likeness[i] = Math.max(likeness[i] as number, dot(vector, centre));
		});
	}
	return centres;
}

function nearest(vector: Vector, centres: readonly Vector[]): number {
	const scores = centres.map((centre) => dot(vector, centre));
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

/** Names groups by the words that most of their skills share, each differently. */
function named(groups: readonly Cluster[], { forms }: SkillWords): SkillGroup[] {
	const taken = new Set<string>();
	return groups.map(({ centre, members }) => {
		const words = [...centre]
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
