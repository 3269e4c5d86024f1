import { normalizeTerm } from '../format/analysis/normalize.js';
import type { Contexts } from '../format/kinds/contexts/schema.js';
import type { CheckedContextQuery } from './query.ts';

/** Scopes and types of contexts, in relation to a query. */
export interface Scopes {
	/** Returns the rank of a context's scope: 0 for global, 1 for the query's epic, 2 for other epics. */
	rankOf(number: number): number;
	/** Returns why a context is excluded regardless of keywords; undefined if it is not. */
	exclusionOf(number: number): 'other_scope' | 'other_type' | undefined;
}

/** Returns the scopes for a query. If its epic has no contexts, only the global scope is searched. */
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

/** Whether a folder belongs to an epic: its name begins with the id. */
function isEpic(folder: string, id: string): boolean {
	return id !== '' && folder.startsWith(id) && !/^[a-z0-9]/.test(folder.slice(id.length));
}
