import { UsageError } from '@pinakes/command-line/usage-error';
import { defineCommand } from '../command.ts';
import { type Comparison, compareOutcomes, VERDICTS, type Verdict } from '../diff/compare.ts';
import { jsonOf, markdownOf, showText } from '../diff/report.ts';
import { EXIT } from '../exit-codes.ts';
import { ask } from '../golden/ask.ts';
import { type GoldenProblem, noteProblems } from '../golden/golden-query.ts';
import { readKnownIds } from '../golden/known-ids.ts';
import { readGolden } from '../golden/read-golden.ts';
import { openIndexAt } from '../open-index-at.ts';
import { GOLDEN_OPTION, JSON_OPTION, SKILL_OPTION, TODAY_OPTION, todayOf } from '../options/shared.ts';
import { jsonText } from '../output.ts';

/** Verdicts for `--fail-on`. Each includes the worse ones. */
const FAILURES = ['regressed', 'changed'] as const satisfies readonly Verdict[];

/** `pinakes diff`: compares the answers of two indexes. */
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
		'fail-on': {
			type: 'string',
			value: FAILURES.join('|'),
			choices: FAILURES,
			help: 'end with 1 if any query regressed, or with changed if any answer differs',
		},
		today: TODAY_OPTION,
		markdown: { type: 'boolean', help: 'print markdown, for a comment on a pull request' },
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
		const failOn = args.options['fail-on'];
		const today = todayOf(args.options.today);
		const before = await openIndexAt(oldFolder);
		const after = await openIndexAt(newFolder);
		const known = await readKnownIds([before, after]);
		const golden = files.map((file) => readGolden(file, known, args.options.skill));
		const problems: GoldenProblem[] = golden.flatMap((file) => file.problems);
		const comparisons: Comparison[] = [];
		for (const query of golden.flatMap(({ queries }) => queries)) {
			const outcomes = [await ask(before, query, today), await ask(after, query, today)] as const;
			const [{ error }, { error: newError }] = outcomes;
			if (error !== undefined && newError !== undefined) {
				problems.push({ file: query.file, line: query.line, message: newError });
			} else comparisons.push(compareOutcomes(query, ...outcomes));
		}
		noteProblems(problems, output);
		if (args.options.json) output.data(jsonText(jsonOf(comparisons, problems)));
		else if (args.options.markdown) output.text(markdownOf(comparisons, problems));
		else showText(comparisons, problems, output);
		if (problems.length > 0) return EXIT.unusable;
		const failing = VERDICTS.slice(0, VERDICTS.indexOf(failOn ?? 'same') + 1);
		const fails = failOn !== undefined && comparisons.some(({ verdict }) => failing.includes(verdict));
		return fails ? EXIT.refused : EXIT.answered;
	},
});
