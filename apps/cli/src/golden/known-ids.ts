import type { Index, UnitRecord } from '@pinakes/query';
import { headingTexts, nearestName, readAllUnits, readOutlines } from '@pinakes/query/internal';
import type { SearchHit } from '@pinakes/query/search';

/** Look-ups of golden queries, whose answers have a probability. */
export type GoldenLookUp = 'match' | 'search';

export type KnownIds = Awaited<ReturnType<typeof readKnownIds>>;

export async function readKnownIds(indexes: readonly Index[]) {
	const units: UnitRecord[] = [];
	const paths = new Set<string>();
	const entries = new Set<string>();
	for (const index of indexes) {
		units.push(...(await index.run(readAllUnits)));
		for (const { path, headings } of await index.run(readOutlines)) {
			paths.add(path);
			for (const text of headingTexts(headings)) entries.add(`${path}#${text}`);
		}
	}
	const named = new Map<string, Set<string>>();
	for (const { unit_id, name } of units) {
		const ends = ['/', '#'].map((sign) => unit_id.slice(unit_id.lastIndexOf(sign) + 1));
		for (const key of [unit_id, name, ...ends]) named.set(key, (named.get(key) ?? new Set()).add(unit_id));
	}
	const sections = new Set([...entries].map(sectionKey));
	const ids = { match: new Set(units.map(({ unit_id }) => unit_id)), search: paths };
	const skillsNamed = (name: string): readonly string[] => [...(named.get(name) ?? [])].sort();
	const nearestSkill = (name: string): string | undefined => nearestName(name, [...named.keys()]);
	return {
		/** Returns the ids of units with a name, a folder, an id, or a part of a registry id after #; an empty list if there are none. */
		skillsNamed,
		nearestSkill,
		/**
		 * Returns the ids that an id of a golden query stands for: itself, for units also those with that name. A search may find
		 * a section too, as `path#heading` or `path#anchor`. An empty list if no index has it.
		 */
		resolve(lookUp: GoldenLookUp, id: string): readonly string[] {
			if (ids[lookUp].has(id) || (lookUp === 'search' && sections.has(sectionKey(id)))) return [id];
			return lookUp === 'match' ? skillsNamed(id) : [];
		},
		/** Returns the known id, or name of a unit, that is most similar to an unknown one. */
		nearest(lookUp: GoldenLookUp, id: string): string | undefined {
			const known = [...ids[lookUp], ...(lookUp === 'search' && id.includes('#') ? entries : [])];
			return nearestId(id, known) ?? (lookUp === 'match' ? nearestSkill(id) : undefined);
		},
	};
}

/** Returns the most similar known id, of a section among those of its document. */
function nearestId(id: string, known: readonly string[]): string | undefined {
	const own = known.filter((one) => one.startsWith(`${id.split('#')[0]}#`));
	return nearestName(id, own.length > 0 ? own : known);
}

/** A result: the id of a unit or a document, and the keys of the section of its passage and of those that contain it. */
export interface FoundId {
	readonly id: string;
	/** Of `sectionKey`. */
	readonly sections: readonly string[];
}

export function foundIdOf({ path, citation }: SearchHit): FoundId {
	return { id: path, sections: citation.headings.map((heading) => sectionKey(`${path}#${heading}`)) };
}

/** Whether some ids name a result, or its section. */
export function isAmong({ id, sections }: FoundId, ids: readonly string[]): boolean {
	return ids.some((one) => one === id || (one.includes('#') && sections.includes(sectionKey(one))));
}

/** Normalizes the id of a section, so that `path#A heading` equals `path#a-heading`, as in links. */
function sectionKey(id: string): string {
	const hash = id.indexOf('#');
	const heading = id.slice(hash + 1).toLowerCase();
	return `${id.slice(0, hash)}#${heading.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '')}`;
}
