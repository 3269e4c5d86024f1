import type { Memory } from '@pinakes/context';
import { createAnalyzer, phraseTerms } from '@pinakes/query/format/analysis/analyzer';
import { defaultSettings } from '@pinakes/query/format/analysis/registry';

/** Minimum share of a memory's terms that a correction of it must have. */
const SAME_SUBJECT = 0.4;

/** Additional stop words: those of corrections. */
const CORRECTING = ['actually', 'correction', 'wrong', 'longer', 'anymore'];

const SETTINGS = defaultSettings();
const ANALYZER = createAnalyzer({ ...SETTINGS, stop_words: [...SETTINGS.stop_words, ...CORRECTING] });

/**
 * Returns the memory that a correction is about: the one that shares most terms with it, without numbers, as these are
 * often what is corrected; the latest if several do. Memories that were already corrected are ignored.
 *
 * @param memories oldest first
 */
export function correctedBy(correction: string, memories: readonly Memory[]): Memory | undefined {
	const correctionTerms = termsOf(correction);
	const corrected = new Set(memories.flatMap(({ corrects = [] }) => corrects));
	let best: Memory | undefined;
	let most = SAME_SUBJECT;
	for (const memory of memories) {
		if (corrected.has(memory.id)) continue;
		const terms = [...termsOf(memory.text)];
		const share = terms.filter((term) => correctionTerms.has(term)).length / Math.max(1, terms.length);
		if (share >= most) {
			best = memory;
			most = share;
		}
	}
	return best;
}

function termsOf(text: string): Set<string> {
	return new Set(phraseTerms(text, ANALYZER).filter((term) => !/^\d+$/.test(term)));
}
