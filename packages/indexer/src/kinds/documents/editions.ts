import { encodeNumber } from '@pinakes/query/format/codec/numbers';
import type { Intent } from '@pinakes/query/format/kinds/documents/schema';
import type { SectionTexts } from '../text/documents.ts';
import { findTranslations } from './translations.ts';
import { findOlderVersions } from './versions.ts';

/** Versions and translations among the documents of an index. */
export interface Editions {
	/** Documents of older versions, and translations that are not translated. */
	readonly superseded: ReadonlySet<number>;
	/** How questions name older versions. */
	readonly intents: readonly Intent[];
	/** The column `pages` of documents; undefined if no page has translations. */
	readonly pages: string | undefined;
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
	const { documents: older, intents, unversioned } = findOlderVersions(paths);
	const { pages, isOriginal, languages } = findTranslations(
		paths.map((path, number) => unversioned.get(number) ?? path),
	);
	const untranslated = untranslatedOf(languages, isOriginal, text);
	const column = pages.map((page, number) => encodeNumber(page === 0 ? 0 : 2 * page + Number(isOriginal[number])));
	return {
		superseded: new Set([...older, ...untranslated]),
		intents,
		pages: pages.some((page) => page > 0) ? column.join('') : undefined,
	};
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
