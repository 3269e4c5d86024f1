import { withDefaults } from '@pinakes/query/internal';
import { isAboutSpeaker, isCommand, isOfPast, readSentences, type Sentence } from '../relevance/question.ts';
import { createRelevanceIndex, GRAMS, type RelevanceIndex } from '../relevance/relevance-index.ts';
import { generalVocabulary, type Vocabulary } from '../relevance/vocabulary.ts';
import { checkRule } from '../rules.ts';
import { createClaims } from './corrections.ts';
import {
	type Audience,
	checkMemories,
	MAX_MEMORY_LENGTH,
	type Memory,
	type MemoryQuery,
	type MemoryStore,
	type NewMemory,
	QUERY,
	type TextScores,
} from './memory.ts';
import { createNames } from './names.ts';
import { isVisibleTo, MEMORY_LIMIT, recall } from './recall.ts';
import { datedText, type TimeExpression, timesIn } from './times.ts';

/** Memories by the ids that they correct, oldest first. */
function createCorrections() {
	const byId = new Map<string, readonly Memory[]>();
	const of = (id: string): readonly Memory[] => byId.get(id) ?? [];
	return {
		of,
		add(memory: Memory): void {
			for (const id of memory.corrects ?? []) byId.set(id, [...of(id), memory]);
		},
		remove(memory: Memory): void {
			for (const id of memory.corrects ?? []) {
				const others = of(id).filter((other) => other.id !== memory.id);
				if (others.length > 0) byId.set(id, others);
				else byId.delete(id);
			}
		},
	};
}

/** Weight of scores for the recent dialogue, if the message refers to it: beside words of its own, and alone. */
const REFERRED_WEIGHT = 0.6;
const FOLLOWED_WEIGHT = 0.9;

/** Score of the newest memories if a question asks about the past without naming anything. */
const PAST_SCORE = 0.2;

/** Score of a memory of a time that is asked about. */
const TIME_SCORE = 0.4;

/** Score of what is known of a speaker who asks for it. */
const SPEAKER_SCORE = 0.5;

/** Matches what somebody says of themselves, which is found by their name. */
const OWN = /\b(?:I|[Mm]y|me|mine)\b|我(?!们)/;

/** Number of utterances before the message that are searched by. */
const RECENT_UTTERANCES = 2;

/** Length of a time, in milliseconds, from which it does not bring memories that other words of the question rule out. */
const LONG_TIME = 8 * 24 * 60 * 60 * 1000;

/** Options of a memory store. */
export interface MemoryStoreOptions {
	/** Size of the character n-grams for text without spaces, 1 to 3. Default: `GRAMS`. */
	readonly grams?: number;
	/** The words of the bot's domain. Default: general ones. */
	readonly vocabulary?: Vocabulary;
	/** Minutes by which the time zone is ahead of UTC, for "tomorrow" in what is added. Default: 0. */
	readonly utcOffset?: number;
}

/**
 * Creates a store that keeps memories in this process only.
 *
 * @throws PinakesError `invalid_value` for an invalid memory or a duplicate id
 */
