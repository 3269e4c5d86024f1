import { indexDocuments } from '@pinakes/indexer';
import { type Index, memorySource, openIndex, searchText } from '@pinakes/query';
import type { TextDocument } from '@pinakes/query/internal';
import { createTextIndex } from '@pinakes/query/memory';
import { PREFIX } from '@pinakes/query/parts';
import { describe, expect, it } from 'vitest';

const DOCUMENTS: readonly TextDocument[] = [
	{ id: 'de/haus.md', title: 'Häuser', text: 'Wer ein Haus bauen möchte, braucht eine Genehmigung der Stadt.' },
	{ id: 'fr/ete.md', title: 'Vacances', text: 'Pendant l’été, les fenêtres des maisons sont ouvertes.' },
	{ id: 'es/clave.md', title: 'Contraseñas', text: 'La contraseña se cambia cada año en la configuración.' },
	{ id: 'en/car.md', title: 'Parking', text: 'The car is parked before the house, and the houses are old.' },
	{ id: 'vi/phuc.md', title: 'Khôi phục', text: 'Cách khôi phục dữ liệu từ bản sao lưu.' },
	{ id: 'zh/fang.md', title: '房子', text: '建房子需要许可证。' },
	{ id: 'th/a.md', title: 'การกู้คืนข้อมูล', text: 'วิธีกู้คืนข้อมูลจากข้อมูลสำรอง' },
	{ id: 'he/a.md', title: 'גיבוי', text: 'שחזור נתונים מגיבוי' },
	{ id: 'ar/a.md', title: 'استعادة', text: 'يمكن استعادة قاعدة البيانات من النسخة الاحتياطية التي تم إنشاؤها' },
];
const FILES = indexDocuments(DOCUMENTS);

async function first(
	query: string,
	index: Promise<Index> = openIndex(memorySource(FILES)),
): Promise<string | undefined> {
	const { hits } = await searchText(await index, query, { threshold: 0 });
	return hits[0]?.id;
}

describe('an index with texts in several languages', () => {
	it.each([
		['Häusern', 'de/haus.md'],
		['wie baut man ein haus', 'de/haus.md'],
		['hauser', 'de/haus.md'],
		['ete', 'fr/ete.md'],
		['fenetre', 'fr/ete.md'],
		['contrasena', 'es/clave.md'],
		['cómo configurar contraseñas', 'es/clave.md'],
		['car', 'en/car.md'],
		['parking houses', 'en/car.md'],
		['khoi phuc', 'vi/phuc.md'],
		['房子', 'zh/fang.md'],
		['Ｈäuser', 'de/haus.md'],
		['กู้คืน', 'th/a.md'],
		['נְתוּנִים', 'he/a.md'],
		['اِستِعادة', 'ar/a.md'],
	])('finds %s in %s', async (query, id) => {
		expect(await first(query)).toBe(id);
	});

	it('answers questions in several languages and scripts at once', async () => {
		const { hits } = await searchText(
			await openIndex(memorySource(FILES)),
			`Häuser fenêtres 房子 contraseña 😀 ${'x'.repeat(19_900)}`,
			{ threshold: 0 },
		);
		expect(hits.map(({ id }) => id).sort()).toEqual(['de/haus.md', 'es/clave.md', 'fr/ete.md', 'zh/fang.md']);
	});

	it('names the languages that readers must add, and no others', () => {
		const { analyzer } = JSON.parse(FILES.get('manifest.json') as string) as { analyzer: { languages: string[] } };
		expect(analyzer.languages).toEqual(['chinese', 'english', 'arabic', 'french', 'german', 'spanish']);
		const english = indexDocuments(DOCUMENTS.filter(({ id }) => id.startsWith('en')));
		expect(english.get('manifest.json')).toContain('"languages":["chinese","english"]');
		expect(english.get('parts/text.json')).not.toContain('languages');
	});

	it('gives the score that its terms add up to', async () => {
		const { hits } = await searchText(await openIndex(memorySource(FILES)), 'Häuser der Stadt', {
			explain: true,
			threshold: 0,
		});
		const { score, terms = [] } = hits[0] ?? {};
		expect(terms.reduce((sum, { contribution }) => sum + contribution, 0)).toBeCloseTo(score ?? 0, 12);
	});
});

describe('an index in memory', () => {
	it('knows added languages, which documents declare', async () => {
		const documents = DOCUMENTS.map((one) => ({ ...one, language: one.id.slice(0, 2) }));
		const memory = createTextIndex([...documents, { id: 'x', text: 'Haus', language: 'de' }]);
		memory.remove('x');
		const files = await openIndex(memorySource(indexDocuments(documents)));
		for (const query of ['Häusern', 'fenetre', 'cómo configurar contraseñas', 'parking houses', '房子', 'Stadthaus']) {
			const { hits, unknown } = await searchText(files, query, { threshold: 0, explain: true });
			const found = memory.search(query, { threshold: 0, explain: true });
			expect([query, found.hits, found.unknown]).toEqual([query, hits, unknown]);
		}
		expect(memory.query('Häusern', { threshold: 0 })[0]?.id).toBe('de/haus.md');
	});
});

describe('a German participle that is being typed', () => {
	const index = openIndex(
		memorySource(
			indexDocuments([
				{ id: 'de/a', text: 'Die Datei wird gespeichert, wenn das Fenster nicht mehr aktiv ist.' },
				{ id: 'de/b', text: 'Der Befehl wird nach dem Start ausgeführt.' },
			]),
		),
	);

	it.each([
		['gespeich', 'de/a'],
		['gespeicher', 'de/a'],
		['gespeichert', 'de/a'],
		['speich', 'de/a'],
		['ausgeführ', 'de/b'],
		['ausfüh', 'de/b'],
	])('is found by %s', async (typed, id) => {
		const { hits } = await searchText(await index, typed, { use: [PREFIX], threshold: 0 });
		expect(hits.map((hit) => hit.id)).toEqual([id]);
	});
});

describe('German compounds', () => {
	const index = openIndex(
		memorySource(
			indexDocuments([
				{ id: 'de/a', text: 'Das Krankenhaus wird von der Stadt gebaut, und die Kranken werden dort gepflegt.' },
				{ id: 'de/b', text: 'Das Haus am See ist alt, aber es wird nicht verkauft.' },
				{ id: 'de/c', text: 'Die Datenbank antwortet nicht, wenn die Verbindung fehlt.' },
				{ id: 'de/d', text: 'Der Verbindungsaufbau dauert, und der Aufbau ist nicht einfach.' },
				...Array.from({ length: 20 }, (_, i) => ({
					id: `de/x${i}`,
					text: `Hier steht nichts, was für die Frage ${i} wichtig ist.`,
				})),
			]),
		),
	);
	const found = async (query: string): Promise<string[]> =>
		(await searchText(await index, query, { threshold: 0 })).hits.map(({ id }) => id).sort();

	it.each([
		['Häuser', ['de/a', 'de/b']],
		['Aufbau', ['de/d']],
		['Verbindungen', ['de/c', 'de/d']],
		['Datenbankverbindung', ['de/c', 'de/d']],
		['Krankenhäuser', ['de/a']],
	])('are found by their parts, and find these: %s', async (query, ids) => {
		expect(await found(query)).toEqual(ids);
	});
});
