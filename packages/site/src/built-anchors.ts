import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { BuiltSite } from './search.ts';

/** The headings of a page with their ids, empty for one without. */
type PageHeadings = (readonly [text: string, id: string])[];

// Harmless: pages are those of the user, and each heading ends at the next closing tag.
const HEADING = /<(h[1-6])\b((?:"[^"]*"|'[^']*'|[^"'>])*)>(.*?)<\/\1>/gis;
const ID = /\sid=(?:"([^"]*)"|'([^']*)'|([^\s>]+))/i;

/** Returns the headings of built pages by the addresses of their files, as ids depend on settings of the generator. */
export function builtAnchors({ folder, base }: BuiltSite): Record<string, PageHeadings> {
	const found: Record<string, PageHeadings> = {};
	const files = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
	for (const file of files) {
		if (!file.endsWith('.html')) continue;
		const html = readFileSync(join(folder, file), 'utf8');
		found[base + file.split(sep).join('/')] = Array.from(
			html.matchAll(HEADING),
			([, , attributes = '', content = '']) => {
				const [, ...ids] = ID.exec(attributes) ?? [];
				return [textOf(content), textOf(ids.find((id) => id !== undefined) ?? '')] as const;
			},
		);
	}
	return found;
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function textOf(html: string): string {
	return html
		.replace(/<[^<>]*>/g, '')
		.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (written, decimal?: string, hex?: string, name = '') => {
			const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
			return code <= 0x10ffff ? String.fromCodePoint(code) : (ENTITIES[name] ?? written);
		});
}
