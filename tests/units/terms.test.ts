import { NO_CONFIG } from '@pinakes/indexer';
import { matchUnits } from '@pinakes/query';
import { describe, expect, it } from 'vitest';
import { ask, EXAMPLES, idsOf, refusalOf } from '../testing/match-examples.ts';
import { indexOf, SPLIT_CONFIG, unitOf } from '../testing/match-index.ts';

describe('the score', () => {
	it('passes at 0.6 whatever sums of thirds and of weights it is reached by', async () => {
		const tags = ['a', 'b', 'c'];
		const keywords = ['k', 'l', 'm'];
		const unit = unitOf('u', { capability_tags: ['a', 'b'], keywords: ['k', 'l'], ide_support: ['cursor'] });
		const passes = await ask([unit], { tags, keywords, ide: 'cursor' });
		expect(passes.matches[0]?.score).toBeCloseTo(0.7, 9);
		const two = unitOf('u', { capability_tags: ['a', 'b', 'c'], keywords: [] });
		expect((await ask([two], { tags, keywords })).matches[0]?.score).toBeCloseTo(0.6, 9);
		const thirds = unitOf('u', { capability_tags: ['a', 'b'], keywords: ['k'], ide_support: ['cursor'] });
		expect((await ask([thirds], { tags, keywords, ide: 'cursor' })).matches[0]?.score).toBeCloseTo(0.6, 9);
		const exact = unitOf('u', { capability_tags: ['a', 'b'], keywords: ['k', 'l'] });
		expect((await ask([exact], { tags, keywords })).matches[0]?.score).toBeCloseTo(0.6, 9);
		const short = unitOf('u', { capability_tags: ['a', 'b'], keywords: ['k'] });
		expect((await ask([short], { tags, keywords })).rejection_category).toBe('insufficient_info');
	});

	it('passes with every number of tags that all match, and with none that is missing', async () => {
		const tags = Array.from({ length: 16 }, (_, i) => `t${i}`);
		const index = await indexOf([unitOf('u', { capability_tags: tags })]);
		for (let count = 1; count <= tags.length; count++) {
			const all = await matchUnits(index, { tags: tags.slice(0, count) });
			expect(all.matches[0]?.score).toBeCloseTo(0.6, 9);
			const one = await matchUnits(index, { tags: [...tags.slice(1, count), 'absent'] });
			expect(one.matches).toEqual([]);
		}
	});

	it('passes with thirds, sixths, sevenths and ninths that add up to the threshold', async () => {
		const terms = (letter: string, count: number) => Array.from({ length: count }, (_, i) => `${letter}${i}`);
		for (const count of [3, 6, 9, 12, 15]) {
			const unit = unitOf('u', {
				capability_tags: terms('t', (count * 2) / 3),
				keywords: terms('k', count / 3),
				ide_support: ['cursor'],
			});
			const query = { tags: terms('t', count), keywords: terms('k', count), ide: 'cursor' };
			expect((await ask([unit], query)).matches).toHaveLength(1);
		}
	});

	it('multiplies the environment once and each constraint that is violated', async () => {
		const unit = unitOf('u', {
			capability_tags: ['x'],
			description: 'needs docker',
			conflicts: 'no windows, no network',
		});
		const query = { tags: ['x'], env: 'windows', constraints: ['no-docker', 'no-network', 'no-gpu'] };
		const result = refusalOf(await ask([unit], query));
		const [nearest] = result.nearest_candidates;
		expect(nearest?.score).toBeCloseTo(0.6 * 0.3 * 0.5 * 0.5, 12);
		expect(nearest?.factors.map(({ name, value, detail }) => [name, value, ...detail]).slice(2)).toEqual([
			['env_conflict', 0.3, 'windows'],
			['constraint_violated', 0.5, 'no-docker'],
			['constraint_violated', 0.5, 'no-network'],
		]);
		expect(nearest?.kept_out).toEqual([
			'its conflicts name the environment windows',
			'its description or conflicts go against no-docker, no-network',
		]);
		expect(result.smallest_change?.changes).toHaveLength(3);
	});
});

