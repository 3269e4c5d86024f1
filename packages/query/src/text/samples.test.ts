import { createTextIndex } from '@pinakes/query/memory';
import { describe, expect, it } from 'vitest';

/*
 * The self-test that the requirements ask for: a bot in Minecraft remembers a few things, and what it is
 * asked finds what it remembers about that, best first, or nothing.
 */

const MEMORIES = {
	home: '玩家小明的家在坐标 120 64 -300，门口有两棵樱花树',
	diamonds: '昨天和小明一起在沙漠神殿找到了三颗钻石',
	food: '小红不喜欢吃腐肉，给她面包或者熟牛排',
	farm: '基地的自动小麦农场坏了，水流被苦力怕炸断',
	portal: '末地传送门在要塞里，坐标 -820 30 1150，还缺四个末影之眼',
	sheep: '晚上要把羊关进羊圈，不然会被僵尸追',
	book: '村庄里的图书管理员卖经验修补附魔书，价格是二十个绿宝石',
	nether: '下界要塞里有凋灵骷髅，记得带抗火药水',
	redstone: '小明讨厌别人拆他的红石电路',
};

const index = createTextIndex(Object.entries(MEMORIES).map(([id, text]) => ({ id, text })));

/** The lowest threshold that the requirements suggest, and the highest. */
const THRESHOLDS = [0.05, 0.15];

describe('memories of a bot', () => {
	it.each([
		['小明的家在哪里？', 'home'],
		['小明的家', 'home'],
		['钻石是在哪里找到的', 'diamonds'],
		['给小红吃什么', 'food'],
		['农场为什么坏了', 'farm'],
		['末地传送门的坐标是多少', 'portal'],
		['羊怎么办', 'sheep'],
		['附魔书多少钱', 'book'],
		['去下界要塞要带什么', 'nether'],
		['红石电路', 'redstone'],
		['1150', 'portal'],
	])('are found by what they are about: %s', (query, id) => {
		for (const threshold of THRESHOLDS) expect(index.query(query, { threshold })[0]?.id).toBe(id);
	});

	it.each([
		'你好',
		'谢谢',
		'哈哈哈哈',
		'讲个笑话吧',
		'1+1等于几',
		'股票涨了吗',
		'帮我写一首诗',
		'what is the weather today',
	])('are not found by what they are not about: %s', (query) => {
		expect(index.query(query)).toEqual([]);
	});

	it.each(['今天天气怎么样', '我喜欢唱歌跳舞', '明天几点开会', '你是谁', '你会下棋吗', '电影院里有什么好看的'])(
		'have little in common with other talk: %s',
		(query) => {
			expect(index.query(query, { threshold: 0.1 })).toEqual([]);
		},
	);

	it('are no more than asked for, by descending scores', () => {
		for (const query of ['小明', '坐标', '小明的家在坐标', '要塞里有什么', '红石和钻石']) {
			const all = index.query(query, { limit: 1000, threshold: 0 });
			for (let i = 1; i < all.length; i++) expect(all[i]?.score).toBeLessThanOrEqual(all[i - 1]?.score as number);
			for (let limit = 1; limit <= 6; limit++) {
				expect(index.query(query, { limit, threshold: 0 })).toEqual(all.slice(0, limit));
			}
		}
	});

	it('are found if the probability reaches what is asked for', () => {
		for (const query of ['小明', '坐标', '小明的家在坐标', '去下界要塞要带什么', '红石和钻石', '今天天气怎么样']) {
			const { hits, probability } = index.search(query, { limit: 1000, threshold: 0 });
			for (const threshold of [...THRESHOLDS, 0.01, 0.3, 0.5, 1]) {
				const sure = hits.filter((hit, i) => i === 0 || hit.probability >= threshold / 2);
				const good = probability >= threshold ? sure : [];
				expect(index.query(query, { limit: 1000, threshold })).toEqual(good);
			}
		}
		expect(index.query('小明', { threshold: 1 })).toEqual([]);
	});

	it.each([[[1]], [[2]], [[3]], [[1, 2]], [[2, 3]], [[1, 2, 3]]])('are found by n-grams of %j', (grams) => {
		const sized = createTextIndex(
			Object.entries(MEMORIES).map(([id, text]) => ({ id, text })),
			{ grams },
		);
		expect(sized.query('末地传送门在哪里')[0]?.id).toBe('portal');
		expect(sized.query('沙漠神殿的钻石')[0]?.id).toBe('diamonds');
		expect(sized.query('你好')).toEqual([]);
	});

	it('are the same every time', () => {
		const first = index.search('小明的家在哪里？', { explain: true, texts: true });
		for (let i = 0; i < 5; i++) {
			expect(index.search('小明的家在哪里？', { explain: true, texts: true })).toEqual(first);
			const again = createTextIndex(Object.entries(MEMORIES).map(([id, text]) => ({ id, text })));
			expect(again.search('小明的家在哪里？', { explain: true, texts: true })).toEqual(first);
		}
	});
});