export function createMemoryStore(memories: Iterable<NewMemory> = [], options: MemoryStoreOptions = {}): MemoryStore {
	const { grams, vocabulary, utcOffset } = withDefaults(options, {
		grams: GRAMS,
		vocabulary: generalVocabulary(),
		utcOffset: 0,
	});
	/** Memories with the positions at which they were added. */
	const byId = new Map<string, { readonly memory: Memory; readonly number: number }>();
	const corrections = createCorrections();
	const claims = createClaims();
	const names = createNames();
	/** Indexes by audience, so that the scores of one player do not depend on the memories of others. */
	const parts = new Map<string, RelevanceIndex>();
	// An id that is corrected may be of a removed memory, and its corrections must not apply to another one.
	const nextId = createIds((id) => byId.has(id) || corrections.of(id).length > 0);
	let nextNumber = 0;

	const get = (id: string): Memory | undefined => byId.get(id)?.memory;
	const keyOf = ({ owner, channel }: Pick<Memory, 'owner' | 'channel'>): string => JSON.stringify([owner, channel]);

	function addAll(given: readonly NewMemory[]): readonly Memory[] {
		const checked = checkMemories(given, (id) => byId.has(id), nextId);
		// What was told first is replaced, in whatever order it is given.
		const replaced = new Map<string, readonly string[]>();
		const gone = new Set<string>();
		for (const memory of [...checked].sort((a, b) => (a.time ?? 0) - (b.time ?? 0))) {
			const isGone = (id: string): boolean => gone.has(id) || corrections.of(id).length > 0;
			const ids = memory.corrects ?? claims.replacedBy(memory).filter((id) => !isGone(id));
			replaced.set(memory.id, ids);
			for (const id of ids) gone.add(id);
			claims.add(memory);
		}
		return checked.map((each) => {
			const dated = each.time === undefined ? each.text : datedText(each.text, each.time, utcOffset);
			const text = dated.length > MAX_MEMORY_LENGTH ? each.text : dated;
			const corrects = replaced.get(each.id) as readonly string[];
			const memory = Object.freeze({ ...each, text, ...(corrects.length === 0 ? {} : { corrects }) });
			byId.set(memory.id, { memory, number: nextNumber++ });
			const part = parts.get(keyOf(memory)) ?? createRelevanceIndex(vocabulary, grams);
			parts.set(keyOf(memory), part);
			part.add(memory.id, [text], OWN.test(text) ? memory.origin : undefined);
			corrections.add(memory);
			names.add(memory);
			return memory;
		});
	}

	function remove(id: string): boolean {
		const memory = get(id);
		if (memory === undefined) return false;
		byId.delete(id);
		parts.get(keyOf(memory))?.remove(id);
		corrections.remove(memory);
		claims.remove(memory);
		names.remove(memory);
		return true;
	}

	const list = (audience?: Audience): readonly Memory[] =>
		[...byId.values()]
			.map(({ memory }) => memory)
			.filter((memory) => audience === undefined || isVisibleTo(audience, memory));

	/** Returns the indexes of the memories that may be told to an audience. */
	function partsFor({ player, channels = [] }: Audience): readonly RelevanceIndex[] {
		const owners = player === undefined ? [undefined] : [undefined, player];
		return owners.flatMap((owner) =>
			[undefined, ...channels].flatMap((channel) => parts.get(keyOf({ owner, channel } as Memory)) ?? []),
		);
	}

	function scoresFor(query: MemoryQuery): ReadonlyMap<string, TextScores> {
		const { message, recentDialogue = [], player } = query;
		const scores = new Map<string, TextScores>();
		const give = (id: string, given: Partial<TextScores>): void => {
			scores.set(id, { message: 0, recentDialogue: 0, time: 0, ...scores.get(id), ...given });
		};
		if (isCommand(message)) return scores;
		const visible = list(query);
		const speakers = [...new Set([player, ...visible.map(({ origin }) => origin)])].filter(
			(name) => name !== undefined,
		);
		if (player !== undefined && isAboutSpeaker(message)) {
			const isOwn = ({ owner, origin, text }: Memory): boolean =>
				owner === player || origin === player || text.includes(player);
			for (const { id } of newestOf(visible.filter(isOwn), query)) give(id, { message: SPEAKER_SCORE });
			return scores;
		}
		const searched = partsFor(query);
		const read = (text: string): readonly Sentence[] =>
			names.variantsOf(text).flatMap((variant) => readSentences(variant, vocabulary, speakers));
		const asked = timesAskedFor(query, read(message));
		// A time that is asked about is no word to search for.
		const sentences = read(
			asked.reduceRight((text, { at, length }) => text.slice(0, at) + text.slice(at + length), message),
		);
		const isAsking = sentences.some((sentence) => sentence.asks) || asked.length > 0;
		for (const [id, score] of bestScores(searched, sentences)) give(id, { message: score });
		if (isAsking && sentences.some((sentence) => sentence.refers)) {
			const before = recentDialogue.slice(-RECENT_UTTERANCES).flatMap(({ text }) => read(text));
			const weight = sentences.every(({ queries }) => queries.length === 0) ? FOLLOWED_WEIGHT : REFERRED_WEIGHT;
			for (const [id, score] of bestScores(searched, before)) give(id, { recentDialogue: score * weight });
		}
		for (const { from, to } of asked) {
			const within = visible.filter(({ time }) => time !== undefined && time >= from && time < to);
			const said = within.filter(({ origin }) => origin !== undefined && message.includes(origin));
			const named = within.filter(({ id }) => (scores.get(id)?.message ?? 0) > 0);
			const isNarrow = to - from < LONG_TIME || named.length === 0;
			for (const { id } of said.length > 0 ? said : isNarrow ? within : named) give(id, { time: TIME_SCORE });
		}
		const isGeneral =
			sentences.some(({ asks, recalls }) => asks && recalls) && sentences.every(({ isCommon }) => isCommon);
		if (scores.size === 0 && asked.length === 0 && isGeneral) {
			for (const { id } of newestOf(visible, query)) give(id, { message: PAST_SCORE });
		}
		return scores;
	}

	addAll([...memories]);
	return {
		get size() {
			return byId.size;
		},
		add: (...given) => addAll(given),
		remove,
		get,
		list,
		search(query) {
			checkRule('query', query, QUERY);
			const numberOf = (id: string): number => byId.get(id)?.number ?? 0;
			return recall(scoresFor(query), query, { get, corrections: corrections.of, numberOf });
		},
	};
}

/** Returns the times of a question that are past, or may be where it speaks of the past. */
function timesAskedFor(
	{ message, now, utcOffset }: MemoryQuery,
	sentences: readonly Sentence[],
): readonly TimeExpression[] {
	if (now === undefined || !sentences.some(({ asks }) => asks)) return [];
	const isPast = isOfPast(message);
	return timesIn(message, now, utcOffset).filter(({ tense }) => tense === 'past' || (tense !== 'future' && isPast));
}

/** Returns the best score of each memory over all sentences. */
function bestScores(parts: readonly RelevanceIndex[], sentences: readonly Sentence[]): Map<string, number> {
	const best = new Map<string, number>();
	for (const [id, score] of parts.flatMap((part) => sentences.flatMap(part.scores)))
		best.set(id, Math.max(score, best.get(id) ?? 0));
	return best;
}

/** Returns a function that generates ids, other than the ones that it is given. */
function createIds(isTaken: (id: string) => boolean): (given: ReadonlySet<string>) => string {
	let last = 0;
	return (given) => {
		let id: string;
		do id = `m${++last}`;
		while (given.has(id) || isTaken(id));
		return id;
	};
}

function newestOf(memories: readonly Memory[], { limit = MEMORY_LIMIT }: MemoryQuery): readonly Memory[] {
	return [...memories]
		.reverse()
		.sort((a, b) => (b.time ?? 0) - (a.time ?? 0))
		.slice(0, limit);
}
