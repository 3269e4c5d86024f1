import {
	type Analyzer,
	createAnalyzer,
	defaultSettings,
	foldingOf,
	gramsOf,
	indexTerms,
	isUnspaced,
	literalTerms,
	phraseTerms,
	stem,
} from '@pinakes/query/internal';
import { runs } from '@pinakes/testing/runs';
import { assertEnds, assertProportional } from '@pinakes/testing/work';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sequenceOf } from './analyzer.ts';
import { languagesNamed } from './registry.ts';
import {
	letterRuns,
	MAX_WORD_LENGTH,
	partsOfText,
	type Token,
	type Tokenizer,
	tokensOf,
	wordsOf,
} from './tokenizer.ts';

const LANGUAGES = languagesNamed(defaultSettings().languages);
const NO_FOLDING: Tokenizer = { languages: LANGUAGES, folding: new Map() };

function analyzerOf(grams: readonly number[] = [1, 2], folding = ''): Analyzer {
	return createAnalyzer(defaultSettings(), folding, grams);
}

/** Tokens as text: `whole` ones behind =, unspaced ones behind ~. */
function read(text: string, analyzer = NO_FOLDING): string {
	const mark = { word: '', whole: '=', unspaced: '~' };
	return tokensOf(text, analyzer)
		.map((token: Token) => mark[token.kind] + token.text)
		.join(' ');
}

