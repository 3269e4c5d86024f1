import type { FacetKind, Found, FoundSection, SearchBackend } from './backend.ts';
import { nextTask } from './backend.ts';
import { createBoxView, createFacetRow, type ViewSettings } from './box-view.ts';
import type { Frame } from './frame.ts';
import type { Option } from './option-list.ts';
import { tellingLine } from './pasted.ts';
import { keepQuery } from './text.ts';

/** Maximum milliseconds that a search waits for the one before, as a server may never answer. */
const MAX_WAIT = 1000;

/**
 * Creates a function that runs one search at a time. Of those that are asked for meanwhile only the last one runs, as
 * requests for a text that has changed would delay those for the new one; others give undefined, as their signals are aborted.
 */
export function latestOnly() {
	let running: Promise<unknown> | undefined;
	return async <T>(signal: AbortSignal, search: () => Promise<T>): Promise<T | undefined> => {
		if (running !== undefined) await Promise.race([running, new Promise((resolve) => setTimeout(resolve, MAX_WAIT))]);
		if (signal.aborted) return undefined;
		const found = search();
		const settled = Promise.allSettled([found]);
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

export interface BoxSettings extends Omit<ViewSettings, 'onFeedback'> {
	readonly backend: SearchBackend;
	readonly facets: readonly FacetKind[];
	readonly hasAnswers: boolean;
	readonly hasFeedback: boolean;
	/** Paths of pages that are shown without a query. */
	readonly featured: readonly string[];
	/** Called once for each query whose results a reader has seen. */
	readonly onSearch: (query: string, found: Found) => void;
	readonly onFeedback: (query: string, isHelpful: boolean) => void;
}

const MAX_SECTIONS = 20;
const MAX_ALL = 100;
const MAX_ROWS = 10;
const MAX_FEATURED = 4;

/** Milliseconds after typing. */
const EXCERPTS_AFTER = 120;
const ANSWER_AFTER = 350;
const LOADING_AFTER = 150;
const SEEN_AFTER = 1000;

export type BoxState = ReturnType<typeof createBoxState>;

function isQuestion(text: string): boolean {
	const han = text.match(/\p{Script=Han}/gu)?.length ?? 0;
	return /[?？؟]\s*$/.test(text) || han >= 6 || text.trim().split(/\s+/).length >= 3;
}

/**
 * Runs a step at a time of `performance.now()`, or at once if it has passed, unless aborted. Errors are ignored: the first
 * search reported them, or they concern optional parts.
 */
function runAt(time: number, signal: AbortSignal, run: () => unknown): void {
	if (signal.aborted) return;
	const timer = setTimeout(
		() =>
			Promise.resolve()
				.then(run)
				.catch(() => {}),
		time - performance.now(),
	);
	signal.addEventListener('abort', () => clearTimeout(timer));
}

/** Returns how many sections the shown ones are among, as the list is neither in their order nor has all of them. */
function excerptLimit({ sections }: Found, options: readonly Option[]): number {
	const shown = options.flatMap(({ section }) => section ?? []);
	return Math.max(1, ...shown.map((section) => section.rank ?? sections.indexOf(section) + 1));
}

export function createBoxState(frame: Frame, settings: BoxSettings) {
	const { backend, hasFeedback, hasAnswers, say } = settings;
	let query = '';
	let pages: number | undefined;
	let featured: readonly FoundSection[] = [];
	const onFeedback = hasFeedback ? (isHelpful: boolean) => settings.onFeedback(query, isHelpful) : undefined;
	/** The last query whose results were seen, and what was found last. */
	let seen: string | undefined;
	let last: Found | undefined;
	let isPrefetched = false;
	const view = createBoxView(frame, { ...settings, onFeedback });
	const facetRow = createFacetRow(frame, backend, settings.facets, () => update());
	const runLatest = latestOnly();
	const announce = (text: string, found: Found): void => {
		if (text === seen) return;
		seen = text;
		settings.onSearch(text, found);
	};
	const prefetch = (): void => {
		if (isPrefetched) return;
		isPrefetched = true;
		const whenIdle = globalThis.requestIdleCallback ?? setTimeout;
		// Errors are ignored, as further searches will report them.
		whenIdle(() => void backend.prefetch?.().catch(() => {}));
	};
	/** Shows the results of a query, then their excerpts and an answer. */
	const showResults = async (text: string, signal: AbortSignal, isAll: boolean): Promise<void> => {
		const typedAt = performance.now();
		const limit = isAll ? MAX_ALL : MAX_SECTIONS;
		const both = await runLatest(signal, () => {
			// Results are shown without completions too.
			const suggested = backend.suggest?.(text).catch(() => []);
			return Promise.all([backend.find(text, facetRow.chosen(), limit, false), suggested ?? []]);
		});
		// Results are rendered in a separate task.
		await nextTask();
		if (both === undefined || signal.aborted) return;
		const [found, suggested] = both;
		last = found;
		const suggestions = suggested.filter((one) => one.toLowerCase() !== text.toLowerCase());
		const mayHaveMore = !isAll && found.sections.length >= limit;
		await view.showFound({ found, suggestions, rows: isAll ? MAX_ALL : MAX_ROWS, mayHaveMore, pages }, signal);
		if (signal.aborted) return;
		view.showLoading(false);
		runAt(typedAt + SEEN_AFTER, signal, () => announce(text, found));
		runAt(typedAt + EXCERPTS_AFTER, signal, async () => {
			if (found.sections.some(({ excerpt }) => excerpt === undefined)) {
				const again = await backend.find(text, facetRow.chosen(), excerptLimit(found, view.options.all()), true);
				if (signal.aborted) return;
				if (again.build !== found.build) return showResults(text, signal, isAll);
				await view.showExcerpts(again.sections, signal);
			}
			prefetch();
		});
		if (hasAnswers && found.verdict === 'answered' && isQuestion(text)) {
			runAt(typedAt + ANSWER_AFTER, signal, async () => {
				const passages = (await backend.answer?.(text, say.lang)) ?? [];
				if (!signal.aborted) view.showAnswer(passages);
			});
		}
	};
	/** Aborted when the text in the field changes. */
	let controller = new AbortController();
	/** Settled when the results of the text in the field are shown. */
	let showing: Promise<void> = Promise.resolve();

	const showEmpty = async (signal: AbortSignal): Promise<void> => {
		view.showEmpty(featured, pages);
		if (pages !== undefined) return;
		pages = await backend.count?.();
		if (!signal.aborted) view.showEmpty(featured, pages);
		featured = (await backend.pages?.(settings.featured, MAX_FEATURED).catch(() => [])) ?? [];
		if (!signal.aborted && featured.length > 0) view.showEmpty(featured, pages);
	};
	const update = (isAll = false): void => {
		query = tellingLine(frame.input.value);
		frame.clear.hidden = frame.input.value === '';
		controller.abort();
		controller = new AbortController();
		const { signal } = controller;
		view.showLoading(false);
		frame.list.ariaBusy = 'true';
		if (query !== '') runAt(performance.now() + LOADING_AFTER, signal, () => isShown || view.showLoading(true));
		let isShown = false;
		const results = query === '' ? showEmpty(signal) : showResults(query, signal, isAll);
		showing = results
			.catch((cause: unknown) => {
				if (signal.aborted) return;
				view.showLoading(false);
				view.showFailure();
				// Asks again once the reader is back online.
				addEventListener('online', () => update(), { once: true, signal });
				// Readers cannot fix it, but the owner of the page can.
				console.error('pinakes-search:', cause);
			})
			.finally(() => {
				isShown = true;
				if (!signal.aborted) frame.list.ariaBusy = null;
			});
		void facetRow.show();
	};
	return {
		/** Shows the results for the text in the field. */
		update,
		move: view.options.move,
		/**
		 * Returns the option that Enter opens, once the results of the text in the field are shown; undefined if the text
		 * changes meanwhile, or if none is selected.
		 */
		async current(): Promise<Option | undefined> {
			const { signal } = controller;
			await showing;
			return signal.aborted ? undefined : view.options.current();
		},
		find: view.find,
		search(text: string): void {
			frame.input.value = text;
			frame.input.focus();
			update();
		},
		showAll(): void {
			frame.input.focus();
			update(true);
		},
		/** Removes the selected recent search; returns whether one is selected. */
		removeRecent(): boolean {
			const option = frame.input.value === '' ? view.options.current() : undefined;
			if (option?.element.querySelector('.remove') == null || option.query === undefined) return false;
			keepQuery(settings.index, option.query, true);
			view.showEmpty(featured, pages);
			return true;
		},
		/** Adds the text in the field to the recent searches, as one whose results were seen. */
		keep(): void {
			keepQuery(settings.index, query);
			if (query !== '' && last !== undefined) announce(query, last);
		},
		query: () => query,
	};
}
