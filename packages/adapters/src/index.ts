import { type Index, matchUnits, retrieveEntry, sectionsOf } from '@pinakes/query';
import { isRecord, own } from '@pinakes/query/internal';
import { type SearchResult, search } from '@pinakes/query/search';

/** Default and greatest number of documents. */
const DEFAULT_LIMIT = 5;
const MAX_LIMIT = 50;

/** Maximum pages that are listed where no answer is sure. */
const MAX_CANDIDATES = 3;

/** Maximum characters of a section in one result. */
const MAX_TEXT_LENGTH = 10_000;

/** JSON Schema of the arguments of a tool, in the subset that all providers support. */
export interface ToolSchema {
	readonly type: 'object';
	readonly properties: Record<string, { readonly type: 'string' | 'integer' | 'number'; readonly description: string }>;
	readonly required: string[];
	readonly additionalProperties: false;
}

/** A look-up as a tool for any framework. */
export interface LookUpTool {
	readonly name: string;
	readonly description: string;
	readonly parameters: ToolSchema;
	/**
	 * Runs the look-up.
	 *
	 * @param input arguments from a model; invalid ones throw errors that say how to fix them
	 */
	execute(input: unknown): Promise<unknown>;
}

/** Returns the look-ups of an index as tools: skills by a task, documents by a question, a section by its heading. */
export function lookUpTools(index: Index): LookUpTool[] {
	checkIndex(index);
	return [findSkill(index), searchDocuments(index), readSection(index)];
}

/**
 * Checks that there is an open index. Otherwise an agent would be told so at each call, and its developer never.
 *
 * @throws TypeError
 */
export function checkIndex(index: Index): void {
	if (typeof index?.run !== 'function') throw new TypeError('No open index: await openIndex().');
}

function findSkill(index: Index): LookUpTool {
	return {
		name: 'find_skill',
		description:
			'Finds the skill for a task, with why it fits and where it is. If it is not sure, it lists what may be meant.',
		parameters: schemaOf({ goal: ['string', 'The task in your own words'] }, ['goal']),
		async execute(input) {
			const result = await matchUnits(index, { goal: textOf(input, 'goal') });
			const { verdict } = result;
			if (verdict === 'answered') {
				const skills = result.matches.map(({ unit_id, probability, reasons, unit }) => {
					const { name, description, entrypoints, source } = unit;
					return { unit_id, name, description, probability: rounded(probability), reasons, entrypoints, source };
				});
				return { verdict, skills };
			}
			const near = 'nearest_candidates' in result ? result.nearest_candidates : [];
			const candidates = near.map(({ unit_id, name, description, probability }) => {
				return { unit_id, name, description, probability: rounded(probability) };
			});
			return { verdict, reason: result.rejection_reason, candidates };
		},
	};
}

function searchDocuments(index: Index): LookUpTool {
	const properties = {
		query: ['string', 'The question in your own words'],
		limit: ['integer', `Documents at most; ${DEFAULT_LIMIT} unless given`],
	} as const;
	return {
		name: 'search_documents',
		description:
			'Finds the passages that answer a question, with path and lines. If it is not sure, it lists pages that may.',
		parameters: schemaOf(properties, ['query']),
		async execute(input) {
			const limit = Math.min(countOf(input, 'limit') ?? DEFAULT_LIMIT, MAX_LIMIT);
			const result = await search(index, textOf(input, 'query'), { limit });
			const { verdict, results, notes } = result;
			if (verdict === 'answered') {
				const passages = passagesOf(result).map((passage) => ({ ...passage, score: rounded(passage.score) }));
				return { verdict, passages };
			}
			const near = verdict === 'uncertain' ? results.slice(0, MAX_CANDIDATES) : [];
			const candidates = near.map(({ path, title, excerpt }) => ({ path, title, excerpt }));
			return { verdict, reason: notes.join(' '), candidates };
		},
	};
}

function readSection(index: Index): LookUpTool {
	const properties = {
		heading: ['string', 'The heading of the section, or words of it'],
		path: ['string', 'The path of the document, as search_documents gives it'],
		offset: ['integer', 'Where to go on: next_offset of the result before'],
	} as const;
	return {
		name: 'read_section',
		description: 'Reads the section under a heading of a document. A long one comes in parts: go on with offset.',
		parameters: schemaOf(properties, ['heading', 'path']),
		async execute(input) {
			const request = { targetEntry: textOf(input, 'heading'), filePaths: [textOf(input, 'path')] };
			const offset = countOf(input, 'offset', 0) ?? 0;
			const found = await retrieveEntry(index, request);
			const { status, source_file, start_line, end_line, retrieval_notes, related_headings } = found;
			const related = related_headings.map(({ heading }) => heading);
			if (status === 'not_found') return { status, reason: retrieval_notes, related };
			const whole = sectionsOf(found)
				.map(({ content }) => content)
				.join('\n');
			if (offset >= whole.length) throw new TypeError(`"offset" must be less than ${whole.length}.`);
			const text = partOf(whole.slice(offset));
			const next = offset + text.length;
			const next_offset = next < whole.length ? next : null;
			return { status, text, next_offset, path: source_file, start_line, end_line, related };
		},
	};
}

/** Returns the beginning of a text that one result has room for, up to the end of a line where it has one. */
function partOf(text: string): string {
	if (text.length <= MAX_TEXT_LENGTH) return text;
	const part = text.slice(0, MAX_TEXT_LENGTH);
	// The first half of a character of two units goes with its second.
	return part.slice(0, part.lastIndexOf('\n') + 1) || part.replace(/[\ud800-\udbff]$/, '');
}

/** A passage that answers a question. */
export interface Passage {
	readonly text: string;
	readonly path: string;
	readonly title: string;
	readonly headings: readonly string[];
	/** First and last line, from 1. */
	readonly lines: readonly [number, number] | null;
	readonly score: number;
}

/** Returns the best passage of each document that answers, best first; an empty list if the evidence is weak. */
export async function searchPassages(index: Index, query: string, limit: number | undefined): Promise<Passage[]> {
	return passagesOf(await search(index, query, { limit: limit ?? DEFAULT_LIMIT }));
}

function passagesOf({ results, rejection_category }: SearchResult): Passage[] {
	if (rejection_category !== null) return [];
	return results.map(({ passage, path, title, citation: { headings, lines }, score }) => {
		return { text: passage, path, title, headings, lines, score };
	});
}

function schemaOf(
	properties: Readonly<Record<string, readonly [type: string, description: string]>>,
	required: string[],
): ToolSchema {
	const entries = Object.entries(properties).map(([name, [type, description]]) => [name, { type, description }]);
	return { type: 'object', properties: Object.fromEntries(entries), required, additionalProperties: false };
}

function textOf(input: unknown, name: string): string {
	const value = isRecord(input) ? own(input, name) : undefined;
	if (typeof value === 'string' && value.trim() !== '') return value;
	throw new TypeError(`"${name}" must be a string that is not empty.`);
}

function countOf(input: unknown, name: string, least = 1): number | undefined {
	const value = isRecord(input) ? own(input, name) : undefined;
	if (value === undefined || value === null) return undefined;
	if (typeof value === 'number' && Number.isInteger(value) && value >= least) return value;
	throw new TypeError(`"${name}" must be a whole number of ${least} or more.`);
}

/** Rounds a score to hundredths: more digits only cost a model tokens. */
function rounded(score: number): number {
	return Math.round(score * 100) / 100;
}
