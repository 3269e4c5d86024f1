import type { TextOptions } from '@pinakes/query';
import { createAnalyzer, defaultSettings, indexTerms, nameTerm, stem, tokensOf } from '@pinakes/query/internal';
import { createTextIndex, type TextDocument, type TextIndex } from '@pinakes/query/memory';
import { SIGNS } from '@pinakes/query/parts';
import { runs } from '@pinakes/testing/runs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

/*
 * The formula of bm25.ts once more, as plainly as it can be written: every section is analysed, every term
 * of it is looked at, every section is scored, and all are sorted. Only the analysis of texts is the
 * engine's own; queries are made of words and stretches of Han characters, and cut here.
 */

const STOPS = new Set(defaultSettings().stop_words);

/** What an index is made of, and what it is asked by. */
interface Setting {
	readonly documents: readonly TextDocument[];
	readonly grams: readonly number[];
	readonly weights: readonly number[];
	/** Whether words count that begin alike. */
	readonly related: boolean;
	/** Whether the query has signs, and is no name then. */
	readonly hasSigns?: boolean;
}

interface PlainSection {
	/** The place of its document. */
	readonly document: number;
	/** How often each field has each term. */
	readonly counts: ReadonlyMap<string, readonly number[]>;
	readonly norm: number;
	/** What it is called, as terms of names, with the weights of the fields that have them. */
	readonly names: ReadonlyMap<string, number>;
}

interface Ranked {
	readonly id: string;
	readonly score: number;
	readonly normalized: number;
}

/** More than 15 occurrences in a field, and terms of a section, are rounded down to an eighth of the power of two below. */
function rounded(count: number): number {
	if (count < 16) return count;
	const step = 2 ** (Math.floor(Math.log2(count)) - 3);
	return Math.floor(count / step) * step;
}

function sectionsIn({ documents, grams, weights }: Setting): PlainSection[] {
	const analyzer = createAnalyzer(defaultSettings(), '', grams);
	const read = documents.flatMap(({ title = '', text = '', sections = [] }, document) =>
		(sections.length > 0 ? sections : [{ text }]).map((section, i) => {
			const headings = section.headings ?? [];
			const above = [...new Set([title, ...headings.slice(0, -1)])];
			const own = [...new Set([...(i === 0 ? [title] : []), headings.at(-1) ?? ''])];
			const fields = [above.join('\n'), own.join('\n'), section.text].map((field) => indexTerms(field, analyzer));
			const titled = i === 0 ? nameTerm(title, analyzer) : undefined;
			const called = own.map((name) => nameTerm(name, analyzer)).filter((name) => name !== undefined);
			const weightOf = (name: string): number =>
				(weights[1] as number) + (name === titled ? (weights[0] as number) : 0);
			const names = new Map(called.map((name) => [name, weightOf(name)]));
			const counts = new Map<string, readonly number[]>();
			for (const term of new Set(fields.flat())) {
				counts.set(
					term,
					fields.map((terms) => rounded(terms.filter((other) => other === term).length)),
				);
			}
			// Stop words of titles, headings and code are there by themselves, and count for no length.
			const stops = tokensOf(
				[...above, ...own, ...(section.text.match(/`[A-Za-z]{1,20}(?:\(\))?`/g) ?? [])].join('\n'),
				analyzer,
			)
				.filter(({ kind, text: word }) => kind === 'word' && STOPS.has(word))
				.map(({ text: word }) => word);
			for (const word of new Set(stops)) {
				counts.set(stopKey(word), [0, rounded(stops.filter((other) => other === word).length), 0]);
			}
			const length = rounded(
				Math.round(fields.reduce((sum, terms, field) => sum + terms.length * (weights[field] as number), 0)),
			);
			return { document, counts, length, names };
		}),
	);
	const average = read.reduce((sum, { length }) => sum + length, 0) / read.length;
	return read.map(({ document, counts, length, names }) => ({
		document,
		counts,
		names,
		norm: 1.5 * (1 - 0.9 + (0.9 * (length + 20)) / (average + 20)),
	}));
}

const HAN = /^\p{Script=Han}+$/u;

/** Key of a stop word among the frequencies of a section: no term has a space. */
const stopKey = (word: string): string => `stop ${word}`;

