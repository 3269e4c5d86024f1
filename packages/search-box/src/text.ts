/** Text functions for pages with their own search box. */
import type { Excerpt, Range } from './backend.ts';

/** Maximum characters of a title, a heading or a name that are shown. */
const MAX_SHOWN_LENGTH = 200;

/** Shortens a text of a source, and makes its direction controls visible. */
export function shownText(text: string): string {
	const isLong = text.length > MAX_SHOWN_LENGTH;
	return withoutDirections(isLong ? `${text.slice(0, MAX_SHOWN_LENGTH - 1).replace(HALF, '')}…` : text);
}

/** The first half of a character at the end of a text that was cut. */
const HALF = /[\ud800-\udbff]$/;

/** Replaces characters that change the text direction by their codes, as they can make a text look like another. */
export function withoutDirections(text: string): string {
	return text.replace(/[\u202a-\u202e\u2066-\u2069\u200e\u200f\u061c]/g, (character) => {
		return `\u27e8U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}\u27e9`;
	});
}

/** A part of a text: whether it matches a query, and whether it is code. */
export interface Piece {
	readonly text: string;
	readonly isMarked: boolean;
	readonly isCode: boolean;
}

/** Splits a text at the ends of its marks and of its code; it is shortened, and its direction controls are visible. */
export function piecesOf({ text, marks, code }: Excerpt): Piece[] {
	const isLong = text.length > 2 * MAX_SHOWN_LENGTH;
	const length = isLong ? text.slice(0, MAX_SHOWN_LENGTH - 1).replace(HALF, '').length : text.length;
	const ends = [0, length, ...[...marks, ...code].flat()].filter((end) => end >= 0 && end <= length);
	const sorted = [...new Set(ends)].sort((a, b) => a - b);
	const isIn = (ranges: readonly Range[], at: number): boolean => ranges.some(([from, to]) => from <= at && at < to);
	const pieces = sorted.slice(1).map((to, i): Piece => {
		const from = sorted[i] as number;
		return { text: withoutDirections(text.slice(from, to)), isMarked: isIn(marks, from), isCode: isIn(code, from) };
	});
	return isLong ? [...pieces, { text: '…', isMarked: false, isCode: false }] : pieces;
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

const KEY = 'pinakes-recent:';
const MAX_RECENT = 10;
const MAX_LENGTH = 200;

/**
 * Returns recent queries, latest first; an empty list if the browser has no storage.
 *
 * @param index path of the index, as sites of one origin share its storage
 */
export function recentQueries(index: string): readonly string[] {
	try {
		const kept: unknown = JSON.parse(localStorage.getItem(KEY + index) ?? '[]');
		return Array.isArray(kept) ? kept.filter((query) => typeof query === 'string').slice(0, MAX_RECENT) : [];
	} catch {
		return [];
	}
}

/** Stores a query in the browser as the latest one, or removes it. */
export function keepQuery(index: string, query: string, isRemoved = false): void {
	if (query === '' || query.length > MAX_LENGTH) return;
	try {
		const others = recentQueries(index).filter((other) => other !== query);
		const kept = isRemoved ? others : [query, ...others];
		localStorage.setItem(KEY + index, JSON.stringify(kept.slice(0, MAX_RECENT)));
	} catch {
		// Without storage there are no recent queries.
	}
}
