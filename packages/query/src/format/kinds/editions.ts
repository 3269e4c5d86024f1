import { groupBy } from '../base/groups.ts';
import type { Intent } from './documents.ts';

/** By document, what its address begins with (`editionPath`); empty or undefined for a document without an address. */
type Addresses = readonly (string | undefined)[];

/** Versions and translations among documents, found by paths and addresses alone, so that several indexes can be opened as one. */
export interface Editions {
	/** Documents of older versions whose page a newer one has. */
	readonly superseded: ReadonlySet<number>;
	/** Those whose page no newer version has. */
	readonly discontinued: ReadonlySet<number>;
	/** How questions name older versions. */
	readonly intents: readonly Intent[];
	/** The column `pages` of documents (schema.ts); empty if no page has translations or versions. */
	readonly pages: readonly number[];
}

/** Minimum share of the pages of a version or language that another one has too, and minimum number of these pages. */
const MIN_SHARED = 0.5;
const MIN_PAGES = 2;

/** Matches a folder of a version: `1.2`, `v3`, `5.x`, `version-2.0` or `2.0.0-rc.1`. Plain integers often are years or chapters. */
const VERSION =
	/^(?:(?:v|version-?|release-?)(\d{1,3}(?:\.\d+)*)(?:\.?x)?|(\d{1,4}(?:\.\d+)+)(?:\.x)?|(\d{1,3})\.?x)([-.]?(?:alpha|beta|rc|pre|dev|next|snapshot)[\w.]*)?$/i;

/** Match folders next to folders of versions: for the current version, and for one to come. */
const CURRENT = /^(?:latest|stable|current)$/i;
const UPCOMING = /^(?:next|main|master|dev|devel|develop|nightly|canary|edge|unreleased|unstable|preview|head)$/i;

/** Match words of folders that hold only versions or languages: `versioned_docs` and `docs-locale` have those of `docs`. */
const OF_VERSIONS = /(?:^|[-_])(?:versions?|versioned|archives?|archived|old|older|legacy|previous)(?![^-_])/gi;
const OF_LANGUAGES = /(?:^|[-_])(?:i18n|l10n|locales?|languages?|lang|translations?|translated)(?![^-_])/gi;

/** Codes of languages and, as folders have them, of countries. Others are names of folders like `js`. */
const CODES = new Set(
	(
		'ar az be bn br cn da de el en es et fa fi fr ga he hi hr hu hy id it ja jp ka kk ko kr lt lv mn mr ms nb ne nl no pt ro ru ' +
		'sk sl sr sv ta te th tr tw uk ur uz vi zh'
	).split(' '),
);

/** Match codes such as `de`, `zh-CN`, `pt_br` and `zh-Hant`, and files that end with one: `guide.zh-CN.md`, `README_CN.md`. */
const CODE = /^([a-z]{2})(?:[-_](?:[a-z]{2}|[a-z]{4}))?$/i;
const ENDING = /[._-]([a-z]{2}(?:[-_](?:[a-z]{2}|[a-z]{4}))?)(\.[a-z]+)$/i;

/** Matches the folders of Docusaurus in which translations of `docs` are. */
const PLUGIN = /(?<=^|\/)docusaurus-plugin-content-([^/]+)(?:\/current)?(?=\/)/;

/** Whether paths name versions or languages, so that hints are worth reading. */
export function mayHaveEditions(paths: readonly string[]): boolean {
	return paths.some(
		(path) => localize(path).language !== undefined || foldersOf(path).some((name) => VERSION.test(name)),
	);
}

/**
 * Returns what an address begins with, up to the last name of a version or language; `/` without one.
 *
 * @param path of the document; folders below its own version or language, such as those of an API, do not count
 * @param address path of the address, such as `/docs/1.2/install`
 */
export function editionPath(path: string, address: string): string {
	const folders = foldersOf(path);
	const isCodeAt = folders.findIndex(isCode);
	const isVersionAt = folders.findIndex((name) => VERSION.test(name));
	const below = folders.slice(Math.max(isCodeAt, isVersionAt) + 1);
	const end = below.length < folders.length ? `${address}/`.lastIndexOf(`/${below.join('/')}/`) : -1;
	const names = (end < 0 ? address : address.slice(0, end)).split('/');
	const last = names.map((name) => isCode(name) || versionOf(name, true) !== undefined).lastIndexOf(true);
	return names.slice(0, last + 1).join('/') || '/';
}

