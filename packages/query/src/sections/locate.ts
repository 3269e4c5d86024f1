import { type Analyzer, phraseTerms } from '@pinakes/format/analysis/analyzer';
import { isUnspaced } from '@pinakes/format/analysis/characters';
import { foldMarks } from '@pinakes/format/analysis/normalize';
import { plainText } from '@pinakes/format/analysis/plain-markdown';
import { fold, tokensOf } from '@pinakes/format/analysis/tokenizer';
import type { EntryRecord } from '@pinakes/format/kinds/entries/schema';
import type { EntryFile } from './files.ts';

/** A heading: a file that was asked for and the number of the heading in it. */
export interface HeadingLocation {
	readonly file: EntryFile;
	readonly heading: number;
	/** The number of its section. */
	readonly section: number;
	/** Its text, as far as it is compared. */
	readonly text: string;
}

/** Characters of a heading that are compared: a longer one is prose, and normalising takes time squared. */
const MAX_HEADING_LENGTH = 1000;

/** The headings that fit best, all equally well. */
export interface Located {
	readonly level: 'exact' | 'contains' | 'overlap';
	readonly locations: readonly HeadingLocation[];
	/** The share of the keywords that are in the heading. */
	readonly share: number;
}

/** The share of keywords that must be in a heading for it to be taken for the one asked for. */
const MIN_SHARE = 0.25;

/**
 * Finds the headings asked for: those with the same text, else those with all of its keywords, else those
 * with most of them.
 */
export function locate(target: string, files: readonly EntryFile[], analyzer: Analyzer): Located | undefined {
	const locations = headingsOf(files);
	const asked = [target, plainText(target)].map((text) => foldHeading(text.slice(0, MAX_HEADING_LENGTH), analyzer));
	// A target of nothing but marks is no empty heading.
	const exact = asked[0] === '' ? [] : locations.filter(({ text }) => asked.includes(foldHeading(text, analyzer)));
	if (exact.length > 0) return { level: 'exact', locations: exact, share: 1 };

	const plain = plainText(target).slice(0, MAX_HEADING_LENGTH);
	const words = tokensOf(plain, analyzer).filter(({ kind }) => kind !== 'whole');
	const asWritten = [...new Set(words.map(({ text }) => text))];
	const telling = asWritten.filter((word) => !analyzer.stopWords.has(word));
	const keywords = telling.length > 0 ? telling : asWritten;
	if (keywords.length === 0) return undefined;
	const containing = locations.filter(({ text }) => {
		const own = tokensOf(text, analyzer);
		return keywords.every((keyword) => own.some((word) => contains(word.text, keyword, analyzer)));
	});
	if (containing.length > 0) return { level: 'contains', locations: outermost(containing), share: 1 };
	return withMostInCommon(locations, new Set(phraseTerms(plain, analyzer)), analyzer);
}

/** The headings with the greatest share of the terms, and of these the ones that say least else. */
function withMostInCommon(
	locations: readonly HeadingLocation[],
	asked: ReadonlySet<string>,
	analyzer: Analyzer,
): Located | undefined {
	const numbers = [...asked].filter((term) => /^\d/.test(term));
	let best: HeadingLocation[] = [];
	let most = MIN_SHARE;
	let least = Number.POSITIVE_INFINITY;
	for (const location of locations) {
		const terms = new Set(phraseTerms(location.text, analyzer));
		const common = [...asked].filter((term) => terms.has(term)).length;
		const share = common / asked.size;
		// Step 9 is another step than step 2.
		if (!numbers.every((number) => terms.has(number))) continue;
		if (!(share >= most) || (share === most && terms.size > least)) continue;
		if (share > most || terms.size < least) best = [];
		best.push(location);
		most = share;
		least = terms.size;
	}
	return best.length > 0 ? { level: 'overlap', locations: best, share: most } : undefined;
}

/** Headings whose sections lie in none of the others'. */
function outermost(locations: readonly HeadingLocation[]): HeadingLocation[] {
	let last: HeadingLocation | undefined;
	return locations.filter((location) => {
		if (last?.file === location.file && location.heading < endOf(last.file.record, last.heading)) return false;
		last = location;
		return true;
	});
}

/** The number of the first heading after a heading's section. */
export function endOf({ levels }: EntryRecord, heading: number): number {
	const level = levels[heading] as string;
	let end = heading + 1;
	while (end < levels.length && (levels[end] as string) > level) end++;
	return end;
}

/** All headings of files. */
export function headingsOf(files: readonly EntryFile[]): HeadingLocation[] {
	return files.flatMap((file) =>
		file.record.texts.map((text, heading) => ({
			file,
			heading,
			section: file.record.section + heading,
			text: text.slice(0, MAX_HEADING_LENGTH),
		})),
	);
}

/** A heading as it is compared: without marks, in one case, with single spaces. */
function foldHeading(text: string, { folding }: Analyzer): string {
	return fold(foldMarks(text.replace(/^\s*#+\s|[*`[\]]/g, '')).toLowerCase(), folding)
		.replace(/\s+/g, ' ')
		.trim();
}

function contains(word: string, keyword: string, { stem }: Analyzer): boolean {
	if (isUnspaced(keyword)) return word.includes(keyword);
	// What is short or begins with a digit is in many a word that has nothing to do with it.
	return stem(word) === stem(keyword) || (/^\D{3}/.test(keyword) && word.includes(keyword));
}
