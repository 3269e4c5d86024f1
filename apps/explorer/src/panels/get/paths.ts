import type { Index } from '@pinakes/query';
import { readOutlines } from '@pinakes/query/format';

/** The paths of all documents. */
export async function readPaths(index: Index): Promise<Record<'file', readonly string[]>> {
	const outlines = await index.run(readOutlines);
	return { file: outlines.map(({ path }) => path) };
}
