import { type GoldenProblem, idsText, queryText } from '../golden/golden-query.ts';
import { codeCell, markdownTable, problemList } from '../markdown.ts';
import { type Output, printable } from '../output.ts';
import { type Comparison, type Ranked, VERDICTS, type Verdict } from './compare.ts';

type Summary = { readonly queries: number } & Readonly<Record<Verdict, number>> & { readonly problems: number };

/** Counts queries by verdict. */
function summarize(comparisons: readonly Comparison[], problems: readonly GoldenProblem[]): Summary {
	const count = (wanted: Verdict): number => comparisons.filter(({ verdict }) => verdict === wanted).length;
	const counts = Object.fromEntries(VERDICTS.map((verdict) => [verdict, count(verdict)])) as Record<Verdict, number>;
	return { queries: comparisons.length, ...counts, problems: problems.length };
}

/** Returns the queries whose answers differ, worst verdicts first. */
function changedOf(comparisons: readonly Comparison[]): Comparison[] {
	return VERDICTS.filter((verdict) => verdict !== 'same').flatMap((wanted) =>
		comparisons.filter(({ verdict }) => verdict === wanted),
	);
}

export function jsonOf(comparisons: readonly Comparison[], problems: readonly GoldenProblem[]) {
	return {
		summary: summarize(comparisons, problems),
		queries: changedOf(comparisons).map(({ query, verdict, changes, before, after }) => {
			const { file, line, id, lookUp, fields, expected, forbidden } = query;
			const sides = { before: sideOf(before), after: sideOf(after) };
			return { file, line, id, look_up: lookUp, query: fields, expected, forbidden, verdict, changes, ...sides };
		}),
		problems,
	};
}

function sideOf({ ids, rank, refusal }: Ranked) {
	return { ids, rank, refusal };
}

const STYLES = { regressed: 'red', changed: 'yellow', improved: 'green', same: 'dim' } as const;

/** Prints the comparisons. */
export function showText(comparisons: readonly Comparison[], problems: readonly GoldenProblem[], output: Output): void {
	for (const comparison of changedOf(comparisons)) {
		const { query, verdict, changes } = comparison;
		const location = printable(`${query.file}:${query.line}`);
		output.data(`${output.style(STYLES[verdict], verdict.padEnd(9))}  ${location}: ${printable(asked(comparison))}`);
		const [old, now] = answerTexts(comparison);
		output.data(`      before: ${printable(old)}`);
		output.data(`      after:  ${printable(now)}`);
		if (query.expected !== undefined) output.data(`      right:  ${printable(idsText(query.expected) || 'a refusal')}`);
		if (changes.join() === 'answer') output.data('      the text of the answer is another');
	}
	output.data(printable(countsText(summarize(comparisons, problems))));
}

/** Returns the comparisons as markdown, for a pull request comment or a job summary. */
export function markdownOf(comparisons: readonly Comparison[], problems: readonly GoldenProblem[]): string {
	const rows = changedOf(comparisons).map((comparison) => {
		const { query, verdict, before, after } = comparison;
		const [old, now] = answerTexts(comparison);
		return [
			verdict === 'regressed' ? `**${verdict}**` : verdict,
			codeCell(asked(comparison)),
			rankText(before) + codeCell(old),
			rankText(after) + codeCell(now),
			codeCell(`${query.file}:${query.line}`),
		];
	});
	const table = rows.length === 0 ? '' : `\n${markdownTable(['', 'query', 'before', 'after', 'line'], rows)}`;
	const broken = problemList(problems).join('');
	const notes = broken === '' ? '' : `\nGolden queries that could not be asked:\n\n${broken}`;
	return `### Retrieval diff\n\n${countsText(summarize(comparisons, problems))}\n${table}${notes}`;
}

function countsText({ queries, problems, ...counts }: Summary): string {
	const parts = VERDICTS.map((verdict) => `${counts[verdict]} ${verdict}`);
	return `${queries} golden queries: ${parts.join(', ')}${problems === 0 ? '' : `; ${problems} could not be asked`}`;
}

function asked({ query }: Comparison): string {
	return `${query.lookUp} ${queryText(query)}`;
}

function rankText({ rank }: Ranked): string {
	return rank === null ? '' : `rank ${rank}: `;
}

/** The answers before and after; whole, where what is shown of them first is the same. */
function answerTexts({ changes, before, after }: Comparison): [string, string] {
	const [old, now] = [answerText(before), answerText(after)];
	return old === now && changes.includes('rank')
		? [answerText(before, before.ids.length), answerText(after, after.ids.length)]
		: [old, now];
}

function answerText({ ids, refusal, forbidden }: Ranked, most?: number): string {
	const found = refusal === null ? idsText(ids, most) || 'nothing' : `refused: ${refusal}`;
	return forbidden.length === 0 ? found : `${found}; must not be found: ${idsText(forbidden)}`;
}
