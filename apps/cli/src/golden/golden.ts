import { basename, dirname, extname, resolve } from 'node:path';
import { isThere } from '@pinakes/indexer/internal';
import type { Index, UnitRecord } from '@pinakes/query';
import { headingTexts, nearestName, readOutlines } from '@pinakes/query/internal';
import type { SearchHit } from '@pinakes/query/search';
import { parseTree } from 'jsonc-parser';
import { readAllUnits } from '../base/open-index.ts';
import { type Output, printable } from '../base/output.ts';
import { noQueries, readText } from '../base/queries.ts';

/** Look-ups of golden queries, by command name. */
const LOOK_UPS = ['match', 'contexts', 'search', 'get'] as const;
export type LookUp = (typeof LOOK_UPS)[number];

/** A query with its expected answer. */
export interface GoldenQuery {
	readonly file: string;
	/** From 1. */
	readonly line: number;
	readonly id: unknown;
	readonly lookUp: LookUp;
	/** Fields of the query, as in `--queries` of the command. */
	readonly fields: Readonly<Record<string, unknown>>;
	/** Right answers; an empty list expects a refusal. Undefined if unknown. */
	readonly expected?: readonly string[] | undefined;
	/** Wrong answers. */
	readonly forbidden: readonly string[];
	/** The whole line, which may have other fields, such as a category to group by. */
	readonly json: Readonly<Record<string, unknown>>;
}

export interface GoldenProblem {
	readonly file: string;
	readonly line: number;
	readonly message: string;
}

export interface GoldenFile {
	readonly queries: readonly GoldenQuery[];
	readonly problems: readonly GoldenProblem[];
}

/** The beginning of questions that `pinakes init` leaves to be written. */
export const TO_FILL_IN = 'FILL IN';

/** Returns the text of a query, on one line. */
export function queryText({ fields }: GoldenQuery): string {
	const { goal, query, target_entry, ...others } = fields;
	const text = [goal, query, target_entry].find((value) => typeof value === 'string' && value !== '');
	return typeof text === 'string' ? text : Object.values(others).flat().map(String).join(', ');
}

/** Maximum number of ids that are shown. */
const MAX_IDS = 3;

/** Returns the first ids of a list, and the number of others. */
export function idsText(ids: readonly string[], most = MAX_IDS): string {
	const shown = ids.slice(0, most).join(', ');
	return ids.length > most ? `${shown} and ${ids.length - most} more` : shown;
}

/** Prints problems of golden files. */
export function noteProblems(problems: readonly GoldenProblem[], output: Output): void {
	for (const { file, line, message } of problems) output.note(printable(`${file}:${line}: ${message}`));
}

/** The ids of one or several indexes. */
export interface KnownIds {
	/** Returns the ids of units with a name, a folder, an id, or a part of a registry id after #; an empty list if there are none. */
	skillsNamed(name: string): readonly string[];
	/** Whether an id may be found; by a search also a section, as `path#heading` or `path#anchor`. */
	isKnown(lookUp: LookUp, id: string): boolean;
	/** Returns the known id that is most similar to an unknown one. */
	nearest(lookUp: LookUp, id: string): string | undefined;
	nearestSkill(name: string): string | undefined;
}

/** Reads the ids in indexes. */
export async function readKnownIds(indexes: readonly Index[]): Promise<KnownIds> {
	const units: UnitRecord[] = [];
	const paths = new Set<string>();
	const entries = new Set<string>();
	for (const index of indexes) {
		units.push(...(await readAllUnits(index)));
		for (const { path, headings } of await index.run(readOutlines)) {
			paths.add(path);
			for (const text of headingTexts(headings)) entries.add(entryId(path, text));
		}
	}
	const named = new Map<string, Set<string>>();
	for (const { unit_id, name } of units) {
		for (const key of [
			unit_id,
			name,
			unit_id.slice(unit_id.lastIndexOf('/') + 1),
			unit_id.slice(unit_id.lastIndexOf('#') + 1),
		]) {
			named.set(key, (named.get(key) ?? new Set()).add(unit_id));
		}
	}
	const sections = new Set([...entries].map(sectionKey));
	const ids: Record<LookUp, ReadonlySet<string>> = {
		match: new Set(units.map(({ unit_id }) => unit_id)),
		contexts: paths,
		search: paths,
		get: entries,
	};
	return {
		skillsNamed: (name) => [...(named.get(name) ?? [])].sort(),
		isKnown: (lookUp, id) => ids[lookUp].has(id) || (lookUp === 'search' && sections.has(sectionKey(id))),
		nearest: (lookUp, id) => {
			const known = [...ids[lookUp], ...(lookUp === 'search' && id.includes('#') ? entries : [])];
			return elsewhere(id, known) ?? nearestId(id, known);
		},
		nearestSkill: (name) => nearestName(name, [...named.keys()]),
	};
}

