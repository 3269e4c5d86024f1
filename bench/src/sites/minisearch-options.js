import { segmentedWords } from '../segmented-words.js';

/** The options with which VitePress searches, here and in the page. @param {'en' | 'zh'} lang */
export function miniSearchOptions(lang) {
	return {
		fields: ['title', 'titles', 'text'],
		storeFields: ['title', 'titles'],
		searchOptions: { fuzzy: 0.2, prefix: true, boost: { title: 4, text: 2, titles: 1 } },
		...(lang === 'zh' ? { tokenize: segmentedWords } : {}),
	};
}
