import { queryText } from '../golden/golden-query.ts';
import { codeCell, markdownTable, problemList } from '../markdown.ts';
import type { Judged } from './judge.ts';
import { answerText, countRows, decimal, type Evaluation, expectedText } from './report.ts';

/** Returns the evaluation as markdown, for a pull request comment or a job summary. */
export function markdownOf({ summary, reliability, failures, checks, problems }: Evaluation): string {
	const counts = countRows(summary).map(([name, { count, of }, share]) => [name, `${count} of ${of}`, share]);
	const { auroc, calibration_error } = reliability;
	const missed = checks.filter(({ met }) => !met).map(({ target }) => `\`${target}\``);
	const parts = [
		`### Golden queries\n\n${markdownTable(['', 'questions', 'share'], counts)}`,
		`AUROC of confidence ${decimal(auroc)}, expected calibration error ${decimal(calibration_error)}.\n`,
		...(missed.length === 0 ? [] : [`**Missed:** ${missed.join(', ')}\n`]),
		...(failures.length === 0 ? [] : [failureTable(failures)]),
		...problemList(problems),
	];
	return parts.join('\n');
}

function failureTable(failures: readonly Judged[]): string {
	const rows = failures.map((failure) => {
		const { question, verdict } = failure;
		const cells = [
			queryText(question),
			answerText(failure),
			expectedText(question),
			`${question.file}:${question.line}`,
		];
		return [verdict.replace('_', ' '), ...cells.map(codeCell)];
	});
	return markdownTable(['', 'question', 'answer', 'right', 'line'], rows);
}
