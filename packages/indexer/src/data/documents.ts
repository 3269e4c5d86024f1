import type { Intent } from '@pinakes/query/internal';

/** Front-matter fields of documents, unless the configuration names others: the first that is there counts. */
export const DOCUMENT_FIELDS = {
	id: ['id'],
	tags: ['tags', 'tag', 'keywords'],
	categories: ['categories', 'category'],
	confidence: ['confidence'],
	reviewed: ['last_reviewed', 'lastReviewed', 'reviewed', 'updated', 'last_updated', 'lastmod', 'date'],
} as const;

/** Fields that say that a document is deprecated, whatever its confidence. */
export const STATUS_FIELDS: readonly string[] = ['status', 'deprecated'];

/**
 * What questions ask for, by words that they have, and the directory where the requirements expect it.
 */
export const INTENTS: readonly Intent[] = [
	{
		words: [
			'tutorial',
			'tutorials',
			'getting started',
			'get started',
			'quick start',
			'quickstart',
			'walkthrough',
			'教程',
			'入门',
			'快速上手',
			'快速开始',
			'新手',
			'教學',
			'入門',
		],
		scopes: ['tutorials/'],
	},
	{
		words: [
			'what is',
			'what are',
			"what's",
			'concept',
			'concepts',
			'overview',
			'explain',
			'why does',
			'meaning of',
			'什么是',
			'是什么',
			'概念',
			'原理',
			'介绍',
			'简介',
			'为什么',
			'什麼是',
			'是什麼',
			'原理',
			'介紹',
		],
		scopes: ['concepts/'],
	},
	{
		words: [
			'api',
			'reference',
			'syntax',
			'parameter',
			'parameters',
			'options',
			'command',
			'specification',
			'接口文档',
			'API 文档',
			'参考',
			'语法',
			'参数',
			'命令',
			'规范',
			'參考',
			'語法',
			'參數',
		],
		scopes: ['reference/'],
	},
	{
		words: [
			'how to',
			'how do',
			'how can',
			'configure',
			'set up',
			'setup',
			'install',
			'deploy',
			'migrate',
			'troubleshoot',
			'如何',
			'怎么',
			'怎样',
			'怎麼',
			'怎樣',
			'配置',
			'部署',
			'安装',
			'迁移',
			'设置',
			'安裝',
			'遷移',
		],
		scopes: ['tasks/'],
	},
];
