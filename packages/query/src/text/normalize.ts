/**
 * One form for text that means the same: NFKC (full and half width, ligatures, compatibility
 * forms), then lower case. Neither depends on the locale.
 */
export function normalizeText(text: string): string {
	return text.normalize('NFKC').toLowerCase();
}

/** A tag, keyword or IDE as it stands in an index: normalised, without surrounding white space. */
export function normalizeTerm(term: string): string {
	return normalizeText(term).trim();
}
