import { isWithin, limitOf, type Measure, measureWith, minus, type Size, type TokenCounter } from '../tokens.ts';
import type { AssembledContext, ChatMessage } from '../trace.ts';
import {
	type Fragment,
	type PackRequest,
	type ResolvedSlice,
	TRACE_VERSION,
	type Trace,
	type Warning,
	warningOf,
} from '../trace.ts';
import { type Candidate, candidatesOf, cleanText, fragmentOf, printedOf, render } from './candidate.ts';
import { keepAlways, keepOthers } from './select.ts';

/**
 * Selects the blocks of resolved slices and renders the prompt. Synchronous and pure.
 *
 * Slices with `always` come first, then slices with a priority and pinned blocks. The rest of the budget goes to the
 * most relevant blocks.
 *
 * @param counter required if the request has `hasOwnCounter`
 */
export function packContext(request: PackRequest, counter?: TokenCounter): AssembledContext {
	const measure = measureWith(counter);
	const limit = limitOf(request.budget);
	const candidates = candidatesOf(request.slices, measure);
	keepAlways(candidates, measure);
	const warnings = [...request.warnings];
	const always = measure(render(printedOf(candidates)));
	if (!isWithin(always, limit)) warnings.push(overBudget(always, request));
	keepOthers(candidates, minus(limit, always), measure);
	const printed = withinLimit(candidates, limit, measure);
	const text = render(printed);
	const trace: Trace = {
		version: TRACE_VERSION,
		request,
		fragments: fragmentsOf(request.slices, candidates, measure),
		...measure(text),
		warnings,
		text,
	};
	return { text, messages: messagesOf(printed, request.message), trace };
}

/** Returns the printed candidates in order, without the least important ones if the whole has more tokens than its parts. */
function withinLimit(candidates: readonly Candidate[], limit: Size, measure: Measure): Candidate[] {
	let printed = printedOf(candidates);
	while (!isWithin(measure(render(printed)), limit)) {
		const [least] = printed.filter(({ by }) => by !== 'always').sort((a, b) => rankOf(a) - rankOf(b));
		if (least === undefined) return printed;
		Object.assign(least, { text: '', reason: 'budget' });
		printed = printedOf(candidates);
	}
	return printed;
}

/** Returns the order of dropping, lowest first: by relevance, then pinned blocks, then slices by priority. */
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

/** Returns a trace entry for each block, and one for each slice without blocks, in the order of the slices. */
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

/** Returns the prompt as chat messages: a system message, one for each block that has a role, and the message itself. */
function messagesOf(printed: readonly Candidate[], message: string): ChatMessage[] {
	const system = render(printed.filter(({ block }) => block.role === undefined));
	const dialogue = printed.flatMap(({ block, text }): ChatMessage[] => {
		if (block.role === undefined) return [];
		const prefix = block.speaker === undefined ? '' : `${block.speaker}: `;
		const isOwn = block.role === 'assistant' && text.startsWith(prefix);
		return [{ role: block.role, content: isOwn ? text.slice(prefix.length) : text }];
	});
	const first: ChatMessage[] = system === '' ? [] : [{ role: 'system', content: system }];
	return [...first, ...dialogue, { role: 'user', content: cleanText(message) }];
}
