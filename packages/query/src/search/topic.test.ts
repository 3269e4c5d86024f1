import { type Analyzer, conceptsOf, createAnalyzer, defaultSettings, type Lexicon } from '@pinakes/query/internal';
import { describe, expect, it } from 'vitest';
import { coverageOf, type Topic, topicOf, withoutCommonIdeas } from './topic.ts';

type WeightedTerm = Parameters<typeof withoutCommonIdeas>[1][number];

const LEXICON: Lexicon = {
	terms: {},
	phrases: { '主 从': 'replica', replica: 'replica' },
	forbidden: [],
	constraints: {},
	negations: [],
	general: [],
};

function analyzerOf(stopWords: readonly string[]): Analyzer {
	return createAnalyzer({ ...defaultSettings(), stop_words: stopWords });
}

/** The share of a question's concepts that a title has. */
function titleShare({ ideas, analyzer }: Topic, title: string): number {
	const concepts = conceptsOf(title, LEXICON.phrases, analyzer);
	return coverageOf(ideas, (concept) => concepts.includes(concept));
}

const topic = topicOf('how to switch the replica', LEXICON, analyzerOf(['how', 'to', 'the']));

describe('titleShare', () => {
	it.each([
		['', 0],
		['nothing of it', 0],
		['Replicas', 0.5],
		['主从', 0.5],
		['Switching, switches and switched', 0.5],
		['the replica is switched', 1],
		['how to', 0],
	])('%j has its share', (text, share) => {
		expect(titleShare(topic, text)).toBe(share);
	});

	it('is 0 for a question of stop words', () => {
		expect(titleShare(topicOf('how to', LEXICON, analyzerOf(['how', 'to'])), 'how to')).toBe(0);
	});

	it('takes unspaced text by pairs of characters, which seldom coincide', () => {
		const zh = topicOf('忘记面板密码', LEXICON, analyzerOf([]));
		expect(zh.ideas).toEqual(['忘记', '记面', '面板', '板密', '密码'].map((pair) => [[pair]]));
		expect(topicOf('主从切换', LEXICON, analyzerOf([])).ideas).toEqual([
			[['replica'], ['主从']],
			...['从切', '切换'].map((pair) => [[pair]]),
		]);
	});

	it('reads __proto__ and constructor as words', () => {
		const words = topicOf('__proto__ constructor', LEXICON, analyzerOf([]));
		expect(titleShare(words, '__proto__ and the constructor')).toBe(1);
		expect(titleShare(words, 'toString')).toBe(0);
	});
});

describe('withoutCommonIdeas', () => {
	const found = (sizes: Readonly<Record<string, number>>): WeightedTerm[] =>
		Object.entries(sizes).map(([term, size]) => ({ term: { term }, list: { size } }) as unknown as WeightedTerm);
	const asked = topicOf('install pinakes with npm', LEXICON, analyzerOf(['with']));

	it('leaves out what more than half of the sections have', () => {
		const share = (pinakes: number): number =>
			titleShare(withoutCommonIdeas(asked, found({ instal: 3, pinak: pinakes, npm: 2 }), 10), 'Install with npm');
		expect([share(5), share(6)]).toEqual([2 / 3, 1]);
	});

	it('keeps a topic of nothing else', () => {
		expect(withoutCommonIdeas(asked, found({ instal: 9, pinak: 9, npm: 9 }), 10)).toBe(asked);
	});
});
