import { percentDecoded } from '@pinakes/query/format/percent-encoding';
import { identifierOf } from './heading-text.ts';
import type { ProcessSummary } from './summary.ts';

/** A reference to a heading. */
export interface HeadingRef {
	readonly document: number;
	readonly heading: number;
	/** Path of its document. */
	readonly path: string;
	/** The heading in markdown: `## Plan`. */
	readonly marked: string;
}

/** A document that is the source or target of links. */
export interface LinkedDocument {
	readonly number: number;
	readonly path: string;
	readonly summary: Pick<ProcessSummary, 'texts' | 'levels'>;
}

/** Returns the reference to a heading of a document. */
export function headingRef({ number, path, summary }: LinkedDocument, heading: number): HeadingRef {
	const marked = `${'#'.repeat(Number(summary.levels[heading]))} ${summary.texts[heading]}`;
	return { document: number, heading, path, marked };
}

/** A parsed link: the path of a document, unless it is the same one, and an anchor, if there is one. */
interface LinkTarget {
	readonly path: string | undefined;
	readonly anchor: string | undefined;
}

/** Parses the address of a link in a document, with or without an anchor. */
export function readTarget(target: string, from: string): LinkTarget {
	const [address = '', anchor = ''] = percentDecoded(target).split('#', 2);
	return { path: address === '' ? undefined : joined(from, address), anchor: anchor === '' ? undefined : anchor };
}

/** The headings of a document that are targets of links. */
export interface LinkedHeadings {
	readonly first: HeadingRef | undefined;
	readonly anchors: ReadonlyMap<string, HeadingRef>;
}

/**
 * Returns the headings of a document that are targets of links.
 *
 * @param isWanted whether any link has the anchor
 */
export function linkedHeadings(document: LinkedDocument, isWanted: (anchor: string) => boolean): LinkedHeadings {
	const { texts } = document.summary;
	const anchors = new Map<string, HeadingRef>();
	for (const [anchor, heading] of anchorsOf(texts)) {
		if (isWanted(anchor)) anchors.set(anchor, headingRef(document, heading));
	}
	return { first: texts.length === 0 ? undefined : headingRef(document, 0), anchors };
}

/** Resolves the path of an address in a document. One with a leading slash is relative to the root. */
function joined(path: string, address: string): string {
	const folders = address.startsWith('/') ? [] : path.split('/').slice(0, -1);
	for (const part of address.split('/')) {
		if (part === '..') folders.pop();
		else if (part !== '.' && part !== '') folders.push(part);
	}
	return folders.join('/');
}

/** Returns heading numbers by anchor: those of GitHub, and explicit ones. */
function anchorsOf(headings: readonly string[]): ReadonlyMap<string, number> {
	const anchors = new Map<string, number>();
	const times = new Map<string, number>();
	headings.forEach((text, heading) => {
		const slug = slugOf(text);
		const before = times.get(slug) ?? 0;
		times.set(slug, before + 1);
		const identifier = identifierOf(text);
		for (const anchor of [identifier, before === 0 ? slug : `${slug}-${before}`]) {
			if (anchor !== undefined && !anchors.has(anchor)) anchors.set(anchor, heading);
		}
	});
	return anchors;
}

function slugOf(text: string): string {
	return text
		.toLowerCase()
		.replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
		.replaceAll(' ', '-');
}
