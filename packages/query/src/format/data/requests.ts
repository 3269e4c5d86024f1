/** English words that are not indexed. */
export const ENGLISH_STOP_WORDS: readonly string[] = /* @__PURE__ */ (
	'a about after all also am an and any are as at be because been before being between both but by can could did do ' +
	'does doing during each else few for from further had has have having he her here hers him his how i if in into is ' +
	'it its itself just me more most my no nor not of off on once only or other our ours out over own same shall she ' +
	'should so some such than that the their them then there these they this those through to too under until up us ' +
	'very was we were what when where which while who whom why will with within without would you your yours'
).split(' ');

/**
 * English phrases of questions and requests that do not say what is searched. Those that have only stop words, such as "can you" or
 * "how do I", need not be listed.
 */
export const ENGLISH_REQUESTS: readonly string[] = /* @__PURE__ */ (
	"please, help me, help us, i want to, i want, i'd like to, i would like to, i'm trying to, i am trying to, " +
	"i'm looking for, i am looking for, we want to, tell me, show me, give me, is there a way to, is it possible to, " +
	'thank you, thanks, thanks in advance, many thanks, thanks a lot, thx, anyone, does anyone know, do you know, ' +
	"let me know, i was wondering, i'm wondering, i have a question, quick question"
).split(', ');

/** Chinese phrases of requests that are in no other word, or hardly ever: they are looked for anywhere in a query. */
export const CHINESE_REQUESTS: readonly string[] = /* @__PURE__ */ (
	'什么时候 什麼時候 什么是 什麼是 是什么 是什麼 是多少 是谁 是誰 是否 怎么办 怎麼辦 为什么 為什麼 怎么样 怎麼樣 什么 什麼 哪些 哪一 哪里 哪裡 哪裏 哪儿 哪兒 哪个 哪個 多少 如何 怎样 怎樣 ' +
	'怎么 怎麼 为何 為何 请问 請問 哪 谁 誰 吗 嗎 呢 几 幾 的 ' +
	'请帮我 請幫我 帮帮我 幫幫我 帮我 幫我 帮忙 幫忙 请给我 請給我 给我 給我 我想要 我想 我需要 告诉我 告訴我 ' +
	'能不能 可不可以 有没有 有沒有 一个 一個 这个 這個 那个 那個 一下'
).split(' ');
