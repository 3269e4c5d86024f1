/** Makes text from untrusted sources safe to show in terminals, to agents, in listings, sites and prompts. */

/**
 * Characters that are invisible, or that change how other text appears: control characters except for line ends and
 * tabs, directional marks, zero-width characters, blank letters, line separators, tags and further variation selectors.
 * Joiners are kept between characters of the scripts and symbols that need them.
 */
const INVISIBLE = /* @__PURE__ */ new RegExp(
	[
		'(?!\\r\\n)[\\0-\\x08\\x0b-\\x1f\\x7f-\\x9f]',
		'[\\u00ad\\u034f\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180e\\u200b\\u200e\\u200f\\u2028-\\u202e\\u2060-\\u206f\\u3164\\ufeff\\uffa0\\ufff9-\\ufffb]',
		'(?<![^\\0-\\x7f])[\\u200c\\u200d]|[\\u200c\\u200d](?![^\\0-\\x7f])',
		'[\\u{1bca0}-\\u{1bca3}\\u{1d173}-\\u{1d17a}\\u{e0000}-\\u{e0fff}\\ud800-\\udfff]',
	].join('|'),
	'gu',
);

/** Returns text with invisible characters as codes, such as `\u200b`. */
export function visible(text: string): string {
	return text.replace(INVISIBLE, escaped);
}

/** Returns the same in one line; spaces are kept. */
export function visibleLine(text: string): string {
	return visible(text.replace(/\r?\n|\t/g, ' '));
}

/** Returns the same in one line with single spaces, for items of lists, which the text then cannot leave. */
export function oneLine(text: string): string {
	return visible(text.replace(/[ \t\r\n\v\f\u0085\u2028\u2029]+/g, ' ').trim());
}

/** Removes the characters that `visible` shows as codes. */
export function withoutInvisible(text: string): string {
	return text.replace(INVISIBLE, '');
}

/** Returns JSON of the same value with invisible characters as codes; in one line unless it is indented. */
export function visibleJson(value: unknown, indentation?: number): string {
	return JSON.stringify(value, null, indentation).replace(INVISIBLE, (character) =>
		Array.from({ length: character.length }, (_, i) => unitCode(character.charCodeAt(i))).join(''),
	);
}

/** Returns a value in which every string is made visible. */
export function visibleValue<T>(value: T): T {
	if (typeof value === 'string') return visible(value) as T;
	if (Array.isArray(value)) return value.map(visibleValue) as T;
	if (typeof value !== 'object' || value === null) return value;
	return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, visibleValue(item)])) as T;
}

/** Quotes text of several lines as a code block. Its fence is longer than any fence in the text. */
export function quoted(text: string): string {
	const longest = Math.max(2, ...(text.match(/~+/g) ?? []).map(({ length }) => length));
	const fence = '~'.repeat(longest + 1);
	return `${fence}text\n${text}${text.endsWith('\n') ? '' : '\n'}${fence}`;
}

function escaped(character: string): string {
	const code = character.codePointAt(0) ?? 0;
	return code > 0xffff ? `\\u{${code.toString(16)}}` : unitCode(code);
}

function unitCode(code: number): string {
	return `\\u${code.toString(16).padStart(4, '0')}`;
}

const SENTENCE_ENDS = ['. ', '。', '！', '？', '; '];

/**
 * Returns a text on one line, of at most `most` UTF-16 code units and an ellipsis. It is cut after a sentence or a word
 * if one ends in the second half, and never within a surrogate pair.
 */
export function shorten(text: string, most: number): string {
	const line = text.replace(/\s+/g, ' ').trim();
	if (line.length <= most) return line;
	const cut = line.slice(0, most);
	const end = Math.max(...SENTENCE_ENDS.map((sign) => cut.lastIndexOf(sign)));
	const word = cut.lastIndexOf(' ');
	const at = end > most / 2 ? end + 1 : word > most / 2 ? word : most - 1;
	const isHalf = (cut.charCodeAt(at - 1) & 0xfc00) === 0xd800;
	return `${cut.slice(0, isHalf ? at - 1 : at).trimEnd()}…`;
}
