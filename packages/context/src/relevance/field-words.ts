import { markedName } from './concepts.ts';
import { words } from './everyday-words.ts';

/** A field of a game snapshot, with the words that ask for it. */
interface Field {
	readonly name: string;
	/** How often the field counts in a question: less for vague words such as `where` than for the name of the field. */
	readonly weight: number;
	readonly words: readonly string[];
}

/**
 * Words that ask for a field of the snapshot. They are replaced by the name of the field in questions, and snapshots
 * have these names as keywords, so that they match in any wording and language.
 */
export const FIELD_WORDS: readonly Field[] = [
	{
		name: markedName('position'),
		weight: 1,
		words: words(`
			在哪里 在哪儿 在哪 在哪裡 在哪兒 在哪个地方 在何处 哪里 哪儿 哪裡 哪兒 去哪里 去哪儿 去哪 去哪了 到哪里 到哪儿 到哪 跑哪 跑到哪 跑去哪 人呢 你人呢 你人在哪
			什么地方 什麼地方 啥地方 何处 何方 哪边 方向 多远 多遠 远不远 远吗 远 离我 离你
			where wheres where's where're how_far far which_direction which_way what_place whereabout`),
	},
	{
		name: markedName('position'),
		weight: 3,
		words: words(`
			位置 坐标 座標 座标 方位 所在地 所在 定位 经纬度 所处 地点 身在 身处
			whereabouts position positions location locations located coordinate coordinates coord coords xyz gps`),
	},
	{
		name: markedName('nearby'),
		weight: 3,
		words: words(`
			附近 周围 周圍 四周 身边 身邊 身旁 旁边 旁邊 周边 近处 左右两边 周遭 眼前
			nearby near nearest closest vicinity surroundings surrounding surround close_by close_to next_to`),
	},
	{
		name: markedName('nearby'),
		weight: 2,
		words: words(`
			有人吗 有谁 有誰 谁在 有人在 有没有人 有沒有人 有别人 有其他人 还有人 有几个人 有多少人 多少人 几个人 有哪些人 有人 边上 跟前 玩家 谁在线 有谁在线 几个人在线 多少人在线
			anyone anybody players player who_is_here who's_here whos_here who_else with_you with_us who's_online whos_online who_is_online company alone`),
	},
	{
		name: markedName('dimension'),
		weight: 3,
		words: words('维度 維度 哪个世界 什么世界 dimension dimensions which_world what_world'),
	},
];

/** Words that ask for a field only within a question, as they are frequent in small talk. */
export const ASKED_FIELD_WORDS: readonly Field[] = [
	{ name: markedName('nearby'), weight: 2, words: words('around close beside') },
	{
		name: markedName('time'),
		weight: 2,
		words: words(`
			几点 几点钟 时间 时刻 天黑 天亮 白天 黑夜 夜晚 是晚上 是早上 还是晚上 天色
			what_time time_is_it the_time day_or_night daytime nighttime is_it_night is_it_day still_night dark daylight sunset sunrise dawn dusk midnight noon`),
	},
	{
		name: markedName('health'),
		weight: 2,
		words: words(`
			血量 生命值 生命 残血 掉血 满血 几滴血 血 受伤 受了伤 伤 健康 状态 活着
			health healthy hp hearts hurt injured wounded alive dying status condition`),
	},
	{
		name: markedName('hunger'),
		weight: 2,
		words: words('饥饿值 饥饿 饥饿度 饿 饱 饱食度 吃饱 hunger hungry starving starve saturation food_bar food_level'),
	},
	{ name: markedName('dimension'), weight: 1, words: words('主世界 下界 地狱 末地 overworld nether the_end') },
	{ name: markedName('task'), weight: 1, words: words('任务 进度 task quest mission progress') },
];

/** The names of all fields: the keywords of a snapshot. */
export const SNAPSHOT_KEYWORDS = [...new Set([...FIELD_WORDS, ...ASKED_FIELD_WORDS].map(({ name }) => name))].join(' ');

/** Words of fields that are also searched for in memories. */
export const SEARCHED_IN_MEMORIES: readonly string[] = words(
	'主世界 下界 地狱 末地 overworld nether the_end 任务 task quest mission 生命 血 伤',
);
