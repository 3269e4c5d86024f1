import { DEFAULT_LANGUAGE_NAME } from '../format/analysis/registry.js';
import { PinakesError } from '../format/errors.js';
import type { FieldCounts, TextSettings } from '../format/kinds/text/schema.js';

/** Text settings of a segment, and its name for errors. */
interface NamedSettings {
	readonly name: string;
	readonly settings: TextSettings;
}

/** Settings that must be equal in all segments. */
const ALIKE = ['grams', 'weights', 'markdown'] as const;

/**
 * Checks that segments can be united.
 *
 * @throws PinakesError `invalid_value` for other settings, or for an index published for pages
 */
export function checkAlike(all: readonly NamedSettings[]): void {
	const [first] = all;
	for (const { name, settings } of all) {
		if (settings.alphabet === undefined) {
			throw new PinakesError(
				'invalid_value',
				`${name} is published for pages, and cannot be read together with others: open the index that it was published from.`,
			);
		}
		const other = ALIKE.find((field) => JSON.stringify(settings[field]) !== JSON.stringify(first?.settings[field]));
		const fix = 'build them with the same pinakes.config.json';
		if (other !== undefined) {
			throw new PinakesError('invalid_value', `The texts of ${first?.name} and ${name} have other ${other}: ${fix}.`);
		}
	}
}

/** Merges the pairs of folded characters, sorted by the replaced character, as in a single index. */
export function uniteFolding(all: readonly TextSettings[]): string {
	const pairs = new Map<string, string>();
	for (const { folding } of all) {
		const characters = [...folding];
		for (let i = 0; i + 1 < characters.length; i += 2) pairs.set(characters[i] as string, characters[i + 1] as string);
	}
	return [...pairs]
		.sort(([a], [b]) => (a < b ? -1 : 1))
		.flat()
		.join('');
}

/** All combinations of counts, and the number of each segment's combinations among them. */
interface UnitedCounts {
	readonly counts: readonly FieldCounts[];
	readonly numbers: readonly Uint32Array[];
}

/** Merges the combinations of counts. */
export function uniteCounts(all: readonly TextSettings[]): UnitedCounts {
	const counts: FieldCounts[] = [];
	const known = new Map<string, number>();
	const numbers = all.map(({ counts: own }) =>
		Uint32Array.from(own, (combination) => {
			const key = combination.join(' ');
			const number = known.get(key) ?? counts.push(combination) - 1;
			known.set(key, number);
			return number;
		}),
	);
	return { counts, numbers };
}

/** Returns the names of all languages, in the order of the segments; undefined if all use the default language. */
export function uniteLanguages(all: readonly TextSettings[]): readonly string[] | undefined {
	if (!all.some(({ languages }) => languages)) return undefined;
	return [...new Set(all.flatMap(({ languages = [DEFAULT_LANGUAGE_NAME] }) => languages))];
}