/** The terms of a query with how often it has each; its stop words if it has nothing else. */
function termsOf(words: readonly string[], grams: readonly number[], hasSigns: boolean): Map<string, number> {
	const isAllStops = !hasSigns && words.every((word) => STOPS.has(word));
	const terms = words.flatMap((word) => {
		if (isAllStops) return [stopKey(word)];
		if (!HAN.test(word)) return STOPS.has(word) ? [] : [stem(word.replace('é', 'e'))];
		const characters = [...word];
		const found = grams.flatMap((size) =>
			characters.map((_, from) => characters.slice(from, from + size)).filter(({ length }) => length === size),
		);
		return found.length === 0 ? [word] : found.map((gram) => gram.join(''));
	});
	return new Map(terms.map((term) => [term, terms.filter((other) => other === term).length]));
}

function areRelated(word: string, other: string): boolean {
	if (word === other || !/^[a-z]{5,}$/.test(word) || !/^[a-z]+$/.test(other)) return false;
	return [0, 1, 2].some((cut) => {
		const beginning = word.slice(0, word.length - cut);
		return beginning.length >= 5 && other.startsWith(beginning) && other.length <= beginning.length + 2;
	});
}

/** How often a term is in a section, weighted by field, and those that are taken for it. Of a short n-gram the longer ones that begin with it are summed, and the sum of a field is rounded as well. */
function frequencyOf(term: string, { counts }: PlainSection, { weights, related }: Setting): number {
	const weighted = (fields: readonly number[]): number =>
		fields.reduce((sum, count, field) => sum + count * (weights[field] as number), 0);
	const own = [...counts].filter(([other]) => (HAN.test(term) ? other.startsWith(term) : other === term));
	const sums = weights.map((_, field) => own.reduce((sum, [, fields]) => sum + (fields[field] as number), 0));
	const alike = [...counts].filter(([other]) => related && areRelated(term, other));
	return alike.reduce((sum, [, fields]) => sum + weighted(fields) * 0.375, weighted(sums.map(rounded)));
}

/** A term of a query, and how often each section has it. */
interface PlainTerm {
	readonly frequencies: readonly number[];
	readonly having: number;
	readonly weight: number;
	/** A short n-gram that so many sections have that it is left out beside other terms. */
	readonly isCommon: boolean;
}

function plainTerms(setting: Setting, sections: readonly PlainSection[], words: readonly string[]): PlainTerm[] {
	const { grams, hasSigns = false } = setting;
	const terms = [...termsOf(words, grams, hasSigns)].map(([term, occurrences]): PlainTerm => {
		const frequencies = sections.map((section) => frequencyOf(term, section, setting));
		const having = frequencies.filter((frequency) => frequency > 0).length;
		const idf = Math.log(1 + (sections.length - having + 0.5) / (having + 0.5)) ** 1.3;
		const whole = (Math.max(1, Math.round(idf * 2 ** 20)) / 2 ** 20) * Math.sqrt(occurrences) * 2.5;
		// The n-grams of a word of two characters weigh as much as one word.
		const weight = HAN.test(term) ? whole / (2 * grams.length) : whole;
		const isShort = HAN.test(term) && [...term].length < Math.max(...grams);
		return { frequencies, having, weight, isCommon: isShort && having > Math.max(400, 0.15 * sections.length) };
	});
	const telling = terms.filter(({ isCommon }) => !isCommon);
	const isStop = words.every((word) => STOPS.has(word));
	const name = hasSigns ? undefined : nameTerm(words.join(' '), createAnalyzer(defaultSettings()));
	const called = sections.filter(({ names }) => name !== undefined && names.has(name)).length;
	if (called > 0) {
		// The name counts whole, as if it were there any number of times; one of stop words alone as often as fields have it.
		const frequencies = sections.map(({ names }) => {
			const weight = names.get(name as string) ?? 0;
			return weight > 0 && !isStop ? Number.POSITIVE_INFINITY : weight;
		});
		const idf = Math.log(1 + (sections.length - called + 0.5) / (called + 0.5)) ** 1.3;
		const weight = (Math.max(1, Math.round(idf * 2 ** 20)) / 2 ** 20) * 2.5;
		telling.push({ frequencies, having: called, weight, isCommon: false });
	}
	return telling.some(({ having }) => having > 0) ? telling.filter(({ having }) => !isStop || having > 0) : terms;
}

