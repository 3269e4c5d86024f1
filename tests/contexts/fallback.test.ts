import { findContexts, type Language } from '@pinakes/query';
import { describe, expect, it } from 'vitest';
import {
	buildTree,
	contextText,
	epicPath,
	globalPath,
	indexContexts,
	named,
	pathsFor,
	UNTOLD,
} from '../testing/context-index.ts';

const ARCHITECTURE = globalPath('Architecture');
const TECH_STACK = globalPath('Tech_Stack');
const TESTING = globalPath('Testing_Strategy');
const GO = globalPath('Coding_Standard_Go');
const PYTHON = globalPath('Coding_Standard_Python');
const GLOSSARY = globalPath('Glossary');
const LOGIN = epicPath('EPIC-01', 'Module_Design_Login');

const ALL = named(ARCHITECTURE, TECH_STACK, TESTING, GO, PYTHON, GLOSSARY, LOGIN, epicPath('EPIC-02', 'Architecture'));

const NEEDED: Readonly<Record<string, readonly string[]>> = {
	requirements_review: [ARCHITECTURE, TECH_STACK],
	task_generation: [ARCHITECTURE, GO, PYTHON],
	quick_change: [],
	e2e_test: [ARCHITECTURE, TESTING],
	performance_test: [ARCHITECTURE, TESTING],
	general: [ARCHITECTURE, TECH_STACK],
};

describe.each(Object.entries(NEEDED))('the fallback of %s', (task, needed) => {
	it('is its own global contexts, and never an epic’s', async () => {
		const index = await indexContexts(ALL);
		expect(await pathsFor(index, { keywords: ['nowhere'], task })).toEqual(needed);
		expect(await pathsFor(index, { keywords: [], task })).toEqual(needed);
	});

	it('is those of them that exist', async () => {
		for (const missing of needed) {
			const { [missing]: _, ...tree } = ALL;
			const expected = needed.filter((path) => path !== missing);
			expect(await pathsFor(await indexContexts(tree), { keywords: ['nowhere'], task })).toEqual(expected);
		}
	});

	it('is empty if none of them exists', async () => {
		const index = await indexContexts(named(GLOSSARY, LOGIN));
		const { message, ...result } = await findContexts(index, { keywords: ['nowhere'], task }, { lang: 'zh' });
		expect(result).toEqual({ contexts: [], total: 0, task_type: task, search_keywords: ['nowhere'] });
		if (task === 'quick_change') expect(message).toBe('未找到精确匹配，quick_change 任务不使用保底返回');
		else expect(message).toMatch(new RegExp(`^未找到精确匹配.*${task}.*Global Context`));
	});

	it('stands behind a single match', async () => {
		const index = await indexContexts(ALL);
		expect(await pathsFor(index, { keywords: ['login'], task })).toEqual([LOGIN, ...needed]);
	});

	it('repeats no context that matched', async () => {
		const index = await indexContexts(ALL);
		const expected = [GLOSSARY, ...needed.filter((path) => path !== GLOSSARY)];
		expect(await pathsFor(index, { keywords: ['glossary'], task })).toEqual(expected);
		const stack = await pathsFor(index, { keywords: ['stack'], task });
		expect(stack).toEqual([TECH_STACK, ...needed.filter((path) => path !== TECH_STACK)]);
	});

	it('is left out where two match', async () => {
		const index = await indexContexts(ALL);
		expect(await pathsFor(index, { keywords: ['login', 'glossary'], task })).toEqual([GLOSSARY, LOGIN]);
	});
});

