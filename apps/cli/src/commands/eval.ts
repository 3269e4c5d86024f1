import { UsageError } from '@pinakes/command-line/definition';
import type { Index } from '@pinakes/query';
import type { KnowledgeOptions } from '@pinakes/query/search';
import {
	ANY_INDEX_OPTION,
	defineCommand,
	GOLDEN_OPTION,
	JSON_OPTION,
	SKILL_OPTION,
	TODAY_OPTION,
	todayOf,
} from '../base/command.ts';
import { openIndexAt } from '../base/open-index.ts';
import { EXIT, jsonText, type Output, printable } from '../base/output.ts';
import { QUESTION_ENCODER_OPTION, TEXT_ALONE_OPTION } from '../base/vectors.ts';
import { isQueryError } from '../golden/ask.ts';
import { type GoldenProblem, noteProblems, readGoldenQueries, readKnownIds } from '../golden/golden.ts';
import { answerOf, failuresOf, type Judged, judge, type Question, questionsOf } from '../golden/questions.ts';
import {
	checkTargets,
	type Evaluation,
	jsonOf,
	markdownOf,
	parseShare,
	reliabilityOf,
	showText,
	summariesBy,
	summaryOf,
} from '../golden/report.ts';
import { vectorsOf } from './search.ts';

/** `pinakes eval`: measures the accuracy of answers to golden queries, and the calibration of probability. */
export const evaluate = defineCommand({
	summary: 'Count how many golden queries are answered right, wrong or not at all',
	usage: 'FILE… [--index DIR] [--min-right SHARE] [--max-wrong SHARE]',
	positionals: [{ name: 'FILE', help: 'golden queries in JSON Lines, or a trigger evaluation', multiple: true }],
	options: {
		index: ANY_INDEX_OPTION,
		queries: { ...GOLDEN_OPTION, help: 'golden queries, the same as FILE' },
		skill: SKILL_OPTION,
		by: { type: 'string', value: 'FIELD', help: 'also count by the values of this field of the golden queries' },
		'min-right': {
			type: 'string',
			value: 'SHARE',
			help: 'end with 3 where fewer are answered right first, such as 0.58 or 58%',
		},
		'max-wrong': {
			type: 'string',
			value: 'SHARE',
			help: 'end with 3 where more questions that should be refused are answered',
		},
		today: TODAY_OPTION,
		encoder: QUESTION_ENCODER_OPTION,
		vectors: TEXT_ALONE_OPTION,
		markdown: { type: 'boolean', help: 'print markdown, for a comment on a pull request' },
		json: JSON_OPTION,
	},
	examples: [
		'pinakes eval golden.jsonl --index .pinakes',
		'pinakes eval golden.jsonl --index .pinakes --min-right 80% --max-wrong 10%',
		'pinakes eval skills/pdf/evals/trigger-eval.json --index .pinakes --json',
	],
	async run(args, output, { env }) {
		const { index: folder, skill, by, queries, today } = args.options;
		const files = [...args.positionals, ...queries];
		if (files.length === 0) {
			throw new UsageError('eval needs a file of golden queries: pinakes eval golden.jsonl --index DIR.');
		}
		const targets = {
			minRight: parseShare('min-right', args.options['min-right']),
			maxWrong: parseShare('max-wrong', args.options['max-wrong']),
		};
		const options = { today: todayOf(today), ...(await vectorsOf(args.options, env)) };
		const index = await openIndexAt(folder);
		const known = await readKnownIds([index]);
		const golden = files.map((file) => readGoldenQueries(file, known, skill));
		const { questions, warnings, unreadFields, ...read } = questionsOf(golden, known);
		const { judged, problems } = await judgeAll(index, questions, options);
		const summary = summaryOf(judged);
		const evaluation: Evaluation = {
			summary,
			reliability: reliabilityOf(judged),
			groups: by === undefined ? undefined : summariesBy(judged, by),
			failures: failuresOf(judged),
			checks: checkTargets(targets, summary),
			problems: [...read.problems, ...problems].sort(
				(a, b) => files.indexOf(a.file) - files.indexOf(b.file) || a.line - b.line,
			),
			warnings,
		};
		showNotes(
			evaluation,
			[...unreadFields].filter(([name]) => name !== by),
			output,
		);
		if (args.options.json) output.data(jsonText(jsonOf(evaluation)));
		else if (args.options.markdown) output.text(markdownOf(evaluation));
		else if (judged.length > 0) showText(evaluation, output);
		if (evaluation.problems.length > 0) return EXIT.unusable;
		return evaluation.checks.every(({ met }) => met) ? EXIT.answered : EXIT.belowTarget;
	},
});

/** Answers and judges all questions. Invalid ones become problems. */
async function judgeAll(index: Index, questions: readonly Question[], options: KnowledgeOptions) {
	const judged: Judged[] = [];
	const problems: GoldenProblem[] = [];
	for (const question of questions) {
		try {
			judged.push(judge(question, await answerOf(index, question, options)));
		} catch (cause) {
			if (!isQueryError(cause)) throw cause;
			problems.push({ file: question.file, line: question.line, message: cause.message });
		}
	}
	return { judged, problems };
}

function showNotes(
	{ problems, warnings }: Evaluation,
	unread: readonly (readonly [field: string, lines: number])[],
	output: Output,
): void {
	noteProblems(problems, output);
	for (const { file, line, message } of warnings) output.note(printable(`${file}:${line}: warning: ${message}`));
	if (unread.length === 0) return;
	const fields = unread.map(([name, lines]) => `${name} (${lines} of the lines)`).join(', ');
	output.note(printable(`not part of a question, and ignored: ${fields}`));
}
