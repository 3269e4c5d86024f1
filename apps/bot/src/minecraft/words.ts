import { createVocabulary } from '@pinakes/context';

function list(words: string): readonly string[] {
	return words.split(',').map((word) => word.trim());
}

/** What players call the fields of a snapshot, in both languages. */
export const FIELD_NAMES = {
	position: list(`
		在哪里, 在哪儿, 在哪, 在哪裡, 哪里, 哪儿, 哪裡, 去哪, 去哪了, 跑到哪去了, 什么地方, 地方, 位置, 坐标, 多远, 离我, where, where's, how far, how far away,
		position, location, coordinates, whereabouts`),
	nearbyPlayers: list(`
		附近, 周围, 身边, 旁边, 有人, 有谁, 谁在, nearby, near, nearest, close to, around, around you, anyone, anybody, alone, out there`),
	dimension: list('维度, 主世界, 下界, dimension, overworld, nether'),
	time: list('几点, 几点了, 天黑, 天亮, 白天, 夜晚, what time, daytime, night time, dark'),
	health: list('血量, 生命值, 几滴血, 受伤, health, hp, hurt, wounded'),
	hunger: list('饿不饿, 饿, 饥饿, 饱食度, hungry, hunger, starving'),
} satisfies Readonly<Record<string, readonly string[]>>;

const SMALL_TALK = list(`
	天气, 心情, 笑话, 好无聊, 无聊, 吃饭, 吃饭了, 吃了吗, 累死了, 下班, 上班, 电影, 好看, 演唱会, 打算, 快乐, 生日快乐, 强, 666, 推荐, 上周末, 游戏, 一首诗, 写,
	玩家, 現在, players, weather, joke, happy, hilarious, funny, shower, songs, listen, movie, pizza, game, exhausted, work, sleep tight, luck, mood, bored`);

const SYNONYMS = {
	home: list('家, 住, 住在, 房子, 小屋, home, house, live, lives, cabin'),
	base: list('基地, 据点, 营地, base, headquarters, camp'),
	chest: list('箱子, 宝箱, 仓库, chest, storage'),
	food: list('吃, 吃的, 食物, food, eat, meal'),
	fight: list('打败, 击败, 打赢, 打, 杀, 干掉, beat, defeat, defeated, fight, kill, killed'),
	find: list('找到, 发现, find, found, discovered'),
	trade: list('交易, 卖, 买, 价格, 多少钱, trade, buy, sell, price'),
	break: list('坏, 坏了, 炸断, broke, broken, destroyed'),
	dragon: list('末影龙, dragon, ender dragon'),
	portal: list('传送门, portal, gate'),
	diamond: list('钻石, diamond, diamonds'),
	iron: list('铁锭, 铁矿, iron'),
	gold: list('金锭, gold'),
	wheat: list('小麦, wheat'),
	farm: list('农场, farm'),
	village: list('村庄, 村子, village'),
	enchant: list('附魔, enchant, enchanted'),
	elytra: list('翅膀, 鞘翅, elytra, wings'),
	event: list('大事, 活动, event'),
};

/** The words of a game, for prompts and memories. What the bot sees is asked for by the names of its fields. */
export const GAME_WORDS = createVocabulary({
	ignored: [...SMALL_TALK, ...Object.values(FIELD_NAMES).flat()],
	synonyms: SYNONYMS,
});
