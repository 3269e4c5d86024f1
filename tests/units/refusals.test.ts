import { matchUnits } from '@pinakes/query';
import { describe, expect, it } from 'vitest';
import { ask, EXAMPLES, refusalOf } from '../testing/match-examples.ts';
import { indexOf, SPLIT_CONFIG, unitOf } from '../testing/match-index.ts';

describe('a refusal', () => {
	it('is no_candidates_by_tag if no unit has any of the terms', async () => {
		const query = { tags: ['knitting'], keywords: ['wool'], ide: 'cursor' };
		const result = refusalOf(await ask(EXAMPLES, query, { lang: 'zh' }));
		expect(result.rejection_category).toBe('no_candidates_by_tag');
		expect(result.rejection_reason).toBe('未找到匹配的能力标签或关键词');
		expect(result.suggestions).toEqual(['补充更多标签/关键词，或使用 skill-creator 创建自研 skill']);
		expect(result.nearest_candidates).toEqual([]);
		expect(result.smallest_change).toBeNull();
		expect(result.warnings).toEqual(['没有能力带有标签 knitting', '没有能力带有关键词 wool']);
	});

	it('is no_candidates_by_tag, not for the IDE, if nothing was found by tag and the IDE is unknown', async () => {
		const result = await ask(EXAMPLES, { tags: ['knitting'], ide: 'emacs' });
		expect(result.rejection_category).toBe('no_candidates_by_tag');
	});

	it('is insufficient_info below the threshold without any obstacle', async () => {
		const query = { tags: ['code-generation', 'knitting', 'sewing'], keywords: [], ide: 'cursor' };
		const result = refusalOf(await ask(EXAMPLES, query, { lang: 'zh' }));
		expect(result.rejection_category).toBe('insufficient_info');
		expect(result.rejection_reason).toBe('候选能力置信度不足（< 60%），建议补充更多需求信息');
		expect(result.suggestions).toEqual([expect.stringMatching(/^作此改动即可匹配 /), '回答追问，说明更多细节']);
		expect(result.nearest_candidates[0]?.score).toBeCloseTo(0.3, 9);
		expect(result.nearest_candidates[0]?.kept_out).toEqual(['缺少标签: knitting, sewing']);
		expect(result.smallest_change?.changes).toEqual([
			{ operation: 'drop_tag', value: 'knitting' },
			{ operation: 'drop_tag', value: 'sewing' },
		]);
		expect(result.follow_up_questions).toEqual(['需要哪种能力？候选能力的标签: code-refactoring, multi-file-editing']);
	});

	it('asks for what raises the score, which is the IDE only if the query names none', async () => {
		const query = { tags: ['git-commit'], keywords: ['commit message'] };
		const options = { lang: 'en', threshold: 0.95 } as const;
		const withoutKeyword = refusalOf(await ask(EXAMPLES, { tags: query.tags }, options));
		expect(withoutKeyword.follow_up_questions).toEqual([expect.stringContaining('Which of these words')]);
		expect(withoutKeyword.nearest_candidates[0]?.kept_out).toEqual(['its score is 0.60, and 0.95 is needed']);
		const withoutIde = refusalOf(await ask(EXAMPLES, query, options));
		expect(withoutIde.follow_up_questions).toEqual([
			'Which IDE is used? The units found support: cursor, generic, windsurf',
		]);
		const withIde = refusalOf(await ask(EXAMPLES, { ...query, ide: 'cursor' }, { threshold: 1.1 }));
		expect(withIde.follow_up_questions).toEqual([]);
	});

	it('asks for no IDE if all candidates support only the generic mode', async () => {
		const units = EXAMPLES.map((unit) => ({ ...unit, ide_support: ['generic'] }));
		const result = refusalOf(await ask(units, { tags: ['git-commit', 'x', 'y'] }, { lang: 'en' }));
		expect(result.follow_up_questions[0]).toContain('Which of these words');
		expect(result.follow_up_questions.join()).not.toContain('IDE');
	});

	it('asks whether a plausible candidate is meant, and lists no other', async () => {
		const units = ['Polishes gems', 'Paints fences', 'Bakes bread', 'Repairs bicycles'].map((description, number) =>
			unitOf(`unit-${number}`, { description }),
		);
		const index = await indexOf(units);
		const refused = async (goal: string) => refusalOf(await matchUnits(index, { goal }, { lang: 'en' }));
		const { nearest_candidates, follow_up_questions } = await refused('taxes, invoices and gems');
		expect(nearest_candidates).toMatchObject([{ unit_id: 'unit-0', description: 'Polishes gems' }]);
		expect(follow_up_questions).toEqual(['Is one of these meant? unit-0']);
		const { nearest_candidates: none, follow_up_questions: general } = await refused('taxes and invoices');
		expect(none).toEqual([]);
		expect(general).toHaveLength(1);
		expect(general[0]).toContain('Which tool');
	});

	it('is insufficient_info if a candidate would not have passed without its obstacles either', async () => {
		const query = { tags: ['code-generation', 'knitting'], constraints: ['no-network'], ide: 'windsurf' };
		const result = refusalOf(await ask(EXAMPLES, query));
		expect(result.rejection_category).toBe('insufficient_info');
		expect(result.nearest_candidates[0]?.score).toBeCloseTo(0.2, 9);
		expect(result.smallest_change?.changes.map(({ operation }) => operation).sort()).toEqual([
			'drop_constraint',
			'drop_tag',
		]);
	});

	it('is for the environment if any candidate would have passed, even if a better one lacks terms', async () => {
		const units = [
			unitOf('blocked', { capability_tags: ['a', 'b'], conflicts: 'windows' }),
			unitOf('partial', { capability_tags: ['a'] }),
		];
		const result = refusalOf(await ask(units, { tags: ['a', 'b'], env: 'windows' }));
		expect(result.nearest_candidates.map(({ unit_id }) => unit_id)).toEqual(['partial', 'blocked']);
		expect(result.rejection_category).toBe('candidates_but_incompatible_env');
		expect(result.smallest_change?.changes).toHaveLength(1);
	});

	it('says that keywords and the IDE alone do not suffice if no tag was asked for', async () => {
		const result = refusalOf(await ask(EXAMPLES, { keywords: ['refactor'], ide: 'cursor' }));
		expect(result.rejection_category).toBe('insufficient_info');
		expect(result.nearest_candidates[0]?.score).toBeCloseTo(0.4, 9);
		expect(result.nearest_candidates[0]?.kept_out).toEqual([
			'0 tags are asked for, and keywords and the IDE alone do not suffice',
		]);
		expect(result.smallest_change).toBeNull();
	});

	it('names the threshold of the caller', async () => {
		const result = await ask(EXAMPLES, { tags: ['git-commit'] }, { threshold: 0.65 });
		expect(result.rejection_reason).toContain('(< 65%)');
	});

	it('gives at most three of the nearest candidates, best first', async () => {
		const units = ['a', 'b', 'c', 'd', 'e'].map((id, i) =>
			unitOf(id, { capability_tags: ['x', ...(i === 4 ? ['y'] : [])] }),
		);
		const result = refusalOf(await ask(units, { tags: ['x', 'y', 'z', 'w'] }));
		expect(result.nearest_candidates.map(({ unit_id }) => unit_id)).toEqual(['e', 'a', 'b']);
	});
});

