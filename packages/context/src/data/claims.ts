import { stem } from '@pinakes/query/internal';

// Regular expressions here are harmless: claims have at most 500 characters.

/** The words of a language by which statements are taken apart. */
export interface Grammar {
	/** The beginning of a correction, and other words of one. */
	readonly correcting: RegExp;
	readonly contradicting: RegExp;
	/** Words that say that something is new or has changed. */
	readonly updating: RegExp;
	/** Verbs by what they tell of their subject: `change` if it has changed, `be` if no more than its value. */
	readonly verbs: Readonly<Record<string, RegExp>>;
	/** Verbs of which one statement does not exclude another. */
	readonly many: RegExp;
	/** Verbs of change that tell when, and those that tell what; others tell where and what. */
	readonly changing: Readonly<Record<'when' | 'what', RegExp>>;
	/** That somebody moved to a place that is named: elsewhere than to a desk, a team or a system. */
	readonly residence: RegExp;
	/** A clause before "now …" that says what has ended; the first group is its subject. */
	readonly ending: RegExp;
	/** What a value tells: a time, a state, a place. */
	readonly when: RegExp;
	readonly state: RegExp;
	readonly where: RegExp;
	/** What follows the subject within its name: "on floor 3". */
	readonly qualifier: RegExp;
	/** Attributes that a verb of change implies, by what it tells: the server was upgraded, the office has moved. */
	readonly implied: Readonly<Record<'when' | 'where' | 'what', RegExp>>;
	/** Returns the words that tell something: stems, or one text in a language without spaces. */
	wordsOf(text: string): readonly string[];
}

const words = (list: string, flags = ''): RegExp =>
	new RegExp(`\\b(?:${list.trim().split(/\s+/).join('|')})\\b`, flags);
/** Verbs, which are nouns after an article. */
const verbs = (list: string): RegExp =>
	new RegExp(`(?<!\\b(?:the|a|my|our) )${words(list).source}(?: (?:up|down|back|forward|over)\\b)?`);
const forms = (verb: string): string => `${verb} ${verb}s ${verb.replace(/e$/, '')}es`;

const ENGLISH_FILLERS = words(
	`
	the a an our its their new old current now already just also only finally has have had been got gets get still actually
	will again so that this currently of for to it no not longer anymore more instead meanwhile is are was were am be`,
	'g',
);

/** Verbs of change by what they tell of their subject; others tell where and what. */
const WHEN = 'postponed rescheduled delayed extended';
const WHERE = 'moved moves move shifted relocated transferred';
const WHAT =
	'upgraded updated downgraded switched swapped replaced migrated renamed raised increased reduced lowered dropped rose';

