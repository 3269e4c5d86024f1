import { nearestName, PinakesError } from '@pinakes/query';
import { isRecord } from '@pinakes/query/format/json';
import type { ChatState } from './chat-slices.ts';
import { problemOf } from './memory/check.ts';

/** What a value must be: the words for it, and a check that gives the path of what is wrong, '' for the value itself. */
interface Form {
	readonly words: string;
	wrongAt(value: unknown): string | undefined;
}

function form(words: string, isGood: (value: unknown) => boolean): Form {
	return { words, wrongAt: (value) => (isGood(value) ? undefined : '') };
}

const TEXT = form('a text', (value) => typeof value === 'string');
const NUMBER = form('a number', (value) => Number.isFinite(value));
const FLAG = form('true or false', (value) => typeof value === 'boolean');
const TEXTS = form(
	'a text or a list of texts',
	(value) => typeof value === 'string' || (Array.isArray(value) && value.every((each) => typeof each === 'string')),
);
const TIME = form('ticks of the day or words', (value) => typeof value === 'string' || Number.isFinite(value));

/** A list of one form each. */
function listOf(each: Form): Form {
	return {
		words: 'a list',
		wrongAt(value) {
			if (!Array.isArray(value)) return '';
			for (const [i, item] of value.entries()) {
				const wrong = each.wrongAt(item);
				if (wrong !== undefined) return `[${i}]${wrong || `: ${each.words}`}`;
			}
			return undefined;
		},
	};
}

/** An object of these fields and no others; those that are named must be there. */
function objectOf(fields: Readonly<Record<string, Form>>, needed: readonly string[] = []): Form {
	const known = new Map(Object.entries(fields));
	const names = [...known.keys()];
	return tableOf((name) => known.get(name) ?? unknownField(name, names), `an object of ${names.join(', ')}`, needed);
}

/**
 * An object whose names are anyone's.
 *
 * @param formOf returns what a field must be, or what is wrong with its name
 */
function tableOf(formOf: (name: string) => Form | string, words = 'an object', needed: readonly string[] = []): Form {
	return {
		words,
		wrongAt(value) {
			if (!isRecord(value)) return '';
			for (const name of needed) if (!Object.hasOwn(value, name)) return `: ${name} is missing`;
			for (const [name, part] of Object.entries(value)) {
				const field = formOf(name);
				if (typeof field === 'string') return field;
				const wrong = field.wrongAt(part);
				if (wrong !== undefined) return `.${name}${wrong || `: ${field.words}`}`;
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

const MEMORY: Form = {
	words: 'a memory',
	wrongAt(value) {
		const problem = problemOf(value);
		if (problem !== undefined) return `: it ${problem}`;
		return (value as { id?: string }).id === undefined ? ': id is missing' : undefined;
	},
};

const THINGS = listOf(objectOf({ name: TEXT, count: NUMBER, distance: NUMBER }, ['name']));
const SNAPSHOT = objectOf({
	...{ task: TEXT, position: objectOf({ x: NUMBER, y: NUMBER, z: NUMBER }, ['x', 'y', 'z']), dimension: TEXT },
	...{ time: TIME, health: NUMBER, hunger: NUMBER, nearbyPlayers: THINGS, weather: TEXT, biome: TEXT, held: TEXT },
	...{ inventory: THINGS, blocks: THINGS, drops: THINGS, entities: THINGS },
});
const ROLE = form('"user" or "assistant"', (value) => value === 'user' || value === 'assistant');
const OVERRIDE = objectOf({ include: FLAG, budgetTokens: NUMBER, maxChars: NUMBER });

const STATE = objectOf(
	{
		...{ rules: TEXT, task: TEXT, events: TEXTS, snapshot: SNAPSHOT, affordances: TEXTS },
		dialogue: listOf(objectOf({ speaker: TEXT, text: TEXT, role: ROLE }, ['speaker', 'text'])),
		memories: listOf(MEMORY),
		ai: objectOf({ context: tableOf(() => OVERRIDE) }),
	},
	['rules'],
);

/**
 * Checks the state of a chat bot as JSON, such as a file's: without functions and stores.
 *
 * @throws PinakesError `invalid_value` that names the path and what should stand there
 */
export function checkChatState(json: unknown): ChatState {
	const wrong = STATE.wrongAt(json);
	if (wrong !== undefined) throw new PinakesError('invalid_value', `state${wrong || `: ${STATE.words}`}.`);
	return json as ChatState;
}
