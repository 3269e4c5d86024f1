import { PinakesError } from '../format/errors.js';
import { readContexts, readContextTexts } from '../format/kinds/contexts/read.js';
import { CONTEXT_TEXTS_FILE, CONTEXTS_FILE, type Contexts } from '../format/kinds/contexts/schema.js';
import type { Part, Recipe } from '../format/recipe.js';
import type { Numberings } from './read-numberings.ts';
import { inEach, type Segment } from './segment.ts';

/** A context of a segment, with its columns and its number in them. */
interface NumberedContext {
	readonly path: string;
	readonly from: Contexts;
	readonly number: number;
	readonly segment: number;
}

/** Reads the columns of contexts or their texts, of all segments, sorted by path. */
function* mergeContexts(
	segments: readonly Segment[],
	_numberings: Numberings,
	{ file }: Part,
): Recipe<Contexts | { readonly texts: string }> {
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

export const CONTEXT_READERS = { [CONTEXTS_FILE]: mergeContexts, [CONTEXT_TEXTS_FILE]: mergeContexts };

function checkTasks(segments: readonly Segment[], all: readonly Contexts[]): void {
	const [first] = all as [Contexts];
	all.forEach((own, i) => {
		const fix = (what: string): never => {
			throw new PinakesError('invalid_value', `${segments[0]?.name} and ${segments[i]?.name}: ${what}.`, CONTEXTS_FILE);
		};
		if (JSON.stringify(own.tasks) !== JSON.stringify(first.tasks)) {
			fix('their contexts have other task types; build them with the same pinakes.config.json');
		}
		if (own.dates === undefined && own.paths.length > 0) {
			fix('their contexts cannot be put in order; build both again with this version');
		}
	});
}

function contextsOf(segments: readonly Segment[], all: readonly Contexts[]): NumberedContext[] {
	return all
		.flatMap((from, segment) =>
			from.paths.map((path, number) => ({ path: (segments[segment]?.prefix ?? '') + path, from, number, segment })),
		)
		.sort((a, b) => (a.path < b.path ? -1 : 1));
}

function epicOf({ scopes, epics }: Contexts, number: number): string | undefined {
	return epics[(scopes[number] as number) - 1];
}

function dateOf({ updated, dates = [] }: Contexts, number: number): string {
	return dates[updated[number] as number] ?? '';
}

function distinct(names: readonly string[]): string[] {
	return [...new Set(names)].sort();
}
