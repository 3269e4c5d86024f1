import { words } from './everyday-words.ts';

/**
 * Returns the token that stands for a concept or a field in texts. It is not a word, and names differ at their
 * beginning, so that the text engine takes no two for forms of one word.
 */
export function markedName(name: string): string {
	return `${name}zq`;
}

/**
 * Synonyms in the talk of players and of daily life, in Chinese and English. They are replaced by the name of the concept in texts and
 * questions, so that 我住哪里 finds what mentions a home.
 */
export const CONCEPTS: ReadonlyMap<string, readonly string[]> = new Map(
	Object.entries({
		home: '家 家里 回家 住 住在 住处 住址 住所 老家 房子 房屋 屋子 小屋 home homes house houses live lives lived living reside cabin hut',
		base: '基地 据点 老巢 大本营 总部 营地 base bases headquarters hq camp outpost',
		chest: '箱子 宝箱 储物箱 仓库 chest chests storage warehouse',
		like: '喜欢 喜爱 最爱 爱好 偏好 爱吃 爱玩 爱看 钟爱 like likes liked love loves loved favourite favorite favourites favorites prefer prefers enjoys hobby hobbies fond',
		dislike:
			'讨厌 不喜欢 不爱吃 不爱 厌恶 反感 受不了 hate hates hated dislike dislikes disliked cannot_stand allergic 过敏',
		afraid: '害怕 怕 恐惧 afraid scared scares scare scary fear fears terrified frightened',
		food: '食物 吃的 食品 吃 伙食 food foods meal meals eat eats eating snack snacks dish',
		birthday: '生日 出生 诞辰 birthday birthdays born',
		name: '名字 名叫 叫什么 昵称 外号 绰号 称呼 name named names nickname called',
		pet: '宠物 养的 pet pets',
		dog: '狗 小狗 狗狗 dog dogs puppy',
		cat: '猫 小猫 猫咪 cat cats kitten',
		horse: '马匹 骑马 小马 horse horses',
		fight:
			'打 打败 击败 战胜 打赢 打架 战斗 干掉 消灭 杀死 杀 fight fought fighting beat defeat defeated defeating kill killed killing slay slain battle',
		find: '找到 发现 找 寻找 挖到 捡到 find found finding discover discovered spotted locate',
		build: '建造 建 建了 盖 盖了 建成 搭建 搭 修建 造 造了 build built builds building construct constructed',
		dig: '挖 挖矿 采矿 开采 挖掘 mine mines mined mining dig dug digging',
		plant: '种 种植 种田 种了 plant planted planting grow grew farming',
		give: '送 送给 送了 赠送 礼物 给了 gift gifts present presents gave given',
		borrow: '借 借给 借了 借走 欠 欠了 borrow borrowed lend lent owe owes owed',
		steal: '偷 偷走 偷了 小偷 盗 steal stole stolen thief stealing robbed',
		trade: '交易 交换 买 卖 买卖 价格 多少钱 trade trades traded trading buy bought sell sold sells price cost costs',
		promise: '答应 约定 约好 约了 约 说好 承诺 promise promised promises agreed agreement',
		meet: '见面 碰面 集合 碰头 会合 meet meeting gather rendezvous',
		die: '死亡 死掉 阵亡 挂掉 打死 炸死 摔死 淹死 烧死 毒死 死在 死于 die died dies death deaths',
		lose: '丢 丢了 弄丢 遗失 掉了 不见了 没的 lose lost dropped',
		hide: '藏 藏在 藏了 埋 埋了 隐藏 hide hid hidden buried bury stash stashed secret 秘密',
		break: '坏 坏了 损坏 炸 炸了 炸毁 弄坏 break broke broken damaged destroyed destroy blew blown explode exploded',
		repair: '修 修好 修理 修复 repair repaired fix fixed',
		password: '密码 口令 暗号 password passcode passphrase',
		colour: '颜色 色彩 color colors colour colours',
		team: '队友 队伍 团队 组队 搭档 team teams teammate teammates partner partners squad',
		boss: '会长 老大 队长 领袖 首领 leader leaders captain boss owner 主人 店主',
		job: '工作 职业 上班 job profession occupation career',
		school: '学校 上学 大学 school university college',
		city: '城市 老家 city town hometown',
		portal: '传送门 portal portals gate',
		nether: '下界 地狱 nether',
		end: '末地 末路之地 the_end end_city',
		dragon: '末影龙 龙 dragon ender_dragon',
		diamond: '钻石 钻 diamond diamonds',
		iron: '铁 铁锭 铁矿 iron',
		gold: '金 金锭 黄金 金矿 gold golden',
		emerald: '绿宝石 emerald emeralds',
		village: '村庄 村子 村落 village villages',
		villager: '村民 villager villagers',
		farm: '农场 农田 田地 farm farms',
		wheat: '小麦 wheat',
		sword: '剑 宝剑 sword swords',
		pickaxe: '镐 镐子 稿子 pickaxe pickaxes',
		armor: '盔甲 护甲 装备 armor armour gear',
		bed: '床 床铺 bed beds',
		book: '书 书本 book books',
		enchant: '附魔 enchant enchanted enchanting enchantment enchantments',
		potion: '药水 potion potions',
		redstone: '红石 redstone',
		tower: '塔 高塔 灯塔 tower towers lighthouse',
		bridge: '桥 大桥 bridge bridges',
		boat: '船 小船 boat boats ship',
		sea: '海 海边 大海 海洋 海滩 沙滩 sea seaside ocean beach coast shore',
		mountain: '山 山上 山顶 高山 mountain mountains hill hills',
		forest: '森林 树林 forest forests woods',
		desert: '沙漠 desert deserts',
		cave: '洞穴 山洞 矿洞 洞 cave caves cavern',
		river: '河 河边 小河 river rivers',
		jungle: '丛林 雨林 jungle jungles',
		creeper: '苦力怕 爬行者 creeper creepers',
		zombie: '僵尸 zombie zombies',
		skeleton: '骷髅 skeleton skeletons',
		sheep: '羊 绵羊 sheep',
		cow: '牛 奶牛 cow cows',
		key: '钥匙 key keys',
		lack: '缺 缺少 还缺 还差 不够 不足 短缺 lack lacks missing needs still_need needed short_of',
		material: '材料 物资 资源 原料 material materials resources supplies',
		map: '地图 map maps',
		music: '音乐 唱片 歌曲 music songs disc discs',
		online: '上线 在线 online log_on logs_on log_in logs_in',
		plan: '计划 安排 打算 plan plans planned planning',
		event: '活动 比赛 赛事 event events contest competition tournament match',
		rule: '规则 规定 规矩 rule rules',
		server: '服务器 server servers',
		project: '项目 工程 project projects',
		parcel: '快递 包裹 parcel parcels package packages delivery deliveries',
		laundry: '洗衣 洗衣服 洗衣机 laundry washing_machine',
		dishes: '洗碗 洗碗机 dishwasher washing_up wash_the_dishes',
		network: '无线网 网络 路由器 wifi wi-fi internet router network',
		trash: '垃圾 垃圾桶 垃圾车 倒垃圾 trash garbage rubbish bin bins waste',
		rent: '房租 租金 rent',
		landlord: '房东 landlord landlady',
		doctor: '医生 大夫 看病 就诊 门诊 doctor doctors physician clinic',
		dentist: '牙医 牙科 看牙 dentist',
		vet: '兽医 宠物医院 vet veterinarian',
		medicine: '药 药片 吃药 服药 打针 medicine medication pill pills injection',
		appointment: '预约 挂号 预订 订位 appointment appointments booking reservation',
		flight: '航班 飞机 机票 机场 航站楼 flight flights plane airplane airport terminal',
		train: '火车 高铁 动车 train trains railway',
		subway: '地铁 subway metro underground',
		taxi: '打车 出租车 网约车 taxi cab',
		car: '汽车 车子 开车 car cars drive drives driving',
		parking: '停车 停车位 停车场 车位 车库 parking parked garage',
		hotel: '酒店 宾馆 旅馆 旅店 客栈 民宿 hotel hotels inn hostel',
		restaurant: '餐厅 饭馆 饭店 餐馆 restaurant restaurants diner',
		printer: '打印机 打印 printer printers print',
		deadline: '截止 截止日期 最晚 最迟 期限 到期 过期 失效 deadline due expire expires expired valid_until',
		salary: '工资 薪水 薪资 salary wage wages paycheck',
		expense: '报销 发票 expense expenses reimburse reimbursement invoice invoices receipt receipts',
		heating: '暖气 供暖 锅炉 热水 热水器 heating heater boiler hot_water',
		electricity: '停电 断电 电源 用电 electricity power_outage',
		motor: '电机 马达 发动机 引擎 motor motors engine engines',
		allergy: '过敏原 allergy allergies',
		charger: '充电 充电器 charge charger charging',
		battery: '电池 battery batteries',
		passport: '护照 passport passports',
		ticket: '门票 车票 票 ticket tickets',
		drink: '喝 饮料 喝的 drink drinks drinking beverage',
		exercise: '健身 健身房 锻炼 gym workout exercise',
		sick: '生病 感冒 发烧 sick ill flu fever',
		light: '灯 灯泡 开灯 light lights lamp lamps bulb',
		feed: '喂 喂食 喂养 feed feeds feeding fed',
		water: '浇水 浇花 watering water_the_plants',
		rehearsal: '排练 彩排 rehearsal rehearsals rehearse',
		concert: '演出 演唱会 音乐会 concert concerts recital gig',
		leave: '请假 休假 on_leave day_off vacation',
		mother: '妈妈 老妈 我妈 母亲 mom mum mother',
		father: '爸爸 老爸 我爸 父亲 dad father',
		grandmother: '奶奶 外婆 姥姥 祖母 grandma grandmother',
		grandfather: '爷爷 外公 姥爷 祖父 grandpa grandfather',
		child: '孩子 小孩 child children kid kids',
		supermarket: '超市 便利店 supermarket grocery',
		umbrella: '雨伞 umbrella umbrellas',
		dessert: '甜点 甜品 蛋糕 dessert desserts cake cakes',
		tent: '帐篷 露营 tent tents camping',
		outing: '团建 郊游 outing outings',
	}).map(([concept, list]) => [markedName(concept), words(list)]),
);

