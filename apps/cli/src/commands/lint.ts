import { join, relative, resolve, sep } from 'node:path';
import { type Arguments, type Options, UsageError } from '@pinakes/command-line/definition';
import { type LintResult, lintFolders, type Problem } from '@pinakes/indexer';
import { fixFile, locateSource, type ReportedCollision, writeNamed } from '@pinakes/indexer/internal';
import { CONFIG_OPTION, defineCommand, JSON_OPTION } from '../base/command.ts';
import { counted, EXIT, jsonText, type Output, printable, printProblems } from '../base/output.ts';
import { noteUnreadConfig } from '../base/unread-config.ts';
import { annotation, changedLinesSince } from '../lint/github.ts';

const FORMATS = ['text', 'json', 'github'] as const;

const OPTIONS = {
	config: CONFIG_OPTION,
	collisions: { type: 'boolean', help: 'find skills whose descriptions compete for the same requests, too' },
	site: { type: 'string', value: 'DIR', help: 'the built site: pages and anchors that it does not have are reported' },
	fix: { type: 'boolean', help: 'fix names, lists of tools, quotes and permissions, then report what is left' },
	'changed-since': { type: 'string', value: 'REF', help: 'only problems in lines that were changed since a commit' },
	all: { type: 'boolean', help: 'show every problem; else the first few of each rule' },
	report: { type: 'string', value: 'FILE', help: 'write the findings of all lines as JSON to a file, too' },
	format: {
		type: 'string',
		value: FORMATS.join('|'),
		choices: FORMATS,
		help: 'github: annotations of a workflow',
	},
	json: JSON_OPTION,
} as const satisfies Options;

type Args = Arguments<typeof OPTIONS>;

/** `pinakes lint`: checks sources against the rules. */
export const lint = defineCommand({
	summary: 'Check skills, units and packages by their rules',
	usage: '[DIR…] [--changed-since REF] [--fix] [--collisions] [--format FORMAT]',
	positionals: [{ name: 'DIR', help: 'a folder to check; default the current one', multiple: true }],
	options: OPTIONS,
	rare: ['all', 'report'],
	examples: [
		'pinakes lint',
		'pinakes lint skills --collisions --json',
		'pinakes lint docs --site docs/.vitepress/dist',
		'pinakes lint --format github --changed-since main',
	],
	async run(args, output, { env }) {
		const format = formatOf(args);
		const folders = args.positionals.length === 0 ? ['.'] : args.positionals;
		const options = { config: args.options.config, collisions: args.options.collisions, site: args.options.site };
		noteUnreadConfig(folders, args.options.config, output);
		if (args.options.fix) fixAll(await lintFolders(folders, options), folders, output);
		const result = await lintFolders(folders, options);
		if (result.checked === 0) throw new UsageError(`${folders.join(', ')}: there is nothing to check.`);
		const found = locatedOf(result, folders);
		const since = args.options['changed-since'];
		const changed = since === undefined ? undefined : changedLinesSince(since);
		const { report } = args.options;
		if (report !== undefined) {
			writeNamed(report, `${jsonText(jsonOf({ result, located: found }, args.options.collisions))}\n`);
		}
		const located = found.filter(({ path, problem }) => changed === undefined || changed.has(path, problem.line));
		show(format, { result, located }, args, output, env);
		return located.some(({ problem }) => problem.severity === 'error') ? EXIT.refused : EXIT.answered;
	},
});

function formatOf({ options: { json, format = json ? 'json' : 'text' } }: Args): (typeof FORMATS)[number] {
	if (json && format !== 'json') throw new UsageError('--json is --format json: give one of the two.');
	return format;
}

/** A problem with the path of its file, relative to the current folder. */
interface Located {
	readonly problem: Problem;
	readonly path: string;
}

/** Returns all problems with the paths of their files; collisions come last. */
function locatedOf({ problems, collisions, prefixes }: LintResult, folders: readonly string[]): Located[] {
	return [...problems, ...collisions.map(({ problem }) => problem)].map((problem) => ({
		problem,
		path: join(...locateSource(problem.file, folders, prefixes)),
	}));
}

function fixAll({ problems, prefixes }: LintResult, folders: readonly string[], output: Output): void {
	const byFile = new Map<string, Problem[]>();
	for (const problem of problems) byFile.set(problem.file, [...(byFile.get(problem.file) ?? []), problem]);
	for (const [file, found] of byFile) {
		const [root, path] = locateSource(file, folders, prefixes);
		if (fixFile(root, path, found)) output.note(`fixed ${printable(join(root, path))}`);
	}
}

/** The problems to show, with the result that they are from. */
interface Shown {
	readonly result: LintResult;
	readonly located: readonly Located[];
}

/** Returns the problems without collisions, the collisions, and counts. */
function countsOf({ result, located }: Shown) {
	const left = new Set(located.map(({ problem }) => problem));
	const collisions = result.collisions.filter(({ problem }) => left.has(problem));
	const problems = located.filter(({ problem }) => !collisions.some((pair) => pair.problem === problem));
	const errors = problems.filter(({ problem }) => problem.severity === 'error').length;
	const counts = { checked: result.checked, errors, warnings: problems.length - errors };
	return { problems, collisions, counts };
}

function jsonOf(shown: Shown, isAskedForCollisions: boolean): object {
	const { problems, collisions, counts } = countsOf(shown);
	const pairs = collisions.map(({ problem: _, ...pair }) => pair);
	return {
		...counts,
		problems: problems.map(({ problem }) => problem),
		...(isAskedForCollisions ? { collisions: pairs } : {}),
	};
}

function show(
	format: (typeof FORMATS)[number],
	shown: Shown,
	args: Args,
	output: Output,
	env: NodeJS.ProcessEnv,
): void {
	const { located } = shown;
	const root = resolve(env.GITHUB_WORKSPACE ?? '.');
	const inRepository = (path: string): string => relative(root, resolve(path)).split(sep).join('/');
	if (format === 'json') {
		output.data(jsonText(jsonOf(shown, args.options.collisions)));
		return;
	}
	if (format === 'github') {
		for (const { problem, path } of located) output.data(printable(annotation(problem, inRepository(path))));
		return;
	}
	const { problems, collisions, counts } = countsOf(shown);
	const rest = args.options.all ? undefined : '--all shows them';
	const found = problems.map(({ problem }) => problem);
	printProblems(found, output.data, rest, output);
	showCollisions(collisions, output);
	const pairs = args.options.collisions ? `, ${counted(collisions.length, 'pair')} of skills that compete` : '';
	output.data(
		`${counted(counts.checked, 'file')} checked: ${counted(counts.errors, 'error')}, ${counted(counts.warnings, 'warning')}${pairs}`,
	);
}

/** Prints pairs of colliding skills, most similar first. */
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
