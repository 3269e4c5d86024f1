/** Time expressions in English and Chinese. Not chrono-node: it gives points in time, not windows, and lacks 上周, 去年 and 十五号. */

const DAY = 86_400_000;

export interface TimeExpression {
	/** Position and length in the text. */
	readonly at: number;
	readonly length: number;
	/** Milliseconds since 1970, `to` excluded. */
	readonly from: number;
	readonly to: number;
	/** Where it is from the present; a `date` such as May 4 may be meant either way. */
	readonly tense: 'past' | 'present' | 'future' | 'date';
}

/** First day and first day after it, as days since 1970. */
type Days = readonly [from: number, to: number];

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const WEEKDAYS = 'mon tue wed thu fri sat sun'.split(' ');
const NUMBERS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');

const COUNT = `(\\d{1,3}|an?|${NUMBERS.slice(1).join('|')}|a couple of|a few|several|few|couple of)`;
const UNIT = '(day|week|month|year)s?';
const MONTH =
	'(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\b\\.?';
const WEEKDAY = '(mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)\\b';
const PART = '(?:(early|beginning|start|mid|middle|late|end)(?: of |-| ))';
const HAN = '(\\d{1,3}|[一二两三四五六七八九十廿]{1,3}|几)';
const HAN_UNIT = '个?(天|周|星期|礼拜|月|年)';

/** Reads a count; [least, most] for vague ones. */
function countOf(text: string): readonly [number, number] {
	if (/couple|few|several|几/.test(text)) return [2, text.includes('couple') ? 3 : 5];
	if (/^an?$/.test(text)) return [1, 1];
	const number = /^\d/.test(text) ? Number(text) : NUMBERS.includes(text) ? NUMBERS.indexOf(text) : hanNumber(text);
	return [number, number];
}

/** Reads a Chinese number below 100. */
function hanNumber(text: string): number {
	const digits = '零一二三四五六七八九';
	const [tens, ones] = text.replace('廿', '二十').replace('两', '二').split('十') as [string, string?];
	return ones === undefined
		? digits.indexOf(tens)
		: digits.indexOf(tens || '一') * 10 + Math.max(0, digits.indexOf(ones || '零'));
}

const numberOf = (text: string): number => countOf(text)[0];

/** Returns the day of a date; undefined if there is none, as on the 31st of February. */
function dayOf(year: number, month: number, day = 1): number | undefined {
	const time = new Date(Date.UTC(year, month, day));
	return time.getUTCMonth() === month && time.getUTCDate() === day ? time.getTime() / DAY : undefined;
}

const LENGTHS = { day: 1, 天: 1, week: 7, 周: 7, 星期: 7, 礼拜: 7, month: 30.44, 月: 30.44, year: 365, 年: 365 };
const lengthOf = (unit: string): number => LENGTHS[unit as keyof typeof LENGTHS];

function calendarOf(today: number) {
	const now = new Date(today * DAY);
	const [thisYear, thisMonth] = [now.getUTCFullYear(), now.getUTCMonth()];
	const monday = today - ((today + 3) % 7);
	const months = (year: number, month: number, count = 1): Days => [
		Date.UTC(year, month) / DAY,
		Date.UTC(year, month + count) / DAY,
	];
	const year = (offset: number): Days => months(thisYear + offset, 0, 12);
	const week = (offset: number): Days => days(monday + 7 * offset, 7);
	/** Returns a weekday of a week, or the last one until today. */
	const weekday = (number: number, offset?: number): Days =>
		days(offset === undefined ? today - ((today + 3 - number + 7) % 7) : monday + 7 * offset + number);
	/** Returns a day of a month; without a year, the latest one that began, counting those of the next weeks as such. */
	const dated = (given: string | undefined, month: number, day?: number): Days | undefined => {
		const inYear = (each: number): Days | undefined => {
			const first = dayOf(each, month, day);
			return first === undefined ? undefined : day === undefined ? months(each, month) : days(first);
		};
		if (given !== undefined) return inYear(Number(given));
		const recent = inYear(thisYear);
		return recent !== undefined && recent[0] <= today ? recent : inYear(thisYear - 1);
	};
	const ago = ([least, most]: readonly [number, number], unit: string): Days => {
		const length = lengthOf(unit);
		if (length === 7 || length === 365)
			return [(length === 7 ? week : year)(-most)[0], (length === 7 ? week : year)(-least)[1]];
		const about = length === 1 ? 0 : 3;
		return [today - Math.round(most * length) - about, today - Math.round(least * length) + about + 1];
	};
	const recent = (count: string, unit: string): Days => [
		today - Math.round(countOf(count)[1] * lengthOf(unit)),
		today + 1,
	];
	const weekend = (offset: number): Days => days(monday + 7 * offset + 5, 2);
	return { today, thisYear, thisMonth, months, year, week, weekday, weekend, dated, ago, recent };
}

