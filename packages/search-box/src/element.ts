import type { Verdict } from '@pinakes/query/internal';
import { type FacetKind, type FoundSection, lazyBackend, type SearchBackend } from './backend.ts';
import { addEntry, type BoxState, createBoxState, isOwnEntry, putQueryInAddress, queryInAddress } from './box-state.ts';
import { createElement, createFrame, type Frame, followKeyboard, shortcutOf } from './frame.ts';
import type { FolderNames } from './groups.ts';
import { importBackends } from './import-backends.ts';
import { type Messages, messagesIn } from './messages.ts';
import type { Option } from './option-list.ts';
import { tellingLine } from './pasted.ts';
import { STYLES } from './styles.ts';
import { pageLink, safeLink } from './text.ts';

const DEFAULT_INDEX = 'index/';
const MANIFEST_NAME = 'manifest.json';

/** Event before a result is opened in this tab. With `preventDefault`, the page opens it itself, for example by a router. */
export const SELECT_EVENT = 'pinakes-select';

/** Event once a reader has seen the results of a query. Nothing is sent anywhere: that is up to the page. */
export const SEARCH_EVENT = 'pinakes-search';

/** Event when a reader says, by a thumb, whether an answer or a refusal helped. */
export const FEEDBACK_EVENT = 'pinakes-feedback';

/** Attributes of which the dialog is made. The theme is a matter of styles alone. */
const ATTRIBUTES = [
	...['index', 'pages', 'scope', 'syntax', 'lang', 'placeholder', 'facets', 'answers', 'parameter'],
	...['slash', 'inline', 'featured', 'questions', 'ask-url', 'ask-label', 'feedback', 'translations'],
];

/** Milliseconds after typing before the query is in the address, as browsers limit how often it may change. */
const ADDRESS_AFTER = 300;

/** Detail of the event `pinakes-select`. */
export interface SelectDetail {
	readonly section: FoundSection;
	/** Absolute address of the section, if it has one. */
	readonly href: string | undefined;
	readonly query: string;
}

/** Detail of the event `pinakes-search`. */
export interface SearchDetail {
	readonly query: string;
	/** Number of sections that were found, at most 20 unless the reader asked for all. */
	readonly count: number;
	/** Calibrated probability, 0 to 1, that the first one answers the query, if the backend tells. */
	readonly probability: number | undefined;
	readonly verdict: Verdict;
	/** Words of the query that no page has. */
	readonly unknown: readonly string[];
}

/** Detail of the event `pinakes-feedback`. */
export interface FeedbackDetail {
	readonly query: string;
	readonly helpful: boolean;
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
 * `pages`, the folder of documents without a URL; `scope`, folders of documents; `syntax`, so that
 * quotation marks and hyphens have a meaning; `lang`, `placeholder`, `theme`;
 * `facets`, a list of `category` and `tag`; `answers`, for answers to questions; `parameter`, the name of the parameter of the
 * address that has the query; `slash`, with `off` the key opens nothing; `inline`, for a search in the page instead of a dialog;
 * `featured`, paths of pages that are shown without a query; `questions`, examples, separated by `|`; `ask-url` and `ask-label`,
 * where readers can ask; `feedback`, for two thumbs; `translations`, texts as JSON. A change of one but `theme` closes the dialog.
 */
export class PinakesSearch extends BaseElement {
	static readonly observedAttributes = ATTRIBUTES;
	/** A backend that replaces the index of the attributes, such as one that asks a server. */
	declare backend: SearchBackend | undefined;
	/** Names of folders of the documentation by their paths, such as `guide/`, for the labels of results. */
	declare folders: FolderNames | undefined;
	#translations: unknown;
	#frame: Frame | undefined;
	#state: BoxState | undefined;
	/** The index of the attributes. */
	#named: SearchBackend | undefined;
	/** Relative attributes are resolved against the page that has them, as routers show other pages below the same header. */
	#base = '';
	#addressTimer: ReturnType<typeof setTimeout> | undefined;

	/** Texts in place of those of the language of the page, by name. Unknown names are ignored. */
	get translations(): Partial<Messages> | undefined {
		return this.#translations as Partial<Messages> | undefined;
	}

