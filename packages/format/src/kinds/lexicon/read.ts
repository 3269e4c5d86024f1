import { fits, tableOf } from '../../json.ts';
import type { Manifest } from '../../manifest.ts';
import { need, type Recipe } from '../../recipe.ts';
import { smallerPart } from '../messages/smaller-part.ts';
import { LEXICON_FILE, type Lexicon } from './schema.ts';

/**
 * Reads the index's lexicon.
 *
 * @param words the manifest where it is to understand a question in words, which needs the phrases and general words alone
 */
export function readLexicon(words?: Manifest): Recipe<Lexicon> {
	return need<Lexicon>({ file: words ? smallerPart(words, LEXICON_FILE, 'search') : LEXICON_FILE, shape: LEXICON });
}

/** What a lexicon looks like. */
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
