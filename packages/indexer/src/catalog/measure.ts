import { matchUnits, memorySource, openIndex } from '@pinakes/query';
import { indexUnits } from '../index-units.ts';
import type { ListedSkill } from './skills.ts';

/** A request in somebody's own words, and the skills that are meant by it. */
export interface GoldenGoal {
	readonly goal: string;
	/** Any of them will do. Where it is left out, the first match by the full descriptions is meant. */
	readonly expected?: readonly string[] | undefined;
}

/** How many requests find their skill by full descriptions, and how many of these still do. */
export interface CatalogRate {
	readonly queries: number;
	readonly matched_before: number;
	/** Of those that matched before. */
	readonly still_matched: number;
	/** The share of them; 1 where none matched before. */
	readonly rate: number;
	/** Those that match no more. */
	readonly lost: readonly GoldenGoal[];
}

/**
 * Measures what a compressed listing costs: the requests are matched by names and descriptions alone, which is all that
 * a host shows, once with the full and once with the compressed descriptions. A request matches where a skill that is
 * meant by it is among the matches.
 *
 * @param full the skills with their descriptions as they were
 * @param compressed the same skills with those of the listing
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
