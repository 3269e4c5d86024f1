import type { EntryRecord } from '../kinds/entries/format.ts';
import { hasCjk } from '../text/characters.ts';
import { normalizeText } from '../text/normalize.ts';
import { plainText } from '../text/plain-markdown.ts';
import { stem } from '../text/stem.ts';
import { runsOf, textTerms } from '../text/words.ts';
import type { EntryFile } from './files.ts';

/** A heading: a file that was asked for and the place of the heading in it. */
export interface HeadingPlace {
	readonly file: EntryFile;
	readonly heading: number;
}

/** The headings that fit best, all equally well. */
export interface Located {
	readonly level: 'exact' | 'contains' | 'overlap';
	readonly places: readonly HeadingPlace[];
	/** The share of the keywords that are in the heading. */
	readonly share: number;
}

/** The share of keywords that must be in a heading for it to be taken for the one asked for. */
const MIN_SHARE = 0.25;

/**
 * Finds the headings asked for: those with the same text, else those with all of its keywords, else those
 * with most of them.
 */
export function locate(target: string, files: readonly EntryFile[], stopWords: readonly string[]): Located | undefined {
	const places = placesOf(files);
	const asked = [target, plainText(target)].map(foldHeading);
	const exact = places.filter((place) => asked.includes(foldHeading(textOf(place))));
	if (exact.length > 0) return { level: 'exact', places: exact, share: 1 };

	const runs = [...new Set(runsOf(asked[1] as string))];
	const telling = runs.filter((run) => !stopWords.includes(run));
	const keywords = telling.length > 0 ? telling : runs;
	if (keywords.length === 0) return undefined;
	const containing = places.filter((place) => {
		const words = runsOf(textOf(place));
		return keywords.every((keyword) => words.some((word) => contains(word, keyword)));
	});
	if (containing.length > 0) return { level: 'contains', places: outermost(containing), share: 1 };
	return withMostInCommon(places, new Set(textTerms(asked[1] as string, stopWords)), stopWords);
}

/** The headings with the greatest share of the terms, and of these the ones that say least else. */
function withMostInCommon(
	places: readonly HeadingPlace[],
	asked: ReadonlySet<string>,
	stopWords: readonly string[],
): Located | undefined {
	const numbers = [...asked].filter((term) => /^\d/.test(term));
	let best: HeadingPlace[] = [];
	let most = MIN_SHARE;
	let least = Number.POSITIVE_INFINITY;
	for (const place of places) {
		const terms = new Set(textTerms(textOf(place), stopWords));
		const common = [...asked].filter((term) => terms.has(term)).length;
		const share = common / asked.size;
		// Step 9 is none of the other steps.
		if (!numbers.every((number) => terms.has(number))) continue;
		if (!(share >= most) || (share === most && terms.size > least)) continue;
		if (share > most || terms.size < least) best = [];
		best.push(place);
		most = share;
		least = terms.size;
	}
	return best.length > 0 ? { level: 'overlap', places: best, share: most } : undefined;
}

/** Headings whose sections lie in none of the others'. */
function outermost(places: readonly HeadingPlace[]): HeadingPlace[] {
	let last: HeadingPlace | undefined;
	return places.filter((place) => {
		if (last !== undefined && isWithin(place, last)) return false;
		last = place;
		return true;
	});
}

/** True for a heading within the section of another one, and for that itself. */
export function isWithin(inner: HeadingPlace, { file, heading }: HeadingPlace): boolean {
	return inner.file === file && inner.heading >= heading && inner.heading < endOf(file.record, heading);
}

/** The place of the first heading after a heading's section. */
export function endOf({ levels }: EntryRecord, heading: number): number {
	const level = levels[heading] as string;
	let end = heading + 1;
	while (end < levels.length && (levels[end] as string) > level) end++;
	return end;
}

/** All headings of files. */
export function placesOf(files: readonly EntryFile[]): HeadingPlace[] {
	return files.flatMap((file) => file.record.texts.map((_, heading) => ({ file, heading })));
}

/** The text of a heading. */
export function textOf({ file, heading }: HeadingPlace): string {
	return file.record.texts[heading] as string;
}

/** A heading as it is compared: without marks, in one case, with single spaces. */
function foldHeading(text: string): string {
	return normalizeText(text.replace(/^\s*#+\s|[*`[\]]/g, ''))
		.replace(/\s+/g, ' ')
		.trim();
}

function contains(word: string, keyword: string): boolean {
	if (hasCjk(keyword)) return word.includes(keyword);
	// What is short or begins with a digit is in many a word that has nothing to do with it.
	return stem(word) === stem(keyword) || (/^\D{3}/.test(keyword) && word.includes(keyword));
}
