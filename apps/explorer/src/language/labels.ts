import { language } from './words.ts';

/** Labels of names in answers, such as steps, factors and reasons. */
const ENGLISH_LABELS: Readonly<Record<string, string>> = {
	coarse_filters: 'left by filters',
	coarse_text: 'with a word of the question',
	fine_vectors: 'sections compared by vectors',
	fine_rank: 'ranked',
	gate: 'above the gate',
	coarse_terms: 'with a tag or a keyword',
	coarse_ide: 'supporting the IDE',
	fine: 'scored',
	coarse_keywords: 'with a keyword',
	fine_tiers: 'in the name, the title or a tag',
	gate_limit: 'returned',
	coarse_headings: 'headings in these files',
	fine_heading: 'headings that fit',
	ask_ide: 'ask for the IDE',
};

const CHINESE_LABELS: Readonly<Record<string, string>> = {
	all_documents: '全部文档',
	coarse_filters: '过滤后留下',
	coarse_text: '含有问题中的词',
	fine_vectors: '比较过向量的小节',
	fine_rank: '参与排序',
	gate: '过了门槛',
	all_units: '全部技能',
	coarse_terms: '有相应标签或关键词',
	coarse_ide: '支持该 IDE',
	fine: '计分',
	all_contexts: '全部上下文',
	files: '文件',
	coarse_keywords: '含有关键词',
	fine_tiers: '文件名、标题或标签命中',
	gate_limit: '返回',
	coarse_headings: '这些文件的标题',
	fine_heading: '相符的标题',
	// Factors of scores.
	tag_coverage: '标签覆盖',
	keyword_match: '关键词匹配',
	ide_support: '支持 IDE',
	ide_unsupported: '不支持 IDE',
	env_conflict: '环境冲突',
	constraint_violated: '违反约束',
	index: '索引',
	retrieval: '检索',
	confidence: '置信度',
	staleness: '审查过期',
	// Changes of a query.
	drop_tag: '去掉标签',
	drop_keyword: '去掉关键词',
	drop_ide: '去掉 IDE',
	drop_env: '去掉环境',
	drop_constraint: '去掉约束',
	ask_ide: '改用 IDE',
	// Locations of keywords, and reasons about contexts.
	file_name: '文件名',
	file_name_part: '文件名的一部分',
	front_matter: '标题或标签',
	content: '正文',
	match: '匹配',
	fallback: '任务类型的备选',
	beyond_limit: '超出数量上限',
	below_threshold: '低于门槛',
	other_scope: '范围不符',
	other_type: '类型不符',
};

const LABELS = { en: ENGLISH_LABELS, zh: CHINESE_LABELS } as const;

/** Returns the label of a name in the page's language; the name itself if it has none. */
export function labelOf(name: string): string {
	const labels = LABELS[language.value];
	return Object.hasOwn(labels, name) ? (labels[name] as string) : name.replaceAll('_', ' ');
}
