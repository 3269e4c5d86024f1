import { type GoldenProblem, idsText, queryText } from '../golden/golden-query.ts';
import { counted, type Output, percent, printable } from '../output.ts';
import type { Candidate } from './answer.ts';
import { isAnswerable, type Judged, type Verdict } from './judge.ts';
import type { Question } from './questions.ts';
import type { Reliability, Share, Summary } from './summary.ts';
import type { Check } from './targets.ts';

/** The results of an evaluation. */
export interface Evaluation {
	readonly summary: Summary;
	readonly reliability: Reliability;
	/** Summaries by the values of a field; undefined if no field was given. */
	readonly groups: ReadonlyMap<string, Summary> | undefined;
	readonly failures: readonly Judged[];
	readonly checks: readonly Check[];
	readonly problems: readonly GoldenProblem[];
	readonly warnings: readonly GoldenProblem[];
}

export function jsonOf({ summary, reliability, groups, failures, checks, problems, warnings }: Evaluation) {
	return {
		summary,
		reliability,
		...(groups === undefined ? {} : { groups: Object.fromEntries(groups) }),
		checks,
		failures: failures.map(({ question, answer, verdict }) => {
			const { file, line, id, lookUp, fields, accept, forbidden } = question;
			const { confidence, refusal } = answer;
			const ids = { shown: answer.shown.map(idOf), nearest: answer.near.map(idOf) };
			return {
				file,
				line,
				id,
				look_up: lookUp,
				query: fields,
				accept,
				forbidden,
				verdict,
				confidence,
				refusal,
				...ids,
			};
		}),
		problems,
		warnings,
	};
}

/** Prints the evaluation. */
export function showText(evaluation: Evaluation, output: Output): void {
	const { summary, reliability, groups, failures, checks } = evaluation;
	showSummary(summary, output);
	if (groups !== undefined) showGroups(groups, output);
	if (failures.length > 0) output.data(`\n${output.style('bold', counted(failures.length, 'failure'))}`);
	for (const failure of failures) showFailure(failure, output);
	showReliability(reliability, output);
	if (checks.length > 0) output.data('');
	for (const { target, limit, measured, met } of checks) {
		const rule = target === 'min_right' ? 'right first, at least' : 'wrongly answered, at most';
		const verdict = met ? output.style('green', 'met') : output.style('red', 'failed');
		output.data(`${verdict}: ${rule} ${percent(limit)}; measured ${percent(measured)}`);
	}
}

const ROWS = [
	['answered', 'answered'],
	['right first', 'right_first'],
	['right within three', 'right_within_three'],
	['wrongly refused', 'wrongly_refused'],
	['right first, of those answered', 'right_first_of_answered'],
	['wrongly answered', 'wrongly_answered'],
] as const satisfies readonly (readonly [string, keyof Summary])[];

/** Returns counts with names and percentages, in printing order. */
export function countRows(summary: Summary): [name: string, counted: Share, share: string][] {
	return ROWS.map(([name, field]) => [name, summary[field], percent(summary[field].share)]);
}

function showSummary(summary: Summary, output: Output): void {
	const { questions, answered, wrongly_answered } = summary;
	output.data(`${counted(questions, 'question')}: ${answered.of} to answer, ${wrongly_answered.of} to refuse\n`);
	for (const [name, { count, of }, share] of countRows(summary)) {
		output.data(`${name.padEnd(32)}${String(count).padStart(5)} of ${String(of).padStart(5)}  ${share.padStart(7)}`);
	}
}

function showGroups(groups: ReadonlyMap<string, Summary>, output: Output): void {
	const columns = ['questions', 'answered', 'right first', 'within three', 'wrongly answered'];
	const width = Math.max(8, ...[...groups.keys()].map((name) => printable(name).length)) + 2;
	output.data(`\n${''.padEnd(width)}${columns.map((name) => name.padStart(18)).join('')}`);
	for (const [name, { questions, ...summary }] of groups) {
		const shares = [summary.answered, summary.right_first, summary.right_within_three, summary.wrongly_answered];
		const cells = [String(questions), ...shares.map(({ share }) => percent(share))];
		output.data(`${printable(name).padEnd(width)}${cells.map((cell) => cell.padStart(18)).join('')}`);
	}
}

function showReliability({ bins, ...values }: Reliability, output: Output): void {
	const { auroc, auroc_of_candidates, auroc_of_answerable, calibration_error } = values;
	output.data(`\n${'AUROC of confidence'.padEnd(32)}${decimal(auroc)}  right first against everything else`);
	output.data(
		`${''.padEnd(32)}${decimal(auroc_of_candidates)}  the same, with candidates held back by a refusal judged too`,
	);
	output.data(`${''.padEnd(32)}${decimal(auroc_of_answerable)}  questions to answer against questions to refuse`);
	output.data(`${'expected calibration error'.padEnd(32)}${decimal(calibration_error)}  over ${bins.length} bins\n`);
	output.data('confidence    questions    mean    right');
	for (const { from, to, count, confidence, right } of bins.filter((bin) => bin.count > 0)) {
		const range = `${from.toFixed(1)} to ${to.toFixed(1)}`;
		const means = [confidence, right].map((value) => (value === null ? '-' : value.toFixed(2)).padStart(8));
		output.data(`${range.padEnd(12)}${String(count).padStart(11)}${means.join(' ')}`);
	}
}

const STYLES: Partial<Record<Verdict, 'red' | 'yellow'>> = { not_first: 'yellow', wrongly_refused: 'yellow' };

function showFailure(failure: Judged, output: Output): void {
	const { question, verdict } = failure;
	const mark = output.style(STYLES[verdict] ?? 'red', verdict.replace('_', ' ').padEnd(16));
	output.data(`${mark}  ${printable(`${question.file}:${question.line}: ${queryText(question)}`)}`);
	output.data(printable(`      ${answerText(failure)}`));
	output.data(printable(`      ${expectedText(question)}`));
}

/** Describes the first answer with its confidence, or the refusal. */
export function answerText({ answer: { refusal, confidence, shown, near } }: Judged): string {
	const found = (candidates: readonly Candidate[]): string =>
		`${idsText(candidates.map(idOf))}, confidence ${confidence.toFixed(2)}`;
	if (refusal === null) return `first:   ${found(shown)}`;
	const nearest = near.length === 0 ? '' : `; nearest: ${found(near)}`;
	return `refused: ${refusal.category}: ${refusal.reason}${nearest}`;
}

/** Describes the right answer. */
export function expectedText(question: Question): string {
	if (question.accept === null) return `wrong:   ${idsText(question.forbidden)}`;
	return `right:   ${isAnswerable(question) ? idsText(question.accept) : 'a refusal'}`;
}

function idOf({ id }: Candidate): string {
	return id;
}

/** Formats a number with three decimals; a dash for null. */
export function decimal(value: number | null): string {
	return value === null ? '    -' : value.toFixed(3);
}
