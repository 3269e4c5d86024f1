import { wordsOf } from '../golden/golden-query.ts';
import { codeCell, markdownTable } from '../markdown.ts';
import type { Judged } from './judge.ts';
import { answerText, countRows, decimal, type Evaluation, rightText } from './report.ts';

/** Rows of the table of failures at most: a comment has a limit of 65,536 characters. */
const MAX_ROWS = 50;

/** The evaluation as markdown, for a comment on a pull request or the summary of a job. */
export function markdownOf({ summary, reliability, failures, checks, problems }: Evaluation): string {
	const counts = countRows(summary).map(([name, { count, of }, share]) => [name, `${count} of ${of}`, share]);
	const { auroc, calibration_error } = reliability;
	const missed = checks.filter(({ met }) => !met).map(({ target }) => `\`${target}\``);
	const parts = [
		`### Golden questions\n\n${markdownTable(['', 'questions', 'share'], counts)}`,
		`AUROC of confidence ${decimal(auroc)}, expected calibration error ${decimal(calibration_error)}.\n`,
		...(missed.length === 0 ? [] : [`**Missed:** ${missed.join(', ')}\n`]),
		...(failures.length === 0 ? [] : [failureTable(failures)]),
		...problems.slice(0, MAX_ROWS).map(({ file, line, message }) => `- ${codeCell(`${file}:${line}: ${message}`)}\n`),
	];
	return parts.join('\n');
}

function failureTable(failures: readonly Judged[]): string {
	const rows = failures.slice(0, MAX_ROWS).map((failure) => {
		const { question, verdict } = failure;
		const cells = [wordsOf(question), answerText(failure), rightText(question), `${question.file}:${question.line}`];
		return [verdict.replace('_', ' '), ...cells.map(codeCell)];
	});
	const rest = failures.length > MAX_ROWS ? `\n${failures.length - MAX_ROWS} more are not shown.\n` : '';
	return `${markdownTable(['', 'question', 'answer', 'right', 'line'], rows)}${rest}`;
}
