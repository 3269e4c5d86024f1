import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { type Arguments, type Options, UsageError } from '@pinakes/command-line/definition';
import { type LintResult, lintFolders, type Problem } from '@pinakes/indexer';
import { adviceFor, fixFile, locateSource, type ReportedCollision, writeNamed } from '@pinakes/indexer/internal';
import { CONFIG_OPTION, defineCommand, JSON_OPTION } from '../base/command.ts';
import { counted, EXIT, jsonText, type Output, printable, printProblems } from '../base/output.ts';
import { noteUnreadConfig } from '../base/unread-config.ts';
import { applyBaseline, type Located, type Remaining, readBaseline, writeBaseline } from '../lint/baseline.ts';
import { annotation, changedLinesSince } from '../lint/github.ts';

const FORMATS = ['text', 'json', 'github'] as const;

const OPTIONS = {
	config: CONFIG_OPTION,
	collisions: { type: 'boolean', help: 'find skills whose descriptions compete for the same requests, too' },
	site: { type: 'string', value: 'DIR', help: 'the built site: pages and anchors that it does not have are reported' },
	baseline: { type: 'string', value: 'FILE', help: 'accept the findings in this file; new ones alone count' },
	'update-baseline': { type: 'boolean', help: 'write what is found now to the file of --baseline' },
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
	usage: '[DIR…] [--baseline FILE [--update-baseline]] [--fix] [--collisions] [--format FORMAT]',
	positionals: [{ name: 'DIR', help: 'a folder to check; default the current one', multiple: true }],
	options: OPTIONS,
	rare: ['all', 'report'],
	examples: [
		'pinakes lint',
		'pinakes lint skills --collisions --json',
		'pinakes lint --baseline .pinakes-lint.json --update-baseline',
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
		const named = args.options.baseline;
		const baseline = named === undefined ? result.baseline : { root: dirname(named), path: basename(named) };
		if (args.options['update-baseline']) return update(baseline, found, output);
		const since = args.options['changed-since'];
		const changed = since === undefined ? undefined : changedLinesSince(since);
		const remaining = accept(baseline, found);
		const { report } = args.options;
		if (report !== undefined) {
			const shown = { result, located: remaining.problems, remaining };
			writeNamed(report, `${jsonText(jsonOf(shown, args.options.collisions))}\n`);
		}
		const located = remaining.problems.filter(
			({ path, problem }) => changed === undefined || changed.has(path, problem.line),
		);
		show(format, { result, located, remaining }, args, output, env);
		return located.some(({ problem }) => problem.severity === 'error') ? EXIT.refused : EXIT.answered;
	},
});

function formatOf({ options: { json, format = json ? 'json' : 'text' } }: Args): (typeof FORMATS)[number] {
	if (json && format !== 'json') throw new UsageError('--json is --format json: give one of the two.');
	return format;
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

function update(baseline: LintResult['baseline'], located: readonly Located[], output: Output): number {
	if (baseline === undefined) {
		throw new UsageError('--update-baseline needs --baseline FILE, or lint.baseline in the configuration.');
	}
	writeBaseline(baseline, located);
	output.data(`wrote    ${printable(join(baseline.root, baseline.path))}: ${located.length} accepted findings`);
	return EXIT.answered;
}

function accept(baseline: LintResult['baseline'], located: readonly Located[]): Remaining<Located> {
	if (baseline === undefined) return { problems: located, accepted: 0, fixed: 0 };
	return applyBaseline(baseline, readBaseline(baseline), located);
}

/** The remaining problems, with the result that they are from. */
interface Shown {
	readonly result: LintResult;
	readonly located: readonly Located[];
	readonly remaining: Remaining<Located>;
}

/** Returns the problems without collisions, the collisions, and counts. */
function countsOf({ result, located, remaining }: Shown) {
	const left = new Set(located.map(({ problem }) => problem));
	const collisions = result.collisions.filter(({ problem }) => left.has(problem));
	const problems = located.filter(({ problem }) => !collisions.some((pair) => pair.problem === problem));
	const errors = problems.filter(({ problem }) => problem.severity === 'error').length;
	const counts = { checked: result.checked, errors, warnings: problems.length - errors, accepted: remaining.accepted };
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
	const { located, remaining } = shown;
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
	const old = counts.accepted > 0 ? `, ${counts.accepted} accepted by the baseline` : '';
	output.data(
		`${counted(counts.checked, 'file')} checked: ${counted(counts.errors, 'error')}, ${counted(counts.warnings, 'warning')}${pairs}${old}`,
	);
	if (remaining.fixed > 0) {
		output.note(`fixed in the baseline: ${counted(remaining.fixed, 'finding')}; write it again by --update-baseline`);
	}
}

/** Prints pairs of colliding skills, most similar first, with words that would distinguish them. */
export function showCollisions(collisions: readonly ReportedCollision[], output: Output): void {
	if (collisions.length === 0) return;
	output.data('\nSkills that compete for the same requests:');
	for (const { score, skills, shared } of collisions) {
		output.data(
			`${output.style('yellow', score.toFixed(2))}  ${skills.map(({ unit_id }) => printable(unit_id)).join(' and ')}`,
		);
		output.data(printable(`      both say ${shared.join(', ')}`));
		for (const skill of skills) {
			const advice = adviceFor(skill);
			if (advice !== undefined) output.data(printable(`      ${advice}`));
		}
	}
}
