import { useEffect, useState } from 'preact/hooks';
import { theme } from '../state/theme.ts';

/** Media queries that change the colors of a theme. */
const MEDIA = ['(prefers-color-scheme: dark)', 'print'];

/** Returns a key that changes with the colors of the page, for content that is drawn rather than styled. */
export function useColors(): string {
	const [changes, setChanges] = useState(0);
	useEffect(() => {
		const lists = MEDIA.map((query) => matchMedia(query));
		const change = (): void => setChanges((count) => count + 1);
		for (const list of lists) list.addEventListener('change', change);
		return () => {
			for (const list of lists) list.removeEventListener('change', change);
		};
	}, []);
	return `${theme.value} ${changes}`;
}
