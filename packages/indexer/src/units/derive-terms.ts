import { normalizeTerm } from '@pinakes/query/format/analysis/normalize';
import { buildAnalyzer } from '../analysis/analyzer.ts';
import { contentWords } from '../analysis/content-words.ts';
import { compare } from '../report.ts';
import type { Unit } from './unit.ts';

/** Terms that are derived for a unit at most. */
const MAX_TAGS = 6;
const MAX_KEYWORDS = 12;

/** How much more a word of the name says than one of the description. */
const NAME_WEIGHT = 3;

/** In a corpus of some size, a word that more than this share of units has tells nothing apart. */
const COMMON_SHARE = 0.3;
const LARGE_CORPUS = 20;

/** Words in a name that is a tag as a whole. */
const MAX_NAME_TAG_LENGTH = 4;

/**
 * Gives units whose authors named no tags or no keywords the distinctive words of their names and
 * descriptions: term frequency times inverse document frequency over all units, names counting more.
 * What an author declared stays as it is.
 *
 * @param hanPhrases Chinese words that are known, by which runs of Han text are cut
 */
export function deriveTerms(units: readonly Unit[], hanPhrases: ReadonlySet<string>): Unit[] {
	const counted = units.map((unit) => countWords(unit, hanPhrases));
	const frequency = new Map<string, number>();
	for (const words of counted) {
		for (const key of words.keys()) frequency.set(key, (frequency.get(key) ?? 0) + 1);
	}
	return units.map((unit, i) => {
		if (unit.tags_origin === 'declared' && unit.keywords_origin === 'declared') return unit;
		const words = distinctiveWords(counted[i] as Words, frequency, units.length);
		const name = nameTerms(unit.name);
		const tags = [...(name.length <= MAX_NAME_TAG_LENGTH ? [name.join('-')] : []), ...words];
		const keywords = [name.join(' '), ...words];
		return {
			...unit,
			capability_tags: unit.tags_origin === 'declared' ? unit.capability_tags : firstDistinct(tags, MAX_TAGS),
			keywords: unit.keywords_origin === 'declared' ? unit.keywords : firstDistinct(keywords, MAX_KEYWORDS),
		};
	});
}

/** A unit's words by stem, each with the form it was first met in and its weighted frequency. */
type Words = ReadonlyMap<string, { readonly form: string; readonly weight: number }>;

function countWords(unit: Unit, hanPhrases: ReadonlySet<string>): Words {
	const words = new Map<string, { form: string; weight: number }>();
	const count = (text: string, weight: number): void => {
		for (const form of contentWords(text, hanPhrases)) {
			const key = buildAnalyzer().stem(form);
			const known = words.get(key);
			if (known === undefined) words.set(key, { form, weight });
			else known.weight += weight;
		}
	};
	count(unit.name, NAME_WEIGHT);
	count(unit.description, 1);
	return words;
}

function distinctiveWords(words: Words, frequency: ReadonlyMap<string, number>, units: number): string[] {
	const scored: { form: string; score: number }[] = [];
	for (const [key, { form, weight }] of words) {
		const df = frequency.get(key) ?? 1;
		if (units >= LARGE_CORPUS && df > units * COMMON_SHARE) continue;
		scored.push({ form, score: weight * Math.log(1 + units / df) });
	}
	scored.sort((a, b) => b.score - a.score || compare(a.form, b.form));
	return scored.map(({ form }) => form);
}

/** The words of a name, Han runs whole: `Git 提交助手` is `git`, `提交助手`. */
function nameTerms(name: string): string[] {
	return normalizeTerm(name)
		.split(/[^\p{L}\p{N}\p{M}+#.]+/u)
		.filter((word) => word !== '');
}

function firstDistinct(terms: readonly string[], most: number): string[] {
	return [...new Set(terms.filter((term) => term !== ''))].slice(0, most);
}
