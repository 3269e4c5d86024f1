import type { Index, Recipe, UnitRecord } from '@pinakes/query';
import { PinakesError } from '@pinakes/query';
import { partFile } from '@pinakes/query/format/codec/cuts';
import { isRecord } from '@pinakes/query/format/json';

/** A skill in a host's listing, and its id in the index. */
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
	return index.run(function* ({ cuts, counts }): Recipe<UnitRecord[]> {
		// Without a shape, as in look-ups: an index caches one form of a part.
		const contents = yield cuts.units.map((_, i) => ({ file: partFile('units', i), shape: undefined }));
		const units = contents.flatMap((content, i) => unitsOf(content as string | Uint8Array, partFile('units', i)));
		if (units.length !== counts.units) throw damaged(partFile('units', 0));
		return units;
	});
}

function unitsOf(content: string | Uint8Array, file: string): UnitRecord[] {
	let json: unknown;
	try {
		json = JSON.parse(typeof content === 'string' ? content : new TextDecoder().decode(content));
	} catch {
		throw damaged(file);
	}
	if (!Array.isArray(json) || !json.every(isUnit)) throw damaged(file);
	return json;
}

function isUnit(json: unknown): json is UnitRecord {
	return (
		isRecord(json) && [json.unit_id, json.name, json.description, json.kind].every((value) => typeof value === 'string')
	);
}

function damaged(file: string): PinakesError {
	return new PinakesError('damaged_part', `the index: ${file} is damaged. Build the index again.`, file);
}
