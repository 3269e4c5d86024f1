import { check, indexError, isPassing, type PinakesError } from '../format/errors.js';
import { MANIFEST_FILE, type Manifest, readManifest } from '../format/manifest.js';
import type { Recipe } from '../format/recipe.js';
import type { Source } from '../format/sources/source.js';
import { textOf } from '../format/utf8.js';
import { withDefaults } from '../format/with-defaults.js';
import { partLoader } from './part-loader.ts';

/** An open index: its manifest, and functions to run look-ups. */
export interface Index {
	/** Manifest of the build that is currently read. */
	readonly manifest: Manifest;
	/** Runs a look-up and reads the parts that it needs; cached parts are not read again. */
	run<T>(recipe: (manifest: Manifest) => Recipe<T>): Promise<T>;
	/** Makes a call of several steps on a single build. If a build replaces the index meanwhile, the call is repeated. */
	use<T>(call: (index: Index) => Promise<T>): Promise<T>;
}

/** Returns the index that a look-up was given: programs without types may pass another value, or forget an `await`. */
export function opened(index: Index): Index {
	check(index?.run, 'No open index: await openIndex().');
	return index;
}

/** Options of opening an index. */
export interface IndexOptions {
	/** Maximum bytes of cached files; those least recently used are evicted. Default: 256 MiB. */
	readonly maxCachedBytes?: number;
}

export const INDEX_DEFAULTS: Required<IndexOptions> = { maxCachedBytes: 2 ** 28 };

/**
 * Maximum attempts of a call on the same build. A replacement may spoil two, since it is two renames, and a host may be
 * slow to show them.
 */
const MAX_ATTEMPTS = 12;

/** Maximum attempts in total, since reads over a slow network may meet new builds repeatedly. */
const MAX_ALL_ATTEMPTS = 100;

/**
 * Opens an index: reads and validates its manifest. A look-up uses a single build: if a file is missing, damaged or of
 * another build, the manifest is read again and the look-up restarts.
 *
 * @param source must not be used by another index
 * @throws PinakesError `invalid_value` for an invalid source, `not_an_index`, `format_version`, `damaged_part` or
 * `unreadable_source`
 */
export async function openIndex(source: Source, options: IndexOptions = {}): Promise<Index> {
	check(source?.read, 'No source, such as directorySource(folder); several: openIndexes.');
	const { maxCachedBytes } = withDefaults(options, INDEX_DEFAULTS);
	let builds = 0;
	return reopening(() => {
		const build = ++builds;
		return openBuild(source, () => build === builds, maxCachedBytes);
	});
}

/**
 * Returns an index that always uses a single build. If a call fails because the build was replaced, it is repeated on
 * the index that is opened then.
 *
 * @param open opens the current build
 */
export async function reopening(open: () => Promise<Index>): Promise<Index> {
	let opening: Promise<Index> | undefined = open();
	let opened = await opening;
	const use: Index['use'] = async (call) => {
		let failures = 0;
		let checksum: string | undefined;
		for (let attempt = 1; ; attempt++) {
			opening ??= open();
			const used = opening;
			let build: Index | undefined;
			try {
				build = await used;
				opened = build;
				if (build.manifest.checksum !== checksum) failures = 0;
				checksum = build.manifest.checksum;
				return await build.use(call);
			} catch (cause) {
				const isTemporary = isPassing(cause as PinakesError);
				// What could not be opened is opened again, by the next call if not by this one.
				if (opening === used && (isTemporary || !build)) opening = undefined;
				if (!isTemporary || ++failures === MAX_ATTEMPTS || attempt === MAX_ALL_ATTEMPTS) throw cause;
			}
		}
	};
	return {
		get manifest() {
			return opened.manifest;
		},
		run: (recipe) => use((index) => index.run(recipe)),
		use,
	};
}

/**
 * Opens a single build, which does not reopen itself.
 *
 * @param isCurrent whether the source still reads this build
 */
export async function openBuild(source: Source, isCurrent: () => boolean, maxCachedBytes: number): Promise<Index> {
	const content = await source.read(MANIFEST_FILE);
	if (content === undefined) throw indexError('not_an_index', source.name, MANIFEST_FILE, 'is missing');
	const manifest = readManifest(textOf(content), source.name);
	await source.loadLanguages?.(manifest.analyzer.languages);
	const load = partLoader(source, manifest, isCurrent, maxCachedBytes);
	const build: Index = {
		manifest,
		async run(recipe) {
			const steps = recipe(manifest);
			let step = steps.next();
			while (!step.done) step = steps.next(await Promise.all(step.value.map(load)));
			return step.value;
		},
		use: (call) => call(build),
	};
	return build;
}
