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

/** Returns the outermost XML elements of a text, or the children if there is one element; undefined if tags do not match. */
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

/**
 * Returns the longest beginning of a text that fits, cut between XML elements, JSON items, sentences or list items; within
 * a sentence, at a blank with an ellipsis, only if not even the first sentence fits. Never cut are words, links, addresses
 * and code spans; a fence that is cut is closed.
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
	const whole = text.trimStart();
	const fences = fencesOf(whole);
	const closingAt = (at: number): string => {
		const fence = fences.find(({ body, to }) => body < at && at < to);
		return fence === undefined ? '' : `\n${fence.mark}`;
	};
	const longest = (ends: readonly number[], ellipsis: string): string => {
		const cutAt = (at: number): string => whole.slice(0, at).trimEnd() + ellipsis + closingAt(at);
		const count = greatestFit(ends.length, (each) => fits(cutAt(ends[each - 1] as number)));
		return count === 0 ? '' : cutAt(ends[count - 1] as number);
	};
	return longest(sentenceEnds(whole, fences), '') || longest(blanks(whole, fences), ELLIPSIS);
}

/** A fenced code block: where its first line begins, its text begins, and its last line ends. */
interface Fence {
	readonly from: number;
	readonly body: number;
	readonly to: number;
	readonly mark: string;
}

function fencesOf(text: string): Fence[] {
	const fences: Fence[] = [];
	let open: Omit<Fence, 'to'> | undefined;
	for (const { 0: line, 1: mark = '', index } of text.matchAll(/^ {0,3}(`{3,}|~{3,}).*$/gm)) {
		const end = index + line.length;
		if (open === undefined) open = { from: index, body: end, mark };
		else if (line.trim().startsWith(open.mark) && line.trim() === mark) {
			fences.push({ ...open, to: end });
			open = undefined;
		}
	}
	return open === undefined ? fences : [...fences, { ...open, to: text.length }];
}

/** Matches what is never cut: code spans, links, addresses. Lengths are bounded, so that it is linear. */
const UNBROKEN =
	/`[^`\n]{1,500}`|!?\[[^[\]\n]{1,300}\](?:\([^()\n]{1,1000}\)|\[[^[\]\n]{0,200}\])|<[^<>\s]{1,1000}>|\b\w{1,20}:\/\/\S+/g;

/** Returns a function that tells whether a position is within something that is never cut. */
function unbroken(text: string, fences: readonly Fence[]): (at: number) => boolean {
	const ranges = [...text.matchAll(UNBROKEN)].map(({ 0: words, index }) => [index, index + words.length] as const);
	let next = 0;
	// Positions are asked for in order.
	return (at) => {
		while (next < ranges.length && (ranges[next] as readonly [number, number])[1] <= at) next++;
		const range = ranges[next];
		return (range !== undefined && range[0] < at) || fences.some(({ from, to }) => from < at && at < to);
	};
}

/** Abbreviations and the like, after which a full stop ends no sentence. */
const ABBREVIATION =
	/(?:^|[\s(])(?:e\.g|i\.e|cf|vs|etc|approx|no|nos|fig|vol|mr|mrs|ms|dr|prof|st|jr|sr|inc|ltd|dept|a\.m|p\.m|[a-z]|\d{1,3})\.$/i;
// Harmless: at most 24 characters are looked at after a sign.
const SENTENCE_END = /[。！？…；]+["'”’」』)）\]]*|[.!?]{1,16}["'”’)\]]{0,8}(?=\s|$)|\n/g;

/** Length from which a line that goes on in the next one is taken for a part of a paragraph. */
const WRAPPED = 60;

/** Returns the positions after sentences, list items and lines of code, in order. */
function sentenceEnds(text: string, fences: readonly Fence[]): number[] {
	const isUnbroken = unbroken(text, fences);
	const ends: number[] = [];
	let line = 0;
	for (const { 0: sign, index } of text.matchAll(SENTENCE_END)) {
		const at = index + sign.length;
		if (sign === '\n') {
			const fence = fences.find(({ from, to }) => from <= index && index < to);
			const isWrapped = index - line >= WRAPPED && /^[\p{L}\p{N}("“]/u.test(text.slice(at, at + 2));
			line = at;
			if (fence === undefined ? !isWrapped : index > fence.body) ends.push(index);
		} else if (!isUnbroken(at) && !ABBREVIATION.test(text.slice(Math.max(line, at - 12), at))) ends.push(at);
	}
	return ends;
}

/** Returns the positions where a sentence may be cut: blanks, and between letters of scripts without blanks. */
function blanks(text: string, fences: readonly Fence[]): number[] {
	const isUnbroken = unbroken(text, fences);
	const found = text.matchAll(/\s+|(?<=[\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef])|(?=[\u2e80-\u9fff\uf900-\ufaff])/g);
	return Array.from(found, ({ index }) => index).filter((at) => at > 0 && !isUnbroken(at));
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
