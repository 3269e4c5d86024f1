import { linksOf } from './chain-links.ts';
import type { Chain } from './chains.ts';
import { type NamedDocument, namesOf, type Place } from './names.ts';

/** What chains name after and before a heading, best first. */
export interface Neighbours {
	readonly after: readonly Place[];
	readonly before: readonly Place[];
}

interface LinkedDocument extends NamedDocument {
	readonly chains: readonly Chain[];
}

/** How well a link is attested. */
interface Attested {
	readonly place: Place;
	/** Whether the heading's own document says it. */
	isOwn: boolean;
	times: number;
}

/**
 * Reads which headings the texts of all documents name one after another. The heading's own document is heard
 * first, then what is said most often, then what is said first.
 */
export function rankedLinks(documents: readonly LinkedDocument[]): (place: Place) => Neighbours | undefined {
	const names = namesOf(documents);
	const after = new Map<string, Map<string, Attested>>();
	const before = new Map<string, Map<string, Attested>>();
	const contains = (outer: Place, inner: Place): boolean => {
		const end = documents[outer.document]?.plan[outer.heading]?.end ?? 0;
		return outer.document === inner.document && outer.heading <= inner.heading && inner.heading < end;
	};
	documents.forEach(({ chains }, document) => {
		for (const chain of chains) {
			for (const { from, to } of linksOf(chain, document, names)) {
				// A section does not come after one that it is part of.
				if (contains(from, to) || contains(to, from)) continue;
				attest(after, from, to, document);
				attest(before, to, from, document);
			}
		}
	});
	return (place) => {
		const key = keyOf(place);
		if (!after.has(key) && !before.has(key)) return undefined;
		return { after: ranked(after.get(key)), before: ranked(before.get(key)) };
	};
}

function attest(links: Map<string, Map<string, Attested>>, from: Place, to: Place, document: number): void {
	const known = links.get(keyOf(from)) ?? new Map<string, Attested>();
	links.set(keyOf(from), known);
	const attested = known.get(keyOf(to)) ?? { place: to, isOwn: false, times: 0 };
	known.set(keyOf(to), attested);
	attested.isOwn ||= from.document === document;
	attested.times++;
}

function ranked(links: ReadonlyMap<string, Attested> = new Map()): Place[] {
	return [...links.values()]
		.sort((a, b) => Number(b.isOwn) - Number(a.isOwn) || b.times - a.times)
		.map(({ place }) => place);
}

function keyOf({ document, heading }: Place): string {
	return `${document} ${heading}`;
}
