/**
 * Words that tell nothing about what a task is about, so that they are no keywords of it. English words
 * stand for all of their forms; Chinese ones separate what is before them from what is behind.
 */
export const GENERAL_WORDS: readonly string[] = (
	'implement implementation develop development add create build make update change modify fix improve optimize support ' +
	'need want use story epic feature task bug hotfix issue ticket problem project system function functionality ' +
	'module design document strategy standard coding stack tech new old able allow ensure provide handle enable include work case scenario goal objective ' +
	'acceptance criteria given expected actual result example note description detail requirement step guide please help ' +
	'id status pending done created type depends title name xx ' +
	'实现 开发 功能 需要 需求 新增 添加 增加 创建 更新 修改 变更 修复 改进 优化 支持 使用 进行 完成 处理 提供 保证 确保 允许 能够 可以 ' +
	'应该 必须 无法 不能 没有 已经 以及 或者 并且 如果 那么 这个 那个 这些 那些 一个 所有 每个 相关 对应 包含 包括 根据 通过 关于 ' +
	'系统 项目 任务 模块 设计 文档 问题 缺陷 失败 成功 出现 发生 情况 场景 目标 目的 描述 说明 背景 概述 内容 验收 标准 指导 示例 ' +
	'步骤 详细 具体 主要 基本 正常 新的 我们 他们 我 你 他 要 的 了 和 与 及 或 在 是 为 从 到 以 把 被 让 使 将 等 并 而 其 这 那 ' +
	'请 时'
)
	.split(' ')
	.concat('user story', 'as a user', '作为用户');
