import { type BuildResult, type BuildSummary, buildIndex, type Problem } from '@pinakes/indexer';
import { type Command, JSON_FLAG } from '../command.ts';
import { EXIT, UsageError } from '../exit-codes.ts';
import { jsonText, type Output, printable } from '../output.ts';
import { CACHE_FLAG, TIMEOUT_FLAG, VECTORS_FLAG, vectorizerOf } from '../vectors-flag.ts';

/** `pinakes build`: sources in, index out. */
export const build: Command = {
	summary: 'Compile folders of skills, registries and markdown into an index',
	usage: '[DIR…] --out DIR',
	flags: {
		out: { type: 'string', value: 'DIR', help: 'the folder to write' },
		config: { type: 'string', value: 'FILE', help: 'configuration; pinakes.config.json is found by itself' },
		vectors: VECTORS_FLAG,
		cache: CACHE_FLAG,
		timeout: TIMEOUT_FLAG,
		strict: { type: 'boolean', help: 'write nothing where any source has an error' },
		json: JSON_FLAG,
	},
	examples: [
		'pinakes build --out .pinakes',
		'pinakes build skills docs --out dist/index --strict',
		'pinakes build docs --out .pinakes --vectors openai:http://localhost:11434/v1,bge-m3',
	],
	async run(args, output) {
		const out = args.text('out');
		if (out === undefined) throw new UsageError('build needs --out DIR, the folder to write.');
		const tell = (step: string): void => {
			if (output.isTerminal) output.note(output.style('dim', `${step} …`));
		};
		const result = await buildIndex({
			folders: args.positionals.length === 0 ? ['.'] : args.positionals,
			out,
			config: args.text('config'),
			vectors: await vectorizerOf(args, { out, onEncoded: (texts) => tell(`${texts} texts encoded`) }),
			strict: args.flag('strict'),
			onStep: tell,
		});
		if (args.flag('json')) output.data(jsonText(result));
		else summarize(result, out, args.text('vectors') !== undefined, output);
		return result.written ? EXIT.answered : EXIT.refused;
	},
};

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
