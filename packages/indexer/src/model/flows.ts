import type { DocumentOutline } from '@pinakes/query';
import { addTo, type EntryRecord, type RelatedEntry, type Relation } from '@pinakes/query/internal';
import { countLines, flatHeadings } from '../parse/outline.ts';
import { type FlowLink, headingKeys, relatedHeadings } from './relate.ts';

/** The headings of a file, and the neighbors in its text of which one at least is no heading of it. */
export type FlowRecord = Omit<EntryRecord, 'section'> & { readonly links?: readonly FlowLink[] };

/** A file whose sections can be retrieved by heading. */
export type EntrySource = ReturnType<typeof toEntry>;

export function toEntry({ path, headings }: DocumentOutline, text: string) {
	const flat = flatHeadings(headings);
	return { path, headings: flat, last_line: countLines(text), ...relatedHeadings(flat, text) };
}

/** Returns the headings of a file as fields of a JSON object, a `FlowRecord`. */
export function entryFields({ headings, last_line, related, links }: EntrySource): string {
	const fields: FlowRecord = {
		levels: headings.map(({ level }) => level).join(''),
		texts: headings.map(({ text }) => text),
		lines: [...headings.map(({ line }) => line), last_line + 1],
		related: Object.fromEntries(related),
		...(links.length > 0 && { links }),
	};
	return JSON.stringify(fields).slice(1, -1);
}

/** A file, with its `FlowRecord` as fields of a JSON object. */
export interface FlowEntry {
	readonly path: string;
	readonly fields: string;
}

/** Returns a heading of a file, by its number, and with its marks. */
function headingOf(path: string, { levels, texts }: FlowRecord, heading: number) {
	return { path, heading, marked: `${'#'.repeat(Number(levels[heading]))} ${texts[heading]}` };
}

type Named = ReturnType<typeof headingOf>;

/** Maximum names that are looked for; those of further files are left out. `MAX_RELATED` is that of one heading and relation. */
const MAX_NAMES = 2 ** 17;
const MAX_RELATED = 3;

const ORDER: readonly Relation[] = ['caution', 'next', 'general_caution', 'previous'];

/**
 * Relates the headings of different files by flows that texts of the project name: `Plan → Build`. A second pass over all files, of
 * whose headings only those are in memory that a text names.
 *
 * @param entries iterated several times, in the order of their paths
 */
export function* relateFiles<Entry extends FlowEntry>(entries: Iterable<Entry>): Generator<Entry> {
	const asked = new Set<string>();
	for (const { links = [] } of withLinks(entries)) {
		for (const name of links.flat(2)) if (typeof name === 'string' && asked.size < MAX_NAMES) asked.add(name);
	}
	const named = asked.size === 0 ? new Map<string, Named>() : findNamed(entries, asked);
	const related = new Map<string, (readonly [heading: number, entry: RelatedEntry])[]>();
	const add = (from: Named, relation: Relation, { path, heading, marked }: Named): void =>
		addTo(related, from.path, [from.heading, path === from.path ? [relation, heading] : [relation, marked, path]]);
	for (const { path, links = [], ...record } of withLinks(entries)) {
		for (const link of links) {
			const [from, to] = link.map((item) =>
				typeof item === 'number'
					? headingOf(path, record, item)
					: item.map((name) => named.get(name)).find((heading) => heading !== undefined),
			);
			if (!from || !to || (from.path === to.path && from.heading === to.heading)) continue;
			add(from, 'next', to);
			add(to, 'previous', from);
		}
	}
	for (const entry of entries) {
		const found = related.get(entry.path);
		if (found === undefined && !entry.fields.includes(LINKS)) yield entry;
		else yield { ...entry, fields: withRelated(parse(entry), found ?? []) };
	}
}

const LINKS = '"links":[';

function parse({ fields }: FlowEntry): FlowRecord {
	return JSON.parse(`{${fields}}`) as FlowRecord;
}

function* withLinks(entries: Iterable<FlowEntry>): Generator<FlowRecord & { readonly path: string }> {
	for (const entry of entries) if (entry.fields.includes(LINKS)) yield { path: entry.path, ...parse(entry) };
}

/** Matches names of several words. */
const SPECIFIC = / |\p{Script=Han}{3}/u;

/** Returns the headings with these names. Of several, the one of the highest level is meant; if several have that level, none is. */
function findNamed(entries: Iterable<FlowEntry>, asked: ReadonlySet<string>): Map<string, Named> {
	const found = new Map<string, Named & { readonly level: number }>();
	const unclear = new Set<string>();
	for (const entry of entries) {
		const record = parse(entry);
		for (const [heading, text] of record.texts.entries()) {
			const level = Number(record.levels[heading]);
			for (const name of headingKeys(text)) {
				const known = found.get(name);
				// A single word, such as _Structure_, names a whole document only.
				if (!asked.has(name) || (level > 1 && !SPECIFIC.test(name)) || (known && known.level < level)) continue;
				if (known?.level === level) unclear.add(name);
				else unclear.delete(name);
				found.set(name, { ...headingOf(entry.path, record, heading), level });
			}
		}
	}
	for (const name of unclear) found.delete(name);
	return found;
}

/** Adds entries behind those that a record has. Each heading is named once, and at most three for a relation. */
function withRelated(
	{ links: _, ...record }: FlowRecord,
	found: readonly (readonly [heading: number, entry: RelatedEntry])[],
): string {
	const related: Record<number, readonly RelatedEntry[]> = { ...record.related };
	for (const [heading, entry] of found) {
		const known = related[heading] ?? [];
		const [relation, ...other] = entry;
		const isKnown = known.some(([, ...each]) => each.join('\n') === other.join('\n'));
		if (isKnown || known.filter(([each]) => each === relation).length >= MAX_RELATED) continue;
		related[heading] = [...known, entry].sort(([a], [b]) => ORDER.indexOf(a) - ORDER.indexOf(b));
	}
	return JSON.stringify({ ...record, related }).slice(1, -1);
}
