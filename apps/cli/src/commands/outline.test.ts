import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { tempFolder } from '@pinakes/testing/temp-folder';
import { describe, expect, it } from 'vitest';
import { pinakes } from '../../testing/run.ts';

describe('pinakes outline', () => {
	it('gives one line of JSON to a file, in the order of the files', async () => {
		const cwd = tempFolder({
			'b.md': '---\ntitle: x\n---\n# *B* `c`\r\n\r\n```\n# no\n```\nSet\next\n---\n> # no\n',
			'a.md': '',
			'bom.md': '\ufeff# A',
			'utf-16.md': new Uint8Array(Buffer.from('\ufeff# 章\n', 'utf16le')),
		});
		const { code, stderr, lines } = await pinakes(['outline', 'b.md', './a.md', 'bom.md', 'utf-16.md', '--json'], {
			cwd,
		});
		expect([code, stderr]).toEqual([0, '']);
		expect(lines).toEqual([
			'{"path":"b.md","headings":[[1,"B c",4],[2,"Set ext",9]]}',
			'{"path":"./a.md","headings":[]}',
			'{"path":"bom.md","headings":[[1,"A",1]]}',
			'{"path":"utf-16.md","headings":[[1,"章",1]]}',
		]);
	});

	it('reads other formats as a build does, and says what is no document', async () => {
		const cwd = tempFolder({
			'a.adoc': '= A\n\n== B\n',
			'a.html': '<main><h1>A</h1><h2>B</h2></main>',
			'a.ipynb': { cells: [{ cell_type: 'markdown', source: '# A' }] },
			'api.yaml': 'openapi: 3.0.0\ninfo: {title: X, version: "1"}\npaths: {/x: {get: {summary: Lists x}}}\n',
			'bad.ipynb': '{',
			'other.yaml': 'a: 1',
		});
		const files = ['a.adoc', 'a.html', 'a.ipynb', 'api.yaml', 'bad.ipynb', 'other.yaml'];
		const { code, stderr, lines } = await pinakes(['outline', ...files, '--json'], { cwd });
		expect(lines).toMatchObject([
			'{"path":"a.adoc","headings":[[1,"A",1],[2,"B",3]]}',
			'{"path":"a.html","headings":[[1,"A",1],[2,"B",1]]}',
			'{"path":"a.ipynb","headings":[[1,"A",1]]}',
			expect.stringContaining('Lists x'),
		]);
		expect(code).toBe(2);
		expect(stderr).toMatch(/bad\.ipynb:1: .*\n.*other\.yaml is no document/);
		const found = await pinakes(['get', 'Lists x', 'api.yaml'], { cwd });
		expect(found.code).toBe(0);
	});

	it('shows headings by level and line', async () => {
		const cwd = tempFolder({ 'a.md': '# A\n\n### B\u001b[31m\n' });
		expect(await pinakes(['outline', 'a.md'], { cwd })).toMatchObject({
			code: 0,
			stdout: 'a.md\n    1  A\n    3      B\\u001b[31m\n',
			stderr: '',
		});
	});

	it.skipIf(process.platform === 'win32')('reports a link to a device without end', async () => {
		const cwd = tempFolder({ 'b.md': '# B\n' });
		symlinkSync('/dev/zero', join(cwd, 'a.md'));
		expect(await pinakes(['outline', 'a.md', 'b.md'], { cwd })).toMatchObject({
			code: 2,
			stdout: 'b.md\n    1  B\n',
			stderr: expect.stringMatching(/a\.md: the file has more than 256 MB: name a markdown file/),
		});
	});

	it('reports a file that cannot be read, reads the others, and ends with 2', async () => {
		const cwd = tempFolder({ 'a.md': '# A', 'latin.md': new Uint8Array([0x23, 0x20, 0xe9]), 'folder.md/x': '' });
		const { code, stderr, lines } = await pinakes(['outline', 'gone.md', 'latin.md', 'folder.md', 'a.md', '--json'], {
			cwd,
		});
		expect(code).toBe(2);
		expect(lines).toEqual(['{"path":"a.md","headings":[[1,"A",1]]}']);
		expect(
			stderr
				.trim()
				.split('\n')
				.map((line) => /^pinakes: (.*): name a markdown file in UTF-8\.$/.exec(line)?.[1]),
		).toEqual([
			'gone.md: the file cannot be read (ENOENT)',
			'latin.md: the file is not UTF-8',
			expect.stringMatching(/^folder\.md: the file cannot be read/),
		]);
	});
});
