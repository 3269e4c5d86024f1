import { matchUnits, memorySource, openIndex } from '@pinakes/query';
import { indexUnits } from '../build/memory-build.ts';
import type { ListedGroup } from './groups.ts';
import type { ListedSkill } from './skills.ts';

/** A request and the skills that should match it. */
export interface GoldenGoal {
	readonly goal: string;
	/** Ids, one of which must match. By default the first match by the full descriptions. */
	readonly expected?: readonly string[] | undefined;
}

/** Number of requests that match their skill by full descriptions, and of these by compressed ones. */
export interface CatalogRate {
	readonly queries: number;
	readonly matched_before: number;
	/** Of those that matched before. */
	readonly still_matched: number;
	/** `still_matched / matched_before`; 1 if none matched before. */
	readonly rate: number;
	/** Requests that no longer match. */
	readonly lost: readonly GoldenGoal[];
}

/**
 * Measures the quality of a compressed listing: requests are matched by names and descriptions alone, which is all
 * that a host shows, once with the full and once with the compressed descriptions.
 *
 * @param compressed the same skills with the descriptions of the listing
 */
export async function measureCatalog(
	full: readonly ListedSkill[],
	compressed: readonly ListedSkill[],
	goals: readonly GoldenGoal[],
): Promise<CatalogRate> {
	const after = await matcherOf(compressed);
	const lost: GoldenGoal[] = [];
	let matched = 0;
	for await (const { goal, expected } of matchedGoals(full, goals)) {
		matched++;
		if (!(await after(goal)).some((id) => expected.includes(id))) lost.push({ goal, expected });
	}
	const still_matched = matched - lost.length;
	return {
		queries: goals.length,
		matched_before: matched,
		still_matched,
		rate: matched === 0 ? 1 : still_matched / matched,
		lost,
	};
}

/** Yields the requests that match one of their skills by full descriptions, with the ids of these. */
async function* matchedGoals(
	full: readonly ListedSkill[],
	goals: readonly GoldenGoal[],
): AsyncGenerator<{ readonly goal: string; readonly expected: readonly string[] }> {
	const match = await matcherOf(full);
	for (const { goal, expected } of goals) {
		const found = await match(goal);
		const meant = expected ?? found.slice(0, 1);
		if (found.some((id) => meant.includes(id))) yield { goal, expected: meant };
	}
}

async function matcherOf(
	skills: readonly ListedSkill[],
	options: { readonly threshold?: number } = {},
): Promise<(goal: string) => Promise<string[]>> {
	const plain = skills.map(({ unit_id, name, description }) => ({ unit_id, name, description }));
	const index = await openIndex(memorySource(indexUnits(plain)));
	return async (goal) => (await matchUnits(index, { goal }, options)).matches.map(({ unit_id }) => unit_id);
}

/** Number of requests that find their skill in the groups that match best. */
export interface GroupRate {
	/** Requests that match their skill by the full descriptions. */
	readonly matched_before: number;
	/** Of these, requests whose skill is in the best matching group; `in_first_two` in one of the best two. */
	readonly in_first: number;
	readonly in_first_two: number;
}

/**
 * Measures a listing of groups: a request opens the groups whose words match best, and is matched with their listings.
 *
 * @param open returns the skills of a group with the descriptions of its listing
 */
export async function measureGroups(
	full: readonly ListedSkill[],
	groups: readonly ListedGroup[],
	open: (group: ListedGroup) => readonly ListedSkill[],
	goals: readonly GoldenGoal[],
): Promise<GroupRate> {
	const lines = groups.map(({ name, words }) => ({ unit_id: name, name, description: words.join(' ') }));
	const opens = await matcherOf(lines, { threshold: 0 });
	const within = new Map(
		await Promise.all(
			groups.map(async (group) => [group.name, await matcherOf(open(group), { threshold: 0 })] as const),
		),
	);
	const counts = [0, 0, 0];
	for await (const { goal, expected } of matchedGoals(full, goals)) {
		const opened = (await opens(goal)).slice(0, 2);
		const answers = await Promise.all(opened.map(async (name) => (await within.get(name)?.(goal)) ?? []));
		const at = answers.findIndex((ids) => ids.some((id) => expected.includes(id)));
		counts[at === -1 ? 2 : at] = (counts[at === -1 ? 2 : at] ?? 0) + 1;
	}
	const [first = 0, second = 0, never = 0] = counts;
	return { matched_before: first + second + never, in_first: first, in_first_two: first + second };
}
