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
