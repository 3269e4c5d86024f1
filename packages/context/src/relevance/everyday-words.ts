/**
 * Stop words of small talk. They are left out of queries, and indexed with the searched texts, so that the inverse
 * document frequency of rare words is realistic even among three memories.
 */
export const EVERYDAY_WORDS: readonly string[] = words(`
	你好 您好 哈喽 哈啰 嗨 嘿 喂 早上好 早安 早啊 上午好 中午好 下午好 晚上好 晚安 晚上愉快 拜拜 再见 回头见 明天见 待会见 好久不见 欢迎
	谢谢 多谢 感谢 谢啦 不客气 不用谢 没事 没关系 没问题 对不起 抱歉 不好意思 辛苦了 加油 恭喜 好样的 吃了吗 睡了吗 在吗 在不在 忙吗
	哈哈 嘿嘿 呵呵 嘻嘻 哎呀 哎哟 哎 唉 哦 噢 喔 嗯 额 呃 啊 呀 哇 哇塞 吧 嘛 啦 咯 哟 呗 噗 囧 笑死 好笑 搞笑 开玩笑 笑话 冷笑话
	好的 好吧 好呀 好啊 好嘞 行吧 行啊 可以 可不可以 能不能 会不会 要不要 不错 真不错 太好了 真好 真棒 太棒了 好棒 厉害 牛逼 好玩 有意思 有趣
	累死了 累死 困死了 困死 笑死我了 笑死我 吵死了 吵死 烦死了 烦死 热死了 热死 冷死了 冷死 气死我了 气死了 气死 饿死了 饿死 急死了 急死 吓死我了 吓死了 吓死 无聊死了
	无聊 没意思 开心 高兴 快乐 难过 伤心 生气 郁闷 好累 累死了 好困 心情 天气 今天 明天 明晚 今晚 今早 现在 目前 当前 此刻 眼下 刚才 刚刚 刚 最近 平时 平常
	时候 有时候 有时 的时候 一下 一会儿 一会 一点 一些 有点儿 有点 一起 一样 一直 已经 总是 经常 还是 或者 或 但是 但 不过 而且 然后 所以 因为 如果 要是 其实
	做了什么 做什么 做了 做 干了什么 干了 干嘛 干什么 去了 去 玩了 玩 玩什么 呆 待 站在 站 跑到 跑 过来 可能 也许 大概 应该 必须 需要 觉得 感觉 认为 以为 知道 不知道 知不知道 晓得 明白 清楚 懂 想要 想知道 想 希望 准备 告诉我 告诉 说说 说 讲讲 讲 聊聊 聊天 聊 谈谈
	看看 看 听听 听 问问 请教 请 帮我 帮忙 帮 给我 跟我 对了 话说 顺便 来着 顺便问 随便 当然 确实 真是 简直 居然 竟然 果然 原来 难怪 反正 总之
	这个 那个 这些 那些 这样 那样 这么 那么 这种 那种 这 那 我们 我 你们 你 您 他们 他 她们 她 它们 它 咱们 咱 自己 大家 别人 人家 其他 别的 某个
	是不是 是 有没有 没有 没 有 不是 不要 不会 不能 不用 不 别 了 的 在 也 都 就 才 又 再 还有 还 很 太 真的 真 挺 非常 特别 比较 超级 超 最 更 吗 呢
	怎么样 怎样 怎么 如何 什么样 什么时候 什么 啥时候 啥 为什么 为何 谁 哪一 哪些 哪个 哪 几个 几 多少 多 吧 嘞 咋样 咋 玩得 过得 人生 生活 世界上 假期 放假 上班 下班 上学 放学 作业 考试
	回答 答案 问题 意思 名字叫 叫做 关于 有关 东西 事情 事 人 个 只 次 请问 能否 是否 可否 一共 总共 具体 详细 到底 究竟 大约 左右
	游戏 下雨 下雨了 下雪 下雪了 刮风 晴天 天气预报 打招呼 马上 吃饭 吃饭了 吃了 吃过 吃了没 早饭 午饭 晚饭 好吃 怎么才能 才能 能 会 哪家 一家
	how's_it_going how_is_it_going hows_it_going how_it_goes how_did_it_go got_it take_it_easy makes_it easy_does_it 谁懂 谁知道呢 谁说不是 谁叫
	like_this like_that feel_like feels_like look_like looks_like would_like i'd_like sounds_like seems_like weather_like like_a like_to_say
	game games rain raining rainy snow snowing sunny windy forecast
	原因 怎么回事 怎么办
	together tomorrow reason
	hello hi hey yo howdy greetings morning evening afternoon goodbye bye goodnight cya later welcome thanks thank thx ty please pls sorry
	apologies oops haha hahaha hehe lol lmao rofl xd wow omg yay yeah yep yes yup nope nah ok okay okey alright sure fine cool nice great
	awesome amazing good well bad better best fun funny boring bored happy sad glad tired sleepy feel feeling mood weather today tonight
	now right currently current moment just really very so too quite pretty much many lot lots bit little maybe perhaps probably
	actually basically literally honestly seriously anyway however though although also still yet already always never often sometimes
	usually ever again even only think thought guess suppose believe know knew want wanted need almost nearly dead wish hope would could should might must may
	can will shall let lets tell told say said says talk talking chat chatting speak ask asked asking answer question show give hear see look
	looking get got go going goes gone come coming came make made take took put keep try trying do doing did done thing things stuff something
	anything nothing everything someone somebody everyone everybody people guy guys dude man bro buddy friend mate way kind sort type time times day days
	hour week year life work working job school homework joke jokes song story laugh enjoy enjoying enjoyed hows whats im youre
	dont cant isnt wont ill ive id thats lets gonna wanna gotta kinda sorta please exactly totally absolutely definitely certainly course
	one ones two first last next new old big small long short same different other another else than then there here this that
	these those them they he she his her him its my your our yours mine us we you me i it am is are was were be been being have has had what
	whats which who whom whose when why how been any some every each all both few more most such no nor not the a an and or but if because as until
	while of at by for with about against between into through during before after above below to from up down in out on off over under
	play playing played hanging around spend spent standing stand mind wonder wondering curious quick quickly real true false idea hang hanging great
`);

