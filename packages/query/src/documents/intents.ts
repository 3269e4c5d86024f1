import { isUnspaced } from '@pinakes/format/analysis/characters';
import { normalizeText } from '@pinakes/format/analysis/normalize';
import { letterRuns } from '@pinakes/format/analysis/tokenizer';
import type { Intent } from '@pinakes/format/kinds/documents/schema';

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
