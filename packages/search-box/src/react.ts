import { createElement, type ReactElement, useEffect, useRef } from 'react';
import type { SearchBackend } from './backend.ts';
import type { FeedbackDetail, PinakesSearch, SearchDetail, SelectDetail } from './element.ts';
import type { FolderNames } from './groups.ts';
import type { Messages } from './messages.ts';

/** Properties of the React component; those with the same names are attributes of `<pinakes-search>`. */
export interface SearchBoxProps {
	/** The folder of a published index. */
	readonly index?: string;
	/** A server that answers with JSON, instead of an index. */
	readonly endpoint?: string;
	/** A backend instead of both, for example for an index in memory or in a package. */
	readonly backend?: SearchBackend;
	/** The folder of documents without a URL. */
	readonly pages?: string;
	/** Folders to which the search is restricted, such as `zh/`, or `-zh/` for all others. */
	readonly scope?: string;
	readonly lang?: string;
	readonly placeholder?: string;
	readonly theme?: 'light' | 'dark';
	/** A list of `category` and `tag`. */
	readonly facets?: string;
	readonly answers?: boolean;
	/** Name of the parameter of the address that has the query, such as `q`, so that a search can be shared. */
	readonly parameter?: string;
	/** `off`: the slash opens nothing. */
	readonly slash?: 'off';
	/** A search in the page, instead of a dialog. */
	readonly inline?: boolean;
	/** Paths of pages that are shown without a query. */
	readonly featured?: string;
	/** Example questions, separated by `|`. */
	readonly questions?: string;
	/** Where readers can ask, and the text of its link. */
	readonly askUrl?: string;
	readonly askLabel?: string;
	/** Two thumbs at answers and refusals. */
	readonly feedback?: boolean;
	/** Texts in place of those of the language of the page. */
	readonly translations?: Partial<Messages>;
	/** Names of folders of the documentation by their paths. */
	readonly folders?: FolderNames;
	/** Opens an address of the site by its router. */
	readonly navigate?: (href: string) => unknown;
	readonly className?: string;
	/** Called before a result is opened; true leaves opening it to the caller, such as a router. */
	readonly onSelect?: (detail: SelectDetail) => boolean | undefined;
	readonly onSearch?: (detail: SearchDetail) => void;
	readonly onFeedback?: (detail: FeedbackDetail) => void;
}

/** `<pinakes-search>` as a React component. The element is defined in the browser, so that it may be rendered on a server. */
export function SearchBox(props: SearchBoxProps): ReactElement {
	const { backend, translations, folders, navigate, onSelect, onSearch, onFeedback, ...others } = props;
	const { answers, inline, feedback, askUrl, askLabel, className, ...attributes } = others;
	const ref = useRef<PinakesSearch>(null);
	useEffect(() => {
		const element = ref.current;
		if (element === null) return undefined;
		Object.assign(element, { backend, folders, navigate, translations });
		void import('./index.ts');
		const detailOf = <T>(event: Event): T => (event as CustomEvent<T>).detail;
		const listeners: Record<string, (event: Event) => void> = {
			'pinakes-select': (event) => {
				if (onSelect?.(detailOf(event)) === true) event.preventDefault();
			},
			'pinakes-search': (event) => onSearch?.(detailOf(event)),
			'pinakes-feedback': (event) => onFeedback?.(detailOf(event)),
		};
		for (const [name, listener] of Object.entries(listeners)) element.addEventListener(name, listener);
		return () => {
			for (const [name, listener] of Object.entries(listeners)) element.removeEventListener(name, listener);
		};
	}, [backend, translations, folders, navigate, onSelect, onSearch, onFeedback]);
	const flags = Object.entries({ answers, inline, feedback }).filter(([, isSet]) => isSet === true);
	return createElement('pinakes-search', {
		ref,
		class: className,
		...attributes,
		...Object.fromEntries(flags.map(([name]) => [name, ''])),
		'ask-url': askUrl,
		'ask-label': askLabel,
	});
}
