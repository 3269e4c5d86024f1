import { estimateTokens } from '@pinakes/context';
import {
	type Match,
	type MatchResult,
	matchUnits,
	type NearCandidate,
	type PackageRecord,
	type Refusal,
} from '@pinakes/query';
import { check, definedFields, MAX_MATCHES, oneLine } from '@pinakes/query/internal';
import * as z from 'zod';
import { type Paged, pageOf, shortened } from './bounds.ts';
import { item, joined, rest, rounded } from './markdown.ts';
import { count, defineTool, EXPLAIN, LANG, OFFSET, text, texts } from './tool.ts';

export const MATCH = defineTool({
	name: 'pinakes_match',
	title: 'Find the skill for a task',
	description:
		'Finds the skill for a task, by goal or by tags and keywords. Says why it fits, where it is and how to run or install it; where none fits, what comes near.',
	input: {
		goal: text('The task in your own words'),
		tags: texts('Needed capabilities: git-commit'),
		keywords: texts('Words that describe it'),
		ide: text('Tool that skills must name: cursor; else omit'),
		env: text('Environment: windows'),
		constraints: texts('What must not be: no-network'),
		limit: count('Default 3', MAX_MATCHES),
		threshold: z.number().min(0).max(1).optional().describe('Minimum score; default 0.6'),
		explain: EXPLAIN,
		lang: LANG,
		offset: OFFSET,
	},
	isServed: ({ manifest }) => manifest.counts.units > 0,
	async run({ index, characters }, { limit, threshold, lang, explain, offset, ...query }) {
		const asked = [query.goal?.trim(), ...(query.tags ?? []), ...(query.keywords ?? [])];
		check(asked.some(Boolean), 'pinakes_match needs something to look for: goal, tags or keywords.');
		const { matches, ...result } = await matchUnits(
			index,
			definedFields(query),
			definedFields({ limit, threshold, lang, explain }),
		);
		const found = matches.map((match) => ({ ...match, package: essential(match.package) }));
		const frame = result.rejection_category === null ? result : refusalFrame(result, explain === true);
		const listed: Shown<Match>[] = explain ? found : found.map(withoutFactors);
		const { items, ...page } = pageOf(listed, offset ?? 0, characters, { ...frame, matches: [] });
		return { ...frame, matches: items, ...page };
	},
	toText: briefText,
});

function refusalFrame<T extends Refusal>({ rejection_reasons, nearest_candidates, ...refusal }: T, explain: boolean) {
	return { ...refusal, nearest_candidates: explain ? nearest_candidates : nearest_candidates.map(withoutFactors) };
}

function withoutFactors<T extends Match | NearCandidate>({ factors, ...others }: T): Shown<T> {
	return others as Shown<T>;
}

/** What is needed of a package to install it; its registry may say any other thing of it. */
function essential(packed: PackageRecord | null): PackageRecord | null {
	if (packed === null) return null;
	const { package_id, name, description, supported_ides, install, units, trust_level } = packed;
	return { package_id, name, description, supported_ides, install, units, trust_level };
}

/** What was found, or came near, with its factors only where they were asked for. */
type Shown<T extends Match | NearCandidate> = Omit<T, 'factors'> & Partial<Pick<T, 'factors'>>;

/** A result, or a refusal without the reason in the other language. */
interface ShownResult
	extends Paged,
		Pick<
			MatchResult,
			'verdict' | 'probability' | 'rejection_category' | 'rejection_reason' | 'inferred' | 'warnings' | 'trace'
		>,
		Partial<Pick<Refusal, 'suggestions' | 'follow_up_questions' | 'smallest_change'>> {
	readonly matches: readonly Shown<Match>[];
	readonly nearest_candidates?: readonly Shown<NearCandidate>[];
}

/** Tokens of a brief result, as estimated: those that are counted may be a tenth more. */
const MAX_TOKENS = 260;

/** Characters of a description, or of reasons: the first that makes a result which is short enough. */
const LENGTHS = [150, 110, 80, 60, 40];

/** What an agent needs next, in few tokens: descriptions and reasons are shortened to fit. */
function briefText(result: ShownResult): string {
	const fitting = LENGTHS.find((length) => estimateTokens(textOf(result, length)) <= MAX_TOKENS);
	return textOf(result, fitting ?? Math.min(...LENGTHS));
}

function textOf(result: ShownResult, length: number): string {
	const { matches, rejection_category, rejection_reason, nearest_candidates = [] } = result;
	const { suggestions = [], follow_up_questions = [] } = result;
	const near = nearest_candidates.map(({ unit_id, score }) => `${oneLine(unit_id)} (${rounded(score)})`).join(', ');
	const questions = follow_up_questions.map((question) => shortened(oneLine(question), length)).join(' ');
	const refusal = [
		`${result.verdict === 'uncertain' ? 'Not sure' : 'No match'} (${rejection_category}): ${oneLine(rejection_reason ?? '')}`,
		// The first is the smallest change that helps: it stays whole.
		...item('try', shortened(oneLine(suggestions.join('; ')), Math.max(length, suggestions[0]?.length ?? 0))),
		...item('ask', questions),
		...item('near', near),
	];
	// What is said of every match is said once.
	const [first, ...others] = matches;
	const ofAll = first?.warnings.filter((warning) => others.every(({ warnings }) => warnings.includes(warning))) ?? [];
	return joined([
		matches.map((match) => briefMatch(match, ofAll, length)),
		rejection_category === null ? '' : refusal,
		item('warnings', [...ofAll, ...result.warnings].join('; ')),
		rest(result),
	]);
}

function briefMatch(
	{ unit_id, score, reasons, warnings, unit, package: packed }: Shown<Match>,
	ofAll: readonly string[],
	length: number,
): string {
	const { entrypoints, source, description } = unit;
	return joined([
		`${oneLine(unit_id)} (${rounded(score)}): ${shortened(oneLine(description), length)}`,
		item('why', shortened(reasons.join('; '), length)),
		item('warnings', warnings.filter((warning) => !ofAll.includes(warning)).join('; ')),
		item('run', entrypoints.map(({ command, args }) => [command, args ?? ''].join(' ').trim()).join('; ')),
		item('install', packed?.install?.auto_install_cmd),
		item('source', source),
	]);
}
