import { encodeNumber } from '@pinakes/query/format/codec/numbers';
import type { DocumentColumns, Intent } from '@pinakes/query/format/kinds/documents/schema';
import type { SectionTexts } from '../text/documents.ts';
import { type Addresses, addressesOf, commonNames } from './addresses.ts';
import { findTranslations, isCode } from './translations.ts';
import { findOlderVersions, isVersion } from './versions.ts';

/** Versions and translations among the documents of an index. */
export interface Editions {
	/** Documents of older versions, and translations that are not translated. */
	readonly superseded: ReadonlySet<number>;
	/** How questions name older versions. */
	readonly intents: readonly Intent[];
	/** The column `pages` of documents; undefined if no page has translations. */
	readonly pages: string | undefined;
	/** What their addresses begin with; undefined if none of them has one. */
	readonly addresses: Pick<DocumentColumns, 'edition_paths' | 'edition'> | undefined;
}

/** Languages in other letters than Latin, by their codes. */
const LETTERS: Readonly<Record<string, RegExp>> = {
	zh: /\p{Script=Han}/gu,
	cn: /\p{Script=Han}/gu,
	tw: /\p{Script=Han}/gu,
	ja: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu,
	jp: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu,
	ko: /\p{Script=Hangul}/gu,
	kr: /\p{Script=Hangul}/gu,
	ru: /\p{Script=Cyrillic}/gu,
	uk: /\p{Script=Cyrillic}/gu,
	ar: /\p{Script=Arabic}/gu,
	fa: /\p{Script=Arabic}/gu,
	hi: /\p{Script=Devanagari}/gu,
	el: /\p{Script=Greek}/gu,
	he: /\p{Script=Hebrew}/gu,
	th: /\p{Script=Thai}/gu,
};

/** Minimum share of the letters of a translated page in the letters of its language. */
const MIN_LETTERS = 0.05;

/**
 * Finds versions and translations.
 *
 * @param paths of all documents, in the order of their numbers
 */
export function findEditions(paths: readonly string[], text: SectionTexts): Editions {
	let read: Addresses | undefined;
	// Most indexes have neither versions nor translations, so that nobody asks for addresses.
	const readAddresses = (): Addresses => {
		read ??= addressesOf(text);
		return read;
	};
	const { documents: older, intents, unversioned, versions } = findOlderVersions(paths, readAddresses);
	const { pages, isOriginal, languages } = findTranslations(
		paths.map((path, number) => unversioned.get(number) ?? path),
	);
	const untranslated = untranslatedOf(languages, isOriginal, text);
	const superseded = new Set([...older, ...untranslated]);
	const column = pages.map((page, number) => encodeNumber(page === 0 ? 0 : 2 * page + Number(isOriginal[number])));
	const hasOthers = (number: number): boolean => (pages[number] as number) > 0 || superseded.has(number);
	return {
		superseded,
		intents,
		pages: pages.some((page) => page > 0) ? column.join('') : undefined,
		addresses: paths.some((_, number) => hasOthers(number))
			? editionColumns(
					readAddresses().map((address, number) => (hasOthers(number) ? address : undefined)),
					paths.map((_, number) => `${versions.get(number)} ${languages[number]}`),
				)
			: undefined,
	};
}

/**
 * Returns what the addresses of each edition begin with, up to the name of its version or language, and the edition of each
 * document.
 */
function editionColumns(addresses: Addresses, names: readonly string[]): Editions['addresses'] {
	if (addresses.every((address) => address === undefined)) return undefined;
	const byName = new Map(names.map((name): [string, (string | undefined)[]] => [name, []]));
	for (const [number, address] of addresses.entries()) byName.get(names[number] as string)?.push(address);
	const edition_paths = [...byName.values()].map((own) => {
		const shared = commonNames(own) ?? [];
		const end = shared.map((name) => isVersion(name) || isCode(name)).lastIndexOf(true);
		return shared.slice(0, end + 1).join('/');
	});
	const numbers = new Map([...byName.keys()].map((name, number) => [name, encodeNumber(number)]));
	return { edition_paths, edition: names.map((name) => numbers.get(name)).join('') };
}

/** Returns the documents in a folder of another language that are in Latin letters although that language is not. */
function untranslatedOf(
	languages: readonly (string | undefined)[],
	isOriginal: readonly boolean[],
	{ texts, sectionCounts }: SectionTexts,
): number[] {
	const lettersOf = (number: number): RegExp | undefined =>
		isOriginal[number] ? undefined : LETTERS[languages[number]?.slice(0, 2) ?? ''];
	if (!languages.some((_, number) => lettersOf(number))) return [];
	const found: number[] = [];
	const rest = texts[Symbol.iterator]();
	for (const [number, sections] of sectionCounts.entries()) {
		const own = lettersOf(number);
		let all = 0;
		let foreign = 0;
		for (let i = 0; i < sections; i++) {
			const json = rest.next().value as string;
			if (own === undefined) continue;
			const body = JSON.parse(json) as string;
			all += body.match(/\p{L}/gu)?.length ?? 0;
			foreign += body.match(own)?.length ?? 0;
		}
		if (all > 0 && foreign < MIN_LETTERS * all) found.push(number);
	}
	return found;
}
