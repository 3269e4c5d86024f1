import type { AssembledContext, AssembleInput } from './assembled-context.ts';
import { measureWith } from './pack/measure.ts';
import { packContext } from './pack/pack.ts';
import { scoreBlocks } from './relevance/relevance-index.ts';
import { generalVocabulary } from './relevance/vocabulary.ts';
import { resolveSlices } from './resolve.ts';
import { checkInput, type Settings } from './settings.ts';
import type { ResolvedBlock, ResolvedSlice } from './trace.ts';

/**
 * Assembles the prompt for one message: gets the content of each included slice, scores its blocks, and packs the best
 * of them into the budget. The result depends only on the content of the slices and the rest of the input.
 *
 * @throws PinakesError `invalid_value` for an invalid budget or other setting, and for two slices of one name
 */
export async function assembleContext(input: AssembleInput): Promise<AssembledContext> {
	const settings = checkInput(input);
	const resolved = await resolveSlices(settings);
	const { message, budget, lang } = settings;
	const { counter, previous } = input;
	const request = {
		slices: scoredSlices(
			resolved.map(({ slice }) => slice),
			settings,
		),
		...{ message, budget, lang },
		hasOwnCounter: counter !== undefined,
		warnings: resolved.flatMap(({ warnings }) => warnings),
	};
	const packed = packContext(request, counter);
	if (previous === undefined) return packed;
	const before = typeof previous === 'string' ? previous : previous.text;
	const shared = packed.text.slice(0, sharedLength(before, packed.text));
	return { ...packed, trace: { ...packed.trace, sharedPrefix: measureWith(counter)(shared) } };
}

/** Gives a score to each block that is selected by relevance and has none. */
function scoredSlices(
	slices: readonly ResolvedSlice[],
	{ message, grams, vocabulary }: Settings,
): readonly ResolvedSlice[] {
	const unscored = slices.flatMap(({ always, priority, blocks }) =>
		always || priority !== undefined ? [] : blocks.filter(({ score, pinned }) => score === undefined && !pinned),
	);
	const scores = scoreBlocks(unscored, message, vocabulary ?? generalVocabulary(), grams);
	const scoreOf = new Map<ResolvedBlock, number>(unscored.map((block, i) => [block, scores[i] as number]));
	return slices.map((slice) => ({
		...slice,
		blocks: slice.blocks.map((block) => {
			const score = scoreOf.get(block);
			return score === undefined ? block : { ...block, score };
		}),
	}));
}

/** Returns the length of the common prefix of two texts, which never ends within a surrogate pair. */
function sharedLength(a: string, b: string): number {
	let length = 0;
	while (length < a.length && length < b.length && a.charCodeAt(length) === b.charCodeAt(length)) length++;
	const isHalf = length > 0 && /[\ud800-\udbff]/.test(a.charAt(length - 1));
	return isHalf ? length - 1 : length;
}
