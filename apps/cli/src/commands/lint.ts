import { relative, resolve } from 'node:path';
import { type LintResult, lintFolders, locateSource, type Problem } from '@pinakes/indexer';
import type { Arguments } from '../arguments.ts';
import { type Command, JSON_FLAG } from '../command.ts';
import { EXIT, UsageError } from '../exit-codes.ts';
import { annotation } from '../github/annotation.ts';
import { changedLinesSince } from '../github/changed-lines.ts';
import { jsonText, printable } from '../output.ts';
import { describe } from './build.ts';

const FORMATS = ['text', 'json', 'github'] as const;
type Format = (typeof FORMATS)[number];

/** `pinakes lint`: sources against their rules. */
export const lint: Command = {
	summary: 'Hold skills, units and packages against their rules',
	usage: '[DIR…]',
	flags: {
		config: { type: 'string', value: 'FILE', help: 'configuration; pinakes.config.json is found by itself' },
		collisions: { type: 'boolean', help: 'find skills whose descriptions compete for the same requests, too' },
		'changed-since': { type: 'string', value: 'REF', help: 'only problems in lines that were changed since a commit' },
		format: { type: 'string', value: 'text|json|github', help: 'github: annotations of a workflow' },
		json: JSON_FLAG,
	},
	examples: [
		'pinakes lint',
		'pinakes lint skills --collisions --json',
		'pinakes lint --format github --changed-since main',
	],
	async run(args, output) {
		const format = formatOf(args);
		const folders = args.positionals.length === 0 ? ['.'] : args.positionals;
		const result = await lintFolders(folders, { config: args.text('config'), collisions: args.flag('collisions') });
		const pathOf = ({ file }: Problem): string => locateSource(file, folders, result.prefixes);
		const problems = changedOf(result, pathOf, args.text('changed-since'));
		const { checked, collisions } = result;
		const errors = problems.filter(({ severity }) => severity === 'error').length;
		const counts = { checked, errors, warnings: problems.length - errors };
		if (format === 'json') {
			output.data(jsonText({ ...counts, problems, ...(args.flag('collisions') ? { collisions } : {}) }));
		} else if (format === 'github') {
			const root = process.env.GITHUB_WORKSPACE ?? '.';
			for (const problem of problems) {
				output.data(printable(annotation(problem, relative(resolve(root), resolve(pathOf(problem))))));
			}
		} else {
			for (const problem of problems) output.data(describe(problem, output));
			const pairs = args.flag('collisions') ? `, ${collisions.length} pairs of skills that compete` : '';
			output.data(`${checked} files checked: ${errors} errors, ${counts.warnings} warnings${pairs}`);
		}
		return errors > 0 ? EXIT.refused : EXIT.answered;
	},
};

function formatOf(args: Arguments): Format {
	const asked = args.text('format') ?? (args.flag('json') ? 'json' : 'text');
	const format = FORMATS.find((name) => name === asked);
	if (format === undefined) throw new UsageError(`--format must be ${FORMATS.join(', ')}, not ${asked}.`);
	if (args.flag('json') && format !== 'json') throw new UsageError('--json is --format json: give one of the two.');
	return format;
}

function changedOf(
	{ problems }: LintResult,
	pathOf: (problem: Problem) => string,
	since: string | undefined,
): readonly Problem[] {
	if (since === undefined) return problems;
	const changed = changedLinesSince(since);
	return problems.filter((problem) => changed.has(pathOf(problem), problem.line));
}
