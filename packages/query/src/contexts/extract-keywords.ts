import { isUnspaced } from '../format/analysis/normalize.js';
import { plainText } from '../format/analysis/plain-markdown.js';
import { wordsOf } from '../format/analysis/tokenizer.js';
import { check } from '../format/base/errors.js';
import { MAX_QUERY_LENGTH } from '../format/base/options.ts';
import { readContexts } from '../format/kinds/contexts.js';
import { MAX_TERM_LENGTH, readAnalyzer, readLexicon, synonymsOf } from '../format/kinds/lexicon.js';
import { checkOpen, type Index } from '../format/open/open-index.ts';

/** Minimum and maximum number of keywords, if the text has enough. */
const MIN_KEYWORDS = 3;
const MAX_KEYWORDS = 6;

/** Two to 64 characters, and not a number. */
const KEYWORD = /^(?!\d+$).{2,64}$/;

/** Priority of keywords: terms in contexts of the index, terms of the lexicon, names, other words. */
const HERE = 4;
const KNOWN = 3;
const NAME = 2;
const OTHER = 1;

/** Maximum Han characters between known terms that are taken for a word. */
const MAX_REST_LENGTH = 6;

interface Keyword {
	readonly keyword: string;
	readonly worth: number;
	count: number;
}

/**
 * Extracts 3 to 6 technical keywords from a story or the description of a task, in either language. Terms in contexts
 * of the index come first, then other terms of its lexicon, then names; other words are used only if there are few
 * keywords. A Chinese term of the lexicon is returned in English.
 */
export async function extractKeywords(index: Index, text: string): Promise<string[]> {
	const opened = checkOpen(index);
	check(typeof text === 'string', 'extractKeywords takes an index and a text.');
	return opened.run(function* (manifest) {
		const analyzer = yield* readAnalyzer(manifest, text);
		const { stem } = analyzer;
		const { names, tags, general } = yield* readContexts();
		const lexicon = yield* readLexicon();
		const here = new Set([...names.split(/\s/), ...tags.split(/[\t\n]/)]);
		const left = new Set([...general, ...analyzer.stopWords].flatMap((word) => [word, stem(word)]));
		const plain = plainText(text.slice(0, MAX_QUERY_LENGTH));
		const written = new Map(plain.match(/\b\w*[A-Z]\w*/g)?.map((name) => [name.toLowerCase(), name]));
		const groupOf = (term: string): string[] => synonymsOf(term, lexicon, analyzer);
		const words = wordsOf(plain, analyzer).map((word) => word.text);
		const isKnown = (term: string): boolean => here.has(term) || groupOf(term).length > 0;
		const terms = termsOf(words, isKnown, (term) => left.has(term) || left.has(stem(term)));
		const keywords = new Map<string, Keyword>();
		for (const found of terms) {
			// For example, `orders` becomes `order`, as the index has it.
			const term = here.has(stem(found)) ? stem(found) : found;
			const group = groupOf(term);
			const key = group[0] ?? stem(term);
			const [spaced] = group.filter((other) => !isUnspaced(other)).sort((a, b) => b.length - a.length);
			const name = written.get(term);
			const isHere = [term, ...group].some((one) => here.has(one));
			const keyword = keywords.get(key) ?? {
				keyword: name ?? (isUnspaced(term) ? (spaced ?? term) : term),
				worth: isHere ? HERE : spaced ? KNOWN : name ? NAME : OTHER,
				count: 0,
			};
			keyword.count++;
			keywords.set(key, keyword);
		}
		const sorted = [...keywords.values()].sort((a, b) => b.worth - a.worth || b.count - a.count);
		const telling = sorted.filter(({ worth }) => worth > OTHER).length;
		return sorted.slice(0, Math.min(MAX_KEYWORDS, Math.max(MIN_KEYWORDS, telling))).map(({ keyword }) => keyword);
	});
}

/** Splits a text into terms: the longest known ones, other words, and Han text between these. */
function termsOf(
	words: readonly string[],
	isKnown: (term: string) => boolean,
	isExcluded: (term: string) => boolean,
): string[] {
	const terms: string[] = [];
	let rest = '';
	const endRest = (): void => {
		if (rest.length > 1 && rest.length <= MAX_REST_LENGTH) terms.push(rest);
		rest = '';
	};
	for (let at = 0; at < words.length; ) {
		const isHan = isUnspaced(words[at] as string);
		const termOf = (length: number): string => words.slice(at, at + length).join(isHan ? '' : ' ');
		let length = MAX_TERM_LENGTH;
		while (length > 1 && !isExcluded(termOf(length)) && !isKnown(termOf(length))) length--;
		const term = termOf(length);
		at += length;
		if (isHan && length === 1 && !isExcluded(term)) rest += term;
		else {
			endRest();
			if (!isExcluded(term) && KEYWORD.test(term)) terms.push(term);
		}
	}
	endRest();
	return terms;
}
