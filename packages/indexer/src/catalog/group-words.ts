import type { SkillGroup } from './groups.ts';
import { chanceOfNone, type SkillWords } from './skill-words.ts';

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
export function chooseWords(
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
export function withNeighbours(
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
