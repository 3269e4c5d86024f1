import type { Memory, MemoryStore } from '@pinakes/context';
import type { Said } from './parts.ts';
import { correctedBy } from './same-subject.ts';
import { heardLine, sliceWhole } from './text.ts';
import { isWhispered, whisperedId } from './whispers.ts';

/** UTF-16 units of a memory. */
export const MAX_MEMORY_LENGTH = 500;

/** Memories of one player; beyond it the oldest dialogue goes, then the oldest of all. */
const MAX_MEMORIES = 1000;

/** Importance of what someone asked to be remembered; without a word, memories have 0.5. */
const ASKED_IMPORTANCE = 0.8;

/** What tells nothing: a word, such as "thanks!", or less than four characters. */
const TELLS_NOTHING = /^(?:.{0,3}|[^\s\p{Script=Han}]+)$/u;

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

/** What a message wants to be remembered as. */
export interface Telling {
	readonly text: string;
	readonly kind: Memory['kind'];
	/** Whether the player asked for it. */
	readonly isAsked: boolean;
	readonly isCorrection: boolean;
}

/**
 * What a message tells: a long-term memory where the player says so ("remember that …", 记住…) or puts something
 * right, dialogue where it is a statement, nothing where it asks or is too short to tell anything.
 */
export function tellingIn(message: string): Telling | undefined {
	const said = heardLine(message);
	const asked = ASKED.exec(said)?.[1] ?? ASKED_IN_CHINESE.exec(said)?.[1];
	// "Remember that my base is here, ok?" tells; "Remember when we met?" and 记得我的基地在哪里吗 ask.
	const isQuestion = isQuestioning(asked ?? said) || (asked !== undefined && ASKING_IN_CHINESE.test(said));
	if (isQuestion) return undefined;
	if (asked !== undefined) return askedToRemember(asked);
	const text = sliceWhole(said, MAX_MEMORY_LENGTH).trim();
	if (TELLS_NOTHING.test(text)) return undefined;
	const isCorrection = isCorrecting(text);
	return { text, kind: isCorrection ? 'long_term' : 'dialogue', isAsked: false, isCorrection };
}

function isQuestioning(text: string): boolean {
	return QUESTION.test(text) || ASKING_START.test(text) || ASKING_IN_CHINESE.test(text);
}

/** What a player asked to be remembered. */
export function askedToRemember(text: string): Telling {
	const told = sliceWhole(heardLine(text), MAX_MEMORY_LENGTH).trim();
	return { text: told, kind: 'long_term', isAsked: true, isCorrection: isCorrecting(told) };
}

function isCorrecting(text: string): boolean {
	return CORRECTION.test(text) || CORRECTION_IN_CHINESE.test(text);
}

/**
 * Stores what a player told, once. A correction takes the place of the memory that is most like it.
 *
 * @param now milliseconds since 1970
 * @throws PinakesError where the store cannot be written
 */
export function remember(store: MemoryStore, { player, isWhisper }: Said, telling: Telling, now: number): void {
	const { text, kind, isAsked, isCorrection } = telling;
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

/** What a player told, oldest first. */
export function ownMemories(store: MemoryStore, player: string): readonly Memory[] {
	return store.list(player).filter(({ owner }) => owner === player);
}
