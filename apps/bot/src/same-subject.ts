import type { Memory } from '@pinakes/context';
import { createAnalyzer, phraseTerms } from '@pinakes/query/format/analysis/analyzer';
import { defaultSettings } from '@pinakes/query/format/analysis/registry';

/** The share of a memory's terms from which a correction is about it. */
const SAME_SUBJECT = 0.4;

/** Words that tell nothing of what a text is about, those that put something right included. */
const CORRECTING = ['actually', 'correction', 'wrong', 'longer', 'anymore'];

const SETTINGS = defaultSettings();
const ANALYZER = createAnalyzer({ ...SETTINGS, stop_words: [...SETTINGS.stop_words, ...CORRECTING] });

/**
 * The memory that a correction puts right: that whose words it repeats most, numbers aside, as these are what is
 * corrected; of equals the latest. What was put right before is out of the question.
 *
 * @param memories oldest first
 */
export function correctedBy(correction: string, memories: readonly Memory[]): Memory | undefined {
	const said = termsOf(correction);
	const corrected = new Set(memories.flatMap(({ corrects = [] }) => corrects));
	let best: Memory | undefined;
	let most = SAME_SUBJECT;
	for (const memory of memories) {
		if (corrected.has(memory.id)) continue;
		const terms = [...termsOf(memory.text)];
		const share = terms.filter((term) => said.has(term)).length / Math.max(1, terms.length);
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
