import { type MatchOptions, type MatchResult, matchUnits } from '@pinakes/query';
import { goalValue } from '@pinakes/query/internal';
import { describe, expect, it } from 'vitest';
import { ask, idsOf, refusalOf } from '../testing/match-examples.ts';
import { indexOf, SPLIT_CONFIG, unitOf } from '../testing/match-index.ts';

describe('a goal without tags and keywords', () => {
	const units = [
		unitOf('refactor', {
			name: 'Code refactoring',
			description: 'Restructures source code and renames its symbols',
			capability_tags: ['code-refactoring'],
			keywords: ['refactor code'],
			ide_support: ['cursor'],
		}),
		unitOf('commit', {
			name: 'CommitWriter',
			description: 'Writes a message for the staged changes',
			capability_tags: ['git-commit'],
			keywords: ['commit message'],
			ide_support: ['cursor', 'vim'],
			conflicts: 'does not run on Windows',
		}),
		unitOf('backup', {
			name: 'Backup',
			description: 'Copies a database to cloud storage',
			capability_tags: ['database-backup', 'database'],
			ide_support: ['vim'],
		}),
		unitOf('translate', {
			name: '文档翻译',
			description: '把说明文档逐段翻译成另一种语言',
			capability_tags: ['document-translation'],
			keywords: ['翻译'],
		}),
		unitOf('silent', { capability_tags: ['knitting'], keywords: ['wool'] }),
	];
	/** What takes the score of the shared units that no test asks for apart from each other. */
	const filler = Array.from({ length: 20 }, (_, i) => unitOf(`z${i}`, { description: `other things ${i}` }));
	const registry = [...units, ...filler];
	const firstOf = async (goal: string, options?: MatchOptions) =>
		(await ask(registry, { goal }, options)).matches[0]?.unit_id;

	it('matches the unit whose name and description it speaks of, with a probability', async () => {
		const result = await ask(registry, { goal: 'Please help me to rename a symbol' }, { threshold: 0.5 });
		expect(idsOf(result)).toEqual(['refactor']);
		expect(result.probability).toBeGreaterThan(0.5);
		expect(result.matches[0]?.probability).toBe(result.probability);
		expect(result.matches[0]?.factors).toEqual([
			{
				name: 'goal_match',
				operation: 'add',
				value: goalValue(result.probability),
				weight: 0.9,
				detail: ['rename', 'symbol'],
			},
		]);
		expect(result.matches[0]?.reasons).toEqual(['matches words of the goal: rename, symbol']);
	});

	it('is answered by the file of that name before one with that heading', async () => {
		const prompt = (file: string, name: string) =>
			unitOf(file, { kind: 'prompt', source: `.claude/commands/${file}.md`, name, description: 'Lists merged work' });
		const prompts = [prompt('recap', 'Standup'), prompt('standup', 'Daily report'), ...filler];
		expect(idsOf(await ask(prompts, { goal: '/standup' }))[0]).toBe('standup');
		expect(idsOf(await ask(prompts, { goal: '/recap' }))[0]).toBe('recap');
		expect(idsOf(await ask(prompts, { goal: 'use the daily report command' }))[0]).toBe('standup');
	});

	it('violates no constraint by what a description says that is not needed', async () => {
		const texts = [
			'Transcribes audio without internet and with no API key',
			'Transcribes audio in the cloud, with an API key',
		];
		const audio = texts.map((description, i) => unitOf(`a${i}`, { description, capability_tags: ['audio'] }));
		for (const constraint of ['no-network', 'no-api-key', '离线'])
			expect(idsOf(await ask(audio, { tags: ['audio'], constraints: [constraint] }))).toEqual(['a0']);
	});

	it.each([
		['apple banana cherry dates elder figs grape hazel', (words: string) => `Deploys the ${words} service`],
		['发票 合同 收据 订单 工单 退款 预算 预测', (words: string) => `把${words}服务部署到生产环境`],
	])(
		'of all the words of a description finds its unit among others that are almost the same: %s',
		async (list, text) => {
			const words = list.split(' ');
			const next = (i: number): string => words[(i + 1) % words.length] ?? '';
			const alike = words.map((word, i) =>
				unitOf(`u${i}`, { name: 'deploy', description: text(`${word} ${next(i)}`) }),
			);
			for (const [i, { description }] of alike.entries()) {
				expect((await ask(alike, { goal: description })).matches[0]?.unit_id).toBe(`u${i}`);
			}
			// Two of them have all of it.
			expect(idsOf(await ask(alike, { goal: text(words[1] ?? '') })).slice(0, 2)).toEqual(['u0', 'u1']);
		},
	);

	it('is understood in Chinese if texts are Chinese', async () => {
		const result = await ask(registry, { goal: '请把说明翻译成另一种语言' }, { lang: 'zh' });
		expect(idsOf(result)).toEqual(['translate']);
		expect(result.inferred).toEqual({ tags: [], keywords: ['翻译'] });
		expect(result.matches[0]?.reasons.join()).toContain('匹配目标中的词');
	});

	it('is understood in Chinese if texts are English, by the words of the lexicon', async () => {
		for (const goal of ['我想做代码重构', '帮我做代码重構']) {
			const result = await ask(registry, { goal });
			expect(idsOf(result)).toEqual(['refactor']);
			expect(result.inferred).toEqual({ tags: ['code-refactoring'], keywords: [] });
		}
	});

	it('names words as the goal has them, whatever they were understood as', async () => {
		const reasonsOf = async (goal: string) => (await ask(registry, { goal })).matches[0]?.reasons;
		expect(await reasonsOf('我想做代码重构')).toEqual(['matches words of the goal: 代码, 重构']);
		expect(await reasonsOf('copying databases')).toEqual(['matches words of the goal: copying, databases']);
	});

	it('finds in a goal whole phrases of tags and keywords, not parts of what a phrase stands for', async () => {
		const shell = unitOf('shell', {
			name: 'Shell',
			description: 'Helps with the CLI',
			keywords: ['line', 'command line'],
		});
		const result = await ask([...registry, shell], { goal: 'help me with the CLI' }, { threshold: 0.1 });
		expect(result.inferred?.keywords).toEqual(['command line']);
	});

	it('is understood through synonyms, inflected words and names that are written as one word', async () => {
		for (const goal of ['a copy of my DB', 'copying databases']) expect(await firstOf(goal)).toBe('backup');
		expect(await firstOf('the commit writer')).toBe('commit');
		expect(await firstOf('translating documentation')).toBe('translate');
	});

	it('is as sure with words that any goal may have', async () => {
		const { probability } = await ask(registry, { goal: 'rename a symbol' });
		for (const goal of [
			'carefully rename a symbol from scratch',
			'rename a symbol asap, immediately',
			'Urgent! Rename a symbol',
		]) {
			expect(await ask(registry, { goal }), goal).toMatchObject({ probability, matches: [{ unit_id: 'refactor' }] });
		}
	});

	it('is answered by a declared term that it says, if that is not common', async () => {
		const load = unitOf('load', { name: '流量', description: '模拟用户', capability_tags: ['压测'] });
		const result = await ask([...registry, load], { goal: '帮我压测' });
		expect(idsOf(result)).toEqual(['load']);
		expect(result.inferred?.tags).toEqual(['压测']);
		const common = [...registry, load].map((unit) => ({ ...unit, capability_tags: [...unit.capability_tags, '压测'] }));
		expect((await ask(common, { goal: '帮我压测' })).rejection_category).not.toBeNull();
	});

	it('finds in the goal only what is in it, and no derived term makes it sure', async () => {
		const result = await ask(registry, { goal: 'knitting with wool' });
		expect(idsOf(result)).toEqual(['silent']);
		expect(result.inferred).toEqual({ tags: ['knitting'], keywords: ['wool'] });
		const only = await ask(registry, { goal: 'knitting' });
		expect(only.inferred).toEqual({ tags: ['knitting'], keywords: [] });
		const derived = unitOf('u', { capability_tags: ['soft'], tags_origin: 'derived' });
		expect((await ask([...filler, derived], { goal: 'soft' })).rejection_category).toBe('no_candidates_by_tag');
	});

	it('may repeat itself', async () => {
		const goal = 'restructures source code';
		const once = await ask(registry, { goal });
		const often = await ask(registry, { goal: `${goal}, ${goal}, ${'code '.repeat(500)}` });
		expect(often.matches.map(({ score }) => score)).toEqual(once.matches.map(({ score }) => score));
	});

	it('is refused if it speaks of nothing that is known', async () => {
		for (const goal of ['bake a cake', '烤一个蛋糕', '😀', '?!']) {
			const result = refusalOf(await ask(registry, { goal }));
			expect(result.rejection_category).toBe('no_candidates_by_tag');
			expect(result.rejection_reason).toContain('words of the goal');
			expect(result.probability).toBe(0);
			expect(result.inferred).toEqual({ tags: [], keywords: [] });
			expect(result.nearest_candidates).toEqual([]);
			expect(result.follow_up_questions).not.toEqual([]);
			expect(result.smallest_change).toBeNull();
		}
	});

	it('is refused if only stop words and words of any request are known', async () => {
		const stop = [
			unitOf('u', { name: 'The to-do', description: 'what to do with it, please find', capability_tags: ['the'] }),
		];
		const result = refusalOf(await ask(stop, { goal: 'please help me find what it is that I am to do with the' }));
		expect(result.rejection_category).toBe('no_candidates_by_tag');
	});

	it('is refused with the nearest where most of what it says is unknown, unless the threshold is low', async () => {
		const unknown = Array.from({ length: 4 }, (_, i) => `zork${i}`).join(' ');
		const query = { goal: `a copy for ${unknown}` };
		const refused = refusalOf(await ask(registry, query));
		expect(refused.rejection_category).toBe('insufficient_info');
		expect(refused.nearest_candidates[0]).toMatchObject({ unit_id: 'backup', probability: refused.probability });
		expect(refused.nearest_candidates[0]?.kept_out.join()).toContain('probability');
		expect(refused.follow_up_questions).not.toEqual([]);
		expect(idsOf(await ask(registry, query, { threshold: 0 }))[0]).toBe('backup');
	});

	it('is refused truthfully by an index without units', async () => {
		const result = refusalOf(await ask([], { goal: 'refactor code' }));
		expect(result.rejection_reason).toBe('This index has no units; a search finds its documents');
		expect(result.suggestions).toEqual([]);
		expect(result.rejection_reasons.zh).toBe('本索引中没有任何能力；文档请用搜索查找');
	});

	it('does not replace terms that were given', async () => {
		const result = await ask(registry, { goal: 'code refactoring', tags: ['database'] });
		expect(result.inferred).toBeNull();
		expect(idsOf(result)).toEqual(['backup']);
		expect(result.matches[0]?.reasons).toEqual(['matches the tags: database']);
		expect(result.probability).toBe(result.matches[0]?.score);
		const keywords = await ask(
			registry,
			{ goal: 'code refactoring', keywords: ['commit message'] },
			{ threshold: 0.3 },
		);
		expect(idsOf(keywords)).toEqual(['commit']);
		const unknown = refusalOf(await ask(registry, { goal: 'code refactoring', tags: ['no such'] }));
		expect(unknown.rejection_category).toBe('no_candidates_by_tag');
	});

	it('counts if the given terms are blank', async () => {
		const blank = { goal: 'code refactoring', tags: [' ', ''], keywords: ['\u3000'] };
		expect(idsOf(await ask(registry, blank))).toEqual(['refactor']);
	});

	it('is answered the same from public lists and from split lists', async () => {
		const split = await indexOf(registry, [], SPLIT_CONFIG);
		for (const goal of ['rename symbols', '翻译说明', '我想做代码重构', 'knit a jumper', 'bake a cake']) {
			expect(await matchUnits(split, { goal })).toEqual(await ask(registry, { goal }));
		}
	});

	it('prefers several words of a description to one rare word of a name', async () => {
		const pair = [
			unitOf('named', { name: 'Zeppelin' }),
			unitOf('described', { description: 'writes alpha reports with beta charts' }),
		];
		const result = await ask([...registry, ...pair], { goal: 'alpha reports and beta charts for the zeppelin' });
		expect(idsOf(result)[0]).toBe('described');
	});
});

