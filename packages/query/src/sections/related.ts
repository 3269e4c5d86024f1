import type { Relation } from '@pinakes/format/kinds/entries/schema';
import { readLexicon } from '@pinakes/format/kinds/lexicon/read';
import type { Lexicon } from '@pinakes/format/kinds/lexicon/schema';
import type { Say } from '@pinakes/format/kinds/messages/read';
import type { Manifest } from '@pinakes/format/manifest';
import type { Recipe } from '@pinakes/format/recipe';
import { synonymsIn } from '../core/synonyms.ts';
import { readText } from '../text/open-text-store.ts';
import { scoreSections } from '../text/score-sections.ts';
import type { TextStore } from '../text/text-store.ts';
import type { EntryFile } from './files.ts';
import { endOf, type HeadingLocation, headingsOf } from './locate.ts';

/** A heading that belongs to the section that was asked for. */
export interface RelatedHeading {
	/** With its marks, such as `## Errors`. */
	readonly heading: string;
	readonly source_file: string;
	/** Why, in at most 15 characters. */
	readonly relevance_note: string;
}

/** The share of the request's words that a related section has at least. */
const MIN_RELATED_SHARE = 0.08;

/** Related headings at most. */
const MAX_RELATED = 3;

/** The main file of a skill, and what lies in a folder of skills. */
const SKILL_FILE = /(?:^|\/)(?:skill\.md$|skills\/)/i;

/** What a section counts that has synonyms of the words asked for instead of the words. */
const SYNONYM_WEIGHT = 0.8;

/** A heading with what is said of it. */
interface Related {
	readonly heading: string;
	readonly path: string;
	readonly why: Relation | 'topic' | 'hint';
}

/** What headings are looked for: those of the sections found, if any, and the words of the request. */
interface Asked {
	readonly locations: readonly HeadingLocation[];
	readonly target: string;
	readonly hint: string;
}

/**
 * The headings that belong to a section: first by the order of a process, its own cautions before the steps
 * around it; then those whose sections have most of its words and of the hint's, or of their synonyms. In a skill those
 * that the hint is about come first. Where no section was found they are those nearest to what was asked for.
 */
export function* findRelated(
	manifest: Manifest,
	files: readonly EntryFile[],
	asked: Asked,
	say: Say,
): Recipe<RelatedHeading[]> {
	const pathOf = new Map(files.map(({ path, indexed }) => [indexed, path]));
	const steps = asked.locations.slice(0, 1).flatMap((location) => byProcess(location, pathOf));
	const isOfSkill = asked.locations.some(({ file }) => SKILL_FILE.test(file.indexed));
	const alike = steps.length < MAX_RELATED || isOfSkill ? yield* byMeaning(manifest, files, asked) : [];
	const first = isOfSkill ? alike.filter(({ why }) => why === 'hint') : [];
	const byHeading = new Map<string, Related>();
	for (const one of [...first, ...steps, ...alike]) {
		const key = one.path + one.heading;
		if (!byHeading.has(key)) byHeading.set(key, one);
	}
	return [...byHeading.values()].slice(0, MAX_RELATED).map(({ heading, path, why }) => ({
		heading,
		source_file: path,
		relevance_note: say(`related_${why}`, {})[0] ?? '',
	}));
}

/** A heading with its marks. */
export function marked({ record }: EntryFile, heading: number): string {
	return `${'#'.repeat(Number(record.levels[heading]))} ${record.texts[heading]}`;
}

/** Files that were asked for are called as they were. */
function byProcess({ file, heading }: HeadingLocation, pathOf: ReadonlyMap<string, string>): Related[] {
	const related = file.record.related[heading] ?? [];
	return related.map(([why, other, path = file.indexed]) => ({
		why,
		heading: typeof other === 'number' ? marked(file, other) : other,
		path: pathOf.get(path) ?? path,
	}));
}

/** Headings of all the files, outside of the sections, by what they and the request have in common. */
function* byMeaning(
	manifest: Manifest,
	files: readonly EntryFile[],
	{ locations, target, hint }: Asked,
): Recipe<Related[]> {
	const given = new Set<number>();
	for (const { file, heading, section } of locations) {
		const end = section + endOf(file.record, heading) - heading;
		for (let number = section; number < end; number++) given.add(number);
	}
	const others = headingsOf(files).filter(({ section }) => !given.has(section));
	const sections = others.map(({ section }) => section);
	const store = yield* readText(manifest);
	// What was not found may be mistyped.
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
 * The normalised scores of sections by a text, or by the synonyms of its terms where these score better: the mean of what
 * the best synonym of each term scores.
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