/**
 * Every document that has anything of the query, best first: those of the best hundred sections by the best section and the next
 * four, the others by the best alone.
 */
function rank(
	setting: Setting,
	sections: readonly PlainSection[],
	words: readonly string[],
	excluded: ReadonlySet<number> = new Set(),
): Ranked[] {
	const terms = plainTerms(setting, sections, words);
	const possible = terms.reduce((sum, { weight }) => sum + weight, 0);
	const scored = sections
		.map(({ document, norm }, i) => {
			const score = terms.reduce((sum, { frequencies, weight }) => {
				const frequency = frequencies[i] as number;
				return sum + (frequency === Number.POSITIVE_INFINITY ? weight : (weight * frequency) / (frequency + norm));
			}, 0);
			return { document, share: score / possible };
		})
		.filter(({ document, share }) => share > 0 && !excluded.has(document))
		.sort((a, b) => b.share - a.share);
	const best = scored.slice(0, 100);
	const pages = [...new Set(scored.map(({ document }) => document))].map((document) => {
		const isOwn = (one: { readonly document: number }): boolean => one.document === document;
		const [first = 0, ...next] = best.filter(isOwn).map(({ share }) => share);
		const all = sections.filter(isOwn).length;
		const further = next.slice(0, 4).reduce((sum, share) => sum + share, 0) / 4;
		const isAfter = first === 0;
		return { document, isAfter, share: first + (1 - first) * further * Math.min(1, 10 / all) };
	});
	return pages
		.map((one) =>
			one.isAfter ? { ...one, share: scored.find(({ document }) => document === one.document)?.share ?? 0 } : one,
		)
		.sort((a, b) => Number(a.isAfter) - Number(b.isAfter) || b.share - a.share || a.document - b.document)
		.map(({ document, share }) => {
			return { id: (setting.documents[document] as TextDocument).id, score: share * possible, normalized: share };
		});
}

/** The engine's own ranking, of as many as it gives. */
function askedOf(index: TextIndex, query: string, options: TextOptions): Ranked[] {
	const found = index.query(query, { limit: 1000, threshold: 0, typos: false, ...options });
	return found.map(({ id, score, normalized_score }) => ({ id, score, normalized: normalized_score }));
}

/** The engine keeps some numbers in 32 bits. */
const PRECISION = 1e-6;

/**
 * Compares two rankings. Documents whose scores are as near as numbers are precise may stand
 * in either order.
 */
function expectSame(found: readonly Ranked[], expected: readonly Ranked[]): void {
	const scores = new Map(expected.map(({ id, score }) => [id, score]));
	expect(new Set(found.map(({ id }) => id)).size).toBe(found.length);
	expect(found.length).toBe(Math.min(1000, expected.length));
	found.forEach(({ id, score, normalized }, i) => {
		const there = expected[i] as Ranked;
		expect(Math.abs(score - there.score)).toBeLessThan(PRECISION * score);
		expect(Math.abs(score - (scores.get(id) ?? Number.NaN))).toBeLessThan(PRECISION * score);
		expect(Math.abs(normalized - there.normalized)).toBeLessThan(PRECISION);
	});
}

/** That documents follow their scores, and those of one score each other as they were added. */
function expectOrder(found: readonly Ranked[], documents: readonly TextDocument[]): void {
	const places = new Map(documents.map(({ id }, place) => [id, place]));
	const place = ({ id }: Ranked): number => places.get(id) ?? -1;
	for (let i = 1; i < found.length; i++) {
		const [before, after] = [found[i - 1] as Ranked, found[i] as Ranked];
		expect(before.score).toBeGreaterThanOrEqual(after.score);
		if (before.score === after.score) expect(place(before)).toBeLessThan(place(after));
	}
}

