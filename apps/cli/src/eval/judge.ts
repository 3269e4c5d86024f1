import { isAmong } from '../golden/known-ids.ts';
import type { Answer, Candidate } from './answer.ts';
import type { Question } from './questions.ts';

/** The verdict about an answer. */
export type Verdict = 'right' | 'rightly_refused' | Failure;
type Failure = (typeof FAILURES)[number];

/** Verdicts that are failures, worst first. */
const FAILURES = ['wrongly_answered', 'wrong', 'wrongly_refused', 'not_first'] as const;

/** Maximum rank of a right answer. */
const MAX_SHOWN = 3;

export interface Judged {
	readonly question: Question;
	readonly answer: Answer;
	readonly verdict: Verdict;
	/** Whether the best candidate is right, even if it was refused; null if the question has no right answers. */
	readonly isBestRight: boolean | null;
}

/** Whether a question has a right answer. Others should be refused, or have forbidden answers. */
export function isAnswerable({ accept }: Question): boolean {
	return accept !== null && accept.length > 0;
}

export function judge(question: Question, answer: Answer): Judged {
	return {
		question,
		answer,
		verdict: isAnswerable(question) ? verdictOfAnswerable(question, answer) : verdictOfOther(question, answer),
		isBestRight: isRight(question, answer.shown[0] ?? answer.near[0]),
	};
}

function verdictOfAnswerable({ accept }: Question, { shown, refusal }: Answer): Verdict {
	if (refusal !== null || shown.length === 0) return 'wrongly_refused';
	const rank = shown.slice(0, MAX_SHOWN).findIndex((candidate) => isAmong(candidate, accept ?? []));
	return rank === 0 ? 'right' : rank > 0 ? 'not_first' : 'wrong';
}

/** Judges a question that should be refused, or that has forbidden answers. */
function verdictOfOther({ accept, forbidden }: Question, { shown, refusal }: Answer): Verdict {
	if (refusal !== null || shown.length === 0) return 'rightly_refused';
	if (accept !== null) return 'wrongly_answered';
	return shown.some((candidate) => isAmong(candidate, forbidden)) ? 'wrongly_answered' : 'right';
}

/** Returns the failures, worst first. */
export function failuresOf(judged: readonly Judged[]): Judged[] {
	return FAILURES.flatMap((failure) => judged.filter(({ verdict }) => verdict === failure));
}

function isRight({ accept, forbidden }: Question, best: Candidate | undefined): boolean | null {
	if (best === undefined || isAmong(best, forbidden)) return false;
	return accept === null ? null : isAmong(best, accept);
}