/** Returns the most similar known id, of a section among those of its document. */
function nearestId(id: string, known: readonly string[]): string | undefined {
	const own = known.filter((one) => one.startsWith(`${id.split('#')[0]}#`));
	return nearestName(id, own.length > 0 ? own : known);
}

/** Returns the known id that differs only by an ending such as `.md`, or by a leading folder, which ids have if several folders were built together. */
function elsewhere(id: string, known: readonly string[]): string | undefined {
	return known.find((one) => one.endsWith(`/${id}`) || id.endsWith(`/${one}`) || one.startsWith(`${id}.`));
}

/** A result: the id of a unit or a document, and the keys of the section of its passage and of those that contain it. */
export interface FoundId {
	readonly id: string;
	/** Of `sectionKey`. */
	readonly sections: readonly string[];
}

/** Returns the ids of a result of a search. */
export function foundIdOf({ path, citation }: SearchHit): FoundId {
	return { id: path, sections: citation.headings.map((heading) => sectionKey(`${path}#${heading}`)) };
}

/** Whether some ids name a result, or its section. */
export function isAmong({ id, sections }: FoundId, ids: readonly string[]): boolean {
	return ids.some((one) => one === id || (one.includes('#') && sections.includes(sectionKey(one))));
}

/** Returns the id of a section: its path and its heading without markup. */
export function entryId(path: string, heading: string): string {
	return `${path}#${heading}`;
}

/** Normalizes the id of a section, so that `path#A heading` equals `path#a-heading`, as in links. */
function sectionKey(id: string): string {
	const hash = id.indexOf('#');
	const heading = id.slice(hash + 1).toLowerCase();
	return `${id.slice(0, hash)}#${heading.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '')}`;
}

/** Fields that only one look-up has, which identify the look-up of a line without `look_up`. */
const DISTINCTIVE_FIELDS: readonly (readonly [LookUp, readonly string[]])[] = [
	['get', ['target_entry']],
	['search', ['query']],
	['match', ['goal', 'tags', 'ide', 'env', 'constraints']],
	['contexts', ['story', 'task', 'task_type', 'epic', 'types']],
];

/** Synonyms of fields, as used by `pinakes eval`. */
const SYNONYMS = [
	['accept', 'expected'],
	['question', 'query'],
] as const;

/** Parses a golden line: `look_up`, `expected` (or `accept`), `forbidden` and the fields of the query. */
function parseGoldenLine(json: Readonly<Record<string, unknown>>): Omit<GoldenQuery, 'file' | 'line'> | string {
	const line: Record<string, unknown> = { ...json };
	for (const [synonym, name] of SYNONYMS) {
		if (line[synonym] === undefined) continue;
		if (line[name] !== undefined) return `${synonym} and ${name} mean the same: give one of them`;
		line[name] = line[synonym];
		delete line[synonym];
	}
	const { id = null, look_up, expected, forbidden, ...fields } = line;
	const lookUp =
		look_up === undefined
			? DISTINCTIVE_FIELDS.find(([, names]) => names.some((name) => Object.hasOwn(fields, name)))?.[0]
			: LOOK_UPS.find((name) => name === look_up);
	if (lookUp === undefined) {
		if (look_up === undefined)
			return `nothing says which look-up this is: add "goal", "query" or "look_up", one of ${LOOK_UPS.join(', ')}`;
		const nearest = typeof look_up === 'string' ? nearestName(look_up, LOOK_UPS) : undefined;
		return `look_up must be one of ${LOOK_UPS.join(', ')}${nearest === undefined ? '' : `. Did you mean ${nearest}?`}`;
	}
	const lists = { expected: idsOf(expected), forbidden: idsOf(forbidden) };
	for (const [field, ids] of Object.entries(lists)) {
		const name = field === 'expected' && json.accept !== undefined ? 'accept' : field;
		if (ids === null) return `${name} must be an id or a list of ids`;
	}
	return { id, lookUp, fields, expected: lists.expected ?? undefined, forbidden: lists.forbidden ?? [], json };
}

