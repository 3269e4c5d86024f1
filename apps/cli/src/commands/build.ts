import { homedir } from 'node:os';
import { isAbsolute, join, relative, resolve } from 'node:path';
import { type Arguments, type Options, UsageError } from '@pinakes/command-line/definition';
import { choiceOption, flag, textOption } from '@pinakes/command-line/options';
import {
	BuildError,
	type BuildOptions,
	type BuildResult,
	type BuildSummary,
	buildIndex,
	type CheckResult,
	checkIndex,
	watchIndex,
} from '@pinakes/indexer';
import {
	type BuildProgress,
	type Changes,
	hasNoChanges,
	parseMemory,
	statOf,
	VECTOR_CHOICES,
} from '@pinakes/indexer/internal';
import { CONFIG_OPTION, defineCommand, JSON_OPTION, OUT_OPTION, writtenIndex } from '../base/command.ts';
import { counted, EXIT, jsonText, type Output, printable, printBuildProblems } from '../base/output.ts';
import { noteUnreadConfig } from '../base/unread-config.ts';
import { ENCODER_OPTION, encoderOf, TIMEOUT_OPTION } from '../base/vectors.ts';

const OPTIONS = {
	out: OUT_OPTION,
	config: CONFIG_OPTION,
	encoder: ENCODER_OPTION,
	vectors: choiceOption(
		VECTOR_CHOICES,
		'whether questions find texts by meaning and in the other language; default built-in',
	),
	timeout: TIMEOUT_OPTION,
	suggest: flag('also write completions, for the search box'),
	strict: flag('write nothing where any source has an error'),
	check: flag('write nothing, use no cache, and end with 1 if the index at --out is stale'),
	into: textOption('DIR', 'with --check: where the index is written if the one at --out is stale'),
	watch: flag('build again whenever a source changes'),
	memory: textOption('SIZE', 'how much memory the documents may take, roughly; default 1GiB'),
	progress: flag('show how many files were read, how fast, and how long the rest will take'),
	cache: textOption(
		'DIR',
		"where what was read and encoded is kept for the next build; default pinakes in the user's cache folder",
	),
	'no-cache': flag('read everything again, and keep nothing'),
	json: JSON_OPTION,
} as const satisfies Options;

type Args = Arguments<typeof OPTIONS>;

export const build = defineCommand({
	summary: 'Compile folders of skills and documents into an index',
	usage: '[DIR…] [--out DIR]',
	positionals: [{ name: 'DIR', help: 'a folder to read; default the current one', multiple: true }],
	options: OPTIONS,
	rare: ['vectors', 'timeout', 'suggest', 'into', 'memory', 'cache', 'no-cache', 'progress'],
	examples: [
		'pinakes build docs',
		'pinakes build skills docs --out dist/index --strict',
		'pinakes build docs --out index --watch',
		'pinakes build docs --out index --check',
		'pinakes build docs --out .pinakes --encoder transformers:models/all-MiniLM-L6-v2',
	],
	async run(args, output, system) {
		const { config, vectors, encoder, timeout, suggest, strict, memory } = args.options;
		const out = args.options.check ? args.options.out : writtenIndex(args, 'out');
		checkCombination(args.options);
		const cache = cacheFolderOf(args.options, system.env);
		const options: BuildOptions = {
			folders: args.positionals.length === 0 ? ['.'] : args.positionals,
			out,
			config,
			vectors,
			encoder: await encoderOf({ encoder, timeout }, system.env, { cache }),
			suggest,
			strict,
			cache,
			onStep: (step) => output.isTerminal && output.note(output.style('dim', `${step} …`)),
			memory: memory === undefined ? undefined : memoryOf(memory),
			onProgress: output.isTerminal || args.options.progress ? progressPrinter(output.note) : undefined,
			onNotice: (notice) => output.note(printable(notice)),
		};
		noteUnreadConfig(options.folders, config, output);
		if (args.options.check) return check(options, args, output);
		if (args.options.watch) return watch(options, args, output, system.interrupted());
		const result = await buildIndex(options);
		printResult(result, args, output);
		return result.written ? EXIT.answered : EXIT.refused;
	},
});

