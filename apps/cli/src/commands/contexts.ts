import { type Arguments, type Options, UsageError } from '@pinakes/command-line/definition';
import { flag, listOption, numberOption, textOption } from '@pinakes/command-line/options';
import { type ContextResult, findContexts } from '@pinakes/query';
import { definedFields } from '@pinakes/query/internal';
import { ANY_INDEX_OPTION, defineCommand, JSON_OPTION, LANG_OPTION, QUERIES_OPTION } from '../base/command.ts';
import { openIndexWith } from '../base/open-index.ts';
import { jsonText, type Output, printable } from '../base/output.ts';
import { answerQueries, contextQueryOfLine, exitCodeOf, readQueries, readText } from '../base/queries.ts';
import { addContexts } from './context-manifest.ts';

const OPTIONS = {
	index: ANY_INDEX_OPTION,
	keyword: listOption('WORD', 'a technical term of the task'),
	story: textOption('FILE', 'a story or description whose keywords are taken'),
	task: textOption(
		'TYPE',
		'the type of the task, such as requirements_review: adds global documents where keywords find little',
	),
	epic: textOption('EPIC', 'the epic of the task, such as EPIC-01'),
	type: listOption('TYPE', 'only contexts of this type'),
	limit: numberOption('N', 'contexts at most, 1 to 8; default 6'),
	manifest: textOption('FILE', 'add the paths to the contexts of this JSON file'),
	queries: QUERIES_OPTION,
	explain: flag('show why each context is returned or not'),
	lang: LANG_OPTION,
	json: JSON_OPTION,
} as const satisfies Options;

export const contexts = defineCommand({
	summary: 'Find the context documents that a task needs',
	usage: '[--index DIR] --keyword WORD… | --story FILE [--task TYPE] [--epic EPIC] [--type TYPE]…',
	options: OPTIONS,
	examples: [
		'pinakes contexts --index .pinakes --keyword authentication --keyword JWT --task requirements_review',
		'pinakes contexts --index .pinakes --story STORY-03.md --task task_generation --epic EPIC-01 --explain',
		'pinakes contexts --index .pinakes --keyword payment --manifest context.manifest.json',
	],
	async run(args, output) {
		const file = args.options.queries;
		const isAsked = (['keyword', 'story', 'task', 'epic', 'type', 'limit', 'manifest'] as const).some(args.isGiven);
		if (file !== undefined && isAsked) {
			throw new UsageError('contexts takes its queries from --queries or from --keyword and its like, not from both.');
		}
		if (file === undefined && args.options.keyword.length === 0 && args.options.story === undefined) {
			throw new UsageError('contexts needs something to look for: --keyword or --story.');
		}
		const { lang, explain } = args.options;
		const index = await openIndexWith('documents', args.options.index, output);
		const find = async (fields: Readonly<Record<string, unknown>>): Promise<ContextResult> =>
			findContexts(index, await contextQueryOfLine(index, fields), { lang, explain });
		if (file !== undefined) return answerQueries('contexts', file, readQueries(file), output, find);
		const result = await find(fieldsOf(args.options));
		if (args.options.json) output.data(jsonText(result));
		else show(result, output);
		const manifest = args.options.manifest;
		if (manifest !== undefined) {
			const added = addContexts(manifest, result.contexts);
			output.note(printable(`${manifest}: ${added.length} added, ${result.total - added.length} there before`));
		}
		return exitCodeOf(result);
	},
});

/** Returns the query of the options, as a line of a file has it. */
function fieldsOf({ keyword, story, task, epic, type, limit }: Arguments<typeof OPTIONS>['options']) {
	const text = story === undefined ? undefined : readText(story, 'a text file');
	return { keywords: keyword, types: type, ...definedFields({ story: text, task, epic, limit }) };
}

function show({ contexts: paths, search_keywords, message, explanation = [] }: ContextResult, output: Output): void {
	output.note(printable(`${message} (${search_keywords.join(', ') || '-'})`));
	for (const path of paths) output.data(printable(path));
	for (const { context, score, tier, matched_keywords, outcome } of explanation) {
		const found = tier === null ? '' : ` ${tier} (${matched_keywords.join(', ')})`;
		output.data(printable(`${String(score).padStart(4)}  ${outcome.padEnd(16)}${context}${found}`));
	}
}
