import { percentDecoded } from '@pinakes/query/format/percent-encoding';
import { identifierOf } from './heading-text.ts';
import type { ProcessSummary } from './summary.ts';

/** A heading of a project. */
export interface HeadingRef {
	readonly document: number;
	readonly heading: number;
	/** The path of its document. */
	readonly path: string;
	/** Its text with its marks: `## Plan`. */
	readonly marked: string;
}

/** A document that has links, or that links may lead to. */
export interface LinkedDocument {
	readonly number: number;
	readonly path: string;
	readonly summary: Pick<ProcessSummary, 'texts' | 'levels'>;
}

/** Returns a heading of a document. */
export function headingRef({ number, path, summary }: LinkedDocument, heading: number): HeadingRef {
	const marked = `${'#'.repeat(Number(summary.levels[heading]))} ${summary.texts[heading]}`;
	return { document: number, heading, path, marked };
}

/** What a link means: the path of a document, unless it is its own, and a heading's anchor, unless it is its first. */
export interface LinkTarget {
	readonly path: string | undefined;
	readonly anchor: string | undefined;
}

/** Reads an address of a document of a project, with or without a heading's anchor, in a document. */
export function readTarget(target: string, from: string): LinkTarget {
	const [address = '', anchor = ''] = percentDecoded(target).split('#', 2);
	return { path: address === '' ? undefined : joined(from, address), anchor: anchor === '' ? undefined : anchor };
}

/** The headings of a document that links may lead to. */
export interface LinkedHeadings {
	readonly first: HeadingRef | undefined;
	readonly anchors: ReadonlyMap<string, HeadingRef>;
}

/**
 * Returns the headings of a document that links lead to.
 *
 * @param isWanted whether a link has this anchor
 */
export function linkedHeadings(document: LinkedDocument, isWanted: (anchor: string) => boolean): LinkedHeadings {
	const { texts } = document.summary;
	const anchors = new Map<string, HeadingRef>();
	for (const [anchor, heading] of anchorsOf(texts)) {
		if (isWanted(anchor)) anchors.set(anchor, headingRef(document, heading));
	}
	return { first: texts.length === 0 ? undefined : headingRef(document, 0), anchors };
}

/** The path that an address means in a document; one that begins with a slash counts from the top. */
function joined(path: string, address: string): string {
	const folders = address.startsWith('/') ? [] : path.split('/').slice(0, -1);
	for (const part of address.split('/')) {
		if (part === '..') folders.pop();
		else if (part !== '.' && part !== '') folders.push(part);
	}
	return folders.join('/');
}

/** Headings by the anchors that GitHub gives them, and by those that they give themselves. */
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
