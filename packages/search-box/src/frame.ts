import type { Messages } from './messages.ts';

/** A child of an element. Undefined and empty texts are left out. */
export type Child = Node | string | undefined;

/**
 * Creates an element. Texts become text nodes, never HTML.
 *
 * @param attributes by name; undefined leaves one out, an empty text is for one without a value
 */
export function createElement<K extends keyof HTMLElementTagNameMap>(
	tag: K,
	attributes: Readonly<Record<string, string | undefined>> = {},
	...children: readonly (Child | readonly Child[])[]
): HTMLElementTagNameMap[K] {
	const element = document.createElement(tag);
	for (const [name, value] of Object.entries(attributes)) if (value !== undefined) element.setAttribute(name, value);
	element.append(...children.flat().filter((child): child is Node | string => child !== undefined && child !== ''));
	return element;
}

/** Ids within the shadow tree, where they cannot conflict with those of the page. */
const LIST_ID = 'results';
const STATUS_ID = 'status';

/** The permanent elements of a search box. */
export interface Frame {
	readonly button: HTMLButtonElement;
	readonly dialog: HTMLDialogElement;
	readonly input: HTMLInputElement;
	readonly close: HTMLButtonElement;
	readonly facets: HTMLElement;
	/** Status for screen readers. */
	readonly status: HTMLElement;
	/** Message above the results: an empty state, a refusal or a failure. */
	readonly notice: HTMLElement;
	readonly answer: HTMLElement;
	readonly list: HTMLElement;
}

/**
 * Creates the button and the dialog.
 *
 * @param contentLang language of what the index has, which may not be that of the messages
 */
export function createFrame(say: Messages, placeholder: string, contentLang: string): Frame {
	const isMac = /Mac|iPhone|iPad/.test(navigator.platform);
	const button = createElement(
		'button',
		{ type: 'button', part: 'button', lang: say.lang, 'aria-haspopup': 'dialog', 'aria-keyshortcuts': SHORTCUTS },
		createElement('span', { class: 'lens', 'aria-hidden': 'true' }),
		createElement('span', { class: 'label' }, say.search),
		createElement('kbd', { 'aria-hidden': 'true' }, isMac ? '⌘K' : 'Ctrl K'),
	);
	const input = createElement('input', {
		type: 'text',
		role: 'combobox',
		part: 'input',
		placeholder,
		'aria-label': say.search,
		'aria-autocomplete': 'list',
		'aria-expanded': 'false',
		'aria-controls': LIST_ID,
		'aria-describedby': STATUS_ID,
		autocomplete: 'off',
		autocapitalize: 'off',
		autocorrect: 'off',
		spellcheck: 'false',
		enterkeyhint: 'go',
		maxlength: '500',
	});
	const close = createElement(
		'button',
		{ type: 'button', class: 'close', 'aria-label': say.close },
		createElement('span', { 'aria-hidden': 'true' }, '✕'),
	);
	const facets = createElement('div', {
		class: 'facets',
		role: 'group',
		'aria-label': say.filters,
		lang: contentLang,
		hidden: '',
	});
	const status = createElement('p', { id: STATUS_ID, class: 'status', role: 'status' });
	const notice = createElement('div', { class: 'notice' });
	const answer = createElement('section', {
		class: 'answer',
		part: 'answer',
		'aria-label': say.answer,
		lang: contentLang,
		hidden: '',
	});
	const list = createElement('div', {
		id: LIST_ID,
		role: 'listbox',
		'aria-label': say.results,
		lang: contentLang,
		part: 'results',
	});
	const header = createElement('div', { class: 'header' }, createElement('span', { class: 'lens' }), input, close);
	const body = createElement('div', { class: 'body' }, notice, answer, list);
	const dialog = createElement(
		'dialog',
		{ part: 'dialog', lang: say.lang, 'aria-label': say.search },
		header,
		facets,
		status,
		body,
		createFooter(say),
	);
	closeByBackdrop(dialog);
	return { button, dialog, input, close, facets, status, notice, answer, list };
}

function createFooter(say: Messages): HTMLElement {
	const key = (name: string, what: string): HTMLElement =>
		createElement('span', {}, createElement('kbd', {}, name), ` ${what}`);
	const keys = [key('↑↓', say.choose), key('↵', say.open), key('Esc', say.leave)];
	return createElement('div', { class: 'footer', 'aria-hidden': 'true' }, ...keys);
}

/** Closes a dialog by clicks on its backdrop, but not where somebody selects text and lets go outside. */
function closeByBackdrop(dialog: HTMLDialogElement): void {
	let pressed: EventTarget | null = null;
	dialog.addEventListener('mousedown', ({ target }) => {
		pressed = target;
	});
	// Events whose target is the dialog itself are on the backdrop, as the content covers the dialog.
	dialog.addEventListener('click', ({ target }) => {
		if (target === dialog && pressed === dialog) dialog.close();
	});
}

/** Keeps an open dialog above the keyboard of a phone. */
export function followKeyboard(dialog: HTMLDialogElement): void {
	const viewport = window.visualViewport;
	if (viewport === null) return;
	const resize = (): void => dialog.style.setProperty('--_height', `${viewport.height}px`);
	viewport.addEventListener('resize', resize);
	dialog.addEventListener('close', () => viewport.removeEventListener('resize', resize), { once: true });
	resize();
}

/** The shortcuts, as assistive technology announces them. */
const SHORTCUTS = 'Control+K Meta+K /';

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
