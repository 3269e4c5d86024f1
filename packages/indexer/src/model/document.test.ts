import { type Config, NO_CONFIG, outlineOf, type Problem } from '@pinakes/indexer';
import { splitFrontMatter } from '@pinakes/indexer/internal';
import { describe, expect, it } from 'vitest';
import { readDocumentRecord } from './document.ts';

type DocumentFields = Config['documents']['fields'];

/** What is read of a document, and what is reported. */
function read(lines: readonly string[], path = 'docs/tasks/a.md', fields: DocumentFields = NO_CONFIG.documents.fields) {
	const frontMatter = lines.length === 0 ? '' : `---\n${lines.join('\n')}\n---\n\n`;
	const text = `${frontMatter}# Title\n\nText.\n`;
	const split = splitFrontMatter(text);
	const problems: Problem[] = [];
	const record = readDocumentRecord(outlineOf(path, text, split), split, fields, (problem) => problems.push(problem));
	return { ...record, problems };
}

describe('front matter of documents', () => {
	it('may be empty', () => {
		expect(read([])).toEqual({
			id: 'docs/tasks/a.md',
			path: 'docs/tasks/a.md',
			title: 'Title',
			tags: [],
			categories: ['tasks'],
			confidence: null,
			last_reviewed: null,
			problems: [],
		});
	});

	it.each([
		['id: k8s-pod-config', 'k8s-pod-config'],
		['id: 42', '42'],
		['id: "  spaced  "', 'spaced'],
		['id: ""', 'docs/tasks/a.md'],
		['id:', 'docs/tasks/a.md'],
		['id: [a]', 'docs/tasks/a.md'],
		['name: x', 'docs/tasks/a.md'],
		['id: __proto__', '__proto__'],
	])('has the id of %s', (line, id) => {
		expect(read([line]).id).toBe(id);
	});

	it.each([
		['tags: [redis, replication]', ['redis', 'replication']],
		['tags: redis, replication', ['redis', 'replication']],
		['tags: redis，主从、切换；备份;restore', ['redis', '主从', '切换', '备份', 'restore']],
		['tags: redis', ['redis']],
		['tag: redis', ['redis']],
		['keywords: [redis]', ['redis']],
		['tags: [Redis, Redis, redis]', ['Redis', 'redis']],
		['tags: [__proto__, constructor, toString]', ['__proto__', 'constructor', 'toString']],
		['tags: [2024, true]', ['2024', 'true']],
		['tags: [" a ", ""]', ['a']],
		['tags: []', []],
		['tags:', []],
	])('has the tags of %s', (line, tags) => {
		expect(read([line]).tags).toEqual(tags);
	});

	it('takes the first field that is there, and not those behind it', () => {
		expect(read(['keywords: [b]', 'tags: [a]']).tags).toEqual(['a']);
		expect(read(['keywords: [b]', 'tags:']).tags).toEqual(['b']);
		expect(read(['date: 2020-01-01', 'last_reviewed: 2025-01-15']).last_reviewed).toBe('2025-01-15');
		expect(read(['date: 2020-01-01']).last_reviewed).toBe('2020-01-01');
	});

	it('has a description where one is declared as a text', () => {
		expect(read(['description: " What it is. "']).description).toBe('What it is.');
		expect(read([`description: ${'x'.repeat(2000)}`]).description).toHaveLength(1000);
		for (const line of ['description:', 'description: [a]', 'summary: x'])
			expect(read([line])).not.toHaveProperty('description');
	});

	it('reports invalid tags, at their line', () => {
		const { tags, problems } = read(['title: T', 'tags: [a, {b: c}]']);
		expect(tags).toEqual(['a']);
		expect(problems).toMatchObject(
			[{ severity: 'warning', file: 'docs/tasks/a.md', line: 3, rule: 'field-type', message: /tags/ }].map(
				({ message, ...one }) => ({ ...one, message: expect.stringMatching(message) }),
			),
		);
		expect(read(['tags: {a: b}'])).toMatchObject({ tags: [], problems: [{ rule: 'field-type' }] });
	});

	it.each([
		[['category: tutorial'], 'docs/tasks/a.md', ['tutorial']],
		[['categories: [tutorial, Reference]'], 'docs/tasks/a.md', ['tutorial', 'Reference']],
		[['categories: tutorial, reference'], 'docs/tasks/a.md', ['tutorial', 'reference']],
		[['categories: []'], 'docs/tasks/a.md', ['tasks']],
		[[], 'docs/concepts/workloads/a.md', ['workloads']],
		[[], 'concepts/a.md', ['concepts']],
		[[], 'a.md', []],
		[['category: x'], 'a.md', ['x']],
		[[], '__proto__/a.md', ['__proto__']],
	])('with %j, %s is of the categories %j', (lines, path, categories) => {
		expect(read(lines, path).categories).toEqual(categories);
	});

	it.each([
		[['confidence: high'], 'high'],
		[['confidence: " High "'], 'high'],
		[['confidence: MEDIUM'], 'medium'],
		[['confidence: low'], 'low'],
		[['confidence: deprecated'], 'deprecated'],
		[['confidence:'], null],
		[['status: deprecated'], 'deprecated'],
		[['status: Deprecated', 'confidence: high'], 'deprecated'],
		[['deprecated: true', 'confidence: high'], 'deprecated'],
		[['deprecated: false', 'confidence: high'], 'high'],
		[['deprecated: false'], null],
		[['status: published', 'confidence: low'], 'low'],
		[['status: draft'], null],
	])('%j is of confidence %s', (lines, confidence) => {
		expect(read(lines)).toMatchObject({ confidence, problems: [] });
	});

	it.each(['sure', '0.9', 'true', '高', '__proto__', 'constructor'])('reports the confidence %s', (value) => {
		const { confidence, problems } = read(['title: T', `confidence: ${value}`]);
		expect(confidence).toBeNull();
		expect(problems).toEqual([
			{
				severity: 'warning',
				file: 'docs/tasks/a.md',
				line: 3,
				rule: 'confidence',
				message: `confidence is "${value}"`,
				fix: 'write high, medium, low, deprecated',
			},
		]);
	});

	it.each([
		['2025-01-15', '2025-01-15'],
		['2025/1/5', '2025-01-05'],
		['2025.01.15', '2025-01-15'],
		['2025年1月15日', '2025-01-15'],
		['"2025-01-15 10:30"', '2025-01-15'],
		['2025-01-15T10:30:00Z', '2025-01-15'],
		['2024-02-29', '2024-02-29'],
	])('reads the date %s', (text, date) => {
		expect(read([`last_reviewed: ${text}`])).toMatchObject({ last_reviewed: date, problems: [] });
	});

	it.each([
		'2025-02-29',
		'2025-02-30',
		'2025-13-01',
		'2025-00-10',
		'2025-04-31',
		'yesterday',
		'15.01.2025',
		'20250115',
	])('reports the date %s, which there is not', (text) => {
		const { last_reviewed, problems } = read([`last_reviewed: ${text}`]);
		expect(last_reviewed).toBeNull();
		expect(problems).toMatchObject([{ severity: 'warning', line: 2, rule: 'date' }]);
		expect(problems[0]?.message).toContain(text);
	});

	it.each(['last_reviewed', 'lastReviewed', 'reviewed', 'updated', 'last_updated', 'lastmod', 'date'])(
		'takes %s for the last review',
		(field) => {
			expect(read([`${field}: 2025-01-15`]).last_reviewed).toBe('2025-01-15');
		},
	);

	it('reads only the configured fields', () => {
		const fields: DocumentFields = {
			id: ['slug', 'uid'],
			tags: ['topics'],
			categories: ['kind'],
			confidence: ['trust'],
			reviewed: ['checked'],
		};
		const ours = ['uid: u', 'topics: [t]', 'kind: k', 'trust: low', 'checked: 2025-01-02'];
		const usual = ['id: i', 'tags: [x]', 'category: c', 'confidence: high', 'date: 2020-01-01'];
		expect(read([...usual, ...ours], 'd/a.md', fields)).toMatchObject({
			id: 'u',
			tags: ['t'],
			categories: ['k'],
			confidence: 'low',
			last_reviewed: '2025-01-02',
			problems: [],
		});
		expect(read(usual, 'd/a.md', fields)).toMatchObject({
			id: 'd/a.md',
			tags: [],
			categories: ['d'],
			confidence: null,
			last_reviewed: null,
		});
	});
});
