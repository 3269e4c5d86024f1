import type { MessageName } from '@pinakes/format/kinds/messages/schema';
import { type CheckedContextQuery, GENERAL_TASK } from './query.ts';
import type { Scopes } from './scopes.ts';

/** What was found for a query, by numbers. */
export interface Outcome {
	readonly matches: readonly number[];
	/** These, and the global contexts that were added because they were few: as many as were asked for. */
	readonly returned: readonly number[];
	/** The types of contexts that were to be added. */
	readonly needed: readonly string[];
}

/**
 * Which message tells what came of a query.
 *
 * @param count how many contexts there are at all
 */
export function outcomeOf(
	{ task, epic }: CheckedContextQuery,
	count: number,
	{ matches, returned, needed }: Outcome,
	{ rankOf }: Scopes,
): MessageName {
	if (count === 0) return 'contexts_none';
	if (returned.length === 0) return needed.length === 0 ? 'contexts_no_fallback' : 'contexts_fallback_missing';
	if (matches.length === 0) return task === GENERAL_TASK ? 'contexts_general' : 'contexts_fallback';
	if (returned.length > matches.length) return 'contexts_completed';
	const ranks = returned.map(rankOf);
	if (!ranks.includes(0)) return 'contexts_relevant';
	return epic && ranks.includes(2) ? 'contexts_across' : 'contexts_found';
}
