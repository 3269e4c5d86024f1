import { linksOf } from './chain-links.ts';
import { type NamedDocument, namesOf } from './names.ts';
import type { ProcessSummary } from './summary.ts';
import type { HeadingRef } from './targets.ts';

/** Headings that chains name after and before a heading, best first. */
export interface Neighbours {
	readonly after: readonly HeadingRef[];
	readonly before: readonly HeadingRef[];
}

interface LinkedDocument extends NamedDocument {
	readonly summary: ProcessSummary;
}

/** A linked heading, and the evidence for the link. */
interface Attested {
	readonly place: HeadingRef;
	/** Whether the heading's own document has the link. */
	isOwn: boolean;
	times: number;
}

/** Headings named next to a heading, by document and number. */
interface Links {
	readonly after: Map<string, Attested>;
	readonly before: Map<string, Attested>;
}

/**
 * Returns, for each document, the neighbours of its headings by heading number, ascending. Links in the heading's own
 * document rank first, then the most frequent, then the first.
 */
export function rankedLinks(documents: readonly LinkedDocument[]): ReadonlyMap<number, Neighbours>[] {
	const names = namesOf(documents);
	const links = documents.map(() => new Map<number, Links>());
	documents.forEach(({ summary }, document) => {
		for (const chain of summary.chains) {
			for (const { from, to } of linksOf(chain, document, names)) {
				// A section does not come after one that it is part of.
				if (contains(documents, from, to) || contains(documents, to, from)) continue;
				attest(linksAt(links, from).after, to, from.document === document);
				attest(linksAt(links, to).before, from, to.document === document);
			}
		}
	});
	return links.map((own) => {
		const ascending = [...own].sort(([a], [b]) => a - b);
		return new Map(
			ascending.map(([heading, { after, before }]) => [heading, { after: ranked(after), before: ranked(before) }]),
		);
	});
}

/** Whether a heading is in the section of another one. */
function contains(documents: readonly LinkedDocument[], outer: HeadingRef, inner: HeadingRef): boolean {
	if (outer.document !== inner.document || outer.heading > inner.heading) return false;
	const levels = documents[outer.document]?.summary.levels ?? '';
	const level = levels.charCodeAt(outer.heading);
	for (let i = outer.heading + 1; i <= inner.heading; i++) if (levels.charCodeAt(i) <= level) return false;
	return true;
}

function linksAt(links: readonly Map<number, Links>[], { document, heading }: HeadingRef): Links {
	const own = links[document] as Map<number, Links>;
	const known = own.get(heading) ?? { after: new Map<string, Attested>(), before: new Map<string, Attested>() };
	own.set(heading, known);
	return known;
}

function attest(links: Map<string, Attested>, place: HeadingRef, isOwn: boolean): void {
	const key = `${place.document} ${place.heading}`;
	const attested = links.get(key) ?? { place, isOwn: false, times: 0 };
	links.set(key, attested);
	attested.isOwn ||= isOwn;
	attested.times++;
}

function ranked(links: ReadonlyMap<string, Attested>): HeadingRef[] {
	return [...links.values()]
		.sort((a, b) => Number(b.isOwn) - Number(a.isOwn) || b.times - a.times)
		.map(({ place }) => place);
}
