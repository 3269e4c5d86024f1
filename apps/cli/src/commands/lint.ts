import { relative, resolve } from 'node:path';
import type { Arguments, Options } from '@pinakes/command-line/definition';
import { UsageError } from '@pinakes/command-line/usage-error';
import { type LintResult, lintFolders, locateSource, type Problem } from '@pinakes/indexer';
import { defineCommand } from '../command.ts';
import { EXIT } from '../exit-codes.ts';
import { annotation } from '../github/annotation.ts';
import { changedLinesSince } from '../github/changed-lines.ts';
import { JSON_OPTION } from '../options.ts';
import { jsonText, printable } from '../output.ts';
import { describe } from './build.ts';

const FORMATS = ['text', 'json', 'github'] as const;

const OPTIONS = {
	config: { type: 'string', value: 'FILE', help: 'configuration; pinakes.config.json is found by itself' },
	collisions: { type: 'boolean', help: 'find skills whose descriptions compete for the same requests, too' },
	'changed-since': { type: 'string', value: 'REF', help: 'only problems in lines that were changed since a commit' },
	format: { type: 'string', value: FORMATS.join('|'), choices: FORMATS, help: 'github: annotations of a workflow' },
	json: JSON_OPTION,
} as const satisfies Options;

type Args = Arguments<typeof OPTIONS>;

/** `pinakes lint`: sources against their rules. */
export const lint = defineCommand({
	summary: 'Hold skills, units and packages against their rules',
	usage: '[DIR…]',
	positionals: [{ name: 'DIR', help: 'a folder to check; the current one unless given', multiple: true }],
	options: OPTIONS,
	examples: [
		'pinakes lint',
		'pinakes lint skills --collisions --json',
		'pinakes lint --format github --changed-since main',
	],
	async run(args, output) {
		const format = formatOf(args);
		const folders = args.positionals.length === 0 ? ['.'] : args.positionals;
		const result = await lintFolders(folders, { config: args.options.config, collisions: args.options.collisions });
		const pathOf = ({ file }: Problem): string => locateSource(file, folders, result.prefixes);
		const problems = changedOf(result, pathOf, args.options['changed-since']);
		const { checked, collisions } = result;
		const errors = problems.filter(({ severity }) => severity === 'error').length;
		const counts = { checked, errors, warnings: problems.length - errors };
		if (format === 'json') {
			output.data(jsonText({ ...counts, problems, ...(args.options.collisions ? { collisions } : {}) }));
		} else if (format === 'github') {
			const root = process.env.GITHUB_WORKSPACE ?? '.';
			for (const problem of problems) {
				output.data(printable(annotation(problem, relative(resolve(root), resolve(pathOf(problem))))));
			}
		} else {
			for (const problem of problems) output.data(describe(problem, output));
			const pairs = args.options.collisions ? `, ${collisions.length} pairs of skills that compete` : '';
			output.data(`${checked} files checked: ${errors} errors, ${counts.warnings} warnings${pairs}`);
		}
		return errors > 0 ? EXIT.refused : EXIT.answered;
	},
});

function formatOf({ options: { json, format = json ? 'json' : 'text' } }: Args): (typeof FORMATS)[number] {
	if (json && format !== 'json') throw new UsageError('--json is --format json: give one of the two.');
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
