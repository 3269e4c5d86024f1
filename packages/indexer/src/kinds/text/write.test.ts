import { type Config, type IndexFiles, NO_CONFIG, type Problem } from '@pinakes/indexer';
import {
	createAnalyzer,
	defaultSettings,
	fieldTerms,
	isUnspaced,
	type TextDocument,
	type TextSettings,
	termPostings,
} from '@pinakes/query/internal';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readDocuments } from './documents.ts';
import { writeText, writeTextSettings } from './write.ts';

interface Written extends Omit<ReturnType<typeof writeText>, 'settings'> {
	readonly documents: number;
	readonly sections: number;
	readonly files: IndexFiles;
	readonly settings: TextSettings;
	readonly problems: readonly Problem[];
}

function write(documents: Iterable<TextDocument>, options: Partial<Config['text']> = {}): Written {
	const files: IndexFiles = new Map();
	const problems: Problem[] = [];
	const whole = { ...NO_CONFIG.text, markdown: false, ...options };
	const read = readDocuments(documents, whole, (problem) => problems.push(problem));
	const written = { ...writeText(files, read, whole), documents: read.ids.length, sections: read.records.length };
	writeTextSettings(files, written, []);
	const settings = JSON.parse(files.get('parts/text.json') ?? '{}') as TextSettings;
	return { ...written, files, settings, problems };
}

function parts<T>({ files }: Written, table: string): T[] {
	return [...files].filter(([path]) => path.startsWith(`parts/${table}.`)).map(([, text]) => JSON.parse(text) as T);
}

/** Every posting as `term section title headings body`. */
function postingsIn(written: Written): string[] {
	const { counts } = written.settings;
	const bounds = { sections: written.sections, counts: counts.length, takeLengths: () => undefined };
	return parts<object>(written, 'text_postings')
		.flatMap((part) => Object.entries(part) as [string, string][])
		.flatMap(([term, text]) => {
			const { sections, counts: numbers } = termPostings(text, bounds).decode();
			return [...sections].map((section, j) => [term, section, ...(counts[numbers[j] as number] ?? [])].join(' '));
		})
		.sort();
}

/** The same, counted one by one; the analyzer folds. */
function postingsOf(documents: readonly TextDocument[], { grams, folding }: TextSettings): string[] {
	const analyzer = createAnalyzer(defaultSettings(), folding, grams);
	let number = 0;
	const found: string[] = [];
	for (const { title = '', sections = [] } of documents) {
		for (const [i, section] of sections.entries()) {
			const fields = fieldTerms({ title }, section, analyzer, i === 0);
			// Shorter n-grams are where those are that begin with them.
			const all = fields.map((terms) => terms.flatMap((term) => (isUnspaced(term) ? beginnings(term) : [term])));
			for (const term of new Set(all.flat())) {
				found.push([term, number, ...all.map((terms) => terms.filter((one) => one === term).length)].join(' '));
			}
			number++;
		}
	}
	return found.sort();
}

function beginnings(gram: string): string[] {
	return [...gram].map((_, i, all) => all.slice(0, i + 1).join(''));
}

const words = fc
	.array(
		fc.oneof(
			fc.constantFrom(...'__proto__ constructor toString getUserById v1.2 数据库 數據庫 台灣 臺湾 カナ'.split(' ')),
			fc.constantFrom('running', 'runs', 'the', 'café', 'Straße', '😀😀', '𠮷野家', '한국어', "don't", 'ＡＢ', '10'),
			fc.string({ unit: 'grapheme', maxLength: 8 }),
		),
		{ maxLength: 12 },
	)
	.map((list) => list.join(' '));
const documents = fc.uniqueArray(
	fc.record({
		// Folders and endings such as `da` would name a language.
		id: fc.string({ minLength: 1 }).map((id) => id.replace(/[\\/.]/g, '|')),
		title: words,
		sections: fc.array(fc.record({ headings: fc.array(words, { maxLength: 2 }), text: words }), {
			minLength: 1,
			maxLength: 3,
		}),
	}),
	{ selector: ({ id }) => id, maxLength: 6 },
);

