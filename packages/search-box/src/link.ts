/**
 * Returns an address that a result may link to, absolute; undefined for one with another scheme than http and https, which
 * could run something.
 *
 * @param base the address of the page
 */
export function safeLink(url: string | undefined, base: string): string | undefined {
	if (url === undefined || url === '' || !URL.canParse(url, base)) return undefined;
	const { protocol, href } = new URL(url, base);
	return protocol === 'http:' || protocol === 'https:' ? href : undefined;
}

/**
 * Returns the address of a document that has none in the index.
 *
 * @param pages the folder of the published markdown pages; empty where there is none
 */
export function pageLink(pages: string, id: string): string | undefined {
	return pages === '' ? undefined : pages + id.split('/').map(encodeURIComponent).join('/');
}
