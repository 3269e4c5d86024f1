import { nearestName } from '../format/base/options.ts';
import type { Recipe } from '../format/recipe.js';
import type { FieldStore } from './field-store.ts';

/** A field that was asked for and that no document has. */
export interface UnknownField {
	readonly field: string;
	/** The field that may have been meant. */
	readonly nearest: string | null;
}

/** Returns those of the fields that no document has. */
export function* unknownFields(store: FieldStore, fields: readonly string[]): Recipe<UnknownField[]> {
	const without: string[] = [];
	// By index, since QuickJS cannot compile `yield*` within iteration.
	for (let i = 0; i < fields.length; i++) {
		const field = fields[i] as string;
		if (!(yield* store.values(field)).length) without.push(field);
	}
	const names = without.length ? yield* store.names() : [];
	return without
		.filter((field) => !names.includes(field))
		.map((field) => ({ field, nearest: nearestName(field, names) ?? null }));
}
