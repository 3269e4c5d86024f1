import { type Arguments, type Options, UsageError } from '@pinakes/command-line/definition';
import { countOption, flag, listOption, numberOption, textOption } from '@pinakes/command-line/options';
import { type MatchQuery, type MatchResult, matchUnits } from '@pinakes/query';
import { definedFields, messageLanguageOf, shorten } from '@pinakes/query/internal';
import { ANY_INDEX_OPTION, defineCommand, JSON_OPTION, LANG_OPTION, QUERIES_OPTION } from '../base/command.ts';
import { HOOK_OPTION, runHook } from '../base/hook.ts';
import { openIndexWith } from '../base/open-index.ts';
import { counted, EXIT, jsonText, type Output, printable, REFUSED } from '../base/output.ts';
import { answerQueries, exitCodeOf, readQueries } from '../base/queries.ts';
import { factorSign } from './search.ts';

const OPTIONS = {
	index: ANY_INDEX_OPTION,
	goal: textOption(
		'TEXT',
		'what is to be done, in your own words; tags and keywords are found in it where none are given',
	),
	tag: listOption('TAG', 'a capability that is needed'),
	keyword: listOption('WORD', 'a word that describes it'),
	ide: textOption('IDE', 'the tool that it must work in'),
	env: textOption('ENV', 'the environment that it must not conflict with'),
	constraint: listOption('C', 'what must not be, such as no-network'),
	limit: countOption('matches at most, 1 to 3; default 3', { min: 1, max: 3 }),
	threshold: numberOption('X', 'the score below which there is no match; default 0.6', { min: 0, max: 1 }),
	queries: QUERIES_OPTION,
	hook: HOOK_OPTION,
	explain: flag('show the factors of each score and what each step let through'),
	lang: LANG_OPTION,
	json: JSON_OPTION,
} as const satisfies Options;

type Args = Arguments<typeof OPTIONS>;