const latin = fc.oneof(
	fc.constantFrom('redis', 'cluster', 'clusters', 'data', 'database', 'databases', 'café', 'данные', 'the', 'of'),
	fc.constantFrom(...'analysis analyst analysts analyses analytics analyze abcdefg abcdef abcdexy'.split(' ')),
	fc.constantFrom('__proto__', 'constructor', 'getUserById', 'v1.2.3', 'Redis6', 'no-network', "can't", '4040'),
	fc.string({ unit: fc.constantFrom(...'abe'), minLength: 1, maxLength: 8 }),
);
const han = fc.string({ unit: fc.constantFrom(...'数据库红石'), minLength: 1, maxLength: 6 });
const prose = fc.array(fc.oneof(latin, han), { maxLength: 9 }).map((words) => words.join(' '));
const content = fc.oneof(
	fc.record({ text: prose }),
	fc.record({ title: prose, text: prose }),
	fc.record({
		title: prose,
		sections: fc.array(fc.record({ headings: fc.array(prose, { maxLength: 2 }), text: prose }), { maxLength: 4 }),
	}),
);
const corpora = fc
	.array(content, { minLength: 1, maxLength: 14 })
	.map((contents) =>
		contents.map((one, i): TextDocument => ({ id: ['__proto__', 'constructor', '0'][i] ?? `d${i}`, ...one })),
	);
/** Words that a query is cut into as it stands: no identifiers, nor numbers that would be one with their neighbours. */
const asked = fc.array(
	fc.oneof(
		latin.filter((word) => /^(?:[a-z]+|café|данные|4040)$/.test(word)),
		han,
		fc.constantFrom('unknown', '無'),
	),
	{ minLength: 1, maxLength: 6 },
);
const settings = fc.record({
	documents: corpora,
	grams: fc.constantFrom([1], [2], [3], [1, 2], [1, 3], [2, 3], [1, 2, 3]),
	weights: fc.constantFrom([2, 2, 1], [1, 1, 1], [5, 0.5, 3]),
});

function check(setting: Setting, words: readonly string[]): void {
	const { documents, grams, weights, related } = setting;
	const found = askedOf(createTextIndex(documents, { grams, weights }), words.join(' '), { related });
	expectSame(found, rank(setting, sectionsIn(setting), words));
	expectOrder(found, documents);
}

describe('a ranking', () => {
	it('is that of the formula, worked out section by section', () => {
		fc.assert(
			fc.property(settings, asked, (setting, words) => check({ ...setting, related: false }, words)),
			{ numRuns: runs(150) },
		);
	});

	it('is that of the formula with words that begin alike', () => {
		fc.assert(
			fc.property(settings, asked, (setting, words) => check({ ...setting, related: true }, words)),
			{ numRuns: runs(150) },
		);
	});

	it('is worked out by hand for two short texts', () => {
		const index = createTextIndex([
			{ id: 'a', title: 'redis', text: 'cluster of nodes' },
			{ id: 'b', text: 'cluster cluster nodes and a cluster' },
		]);
		// a: redis twice as often for being the title, cluster and node: 4 terms; b: cluster three times and node: 4.
		const norm = 1.5;
		const idf = (n: number): number => Math.round(Math.log(1 + (2 - n + 0.5) / (n + 0.5)) ** 1.3 * 2 ** 20) / 2 ** 20;
		const found = index.query('redis clusters', { threshold: 0, explain: true });
		expect(found.map(({ id }) => id)).toEqual(['a', 'b']);
		expect(found[0]?.score).toBeCloseTo(2.5 * (idf(1) * (2 / (2 + norm)) + idf(2) * (1 / (1 + norm))), 6);
		expect(found[1]?.score).toBeCloseTo(2.5 * idf(2) * (3 / (3 + norm)), 6);
	});

	it('has a page first that is called by one Han character, which the words of many others have', () => {
		const others = Array.from({ length: 40 }, (_, i) => ({
			id: `${i}`,
			title: '排序',
			text: '序列按顺序排序，程序有序。',
		}));
		const text = '写这本书，是因为许多人问我怎样开始，而我当时没有时间一一回答。';
		const index = createTextIndex([...others, { id: 'preface', title: '序', text }]);
		expect(index.query('序')[0]?.id).toBe('preface');
		expect(index.query('顺序')[0]?.id).not.toBe('preface');
	});

	it('rounds what is there very often, and what the whole corpus has counts little but not nothing', () => {
		const documents = [15, 16, 17, 31, 32, 35, 36, 1000].map((times) => ({
			id: `d${times}`,
			text: 'ore '.repeat(times),
		}));
		const setting = { documents, grams: [1, 2], weights: [2, 2, 1], related: false };
		check(setting, ['ore']);
		check(setting, ['ore', 'ore', 'stone']);
	});
});

