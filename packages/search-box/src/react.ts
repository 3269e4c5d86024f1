import { createElement, type ReactElement, useEffect, useRef } from 'react';
import type { FeedbackDetail, PinakesSearch, SearchDetail, SelectDetail } from './element.ts';

/** Attributes of `PinakesSearch` that are texts, and those that are there or not. */
type TextAttribute =
	| ('index' | 'pages' | 'scope' | 'lang' | 'placeholder' | 'facets' | 'parameter')
	| ('featured' | 'questions' | 'askUrl' | 'askLabel' | 'className');
type Flag = 'syntax' | 'answers' | 'inline' | 'feedback';

/** Properties of the React component: the attributes of `PinakesSearch`, its properties, and functions for its events. */
export interface SearchBoxProps
	extends Readonly<Partial<Record<TextAttribute, string> & Record<Flag, boolean>>>,
		Readonly<Partial<Pick<PinakesSearch, 'backend' | 'translations' | 'folders'>>> {
	readonly theme?: 'light' | 'dark';
	readonly slash?: 'off';
	/** Called before a result is opened; true leaves opening it to the caller, such as a router. */
	readonly onSelect?: (detail: SelectDetail) => boolean | undefined;
	readonly onSearch?: (detail: SearchDetail) => void;
	readonly onFeedback?: (detail: FeedbackDetail) => void;
}

/** `<pinakes-search>` as a React component. The element is defined in the browser, so that it may be rendered on a server. */
export function SearchBox(props: SearchBoxProps): ReactElement {
	const { backend, translations, folders, onSelect, onSearch, onFeedback, ...others } = props;
	const { syntax, answers, inline, feedback, askUrl, askLabel, className, ...attributes } = others;
	const ref = useRef<PinakesSearch>(null);
	useEffect(() => {
		const element = ref.current;
		if (element === null) return undefined;
		Object.assign(element, { backend, folders, translations });
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
	}, [backend, translations, folders, onSelect, onSearch, onFeedback]);
	const flags = Object.entries({ syntax, answers, inline, feedback }).filter(([, isSet]) => isSet === true);
	return createElement('pinakes-search', {
		ref,
		class: className,
		...attributes,
		...Object.fromEntries(flags.map(([name]) => [name, ''])),
		'ask-url': askUrl,
		'ask-label': askLabel,
	});
}
