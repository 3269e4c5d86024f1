import { oneLine } from '@pinakes/query/internal';
import { addTo, BuildError } from '../base/report.ts';
import { type Catalog, compileCatalog, countCharacters, type Measure } from './compile.ts';
import { chanceOfNone, type ListedSkill, type SkillWords, wordsOfSkills } from './skills.ts';

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

/** Chooses words of groups greedily: each lowers most, per length, the chance that a request has none of its group. */
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

interface SkillGroup {
	/** Unique name: a folder or a word. */
	readonly name: string;
	/** Positions of the skills, ascending. */
	readonly members: readonly number[];
	/** Positions of skills that have its word, also of those that are members of another group. */
	readonly neighbours: readonly number[];
}

/** Maximum share of all skills in one group of a folder or a word. */
const MAX_SHARE = 0.5;

/**
 * Groups skills deterministically: by folder if the folders are informative, else by the words that most of them share.
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
		? [...folders].map(([name, members]) => ({ name, members, neighbours: [] }))
		: groupsByWord(words, count);
	return groups.sort(
		(a, b) => b.members.length - a.members.length || (a.members[0] as number) - (b.members[0] as number),
	);
}

function foldersOf(skills: readonly ListedSkill[]): Map<string, number[]> {
	const folders = new Map<string, number[]>();
	for (const [i, { unit_id }] of skills.entries()) addTo(folders, unit_id.split('/').at(-2) ?? 'others', i);
	return folders;
}

/** Groups skills by words: repeatedly those without a group that share a word, one that is frequent among them and rare elsewhere. */
function groupsByWord({ counts, holders, forms }: SkillWords, count: number): SkillGroup[] {
	const groups: { readonly key: string; readonly members: number[] }[] = [];
	const left = new Set(counts.keys());
	const rarity = (key: string): number => Math.log(counts.length / (holders.get(key)?.length ?? 1));
	while (groups.length < count && left.size > 0) {
		let best = { key: '', members: [...left], score: 0 };
		for (const [key, all] of holders) {
			const members = all.filter((skill) => left.has(skill));
			// A word of the name counts more than one of the description.
			const frequency = members.reduce((sum, skill) => sum + (counts[skill]?.get(key) ?? 0) ** 2, 0);
			const score = frequency * rarity(key) ** 2;
			if (all.length > 1 && all.length <= counts.length * MAX_SHARE && score > best.score)
				best = { key, members, score };
		}
		for (const skill of best.members) left.delete(skill);
		groups.push(best);
	}
	const owners = new Map(groups.flatMap(({ members }, group) => members.map((skill) => [skill, group] as const)));
	for (const skill of left) {
		const scores = groups.map(() => 0);
		for (const key of counts[skill]?.keys() ?? []) {
			for (const other of holders.get(key) ?? []) {
				const owner = owners.get(other);
				if (owner !== undefined) scores[owner] = (scores[owner] as number) + rarity(key);
			}
		}
		groups[scores.indexOf(Math.max(...scores))]?.members.push(skill);
	}
	return groups.map(({ key, members }) => ({
		name: forms.get(key) ?? 'others',
		members: members.sort((a, b) => a - b),
		neighbours: holders.get(key) ?? [],
	}));
}

/** A group of skills in a listing. */
export interface ListedGroup {
	/** Unique name: a folder or a word. */
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

/** Budget of an opened group, as a multiple of that of the listing, which is in every prompt. */
const OPENED_BUDGETS = 2;

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
	const named = (groups: readonly SkillGroup[], lines: readonly (readonly string[])[]): ListedGroup[] =>
		groups.map(({ name, members, neighbours }, i) => ({
			name,
			skills: skills.filter((_, skill) => members.includes(skill) || neighbours.includes(skill)),
			words: (lines[i] ?? []).map((key) => words.forms.get(key) ?? key),
		}));
	let least = 0;
	for (
		let count = Math.max(2, Math.ceil((fullSize * SHOWN_SHARE) / budget));
		count > 1;
		count = Math.floor(count / 2)
	) {
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

function listingOf(groups: readonly ListedGroup[], howToOpen: string): string {
	const lines = groups.map(
		({ name, skills, words }) => `- ${name} (${skills.length})${words.length === 0 ? '' : `: ${words.join(', ')}`}\n`,
	);
	return `${howToOpen}\n${lines.join('')}`;
}
