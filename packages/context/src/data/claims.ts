/** Words by which statements are taken apart. */

const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

export const BE = wordSet('is are was were am be');
export const CHANGE = wordSet(`
	moved moves move changed changes change postponed rescheduled delayed pushed shifted upgraded updated downgraded
	switched renamed replaced raised increased reduced lowered dropped extended set reset rotated became becomes swapped
	transferred relocated migrated rose went`);
export const ONLY_WHEN = wordSet('postponed rescheduled delayed extended');
/** Verbs that tell the same of a subject, by a name for it. */
export const VERBS: Readonly<Record<string, string>> = Object.fromEntries(
	Object.entries({
		live: 'live lives living lived reside resides stay stays',
		work: 'work works working worked quit joined joins join left',
		...Object.fromEntries(
			'run close open owe start end cost need prefer like love hate use drive sit weigh belong leave take own eat drink speak teach pay depart arrive'
				.split(' ')
				.map((verb) => [verb, `${verb} ${verb}s ${verb.replace(/e$/, '')}es`]),
		),
	}).flatMap(([name, forms]) => forms.split(' ').map((form) => [form, name])),
);
/** Verbs of which one statement does not exclude another. */
export const MANY = wordSet('need like love hate own eat drink speak teach use take');
export const UPDATING = wordSet('now new actually correction anymore longer instead currently finally meanwhile');
export const STATES = wordSet(`
	broken fixed repaired working down up open closed available sold done finished empty full lost found online offline
	cancelled canceled confirmed back gone free taken occupied ready`);
export const FILLERS = wordSet(`
	the a an our its their new old current now already just also finally has have had been still actually will again so
	that this currently of for to it no not longer anymore more`);
export const PLACES = wordSet('in at on near behind by under above beside inside from');

export const WHEN =
	/\b\d{1,2}(?::\d\d|\s?[ap]m\b)|\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.? \d|\b\d{1,2}(?:st|nd|rd|th)\b|\b(?:noon|midnight|tomorrow|tonight|o'clock|(?:mor|eve)ning|afternoon|week|month|spring|summer|autumn|winter|january|february|march|april|june|july|august|september|october|november|december)\b|\b\d{1,2} (?:to|-) \d{1,2}\b/g;
export const TRADITIONAL = new Map(
	[...'換换為为現现變变級级遲迟調调漲涨壞坏號号點点後后從从這这裡里務务碼码開开關关們们'.matchAll(/(.)(.)/gu)].map(
		([, from, to]) => [from, to],
	),
);

/** Attributes that a verb of change implies: the server was upgraded, the office has moved. */
export const IMPLIED = wordSet(
	'version address locat date time price fee 版本 地址 住址 位置 时间 日期 价格 费用 每月 每年',
);
