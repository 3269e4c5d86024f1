import { describe, expect, it } from 'vitest';
import { cutText } from './cut-texts.ts';
import { encodeTexts } from './encode-texts.ts';
import { learnWords } from './learn-words.ts';
import { wordTable } from './word-table.ts';

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
const vectors = encodeTexts(CUT, learnt.words);

function cosine(one: number, other: number): number {
	const { dimensions } = learnt.settings;
	const [a, b] = [one, other].map((at) => [...vectors.subarray(at * dimensions, (at + 1) * dimensions)]);
	const product = (x: number[] = [], y: number[] = []): number =>
		x.reduce((sum, n, i) => sum + n * (y[i] as number), 0);
	return product(a, b) / Math.sqrt(product(a, a) * product(b, b));
}

describe('learnWords', () => {
	it('has no more directions than there are texts', () => {
		expect(learnt.settings.dimensions).toBeGreaterThan(1);
		expect(learnt.settings.dimensions).toBeLessThanOrEqual(TEXTS.length);
		expect(learnt.settings).toMatchObject({ embedder: 'static', fingerprint: wordTable().fingerprint, weight: 0.5 });
	});

	it('puts texts of one meaning near to each other, also in the other language', () => {
		expect(cosine(0, 1)).toBeGreaterThan(cosine(0, 2));
		expect(cosine(2, 3)).toBeGreaterThan(cosine(2, 5));
		expect(cosine(0, 6)).toBeGreaterThan(cosine(0, 7));
		expect(cosine(2, 7)).toBeGreaterThan(cosine(2, 6));
	});

	it('says how much of its length each word lost, all of it for a word that has nothing to do with the texts', () => {
		const { scales, lost = [] } = learnt.terms;
		const of = (word: string): number => wordTable().words.indexOf(word);
		expect(scales[of('database')]).toBeGreaterThan(0);
		expect(scales.some((scale) => scale === 0)).toBe(true);
		expect(['kitchen', 'baking', 'databases', 'mailing'].map((word) => scales[of(word)])).not.toContain(0);
		expect(['volcano', 'seductive'].map((word) => scales[of(word)])).toEqual([0, 0]);
		expect(lost).toHaveLength(wordTable().words.length);
		expect(Math.min(...lost)).toBeGreaterThanOrEqual(0);
	});

	it('learns the same from the same texts', () => {
		const [one, other] = [learnt, learnWords(CUT, 0.5)].map(({ terms, directions }) =>
			JSON.stringify([terms.scales, terms.lost, [...terms.numbers], [...directions.values]]),
		);
		expect(one === other).toBe(true);
	});
});

describe('encodeTexts', () => {
	it('gives a text the same vector beside any others, zeros without words', () => {
		const { dimensions } = learnt.settings;
		const alone = encodeTexts([cutText(''), CUT[2] as Uint32Array], learnt.words);
		expect(alone.subarray(0, dimensions)).toEqual(new Int8Array(dimensions));
		expect(alone.subarray(dimensions)).toEqual(vectors.subarray(2 * dimensions, 3 * dimensions));
	});
});
