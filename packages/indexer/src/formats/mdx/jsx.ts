/** The result of reading JSX, an import or an export. */
export interface Span {
	/** Offset of its end. */
	readonly end: number;
	/** Whether it is complete. */
	readonly isWhole: boolean;
	/** Visible texts of the attributes of a tag. */
	readonly text: string;
	/** Change of depth: 1 for an opening tag, -1 for a closing one, else 0. */
	readonly depth: number;
}

/** Maximum characters of an expression, a tag, an import or an export. */
const MAX_LENGTH = 20_000;

/** Maximum depth of nested braces. */
const MAX_DEPTH = 100;

/** Attributes with visible texts. */
const SHOWN = new Set(['title', 'label', 'alt', 'caption', 'summary', 'description']);

/** Matches components that describe a parameter or a field, and the attributes that name it. */
const FIELD = /(?:Field|Param|Property)$/;
const FIELD_NAMES = new Set(['name', 'path', 'query', 'header', 'body']);

const failed = (end: number): Span => ({ end, isWhole: false, text: '', depth: 0 });

/** Reads an expression in braces, which may contain strings, comments and nested braces. */
export function readBraces(text: string, from: number): Span {
	const limit = Math.min(text.length, from + MAX_LENGTH);
	let depth = 0;
	let at = from;
	while (at < limit) {
		const character = text[at];
		if (character === '{' && ++depth > MAX_DEPTH) return failed(at);
		if (character === '}' && --depth === 0) return { end: at + 1, isWhole: true, text: '', depth: 0 };
		at = skipToken(text, at, limit);
	}
	return failed(at);
}

/** Returns the offset behind a string, a comment or a character. */
function skipToken(text: string, at: number, limit: number): number {
	const character = text[at];
	if (character === '"' || character === "'" || character === '`') {
		for (let i = at + 1; i < limit; i++) {
			if (text[i] === '\\') i++;
			else if (text[i] === character) return i + 1;
			// An apostrophe in text between tags.
			else if (text[i] === '\n' && character !== '`') return at + 1;
		}
		return at + 1;
	}
	const [open, close] = text.startsWith('/*', at) ? ['/*', '*/'] : text.startsWith('//', at) ? ['//', '\n'] : [];
	if (open === undefined || close === undefined || text[at - 1] === ':') return at + 1;
	const end = text.slice(at, limit).indexOf(close, open.length);
	return end < 0 ? limit : at + end + close.length;
}

const NAME = /[A-Za-z_$][\w$.:-]*/y;
const BLANK = /\s*/y;

/** Returns the match of a pattern at an offset, or ''. */
function match(pattern: RegExp, text: string, at: number): string {
	pattern.lastIndex = at;
	return pattern.exec(text)?.[0] ?? '';
}

/** Reads a tag or a fragment. Anything else, such as `<https://a.b>` or `a < b`, gives an incomplete span. */
export function readTag(text: string, from: number): Span {
	const limit = Math.min(text.length, from + MAX_LENGTH);
	const closes = text[from + 1] === '/';
	let at = from + (closes ? 2 : 1);
	const name = match(NAME, text, at);
	at += name.length;
	if (name === '' && text[at] !== '>') return failed(at);
	if (!/[\s/>]/.test(text[at] ?? '')) return failed(at);
	const shown: string[] = [];
	while (at < limit) {
		at += match(BLANK, text, at).length;
		if (text[at] === '>') return { end: at + 1, isWhole: true, text: shown.join(' '), depth: closes ? -1 : 1 };
		if (text.startsWith('/>', at)) return { end: at + 2, isWhole: true, text: shown.join(' '), depth: 0 };
		const attribute = text[at] === '{' ? '' : match(NAME, text, at);
		at += attribute.length;
		if (attribute !== '') {
			at += match(BLANK, text, at).length;
			if (text[at] !== '=') continue;
			at += 1 + match(BLANK, text, at + 1).length;
		}
		const value = readValue(text, at);
		if (value === undefined) return failed(at);
		const isName = FIELD.test(name) && FIELD_NAMES.has(attribute);
		if ((isName || SHOWN.has(attribute)) && value.text !== '') shown.push(isName ? `\`${value.text}\`` : value.text);
		at = value.end;
	}
	return failed(at);
}

/** Reads the value of an attribute, or a spread expression. */
function readValue(text: string, at: number): Span | undefined {
	const quote = text[at];
	if (quote === '"' || quote === "'") {
		const length = text.slice(at + 1, at + MAX_LENGTH).indexOf(quote);
		if (length < 0) return undefined;
		const value = text.slice(at + 1, at + 1 + length);
		return { end: at + length + 2, isWhole: true, text: value.includes('\n') ? '' : value, depth: 0 };
	}
	if (quote !== '{') return undefined;
	const span = readBraces(text, at);
	return span.isWhole ? { ...span, text: literalIn(text.slice(at, span.end)) } : undefined;
}

/** Returns the text of an expression that is a string on one line, with its braces; empty for any other. */
export function literalIn(braces: string): string {
	return /^\{\s*(["'`])([^"'`\n{}]*)\1\s*\}$/.exec(braces)?.[2] ?? '';
}

/**
 * Reads an import or an export, to the end of a line where all brackets are closed, before an empty line or another
 * import or export.
 */
export function readModule(text: string, from: number): Span {
	const limit = Math.min(text.length, from + MAX_LENGTH);
	let depth = 0;
	let at = from;
	while (at < limit) {
		const character = text[at] as string;
		if ('{[('.includes(character)) depth++;
		if ('}])'.includes(character)) depth--;
		if (character === '\n' && depth <= 0 && /^\s*(?:\n|$|import\s|export\s)/.test(text.slice(at + 1, at + 200))) {
			return { end: at, isWhole: true, text: '', depth: 0 };
		}
		at = skipToken(text, at, limit);
	}
	return at >= text.length ? { end: text.length, isWhole: true, text: '', depth: 0 } : failed(at);
}
