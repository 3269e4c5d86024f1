import { generateKeyPairSync, sign } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildIndex } from '@pinakes/indexer';
import { findContexts, matchUnits, openIndex, retrieveEntry, type Source, searchText } from '@pinakes/query';
import { directorySource } from '@pinakes/query/node';
import { FIELDS, HIGHLIGHTS, PAGES, PREFIX, SIGNS } from '@pinakes/query/parts';
import { search } from '@pinakes/query/search';
import { signedSource } from '@pinakes/query/signed';
import { tempFolder } from '@pinakes/testing/temp-folder';
import { expect, it } from 'vitest';

/** Builds and signs an index, and notes which of its files look-ups read. */
async function signedIndex(): Promise<{ out: string; publicKey: string; read: ReadonlySet<string> }> {
	const out = join(tempFolder(), 'index');
	const pages = Array.from({ length: 40 }, (_, i) => [`page-${i}.md`, `# Page ${i}\n\nThe harbour ${i} has boats.\n`]);
	const folder = tempFolder(Object.fromEntries(pages) as Record<string, string>);
	await buildIndex({ folders: [fileURLToPath(new URL('../../fixtures', import.meta.url)), folder], out });
	const { privateKey, publicKey } = generateKeyPairSync('ed25519');
	const signature = sign(null, readFileSync(join(out, 'manifest.json')), privateKey).toString('base64');
	writeFileSync(join(out, 'manifest.sig'), signature);
	const pem = publicKey.export({ type: 'spki', format: 'pem' }).toString();
	const read = new Set<string>();
	await lookUpAll(signedSource(noting(directorySource(out), read), pem));
	return { out, publicKey: pem, read };
}

/** Notes which files a source is asked for, and has. */
function noting(source: Source, read: Set<string>): Source {
	return {
		...source,
		async read(path) {
			const content = await source.read(path);
			if (content !== undefined) read.add(path);
			return content;
		},
	};
}

/** All kinds of look-ups, in both languages, so that every file is needed that any reader opens. */
async function lookUpAll(source: Source): Promise<void> {
	const index = await openIndex(source);
	const questions = ['who signs the build?', '谁来签名发布'];
	for (const question of questions) {
		await search(index, question);
		await searchText(index, question);
		await searchText(index, question, { use: [SIGNS, PAGES, PREFIX] });
		await searchText(index, question, { use: [FIELDS, HIGHLIGHTS], texts: true });
		await matchUnits(index, { goal: question });
	}
	await matchUnits(index, { tags: ['database'], ide: 'claude' });
	await findContexts(index, { task: 'general', keywords: ['profile'] });
	await retrieveEntry(index, { targetEntry: 'Step 2', filePaths: ['handbook/release.md'] });
}

it('every file that a look-up reads is an error if a byte of it differs, or it is withheld', async () => {
	const { out, publicKey, read } = await signedIndex();
	expect(read.size).toBeGreaterThan(15);
	for (const path of read) {
		const file = join(out, path);
		const whole = readFileSync(file);
		const forged = Buffer.from(whole);
		// Within a text, so that it stays JSON: only the digest tells.
		const at = forged.lastIndexOf('a') >= 0 ? forged.lastIndexOf('a') : forged.length >> 1;
		forged[at] = (forged[at] as number) ^ 1;
		writeFileSync(file, forged);
		await expect(lookUpAll(signedSource(directorySource(out), publicKey)), path).rejects.toMatchObject({
			code: expect.stringMatching(/^(?:wrong_signature|changed_part)$/),
		});
		rmSync(file);
		await expect(lookUpAll(signedSource(directorySource(out), publicKey)), `${path} withheld`).rejects.toThrow();
		writeFileSync(file, whole);
	}
	await lookUpAll(signedSource(directorySource(out), publicKey));
});