describe('the tokens of a text', () => {
	it.each([
		['getUserById', '=getuserbyid get user by id'],
		['HTTPServer', '=httpserver http server'],
		['parseHTTPResponse', '=parsehttpresponse parse http response'],
		['iPhone', '=iphone phone'],
		['iphone', 'iphone'],
		['IPHONE', 'iphone'],
		['Iphone', 'iphone'],
		['snake_case', '=snakecase snake case'],
		['SNAKE_CASE', '=snakecase snake case'],
		['no-network', '=nonetwork no network'],
		['v1.2.3', '=1.2.3 v1 2 3'],
		['CVE-2015-3197', '=cve20153197 cve 2015 3197'],
		['Redis6', '=redis6 redis 6'],
		['x86_64', '=x8664 x86 64'],
		['node.js', '=nodejs node js'],
		['driver.on_startup', '=driveronstartup driver =onstartup on startup'],
		['@a.b.on_startup()', '=@abonstartup =abonstartup =onstartup on startup'],
		['app.onMessage', '=apponmessage app =onmessage on message'],
		['docs/redis.md', '=docs/redismd docs =redismd redis md'],
		['example.org:8080', '=exampleorg example org 8080'],
		['user@example.org', '=user@exampleorg user =exampleorg example org'],
		['--dry-run', '=--dryrun =dryrun dry run'],
		['a.b', '=ab'],
		['e.g.', '=eg'],
		['x', 'x'],
		['C, C++ and C#', 'c c++ and c#'],
		['C/C++, C++17', '=c/c++ c c++ =c++17 c++ 17'],
		['notepad++, .NET', '=notepad++ notepad =.net net'],
		['std::vec->at', '=std::vec>at std vec at'],
		['1,000,000', '=1000000 1 000 000'],
		['2020 300', '2020 300'],
		['...', ''],
		['end. Start', 'end start'],
		['_private', 'private'],
		['trailing-', 'trailing'],
		['10', '10'],
		['3.14', '=3.14 3 14'],
		['1,000', '=1000 1 000'],
		['2024-05-08', '=20240508 2024 202405 20240508'],
		['2024-05-08-standup', '=20240508standup 2024 202405 20240508 standup'],
		['8 May 2024', '=20240508 2024 202405 20240508'],
		['on May 8th, 2024', 'on =20240508 2024 202405 20240508'],
		['Sept. 2024', '=202409 2024 202409'],
		['2024年5月8日', '=20240508 2024 202405 20240508'],
		['2024 年 5 月的会', '=202405 2024 202405 ~的会'],
		['may 8', 'may 8'],
		['2024-13-01', '=20241301 2024 13 01'],
		['120 May 20245', '120 may 20245'],
		['PDFs', 'pdf'],
		['APIs and URLs', 'api and url'],
		['userIDs', '=userids user id'],
		['URLsById', '=urlsbyid url by id'],
		['HTTPs', 'http'],
		['k8s i18n s3 3D', 'k8s i18n s3 3d'],
		['log4j', '=log4j log 4'],
		['oauth2 sha256', '=oauth2 oauth 2 =sha256 sha 256'],
	])('of an identifier: %s', (text, tokens) => {
		expect(read(text)).toBe(tokens);
	});

	it.each([
		["can't", 'not'],
		['can’t', 'not'],
		["don't won't shan't isn't", 'do not not is'],
		["it's", 'it'],
		["IT'S", 'it'],
		["I've I'm I'd", 'i i i'],
		["we'll they're", 'we they'],
		["user's", 'user'],
		["users' data", 'users data'],
		["NASA's PDFs'", 'nasa pdf'],
		["getUser's", 'get user'],
		['donʼt', 'do'],
		["o'neill", 'neill'],
		["O'Neill", 'neill'],
		["l'école", 'ecole'],
		["rock'n'roll", 'rock roll'],
		["'quoted'", 'quoted'],
	])('of a contraction: %s', (text, tokens) => {
		expect(read(text)).toBe(tokens);
	});

	it.each([
		['2003年的Redis6集群', '2003 ~年的 =redis6 redis 6 ~集群'],
		['在Minecraft中挖钻石', '~在 minecraft ~中挖钻石'],
		['データベース', '~データベース'],
		['カフェ・バー', '~カフェ ~バー'],
		['ﾃﾞｰﾀ', '~データ'],
		['か\u3099く', '~がく'],
		['한국어 문서', '~한국어 ~문서'],
		['\u1112\u1161\u11ab\u1100\u116e\u11a8', '~한국'],
		['人々の〇', '~人々の〇'],
		['𠮷野家', '~𠮷野家'],
		['数据库，集群。节点', '~数据库 ~集群 ~节点'],
		['ＡＢＣ　ａｂｃ', 'abc abc'],
		['ﬁle', 'file'],
		['①②', '12'],
		['cafe\u0301 naïve', 'cafe naive'],
		['q\u0301x', 'qx'],
		['contraseña', 'contrasena'],
		['été ÉTÉ', 'ete ete'],
		['khôi phục Đường', 'khoi phuc duong'],
		['Straße øre Łódź', 'strasse ore lodz'],
		['İstanbul ılık', 'istanbul ilik'],
		['Ὀδυσσεύς ΟΔΟΣ', 'οδυσσευσ οδοσ'],
		['мой ёлка за\u0301мок', 'мой елка замок'],
		['กำลัง', '~ก\u0e4d\u0e32ลัง'],
		['ใช้ git ໃນ လုပ် ខ្មែរ', '~ใช้ git ~ໃນ ~လုပ် ~ខ្មែរ'],
		['שָׁלוֹם', 'שלום'],
		['كِتَابٌ كـتاب أحمد إلى آخر', 'كتاب كتاب احمد الي اخر'],
		['کتابی', 'كتابي'],
		['がパ', '~がパ'],
		['हिन्दी में', 'हिन्दी में'],
		['Привет, МИР!', 'привет мир'],
		['السلام، عليكم', 'السلام عليكم'],
		['😀', '~😀'],
		['ok😀👍go', 'ok ~😀👍 go'],
		['☃ ❤', '~☃ ~❤'],
		['a\ud800b', 'a b'],
		['\udc00', ''],
		['数\ud800据', '~数 ~据'],
		['zero\u200bwidth', 'zerowidth'],
		['a\0b', 'a b'],
		['', ''],
		[' \t\n', ''],
		['!?-_—…、。', ''],
	])('of other scripts and signs: %j', (text, tokens) => {
		expect(read(text)).toBe(tokens);
	});

	it('are those of no other language for text in ASCII', () => {
		const ascii = fc.string({ unit: fc.constantFrom(...'abzABZ019 .-_\'"\n/:,'), maxLength: 40 });
		fc.assert(
			fc.property(ascii, (text) => {
				expect(tokensOf(`${text} é`, NO_FOLDING)).toEqual([...tokensOf(text, NO_FOLDING), { kind: 'word', text: 'e' }]);
			}),
			{ numRuns: runs(2000) },
		);
	});

	it('are in lower case, and no longer than they may be', () => {
		fc.assert(
			fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
				for (const { kind, text: token } of tokensOf(text, NO_FOLDING)) {
					expect(token).not.toBe('');
					expect(token).not.toMatch(/[A-Z\s]/);
					expect(isUnspaced(token)).toBe(kind === 'unspaced');
					if (kind !== 'unspaced') expect(token.length).toBeLessThanOrEqual(MAX_WORD_LENGTH);
				}
			}),
			{ numRuns: runs(2000) },
		);
	});

	it('are the same for a text in NFC, NFD and full width', () => {
		const letters = fc.string({ unit: fc.constantFrom(...'aZéÉñçö中重がガ한 1._'), maxLength: 30 });
		fc.assert(
			fc.property(letters, (text) => {
				expect(read(text.normalize('NFD'))).toBe(read(text));
				expect(read(text.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0)))).toBe(
					read(text),
				);
			}),
		);
	});

	it('of two texts are those of both', () => {
		const text = fc.string({ unit: fc.constantFrom(...'aB1数据é😀-._ '), maxLength: 20 });
		fc.assert(
			fc.property(text, text, (one, other) => {
				expect(read(`${one}\n${other}`)).toBe([read(one), read(other)].filter(Boolean).join(' '));
			}),
		);
	});

	it('are cut where a word is longer than any', () => {
		const long = 'x'.repeat(1000);
		expect(read(long)).toBe('x'.repeat(MAX_WORD_LENGTH));
		expect(read(`a_${long}`)).toBe('x'.repeat(MAX_WORD_LENGTH));
		expect(read('ab-'.repeat(1000)).split(' ').length).toBe(1000);
	});

	it('have folded characters if text is unspaced', () => {
		const tokenizer = { languages: LANGUAGES, folding: foldingOf('數数據据庫库') };
		expect(read('數據庫 數据库', tokenizer)).toBe('~数据库 ~数据库');
		expect(read('數據庫')).toBe('~數據庫');
	});

	it.each([
		['one word', 'x'.repeat(3_000_000)],
		['capital letters', 'A'.repeat(3_000_000)],
		['capital letters before a small one', `${'A'.repeat(3_000_000)}a`],
		['changes of case', 'aB'.repeat(1_500_000)],
		['letters and digits', 'a1'.repeat(1_500_000)],
		['dots', 'a.'.repeat(1_500_000)],
		['apostrophes', "a'".repeat(1_500_000)],
		['hyphens', '-'.repeat(3_000_000)],
		['Han characters', '数'.repeat(2_000_000)],
		['marks', `e${'\u0301\u0323'.repeat(500_000)}`],
		['halves of pairs', '\ud800'.repeat(3_000_000)],
		['emoji', '😀'.repeat(1_000_000)],
	])('are found in time in a large text of %s', (_, text) => {
		expect(Array.isArray(tokensOf(text, NO_FOLDING))).toBe(true);
	});
});

