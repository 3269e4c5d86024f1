import { openIndex } from '@pinakes/query';
import { directorySource } from '@pinakes/query/node';
import { describe, expect, it } from 'vitest';
import { indexOf } from '../../testing/index-folder.ts';
import { retrieveAnywhere } from './documents.ts';

async function get(files: Readonly<Record<string, string>>, targetEntry: string) {
	const index = await openIndex(directorySource(await indexOf(files)));
	const { status, source_file, entry_content, start_line, end_line } = await retrieveAnywhere(index, { targetEntry });
	return { status, source_file, entry_content, lines: [start_line, end_line] };
}

const COMPARED = '# Compared\n\n## Installation\n\nIs faster.\n';

describe('a heading without a file', () => {
	it('is the title of a page before a heading elsewhere', async () => {
		const body = '\nRun it.\n\n## Prerequisites\n\nNone.\n';
		const files = { 'compared.md': COMPARED, 'installation.md': `---\ntitle: Installation\n---\n${body}` };
		expect(await get(files, 'installation')).toEqual({
			status: 'found',
			source_file: 'installation.md',
			entry_content: body,
			lines: [4, 9],
		});
		expect(await get({ ...files, 'installation.md': '# Installation\n\nRun it.\n' }, 'Installation')).toMatchObject({
			source_file: 'installation.md',
			entry_content: '# Installation\n\nRun it.\n',
		});
	});

	it('is a heading if no page has that title', async () => {
		expect(await get({ 'compared.md': COMPARED, 'setup.md': '# Setup\n' }, 'Installation')).toMatchObject({
			source_file: 'compared.md',
			entry_content: '## Installation\n\nIs faster.\n',
		});
	});

	it('is in an older version only if no other has it', async () => {
		const files = {
			'v1/install.md': '# Install\n\nOld.\n\n## Licence key\n\nAsk.\n',
			'v1/use.md': '# Use\n',
			'v2/install.md': '# Install\n\nNew.\n',
			'v2/use.md': '# Use\n',
		};
		expect(await get(files, 'Install')).toMatchObject({
			source_file: 'v2/install.md',
			entry_content: '# Install\n\nNew.\n',
		});
		expect(await get(files, 'Licence key')).toMatchObject({ status: 'found', source_file: 'v1/install.md' });
		expect(await get(files, 'Colours')).toMatchObject({ status: 'not_found' });
	});
});
