import type { Contexts } from '../kinds/contexts/format.ts';
import { normalizeTerm } from '../text/normalize.ts';
import type { CheckedContextQuery } from './query.ts';

/** Why a context is left out, whatever is found in it. */
export type LeftOut = 'other_scope' | 'other_type';

/** Which contexts a query is about. */
export interface Scopes {
	/** A context's scope by order: 0 global, 1 the query's epic, 2 other epics. */
	rankOf(place: number): number;
	leftOut(place: number): LeftOut | undefined;
}

/**
 * Orders the scopes as a query has them. Where it names an epic that has no contexts, only the global scope
 * is searched.
 */
export function scopesOf({ epics, scopes, types, kinds }: Contexts, query: CheckedContextQuery): Scopes {
	const asked = normalizeTerm(query.epic);
	const ranks = [0, ...epics.map((epic) => (isEpic(normalizeTerm(epic), asked) ? 1 : 2))];
	const isGlobalOnly = asked !== '' && !ranks.includes(1);
	const isAsked = types.map((type) => query.types.length === 0 || query.types.includes(type));
	const rankOf = (place: number): number => ranks[scopes[place] as number] as number;
	return {
		rankOf,
		leftOut(place) {
			if (isGlobalOnly && rankOf(place) > 0) return 'other_scope';
			return isAsked[kinds[place] as number] ? undefined : 'other_type';
		},
	};
}

/** True where a folder is an epic's: named by its id, with a name after it or without. */
function isEpic(folder: string, id: string): boolean {
	return folder === id || (id !== '' && folder.startsWith(id) && /^[^\p{L}\p{N}]/u.test(folder.slice(id.length)));
}
