import { findContexts, matchUnits, openIndex, retrieveEntry } from '@pinakes/query';
import { directorySource } from '@pinakes/query/node';
import { search } from '@pinakes/query/search';
import { countTokens } from 'gpt-tokenizer/encoding/o200k_base';
import { describe, expect, it } from 'vitest';
import { connectHere } from '../../testing/client.ts';
import { withFixtureIndex } from '../../testing/fixture-index.ts';
import { indexOf } from '../../testing/index-folder.ts';

const DOCUMENT_TOOLS = ['pinakes_search', 'hybrid_search', 'pinakes_outline', 'pinakes_get', 'pinakes_pack'];
const ALL = ['pinakes_match', 'pinakes_contexts', ...DOCUMENT_TOOLS];

let folder: string;

withFixtureIndex((built) => {
	folder = built;
});

const opened = () => openIndex(directorySource(folder));

describe('the list of tools', () => {
	it('has them in one order, each read-only, closed, and with a schema', async () => {
		const { client } = await connectHere(folder);
		const { tools } = await client.listTools();
		expect(tools.map(({ name }) => name)).toEqual(ALL);
		for (const { description, annotations, inputSchema } of tools) {
			expect(description).toMatch(/\.$/);
			expect(annotations).toEqual({ readOnlyHint: true, openWorldHint: false });
			expect(inputSchema).toMatchObject({ type: 'object', additionalProperties: false });
		}
	});

	it('has instructions that name no tool, since any may be left out of the list', async () => {
		const { client } = await connectHere(folder, 10_000, ['pinakes_get']);
		expect(client.getInstructions()).toMatch(/read-only/);
		expect(client.getInstructions()).not.toMatch(/pinakes_/);
	});

	it('takes at most 1,500 tokens', async () => {
		const { client } = await connectHere(folder);
		expect(countTokens(JSON.stringify((await client.listTools()).tools))).toBeLessThanOrEqual(1500);
	});

	const namesFor = async (index: string, chosen?: readonly string[]) =>
		(await (await connectHere(index, 10_000, chosen)).client.listTools()).tools.map(({ name }) => name);

	it('has only the tools that the index can serve', async () => {
		expect(await namesFor(await indexOf({ 'a.md': '# A\n' }))).toEqual(DOCUMENT_TOOLS);
		const skill = '---\nname: a\ndescription: Does a.\n---\n# A\n';
		expect(await namesFor(await indexOf({ 'a/SKILL.md': skill }))).toEqual(['pinakes_match', ...DOCUMENT_TOOLS]);
		expect(await namesFor('/no/such/index')).toEqual(ALL);
	});

	it('has the tools that were chosen, and no others can be called', async () => {
		const chosen = ['pinakes_match', 'pinakes_get'];
		expect(await namesFor(await indexOf({ 'a.md': '# A\n' }), chosen)).toEqual(chosen);
		const { client } = await connectHere(folder, 10_000, chosen);
		await expect(client.callTool({ name: 'pinakes_search', arguments: { query: 'x' } })).rejects.toMatchObject({
			message: expect.stringContaining('pinakes_search not found'),
		});
	});
});

it('reads numbers and truth values that hosts send as texts, and its schema has numbers', async () => {
	const { client } = await connectHere(folder);
	const call = async (args: object) => {
		const { content, isError } = await client.callTool({
			name: 'pinakes_search',
			arguments: { query: 'roll back', ...args },
		});
		return { isError, text: (content as { text: string }[])[0]?.text ?? '' };
	};
	for (const limit of ['1', ' 1 ', '1.0']) {
		const { text } = await call({ limit, offset: '0', detail: 'true' });
		expect(JSON.parse(text).results).toHaveLength(1);
	}
	for (const limit of ['', 'one', '1e9', '0x1', '-1', '1.5', '__proto__'])
		expect((await call({ limit })).isError).toBe(true);
	const { tools } = await client.listTools();
	const schema = tools.find(({ name }) => name === 'pinakes_search')?.inputSchema as {
		properties: Record<string, object>;
	};
	expect(schema.properties.limit).toMatchObject({ type: 'integer', minimum: 1 });
	expect((schema.properties.detail as { type: string }).type).toBe('boolean');
});

it('reads lists that hosts send as texts, and texts that they send as numbers', async () => {
	const { call } = await connectHere(folder);
	const tagged = await call('pinakes_match', { tags: ['git-commit', 'commit-message'], detail: true });
	for (const tags of ['["git-commit","commit-message"]', 'git-commit, commit-message']) {
		expect((await call('pinakes_match', { tags, detail: true })).data).toEqual(tagged.data);
	}
	expect((await call('pinakes_match', { tags: '[1]' })).isError).toBe(true);
	expect((await call('pinakes_search', { query: 7462 })).isError).toBe(false);
});

