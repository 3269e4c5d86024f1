import type { Bilingual, MessageName } from '@pinakes/query/format';

/** Every sentence that a look-up can say; the Chinese ones of refusals are the requirements' own. */
export const MESSAGES: Readonly<Record<MessageName, Bilingual>> = {
	no_candidates_by_tag: {
		en: 'No unit has any of the capability tags or keywords asked for',
		zh: '未找到匹配的能力标签或关键词',
	},
	candidates_but_no_ide_support: {
		en: 'Units were found, but none of them supports {ide}',
		zh: '找到候选能力，但均不支持 {ide}',
	},
	candidates_but_incompatible_env: {
		en: 'Units were found, but none of them meets the environment or the constraints',
		zh: '找到候选能力，但均不满足环境或约束条件',
	},
	insufficient_info: {
		en: 'The units found are not a confident enough match (< {percent}%); say more about what is needed',
		zh: '候选能力置信度不足（< {percent}%），建议补充更多需求信息',
	},
	suggest_no_candidates_by_tag: {
		en: 'Give more tags or keywords, or make a skill of your own with skill-creator',
		zh: '补充更多标签/关键词，或使用 skill-creator 创建自研 skill',
	},
	suggest_candidates_but_no_ide_support: {
		en: 'Use another IDE or the generic mode',
		zh: '更换 IDE 或使用 generic 模式',
	},
	suggest_candidates_but_incompatible_env: {
		en: 'Relax the constraints or change the environment',
		zh: '放宽约束或调整环境',
	},
	suggest_insufficient_info: {
		en: 'Answer the level 2 questions to give more detail',
		zh: '回答 Level 2 问题，提供更多细节',
	},
	suggest_change: { en: '{unit} matches with this change: {changes}', zh: '作此改动即可匹配 {unit}: {changes}' },
	candidate_ides: { en: 'The units found support: {list}', zh: '候选能力支持: {list}' },
	candidates_generic: {
		en: 'Units found support the generic mode: ask for the IDE "generic"',
		zh: '候选能力支持 generic 模式: 可将 IDE 设为 "generic"',
	},
	index_ides: { en: 'Some unit of this index supports each of: {list}', zh: '本索引中有能力支持的 IDE: {list}' },
	drop_constraint: { en: 'drop the constraint {value}', zh: '去掉约束 {value}' },
	drop_env: { en: 'drop the environment {value}', zh: '去掉环境 {value}' },
	drop_ide: { en: 'drop the IDE {value}', zh: '去掉 IDE {value}' },
	ask_ide: { en: 'ask for the IDE {to} instead of {value}', zh: '将 IDE {value} 改为 {to}' },
	remove_tag: { en: 'remove the tag {value}', zh: '去掉标签 {value}' },
	remove_keyword: { en: 'remove the keyword {value}', zh: '去掉关键词 {value}' },
	question_goal: { en: 'What is to be done, in one sentence?', zh: '你想实现什么目标？（一句话描述任务）' },
	question_tags: { en: 'Which capability is needed? Near ones: {list}', zh: '需要哪种能力？相近的标签: {list}' },
	question_keywords: { en: 'Which of these words describe it? {list}', zh: '哪些关键词符合需求？{list}' },
	question_ide: { en: 'Which IDE is used? The units found support: {list}', zh: '使用哪个 IDE？候选能力支持: {list}' },
	tag_coverage: { en: 'matches the tags: {list}', zh: '匹配标签: {list}' },
	keyword_match: { en: 'matches the keywords: {list}', zh: '匹配关键词: {list}' },
	ide_support: { en: 'supports {list}', zh: '支持 {list}' },
	ide_unsupported: { en: 'does not support {list}', zh: '不支持 {list}' },
	env_conflict: { en: 'its conflicts name the environment {list}', zh: '可能与 {list} 环境冲突' },
	constraint_violated: {
		en: 'its description or conflicts go against the constraint {list}',
		zh: '描述或冲突说明与约束 {list} 冲突',
	},
	extra_factor: { en: '{name}: {value}', zh: '{name}: {value}' },
	no_tags: {
		en: 'no tags are asked for, and keywords and the IDE alone do not suffice',
		zh: '未指定标签，仅凭关键词和 IDE 不足以匹配',
	},
	missing_tags: { en: 'lacks the tags: {list}', zh: '缺少标签: {list}' },
	missing_keywords: { en: 'lacks the keywords: {list}', zh: '缺少关键词: {list}' },
	derived_terms: {
		en: 'tags or keywords were derived from its text, not declared by its author',
		zh: '标签或关键词由文本推导，并非作者声明',
	},
	trust_level: { en: 'the package is marked {level}', zh: '软件包标记为 {level}' },
	no_package: { en: 'the package {id} is not in this index', zh: '索引中没有软件包 {id}' },
	unknown_tag: { en: 'no unit has the tag {value}', zh: '没有能力带有标签 {value}' },
	unknown_keyword: { en: 'no unit has the keyword {value}', zh: '没有能力带有关键词 {value}' },
	constraint_ignored: {
		en: 'the constraint {value} is not understood and was ignored; write it as no-X',
		zh: '无法理解约束 {value}，已忽略；请写作 no-X',
	},
};
