import { indexError, PinakesError } from '../format/base/errors.js';
import { need, type Part, type Recipe } from '../format/base/recipe.js';
import { encodeNumber } from '../format/codec/numbers.js';
import {
	CONTEXT_TEXTS_FILE,
	CONTEXTS_FILE,
	type Contexts,
	readContexts,
	readContextTexts,
} from '../format/kinds/contexts.js';
import {
	CHANGE_LIST,
	CONFIDENCES,
	DISCONTINUED,
	DOCUMENT_COLUMNS_FILE,
	type DocumentColumns,
	isChangeList,
	readDocuments,
	SUPERSEDED,
} from '../format/kinds/documents.js';
import { findEditions, mayHaveEditions } from '../format/kinds/editions.js';
import { FOLDING_FILE, LEXICON_FILE } from '../format/kinds/lexicon.js';
import { MESSAGES_FILE } from '../format/kinds/messages.js';
import { ALL_PACKAGES_FILE, ALL_UNITS_FILE } from '../format/kinds/units.js';
import {
	distinct,
	inEach,
	inSegment,
	type NameList,
	type Numberings,
	readNameLists,
	readPaths,
	type Segment,
} from './numbering.ts';

/** Reads the columns of contexts or their texts, of all segments, sorted by path. */
function* mergeContexts({ file }: Part, segments: readonly Segment[]): Recipe<Contexts | { readonly texts: string }> {
	const all = yield* inEach(segments, readContexts);
	checkTasks(segments, all);
	const contexts = contextsOf(segments, all);
	const merge = (columns: readonly string[]): string => {
		const lines = columns.map((column) => column.split('\n'));
		return contexts.map(({ segment, number }) => lines[segment]?.[number] ?? '').join('\n');
	};
	if (file === CONTEXT_TEXTS_FILE) return { texts: merge(yield* inEach(segments, readContextTexts)) };
	const types = distinct(all.flatMap((own) => own.types));
	const epics = distinct(contexts.flatMap(({ from, number }) => epicOf(from, number) ?? []));
	const dates = distinct(['', ...contexts.map(({ from, number }) => dateOf(from, number))]);
	const [most] = [...all].sort((a, b) => b.paths.length - a.paths.length) as [Contexts];
	return {
		lang: most.lang,
		tasks: most.tasks,
		types,
		epics,
		general: most.general,
		paths: contexts.map(({ path }) => path),
		scopes: contexts.map(({ from, number }) => epics.indexOf(epicOf(from, number) ?? '') + 1),
		kinds: contexts.map(({ from, number }) => types.indexOf(from.types[from.kinds[number] as number] as string)),
		updated: contexts.map(({ from, number }) => dates.indexOf(dateOf(from, number))),
		dates,
		names: merge(all.map(({ names }) => names)),
		titles: merge(all.map(({ titles }) => titles)),
		tags: merge(all.map(({ tags }) => tags)),
	};
}

function checkTasks(segments: readonly Segment[], all: readonly Contexts[]): void {
	const [first] = all as [Contexts];
	all.forEach((own, i) => {
		if (JSON.stringify(own.tasks) === JSON.stringify(first.tasks)) return;
		const what = 'their contexts have other task types; build them with the same pinakes.config.json';
		throw new PinakesError('invalid_value', `${segments[0]?.name} and ${segments[i]?.name}: ${what}.`, CONTEXTS_FILE);
	});
}

/** Returns the contexts of all segments by path, each with the columns of its segment and its number in them. */
function contextsOf(segments: readonly Segment[], all: readonly Contexts[]) {
	return all
		.flatMap((from, segment) =>
			from.paths.map((path, number) => ({ path: (segments[segment]?.prefix ?? '') + path, from, number, segment })),
		)
		.sort((a, b) => (a.path < b.path ? -1 : 1));
}

function epicOf({ scopes, epics }: Contexts, number: number): string | undefined {
	return epics[(scopes[number] as number) - 1];
}

function dateOf({ updated, dates }: Contexts, number: number): string {
	return dates[updated[number] as number] ?? '';
}

/** Functions that read a file of all segments, merged. */
const READERS: Readonly<Record<string, typeof readFile>> = {
	// Other builds differ only in the wording of messages, and every index has the same pairs of characters.
	[MESSAGES_FILE]: readFirst,
	[FOLDING_FILE]: readFirst,
	[LEXICON_FILE]: readSame,
	[DOCUMENT_COLUMNS_FILE]: readColumns,
	[CONTEXTS_FILE]: mergeContexts,
	[CONTEXT_TEXTS_FILE]: mergeContexts,
	[ALL_UNITS_FILE]: (_part, segments) => readNames(segments, 'units'),
	[ALL_PACKAGES_FILE]: (_part, segments) => readNames(segments, 'packages'),
};

