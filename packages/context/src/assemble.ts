import type { Bilingual, Language } from '@pinakes/query';
import { check, definedFields, isRecord, messageLanguageOf, nearestName, oneLine } from '@pinakes/query/internal';
import { partsOf } from './pack/cut.ts';
import { packContext } from './pack/pack.ts';
import { scoreBlocks } from './relevance/relevance-index.ts';
import { generalVocabulary, type Vocabulary } from './relevance/vocabulary.ts';
import { BLOCK, BUDGET, checkRule, INPUT, OVERRIDE, problemIn } from './rules.ts';
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
	const searched = resolved.flatMap(({ always, blocks }) =>
		blocks.filter(({ score, pinned }) => !always && score === undefined && !pinned),
	);
	const scores = scoreBlocks(searched, message, vocabulary);
	const scored = resolved.map((slice) => ({
		...slice,
		blocks: slice.blocks.map((block) => ({ ...block, ...definedFields({ score: block.score ?? scores.get(block) }) })),
	}));
	const limit = definedFields(typeof budget === 'number' ? { tokens: budget } : budget);
	return packContext({ slices: scored, message, budget: limit, hasOwnCounter: counter !== undefined }, counter);
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

/** Maximum characters and blocks of a slice; the rest is left out before scoring. */
const MAX_SLICE_LENGTH = 100_000;
const MAX_BLOCKS = 500;

async function resolve(slice: Slice, override: SliceOverride, request: SliceRequest): Promise<ResolvedSlice> {
	const { content, label, budget, split, ...settings } = slice;
	const { include = true, budgetTokens, maxChars } = override;
	const given = typeof budget === 'function' ? budget(request) : (budget ?? {});
	checkRule(`The budget of the slice ${slice.name}`, given, BUDGET);
	const limits = definedFields({ ...given, ...definedFields({ tokens: budgetTokens, characters: maxChars }) });
	const plain = {
		...settings,
		...definedFields({ label: label && inLanguage(label, request.lang) }),
		budget: limits,
	};
	const without = (absent: NonNullable<ResolvedSlice['absent']>, warnings: readonly Warning[] = []): ResolvedSlice => {
		return { ...plain, blocks: [], absent, warnings };
	};
	if (!include) return without('excluded');
	try {
		const found = typeof content === 'function' ? await content(request) : content;
		const { blocks, warnings } = blocksOf(found, slice, request.lang);
		return blocks.length === 0 ? without('empty', warnings) : { ...plain, blocks, warnings };
	} catch (cause) {
		const message = `The slice ${slice.name} failed: ${cause instanceof Error ? cause.message : String(cause)}`;
		return without('failed', [{ code: 'slice_failed', slice: slice.name, message }]);
	}
}

function inLanguage(text: string | Bilingual<string>, lang: Language): string {
	return typeof text === 'string' ? text : text[lang];
}

/** Splits the content of a slice into blocks, which are checked, named and cut to the limits. */
function blocksOf(content: SliceContent, { name, split }: Slice, lang: Language) {
	const isText = typeof content === 'string';
	if (!isText && !Array.isArray(content)) throw new Error('it gave neither a text nor a list of blocks');
	const text = isText ? content.slice(0, MAX_SLICE_LENGTH) : '';
	const given: readonly unknown[] = isText ? (split ? partsOf(text).items : [text]) : content;
	const objects = given.map((each) => (typeof each === 'string' ? { text: each } : (each as Block)));
	const problems = objects.map((block, i) => problemIn(`blocks[${i}]`, block, BLOCK));
	const valid = objects.filter((_, i) => problems[i] === undefined);
	let length = 0;
	const blocks = valid.flatMap((block, i): ResolvedBlock | readonly [] => {
		const { label, id = `${name}#${i + 1}`, ...rest } = definedFields(block) as Block;
		const room = i < MAX_BLOCKS ? Math.max(0, MAX_SLICE_LENGTH - length) : 0;
		length += rest.text.length;
		const heading = label === undefined ? {} : { label: oneLine(inLanguage(label, lang)) };
		return rest.text.trim() === '' || room === 0 ? [] : { id, ...rest, ...heading, text: rest.text.slice(0, room) };
	});
	const warnings: Warning[] = [];
	const warn = (code: Warning['code'], what: string, why = ''): unknown =>
		warnings.push({ code, slice: name, message: `The slice ${name} ${what}, which are left out.${why}` });
	if (valid.length < given.length) warn('invalid_block', 'gave invalid blocks', ` ${problems.find(Boolean)}`);
	if (valid.length > MAX_BLOCKS || length > MAX_SLICE_LENGTH || (isText && content.length > MAX_SLICE_LENGTH))
		warn('slice_too_long', `has more than ${MAX_SLICE_LENGTH} characters or ${MAX_BLOCKS} blocks`);
	return { blocks, warnings };
}
