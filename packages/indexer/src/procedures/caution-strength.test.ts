import { describe, expect, it } from 'vitest';
import { hasWarningSign, namesWarnings, strengthOf } from './caution-strength.ts';
import { foldHeading } from './heading-text.ts';

describe('strengthOf', () => {
	it.each([
		'注意事项',
		'严格禁止事项 ❌',
		'嚴禁事項',
		'红线',
		'不要跳过测试',
		'切勿重启',
		'使用限制',
		'常见错误与解决方案',
		'复杂度熔断机制',
		'⚠️ 适用范围',
		'🚨 x',
		'🔴 x',
		'⛔ x',
		'Caution',
		'WARNINGS',
		'Common mistakes',
		"Don't restart",
		'Don’t restart',
		'Do not restart',
		'Never restart',
		'Red lines of this step',
		'What you must not do',
		'Known limitations',
		'Important notes',
	])('classifies %s as a warning', (heading) => {
		expect(strengthOf(foldHeading(heading))).toBe('warning');
	});

	it.each([
		'检查清单',
		'✅ Step 1 完成检查',
		'快速自检清单',
		'检查点',
		'Checklist',
		'Final checks',
		'Health check',
		'Self-check',
	])('classifies %s as a check', (heading) => {
		expect(strengthOf(foldHeading(heading))).toBe('check');
	});

	it.each([
		'Deploy',
		'注意力机制',
		'不要求登录',
		'Precautionary',
		'Checkout',
		'Limit the rows',
		'Nevertheless',
		'限量',
		'Scope {#limits}',
		'',
		'constructor',
	])('classifies %s as neither', (heading) => {
		expect(strengthOf(foldHeading(heading))).toBeUndefined();
	});
});

describe('namesWarnings', () => {
	it.each([
		['五、注意事项', true],
		['2. 严格禁止事项 ❌', true],
		['3. Limitations', true],
		['4. Common mistakes!', true],
		['3. 风险评估', false],
		['3. Avoid the cache', false],
		['1.1.11 用户名有长度限制？', false],
		['10.9 状态持久化 🔴', false],
		['', false],
	])('%s: %s', (heading, expected) => {
		expect(namesWarnings(foldHeading(heading))).toBe(expected);
	});
});

describe('hasWarningSign', () => {
	it('sees signs in both presentations', () => {
		expect(['⚠ a', '⚠️ a', 'a 🔴', '✅ a'].map((heading) => hasWarningSign(foldHeading(heading)))).toEqual([
			true,
			true,
			true,
			false,
		]);
	});
});
