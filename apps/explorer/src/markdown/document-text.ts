import { percentDecoded } from '@pinakes/query/internal';

/** Maximum characters that are rendered at once, so that even hostile text takes less than a second. */
const MAX_PIECE_LENGTH = 20_000;

/** Splits a text into pieces, at line ends if possible. */
export function piecesOf(text: string): string[] {
	const pieces: string[] = [];
	for (let start = 0; start < text.length; ) {
		const end = Math.min(text.length, start + MAX_PIECE_LENGTH);
		const line = text.lastIndexOf('\n', end - 1) + 1;
		const next = end === text.length || line <= start ? end : line;
		pieces.push(text.slice(start, next));
		start = next;
	}
	return pieces;
}

/**
 * Rewrites the links of a rendered document: web links open in a new window, and links to documents lead to their
 * address in the explorer. Links within the document, and invalid ones, become text.
 *
 * @param path path of the document
 * @param addressOf returns the address in the explorer for a part of a path
 */
export function rewriteLinks(element: HTMLElement, path: string, addressOf: (part: string) => string): void {
	for (const link of element.querySelectorAll('a')) {
		const to = targetOf(link.getAttribute('href') ?? '', path);
		if (to === undefined) link.replaceWith(...link.childNodes);
		else if (to.isDocument) link.href = addressOf(to.address);
		else Object.assign(link, { target: '_blank', rel: 'noopener noreferrer' });
	}
}

/** Returns the target of a link: a web address, or a part of a path; undefined if it is invalid. */
export function targetOf(href: string, path: string): { address: string; isDocument: boolean } | undefined {
	if (/^(?:https?:|mailto:)/i.test(href)) return { address: href, isDocument: false };
	if (href === '' || /^(?:#|[a-z][a-z0-9+.-]*:|\/\/)/i.test(href)) return undefined;
	const base = new URL(encodeURI(path).replace(/[?#]/g, encodeURIComponent), BASE);
	if (!URL.canParse(href, base.href)) return undefined;
	const target = percentDecoded(new URL(href, base).pathname).replace(/^\/+|(?<!\/)\/+$/g, '');
	return target === '' ? undefined : { address: target, isDocument: true };
}

/** Base URL for resolving relative paths. */
const BASE = 'http://documents.invalid/';
