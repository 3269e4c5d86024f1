import { openIndex } from '@pinakes/query';
import { directorySource } from '@pinakes/query/node';
import { type Command, JSON_FLAG } from '../command.ts';
import { type Comparison, compareOutcomes, VERDICTS, type Verdict } from '../diff/compare.ts';
import { jsonOf, markdownOf, showText } from '../diff/report.ts';
import { EXIT, UsageError } from '../exit-codes.ts';
import { todayOf } from '../flags.ts';
import { ask } from '../golden/ask.ts';
import type { GoldenProblem } from '../golden/golden-query.ts';
import { readKnownIds } from '../golden/known-ids.ts';
import { readGolden } from '../golden/read-golden.ts';
import { jsonText, printable } from '../output.ts';

/** The verdicts that `--fail-on` may name: each takes in those that are worse. */
const FAILURES: readonly Verdict[] = VERDICTS.filter((verdict) => verdict === 'regressed' || verdict === 'changed');

/** `pinakes diff`: what does a new index answer otherwise than an old one? */
export const diff: Command = {
	summary: 'Show which golden queries two indexes answer otherwise',
	usage: 'OLD NEW --queries FILE…',
	flags: {
		queries: {
			type: 'string',
			value: 'FILE',
			multiple: true,
			help: 'golden queries in JSON Lines, or a trigger evaluation',
		},
		skill: { type: 'string', value: 'NAME', help: 'the skill that trigger evaluations are about' },
		'fail-on': { type: 'string', value: 'regressed|changed', help: 'end with 1 where any query fared so, or worse' },
		today: {
			type: 'string',
			value: 'DATE',
			help: 'the day that reviews are stale from; that of the clock unless given',
		},
		markdown: { type: 'boolean', help: 'print markdown, for a comment on a pull request' },
		json: JSON_FLAG,
	},
	examples: [
		'pinakes diff index-of-main .pinakes --queries golden.jsonl --fail-on regressed',
		'pinakes diff old new --queries skills/pdf/evals/trigger-eval.json --markdown > comment.md',
	],
	async run(args, output) {
		const [oldFolder, newFolder, ...others] = args.positionals;
		const files = args.texts('queries');
		if (oldFolder === undefined || newFolder === undefined || others.length > 0 || files.length === 0) {
			throw new UsageError('diff needs two indexes and golden queries: pinakes diff OLD NEW --queries FILE.');
		}
		const failOn = args.text('fail-on');
		if (failOn !== undefined && !FAILURES.some((verdict) => verdict === failOn)) {
			throw new UsageError(`--fail-on must be ${FAILURES.join(' or ')}, not ${failOn}.`);
		}
		const before = await openIndex(directorySource(oldFolder));
		const after = await openIndex(directorySource(newFolder));
		const known = await readKnownIds([before, after]);
		const golden = files.map((file) => readGolden(file, known, args.text('skill')));
		const problems: GoldenProblem[] = golden.flatMap((file) => file.problems);
		const comparisons: Comparison[] = [];
		for (const query of golden.flatMap(({ queries }) => queries)) {
			const outcomes = [await ask(before, query, todayOf(args)), await ask(after, query, todayOf(args))] as const;
			const [{ error }, { error: newError }] = outcomes;
			if (error !== undefined && newError !== undefined) {
				problems.push({ file: query.file, line: query.line, message: newError });
			} else comparisons.push(compareOutcomes(query, ...outcomes));
		}
		for (const { file, line, message } of problems) output.note(printable(`${file}:${line}: ${message}`));
		if (args.flag('json')) output.data(jsonText(jsonOf(comparisons, problems)));
		else if (args.flag('markdown')) output.text(markdownOf(comparisons, problems));
		else showText(comparisons, problems, output);
		if (problems.length > 0) return EXIT.unusable;
		const failing = VERDICTS.slice(0, VERDICTS.indexOf((failOn ?? 'same') as Verdict) + 1);
		const fails = failOn !== undefined && comparisons.some(({ verdict }) => failing.includes(verdict));
		return fails ? EXIT.refused : EXIT.answered;
	},
};
