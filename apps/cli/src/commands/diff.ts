import { UsageError } from '@pinakes/command-line/definition';
import { choiceOption, flag } from '@pinakes/command-line/options';
import { currentDay } from '@pinakes/command-line/system';
import { defineCommand, GOLDEN_OPTION, JSON_OPTION, SKILL_OPTION, TODAY_OPTION } from '../base/command.ts';
import { openIndexAt } from '../base/open-index.ts';
import { codeCell, EXIT, jsonText, markdownTable, type Output, printable, problemList } from '../base/output.ts';
import { type Answer, ask } from '../golden/ask.ts';
import {
	type GoldenProblem,
	type GoldenQuery,
	idsText,
	noteProblems,
	queryText,
	readGolden,
} from '../golden/golden.ts';
import { isAmong, readKnownIds } from '../golden/known-ids.ts';

/** Verdicts about a golden query, worst first. */
const VERDICTS = ['regressed', 'changed', 'improved', 'same'] as const;
type Verdict = (typeof VERDICTS)[number];

type Comparison = ReturnType<typeof compareAnswers>;

type Ranked = ReturnType<typeof ranked>;

/**
 * Compares two answers to a query.
 *
 * If the query says what is expected or forbidden, the verdict depends only on that. Otherwise a query regressed if it
 * is now refused, or has lost its first answer. Any other difference is a change.
 */
export function compareAnswers(query: GoldenQuery, before: Answer, after: Answer) {
	const [old, now] = [ranked(query, before), ranked(query, after)];
	const changes: ('rank' | 'answer' | 'refusal')[] = [];
	if (old.rank !== now.rank || old.ids.join('\n') !== now.ids.join('\n')) changes.push('rank');
	if (before.text !== after.text) changes.push('answer');
	if (old.refusal !== now.refusal) changes.push('refusal');
	return { query, verdict: verdictOf(query, old, now, changes.length > 0), changes, before: old, after: now };
}

/** Returns the ids of an answer, best first, or why it is refused, and the best rank, from 1, of an expected id, if any was found. */
function ranked({ expected = [], forbidden }: GoldenQuery, { shown, refusal }: Answer) {
	const index = shown.findIndex((one) => isAmong(one, expected));
	return {
		ids: shown.map(({ id }) => id),
		refusal: refusal?.category ?? null,
		rank: index < 0 ? null : index + 1,
		forbidden: shown.filter((one) => isAmong(one, forbidden)).map(({ id }) => id),
	};
}

function verdictOf({ expected, forbidden }: GoldenQuery, old: Ranked, now: Ranked, isOther: boolean): Verdict {
	const rest = isOther ? 'changed' : 'same';
	if (expected === undefined && forbidden.length === 0) {
		const isLost = old.refusal === null && (now.refusal !== null || !now.ids.includes(old.ids[0] ?? ''));
		return isLost ? 'regressed' : rest;
	}
	const differences = [
		now.forbidden.length - old.forbidden.length,
		expected === undefined ? 0 : distance(expected, now) - distance(expected, old),
	];
	if (differences.some((difference) => difference > 0)) return 'regressed';
	return differences.some((difference) => difference < 0) ? 'improved' : rest;
}

/** Returns the rank of the expected answer, 1 for an expected refusal, and Infinity for a wrong outcome. */
function distance(expected: readonly string[], { rank, refusal }: Ranked): number {
	if (expected.length === 0) return refusal === null ? Number.POSITIVE_INFINITY : 1;
	return rank ?? Number.POSITIVE_INFINITY;
}

function summarize(comparisons: readonly Comparison[], problems: readonly GoldenProblem[]) {
	const count = (wanted: Verdict): number => comparisons.filter(({ verdict }) => verdict === wanted).length;
	const counts = Object.fromEntries(VERDICTS.map((verdict) => [verdict, count(verdict)])) as Record<Verdict, number>;
	return { queries: comparisons.length, ...counts, problems: problems.length };
}

function changedOf(comparisons: readonly Comparison[]): Comparison[] {
	return VERDICTS.filter((verdict) => verdict !== 'same').flatMap((wanted) =>
		comparisons.filter(({ verdict }) => verdict === wanted),
	);
}

function jsonOf(comparisons: readonly Comparison[], problems: readonly GoldenProblem[]) {
	return {
		summary: summarize(comparisons, problems),
		queries: changedOf(comparisons).map(({ query, verdict, changes, before, after }) => {
			const { file, line, id, lookUp, fields, expected, forbidden } = query;
			const [{ forbidden: _, ...old }, { forbidden: __, ...now }] = [before, after];
			const sides = { before: old, after: now };
			return { file, line, id, look_up: lookUp, query: fields, expected, forbidden, verdict, changes, ...sides };
		}),
		problems,
	};
}

/** Returns where a query is, what it asks, and the answers of both indexes: whole, where what is shown of them first is the same. */
function inWords({ query, changes, before, after }: Comparison) {
	const texts = (most?: number): [string, string] => [answerText(before, most), answerText(after, most)];
	const [old, now] = texts();
	return {
		location: `${query.file}:${query.line}`,
		asked: `${query.lookUp} ${queryText(query)}`,
		answers: old === now && changes.includes('rank') ? texts(Number.POSITIVE_INFINITY) : [old, now],
	};
}

