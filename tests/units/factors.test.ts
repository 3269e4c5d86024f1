import { NO_CONFIG } from '@pinakes/indexer';
import { type Factor, type MatchOptions, matchUnits, scoreOf } from '@pinakes/query';
import type { FurtherFactors } from '@pinakes/query/internal';
import { describe, expect, it } from 'vitest';
import { ask, CODE_EDIT, EXAMPLES, idsOf, refusalOf } from '../testing/match-examples.ts';
import { indexOf, unitOf } from '../testing/match-index.ts';

describe('the environment', () => {
	it.each([
		['mac', 'works on every machine', false],
		['mac', 'macOS only', false],
		['mac', 'does not run on a Mac.', true],
		['java', 'collides with JavaScript tools', false],
		['javascript', 'collides with Java tools', false],
		['java', 'collides with Java/Kotlin tools', true],
		['Windows', '不支持Windows系统', true],
		['windows', 'ＷＩＮＤＯＷＳ', true],
		['windows 10', 'breaks on Windows 10 and 11', true],
		['windows 10', 'breaks on Windows 11', false],
		['苹果', '与苹果系统冲突', true],
		['node.js', 'needs node.js 20', true],
		['is', 'this is it', true],
		['do', 'does nothing', false],
		['windows', 'window managers', false],
	])('%s against the conflicts "%s": %s', async (env, conflicts, doesConflict) => {
		const result = await ask([unitOf('u', { capability_tags: ['x'], conflicts })], { tags: ['x'], env });
		expect(result.rejection_category).toBe(doesConflict ? 'candidates_but_incompatible_env' : null);
		if (doesConflict) expect(refusalOf(result).nearest_candidates[0]?.score).toBeCloseTo(0.18, 12);
	});

	it('is looked for in the conflicts only', async () => {
		const unit = unitOf('u', { capability_tags: ['x'], name: 'windows', description: 'for windows' });
		expect(idsOf(await ask([unit], { tags: ['x'], env: 'windows' }))).toEqual(['u']);
	});
});

describe('a constraint', () => {
	it.each([
		['no-network', 'uses the internet'],
		['no-network', '需要联网'],
		['no-network', '需要网络访问 LLM provider'],
		['no_network', 'Online only'],
		['NO-NETWORK', 'over networks'],
		['no network', 'over the Network'],
		['without internet', '在线服务'],
		['offline', 'needs a network'],
		['离线', 'needs a network'],
		['无网络', 'needs the internet'],
		['不联网', 'online'],
		['禁止联网', 'online'],
		['不需要网络', '联网'],
		['no-docker', 'runs in a container'],
		['不使用docker', '容器'],
		['no-gpu', 'CUDA 12'],
		['no-api-key', 'asks for an API key'],
		['local-only', 'runs in the cloud'],
		['no-llamas', 'a llama in every box'],
		['no-big-llamas', 'llamas of a big kind'],
		['不要羊驼', '盒子里有羊驼吗'],
		['free', 'a paid plan'],
	])('%s is violated by a unit that says "%s"', async (constraint, text) => {
		for (const fields of [{ description: text }, { conflicts: text }]) {
			const unit = unitOf('u', { capability_tags: ['x'], ...fields });
			const result = refusalOf(await ask([unit], { tags: ['x'], constraints: [constraint] }));
			expect(result.rejection_category).toBe('candidates_but_incompatible_env');
			expect(result.nearest_candidates[0]?.score).toBeCloseTo(0.3, 12);
			expect(result.warnings).toEqual([]);
		}
	});

	it.each([
		['no-network', 'draws a neural net'],
		['no-llamas', 'an alpaca'],
		['no-big-llamas', 'a big alpaca and no other'],
		['no-api-key', 'an API for keyboards'],
		['不要羊驼', '盒子里有羊'],
		['no-docker', 'docked'],
	])('%s is not violated by a unit that says "%s"', async (constraint, text) => {
		const unit = unitOf('u', { capability_tags: ['x'], description: text, conflicts: text });
		expect(idsOf(await ask([unit], { tags: ['x'], constraints: [constraint] }))).toEqual(['u']);
	});

	it('is not violated by the name alone, nor by half a phrase in each text', async () => {
		const unit = unitOf('u', { capability_tags: ['x'], name: 'network', description: 'big', conflicts: 'llama' });
		const constraints = ['no-network', 'no-big-llama'];
		expect(idsOf(await ask([unit], { tags: ['x'], constraints }))).toEqual(['u']);
	});

	it('that is not understood is ignored with a warning, in a match and in a refusal', async () => {
		const unit = unitOf('u', { capability_tags: ['x'], description: 'quickly does it', conflicts: 'quickly' });
		const match = await ask([unit], { tags: ['x'], constraints: ['quickly', 'no-', 'no', 'no-gpu'] });
		expect(idsOf(match)).toEqual(['u']);
		expect(match.warnings).toEqual(['not understood as a constraint and ignored (write no-X): quickly, no-, no']);
		const refusal = await ask([unit], { tags: ['y'], constraints: ['快'] }, { lang: 'zh' });
		expect(refusal.warnings).toContain('无法理解、已忽略的约束（请写作 no-X）: 快');
	});

	it('of one’s own may be taught when the index is built', async () => {
		const config = { ...NO_CONFIG, constraints: new Map([['Fluff', ['pillow']]]) };
		const index = await indexOf([unitOf('u', { capability_tags: ['x'], description: 'Pillows' })], [], config);
		for (const constraint of ['no-fluff', 'without fluff', '不要fluff']) {
			const result = await matchUnits(index, { tags: ['x'], constraints: [constraint] });
			expect(result.rejection_category).toBe('candidates_but_incompatible_env');
		}
	});
});

