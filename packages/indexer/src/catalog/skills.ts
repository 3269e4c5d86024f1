import type { Index, Recipe, UnitRecord } from '@pinakes/query';
import { PinakesError } from '@pinakes/query';
import { isRecord, partFile } from '@pinakes/query/format';

/** What a host's listing shows of a skill, and its id in the index. */
export interface ListedSkill {
	readonly unit_id: string;
	readonly name: string;
	readonly description: string;
}

/**
 * Every unit of an index, in the order of their ids.
 *
 * @throws PinakesError `missing_part`, `damaged_part` or `changed_part` for an index that is not whole
 */
export async function readAllUnits(index: Index): Promise<UnitRecord[]> {
	return index.run(function* ({ cuts, counts }): Recipe<UnitRecord[]> {
		// Asked for as it came, which is how look-ups ask for the same parts: an index keeps one form of a part.
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
