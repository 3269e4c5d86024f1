import type { Arguments, Options } from '@pinakes/command-line/definition';
import { UsageError } from '@pinakes/command-line/usage-error';
import { type MatchQuery, type MatchResult, matchUnits } from '@pinakes/query';
import { definedFields } from '@pinakes/query/format/json';
import { defineCommand } from '../command.ts';
import { EXIT } from '../exit-codes.ts';
import { openIndexWith } from '../open-index-at.ts';
import { ANY_INDEX_OPTION, JSON_OPTION, LANG_OPTION, QUERIES_OPTION } from '../options.ts';
import { jsonText, type Output, printable } from '../output.ts';
import { answerQueries, readQueries } from '../query-lines.ts';

const OPTIONS = {
	index: ANY_INDEX_OPTION,
	goal: {
		type: 'string',
		value: 'TEXT',
		help: 'what is to be done, in your own words; tags and keywords are found in it where none are given',
	},
	tag: { type: 'string', value: 'TAG', multiple: true, help: 'a capability that is needed' },
	keyword: { type: 'string', value: 'WORD', multiple: true, help: 'a word that describes it' },
	ide: { type: 'string', value: 'IDE', help: 'the tool that it must work in' },
	env: { type: 'string', value: 'ENV', help: 'the environment that it must not conflict with' },
	constraint: { type: 'string', value: 'C', multiple: true, help: 'what must not be, such as no-network' },
	limit: { type: 'number', value: 'N', help: 'matches at most, 1 to 3' },
	threshold: { type: 'number', value: 'X', help: 'the score below which there is no match; default 0.6' },
	queries: QUERIES_OPTION,
	explain: { type: 'boolean', help: 'show the factors of each score and what each step let through' },
	lang: LANG_OPTION,
	json: JSON_OPTION,
} as const satisfies Options;

type Args = Arguments<typeof OPTIONS>;

/** `pinakes match`: finds the units for a goal or tags. */
export const match = defineCommand({
	summary: 'Find the units that do what is asked, or the reason why none does',
	usage: '["GOAL"] [--index DIR] [--tag TAG]… [--keyword WORD]… [--ide IDE] [--env ENV] [--constraint C]…',
	positionals: [{ name: 'GOAL', help: 'what is to be done, the same as --goal' }],
	options: OPTIONS,
	examples: [
		'pinakes match --index .pinakes --tag git-commit --ide cursor',
		'pinakes match "generate a commit message" --index .pinakes --explain',
		'pinakes match --index .pinakes --queries queries.jsonl > answers.jsonl',
	],
	async run(args, output) {
		const file = args.options.queries;
		const query = queryOf(args);
		const isEmpty = Object.values(query).every((value) => (value ?? '').length === 0);
		if (file === undefined && isEmpty)
			throw new UsageError('match needs something to look for: a goal in quotation marks, --tag or --keyword.');
		if (file !== undefined && !isEmpty) {
			throw new UsageError('match takes its queries from --queries or from a goal, --tag and the like, not from both.');
		}
		const index = await openIndexWith('units', args.options.index, output);
		if (file !== undefined) {
			const options = optionsOf(args);
			return answerQueries(file, readQueries(file), output, async (fields) => {
				const result = await matchUnits(index, fields, options);
				return { result, isAnswer: result.matches.length > 0 };
			});
		}
		const result = await matchUnits(index, query, optionsOf(args));
		if (args.options.json) output.data(jsonText(result));
		else show(result, args.options.explain, output);
		return result.matches.length > 0 ? EXIT.answered : EXIT.refused;
	},
});

function queryOf({ options, positionals }: Args): MatchQuery {
	const [goal = options.goal] = positionals;
	if (positionals.length > 0 && options.goal !== undefined) {
		throw new UsageError('The goal is given twice: leave out --goal or the text without an option.');
	}
	return {
		goal: goal ?? null,
		tags: options.tag,
		keywords: options.keyword,
		ide: options.ide ?? null,
		env: options.env ?? null,
		constraints: options.constraint,
	};
}

function optionsOf({ options: { limit, threshold, lang = 'en', explain } }: Args) {
	// The maximum score without custom factors.
	if (threshold !== undefined && !(threshold >= 0 && threshold <= 1)) {
		throw new UsageError(`--threshold must be a score from 0 to 1, got ${threshold}.`);
	}
	return { ...definedFields({ limit, threshold }), lang, explain };
}

function show(result: MatchResult, explain: boolean, output: Output): void {
	const say = (text: string): void => output.data(printable(text));
	if (result.inferred !== null) {
		const { tags, keywords } = result.inferred;
		say(`found in the goal: tags ${tags.join(', ') || '-'}; keywords ${keywords.join(', ') || '-'}`);
	}
	for (const found of result.matches) {
		output.data(`${output.style('green', found.score.toFixed(2))}  ${output.style('bold', printable(found.unit_id))}`);
		say(`      ${found.unit.name}: ${found.unit.description}`);
		for (const reason of found.reasons) say(`      + ${reason}`);
		for (const warning of found.warnings) say(`      ! ${warning}`);
		const install = found.package?.install;
		if (install) say(`      install (${found.package?.trust_level}): ${install.auto_install_cmd}`);
		if (explain) showFactors(found.factors, say);
	}
	if (result.rejection_category !== null) {
		output.data(
			`${output.style('red', 'refused')}  ${result.rejection_category}: ${printable(result.rejection_reason)}`,
		);
		for (const suggestion of result.suggestions) say(`      > ${suggestion}`);
		for (const question of result.follow_up_questions) say(`      ? ${question}`);
		for (const near of result.nearest_candidates) {
			say(`      ${near.score.toFixed(2)}  ${near.unit_id}: ${near.kept_out.join('; ')}`);
			if (explain) showFactors(near.factors, say);
		}
	}
	for (const warning of result.warnings) output.note(`! ${printable(warning)}`);
	if (explain) {
		for (const { step, candidates, ms } of result.trace ?? []) {
			say(`${step.padEnd(14)} ${candidates} candidates, ${ms.toFixed(3)} ms`);
		}
	}
}

function showFactors(factors: MatchResult['matches'][number]['factors'], say: (text: string) => void): void {
	for (const { name, operation, value, weight, detail } of factors) {
		const sign = operation === 'add' ? `+ ${(value * weight).toFixed(4)}` : `x ${value}`;
		say(`        ${name.padEnd(20)} ${sign}${detail.length > 0 ? `  (${detail.join(', ')})` : ''}`);
	}
}
