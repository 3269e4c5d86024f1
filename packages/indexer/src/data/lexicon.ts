/** What a constraint forbids. A unit whose description or conflicts speak of any of it violates it. */
interface ForbiddenThing {
	/** What it is called after a negation: `no-network`, `无网络`. */
	readonly things: readonly string[];
	/** Constraints that mean it without a negation: `offline`. */
	readonly aliases?: readonly string[];
	/** The words by which a text speaks of it. */
	readonly words: readonly string[];
}

export const FORBIDDEN_THINGS: readonly ForbiddenThing[] = [
	{
		things: [
			'network',
			'internet',
			'online',
			'network access',
			'internet access',
			'网络',
			'联网',
			'上网',
			'互联网',
			'网络访问',
			'網路',
			'聯網',
			'網際網路',
		],
		aliases: ['offline', 'offline only', 'air gapped', '离线', '必须离线', '離線', '断网'],
		words: [
			'network',
			'internet',
			'online',
			'网络',
			'联网',
			'互联网',
			'上网',
			'在线',
			'網路',
			'聯網',
			'網際網路',
			'線上',
			'cloud',
			'云端',
			'雲端',
		],
	},
	{
		things: ['api key', 'api keys', 'apikey', 'token', 'credentials', 'secrets', '密钥', '凭证', '金鑰'],
		words: ['api key', 'access token', 'credential', '密钥', '凭证', '金鑰', '憑證'],
	},
	{ things: ['docker', 'container', 'containers', '容器'], words: ['docker', 'container', 'podman', '容器'] },
	{
		things: ['cloud', '云', '云服务', '云端', '雲端'],
		aliases: ['local only', '仅本地'],
		words: ['cloud', 'aws', 'azure', 'gcp', '云服务', '云端', '雲端'],
	},
	{ things: ['gpu', '显卡', '顯示卡'], words: ['gpu', 'cuda', '显卡', '顯示卡'] },
	{ things: ['database', 'db', 'dbs', '数据库', '資料庫'], words: ['database', 'sql', '数据库', '資料庫'] },
	{ things: ['browser', '浏览器', '瀏覽器'], words: ['browser', 'chromium', 'playwright', '浏览器', '瀏覽器'] },
	{ things: ['root', 'sudo', 'admin', '管理员权限'], words: ['root', 'sudo', 'administrator', '管理员', '管理員'] },
	{
		things: ['payment', 'cost', 'paid', '付费', '收费', '付費'],
		aliases: ['free'],
		words: ['payment', 'paid', 'subscription', '付费', '收费', '订阅', '付費'],
	},
	{ things: ['telemetry', 'tracking', '遥测', '追踪'], words: ['telemetry', 'tracking', '遥测', '追踪'] },
];

/** How a constraint begins that says what must not be; the longest comes first where one begins another. */
export const NEGATIONS: readonly string[] = [
	'no-',
	'no_',
	'no ',
	'non-',
	'without-',
	'without_',
	'without ',
	'not-',
	'not ',
	'avoid-',
	'avoid ',
	'不需要',
	'不使用',
	'不允许',
	'不可以',
	'不要',
	'不能',
	'不可',
	'不得',
	'不用',
	'无需',
	'無需',
	'禁止',
	'禁用',
	'避免',
	'没有',
	'沒有',
];

/**
 * Negations of one character, which begin many a word that negates nothing (无障碍, 不锈钢): they are only
 * read as such before a thing that is known.
 */
export const SHORT_NEGATIONS: readonly string[] = ['不', '无', '無'];
