import type { Index, UnitRecord } from '@pinakes/query';
import { readUnits } from '@pinakes/query/format/kinds/units';

/** A skill in the listing of a host, with its id in the index. */
export interface ListedSkill {
	readonly unit_id: string;
	readonly name: string;
	readonly description: string;
}

/**
 * Reads all units of an index, in the order of their ids.
 *
 * @throws PinakesError `missing_part`, `damaged_part` or `changed_part` for an incomplete index
 */
export async function readAllUnits(index: Index): Promise<UnitRecord[]> {
	return index.run((manifest) =>
		readUnits(
			manifest,
			Array.from({ length: manifest.counts.units }, (_, i) => i),
		),
	);
}
