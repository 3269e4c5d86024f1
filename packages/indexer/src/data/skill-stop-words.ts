/** Words that describe every skill alike; left out only when terms are derived from a text. */
export const COMMON_IN_SKILLS: readonly string[] = (
	'use uses used using user users skill skills agent agents assistant help helps helping create creates creating make ' +
	'provide provides providing support supports including include includes ensure ensures based via etc e g ie like ' +
	'need needs want wants ask asks asked when whenever new existing best practice practices guide guidance guidelines ' +
	'instruction instructions task tasks work works working file files one two get set run any every across expert ' +
	'specialized comprehensive complete full specific various multiple well good better designed trigger triggers ' +
	'使用 用户 技能 帮助 帮我 创建 制作 提供 支持 包括 包含 确保 基于 需要 想要 什么 时候 当前 现有 最佳 实践 指南 说明 任务 工作 文件 运行 任何 完整 ' +
	'完成 具体 各种 多个 一个 这个 新的 触发 触发词 可以 进行 一下 看看'
).split(' ');

/** Characters at which a run of Han text is cut when words are looked for in it. */
export const HAN_BREAKS =
	'的了和与及或在是为对于从到以把被让使将可能会要等并且而其之这那个些此所由向给用按如若则都也还只不无有中上下后前时地得着过吗呢吧啊';
