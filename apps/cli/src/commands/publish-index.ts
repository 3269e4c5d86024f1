import { UsageError } from '@pinakes/command-line/usage-error';
import { publishedIndex } from '@pinakes/indexer';
import { isBucketAddress, openBucket, publishIndex as publish, settingsOf } from '@pinakes/s3';
import { defineCommand } from '../command.ts';
import { EXIT } from '../exit-codes.ts';
import { INDEX_OPTION, JSON_OPTION } from '../options/shared.ts';
import { jsonText, printable } from '../output.ts';

const MS_PER_MINUTE = 60_000;

/** `pinakes publish-index`: publishes an index to an object store. */
export const publishIndex = defineCommand({
	summary: 'Publish an index to an S3-compatible object store',
	usage: 's3://BUCKET/PREFIX [--endpoint URL] [--index DIR]',
	positionals: [
		{ name: 'ADDRESS', help: 's3://BUCKET/PREFIX; region and key are those of AWS_REGION, AWS_ACCESS_KEY_ID …' },
	],
	options: {
		index: INDEX_OPTION,
		endpoint: { type: 'string', value: 'URL', help: 'of another store than Amazon S3; or AWS_ENDPOINT_URL' },
		keep: {
			type: 'number',
			value: 'MINUTES',
			min: 0,
			max: 525_600,
			default: 60,
			help: 'how long what is replaced stays for readers that opened it',
		},
		json: JSON_OPTION,
	},
	examples: [
		'pinakes publish-index s3://acme-docs/handbook --index .pinakes',
		'pinakes search "how do I roll back?" --index s3://acme-docs/handbook',
	],
	async run(args, output) {
		const [address] = args.positionals;
		if (address === undefined || !isBucketAddress(address)) {
			throw new UsageError('publish-index needs the address of a bucket: s3://BUCKET/PREFIX.');
		}
		const { index, endpoint, keep, json } = args.options;
		const bucket = openBucket(address, settingsOf(process.env, endpoint));
		const summary = await publish(bucket, publishedIndex(index), { keepFor: keep * MS_PER_MINUTE });
		if (json) output.data(jsonText({ address: bucket.name, ...summary }));
		else {
			const { version, packs, sent, sentBytes, isChanged, removed } = summary;
			const written = isChanged || sent > 0 ? `${sent} of ${packs} packs sent, ${sentBytes} bytes` : 'nothing changed';
			output.data(`published ${printable(bucket.name)}: version ${version}, ${written}`);
			if (removed > 0) output.data(`removed   ${removed} objects that no reader needs`);
		}
		return EXIT.answered;
	},
});
