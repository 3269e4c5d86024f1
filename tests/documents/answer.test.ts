import { indexDocuments } from '@pinakes/indexer';
import { type Index, memorySource, openIndex } from '@pinakes/query';
import { search } from '@pinakes/query/search';
import { runs } from '@pinakes/testing/runs';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { BASE, indexBase, page } from '../testing/knowledge-index.ts';

let index: Index;

beforeAll(async () => {
	index = await indexBase(BASE);
});

/** The lines of a text, from 1, both inclusive. */
function linesOf(text: string, [first, last]: readonly [number, number]): string {
	return text
		.split('\n')
		.slice(first - 1, last)
		.join('\n');
}

describe('the answer', () => {
	it('has code whole, and names path, lines, headings and score', async () => {
		const { answer, results, sources } = await search(index, 'how to configure a Kubernetes Pod by a YAML file');
		const [first] = results;
		expect(first).toMatchObject({
			path: 'docs/tasks/configure-pod.md',
			citation: { path: 'docs/tasks/configure-pod.md', headings: ['Configure Pods', 'Steps'], lines: [12, 24] },
		});
		const code = '```yaml\napiVersion: v1\nkind: Pod\n\nmetadata:\n  name: my-pod\n```';
		expect(first?.passage).toBe(`To configure a Kubernetes Pod, you create a YAML file.\n\n${code}`);
		const score = first?.score.toFixed(2);
		const cited = `[source: docs/tasks/configure-pod.md:12-24, Configure Pods > Steps, score: ${score}]`;
		expect(answer.startsWith(`## Steps\n\n${first?.passage}\n\n${cited}`)).toBe(true);
		expect(sources[0]).toBe(`[docs/tasks/configure-pod.md, score: ${score}]`);
	});

	it('shows no shortcodes and no marks of admonitions, which are not searched either', async () => {
		const text = '# Copies\n\n{{< clients-example set >}}Copy {% if x %}the disk{% endif %}.\n:::\n';
		const own = await indexBase({ 'copies.md': text });
		const { answer, results } = await search(own, 'how do I copy the disk?');
		expect(answer).toMatch(/^## Copies\n\nCopy the disk\.\n\n\[source: /);
		expect(results[0]?.excerpt).toBe('Copy the disk.');
		expect(results[0]?.passage).toContain('{{< clients-example set >}}');
		expect((await search(own, 'clients-example endif')).rejection_category).not.toBeNull();
	});

	it('is of the best documents, those nearly as good as the first', async () => {
		const { answer, sources, results } = await search(index, 'Pods', { tags: ['pods'], threshold: 0 });
		const best = results.filter(({ score }) => score >= (results[0]?.score ?? 0) / 2).slice(0, 3);
		expect(best.length).toBeLessThan(results.length);
		expect(sources).toEqual(best.map(({ path, score }) => `[${path}, score: ${score.toFixed(2)}]`));
		expect(answer.match(/\[source: /g)).toHaveLength(best.length);
		const one = await search(index, 'Pod', { tags: ['pods'], limit: 1 });
		expect([one.sources.length, one.answer.match(/\[source: /g)?.length]).toEqual([1, 1]);
	});

	it('cites in the language of the question, or the one asked for', async () => {
		expect((await search(index, '部署应用')).answer).toMatch(/\[来源: docs\/tasks\/deploy-/);
		expect((await search(index, '部署应用', { lang: 'en' })).answer).toMatch(/\[source: docs\/tasks\/deploy-/);
		expect((await search(index, 'Pod', { lang: 'zh' })).answer).toMatch(/\[来源: docs\//);
	});

	it('is refused if the evidence is weak, with the nearest headings', async () => {
		const filler = Array.from({ length: 40 }, (_, i) => [`n/${i}.md`, `# Note ${i}\n\nwords about item ${i} here\n`]);
		const base = await indexBase({
			...(Object.fromEntries(filler) as Record<string, string>),
			'a.md': `# Gardens\n\n## Roses\n\n${'Pruning and watering and feeding of plants. '.repeat(40)} One zebra.\n`,
		});
		const query = 'quantum zebra chromodynamics gluon lagrangian renormalization hadron boson';
		const weak = await search(base, query);
		expect(weak).toMatchObject({ answer: '', sources: [], rejection_category: 'below_threshold' });
		expect(weak.results.map(({ path }) => path)).toEqual(['a.md']);
		expect(weak.notes).toEqual([expect.stringMatching(/below the threshold 0\.50.*Roses/)]);
		const chinese = await search(base, query, { lang: 'zh' });
		expect(chinese.notes).toEqual([expect.stringMatching(/低于阈值 0\.50.*Roses/)]);
	});

	it('is refused if no document has a word of the question', async () => {
		const result = await search(index, 'zzzyx qwvvk');
		expect(result).toMatchObject({ results: [], answer: '', sources: [], rejection_category: 'no_match' });
		expect(result.search_stats.results).toBe(0);
		expect(result.notes).toEqual(['no document has a word of "zzzyx qwvvk"']);
		const chinese = await search(index, '饕餮魑魅', { lang: 'zh' });
		expect(chinese.notes).toEqual(['没有文档包含 "饕餮魑魅" 中的词']);
	});

	it('is refused if only documents that were left out have a word of the question, and says how to include them', async () => {
		const base = await indexBase({
			'docs/old.md': page(['confidence: deprecated'], '# Old\n\nThe hoverport, 悬浮港.\n'),
			'docs/new.md': '# New\n\nThe harbour.\n',
			'other/x.md': '# Other\n\nThe lighthouse.\n',
		});
		const notesOf = async (query: string, options = {}) => (await search(base, query, options)).notes.join();
		expect(await notesOf('hoverport')).toBe(
			'only documents that were left out have a word of "hoverport": 1 deprecated (ask for the confidence deprecated)',
		);
		expect(await notesOf('悬浮港')).toMatch(/只有被排除的文档包含 "悬浮港" 中的词: 1 个已弃用（/);
		const scoped = await search(base, 'lighthouse', { scope: 'docs/' });
		expect(scoped.notes.join()).toMatch(/left out .*: 1 outside of scope:docs\/ \(drop a filter\)/);
		expect(await notesOf('zeppelin')).toMatch(/no document has a word of/);
	});

	it.each(['the of and', 'is it', '？！', '...'])('is refused for %j, which asks for nothing', async (query) => {
		const result = await search(index, query);
		expect(result).toMatchObject({ results: [], answer: '', sources: [], rejection_category: 'no_terms' });
		expect(result.notes.join()).toContain(query);
	});
});

describe('notes', () => {
	it('name what is stale or deprecated of the documents found, with the day of its review', async () => {
		const base = await indexBase({
			'a.md': page(['last_reviewed: 2025-01-15'], '# Failover\n\nPromote a replica.\n'),
			'b.md': page(['last_reviewed: 2024-01-15', 'confidence: deprecated'], '# Failover\n\nOld failover.\n'),
			'c.md': page(['confidence: deprecated'], '# Failover\n\nUndated failover.\n'),
		});
		const notesOf = async (options: object) => (await search(base, 'failover', options)).notes;
		expect(await notesOf({ today: '2025-08-01' })).toEqual(['last reviewed more than 180 days ago: a.md (2025-01-15)']);
		expect(await notesOf({ today: '2025-08-01', lang: 'zh' })).toEqual(['上次审阅已超过 180 天: a.md (2025-01-15)']);
		expect(await notesOf({ today: '2025-02-01' })).toEqual([]);
		expect(await notesOf({})).toEqual([]);
		const deprecated = { confidence: 'deprecated', today: '2025-08-01' };
		expect(await notesOf(deprecated)).toEqual([expect.stringMatching(/^deprecated: .*\bb\.md \(2024-01-15\)/)]);
		expect((await notesOf(deprecated)).join()).toMatch(/\bc\.md(?! \()/);
		expect(await notesOf({ ...deprecated, lang: 'zh' })).toEqual([expect.stringMatching(/^已弃用: /)]);
	});
});

describe('an excerpt', () => {
	it('has 300 characters at most and one line, and ends at a word', async () => {
		const base = await indexBase({ 'a.md': `# A\n\n${'redis failover\n'.repeat(60)}` });
		const [hit] = (await search(base, 'redis failover')).results;
		expect(hit?.excerpt).toMatch(/^redis failover.*(redis|failover)…$/);
		expect(hit?.excerpt.length).toBeLessThanOrEqual(301);
		expect(hit?.excerpt).not.toContain('\n');
		expect(hit?.passage.length).toBeGreaterThan(800);
	});
});

describe('a citation', () => {
	const word = fc.constantFrom('redis', 'pod', '主从', '切换', '__proto__', 'constructor', '`code`', '**bold**');
	const paragraph = fc.array(word, { minLength: 1, maxLength: 6 }).map((words) => words.join(' '));
	const code = fc
		.tuple(fc.constantFrom('```', '~~~', '````'), fc.array(fc.constantFrom('a: 1', '', '# no heading', 'redis')))
		.map(([fence, lines]) => [`${fence}yaml`, ...lines, fence].join('\n'));
	const heading = fc
		.tuple(fc.integer({ min: 1, max: 3 }), paragraph)
		.map(([level, text]) => `${'#'.repeat(level)} ${text}`);
	const body = fc.array(fc.oneof(paragraph, code, heading), { minLength: 1, maxLength: 8 });
	const front = fc.constantFrom<string[]>([], ['tags: [redis]'], ['title: T', 'date: 2025-01-01']);

	it('has lines that hold the passage verbatim, and headings that stand there', async () => {
		await fc.assert(
			fc.asyncProperty(fc.array(fc.tuple(front, body), { minLength: 1, maxLength: 4 }), async (files) => {
				const texts = files.map(([lines, blocks], i) => [`d${i}/x.md`, page(lines, `${blocks.join('\n\n')}\n`)]);
				const sources = Object.fromEntries(texts) as Record<string, string>;
				const { results } = await search(await indexBase(sources), 'redis 主从 pod', { limit: 100 });
				for (const { path, passage, citation } of results) {
					expect(citation.path).toBe(path);
					const { lines } = citation;
					if (lines === null) throw new Error('a file has lines');
					const cited = linesOf(sources[path] ?? '', lines);
					expect(cited).toContain(passage);
					for (const one of citation.headings.slice(-1)) expect(cited.split('\n')[0]).toContain(one.split(' ')[0]);
				}
			}),
			{ numRuns: runs(150) },
		);
	});

	it('has no lines where a text is no file', async () => {
		const base = await openIndex(
			memorySource(indexDocuments([{ id: 'x', title: 'Redis', text: 'Failover of redis.' }])),
		);
		const result = await search(base, 'redis failover');
		expect(result.results).toMatchObject([
			{ id: 'x', path: 'x', confidence: null, last_reviewed: null, citation: { path: 'x', lines: null } },
		]);
		expect(result.search_stats.method).toBe('full_vector_search');
		expect(result.sources).toHaveLength(1);
	});
});
