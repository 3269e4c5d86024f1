import type { Index } from '@pinakes/query';
import { isRecord } from '@pinakes/query/format/json';
import { readLexicon } from '@pinakes/query/format/kinds/lexicon/read';
import { publicListFile } from '@pinakes/query/format/kinds/unit-lists/schema';

/** The tags, keywords and IDEs of an index's units, and the constraints that its lexicon knows. */
export async function readUnitValues(
	index: Index,
): Promise<Record<'tags' | 'keywords' | 'ide' | 'constraints', readonly string[]>> {
	const [tags, keywords] = await Promise.all(
		(['tag', 'keyword'] as const).map((list) =>
			index.run(function* () {
				const [table] = yield [{ file: publicListFile(list), shape: isRecord }];
				return Object.keys(table as object);
			}),
		),
	);
	const { forbidden } = await index.run(readLexicon);
	const constraints = forbidden.flatMap(([word]) => (word === undefined ? [] : [`no-${word}`]));
	return { tags: tags ?? [], keywords: keywords ?? [], ide: index.manifest.ides, constraints };
}
