import { type Bilingual, type Language, PinakesError } from '@pinakes/query';
import {
	check,
	definedFields,
	isRecord,
	MESSAGE_LANGUAGES,
	messageLanguageOf,
	nearestName,
	withDefaults,
} from '@pinakes/query/internal';
import { isTime } from './memory/memory.ts';
import { cleanLine } from './pack/candidate.ts';
import { partsOf } from './pack/cut.ts';
import { packContext } from './pack/pack.ts';
import { GRAMS, scoreBlocks } from './relevance/relevance-index.ts';
import { generalVocabulary, type Vocabulary } from './relevance/vocabulary.ts';
import {
	type Block,
	type Budget,
	MAX_BLOCKS,
	type Slice,
	type SliceContent,
	type SliceRequest,
	type Utterance,
} from './slice.ts';
import { measureWith, type TokenCounter } from './tokens.ts';
import {
	type AssembledContext,
	type ResolvedBlock,
	type ResolvedSlice,
	type Trace,
	type Warning,
	warningOf,
} from './trace.ts';

/** The input of `assembleContext`. */
export interface AssembleInput {
	/** In the order in which they are printed; their names must be unique. */
	readonly slices: readonly Slice[];
	/** The player's latest message. */
	readonly message: string;
	/** The utterances before it, oldest first. Default: none. */
	readonly recentDialogue?: readonly Utterance[];
	/** The author of the message; memories that belong to other players are left out. */
	readonly player?: string;
	/** Limit of the whole text; a number is a number of tokens. Default: `BUDGET_TOKENS`. */
	readonly budget?: number | Budget;
	/** Passed to the functions of slices. `include`, `budgetTokens` and `maxChars` in its `ai.context.<slice>` override the settings of that slice. */
	readonly state?: unknown;
	/** Language of headings and warnings. Default: `zh` if the message has Han characters, else `en`. */
	readonly lang?: Language;
	/** Whether slices should give details, such as the whole of a snapshot. Default: false. */
	readonly detail?: boolean;
	/** The current time for memories, in milliseconds since 1970. Without it, "yesterday" in a message has no meaning. */
	readonly now?: number;
	/** Minutes by which the time zone is ahead of UTC. Default: 0. */
	readonly utcOffset?: number;
	/** Size of the character n-grams for text without spaces, 1 to 3. Default: `GRAMS`. */
	readonly grams?: number;
	/** The words of the bot's domain. Default: general ones. */
	readonly vocabulary?: Vocabulary;
	/** Counts tokens. Default: `estimateTokens`. */
	readonly counter?: TokenCounter;
	/** Text or trace of the previous call. With it, the trace reports the length of the shared prefix. */
	readonly previous?: string | Pick<Trace, 'text'>;
}

/** Default maximum tokens of a prompt. */
export const BUDGET_TOKENS = 1000;

/** Default milliseconds that the function of a slice may take. */
export const TIME_LIMIT = 2000;

type Input = AssembleInput &
	Required<Pick<AssembleInput, 'recentDialogue' | 'budget' | 'detail' | 'grams' | 'utcOffset'>>;

/** Every field of an input, with its default. */
const DEFAULTS = {
	slices: [],
	message: undefined,
	recentDialogue: [],
	player: undefined,
	budget: BUDGET_TOKENS,
	state: undefined,
	lang: undefined,
	detail: false,
	now: undefined,
	utcOffset: 0,
	grams: GRAMS,
	vocabulary: undefined,
	counter: undefined,
	previous: undefined,
} satisfies Record<keyof AssembleInput, unknown>;

/**
 * Validates a budget and returns it as an object with integers.
 *
 * @param path location of the budget, for errors
 * @throws PinakesError `invalid_value` for a negative or invalid budget
 */
export function checkBudget(budget: unknown, path: string): Budget {
	const given = typeof budget === 'number' ? { tokens: budget } : budget;
	check(isRecord(given), `${path} must be a number of tokens, or { tokens, characters }.`);
	for (const name of Object.keys(given)) {
		check(name === 'tokens' || name === 'characters', `${path} has tokens and characters, and no ${name}.`);
	}
	return {
		...limitIn(given.tokens, `${path}.tokens`, 'tokens'),
		...limitIn(given.characters, `${path}.characters`, 'characters'),
	};
}

