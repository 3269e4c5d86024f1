import { addLanguages } from './format/analysis/registry.js';
import { check } from './format/base/errors.ts';

/** Functions that load a language, by its name. Bundlers split each language into a file that is loaded on demand. */
const LOADERS = new Map(
	Object.entries({
		arabic: async () => (await import('./languages/arabic.ts')).ARABIC,
		armenian: async () => (await import('./languages/armenian.ts')).ARMENIAN,
		danish: async () => (await import('./languages/danish.ts')).DANISH,
		dutch: async () => (await import('./languages/dutch.ts')).DUTCH,
		finnish: async () => (await import('./languages/finnish.ts')).FINNISH,
		french: async () => (await import('./languages/french.ts')).FRENCH,
		german: async () => (await import('./languages/german.ts')).GERMAN,
		greek: async () => (await import('./languages/greek.ts')).GREEK,
		hindi: async () => (await import('./languages/hindi.ts')).HINDI,
		hungarian: async () => (await import('./languages/hungarian.ts')).HUNGARIAN,
		indonesian: async () => (await import('./languages/indonesian.ts')).INDONESIAN,
		irish: async () => (await import('./languages/irish.ts')).IRISH,
		italian: async () => (await import('./languages/italian.ts')).ITALIAN,
		nepali: async () => (await import('./languages/nepali.ts')).NEPALI,
		norwegian: async () => (await import('./languages/norwegian.ts')).NORWEGIAN,
		portuguese: async () => (await import('./languages/portuguese.ts')).PORTUGUESE,
		romanian: async () => (await import('./languages/romanian.ts')).ROMANIAN,
		russian: async () => (await import('./languages/russian.ts')).RUSSIAN,
		spanish: async () => (await import('./languages/spanish.ts')).SPANISH,
		swedish: async () => (await import('./languages/swedish.ts')).SWEDISH,
		tamil: async () => (await import('./languages/tamil.ts')).TAMIL,
		turkish: async () => (await import('./languages/turkish.ts')).TURKISH,
	}),
);

/** Loads and registers languages. Unknown names are ignored here; the look-up that needs such a language reports it. */
export async function loadLanguages(names: readonly string[]): Promise<void> {
	check(Array.isArray(names), "loadLanguages takes a list of names, such as ['german'].");
	addLanguages(...(await Promise.all(names.flatMap((name) => LOADERS.get(name)?.() ?? []))));
}
