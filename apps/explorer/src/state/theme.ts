import { effect, signal } from '@preact/signals';

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

function kept(): Theme {
	try {
		return THEMES.find((name) => name === localStorage.getItem(KEY)) ?? 'system';
	} catch {
		return 'system';
	}
}
