/** Splits a list of words; an underscore is a space within a phrase. */
export function wordsIn(list: string): readonly string[] {
	return [...new Set(list.split(/\s+/).filter(Boolean))].map((word) => word.replaceAll('_', ' '));
}

/** Small talk, light verbs and function words; those of the text engine count too. */
export const IGNORED = wordsIn(`
	天哪 天啊 你好 您好 哈喽 嗨 嘿 喂 早上好 早安 上午好 中午好 下午好 晚上好 晚安 拜拜 再见 回头见 明天见 好久不见 欢迎 谢谢 多谢 感谢 不客气 没事
	没关系 没问题 对不起 抱歉 不好意思 辛苦了 加油 恭喜 在吗 在不在 忙吗 哈哈 嘿嘿 呵呵 嘻嘻 哎呀 哎 唉 哦 噢 喔 嗯 额 呃 啊 呀 哇 吧 嘛 啦 咯 哟 呗
	好的 好吧 好呀 好啊 行吧 可以 可不可以 能不能 会不会 要不要 不错 真不错 太好了 真好 真棒 厉害 现在 目前 当前 此刻 刚才 刚刚 刚 最近 平时 时候 有时候 有时
	的时候 一下 一会儿 一会 一点 一些 有点 一起 一样 一直 已经 总是 经常 还是 或者 或 但是 但 不过 而且 然后 所以 因为 如果 要是 其实 做了什么 做什么
	做了 做 干了什么 干什么 干了 干嘛 去了 去 过来 可能 也许 大概 应该 必须 需要 觉得 感觉 认为 以为 知道 不知道 知不知道 了解 明白 清楚 懂 想要 想知道 想 希望
	准备 告诉 说说 说 讲讲 讲 聊聊 聊天 聊 谈谈 看看 看 听听 听 问问 请教 请 帮我 帮忙 帮 给我 跟我 对了 话说 顺便 来着 随便 当然 确实 真是 居然 竟然
	果然 原来 反正 总之 我们 你们 你 您 咱们 咱 这个 那个 这些 那些 这样 那样 这么 那么 这种 那种 这 那 我 他们 她们 自己 大家 别人 人家 其他 别的 某个 是不是 是 有没有 没有 没
	有 不是 不要 不会 不能 不用 不 别 了 的 在 也 都 就 才 又 再 还有 还 很 太 真的 真 挺 非常 特别 比较 超 最 更 吗 呢 怎么样 怎样 怎么 如何 什么样 什么时候
	什么 啥时候 啥 为什么 为何 谁 哪一 哪些 哪个 哪 哪里 哪儿 在哪里 在哪儿 在哪 几个 几 多少 多 咋样 咋 回答 答案 叫做 关于 有关 东西 事情 事 人 个 只 次
	能否 是否 可否 一共 总共 到底 究竟 大约 左右 马上 原因 怎么回事 怎么办 能 会 里 上
	吃了没 吃了没有 下班啦 下班了 辛苦啦 收到 nice_work good_work great_work good_job great_job well_done nice_job sounds_good have_a_nice have_a_good hello hi hey yo howdy greetings goodbye bye goodnight cya later welcome thanks thank thx ty pls sorry oops haha hahaha hehe lol lmao wow
	yay yeah yep yes yup nope nah ok okay alright sure fine cool nice great awesome amazing feel feeling now right currently really so quite
	pretty much many lot lots bit little maybe perhaps probably actually basically literally honestly seriously anyway however though
	although still yet already always never often sometimes usually ever again even think thought guess suppose believe know knew want
	wanted need almost nearly wish hope might must may let lets tell told say said says talk talking speak ask asked asking give hear see look
	looking get got go going goes gone come coming came make made makes take took put keep try trying done thing things stuff something
	anything nothing everything someone somebody everyone everybody people kind sort way im whats dont cant isnt wont ill ive thats gonna
	wanna please exactly totally definitely certainly else this youre anyone anybody one ones mine been being`);

/** Combinations of a demonstrative or numeral and a measure word, which precede a noun: 那座桥. */
export const MEASURED = [...'这那一哪每两几'].flatMap((pointer) =>
	[...'座条把匹艘本棵张块件间栋辆台双支面家只个'].map((measure) => pointer + measure),
);

