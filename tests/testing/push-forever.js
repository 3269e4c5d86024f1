/** Pushes the indexes of two folders in turn, until it is killed: push-forever.js URL COLLECTION FOLDER FOLDER */
import { pushIndex } from '@pinakes/postgres';
import { connect } from '@pinakes/postgres/connect';
import { directorySource } from '@pinakes/query/node';

const [url, collection, ...folders] = process.argv.slice(2);
const { database } = await connect(`${url}#${collection}`);
console.log('pushing');
for (let i = 0; ; i++) {
	const source = directorySource(folders[i % folders.length]);
	await pushIndex(database, source, { collection, keepFor: 0 });
	if (i === 0) console.log('pushed');
}
