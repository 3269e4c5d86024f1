import { type BuildResult, buildIndex, type Problem } from '@pinakes/indexer';
import { type Command, JSON_FLAG } from '../command.ts';
import { EXIT, UsageError } from '../exit-codes.ts';
import { jsonText, type Output, printable } from '../output.ts';
import { startStopwatch } from '../stopwatch.ts';

/** `pinakes build`: sources in, index out. */
export const build: Command = {
	summary: 'Compile folders of skills, registries and markdown into an index',
	usage: '[DIR…] --out DIR',
	flags: {
		out: { type: 'string', value: 'DIR', help: 'the folder to write' },
		config: { type: 'string', value: 'FILE', help: 'configuration; pinakes.config.json is found by itself' },
		strict: { type: 'boolean', help: 'write nothing where any source has an error' },
		timings: { type: 'boolean', help: 'tell how long each step took' },
		json: JSON_FLAG,
	},
	examples: ['pinakes build --out .pinakes', 'pinakes build skills docs --out dist/index --strict'],
	async run(args, output) {
		const out = args.text('out');
		if (out === undefined) throw new UsageError('build needs --out DIR, the folder to write.');
		const stopwatch = startStopwatch();
		const result = await buildIndex({
			folders: args.positionals.length === 0 ? ['.'] : args.positionals,
			out,
			config: args.text('config'),
			strict: args.flag('strict'),
			onStep: (step) => {
				stopwatch.begin(step);
				if (output.isTerminal) output.note(output.style('dim', `${step} …`));
			},
		});
		const steps = stopwatch.stop();
		if (args.flag('json')) output.data(jsonText(args.flag('timings') ? { ...result, steps } : result));
		else {
			summarize(result, out, output);
			if (args.flag('timings')) {
				output.data(`took     ${steps.map(({ step, ms }) => `${step} ${(ms / 1000).toFixed(2)} s`).join(', ')}`);
			}
		}
		return result.written ? EXIT.answered : EXIT.refused;
	},
};

function summarize({ summary, problems, written }: BuildResult, out: string, output: Output): void {
	for (const problem of problems) output.note(describe(problem, output));
	const { files, units, packages, documents, derived, errors, warnings, index_files, index_bytes } = summary;
	output.data(`read     ${files} files: ${units} units, ${packages} packages, ${documents} documents`);
	output.data(`derived  tags or keywords of ${derived} units`);
	output.data(`found    ${errors} errors, ${warnings} warnings`);
	if (written) output.data(`wrote    ${printable(out)}: ${index_files} files, ${index_bytes} bytes`);
	else output.data(`wrote    nothing, because of --strict; ${printable(out)} is as it was`);
}

/** A problem in one line: where, how bad, what, and what to do about it. */
export function describe({ severity, file, line, rule, message, mend }: Problem, output: Output): string {
	const place = printable(line === undefined ? file : `${file}:${line}`);
	const mark = output.style(severity === 'error' ? 'red' : 'yellow', severity);
	return `${place}: ${mark} [${rule}] ${printable(message)}; ${printable(mend)}`;
}
