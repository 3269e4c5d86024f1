import { ALL_LANGUAGES } from '@pinakes/query/languages/all';
import { directoryOf, MIN_PAGES, MIN_SHARED, withoutWords } from './page-paths.ts';

/** Codes that folders and endings of translations have. */
const CODES = new Set([
	...ALL_LANGUAGES.map(({ code }) => code),
	...[
		'en',
		'zh',
		'ja',
		'ko',
		'th',
		'vi',
		'uk',
		'he',
		'fa',
		'ur',
		'bn',
		'ta',
		'te',
		'mr',
		'ms',
		'sl',
		'sk',
		'hr',
		'sr',
		'et',
		'lv',
		'lt',
		'be',
		'ka',
		'az',
		'kk',
		'uz',
		'mn',
		'no',
		'nb',
		'cn',
		'jp',
		'kr',
		'tw',
		'br',
	],
]);

/** Matches codes such as `de`, `zh-CN`, `pt_br` and `zh-Hant`. */
const CODE = /^([a-z]{2})(?:[-_](?:[a-z]{2}|[a-z]{4}))?$/i;

/** Matches the end of a file's name with a code: `guide.zh-CN.md`, `README-ja.md`, `README_CN.md`. */
const ENDING = /[._-]([a-z]{2}(?:[-_](?:[a-z]{2}|[a-z]{4}))?)(\.[a-z]+)$/i;

/** Words of folders that hold only languages: `docs-locale` has those of `docs`. */
const CONTAINER = /(?:^|[-_])(?:i18n|l10n|locales?|languages?|lang|translations?|translated)(?![^-_])/gi;

/** Matches the folders of Docusaurus in which translations of `docs` are. */
const PLUGIN = /(?<=^|\/)docusaurus-plugin-content-([^/]+)(?:\/current)?(?=\/)/;

/** A document as a translation. */
interface Localized {
	/** Its path without its language; MDX may be translated as markdown. */
	readonly page: string;
	/** The code of its path, in lower case; undefined for none. */
	readonly language: string | undefined;
	/** What has the code: a folder, or the ending of files in a folder. */
	readonly source: string;
}

/** Translations of pages. */
export interface Translations {
	/** By document: the number of its page from 1, or 0 if no other document is of the same page. */
	readonly pages: readonly number[];
	/** The code in the path of each document that has one and has translations. */
	readonly languages: readonly (string | undefined)[];
	/** Whether each document is in the original language: no code in its path or, if all have one, English. */
	readonly isOriginal: readonly boolean[];
}

/**
 * Finds the translations of pages by the languages in their paths. Codes that most pages share with no other are folders like others.
 *
 * @param paths without versions, so that several documents may have the same
 */
export function findTranslations(paths: readonly string[]): Translations {
	const localized = paths.map(localize);
	const groups = groupsOf(localized);
	const translated = translatedSources(localized, groups);
	const confirmed = localized.map((one, i) =>
		one.language === undefined || translated.has(one.source)
			? one
			: { page: paths[i] as string, language: undefined, source: '' },
	);
	const pages = paths.map(() => 0);
	const isOriginal = paths.map(() => false);
	let count = 0;
	for (const group of groupsOf(confirmed).values()) {
		if (group.length < 2) continue;
		const languages = group.map((number) => confirmed[number]?.language);
		count++;
		const original = languages.includes(undefined) ? undefined : 'en';
		for (const [i, number] of group.entries()) {
			pages[number] = count;
			isOriginal[number] = languages[i]?.slice(0, 2) === original;
		}
	}
	return { pages, isOriginal, languages: confirmed.map(({ language }, i) => (pages[i] === 0 ? undefined : language)) };
}

function localize(original: string): Localized {
	const path = original.replace(PLUGIN, '$1').replace(/\.mdx$/i, '.md');
	const folder = directoryOf(path);
	const names = folder.split('/');
	const at = names.findIndex(isCode);
	if (at >= 0) {
		const others = names.filter((_, i) => i !== at).map((name) => withoutWords(name, CONTAINER));
		const page = [...others.filter(Boolean), path.slice(folder.length + 1)].join('/');
		return { page, language: names[at]?.toLowerCase(), source: names.slice(0, at + 1).join('/') };
	}
	const [ending, code, extension] = ENDING.exec(path) ?? [];
	if (ending === undefined || !isCode(code as string)) return { page: path, language: undefined, source: '' };
	const page = path.slice(0, -ending.length) + extension;
	return { page, language: code?.toLowerCase(), source: `${folder}/*.${code}` };
}

/** Whether a name is the code of a language. */
export function isCode(name: string): boolean {
	const [, code] = CODE.exec(name) ?? [];
	return code !== undefined && CODES.has(code.toLowerCase());
}

/** Returns the documents of each page. */
function groupsOf(localized: readonly Localized[]): Map<string, number[]> {
	const groups = new Map<string, number[]>();
	for (const [number, { page }] of localized.entries()) {
		const group = groups.get(page) ?? [];
		groups.set(page, group);
		group.push(number);
	}
	return groups;
}

/** Returns the folders and endings that really are of languages: most of their pages are in another language too. */
function translatedSources(
	localized: readonly Localized[],
	groups: ReadonlyMap<string, readonly number[]>,
): Set<string> {
	const counts = new Map<string, { all: number; shared: number }>();
	for (const { page, language, source } of localized) {
		if (language === undefined) continue;
		const count = counts.get(source) ?? { all: 0, shared: 0 };
		counts.set(source, count);
		count.all++;
		const group = groups.get(page) as readonly number[];
		if (group.some((number) => localized[number]?.language !== language)) count.shared++;
	}
	const isTranslated = ({ all, shared }: { all: number; shared: number }): boolean =>
		shared >= Math.min(all, MIN_PAGES) && shared >= MIN_SHARED * all;
	return new Set([...counts].filter(([, count]) => isTranslated(count)).map(([source]) => source));
}
