import { copyFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { UsageError } from '@pinakes/command-line/usage-error';
import { BuildError } from '@pinakes/indexer';
import { defineCommand } from '../command.ts';
import { EXIT } from '../exit-codes.ts';
import { findMergedCommits } from '../merge-driver/merged-commits.ts';
import { indexOfTree, mergedTree } from '../merge-driver/merged-index.ts';
import { CONFIG_OPTION, OUT_OPTION } from '../options/shared.ts';
import { printable } from '../output.ts';

/** `pinakes merge-driver`: git calls it for a file of a committed index that both sides of a merge changed. */
export const mergeDriver = defineCommand({
	summary: 'For git: build a committed index again where two branches changed it',
	usage: 'CURRENT PATH LABEL [DIR…] [--out DIR] [--config FILE]',
	positionals: [
		{ name: 'CURRENT', help: 'the file that takes the result: %A' },
		{ name: 'PATH', help: 'the path of the file in the repository: %P' },
		{ name: 'LABEL', help: 'what git calls the other side: %Y' },
		{ name: 'DIR', help: 'a folder that the index is built of; default the root', multiple: true },
	],
	options: {
		out: { ...OUT_OPTION, help: 'the folder of the index' },
		config: CONFIG_OPTION,
	},
	examples: ['pinakes merge-driver %A %P %Y', 'pinakes merge-driver %A %P %Y skills docs --out index'],
	async run(args, output) {
		const [current, path, label, ...folders] = args.positionals;
		if (current === undefined || path === undefined || label === undefined) {
			throw new UsageError(
				'git calls merge-driver: run git config merge.pinakes.driver "npx pinakes merge-driver %A %P %Y".',
			);
		}
		const { config } = args.options;
		const out = args.options.out.replace(/^\.\/|\/$/g, '');
		try {
			if (!path.startsWith(`${out}/`)) throw new UsageError(`${path} is not a file of ${out}.`);
			const commits = findMergedCommits(label, process.env);
			if (commits === undefined) throw new UsageError('git does not tell what it merges.');
			const tree = mergedTree(commits);
			const index = await indexOfTree(tree, { folders: folders.length === 0 ? ['.'] : folders, out, config });
			const built = join(index, path.slice(out.length + 1));
			if (!existsSync(built)) throw new UsageError('the merged sources have an index without this file.');
			copyFileSync(built, current);
			return EXIT.answered;
		} catch (cause) {
			if (!(cause instanceof UsageError || cause instanceof BuildError)) throw cause;
			// Git reports a conflict, and leaves the file unchanged.
			const options = ['--out', out, ...(config === undefined ? [] : ['--config', config])];
			const build = ['pinakes build', ...folders, ...options].join(' ');
			output.note(printable(`pinakes: ${path} is not built again: ${cause.message}`));
			output.note(printable(`When the other files are merged: ${build} && git add ${out}`));
			return EXIT.refused;
		}
	},
});
