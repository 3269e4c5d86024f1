import {
	type BuildOptions,
	type BuildResult,
	type BuildSummary,
	type Built,
	buildIndex,
	type Changes,
	type CheckResult,
	checkIndex,
	type Problem,
	watchIndex,
} from '@pinakes/indexer';
import type { Arguments } from '../arguments.ts';
import { CACHE_FLAGS, cacheFolderOf } from '../cache-flag.ts';
import { type Command, JSON_FLAG } from '../command.ts';
import { EXIT, UsageError } from '../exit-codes.ts';
import { jsonText, type Output, printable } from '../output.ts';
import { milliseconds, startStopwatch } from '../stopwatch.ts';
import { TIMEOUT_FLAG, VECTORS_FLAG, vectorizerOf } from '../vectors-flag.ts';

/** Names that are listed at most of what changed. */
const MOST_LISTED = 20;

/** `pinakes build`: sources in, index out. */
export const build: Command = {
	summary: 'Compile folders of skills, registries and markdown into an index',
	usage: '[DIR…] --out DIR',
	flags: {
		out: { type: 'string', value: 'DIR', help: 'the folder to write' },
		config: { type: 'string', value: 'FILE', help: 'configuration; pinakes.config.json is found by itself' },
		vectors: VECTORS_FLAG,
		timeout: TIMEOUT_FLAG,
		suggest: { type: 'boolean', help: 'write what the explorer suggests while somebody types as well' },
		strict: { type: 'boolean', help: 'write nothing where any source has an error' },
		check: { type: 'boolean', help: 'write nothing, and end with 1 where the index at --out is stale' },
		watch: { type: 'boolean', help: 'build again whenever a source changes' },
		...CACHE_FLAGS,
		timings: { type: 'boolean', help: 'tell how long each step took' },
		json: JSON_FLAG,
	},
	examples: [
		'pinakes build --out .pinakes',
		'pinakes build skills docs --out dist/index --strict',
		'pinakes build docs --out index --watch',
		'pinakes build docs --out index --check',
		'pinakes build docs --out .pinakes --vectors openai:http://localhost:11434/v1,bge-m3',
	],
	async run(args, output) {
		const out = args.text('out');
		if (out === undefined) throw new UsageError('build needs --out DIR, the folder to write.');
		if (args.flag('check') && args.flag('watch')) throw new UsageError('Use --check or --watch, not both.');
		const stopwatch = startStopwatch();
		const tellStep = (step: string): void => {
			if (output.isTerminal) output.note(output.style('dim', `${step} …`));
		};
		const onStep = (step: string): void => {
			stopwatch.begin(step);
			tellStep(step);
		};
		const options: BuildOptions = {
			folders: args.positionals.length === 0 ? ['.'] : args.positionals,
			out,
			config: args.text('config'),
			vectors: await vectorizerOf(args, { out, onEncoded: (texts) => tellStep(`${texts} texts encoded`) }),
			suggest: args.flag('suggest'),
			strict: args.flag('strict'),
			cache: cacheFolderOf(args, out),
			onStep,
			onNotice: (notice) => output.note(printable(notice)),
		};
		if (args.flag('check')) return check(options, args, output);
		if (args.flag('watch')) return watch(options, args, output);
		const result = await buildIndex(options);
		const steps = stopwatch.stop();
		if (!args.flag('timings')) tell(result, out, args, output);
		else if (args.flag('json')) output.data(jsonText({ ...result, steps }));
		else {
			tell(result, out, args, output);
			output.data(`took     ${steps.map(({ step, ms }) => `${step} ${(ms / 1000).toFixed(2)} s`).join(', ')}`);
		}
		return result.written ? EXIT.answered : EXIT.refused;
	},
};

async function check(options: BuildOptions, args: Arguments, output: Output): Promise<number> {
	const result = await checkIndex(options);
	for (const problem of result.problems) output.note(describe(problem, output));
	if (args.flag('json')) output.data(jsonText(result));
	else tellDifference(result, options.out, output);
	const isRefused = options.strict === true && result.summary.errors > 0;
	return result.fresh && !isRefused ? EXIT.answered : EXIT.refused;
}

