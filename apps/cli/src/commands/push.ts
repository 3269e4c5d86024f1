import { UsageError } from '@pinakes/command-line/definition';
import { textOption } from '@pinakes/command-line/options';
import { isAddress, pushIndex } from '@pinakes/postgres';
import { connect } from '@pinakes/postgres/connect';
import { directorySource } from '@pinakes/query/node';
import { defineCommand, INDEX_OPTION, JSON_OPTION } from '../base/command.ts';
import { EXIT, jsonText, printable } from '../base/output.ts';

export const push = defineCommand({
	summary: 'Push an index to PostgreSQL',
	usage: 'postgres://USER@HOST/DATABASE [--collection NAME] [--index DIR]',
	positionals: [{ name: 'ADDRESS', help: 'postgres://USER@HOST/DATABASE' }],
	options: {
		index: INDEX_OPTION,
		collection: textOption('NAME', 'the collection it becomes; default "default"'),
		json: JSON_OPTION,
	},
	examples: [
		'pinakes push postgres://docs@db.example.com/docs --collection handbook --index .pinakes',
		'pinakes search "how do I roll back?" --index postgres://docs@db.example.com/docs#handbook',
	],
	async run(args, output) {
		const [address] = args.positionals;
		if (address === undefined || !isAddress(address)) {
			throw new UsageError('push needs the address of a database: postgres://USER@HOST/DATABASE.');
		}
		const connection = await connect(address);
		try {
			const collection = args.options.collection ?? connection.collection;
			const summary = await pushIndex(connection.database, directorySource(args.options.index), { collection });
			if (args.options.json) output.data(jsonText(summary));
			else {
				const { version, parts, added, addedBytes } = summary;
				const written = `${added} of ${parts} parts written, ${addedBytes} bytes`;
				output.data(`pushed   ${printable(`${connection.name}#${collection}`)}: version ${version}, ${written}`);
			}
			return EXIT.answered;
		} finally {
			await connection.close();
		}
	},
});
