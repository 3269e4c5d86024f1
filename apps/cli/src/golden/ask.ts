import {
	findContexts,
	type Index,
	type MatchQuery,
	matchUnits,
	PinakesError,
	retrieveEntry,
	sectionsOf,
} from '@pinakes/query';
import { readOutlinePaths } from '@pinakes/query/internal';
import type { KnowledgeOptions } from '@pinakes/query/search';
import { askLine, contextQueryOfLine, type LookUp, requestOfLine } from '../base/queries.ts';
import type { GoldenQuery } from './golden.ts';
import { entryId, type FoundId, foundIdOf } from './known-ids.ts';

/** The answer to a golden query, or the refusal. */
export interface Answer {
	/** Results, best first: units, paths, or sections as `path#heading`; empty for a refusal. */
	readonly shown: readonly FoundId[];
	/** Nearest candidates of a refusal, best first. */
	readonly near: readonly FoundId[];
	/** Probability, 0 to 1, that the best candidate is right; 0 if the look-up tells none. */
	readonly probability: number;
	readonly refusal: { readonly category: string; readonly reason: string } | null;
	/** Text of the answer, without line numbers and scores, which change with every edit. */
	readonly text: string;
}

type Fields = Readonly<Record<string, unknown>>;

const NONE = { shown: [], near: [], probability: 0, refusal: null, text: '' } as const satisfies Answer;

function refused(category: string, reason: string): Answer {
	return { ...NONE, refusal: { category, reason } };
}

const unitId = ({ unit_id }: { readonly unit_id: string }): FoundId => ({ id: unit_id, sections: [] });

const ASK: Record<LookUp, (index: Index, fields: Fields, options: KnowledgeOptions) => Promise<Answer>> = {
	async match(index, fields) {
		const result = await matchUnits(index, fields as MatchQuery);
		const { probability } = result;
		if (result.rejection_category === null) return { ...NONE, shown: result.matches.map(unitId), probability };
		const { rejection_category, rejection_reason, nearest_candidates } = result;
		return { ...refused(rejection_category, rejection_reason), near: nearest_candidates.map(unitId), probability };
	},
	async contexts(index, fields) {
		const { contexts, message } = await findContexts(index, await contextQueryOfLine(index, fields));
		if (contexts.length === 0) return refused('no_contexts', message);
		return { ...NONE, shown: contexts.map((id) => ({ id, sections: [] })) };
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
	async get(index, fields) {
		const file_paths = fields.file_paths ?? (await index.run(readOutlinePaths));
		const result = await retrieveEntry(index, requestOfLine({ ...fields, file_paths }));
		if (result.status === 'not_found') return refused('not_found', result.retrieval_notes);
		const sections = sectionsOf(result);
		const ids = sections.map(({ file, heading }) => entryId(file, heading.replace(/^#+ /, '')));
		const text = sections.map(({ content }) => content).join('\n');
		return { ...NONE, shown: ids.map((id) => ({ id, sections: [] })), text };
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
