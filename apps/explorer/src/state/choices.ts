import type { Index } from '@pinakes/query';
import { useState } from 'preact/hooks';
import { opened } from './opened-index.ts';

/** Values that one list of choices has at most, and their characters: what is longer is chosen by nobody. */
const MAX_CHOICES = 20_000;
const MAX_CHOICE_LENGTH = 200;

/** The values that an index has for fields, by name of the field, and what asks for them. */
export interface Choices {
	readonly values: Readonly<Record<string, readonly string[]>>;
	/** Reads them, once; a page that is only looked at loads none. */
	readonly load: () => void;
}

const loaded = new WeakMap<Index, Map<Reader, Promise<Choices['values']>>>();

type Reader = (index: Index) => Promise<Choices['values']>;

/**
 * The values that the open index has for fields.
 *
 * @param read a function that stays the same
 */
export function useChoices(read: Reader): Choices {
	const [values, setValues] = useState<Choices['values']>({});
	const index = opened.value.state === 'open' ? opened.value.index : undefined;
	return {
		values,
		load: () => {
			// Without choices a field is still a field: what cannot be read is reported where it is looked up.
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
