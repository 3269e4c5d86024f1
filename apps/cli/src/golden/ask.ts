import { findContexts, type Index, matchUnits, PinakesError, retrieveEntry, sectionsOf } from '@pinakes/query';
import { readOutlinePaths } from '@pinakes/query/format/kinds/outline/read';
import { queryOfLine as contextQueryOfLine } from '../commands/contexts.ts';
import { requestOfLine } from '../commands/get.ts';
import { askLine } from '../commands/search.ts';
import type { GoldenQuery, LookUp } from './golden-query.ts';
import { entryId } from './known-ids.ts';

/** What a look-up answers, as far as it is compared. */
export interface Outcome {
	/** What was found, best first: units, paths, or sections as `path#heading`. */
	readonly ids: readonly string[];
	/** Why there is no answer, or null where there is one. */
	readonly refusal: string | null;
	/** The text that is answered, without what changes with every edit: lines and scores. */
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
		return { ids: results.map(({ path }) => path), refusal: rejection_category, answer: answer.join('\n') };
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
 * Asks an index a golden query. An invalid query counts as a refusal too, with the error's code, since it may be valid for
 * another index: a filter may name a tag that only one of them has.
 *
 * @param today the day that reviews are stale from, where the query does not say
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

/** Whether an error says that the query itself is invalid. */
export function isQueryError(cause: unknown): cause is PinakesError {
	return cause instanceof PinakesError && (cause.code === 'unknown_field' || cause.code === 'invalid_value');
}
