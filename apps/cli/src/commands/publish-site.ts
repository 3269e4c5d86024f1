import { UsageError } from '@pinakes/command-line/definition';
import { choiceOption, flag, textOption } from '@pinakes/command-line/options';
import { publishSite } from '@pinakes/indexer';
import { MARKDOWN_CHOICES } from '@pinakes/indexer/internal';
import { defineCommand, INDEX_OPTION, JSON_OPTION } from '../base/command.ts';
import { explorerFolder, searchBoxFolder } from '../base/open-index.ts';
import { counted, EXIT, jsonText, printable } from '../base/output.ts';

const NO_LINKS =
	'results lead nowhere: say where your pages are by "site" in pinakes.config.json, or add --html or --markdown pages';

export const publishSiteCommand = defineCommand({
	summary: 'Write a static folder for any web host: the index, the search box and its page',
	usage: '--out DIR [--index DIR]',
	options: {
		index: INDEX_OPTION,
		out: textOption('DIR', 'the folder to write'),
		title: textOption('TEXT', 'the name of the site; the title of its front page without'),
		'base-url': textOption('URL', 'where the folder will be served; links are relative without'),
		markdown: choiceOption(MARKDOWN_CHOICES, 'documents as markdown'),
		llms: flag('llms.txt, a list of the documents for language models'),
		explorer: flag('a page at debug/ that shows how the index answers'),
		html: flag('documents as HTML pages, with the search box on each'),
		pictures: textOption(
			'DIR',
			'with --html: the folder that was built, for pictures, landing pages and the order of the sidebar',
		),
		'source-url': textOption('URL', 'with --html: where links to other files of the repository lead'),
		'no-page': flag('leave out the search box and its page'),
		json: JSON_OPTION,
	},
	examples: ['pinakes publish-site --index .pinakes --out site --title "Acme docs" --base-url https://docs.acme.dev/'],
	async run(args, output) {
		const { index, out, title, llms, markdown, html, pictures, explorer } = args.options;
		const { 'no-page': hasNoPage, 'base-url': baseUrl, 'source-url': sourceUrl } = args.options;
		if (out === undefined) throw new UsageError('publish-site needs --out DIR.');
		const hasPage = !hasNoPage;
		if (html ? !hasPage : pictures !== undefined || sourceUrl !== undefined) {
			throw new UsageError('--pictures and --source-url need --html, and --html cannot go with --no-page.');
		}
		const summary = publishSite({
			...{ index, out, title, llms, baseUrl, markdown },
			html: html ? { pictures, sourceUrl } : undefined,
			searchBox: hasPage ? searchBoxFolder() : undefined,
			debugPage: explorer ? explorerFolder() : undefined,
		});
		if (args.options.json) output.data(jsonText(summary));
		else {
			const { documents, sections, skills, left_out, has_links, files, bytes } = summary;
			output.data(
				`published ${counted(documents, 'document')}, ${counted(sections, 'section')}, ${counted(skills, 'skill')}`,
			);
			for (const { id, reason } of left_out) output.note(`${printable(id)}: not published: ${printable(reason)}`);
			if (hasPage && documents > 0 && !has_links) output.note(NO_LINKS);
			output.data(`wrote     ${printable(out)}: ${counted(files, 'file')}, ${counted(bytes, 'byte')}`);
		}
		return EXIT.answered;
	},
});
