import { openIndex } from '@pinakes/query';
import { loadLanguages } from '@pinakes/query/languages';
import { siteSource } from '@pinakes/query/site';
import type { FacetKind, FoundSection, SearchBackend } from './backend.ts';
import { addEntry, type BoxState, createBoxState, isOwnEntry, putQueryInAddress, queryInAddress } from './box-state.ts';
import { createFrame, type Frame, followKeyboard, shortcutOf } from './frame.ts';
import { indexBackend, rereadOnce } from './index-backend.ts';
import { boxLanguage, messagesIn } from './messages.ts';
import { endpointBackend } from './remote-backends.ts';
import type { Option } from './render-results.ts';
import { STYLES } from './styles.ts';
import { pageLink, safeLink } from './text.ts';

const DEFAULT_INDEX = 'index/';

/** Event before a result is opened in this tab. With `preventDefault`, the page opens it itself, for example by a router. */
export const SELECT_EVENT = 'pinakes-select';

/** Attributes of which the dialog is made. The theme is a matter of styles alone. */
const ATTRIBUTES = [
	'index',
	'endpoint',
	'pages',
	'scope',
	'syntax',
	'lang',
	'placeholder',
	'facets',
	'answers',
	'parameter',
];

/** Milliseconds after typing before the query is in the address, as browsers limit how often it may change. */
const ADDRESS_AFTER = 300;

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
 * `<pinakes-search>`: a button that opens a search dialog. Attributes: `index`, the folder of a published index;
 * `endpoint`, a server instead; `pages`, the folder of documents without a URL; `scope`, folders of documents; `syntax`, so that
 * quotation marks and hyphens have a meaning;
 * `lang`, `placeholder`, `theme`;
 * `facets`, a list of `category` and `tag`; `answers`, for answers to questions; `parameter`, the name of the parameter of the
 * address that has the query. A change of one but `theme` closes the dialog.
 */
export class PinakesSearch extends BaseElement {
	static readonly observedAttributes = ATTRIBUTES;
	/** A backend that replaces the index or server of the attributes. */
	declare backend: SearchBackend | undefined;
	#frame: Frame | undefined;
	#state: BoxState | undefined;
	/** The index or server of the attributes. */
	#named: SearchBackend | undefined;
	/** Relative attributes are resolved against the page that has them, as routers show other pages below the same header. */
	#base = '';
	#addressTimer: ReturnType<typeof setTimeout> | undefined;

