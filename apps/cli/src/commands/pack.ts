import { isAbsolute } from 'node:path';
import { UsageError } from '@pinakes/command-line/definition';
import { textOption } from '@pinakes/command-line/options';
import { createPackage } from '@pinakes/indexer';
import { definedFields } from '@pinakes/query/internal';
import { defineCommand, INDEX_OPTION, JSON_OPTION } from '../base/command.ts';
import { counted, EXIT, jsonText, printable } from '../base/output.ts';

export const pack = defineCommand({
	summary: 'Make an npm package of an index, ready for npm publish',
	usage: '--name NAME --out DIR [--index DIR]',
	options: {
		name: textOption('NAME', 'the name that npm will know it by, such as @acme/skills-index'),
		index: INDEX_OPTION,
		out: textOption('DIR', 'the folder to write'),
		version: textOption('VERSION', 'of the package; default 0.1.0'),
		description: textOption('TEXT', 'what it holds, in a sentence'),
		json: JSON_OPTION,
	},
	examples: ['pinakes pack --name @acme/skills-index --index .pinakes --out dist/skills-index --version 1.4.0'],
	async run(args, output) {
		const { name, index, out, version, description } = args.options;
		if (name === undefined || out === undefined) {
			throw new UsageError('pack needs --name NAME and --out DIR.');
		}
		const summary = createPackage({ name, index, out, ...definedFields({ version, description }) });
		if (args.options.json) output.data(jsonText(summary));
		else {
			output.data(
				`packed   ${summary.name} ${summary.version}: ${counted(summary.files, 'file')}, ${counted(summary.bytes, 'byte')}`,
			);
			output.data(`next     npm publish ${printable(folderArgument(out))}`);
		}
		return EXIT.answered;
	},
});

/** Returns a folder as an argument for npm, which would take a bare name for a package of the registry. */
function folderArgument(folder: string): string {
	const path = isAbsolute(folder) || folder.startsWith('.') ? folder : `./${folder}`;
	return /^[\w./@-]+$/.test(path) ? path : JSON.stringify(path);
}
