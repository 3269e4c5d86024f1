import { lintFolders } from '@pinakes/indexer';
import { type Command, JSON_FLAG } from '../command.ts';
import { EXIT } from '../exit-codes.ts';
import { jsonText } from '../output.ts';
import { describe } from './build.ts';

/** `pinakes lint`: sources against their rules. */
export const lint: Command = {
	summary: 'Hold skills, units and packages against their rules',
	usage: '[DIR…]',
	flags: {
		config: { type: 'string', value: 'FILE', help: 'configuration; pinakes.config.json is found by itself' },
		json: JSON_FLAG,
	},
	examples: ['pinakes lint', 'pinakes lint skills --json'],
	async run(args, output) {
		const { checked, problems } = await lintFolders(
			args.positionals.length === 0 ? ['.'] : args.positionals,
			args.text('config'),
		);
		const errors = problems.filter(({ severity }) => severity === 'error').length;
		if (args.flag('json')) output.data(jsonText({ checked, errors, warnings: problems.length - errors, problems }));
		else {
			for (const problem of problems) output.data(describe(problem, output));
			output.data(`${checked} files checked: ${errors} errors, ${problems.length - errors} warnings`);
		}
		return errors > 0 ? EXIT.refused : EXIT.answered;
	},
};
