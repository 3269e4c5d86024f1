import { UsageError } from '@pinakes/command-line/usage-error';
import { openIndex, PinakesError } from '@pinakes/query';
import { listPaths } from '@pinakes/query/format/layouts/manifest-pages';
import { directorySource } from '@pinakes/query/node';
import { signedSource } from '@pinakes/query/signed-source';
import { defineCommand } from '../command.ts';
import { EXIT } from '../exit-codes.ts';
import { INDEX_OPTION } from '../options/shared.ts';
import { counted, printable } from '../output.ts';
import { readText } from '../read-text.ts';

/** `pinakes verify`: checks the signature of an index and all its files. */
export const verify = defineCommand({
	summary: 'Check that an index is whole and signed by the owner of a key',
	usage: '--public-key FILE [--index DIR]',
	positionals: [],
	options: {
		index: INDEX_OPTION,
		'public-key': { type: 'string', value: 'FILE', help: 'PEM of a public Ed25519 key' },
	},
	examples: ['pinakes verify --index .pinakes --public-key public.pem'],
	async run(args, output) {
		const { index, 'public-key': file } = args.options;
		if (file === undefined) {
			throw new UsageError('verify needs --public-key FILE: openssl pkey -in private.pem -pubout -out FILE.');
		}
		const source = signedSource(directorySource(index), readText(file, 'a PEM file'));
		try {
			const { manifest } = await openIndex(source);
			const paths = listPaths(manifest);
			for (const path of paths) {
				if ((await source.read(path)) === undefined) {
					throw new PinakesError('missing_part', `${index}: ${path} is missing.`, path);
				}
			}
			output.data(`verified ${printable(index)}: ${counted(paths.length, 'file')}, as signed`);
			return EXIT.answered;
		} catch (cause) {
			const isRefusal = cause instanceof PinakesError && /_(?:signature|part)$/.test(cause.code);
			if (!isRefusal) throw cause;
			output.note(printable(`pinakes: ${cause.message}`));
			return EXIT.refused;
		}
	},
});
