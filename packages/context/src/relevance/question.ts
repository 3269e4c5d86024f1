import { isUnspaced, normalizeText } from '@pinakes/query/internal';
import { conceptsIn, literal, type Stretch, type Vocabulary } from './vocabulary.ts';

/** What one sentence of a message is searched by. */
export type Sentence = ReturnType<typeof readSentence>;

/** Matches the positions between sentences. */
export const SENTENCE_ENDS = /(?<=[。！？!?；;\n…>])|(?<=\.)\s/;
/** Matches forms of questions: Chinese question words, A-not-A questions (饿不饿), final negations (修好了没有), and English verbs before their subject. */
const ASKING_FORMS =
	// Harmless: messages have at most 2,000 characters.
	/[哪谁誰吗嗎呢么麼啥几幾何咋]|(?<![不很太最更许好])多[少远近大小久粗细长短高矮重轻宽窄深浅厚薄快慢贵早晚]|是否|有没有|有沒有|(?!事)(.)[不没]\1|[^我][没沒]有?[了啊呀哦]?[\s?？。.!！~～]*$|^\s*(?:is|are|was|were|does|did|can|could|would|should|has) /;

/** Matches follow-up questions, which have no other words. `how` and `what` are missing, as greetings have them. */
const FOLLOW_UPS =
	/为什么|为啥|为何|什么时候|啥时候|多少|几个|谁(?![懂叫说知])|怎么回事|怎么办|\b(?:why|who|when|until when|which one|how (?:many|much|long|come))\b/;

/** Beginnings of questions that go on from the one before. */
const CONTINUING = /^\s*(?:and|but|what about|how about|also)\s|^\s*(?:那|还有|另外)(?!个)/;

/** Matches words that ask; a message that has one is no command. */
const QUESTION_WORDS =
	/[?？吗呢谁哪啥]|什么|多少|几[点号个天]|怎么|\b(?:what|where|who|whom|whose|which|when|why|how)\b/;
const POLITE = /^(?:(?:please|pls|hey|ok|can you|could you|would you|will you|请|麻烦|帮忙|帮我|给我|替我)[\s,，]*)+/;
const COMMANDS =
	/^(?:(?:set|turn|remind|mute|unmute|play|pause|stop|create|schedule|send|summari[sz]e|translate|write|draw|calculate|compute|convert|sing|ping|invite|archive|snooze|generate|rewrite|switch)\b|提醒|把.{1,12}[关开调设改删发放移存]|打开|关闭|关掉|播放|翻译|总结|设置|写[一首封篇段个]|画[一个张]|唱|算[一下]|计算|静音|定.?闹钟|建.?个|创建|发送)/;

/** Whether a message asks the bot to do something, which no memory is needed for. */
export function isCommand(message: string): boolean {
	const text = normalizeText(message).trim();
	if (/^[/!][a-z\u4e00-\u9fff]/.test(text)) return true;
	const order = text.replace(POLITE, '');
	return COMMANDS.test(order) && !QUESTION_WORDS.test(order.replace(/[?？]\s*$/, ''));
}

const ABOUT_SPEAKER =
	// Harmless: messages have at most 2,000 characters.
	/\b(?:what|everything|anything|something) (?:\w+ ){0,4}?(?:know|remember|have|learned) (?:about|of|on) me\b|^who am i\b|\bwhat (?:have|did) i (?:ever )?(?:told|tell) you\b|\b(?:tell|remind) me about (?:me|myself)\b|\bdo you (?:know|remember) (?:me|who i am)\b|我是谁|(?:记得|知道|记住|了解)[了些过关于]*我的?(?:什么|哪些|多少|啥)|(?:关于|对)我.*(?:什么|哪些|多少|啥)|我[跟和对]你[说讲聊]过些?(?:什么|啥|哪些)/;

/** Whether a message asks for all that is known of its speaker. */
export function isAboutSpeaker(message: string): boolean {
	return ABOUT_SPEAKER.test(normalizeText(message).trim());
}

const PAST =
	/\b(?:did|was|were|had|happen\w*|said|told|went|came|broke|wrong|decided?|discuss\w*|going on|anything|news|new|so far|earlier|since)\b|[了过]|发生|有什么|以来|说的/g;

/** Returns a message without the words by which it speaks of the past. */
export function withoutPast(message: string): string {
	return normalizeText(message).replace(PAST, ' ');
}

/** Whether a message speaks of the past, where it names a date that may be meant either way. */
export function isOfPast(message: string): boolean {
	return withoutPast(message) !== normalizeText(message);
}

