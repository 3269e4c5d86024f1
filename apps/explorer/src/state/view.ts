import { signal } from '@preact/signals';
import { PANELS, type Panel } from './fields.ts';

/**
 * The state of the page, stored in its address, so that it can be shared as a link. Field names are those of the forms,
 * such as `q` or `tags`; empty values are left out.
 */
export interface View {
	readonly panel: Panel;
	/** Address of the index, absolute or relative to the page. */
	readonly index: string;
	readonly lang: string;
	readonly fields: Readonly<Record<string, string>>;
}

/** Default address of the index: next to the folder of the page. */
export const DEFAULT_INDEX = '../index/';

/** Maximum characters of a field in an address. */
const MAX_FIELD_LENGTH = 200_000;

/** The current state; change it by `show`. */
export const view = signal<View>(viewOf(location.hash));

/** Last fields of each panel, restored when the user returns to it. */
const lastFields = new Map<Panel, View['fields']>([[view.value.panel, view.value.fields]]);

/** Returns the last fields of a panel for the current index. */
export function fieldsOf(panel: Panel): View['fields'] {
	return lastFields.get(panel) ?? {};
}

/** Changes the state, as a new history entry. */
export function show(change: Partial<View>): void {
	turnTo({ ...view.value, ...change });
	if (addressOf(view.value) !== location.hash) history.pushState(null, '', addressOf(view.value));
}

/** Follows back and forward in the browser history. */
export function followHistory(): void {
	const follow = (): void => turnTo(viewOf(location.hash));
	addEventListener('popstate', follow);
	addEventListener('hashchange', follow);
}

function turnTo(next: View): void {
	if (next.index !== view.value.index) lastFields.clear();
	lastFields.set(next.panel, next.fields);
	view.value = next;
}

function addressOf(shown: View): string {
	return `#${hashOf(shown)}`;
}

/** Parses an address. Unknown parts are left out. */
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

/** Returns the fragment of an address for a state. */
export function hashOf({ panel, index, lang, fields }: View): string {
	const parameters = new URLSearchParams({ panel });
	if (index !== DEFAULT_INDEX) parameters.set('index', index);
	if (lang !== '') parameters.set('lang', lang);
	for (const [name, value] of Object.entries(fields)) if (value !== '') parameters.set(name, value);
	return parameters.toString();
}
