import { describe, expect, it } from 'vitest';
import { ask, idsOf, refusalOf } from '../testing/match-examples.ts';
import { unitOf } from '../testing/match-index.ts';

const deploy = { name: 'deploy', description: 'Deploys the application to production', capability_tags: ['shipping'] };
const others = [
	unitOf('notes', { name: 'release-notes', description: 'Writes release notes from commits' }),
	...Array.from({ length: 20 }, (_, i) => unitOf(`z${i}`, { description: `other things ${i}` })),
];
const registry = [unitOf('deploy', { ...deploy, disable_model_invocation: true }), ...others];

describe('a unit that only users may start', () => {
	it.each([
		[{ goal: 'put the application into production' }],
		[{ goal: 'deploy the application to production' }],
		[{ tags: ['shipping'] }],
	])('is not offered for %j, and the answer says why', async (query) => {
		const shown = await ask([unitOf('deploy', deploy), ...others], query);
		expect(idsOf(shown)).toEqual(['deploy']);
		const result = await ask(registry, query);
		const { nearest_candidates, smallest_change } = refusalOf(result);
		expect(result.rejection_reason).toContain('deploy fits, and only users may start it');
		expect([result.warnings.join(), refusalOf(result).suggestions]).toEqual([
			expect.not.stringContaining('deploy'),
			[],
		]);
		expect(JSON.stringify([nearest_candidates, smallest_change])).not.toContain('"deploy"');
	});

	it.each(['/deploy', 'please use the deploy skill', 'run deploy', 'deploy', '用 deploy 技能'])(
		'is offered for %j with a warning',
		async (goal) => {
			const { matches } = await ask(registry, { goal }, { threshold: 0.1 });
			expect(matches[0]?.unit_id).toBe('deploy');
			expect(matches[0]?.warnings.join()).toContain('only users may start it');
		},
	);

	it('leaves its place to the next one', async () => {
		const second = unitOf('ship', { ...deploy, name: 'ship-it' });
		const many = Array.from({ length: 4 }, (_, i) => unitOf(`d${i}`, { ...deploy, disable_model_invocation: true }));
		const result = await ask([...many, second, ...others], { goal: 'deploy the application to production' });
		expect(idsOf(result)).toEqual(['ship']);
		expect(result.rejection_category).toBeNull();
		expect(result.warnings.join()).toContain('only users may start it');
	});
});
