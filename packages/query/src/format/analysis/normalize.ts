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

/** Combining marks that remain after composition, the points of Hebrew, and the vowels and lengthening of Arabic. */
const MARKS =
	/[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\u0591-\u05bd\u05bf-\u05c7\u0640\u064b-\u065f\u0670]+/g;

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
