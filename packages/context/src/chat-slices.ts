import { type Bilingual, PinakesError } from '@pinakes/query';
import { check, definedFields, isRecord, nearestName } from '@pinakes/query/internal';
import { type Memory, type MemoryHit, type MemoryQuery, type MemoryStore, problemOf } from './memory/memory.ts';
import { MEMORY_LIMIT, MEMORY_MIN_SCORE } from './memory/recall.ts';
import { createMemoryStore } from './memory/store.ts';
import { dateOf } from './memory/times.ts';
import { cleanLine } from './pack/candidate.ts';
import type { Vocabulary } from './relevance/vocabulary.ts';
import type { Block, Slice, SliceContent, Utterance } from './slice.ts';

/** Headings of the slices of `chatSlices`. */
export const LABELS = {
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

/** What a value must be: one of some values, a list, or an object with these fields and no others. */
type Rule =
	| { readonly expected: string; readonly isGood: (value: unknown) => boolean }
	| readonly [Rule]
	| { readonly fields: Readonly<Record<string, Rule>>; readonly needed?: readonly string[] }
	| { readonly each: Rule };

const rule = (expected: string, isGood: (value: unknown) => boolean): Rule => ({ expected, isGood });
const isText = (value: unknown): value is string => typeof value === 'string';
const TEXT = rule('a text', isText);
const TEXTS = rule(
	'a text or a list of texts',
	(value) => isText(value) || (Array.isArray(value) && value.every(isText)),
);
const FLAG = rule('true or false', (value) => typeof value === 'boolean');
const NUMBER = rule('a number', Number.isFinite);
const ROLE = rule('"user" or "assistant"', (value) => value === 'user' || value === 'assistant');
// The rest of a slice is checked by `assembleContext`.
const SLICE = rule('an object with a name and content', (value) => {
	return isRecord(value) && isText(value.name) && (isText(value.content) || Array.isArray(value.content));
});

const STATE: Rule = {
	fields: {
		...{ rules: TEXT, task: TEXT, events: TEXTS, slices: [SLICE], affordances: TEXTS },
		dialogue: [{ fields: { speaker: TEXT, text: TEXT, role: ROLE }, needed: ['speaker', 'text'] }],
		memories: rule('a list', Array.isArray),
		channels: [TEXT],
		ai: { fields: { context: { each: { fields: { include: FLAG, budgetTokens: NUMBER, maxChars: NUMBER } } } } },
	},
	needed: ['rules'],
};

/** Returns where a value breaks a rule, and what is expected there; undefined if it does not. */
function problemIn(path: string, value: unknown, rule: Rule): string | undefined {
	if ('expected' in rule) return rule.isGood(value) ? undefined : `${path}: ${rule.expected}`;
	if (Array.isArray(rule)) {
		if (!Array.isArray(value)) return `${path}: a list`;
		return firstProblem(value.map((item, i) => [`${path}[${i}]`, item, rule[0]]));
	}
	if (!isRecord(value)) return `${path}: an object`;
	const parts = Object.entries(value);
	if ('each' in rule) return firstProblem(parts.map(([name, part]) => [`${path}.${name}`, part, rule.each]));
	const { fields, needed = [] } = rule as Extract<Rule, { fields: unknown }>;
	const missing = needed.find((name) => !Object.hasOwn(value, name));
	if (missing !== undefined) return `${path}: ${missing} is missing`;
	const unknown = parts.map(([name]) => name).find((name) => !Object.hasOwn(fields, name));
	if (unknown !== undefined) {
		const nearest = nearestName(unknown, Object.keys(fields));
		const hint =
			nearest === undefined ? `the fields are ${Object.keys(fields).join(', ')}` : `did you mean ${nearest}?`;
		return `${path}.${unknown}: there is no such field; ${hint}`;
	}
	return firstProblem(parts.map(([name, part]) => [`${path}.${name}`, part, fields[name] as Rule]));
}

function firstProblem(parts: readonly Parameters<typeof problemIn>[]): string | undefined {
	for (const part of parts) {
		const problem = problemIn(...part);
		if (problem !== undefined) return problem;
	}
	return undefined;
}

/**
 * Validates the state of a chat bot that was read from JSON, and returns it.
 *
 * @throws PinakesError `invalid_value` with the path of the invalid value and what is expected there
 */
export function checkChatState(json: unknown): ChatState {
	const problem = problemIn('state', json, STATE);
	if (problem !== undefined) throw new PinakesError('invalid_value', `${problem}.`);
	const { memories = [] } = json as { memories?: unknown[] };
	for (const [i, memory] of memories.entries()) {
		const wrong = problemOf(memory);
		check(wrong === undefined, `state.memories[${i}]: it ${wrong}.`);
		check((memory as Memory).id !== undefined, `state.memories[${i}]: id is missing.`);
	}
	return json as ChatState;
}

/** Default maximum characters of all memories in a prompt, including headings. */
const MEMORY_CHARACTERS = 500;

/** Number of memories beyond `limit` that are candidates too, so that the trace shows them. */
const NEAR_MISSES = 5;

/** Settings of the slice `memory`: those of every slice, and those of the search. */
export interface MemorySliceSettings
	extends Partial<Omit<Slice, 'content' | 'limit' | 'minScore' | 'nearMisses'>>,
		Pick<MemoryQuery, 'limit' | 'minScore' | 'recencyWeight' | 'importanceWeight' | 'channels'> {}

/**
 * Returns the slice `memory`: memories that are relevant to the message, newest first, with a heading each for long-term
 * memories and dialogue.
 */
export function memorySlice(store: MemoryStore, settings: MemorySliceSettings = {}): Slice {
	const { recencyWeight, importanceWeight, channels, limit = MEMORY_LIMIT, minScore = MEMORY_MIN_SCORE } = settings;
	const { recencyWeight: _, importanceWeight: __, channels: ___, ...slice } = settings;
	return {
		name: 'memory',
		budget: { characters: MEMORY_CHARACTERS },
		...slice,
		limit,
		minScore,
		nearMisses: true,
		content({ message, recentDialogue, player, now, utcOffset }) {
			const hits = store.search({
				...{ message, recentDialogue, limit: limit + NEAR_MISSES, minScore: 0, utcOffset },
				...definedFields({ player, channels, now, recencyWeight, importanceWeight }),
			});
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
	return {
		...{ id, label, text: `- ${date}${JSON.stringify(cleanLine(text))}${from}`, score, isWhole: true },
		...(replaces.length === 0 ? {} : { replaces }),
	};
}
