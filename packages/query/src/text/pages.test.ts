import { describe, expect, it } from 'vitest';
import { asksForChanges, rankDocuments } from './pages.ts';

describe('rankDocuments', () => {
	it('raises the best section of a document by the mean of its next four', () => {
		expect(ranked([0, 0, 0, 0, 0, 0, 1], [0.3, 0.2, 0.4, 0.1, 0.1, 0.1, 0.5])).toEqual([
			{ section: 2, score: 0.4 + (0.6 * (0.3 + 0.2 + 0.1 + 0.1)) / 4 },
			{ section: 6, score: 0.5 },
		]);
	});

	it('raises long documents less', () => {
		const long = Array.from({ length: 20 }, () => 0);
		const [first] = ranked(long, [0.2, 0.2]);
		expect(first?.score).toBeCloseTo(0.2 + (0.8 * 0.2) / 4 / 2, 12);
	});

	it('leaves out what was not found, and gives no more than asked for', () => {
		expect(ranked([0, 1, 2], [0, 0.1, 0.2], 1)).toEqual([{ section: 2, score: 0.2 }]);
	});

	it('keeps scores where every section is a document', () => {
		expect(ranked(undefined, [0.4, 0.3])).toEqual([
			{ section: 0, score: 0.4 },
			{ section: 1, score: 0.3 },
		]);
	});
});

it.each([
	['what changed in the parser?', true],
	['breaking changes', true],
	['show me the change log', true],
	['open a file in 1.2', true],
	['the next Release', true],
	['文件的版本', true],
	['更新日志', true],
	['登录改了哪些地方', true],
	['有什么变化', true],
	['open a file', false],
	['how do I change the port?', false],
	['changing the driver', false],
	['can the port be changed?', false],
	['怎么更新依赖', false],
	['修改默认端口', false],
])('"%s" asks for changes or a version: %s', (query, isAsked) => expect(asksForChanges(query)).toBe(isAsked));

function ranked(documents: readonly number[] | undefined, scores: readonly number[], limit = 10) {
	const sections = Uint32Array.from(scores.keys());
	return rankDocuments(
		{ documents: documents && Uint32Array.from(documents) },
		sections,
		Float64Array.from(scores),
		limit,
	);
}
