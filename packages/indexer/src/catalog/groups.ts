import { buildAnalyzer } from '../analysis/analyzer.ts';
import { hanParts, tellingWords } from '../analysis/telling-words.ts';
import { knownHanWords } from '../kinds/lexicon/write.ts';
import { addTo } from '../multimap.ts';
import { compare } from '../report.ts';
import type { ListedSkill } from './skills.ts';

/** Skills that are listed together. */
export interface SkillGroup {
	/** Unique among the groups, of lower-case letters, digits and hyphens. */
	readonly name: string;
	/** In the order in which they were given. */
	readonly skills: readonly ListedSkill[];
	/** What the skills are about, the words that say most for their length first. */
	readonly words: readonly string[];
}

/** Words of a skill's name count as much as so many of its description. */
const NAME_WEIGHT = 2;

/** Rounds of moving skills to their nearest group. */
const MAX_ROUNDS = 20;

/** Words of a group's name. */
const NAME_WORDS = 2;

/** A text as weights of its words, of length 1. */
type Vector = ReadonlyMap<string, number>;

/** Share of all skills that the largest group of folders may have. */
const MAX_SHARE = 0.5;

/**
 * Groups skills, deterministically: by the folders that they are in, where these tell anything, else by the words that
 * they share, by k-means from centres that are as far from each other as can be.
 *
 * @param count groups at most
 */
export function groupSkills(skills: readonly ListedSkill[], count: number): SkillGroup[] {
	const forms = new Map<string, string>();
	const vectors = vectorsOf(skills, forms);
	const folders = foldersOf(skills);
	const groups = folders.size > 1 && folders.size <= count ? [...folders] : undefined;
	if (groups?.every(([, members]) => members.length <= skills.length * MAX_SHARE)) {
		return groups
			.map(([name, members]) => {
				const centre = mean(members.map((i) => vectors[i] as Vector));
				return { name, skills: members.map((i) => skills[i] as ListedSkill), words: wordsOf(centre, forms) };
			})
			.sort(byContent);
	}
	return clusters(skills, vectors, forms, count);
}

/** Positions of skills by the folder that theirs is in. */
function foldersOf(skills: readonly ListedSkill[]): Map<string, number[]> {
	const folders = new Map<string, number[]>();
	for (const [i, { unit_id }] of skills.entries()) addTo(folders, unit_id.split('/').at(-2) ?? 'others', i);
	return folders;
}

function clusters(
	skills: readonly ListedSkill[],
	vectors: readonly Vector[],
	forms: ReadonlyMap<string, string>,
	count: number,
): SkillGroup[] {
	let centres = farthestFirst(vectors, Math.min(count, skills.length));
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
	const names = new Set<string>();
	return centres
		.map((centre, group) => ({ centre, members: skills.filter((_, i) => groups[i] === group) }))
		.filter(({ members }) => members.length > 0)
		.map(({ centre, members }) => ({ skills: members, words: wordsOf(centre, forms), centre }))
		.sort(byContent)
		.map(({ centre, ...group }) => ({ name: nameOf(centre, forms, names), ...group }));
}

/** Large groups first. */
function byContent(a: Pick<SkillGroup, 'skills'>, b: Pick<SkillGroup, 'skills'>): number {
	return b.skills.length - a.skills.length || compare(a.skills[0]?.unit_id ?? '', b.skills[0]?.unit_id ?? '');
}

function wordsOf(centre: Vector, forms: ReadonlyMap<string, string>): string[] {
	return [...centre]
		.map(([key, weight]) => ({ form: forms.get(key) ?? key, weight }))
		.sort((a, b) => b.weight / (b.form.length + 1) - a.weight / (a.form.length + 1) || compare(a.form, b.form))
		.map(({ form }) => form);
}

function vectorsOf(skills: readonly ListedSkill[], forms: Map<string, string>): Vector[] {
	const han = knownHanWords();
	const stem = buildAnalyzer().stem;
	const counted = skills.map(({ name, description }) => {
		const counts = new Map<string, number>();
		for (const [text, weight] of [
			[name, NAME_WEIGHT],
			[description, 1],
		] as const) {
			for (const word of hanParts(text).flatMap((part) => tellingWords(part, han))) {
				const key = stem(word);
				forms.set(key, shorter(forms.get(key), word));
				counts.set(key, (counts.get(key) ?? 0) + weight);
			}
		}
		return counts;
	});
	const frequencies = new Map<string, number>();
	for (const counts of counted) for (const key of counts.keys()) frequencies.set(key, (frequencies.get(key) ?? 0) + 1);
	return counted.map((counts) =>
		normalized(
			[...counts]
				// A word of one skill alone groups nothing.
				.filter(([key]) => (frequencies.get(key) ?? 0) > 1)
				.map(([key, n]) => [key, (1 + Math.log(n)) * Math.log(skills.length / (frequencies.get(key) ?? 1))]),
		),
	);
}

function shorter(known: string | undefined, word: string): string {
	return known === undefined || word.length < known.length || (word.length === known.length && word < known)
		? word
		: known;
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

/** The first skill that shares words with others, then again and again the one that is least like any centre. */
function farthestFirst(vectors: readonly Vector[], count: number): Vector[] {
	const centres: Vector[] = [];
	// A skill without shared words is like none, and would be a group of its own.
	const likeness: number[] = vectors.map(({ size }) => (size === 0 ? 1 : -1));
	let next = Math.max(0, likeness.indexOf(-1));
	while (centres.length < count) {
		const centre = vectors[next] as Vector;
		centres.push(centre);
		vectors.forEach((vector, i) => {
			likeness[i] = Math.max(likeness[i] as number, dot(vector, centre));
		});
		next = likeness.indexOf(Math.min(...likeness));
	}
	return centres;
}

function nearest(vector: Vector, centres: readonly Vector[]): number {
	const scores = centres.map((centre) => dot(vector, centre));
	return scores.indexOf(Math.max(...scores));
}

function mean(vectors: readonly Vector[]): Vector {
	const sums = new Map<string, number>();
	for (const vector of vectors) for (const [key, weight] of vector) sums.set(key, (sums.get(key) ?? 0) + weight);
	return normalized([...sums]);
}

/** The words that most of a group's skills share, as a name that no other group has. */
function nameOf(centre: Vector, forms: ReadonlyMap<string, string>, taken: Set<string>): string {
	const words = [...centre]
		.sort((a, b) => b[1] - a[1] || compare(a[0], b[0]))
		.slice(0, NAME_WORDS)
		.map(([key]) => forms.get(key) ?? key);
	const base = words.join('-').replace(/[^\p{L}\p{N}]+/gu, '-') || 'others';
	let name = base;
	for (let i = 2; taken.has(name); i++) name = `${base}-${i}`;
	taken.add(name);
	return name;
}
