import { rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { buildIndex, loadConfig } from '@pinakes/indexer';
import { openIndex, retrieveEntry, searchText } from '@pinakes/query';
import { directorySource } from '@pinakes/query/node';
import { tempFolder } from '@pinakes/testing/temp-folder';
import { expect, it } from 'vitest';
import { readResolved } from '../../testing/builds.ts';

it('documents of all formats are indexed; what is not read is listed, and what is broken is reported with its line', async () => {
	const root = tempFolder({
		'docs/pinakes.config.json': { site: { generator: 'mkdocs' }, markdown: [{ include: 'units/**' }] },
		'docs/guide.mdx': "import A from 'a';\n\n# Walrus\n\n<A>tusks</A>\n",
		'docs/page.html':
			'<html><body><main><h1>Heron</h1><h2 id="own-anchor">Wading</h2><p>in shallow water</p></main></body></html>',
		'docs/spec.rst': 'Badger\n======\n\nSett\n----\n\nburrows :ref:`deep <x>`\n',
		'docs/book.adoc': '= Otter\n\n== Holt\n\nriver {x}\n',
		'docs/notes.txt': 'Stoat\n\nermine in winter\n',
		'docs/old.markdown': '# Vole\n\nbank\n',
		'docs/a.ipynb': JSON.stringify({ cells: [{ cell_type: 'markdown', source: '# Lynx\n\nsnow' }] }),
		'docs/api.yaml': 'openapi: 3.0.0\ninfo: {title: Zoo}\npaths:\n  /animals:\n    get: {summary: List animals}\n',
		'docs/broken.ipynb': '{\n"cells": [,]}',
		'docs/manual.pdf': 'x',
		'docs/other.pdf': 'x',
		'docs/package.json': '{"name": "x"}',
		'docs/requirements.txt': 'lynx==1.0',
		'docs/skills/s/SKILL.md': '---\nname: s\ndescription: Does it.\n---\n{{ kept }} as it is\n',
		'docs/skills/s/assets/template.html': '<h1>Not a document</h1>',
		'docs/units/picture.png': 'x',
	});
	const { problems, summary } = await buildIndex({
		folders: [`${root}/docs`],
		out: `${root}/index`,
		vectors: 'none',
	});
	expect(problems.map(({ file, rule, line, severity }) => [file, rule, line, severity])).toEqual([
		['broken.ipynb', 'parse-failed', 2, 'error'],
		['manual.pdf', 'not-read', undefined, 'warning'],
		['units/picture.png', 'not-read', undefined, 'warning'],
	]);
	expect(problems[1]?.message).toBe('2 files .pdf not read, as no format is known for it: manual.pdf, other.pdf');
	expect(summary.documents).toBe(9);
	const index = await openIndex(directorySource(`${root}/index`));
	const first = async (query: string): Promise<unknown[]> => {
		const [hit] = (await searchText(index, query)).hits;
		return [hit?.id, hit?.headings.at(-1), hit?.lines, hit?.url];
	};
	expect(await first('shallow water')).toEqual(['page.html', 'Wading', [1, 1], '/page/#own-anchor']);
	expect(await first('burrows deep')).toEqual(['spec.rst', 'Sett', [4, 7], '/spec/#sett']);
	expect(await first('river')).toEqual(['book.adoc', 'Holt', [3, 5], '/book/#_holt']);
	expect(await first('tusks')).toEqual(['guide.mdx', 'Walrus', [3, 5], '/guide/']);
	expect(await first('list animals')).toEqual([
		'api.yaml',
		'GET /animals: List animals',
		[5, 5],
		'/api/#get-animals-list-animals',
	]);
	expect(await first('ermine')).toEqual(['notes.txt', undefined, [1, 3], '/notes/']);
	const entry = await retrieveEntry(index, { targetEntry: 'Wading', filePaths: ['page.html'] });
	expect(entry).toMatchObject({ entry_content: '## Wading\n\nin shallow water\n', start_line: 1, end_line: 1 });
	const skill = await retrieveEntry(index, { targetEntry: 'x', filePaths: ['skills/s/SKILL.md'] });
	expect(skill.retrieval_notes).not.toContain('no such file');
});

it('a link to a file beside it is no second document, unless its name makes it a unit', async () => {
	const root = tempFolder({
		'AGENTS.md': '# Rules',
		'docs/index.md': '# Docs',
		'other/a.md': '# A',
		'skills/s/README.md': '---\nname: s\ndescription: Does it.\n---\n# S',
	});
	symlinkSync('AGENTS.md', `${root}/CLAUDE.md`);
	symlinkSync('index.md', `${root}/docs/README.md`);
	symlinkSync('../other/a.md', `${root}/docs/a.md`);
	symlinkSync('README.md', `${root}/skills/s/SKILL.md`);
	const { documents, units, problems } = await readResolved([root]);
	expect(documents).toEqual([
		'AGENTS.md',
		'docs/a.md',
		'docs/index.md',
		'other/a.md',
		'skills/s/README.md',
		'skills/s/SKILL.md',
	]);
	expect(units.map(({ unit_id }) => unit_id)).toEqual(['skills/s']);
	expect(problems).toEqual([]);
});

it('warns of folders that are in another one, unless their files are ignored there', async () => {
	const root = tempFolder({ 'docs/a.md': '# A\n', 'b.md': '# B\n', 'pinakes.config.json': { ignore: 'docs/**' } });
	const docs = `${root}/docs`;
	for (const folders of [
		[root, docs],
		[docs, docs],
	]) {
		const { problems } = await readResolved(folders);
		expect(problems).toMatchObject([
			{ severity: 'warning', file: expect.stringMatching(/^docs.*\/a\.md$/), rule: 'folder-twice' },
		]);
		expect(problems[0]?.message).toContain(`a part of ${folders[0]}`);
	}
	const { problems } = await readResolved([root, docs], await loadConfig(undefined, [root]));
	expect(problems).toEqual([]);
});

it('says of a file whose name is not UTF-8 that its name is the reason', async () => {
	const root = tempFolder({ 'a.md': '# A\n' });
	writeFileSync(Buffer.concat([Buffer.from(`${root}/`), Buffer.of(0xe9), Buffer.from('.md')]), '# E\n');
	const { problems } = await readResolved([root]);
	expect(problems).toMatchObject([{ message: 'the file cannot be read (its name is not UTF-8)', fix: 'rename it' }]);
});

it('a file that is removed while others are read is no source, and no problem', async () => {
	const root = tempFolder({ 'docs/a.md': `# Large\n\n${'A line of it.\n'.repeat(20_000)}`, 'docs/b.md': '# Gone\n' });
	const { problems, summary } = await buildIndex({
		folders: [`${root}/docs`],
		out: `${root}/index`,
		vectors: 'none',
		onProgress: () => rmSync(`${root}/docs/b.md`, { force: true }),
	});
	expect([problems, summary.documents]).toEqual([[], 1]);
});
