import { describe, expect, it } from 'vitest';
import { NO_CONFIG } from '../config/config.ts';
import { documentReader, type MarkdownDocument } from './markdown-document.ts';

const readDocument = documentReader(NO_CONFIG, 'docs/');
const read = (path: string, text: string): MarkdownDocument => readDocument(path, text) as MarkdownDocument;

describe('a markdown document', () => {
	it('whose front matter is broken is reported, and read without it', () => {
		const { problems, record, text } = read('a.md', '---\ntitle: [x\ntags: [y]\n---\n\n# Heading\n\nWords.\n');
		expect(problems).toEqual([
			expect.objectContaining({ severity: 'error', file: 'docs/a.md', rule: 'yaml', fix: expect.any(String) }),
		]);
		expect(problems[0]?.line).toBeGreaterThan(1);
		expect(record.tags).toEqual([]);
		expect(JSON.stringify(text)).toContain('Words.');
	});

	it('has front matter in JSON, but not as a skill', () => {
		const text = '{\n"title": "Own",\n"tags": ["a"]\n}\n# Heading\n';
		expect(read('a.md', text)).toMatchObject({ outline: { title: 'Own' }, record: { tags: ['a'] } });
		expect(read('x/SKILL.md', text).outline.title).toBe('Heading');
	});

	it.each(['# Heading\n', '---\ntitle: X\n---\n', '---\n\nText between rules.\n\n---\n', ''])(
		'such as %j has nothing to report',
		(text) => {
			expect(read('a.md', text).problems).toEqual([]);
		},
	);
});
