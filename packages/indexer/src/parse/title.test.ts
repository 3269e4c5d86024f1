import { indexMarkdown, outlineOf } from '@pinakes/indexer';
import { splitFrontMatter } from '@pinakes/indexer/internal';
import { memorySource, openIndex, searchText } from '@pinakes/query';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toDocument } from './sections.ts';
import { fileTitle, homePageSection, stemOf } from './title.ts';

it.each([
	['notes.md', 'notes'],
	['release/system.md', 'release/system'],
	['notes/giraffes.md', 'giraffes'],
	['sig-apps/annual-report-2020.md', 'annual-report-2020'],
	['apps/tool/README.md', 'tool'],
	['README.md', 'README'],
])('calls %s, which has no title, %s', (path, expected) => {
	expect(fileTitle(path)).toBe(expected);
});

it('knows the endings that tools put before .md', () => {
	expect(['a/x.agent.md', 'y.instructions.md', 'z.prompt.md', 'w.mdc', 'v.other.md'].map(stemOf)).toEqual([
		'x',
		'y',
		'z',
		'w',
		'v.other',
	]);
});

const VITEPRESS = `---
layout: home
hero:
  name: Tackle
  text: Ropes for sailors
  tagline: Splice <b>any</b>
    rope.
  actions:
    - theme: brand
      text: Begin
      link: /begin
features:
  - icon: x
    title: Knots
    details: Bowline and hitch
  - title: Anchors
  - details: Made in Bergen
head: []
---
`;

const STARLIGHT = `---
title: Welcome
template: splash
hero:
  title: Tackle
  tagline: Splice any rope.
---

import { Card } from '@astrojs/starlight/components';

## Next steps

<Card title="Fenders">Soft.</Card>
`;

const sectionOf = (text: string) => homePageSection(splitFrontMatter(text));

describe('homePageSection', () => {
	it('has the texts of hero and features, with their lines', () => {
		const text =
			'Tackle\n\nRopes for sailors\n\nSplice <b>any</b> rope.\n\n**Knots**: Bowline and hitch\n\nAnchors\n\nMade in Bergen\n\n';
		expect(sectionOf(VITEPRESS)).toEqual({ text, lines: [3, 17] });
		expect(sectionOf(STARLIGHT)).toEqual({ text: 'Tackle\n\nSplice any rope.\n\n', lines: [4, 6] });
		expect(sectionOf('---\nlayout: home\nfeatures:\n- title: Knots\n---\n')).toEqual({
			text: 'Knots\n\n',
			lines: [3, 4],
		});
	});

	it('is undefined for other pages and other values', () => {
		for (const fields of ['title: A', 'features:\n- title: A', 'hero: A', 'hero: [A]', 'hero:\n  name: 5']) {
			expect(sectionOf(`---\n${fields}\n---\n# B\n`), fields).toBeUndefined();
		}
		expect(sectionOf('---\nlayout: home\nfeatures: [A, 1, [B]]\n---\n')).toBeUndefined();
	});

	it('never throws, and has at most a hundred features', () => {
		const field = fc.constantFrom('name', 'title', 'text', 'tagline', 'details', '__proto__');
		const fields = fc.dictionary(field, fc.jsonValue()).map((values) => new Map(Object.entries(values)));
		fc.assert(
			fc.property(fc.oneof(fields, fc.jsonValue()), fc.oneof(fc.array(fields), fc.jsonValue()), (hero, features) => {
				const read = new Map<string, unknown>(Object.entries({ layout: 'home', hero, features }));
				const section = homePageSection({ fields: read, lines: new Map(), bodyOffset: 1 });
				expect(section?.text ?? 'x').not.toBe('');
			}),
		);
		const many = `---\nlayout: home\nfeatures:\n${'- title: A\n'.repeat(500)}---\n`;
		expect(sectionOf(many)?.text.match(/A/g)).toHaveLength(100);
	});
});

describe('a home page', () => {
	it('is found by what it shows, under its own title', async () => {
		const index = await openIndex(
			memorySource(
				indexMarkdown([
					{ path: 'index.md', text: VITEPRESS },
					{ path: 'splash/index.mdx', text: STARLIGHT },
					{ path: 'other.md', text: '# Other\n\nNothing of ropes.\n' },
				]),
			),
		);
		const best = async (query: string) => (await searchText(index, query)).hits[0];
		expect(await best('bowline')).toMatchObject({ id: 'index.md', title: 'Tackle', lines: [3, 17] });
		expect(await best('Bergen')).toMatchObject({ id: 'index.md' });
		expect(await best('tagline welcome splice')).toMatchObject({ id: 'splash/index.mdx', title: 'Welcome' });
		expect(await best('fenders')).toMatchObject({ id: 'splash/index.mdx', headings: ['Next steps'] });
	});

	it('has one section instead of an empty text, with the address of the page', () => {
		const split = splitFrontMatter(VITEPRESS);
		const { sections } = toDocument(outlineOf('index.md', VITEPRESS, split), split, { url: '/docs/', sections: [] });
		expect(sections).toMatchObject([{ url: '/docs/', lines: [3, 17] }]);
	});
});