/** Concepts that are frequent in any conversation, and alone are weak evidence. */
export const COMMON_CONCEPTS: readonly string[] = words(
	'like food find fight build give name trade lose break event school job meet music city hide boss ' +
		'network doctor car train drink exercise sick mother father child taxi subway salary light',
).map(markedName);

/** Characters that are nouns if they stand alone, but part of another word after a character: 地铁, 火山, 投票. */
export const LONE_NOUNS: ReadonlySet<string> = new Set('铁金山海洞书塔桥床龙牛羊河船剑狗猫钻远饿饱血伤灯票药');

/** Words that begin like a synonym but mean something else. */
export const NOT_CONCEPTS: readonly string[] = words(
	'家伙 家具 国家 专家 作家 画家 商家 店家 赢家 输家 独家 大家 人家 打扰 打开 打工 打字 打卡 打折 打听 打车 打赌 书包 山寨 海报 洞察 牛仔 龙头 建议 建立 创建 ' +
		'修改 装修 死机 造成 送行 送别 金额 金钱 铁路 找茬 恐怕 可怕 怕是 外卖 专卖 买单 吃惊 吃瓜 吃亏 借口 借此 欠佳 种类 各种 某种 挖苦 丢人 丢脸 坏人 坏事 中国 ' +
		'living_room software_house',
);