/** Returns one limit, rounded down; an empty object if it is Infinity or left out. */
function limitIn(value: unknown, path: string, name: keyof Budget): Budget {
	if (value === undefined || value === Number.POSITIVE_INFINITY) return {};
	check(typeof value === 'number' && value >= 0, `${path} must be a number from 0, not ${String(value)}.`);
	return { [name]: Math.floor(value) };
}

/** Settings of a slice in `state.ai.context`. */
interface SliceOverride {
	readonly include?: boolean;
	readonly budget?: Budget;
}

/**
 * Reads `state.ai.context.<slice>`.
 *
 * @throws PinakesError `invalid_value` for an invalid setting
 */
export function overrideFor(state: unknown, name: string): SliceOverride {
	const setting = ['ai', 'context', name].reduce(ownField, state);
	if (!isRecord(setting)) return {};
	const path = `state.ai.context.${name}`;
	const include = ownField(setting, 'include');
	check(include === undefined || typeof include === 'boolean', `${path}.include must be true or false.`);
	const tokens = ownField(setting, 'budgetTokens');
	const characters = ownField(setting, 'maxChars');
	const budget = {
		...limitIn(tokens, `${path}.budgetTokens`, 'tokens'),
		...limitIn(characters, `${path}.maxChars`, 'characters'),
	};
	const hasBudget = tokens !== undefined || characters !== undefined;
	return { ...(include === undefined ? {} : { include }), ...(hasBudget ? { budget } : {}) };
}

/** Checks that `state.ai.context` has only names of slices, as a misspelled name would be ignored silently. */
function checkOverrideNames(state: unknown, names: ReadonlySet<string>): void {
	const ai = ownField(state, 'ai');
	const settings = ownField(ai, 'context');
	for (const name of isRecord(settings) ? Object.keys(settings) : []) {
		if (names.has(name)) continue;
		const nearest = nearestName(name, [...names]);
		const hint = nearest === undefined ? `the slices are ${[...names].join(', ')}` : `did you mean ${nearest}?`;
		throw new PinakesError('invalid_value', `state.ai.context.${name}: there is no such slice; ${hint}`);
	}
	if (settings !== undefined || !isRecord(ai)) return;
	const misspelt = Object.keys(ai).find((name) => nearestName(name, ['context']) !== undefined);
	check(misspelt === undefined, `state.ai.${misspelt}: did you mean state.ai.context?`);
}

function ownField(value: unknown, name: string): unknown {
	return isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}

/** A validated input with its defaults. */
export interface Settings
	extends Required<Pick<AssembleInput, 'slices' | 'message' | 'lang' | 'detail' | 'grams' | 'utcOffset'>> {
	readonly recentDialogue: readonly Utterance[];
	readonly player: string | undefined;
	readonly vocabulary: Vocabulary | undefined;
	readonly budget: Budget;
	readonly state: unknown;
	readonly now: number | undefined;
}

/**
 * Validates the input of `assembleContext` and fills in defaults.
 *
 * @throws PinakesError `invalid_value`
 */
export function checkInput(input: AssembleInput): Settings {
	const { slices, message, recentDialogue, player, state, detail, grams, vocabulary, now, utcOffset, budget, lang } =
		withDefaults<Input>(input, DEFAULTS as never);
	check(typeof message === 'string', 'message must be a text.');
	check(Array.isArray(slices), 'slices must be a list.');
	const names = new Set<string>();
	for (const slice of slices) names.add(checkSlice(slice, names));
	checkOverrideNames(state, names);
	check(player === undefined || typeof player === 'string', 'player must be a name.');
	check([1, 2, 3].includes(grams), 'grams must be 1, 2 or 3.');
	check(now === undefined || isTime(now), 'now must be a time in milliseconds since 1970.');
	check(Number.isFinite(utcOffset) && Math.abs(utcOffset) <= 1440, 'utcOffset must be a number of minutes.');
	check(lang === undefined || MESSAGE_LANGUAGES.includes(lang), `lang must be ${MESSAGE_LANGUAGES.join(' or ')}.`);
	const isSaid = (each: unknown): boolean =>
		isRecord(each) && typeof each.speaker === 'string' && typeof each.text === 'string';
	check(
		Array.isArray(recentDialogue) && recentDialogue.every(isSaid),
		'recentDialogue must be a list of { speaker, text }.',
	);
	return {
		slices,
		message,
		recentDialogue,
		player: player === '' ? undefined : player,
		budget: checkBudget(budget, 'budget'),
		state,
		lang: lang ?? messageLanguageOf(message),
		detail,
		grams,
		vocabulary,
		now,
		utcOffset,
	};
}

