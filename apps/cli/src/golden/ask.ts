import { findContexts, type Index, matchUnits, PinakesError, retrieveEntry, sectionsOf } from '@pinakes/query';
import { readOutlinePaths } from '@pinakes/query/internal';
import { askLine, contextQueryOfLine, requestOfLine } from '../base/queries.ts';
import { entryId, type FoundId, foundIdOf, type GoldenQuery, type LookUp } from './golden.ts';

/** The part of an answer that is compared. */
export interface Outcome {
	/** Results, best first: units, paths, or sections as `path#heading`. */
	readonly ids: readonly string[];
	/** Results of a search with their sections. */
	readonly found?: readonly FoundId[];
	/** Reason of a refusal, or null. */
	readonly refusal: string | null;
	/** Text of the answer, without line numbers and scores, which change with every edit. */
	readonly answer: string;
}

type Fields = Readonly<Record<string, unknown>>;

const ASK: Record<LookUp, (index: Index, fields: Fields, today: string) => Promise<Outcome>> = {
	async match(index, fields) {
		const { matches, rejection_category } = await matchUnits(index, fields);
		return { ids: matches.map(({ unit_id }) => unit_id), refusal: rejection_category, answer: '' };
	},
	async contexts(index, fields) {
		const { contexts } = await findContexts(index, await contextQueryOfLine(index, fields));
		return { ids: contexts, refusal: contexts.length === 0 ? 'no_contexts' : null, answer: '' };
	},
	async search(index, fields, today) {
		const { results, sources, rejection_category } = await askLine(index, fields, { today });
		const answer = results
			.slice(0, sources.length)
			.map(({ path, citation, passage }) => `${path}: ${citation.headings.join(' > ')}\n${passage}`);
		const found = results.map(foundIdOf);
		return { ids: found.map(({ id }) => id), found, refusal: rejection_category, answer: answer.join('\n') };
	},
	async get(index, fields) {
		const file_paths = fields.file_paths ?? (await index.run(readOutlinePaths));
		const result = await retrieveEntry(index, requestOfLine({ ...fields, file_paths }));
		if (result.status === 'not_found') return { ids: [], refusal: 'not_found', answer: '' };
		const sections = sectionsOf(result);
		const ids = sections.map(({ file, heading }) => entryId(file, heading.replace(/^#+ /, '')));
		return { ids, refusal: null, answer: sections.map(({ content }) => content).join('\n') };
	},
};

/**
 * Answers a golden query from an index. An invalid query counts as a refusal with the code of the error, as it may be
 * valid for another index: a filter may have a tag that only one of them knows.
 *
 * @param today default date for stale reviews
 * @throws PinakesError for an incomplete or damaged index
 */
export async function ask(
	index: Index,
	{ lookUp, fields }: GoldenQuery,
	today: string,
): Promise<Outcome & { readonly error?: string }> {
	try {
		return await ASK[lookUp](index, fields, today);
	} catch (cause) {
		if (!isQueryError(cause)) throw cause;
		return { ids: [], refusal: cause.code, answer: '', error: cause.message };
	}
}

/** Whether an error means that the query is invalid. */
export function isQueryError(cause: unknown): cause is PinakesError {
	return cause instanceof PinakesError && (cause.code === 'unknown_field' || cause.code === 'invalid_value');
}
