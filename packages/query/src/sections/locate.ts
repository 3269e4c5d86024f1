import { type Analyzer, phraseTerms } from '../format/analysis/analyzer.js';
import { foldMarks, isUnspaced } from '../format/analysis/normalize.js';
import { fold, tokensOf } from '../format/analysis/tokenizer.js';
import type { EntryRecord } from '../format/kinds/entries.js';
import type { EntryFile } from './request.ts';

/** A heading of a requested file. */
export interface HeadingLocation {
	readonly file: EntryFile;
	readonly heading: number;
	readonly section: number;
	/** Its text, cut to the length that is compared. */
	readonly text: string;
}

/** Maximum characters of a heading that are compared. Longer ones are prose, and normalising takes quadratic time. */
const MAX_HEADING_LENGTH = 1000;

/** The headings that match best, all equally well. */
export interface Located {
	readonly level: 'exact' | 'contains' | 'overlap';
	readonly locations: readonly HeadingLocation[];
	/** Share of the keywords that are in the headings. */
	readonly share: number;
}

/** Targets of links, tags and attributes in a heading that was copied from markdown. */
const MARKUP = /\]\([^()]*\)|<[^<>]*>|\{[#.:][^{}]*\}/g;

/** Minimum share of the keywords that a matching heading has. */
const MIN_SHARE = 0.25;

/**
 * Finds the requested headings: those with the same text, else those with all of the keywords, else those with the
 * largest share of them.
 */
export function locate(target: string, files: readonly EntryFile[], analyzer: Analyzer): Located | undefined {
	const locations = headingsOf(files);
	const plain = target.replace(MARKUP, ' ').slice(0, MAX_HEADING_LENGTH);
	const asked = [target.slice(0, MAX_HEADING_LENGTH), plain].map((text) => foldHeading(text, analyzer));
	// A target that has only marks does not match an empty heading.
	const exact = asked[0] === '' ? [] : locations.filter(({ text }) => asked.includes(foldHeading(text, analyzer)));
	if (exact.length > 0) return { level: 'exact', locations: exact, share: 1 };

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
	return bestOverlap(locations, new Set(phraseTerms(plain, analyzer)), analyzer);
}

/** Returns the headings with the largest share of the terms; of these, those with the fewest other terms. */
function bestOverlap(
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
		// Numbers must match: step 9 is not step 2.
		if (!numbers.every((number) => terms.has(number))) continue;
		if (!(share >= most) || (share === most && terms.size > least)) continue;
		if (share > most || terms.size < least) best = [];
		best.push(location);
		most = share;
		least = terms.size;
	}
	return best.length > 0 ? { level: 'overlap', locations: best, share: most } : undefined;
}

/** Removes headings whose sections are within those of others. */
function outermost(locations: readonly HeadingLocation[]): HeadingLocation[] {
	let last: HeadingLocation | undefined;
	return locations.filter((location) => {
		if (last?.file === location.file && location.heading < endOf(last.file.record, last.heading)) return false;
		last = location;
		return true;
	});
}

/** Returns the index of the first heading after the section of a heading. */
export function endOf({ levels }: EntryRecord, heading: number): number {
	const level = levels[heading] as string;
	let end = heading + 1;
	while (end < levels.length && (levels[end] as string) > level) end++;
	return end;
}

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

/** Normalises a heading for comparison: without marks, in lower case, with single spaces. */
function foldHeading(text: string, { folding }: Analyzer): string {
	return fold(foldMarks(text.replace(/^\s*#+\s|[*`[\]]/g, '')).toLowerCase(), folding)
		.replace(/\s+/g, ' ')
		.trim();
}

function contains(word: string, keyword: string, { stem }: Analyzer): boolean {
	if (isUnspaced(keyword)) return word.includes(keyword);
	// Keywords that are short or begin with a digit occur within unrelated words.
	return stem(word) === stem(keyword) || (/^\D{3}/.test(keyword) && word.includes(keyword));
}
