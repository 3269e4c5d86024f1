import type { Bilingual, Language } from '@pinakes/query';
import { check, definedFields, isRecord, messageLanguageOf, nearestName } from '@pinakes/query/internal';
import { cleanLine } from './pack/candidate.ts';
import { partsOf } from './pack/cut.ts';
import { packContext } from './pack/pack.ts';
import { GRAMS, scoreBlocks } from './relevance/relevance-index.ts';
import { generalVocabulary, type Vocabulary } from './relevance/vocabulary.ts';
import {
	ANY,
	BLOCK,
	BUDGET,
	checkRule,
	FLAG,
	GRAM_SIZE,
	isFit,
	LANGUAGE,
	OVERRIDE,
	type Rule,
	SLICE,
	TEXT,
	TIME,
	UTC_OFFSET,
	UTTERANCE,
} from './rules.ts';
import { type Block, type Budget, MAX_BLOCKS, type Slice, type SliceContent, type SliceRequest } from './slice.ts';
import type { TokenCounter } from './tokens.ts';
import { type AssembledContext, type ResolvedBlock, type ResolvedSlice, type Warning, warningOf } from './trace.ts';

/** The input of `assembleContext`. */
export interface AssembleInput extends Partial<Omit<SliceRequest, 'message'>> {
	/** In the order in which they are printed; their names must be unique. */
	readonly slices: readonly Slice[];
	/** The player's latest message. */
	readonly message: string;
	/** Limit of the whole text; a number is a number of tokens. Default: `BUDGET_TOKENS`. */
	readonly budget?: number | Budget;
	/** Size of the character n-grams for text without spaces, 1 to 3. Default: `GRAMS`. */
	readonly grams?: number;
	/** The words of the bot's domain. Default: general ones. */
	readonly vocabulary?: Vocabulary;
	/** Counts tokens. Default: `estimateTokens`. */
	readonly counter?: TokenCounter;
}

/** Default maximum tokens of a prompt. */
export const BUDGET_TOKENS = 1000;

/** Default milliseconds that the function of a slice may take. */
export const TIME_LIMIT = 2000;

const INPUT: Rule = {
	fields: {
		...{ slices: [SLICE], message: TEXT, recentDialogue: [UTTERANCE], player: TEXT, budget: BUDGET, state: ANY },
		...{
			lang: LANGUAGE,
			detail: FLAG,
			now: TIME,
			utcOffset: UTC_OFFSET,
			grams: GRAM_SIZE,
			vocabulary: ANY,
			counter: ANY,
		},
	},
	needed: ['slices', 'message'],
};

/**
 * Assembles the prompt for one message: gets the content of each included slice, scores its blocks, and packs the best
 * of them into the budget. The result depends only on the content of the slices and the rest of the input.
 *
 * @throws PinakesError `invalid_value` for an invalid budget or other setting, and for two slices of one name
 */
export async function assembleContext(input: AssembleInput): Promise<AssembledContext> {
	checkRule('input', input, INPUT);
	const { slices, message, budget = BUDGET_TOKENS, counter, lang = messageLanguageOf(message), state } = input;
	const { vocabulary = generalVocabulary(), grams = GRAMS } = input;
	const { recentDialogue = [], player, detail = false, now, utcOffset = 0 } = input;
	const asked = { message, recentDialogue, player: player || undefined, state, lang, detail, now, utcOffset };
	const overrides = overridesIn(state, slices);
	const resolved = await Promise.all(slices.map((slice, i) => resolve(slice, overrides[i] ?? {}, asked)));
	const request = {
		slices: scored(resolved, message, vocabulary, grams),
		...{ message, budget: wholeLimits(budget), lang },
		hasOwnCounter: counter !== undefined,
		warnings: resolved.flatMap(({ warnings }) => warnings),
	};
	return packContext(request, counter);
}

/** Returns a budget in whole numbers, without limits that are none. */
function wholeLimits(budget: number | Budget): Budget {
	const { tokens, characters } = typeof budget === 'number' ? { tokens: budget, characters: undefined } : budget;
	const whole = (limit = Number.POSITIVE_INFINITY) =>
		limit === Number.POSITIVE_INFINITY ? undefined : Math.floor(limit);
	return definedFields({ tokens: whole(tokens), characters: whole(characters) });
}

interface Override {
	readonly include?: boolean;
	readonly budgetTokens?: number;
	readonly maxChars?: number;
}

/** Reads and checks `state.ai.context.<slice>`, as a misspelled name would be ignored silently. */
function overridesIn(state: unknown, slices: readonly Slice[]): readonly (Override | undefined)[] {
	const names = slices.map(({ name }) => name);
	const twice = names.find((name, i) => names.indexOf(name) < i);
	check(twice === undefined, `There are two slices ${twice}: give each its own name.`);
	const ai = ownField(state, 'ai');
	const settings = ownField(ai, 'context');
	const misspelt =
		settings === undefined && isRecord(ai) && Object.keys(ai).find((name) => nearestName(name, ['context']));
	check(!misspelt, `state.ai.${misspelt}: did you mean state.ai.context?`);
	if (isRecord(settings)) {
		const fields = Object.fromEntries(names.map((name) => [name, OVERRIDE]));
		checkRule('state.ai.context', settings, { fields });
	}
	return names.map((name) => ownField(settings, name) as Override | undefined);
}

function ownField(value: unknown, name: string): unknown {
	return isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}

/** A slice with its content, and the warnings about it. */
interface Resolved {
	readonly slice: ResolvedSlice;
	readonly warnings: readonly Warning[];
}

