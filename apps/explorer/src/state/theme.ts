import { effect, signal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';

/** The colours of the page. */
export const THEMES = ['system', 'light', 'dark'] as const;

/** Colours by their name. */
export type Theme = (typeof THEMES)[number];

const KEY = 'pinakes-theme';

/** The colours chosen, which the browser keeps where it may. */
export const theme = signal<Theme>(kept());

effect(() => {
	document.documentElement.style.colorScheme = theme.value === 'system' ? 'light dark' : theme.value;
	try {
		localStorage.setItem(KEY, theme.value);
	} catch {
		// A browser that keeps nothing shows the system's colours next time.
	}
});

/** Media in which the same theme has other colours. */
const MEDIA = ['(prefers-color-scheme: dark)', 'print'];

/** Another text whenever the colours of the page change, for what is drawn rather than styled. */
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

function kept(): Theme {
	try {
		return THEMES.find((name) => name === localStorage.getItem(KEY)) ?? 'system';
	} catch {
		return 'system';
	}
}
