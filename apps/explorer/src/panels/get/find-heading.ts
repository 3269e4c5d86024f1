import { type DocumentOutline, type Index, searchText } from '@pinakes/query';
import { readOutlines, readOutlinesOf } from '@pinakes/query/format/kinds/outline/read';
import { headingTexts } from '@pinakes/query/format/kinds/outline/schema';
import { MAX_READ_DOCUMENTS } from '../outline/read-listed.ts';

/** A document with matching headings. */
export interface HeadingLocation {
	readonly path: string;
	readonly title: string;
	/** Distinct texts, in the order of the document. */
	readonly headings: readonly string[];
}

/** Maximum number of search hits whose documents are checked in a large index. */
const MAX_HITS = 50;

/**
 * Returns the documents with a heading; if there are none, those with headings that contain the text. In a large index,
 * only documents found by a search are checked.
 */
export async function findHeading(
	index: Index,
	heading: string,
	max = MAX_READ_DOCUMENTS,
): Promise<readonly HeadingLocation[]> {
	if (index.manifest.counts.documents <= max) return headingsOf(await index.run(readOutlines), heading);
	const { hits } = await searchText(index, heading, { limit: MAX_HITS, threshold: 0 });
	const paths = [...new Set(hits.map(({ id }) => id))].sort();
	const outlines = await index.run((manifest) => readOutlinesOf(manifest, paths));
	return headingsOf(
		outlines.filter((outline) => outline !== undefined),
		heading,
	);
}

/** Does the same for outlines, ignoring case and white space. */
export function headingsOf(outlines: readonly DocumentOutline[], heading: string): readonly HeadingLocation[] {
	const asked = folded(heading);
	if (asked === '') return [];
	const exact = documentsWith(outlines, (text) => text === asked);
	return exact.length > 0 ? exact : documentsWith(outlines, (text) => text.includes(asked));
}

function documentsWith(outlines: readonly DocumentOutline[], fits: (text: string) => boolean): HeadingLocation[] {
	return outlines.flatMap(({ path, title, headings }) => {
		const found = headingTexts(headings).filter((text) => fits(folded(text)));
		return found.length === 0 ? [] : [{ path, title, headings: [...new Set(found)] }];
	});
}

function folded(text: string): string {
	return text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
}
