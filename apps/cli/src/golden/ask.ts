import { type Index, type MatchQuery, matchUnits, PinakesError } from '@pinakes/query';
import type { KnowledgeOptions } from '@pinakes/query/search';
import { askLine, type Fields } from '../base/queries.ts';
import type { GoldenQuery } from './golden.ts';
import { type FoundId, foundIdOf, type GoldenLookUp } from './known-ids.ts';

export interface Answer {
	/** Results, best first: units or documents; empty for a refusal. */
	readonly shown: readonly FoundId[];
	/** Nearest candidates of a refusal, best first. */
	readonly near: readonly FoundId[];
	/** Probability, 0 to 1, that the best candidate is right. */
	readonly probability: number;
	readonly refusal: { readonly category: string; readonly reason: string } | null;
	/** Text of the answer, without line numbers and scores, which change with every edit. */
	readonly text: string;
}

const NONE = { shown: [], near: [], probability: 0, refusal: null, text: '' } as const satisfies Answer;

function refused(category: string, reason: string): Answer {
	return { ...NONE, refusal: { category, reason } };
}

const unitId = ({ unit_id }: { readonly unit_id: string }): FoundId => ({ id: unit_id, sections: [] });

const ASK: Record<GoldenLookUp, (index: Index, fields: Fields, options: KnowledgeOptions) => Promise<Answer>> = {
	async match(index, fields) {
		const result = await matchUnits(index, fields as MatchQuery);
		const { probability } = result;
		if (result.rejection_category === null) return { ...NONE, shown: result.matches.map(unitId), probability };
		const { rejection_category, rejection_reason, nearest_candidates } = result;
		return { ...refused(rejection_category, rejection_reason), near: nearest_candidates.map(unitId), probability };
	},
	async search(index, fields, options) {
		const { results, sources, rejection_category, notes, probability } = await askLine(index, fields, options);
		const found = results.map(foundIdOf);
		if (rejection_category !== null)
			return { ...refused(rejection_category, notes.join(' ')), near: found, probability };
		const text = results
			.slice(0, sources.length)
			.map(({ path, citation, passage }) => `${path}: ${citation.headings.join(' > ')}\n${passage}`);
		return { ...NONE, shown: found, probability, text: text.join('\n') };
	},
};

/**
 * Answers a golden query from an index. An invalid query counts as a refusal with the code of the error, as it may be
 * valid for another index: a filter may have a tag that only one of them knows.
 *
 * @param options those of `search`
 * @throws PinakesError for an incomplete or damaged index
 */
export async function ask(
	index: Index,
	{ lookUp, fields }: GoldenQuery,
	options: KnowledgeOptions,
): Promise<Answer & { readonly error?: string }> {
	try {
		return await ASK[lookUp](index, fields, options);
	} catch (cause) {
		const isOfQuery =
			cause instanceof PinakesError && (cause.code === 'unknown_field' || cause.code === 'invalid_value');
		if (!isOfQuery) throw cause;
		return { ...refused(cause.code, cause.message), error: cause.message };
	}
}
