import type { Row } from '../format/kinds/text/row.js';
import type { DecodedPostings } from '../format/kinds/text/row-postings.js';
import { queryShare } from '../format/kinds/vectors/query-share.js';
import { type SectionVectorParts, type TermVector, type Vectors, vectorPartOf } from '../format/kinds/vectors/read.js';
import { roundedLog } from '../format/kinds/vectors/rounded-log.js';
import { MAX_TERMS_TO_SUM, SECTIONS_TO_A_PART } from '../format/kinds/vectors/schema.js';
import type { Recipe } from '../format/recipe.js';
import type { QueryTerm } from '../text/question.ts';
import type { TextStore } from '../text/store.ts';
import { termKey } from '../text/term-rows.ts';
import { toLengthOne } from './length-one.ts';

/** Returns the factor for the weight of vectors for a query, 0 to 1: see `queryShare`. */
export function vectorShare(terms: readonly QueryTerm[], { analyzer }: Pick<TextStore, 'analyzer'>): number {
	const count = (counts: (term: QueryTerm) => boolean): number =>
		terms.filter(counts).reduce((sum, { occurrences }) => sum + occurrences, 0);
	const isCharacter = ({ kind, term }: QueryTerm): boolean => kind === 'gram' && [...term].length === analyzer.grams[0];
	return queryShare(
		count(({ kind }) => kind === 'word'),
		count(isCharacter),
	);
}

/**
 * Encodes a query by trained vectors: the sum of the vectors of its terms, scaled to length 1; undefined if no term has
 * one.
 *
 * Rare terms have no vectors of their own; they are represented by the sections that have them (folding in: Berry,
 * Dumais and O'Brien, "Using linear algebra for intelligent information retrieval", 1995).
 */
export function* trainedVector(
	terms: readonly QueryTerm[],
	store: TextStore,
	vectors: Vectors,
): Recipe<Float32Array | undefined> {
	const largest = store.analyzer.grams.at(-1) as number;
	const telling = terms.filter(
		({ kind, term }) => kind !== 'name' && (kind !== 'gram' || [...term].length === largest),
	);
	const own = yield* vectors.terms(telling.map(({ term }) => term));
	const others = telling.filter((_, i) => own[i] === undefined);
	const rows = others.length > 0 ? yield* store.rows(others.map(({ term }) => termKey(store, term))) : [];
	const rare = others.flatMap(({ term, occurrences }, i) => {
		const { terms: known, postings } = rows[i] as Row;
		const found = postings[known.indexOf(term)];
		return found === undefined || found.size > MAX_TERMS_TO_SUM ? [] : [{ occurrences, postings: found.decode() }];
	});
	const sections = rare.flatMap(({ postings }) => [...postings.sections]);
	const parts = yield* vectors.sections(sections);
	const sum = new Float64Array(vectors.settings.dimensions);
	for (const { postings, occurrences } of rare) addRare(sum, postings, occurrences, store, parts);
	vectors.settings.dimension_scales.forEach((scale, j) => {
		sum[j] = (sum[j] as number) * scale;
	});
	telling.forEach(({ occurrences }, i) => {
		const vector = own[i];
		if (vector !== undefined) addOwn(sum, vector, occurrences);
	});
	return toLengthOne(sum);
}

function addRare(
	sum: Float64Array,
	{ sections, counts }: DecodedPostings,
	occurrences: number,
	store: TextStore,
	parts: SectionVectorParts,
): void {
	const weight = 1 - roundedLog(sections.length) / roundedLog(Math.max(2, store.sections));
	const factor = weight * weight * Math.sqrt(occurrences);
	for (let i = 0; i < sections.length; i++) {
		const section = sections[i] as number;
		const { numbers, scales } = parts.get(vectorPartOf(section)) as NonNullable<ReturnType<typeof parts.get>>;
		const index = section % SECTIONS_TO_A_PART;
		const frequency = store.frequencies[counts[i] as number] as number;
		add(sum, numbers, index * sum.length, factor * roundedLog(1 + frequency) * (scales[index] as number));
	}
}

function addOwn(sum: Float64Array, { numbers, scale }: TermVector, occurrences: number): void {
	add(sum, numbers, 0, Math.sqrt(occurrences) * scale);
}

function add(sum: Float64Array, numbers: Int8Array, from: number, factor: number): void {
	for (let j = 0; j < sum.length; j++) sum[j] = (sum[j] as number) + factor * (numbers[from + j] as number);
}
