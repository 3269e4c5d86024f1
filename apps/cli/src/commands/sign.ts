import { createHash, createPrivateKey, createPublicKey, sign } from 'node:crypto';
import { join } from 'node:path';
import { UsageError } from '@pinakes/command-line/definition';
import { textOption } from '@pinakes/command-line/options';
import { readBelow, writeBelow } from '@pinakes/indexer/internal/files';
import { type Index, openIndex, PinakesError } from '@pinakes/query';
import { listPaths, MANIFEST_FILE, packCount, packFile, SIGNATURE_FILE } from '@pinakes/query/internal';
import { directorySource } from '@pinakes/query/node';
import { signedSource } from '@pinakes/query/signed';
import { defineCommand, INDEX_OPTION, writtenIndex } from '../base/command.ts';
import { isRemote } from '../base/open-index.ts';
import { counted, EXIT, type Output, printable } from '../base/output.ts';
import { readText } from '../base/queries.ts';

export const signIndex = defineCommand({
	summary: 'Sign an index, so that readers with the public key accept no other, or check it',
	usage: '--key FILE | --verify FILE [--index DIR]',
	options: {
		index: INDEX_OPTION,
		key: textOption('FILE', 'PEM of a private Ed25519 key, to sign with'),
		verify: textOption('FILE', 'PEM of a public Ed25519 key: check that the index is whole and signed by its owner'),
	},
	examples: ['pinakes sign --index .pinakes --key private.pem', 'pinakes sign --index .pinakes --verify public.pem'],
	async run(args, output) {
		const { index, key, verify } = args.options;
		if ((key === undefined) === (verify === undefined)) {
			throw new UsageError(
				'sign needs --key FILE (openssl genpkey -algorithm ed25519 -out FILE) or --verify FILE (openssl pkey -in private.pem -pubout -out FILE).',
			);
		}
		return key === undefined
			? check(index, verify as string, output)
			: signWith(key, writtenIndex(args, 'index'), output);
	},
});

async function signWith(file: string, index: string, output: Output): Promise<number> {
	const key = keyIn(file, 'private');
	if (isRemote(index))
		throw new UsageError('sign needs the folder of an index: sign it before it is pushed or uploaded.');
	await openIndex(directorySource(index));
	const signature = sign(null, readBelow(index, MANIFEST_FILE), key);
	writeBelow(index, { [SIGNATURE_FILE]: `${signature.toString('base64')}\n` });
	output.data(`signed   ${printable(join(index, SIGNATURE_FILE))}`);
	return EXIT.answered;
}

/** Checks that an index is whole and signed. The exit code is 1 where it is not. */
async function check(index: string, file: string, output: Output): Promise<number> {
	const source = signedSource(directorySource(index), keyIn(file, 'public'));
	try {
		const { manifest } = await openIndex(source);
		const paths = listPaths(manifest);
		for (const path of paths) {
			if ((await source.read(path)) === undefined) {
				throw new PinakesError('missing_part', `${index}: ${path} is missing.`, path);
			}
		}
		await checkPacks(index, manifest);
		output.data(`verified ${printable(index)}: ${counted(paths.length, 'file')}, as signed`);
		return EXIT.answered;
	} catch (cause) {
		const isRefusal = cause instanceof PinakesError && /_(?:signature|part)$/.test(cause.code);
		if (!isRefusal) throw cause;
		output.note(printable(`pinakes: ${cause.message}`));
		return EXIT.refused;
	}
}

/** Checks that the packs of a published index have the digest that names their folder, so that no byte of them differs. */
async function checkPacks(index: string, { packs }: Index['manifest']): Promise<void> {
	if (packs === undefined) return;
	const source = directorySource(index);
	const hash = createHash('sha256');
	for (let pack = 0; pack < packCount(packs); pack++) hash.update((await source.read(packFile(packs, pack))) ?? '');
	if (hash.digest('hex').startsWith(packs.version)) return;
	const path = packFile(packs, 0);
	throw new PinakesError('changed_part', `${index}: ${path}, or a pack beside it, was changed.`, path);
}

/** Returns the PEM of a key. For a public one Node would take that of a private one, of which it is a part. */
function keyIn(file: string, kind: 'private' | 'public'): string {
	const pem = readText(file, 'a PEM file');
	const isPrivate = kind === 'private';
	try {
		const key = isPrivate ? createPrivateKey(pem) : createPublicKey(pem);
		if (key.asymmetricKeyType === 'ed25519' && (isPrivate || !pem.includes('PRIVATE KEY'))) return pem;
	} catch {
		// The message of the cause could contain parts of the key.
	}
	const command = isPrivate ? 'genpkey -algorithm ed25519' : 'pkey -in private.pem -pubout';
	throw new UsageError(`${file} is not a ${kind} Ed25519 key: make one by openssl ${command} -out FILE.`);
}