function tellDifference({ fresh, files, documents, units, packages }: CheckResult, out: string, output: Output): void {
	if (fresh) {
		output.data(`fresh    ${printable(out)} is what its sources give`);
		return;
	}
	output.data(
		`stale    ${printable(out)}: ${files.changed.length} files differ, ${files.added.length} are missing, ${files.removed.length} are too many`,
	);
	const isAbout = [documents, units, packages].some(
		({ added, removed, changed }) => added.length + removed.length + changed.length > 0,
	);
	tellChanges('document', documents, output);
	tellChanges('unit', units, output);
	tellChanges('package', packages, output);
	if (!isAbout)
		output.data(
			'         no document, unit or package differs: the settings do, the version, or files were changed by hand',
		);
	tellChanges('file', files, output);
	output.data('build it again without --check');
}

async function watch(options: BuildOptions, args: Arguments, output: Output): Promise<number> {
	const { out, folders } = options;
	const controller = new AbortController();
	const stop = (): void => controller.abort();
	process.once('SIGINT', stop).once('SIGTERM', stop);
	let isFirst = true;
	let started = milliseconds();
	await watchIndex(
		{
			...options,
			onStep: (step) => {
				if (step === 'reading') started = milliseconds();
				options.onStep?.(step);
			},
		},
		{
			signal: controller.signal,
			onBuilt(built) {
				if (!isFirst && !args.flag('json')) tellSources(built, output);
				tell(built, out, args, output);
				if (args.flag('json')) return;
				const time = `in ${Math.round(milliseconds() - started)} ms`;
				output.note(isFirst ? `watching ${folders.map(printable).join(', ')} …` : time);
				isFirst = false;
			},
			onFailed: ({ message }) => output.note(`pinakes: ${printable(message)} ${printable(out)} is as it was.`),
			onGone: (folder) =>
				output.note(`pinakes: ${printable(folder)} is gone; ${printable(out)} is as it was until the folder is back.`),
		},
	);
	process.off('SIGINT', stop).off('SIGTERM', stop);
	return EXIT.answered;
}

function tellSources({ changes }: Built, output: Output): void {
	tellChanges('document', changes.documents, output);
	tellChanges('unit', changes.units, output);
}

function tellChanges(what: string, changes: Changes, output: Output): void {
	const lines = (['added', 'removed', 'changed'] as const).flatMap((how) =>
		changes[how].map((name) => `${how.padEnd(8)} ${what} ${printable(name)}`),
	);
	for (const line of lines.slice(0, MOST_LISTED)) output.data(line);
	if (lines.length > MOST_LISTED) output.data(`         and ${lines.length - MOST_LISTED} more`);
}

function tell(result: BuildResult, out: string, args: Arguments, output: Output): void {
	if (args.flag('json')) output.data(jsonText(result));
	else summarize(result, out, args.text('vectors') !== undefined, output);
}

function summarize(
	{ summary, problems, written }: BuildResult,
	out: string,
	areVectorsAsked: boolean,
	output: Output,
): void {
	for (const problem of problems) output.note(describe(problem, output));
	const { files, units, packages, documents, derived, errors, warnings, index_files, index_bytes, vectors } = summary;
	output.data(`read     ${files} files: ${units} units, ${packages} packages, ${documents} documents`);
	output.data(`derived  tags or keywords of ${derived} units`);
	if (vectors !== null && (vectors.dimensions > 0 || areVectorsAsked))
		output.data(`vectors  ${describeVectors(vectors)}`);
	output.data(`found    ${errors} errors, ${warnings} warnings`);
	if (written) output.data(`wrote    ${printable(out)}: ${index_files} files, ${index_bytes} bytes`);
	else output.data(`wrote    nothing, because of --strict; ${printable(out)} is as it was`);
}

/** What vectors there are, and what they are worth. */
function describeVectors({ embedder, dimensions, weight }: NonNullable<BuildSummary['vectors']>): string {
	if (dimensions === 0) {
		return `none: ${printable(embedder)} would add nothing to the words of these texts; vectors.weight of the configuration overrules this`;
	}
	return `${printable(embedder)}: ${dimensions} dimensions, weight ${weight}`;
}

/** A problem in one line: where, how bad, what, and what to do about it. */
export function describe({ severity, file, line, rule, message, mend }: Problem, output: Output): string {
	const place = printable(line === undefined ? file : `${file}:${line}`);
	const mark = output.style(severity === 'error' ? 'red' : 'yellow', severity);
	return `${place}: ${mark} [${rule}] ${printable(message)}; ${printable(mend)}`;
}
