import { describe, expect, it } from 'vitest';
import { generateDocuments, generateTermQueries } from './generate-documents.js';

describe('generateDocuments', () => {
	it('makes the same documents of the same seed, and others of another', () => {
		expect([...generateDocuments(20)]).toEqual([...generateDocuments(20)]);
		expect([...generateDocuments(20, 2)]).not.toEqual([...generateDocuments(20)]);
	});

	it('makes short documents with ids of their own, in which some words are frequent', () => {
		const documents = [...generateDocuments(1000)];
		expect(new Set(documents.map(({ id }) => id)).size).toBe(1000);
		const lengths = documents.map(({ text }) => text.split(' ').length);
		expect([Math.min(...lengths), Math.max(...lengths)]).toEqual([6, 18]);
		expect(documents.filter(({ text }) => text.split(' ').includes('code')).length).toBeGreaterThan(500);
	});
});

describe('generateTermQueries', () => {
	it('asks for three different words, frequent ones or any', () => {
		const { zipf, uniform } = generateTermQueries(100);
		for (const query of [...zipf, ...uniform]) expect(new Set(query.split(' ')).size).toBe(3);
		expect(zipf.filter((query) => query.split(' ').includes('code')).length).toBeGreaterThan(10);
		expect(uniform.filter((query) => query.split(' ').includes('code')).length).toBe(0);
	});
});