describe('the files of a text index', () => {
	it('are those of the format, worked out by hand', () => {
		const { files, cuts } = write([
			{ id: 'a', title: 'Data', text: 'Car, cat and car: かな' },
			{ id: 'b', title: 'b', text: 'cat か' },
		]);
		expect([...files.keys()].sort()).toEqual([
			'parts/section_texts.0.json',
			'parts/sections.0.json',
			'parts/text.json',
			'parts/text_postings.0.json',
			'parts/text_words.0.json',
		]);
		expect(cuts).toEqual({
			text_words: ['b'],
			text_postings: [(cuts.text_postings as string[])[0]],
			text_blocks: [],
			sections: [0],
			section_texts: [0],
		});
		expect(files.get('parts/sections.0.json')).toBe('[\n{"id":"a","title":"Data"},\n{"id":"b"}\n]');
		expect(files.get('parts/section_texts.0.json')).toBe('[\n"Car, cat and car: かな",\n"cat か"\n]');
		expect(files.get('parts/text_words.0.json')).toBe('{\n"b":"B 1",\n"car":"D 1",\n"cat":"D 2",\n"dat":"Da 1"\n}');
		// Titles are headings of first sections too: b and data have the counts 1 1 0, as have whole titles. car is twice in
		// section 0; cat is in sections 0 and 1.
		const lines = (files.get('parts/text_postings.0.json') ?? '').split('\n');
		expect(lines.slice(3, -1)).toEqual([
			'"b":"5 1 4",',
			'"car":"3 2 7",',
			'"cat":"22  74",',
			'"data":"3 1 7",',
			// か alone is in section 1, かな in section 0.
			'"か":"22  74",',
			'"かな":"2  7",',
			'"な":"2  7"',
		]);
	});

	it('say what holds for all of it', () => {
		const { settings } = write([
			{ id: 'a', title: 'Data', text: 'Car, cat and car: かな' },
			{ id: 'b', text: 'cat か' },
		]);
		expect(settings).toEqual({
			grams: [1, 2],
			folding: '',
			weights: [0.5, 1.5, 1],
			counts: [
				[0, 0, 1],
				[1, 1, 0],
				[0, 0, 2],
			],
			total_length: 9,
			documents: '',
			markdown: false,
		});
	});

	it('are none if there are no documents', () => {
		const { files, cuts, documents: count, sections } = write([]);
		expect([...files]).toEqual([]);
		expect({ cuts, count, sections }).toEqual({
			cuts: { text_words: [], text_postings: [], text_blocks: [], sections: [], section_texts: [] },
			count: 0,
			sections: 0,
		});
	});

	it('have no rows if documents are empty', () => {
		const { files, settings, cuts } = write([
			{ id: 'a', text: '' },
			{ id: 'b', title: '…', text: '' },
			{ id: 'c', sections: [] },
		]);
		expect(cuts).toMatchObject({ text_words: [], text_postings: [], sections: [0], section_texts: [0] });
		expect(settings).toMatchObject({ counts: [], total_length: 0, documents: '', folding: '' });
		expect(files.get('parts/sections.0.json')).toBe('[\n{"id":"a"},\n{"id":"b","title":"…"},\n{"id":"c"}\n]');
	});

	it('have every term of every field, folded, as often as it is there', () => {
		fc.assert(
			fc.property(documents, fc.constantFrom([1], [1, 2], [2], [1, 2, 3]), (list, grams) => {
				fc.pre(list.length > 0);
				const written = write(list, { grams });
				expect(postingsIn(written)).toEqual(postingsOf(list, written.settings));
			}),
		);
	});

	it('are the same bytes for a list of documents and for a generator', () => {
		fc.assert(
			fc.property(documents, (list) => {
				const generated = write(
					(function* () {
						yield* list;
					})(),
				);
				expect([...generated.files]).toEqual([...write(list).files]);
			}),
		);
	});

	it('keep what a hit shows, and how many sections each document has', () => {
		const written = write([
			{
				id: 'a',
				title: 'A',
				sections: [
					{ text: 'one', lines: [1, 2] },
					// A heading that is a picture has no text.
					{ headings: ['H', '', 'I'], text: 'two', lines: [3, 3] },
				],
			},
			{ id: 'b', sections: [{ headings: [''], text: '' }] },
		]);
		expect(parts(written, 'sections')).toEqual([
			[
				{ id: 'a', title: 'A', lines: [1, 2] },
				{ id: 'a', title: 'A', headings: ['H', 'I'], lines: [3, 3] },
				{ id: 'b' },
			],
		]);
		expect(written.settings.documents).toBe('10');
		expect(written.sections).toBe(3);
		expect(written.documents).toBe(2);
	});

	it('round what is there often, and add weights up before they round a length', () => {
		const { settings } = write([{ id: 'a', title: 'cat', text: 'cat '.repeat(1000) }], { weights: [0.3, 1, 0.0012] });
		expect(settings.counts).toEqual([
			[1, 1, 0],
			[1, 1, 960],
		]);
		expect(settings.total_length).toBe(3);
	});

	it('leave markup and headings out of the body of markdown alone', () => {
		const section = {
			headings: ['Set up'],
			text: '## Set up\n\nsee [here](http://example.org)\n',
			lines: [1, 3] as const,
		};
		const terms = (markdown: boolean): string[] =>
			postingsIn(write([{ id: 'a', sections: [section] }], { markdown })).map((posting) => posting.split(' ')[0] ?? '');
		expect(terms(true)).toEqual([expect.stringMatching(/^=.*set$/), '==up', 'see', 'set']);
		expect(terms(false)).toEqual(expect.arrayContaining(['exampleorg', 'http']));
		const whole = write([{ id: 'a', text: '# Title\ntext' }], { markdown: true });
		expect(postingsIn(whole)).toEqual(['text 0 0 0 1', 'titl 0 0 0 1']);
	});

	it('cut tables into parts by their bytes in UTF-8', () => {
		const written = write(Array.from({ length: 300 }, (_, i) => ({ id: String(i), text: '数据'.repeat(300) })));
		for (const [path, text] of written.files) {
			if (path.includes('section_texts')) expect(Buffer.byteLength(text)).toBeLessThan(66_000);
		}
		expect(written.cuts.section_texts.length).toBeGreaterThan(5);
	});
});

