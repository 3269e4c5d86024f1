import { lstatSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, isAbsolute, join } from 'node:path';
import { defineCommand } from '../command.ts';
import { EXIT } from '../exit-codes.ts';
import { planFiles } from '../init/plan.ts';
import { JSON_OPTION } from '../options/shared.ts';
import { jsonText, printable } from '../output.ts';

/** `pinakes init`: writes the files that a repository needs for an index. */
export const init = defineCommand({
	summary: 'Write what a repository needs: configuration, CI workflow, MCP servers, golden queries',
	usage: '[DIR] [--dry-run] [--json]',
	positionals: [{ name: 'DIR', help: 'the root of the repository; default the current folder' }],
	options: {
		'dry-run': { type: 'boolean', help: 'write nothing, and show the files' },
		json: JSON_OPTION,
	},
	examples: ['pinakes init --dry-run', 'pinakes init'],
	async run(args, output) {
		const [folder = '.'] = args.positionals;
		const isDry = args.options['dry-run'];
		const files = planFiles(folder).map((file) => {
			return { ...file, written: !isAbsolute(file.path) && !exists(join(folder, file.path)) };
		});
		for (const { path, text, written } of files) {
			if (!written || isDry) continue;
			mkdirSync(dirname(join(folder, path)), { recursive: true });
			// A file that was created meanwhile is not overwritten.
			writeFileSync(join(folder, path), text, { flag: 'wx' });
		}
		if (args.options.json) {
			output.data(jsonText({ dry_run: isDry, files }));
			return EXIT.answered;
		}
		for (const { path, purpose, text, written } of files) {
			const verb = written ? 'writes' : isAbsolute(path) ? 'shows' : 'keeps';
			output.data(`${verb.padEnd(8)} ${printable(path)}: ${purpose}`);
			if (isDry || !written) output.text(text.replace(/^(?=.)/gm, '    '));
		}
		const isShown = files.some(({ written }) => !written);
		output.note(`Next: pinakes build.${isShown ? ' Add by hand what is shown for files that are kept.' : ''}`);
		return EXIT.answered;
	},
});

/** Whether a path exists, including broken links. */
function exists(path: string): boolean {
	return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
}
