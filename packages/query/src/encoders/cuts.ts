import { modelError } from './model-error.ts';

/** A stretch of text, and whether the expression matched it. */
interface Stretch {
	text: string;
	readonly isMatch: boolean;
}

/** What becomes of the stretches that an expression matched, by the name that tokenizers give it. */
const BEHAVIORS: ReadonlyMap<string, (stretches: readonly Stretch[]) => readonly Stretch[]> = new Map([
	['Removed', (stretches) => stretches.filter(({ isMatch }) => !isMatch)],
	['Isolated', (stretches) => stretches],
	['Contiguous', (stretches) => joined(stretches, (before, after) => before.isMatch === after.isMatch)],
	['MergedWithPrevious', (stretches) => joined(stretches, (before, after) => after.isMatch && !before.isMatch)],
	['MergedWithNext', (stretches) => joined(stretches, (before, after) => before.isMatch && !after.isMatch)],
]);

/** Cuts a text into pieces, of which none is empty. */
export type Cut = (text: string) => string[];

/**
 * How the `Split` of Hugging Face's tokenizers cuts.
 *
 * @param expression finds all its matches
 * @param behavior one of those above
 * @param isInverted cuts as if what is between the matches were matched
 * @throws PinakesError `invalid_model` for a behavior that there is not
 */
export function cutting(expression: RegExp, behavior: string, place: string, isInverted = false): Cut {
	const arrange = BEHAVIORS.get(behavior);
	if (arrange === undefined) {
		throw modelError(
			place,
			`has the behavior ${behavior}; those that are read are ${[...BEHAVIORS.keys()].join(', ')}`,
		);
	}
	return (text) => arrange(stretchesOf(text, expression, isInverted)).map((stretch) => stretch.text);
}

function stretchesOf(text: string, expression: RegExp, isInverted: boolean): Stretch[] {
	const stretches: Stretch[] = [];
	let from = 0;
	for (const match of text.matchAll(expression)) {
		if (match[0] === '') continue;
		if (match.index > from) stretches.push({ text: text.slice(from, match.index), isMatch: isInverted });
		stretches.push({ text: match[0], isMatch: !isInverted });
		from = match.index + match[0].length;
	}
	if (from < text.length) stretches.push({ text: text.slice(from), isMatch: isInverted });
	return stretches;
}

/** Joins neighbours, but no more than one match to what stands beside it. */
function joined(stretches: readonly Stretch[], belong: (before: Stretch, after: Stretch) => boolean): Stretch[] {
	const all: Stretch[] = [];
	let before: Stretch | undefined;
	for (const stretch of stretches) {
		const last = all.at(-1);
		if (before !== undefined && last !== undefined && belong(before, stretch)) last.text += stretch.text;
		else all.push({ ...stretch });
		before = stretch;
	}
	return all;
}
