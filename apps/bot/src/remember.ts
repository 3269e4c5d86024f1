import { type Audience, createVocabulary, isCommand, type Memory } from '@pinakes/context';
import { definedFields, normalizeText } from '@pinakes/query/internal';
import type { Bot, PlayerMessage } from './session.ts';
import { plainLine, truncate } from './text.ts';

// Regular expressions here are harmless: messages have at most 2,000 characters.

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

/** Polite beginnings; those that are questions end with a question mark that asks for nothing. */
const POLITE =
	/^(?:(?:please|pls|hey|(?:can|could|would|will) you|i(?: would|['’]d)? (?:want|like|need) you to)[,\s]+)+|^(?:请|請|你|帮我|幫我|麻烦|麻煩|能不能|能否|可不可以|可以|能|一定|要)+/iu;
const ASKED =
	/^(?:(?:remember|don['’]?t forget|keep in mind)(?:(\s*[:,]|\s+that\b)|\s(?!(?:when|how|why|what|where|who|that)\b))|(?:make a note|note)(\s*[:,]|\s+that\b))\s*(.*[\p{L}\p{N}].*)$/isu;
const ASKED_IN_CHINESE = /^(?:记住|記住|记下|記下|记得|記得|别忘了|別忘了|记一下|記一下)[，,:：\s]*(.+)$/su;
/** What may follow a request to remember, and the end of one that is a question. A name alone, such as 我的生日, is asked for. */
const TAG = /,\s*(?:ok(?:ay)?|please|will you|would you)\s*\?*$/iu;
const POLITE_END = /(?:[，,]?(?:好|可以|行))?[吗嗎]? ?[?？]{0,3}$/u;
const ASKED_FOR = /^[我你他她它]们?的[^是在有叫为]+[吗嗎?？]/u;

/** Statements that put something right or say that it changed are worth keeping for long. */
const CORRECTION =
	/^(?:correction|actually|no,|not any ?more|wrong,)|\b(?:no longer|not any ?more|(?:moved|changed|postponed|upgraded|rescheduled|switched) to|instead of|(?:is|are) now|(?:my|our|the) new)\b/iu;
const CORRECTION_IN_CHINESE =
	/^(?:更正|纠正|其实|其實|不对|不對|说错了|說錯了)|[改換换搬推迟遲升级級涨漲调調移](?:到|成|为|為)|不再|(?:现|現)在(?:是|在)/u;

/** Matches the positions between sentences. */
const SENTENCE_ENDS = /(?<=[。！？!?])|(?<=\p{Ll}{3}\.|\d\.)(?=\s)/u;

/** Forms of questions. What may be either is no question, as it is worse to lose a statement than to keep a question. */
const ASKING = [
	/[?？]$|(?:吗|嗎|(?<![什这這那])[么麼]|(?<![还還没沒正在才].*)呢)[。.!！]*$/u,
	// An English question begins with its question word, or with a verb before its subject.
	/^(?:(?:so|and|but|well|ok(?:ay)?|hey|hi|oh|um+|hmm+|wait|also|please|pls|\w+,)[,\s]+){0,3}(?:(?:what|where|who|how|why|which|whose|whom)(?:['’]?(?:s|re|d)\b|\b(?!\s(?:i|my|we|you|he|she|they)\b))|when(?:['’]?s|\s(?:is|are|was|were|do|does|did|can|could|will|would|should|has|have))\b|(?:is|are|does)(?:n['’]?t)?\b(?! not\b)|(?:am|was|were|do|did|has|have|may|can|could|will|would|should|shall)(?:n?['’]?t)?\s(?:i|you|u|we|he|she|they|any\w*)\b|(?:can|could|will|would|should|shall)(?:n?['’]?t)?\s(?:it|there|this|that|my|your|our|his|her|their|the)\b|(?:tell|show) me\b)/iu,
	// A Chinese question word makes a question, but not behind "do not know" (不知道谁) or "know" (我知道怎么), nor with "all" (谁都).
	/^(?:告诉|告訴)我|(?<![没沒不无無].{0,2}|我知道.*|[他她](?:告诉|告訴|问|問|教).*)(?:什[么麼](?!的$)|[啥谁誰]|哪(?!怕)|多少|怎[么麼样樣]|如何|[为為]何|干嘛|[几幾][点點号號岁歲月楼樓天]|(?![事时時])(.)[不没沒]\1)(?!.*[都也])/u,
];

export interface Statement {
	readonly text: string;
	readonly kind: Memory['kind'];
	/** Whether the player asked to remember it. */
	readonly isAsked: boolean;
}

/**
 * Returns the statement in a message: a long-term memory if the player asks for it ("remember that …", 记住…) or corrects
 * something, otherwise dialogue; undefined for questions, commands, requests to forget and very short messages.
 */
export function statementIn(message: string): Statement | undefined {
	const line = plainLine(message);
	const asked = askedIn(line);
	if (asked !== undefined) return asked === '' ? undefined : askedToRemember(asked);
	if (namedToForget(line) !== undefined || DISMISSING.test(line)) return undefined;
	const told = line.split(SENTENCE_ENDS).filter((sentence) => !isQuestioning(sentence));
	const text = truncate(told.join(''), MAX_MEMORY_LENGTH).trim();
	if (isSmallTalk(text) || isCommand(text)) return undefined;
	const isCorrection = CORRECTION.test(text) || CORRECTION_IN_CHINESE.test(text);
	return { text, kind: isCorrection ? 'long_term' : 'dialogue', isAsked: false };
}

/**
 * Returns what a line asks to remember, without what makes a request of it; '' if it asks for what is remembered, as
 * "remember my birthday?" and 记得我的基地在哪里吗 do; undefined if it is about something else.
 */
function askedIn(line: string): string | undefined {
	const plain = line.replace(POLITE, '');
	const english = ASKED.exec(plain);
	const asked = (english?.[3] ?? ASKED_IN_CHINESE.exec(plain)?.[1])?.replace(TAG, '');
	if (asked === undefined) return undefined;
	const isExplicit = english ? (english[1] ?? english[2]) : !/^[记記]得/u.test(plain);
	if (ASKED_FOR.test(asked) || (!isExplicit && isQuestioning(asked))) return '';
	return isExplicit && plain !== line ? asked.replace(POLITE_END, '') : asked;
}

const VOCABULARY = createVocabulary();

/** Whether a text has no word by which it could be found. */
function isSmallTalk(text: string): boolean {
	const stretches = VOCABULARY.stretchesOf(normalizeText(text));
	return stretches.every(({ text, meaning }) => meaning?.isIgnored || !/\p{Script=Han}|\p{L}{2}|\p{N}/u.test(text));
}

function isQuestioning(text: string): boolean {
	return ASKING.some((form) => form.test(text.trim()));
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

/** A request to forget all; one to delete it says that it is of the memory. */
const ALL =
	/^(?:(?:forget|delete|erase) (?:it all|all|everything)|(?:forget|delete|erase|clear|wipe|remove) (?:(?:all(?: of)? )?(?:my|your) (?:memor(?:y|ies)|data)|all memories|(?:all|everything)(?=.* me$)))(?: (?:about|of|on) me| you (?:know|remember|have))*$|^(?:忘掉|忘记|忘記|忘了|删除|刪除|删掉|刪掉|清空|清除)(?:关于|關於)?[我你]?的?(?:一切|所有|(?:所有|全部)?的?(?:记忆|記憶|数据|數據))$|^[把将將][我你]?的?(?:一切|(?:所有|全部)?的?(?:记忆|記憶|数据|數據))[都全]?(?:忘|删|刪|清).?$/iu;
/** A request to forget what it names; one to delete it says that it is of the speaker, or in the memory. */
const FORGET =
	/^(?:forget\b|(?:delete|erase|wipe) (?=my |(?:what|everything|all|anything) (?:i|you|about) |that i )|(?:delete|erase|wipe|remove|clear) (?=.* from (?:your|the) memor(?:y|ies)$))(?: ?(?:about|that|the fact that|(?:what|everything|all|anything)(?: (?:that )?(?:i|you)(?: have)? (?:said|told you|know|remember))?)\b)*[ :,]*(.+?)(?: from (?:your|the) memor(?:y|ies))?$/iu;
const FORGET_IN_CHINESE =
	/^(?:忘掉|忘[记記了]|(?:不要|别|別)再?[记記][得住下着录錄]?(?![错錯仇])|(?:删除|刪除|删掉|刪掉)(?=我|关于|關於))(?:关于|關於|我说的|我說的|我告诉你的)?[，,:：\s]*(.+?)(?:这件事|這件事|的事情?)?$|^[把将將]((?:我|关于|關於).+?)[都全给給]?(?:忘|删|刪)[掉了除]?$/u;
/** What says that something was forgotten rather than that it shall be: 忘了带伞, 你忘记我的生日了. */
const FORGOTTEN = /^你?忘(?:了(?!.*吧)|[记記](?!我|.*吧)|[记記].*了[。.!！]*$)/u;
const DISMISSING =
	/^(?:(?:oh|ok|no)[,\s]+)*(?:never\s?mind|nvm)(?:[,\s]+(?:that|it|then|thanks|thank you))*[.!]*$|^(?:算了|当我没说).{0,6}$/iu;
/** Returns what a message asks to forget, `all` for everything; undefined if it asks for something else. */
export function forgetRequestIn(message: string): string | undefined {
	return namedToForget(plainLine(message)) || undefined;
}

/** Returns the same for a line, but '' for a request that names nothing. */
function namedToForget(line: string): string | undefined {
	const given = line.slice(0, MAX_MEMORY_LENGTH);
	const plain = given.replace(POLITE, '');
	const request = plain.replace(plain === given ? '' : POLITE_END, '').replace(/(?:,? please)?[吧了]?[.!。！]*$/iu, '');
	if (FORGOTTEN.test(given) || isQuestioning(request)) return undefined;
	if (ALL.test(request)) return 'all';
	const [, ...groups] = FORGET.exec(request) ?? FORGET_IN_CHINESE.exec(request) ?? [];
	const named = groups.find(Boolean);
	return named !== undefined && isSmallTalk(named) ? '' : named;
}

/** Returns the words of a text, and single Chinese characters, between blanks. */
function wordsOf(text: string): string {
	const words = text.toLowerCase().replace(/\p{Script=Han}/gu, ' $& ');
	return ` ${(words.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join(' ')} `;
}

/** Returns the memories that some words name for sure: those that have them as they are. */
export function memoriesNamedBy(words: string, memories: readonly Memory[]): readonly Memory[] {
	const phrase = wordsOf(words).replace(/^ (?:the|an?) /u, ' ');
	return isSmallTalk(words) ? [] : memories.filter(({ text }) => wordsOf(text).includes(phrase));
}
