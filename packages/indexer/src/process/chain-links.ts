import type { ItemNames, WrittenName } from './item-names.ts';
import type { Names, Place } from './names.ts';

/** One heading that a chain names right after another one. */
export interface ChainLink {
	readonly from: Place;
	readonly to: Place;
}

/** The links of a chain whose items name headings; a heading that is named twice in a row is one item. */
export function linksOf(chain: readonly ItemNames[], document: number, names: Names): ChainLink[] {
	const links: ChainLink[] = [];
	let before: Place | undefined;
	for (const item of chain) {
		const place = placeOf(item, document, names);
		if (before && place && !isSame(before, place)) links.push({ from: before, to: place });
		before = place;
	}
	return links;
}

function isSame(a: Place, b: Place): boolean {
	return a.document === b.document && a.heading === b.heading;
}

function placeOf({ names: written = [], file }: ItemNames, document: number, names: Names): Place | undefined {
	for (const name of written) {
		const linked = name.link === undefined ? undefined : names.follow(name.link, document);
		if (linked !== undefined) return linked;
		const place = findName(name, document, names);
		const isStray = name.isWord === true && place?.document !== document;
		if (place !== undefined && !isStray) return place;
	}
	return file === undefined ? undefined : names.findDocument(file);
}

function findName({ keys = [], isPart, own }: WrittenName, document: number, names: Names): Place | undefined {
	for (const key of keys) {
		const place = names.find(key, isPart !== true);
		if (place !== undefined) return place;
	}
	return own === undefined ? undefined : { document, heading: own };
}
