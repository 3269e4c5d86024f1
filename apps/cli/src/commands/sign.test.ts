import { execFileSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { matchUnits, openIndex } from '@pinakes/query';
import { withChecksum } from '@pinakes/query/internal';
import { directorySource } from '@pinakes/query/node';
import { signedSource } from '@pinakes/query/signed';
import { addFiles, readTree } from '@pinakes/testing/temp-folder';
import { describe, expect, it } from 'vitest';
import { builtFolder, pinakes } from '../../testing/run.ts';

function keys(): { private: string; public: string } {
	const { privateKey, publicKey } = generateKeyPairSync('ed25519');
	return {
		private: privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
		public: publicKey.export({ type: 'spki', format: 'pem' }) as string,
	};
}

const OWN = keys();

/** A signed index, and what checks it. */
async function signed() {
	const folder = await builtFolder();
	addFiles(folder, { 'private.pem': OWN.private, 'public.pem': OWN.public, 'other.pem': keys().public });
	const index = join(folder, 'index');
	const sign = (key = 'private.pem') => pinakes(['sign', '--index', index, '--key', join(folder, key)]);
	const verify = (key = 'public.pem') => pinakes(['sign', '--index', index, '--verify', join(folder, key)]);
	expect((await sign()).code).toBe(0);
	return { folder, index, sign, verify };
}

describe('pinakes sign --key and --verify', () => {
	it('agree with each other, with openssl and with signedSource', async () => {
		const { folder, index, verify } = await signed();
		expect(await verify()).toMatchObject({
			code: 0,
			stdout: expect.stringMatching(/^verified .* files, as signed$/m),
		});
		const signature = Buffer.from(readFileSync(join(index, 'manifest.sig'), 'utf8'), 'base64');
		writeFileSync(join(folder, 'raw.sig'), signature);
		const args = ['pkeyutl', '-verify', '-pubin', '-inkey', 'public.pem', '-rawin', '-sigfile', 'raw.sig'];
		expect(execFileSync('openssl', [...args, '-in', 'index/manifest.json'], { cwd: folder, encoding: 'utf8' })).toMatch(
			/Signature Verified Successfully/,
		);
		const opened = await openIndex(signedSource(directorySource(index), OWN.public));
		expect((await matchUnits(opened, { tags: ['git-commit'] })).matches).toHaveLength(1);
	});

	it('write no file that a link in the index leads to, and read no device without end', async () => {
		const { folder, index, sign, verify } = await signed();
		const signature = join(index, 'manifest.sig');
		rmSync(signature);
		addFiles(folder, { 'mine.txt': 'mine' });
		symlinkSync('../mine.txt', signature);
		expect(await sign()).toMatchObject({ code: 2, stderr: expect.stringContaining('manifest.sig cannot be written') });
		expect(readFileSync(join(folder, 'mine.txt'), 'utf8')).toBe('mine');
		if (process.platform === 'win32') return;
		rmSync(signature);
		symlinkSync('/dev/zero', signature);
		expect((await verify()).code).not.toBe(0);
	});

	it('refuse an index of which any file was changed, or is gone', async () => {
		const { index, verify } = await signed();
		const paths = Object.keys(readTree(index));
		expect(paths.length).toBeGreaterThan(15);
		for (const path of paths) {
			const whole = readFileSync(join(index, path));
			const forged = Buffer.from(whole);
			const at = Math.max(0, forged.lastIndexOf('a'));
			forged[at] = (forged[at] as number) ^ 1;
			writeFileSync(join(index, path), forged);
			expect((await verify()).code, path).toBe(1);
			rmSync(join(index, path));
			expect((await verify()).code, `${path} withheld`).not.toBe(0);
			writeFileSync(join(index, path), whole);
		}
		expect((await verify()).code).toBe(0);
	});

	it('refuse a published index of which any byte was changed, also one that no reader reads', async () => {
		const { folder, index } = await signed();
		const site = join(folder, 'site');
		await pinakes(['publish-site', '--index', index, '--out', site, '--title', 'x', '--no-page']);
		const run = (...args: string[]) => pinakes(['sign', '--index', join(site, 'index'), ...args]);
		expect((await run('--key', join(folder, 'private.pem'))).code).toBe(0);
		const verify = () => run('--verify', join(folder, 'public.pem'));
		expect((await verify()).code).toBe(0);
		for (const path of Object.keys(readTree(join(site, 'index')))) {
			const file = join(site, 'index', path);
			const whole = readFileSync(file);
			for (const at of [0, whole.length >> 1, whole.length - 1]) {
				if (path === 'manifest.sig' && at > 0) continue;
				const forged = Buffer.from(whole);
				forged[at] = (forged[at] as number) ^ 1;
				writeFileSync(file, forged);
				expect((await verify()).code, `${path} at ${at}`).not.toBe(0);
			}
			writeFileSync(file, Buffer.concat([whole, Buffer.from(' ')]));
			if (path !== 'manifest.sig') expect((await verify()).code, `${path} is longer`).not.toBe(0);
			writeFileSync(file, whole);
		}
		expect(await pinakes(['sign', '--index', site, '--key', join(folder, 'private.pem')])).toMatchObject({
			code: 2,
			stderr: expect.stringMatching(/^pinakes: .*manifest\.json is missing/),
		});
	});

	it('refuse another key, another manifest, another file, and no signature', async () => {
		const { folder, index, sign, verify } = await signed();
		const refused = async (message: RegExp, key?: string): Promise<void> => {
			expect(await verify(key)).toMatchObject({ code: 1, stderr: expect.stringMatching(message) });
		};
		await refused(/manifest\.json is not signed by the key\. Take that of its owner/, 'other.pem');
		const part = join(index, 'parts/units.0.json');
		const units = readFileSync(part, 'utf8');
		writeFileSync(part, units.replace('Reviews', 'Removes'));
		await refused(/parts\/units\.0\.json was cut or changed/);
		const opened = await openIndex(signedSource(directorySource(index), OWN.public));
		await expect(matchUnits(opened, { goal: 'review' })).rejects.toMatchObject({ code: 'changed_part' });
		rmSync(part);
		await refused(/parts\/units\.0\.json is missing/);
		writeFileSync(part, units);
		const manifest = join(index, 'manifest.json');
		writeFileSync(manifest, withChecksum(readFileSync(manifest, 'utf8').replace('pinakes 0', 'pinakes 9')));
		await refused(/is not signed by the key/);
		await expect(openIndex(signedSource(directorySource(index), OWN.public))).rejects.toMatchObject({
			code: 'wrong_signature',
		});
		expect((await sign()).code).toBe(0);
		expect((await verify()).code).toBe(0);
		for (const signature of ['', '!', 'AAAA']) {
			writeFileSync(join(index, 'manifest.sig'), signature);
			await refused(/is not signed by the key/);
		}
		rmSync(join(index, 'manifest.sig'));
		await refused(/index is not signed: manifest\.sig is missing\. Sign it with pinakes sign\.$/m);
		expect((await verify('private.pem')).stderr).toMatch(/private\.pem is not a public Ed25519 key: .*-pubout/);
		expect(await sign('public.pem')).toMatchObject({
			code: 2,
			stderr: expect.stringContaining('is not a private Ed25519 key'),
		});
		await sign();
		addFiles(folder, { 'bad.pem': 'no key' });
		expect(await verify('bad.pem')).toMatchObject({
			code: 2,
			stderr: expect.stringContaining('bad.pem is not a public Ed25519 key'),
		});
	});
});
