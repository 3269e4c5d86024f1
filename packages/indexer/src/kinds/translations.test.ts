import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { IndexFiles } from '@pinakes/indexer';
import { isUnspaced } from '@pinakes/query/internal';
import { describe, expect, it } from 'vitest';
import { TRANSLATIONS } from '../data/translations.ts';
import { glossaryLines, knownWords, writeTranslations } from './translations.ts';

const LINES = TRANSLATIONS.split('\n');

/** Shares of 20, 10 and 1. */
const [D, L, ONE] = ['D', ':', '1'];

/** The words of a dictionary among terms and the first characters of these. */
function foundIn(dictionary: string, terms: readonly string[]): ReadonlySet<string> {
	const known = knownWords(dictionary);
	for (const term of terms.flatMap((each) => (isUnspaced(each) ? [each.charAt(0), each] : each))) known.add(term);
	return known.words();
}

function written(dictionary: string, terms: readonly string[], unspaced = 1): Record<string, string> {
	const files: IndexFiles = new Map();
	writeTranslations(files, dictionary, foundIn(dictionary, terms), [unspaced]);
	return Object.assign({}, ...Array.from(files.values(), (text) => JSON.parse(text) as object)) as Record<
		string,
		string
	>;
}

describe('writeTranslations', () => {
	const lines = [`databas 数据库${D} 资料库${L}`, `transact 事务${D} 交易${L} 务${ONE}`, `data 数据${D}`].join('\n');

	it('keeps translations into terms of Chinese texts', () => {
		expect(written(lines, ['数据', '据库', '库'])).toEqual({ databas: ` 数据库${D}`, data: ` 数据${D}` });
	});

	it('keeps translations into terms of English texts, under their first character', () => {
		expect(written(lines, ['databas', 'data', 'tea'])).toEqual({
			数: `据 data${D},据库 databas${D}`,
			资: `料库 databas${L}`,
		});
	});

	it('translates words that texts of the other language have, and none that texts of both have', () => {
		const terms = ['databas', '数据', '据库'];
		const one = { databas: ` 数据库${D}`, data: ` 数据${D}` };
		expect(written(lines, terms, 1)).toEqual({ ...one, 资: `料库 databas${L}` });
		expect(written(lines, terms, 0.5)).toEqual({ data: ` 数据${D}`, 资: `料库 databas${L}` });
		expect(written(lines, terms, 0)).toEqual({
			data: ` 数据${D}`,
			数: `据库 databas${D}`,
			资: `料库 databas${L}`,
		});
	});

	it('leaves improbable ones out', () => {
		expect(written(lines, ['事务', '交易', '务'])).toEqual({ transact: ` 事务${D} 交易${L}` });
	});

	it('finds single characters at the beginning of n-grams', () => {
		expect(written(`lock 锁${D}`, ['锁定'])).toEqual({ lock: ` 锁${D}` });
		expect(written(`lock 锁${D}`, ['定锁'])).toEqual({});
	});

	it('translates a word by its line of one direction alone', () => {
		const own = `${lines}\n>事务 deal${D}`;
		expect(written(own, ['transact', 'deal'], 0)).toEqual({ 事: `务 deal${D}`, 交: `易 transact${L}` });
		expect(written(own, ['事务'])).toEqual({ transact: ` 事务${D}` });
	});

	it('translates single characters only if they have a line', () => {
		expect(written(`lock 锁${D} 锁定${D}`, ['lock'], 0)).toEqual({ 锁: `定 lock${D}` });
		expect(written(`>锁 lock${D}`, ['lock'], 0)).toEqual({ 锁: ` lock${D}` });
	});

	it('has function words without translations for texts of the other language', () => {
		const own = `${lines}\n>但是`;
		expect(written(own, ['data'], 0)).toEqual({ 但: '是', 数: `据 data${D}` });
		expect(written(own, ['数据'])).toEqual({ data: ` 数据${D}` });
	});

	it('keeps four translations of a word, best first', () => {
		const line = `a ${['一', '二', '三', '四', '五'].map((word, i) => `${word}${String.fromCharCode(60 + i)}`).join(' ')}`;
		expect(written(line, ['一', '二', '三', '四', '五'])).toEqual({ a: ' 五@ 四? 三> 二=' });
	});

	it('takes the greater share of a pair that is there twice', () => {
		expect(written(`a 一${ONE}\na 一${D}`, ['一'])).toEqual({ a: ` 一${D}` });
	});

	it('writes nothing without texts', () => {
		expect(writeTranslations(new Map(), lines, foundIn(lines, []), [0]).cuts).toEqual([]);
	});

	it('keeps parts below 16 kB', () => {
		const files: IndexFiles = new Map();
		const terms = LINES.map((line) => line.split(' ')[0] as string);
		const { cuts } = writeTranslations(files, TRANSLATIONS, foundIn(TRANSLATIONS, terms), [0]);
		expect(cuts.length).toBeGreaterThan(10);
		for (const text of files.values()) expect(Buffer.byteLength(text)).toBeLessThanOrEqual(16_384);
	});
});

describe('the translations that are built in', () => {
	it('are those whose sources NOTICE has', () => {
		const file = new URL('../data/translations.ts', import.meta.url);
		const notice = readFileSync(new URL('../../NOTICE', import.meta.url), 'utf8');
		expect(notice).toContain(createHash('sha256').update(readFileSync(file, 'utf8')).digest('hex'));
	});

	it('count half as much as the glossary of a team, in both directions', () => {
		const dictionary = glossaryLines({ 复盘: ['lookback'] }) + TRANSLATIONS;
		expect(written(dictionary, ['lookback', 'postmortem'], 0).复).toContain('盘 lookbackZ postmortemE');
		expect(written(dictionary, ['复盘']).lookback).toBe(' 复盘Z');
	});

	it('are stems with Chinese words and shares, then Chinese words with stems', () => {
		const isFromChinese = (line: string): boolean => line.startsWith('>');
		const isValid = (line: string): boolean =>
			isFromChinese(line)
				? /^>[\u4e00-\u9fff]{1,8}(?: [a-z0-9]{2,64}[1-Z])*$/.test(line)
				: /^[a-z0-9]{3,64}(?: [\u4e00-\u9fff]{1,8}[1-Z])+$/.test(line);
		expect(LINES.filter((line) => !isFromChinese(line)).length).toBeGreaterThan(20_000);
		expect(LINES.filter(isFromChinese).length).toBeGreaterThan(2_000);
		expect(LINES.filter((line) => !isValid(line))).toEqual([]);
	});
});

it.each([
	[{}, ''],
	[{ 事务: ['transactions'] }, '>事务 transactZ\ntransact 事务Z\n'],
	[{ Shards: ['分片', '分区'] }, 'shard 分片Z\n>分片 shardZ\nshard 分区Z\n>分区 shardZ\n'],
	[{ 垃圾回收: ['the collection'] }, '>垃圾回收 collectZ\ncollect 垃圾回收Z\n'],
	[{ '': ['x'], '!': ['y'] }, ''],
	[{ __proto__x: [] }, ''],
])('%j is lines of a dictionary', (glossary, lines) => {
	expect(glossaryLines(glossary)).toBe(lines);
});
