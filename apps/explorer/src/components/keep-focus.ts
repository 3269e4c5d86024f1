/**
 * Does something when what has the focus is gone with what was shown, such as a button whose change was applied: who uses the
 * keyboard would begin at the top of the page again. Returns what ends that.
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
