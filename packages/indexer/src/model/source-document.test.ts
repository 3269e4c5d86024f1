import { NO_CONFIG } from '@pinakes/indexer';
import { describe, expect, it } from 'vitest';
import { documentReader, type ParsedDocument } from './source-document.ts';

const readDocument = documentReader(NO_CONFIG, 'docs/');
const read = (path: string, text: string): ParsedDocument => readDocument(path, text) as ParsedDocument;

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

	it('has titles and headings without the syntax of wikis and generators, but with code', () => {
		const text =
			'# ==A== [[b/c|C]] {{< version >}} `{{ d }} ==e==` ^f123ab\n\n## {{% heading "whatsnext" %}}\n\n## a == b == c\n';
		expect(read('a.md', text).text.sections?.map(({ headings = [] }) => headings.at(-1))).toEqual([
			'A C {{ d }} ==e==',
			'whatsnext',
			'a == b == c',
		]);
		expect(read('b.md', '---\ntitle: About {% data x %} hosts\n---\nText.\n').outline.title).toBe('About hosts');
		expect(read('c.html', '<h1>Use {{ a }}</h1>').outline.title).toBe('Use {{ a }}');
	});

	it('has headings without the comments that hold their anchors, and other comments with text', () => {
		const text = '# Use `a` {/*use-a*/}\n\n## B {/* #b */}\n\n## C {/* see below */}\n\n## D <!-- #d -->\n';
		const headings = read('a.md', text).text.sections?.map((section) => section.headings?.at(-1));
		expect(headings).toEqual(['Use a', 'B', 'C {/* see below */}', 'D']);
		expect(read('x/SKILL.md', `---\nname: x\ndescription: d\n---\n${text}`).outline.headings[0]?.text).toBe('Use a');
	});

	it('in HTML is no template of pages, which begins with a tag or has one for a title', () => {
		const templates = [
			'{% extends "base.html" %}<h1>Log in</h1>',
			'<html><head><title>{{ page.title }} | Site</title></head><body><h1>A</h1></body></html>',
			'---\nlayout: base\n---\n<h3 class="x"><a href="{{ url }}">{{- title -}}</a></h3>',
		];
		expect(templates.map((text) => readDocument('a.html', text))).toEqual([undefined, undefined, undefined]);
		const page = '---\ntitle: News\n---\n{% for post in posts %}<h1>{{ post.title }}</h1>{% endfor %}';
		expect(read('b.html', page).outline.title).toBe('News');
		expect(read('c.html', '<h1>Tags</h1><p>Write <code>{% raw %}</code>.</p>').outline.title).toBe('Tags');
	});

	it.each(['# Heading\n', '---\ntitle: X\n---\n', '---\n\nText between rules.\n\n---\n', ''])(
		'such as %j has nothing to report',
		(text) => {
			expect(read('a.md', text).problems).toEqual([]);
		},
	);
});
