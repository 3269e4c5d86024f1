import type { BoxSettings, Facet, Found, SearchBackend } from './backend.ts';
import { nextTask } from './backend.ts';
import { type BoxView, createBoxView, createFacetRow } from './box-view.ts';
import type { Frame } from './frame.ts';
import type { Option } from './render-results.ts';
import { keepQuery, termsOf } from './text.ts';

/** Maximum milliseconds that a search waits for the one before, as a server may never answer. */
const MAX_WAIT = 1000;

/** Runs a search once the one before is finished; undefined if it was aborted meanwhile. */
type RunLatest = <T>(signal: AbortSignal, search: () => Promise<T>) => Promise<T | undefined>;

/**
 * Creates a function that runs one search at a time. Of those that are asked for meanwhile only the last one runs, as
 * requests for a text that has changed would delay those for the new one.
 */
export function latestOnly(): RunLatest {
	let running: Promise<unknown> | undefined;
	return async (signal, search) => {
		if (running !== undefined) await Promise.race([running, new Promise((resolve) => setTimeout(resolve, MAX_WAIT))]);
		if (signal.aborted) return undefined;
		const found = search();
		const settled = found.then(
			() => undefined,
			() => undefined,
		);
		running = settled;
		void settled.then(() => {
			if (running === settled) running = undefined;
		});
		return found;
	};
}

/** Marks the history entry that an open dialog adds, so that the back button closes it. */
const MARK = 'pinakesSearch';

/** Adds the entry of the dialog. A page that was reloaded with an open dialog has it already. */
export function addEntry(): void {
	if (!isOwnEntry()) history.pushState({ ...(history.state as object | null), [MARK]: true }, '');
}

/** Whether the page is at the entry of the dialog. */
export function isOwnEntry(): boolean {
	return (history.state as Record<string, unknown> | null)?.[MARK] === true;
}

/** Returns the query in the address of the page; null without one, or without a name of its parameter. */
export function queryInAddress(parameter: string | null): string | null {
	return parameter ? new URLSearchParams(location.search).get(parameter) : null;
}

/** Puts the query into the address of the entry, so that the search can be shared; does nothing without a parameter. */
export function putQueryInAddress(parameter: string | null, query: string): void {
	if (!parameter) return;
	const address = new URL(location.href);
	address.searchParams.set(parameter, query);
	history.replaceState(history.state, '', address);
}

/** Maximum number of results, and of results with an excerpt. */
const MAX_SECTIONS = 20;
const MAX_EXCERPTS = 10;

/** Delays in milliseconds after typing before excerpts are read, and before a question is answered. */
const EXCERPTS_AFTER = 120;
const ANSWER_AFTER = 350;

/** The state of the search box. */
export interface BoxState {
	/** Shows the results for the text in the field. */
	update(): void;
	/** Selects the next or the previous option. */
	move(step: 1 | -1): void;
	/**
	 * Returns the option that Enter opens, once the results of the text in the field are shown; undefined if the text
	 * changes meanwhile.
	 */
	current(): Promise<Option | undefined>;
	find(target: EventTarget | null): Option | undefined;
	/** Searches for a suggested query. */
	search(query: string): void;
	/** Adds the text in the field to the recent searches. */
	keep(): void;
}

/** Whether a text is probably a question, rather than keywords. */
function isQuestion(text: string): boolean {
	const han = text.match(/\p{Script=Han}/gu)?.length ?? 0;
	return /[?？]\s*$/.test(text) || han >= 6 || text.trim().split(/\s+/).length >= 3;
}

/**
 * Runs a step at a time of `performance.now()`, or at once if it has passed, unless aborted. Errors are ignored: the first
 * search reported them, or they concern optional parts.
 */
function runAt(time: number, signal: AbortSignal, run: () => Promise<void>): void {
	if (signal.aborted) return;
	const timer = setTimeout(() => void run().catch(() => {}), time - performance.now());
	signal.addEventListener('abort', () => clearTimeout(timer));
}