describe('the terms by which a text is indexed', () => {
	it('are stems without stop words, identifiers whole and in parts', () => {
		expect(indexTerms('The databases of getUserById are connected', analyzerOf())).toEqual([
			'databas',
			'getuserbyid',
			'get',
			'user',
			'id',
			'connect',
		]);
	});

	it.each<[string, number[], string[]]>([
		['数据库', [1], ['数', '据', '库']],
		['数据库', [1, 2], ['数据', '据库', '库']],
		['数据库', [2], ['数据', '据库', '库']],
		['数据库', [1, 2, 3], ['数据库', '据库', '库']],
		['数据库', [3], ['数据库', '据库', '库']],
		['数', [2, 3], ['数']],
		['한국어 문서', [1, 2], ['한국', '국어', '어', '문서', '서']],
		['かな', [2], ['かな', 'な']],
		['𠮷野家', [2], ['𠮷野', '野家', '家']],
		['😀😀', [1, 2], ['😀😀', '😀']],
		['数，据', [1, 2], ['数', '据']],
	])('are n-grams of unspaced text: %s by %j', (text, grams, terms) => {
		expect(indexTerms(text, analyzerOf(grams))).toEqual(terms);
	});

	it('have a prefix of the following text at every character', () => {
		const text = fc.string({ unit: fc.constantFrom(...'数据库𠮷か한😀'), minLength: 1, maxLength: 12 });
		fc.assert(
			fc.property(text, fc.integer({ min: 1, max: 3 }), (stretch, size) => {
				const characters = [...stretch];
				const expected = characters.map((_, i) => characters.slice(i, i + size).join(''));
				expect(indexTerms(stretch, analyzerOf([size]))).toEqual(expected);
			}),
		);
	});

	it('include inherited property names', () => {
		expect(indexTerms('constructor toString valueOf', analyzerOf())).toEqual(
			expect.arrayContaining(['constructor', 'tostr', 'valueof']),
		);
		expect(indexTerms('hasOwnProperty', analyzerOf())).toContain(stem('hasownproperty'));
	});
});

describe('a text as a sequence', () => {
	it('has every word, stop words too, and every unspaced character, but no identifier beside its parts', () => {
		expect(sequenceOf('The state of getUserById: 数据库', analyzerOf())).toEqual(
			['the', 'state', 'of', 'get', 'user', 'by', 'id', '数', '据', '库'].map((word) =>
				isUnspaced(word) ? word : stem(word),
			),
		);
	});

	it('of a part of a text is a part of its sequence', () => {
		const words = fc.array(fc.constantFrom('the', 'red', 'stones', 'v1.2', '数据', '库', 'getUser'), { maxLength: 8 });
		fc.assert(
			fc.property(words, words, words, (before, inside, after) => {
				const whole = sequenceOf([...before, ...inside, ...after].join(' '), analyzerOf());
				const part = sequenceOf(inside.join(' '), analyzerOf());
				const from = sequenceOf(before.join(' '), analyzerOf()).length;
				expect(whole.slice(from, from + part.length)).toEqual(part);
			}),
		);
	});
});

