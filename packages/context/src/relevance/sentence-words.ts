import { markedName } from './concepts.ts';
import { words } from './everyday-words.ts';

/** Words that mark a question. Question marks and `ASKING_FORMS` do so too. */
export const ASKING: readonly string[] = words(`
	告诉我 报告 报一下 报下 报个 发一下 查一下 查查 查看 看看 检查 说说 讲讲 汇报 还记得 记不记得 提醒我
	what what's whats where wheres where's when who who's whos whose which why how is_there are_there do_you did_you can_you
	could_you are_you is_it have_you did_i did_we do_i do_we tell_me show_me report check give_me let_me_know remind describe any
	anyone anybody what_time how_much how_many how_far how_long how_old how_often i_need i'm_looking_for remind_me please
	我要找 我想找 我在找 帮我找 我需要 发我 发给我 给我发 我想知道 求 请问
`);

/**
 * Matches forms of questions: Chinese question words, A-not-A questions (饿不饿), final negations (修好了没有), and English
 * verbs before their subject.
 */
export const ASKING_FORMS =
	/[哪谁誰吗嗎呢么麼啥几幾何咋]|(?<![不很太最更许好])多[少远近大小久粗细长短高矮重轻宽窄深浅厚薄快慢贵早晚]|是否|有没有|有沒有|(?!事)(.)[不没]\1|[^我][没沒]有?[了啊呀哦]?[\s?？。.!！~～]*$|^\s*(?:is|are|was|were|does|did|can|could|would|should|has) /;

/** Words that refer to something said before. */
export const REFERRING: readonly string[] = words(`
	它 他 她 它们 他们 她们 那个 那里 那儿 那边 这件事 那件事 那时 刚才说 刚刚说 然后呢 后来呢 还有呢 为什么呢 怎么回事 在哪呢 在哪里呢 多少呢 是谁呢
	it its he him his she hers they them their that_one those_ones and_then what_else how_come
`);

/** Matches follow-up questions, which have no other words. `how` and `what` are missing, as greetings have them. */
export const FOLLOW_UPS =
	/为什么|为啥|为何|什么时候|啥时候|多少|几个|谁(?![懂叫说知])|怎么回事|怎么办|\b(?:why|who|when|which one|how (?:many|much|long|come))\b/;

/** Words that ask about the past in general. */
export const RECALLING: readonly string[] = words(`
	还记得 记不记得 记得 记忆 回忆 想起 忘了 忘记 之前 以前 从前 过去 曾经 那天 那次 前几天 早些时候 当时 说过 聊过 提过 讲过 做过 干过
	发生过 发生了 发生
	remember recall remind memory memories forget forgot forgotten last_session previously earlier the_other_day used_to told_you
	i_told did_we have_we mentioned happened happen
`);

/** Words for times, by the name that replaces them in memories and questions. They weigh less than other words. */
export const TIMES: ReadonlyMap<string, readonly string[]> = new Map(
	Object.entries({
		yesterday: '昨天 昨日 昨晚 昨夜 yesterday last_night',
		daybefore: '前天 the_day_before',
		lastweek: '上周 上星期 上礼拜 last_week',
		lastmonth: '上个月 last_month',
		lastyear: '去年 last_year',
		lasttime: '上次 上回 上一次 last_time',
		weekend: '周末 weekend weekends',
	}).map(([time, list]) => [markedName(time), words(list)]),
);

/** Words that address the bot or its group. */
export const ADDRESSING: readonly string[] = words('你 您 你们 我们 咱们 咱 you your we us our');

/** Polite phrases with such words, which address nobody. */
export const COURTESIES: readonly string[] = words(`
	你知道 你知不知道 你觉得 你认为 你说 你能 你可以 你会 你能不能 你可不可以 你想 你听说 你看 你帮我 你告诉我 跟我说说 给我讲讲
	do_you_know can_you could_you would_you will_you do_you_think can_you_tell_me could_you_tell_me tell_me thank_you have_you_heard
`);
