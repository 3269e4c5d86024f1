import { type Client, messageOf, withSavepoint } from './database.ts';

/** Size of the candidate list of a search in the graph, `hnsw.ef_search`, up to 1,000: higher values miss fewer vectors. */
const EF_SEARCH = 600;

/**
 * Statements that need pgvector. The function has its own settings, so that a search is one statement without a
 * transaction: iterative scans continue past deleted vectors, and without `enable_sort` the planner prefers the graph to
 * sorting all vectors.
 */
const STATEMENTS = [
	`SELECT vector_dims('[1]'::halfvec)`,
	`CREATE TABLE IF NOT EXISTS pinakes_vectors (
		collection text COLLATE "C" NOT NULL REFERENCES pinakes_collections ON DELETE CASCADE,
		generation integer NOT NULL,
		id bigint NOT NULL,
		embedding halfvec NOT NULL,
		PRIMARY KEY (collection, generation, id)
	)`,
	`CREATE OR REPLACE FUNCTION pinakes_nearest(of_collection text, of_checksum text, query text, count integer)
	RETURNS SETOF integer LANGUAGE plpgsql STABLE
	SET hnsw.ef_search = ${EF_SEARCH} SET hnsw.iterative_scan = 'strict_order' SET enable_sort = off AS $$
	DECLARE
		current integer;
	BEGIN
		SELECT generation INTO current FROM pinakes_indexed_vectors
		WHERE collection = of_collection AND checksum = of_checksum;
		IF current IS NULL THEN RETURN; END IF;
		RETURN QUERY EXECUTE format(
			'WITH nearest AS MATERIALIZED (
				SELECT id FROM pinakes_vectors WHERE collection = %1$L AND generation = %2$s
				ORDER BY embedding::halfvec(%3$s) <=> $1::halfvec(%3$s) LIMIT $2
			)
			SELECT section FROM nearest JOIN pinakes_section_vectors ON collection = %1$L AND vector = id',
			of_collection, current, vector_dims(query::halfvec)
		) USING query, count;
	END $$`,
];

/**
 * Makes sure that vectors can be searched by pgvector: creates the extension where it is installed and the role may,
 * and what is made of its types. Call it in a transaction.
 *
 * @returns why it is not possible; undefined where it is
 */
export async function preparePgvector(client: Client): Promise<string | undefined> {
	const { rows } = await client.query<{ created: string | null; prepared: string | null }>(
		`SELECT installed_version AS created, to_regproc('pinakes_nearest')::text AS prepared
		FROM pg_available_extensions WHERE name = 'vector'`,
	);
	if (rows[0] === undefined) return 'the server does not have the extension';
	const { created, prepared } = rows[0];
	if (created !== null && prepared !== null) return undefined;
	const refused = created ?? (await withSavepoint(client, () => client.query('CREATE EXTENSION IF NOT EXISTS vector')));
	if (created === null && refused !== undefined) return `CREATE EXTENSION vector: ${messageOf(refused)}`;
	const failed = await withSavepoint(client, async () => {
		for (const statement of STATEMENTS) await client.query(statement);
	});
	return failed === undefined ? undefined : `version 0.8 or later is needed: ${messageOf(failed)}`;
}
