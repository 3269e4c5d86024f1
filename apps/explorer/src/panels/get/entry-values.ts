import type { Index } from '@pinakes/query';
import { readOutlines } from '@pinakes/query/format/kinds/outline/read';
import { headingTexts } from '@pinakes/query/format/kinds/outline/schema';

/** The paths of all documents, and all headings, each once. */
export async function readEntryValues(index: Index): Promise<Record<'file' | 'heading', readonly string[]>> {
	const outlines = await index.run(readOutlines);
	const headings = new Set(outlines.flatMap((outline) => headingTexts(outline.headings)));
	return { file: outlines.map(({ path }) => path), heading: [...headings] };
}
