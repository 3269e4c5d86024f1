/** The shortcuts, as assistive technology announces them. */
export const SHORTCUTS = 'Control+K Meta+K /';

/** Returns the key of a shortcut: `k` with Ctrl or ⌘, or a slash outside of fields; undefined for any other event. */
export function shortcutOf(event: KeyboardEvent): string | undefined {
	// Browsers that fill in a form send events without a key.
	const key = (event.key as string | undefined)?.toLowerCase();
	const isShortcut = event.ctrlKey || event.metaKey ? key === 'k' && !event.shiftKey : key === '/' && !isTyping(event);
	return isShortcut && !event.altKey ? key : undefined;
}

function isTyping(event: KeyboardEvent): boolean {
	const [target] = event.composedPath();
	return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, select, textarea'));
}
