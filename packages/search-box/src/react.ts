import { createElement, type ReactElement, useEffect, useRef } from 'react';
import type { SearchBackend } from './backend.ts';
import type { PinakesSearch, SelectDetail } from './element.ts';

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
	readonly className?: string;
	/** Called before a result is opened; true leaves opening it to the caller, such as a router. */
	readonly onSelect?: (detail: SelectDetail) => boolean | undefined;
}

/** `<pinakes-search>` as a React component. The element is defined in the browser, so that it may be rendered on a server. */
export function SearchBox({ backend, onSelect, answers, className, ...attributes }: SearchBoxProps): ReactElement {
	const ref = useRef<PinakesSearch>(null);
	useEffect(() => {
		const element = ref.current;
		if (element === null) return undefined;
		element.backend = backend;
		void import('./index.ts');
		const select = (event: Event): void => {
			if (onSelect?.((event as CustomEvent<SelectDetail>).detail) === true) event.preventDefault();
		};
		element.addEventListener('pinakes-select', select);
		return () => element.removeEventListener('pinakes-select', select);
	}, [backend, onSelect]);
	const answersAttribute = answers === true ? { answers: '' } : {};
	return createElement('pinakes-search', { ref, class: className, ...attributes, ...answersAttribute });
}
