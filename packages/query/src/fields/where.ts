import { PinakesError } from '@pinakes/format/errors';
import { isRecord } from '@pinakes/format/json';
import { type FieldValue, isFieldValue } from '@pinakes/format/kinds/documents/fields';
import type { Recipe } from '@pinakes/format/recipe';
import type { FieldStore } from './field-store.ts';

/** What the values of a field must be: one value, one of several, or what an object says. */
export type Condition =
	| FieldValue
	| readonly FieldValue[]
	| {
			/** The least value: numbers are compared as numbers, texts by their characters, so that ISO dates are in order. */
			readonly from?: FieldValue;
			/** The greatest value. */
			readonly to?: FieldValue;
			/** What the value begins with. */
			readonly prefix?: string;
			/** What no value of the document may be. */
			readonly not?: Condition;
	  };

/** Conditions by field, all of which must hold. */
export type Where = Readonly<Record<string, Condition>>;

/** Which documents are meant: 1 for each that is, by number. */
export type DocumentSet = Uint8Array;

const KEYS = ['from', 'to', 'prefix', 'not'];

/** Finds the documents for which all conditions hold; undefined without conditions. */
export function* documentsWhere(store: FieldStore, where: Where = {}): Recipe<DocumentSet | undefined> {
	let found: DocumentSet | undefined;
	const conditions = Object.entries(where).filter(([, condition]) => condition !== undefined);
	// By places, as QuickJS cannot wait within what goes through an iterator.
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

/** A condition as it is evaluated: values, or a test of all values; undefined where every document will do. */
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

/** Compares a listed value with a bound; what is no number is not comparable with one. */
function compareValue(value: string, bound: FieldValue): number {
	if (typeof bound === 'number') return value.trim() === '' ? Number.NaN : Number(value) - bound;
	const text = String(bound);
	return value === text ? 0 : value < text ? -1 : 1;
}
