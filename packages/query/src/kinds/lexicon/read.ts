import { isRecord, isStrings } from '../../json.ts';
import { need, type Part, type Recipe } from '../../recipe.ts';
import { LEXICON_FILE, type Lexicon } from './format.ts';

/** Reads the index's lexicon. */
export function readLexicon(): Recipe<Lexicon> {
	return need(LEXICON);
}

const LEXICON: Part<Lexicon> = {
	file: LEXICON_FILE,
	decode: (json) =>
		isRecord(json) &&
		isRecord(json.terms) &&
		isRecord(json.phrases) &&
		isRecord(json.constraints) &&
		Object.values(json.constraints).every(isStrings) &&
		isStrings(json.negations)
			? (json as unknown as Lexicon)
			: undefined,
};
