import { createPrivateKey, type KeyObject, sign } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { UsageError } from '@pinakes/command-line/usage-error';
import { MANIFEST_FILE } from '@pinakes/query/format/manifest';
import { SIGNATURE_FILE } from '@pinakes/query/signed-source';
import { defineCommand } from '../command.ts';
import { EXIT } from '../exit-codes.ts';
import { openIndexAt } from '../open-index-at.ts';
import { INDEX_OPTION } from '../options/shared.ts';
import { printable } from '../output.ts';
import { readText } from '../read-text.ts';
import { isRemote } from '../source-at.ts';

/** `pinakes sign`: signs an index. */
export const signIndex = defineCommand({
	summary: 'Sign an index, so that readers with the public key accept no other',
	usage: '--key FILE [--index DIR]',
	positionals: [],
	options: {
		index: INDEX_OPTION,
		key: { type: 'string', value: 'FILE', help: 'PEM of a private Ed25519 key' },
	},
	examples: ['pinakes sign --index .pinakes --key private.pem'],
	async run(args, output) {
		const { index, key: file } = args.options;
		if (file === undefined)
			throw new UsageError('sign needs --key FILE: openssl genpkey -algorithm ed25519 -out FILE.');
		const key = privateKey(file);
		if (isRemote(index))
			throw new UsageError('sign needs the folder of an index: sign it before it is pushed or uploaded.');
		await openIndexAt(index);
		const signature = sign(null, readFileSync(join(index, MANIFEST_FILE)), key);
		const signed = join(index, SIGNATURE_FILE);
		// An existing file is removed first, as it may be a link to another file.
		rmSync(signed, { force: true });
		writeFileSync(signed, `${signature.toString('base64')}\n`, { flag: 'wx' });
		output.data(`signed   ${printable(signed)}`);
		return EXIT.answered;
	},
});

function privateKey(file: string): KeyObject {
	const pem = readText(file, 'a PEM file');
	try {
		const key = createPrivateKey(pem);
		if (key.asymmetricKeyType === 'ed25519') return key;
	} catch {
		// The message of the cause could contain parts of the key.
	}
	throw new UsageError(
		`${file} is not a private Ed25519 key: make one by openssl genpkey -algorithm ed25519 -out FILE.`,
	);
}
