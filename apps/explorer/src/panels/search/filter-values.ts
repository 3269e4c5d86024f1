import type { Index } from '@pinakes/query';
import { readFilterValues } from '@pinakes/query/format/kinds/documents/read';

/** The directories, categories and tags that an index's documents have. */
export async function readFilters(index: Index): Promise<Record<'scope' | 'category' | 'tags', string[]>> {
	const [scope, category, tags] = await Promise.all(
		(['scope', 'category', 'tag'] as const).map((filter) =>
			index.run((manifest) => readFilterValues(manifest, filter)),
		),
	);
	return { scope: scope ?? [], category: category ?? [], tags: tags ?? [] };
}
