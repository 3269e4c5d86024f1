import { groupBy } from '../format/base/groups.ts';
import type { Recipe } from '../format/base/recipe.js';
import type { Relation } from '../format/kinds/entries.js';
import { type Lexicon, readLexicon, synonymsIn } from '../format/kinds/lexicon.js';
import type { Say } from '../format/kinds/messages.js';
import type { Opened } from '../format/manifest/opened.js';
import { scoreSections } from '../text/find.ts';
import { openTextStore } from '../text/open-text-store.ts';
import type { TextStore } from '../text/store.ts';
import { endOf, type HeadingLocation, headingsOf } from './locate.ts';
import type { EntryFile } from './request.ts';

/** A heading that is related to the requested section. */
export interface RelatedHeading {
	/** With its marks, such as `## Errors`. */
	readonly heading: string;
	readonly source_file: string;
	/** How it is related, in at most 15 characters. */
	readonly relevance_note: string;
}

/** Minimum score of a related section: the share of the request's words that it has. */
const MIN_RELATED_SHARE = 0.08;

/** Maximum related headings. */
const MAX_RELATED = 3;

/** The main file of a skill, or a file in a folder of skills. */
const SKILL_FILE = /(?:^|\/)(?:skill\.md$|skills\/)/i;

/** Weight of scores by synonyms of the words instead of the words. */
const SYNONYM_WEIGHT = 0.8;

/** A related heading, with the kind of relation. */
interface Related {
	readonly heading: string;
	readonly path: string;
	readonly why: Relation | 'topic' | 'hint';
}

/** What to find related headings for: the located sections, if any, and the words of the request. */
interface Asked {
	readonly locations: readonly HeadingLocation[];
	readonly target: string;
	readonly hint: string;
}

/**
 * Finds headings that are related to a section: first those of the same process, cautions before the steps around it;
 * then those whose sections match its words and the hint best, or synonyms of them. In a skill, headings that match the
 * hint come first. If no section was located, the headings nearest to the request.
 */
export function* findRelated(
	opened: Opened,
	files: readonly EntryFile[],
	asked: Asked,
	say: Say,
): Recipe<RelatedHeading[]> {
	const pathOf = new Map(files.map(({ path, indexed }) => [indexed, path]));
	const steps = asked.locations.slice(0, 1).flatMap((location) => byProcess(location, pathOf));
	const isOfSkill = asked.locations.some(({ file }) => SKILL_FILE.test(file.indexed));
	const alike = steps.length < MAX_RELATED || isOfSkill ? yield* byMeaning(opened, files, asked) : [];
	const first = isOfSkill ? alike.filter(({ why }) => why === 'hint') : [];
	const byHeading = groupBy([...first, ...steps, ...alike], ({ path, heading }) => path + heading);
	const distinct = Array.from(byHeading.values(), ([one]) => one as Related);
	return distinct.slice(0, MAX_RELATED).map(({ heading, path, why }) => ({
		heading,
		source_file: path,
		relevance_note: say(`related_${why}`, {})[0] ?? '',
	}));
}

/** Returns a heading with its marks. */
export function marked({ record }: EntryFile, heading: number): string {
	return `${'#'.repeat(Number(record.levels[heading]))} ${record.texts[heading]}`;
}

/** Returns headings of the same process. Requested files keep the path of the request. */
function byProcess({ file, heading }: HeadingLocation, pathOf: ReadonlyMap<string, string>): Related[] {
	const related = file.record.related[heading] ?? [];
	return related.map(([why, other, path = file.indexed]) => ({
		why,
		heading: typeof other === 'number' ? marked(file, other) : other,
		path: pathOf.get(path) ?? path,
	}));
}

/** Returns the headings of all files, outside of the located sections, that match the request best. */
function* byMeaning(
	opened: Opened,
	files: readonly EntryFile[],
	{ locations, target, hint }: Asked,
): Recipe<Related[]> {
	const given = new Set<number>();
	for (const { file, heading, section } of locations) {
		const end = section + endOf(file.record, heading) - heading;
		for (let number = section; number < end; number++) given.add(number);
	}
	const others = headingsOf(files).filter(({ section, text }) => text !== '' && !given.has(section));
	const sections = others.map(({ section }) => section);
	const store = yield* openTextStore(opened);
	// A request that was not located may have typos.
	const isLenient = locations.length === 0;
	const text = isLenient ? target : locations.map((location) => location.text).join(' ');
	const lexicon = yield* readLexicon();
	const topics = yield* withSynonyms(store, lexicon, text, sections, isLenient);
	const hints = yield* withSynonyms(store, lexicon, hint, sections, false);
	return others
		.map((other, i) => ({ ...other, topic: topics[i] as number, hint: hints[i] as number }))
		.filter((other) => other.topic + other.hint >= MIN_RELATED_SHARE)
		.sort((a, b) => b.topic + b.hint - a.topic - a.hint)
		.slice(0, MAX_RELATED)
		.map(({ file, heading, ...other }) => ({
			heading: marked(file, heading),
			path: file.path,
			why: other.hint > other.topic ? 'hint' : 'topic',
		}));
}

/**
 * Returns the normalised scores of sections for a text. If its synonyms score higher, their score is used: the mean
 * over terms of the best score of a synonym, times `SYNONYM_WEIGHT`.
 */
function* withSynonyms(
	store: TextStore,
	lexicon: Lexicon,
	text: string,
	sections: readonly number[],
	isLenient: boolean,
): Recipe<number[]> {
	const scores = yield* scoreSections(store, text, sections, isLenient);
	const groups = synonymsIn(text, lexicon, store.analyzer);
	const alike = sections.map(() => 0);
	for (const group of groups) {
		const best = sections.map(() => 0);
		for (const synonym of group) {
			const found = yield* scoreSections(store, synonym, sections);
			found.forEach((score, i) => {
				best[i] = Math.max(score, best[i] as number);
			});
		}
		best.forEach((score, i) => {
			alike[i] = (alike[i] as number) + score / groups.length;
		});
	}
	return scores.map((score, i) => Math.max(score, (alike[i] as number) * SYNONYM_WEIGHT));
}
