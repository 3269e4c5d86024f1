import { search } from '@pinakes/query/search';
import { runs } from '@pinakes/testing/runs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { indexBase, page } from '../testing/knowledge-index.ts';

const TAGS = ['redis', 'backup', 'security', '备份'];
const QUESTIONS = ['restore a backup', 'nothing here speaks of zebras', '如何恢复备份', 'redis', 'what is security'];

/** A page with tags and a sentence, which may say nothing of what is asked. */
const PAGE = fc.record({
	tags: fc.subarray(TAGS),
	text: fc.constantFrom('Restore a backup from a file.', 'Colours of the rainbow.', '恢复数据库的备份。'),
});

describe('a filter', () => {
	it('never drops a document that passes it, whatever text finds', async () => {
		await fc.assert(
			fc.asyncProperty(
				fc.array(PAGE, { minLength: 1, maxLength: 12 }),
				fc.constantFrom(...TAGS),
				fc.constantFrom(...QUESTIONS),
				async (pages, tag, question) => {
					const files = pages.map(({ tags, text }, i) => {
						const path = `docs/${String(i).padStart(2, '0')}.md`;
						return [path, page([`tags: [${tags.join(', ')}]`], `# Page ${i}\n\n${text}\n`)];
					});
					const index = await indexBase(Object.fromEntries(files));
					const passing = files.filter((_, i) => pages[i]?.tags.includes(tag)).map(([path]) => path);
					fc.pre(passing.length > 0);
					const { results } = await search(index, question, { tags: [tag], limit: 100 });
					expect(results.map(({ path }) => path).sort()).toEqual(passing);
				},
			),
			{ numRuns: runs(60) },
		);
	});
});