/** @throws UsageError for options that exclude each other */
function checkCombination({ check, into, watch, vectors, encoder, cache, 'no-cache': noCache }: Args['options']): void {
	if (check && watch) throw new UsageError('Use --check or --watch, not both.');
	if (cache !== undefined && noCache) throw new UsageError('Use --cache or --no-cache, not both.');
	if (into !== undefined && !check) throw new UsageError('--into goes with --check.');
	if (vectors === 'none' && encoder !== undefined) throw new UsageError('Use --encoder or --vectors none, not both.');
}

/**
 * Returns the folder of the cache; undefined for none. By default it belongs to the user, so that no repository can fill it.
 *
 * @throws UsageError if it would be in the index
 */
function cacheFolderOf({ cache, 'no-cache': isOff, check, out }: Args['options'], env: NodeJS.ProcessEnv) {
	if (isOff) return undefined;
	const base = env.XDG_CACHE_HOME ?? '';
	// The XDG specification says to ignore relative paths.
	const folder = cache ?? join(isAbsolute(base) ? base : join(homedir(), '.cache'), 'pinakes');
	if (!/^\.\.($|[/\\])/.test(relative(resolve(out), resolve(folder)))) {
		throw new UsageError(
			`The cache, ${folder}, must not lie in the index, ${out}, which a build replaces: name others.`,
		);
	}
	// A check does not use the cache, as a wrong entry could hide a difference.
	return check ? undefined : folder;
}

/** @throws UsageError for an invalid size, or one out of range */
function memoryOf(size: string): number {
	try {
		return parseMemory(size);
	} catch (cause) {
		throw cause instanceof BuildError ? new UsageError(`--memory ${cause.message}`) : cause;
	}
}

async function check(options: BuildOptions, args: Args, output: Output): Promise<number> {
	const result = await checkIndex(options, args.options.into);
	printBuildProblems(result.problems, output);
	if (args.options.json) output.data(jsonText(result));
	else printDifference(result, options.out, output);
	const isRefused = options.strict === true && result.summary.errors > 0;
	if (isRefused)
		output.note(`--strict: ${counted(result.summary.errors, 'error')} in the sources, so that this ends with 1`);
	return result.fresh && !isRefused ? EXIT.answered : EXIT.refused;
}

async function watch(options: BuildOptions, args: Args, output: Output, signal: AbortSignal): Promise<number> {
	const { out, folders } = options;
	let isFirst = true;
	await watchIndex(options, {
		signal,
		onBuilt(built) {
			printResult(built, args, output);
			if (isFirst && !args.options.json) output.note(`watching ${folders.map(printable).join(', ')} …`);
			isFirst = false;
		},
		onFailed: ({ message }) => output.note(`pinakes: ${printable(message)} ${printable(out)} is as it was.`),
		onGone: (folder) =>
			output.note(`pinakes: ${printable(folder)} is gone; ${printable(out)} is as it was until the folder is back.`),
	});
	return EXIT.answered;
}

const MAX_NAMED = 3;
const SUPERSEDED = 'of older versions: searched if a question names the version, or --scope the folder';

