/** Patterns of what headings of warnings, prohibitions and red lines say: 注意力 is attention. English words count as whole words. */
export const WARNINGS = {
	signs: ['⚠', '❌', '🚨', '🔴', '🛑', '⛔', '🚫', '❗', '‼'],
	han: (
		'注意(?!力) 警告 警示 禁止 禁忌 严禁 嚴禁 红线 紅線 不要(?!求) 不得 不允许 不允許 切勿 切忌 请勿 請勿 限制 风险 風險 常见错误 常見錯誤 ' +
		'典型错误 典型錯誤 误区 誤區 陷阱 避坑 熔断 熔斷 重要提示 重要提醒 重要说明 重要說明 重要事项 重要事項'
	).split(' '),
	english: [
		'caution',
		'cautions',
		'warning',
		'warnings',
		'caveat',
		'caveats',
		'pitfall',
		'pitfalls',
		'gotcha',
		'gotchas',
		'danger',
		'dangers',
		'risk',
		'risks',
		'never',
		'avoid',
		'beware',
		'do not',
		"don't",
		'must not',
		'should not',
		'forbidden',
		'prohibited',
		'prohibition',
		'prohibitions',
		'red line',
		'red lines',
		'limits',
		'limitation',
		'limitations',
		'restriction',
		'restrictions',
		'common mistakes',
		'common errors',
		'anti-patterns',
		'important',
	],
} as const;

/** What headings of checks say, which bind less than a warning. */
export const CHECKS = {
	signs: [],
	han: ['检查', '檢查', '自检', '自檢', '自查', '核查', '核对清单', '核對清單', '验证清单', '驗證清單'],
	english: ['check', 'checks', 'checklist', 'checklists', 'checkpoint', 'checkpoints', 'self-check'],
} as const;
