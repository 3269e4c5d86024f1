import { PinakesError } from '../format/errors.js';
import { isRecord } from '../format/json.js';
import { type FieldValue, isFieldValue } from '../format/kinds/documents/fields.js';
import type { Recipe } from '../format/recipe.js';
import type { FieldStore } from './field-store.ts';

/** Condition for the values of a field: a value, any of several values, or an object whose properties all must hold. */
export type Condition =
	| FieldValue
	| readonly FieldValue[]
	| {
			/** Minimum. Numbers are compared as numbers, other values as strings, which orders ISO dates. */
			readonly from?: FieldValue;
			/** Maximum. */
			readonly to?: FieldValue;
			/** Prefix of the value. */
			readonly prefix?: string;
			/** Condition that no value of the document may fulfil. */
			readonly not?: Condition;
	  };

/** Conditions by field; all must hold. */
export type Where = Readonly<Record<string, Condition>>;

/** A set of documents: 1 for each document in it, by document number. */
type DocumentSet = Uint8Array;

const KEYS = ['from', 'to', 'prefix', 'not'];

/** Returns the documents for which all conditions hold; undefined without conditions. */
export function* documentsWhere(store: FieldStore, where: Where = {}): Recipe<DocumentSet | undefined> {
	let found: DocumentSet | undefined;
	const conditions = Object.entries(where).filter(([, condition]) => condition !== undefined);
	// By index, since QuickJS cannot compile `yield*` within iteration.
	for (let i = 0; i < conditions.length; i++) {
		const own = yield* documentsFor(store, ...(conditions[i] as [string, Condition]));
		found = found === undefined ? own : found.map((isIn, number) => isIn & (own[number] as number));
	}
	return found;
}

function* documentsFor(store: FieldStore, name: string, condition: Condition): Recipe<DocumentSet> {
	const { isValue, not } = checkCondition(name, condition);
	const found = new Uint8Array(store.size);
	if (isValue === undefined) {
		for (let number = 0; number < store.size; number++) found[number] = Number(store.has(number));
	} else {
		const values = typeof isValue === 'function' ? (yield* store.values(name)).filter(isValue) : isValue;
		const lists = yield* store.lists(name, values);
		for (const number of lists.flatMap((list) => [...list])) found[number] = 1;
	}
	if (not === undefined) return found;
	const others = yield* documentsFor(store, name, not);
	return found.map((isIn, number) => (others[number] ? 0 : isIn));
}

/**
 * A validated condition. `isValue` is a list of values, or a predicate for values; undefined if every document passes.
 */
interface Checked {
	readonly isValue: readonly string[] | ((value: string) => boolean) | undefined;
	readonly not: Condition | undefined;
}

function checkCondition(name: string, condition: Condition): Checked {
	const values = [condition].flat();
	if (values.every(isFieldValue)) return { isValue: values.map(String), not: undefined };
	const [only] = values;
	const isSound =
		isRecord(only) && Object.entries(only).every(([key, value]) => KEYS.includes(key) && isBound(key, value));
	if (!isSound || values.length > 1) {
		const fix = `write a value, a list of values, or an object of ${KEYS.join(', ')}`;
		throw new PinakesError('invalid_value', `where: the condition of ${name} is invalid: ${fix}.`);
	}
	const { from, to, prefix, not } = only as Extract<Condition, { readonly not?: Condition }>;
	const hasTest = from !== undefined || to !== undefined || prefix !== undefined;
	const test = (value: string): boolean =>
		(prefix === undefined || value.startsWith(prefix)) &&
		(from === undefined || compareValue(value, from) >= 0) &&
		(to === undefined || compareValue(value, to) <= 0);
	return { isValue: hasTest ? test : undefined, not };
}

function isBound(key: string, value: unknown): boolean {
	if (value === undefined || key === 'not') return true;
	return key === 'prefix' ? typeof value === 'string' : isFieldValue(value);
}

/**
 * Compares a value of a field with a bound. NaN, which fulfils no comparison, for a value that is not a number and a
 * numeric bound.
 */
function compareValue(value: string, bound: FieldValue): number {
	if (typeof bound === 'number') return value.trim() === '' ? Number.NaN : Number(value) - bound;
	const text = String(bound);
	return value === text ? 0 : value < text ? -1 : 1;
}
