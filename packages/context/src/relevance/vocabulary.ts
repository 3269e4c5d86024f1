import { defaultSettings, normalizeText } from '@pinakes/query/internal';

/** Words of a bot's domain, beside the general ones of English and Chinese. A phrase may have spaces. */
export interface VocabularyOptions {
	/** Small talk and other words that are never searched for. */
	readonly ignored?: readonly string[];
	/** Frequent words, which are searched for only in questions. */
	readonly common?: readonly string[];
	/** Words that stand for each other, in any language, by a name for what they mean: `home: ['house', '家']`. */
	readonly synonyms?: Readonly<Record<string, readonly string[]>>;
}

/** What a phrase tells about the sentence that has it. Several properties may hold. */
export interface Meaning {
	readonly isIgnored?: boolean;
	readonly isCommon?: boolean;
	/** Whether it marks a question. */
	readonly asks?: boolean;
	/** Whether it refers to something said before. */
	readonly refers?: boolean;
	/** Whether it asks about the past in general. */
	readonly recalls?: boolean;
	/** The token that stands for it and its synonyms in texts and queries. */
	readonly concept?: string;
}

/** A part of a text: a known phrase, or the text between two of them. */
export interface Stretch {
	readonly text: string;
	readonly meaning: Meaning | undefined;
}

/** The words by which messages and texts are read. Created once, as that takes a millisecond. */
export interface Vocabulary {
	readonly ignored: readonly string[];
	/** Common words and concepts, which alone are weak evidence. */
	readonly common: readonly string[];
	/** Splits a text, normalized by `normalizeText`, into known phrases, the longest at each position, and the rest. */
	stretchesOf(text: string): Stretch[];
}

/** Small talk, light verbs and function words; those of the text engine count too. */
const IGNORED = wordsIn(`
	你好 您好 哈喽 嗨 嘿 喂 早上好 早安 上午好 中午好 下午好 晚上好 晚安 拜拜 再见 回头见 明天见 好久不见 欢迎 谢谢 多谢 感谢 不客气 没事
	没关系 没问题 对不起 抱歉 不好意思 辛苦了 加油 恭喜 在吗 在不在 忙吗 哈哈 嘿嘿 呵呵 嘻嘻 哎呀 哎 唉 哦 噢 喔 嗯 额 呃 啊 呀 哇 吧 嘛 啦 咯 哟 呗
	好的 好吧 好呀 好啊 行吧 可以 可不可以 能不能 会不会 要不要 不错 真不错 太好了 真好 真棒 厉害 现在 目前 当前 此刻 刚才 刚刚 刚 最近 平时 时候 有时候 有时
	的时候 一下 一会儿 一会 一点 一些 有点 一起 一样 一直 已经 总是 经常 还是 或者 或 但是 但 不过 而且 然后 所以 因为 如果 要是 其实 做了什么 做什么
	做了 做 干了什么 干什么 干了 干嘛 去了 去 过来 可能 也许 大概 应该 必须 需要 觉得 感觉 认为 以为 知道 不知道 知不知道 明白 清楚 懂 想要 想知道 想 希望
	准备 告诉 说说 说 讲讲 讲 聊聊 聊天 聊 谈谈 看看 看 听听 听 问问 请教 请 帮我 帮忙 帮 给我 跟我 对了 话说 顺便 来着 随便 当然 确实 真是 居然 竟然
	果然 原来 反正 总之 我们 你们 你 您 咱们 咱 这个 那个 这些 那些 这样 那样 这么 那么 这种 那种 这 那 我 他们 她们 自己 大家 别人 人家 其他 别的 某个 是不是 是 有没有 没有 没
	有 不是 不要 不会 不能 不用 不 别 了 的 在 也 都 就 才 又 再 还有 还 很 太 真的 真 挺 非常 特别 比较 超 最 更 吗 呢 怎么样 怎样 怎么 如何 什么样 什么时候
	什么 啥时候 啥 为什么 为何 谁 哪一 哪些 哪个 哪 哪里 哪儿 在哪里 在哪儿 在哪 几个 几 多少 多 咋样 咋 回答 答案 叫做 关于 有关 东西 事情 事 人 个 只 次
	能否 是否 可否 一共 总共 到底 究竟 大约 左右 马上 原因 怎么回事 怎么办 能 会 里 上
	hello hi hey yo howdy greetings goodbye bye goodnight cya later welcome thanks thank thx ty pls sorry oops haha hahaha hehe lol lmao wow
	yay yeah yep yes yup nope nah ok okay alright sure fine cool nice great awesome amazing feel feeling now right currently really so quite
	pretty much many lot lots bit little maybe perhaps probably actually basically literally honestly seriously anyway however though
	although still yet already always never often sometimes usually ever again even think thought guess suppose believe know knew want
	wanted need almost nearly wish hope might must may let lets tell told say said says talk talking speak ask asked asking give hear see look
	looking get got go going goes gone come coming came make made makes take took put keep try trying done thing things stuff something
	anything nothing everything someone somebody everyone everybody people kind sort way im whats dont cant isnt wont ill ive thats gonna
	wanna please exactly totally definitely certainly else this youre anyone anybody one ones mine been being`);