function checkSlice(slice: Slice, names: ReadonlySet<string>): string {
	check(isRecord(slice), 'slices must be a list of objects with a name.');
	const { name, budget, priority, minScore, limit, timeLimit } = slice;
	check(typeof name === 'string' && name !== '', 'A slice needs a name.');
	check(!names.has(name), `There are two slices ${name}: give each its own name.`);
	if (budget !== undefined && typeof budget !== 'function') checkBudget(budget, `The budget of the slice ${name}`);
	check(priority === undefined || Number.isFinite(priority), `The priority of ${name} must be a number.`);
	check(minScore === undefined || (minScore >= 0 && minScore <= 1), `The minScore of ${name} must be 0 to 1.`);
	check(
		limit === undefined || (Number.isInteger(limit) && limit >= 0),
		`The limit of ${name} must be a whole number from 0.`,
	);
	check(timeLimit === undefined || timeLimit > 0, `The timeLimit of ${name} must be above 0.`);
	return name;
}

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

/** Maximum characters of a slice; the rest is cut before scoring. */
const MAX_SLICE_LENGTH = 100_000;

/** A runtime without timers has no time limit. */
declare const setTimeout: ((call: () => void, milliseconds: number) => unknown) | undefined;
declare const clearTimeout: ((timer: unknown) => void) | undefined;

/** A slice with its content, and the warnings about it. */
interface Resolved {
	readonly slice: ResolvedSlice;
	readonly warnings: readonly Warning[];
}

/** Gets the content of the included slices in parallel, and splits it into blocks. */
export async function resolveSlices(settings: Settings): Promise<readonly Resolved[]> {
	const { slices, message, recentDialogue, player, state, lang, detail, now, utcOffset } = settings;
	const request: SliceRequest = { message, recentDialogue, player, state, lang, detail, now, utcOffset };
	// Settings are checked before any function is called.
	const overrides = slices.map(({ name }) => overrideFor(state, name));
	return Promise.all(
		slices.map(async (slice, i) => {
			const { include = slice.include ?? true, budget } = overrides[i] ?? {};
			const given = budget === undefined ? slice : { ...slice, budget: { ...budgetOf(slice, request), ...budget } };
			if (!include) return absent(given, request, 'excluded', []);
			return resolve(given, request);
		}),
	);
}

async function resolve(slice: Slice, request: SliceRequest): Promise<Resolved> {
	const { name, content, timeLimit = TIME_LIMIT } = slice;
	try {
		const given = typeof content === 'function' ? content(request) : content;
		const found = isPromise(given) ? await withinTime(given, timeLimit) : given;
		if (found === TOO_LATE) {
			const limit = { limit: timeLimit };
			return absent(slice, request, 'timed_out', [warningOf('slice_timed_out', request.lang, name, limit)]);
		}
		return resolvedSlice(slice, request, found);
	} catch (cause) {
		const said = { cause: cause instanceof Error ? cause.message : String(cause) };
		return absent(slice, request, 'failed', [warningOf('slice_failed', request.lang, name, said)]);
	}
}

function isPromise<T>(value: T | Promise<T>): value is Promise<T> {
	return typeof (value as { then?: unknown } | null)?.then === 'function';
}

const TOO_LATE = Symbol('too late');

async function withinTime<T>(promise: Promise<T>, milliseconds: number): Promise<T | typeof TOO_LATE> {
	if (typeof setTimeout !== 'function' || !Number.isFinite(milliseconds)) return promise;
	let timer: unknown;
	const limit = new Promise<typeof TOO_LATE>((late) => {
		timer = setTimeout(() => late(TOO_LATE), milliseconds);
	});
	try {
		return await Promise.race([promise, limit]);
	} finally {
		clearTimeout?.(timer);
	}
}

function absent(
	slice: Slice,
	request: SliceRequest,
	reason: NonNullable<ResolvedSlice['absent']>,
	warnings: readonly Warning[],
): Resolved {
	return { slice: { ...plainSlice(slice, request), blocks: [], absent: reason }, warnings };
}

