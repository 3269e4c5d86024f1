import { type Index, type MatchQuery, matchUnits } from '@pinakes/query';
import type { KnowledgeOptions } from '@pinakes/query/search';
import { askLine } from '../base/queries.ts';
import {
	type FoundId,
	foundIdOf,
	type GoldenFile,
	type GoldenProblem,
	type GoldenQuery,
	isAmong,
	type KnownIds,
	type LookUp,
	queryText,
	TO_FILL_IN,
	unknownId,
} from './golden.ts';

/** The look-ups whose answers have a probability. */
type EvaluatedLookUp = Extract<LookUp, 'match' | 'search'>;

/** Fields of a query by look-up; others are not read. */
const FIELDS: Readonly<Record<EvaluatedLookUp, readonly string[]>> = {
	match: ['goal', 'tags', 'keywords', 'ide', 'env', 'constraints'],
	search: ['query', 'scope', 'category', 'tag', 'tags', 'confidence', 'today'],
};

const TEXT_FIELDS: Readonly<Record<EvaluatedLookUp, string>> = { match: 'goal', search: 'query' };

/** Fields of a golden line that are not passed to the look-up. */
const GOLDEN_FIELDS = ['id', 'look_up', 'question', 'accept', 'expected', 'forbidden'];

/** A golden query that can be evaluated. */
export interface Question extends Omit<GoldenQuery, 'expected' | 'lookUp'> {
	readonly lookUp: EvaluatedLookUp;
	/** Right answers: ids of units, or paths and `path#heading`. Null if there is only `forbidden`. */
	readonly accept: readonly string[] | null;
}

interface Questions {
	readonly questions: readonly Question[];
	readonly problems: readonly GoldenProblem[];
	readonly warnings: readonly GoldenProblem[];
	/** Number of lines by unknown field. */
	readonly unreadFields: ReadonlyMap<string, number>;
}

/** Checks that golden queries can be evaluated, and resolves names of units to ids. */
export function questionsOf(files: readonly GoldenFile[], known: KnownIds): Questions {
	const questions: Question[] = [];
	const problems = files.flatMap((file) => file.problems);
	const warnings: GoldenProblem[] = [];
	const unreadFields = new Map<string, number>();
	const isTemplate = (query: GoldenQuery): boolean => queryText(query).startsWith(TO_FILL_IN);
	for (const { queries } of files) {
		const [first, ...others] = queries.filter(isTemplate);
		if (first === undefined) continue;
		const lines = others.length === 0 ? 'this line is' : `${others.length + 1} lines from here on are`;
		const message = `${lines} a template still, and not counted: write a question in place of "${TO_FILL_IN}: …"`;
		warnings.push({ file: first.file, line: first.line, message });
	}
	for (const query of files.flatMap(({ queries }) => queries)) {
		const { file, line, lookUp } = query;
		if (isTemplate(query)) continue;
		const message = problemOf(query);
		if (message !== undefined) problems.push({ file, line, message });
		if (message !== undefined || !isEvaluated(lookUp)) continue;
		const warn = (text: string): void => void warnings.push({ file, line, message: text });
		questions.push(questionOf({ ...query, lookUp }, known, warn));
		for (const name of unreadFieldsOf(query.json, FIELDS[lookUp])) {
			unreadFields.set(name, (unreadFields.get(name) ?? 0) + 1);
		}
	}
	return { questions, problems, warnings, unreadFields };
}

function questionOf(
	query: GoldenQuery & { readonly lookUp: EvaluatedLookUp },
	known: KnownIds,
	warn: (message: string) => void,
): Question {
	const { lookUp, expected, forbidden } = query;
	const resolve = (ids: readonly string[], field: string): string[] =>
		ids.flatMap((id) => {
			const resolved = resolveId(lookUp, id, known);
			if (resolved.length > 0) return resolved;
			warn(unknownId(field, id, nearestId(lookUp, id, known)));
			return [id];
		});
	const fields = Object.entries(query.fields).filter(([name]) => FIELDS[lookUp].includes(name));
	return {
		...query,
		fields: Object.fromEntries(fields),
		accept: expected === undefined ? null : resolve(expected, query.json.accept === undefined ? 'expected' : 'accept'),
		forbidden: resolve(forbidden, 'forbidden'),
	};
}

