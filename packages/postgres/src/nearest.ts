import type { Source } from '@pinakes/query';
import { type Client, isUnsupported } from './database.ts';

/** Sections that are asked for, for each document that is to be found: a document may have several near ones. */
const SECTIONS_FOR_EACH = 8;

/** Sections that are asked for at least, and at most: for more, all vectors are read. */
const MIN_SECTIONS = 200;
const MAX_SECTIONS = 1_000;

/** Returns what asks pgvector for the sections of a collection that are near to a question. */
export function nearestIn(client: Client, collection: string): NonNullable<Source['nearest']> {
	let unknown: string | undefined;
	return async (vector, documents, { checksum }) => {
		const count = Math.max(MIN_SECTIONS, documents * SECTIONS_FOR_EACH);
		if (checksum === unknown || count > MAX_SECTIONS) return undefined;
		try {
			const { rows } = await client.query<{ section: string }>(
				'SELECT pinakes_nearest($1, $2, $3, $4::int)::text AS section',
				[collection, checksum, `[${vector.join()}]`, count],
			);
			if (rows.length > 0) return rows.map(({ section }) => ({ section: Number(section) }));
		} catch (cause) {
			// Reading all parts finds the same, or says what is wrong with the database.
			if (!isUnsupported(cause)) return undefined;
		}
		unknown = checksum;
		return undefined;
	};
}
