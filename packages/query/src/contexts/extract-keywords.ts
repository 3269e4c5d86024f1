import { readContexts } from '../kinds/contexts/read.ts';
import { readLexicon } from '../kinds/lexicon/read.ts';
import type { Index } from '../open-index.ts';
import { LONGEST_QUERY } from '../query-fields.ts';
import { hasCjk } from '../text/characters.ts';
import { plainText } from '../text/plain-markdown.ts';
import { stem } from '../text/stem.ts';
import { surfaceWords } from '../text/words.ts';
import { synonymsOf } from './tiers.ts';

/** Keywords that are aimed at, at least and at most. */
const FEWEST_KEYWORDS = 3;
const MOST_KEYWORDS = 6;

/** Two to 64 characters, and no number. */
const KEYWORD = /^(?!\d+$).{2,64}$/;

/** Words, or Han characters, of the longest term that is looked for. */
const LONGEST_TERM = 8;

/** What a keyword promises: contexts of the index have it, the lexicon knows it, it is written as a name. */
const HERE = 4;
const KNOWN = 3;
const NAME = 2;
const OTHER = 1;

/** Han characters of the longest stretch between known terms that is taken for a word. */
const LONGEST_REST = 6;

/** A keyword of a text. */
interface Keyword {
	readonly keyword: string;
	readonly worth: number;
	count: number;
}

/**
 * Finds 3 to 6 technical keywords in a story or a task's description, in either language: terms of the
 * index's contexts before others that its lexicon knows, these before names, and any other word only where
 * there are few. A Chinese term that the lexicon knows is given in English.
 */
export async function extractKeywords(index: Index, text: string): Promise<string[]> {
	return index.run(function* ({ analyzer }) {
		const { names, tags, general } = yield* readContexts();
		const lexicon = yield* readLexicon();
		const here = new Set([...names.split(/\s/), ...tags.split(/[\t\n]/)]);
		const left = new Set([...general, ...analyzer.stop_words].flatMap((word) => [word, stem(word)]));
		const plain = plainText(text.slice(0, LONGEST_QUERY));
		const written = new Map(plain.match(/\b\w*[A-Z]\w*/g)?.map((name) => [name.toLowerCase(), name]));
		const groupOf = (term: string): string[] => synonymsOf(term, lexicon);
		const terms = termsOf(plain, {
			isKnown: (term) => here.has(term) || groupOf(term).length > 0,
			isLeftOut: (term) => left.has(term) || left.has(stem(term)),
		});
		const keywords = new Map<string, Keyword>();
		for (const found of terms) {
			// `orders` are the index's own `order`.
			const term = here.has(stem(found)) ? stem(found) : found;
			const group = groupOf(term);
			const key = group[0] ?? stem(term);
			const [english] = group.filter((other) => !hasCjk(other)).sort((a, b) => b.length - a.length);
			const name = written.get(term);
			const isHere = [term, ...group].some((one) => here.has(one));
			const keyword = keywords.get(key) ?? {
				keyword: name ?? (hasCjk(term) ? (english ?? term) : term),
				worth: isHere ? HERE : english ? KNOWN : name ? NAME : OTHER,
				count: 0,
			};
			keyword.count++;
			keywords.set(key, keyword);
		}
		const sorted = [...keywords.values()].sort((a, b) => b.worth - a.worth || b.count - a.count);
		const telling = sorted.filter(({ worth }) => worth > OTHER).length;
		return sorted.slice(0, Math.min(MOST_KEYWORDS, Math.max(FEWEST_KEYWORDS, telling))).map(({ keyword }) => keyword);
	});
}

/** Which terms of a text are looked for, and which are not. */
interface Telling {
	isKnown(term: string): boolean;
	isLeftOut(term: string): boolean;
}

/** Cuts a text into terms: known ones, the longest first, other words, and what Han text has between them. */
function termsOf(text: string, { isKnown, isLeftOut }: Telling): string[] {
	const words = surfaceWords(text);
	const terms: string[] = [];
	let rest = '';
	const endRest = (): void => {
		if (rest.length > 1 && rest.length <= LONGEST_REST) terms.push(rest);
		rest = '';
	};
	for (let at = 0; at < words.length; ) {
		const isHan = hasCjk(words[at] as string);
		const termOf = (length: number): string => words.slice(at, at + length).join(isHan ? '' : ' ');
		let length = LONGEST_TERM;
		while (length > 1 && !isLeftOut(termOf(length)) && !isKnown(termOf(length))) length--;
		const term = termOf(length);
		at += length;
		if (isHan && length === 1 && !isLeftOut(term)) rest += term;
		else {
			endRest();
			if (!isLeftOut(term) && KEYWORD.test(term)) terms.push(term);
		}
	}
	endRest();
	return terms;
}
