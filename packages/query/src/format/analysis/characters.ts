// Ranges of code points instead of Unicode properties, which differ between engines and take milliseconds to compile: a
// query must be split exactly as its index was.

/**
 * A character of a script written without spaces, which is a term of its own: Han with its iteration mark and zero,
 * kana, hangul, Thai, Lao, Burmese, Khmer, and pictographs.
 */
export const UNSPACED =
	/[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u2600-\u27bf\u3005-\u3007\u3040-\u30fa\u30fc-\u30ff\u3400-\u9fff\uac00-\ud7a3\uf900-\ufaff\u{1f000}-\u{3ffff}]/u;

/** A digit, or a letter or combining mark of any other script, without punctuation of Arabic and Indian scripts. */
export const LETTERS =
	/[0-9A-Za-z\xc0-\xd6\xd8-\xf6\xf8-\u060b\u0620-\u0963\u0966-\u0dff\u0f00-\u0fff\u10a0-\u167f\u1681-\u177f\u1800-\u1fff\u2c00-\u2dff\ua000-\uabff\u{10000}-\u{1cfff}]/u;

/** Whether a text has a character of a script written without spaces. Such text is indexed by n-grams. */
export function isUnspaced(text: string): boolean {
	return UNSPACED.test(text);
}

/** Whether a text has a letter of a script written without spaces: such a character, but not a pictograph. */
export function hasUnspacedLetter(text: string): boolean {
	return /[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3005-\u3007\u3040-\u30fa\u30fc-\u30ff\u3400-\u9fff\uac00-\ud7a3\uf900-\ufaff\u{20000}-\u{3ffff}]/u.test(
		text,
	);
}
