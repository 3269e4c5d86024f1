import {
	type AssembleInput,
	assembleContext,
	type ChatState,
	chatSlices,
	createMemoryStore,
	MEMORY_LIMIT,
} from '@pinakes/context';
import type { Language } from '@pinakes/query';
import { describe, expect, it } from 'vitest';
import { type GameSnapshot, MAX_CHARACTERS, snapshotSlice } from './snapshot.ts';
import { GAME_WORDS } from './words.ts';

/*
 * The acceptance scenarios of the requirements, with default parameters: a bot in Minecraft, in Chinese and English.
 */

const SNAPSHOT: GameSnapshot = {
	position: { x: 120, y: 64, z: -310 },
	dimension: 'overworld',
	time: 6000,
	health: 20,
	hunger: 17,
	nearbyPlayers: [{ name: 'Steve', distance: 6 }],
	inventory: [{ name: 'torch', count: 64 }],
	blocks: [{ name: 'coal_ore', count: 3 }],
	drops: [{ name: 'arrow' }],
};

const STATES: Readonly<Record<Language, ChatState>> = {
	zh: {
		rules: '你是 Minecraft 服务器里的伙伴，回答要简短友好。',
		task: '跟随小明',
		events: '<bus><event t="1">小红加入了游戏</event><event t="2">小红挖到了铁矿</event></bus>',
		affordances: ['follow(player): 跟随玩家', 'mine(block): 挖掘方块'],
		slices: [snapshotSlice(() => ({ ...SNAPSHOT, task: '跟随小明' }))],
		memories: [
			{ id: 'home', kind: 'long_term', text: '小明的家在雪山脚下，门口有两棵樱花树', owner: '小明' },
			{ id: 'food', kind: 'long_term', text: '小红不喜欢吃腐肉，给她面包' },
			{ id: 'gem', kind: 'long_term', text: '在沙漠神殿找到过三颗钻石' },
			{ id: 'chest', kind: 'long_term', text: '基地的箱子里有 64 个铁锭' },
			{ id: 'dragon', kind: 'dialogue', text: '小明说上周和大家一起打败了末影龙' },
			{ id: 'village', kind: 'dialogue', text: '小红说河对岸附近有个村庄可以交易' },
			{ id: 'secret', kind: 'long_term', text: '小红的宝藏埋在灯塔下面', owner: '小红' },
		],
		dialogue: [
			{ speaker: '小红', text: '我去钓鱼了，回头见' },
			{ speaker: 'Bot', text: '好的，路上小心', role: 'assistant' },
			{ speaker: '小明', text: '早上好' },
			{ speaker: 'Bot', text: '早上好！', role: 'assistant' },
		],
	},
	en: {
		rules: 'You are a companion on a Minecraft server. Answer briefly and kindly.',
		task: 'follow Alex',
		events: '<bus><event t="1">Nora joined the game</event><event t="2">Nora mined iron ore</event></bus>',
		affordances: ['follow(player): walk behind a player', 'mine(block): dig a block'],
		slices: [snapshotSlice(() => ({ ...SNAPSHOT, task: 'follow Alex' }))],
		memories: [
			{ id: 'home', kind: 'long_term', text: 'Alex lives in a cabin below the snowy peak', owner: 'Alex' },
			{ id: 'food', kind: 'long_term', text: 'Nora does not eat rotten flesh, give her bread' },
			{ id: 'gem', kind: 'long_term', text: 'Three diamonds were found in the desert temple' },
			{ id: 'chest', kind: 'long_term', text: 'The chest at the base holds 64 iron ingots' },
			{ id: 'dragon', kind: 'dialogue', text: 'Alex said that everyone beat the ender dragon last week' },
			{ id: 'village', kind: 'dialogue', text: 'Nora said there is a village nearby across the river to trade' },
			{ id: 'secret', kind: 'long_term', text: 'The treasure of Nora is buried below the lighthouse', owner: 'Nora' },
		],
		dialogue: [
			{ speaker: 'Nora', text: 'going fishing, see you' },
			{ speaker: 'Bot', text: 'take care', role: 'assistant' },
			{ speaker: 'Alex', text: 'good morning' },
			{ speaker: 'Bot', text: 'good morning!', role: 'assistant' },
		],
	},
};

