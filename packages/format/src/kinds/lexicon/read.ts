import { fits, tableOf } from '../../json.ts';
import { need, type Recipe } from '../../recipe.ts';
import { LEXICON_FILE, type Lexicon } from './schema.ts';

/** Reads the index's lexicon. */
export function readLexicon(): Recipe<Lexicon> {
	return need<Lexicon>({ file: LEXICON_FILE, shape: LEXICON });
}

/** What a lexicon looks like. */
export const LEXICON = {
	terms: tableOf(0),
	phrases: tableOf(''),
	forbidden: [['']],
	constraints: tableOf(0),
	negations: [''],
	general: isOptionalList,
} as const;

function isOptionalList(json: unknown): boolean {
	return json === undefined || fits(json, ['']);
}
