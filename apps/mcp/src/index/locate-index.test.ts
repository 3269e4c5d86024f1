import { type Index, searchText } from '@pinakes/query';
import { tempFolder } from '@pinakes/testing/temp-folder';
import { describe, expect, it } from 'vitest';
import { buildInto, indexOf } from '../../testing/index-folder.ts';
import { type IndexSite, serveIndex } from '../../testing/index-site.ts';
import { type CurrentIndex, currentIndex } from './current-index.ts';
import { locateIndex } from './locate-index.ts';

const SETTINGS = { timeLimit: 1000, refreshAfter: 1000 };

describe('locateIndex', () => {
	it.each([
		['docs/index', 'docs/index'],
		['https://example.com/index/', 'https://example.com/index/'],
		['postgres://me:secret@db.example.com/docs#handbook', 'postgres://db.example.com/docs#handbook'],
	])('knows %s', (location, name) => {
		expect(locateIndex(location, SETTINGS).name).toBe(name);
	});

	it.each(['ftp://a.b/index', 's3://docs/handbook', 'file:///a/index', 'mysql://me:secret@a.b/index'])(
		'refuses %s',
		(location) => {
			expect(() => locateIndex(location, SETTINGS)).toThrow(
				`--index must be a folder, or an address of http, https or postgres, not of ${location.split(':')[0]}.`,
			);
		},
	);
});

const OLD = { 'a.md': '# Anchors\n\nThe old text.\n' };
const NEW = { 'a.md': '# Anchors\n\nThe new text.\n' };

/** Milliseconds: long enough for a machine under load, short enough for a test of slowness. */
const PATIENT = 20_000;
const IMPATIENT = 1500;

async function found(index: Index): Promise<string | undefined> {
	const { hits } = await searchText(index, 'text', { texts: true });
	return /old|new/.exec(hits[0]?.text ?? '')?.[0];
}

function open({ url }: IndexSite, refreshAfter = 0, timeLimit = PATIENT, said: string[] = []): CurrentIndex {
	return currentIndex(locateIndex(url, { timeLimit, refreshAfter }), (message) => said.push(message));
}

describe('an index at an address', () => {
	it('is revalidated by its ETag, and replaced if it changed', async () => {
		const site = await serveIndex(await indexOf(OLD));
		const current = open(site);
		expect(await current.use(found)).toBe('old');
		expect(await current.use(found)).toBe('old');
		expect(site.log.at(-1)).toBe('manifest.json 304');
		await buildInto(site.folder, NEW);
		expect(await current.use(found)).toBe('new');
	});

	it('is not asked again before the interval is over', async () => {
		const site = await serveIndex(await indexOf(OLD));
		const current = open(site, PATIENT);
		await current.use(found);
		const asked = site.log.length;
		await current.use(found);
		expect(site.log.length).toBe(asked);
	});

	it('is read again if it changes within a call, so that no answer mixes two', async () => {
		const site = await serveIndex(await indexOf(OLD));
		const current = open(site, PATIENT);
		let calls = 0;
		const answer = await current.use(async (index) => {
			if (calls++ === 0) await buildInto(site.folder, NEW);
			return found(index);
		});
		expect([answer, calls]).toEqual(['new', 2]);
	});

	it('says that it is not there, and answers when it is', async () => {
		const site = await serveIndex(tempFolder());
		const current = open(site);
		await expect(current.use(found)).rejects.toMatchObject({
			message: `${site.url}/manifest.json cannot be fetched (404): check that the server answers, and the address, which of a published site ends in /index/.`,
		});
		site.folder = await indexOf(NEW);
		expect(await current.use(found)).toBe('new');
	});

	it('says that nobody answers there', async () => {
		const site = await serveIndex(tempFolder());
		await site.close();
		await expect(open(site).use(found)).rejects.toMatchObject({
			code: 'unreadable_source',
			message: expect.stringMatching(
				/cannot be fetched \(fetch failed: .*ECONNREFUSED.*\): check that the server answers/,
			),
		});
	});

	it.each(['manifest.json', 'parts/text.json'])('gives up on a slow %s, and recovers', async (slow) => {
		const site = await serveIndex(await indexOf(OLD));
		const current = open(site, 0, IMPATIENT);
		site.misbehave = (path) =>
			path === slow
				? (response, file) => void response.writeHead(200, { 'content-length': file.length }).write(file.subarray(0, 5))
				: undefined;
		await expect(current.use(found)).rejects.toMatchObject({
			message: expect.stringContaining(`${slow} cannot be fetched (no answer within 1.5 s)`),
		});
		site.misbehave = () => undefined;
		expect(await open(site).use(found)).toBe('old');
	});

	it.each([
		['cut short', 'parts/text.json', /parts\/text\.json (?:was cut|does not have)/],
		['cut short', 'manifest.json', /manifest\.json is not the manifest of an index/],
	])('says what is %s: %s', async (_what, cut, message) => {
		const site = await serveIndex(await indexOf(OLD));
		const current = open(site);
		site.misbehave = (path) =>
			path === cut ? (response, file) => void response.end(file.subarray(0, file.length / 2)) : undefined;
		await expect(current.use(found)).rejects.toMatchObject({ message: expect.stringMatching(message) });
		site.misbehave = () => undefined;
		expect(await current.use(found)).toBe('old');
	});

	it('says that a connection broke within a file', async () => {
		const site = await serveIndex(await indexOf(OLD));
		const current = open(site);
		site.misbehave = (path) =>
			path === 'parts/text.json'
				? (response, file) => {
						response.writeHead(200, { 'content-length': file.length }).write(file.subarray(0, 5));
						setImmediate(() => response.destroy());
					}
				: undefined;
		await expect(current.use(found)).rejects.toMatchObject({
			code: 'unreadable_source',
			message: expect.stringContaining('parts/text.json cannot be fetched (terminated'),
		});
	});

	it('is used while its server is unavailable, with a note', async () => {
		const site = await serveIndex(await indexOf(OLD));
		const said: string[] = [];
		const current = open(site, 0, PATIENT, said);
		expect(await current.use(found)).toBe('old');
		await site.close();
		expect(await current.use(found)).toBe('old');
		expect(said).toEqual([expect.stringContaining('cannot be fetched')]);
	});

	it('is used while a page is there in place of its manifest, and replaced afterwards', async () => {
		const site = await serveIndex(await indexOf(OLD));
		const said: string[] = [];
		const current = open(site, 0, PATIENT, said);
		expect(await current.use(found)).toBe('old');
		site.misbehave = () => (response) => void response.end('<!doctype html><title>Log in</title>');
		for (let i = 0; i < 2; i++) expect(await current.use(found)).toBe('old');
		expect(said[0]).toContain('manifest.json is not the manifest of an index');
		site.misbehave = () => undefined;
		await buildInto(site.folder, NEW);
		await expect.poll(() => current.use(found)).toBe('new');
	});

	it(
		'keeps one call waiting while its server hangs, and no other',
		async () => {
			const site = await serveIndex(await indexOf(OLD));
			const current = open(site);
			expect(await current.use(found)).toBe('old');
			site.misbehave = () => (response) => void response.end('<!doctype html>');
			await current.use(found);
			// Nothing is answered from here on: a call that waits never ends.
			site.misbehave = () => () => {};
			expect(await current.use(found)).toBe('old');
		},
		PATIENT / 2,
	);
});
