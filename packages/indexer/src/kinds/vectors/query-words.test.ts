import { draftFiles, finishIndex } from '@pinakes/indexer/internal';
import { memorySource, openIndex } from '@pinakes/query';
import { beginningOfWord, readWordVectors, STEPS, UNIT_WORDS_TABLE, wordDigit } from '@pinakes/query/internal';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { denseMatrix } from './directions.ts';
import { learnWords } from './encode.ts';
import { type QueryWords, relatedWords, writeQueryWords } from './query-words.ts';
import { cutText, wordTable } from './word-table.ts';

const TEXTS = [
	'back up a database to disk',
	'restore a backup of the cluster',
	'send an email to a customer',
	'answer mail in the inbox',
	'cook soup with carrots',
	'bake bread in the oven',
	'备份数据库',
	'发送邮件',
];
const CUT = TEXTS.map(cutText);
const learnt = learnWords(CUT, 0.5);
const stem = (word: string): string => word.replace(/s$/, '');
const RUNS = ['databases', 'kubectl', '备份数据库'];
const LIMIT = 5_000;

describe('relatedWords', () => {
	const { names, vectors, lost } = relatedWords(learnt.words, RUNS, stem, LIMIT);

	it('has words of the texts as a whole, also those that the table has in pieces, and related ones', () => {
		expect(wordTable().words).not.toContain('kubectl');
		for (const name of ['database', 'kubectl', '数据库', 'kitchen', 'baking']) expect(names).toContain(name);
	});

	it('has neither unrelated words nor pieces nor other forms of a stem', () => {
		for (const name of ['volcano', 'seductive', 'databases', '##ing']) expect(names).not.toContain(name);
	});

	it('has a vector and the lost length of each, and no more related words than asked for', () => {
		expect(vectors.rows).toBe(names.length);
		expect(lost).toHaveLength(names.length);
		// The Chinese run has two words.
		expect(names.length).toBe(LIMIT + RUNS.length + 1);
	});
});

/** The length that an unknown word loses. */
const UNKNOWN = 77;

/** Writes words, and reads some of them. */
async function readBack(words: QueryWords, asked: readonly string[]) {
	const files = finishIndex(draftFiles({}));
	const cuts = writeQueryWords(files, UNIT_WORDS_TABLE, words);
	const index = await openIndex(memorySource(files));
	const settings = { dimensions: words.vectors.columns, unknown: UNKNOWN };
	return index.run((opened) =>
		readWordVectors(
			{ ...opened, cuts: { ...opened.cuts, [UNIT_WORDS_TABLE]: cuts } },
			UNIT_WORDS_TABLE,
			settings,
			asked,
		),
	);
}

describe('readWordVectors', () => {
	const name = fc.oneof(
		fc.stringMatching(/^[a-z0-9]{1,6}$/),
		fc.stringMatching(/^[\u4e00-\u4e20]{1,3}$/),
		fc.constantFrom('__proto__', 'constructor', '!', '\\', '"'),
	);

	it('reads what was written, but for rounding, and nothing for other words', async () => {
		const row = fc.record({ name, numbers: fc.array(fc.integer({ min: -9, max: 9 }), { minLength: 3, maxLength: 3 }) });
		await fc.assert(
			fc.asyncProperty(
				fc.uniqueArray(row, { selector: (one) => one.name, maxLength: 30 }),
				name,
				async (rows, other) => {
					const vectors = denseMatrix(rows.length, 3);
					vectors.values.set(rows.flatMap(({ numbers }) => numbers.map((number) => number / 100)));
					const names = rows.map((one) => one.name);
					const read = await readBack({ names, vectors, lost: rows.map((_, i) => 0.1 + i / 10) }, [...names, other]);
					rows.forEach(({ numbers }, i) => {
						const [vector] = read[i] ?? [];
						const most = Math.max(...numbers.map(Math.abs)) / 100;
						numbers.forEach((number, j) => {
							const value = (vector?.scale ?? 0) * (vector?.numbers[j] ?? 0);
							expect(Math.abs(value - number / 100)).toBeLessThanOrEqual(0.2 * most + 0.001);
						});
						expect((vector?.lost ?? 0) / (0.1 + i / 10)).toBeCloseTo(1, 1);
					});
					// Of an unknown Chinese word, parts may be known.
					if (!/[\u4e00-\u9fff]/.test(other)) expect(read.at(-1)?.[0]?.lost === UNKNOWN).toBe(!names.includes(other));
				},
			),
			{ numRuns: 30 },
		);
	});

	it('is an error for a damaged row', async () => {
		const files = finishIndex(draftFiles({}));
		files.set('parts/unit_words.0.json', '{\n"ma":"il ##"\n}');
		const index = await openIndex(memorySource(files));
		const read = index.run((opened) =>
			readWordVectors(
				{ ...opened, cuts: { ...opened.cuts, [UNIT_WORDS_TABLE]: ['ma'] } },
				UNIT_WORDS_TABLE,
				{ dimensions: 3, unknown: UNKNOWN },
				['mail'],
			),
		);
		await expect(read).rejects.toMatchObject({ code: 'damaged_part' });
	});

	it('has digits that JSON escapes none of', () => {
		const digits = STEPS.map((_, i) => wordDigit(i));
		expect(new Set(digits).size).toBe(81);
		expect(JSON.stringify(digits.join(''))).toHaveLength(83);
		expect(digits).not.toContain(' ');
		expect([beginningOfWord('mail'), beginningOfWord('邮件'), beginningOfWord('a')]).toEqual(['ma', '邮', 'a']);
	});
});