/** Returns a slice as plain JSON, without its content. */
function plainSlice(slice: Slice, request: SliceRequest): Omit<ResolvedSlice, 'blocks'> {
	const { name, label, budget, always, priority, minScore, nearMisses, limit, form, stable, trusted } = slice;
	const fields = {
		label: label === undefined ? undefined : inLanguage(label, request.lang),
		budget: budget === undefined ? undefined : budgetOf(slice, request),
		...{ always, priority, minScore, nearMisses, limit, form, stable, trusted },
	};
	return { name, ...definedFields(fields) };
}

/** Returns a text in a language; a plain string is the same in all languages. */
function inLanguage(text: string | Bilingual<string>, lang: Language): string {
	return typeof text === 'string' ? text : text[lang];
}

function budgetOf({ name, budget = {} }: Slice, request: SliceRequest): Budget {
	return checkBudget(typeof budget === 'function' ? budget(request) : budget, `The budget of the slice ${name}`);
}

/** Splits the content of a slice into blocks, which are validated, named and cut to the limits. */
function resolvedSlice(slice: Slice, request: SliceRequest, content: SliceContent): Resolved {
	const { name } = slice;
	const { lang } = request;
	const given = typeof content === 'string' ? textBlocks(content.slice(0, MAX_SLICE_LENGTH), slice) : content;
	if (!Array.isArray(given)) throw new Error('it gave neither a text nor a list of blocks');
	const checked = given.slice(0, MAX_BLOCKS).map(checkBlock);
	const { blocks, isWhole } = resolvedBlocks(checked, name, lang);
	const isTooLong = !isWhole || given.length > MAX_BLOCKS || content.length > MAX_SLICE_LENGTH;
	const limits = { characters: MAX_SLICE_LENGTH, blocks: MAX_BLOCKS };
	const warnings = [
		...(checked.includes(undefined) ? [warningOf('invalid_block', lang, name)] : []),
		...(isTooLong ? [warningOf('slice_too_long', lang, name, limits)] : []),
	];
	if (blocks.length === 0) return absent(slice, request, 'empty', warnings);
	return { slice: { ...plainSlice(slice, request), blocks }, warnings };
}

/** Gives each block an id, and cuts the blocks to the limits of a slice. */
function resolvedBlocks(
	checked: readonly (Block | undefined)[],
	name: string,
	lang: Language,
): { blocks: ResolvedBlock[]; isWhole: boolean } {
	const blocks: ResolvedBlock[] = [];
	let left = MAX_SLICE_LENGTH;
	let isWhole = true;
	for (const [i, block] of checked.entries()) {
		if (block === undefined || block.text.trim() === '') continue;
		const { label, text, id = `${name}#${i + 1}`, ...rest } = block;
		const heading = label === undefined ? {} : { label: cleanLine(inLanguage(label, lang)) };
		if (left > 0) blocks.push({ id, text: text.slice(0, left), ...heading, ...rest });
		isWhole &&= text.length <= left;
		left = Math.max(0, left - text.length);
	}
	return { blocks, isWhole };
}

function textBlocks(text: string, { split, form }: Slice): readonly string[] {
	return split ? partsOf(text, form).items : [text];
}

/** Returns a block as an object; undefined if it is invalid. */
function checkBlock(given: unknown): Block | undefined {
	if (typeof given === 'string') return { text: given };
	if (!isRecord(given) || typeof given.text !== 'string') return undefined;
	const { text, id, label, keywords, score, pinned, isWhole, replaces, speaker, role } = given as unknown as Block;
	const isText = (value: unknown): boolean => value === undefined || typeof value === 'string';
	const isHeading = isText(label) || (isRecord(label) && typeof label.en === 'string' && typeof label.zh === 'string');
	const isScore = score === undefined || (typeof score === 'number' && score >= 0 && score <= 1);
	const isRole = role === undefined || role === 'user' || role === 'assistant';
	if (!isText(id) || !isText(keywords) || !isText(speaker) || !isHeading || !isScore || !isRole) return undefined;
	const fields = { id, label, keywords, score, pinned, isWhole, replaces, speaker, role };
	return { text, ...definedFields(fields) } as Block;
}
