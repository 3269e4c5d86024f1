import { useHistory } from '@docusaurus/router';
import { usePluginData } from '@docusaurus/useGlobalData';
import { createElement, type ReactElement, useEffect, useRef } from 'react';

/** Replaces the search of the theme. Results are opened by the router of Docusaurus. */
// biome-ignore lint/style/noDefaultExport: a component of a theme of Docusaurus
export default function SearchBar(): ReactElement {
	const history = useHistory();
	const box = useRef<HTMLElement & { navigate?: (href: string) => void }>(null);
	useEffect(() => {
		if (box.current === null) return;
		box.current.navigate = (href) => {
			const { pathname, search, hash } = new URL(href);
			history.push(pathname + search + hash);
		};
	}, [history]);
	return createElement('pinakes-search', { ref: box, ...(usePluginData('pinakes') as object) });
}
