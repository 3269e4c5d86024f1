import { openIndex } from '@pinakes/query';
import { siteSource } from '@pinakes/query/site';
import type { FacetKind, FoundSection, SearchBackend } from './backend.ts';
import { type BoxState, createBoxState } from './box-state.ts';
import { endpointBackend } from './endpoint-backend.ts';
import { createFrame, type Frame } from './frame.ts';
import { indexBackend } from './index-backend.ts';
import { pageLink, safeLink } from './link.ts';
import { mcpBackend } from './mcp-backend.ts';
import { boxLanguage, messagesIn } from './messages.ts';
import type { Option } from './render-results.ts';
import { rereadOnce } from './reread-once.ts';
import { STYLES } from './styles.ts';

/** Default folder of the index. */
const DEFAULT_INDEX = 'index/';

/** Marks the history entry that an open dialog adds, so that the back button closes it. */
const HISTORY_MARK = 'pinakesSearch';

/** Event before a result is opened. With `preventDefault`, the page opens it itself, for example by a router. */
export const SELECT_EVENT = 'pinakes-select';

/** The detail of `SELECT_EVENT`. */
export interface SelectDetail {
	readonly section: FoundSection;
	/** Absolute address of the section, if it has one. */
	readonly href: string | undefined;
}

// Server-side rendering imports this module too, without HTMLElement.
const BaseElement = (globalThis.HTMLElement ?? class {}) as typeof HTMLElement;

let sheet: CSSStyleSheet | undefined;

function styleSheet(): CSSStyleSheet {
	if (sheet === undefined) {
		sheet = new CSSStyleSheet();
		sheet.replaceSync(STYLES);
	}
	return sheet;
}

/**
 * `<pinakes-search>`: a button that opens a search dialog. Attributes, read when the element is connected: `index`, the
 * folder of a published index; `endpoint` or `mcp`, a server instead; `pages`, the folder of documents without a URL; `lang`,
 * `placeholder`, `theme`; `facets`, a list of `category` and `tag`; `answers`, for answers to questions.
 */
export class PinakesSearch extends BaseElement {
	/** A backend that replaces the index or server of the attributes. */
	declare backend: SearchBackend | undefined;
	#frame: Frame | undefined;
	#state: BoxState | undefined;
	/** Whether the dialog closes because a result is opened; then it must not go back in the history. */
	#isFollowing = false;

