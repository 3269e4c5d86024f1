import type { Bilingual, Change, MessageName } from '@pinakes/query/internal';

const CHANGE = {
	en: '{unit_id} matches with this change: {changes}',
	zh: '作此改动即可匹配 {unit_id}: {changes}',
};

const CONFLICT = {
	en: 'its conflicts name the environment {env_conflict}',
	zh: '可能与 {env_conflict} 环境冲突',
};

const VIOLATION = {
	en: 'its description or conflicts go against {constraint_violated}',
	zh: '描述或冲突说明与约束 {constraint_violated} 冲突',
};

const USER_ONLY = {
	en: '{user_only} fits, and only users may start it (disable-model-invocation)',
	zh: '{user_only} 符合要求，但只能由用户启动（disable-model-invocation）',
};

/** What may be said by each name, in every language. */
type Sentences<Name extends string> = Readonly<Record<Name, Bilingual<readonly string[]>>>;

/** Every sentence that a look-up can say; the Chinese ones of refusals are the requirements' own. */
export const MESSAGES: Sentences<MessageName> & Sentences<Change['operation']> = {
	no_units: {
		en: ['This index has no units; a search finds its documents'],
		zh: ['本索引中没有任何能力；文档请用搜索查找'],
	},
	no_words_of_goal: {
		en: ['No unit has any of the words of the goal in its name, description, tags or keywords'],
		zh: ['没有能力的名称、描述、标签或关键词含有目标中的词'],
	},
	user_only: {
		en: [`${USER_ONLY.en}: ask them to run it by its name`],
		zh: [`${USER_ONLY.zh}：请用户按名称启动`],
	},
	nothing_asked: {
		en: ['The query asks for nothing: it needs a goal, tags or keywords'],
		zh: ['查询没有提出任何需求: 请给出目标、标签或关键词'],
	},
	ask_goal: {
		en: ['Which tool, language or kind of file is it about, and what should come out of it?'],
		zh: ['涉及哪种工具、语言或文件，希望得到什么结果？'],
	},
	ask_nearest: {
		en: ['Is one of these meant? {nearest}'],
		zh: ['是否需要其中之一？{nearest}'],
	},
	no_candidates_by_tag: {
		en: ['No unit has any of the capability tags or keywords asked for'],
		zh: ['未找到匹配的能力标签或关键词'],
	},
	candidates_but_no_ide_support: {
		en: ['Units were found, but none of them supports {ide}'],
		zh: ['找到候选能力，但均不支持 {ide}'],
	},
	candidates_but_incompatible_env: {
		en: ['Units were found, but none of them meets the environment or the constraints'],
		zh: ['找到候选能力，但均不满足环境或约束条件'],
	},
	insufficient_info: {
		en: ['The units found score too low (< {percent}%); say more about what is needed'],
		zh: ['候选能力置信度不足（< {percent}%），建议补充更多需求信息'],
	},
	suggest_no_candidates_by_tag: {
		en: ['Give more tags or keywords, or make a skill of your own with skill-creator'],
		zh: ['补充更多标签/关键词，或使用 skill-creator 创建自研 skill'],
	},
	suggest_candidates_but_no_ide_support: {
		en: [
			CHANGE.en,
			'Use another IDE or the generic mode',
			'The units found support: {ides}',
			'Some of them support the {generic} mode: ask for that IDE',
			'Each of these is supported by some unit of this index: {index_ides}',
		],
		zh: [
			CHANGE.zh,
			'更换 IDE 或使用 generic 模式',
			'候选能力支持: {ides}',
			'部分候选能力支持 {generic} 模式，可改用该 IDE',
			'本索引中有能力支持的 IDE: {index_ides}',
		],
	},
	suggest_candidates_but_incompatible_env: {
		en: [CHANGE.en, 'Relax the constraints or change the environment'],
		zh: [CHANGE.zh, '放宽约束或调整环境'],
	},
	suggest_insufficient_info: {
		en: [CHANGE.en, 'Answer the follow-up questions to say more about what is needed'],
		zh: [CHANGE.zh, '回答追问，说明更多细节'],
	},
	ask_no_candidates_by_tag: { en: [], zh: [] },
	ask_candidates_but_no_ide_support: { en: [], zh: [] },
	ask_candidates_but_incompatible_env: { en: [], zh: [] },
	ask_insufficient_info: {
		en: [
			'Which capability is needed? Those of the units found: {tags}',
			'Which of these words describe it? {keywords}',
			'Which IDE is used? The units found support: {missing_ide}',
		],
		zh: [
			'需要哪种能力？候选能力的标签: {tags}',
			'哪些关键词符合需求？{keywords}',
			'使用哪个 IDE？候选能力支持: {missing_ide}',
		],
	},
	drop_constraint: { en: ['drop the constraint {value}'], zh: ['去掉约束 {value}'] },
	drop_env: { en: ['drop the environment {value}'], zh: ['去掉环境 {value}'] },
	drop_ide: { en: ['drop the IDE {value}'], zh: ['去掉 IDE {value}'] },
	ask_ide: { en: ['ask for the IDE {to} instead of {value}'], zh: ['将 IDE {value} 改为 {to}'] },
	drop_tag: { en: ['drop the tag {value}'], zh: ['去掉标签 {value}'] },
	drop_keyword: { en: ['drop the keyword {value}'], zh: ['去掉关键词 {value}'] },
	reasons: {
		en: [
			'matches words of the goal: {goal_match}',
			'matches the tags: {tag_coverage}',
			'matches the keywords: {keyword_match}',
			'supports {ide_support}',
		],
		zh: [
			'匹配目标中的词: {goal_match}',
			'匹配标签: {tag_coverage}',
			'匹配关键词: {keyword_match}',
			'支持 {ide_support}',
		],
	},
	kept_out: {
		en: [
			'matches the goal with a probability of {goal_probability}%',
			'has of the goal: {goal_match}',
			'{tags_asked} tags are asked for, and keywords and the IDE alone do not suffice',
			'lacks the tags: {missing_tag}',
			'lacks the keywords: {missing_keyword}',
			'does not support {ide_unsupported}',
			CONFLICT.en,
			VIOLATION.en,
			'its score is {score}, and {threshold} is needed',
		],
		zh: [
			'与目标匹配的概率为 {goal_probability}%',
			'含有目标中的词: {goal_match}',
			'指定了 {tags_asked} 个标签，仅凭关键词和 IDE 不足以匹配',
			'缺少标签: {missing_tag}',
			'缺少关键词: {missing_keyword}',
			'不支持 {ide_unsupported}',
			CONFLICT.zh,
			VIOLATION.zh,
			'得分为 {score}，需要 {threshold}',
		],
	},
	unit_warnings: {
		en: [
			CONFLICT.en,
			VIOLATION.en,
			'derived from its text, not declared by its author: {derived}',
			'the package {missing_package} is not in this index',
			'the package is marked {trust_level}',
			'only users may start it (disable-model-invocation): ask them to run {user_only}',
		],
		zh: [
			CONFLICT.zh,
			VIOLATION.zh,
			'由文本推导、并非作者声明: {derived}',
			'索引中没有软件包 {missing_package}',
			'软件包标记为 {trust_level}',
			'只能由用户启动（disable-model-invocation）：请用户运行 {user_only}',
		],
	},
	query_warnings: {
		en: [
			'not understood as a constraint and ignored (write no-X): {ignored}',
			'no unit has the tags {unknown_tag}',
			'no unit has the keywords {unknown_keyword}',
		],
		zh: [
			'无法理解、已忽略的约束（请写作 no-X）: {ignored}',
			'没有能力带有标签 {unknown_tag}',
			'没有能力带有关键词 {unknown_keyword}',
		],
	},
	contexts_none: {
		en: [
			'The project has no contexts yet; create them with @playbooks/context/add.md, or as markdown in .the_conn/context/global, and build the index again',
		],
		zh: ['项目尚未建立 Context，建议使用 @playbooks/context/add.md 创建'],
	},
	contexts_no_epic: {
		en: ['No context is of the epic {epic}, but of {epics}; global contexts: {total}'],
		zh: ['没有 {epic} 的 Context，现有的是 {epics}；全局 Context：{total} 个'],
	},
	contexts_found: { en: ['Matching contexts: {total}'], zh: ['找到 {total} 个匹配的 Context'] },
	contexts_across: {
		en: ['Matching contexts, some of other epics: {total}'],
		zh: ['找到 {total} 个匹配的 Context（包含跨 Epic）'],
	},
	contexts_relevant: { en: ['Highly relevant contexts: {total}'], zh: ['找到 {total} 个高相关度匹配'] },
	contexts_completed: {
		en: ['Matching contexts: {found}, completed by the global ones that this type of task needs'],
		zh: ['找到 {found} 个匹配的 Context，并根据任务类型补充相关 Global Context'],
	},
	contexts_fallback: {
		en: ['No exact match; these are the global contexts that this type of task needs'],
		zh: ['未找到精确匹配，根据任务类型返回相关 Global Context'],
	},
	contexts_general: {
		en: ['No exact match; these are the general global contexts'],
		zh: ['未找到精确匹配，返回通用 Global Context'],
	},
	contexts_no_fallback: {
		en: ['No exact match; {task} tasks fall back to nothing'],
		zh: ['未找到精确匹配，{task} 任务不使用保底返回'],
	},
	contexts_fallback_missing: {
		en: ['No exact match, and no global context of the types that {task} tasks fall back to'],
		zh: ['未找到精确匹配，也没有 {task} 任务可用的保底 Global Context'],
	},
	entry_not_found: { en: ['[no such entry in the files]'], zh: ['[条目未在文件中找到]'] },
	entry_notes: {
		en: [
			'matched because the heading has all keywords of {contains}',
			'matched by {percent} % of the keywords only',
			'{count} headings fit equally well, all are given',
			'long: {lines} lines',
			'deprecated: {deprecated}',
			'{not_markdown}: [sections cannot be retrieved from this document]',
			'{missing}: there is no such file',
			'{unreadable}: the file cannot be read',
			'{encoding}: the file is binary or not UTF-8',
			'{too_large}: the file is too large',
		],
		zh: [
			'标题包含“{contains}”的全部关键词',
			'仅按部分关键词匹配（{percent}%）',
			'{count} 个标题同等匹配，已全部提取',
			'内容较长，共 {lines} 行',
			'已弃用: {deprecated}',
			'[该文档不在上下文寻回范围内]: {not_markdown}',
			'文件不存在: {missing}',
			'文件无法读取: {unreadable}',
			'文件是二进制或不是 UTF-8: {encoding}',
			'文件过大: {too_large}',
		],
	},
	related_caution: { en: ['its cautions'], zh: ['本步骤的注意事项'] },
	related_next: { en: ['next step'], zh: ['下一步骤'] },
	related_general_caution: { en: ['general caution'], zh: ['全流程的注意事项'] },
	related_previous: { en: ['previous step'], zh: ['上一步骤'] },
	related_topic: { en: ['similar topic'], zh: ['主题相近'] },
	related_hint: { en: ['fits the hint'], zh: ['与当前任务相关'] },
	search_notes: {
		en: [
			'no document is left by {emptied}: everything was searched; relax or drop that filter, or build the index again if it is out of date',
			'no document has a word of "{unmatched}"',
			'only documents that were left out have a word of "{unsearched}": {left_out}',
			'no word of "{common}" says what it is about',
			'no document has the name {absent}',
			'found {meant} instead of {mistyped}',
			'the probability {probability} is below the threshold {threshold}, so that there is no answer; the nearest headings: {nearest}',
			'vectors could not be asked, so that text alone was searched: {failed}',
			'the vectors of this index need the encoder {encoder}, and none was given: text alone was searched',
			'the encoder {unused} was not asked: this index has no vectors of an encoder',
			'deprecated: {deprecated}',
			'last reviewed more than {days} days ago: {stale}',
		],
		zh: [
			'索引过滤后无候选文档: {emptied} 过于严格，已回退到全库检索；建议放宽或去掉该条件，或检查索引是否过期',
			'没有文档包含 "{unmatched}" 中的词',
			'只有被排除的文档包含 "{unsearched}" 中的词: {left_out}',
			'"{common}" 中没有说明主题的词',
			'没有文档提到 {absent}',
			'未找到 {mistyped}，已改查 {meant}',
			'概率 {probability} 低于阈值 {threshold}，不作回答；最接近的标题: {nearest}',
			'向量检索失败，已改用全文检索: {failed}',
			'该索引的向量需要编码器 {encoder}，未提供，仅用全文检索',
			'未使用编码器 {unused}：该索引没有编码器的向量',
			'已弃用: {deprecated}',
			'上次审阅已超过 {days} 天: {stale}',
		],
	},
	search_left_out: {
		en: [
			'{deprecated} deprecated (ask for the confidence deprecated)',
			'{older} of an older version (name the version or its directory)',
			'{filtered} outside of {filters} (drop a filter)',
		],
		zh: [
			'{deprecated} 个已弃用（请将可信度设为 deprecated）',
			'{older} 个属于旧版本（请指明版本或其目录）',
			'{filtered} 个不符合 {filters}（请去掉过滤条件）',
		],
	},
	search_slow: {
		en: [
			'the search took {seconds} s, over 5 s, with {candidates} candidates: narrow it by scope, category or tags, or raise minVectorScore',
		],
		zh: [
			'检索耗时 {seconds} 秒，超过 5 秒（候选文档 {candidates} 个）：请优化过滤条件（目录、分类、标签），或提高 minVectorScore 阈值',
		],
	},
	search_reasons: {
		en: [
			'matches the tags [{tags}]',
			'is in {scope}',
			'is of the category {category}',
			'has the confidence {confidence}',
			'is about {status}',
			'has {title} of the question in its title and headings',
			'has {text} of the question in its text',
			'is {vector} alike in meaning',
		],
		zh: [
			'匹配标签 [{tags}]',
			'在 {scope} 目录',
			'分类为 {category}',
			'可信度为 {confidence}',
			'讲述变更 ({status})',
			'标题含问题的 {title}',
			'正文含问题的 {text}',
			'语义相似度 {vector}',
		],
	},
	search_and: { en: ['{first} and {next}'], zh: ['{first} 且{next}'] },
	search_source: { en: ['[source: {citation}]'], zh: ['[来源: {citation}]'] },
	search_written: {
		en: [
			'what was written cites no source of this search, so the passages follow instead: {unknown}',
			'no answer could be written, so the passages follow instead: {failed}',
		],
		zh: ['撰写的答案引用了不存在的来源，已改用原文段落: {unknown}', '未能撰写答案，已改用原文段落: {failed}'],
	},
};
