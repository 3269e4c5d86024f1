import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { type Files, tempFolder } from '@pinakes/testing/temp-folder';
import { describe, expect, it, vi } from 'vitest';
import {
	type EmbeddingsRequest,
	type EmbeddingsServer,
	embeddingsServer,
	lettersOf,
	type ServerAnswer,
	vectorsFor,
} from '../../testing/embeddings-server.ts';
import { PROGRAM, pinakes } from '../../testing/run.ts';

/** So many pages that they are encoded, in several requests. */
const PAGES = 80;

function pages(count = PAGES): Files {
	const texts = Array.from({ length: count }, (_, i) => [
		`docs/page-${i}.md`,
		`# Page ${i}\n\nAbout the ${i}th thing.\n`,
	]);
	return { 'docs/pinakes.config.json': { vectorWeight: 0.5 }, ...Object.fromEntries(texts) };
}

/** Builds the pages of a folder with the vectors of a server. */
async function build(folder: string, { url }: Pick<EmbeddingsServer, 'url'>, ...more: string[]) {
	const paths = ['--out', join(folder, 'index'), '--cache', join(folder, 'cache')];
	return pinakes(['build', join(folder, 'docs'), ...paths, '--encoder', `openai:${url},bge-m3`, ...more]);
}

/** Every file below a folder, as text. */
function everythingIn(folder: string): string {
	return readdirSync(folder, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map((entry) => `${entry.name}\n${readFileSync(join(entry.parentPath, entry.name), 'latin1')}`)
		.join('\n');
}

function vectorSettings(folder: string): unknown {
	return (JSON.parse(readFileSync(join(folder, 'index/manifest.json'), 'utf8')) as { vectors: unknown }).vectors;
}

/** Answers as told to the requests from one on. */
function from(first: number, answer: ServerAnswer | ((request: EmbeddingsRequest) => ServerAnswer | undefined)) {
	return (request: EmbeddingsRequest): ServerAnswer | undefined =>
		request.number < first ? vectorsFor(request) : typeof answer === 'function' ? answer(request) : answer;
}

describe('a build with the vectors of a server', () => {
	it('sends every text once, in batches, and names the model in the index', async () => {
		const server = await embeddingsServer();
		const folder = tempFolder({ ...pages(), 'docs/again.md': '# Page 1\n\nAbout the 1th thing.\n' });
		const { code, stderr, stdout } = await build(folder, server);
		expect([code, stderr]).toEqual([0, '']);
		expect(stdout).toMatch(/^vectors {2}openai:bge-m3: [1-8] dimensions, weight 0\.5$/m);
		expect(new Set(server.texts()).size).toBe(server.texts().length);
		expect(server.texts()).toHaveLength(PAGES);
		expect(server.texts()).toContain('Page 7\n\nAbout the 7th thing.');
		expect(Math.max(...server.requests.map(({ input }) => input.length))).toBe(16);
		const lengths = server.texts().map(({ length }) => length);
		expect(lengths).toEqual([...lengths].sort((a, b) => a - b));
		expect(server.requests.every(({ path, model }) => path === '/v1/embeddings' && model === 'bge-m3')).toBe(true);
		expect(vectorSettings(folder)).toMatchObject({ embedder: 'openai:bge-m3', fingerprint: 'bge-m3' });
	});

	it('sends what is new next time, and nothing else, to the same bytes', async () => {
		const server = await embeddingsServer();
		const folder = tempFolder(pages());
		await build(folder, server);
		const first = everythingIn(join(folder, 'index'));
		const before = server.requests.length;
		await build(folder, server);
		expect(server.requests).toHaveLength(before);
		expect(everythingIn(join(folder, 'index'))).toBe(first);
		writeFileSync(join(folder, 'docs/page-3.md'), '# Page 3\n\nAbout another thing.\n');
		await build(folder, server);
		expect(server.requests.slice(before).map(({ input }) => input)).toEqual([['Page 3\n\nAbout another thing.']]);
	});

	it('asks again if the server is busy', async () => {
		const busy: ServerAnswer = { status: 429, headers: { 'retry-after': '1' }, body: '{"error":{"message":"slow"}}' };
		const server = await embeddingsServer((request) =>
			request.number === 1 ? busy : request.number === 3 ? { status: 500, body: 'oops' } : vectorsFor(request),
		);
		const folder = tempFolder(pages());
		expect(await build(folder, server)).toMatchObject({ code: 0, stderr: '' });
		expect(new Set(server.texts()).size).toBe(PAGES);
		expect(server.requests).toHaveLength(Math.ceil(PAGES / 16) + 2);
	});

	it('asks a busy server again without a cache too, and says in a line what is wrong', async () => {
		const busy: ServerAnswer = { status: 429, headers: { 'retry-after': '0' }, body: '{}' };
		const server = await embeddingsServer((request) => (request.number === 1 ? busy : vectorsFor(request)));
		const folder = tempFolder(pages());
		const args = (url: string) => [
			'build',
			join(folder, 'docs'),
			'--out',
			join(folder, 'index'),
			'--no-cache',
			'--encoder',
			`openai:${url},m`,
		];
		expect(await pinakes(args(server.url))).toMatchObject({ code: 0, stderr: '' });
		const closed = await embeddingsServer(() => ({ status: 401, body: '{}' }));
		expect(await pinakes(args(closed.url))).toMatchObject({
			code: 2,
			stderr: `pinakes: The embeddings server at ${closed.host} answered 401. Give it an API key that it knows.\n`,
		});
	});

	// packages/encoders tests what else a server may answer.
	it.each<[string, ServerAnswer | undefined, RegExp]>([
		['knows no key', { status: 401, body: '{"error":{"message":"no"}}' }, /answered 401\. Give it an API key/],
		['gives another dimension', undefined, /gave a vector of 3 dimensions where others have 8/],
	])('that %s stops, and continues later from what it has', async (_what, wrong, message) => {
		const short = (request: EmbeddingsRequest): ServerAnswer => ({
			body: JSON.stringify({ data: request.input.map(() => ({ embedding: [1, 2, 3] })) }),
		});
		const failing = await embeddingsServer(from(3, wrong ?? short));
		const folder = tempFolder({ ...pages(200), 'index/manifest.json': '{"format":"pinakes-index","files":{}}' });
		const { code, stderr, stdout } = await build(folder, failing);
		expect([code, stdout]).toEqual([2, '']);
		expect(stderr).toMatch(message);
		if (wrong) expect(stderr).toContain(`The embeddings server at ${failing.host} `);
		expect(stderr).toContain(
			`The vectors that were given so far are kept in ${join(folder, 'cache/embeddings')}: build again`,
		);
		expect(readFileSync(join(folder, 'index/manifest.json'), 'utf8')).toContain('"files":{}');
		rmSync(join(folder, 'index'), { recursive: true });
		const fixed = await embeddingsServer();
		expect(await build(folder, fixed)).toMatchObject({ code: 0, stderr: '' });
		const paid = failing.requests.filter(({ number }) => number < 3).flatMap(({ input }) => [...input]);
		expect(paid).toHaveLength(32);
		expect(fixed.texts()).toHaveLength(200 - 32);
		expect(fixed.texts().filter((text) => paid.includes(text))).toEqual([]);
	});

	it('that does not answer stops in the time that it is given', async () => {
		const server = await embeddingsServer(from(1, () => undefined));
		const folder = tempFolder(pages());
		const { code, stderr } = await build(folder, server, '--timeout', '0.2');
		expect(code).toBe(2);
		expect(stderr).toContain(`The embeddings server at ${server.host} did not answer within 0.2 s. Give it more time`);
		// It is asked once more.
		expect(server.requests).toHaveLength(2);
	});

	it('that is not there stops', async () => {
		const folder = tempFolder(pages());
		const server = createServer();
		await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
		const { port } = server.address() as AddressInfo;
		await new Promise((resolve) => server.close(resolve));
		const { code, stderr } = await build(folder, { url: `http://127.0.0.1:${port}/v1` });
		expect(code).toBe(2);
		expect(stderr).toContain(
			`The embeddings server at 127.0.0.1:${port} cannot be reached (ECONNREFUSED). Check that it runs`,
		);
		expect(existsSync(join(folder, 'index'))).toBe(false);
	});

	it('that is killed continues from where it was', async () => {
		// The fourth request is never answered: three are paid for when the build is killed.
		let reached: (() => void) | undefined;
		const stuck = new Promise<void>((resolve) => {
			reached = resolve;
		});
		const server = await embeddingsServer(
			from(4, ({ number }) => {
				if (number === 4) reached?.();
				return undefined;
			}),
		);
		const folder = tempFolder(pages(200));
		const cache = ['--cache', join(folder, 'cache')];
		const args = ['build', 'docs', '--out', 'index', '--encoder', `openai:${server.url},bge-m3`, ...cache];
		const child = spawn(process.execPath, [PROGRAM, ...args], { cwd: folder, stdio: 'inherit' });
		const end = new Promise((resolve) => child.once('exit', (_, signal) => resolve(signal)));
		await stuck;
		child.kill('SIGKILL');
		expect(await end).toBe('SIGKILL');
		expect(existsSync(join(folder, 'index'))).toBe(false);
		const fixed = await embeddingsServer();
		const vectors = ['--encoder', `openai:${fixed.url},bge-m3`];
		const again = ['build', join(folder, 'docs'), '--out', join(folder, 'index'), ...vectors, ...cache];
		expect(await pinakes(again)).toMatchObject({ code: 0, stderr: '' });
		expect(fixed.texts()).toHaveLength(200 - 48);
		expect(readFileSync(join(folder, 'cache/embeddings/.gitignore'), 'utf8')).toBe('*\n');
	});
});

describe('an API key', () => {
	it.each([
		[{ PINAKES_API_KEY: 'k-one', OPENAI_API_KEY: 'k-two' }, 'Bearer k-one'],
		[{ PINAKES_API_KEY: '', OPENAI_API_KEY: 'k-two' }, 'Bearer k-two'],
		[{ PINAKES_API_KEY: '', OPENAI_API_KEY: '' }, undefined],
	])('comes from the environment: %j', async (env, authorization) => {
		for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
		const server = await embeddingsServer();
		await build(tempFolder(pages()), server);
		vi.unstubAllEnvs();
		expect([...new Set(server.requests.map(({ headers }) => headers.authorization))]).toEqual([authorization]);
	});

	it.each([200, 401])('is kept nowhere, nor what is secret of an address, with status %i', async (status) => {
		vi.stubEnv('PINAKES_API_KEY', 'k-secret');
		const server = await embeddingsServer((request) =>
			status === 200
				? vectorsFor(request)
				: {
						status,
						body: JSON.stringify({ error: { message: `${request.path} ${request.headers.authorization}` } }),
					},
		);
		const folder = tempFolder(pages());
		const url = `http://${server.host}/v1?key=urlk3y`;
		const { code, stdout, stderr } = await build(folder, { url });
		vi.unstubAllEnvs();
		expect(code).toBe(status === 200 ? 0 : 2);
		expect(server.requests[0]).toMatchObject({
			path: '/v1/embeddings?key=urlk3y',
			headers: { authorization: 'Bearer k-secret' },
		});
		rmSync(join(folder, 'docs'), { recursive: true });
		for (const secret of ['k-secret', 'urlk3y']) {
			expect(stdout + stderr + everythingIn(folder)).not.toContain(secret);
		}
		expect(everythingIn(folder)).not.toContain(server.host);
	});
});

describe('--encoder', () => {
	it.each<[string, RegExp]>([
		['word2vec', /--encoder must be transformers:DIR, openai:URL,MODEL or model2vec:DIR, not word2vec\./],
		['https://me:pa55word@h,m', /model2vec:DIR, not https:…\./],
		['model2vec:', /not model2vec:\./],
		['model2vec:nowhere', /nowhere has no tokenizer\.json and model\.safetensors/],
		['transformers:nowhere', /nowhere has no config\.json: name the folder of a model/],
		['openai:http://localhost', /openai:URL,MODEL needs both, such as/],
		['openai:http://localhost,', /needs both/],
		['openai:,model', /needs both/],
		['openai:me:pa55word,model', /address of the embeddings server is not a URL/],
	])('%s is an error that tells what is possible', async (value, message) => {
		const folder = tempFolder(pages(1));
		const { code, stderr } = await pinakes(['build', folder, '--out', join(folder, 'index'), '--encoder', value]);
		expect(code).toBe(2);
		expect(stderr).toMatch(message);
		expect(stderr).not.toContain('pa55word');
		expect(existsSync(join(folder, 'index'))).toBe(false);
	});

	it.each(['0', '-1', 'soon'])('has a time of %s', async (timeout) => {
		const { code, stderr } = await build(tempFolder(pages(1)), { url: 'http://localhost' }, '--timeout', timeout);
		expect([code, stderr]).toMatchObject([2, expect.stringContaining('--timeout must be a number')]);
	});

	it('is not used for few sections, which a line says', async () => {
		const server = await embeddingsServer();
		const { code, stderr, stdout } = await build(tempFolder(pages(3)), server);
		expect(code).toBe(0);
		expect(stderr).toContain('openai:bge-m3 is not used: of 60 sections that it needs there are 3.');
		expect(stdout).toContain('vectors  none\n');
		expect(server.requests).toEqual([]);
	});

	it('goes with vectors', async () => {
		const { code, stderr } = await build(tempFolder(pages(3)), { url: 'http://localhost' }, '--vectors', 'none');
		expect([code, stderr]).toMatchObject([2, expect.stringContaining('Use --encoder or --vectors none, not both.')]);
	});

	it('keeps nothing in the index', async () => {
		const folder = tempFolder(pages(1));
		for (const cache of ['index', 'index/cache', 'index/../index/a']) {
			const args = ['build', folder, '--out', join(folder, 'index'), '--cache', join(folder, cache)];
			const { code, stderr } = await pinakes([...args, '--encoder', 'openai:http://localhost,m']);
			expect(code).toBe(2);
			expect(stderr).toContain('must not lie in the index');
		}
	});

	it('names a folder that cannot be written', async () => {
		const folder = tempFolder({ ...pages(1), file: '' });
		const args = ['build', folder, '--out', join(folder, 'index'), '--cache', join(folder, 'file/cache')];
		const { code, stderr } = await pinakes([...args, '--encoder', 'openai:http://localhost,m']);
		expect(code).toBe(2);
		expect(stderr).toMatch(/file\/cache\/embeddings, the cache of embeddings, cannot be written/);
	});

	it('takes a static model', async () => {
		const folder = tempFolder(pages());
		mkdirSync(join(folder, 'tiny'));
		const words = ['[UNK]', 'page', 'about', 'the', 'thing', ...'0123456789'];
		const header = JSON.stringify({
			embeddings: { dtype: 'I8', shape: [words.length, 8], data_offsets: [0, words.length * 8] },
		});
		const length = Buffer.alloc(8);
		length.writeBigUInt64LE(BigInt(header.length));
		const numbers = Uint8Array.from(words.flatMap(lettersOf), (number) => Math.round(number * 4));
		writeFileSync(join(folder, 'tiny/model.safetensors'), Buffer.concat([length, Buffer.from(header), numbers]));
		const vocab = Object.fromEntries(words.map((word, number) => [word, number]));
		writeFileSync(
			join(folder, 'tiny/tokenizer.json'),
			JSON.stringify({
				normalizer: { type: 'BertNormalizer' },
				pre_tokenizer: { type: 'BertPreTokenizer' },
				model: { type: 'WordPiece', unk_token: '[UNK]', vocab },
			}),
		);
		const args = ['build', join(folder, 'docs'), '--out', join(folder, 'index')];
		const { code, stderr } = await pinakes([...args, '--encoder', `model2vec:${join(folder, 'tiny')}`]);
		expect([code, stderr]).toEqual([0, '']);
		expect(vectorSettings(folder)).toMatchObject({ embedder: 'model2vec:tiny', weight: 0.5 });
		expect(everythingIn(join(folder, 'index'))).not.toContain(folder);
	});
});
