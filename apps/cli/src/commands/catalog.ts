import { estimateTokens } from '@pinakes/context';
import {
	type CatalogRate,
	compileCatalog,
	countCharacters,
	type GoldenGoal,
	measureCatalog,
	readAllUnits,
} from '@pinakes/indexer';
import { openIndex } from '@pinakes/query';
import { directorySource } from '@pinakes/query/node';
import { type Command, JSON_FLAG } from '../command.ts';
import { EXIT, UsageError } from '../exit-codes.ts';
import { INDEX_FLAG, numberOf } from '../flags.ts';
import type { GoldenFile } from '../golden/golden-query.ts';
import { readKnownIds } from '../golden/known-ids.ts';
import { readGolden } from '../golden/read-golden.ts';
import { jsonText, type Output, printable } from '../output.ts';

/** The kind of units that a host lists. */
const SKILL = 'skill';

/** Requests that match no more which are named. */
const MOST_LOST = 10;

/** `pinakes catalog`: the listing of skills that fits a host's budget. */
export const catalog: Command = {
	summary: 'Write the listing of all skills that fits a budget, descriptions shortened to what tells them apart',
	usage: '--index DIR --budget N',
	flags: {
		index: INDEX_FLAG,
		budget: { type: 'string', value: 'N', help: 'characters that the listing may have, such as 8000' },
		tokens: { type: 'boolean', help: 'the budget is in tokens, which are estimated' },
		kind: { type: 'string', value: 'KIND', multiple: true, help: 'kinds of units that are listed; skill unless given' },
		queries: {
			type: 'string',
			value: 'FILE',
			multiple: true,
			help: 'golden queries by which the listing is measured: how many still match',
		},
		skill: { type: 'string', value: 'NAME', help: 'the skill that trigger evaluations are about' },
		json: JSON_FLAG,
	},
	examples: [
		'pinakes catalog --index .pinakes --budget 8000 > skills.txt',
		'pinakes catalog --index .pinakes --budget 2000 --tokens',
		'pinakes catalog --index .pinakes --budget 8000 --queries golden.jsonl --json',
	],
	async run(args, output) {
		const folder = args.text('index');
		const { budget } = numberOf(args, 'budget');
		if (folder === undefined || budget === undefined) {
			throw new UsageError('catalog needs an index and a budget: pinakes catalog --index DIR --budget 8000.');
		}
		if (args.positionals.length > 0) throw new UsageError(`catalog takes no ${args.positionals[0]}.`);
		if (!Number.isInteger(budget) || budget < 1)
			throw new UsageError(`--budget must be a whole number from 1, not ${budget}.`);
		const kinds = args.texts('kind').length === 0 ? [SKILL] : args.texts('kind');
		const index = await openIndex(directorySource(folder));
		const all = await readAllUnits(index);
		const units = all.filter(({ kind }) => kinds.includes(kind));
		if (units.length === 0) {
			const there = [...new Set(all.map(({ kind }) => kind))].sort().join(', ') || 'none';
			throw new UsageError(
				`The index has no units of the kind ${kinds.join(', ')}. Its kinds are: ${there}. Name one by --kind.`,
			);
		}
		const full = units.map(({ unit_id, name, description }) => ({ unit_id, name, description }));
		const [unit, measure] = args.flag('tokens')
			? (['tokens', estimateTokens] as const)
			: (['characters', countCharacters] as const);
		const { skills, text, size, whole } = compileCatalog(full, budget, measure);
		const files = args.texts('queries');
		const known = files.length === 0 ? undefined : await readKnownIds([index]);
		const golden = known === undefined ? [] : files.map((file) => readGolden(file, known, args.text('skill')));
		const problems = golden.flatMap((file) => file.problems);
		const rate = files.length === 0 ? undefined : await measureCatalog(full, skills, goalsOf(golden));
		if (args.flag('json')) output.data(jsonText({ budget, unit, size, whole, skills, golden: rate ?? null, problems }));
		else output.text(text);
		output.note(`${skills.length} skills in ${size} of ${budget} ${unit}, ${whole} descriptions whole`);
		for (const { file, line, message } of problems) output.note(printable(`${file}:${line}: ${message}`));
		if (rate !== undefined) showRate(rate, golden, output);
		return problems.length > 0 ? EXIT.unusable : EXIT.answered;
	},
};

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
	for (const { goal, expected = [] } of lost.slice(0, MOST_LOST)) {
		output.note(printable(`matches no more: ${goal} (${expected.join(', ')})`));
	}
	if (lost.length > MOST_LOST) output.note(`and ${lost.length - MOST_LOST} more`);
}