/**
 * Finds versions, which have most pages of an older one too, and translations. Where pages have addresses, the version whose
 * addresses name no version is the current one.
 *
 * @param paths of all documents, in the order of their numbers
 */
export function findEditions(paths: readonly string[], addresses: Addresses): Editions {
	const { unversioned, versions, older, moved, intents } = findVersions(paths, addresses);
	const pages = findTranslations(paths.map((path, number) => unversioned.get(number) ?? path));
	// In any language: a page that was translated only once is known better in its original language.
	const newest = new Map<number, Version>();
	const pageOf = (number: number): number => (pages[number] ?? 0) >> 1;
	for (const [number, version] of versions) {
		const known = newest.get(pageOf(number));
		if (!known || compareVersions(version, known) > 0) newest.set(pageOf(number), version);
	}
	const isSuperseded = (number: number): boolean => {
		const [page, version] = [pageOf(number), versions.get(number) as Version];
		return moved.has(number) || (page > 0 && compareVersions(newest.get(page) as Version, version) > 0);
	};
	const superseded = new Set(older.filter(isSuperseded));
	const discontinued = new Set(older.filter((number) => !superseded.has(number)));
	return { superseded, discontinued, intents, pages };
}

/** The order of versions: an unversioned or current one, releases, releases to come; then the higher number. */
interface Version {
	readonly order: number;
	readonly numbers: readonly number[];
}

const CURRENT_VERSION: Version = { order: 3, numbers: [] };

/** The pages of one version. */
interface Edition {
	readonly version: Version;
	/** Name of its folder; empty for pages outside of any. */
	readonly name: string;
	/** Paths below its folder, by the number of the document. */
	readonly documents: Map<number, string>;
	/** How many pages have a name. */
	readonly pages: Map<string, number>;
}

function findVersions(paths: readonly string[], addresses: Addresses) {
	const families = versionsByBase(paths);
	addUnversioned(families, paths);
	/** Documents of older versions, and those of them that a newer one has at another path. */
	const older: number[] = [];
	const moved = new Set<number>();
	const versions = new Map<number, Version>();
	const names = new Map<string, Version>();
	/** Paths without the folders of versions. */
	const unversioned = new Map<number, string>();
	for (const [base, family] of families) {
		const editions = [...family.values()]
			.map((edition) => ({ ...edition, version: servedVersion(edition, addresses) }))
			.sort((a, b) => compareVersions(b.version, a.version));
		const below = paths.filter((path) => path.startsWith(joined(base, ''))).length;
		for (const [i, edition] of editions.entries()) {
			const isOlder = editions.slice(0, i).some((newer) => isOlderThan(newer, edition));
			// Two APIs, each with its pages, are no versions of one. A version without other pages beside it may be a translated one.
			const isVersioned =
				isOlder ||
				below === edition.documents.size ||
				editions.slice(i + 1).some((other) => isOlderThan(edition, other));
			if (isOlder) names.set(edition.name.toLowerCase(), edition.version);
			const newer = editions.slice(0, i).filter(({ version }) => compareVersions(version, edition.version) > 0);
			for (const [number, path] of edition.documents) {
				versions.set(number, edition.version);
				// A name tells what page it is only where no other page has it.
				const isIn = ({ pages }: Edition): boolean => pages.get(nameOf(path)) === 1;
				if (isOlder) older.push(number);
				if (isOlder && isIn(edition) && newer.some(isIn)) moved.add(number);
				if (isVersioned) unversioned.set(number, joined(base, path));
			}
		}
	}
	return { older, moved, versions, intents: versionIntents(names), unversioned };
}

