import { type Audience, isCommand, type Memory } from '@pinakes/context';
import { createAnalyzer, defaultSettings, definedFields, phraseTerms } from '@pinakes/query/internal';
import type { Bot, PlayerMessage } from './session.ts';
import { plainLine, truncate } from './text.ts';

/** The channel of what only one player hears. Names of others begin with `#`. */
const WHISPERS = 'whispers';

/** Who hears the answer to a message. */
export function audienceOf({ shared }: Pick<Bot, 'shared'>, { player, isWhisper }: PlayerMessage): Required<Audience> {
	const channels = shared === undefined ? [] : [`#${shared}`];
	return { player, channels: isWhisper ? [...channels, WHISPERS] : channels };
}

/** Maximum UTF-16 code units of a memory. */
export const MAX_MEMORY_LENGTH = 500;

/** Maximum number of memories of a player. The oldest dialogue is removed first, then the oldest long-term memories. */
const MAX_MEMORIES = 1000;

/** Importance of memories that a player asked for; the default is 0.5. */
const ASKED_IMPORTANCE = 0.8;

/** Matches texts without information: a single word, such as "thanks!", or fewer than four characters. */
const UNINFORMATIVE = /^(?:.{0,3}|[^\s\p{Script=Han}]+)$/u;

/** Polite beginnings; those that are questions end with a question mark that asks for nothing. */
const POLITE =
	/^(?:(?:please|pls|hey|(?:can|could|would|will) you|i(?: would|['’]d)? (?:want|like|need) you to)[,\s]+)+|^(?:请|請|你|帮我|幫我|麻烦|麻煩|能不能|能否|可不可以|可以|能)+/iu;
const ASKED =
	/^(?:(?:remember|don['’]?t forget|keep in mind)(\s*[:,]|\s+that\b)?|(?:make a note|note)(\s*[:,]|\s+that\b))\s+(?!(?:when|how|why|what|where|who)\b)(.+)$/isu;
const ASKED_IN_CHINESE = /^(?:记住|記住|记下|記下|记得|記得|别忘了|別忘了|记一下|記一下)[，,:：\s]*(.+)$/su;
/** What may follow a request to remember, and the end of one that is a question. A name alone, such as 我的生日, is asked for. */
const TAG = /,\s*(?:ok(?:ay)?|please|will you|would you)\s*\?*$/iu;
const POLITE_END = /(?:[，,]?(?:好|可以|行))?[吗嗎]? ?[?？]{0,3}$/u;
const ASKED_FOR = /^[我你他她它]们?的[^是在有叫为]+[吗嗎?？]/u;

/** Statements that put something right or say that it changed are worth keeping for long. */
const CORRECTION =
	/^(?:correction|actually|no,|not any ?more|wrong,)|\b(?:no longer|not any ?more|(?:moved|changed|postponed|upgraded|rescheduled|switched) to|instead of|(?:is|are) now|(?:my|our|the) new)\b/iu;
const CORRECTION_IN_CHINESE =
	/^(?:更正|纠正|其实|其實|不对|不對|说错了|說錯了)|[改换換搬推迟遲升级級涨漲调調移](?:到|成|为|為)|不再|(?:现|現)在(?:是|在)/u;

const QUESTION = /[?？]\s*$|(?:吗|嗎|呢|么)[。.!！\s]*$/u;
const ASKING_START =
	/^(?:what|when|where|which|who|whom|whose|why|how|is|are|am|was|were|do|does|did|can|could|will|would|should|shall|may|tell me|show me)\b/iu;
const ASKING_IN_CHINESE =
	/什么|什麼|哪[里裡裏儿兒个個些一]|谁|誰|多少|几[个個点點]|幾[個點]|怎么|怎麼|怎样|怎樣|如何|为何|為何|告诉我|告訴我|干嘛/u;

export interface Statement {
	readonly text: string;
	readonly kind: Memory['kind'];
	/** Whether the player asked to remember it. */
	readonly isAsked: boolean;
}

/**
 * Returns the statement in a message: a long-term memory if the player asks for it ("remember that …", 记住…) or corrects
 * something, otherwise dialogue; undefined for questions, commands and very short messages.
 */
export function statementIn(message: string): Statement | undefined {
	const line = plainLine(message);
	// "Remember that my base is here, ok?" is a statement; "Remember when we met?" and 记得我的基地在哪里吗 are questions.
	const asked = askedIn(line);
	const isQuestion = isQuestioning(asked ?? line) || (asked !== undefined && ASKING_IN_CHINESE.test(line));
	if (isQuestion || FORGET.test(line) || FORGET_IN_CHINESE.test(line) || DISMISSING.test(line)) return undefined;
	if (asked !== undefined) return askedToRemember(asked);
	const text = truncate(line, MAX_MEMORY_LENGTH).trim();
	if (UNINFORMATIVE.test(text) || isCommand(text)) return undefined;
	const isCorrection = CORRECTION.test(text) || CORRECTION_IN_CHINESE.test(text);
	return { text, kind: isCorrection ? 'long_term' : 'dialogue', isAsked: false };
}

/** Returns what a line asks to remember, without what makes a request of it; undefined if it asks for something else. */
function askedIn(line: string): string | undefined {
	const plain = line.replace(POLITE, '');
	const english = ASKED.exec(plain);
	const asked = (english?.[3] ?? ASKED_IN_CHINESE.exec(plain)?.[1])?.replace(TAG, '');
	const isPolite = plain !== line && (english ? (english[1] ?? english[2]) : !/^[记記]得/u.test(plain));
	return asked === undefined || !isPolite || ASKED_FOR.test(asked) ? asked : asked.replace(POLITE_END, '');
}

function isQuestioning(text: string): boolean {
	return QUESTION.test(text) || ASKING_START.test(text) || ASKING_IN_CHINESE.test(text);
}

export function askedToRemember(text: string): Statement {
	return { text: truncate(plainLine(text), MAX_MEMORY_LENGTH).trim(), kind: 'long_term', isAsked: true };
}

/** Milliseconds by which a clock may have been put back; later memories stay later. */
const MAX_SETBACK = 24 * 60 * 60 * 1000;

/**
 * Stores a statement of a player, unless it is already stored. The store finds out which memories it replaces.
 *
 * @param now milliseconds since 1970
 * @throws PinakesError if the store cannot be written
 */
export function remember(
	{ memories, shared }: Pick<Bot, 'memories' | 'shared'>,
	message: PlayerMessage,
	{ text, kind, isAsked }: Statement,
	now: number,
): void {
	const { player, isWhisper } = message;
	const isPrivate = isWhisper || shared === undefined;
	const channel = isWhisper ? WHISPERS : shared === undefined ? undefined : `#${shared}`;
	const own = ownMemories({ memories, shared }, message);
	if (own.some((memory) => memory.text === text && memory.kind === kind && memory.channel === channel)) return;
	if (own.length >= MAX_MEMORIES) {
		const oldest = own.find((memory) => memory.kind === 'dialogue') ?? own[0];
		if (oldest !== undefined) memories.remove(oldest.id);
	}
	const last = own.at(-1)?.time ?? 0;
	memories.add({
		kind,
		text,
		origin: player,
		time: last > now && last - now < MAX_SETBACK ? last : now,
		...definedFields({
			channel,
			owner: isPrivate ? player : undefined,
			importance: isAsked ? ASKED_IMPORTANCE : undefined,
		}),
	});
}

/** Returns what a player told, as far as it may be told where a message was sent; oldest first. */
export function ownMemories(bot: Pick<Bot, 'memories' | 'shared'>, message: PlayerMessage): readonly Memory[] {
	const { player } = message;
	return bot.memories
		.list(audienceOf(bot, message))
		.filter(({ owner, origin }) => owner === player || (owner === undefined && origin === player));
}

const FORGET =
	/^(?:(?:please|pls)[,\s]+)?forget(?:\s+(?:about|that|what i (?:said|told you) about|everything about|the fact that))*[\s:,]+(.+)$/isu;
const FORGET_IN_CHINESE =
	// Harmless: of messages so many characters are read.
	/^(?:请|請|帮我|幫我|麻烦|麻煩|你)*(?:忘掉|忘记|忘記|忘了|不要再?记得?|别再记得?)(?:关于|關於|我说的|我說的|我告诉你的)?[，,:：\s]*(.+?)(?:这件事|這件事|的事情?|吧)?[。.!！]*$/su;
/** A request to forget all, and a message that takes back what was said before. */
const ALL =
	/^(?:(?:forget|delete|erase)\s+(?:it all|all|everything)|(?:forget|delete|erase|clear|wipe|remove)\s+(?:(?:all(?: of)? )?(?:my|your) memor(?:y|ies)|all memories))(?:\s+(?:about me|of me|you (?:know|remember)))*[.!?]*$|^(?:忘掉|忘记|忘記|忘了|删除|刪除|删掉|刪掉|清空|清除)(?:关于|關於)?[我你]?的?(?:一切|所有|(?:所有|全部)?的?(?:记忆|記憶))(?:吧|了)?[。.!！]*$|^[把将將][我你]?的?(?:一切|(?:所有|全部)?的?(?:记忆|記憶))[都全]?(?:忘|删|刪|清).{0,3}$/iu;
const DISMISSING =
	/^(?:(?:oh|ok|no)[,\s]+)*(?:never\s?mind|nvm)(?:[,\s]+(?:that|it|then|thanks|thank you))*[.!]*$|^(?:算了|当我没说).{0,6}$/iu;
/** What is not named by what it is told to forget. */
const NOTHING_NAMED = /^(?:it|about it|that|this|him|her|them|me|everything|all|吧|它|这个|那个|算了)[.!]*$/iu;

/** Returns what a message asks to forget, `all` for everything; undefined if it asks for something else. */
export function forgetRequestIn(message: string): string | undefined {
	const line = plainLine(message).slice(0, MAX_MEMORY_LENGTH);
	if (ALL.test(line.replace(POLITE, ''))) return 'all';
	const named = FORGET.exec(line)?.[1] ?? FORGET_IN_CHINESE.exec(line)?.[1];
	const isRequest = named !== undefined && !NOTHING_NAMED.test(named) && !isQuestioning(line);
	// Harmless: a part of such a line.
	return isRequest ? named.replace(/[.!。！]+$/, '') : undefined;
}

/** Minimum share of the words of a request that a memory must have to be meant. */
const NAMED_SHARE = 0.6;

const ANALYZER = createAnalyzer(defaultSettings());

/** Returns the memories that some words name: those that have most of them. */
export function memoriesNamedBy(words: string, memories: readonly Memory[]): readonly Memory[] {
	const lower = words.toLowerCase();
	const exact = memories.filter(({ text }) => text.toLowerCase().includes(lower));
	if (exact.length > 0) return exact;
	const named = new Set(phraseTerms(words, ANALYZER));
	const shares = memories.map(({ text }) => {
		const terms = new Set(phraseTerms(text, ANALYZER));
		return [...named].filter((term) => terms.has(term)).length / Math.max(1, named.size);
	});
	const best = Math.max(NAMED_SHARE, ...shares);
	return memories.filter((_, i) => (shares[i] as number) >= best);
}