/** No words to search for; they ask for what is new if the sentence speaks of the past, as 最近怎么样 doesn't. */
const RECENTLY = /最近|\b(?:recently|lately)\b/;

/** Maximum characters of a message that are read, and maximum number of its sentences, the last ones. */
const MAX_MESSAGE_LENGTH = 2000;
const MAX_SENTENCES = 8;

/** Matches a question that is put to whom it names. */
const ADDRESSING = /\b(?:you|your|ya)\b|[你您]|在吗|在不在/;

/**
 * Returns the queries for the last sentences of a message, so that small talk around a question does not dilute it.
 *
 * @param names names of those who speak; ignored in statements, and in questions that are put to them
 */
export function readSentences(message: string, vocabulary: Vocabulary, names: readonly string[] = []): Sentence[] {
	return normalizeText(message.slice(0, MAX_MESSAGE_LENGTH))
		.split(SENTENCE_ENDS)
		.filter((text) => text.trim() !== '')
		.slice(-MAX_SENTENCES)
		.map((text) => {
			const sentence = readSentence(text, vocabulary);
			if (sentence.asks && !ADDRESSING.test(text)) return sentence;
			const unnamed = names
				.map((name) => normalizeText(name).trim())
				// Names of one character are parts of many words.
				.filter((name) => name.length > 1 && text.includes(name))
				.reduce((rest, name) => replaceName(rest, name, ' '), text);
			return unnamed === text ? sentence : { ...readSentence(unnamed, vocabulary), asks: sentence.asks };
		});
}

/** Whether a text has a name as a word of its own. */
export const hasName = (text: string, name: string): boolean => replaceName(text, name, '') !== text;

/** Replaces a name where it is a word of its own. */
export function replaceName(text: string, name: string, other: string): string {
	return text.replace(new RegExp(`(?<![a-z0-9_])${literal(name)}(?![a-z0-9_])`, 'gi'), () => other);
}

function readSentence(sentence: string, vocabulary: Vocabulary) {
	const stretches = vocabulary.stretchesOf(sentence.replace(RECENTLY, ' '));
	const some = (has: 'asks' | 'refers' | 'recalls'): boolean =>
		stretches.some(({ meaning }) => meaning?.[has] === true);
	const asks = /[?？]/.test(sentence) || ASKING_FORMS.test(sentence) || some('asks');
	const queryOf = (given: readonly Stretch[], isReplaced: boolean, hasCommon = asks): string => {
		const isSearched = ({ meaning = {} }: Stretch): boolean => {
			const { isCommon, isIgnored, concept, recalls } = meaning;
			return isCommon ? hasCommon : (concept !== undefined && !recalls) || !isIgnored;
		};
		const words = given.map((each) => (isSearched(each) ? conceptsIn(each, vocabulary, isReplaced) : ' ')).join('');
		// Single characters of scripts without spaces occur in any text; questions keep those that may be nouns.
		const isKept = (word: string): boolean =>
			word.length > 1 || !isUnspaced(word) || (asks && !FUNCTION_CHARACTERS.has(word));
		const plain = words.replace(SIGNS, ' ').replace(CONTRACTION_REMNANTS, '');
		return plain.split(' ').filter(Boolean).filter(isKept).join(' ');
	};
	const query = queryOf(stretches, true);
	const queries = new Set([query, queryOf(stretches, false)]);
	return {
		/** Its words without ignored ones, and without common ones unless it asks: with concepts, and with Chinese words as they are. */
		queries: [...queries].filter(Boolean),
		/** Whether it has only common words. */
		isCommon: queryOf(stretches, true, false) === '',
		/** Whether it asks, refers to something said before, and asks about the past in general. */
		asks,
		refers:
			some('refers') ||
			CONTINUING.test(sentence) ||
			(query === '' && FOLLOW_UPS.test(sentence)) ||
			(asks && query.length === 1),
		recalls: some('recalls') || (RECENTLY.test(sentence) && isOfPast(sentence)),
	};
}

const SIGNS = /[\s!-/:-@[-`{-~，。！？；：、“”‘’（）《》…—～·]+/g;

/** Matches remnants of contractions and chat spelling: single letters, `re`, `ve` and `ll`. */
const CONTRACTION_REMNANTS = /(?<![^ ])(?:[a-z]|re|ve|ll)(?![^ ])/g;

/** Function characters, which remain between known phrases. */
const FUNCTION_CHARACTERS: ReadonlySet<string> = new Set(
	'些好上下里中内外先后前去来到做用个只条件次给跟让把被从向往对会能要想说看听得着过地再又还已将所以及与和或而则各每两三一二四五六七八九十新老大小长短高低',
);