describe('the threshold', () => {
	it('may be a number, which is compared with scores with a tolerance', async () => {
		const query = { tags: ['code-generation', 'x'], ide: 'cursor' };
		expect(idsOf(await ask(EXAMPLES, query, { threshold: 0.4 }))).toEqual([CODE_EDIT.unit_id]);
		expect(idsOf(await ask(EXAMPLES, query, { threshold: 0.4 + 1e-10 }))).toEqual([CODE_EDIT.unit_id]);
		expect(idsOf(await ask(EXAMPLES, query, { threshold: 0.4 + 1e-8 }))).toEqual([]);
		expect(idsOf(await ask(EXAMPLES, query, { threshold: 0 }))).toEqual([CODE_EDIT.unit_id]);
	});

	it('may be a function of the query in one form', async () => {
		const query = { tags: [' Code-Generation', 'x'], ide: 'CURSOR' };
		const seen: unknown[] = [];
		const threshold: MatchOptions['threshold'] = (checked) => {
			seen.push(checked);
			return checked.tags.length > 1 ? 0.3 : 0.6;
		};
		expect(idsOf(await ask(EXAMPLES, query, { threshold }))).toEqual([CODE_EDIT.unit_id]);
		expect(seen).toEqual([
			{ goal: '', tags: ['code-generation', 'x'], keywords: [], ide: 'cursor', env: '', constraints: [] },
		]);
	});

	it('above the highest score refuses everything, and no change is said to help', async () => {
		const result = refusalOf(await ask(EXAMPLES, { tags: ['git-commit'], ide: 'cursor' }, { threshold: 1.5 }));
		expect(result.rejection_category).toBe('insufficient_info');
		expect(result.smallest_change).toBeNull();
	});
});

