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

/**
 * Normalises text by NFKC (full and half width, ligatures, compatibility forms) and lower case, regardless of the
 * locale.
 */
export function normalizeText(text: string): string {
	return text.normalize('NFKC').toLowerCase();
}

/** Normalises a tag, keyword or IDE and trims white space, as in an index. */
export function normalizeTerm(term: string): string {
	return normalizeText(term).trim();
}

/** Maximum characters that are normalised at once. */
const PIECE = 1024;

/**
 * Applies NFKC in linear time. Engines take quadratic time for disordered combining marks, so long text is normalised
 * in pieces that end before white space or a Han character or, without one, between any two characters.
 */
export function composeText(text: string): string {
	let composed = '';
	let from = 0;
	while (text.length - from > PIECE) {
		const to = endOfPiece(text, from);
		composed += text.slice(from, to).normalize('NFKC');
		from = to;
	}
	return composed + text.slice(from).normalize('NFKC');
}

function endOfPiece(text: string, from: number): number {
	for (let to = from + PIECE; to > from; to--) {
		const code = text.charCodeAt(to);
		if (code <= 0x20 || (code >= 0x3400 && code <= 0x9fff)) return to;
	}
	const isLowSurrogate = (text.charCodeAt(from + PIECE) & 0xfc00) === 0xdc00;
	return from + PIECE - (isLowSurrogate ? 1 : 0);
}

/**
 * Letters with marks that are not letters of their own, in Latin, Greek, Cyrillic and Arabic. In Cyrillic, only letters
 * with a stress mark and ё: й and ї are not и and і.
 */
const MARKED =
	/[\u00c0-\u024f\u02bc\u0386-\u0390\u03a3\u03aa-\u03b0\u03c2\u03ca-\u03ce\u0400\u0401\u0403\u040c\u040d\u0450\u0451\u0453\u045c\u045d\u0622-\u0626\u0649\u06a9\u06cc\u1e00-\u1fff]/g;

/**
 * Combining marks that remain after composition, the points of Hebrew, the vowels and lengthening of Arabic, and what is not seen:
 * soft hyphens, and spaces and joiners without width.
 */
const MARKS =
	/[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\u0591-\u05bd\u05bf-\u05c7\u0640\u064b-\u065f\u0670]+|[\u00ad\u200b-\u200f\u2060\ufeff]+/g;

/** Removes characters that are not seen. Joiners stay where they are part of words, in some scripts, and of pictographs. */
export function withoutUnseen(text: string): string {
	return text.replace(
		/[\u00ad\u200b\u200e\u200f\u2060\ufeff]|(?<![^\0-\x7f])[\u200c\u200d]|[\u200c\u200d](?![^\0-\x7f])/g,
		'',
	);
}

/** Letters that Unicode does not decompose, with the letters typed for them; final sigma, and an apostrophe. */
const UNMARKED = /* @__PURE__ */ new Map(
	"đd ĐD øo ØO łl ŁL ßss ẞSS æae ÆAE œoe ŒOE ðd ÐD þth ÞTH ħh ĦH ŧt ŦT ıi Σσ ςσ ʼ' ىي یي کك"
		.split(' ')
		.map((pair) => [pair.charAt(0), pair.slice(1)] as const),
);

function unmark(character: string): string {
	const letter = character.normalize('NFD').replace(MARKS, '');
	return UNMARKED.get(letter) ?? letter;
}

/**
 * Applies NFKC and removes diacritics, so that `contrasena` matches `contraseña`. Case is kept, and so are marks of
 * scripts in which they are letters or vowels (kana, hangul, Thai, Devanagari …). Linear time.
 */
export function foldMarks(text: string): string {
	return composeText(text).replace(MARKS, '').replace(MARKED, unmark);
}
