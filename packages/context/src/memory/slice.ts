import { definedFields } from '@pinakes/query/format/json';
import { LABELS } from '../labels.ts';
import { cleanLine } from '../pack/clean.ts';
import type { Block, Slice } from '../slice.ts';
import type { MemoryHit, MemoryQuery, MemoryStore } from './memory.ts';
import { MEMORY_LIMIT, MEMORY_MIN_SCORE } from './recall.ts';

/** Default maximum characters of all memories in a prompt, including headings. */
const MEMORY_CHARACTERS = 400;

/** Number of memories beyond `limit` that are candidates too, so that the trace shows them. */
const NEAR_MISSES = 5;

/** Settings of the slice `memory`: those of every slice, and those of the search. */
export interface MemorySliceSettings
	extends Partial<Omit<Slice, 'content' | 'limit' | 'minScore' | 'nearMisses'>>,
		Pick<MemoryQuery, 'limit' | 'minScore' | 'recencyWeight' | 'importanceWeight'> {}

/**
 * Returns the slice `memory`: memories that are relevant to the message, with a heading each for long-term memories and
 * dialogue.
 */
export function memorySlice(store: MemoryStore, settings: MemorySliceSettings = {}): Slice {
	const { recencyWeight, importanceWeight, limit = MEMORY_LIMIT, minScore = MEMORY_MIN_SCORE, ...slice } = settings;
	return {
		name: 'memory',
		budget: { characters: MEMORY_CHARACTERS },
		...slice,
		limit,
		minScore,
		nearMisses: true,
		content({ message, recentDialogue, player, now }) {
			const hits = store.search({
				...{ message, recentDialogue, limit: limit + NEAR_MISSES, minScore: 0 },
				...definedFields({ player, now, recencyWeight, importanceWeight }),
			});
			const ofKind = (kind: string): readonly MemoryHit[] => hits.filter(({ memory }) => memory.kind === kind);
			return [...ofKind('long_term'), ...ofKind('dialogue')].map(blockOf);
		},
	};
}

/**
 * Returns a memory as a block. Its text is one line, quoted and escaped as JSON and followed by its origin, so that a
 * model cannot take it for a heading or an instruction.
 */
function blockOf({ memory, score }: MemoryHit): Block {
	const { id, kind, text, origin } = memory;
	const from = origin === undefined ? '' : ` (${cleanLine(origin).replace(/[()（）]/g, '')})`;
	const label = kind === 'long_term' ? LABELS.longTerm : LABELS.dialogueMemory;
	return { id, label, text: `- ${JSON.stringify(cleanLine(text))}${from}`, score };
}
