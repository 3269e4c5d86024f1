import { PinakesError } from '@pinakes/query';
import { check, isRecord, isShare, MESSAGE_LANGUAGES, nearestName } from '@pinakes/query/internal';

/** What a value must be: a predicate in words, a list, an object with any keys, or one with known fields. */
export type Rule =
	| { readonly words: string; readonly isGood: (value: unknown) => boolean }
	| readonly [Rule]
	| { readonly each: Rule }
	| { readonly fields: Readonly<Record<string, Rule>>; readonly needed?: readonly string[] };

/**
 * Checks a value, of which undefined fields count as left out.
 *
 * @param path location of the value, for errors
 * @throws PinakesError `invalid_value` or `unknown_field` with the location of what is wrong and what must be there
 */
export function checkRule(path: string, value: unknown, rule: Rule): void {
	if ('words' in rule) {
		check(rule.isGood(value), `${path} must be ${rule.words}.`);
		return;
	}
	if (Array.isArray(rule)) {
		check(Array.isArray(value), `${path} must be a list.`);
		for (const [i, item] of (value as unknown[]).entries()) checkRule(`${path}[${i}]`, item, rule[0]);
		return;
	}
	check(isRecord(value), `${path} must be an object.`);
	const parts = Object.entries(value as object).filter(([, part]) => part !== undefined);
	if ('each' in rule) {
		for (const [name, part] of parts) checkRule(`${path}.${name}`, part, rule.each);
		return;
	}
	const { fields, needed = [] } = rule as Extract<Rule, { fields: unknown }>;
	const missing = needed.find((name) => !parts.some(([given]) => given === name));
	check(missing === undefined, `${path}.${missing} is missing.`);
	for (const [name, part] of parts) {
		const names = Object.keys(fields);
		if (!Object.hasOwn(fields, name)) {
			const hint = `did you mean ${nearestName(name, names) ?? names.join(', ')}?`;
			throw new PinakesError('unknown_field', `${path}.${name}: there is no such field; ${hint}`);
		}
		checkRule(`${path}.${name}`, part, fields[name] as Rule);
	}
}

/** Whether a value is what a rule says. */
export function isFit(value: unknown, rule: Rule): boolean {
	try {
		checkRule('', value, rule);
		return true;
	} catch {
		return false;
	}
}

export const rule = (words: string, isGood: (value: unknown) => boolean): Rule => ({ words, isGood });
const isText = (value: unknown): value is string => typeof value === 'string';
const oneOf = (...values: readonly unknown[]): Rule =>
	rule(values.map((value) => JSON.stringify(value)).join(' or '), (value) => values.includes(value));

export const ANY = rule('anything', () => true);
export const TEXT = rule('a text', isText);
export const TEXTS = rule(
	'a text or a list of texts',
	(value) => isText(value) || (isList(value) && value.every(isText)),
);
export const FLAG = rule('true or false', (value) => typeof value === 'boolean');
export const NUMBER = rule('a number', Number.isFinite);
export const COUNT = rule('a whole number from 0', (value) => Number.isInteger(value) && (value as number) >= 0);
export const SHARE = rule('a number from 0 to 1', isShare);
export const LANGUAGE = oneOf(...MESSAGE_LANGUAGES);
export const GRAM_SIZE = oneOf(1, 2, 3);
const ROLE = oneOf('user', 'assistant');

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);
const isFunction = (value: unknown): boolean => typeof value === 'function';
const isLimit = (value: unknown): boolean => value === undefined || (value as number) >= 0;

/** Times that a date can have. */
const MAX_TIME = 8.64e15;
export const TIME = rule(
	'a time in milliseconds since 1970',
	(value) => typeof value === 'number' && Math.abs(value) <= MAX_TIME,
);
export const UTC_OFFSET = rule(
	'a number of minutes up to a day',
	(value) => Number.isFinite(value) && Math.abs(value as number) <= 1440,
);

const MAX_NAME_LENGTH = 200;
export const NAME = rule(
	`a text of 1 to ${MAX_NAME_LENGTH} characters`,
	(value) => isText(value) && value !== '' && value.length <= MAX_NAME_LENGTH,
);

const LIMIT = rule('a number from 0', (value) => typeof value === 'number' && value >= 0);
export const BUDGET = rule('a number of tokens from 0, or { tokens, characters }', (value) => {
	if (typeof value === 'number') return value >= 0;
	if (!isRecord(value)) return false;
	const { tokens, characters, ...others } = value;
	return isLimit(tokens) && isLimit(characters) && Object.keys(others).length === 0;
});
/** Settings of a slice in `state.ai.context`. */
export const OVERRIDE: Rule = { fields: { include: FLAG, budgetTokens: LIMIT, maxChars: LIMIT } };

export const UTTERANCE: Rule = { fields: { speaker: TEXT, text: TEXT, role: ROLE }, needed: ['speaker', 'text'] };

const LABEL = rule(
	'a text, or { en, zh }',
	(value) => isText(value) || (isRecord(value) && isText(value.en) && isText(value.zh)),
);
const BLOCK_FIELDS = {
	...{ text: TEXT, id: TEXT, label: LABEL, keywords: TEXT, score: SHARE, pinned: FLAG, isWhole: FLAG },
	...{ replaces: [TEXT] as const, speaker: TEXT, role: ROLE },
};
export const BLOCK: Rule = { fields: BLOCK_FIELDS, needed: ['text'] };

const SLICE_FIELDS = {
	name: rule('a name', (value) => isText(value) && value !== ''),
	...{ label: LABEL, always: FLAG, priority: NUMBER, minScore: SHARE, limit: COUNT, stable: FLAG, trusted: FLAG },
	form: oneOf('text', 'xml', 'json'),
};
export const SLICE: Rule = {
	fields: {
		...SLICE_FIELDS,
		content: rule(
			'a text, a list of blocks or a function',
			(value) => isText(value) || isList(value) || isFunction(value),
		),
		budget: rule('a budget or a function', (value) => isFunction(value) || isFit(value, BUDGET)),
		...{ include: FLAG, split: FLAG },
		timeLimit: rule('a number above 0', (value) => typeof value === 'number' && value > 0),
	},
	needed: ['name', 'content'],
};
/** A slice with its content, in a trace. */
export const RESOLVED_SLICE: Rule = {
	fields: { ...SLICE_FIELDS, budget: BUDGET, absent: TEXT, blocks: [{ fields: BLOCK_FIELDS, needed: ['id', 'text'] }] },
	needed: ['name', 'blocks'],
};
