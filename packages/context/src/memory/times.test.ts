import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createMemoryStore } from './store.ts';
import { datedText, dateOf, timesIn } from './times.ts';

const NOW = Date.parse('2026-05-20T15:00:00Z');

function rangesIn(text: string, utcOffset = 0): string[] {
	return timesIn(text, NOW, utcOffset).map(
		({ from, to }) => `${dateOf(from, utcOffset)} ${dateOf(Math.min(to - 1, Math.max(NOW, from)), utcOffset)}`,
	);
}

describe('a time expression', () => {
	const rows = readFileSync(new URL('../../../../bench/data/memory/times.tsv', import.meta.url), 'utf8').trim();
	it.each(rows.split('\n').map((row) => row.split('\t')))('%s is from %s to %s', (text = '', from, to) => {
		expect(rangesIn(text)).toEqual([`${from} ${to}`]);
	});

	it.each([
		'on the 31st of February',
		'2月31号',
		'February 30, 2026',
		'may I come?',
		'Standup is on Tuesdays',
		'十一号楼',
		'第3号',
		'可能下午',
	])('is no time: %s', (text) => {
		expect(rangesIn(text)).toEqual([]);
	});

	it.each(['月初', 'at the beginning of the month'])('is of this month: %s', (text) => {
		expect(rangesIn(text)).toEqual(['2026-05-01 2026-05-10']);
	});

	it('is of the time zone', () => {
		expect(rangesIn('yesterday', 0)).toEqual(['2026-05-19 2026-05-19']);
		expect(rangesIn('yesterday', 10 * 60)).toEqual(['2026-05-20 2026-05-20']);
		expect(timesIn('昨天', NOW, 480)[0]?.from).toBe(Date.parse('2026-05-19T00:00:00+08:00') - 0);
	});

	it('in a memory gets its date, once', () => {
		const dated = datedText('The interview is next Wednesday, 上周定的', NOW);
		expect(dated).toBe('The interview is next Wednesday (2026-05-27), 上周 (2026-05-11 to 2026-05-17)定的');
		expect(datedText(dated, NOW + 1e9)).toBe(dated);
		expect(datedText('Standup is on Monday, since March 3', NOW)).toBe('Standup is on Monday, since March 3');
	});

	it('in a memory is dated by itself, and not at all if it is a name or may be one of two days', () => {
		const monday = Date.parse('2026-11-30T12:00Z');
		for (const [text, dated] of [
			['I am off tomorrow and next Friday', 'I am off tomorrow (2026-12-01) and next Friday'],
			['closed yesterday and next Monday', 'closed yesterday (2026-11-29) and next Monday (2026-12-07)'],
			['我上周一和上周四都迟到了', '我上周一 (2026-11-23)和上周四 (2026-11-26)都迟到了'],
			['我上周一到上周四在家', '我上周一到上周四 (2026-11-23 to 2026-11-26)在家'],
			['她喜欢《明天会更好》', '她喜欢《明天会更好》'],
			['I saw The Day After Tomorrow', 'I saw The Day After Tomorrow'],
		] as const)
			expect(datedText(text, monday)).toBe(dated);
	});

	it('of any text and time is read', () => {
		const words = fc.constantFrom(
			'last',
			'week',
			'上',
			'周三',
			'3',
			'月',
			'31',
			'号',
			'on the',
			'feb',
			' ',
			'前',
			'to',
		);
		fc.assert(
			fc.property(fc.array(words, { maxLength: 12 }), fc.integer({ min: -8e15, max: 8e15 }), (parts, now) => {
				for (const { from, to } of timesIn(parts.join(''), now)) expect(from).toBeLessThanOrEqual(to);
				datedText(parts.join(' '), now);
			}),
		);
	});
});

describe('a question about a time', () => {
	const at = (days: number): number => NOW - days * 86_400_000;
	const store = createMemoryStore([
		{ id: 'now', kind: 'dialogue', text: 'The printer is out of paper', time: at(0) },
		{ id: 'day', kind: 'dialogue', text: 'A pipe burst in the cellar', time: at(1) },
		{ id: 'week', kind: 'dialogue', text: 'The audit found nothing', time: at(7) },
		{ id: 'month', kind: 'dialogue', text: 'A pipe was laid', time: at(32) },
	]);
	const ids = (message: string, now: number | undefined = NOW): string[] =>
		store.search({ message, ...(now === undefined ? {} : { now }) }).map(({ memory }) => memory.id);

	it('brings the memories of it first, and none of another time alone', () => {
		expect(ids('what happened yesterday?')).toEqual(['day']);
		expect(ids('what happened last week?')).toEqual(['week']);
		expect(ids('上个月发生了什么')).toEqual(['month']);
		for (const message of ['昨天我干嘛了', '昨天我做了什么', '昨天我干了什么？', '昨天我们做了些什么？'])
			expect(ids(message)).toEqual(['day']);
		expect(ids('七天前我干嘛了')).toEqual(['week']);
		expect(ids('what happened on the 31st of February?')).not.toContain('day');
		expect(ids('which pipe broke last month?')[0]).toBe('month');
		expect(ids('what happened in 1999-01-01?')).toEqual([]);
	});

	it('that asks for something else than what happened brings no memories of the day', () => {
		for (const message of ['who scored yesterday?', 'what was the exchange rate yesterday?', '昨天下雨了吗？'])
			expect(ids(message)).toEqual([]);
		for (const message of ['what went wrong yesterday?', '昨天家里出了什么事？']) expect(ids(message)).toEqual(['day']);
	});

	it('has no time if there is no present', () => {
		expect(store.search({ message: 'what happened yesterday?' })[0]?.memory.id).toBe('now');
	});

	it('opens no window by the future or a statement', () => {
		expect(ids('see you tomorrow')).toEqual([]);
		expect(ids('I slept badly last night')).toEqual([]);
	});

	it('over 10,000 memories of one day takes the newest', () => {
		const many = createMemoryStore(
			Array.from({ length: 10_000 }, (_, i) => ({
				id: `${i}`,
				kind: 'dialogue' as const,
				text: `note ${i}`,
				time: at(1) + i,
			})),
		);
		const started = performance.now();
		const found = many.search({ message: 'what happened yesterday?', now: NOW });
		expect(found.map(({ memory }) => memory.id)).toEqual(['9999', '9998', '9997', '9996', '9995']);
		expect(performance.now() - started).toBeLessThan(5000);
	});
});
