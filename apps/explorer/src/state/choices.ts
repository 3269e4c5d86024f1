import type { Index } from '@pinakes/query';
import { useState } from 'preact/hooks';
import { opened } from './opened-index.ts';

/** Maximum number of choices in a list, and maximum characters of a choice. */
const MAX_CHOICES = 20_000;
const MAX_CHOICE_LENGTH = 200;

/** The choices of fields in an index, by field name, with a function that loads them. */
export interface Choices {
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
