import { check } from '@pinakes/query/format/errors';
import { isRecord } from '@pinakes/query/format/json';
import { LABELS } from './labels.ts';
import type { Memory, MemoryStore } from './memory/memory.ts';
import { memorySlice } from './memory/slice.ts';
import { createMemoryStore } from './memory/store.ts';
import type { Vocabulary } from './relevance/vocabulary.ts';
import type { Block, Slice, SliceContent, Utterance } from './slice.ts';

/** The state of a chat bot. Only the rules are required. */
export interface ChatState {
	/** The rules of the bot: always kept. */
	readonly rules: string;
	/** What the bot is doing: always kept. */
	readonly task?: string;
	/** Recent events: XML, or a list with one event per item. */
	readonly events?: string | readonly string[];
	/** Further slices, printed before the memories: what the bot sees, documents. */
	readonly slices?: readonly Slice[];
	/** Utterances, oldest first. Default: the `recentDialogue` of the call. */
	readonly dialogue?: readonly Utterance[];
	/** A store, or a list. A list is indexed once, and again if it has changed. */
	readonly memories?: MemoryStore | readonly Memory[];
	/** Actions that the bot can take. */
	readonly affordances?: string | readonly string[];
	/** Per slice: whether it is included, and its own limit. */
	readonly ai?: {
		readonly context?: Readonly<
			Record<string, { readonly include?: boolean; readonly budgetTokens?: number; readonly maxChars?: number }>
		>;
	};
}

/** Maximum characters of a slice, unless the state sets another limit. */
const TASK_CHARACTERS = 200;
const LIST_CHARACTERS = 300;

/** Maximum number of events, of affordances, and of earlier utterances. */
const LIST_LIMIT = 5;

/** Number of latest utterances that are included whether or not they are relevant. */
const PINNED_UTTERANCES = 2;

/**
 * Returns the slices of a chat bot with their default settings: `rules`, `task`, `affordances`, `events`, those of the
 * state, `memory`, `dialogue`.
 */
export function chatSlices(state: ChatState, vocabulary?: Vocabulary): readonly Slice[] {
	check(isRecord(state) && state.rules !== undefined, 'chatSlices needs the rules of the bot.');
	const { rules, task = '', affordances = [], events = [], slices = [], memories = [], dialogue } = state;
	const list = { budget: { characters: LIST_CHARACTERS }, limit: LIST_LIMIT, split: true };
	return [
		{ name: 'rules', label: LABELS.rules, content: rules, always: true, stable: true, trusted: true },
		{ name: 'task', label: LABELS.task, content: task, always: true, budget: { characters: TASK_CHARACTERS } },
		{ name: 'affordances', label: LABELS.affordances, content: affordances, ...list },
		{ name: 'events', label: LABELS.events, content: events, ...list },
		...slices,
		memorySlice(isList(memories) ? storeFor(memories, vocabulary) : memories),
		{
			...{ name: 'dialogue', label: LABELS.dialogue, budget: { characters: LIST_CHARACTERS }, limit: LIST_LIMIT },
			content: ({ recentDialogue }): SliceContent => (dialogue ?? recentDialogue).map(blockOfUtterance),
		},
	];
}

function blockOfUtterance({ speaker, text, role = 'user' }: Utterance, i: number, all: readonly Utterance[]): Block {
	return { text, speaker, role, pinned: i >= all.length - PINNED_UTTERANCES };
}

function isList(memories: MemoryStore | readonly Memory[]): memories is readonly Memory[] {
	return Array.isArray(memories);
}

/** Stores made from lists, with the list and the vocabulary as they were. */
const stores = new WeakMap<
	readonly Memory[],
	{ store: MemoryStore; indexed: readonly Memory[]; vocabulary: Vocabulary | undefined }
>();

function storeFor(memories: readonly Memory[], vocabulary: Vocabulary | undefined): MemoryStore {
	const known = stores.get(memories);
	const isSame = (indexed: readonly Memory[]): boolean =>
		indexed.length === memories.length && indexed.every((memory, i) => memory === memories[i]);
	if (known !== undefined && known.vocabulary === vocabulary && isSame(known.indexed)) return known.store;
	const store = createMemoryStore(memories, vocabulary === undefined ? {} : { vocabulary });
	stores.set(memories, { store, indexed: [...memories], vocabulary });
	return store;
}