/** Assembles for a message, and tells which slices and which memories are in the prompt. */
async function ask(lang: Language, message: string, more: Partial<AssembleInput> = {}) {
	const player = lang === 'zh' ? '小明' : 'Alex';
	const slices = chatSlices(STATES[lang], GAME_WORDS);
	const result = await assembleContext({ slices, message, player, lang, vocabulary: GAME_WORDS, ...more });
	const kept = result.trace.fragments.filter((fragment) => fragment.kept);
	return {
		...result,
		slices: [...new Set(kept.map(({ slice }) => slice))],
		memories: kept.filter(({ slice }) => slice === 'memory').map(({ id }) => id),
	};
}

const SMALL_TALK: readonly [Language, string][] = [
	...[
		'哈哈，今天天气真不错',
		'早上好呀',
		'你吃饭了吗',
		'好无聊啊',
		'给我讲个笑话吧',
		'666 太强了',
		'我刚下班，累死了',
		'晚安，明天见',
		'你今天心情怎么样？',
		'谢谢你呀',
		'在吗？',
		'真的假的？',
		'生日快乐！',
		'周末打算去看演唱会',
	].map((text): [Language, string] => ['zh', text]),
	...[
		'haha nice weather today',
		'good morning!',
		'how are you doing?',
		"I'm so happy today!",
		'tell me a joke',
		'lol that was hilarious',
		'gonna take a shower first',
		'for real?',
		'hey, you there?',
		'thanks a lot',
		'what kind of songs do you listen to?',
		'just got off work, exhausted',
		'good night, sleep tight',
	].map((text): [Language, string] => ['en', text]),
];

const SURROUNDINGS: readonly [Language, string][] = [
	...[
		'你在哪儿？',
		'你现在的位置坐标是多少？',
		'附近有谁？',
		'你周围有别的玩家吗',
		'报一下坐标',
		'咱们现在在什么地方？',
		'身边有人吗',
		'你离我有多远',
		'你现在跑到哪去了',
		'你站的地方坐标多少？有人在附近不？',
		'你現在在哪裡',
	].map((text): [Language, string] => ['zh', text]),
	...[
		'where are you?',
		'what are your coordinates right now?',
		"who's nearby?",
		'is there anyone close to us?',
		'tell me your position',
		'how far away are you from me?',
		'which players are around you?',
		'where r u',
		'are you alone out there?',
		'could you give me your exact location please',
	].map((text): [Language, string] => ['en', text]),
];

const PAST: readonly [Language, string, string][] = [
	['zh', '我们上次一起打赢了什么boss？', 'dragon'],
	['zh', '钻石是在哪里找到的？', 'gem'],
	['zh', '还记得我住哪儿吗', 'home'],
	['zh', '箱子里还有多少铁锭', 'chest'],
	['zh', '上周大家干了什么大事？', 'dragon'],
	['en', 'which dragon did we beat last week?', 'dragon'],
	['en', 'where did we find those diamonds?', 'gem'],
	['en', 'do you remember where I live?', 'home'],
	['en', 'how much iron is in our chest?', 'chest'],
	['en', 'what did we kill together?', 'dragon'],
];

const UNRELATED: readonly [Language, string][] = [
	...[
		'法国的首都是哪里？',
		'帮我写一封辞职信',
		'太阳系有几颗行星',
		'什么是量子力学？',
		'23 乘 47 等于几',
		'推荐一部好看的电影',
		'怎么学好英语？',
	].map((text): [Language, string] => ['zh', text]),
	...[
		'what is the capital of Japan?',
		'how do I cook pasta?',
		'who won the world cup in 2018?',
		'translate hello to Spanish',
		'why is the sky blue?',
		'do you like pizza?',
		'explain quantum physics',
	].map((text): [Language, string] => ['en', text]),
];