describe('what stands against a unit that was found by a goal', () => {
	const egg = unitOf('egg', {
		description: 'boils an egg over a network',
		capability_tags: ['boil'],
		keywords: ['egg'],
		ide_support: ['cursor'],
		conflicts: 'windows',
	});
	const others = Array.from({ length: 20 }, (_, i) =>
		unitOf(`z${i}`, { description: `other ${i}`, ide_support: ['cursor'] }),
	);
	const goal = 'boiling eggs';
	const edits = (result: MatchResult) => refusalOf(result).smallest_change;

	it('is an IDE that it does not support', async () => {
		const result = await ask([egg, ...others], { goal, ide: 'vim' });
		expect(result.rejection_category).toBe('candidates_but_no_ide_support');
		expect(edits(result)).toMatchObject({
			changes: [{ operation: 'ask_ide', value: 'vim', to: 'cursor' }],
			query: { goal, tags: [], keywords: [], ide: 'cursor' },
			unit_id: 'egg',
		});
		expect(idsOf(await ask([egg, ...others], { goal, ide: 'cursor' }))).toEqual(['egg']);
	});

	it('decides among candidates: another that supports the IDE is the answer', async () => {
		const pan = unitOf('pan', { description: 'boils eggs in a pan', ide_support: ['vim'] });
		const units = [egg, pan, ...others];
		expect(idsOf(await ask(units, { goal, ide: 'vim' }))).toEqual(['pan']);
		expect(idsOf(await ask(units, { goal, env: 'windows' }))[0]).toBe('pan');
	});

	it('is not the IDE if a unit only shares a word', async () => {
		const pan = unitOf('pan', { description: 'eggs', ide_support: ['vim'] });
		const result = await ask([egg, pan, ...others], { goal: `${goal} with a camera in the woods`, ide: 'emacs' });
		expect(result.rejection_category).not.toBeNull();
	});

	it('is an environment in its conflicts', async () => {
		const open = await ask([egg, ...others], { goal });
		const result = await ask([egg, ...others], { goal, env: 'Windows' });
		expect(result.rejection_category).toBe('candidates_but_incompatible_env');
		expect(refusalOf(result).nearest_candidates[0]?.score).toBeCloseTo((open.matches[0]?.score ?? 0) * 0.3, 9);
		expect(result.probability).toBe(open.probability);
		expect(edits(result)).toMatchObject({
			changes: [{ operation: 'drop_env', value: 'windows' }],
			query: { goal, tags: [], keywords: [], env: '' },
		});
	});

	it('is a constraint that its description goes against', async () => {
		const result = await ask([egg, ...others], { goal, constraints: ['no-network'] });
		expect(result.rejection_category).toBe('candidates_but_incompatible_env');
		expect(edits(result)).toMatchObject({
			changes: [{ operation: 'drop_constraint', value: 'no-network' }],
			query: { goal, tags: [], keywords: [], constraints: [] },
		});
	});

	it('is never a term: none is dropped', async () => {
		const keyed = unitOf('keyed', { description: 'egg', keywords: ['egg'], ide_support: ['vim'] });
		for (const query of [
			{ goal, env: 'windows', ide: 'vim' },
			{ goal, ide: 'emacs', constraints: ['no-network'] },
			{ goal, env: 'windows', constraints: ['no-network', 'no-egg'] },
		]) {
			const result = await ask([egg, keyed, ...others], query);
			if (result.rejection_category === null || result.smallest_change === null) continue;
			const { changes, query: changed, unit_id } = result.smallest_change;
			expect(changes.map(({ operation }) => operation).join()).not.toMatch(/drop_(tag|keyword)/);
			expect((await ask([egg, keyed, ...others], changed)).matches[0]?.unit_id).toBe(unit_id);
		}
	});
});

