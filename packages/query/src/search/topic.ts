import { type Analyzer, indexTerms, phraseTerms, withoutRequests } from '../format/analysis/analyzer.js';
import { isUnspaced } from '../format/analysis/characters.js';
import { conceptsOf } from '../format/analysis/concepts.js';
import type { Lexicon } from '../format/kinds/lexicon/schema.js';
import { type Alternatives, coverageOf } from '../format/kinds/titles/read.js';
import { titleConcepts } from '../format/kinds/titles/title-concepts.js';
import type { WeightedTerm } from '../text/weighted-term.ts';

/** The topic of a question, to compute the share of it that a text has. */
export interface Topic {
	/** Its concepts, in either language. */
	readonly ideas: readonly Alternatives[];
	readonly terms: ReadonlySet<string>;
	readonly lexicon: Lexicon;
	readonly analyzer: Analyzer;
}

/** Returns the topic of a question, without stop words and request phrases. */
export function topicOf(query: string, lexicon: Lexicon, analyzer: Analyzer): Topic {
	const asked = withoutRequests(query, analyzer);
	const concepts = new Set(conceptsOf(asked, lexicon.phrases, analyzer, analyzer));
	return {
		ideas: Array.from(concepts, (concept) => [[concept]]),
		terms: new Set(phraseTerms(asked, analyzer)),
		lexicon,
		analyzer,
	};
}

/** Adds to a topic the translations by which its words were found. */
export function translatedTopic(topic: Topic, found: readonly WeightedTerm[]): Topic {
	const { analyzer } = topic;
	const translated = found.filter(({ found: { likeness } }) => likeness === 'translated');
	if (translated.length === 0) return topic;
	const conceptsIn = (term: string): readonly string[] => (isUnspaced(term) ? [...term] : [term]);
	const ideas = translated.map(({ term, found: { others } }): Alternatives => [term.term, ...others].map(conceptsIn));
	const replaced = new Set(ideas.flatMap(([own = []]) => own));
	const terms = translated.flatMap(({ found: { others } }) => others).flatMap((term) => phraseTerms(term, analyzer));
	return {
		...topic,
		ideas: [...topic.ideas.filter(([[concept = ''] = []]) => !replaced.has(concept)), ...ideas],
		terms: new Set([...topic.terms, ...terms]),
	};
}

/**
 * Leaves out ideas that more than half of the sections have, such as the name of the product: "install longhorn with helm"
 * asks for the page "Install with Helm". A topic of nothing else stays as it is.
 */
export function withoutCommonIdeas(topic: Topic, found: readonly WeightedTerm[], sections: number): Topic {
	const common = new Set(found.filter(({ list }) => list.size > sections / 2).map(({ term }) => term.term));
	const ideas = topic.ideas.filter(
		(ways) => !ways.some((concepts) => concepts.every((concept) => common.has(concept))),
	);
	return ideas.length > 0 ? { ...topic, ideas } : topic;
}

/** Returns the share of a question's concepts that a title has, 0 to 1. */
export function titleShare(topic: Topic, title: string): number {
	const concepts = titleConcepts(topic, title);
	return coverageOf(topic.ideas, (concept) => concepts.includes(concept));
}

/** Returns the share of a question's terms that a text has, 0 to 1. */
export function termShare({ terms, analyzer }: Topic, text: string): number {
	const found = new Set(indexTerms(text, analyzer).filter((term) => terms.has(term)));
	return terms.size === 0 ? 0 : found.size / terms.size;
}
