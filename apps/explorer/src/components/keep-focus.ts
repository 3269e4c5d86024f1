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
