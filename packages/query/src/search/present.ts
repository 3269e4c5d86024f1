import type { Factor } from '../format/base/factors.ts';
import type { Narrowed } from './narrow.ts';
import { inferredOf } from './topic.ts';

/** The values that the reason for a document names. */
interface Known {
	readonly number: number;
	/** Share of the question's concepts in its title and headings. */
	readonly title: number;
	/** Retrieval scores by text and by vectors. */
	readonly text: number;
	readonly vector: number;
	readonly factors: readonly Factor[];
}

/**
 * Returns the reason why a document is among the results, or among the candidates if nothing was retrieved yet; empty if there is
 * none. It names the filters that were asked for and those that the question implies.
 */
export function reasonFor(
	{ filtered, inferred, say }: Pick<Narrowed, 'filtered' | 'inferred' | 'say'>,
	{ number, title, text, vector, factors }: Known,
	hasRetrieval: boolean,
): string {
	const asked = filtered.candidates.length > 0 ? filtered.applied : [];
	const fitting = [...asked, ...inferredOf(inferred, number)];
	const valuesOf = (name: string): string[] =>
		fitting.filter(({ filter }) => filter === name).flatMap(({ values }) => values);
	const reasons = say('search_reasons', {
		...Object.fromEntries(hasRetrieval ? factors.map(({ name, detail }) => [name, detail]) : []),
		tags: valuesOf('tag'),
		scope: valuesOf('scope'),
		category: valuesOf('category'),
		confidence: valuesOf('confidence'),
		title: title > 0 ? percentOf(title) : '',
		text: hasRetrieval && text > 0 ? percentOf(text) : '',
		vector: hasRetrieval && vector > 0 ? percentOf(vector) : '',
	});
	const [first = '', ...others] = reasons;
	return others.reduce((said, next) => say('search_and', { first: said, next })[0] ?? '', first);
}

/** Formats a share in per cent. */
function percentOf(share: number): string {
	return `${Math.max(1, Math.round(share * 100))}%`;
}
