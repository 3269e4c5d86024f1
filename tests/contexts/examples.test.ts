import { type ContextQuery, type ContextResult, findContexts, type Index } from '@pinakes/query';
import { extractKeywords } from '@pinakes/query/keywords';
import { describe, expect, it } from 'vitest';
import { buildTree, contextText, epicPath, globalPath } from '../testing/context-index.ts';

/*
 * The requirements' worked examples, each over a tree written for it. Where an example lists global contexts
 * first although an epic's score higher, the ruling holds: the score comes before the scope.
 */

const ARCHITECTURE = globalPath('Architecture');
const TECH_STACK = globalPath('Tech_Stack');
const TESTING = globalPath('Testing_Strategy');
const PYTHON = globalPath('Coding_Standard_Python');

/** All that a project's global scope may have, of which no keyword below speaks. */
const GLOBALS = {
	[ARCHITECTURE]: contextText(['title: 整体架构设计']),
	[TECH_STACK]: contextText(['title: 技术栈选择']),
	[TESTING]: contextText(['title: 测试策略']),
	[PYTHON]: contextText(['title: 编码规范']),
};

async function ask(index: Index, query: ContextQuery): Promise<ContextResult> {
	const { explanation, ...explained } = await findContexts(index, query, { explain: true });
	const result = await findContexts(index, query);
	expect(explained).toEqual(result);
	return { ...result, ...(explanation ? { explanation } : {}) };
}

describe('example 1: requirements_review, across epics', () => {
	const AUTH = epicPath('EPIC-01', 'Module_Design_Auth');
	const ORDER = epicPath('EPIC-02', 'Module_Design_Order');
	const PAYMENT = epicPath('EPIC-03', 'Payment_Integration');
	const TREE = {
		[ARCHITECTURE]: contextText(['title: 整体架构设计', 'tags: [user, order]']),
		[TECH_STACK]: contextText(['title: 技术栈选择', 'tags: [authentication]']),
		[AUTH]: contextText(['title: 登录设计']),
		[ORDER]: contextText(['title: 下单设计']),
		[PAYMENT]: contextText(['title: 对接渠道'], '渠道需要 authentication 才能调用。\n'),
	};
	const KEYWORDS = ['authentication', 'user', 'order'];

	it('returns other epics as well, and not what only mentions a keyword', async () => {
		const { index } = await buildTree(TREE);
		const { explanation, ...result } = await ask(index, {
			keywords: KEYWORDS,
			task: 'requirements_review',
			epic: 'EPIC-02',
		});
		expect(result).toEqual({
			contexts: [ORDER, AUTH, ARCHITECTURE, TECH_STACK],
			total: 4,
			task_type: 'requirements_review',
			search_keywords: KEYWORDS,
			message: '找到 4 个匹配的 Context（包含跨 Epic）',
		});
		expect(explanation).toEqual([
			{ context: ORDER, score: 10, tier: 'file_name', matched_keywords: ['order'], outcome: 'match' },
			{ context: AUTH, score: 10, tier: 'file_name', matched_keywords: ['authentication'], outcome: 'match' },
			{ context: ARCHITECTURE, score: 6, tier: 'front_matter', matched_keywords: ['user', 'order'], outcome: 'match' },
			{ context: TECH_STACK, score: 6, tier: 'front_matter', matched_keywords: ['authentication'], outcome: 'match' },
			{
				context: PAYMENT,
				score: 3,
				tier: 'content',
				matched_keywords: ['authentication'],
				outcome: 'below_threshold',
			},
		]);
	});

	it('finds the same from the sentence of the user', async () => {
		const { index } = await buildTree(TREE);
		const keywords = await extractKeywords(index, '我要在订单系统中实现用户认证');
		expect([...keywords].sort()).toEqual([...KEYWORDS].sort());
		const { contexts } = await ask(index, { keywords, task: 'requirements_review', epic: 'EPIC-02' });
		expect(contexts).toEqual([ORDER, AUTH, ARCHITECTURE, TECH_STACK]);
	});

	it('puts the first epic first if that is the task’s own', async () => {
		const { index } = await buildTree(TREE);
		const { contexts } = await ask(index, { keywords: KEYWORDS, epic: 'EPIC-01' });
		expect(contexts.slice(0, 2)).toEqual([AUTH, ORDER]);
	});
});

describe('example 2: task_generation', () => {
	it('completes a single match by architecture and coding standards', async () => {
		const auth = epicPath('EPIC-01', 'Module_Design_Auth');
		const { index } = await buildTree({ ...GLOBALS, [auth]: contextText(['title: 模块设计']) });
		const query = { keywords: ['login', 'API', 'authentication'], task: 'task_generation', epic: 'EPIC-01' };
		expect(await ask(index, query)).toMatchObject({
			contexts: [auth, ARCHITECTURE, PYTHON],
			total: 3,
			task_type: 'task_generation',
			search_keywords: ['login', 'API', 'authentication'],
			message: '找到 1 个匹配的 Context，并根据任务类型补充相关 Global Context',
		});
	});
});

