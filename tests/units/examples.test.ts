import { NO_CONFIG } from '@pinakes/indexer';
import { matchUnits, scoreOf } from '@pinakes/query';
import { describe, expect, it } from 'vitest';
import { AIDER, CODE_EDIT, EXAMPLES, GIT_COMMIT, idsOf, refusalOf } from '../testing/match-examples.ts';
import { indexOf, SPLIT_CONFIG } from '../testing/match-index.ts';

describe.each([
	['public lists', NO_CONFIG],
	['split lists', SPLIT_CONFIG],
])('the worked examples of the document, from %s', (_, config) => {
	const examples = () => indexOf(EXAMPLES, [AIDER], config);

	it('matches example 1 with 0.7 and gives the package to install', async () => {
		const query = { goal: 'AI 辅助多文件代码重构', tags: ['code-refactoring', 'multi-file-editing'], ide: 'windsurf' };
		const result = await matchUnits(await examples(), query, { lang: 'zh' });
		expect(result.rejection_category).toBeNull();
		expect(result.rejection_reason).toBeNull();
		expect(idsOf(result)).toEqual([CODE_EDIT.unit_id]);
		const [match] = result.matches;
		expect(match?.score).toBeCloseTo(0.7, 9);
		expect(scoreOf(match?.factors ?? [])).toBe(match?.score);
		expect(match?.factors).toEqual([
			{
				name: 'tag_coverage',
				operation: 'add',
				value: 1,
				weight: 0.6,
				detail: ['code-refactoring', 'multi-file-editing'],
			},
			{ name: 'keyword_match', operation: 'add', value: 0, weight: 0.3, detail: [] },
			{ name: 'ide_support', operation: 'add', value: 1, weight: 0.1, detail: ['windsurf'] },
		]);
		expect(match?.reasons).toEqual(['匹配标签: code-refactoring, multi-file-editing', '支持 windsurf']);
		expect(match?.warnings).toEqual([]);
		expect(match?.package).toEqual(AIDER);
		expect(match?.unit).toEqual({ ...CODE_EDIT, package: 0 });
		expect(result.inferred).toBeNull();
	});

	it('refuses example 2 for the IDE, with 0.12', async () => {
		const query = { goal: '生成 commit message', tags: ['git-commit'], ide: 'vscode' };
		const result = refusalOf(await matchUnits(await examples(), query, { lang: 'zh' }));
		expect(result.rejection_category).toBe('candidates_but_no_ide_support');
		expect(result.rejection_reason).toBe('找到候选能力，但均不支持 vscode');
		expect(result.rejection_reasons).toEqual({
			zh: '找到候选能力，但均不支持 vscode',
			en: 'Units were found, but none of them supports vscode',
		});
		expect(result.suggestions).toEqual([
			`作此改动即可匹配 ${GIT_COMMIT.unit_id}: 将 IDE vscode 改为 generic`,
			'更换 IDE 或使用 generic 模式',
			'候选能力支持: cursor, generic, windsurf',
			'部分候选能力支持 generic 模式，可改用该 IDE',
			'本索引中有能力支持的 IDE: cursor, generic, windsurf',
		]);
		expect(result.nearest_candidates).toHaveLength(1);
		const [nearest] = result.nearest_candidates;
		expect(nearest).toMatchObject({
			unit_id: GIT_COMMIT.unit_id,
			kept_out: ['不支持 vscode'],
			name: 'Git commit',
			ide_support: ['windsurf', 'cursor', 'generic'],
		});
		expect(nearest?.score).toBeCloseTo(0.12, 9);
		expect(scoreOf(nearest?.factors ?? [])).toBe(nearest?.score);
		expect(result.smallest_change).toMatchObject({
			changes: [{ operation: 'ask_ide', value: 'vscode', to: 'generic' }],
			unit_id: GIT_COMMIT.unit_id,
		});
		expect(result.smallest_change?.score).toBeCloseTo(0.7, 9);
		expect(result.follow_up_questions).toEqual([]);
	});

	it('refuses example 3 for the constraint, with 0.35', async () => {
		const query = {
			goal: '自动化代码编辑',
			tags: ['code-generation'],
			constraints: ['no-network'],
			ide: 'windsurf',
		};
		const result = refusalOf(await matchUnits(await examples(), query, { lang: 'zh' }));
		expect(result.rejection_category).toBe('candidates_but_incompatible_env');
		expect(result.rejection_reason).toBe('找到候选能力，但均不满足环境或约束条件');
		expect(result.suggestions).toEqual([
			`作此改动即可匹配 ${CODE_EDIT.unit_id}: 去掉约束 no-network`,
			'放宽约束或调整环境',
		]);
		const [nearest] = result.nearest_candidates;
		expect(nearest?.score).toBeCloseTo(0.35, 9);
		expect(nearest?.kept_out).toEqual(['描述或冲突说明与约束 no-network 冲突']);
		expect(nearest?.factors.at(-1)).toEqual({
			name: 'constraint_violated',
			operation: 'multiply',
			value: 0.5,
			weight: 1,
			detail: ['no-network'],
		});
		expect(result.smallest_change).toMatchObject({
			changes: [{ operation: 'drop_constraint', value: 'no-network' }],
			query: { ...query, keywords: [], env: '', constraints: [] },
			unit_id: CODE_EDIT.unit_id,
		});
	});
});
