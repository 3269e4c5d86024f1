import { signal } from '@preact/signals';
import { PANELS, type Panel } from './panels.ts';

/**
 * What the page shows, as its address says it: every state can be shared as a link. Names of fields are those
 * of the panels' forms, such as `q` or `tags`; empty values are left out.
 */
export interface View {
	readonly panel: Panel;
	/** The address of the index, absolute or relative to the page; empty for a dropped folder. */
	readonly index: string;
	readonly lang: string;
	readonly fields: Readonly<Record<string, string>>;
}

/** Where an index lies that was published with the page, which is in a folder beside it, or at the root of a host. */
export const DEFAULT_INDEX = '../index/';

/** Characters of a field that are read from an address. */
const MAX_FIELD_LENGTH = 200_000;

/** What is shown now; change it by `show`. */
export const view = signal<View>(viewOf(location.hash));

/** What each panel was asked last, so that it is there when somebody comes back to it. */
const lastFields = new Map<Panel, View['fields']>([[view.value.panel, view.value.fields]]);

/** What a panel was asked last of the index that is shown. */
export function fieldsOf(panel: Panel): View['fields'] {
	return lastFields.get(panel) ?? {};
}

/** Milliseconds after which an address that changes while somebody types is written: browsers refuse many at once. */
const WRITE_AFTER = 250;

let writing: ReturnType<typeof setTimeout> | undefined;

/** Shows something else, as a new entry of the history, or in place of the present one while somebody types. */
export function show(change: Partial<View>, how: 'push' | 'replace' = 'push'): void {
	if (how === 'push') write();
	turnTo({ ...view.value, ...change });
	clearTimeout(writing);
	if (how === 'replace') writing = setTimeout(write, WRITE_AFTER);
	else if (addressOf(view.value) !== location.hash) history.pushState(null, '', addressOf(view.value));
}

/** Follows the browser's back and forward. */
export function followHistory(): void {
	const follow = (): void => {
		clearTimeout(writing);
		writing = undefined;
		turnTo(viewOf(location.hash));
	};
	addEventListener('popstate', follow);
	addEventListener('hashchange', follow);
	addEventListener('pagehide', write);
	// Before a link leads away.
	addEventListener('click', write, true);
}

function turnTo(next: View): void {
	if (next.index !== view.value.index) lastFields.clear();
	lastFields.set(next.panel, next.fields);
	view.value = next;
}

/** Writes the address that waits for somebody to stop typing. */
function write(): void {
	if (writing === undefined) return;
	clearTimeout(writing);
	writing = undefined;
	history.replaceState(null, '', addressOf(view.value));
}

function addressOf(shown: View): string {
	return `#${hashOf(shown)}`;
}

/** Reads an address; what is unknown is left out. */
function viewOf(hash: string): View {
	const parameters = new URLSearchParams(hash.replace(/^#/, ''));
	const fields: Record<string, string> = Object.create(null) as Record<string, string>;
	for (const [name, value] of parameters) {
		if (value !== '' && !['panel', 'index', 'lang'].includes(name)) fields[name] = value.slice(0, MAX_FIELD_LENGTH);
	}
	const panel = parameters.get('panel') ?? '';
	return {
		panel: PANELS.find((one) => one === panel) ?? 'search',
		index: parameters.get('index') ?? DEFAULT_INDEX,
		lang: parameters.get('lang') ?? '',
		fields,
	};
}

/** Writes an address. */
export function hashOf({ panel, index, lang, fields }: View): string {
	const parameters = new URLSearchParams({ panel });
	if (index !== DEFAULT_INDEX) parameters.set('index', index);
	if (lang !== '') parameters.set('lang', lang);
	for (const [name, value] of Object.entries(fields)) if (value !== '') parameters.set(name, value);
	return parameters.toString();
}
