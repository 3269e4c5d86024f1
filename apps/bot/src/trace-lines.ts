import type { Fragment, Trace } from '@pinakes/context';
import type { Messages } from './messages.ts';

/** Decimals of a score. */
const DIGITS = 2;

/**
 * Returns a trace in three lines, for a chat without room for a table: kept fragments, dropped fragments, and totals.
 */
export function traceLines({ fragments, characters, tokens, request }: Trace, say: Messages): string {
	const kept = grouped(fragments.filter((fragment) => fragment.kept));
	const dropped = grouped(fragments.filter((fragment) => !fragment.kept));
	return [say.kept(kept), say.dropped(dropped), say.total(characters, tokens, request.budget.tokens)].join('\n');
}

/** Groups fragments of the same slice with the same reason: `memory x2 76/400c 0.71 relevant`. */
function grouped(fragments: readonly Fragment[]): string {
	const groups = new Map<string, Fragment[]>();
	for (const fragment of fragments) {
		const key = `${fragment.slice} ${fragment.reason}`;
		groups.set(key, [...(groups.get(key) ?? []), fragment]);
	}
	return [...groups.values()].map(described).join('; ') || '-';
}

function described(fragments: readonly Fragment[]): string {
	const [first] = fragments;
	if (first === undefined) return '';
	const scores = fragments.flatMap(({ score }) => score ?? []);
	return [
		first.slice,
		...(fragments.length > 1 ? [`x${fragments.length}`] : []),
		...(first.kept ? [amountOf(fragments, first.budget)] : []),
		...(scores.length > 0 ? [Math.max(...scores).toFixed(DIGITS)] : []),
		first.reason,
	].join(' ');
}

/** Returns the size of fragments relative to the budget of their slice, in tokens or characters. */
function amountOf(fragments: readonly Fragment[], budget: Fragment['budget']): string {
	const sum = (of: 'keptTokens' | 'keptCharacters') => fragments.reduce((total, fragment) => total + fragment[of], 0);
	if (budget?.tokens !== undefined) return `${sum('keptTokens')}/${budget.tokens}t`;
	return `${sum('keptCharacters')}${budget?.characters === undefined ? '' : `/${budget.characters}`}c`;
}
