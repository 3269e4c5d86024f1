import { matchUnits, memorySource, openIndex } from '@pinakes/query';
import { indexUnits } from '../index-units.ts';
import type { ListedSkill } from './skills.ts';

/** A request and the skills that should match it. */
export interface GoldenGoal {
	readonly goal: string;
	/** Ids, one of which must match. By default the first match by the full descriptions. */
	readonly expected?: readonly string[] | undefined;
}

/** How many requests match their skill by the full descriptions, and how many of these by the compressed ones. */
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
	const before = await matcherOf(full);
	const after = await matcherOf(compressed);
	const lost: GoldenGoal[] = [];
	let matched = 0;
	for (const { goal, expected } of goals) {
		const found = await before(goal);
		const meant = expected ?? found.slice(0, 1);
		if (!found.some((id) => meant.includes(id))) continue;
		matched++;
		if (!(await after(goal)).some((id) => meant.includes(id))) lost.push({ goal, expected: meant });
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

async function matcherOf(skills: readonly ListedSkill[]): Promise<(goal: string) => Promise<string[]>> {
	const plain = skills.map(({ unit_id, name, description }) => ({ unit_id, name, description }));
	const index = await openIndex(memorySource(indexUnits(plain)));
	return async (goal) => (await matchUnits(index, { goal })).matches.map(({ unit_id }) => unit_id);
}