/**
 * Words of daily life, frequent in messages and memories. They are ignored unless the message is a question, where they
 * weigh less than other words.
 */
export const COMMON_WORDS: readonly string[] = words(`
	早上 上午 中午 下午 傍晚 晚上 夜里 半夜 凌晨 周一 周二 周三 周四 周五 周六 周日 周天 星期一 星期二 星期三 星期四 星期五 星期六 星期日 星期天
	每天 每周 每月 小时 分钟 手机 电话 电脑 键盘 鼠标 网络 视频 照片 消息 微信 咖啡 奶茶 外卖 火锅 零食 早餐 午餐 晚餐 夜宵 电影 电视 音乐 唱歌 歌
	睡觉 起床 洗澡 做梦 噩梦 感冒 发烧 头痛 头疼 嗓子 肚子 身体 医院 医生 开会 会议 加班 同事 老板 生日 客户 老师 学生 朋友 同学 家人 孩子 妈妈 爸爸 老妈 老爸 我妈 我爸
	姐姐 哥哥 弟弟 妹妹 奶奶 爷爷 老婆 老公 男朋友 女朋友 地铁 公交 堵车 开车 打车 外面 门口 楼下 路上 衣服 钱 工资 过年 过节 节日 旅游 逛街 购物 快递 健身 跑步
	night nights midnight noon monday tuesday wednesday thursday friday saturday sunday mondays fridays hour hours minute minutes month months years
	birthday birthdays phone phones call calls called text texts message messages email photo photos video videos internet wifi computer laptop mic button keyboard
	coffee tea beer pizza breakfast lunch dinner snack movie movies film tv show shows music sing sleep slept sleeping bed dream dreams nightmare
	shower bath cold sick headache ill fever doctor hospital meeting meetings office coworker colleague client teacher student class friend friends
	family mom mum dad mother father sister brother grandma grandpa wife husband girlfriend boyfriend kid kids child children car bus train traffic
	walk run running shopping money pay paid holiday vacation trip travel party outside clothes door house room street weather
`);

/** Combinations of a demonstrative or numeral and a measure word, which precede a noun: 那座桥. */
export const MEASURED: readonly string[] = [...'这那一哪每两几'].flatMap((pointer) =>
	[...'座条把匹艘本棵张块件间栋辆台头根双副顶扇口支面家只个'].map((measure) => pointer + measure),
);

/** Splits a list at white space, without duplicates. */
export function words(list: string): readonly string[] {
	return [...new Set(list.split(/\s+/).filter(Boolean))];
}
