import type { DocumentOutline, Index } from '@pinakes/query';
import { readOutlines } from '@pinakes/query/format/kinds/outline/read';
import { headingTexts } from '@pinakes/query/format/kinds/outline/schema';

/** A document with headings that fit what was asked for. */
export interface HeadingLocation {
	readonly path: string;
	readonly title: string;
	/** In the order of the document, each text once. */
	readonly headings: readonly string[];
}

/** The documents that have a heading of this text; where none has, those with headings that contain it. */
export async function findHeading(index: Index, heading: string): Promise<readonly HeadingLocation[]> {
	return headingsOf(await index.run(readOutlines), heading);
}

/** The same, of outlines. Case and white space do not matter. */
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
