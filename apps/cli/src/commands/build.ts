import type { Arguments, Options } from '@pinakes/command-line/definition';
import { UsageError } from '@pinakes/command-line/usage-error';
import { type BuildOptions, type BuildResult, type Built, buildIndex, checkIndex, watchIndex } from '@pinakes/indexer';
import { printChanges, printDifference } from '../build/changes.ts';
import { progressPrinter } from '../build/progress.ts';
import { printSummary } from '../build/summary.ts';
import { defineCommand } from '../command.ts';
import { EXIT } from '../exit-codes.ts';
import { CACHE_OPTIONS, cacheFolderOf } from '../options/cache.ts';
import { MEMORY_OPTION, memoryOf } from '../options/memory.ts';
import { CONFIG_OPTION, JSON_OPTION, OUT_OPTION } from '../options/shared.ts';
import { encoderChoiceOf, TIMEOUT_OPTION, VECTORS_OPTION } from '../options/vectors.ts';
import { jsonText, type Output, printable } from '../output.ts';
import { printBuildProblems } from '../problem-line.ts';
import { milliseconds, type Stopwatch, startStopwatch } from '../stopwatch.ts';
import { noteUnreadConfig } from '../unread-config.ts';

const OPTIONS = {
	out: OUT_OPTION,
	config: CONFIG_OPTION,
	vectors: VECTORS_OPTION,
	timeout: TIMEOUT_OPTION,
	suggest: { type: 'boolean', help: 'also write completions, for the explorer and the search box' },
	strict: { type: 'boolean', help: 'write nothing where any source has an error' },
	check: { type: 'boolean', help: 'write nothing, use no cache, and end with 1 if the index at --out is stale' },
	into: { type: 'string', value: 'DIR', help: 'with --check: where the index is written if the one at --out is stale' },
	watch: { type: 'boolean', help: 'build again whenever a source changes' },
	memory: MEMORY_OPTION,
	progress: { type: 'boolean', help: 'show how many files were read, how fast, and how long the rest will take' },
	...CACHE_OPTIONS,
	timings: { type: 'boolean', help: 'show how long each step took' },
	json: JSON_OPTION,
} as const satisfies Options;

type Args = Arguments<typeof OPTIONS>;

/** `pinakes build`: builds an index from sources. */
export const build = defineCommand({
	summary: 'Compile folders of skills and documents into an index',
	usage: '[DIR…] [--out DIR]',
	positionals: [{ name: 'DIR', help: 'a folder to read; default the current one', multiple: true }],
	options: OPTIONS,
	rare: ['timeout', 'suggest', 'into', 'memory', 'cache', 'no-cache', 'progress', 'timings'],
	examples: [
		'pinakes build docs',
		'pinakes build skills docs --out dist/index --strict',
		'pinakes build docs --out index --watch',
		'pinakes build docs --out index --check',
		'pinakes build docs --out .pinakes --vectors openai:http://localhost:11434/v1,bge-m3',
	],
	async run(args, output) {
		const { out, config, vectors, timeout, suggest, strict } = args.options;
		checkCombination(args.options);
		const stopwatch = startStopwatch();
		const printStep = (step: string): void => {
			if (output.isTerminal) output.note(output.style('dim', `${step} …`));
		};
		const onStep = (step: string): void => {
			stopwatch.begin(step);
			printStep(step);
		};
		const folder = cacheFolderOf(args.options, out);
		// A check does not use the cache, as a wrong entry could hide a difference.
		const cache = args.options.check ? undefined : folder;
		const options: BuildOptions = {
			folders: args.positionals.length === 0 ? ['.'] : args.positionals,
			out,
			config,
			vectors: await encoderChoiceOf(
				{ vectors, timeout },
				{ cache, onEncoded: (texts) => printStep(`${texts} texts encoded`) },
			),
			suggest,
			strict,
			cache,
			onStep,
			memory: memoryOf(args.options.memory),
			onProgress: output.isTerminal || args.options.progress ? progressPrinter(output.note) : undefined,
			onNotice: (notice) => output.note(printable(notice)),
		};
		noteUnreadConfig(options.folders, config, output);
		if (args.options.check) return check(options, args, output);
		if (args.options.watch) return watch(options, args, output);
		const result = await buildIndex(options);
		const steps = stopwatch.stop();
		printResult(args.options.timings ? { ...result, steps } : result, out, args, output);
		return result.written ? EXIT.answered : EXIT.refused;
	},
});

/** @throws UsageError for options that exclude each other */
function checkCombination({ check, into, watch }: Args['options']): void {
	if (check && watch) throw new UsageError('Use --check or --watch, not both.');
	if (into !== undefined && !check) throw new UsageError('--into goes with --check.');
}

async function check(options: BuildOptions, args: Args, output: Output): Promise<number> {
	const result = await checkIndex(options, args.options.into);
	printBuildProblems(result.problems, output);
	if (args.options.json) output.data(jsonText(result));
	else printDifference(result, options.out, output);
	const isRefused = options.strict === true && result.summary.errors > 0;
	return result.fresh && !isRefused ? EXIT.answered : EXIT.refused;
}

async function watch(options: BuildOptions, args: Args, output: Output): Promise<number> {
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
				if (!isFirst && !args.options.json) printSourceChanges(built, output);
				printResult(built, out, args, output);
				if (args.options.json) return;
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

function printSourceChanges({ changes }: Built, output: Output): void {
	printChanges('document', changes.documents, output);
	printChanges('unit', changes.units, output);
}

/** Prints the result of a build, and the times of its steps if given. */
function printResult(
	result: BuildResult & { readonly steps?: ReturnType<Stopwatch['stop']> },
	out: string,
	args: Args,
	output: Output,
): void {
	if (args.options.json) {
		output.data(jsonText(result));
		return;
	}
	printSummary(result, out, args.options.vectors !== undefined, output);
	const steps = result.steps?.map(({ step, ms }) => `${step} ${(ms / 1000).toFixed(2)} s`);
	if (steps !== undefined) output.data(`took     ${steps.join(', ')}`);
}
