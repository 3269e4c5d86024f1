import { indexDocuments } from '@pinakes/indexer';
import { memorySource, openIndex } from '@pinakes/query';
import { search } from '@pinakes/query/search';
import { describe, expect, it } from 'vitest';
import { BASE, buildBase, indexBase, page } from '../testing/knowledge-index.ts';

const passageIn = async (text: string, query = 'redis failover') =>
	(await search(await indexBase({ 'a.md': text }), query)).results[0]?.passage;

describe('searches of all sorts', () => {
	it('heading directly above its text is left out', async () => {
		expect(await passageIn('# Redis\nThe redis failover.\n')).toBe('The redis failover.');
	});
	it('setext heading directly above', async () => {
		expect(await passageIn('Redis\n=====\nThe redis failover.\n')).toBe('The redis failover.');
	});
	it('inline code at the beginning of a line opens no fence', async () => {
		expect(await passageIn('# A\n\n```code``` of redis\n\nother\n\nmore\n')).toBe('```code``` of redis');
	});
	it('code in a list, 4 blanks in, stays whole', async () => {
		const text = '# A\n\n1. redis failover:\n\n    ```yaml\n    a: 1\n\n    b: 2\n    ```\n';
		expect(await passageIn(text)).toContain('    a: 1\n\n    b: 2\n    ```');
	});
	it('tab/indented code after list "1. " 3 spaces nested twice', async () => {
		const text = '# A\n\n- x\n  - redis failover:\n\n    ```yaml\n    a: 1\n\n    b: 2\n    ```\n';
		expect(await passageIn(text)).toContain('    a: 1\n\n    b: 2\n    ```');
	});
	it.each([
		['crlf', '# A\r\n\r\nredis\r\nfailover\r\n'],
		['code without a blank line', '# A\n\nredis failover:\n```\na\n```\n'],
		['two blank lines', '# A\n\nredis failover:\n\n\n```\na\n```\n'],
	])('byte for byte: %s', async (_, text) => {
		expect(text).toContain(await passageIn(text));
	});
	it('excerpt has no half of a character', async () => {
		const base = await indexBase({ 'a.md': `# A\n\nredis failover${'😀'.repeat(300)}\n` });
		const base2 = await indexBase({ 'a.md': `# A\n\nredis failover1${'😀'.repeat(300)}\n` });
		for (const one of [base, base2]) {
			const [hit] = (await search(one, 'redis failover')).results;
			expect(hit?.excerpt).not.toMatch(/[\ud800-\udbff](?![\udc00-\udfff])/);
		}
	});
	it('tags are one of what is inferred', async () => {
		const { filter_stats } = await search(await indexBase(BASE), '如何配置 Kubernetes Pod？');
		expect(filter_stats.inferred).toEqual(['scope:tasks/', 'category:tasks', 'tag:kubernetes,pods']);
	});
	it('after filters left nothing, no document has credit for fitting them', async () => {
		const index = await indexBase(BASE);
		const { results } = await search(index, '部署应用', { scope: 'concepts/', tags: ['api'], explain: true });
		expect(results.find(({ path }) => path.endsWith('pods.md'))?.factors?.[0]?.value).toBe(0);
	});
	it('weak evidence is refused after a tag left nothing', async () => {
		const filler = Array.from({ length: 40 }, (_, i) => [
			`n/${i}.md`,
			page(['tags: [t]'], `# Note ${i}\n\nwords about item ${i} here\n`),
		]);
		const base = await indexBase({
			...(Object.fromEntries(filler) as Record<string, string>),
			'g/a.md': `# Gardens\n\n## Roses\n\n${'Pruning and watering and feeding of plants. '.repeat(40)} One zebra.\n`,
		});
		const query = 'quantum zebra chromodynamics gluon lagrangian renormalization hadron boson';
		const r = await search(base, query, { scope: 'g/', tags: ['t'] });
		expect(r.notes.join()).toMatch(/everything was searched/);
		expect(r.answer).toBe('');
	});
	it('filters on an index without documents are refused or noted', async () => {
		const base = await openIndex(memorySource(indexDocuments([{ id: 'x', text: 'redis failover' }])));
		await expect(search(base, 'redis', { scope: 'nowhere/' })).rejects.toThrow(/scope nowhere/);
	});
	it('a text that is no file has a passage', async () => {
		const base = await openIndex(memorySource(indexDocuments([{ id: 'x', text: 'redis failover' }])));
		expect((await search(base, 'redis')).results[0]?.passage).toBe('redis failover');
	});
	it('a path of 1000 folders', async () => {
		const base = await indexBase({ [`${'a/'.repeat(1000)}x.md`]: '# Redis\n' });
		expect((await search(base, 'redis')).results).toHaveLength(1);
	});
	it('ratio is not 100% if nothing was filtered', async () => {
		const base = await openIndex(memorySource(indexDocuments([{ id: 'x', text: 'redis failover' }])));
		expect((await search(base, 'redis')).filter_stats).toMatchObject({ filter_ratio: '0%' });
	});
	it('a dash in a question leaves nothing out', async () => {
		const base = await indexBase({
			'a.md': '# Docker\n\nUse docker run -d to run it in the background: d is for detach.\n',
		});
		expect((await search(base, 'what does docker run -d do')).results).toHaveLength(1);
	});
	it('unknown language', async () => {
		await expect(search(await indexBase(BASE), 'Pod', { lang: 'fr' as never })).rejects.toMatchObject({
			code: 'invalid_value',
		});
	});
	it('Pod API 文档 finds the API', async () => {
		const r = await search(await indexBase(BASE), 'Pod API 文档');
		expect(r.results.map((x) => x.path)).toContain('docs/reference/api.md');
	});
	it('directories that a question implies, in any case', async () => {
		const { index } = await buildBase({ 'Tasks/a.md': '# A\n\nredis failover\n', 'b.md': '# B\n\nredis failover\n' });
		expect((await search(index, 'how to redis failover')).filter_stats.inferred).toEqual([
			'scope:tasks/',
			'category:tasks',
		]);
	});
	it('a note for directories that no document has', async () => {
		const r = await search(await indexBase({ 'b.md': '# B\n\nredis failover\n' }), 'how to redis failover');
		expect(r.notes).toEqual([]);
	});
	it.each(['持续集成部署', '认证', '主从切换', 'one two three four five'])('long tag %s', async (tag) => {
		const base = await indexBase({
			'a.md': page([`tags: [${tag}]`], `# ${tag}\n\n${tag} is here\n`),
			'b.md': `# B\n\n${tag}\n`,
		});
		expect((await search(base, `${tag} 说明`)).filter_stats.inferred).toEqual([`tag:${tag}`]);
	});
	it('deprecated in quotes', async () => {
		const base = await indexBase({ 'a.md': page(['deprecated: "true"'], '# Redis\n') });
		expect((await search(base, 'redis')).results).toEqual([]);
	});
	it('ATX heading with code fence in setext etc', async () => {
		expect(await passageIn('# Redis\n```\nredis failover\n```\n')).toBe('```\nredis failover\n```');
	});
});
