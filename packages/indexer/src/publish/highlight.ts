import highlighter from 'highlight.js/lib/common';

/** Maximum characters of a block whose code is highlighted. */
const MAX_LENGTH = 20_000;

/** Names of languages, as blocks have them, that are highlighted as another one. */
const ALIASES: Readonly<Record<string, string>> = {
	vue: 'xml',
	svelte: 'xml',
	astro: 'xml',
	mdx: 'markdown',
	jsonc: 'json',
};

/**
 * Returns the HTML of a block of code, its tokens in elements with classes; undefined for a language that is not known.
 *
 * @param info what is written after the fence, such as `ts [config.ts] {1,3}`
 */
export function highlight(code: string, info: string): string | undefined {
	const [name = ''] = /^[\w+#-]+/.exec(info.trim().toLowerCase()) ?? [];
	const language = Object.hasOwn(ALIASES, name) ? (ALIASES[name] as string) : name;
	if (highlighter.getLanguage(language) === undefined || code.length > MAX_LENGTH) return undefined;
	return highlighter.highlight(code, { language, ignoreIllegals: true }).value;
}
