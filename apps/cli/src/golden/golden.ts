import { basename, dirname, extname, resolve } from 'node:path';
import type { Problem } from '@pinakes/indexer';
import { isThere } from '@pinakes/indexer/internal/files';
import { isRecord } from '@pinakes/query/internal';
import { parseTree } from 'jsonc-parser';
import { type Output, printable } from '../base/output.ts';
import { type Entry, FIELDS, mistypedName, noQueries, parseLines, readText } from '../base/queries.ts';
import type { GoldenLookUp, KnownIds } from './known-ids.ts';

export interface GoldenQuery {
	readonly file: string;
	/** From 1. */
	readonly line: number;
	readonly id: unknown;
	readonly lookUp: GoldenLookUp;
	/** Fields of the query, as in `--queries` of the command. */
	readonly fields: Readonly<Record<string, unknown>>;
	/** Right answers: ids of units, or paths and `path#heading`; an empty list expects a refusal. Undefined if unknown. */
	readonly expected?: readonly string[] | undefined;
	readonly forbidden: readonly string[];
	/** What to say of each id that no index has. */
	readonly unknownIds: readonly string[];
	/** Names of fields that are neither of a query nor of a golden line. */
	readonly unread: readonly string[];
	/** The whole line, which may have other fields, such as a category to group by. */
	readonly json: Readonly<Record<string, unknown>>;
}

/** What a line says, or what is wrong with it. */
type Parsed = Omit<GoldenQuery, 'file' | 'line'> | string;

export type GoldenProblem = Required<Pick<Problem, 'file' | 'line' | 'message'>>;

/** The queries of golden files, lines that cannot be asked, and warnings, as of lines that are templates still. */
export type Golden = ReturnType<typeof readGolden>;

/** The beginning of questions that `pinakes init` leaves to be written. */
export const TO_FILL_IN = 'FILL IN';

export function queryText({ fields }: GoldenQuery): string {
	const { goal, query, ...others } = fields;
	const text = [goal, query].find((value) => typeof value === 'string' && value !== '');
	return typeof text === 'string' ? text : Object.values(others).flat().map(String).join(', ');
}

const MAX_IDS = 3;

/** Returns the first ids of a list, and the number of others. */
export function idsText(ids: readonly string[], most = MAX_IDS): string {
	const shown = ids.slice(0, most).join(', ');
	return ids.length > most ? `${shown} and ${ids.length - most} more` : shown;
}

/** Sorts problems by file, in the order of the files, and by line, and prints them, then warnings. */
export function noteProblems(files: readonly string[], { problems, warnings }: Golden, output: Output): void {
	problems.sort((a, b) => files.indexOf(a.file) - files.indexOf(b.file) || a.line - b.line);
	for (const { file, line, message } of problems) output.note(printable(`${file}:${line}: ${message}`));
	for (const { file, line, message } of warnings) output.note(printable(`${file}:${line}: warning: ${message}`));
}

/**
 * Reads golden files: JSON Lines with a query each, or the JSON array of an Agent Skills trigger evaluation.
 *
 * @param known ids of the indexes
 * @param skill default skill of a trigger evaluation, if neither it nor its location names one
 * @throws UsageError if a file cannot be read, or has no queries
 */
export function readGolden(files: readonly string[], known: KnownIds, skill?: string) {
	const all = files.map((file) => readFile(file, known, skill));
	return {
		queries: all.flatMap(({ queries }) => queries),
		problems: all.flatMap(({ problems }) => problems),
		warnings: all.flatMap(({ warnings }) => warnings),
	};
}

function readFile(file: string, known: KnownIds, skill: string | undefined) {
	const text = readText(file, 'a JSON Lines file of golden queries, or a trigger evaluation,');
	const isArray = text.trimStart().startsWith('[');
	const ofLocation = isArray ? (skill ?? skillOfLocation(file, known)) : skill;
	const all: GoldenQuery[] = [];
	const problems: GoldenProblem[] = [];
	for (const { line, json, error } of isArray ? itemsOf(text) : parseLines(text)) {
		const read =
			error === undefined
				? readEntry(json, known, ofLocation)
				: `the ${isArray ? 'file' : 'line'} is not JSON: ${error}`;
		if (typeof read === 'string') problems.push({ file, line, message: read });
		else all.push({ file, line, ...read });
	}
	if (all.length + problems.length === 0) throw noQueries(file);
	const isTemplate = (query: GoldenQuery): boolean => queryText(query).startsWith(TO_FILL_IN);
	const [first, ...others] = all.filter(isTemplate);
	const queries = all.filter((query) => !isTemplate(query));
	const unknown = queries.flatMap(({ line, unknownIds }) => unknownIds.map((message) => ({ file, line, message })));
	if (first === undefined) return { queries, problems, warnings: unknown };
	const lines = others.length === 0 ? 'this line is' : `${others.length + 1} lines from here on are`;
	const message = `${lines} a template still, and not counted: write a question in place of "${TO_FILL_IN}: …"`;
	return { queries, problems, warnings: [{ file, line: first.line, message }, ...unknown] };
}

function readEntry(json: unknown, known: KnownIds, skill: string | undefined): Parsed {
	if (!isRecord(json)) return 'a query must be a JSON object';
	return 'should_trigger' in json ? parseTriggerItem(json, known, skill) : parseGoldenLine(json, known);
}

const SYNONYMS = [
	['accept', 'expected'],
	['question', 'query'],
] as const;

