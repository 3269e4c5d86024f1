import { UsageError } from '@pinakes/command-line/definition';
import { flag, textOption } from '@pinakes/command-line/options';
import { currentDay } from '@pinakes/command-line/system';
import {
	ANY_INDEX_OPTION,
	defineCommand,
	GOLDEN_OPTION,
	JSON_OPTION,
	SKILL_OPTION,
	TODAY_OPTION,
} from '../base/command.ts';
import { openIndexAt } from '../base/open-index.ts';
import { EXIT, jsonText, type Output, printable } from '../base/output.ts';
import { QUESTION_ENCODER_OPTION, TEXT_ALONE_OPTION } from '../base/vectors.ts';
import { ask } from '../golden/ask.ts';
import { type GoldenQuery, noteProblems, readGolden } from '../golden/golden.ts';
import { type Judged, judge, problemOf } from '../golden/judge.ts';
import { readKnownIds } from '../golden/known-ids.ts';
import { jsonOf, markdownOf, parseShare, resultsOf, showText } from '../golden/report.ts';
import { vectorsOf } from './search.ts';

export const evaluate = defineCommand({
	summary: 'Count how many golden queries are answered right, wrong or not at all',
	usage: 'FILE… [--index DIR] [--min-right SHARE] [--max-wrong SHARE]',
	positionals: [{ name: 'FILE', help: 'golden queries in JSON Lines, or a trigger evaluation', multiple: true }],
	options: {
		index: ANY_INDEX_OPTION,
		queries: { ...GOLDEN_OPTION, help: 'golden queries, the same as FILE' },
		skill: SKILL_OPTION,
		by: textOption('FIELD', 'also count by the values of this field of the golden queries'),
		'min-right': textOption('SHARE', 'end with 3 where fewer are answered right first, such as 0.58 or 58%'),
		'max-wrong': textOption('SHARE', 'end with 3 where more questions that should be refused are answered'),
		today: TODAY_OPTION,
		encoder: QUESTION_ENCODER_OPTION,
		vectors: TEXT_ALONE_OPTION,
		markdown: flag('print markdown, for a comment on a pull request'),
		json: JSON_OPTION,
	},
	examples: [
		'pinakes eval golden.jsonl --index .pinakes',
		'pinakes eval golden.jsonl --index .pinakes --min-right 80% --max-wrong 10%',
		'pinakes eval skills/pdf/evals/trigger-eval.json --index .pinakes --json',
	],
	async run(args, output, { env }) {
		const { index: folder, skill, by, queries, today = currentDay() } = args.options;
		const files = [...args.positionals, ...queries];
		if (files.length === 0) {
			throw new UsageError('eval needs a file of golden queries: pinakes eval golden.jsonl --index DIR.');
		}
		const minRight = parseShare('min-right', args.options['min-right']);
		const maxWrong = parseShare('max-wrong', args.options['max-wrong']);
		const options = { today, ...(await vectorsOf(args.options, env)) };
		const index = await openIndexAt(folder);
		const known = await readKnownIds([index]);
		const golden = readGolden(files, known, skill);
		const judged: Judged[] = [];
		const { problems, warnings } = golden;
		const asked = golden.queries.filter((query) => {
			const message = problemOf(query);
			if (message !== undefined) problems.push({ file: query.file, line: query.line, message });
			return message === undefined;
		});
		for (const query of asked) {
			const { error: message, ...answer } = await ask(index, query, options);
			if (message === undefined) judged.push(judge(query, answer));
			else problems.push({ file: query.file, line: query.line, message });
		}
		const results = resultsOf(judged, by, minRight, maxWrong);
		noteProblems(files, golden, output);
		const evaluation = { ...results, problems, warnings };
		noteUnread(asked, by, output);
		if (args.options.json) output.data(jsonText(jsonOf(evaluation)));
		else if (args.options.markdown) output.text(markdownOf(evaluation));
		else if (judged.length > 0) showText(evaluation, output);
		if (evaluation.problems.length > 0) return EXIT.unusable;
		return evaluation.checks.every(({ met }) => met) ? EXIT.answered : EXIT.belowTarget;
	},
});

/** Prints which fields of the lines are not part of a question, but that by which they are grouped. */
function noteUnread(queries: readonly GoldenQuery[], by: string | undefined, output: Output): void {
	const counts = new Map<string, number>();
	for (const name of queries.flatMap(({ unread }) => unread)) counts.set(name, (counts.get(name) ?? 0) + 1);
	counts.delete(by ?? '');
	if (counts.size === 0) return;
	const fields = [...counts].map(([name, lines]) => `${name} (${lines} of the lines)`).join(', ');
	output.note(printable(`not part of a question, and ignored: ${fields}`));
}
