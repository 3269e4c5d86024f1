import type { Bilingual } from '@pinakes/query';
import { definedFields, isRecord, oneLine } from '@pinakes/query/internal';
import type { Memory, MemoryHit, MemoryQuery, MemoryStore, NewMemory } from './memory/memory.ts';
import { MEMORY_LIMIT, MEMORY_MIN_SCORE } from './memory/recall.ts';
import { createMemoryStore } from './memory/store.ts';
import { dateOf } from './memory/times.ts';
import type { Vocabulary } from './relevance/vocabulary.ts';
import { ANY, checkRule, isFit, MEMORIES, type Rule, rule, SLICE, TEXT, TEXTS, UTTERANCE } from './rules.ts';
import type { Block, Slice, SliceContent, SliceOverride, Utterance } from './slice.ts';

/** Headings of the slices of `chatSlices`. */
const LABELS = {
	rules: { en: 'System rules:', zh: '系统规则:' },
	task: { en: 'Task:', zh: '任务状态:' },
	affordances: { en: 'Affordances:', zh: '可用能力:' },
	events: { en: 'Events:', zh: '事件:' },
	long_term: { en: 'Long-term memory:', zh: '长期记忆:' },
	dialogue: { en: 'Dialogue memory:', zh: '对话记忆:' },
	recentDialogue: { en: 'Recent dialogue:', zh: '最近对话:' },
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
	/** A store, or a list, which is indexed in each call. */
	readonly memories?: MemoryStore | readonly NewMemory[];
	/** Channels in which the answer may be read: their memories are found. */
	readonly channels?: readonly string[];
	/** Actions that the bot can take. */
	readonly affordances?: string | readonly string[];
	/** Settings of slices by name, which `assembleContext` reads. */
	readonly ai?: { readonly context?: Readonly<Record<string, SliceOverride>> };
}

const isStore = (value: unknown): boolean => isRecord(value) && typeof value.search === 'function';

const STATE: Rule = {
	fields: {
		...{ rules: TEXT, task: TEXT, events: TEXTS, slices: [SLICE], affordances: TEXTS, dialogue: [UTTERANCE] },
		memories: rule('a list of memories, or a store', (value) => isFit(value, MEMORIES) || isStore(value)),
		...{ channels: [TEXT], ai: ANY },
	},
	needed: ['rules'],
};

/** Maximum characters of a slice, unless the state sets another limit. */
const TASK_CHARACTERS = 200;
const LIST_CHARACTERS = 300;
const MEMORY_CHARACTERS = 500;

/** Maximum number of events, of affordances, and of earlier utterances. */
const LIST_LIMIT = 5;

/** Number of latest utterances that are included whether or not they are relevant. */
const PINNED_UTTERANCES = 2;

/** Number of memories beyond `limit` that are candidates too, so that the trace shows them. */
const FURTHER = 5;

/**
 * Returns the slices of a chat bot with their default settings: `rules`, `task`, `affordances`, `events`, those of the
 * state, `memory`, `dialogue`.
 *
 * @throws PinakesError `invalid_value` or `unknown_field` with the path of what is wrong in the state
 */
export function chatSlices(state: ChatState, vocabulary?: Vocabulary): readonly Slice[] {
	checkRule('state', state, STATE);
	const { memories = [], channels = [], slices = [], dialogue } = state;
	const list = { budget: { characters: LIST_CHARACTERS }, limit: LIST_LIMIT };
	const store = 'search' in memories ? memories : createMemoryStore(memories, definedFields({ vocabulary }));
	return [
		{ name: 'rules', label: LABELS.rules, content: state.rules, always: true, trusted: true },
		{
			name: 'task',
			label: LABELS.task,
			content: state.task ?? '',
			always: true,
			budget: { characters: TASK_CHARACTERS },
		},
		{ name: 'affordances', label: LABELS.affordances, content: state.affordances ?? [], ...list, split: true },
		{ name: 'events', label: LABELS.events, content: state.events ?? [], ...list, split: true },
		...slices,
		memorySlice(store, { channels }),
		{
			...{ name: 'dialogue', label: LABELS.recentDialogue, ...list },
			content: ({ recentDialogue }): SliceContent =>
				(dialogue ?? recentDialogue).map(({ speaker, text, role = 'user' }, i, all): Block => {
					return { text, speaker, role, pinned: i >= all.length - PINNED_UTTERANCES };
				}),
		},
	];
}

/**
 * Returns the slice `memory`: memories that are relevant to the message, newest first, with a heading each for long-term
 * memories and dialogue.
 *
 * @param settings those of every slice, and the channels in which the answer may be read
 */
export function memorySlice(
	store: MemoryStore,
	settings: Partial<Omit<Slice, 'content'>> & Pick<MemoryQuery, 'channels'> = {},
): Slice {
	const { channels, limit = MEMORY_LIMIT, minScore = MEMORY_MIN_SCORE, ...slice } = settings;
	return {
		...{ name: 'memory', budget: { characters: MEMORY_CHARACTERS }, ...slice, limit, minScore },
		content({ message, recentDialogue, player, now, utcOffset }) {
			const asked = { message, recentDialogue, limit: limit + FURTHER, minScore: 0, utcOffset };
			const hits = [...store.search({ ...asked, ...definedFields({ player, channels, now }) })];
			hits.sort((a, b) => (b.memory.time ?? 0) - (a.memory.time ?? 0));
			const ofKind = (kind: Memory['kind']) => hits.filter(({ memory }) => memory.kind === kind);
			return [...ofKind('long_term'), ...ofKind('dialogue')].map((hit) => blockOf(hit, utcOffset));
		},
	};
}

/** Returns a memory as a block of one line, escaped as JSON, so that a model cannot take it for a heading or an instruction. */
function blockOf({ memory, score, replaces }: MemoryHit, utcOffset: number): Block {
	const { id, kind, text, origin, time } = memory;
	const from = origin === undefined ? '' : ` (${oneLine(origin).replace(/[()（）]/g, '')})`;
	const date = time === undefined ? '' : `${dateOf(time, utcOffset)} `;
	const line = `- ${date}${JSON.stringify(oneLine(text))}${from}`;
	return { id, label: LABELS[kind], text: line, score, isWhole: true, ...(replaces.length === 0 ? {} : { replaces }) };
}