describe('a goal that names products', () => {
	const registry = [
		unitOf('dns', { description: 'Adds TXT and MX records to the domains that Porkbun manages' }),
		unitOf('tests', { description: 'Writes tests in the browser with Playwright for any web application' }),
		...Array.from({ length: 20 }, (_, i) => unitOf(`z${i}`, { description: `other things ${i}` })),
	];
	const verdictOf = async (goal: string) => (await ask(registry, { goal })).verdict;

	it('is not answered by a unit that has none of them', async () => {
		expect(await verdictOf('add a TXT record to our domain')).toBe('answered');
		expect(await verdictOf('add a TXT record to our domain at Cloudflare')).toBe('uncertain');
	});

	it('may write them with capitals inside', async () => {
		expect(await verdictOf('write tests in the browser with PyTorch')).toBe('uncertain');
	});

	it('is answered by a unit that has one of them', async () => {
		expect(await verdictOf('write Playwright tests in the browser for our Angular application')).toBe('answered');
	});
});

describe('a goal with more around it', () => {
	const registry = [
		unitOf('commit', { name: 'commit-writer', description: 'Writes a commit message for the staged changes' }),
		unitOf('backup', { description: 'Copies a database to cloud storage every night' }),
		...Array.from({ length: 20 }, (_, i) => unitOf(`z${i}`, { description: `other things ${i}` })),
	];
	const request = 'write a commit message for the staged changes';
	const trace = 'Traceback (most recent call last):\n  File "/app/main.py", line 42\nValueError: unexpected token';

	it.each([
		`My colleague is ill until next Wednesday and the train leaves at six. ${request}. I hope that is fine with you`,
		`${request}\n${trace}`,
		`${trace}\n\n${request}`,
		`${request} https://example.com/a/b?id=7381&ref=mail#top`,
		`${request}\n\`\`\`js\nfor (const x of items) console.log(x.name);\n\`\`\``,
		`大家好，今天路上堵车了，刚到公司。${request}。谢谢大家！`,
	])('is answered by what its sentence asks for: %s', async (goal) => {
		expect(await ask(registry, { goal })).toMatchObject({ verdict: 'answered', matches: [{ unit_id: 'commit' }] });
	});
});
