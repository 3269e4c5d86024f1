import { NO_CONFIG } from '@pinakes/indexer';
import { throwProblem } from '@pinakes/indexer/internal';
import { describe, expect, it } from 'vitest';
import type { Postings } from './collect.ts';
import { readDocuments } from './documents.ts';
import type { GatheredText } from './runs.ts';

/** The postings of texts in memory, with the parts of compounds. */
function withCompounds({ postings }: GatheredText): Postings {
	const [run] = postings.indexed();
	return (run as { postings: Postings }).postings;
}

/** The terms of each section, sorted. */
function termsOf(...texts: readonly (readonly [language: string, text: string])[]): string[][] {
	const documents = texts.map(([language, text], i) => ({ id: `${i}`, language, text }));
	const read = readDocuments(documents, NO_CONFIG.text, throwProblem);
	const { words, terms, ends } = withCompounds(read);
	return Array.from(ends, (end, i) =>
		Array.from(terms.subarray(i === 0 ? 0 : ends[i - 1], end), (term) => words[term] as string).sort(),
	);
}

describe('withCompounds', () => {
	it('adds the words that a compound is made of', () => {
		expect(termsOf(['de', 'Krankenhaus'], ['de', 'Haus Kranke'])[0]).toEqual(['haus', 'krank', 'krankenhaus']);
	});

	it('takes words apart that are compounds themselves', () => {
		expect(termsOf(['de', 'Datenbankverbindungsfehler'], ['de', 'Datenbank Fehler Verbindung Daten Bank'])[0]).toEqual(
			expect.arrayContaining(['fehl', 'verbind', 'datenbank']),
		);
	});

	it('adds nothing that no text has by itself, nor parts that are short', () => {
		expect(termsOf(['de', 'Krankenhaus'], ['de', 'Haus'])[0]).toEqual(['krankenhaus']);
		expect(termsOf(['de', 'Vorhaus'], ['de', 'Haus vor'])[0]).toEqual(['vorhaus']);
	});

	it('leaves other languages alone, in one index with German too', () => {
		expect(termsOf(['en', 'database'], ['en', 'data base'])[0]).toEqual(['databas']);
		expect(termsOf(['en', 'database'], ['de', 'Data Base Database'])[0]).toEqual(['databas']);
	});

	it('counts a part once more for each compound', () => {
		const read = readDocuments(
			[{ id: 'a', language: 'de', text: 'Haus Krankenhaus Kranke Krankenhaus' }],
			NO_CONFIG.text,
			throwProblem,
		);
		const { words, combinations, terms, counts } = withCompounds(read);
		const counted = Array.from(terms, (term, i) => [words[term], combinations[counts[i] as number]?.[2]]);
		expect(Object.fromEntries(counted)).toEqual({ haus: 3, krankenhaus: 2, krank: 3 });
	});
});