/** Returns the folders of versions by the path that their pages would have without versions. */
function versionsByBase(paths: readonly string[]): Map<string, Map<string, Edition>> {
	const folders = paths.map(foldersOf);
	const numbered = new Set<string>();
	for (const names of folders) {
		const at = names.findIndex((name) => VERSION.test(name));
		if (at >= 0) numbered.add(names.slice(0, at).join('/'));
	}
	const families = new Map<string, Map<string, Edition>>();
	if (numbered.size === 0) return families;
	for (const [number, names] of folders.entries()) {
		const at = names.findIndex((name, i) => versionOf(name, numbered.has(names.slice(0, i).join('/'))) !== undefined);
		if (at < 0) continue;
		const name = names[at] as string;
		const base = withoutWords(names.slice(0, at), OF_VERSIONS).join('/');
		const family = families.get(base) ?? new Map<string, Edition>();
		families.set(base, family);
		const edition = family.get(name) ?? emptyEdition(versionOf(name, true) as Version, name);
		family.set(name, edition);
		const path = paths[number] as string;
		addPage(edition, number, path.slice(joined(names.slice(0, at + 1).join('/'), '').length));
	}
	return families;
}

/** Adds pages outside of folders of versions to each family: those in the folder that is named like it. */
function addUnversioned(families: ReadonlyMap<string, Map<string, Edition>>, paths: readonly string[]): void {
	const all = [...families.values()].flatMap((family) => [...family.values()]);
	const versioned = new Set(all.flatMap(({ documents }) => [...documents.keys()]));
	for (const [base, family] of families) {
		const [newest] = [...family.values()].sort((a, b) => compareVersions(b.version, a.version));
		// `website/versioned_docs` may have the versions of `docs`.
		for (let names = base.split('/'); names.length > 0; names = names.slice(1)) {
			const folder = joined(names.join('/'), '');
			const edition = emptyEdition(CURRENT_VERSION, '');
			for (const [number, path] of paths.entries()) {
				if (!versioned.has(number) && path.startsWith(folder)) addPage(edition, number, path.slice(folder.length));
			}
			if (!isOlderThan(edition, newest as Edition)) continue;
			family.set('', edition);
			break;
		}
	}
}

/** Returns the version that the addresses of an edition name, else that of its folder. */
function servedVersion({ documents, version }: Edition, addresses: Addresses): Version {
	const all = [...documents.keys()].flatMap((number) => (addresses[number] ? [addresses[number].split('/')] : []));
	const [first] = all;
	if (first === undefined) return version;
	const end = first.findIndex((name, i) => all.some((names) => names[i] !== name));
	const versions = first.slice(0, end < 0 ? undefined : end).flatMap((name) => versionOf(name, true) ?? []);
	return versions.at(-1) ?? CURRENT_VERSION;
}

function emptyEdition(version: Version, name: string): Edition {
	return { version, name, documents: new Map(), pages: new Map() };
}

function addPage({ documents, pages }: Edition, number: number, path: string): void {
	documents.set(number, path);
	pages.set(nameOf(path), (pages.get(nameOf(path)) ?? 0) + 1);
}

/** Returns the name of a page; of index pages that of their folder. */
function nameOf(path: string): string {
	// Harmless: paths are short.
	const [name] = /[^/]*(?=(?:\/_?index|\/readme)?\.[^./]*$)/i.exec(path) ?? [path];
	return name.toLowerCase();
}

function isOlderThan(newer: Edition, older: Edition): boolean {
	if (compareVersions(newer.version, older.version) <= 0) return false;
	const shared = [...older.pages.keys()].filter((page) => newer.pages.has(page)).length;
	return shared >= MIN_PAGES && shared >= MIN_SHARED * older.pages.size;
}

/** Returns the version of a folder; names such as `next` are versions only beside others. */
function versionOf(name: string, hasNumbered: boolean): Version | undefined {
	const [, prefixed, dotted, plain, isEarly] = VERSION.exec(name) ?? [];
	const digits = prefixed ?? dotted ?? plain;
	if (digits !== undefined) return { order: isEarly === undefined ? 2 : 1, numbers: digits.split('.').map(Number) };
	if (!hasNumbered) return undefined;
	if (CURRENT.test(name)) return CURRENT_VERSION;
	return UPCOMING.test(name) ? { order: 0, numbers: [] } : undefined;
}

function compareVersions(a: Version, b: Version): number {
	const longer = a.numbers.length > b.numbers.length ? a.numbers : b.numbers;
	const differences = longer.map((_, i) => (a.numbers[i] ?? 0) - (b.numbers[i] ?? 0));
	return a.order - b.order || (differences.find((difference) => difference !== 0) ?? 0);
}

