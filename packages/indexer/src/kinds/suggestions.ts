import type { DocumentOutline } from '@pinakes/query';
import {
	type DocumentRecord,
	headingTexts,
	SUGGESTIONS_FILE,
	type Suggestion,
	type SuggestionKind,
} from '@pinakes/query/internal';
import { compare } from '../base/report.ts';
import type { Unit } from '../model/unit.ts';
import type { FileTarget } from './parts.ts';

/** Maximum characters of a suggestion; longer headings are prose. */
const MAX_TEXT_LENGTH = 120;

/** Maximum number of suggestions, which a page indexes when somebody types. */
const MAX_SUGGESTIONS = 5_000;

/**
 * Writes the distinct texts of each kind, each with the path of its only document or the number of its documents.
 *
 * @param outlines JSON texts
 * @param records JSON texts of the documents' records
 */
export function writeSuggestions(
	files: FileTarget,
	outlines: Iterable<string>,
	records: Iterable<string>,
	units: readonly Pick<Unit, 'name' | 'capability_tags'>[],
): void {
	const found = new Map<string, { text: string; kind: SuggestionKind; paths: Set<string> }>();
	const add = (text: string, kind: SuggestionKind, path?: string): void => {
		const shown = text.replace(/\s+/g, ' ').trim().slice(0, MAX_TEXT_LENGTH);
		const key = `${kind} ${shown}`;
		const known = found.get(key) ?? { text: shown, kind, paths: new Set() };
		if (shown !== '' && (found.has(key) || found.size < MAX_SUGGESTIONS)) found.set(key, known);
		if (path !== undefined) known.paths.add(path);
	};
	const documents = Array.from(outlines, (json) => JSON.parse(json) as DocumentOutline);
	const ownTags = Array.from(records, (json) => (JSON.parse(json) as DocumentRecord).tags);
	const tags = [...units.map(({ capability_tags }) => capability_tags), ...ownTags].flat();
	for (const { name } of units) add(name, 'unit');
	for (const { title, path } of documents) add(title, 'title', path);
	for (const tag of tags.sort(compare)) add(tag, 'tag');
	for (const { headings, path } of documents) for (const text of headingTexts(headings)) add(text, 'heading', path);
	const entries = [...found.values()].map(({ text, kind, paths }): Suggestion => {
		const [path = ''] = paths;
		return paths.size > 1 ? [text, kind, '', paths.size] : [text, kind, path];
	});
	files.set(SUGGESTIONS_FILE, JSON.stringify({ entries }));
}
