import type { Answer } from './ask.ts';
import type { GoldenQuery } from './golden.ts';
import { type FoundId, isAmong } from './known-ids.ts';

/** Returns why a golden query cannot be judged; undefined if it can. */
export function problemOf({ lookUp, fields, expected, forbidden, json }: GoldenQuery): string | undefined {
	const name = lookUp === 'match' ? 'goal' : 'query';
	const text = fields[name];
	const shown = name === 'query' && json.query === undefined ? 'question' : name;
	const needsText = lookUp === 'search' || ['tags', 'keywords'].every((list) => fields[list] === undefined);
	if (needsText && (typeof text !== 'string' || text.trim() === '')) {
		return `${shown} must be a text that is not empty, got ${text === undefined ? 'nothing' : JSON.stringify(text)}`;
	}
	if (expected !== undefined || forbidden.length > 0) return undefined;
	return 'expected is missing: list the ids that are right, or [] where a refusal is right';
}

export type Verdict = 'right' | 'rightly_refused' | (typeof FAILURES)[number];

/** Verdicts that are failures, worst first. */
const FAILURES = ['wrongly_answered', 'wrong', 'wrongly_refused', 'not_first'] as const;

/** Maximum rank of a right answer. */
const MAX_SHOWN = 3;

export type Judged = ReturnType<typeof judge>;

/** Whether a question has a right answer. Others should be refused, or have forbidden answers. */
export function isAnswerable({ expected = [] }: GoldenQuery): boolean {
	return expected.length > 0;
}

export function judge(question: GoldenQuery, answer: Answer) {
	return {
		question,
		answer,
		verdict: isAnswerable(question) ? verdictOfAnswerable(question, answer) : verdictOfOther(question, answer),
		isBestRight: isRight(question, answer.shown[0] ?? answer.near[0]),
	};
}

function verdictOfAnswerable({ expected = [] }: GoldenQuery, { shown }: Answer): Verdict {
	if (shown.length === 0) return 'wrongly_refused';
	const rank = shown.slice(0, MAX_SHOWN).findIndex((candidate) => isAmong(candidate, expected));
	return rank === 0 ? 'right' : rank > 0 ? 'not_first' : 'wrong';
}

/** Judges a question that should be refused, or that has forbidden answers. */
function verdictOfOther({ expected, forbidden }: GoldenQuery, { shown }: Answer): Verdict {
	if (shown.length === 0) return 'rightly_refused';
	if (expected !== undefined) return 'wrongly_answered';
	return shown.some((candidate) => isAmong(candidate, forbidden)) ? 'wrongly_answered' : 'right';
}

export function failuresOf(judged: readonly Judged[]): Judged[] {
	return FAILURES.flatMap((failure) => judged.filter(({ verdict }) => verdict === failure));
}

/** Whether the best candidate is right, even if it was refused; null if the right ones are unknown. */
function isRight({ expected, forbidden }: GoldenQuery, best: FoundId | undefined): boolean | null {
	if (best === undefined || isAmong(best, forbidden)) return false;
	return expected === undefined ? null : isAmong(best, expected);
}
