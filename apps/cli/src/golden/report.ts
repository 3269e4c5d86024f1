import { UsageError } from '@pinakes/command-line/definition';
import { auroc, calibrationError, reliabilityBins } from '@pinakes/indexer/internal/statistics';
import { groupBy, own } from '@pinakes/query/internal';
import { codeCell, counted, markdownTable, type Output, percent, printable, problemList } from '../base/output.ts';
import { type Golden, type GoldenQuery, idsText, queryText } from './golden.ts';
import { failuresOf, isAnswerable, type Judged, type Verdict } from './judge.ts';
import type { FoundId } from './known-ids.ts';

const BINS = 10;

type Share = ReturnType<typeof share>;
type Summary = ReturnType<typeof summaryOf>;

/** Counts verdicts. What is wrongly answered is counted among the questions that should be refused, or have forbidden answers. */
export function summaryOf(judged: readonly Judged[]) {
	const count = (...verdicts: readonly Verdict[]): number =>
		judged.filter(({ verdict }) => verdicts.includes(verdict)).length;
	const answerable = judged.filter(({ question }) => isAnswerable(question));
	const right = answerable.filter(({ verdict }) => verdict === 'right').length;
	const refused = count('wrongly_refused');
	const answered = answerable.length - refused;
	return {
		questions: judged.length,
		answered: share(answered, answerable.length),
		right_first: share(right, answerable.length),
		right_within_three: share(right + count('not_first'), answerable.length),
		wrongly_refused: share(refused, answerable.length),
		right_first_of_answered: share(right, answered),
		wrongly_answered: share(count('wrongly_answered'), judged.length - answerable.length),
	};
}

/** Compares probability with correctness: of the first answer for the AUROC, of the best candidate for the calibration error. */
export function reliabilityOf(judged: readonly Judged[]) {
	// Questions without right answers are left out.
	const known = judged.filter(({ isBestRight }) => isBestRight !== null);
	const probabilities = (isFirst: boolean): number[] =>
		known
			.filter(({ question, verdict }) => (isAnswerable(question) && verdict === 'right') === isFirst)
			.map(({ answer }) => answer.probability);
	const bins = reliabilityBins(
		known.map(({ answer, isBestRight }) => ({ probability: answer.probability, isRight: isBestRight === true })),
		BINS,
	);
	return { auroc: auroc(probabilities(true), probabilities(false)), calibration_error: calibrationError(bins), bins };
}

/** Returns summaries by the value of a field of the golden lines, sorted by value. */
export function summariesBy(judged: readonly Judged[], field: string): Map<string, Summary> {
	const groups = groupBy(judged, ({ question }) => {
		const value = own(question.json, field) ?? null;
		return typeof value === 'string' ? value : JSON.stringify(value);
	});
	const sorted = [...groups].sort(([a], [b]) => (a < b ? -1 : 1));
	return new Map(sorted.map(([name, group]) => [name, summaryOf(group)]));
}

/** Returns a count, the total, and the share from 0 to 1; null for a total of 0. */
function share(count: number, of: number) {
	return { count, of, share: of === 0 ? null : count / of };
}

/**
 * Parses a share such as `0.58` or `58%`.
 *
 * @throws UsageError for other text
 */
export function parseShare(flag: string, text: string | undefined): number | undefined {
	if (text === undefined) return undefined;
	const match = /^(\d+(?:\.\d+)?|\.\d+)(%?)$/.exec(text.trim());
	const value = match === null ? Number.NaN : Number(match[1]) / (match[2] === '%' ? 100 : 1);
	if (value >= 0 && value <= 1) return value;
	throw new UsageError(`--${flag} must be a share from 0 to 1, such as 0.58, or 0% to 100%, such as 58%, not ${text}.`);
}

/**
 * Compares a summary with the targets, which are not given where undefined. Each is returned with what was measured.
 *
 * @param minRight minimum share, 0 to 1, of questions with a right answer whose first answer must be right
 * @param maxWrong maximum share of questions to refuse that may be answered
 * @throws UsageError if a target is set that no question measures, as such a check could never fail
 */
function checkTargets(minRight: number | undefined, maxWrong: number | undefined, summary: Summary) {
	const check = (target: 'min_right' | 'max_wrong', limit: number | undefined, { share }: Share, what: string) => {
		if (limit === undefined) return [];
		const flag = target.replace('_', '-');
		if (share === null) throw new UsageError(`--${flag} cannot be checked: no golden line has a question ${what}.`);
		return [{ target, limit, measured: share, met: target === 'min_right' ? share >= limit : share <= limit }];
	};
	return [
		...check('min_right', minRight, summary.right_first, 'with a right answer: list its ids in "accept"'),
		...check('max_wrong', maxWrong, summary.wrongly_answered, 'to refuse: give it "accept": []'),
	];
}

