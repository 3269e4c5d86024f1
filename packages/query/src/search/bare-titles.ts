import type { Recipe } from '../format/recipe.js';
import { documentOf, readSectionLocations, type SectionLocation } from '../text/section-locations.ts';
import type { TextStore } from '../text/text-store.ts';
import { isOnlyHeading } from './passage.ts';
import { type Topic, termShare } from './topic.ts';

/** Maximum sections read below a bare title. */
const MAX_READ = 8;

/** A section with its location and text. */
export interface ShownSection {
	readonly section: number;
	readonly location: SectionLocation;
	readonly text: string;
}

/** Returns sections with what was read of them, in the same order. */
export function shownSections(
	sections: readonly Pick<ShownSection, 'section'>[],
	locations: readonly SectionLocation[],
	texts: readonly string[],
): ShownSection[] {
	return sections.map(({ section }, i) => {
		return { section, location: locations[i] as SectionLocation, text: texts[i] as string };
	});
}

/**
 * Replaces each section that is only a heading by the section below it that has the most terms of the question, since a
 * title alone answers nothing.
 *
 * @param readTexts reads sections as they are in their files
 */
export function* replaceBareTitles(
	store: TextStore,
	shown: readonly ShownSection[],
	topic: Topic,
	readTexts: (sections: readonly number[]) => Recipe<readonly string[]>,
): Recipe<readonly ShownSection[]> {
	const bare = shown.filter(({ text }) => isOnlyHeading(text));
	if (bare.length === 0 || store.documents === undefined) return shown;
	const below = bare.flatMap(({ section }) => nextSections(store, section));
	const locations = yield* readSectionLocations(store, below);
	const texts = yield* readTexts(below.map(({ section }) => section));
	const read = shownSections(below, locations, texts);
	return shown.map((one) => (isOnlyHeading(one.text) ? bestBelow(one, read, store, topic) : one));
}

/** Returns the next sections of the same document. */
function nextSections(store: TextStore, section: number): Pick<ShownSection, 'section'>[] {
	const last = Math.min(section + MAX_READ, store.sections - 1);
	const next = Array.from({ length: Math.max(0, last - section) }, (_, i) => ({ section: section + 1 + i }));
	return next.filter((one) => documentOf(store, one.section) === documentOf(store, section));
}

function bestBelow(bare: ShownSection, read: readonly ShownSection[], store: TextStore, topic: Topic): ShownSection {
	const depth = bare.location.headings.length;
	const title = bare.location.headings.at(-1);
	let best = bare;
	let most = -1;
	for (const one of read) {
		const isBelow =
			one.section > bare.section &&
			documentOf(store, one.section) === documentOf(store, bare.section) &&
			one.location.headings.length > depth &&
			one.location.headings[depth - 1] === title;
		const share = isBelow && !isOnlyHeading(one.text) ? termShare(topic, one.text) : -1;
		if (share <= most) continue;
		most = share;
		best = one;
	}
	return best;
}
