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
	/** The number of its section. */
	readonly section: number;
	/** Its text, as far as it is compared. */
	readonly text: string;
}

/** Characters of a heading that are compared: a longer one is prose, and normalising takes time squared. */
const LONGEST_HEADING = 1000;

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
	const asked = [target, plainText(target)].map((text) => foldHeading(text.slice(0, LONGEST_HEADING)));
	// A target of nothing but marks is no empty heading.
	const exact = asked[0] === '' ? [] : places.filter(({ text }) => asked.includes(foldHeading(text)));
	if (exact.length > 0) return { level: 'exact', places: exact, share: 1 };

	const runs = [...new Set(runsOf(asked[1] as string))];
	const telling = runs.filter((run) => !stopWords.includes(run));
	const keywords = telling.length > 0 ? telling : runs;
	if (keywords.length === 0) return undefined;
	const containing = places.filter(({ text }) => {
		const words = runsOf(text);
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
		const terms = new Set(textTerms(place.text, stopWords));
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
		if (last?.file === place.file && place.heading < endOf(last.file.record, last.heading)) return false;
		last = place;
		return true;
	});
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
	return files.flatMap((file) =>
		file.record.texts.map((text, heading) => ({
			file,
			heading,
			section: file.record.section + heading,
			text: text.slice(0, LONGEST_HEADING),
		})),
	);
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
