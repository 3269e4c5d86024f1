import { PinakesError } from '@pinakes/query';
import { check, isRecord, isShare, MESSAGE_LANGUAGES, nearestName } from '@pinakes/query/internal';

/** What a value must be: a predicate in words, a list, or an object with known fields. */
export type Rule =
	| { readonly words: string; readonly isGood: (value: unknown) => boolean }
	| readonly [Rule]
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
	} else if ('fields' in rule) {
		check(isRecord(value), `${path} must be an object.`);
		const parts = Object.entries(value).filter(([, part]) => part !== undefined);
		const missing = rule.needed?.find((name) => !parts.some(([given]) => given === name));
		check(missing === undefined, `${path}.${missing} is missing.`);
		const names = Object.keys(rule.fields);
		for (const [name, part] of parts) {
			if (!names.includes(name)) {
				const hint = `did you mean ${nearestName(name, names) ?? names.join(', ')}?`;
				throw new PinakesError('unknown_field', `${path}.${name}: there is no such field; ${hint}`);
			}
			checkRule(`${path}.${name}`, part, rule.fields[name] as Rule);
		}
	} else {
		check(Array.isArray(value), `${path} must be a list.`);
		for (const [i, item] of value.entries()) checkRule(`${path}[${i}]`, item, rule[0]);
	}
}

export function problemIn(path: string, value: unknown, rule: Rule): string | undefined {
	try {
		checkRule(path, value, rule);
		return undefined;
	} catch (cause) {
		return (cause as Error).message;
	}
}

export const isFit = (value: unknown, rule: Rule): boolean => problemIn('', value, rule) === undefined;

export const rule = (words: string, isGood: (value: unknown) => boolean): Rule => ({ words, isGood });
const oneOf = (...values: readonly unknown[]): Rule =>
	rule(values.map((value) => JSON.stringify(value)).join(' or '), (value) => values.includes(value));

const isText = (value: unknown): value is string => typeof value === 'string';
const isFunction = (value: unknown): boolean => typeof value === 'function';

export const ANY = rule('anything', () => true);
export const TEXT = rule('a text', isText);
export const TEXTS = rule('a text or a list of texts', (value) => isText(value) || isFit(value, [TEXT]));
const FLAG = rule('true or false', (value) => typeof value === 'boolean');
const number = (words: string, isGood: (value: number) => boolean): Rule =>
	rule(words, (value) => typeof value === 'number' && isGood(value));
const LIMIT = number('a number from 0', (value) => value >= 0 && value < Number.POSITIVE_INFINITY);
export const COUNT = number('a whole number from 0', (value) => Number.isInteger(value) && value >= 0);
export const SHARE = rule('a number from 0 to 1', isShare);
/** The greatest number is that of a date. */
export const TIME = number('a time in milliseconds since 1970', (value) => Math.abs(value) <= 8.64e15);
export const UTC_OFFSET = number('a number of minutes up to a day', (value) => Math.abs(value) <= 1440);
export const NAME = rule('a text of 1 to 200 characters', (value) => isText(value) && /^.{1,200}$/s.test(value));
export const BUDGET = rule('a number of tokens from 0, or { tokens, characters }', (value) =>
	isFit(value, typeof value === 'number' ? LIMIT : { fields: { tokens: LIMIT, characters: LIMIT } }),
);

export const MEMORIES = rule('a list of memories', (value) => !isText(value) && Symbol.iterator in Object(value));
export const VOCABULARY = rule('made by createVocabulary', (value) => isRecord(value) && isFunction(value.stretchesOf));

export const OVERRIDE: Rule = { fields: { include: FLAG, budgetTokens: LIMIT, maxChars: LIMIT } };

const SPEAKER = { speaker: TEXT, role: oneOf('user', 'assistant') };
export const UTTERANCE: Rule = { fields: { ...SPEAKER, text: TEXT }, needed: ['speaker', 'text'] };

const LABEL = rule(
	'a text, or { en, zh }',
	(value) => isText(value) || (isRecord(value) && isText(value.en) && isText(value.zh)),
);
const BLOCK_FIELDS = {
	...{ ...SPEAKER, text: TEXT, id: TEXT, label: LABEL, keywords: TEXT, score: SHARE, pinned: FLAG, isWhole: FLAG },
	replaces: [TEXT] as const,
};
export const BLOCK: Rule = { fields: BLOCK_FIELDS, needed: ['text'] };

export const SLICE: Rule = {
	fields: {
		name: rule('a name', (value) => isText(value) && value !== ''),
		...{ label: LABEL, always: FLAG, minScore: SHARE, limit: COUNT, trusted: FLAG, split: FLAG },
		content: rule(
			'a text, a list of blocks or a function',
			(value) => isText(value) || Array.isArray(value) || isFunction(value),
		),
		budget: rule('a budget or a function', (value) => isFunction(value) || isFit(value, BUDGET)),
	},
	needed: ['name', 'content'],
};

export const INPUT: Rule = {
	fields: {
		...{ slices: [SLICE], message: TEXT, recentDialogue: [UTTERANCE], player: TEXT, budget: BUDGET, state: ANY },
		...{ lang: oneOf(...MESSAGE_LANGUAGES), detail: FLAG, now: TIME, utcOffset: UTC_OFFSET },
		...{ vocabulary: VOCABULARY, counter: rule('a function', isFunction) },
	},
	needed: ['slices', 'message'],
};
