import { UsageError } from '@pinakes/command-line/usage-error';
import { mergeShards } from '@pinakes/indexer';
import { printSummary } from '../build/summary.ts';
import { defineCommand } from '../command.ts';
import { EXIT } from '../exit-codes.ts';
import { MEMORY_OPTION, memoryOf } from '../options/memory.ts';
import { JSON_OPTION, OUT_OPTION } from '../options/shared.ts';
import { encoderChoiceOf, TIMEOUT_OPTION, VECTORS_OPTION } from '../options/vectors.ts';
import { jsonText } from '../output.ts';

/** `pinakes merge`: merges shards to an index. */
export const merge = defineCommand({
	summary: 'Make one index of the shards that pinakes build --shard wrote',
	usage: 'FILE… [--out DIR]',
	positionals: [{ name: 'FILE', help: 'a shard; all of them, in any order', multiple: true }],
	options: {
		out: OUT_OPTION,
		vectors: VECTORS_OPTION,
		timeout: TIMEOUT_OPTION,
		memory: MEMORY_OPTION,
		strict: { type: 'boolean', help: 'write nothing where any source has an error' },
		json: JSON_OPTION,
	},
	examples: ['pinakes merge shards/*.shard --out index'],
	async run(args, output) {
		const { out, vectors, timeout, memory, strict, json } = args.options;
		if (args.positionals.length === 0) throw new UsageError('merge needs the files of all shards.');
		const result = await mergeShards({
			shards: args.positionals,
			out,
			vectors: await encoderChoiceOf({ vectors, timeout }, { cache: undefined, onEncoded: () => {} }),
			strict,
			memory: memoryOf(memory),
			onStep: (step) => {
				if (output.isTerminal) output.note(output.style('dim', `${step} …`));
			},
		});
		if (json) output.data(jsonText(result));
		else printSummary(result, out, vectors !== undefined, output);
		return result.written ? EXIT.answered : EXIT.refused;
	},
});
