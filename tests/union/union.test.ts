import { indexDocuments } from '@pinakes/indexer';
import {
	addLanguages,
	findContexts,
	type Index,
	memorySource,
	openIndex,
	type Source,
	searchText,
} from '@pinakes/query';
import { MANIFEST_FILE, withChecksum } from '@pinakes/query/internal';
import { GERMAN } from '@pinakes/query/languages/german';
import { search } from '@pinakes/query/search';
import { openIndexes } from '@pinakes/query/union';
import { describe, expect, it } from 'vitest';
import { contextText, epicPath, globalPath, indexContexts } from '../testing/context-index.ts';
import { baseFiles } from '../testing/knowledge-index.ts';

describe('contexts of several indexes', () => {
	const TEXTS = {
		[globalPath('Auth')]: contextText(['title: 认证', 'updated: 2025-03-01', 'tags: [auth]'], '用户登录\n'),
		[globalPath('User_Auth')]: contextText(['title: User', 'updated: 2025-06-01'], 'auth\n'),
		[epicPath('EPIC-01', 'auth_api')]: contextText(['title: API', 'type: api_spec'], 'auth\n'),
		[epicPath('EPIC-02', 'Auth_Data')]: contextText(['title: Auth', 'updated: 2024-01-01'], '数据\n'),
	};

	it('are found in the order of one index, by their dates too', async () => {
		const entries = Object.entries(TEXTS);
		const whole = await indexContexts(TEXTS);
		const parts = [0, 1].map((part) => Object.fromEntries(entries.filter((_, i) => i % 2 === part)));
		const united = await openIndexes(await Promise.all(parts.map(indexContexts)));
		for (const query of [
			{ keywords: ['auth', 'user'] },
			{ keywords: ['auth', '数据'], epic: 'EPIC-02' },
			{ keywords: ['nothing'], task: 'e2e_test' },
		]) {
			const options = { explain: true };
			expect(await findContexts(united, query, options)).toEqual(await findContexts(whole, query, options));
		}
		const indexes = await Promise.all(parts.map(indexContexts));
		const prefixed = await openIndexes(indexes.map((source) => ({ source, prefix: 'team/' })));
		const found = async (index: Index) => JSON.stringify(await findContexts(index, { keywords: ['auth', '数据'] }));
		expect(await found(prefixed)).toContain(`team/${globalPath('Auth')}`);
		expect((await found(prefixed)).replaceAll('team/', '')).toBe(await found(whole));
	});
});

describe('the calibration of several indexes', () => {
	it('is that of the largest index', async () => {
		const [one, two] = ['redis cluster', 'redis keys'].map((text) => indexDocuments([{ id: text, text }]));
		const calibration = { source: 'measured', level: 100, unspaced: 0 } as const;
		const manifest = JSON.parse(two?.get(MANIFEST_FILE) as string) as object;
		const calibrated = withChecksum(JSON.stringify({ ...manifest, calibration, checksum: undefined }));
		const measured = new Map([...(two as Map<string, string>), [MANIFEST_FILE, calibrated]]);
		const index = await openIndexes([measured, one as Map<string, string>].map((files) => memorySource(files)));
		expect(index.manifest.calibration).toMatchObject(calibration);
		expect((await searchText(index, 'redis', { threshold: 0 })).probability).toBeLessThan(0.1);
	});
});

describe('indexes that are open', () => {
	it('are read as one with sources, with prefixes too', async () => {
		const [a, b] = ['redis cluster', 'redis keys'].map((text) => memorySource(indexDocuments([{ id: 'a', text }])));
		const open = await openIndex(a as Source);
		const united = await openIndexes([open, { source: await openIndex(b as Source), prefix: 'vendor/' }]);
		const { hits } = await searchText(united, 'redis', { threshold: 0 });
		expect(hits.map(({ id }) => id)).toEqual(['a', 'vendor/a']);
		const twice = openIndexes([open, open]).then((index) => searchText(index, 'redis'));
		await expect(twice).rejects.toThrow('index 1 and index 2 both have the document a');
	});
});

describe('indexes in other languages', () => {
	it('answer as one index of all', async () => {
		addLanguages(GERMAN);
		const english = [
			{ id: 'a', text: 'The requests of each customer are counted.' },
			{ id: 'b', text: 'Deploy the service.' },
		];
		const german = [{ id: 'c', language: 'de', text: 'Die Anfragen jedes Kunden sind gezählt.' }];
		const parts = [english, german].map((documents) => memorySource(indexDocuments(documents)));
		const whole = await openIndex(memorySource(indexDocuments([...english, ...german])));
		const united = await openIndexes(parts);
		for (const query of ['Anfrage der Kunden', 'request of a customer', 'deploying', 'zählen'])
			expect(await searchText(united, query, { explain: true })).toEqual(
				await searchText(whole, query, { explain: true }),
			);
		expect((await searchText(united, 'Anfrage', { threshold: 0 })).hits).toMatchObject([{ id: 'c' }]);
	});
});

