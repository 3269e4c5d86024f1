import type { Part, Recipe } from '@pinakes/query/format/recipe';

/**
 * Runs a recipe on the files of an index in memory.
 *
 * @param parsed caches parsed files, if given
 * @throws Error for a missing file
 */
export function runRecipe<T>(
	recipe: Recipe<T>,
	files: { get(path: string): string | Uint8Array | undefined },
	parsed?: Map<string, unknown>,
): T {
	const read = ({ file, shape }: Part): unknown => {
		const content = files.get(file);
		if (content === undefined) throw new Error(`${file} is not written yet`);
		if (shape === undefined || shape === 'text') return content.toString();
		if (parsed?.has(file)) return parsed.get(file);
		const json = JSON.parse(content.toString()) as unknown;
		parsed?.set(file, json);
		return json;
	};
	let step = recipe.next();
	while (!step.done) step = recipe.next(step.value.map(read));
	return step.value;
}
