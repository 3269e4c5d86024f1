import { effect, signal } from '@preact/signals';

/** Color themes of the page. */
export const THEMES = ['system', 'light', 'dark'] as const;

/** Name of a color theme. */
export type Theme = (typeof THEMES)[number];

const KEY = 'pinakes-theme';

/** The selected theme, stored by the browser if possible. */
export const theme = signal<Theme>(storedTheme());

effect(() => {
	document.documentElement.style.colorScheme = theme.value === 'system' ? 'light dark' : theme.value;
	try {
		localStorage.setItem(KEY, theme.value);
	} catch {
		// Without storage, the theme is not remembered.
	}
});

function storedTheme(): Theme {
	try {
		return THEMES.find((name) => name === localStorage.getItem(KEY)) ?? 'system';
	} catch {
		return 'system';
	}
}
