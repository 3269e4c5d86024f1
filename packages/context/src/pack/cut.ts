import { type Parts, partsOf } from './parts.ts';

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
