import type { Bilingual } from '@pinakes/query';
import { check, definedFields, isRecord } from '@pinakes/query/internal';
import { type Memory, type MemoryHit, type MemoryQuery, type MemoryStore, STORED_MEMORY } from './memory/memory.ts';
import { MEMORY_LIMIT, MEMORY_MIN_SCORE } from './memory/recall.ts';
import { createMemoryStore } from './memory/store.ts';
import { dateOf } from './memory/times.ts';
import { cleanLine } from './pack/candidate.ts';
import type { Vocabulary } from './relevance/vocabulary.ts';
import { checkRule, OVERRIDE, type Rule, SLICE, TEXT, TEXTS, UTTERANCE } from './rules.ts';
import type { Block, Slice, SliceContent, Utterance } from './slice.ts';

/** Headings of the slices of `chatSlices`. */
const LABELS = {
	rules: { en: 'System rules:', zh: '系统规则:' },
	task: { en: 'Task:', zh: '任务状态:' },
	affordances: { en: 'Affordances:', zh: '可用能力:' },
	events: { en: 'Events:', zh: '事件:' },
	longTerm: { en: 'Long-term memory:', zh: '长期记忆:' },
	dialogueMemory: { en: 'Dialogue memory:', zh: '对话记忆:' },
	dialogue: { en: 'Recent dialogue:', zh: '最近对话:' },
} as const satisfies Readonly<Record<string, Bilingual<string>>>;

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
	/** Channels in which the answer may be read: their memories are found. */
	readonly channels?: readonly string[];
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
	const {
		rules,
		task = '',
		affordances = [],
		events = [],
		slices = [],
		memories = [],
		channels = [],
		dialogue,
	} = state;
	const list = { budget: { characters: LIST_CHARACTERS }, limit: LIST_LIMIT, split: true };
	return [
		{ name: 'rules', label: LABELS.rules, content: rules, always: true, stable: true, trusted: true },
		{ name: 'task', label: LABELS.task, content: task, always: true, budget: { characters: TASK_CHARACTERS } },
		{ name: 'affordances', label: LABELS.affordances, content: affordances, ...list },
		{ name: 'events', label: LABELS.events, content: events, ...list },
		...slices,
		memorySlice(isList(memories) ? storeFor(memories, vocabulary) : memories, { channels }),
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

const STATE: Rule = {
	fields: {
		...{ rules: TEXT, task: TEXT, events: TEXTS, slices: [SLICE], affordances: TEXTS, dialogue: [UTTERANCE] },
		...{ memories: [STORED_MEMORY], channels: [TEXT], ai: { fields: { context: { each: OVERRIDE } } } },
	},
	needed: ['rules'],
};

/**
 * Validates the state of a chat bot that was read from JSON, and returns it.
 *
 * @throws PinakesError `invalid_value` with the path of the invalid value and what is expected there
 */
export function checkChatState(json: unknown): ChatState {
	checkRule('state', json, STATE);
	return json as ChatState;
}

/** Default maximum characters of all memories in a prompt, including headings. */
const MEMORY_CHARACTERS = 500;

/** Number of memories beyond `limit` that are candidates too, so that the trace shows them. */
const FURTHER = 5;

/** Settings of the slice `memory`: those of every slice, and those of the search. */
export interface MemorySliceSettings
	extends Partial<Omit<Slice, 'content' | 'limit' | 'minScore'>>,
		Pick<MemoryQuery, 'limit' | 'minScore' | 'channels'> {}

/**
 * Returns the slice `memory`: memories that are relevant to the message, newest first, with a heading each for long-term
 * memories and dialogue.
 */
export function memorySlice(store: MemoryStore, settings: MemorySliceSettings = {}): Slice {
	const { channels, limit = MEMORY_LIMIT, minScore = MEMORY_MIN_SCORE, ...slice } = settings;
	return {
		...{ name: 'memory', budget: { characters: MEMORY_CHARACTERS }, ...slice, limit, minScore },
		content({ message, recentDialogue, player, now, utcOffset }) {
			const asked = { message, recentDialogue, limit: limit + FURTHER, minScore: 0, utcOffset };
			const hits = store.search({ ...asked, ...definedFields({ player, channels, now }) });
			const ofKind = (kind: string): readonly MemoryHit[] =>
				hits.filter(({ memory }) => memory.kind === kind).sort((a, b) => (b.memory.time ?? 0) - (a.memory.time ?? 0));
			return [...ofKind('long_term'), ...ofKind('dialogue')].map((hit) => blockOf(hit, utcOffset));
		},
	};
}

/** Returns a memory as a block of one line, escaped as JSON, so that a model cannot take it for a heading or an instruction. */
function blockOf({ memory, score, replaces }: MemoryHit, utcOffset: number): Block {
	const { id, kind, text, origin, time } = memory;
	const from = origin === undefined ? '' : ` (${cleanLine(origin).replace(/[()（）]/g, '')})`;
	const date = time === undefined ? '' : `${dateOf(time, utcOffset)} `;
	const label = kind === 'long_term' ? LABELS.longTerm : LABELS.dialogueMemory;
	const line = `- ${date}${JSON.stringify(cleanLine(text))}${from}`;
	return { id, label, text: line, score, isWhole: true, ...(replaces.length === 0 ? {} : { replaces }) };
}
