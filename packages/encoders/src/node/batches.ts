/** Limits of a request. */
export interface BatchLimits {
	readonly texts: number;
	/** UTF-16 code units of all texts together. A single text may exceed it. */
	readonly characters: number;
}

/** Splits a list of texts into batches, keeping their order. */
export function batchesOf(
	texts: readonly string[],
	{ texts: maxTexts, characters: maxCharacters }: BatchLimits,
): string[][] {
	const batches: string[][] = [];
	let characters = 0;
	for (const text of texts) {
		const last = batches.at(-1);
		if (last === undefined || last.length === maxTexts || characters + text.length > maxCharacters) {
			batches.push([text]);
			characters = text.length;
		} else {
			last.push(text);
			characters += text.length;
		}
	}
	return batches;
}

/**
 * Runs tasks with limited concurrency. After a failure no further task is started, and running ones are awaited.
 *
 * @param run runs a task; `isOver` returns true once another task has failed
 * @throws the first error
 */
export async function runAll<T>(
	tasks: readonly T[],
	atOnce: number,
	run: (task: T, isOver: () => boolean) => Promise<void>,
): Promise<void> {
	const errors: unknown[] = [];
	let next = 0;
	const work = async (): Promise<void> => {
		while (next < tasks.length && errors.length === 0) {
			await run(tasks[next++] as T, () => errors.length > 0).catch((cause) => errors.push(cause));
		}
	};
	await Promise.all(Array.from({ length: Math.min(atOnce, tasks.length) }, work));
	if (errors.length > 0) throw errors[0];
}
