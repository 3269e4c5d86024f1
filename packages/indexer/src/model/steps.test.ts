import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareNumbers, foldHeading, namesWarnings, readStep, type StepLabel, stepName, strengthOf } from './steps.ts';

function read(heading: string): StepLabel | undefined {
	return readStep(foldHeading(heading));
}

/** `step 2-9`, or `step 3`. */
function brief(heading: string): string | undefined {
	const label = read(heading);
	if (label === undefined) return undefined;
	const [first, last] = [label.first.join('.'), label.last.join('.')];
	return `${label.kind} ${first === last ? first : `${first}-${last}`}`;
}

describe('readStep', () => {
	it.each([
		['Step 3', 'step 3'],
		['STEP 3: pack', 'step 3'],
		['Step-3 pack', 'step 3'],
		['Steps 2-9: build', 'step 2-9'],
		['Step 11–12: close', 'step 11-12'],
		['Step 1 to 3', 'step 1-3'],
		['Phase 1 & 2: plan', 'phase 1-2'],
		['Step Two: pack', 'step 2'],
		['Steps one to three', 'step 1-3'],
		['Phase 1, 2 and 3', 'phase 1-3'],
		['Phase 3.5: 熔断', 'phase 3.5'],
		['Stage 2', 'phase 2'],
		['Chapter 4', 'chapter 4'],
		['Section 2.3 Scope', 'section 2.3'],
		['✅ Step 1 完成检查', 'step 1'],
		['【步骤 3】打包', 'step 3'],
		['步骤 3：打包', 'step 3'],
		['步骤3打包', 'step 3'],
		['步骤三', 'step 3'],
		['步驟三', 'step 3'],
		['步骤 1～3', 'step 1-3'],
		['步骤一至三', 'step 1-3'],
		['第三步：打包', 'step 3'],
		['第 3 步', 'step 3'],
		['第3步骤', 'step 3'],
		['第 1-3 步', 'step 1-3'],
		['第二阶段', 'phase 2'],
		['阶段 2', 'phase 2'],
		['阶段二：执行', 'phase 2'],
		['第三章 部署', 'chapter 3'],
		['第 2 节', 'section 2'],
		['第一部分', 'part 1'],
		['流程 2', 'process 2'],
		['流程零：初始化', 'process 0'],
		['第十一步', 'step 11'],
		['第二十步', 'step 20'],
		['第九十九步', 'step 99'],
		['ＳＴＥＰ　３：打包', 'step 3'],
	])('reads the words and numbers of %s', (heading, expected) => {
		expect(brief(heading)).toBe(expected);
	});

	it.each([
		['3. Pack', 'plain 3'],
		['3.打包', 'plain 3'],
		['3) Pack', 'plain 3'],
		['3、打包', 'plain 3'],
		['（三）打包', 'plain 3'],
		['三、打包', 'plain 3'],
		['二十一、打包', 'plain 21'],
		['1.2 Pack', 'plain 1.2'],
		['1.2. Pack', 'plain 1.2'],
		['10.8.1 触发条件', 'plain 10.8.1'],
		['(2) Pack', 'plain 2'],
		['① 打包', 'plain 1'],
		['㉑ 打包', 'plain 21'],
		['3️⃣ Pack', 'plain 3'],
	])('reads a bare number with a mark: %s', (heading, expected) => {
		expect(brief(heading)).toBe(expected);
	});

	it.each([
		'2025-12-23 release notes',
		'2025.12.23 release notes',
		'2025. A year',
		'3 ways to pack',
		'3',
		'v1.2 Pack',
		'v1.0.0',
		'TiDB 6.5.0 Release Notes',
		'1.0.0-beta',
		'1.2.x',
		'3.js',
		'10:30 meeting',
		'2.5GB limit',
		'Step by step',
		'Stepping 3 times',
		'Step 3a',
		'Part of it',
		'步骤一致性',
		'步骤说明',
		'第三方组件',
		'一些说明',
		'十二十、x',
		'A. 追踪',
		'X.509 certificates',
		'✅',
		'',
		'__proto__',
	])('does not read %s as a step', (heading) => {
		expect(read(heading)).toBeUndefined();
	});

	it.each([
		['Step 3: red lines', true, 'red lines'],
		['Step 3 red lines', false, 'red lines'],
		['Step 3 (optional) pack', false, '(optional) pack'],
		['步骤 3 注意事项', false, '注意事项'],
		['步骤 3 - 打包', true, '打包'],
		['第三步：打包 {#step-3}', true, '打包'],
		['3. Pack', false, 'Pack'],
		['Step 3', false, ''],
	])('tells what stands behind the number of %s', (heading, separated, rest) => {
		expect(read(heading)).toMatchObject({ separated, rest });
	});

	it('reads no range that does not ascend', () => {
		expect(brief('Step 3 - 2 options')).toBe('step 3');
		expect(brief('Step 1.1-3')).toBe('step 1.1');
	});

	it('reads any text without failing, and the same each time', () => {
		fc.assert(
			fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
				expect(read(text)).toEqual(read(text));
			}),
		);
	});

	it('reads every number up to 99 in every script', () => {
		const han = (n: number): string => {
			const digits = [...'零一二三四五六七八九'];
			const tens = n < 10 ? '' : `${n < 20 ? '' : digits[Math.floor(n / 10)]}十`;
			return n % 10 === 0 && n > 0 ? tens : tens + digits[n % 10];
		};
		for (let n = 0; n < 100; n++) {
			expect(brief(`第${han(n)}步`)).toBe(`step ${n}`);
			expect(brief(`Step ${n}`)).toBe(`step ${n}`);
		}
	});
});

describe('compareNumbers', () => {
	it('has decimals between whole numbers', () => {
		const numbers = [[4], [3, 5], [10], [3]];
		expect(numbers.sort(compareNumbers)).toEqual([[3], [3, 5], [4], [10]]);
	});
});

describe('stepName', () => {
	it('is the same in both languages', () => {
		const nameOf = (heading: string): string => stepName(read(heading) as StepLabel);
		expect(nameOf('步骤三')).toBe(nameOf('Step 3: x'));
		expect(nameOf('阶段三')).not.toBe(nameOf('Step 3: x'));
		expect(nameOf('Step 3-4')).not.toBe(nameOf('Step 3'));
	});
});

describe('foldHeading', () => {
	it('removes the identifier of a heading', () => {
		expect(foldHeading('限制 {#restrictions}')).toBe('限制');
		expect(foldHeading('限制 {restrictions}')).toBe('限制 {restrictions}');
	});
});

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
