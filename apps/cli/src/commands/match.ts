import { type MatchQuery, type MatchResult, matchUnits, openIndex } from '@pinakes/query';
import { directorySource } from '@pinakes/query/node';
import type { Arguments } from '../arguments.ts';
import { type Command, JSON_FLAG } from '../command.ts';
import { EXIT, UsageError } from '../exit-codes.ts';
import { INDEX_FLAG, LANG_FLAG, languageOf, numberOf } from '../flags.ts';
import { jsonText, type Output, printable } from '../output.ts';
import { answerQueries, readQueries } from '../query-lines.ts';

/** `pinakes match`: which unit does this? */
export const match: Command = {
	summary: 'Find the units that do what is asked, or the reason why none does',
	usage: '--index DIR [--goal TEXT] [--tag TAG]… [--keyword WORD]… [--ide IDE] [--env ENV] [--constraint C]…',
	flags: {
		index: INDEX_FLAG,
		goal: { type: 'string', value: 'TEXT', help: 'what is to be done, in your own words' },
		tag: { type: 'string', value: 'TAG', multiple: true, help: 'a capability that is needed' },
		keyword: { type: 'string', value: 'WORD', multiple: true, help: 'a word that describes it' },
		ide: { type: 'string', value: 'IDE', help: 'the tool that it must work in' },
		env: { type: 'string', value: 'ENV', help: 'the environment that it must not conflict with' },
		constraint: { type: 'string', value: 'C', multiple: true, help: 'what must not be, such as no-network' },
		limit: { type: 'string', value: 'N', help: 'matches at most, 1 to 3' },
		threshold: { type: 'string', value: 'X', help: 'the score below which there is no match' },
		queries: { type: 'string', value: 'FILE', help: 'answer every line of a JSON Lines file instead' },
		explain: { type: 'boolean', help: 'show the factors of each score and what each step let through' },
		lang: LANG_FLAG,
		json: JSON_FLAG,
	},
	examples: [
		'pinakes match --index .pinakes --tag git-commit --ide cursor',
		'pinakes match --index .pinakes --goal "generate a commit message" --explain',
		'pinakes match --index .pinakes --queries queries.jsonl > answers.jsonl',
	],
	async run(args, output) {
		const folder = args.text('index');
		if (folder === undefined) throw new UsageError('match needs --index DIR, an index that pinakes build wrote.');
		if (args.positionals.length > 0) {
			throw new UsageError(`match takes no ${args.positionals[0]}: say what is wanted by --goal, --tag or --keyword.`);
		}
		const file = args.text('queries');
		const query = queryOf(args);
		const isEmpty = Object.values(query).every((value) => (value ?? '').length === 0);
		if (file === undefined && isEmpty)
			throw new UsageError('match needs something to look for: --goal, --tag or --keyword.');
		if (file !== undefined && !isEmpty) {
			throw new UsageError(
				'match takes its queries from --queries or from --goal, --tag and their like, not from both.',
			);
		}
		const index = await openIndex(directorySource(folder));
		if (file !== undefined) {
			const options = optionsOf(args);
			return answerQueries(file, readQueries(file), output, async (fields) => {
				const result = await matchUnits(index, fields, options);
				return { result, isAnswer: result.matches.length > 0 };
			});
		}
		const result = await matchUnits(index, query, optionsOf(args));
		if (args.flag('json')) output.data(jsonText(result));
		else show(result, args.flag('explain'), output);
		return result.matches.length > 0 ? EXIT.answered : EXIT.refused;
	},
};

function queryOf(args: Arguments): MatchQuery {
	return {
		goal: args.text('goal') ?? null,
		tags: args.texts('tag'),
		keywords: args.texts('keyword'),
		ide: args.text('ide') ?? null,
		env: args.text('env') ?? null,
		constraints: args.texts('constraint'),
	};
}

function optionsOf(args: Arguments) {
	const explain = args.flag('explain');
	return {
		...numberOf(args, 'limit'),
		...numberOf(args, 'threshold'),
		lang: languageOf(args) ?? 'en',
		explain,
	};
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
