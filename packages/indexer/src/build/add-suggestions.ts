import type { DocumentOutline } from '@pinakes/query';
import type { DocumentRecord } from '@pinakes/query/format/kinds/documents/schema';
import { compare } from '../base/report.ts';
import type { FileTarget } from '../write/parts.ts';
import type { IndexParts } from './assemble-index.ts';

/** Writes suggestions. Their writer is loaded on demand. */
export async function addSuggestions(files: FileTarget, parts: IndexParts): Promise<void> {
	const { writeSuggestions } = await import('../kinds/suggestions/write.ts');
	const { units } = parts.sources;
	const tagsOfDocuments = Array.from(parts.records, (json) => (JSON.parse(json) as DocumentRecord).tags).flat();
	const tags = [...units.flatMap((unit) => unit.capability_tags), ...tagsOfDocuments];
	const names = units.map(({ name }) => name);
	writeSuggestions(files, {
		outlines: Array.from(parts.outlines, (json) => JSON.parse(json) as DocumentOutline),
		units: names,
		tags: [...new Set(tags)].sort(compare),
	});
}
