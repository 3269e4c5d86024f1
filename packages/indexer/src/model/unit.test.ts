import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { undeclaredUnit as unit } from '../../testing/samples.ts';
import { deriveTerms, type Unit } from './unit.ts';

/** Derived terms of the first of some units. */
function derive(first: Unit, ...others: readonly Unit[]): Unit {
	return deriveTerms([first, ...others])[0] as Unit;
}

const CORPUS = Array.from({ length: 40 }, (_, i) => unit(`unit-${i}`, `Handles reports about subject${i} for teams`));

describe('deriveTerms', () => {
	it('finds the words that tell a unit from the others', () => {
		const found = derive(
			unit('git-commit', 'Writes commit messages from staged changes for teams about reports'),
			...CORPUS,
		);
		expect(found.capability_tags[0]).toBe('git-commit');
		expect(found.keywords[0]).toBe('git commit');
		expect(found.capability_tags).toContain('commit');
		expect(found.keywords).toEqual(expect.arrayContaining(['git', 'commit', 'messages', 'staged', 'changes']));
		expect(found.keywords).not.toContain('teams');
		expect(found.keywords).not.toContain('reports');
		expect(found.keywords).not.toContain('for');
	});

	it('drops the stop words of the language of the description', () => {
		const found = derive(unit('review', 'Проверяет код и находит то, что не работает, если он есть'), ...CORPUS);
		expect(found.keywords).toEqual(expect.arrayContaining(['review', 'проверяет', 'код', 'находит', 'работает']));
		for (const word of ['то', 'что', 'не', 'если', 'он']) expect(found.keywords).not.toContain(word);
	});

	it('counts a word of the name more than one of the description, and forms of a word as one', () => {
		const found = derive(unit('refactor', 'zebra apple refactoring'), unit('x', 'y'));
		expect(found.capability_tags).toEqual(['refactor', 'apple', 'zebra']);
	});

	it('finds Chinese words: known ones first, then short runs between them', () => {
		const found = derive(unit('提交助手', '为代码重构生成提交消息，并审查数据库'), unit('其他', '别的东西'));
		expect(found.capability_tags[0]).toBe('提交助手');
		expect(found.keywords).toEqual(
			expect.arrayContaining(['提交助手', '重构', '代码', '生成', '消息', '数据库', '审查']),
		);
		expect(found.keywords.join('')).not.toContain('为');
	});

	it('finds no word across a space or a comma of Chinese, Japanese and Korean', () => {
		const found = derive(unit('실시간 지하철', '역명 도착 정보. 写周报，绘图表。工具 作成'), unit('x', 'y'));
		expect(found.keywords).toEqual(expect.arrayContaining(['실시간', '지하철', '도착', '정보', '工具', '作成']));
		for (const word of found.keywords) expect('실시간 지하철 역명 도착 정보 写周报 绘图表 工具 作成').toContain(word);
	});

	it('finds words of both languages in one text', () => {
		const found = derive(unit('Git 提交助手', '用 Conventional Commits 规范生成 commit message'), unit('x', 'y'));
		expect(found.capability_tags[0]).toBe('git-提交助手');
		expect(found.keywords).toEqual(expect.arrayContaining(['git', '提交', '助手', 'commits', 'message', '生成']));
	});

	it('cuts Chinese by the words of the dictionary, and takes none that every skill has', () => {
		const text = '读取微信公众号文章并总结。用户想把可视化的报表发出去时触发，看看屏幕上有什么';
		const found = derive(unit('read-gzh', text), unit('x', 'y'));
		expect(found.keywords).toEqual(expect.arrayContaining(['公众号', '文章', '总结', '可视化', '屏幕']));
		for (const piece of ['号文', '户想', '视化', '什么', '触发', '用户']) expect(found.keywords).not.toContain(piece);
	});

	it('leaves what an author declared as it is, field by field', () => {
		const declared = { capability_tags: ['Mine'], tags_origin: 'declared' } as const;
		const found = derive(unit('a-name', 'some words', declared), ...CORPUS);
		expect(found).toMatchObject({ capability_tags: ['Mine'], tags_origin: 'declared', keywords_origin: 'derived' });
		expect(found.keywords).toEqual(['a name', 'name', 'words']);
		const both = unit('b', 'some words', { ...declared, keywords: ['K'], keywords_origin: 'declared' });
		expect(derive(both, ...CORPUS)).toBe(both);
	});

	it('makes no tag of a name that is a sentence, and no term twice', () => {
		const found = derive(unit('A name of many words for testing', 'testing testing'), unit('x', 'y'));
		expect(found.capability_tags).not.toContain('a-name-of-many-words-for-testing');
		expect(new Set(found.capability_tags).size).toBe(found.capability_tags.length);
		expect(new Set(found.keywords).size).toBe(found.keywords.length);
	});

	it('derives at most 6 tags and 12 keywords', () => {
		const found = derive(unit('n', Array.from({ length: 50 }, (_, i) => `word${i}`).join(' ')), unit('x', 'y'));
		expect(found.capability_tags).toHaveLength(6);
		expect(found.keywords).toHaveLength(12);
	});

	it('reads words like __proto__ and constructor as words', () => {
		const found = derive(unit('constructor', '__proto__ toString hasOwnProperty'), unit('x', 'y'));
		expect(found.capability_tags).toEqual(['constructor', 'hasownproperty', 'proto', 'tostring']);
	});

	it('gives a name without letters nothing', () => {
		expect(derive(unit('!!', '…'), unit('x', 'y'))).toMatchObject({ capability_tags: [], keywords: [] });
	});

	it('gives each unit the same terms in whatever order the units come', () => {
		const words = fc.constantFrom(
			...'git commit review reviews 代码 重构 test api docs the 数据库 C++ node.js'.split(' '),
		);
		const texts = fc.array(fc.tuple(words, fc.array(words, { maxLength: 8 })), { minLength: 1, maxLength: 25 });
		fc.assert(
			fc.property(texts, fc.infiniteStream(fc.nat()), (rows, places) => {
				const units = rows.map(([name, rest], i) => unit(`${name}-${i}`, rest.join(' ')));
				const shuffled = units
					.map((one) => ({ one, place: places.next().value as number }))
					.sort((a, b) => a.place - b.place);
				const byId = new Map(deriveTerms(shuffled.map(({ one }) => one)).map((one) => [one.unit_id, one]));
				for (const one of deriveTerms(units)) expect(byId.get(one.unit_id)).toEqual(one);
			}),
		);
	});
});
