import type { Fragment, Trace } from '@pinakes/context';
import type { Messages } from './messages.ts';

/** Digits of a score. */
const DIGITS = 2;

/** A choice in three lines, for a chat that has no room for a table: what each slice gave, what was left out and why. */
export function choiceLines({ fragments, characters, tokens, request }: Trace, say: Messages): string {
	const kept = grouped(fragments.filter((fragment) => fragment.kept));
	const dropped = grouped(fragments.filter((fragment) => !fragment.kept));
	return [say.kept(kept), say.dropped(dropped), say.total(characters, tokens, request.budget.tokens)].join('\n');
}

/** Fragments of one slice with one fate as one: `memory x2 76/400c 0.71 relevant`. */
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

/** What fragments take of the budget of their slice: tokens or characters. */
function amountOf(fragments: readonly Fragment[], budget: Fragment['budget']): string {
	const sum = (of: 'keptTokens' | 'keptCharacters') => fragments.reduce((total, fragment) => total + fragment[of], 0);
	if (budget?.tokens !== undefined) return `${sum('keptTokens')}/${budget.tokens}t`;
	return `${sum('keptCharacters')}${budget?.characters === undefined ? '' : `/${budget.characters}`}c`;
}
