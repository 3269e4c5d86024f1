import { type Arguments, type Options, UsageError } from '@pinakes/command-line/definition';
import { countOption, flag, listOption, textOption } from '@pinakes/command-line/options';
import { estimateTokens } from '@pinakes/context';
import { compileCatalog, countCharacters, DEFAULT_MAP_BUDGET, writeDocumentMap } from '@pinakes/indexer/internal';
import { callNameOf, readAllUnits, readOutlines } from '@pinakes/query/internal';
import { ANY_INDEX_OPTION, defineCommand, JSON_OPTION } from '../base/command.ts';
import { openIndexWith } from '../base/open-index.ts';
import { counted, EXIT, jsonText, type Output, printable } from '../base/output.ts';

/** What a listing may have in the context of an agent: a hundredth of 200,000 tokens, and as many characters. */
const DEFAULT_TOKENS = 2000;
const DEFAULT_BUDGET = 8000;

const OPTIONS = {
	index: ANY_INDEX_OPTION,
	budget: countOption(
		`characters that the listing may have; default ${DEFAULT_BUDGET}, or ${DEFAULT_TOKENS} tokens; ${DEFAULT_MAP_BUDGET} with --into`,
		{
			min: 1,
		},
	),
	tokens: flag('the budget is in tokens, which are estimated'),
	kind: listOption('KIND', 'kinds of units that are listed; default skill'),
	into: textOption(
		'FILE',
		'write a map of the documents between two markers of this file, such as AGENTS.md, in place of a listing',
	),
	json: JSON_OPTION,
} as const satisfies Options;

export const catalog = defineCommand({
	summary: 'Write a listing of all skills, or a map of the documents, within a budget of characters',
	usage: '[--index DIR] [--budget N] | [DIR…] --into FILE',
	positionals: [{ name: 'DIR', help: 'with --into: a folder that was built; default the current one', multiple: true }],
	options: OPTIONS,
	examples: [
		'pinakes catalog --index .pinakes --budget 8000 > skills.txt',
		'pinakes catalog --index .pinakes --budget 2000 --tokens',
		'pinakes catalog docs --into AGENTS.md',
	],
	async run(args, output) {
		const { index: folder, tokens, budget = tokens ? DEFAULT_TOKENS : DEFAULT_BUDGET } = args.options;
		if (args.options.into !== undefined) return writeMap(args.options.into, args, output);
		if (args.positionals.length > 0) throw new UsageError(`Folders go with --into: ${args.positionals[0]}.`);
		const kinds = args.options.kind.length === 0 ? ['skill'] : args.options.kind;
		const noun = kinds.length === 1 ? (kinds[0] as string) : 'unit';
		const index = await openIndexWith('units', folder, output);
		const all = await index.run(readAllUnits);
		const ofKind = all.filter(({ kind }) => kinds.includes(kind));
		const units = ofKind.filter((unit) => !unit.disable_model_invocation);
		if (units.length === 0) {
			const there = [...new Set(all.map(({ kind }) => kind))].sort().join(', ') || 'none';
			throw new UsageError(
				`The index has no units of the kind ${kinds.join(', ')}. Its kinds are: ${there}. Name one by --kind.`,
			);
		}
		if (units.length < ofKind.length) {
			const count = ofKind.length - units.length;
			output.note(`${counted(count, noun)} that only users may start ${count === 1 ? 'is' : 'are'} left out`);
		}
		const every = units.map((unit) => {
			return { unit_id: unit.unit_id, name: callNameOf(unit), description: unit.description };
		});
		const [unit, measure] = args.options.tokens
			? (['tokens', estimateTokens] as const)
			: (['characters', countCharacters] as const);
		const { skills, text, size, whole } = compileCatalog(every, budget, measure, noun);
		if (args.options.json) output.data(jsonText({ budget, unit, size, whole, skills }));
		else output.text(text);
		output.note(`${counted(skills.length, noun)} in ${size} of ${budget} ${unit}, ${whole} descriptions whole`);
		return EXIT.answered;
	},
});

async function writeMap(
	file: string,
	{ options, positionals }: Arguments<typeof OPTIONS>,
	output: Output,
): Promise<number> {
	const index = await openIndexWith('documents', options.index, output);
	const outlines = await index.run(readOutlines);
	const folders = positionals.length === 0 ? ['.'] : positionals;
	const isChanged = writeDocumentMap(outlines, file, folders, options.budget);
	if (options.json) output.data(jsonText({ file, documents: outlines.length, changed: isChanged }));
	else
		output.data(
			`${isChanged ? 'wrote   ' : 'kept    '} ${printable(file)}: a map of ${counted(outlines.length, 'document')}`,
		);
	return EXIT.answered;
}
