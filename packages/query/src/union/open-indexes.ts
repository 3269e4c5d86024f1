import { check } from '../format/base/errors.js';
import { withDefaults } from '../format/base/options.js';
import { type Part, type Recipe, ready } from '../format/base/recipe.js';
import type { Opened } from '../format/manifest/opened.js';
import { INDEX_DEFAULTS, type Index, type IndexOptions, openIndex } from '../format/open/open-index.ts';
import type { Source } from '../format/sources/source.js';
import { readFile } from './files.ts';
import { uniteManifests } from './manifest.ts';
import { type Numberings, numberingsOf, recipeOnce, type Segment } from './numbering.ts';
import { withPrefix } from './prefix.ts';
import { unitedTables } from './tables.ts';
import { uniteTexts } from './text.ts';

/** What was opened here: parts of it have numbers in one union alone. */
const UNITED = new WeakSet<object>();

/** An index or its source, with a prefix for its paths. */
export interface PrefixedSource {
	readonly source: Source | Index;
	/** A folder with a trailing slash, such as `vendor/`. */
	readonly prefix: string;
}

/**
 * Opens several indexes as one, some of which may be open, with common statistics: look-ups rank as in a single index
 * of all documents. Each look-up uses one build of each index.
 *
 * @throws PinakesError as `openIndex`; `invalid_value` for indexes that cannot be united
 */
export async function openIndexes(
	sources: readonly (Source | Index | PrefixedSource)[],
	options: IndexOptions = {},
): Promise<Index> {
	check(Array.isArray(sources), 'No list of sources.');
	withDefaults(options, INDEX_DEFAULTS);
	check(sources.length > 0, 'Give openIndexes at least one source.');
	/** The open indexes, with their names for errors. */
	const opening = sources.map(async (given: Source | Index | PrefixedSource, i: number) => {
		const whole: PrefixedSource = { source: given as Source, prefix: '' };
		const { source, prefix } = (given as PrefixedSource)?.source ? withDefaults(given as PrefixedSource, whole) : whole;
		check(!UNITED.has(source), `openIndexes: index ${i + 1} unites others: list all sources in one call.`);
		if ((source as Index)?.run) return { index: source as Index, name: `index ${i + 1}`, prefix };
		return { index: await openIndex(source as Source, options), name: (source as Source).name, prefix };
	});
	const named = await Promise.all(opening);
	const indexes = named.map(({ index }) => index);
	let united: { readonly all: readonly Opened[]; readonly index: Index } | undefined;
	/** Returns the union of certain builds of the indexes. */
	const unitedOf = async (pinned: readonly Index[]): Promise<Index> => {
		const all = await Promise.all(pinned.map((index) => index.run(ready)));
		if (!united?.all.every((one, i) => one === all[i])) {
			const segments = named.map(({ name, prefix }, i) => {
				return { opened: withPrefix(all[i] as Opened, prefix), name, prefix };
			});
			united = { all, index: unite(pinned, segments) };
		}
		return united.index;
	};
	let last: Index;
	const use: Index['use'] = async (call) => {
		const outcome = await useAll(indexes, [], async (pinned) => {
			last = await unitedOf(pinned);
			return call(last);
		});
		if ('error' in outcome) throw outcome.error;
		return outcome.value;
	};
	last = await use(async (index) => index);
	const opened: Index = {
		get manifest() {
			return last.manifest;
		},
		run: (recipe) => use((index) => index.run(recipe)),
		use,
	};
	UNITED.add(opened);
	return opened;
}

/** Result of a call: a value, or an error, which indexes that did not cause it must not see thrown. */
type Outcome<T> = { readonly value: T } | { readonly error: unknown };

/** The index that caused an error; only that one is reopened. */
const failedIn = new WeakMap<object, number>();

/** Makes a call with one build of each index. */
async function useAll<T>(
	all: readonly Index[],
	pinned: readonly Index[],
	call: (pinned: readonly Index[]) => Promise<T>,
): Promise<Outcome<T>> {
	const own = pinned.length;
	const first = all[own];
	try {
		if (first === undefined) return { value: await call(pinned) };
		return await first.use(async (index) => {
			const outcome = await useAll(all, [...pinned, index], call);
			if ('error' in outcome && failedIn.get(outcome.error as object) === own) throw outcome.error;
			return outcome;
		});
	} catch (error) {
		return { error };
	}
}

/**
 * Unites segments: recipes return what they would for a single index of all documents.
 *
 * @throws PinakesError `invalid_value` for segments that cannot be united
 */
function unite(pinned: readonly Index[], segments: readonly Segment[]): Index {
	const numberings = numberingsOf(segments);
	const texts = recipeOnce(function* () {
		return yield* uniteTexts(segments, yield* numberings.documents());
	});
	const all: Numberings = {
		...numberings,
		*sections() {
			return (yield* texts()).sections;
		},
	};
	const opened: Opened = {
		...uniteManifests(segments),
		tables: unitedTables(segments, all),
		*openText() {
			return (yield* texts()).storeOf(opened);
		},
		kept: new Map(),
	};
	const files = new Map<string, Promise<unknown>>();
	async function runSteps<T>(steps: Recipe<T>): Promise<T> {
		let step = steps.next();
		while (!step.done) step = steps.next(await readParts(pinned, step.value, readShared));
		return step.value;
	}
	const readShared = (part: Part): Promise<unknown> => {
		let read = files.get(part.file);
		if (read === undefined) {
			read = runSteps(readFile(part, segments, all));
			files.set(part.file, read);
			// A failed read is not cached, so that a temporary failure is not permanent.
			read.catch(() => files.delete(part.file));
		}
		return read;
	};
	const index: Index = {
		manifest: opened,
		run: (recipe) => runSteps(recipe(opened)),
		use: (call) => call(index),
	};
	return index;
}

/** Reads parts of all indexes at the same time. */
async function readParts(
	pinned: readonly Index[],
	parts: readonly Part[],
	readShared: (part: Part) => Promise<unknown>,
): Promise<unknown[]> {
	const contents: unknown[] = Array(parts.length);
	const shared = parts.map(async (part, i) => {
		if (part.segment === undefined) contents[i] = await readShared(part);
	});
	const own = pinned.map(async (index, segment) => {
		const indexes = [...parts.keys()].filter((i) => parts[i]?.segment === segment);
		if (indexes.length === 0) return;
		const asked = indexes.map((i) => ({ ...(parts[i] as Part), segment: undefined }));
		const reading = index.run(function* (): Recipe<readonly unknown[]> {
			return yield asked;
		});
		const read = await reading.catch((cause: object) => {
			failedIn.set(cause, segment);
			throw cause;
		});
		indexes.forEach((i, j) => {
			contents[i] = read[j];
		});
	});
	await Promise.all([...shared, ...own]);
	return contents;
}