describe('versions and translations in several indexes', () => {
	const page = (title: string, text: string): string =>
		`# ${title}\n\n${text}\n\n## Steps\n\nThen restart the server.\n`;
	const english = (folder: string, note: string) => ({
		[`${folder}install.md`]: page('Install', `Install the server from a package. ${note}`),
		[`${folder}backup.md`]: page('Backup', `Copy the files of the server to a bucket. ${note}`),
		[`${folder}expire.md`]: page('Expire keys', `Keys expire after a time. ${note}`),
	});
	const chinese = (folder: string) => ({
		[`${folder}install.md`]: page('安装', '从软件包安装服务器，然后启动。'),
		[`${folder}backup.md`]: page('备份', '把服务器的文件复制到存储桶。'),
		[`${folder}expire.md`]: page('键过期', '键在一段时间之后过期。'),
	});

	it.each<[string, readonly Readonly<Record<string, string>>[]]>([
		['versions', [english('docs/v1.2/', 'Of old.'), english('docs/v2.0/', 'Of now.')]],
		[
			'versions with a page of their own',
			[
				{ ...english('docs/v1.2/', ''), 'docs/v1.2/sync.md': page('Sync', 'Sync the server.') },
				{
					...english('docs/v2.0/', ''),
					'docs/v2.0/mirror.md': page('Mirror', 'Sync the server, or install it twice.'),
				},
			],
		],
		['languages', [english('docs/en/', ''), chinese('docs/zh/')]],
		['both', [{ ...english('docs/v1.2/en/', ''), ...chinese('docs/v2.0/zh/') }, english('docs/v2.0/en/', '')]],
	])('are decided over all of them: %s', async (_, parts) => {
		const whole = await openIndex(memorySource(baseFiles(Object.assign({}, ...parts))));
		const united = await openIndexes(parts.map((texts) => memorySource(baseFiles(texts))));
		for (const question of [
			'install the server',
			'backup in v1.2',
			'sync',
			'keys expire',
			'备份 服务器',
			'copy files to a bucket',
		]) {
			const options = { explain: true, threshold: 0 };
			expect(await searchText(united, question, options)).toEqual(await searchText(whole, question, options));
			const asked = async (index: Index) =>
				(await search(index, question, { ...options, today: '2025-01-01' })).results;
			expect(await asked(united)).toEqual(await asked(whole));
		}
		const { hits } = await searchText(united, 'install the server', { threshold: 0 });
		expect(hits.length).toBeLessThan(parts.length * 3);
	});
});

describe('indexes that cannot be read as one', () => {
	const texts = (id: string, settings = {}) => indexDocuments([{ id, text: 'redis cluster' }], settings);
	const open = (...all: ReadonlyMap<string, string>[]) => openIndexes(all.map((files) => memorySource(files)));

	it('are refused with what differs, and how to fix it', async () => {
		await expect(openIndexes([])).rejects.toThrow('at least one source');
		const union = await openIndexes([memorySource(texts('a'))]);
		await expect(openIndexes([memorySource(texts('b')), union])).rejects.toThrow(
			'openIndexes: index 2 unites others: list all sources in one call',
		);
		const search = async (...all: ReadonlyMap<string, string>[]) => searchText(await open(...all), 'redis');
		await expect(search(texts('a'), texts('b', { grams: [1, 3] }))).rejects.toThrow(
			/have other grams: build them with the same pinakes\.config\.json/,
		);
		await expect(search(texts('a'), texts('b', { weights: [1, 1, 1] }))).rejects.toThrow(/have other weights/);
		await expect(search(texts('a'), texts('a'))).rejects.toThrow(/both have the document a: give one of them a prefix/);
	});

	it('are refused with a prefix that is no folder', async () => {
		for (const prefix of ['vendor', '/', '/vendor/', 'a//b/', '../a/', './']) {
			await expect(openIndexes([{ source: memorySource(texts('a')), prefix }])).rejects.toThrow(
				'is not a prefix of paths: name a folder with a slash behind',
			);
		}
		const one = { source: memorySource(texts('a')), prefix: 'ours/' };
		const index = await openIndexes([one, { ...one, prefix: 'vendor/' }, memorySource(texts('a'))]);
		const { hits } = await searchText(index, 'redis', { threshold: 0 });
		expect(hits.map(({ id }) => id)).toEqual(['a', 'ours/a', 'vendor/a']);
		const twice = openIndexes([one, one]).then((united) => searchText(united, 'redis'));
		await expect(twice).rejects.toThrow(/both have the document ours\/a/);
	});

	it('are refused if one has another version of the format, or leaves out other words', async () => {
		const files = texts('a');
		const manifest = JSON.parse(files.get(MANIFEST_FILE) ?? '') as Record<string, unknown>;
		const changed = (fields: object) =>
			new Map([
				...files,
				[MANIFEST_FILE, withChecksum(JSON.stringify({ ...manifest, ...fields, checksum: undefined }))],
			]);
		await expect(open(texts('b'), changed({ format_version: 5 }))).rejects.toMatchObject({ code: 'format_version' });
		const analyzer = { ...(manifest.analyzer as object), stop_words: ['x'] };
		await expect(open(texts('b'), changed({ analyzer }))).rejects.toThrow(
			'leave out other words: build both with the same version',
		);
	});

	it('are one index where there is only one, and may be without texts', async () => {
		const [one, empty] = [texts('a'), baseFiles({})];
		for (const index of [await open(one), await open(one, empty), await open(empty, one)]) {
			expect(await searchText(index, 'redis', { explain: true })).toEqual(
				await searchText(await openIndex(memorySource(one)), 'redis', { explain: true }),
			);
		}
	});
});