describe('the terms of a query', () => {
	it('count once, whatever their case, width and surrounding space', async () => {
		const query = {
			tags: ['git-commit', 'GIT-Commit', ' git-commit\n', 'ｇｉｔ－ｃｏｍｍｉｔ', '', '  ', 'git-commit'],
			keywords: ['Commit Message', 'ＣＯＭＭＩＴ message'],
		};
		const result = await ask(EXAMPLES, query);
		expect(result.matches[0]?.score).toBeCloseTo(0.9, 9);
		expect(result.matches[0]?.factors[0]?.detail).toEqual(['git-commit']);
		expect(result.matches[0]?.factors[1]?.detail).toEqual(['commit message']);
	});

	it('find the terms of units that were written in another case or width, or twice', async () => {
		const unit = unitOf('u', {
			capability_tags: ['Ｗｉｄｅ', 'wide', ' WIDE '],
			keywords: ['ＫＥＹ'],
			ide_support: ['VS Code'],
		});
		const result = await ask([unit], { tags: ['wide'], keywords: ['key'], ide: 'vs code' });
		expect(result.matches[0]?.score).toBeCloseTo(1, 9);
	});

	it('may be names that objects have by birth', async () => {
		const names = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf'];
		const units = names.map((name) =>
			unitOf(name, { capability_tags: [name], keywords: [`k ${name}`], ide_support: [name], conflicts: name }),
		);
		for (const config of [NO_CONFIG, SPLIT_CONFIG]) {
			const index = await indexOf(units, [], config);
			for (const name of names) {
				const result = await matchUnits(index, { tags: [name], ide: name });
				expect(idsOf(result)).toEqual([name]);
				const refusal = await matchUnits(index, { tags: [name], env: name });
				expect(refusal.rejection_category).toBe('candidates_but_incompatible_env');
			}
		}
		for (const name of names) {
			const result = await ask([unitOf('u', { capability_tags: ['x'] })], {
				tags: [name],
				keywords: [name],
				ide: name,
				env: name,
				constraints: [name, `no-${name}`],
			});
			expect(result.rejection_category).toBe('no_candidates_by_tag');
		}
	});

	it('that no unit has are warned of, and still count', async () => {
		const result = await ask(EXAMPLES, { tags: ['git-commit'], keywords: ['no such'] });
		expect(result.matches[0]?.score).toBeCloseTo(0.6, 9);
		expect(result.warnings).toEqual(['no unit has the keywords no such']);
	});
});

describe('synonyms', () => {
	it.each([
		['auth', 'authentication'],
		['authentication', 'auth'],
		['db', 'database'],
		['database', 'db'],
		['k8s', 'kubernetes'],
		['代码重构', 'code-refactoring'],
		['code-refactoring', '代码重构'],
		['code refactoring', '代码重构'],
		['数据库', 'database'],
		['数据库', '資料庫'],
		['auth', '认证'],
		['多文件编辑', 'multi-file-editing'],
		['pull-request', '合并请求'],
	])('%s finds the tag and the keyword %s', async (asked, carried) => {
		const units = [unitOf('u', { capability_tags: [carried], keywords: [carried] })];
		const result = await ask(units, { tags: [asked], keywords: [asked] });
		expect(result.matches[0]?.score).toBeCloseTo(0.9, 9);
		expect(result.matches[0]?.factors[0]?.detail).toEqual([asked]);
		expect(result.warnings).toEqual([]);
	});

	it('that are asked for together count once', async () => {
		const units = [unitOf('u', { capability_tags: ['authentication'] })];
		const result = await ask(units, { tags: ['auth', 'authentication', '认证'] });
		expect(result.matches[0]?.score).toBe(0.6);
		expect(result.matches[0]?.factors[0]?.detail).toEqual(['auth']);
	});

	it('do not reach further than the lexicon within one language', async () => {
		const units = [unitOf('u', { capability_tags: ['testing'] })];
		expect((await ask(units, { tags: ['tested'] })).rejection_category).toBe('no_candidates_by_tag');
		expect((await ask([unitOf('u', { capability_tags: ['author'] })], { tags: ['auth'] })).rejection_category).toBe(
			'no_candidates_by_tag',
		);
	});

	it('may be added when an index is built and when it is asked', async () => {
		const units = [unitOf('u', { capability_tags: ['frobnicate'] })];
		const config = { ...NO_CONFIG, synonyms: [['Frobnicate', 'twiddle']] };
		expect(idsOf(await matchUnits(await indexOf(units, [], config), { tags: ['twiddle'] }))).toEqual(['u']);
		const synonyms = [['TWIDDLE', 'frobnicate']];
		expect(idsOf(await ask(units, { tags: ['twiddle'] }, { synonyms }))).toEqual(['u']);
		expect(idsOf(await ask(units, { tags: ['twiddle'] }))).toEqual([]);
	});
});
