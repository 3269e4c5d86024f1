import type { Manifest } from '../../manifest.ts';
import type { Recipe } from '../../recipe.ts';
import { damaged, readKeys } from '../tables.ts';
import { MAX_SHARE, MAX_TRANSLATIONS, SHARE_ZERO, TRANSLATIONS_TABLE, type Translation } from './schema.ts';

/** Words with their translations. */
export type TranslationRows = Map<string, readonly Translation[]>;

/** Whether the table may have a key: often it has words of one language alone, and no part can have those of the other. */
export function mayHaveRow({ cuts }: Pick<Manifest, 'cuts'>, key: string): boolean {
	// Without a first key the comparison is false.
	return key >= (cuts[TRANSLATIONS_TABLE]?.[0] as string);
}

/**
 * Reads the words under each key with their translations. Keys without a row are left out. Undefined where a part is missing or
 * damaged, as a question can do without.
 */
export function* readTranslations(manifest: Manifest, keys: readonly string[]): Recipe<TranslationRows | undefined> {
	const words: TranslationRows = new Map();
	const possible = keys.filter((key) => mayHaveRow(manifest, key));
	if (!possible.length) return words;
	try {
		const rows = yield* readKeys<string>(manifest, TRANSLATIONS_TABLE, '', possible, { isOptional: true });
		possible.forEach((key, i) => {
			for (const word of rows[i]?.split(',') ?? []) {
				const [rest, ...terms] = word.split(' ');
				words.set(key + rest, terms.slice(0, MAX_TRANSLATIONS).map(toTranslation));
			}
		});
		return words;
	} catch {
		return undefined;
	}
}

function toTranslation(text: string): Translation {
	const share = text.charCodeAt(text.length - 1) - SHARE_ZERO;
	return share > 0 && share <= MAX_SHARE ? { term: text.slice(0, -1), share } : damaged(TRANSLATIONS_TABLE);
}
