import { readAllUnits } from '@pinakes/indexer';
import { type Index, nearestName, type UnitRecord } from '@pinakes/query';
import { readOutlines } from '@pinakes/query/format/kinds/outline/read';
import { headingTexts } from '@pinakes/query/format/kinds/outline/schema';
import type { LookUp } from './golden-query.ts';

/** What golden queries may name of one index or several: anything that any of them has. */
export interface KnownIds {
	/** The ids of the units that a skill's name, folder, id or part of a registry's id after # stands for; none where it is not known. */
	skillsNamed(name: string): readonly string[];
	isKnown(lookUp: LookUp, id: string): boolean;
	/** Whether `path#heading`, or `path#heading-as-an-anchor`, is a section. */
	isSection(id: string): boolean;
	/** The known id that is most like one that is not. */
	nearest(lookUp: LookUp, id: string): string | undefined;
	nearestSkill(name: string): string | undefined;
}

/** Reads the ids of indexes. */
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
		isKnown: (lookUp, id) => ids[lookUp].has(id),
		isSection: (id) => sections.has(sectionKey(id)),
		nearest: (lookUp, id) => elsewhere(id, ids[lookUp]) ?? nearestName(id, [...ids[lookUp]]),
		nearestSkill: (name) => nearestName(name, [...named.keys()]),
	};
}

/** The known id that has another folder before it: folders that are read together are part of ids, one alone is not. */
function elsewhere(id: string, known: ReadonlySet<string>): string | undefined {
	return [...known].find((one) => one.endsWith(`/${id}`) || id.endsWith(`/${one}`));
}

/** How a section is named: its file, and its heading's text without marks. */
export function entryId(path: string, heading: string): string {
	return `${path}#${heading}`;
}

/** The same for `path#A heading` and `path#a-heading`, as links have it. */
export function sectionKey(id: string): string {
	const hash = id.indexOf('#');
	const heading = id.slice(hash + 1).toLowerCase();
	return `${id.slice(0, hash)}#${heading.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '')}`;
}
