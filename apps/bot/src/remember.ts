import { randomUUID } from 'node:crypto';
import type { Memory, MemoryStore } from '@pinakes/context';
import { createAnalyzer, defaultSettings, phraseTerms } from '@pinakes/query/internal';
import type { PlayerMessage } from './session.ts';
import { plainLine, truncate } from './text.ts';

/** Prefix of the ids of whispered memories. */
const WHISPERED = 'whisper-';

/** Characters of the random part of an id: 48 bits. */
const ID_DIGITS = 13;

/** Returns a new id for a whispered memory. */
export function whisperedId(): string {
	return `${WHISPERED}${randomUUID().slice(0, ID_DIGITS)}`;
}

/** Whether a memory was whispered. */
export function isWhispered({ id }: Memory): boolean {
	return id.startsWith(WHISPERED);
}

/** Returns a view of a store without whispered memories, for public answers. */
export function withoutWhispers(store: MemoryStore): MemoryStore {
	return {
		get size() {
			return store.list().filter((memory) => !isWhispered(memory)).length;
		},
		add: (...memories) => store.add(...memories),
		remove: (id) => store.remove(id),
		get: (id) => {
			const memory = store.get(id);
			return memory === undefined || isWhispered(memory) ? undefined : memory;
		},
		list: (player) => store.list(player).filter((memory) => !isWhispered(memory)),
		search: (query) => store.search(query).filter(({ memory }) => !isWhispered(memory)),
	};
}

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

/** Maximum UTF-16 code units of a memory. */
export const MAX_MEMORY_LENGTH = 500;

/** Maximum number of memories of a player. The oldest dialogue is removed first, then the oldest long-term memories. */
const MAX_MEMORIES = 1000;

/** Importance of memories that a player asked for; the default is 0.5. */
const ASKED_IMPORTANCE = 0.8;

/** Matches texts without information: a single word, such as "thanks!", or fewer than four characters. */
const UNINFORMATIVE = /^(?:.{0,3}|[^\s\p{Script=Han}]+)$/u;

const ASKED =
	/^(?:(?:please|pls)[,\s]+)?(?:remember|don['’]?t forget|keep in mind)(?:\s*[:,]|\s+that\b)?\s+(?!(?:when|how|why|what|where|who)\b)(.+)$/isu;
const ASKED_IN_CHINESE =
	/^(?:请|請|帮我|幫我|麻烦|麻煩)*(?:记住|記住|记下|記下|记得|記得|别忘了|別忘了|记一下|記一下)[，,:：\s]*(.+)$/su;

const CORRECTION =
	/^(?:correction|actually|no,|not any ?more|wrong,)|\b(?:no longer|not any ?more|moved to|changed to|instead of|is now|are now)\b/iu;
const CORRECTION_IN_CHINESE =
	/^(?:更正|纠正|其实|其實|不对|不對|说错了|說錯了)|(?:改成|改为|改為|换成|換成|搬到|不再|现在是|現在是|现在在|現在在)/u;

const QUESTION = /[?？]\s*$|(?:吗|嗎|呢|么)[。.!！\s]*$/u;
const ASKING_START =
	/^(?:what|when|where|which|who|whom|whose|why|how|is|are|am|was|were|do|does|did|can|could|will|would|should|shall|may|tell me|show me)\b/iu;
const ASKING_IN_CHINESE =
	/什么|什麼|哪[里裡裏儿兒个個些一]|谁|誰|多少|几[个個点點]|幾[個點]|怎么|怎麼|怎样|怎樣|如何|为何|為何|告诉我|告訴我/u;

/** A statement in a message that is worth remembering. */
export interface Statement {
	readonly text: string;
	readonly kind: Memory['kind'];
	/** Whether the player asked to remember it. */
	readonly isAsked: boolean;
	readonly isCorrection: boolean;
}

/**
 * Returns the statement in a message: a long-term memory if the player asks for it ("remember that …", 记住…) or corrects
 * something, otherwise dialogue; undefined for questions and very short messages.
 */
export function statementIn(message: string): Statement | undefined {
	const line = plainLine(message);
	const asked = ASKED.exec(line)?.[1] ?? ASKED_IN_CHINESE.exec(line)?.[1];
	// "Remember that my base is here, ok?" is a statement; "Remember when we met?" and 记得我的基地在哪里吗 are questions.
	const isQuestion = isQuestioning(asked ?? line) || (asked !== undefined && ASKING_IN_CHINESE.test(line));
	if (isQuestion) return undefined;
	if (asked !== undefined) return askedToRemember(asked);
	const text = truncate(line, MAX_MEMORY_LENGTH).trim();
	if (UNINFORMATIVE.test(text)) return undefined;
	const isCorrection = isCorrecting(text);
	return { text, kind: isCorrection ? 'long_term' : 'dialogue', isAsked: false, isCorrection };
}

function isQuestioning(text: string): boolean {
	return QUESTION.test(text) || ASKING_START.test(text) || ASKING_IN_CHINESE.test(text);
}

/** Returns the statement that a player asked to remember. */
export function askedToRemember(text: string): Statement {
	const told = truncate(plainLine(text), MAX_MEMORY_LENGTH).trim();
	return { text: told, kind: 'long_term', isAsked: true, isCorrection: isCorrecting(told) };
}

function isCorrecting(text: string): boolean {
	return CORRECTION.test(text) || CORRECTION_IN_CHINESE.test(text);
}

/**
 * Stores a statement of a player, unless it is already stored. A correction replaces the most similar memory.
 *
 * @param now milliseconds since 1970
 * @throws PinakesError if the store cannot be written
 */
export function remember(
	store: MemoryStore,
	{ player, isWhisper }: PlayerMessage,
	statement: Statement,
	now: number,
): void {
	const { text, kind, isAsked, isCorrection } = statement;
	const own = ownMemories(store, player);
	const isThere = own.some(
		(memory) => memory.text === text && memory.kind === kind && isWhispered(memory) === isWhisper,
	);
	if (isThere) return;
	const corrected = isCorrection ? correctedBy(text, own) : undefined;
	if (own.length >= MAX_MEMORIES) {
		const oldest = own.find((memory) => memory.kind === 'dialogue') ?? own[0];
		if (oldest !== undefined) store.remove(oldest.id);
	}
	store.add({
		kind,
		text,
		owner: player,
		origin: player,
		time: now,
		...(isWhisper ? { id: whisperedId() } : {}),
		...(isAsked ? { importance: ASKED_IMPORTANCE } : {}),
		...(corrected === undefined ? {} : { corrects: [corrected.id] }),
	});
}

/** Returns the memories of a player, oldest first. */
export function ownMemories(store: MemoryStore, player: string): readonly Memory[] {
	return store.list(player).filter(({ owner }) => owner === player);
}
