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
