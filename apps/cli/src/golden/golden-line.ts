import { nearestName } from '@pinakes/query';
import { type GoldenQuery, LOOK_UPS, type LookUp } from './golden-query.ts';

/** Fields that only one look-up has, which identify the look-up of a line without `look_up`. */
const DISTINCTIVE_FIELDS: readonly (readonly [LookUp, readonly string[]])[] = [
	['get', ['target_entry']],
	['search', ['query']],
	['match', ['goal', 'tags', 'ide', 'env', 'constraints']],
	['contexts', ['story', 'task', 'task_type', 'epic', 'types']],
];

/** Synonyms of fields, as used by `pinakes eval`. */
const SYNONYMS = [
	['accept', 'expected'],
	['question', 'query'],
] as const;

/**
 * Parses a golden line: `look_up`, `expected` (or `accept`), `forbidden` and the fields of the query.
 *
 * @returns the query, or what is wrong with the line
 */
export function parseGoldenLine(json: Readonly<Record<string, unknown>>): Omit<GoldenQuery, 'file' | 'line'> | string {
	const line: Record<string, unknown> = { ...json };
	for (const [synonym, name] of SYNONYMS) {
		if (line[synonym] === undefined) continue;
		if (line[name] !== undefined) return `${synonym} and ${name} mean the same: give one of them`;
		line[name] = line[synonym];
		delete line[synonym];
	}
	const { id = null, look_up, expected, forbidden, ...fields } = line;
	const lookUp = look_up === undefined ? recognize(fields) : LOOK_UPS.find((name) => name === look_up);
	if (lookUp === undefined) {
		if (look_up === undefined)
			return `nothing says which look-up this is: add "goal", "query" or "look_up", one of ${LOOK_UPS.join(', ')}`;
		const nearest = typeof look_up === 'string' ? nearestName(look_up, LOOK_UPS) : undefined;
		return `look_up must be one of ${LOOK_UPS.join(', ')}${nearest === undefined ? '' : `. Did you mean ${nearest}?`}`;
	}
	const lists = { expected: idsOf(expected), forbidden: idsOf(forbidden) };
	for (const [field, ids] of Object.entries(lists)) {
		const name = field === 'expected' && json.accept !== undefined ? 'accept' : field;
		if (ids === null) return `${name} must be an id or a list of ids`;
	}
	return { id, lookUp, fields, expected: lists.expected ?? undefined, forbidden: lists.forbidden ?? [], json };
}

/** Returns the message about an unknown id. */
export function unknownId(field: string, id: string, nearest: string | undefined): string {
	const hint = nearest === undefined ? '' : `. Did you mean ${nearest}?`;
	return `${field} names ${id}, which no index has${hint}`;
}

function recognize(fields: Readonly<Record<string, unknown>>): LookUp | undefined {
	return DISTINCTIVE_FIELDS.find(([, names]) => names.some((name) => Object.hasOwn(fields, name)))?.[0];
}

/** Returns a list of ids; undefined if none is given, null if it is not a list of strings. */
function idsOf(value: unknown): readonly string[] | undefined | null {
	if (value === undefined || value === null) return undefined;
	const list = Array.isArray(value) ? (value as unknown[]) : [value];
	return list.every((id) => typeof id === 'string') ? list : null;
}
