import { GENERAL_WORDS } from '@pinakes/indexer/internal';
import { findContexts, type Index } from '@pinakes/query';
import { extractKeywords } from '@pinakes/query/keywords';
import { runs } from '@pinakes/testing/runs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contextText, epicPath, globalPath, indexContexts } from '../testing/context-index.ts';

const AUTH = epicPath('EPIC-01', 'Module_Design_Auth');
const ORDER = epicPath('EPIC-02', 'Module_Design_Order');
const PAYMENT = epicPath('EPIC-03', 'Payment_Design');

const GENERAL_HERE = GENERAL_WORDS.filter((word) => !word.includes('-'));

function anIndex(): Promise<Index> {
	return indexContexts({
		[globalPath('Architecture')]: contextText(['title: 整体架构设计']),
		[AUTH]: contextText(['title: x']),
		[ORDER]: contextText(['title: x', 'tags: [zookeeper, 对账单]']),
		[PAYMENT]: contextText(['title: x']),
	});
}

async function keywordsOf(text: string): Promise<string[]> {
	return extractKeywords(await anIndex(), text);
}

describe('extractKeywords', () => {
	it.each([
		['我要在订单系统中实现用户认证', ['authentication', 'order', 'user'], [AUTH, ORDER]],
		['实现用户登录 API', ['api', 'login', 'user'], []],
		['STORY-03 登录时密码验证失败', ['login', 'password', 'validation'], []],
		['实现支付功能', ['payment'], [PAYMENT]],
		['为订单模块新增支付接口，并将结果写入缓存', ['api', 'cache', 'order', 'payment'], [ORDER, PAYMENT]],
		['Add authentication to the order system', ['authentication', 'order'], [AUTH, ORDER]],
		['需要修复 auth 的问题', ['auth'], [AUTH]],
	])('finds the terms of %s, and by them the documents', async (story, expected, documents) => {
		const index = await anIndex();
		const keywords = await extractKeywords(index, story);
		expect(keywords.map((keyword) => keyword.toLowerCase()).sort()).toEqual(expect.arrayContaining(expected));
		const { contexts } = await findContexts(index, { keywords, task: 'quick_change' });
		for (const document of documents) expect(contexts).toContain(document);
	});

	it('keeps names as they are written, and phrases whole', async () => {
		const keywords = await keywordsOf(
			'As a user I want to log in: issue JWT tokens from Flask, keep sessions in Redis, send events over a message queue ' +
				'and build the handlers by the factory pattern.',
		);
		expect(keywords).toHaveLength(5);
		expect(keywords).toEqual(expect.arrayContaining(['JWT', 'Flask', 'Redis', 'message queue', 'factory pattern']));
		expect(await keywordsOf('使用消息队列和工厂模式')).toEqual(['message queue', 'factory pattern']);
	});

	it('reads a markdown story, its front matter and headings, and not its links and comments', async () => {
		const story = [
			'---',
			'id: STORY-03',
			'epic: EPIC-01',
			'status: pending',
			'title: 用户登录',
			'---',
			'',
			'# Story: 用户登录',
			'',
			'## 验收标准',
			'',
			'- Given 一个用户, 密码 is kept in `Redis`',
			'- [the plan](https://zookeeper.example/kafka) <!-- kafka -->',
			'',
		].join('\n');
		const keywords = await keywordsOf(story);
		expect(keywords).toEqual(expect.arrayContaining(['user', 'login', 'password', 'Redis']));
		expect(keywords.length).toBeLessThanOrEqual(6);
		for (const word of ['Kafka', 'kafka', 'zookeeper', 'https', 'Given', '03', 'STORY'])
			expect(keywords).not.toContain(word);
		expect(await keywordsOf(story.replaceAll('\n', '\r\n'))).toEqual(keywords);
	});

	it('takes words of the index before others that are said more often', async () => {
		const keywords = await keywordsOf(
			`${'Kubernetes Terraform Grafana Ansible Helm Istio Envoy '.repeat(5)} zookeeper`,
		);
		expect(keywords).toHaveLength(6);
		expect(keywords[0]).toBe('zookeeper');
		expect(await keywordsOf('请检查对账单')).toContain('对账单');
	});

	it('takes other words only if there are few', async () => {
		expect(await keywordsOf('frobnicate gizmos slowly whenever possible')).toHaveLength(3);
		expect(await keywordsOf('order gizmos slowly whenever possible')).toHaveLength(3);
		expect(await keywordsOf('order payment login gizmos slowly whenever possible')).toEqual([
			'order',
			'payment',
			'login',
		]);
	});

	it('counts synonyms as one keyword', async () => {
		expect(await keywordsOf('auth, authentication, 认证 and payment, 支付')).toHaveLength(2);
		expect(await keywordsOf('数据库 db database')).toHaveLength(1);
	});

	it.each([
		'',
		' \n\t',
		'。，！？',
		'1 22 333',
		'---\n---\n',
		'<!-- JWT -->',
		'the of a',
		'实现开发功能',
		'我们需要新增一个功能',
		GENERAL_HERE.join(' '),
		GENERAL_HERE.join('，'),
	])('finds none in %j', async (text) => {
		expect(await keywordsOf(text)).toEqual([]);
	});

	it.each([
		'__proto__',
		'constructor',
		'toString',
		'.* [a-z]+ **/*',
		'{{y}} <b> $&',
		'```\n',
		'<!--',
		'---',
		'🙂🙂 \ud800 \udc00',
		'\u0000\u0000',
		'汉'.repeat(3000),
	])('takes %j as it takes any text', async (text) => {
		const index = await anIndex();
		const keywords = await extractKeywords(index, text);
		expect(keywords.length).toBeLessThanOrEqual(6);
		expect(await findContexts(index, { keywords, task: 'quick_change' })).toMatchObject({ contexts: [] });
	});

	it('reads the beginning of a text of 1 MB', async () => {
		const long = 'The order has a line that says nothing new. '.repeat(25_000);
		expect(long.length).toBeGreaterThan(1_000_000);
		const keywords = await keywordsOf(`支付 ${long}`);
		expect(keywords).toEqual(expect.arrayContaining(['order', 'payment']));
		expect(keywords.length).toBeLessThanOrEqual(6);
	});

	it('works with an index that has no contexts', async () => {
		expect(await extractKeywords(await indexContexts({}), '实现用户登录 API')).toEqual(
			expect.arrayContaining(['user', 'login', 'API']),
		);
	});

	it('gives at most 6 different keywords of any text, none of them general, and the same every time', async () => {
		const index = await anIndex();
		const words = fc.constantFrom(
			'order',
			'Auth',
			'用户',
			'认证',
			'实现',
			'the',
			'JWT',
			'message queue',
			'__proto__',
			'\n# ',
			'`',
			'---',
			'<a>',
			'，',
			'STORY-03',
		);
		const texts = fc.oneof(
			fc.array(words, { maxLength: 20 }).map((parts) => parts.join(' ')),
			fc.string({ unit: 'binary', maxLength: 60 }),
		);
		await fc.assert(
			fc.asyncProperty(texts, async (text) => {
				const keywords = await extractKeywords(index, text);
				expect(keywords.length).toBeLessThanOrEqual(6);
				expect(new Set(keywords.map((keyword) => keyword.toLowerCase())).size).toBe(keywords.length);
				for (const keyword of keywords) expect(GENERAL_WORDS).not.toContain(keyword.toLowerCase());
				expect(await extractKeywords(index, text)).toEqual(keywords);
				const { search_keywords } = await findContexts(index, { keywords });
				expect(search_keywords).toEqual(keywords);
			}),
			{ numRuns: runs(300) },
		);
	});
});