describe('a folding', () => {
	it('has a pair of characters for each two, whatever planes they lie in', () => {
		expect([...foldingOf('數数𠮷吉')]).toEqual([
			['數'.codePointAt(0), '数'],
			['𠮷'.codePointAt(0), '吉'],
		]);
		expect([...foldingOf('')]).toEqual([]);
		expect([...foldingOf('數')]).toEqual([]);
	});
});

describe('the parts of a text', () => {
	it('are its tokens without identifiers as wholes', () => {
		const text = fc.string({ unit: fc.constantFrom(..."aBs1数é'-._ "), maxLength: 30 });
		fc.assert(
			fc.property(text, (one) => {
				const tokens = tokensOf(one, NO_FOLDING).filter(({ kind }) => kind !== 'whole');
				const parts = partsOfText(one, NO_FOLDING);
				expect(parts.filter((part) => part.length > 1 || isUnspaced(part))).toEqual(
					tokens.map(({ text: token }) => token).filter((token) => token.length > 1 || isUnspaced(token)),
				);
			}),
		);
	});

	it('are in NFC and NFD the same, and again the same', () => {
		fc.assert(
			fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (text) => {
				for (const cut of [partsOfText, (one: string) => wordsOf(one, NO_FOLDING).map((word) => word.text)]) {
					const parts = cut(text, NO_FOLDING);
					expect(cut(text.normalize('NFD'), NO_FOLDING)).toEqual(parts);
					expect(cut(text.normalize('NFC'), NO_FOLDING)).toEqual(parts);
				}
				const runs = letterRuns(text);
				expect(letterRuns(runs.join(' '))).toEqual(runs);
			}),
			{ numRuns: runs(1000) },
		);
	});

	it.each([
		['halves of pairs', '\ud800'],
		['marks', '\u0301'],
		['marks alone', '\u0315\u0300'],
		['no spaces', 'x'],
		['Han without spaces', '数'],
		['apostrophes', "n't'"],
		['digits and letters in turn', '1a'],
	])('are bounded, and found with work in proportion to the text, for %s', (_, piece) => {
		assertProportional(50_000, (size) => {
			const text = `e${piece.repeat(size / piece.length)}`;
			for (const part of partsOfText(text, NO_FOLDING)) {
				if (!isUnspaced(part) && part.length > MAX_WORD_LENGTH) expect.fail(`a word of ${part.length} characters`);
			}
			wordsOf(text, NO_FOLDING);
			letterRuns(text);
		});
	});
});

describe('the terms of a phrase', () => {
	it('are stems and the largest n-grams, without stop words', () => {
		expect(phraseTerms('the running of getUserById: 数据库 中', analyzerOf())).toEqual([
			'run',
			'get',
			'user',
			'id',
			'数据',
			'据库',
			'中',
		]);
		expect(literalTerms('The running 数据库', analyzerOf())).toEqual(['the', 'running', '数据', '据库']);
	});

	it('are among the terms of every text that has the phrase', () => {
		const words = fc.array(fc.constantFrom('red', 'stones', 'v1.2', '数据库', 'getUserById', "user's"), {
			minLength: 1,
			maxLength: 6,
		});
		fc.assert(
			fc.property(words, words, (before, phrase) => {
				const terms = indexTerms([...before, ...phrase].join(' '), analyzerOf());
				for (const term of phraseTerms(phrase.join(' '), analyzerOf())) expect(terms).toContain(term);
			}),
		);
	});
});

describe('n-grams', () => {
	it.each<[string, number[], string[]]>([
		['数据库', [1, 2], ['数', '据', '库', '数据', '据库']],
		['数', [2], ['数']],
		['', [1], []],
	])('of %s by %j', (stretch, sizes, grams) => {
		expect(gramsOf(stretch, sizes)).toEqual(grams);
	});
});

describe('long data', () => {
	it.each<[string, string]>([
		['1', ''],
		['1', 'ab'],
		['1a', 'bc'],
		['a1', '-x'],
	])('takes work in proportion to its length: %j and %j', (piece, end) => {
		assertProportional(25_000, (size) => assertEnds(() => tokensOf(piece.repeat(size) + end, analyzerOf())));
	});
});
