import { UsageError } from '@pinakes/command-line/definition';
import { findHeadings } from '@pinakes/indexer';
import { defineCommand, JSON_OPTION } from '../base/command.ts';
import { EXIT, jsonText, printable } from '../base/output.ts';
import { readText } from '../base/queries.ts';

/** `pinakes outline`: prints the headings of markdown files. */
export const outline = defineCommand({
	summary: "List the headings of markdown files, by CommonMark's rules",
	usage: 'FILE… [--json]',
	positionals: [{ name: 'FILE', help: 'a markdown file', multiple: true }],
	options: { json: JSON_OPTION },
	examples: ['pinakes outline README.md', 'pinakes outline docs/*.md --json'],
	async run(args, output) {
		if (args.positionals.length === 0) throw new UsageError('outline needs the path of a markdown file.');
		let code: number = EXIT.answered;
		for (const path of args.positionals) {
			let text: string;
			try {
				text = readText(path, 'a markdown file');
			} catch (cause) {
				output.note(`pinakes: ${printable((cause as Error).message)}`);
				code = EXIT.unusable;
				continue;
			}
			const headings = findHeadings(text);
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
