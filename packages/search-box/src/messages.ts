/** Texts of the search box. `{0}` is replaced. */
export interface Messages {
	/** Language of the texts. */
	readonly lang: BoxLanguage;
	readonly search: string;
	readonly placeholder: string;
	readonly close: string;
	readonly results: string;
	readonly recent: string;
	readonly suggestions: string;
	readonly empty: string;
	readonly emptyCount: string;
	readonly emptyCountOne: string;
	readonly found: string;
	readonly foundOne: string;
	readonly nothing: string;
	readonly nearest: string;
	readonly unknown: string;
	readonly noTerms: string;
	readonly answer: string;
	readonly source: string;
	readonly filters: string;
	readonly failed: string;
	readonly choose: string;
	readonly open: string;
	readonly leave: string;
}

const ENGLISH: Messages = {
	lang: 'en',
	search: 'Search',
	placeholder: 'Search or ask a question',
	close: 'Close search',
	results: 'Search results',
	recent: 'Recent searches',
	suggestions: 'Suggestions',
	empty: 'Type a word, a command or an error message, or ask a question in your own words.',
	emptyCount: '{0} pages can be searched.',
	emptyCountOne: '1 page can be searched.',
	found: '{0} results',
	foundOne: '1 result',
	nothing: 'Nothing here answers this.',
	nearest: 'The nearest sections are:',
	unknown: 'No page has: {0}',
	noTerms: 'No word of it says what it is about: add one that does.',
	answer: 'Answer',
	source: 'From',
	filters: 'Filter by',
	failed: 'The search index cannot be read. Try again later.',
	choose: 'choose',
	open: 'open',
	leave: 'close',
};

const CHINESE: Messages = {
	lang: 'zh',
	search: '搜索',
	placeholder: '搜索，或直接提问',
	close: '关闭搜索',
	results: '搜索结果',
	recent: '最近搜索',
	suggestions: '建议',
	empty: '输入一个词、一条命令或一段报错，也可以用自己的话提问。',
	emptyCount: '可搜索 {0} 个页面。',
	emptyCountOne: '可搜索 1 个页面。',
	found: '{0} 条结果',
	foundOne: '1 条结果',
	nothing: '这里没有能回答它的内容。',
	nearest: '最接近的章节：',
	unknown: '没有页面包含：{0}',
	noTerms: '其中没有说明主题的词，请补充一个。',
	answer: '回答',
	source: '出处',
	filters: '筛选',
	failed: '无法读取搜索索引，请稍后再试。',
	choose: '选择',
	open: '打开',
	leave: '关闭',
};

type BoxLanguage = 'en' | 'zh';

/** Returns the language for a language tag such as `zh-CN`: Chinese for Chinese, else English. */
export function boxLanguage(tag: string): BoxLanguage {
	return /^zh\b/i.test(tag) ? 'zh' : 'en';
}

/** Returns the messages of a language. */
export function messagesIn(lang: BoxLanguage): Messages {
	return lang === 'zh' ? CHINESE : ENGLISH;
}

/** Replaces `{0}` in a message. */
export function fill(message: string, value: string): string {
	return message.replace('{0}', () => value);
}

/** Says how many there are: the first message is for a single one. */
export function fillCount(one: string, many: string, count: number): string {
	return count === 1 ? one : fill(many, String(count));
}
