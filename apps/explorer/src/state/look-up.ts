import { type Index, PinakesError } from '@pinakes/query';
import { signal } from '@preact/signals';
import { useLayoutEffect, useState } from 'preact/hooks';
import { opened } from './opened-index.ts';
import { view } from './view.ts';

export interface Failure {
	readonly code: (typeof CODES)[number] | 'look_up';
	readonly message: string;
}

export type LookedUp<T> =
	| { readonly state: 'none' }
	| { readonly state: 'asking' }
	| {
			readonly state: 'answered';
			readonly answer: T;
			/** Whether a new answer is loading. */
			readonly isAsking: boolean;
	  }
	| ({ readonly state: 'failed' } & Failure);

/** Error codes of look-ups that the page has texts for. */
const CODES = ['invalid_value', 'missing_part', 'damaged_part', 'changed_part', 'unreadable_source'] as const;

/** Number of retries. */
const attempts = signal(0);

/** Repeats the current look-up, for example when a server is available again. */
export function askAgain(): void {
	attempts.value++;
}

/**
 * Runs a look-up in the open index, again whenever the fields in the page's address change. The last answer stays while
 * a new one is loading.
 *
 * @param ask runs the look-up; undefined if the fields are empty
 */
export function useLookUp<T>(
	ask: ((index: Index, fields: Readonly<Record<string, string>>) => Promise<T>) | undefined,
): LookedUp<T> {
	const [looked, setLooked] = useState<LookedUp<T>>({ state: 'none' });
	const index = opened.value.state === 'open' ? opened.value.index : undefined;
	const key = JSON.stringify([view.value.fields, view.value.lang]);
	const isAsked = ask !== undefined;
	// `ask` is not a dependency, as it is derived from the fields.
	useLayoutEffect(() => {
		if (index === undefined || ask === undefined) return setLooked({ state: 'none' });
		let isLatest = true;
		const settle = (next: LookedUp<T>): void => {
			if (isLatest) setLooked(next);
		};
		setLooked((last) => (last.state === 'answered' ? { ...last, isAsking: true } : { state: 'asking' }));
		ask(index, view.value.fields).then(
			(answer) => settle({ state: 'answered', answer, isAsking: false }),
			(cause: unknown) => settle({ state: 'failed', ...failureOf(cause) }),
		);
		return () => {
			isLatest = false;
		};
	}, [index, key, isAsked, attempts.value]);
	return looked;
}

function failureOf(cause: unknown): Failure {
	const message = cause instanceof Error ? cause.message : String(cause);
	if (!(cause instanceof PinakesError)) return { code: 'look_up', message };
	if (cause.code === 'unknown_field') return { code: 'invalid_value', message };
	return { code: CODES.find((known) => known === cause.code) ?? 'look_up', message };
}

/** Maximum number of choices in a list, and maximum characters of a choice. */
const MAX_CHOICES = 20_000;
const MAX_CHOICE_LENGTH = 200;

/** The choices of fields in an index, by field name, with a function that loads them. */
interface Choices {
	readonly values: Readonly<Record<string, readonly string[]>>;
	/** Loads the choices, once. Called when a field is used, so that viewing a page loads none. */
	readonly load: () => void;
}

const loaded = new WeakMap<Index, Map<Reader, Promise<Choices['values']>>>();

type Reader = (index: Index) => Promise<Choices['values']>;

/**
 * Returns the choices of fields in the open index.
 *
 * @param read reads the choices; must be stable between renders
 */
export function useChoices(read: Reader): Choices {
	const [values, setValues] = useState<Choices['values']>({});
	const index = opened.value.state === 'open' ? opened.value.index : undefined;
	return {
		values,
		load: () => {
			// Errors are ignored: choices are optional, and a look-up reports what cannot be read.
			if (index !== undefined) readOnce(index, read).then(setValues, () => {});
		},
	};
}

function readOnce(index: Index, read: Reader): Promise<Choices['values']> {
	const readings = loaded.get(index) ?? new Map<Reader, Promise<Choices['values']>>();
	loaded.set(index, readings);
	const reading = readings.get(read) ?? read(index).then(bounded);
	readings.set(read, reading);
	return reading;
}

function bounded(values: Choices['values']): Choices['values'] {
	const short = (list: readonly string[]): string[] => list.filter(({ length }) => length <= MAX_CHOICE_LENGTH);
	return Object.fromEntries(Object.entries(values).map(([name, list]) => [name, short(list).slice(0, MAX_CHOICES)]));
}