/** Parses a golden line: `expected` (or `accept`), `forbidden`, the fields of a match or a search, and any others. */
function parseGoldenLine(json: Readonly<Record<string, unknown>>, known: KnownIds): Parsed {
	const line: Record<string, unknown> = { ...json };
	for (const [synonym, name] of SYNONYMS) {
		if (line[synonym] === undefined) continue;
		if (line[name] !== undefined) return `${synonym} and ${name} mean the same: give one of them`;
		line[name] = line[synonym];
		delete line[synonym];
	}
	const { id = null, expected, forbidden, ...others } = line;
	const lookUp = others.query === undefined ? 'match' : 'search';
	if (others.goal !== undefined && lookUp === 'search') {
		return `goal and ${json.query === undefined ? 'question' : 'query'} are both given: give one of them`;
	}
	const own: readonly string[] = FIELDS[lookUp];
	if (!own.some((name) => Object.hasOwn(others, name)))
		return 'nothing is asked: add "goal" for match, or "query" for search';
	const isRead = (name: string): boolean => own.includes(name);
	const unread = Object.keys(others).filter((name) => !isRead(name));
	const mistyped = mistypedName(unread, own);
	if (mistyped !== undefined) return mistyped;
	const fields = Object.fromEntries(Object.entries(others).filter(([name]) => isRead(name)));
	const unknownIds: string[] = [];
	const lists: (readonly string[] | undefined)[] = [];
	for (const [field, value] of [
		[json.accept === undefined ? 'expected' : 'accept', expected],
		['forbidden', forbidden],
	] as const) {
		const ids = idsOf(value);
		if (ids === null) return `${field} must be an id or a list of ids`;
		lists.push(
			ids?.flatMap((one) => {
				const resolved = known.resolve(lookUp, one);
				if (resolved.length > 0) return resolved;
				unknownIds.push(unknownId(field, one, known.nearest(lookUp, one)));
				return [one];
			}),
		);
	}
	return { id, lookUp, fields, expected: lists[0], forbidden: lists[1] ?? [], unknownIds, unread, json };
}

function unknownId(field: string, id: string, nearest: string | undefined): string {
	const hint = nearest === undefined ? '' : `. Did you mean ${nearest}?`;
	return `${field} names ${id}, which no index has${hint}`;
}

/** Returns a list of ids; undefined if none is given, null if it is not a list of strings. */
function idsOf(value: unknown): readonly string[] | undefined | null {
	if (value === undefined || value === null) return undefined;
	const list = Array.isArray(value) ? (value as unknown[]) : [value];
	return list.every((id) => typeof id === 'string') ? list : null;
}

/** Fields with the skill of a trigger evaluation; `expected_skill` is the one that should answer instead. */
const SKILL_FIELDS = ['skill', 'skill_name', 'expected_skill'] as const;

/** Parses an item of an Agent Skills trigger evaluation into a query; returns what is wrong with an invalid one. */
function parseTriggerItem(item: Readonly<Record<string, unknown>>, known: KnownIds, skill: string | undefined): Parsed {
	const { id = null, query, should_trigger } = item;
	if (typeof query !== 'string' || query.trim() === '') return 'query must be the text of a request';
	if (typeof should_trigger !== 'boolean') return 'should_trigger must be true or false';
	for (const field of SKILL_FIELDS) {
		const name = item[field];
		if (name === undefined || name === null) continue;
		if (typeof name !== 'string') return `${field} must be the name of a skill`;
		if (known.skillsNamed(name).length === 0) return unknownId(field, name, known.nearestSkill(name));
	}
	const other = textOf(item.expected_skill);
	const own = textOf(item.skill) ?? textOf(item.skill_name) ?? (should_trigger ? (other ?? skill) : skill);
	if (own === undefined)
		return 'nothing says which skill this is about: name it by --skill, or add "skill" to the item';
	const units = known.skillsNamed(own);
	if (units.length === 0) return unknownId('--skill', own, known.nearestSkill(own));
	const expected = should_trigger ? units : other === undefined ? undefined : known.skillsNamed(other);
	return {
		id,
		lookUp: 'match',
		fields: { goal: query },
		expected,
		forbidden: should_trigger ? [] : units,
		unknownIds: [],
		unread: [],
		json: item,
	};
}

/** Returns the skill in the location of a trigger evaluation: its folder, a parent with the name of one, or the file name. */
function skillOfLocation(file: string, known: KnownIds): string | undefined {
	const folders: string[] = [];
	for (let folder = dirname(resolve(file)); folder !== dirname(folder); folder = dirname(folder)) folders.push(folder);
	const isKnown = (name: string): boolean => known.skillsNamed(name).length > 0;
	const own = folders.find((folder) => isThere(folder, 'SKILL.md') && isKnown(basename(folder)));
	const names = [...(own === undefined ? [] : [own]), ...folders].map((folder) => basename(folder));
	return [...names, basename(file, extname(file))].find(isKnown);
}

function textOf(value: unknown): string | undefined {
	return typeof value === 'string' ? value : undefined;
}

/** Returns the items of an array with the lines in which they begin. */
function itemsOf(text: string): Entry[] {
	let items: readonly unknown[];
	let nodes: readonly { readonly offset: number }[];
	try {
		items = JSON.parse(text) as readonly unknown[];
		// Unlike JSON.parse, fails for extremely deep nesting, which no query has.
		nodes = parseTree(text)?.children ?? [];
	} catch (cause) {
		return [{ line: 1, error: (cause as Error).message }];
	}
	let line = 1;
	let at = 0;
	return items.map((json, i) => {
		const offset = nodes[i]?.offset ?? at;
		line += text.slice(at, offset).split('\n').length - 1;
		at = offset;
		return { line, json };
	});
}
