import { indexDocuments } from '@pinakes/indexer';
import { type Index, memorySource, openIndex, searchText } from '@pinakes/query';
import type { TextDocument } from '@pinakes/query/internal';
import { search } from '@pinakes/query/search';
import { describe, expect, it } from 'vitest';

const PAGES = [
	['replication', 'A replica copies the data of its primary. A lost replica reconnects and copies what it missed.'],
	['replicas on PostgreSQL', 'A PostgreSQL server streams its log to a standby.'],
	['backup', 'A backup copies all tables to a bucket. Restore it table by table.'],
	['副本', '副本从主节点复制数据，断开以后会重新连接。'],
	['备份', '备份把所有的表复制到一个桶里，然后逐表恢复。'],
];

/** Pages with others around them, so that words are rare. */
function indexOf(pages: readonly (readonly string[])[]): Promise<Index> {
	const others = Array.from({ length: 60 }, (_, i) => ['page', `Something else, the ${i}th of it. 别的事情。`]);
	const documents = [...pages, ...others].map(
		([title = '', text = ''], i): TextDocument => ({ id: `${i}`, title, text }),
	);
	return openIndex(memorySource(indexDocuments(documents)));
}

const probabilityIn = async (index: Index, question: string): Promise<number> =>
	(await searchText(index, question, { threshold: 0 })).probability;

describe('a question that names a product which the best section lacks', () => {
	it.each([
		['how does a lost replica copy data in mongodb', 'how does a lost replica copy data in wellingtons'],
		['副本断开以后kafka怎么复制数据', '副本断开以后河马怎么复制数据'],
	])('is answered with less probability than one with another unknown word: %s', async (named, other) => {
		const index = await indexOf(PAGES);
		expect(await probabilityIn(index, named)).toBeLessThan(await probabilityIn(index, other));
	});

	it('loses nothing if the section has the name', async () => {
		const index = await indexOf(PAGES);
		expect(await probabilityIn(index, 'postgresql standby log')).toBeGreaterThan(
			await probabilityIn(index, 'mysql standby log'),
		);
	});

	it('loses little by a name that most texts have', async () => {
		const about = (name: string): Promise<Index> =>
			indexOf([...PAGES, ...Array.from({ length: 60 }, (_, i) => ['other', `${name} is mentioned, ${i}`])]);
		const question = 'how does a lost replica copy its data in redis';
		expect(await probabilityIn(await about('Redis'), question)).toBeGreaterThan(
			await probabilityIn(await about('It'), question),
		);
	});
});

describe('a name with underscores', () => {
	it('is found as it is written, before one with the same stem, and by its parts where no text has it', async () => {
		const index = await indexOf([
			['load_plugin', 'Use `load_plugin`, load_plugin.'],
			['app_addoption', 'Use `app_addoption` in plugins. `app_addoption` is called once.'],
			['load_plugins', 'Many at once, from a folder that is named.'],
			['settings', 'Set APP_ADDOPTS before it starts, in the environment.'],
		]);
		const page = async (name: string) => (await search(index, name)).results[0]?.id;
		expect([await page('APP_ADDOPTS'), await page('load_plugins')]).toEqual(['3', '2']);
		const first = async (name: string): Promise<string | undefined> => (await searchText(index, name)).hits[0]?.id;
		expect([await first('load_plugin'), await first('load_plugins')]).toEqual(['0', '2']);
		expect([await first('APP_ADDOPTS'), await first('app_addoption')]).toEqual(['3', '1']);
		expect(await first('unload_plugin folder')).toBeDefined();
	});
});
