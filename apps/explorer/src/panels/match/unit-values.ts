import type { Index } from '@pinakes/query';
import { isRecord, publicListFile } from '@pinakes/query/format';

/** The tags, keywords and IDEs of an index's units. */
export async function readUnitValues(index: Index): Promise<Record<'tags' | 'keywords' | 'ide', readonly string[]>> {
	const [tags, keywords] = await Promise.all(
		(['tag', 'keyword'] as const).map((list) =>
			index.run(function* () {
				const [table] = yield [{ file: publicListFile(list), shape: isRecord }];
				return Object.keys(table as object);
			}),
		),
	);
	return { tags: tags ?? [], keywords: keywords ?? [], ide: index.manifest.ides };
}
