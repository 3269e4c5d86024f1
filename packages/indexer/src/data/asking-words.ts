/**
 * What asks in a Chinese question and says nothing about its subject: left out of queries. Longer ones
 * come first, since shorter ones are parts of them. Traditional forms are for indexes whose folding lacks
 * one of their characters because no text has it.
 */
export const ASKING_WORDS: readonly string[] = (
	'什么时候 什麼時候 怎么样 怎麼樣 为什么 為什麼 什么 什麼 哪些 哪一 哪里 哪裡 哪裏 哪儿 哪兒 哪个 哪個 多少 如何 怎样 怎樣 ' +
	'怎么 怎麼 为何 為何 请问 請問 哪 谁 誰 吗 嗎 呢 几 幾 的'
).split(' ');
