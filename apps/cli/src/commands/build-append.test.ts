import { generateKeyPairSync } from 'node:crypto';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createPackage, publishSite } from '@pinakes/indexer';
import { tempFolder } from '@pinakes/testing/temp-folder';
import { describe, expect, it } from 'vitest';
import { pinakesHere } from '../testing/run.ts';

describe('pinakes build --append', () => {
	it('adds what changed to an index that all commands read', async () => {
		const pages = Object.fromEntries(Array.from({ length: 6 }, (_, i) => [`${i}.md`, `# Page ${i}\n\nredis ${i}\n`]));
		const [docs, index] = [tempFolder(pages), join(tempFolder(), 'index')];
		const build = () => pinakesHere(['build', docs, '--append', '--out', index]);
		expect((await build()).stdout).toBe(`read     6 documents: 6 indexed, 0 removed\nwrote    ${index}: 1 segment\n`);
		expect((await build()).stdout).toContain('kept     ');
		writeFileSync(join(docs, '1.md'), '# Expiry of keys\n\nA key expires.\n');
		rmSync(join(docs, '2.md'));
		expect((await build()).stdout).toBe(`read     5 documents: 1 indexed, 1 removed\nwrote    ${index}: 2 segments\n`);
		const found = await pinakesHere(['search', 'expiry of keys', '--index', index]);
		expect(found).toMatchObject({ code: 0 });
		expect(found.stdout).toContain('1.md');
		expect((await pinakesHere(['get', 'Page 3', '--index', index])).stdout).toContain('redis 3');
		expect((await pinakesHere(['get', 'Page 2', '--index', index])).code).toBe(1);
		expect((await pinakesHere(['stats', '--index', index])).stdout).toMatch(/documents +5/);
	});

	it('ends with 2 for options that it cannot have', async () => {
		const { code, stderr } = await pinakesHere(['build', '--append', '--vectors', 'lsa']);
		expect(code).toBe(2);
		expect(stderr).toContain('Use --append without --check, --watch, --strict, --suggest, --shard and --vectors.');
	});
});

/** A folder with one index in `whole`, and the same documents as two segments in `index`. */
async function segmented() {
	const { privateKey, publicKey } = generateKeyPairSync('ed25519');
	const pages = Array.from({ length: 6 }, (_, i) => [`docs/${i}.md`, `# Page ${i}\n\nredis ${i}\n`]);
	const folder = tempFolder({
		...Object.fromEntries(pages),
		'private.pem': privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
		'public.pem': publicKey.export({ type: 'spki', format: 'pem' }) as string,
		'golden.jsonl': '{"query": "the anchor of a boat", "expected": ["new.md"]}\n',
	});
	const inFolder = (name: string): string => join(folder, name);
	const run = (...args: string[]) => pinakesHere(args.map((arg) => arg.replace(/^@/, `${folder}/`)));
	expect((await run('build', '@docs', '--append', '--out', '@index')).code).toBe(0);
	writeFileSync(inFolder('docs/new.md'), '# Anchors\n\nThe anchor of a boat.\n');
	expect((await run('build', '@docs', '--append', '--out', '@index')).stdout).toContain('2 segments');
	expect((await run('build', '@docs', '--vectors', 'none', '--out', '@whole')).code).toBe(0);
	return { inFolder, run };
}

describe('a folder of two segments', () => {
	it('is refused if one index is wanted, with what to run', async () => {
		const { inFolder, run } = await segmented();
		for (const args of [
			['pack', '--name', 'x', '--out', '@packed'],
			['publish-site', '--out', '@site'],
			['sign', '--key', '@private.pem'],
			['verify', '--public-key', '@public.pem'],
			['explore', '--no-open'],
		]) {
			expect(await run(...args, '--index', '@index')).toEqual({
				code: 2,
				stdout: '',
				stderr: `pinakes: ${inFolder('index')} has several segments. Make one index of them: run pinakes build without --append.\n`,
			});
		}
		for (const written of ['packed', 'site', 'index/manifest.sig']) expect(existsSync(inFolder(written))).toBe(false);
		const [index, out] = [inFolder('index'), inFolder('out')];
		const refusal = expect.objectContaining({
			code: 'not_an_index',
			message: expect.stringContaining('pinakes build'),
		});
		expect(() => createPackage({ index, out, name: 'x' })).toThrow(refusal);
		expect(() => publishSite({ index, out, title: 'x' })).toThrow(refusal);
	});

	it('answers as one index where commands look things up', async () => {
		const { inFolder, run } = await segmented();
		for (const args of [
			['search', 'the anchor of a boat', '--json'],
			['get', 'Anchors', '--json'],
			['match', 'anchors', '--json'],
			['catalog', '--budget', '1000'],
		]) {
			const untimed = async (index: string) => {
				const { code, stdout, stderr } = await run(...args, '--index', `@${index}`);
				const said = [stdout, stderr].map((text) => text.replaceAll(inFolder(index), 'INDEX'));
				return [code, ...said.map((text) => text.replace(/"time_ms": ?[\d.]+/g, ''))];
			};
			expect(await untimed('index')).toEqual(await untimed('whole'));
		}
		expect(await run('eval', '@golden.jsonl', '--index', '@index')).toMatchObject({ code: 0 });
		const compared = await run('diff', '@whole', '@index', '--queries', '@golden.jsonl', '--fail-on', 'changed');
		expect(compared).toMatchObject({ code: 0 });
		expect(await run('push', `pglite:${inFolder('db')}`, '--index', '@index')).toMatchObject({ code: 0 });
		expect(await run('lint', '@docs', '@index')).toMatchObject({ code: 0 });
	});
});
