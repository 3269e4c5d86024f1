import { identifierOf } from './heading-text.ts';
import type { ProcessSummary } from './summary.ts';

/** A heading of a project. */
export interface HeadingRef {
	readonly document: number;
	readonly heading: number;
}

/** A document that links may lead to. */
export interface LinkedDocument {
	readonly path: string;
	readonly summary: Pick<ProcessSummary, 'texts'>;
}

/** Returns what resolves addresses of documents of a project, with or without a heading's anchor, from a document. */
export function linkResolver(
	documents: readonly LinkedDocument[],
): (target: string, from: number) => HeadingRef | undefined {
	const byPath = new Map(documents.map(({ path }, document): [string, number] => [path, document]));
	const anchors = new Map<number, ReadonlyMap<string, number>>();
	const anchorsIn = (document: number): ReadonlyMap<string, number> => {
		const known = anchors.get(document) ?? anchorsOf(documents[document]?.summary.texts ?? []);
		anchors.set(document, known);
		return known;
	};
	return (target, from) => {
		const [address = '', anchor] = decoded(target).split('#', 2);
		const document = address === '' ? from : byPath.get(joined(documents[from]?.path ?? '', address));
		if (document === undefined) return undefined;
		const heading = anchor === undefined || anchor === '' ? 0 : anchorsIn(document).get(anchor);
		const count = documents[document]?.summary.texts.length ?? 0;
		return heading === undefined || heading >= count ? undefined : { document, heading };
	};
}

function decoded(target: string): string {
	try {
		return decodeURIComponent(target);
	} catch {
		return target;
	}
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
