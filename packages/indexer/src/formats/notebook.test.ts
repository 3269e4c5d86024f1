import { expect, it } from 'vitest';
import { readDocument } from '../../testing/read-document.ts';

it('cells of text and code with their lines', () => {
	const cells = [
		{ cell_type: 'markdown', source: ['# Analysis\n', 'Read ![x](attachment:a.png) the data.'] },
		{ cell_type: 'code', source: 'import a\n# none', outputs: [{ text: 'left out' }] },
		{ cell_type: 'markdown', source: ['## Result'] },
	];
	const metadata = { language_info: { name: 'python' } };
	const { sections, title } = readDocument('a.ipynb', JSON.stringify({ cells, metadata }, null, 1)) ?? {};
	expect(title).toBe('Analysis');
	expect(sections).toEqual([
		['Analysis', '6-12', '# Analysis Read ![x]() the data. ```python import a # none ```'],
		['Analysis > Result', '22-22', '## Result'],
	]);
});

it('a first raw cell may be front matter', () => {
	const raw = { cell_type: 'raw', source: ['---\n', 'title: Otters\n', 'tags: [a]\n', '---'] };
	const cells = [raw, { cell_type: 'markdown', source: '## Result' }];
	expect(readDocument('a.ipynb', JSON.stringify({ cells, metadata: {} }))).toMatchObject({
		title: 'Otters',
		fields: { tags: ['a'] },
		sections: [['Result', '1-1', '## Result']],
	});
});

it('raw cells are text unless they are for another format', () => {
	const raw = (source: string, raw_mimetype?: string) => ({ cell_type: 'raw', source, metadata: { raw_mimetype } });
	const cells = [raw('One.'), raw('Two.', 'text/restructuredtext'), raw('\newpage', 'text/latex')];
	expect(readDocument('a.ipynb', JSON.stringify({ cells }))?.sections).toEqual([['', '1-1', 'One. Two.']]);
});

it('are not looked for in the old format, which is named', () => {
	const text = JSON.stringify({ nbformat: 3, worksheets: [{ cells: [] }] });
	expect(() => readDocument('a.ipynb', text)).toThrow('the notebook is of nbformat 3, and 4 is read');
});

it('numbers that only Python writes are read', () => {
	const text = '{"cells": [{"cell_type": "markdown", "source": "Say \\"NaN\\" or Infinity"}], "a": [NaN, -Infinity]}';
	expect(readDocument('a.ipynb', text)?.sections).toEqual([['', '1-1', 'Say "NaN" or Infinity']]);
});
