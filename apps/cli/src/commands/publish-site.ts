import { UsageError } from '@pinakes/command-line/definition';
import { publishSite } from '@pinakes/indexer';
import { MARKDOWN_CHOICES } from '@pinakes/indexer/internal';
import { defineCommand, INDEX_OPTION, JSON_OPTION } from '../base/command.ts';
import { explorerFolder, searchBoxFolder } from '../base/open-index.ts';
import { counted, EXIT, jsonText, printable } from '../base/output.ts';

/** `pinakes publish-site`: publishes an index as a folder for any web host. */
export const publishSiteCommand = defineCommand({
	summary: 'Write a static folder for any web host: the index, llms.txt, skills and markdown',
	usage: '--out DIR [--index DIR]',
	options: {
		index: INDEX_OPTION,
		out: { type: 'string', value: 'DIR', help: 'the folder to write' },
		title: { type: 'string', value: 'TEXT', help: 'the heading of llms.txt' },
		'base-url': { type: 'string', value: 'URL', help: 'where the folder will be served; links are relative without' },
		markdown: {
			type: 'string',
			value: MARKDOWN_CHOICES.join('|'),
			choices: MARKDOWN_CHOICES,
			help: 'documents as markdown, with their sections, or neither; pages of up to 1,000 documents unless all have URLs',
		},
		html: { type: 'boolean', help: 'documents as HTML pages, with the search box on each' },
		pictures: {
			type: 'string',
			value: 'DIR',
			help: 'with --html: the folder that was built, whose pictures are copied',
		},
		'source-url': {
			type: 'string',
			value: 'URL',
			help: 'with --html: where links to other files of the repository lead',
		},
		'no-page': { type: 'boolean', help: 'leave out the search page, and the explorer at debug/' },
		json: JSON_OPTION,
	},
	examples: ['pinakes publish-site --index .pinakes --out site --title "Acme docs" --base-url https://docs.acme.dev/'],
	async run(args, output) {
		const { index, out } = args.options;
		if (out === undefined) throw new UsageError('publish-site needs --out DIR.');
		const hasPage = !args.options['no-page'];
		const pages = hasPage ? { searchBox: searchBoxFolder(), debugPage: explorerFolder() } : {};
		const baseUrl = args.options['base-url'];
		const { html, pictures, 'source-url': sourceUrl } = args.options;
		if (html ? !hasPage : pictures !== undefined || sourceUrl !== undefined) {
			throw new UsageError('--pictures and --source-url need --html, and --html cannot go with --no-page.');
		}
		const summary = publishSite({
			index,
			out,
			title: args.options.title ?? 'Index',
			baseUrl,
			markdown: args.options.markdown,
			html: html ? { pictures, sourceUrl } : undefined,
			...pages,
		});
		if (args.options.json) output.data(jsonText(summary));
		else {
			const { documents, sections, skills, left_out, files, bytes } = summary;
			output.data(
				`published ${counted(documents, 'document')}, ${counted(sections, 'section')}, ${counted(skills, 'skill')}`,
			);
			for (const { id, reason } of left_out) output.note(`${printable(id)}: not published: ${printable(reason)}`);
			output.data(`wrote     ${printable(out)}: ${counted(files, 'file')}, ${counted(bytes, 'byte')}`);
		}
		return EXIT.answered;
	},
});
