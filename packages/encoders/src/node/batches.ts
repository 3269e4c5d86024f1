/** The most that a request holds. */
export interface BatchLimits {
	readonly texts: number;
	/** As JavaScript counts them; a single text may have more. */
	readonly characters: number;
}

/** Cuts a list of texts into batches, in their order. */
export function batchesOf(
	texts: readonly string[],
	{ texts: mostTexts, characters: mostCharacters }: BatchLimits,
): string[][] {
	const batches: string[][] = [];
	let characters = 0;
	for (const text of texts) {
		const last = batches.at(-1);
		if (last === undefined || last.length === mostTexts || characters + text.length > mostCharacters) {
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
 * Carries out tasks, several at a time. After one failed no other is begun, but those that are under way are waited for.
 *
 * @param run given a task, and what tells that another one failed
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