describe('the fallback', () => {
	it('ignores contexts that only mention a keyword', async () => {
		const mentions = contextText(['title: Untold'], 'It mentions payment.\n');
		const index = await indexContexts({
			...named(ARCHITECTURE),
			[LOGIN]: mentions,
			[epicPath('EPIC-02', 'Cart')]: mentions,
		});
		const result = await findContexts(index, { keywords: ['payment'] }, { explain: true });
		expect(result.contexts).toEqual([ARCHITECTURE]);
		expect(result.explanation?.map(({ outcome }) => outcome)).toEqual([
			'fallback',
			'below_threshold',
			'below_threshold',
		]);
	});

	it('keeps to the types that are asked for', async () => {
		const index = await indexContexts(ALL);
		const query = { keywords: ['nowhere'], task: 'requirements_review' };
		expect(await pathsFor(index, { ...query, types: ['tech_stack'] })).toEqual([TECH_STACK]);
		expect(await pathsFor(index, { ...query, types: ['module_design'] })).toEqual([]);
		expect(await pathsFor(index, { keywords: ['login'], types: ['module_design', 'architecture'] })).toEqual([
			LOGIN,
			ARCHITECTURE,
		]);
	});

	it('is there for an epic that has no contexts', async () => {
		const index = await indexContexts(ALL);
		expect(await pathsFor(index, { keywords: ['login'], epic: 'EPIC-99' })).toEqual([ARCHITECTURE, TECH_STACK]);
	});

	it('counts towards the limit', async () => {
		const index = await indexContexts(ALL);
		const query = { keywords: ['login'], task: 'task_generation' };
		expect(await pathsFor(index, { ...query, limit: 2 })).toEqual([LOGIN, ARCHITECTURE]);
		const many = Object.keys(NEEDED).map((name) => globalPath(`Coding_Standard_${name}`));
		const standards = await indexContexts(named(ARCHITECTURE, LOGIN, PYTHON, GO, ...many));
		expect(await pathsFor(standards, query)).toHaveLength(6);
		expect(await pathsFor(standards, { ...query, limit: 8 })).toHaveLength(8);
		expect(await pathsFor(standards, { ...query, limit: 100 })).toHaveLength(8);
	});

	it('follows the configuration’s tasks and types', async () => {
		const { index } = await buildTree(
			{ ...named(ARCHITECTURE, globalPath('Domain_Model_Shop'), GLOSSARY), 'docs/Runbook.md': UNTOLD },
			{
				contexts: {
					types: ['Domain Model'],
					tasks: { release: ['domain_model'], quick_change: 'architecture', constructor: [] },
				},
			},
		);
		expect(await pathsFor(index, { keywords: ['nowhere'], task: 'release' })).toEqual([
			globalPath('Domain_Model_Shop'),
		]);
		expect(await pathsFor(index, { keywords: ['nowhere'], task: 'quick_change' })).toEqual([ARCHITECTURE]);
		expect(await pathsFor(index, { keywords: ['nowhere'], task: 'constructor' })).toEqual([]);
		expect(await pathsFor(index, { keywords: ['shop', 'glossary'], types: ['domain_model'] })).toEqual([
			globalPath('Domain_Model_Shop'),
		]);
	});
});

describe('the message', () => {
	const EMPTY = {};
	const FOUR = named(ARCHITECTURE, LOGIN, epicPath('EPIC-02', 'Login'), GLOSSARY);

	it.each<[string, Record<string, string>, Parameters<typeof findContexts>[1], string | RegExp, RegExp]>([
		[
			'no contexts',
			EMPTY,
			{ keywords: ['x'] },
			'项目尚未建立 Context，建议使用 @playbooks/context/add.md 创建',
			/no contexts yet/,
		],
		['matches', FOUR, { keywords: ['login', 'glossary'] }, '找到 3 个匹配的 Context', /^(?!.*epics).*\b3\b/],
		[
			'matches of other epics',
			FOUR,
			{ keywords: ['login', 'glossary'], epic: 'EPIC-01' },
			'找到 3 个匹配的 Context（包含跨 Epic）',
			/^(?=.*other epics).*\b3\b/,
		],
		[
			'no global match',
			FOUR,
			{ keywords: ['login'], epic: 'EPIC-02' },
			'找到 2 个高相关度匹配',
			/^(?=.*highly relevant).*\b2\b/i,
		],
		[
			'one match',
			FOUR,
			{ keywords: ['glossary'] },
			'找到 1 个匹配的 Context，并根据任务类型补充相关 Global Context',
			/^(?=.*completed).*\b1\b/,
		],
		[
			'a fallback',
			FOUR,
			{ keywords: ['x'], task: 'e2e_test' },
			'未找到精确匹配，根据任务类型返回相关 Global Context',
			/No exact match.*this type of task/,
		],
		[
			'the general fallback',
			FOUR,
			{ keywords: ['x'] },
			'未找到精确匹配，返回通用 Global Context',
			/No exact match.*general/,
		],
		[
			'no fallback',
			FOUR,
			{ keywords: ['x'], task: 'quick_change' },
			'未找到精确匹配，quick_change 任务不使用保底返回',
			/No exact match.*quick_change/,
		],
		[
			'a fallback that is not there',
			named(LOGIN),
			{ keywords: ['x'], task: 'e2e_test' },
			/^未找到精确匹配.*e2e_test.*Global Context/,
			/No exact match.*e2e_test/,
		],
	])('explains %s in both languages', async (_, tree, query, zh, en) => {
		const index = await indexContexts(tree);
		const say = async (lang: Language) => (await findContexts(index, query, { lang })).message;
		if (typeof zh === 'string') expect(await say('zh')).toBe(zh);
		else expect(await say('zh')).toMatch(zh);
		expect(await say('en')).toMatch(en);
	});

	it('is in the language of the contexts unless another is asked for', async () => {
		const chinese = await indexContexts({ [ARCHITECTURE]: '# 架构\n', [GLOSSARY]: '# Words\n' });
		expect((await findContexts(chinese, { keywords: ['x'] })).message).toMatch(/^未找到/);
		const english = await indexContexts({ [ARCHITECTURE]: '# Architecture\n' });
		expect((await findContexts(english, { keywords: ['认证'] })).message).toMatch(/^No exact match/);
	});

	it('is all that the language changes', async () => {
		const index = await indexContexts(FOUR);
		const query = { keywords: ['login', 'x'], epic: 'EPIC-01' };
		const { message: _, ...en } = await findContexts(index, query, { lang: 'en', explain: true });
		const { message: __, ...zh } = await findContexts(index, query, { lang: 'zh', explain: true });
		expect(zh).toEqual(en);
	});
});
