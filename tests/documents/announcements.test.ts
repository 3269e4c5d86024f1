import { searchText } from '@pinakes/query';
import { search } from '@pinakes/query/search';
import { describe, expect, it } from 'vitest';
import { buildBase } from '../testing/knowledge-index.ts';

const FILES = {
	'blog/four.md':
		'# Version 4 is out\n\n## Environment variables\n\nQuotation marks are read now.\n\n## Speed\n\nFaster.\n',
	'guide/modes.md':
		'# Modes and env files\n\nEach mode has files of its own.\n\n## Env files\n\nEnvironment variables come from these files. A variable of the shell comes before them.\n',
	...Object.fromEntries(
		Array.from({ length: 8 }, (_, i) => [`guide/other-${i}.md`, `# Other ${i}\n\nSomething else.\n`]),
	),
};

describe('a heading of a post that is what was asked', () => {
	it('is no name: the page about it comes first', async () => {
		const { index } = await buildBase(FILES);
		const { hits } = await searchText(index, 'environment variables');
		expect(hits.map(({ id }) => id)).toEqual(['guide/modes.md', 'blog/four.md']);
		const { results } = await search(index, 'environment variables');
		expect(results[0]?.path).toBe('guide/modes.md');
	});

	it('leaves the post its own name', async () => {
		const { index } = await buildBase(FILES);
		const { hits } = await searchText(index, 'Version 4 is out');
		expect(hits[0]?.id).toBe('blog/four.md');
	});
});
