import { linksOf } from './chain-links.ts';
import { type NamedDocument, namesOf } from './project-names.ts';
import type { HeadingRef, LinkedDocument } from './targets.ts';

/** The headings that chains have after and before a heading, best first. */
export interface Neighbours {
	readonly after: readonly HeadingRef[];
	readonly before: readonly HeadingRef[];
}

/** A linked heading, with the evidence for the link. */
interface Attested {
	readonly target: HeadingRef;
	/** Whether the link is in the document of the heading. */
	isOwn: boolean;
	times: number;
}

/** Linked headings, by document and number. */
interface Links {
	readonly after: Map<string, Attested>;
	readonly before: Map<string, Attested>;
}

interface RankedLinks {
	/**
	 * Returns the neighbours of a document's headings by heading number, ascending. Links in the heading's own document
	 * rank first, then the most frequent, then the first.
	 */
	of(document: LinkedDocument): ReadonlyMap<number, Neighbours>;
}

/**
 * Ranks the links between headings of documents.
 *
 * @param documents iterated three times
 */
export function rankedLinks(documents: Iterable<NamedDocument>): RankedLinks {
	const names = namesOf(documents);
	const links = new Map<number, Map<number, Links>>();
	for (const document of documents) {
		for (const chain of document.summary.chains) {
			for (const { from, to } of linksOf(chain, document, names)) {
				attest(linksAt(links, from).after, to, from.document === document.number);
				attest(linksAt(links, to).before, from, to.document === document.number);
			}
		}
	}
	return {
		of(document) {
			const ascending = [...(links.get(document.number) ?? [])].sort(([a], [b]) => a - b);
			const neighbours = new Map<number, Neighbours>();
			for (const [heading, { after, before }] of ascending) {
				const own: Neighbours = {
					after: ranked(after, heading, document),
					before: ranked(before, heading, document),
				};
				if (own.after.length + own.before.length > 0) neighbours.set(heading, own);
			}
			return neighbours;
		},
	};
}

/** Whether one of two headings of a document is in the section of the other. */
function isPart(one: number, other: number, { summary: { levels } }: LinkedDocument): boolean {
	const [outer, inner] = one < other ? [one, other] : [other, one];
	const level = levels.charCodeAt(outer);
	for (let i = outer + 1; i <= inner; i++) if (levels.charCodeAt(i) <= level) return false;
	return true;
}

function linksAt(links: Map<number, Map<number, Links>>, { document, heading }: HeadingRef): Links {
	const own = links.get(document) ?? new Map<number, Links>();
	links.set(document, own);
	const known = own.get(heading) ?? { after: new Map<string, Attested>(), before: new Map<string, Attested>() };
	own.set(heading, known);
	return known;
}

function attest(links: Map<string, Attested>, target: HeadingRef, isOwn: boolean): void {
	const key = `${target.document} ${target.heading}`;
	const attested = links.get(key) ?? { target, isOwn: false, times: 0 };
	links.set(key, attested);
	attested.isOwn ||= isOwn;
	attested.times++;
}

function ranked(links: ReadonlyMap<string, Attested>, heading: number, document: LinkedDocument): HeadingRef[] {
	return (
		[...links.values()]
			// A section does not follow one that contains it.
			.filter(({ target }) => target.document !== document.number || !isPart(heading, target.heading, document))
			.sort((a, b) => Number(b.isOwn) - Number(a.isOwn) || b.times - a.times)
			.map(({ target }) => target)
	);
}