/** Combinations of a demonstrative or numeral and a measure word, which precede a noun: 那座桥. */
const MEASURED = [...'这那一哪每两几'].flatMap((pointer) =>
	[...'座条把匹艘本棵张块件间栋辆台双支面家只个'].map((measure) => pointer + measure),
);

/** Frequent words: they count less than others, and only in questions. */
const COMMON = wordsIn(`
	今天 明天 今晚 明晚 早上 上午 中午 下午 傍晚 晚上 半夜 每天 每周 每月 小时 分钟 周一 周二 周三 周四 周五 周六 周日 星期一 星期二 星期三 星期四 星期五 星期六 星期日
	电话 消息 朋友 问题 意思 today tonight tomorrow morning afternoon evening night monday tuesday wednesday thursday friday saturday
	sunday time times day days week month year hour hours minute minutes phone call called message friend friends question answer good well
	bad better best new old big small long short first last next`);

/** Words that mark a question. Question marks and `ASKING_FORMS` of `question.ts` do so too. */
const ASKING = wordsIn(`
	告诉我 报告 查一下 查查 查看 检查 说说 讲讲 汇报 还记得 记不记得 提醒我 我要找 我想找 我在找 帮我找 我需要 发我 给我发 我想知道 请问
	what what's whats where wheres where's when who who's whos whose which why how is_there are_there do_you did_you can_you could_you are_you
	is_it have_you did_i did_we do_i do_we tell_me show_me give_me let_me_know remind remind_me describe any anyone anybody i_need
	i'm_looking_for`);

/** Words that refer to something said before. */
const REFERRING = wordsIn(`
	它 他 她 它们 他们 她们 那个 那里 那儿 那边 这件事 那件事 那时 刚才说 刚刚说 然后呢 后来呢 还有呢 为什么呢 怎么回事 在哪呢 在哪里呢 多少呢 是谁呢
	it its he his him she hers they them their that_one those_ones and_then what_else how_come`);

/** Words that ask about the past in general. */
const RECALLING = wordsIn(`
	还记得 记不记得 记得 记忆 回忆 想起 忘了 忘记 之前 以前 从前 过去 曾经 那天 那次 前几天 当时 说过 聊过 提过 讲过 做过 发生过 发生了 发生
	remember recall remind memory memories forget forgot forgotten last_session previously earlier the_other_day used_to told_you
	i_told did_we have_we mentioned happened happen`);

/** Times of the past, in both languages, by the name that stands for them. */
const TIMES = {
	yesterday: '昨天 昨日 昨晚 昨夜 yesterday last_night',
	daybefore: '前天 the_day_before',
	lastweek: '上周 上星期 上礼拜 last_week',
	lastmonth: '上个月 last_month',
	lastyear: '去年 last_year',
	lasttime: '上次 上回 上一次 last_time',
	weekend: '周末 weekend weekends',
};

/** Splits a list of words; an underscore is a space within a phrase. */
export function wordsIn(list: string): readonly string[] {
	return [...new Set(list.split(/\s+/).filter(Boolean))].map((word) => word.replaceAll('_', ' '));
}

