/** Marks that one text gets at most, and terms that are marked. */
const MAX_MARKS = 500;
const MAX_TERMS = 100;

/** Marks terms in the text of an element, whatever their case, by `mark` elements around them. */
export function markTerms(element: HTMLElement, terms: readonly string[]): void {
	const pattern = patternOf(terms);
	if (pattern === undefined) return;
	const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
	const texts: Text[] = [];
	while (walker.nextNode()) texts.push(walker.currentNode as Text);
	let marks = 0;
	for (const text of texts) {
		const places = [...text.data.matchAll(pattern)].slice(0, MAX_MARKS - marks);
		marks += places.length;
		// From the end, so that the places before stay where they are.
		for (const { index, 0: found } of places.reverse()) {
			const rest = text.splitText(index);
			rest.splitText(found.length);
			const mark = document.createElement('mark');
			rest.replaceWith(mark);
			mark.append(rest);
		}
	}
}

/** Words and runs of Han characters of a query, longest first; words count where they begin so. */
export function termsOf(query: string): string[] {
	const found = query.normalize('NFKC').match(/[\p{Script=Han}]+|[\p{L}\p{N}_]{3,}/gu) ?? [];
	const terms = found.flatMap((term) => (/^\p{Script=Han}/u.test(term) ? bigramsOf(term) : [stemOf(term)]));
	return [...new Set(terms)].slice(0, MAX_TERMS).sort((a, b) => b.length - a.length);
}

function bigramsOf(run: string): string[] {
	const characters = [...run];
	if (characters.length <= 2) return [run];
	return characters.slice(1).map((character, i) => (characters[i] as string) + character);
}

/** A word without its usual endings, which is enough to find its forms. */
function stemOf(word: string): string {
	return word.toLowerCase().replace(/(?:ing|ed|es|s)$/, (ending, at: number) => (at >= 3 ? '' : ending));
}

function patternOf(terms: readonly string[]): RegExp | undefined {
	if (terms.length === 0) return undefined;
	const parts = terms.map((term) => {
		const escaped = term.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
		return /^\p{Script=Han}/u.test(term) ? escaped : `(?<![\\p{L}\\p{N}])${escaped}[\\p{L}\\p{N}]*`;
	});
	return new RegExp(parts.join('|'), 'giu');
}
