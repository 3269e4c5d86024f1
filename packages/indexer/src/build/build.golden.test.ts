import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Files, tempFolder } from '@pinakes/testing/temp-folder';
import { describe, expect, it } from 'vitest';
import { buildIndex } from './build.ts';

/** The files with a public name and shape, but for outline.json. */
const PUBLIC_FILES = [
	'units.by_tag.json',
	'units.by_keyword.json',
	'units.by_ide.json',
	'units.all.json',
	'packages.all.json',
];

const SOURCES: Files = {
	'packages/aider.json': { package_id: 'gh:a/aider', name: 'Aider', units: ['gh:a/aider#edit', 'gh:a/aider#commit'] },
	'packages/ui.json': { package_id: 'npm:ui', name: 'UI' },
	'units/1-edit.json': {
		unit_id: 'gh:a/aider#edit',
		package_id: 'gh:a/aider',
		name: 'Edit',
		description: 'Edits code',
		capability_tags: ['code-refactoring', 'Multi-File ', '__proto__', 'code-refactoring'],
		keywords: ['AI Coding', '代码重构', 'toString'],
		ide_support: ['windsurf', 'Cursor'],
	},
	'units/2-commit.json': {
		unit_id: 'gh:a/aider#commit',
		package_id: 'gh:a/aider',
		name: 'Commit',
		description: 'Commits code',
		capability_tags: ['git-commit', 'multi-file'],
		keywords: ['ai coding', 'ＧＩＴ'],
		ide_support: ['cursor', 'generic'],
	},
	'.claude/skills/review/SKILL.md':
		'---\nname: review\ndescription: Reviews\ntags: [git-commit, "é", "Ö", b, B]\nkeywords: zebra, 审查\n---\n',
	'.cursor/skills/review/SKILL.md':
		'---\nname: review\ndescription: Reviews\ntags: [git-commit, "é", "Ö", b, B]\nkeywords: zebra, 审查\n---\n',
};

/** Exact JSON, key order included; an object with `__proto__` for a key is written as a text. */
const EXPECTED: Readonly<Record<string, string>> = {
	'units.by_tag.json':
		'{"__proto__":["gh:a/aider#edit"],"b":[".claude/skills/review"],"code-refactoring":["gh:a/aider#edit"],' +
		'"git-commit":[".claude/skills/review","gh:a/aider#commit"],"multi-file":["gh:a/aider#commit","gh:a/aider#edit"],' +
		'"é":[".claude/skills/review"],"ö":[".claude/skills/review"]}',
	'units.by_keyword.json':
		'{"ai coding":["gh:a/aider#commit","gh:a/aider#edit"],"git":["gh:a/aider#commit"],"tostring":["gh:a/aider#edit"],' +
		'"zebra":[".claude/skills/review"],"代码重构":["gh:a/aider#edit"],"审查":[".claude/skills/review"]}',
	'units.by_ide.json':
		'{"claude":[".claude/skills/review"],"cursor":[".claude/skills/review","gh:a/aider#commit","gh:a/aider#edit"],' +
		'"generic":["gh:a/aider#commit"],"windsurf":["gh:a/aider#edit"]}',
	'units.all.json': '[".claude/skills/review","gh:a/aider#commit","gh:a/aider#edit"]',
	'packages.all.json': '["gh:a/aider","npm:ui"]',
};

/** A JSON text without the white space between its parts. */
function compact(text: string): string {
	return text.replace(/\n/g, '');
}

describe('the public files', () => {
	it.each(PUBLIC_FILES)('%s is exactly what the sources ask for', async (file) => {
		const out = join(tempFolder(), 'index');
		await buildIndex({ folders: [tempFolder(SOURCES)], out });
		const text = readFileSync(join(out, file), 'utf8');
		expect(compact(text)).toBe(EXPECTED[file]);
		expect(() => JSON.parse(text) as unknown).not.toThrow();
	});

	it('are empty lists and objects if there is nothing to list', async () => {
		const out = join(tempFolder(), 'index');
		await buildIndex({ folders: [tempFolder({ 'a.md': '# A' })], out });
		const texts = PUBLIC_FILES.map((file) => readFileSync(join(out, file), 'utf8').trim());
		expect(texts).toEqual(['{}', '{}', '{}', '[]', '[]']);
	});

	it('outline.json has the heading tree of every document, sorted by path', async () => {
		const out = join(tempFolder(), 'index');
		const files = { 'b.md': '# B\n\n## C\n', 'a/z.md': '---\ntitle: Z\n---\ntext\n', 'B.md': '```\n# no\n```\n' };
		await buildIndex({ folders: [tempFolder(files)], out });
		expect(JSON.parse(readFileSync(join(out, 'outline.json'), 'utf8'))).toEqual({
			documents: [
				{ path: 'B.md', title: 'B', headings: [] },
				{ path: 'a/z.md', title: 'Z', headings: [] },
				{
					path: 'b.md',
					title: 'B',
					headings: [
						{
							level: 1,
							text: 'B',
							first_line: 1,
							last_line: 3,
							children: [{ level: 2, text: 'C', first_line: 3, last_line: 3, children: [] }],
						},
					],
				},
			],
		});
	});
});

const REGISTRY = fileURLToPath(new URL('../../../../../shared/data/skills/neo-registry', import.meta.url));

/** Sorts the id lists of a parsed index file; keys stay in their order. */
function withSortedIds(json: unknown): unknown {
	if (Array.isArray(json)) return [...json].sort();
	return Object.fromEntries(Object.entries(json as object).map(([term, ids]) => [term, withSortedIds(ids)]));
}

describe.skipIf(!existsSync(REGISTRY))('neo-registry (skipped where ../shared/data/skills is not there)', () => {
	it('gives the index files that its own builder wrote, key order included', async () => {
		const out = join(tempFolder(), 'index');
		const { problems } = await buildIndex({ folders: [REGISTRY], out });
		expect(problems).toEqual([]);
		const names = readdirSync(join(REGISTRY, 'indexes'));
		expect(names.sort()).toEqual([...PUBLIC_FILES].sort());
		for (const name of names) {
			const [ours, theirs] = [out, join(REGISTRY, 'indexes')].map(
				(folder) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as unknown,
			);
			expect(JSON.stringify(withSortedIds(ours))).toBe(JSON.stringify(withSortedIds(theirs)));
		}
	});
});