/** Returns how questions name versions: the longest numbers first, as `1.2.3` begins with `1.2`. */
function versionIntents(names: ReadonlyMap<string, Version>): Intent[] {
	return [...names]
		.filter(([, { numbers }]) => numbers.length > 0)
		.sort(([one, a], [other, b]) => b.numbers.length - a.numbers.length || (one < other ? -1 : 1))
		.map(([name, { numbers }]) => {
			const version = numbers.join('.');
			const words = [name, numbers.length > 1 ? version : `version ${version}`, `v${version}`, `${version}.x`];
			return { words: [...new Set(words)], scopes: [`${name}/`], isVersion: true };
		});
}

/** A document as a translation. */
interface Localized {
	/** Its path without its language; MDX may be translated as markdown. */
	readonly page: string;
	/** The code of its path, in lower case; undefined for none. */
	readonly language?: string;
	/** What has the code: a folder, or the ending of files in a folder. */
	readonly source?: string;
}

/**
 * Finds the translations of pages. Codes most of whose pages are in no other language are folders like others.
 *
 * @param paths without versions, so that several documents may have the same
 */
function findTranslations(paths: readonly string[]): number[] {
	const localized = paths.map(localize);
	const confirmed = translatedSources(localized);
	const all = localized.map(
		(one, i): Localized => (one.source && !confirmed.has(one.source) ? { page: paths[i] as string } : one),
	);
	const pages = paths.map(() => 0);
	let count = 0;
	for (const group of groupBy(all.keys(), (number) => all[number]?.page).values()) {
		if (group.length < 2) continue;
		count++;
		const languages = group.map((number) => all[number]?.language);
		// The one without a code in its path; if all have one, English.
		const original = languages.includes(undefined) ? undefined : 'en';
		for (const [i, number] of group.entries()) {
			pages[number] = 2 * count + Number(languages[i]?.slice(0, 2) === original);
		}
	}
	return count > 0 ? pages : [];
}

function localize(original: string): Localized {
	const path = original.replace(PLUGIN, '$1').replace(/\.mdx$/i, '.md');
	const names = foldersOf(path);
	const at = names.findIndex(isCode);
	if (at >= 0) {
		const others = withoutWords([...names.slice(0, at), ...names.slice(at + 1)], OF_LANGUAGES);
		const page = [...others, path.slice(path.lastIndexOf('/') + 1)].join('/');
		return { page, language: (names[at] as string).toLowerCase(), source: names.slice(0, at + 1).join('/') };
	}
	const [ending = '', code = '', extension] = ENDING.exec(path) ?? [];
	if (!isCode(code)) return { page: path };
	const page = path.slice(0, -ending.length) + extension;
	return { page, language: code.toLowerCase(), source: `${names.join('/')}/*.${code}` };
}

function isCode(name: string): boolean {
	const [, code = ''] = CODE.exec(name) ?? [];
	return CODES.has(code.toLowerCase());
}

/** Returns the folders and endings that really are of languages: most of their pages are in another language too. */
function translatedSources(localized: readonly Localized[]): Set<string | undefined> {
	const groups = groupBy(localized.keys(), (number) => localized[number]?.page);
	const counts = new Map<string | undefined, readonly [all: number, shared: number]>();
	for (const { page, language, source } of localized) {
		if (language === undefined) continue;
		const [all, shared] = counts.get(source) ?? [0, 0];
		const isShared = groups.get(page)?.some((number) => localized[number]?.language !== language);
		counts.set(source, [all + 1, shared + Number(isShared)]);
	}
	const found = [...counts].filter(
		([, [all, shared]]) => shared >= Math.min(all, MIN_PAGES) && shared >= MIN_SHARED * all,
	);
	return new Set(found.map(([source]) => source));
}

/** Returns names of folders without words, such as those for folders of versions, and without those that only have such words. */
function withoutWords(names: readonly string[], words: RegExp): string[] {
	return names.map((name) => name.replace(words, '').replace(/^[-_]/, '')).filter(Boolean);
}

/** Returns the names of the folders of a path; one empty name for a file in the root. */
function foldersOf(path: string): string[] {
	return path.slice(0, Math.max(0, path.lastIndexOf('/'))).split('/');
}

function joined(folder: string, rest: string): string {
	return folder === '' ? rest : `${folder}/${rest}`;
}