/** Returns the message about an unknown id. */
export function unknownId(field: string, id: string, nearest: string | undefined): string {
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
function parseTriggerItem(
	item: Readonly<Record<string, unknown>>,
	known: KnownIds,
	skill: string | undefined,
): Omit<GoldenQuery, 'file' | 'line'> | string {
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
	return { id, lookUp: 'match', fields: { goal: query }, expected, forbidden: should_trigger ? [] : units, json: item };
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

/** A value with its line, or a problem. */
interface Entry {
	readonly line: number;
	readonly json?: unknown;
	readonly error?: string;
}

/**
 * Reads a golden file: JSON Lines with a query each, or the JSON array of an Agent Skills trigger evaluation.
 *
 * @param known ids of the indexes; unknown ids are problems
 * @param skill default skill of a trigger evaluation, if neither it nor its location names one
 * @throws UsageError if the file cannot be read, or has no queries
 */
export function readGolden(file: string, known: KnownIds, skill?: string): GoldenFile {
	const { queries, problems } = readGoldenQueries(file, known, skill);
	const unknown = queries.flatMap((query): GoldenProblem[] => {
		const message = unknownIdOf(query, known);
		return message === undefined ? [] : [{ file, line: query.line, message }];
	});
	const lines = new Set(unknown.map(({ line }) => line));
	return {
		queries: queries.filter(({ line }) => !lines.has(line)),
		problems: [...problems, ...unknown].sort((a, b) => a.line - b.line),
	};
}

/** Reads a golden file without checking ids. */
export function readGoldenQueries(file: string, known: KnownIds, skill?: string): GoldenFile {
	const text = readText(file, 'a JSON Lines file of golden queries, or a trigger evaluation,');
	const isArray = text.trimStart().startsWith('[');
	const ofLocation = isArray ? (skill ?? skillOfLocation(file, known)) : skill;
	const queries: GoldenQuery[] = [];
	const problems: GoldenProblem[] = [];
	for (const { line, json, error } of isArray ? itemsOf(text) : linesOf(text)) {
		const read = error ?? readEntry(json, known, ofLocation);
		if (typeof read === 'string') problems.push({ file, line, message: read });
		else queries.push({ file, line, ...read });
	}
	if (queries.length + problems.length === 0) throw noQueries(file);
	return { queries, problems };
}

function readEntry(
	json: unknown,
	known: KnownIds,
	skill: string | undefined,
): Omit<GoldenQuery, 'file' | 'line'> | string {
	if (typeof json !== 'object' || json === null || Array.isArray(json)) return 'a query must be a JSON object';
	const fields = json as Readonly<Record<string, unknown>>;
	return 'should_trigger' in fields ? parseTriggerItem(fields, known, skill) : parseGoldenLine(fields);
}

function unknownIdOf({ lookUp, expected, forbidden }: GoldenQuery, known: KnownIds): string | undefined {
	for (const [field, ids] of Object.entries({ expected, forbidden })) {
		const unknown = ids?.find((id) => !known.isKnown(lookUp, id));
		if (unknown !== undefined) return unknownId(field, unknown, known.nearest(lookUp, unknown));
	}
	return undefined;
}

function linesOf(text: string): Entry[] {
	return text.split(/\r?\n/).flatMap((line, i): Entry[] => {
		if (line.trim() === '') return [];
		try {
			return [{ line: i + 1, json: JSON.parse(line) as unknown }];
		} catch (cause) {
			return [{ line: i + 1, error: `the line is not JSON: ${(cause as Error).message}` }];
		}
	});
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
		return [{ line: 1, error: `the file is not JSON: ${(cause as Error).message}` }];
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
