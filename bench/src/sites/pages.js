import { documentsOf, pageOf, readIndex, renderPage } from '@pinakes/indexer/internal';

/**
 * A page of a site, as all peers get it.
 *
 * @typedef {object} SitePage
 * @property {string} path of its markdown
 * @property {string} title
 * @property {string} html of its text, headings with ids, a title at the top
 */

/**
 * Renders all pages of an index.
 *
 * @param {string} folder of the index
 * @returns {SitePage[]}
 */
export function renderPages(folder) {
	const targets = { link: (/** @type {string} */ href) => href, picture: () => undefined };
	return Array.from(documentsOf(readIndex(folder)).documents, (document) => {
		const { html, headings } = renderPage(pageOf(document), targets);
		const title = document.title;
		const hasTitle = headings[0]?.level === 1;
		return { path: document.path, title, html: hasTitle ? html : `<h1 id="top">${escapeHtml(title)}</h1>\n${html}` };
	});
}

/** @param {string} text */
export function escapeHtml(text) {
	return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** The text of HTML that was rendered here. @param {string} html */
export function textOf(html) {
	return html
		.replace(/<[^>]*>/g, ' ')
		.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)))
		.replace(
			/&(amp|lt|gt|quot);/g,
			(_, name) => ({ amp: '&', lt: '<', gt: '>', quot: '"' })[/** @type {'lt'} */ (name)],
		)
		.replace(/\s+/g, ' ')
		.trim();
}