describe('documents with the same id', () => {
	it('are reported and left out, the first of them apart', () => {
		const {
			problems,
			documents: count,
			files,
		} = write([
			{ id: 'a', text: 'first' },
			{ id: 'a', text: 'second' },
			{ id: '', text: 'third' },
			{ text: 'fourth' } as unknown as TextDocument,
			{ id: '__proto__', text: 'fifth' },
		]);
		expect(count).toBe(2);
		expect(files.get('parts/section_texts.0.json')).toBe('[\n"first",\n"fifth"\n]');
		expect(problems.map(({ severity, file, rule, message }) => [severity, file, rule, message])).toEqual([
			['error', 'a', 'document-id', 'there is another document with the id "a"'],
			['error', '(no id)', 'document-id', expect.stringContaining('document 3 is invalid: its id must be a string')],
			['error', '(no id)', 'document-id', expect.stringContaining('document 4 is invalid: its id must be a string')],
		]);
	});
});

describe('large and hostile documents', () => {
	it.each([
		['one word', 'word '.repeat(2_000_000)],
		['one stretch of Chinese', '数据库'.repeat(1_100_000)],
		['many words', Array.from({ length: 1_200_000 }, (_, i) => (i % 50_000).toString(36)).join(' ')],
		['one line without a gap', 'x'.repeat(10_000_000)],
		['brackets', '['.repeat(10_000_000)],
	])('%s, 10 MB', (_, text) => {
		const { sections, settings } = write([{ id: 'a', text }], { markdown: true });
		expect(sections).toBe(1);
		expect(settings.counts.length).toBeLessThan(200);
	});
});
