import { compileCatalog } from '@pinakes/indexer/internal';
import { hasHidden, hostileText } from '@pinakes/testing/hostile-text';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { llmsText } from './llms-text.ts';

it('a listing has a line to each skill and document, and hides nothing', () => {
	fc.assert(
		fc.property(hostileText(), hostileText(), (name, description) => {
			const title = {
				title: name,
				baseUrl: '',
				markdown: 'pages',
				order: [],
				hasOutlines: true,
				documents: 1,
			} as const;
			const shape = (text: string): string[] => text.split('\n').map((line) => line.slice(0, 2));
			const site = (title_: string, note: string): string =>
				llmsText(
					{ ...title, title: title_ },
					[{ name: 'a', description: note, files: [] }],
					[{ path: 'a.md', title: title_, sections: [] }],
				);
			const listing = compileCatalog([{ unit_id: 'a', name: `n${name}`, description }], 10_000).text;
			const text = site(name, description);
			expect([text, listing].filter(hasHidden)).toEqual([]);
			expect(shape(text).slice(1)).toEqual(shape(site('x', 'y')).slice(1));
			expect(listing.split('\n')).toHaveLength(2);
		}),
	);
});

it('links pages and not their headings, and says of each what it declares, or else its first paragraph', () => {
	const page = (path: string, url: string, text: string, description?: string) => ({
		path,
		title: path,
		description,
		sections: [{ id: path, title: path, text, url }],
	});
	const long = `~~~sh\n${'run\n'.repeat(1000)}~~~\n`;
	const pages = [
		page('a.md', '/a/#general', '# A\n\nUse [go-lib][] and [theirs][one].\n\n[Go-lib]: /go\n[one]: /1\n'),
		page('b.md', '#/b', `# B\n\nSee [it][].\n\n${long}\n[it]: /it\n`),
		page('c.md', '/c?x=1#甲', '# C\n\nNot this.\n', 'What it\nis about.'),
	];
	const title = { title: 'Acme', baseUrl: '', markdown: 'none', hasOutlines: false, documents: 3 } as const;
	const [, lists] = llmsText({ ...title, order: [] }, [], pages).split('@pinakes/query.\n\n');
	expect(lists).toBe(
		'## Documents\n\n- [a.md](/a/): Use go-lib and theirs.\n- [b.md](#/b): See it.\n- [c.md](/c?x=1): What it is about.\n',
	);
});

it('guides are first and news last, in the order of the sidebar, with a line of each', () => {
	const page = (path: string, text: string) => ({
		path,
		title: path,
		sections: [{ id: path, title: path, text, url: `/${path}` }],
	});
	const pages = [
		page('api/a.md', '# A\n\nWhat it does.\n'),
		page('blog/b.md', '# B\n\n::: tip\nA note.\n:::\n\nNews of **us**,\nhere.\n'),
		page('guide/c.md', '# C\n\n- a list\n'),
		page('guide/d.md', '# D\n\n## First\n\nBegin.\n'),
	];
	const title = { title: 'Acme', baseUrl: '', markdown: 'none', hasOutlines: false, documents: 4 } as const;
	const text = llmsText({ ...title, order: ['guide/d.md', 'guide/c.md'] }, [], pages);
	const [, lists] = text.split('@pinakes/query.\n\n');
	expect(lists).toBe(
		'## guide\n\n- [guide/d.md](/guide/d.md): Begin.\n- [guide/c.md](/guide/c.md)\n\n## api\n\n- [api/a.md](/api/a.md): What it does.\n\n## blog\n\n- [blog/b.md](/blog/b.md): News of us, here.\n',
	);
});