function answerText({ ids, refusal, forbidden }: Ranked, most?: number): string {
	const found = refusal === null ? idsText(ids, most) || 'nothing' : `refused: ${refusal}`;
	return forbidden.length === 0 ? found : `${found}; must not be found: ${idsText(forbidden)}`;
}

const STYLES = { regressed: 'red', changed: 'yellow', improved: 'green', same: 'dim' } as const;

function showText(comparisons: readonly Comparison[], problems: readonly GoldenProblem[], output: Output): void {
	for (const comparison of changedOf(comparisons)) {
		const { query, verdict, changes } = comparison;
		const { location, asked, answers } = inWords(comparison);
		const mark = output.style(STYLES[verdict], verdict.padEnd(9));
		output.data(`${mark}  ${printable(`${location}: ${asked}`)}`);
		output.data(printable(`      before: ${answers[0]}`));
		output.data(printable(`      after:  ${answers[1]}`));
		if (query.expected !== undefined) output.data(`      right:  ${printable(idsText(query.expected) || 'a refusal')}`);
		if (changes.join() === 'answer') output.data('      the text of the answer is another');
	}
	output.data(countsText(comparisons, problems));
}

/** Returns the comparisons as markdown, for a pull request comment or a job summary. */
function markdownOf(comparisons: readonly Comparison[], problems: readonly GoldenProblem[]): string {
	const rows = changedOf(comparisons).map((comparison) => {
		const { verdict, before, after } = comparison;
		const { location, asked, answers } = inWords(comparison);
		const ranks = [before, after].map(({ rank }) => (rank === null ? '' : `rank ${rank}: `));
		const cells = answers.map((text, i) => `${ranks[i]}${codeCell(text)}`);
		return [verdict === 'regressed' ? `**${verdict}**` : verdict, codeCell(asked), ...cells, codeCell(location)];
	});
	const table = rows.length === 0 ? '' : `\n${markdownTable(['', 'query', 'before', 'after', 'line'], rows)}`;
	const broken = problemList(problems).join('');
	const notes = broken === '' ? '' : `\nGolden queries that could not be asked:\n\n${broken}`;
	return `### Retrieval diff\n\n${countsText(comparisons, problems)}\n${table}${notes}`;
}

function countsText(comparisons: readonly Comparison[], problems: readonly GoldenProblem[]): string {
	const counts = summarize(comparisons, problems);
	const parts = VERDICTS.map((verdict) => `${counts[verdict]} ${verdict}`).join(', ');
	const rest = problems.length === 0 ? '' : `; ${problems.length} could not be asked`;
	return `${counts.queries} golden queries: ${parts}${rest}`;
}

export const diff = defineCommand({
	summary: 'Show which golden queries two indexes answer differently',
	usage: 'OLD NEW --queries FILE…',
	positionals: [
		{ name: 'OLD', help: 'the index before' },
		{ name: 'NEW', help: 'the index after' },
	],
	options: {
		queries: GOLDEN_OPTION,
		skill: SKILL_OPTION,
		'fail-on': choiceOption(
			['regressed', 'changed'],
			'end with 1 if any query regressed, or with changed if any answer differs',
		),
		today: TODAY_OPTION,
		markdown: flag('print markdown, for a comment on a pull request'),
		json: JSON_OPTION,
	},
	examples: [
		'pinakes diff index-of-main .pinakes --queries golden.jsonl --fail-on regressed',
		'pinakes diff old new --queries skills/pdf/evals/trigger-eval.json --markdown > comment.md',
	],
	async run(args, output) {
		const [oldFolder, newFolder] = args.positionals;
		const files = args.options.queries;
		if (oldFolder === undefined || newFolder === undefined || files.length === 0) {
			throw new UsageError('diff needs two indexes and golden queries: pinakes diff OLD NEW --queries FILE.');
		}
		const { 'fail-on': failOn, today = currentDay() } = args.options;
		const before = await openIndexAt(oldFolder);
		const after = await openIndexAt(newFolder);
		const known = await readKnownIds([before, after]);
		const golden = readGolden(files, known, args.options.skill);
		const { problems } = golden;
		const comparisons: Comparison[] = [];
		for (const query of golden.queries) {
			const { file, line } = query;
			const answers = [await ask(before, query, { today }), await ask(after, query, { today })] as const;
			const [{ error }, { error: newError }] = answers;
			const message = error === undefined ? undefined : newError;
			if (message !== undefined) problems.push({ file, line, message });
			else comparisons.push(compareAnswers(query, ...answers));
		}
		noteProblems(files, golden, output);
		if (args.options.json) output.data(jsonText(jsonOf(comparisons, problems)));
		else if (args.options.markdown) output.text(markdownOf(comparisons, problems));
		else showText(comparisons, problems, output);
		if (problems.length > 0) return EXIT.unusable;
		const failing = VERDICTS.slice(0, VERDICTS.indexOf(failOn ?? 'same') + 1);
		const fails = failOn !== undefined && comparisons.some(({ verdict }) => failing.includes(verdict));
		return fails ? EXIT.refused : EXIT.answered;
	},
});
