import type { Index } from '@pinakes/query';
import { isRecord } from '@pinakes/query/format/json';
import { CONTEXTS_FILE, type Contexts } from '@pinakes/query/format/kinds/contexts/schema';

/** What an index of contexts knows: types of tasks and of contexts, and epics; and how many contexts it has. */
export interface ContextValues extends Record<'task' | 'types' | 'epic', readonly string[]> {
	readonly paths: readonly string[];
}

/** Reads the values that a look-up of contexts can be asked with. */
export async function readContextValues(index: Index): Promise<ContextValues & Record<string, readonly string[]>> {
	return index.run(function* () {
		const [contexts] = yield [{ file: CONTEXTS_FILE, shape: isContexts }];
		const { tasks, types, epics, paths } = contexts as Contexts;
		return { task: Object.keys(tasks), types, epic: epics, paths };
	});
}

function isContexts(json: unknown): boolean {
	const isList = (list: unknown): boolean => Array.isArray(list) && list.every((text) => typeof text === 'string');
	return isRecord(json) && isRecord(json.tasks) && [json.types, json.epics, json.paths].every(isList);
}