describe('further factors', () => {
	const units = [
		unitOf('a', { capability_tags: ['x'], usage_notes: '1' }),
		unitOf('b', { capability_tags: ['x'], usage_notes: '3' }),
		unitOf('c', { capability_tags: ['x', 'y'], usage_notes: '2' }),
	];
	const popularity =
		(fields: Partial<Factor> = {}): FurtherFactors =>
		({ usage_notes }) => [
			{ name: 'popularity', operation: 'add', value: Number(usage_notes), weight: 0.1, detail: [], ...fields },
		];

	it('add to the score before anything is multiplied, and are explained', async () => {
		const result = await ask(units, { tags: ['x'] }, { factors: popularity() });
		expect(result.matches.map(({ unit_id, score }) => [unit_id, score.toFixed(6)])).toEqual([
			['b', '0.900000'],
			['c', '0.800000'],
			['a', '0.700000'],
		]);
		for (const { factors, score } of result.matches) expect(scoreOf(factors)).toBe(score);
		expect(result.matches[0]?.factors.at(-1)).toEqual({
			name: 'popularity',
			operation: 'add',
			value: 3,
			weight: 0.1,
			detail: [],
		});
		const blocked = [unitOf('d', { capability_tags: ['x'], usage_notes: '4', conflicts: 'windows' })];
		const env = refusalOf(await ask(blocked, { tags: ['x'], env: 'windows' }, { factors: popularity() }));
		expect(env.nearest_candidates[0]?.score).toBeCloseTo((0.6 + 0.4) * 0.3, 12);
		const ide = refusalOf(await ask(units, { tags: ['x'], ide: 'vim' }, { factors: popularity() }));
		expect(ide.nearest_candidates[0]?.score).toBeCloseTo((0.6 + 0.3) * 0.2, 12);
	});

	it('multiply the score', async () => {
		const factors = popularity({ operation: 'multiply', weight: 1 });
		const result = await ask(units, { tags: ['x'] }, { factors });
		expect(result.matches.map(({ unit_id, score }) => [unit_id, score.toFixed(6)])).toEqual([
			['b', '1.800000'],
			['c', '1.200000'],
			['a', '0.600000'],
		]);
		expect(result.matches[0]?.factors.at(-1)).toMatchObject({ name: 'popularity', value: 3, weight: 1 });
		for (const match of result.matches) expect(scoreOf(match.factors)).toBe(match.score);
	});

	it('may be none, or several of both operations in any order', async () => {
		const none = await ask(units, { tags: ['x'] }, { factors: () => [] });
		expect(none).toEqual(await ask(units, { tags: ['x'] }));
		const add: Factor = { name: 'recency', operation: 'add', value: 1, weight: 0.4, detail: ['today'] };
		const multiply: Factor = { name: 'trust', operation: 'multiply', value: 0.5, weight: 1, detail: [] };
		for (const factors of [
			[add, multiply],
			[multiply, add],
		]) {
			const result = refusalOf(await ask(units, { tags: ['x'] }, { factors: () => factors }));
			expect(result.nearest_candidates[0]?.score).toBeCloseTo((0.6 + 0.4) * 0.5, 12);
			expect(result.nearest_candidates[0]?.factors.slice(-2)).toEqual([add, multiply]);
		}
	});

	it('may lift a candidate over the threshold, or push it under', async () => {
		const query = { tags: ['x', 'y'] };
		expect(idsOf(await ask(units, query))).toEqual(['c']);
		expect(idsOf(await ask(units, query, { factors: popularity() }))).toEqual(['c', 'b']);
		const none = refusalOf(await ask(units, query, { factors: popularity({ value: -3 }) }));
		expect(none.rejection_category).toBe('insufficient_info');
	});

	it('are given each candidate’s whole record and the query in one form', async () => {
		const seen = new Map<string, unknown>();
		const factors: FurtherFactors = (unit, query) => {
			seen.set(unit.unit_id, [unit, query.tags]);
			return [];
		};
		await ask(units, { tags: ['Y'] }, { factors });
		expect([...seen]).toEqual([['c', [{ ...units[2], package: null }, ['y']]]]);
	});

	it.each([
		['value', Number.NaN],
		['value', Number.POSITIVE_INFINITY],
		['value', Number.NEGATIVE_INFINITY],
		['weight', Number.NaN],
		['weight', Number.POSITIVE_INFINITY],
	])('with a %s of %s are an error', async (field, given) => {
		const factors = popularity({ [field]: given });
		await expect(ask(units, { tags: ['y'] }, { factors })).rejects.toMatchObject({
			name: 'PinakesError',
			code: 'invalid_value',
			message: expect.stringContaining('finite'),
		});
	});

	it('that throw are heard', async () => {
		const factors: FurtherFactors = () => {
			throw new RangeError('mine');
		};
		await expect(ask(units, { tags: ['y'] }, { factors })).rejects.toThrow(new RangeError('mine'));
	});
});
