/** A text split into items, with `separator` between them, `head` before the first and `tail` after the last. */
interface Parts {
	readonly form: 'text' | 'xml' | 'json';
	readonly head: string;
	readonly items: readonly string[];
	readonly separator: string;
	readonly tail: string;
}

/** Splits a text: XML into elements, JSON into items, any other text into lines. */
export function partsOf(text: string, form?: Parts['form']): Parts {
	const trimmed = text.trim();
	const wanted = form ?? (trimmed.startsWith('<') ? 'xml' : /^[[{]/.test(trimmed) ? 'json' : 'text');
	return (wanted === 'xml' ? xmlParts(trimmed) : wanted === 'json' ? jsonParts(trimmed) : undefined) ?? linesOf(text);
}

function linesOf(text: string): Parts {
	return {
		form: 'text',
		head: '',
		items: text.split('\n').filter((line) => line.trim() !== ''),
		separator: '\n',
		tail: '',
	};
}

/**
 * Returns the outermost XML elements of a text, or the children if there is one element; undefined if tags do not
 * match.
 */
function xmlParts(text: string): Parts | undefined {
	const outer = elementsOf(text);
	if (outer === undefined || outer.length === 0) return undefined;
	const [only] = outer;
	if (outer.length === 1 && only !== undefined) {
		const open = /^<[^<>]*>/.exec(only)?.[0] ?? '';
		const close = /<\/[^<>]*>$/.exec(only)?.[0] ?? '';
		const inner = close === '' ? undefined : elementsOf(only.slice(open.length, -close.length));
		if (inner !== undefined && inner.length > 0) {
			return { form: 'xml', head: open, items: inner, separator: '\n', tail: close };
		}
	}
	return { form: 'xml', head: '', items: outer, separator: '\n', tail: '' };
}

/** Matches a tag, with the slash of a closing tag, the name, and the slash of an empty element. */
const TAG = /<(\/?)([^\s<>/!?=]+)(?:\s[^<>]*?)?(\/?)>/y;

/** Beginnings and ends of markup that is not a tag. */
const OTHER_MARKUP = [
	['<!--', '-->'],
	['<![CDATA[', ']]>'],
	['<?', '?>'],
] as const;

/** Returns the outermost elements of a text; undefined if tags do not match or there is text between elements. */
function elementsOf(text: string): string[] | undefined {
	const elements: string[] = [];
	const open: string[] = [];
	let from = 0;
	for (let at = text.indexOf('<'); at >= 0; at = text.indexOf('<', at)) {
		if (open.length === 0 && text.slice(from, at).trim() !== '') return undefined;
		if (open.length === 0) from = at;
		const tag = tagAt(text, at);
		if (tag === undefined) return undefined;
		at = tag.end;
		if (tag.kind === 'close' && open.pop() !== tag.name) return undefined;
		if (tag.kind === 'open') open.push(tag.name);
		if (open.length > 0) continue;
		if (tag.kind !== 'none') elements.push(text.slice(from, at));
		from = at;
	}
	return open.length > 0 || text.slice(from).trim() !== '' ? undefined : elements;
}

function tagAt(
	text: string,
	at: number,
): { kind: 'open' | 'close' | 'empty' | 'none'; name: string; end: number } | undefined {
	for (const [begin, close] of OTHER_MARKUP) {
		if (!text.startsWith(begin, at)) continue;
		const end = text.indexOf(close, at + begin.length);
		return end < 0 ? undefined : { kind: 'none', name: '', end: end + close.length };
	}
	TAG.lastIndex = at;
	const found = TAG.exec(text);
	if (found === null) return undefined;
	const [, slash, name = '', empty] = found;
	return { kind: slash === '/' ? 'close' : empty === '/' ? 'empty' : 'open', name, end: TAG.lastIndex };
}

/** Returns the items of a JSON array or object as they are written; undefined for other text. */
function jsonParts(text: string): Parts | undefined {
	try {
		JSON.parse(text);
	} catch {
		return undefined;
	}
	const items: string[] = [];
	let depth = 0;
	let from = 1;
	// Harmless: the text is valid JSON, in which every string is closed.
	for (const { 0: sign, index } of text.matchAll(/"(?:[^"\\]|\\.)*"|[[\]{},]/g)) {
		if (sign === '[' || sign === '{') depth++;
		if ((sign === ',' && depth === 1) || (/[\]}]/.test(sign) && --depth === 0)) {
			items.push(text.slice(from, index).trim());
			from = index + 1;
		}
	}
	if (items.every((item) => item === '')) return undefined;
	return { form: 'json', head: text.charAt(0), items, separator: ',', tail: text.at(-1) as string };
}

/** Appended to a text that was cut within a sentence. */
export const ELLIPSIS = '…';

/** Matches sentences. A full stop ends one only before white space. */
const SENTENCES = /[^。！？!?；;.]*(?:[。！？!?；;]+["'”’」』)）]*|\.+(?=\s|$)|\.|$)\s*/g;

/**
 * Returns the longest prefix of a text that fits, cut between XML elements, JSON items, lines or sentences; within a
 * sentence only if not even the first sentence fits.
 *
 * @param fits must be monotone: if a text fits, so does every prefix of it
 * @returns '' if nothing fits
 */
export function cutText(text: string, fits: (text: string) => boolean, form?: Parts['form']): string {
	if (fits(text)) return text;
	const parts = partsOf(text, form);
	if (parts.form !== 'text') {
		const { head, items, separator, tail } = parts;
		const join = (count: number): string => head + items.slice(0, count).join(separator) + tail;
		const count = greatestFit(items.length, (each) => fits(join(each)));
		return count === 0 ? '' : join(count);
	}
	const lines = text.split('\n');
	const whole = greatestFit(lines.length, (count) => fits(lines.slice(0, count).join('\n')));
	const before = lines
		.slice(0, whole)
		.map((line) => `${line}\n`)
		.join('');
	const sentences = (lines[whole] ?? '').match(SENTENCES)?.filter(Boolean) ?? [];
	const some = greatestFit(sentences.length, (count) => fits(before + sentences.slice(0, count).join('').trimEnd()));
	const cut = (before + sentences.slice(0, some).join('')).trimEnd();
	return cut !== '' ? cut : cutWithin(text.trimStart(), fits);
}

/**
 * Returns the longest prefix that fits with an ellipsis, cut between words if possible and never within a surrogate
 * pair.
 */
function cutWithin(text: string, fits: (text: string) => boolean): string {
	const beginning = (length: number): string => {
		const isHalf = /[\ud800-\udbff]/.test(text.charAt(length - 1));
		return text.slice(0, isHalf ? length - 1 : length).trimEnd() + ELLIPSIS;
	};
	const length = greatestFit(text.length, (count) => fits(beginning(count)));
	if (length === 0) return '';
	// Harmless: linear: each word is read once, from the space before it.
	const atWord = text.slice(0, length).replace(/(?<=\s)[\w'-]+$/, '');
	return beginning(/\w/.test(text.charAt(length)) ? atWord.length : length);
}

/** Returns the greatest count from 0 to `max` that fits, by exponential search. */
function greatestFit(max: number, fits: (count: number) => boolean): number {
	let low = 0;
	let step = 1;
	while (low + step <= max && fits(low + step)) {
		low += step;
		step *= 2;
	}
	for (; step >= 1; step = Math.floor(step / 2)) {
		if (low + step <= max && fits(low + step)) low += step;
	}
	return low;
}
