/** English words that say nothing about what a text is about: left out of indexes and queries. */
export const STOP_WORDS: readonly string[] = /* @__PURE__ */ (
	'a about after all also am an and any are as at be because been before being between both but by can could did do ' +
	'does doing during each else few for from further had has have having he her here hers him his how i if in into is ' +
	'it its itself just me more most my no nor not of off on once only or other our ours out over own same she should so ' +
	'some such than that the their them then there these they this those through to too under until up us very was we ' +
	'were what when where which while who whom why will with within without would you your yours ' +
	// What is left of don't, isn't and the like without their endings.
	'ain aren didn doesn don hadn hasn haven isn shouldn wasn weren won wouldn couldn'
).split(' ');

/**
 * Chinese words that ask rather than name what is asked for, in both ways of writing, longer ones first:
 * left out of queries only.
 */
export const ASKING_WORDS: readonly string[] = /* @__PURE__ */ (
	'什么时候 什麼時候 为什么 為什麼 怎么样 怎麼樣 什么 什麼 哪些 哪一 哪里 哪裡 哪裏 哪儿 哪兒 哪个 哪個 多少 如何 怎样 怎樣 ' +
	'怎么 怎麼 为何 為何 请问 請問 哪 谁 誰 吗 嗎 呢 几 幾 的'
).split(' ');
