import { fits, tableOf } from '../../json.ts';
import { need, type Recipe } from '../../recipe.ts';
import { LEXICON_FILE, type Lexicon } from './schema.ts';

/** Reads the lexicon from a file that contains all of it, or only what a question in words needs: phrases and general words. */
export function readLexicon(file = LEXICON_FILE): Recipe<Lexicon> {
	return need<Lexicon>({ file, shape: LEXICON });
}

const LEXICON = {
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
