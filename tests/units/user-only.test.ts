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

	it.each(['/deploy', 'deploy', 'use the deploy command'])('is found for %j by the name of its file', async (goal) => {
		const prompt = { kind: 'prompt', source: '.claude/commands/deploy.md', disable_model_invocation: true } as const;
		const hidden = unitOf('p', { ...prompt, name: 'Release to production', description: 'Ships the branch' });
		const { matches } = await ask([hidden, ...others], { goal });
		expect(matches.map(({ unit_id }) => unit_id)).toEqual(['p']);
		expect(matches[0]?.warnings.join()).toContain('ask them to run deploy');
		const refused = await ask([hidden, ...others], { goal: 'ship the branch' });
		expect(refused.rejection_reason).toContain('deploy fits, and only users may start it');
	});

	it.each([
		[{ goal: 'deploy the application to production' }, 4],
		[{ tags: ['shipping'], keywords: ['release'] }, 40],
	])('is named for %j instead of a next one that fits less', async (query, number) => {
		const hidden = { ...deploy, keywords: ['release'], disable_model_invocation: true } as const;
		const many = Array.from({ length: number }, (_, i) => unitOf(`d${i}`, hidden));
		const result = await ask([...many, unitOf('ship', { ...deploy, name: 'ship-it' }), ...others], query);
		expect(idsOf(result)).toEqual([]);
		expect(result.rejection_category).toBe('insufficient_info');
		expect(result.rejection_reason).toContain('deploy fits, and only users may start it');
		expect(refusalOf(result).smallest_change).toBeNull();
	});

	it.each([{ goal: 'deploy the application to production' }, { tags: ['shipping'] }])(
		'leaves its place for %j to one that fits as well, and the answer says so',
		async (query) => {
			const hidden = unitOf('ship', { ...deploy, name: 'ship-it', disable_model_invocation: true });
			const result = await ask([hidden, unitOf('deploy', deploy), ...others], query);
			expect(idsOf(result)).toEqual(['deploy']);
			expect(result.warnings.join()).toContain('ship-it fits, and only users may start it');
		},
	);
});
