import { describe, expect, it } from 'vitest';
import { unspacedShare } from './shares.ts';

describe('unspacedShare', () => {
	it.each([
		[[], 0],
		[['a page'], 0],
		[['a page', '一页'], 0.5],
		[['数据', 'data 库'], 1],
		[['⚠ a warning', 'done ✅ 🔒'], 0],
		[['a', 'b', '页'], 0.333],
	])('of %j is %d', (texts, share) => {
		expect(unspacedShare(texts)).toBe(share);
	});
});
