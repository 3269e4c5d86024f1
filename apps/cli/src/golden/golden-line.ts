import { nearestName } from '@pinakes/query';
import { type GoldenQuery, LOOK_UPS, type LookUp } from './golden-query.ts';
import type { KnownIds } from './known-ids.ts';

/** Fields that only one look-up has, by which a line that names none is known. */
const TELLING_FIELDS: readonly (readonly [LookUp, readonly string[]])[] = [
	['get', ['target_entry']],
	['search', ['query']],
	['match', ['goal', 'tags', 'ide', 'env', 'constraints']],
	['contexts', ['story', 'task', 'task_type', 'epic', 'types']],
];

/**
 * A line of golden queries: `look_up`, `expected` and `forbidden`, and the fields of the query.
 *
 * @returns what is wrong with it, where it is none
 */
export function queryOfLine(
	line: Readonly<Record<string, unknown>>,
	known: KnownIds,
): Omit<GoldenQuery, 'file' | 'line'> | string {
	const { id = null, look_up, expected, forbidden, ...fields } = line;
	const lookUp = look_up === undefined ? recognize(fields) : LOOK_UPS.find((name) => name === look_up);
	if (lookUp === undefined) {
		if (look_up === undefined)
			return `nothing tells which look-up this is: add "look_up", one of ${LOOK_UPS.join(', ')}`;
		const nearest = typeof look_up === 'string' ? nearestName(look_up, LOOK_UPS) : undefined;
		return `look_up must be one of ${LOOK_UPS.join(', ')}${nearest === undefined ? '' : `. Did you mean ${nearest}?`}`;
	}
	const lists = { expected: idsOf(expected), forbidden: idsOf(forbidden) };
	for (const [field, ids] of Object.entries(lists)) {
		if (ids === null) return `${field} must be an id or a list of ids`;
		const unknown = ids?.find((one) => !known.isKnown(lookUp, one));
		if (unknown !== undefined) return unknownId(field, unknown, known.nearest(lookUp, unknown));
	}
	return { id, lookUp, fields, expected: lists.expected ?? undefined, forbidden: lists.forbidden ?? [] };
}

/** What is said of an id that no index has. */
export function unknownId(field: string, id: string, nearest: string | undefined): string {
	const hint = nearest === undefined ? '' : `. Did you mean ${nearest}?`;
	return `${field} names ${id}, which no index has${hint}`;
}

function recognize(fields: Readonly<Record<string, unknown>>): LookUp | undefined {
	return TELLING_FIELDS.find(([, names]) => names.some((name) => Object.hasOwn(fields, name)))?.[0];
}

/** A list of ids, undefined where none is given, null where it is no such list. */
function idsOf(value: unknown): readonly string[] | undefined | null {
	if (value === undefined || value === null) return undefined;
	const list = Array.isArray(value) ? (value as unknown[]) : [value];
	return list.every((id) => typeof id === 'string') ? list : null;
}
