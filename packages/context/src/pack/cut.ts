import { type Parts, partsOf } from './parts.ts';

/** Marks where a text was cut within a sentence. */
export const ELLIPSIS = '…';

/** Ends of sentences; a full stop only before white space. */
const SENTENCES = /[^。！？!?；;.]*(?:[。！？!?；;]+["'”’」』)）]*|\.+(?=\s|$)|\.|$)\s*/g;

/**
 * The longest beginning of a text that fits, cut between elements of XML, items of JSON, lines or sentences; within
 * a sentence only where not even the first one fits.
 *
 * @param fits monotone: where a text fits, so does each beginning of it
 * @returns '' where nothing does
 */
export function cutText(text: string, fits: (text: string) => boolean, form?: Parts['form']): string {
	if (fits(text)) return text;
	const parts = partsOf(text, form);
	if (parts.form !== 'text') {
		const { head, items, separator, tail } = parts;
		const join = (count: number): string => head + items.slice(0, count).join(separator) + tail;
		const count = mostThatFit(items.length, (each) => fits(join(each)));
		return count === 0 ? '' : join(count);
	}
	const lines = text.split('\n');
	const whole = mostThatFit(lines.length, (count) => fits(lines.slice(0, count).join('\n')));
	const before = lines
		.slice(0, whole)
		.map((line) => `${line}\n`)
		.join('');
	const sentences = (lines[whole] ?? '').match(SENTENCES)?.filter(Boolean) ?? [];
	const some = mostThatFit(sentences.length, (count) => fits(before + sentences.slice(0, count).join('').trimEnd()));
	const cut = (before + sentences.slice(0, some).join('')).trimEnd();
	return cut !== '' ? cut : cutWithin(text.trimStart(), fits);
}

/** The longest beginning with a mark that it goes on, never ending in half a surrogate pair or, if need not be, a word. */
function cutWithin(text: string, fits: (text: string) => boolean): string {
	const beginning = (length: number): string => {
		const isHalf = /[\ud800-\udbff]/.test(text.charAt(length - 1));
		return text.slice(0, isHalf ? length - 1 : length).trimEnd() + ELLIPSIS;
	};
	const length = mostThatFit(text.length, (count) => fits(beginning(count)));
	if (length === 0) return '';
	const atWord = text.slice(0, length).replace(/(?<=\s)[\w'-]+$/, '');
	return beginning(/\w/.test(text.charAt(length)) ? atWord.length : length);
}

/** The greatest count, from 0 to `most`, that fits: found by doubling, so that no more is tried than needed. */
function mostThatFit(most: number, fits: (count: number) => boolean): number {
	let low = 0;
	let step = 1;
	while (low + step <= most && fits(low + step)) {
		low += step;
		step *= 2;
	}
	for (; step >= 1; step = Math.floor(step / 2)) {
		if (low + step <= most && fits(low + step)) low += step;
	}
	return low;
}