/** A pattern, what it means, and whether it is a date, which may be meant either way. */
type Rule = readonly [
	pattern: string,
	read: (groups: readonly (string | undefined)[], calendar: ReturnType<typeof calendarOf>) => Days | undefined,
	isDate?: true,
];

const OFFSETS: Readonly<Record<string, number>> = {
	...{ last: -1, past: -1, previous: -1, this: 0, next: 1, coming: 1 },
	...{ 上上: -2, 上: -1, 这: 0, 本: 0, 下: 1, 下下: 2 },
};
const offsetOf = (word: string | undefined): number => OFFSETS[word ?? 'this'] ?? 0;
const monthOf = (name: string): number => MONTHS.indexOf(name.slice(0, 3));
const weekdayOf = (name: string): number =>
	/^[a-z]/.test(name) ? WEEKDAYS.indexOf(name.slice(0, 3)) : '一二三四五六日'.indexOf(name.replace('天', '日'));
const days = (first: number, count = 1): Days => [first, first + count];

/** Returns the beginning, middle or end of a month: about ten days. */
function partOf(part: string | undefined, whole: Days | undefined): Days | undefined {
	if (part === undefined || whole === undefined) return whole;
	const [from, to] = whole;
	if (/early|beginning|start|初/.test(part)) return [from, from + 10];
	return /mid|中/.test(part) ? [from + 10, from + 20] : [from + 20, to];
}

