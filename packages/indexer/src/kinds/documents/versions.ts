import type { Intent } from '@pinakes/query/format/kinds/documents/schema';
import { compare } from '../../report.ts';
import { type Addresses, commonNames } from './addresses.ts';
import { directoryOf, isIndexPage, MIN_PAGES, MIN_SHARED, withoutWords } from './page-paths.ts';

/** Matches a folder of a version: `1.2`, `v3`, `5.x`, `version-2.0` or `2.0.0-rc.1`. Plain integers often are years or chapters. */
const VERSION =
	/^(?:(?:v|version-?|release-?)(\d{1,3}(?:\.\d+)*)(\.?x)?|(\d{1,4}(?:\.\d+)+)(\.x)?|(\d{1,3})(\.?x))([-.]?(?:alpha|beta|rc|pre|dev|next|snapshot)[\w.]*)?$/i;

/** Match folders next to folders of versions: for the current version, and for one to come. */
const CURRENT = /^(?:latest|stable|current)$/i;
const UPCOMING = /^(?:next|main|master|dev|devel|develop|nightly|canary|edge|unreleased|unstable|preview|head)$/i;

/** Words of folders that hold only versions: `versioned_docs` has those of `docs`. */
const CONTAINER = /(?:^|[-_])(?:versions?|versioned|archives?|archived|old|older|legacy|previous)(?![^-_])/gi;

/** The order of versions: an unversioned or current one, releases, releases to come; then the higher number. */
interface Version {
	readonly order: number;
	readonly numbers: readonly number[];
}

const CURRENT_VERSION: Version = { order: 3, numbers: [] };

/** The pages of one version. */
interface Edition {
	readonly version: Version;
	/** Name of its folder; undefined for pages outside of any. */
	readonly name: string | undefined;
	/** Paths below its folder, by the number of the document. */
	readonly documents: Map<number, string>;
	readonly pages: Set<string>;
}

/** Documents of older versions, and how questions name these. */
export interface OlderVersions {
	readonly documents: ReadonlySet<number>;
	readonly intents: readonly Intent[];
	/** By document: its path without the folder of its version; undefined for documents without a version. */
	readonly unversioned: ReadonlyMap<number, string>;
	/** By document: what tells its version from others. */
	readonly versions: ReadonlyMap<number, string>;
}

/**
 * Finds the pages of versions of which a newer one has most pages too, by the folders of their paths. Where pages have addresses,
 * the version whose addresses name no version is the current one.
 *
 * @param readAddresses returns the addresses of the documents; asked only if there are folders of versions
 */
export function findOlderVersions(paths: readonly string[], readAddresses: () => Addresses = () => []): OlderVersions {
	const families = versionsByBase(paths);
	addUnversioned(families, paths);
	const addresses = families.size > 0 ? readAddresses() : [];
	for (const family of families.values()) {
		for (const [name, edition] of family) family.set(name, { ...edition, version: servedVersion(edition, addresses) });
	}
	const documents = new Set<number>();
	const older = new Map<string, Version>();
	const unversioned = new Map<number, string>();
	const versions = new Map<number, string>();
	const below = countBelow(paths);
	for (const [base, editions] of families) {
		const sorted = [...editions.values()].sort((a, b) => compareVersions(b.version, a.version));
		for (const [i, edition] of sorted.entries()) {
			const isOlder = sorted.slice(0, i).some((newer) => isOlderThan(newer, edition));
			// Two APIs, each with its pages, are no versions of one. A version without other pages beside it may be a translated one.
			const isAlone = below.get(base) === edition.documents.size;
			const isVersioned = isOlder || isAlone || sorted.slice(i + 1).some((older) => isOlderThan(edition, older));
			if (isOlder && edition.name !== undefined) older.set(edition.name.toLowerCase(), edition.version);
			for (const [number, path] of edition.documents) {
				if (isOlder) documents.add(number);
				if (!isVersioned) continue;
				unversioned.set(number, joined(base, path));
				versions.set(number, joined(base, edition.name ?? ''));
			}
		}
	}
	return { documents, intents: versionIntents(older), unversioned, versions };
}

/** Returns the folders of versions by the path that their pages would have without versions. */
function versionsByBase(paths: readonly string[]): Map<string, Map<string, Edition>> {
	const numbered = new Set<string>();
	const folders = paths.map((path) => directoryOf(path).split('/'));
	for (const names of folders) {
		const at = names.findIndex((name) => VERSION.test(name));
		if (at >= 0) numbered.add(names.slice(0, at).join('/'));
	}
	const families = new Map<string, Map<string, Edition>>();
	for (const [number, names] of folders.entries()) {
		const at = names.findIndex((name, i) => versionOf(name, numbered.has(names.slice(0, i).join('/'))) !== undefined);
		if (at < 0) continue;
		const name = names[at] as string;
		const base = names
			.slice(0, at)
			.map((name) => withoutWords(name, CONTAINER))
			.filter(Boolean)
			.join('/');
		const family = families.get(base) ?? new Map<string, Edition>();
		families.set(base, family);
		const edition = family.get(name) ?? emptyEdition(versionOf(name, true) as Version, name);
		family.set(name, edition);
		addPage(
			edition,
			number,
			(paths[number] as string)
				.split('/')
				.slice(at + 1)
				.join('/'),
		);
	}
	return families;
}