export const match = defineCommand({
	summary: 'Find the skill, agent or prompt that does what is asked, or the reason why none does',
	usage: '["GOAL"] [--index DIR] [--tag TAG]… [--keyword WORD]… [--ide IDE] [OPTION]… | --hook',
	positionals: [{ name: 'GOAL', help: 'what is to be done, the same as --goal' }],
	options: OPTIONS,
	rare: ['threshold', 'queries', 'hook'],
	examples: [
		'pinakes match --index .pinakes --tag git-commit --ide cursor',
		'pinakes match "generate a commit message" --index .pinakes --explain',
		'pinakes match --index .pinakes --queries queries.jsonl > answers.jsonl',
		'echo \'{"prompt":"review this pull request"}\' | pinakes match --hook',
	],
	async run(args, output, system) {
		if (args.options.hook) {
			const others = Object.keys(OPTIONS).filter((name) => name !== 'hook' && name !== 'index');
			if (args.positionals.length > 0 || others.some((name) => args.isGiven(name as keyof typeof OPTIONS))) {
				throw new UsageError(
					'match --hook reads what is to be done from standard input: it takes no goal, and no option but --index.',
				);
			}
			await runHook(args.isGiven('index') ? args.options.index : undefined, system);
			return EXIT.answered;
		}
		const file = args.options.queries;
		const query = queryOf(args);
		const isEmpty = Object.values(query).every((value) => (value ?? '').length === 0);
		if (file === undefined && ![query.goal?.trim(), query.tags, query.keywords].some((value) => value?.length))
			throw new UsageError('match needs something to look for: a goal in quotation marks, --tag or --keyword.');
		if (file !== undefined && !isEmpty) {
			throw new UsageError('match takes its queries from --queries or from a goal, --tag and the like, not from both.');
		}
		const index = await openIndexWith('units', args.options.index, output);
		if (file !== undefined) {
			return answerQueries('match', file, readQueries(file), output, (fields) =>
				matchUnits(index, fields, optionsOf(args, fields.goal)),
			);
		}
		const options = optionsOf(args, query.goal);
		const result = await matchUnits(index, query, options);
		if (args.options.json) output.data(jsonText(result));
		else show(result, options, output);
		return exitCodeOf(result);
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

/** Returns the options of a match. Messages are in the language of the goal unless one is given. */
function optionsOf({ options: { limit, threshold, lang, explain } }: Args, goal: unknown) {
	const language = lang ?? messageLanguageOf(typeof goal === 'string' ? goal : '');
	return { ...definedFields({ limit, threshold }), lang: language, explain };
}

const ENGLISH = {
	inferred: (words: string) => `found in the goal: ${words}`,
	inferredApart: (tags: string, keywords: string) => `found in the goal: tags ${tags}; keywords ${keywords}`,
	none: 'none',
	ofAll: 'all of these: ',
	install: 'install',
	separator: ', ',
};

const CHINESE: typeof ENGLISH = {
	inferred: (words) => `目标中识别到: ${words}`,
	inferredApart: (tags, keywords) => `目标中识别到: 标签 ${tags}；关键词 ${keywords}`,
	none: '无',
	ofAll: '以上各项: ',
	install: '安装',
	separator: '、',
};

function show(result: MatchResult, options: ReturnType<typeof optionsOf>, output: Output): void {
	const text = { en: ENGLISH, zh: CHINESE }[options.lang];
	const say = (line: string): void => output.data(printable(line));
	const inferred = inferredLine(result.inferred, text);
	if (inferred !== undefined) say(inferred);
	const shared = sharedWarnings(result.matches);
	for (const found of result.matches) {
		output.data(`${output.style('green', found.score.toFixed(2))}  ${output.style('bold', printable(found.unit_id))}`);
		say(`      ${found.unit.name}: ${shorten(found.unit.description, MAX_DESCRIPTION)}`);
		for (const reason of found.reasons) say(`      + ${reason}`);
		for (const warning of found.warnings) if (!shared.includes(warning)) say(`      ! ${warning}`);
		const install = found.package?.install;
		const trust = found.package?.trust_level ? ` (${found.package.trust_level})` : '';
		if (install) say(`      ${text.install}${trust}: ${install.auto_install_cmd}`);
		if (options.explain) showFactors(found.factors, say);
	}
	for (const warning of shared) say(`! ${text.ofAll}${warning}`);
	if (result.rejection_category !== null && result.verdict !== 'answered') {
		output.data(
			`${output.style('red', REFUSED[result.verdict][options.lang])}  ${result.rejection_category}: ${printable(result.rejection_reason)}`,
		);
		for (const suggestion of result.suggestions) say(`      > ${suggestion}`);
		for (const question of result.follow_up_questions) say(`      ? ${question}`);
		for (const near of result.nearest_candidates) {
			say(`      ${near.score.toFixed(2)}  ${near.unit_id}: ${shorten(near.description, MAX_DESCRIPTION)}`);
			for (const reason of near.kept_out) say(`            - ${reason}`);
			if (options.explain) showFactors(near.factors, say);
		}
	}
	for (const warning of result.warnings) output.note(`! ${printable(warning)}`);
	if (options.explain) {
		for (const { step, candidates, ms } of result.trace ?? []) {
			say(`${step.padEnd(14)} ${counted(candidates, 'candidate')}, ${ms.toFixed(3)} ms`);
		}
	}
}

/** Maximum characters of a description that are printed: those of agents often have dialogues. JSON has all. */
const MAX_DESCRIPTION = 300;

/** Returns what was found in the goal, if anything; tags and keywords apart where they differ. */
function inferredLine(inferred: MatchResult['inferred'], text: typeof ENGLISH): string | undefined {
	const [tags = '', keywords = ''] = [inferred?.tags, inferred?.keywords].map((words) => words?.join(text.separator));
	if (tags === keywords) return tags === '' ? undefined : text.inferred(tags);
	return text.inferredApart(tags || text.none, keywords || text.none);
}

/** Returns the warnings that every one of several matches has. */
function sharedWarnings([first, ...others]: MatchResult['matches']): readonly string[] {
	if (first === undefined || others.length === 0) return [];
	return first.warnings.filter((warning) => others.every(({ warnings }) => warnings.includes(warning)));
}

function showFactors(factors: MatchResult['matches'][number]['factors'], say: (text: string) => void): void {
	for (const factor of factors) {
		const detail = factor.detail.length > 0 ? `  (${factor.detail.join(', ')})` : '';
		say(`        ${factor.name.padEnd(20)} ${factorSign(factor)}${detail}`);
	}
}