/** Finds sections for a query, and its completions, without which results are shown too. */
function findAndSuggest(
	backend: SearchBackend,
	query: string,
	facets: readonly Facet[],
): Promise<[Found, readonly string[]]> {
	const suggested = backend.suggest?.(query).catch(() => []);
	return Promise.all([backend.find(query, facets, MAX_SECTIONS, false), suggested ?? []]);
}

/** Returns how many sections the first shown ones are among, as the list is neither in their order nor has all of them. */
function excerptLimit({ sections }: Found, options: readonly Option[]): number {
	const shown = options.flatMap(({ section }) => section ?? []).slice(0, MAX_EXCERPTS);
	return Math.max(...shown.map((section) => section.rank ?? sections.indexOf(section) + 1));
}

/** Returns a function that shows the results of a query, then their excerpts and an answer. */
function createResults(
	view: BoxView,
	{ backend, hasAnswers, lang }: BoxSettings,
	chosen: () => readonly Facet[],
): (query: string, signal: AbortSignal) => Promise<void> {
	const runLatest = latestOnly();
	const showResults = async (query: string, signal: AbortSignal): Promise<void> => {
		const typedAt = performance.now();
		const both = await runLatest(signal, () => findAndSuggest(backend, query, chosen()));
		// Results are rendered in a separate task.
		await nextTask();
		if (both === undefined || signal.aborted) return;
		const [found, suggested] = both;
		const terms = found.terms ?? termsOf(query);
		const suggestions = suggested.filter((text) => text.toLowerCase() !== query.toLowerCase());
		await view.showFound(found, terms, suggestions, signal);
		if (found.sections.some(({ text }) => text === undefined)) {
			runAt(typedAt + EXCERPTS_AFTER, signal, async () => {
				const again = await backend.find(query, chosen(), excerptLimit(found, view.options.all()), true);
				if (signal.aborted) return;
				if (again.build !== found.build) return showResults(query, signal);
				await view.showExcerpts(again.sections, again.terms ?? terms, signal);
			});
		}
		if (hasAnswers && found.isConfident && isQuestion(query)) {
			runAt(typedAt + ANSWER_AFTER, signal, async () => {
				const passages = (await backend.answer?.(query, lang)) ?? [];
				if (!signal.aborted) view.showAnswer(passages);
			});
		}
	};
	return showResults;
}

/** Creates the state of the search box. */
export function createBoxState(frame: Frame, settings: BoxSettings): BoxState {
	const { backend } = settings;
	const view = createBoxView(frame, settings);
	const facetRow = createFacetRow(frame, settings, () => update());
	const showResults = createResults(view, settings, facetRow.chosen);
	/** Aborted when the text in the field changes. */
	let controller = new AbortController();
	/** Settled when the results of the text in the field are shown. */
	let showing: Promise<void> = Promise.resolve();

	const showEmpty = async (signal: AbortSignal): Promise<void> => {
		view.showEmpty();
		const count = await backend.count?.();
		if (count !== undefined && !signal.aborted) view.showCount(count);
	};
	const update = (): void => {
		const query = frame.input.value.trim();
		controller.abort();
		controller = new AbortController();
		const { signal } = controller;
		frame.answer.hidden = true;
		const results = query === '' ? showEmpty(signal) : showResults(query, signal);
		showing = results.catch((cause: unknown) => {
			if (signal.aborted) return;
			view.showFailure();
			// Readers cannot fix it, but the owner of the page can.
			console.error('pinakes-search:', cause);
		});
		void facetRow.show();
	};
	return {
		update,
		move: view.options.move,
		async current() {
			const { signal } = controller;
			await showing;
			return signal.aborted ? undefined : view.options.current();
		},
		find: view.find,
		search(query) {
			frame.input.value = query;
			frame.input.focus();
			update();
		},
		keep: () => keepQuery(frame.input.value.trim()),
	};
}
