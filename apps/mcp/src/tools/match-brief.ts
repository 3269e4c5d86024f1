import { estimateTokens } from '@pinakes/context';
import type { Match, MatchResult, NearCandidate, Refusal } from '@pinakes/query';
import { oneLine } from '@pinakes/query/format/visible';
import { shortened } from '../bounds.ts';
import { item, joined, rest, rounded } from '../markdown.ts';
import type { Paged } from '../tool.ts';

/** What was found, or came near, with its factors only where they were asked for. */
export type Shown<T extends Match | NearCandidate> = Omit<T, 'factors'> & Partial<Pick<T, 'factors'>>;

/** A result, or a refusal without the reason in the other language. */
export interface ShownResult
	extends Paged,
		Pick<MatchResult, 'confidence' | 'rejection_category' | 'rejection_reason' | 'inferred' | 'warnings' | 'trace'>,
		Partial<Pick<Refusal, 'suggestions' | 'follow_up_questions' | 'smallest_change'>> {
	readonly matches: readonly Shown<Match>[];
	readonly nearest_candidates?: readonly Shown<NearCandidate>[];
}

/** Tokens of a brief result, as estimated: those that are counted may be a tenth more. */
const MAX_TOKENS = 260;

/** Characters of a description, or of reasons: the first that makes a result which is short enough. */
const LENGTHS = [150, 110, 80, 60, 40];

/** What an agent needs next, in few tokens: descriptions and reasons are shortened to fit. */
export function briefText(result: ShownResult): string {
	const texts = LENGTHS.map((length) => () => textOf(result, length));
	const fitting = texts.find((text) => estimateTokens(text()) <= MAX_TOKENS) ?? texts.at(-1);
	return fitting?.() ?? '';
}

function textOf(result: ShownResult, length: number): string {
	const { matches, rejection_category, rejection_reason, nearest_candidates = [] } = result;
	const { suggestions = [], follow_up_questions = [] } = result;
	const near = nearest_candidates.map(({ unit_id, score }) => `${oneLine(unit_id)} (${rounded(score)})`).join(', ');
	const questions = follow_up_questions.map((question) => shortened(oneLine(question), length)).join(' ');
	const refusal = [
		`No match (${rejection_category}): ${oneLine(rejection_reason ?? '')}`,
		...item('try', shortened(oneLine(suggestions.join('; ')), length)),
		...item('ask', questions),
		...item('near', near),
	];
	// What is said of every match is said once.
	const [first, ...others] = matches;
	const ofAll = first?.warnings.filter((warning) => others.every(({ warnings }) => warnings.includes(warning))) ?? [];
	return joined([
		matches.map((match) => matchText(match, ofAll, length)),
		rejection_category === null ? '' : refusal,
		item('warnings', [...ofAll, ...result.warnings].join('; ')),
		rest(result),
	]);
}

function matchText(
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
