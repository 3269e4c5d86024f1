import { NO_CONFIG } from '@pinakes/indexer';
import { type MatchResult, matchUnits } from '@pinakes/query';
import { describe, expect, it } from 'vitest';
import { ask, EXAMPLES, idsOf } from '../testing/match-examples.ts';
import { indexOf, packageOf, SPLIT_CONFIG, unitOf } from '../testing/match-index.ts';

describe('the matches', () => {
	const five = ['e', 'c', 'a', 'd', 'b'].map((id) => unitOf(id, { capability_tags: ['x'] }));

	it('are three at most, and fewer where fewer are asked for', async () => {
		expect(idsOf(await ask(five, { tags: ['x'] }))).toEqual(['a', 'b', 'c']);
		expect(idsOf(await ask(five, { tags: ['x'] }, { limit: 3 }))).toEqual(['a', 'b', 'c']);
		expect(idsOf(await ask(five, { tags: ['x'] }, { limit: 2 }))).toEqual(['a', 'b']);
		expect(idsOf(await ask(five, { tags: ['x'] }, { limit: 1 }))).toEqual(['a']);
	});

	it('come best first', async () => {
		const units = [
			unitOf('a', { capability_tags: ['x'] }),
			unitOf('b', { capability_tags: ['x'], keywords: ['k'] }),
			unitOf('c', { capability_tags: ['x'], keywords: ['k', 'l'] }),
		];
		expect(idsOf(await ask(units, { tags: ['x'], keywords: ['k', 'l'] }))).toEqual(['c', 'b', 'a']);
	});

	it('of equal scores come by how well name and description answer the goal, then by id', async () => {
		const units = [
			unitOf('a', { capability_tags: ['x'] }),
			unitOf('b', { capability_tags: ['x'], description: 'boils water' }),
			unitOf('c', { capability_tags: ['x'], description: 'boils an egg' }),
			unitOf('d', { capability_tags: ['x'], name: 'Egg boiler', description: 'boils an egg' }),
			unitOf('e', { capability_tags: ['x'] }),
		];
		expect(idsOf(await ask(units, { tags: ['x'], goal: 'boiling eggs' }))).toEqual(['d', 'c', 'b']);
		expect(idsOf(await ask(units, { tags: ['x'], goal: 'nothing of the sort' }))).toEqual(['a', 'b', 'c']);
		expect(idsOf(await ask(units, { tags: ['x'] }))).toEqual(['a', 'b', 'c']);
	});

	it('are not moved by the goal if scores differ', async () => {
		const units = [
			unitOf('a', { capability_tags: ['x'], description: 'boils an egg' }),
			unitOf('b', { capability_tags: ['x'], keywords: ['k'] }),
		];
		expect(idsOf(await ask(units, { tags: ['x'], keywords: ['k'], goal: 'boil an egg' }))).toEqual(['b', 'a']);
	});

	it('of equal scores are ordered by code units, not by locale', async () => {
		const units = ['é', 'a', 'Z', '10', '9', '中', '\u{1f600}', '\uff5e'].map((id) =>
			unitOf(id, { capability_tags: ['x'] }),
		);
		expect(idsOf(await ask(units, { tags: ['x'] }))).toEqual(['10', '9', 'Z']);
		const late = units.filter(({ unit_id }) => unit_id > 'z');
		expect(idsOf(await ask(late, { tags: ['x'] }))).toEqual(['é', '中', '\u{1f600}']);
	});

	it('carry their package with its install information and trust level', async () => {
		const units = ['one', 'two', 'three'].map((id) =>
			unitOf(id, { capability_tags: ['x'], package_id: id === 'three' ? 'p2' : 'p1' }),
		);
		const packages = [packageOf('p2', { trust_level: 'experimental', extra: [1] }), packageOf('p0'), packageOf('p1')];
		const { matches } = await matchUnits(await indexOf(units, packages), { tags: ['x'] });
		expect(matches.map(({ package: packed }) => packed?.package_id)).toEqual(['p1', 'p2', 'p1']);
		expect(matches[1]?.package).toEqual(packages[0]);
		expect(matches.map(({ warnings }) => warnings)).toEqual([[], ['the package is marked experimental'], []]);
	});

	it('have no package if they name none, and warn if theirs is missing', async () => {
		const units = [
			unitOf('a', { capability_tags: ['x'] }),
			unitOf('b', { capability_tags: ['x'], package_id: 'gone' }),
		];
		const { matches } = await matchUnits(await indexOf(units, [packageOf('p')]), { tags: ['x'] });
		expect(matches.map(({ package: packed }) => packed)).toEqual([null, null]);
		expect(matches.map(({ warnings }) => warnings)).toEqual([[], ['the package gone is not in this index']]);
		const none = await ask(units, { tags: ['x'] }, { lang: 'zh' });
		expect(none.matches[1]?.warnings).toEqual(['索引中没有软件包 gone']);
	});

	it('warn of terms that were derived', async () => {
		const units = [
			unitOf('a', { capability_tags: ['x'], tags_origin: 'derived', keywords_origin: 'derived' }),
			unitOf('b', { capability_tags: ['x'], keywords_origin: 'derived' }),
			unitOf('c', { capability_tags: ['x'], tags_origin: 'derived' }),
		];
		const english = await ask(units, { tags: ['x'] });
		expect(english.matches.map(({ warnings }) => warnings)).toEqual([
			['derived from its text, not declared by its author: tags, keywords'],
			['derived from its text, not declared by its author: keywords'],
			['derived from its text, not declared by its author: tags'],
		]);
		const chinese = await ask(units, { tags: ['x'] }, { lang: 'zh' });
		expect(chinese.matches[2]?.warnings).toEqual(['由文本推导、并非作者声明: tags']);
	});

	it('warn of an obstacle that did not push them under a low threshold', async () => {
		const unit = unitOf('a', { capability_tags: ['x'], description: 'docker', conflicts: 'windows' });
		const query = { tags: ['x'], env: 'windows', constraints: ['no-docker'] };
		expect((await ask([unit], query, { threshold: 0.05 })).matches[0]?.warnings).toEqual([
			'its conflicts name the environment windows',
			'its description or conflicts go against no-docker',
		]);
	});

	it('say why, in either language, with the same scores and categories', async () => {
		const query = { tags: ['git-commit'], keywords: ['commit message'], ide: 'cursor' };
		const english = await ask(EXAMPLES, query);
		const chinese = await ask(EXAMPLES, query, { lang: 'zh' });
		expect(english.matches[0]?.reasons).toEqual([
			'matches the tags: git-commit',
			'matches the keywords: commit message',
			'supports cursor',
		]);
		expect(chinese.matches[0]?.reasons).toEqual(['匹配标签: git-commit', '匹配关键词: commit message', '支持 cursor']);
		const strip = ({ matches }: MatchResult) => matches.map(({ reasons: _, warnings: __, ...rest }) => rest);
		expect(strip(chinese)).toEqual(strip(english));
	});

	it('say terms as they were asked for, whatever is in them', async () => {
		const tags = ['{ide}', '$&', '{constructor}', '<b>'];
		const unit = unitOf('u', { capability_tags: tags });
		expect((await ask([unit], { tags })).matches[0]?.reasons).toEqual([
			'matches the tags: {ide}, $&, {constructor}, <b>',
		]);
	});
});