	connectedCallback(): void {
		if (this.#frame === undefined) this.#create();
		addEventListener('keydown', this.#onShortcut);
		addEventListener('popstate', this.#onBack);
	}

	disconnectedCallback(): void {
		removeEventListener('keydown', this.#onShortcut);
		removeEventListener('popstate', this.#onBack);
	}

	/** Opens the dialog, optionally with a query. */
	open(query?: string): void {
		const frame = this.#frame;
		if (frame === undefined) return;
		this.#state ??= this.#createState(frame);
		if (query !== undefined) frame.input.value = query;
		if (!frame.dialog.open) {
			frame.dialog.showModal();
			history.pushState({ ...(history.state as object | null), [HISTORY_MARK]: true }, '');
			this.#followKeyboard(frame);
		}
		frame.input.focus();
		frame.input.select();
		this.#state.update();
	}

	/** Closes the dialog. */
	close(): void {
		this.#frame?.dialog.close();
	}

	#create(): void {
		const lang = boxLanguage(this.#language());
		const say = messagesIn(lang);
		const frame = createFrame(say, this.getAttribute('placeholder') ?? say.placeholder);
		this.#frame = frame;
		const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
		root.adoptedStyleSheets = [styleSheet()];
		root.replaceChildren(frame.button, frame.dialog);
		frame.button.addEventListener('click', () => this.open());
		frame.close.addEventListener('click', () => this.close());
		frame.dialog.addEventListener('close', this.#onClose);
		// A click whose target is the dialog itself is on the backdrop, as the content covers the dialog.
		frame.dialog.addEventListener('click', (event) => {
			if (event.target === frame.dialog) this.close();
		});
		frame.input.addEventListener('input', (event) => {
			if (!(event as InputEvent).isComposing) this.#state?.update();
		});
		frame.input.addEventListener('compositionend', () => this.#state?.update());
		frame.input.addEventListener('keydown', this.#onKey);
		// Because of the shadow tree, the page does not see that the target is a field, and would handle its single-letter
		// shortcuts.
		for (const type of ['keydown', 'keypress', 'keyup'] as const) {
			frame.dialog.addEventListener(type, (event) => {
				if (!event.ctrlKey && !event.metaKey) event.stopPropagation();
			});
		}
		frame.list.addEventListener('click', (event) => {
			const option = this.#state?.find(event.target);
			if (option !== undefined) this.#choose(option, event);
		});
		// Keeps the focus in the field, so that the keyboard of a phone stays open.
		frame.list.addEventListener('mousedown', (event) => event.preventDefault());
	}

	#createState(frame: Frame): BoxState {
		const lang = boxLanguage(this.#language());
		const kinds = (this.getAttribute('facets') ?? '').split(/[\s,]+/);
		return createBoxState(frame, {
			backend: this.backend ?? this.#namedBackend(),
			say: messagesIn(lang),
			lang,
			facets: (['category', 'tag'] satisfies FacetKind[]).filter((kind) => kinds.includes(kind)),
			hasAnswers: this.hasAttribute('answers'),
			linkTo: (section) => this.#linkTo(section),
		});
	}

	#namedBackend(): SearchBackend {
		const endpoint = this.getAttribute('endpoint');
		if (endpoint !== null) return endpointBackend(endpoint);
		const server = this.getAttribute('mcp');
		if (server !== null) return mcpBackend(server);
		const { href } = new URL(this.getAttribute('index') ?? DEFAULT_INDEX, document.baseURI);
		return indexBackend(() => openIndex(rereadOnce(siteSource(href, undefined, { first: 'search' }))));
	}

	#language(): string {
		return this.lang || this.closest<HTMLElement>('[lang]')?.lang || navigator.language;
	}

	#linkTo({ url, id }: FoundSection): string | undefined {
		const pages = this.getAttribute('pages') ?? '';
		// Relative addresses are resolved against the folder of the site, not the current page.
		return url === undefined
			? safeLink(pageLink(pages, id), document.baseURI)
			: safeLink(url, safeLink(pages, document.baseURI) ?? document.baseURI);
	}

	readonly #onKey = (event: KeyboardEvent): void => {
		if (event.isComposing) return;
		if (event.key === 'ArrowDown') this.#state?.move(1);
		else if (event.key === 'ArrowUp') this.#state?.move(-1);
		else if (event.key === 'Enter') {
			const option = this.#state?.current();
			if (option !== undefined) this.#choose(option, event);
		} else return;
		event.preventDefault();
	};

	readonly #onShortcut = (event: KeyboardEvent): void => {
		const [target] = event.composedPath();
		const isTyping =
			target instanceof HTMLElement && (target.isContentEditable || target.matches('input, select, textarea'));
		const isSlash = event.key === '/' && !isTyping && !event.ctrlKey && !event.metaKey && !event.altKey;
		const isK = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
		if (!isSlash && !isK) return;
		event.preventDefault();
		if (this.#frame?.dialog.open === true && isK) this.close();
		else this.open();
	};

	/** Closes the dialog when the back button leaves its history entry. */
	readonly #onBack = (): void => {
		if (!hasMark()) this.close();
	};

	readonly #onClose = (): void => {
		if (hasMark() && !this.#isFollowing) history.back();
		this.#isFollowing = false;
	};

	#choose(option: Option, event: MouseEvent | KeyboardEvent): void {
		if (option.query !== undefined) {
			event.preventDefault();
			this.#state?.search(option.query);
			return;
		}
		this.#state?.keep();
		const href = this.#linkTo(option.section);
		const detail: SelectDetail = { section: option.section, href };
		const isLeft = this.dispatchEvent(
			new CustomEvent(SELECT_EVENT, { detail, bubbles: true, composed: true, cancelable: true }),
		);
		const isElsewhere = event.ctrlKey || event.metaKey || event.shiftKey;
		if (isLeft && isElsewhere && event instanceof MouseEvent) return;
		event.preventDefault();
		if (!isLeft || href === undefined) this.close();
		else if (isElsewhere) window.open(href, '_blank', 'noopener');
		else this.#follow(href);
	}

	/** Opens a result, replacing the history entry of the dialog. */
	#follow(href: string): void {
		this.#isFollowing = true;
		this.close();
		if (hasMark()) location.replace(href);
		else location.assign(href);
	}

	/** Keeps the dialog above the keyboard of a phone. */
	#followKeyboard({ dialog }: Frame): void {
		const viewport = window.visualViewport;
		if (viewport === null) return;
		const resize = (): void => dialog.style.setProperty('--_height', `${viewport.height}px`);
		viewport.addEventListener('resize', resize);
		dialog.addEventListener('close', () => viewport.removeEventListener('resize', resize), { once: true });
		resize();
	}
}

function hasMark(): boolean {
	return (history.state as Record<string, unknown> | null)?.[HISTORY_MARK] === true;
}