/** Gives a score to each block that is selected by relevance and has none. */
function scored(
	resolved: readonly Resolved[],
	message: string,
	vocabulary: Vocabulary,
	grams: number,
): readonly ResolvedSlice[] {
	const unscored = resolved.flatMap(({ slice: { always, priority, blocks } }) =>
		always || priority !== undefined ? [] : blocks.filter(({ score, pinned }) => score === undefined && !pinned),
	);
	const scores = scoreBlocks(unscored, message, vocabulary, grams);
	const scoreOf = new Map(unscored.map((block, i) => [block, scores[i] as number]));
	return resolved.map(({ slice }) => ({
		...slice,
		blocks: slice.blocks.map((block) => ({ ...block, ...definedFields({ score: scoreOf.get(block) }) })),
	}));
}

/** Maximum characters of a slice; the rest is cut before scoring. */
const MAX_SLICE_LENGTH = 100_000;

async function resolve(slice: Slice, override: Override, request: SliceRequest): Promise<Resolved> {
	const { name, content, label, budget, timeLimit = TIME_LIMIT } = slice;
	const { include = slice.include ?? true, budgetTokens, maxChars } = override;
	const { always, priority, minScore, limit, form, stable, trusted } = slice;
	const given = typeof budget === 'function' ? budget(request) : budget;
	checkRule(`The budget of the slice ${name}`, given ?? {}, BUDGET);
	const limits = { ...given, ...definedFields({ tokens: budgetTokens, characters: maxChars }) };
	const plain = {
		...{ name, blocks: [] },
		...definedFields({
			label: label && inLanguage(label, request.lang),
			always,
			priority,
			minScore,
			limit,
			form,
			stable,
			trusted,
		}),
		...(Object.keys(limits).length === 0 ? {} : { budget: wholeLimits(limits) }),
	};
	const absent = (reason: NonNullable<ResolvedSlice['absent']>, warnings: readonly Warning[] = []): Resolved => ({
		slice: { ...plain, absent: reason },
		warnings,
	});
	if (!include) return absent('excluded');
	try {
		const found = typeof content === 'function' ? await withinTime(content(request), timeLimit) : content;
		if (found === TOO_LATE)
			return absent('timed_out', [warningOf('slice_timed_out', request.lang, name, { limit: timeLimit })]);
		const { blocks, warnings } = blocksOf(found, slice, request.lang);
		return blocks.length === 0 ? absent('empty', warnings) : { slice: { ...plain, blocks }, warnings };
	} catch (cause) {
		const said = { cause: cause instanceof Error ? cause.message : String(cause) };
		return absent('failed', [warningOf('slice_failed', request.lang, name, said)]);
	}
}

/** Returns a text in a language; a plain string is the same in all languages. */
function inLanguage(text: string | Bilingual<string>, lang: Language): string {
	return typeof text === 'string' ? text : text[lang];
}

/** A runtime without timers has no time limit. */
declare const setTimeout: ((call: () => void, milliseconds: number) => unknown) | undefined;
declare const clearTimeout: ((timer: unknown) => void) | undefined;

const TOO_LATE = Symbol('too late');

async function withinTime<T>(value: T | Promise<T>, milliseconds: number): Promise<T | typeof TOO_LATE> {
	if (typeof setTimeout !== 'function' || !Number.isFinite(milliseconds)) return value;
	let timer: unknown;
	const late = new Promise<typeof TOO_LATE>((done) => {
		timer = setTimeout?.(() => done(TOO_LATE), milliseconds);
	});
	return Promise.race([value, late]).finally(() => clearTimeout?.(timer));
}

/** Splits the content of a slice into blocks, which are checked, named and cut to the limits. */
function blocksOf(content: SliceContent, { name, split, form }: Slice, lang: Language) {
	const text = typeof content === 'string' ? content.slice(0, MAX_SLICE_LENGTH) : undefined;
	const given = text === undefined ? content : split ? partsOf(text, form).items : [text];
	if (!Array.isArray(given)) throw new Error('it gave neither a text nor a list of blocks');
	const checked = given.slice(0, MAX_BLOCKS).map(checkBlock);
	const blocks: ResolvedBlock[] = [];
	let left = MAX_SLICE_LENGTH;
	let isTooLong = given.length > MAX_BLOCKS || content.length > MAX_SLICE_LENGTH;
	for (const [i, block] of checked.entries()) {
		if (block === undefined || block.text.trim() === '') continue;
		const { label, text, id = `${name}#${i + 1}`, ...rest } = block;
		const heading = label === undefined ? {} : { label: cleanLine(inLanguage(label, lang)) };
		if (left > 0) blocks.push({ id, text: text.slice(0, left), ...heading, ...rest });
		isTooLong ||= text.length > left;
		left = Math.max(0, left - text.length);
	}
	const limits = { characters: MAX_SLICE_LENGTH, blocks: MAX_BLOCKS };
	const warnings = [
		...(checked.includes(undefined) ? [warningOf('invalid_block', lang, name)] : []),
		...(isTooLong ? [warningOf('slice_too_long', lang, name, limits)] : []),
	];
	return { blocks, warnings };
}

/** Returns a block as an object with known fields; undefined if it is invalid. */
function checkBlock(given: unknown): Block | undefined {
	if (typeof given === 'string') return { text: given };
	if (!isRecord(given)) return undefined;
	const { text, id, label, keywords, score, pinned, isWhole, replaces, speaker, role } = given;
	const block = definedFields({ text, id, label, keywords, score, pinned, isWhole, replaces, speaker, role });
	return isFit(block, BLOCK) ? (block as unknown as Block) : undefined;
}
