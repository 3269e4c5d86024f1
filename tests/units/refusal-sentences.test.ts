import type { Unit } from '@pinakes/indexer';
import { matchUnits, type Refusal } from '@pinakes/query';
import { normalizeTerm } from '@pinakes/query/internal';
import { expect, it } from 'vitest';
import { forAll } from '../testing/some-registries.ts';

/** Returns the values that a sentence lists; undefined for another sentence. */
function listed(sentence: string, beginning: string): string[] | undefined {
	return sentence.startsWith(beginning) ? sentence.slice(beginning.length).split(', ') : undefined;
}

const normalized = (terms: readonly string[]): string[] => terms.map(normalizeTerm);

it('of every refusal, each sentence is true of the units that it names', async () => {
	await forAll(async (query, units, index) => {
		const result = await matchUnits(index, query, { lang: 'en' });
		for (const warning of result.warnings) {
			const tags = listed(warning, 'no unit has the tags ');
			for (const tag of tags ?? [])
				expect(units.flatMap((unit) => normalized(unit.capability_tags))).not.toContain(tag);
		}
		if (result.rejection_category === null) return;
		const { rejection_reason, suggestions, follow_up_questions, nearest_candidates, smallest_change } = result;
		const near = nearest_candidates.map(({ unit_id }) => units.find((unit) => unit.unit_id === unit_id) as Unit);
		const supported = near.flatMap(({ ide_support }) => normalized(ide_support));
		const ide = listed(rejection_reason, 'Units were found, but none of them supports ');
		if (ide) expect(supported).not.toContain(ide[0]);
		for (const sentence of suggestions) {
			for (const one of listed(sentence, 'The units found support: ') ?? []) expect(supported).toContain(one);
			if (sentence.startsWith('Some of them support the generic mode')) expect(supported).toContain('generic');
			for (const one of listed(sentence, 'Each of these is supported by some unit of this index: ') ?? [])
				expect(units.flatMap((unit) => normalized(unit.ide_support))).toContain(one);
		}
		for (const sentence of follow_up_questions) {
			for (const one of listed(sentence, 'Which capability is needed? Those of the units found: ') ?? [])
				expect(near.flatMap((unit) => normalized(unit.capability_tags))).toContain(one);
			const named = listed(sentence, 'Is one of these meant? ');
			if (named) expect(named.join(', ')).toBe(near.map(({ name, unit_id }) => name || unit_id).join(', '));
		}
		nearest_candidates.forEach((candidate, i) => {
			expectTrue(candidate, near[i] as Unit);
		});
		if (smallest_change !== null) {
			const { changes: _, query: changed, unit_id } = smallest_change;
			expect((await matchUnits(index, changed)).matches[0]?.unit_id).toBe(unit_id);
		}
	});
});

/** Expects what kept a unit out to be true of its record. */
function expectTrue({ kept_out }: Refusal['nearest_candidates'][number], unit: Unit): void {
	for (const sentence of kept_out) {
		for (const tag of listed(sentence, 'lacks the tags: ') ?? [])
			expect(normalized(unit.capability_tags)).not.toContain(tag);
		for (const keyword of listed(sentence, 'lacks the keywords: ') ?? [])
			expect(normalized(unit.keywords)).not.toContain(keyword);
		const [ide] = listed(sentence, 'does not support ') ?? [];
		if (ide) expect(normalized(unit.ide_support)).not.toContain(ide);
		if (sentence.startsWith('its conflicts name')) expect(unit.conflicts).not.toBeNull();
		const said = listed(sentence, 'has of the goal: ');
		if (said) expect(said.length).toBeGreaterThan(0);
	}
}
