import { normalize } from 'node:path/posix';
import {
	type EntryOptions,
	type EntryRequest,
	type EntryResult,
	type Index,
	type RetrievedSection,
	retrieveEntry,
	sectionsOf,
	type UnitRecord,
} from '@pinakes/query';
import {
	check,
	fieldsOf,
	isSuperseded,
	normalizeTerm,
	readDocuments,
	readEntries,
	readOutlinePaths,
	readOutlinesOf,
	readRecords,
	readSectionTexts,
	readUnitIds,
	readUnits,
	SECTIONS_TABLE,
	type SectionRecord,
} from '@pinakes/query/internal';

/** Reads the outlines of documents, undefined for a path that the index does not have. */
export function readOutlinesAt(index: Index, paths: readonly string[]) {
	return index.run((manifest) => readOutlinesOf(manifest, paths));
}

/** Reads a unit by its id. */
export async function readUnit(index: Index, id: string): Promise<UnitRecord | undefined> {
	const number = (await index.run(readUnitIds)).indexOf(id);
	return number < 0 ? undefined : (await index.run((manifest) => readUnits(manifest, [number])))[0];
}

/**
 * Paths as the index has them: the end of a single one, such as its file name, stands for it.
 *
 * @throws PinakesError as `inRoot`
 */
export async function pathsNamed(index: Index, given: readonly string[]): Promise<string[]> {
	const paths = inRoot(given);
	const outlines = await readOutlinesAt(index, paths);
	if (!outlines.includes(undefined)) return paths;
	const all = await index.run(readOutlinePaths);
	return paths.map((path, i) => {
		const ending = outlines[i] ? [] : all.filter((one) => one.endsWith(`/${path}`));
		return (ending.length === 1 && ending[0]) || path;
	});
}

/**
 * Paths within the folder that was built, as the index has them. Nothing is read from there; a path that leads out
 * of it can only be a mistake, or an attempt.
 *
 * @throws PinakesError `invalid_value` for an absolute path, a URL, or one that climbs above the root
 */
function inRoot(paths: readonly string[]): string[] {
	return paths.map((path) => {
		const names = normalize(path.replaceAll('\\', '/'));
		check(
			!/^(\/|[a-z]:|[a-z][a-z0-9+.-]+:\/|\.\.(\/|$))/i.test(names) && !path.includes('\0'),
			`${path} leaves the root of the index: name a path as pinakes_outline lists it, such as docs/release.md.`,
		);
		return names.replace(/^\.\//, '');
	});
}

/** Reads a document below its front matter, byte for byte; empty for a path that the index does not have. */
export async function readDocumentText(index: Index, path: string): Promise<string> {
	return (await readDocumentSections(index, path)).map(({ text }) => text).join('');
}

/** Retrieves sections by their heading, or pages without that heading by their title. */
export async function retrieve(index: Index, request: EntryRequest, options: EntryOptions = {}): Promise<EntryResult> {
	const result = await retrieveEntry(index, request, options);
	if (result.status !== 'not_found') return result;
	const titled = await titledPages(index, request.targetEntry, [...new Set(request.filePaths)].sort());
	return (await wholePages(index, request.targetEntry, titled)) ?? result;
}

async function titledPages(index: Index, title: string, paths: readonly string[]): Promise<string[]> {
	const wanted = normalizeTerm(title);
	if (wanted === '') return [];
	const outlines = await readOutlinesAt(index, paths);
	return paths.filter((_, i) => normalizeTerm(outlines[i]?.title ?? '') === wanted);
}

/** Reads all sections of a document; none for a path that the index does not have. */
export function readDocumentSections(index: Index, path: string) {
	return index.run(function* (manifest) {
		const [entry] = yield* readEntries(manifest, [path]);
		if (entry === undefined || entry.problem !== undefined) return [];
		// What precedes the first heading is a section before it.
		const end = Math.min(manifest.counts.sections, entry.section + entry.texts.length);
		const first = Math.max(0, entry.section - 1);
		const numbers = Array.from({ length: Math.max(0, end - first) }, (_, i) => first + i);
		if (numbers.length === 0) return [];
		const records = yield* readRecords<SectionRecord>(manifest, SECTIONS_TABLE, { id: '' }, numbers);
		const texts = yield* readSectionTexts(manifest, numbers);
		return records.map(({ id, lines }, i) => ({ id, lines, text: texts[i] ?? '' })).filter(({ id }) => id === path);
	});
}

/**
 * Retrieves sections by their heading from all documents. A page with that title goes before sections of other pages, and
 * documents of older versions are read only if no other has the heading.
 */
export async function retrieveAnywhere(
	index: Index,
	request: Omit<EntryRequest, 'filePaths'>,
	options: EntryOptions = {},
): Promise<EntryResult> {
	const paths = await index.run(readOutlinePaths);
	const documents = await index.run(readDocuments);
	// Documents have the order of their paths.
	const isOlder = (i: number): boolean => documents?.confidences.length === paths.length && isSuperseded(documents, i);
	const current = paths.filter((_, i) => !isOlder(i));
	const titled = await titledPages(index, request.targetEntry, current);
	if (titled.length > 0) {
		const wanted = normalizeTerm(request.targetEntry);
		const result = await retrieveEntry(index, { ...request, filePaths: titled }, options);
		const isNamed = sectionsOf(result).some(({ heading }) => normalizeTerm(heading.replace(/^#+ /, '')) === wanted);
		const page = isNamed ? result : await wholePages(index, request.targetEntry, titled);
		if (page !== undefined) return page;
	}
	const result = await retrieve(index, { ...request, filePaths: current }, options);
	if (result.status === 'found' || current.length === paths.length) return result;
	const older = await retrieve(index, { ...request, filePaths: paths }, options);
	return result.status === 'partial' && older.status === 'partial' ? result : older;
}

/** Returns whole pages, whose title is no heading; undefined if none has any text. */
async function wholePages(index: Index, title: string, paths: readonly string[]): Promise<EntryResult | undefined> {
	const pages: RetrievedSection[] = [];
	for (const path of paths) {
		const sections = await readDocumentSections(index, path);
		const [first] = sections[0]?.lines ?? [];
		const [, last] = sections.at(-1)?.lines ?? [];
		const content = sections.map(({ text }) => text).join('');
		if (first !== undefined && last !== undefined) pages.push({ heading: title, file: path, first, last, content });
	}
	if (pages.length === 0) return undefined;
	return { status: 'found', target_entry: title, ...fieldsOf(pages), related_headings: [], retrieval_notes: '' };
}