describe('example 3: quick_change', () => {
	it('returns nothing if no keyword matches, whatever global contexts there are', async () => {
		const { index } = await buildTree({
			...GLOBALS,
			[epicPath('EPIC-01', 'Data_Model_Cart')]: contextText(['title: 购物车']),
		});
		const keywords = await extractKeywords(index, 'STORY-03 登录时密码验证失败');
		expect(keywords).toEqual(['login', 'password', 'validation']);
		expect(await ask(index, { keywords, task: 'quick_change', epic: 'EPIC-01' })).toEqual({
			contexts: [],
			total: 0,
			task_type: 'quick_change',
			search_keywords: ['login', 'password', 'validation'],
			message: '未找到精确匹配，quick_change 任务不使用保底返回',
			explanation: [],
		});
	});
});

describe('example 4: e2e_test', () => {
	it('falls back to architecture and testing strategy, and to neither tech stack nor coding standard', async () => {
		const { index } = await buildTree(GLOBALS);
		const query = { keywords: ['new_feature', 'workflow'], task: 'e2e_test', epic: 'EPIC-01' };
		expect(await ask(index, query)).toMatchObject({
			contexts: [ARCHITECTURE, TESTING],
			total: 2,
			task_type: 'e2e_test',
			message: '未找到精确匹配，根据任务类型返回相关 Global Context',
		});
	});
});

describe('example 5: faint mentions are left out', () => {
	it('keeps the three that payment and transaction are about', async () => {
		const payment = epicPath('EPIC-03', 'Payment_Design');
		const transaction = epicPath('EPIC-03', 'Transaction_Model');
		const order = epicPath('EPIC-02', 'Order_Management');
		const profile = epicPath('EPIC-01', 'User_Profile');
		const log = epicPath('EPIC-01', 'System_Log');
		const { index } = await buildTree({
			...GLOBALS,
			[payment]: contextText(['title: 付款设计', 'updated: 2025-12-23']),
			[transaction]: contextText(['title: 流水', 'updated: 2025-12-22']),
			[order]: contextText(['title: 下单', 'tags: [order, payment]']),
			[profile]: contextText(['title: 用户资料'], '页面上显示 transaction history。\n'),
			[log]: contextText(['title: 系统记录'], '## 保存 payment logs\n'),
		});
		const query = { keywords: ['payment', 'transaction'], task: 'task_generation', epic: 'EPIC-03' };
		const { explanation = [], ...result } = await ask(index, query);
		expect(result).toEqual({
			contexts: [payment, transaction, order],
			total: 3,
			task_type: 'task_generation',
			search_keywords: ['payment', 'transaction'],
			message: '找到 3 个高相关度匹配',
		});
		expect(explanation.map(({ context, score, outcome }) => [context, score, outcome])).toEqual([
			[payment, 10, 'match'],
			[transaction, 10, 'match'],
			[order, 6, 'match'],
			[log, 3, 'below_threshold'],
			[profile, 3, 'below_threshold'],
		]);
		expect(await extractKeywords(index, '实现支付功能')).toEqual(['payment']);
	});
});

describe('the formats of the result', () => {
	it('has the fields in the order of the requirements, and further ones only on demand', async () => {
		const { index } = await buildTree(GLOBALS);
		const fields = ['contexts', 'total', 'task_type', 'search_keywords', 'message'];
		const query = { keywords: ['unknown_keyword'] };
		expect(Object.keys(await findContexts(index, query))).toEqual(fields);
		expect(Object.keys(await findContexts(index, query, { explain: true }))).toEqual([...fields, 'explanation']);
	});

	it('names matches, among them a global context', async () => {
		const auth = epicPath('EPIC-01', 'Module_Design_Auth');
		const { index } = await buildTree({
			[ARCHITECTURE]: contextText(['tags: [authentication]', 'title: 架构']),
			[TECH_STACK]: contextText(['tags: [JWT]', 'title: 选型']),
			[auth]: contextText(['title: 登录设计']),
		});
		expect(await ask(index, { keywords: ['authentication', 'JWT'] })).toMatchObject({
			contexts: [auth, ARCHITECTURE, TECH_STACK],
			total: 3,
			message: '找到 3 个匹配的 Context',
		});
	});

	it.each([
		['requirements_review', [ARCHITECTURE, TECH_STACK], '未找到精确匹配，根据任务类型返回相关 Global Context'],
		['quick_change', [], '未找到精确匹配，quick_change 任务不使用保底返回'],
		['general', [ARCHITECTURE, TECH_STACK], '未找到精确匹配，返回通用 Global Context'],
	])('tells what %s falls back to', async (task, contexts, message) => {
		const { index } = await buildTree(GLOBALS);
		expect(await findContexts(index, { keywords: ['unknown_keyword'], task })).toEqual({
			contexts,
			total: contexts.length,
			task_type: task,
			search_keywords: ['unknown_keyword'],
			message,
		});
	});

	it('says that a project has no contexts', async () => {
		const { index } = await buildTree({ 'docs/Auth.md': '# Auth\n' });
		const query = { keywords: ['unknown_keyword'], task: 'requirements_review' };
		expect(await findContexts(index, query, { lang: 'zh' })).toEqual({
			contexts: [],
			total: 0,
			task_type: 'requirements_review',
			search_keywords: ['unknown_keyword'],
			message: '项目尚未建立 Context，建议使用 @playbooks/context/add.md 创建',
		});
		expect((await findContexts(index, { keywords: ['auth'], task: 'quick_change' })).message).toMatch(
			/@playbooks\/context\/add\.md, or as markdown in \.the_conn\/context\/global, and build the index again$/,
		);
	});
});