	set translations(texts: Partial<Messages> | undefined) {
		// Frameworks set an equal object at every change of a page, which must not close the dialog.
		const isSame = JSON.stringify(texts) === JSON.stringify(this.#translations);
		this.#translations = texts;
		if (!isSame) this.#renew();
	}

	connectedCallback(): void {
		// A page may have set it before the element was defined.
		const early = Object.getOwnPropertyDescriptor(this, 'translations');
		if (early !== undefined) {
			Reflect.deleteProperty(this, 'translations');
			this.#translations = early.value;
		}
		if (this.#frame === undefined) this.#create();
		addEventListener('keydown', this.#onShortcut);
		addEventListener('popstate', this.#onBack);
		const query = queryInAddress(this.getAttribute('parameter'));
		if (query || this.#isInline) this.open(query ?? undefined);
	}

	disconnectedCallback(): void {
		removeEventListener('keydown', this.#onShortcut);
		removeEventListener('popstate', this.#onBack);
		this.close();
	}

	attributeChangedCallback(_name: string, before: string | null, after: string | null): void {
		if (before !== after) this.#renew();
	}

	#renew(): void {
		if (this.#frame === undefined) return;
		this.close();
		this.#create();
		if (this.#isInline && this.isConnected) this.open();
	}

	get #isInline(): boolean {
		return this.hasAttribute('inline');
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
		if (this.#isInline) frame.dialog.show();
		else if (!frame.dialog.open) {
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
		const say = this.#messages();
		const frame = createFrame({
			say,
			placeholder: this.getAttribute('placeholder') ?? say.placeholder,
			contentLang: this.#pageLanguage(),
			hasSlash: this.#hasSlash,
		});
		this.#frame = frame;
		this.#state = undefined;
		this.#named = undefined;
		this.#base = document.baseURI;
		const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
		root.adoptedStyleSheets = [styleSheet()];
		root.replaceChildren(frame.button, frame.dialog);
		frame.button.addEventListener('click', () => this.open());
		for (const type of ['pointerenter', 'focus'] as const)
			frame.button.addEventListener(type, () => this.#prepare(), { once: true });
		frame.close.addEventListener('click', () => this.close());
		frame.clear.addEventListener('click', () => this.#state?.search(''));
		frame.all.addEventListener('click', () => this.#state?.showAll());
		frame.dialog.addEventListener('close', () => {
			if (isOwnEntry()) history.back();
		});
		frame.input.addEventListener('input', (event) => {
			if (!(event as InputEvent).isComposing) this.#update();
		});
		frame.input.addEventListener('paste', this.#onPaste);
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
		frame.list.addEventListener('click', (event) => {
			const option = this.#state?.find(event.target);
			if (option !== undefined) this.#choose(option, event);
		});
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
		const kinds = this.#listOf('facets');
		const askUrl = safeLink(this.getAttribute('ask-url') ?? undefined, this.#base);
		return createBoxState(frame, {
			backend: this.backend ?? this.#namedBackend(),
			say: this.#messages(),
			index: this.#indexFolder().pathname,
			lang: this.#pageLanguage(),
			folders: this.folders ?? {},
			facets: (['category', 'tag'] satisfies FacetKind[]).filter((kind) => kinds.includes(kind)),
			hasAnswers: this.hasAttribute('answers'),
			hasFeedback: this.hasAttribute('feedback'),
			featured: this.#listOf('featured'),
			questions: this.#listOf('questions', '|'),
			ask: askUrl === undefined ? undefined : { href: askUrl, label: this.getAttribute('ask-label') ?? undefined },
			linkTo: (section) => this.#linkTo(section),
			onSearch: (query, { sections: { length: count }, probability, verdict, unknown }) =>
				this.#announce<SearchDetail>(SEARCH_EVENT, { query, count, probability, verdict, unknown }),
			onFeedback: (query, helpful) => this.#announce<FeedbackDetail>(FEEDBACK_EVENT, { query, helpful }),
		});
	}

	#announce<T>(name: string, detail: T): boolean {
		return this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable: true }));
	}

	#listOf(attribute: string, separator: string | RegExp = /[\s,]+/): string[] {
		const parts = (this.getAttribute(attribute) ?? '').split(separator);
		return parts.map((one) => one.trim()).filter(Boolean);
	}

	#indexFolder(): URL {
		return new URL(this.getAttribute('index') ?? DEFAULT_INDEX, this.#base);
	}

	/** Returns the backend of the attributes, whose code is loaded once a reader is about to search. */
	#namedBackend(): SearchBackend {
		if (this.#named !== undefined) return this.#named;
		const folder = this.#indexFolder().href;
		// Requested together with the code that reads it.
		const href = folder.replace(/\/?$/, `/${MANIFEST_NAME}`);
		document.head.append(createElement('link', { rel: 'preload', as: 'fetch', crossorigin: '', href }));
		const settings = { scopes: this.getAttribute('scope')?.match(/\S+/g) ?? [], syntax: this.hasAttribute('syntax') };
		this.#named = lazyBackend(async () => (await importBackends()).siteBackend(folder, settings));
		return this.#named;
	}

	#messages(): Messages {
		const tag = this.#pageLanguage() || globalThis.navigator.language;
		return messagesIn(tag, this.#translations ?? parsed(this.getAttribute('translations')));
	}

	get #hasSlash(): boolean {
		return this.getAttribute('slash') !== 'off';
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
			if (this.#isInline || (isOwnEntry() && this.#frame?.dialog.open)) this.#showInAddress();
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
		else if (event.key !== 'Delete' || !event.shiftKey || !this.#state?.removeRecent()) return;
		event.preventDefault();
	};

	/** Takes the most telling line of a pasted text, as a field has only one line. */
	readonly #onPaste = (event: ClipboardEvent): void => {
		const text = event.clipboardData?.getData('text') ?? '';
		const line = tellingLine(text);
		const { input } = this.#frame ?? {};
		if (line === text.trim() || input === undefined) return;
		event.preventDefault();
		input.setRangeText(line, input.selectionStart ?? 0, input.selectionEnd ?? 0, 'end');
		this.#update();
	};

	async #enter(event: KeyboardEvent): Promise<void> {
		const option = await this.#state?.current();
		if (option !== undefined && this.#frame?.dialog.open) this.#choose(option, event);
	}

	readonly #onShortcut = (event: KeyboardEvent): void => {
		// Another box or the page has handled it, or styles hide this box, such as that of another width.
		if (event.defaultPrevented || !this.checkVisibility()) return;
		const shortcut = shortcutOf(event, this.#hasSlash);
		if (shortcut === undefined) return;
		event.preventDefault();
		if (shortcut === 'k' && this.#frame?.dialog.open && !this.#isInline) this.close();
		else this.open();
	};

	/** Closes the dialog when the back button leaves its history entry. */
	readonly #onBack = (): void => {
		if (!isOwnEntry()) this.close();
	};

	#choose(option: Option, event: MouseEvent | KeyboardEvent): void {
		const { section, query } = option;
		if (query !== undefined) {
			event.preventDefault();
			this.#state?.search(query);
			return;
		}
		this.#state?.keep();
		const href = section === undefined ? option.href : this.#linkTo(section);
		const isElsewhere = href !== undefined && (event.ctrlKey || event.metaKey || event.shiftKey);
		// The browser opens the link.
		if (isElsewhere && event instanceof MouseEvent) return;
		event.preventDefault();
		if (isElsewhere) window.open(href, '_blank', 'noopener');
		else if (section === undefined) location.assign(href as string);
		else this.#leave({ section, href, query: this.#state?.query() ?? '' });
	}

	/**
	 * Opens a result once the dialog is closed and has left its history entry: a router gives up what it loads when the
	 * page goes back.
	 */
	#leave(detail: SelectDetail): void {
		const follow = (): void => {
			if (!this.#announce(SELECT_EVENT, detail) || detail.href === undefined) return;
			// The back button of the page that is opened leads to these results.
			this.#showInAddress();
			location.assign(detail.href);
		};
		if (this.#isInline) follow();
		else if (isOwnEntry()) addEventListener('popstate', follow, { once: true });
		else follow();
		this.close();
	}
}

/** Parses an attribute that may not be JSON. */
function parsed(json: string | null): unknown {
	try {
		return JSON.parse(json ?? 'null');
	} catch {
		return undefined;
	}
}
