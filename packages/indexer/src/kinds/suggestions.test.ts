import type { IndexFiles } from '@pinakes/indexer';
import type { DocumentOutline, Heading } from '@pinakes/query';
import { SUGGESTION_INDEX, SUGGESTIONS_FILE, type Suggestions, suggestionTokens } from '@pinakes/query/internal';
import fc from 'fast-check';
import { Index } from 'flexsearch';
import { describe, expect, it } from 'vitest';
import { writeSuggestions } from './suggestions.ts';

function heading(text: string, ...children: Heading[]): Heading {
	return { level: 1, text, first_line: 1, last_line: 1, children };
}

const OUTLINES: DocumentOutline[] = [
	{ path: 'a.md', title: 'Configure replication', headings: [heading('Errors', heading('Restore a backup'))] },
	{ path: 'b.md', title: '备份集群', headings: [heading('Errors'), heading('从备份恢复 TiDB')] },
];
const UNITS = [{ name: 'release-notes', capability_tags: ['redis'] }];

function written(outlines: readonly DocumentOutline[], units: typeof UNITS = []): IndexFiles {
	const files: IndexFiles = new Map();
	const texts = outlines.map((outline) => JSON.stringify(outline));
	writeSuggestions(files, texts, [], units);
	return files;
}

/** Suggests as a page does. */
function suggest(files: IndexFiles, query: string): (readonly string[])[] {
	const { entries } = JSON.parse(files.get(SUGGESTIONS_FILE) as string) as Suggestions;
	const index = new Index({ ...SUGGESTION_INDEX, encode: suggestionTokens });
	entries.forEach(([text], number) => {
		index.add(number, text);
	});
	return (index.search(query, { limit: 5 }) as number[]).map((place) => entries[place] as readonly string[]);
}

describe('suggestions', () => {
	const files = written(OUTLINES, UNITS);

	it.each<[string, string[]]>([
		['r', ['release-notes', 'redis', 'Configure replication', 'Restore a backup']],
		['repl', ['Configure replication']],
		['configure repl', ['Configure replication']],
		['CONF', ['Configure replication']],
		['备', ['备份集群', '从备份恢复 TiDB']],
		['恢复', ['从备份恢复 TiDB']],
		['tid', ['从备份恢复 TiDB']],
		['nothing', []],
		['', []],
		['!', []],
	])('go on from %j', (query, texts) => {
		expect(
			suggest(files, query)
				.map(([text]) => text)
				.sort(),
		).toEqual([...texts].sort());
	});

	it('say what they are, and the document that has them, or how many have', () => {
		expect(suggest(files, 'errors')).toEqual([['Errors', 'heading', '', 2]]);
		expect(suggest(files, 'restore')).toEqual([['Restore a backup', 'heading', 'a.md']]);
		expect(suggest(files, 'release')).toEqual([['release-notes', 'unit', '']]);
	});

	it('are the same bytes each time', () => {
		expect([...written(OUTLINES, UNITS)]).toEqual([...files]);
	});

	it('are so few that a page can index them', () => {
		const outlines = Array.from({ length: 6_000 }, (_, i) => ({
			path: `${i}.md`,
			title: `Replica ${i}`,
			headings: [],
		}));
		const many = written(outlines);
		expect((JSON.parse(many.get(SUGGESTIONS_FILE) as string) as Suggestions).entries).toHaveLength(5_000);
	});

	it('are found by the first letters of each of their words, whatever the text', () => {
		fc.assert(
			fc.property(
				fc.string({ unit: fc.constantFrom('a', 'b', 'Z', '备', '份', ' ', '-', '_', '9', 'ö', 'ж') }),
				(title) => {
					const some = written([{ path: 'x.md', title, headings: [] }]);
					for (const token of suggestionTokens(title)) {
						expect(suggest(some, token).map(([, kind]) => kind)).toEqual(['title']);
					}
				},
			),
		);
	});
});