/** The self-test that the requirements ask for: a few samples, what is asked, and what answers it. */
const MEMORIES = createMemoryStore(
	Object.entries({
		home: '小明的家在坐标 120 64 -300，门口有两棵樱花树',
		diamonds: '和小明一起在沙漠神殿找到了三颗钻石',
		food: '小红不喜欢吃腐肉，给她面包或者熟牛排',
		farm: '自动小麦农场坏了，水流被苦力怕炸断',
		portal: '末地传送门在要塞里，还缺四个末影之眼',
		book: '图书管理员卖经验修补附魔书，价格是二十个绿宝石',
		dragon: 'We defeated the ender dragon with Steve',
		house: 'Alex lives in a wooden cabin near the jungle river',
	}).map(([id, text]) => ({ id, kind: 'long_term', text })),
	{ vocabulary: GAME_WORDS },
);

const SAMPLES: readonly (readonly [string, string])[] = [
	['小明住哪儿来着？', 'home'],
	['钻石是在哪里找到的', 'diamonds'],
	['该给小红吃什么', 'food'],
	['农场怎么不出小麦了', 'farm'],
	['末地的门在哪', 'portal'],
	['附魔书多少钱', 'book'],
	['which dragon did we beat?', 'dragon'],
	['where does Alex live?', 'house'],
	['我们打赢过末影龙吗', 'dragon'],
	["what's Alex's house like?", 'house'],
];

describe('the acceptance scenarios', () => {
	it.each(SMALL_TALK)('1, small talk has rules, task and a very short dialogue alone: %s %s', async (lang, message) => {
		const { slices, trace } = await ask(lang, message);
		expect(slices).toEqual(['rules', 'task', 'dialogue']);
		expect(trace.fragments.filter(({ slice, kept }) => slice === 'dialogue' && kept)).toHaveLength(2);
	});

	it.each(SURROUNDINGS)(
		'2, position and surroundings bring the lite snapshot and no memory: %s %s',
		async (lang, message) => {
			const { slices, text, trace } = await ask(lang, message);
			expect(slices).toEqual(['rules', 'task', 'snapshot', 'dialogue']);
			const snapshot = trace.fragments.find(({ slice }) => slice === 'snapshot');
			expect(snapshot?.keptCharacters).toBeLessThanOrEqual(MAX_CHARACTERS.lite);
			expect(text).toContain('120 64 -310');
			expect(text).toContain('Steve');
			expect(text).not.toMatch(/torch|coal_ore|arrow/);
		},
	);

	it.each(PAST)('3, the past brings memories, no more than limit: %s %s', async (lang, message, id) => {
		const { memories, text } = await ask(lang, message);
		expect(memories).toContain(id);
		expect(memories.length).toBeLessThanOrEqual(MEMORY_LIMIT);
		expect(memories).not.toContain('secret');
		const isSaid = ['dragon', 'village'].includes(id);
		expect(text).toContain(
			isSaid ? { zh: '对话记忆:', en: 'Dialogue memory:' }[lang] : { zh: '长期记忆:', en: 'Long-term memory:' }[lang],
		);
	});

	it.each(['zh', 'en'] as const)('4, a very small budget leaves rules and task alone: %s', async (lang) => {
		const messages = [...SURROUNDINGS, ...PAST].filter(([each]) => each === lang).map(([, message]) => message);
		for (const message of messages) {
			for (const budget of [0, 1, 10, { characters: 40 }, { tokens: 20 }]) {
				const { slices, text } = await ask(lang, message, { budget });
				expect(slices).toEqual(['rules', 'task']);
				expect(text).toContain(STATES[lang].rules);
				expect(text).toContain(STATES[lang].task);
			}
		}
	});

	it.each(UNRELATED)('5, an unrelated question has no memory: %s %s', async (lang, message) => {
		const { memories, text } = await ask(lang, message);
		expect(memories).toEqual([]);
		expect(text).not.toMatch(/记忆|memory/i);
	});

	it.each(SAMPLES)('a few samples are found by what they mean: %s', (message, id) => {
		expect(MEMORIES.search({ message })[0]?.memory.id).toBe(id);
	});

	it('detail that is asked for is the whole snapshot', async () => {
		const { text } = await ask('zh', '你好', { detail: true });
		expect(text).toMatch(/torch x64[\s\S]*coal_ore x3[\s\S]*arrow/);
	});
});
