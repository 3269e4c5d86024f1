/** Focuses the first field of the panel when `/` is typed outside of a field. Returns a function that stops it. */
export function focusOnSlash(): () => void {
	const focus = (event: KeyboardEvent): void => {
		const isTyping = event.target instanceof HTMLElement && event.target.matches('input, select, textarea');
		if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
		const field = document.querySelector<HTMLElement>('main :is(input[type="text"], input[type="search"], textarea)');
		if (field === null) return;
		event.preventDefault();
		field.focus();
	};
	addEventListener('keydown', focus);
	return () => removeEventListener('keydown', focus);
}

/**
 * Calls a function when the focused element is removed, such as a button whose change was applied, so that keyboard
 * users do not start at the top of the page again. Returns a function that stops it.
 */
export function keepFocus(recover: () => void): () => void {
	let last: Element | undefined;
	const remember = ({ target }: FocusEvent): void => {
		last = target instanceof Element ? target : undefined;
	};
	const observer = new MutationObserver(() => {
		if (last === undefined || last.isConnected) return;
		last = undefined;
		if (document.activeElement === document.body) recover();
	});
	addEventListener('focusin', remember);
	observer.observe(document.body, { childList: true, subtree: true });
	return () => {
		removeEventListener('focusin', remember);
		observer.disconnect();
	};
}
