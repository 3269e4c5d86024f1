import { findContexts } from '@pinakes/query';
import { extractKeywords } from '@pinakes/query/keywords';
import { describe, expect, it } from 'vitest';
import {
	buildTree,
	configOf,
	contextText,
	epicPath,
	globalPath,
	indexContexts,
	pathsFor,
	tierOf,
} from '../testing/context-index.ts';

const TEXT = contextText(['title: Untold'], 'Nothing.\n');
const ARCHITECTURE = globalPath('Architecture');

describe('contexts of all sorts', () => {
	it('an index without contexts is explained like any other', async () => {
		const result = await findContexts(await indexContexts({}), { keywords: ['auth'] }, { explain: true });
		expect(result).toMatchObject({ contexts: [], explanation: [] });
	});
	it.each(['# Payment logs\n', '---\ntags: [x]\n---\n# Payment logs\n', '---\nname: payment\n---\n\n'])(
		'2 only a title in the front matter is a title: %j',
		async (text) => {
			const path = epicPath('EPIC-01', 'System_Log');
			const index = await indexContexts({ [path]: text });
			expect(await tierOf(index, path, ['payment'])).not.toBe('front_matter');
			expect(await pathsFor(index, { keywords: ['payment'], task: 'quick_change' })).toEqual([]);
		},
	);
	it.each([
		['R&D', 'User_Data'],
		['I/O', 'API_OAuth'],
		['A/B', 'Data_Base'],
		['A股', 'Data_股票'],
	])('the words of %s are not within those of %s', async (keyword, name) => {
		const path = epicPath('EPIC-01', name);
		expect(await tierOf(await indexContexts({ [path]: TEXT }), path, [keyword])).toBeNull();
	});
	it.each(['message queue', 'message_queue', 'Message Queue', 'MessageQueue'])(
		'4 %s has the synonyms of message-queue',
		async (keyword) => {
			const path = epicPath('EPIC-01', '消息队列');
			expect(await tierOf(await indexContexts({ [path]: TEXT }), path, [keyword])).toBe('file_name');
		},
	);
	it('synonyms of a configuration may have spaces', async () => {
		const { index } = await buildTree(
			{ [epicPath('EPIC-01', '单点登录')]: TEXT },
			{ synonyms: [['single sign on', '单点登录']] },
		);
		expect(await extractKeywords(index, 'Use single sign on')).toEqual(['single sign on']);
	});
	it('a global context that the types leave out is not said to be missing', async () => {
		const index = await indexContexts({ [ARCHITECTURE]: TEXT });
		const { message } = await findContexts(
			index,
			{ keywords: ['x'], types: ['module_design'], task: 'e2e_test' },
			{ lang: 'zh' },
		);
		expect(message).not.toContain('均不存在');
	});
	it('a fallback that the limit cuts off is not said to complete anything', async () => {
		const path = epicPath('EPIC-01', 'Login');
		const { message } = await findContexts(
			await indexContexts({ [ARCHITECTURE]: TEXT, [path]: TEXT }),
			{ keywords: ['login'], limit: 1 },
			{ lang: 'zh' },
		);
		expect(message).toBe('找到 1 个高相关度匹配');
	});
	it('a task that names a type twice has its context once', async () => {
		const { index } = await buildTree(
			{ [ARCHITECTURE]: TEXT },
			{ contexts: { tasks: { mine: ['architecture', 'architecture'] } } },
		);
		expect(await pathsFor(index, { keywords: ['x'], task: 'mine' })).toEqual([ARCHITECTURE]);
	});
	it('broken front matter of a context is reported', async () => {
		const { problems } = await buildTree({ [ARCHITECTURE]: '---\ntags: [a\ntitle: "x\n---\n' });
		expect(problems).toMatchObject([{ file: ARCHITECTURE }]);
	});
	it('general words of two words are left out', async () => {
		const index = await indexContexts({ [ARCHITECTURE]: TEXT });
		expect(await extractKeywords(index, 'User story, user-story')).toEqual([]);
		const path = epicPath('EPIC-01', 'Data_Model_User');
		const users = await indexContexts({ [path]: TEXT });
		for (const story of ['As a user I want zebras in the pond', '作为用户，我要斑马']) {
			expect(await pathsFor(users, { keywords: await extractKeywords(users, story), task: 'quick_change' })).toEqual(
				[],
			);
		}
		for (const story of ['As a user I want a user profile', '作为用户，我要修改用户资料']) {
			expect(await extractKeywords(users, story)).toContain('user');
		}
	});
	it('an empty glob is refused', async () => {
		await expect(configOf({ contexts: { global: '' } })).rejects.toThrow(/global/);
	});
	it('an empty glob does not crash a build', async () => {
		await expect(buildTree({ [ARCHITECTURE]: TEXT }, { contexts: { global: '' } })).rejects.toThrow(
			/pinakes\.config\.json/,
		);
	});
	it('a word of any length is no keyword that cannot be asked', async () => {
		const index = await indexContexts({ [ARCHITECTURE]: TEXT });
		const keywords = await extractKeywords(index, 'A'.repeat(100_000));
		expect(await pathsFor(index, { keywords })).toEqual([ARCHITECTURE]);
	});
	it('an English plural is the index’s own term', async () => {
		const path = epicPath('EPIC-01', 'Module_Design_Order');
		const index = await indexContexts({ [path]: TEXT });
		const keywords = await extractKeywords(index, 'Users cancel orders');
		expect(await pathsFor(index, { keywords, task: 'quick_change' })).toEqual([path]);
	});
	it.each([{ keywords: ['x'.repeat(30_000)] }, {} as { keywords: string[] }, { keywords: [], limit: 0 }])(
		'15 an error names what is wrong',
		async (query) => {
			const index = await indexContexts({ [ARCHITECTURE]: TEXT });
			const message = await findContexts(index, query).catch((cause) => String(cause));
			const both = String(message).includes('terms') && String(message).includes('limit is above 0');
			expect(both).toBe(false);
		},
	);
	it('a file name keeps every word', async () => {
		const path = epicPath('EPIC-01', 'Login.Prompt');
		expect(await tierOf(await indexContexts({ [path]: TEXT }), path, ['prompt'])).toBe('file_name');
	});
});
