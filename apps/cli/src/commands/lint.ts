import { join, relative, resolve, sep } from 'node:path';
import { type Arguments, type Options, UsageError } from '@pinakes/command-line/definition';
import { choiceOption, flag, textOption } from '@pinakes/command-line/options';
import { type LintResult, lintFolders } from '@pinakes/indexer';
import { fixFile, locateSource, type ReportedCollision, writeNamed } from '@pinakes/indexer/internal';
import { groupBy } from '@pinakes/query/internal';
import { CONFIG_OPTION, defineCommand, JSON_OPTION } from '../base/command.ts';
import { counted, EXIT, jsonText, type Output, printable, printProblems } from '../base/output.ts';
import { noteUnreadConfig } from '../base/unread-config.ts';
import { annotation, changedLinesSince } from '../lint/github.ts';

const OPTIONS = {
	config: CONFIG_OPTION,
	collisions: flag('find skills whose descriptions compete for the same requests, too'),
	fix: flag('fix names, lists of tools, quotes and permissions, then report what is left'),
	'changed-since': textOption('REF', 'only problems in lines that were changed since a commit'),
	all: flag('show every problem; else the first few of each rule'),
	report: textOption('FILE', 'write the findings of all lines as JSON to a file, too'),
	format: choiceOption(['text', 'github'], 'github: annotations of a workflow'),
	json: JSON_OPTION,
} as const satisfies Options;

export const lint = defineCommand({
	summary: 'Check skills, units and packages by their rules',
	usage: '[DIR…] [--changed-since REF] [--fix] [--collisions] [--format FORMAT]',
	positionals: [{ name: 'DIR', help: 'a folder to check; default the current one', multiple: true }],
	options: OPTIONS,
	rare: ['all', 'report'],
	examples: [
		'pinakes lint',
		'pinakes lint skills --collisions --json',
		'pinakes lint --format github --changed-since main',
	],
	async run(args, output, { env }) {
		const folders = args.positionals.length === 0 ? ['.'] : args.positionals;
		const options = { config: args.options.config, collisions: args.options.collisions };
		noteUnreadConfig(folders, args.options.config, output);
		if (args.options.fix) fixAll(await lintFolders(folders, options), folders, output);
		const result = await lintFolders(folders, options);
		if (result.checked === 0) throw new UsageError(`${folders.join(', ')}: there is nothing to check.`);
		const found = locatedOf(result, folders);
		const { report, 'changed-since': since, collisions } = args.options;
		if (report !== undefined) writeNamed(report, `${jsonText(jsonOf(shownOf(result, found), collisions))}\n`);
		const changed = since === undefined ? undefined : changedLinesSince(since);
		const located = found.filter(({ path, problem }) => changed === undefined || changed(path, problem.line));
		const shown = shownOf(result, located);
		if (args.options.json) output.data(jsonText(jsonOf(shown, collisions)));
		else if (args.options.format !== 'github') showText(shown, args.options, output);
		else {
			const root = resolve(env.GITHUB_WORKSPACE ?? '.');
			for (const { problem, path } of located)
				output.data(printable(annotation(problem, relative(root, resolve(path)).split(sep).join('/'))));
		}
		return located.some(({ problem }) => problem.severity === 'error') ? EXIT.refused : EXIT.answered;
	},
});

/** Returns all problems with the paths of their files, relative to the current folder; collisions come last. */
function locatedOf({ problems, collisions, prefixes }: LintResult, folders: readonly string[]) {
	return [...problems, ...collisions.map(({ problem }) => problem)].map((problem) => ({
		problem,
		path: join(...locateSource(problem.file, folders, prefixes)),
	}));
}

function fixAll({ problems, prefixes }: LintResult, folders: readonly string[], output: Output): void {
	for (const [file, found] of groupBy(problems, (problem) => problem.file)) {
		const [root, path] = locateSource(file, folders, prefixes);
		if (fixFile(root, path, found)) output.note(`fixed ${printable(join(root, path))}`);
	}
}

/** Returns the problems without collisions, the collisions, and counts. */
function shownOf(result: LintResult, located: ReturnType<typeof locatedOf>) {
	const left = new Set(located.map(({ problem }) => problem));
	const collisions = result.collisions.filter(({ problem }) => left.has(problem));
	for (const { problem } of collisions) left.delete(problem);
	const problems = [...left];
	const errors = problems.filter(({ severity }) => severity === 'error').length;
	return { problems, collisions, counts: { checked: result.checked, errors, warnings: problems.length - errors } };
}

type Shown = ReturnType<typeof shownOf>;

function jsonOf({ problems, collisions, counts }: Shown, isAskedForCollisions: boolean): object {
	const pairs = collisions.map(({ problem: _, ...pair }) => pair);
	return { ...counts, problems, ...(isAskedForCollisions ? { collisions: pairs } : {}) };
}

function showText(
	{ problems, collisions, counts }: Shown,
	options: Arguments<typeof OPTIONS>['options'],
	output: Output,
): void {
	printProblems(problems, output.data, options.all ? undefined : '--all shows them', output);
	showCollisions(collisions, output);
	const pairs = options.collisions ? `, ${counted(collisions.length, 'pair')} of skills that compete` : '';
	output.data(
		`${counted(counts.checked, 'file')} checked: ${counted(counts.errors, 'error')}, ${counted(counts.warnings, 'warning')}${pairs}`,
	);
}

function showCollisions(collisions: readonly ReportedCollision[], output: Output): void {
	if (collisions.length === 0) return;
	output.data('\nSkills that compete for the same requests:');
	for (const { score, skills, shared } of collisions) {
		output.data(
			`${output.style('yellow', score.toFixed(2))}  ${skills.map(({ unit_id }) => printable(unit_id)).join(' and ')}`,
		);
		output.data(printable(`      both say ${shared.join(', ')}`));
	}
}
