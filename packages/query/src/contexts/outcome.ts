import type { MessageName } from '../format/kinds/messages/schema.js';
import { type CheckedContextQuery, GENERAL_TASK } from './query.ts';
import type { Scopes } from './scopes.ts';

/** Result of a query, as context numbers. */
export interface Outcome {
	readonly matches: readonly number[];
	/** The matches and added global contexts, up to the limit. */
	readonly returned: readonly number[];
	/** Types of contexts that were to be added. */
	readonly needed: readonly string[];
}

/**
 * Returns the name of the message for a result.
 *
 * @param count number of contexts in the index
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
