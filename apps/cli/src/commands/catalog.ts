import { type Options, UsageError } from '@pinakes/command-line/definition';
import { estimateTokens } from '@pinakes/context';
import { compileCatalog, countCharacters } from '@pinakes/indexer/internal';
import { ANY_INDEX_OPTION, defineCommand, JSON_OPTION } from '../base/command.ts';
import { openIndexWith, readAllUnits } from '../base/open-index.ts';
import { counted, EXIT, jsonText } from '../base/output.ts';

/** The kind of units that hosts list. */
const SKILL = 'skill';

/** What a listing may have in the context of an agent: a hundredth of 200,000 tokens, and as many characters. */
const DEFAULT_TOKENS = 2000;
const DEFAULT_BUDGET = 8000;

const OPTIONS = {
	index: ANY_INDEX_OPTION,
	budget: {
		type: 'number',
		value: 'N',
		min: 1,
		isWhole: true,
		help: `characters that the listing may have; default ${DEFAULT_BUDGET}, or ${DEFAULT_TOKENS} tokens`,
	},
	tokens: { type: 'boolean', help: 'the budget is in tokens, which are estimated' },
	kind: {
		type: 'string',
		value: 'KIND',
		multiple: true,
		separator: ',',
		help: 'kinds of units that are listed; default skill',
	},
	json: JSON_OPTION,
} as const satisfies Options;

/** `pinakes catalog`: compiles a listing of skills within the budget of a host. */
export const catalog = defineCommand({
	summary: 'Write a listing of all skills within a budget of characters',
	usage: '[--index DIR] [--budget N]',
	options: OPTIONS,
	examples: [
		'pinakes catalog --index .pinakes --budget 8000 > skills.txt',
		'pinakes catalog --index .pinakes --budget 2000 --tokens',
	],
	async run(args, output) {
		const { index: folder, tokens, budget = tokens ? DEFAULT_TOKENS : DEFAULT_BUDGET } = args.options;
		const kinds = args.options.kind.length === 0 ? [SKILL] : args.options.kind;
		const index = await openIndexWith('units', folder, output);
		const all = await readAllUnits(index);
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
			output.note(`${counted(count, 'skill')} that only users may start ${count === 1 ? 'is' : 'are'} left out`);
		}
		const every = units.map(({ unit_id, name, description }) => ({ unit_id, name, description }));
		const [unit, measure] = args.options.tokens
			? (['tokens', estimateTokens] as const)
			: (['characters', countCharacters] as const);
		const { skills, text, size, whole } = compileCatalog(every, budget, measure);
		if (args.options.json) output.data(jsonText({ budget, unit, size, whole, skills }));
		else output.text(text);
		output.note(`${counted(skills.length, 'skill')} in ${size} of ${budget} ${unit}, ${whole} descriptions whole`);
		return EXIT.answered;
	},
});
