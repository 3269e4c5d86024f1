import { percentDecoded } from '@pinakes/query/format/percent-encoding';

/**
 * Makes the links of a rendered document lead where they can from here: those of the web into a new window, those
 * to other documents to where the page shows these. Links within the document, and those that lead nowhere, become text.
 *
 * @param path the document's path
 * @param addressOf the address at which the page shows documents by a part of their path
 */
export function leadLinks(element: HTMLElement, path: string, addressOf: (part: string) => string): void {
	for (const link of element.querySelectorAll('a')) {
		const to = targetOf(link.getAttribute('href') ?? '', path);
		if (to === undefined) link.replaceWith(...link.childNodes);
		else if (to.isDocument) link.href = addressOf(to.address);
		else Object.assign(link, { target: '_blank', rel: 'noopener noreferrer' });
	}
}

/** Where a link of a document leads: an address of the web, or a part of a path; undefined where it leads nowhere. */
export function targetOf(href: string, path: string): { address: string; isDocument: boolean } | undefined {
	if (/^(?:https?:|mailto:)/i.test(href)) return { address: href, isDocument: false };
	if (href === '' || /^(?:#|[a-z][a-z0-9+.-]*:|\/\/)/i.test(href)) return undefined;
	const base = new URL(encodeURI(path).replace(/[?#]/g, encodeURIComponent), BASE);
	if (!URL.canParse(href, base.href)) return undefined;
	const target = percentDecoded(new URL(href, base).pathname).replace(/^\/+|(?<!\/)\/+$/g, '');
	return target === '' ? undefined : { address: target, isDocument: true };
}

/** Any origin, to find out what a path leads to from another one. */
const BASE = 'http://documents.invalid/';
