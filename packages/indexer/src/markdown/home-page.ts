import type { TextSection } from '@pinakes/query/format/kinds/text/document';
import { withSingleSpaces } from '../sources/formats/format.ts';
import type { Split } from './split.ts';

/** Maximum number of features that are read of a home page. */
const MAX_FEATURES = 100;

/** Fields of `hero` whose texts are shown, in the order of the page: those of VitePress, and `title` of Starlight. */
const SHOWN = ['name', 'title', 'text', 'tagline'];

/** Returns the title that a home page of VitePress or Starlight shows, from its front matter. */
export function homePageTitle(fields: Split['fields']): string | undefined {
	const hero = fields?.get('hero');
	return ['name', 'title', 'text'].map((name) => textIn(hero, name)).find((text) => text !== '');
}

/**
 * Returns the section that a home page of VitePress or Starlight shows from its front matter, with the lines of these fields:
 * the texts of `hero`, and titles and details of `features`. Undefined for other pages.
 */
export function homePageSection({
	fields,
	lines,
	bodyOffset,
}: Pick<Split, 'fields' | 'lines' | 'bodyOffset'>): Pick<TextSection, 'text' | 'lines'> | undefined {
	const hero = fields?.get('hero');
	const isHome = hero instanceof Map || fields?.get('layout') === 'home';
	const features = isHome ? fields?.get('features') : undefined;
	const paragraphs = [
		...SHOWN.map((name) => textIn(hero, name)),
		...(Array.isArray(features) ? features.slice(0, MAX_FEATURES) : []).map(featureText),
	].filter((text) => text !== '');
	if (paragraphs.length === 0) return undefined;
	const own = ['hero', 'features'].flatMap((name) => lines.get(name) ?? []);
	const next = [...lines.values()].filter((line) => line > Math.max(...own));
	return {
		text: paragraphs.map((text) => `${text}\n\n`).join(''),
		...(own.length === 0 ? {} : { lines: [Math.min(...own), Math.min(bodyOffset, ...next) - 1] }),
	};
}

function featureText(feature: unknown): string {
	const [title, details] = ['title', 'details'].map((name) => textIn(feature, name));
	return title === '' || details === '' ? `${title}${details}` : `**${title}**: ${details}`;
}

/** Returns a text of a map in one line; empty if it has none. */
function textIn(map: unknown, name: string): string {
	const value: unknown = map instanceof Map ? map.get(name) : undefined;
	return typeof value === 'string' ? withSingleSpaces(value) : '';
}
