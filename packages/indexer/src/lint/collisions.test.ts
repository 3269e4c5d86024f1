import type { Unit } from '@pinakes/indexer';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { undeclaredUnit } from '../../testing/samples.ts';
import { type Collision, findCollisions } from './collisions.ts';

function unit(name: string, description: string): Unit {
	return undeclaredUnit(name, description, { unit_id: `skills/${name}` });
}

function pairsOf(collisions: readonly Collision[]): string[] {
	return collisions.map(({ skills }) => skills.map(({ unit_id }) => unit_id.slice('skills/'.length)).join(' '));
}

describe('findCollisions', () => {
	it('finds skills that say much the same, the closest first', () => {
		const units = [
			unit('aws', 'Reviews workloads against the pillars of reliability and cost'),
			unit('azure', 'Reviews workloads against the pillars of reliability and cost'),
			unit('chess', 'Plays openings and endgames'),
			unit('gcp', 'Reviews workloads against the pillars of reliability'),
		];
		expect(pairsOf(findCollisions(units))).toEqual(['aws azure', 'aws gcp', 'azure gcp']);
	});

	it('names what both say, rarest first', () => {
		const units = [unit('a', 'Tests java classes'), unit('b', 'Tests java classes of mocks')];
		expect(findCollisions(units)[0]?.shared).toEqual(['classes', 'java', 'tests']);
	});

	it('finds Chinese skills that compete', () => {
		const units = [unit('甲', '把文档翻译成中文'), unit('乙', '把文档翻译成中文'), unit('丙', '下象棋')];
		expect(pairsOf(findCollisions(units))).toEqual(['甲 乙']);
	});

	it.each([
		['整理会议记录，生成周报', '把会议记录整理成周报'],
		['检查代码提交信息的格式', '按规范检查代码提交信息'],
		['新人入职手册查询', '查询新人入职手册'],
	])('finds Chinese skills that say the same in other places: %s, %s', (one, other) => {
		const units = [unit('甲', one), unit('乙', other), unit('丙', '下象棋'), unit('丁', '翻译成英文')];
		expect(pairsOf(findCollisions(units))).toEqual(['甲 乙']);
	});

	it('finds none where descriptions say nothing', () => {
		expect(findCollisions([unit('__proto__', ''), unit('-', 'use the skill'), unit('+', '')])).toEqual([]);
	});

	it('finds what a comparison of all pairs finds', () => {
		const word: fc.Arbitrary<string> = fc.constantFrom(
			...'chess java rust mocks docs constructor toString 翻译 数据'.split(' '),
		);
		const descriptions = fc.array(fc.array(word, { minLength: 1, maxLength: 8 }), { minLength: 2, maxLength: 20 });
		fc.assert(
			fc.property(descriptions, (drawn) => {
				const units = drawn.map((words, i) => unit(`n${String(i).padStart(2, '0')}`, words.join(' ')));
				const expected = units.flatMap((one, i) =>
					units.slice(i + 1).flatMap((other) => {
						const rarity = (w: string) => Math.log(1 + units.length / drawn.filter((d) => d.includes(w)).length);
						const own = Math.log(1 + units.length);
						const [a, b] = [one, other].map(({ description }) => new Set(description.split(' '))) as [
							Set<string>,
							Set<string>,
						];
						const sum = (set: Iterable<string>, first = 0) => [...set].reduce((all, w) => all + rarity(w) ** 2, first);
						const shared = sum([...a].filter((w) => b.has(w)));
						const score = shared / Math.sqrt(sum(a, own ** 2) * sum(b, own ** 2));
						return score >= 0.5 ? [`${one.name} ${other.name}`] : [];
					}),
				);
				expect(pairsOf(findCollisions(units)).sort()).toEqual(expected);
			}),
		);
	});

	it('compares a skill with few others, however many there are', () => {
		const units = Array.from({ length: 3000 }, (_, i) =>
			unit(`n${i}`, `Reports on subject${i >> 1} and topic${i >> 1} weekly`),
		);
		const found = findCollisions(units);
		expect(found).toHaveLength(1500);
		expect(found.every(({ shared }) => shared.some((word) => word.startsWith('subject')))).toBe(true);
	});
});
