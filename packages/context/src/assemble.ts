import type { Bilingual, Language } from '@pinakes/query';
import { check, definedFields, isRecord, messageLanguageOf, nearestName } from '@pinakes/query/internal';
import { cleanLine } from './pack/candidate.ts';
import { partsOf } from './pack/cut.ts';
import { packContext } from './pack/pack.ts';
import { scoreBlocks } from './relevance/relevance-index.ts';
import { generalVocabulary, type Vocabulary } from './relevance/vocabulary.ts';
import { BLOCK, BUDGET, checkRule, INPUT, isFit, OVERRIDE } from './rules.ts';
import type { Block, Budget, Slice, SliceContent, SliceOverride, SliceRequest } from './slice.ts';
import type { TokenCounter } from './tokens.ts';
import type { AssembledContext, ResolvedBlock, ResolvedSlice, Warning } from './trace.ts';

/** The input of `assembleContext`. */
export interface AssembleInput extends Partial<Omit<SliceRequest, 'message'>> {
	/** In the order in which they are printed; their names must be unique. */
	readonly slices: readonly Slice[];
	/** The player's latest message. */
	readonly message: string;
	/** Limit of the whole text; a number is a number of tokens. Default: `BUDGET_TOKENS`. */
	readonly budget?: number | Budget;
	/** The words of the bot's domain. Default: general ones. */
	readonly vocabulary?: Vocabulary;
	/** Counts tokens. Default: `estimateTokens`. */
	readonly counter?: TokenCounter;
}

/** Default maximum tokens of a prompt. */
export const BUDGET_TOKENS = 1000;

/**
 * Assembles the prompt for one message: gets the content of each included slice, scores its blocks, and packs the best
 * of them into the budget. The result depends only on the content of the slices and the rest of the input.
 *
 * @throws PinakesError `invalid_value` for an invalid budget or other setting, and for two slices of one name
 */
export async function assembleContext(input: AssembleInput): Promise<AssembledContext> {
	checkRule('input', input, INPUT);
	const { slices, message, budget = BUDGET_TOKENS, counter, vocabulary = generalVocabulary() } = input;
	const { recentDialogue = [], player, state, detail = false, now, utcOffset = 0 } = input;
	const { lang = messageLanguageOf(message) } = input;
	const asked = { message, recentDialogue, player: player || undefined, state, lang, detail, now, utcOffset };
	const overrides = overridesIn(state, slices);
	const resolved = await Promise.all(slices.map((slice, i) => resolve(slice, overrides[i] ?? {}, asked)));
	const request = {
		slices: scored(resolved, message, vocabulary),
		...{ message, budget: limitsIn(budget), hasOwnCounter: counter !== undefined },
		warnings: resolved.flatMap(({ warnings }) => warnings),
	};
	return packContext(request, counter);
}

/** Returns a budget without limits that are none. */
function limitsIn(budget: number | Budget): Budget {
	const limits = typeof budget === 'number' ? { tokens: budget } : budget;
	return Object.fromEntries(Object.entries(limits).filter(([, limit]) => Number.isFinite(limit)));
}

/** Reads and checks `state.ai.context.<slice>`, as a misspelled name would be ignored silently. */
function overridesIn(state: unknown, slices: readonly Slice[]): readonly (SliceOverride | undefined)[] {
	const names = slices.map(({ name }) => name);
	const twice = names.find((name, i) => names.indexOf(name) < i);
	check(twice === undefined, `There are two slices ${twice}: give each its own name.`);
	const ai = isRecord(state) && isRecord(state.ai) ? state.ai : {};
	const misspelt = Object.keys(ai).find((name) => name !== 'context' && nearestName(name, ['context']));
	check(ai.context !== undefined || !misspelt, `state.ai.${misspelt}: did you mean state.ai.context?`);
	const { context = {} } = ai;
	const fields = Object.fromEntries(names.map((name) => [name, OVERRIDE]));
	checkRule('state.ai.context', context, { fields });
	const settings = new Map(Object.entries(context as Readonly<Record<string, SliceOverride>>));
	return names.map((name) => settings.get(name));
}

/** A slice with its content, and the warnings about it. */
interface Resolved extends ResolvedSlice {
	readonly warnings: readonly Warning[];
}

