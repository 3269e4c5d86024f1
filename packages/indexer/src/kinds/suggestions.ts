import type { DocumentOutline } from '@pinakes/query';
import { headingTexts, SUGGESTIONS_FILE, type Suggestion, type SuggestionKind } from '@pinakes/query/internal';
import type { FileTarget } from './parts.ts';

/** Maximum characters of a suggestion; longer headings are prose. */
const MAX_TEXT_LENGTH = 120;

/** Maximum number of suggestions, which a page indexes when somebody types. */
const MAX_SUGGESTIONS = 5_000;

export interface SuggestionSources {
	readonly outlines: readonly DocumentOutline[];
	/** Names of units. */
	readonly units: readonly string[];
	readonly tags: readonly string[];
}

/** Writes the distinct texts of each kind, each with the path of its only document or the number of its documents. */
export function writeSuggestions(files: FileTarget, { outlines, units, tags }: SuggestionSources): void {
	const found = new Map<string, { text: string; kind: SuggestionKind; paths: Set<string> }>();
	const add = (text: string, kind: SuggestionKind, path?: string): void => {
		const shown = text.replace(/\s+/g, ' ').trim().slice(0, MAX_TEXT_LENGTH);
		const key = `${kind} ${shown}`;
		const known = found.get(key) ?? { text: shown, kind, paths: new Set() };
		if (shown !== '' && (found.has(key) || found.size < MAX_SUGGESTIONS)) found.set(key, known);
		if (path !== undefined) known.paths.add(path);
	};
	for (const name of units) add(name, 'unit');
	for (const { title, path } of outlines) add(title, 'title', path);
	for (const tag of tags) add(tag, 'tag');
	for (const { headings, path } of outlines) for (const text of headingTexts(headings)) add(text, 'heading', path);
	const entries = [...found.values()].map(({ text, kind, paths }): Suggestion => {
		const [path = ''] = paths;
		return paths.size > 1 ? [text, kind, '', paths.size] : [text, kind, path];
	});
	files.set(SUGGESTIONS_FILE, JSON.stringify({ entries }));
}