export const ENGLISH: Grammar = {
	correcting:
		/^(?:actually|correction|no|sorry|update|fyi|heads up|from now on|wrong|remember(?: that)?|please note(?: that)?)[\s,:]+/,
	contradicting: /\b(?:instead|no longer|any ?more)\b/,
	updating:
		/\b(?:from now on|now|new|actually|correction|anymore|longer|instead|currently|finally|meanwhile|again|only)\b/g,
	verbs: {
		change: verbs(
			`${WHEN} ${WHERE} ${WHAT} changed changes change pushed set reset rotated went(?=\\s(?:up|down)) brought(?=\\s(?:back|forward))`,
		),
		live: verbs('live lives living lived reside resides stay stays'),
		work: verbs('work works worked quit joined joins join left'),
		...Object.fromEntries(
			'run close open owe start end cost need prefer like love hate use drive sit weigh belong leave take own eat drink speak teach pay depart arrive'
				.split(' ')
				.map((verb) => [verb, verbs(forms(verb))]),
		),
		have: /\b(?:has|have)\b(?! been)/,
		be: /\b(?:is|are|was|were|am|be|(?:has|have) been)\b/,
	},
	many: /^(?:need|like|love|hate|own|eat|drink|speak|teach|use|take|have)$/,
	changing: { when: words(WHEN), what: words(WHAT) },
	residence:
		/\b(?:moved?|moves|relocated)(?: back| over)? to (?:the [A-Z]|(?!(?:the|an?|my|our|his|her|their|another|new)\b)|[a-z]+ (?:[a-z]+ )?(?:house|flat|apartment|city|town|village|country|coast)\b)/,
	ending:
		/^(i|we|he|she|[a-z]+) (?:changed|switched|moved|left|quit) [^,]{1,30}, (?:and |so )?(?:(?:i|we|he|she) )?(?=.*\bnow\b)/,
	when: /\bat (?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b|\b\d{1,2}(?::\d\d|\s?[ap]m\b)|\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.? \d{1,2}|\b\d{1,2}(?:st|nd|rd|th)\b|\b(?:noon|midnight|tomorrow|tonight|o'clock|(?:mor|eve)ning|afternoon|week|month|spring|summer|autumn|winter|january|february|march|april|june|july|august|september|october|november|december)\b|\b\d{1,2} (?:to|-) \d{1,2}\b/g,
	state:
		/\b(?:broken|fixed|repaired|working|down|up|open|closed|available|sold|done|finished|empty|full|lost|found|online|offline|cancelled|canceled|confirmed|back|gone|free|taken|occupied|ready|paused|resumed|stopped|hold|active|inactive)\b|\b(?:on|off)(?= ?(?:again|now)?$)/,
	where: /\b(?:(?:in|at|on|near|behind|by|under|above|beside|inside|from) \S|home\b|here\b|there\b)/,
	qualifier: /\b(?:in|at|on|near|behind|by|under|above|beside|inside|from)\b/,
	implied: { where: /^(?:address|locat)$/, when: /^(?:date|time)$/, what: /^(?:version|price|fee)$/ },
	wordsOf: (text) =>
		(text.replace(ENGLISH_FILLERS, ' ').match(/[a-z0-9][a-z0-9'’._@-]*[a-z0-9]|[a-z0-9]/g) ?? []).map((word) =>
			/^(?:i|my|mine|me)$/.test(word) ? 'me' : stem(word.replace(/['’]s?$/, '')),
		),
};

const HAN_NUMBER = '[\\d零一二三四五六七八九十百千万两半]+';
const HAN_FILLERS = /现在|目前|已经|最新|新的|重新|新|的|了|又|就|只|从今天起|[，,。！!；;：:\s]/g;

export const CHINESE: Grammar = {
	correcting: /^(?:更正一下|更正|纠正|其实|不对|说错了|记错了|对了|从今天起|以后|现在起)[，,：:。\s]*/,
	contradicting: /不再/,
	updating: /现在|已经|最新|新(?!年)|不再|重新|从今天起|不(?=.*了$)|了$/g,
	verbs: {
		work: /跳槽|入职|加入|(?<!现)在[^，,]+(?:上班|工作|任职)/,
		live: /住在|住(?![址处所房])/,
		change:
			/(?:已经?|刚)?(?:改|换|推迟|延期|延|提前|升级|升|涨|降|调整|调|搬|移|挪|变|更新|迁移|迁|转|重置)[约定期名家]?(?:到|成|为|在|进|去了?)|换了|改了|换人了/,
		state:
			/(?:坏|修好|好|恢复|取消|暂停|停|重启|启动|结束|(?:开|关)(?:放|门|业|闭)?|完成|丢|找到|卖掉)了(?![^，,。]*[是在])/,
		place: /(?:停|放|藏|摆|挂)在|坐(?![标车船飞])在?/,
		be: /是|(?<!因)为|叫|[定约]在|(?<!现)在/,
	},
	many: /^$/,
	changing: { when: /^(?:推迟|延|提前)/, what: /升|更新/ },
	residence: /搬家?(?:到|去|进|回)了?(?!新的|另|别的|隔壁|[^，。]*[位室桌](?:了|上)?[。！]?$)/,
	ending: /^(.{1,8}?)(?:换|搬|改|辞|离|跳)[^，,]{0,6}了[，,](?=现在)/,
	when: new RegExp(
		`(?<!第)${HAN_NUMBER}(?:点(?:半|一刻|${HAN_NUMBER}分?)?|[:：]\\d\\d|月(?:[\\d一二三四五六七八九十廿]+[号日])?|号(?![\\u4e00-\\u9fff]))|[每下上]?(?:周|星期|礼拜)[一二三四五六日天末]|[上下中]午|早上|晚上|傍晚|明天|后天|月底`,
		'g',
	),
	state: /(?!)/,
	where: /^在/,
	qualifier: /(?!)/,
	implied: { where: /^(?:地址|住址|位置)$/, when: /^(?:时间|日期)$/, what: /^(?:版本|价格|费用|每月|每年)$/ },
	wordsOf: (text) => [text.replace(HAN_FILLERS, '')].filter(Boolean),
};

/** Nouns that a time implies. */
export const TIME_NOUNS = /\b(?:time|date)\b|时间|日期|每[天周月年]/g;

/** A number at the end of a statement, or of things that are counted, which are no names as "floor 3" is. */
export const AMOUNT = new RegExp(
	`(?:\\b\\d[\\d.,]*|${HAN_NUMBER})(?=了?$)|${HAN_NUMBER}(?:块|元|度|岁|片|个|次|杯|瓶|斤|公斤|本|张|人|小时|分钟|公里|米)`,
	'g',
);

export const TRADITIONAL = new Map(
	[...'換换為为現现變变級级遲迟調调漲涨壞坏號号點点後后從从這这裡里務务碼码開开關关們们'.matchAll(/(.)(.)/gu)].map(
		([, from, to]) => [from, to],
	),
);