/** Gives a score to each block that is selected by relevance and has none. */
function scored(resolved: readonly Resolved[], message: string, vocabulary: Vocabulary): readonly ResolvedSlice[] {
	const unscored = resolved.flatMap(({ always, priority, blocks }) =>
		always || priority !== undefined ? [] : blocks.filter(({ score, pinned }) => score === undefined && !pinned),
	);
	const scores = scoreBlocks(unscored, message, vocabulary);
	const scoreOf = new Map(unscored.map((block, i) => [block, scores[i]]));
	return resolved.map(({ warnings, ...slice }) => ({
		...slice,
		blocks: slice.blocks.map((block) => ({ ...block, ...definedFields({ score: scoreOf.get(block) }) })),
	}));
}

/** Maximum characters and blocks of a slice; the rest is left out before scoring. */
const MAX_SLICE_LENGTH = 100_000;
const MAX_BLOCKS = 500;

async function resolve(slice: Slice, override: SliceOverride, request: SliceRequest): Promise<Resolved> {
	const { content, label, budget, split, ...settings } = slice;
	const { include = true, budgetTokens, maxChars } = override;
	const { name } = slice;
	const given = typeof budget === 'function' ? budget(request) : (budget ?? {});
	checkRule(`The budget of the slice ${name}`, given, BUDGET);
	const limits = limitsIn({ ...limitsIn(given), ...definedFields({ tokens: budgetTokens, characters: maxChars }) });
	const plain = {
		...settings,
		...definedFields({ label: label && inLanguage(label, request.lang) }),
		...(Object.keys(limits).length === 0 ? {} : { budget: limits }),
	};
	const without = (absent: NonNullable<ResolvedSlice['absent']>, warnings: readonly Warning[] = []): Resolved => ({
		...{ ...plain, blocks: [], absent, warnings },
	});
	if (!include) return without('excluded');
	try {
		const found = typeof content === 'function' ? await content(request) : content;
		const { blocks, warnings } = blocksOf(found, slice, request.lang);
		return blocks.length === 0 ? without('empty', warnings) : { ...plain, blocks, warnings };
	} catch (cause) {
		const message = `The slice ${name} failed: ${cause instanceof Error ? cause.message : String(cause)}`;
		return without('failed', [{ code: 'slice_failed', slice: name, message }]);
	}
}

/** Returns a text in a language; a plain string is the same in all languages. */
function inLanguage(text: string | Bilingual<string>, lang: Language): string {
	return typeof text === 'string' ? text : text[lang];
}

/** Splits the content of a slice into blocks, which are checked, named and cut to the limits. */
function blocksOf(content: SliceContent, { name, split }: Slice, lang: Language) {
	const isText = typeof content === 'string';
	if (!isText && !Array.isArray(content)) throw new Error('it gave neither a text nor a list of blocks');
	const text = isText ? content.slice(0, MAX_SLICE_LENGTH) : '';
	const given: readonly unknown[] = isText ? (split ? partsOf(text).items : [text]) : content;
	const warnings = new Map<Warning['code'], string>();
	const warnTooLong = (): unknown =>
		warnings.set(
			'slice_too_long',
			`is longer than ${MAX_SLICE_LENGTH} characters or ${MAX_BLOCKS} blocks; the rest is left out`,
		);
	if (given.length > MAX_BLOCKS || (isText && content.length > MAX_SLICE_LENGTH)) warnTooLong();
	const blocks: ResolvedBlock[] = [];
	let left = MAX_SLICE_LENGTH;
	for (const [i, each] of given.slice(0, MAX_BLOCKS).entries()) {
		const block = typeof each === 'string' ? { text: each } : (each as Block);
		if (!isFit(block, BLOCK)) {
			warnings.set('invalid_block', 'gave invalid blocks, which are left out');
			continue;
		}
		const { label, id = `${name}#${i + 1}`, ...rest } = definedFields(block) as Block;
		if (rest.text.trim() === '') continue;
		const heading = label === undefined ? {} : { label: cleanLine(inLanguage(label, lang)) };
		if (left > 0) blocks.push({ id, ...rest, ...heading, text: rest.text.slice(0, left) });
		if (rest.text.length > left) warnTooLong();
		left = Math.max(0, left - rest.text.length);
	}
	return {
		blocks,
		warnings: Array.from(warnings, ([code, what]) => ({ code, slice: name, message: `The slice ${name} ${what}.` })),
	};
}
