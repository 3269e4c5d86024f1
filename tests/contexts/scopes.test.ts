import { BuildError } from '@pinakes/indexer';
import { findContexts } from '@pinakes/query';
import { describe, expect, it } from 'vitest';
import {
	buildTree,
	configOf,
	contextText,
	epicPath,
	globalPath,
	indexContexts,
	named,
	pathsFor,
} from '../testing/context-index.ts';

describe('the order', () => {
	const GLOBAL = globalPath('Order_Rules');
	const OWN = epicPath('EPIC-02_Order', 'Order_Model');
	const OTHER = epicPath('EPIC-01', 'Order_Basics');
	const TREE = named(GLOBAL, OWN, OTHER);

	it('puts the global scope first, then the task’s epic, then others', async () => {
		const index = await indexContexts(TREE);
		expect(await pathsFor(index, { keywords: ['order'], epic: 'EPIC-02' })).toEqual([GLOBAL, OWN, OTHER]);
		expect(await pathsFor(index, { keywords: ['order'], epic: 'EPIC-01' })).toEqual([GLOBAL, OTHER, OWN]);
		expect(await pathsFor(index, { keywords: ['order'] })).toEqual([GLOBAL, OTHER, OWN]);
	});

	it('puts the score before the scope, and the scope before the date', async () => {
		const index = await indexContexts({
			[globalPath('Reorders')]: contextText(['title: x', 'updated: 2025-12-31']),
			[globalPath('A')]: contextText(['title: Order', 'updated: 2025-12-31']),
			[OTHER]: contextText(['title: x', 'updated: 2025-12-30']),
			[OWN]: contextText(['title: x', 'updated: 2024-01-01']),
		});
		expect(await pathsFor(index, { keywords: ['order'], epic: 'EPIC-02' })).toEqual([
			OWN,
			OTHER,
			globalPath('Reorders'),
			globalPath('A'),
		]);
	});

	it('puts more keywords first if all else is equal, and then the path by its code units', async () => {
		const names = ['Order_b', 'Order_B', 'Order_10', 'Order_9', 'Order_订', 'Pay_Order'];
		const index = await indexContexts(named(...names.map((name) => epicPath('E', name))));
		expect(await pathsFor(index, { keywords: ['pay', 'order'] })).toEqual(
			['Pay_Order', 'Order_10', 'Order_9', 'Order_B', 'Order_b', 'Order_订'].map((name) => epicPath('E', name)),
		);
	});
});

describe('an epic', () => {
	const paths = ['EPIC-01', 'EPIC-021', 'EPIC-02_Order', 'EPIC-03-支付', '订单 管理'].map((epic) =>
		epicPath(epic, 'Login'),
	);
	const [, other, order, payment, cart] = paths as [string, string, string, string, string];

	it.each([
		['EPIC-02', order],
		['epic-02', order],
		['epic-2', order],
		['Epic 2', order],
		['epic002', order],
		['EPIC_21', other],
		[' EPIC-02 ', order],
		['EPIC-02_Order', order],
		['ＥＰＩＣ-02', order],
		['EPIC-021', other],
		['EPIC-03', payment],
		['订单', cart],
	])('named %s is its folder', async (epic, own) => {
		const index = await indexContexts(named(...paths));
		expect(await pathsFor(index, { keywords: ['login'], epic })).toEqual([
			own,
			...paths.filter((path) => path !== own),
		]);
	});

	it.each(['EPIC-99', 'EPIC-0', 'EPI', '.*', '{epic}', '..', '__proto__', 'constructor', 'EPIC-01/../EPIC-02'])(
		'named %s that there is none of leaves the global scope alone',
		async (epic) => {
			const index = await indexContexts(named(...paths, globalPath('Login_Rules')));
			const { contexts, explanation = [] } = await findContexts(
				index,
				{ keywords: ['login'], epic },
				{ explain: true },
			);
			expect(contexts).toEqual([globalPath('Login_Rules')]);
			expect(explanation.map(({ outcome }) => outcome)).toEqual(['match', ...paths.map(() => 'other_scope')]);
		},
	);

	it('is ignored if it is empty', async () => {
		const index = await indexContexts(named(...paths));
		for (const epic of ['', '  ', null, undefined]) {
			expect(await pathsFor(index, { keywords: ['login'], epic })).toEqual(paths);
		}
	});
});

