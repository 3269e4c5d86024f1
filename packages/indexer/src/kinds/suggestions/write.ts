import type { DocumentOutline } from '@pinakes/query';
import { headingTexts } from '@pinakes/query/format/kinds/outline/schema';
import {
	SUGGESTION_INDEX,
	type Suggestion,
	type SuggestionKind,
	suggestionFile,
	suggestionTokens,
} from '@pinakes/query/format/kinds/suggestions/schema';
import { Index } from 'flexsearch';
import { compare } from '../../base/report.ts';
import type { FileTarget } from '../../write/parts.ts';

/** Maximum characters of a suggestion; longer headings are prose. */
const MAX_TEXT_LENGTH = 120;

export interface SuggestionSources {
	readonly outlines: readonly DocumentOutline[];
	/** Names of units. */
	readonly units: readonly string[];
	readonly tags: readonly string[];
}

/** Maximum entries of a file for a single letter, which is loaded first, and of any other. */
const MAX_FIRST = 50;
const MAX_ENTRIES = 1_000;

export function writeSuggestions(files: FileTarget, sources: SuggestionSources): void {
	const byFile = new Map<string, { begins: Suggestion[]; has: Suggestion[] }>();
	for (const suggestion of suggestionsOf(sources)) {
		const [first, ...others] = filesOf(suggestion[0]);
		const names = new Set(others.flat());
		for (const name of first ?? []) {
			bucketOf(byFile, name).begins.push(suggestion);
			names.delete(name);
		}
		for (const name of names) bucketOf(byFile, name).has.push(suggestion);
	}
	for (const [name, { begins, has }] of [...byFile].sort(([a], [b]) => compare(a, b))) {
		const most = FIRST_FILE.test(name) ? MAX_FIRST : MAX_ENTRIES;
		const entries = [...begins, ...has].slice(0, most);
		files.set(name, JSON.stringify({ entries, index: exported(entries) }));
	}
}

/** Matches the file of a single letter or digit. */
const FIRST_FILE = /\/[a-z0-9]\.json$/;

/** Returns for each token of a text the files that list it: those of its first characters and of its first letter. */
function filesOf(text: string): string[][] {
	return suggestionTokens(text).map((token) => {
		const names = [suggestionFile(token), suggestionFile([...token][0])];
		return [...new Set(names)].filter((name) => name !== undefined);
	});
}

function bucketOf<T>(byFile: Map<string, { begins: T[]; has: T[] }>, name: string): { begins: T[]; has: T[] } {
	const bucket = byFile.get(name) ?? { begins: [], has: [] };
	byFile.set(name, bucket);
	return bucket;
}

/**
 * Returns the distinct texts of each kind, titles first, each with the path of its only document or the number of its
 * documents.
 */
function suggestionsOf({ outlines, units, tags }: SuggestionSources): Suggestion[] {
	const found = new Map<string, { text: string; kind: SuggestionKind; paths: Set<string> }>();
	const add = (text: string, kind: SuggestionKind, path?: string): void => {
		const shown = text.replace(/\s+/g, ' ').trim().slice(0, MAX_TEXT_LENGTH);
		const key = `${kind} ${shown}`;
		const known = found.get(key) ?? { text: shown, kind, paths: new Set() };
		found.set(key, known);
		if (path !== undefined) known.paths.add(path);
	};
	for (const name of units) add(name, 'unit');
	for (const { title, path } of outlines) add(title, 'title', path);
	for (const tag of tags) add(tag, 'tag');
	for (const { headings, path } of outlines) for (const text of headingTexts(headings)) add(text, 'heading', path);
	return [...found.values()].filter(({ text }) => text !== '').map(suggestionOf);
}

function suggestionOf({
	text,
	kind,
	paths,
}: {
	readonly text: string;
	readonly kind: SuggestionKind;
	readonly paths: ReadonlySet<string>;
}): Suggestion {
	const [path = ''] = paths;
	return paths.size > 1 ? [text, kind, '', paths.size] : [text, kind, path];
}

/** Returns a FlexSearch export of the positions of the entries. */
function exported(entries: readonly Suggestion[]): Record<string, string> {
	const index = new Index({ ...SUGGESTION_INDEX, encode: suggestionTokens });
	entries.forEach(([text], number) => {
		index.add(number, text);
	});
	const parts: [string, string][] = [];
	index.export((key, data) => {
		if (typeof data === 'string') parts.push([key, data]);
	});
	return Object.fromEntries(parts.sort(([a], [b]) => compare(a, b)));
}
