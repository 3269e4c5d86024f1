import type { Bilingual, Language } from '@pinakes/query';
import { definedFields, isRecord } from '@pinakes/query/format/json';
import { cleanLine } from './pack/clean.ts';
import { partsOf } from './pack/parts.ts';
import { checkBudget, overrideFor, type Settings, TIME_LIMIT } from './settings.ts';
import { type Block, type Budget, MAX_BLOCKS, type Slice, type SliceContent, type SliceRequest } from './slice.ts';
import type { ResolvedBlock, ResolvedSlice, Warning } from './trace.ts';
import { warningOf } from './warnings.ts';

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
	const { slices, message, recentDialogue, player, state, lang, detail, now } = settings;
	const request: SliceRequest = { message, recentDialogue, player, state, lang, detail, now };
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
	const { text, id, label, keywords, score, pinned, speaker, role } = given as unknown as Block;
	const isText = (value: unknown): boolean => value === undefined || typeof value === 'string';
	const isHeading = isText(label) || (isRecord(label) && typeof label.en === 'string' && typeof label.zh === 'string');
	const isScore = score === undefined || (typeof score === 'number' && score >= 0 && score <= 1);
	const isRole = role === undefined || role === 'user' || role === 'assistant';
	if (!isText(id) || !isText(keywords) || !isText(speaker) || !isHeading || !isScore || !isRole) return undefined;
	const fields = { id, label, keywords, score, pinned, speaker, role };
	return { text, ...definedFields(fields) } as Block;
}
