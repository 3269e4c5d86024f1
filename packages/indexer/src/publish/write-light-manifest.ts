import { withChecksum } from '@pinakes/query/format/checksum';
import { partFile } from '@pinakes/query/format/codec/cuts';
import { encodeNumber } from '@pinakes/query/format/codec/numbers';
import { lightText, MAX_LIGHT_DOCUMENTS } from '@pinakes/query/format/kinds/text/light-text';
import { SECTION_TEXTS_TABLE, TEXT_FILE, type TextSettings } from '@pinakes/query/format/kinds/text/schema';
import {
	LIGHT_MANIFEST_FILE,
	type LightCuts,
	SEARCH_MANIFEST_FILE,
} from '@pinakes/query/format/layouts/light-manifest';
import { isPageFile, type Page, type Pages, pageFile } from '@pinakes/query/format/layouts/manifest-pages';
import type { PackedTable, Packs } from '@pinakes/query/format/layouts/packs';
import { MANIFEST_FILE, type Manifest } from '@pinakes/query/format/manifest';
import type { SiteFiles } from './agent-skills.ts';
import { isForSearches } from './search-layout.ts';

/** Tables that few searches read, and none first: from so many parts on, a light manifest has pages of them. */
const PAGED_TABLES: ReadonlySet<string> = new Set(['entries', 'doc_lists']);
const MIN_PAGED_PARTS = 256;
const PARTS_PER_LIGHT_PAGE = 64;

/** The first read of a search: an address, and the value of a `Range` header. */
export type FirstRead = readonly [address: string, range: string];

/** Returns the tables of a light manifest: without those that list parts, and without the lengths of some. */
function lightTables(tables: Packs['tables'], hasNoLengths: (table: string) => boolean): Packs['tables'] {
	const light = Object.entries(tables).flatMap(([table, packed]): [string, PackedTable][] => {
		if (isPageFile(partFile(table, 0))) return [];
		return [[table, hasNoLengths(table) ? [packed[0], packed[1]] : packed]];
	});
	return Object.fromEntries(light);
}

/** Cuts of large tables in a light manifest: the number of their parts, the first key of each page, and pages by path. */
interface PagedCuts {
	readonly parts: Pages['parts'];
	readonly cuts: Readonly<Record<string, readonly string[]>>;
	readonly files: ReadonlyMap<string, string>;
}

/** Returns pages for the cuts of large tables that few searches read. */
export function pagesOf({ cuts }: Pick<Manifest, 'cuts'>): PagedCuts {
	const parts: Record<string, number> = {};
	const firstKeys: Record<string, readonly string[]> = {};
	const files = new Map<string, string>();
	for (const [table, keys] of Object.entries(cuts) as [string, readonly string[]][]) {
		if (!PAGED_TABLES.has(table) || keys.length < MIN_PAGED_PARTS) continue;
		parts[table] = keys.length;
		firstKeys[table] = keys.filter((_, part) => part % PARTS_PER_LIGHT_PAGE === 0);
		for (let from = 0; from < keys.length; from += PARTS_PER_LIGHT_PAGE) {
			const first = keys.slice(from, from + PARTS_PER_LIGHT_PAGE);
			const page: Page = { first, files: first.map(() => [0, '']) };
			files.set(pageFile(table, from / PARTS_PER_LIGHT_PAGE), JSON.stringify(page));
		}
	}
	return { parts, cuts: firstKeys, files };
}

/** Additional fields of a light manifest. */
interface LightFields {
	readonly paged: PagedCuts;
	readonly packs: Packs;
	readonly first: readonly FirstRead[];
	readonly others: readonly string[];
	readonly text: unknown;
}

/**
 * Adds the light manifests: that of searches, and that of matches if the index has units.
 *
 * @param whole the texts of all files but parts, by path
 */
export function addLightManifests(
	packed: SiteFiles,
	manifest: Omit<Manifest, 'checksum'>,
	whole: ReadonlyMap<string, string>,
	fields: Pick<LightFields, 'paged' | 'first' | 'packs'>,
): void {
	const settings = whole.get(TEXT_FILE);
	// The places of texts are before their sections.
	const tables = lightTables(fields.packs.tables, (table) => table === SECTION_TEXTS_TABLE);
	const light: LightFields = {
		...fields,
		others: [...whole.keys()],
		text: (settings && lightTextOf(JSON.parse(settings) as TextSettings)) ?? null,
		packs: { ...fields.packs, tables },
	};
	const isForSearch = (table: string): boolean => Object.hasOwn(manifest.regular ?? {}, table);
	const forMatch: LightFields = {
		...light,
		text: undefined,
		packs: { ...fields.packs, tables: lightTables(tables, isForSearch) },
	};
	packed.set(SEARCH_MANIFEST_FILE, lightManifest(manifest, light));
	packed.set(LIGHT_MANIFEST_FILE, lightManifest(manifest, isForSearches(manifest) ? light : forMatch));
}

function lightTextOf(settings: TextSettings): object | undefined {
	const text = lightText(settings);
	return text && settings.documents.length > MAX_LIGHT_DOCUMENTS ? { ...text, documents: undefined } : text;
}

function lightManifest(
	manifest: Omit<Manifest, 'checksum'>,
	{ paged, packs, first, others, text }: LightFields,
): string {
	const { files: _, cuts, ...fields } = manifest;
	const pages: Pages | undefined =
		paged.files.size > 0 ? { size: PARTS_PER_LIGHT_PAGE, parts: paged.parts } : undefined;
	const tables = Object.entries({ ...cuts, ...paged.cuts }).map(([table, first = []]): [string, LightCuts] => {
		if (Object.hasOwn(manifest.regular ?? {}, table)) return [table, steps([0])];
		return [table, typeof first[0] === 'number' ? steps(first as readonly number[]) : (first as readonly string[])];
	});
	return withChecksum(
		JSON.stringify({
			...fields,
			version: packs.version,
			tables: Object.fromEntries(tables),
			pages,
			others: others.filter((path) => path !== MANIFEST_FILE),
			first,
			text,
			packs,
		}),
	);
}

function steps(numbers: readonly number[]): string {
	return numbers.map((number, i) => encodeNumber(number - (numbers[i - 1] ?? 0))).join('');
}
