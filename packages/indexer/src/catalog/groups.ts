import { addTo, compare } from '../base/report.ts';
import type { SkillWords } from './skill-words.ts';
import type { ListedSkill } from './skills.ts';

export interface SkillGroup {
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

/** Returns positions of skills by parent folder. */
function foldersOf(skills: readonly ListedSkill[]): Map<string, number[]> {
	const folders = new Map<string, number[]>();
	for (const [i, { unit_id }] of skills.entries()) addTo(folders, unit_id.split('/').at(-2) ?? 'others', i);
	return folders;
}

/** A cluster of skills with its mean. */
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