/** Frequent words: they count less than others, and only in questions. */
export const COMMON = wordsIn(`
	今天 明天 今晚 明晚 早上 上午 中午 下午 傍晚 晚上 半夜 每天 每周 每月 小时 分钟 周一 周二 周三 周四 周五 周六 周日 星期一 星期二 星期三 星期四 星期五 星期六 星期日
	电话 消息 朋友 问题 意思 today tonight tomorrow morning afternoon evening night monday tuesday wednesday thursday friday saturday
	sunday time times day days week month year hour hours minute minutes phone call called message friend friends question answer good well
	bad better best new old big small long short first last next`);

/** Words that mark a question. Question marks and `ASKING_FORMS` of `question.ts` do so too. */
export const ASKING = wordsIn(`
	告诉我 报告 查一下 查查 查看 检查 说说 讲讲 汇报 还记得 记不记得 提醒我 我要找 我想找 我在找 帮我找 我需要 发我 给我发 我想知道 请问 干嘛
	what what's whats where wheres where's when who who's whos whose which why how is_there are_there do_you did_you can_you could_you are_you
	is_it have_you did_i did_we do_i do_we tell_me show_me give_me let_me_know remind remind_me describe any anyone anybody i_need
	i'm_looking_for`);

/** Words that refer to something said before. */
export const REFERRING = wordsIn(`
	它 他 她 它们 他们 她们 那个 那里 那儿 那边 这件事 那件事 那时 刚才说 刚刚说 然后呢 后来呢 还有呢 为什么呢 怎么回事 在哪呢 在哪里呢 多少呢 是谁呢
	it its he his him she hers they them their that_one those_ones and_then what_else how_come`);

/** Words that ask about the past in general. */
export const RECALLING = wordsIn(`
	还记得 记不记得 记得 记忆 回忆 想起 忘了 忘记 之前 以前 从前 过去 曾经 那天 那次 前几天 当时 说过 聊过 提过 讲过 做过 出事 出什么事 出了什么事 出什么问题 出了什么问题 发生过 发生了 发生
	remember recall remind memory memories forget forgot forgotten last_session previously earlier the_other_day used_to told_you
	i_told did_we have_we mentioned happened happen`);

/** Words for times of the past, which are searched for in questions. */
export const PAST_TIMES = wordsIn(`
	昨天 昨日 昨晚 昨夜 前天 上周 上星期 上礼拜 上个月 去年 上次 上回 上一次 yesterday last_night the_day_before last_week last_month last_year
	last_time`);

/** Irregular forms of English words, which need no stemming to be one: lose, lost. */
export const IRREGULAR_FORMS = `
	lose lost losing|buy bought|child children|go went gone|find found|sell sold|break broke broken|take took taken|give gave given|
	come came|see saw seen|know knew known|think thought|bring brought|teach taught|catch caught|fight fought|build built|send sent|
	spend spent|lend lent|keep kept|sleep slept|leave left|feel felt|meet met|feed fed|lead led|read|pay paid|say said|tell told|
	hear heard|hold held|stand stood|understand understood|win won|run ran|begin began begun|drink drank drunk|swim swam swum|
	sing sang sung|ring rang rung|sink sank sunk|write wrote written|drive drove driven|ride rode ridden|rise rose risen|
	speak spoke spoken|steal stole stolen|choose chose chosen|freeze froze frozen|wear wore worn|tear tore torn|bear bore borne|
	fly flew flown|draw drew drawn|grow grew grown|throw threw thrown|blow blew blown|fall fell fallen|eat ate eaten|forget forgot forgotten|
	get got gotten|sit sat|shoot shot|light lit|hide hid hidden|bite bit bitten|make made|have had has|do did done|be was were been is are am|
	become became|shut|hurt|hit|cut|put|let|set|cost|bend bent|burn burnt|learn learnt|dream dreamt|deal dealt|mean meant|
	dig dug|stick stuck|strike struck|swing swung|hang hung|bind bound|wind wound|grind ground|seek sought|forgive forgave forgiven|
	forbid forbade forbidden|shake shook shaken|wake woke woken|mistake mistook mistaken|swear swore sworn|bleed bled|breed bred|
	person people persons|man men|woman women|foot feet|tooth teeth|goose geese|mouse mice|knife knives|wife wives|leaf leaves|
	shelf shelves|half halves|wolf wolves|ox oxen|die dying|lie lying|tie tying|datum data|medium media|analysis analyses|crisis crises|
	index indices|matrix matrices|thief thieves|loaf loaves|scarf scarves|good better best|bad worse worst|program programme programmes`
	.split('|')
	.map((forms) => wordsIn(forms));