/** Calls of every tool: answers, refusals and everything that can be added to them. */
const CALLS: [string, object][] = [
	['pinakes_match', { tags: ['git-commit'], ide: 'cursor', explain: true }],
	['pinakes_match', { goal: '数据库迁移', lang: 'zh' }],
	['pinakes_match', { tags: ['git-commit'], ide: 'vscode', explain: true }],
	['pinakes_match', { keywords: ['nothing of the kind'] }],
	['pinakes_match', { tags: ['backup'], constraints: ['no-network'], env: 'windows' }],
	['pinakes_contexts', { keywords: ['authentication', 'JWT'], task: 'requirements_review', explain: true }],
	['pinakes_contexts', { story: '作为用户，我想登录支付系统', epic: 'EPIC-01' }],
	['pinakes_search', { query: 'how do I roll back a release?', explain: true }],
	['pinakes_search', { query: '如何处理退款？', today: '2027-01-01' }],
	['pinakes_search', { query: 'banana flights release' }],
	['pinakes_search', { query: 'sign the build', scope: 'handbook', tags: ['python'] }],
	['hybrid_search', { query: 'how do I roll back a release?', top_k: 2 }],
	['hybrid_search', { query: 'flights to Lisbon' }],
	['pinakes_outline', {}],
	['pinakes_outline', { path: 'handbook/release.md', depth: 2 }],
	['pinakes_get', { target_entry: 'Step 1', file_paths: ['handbook/release.md'] }],
	['pinakes_get', { target_entry: 'Steps', context_hint: 'signing' }],
	['pinakes_pack', { message: 'write the notes of a release', budget_tokens: 100 }],
	['pinakes_pack', { message: 'flights to Lisbon' }],
	['pinakes_get', { target_entry: 'Step 9', file_paths: ['handbook/release.md', 'gone.md'] }],
];

/** Tokens that a result may take unless details are asked for. */
const BUDGETS: [string, object, number][] = [
	['pinakes_match', { goal: 'commit staged changes' }, 300],
	['pinakes_match', { tags: ['database'], limit: 3 }, 300],
	['pinakes_match', { goal: 'book a flight to Lisbon' }, 300],
	['pinakes_match', { goal: '翻译文档', lang: 'zh' }, 300],
	['pinakes_search', { query: 'how do I roll back a release?' }, 500],
	['pinakes_search', { query: '如何处理缓存穿透？' }, 500],
	['pinakes_search', { query: 'flights to Lisbon' }, 500],
	['pinakes_outline', {}, 700],
	['pinakes_contexts', { keywords: ['authentication'] }, 300],
];