/**
 * Reads a single file of all segments, merged.
 *
 * @throws PinakesError `invalid_value` if their contents cannot be merged, `missing_part` for a file that unions do not
 * have
 */
export function readFile(part: Part, segments: readonly Segment[], numberings: Numberings): Recipe<unknown> {
	const read = Object.hasOwn(READERS, part.file) ? READERS[part.file] : undefined;
	if (read === undefined) {
		const what = 'cannot be read of several indexes at once';
		throw indexError('missing_part', segments.map(({ name }) => name).join(', '), part.file, what);
	}
	return read(part, segments, numberings);
}

function readFirst(part: Part): Recipe<unknown> {
	return inSegment(0, need(part));
}

function* readSame(part: Part, segments: readonly Segment[]): Recipe<unknown> {
	const [first, ...others] = yield* inEach(segments, () => need<unknown>(part));
	const text = JSON.stringify(first);
	const other = others.findIndex((one) => JSON.stringify(one) !== text);
	if (other >= 0) {
		throw new PinakesError(
			'invalid_value',
			`${segments[0]?.name} and ${segments[other + 1]?.name} have other synonyms or constraints: build them with the same pinakes.config.json and version.`,
			part.file,
		);
	}
	return first;
}

function* readNames(segments: readonly Segment[], kind: NameList): Recipe<string[]> {
	return (yield* readNameLists(segments, kind)).flat().sort();
}

/**
 * Merges the columns of documents. Versions and translations are found over the paths of all of them. Other intents are
 * those of the first segment with documents.
 */
function* readColumns(_part: Part, segments: readonly Segment[], numberings: Numberings): Recipe<DocumentColumns> {
	const documents = yield* numberings.documents();
	const confidences: string[] = Array(documents.size).fill('0');
	const status: number[] = Array(documents.size).fill(0);
	const reviewed = new Uint32Array(documents.size);
	const paths: string[] = Array(documents.size).fill('');
	const addresses: string[] = Array(documents.size).fill('');
	let intents: DocumentColumns['intents'] | undefined;
	for (let i = 0; i < segments.length; i++) {
		const { opened } = segments[i] as Segment;
		const own = yield* inSegment(i, readDocuments(opened));
		if (own === undefined) continue;
		const ownPaths = yield* inSegment(i, readPaths(opened));
		intents ??= own.intents.filter(({ isVersion }) => isVersion !== true);
		const numbers = documents.numbers[i] as Uint32Array;
		numbers.forEach((number, index) => {
			confidences[number] = own.confidences.charAt(index);
			status[number] = isChangeList(own, index) ? CHANGE_LIST : 0;
			reviewed[number] = own.reviewed[index] as number;
			paths[number] = ownPaths[index] as string;
			addresses[number] = own.edition_paths?.[own.edition[index] ?? -1] ?? '';
		});
	}
	const editions = mayHaveEditions(paths) ? findEditions(paths, addresses) : undefined;
	const { superseded = [], discontinued = [], pages = [] } = editions ?? {};
	const add = (number: number, own: number): void => {
		if (confidences[number] !== DEPRECATED) status[number] = (status[number] as number) + own;
	};
	for (const number of superseded) add(number, SUPERSEDED);
	for (const number of discontinued) add(number, DISCONTINUED);
	return {
		intents: [...(editions?.intents ?? []), ...(intents ?? [])],
		confidences: confidences.join(''),
		...(status.some(Boolean) && { status: status.join('') }),
		reviewed: Array.from(reviewed, encodeNumber).join(''),
		...(pages.length > 0 && { pages: pages.map(encodeNumber).join('') }),
		...editionColumns(addresses),
	};
}

const DEPRECATED = `${CONFIDENCES.indexOf('deprecated') + 1}`;

function editionColumns(addresses: readonly string[]): Pick<DocumentColumns, 'edition_paths' | 'edition'> {
	const edition_paths = [...new Set(addresses)];
	if (edition_paths.every((address) => address === '')) return {};
	const numbers = new Map(edition_paths.map((address, number) => [address, encodeNumber(number)]));
	return { edition_paths, edition: addresses.map((address) => numbers.get(address)).join('') };
}
