const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });

/** Returns the words that Intl.Segmenter finds in a Chinese text. @param {string} text */
export function segmentedWords(text) {
	return [...segmenter.segment(text)].flatMap(({ segment, isWordLike }) => (isWordLike ? segment : []));
}
