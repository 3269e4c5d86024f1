import { hasHidden, hostileText } from '@pinakes/testing/hostile-text';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compileCatalog } from '../catalog/compile.ts';
import { llmsText } from './llms-text.ts';

it('a listing has a line to each skill and document, and hides nothing', () => {
	fc.assert(
		fc.property(hostileText(), hostileText(), (name, description) => {
			const title = { title: name, baseUrl: '', markdown: 'pages', hasOutlines: true, documents: 1 } as const;
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
