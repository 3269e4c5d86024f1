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
