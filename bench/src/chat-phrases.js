/**
 * What players of a game say, in both languages. `{slots}` are filled from lists; `{player}`, `{other}`, `{n}`, `{m}`,
 * `{x}` and `{z}` are drawn anew. Questions were written without a look at the words that the packer knows.
 *
 * @typedef {object} FactKind
 * @property {readonly string[]} says a statement of the fact
 * @property {readonly string[]} asks questions that it answers
 * @property {readonly string[]} keys slots by which facts of this kind are told apart
 *
 * @typedef {object} Phrases
 * @property {Readonly<Record<string, readonly string[]>>} slots
 * @property {Readonly<Record<string, FactKind>>} facts
 * @property {readonly string[]} chatter statements about the game that nobody asks about
 * @property {readonly string[]} smallTalk what has nothing to do with anything remembered
 * @property {readonly string[]} replies what the bot says
 */

/** @type {Phrases} */
const zh = {
	slots: {
		player: '小明 小红 阿强 老王 豆豆 石头哥 晚风 青柠 大熊 麦兜 阿紫 空空'.split(' '),
		place:
			'河湾 雪山脚 蘑菇岛 沙漠神殿 樱花林 废弃矿井 北边渡口 西瓜田 峡谷 冰原 热带雨林 火山口 枯树林 旧灯塔 海底神殿'.split(
				' ',
			),
		item: '鞘翅 三叉戟 附魔金苹果 下界合金锭 末影珍珠 信标 潜影盒 不死图腾 望远镜 海洋之心 命名牌 鞍 龙蛋 凋灵头 回响碎片 音符盒'.split(
			' ',
		),
		food: '蘑菇煲 烤土豆 南瓜派 兔肉煲 蛋糕 曲奇 熟鲑鱼 蜂蜜 甜菜汤 干海带'.split(' '),
		building: '图书馆 刷铁机 观星台 地下酒窖 玻璃温室 跑酷场 水族馆 拍卖行 博物馆 议事厅 养蜂场 过山车'.split(' '),
		mob: '苦力怕 凋灵 幻翼 守卫者 掠夺者 女巫 末影人 蜘蛛 猪灵 监守者'.split(' '),
		material: '石英 深板岩 海晶石 红砂岩 云杉木板 青金石 紫珀块 泥砖'.split(' '),
		seller: '制图师 武器匠 渔夫 牧师 石匠 图书管理员 盔甲匠 制箭师'.split(' '),
		pet: '旺财 煤球 雪糕 年糕 将军 团子 芝麻 可乐'.split(' '),
	},
	facts: {
		home: {
			keys: ['player'],
			says: ['{player}的家搬到{place}了，坐标是 {x} {z}', '{player}住在{place}那边，门牌 {x} {z}'],
			asks: ['{player}家住哪儿来着？', '要去{player}家该往哪边走？', '{player}的房子坐标是多少？'],
		},
		food: {
			keys: ['player'],
			says: ['{player}最爱吃{food}', '{player}说他就喜欢{food}'],
			asks: ['给{player}做点什么吃的好呢？', '{player}喜欢吃啥？', '{player}爱吃什么？'],
		},
		stash: {
			keys: ['item'],
			says: ['我把{item}放在{place}的箱子里了', '{item}我埋在{place}底下了，别告诉别人'],
			asks: ['还记得我把{item}搁哪儿了吗？', '{item}放在什么地方了？', '我那个{item}收到哪去了？'],
		},
		password: {
			keys: ['building'],
			says: ['{building}的大门密码是 {n}', '进{building}要输口令 {n}'],
			asks: ['{building}的门密码多少？', '怎么才能进{building}？', '{building}口令是几来着'],
		},
		promise: {
			keys: ['player', 'other'],
			says: ['{player}答应{other}周六一起去打{mob}', '{player}和{other}约好了下周讨伐{mob}'],
			asks: ['{player}和{other}约了什么？', '{player}答应{other}的是哪件事？'],
		},
		loss: {
			keys: ['player', 'item'],
			says: ['{player}在{place}被{mob}打死，{item}掉了', '{player}遇到{mob}，把{item}弄丢在{place}了'],
			asks: ['{player}的{item}是怎么没的？', '{player}在哪儿丢的{item}？'],
		},
		price: {
			keys: ['seller', 'item'],
			says: ['{place}的{seller}卖{item}，要 {n} 个绿宝石', '{item}在{seller}那里 {n} 颗绿宝石就能换'],
			asks: ['{seller}的{item}卖多少钱？', '找{seller}换{item}要几颗绿宝石？'],
		},
		birthday: {
			keys: ['player'],
			says: ['{player}的生日是 {m} 月 {n} 号', '{m} 月 {n} 号是{player}生日，记得准备礼物'],
			asks: ['{player}哪天过生日？', '{player}生日是什么时候？'],
		},
		fear: {
			keys: ['player'],
			says: ['{player}特别怕{mob}', '{player}一见到{mob}就跑，怕得要命'],
			asks: ['{player}害怕什么怪？', '{player}最怕的是什么？'],
		},
		project: {
			keys: ['building'],
			says: ['{player}在{place}修{building}，还缺 {n} 组{material}', '{building}还差 {n} 组{material}才能完工'],
			asks: ['{building}还差什么材料？', '{building}还缺多少东西才能建好？'],
		},
		loan: {
			keys: ['item', 'player'],
			says: ['{player}借走了我的{item}，说月底还', '我的{item}借给{player}了'],
			asks: ['{player}借了我什么？', '我借给{player}的东西是啥来着？', '{item}是不是被{player}借走了？'],
		},
		pet: {
			keys: ['player'],
			says: ['{player}养了只狗叫{pet}', '{player}的狗狗名字是{pet}'],
			asks: ['{player}的狗叫什么？', '{player}那只狗狗名字是啥？'],
		},
	},
	chatter: [
		'我挖到了 {n} 个铁矿',
		'刚才在{place}看到一群{mob}',
		'谁把农场的水关了',
		'{player}又在{place}钓鱼',
		'这边的{material}快用完了',
		'下雨了，先回去睡觉',
		'{place}的桥搭好了',
		'我升到 {n} 级了',
		'有人要换{material}吗',
		'羊圈又跑了两只羊',
		'{player}刚上线就掉进岩浆',
		'晚上怪太多了，多插点火把',
		'我在{place}种了 {n} 排甘蔗',
		'刷怪塔今天产量不错',
		'{player}送了我一组{material}',
		'地图室还差两张地图没画',
	],
	smallTalk: [
		'哈哈哈笑死我了',
		'今天天气真不错啊',
		'早上好呀大家',
		'晚安，明天见',
		'你吃饭了吗',
		'在吗在吗',
		'好无聊啊，有什么好玩的',
		'刚下班，累死了',
		'周末打算去爬山',
		'昨晚看的电影太感人了',
		'最近在追一部电视剧',
		'我这边网有点卡',
		'奶茶喝多了睡不着',
		'老师今天又拖堂',
		'地铁上人好多',
		'外面好冷，不想出门',
		'考试考砸了，难受',
		'哎呀键盘又坏了',
		'给我讲个笑话吧',
		'你会唱歌吗？',
		'你觉得人工智能会取代人类吗',
		'666 太强了',
		'谢谢你呀，真贴心',
		'没事没事，别放在心上',
		'好的好的，知道啦',
		'嗯嗯',
		'真的假的？',
		'我先去洗个澡',
		'手机快没电了',
		'今年过年放几天假？',
		'你喜欢听什么类型的歌？',
		'哪家外卖比较好',
		'股票又跌了，心痛',
		'世界杯谁会赢',
		'1+1等于几',
		'你是机器人吗',
		'猜猜我在想什么',
		'哇塞好厉害',
		'困死了，想喝咖啡',
		'楼下装修吵死了',
	],
	replies: ['好呀', '哈哈', '收到', '没问题', '知道了', '加油', '嗯，我记下了', '这我得想想', '有意思', '好的，马上'],
};

