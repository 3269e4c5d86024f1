import { isAbsolute } from 'node:path';
import { packIndex } from '@pinakes/indexer';
import { type Command, JSON_FLAG } from '../command.ts';
import { EXIT, UsageError } from '../exit-codes.ts';
import { INDEX_FLAG } from '../flags.ts';
import { jsonText, printable } from '../output.ts';

/** `pinakes pack`: an npm package of an index. */
export const pack: Command = {
	summary: 'Make an npm package of an index, ready for npm publish',
	usage: '--name NAME --index DIR --out DIR',
	flags: {
		name: { type: 'string', value: 'NAME', help: 'the name that npm will know it by, such as @acme/skills-index' },
		index: INDEX_FLAG,
		out: { type: 'string', value: 'DIR', help: 'the folder to write' },
		version: { type: 'string', value: 'VERSION', help: '0.1.0 unless given' },
		description: { type: 'string', value: 'TEXT', help: 'what it holds, in a sentence' },
		json: JSON_FLAG,
	},
	examples: ['pinakes pack --name @acme/skills-index --index .pinakes --out dist/skills-index --version 1.4.0'],
	async run(args, output) {
		const [name, index, out] = [args.text('name'), args.text('index'), args.text('out')];
		if (name === undefined || index === undefined || out === undefined) {
			throw new UsageError('pack needs --name NAME, --index DIR and --out DIR.');
		}
		const summary = packIndex({
			name,
			index,
			out,
			...textOf('version', args.text('version')),
			...textOf('description', args.text('description')),
		});
		if (args.flag('json')) output.data(jsonText(summary));
		else {
			output.data(`packed   ${summary.name} ${summary.version}: ${summary.files} files, ${summary.bytes} bytes`);
			output.data(`next     npm publish ${printable(folderArgument(out))}`);
		}
		return EXIT.answered;
	},
};

/** A folder as npm takes it for one: by a bare name it would publish the registry's package of that name. */
function folderArgument(folder: string): string {
	const path = isAbsolute(folder) || folder.startsWith('.') ? folder : `./${folder}`;
	return /^[\w./@-]+$/.test(path) ? path : JSON.stringify(path);
}

function textOf<Name extends string>(name: Name, text: string | undefined): { readonly [K in Name]?: string } {
	return text === undefined ? {} : ({ [name]: text } as { readonly [K in Name]?: string });
}