/** Everyday words that stand for each other in both languages, by a name for what they mean; forms of an English word need no entry. */
export const EVERYDAY_SYNONYMS = `
	home=live,reside,house,apartment,flat,住,住在,住址|job=work_at,works_at,work_for,works_for,employer,工作,上班|fee=price,cost,pay,charge,spend,budget,价格,费用,多少钱,花费,花多少,预算|
	broken=break,down,outage,fault,defect,坏了,故障,出问题|repair=fix,mend,修好,维修|ill=sick,cold,flu,fever,生病,感冒,发烧|car=vehicle,park,parking,汽车,停车,车位|
	child=kid,孩子,小孩|phone=telephone,number,mobile,电话,手机号,号码|food=eat,meal,diet,vegetarian,vegan,allergic,allergy,seafood,忌口,食物,过敏,吃素|
	deadline=due,latest,截止,最晚,之前,到期|lead=leader,boss,manager,head,chief,组长,经理,领导,负责人,负责|ship=deploy,release,launch,rollout,上线,发布,部署|
	approve=sign_off,sign_offs,signs_off,signed_off,permit,批准,审批,签字|start=begin,开始|end=finish,结束|customer=client,buyer,客户,甲方,顾客,客人|guest=visitor,访客,客人|
	wifi=wi-fi,wireless,wlan,无线网,无线,网络密码|password=passcode,pw,passwd,pin,密码,口令|doctor=physician,dr,医生,大夫|medicine=pill,drug,medication,吃药|shot=jab,vaccine,vaccination,injection,疫苗|
	meeting=meet,standup,会议,开会|rehearse=rehearsal,practice,排练|address=location,地址|invoice=receipt,bill,expense,reimburse,发票,报销,收据|picture=photo,image,照片,图片|
	trip=travel,journey,offsite,旅行,出差|flight=plane,机票,航班|train=railway,火车|singer=soloist,sing,vocalist,歌手|music=song,notes,sheet_music,音乐|noise=noisy,loud,renovation,装修|
	extra=spare,backup,备用|key=钥匙|desk=seat,sit,座位,坐在|team=group,squad,团队|fast=quick|buy=purchase|sell=卖|moved=relocate,搬家|holiday=vacation,day_off,休假,请假,度假|
	birthday=生日|pet=宠物|school=学校|exam=test_paper,考试|birth=born,出生|die=dead,death,pass_away,passed_away,去世|wedding=marry,married,结婚,婚礼|gift=present,礼物|
	color=colour,颜色|favourite=favorite,prefer,like_best,最喜欢|language=speak,语言,说什么语言|name=called,名字,叫什么,叫什么名字|senior=elderly,over_60,老人|tax=taxes|rent=landlord,lease,房租,租金|
	cupboard=closet,cabinet,柜子|box=package,parcel,箱子,包裹|server=host,服务器|version=版本|database=db,数据库|test=testing,测试|stress_test=load_test,压测,压力测试|interview=hiring,candidate,面试|
	intern=trainee,实习生|report=周报,报告|contract=agreement,合同|machine=device,机器|water=水|money=cash,donation,donate,捐款|shop=store,商店|open=opening,opening_hours,开门,营业|
	close=closed,shut,关门|error=bug,failure,报错,错误|fail=failing,flaky,失败|picked_up=pick_up,collect,fetch,come_for,comes_for|internet=broadband,宽带,断网,网断了|elevator=lift,电梯|
	big=large|street=road|clothes=dress,outfit,衣服|hobby=爱好|team_building=团建|weekly=每周|floor=楼|secret=秘密`
	// On a line of its own, as templates are searched for names of globals.
	.concat('|doc=docs,document,文档,文件')
	.split('|')
	.map((group) => {
		const [name = '', others = ''] = group.trim().split('=');
		return [name, [name, ...others.split(',').map((phrase) => phrase.replaceAll('_', ' '))]] as const;
	});
