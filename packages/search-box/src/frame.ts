import { createIcon, type IconName } from './icons.ts';
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

export type Frame = ReturnType<typeof createFrame>;

export interface FrameSettings {
	readonly say: Messages;
	readonly placeholder: string;
	/** Language of what the index has, which may not be that of the messages. */
	readonly contentLang: string;
	readonly hasSlash: boolean;
}

export function createFrame({ say, placeholder, contentLang, hasSlash }: FrameSettings) {
	const isMac = /Mac|iPhone|iPad/.test(navigator.platform);
	const shortcuts = `Control+K Meta+K${hasSlash ? ' /' : ''}`;
	const button = createElement(
		'button',
		{ type: 'button', part: 'button', lang: say.lang, 'aria-haspopup': 'dialog', 'aria-keyshortcuts': shortcuts },
		createIcon('search'),
		createElement('span', { class: 'caption' }, say.search),
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
		dir: 'auto',
		autocomplete: 'off',
		autocapitalize: 'off',
		autocorrect: 'off',
		spellcheck: 'false',
		enterkeyhint: 'go',
	});
	const clearing = { type: 'button', class: 'clear', 'aria-label': say.clear, hidden: '' };
	const clear = createElement('button', clearing, createIcon('cross'));
	const close = createElement('button', { type: 'button', class: 'close' }, say.cancel);
	// Shows that a search is under way.
	const bar = createElement('div', { class: 'bar', hidden: '' });
	const facets = createElement('div', {
		class: 'facets',
		role: 'group',
		'aria-label': say.filters,
		lang: contentLang,
		hidden: '',
	});
	// For screen readers.
	const status = createElement('p', { id: STATUS_ID, class: 'status', role: 'status' });
	// Message above the results: what is not sure, a refusal or a failure.
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
		hidden: '',
	});
	// Number of results or pages, in the footer.
	const count = createElement('span', { class: 'count', 'aria-hidden': 'true' });
	const all = createElement('button', { type: 'button', class: 'all', hidden: '' });
	const field = createElement('div', { class: 'field' }, createIcon('search'), input, clear);
	const dialog = createElement(
		'dialog',
		{ part: 'dialog', lang: say.lang, 'aria-label': say.search },
		createElement('div', { class: 'header' }, field, close, bar),
		facets,
		status,
		createElement('div', { class: 'body' }, notice, answer, list),
		createElement('div', { class: 'footer' }, ...legend(say, isMac), count, all),
	);
	closeByBackdrop(dialog);
	return { button, dialog, input, clear, close, bar, facets, status, notice, answer, list, count, all };
}

function legend(say: Messages, isMac: boolean): HTMLElement[] {
	const key = (what: string, ...names: readonly (string | IconName)[]): HTMLElement => {
		const keys = names.map((name) =>
			createElement('kbd', {}, name === 'up' || name === 'down' || name === 'enter' ? createIcon(name) : name),
		);
		return createElement('span', { class: 'key', 'aria-hidden': 'true' }, ...keys, what);
	};
	return [
		key(say.choose, 'up', 'down'),
		key(say.open, 'enter'),
		key(say.newTab, isMac ? '⌘' : 'Ctrl', 'enter'),
		key(say.leave, 'Esc'),
	];
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

/**
 * Returns the key of a shortcut: `k` with Ctrl or ⌘, or a slash outside of fields; undefined for any other event. On keyboards
 * without Latin letters, such as Cyrillic ones, the key in the place of `k` counts.
 */
export function shortcutOf(event: KeyboardEvent, hasSlash = true): 'k' | '/' | undefined {
	// Browsers that fill in a form send events without a key.
	const key = (event.key as string | undefined)?.toLowerCase() ?? '';
	if (event.altKey) return undefined;
	if (event.ctrlKey || event.metaKey) {
		const isK = key === 'k' || (event.code === 'KeyK' && /^[^\0-\x7f]$/u.test(key));
		return isK && !event.shiftKey ? 'k' : undefined;
	}
	return hasSlash && key === '/' && !isTyping(event) ? '/' : undefined;
}

function isTyping(event: KeyboardEvent): boolean {
	const [target] = event.composedPath();
	return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, select, textarea'));
}
