import { useHistory } from '@docusaurus/router';
import { usePluginData } from '@docusaurus/useGlobalData';
import { createElement, type ReactElement, useEffect, useRef } from 'react';

/** Replaces the search of the theme. Results are opened by the router of Docusaurus. */
// biome-ignore lint/style/noDefaultExport: a component of a theme of Docusaurus
export default function SearchBar(): ReactElement {
	const history = useHistory();
	const ref = useRef<HTMLElement>(null);
	useEffect(() => {
		const open = (event: Event): void => {
			const { href } = (event as CustomEvent<{ readonly href?: string }>).detail;
			const url = href === undefined ? undefined : new URL(href);
			if (url?.origin !== location.origin) return;
			event.preventDefault();
			history.push(url.pathname + url.search + url.hash);
		};
		const box = ref.current;
		box?.addEventListener('pinakes-select', open);
		return () => box?.removeEventListener('pinakes-select', open);
	}, [history]);
	return createElement('pinakes-search', { ref, ...(usePluginData('pinakes') as object) });
}