/** Adds pages outside of folders of versions to each family: those in the folder that is named like it. */
function addUnversioned(families: Map<string, Map<string, Edition>>, paths: readonly string[]): void {
	const versioned = new Set([...families.values()].flatMap((family) => documentsOf(family.values())));
	const others = paths.map((path, number) => ({ path, number })).filter(({ number }) => !versioned.has(number));
	for (const [base, family] of families) {
		const newest = [...family.values()].sort((a, b) => compareVersions(b.version, a.version))[0] as Edition;
		// `website/versioned_docs` may have the versions of `docs`.
		const names = base.split('/');
		for (let from = 0; from < names.length; from++) {
			const folder = joined(names.slice(from).join('/'), '');
			const edition = emptyEdition(CURRENT_VERSION, undefined);
			for (const { path, number } of others) {
				if (path.startsWith(folder)) addPage(edition, number, path.slice(folder.length));
			}
			if (!hasMostPages(edition, newest)) continue;
			family.set('', edition);
			break;
		}
	}
}

/** Returns the version that the addresses of an edition name, else that of its folder. */
function servedVersion({ documents, version }: Edition, addresses: Addresses): Version {
	const names = commonNames([...documents.keys()].map((number) => addresses[number]));
	if (names === undefined) return version;
	return versionOf(names.filter(isVersion).at(-1) ?? '', true) ?? CURRENT_VERSION;
}

/** Returns how many documents are below each folder, whose name is empty for the root. */
function countBelow(paths: readonly string[]): Map<string, number> {
	const counts = new Map([['', paths.length]]);
	for (const path of paths) {
		for (let end = path.indexOf('/'); end >= 0; end = path.indexOf('/', end + 1)) {
			const folder = path.slice(0, end);
			counts.set(folder, (counts.get(folder) ?? 0) + 1);
		}
	}
	return counts;
}

function documentsOf(editions: Iterable<Edition>): number[] {
	return [...editions].flatMap(({ documents }) => [...documents.keys()]);
}

function emptyEdition(version: Version, name: string | undefined): Edition {
	return { version, name, documents: new Map(), pages: new Set() };
}

function addPage({ documents, pages }: Edition, number: number, path: string): void {
	documents.set(number, path);
	const names = path.split('/');
	// Index pages are named like their folder.
	const name = isIndexPage(path) ? names.at(-2) : names.at(-1)?.replace(/\.[^.]*$/, '');
	if (name !== undefined) pages.add(name.toLowerCase());
}

function isOlderThan(newer: Edition, older: Edition): boolean {
	return compareVersions(newer.version, older.version) > 0 && hasMostPages(newer, older);
}

function hasMostPages(newer: Edition, older: Edition): boolean {
	const shared = [...older.pages].filter((page) => newer.pages.has(page)).length;
	return shared >= MIN_PAGES && shared >= MIN_SHARED * older.pages.size;
}

/** Whether a name is that of a version, beside which there are others. */
export function isVersion(name: string): boolean {
	return versionOf(name, true) !== undefined;
}

function versionOf(name: string, hasNumbered: boolean): Version | undefined {
	const [, prefixed, , dotted, , plain, , isEarly] = VERSION.exec(name) ?? [];
	const digits = prefixed ?? dotted ?? plain;
	if (digits !== undefined) return { order: isEarly === undefined ? 2 : 1, numbers: digits.split('.').map(Number) };
	if (!hasNumbered) return undefined;
	if (CURRENT.test(name)) return CURRENT_VERSION;
	return UPCOMING.test(name) ? { order: 0, numbers: [] } : undefined;
}

function compareVersions(a: Version, b: Version): number {
	const length = Math.max(a.numbers.length, b.numbers.length);
	const differences = Array.from({ length }, (_, i) => (a.numbers[i] ?? 0) - (b.numbers[i] ?? 0));
	return a.order - b.order || (differences.find((difference) => difference !== 0) ?? 0);
}

function joined(folder: string, rest: string): string {
	return folder === '' ? rest : `${folder}/${rest}`;
}

/** Returns how questions name versions: the longest numbers first, as `1.2.3` begins with `1.2`. */
function versionIntents(older: ReadonlyMap<string, Version>): Intent[] {
	return [...older]
		.filter(([, { numbers }]) => numbers.length > 0)
		.sort(([one, a], [other, b]) => b.numbers.length - a.numbers.length || compare(one, other))
		.map(([name, { numbers }]) => ({ words: wordsFor(name, numbers), scopes: [`${name}/`], isVersion: true }));
}

function wordsFor(name: string, numbers: readonly number[]): string[] {
	const version = numbers.join('.');
	const own = numbers.length > 1 ? [version] : [`version ${version}`];
	return [...new Set([name, ...own, `v${version}`, `${version}.x`])];
}