describe('an IDE', () => {
	it('that is generic is a value and no wildcard, on either side', async () => {
		const units = [unitOf('anywhere', { capability_tags: ['x'], ide_support: ['generic'] })];
		expect((await ask(units, { tags: ['x'], ide: 'cursor' })).rejection_category).toBe('candidates_but_no_ide_support');
		expect((await ask(units, { tags: ['x'], ide: 'generic' })).matches[0]?.score).toBeCloseTo(0.7, 9);
		const only = [unitOf('cursor', { capability_tags: ['x'], ide_support: ['cursor'] })];
		expect((await ask(only, { tags: ['x'], ide: 'generic' })).rejection_category).toBe('candidates_but_no_ide_support');
	});

	it('is said to have no generic substitute if no candidate supports that', async () => {
		const units = [unitOf('a', { capability_tags: ['x'], ide_support: ['cursor'] })];
		const result = refusalOf(await ask(units, { tags: ['x'], ide: 'vim' }));
		expect(result.suggestions.join('\n')).not.toContain('Some of them support the generic mode');
		expect(result.smallest_change?.changes).toEqual([{ operation: 'ask_ide', value: 'vim', to: 'cursor' }]);
	});

	it('that no unit of the index supports is answered with those that some unit does', async () => {
		const units = [
			unitOf('a', { capability_tags: ['x'], ide_support: ['Zed', 'cursor'] }),
			unitOf('b', { capability_tags: ['y'], ide_support: ['__proto__'] }),
		];
		const result = refusalOf(await ask(units, { tags: ['x'], ide: 'emacs' }));
		expect(result.suggestions).toContain(
			'Each of these is supported by some unit of this index: __proto__, cursor, zed',
		);
	});

	it('is dropped if the candidate supports none', async () => {
		const result = refusalOf(await ask([unitOf('a', { capability_tags: ['x'] })], { tags: ['x'], ide: 'vim' }));
		expect(result.rejection_category).toBe('candidates_but_no_ide_support');
		expect(result.smallest_change).toMatchObject({ changes: [{ operation: 'drop_ide', value: 'vim' }], score: 0.6 });
	});

	it('that is supported by a weaker candidate alone leaves that one', async () => {
		const units = [
			unitOf('better', { capability_tags: ['x', 'y'], ide_support: ['vim'] }),
			unitOf('weaker', { capability_tags: ['x'], ide_support: ['cursor'] }),
		];
		const result = refusalOf(await ask(units, { tags: ['x', 'y'], ide: 'cursor' }));
		expect(result.rejection_category).toBe('insufficient_info');
		expect(result.nearest_candidates.map(({ unit_id }) => unit_id)).toEqual(['weaker']);
	});

	it('is neither a bonus nor a penalty if none is asked for', async () => {
		const result = await ask(EXAMPLES, { tags: ['git-commit'] });
		expect(result.matches[0]?.score).toBe(0.6);
		expect(result.matches[0]?.factors.map(({ name }) => name)).toEqual(['tag_coverage', 'keyword_match']);
	});

	it('may be written in another case or width, or with space around it', async () => {
		const result = await ask(EXAMPLES, { tags: ['git-commit'], ide: ' Ｗｉｎｄｓｕｒｆ ' });
		expect(result.matches[0]?.score).toBeCloseTo(0.7, 9);
	});
});

describe('the smallest change', () => {
	const query = { tags: ['x', 'y', 'zork'], keywords: ['k'], ide: 'cursor' };

	it('asks for another IDE if that is less than what the units for this one lack', async () => {
		const units = [
			unitOf('here', { capability_tags: ['x'], ide_support: ['cursor'] }),
			unitOf('there', { capability_tags: ['x', 'y', 'zork'], keywords: ['k'], ide_support: ['vim'] }),
		];
		const result = refusalOf(await ask(units, query));
		expect(result.rejection_category).toBe('insufficient_info');
		expect(result.smallest_change).toMatchObject({
			changes: [{ operation: 'ask_ide', value: 'cursor', to: 'vim' }],
			unit_id: 'there',
		});
	});

	it('is the same from public lists and from split lists, whichever list is the longer', async () => {
		const units = [
			...['9', 'c', 'é'].map((id) => unitOf(id, { capability_tags: ['quux'] })),
			...['z', '中'].map((id) => unitOf(id, { capability_tags: ['zork'] })),
		];
		const tags = { tags: ['zork', 'quux'] };
		const one = await matchUnits(await indexOf(units), tags);
		expect(await matchUnits(await indexOf(units, [], SPLIT_CONFIG), tags)).toEqual(one);
	});
});
