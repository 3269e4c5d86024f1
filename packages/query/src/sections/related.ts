import type { Relation } from '../kinds/entries/format.ts';
import type { Say } from '../kinds/messages/read.ts';
import { readText } from '../kinds/text/read.ts';
import type { Manifest } from '../manifest.ts';
import type { Recipe } from '../recipe.ts';
import { MIN_NORMALIZED_SCORE } from '../search/options.ts';
import { scoreSections } from '../search/score-sections.ts';
import type { EntryFile } from './files.ts';
import { endOf, type HeadingPlace, placesOf } from './locate.ts';

/** A heading that belongs to the section that was asked for. */
export interface RelatedHeading {
	/** With its marks, such as `## Errors`. */
	readonly heading: string;
	readonly source_file: string;
	/** Why, in at most 15 characters. */
	readonly relevance_note: string;
}

/** Related headings at most. */
const MOST_RELATED = 3;

/** A heading with what is said of it. */
interface Related {
	readonly heading: string;
	readonly path: string;
	readonly why: Relation | 'topic' | 'hint';
}

/** What headings are looked for: those of the sections found, if any, and the words of the request. */
interface Asked {
	readonly places: readonly HeadingPlace[];
	readonly target: string;
	readonly hint: string;
}

/**
 * The headings that belong to a section: first by the order of a process, its own cautions before the steps
 * around it; then those whose sections have most of its words and of the hint's. Where no section was found they
 * are those nearest to what was asked for.
 */
export function* findRelated(
	manifest: Manifest,
	files: readonly EntryFile[],
	asked: Asked,
	say: Say,
): Recipe<RelatedHeading[]> {
	const pathOf = new Map(files.map(({ path, indexed }) => [indexed, path]));
	const steps = asked.places.slice(0, 1).flatMap((place) => byProcess(place, pathOf));
	const alike = steps.length < MOST_RELATED ? yield* byMeaning(manifest, files, asked) : [];
	const byHeading = new Map<string, Related>();
	for (const one of [...steps, ...alike]) {
		const key = one.path + one.heading;
		if (!byHeading.has(key)) byHeading.set(key, one);
	}
	return [...byHeading.values()].slice(0, MOST_RELATED).map(({ heading, path, why }) => ({
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
function byProcess({ file, heading }: HeadingPlace, pathOf: ReadonlyMap<string, string>): Related[] {
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
	{ places, target, hint }: Asked,
): Recipe<Related[]> {
	const given = new Set<number>();
	for (const { file, heading, section } of places) {
		const end = section + endOf(file.record, heading) - heading;
		for (let number = section; number < end; number++) given.add(number);
	}
	const others = placesOf(files).filter(({ section }) => !given.has(section));
	const sections = others.map(({ section }) => section);
	const store = yield* readText(manifest);
	// What was not found may be mistyped.
	const isLenient = places.length === 0;
	const text = isLenient ? target : places.map((place) => place.text).join(' ');
	const topics = yield* scoreSections(store, text, sections, isLenient);
	const hints = yield* scoreSections(store, hint, sections);
	return others
		.map((other, i) => ({ ...other, topic: topics[i] as number, hint: hints[i] as number }))
		.filter((other) => other.topic + other.hint >= MIN_NORMALIZED_SCORE)
		.sort((a, b) => b.topic + b.hint - a.topic - a.hint)
		.slice(0, MOST_RELATED)
		.map(({ file, heading, ...other }) => ({
			heading: marked(file, heading),
			path: file.path,
			why: other.hint > other.topic ? 'hint' : 'topic',
		}));
}