// biome-ignore format: one line to a rule
const RULES: readonly Rule[] = [
	['the day before yesterday|(?<!大)前天|前晚', (_, { today }) => days(today - 2)],
	['大前天', (_, { today }) => days(today - 3)],
	['last night|yesterday (?:night|evening)|昨晚|昨夜|昨天(?:晚上|夜里)', (_, { today }) => [today - 7 / 24, today + 6 / 24]],
	['yesterday(?: morning| afternoon)?|昨天|昨日|昨儿|昨早', (_, { today }) => days(today - 1)],
	['(?:earlier )?today|this (?:morning|afternoon|evening)|tonight|今天|今日|今早|今晨|今晚|今儿', (_, { today }) => days(today)],
	['the day after tomorrow|后天', (_, { today }) => days(today + 2)],
	['tomorrow|明天|明日|明早|明晚', (_, { today }) => days(today + 1)],
	[`${COUNT} ${UNIT} (?:ago|back|earlier)|${HAN}${HAN_UNIT}(?:以|之)?前`, ([, count, unit, han = '', hanUnit = ''], { ago }) => ago(countOf(count ?? han), unit ?? hanUnit)],
	[`in ${COUNT} (day|week)s?\\b(?! of)|${HAN}个?(天|周|星期)(?:以|之)?后`, ([, count, unit, han = '', hanUnit = ''], { today }) => days(today + numberOf(count ?? han) * lengthOf(unit ?? hanUnit))],
	[`(?:the )?(?:last|past) ${COUNT} ${UNIT}|(?:最近|过去|近|这)(?:的)?${HAN}${HAN_UNIT}`, ([, count, unit, han = '', hanUnit = ''], { recent }) => recent(count ?? han, unit ?? hanUnit)],
	['前几天|前两天|前些天', (_, { today }) => [today - 5, today]],
	['the week before last', (_, { week }) => week(-2)],
	['(last|past|previous|this|next|coming) week(?!end)', ([, which], { week }) => week(offsetOf(which))],
	['(last|past|previous|this|next|coming) weekend|(上上|下下|上|这|本|下)个?(?:周|星期|礼拜)末', ([, which, han], { weekend }) => weekend(offsetOf(which ?? han))],
	['(上上|下下|上|这|本|下)个?(?:周|星期|礼拜)([一二三四五六日天])?', ([, which, day], { week, weekday }) => (day === undefined ? week(offsetOf(which)) : weekday(weekdayOf(day), offsetOf(which)))],
	[`(last|past|previous|this|next|coming) ${WEEKDAY}`, ([, which, name = ''], { weekday, today }) => {
		const [ofWeek] = weekday(weekdayOf(name), 0);
		// Said on a Monday, it is this Friday to some, and to others the one after it.
		if (which === 'next' && ofWeek > today) return undefined;
		const [day] = offsetOf(which) === 0 ? [ofWeek] : weekday(weekdayOf(name));
		return days(offsetOf(which) > 0 || (offsetOf(which) < 0 && day === today) ? day + 7 * offsetOf(which) : day);
	}],
	[`${PART}?(?:the )?(last|past|previous|this|next) month|(上上|上|这|本|下)个?月(初|底|末|中旬?)?`, ([, part, which, han, hanPart], { thisYear, thisMonth, months }) => partOf(part ?? hanPart, months(thisYear, thisMonth + offsetOf(which ?? han)))],
	[`${PART}the month|(?<![\\d一二三四五六七八九十每个])月(初|底|末)`, ([, part, han], { thisYear, thisMonth, months }) => partOf(part ?? han, months(thisYear, thisMonth))],
	['(last|past|previous|this|next) year', ([, which], { year }) => year(offsetOf(which))],
	['(前|去|今|明)年(\\d{1,2}|十?[一二三四五六七八九十])月份?', ([, which = '', month = ''], { thisYear, months }) => months(thisYear + '前去今明'.indexOf(which) - 2, numberOf(month) - 1)],
	['(前|去|今|明)年', ([, which = ''], { year }) => year('前去今明'.indexOf(which) - 2)],
	['(\\d{4})[-/](\\d{1,2})[-/](\\d{1,2})|(\\d{4})年(\\d{1,2})月(\\d{1,2})[日号]?', ([, y1, m1, d1, y2, m2, d2], { dated }) => dated(y1 ?? y2, Number(m1 ?? m2) - 1, Number(d1 ?? d2)), true],
	[`${MONTH} (\\d{1,2})(?:st|nd|rd|th)?\\b(?:,? (\\d{4})\\b)?`, ([, month = '', day, year], { dated }) => dated(year, monthOf(month), Number(day)), true],
	[`(?:the )?(\\d{1,2})(?:st|nd|rd|th)?(?: of)? ${MONTH}(?:,? (\\d{4})\\b)?`, ([, day, month = '', year], { dated }) => dated(year, monthOf(month), Number(day)), true],
	[`${PART}${MONTH}(?: (\\d{4})\\b)?`, ([, part, month = '', year], { dated }) => partOf(part, dated(year, monthOf(month))), true],
	[`(?:in|back in|during|since|of|until|last|this) ${MONTH}(?: (\\d{4})\\b)?(?! ?\\d)`, ([, month = '', year], { dated }) => dated(year, monthOf(month)), true],
	['(\\d{1,2})月(\\d{1,2})[日号]?(?:到|至|-|~)(\\d{1,2})[日号]', ([, month, first, last], { dated }) => [dated(undefined, Number(month) - 1, Number(first))?.[0] ?? Number.NaN, dated(undefined, Number(month) - 1, Number(last))?.[1] ?? Number.NaN], true],
	['(\\d{1,2}|十?[一二三四五六七八九十])月(?:份)?(?:(\\d{1,2}|[一二三四五六七八九十廿]{1,3})[日号])?(初|底|末|中旬)?', ([, month = '', day, part], { dated }) => partOf(part, dated(undefined, numberOf(month) - 1, day === undefined ? undefined : numberOf(day))), true],
	[
		'\\bon the (\\d{1,2})(?:st|nd|rd|th)\\b(?! (?:of|floor))|(?<![\\d.第])(\\d{1,2}|[一二三四五六七八九十廿]{1,3})号(?![楼院线馆店机])',
		([, day, han], { thisYear, thisMonth, today }) => {
			const number = numberOf((day ?? han) as string);
			const found = [dayOf(thisYear, thisMonth, number), dayOf(thisYear, thisMonth - 1, number)];
			const first = found.find((each) => each !== undefined && each <= today);
			return first === undefined ? undefined : days(first);
		},
		true,
	],
	['(?:on )?(?:the )?weekend|周末', (_, { today, weekend }) => weekend((today + 3) % 7 >= 5 ? 0 : -1), true],
	[`${WEEKDAY}|(?:周|星期|礼拜)([一二三四五六日天])`, ([, name, han], { weekday }) => weekday(weekdayOf((name ?? han) as string)), true],
];