/**
 * Returns the token that stands for a concept. It is not a word, and names differ at their beginning, so that the text
 * engine takes no two for forms of one word.
 */
function conceptToken(name: string): string {
	return `${name}zq`;
}

type Entry = readonly [phrase: string, meaning: Meaning];

let general: Vocabulary | undefined;

/** Returns the vocabulary that is used unless another is given. */
export function generalVocabulary(): Vocabulary {
	general ??= createVocabulary();
	return general;
}

/** Creates a vocabulary of the general words and those of a domain, for `assembleContext` and `createMemoryStore`. */
export function createVocabulary({ ignored = [], common = [], synonyms = {} }: VocabularyOptions = {}): Vocabulary {
	const meanings = new Map<string, Meaning>();
	const mark = (phrases: readonly string[], meaning: Meaning): void => {
		for (const phrase of phrases.map((each) => normalizeText(each))) {
			meanings.set(phrase, { ...meanings.get(phrase), ...meaning });
		}
	};
	const never = [...defaultSettings().stop_words, ...IGNORED, ...ignored];
	const often = [...COMMON, ...common];
	mark([...never, ...MEASURED], { isIgnored: true });
	mark(ASKING, { asks: true, isIgnored: true });
	mark(REFERRING, { refers: true, isIgnored: true });
	mark(RECALLING, { recalls: true, isIgnored: true });
	for (const [name, phrases] of Object.entries(TIMES)) {
		mark(wordsIn(phrases), { concept: conceptToken(name), recalls: true });
	}
	for (const [name, phrases] of Object.entries(synonyms)) mark(phrases, { concept: conceptToken(name) });
	mark(often, { isCommon: true });
	for (const name of Object.keys(TIMES)) often.push(conceptToken(name));
	const byFirst = new Map<string, Entry[]>();
	for (const entry of meanings) {
		const first = entry[0].charAt(0);
		byFirst.set(first, [...(byFirst.get(first) ?? []), entry]);
	}
	for (const entries of byFirst.values()) entries.sort(([a], [b]) => b.length - a.length || (a < b ? -1 : 1));
	return { ignored: never, common: often, stretchesOf: (text) => stretchesOf(text, byFirst) };
}

const LETTER = /[a-z]/;

function stretchesOf(text: string, phrases: ReadonlyMap<string, readonly Entry[]>): Stretch[] {
	const stretches: Stretch[] = [];
	let from = 0;
	let at = 0;
	while (at < text.length) {
		const found = phraseAt(phrases, text, at);
		if (found === undefined) {
			at = nextStart(text, at);
			continue;
		}
		if (at > from) stretches.push({ text: text.slice(from, at), meaning: undefined });
		stretches.push({ text: found[0], meaning: found[1] });
		at += found[0].length;
		from = at;
	}
	if (from < text.length) stretches.push({ text: text.slice(from), meaning: undefined });
	return stretches;
}

function phraseAt(phrases: ReadonlyMap<string, readonly Entry[]>, text: string, at: number): Entry | undefined {
	for (const entry of phrases.get(text.charAt(at)) ?? []) {
		const [phrase] = entry;
		if (text.startsWith(phrase, at) && !isWithinWord(text, at, at + phrase.length)) return entry;
	}
	return undefined;
}

/** Whether a phrase of letters would end within a word. */
function isWithinWord(text: string, from: number, end: number): boolean {
	return LETTER.test(text.charAt(from)) && LETTER.test(text.charAt(end));
}

/** Returns the next position where a phrase may begin, which is never within a word of letters. */
function nextStart(text: string, at: number): number {
	let next = at + 1;
	if (LETTER.test(text.charAt(at))) while (LETTER.test(text.charAt(next))) next++;
	return next;
}

/** Normalizes a text and replaces concepts by their tokens, for indexing. */
export function conceptText(text: string, vocabulary: Vocabulary): string {
	let read = '';
	for (const { text: stretch, meaning } of vocabulary.stretchesOf(normalizeText(text))) {
		read += meaning?.concept === undefined ? stretch : ` ${meaning.concept} `;
	}
	return read;
}
