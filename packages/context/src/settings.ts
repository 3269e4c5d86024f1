import { nearestName, PinakesError } from '@pinakes/query';
import { messageLanguageOf } from '@pinakes/query/format/analysis/registry';
import { withDefaults } from '@pinakes/query/format/base/options';
import { check } from '@pinakes/query/format/errors';
import { isRecord } from '@pinakes/query/format/json';
import { MESSAGE_LANGUAGES } from '@pinakes/query/format/kinds/messages/schema';
import type { AssembleInput } from './assembled-context.ts';
import type { Vocabulary } from './relevance/vocabulary.ts';
import type { Budget, Slice, Utterance } from './slice.ts';

/** Default maximum tokens of a prompt. */
export const BUDGET_TOKENS = 1000;

/** Default milliseconds that the function of a slice may take. */
export const TIME_LIMIT = 2000;

/** Default size of the character n-grams for text without spaces. */
export const GRAMS = 2;

type Input = AssembleInput & Required<Pick<AssembleInput, 'recentDialogue' | 'budget' | 'detail' | 'grams'>>;

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
export interface Settings extends Required<Pick<AssembleInput, 'slices' | 'message' | 'lang' | 'detail' | 'grams'>> {
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
	const { slices, message, recentDialogue, player, state, detail, grams, vocabulary, now, budget, lang } =
		withDefaults<Input>(input, DEFAULTS as never);
	check(typeof message === 'string', 'message must be a text.');
	check(Array.isArray(slices), 'slices must be a list.');
	const names = new Set<string>();
	for (const slice of slices) names.add(checkSlice(slice, names));
	checkOverrideNames(state, names);
	check(player === undefined || typeof player === 'string', 'player must be a name.');
	check([1, 2, 3].includes(grams), 'grams must be 1, 2 or 3.');
	check(now === undefined || Number.isFinite(now), 'now must be a time in milliseconds since 1970.');
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
