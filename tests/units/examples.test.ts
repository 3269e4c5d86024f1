import type { Unit } from '@pinakes/indexer';
import { NO_CONFIG } from '@pinakes/indexer';
import {
	type Factor,
	type FurtherFactors,
	goalValue,
	type MatchOptions,
	type MatchQuery,
	type MatchResult,
	matchUnits,
	scoreOf,
} from '@pinakes/query';
import { describe, expect, it } from 'vitest';
import { indexOf, packageOf, SPLIT_CONFIG, unitOf } from '../testing/match-index.ts';

const CODE_EDIT = unitOf('gh:aider-chat/aider#code-edit', {
	package_id: 'gh:aider-chat/aider',
	name: 'Code edit',
	description: 'AI-powered code editing in your terminal (需要 LLM API)',
	capability_tags: ['code-generation', 'code-refactoring', 'multi-file-editing'],
	keywords: ['refactor', 'edit'],
	ide_support: ['windsurf', 'cursor'],
	conflicts: '需要网络访问 LLM provider',
});

const GIT_COMMIT = unitOf('gh:aider-chat/aider#git-commit', {
	package_id: 'gh:aider-chat/aider',
	name: 'Git commit',
	description: 'Writes a commit message for the staged changes',
	capability_tags: ['git-commit'],
	keywords: ['commit message'],
	ide_support: ['windsurf', 'cursor', 'generic'],
});

const AIDER = packageOf('gh:aider-chat/aider', {
	units: [CODE_EDIT.unit_id, GIT_COMMIT.unit_id],
	install: { method: 'pip', auto_install_cmd: 'pip install aider-chat', manual_install_cmd: 'pip install aider-chat' },
});

const EXAMPLES = [CODE_EDIT, GIT_COMMIT];

/** Asks an index of nothing but these units. */
async function ask(units: readonly Unit[], query: MatchQuery, options: MatchOptions = {}): Promise<MatchResult> {
	return matchUnits(await indexOf(units), query, options);
}

/** The ids of the matches, in their order. */
function idsOf({ matches }: MatchResult): string[] {
	return matches.map(({ unit_id }) => unit_id);
}

/** The parts of a result that only a refusal has. */
function refusalOf(result: MatchResult) {
	if (result.rejection_category === null) throw new Error(`matched ${idsOf(result).join(', ')}`);
	expect(result.matches).toEqual([]);
	return result;
}

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
			'更换 IDE 或使用 generic 模式',
			'候选能力支持: cursor, generic, windsurf',
			'部分候选能力支持 generic 模式，可改用该 IDE',
			'本索引中有能力支持的 IDE: cursor, generic, windsurf',
			`作此改动即可匹配 ${GIT_COMMIT.unit_id}: 将 IDE vscode 改为 generic`,
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
			'放宽约束或调整环境',
			`作此改动即可匹配 ${CODE_EDIT.unit_id}: 去掉约束 no-network`,
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

