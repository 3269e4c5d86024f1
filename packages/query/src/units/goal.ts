import { literalTerms, phraseTerms, withoutRequests } from '@pinakes/format/analysis/analyzer';
import { isUnspaced } from '@pinakes/format/analysis/characters';
import { conceptsOf } from '@pinakes/format/analysis/concepts';
import { partsOfText, type Word } from '@pinakes/format/analysis/tokenizer';
import { readAnalyzer } from '@pinakes/format/kinds/folding/read';
import type { Lexicon } from '@pinakes/format/kinds/lexicon/schema';
import { inverseDocumentFrequency } from '@pinakes/format/kinds/text/bm25';
import { TRANSLATIONS_TABLE } from '@pinakes/format/kinds/translations/schema';
import { UNIT_VECTORS_TABLE, UNIT_WORDS_TABLE } from '@pinakes/format/kinds/vectors/schema';
import type { Manifest } from '@pinakes/format/manifest';
import type { Recipe } from '@pinakes/format/recipe';
import { type GoalTerm, readTermLists, sizeOf, weighTerm } from './goal-terms.ts';
import { type Meaning, readMeaning } from './meaning.ts';
import { namesIn } from './names.ts';
import { translateGoal } from './translate-goal.ts';

/** Distinct terms of a goal that are weighed. */
const MAX_TERMS = 64;

/** A goal as it is weighed. */
export interface Goal {
	readonly terms: readonly GoalTerm[];
	/** Undefined where the index has no vectors of units, or knows no word of the goal. */
	readonly meaning: Meaning | undefined;
	/** Tables that could not be read, without which the goal was weighed. */
	readonly damaged: readonly string[];
	/** What a unit with the full weight of every term would reach. */
	readonly possible: number;
	/** The weight of a term that no unit has. */
	readonly rarest: number;
	/** True where units have prose: descriptions alone say little about what a unit is not for. */
	readonly hasProse: boolean;
	/** True where terms hardly count as they are in a script that the index hardly has. */
	readonly isForeign: boolean;
	/** The terms of a tag or keyword that the goal has word for word or in another language; none where it has not. */
	readonly termsSaid: (tagOrKeyword: string) => readonly string[];
}

/**
 * Cuts a goal into terms and reads which units have them. What the lexicon knows counts by its head, in either
 * language; request phrases, stop words and words that any request may have do not count.
 */
export function* readGoal(manifest: Manifest, lexicon: Lexicon, text: string): Recipe<Goal> {
	const analyzer = yield* readAnalyzer(manifest, text);
	const asked = withoutRequests(text, analyzer);
	const words = new Map<string, string>();
	const concepts = conceptsOf(asked, lexicon.phrases, analyzer, {
		stopWords: analyzer.stopWords,
		heard: (found, said) => {
			for (const concept of found) if (!words.has(concept)) words.set(concept, joined(said));
		},
	});
	const left = concepts.join('');
	// What the lexicon knows counts by its head alone: as itself too, it would count twice.
	const grams = phraseTerms(asked, analyzer).filter((term) => isUnspaced(term) && left.includes(term));
	const { general = [] } = lexicon;
	const names = namesIn(asked);
	const isName = (word: string): boolean => names.has(word) || analyzer.names.has(word);
	const telling = concepts.filter(
		(word) => !isUnspaced(word) && (!general.includes(word) || isName(words.get(word) ?? word)),
	);
	const terms = [...new Set([...telling, ...grams])].slice(0, MAX_TERMS);
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
	const hasProse = weighed.some(({ proseFrequency }) => proseFrequency > 0);
	const read = (part: string): string[][] => {
		const phrases: string[][] = [];
		conceptsOf(part, lexicon.phrases, analyzer, { heard: (found) => phrases.push([...found]) });
		return phrases;
	};
	const sequence = sequenceOf(read(asked));
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
		hasProse,
		isForeign: weighed.some(({ asked }) => asked < 1),
		termsSaid: (part) => {
			const said = read(part);
			if (said.length === 0 || !sequence.includes(sequenceOf(said))) return [];
			const parts = new Set([...said.flat(), ...literalTerms(part, analyzer)]);
			return terms.filter((term) => parts.has(term));
		},
	};
}

/** Phrases in order, each whole: a goal that says CLI has _command line_, but not _line_. */
function sequenceOf(phrases: readonly (readonly string[])[]): string {
	return `|${phrases.map((phrase) => phrase.join(' ')).join('|')}|`;
}

/** The words of a phrase as they are written: without spaces between characters of a script that has none. */
function joined(words: readonly Word[]): string {
	const texts = words.map(({ text }) => text);
	return texts.join(texts.some(isUnspaced) ? '' : ' ');
}
