import type { Index } from '@pinakes/query';
import { readEntries } from '@pinakes/query/format';
import { readRange } from './records.ts';

/** Reads a document below its front matter, byte for byte; nothing for a path that is none of the index. */
export async function readDocumentText(index: Index, path: string): Promise<string> {
	const [entry] = await index.run((manifest) => readEntries(manifest, [path]));
	if (entry === undefined || entry.problem !== undefined) return '';
	// What precedes the first heading is a section before it.
	const from = Math.max(0, entry.section - 1);
	const to = entry.section + entry.texts.length;
	const records = await readRange(index, 'sections', from, to);
	const texts = await readRange(index, 'section_texts', from, to);
	return texts.filter((_, i) => records[i]?.id === path).join('');
}