describe('a refusal', () => {
	it('is no_candidates_by_tag where no unit has any of the terms', async () => {
		const query = { tags: ['knitting'], keywords: ['wool'], ide: 'cursor' };
		const result = refusalOf(await ask(EXAMPLES, query, { lang: 'zh' }));
		expect(result.rejection_category).toBe('no_candidates_by_tag');
		expect(result.rejection_reason).toBe('未找到匹配的能力标签或关键词');
		expect(result.suggestions).toEqual(['补充更多标签/关键词，或使用 skill-creator 创建自研 skill']);
		expect(result.nearest_candidates).toEqual([]);
		expect(result.smallest_change).toBeNull();
		expect(result.warnings).toEqual(['没有能力带有标签 knitting', '没有能力带有关键词 wool']);
	});

	it('is no_candidates_by_tag, not for the IDE, where nothing was found by tag and the IDE is unknown', async () => {
		const result = await ask(EXAMPLES, { tags: ['knitting'], ide: 'emacs' });
		expect(result.rejection_category).toBe('no_candidates_by_tag');
	});

	it('is insufficient_info below the threshold without any obstacle', async () => {
		const query = { tags: ['code-generation', 'knitting', 'sewing'], keywords: [], ide: 'cursor' };
		const result = refusalOf(await ask(EXAMPLES, query, { lang: 'zh' }));
		expect(result.rejection_category).toBe('insufficient_info');
		expect(result.rejection_reason).toBe('候选能力置信度不足（< 60%），建议补充更多需求信息');
		expect(result.suggestions[0]).toBe('回答 Level 2 问题，提供更多细节');
		expect(result.nearest_candidates[0]?.score).toBeCloseTo(0.3, 9);
		expect(result.nearest_candidates[0]?.kept_out).toEqual(['缺少标签: knitting, sewing']);
		expect(result.smallest_change?.changes).toEqual([
			{ operation: 'drop_tag', value: 'knitting' },
			{ operation: 'drop_tag', value: 'sewing' },
		]);
		expect(result.follow_up_questions).toEqual([
			'需要哪种能力？候选能力的标签: code-refactoring, multi-file-editing',
			'哪些关键词符合需求？edit, refactor',
		]);
	});

	it('asks which IDE is used only where the query names none', async () => {
		const query = { tags: ['git-commit', 'x', 'y'] };
		const withoutIde = refusalOf(await ask(EXAMPLES, query, { lang: 'en' }));
		expect(withoutIde.follow_up_questions).toContain(
			'Which IDE is used? The units found support: cursor, generic, windsurf',
		);
		const withIde = refusalOf(await ask(EXAMPLES, { ...query, ide: 'cursor' }));
		expect(withIde.follow_up_questions.join()).not.toContain('IDE');
	});

	it('is insufficient_info where a candidate would not have passed without its obstacles either', async () => {
		const query = { tags: ['code-generation', 'knitting'], constraints: ['no-network'], ide: 'windsurf' };
		const result = refusalOf(await ask(EXAMPLES, query));
		expect(result.rejection_category).toBe('insufficient_info');
		expect(result.nearest_candidates[0]?.score).toBeCloseTo(0.2, 9);
		expect(result.smallest_change?.changes.map(({ operation }) => operation).sort()).toEqual([
			'drop_constraint',
			'drop_tag',
		]);
	});

	it('is for the environment where any candidate would have passed, even if a better one lacks terms', async () => {
		const units = [
			unitOf('blocked', { capability_tags: ['a', 'b'], conflicts: 'windows' }),
			unitOf('partial', { capability_tags: ['a'] }),
		];
		const result = refusalOf(await ask(units, { tags: ['a', 'b'], env: 'windows' }));
		expect(result.nearest_candidates.map(({ unit_id }) => unit_id)).toEqual(['partial', 'blocked']);
		expect(result.rejection_category).toBe('candidates_but_incompatible_env');
		expect(result.smallest_change?.changes).toHaveLength(1);
	});

	it('says that keywords and the IDE alone do not suffice where no tag was asked for', async () => {
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

	it('is said to have no generic substitute where no candidate supports that', async () => {
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

	it('is dropped where the candidate supports none', async () => {
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

	it('is neither a bonus nor a penalty where none is asked for', async () => {
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

	it('asks for another IDE where that is less than what the units for this one lack', async () => {
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

describe('a goal without tags and keywords', () => {
	const units = [
		unitOf('refactor', {
			name: 'Code refactoring',
			description: 'Restructures source code and renames its symbols',
			capability_tags: ['code-refactoring'],
			keywords: ['refactor code'],
			ide_support: ['cursor'],
		}),
		unitOf('commit', {
			name: 'CommitWriter',
			description: 'Writes a message for the staged changes',
			capability_tags: ['git-commit'],
			keywords: ['commit message'],
			ide_support: ['cursor', 'vim'],
			conflicts: 'does not run on Windows',
		}),
		unitOf('backup', {
			name: 'Backup',
			description: 'Copies a database to cloud storage',
			capability_tags: ['database-backup', 'database'],
			ide_support: ['vim'],
		}),
		unitOf('translate', {
			name: '文档翻译',
			description: '把说明文档逐段翻译成另一种语言',
			capability_tags: ['document-translation'],
			keywords: ['翻译'],
		}),
		unitOf('silent', { capability_tags: ['knitting'], keywords: ['wool'] }),
	];
	/** What takes the score of the shared units that no test asks for apart from each other. */
	const filler = Array.from({ length: 20 }, (_, i) => unitOf(`z${i}`, { description: `other things ${i}` }));
	const registry = [...units, ...filler];
	const firstOf = async (goal: string, options?: MatchOptions) =>
		(await ask(registry, { goal }, options)).matches[0]?.unit_id;

	it('matches the unit whose name and description it speaks of, with a confidence', async () => {
		const result = await ask(registry, { goal: 'Please help me to rename a symbol' }, { threshold: 0.5 });
		expect(idsOf(result)).toEqual(['refactor']);
		expect(result.confidence).toBeGreaterThan(0.5);
		expect(result.matches[0]?.confidence).toBe(result.confidence);
		expect(result.matches[0]?.factors).toEqual([
			{
				name: 'goal_match',
				operation: 'add',
				value: goalValue(result.confidence),
				weight: 0.9,
				detail: ['rename', 'symbol'],
			},
		]);
		expect(result.matches[0]?.reasons).toEqual(['matches words of the goal: rename, symbol']);
	});

	it('is understood in Chinese where texts are Chinese', async () => {
		const result = await ask(registry, { goal: '请把说明翻译成另一种语言' }, { lang: 'zh' });
		expect(idsOf(result)).toEqual(['translate']);
		expect(result.inferred).toEqual({ tags: [], keywords: ['翻译'] });
		expect(result.matches[0]?.reasons.join()).toContain('匹配目标中的词');
	});

	it('is understood in Chinese where texts are English, by the words of the lexicon', async () => {
		for (const goal of ['我想做代码重构', '帮我做代码重構']) {
			const result = await ask(registry, { goal });
			expect(idsOf(result)).toEqual(['refactor']);
			expect(result.inferred).toEqual({ tags: ['code-refactoring'], keywords: [] });
		}
	});

	it('is understood through synonyms, inflected words and names that are written as one word', async () => {
		for (const goal of ['a copy of my DB', 'copying databases']) expect(await firstOf(goal)).toBe('backup');
		expect(await firstOf('the commit writer')).toBe('commit');
		expect(await firstOf('translating documentation')).toBe('translate');
	});

	it('is answered by a declared term that it says, where that is not common', async () => {
		const load = unitOf('load', { name: '流量', description: '模拟用户', capability_tags: ['压测'] });
		const result = await ask([...registry, load], { goal: '帮我做一次压测' });
		expect(idsOf(result)).toEqual(['load']);
		expect(result.inferred?.tags).toEqual(['压测']);
		const common = [...registry, load].map((unit) => ({ ...unit, capability_tags: [...unit.capability_tags, '压测'] }));
		expect((await ask(common, { goal: '帮我做一次压测' })).rejection_category).not.toBeNull();
	});

	it('finds in the goal only what is in it, and no derived term makes it sure', async () => {
		const result = await ask(registry, { goal: 'knitting with wool' });
		expect(idsOf(result)).toEqual(['silent']);
		expect(result.inferred).toEqual({ tags: ['knitting'], keywords: ['wool'] });
		const only = await ask(registry, { goal: 'knitting' });
		expect(only.inferred).toEqual({ tags: ['knitting'], keywords: [] });
		const derived = unitOf('u', { capability_tags: ['soft'], tags_origin: 'derived' });
		expect((await ask([...filler, derived], { goal: 'soft' })).rejection_category).toBe('no_candidates_by_tag');
	});

	it('may repeat itself', async () => {
		const goal = 'refactoring code';
		const once = await ask(registry, { goal });
		const often = await ask(registry, { goal: `${goal}, ${goal}, ${'code '.repeat(500)}` });
		expect(often.matches.map(({ score }) => score)).toEqual(once.matches.map(({ score }) => score));
	});

	it('is refused where it speaks of nothing that is known', async () => {
		for (const goal of ['bake a cake', '烤一个蛋糕', '😀', '?!']) {
			const result = refusalOf(await ask(registry, { goal }));
			expect(result.rejection_category).toBe('no_candidates_by_tag');
			expect(result.rejection_reason).toContain('words of the goal');
			expect(result.confidence).toBe(0);
			expect(result.inferred).toEqual({ tags: [], keywords: [] });
			expect(result.nearest_candidates).toEqual([]);
			expect(result.follow_up_questions).not.toEqual([]);
			expect(result.smallest_change).toBeNull();
		}
	});

	it('is refused where only stop words and words of any request are known', async () => {
		const stop = [
			unitOf('u', { name: 'The to-do', description: 'what to do with it, please find', capability_tags: ['the'] }),
		];
		const result = refusalOf(await ask(stop, { goal: 'please help me find what it is that I am to do with the' }));
		expect(result.rejection_category).toBe('no_candidates_by_tag');
	});

	it('is refused with the nearest where most of what it says is unknown, unless the threshold is low', async () => {
		const unknown = Array.from({ length: 20 }, (_, i) => `zork${i}`).join(' ');
		const query = { goal: `a copy for ${unknown}` };
		const refused = refusalOf(await ask(registry, query));
		expect(refused.rejection_category).toBe('insufficient_info');
		expect(refused.nearest_candidates[0]).toMatchObject({ unit_id: 'backup', confidence: refused.confidence });
		expect(refused.nearest_candidates[0]?.kept_out.join()).toContain('confidence');
		expect(refused.follow_up_questions).not.toEqual([]);
		expect(idsOf(await ask(registry, query, { threshold: 0 }))[0]).toBe('backup');
	});

	it('is refused truthfully by an index without units', async () => {
		const result = refusalOf(await ask([], { goal: 'refactor code' }));
		expect(result.rejection_reason).toBe('This index has no units');
		expect(result.rejection_reasons.zh).toBe('本索引中没有任何能力');
	});

	it('does not replace terms that were given', async () => {
		const result = await ask(registry, { goal: 'code refactoring', tags: ['database'] });
		expect(result.inferred).toBeNull();
		expect(idsOf(result)).toEqual(['backup']);
		expect(result.matches[0]?.reasons).toEqual(['matches the tags: database']);
		expect(result.confidence).toBe(result.matches[0]?.score);
		const keywords = await ask(
			registry,
			{ goal: 'code refactoring', keywords: ['commit message'] },
			{ threshold: 0.3 },
		);
		expect(idsOf(keywords)).toEqual(['commit']);
		const unknown = refusalOf(await ask(registry, { goal: 'code refactoring', tags: ['no such'] }));
		expect(unknown.rejection_category).toBe('no_candidates_by_tag');
	});

	it('is what counts where the terms that were given are blank', async () => {
		const blank = { goal: 'code refactoring', tags: [' ', ''], keywords: ['\u3000'] };
		expect(idsOf(await ask(registry, blank))).toEqual(['refactor']);
	});

	it('is answered the same from public lists and from split lists', async () => {
		const split = await indexOf(registry, [], SPLIT_CONFIG);
		for (const goal of ['rename symbols', '翻译说明', '我想做代码重构', 'knit a jumper', 'bake a cake']) {
			expect(await matchUnits(split, { goal })).toEqual(await ask(registry, { goal }));
		}
	});

	it('prefers several words of a description to one rare word of a name', async () => {
		const pair = [
			unitOf('named', { name: 'Zeppelin' }),
			unitOf('described', { description: 'writes alpha reports with beta charts' }),
		];
		const result = await ask([...registry, ...pair], { goal: 'alpha reports and beta charts for the zeppelin' });
		expect(idsOf(result)[0]).toBe('described');
	});

	it('shows what reaches 0.7 of the best alone', async () => {
		const pair = [
			unitOf('best', { description: 'alpha beta gamma delta epsilon' }),
			unitOf('weak', { description: 'alpha beta' }),
		];
		const result = await ask([...registry, ...pair], { goal: 'alpha beta gamma delta epsilon' }, { threshold: 0 });
		expect(idsOf(result)).toEqual(['best']);
	});

	it('says where its script hardly counts', async () => {
		const english = registry.filter(({ unit_id }) => unit_id !== 'translate');
		const { warnings } = await ask(english, { goal: '帮我做代码重构，要保留行为' });
		expect(warnings.join()).toContain('script that the units hardly use');
		expect((await ask(english, { goal: 'refactor code' })).warnings).toEqual([]);
	});
});

describe('what stands against a unit that was found by a goal', () => {
	const egg = unitOf('egg', {
		description: 'boils an egg over a network',
		capability_tags: ['boil'],
		keywords: ['egg'],
		ide_support: ['cursor'],
		conflicts: 'windows',
	});
	const others = Array.from({ length: 20 }, (_, i) =>
		unitOf(`z${i}`, { description: `other ${i}`, ide_support: ['cursor'] }),
	);
	const goal = 'boiling eggs';
	const edits = (result: MatchResult) => refusalOf(result).smallest_change;

	it('is an IDE that it does not support', async () => {
		const result = await ask([egg, ...others], { goal, ide: 'vim' });
		expect(result.rejection_category).toBe('candidates_but_no_ide_support');
		expect(edits(result)).toMatchObject({
			changes: [{ operation: 'ask_ide', value: 'vim', to: 'cursor' }],
			query: { goal, tags: [], keywords: [], ide: 'cursor' },
			unit_id: 'egg',
		});
		expect(idsOf(await ask([egg, ...others], { goal, ide: 'cursor' }))).toEqual(['egg']);
	});

	it('decides among candidates: another that supports the IDE is the answer', async () => {
		const pan = unitOf('pan', { description: 'boils eggs in a pan', ide_support: ['vim'] });
		const units = [egg, pan, ...others];
		expect(idsOf(await ask(units, { goal, ide: 'vim' }))).toEqual(['pan']);
		expect(idsOf(await ask(units, { goal, env: 'windows' }))[0]).toBe('pan');
	});

	it('is not the IDE where a unit only shares a word', async () => {
		const pan = unitOf('pan', { description: 'eggs', ide_support: ['vim'] });
		const result = await ask([egg, pan, ...others], { goal: `${goal} with a camera in the woods`, ide: 'emacs' });
		expect(result.rejection_category).not.toBeNull();
	});

	it('is an environment in its conflicts', async () => {
		const open = await ask([egg, ...others], { goal });
		const result = await ask([egg, ...others], { goal, env: 'Windows' });
		expect(result.rejection_category).toBe('candidates_but_incompatible_env');
		expect(refusalOf(result).nearest_candidates[0]?.score).toBeCloseTo((open.matches[0]?.score ?? 0) * 0.3, 9);
		expect(result.confidence).toBe(open.confidence);
		expect(edits(result)).toMatchObject({
			changes: [{ operation: 'drop_env', value: 'windows' }],
			query: { goal, tags: [], keywords: [], env: '' },
		});
	});

	it('is a constraint that its description goes against', async () => {
		const result = await ask([egg, ...others], { goal, constraints: ['no-network'] });
		expect(result.rejection_category).toBe('candidates_but_incompatible_env');
		expect(edits(result)).toMatchObject({
			changes: [{ operation: 'drop_constraint', value: 'no-network' }],
			query: { goal, tags: [], keywords: [], constraints: [] },
		});
	});

	it('is never a term: none is dropped', async () => {
		const keyed = unitOf('keyed', { description: 'egg', keywords: ['egg'], ide_support: ['vim'] });
		for (const query of [
			{ goal, env: 'windows', ide: 'vim' },
			{ goal, ide: 'emacs', constraints: ['no-network'] },
			{ goal, env: 'windows', constraints: ['no-network', 'no-egg'] },
		]) {
			const result = await ask([egg, keyed, ...others], query);
			if (result.rejection_category === null || result.smallest_change === null) continue;
			const { changes, query: changed, unit_id } = result.smallest_change;
			expect(changes.map(({ operation }) => operation).join()).not.toMatch(/drop_(tag|keyword)/);
			expect((await ask([egg, keyed, ...others], changed)).matches[0]?.unit_id).toBe(unit_id);
		}
	});
});

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

	it('are not moved by the goal where scores differ', async () => {
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

	it('have no package where they name none, and warn where theirs is missing', async () => {
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

	it('is there only where it is asked for', async () => {
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
