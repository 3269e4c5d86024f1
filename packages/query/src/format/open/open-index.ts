import { textOf } from '../base/bytes.js';
import { createCache } from '../base/cache.ts';
import { check, indexError, isPassing, type PinakesError, WAS_CHANGED } from '../base/errors.js';
import { fits, parseJson, type Shape } from '../base/json.js';
import { withDefaults } from '../base/options.js';
import type { Part, Recipe } from '../base/recipe.js';
import { parsePartFile } from '../codec/cuts.js';
import { MANIFEST_FILE, type Manifest, readManifest, WRONG_SHAPE } from '../manifest/manifest.js';
import { type Opened, openManifest } from '../manifest/opened.js';
import { checkSource, type Source } from '../sources/source.js';

/** An open index: its manifest, and functions to run look-ups. */
export interface Index {
	/** Manifest of the build that is currently read. */
	readonly manifest: Manifest;
	/** Runs a look-up and reads the parts that it needs; cached parts are not read again. */
	run<T>(recipe: (opened: Opened) => Recipe<T>): Promise<T>;
	/** Makes a call of several steps on a single build. If a build replaces the index meanwhile, the call is repeated. */
	use<T>(call: (index: Index) => Promise<T>): Promise<T>;
}

/** Returns the index that a look-up was given: programs without types may pass another value, or forget an `await`. */
export function checkOpen(index: Index): Index {
	check(index?.run, 'No open index: await openIndex().');
	return index;
}

/** Options of opening an index. */
export interface IndexOptions {
	/** Maximum bytes of cached files; those least recently used are evicted. Default: 256 MiB. */
	readonly maxCachedBytes?: number;
}

/** Defaults of the options. */
export const INDEX_DEFAULTS: Required<IndexOptions> = { maxCachedBytes: 2 ** 28 };

/**
 * Maximum attempts of a call. A replacement may spoil two, since it is two renames, and a host may be slow to show them.
 */
const MAX_ATTEMPTS = 12;

/**
 * Opens an index: reads and validates its manifest. A look-up uses a single build: if a file is missing, damaged or of
 * another build, the manifest is read again and the look-up restarts.
 *
 * @param source must not be used by another index
 * @throws PinakesError `invalid_value` for an invalid source, `not_an_index`, `format_version`, `damaged_part` or
 * `unreadable_source`
 */
export async function openIndex(source: Source, options: IndexOptions = {}): Promise<Index> {
	checkSource(source);
	const { maxCachedBytes } = withDefaults(options, INDEX_DEFAULTS);
	check(maxCachedBytes >= 0, 'maxCachedBytes must be 0 or more.');
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
async function reopening(open: () => Promise<Index>): Promise<Index> {
	let opening: Promise<Index> | undefined = open();
	let opened = await opening;
	const use: Index['use'] = async (call) => {
		for (let attempt = 1; ; attempt++) {
			opening ??= open();
			const used = opening;
			let build: Index | undefined;
			try {
				build = await used;
				opened = build;
				return await build.use(call);
			} catch (cause) {
				const isTemporary = isPassing(cause as PinakesError);
				// What could not be opened is opened again, by the next call if not by this one.
				if (opening === used && (isTemporary || !build)) opening = undefined;
				if (!isTemporary || attempt === MAX_ATTEMPTS) throw cause;
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
async function openBuild(source: Source, isCurrent: () => boolean, maxCachedBytes: number): Promise<Index> {
	const content = await source.read(MANIFEST_FILE);
	if (content === undefined) throw indexError('not_an_index', source.name, MANIFEST_FILE, 'is missing');
	const manifest = readManifest(textOf(content), source.name);
	await source.loadLanguages?.(manifest.analyzer.languages);
	const load = partLoader(source, manifest, isCurrent, maxCachedBytes);
	const opened = openManifest(manifest);
	const build: Index = {
		manifest,
		async run(recipe) {
			const steps = recipe(opened);
			let step = steps.next();
			while (!step.done) step = steps.next(await Promise.all(step.value.map(load)));
			return step.value;
		},
		use: (call) => call(build),
	};
	return build;
}

/**
 * Returns a function that returns the content of a part of a build, or a promise of it. Parts are cached, in the form that was
 * requested first.
 *
 * @param isCurrent whether the source still reads this build
 */
function partLoader(
	source: Source,
	manifest: Manifest,
	isCurrent: () => boolean,
	maxCachedBytes: number,
): (part: Part) => unknown {
	const kept = createCache<Awaited<ReturnType<typeof load>>>(maxCachedBytes, ({ bytes }) => bytes);
	const loading = new Map<string, Promise<unknown>>();
	return loadOnce;

	function loadOnce(part: Part): unknown {
		const known = kept.get(part.file);
		if (known) return known.content;
		let promise = loading.get(part.file);
		if (!promise) {
			// A failed read is not cached, so that a temporary failure is not permanent.
			promise = load(part)
				.then((loaded) => {
					kept.set(part.file, loaded);
					return loaded.content;
				})
				.finally(() => loading.delete(part.file));
			loading.set(part.file, promise);
		}
		return promise;
	}

	async function load({ file, shape }: Part) {
		const isListed = parsePartFile(file) !== undefined || Object.hasOwn(manifest.files, file);
		const read = isListed ? await source.read(file) : undefined;
		const missing = manifest.packs
			? 'is packed or missing: siteSource of @pinakes/query/site reads packs'
			: 'is missing';
		if (read === undefined) throw indexError('missing_part', source.name, file, missing);
		if (!isCurrent()) throw indexError('changed_part', source.name, file, WAS_CHANGED);
		const content = parsePart(textOf(read), shape);
		if (content === undefined) throw indexError('damaged_part', source.name, file, WRONG_SHAPE);
		return { content, bytes: read.length + 1 };
	}
}

/** Returns the content of a part as text or JSON; undefined if it is damaged. */
function parsePart(text: string | undefined, shape: Shape | undefined): unknown {
	// Only lines of a text are parsed, so its last character must show that it is complete.
	if (shape === undefined) return /[\]}]$/.test(text as string) ? text : undefined;
	const json = parseJson(text);
	return fits(json, shape) ? json : undefined;
}