const COMPILED = RULES.map(([pattern, read, isDate]) => ({
	// Harmless: counts are bounded, and there are no nested ones.
	pattern: new RegExp(`(?<![a-z\\d])(?:${pattern})(?![a-z])`, 'g'),
	...{ read, isDate },
}));

const MAX_LENGTH = 2000;

/** Names, such as of songs and films, which are no times. */
const NAMES = /《[^《》]*》|(?<=[\w,] )(?:Tomorrow|Yesterday|Today|Tonight)\b/g;

/** Words for all that follows a time, before it and after it, and words around and between (@) two times for all between them. */
const SINCE = /(?:since|自从?|从)\s*(?:the\s+)?$/;
const SINCE_AFTER = /^\s*(?:以来|至今|开始|起(?!床|来|飞))/;
const BETWEEN = /(?:\bbetween\s+(?:the\s+)?@\s*and|@\s*(?:to|until|till|through|到|至|-|–|~))\s*(?:the\s+)?$/;

/**
 * Returns the time expressions of a text in order; none for dates that do not exist. Dates without a year are the latest
 * ones that began.
 *
 * @param now milliseconds since 1970
 * @param utcOffset minutes by which the time zone is ahead of UTC
 */
export function timesIn(text: string, now: number, utcOffset = 0): readonly TimeExpression[] {
	const unnamed = text.slice(0, MAX_LENGTH).replace(NAMES, (name) => ' '.repeat(name.length));
	const lower = unnamed.toLowerCase();
	const zone = utcOffset * 60_000;
	const today = Math.floor((now + zone) / DAY);
	const calendar = calendarOf(today);
	const found: TimeExpression[] = [];
	for (const { pattern, read, isDate } of COMPILED) {
		for (const match of lower.matchAll(pattern)) {
			const { 0: words, index: at } = match;
			if (found.some((other) => other.at < at + words.length && at < other.at + other.length)) continue;
			// A date that does not exist is no other time either.
			const [first, end] = read(match, calendar) ?? [Number.NaN, Number.NaN];
			// What began before today and does not go on is past.
			const relative = first < today && end <= today + 1 ? 'past' : first > today ? 'future' : 'present';
			const tense = isDate ? 'date' : relative;
			found.push({ ...{ at, length: words.length, tense }, from: first * DAY - zone, to: end * DAY - zone });
		}
	}
	found.sort((a, b) => a.at - b.at);
	return joined(
		found.filter(({ from }) => Number.isFinite(from)),
		lower,
		now,
	);
}

/** Joins the two ends of a stretch of time, and extends what is said to be the beginning of one. */
function joined(found: readonly TimeExpression[], text: string, now: number): TimeExpression[] {
	const result: TimeExpression[] = [];
	for (const time of found) {
		const before = result.at(-1);
		const { at = 0, length = 0 } = before ?? {};
		const around = `${text.slice(0, at)}@${text.slice(at + length, time.at)}`;
		if (before !== undefined && time.tense === before.tense && BETWEEN.test(around)) {
			result[result.length - 1] = { ...before, length: time.at + time.length - before.at, to: time.to };
		} else if (SINCE.test(text.slice(0, time.at)) || SINCE_AFTER.test(text.slice(time.at + time.length))) {
			result.push({ ...time, to: Math.max(time.to, now) });
		} else result.push(time);
	}
	return result;
}

/** Returns the local date of a time, such as `2026-03-12`. */
export function dateOf(time: number, utcOffset = 0): string {
	return new Date(time + utcOffset * 60_000).toISOString().slice(0, 10);
}

/** Returns a text with the dates of what it calls tomorrow, next Wednesday, 上周 and so on, in brackets behind them. */
export function datedText(text: string, time: number, utcOffset = 0): string {
	let dated = '';
	let from = 0;
	for (const { at, length, from: first, to, tense } of timesIn(text, time, utcOffset)) {
		const end = at + length;
		const isAlreadyDated = /^ \(\d{4}-/.test(text.slice(end));
		if (tense === 'date' || isAlreadyDated || text.slice(at, end).match(/\d{4}/)) continue;
		const [begin, last] = [dateOf(first, utcOffset), dateOf(Math.max(first, to - 1), utcOffset)];
		const isDay = to - first <= DAY;
		dated += `${text.slice(from, end)} (${begin}${isDay || begin === last ? '' : ` to ${last}`})`;
		from = end;
	}
	return dated + text.slice(from);
}