describe('the trace', () => {
	const units = [
		unitOf('a', { capability_tags: ['x'], ide_support: ['cursor'] }),
		unitOf('b', { capability_tags: ['y'], ide_support: ['cursor'] }),
		unitOf('c', { capability_tags: ['x', 'y'], ide_support: ['vim'] }),
		unitOf('d', { capability_tags: ['x', 'y'], ide_support: ['vim', 'cursor'] }),
		unitOf('e', { capability_tags: ['z'], ide_support: ['vim', 'cursor'] }),
	];
	const stepsOf = ({ trace }: MatchResult) => trace?.map(({ step, candidates }) => [step, candidates]);

	it('is there only if it is asked for', async () => {
		const query = { tags: ['x', 'y'], ide: 'cursor' };
		expect(await ask(units, query)).not.toHaveProperty('trace');
		expect(await ask(units, query, { explain: false })).not.toHaveProperty('trace');
		expect(stepsOf(await ask(units, query, { explain: true }))).toEqual([
			['coarse_terms', 4],
			['coarse_ide', 3],
			['fine', 3],
			['gate', 1],
		]);
	});

	it('shows where an IDE left nothing, and goes on with what there was', async () => {
		expect(stepsOf(await ask(units, { tags: ['x'], ide: 'emacs' }, { explain: true }))).toEqual([
			['coarse_terms', 3],
			['coarse_ide', 0],
			['fine', 3],
			['gate', 0],
		]);
	});

	it('says how long each step took', async () => {
		const { trace } = await ask(units, { tags: ['x'] }, { explain: true });
		for (const { ms } of trace ?? []) expect(ms).toBeGreaterThanOrEqual(0);
		expect(trace).toHaveLength(4);
	});

	it('and its absence change nothing else', async () => {
		for (const query of [
			{ tags: ['x', 'y'], ide: 'vim' },
			{ tags: ['x', 'q'] },
			{ tags: ['q'] },
			{ goal: 'x and y' },
		]) {
			const { trace: _, ...explained } = await ask(units, query, { explain: true });
			expect(explained).toEqual(await ask(units, query));
		}
	});
});

describe('an empty index', () => {
	it('refuses every query', async () => {
		for (const config of [NO_CONFIG, SPLIT_CONFIG]) {
			const index = await indexOf([], [], config);
			for (const query of [{}, { goal: 'x' }, { tags: ['x'], ide: 'y', env: 'z', constraints: ['no-w', 'v'] }]) {
				expect((await matchUnits(index, query)).rejection_category).toBe('no_candidates_by_tag');
			}
		}
	});
});