/**
 * Returns the results of an evaluation, without the lines that could not be asked.
 *
 * @param by the field by whose values there are summaries too
 * @throws UsageError as `checkTargets`
 */
export function resultsOf(
	judged: readonly Judged[],
	by: string | undefined,
	minRight: number | undefined,
	maxWrong: number | undefined,
) {
	const summary = summaryOf(judged);
	return {
		summary,
		reliability: reliabilityOf(judged),
		groups: by === undefined ? undefined : summariesBy(judged, by),
		failures: failuresOf(judged),
		checks: checkTargets(minRight, maxWrong, summary),
	};
}

type Evaluation = ReturnType<typeof resultsOf> & Pick<Golden, 'problems' | 'warnings'>;

export function jsonOf({ summary, reliability, groups, failures, checks, problems, warnings }: Evaluation) {
	return {
		summary,
		reliability,
		...(groups === undefined ? {} : { groups: Object.fromEntries(groups) }),
		checks,
		failures: failures.map(({ question, answer, verdict }) => {
			const { file, line, id, lookUp, fields, expected: accept = null, forbidden } = question;
			const { probability, refusal } = answer;
			const asked = { file, line, id, look_up: lookUp, query: fields, accept, forbidden };
			const ids = { shown: answer.shown.map(({ id }) => id), nearest: answer.near.map(({ id }) => id) };
			return { ...asked, verdict, probability, refusal, ...ids };
		}),
		problems,
		warnings,
	};
}

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

function countRows(summary: Summary): [name: string, counted: Share, share: string][] {
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

function showReliability({ bins, auroc, calibration_error }: ReturnType<typeof reliabilityOf>, output: Output): void {
	output.data(`\n${'AUROC of probability'.padEnd(32)}${decimal(auroc)}  right first against everything else`);
	output.data(`${'expected calibration error'.padEnd(32)}${decimal(calibration_error)}  over ${bins.length} bins\n`);
	output.data('probability   questions    mean    right');
	for (const { from, to, count, probability, right } of bins.filter((bin) => bin.count > 0)) {
		const range = `${from.toFixed(1)} to ${to.toFixed(1)}`;
		const means = [probability, right].map((value) => (value === null ? '-' : value.toFixed(2)).padStart(8));
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

function answerText({ answer: { refusal, probability, shown, near } }: Judged): string {
	const found = (candidates: readonly FoundId[]): string =>
		`${idsText(candidates.map(({ id }) => id))}, probability ${probability.toFixed(2)}`;
	if (refusal === null) return `first:   ${found(shown)}`;
	const nearest = near.length === 0 ? '' : `; nearest: ${found(near)}`;
	return `refused: ${refusal.category}: ${refusal.reason}${nearest}`;
}

function expectedText({ expected, forbidden }: GoldenQuery): string {
	if (expected === undefined) return `wrong:   ${idsText(forbidden)}`;
	return `right:   ${idsText(expected) || 'a refusal'}`;
}

function decimal(value: number | null): string {
	return value === null ? '    -' : value.toFixed(3);
}

/** Returns the evaluation as markdown, for a pull request comment or a job summary. */
export function markdownOf({ summary, reliability, failures, checks, problems }: Evaluation): string {
	const counts = countRows(summary).map(([name, { count, of }, share]) => [name, `${count} of ${of}`, share]);
	const { auroc, calibration_error } = reliability;
	const missed = checks.filter(({ met }) => !met).map(({ target }) => `\`${target}\``);
	const parts = [
		`### Golden queries\n\n${markdownTable(['', 'questions', 'share'], counts)}`,
		`AUROC of probability ${decimal(auroc)}, expected calibration error ${decimal(calibration_error)}.\n`,
		...(missed.length === 0 ? [] : [`**Missed:** ${missed.join(', ')}\n`]),
		...(failures.length === 0 ? [] : [failureTable(failures)]),
		...problemList(problems),
	];
	return parts.join('\n');
}

function failureTable(failures: readonly Judged[]): string {
	const rows = failures.map((failure) => {
		const { question, verdict } = failure;
		const line = `${question.file}:${question.line}`;
		const cells = [queryText(question), answerText(failure), expectedText(question), line];
		return [verdict.replace('_', ' '), ...cells.map(codeCell)];
	});
	return markdownTable(['', 'question', 'answer', 'right', 'line'], rows);
}
