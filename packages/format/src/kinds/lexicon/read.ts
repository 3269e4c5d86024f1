import { fits, tableOf } from '../../json.ts';
import type { Manifest } from '../../manifest.ts';
import { need, type Recipe } from '../../recipe.ts';
import { smallerPart } from '../messages/smaller-part.ts';
import { LEXICON_FILE, type Lexicon } from './schema.ts';

/**
 * Reads the lexicon of an index.
 *
 * @param words the manifest, for a question in words: then only phrases and general words are needed, and a smaller
 * copy is read if there is one
 */
export function readLexicon(words?: Manifest): Recipe<Lexicon> {
	return need<Lexicon>({ file: words ? smallerPart(words, LEXICON_FILE, 'search') : LEXICON_FILE, shape: LEXICON });
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
