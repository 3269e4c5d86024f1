import type { Index } from '@pinakes/query';
import { CONTEXTS_FILE, type Contexts, isRecord } from '@pinakes/query/format';

/** The types of tasks that an index of contexts knows. */
export async function readContextValues(index: Index): Promise<Record<'task', readonly string[]>> {
	return index.run(function* () {
		const [contexts] = yield [{ file: CONTEXTS_FILE, shape: isRecord }];
		return { task: Object.keys((contexts as Contexts).tasks ?? {}) };
	});
}
