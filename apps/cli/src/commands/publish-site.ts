import { publishSite } from '@pinakes/indexer';
import { type Command, JSON_FLAG } from '../command.ts';
import { EXIT, UsageError } from '../exit-codes.ts';
import { INDEX_FLAG } from '../flags.ts';
import { jsonText, printable } from '../output.ts';

/** `pinakes publish-site`: a folder for any web host. */
export const publishSiteCommand: Command = {
	summary: 'Write a static folder for any web host: the index, llms.txt, skills and markdown',
	usage: '--index DIR --out DIR',
	flags: {
		index: INDEX_FLAG,
		out: { type: 'string', value: 'DIR', help: 'the folder to write' },
		title: { type: 'string', value: 'TEXT', help: 'the heading of llms.txt' },
		'base-url': { type: 'string', value: 'URL', help: 'where the folder will be served; links are relative without' },
		'no-page': { type: 'boolean', help: 'leave out the explorer, a page that shows the index at work' },
		json: JSON_FLAG,
	},
	examples: ['pinakes publish-site --index .pinakes --out site --title "Acme docs" --base-url https://docs.acme.dev/'],
	async run(args, output) {
		const [index, out] = [args.text('index'), args.text('out')];
		if (index === undefined || out === undefined) throw new UsageError('publish-site needs --index DIR and --out DIR.');
		const { explorerFolder } = await import('../explorer-server.ts');
		const page = args.flag('no-page') ? undefined : explorerFolder();
		const baseUrl = args.text('base-url');
		const summary = publishSite({ index, out, title: args.text('title') ?? 'Index', baseUrl, page });
		if (args.flag('json')) output.data(jsonText(summary));
		else {
			const { documents, sections, skills, left_out, files, bytes } = summary;
			output.data(`published ${documents} documents, ${sections} sections, ${skills} skills`);
			for (const id of left_out)
				output.note(
					`${printable(id)}: not listed for agents; rename it: another skill has its name, or it is not of a-z, 0-9 and hyphens`,
				);
			output.data(`wrote     ${printable(out)}: ${files} files, ${bytes} bytes`);
		}
		return EXIT.answered;
	},
};
