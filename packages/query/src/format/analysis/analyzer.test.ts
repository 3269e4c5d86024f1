import { type AddedLanguage, addLanguages } from '@pinakes/query';
import { defaultSettings, messageLanguageOf, stem } from '@pinakes/query/internal';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { analyzerOfLanguages, analyzerOfUnits, askedTokens, createAnalyzer, withoutRequests } from './analyzer.ts';
import { languagesNamed } from './registry.ts';

const ANALYZER = createAnalyzer(defaultSettings());

describe('a query without its request phrases', () => {
	it.each([
		['please help me configure redis', 'configure redis'],
		['I want to  deploy', 'deploy'],
		["I'd like to deploy", 'deploy'],
		['I’d like to deploy', 'deploy'],
		['帮我做一次压测', '做一次压测'],
		['请问怎么安装', '安装'],
		['help menu', 'help menu'],
		['please-release me', 'please-release me'],
		['pleased', 'pleased'],
		['show me please.', 'show me please.'],
		['请问怎么', '请问怎么'],
		['please', 'please'],
		['', ''],
		['Hi, install redis', 'install redis'],
		['Hey team, good morning! Install redis 🙏🏽', 'Install redis'],
		['你好，大家好！怎么安装', '安装'],
		['<@U02ABC> can anyone tell me the port? 👨‍👩‍👧', 'can the port?'],
		['thanks in advance, install redis', ', install redis'],
		['hello world', 'hello world'],
		['你好世界', '你好世界'],
		['你好像没有安装', '你好像没有安装'],
		['下午好，怎么安装', '安装'],
		['上好油漆', '上好油漆'],
		['hi-res images', 'hi-res images'],
		['say hello', 'say hello'],
		['Hello!', 'Hello!'],
		['🚀', '🚀'],
	])('of %j is %j', (query, rest) => {
		expect(withoutRequests(query, ANALYZER).replace(/\s+/g, ' ').trim()).toBe(rest.replace(/\s+/g, ' '));
	});

	it('has something to look for wherever the query has', () => {
		const words = fc.array(fc.constantFrom('please', 'help me', '帮我', '怎么', 'redis', '安装', 'the'), {
			maxLength: 6,
		});
		fc.assert(
			fc.property(words, (list) => {
				const query = list.join(' ');
				expect(withoutRequests(query, ANALYZER).trim() === '').toBe(query === '');
			}),
		);
	});

	it('takes phrases as they are, whatever signs they have', () => {
		const analyzer = createAnalyzer({ ...defaultSettings(), request_phrases: ['', '(', 'a.b', '$&'] });
		expect(withoutRequests('a.b axb', analyzer).trim()).toBe('axb');
	});
});

describe('an analyzer', () => {
	it('stems as its languages do, whatever the word and however many there are', () => {
		const words = [
			'constructor',
			'__proto__',
			'toString',
			'running',
			...Array.from({ length: 40_000 }, (_, i) => `w${i}`),
		];
		for (const word of [...words, ...words]) expect(ANALYZER.stem(word)).toBe(stem(word));
	});

	it.each([
		['pdfs', 'pdf'],
		['gpus', 'gpu'],
		['vms', 'vm'],
		['https', 'https'],
		['css', 'css'],
		['dns', 'dns'],
		['urls', 'url'],
	])('brings %s and its singular together: %s', (plural, singular) => {
		expect(ANALYZER.stem(plural)).toBe(ANALYZER.stem(singular));
	});

	it('does not start for a language that it does not know', () => {
		expect(() => createAnalyzer({ ...defaultSettings(), languages: ['klingon'] })).toThrow(
			/texts in "klingon".*languages\/klingon/,
		);
		expect(() => languagesNamed(['constructor'])).toThrow(/texts in "constructor"/);
	});
});

describe('texts in several languages', () => {
	const language = (name: string, ending: RegExp, stopWords: readonly string[]): AddedLanguage => ({
		name,
		code: name.slice(0, 2),
		stem: (word) => word.replace(ending, ''),
		stopWords: new Set(stopWords),
	});
	addLanguages(language('lapine', /il$/, ['u', 'hyao']), language('quenya', /r$/, ['i', 'ar', 'na']));
	const settings = { ...defaultSettings(), languages: [...defaultSettings().languages, 'lapine', 'quenya'] };
	const analyzer = analyzerOfLanguages(createAnalyzer(settings), ['quenya', 'english', 'lapine']);
	const terms = (text: string): (readonly string[])[] =>
		askedTokens(text, analyzer).map(({ term, forms = [] }) => [term, ...forms]);

	it('stems each word once for every language that stems it otherwise', () => {
		expect(terms('elenar')).toEqual([['elena', 'elenar']]);
		expect(terms('hrairoil')).toEqual([['hrairoil', 'hrairo']]);
		expect(terms('cat')).toEqual([['cat']]);
	});

	it('leaves out the stop words of the language that a question is in', () => {
		expect(terms('i elenar na')).toEqual([['elena', 'elenar']]);
		expect(terms('the silflay of hyao')).toEqual([['silflay'], ['hyao']]);
	});

	it('keeps a word that is a stop word in one language, if the question may be in another', () => {
		expect(terms('ar hrairoil')).toEqual([
			['a', 'ar'],
			['hrairoil', 'hrairo'],
		]);
	});

	it('leaves other texts as they are', () => {
		expect(createAnalyzer(settings).stem('elenar')).toBe(createAnalyzer(defaultSettings()).stem('elenar'));
	});
});

describe('the analyzer of units', () => {
	it('reads words in a script of their own by the language that has it, and Latin words as English', () => {
		const language = (name: string, stopWords: readonly string[]): AddedLanguage => ({
			name,
			code: name.slice(0, 2),
			stem: (word) => word.replace(/ый$/, ''),
			stopWords: new Set(stopWords),
		});
		addLanguages(language('latin-like', ['der']), language('cyrillic-like', ['это']));
		const english = createAnalyzer(defaultSettings());
		const { stem, stopWords } = analyzerOfUnits(english, ['chinese', 'english', 'latin-like', 'cyrillic-like']);
		expect(['новый', 'tests', 'der'].map(stem)).toEqual(['нов', 'test', 'der']);
		expect(['это', 'der', 'the'].map((word) => stopWords.has(word))).toEqual([true, false, true]);
		expect(analyzerOfUnits(english, ['chinese', 'english'])).toBe(english);
	});
});

describe('the language of messages', () => {
	it.each([
		['how do I', 'en'],
		['怎么用 redis', 'zh'],
		['着物のシミを取る方法', 'en'],
		['42', 'en'],
		['', 'en'],
	])('for %j is %s', (text, language) => {
		expect(messageLanguageOf(text)).toBe(language);
	});
});
