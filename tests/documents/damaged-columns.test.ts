import { memorySource, openIndex } from '@pinakes/query';
import { DOCUMENT_COLUMNS_FILE, type DocumentColumns } from '@pinakes/query/internal';
import { search } from '@pinakes/query/search';
import { describe, expect, it } from 'vitest';
import { baseFiles } from '../testing/knowledge-index.ts';

const FILES = new Map(
	baseFiles({
		'en/backup.md': '# Backup\n\nTake a snapshot.\n',
		'en/restore.md': '# Restore\n\nRead a snapshot.\n',
		'de/backup.md': '# Sicherung\n\nEin Schnappschuss.\n',
		'de/restore.md': '# Rückkehr\n\nEin Schnappschuss.\n',
	}),
);
const COLUMNS = JSON.parse(String(FILES.get(DOCUMENT_COLUMNS_FILE))) as DocumentColumns;

async function searchWith(columns: object): Promise<unknown> {
	const text = JSON.stringify({ ...COLUMNS, ...columns });
	return search(await openIndex(memorySource(new Map(FILES).set(DOCUMENT_COLUMNS_FILE, text))), 'snapshot');
}

describe('the pages of documents', () => {
	it('are read', async () => {
		expect(COLUMNS.pages).toHaveLength(4);
		await expect(searchWith({})).resolves.toMatchObject({ rejection_category: null });
	});

	it.each([[7], ['1'], ['~~~~'], [{}]])('are damaged where they are %j', async (pages) => {
		await expect(searchWith({ pages })).rejects.toMatchObject({ code: 'damaged_part' });
	});

	it('need versions of questions that are marked by true alone', async () => {
		const intents = [{ words: ['v1'], scopes: ['v1/'], isVersion: 'yes' }];
		await expect(searchWith({ intents })).rejects.toMatchObject({ code: 'damaged_part' });
	});
});