	connectedCallback(): void {
		if (this.#frame === undefined) this.#create();
		addEventListener('keydown', this.#onShortcut);
		addEventListener('popstate', this.#onBack);
		const query = queryInAddress(this.getAttribute('parameter'));
		if (query) this.open(query);
	}

	disconnectedCallback(): void {
		removeEventListener('keydown', this.#onShortcut);
		removeEventListener('popstate', this.#onBack);
		this.close();
	}

	attributeChangedCallback(_name: string, before: string | null, after: string | null): void {
		if (this.#frame === undefined || before === after) return;
		this.close();
		this.#create();
	}

	/**
	 * Opens the dialog, optionally with a query. Does nothing if styles of the page hide the element, and with it the
	 * dialog.
	 */
	open(query?: string): void {
		const frame = this.#frame;
		if (frame === undefined || !this.checkVisibility()) return;
		this.#state ??= this.#createState(frame);
		if (query !== undefined) frame.input.value = query;
		if (!frame.dialog.open) {
			frame.dialog.showModal();
			addEntry();
			followKeyboard(frame.dialog);
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
		const say = messagesIn(this.#language());
		const frame = createFrame(say, this.getAttribute('placeholder') ?? say.placeholder, this.#pageLanguage());
		this.#frame = frame;
		this.#state = undefined;
		this.#named = undefined;
		this.#base = document.baseURI;
		const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
		root.adoptedStyleSheets = [styleSheet()];
		root.replaceChildren(frame.button, frame.dialog);
		frame.button.addEventListener('click', () => this.open());
		frame.button.addEventListener('pointerenter', () => this.#prepare(), { once: true });
		frame.close.addEventListener('click', () => this.close());
		frame.dialog.addEventListener('close', () => {
			if (isOwnEntry()) history.back();
		});
		frame.input.addEventListener('input', (event) => {
			if (!(event as InputEvent).isComposing) this.#update();
		});
		frame.input.addEventListener('compositionend', () => this.#update());
		frame.input.addEventListener('keydown', this.#onKey);
		// Because of the shadow tree, the page does not see that the target is a field, and would handle its single-letter
		// shortcuts.
		for (const type of ['keydown', 'keypress', 'keyup'] as const) {
			frame.dialog.addEventListener(type, (event) => {
				if (!event.ctrlKey && !event.metaKey) event.stopPropagation();
			});
		}
		// Before any other box of the page, which would open.
		frame.dialog.addEventListener('keydown', this.#onShortcut);
		for (const part of [frame.list, frame.answer]) {
			part.addEventListener('click', (event) => {
				const option = this.#state?.find(event.target);
				if (option !== undefined) this.#choose(option, event);
			});
		}
		// Keeps the focus in the field, so that the keyboard of a phone stays open.
		frame.list.addEventListener('mousedown', (event) => event.preventDefault());
	}

	/** Reads what every search needs once a reader points at the button, before the click. */
	#prepare(): void {
		if (this.backend !== undefined || !this.hasAttribute('index')) return;
		// The dialog reports errors.
		this.#namedBackend()
			.count?.()
			.catch(() => {});
	}

	#createState(frame: Frame): BoxState {
		const lang = this.#language();
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
		this.#named ??= this.#createBackend();
		return this.#named;
	}

	#createBackend(): SearchBackend {
		const addressOf = (url: string): string => new URL(url, this.#base).href;
		const endpoint = this.getAttribute('endpoint');
		if (endpoint !== null) return endpointBackend(addressOf(endpoint));
		const folder = addressOf(this.getAttribute('index') ?? DEFAULT_INDEX);
		return indexBackend(
			() => openIndex({ ...rereadOnce(siteSource(folder)), loadLanguages }),
			this.getAttribute('scope')?.match(/\S+/g) ?? [],
			this.hasAttribute('syntax'),
		);
	}

	#language(): 'en' | 'zh' {
		return boxLanguage(this.#pageLanguage() || navigator.language);
	}

	/** Returns the language of the page, and of the results; empty if it has none. */
	#pageLanguage(): string {
		// An element in a shadow tree is not below the element of the document.
		const above = this.closest<HTMLElement>('[lang]') ?? document.documentElement;
		return this.lang || above.lang;
	}

	#update(): void {
		this.#state?.update();
		clearTimeout(this.#addressTimer);
		this.#addressTimer = setTimeout(() => {
			if (isOwnEntry() && this.#frame?.dialog.open) this.#showInAddress();
		}, ADDRESS_AFTER);
	}

	#showInAddress(): void {
		putQueryInAddress(this.getAttribute('parameter'), this.#frame?.input.value.trim() ?? '');
	}

	#linkTo({ url, id }: FoundSection): string | undefined {
		const pages = this.getAttribute('pages') ?? '';
		// Relative addresses are resolved against the folder of the site, not the current page.
		return url === undefined
			? safeLink(pageLink(pages, id), this.#base)
			: safeLink(url, safeLink(pages, this.#base) ?? this.#base);
	}

	readonly #onKey = (event: KeyboardEvent): void => {
		// Safari ends a composition before the key that ends it, whose code is 229.
		if (event.isComposing || event.keyCode === 229) return;
		if (event.key === 'ArrowDown') this.#state?.move(1);
		else if (event.key === 'ArrowUp') this.#state?.move(-1);
		else if (event.key === 'Enter') void this.#enter(event);
		else return;
		event.preventDefault();
	};

	async #enter(event: KeyboardEvent): Promise<void> {
		const option = await this.#state?.current();
		if (option !== undefined && this.#frame?.dialog.open) this.#choose(option, event);
	}

	readonly #onShortcut = (event: KeyboardEvent): void => {
		// Another box or the page has handled it, or styles hide this box, such as that of another width.
		if (event.defaultPrevented || !this.checkVisibility()) return;
		const shortcut = shortcutOf(event);
		if (shortcut === undefined) return;
		event.preventDefault();
		if (shortcut === 'k' && this.#frame?.dialog.open) this.close();
		else this.open();
	};

	/** Closes the dialog when the back button leaves its history entry. */
	readonly #onBack = (): void => {
		if (!isOwnEntry()) this.close();
	};

	#choose(option: Option, event: MouseEvent | KeyboardEvent): void {
		if (option.query !== undefined) {
			event.preventDefault();
			this.#state?.search(option.query);
			return;
		}
		this.#state?.keep();
		const href = this.#linkTo(option.section);
		const isElsewhere = href !== undefined && (event.ctrlKey || event.metaKey || event.shiftKey);
		// The browser opens the link.
		if (isElsewhere && event instanceof MouseEvent) return;
		event.preventDefault();
		if (isElsewhere) window.open(href, '_blank', 'noopener');
		else this.#leave({ section: option.section, href });
	}

	/**
	 * Opens a result once the dialog is closed and has left its history entry: a router gives up what it loads when the
	 * page goes back.
	 */
	#leave(detail: SelectDetail): void {
		const follow = (): void => {
			const isLeft = this.dispatchEvent(
				new CustomEvent(SELECT_EVENT, { detail, bubbles: true, composed: true, cancelable: true }),
			);
			if (!isLeft || detail.href === undefined) return;
			// The back button of the page that is opened leads to these results.
			this.#showInAddress();
			location.assign(detail.href);
		};
		if (isOwnEntry()) addEventListener('popstate', follow, { once: true });
		else follow();
		this.close();
	}
}
