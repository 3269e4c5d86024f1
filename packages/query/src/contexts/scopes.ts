import { normalizeTerm } from '@pinakes/format/analysis/normalize';
import type { Contexts } from '@pinakes/format/kinds/contexts/schema';
import type { CheckedContextQuery } from './query.ts';

/** Which contexts a query is about. */
export interface Scopes {
	/** A context's scope by order: 0 global, 1 the query's epic, 2 other epics. */
	rankOf(number: number): number;
	/** Why a context is left out, whatever is found in it; undefined for one that is not. */
	exclusionOf(number: number): 'other_scope' | 'other_type' | undefined;
}

/**
 * Orders the scopes as a query has them. Where it names an epic that has no contexts, only the global scope
 * is searched.
 */
export function scopesOf({ epics, scopes, types, kinds }: Contexts, query: CheckedContextQuery): Scopes {
	const ranks = [0, ...epics.map((epic) => (isEpic(normalizeTerm(epic), query.epic) ? 1 : 2))];
	const isGlobalOnly = query.epic !== '' && !ranks.includes(1);
	const rankOf = (number: number): number => ranks[scopes[number] as number] as number;
	return {
		rankOf,
		exclusionOf(number) {
			if (isGlobalOnly && rankOf(number) > 0) return 'other_scope';
			const isAsked = query.types.length === 0 || query.types.includes(types[kinds[number] as number] as string);
			return isAsked ? undefined : 'other_type';
		},
	};
}

/** True where a folder is an epic's: named by its id, with a name after it or without. */
function isEpic(folder: string, id: string): boolean {
	return id !== '' && folder.startsWith(id) && !/^[a-z0-9]/.test(folder.slice(id.length));
}
