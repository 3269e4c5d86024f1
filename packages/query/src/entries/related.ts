import type { Relation } from '../kinds/entries/format.ts';
import type { Say } from '../kinds/messages/read.ts';
import { readText } from '../kinds/text/read.ts';
import type { Manifest } from '../manifest.ts';
import type { Recipe } from '../recipe.ts';
import { MIN_NORMALIZED_SCORE } from '../search/options.ts';
import { scoreSections } from '../search/score-sections.ts';
import type { EntryFile } from './files.ts';
import { type HeadingPlace, isWithin, placesOf, textOf } from './locate.ts';

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
 * The headings that belong to a section: first by the order of a process, its own cautions before the next
 * step; then those whose sections have most of its words and of the hint's. Where no section was found they
 * are those nearest to what was asked for.
 */
export function* findRelated(
	manifest: Manifest,
	files: readonly EntryFile[],
	asked: Asked,
	say: Say,
): Recipe<RelatedHeading[]> {
	const steps = asked.places.slice(0, 1).flatMap(byProcess);
	const first = steps.filter(({ why }) => why !== 'previous');
	const alike = first.length < MOST_RELATED ? yield* byMeaning(manifest, files, asked) : [];
	const byHeading = new Map<string, Related>();
	for (const one of [...first, ...alike, ...steps]) {
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
export function marked(place: HeadingPlace): string {
	return `${'#'.repeat(Number(place.file.record.levels[place.heading]))} ${textOf(place)}`;
}

function byProcess({ file, heading }: HeadingPlace): Related[] {
	const related = file.record.related[heading] ?? [];
	return related.map(([why, other, path = file.path]) => ({
		why,
		heading: typeof other === 'number' ? marked({ file, heading: other }) : other,
		path,
	}));
}

/** Headings of all the files by what they and the request have in common; none that the sections hold or are in. */
function* byMeaning(
	manifest: Manifest,
	files: readonly EntryFile[],
	{ places, target, hint }: Asked,
): Recipe<Related[]> {
	const isFound = places.length > 0;
	const others = placesOf(files).filter((other) => !places.some((one) => isWithin(other, one) || isWithin(one, other)));
	const sections = others.map(({ file, heading }) => file.record.section + heading);
	const store = yield* readText(manifest);
	// What was not found may be mistyped.
	const topics = yield* scoreSections(store, isFound ? places.map(textOf).join(' ') : target, sections, !isFound);
	const hints = yield* scoreSections(store, hint, sections);
	return others
		.map((other, i) => ({ other, topic: topics[i] as number, hint: hints[i] as number }))
		.filter((scored) => scored.topic + scored.hint >= MIN_NORMALIZED_SCORE)
		.sort((a, b) => b.topic + b.hint - a.topic - a.hint)
		.slice(0, MOST_RELATED)
		.map((scored) => ({
			heading: marked(scored.other),
			path: scored.other.file.path,
			why: scored.hint > scored.topic ? 'hint' : 'topic',
		}));
}
