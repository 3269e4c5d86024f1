import { nearestName, PinakesError } from '@pinakes/query';
import { isRecord } from '@pinakes/query/format/json';
import type { ChatState } from './chat-slices.ts';
import { problemOf } from './memory/check.ts';

/**
 * Checks a JSON value. `expected` describes valid values; `problemIn` returns where the value is invalid as a path with
 * a reason ('' if the value as a whole is), or undefined if it is valid.
 */
interface Validator {
	readonly expected: string;
	problemIn(value: unknown): string | undefined;
}

function validator(expected: string, isGood: (value: unknown) => boolean): Validator {
	return { expected, problemIn: (value) => (isGood(value) ? undefined : '') };
}

const TEXT = validator('a text', (value) => typeof value === 'string');
const NUMBER = validator('a number', (value) => Number.isFinite(value));
const FLAG = validator('true or false', (value) => typeof value === 'boolean');
const TEXTS = validator(
	'a text or a list of texts',
	(value) => typeof value === 'string' || (Array.isArray(value) && value.every((each) => typeof each === 'string')),
);

const ANYTHING = validator('anything', () => true);
const CONTENT = validator('a text or a list', (value) => typeof value === 'string' || Array.isArray(value));

/** Validates a list, each item by the same validator. */
function listOf(each: Validator): Validator {
	return {
		expected: 'a list',
		problemIn(value) {
			if (!Array.isArray(value)) return '';
			for (const [i, item] of value.entries()) {
				const problem = each.problemIn(item);
				if (problem !== undefined) return `[${i}]${problem || `: ${each.expected}`}`;
			}
			return undefined;
		},
	};
}

/** Validates an object that has no fields but these. */
function objectOf(fields: Readonly<Record<string, Validator>>, needed: readonly string[] = []): Validator {
	const known = new Map(Object.entries(fields));
	const names = [...known.keys()];
	return tableOf((name) => known.get(name) ?? unknownField(name, names), `an object of ${names.join(', ')}`, needed);
}

/**
 * Validates an object with any field names.
 *
 * @param validatorOf returns the validator of a field, or what is wrong with its name
 */
function tableOf(
	validatorOf: (name: string) => Validator | string,
	expected = 'an object',
	needed: readonly string[] = [],
): Validator {
	return {
		expected,
		problemIn(value) {
			if (!isRecord(value)) return '';
			for (const name of needed) if (!Object.hasOwn(value, name)) return `: ${name} is missing`;
			for (const [name, part] of Object.entries(value)) {
				const field = validatorOf(name);
				if (typeof field === 'string') return field;
				const problem = field.problemIn(part);
				if (problem !== undefined) return `.${name}${problem || `: ${field.expected}`}`;
			}
			return undefined;
		},
	};
}

function unknownField(name: string, names: readonly string[]): string {
	const nearest = nearestName(name, names);
	const hint = nearest === undefined ? `the fields are ${names.join(', ')}` : `did you mean ${nearest}?`;
	return `.${name}: there is no such field; ${hint}`;
}

const MEMORY: Validator = {
	expected: 'a memory',
	problemIn(value) {
		const problem = problemOf(value);
		if (problem !== undefined) return `: it ${problem}`;
		return (value as { id?: string }).id === undefined ? ': id is missing' : undefined;
	},
};

// The rest of a slice is checked by `assembleContext`.
const SLICE = tableOf(
	(name) => (name === 'name' ? TEXT : name === 'content' ? CONTENT : ANYTHING),
	'an object with a name and content',
	['name', 'content'],
);
const ROLE = validator('"user" or "assistant"', (value) => value === 'user' || value === 'assistant');
const OVERRIDE = objectOf({ include: FLAG, budgetTokens: NUMBER, maxChars: NUMBER });

const STATE = objectOf(
	{
		...{ rules: TEXT, task: TEXT, events: TEXTS, slices: listOf(SLICE), affordances: TEXTS },
		dialogue: listOf(objectOf({ speaker: TEXT, text: TEXT, role: ROLE }, ['speaker', 'text'])),
		memories: listOf(MEMORY),
		ai: objectOf({ context: tableOf(() => OVERRIDE) }),
	},
	['rules'],
);

/**
 * Validates the state of a chat bot that was read from JSON, and returns it.
 *
 * @throws PinakesError `invalid_value` with the path of the invalid value and what is expected there
 */
export function checkChatState(json: unknown): ChatState {
	const problem = STATE.problemIn(json);
	if (problem !== undefined) throw new PinakesError('invalid_value', `state${problem || `: ${STATE.expected}`}.`);
	return json as ChatState;
}
