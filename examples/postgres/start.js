import { PGlite } from '@electric-sql/pglite';
import { postgresSource, pushIndex } from '@pinakes/postgres';
import { connect } from '@pinakes/postgres/connect';
import { openIndex } from '@pinakes/query';
import { directorySource } from '@pinakes/query/node';
import { search } from '@pinakes/query/search';

// Without the address of a server: PostgreSQL in this process, with its data in a folder.
const { DATABASE } = process.env;
const local = DATABASE ? undefined : new PGlite('data');
const { database, collection, close } = local
	? { database: local, collection: 'handbook', close: () => local.close() }
	: await connect(DATABASE);
const { version, added } = await pushIndex(database, directorySource('index'), { collection });
console.log(`version ${version}, ${added} parts written`);

const index = await openIndex(postgresSource(database, { collection }));
const today = new Date().toISOString().slice(0, 10);
const { answer, sources } = await search(index, 'How do I roll back a release?', { today });
console.log(answer, sources);
await close();
