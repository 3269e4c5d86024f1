import { isUnspaced } from '../format/analysis/characters.js';
import { normalizeText } from '../format/analysis/normalize.js';
import { letterRuns } from '../format/analysis/tokenizer.js';
import type { Intent } from '../format/kinds/documents/schema.js';

/** Returns the first intent that matches a question. */
export function intentOf(query: string, intents: readonly Intent[]): Intent | undefined {
	const text = ` ${letterRuns(query).join(' ')} `;
	const whole = normalizeText(query);
	const fits = (word: string): boolean =>
		isUnspaced(word) ? whole.includes(normalizeText(word)) : text.includes(` ${letterRuns(word).join(' ')} `);
	return intents.find(({ words }) => words.some(fits));
}

/** Returns the directories of the version that a question names. */
export function namedVersion(query: string, intents: readonly Intent[]): readonly string[] {
	const intent = intentOf(query, intents);
	return intent?.isVersion ? intent.scopes : [];
}
