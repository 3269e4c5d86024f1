/** Splits a text into its outermost XML elements, or the children if there is one, between `head` and `tail`; any other text into lines. */
export function partsOf(text: string) {
	const outer = elementsOf(text.trim());
	if (outer === undefined)
		return { isXml: false, head: '', items: text.split('\n').filter((line) => line.trim() !== ''), tail: '' };
	const [only = ''] = outer;
	const open = /^<[^<>]*>/.exec(only)?.[0] ?? '';
	const close = /<\/[^<>]*>$/.exec(only)?.[0] ?? '';
	const inner = outer.length > 1 || close === '' ? undefined : elementsOf(only.slice(open.length, -close.length));
	return inner === undefined
		? { isXml: true, head: '', items: outer, tail: '' }
		: { isXml: true, head: open, items: inner, tail: close };
}

/** Matches a tag, with the slash of a closing tag, the name, and the slash of an empty element; or other markup. */
const MARKUP = /<(\/?)([^\s<>/!?=]+)(?:\s[^<>]*?)?(\/?)>|<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|<\?[\s\S]*?\?>/y;

/** Returns the outermost elements of a text; undefined if there are none, tags do not match, or text is between them. */
function elementsOf(text: string): string[] | undefined {
	const elements: string[] = [];
	const open: string[] = [];
	let from = 0;
	for (let at = text.indexOf('<'); at >= 0; at = text.indexOf('<', at)) {
		if (open.length === 0 && text.slice(from, at).trim() !== '') return undefined;
		if (open.length === 0) from = at;
		MARKUP.lastIndex = at;
		const [markup, slash, name, empty] = MARKUP.exec(text) ?? [];
		if (markup === undefined) return undefined;
		at += markup.length;
		if (slash === '/' && open.pop() !== name) return undefined;
		if (name !== undefined && slash === '' && empty === '') open.push(name);
		if (open.length > 0) continue;
		if (name !== undefined) elements.push(text.slice(from, at));
		from = at;
	}
	const isWhole = elements.length > 0 && open.length === 0 && text.slice(from).trim() === '';
	return isWhole ? elements : undefined;
}

/** Ends a text that was cut: on a line of its own, or within a sentence. */
export const ELLIPSIS = '…';

/**
 * Returns the longest beginning of a text that fits, and an ellipsis, cut between XML elements, sentences or list items;
 * within a sentence, at a blank, only if not even the first sentence fits. Never cut are words, links, addresses and code
 * spans; a fence that is cut is closed.
 *
 * @param fits must be monotone: if a text fits, so does every prefix of it
 * @returns '' if nothing fits
 */
export function cutText(text: string, fits: (text: string) => boolean): string {
	if (fits(text)) return text;
	const { isXml, head, items, tail } = partsOf(text);
	if (isXml) {
		const cutAt = (count: number): string => `${head}${items.slice(0, count).join('\n')}\n${ELLIPSIS}${tail}`;
		return longestOf(items.length - 1, cutAt, fits);
	}
	const whole = text.trimStart();
	const fences = fencesIn(whole);
	const longestTo = (ends: readonly number[], before: string): string => {
		const cutAt = (count: number): string => {
			const at = ends[count - 1] as number;
			const fence = fences.find(({ body, to }) => body < at && at < to);
			return whole.slice(0, at).trimEnd() + (fence === undefined ? '' : `\n${fence.mark}`) + before + ELLIPSIS;
		};
		return longestOf(ends.length, cutAt, fits);
	};
	const unbroken = new Uint8Array(whole.length + 1);
	for (const { from, to } of fences) unbroken.fill(1, from + 1, to);
	for (const { 0: words, index } of whole.matchAll(UNBROKEN)) unbroken.fill(1, index + 1, index + words.length);
	const blanks = Array.from(whole.matchAll(BLANK), ({ index }) => index).filter((at) => at > 0 && !unbroken[at]);
	return longestTo(sentenceEnds(whole, fences, unbroken), '\n') || longestTo(blanks, '');
}

/** Returns the longest beginning of a text that fits, and an ellipsis, wherever that cuts it. */
export function startOf(text: string, fits: (text: string) => boolean): string {
	return longestOf(text.length, (count) => text.slice(0, count).replace(/[\ud800-\udbff]$/, '') + ELLIPSIS, fits);
}

/** Matches a fenced code block, to the end of the text if it is not closed. */
const FENCE = /^ {0,3}(`{3,}|~{3,})(.*)(?:\n(?:[\s\S]*?\n)? {0,3}\1[`~]*[ \t]*$|[\s\S]*)/gm;

/** Returns where fenced blocks begin, where their first lines end, and where they end. */
const fencesIn = (text: string) =>
	Array.from(text.matchAll(FENCE), ({ 0: whole, 1: mark = '', index }) => {
		return { from: index, body: index + whole.split('\n', 1).join().length, to: index + whole.length, mark };
	});

/** Matches what is never cut: code spans, links, addresses. Lengths are bounded, so that it is linear. */
const UNBROKEN =
	/`[^`\n]{1,500}`|!?\[[^[\]\n]{1,300}\](?:\([^()\n]{1,1000}\)|\[[^[\]\n]{0,200}\])|<[^<>\s]{1,1000}>|\b\w{1,20}:\/\/\S+/g;

/** Matches where a sentence may be cut: blanks, and between letters of scripts without blanks. */
const BLANK = /\s+|(?<=[\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef])|(?=[\u2e80-\u9fff\uf900-\ufaff])/g;

/** Abbreviations and the like, after which a full stop ends no sentence. */
const ABBREVIATION =
	/(?:^|[\s(])(?:e\.g|i\.e|cf|vs|etc|approx|no|nos|fig|vol|mr|mrs|ms|dr|prof|st|jr|sr|inc|ltd|dept|a\.m|p\.m|[a-z]|\d{1,3})\.$/i;
// Harmless: at most 24 characters are looked at after a sign.
const SENTENCE_END = /[。！？…；]+["'”’」』)）\]]*|[.!?]{1,16}["'”’)\]]{0,8}(?=\s|$)|\n/g;

/** Length from which a line that goes on in the next one is taken for a part of a paragraph. */
const WRAPPED = 60;

/** Returns the positions after sentences, list items and lines of code, in order. */
function sentenceEnds(text: string, fences: ReturnType<typeof fencesIn>, unbroken: Uint8Array): number[] {
	const ends: number[] = [];
	let line = 0;
	for (const { 0: sign, index } of text.matchAll(SENTENCE_END)) {
		const at = index + sign.length;
		if (sign === '\n') {
			const fence = fences.find(({ from, to }) => from <= index && index < to);
			const isWrapped = index - line >= WRAPPED && /^[\p{L}\p{N}("“]/u.test(text.slice(at, at + 2));
			line = at;
			if (fence === undefined ? !isWrapped : index > fence.body) ends.push(index);
		} else if (!unbroken[at] && !ABBREVIATION.test(text.slice(Math.max(line, at - 12), at))) ends.push(at);
	}
	return ends;
}

/** Returns the text of the greatest count from 1 to `max` that fits, by exponential search; '' if none fits. */
function longestOf(max: number, cutAt: (count: number) => string, fits: (text: string) => boolean): string {
	let low = 0;
	let isGrowing = true;
	for (let step = 1; step >= 1; step = isGrowing ? step * 2 : Math.floor(step / 2)) {
		const isFit = low + step <= max && fits(cutAt(low + step));
		if (isFit) low += step;
		isGrowing &&= isFit;
	}
	return low === 0 ? '' : cutAt(low);
}
