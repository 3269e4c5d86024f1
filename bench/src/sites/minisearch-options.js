/** The options with which VitePress searches, here and in the page. @param {'en' | 'zh'} lang */
export function miniSearchOptions(lang) {
	const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });
	const tokenize = (/** @type {string} */ text) => {
		const words = [];
		for (const { segment, isWordLike } of segmenter.segment(text)) if (isWordLike) words.push(segment);
		return words;
	};
	return {
		fields: ['title', 'titles', 'text'],
		storeFields: ['title', 'titles'],
		searchOptions: { fuzzy: 0.2, prefix: true, boost: { title: 4, text: 2, titles: 1 } },
		...(lang === 'zh' ? { tokenize } : {}),
	};
}
