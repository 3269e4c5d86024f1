/** Text functions for pages with their own search box. */
import { isUnspaced, shorten } from '@pinakes/query/internal';

/** Maximum characters of a title, a heading or a name that are shown. */
const MAX_SHOWN_LENGTH = 200;

/** Shortens a text of a source, and makes its direction controls visible. */
export function shownText(text: string): string {
	return withoutDirections(shorten(text, MAX_SHOWN_LENGTH));
}

/** Replaces characters that change the text direction by their codes, as they can make a text look like another. */
export function withoutDirections(text: string): string {
	return text.replace(/[\u202a-\u202e\u2066-\u2069\u200e\u200f\u061c]/g, (character) => {
		return `\u27e8U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}\u27e9`;
	});
}

/** Maximum number of terms that are highlighted. */
export const MAX_TERMS = 100;

/** Returns the stems of words and the Han bigrams of a query, longest first. */
export function termsOf(query: string): string[] {
	const found = query.normalize('NFKC').match(/[\p{Script=Han}]+|[\p{L}\p{N}\p{M}_]{3,}/gu) ?? [];
	const terms = found.flatMap((term) => (/^\p{Script=Han}/u.test(term) ? bigramsOf(term) : [stemOf(term)]));
	return [...new Set(terms)].slice(0, MAX_TERMS).sort((a, b) => b.length - a.length);
}

function bigramsOf(run: string): string[] {
	const characters = [...run];
	if (characters.length <= 2) return [run];
	return characters.slice(1).map((character, i) => (characters[i] as string) + character);
}

/** Removes common endings of a word, so that its other forms match. */
function stemOf(word: string): string {
	return word.toLowerCase().replace(/(?:ing|ed|es|s)$/, (ending, at: number) => (at >= 3 ? '' : ending));
}

const patterns = new WeakMap<readonly string[], RegExp>();

/** Returns an expression that matches terms at the beginning of words; undefined for no terms. */
export function termPattern(terms: readonly string[]): RegExp | undefined {
	if (terms.length === 0) return undefined;
	let pattern = patterns.get(terms);
	if (pattern === undefined) {
		const escaped = terms.map((term) => term.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
		const unspaced = escaped.filter(isUnspaced);
		const words = escaped.filter((term) => !unspaced.includes(term)).join('|');
		// One lookbehind for all words, as one for each is slow.
		const parts = words === '' ? unspaced : [`(?<![\\p{L}\\p{N}])(?:${words})[\\p{L}\\p{N}\\p{M}]*`, ...unspaced];
		pattern = new RegExp(parts.join('|'), 'giu');
		patterns.set(terms, pattern);
	}
	return pattern;
}

/** A part of a text, and whether it matches a query. */
export interface Piece {
	readonly text: string;
	readonly isMarked: boolean;
}

/** Splits a text into parts that match terms and parts that do not. */
export function markedPieces(text: string, terms: readonly string[]): Piece[] {
	const pattern = termPattern(terms);
	const pieces: Piece[] = [];
	let end = 0;
	const add = (from: number, to: number, isMarked: boolean): void => {
		if (to > from) pieces.push({ text: text.slice(from, to), isMarked });
	};
	for (const { index, 0: found } of pattern === undefined ? [] : text.matchAll(pattern)) {
		add(end, index, false);
		end = index + found.length;
		add(index, end, true);
	}
	add(end, text.length, false);
	return pieces;
}

/**
 * Returns the absolute address of a link; undefined if its scheme is not http or https, as others could run code.
 *
 * @param base address of the page
 */
export function safeLink(url: string | undefined, base: string): string | undefined {
	if (url === undefined || url === '' || !URL.canParse(url, base)) return undefined;
	const { protocol, href } = new URL(url, base);
	return protocol === 'http:' || protocol === 'https:' ? href : undefined;
}

/**
 * Returns the address of a document that has no URL in the index.
 *
 * @param pages folder of the published markdown pages; empty if there is none
 */
export function pageLink(pages: string, id: string): string | undefined {
	return pages === '' ? undefined : pages + id.split('/').map(encodeURIComponent).join('/');
}

const KEY = 'pinakes-recent';
const MAX_RECENT = 10;
const MAX_LENGTH = 200;

/** Returns recent queries, latest first; an empty list if the browser has no storage. */
export function recentQueries(): readonly string[] {
	try {
		const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
		return Array.isArray(kept) ? kept.filter((query) => typeof query === 'string').slice(0, MAX_RECENT) : [];
	} catch {
		return [];
	}
}

/** Stores a query in the browser. */
export function keepQuery(query: string): void {
	if (query === '' || query.length > MAX_LENGTH) return;
	try {
		const others = recentQueries().filter((other) => other !== query);
		localStorage.setItem(KEY, JSON.stringify([query, ...others].slice(0, MAX_RECENT)));
	} catch {
		// Without storage there are no recent queries.
	}
}
