import type { ItemNames, WrittenName } from './item-names.ts';
import type { Names } from './project-names.ts';
import { type HeadingRef, headingRef, type LinkedDocument } from './targets.ts';

/** Two headings that a chain names one after the other. */
interface ChainLink {
	readonly from: HeadingRef;
	readonly to: HeadingRef;
}

/** Returns the links between consecutive items of a chain that name different headings. */
export function linksOf(chain: readonly ItemNames[], document: LinkedDocument, names: Names): ChainLink[] {
	const links: ChainLink[] = [];
	let before: HeadingRef | undefined;
	for (const item of chain) {
		const heading = resolveItem(item, document, names);
		if (before && heading && !isSame(before, heading)) links.push({ from: before, to: heading });
		before = heading;
	}
	return links;
}

function isSame(a: HeadingRef, b: HeadingRef): boolean {
	return a.document === b.document && a.heading === b.heading;
}

function resolveItem(
	{ names: written = [], file }: ItemNames,
	document: LinkedDocument,
	names: Names,
): HeadingRef | undefined {
	for (const name of written) {
		const linked = name.link === undefined ? undefined : names.follow(name.link, document);
		if (linked !== undefined) return linked;
		const heading = findName(name, document, names);
		const isStray = name.isWord === true && heading?.document !== document.number;
		if (heading !== undefined && !isStray) return heading;
	}
	return file === undefined ? undefined : names.findDocument(file);
}

function findName(
	{ keys = [], isPart, own }: WrittenName,
	document: LinkedDocument,
	names: Names,
): HeadingRef | undefined {
	for (const key of keys) {
		const heading = names.find(key, isPart !== true);
		if (heading !== undefined) return heading;
	}
	return own === undefined ? undefined : headingRef(document, own);
}
