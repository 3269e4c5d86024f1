import type { AssembledContext, ChatMessage } from '../assembled-context.ts';
import { scoreBlocks } from '../relevance/block-scores.ts';
import type { TokenCounter } from '../tokens.ts';
import type { Fragment, PackRequest, ResolvedSlice, Warning } from '../trace.ts';
import { warningOf } from '../warnings.ts';
import { type Candidate, candidatesOf, fragmentOf, render } from './candidate.ts';
import { cleanText } from './clean.ts';
import { isWithin, limitOf, type Measure, measureWith, type Size } from './measure.ts';
import { drop, keepAlways, keepFixed, packRelevant, relevantOnes } from './select.ts';

/**
 * The choice itself, of slices that were asked already: synchronous and pure.
 *
 * What is never dropped comes first, then slices of a fixed priority and pinned blocks, and what is left of the
 * budget goes to the blocks that are worth most by relevance.
 *
 * @param counter the caller's own, where `hasOwnCounter`
 */
export function packContext(request: PackRequest, counter?: TokenCounter): AssembledContext {
	const measure = measureWith(counter);
	const limit = limitOf(request.budget);
	const candidates = candidatesOf(request.slices, measure);
	scoreMissing(candidates, request);
	keepAlways(candidates, measure);
	const warnings = [...request.warnings];
	const always = measure(render(candidates.filter(isPrinted)));
	if (!isWithin(always, limit)) warnings.push(overBudget(always, request));
	keepFixed(candidates, limit, measure);
	const { relevant, nearMisses } = relevantOnes(candidates);
	const packing = packRelevant(candidates, relevant, limit, measure);
	if (nearMisses.length > 0) packRelevant(candidates, nearMisses, limit, measure, 'near_miss');
	const printed = withinLimit(candidates, limit, measure);
	const text = render(printed);
	const trace = {
		version: 1 as const,
		request,
		fragments: fragmentsOf(request.slices, candidates, measure),
		packing,
		...measure(text),
		sharedPrefix: null,
		warnings,
		text,
	};
	return { text, messages: messagesOf(printed, request.message), trace };
}

function isPrinted({ text }: Candidate): boolean {
	return text !== '';
}

function scoreMissing(candidates: readonly Candidate[], { message, grams }: PackRequest): void {
	const unscored = candidates.filter(({ by, score }) => by === 'relevance' && score === null);
	const scores = scoreBlocks(
		unscored.map(({ block }) => block),
		message,
		grams,
	);
	unscored.forEach((candidate, i) => {
		candidate.score = scores[i] as number;
	});
}

/**
 * What is printed, in the order of reading. A counter may give more for a whole than for its parts: what is worth
 * least goes until the whole fits.
 */
function withinLimit(candidates: readonly Candidate[], limit: Size, measure: Measure): Candidate[] {
	let printed = candidates.filter(isPrinted);
	while (!isWithin(measure(render(printed)), limit)) {
		const [least] = printed.filter(({ by }) => by !== 'always').sort((a, b) => rankOf(a) - rankOf(b));
		if (least === undefined) return printed;
		drop(least, 'budget');
		printed = candidates.filter(isPrinted);
	}
	return printed;
}

/** What goes first is the least relevant; pinned blocks and fixed priorities go after all others. */
function rankOf({ by, score, slice }: Candidate): number {
	if (by === 'relevance') return (score ?? 0) - 2;
	return by === 'pinned' ? -1 : Math.max(0, slice.priority ?? 0);
}

function overBudget({ tokens, characters }: Size, { budget, lang }: PackRequest): Warning {
	const limits = [
		budget.tokens === undefined ? '' : `${budget.tokens} tokens`,
		budget.characters === undefined ? '' : `${budget.characters} characters`,
	];
	const limit = limits.filter(Boolean).join(', ');
	return warningOf('always_over_budget', lang, null, { tokens, characters, limit });
}

/** A fragment for each block, and one for each slice that has none, in the order of the slices. */
function fragmentsOf(slices: readonly ResolvedSlice[], candidates: readonly Candidate[], measure: Measure): Fragment[] {
	return slices.flatMap((slice) => {
		const own = candidates.filter((candidate) => candidate.slice === slice);
		return own.length > 0 ? own.map((candidate) => fragmentOf(candidate, measure)) : absentFragment(slice);
	});
}

function absentFragment({ name, budget, absent }: ResolvedSlice): Fragment {
	const size = { characters: 0, tokens: 0, keptCharacters: 0, keptTokens: 0 };
	const reason = absent ?? 'empty';
	return {
		slice: name,
		id: name,
		label: null,
		budget: budget ?? null,
		score: null,
		kept: false,
		reason,
		cut: false,
		...size,
	};
}

/** What is printed as messages: one for the system, a message for each block that has a role, and the message itself. */
function messagesOf(printed: readonly Candidate[], message: string): ChatMessage[] {
	const system = render(printed.filter(({ block }) => block.role === undefined));
	const said = printed.flatMap(({ block, text }): ChatMessage[] => {
		if (block.role === undefined) return [];
		const spoken = block.speaker === undefined ? '' : `${block.speaker}: `;
		const isOwn = block.role === 'assistant' && text.startsWith(spoken);
		return [{ role: block.role, content: isOwn ? text.slice(spoken.length) : text }];
	});
	const first: ChatMessage[] = system === '' ? [] : [{ role: 'system', content: system }];
	return [...first, ...said, { role: 'user', content: cleanText(message) }];
}
