import { cpSync, existsSync, readdirSync, readFileSync, rmSync, truncateSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { buildIndex, publishSite } from '@pinakes/indexer';
import { readIndex } from '@pinakes/indexer/internal';
import { fetchSource, openIndex, type Source, searchText } from '@pinakes/query';
import { packsOf } from '@pinakes/query/internal';
import { directorySource } from '@pinakes/query/node';
import { search } from '@pinakes/query/search';
import { packedSource, siteSource } from '@pinakes/query/site';
import { addFiles, lastingFolder, readTree, tempFolder } from '@pinakes/testing/temp-folder';
import { afterAll, afterEach, describe, expect, it } from 'vitest';

/*
 * Sites on real web servers: some have ranges, some ignore them, some send something else. Answers are those of
 * the folder, or an error says what is wrong.
 */

/** How a server answers; it may answer as a good one does. */
type Mode = (request: IncomingMessage, response: ServerResponse, file: Buffer | undefined, good: () => void) => void;

const HTML = '<!doctype html><title>Not found</title>';
const RANGE = /^bytes=(\d+)-(\d+)$/;

const rangeOf = ({ headers }: IncomingMessage): [from: number, to: number] | undefined => {
	const [, from, last] = RANGE.exec(headers.range ?? '') ?? [];
	return from === undefined ? undefined : [Number(from), Number(last) + 1];
};

const partly = (response: ServerResponse, body: Buffer): void => {
	response.writeHead(206);
	response.end(body);
};

const MODES: Readonly<Record<string, Mode>> = {
	'has ranges': (_request, _response, _file, good) => good(),
	'ignores ranges': (_request, response, file, good) => (file === undefined ? good() : void response.end(file)),
	'sends ranges from the beginning': (request, response, file, good) => {
		const range = rangeOf(request);
		if (range === undefined || file === undefined) good();
		else partly(response, file.subarray(0, range[1] - range[0]));
	},
	'sends ranges that are a byte off': (request, response, file, good) => {
		const range = rangeOf(request);
		if (range === undefined || file === undefined) good();
		else partly(response, file.subarray(range[0] + 1, range[1] + 1));
	},
	'cuts ranges short': (request, response, file, good) => {
		const range = rangeOf(request);
		if (range === undefined || file === undefined) good();
		else partly(response, file.subarray(range[0], range[1] - 1));
	},
	'has files that were compressed before, and sends ranges of those': (request, response, file, good) => {
		const range = rangeOf(request);
		if (file === undefined) return good();
		response.setHeader('content-encoding', 'gzip');
		if (range === undefined) response.end(gzipSync(file));
		else partly(response, gzipSync(file).subarray(...range));
	},
	'says that whole files are ranges': (request, response, file, good) =>
		request.headers.range === undefined || file === undefined ? good() : partly(response, file),
	'has a page for missing files': (_request, response, file, good) =>
		file === undefined ? void response.end(HTML) : good(),
	'ignores ranges and has a page for missing files': (_request, response, file) => void response.end(file ?? HTML),
};

const closing: (() => void)[] = [];
afterEach(() => {
	for (const close of closing.splice(0)) close();
});

interface Served {
	readonly address: string;
	readonly asked: { path: string; range: string | undefined; bytes: number }[];
	/** May be changed. */
	folder: string;
	mode: Mode;
}

async function serve(folder: string, mode: Mode): Promise<Served> {
	const served: { -readonly [Name in keyof Served]: Served[Name] } = { address: '', asked: [], folder, mode };
	const server = createServer((request, response) => {
		const path = new URL(request.url ?? '', 'http://x').pathname.slice(1);
		const place = join(served.folder, path);
		const file = existsSync(place) ? readFileSync(place) : undefined;
		served.mode(request, response, file, () => {
			const range = rangeOf(request);
			if (file === undefined) response.writeHead(404).end();
			else if (range === undefined) response.end(file);
			else partly(response, file.subarray(...range));
		});
		served.asked.push({ path, range: request.headers.range, bytes: file?.length ?? 0 });
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	closing.push(() => {
		server.closeAllConnections();
		server.close();
	});
	served.address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/index/`;
	return served;
}

const documents = (word: string): Record<string, string> =>
	Object.fromEntries(
		Array.from({ length: 150 }, (_, i) => [
			`guide/${i}.md`,
			`# Page ${i}\n\nThe ${word} of part${i * 7919} is restored with key${i}.\n\n## 备份 ${i}\n\n数据${i}在${word}。\n`,
		]),
	);

const folders: string[] = [];
afterAll(() => {
	for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

async function publish(word: string): Promise<{ index: string; site: string }> {
	const folder = lastingFolder();
	folders.push(folder);
	addFiles(
		folder,
		Object.fromEntries(Object.entries(documents(word)).map(([path, text]) => [`sources/${path}`, text])),
	);
	const index = join(folder, 'index');
	await buildIndex({ folders: [join(folder, 'sources')], out: index, suggest: true, vectors: 'none' });
	const site = join(folder, 'site');
	publishSite({ index, out: site, title: 'Acme', markdown: 'none' });
	return { index, site };
}

const QUESTIONS = ['part55433', 'key7 replica', '备份 数据', 'how is the replica restored', 'nothing at all'];

async function answersOf(source: Source): Promise<unknown[]> {
	const index = await openIndex(source);
	const answers: unknown[] = [];
	for (const question of QUESTIONS) {
		answers.push(await searchText(index, question, { explain: true }), (await search(index, question)).results);
	}
	return answers;
}

/** A copy of a site's index that may be changed. */
function copyOf(site: string): string {
	const folder = join(tempFolder(), 'index');
	cpSync(join(site, 'index'), folder, { recursive: true });
	return folder;
}

const first = publish('replica');
const second = publish('snapshot');

describe.each(Object.entries(MODES))('a site on a host that %s', (_what, mode) => {
	it('answers as the folder does', async () => {
		const { index, site } = await first;
		const served = await serve(site, mode);
		expect(await answersOf(siteSource(served.address))).toEqual(await answersOf(directorySource(index)));
	});

	it('reads the next build after a deploy, never both', async () => {
		const [before, after] = [await first, await second];
		const served = await serve(before.site, mode);
		const index = await openIndex(siteSource(served.address));
		expect((await searchText(index, 'replica')).hits).not.toEqual([]);
		served.folder = after.site;
		const expected = await openIndex(directorySource(after.index));
		expect(await searchText(index, 'snapshot')).toEqual(await searchText(expected, 'snapshot'));
	});

	it('works with an old manifest from a cache', async () => {
		const [before, after] = [await first, await second];
		const stale: Mode = (request, response, file, good) =>
			request.url === '/index/manifest.json'
				? void response.end(readFileSync(join(before.site, 'index/manifest.json')))
				: mode(request, response, file, good);
		const served = await serve(after.site, stale);
		expect(await answersOf(siteSource(served.address))).toEqual(await answersOf(directorySource(after.index)));
		expect(served.asked.filter(({ path }) => path.endsWith('manifest.json'))).toHaveLength(2);
	});

	it('says so where packs are damaged', async () => {
		const damaged: Mode = (request, response, file, good) =>
			request.url?.includes('.bin') === true && file !== undefined
				? mode(request, response, Buffer.alloc(file.length, 7), () => void response.end(Buffer.alloc(file.length, 7)))
				: mode(request, response, file, good);
		const served = await serve((await first).site, damaged);
		await expect(answersOf(siteSource(served.address))).rejects.toMatchObject({
			name: 'PinakesError',
			code: 'changed_part',
		});
	});
});

describe('a packed index', () => {
	it('says which pack was not uploaded', async () => {
		const served = await serve((await first).site, (request, response, _file, good) =>
			request.url?.includes('.bin') === true ? void response.writeHead(404).end() : good(),
		);
		await expect(answersOf(siteSource(served.address))).rejects.toMatchObject({
			code: 'missing_part',
			message: expect.stringMatching(/ packs\/\w+\/\d+\.bin is missing: it has parts of the index\./),
		});
	});

	it('is asked for by ranges, and by whole packs once if there are none', async () => {
		const { site } = await first;
		const ranged = await serve(site, MODES['has ranges'] as Mode);
		await answersOf(siteSource(ranged.address));
		const packs = ranged.asked.filter(({ path }) => path.endsWith('.bin'));
		expect(packs.filter(({ range }) => range === undefined)).toEqual([]);
		const whole = await serve(site, MODES['ignores ranges'] as Mode);
		await answersOf(siteSource(whole.address));
		const asked = whole.asked.filter(({ path }) => path.endsWith('.bin'));
		const probes = asked.filter(({ range }) => range !== undefined);
		// The first requests are of rows of terms, some in the same pack. Whole packs come instead, and are kept.
		expect(probes.length).toBeGreaterThan(0);
		expect(probes.length).toBeLessThan(4);
		const wholes = asked.filter(({ range }) => range === undefined).map(({ path }) => path);
		expect(new Set(wholes).size).toBe(wholes.length);
		for (const { path } of probes) expect(wholes).not.toContain(path);
	});

	it('of few pages comes in one request while nothing else is to do, and none is sent after that', async () => {
		const { index, site } = await first;
		const served = await serve(site, MODES['has ranges'] as Mode);
		const source = siteSource(served.address);
		const opened = await openIndex(source);
		await searchText(opened, 'part55433');
		const before = served.asked.length;
		await Promise.all([source.readAll(), source.readAll()]);
		expect(served.asked.slice(before)).toHaveLength(1);
		const expected = await openIndex(directorySource(index));
		for (const question of ['part7919', 'key9 restored', 'replica of part23757']) {
			expect(await searchText(opened, question, { texts: true })).toEqual(
				await searchText(expected, question, { texts: true }),
			);
		}
		expect(served.asked).toHaveLength(before + 1);
	});

	it('of few pages comes in one request from a host without ranges, and by ranges from others', async () => {
		const { index, site } = await first;
		const packsAsked = async (mode: Mode): Promise<string[]> => {
			const served = await serve(site, mode);
			const source = siteSource(served.address);
			const opened = await openIndex(source);
			const probing = source.readAll(true);
			const expected = await openIndex(directorySource(index));
			expect(await searchText(opened, 'part55433')).toEqual(await searchText(expected, 'part55433'));
			await probing;
			return served.asked.flatMap(({ path, range = 'whole' }) => (path.endsWith('.bin') ? range : []));
		};
		const whole = await packsAsked(MODES['ignores ranges'] as Mode);
		expect(whole).toEqual(['bytes=0-3']);
		const ranged = await packsAsked(MODES['has ranges'] as Mode);
		expect(ranged[0]).toBe('bytes=0-3');
		expect(ranged.length).toBeGreaterThan(1);
		expect(ranged).not.toContain('whole');
	});

	it('of few pages answers from its packs where the one of all is damaged, which is said', async () => {
		const { index, site } = await first;
		const packs = readdirSync(join(site, 'index/packs'), { recursive: true }).length - 1;
		const damaged: Mode = (request, response, _file, good) =>
			request.url?.includes(`/${packs - 1}.bin`) ? void response.end('no') : good();
		const source = siteSource((await serve(site, damaged)).address);
		const opened = await openIndex(source);
		await expect(source.readAll()).rejects.toMatchObject({ code: 'changed_part' });
		const expected = await openIndex(directorySource(index));
		expect(await searchText(opened, 'part55433')).toEqual(await searchText(expected, 'part55433'));
	});

	it('has the same bytes each time, in few files of limited size', async () => {
		const { index, site } = await first;
		const again = join(tempFolder(), 'site');
		publishSite({ index, out: again, title: 'Acme', markdown: 'none' });
		expect(readTree(again)).toEqual(readTree(site));
		const [version = ''] = readdirSync(join(site, 'index/packs'));
		const sizes = readdirSync(join(site, 'index/packs', version)).map(
			(name) => readFileSync(join(site, 'index/packs', version, name)).length,
		);
		expect(sizes.length).toBeGreaterThan(5);
		expect(Math.max(...sizes)).toBeLessThanOrEqual(2 ** 18);
	});

	it('is read in a folder as the index that it is of', async () => {
		const { index, site } = await first;
		expect(await answersOf(directorySource(copyOf(site)))).toEqual(await answersOf(directorySource(index)));
	});

	it('is read in a folder as the next build when that takes its place', async () => {
		const [before, after] = [await first, await second];
		const site = join(tempFolder(), 'site');
		publishSite({ index: before.index, out: site, title: 'Acme', markdown: 'none' });
		const index = await openIndex(directorySource(join(site, 'index')));
		expect((await searchText(index, 'replica')).hits).not.toEqual([]);
		publishSite({ index: after.index, out: site, title: 'Acme', markdown: 'none' });
		const expected = await openIndex(directorySource(after.index));
		for (const question of ['snapshot', 'replica']) {
			expect(await searchText(index, question)).toEqual(await searchText(expected, question));
		}
	});

	it('is refused in a folder where a pack is cut short', async () => {
		const folder = copyOf((await first).site);
		const [version = ''] = readdirSync(join(folder, 'packs'));
		for (const name of readdirSync(join(folder, 'packs', version)))
			truncateSync(join(folder, 'packs', version, name), 9);
		await expect(answersOf(directorySource(folder))).rejects.toMatchObject({ code: 'changed_part' });
	});

	it('is not published again: the index that it is of is', async () => {
		const { site } = await first;
		expect(() => readIndex(join(site, 'index'))).toThrow('name the index that it was published from');
	});

	it('is read from any source by packedSource, and said to be packed without', async () => {
		const { index, site } = await first;
		const served = await serve(site, MODES['has ranges'] as Mode);
		const expected = await answersOf(directorySource(index));
		expect(await answersOf(packedSource(fetchSource(served.address)))).toEqual(expected);
		expect(await answersOf(packedSource(directorySource(index)))).toEqual(expected);
		await expect(answersOf(fetchSource(served.address))).rejects.toMatchObject({
			code: 'missing_part',
			message: expect.stringContaining('packed'),
		});
	});

	it.each([
		{ version: '../x' },
		{ others: [1] },
		{ others: { x: 1 } },
		{ others: { x: [1] } },
		{ others: { x: [1, -1] } },
		{ tables: { sections: ['1', 1] } },
		{ tables: { sections: [1] } },
		{ tables: { sections: [1, 0] } },
		{ tables: { sections: [1, 0.5] } },
		{ tables: { sections: [1, 5000] } },
		{ tables: { sections: [1, 2, -3] } },
		{ tables: { sections: [1, 2, null] } },
		{ tables: { sections: [1, 2, ['1']] } },
		{ tables: 1 },
		{ all: 1 },
		{ all: { tables: 'sections', bytes: 9 } },
		{ all: { tables: ['sections'], bytes: -1 } },
	])('is no index with %j in its manifest', (change) => {
		const packs = { version: 'ab12', others: { x: [8, 9] }, tables: { sections: [1, 1, '1'], a: [2, 9], b: [2, 9] } };
		expect(packsOf({ packs })).toEqual(packs);
		expect(packsOf({ packs: { ...packs, ...change } })).toBeUndefined();
	});
});
