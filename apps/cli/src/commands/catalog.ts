import { UsageError } from '@pinakes/command-line/usage-error';
import { estimateTokens } from '@pinakes/context';
import {
	type CatalogRate,
	compileCatalog,
	countCharacters,
	type GoldenGoal,
	measureCatalog,
	readAllUnits,
} from '@pinakes/indexer';
import { defineCommand } from '../command.ts';
import { EXIT } from '../exit-codes.ts';
import { type GoldenFile, noteProblems } from '../golden/golden-query.ts';
import { readKnownIds } from '../golden/known-ids.ts';
import { readGolden } from '../golden/read-golden.ts';
import { openFolderWith } from '../open-folder.ts';
import { GOLDEN_OPTION, INDEX_OPTION, JSON_OPTION, SKILL_OPTION } from '../options.ts';
import { jsonText, type Output, printable } from '../output.ts';

/** The kind of units that a host lists. */
const SKILL = 'skill';

/** Requests that match no more which are named. */
const MAX_LOST = 10;

/** `pinakes catalog`: the listing of skills that fits a host's budget. */
export const catalog = defineCommand({
	summary: 'Write the listing of all skills that fits a budget, descriptions shortened to what tells them apart',
	usage: '[--index DIR] --budget N',
	options: {
		index: INDEX_OPTION,
		budget: {
			type: 'number',
			value: 'N',
			min: 1,
			isWhole: true,
			help: 'characters that the listing may have, such as 8000',
		},
		tokens: { type: 'boolean', help: 'the budget is in tokens, which are estimated' },
		kind: { type: 'string', value: 'KIND', multiple: true, help: 'kinds of units that are listed; skill unless given' },
		queries: { ...GOLDEN_OPTION, help: 'golden queries by which the listing is measured: how many still match' },
		skill: SKILL_OPTION,
		json: JSON_OPTION,
	},
	examples: [
		'pinakes catalog --index .pinakes --budget 8000 > skills.txt',
		'pinakes catalog --index .pinakes --budget 2000 --tokens',
		'pinakes catalog --index .pinakes --budget 8000 --queries golden.jsonl --json',
	],
	async run(args, output) {
		const { index: folder, budget } = args.options;
		if (budget === undefined) throw new UsageError('catalog needs a budget: pinakes catalog --budget 8000.');
		const kinds = args.options.kind.length === 0 ? [SKILL] : args.options.kind;
		const index = await openFolderWith('units', folder, output);
		const all = await readAllUnits(index);
		const units = all.filter(({ kind }) => kinds.includes(kind));
		if (units.length === 0) {
			const there = [...new Set(all.map(({ kind }) => kind))].sort().join(', ') || 'none';
			throw new UsageError(
				`The index has no units of the kind ${kinds.join(', ')}. Its kinds are: ${there}. Name one by --kind.`,
			);
		}
		const full = units.map(({ unit_id, name, description }) => ({ unit_id, name, description }));
		const [unit, measure] = args.options.tokens
			? (['tokens', estimateTokens] as const)
			: (['characters', countCharacters] as const);
		const { skills, text, size, whole } = compileCatalog(full, budget, measure);
		const files = args.options.queries;
		const known = files.length === 0 ? undefined : await readKnownIds([index]);
		const golden = known === undefined ? [] : files.map((file) => readGolden(file, known, args.options.skill));
		const problems = golden.flatMap((file) => file.problems);
		const rate = files.length === 0 ? undefined : await measureCatalog(full, skills, goalsOf(golden));
		if (args.options.json) output.data(jsonText({ budget, unit, size, whole, skills, golden: rate ?? null, problems }));
		else output.text(text);
		output.note(`${skills.length} skills in ${size} of ${budget} ${unit}, ${whole} descriptions whole`);
		noteProblems(problems, output);
		if (rate !== undefined) showRate(rate, golden, output);
		return problems.length > 0 ? EXIT.unusable : EXIT.answered;
	},
});

/** The golden queries that are requests in somebody's words; a listing has no tags, and answers no other look-up. */
function goalsOf(golden: readonly GoldenFile[]): GoldenGoal[] {
	return golden
		.flatMap(({ queries }) => queries)
		.flatMap(({ lookUp, fields, expected, forbidden }): GoldenGoal[] => {
			const { goal } = fields;
			const isMeasured = lookUp === 'match' && typeof goal === 'string' && goal !== '';
			return isMeasured && expected?.length !== 0 && forbidden.length === 0 ? [{ goal, expected }] : [];
		});
}

function showRate(
	{ queries, matched_before, still_matched, rate, lost }: CatalogRate,
	golden: readonly GoldenFile[],
	output: Output,
): void {
	const others = golden.flatMap((file) => file.queries).length - queries;
	if (others > 0) output.note(`${others} golden queries are not requests that a skill should match, and are left out`);
	const percent = matched_before === 0 ? '' : ` (${(rate * 100).toFixed(1)} %)`;
	output.note(
		`${matched_before} of ${queries} golden queries match with full descriptions, ${still_matched} of these with the listing's${percent}`,
	);
	for (const { goal, expected = [] } of lost.slice(0, MAX_LOST)) {
		output.note(printable(`matches no more: ${goal} (${expected.join(', ')})`));
	}
	if (lost.length > MAX_LOST) output.note(`and ${lost.length - MAX_LOST} more`);
}
