import { signal } from '@preact/signals';

/** The panels of the page, in the order of their tabs, and what each looks in. */
export const PANELS = { search: 'documents', match: 'units' } as const;

export type Panel = keyof typeof PANELS;

/**
 * The state of the page, stored in its address, so that it can be shared as a link. Field names are those of the forms,
 * such as `q` or `tags`; empty values are left out.
 */
export interface View {
	readonly panel: Panel;
	readonly lang: string;
	readonly fields: Readonly<Record<string, string>>;
}

const MAX_FIELD_LENGTH = 200_000;

/** The current state; change it by `show`. */
export const view = signal<View>(viewOf(location.hash));

/** Changes the state, as a new history entry. */
export function show(change: Partial<View>): void {
	view.value = { ...view.value, ...change };
	const address = `#${hashOf(view.value)}`;
	if (address !== location.hash) history.pushState(null, '', address);
}

/** Follows back and forward in the browser history. */
export function followHistory(): void {
	const follow = (): void => {
		view.value = viewOf(location.hash);
	};
	addEventListener('popstate', follow);
	addEventListener('hashchange', follow);
}

function viewOf(hash: string): View {
	const parameters = new URLSearchParams(hash.replace(/^#/, ''));
	const fields: Record<string, string> = Object.create(null) as Record<string, string>;
	for (const [name, value] of parameters) {
		if (value !== '' && !['panel', 'lang'].includes(name)) fields[name] = value.slice(0, MAX_FIELD_LENGTH);
	}
	const panel = parameters.get('panel') === 'match' ? 'match' : 'search';
	return { panel, lang: parameters.get('lang') ?? '', fields };
}

export function hashOf({ panel, lang, fields }: View): string {
	const parameters = new URLSearchParams({ panel });
	if (lang !== '') parameters.set('lang', lang);
	for (const [name, value] of Object.entries(fields)) if (value !== '') parameters.set(name, value);
	return parameters.toString();
}
