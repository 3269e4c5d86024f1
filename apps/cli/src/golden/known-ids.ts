import { readAllUnits } from '@pinakes/indexer';
import { type Index, nearestName, type UnitRecord } from '@pinakes/query';
import { readOutlines } from '@pinakes/query/format/kinds/outline/read';
import { headingTexts } from '@pinakes/query/format/kinds/outline/schema';
import type { LookUp } from './golden-query.ts';

/** The ids of one or several indexes. */
export interface KnownIds {
	/**
	 * Returns the ids of units with a name, a folder, an id, or a part of a registry id after #; an empty list if there
	 * are none.
	 */
	skillsNamed(name: string): readonly string[];
	isKnown(lookUp: LookUp, id: string): boolean;
	/** Whether `path#heading` or `path#anchor` is a section. */
	isSection(id: string): boolean;
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
		isKnown: (lookUp, id) => ids[lookUp].has(id),
		isSection: (id) => sections.has(sectionKey(id)),
		nearest: (lookUp, id) => elsewhere(id, ids[lookUp]) ?? nearestName(id, [...ids[lookUp]]),
		nearestSkill: (name) => nearestName(name, [...named.keys()]),
	};
}

/**
 * Returns the known id that differs only by a leading folder, which ids have if several folders were built together.
 */
function elsewhere(id: string, known: ReadonlySet<string>): string | undefined {
	return [...known].find((one) => one.endsWith(`/${id}`) || id.endsWith(`/${one}`));
}

/** Returns the id of a section: its path and its heading without markup. */
export function entryId(path: string, heading: string): string {
	return `${path}#${heading}`;
}

/** Normalizes the id of a section, so that `path#A heading` equals `path#a-heading`, as in links. */
export function sectionKey(id: string): string {
	const hash = id.indexOf('#');
	const heading = id.slice(hash + 1).toLowerCase();
	return `${id.slice(0, hash)}#${heading.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '')}`;
}