function printResult(result: BuildResult, { options: { json, out, encoder } }: Args, output: Output): void {
	if (json) {
		output.data(jsonText(result));
		return;
	}
	const { summary, problems, written } = result;
	printBuildProblems(problems, output);
	const { files, units, packages, documents, left_out, hidden = 0, superseded } = summary;
	const { derived, errors, warnings, index_files, index_bytes, vectors } = summary;
	const read = Object.entries({ unit: units, package: packages, document: documents }).filter(([, count]) => count > 0);
	const kinds = read.map(([noun, count]) => counted(count, noun)).join(', ');
	output.data(`read     ${counted(files, 'file')}: ${kinds || 'nothing to index'}`);
	if (left_out.length > 0) output.data(`left out ${describeLeftOut(left_out)}`);
	if (hidden > 0) output.data(`left out ${counted(hidden, 'text')} that HTML hides`);
	if (superseded > 0) output.data(`versions ${counted(superseded, 'document')} ${SUPERSEDED}`);
	if (derived > 0) output.data(`derived  tags or keywords of ${counted(derived, 'unit')}`);
	if (vectors !== null || encoder !== undefined) output.data(`vectors  ${describeVectors(vectors)}`);
	output.data(`found    ${counted(errors, 'error')}, ${counted(warnings, 'warning')}`);
	if (written)
		output.data(`wrote    ${printable(out)}: ${counted(index_files, 'file')}, ${counted(index_bytes, 'byte')}`);
	else output.data(`wrote    nothing, because of --strict${statOf(out) ? `; ${printable(out)} is as it was` : ''}`);
}

function describeLeftOut(paths: readonly string[]): string {
	const more = paths.length > MAX_NAMED ? ` and ${paths.length - MAX_NAMED} more` : '';
	const named = paths.slice(0, MAX_NAMED).map(printable).join(', ');
	return `${counted(paths.length, 'file')}, as drafts, templates, menus, redirects or the like (include of the configuration reads them), or as published pages: ${named}${more}`;
}

function describeVectors(vectors: BuildSummary['vectors']): string {
	if (vectors === null) return 'none';
	const { embedder, dimensions, weight } = vectors;
	return `${printable(embedder)}: ${dimensions} dimensions, weight ${weight}`;
}

const MAX_LISTED = 20;

function printDifference({ fresh, files, ...parts }: CheckResult, out: string, output: Output): void {
	if (fresh) {
		output.data(`fresh    ${printable(out)} is what its sources give`);
		return;
	}
	const { added, removed, changed } = files;
	output.data(
		`stale    ${printable(out)}: ${counted(changed.length, 'file')} changed, ${added.length} missing, ${removed.length} too many`,
	);
	const { documents: document, units: unit, packages } = parts;
	const kinds = { document, unit, package: packages };
	for (const [kind, changes] of Object.entries(kinds)) printChanges(kind, changes, output);
	if (Object.values(kinds).every(hasNoChanges))
		output.data(
			'         no document, unit or package differs: the settings do, the version, or files were changed by hand',
		);
	printChanges('file', files, output);
	output.data('build it again without --check');
}

function printChanges(what: string, changes: Changes, output: Output): void {
	const lines = (['added', 'removed', 'changed'] as const).flatMap((how) =>
		changes[how].map((name) => `${how.padEnd(8)} ${what} ${printable(name)}`),
	);
	for (const line of lines.slice(0, MAX_LISTED)) output.data(line);
	if (lines.length > MAX_LISTED) output.data(`         and ${lines.length - MAX_LISTED} more`);
}

/** Milliseconds between lines of progress, and before the first one. */
const PAUSE = 5_000;

/**
 * Returns a function that prints the progress, speed and remaining time of a build.
 *
 * @param print prints a line
 * @param now returns a time in milliseconds; only differences matter
 */
export function progressPrinter(
	print: (line: string) => void,
	// Not `performance`, which Node loads on first use, slower than many steps.
	now = () => Number(process.hrtime.bigint()) / 1e6,
): (progress: BuildProgress) => void {
	let start = now();
	let last = start;
	let current = 'read';
	let before = 0;
	return ({ step, done, total }) => {
		const time = now();
		if (step !== current) {
			current = step;
			start = time;
			before = done;
		}
		if (time - last < PAUSE || time === start) return;
		last = time;
		const rate = ((done - before) * 1000) / (time - start);
		const seconds = Math.ceil((total - done) / rate);
		const left = seconds < 100 ? `${seconds} s` : `${Math.ceil(seconds / 60)} min`;
		const what = step === 'read' ? 'files' : 'texts';
		print(`${step} ${done} of ${total} ${what}, ${Math.round(rate)} a second, ${left} left`);
	};
}