/** Numbers from 0 to below 1, the same ones for the same seed (mulberry32). */
function randomFrom(seed: number): () => number {
	let state = seed;
	return () => {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
	};
}

/** A word by its rank, without vowels, so that it is its own stem. */
function wordAt(place: number): string {
	return `x${[...place.toString(10)].map((digit) => 'bcdfghklmn'[Number(digit)]).join('')}x`;
}

/** Characters of which none is in an asking word. */
function characterAt(place: number): string {
	return String.fromCharCode(0x7000 + place);
}

/** A rank by Zipf's law: what has rank r comes 1 / r as often as the first. */
function zipf(random: () => number, ranks: number): number {
	return Math.floor(ranks ** random()) - 1;
}

/** How texts and queries of a language are made. */
interface Made {
	readonly ranks: number;
	readonly separator: string;
	at(place: number): string;
}

const LATIN: Made = { ranks: 3000, separator: ' ', at: wordAt };
const CHINESE: Made = { ranks: 400, separator: '', at: characterAt };

function largeCorpus({ ranks, separator, at }: Made, documents: number, mostSections: number): TextDocument[] {
	const random = randomFrom(documents);
	const between = (low: number, high: number): number => low + Math.floor(random() * (high - low + 1));
	const text = (low: number, high: number): string =>
		Array.from({ length: between(low, high) }, () => at(zipf(random, ranks))).join(separator);
	return Array.from({ length: documents }, (_, i) => {
		const sections = Array.from({ length: between(1, mostSections) }, () => ({ text: text(3, 12) }));
		return { id: `d${i}`, title: random() < 0.3 ? text(1, 3) : '', sections };
	});
}

/** Queries that have rare terms beside frequent ones, which is what pruning is about. */
function largeQueries({ ranks, separator, at }: Made, count: number): string[][] {
	const random = randomFrom(7);
	return Array.from({ length: count }, (_, i) => {
		const frequent = Array.from({ length: 1 + (i % 3) }, () => at(Math.floor(random() * 12)));
		const rare = Array.from({ length: i % 4 }, () => at(Math.floor(random() * ranks)));
		const parts = [...frequent, ...rare];
		return separator === '' ? [parts.join(''), at(i)] : parts;
	});
}

describe.each([
	['documents of one section', LATIN, 1, 6000],
	['documents of several sections', LATIN, 4, 2500],
	['Chinese texts', CHINESE, 2, 3500],
])('among thousands of %s', (_, made, mostSections, count) => {
	const documents = largeCorpus(made, count, mostSections);
	const setting: Setting = { documents, grams: [1, 2], weights: [2, 2, 1], related: false };
	const index = createTextIndex(documents, { grams: setting.grams, weights: setting.weights });
	const sections = sectionsIn(setting);
	const queries = largeQueries(made, runs(48));
	const few = [1, 3, 10, 100];

	it('the best are the best of all, however few are asked for', () => {
		for (const words of queries) {
			const query = words.join(' ');
			const all = askedOf(index, query, { related: false, use: [SIGNS] });
			expectSame(all, rank(setting, sections, words));
			expectOrder(all, documents);
			for (const limit of few)
				expect(askedOf(index, query, { related: false, limit, use: [SIGNS] })).toEqual(all.slice(0, limit));
		}
	});

	it('excluding sections keeps the best of the others', () => {
		queries.forEach((words, i) => {
			const excluded = made.at(20 + i);
			const having = sections.filter((section) => frequencyOf(excluded, section, setting) > 0);
			const excludedDocuments = new Set(having.map(({ document }) => document));
			const query = `${words.join(' ')} -${excluded}`;
			const all = askedOf(index, query, { related: false, use: [SIGNS] });
			expect(excludedDocuments.size).toBeGreaterThan(0);
			expectSame(all, rank({ ...setting, hasSigns: true }, sections, words, excludedDocuments));
			for (const limit of few)
				expect(askedOf(index, query, { related: false, limit, use: [SIGNS] })).toEqual(all.slice(0, limit));
		});
	});
});