function unreadFieldsOf(json: GoldenQuery['json'], read: readonly string[]): string[] {
	if ('should_trigger' in json) return [];
	return Object.keys(json).filter((name) => !read.includes(name) && !GOLDEN_FIELDS.includes(name));
}

function isEvaluated(lookUp: LookUp): lookUp is EvaluatedLookUp {
	return lookUp === 'match' || lookUp === 'search';
}

function problemOf({ lookUp, fields, expected, forbidden, json }: GoldenQuery): string | undefined {
	if (!isEvaluated(lookUp)) {
		return `look_up is ${lookUp}, whose answers have no probability: give a goal or a query, or use pinakes diff`;
	}
	if (json.goal !== undefined && lookUp === 'search') return 'goal and question are both given: give one of them';
	const name = TEXT_FIELDS[lookUp];
	const text = fields[name];
	const shown = name === 'query' && json.query === undefined ? 'question' : name;
	const needsText = lookUp === 'search' || ['tags', 'keywords'].every((list) => fields[list] === undefined);
	if (needsText && (typeof text !== 'string' || text.trim() === '')) {
		return `${shown} must be a text that is not empty, got ${text === undefined ? 'nothing' : JSON.stringify(text)}`;
	}
	if (expected !== undefined || forbidden.length > 0) return undefined;
	return 'expected is missing: list the ids that are right, or [] where a refusal is right';
}

/** Returns the ids that an id of a golden line stands for; an empty list if the index has none. */
function resolveId(lookUp: EvaluatedLookUp, id: string, known: KnownIds): readonly string[] {
	if (known.isKnown(lookUp, id)) return [id];
	return lookUp === 'match' ? known.skillsNamed(id) : [];
}

function nearestId(lookUp: EvaluatedLookUp, id: string, known: KnownIds): string | undefined {
	return known.nearest(lookUp, id) ?? (lookUp === 'match' ? known.nearestSkill(id) : undefined);
}

/** A unit or document that a look-up returned. */
export interface Candidate extends FoundId {
	readonly score: number;
}

/** The answer to a question, or the refusal. */
export interface Answer {
	/** Results, best first; empty for a refusal. */
	readonly shown: readonly Candidate[];
	/** Nearest candidates of a refusal, best first. */
	readonly near: readonly Candidate[];
	/** Probability, 0 to 1, that the best candidate is right. */
	readonly probability: number;
	readonly refusal: { readonly category: string; readonly reason: string } | null;
}

/** Answers a question from an index. `options` are those of `search`. */
export async function answerOf(index: Index, question: Question, options: KnowledgeOptions): Promise<Answer> {
	return question.lookUp === 'match' ? matchOf(index, question.fields) : searchOf(index, question.fields, options);
}

async function matchOf(index: Index, fields: Question['fields']): Promise<Answer> {
	const result = await matchUnits(index, fields as MatchQuery);
	const near = result.rejection_category === null ? [] : result.nearest_candidates.map(unitCandidate);
	const shown = result.matches.map(unitCandidate);
	const refusal =
		result.rejection_category === null
			? null
			: { category: result.rejection_category, reason: result.rejection_reason };
	return { shown, near, probability: probabilityOf(result, shown[0] ?? near[0]), refusal };
}

function unitCandidate({ unit_id, score }: { readonly unit_id: string; readonly score: number }): Candidate {
	return { id: unit_id, sections: [], score };
}

async function searchOf(index: Index, fields: Question['fields'], options: KnowledgeOptions): Promise<Answer> {
	const result = await askLine(index, fields, options);
	const candidates = result.results.map((one): Candidate => ({ ...foundIdOf(one), score: one.score }));
	const probability = probabilityOf(result, candidates[0]);
	const category = result.rejection_category;
	if (category === null) return { shown: candidates, near: [], probability, refusal: null };
	return { shown: [], near: candidates, probability, refusal: { category, reason: result.notes.join(' ') } };
}

/** Returns the probability of a result. Queries by tags have none; their best score is used. */
function probabilityOf(result: object, best: Candidate | undefined): number {
	const probability =
		'probability' in result && typeof result.probability === 'number' ? result.probability : undefined;
	return probability ?? Math.max(0, Math.min(1, best?.score ?? 0));
}

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