describe('types', () => {
	const TREE = {
		...named(
			globalPath('Architecture'),
			epicPath('E', 'Module_Design_Cart'),
			epicPath('E', 'DataModelCart'),
			epicPath('E', 'API-Design Cart'),
			epicPath('E', 'Cart'),
		),
		[epicPath('E', 'Cart_Limits')]: contextText(['title: x', 'type: Data Model']),
		[epicPath('E', 'Cart_Words')]: contextText(['title: x', 'type: Glossary']),
	};

	it.each([
		[['module_design'], ['Module_Design_Cart']],
		[['data_model'], ['Cart_Limits', 'DataModelCart']],
		[['api_design'], ['API-Design Cart']],
		[['other'], ['Cart']],
		[['glossary'], ['Cart_Words']],
		[
			['data_model', 'glossary', 'coding_standard'],
			['Cart_Limits', 'Cart_Words', 'DataModelCart'],
		],
	])('%j are known by names and by what documents say', async (types, names) => {
		const index = await indexContexts(TREE);
		const query = { keywords: ['cart'], types, task: 'quick_change' };
		expect(await pathsFor(index, query)).toEqual(names.map((name) => epicPath('E', name)));
		const { explanation = [] } = await findContexts(index, query, { explain: true });
		expect(explanation.filter(({ outcome }) => outcome === 'other_type')).toHaveLength(6 - names.length);
	});

	it('that are unknown are refused by the names of those that are known', async () => {
		const index = await indexContexts(TREE);
		await expect(findContexts(index, { keywords: ['cart'], types: ['data_model', 'nope'] })).rejects.toMatchObject({
			code: 'invalid_value',
			message: expect.stringMatching(/nope.*architecture.*coding_standard.*data_model.*glossary.*tech_stack/),
		});
	});
});

describe('the configuration', () => {
	const DOCS = named(
		'docs/shared/Login.md',
		'teams/blue/notes/Login_A.md',
		'teams/red/notes/Login_B.md',
		'teams/red/Login_C.md',
	);

	it.each<[string, Record<string, unknown>, string, readonly string[]]>([
		[
			'a glob each',
			{ global: 'docs/shared/*.md', epics: 'teams/{epic}/**/*.md' },
			'red',
			['docs/shared/Login.md', 'teams/red/Login_C.md', 'teams/red/notes/Login_B.md', 'teams/blue/notes/Login_A.md'],
		],
		[
			'several globs',
			{ global: ['docs/**'], epics: ['teams/{epic}/notes/*.md', 'teams/{epic}/Login_C.md'] },
			'blue',
			['docs/shared/Login.md', 'teams/blue/notes/Login_A.md', 'teams/red/Login_C.md', 'teams/red/notes/Login_B.md'],
		],
		[
			'part of a name',
			{ global: [], epics: '{docs,teams}/{epic}d/**/*.md' },
			're',
			['teams/red/Login_C.md', 'teams/red/notes/Login_B.md', 'docs/shared/Login.md'],
		],
		[
			'a file to an epic',
			{ global: 'docs/**/*.md', epics: 'teams/red/{epic}.md' },
			'Login_C',
			['docs/shared/Login.md', 'teams/red/Login_C.md'],
		],
		[
			'a path that is both',
			{ global: '**/*.md', epics: 'teams/{epic}/notes/*.md' },
			'red',
			['docs/shared/Login.md', 'teams/red/Login_C.md', 'teams/red/notes/Login_B.md', 'teams/blue/notes/Login_A.md'],
		],
		['nothing', { global: 'nowhere/*.md', epics: 'nowhere/{epic}/*.md' }, 'red', []],
	])('describes the tree by %s', async (_, contexts, epic, expected) => {
		const { index } = await buildTree(DOCS, { contexts });
		const found = await pathsFor(index, { keywords: ['login'], epic, task: 'quick_change' });
		expect([...found].sort()).toEqual([...expected].sort());
		expect(found.slice(0, 1)).toEqual(expected.slice(0, 1));
	});

	it('takes scopes from any depth, and leaves out what is no markdown', async () => {
		const { index } = await buildTree({
			...named(
				'a/b/.the_conn/context/global/x/y/Login.md',
				'a/.the_conn/context/epics/E/z/Login.md',
				'.the_conn/context/epics/Login.md',
			),
			'.the_conn/context/global/Login.txt': 'login',
			'.the_conn/context/global/Login.json': { login: 1 },
		});
		expect(await pathsFor(index, { keywords: ['login'] })).toEqual([
			'a/b/.the_conn/context/global/x/y/Login.md',
			'a/.the_conn/context/epics/E/z/Login.md',
		]);
	});

	it('adds synonyms', async () => {
		const { index } = await buildTree(named(epicPath('E', '购物车')), { synonyms: [['cart', 'basket', '购物车']] });
		expect(await pathsFor(index, { keywords: ['basket'] })).toEqual([epicPath('E', '购物车')]);
	});

	it.each([
		[{ epics: 'teams/*.md' }, /epics.*\{epic\} once/],
		[{ epics: 'teams/{epic}/{epic}/*.md' }, /epics.*\{epic\} once/],
		[{ epics: ['teams/{epic}/*.md', 'x'] }, /epics.*\{epic\} once/],
		[{ global: 7 }, /global/],
		[{ tasks: { review: 7 } }, /tasks\.review/],
		[{ tasks: ['review'] }, /tasks/],
		[{ scopes: [] }, /scopes/],
		['global', /contexts/],
	])('is refused as %j', async (contexts, message) => {
		await expect(configOf({ contexts })).rejects.toThrow(BuildError);
		await expect(configOf({ contexts })).rejects.toThrow(message);
	});
});
