import { LABELS } from './labels.ts';
import type { Memory, MemoryStore } from './memory/memory.ts';
import { memorySlice } from './memory/slice.ts';
import { createMemoryStore } from './memory/store.ts';
import type { Block, Slice, SliceContent, Utterance } from './slice.ts';
import { snapshotSlice } from './snapshot.ts';
import type { GameSnapshot } from './snapshot-format.ts';

/** What a chat bot in a game knows; everything but the rules may be left out. */
export interface ChatState {
	/** The rules of the bot: always kept. */
	readonly rules: string;
	/** What the bot is doing: always kept. */
	readonly task?: string;
	/** Events of the context bus: XML, or one to an item. */
	readonly events?: string | readonly string[];
	readonly snapshot?: GameSnapshot | (() => GameSnapshot | Promise<GameSnapshot>);
	/** What was said, oldest first: the `recentDialogue` of the call unless given. */
	readonly dialogue?: readonly Utterance[];
	/** A store; a list is indexed once, and again when it changed. */
	readonly memories?: MemoryStore | readonly Memory[];
	/** What the bot can do. */
	readonly affordances?: string | readonly string[];
	/** Per slice: whether it is included, and its own limit. */
	readonly ai?: {
		readonly context?: Readonly<
			Record<string, { readonly include?: boolean; readonly budgetTokens?: number; readonly maxChars?: number }>
		>;
	};
}

/** Characters of the slices that have no other limit. */
const TASK_CHARACTERS = 200;
const LIST_CHARACTERS = 300;

/** Events, affordances and earlier utterances at most. */
const LIST_LIMIT = 5;

/** The last utterances, which are there whatever the message is about. */
const PINNED_UTTERANCES = 2;

/**
 * The usual slices of a chat bot with their default settings: `rules`, `task`, `affordances`, `events`, `snapshot`,
 * `memory`, `dialogue`.
 */
export function chatSlices(state: ChatState): readonly Slice[] {
	const { rules, task = '', affordances = [], events = [], snapshot, memories = [], dialogue } = state;
	const list = { budget: { characters: LIST_CHARACTERS }, limit: LIST_LIMIT, split: true };
	return [
		{ name: 'rules', label: LABELS.rules, content: rules, always: true, stable: true, trusted: true },
		{ name: 'task', label: LABELS.task, content: task, always: true, budget: { characters: TASK_CHARACTERS } },
		{ name: 'affordances', label: LABELS.affordances, content: affordances, ...list },
		{ name: 'events', label: LABELS.events, content: events, ...list },
		snapshot === undefined ? { name: 'snapshot', content: [] } : snapshotSlice(snapshot),
		memorySlice(isList(memories) ? storeFor(memories) : memories),
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

/** Stores of lists by the first memory in them, with what was in the list when it was indexed. */
const stores = new WeakMap<Memory, { store: MemoryStore; indexed: readonly Memory[] }>();

/** The store of a list: indexed once, and where the list only grew, what is new. */
function storeFor(memories: readonly Memory[]): MemoryStore {
	const [first] = memories;
	const known = first === undefined ? undefined : stores.get(first);
	const isGrown = known?.indexed.every((memory, i) => memory === memories[i]) === true;
	const store = known !== undefined && isGrown ? known.store : createMemoryStore();
	store.add(...memories.slice(store.size));
	if (first !== undefined) stores.set(first, { store, indexed: [...memories] });
	return store;
}
