import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { BuiltSite } from './search.ts';

/** The headings of a page with their ids, empty for one without. */
type PageHeadings = (readonly [text: string, id: string])[];

// Harmless: pages are those of the user, and each heading ends at the next closing tag.
const HEADING = /<(h[1-6])\b((?:"[^"]*"|'[^']*'|[^"'>])*)>(.*?)<\/\1>/gis;
const ID = /\sid=(?:"([^"]*)"|'([^']*)'|([^\s>]+))/i;

/**
 * Returns the headings of the pages that a generator has built, by the paths of their documents: ids are what the generator's settings
 * make of them.
 */
export function builtAnchors(site: BuiltSite, addresses: Readonly<Record<string, string>> = {}) {
	const found: Record<string, PageHeadings> = {};
	for (const [path, address] of Object.entries(addresses)) {
		const html = address.startsWith(site.base) ? builtPage(site.folder, address.slice(site.base.length)) : '';
		const headings = Array.from(html.matchAll(HEADING), ([, , attributes = '', content = '']) => {
			const [, ...ids] = ID.exec(attributes) ?? [];
			return [textOf(content), textOf(ids.find((id) => id !== undefined) ?? '')] as const;
		});
		if (headings.length > 0) found[path] = headings;
	}
	return found;
}

function builtPage(folder: string, path: string): string {
	const files = [path, `${path}.html`, `${path}/index.html`].map((name) => join(folder, name));
	const file = files.find((name) => statSync(name, { throwIfNoEntry: false })?.isFile());
	return file === undefined ? '' : readFileSync(file, 'utf8');
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function textOf(html: string): string {
	return html
		.replace(/<[^>]*>/g, '')
		.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (written, decimal?: string, hex?: string, name = '') => {
			const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
			return code <= 0x10ffff ? String.fromCodePoint(code) : (ENTITIES[name] ?? written);
		});
}
