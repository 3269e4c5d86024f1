import type { BuiltInLanguage, LanguageWords } from './language.ts';

/** A Han character in a text without kana: those beside kana are Japanese. */
const CHINESE_SCRIPT = /^(?!.*[\u3040-\u30ff]).*?[\u3400-\u9fff]/s;

/**
 * Chinese, in traditional and simplified characters. The tokenizer splits text without spaces into n-grams. The table
 * that folds traditional into simplified characters is too large for a program and is stored in the index.
 */
export const CHINESE: BuiltInLanguage = { name: 'chinese', script: CHINESE_SCRIPT, messages: 'zh' };

/** Request phrases are in no other word, or hardly ever: they are looked for anywhere in a query. */
export const CHINESE_WORDS: LanguageWords = {
	stopWords: [],
	requestPhrases: /* @__PURE__ */ (
		'什么时候 什麼時候 怎么办 怎麼辦 为什么 為什麼 怎么样 怎麼樣 什么 什麼 哪些 哪一 哪里 哪裡 哪裏 哪儿 哪兒 哪个 哪個 多少 如何 怎样 怎樣 ' +
		'怎么 怎麼 为何 為何 请问 請問 哪 谁 誰 吗 嗎 呢 几 幾 的 ' +
		'请帮我 請幫我 帮帮我 幫幫我 帮我 幫我 帮忙 幫忙 请给我 請給我 给我 給我 我想要 我想 我需要 告诉我 告訴我 ' +
		'能不能 可不可以 有没有 有沒有 一个 一個 这个 這個 那个 那個 一下'
	).split(' '),
};