/** @type {Phrases} */
const en = {
	slots: {
		player: 'Alex Steve Nora Kai Luna Finn Hugo Ivy Otto Ruby Jasper Wren'.split(' '),
		place:
			'river bend,snowy peak,mushroom island,desert temple,cherry grove,old mineshaft,north dock,melon field,deep canyon,ice plains,jungle edge,volcano rim,dead woods,old lighthouse,ocean monument'.split(
				',',
			),
		item: 'elytra,trident,enchanted apple,netherite ingot,ender pearl,beacon,shulker box,totem,spyglass,heart of the sea,name tag,saddle,dragon egg,wither skull,echo shard,note block'.split(
			',',
		),
		food: 'mushroom stew,baked potatoes,pumpkin pie,rabbit stew,cake,cookies,cooked salmon,honey,beetroot soup,dried kelp'.split(
			',',
		),
		building:
			'library,iron farm,observatory,wine cellar,greenhouse,parkour course,aquarium,auction hall,museum,council hall,bee yard,rollercoaster'.split(
				',',
			),
		mob: 'creepers,the wither,phantoms,guardians,pillagers,witches,endermen,spiders,piglins,the warden'.split(','),
		material: 'quartz,deepslate,prismarine,red sandstone,spruce planks,lapis,purpur,mud bricks'.split(','),
		seller: 'cartographer,weaponsmith,fisherman,cleric,mason,librarian,armorer,fletcher'.split(','),
		pet: 'Biscuit,Coal,Pudding,Mochi,General,Dumpling,Sesame,Cola'.split(','),
	},
	facts: {
		home: {
			keys: ['player'],
			says: ["{player}'s house is at the {place} now, {x} {z}", '{player} lives over by the {place}, at {x} {z}'],
			asks: [
				'where does {player} live again?',
				"which way is {player}'s place?",
				"what are the coordinates of {player}'s house?",
			],
		},
		food: {
			keys: ['player'],
			says: ['{player} loves {food}', "{player}'s favourite is {food}"],
			asks: [
				'what should I cook for {player}?',
				'what does {player} like to eat?',
				"what's {player}'s favourite food?",
			],
		},
		stash: {
			keys: ['item'],
			says: ['I put the {item} in the chest at the {place}', 'buried the {item} under the {place}, keep it quiet'],
			asks: ['do you remember where I left the {item}?', 'where did the {item} go?', 'where is my {item} stashed?'],
		},
		password: {
			keys: ['building'],
			says: ['the code for the {building} door is {n}', 'to enter the {building} type {n}'],
			asks: [
				"what's the code of the {building}?",
				'how do I get into the {building}?',
				'what do I type at the {building} door?',
			],
		},
		promise: {
			keys: ['player', 'other'],
			says: [
				'{player} promised {other} to fight {mob} on Saturday',
				'{player} and {other} agreed to hunt {mob} next week',
			],
			asks: ['what did {player} and {other} agree on?', 'what did {player} promise {other}?'],
		},
		loss: {
			keys: ['player', 'item'],
			says: [
				'{player} died to {mob} at the {place} and dropped the {item}',
				'{player} lost the {item} running from {mob} near the {place}',
			],
			asks: ['how did {player} lose the {item}?', 'what happened to the {item} that {player} had?'],
		},
		price: {
			keys: ['seller', 'item'],
			says: [
				'the {seller} at the {place} sells a {item} for {n} emeralds',
				'you get a {item} from the {seller} for {n} emeralds',
			],
			asks: ['how much is a {item} at the {seller}?', 'how many emeralds does the {seller} want for a {item}?'],
		},
		birthday: {
			keys: ['player'],
			says: [
				"{player}'s birthday is {n} in month {m}",
				'day {n} of month {m} is the birthday of {player}, bring a gift',
			],
			asks: ["when is {player}'s birthday?", 'on which date was {player} born?'],
		},
		fear: {
			keys: ['player'],
			says: ['{player} is terrified of {mob}', '{player} is so scared of {mob} it is not even funny'],
			asks: ['what is {player} afraid of?', 'which mob scares {player} most?'],
		},
		project: {
			keys: ['building'],
			says: [
				'{player} is building the {building} at the {place} and still needs {n} stacks of {material}',
				'the {building} is short of {n} stacks of {material}',
			],
			asks: ['what does the {building} still need?', 'which material is missing for the {building}?'],
		},
		loan: {
			keys: ['item', 'player'],
			says: ['{player} borrowed my {item} until the end of the month', 'I lent my {item} to {player}'],
			asks: [
				'what did I lend to {player}?',
				'does {player} still have my {item}?',
				'who has my {item}, was it {player}?',
			],
		},
		pet: {
			keys: ['player'],
			says: ['{player} has a dog called {pet}', "the name of {player}'s dog is {pet}"],
			asks: ["what is {player}'s dog called?", "what's the name of the dog of {player}?"],
		},
	},
	chatter: [
		'I got {n} iron ore',
		'just saw some {mob} at the {place}',
		'who turned off the water at the farm',
		'{player} is fishing by the {place} again',
		'we are running out of {material}',
		'it started raining, going to bed',
		'the bridge at the {place} is done',
		'I reached level {n}',
		'anyone want to trade {material}',
		'two sheep escaped again',
		'{player} logged in and fell into lava',
		'too many mobs tonight, place more torches',
		'I planted {n} rows of sugar cane at the {place}',
		'the mob tower did well today',
		'{player} gave me a stack of {material}',
		'two maps are still missing in the map room',
	],
	smallTalk: [
		'lol that was hilarious',
		'nice weather today',
		'good morning everyone',
		'good night, see you tomorrow',
		'have you had dinner yet?',
		'hey, you there?',
		'so bored, what should we do for fun',
		'just got off work, exhausted',
		'thinking of hiking this weekend',
		'the film last night made me cry',
		'binge watching a new show lately',
		'my internet is laggy',
		'too much coffee, cannot sleep',
		'the teacher kept us late again',
		'the subway was packed',
		'it is freezing outside',
		'failed my exam, feeling down',
		'ugh my keyboard broke again',
		'tell me a joke please',
		'can you sing?',
		'do you think AI will replace humans?',
		'gg that was insane',
		'aw thanks, so kind of you',
		'no worries, forget it',
		'ok ok got it',
		'yeah',
		'for real?',
		'gonna take a shower first',
		'my phone is almost dead',
		'how many days off do you get for new year?',
		'what kind of songs do you listen to?',
		'which takeaway is good around the office?',
		'stocks went down again',
		'who will win the world cup?',
		'what is 1+1',
		'are you a robot?',
		'guess what I am thinking',
		'wow amazing',
		'so sleepy I need coffee',
		'the neighbours are so noisy',
	],
	replies: [
		'sure',
		'haha',
		'got it',
		'no problem',
		'okay',
		'good luck',
		'noted',
		'let me think',
		'interesting',
		'on it',
	],
};

/** @type {Readonly<Record<'zh' | 'en', Phrases>>} */
export const PHRASES = { zh, en };
