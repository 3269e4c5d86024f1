import { check, definedFields, isRecord } from '@pinakes/query/internal';
import { isWithin, limitOf, type Measure, measureWith, minus, type Size, type TokenCounter } from '../tokens.ts';
import {
	type AssembledContext,
	type ChatMessage,
	type Fragment,
	type PackRequest,
	type ResolvedSlice,
	TRACE_VERSION,
	type Trace,
	type Warning,
} from '../trace.ts';
import { type Candidate, candidatesOf, cleanText, render, sizeWith, wordingOf } from './candidate.ts';
import { cutText, startOf } from './cut.ts';

/** Default minimum relevance of a block. */
export const MIN_RELEVANCE = 0.1;

/** Minimum characters that are left by a cut of a text that is selected by relevance. */
const MIN_CUT = 40;

/**
 * Selects the blocks of resolved slices and renders the prompt. Synchronous and pure.
 *
 * Slices with `always` come first, then pinned blocks. The rest of the budget goes to the most relevant blocks.
 *
 * @param request that of a trace makes its selection again
 * @param counter required if the request has `hasOwnCounter`
 * @throws PinakesError `invalid_value` without this counter, and for what is no request
 */
export function packContext(request: PackRequest, counter?: TokenCounter): AssembledContext {
	check(isRecord(request) && Array.isArray(request.slices), 'packContext takes the request of a trace.');
	check(request.hasOwnCounter === (counter !== undefined), 'Give the counter of tokens that it was recorded with.');
	const measure = measureWith(counter);
	const limit = limitOf(request.budget);
	const candidates = candidatesOf(request.slices);
	const kept = keep(candidates, limit, measure);
	const printed = (): Candidate[] => candidates.filter(({ text }) => text !== '');
	// The whole may have more tokens than its parts: what was kept last is dropped first.
	while (!isWithin(measure(render(printed())), limit)) {
		const last = kept.pop();
		if (last === undefined || last.by === 'always') break;
		Object.assign(last, { text: '', reason: 'budget' });
	}
	const text = render(printed());
	const size = measure(text);
	const warnings = request.slices.flatMap((slice) => slice.warnings);
	if (!isWithin(size, limit)) warnings.push(overBudget(size, limit));
	const fragments = request.slices.flatMap((slice) => {
		const own = candidates.filter((candidate) => candidate.slice === slice);
		return own.length > 0 ? own.map((each) => fragmentOf(slice, measure, each)) : fragmentOf(slice, measure);
	});
	const trace: Trace = { version: TRACE_VERSION, request, fragments, ...size, warnings, text };
	return { text, messages: messagesOf(printed(), request.message), trace };
}

function overBudget({ tokens, characters }: Size, limit: Size): Warning {
	const most = Object.entries(limit).flatMap(([unit, count]) => (Number.isFinite(count) ? `${count} ${unit}` : []));
	const message = `What is always kept takes ${tokens} tokens, ${characters} characters, more than the budget of ${most.join(', ')}: nothing else is kept.`;
	return { code: 'always_over_budget', slice: null, message };
}

/**
 * Keeps what is always kept, then pinned blocks, last first, and relevant ones, best first, each if it fits. Those of
 * the same wording and those beyond the `limit` of their slice are left out.
 *
 * @param limit of the whole, beyond which only what is always kept may go
 * @returns what is kept, in this order
 */
function keep(candidates: readonly Candidate[], limit: Size, measure: Measure): Candidate[] {
	const selected = (by: Candidate['by']) => candidates.filter((candidate) => candidate.by === by);
	const ordered = [
		...selected('always'),
		...selected('pinned').reverse(),
		...selected('relevance').sort((a, b) => (b.block.score ?? 0) - (a.block.score ?? 0)),
	];
	const kept: Candidate[] = [];
	const wordings = new Set<string>();
	const lefts = new Map<ResolvedSlice, Size>();
	let left = limit;
	for (const candidate of ordered) {
		const { slice, by, whole, block } = candidate;
		const isSearched = by === 'relevance';
		const own = by === 'always' ? '' : wordingOf(whole);
		const count = kept.filter((other) => other.slice === slice && other.by === 'relevance').length;
		const ofSlice = lefts.get(slice) ?? limitOf(slice.budget);
		const fitsIn = (text: string, room: Size) => isWithin(sizeWith(candidate, text, kept, measure), room);
		if (whole === '') candidate.reason = 'empty';
		else if (isSearched && (block.score ?? 0) < (slice.minScore ?? MIN_RELEVANCE)) candidate.reason = 'below_min_score';
		else if (isSearched && wordings.has(own)) candidate.reason = 'near_duplicate';
		else if (isSearched && count >= (slice.limit ?? Number.POSITIVE_INFINITY)) candidate.reason = 'beyond_top_k';
		else {
			const text = textWithin(candidate, (part) => (by === 'always' || fitsIn(part, left)) && fitsIn(part, ofSlice));
			candidate.reason = isSearched ? 'relevant' : by;
			if (text === '') {
				candidate.reason = fitsIn(whole, ofSlice) ? 'budget' : 'slice_budget';
				continue;
			}
			const size = sizeWith(candidate, text, kept, measure);
			left = minus(left, size);
			lefts.set(slice, minus(ofSlice, size));
			if (own !== '') wordings.add(own);
			candidate.text = text;
			kept.push(candidate);
		}
	}
	return kept;
}

/**
 * Returns the text of a candidate, cut to what fits: one that is selected by relevance if enough of it is left, one that is
 * always kept wherever it must.
 */
function textWithin({ whole, block, by }: Candidate, fits: (text: string) => boolean): string {
	if (fits(whole)) return whole;
	if (block.isWhole === true && by === 'relevance') return '';
	const cut = cutText(whole, fits) || (by === 'always' ? startOf(whole, fits) : '');
	return by === 'relevance' && cut.length < MIN_CUT ? '' : cut;
}

/** Returns the trace entry of a candidate, or of a slice without blocks. */
function fragmentOf({ name, budget, absent }: ResolvedSlice, measure: Measure, candidate?: Candidate): Fragment {
	const { block, by, whole = '', text = '', reason = absent ?? 'empty' } = candidate ?? {};
	const [size, kept] = [measure(whole), measure(text)];
	return {
		...{ slice: name, id: block?.id ?? name },
		...{ characters: size.characters, tokens: size.tokens, budget },
		score: by === 'relevance' ? (block?.score ?? 0) : null,
		...{ kept: text !== '', reason, ...definedFields({ replaces: block?.replaces }) },
		...{ cut: text !== '' && text !== whole, keptCharacters: kept.characters, keptTokens: kept.tokens },
	};
}

/** Returns the prompt as chat messages: a system message, one for each block that has a role, and the message itself. */
function messagesOf(printed: readonly Candidate[], message: string): ChatMessage[] {
	const system = render(printed.filter(({ block }) => block.role === undefined));
	const dialogue = printed.flatMap(({ block: { role, speaker }, text }): ChatMessage[] => {
		if (role === undefined) return [];
		const prefix = `${speaker}: `;
		const isOwn = role === 'assistant' && text.startsWith(prefix);
		return [{ role, content: isOwn ? text.slice(prefix.length) : text }];
	});
	const first: ChatMessage[] = system === '' ? [] : [{ role: 'system', content: system }];
	return [...first, ...dialogue, { role: 'user', content: cleanText(message) }];
}
