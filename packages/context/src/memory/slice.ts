import { definedFields } from '@pinakes/query/format/json';
import { LABELS } from '../labels.ts';
import { cleanLine } from '../pack/clean.ts';
import type { Block, Slice } from '../slice.ts';
import type { MemoryHit, MemoryQuery, MemoryStore } from './memory.ts';
import { MEMORY_LIMIT, MEMORY_MIN_SCORE } from './recall.ts';

/** Characters of all memories in a prompt, headings included, unless the settings say otherwise. */
const MEMORY_CHARACTERS = 400;

/** Memories that are shown in the trace beyond those that could be kept. */
const NEAR_MISSES = 5;

/** How memories are looked for, beside what the slices have in common. */
export interface MemorySliceSettings
	extends Partial<Omit<Slice, 'content' | 'limit' | 'minScore' | 'nearMisses'>>,
		Pick<MemoryQuery, 'limit' | 'minScore' | 'recencyWeight' | 'importanceWeight'> {}

/**
 * The slice `memory`: what the store has about the message, long-term memories and dialogue under a heading each,
 * nothing where nothing is relevant.
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
 * A memory as data: on one line, in the quotation marks and escapes of JSON, with its origin behind it, so that
 * nothing in it can be taken for anything else.
 */
function blockOf({ memory, score }: MemoryHit): Block {
	const { id, kind, text, origin } = memory;
	const from = origin === undefined ? '' : ` (${cleanLine(origin).replace(/[()（）]/g, '')})`;
	const label = kind === 'long_term' ? LABELS.longTerm : LABELS.dialogueMemory;
	return { id, label, text: `- ${JSON.stringify(cleanLine(text))}${from}`, score };
}
