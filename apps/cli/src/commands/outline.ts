import { UsageError } from '@pinakes/command-line/definition';
import { FormatError, headingsIn } from '@pinakes/indexer/internal';
import { defineCommand, JSON_OPTION } from '../base/command.ts';
import { EXIT, jsonText, printable } from '../base/output.ts';
import { readText } from '../base/queries.ts';

export const outline = defineCommand({
	summary: 'List the headings of documents',
	usage: 'FILE… [--json]',
	positionals: [{ name: 'FILE', help: 'a document, such as a markdown file', multiple: true }],
	options: { json: JSON_OPTION },
	examples: ['pinakes outline README.md', 'pinakes outline docs/*.md --json'],
	async run(args, output) {
		if (args.positionals.length === 0) throw new UsageError('outline needs the path of a markdown file.');
		let code: number = EXIT.answered;
		for (const path of args.positionals) {
			let headings: ReturnType<typeof headingsIn>;
			try {
				headings = headingsIn(path, readText(path, 'a markdown file'));
				if (headings === undefined) throw new UsageError(`${path} is no document, such as markdown.`);
			} catch (cause) {
				if (!(cause instanceof UsageError || cause instanceof FormatError)) throw cause;
				const at = cause instanceof FormatError ? `${path}:${cause.line}: ` : '';
				output.note(`pinakes: ${printable(at + cause.message)}`);
				code = EXIT.unusable;
				continue;
			}
			if (args.options.json) {
				output.data(jsonText({ path, headings: headings.map(({ level, text: title, line }) => [level, title, line]) }));
			} else {
				output.data(output.style('bold', printable(path)));
				for (const { level, text: title, line } of headings) {
					output.data(`${String(line).padStart(5)}  ${'  '.repeat(level - 1)}${printable(title)}`);
				}
			}
		}
		return code;
	},
});
