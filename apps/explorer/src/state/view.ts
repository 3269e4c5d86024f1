import { signal } from '@preact/signals';

/** The panels of the page, in the order of their tabs. */
export const PANELS = ['search', 'match', 'contexts', 'get', 'outline', 'packing', 'health'] as const;

/** A panel by its name. */
export type Panel = (typeof PANELS)[number];

/**
 * What the page shows, as it stands in its address: every state can be shared as a link. Names of fields are those
 * of the panels' forms, such as `q` or `tags`; an empty value is none.
 */
export interface View {
	readonly panel: Panel;
	/** The address of the index, absolute or relative to the page; empty for a dropped folder. */
	readonly index: string;
	readonly lang: string;
	readonly fields: Readonly<Record<string, string>>;
}

/** Where an index lies that was published with the page. */
const USUAL_INDEX = 'index/';

/** Characters of a field that are read from an address. */
const LONGEST_FIELD = 20_000;

/** What is shown now; change it by `show`. */
export const view = signal<View>(viewOf(location.hash));

/** Shows something else, as a new entry of the history, or in place of the present one while somebody types. */
export function show(change: Partial<View>, how: 'push' | 'replace' = 'push'): void {
	view.value = { ...view.value, ...change };
	const address = `#${hashOf(view.value)}`;
	if (address !== location.hash) history[how === 'push' ? 'pushState' : 'replaceState'](null, '', address);
}

/** Follows the browser's back and forward. */
export function followHistory(): void {
	const follow = (): void => {
		view.value = viewOf(location.hash);
	};
	addEventListener('popstate', follow);
	addEventListener('hashchange', follow);
}

/** Reads an address; what is unknown is left out. */
export function viewOf(hash: string): View {
	const parameters = new URLSearchParams(hash.replace(/^#/, ''));
	const fields: Record<string, string> = Object.create(null) as Record<string, string>;
	for (const [name, value] of parameters) {
		if (value !== '' && !['panel', 'index', 'lang'].includes(name)) fields[name] = value.slice(0, LONGEST_FIELD);
	}
	const panel = parameters.get('panel') ?? '';
	return {
		panel: PANELS.find((one) => one === panel) ?? 'search',
		index: parameters.get('index') ?? USUAL_INDEX,
		lang: parameters.get('lang') ?? '',
		fields,
	};
}

/** Writes an address. */
export function hashOf({ panel, index, lang, fields }: View): string {
	const parameters = new URLSearchParams({ panel });
	if (index !== USUAL_INDEX) parameters.set('index', index);
	if (lang !== '') parameters.set('lang', lang);
	for (const [name, value] of Object.entries(fields)) if (value !== '') parameters.set(name, value);
	return parameters.toString();
}
