import {
	type Analyzer,
	analyzerOfUnits,
	literalTerms,
	phraseTerms,
	withoutRequests,
} from '../format/analysis/analyzer.js';
import { isUnspaced } from '../format/analysis/characters.js';
import { conceptsOf } from '../format/analysis/concepts.js';
import { partsOfText, type Word } from '../format/analysis/tokenizer.js';
import { readAnalyzer } from '../format/kinds/folding/read.js';
import type { Lexicon } from '../format/kinds/lexicon/schema.js';
import { inverseDocumentFrequency } from '../format/kinds/text/bm25.js';
import { TRANSLATIONS_TABLE } from '../format/kinds/translations/schema.js';
import { UNIT_VECTORS_TABLE, UNIT_WORDS_TABLE } from '../format/kinds/vectors/schema.js';
import type { Manifest } from '../format/manifest.js';
import type { Recipe } from '../format/recipe.js';
import { type GoalTerm, readTermLists, sizeOf, weighTerm } from './goal-terms.ts';
import { type Meaning, readMeaning } from './meaning.ts';
import { namesIn } from './names.ts';
import { translateGoal } from './translate-goal.ts';

/** Maximum distinct terms of a goal that are scored. */
const MAX_TERMS = 64;

/** A parsed goal: its weighted terms with their postings, and its meaning. */
export interface Goal {
	readonly terms: readonly GoalTerm[];
	/** Undefined if the index has no unit vectors, or if they know no word of the goal. */
	readonly meaning: Meaning | undefined;
	/** Tables that could not be read and were left out. */
	readonly damaged: readonly string[];
	/** Maximum score: that of a unit with the full weight of every term. */
	readonly possible: number;
	/** Weight of a term that no unit has. */
	readonly rarest: number;
	/** Whether units have prose. Without it, a term that a unit lacks says little: descriptions are short. */
	readonly hasProse: boolean;
	/** Whether terms have a low weight because the index hardly has their script. */
	readonly isForeign: boolean;
	/** Returns the terms of a tag or keyword if the goal contains it, literally or as a translation; none otherwise. */
	readonly termsSaid: (tagOrKeyword: string) => readonly string[];
}

/**
 * Parses a goal into terms and reads their postings. Phrases of the lexicon become one term in either language; request
 * phrases, stop words and general words of requests are dropped.
 */
export function* readGoal(manifest: Manifest, lexicon: Lexicon, text: string): Recipe<Goal> {
	const analyzer = analyzerOfUnits(yield* readAnalyzer(manifest, text), manifest.analyzer.languages);
	const asked = withoutRequests(text, analyzer);
	const words = new Map<string, string>();
	const concepts = conceptsOf(asked, lexicon.phrases, analyzer, {
		stopWords: analyzer.stopWords,
		onWord: (found, said) => {
			for (const concept of found) if (!words.has(concept)) words.set(concept, joinWords(said));
		},
	});
	const left = concepts.join('');
	// N-grams of a phrase that the lexicon knows are dropped, since it would count twice.
	const grams = phraseTerms(asked, analyzer).filter((term) => isUnspaced(term) && left.includes(term));
	const { general = [] } = lexicon;
	const names = namesIn(asked);
	const isName = (word: string): boolean => names.has(word) || analyzer.names.has(word);
	const informative = concepts.filter(
		(word) => !isUnspaced(word) && (!general.includes(word) || isName(words.get(word) ?? word)),
	);
	const terms = [...new Set([...informative, ...grams])].slice(0, MAX_TERMS);
	const lists = yield* readTermLists(manifest, terms);
	const own = lists.map((one) => {
		const word = words.get(one.term) ?? one.term;
		return weighTerm(manifest, one, { word, isName: isName(word) });
	});
	const translated = yield* translateGoal(manifest, own, {
		texts: partsOfText(asked, analyzer).filter(isUnspaced),
		isLeft: (part) => left.includes(part),
		isTelling: (term) => !general.includes(term) && !analyzer.names.has(term),
		size: analyzer.grams.at(-1) as number,
	});
	const weighed = translated ?? own;
	const meaning = yield* readMeaning(manifest, asked, analyzer);
	return {
		terms: weighed,
		meaning: meaning ?? undefined,
		damaged: [
			...(translated === undefined ? [TRANSLATIONS_TABLE] : []),
			...(meaning === null ? [UNIT_VECTORS_TABLE, UNIT_WORDS_TABLE] : []),
		],
		possible: weighed.reduce((sum, { asked, idf }) => sum + asked * idf, 0),
		rarest: inverseDocumentFrequency(0, sizeOf(manifest)),
		hasProse: weighed.some(({ proseFrequency }) => proseFrequency > 0),
		isForeign: weighed.some(({ asked }) => asked < 1),
		termsSaid: termsSaidIn(asked, terms, lexicon, analyzer),
	};
}

/** Returns the function `termsSaid` of a goal. */
function termsSaidIn(
	asked: string,
	terms: readonly string[],
	{ phrases }: Lexicon,
	analyzer: Analyzer,
): Goal['termsSaid'] {
	const read = (text: string): string[][] => {
		const concepts: string[][] = [];
		conceptsOf(text, phrases, analyzer, { onWord: (found) => concepts.push([...found]) });
		return concepts;
	};
	const sequence = sequenceOf(read(asked));
	return (tagOrKeyword) => {
		const said = read(tagOrKeyword);
		if (said.length === 0 || !sequence.includes(sequenceOf(said))) return [];
		const parts = new Set([...said.flat(), ...literalTerms(tagOrKeyword, analyzer)]);
		return terms.filter((term) => parts.has(term));
	};
}

/** Joins phrases so that only whole phrases match: a goal with CLI contains _command line_, but not _line_. */
function sequenceOf(phrases: readonly (readonly string[])[]): string {
	return `|${phrases.map((phrase) => phrase.join(' ')).join('|')}|`;
}

/** Joins words as they are written: without spaces in a script that has none. */
function joinWords(words: readonly Word[]): string {
	const texts = words.map(({ text }) => text);
	return texts.join(texts.some(isUnspaced) ? '' : ' ');
}