describe('a result without details', () => {
	it.each(BUDGETS)('%s %j takes few tokens, and says nothing twice', async (tool, args, tokens) => {
		const { call } = await connectHere(folder);
		const { text, data } = await call(tool, { ...args, detail: false });
		expect(data).toBeUndefined();
		expect(countTokens(text)).toBeLessThanOrEqual(tokens);
		expect(text).not.toBe('');
	});

	it('takes at most 300 tokens for three skills with long names, folders and descriptions, and warns once', async () => {
		const skill = (topic: string): [string, string] => {
			const name = `enterprise-deployment-${topic}-orchestrator`;
			const text = `Deploys services: ${'blue-green (ISO 13485, FDA 510(k)), canary, ARR/MRR roll-outs; '.repeat(12)}`;
			return [
				`platform-engineering-team/skills/${name}/SKILL.md`,
				`---\nname: ${name}\ndescription: "${text}${topic}"\n---\n`,
			];
		};
		const index = await indexOf(Object.fromEntries(['kubernetes', 'nomad', 'mesos'].map(skill)));
		const { text } = await (await connectHere(index)).call('pinakes_match', {
			goal: 'deploy services as canary and blue-green roll-outs',
			detail: false,
		});
		expect(text.match(/- source: /g)).toHaveLength(3);
		expect(text.match(/- warnings: /g)).toHaveLength(1);
		expect(countTokens(text)).toBeLessThanOrEqual(300);
	});

	it('has what an agent needs to go on', async () => {
		const { call } = await connectHere(folder);
		const match = await call('pinakes_match', { tags: ['git-commit'], ide: 'cursor', detail: false });
		expect(match.text).toContain('gh:lantern/pairwright#git-commit (');
		for (const label of ['- why: ', '- run: ', '- install: ', '- source: ']) expect(match.text).toContain(label);
		const refused = await call('pinakes_match', { goal: 'book a flight to Lisbon', detail: false });
		expect(refused.text).toMatch(/^No match \(/);
		const vague = await call('pinakes_match', { goal: 'check my tax returns', detail: false });
		expect(vague.text).toMatch(/^- ask: Is one of these meant\? /m);
		expect(vague.text).toMatch(/^- near: \S+ \(0\.\d+\)/m);
		for (const path of ['release.md', 'handbook/release.md']) {
			expect((await call('pinakes_outline', { path, detail: false })).text).toMatch(
				/^handbook\/release\.md: \d+ headings/,
			);
			const section = { target_entry: 'Build and sign', file_paths: [path], detail: false };
			expect((await call('pinakes_get', section)).text).toContain('handbook/release.md:');
		}
		const found = await call('pinakes_search', { query: 'how do I roll back a release?', detail: false });
		expect(found.text).toContain('Keep the previous build on the hosts until the end of step 5.');
		expect(found.text).toMatch(/^- 0\.\d+ handbook\/release\.md:38-41 /m);
	});

	it('of a refusal speaks the language of the question, and says no more than there is', async () => {
		const { call } = await connectHere(folder);
		const textOf = async (query: string) => (await call('pinakes_search', { query, detail: false })).text;
		expect(await textOf('去里斯本的航班')).toMatch(/^没有答案: below_threshold\n最接近的文档:\n- 0\.\d+ handbook/);
		expect(await textOf('flights to Lisbon')).toBe(
			'No answer: no_match\n- notes: no document has a word of "flights to Lisbon"',
		);
	});

	it('of a refusal for the IDE says first what would match', async () => {
		const { call } = await connectHere(folder);
		const { text } = await call('pinakes_match', { tags: ['git-commit'], ide: 'vscode', detail: false });
		expect(text).toMatch(/^- try: \S+ matches with this change: ask for the IDE generic instead of vscode/m);
	});

	it('is whole if scores are explained', async () => {
		const { data } = await (await connectHere(folder)).call('pinakes_match', {
			goal: 'commit',
			explain: true,
			detail: false,
		});
		expect(data).toBeDefined();
	});

	it('has no headings without a text', async () => {
		const { call } = await connectHere(await indexOf({ 'a.md': '# Alpha\n\n## ![](a.png)\n\nZebras eat grass.\n' }));
		expect((await call('pinakes_outline', { path: 'a.md', detail: false })).text).toMatch(/^a\.md: 1 heading/);
		const { text } = await call('pinakes_search', { query: 'what do zebras eat?', detail: false });
		expect(text).toContain('[source: a.md:3-5, Alpha, score');
	});

	it('of a long answer is cut, and says so', async () => {
		const long = `# Zebra\n\n${'Zebras eat 草 and grass. '.repeat(400)}\n`;
		const { call } = await connectHere(await indexOf({ 'zebra.md': long, 'other.md': '# Other\n' }));
		const { text } = await call('pinakes_search', { query: 'what do zebras eat?', detail: false });
		expect(text).toContain('(Cut: pinakes_get reads whole sections.)');
		expect(countTokens(text)).toBeLessThanOrEqual(500);
	});
});

describe('the outline of many documents', () => {
	const pages = (folder: string, count: number) =>
		Object.fromEntries(Array.from({ length: count }, (_, i) => [`${folder}/p${i}.md`, `# P${i}\n`]));

	it('is an overview of its folders', async () => {
		const files = {
			...pages('docs/a', 20),
			...pages('docs/b', 20),
			'docs/c/only.md': '# Only\n',
			'docs/top.md': '# Top\n',
		};
		const { call } = await connectHere(await indexOf(files));
		const { data } = await call('pinakes_outline', {});
		const { text } = await call('pinakes_outline', { detail: false });
		expect(data.folders).toEqual([
			{ path: 'docs/a', documents: 20 },
			{ path: 'docs/b', documents: 20 },
		]);
		expect(data.documents.map(({ path }: { path: string }) => path)).toEqual(['docs/c/only.md', 'docs/top.md']);
		expect(text).toContain('- docs/a/: 20 documents');
		const { data: below } = await call('pinakes_outline', { path: 'docs/a' });
		expect([below.folders, below.documents.length]).toEqual([[], 20]);
	});

	it('has pages of 50 if there are no folders', async () => {
		const { call } = await connectHere(await indexOf(pages('docs', 120)));
		const { data } = await call('pinakes_outline', { path: 'docs', offset: 100 });
		expect([data.documents.length, data.total, data.has_more]).toEqual([20, 120, false]);
		expect((await call('pinakes_outline', {})).data).toMatchObject({ has_more: true, next_offset: 50 });
	});
});

describe('every call', () => {
	it.each(CALLS)('%s %j says the same in its text as in its structured content', async (tool, args) => {
		const answer = await (await connectHere(folder)).call(tool, args);
		expect(answer.isError).toBe(false);
		expect(JSON.parse(answer.text)).toEqual(answer.data);
	});

	it.each(CALLS)('%s %j is bounded, however little it may have', async (tool, args) => {
		const maxChars = 1000;
		const { text, data } = await (await connectHere(folder, maxChars)).call(tool, args);
		expect(JSON.stringify(data).length).toBeLessThanOrEqual(maxChars + '"has_more":true,'.length);
		expect(text.length).toBeLessThan(maxChars * 1.5);
	});
});

describe('arguments', () => {
	it.each([
		['pinakes_search', { qury: 'x' }, 'There is no argument qury. Did you mean query?'],
		['pinakes_match', { tag: ['x'] }, 'There is no argument tag. Did you mean tags?'],
		[
			'pinakes_get',
			{ target_entry: 'x', path: 'y' },
			'There is no argument path. The arguments are target_entry, file_paths',
		],
		[
			'pinakes_pack',
			{ message: 'x', budget: 9 },
			'There is no argument budget. The arguments are message, budget_tokens',
		],
		['hybrid_search', { query: 'x', k: 3 }, 'The arguments are query, scope, top_k, min_score, offset.'],
		['pinakes_outline', { __proto__x: 1 }, 'There is no argument __proto__x.'],
		['pinakes_search', { query: [7] }, 'query: Invalid input: expected string, received array'],
		['pinakes_search', { query: '' }, 'must not be empty'],
		['pinakes_search', { query: 'x', limit: 101 }, 'limit: Too big: expected number to be <=100'],
		['pinakes_search', { query: 'x', tags: ['redsi'] }, 'No document has the tag redsi. Did you mean redis?'],
		['pinakes_search', { query: 'x', offset: -1 }, 'offset: Too small'],
		['pinakes_match', { tags: ['x'], limit: 9 }, 'limit: Too big: expected number to be <=3'],
		['pinakes_match', {}, 'pinakes_match needs something to look for: goal, tags or keywords.'],
		['pinakes_match', { goal: ' ', ide: 'cursor' }, 'pinakes_match needs something to look for'],
		['pinakes_contexts', {}, 'pinakes_contexts needs keywords, or a story to take them from.'],
		['pinakes_contexts', { keywords: ['x'], task: 'nonsense' }, 'There is no task nonsense, but '],
		['pinakes_outline', { path: 'handbok' }, 'There is no document and no directory handbok. Did you mean handbook?'],
		['hybrid_search', { query: 'x', scope: 'handbok' }, 'No document has the scope handbok/. Did you mean handbook/?'],
	])('%s %j is an error that says how to fix it', async (tool, args, message) => {
		const answer = await (await connectHere(folder)).call(tool, args);
		expect(answer.isError).toBe(true);
		expect(answer.text).toContain(message);
	});

	it('may all be null but for those that are needed', async () => {
		const { client, call } = await connectHere(folder);
		const { tools } = await client.listTools();
		for (const { name, inputSchema } of tools) {
			const { required = [], properties = {} } = inputSchema;
			const args = Object.keys(properties).map((field) => [field, required.includes(field) ? 'release' : null]);
			const { isError, text } = await call(name, Object.fromEntries(args));
			expect([name, isError && !/^pinakes_(contexts|match) needs/.test(text)]).toEqual([name, false]);
		}
	});
});

describe('what tools give is what look-ups give', () => {
	it('pinakes_match', async () => {
		const query = { tags: ['git-commit'], ide: 'cursor' };
		const { matches } = await matchUnits(await opened(), query);
		const { data } = await (await connectHere(folder)).call('pinakes_match', { ...query, explain: true });
		expect(data.matches[0]).toMatchObject({ ...matches[0], package: { package_id: 'gh:lantern/pairwright' } });
	});

	it('pinakes_contexts', async () => {
		const query = { keywords: ['authentication'], task: 'task_generation' };
		const { data } = await (await connectHere(folder)).call('pinakes_contexts', query);
		expect(data).toEqual({ ...(await findContexts(await opened(), query)), has_more: false, next_offset: null });
	});

	it.each([1, 2, 5])('pinakes_search of %i documents', async (limit) => {
		const question = 'how do I roll back a release?';
		const {
			results,
			search_stats,
			candidates: _,
			...wanted
		} = await search(await opened(), question, { limit, today: '2026-01-31' });
		const args = { query: question, limit, today: '2026-01-31' };
		const { data } = await (await connectHere(folder)).call('pinakes_search', args);
		expect(data).toMatchObject(wanted);
		expect(data.results).toEqual(results.map(({ passage, ...hit }) => hit));
		expect(data.has_more).toBe(limit < 3);
	});

	it('pinakes_get', async () => {
		const request = { targetEntry: 'Step 1', filePaths: ['handbook/release.md'] };
		const args = { target_entry: 'Step 1', file_paths: ['handbook/release.md'] };
		const { data } = await (await connectHere(folder)).call('pinakes_get', args);
		expect(data).toEqual({ ...(await retrieveEntry(await opened(), request)), has_more: false, next_offset: null });
	});
});
