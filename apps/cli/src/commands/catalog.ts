import { type Arguments, DEFAULT_INDEX, type Options, UsageError } from '@pinakes/command-line/definition';
import { estimateTokens } from '@pinakes/context';
import {
	compileCatalog,
	compileGroups,
	compileOpenedGroup,
	countCharacters,
	type GroupListing,
	type ListedSkill,
	type Measure,
	readAllUnits,
	writeDocumentMap,
} from '@pinakes/indexer/internal';
import { readOutlines } from '@pinakes/query/internal';
import { ANY_INDEX_OPTION, defineCommand, JSON_OPTION } from '../base/command.ts';
import { openIndexWith, shownLocation } from '../base/open-index.ts';
import { counted, EXIT, jsonText, type Output, printable } from '../base/output.ts';

/** The kind of units that hosts list. */
const SKILL = 'skill';

/** Minimum number of skills for groups if all names fit. */
const MIN_GROUPED = 30;

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
	kind: { type: 'string', value: 'KIND', multiple: true, help: 'kinds of units that are listed; default skill' },
	group: {
		type: 'string',
		value: 'NAME',
		help: 'list the skills of one group of the listing, in up to twice the budget',
	},
	into: {
		type: 'string',
		value: 'FILE',
		help: 'write a map of the documents between two markers of this file, such as AGENTS.md, in place of a listing',
	},
	json: JSON_OPTION,
} as const satisfies Options;

type Args = Arguments<typeof OPTIONS>;

/** `pinakes catalog`: compiles a listing of skills within the budget of a host. */
export const catalog = defineCommand({
	summary: 'Write a listing of all skills, or a map of the documents, within a budget of characters',
	usage: '[--index DIR] [--budget N] [--group NAME] | [DIR…] --into FILE',
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
		const grouped = groupsOf(every, budget, measure, args);
		if (grouped !== undefined && args.options.group === undefined) {
			if (args.options.json) output.data(jsonText({ budget, unit, ...grouped }));
			else output.text(grouped.text);
			const { size, groups } = grouped;
			output.note(
				`${counted(every.length, 'skill')} in ${counted(groups.length, 'group')}, in ${size} of ${budget} ${unit}`,
			);
			return EXIT.answered;
		}
		const full = grouped === undefined ? every : openGroup(grouped, args.options.group ?? '');
		const compile = grouped === undefined ? compileCatalog : compileOpenedGroup;
		const { skills, text, size, form, whole } = compile(full, budget, measure);
		if (args.options.json) output.data(jsonText({ budget, unit, size, form, whole, skills }));
		else output.text(text);
		const of = grouped === undefined ? ` of ${budget}` : '';
		output.note(`${counted(skills.length, 'skill')} in ${size}${of} ${unit}, ${whole} descriptions whole`);
		return EXIT.answered;
	},
});

/** Writes the map of the documents of an index into a file. */
async function writeMap(file: string, { options, positionals }: Args, output: Output): Promise<number> {
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

function sizeOf(skills: readonly ListedSkill[], measure: Measure): number {
	return compileCatalog(skills, Number.POSITIVE_INFINITY, measure).size;
}

/** Whether a listing without groups fits: names for few skills, also sentences for many. */
function fitsWithoutGroups(skills: readonly ListedSkill[], budget: number, measure: Measure): boolean {
	const names = skills.map((skill) => ({ ...skill, description: '' }));
	if (sizeOf(names, measure) > budget) return false;
	return skills.length < MIN_GROUPED || compileCatalog(skills, budget, measure).form !== 'words';
}

/** Returns the groups if the listing needs them or a group is requested. */
function groupsOf(
	skills: readonly ListedSkill[],
	budget: number,
	measure: Measure,
	args: Args,
): GroupListing | undefined {
	if (args.options.group === undefined && fitsWithoutGroups(skills, budget, measure)) return undefined;
	const { index, tokens } = args.options;
	const command = [
		'pinakes catalog',
		index === DEFAULT_INDEX ? '' : `--index ${shownLocation(index)}`,
		`--budget ${budget}`,
	];
	const howToOpen = `${skills.length} skills in groups. List one: ${[...command, tokens ? '--tokens' : '', '--group NAME'].filter((part) => part !== '').join(' ')}`;
	return compileGroups(skills, budget, { fullSize: sizeOf(skills, measure), howToOpen }, measure);
}

function openGroup({ groups }: GroupListing, name: string): readonly ListedSkill[] {
	const group = groups.find((one) => one.name === name);
	if (group === undefined)
		throw new UsageError(`There is no group ${name}: the groups are ${groups.map((one) => one.name).join(', ')}.`);
	return group.skills;
}
