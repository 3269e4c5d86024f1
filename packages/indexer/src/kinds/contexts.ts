import {
	CONTEXT_TEXTS_FILE,
	CONTEXTS_FILE,
	type Contexts,
	FORM_BREAK,
	formsOf,
	messageLanguageOf,
} from '@pinakes/query/internal';
import { fieldsText } from '../base/encode.ts';
import { compare } from '../base/report.ts';
import type { Config } from '../config/schema.ts';
import { CONTEXT_TYPES, OTHER_TYPE } from '../data/contexts.ts';
import { GENERAL_WORDS } from '../data/general-words.ts';
import type { ContextSource } from '../model/context.ts';
import { buildAnalyzer } from '../words/content-words.ts';
import type { FileTarget } from './parts.ts';

/** Writes the contexts, sorted by path. */
export function writeContexts(files: FileTarget, sources: readonly ContextSource[], options: Config['contexts']): void {
	const analyzer = buildAnalyzer();
	const sorted = [...sources].sort((a, b) => compare(a.path, b.path));
	const types = distinct([...CONTEXT_TYPES, ...options.types, OTHER_TYPE, ...sorted.map(({ type }) => type)]);
	const epics = distinct(sorted.flatMap(({ epic }) => epic ?? []));
	// The empty date comes first.
	const dates = distinct(['', ...sorted.map(({ updated }) => updated)]);
	const contexts: Contexts = {
		lang: mainLanguageOf(sorted),
		tasks: options.tasks,
		types,
		epics,
		general: GENERAL_WORDS,
		paths: sorted.map(({ path }) => path),
		scopes: sorted.map(({ epic }) => (epic === null ? 0 : epics.indexOf(epic) + 1)),
		kinds: sorted.map(({ type }) => types.indexOf(type)),
		updated: sorted.map(({ updated }) => dates.indexOf(updated)),
		dates,
		names: lines(sorted.map(({ name }) => formsOf(name, analyzer))),
		titles: lines(sorted.map(({ title }) => formsOf(title, analyzer))),
		tags: lines(sorted.map(({ tags }) => tags.flatMap((tag) => formsOf(tag, analyzer)))),
	};
	files.set(CONTEXTS_FILE, fieldsText(contexts));
	// One form is enough for a long text, since matches in it only explain.
	const texts = lines(sorted.map(({ content }) => formsOf(content, analyzer).slice(0, 1)));
	files.set(CONTEXT_TEXTS_FILE, fieldsText({ texts }));
}

function lines(forms: readonly (readonly string[])[]): string {
	return forms.map((one) => one.join(FORM_BREAK)).join('\n');
}

function distinct(names: readonly string[]): string[] {
	return [...new Set(names)].sort(compare);
}

/** Returns the language of messages: that of at least half of the documents, or the default language. */
function mainLanguageOf(sources: readonly ContextSource[]): Contexts['lang'] {
	const fallback = messageLanguageOf('');
	const languages = sources.map(({ name, title, content }) => messageLanguageOf(name, title, content));
	const others = languages.filter((language) => language !== fallback);
	return others[0] !== undefined && others.length * 2 >= sources.length ? others[0] : fallback;
}
