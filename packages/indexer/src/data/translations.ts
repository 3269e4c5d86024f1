/**
 * English stems with their Chinese translations, best first, each with a character for its share: see the schema of the
 * translations kind. At the end, lines that begin with `>`: Chinese words with their English stems, or with none, instead
 * of what the lines of the stems say of them. Made by research/bridge/train.js; sources and licences are in NOTICE.
 */
export const TRANSLATIONS =
	// biome-ignore format: one line to a word
	`000000c0 淡化3
0020 回车符4
007e 回车符4
0x0 介于5 含3
100 音量9
1000 粗细5 加粗5
10000 毫秒2
1024 第6
10k 万E
123 内嵌3
125 请参阅3
128x128 像素6
146406 白底黑字3 黑底白字3
168 即可3
1750 后3
18309 版本号5
192 即可3
2000 端口号5
2015 只有4 仅指3 更3
2016 求4 幂3
2017 且5 顶级5
2020 低于5 当3
2022 对于3 才3
215 图片格式3
218 图片格式3
224 图片格式3
232 通信接口7
24x24 图片格式3
2x2 网格;
3000 发送至3 服务器程序3
3339 不是7
40000 端口号5
5001 发送至5 服务器程序5
509 签名2
50x40 图片格式3
55000 端口号5
8088 微处理机5
9229 默认值3
999 随机数4
aaa 白底黑字3 黑底白字3
aac 高级2
aacon 记帐3
aad 开发3
aae 自动应答?
aah 榴弹炮= 直升机8
aal 汇编语言4
aap 分析员4
aapl 阵列3
aar 澳州; 科技网;
aargh 啊B
aaron 亚伦Z
aarrggbb 一个2
aasynchron 异步4
aat 定期4
ababa 阿巴F
aback 顶风@ 朝6 突然3
abact 家畜9
abacus 算盘B 珠算>
abandon 遗弃< 委9 遗弃罪6 放弃6 废弃5 抛弃5 恣意3 自暴自弃3 放任2 弃船2 为所欲为2
abandone 被遗弃E
abat 除害6 减轻5 减少4 压低4 减税4 废除3 打折扣3 裁减3 中止3 还价2
abatementum 强夺6
abattoir 屠场N 角斗场E
abb 阿7 积木4
abbey 修道院;
abbot 住持@ 修道院5 男4
abbott 阿尔伯特H 培=
abbrev 缩写5
abbrevi 缩写D 缩7 简写7 简略5 略语5 缩编4 简缩4 址3 缩略3 节略2
abbreviatori 简略5 缩4 省略3 缩写2
abbreviatur 要旨:
abc 美国广播公司; 澳大利亚广播公司8 自动编码5 计价3 插件3 基础知识3
abdic 逊位< 辞职6 退位6 弃权5 放弃2
abdomen 腹部@
abdomin 腹鳍E 腹部;
abduct 诱拐? 展; 诱导: 绑架8 勾引3
abductor 诱拐者= 绑架者8 肌7 展6
abdul 阿卜杜勒Z
abdullah 阿布杜N
abel 艾贝尔N 亚伯E
abelian 阿贝尔Z
abend 异常3
aber 冒险游戏E 总称@
aberdeen 亚伯; 粗毛;
aberr 正路? 色差< 光行差; 偏离6 失常6 常轨5 畸变4 性格4
aberystwyth 威斯H 里斯特H 阿伯H
abess 缺席6 出庭4
abet 教唆@ 帮凶4 唆使3 怂恿3 帮助3
abett 教唆者< 煽动者6 唆使6
abettor 帮凶: 共犯8
abey 待定: 未定6 搁5 中止3 暂缓3 搁置2
abhor 痛恨E 憎恶7 回避4 拒绝2
abhorr 可恶5 憎恨5 憎恶4 抵触4 厌恶3
abid 安分守已6 照章办事6 遵守规则6 继续下去6 遵守5 寓所5 守法4 遵守合同4 经受4 守3 停留3 屈从3 居留2
abil 控制能力7 可移植性7 能力7 切换键4 才干4 才能2
abingdon 宾; 阿2
abject 糟透@ 自卑; 卑下8 无助6 可怜4 卑鄙3
abjud 判6 不法4
abjur 弃绝9 出逃8 绝6 宣誓4
abjust 距离3
abl 能够5 身心健康4 能干4 某3 框图2
ablaz 着火; 闪亮9 激昂8 闪耀6
abli 精明强干N 能干<
abm 统计局5
abnorm 异常9 变态7 不同寻常6 非正常6 反常5 畸形5 非常4 异常情况3
aboard 载驳船9 相撞8 之上6 火车4 船上4 飞机4
abod 长住; 住处7 住所7 住址6
abolish 裁撤: 废止7 废除7 革除6 撤销2
abolit 奴= 废除6
abolitionist 奴= 主义者5
abomin 痛恶< 可鄙: 令人厌恶5 可憎5 憎恶4 厌恶2
abondon 弃船8 遗弃5 废弃3
aborigin 土著居民D 土人> 土生> 土著= 原始2
abort 堕胎8 异常8 中止7 流产6 夭折5 提前结束4 毫无结果4 堕4 终止4 中途3
abound 富于9 充满4 大量2
abov 上方? 上面9 高于7 上述6 以上3 上级法院3 超过2 行将2
abr 比特6
abraham 亚伯拉罕Z
abras 研磨; 磨损6 磨擦5
abreast 并肩N 并列:
abrid 简捷B
abridg 节略C 节本: 剥夺5 缩写3
abroad 室外< 往6 留学6 驻外6 四散4 驻2 领取2 对外2 投资额2
abrog 废除8 取消5
abrupt 唐突: 陡峭7 突变6 突然6 阶跃5 不连贯5
abscess 脓肿R
abscond 潜逃@ 逃匿9 逃6 畏罪潜逃6 逃亡者4 逃亡3
absconditus 埋藏7 物3
absenc 擅离职守6 离狱6 与否6 缺乏5 缺席5 缺席判决4
absent 值守5 心不在焉5 缺勤4 漫不经心4 无故4 旷工4 缺席3 要约2 旷职2
absente 缺席者9 无故缺席8 在场6 在家6 缺勤4 旷课4 旷职4 旷工3 缺席3 在职2
absentia 外出9 缺席8
absentiion 作为4
absentmind 茫然; 精神3
absolut 绝对M 绝对路径8 绝对值6 无条件4 专制政治3 专制主义3 纯粹3 绝对误差3 确确实实2 绝对数2
absoluta 身体6
absolutist 专制政体: 专制主义9 主义者3
absolv 赦免9 宣告无罪7 免罪4 偿3
absolvitor 赦免5 释放3
absorb 吸收器: 吸墨6 吸收剂6 超支4 全神贯注4 吸收外资3 吸收3 少3 一心一意3 吸收性3 承担3 过重3 同化3 已3
absorp 摊配> 成本计算3
absorpt 吸收? 吸收率8 免收7 光吸收5 归纳4 归入4 吸收性4 吸收光谱3 全神贯注3 专心2
absoulut 绝对多数E
absout 抗辩4
absquatul 拐? 逃脱4 逃走4
abstain 申辩权; 戒; 自制3 弃权3 回避3
abstent 戒< 弃权7 回避3
abstin 戒除? 戒酒: 节制9 禁欲7
abstinendi 抛弃9
abstraco 抽象4
abstract 抽象H 摘要9 抽象类8 抽象化6 文摘6 提炼4 抽象概念4 心不在焉4 提要3 摘录3 抽象派3 数据抽象3 抽象机3 过账2
abstractg 摘要3
abstruct 简介E
absulut 绝对3
absurd 荒谬> 悖理; 归谬法8 论法8 荒诞6 荒唐5 可笑4 不合理2
abu 亚洲7
abund 充裕: 丰富6 大量4 充分3 过剩3 充足3
abundanti 过于8
abus 滥用@ 受虐6 恶习5 滥用职权5 人身攻击4 滥用特权4 谩骂4 弊端4 虐待4 侮辱性4 辱骂3 不顾2
abut 毗邻? 邻接5
abutt 住户: 地界6 相邻3
abyanc 缓办> 未定5 暂停3
abysm 深不可测> 底5
abyss 深海? 深邃< 深渊< 海底6 地狱4 深处3
aca 美国2 协会2
acacia 刺槐E 洋槐E 树胶9
academ 学术> 学业7 学术界7 学衔7 学籍6 学历6 学术团体5 研究院4 文理4 正视4 学院4 学会3 不切实际3 大学生3 欧州2
academi 院校E 学会9 学院5
academia 学术界< 生涯<
academician 院士A 学究< 大学生7 学会4 学者4
acb 转接器4 存取控制2
acc 累加4 累加器3
acced 继任< 参加国8 就任7 加入4
accel 加速5
acceler 加速I 加速器9 加速度6 油门5 提速4 催化剂4 促进2 加快2
acceleraton 早7
accent 口音< 注重8 重音7 加重5 重读4 特点4 强调2 反差2
accentu 念: 重音9 重读7 强调4
accepat 接机G
accepatnc 就职7
accept 承兑D 接受A 承兑汇票8 验收6 承诺4 认3 公认3 采用3 承付3 可忍受3 受领3 验收人2 合格2 两者2
acceptilatio 免除6
acceptor 承兑人? 浓度5 接受者3
access 存取I 访问H 辅助5 存取时间4 存取控制4 易接近3 访问控制3 存取方法2
accessio 附属物7
accessor 器?
accessori 从犯; 附件4 助词4 同谋犯4 帮凶4 附属3 辅2
accessoria 物4
accid 事故E 意外事故> 意外险7 意外事件6 车祸5 责任事故4 伤害事故4 意外4 次要方面4 偶然误差3 记录册2 机遇2
accident 意外< 次要方面4 无规则4 偶然4 偶然性3
accidentia 偶然4 因素2
acciderint 时候5
accidet 遇到8
acclaim 欢呼: 喝彩7 赞扬6 赞同4 称赞4
acclam 喝彩; 欢呼8 称赞7
acclim 水土A 适应6
accns 被告5
accnt 记帐4
accolad 谱号? 爵位7 赞美5 礼4 荣誉3
accommod 通融= 与人方便6 空头5 调停人4 欠4 担保人4 膳宿3 铺位3 分拣3 空头支票3 容纳2 住宿2
accompani 伴奏= 伴唱; 随同; 伴随物8 伴音8 陪伴5 伴5 见4 伴随3 附加物3
accomplic 同案犯? 共犯7 从犯6 同谋3
accomplish 造诣: 既成事实5 善5 逐4 缴税通知4 既4 完成3 成就2
accord 相符合7 根据6 顺延5 依法逮捕4 于是3 依法处理3 完全一致3 计酬3 按照3 行将2 相应2 相符2 给与2
accordion 手风琴J 折叠式; 可折叠7
accost 搭讪E 招呼< 勾引5 引诱5
account 帐户J 会计F 帐< 帐目8 会计师5 记帐4 会计学4 科目3 会计科目3 会计制度3 款3 帐单2
accountanct 中级8
accountantship 会计师3 精神3
accouot 立案7
accoutr 配备; 装备7
accpet 承揽人: 承兑人: 著5 承兑3
accredit 委派7 备案6 立案4 信用证3 任命2 开证2
accredite 受益者D
accrescendi 增添: 取得3
accret 添附A 连生? 添加物; 增大5
accru 应计B 计未付< 未收5 应征4 积欠3
accrual 权责= 应计; 发生额7 挂账7 计提5 预提3
accrul 获利7
accultur 渗= 文化7
accum 累加器8
accuml 累加8 累加器7
accumul 累计A 累加器@ 累积; 累加: 积累9 积聚8 蓄能器4 积累率3 资金积累3
accunt 呆帐4 坏帐4
accur 应计6 高手6 精确5 能手5 准确4 正确3 准确度3 精密3
accuraci 精度@ 准确度@ 准确率8 精确度8 控制精度4 计算精度4 准确性3
accus 指责者7 告7 控告6 被告5 控告信5 指责5 诬告5 指控5 控告人4 检举信4 诬陷4 自责3 归咎于2
accusatioon 告发3 某人3
accusatori 指责5 告发4 控诉4
accustom 习惯于> 惯常8 习惯3
acd 呼叫2
acdl 电路设计>
ace 好手9 幺6 发球4 一流3 少许3 杰出3
acerb 酸; 尖刻:
acess 随机存取6
acet 醋酸盐F 醋酸=
acetaminophen 乙酰C 退热C 氨基= 酚3
acf 存取控制6
acg 代码生成6
ach 哀怜> 疼痛< 痛5 票证4 痛苦2 渴望2
achiev 成就: 功业8 如愿以偿8 获得成功6 达到4 完成2
achill 阿喀琉斯Z
achromat 消;
aci 自动识别A
acid 酸性G 酸; 迷幻药: 酸类: 耐酸7 防酸7 尖刻6 敏锐2
acit 私6
ack 肯定8 确认4
ackermann 阿克曼Y
acki 确认3
acknowledg 承认7 认领7 答谢7 肯定6 应答5 收到4 确认3 收悉3 谢礼3 谢意3
acknowledgemnt 认领9
acknowleg 认可3 承认2
acko 确认3
acl 访问控制3
aclos 停产: 井3
acm 协会2
acn 痤疮C 粉刺C 网络服务5
acolyt 僧G 助手5
acom 自动编码8
acorn 橡实E 橡树? 果实=
acoronym 首字母;
acoust 声学@ 声= 声波8 听觉6 音响6 声音4
acousto 声光B 声光效应<
acp 软件包3 计算机程序3
acquaint 相识C 认识7 介绍4
acquest 购得; 获得2
acquiesc 默然< 默许:
acquir 取得8 后天7 学到7 受让方5 获得4 得4 收购4 赃款3 受让人3 既得利益3 兼并3 既得2
acquis 强征= 取得3
acquisit 取得< 采集: 获取9 购置7 贪得无厌5 招揽4 获得4 引流3 收购3 采集器3 获客3 拉新2
acquistit 取得5
acquistiva 时效3 取得3
acquit 无罪释放> 开释9 无罪3 免3 表现3
acquitt 清欠< 宣告无罪: 无罪开释9 裁定书4 清偿4 释3
acqusit 采集8
acr 亩产量= 英亩9 父系3
acreag 英亩= 面积9 亩数6 矿区6 矿3 租地2
acrid 刻薄< 苦味< 讥讽8 辛辣6
acrimoni 尖刻= 讥讽7 激烈4 严厉3
acrobat 杂技E 杂技演员A 杂技表演? 特技8
acronym 字母组合< 字首; 首字母5
across 跨A 所有7 另一边5 对面5 全域2
acryl 丙烯酸Z
acsl 仿真2
act 行为G 法案5 条例4 法例4 见效3 法3 法令3
acta 视2 后果2
actin 光化G
actio 诉讼7 诉4
action 诉讼@ 操作? 动作8 作用7 行动4 起诉3 诉2 行为2
actionbar 紧接在5 较窄5
actionem 自认7
actionum 代位权=
activ 活动P 激活; 活动状态6 现役3 活性2 处于2 活跃2 积极2
activa 立遗嘱7
activist 激进主义A
activit 投机2
acton 铠N
actor 男演员C 行动者C
actress 女演员M
actual 实际K 实在9 现实3 如今3 竟然3 实际上3 实2 具体条件2
actuari 精算: 员3 精3 保险业2 保险2
actuat 传动装置: 激励5 驱动器3 开动3 起动3 致2
actum 依4 场所3
actus 发生地5 行为4 犯罪行为3
acu 计算机用户5 控制部件3
acuiti 剧烈7 尖锐6 敏锐6
acumen 敏锐7 聪明6
acupunctur 针灸C 针刺A
acut 急性D 尖锐7 剧烈4 敏锐4 激烈3 严重2
acutionari 警戒6 注意2 警告2
acw 存取控制6
acycl 循环性7 非周期性7 无圈图5 同期4 非4 圈2 性2
ada 采集5 动态分析4
adaba 数据库系统6
adac 采集5
adag 谚语; 格言9
adalin 线性元件A
adam 亚当9 坚硬无比9 阿达姆7 坚强6 固执5 坚硬5
adapt 自适应G 适配器E 衔接7 自适应性5 适应5 适配4 适应性4 转接器4 改编3 自适3 适配卡2 改编者2 网络适配器2 适应控制2
adaptomet 自适应4 计3 计算器2
adaptor 拾音器@ 改编者; 转接器5 插座5 接合3 适配器2
adar 裸体< 采集3
adb 先进5 数据库系统3
adbm 管理系统4
adbt 汇集6
adc 模数转换= 编制程序5
adcc 数据通信4
add 添加M 加4 加法3 到2
addcon 常数3
addd 拨号3
addend 加数I
adder 加法器I 全加器8 猪鼻6 蝰蛇4 细数4 加法4 加减器4 加2
addi 缔H
addicit 毒瘾9 吸毒者8 癖4
addict 上瘾A 惯于: 瘾: 嗜8 入迷6 沉溺于6 沉溺4 吸食3 吸毒2
addison 艾迪N
addit 加法= 追加: 附加7 其他6 加4 相加4 增加4 额外3 增添2 添加物2 另外2 附加费2
addmet 算器G
addr 加法器4 编址4
address 地址S 寻址? 编址: 定址6 地址码3
addresse 收件人= 收信人; 台3
addressless 无地址?
addressograph 印写机A
addressor 发件人H 发信人H 发言人:
adduc 援引> 引证9 举出7 证言3 提出3 举证责任2
ade 数字编码2
adeem 赠6 撤销4 废止3
adelaid 阿德莱德Z
adempt 撤销6 赠5 废止4
aden 亚丁Z
adenau 阿登纳I
adenoma 腺瘤V
adept 能手7 赠予5 内行5 老练4 巧妙4 熟练2
adequ 足够7 充分保证7 适当5 充分4 善良4 胜任3 充分反映3 足额3
adequaci 足够7 适当3
ader 地蜡E
adesse 出庭6
adeu 无限期9 不定期6
adex 先行3
adf 设施3
adh 数据处理系统6
adhd 症? 注意力3
adher 依附: 信守7 粘附6 追随5 粘着5 追随者5 附着5 拥护4 坚持4 信徒4 附议4 固执3
adhes 橡皮膏; 粘着; 粘胶9 粘合剂8 附和8 粘附7 追随6 附着5 涂4
adi 数据交换3
adiabat 绝热K
adiministr 系统管理员N
adio 模数7 输入输出6
adipiscenda 占有权3
adipocer 尸蜡G 尸体4
aditor 审计官C
adjac 相邻I 邻接8 邻近7 毗邻6 邻5 邻接矩阵4 邻海4 毗连3
adject 形容词F 程序法6
adjoin 毗连< 邻接7 相邻6 邻5 毗邻5 住屋4
adjourn 休庭A 延期7 休会7 休会期5 休会期间5 退庭3
adjuctici 附带4
adjud 审判者6 评判员6 宣判6 裁定5 国际裁判4 裁判4 审判庭3 判决3 宣告3 审判3
adjudg 依法3 判决3 裁决2 认为2 裁定2
adjudicata 经6
adjudicatio 共有3
adjudicatori 审判机关>
adjunct 修饰语6 附属物3 附加3 助手3 附属2 树形2 附件2
adjur 誓约9 立誓7 宣誓3
adjurst 公证人6
adjust 调整J 理算: 调准4 调整器3 调整法3 调节2 精算2 计划调节2
adjut 副官> 助手5
adjutor 助手9
adl 数据链5
adler 阿德勒Z
adlm 财务数据>
adm 自动绘图8 数据管理5
admin 管理员<
adminicl 补充性: 补助3 副2
adminicul 副3
adminicular 补充5
administ 料理9 给予帮助9 总署5 经管4 垄断价格4 行政当局3
administr 行政G 管理8 管理性4 行政法3 管理费3 管理机构2 行政区域2
administratrix 女4
administravit 遗产3
adminitr 行政当局<
adminitstr 港务局:
adminstor 主管5
adminstr 市政管理A 丧葬7
admir 钦佩C 赞赏9 羡慕8 仰慕者7 司令7 旗舰5 求爱者5 赞美5 惊奇4 海军上将4 爱慕3 美好3
admiralti 海事法庭; 海军上将9 海军8 海军部7 英国海军7 海事7 海事法5 海商法2
admiss 容许9 入伙7 可接受性6 自白4 入场费4 接纳4 加入4 承认3 进入3 自认3 门票2 进场2 采纳2 负有责任2
admit 诚然8 招认5 承认4 准予3 公认3 律师资格2 交保2
admitt 导纳< 进入5 准许5 交保4
admonish 训诫9 告诫7 劝告6
admonit 申戒E 训诫9 劝告6
adnet 数据网络8
ado 纷扰A 忙乱> 麻烦7
adob 土坯N 风干N
adolesc 青春期F 青少年8
adolf 阿道夫Z
adopt 收养G 收养人7 采用6 领养人6 养父母5 领养4 采纳3 养女2
adopte 收养5
adoptio 收养;
adoptiopn 领养B
adoptor 采纳者I 收养4
ador 敬慕B 崇拜? 爱慕: 喜爱3 可爱3
adorn 生色? 装饰品7 装饰6
adorno 阿多诺Z
adp 数据处理系统4 数据处理3
adpromission 保证2
adquisition 取得4 市民2
adr 决策记录8 复算8
adrc 转接3
adren 肾上腺C 肾;
adrenalin 肾上腺素Z
adrian 德里@
adriat 亚得里亚海Z
adrift 随波逐流H 漂浮: 漂流9
adsc 服务中心9
adsn 拨号3
adss 数据交换4 软件系统3
adstipul 债权3
adt 抽象数据类型6 收发机6
adul 谄媚: 称赞7
adult 成人= 成虫= 成年: 普选权8 成熟5
adulter 搀假? 掺假= 冒充货; 奸夫9 搀水5 伪造者5 通奸4
adulteress 奸妇N
adulteri 通奸罪; 通奸; 男女7 诲淫诲盗7 奸4
adulterin 私生: 通奸6 假3
adulthood 成年8
advanc 预付< 高级9 预收8 预付款8 预支5 垫款5 预缴5 先进4 预收款3 垫付3 预拨3 暂收款2 高等2
advantag 好处8 优点7 利益7 合法利益6 有利5 公共利益4 微利4 便利2 有助于2 有益2
advast 先行4
advec 辩护人8
advent 来到E 来临<
adventit 所得4 偶然2
adventur 冒险6 冒险家6 冒险者4 冒风险4 投机者4 进取心3 合法性3 短期投资2
adventuress 女冒险家H 投机者A
adverb 副词Z
advers 逆境: 不利8 相反7 票面额5 敌对4 未经许可4 他4 贸易逆差4 对方3 灾祸2
adversari 敌手< 对抗: 对手6 敌对3
adversus 相4 反对3 反3
advert 留意6 看法6 引起3 广告2
advertis 广告G 广告费9 广告宣传7 做广告6 广告业5 广告商5 广告部3 广告公司3 广告社3 启事2 投广告2 投放2 告示2 公告2
advic 通知8 通知书7 通知单4 过期无效3 注入式3 出险2 忠告2
advis 提意见7 法律顾问5 技术顾问4 劝告4 顾问4 顾问处3 商量3 主意2 明智2
advisari 延期3
advisor 顾问: 财务咨询5 导师5 劝告3 教师3
advisori 谘< 询9 顾问7 咨询5 咨询部5 顾问费5 咨询机构4 忠告4 顾问团4 顾问处3 咨询服务2
advoc 律师法7 提倡者7 提倡6 军法官5 总长5 拥护者5 师公3 军法3 海军3
advocaci 提倡8 鼓吹6 拥护5 辩护5 术3
advocati 赞助人: 说话6 辩护人5
advowtri 姘居?
adx 数据交换6
aea 成人教育< 演员5 原子能5 协会3
aec 纠错8
aegean 爱琴海Z
aegi 羊皮9 主办5 庇护4 赞助3
aeon 万古= 永世= 时期3
aequo 公平合理<
aerat 通风9
aergag 海损6
aerial 空中= 民航6 天线4 航空3 航空运输3 空想3 空气2 领空2
aerob 健身法? 氧? 有氧; 菌;
aerodrom 机场A 飞机场>
aerodynam 动力学; 空气2
aeronaut 航空学E 航空6 术5 卫星通信4
aeroplan 飞机:
aerosol 烟; 雾:
aerospac 航天> 航天技术<
aest 东岸H
aesthet 美学J 审美? 美感?
aestimatio 赔偿金4 幅度2
aet 容器3
aeta 足7 成年5 龄4
aetiolog 成因C 学5
aew 预警系统?
afar 远处; 遥远9
afc 频率2
afdet 自动检测4
aff 查寻A
affabl 慈祥E 和蔼可亲< 友善7 亲切4
affair 事务9 内部事务6 外交部5 时务4 公事4 民族事务4 外交事务4 政务4 现况3 代办处3 总务科3 总务3 行政事务3 外事3 民政2 国际事务2 事态2 内政2 外交2
affari 国际事务A
affect 影响9 矫情6 夫妻感情5 情感5 做作5 感情5 假装3 安全级别3
affection 情爱C 挚爱C 深情C 亲切4
affiant 誓约8 宣誓3
affiar 民事权利9
affidavit 宣誓书7 证明书5 供状5 具结书5 寻回5 自白书4 供词4 录取3
affili 联营公司; 紧密联系6 联营5 附属5 分支机构4 分会4 支部4 联系3 从属关系3 隶属2 联2
affin 类同> 姻亲9 相似4 吸引3
affirm 肯定: 维持原判5 赞成票5 确认3 断言3 断然2
affix 词缀; 缀8 盖印6 署名4 画押4 附加物3 附2 印花2
afflict 事由: 折磨8 苦恼8
affluenc 流注A 富裕8 丰富3
affluent 富人? 支流9 富裕7 丰富3
afflux 流入9
afford 买得起@ 普及型@ 足以5 给予2
afforest 造林E
affraid 吵嘴> 打架; 闹事;
affray 滋事; 吵嘴9 聚众斗殴9 打架7 闹事7 互殴6 吵架5
affreight 策= 包运= 承运5 租船2
affront 侮辱6 冒犯6 面对6 轻蔑4
afghan 阿富汗J 阿富汗人A
afghani 富?
afghanistan 阿富汗E
afi 隔离4
aficionado 迷; 爱好者8
afield 战场8 偏离6 离开5
afioat 船上6 运输2
afir 炽烈H 燃烧=
afl 系列3
afloat 飘浮9 途中6 浸3 免于3 卸2 船上2 航运2
afo 编制4
afoot 徒步: 进行3
afor 预谋5
aforement 前述8 提到6 上述5
aforesaid 如上所述8 提到6 上述5 此项4
aforethought 不轨; 预谋:
afoul 缠住9 撞6 破4
afr 故障率6
afraid 恐怕< 遗憾9 害怕7
afresh 重新4
africa 南非F 非洲9
african 非洲> 非洲人= 西非= 东非< 非洲开发银行8
afrikan 南非< 白人7
afrocentr 中心主义C 非洲;
afsk 频移键控?
aft 取款: 船尾5
afterbirth 遗腹子D 胞D 胎2
aftercar 调养@ 安置4
afterclap 节外生枝E 意外2
afterglow 夕照N 晚霞N
afterlif 下半生N 来世?
aftermath 后果9 结果3
afternoon 午后H 后市9 下午9
aftershav 修脸C 润肤露C 须7
aftershock 余震Z
aftertcar 安置:
afterthought 想法;
afterward 后来= 然后6
aga 大官= 将军: 领袖8 年龄3
again 不再< 再次: 然后9 重试8 原处3
against 不服6 凭5 冲抵4 针对4 交4 某人3 抵2 倚靠2
aganc 人事代理N
aganist 陷害:
agap 张口H 目瞪口呆;
agar 琼脂N 石花菜N
agatha 阿加莎Z
agc 自动增益A
age 年龄A 龄: 法定年龄7 老化6 退休年龄6 超龄5 船龄4 老年4 适龄4 陈4 成年4 老3 时代3 寿限3 适婚年龄2
ageism 歧视9
ageless 永恒: 老8
agenc 代理< 机构6 代收款4 总代理4 分销3 代理商3 代理店3 经销处3 代理处3 机关3 信用等级3 代销店3 新闻处2 代管2 专门机构2 开发署2
agencey 代理店;
agenda 议程< 议8 会议议程7 记事5 备忘4 议事3
agendum 议9
ageni 代理3
agent 代理人G 代理商8 代理6 智能体4 代理行3 经纪人3 代理店2 经理人2
agentin 根廷N
ager 租赁契约5 公有4
aggi 农科大E 学校6
agglomer 粘结剂N 凝结剂E
aggrandiz 扩张4 殖民4
aggrav 加重E 恶化7 严重7 恼怒2
aggreagt 总金额;
aggreg 进取8 聚合7 聚集6 聚集体5 集合体5 集合5 总计4 总体规划4 聚合体4 生产额4 合计3 总需求2 总金额2
aggregatio 成立4 意思4
aggress 侵略A 敢作敢为9 侵略战争8 寻衅6 攻击性6 进取心5 互不侵犯条约5 放肆5 畔4 侵犯4 互不侵犯4 挑衅4 过火3 进取3
aggressor 畔; 侵略国; 攻击者9 侵略者8 挑3
aggriev 受委屈@ 委屈8 不法侵害5 害人4 不平4 悲痛3 感到3 受损害3 受害3 外籍人2
aggro 暴力行为@
aghast 吓呆E 惊骇9
agil 敏捷9 机敏9 灵活7
agio 扣头H 贴水8 折扣3
agiotag 兑换3 汇兑3
agit 煽动者: 搅动9 扰动4 摇动4 鼓动4 工潮3 激动3 煽动3 焦虑2 战2
agjust 年终6
aglow 通红E 发光6
agm 音乐家; 空对地;
agn 艾7 尼3 丝2
agnat 宗亲E 父系亲属? 宗族;
agnatio 男方? 男7
agnew 阿格N
agnost 不可知论A
ago 前@ 年前8 天3 秒2
agon 难忍= 濒死= 感到痛苦7 折磨4 极度3
agoni 挣扎9 极大4
agonis 苦闷< 挣扎: 烦恼8
agrarian 耕地: 土地改革8 所有制5 土地4
agre 议定: 商定9 应允6 约定5 一致同意4 完全同意3 裁减3 同意3
agreamentum 同意2
agreeabl 令人9 同意2
agreement 协定E 协议? 契约4 合约3 聘任2
agribusi 农产品7 行业3 农业2
agricultur 农业J 农产品6 农产5 农业银行4 农业税4 农用4 耕作4 集约农业4 农业贷款4 农副产品4 非农业3
agro 农工9 经济区8 农艺师3 技术人员3
aground 搁浅: 地面4
aha 啊哈Z
ahead 先行= 加码5 正前方4 超前4 胜3 打入3 一期3 响导3 向前2 前面2 领先2
ahem 呃N
ahh 羟化酶H 芳基H
ahm 艾哈迈德Z
ahold 驶C 握: 抓5
ahpl 硬件2
aia 建筑师;
aic 截4
aid 援助; 经济援助5 辅助工具5 外援5 计算机辅助5 辅助4 决策学4 爱滋病4 法律援助3 资助3 效劳3 助手3 副官2 调式2
aida 四4
aider 帮手A 助手4 助理3 救助3
ail 生病< 互联7 处境4 各种3 苦恼3
ailment 病痛E 失调6 疾病5 病态5
aim 信息管理9 击中目标6 致力6 瞄准6 对准目标4
aimless 漫无目的@
ain 非婚生:
aintre 特里@
aip 每秒4 信息处理系统2
air 空运; 空气: 航空9 空中7 晾6 航空运输6 空对空4 空调4 制空权4 上空3 空气调节3 白羊座3 兜风3 领空3 空邮2 航空信件2 航空邮件2 定票2 风量2 空军通信2 大气质量2
airbon 机载A
airborn 升空< 空降< 机载; 混合式6 污染物3 空中2 空运2
airbus 空中客车Z
aircraft 航空器< 飞机; 一切4 飞行3 空中2
airfar 票价=
airfield 飞机场> 机场9
airflow 气流8 空气6
airforc 空军C
airfram 机身N
airi 轻快6 幻想5 空气4 通风4 空中4
airili 轻盈E 快活9
airless 空气6 通风6
airlift 补给线C 空运7
airlin 航空公司8 客机8 班机5 航线5 订票5
airlock 气闸C 气密9 塞4 气4
airman 飞行员< 空军: 士兵3
airmov 通风设备= 通风7
airplan 航空法; 飞机7
airport 机场A 飞机场:
airship 飞艇N 飞船@
airspac 领空; 空域9
airstrik 空袭H 打击5
airstrip 跑道?
airtight 气密< 不透气: 无懈可击7
airwav 电视广播? 电波: 波4
airway 航空线> 风道9 空运5 空中3
aisl 廊C 走廊5 道2
aisn 最先: 长子6
aist 信息系统4
aitken 埃特= 艾6 肯4
aiu 抽象3
aix 执行程序7
ajar 半开; 和谐4 协调2 开2
aka 详细信息3
aki 肯定4
akin 同源> 同族9 同类5
ala 唉H
alabama 亚拉巴马州Z
alabast 雪花A 石膏8
alacr 乐意; 轻快7 敏捷5
aladdin 阿拉丁Z
alain 阿拉A 阿兰>
alamein 阿拉曼Z
alamo 白杨Z
alan 艾伦F
alarm 报警@ 惊恐8 报警信号8 警钟7 闹钟6 报警装置5 警铃4 告警4 担忧4 警报4 报警器3 预警3 受惊3
alarmist 杞人忧天E 轻事重报E
alaska 阿拉斯加州N
alaskan 阿拉斯加N 阿拉斯加州E
alastair 斯泰尔E 阿拉?
alban 邦8 尔4 奥4
albani 奥尔巴尼Z
albania 阿尔巴尼亚Z
albanian 阿尔巴尼亚人Z
albatross 信天翁N 沉重负担N
albeit 尽管< 虽然;
albert 艾伯特Z
alberta 亚伯达Z
alberto 阿尔贝托Z
albi 租3
albinatus 外侨6
albion 阿尔比N
album 唱片8
albumin 白蛋白H 蛋白;
alc 汇编语言4
alchemi 炼金术N 魔力<
alchemist 炼金术士Z
alcohol 酒精中毒C 酒精A 酒精性7 酒6 酒鬼6 酗酒6
alcov 小亭E 壁龛; 凹5
alcyonn 翠鸟? 缎9
alder 桤木Z
alderman 地方官= 市议员7 市政6 市长3
aldershot 肖H
aldridg 奥尔德E 里奇5
ale 麦芽:
aleat 侥幸7 赌博5
aleatori 幸9 侥幸5 赌博3 投机2
alec 亚历克T
alert 警报; 报警9 告警5 报警信号5 戒备4 预警4 警觉4 留意3 报警器2 灵敏2 零时2
alertor 报警器=
alex 开放4
alexand 亚历山大K
alexandra 亚历山德拉Z
alexandria 亚历山大D 亚历山大港C 大帝@
alexei 阿列克谢I
alexi 西斯E 亚历克?
alf 阿尔夫Z
alfalfa 苜蓿K 紫B
alfonso 阿方索Z
alfr 佛= 雷德4
alg 算法2
alga 藻类N 海藻H
algebra 代数U 代数学6 布尔代数4 抽象代数3 代数方程3 代数和3 线性代数2
algeria 阿尔及利亚N
algerian 阿尔及利亚人N 阿尔及利亚E
algier 阿尔及尔Z
algol 算法语言6 面向2
algor 拉伯B 计数法5 十进位5
algorith 脉动8 心动6
algorithm 算法Y 控制算法4 算法语言2
alia 别名I 为人所知5 化名4
alias 别名> 假信号3 渲染3
alibi 托辞6 在场6 犯罪现场6 驳倒5 辩解4
alida 阿7 莉4
alien 离间; 外侨: 疏远7 外籍人7 外籍6 外国人5 侨民5 侨5 移民法5 外籍人士4 让4 转让3 疏3 割让3 相异2
aliena 他物权: 他人4
alienag 国籍6 他2
aliene 受让人<
alieni 支配者: 婴儿4
alight 点着? 落下7 偶然3
align 对齐D 对齐方式= 对准9 排成5 不结盟5 校准4 结盟4 帧定位3 对准目标2
alignmentg 结盟<
alik 同样7 一样7 平均分配6 相似3
aliment 扶养费:
alimentari 膳食=
alimoni 赡养费> 瞻养; 生活费7 维持费7 扶养费6
alio 别有用心E 阴谋6
alison 艾8 莉4
alistair 斯泰尔E 阿利?
aliund 旁证<
aliv 活着> 热闹8 带电5 敏感3 活3 活泼3
alix 阿利J
alizarin 茜素Z
alkali 碱A 碱性?
alkalin 碱性H 碱>
allah 安拉Z
allan 艾伦F
allay 平静5 缓和5
alleagt 声称;
alledg 被窃@
alleg 指称; 声称: 宣称6 事实陈述5 所谓4 主张4 指证3 申述3 断言2 申辩2
allegi 效忠9 祖国8 忠贞8 忠诚7
allegor 讽喻N 寓言;
allegori 寓言@
allen 艾伦F
allerg 过敏8 反感8
allergen 变应原Z
allergi 变应性E 过敏7 反感7 厌恶4
allevi 镇痛= 缓和6 减轻5
alley 巷A 死胡同> 小路;
alleyway 街> 小巷= 走廊6
alli 同盟国7 同盟者7 联姻7 联盟6 结盟5 联营3 起来2 联营公司2
allianc 同盟条约9 联姻9 军事同盟9 神圣同盟9 同盟8 联盟5 盟约4
allig 短吻鳄N
allison 艾利森Z
allist 卡利斯D
alloc 分配D 资源分配6 分配程序4 拨给3 分摊3 分配任务2 分配资源2
allocat 分配器;
allocut 训示? 陈述2
allocutus 训示? 陈述2
allodium 自主3
allograph 代书= 签名2
allom 补助金6
allomorph 词素N
allonym 假名9 别名5
allot 分配5 配给制4 拨款3 分派3 分配制2 配给2
allotte 分派7
allow 允许J 津贴? 折让9 备抵7 补助费2
alloy 合金F 合铸> 铸成7 成色7
allround 一齐?
allspic 香果N
allud 暗指< 提及:
allur 诱惑力? 诱人9 吸引6 魅力4 迷人4 引诱3
allus 暗指< 提及:
alluvion 冲积H 新生: 泛滥7
alm 救济品@ 旬7 高山7 施舍6 救济金4
alma 歌女H 舞女H 阿尔玛H
almanac 历书N 年历A
almighti 全能A 万能9
almond 杏仁Z
almost 差不多< 周期函数6 几乎5 准4
aln 层2
alo 芦荟N
aloft 高处; 上2
aloha 网6
alon 独立9 独行5 独自4 独立型4 单独3 独立程序3 孤独3
along 沿着9 随9 抵达7 平行3 船上3 向前3
alongsid 靠拢< 船边8 泊5 旁边4 以及3
aloof 离群? 超然: 冷漠7 高傲7 远离7 冷淡3
aloud 大声7 声4
alp 阿尔卑斯山脉= 线性规划3
alph 字母4
alpha 字母码9 甲级9 信号系统7 开端4 最初3
alphabet 字母C 字母表? 检验字母3 栈字母表3
alphageometr 几何图形8 几何5
alphamer 字母4
alphamosa 镶嵌7 拼4 嵌3
alphanum 字母3
alphanumer 字母=
alphaphotograph 照相法D
alphascop 显示器5
alpin 高山H 麦卡尔=
alreadi 已E 已经5
alright 没8
alsatian 阿尔萨斯N
alt 菜单栏3 倍增3 更替3 另外2 处于2
altar 圣坛N 祭坛J
altarpiec 祭坛装饰N 组塑N
alter 变更; 成行5 改变4 修改3 改动3 涂改3 议2
alteram 另一方8 听取3 双方2 听2
alterc 争吵7 争论4
altermod 变更3
altern 交替? 择9 供选择7 替代6 备选5 轮流4 更替4 交错4 选择对象3 非此即彼3 替换3 其一3 交变2 路段2
alternatiua 债3
although 尽管< 虽然;
althuss 阿尔都塞Z
altitud 海拔< 高处8 高度7
alto 女低音H 男声A
altogeth 总而言之E 问与答4 完全2
alton 尔顿N
altrincham 奥特>
altruism 利他主义H 他7
altruist 私心? 他6
alu 运算器6
alum 明矾H 矾= 校友<
alumina 氧化硅@ 氧化铝@
aluminium 铝P
aluminum 铝F
alumnus 毕业生< 校友: 男3
alway 始终V 总是4
alzheim 阿尔茨海默N
ama 计价3
amalgam 齐化= 合并8 汞合金8 汞6 组建3
amanda 阿曼E
amass 堆积9 积聚9
amassett 刮刀H
amateur 客串@ 爱好者; 非专业9 外行5
amateurish 业余9 外行8 熟练4
amaz 惊异: 吃惊9 惊奇8 惊愕4 惊讶4
amazon 亚马孙河Z
amazonian 亚马逊河E 男子气? 刚勇<
ambassador 大使A 使节4 特使4
ambassadori 大使级= 大使: 节3
ambassadress 大使夫人N 女大使N
amber 琥珀N 琥珀色E
ambianc 周围环境A 气氛9
ambienc 周围环境A 气氛9
ambient 环境= 或非5 环境噪声5 周围环境4 气压2
ambigu 歧义@ 二义性@ 多义性9 含糊7 明确4 模糊性4 义3 暧昧3 不明3
ambit 志向< 野心: 周围4 领域3 界限3
ambiti 抱负不凡H 雄心勃勃H 野心>
ambival 模棱两可8 矛盾7 情绪4
ambl 缓行H 从容4 漫步4
ambros 安布N
ambuatori 动产5
ambul 救护车A 救护;
ambulatori 走动8 回廊8 步行4 变更4
ambush 伏兵H 伏击< 埋伏:
amd 微机7 旁4 拥有3
amdahl 阿姆德N
ame 阿姆斯= 平均值3
amelior 改善8 改良6 改进5
amen 阿门9 适意6 服从5 依照4 享受3 接纳3 便利3 礼仪2 方便2
amend 修正? 修正案> 修改7 改正3 修订本2 改善2 签证2
amerc 罚款4 罚金4 惩罚4
amerci 罚款5
america 南美洲= 美洲= 拉丁美洲; 美国2
american 美国G 美洲9 美国化8 美洲国家组织4 劳联3 导报3 美钞2
americanist 美6
amh 信息处理系统6
ami 管理信息系统9 艾6 外国人3
amiabl 和蔼可亲B 仲裁者9 调解者6 亲切6 亲4
amic 友好< 合意7 友善7 和睦4 让价3
amid 其间A 其中6
amidst 当中>
amien 亚眠Z
amin 敏> 阿3
amino 氨基E 氨基树脂E
amish 孟F
amiss 顺当C 出差错= 毛病8 缺陷3
amiti 友好条约<
aml 先进2
ammesti 大赦7 赦免4
ammo 弹药< 军火:
ammonia 氨水N 阿摩尼亚N
ammonium 铵Z
ammunit 枪枝弹药? 弹药9 军火7
amnesia 健忘症F 缺失4
amnesti 大赦令< 大赦: 赦免5
amok 乱砍8
among 之中; 民间8
amongst 之中> 当中8 之间5
amor 无从8 多情8 爱情5 恋爱5 范畴3
amorph 非晶J 无定形=
amort 摊销J 摊提7 分期偿付6 摊还6 摊5 分期4 折算3
amortiz 摊还6
amount 金额E 额< 数额5 保险金额4 保额3 输入额3 债务额3 负债额3 终值2 量2 相当于2 应纳税额2
amour 奸情E 男女关系A 恋爱8
amp 安培: 移动电话:
amper 安培F 匝7
amphetamin 苯丙胺N 安非他明E
amphibi 两栖> 两栖作战> 协同作战> 陆海空军> 水陆7
amphibian 水陆两用A 两栖动物> 两栖类> 水旱>
amphitheat 竞技场; 看台9 剧场8 梯形2
amphitheatr 大会堂A 竞技场: 比赛场9 剧场7
ampl 充足6 丰富3 大量3
ampli 充足: 充裕9
amplif 放大? 放大系数9 功率放大8
amplifi 放大器T 引伸4 大器3 放大3
amplitud 振幅E 幅度> 调幅9 波幅6 脉冲幅度5 广阔3
amput 截肢= 切断9
ampute 截肢E
amsterdam 阿姆斯特丹Z
amuck 横行霸道= 胡作非为= 乱砍7
amulet 护身符N
amus 发笑= 兴味; 娱乐活动; 逗乐8 消遣7 娱乐7 有趣3
amygdala 巴旦杏H 扁桃H 扁桃体@
ana 言论集A 语录< 轶事7
anabol 代谢N
anachron 落伍7 潮流7 时代6
anachronist 时代:
anaconda 蟒F
anaem 贫血9 贫血症9 活力3
anaemia 贫血症; 贫血; 活力4
anaerob 厌A 缺氧A
anaesthesia 麻醉9 麻木7 缺乏症6
anaesthet 麻醉剂< 麻药< 麻醉7 麻木5
anaesthetist 麻醉师Z
anagram 回文N 构词法N
anal 肛门C 分析员;
analges 止痛剂E 痛觉E 止痛?
analog 模拟C 类推9 类比6 模拟计算5 比拟4 类推法4 相似3 比附3 模拟信号3 模拟输出3 模拟机3 模拟系统2 摸2
analogi 类推7 相似4
analogu 类似物A 相似3
analys 细察= 分解2
analysi 分析T 分析法6 系统分析3 分析程序3
analyst 分析员@ 系统分析员? 精神分析学家: 分析家9 师2
analyt 分析6 善于5 分析方法5 解析4 细算3 解析数论3 分析模型3 埋点3 分解2
analyz 分析器A 分析程序< 分析仪; 细察4
anamorph 镜头; 畸形8
anarch 无政府主义E 无规律@ 无政府< 守法4
anarchi 无政府= 混乱5 秩序4
anarchist 无政府主义=
anarcho 无政府9 自由主义3
anasazi 外星C 阿那C
anathema 革出= 咒9 令人厌恶5 责5 诅咒4
anatom 解剖? 解剖学< 上3
anatomi 解剖学A 骨骼8 剖析5
anaual 年利率;
anc 新闻社= 氮6 非洲5 消除器5
ancest 祖先8 继承人3
ancestor 上级8 祖宗8 祖先6 至3
ancestr 祖产: 祖传9 祖籍9 原籍6 祖先4
ancestress 女性=
ancestri 先辈> 名门: 世系7 祖先4
anchor 定位点I 抛锚9 锚8 起锚5
anchorag 锚< 锚地9 停泊7 泊5
anchorman 新闻节目? 第一名? 运动员5
anchovi 凤尾鱼H 鳀H
ancient 旧: 古代6 年老4 古老4 采光4
ancillari 附属6 辅助4 副业4 助手3 辅助材料3
ancova 协方差;
and 安: 德3
andean 安第斯山脉J 安第斯B
andersen 安徒生Z
anderson 安德森R
andi 迪9 安5
andibl 度4 听3 能2
andr 安德烈N
andrea 安德里N 亚斯8
andrei 安德烈N
andrew 安德鲁N 安德鲁斯N
androgyn 雌雄A 雌雄同体< 两性<
android 安卓N 机器人4
androphonomania 杀人狂9 癖9
anecdot 轶事J 奇闻C
anecho 消声室E 隔音室E
anem 贫血9 贫血症9 活力3
anemia 贫血症; 贫血; 活力4
anemon 海葵N 银莲花N
anesthesia 麻醉: 麻木7
anesthesiologist 麻醉:
anesthet 麻醉剂> 麻药> 麻醉8
aneurysm 动脉瘤Z
anew 重新4 再2
anfield 安菲尔德N
angel 天使H 善人= 安杰利= 守护神9
angela 安吉拉Z
angelfish 楔形A 神仙< 鲨鱼8
anger 忿怒A 发怒8 激怒4
angi 安吉H 琪A
angina 绞痛> 咽>
angl 角度? 角< 钓鱼8 博取6 入射角6 谋取4 相位角4 反射角4 尖括号4 角落3 定向钻井3
angler 追逐> 攫取9 钓鱼8
anglesey 西岛N 安格尔8
anglia 英格兰C 普通法2
anglian 盎格鲁F 族人5
anglic 英语6
anglican 盎格鲁? 英语4 英国3
anglo 英美法A 英国人=
angola 安哥拉N
angolan 安哥拉N
angri 愤怒7 生气6
angrili 愤怒:
angst 疑惧E 焦虑9
anguish 感到痛苦9 痛苦8 剧痛6
angular 尖角9 角9 角位移8 角速度7 生硬5 消瘦4 尖括号4 角度3
angus 安格斯Z
angydrid 酐H 脱水9
ani 号码5
anim 动画D 动物> 动漫6 卡通6 活生生6 动效4 生气3 欢快3 畜3 生命3 制作者2
animali 家畜7
animo 何在C 诚心诚意8
animos 仇恨; 憎恶8 敌意5
animus 意图@ 表里如一3 态度3 意向3 敌意3
anis 茴N 芹8
anisochron 步6
anisortropi 各向异性A
anisotrop 各向异性8 传声4 均衡3 均2 质2
anisotropi 各向异性H 异性3 各项3
anita 塔6 尼5 安3
aniwrit 写字:
anjust 发票2
ankl 踝N
anmesti 大赦8 特赦7 赦免4
ann 安妮> 安9 一年7
anna 安娜H
annabel 安娜A
annal 编年史A
anneal 退火C 调整3
annett 安妮特Z
annex 附加物: 并吞8 侵吞8 兼并7 相联3 附属2 盖2
annexo 附件4 遗嘱2
anni 安妮= 嫁6 结婚年龄2
annihil 湮灭@ 消除器; 歼灭; 消灭3 废止3
anniti 金3 年2
anniversari 周年纪念Z
anno 结婚年龄5
annot 批注A 注释< 注解4 评注3
announc 播报@ 报出7 公告5 报幕员5 宣布4 报告员3 通知2
announci 报警器=
annoy 烦闷; 麻烦事8 可厌8 恼怒7 恼人5 烦恼4 骚扰4 讨厌4 打扰3
annual 年度C 年: 年报5 全年5 岁入4 每年4 一年生3 年薪3 年利率3 年息3 岁计3 年率2 年度报告2
annuat 养老6 退休4
annuit 享受5 领3
annuiti 金E 年> 金领3 年俸3 养老金2
annuityari 金3
annul 废止6 废除4 宣告无效3 无效2 取消2
annular 环状=
annum 年率8 增长速度7 年息5 每年4 一年4 年利率4
annunci 通告5 宣布4 公告3
annus 周年E
anod 阳极Q
anoint 涂油B 施以4
anom 颓废8 反常4
anomal 半真半假; 异常5 反常3 不规则3
anomali 异常现象? 异常值< 畸形4 反常3 不规则3
anomalist 近7
anonym 匿名I 化名7 匿名信6 姓氏5 机群4 具名4 脱敏3
anorak 短大衣A 茄克A 风帽A 风雪A
anorex 厌食症C 神经性> 厌食: 食欲4 简洁4
anorexia 厌食A 食欲8
anoth 另F 其他6 代垫5
anpassungsinfl 通货膨胀3 性2
anrz 不归零制5
ansa 网络系统5
anselm 塞姆N
ansi 国家标准9 加粗3
ansl 美国3
answer 应答9 答辩8 回答7 回答者5 答案5 可驳斥5 应答器3 答应3 问答2 罪责2 自动应答2 解答2 环状2
answerphon 答录机N
ant 蚂蚁; 事前9 赌注7 动态分析3 原状2
antagon 对立7 敌对6 反抗3 敌意3 对抗3
antagonis 怨: 仇敌7 反作用5 敌对3 抵销2
antagonist 敌手9 对抗性矛盾9 对手5 敌对4 对抗4
antarct 南极L
antarctica 南极洲M 南极?
antebellum 南北战争H 战前<
anteced 情5 前提4 先行4 先例3 事前3 先前3 预审2
anteceden 犯意7 事前3
antecessor 故主E 祖先5 发起人5
anted 提前4 载货4
antelop 羚羊N
antemortem 受伤7
antenat 出生5
antenatus 婚前8
antenna 天线D 触角; 触须9 天线阵8 定向天线8
antenupti 婚前G
anteo 遗言B
anterior 先前8 前面6
anteroom 前厅= 候7 休息室7
anthea 安西D 娅:
anthem 国歌A 赞美诗> 圣歌<
antholog 诗选N 选集N
anthoni 安东尼L
anthor 边防;
anthrax 炭疽Z
anthropolog 人类学U
anthropologist 人类学家Z
anthropomorph 赋于C 拟人C 人形C
anti 反= 反倾销6 反倾销法5 反党4 反托拉斯法4 抗4 反编译3 反正2 反函数2 反对者2
antiabortionist 堕胎7
antiaircraft 防空H
antialias 显示器4
antiatom 原子6
antiauthoritarian 主义4 独裁4
antibacteri 抗菌A 抗菌剂A
antibiot 抗生N 抗生素N
antibodi 抗体X
antiboyvott 抵制6
antibriberi 贿赂5
antibug 防错E
antibureaucrat 官僚主义=
antic 滑稽7 古怪5 姿态4
antichresi 一种5 孳息3
anticip 预计: 预期6 占先5 提前4 预先3 先期2
anticipatin 预支9
anticipatori 提早9 先行9 超前3 登台2 预支2
anticoincid 异E
anticomput 反3
anticontraband 缉私=
anticrim 预防犯罪< 反对3
antidepend 反3
antidepress 抗抑郁E 抗抑郁剂E 抗7
antidisturb 抗干扰C
antidot 解毒剂N 解毒药N
antidraft 征兵=
antiespionag 反间谍H
antiforeign 排外N
antifreez 防冻剂Z
antigen 抗原Z
antigovern 反3
antigraphi 契据3 副本3
antigun 军火:
antihistamin 组胺A
antiinflationari 通货膨胀2
antikindnap 绑架:
antilabor 劳工法;
antilog 前后矛盾8 自相矛盾7 反对4
antilogarithm 真3 反对3
antimagnet 磁性材料? 磁性7
antiman 人类6
antimatt 反物质Z
antimicrobi 抗菌A 抗菌剂A
antimissil 飞弹E
antimonopoli 独占7 党3
antimut 书报<
antinarcot 缉毒D
antinod 波腹H 波5
antioxid 抗氧化剂H 防老H 化剂7
antiparasit 反干扰J
antipathi 反感9 厌恶6
antiperiod 周期函数7 反3
antipollut 抗污染H
antipopular 人民7 大众7
antiqu 古物= 古代人< 古风< 古老8 古董6 古代6 旧式5 过时5 年老4 陈旧3
antiquarian 古董商> 收藏家> 文物= 古6
antiquo 昔日A 旧时< 过去4
antirac 抗9 种族主义5 种族歧视4
antiracist 种族主义者E
antireciproc 可逆8
antireflect 防;
antirevolut 反革命E
antisept 抗菌< 抗菌剂< 防腐剂; 防腐9
antislaveri 奴隶制E 奴隶制度?
antismuggl 反走私J 缉私船8
antisoci 社交5 公众3
antistop 关键词?
antisymmetr 称B 非对称3
antiterror 反恐怖B 恐怖主义:
antithesi 对立面< 对照7 对偶4
antithet 正相反? 对立9 对偶7
antiton 反序N
antitreason 谋叛;
antitrust 反托拉斯F 反托拉斯法<
antivir 抗病毒Z
antiwar 反战L
antler 鹿角Z
anto 战前B
antoin 安托万Z
antoinett 内特N 安托瓦N
antomot 原始数据7
anton 安东Z
antoni 安东尼L
antonia 娅B 安东尼:
antonina 四分之一9
antonio 安东尼奥Z
antral 窦= 房: 室5
antrim 特里;
antwerp 安特卫普Z
anus 肛门E
anvil 铁砧Z
anxieti 令人焦虑C 焦虑; 忧虑5
anxious 发愁= 忧虑9 不安4 渴望3
anybodi 任何人9 人物7
anyhow 无论如何A 至少6
anymor 再也N 不再5
anyon 任何人9
anyoth 各项9
anyplac 任何5
anyth 任何7
anytim 无例外> 时候9
anyway 仍然@ 仍9 无论如何5
anywher 何处: 无论2
aon 全部4
aoun 奥7 恩3
apac 急速7 快速2
apach 帕8 阿3
apart 公寓6 租房5 零碎5 房间4 房子3 变得3 分离3 分别2 成2
apartheid 种族隔离<
aparthi 种族隔离9
apathet 无动于衷8 兴趣5 感情5
apathi 无兴趣; 冷漠6 感情5
apb 应用程序3
apc 程序控制4
apd 部5
ape 猿; 应用程序3 评价2
aperiod 周期3
aperitif 开胃酒Z
apertur 孔径: 窗9 相对孔径6 数值孔径6 阑6 小口径5 孔5 小孔4 缝隙3 光圈3
apex 最高潮C 尖端6 树形4 顶3
aphid 蚜虫Z
aphor 警语N 格言9
aphrodisiac 摧A 春药A 性欲5 激发2
api 程序接口5 接口文档5 联调4
apic 顶端;
apiec 而论: 各6
apl 四月8
aplomb 泰然自若A 沉着6 垂直3
apnea 呼吸8 窒息6
apocalyps 启示: 启8 两头3 大象3
apocalypt 启;
apocryph 凭信H 伪2
apoge 远地点H 最高点: 极点7
apolit 关心8
apollo 阿波罗R 美男子H
apolog 道歉C 谢罪= 赔礼道歉9 辩解者7 悔过书5 辩解3
apologet 急于@ 道歉: 辩解7
apologia 辩9 辩解4
apologis 道歉=
apologist 辩解者: 教义9 辩护者8
apostasi 叛C 脱党9 教6 背4
apostl 使徒? 士6 基督教2
apostol 徒B
apostroph 撇H 省6
apothecari 药房? 药剂师=
apotheosi 神化? 尊崇< 美化7
app 一个包3 应用3
appal 丧胆C 惊骇= 吓坏9 骇人6 毛骨悚然4 令人震惊4
appalachian 阿巴拉契亚E 阿帕拉契E 山脉2
appanet 阿帕网: 帕: 计算机网4 阿4
appang 安排4
appar 清晰可见7 明显7 表见代理5 假死5 约计4 状况良好4 表面4 显然4 供应量3
apparatus 传真机9 审判机关4 器官4 器具3 装置2 司法机关2
apparel 穿衣8 衣服5 外表5 装饰3
apparit 幻影; 鬼9 幽灵8
apparntus 专政机关N
appeal 上诉O 上诉状4 呼吁4 感染力4 驳回上诉3 诉诸3 诉请3
appear 出现A 出庭; 这些4 到案3 到庭3 外观3 来到2
appeas 姑息? 缓解; 抚慰7 缓6 和缓6 安抚4 平息4
appeasl 复审3 庭3
appehens 拘提< 忧虑6 逮捕3
appel 名目7 上诉7 事宜5 受理5 上诉人4 称号3 称呼3 产地2
appelle 上诉人; 控诉4 被告3
appellor 上诉人< 控诉4
append 追加8 增生7 增补6 附加4 程序执行3
appendag 附加物6 附3 附加2
appendix 阑尾H 附录< 附加物7
apper 案5 出庭3
appertain 属4 适合2 相2
appet 开胃B 吊胃口> 鲜美> 食欲4
appetit 性欲7 欲望7 食欲7 爱好5
appil 服务器应用程序E
appl 苹果N 家伙4
applaud 拍手: 赞同6 称赞6 喝彩2
applaus 鼓掌A 喝彩; 赞许:
applebi 普8 阿6
applesauc 沙司A 胡说8
appleton 普尔顿E 阿2
appli 应用A 于7 适用3 申请2 少2
applianc 家用电器9 用具7 器械7 办公用品5 家用4 电气4
applic 应用B 应用程序? 申请9 适用6 申请人5 申请书5 适用性3 志愿书3 申请者3
applicationof 资金运用:
applicationwar 件4
applicaton 申请7 申请书4 申请费4 请求3
appoint 任命8 指定5 派5 约会5 应聘5 任用4 任免权4 任命权3 特约商店3 首任3 借调3 下令3 委任3 委任证书2 委任书2
appointe 任命者B
appointor 任命3
appopri 年度预算8 本期2
apport 分摊9 分派4
apportion 分摊7 分配4 分派4 分担3 收益分配2
apposit 贴切? 合适5
apprais 估价; 评价6 评估5 估5 鉴定人4 鉴定4 估价人4 评定3 绩效考核3 经济评价2 作价2
appreci 升值9 增值9 感激8 涨价8 欣赏7 欣赏力6 赏识6 相当可观4 领会4 鉴别3 赞赏3 涨2
apprehend 觉察6 担心5 忧虑4
apprehens 忧惧< 悟< 惴惴不安< 知晓< 听候8 逮捕令3 拘捕3
apprentic 生手= 学徒: 学徒工:
apprenticeship 学徒B 学徒制< 师徒; 见习5
apprenticius 见习7 学生4 律师2
appris 通知3
approach 方法7 法5 技术支持3 途径2 接近2 靠近2
approb 通过议案8 许可5 认可5 批准3 满意2
appropi 转拨E
appropri 拨款C 拨用7 拨5 经费5 岁4 指拨4 恰如其分3 适当3 酌情2
approprialt 拨款5
approtion 明细表5
approv 批准; 核定7 核准7 审批6 包换4 包退4 核准权4 赞许4 试销4 批准权3 批准逮捕3
approx 大约=
approxim 近似G 逼近B 近似值: 约计5 可逼近性4 大约4 近似计算4 近于3 估算3 接近2 大致2 近似算法2
appurten 从属3
apr 试4 月2
apricot 杏子H 杏树H 杏黄色H
april 四月N
apron 围裙N
apropo 恰好9 适当3
apt 数控3 易于2
apter 数控2
aptest 数控2
aptitud 资质9 才能4 测验3 考核3 倾向2
apu 处理部件?
aql 质量标准7
aqua 畜7 引水6 饮5
aquacultur 水产N
aquaeductus 引水:
aquamarin 浅绿色H 蓝宝石<
aquarium 水族馆E 水草E 养鱼池? 缸6
aquarius 宝瓶H 宝瓶座H 宫4
aquat 水生动物A 水生植物A 水产品< 水生< 水中8 水上7
aqueduct 导管< 水管; 沟渠:
aqueous 水溶液< 水;
aquilia 桂A 利亚:
aquino 哎A
aquitain 阿基坦Z
arab 阿拉伯G 阿拉伯人> 阿拉伯语;
arabia 阿拉伯半岛Z
arabian 阿拉伯B 阿拉伯人;
arabl 耕种9 耕8
arafat 阿拉法特Z
aransmiss 单向4
arbit 优; 判5
arbitr 仲裁L 公断< 仲裁法5 仲裁条款4 仲裁庭3 仲裁员3 判3 优2
arbitra 判断7 裁决4
arbitrag 套利A 套购= 套汇< 套5 现汇3 艰辛3 公断2
arbitrari 任意F 武断: 专断6 专治6 霸道6 包办3 擅自3 意2 强权2 反复无常2
arbitraria 仲裁4
arbitrarili 可任意6 反复无常5 武断4 专横4 分段3 任意3
arbitrat 仲裁员:
arbitrium 独断? 遂意;
arbor 藤架E 心轴? 凉亭<
arboretum 树木园N 植物园N
arc 弧F 弧光: 圆弧: 弧线7 弧形6 弓形6 线段6
arcad 拱廊K 拱形8
arcadia 世外桃源E 阿卡E
arcan 晦涩9 神秘6 难解4
arccosin 余弦4 反函数4
arch 弓形; 傲慢无礼: 调皮: 足弓: 拱形8 拱门7 弧形6 首恶5 拱4 宗教法庭2
archaeolog 考古学P
archaeologist 考古学家N
archaic 古体E 古代: 古老7 过时4
archbishop 大主教H
archdeacon 吏: 神父8
archdioces 管区A 大主教7
archeolog 考古学E
archeologist 考古学家N
archer 弓箭手N 射箭<
archeri 射箭A
archetyp 原型:
archi 挡7 查访6
archibald 高射炮H
archipelago 群岛< 岛屿:
architect 建筑师A 缔造者> 设计者8
architectur 体系结构E 结构7 建筑学5 网络体系结构4 体系4 网络体系4 软件体系结构3 结构特征3 建筑3 结构式3
archiv 档案< 档案库< 存档8 归档8 档案文件7 档案馆7 归档文件5 冷热分离5 挡3 案卷3 解封2
archivist 保管员9 保管人5 案卷3
archway 拱门A 拱9
arcsin 弦8 反正7 反函数6
arctang 反正3 反函数2
arctic 北极圈E 寒E 北极B
ard 发展局H
arden 浪漫;
ardent 热心7 般6 热烈4 激动3
ardor 情欲9 热忱9 激情8 灼热7 热情4
ardour 情欲9 热忱9 激情8 灼热7 热情4
arduous 险峻< 费力6 努力5
area 区域@ 区@ 面积7 地区4 服务区4 输入区2
areal 面密度< 存储密度8 面5
areanetwork 局域网9
arena 角斗场A 舞台; 场地9
areopagus 最高法院6
areoplan 飞机5 间谍5
arg 吗3 想2
argentin 银白色? 阿根廷< 银色: 银8 鱼鳞6
argentina 阿根廷C
argentinian 阿根廷F
argo 阿哥H 农牧?
argonn 阿尔贡W
argu 说服5 主张3 争论2 辩论2
arguabl 可辩论? 论证: 争辩7
arguendo 辩论4
arguer 争辩7 辩论4
argument 变? 参数9 自变量9 元6 论据3 论证2
argumentum 论证; 中肯4
argyl 阿9 菱形9
ari 白羊H 白羊座A 宫4
aria 咏叹调= 特写镜头= 条3
arid 干燥9 毛5
ariel 羚? 瞪?
aris 站立9 起来3 生3 押3
aristocraci 上层社会? 贵族政治? 知识界: 贵族6
aristocrat 绐> 贵族< 气派7
aristotelian 亚里士多德L
aristotl 亚里士多德H
arithmat 商用6
arithmet 算术K 运算< 算术平均4 浮点运算3 运算器3 算术函数2
arithmomet 四则运算N
aritifici 人工智能6 人工3
arizona 亚利桑那州Z
ark 方舟N 柜:
arkansa 阿肯色州Z
arm 武装C 持械< 臂7 挽4 待处理4 武装冲突3 手臂3 存取臂3 待命状态3 武装人员3 待命3 移动臂3 枪械3 全副武装3 磁头臂3 袖子3 不利条件2 武装警察2 军火商2 武器2 狭长2
armada 舰队A
armadillo 犰狳Z
armagh 阿尔马Z
armament 军备A 裁军6 军队6 武器4
armata 武装力量? 武力7
armatur 衔铁C 电枢C 铠装= 盔甲6 器官5
armchair 扶手椅Z
armenia 亚美尼亚N
armenian 亚美尼亚人H 亚美尼亚语H 亚美尼亚A
armi 常备军; 野战军: 红军: 后备军8 正规军7 陆军6 军需品5 军队4
armistic 休战< 停战协定: 停战9 停火5
armitag 阿米C
armoir 衣橱E
armor 装甲@ 潜水服; 盔甲8 铁5
armori 纹章> 兵工厂; 军械库;
armour 潜水服? 装甲> 甲胄=
armouri 兵工厂A 军械库A
armpit 腋窝Z
armrest 靠手N 扶手;
armstrong 公理:
armydata 陆军9
armyman 残废军人N
arnold 阿诺德Z
aroma 浓香N 香气<
aromat 芳烃E 芬芳A
aromatherapi 按摩>
around 周围> 兜8 四周5 四处4 绕回4 专权3 查访3 仗势欺人3 留2
arous 奋发< 醒来8 唤醒5 鼓励4 引起3 激励3
arp 辨识9 分辨6
arpa 阿帕网@ 计算机网6 报文4
arra 定金7 保证金3
arrag 固定性8
arraign 提审? 提讯< 传讯7 责难6 审问6 讯问3 弹劾2
arran 蓝岛N
arrang 安排= 编曲5 另议4 排解4 重排4 排列4 分类排列4 经办3 组织者3 达成协议2
arrangen 分包:
array 数组P 阵列F 数组名3
arraypitch 行距;
arraytyp 数组3
arrear 拖欠款项7 拖欠7 积欠7 欠款4 积压物资4 拖欠工资4 过期未付3 滞销货3 期末3 欠帐3 逾期3 欠租2
arrearag 拖欠款项8 滞纳金7
arrect 指责6 控诉4 起诉2
arrest 逮捕D 拘捕9 捕8 拘捕权6 逮捕权5 逮捕证3 软禁3 逮捕令2 查封2 引人注意2 通缉令2
arreste 逮捕8
arrha 定金6 订婚5
arrhythmia 心律不齐Z
arriv 到达@ 到货< 抵达5 运到4 到达港3 入境证3 到3 到岸3
arrivist 野心家E 暴发户<
arrog 冒称> 僭< 自大8 傲慢6 侵占4
arrow 箭头N 箭头键< 箭9 取向3
arrowhead 慈A 菇A 镞A 箭头5 尖2
arroyo 旱C 干涸; 沟壑; 小河7
ars 屁股A
arsenal 兵工厂A 军械库A
arsenic 砷L 砒霜E
arson 纵火F 纵火罪; 放火9
arsonist 纵火犯< 放火8
arsonsit 杀人放火E
art 艺术7 工艺水平6 人文科学5 目前4 巧妙4 新词4 美术4 技术水准4 艺术设计4 技术水平3 艺术品3 技巧3 妖术3 技艺2 狡诈2
artefact 人工制品9 膺7 矫7 古代6 作物3 现象3
artemi 特弥斯H
arteri 动脉D 干道? 脉络9 干线3
arthor 特许6
arthrit 关节炎N
arthriti 关节炎N
arthropod 节肢动物Z
arthur 亚瑟H 亚瑟王H 麦克阿瑟A
arti 附庸风雅E 装作<
artichok 朝鲜A 蓟A
articl 物品6 文章5 冠词5 增订5 报上4 公司章程4 逐条4 逐个4 章程3 品名3 公众号3 商品目录3 第一等3 商品2 条款2
articul 清晰度= 关节9 缜密7 铰接式7 清晰6 口才好5 发音4 棋盘式3 挂接2 排表2
articular 关节?
articulo 临终时<
artifact 人工制品N
artific 巧妙6 技巧6 诡计5
artifici 人为9 人工7 人工智能6 仿真5 仿真线5 虚假性5 语声5 人工化5 人造4 强词夺理3 脏器3 宿2
artificia 拟制;
artificialboundari 人造>
artilleri 炮兵E 火炮? 炮<
artisan 匠人@ 手工艺9 技术工9 工匠8 技工7
artist 艺术< 艺术家; 艺人8 艺术性8 画家5 技艺5 脱逃3
artistri 艺术性N
artwork 原图L 艺术作品> 底图: 插图4
arugula 芝麻A 菜3
arundel 伦德尔C 斗法C
aryan 印欧语F 雅利安?
asa 美国4 协会3
asbesto 石棉Z
asc 先进5
asceend 尊?
ascend 升序? 递升: 登高6 运星6 升幂5 高出4 上升4 上行4 尊3 优势3 递增2 占优势2 攀登2
ascens 升天H 耶稣5 上升5
ascent 上坡路@ 攀登5 升5 斜坡5 上升3 提高3
ascertain 查明@ 弄清9 查清6
ascet 苦行者@ 禁欲= 苦行; 修道:
ascii 更为4 控制字符2
ascot 领巾A
ascrib 归咎于D 归因于A
asda 阿斯N
asf 现行3
ash 灰A 灰烬?
asham 惭愧E 羞耻A
ashdown 阿什?
ashen 灰烬9 苍白5 灰色5
ashford 阿什>
ashley 艾8 莉4 希3
ashor 岸上B 岸6
ashton 阿什顿Z
ashtray 烟灰缸Z
ashworth 狮威N
asia 水泥公司= 亚洲;
asian 亚洲H 亚洲开发银行7
asiat 亚洲8
asid 旁白9 一边7 小声4 后援4 搁置3 另外3 旁3 宣告无效2
asign 让3 转让3
ask 要求3 问3 请求2
askabl 询问5
askanc 斜眼H 怀疑3
askew 歪斜=
askpass 集成3
asl 可用2
asleep 熟睡E 睡着< 长眠; 麻木5
aslr 汇编程序5
asm 状态机7 自动化2
asopt 义子F 养子8
asparagus 芦笋Z
aspect 方面< 面貌5 视线4 视界4 计算方法3 特征3 复式2
aspen 山杨N 颤抖8
aspers 中伤5 诽谤3 破坏3
asphalt 沥青B 柏油? 地沥青8
asphaltum 焦油@
aspir 大志; 有志气; 抱负8 共同愿望8 立志8 志向8 野心6 野心家5 热望4 进2
aspirin 阿斯匹林Z
asportavit 窃走Z
asquith 阿斯奎J
asr 接收机7
ass 驴= 屁股5 傻瓜3 笨蛋3 仿真3
assad 阿萨德Z
assail 攻击者8 著5 行凶4 袭击4 质问4 攻击3
assassin 暗杀E 行刺= 行刺者= 刺客7
assault 伤害罪9 殴7 行凶6 强暴6 攻击4 殴打4 身体3
assay 验明: 化验: 试验室7
assembl 汇编H 汇编程序? 装配< 汇编语言: 装配线3 与会者3 集会2 组装2
assemblag 一群5 配合4 集合4
assent 掉换9 同意9 御5 双方同意3
assentor 赞成者D 同意4
assert 断言J 主张4 自信4 宣称3 魄力3 坚称3 一意孤行3 武断2
assertor 辩护人5 断言3
assess 估: 摊派7 评定6 税捐5 评价4 估价3 受益费3 评3 催缴3 定2 评议2 税额2
assessio 添附> 加入6 增加3
assessmet 赔偿额B
assessor 估税员8 估价人6 公估6 辅佐4 财产损失3 评3 陪审制3 一审3
assest 流动资产7
asset 资产S 固定资产7 流动资产5
asshol 屁眼儿F 肛门; 令人讨厌8
assidu 刻苦H 勤勉<
assign 赋值B 转让; 分配9 给8 赋4 指定2
assigne 受让人A 清算人5 受托3
assigneeship 身分8
assignor 让4
assimil 同化A 同化作用= 比作= 吸收8 拟2
assis 估税员< 鉴定人6 陪审员4
assisor 陪审员8
assist 助理< 援助: 协助6 残疾人5 店员4 肋4 协理3 助教3 经援3 帮助3 助手3 受援3 营业员2 助2
assiz 巡回7 法令2
assizecourt 巡回4
assizer 租金3
assm 汇编程序5
assoc 社团6
associ 关联A 协会? 相联= 联想7 结合7 联合4 联系4 律师协会3 结社3 结合律3
associationist 团员B 会员5
assoil 赦免4 释放3 补偿2
assort 各种各样A 相匹配6 分类2
asst 外3
assuag 平息5 缓和4 减轻4
assum 假定; 承担6 担负6 应负4 不负4 僭3 装腔作势2
assumpsit 允诺8 明示2
assumpt 假设= 假定9 设想5 承担4
assur 质量保证: 保险人4 确信4 把握4 弄清楚4 保证4 保障人权4 寿险3 可靠保证3 保险公司3 自信2
astat 定向5
aster 苑E 紫:
asterisk 星号I 通配符4
astern 正后方N
asteroid 小行星E 星状E 海盘车E 星形曲线<
asthma 哮喘Z
asthmat 气喘H 治4
astigm 象散H
astigmat 象散P
astitut 传唤5 控告3 起诉2
aston 阿斯顿Z
astonish 惊讶> 惊异9 吃惊4 惊愕4
astor 阿斯特H 反潜G 鱼雷2
astound 令人惊骇; 惊骇9 惊9 惊愕5 震惊5
astra 阿斯特拉H 太阳: 白2
astray 歧途= 误入歧途< 迷途< 正道<
astrid 跨9
astrodom 天文8 天体6
astrolog 占星学H 占星家H 占星术H
astronaut 宇航员< 太空: 旅行者3
astronavig 太空9
astronom 天文学家E 天文学? 天文: 庞大7
astronomi 天文学E 天文>
astrophys 物理学= 天体8
astrophysicist 物理学家E
astropolici 太空9
astut 敏锐7 狡猾6
asylum 庇护A 收容所6 养老院6 孤儿院3
asymmetr 非对称D 对称7 对称网络4 偏4
asymmetri 匀称: 对称4
asymptomat 无症状Z
asymptot 渐近S 渐近收敛6 近似值2
async 异步C 切分3
asynchron 异步N 异步控制3 同期3
asyum 避难权A 庇护权<
ataff 在编人员N
atc 交通管理4
atdm 时分6
ate 自动测试C
ateli 画室E 工作室;
aterr 地上M
atheism 无神论Z
atheist 无神论者N
athelstan 阿瑟尔H
athen 雅典H
athenian 雅典M
atherosclerosi 粥样H
athlet 运动选手> 体育运动: 作风7 运动6 运动员5 活跃3
athletic 体育> 热爱9
atia 恶意6
ation 商标法=
atitud 服务态度N
atkin 士兵;
atkinson 阿特金N
atlant 大西洋> 北大西洋< 北大西洋公约组织9
atlanta 亚特兰大Z
atlas 地图集A 图集A 阿特拉斯?
atm 传输方式6 出纳4
atmospher 大气E 大气层; 大气压9 气氛4 空气3
atol 珊瑚岛H 环礁A
atom 原子K 原子能8 原子公式5 核能4 微量3 微粒3 电站2 原子武器2
atomist 社团6
aton 赎罪8 赎回4 补偿3 赔偿3 弥补3
atonomi 自治权6 自治6
atop 顶上R
atot 计费8
atp 磷酸< 腺苷< 测试程序4 处理器4
atr 标志2
atrium 心房N 中庭E
atroc 残暴7 凶恶7 暴行5 残酷4 残忍3
atroci 残暴; 凶恶;
atrophi 萎缩C 症9
attac 查对8 逮捕3 扣押3
attach 附加@ 附件4 挂接4 扣押4 专员4 选用3 本地连接3 查封3 爱心3 查对3 拘提3 归属3 附上2
attack 进攻; 攻击: 攻击者5 黑客5 袭击5 攻5 动手5 不法侵害4 冲击2
attain 达到; 得到3 到达3 获得2
attaind 剥夺公权C
attempt 未遂D 企图8 尝试8
attenborough 滕B
attend 出席< 随从6 值班6 出勤5 押运5 打卡4 考勤簿4 常客4 照料4 按规定4 伴随3 侍候3 送到3 缺勤3 签到簿3 侍者3 出勤率2 在场2 服侍2 旷工2
attende 出席人C 服务者= 参加者9 照顾5
attent 注意力: 注意8 引起6 留心3 专注2
attenu 衰减D 纤细6 衰减系数6 衰减器5 稀薄5 变细4 稀释4 衰减常数4 瘦长4 减弱3
attermin 获准<
attest 人格保证7 人格担保7 作证5 证明5 见证人4 证词3 签证2
attestor 证人2 者2
attic 顶楼; 信义; 狄9 阁楼7
attir 盛装? 穿衣8 服装7 打扮5
attitud 姿态: 态度: 阶级立场7 科学态度7 方位5 方位角5 认罪态度4 看法3 姿势3
attitudin 态度;
attle 艾德礼Z
attn 注意4
attoney 授权书7 委托书6
attor 证书2
attornet 代理权7
attorney 委托书5 检察官5 代理人4 律师4 全权4 司法部长3 总长3 辩护人3
attorneyship 职务4 代理权4 身份4
attornti 郡6
attr 标志2
attract 吸引< 有利可图9 吸引力6 景点6 精美5 动人3 便宜3
attrib 这些3
attribut 属性J 文件属性4 归因3 定语2 归于2
attrit 人员流失< 损耗率9 摩擦5 磨损4 走3
attun 合拍? 乐器< 协调3
atuom 工程设计7
atyp 非典型Z
aubergin 茄子N
aubrey 奥布里Z
auburn 赤褐色H
auckland 奥克兰Z
auction 拍卖I 拍卖行8 拍卖商6 进行拍卖4
auctor 拍卖人N 卖主8
audac 厚颜无耻< 大胆9
audaci 胆大妄为H 大胆7 鲁莽6
auden 奥登Z
audi 奥迪M
audibl 听得见F 音响> 报警3
audienc 听讼9 听众9 发表意见7 涨粉7 读者6 观众6 发言权5
audio 音频@ 声音9 声频9 答话4 录音磁带4 录音3 录音带3 话音3
audiogram 力图A
audiotap 录音磁带H
audiovisu 视听Q
audit 审计P 查帐8 审查8 审核7 查账3 审计学3 核查3 试听2 审计法2
auditor 审计员A 审计师? 审计长7 旁听生6 听者4 外勤3 非职业3 查帐员3 审计报告3 外聘2
auditori 听觉A
auditorium 听众席N 礼堂N
audrey 奥德E
audubon 朋A 奥特A
aug 八月? 月4
augend 加数B
auger 螺9 钻6 螺旋5
augment 增广9 扩大8 同一个5 扩充5 强化4 扩展性4 增加3 扩充码3 检索增强3
augmentor 替身E
augomat 自动2
augur 占卜; 预言者8 预言5 预示4
august 八月? 令人敬畏? 马戏团9 威严5
augusta 奥古斯塔Z
augustin 奥古斯丁Z
augustus 奥古斯都Z
aui 挂接9
auld 老8 旧5
aung 昂?
aunt 伯母; 姑妈; 姨妈; 舅妈; 阿姨;
aunti 伯母? 姑妈? 姨妈? 舅妈? 阿姨?
aup 接受2
aura 气氛9 气味6
aural 光环= 耳7 听觉7 气氛6 气味4
aureus 里斯>
aurhor 受权9 授权5 核准3 核定3 认可2
aurora 极光E 罗拉E 曙光?
aus 八月@ 澳元>
auschwitz 施维茨@ 许维@
auspic 吉兆< 占卜: 赞助8 主办8
auspici 吉兆E 幸运8
aussi 澳大利亚人A 澳大利亚?
austalian 澳地利B 澳大利> 澳元:
austen 奥斯丁N
auster 严峻; 苦行: 紧缩6 禁欲6 简朴6 朴素3
austin 奥斯丁= 牌名=
australasia 拉西亚H 澳H
australia 澳大利亚H 澳洲A
australian 澳洲人E 澳洲? 澳大利亚人< 澳大利亚:
austria 奥地利N
austrian 奥地利人N 奥地利E
austrlian 澳州< 科技网<
aut 收益权E
autarchi 闭关自守A 自给自足=
auteur 导演A
auth 还5
authent 身份验证C 鉴别5 认证5 可信4 鉴权3 真正3 确实性2 公证书2 第一副2
authonomi 自主5
author 作者= 授权; 当局9 权限6 权力5 核准4 额定4 特许4 核定4 授权书3 写作3 行政当局3 代理权3 权威3 当权者3 授权人3 经2 机关2
authori 著作者O
authoris 授权4 印鉴4 批准3
authorit 权威性? 命令式9 权威6 官方4 可信3 当局2 有权2
authoritarian 独裁> 主义5
authorith 权限5
authoriz 认定6 批准3 授权3
authorship 原作者A 创造者: 合著8 根源5
aution 拍卖5
autism 孤独症Z
auto 自动A 自动更新3
autoabstract 摘要4
autoalarm 报警器9
autoansw 回答5
autobal 平衡2
autobiograph 自传体N 自传A
autobiographi 自传H
autochangeov 转换器3
autochart 流程图3 画3
autoclav 釜C 压4
autoclear 清除4
autoclos 闭合6 何时4 位于3
autocod 自动编码D 代3
autocollim 对准7
autocomplet 自动补全9 完成2
autocontrol 自动控制;
autocorrect 校正5
autocorrel 自8 相关器5
autocorrelogram 图式6 自2
autocovari 协方差9 共4 相关矩阵3
autocraci 独裁统治F 独裁政治; 专制政治8 独裁5
autocrat 专制9 独裁9
autocycl 循环器A
autodecr 减量< 减数5
autodegauss 消磁N
autodi 拨号6
autodiagnost 诊断3
autodial 拨号器N
autodin 数字网;
autodop 掺杂9
autodraft 制图6
autoepistem 认识8
autoexcit 激励5
autofax 传真5
autofetch 间隔时间4
autofil 填充3
autofilt 筛选5
autofit 适合5
autoflow 流程图4 框图3
autofocus 聚焦3
autoformat 套用E
autograph 亲笔A 亲笔签名; 亲笔写; 亲笔信8 手稿4
autogress 回归6
autohub 卡盘C
autoincr 增量6 加数5
autoindex 编3
autoload 磁头臂6 异4
autolog 自动记录>
autom 自动化H 自动7 自动机6 快捷指令3 自动化测试3 自动生产3 自动检索2
automag 不可思议5
automak 制造商8
automanu 半自动9
automat 自动M 自动控制4 自动装置2
automata 自动机B
automath 数学3
automaticdata 数据交换3
automaticoper 自动2
automaton 自动机N
automex 电报5
automobil 汽车: 车祸7 汽车保险5
automonitor 监督程序3
automorph 自同构P 反自同构@
automot 汽车<
autonom 自主@ 自治; 独立6 独立自主5 自动驾驶4 民族自治3 机械手2
autonomi 自治权> 自主7 自主权6 自治6 自治区4 民族区域4 民族自治3 婚姻自主2
autopalm 手掌;
autopatch 编排7 插接4 修补2
autoplott 绘图仪7
autopol 探询4 轮询3
autoposit 正片?
autoprogramm 编程6
autopsi 尸体解剖H 验尸8
autopt 验尸8 现场3
autopticevid 亲眼所见N
autor 滥用权力=
autoradiogragh 放射: 显影3
autoradiograph 放射5 射线5
autorecord 记录器4
autoredi 拨号3
autoregistr 调准9 对准3
autoregress 回归=
autorestart 再启动7
autoroat 自转Z
autoscor 划线6
autosum 求和7
autosyn 同步3
autosynchron 自4
autotest 自动测试: 自动检测3
autothread 引5 穿4
autotim 计时器7
autotrack 多模6 对准3
autovari 方差<
autowarehous 自动化4
autr 他人; 结案3
autrefoi 一时间H 以前4
autumn 秋天H 成熟期E 秋E
auxiliari 辅助@ 助动词5 辅助存储器5 辅助输入3 附属2
avaiabl 可供使用A
avaibl 不详; 资料2
avail 可用K 没有4 不可4 可用性3 动用3 可资利用2 利用2
aval 兑5
avalanch 雪崩H 崩塌; 山崩7 涌5
avatar 下凡= 化作= 天神= 数字人= 头像8 化身4 形象4
aveng 复仇者A 报仇7 报复5
avenu 大街D 林荫? 途径5
aver 指证< 坚称7 立3 确证3
averag 平均I 共同海损: 平均法7 平均数7 海损6 平均值3 中间色3 平均工资2 平均价格2
averang 共同海损4
averi 艾弗里Z
avers 嫌恶6 讨厌5 反感4 愿意4 厌恶3
avert 防止3 避免3 开3
avg 平均值7 平均2
avian 鸟类= 鸟9
aviat 民用航空: 航空事业7 航空7 航空法6 飞行5 民航5 飞行员4 航空学4 航空运输3
avid 劲头十足= 贪心= 急切8 热心4 渴望3
avignon 尼昂E
avion 电子系统9 航空7 电子学3
avisera 照准>
aviv 重生@ 阿6 大自然4 夫2
avoc 本职N 职业5
avocado 鳄梨? 鳄> 梨树>
avoid 避免G 宣告无效7 躲开5 回避5 防止4 废止3
avoir 抵5 减免4
avon 埃文H 雅芳H
avouch 断言3
avow 申报者9 供认7 明言5 宣布3 宣称3 承认2
avowri 声明2
avowtri 通奸;
avriel 弗里尔N
avuncular 叔伯R
await 变为4 候审4 顶级3 初始值3 对此3 等待2 等候2
awak 醒7 醒来7 认错5 悔悟5 唤起5 唤醒4 意识3
awaken 觉醒= 唤起9 唤醒8 意识3
awar 觉悟9 议定6 明白4 通报3 察觉3 特殊字符2 知道2
award 裁决8 仲裁5 裁决书5 物质奖励4 仲裁书4 授予3 判处刑罚3 奖品2
awarde 受奖N
awash 浪: 齐平8
away 杀掉5 夺走5 摧毁4 卖掉4 勿近4 热源4 吃亏4 脱手4 逍遥法外4 纠偏3 离去3 抢3 私奔3 窃取3 贴3 断裂3 潜逃2
awe 畏怯E 敬畏>
awesom 敬畏6 通常3 可怕3
awhil 一会儿E 片刻A
awkward 别扭9 笨拙7 棘手5 不便5 不好4 尴尬4 难4 麻烦3 技巧2
awn 雨篷H 篷9 遮6
awri 歪7 歪斜6 错4
axe 斧C 直角坐标9 坐标轴8 斧头7 削减3
axi 轴C 坐标轴A 轴线5 垂直轴5 横坐标4 横轴4 基准线3 纵坐标3
axial 轴向= 轴心9 轴对称7 轴7 轴流6 风机2
axiolog 目的论N
axiom 公理C 归纳公理6 公理化4 格言2
axiomat 公理G 公理化? 明3
axl 车轴N 轴5
axon 轴突N 轴索H
axonometr 轴7
axonometri 投影图> 测定法: 轴线6 轴2
ayatollah 阿亚图N
aye 赞成票; 永远4 赞成3
aylesburi 勃雷E
ayr 埃;
ayrshir 夏6 尔5 埃5
azalea 杜鹃花N
azerbaijan 阿塞拜疆Z
azimuth 方位> 方位角9
aziz 阿齐兹Z
aztec 阿兹特克N
azuki 红豆N
azur 碧空E 天蓝色? 蔚蓝? 美国政府8
babbl 嘈杂声> 牙牙学语> 胡言乱语: 吐露8 儿7 唠叨5 喋喋不休4 串音3
babe 天真8 小孩7 幼稚4
babi 宝宝? 婴儿< 婴孩; 未成年4 小额3
baboon 狒狒Z
babylon 巴比伦C
babylonian 巴比伦E 罪恶6
babysit 婴孩D 照看8
babysitt 幼儿:
baccalaur 学士学位Z
bacchus 酒鬼C
bach 单身汉A 独身生活<
bachelor 法学士A 单身汉A 学士A
bachman 巴赫B 曼3
bacillus 杆菌N 细菌;
back 后备: 回7 背对背6 后援6 后退5 后3 背靠3 后援存储器3 退3 拖欠3 一张2 转回2 后备系统2
backach 背痛Z
backbench 后座? 议员4
backboard 篮板@ 背板@ 脊骨; 挡板7
backbon 主干网@ 主干> 基干8 骨干网7 志气7 骨干7 中坚6 脊椎5 中枢4 支柱3
backcloth 背景5
backcountri 穷乡僻壤H 边远地区H 偏僻地区A
backcourt 球门> 最远3
backdoor 后门9 秘密文件9 途径6 私下4 秘密2
backdrop 幕7 背景6
backend 服务端? 后台4 端3
backer 援助者B 支持者5
backfield 后卫> 守卫8
backfil 后援6
backfir 逆火E 发生意外? 放火9 回火9
background 背景色G 背景D 后台;
backhand 反手? 手背? 手写体5
backho 锄;
backlash 冲5 间隙4 强烈4
backlink 外链Z
backlit 打光E 背光E
backlog 积压I 未交5 待2
backout 逆序7 旋7 复原3 回退2
backpack 背包B 双肩?
backplan 底板C
backplat 电极: 背面4
backrefer 转义序列3 指3
backrol 绕4
backroom 密室H 房9
backscatt 散射:
backseat 后座8 次要4
backsid 后方@ 背后> 背部<
backslash 斜杠>
backspac 退格< 回退: 退格符: 绕2
backstag 后台9
backstreet 小巷9 街8 偷偷摸摸5
backtalk 联络8
backteriolog 细菌战N
backtrac 回溯< 探索6
backtrack 回溯A 退走: 追踪4 撤退2
backup 备份F 倒车8 后援5 整盘4 候补2 后备2 阻塞2 总是2
backus 科斯; 诺尔8 巴5
backward 向= 反向: 逆向4 倒推4 回程3 反读3 倒3 自下而上3
backwat 回水C 死水; 滞9 停滞5
backyard 后庭N 后院N
bacon 熏= 猪肉<
bacteri 细菌@
bacteria 细菌@
bacterium 细菌@
bad 坏帐8 呆帐8 坏7 不良6 恶4 不振4 经营不善3 坏块3 呆帐损失3 歹徒3 儿3 按规定3 床第3 夫妇关系3 歉收3
baddi 坏人E 恶人A
badg 徽章L 徽标7
badger 獾D 皮毛C 美人计= 纠缠5
badigeon 腻子C 色料C 油灰=
badland 崎岖H
badminton 羽毛球E
bae 航空工程N
baffl 挡板: 困惑5 徒5 挫折4 为难3 迷惑2 阻碍2
bag 袋装D 包装费@ 猎获; 膨大; 装袋; 袋子8 外交邮袋8 袋5
bagain 谈判4
bagel 零蛋E 百9 饼5
baggag 行李I 呈报4
baggi 垃圾袋E 袋状? 垂5 松3
baghdad 巴格达Z
bagpip 风笛N
baguett 棍子H
bah 呸A
bahama 巴哈马N
bahrain 巴林N
baidu 百度Z
bail 保释G 保释金6 大包5 拎环5 舀水5 杓4 保释人4 具保2 交保2
bailabl 保释: 交保4
baile 受托人; 寄6 保管人2
bailerf 委托人9
bailey 城郭H 栅5
baili 市政6
bailiff 执; 乡长7 监守7 达官4 警长3 法警3 长官2
bailiwick 法警<
bailli 拜@ 贝5
bailment 寄托= 寄存4 保障4
bailor 寄托6 委托人5
bailout 跳伞C 寄托7
bailsman 保释人F
bailt 欺负A 诱惑6
bain 贝7 恩7
baird 贝尔德Z
bairn 小孩>
bait 饵G 欺负9 中途5
baiz 呢: 台面6
bak 后备7
bake 烘焙I 烤9 烤面包7
baker 面包师Z
bakeri 面包店Z
bal 汇编语言3
balaclava 巴拉克E
balacn 结存8 结算2
balanc 余额E 平衡< 差额7 结余6 均衡5 结平5 资产负债表5 结存4 平衡表4 结出4 现金余额3 结欠3 顺差3 两抵2
balbo 巴波亚Q
balconi 戏院; 阳台9 厅6 楼3
bald 光秃B 秃? 秃头= 赤裸9 枯燥7 率直4 单调3
baldwin 鲍尔温R
bale 捆9 紧压7 打包4 灾难3 解开2 包2
balfour 巴尔E
bali 巴厘岛Z
balk 逡巡不前@ 推诿6 错过6 障碍3 阻止2
balkan 巴尔干半岛K 各国C 巴尔干C
ball 捏成< 球型: 球状物7 球6 舞会5 小球5 反对票3 圆点3
ballad 歌谣H
ballast 放空A 压舱< 压舱物< 压载< 底货5 空载4 放3
ballerina 芭蕾舞D 女演员9
ballestero 列斯C 特罗斯C
ballet 芭蕾舞O
ballgam 棒球?
balliol 贝6 尔4
ballist 弹道F 弹道学A 弹道导弹5 学2
ballium 堡垒> 要塞9
ballon 气球; 股票价格7
balloon 气球A 球状7 激增6
ballot 投票< 选票8 记名投票6 拉选票5 投票表决5 得票5 投票选举5 票5 监票4 检票3 投票箱3 抽签3 废票3 投票数2
ballotag 决选<
ballpark 变通C 棒球场C 领域4
ballplay 棒球?
ballpoint 圆珠笔N
ballroom 跳舞场N 舞厅E
ballymena 巴利N 米纳N
balm 镇痛@ 香膏> 软膏6
balmi 止痛A 芳香< 温和5
balmor 衬裙; 鞋5 花边4
baloney 大红H 胡扯>
balsam 香脂C 香膏? 香油= 镇静4
baltic 波罗的海L 诸国2
baltimor 巴尔的摩Z
balustrad 栏杆A
bam 字块; 存取方法4
bamboo 竹子Z
ban 禁令8 宁7 禁书7 取缔6 禁4 禁止2
banac 负载平衡H
banal 陈腐< 平凡8
banana 香蕉U
banc 专席= 全体6 席3
banci 律师4
banco 日子<
bancogiro 转帐4
bancus 高等法院7 席5
band 频带= 波段9 带4 信令4 过渡带4 频段4 匪帮3 阻3 乐队3 边带2
bandag 绷带I
bandana 手帕=
bandanna 手帕9
bandi 往复@ 打来打去@ 谈论7 弯曲3
bandit 匪帮8 驱车7 盗匪4 强盗3 犯3
banditri 盗匪; 窃盗罪6 抢劫3
bandlin 窄带7
bandstand 乐池N 音乐台N
bandwagon 彩车A 流行4
bandwidth 带宽P 频宽: 频带宽度8
bane 灭亡K 祸根C 毒药;
bang 巨响; 刘海9 继电7 撞击6 砰然4 式3 重击2
banger 鞭炮: 作响8 香肠8 敲打5 汽车3
bangkok 曼谷Z
bangl 脚镯N 手镯E
bangladesh 孟加拉国F 孟加拉F
bangor 班7 尔4
banish 流利7 驱逐6 驱逐出境5 流放4 放逐4 消除2
banist 扶栏E 栏杆9
banjo 班卓琴Z
bank 银行P 银行业务7 银行存款5 银行制3 银行贷款3 银行业3 存储体3 商业银行3 银行信贷2 银行法2 银行担保2
bankabl 肯?
bankbk 银行2
bankcrupt 清偿3
banker 银行: 庄家6 银行家4 银行汇票4 客户关系4 银行业3
bankerout 无力2
banknot 钞票9
bankrupt 破产= 破产者7 骗钱3 倒闭3 没落3
bankruptci 破产F 宣告破产7 破产法4 核算员3 企业破产3 倒闭2
banleuca 城;
bann 预告> 周知7 婚事6 结婚仪式5 问3
banner 横幅J 旗帜3
bannist 栏干Z
bannitus 不法之徒C 驱逐出境5 流放5
bannum 查禁E 禁令5
banqu 法国8
banquct 筵席捐N
banquet 设宴E 宴会;
banquett 壕沟: 后座7
banter 戏谑; 开玩笑5 戏弄5 嘲弄5
bap 汇编程序4
baptis 洗炼A 纯化8 洗礼5 施3
baptism 浸礼H 洗礼@
baptist 浸礼会= 教友: 洗礼5 施3
baptiz 经受考验D 洗礼>
bar 栏I 状态栏8 棒4 条4 标题栏3 柱3 杆3 侧边2 律师资格2 受阻2 遮断2
baraquet 流行性A 感冒5
barb 倒钩K 倒刺C
barbado 巴巴多斯Z
barbar 野蛮: 粗野8 未开化8 残暴6
barbara 芭芭拉M 巴比伦=
barbarian 野蛮;
barbarorum 蛮族H
barbarossa 巴罗萨N
barbecu 烧烤F 烘烤; 烤肉9
barbel 杠铃Z
barber 理发师H
barbershop 理发店Z
barbican 外堡N 碉楼N
barbour 巴伯N
barcelona 巴塞罗那Z
barclay 巴克莱银行N 巴克利E
barclaycard 巴克莱N
barcod 条形码<
bard 诗人G 吟游=
bare 裸机7 无遮蔽7 裸5 赤裸5 空头4 露出3 单纯2 无条件2
bareboat 全权5
barefoot 裸眼A 赤脚? 裸眼井:
barg 驳船: 浮船8 平底5 平底船4 内陆3 闯入2 驳运2
bargain 谈判= 廉价6 讨价还价5 成交4 便宜3 交涉3 互惠协定3 交易价格3 廉价部3 订约3 买卖3 交易3 谈判代表2 订定2 特价2 讲价2 议价2
bargaine 买主:
bargainor 卖主;
barin 份5 留5 特2
bariton 男中音K 铜管乐器= 低音5
barium 钡Z
bark 叫骂? 树皮= 吠声9 吠8 喊6
barker 树皮8 招徕7
barkhausen 克豪森M
barkker 巴克S
barley 大麦X
barlow 巴洛N
barmaid 酒吧女N
barman 酒吧间A
barmet 商情8
barmi 发酵A
barn 巴尔A 谷仓9
barnacl 藤壶H 雁? 北极=
barnard 巴纳德Z
barnet 巴尼特Z
barnett 奈特N
barney 拉曳H 大吵大闹>
barnsley 巴恩斯N
barnyard 谷仓9
baromet 晴雨表@ 气压计= 代表性9 预兆6
baron 大王; 巴罗内; 龙6 庄园6 男爵5 领地4 大臣3 贵族2
baronet 男爵=
baroni 男爵A 宏大;
baroqu 巴罗克A 巴罗克式A 标新立异A 绮靡A
barquet 小艇A
barr 湾区; 形态4
barrack 营房> 兵营: 军中9 警察所8 简陋7 军人3
barrag 弹幕? 炮火= 遮断4 发射器3
barratr 为非作恶E 教唆5 欺诈3
barratri 兴讼< 挑唆6
barrel 鼓式> 桶状9 桶8 锁紧6 直通3 加锁3 每天3
barren 不育H 贫瘠A 荒地7
barrett 巴雷特? 检流器? 条状: 电阻器9
barri 巴里Z
barricad 设路障C 路障C 阻碍4 障碍3
barrier 势垒? 贸易壁垒9 阻挡层9 非关税壁垒8 壁垒7 语言障碍5 关税壁垒4 障4 垒3 栅栏3 关卡3
barrist 律师: 高级律师7 校勘4
barron 巴伦R 周刊6
barroom 酒吧间N
barrow 古墓E 手推车9 架5
bart 男爵C
bartend 酒保H 酒吧> 侍者3
barter 易货F 互易7 易货贸易5 物4 吃亏3
barth 泰斯H 巴斯F
bartholomew 巴塞洛N 缪8
bartlett 巴特利C 梨C 巴特8
barton 农家= 庄园9
barycentr 重心N
basal 基础2
basalt 玄武岩Z
base 基? 基于= 数据库: 基本6 根据5 基数5 基区4 基类3 基础3 基期2 数据库系统2
basebal 棒球B 问答5
baseband 基带T 频带2
baseboard 脚底板N 护壁板E
basedisplac 定址3 位移3
baseless 根据3
baselin 基线H 基准网络9 基准6 配置管理4 皎4
baseman 垒:
basement 墙脚N 地下室=
basenam 同辈4 用例4 文件名3
basepl 基板C 底8
baser 基数5
bash 打坏= 害羞8 猛击7 猛撞5 抨击4 后者3
basi 基础> 制5 基底3 根据3 物质基础3 收付2
basic 基本F 基础: 基本上3 基本规律3 基本方针3
basil 罗勒H
basildon 尔登D 巴斯8
basilica 廊柱C 长方形A
basin 盆地E 盆A
basingstok 斯托克>
bask 晒太阳A 感到9
basket 篮F 篮子; 笼统7 整套4
basketbal 篮球Z
basl 巴苏N
basqu 巴斯克K 巴斯克语C
bass 椴树C 男低音C 低音= 低沉7
bassett 巴西=
bassist 低音提琴N
bast 润? 狠揍? 针脚; 油脂3
bastard 不合标准; 认定6 劣货6 杂种5 非婚生子5 私生5 私生子4
bastarda 非婚生;
bastardi 庶出@ 私生子7 非婚生子6
bastion 阵地> 棱9 工事6 堡6
bat 球棒B 棉絮= 蝙蝠8 眨眼7 击球6 批处理3 成批2
batard 巴塔E 花式E
batch 成批处理= 成批= 批处理9 批7 批量6 分批5 批作业3 一批3 烘3 批条2
bate 贝茨Z
batella 渔权<
bateman 贝特N
bath 沐浴= 澡: 水洗7 钜7 巨大损失7 洗澡6 浴室5 游泳4 巨额3
bather 浴= 游泳8
bathhous 澡堂E 更衣室; 浴室;
bathrob 浴衣P
bathroom 浴室? 厕所9
bathsheba 所罗门王Z
bathtub 浴缸Z
batman 勤务兵N
baton 指挥棒A 接力棒A 防暴9 警棍6 干涉3
batsman 击球手Z
battalion 营; 军队7 集团3
batten 板条6 木板5 同4
batter 击球员9 弄垮9 打击手9 猛打9 虐9 面糊6 殴击6 殴打4 破旧4 暴力行为3 受到2
batteri 电池E 蓄6 蓄电池4 殴打4
battersea 巴特<
batti 疯癫A 蝙蝠? 古怪5
battl 决斗@ 战役7 战4 战斗4
battlecard 话术C
battlefield 沙场N 战场;
battleground 战地; 战场;
battlement 城垛H 雉堞H
battleship 战列舰N 主力舰A
battur 加高N
baubl 小玩意E 玩具;
baud 波特率L 波特<
baudot 博多H 波6
baulk 推诿6 错过6 障碍3 阻止2
bauxit 矾8 铝8
bavaria 巴伐利亚州Z
bavarian 巴伐利亚Q
baw 弯曲:
bawd 淫F 鸨母D
bawdi 妓院7 淫秽6 言语5
bawdri 猥亵行为; 卖淫7
bawl 大叫: 叫声:
baxi 办法5
baxter 巴克斯A
bay 贝叶斯E 贝斯9 月桂9 狗吠声9 走投无路9 海湾8 湾6 湾区5 吠5 配线3
bayesian 贝叶斯> 耶9
baymouth 沙洲9 湾4
bayonet 刺刀Z
bayou 支流C
bazaar 集市9 义卖7
bbc 英国广播公司Z
bbs 公告牌;
bcb 控制程序3
bcc 抄送9
bcs 主控3 商用2
bdam 直接存取5
bea 东亚银行C 航空公司;
beach 海滩Z
beachfront 海滨=
beachhead 滩头堡Z
beacon 信标D 烽火< 灯标6 发信6 照亮5 灯塔4 报警3
bead 珠F 珠子7 滴4
beadi 小珠A 晶亮A 珠子: 起泡7
beadl 领队@ 官吏; 执事7 牧师5 游行4
beadwork 珠饰E 缘9 珠3
beagl 短腿> 执行官6 密探6 侦探3 间谍3
beak 喙N 鸟嘴E
beaker 烧杯E 酒杯9
beam 电子束B 光束< 束6 喜气洋洋5 梁式引线5 横梁4 波束宽度4 定向3 容光焕发3 欣喜3 光线3 照耀3 梁3 射2 微笑2
bean 豆子X 红豆8
beani 檐< 便帽<
bear 轴承7 方位6 附息5 空头5 压挤5 跌4 承担费用3 负罪3 怀有3 负担3 结果实3 含油层2 熊2 驱2
bearabl 可忍受< 支承9
beard 胡须@ 胡子; 须6
bearer 无记名? 凭票8 持票人7 记名5 持有人4 承担者3 机员3 纳税人2 信差2
bearish 熊市A 疲; 熊9 粗暴4
beast 厌憎? 野兽< 畜生9 兽性7 动物4 残忍3
beat 迎7 拍频7 节拍6 拍子5 宽裕4 赖帐4 搏动4 颓废3 心跳3 疲乏3 还价3 敲打3 拍打3 逃罪3 打败2 拍2 巡逻2
beaten 踏平C 筋疲力竭= 敲8 打败6
beater 搅拌器; 打4
beath 绞刑9
beatif 至福H 赐福H 极乐A
beatl 小妞C 摩登C
beatric 丽斯A 碧A 翠A 阿特5
beatrix 阿特D
beatti 贝亚@ 蒂?
beau 情郎A 求爱者A 花花公子:
beaumont 博蒙特R
beauti 美< 美好7 美丽7 漂亮4
beautif 引文7 一些3 美化2
beautifi 美7 美化7 修饰2
beauvai 毯9 韦9 博7
beaver 海狸N
bebin 开始4 起始3
bebt 赌债N
bech 锤7 锥5 杆3
beck 招手@ 示意> 小河8 点头3
beckenham 汉7 肯4
becker 贝克尔Z
beckett 贝克特Z
becki 挂钩8
beckon 召唤> 招手; 示意5 吸引3 点头2
becom 成为5 变为4 变成4 倒闭4 变得3
bed 宿处6 寝具6 床上用品6 被褥6 路基6 一层6 海床6 床5 临终5 海相4 平板4 试验台4 河床4 栽种3 底座3 测试台3 临终时3 睡2
bedchamb 卧房H 寝室H 卧室>
beddo 贝多E
bede 比德Z
bedel 丁7 下级4 执3
bederep 杂役N 劳役7
bedevil 苦恼5 痛苦4 虐待4
bedeweri 歹徒8 罪犯4
bedfellow 同床I 伙伴6
bedford 德福A
bedfordshir 南部E
bedraggl 满身C 泥污; 全身; 破烂8
bedrock 基岩H 基本原理6
bedroom 卧室H
bedsheet 床单G
bedsid 床边N 临床<
bedsit 起居室F 兼4
bedspread 床罩E 床单A
bedstead 床架Z
bedtim 就寝时间Z
bee 蜜蜂A 聚会;
beech 山毛榉Z
beecham 比彻姆Z
beef 宰< 打手8 牛肉8 大力士6 肌肉6 养5 抱怨4 告发3
beefi 粗壮: 牛肉9 结实5 肉5
beehiv 蜂箱N 蜂窝E
beekeep 养蜂人Z
beelin 笔直<
beep 嘟@ 嘟嘟@ 尖4
beeper 报警器7 声4
beer 酒钱? 啤酒< 小2
beeswax 蜂蜡B 蜜蜡B 蜡5
beet 甜菜J
beethoven 贝多芬Z
beetl 捶A 甲虫A 槌8
beetroot 甜菜=
befal 降临E
befit 适宜5 适合3
beforehand 提前6 预先4
befriend 待人E 扶助;
befuddl 昏沉N 糊里糊涂N
beg 乞求< 乞讨: 借钱: 行乞7 没6 始4
beget 生父6 招致5 引起3 产生2
beggar 乞丐C 贫穷7
beggin 行乞I
begin 开始8 开始符号5 首列5 年初5 年头5 月初5 开头4 始4 始点4 期初余额3 开式3 期初2
beginn 小白A 初学者; 新手9
begotten 受孕?
begriff 法学2
begrudg 允: 吝惜9 嫉妒5 羡慕5
beguil 诱骗8 有趣6 欺骗3
behalf 方面6 代表3 利益3
behav 检点6 无论是5 良性5 端正4 规矩3 表现3
behavior 行为> 习性4 作业状态3 举止3 特性2
behaviorist 行为科学9 研究法8 主义者4
behaviour 行为6 举止行为5 特点4 动作3 性能3 繁殖行为3 品行3 规规矩矩3 特性2 举止2
behaviourist 主义者6
behead 斩首L 砍头H
behelf 作证7
behemoth 庞然大物E
behind 在押7 幕后7 背后6 狱中4 后面4 逾期4 底层3 暗中2
behivior 正常2
behold 看到6 观看6 注视5 看4
beholden 受惠8 负有7
behoof 用途5 利益3
behoov 理应H 理所当然; 应该9
beig 米色A 斜纹8 棕色7
beignet 带馅N 煎饼9
beij 北京N
beirut 贝鲁特Z
bel 才华出众8 才子6 报警4
belabor 辱骂8 殴打6 鞭打5
beladi 莱> 迪4
belat 迟7 滞纳金4 落后4 延续3
belch 喷吐E 打嗝< 吼叫<
beleagu 围困< 围攻9 包围5
belfast 贝尔法斯特Z
belfri 钟塔N 钟楼N
belgian 比利时人H 比利时A 比利时法郎A
belgium 比利时N
belgrad 贝尔格莱德Z
beli 不符6 掩饰4 别4 失望4 雷3
belief 信度: 信念7 信仰自由5 宗教信仰5 信仰4 信任3 相信3
believ 佯; 信徒6 托词5 可信4 相信4 假装3
belinda 琳8 贝3
belittl 贬低9 轻视8
bell 贝尔> 铃; 响铃: 钟7 美女5 铃铛4 铃声3
bella 贝拉N
bellami 贝拉E
bellfast 贝尔=
belli 匍匐前进? 腹部6 鼓起5 食欲5 战争4
bellic 好战;
bellica 占领5
bellici 军事5 用途2
bellicos 好斗A 好战>
belliger 交战国> 交战> 交战状态< 交战团体8 好战3
bello 战争5
bellow 风箱A 怒吼: 簧片6 摺2
bellum 国与国9 战后6 诉诸4
belmont 贝尔蒙R
belong 所属8 附属物6 所有物4 归2 事物2 居民2
belonging 归属7
belov 心爱S
below 下方E 线下7 下面7 低于6 以下3 低于正常3 下级3
belt 活字5 领海4 带3 冰3 带子3 地带3
beltway 公路5 环路4
beluga 大白H 鳇H 白鲸A
bem 过滤器9
bemoan 哀叹= 惋惜9 哀悼7 遗憾7
bemus 发呆? 困惑6
ben 内室Z
bench 王座6 椅子4 拘票3 测试台3 法官3 寡妇3 温庭3 席位3 操纵台3 庭2 高等2
bencher 议员: 后座2
benchmark 基准> 基准点5 评测5 评判4 压力测试4 压测4
bend 枉法= 弯曲6 屈服5
benday 彭D
bender 饮酒作乐< 六便士6 二进位6 物体5 业余4
bene 品行端正8 留心5 诉状3
beneath 之下9 一样5
benedict 新婚> 祝福:
benedictin 本笃会F 笃@ 甜酒= 僧5
benefactor 恩人A 施主< 捐助者: 捐赠人: 赠送6
benefic 善行9 仁慈5 捐款5 慈善5
benefici 受益7 受益权7 享用6 享5 使用权3 受惠3 有益2
beneficiari 受益人F 受惠者7 受益者5 受惠4 税前3 受益3 收款人2 封2
beneficium 生存权8 恩惠7 利益4
beneficum 担保责任9
benefit 受益: 福利7 效益7 利益6 经济效益5 恤金4 福利费3 救济金3 病残3 平等互利3 社保3 抚恤金2 有益于2
benefiviari 受益人6
benelux 卢: 嗬6 比4
benetton 贝纳通Z
benevol 仁政8 仁慈5 捐款5 捐助5 善行4 慈悲3 善意3 慈善2
bengal 孟加拉I
benificiari 受益7
benifit 分摊5
benift 受益5
benight 天黑A 赶路A 愚昧7 黑暗6
benign 善良@ 良性; 宽厚8
benjamin 杰7 班2
benn 本7
bennett 尼特N
benni 安非他明N
benson 森7 班7
bent 决心8 爱好5 弯曲4
bentham 沁N
benthic 深渊:
bentley 宾利N
benton 本顿Z
benzen 苯Z
bequeath 遗留: 遗赠7
bequest 遗赠9 遗产3
berat 严责H
bereav 丧D 亲人<
bereft 亲人? 丧失4 缺少2
beret 贝雷帽Z
berg 冰山N
bergain 讲价A 磋商8
berger 伯杰L 伯格>
berk 柏; 克斯3
berkeley 贝克莱E 伯克利E
berkshir 巴克夏猪Z
berlin 柏林I 毛线3
berm 崖E
bermuda 百慕大N
bern 伯尔尼F 伯恩:
bernadett 纳黛特N
bernard 伯纳德Z
bernhard 恩哈德N
berni 可卡因A 尼8 伯3
bernic 妮丝N
bernoulli 努里@
beromet 气压计N
berri 浆果R
berserk 疯D 狂暴6
bert 伯9 特2
berth 泊位< 水区7 卧铺6 锚地6 泊5 埠5 加水4 造船3 船位3 席位3
bertha 上衣9 女式8
berthag 泊位;
berti 蒂9 伯5
bertillion 贝尔蒂A
bertrand 兰9 伯6
berwick 贝里C 威克8
beryl 绿宝石A 绿< 玉7
beryllium 氧化铍N
beseech 哀求= 恳求6
beset 镶嵌7 围绕7 苦恼5
besid 旁边9 此外7 之外6 而且6 除4
besieg 围攻> 围困9 包围8
besot 糊涂9 愚蠢6
bespeak 订6 预约5
bespectacl 戴眼镜Z
bespok 专:
bessel 贝塞尔T
bessi 茜=
best 最佳: 最好: 特等3 高明3 优良3 短时间3 优等2
bestia 野兽A
bestial 兽行E 兽性; 兽6 奸4
bestow 留宿A 贮藏6 授予5
bestsel 畅销书Z
bet 打赌9 决断8 赌博7 赌注6 聚赌5 彩票4 赌场3
beta 乙级:
bete 愚人E 野兽<
beth 丝9 贝5
bethlehem 伯利恒Z
betid 降临; 预示4 发生3
betray 辜负< 泄漏: 叛逆者: 背叛者: 背信: 背叛6 出卖4 通敌3 叛国3
betroth 订婚> 童养媳9 未婚夫9 婚约4
betrri 原形毕露A 暴露6
betsi 琪E
better 更好? 改良8 增建4 推断出3
betti 贝蒂数= 蒂; 贝6
bettor 赌徒< 打赌7
bevan 贝:
bever 弗7 莉5
beverag 饮料?
beveridg 贝弗里N
beverley 贝弗利Z
bevi 一群<
bewar 谨防H 谨防假冒A 小心6
bewild 昏乱9 不知所措9 令人困惑9 晕眩8 困惑4 混乱2
bewilder 昏乱A 困惑6
bewitch 蛊惑= 施6 着迷5
beyond 远处6 出乎预料5 不计其数5 超出范围5 数不尽4 超过4 越界3 无容置疑3 灾害3 一边3 无法控制3
beyong 预料不到8 预料5 犯法4 越权3 违法3
bezel 窗口2
bezier 齐< 贝: 尔6
bflief 信念>
bgs 地质8
bhattacharyya 巴特< 里4
bhsi 超高速9
bhutto 布托Z
biannual 每年7 两次6
bias 偏置? 偏压: 偏9 偏流7 偏离5 偏见5 持有偏见4 偏差3 斜纹3 偏移3 缘3 边缘3 偏斜2
biax 双轴F
biaxial 双轴D
bib 涎< 喝酒8
bibl 圣经@
biblic 圣经@
bibliograph 书目G 文献检索8 文献数据库6 编目3
bibliographi 参考书目= 书目7 文献5 附2
bicamer 两院制F
bicarbon 碳酸盐A
bicathod 阴极管? 阴;
bicentenni 二百年R
bicep 二头肌H 臂部A
bicest 比斯特Z
bicharacterist 特征3 射线2
bicker 潺潺= 斗嘴< 流水声< 口角9 闪动8 争吵3 闪烁2
bicolour 双色X
bicondit 双4 态4 同2
biconnect 连通9 连通性7
bicov 双3
bicub 三次8
bicycl 自行车A 骑行? 联播?
bicyclist 骑= 脚踏车5
bid 招标= 投标; 出价6 哄抬4 递价3 开标3 买价3 吩咐2 喊价2
bidder 投标人9 须知8 出价6 竞标者5 拍卖成交5 最高者5 得标人4 递价3 商3
biddi 母鸡= 女佣; 小鸡8 女3
bide 等候7 忍耐7 住5 等待3
bider 联8
bidiagon 对角9 对角线3 两2
bidiagraph 偶4
bidigraph 偶4
bidirect 双向E 逻辑关系3
biduplex 两双D 双工4
bien 财产3
biennial 两年B 两年生A
biennium 两年@
bienvenu 受欢迎;
bifilar 双股A 双线:
bifurc 分叉; 分歧点8 分歧7 簧片4 态3
big 大人物6 八大5 权势4 大国4 大3 纽约证券交易所3 四大3 大都市3 强权政治3
bigam 重婚E
bigami 重婚罪L 重婚;
bigamus 重婚?
bighorn 羊;
bigint 字面7
bigot 执迷@ 盲从者@ 盲从9 偏执9 固执己见8 顽固3
bigotri 盲从< 偏执< 偏见4
bigraph 偶6
bigwig 大亨E
biharmon 双调和C 调和7
biject 一一对应@ 射;
bike 脚踏车@ 自行车<
bikini 比基尼E 泳装E 爆炸5
bil 诉状5
bilater 双边H 双边贸易6 双边条约6 双方6 两边4 双边协定4 双边协议4 两造3 双边关系3 互惠条约3
bilaterali 两面A
bilbao 毕尔巴鄂Z
bile 坏脾气A 胆汁< 暴躁8
biliari 胆汁H
bilinear 双线性L 线性插值9 线性系统3
bilingu 双语Y
bilinguist 两4
bill 票据@ 汇票? 法案5 开票4 提单4 帐单4 诉状4 开单3 账单3 期票2
billa 起诉书7
billboard 布告板H 广告牌< 宣传5
billbought 购4
biller 开发票; 登帐6 员2
billet 军营? 木柴9 舍7 兵2
billi 比利E 警棍8 千兆6 伙伴5
billiard 台球L 桌球H
billibit 十亿; 千兆6
billingham 比林E 白金汉<
billion 十亿N
billionair 亿万富翁Z
billow 巨浪= 扬起; 波涛; 潋滟; 翻腾8 鼓起4 翻滚3
bim 信息管理系统6
bimbo 男人8 女人7
bimetal 本位货币7 本位5
bimod 模态8
bimonth 两次5 两4
bimorph 存储元件5 态4
bin 回收站8 料5 箱子4 仓4 信息网4 取数3 物料2
binari 二进制N 二叉树6 二进制码6 二元5 二4 二目4 二进制位3 二进位3 二元关系2
binaryz 化4
binat 两个9
bind 约束力; 绑定9 约束性6 汇集5 编5 结合4 联3 包扎2
binder 活页夹; 绑缚; 捆缚9 活页7
binderi 装订3
bindfix 装配3
bindrest 装配3
binet 宾> 柯西8
bing 狂闹E 狂欢:
bingham 宾> 汉3
bingley 宾利N
bingo 烈酒A 戈= 宾5
binistor 四层E
binit 二进制3
binocular 两眼D 双目> 双筒> 并用>
binomi 二项式J 二项F 二项分布<
binsearch 折半<
bintre 二叉@
bio 小传= 亲生: 仿生9 生物科学9 自我介绍7 个人简历6 输入输出2
bioastrophys 物理学9
biochem 生物化学N
biochemist 化学家E
biochemistri 生物化学N
biochip 生物芯片Z
biocybermet 控制论7
biocybernet 控制论7
biodegrad 生物降解B 污染物6
biodemographi 生态9
biodiesel 柴油<
biodivers 多样性A
bioelectron 电子学8
bioengin 生物工程Z
bioergonom 功效<
bioethic 伦理学<
biogechem 地理8 化学3
biograph 传记H
biographi 传记E
biolog 生物学E 生物钟8 生父母8 生物武器8 生物7 生态平衡6 生态学3
biologist 生物学家N
biomass 生物量Z
biomathemat 生物7
biomechan 生物力学Z
biomed 生物医学E 医学6
biometr 生物学;
bionet 新闻6
bionic 仿生学Z
bionom 生态学?
biopsi 活6
biorthogon 正交关系: 正交3
biosensor 生物5 传感器4
biosolid 固体:
biospher 生物圈Z
biostatist 统计学7 生物2
biosystem 生物7
biot 瓦特< 毕7
biota 生物7
biotech 生物7
biotechnolog 工艺学8 生物8
biotelemetri 生物5
bioterror 恐怖活动N
biotic 生命7 生物7
biotron 孪生8
bipartisan 党6
bipartisanship 两党制E
bipartit 两半A 双方6 偶3
biphas 双相P
biplex 高速6
bipolar 极> 极性: 两极4
bipolarti 极性7
biquinari 二五H
biraci 两种9 人种4
birch 桦木E 桦树E 桦=
bird 羽毛球8 禽7 鸟7 声名狼籍6 惯犯6 鸟类5 囚犯4 流氓2
birder 猎鸟A
birdhous 鸟笼H 舍8 鸟3
birdi 小鸟= 鸟;
birdsong 鸟鸣E
birefring 双折射Z
birht 非婚生子5
birkenhead 肯8
birmingham 伯明翰Z
biro 圆珠笔N
birretum 律师资格:
birt 伯9 特2
birth 出生A 生来5 生育4 出生日期4 节制生育4 死胎4 胎记3 痣3 诞生3 消3 胎2
birthday 生日P
birthmark 胎痣N 胎记A
birthplac 诞生?
birthrat 出生率F
birthright 生来7 长子5
bis 国际清算银行A 本2 副本2
biscuit 饼干E
biscybernet 控制论: 生物3
bisect 二等? 平分5 两部4
bisector 平分线> 等分线> 角4
bisexu 两性E 雌雄同体E
bishop 果子酒< 主教9 糊7 焦5 象4
bishopr 辖区9 主教8
bismarck 俾斯麦Z
bison 野牛Z
bistabl 双稳态L 稳6
bistro 小酒馆F 夜总会A
bisync 双4
bisynchron 双4
bit 位Q 比特8 段位3 嚼子3 牛耳3 马嚼子3 数据位2 位列2
bitch 母狗E 母狼E 狐<
bite 咬伤; 刺痛7 一口7 咬6 穿透5 辛辣5
biternari 进制7
bitmap 位图文件; 位2
biton 基波< 调7
bitter 苦= 悲痛8 怨恨7 刺骨7 苦味7 怀恨5 残酷3
bittersweet 参半A 又8 苦6
bitumen 沥青?
bitwis 逐4 按3
bivari 二元6 双4
biweek 两周E 双周刊; 每周9
biy 拥挤5
biz 一笔6
bizarr 怪诞< 奇异5 古怪5
bkoke 经纪8
black 黑色= 黑: 黑市9 黑名单7 黑箱4 黑人4 黑皮4 黑线4 海盗旗4 黑盒子4 黑光4 黑手党3 黑箱测试3 游民3 可疑人物3 黑白2
blackberri 黑莓E 刺5
blackbird 鸟7 黑5
blackboard 黑板Q
blackburn 布莱克本C 般7
blackcurr 醋栗A
blacken 变黑B 发暗@ 熏制; 败坏4 诋毁4
blackheath 思9 布莱克6
blackjack 扑克牌? 闪锌矿? 革? 二十4
blacklash 白人<
blackmail 讹诈8 敲诈者7 勒索7 敲诈6 财4
blackmaile 绑架者; 勒索5
blackman 布兰克L
blackmarket 黑市:
blackmor 布莱克B
blacknam 布莱克B 曼2
blackout 掉电> 灯火管制> 灯火: 意识3 电网2
blackpool 潭N
blacksmith 铁匠N
blacktop 柏油路N 沥青9
blackwel 威尔@ 布莱克3
bladder 膀胱E 囊A
blade 刀锋E 刀口? 叶片? 剑9
blah 废话@
blair 布莱尔Z
blake 布莱克B
blame 追溯: 归咎于5 责备3 代人受过2
blameless 无可: 清白6
blanc 白9 余额2
blanch 发白; 布兰; 变白7 漂白7 赋予5
blanchet 呢= 浴衣=
bland 温和7 冷漠6 乏味5 柔和4
blank 空白B 消隐9 空白行3 空白符3 记名3 空格3 空2
blanker 消除器7 抑制器7 干扰2
blanket 总括; 笼统: 统括7 统7 毯子6 毛毯5 总共3 掩盖3
blare 吼叫声> 鸣叫: 巨响8 大叫6 喊6 光泽3
blase 玩腻H 享乐<
blasphem 神教; 亵渎神明9 侮辱性8 敬神7 诽谤性5 亵3
blasphemi 秽A 亵渎神明? 亵< 侮辱3
blast 一阵风< 炸: 咒8 枯萎病7 枯萎6 猛攻5 抨击3 过载3 爆炸3
blaster 固; 熔5
blatant 看穿9 喧嚣7 俗4 公然4 丽4 吵闹4 炫耀3 喧闹3
blaze 炽燃= 烈火= 火焰6 树皮6 燃烧4 光辉3 强烈3 发光2
blazer 上装; 燃烧4 宣布3
bleach 漂白> 变白; 变淡9 漂白剂9 脱色6 变浅5 晒5
bleacher 漂白剂A 看台<
bleak 萧瑟H 阴冷A 荒凉8
bleat 咩咩叫A 羊8 颤抖5
bleed 出血= 流血: 赔本9 渗出5 悲痛4 榨取4 渗透3
bleep 哔哔声R
blemish 社会秩序4 安宁4 老化3 玷污3 弄脏3 污点3 缺点2
blend 混成< 混合6 混合物5
blender 混合器? 搅拌器:
blenheim 海姆H
bless 祝福B 佑? 祈? 神圣化9 神圣3
blessum 森9 伯7 勒3
blight 枯萎病> 摧残7 枯萎7 染上6 挫折4 毁损4 遭受3
blimp 软式A 保守5
blind 盲目> 失明8 盲人8 盲7 判断力6 碎石子6 蒙蔽6 色盲6 瞎4 恹4 隐蔽4 眩目3 窗帘3 失实3 遮3 愚昧3 肤色2
blinder 眼罩E
blindfold 遮眼@ 障眼@ 眼罩; 蒙骗8 看不清8 盲目5
blink 闪烁B 眨眼6 闪亮4 可恶4 该死3 瞬间3 闪光2
blip 短音B 光点: 清脆5
bliss 福佑? 喜悦= 天赐: 幸福5
blister 水疱E 起泡9 泡4
blith 无忧无虑< 欢乐7 轻率4 愉快3
blitz 闪电战R
blizzard 大风雪N 暴风雪E
bln 十亿E
bloat 发胀= 肿起= 浮肿: 腌制7 膨胀5 肿胀5 自大4 病人3
blob 溅污E 一滴< 斑点5
bloc 集团= 支农7 联盟4 票决3 全体2
bloch 布洛赫G
block 块O 分7 字组5 信息组4 分块3 功能块2 冻结2 封锁2
blockad 封锁< 锁8 经济封锁6 舰3 阻塞2
blockaderunn 锁线I
blockag 封锁5 妨碍3
blockbust 巨型B
blockchain 区块链Z
blocker 卡点E 瓶颈:
blocki 斑驳8 结实6
blog 博客C 网络日志; 部落8
blogger 博客C 使用者5
bloke 小子N 家伙6
blond 金发@ 亚麻色; 白皙; 白里透红; 碧眼; 金发碧眼; 淡色8 淡黄色6
blondel 德尔@ 勃朗8
blood 血亲: 血统8 血缘关系5 血型5 血源5 血缘5 验血4 用血4 血债4 血液4 血3 血族3 旁系血亲3 恶感3 亲属3 出血3 同族2
bloodbath 大屠杀@
bloodguil 杀人罪7 杀人3
bloodguilt 杀人罪8 杀人4
bloodhound 犬7 侦探5 血5
bloodi 血腥; 血污9 嗜6 血6 流血5 屠杀5 残忍3
bloodless 血色; 流血7 没5
bloodlin 种8 血统5
bloodmoney 付给8 凶手4
bloodsh 流血?
bloodshot 充血H
bloodstain 血迹A 血腥< 血污: 血痕9 杀人罪5
bloodstream 血流Z
bloodthirsti 嗜7 杀人狂6 凶恶6 残忍6
bloom 钢坯< 焕发; 青春9 盛开9 茂盛5 开花5 钢4 花3
bloomfield 布洛姆N
bloomsburi 布鲁姆H
blossom 兴旺8 花6 开花5
blot 吸干; 墨渍; 乱涂8 墨4 吸4 瑕疵3 污点2
blotch 疹块C 污7 斑7 斑点4
blotter 吸墨纸= 记事簿9 备查4 草3
blous 上衣> 宽松8
blow 井喷; 吹响8 还手5 风吹5 还击4 吹4 打击4 致命4 开花3
blowback 放大8
blower 风机? 鼓风机< 吹风机9 吹5 贯流式5 告密者4 揭发3
blown 吹7 喘气6 花4 丝2
blowout 井喷A 爆裂7 喷出6
blubber 又哭又闹E 哭泣; 脂: 鲸9
bludgeon 大头C 棍@
blue 蓝色F 蓝< 染成7 蓝领工人5 蓝皮书5 清教徒4 蓝图3 第一流3 纽扣3 出身2 严酷2
blueberri 乌饭树Z
bluebird 鸣鸟M
bluechip 筹码C
bluefish 蓝9 鱼6
bluegrass 禾@ 六月5 早熟5
blueprint 蓝图A 设计图< 图纸:
bluff 断崖= 吓唬; 绝壁9 直率5 欺骗2
bluish 蓝色7
blum 布卢姆S
blunder 跌跌撞撞= 失策< 错5 犯错4
blunt 钝器> 坦率7 钝6 麻痹5 率直4
blur 弄污6 模糊6 模糊不清6 弄脏3 斑点3
blurb 吹捧7 推荐5
blurri 污; 清楚4 模糊2
blurt 冲口E 脱口E
blush 羞愧9 脸红6 弄6
bluster 夸口8 大话8 狂吹8 狂风7 咆哮6 汹涌6 巨浪5 恐吓3
blusteri 狂风暴雨E 风7 恶劣5
blyth 布莱斯Z
bma 丁酯? 甲基丙烯酸? 医师6
bmc 团状= 医学2
bmcp 基本型;
bmp 生物医学9 成批2
bmw 宝马E
bnf 科斯< 巴6
boa 蟒蛇A 围巾:
boar 公猪N 野猪N
board 板@ 委员会9 董事会8 会议桌3 搭伙3 电路板3 膳食3 操纵台3 木板3 揭示2 监察所2 网络版2 商业局2 理事会2 土地局2
boarder 膳; 膳宿:
boardinghous 寄宿;
boardroom 会议室: 场所4
boardwalk 木板; 散步道;
boast 自恃= 夸口= 自夸; 吹牛7
boat 远洋轮船8 救生艇6 乘船5 船运5 划船4 邮船4 哨3 客船3 货船3 船2 帆船2
boater 船工A 草帽A
boathous 艇@ 船3
boatload 载货量= 一条9
boatman 船夫< 出租4
bob 上下跳动= 浮子= 短发= 饰品= 剪短9 轻敲7 敲击6 振动4
bobbi 博9 警察3
bobbin 线板C 线管C 线轴;
bobcat 短尾E 猫=
bobtail 拼凑:
bode 预示8
bodi 体: 主体7 团体6 机构5 正文3 常设机构3 循环体3 本体3 决策机构2
bodic 女服H
bodili 身体> 重伤; 体罚4 人体3 亲自3
bodybuild 健美A 健美运动A 肌肉6 锻炼3
bodyguard 保镖A 护卫=
bodywork 车身G
boe 波音N
boeman 波音E
boer 裔B 布尔人<
boers 交易所4
boey 民选=
bof 开始3
boffin 研究员> 工作者8
bog 泥沼9 沼泽6 陷于5
bogey 妖怪; 可怕4
bogeyman 精灵9 妖怪9 可怕3
boggi 沼泽6 似5
boggl 搞坏; 搪塞8 吃惊7 踌躇5 犹豫5
bogus 赝币7 伪政府7 伪造4 假3 动用3 伪币2
bohemia 波希米亚H
bohemian 放浪G 波希米亚C
boil 煮沸> 疖< 沸腾9 开水9 沸水9 滚6 激昂5 喝醉4
boiler 锅炉H 汽锅A 锅炉房< 煮6
boilerpl 脚手架A
boister 狂暴6 猛烈6 喧闹5
boj 日本央行H
bold 粗体? 加粗: 大胆6 黑体字5 黑体4 冒失4 显眼3 鲜明3
bolero 舞曲8 舞8 上衣7
bolivia 玻利维亚H
bolivian 玻利维亚M
boll 荚M
bollard 船柱N
bollock 臭骂N
bologna 腊肠A
bolsa 交易所4
bolshevik 布尔什维克N 激进分子E
bolster 长枕H 支撑5
bolt 囫囵9 囫囵吞枣9 脱缰9 脱口而出7 射箭5 筛子5 门闩5 闪电5 意外事件5 螺钉4 党派3 监牢3 筛3 吞下3
bolton 螺栓H
boltzmann 波尔兹曼Z
bom 物料5
bomb 轰炸@ 炸弹> 投弹= 定时炸弹6 遭到5 爆炸物5 醉3 麻醉2
bombard 石炮A 轰击A 炮击A 攻击3
bombay 孟买Z
bomber 投弹手N 轰炸机N
bombshel 突发7 炸弹6
bommonwealth 大英帝国A
bon 一路顺风< 再见6 廉价3 好3 奖金3
bona 真诚> 善意= 善良4 买主3
bonanza 富矿A 好运7 幸运4
bonaza 高3
bond 债券N 公司债: 保税7 关栈7 公债5 保税仓库3
bondag 奴役5 役4 奴隶4 束缚3 监禁2
bondhold 持有人5 所有者4
bondsman 保证2
bone 专心致志; 剔骨; 骨头; 骨9 毫无顾忌8 鱼骨6 争点4 争端3
boneless 骨<
bonfir 篝火H 营火A
bong 协议书C
bonhomi 和蔼8 温和5 愉快4
boni 瘦骨嶙峋C 骨?
bonif 退税4 减3
bonn 波恩N 晚安6
bonnet 帽;
bonni 漂亮>
bono 慈善8 为了5
bonour 参加3
bonrum 产5
bonum 公益:
bonus 红利A 奖金; 奖金制4 补贴3 年终奖金3 分红3 红3 奖励2
bonyhard 哈德@ 奈:
boo 喝倒彩9 同5 嘘4
boob 蠢材N 笨蛋7
boobi 呆子; 傻瓜8
bood 决算4
boodl 伪钞7 赃物5 贿赂4
boodler 受贿者A
book 簿C 帐簿= 帐面8 记录簿5 订4 帐面价值4 帐3 登记簿3 预订3 书籍3 摺3 簿籍3 支票簿2
bookcas 书柜N 书架<
booker 模特儿7
booki 书本上C 好学; 赌注5
bookish 书呆子A 读书;
bookkeep 簿记H 簿记员7 讪5 活页簿5 记帐4 做账4 记账3 账3
booklet 小册子E
bookmak 编书< 谋利< 赌本< 编辑者9 赌6 著作4 赌注3
bookmark 书签A 收藏7 书2
booksel 书商Z
bookshelf 书架A
bookshop 书店N
bookstor 书店N
bool 布尔9
boolean 布尔P 布尔值9 布尔运算8 布尔方程3 布尔代数3 布尔环3
boom 繁荣8 大受欢迎8 高涨7 隆隆声6 暴涨5 景气5 兴旺4 新兴4 急速4 采取2
boomer 无定H
boomerang 飞去C 飞镖= 归来5
boomflat 繁荣8
boon 恩惠A
boost 吹捧; 宣扬8 推进5 提升4 促进3 提高2
booster 升压: 补偿器9 支持者4 后援3 推2
boot 引导: 穿靴8 靴子8 举6 长靴5 自导5 仆役5 冷启动3 踢3
bootabl 引导盘@ 举8
bootconf 引导4
booth 货摊= 电话间; 布斯: 投票站8 亭7 棚6 场所2 室2
booti 掳获? 追赃; 战利品7 赃物3
bootl 特尔N
bootleg 私卖> 漏税9
bootless 无益8 无用4
bootstrap 引导A 自展8 举7
booz 豪饮H 酒宴> 酒6
bop 击;
borard 劳资5
bordeaux 波尔多N
border 边框S 边境4 接界3 花坛3 边界3
bordereaux 明细表7
borderguard 驻军> 边防9 警卫6
borderland 边陲@ 两3
borderlin 边缘科学9 界线9 边界3
bore 无趣: 激浪: 烦人: 枪膛7 镗7 无聊6 孔径6 内径5 钻孔5 令人讨厌4 烦扰3
boreal 北=
boredom 厌烦; 厌倦6
borehol 凿洞B 井下8 地上7
bori 鲍里斯Z
borker 地产4
borland 宝蓝E 宝?
born 只限7 水面6 长女5 婴5 机上5 陆上3 生来3 水运3 流产3 天生3 出生2 长子2
borneo 婆罗洲Z
boro 罗7 伯5
borough 自治市? 市镇7 幼子6 市议会3
borrow 借入< 借用: 借位9 借款6 借6 借来6 借款人5 抵借3 自找麻烦3 剽窃者3 长期借款3 借债3 借贷2
borstal 感化8 青少年7 青少年犯6 教养院3 管教所2
bos 成批处理4 操作系统3
bosch 博世Z
boskin 希9
bosnia 波士H 波斯尼亚> 尼亚<
bosnian 波斯尼亚M
bosom 胸怀< 怀抱: 胸部7 胸6
boss 小组长8 老板7 上司6 母牛6 岩6 指挥官5 浮雕4 领班4 政客3 上级3 指挥2 领导2
bossi 浮雕: 专横7
boston 波士顿Q
bot 磁带3 角色2 机器人2
botan 植物性H 药材H 植物学A
botani 植物学N
botanist 植物学家Z
botch 拙笨A 搞砸< 搞坏7 补缀6 糟蹋5 修补4 难看3 笨拙3
bote 采伐< 木6 燃料3
botha 博; 豪3
bother 操心= 烦= 感到4 烦扰4 麻烦4 讨厌3 迷惑3 纠纷2
bothersom 讨厌7
bothway 双向6
botswana 博茨瓦纳Z
bottl 装瓶< 瓶子< 瓶装< 酒瓶< 隘8 饮酒6 围困6 瓶颈4 狭窄3
bottleneck 瓶颈D 薄弱环节: 关键问题8 卡点8 增产7
bottler 装瓶E
bottom 底部H 底向上? 底6 谷底4 底层4 查明真相4 走出4 底端4 从上到下2
bottomless 深不可测: 底4 无限3
bottomri 押3
boudoir 闺房N
bougainvillea 叶子花N
bough 大树枝Z
bought 购货9 代买6 代卖6 购进3 购入2 买进2 货单2
bouillon 清汤F
boulder 大圆N
boulevard 林荫大道Z
boulevers 颠覆6 推翻6 骚动5 混乱3
boulogn 伦9 布3
bounc 弹跳7 跳6 弹力4 跳跃3 撞击3 回3 免职2
bouncer 最大者@ 巨人8 跳跃3 巨大2
bounci 精神饱满9 快活6 自大6 弹性3
bound 界@ 限界: 界限5 弹起4 装有3 约束3 有界性3 便秘3 下界3 界域2 跃2
boundari 边界D 疆界6 界6 边界条件6 边界值5 国境4 分界4 边界线3 划定3 边界点3 边界问题3 边界检测3 分界线3 国界线3 关境2 国界2
bounded 有界性N
boundless 无边无际N 无限5
bounti 奖励金E 慷慨5 宽大5 补贴5 礼物4 奖励4
bouquet 花束< 一串8 笼统4 合约2
bourdieu 迪7 厄5
bourgeoi 资产阶级J 中产阶级9 平庸6 九点5 活字4
bourgeoisi 资产阶级B 中产阶级8
bourn 小溪> 目的3 边界3
bournemouth 伯恩茅N
bours 交易税3 交易所2
bout 较量; 一回9 回合7 时期4
bovin 牛< 迟钝5
bow 拉琴= 鞠躬= 弯成< 弓: 鲍7 眼睛6 屈服4
bowden 鲍: 登4
bowel 内脏; 肠8
bowen 博文H 鲍<
bower 树阴G 凉亭=
bowi 猎刀H
bowl 保龄球; 滚木; 碗; 鲍尔斯; 行驶5 酒杯4 木3
bowler 玩球? 投球; 滚球: 玩3
bowman 弓? 划手8 船首4
box 框< 输入框; 箱8 盒7 列表框6 信箱5 盒子4 打耳光4 接线盒4 拳击4 电子邮箱3 钱柜3 配电盒3 配电箱3 编辑框3 金柜3 一巴掌2 积带2 机箱2
boxcar 盖7 货车4
boxer 拳师Z
boxi 盒子; 盒4 状3
boxwood 黄杨H 黄杨木H
boy 反叛; 不良少年: 男孩7 儿子7 报童6 少年4
boyc 鲍<
boycot 结伙8
boycott 抵制B
boyd 博伊德Z
boyfriend 男朋友H 女朋友<
boyhood 少年时代Z
boyish 男孩F
boyl 波义耳Z
bozo 大汉H 新兵: 家伙5
bps 每秒6 比特3 位数2
bra 奶罩N
brace 大括号B 打起精神5 振奋精神5 紧缚5 背带3 支撑物3 支柱3 曲柄2 凉爽2
bracelet 手镯N
braceri 收买7 贿赂5
bracken 蕨N
bracket 括号N 方括号9 括弧4 中括号2
brackish 盐味> 不快7
bracknel 布拉克E 内尔5
brad 钉< 曲2
bradburi 布拉德N
bradford 拉德福H
bradi 莱: 迪3
bradley 得利N
bradshaw 时刻表N
brag 吹牛@
bragg 布拉格L
brahm 布拉姆斯Z
braid 辫子; 缀8 辫6 镶边5 穿线5 穗4
braill 莱7
brain 脑> 脑部9 大脑9 智囊5 脑力劳动3 工作者3 攻关3
brainchild 脑力劳动: 产物3
braini 脑筋A 聪明5
brainsdrain 人才外流Z
brainstorm 头脑风暴= 灵机一动= 独创性= 讨论5 爆发3
brainstrust 智囊团> 们9
braintre 布伦特E
brainwash 洗脑S
brais 炖@ 焖= 蒸7 熟3 文火3
braithwait 斯韦特? 布雷8 思4
brake 制动D 刹车? 丛林7 阻碍3
brambl 黑莓= 悬钩子= 荆棘;
bran 麸E 糠E
branch 分支M 转移: 分店9 分行6 分机3 支店3 分支机构2 树枝2
brand 牌号: 烙印9 厂牌7 商标7 刺字6 名牌商标6 牌子6 品牌4 登记牌4 个人品牌4 挑起3 牌名3 民营3 起名3 名牌2 叛乱者2 取名2
brandei 布兰代斯A
brandi 白兰地酒Z
brandish 挥A 挥舞<
brando 布兰E
brandon 布兰登N
brandt 勃兰特Z
branson 布兰森Z
braqu 布拉克N
brash 骤雨; 胃灼热; 性急7 仓促6 碎石6 傲慢3 无礼3
brass 黄铜E 铜管乐器<
brassag 铸币:
brasseri 啤酒店Z
brassi 厚脸皮9 黄铜7 铜5 棍4 高尔夫球3
brassier 奶罩N
brat 乳臭未干H 小孩<
bravado 虚张声势F
brave 勇敢者@ 勇敢; 美好6 华丽3
braveri 勇敢:
brawl 哗哗@ 吵架5 吵闹4 争吵4 喧闹3
brawler 争吵7 喧闹6
brawni 肌肉9 顽强9
bray 嘶叫E 驴叫声E 喇叭声; 叫5
braze 钎焊H 锌合金:
brazen 厚颜无耻> 厚脸皮: 黄铜8
brazil 巴西I
brazilian 巴西人N 巴西=
bre 保本4 平3 两3
breach 违反9 违约7 攻破5 破坏4 突破4 违背3 毁约3 跳出3 被黑3 领海宽度3 违例2 违警罚法2
bread 面包@ 裹8 生计8 食物4 面包屑3
breadboard 电路板6
breadcrumb 痕迹D 导航栏@ 导航6 面包屑4
breadth 宽度8 违犯3 增产3 违背3
breadwinn 家计9
break 中断5 弄坏3 破门而入3 绝交3 打断3 断3 断开3 保本3 换行符3 当值3 破晓2 决裂2 打破2 拆卸2 截断2 够本2 每组2
breakag 破损; 破损处: 易碎4 避3 破碎3 损毁3
breakaway 脱离7 分裂5
breakdown 击穿; 破裂5 等级分类5 解体3 故障3 崩溃2
breaker 断路器< 越狱犯6 肇事者6 保护器4 违法者3 熔断3 行窃3
breakerag 破碎;
breakeven 盈7 保本7 收支平衡5
breakfast 早餐Y
breakneck 骨折;
breakout 断裂9 突围9 中断点6 越狱3 爆发3
breakpoint 断点V
breakthrough 新进展E 突破? 发现3
breakup 解体8 崩溃5 解散4 分裂4
bream 海鱼? 鲷? 淡水鱼; 鳊7 打扫6
breast 胸怀: 乳房9 胸部6 面对5 胸5 供认3
breastbon 胸骨N
breastfe 母乳喂养I 哺乳<
breath 呼吸> 瞬间5 微风5 低语5 喘息4 低声4 气息4 发散4 逼真3 生存2
breathabl 吸入:
breathalyz 测定器H 酒量H
breather 喘气6 呼吸5 剧烈5
breathi 呼吸声N
breathless 屏息= 屏气= 喘9 气喘吁吁7 气喘6 不过5 风4
breathtak 惊险N 惊人7
brecon 布雷< 肯3
breech 后膛= 裤子7 炮7 臀部5
breed 饲养: 养殖9 品种7 生育5 繁殖3 养育3 教养3 引起2 种类2
breeder 饲养员A 起因7 起源5 养育4
breez 轻而易举@ 微风@ 煤屑; 逃走4
breezi 微风; 通风5 活泼4
bremen 不来梅港N
brenda 布伦达Z
brendan 布兰登N
brennan 南8 伦3
brent 布兰特K
brentford 布伦特>
brett 布雷特Z
bretton 布里顿@
breve 谕示H 特许状A 令状5
brevet 研究所8
brevi 简易6
breviti 简码A 简短6 短暂6
brew 酿造E 酿造酒> 酝酿6
brewer 器皿> 制造者: 泡制6
breweri 啤酒厂E 酿酒厂? 酿造:
brezhnev 列日涅夫? 布里; 勃4
brian 布莱恩Z
briant 布赖恩A
briar 荆棘A 石南@
bribabl 受贿5 可能性4 收买4
bribe 受贿; 受贿者; 行贿8 贿赂5 收买3
briber 行贿者Z
briberi 贿赂: 贿赂罪: 行贿9 行贿受贿8 贪污贿赂7 受贿6 威胁利诱4
brick 砌< 砖块< 砖造< 砖: 金砖8 假货4 赝品4 积木3
bricklay 砌砖E
brickwork 砌砖A 砖=
bridal 新娘= 婚礼7
bride 新娘@ 聘礼< 聘金< 布赖8 童养媳6 过渡性3 过渡3
bridegroom 新郎N
bridesmaid 女傧相Z
bridewel 感化院: 拘留所9 监狱5
bridg 桥E 桥式> 桥梁: 桥接: 架桥6 桥接器6 桥牌6 网桥6 造桥6 拆桥6 搭桥6 纽带4 过渡期4 矫3 分路3 跨越2
bridgend 布里A
bridget 布里奇@ 奇特5 丽5
bridgewar 桥接8 件4
bridl 马勒E 约束3
brief 简报: 节录7 答辩状5 答辩书3 简历3 案情3 拒绝接受3 摘要3 简要2 承办2
briefcas 公事包H 分文G
briefless 生意9 无人4
briefli 扼要9 简短6 简明5
brig 禁闭室H 警卫室A 监狱4
brigad 戽: 旅7 消防队6 队4
brigadi 准将L
brigand 土匪C 盗贼7 掠夺3
brigg 布里格斯Z
bright 亮度; 明亮8 鲜明7 亮度比6 生辉6 镜面6 光亮5 欢快5 磨光2
brighten 变亮? 生辉? 快活6 活跃4
brighton 布赖E
brigitt 奇特7 丽6
brillianc 光辉8 卓越8
brilliant 才气A 灿烂: 辉煌6 光亮6 光辉5
brim 满溢E 注满; 边3 边缘2
brimston 硫磺A
brine 盐水= 海水7 海4
bring 隶属于5 拉生意4 促使4 结转4 带来3 起诉权3 投产3 告诉2 入股2
brink 陡: 边缘4
brinkmanship 紧急2 冒险2
brisban 布里斯班Z
brisk 勃勃; 兴旺6 活泼4 寒冷4 兴隆3 不断3 强烈2 起来2
brisket 胸部8 胸6 动物3
brist 刚毛H 易怒5
bristl 猪鬃C 刚毛; 直立7 发怒6 充满3
bristol 布里斯托尔Z
brit 海生C 鲱鱼C
britain 英国8
britannia 大不列颠N
british 英国B 不列颠9 英籍7 英国人4 英联邦4
briton 大不列颠B 英国人;
brittan 布里坦I
brittani 布列塔尼Z
britten 布里顿H
brittl 致命性; 脆7 易碎6 脆弱4 易2
brixton 里克斯D
brk 场景2
brnod 厂牌>
bro 兄弟:
broach 烧肉; 凿子; 钻头6 钻孔5 露出5 削4
broad 宽广: 辽阔: 宽阔8 官印7 交易额4 广阔3 广大3 礼貌2 公海2 国玺2 箭2
broadband 宽带I 数据通道3
broadcast 广播N 广播式8 广播系统5 播种机5 群发4 四散3 播送3 实况转播3
broaden 增宽E 变宽? 放宽7 扩大3
broadsheet 大幅H
broadsid 舷侧E 胡乱8
broadway 百老汇N 大街8
brocad 织锦Z
brocard 格言6 原理3
brocardica 格言9
broccoli 花椰菜N
brochur 小册N 小册子?
brock 獾> 臭< 坏蛋9
brocker 现货交易9
brogu 皮鞋C 腔: 拷5
broil 灼热8 烤7 争吵5 激动3
broiler 焙A 大热天< 师傅< 小鸡8
brokag 介绍:
broke 一文不名< 经纪5 破产者4 业4 客2 证券交易2
broken 坏掉9 断掉9 打不开7 跑不起来7 跑不通7 打破7 舱位4 残损4 破裂4 零星3
broker 经纪人G 掮客= 兼5 介绍人4 行栈4 报关行3 承转2 媒人2
brokerag 佣金8 经纪7 经纪商5 经纪人5 手续费2 中间人2
bromid 溴化物I 庸俗8
bromley 布罗H
bronchial 支气管R
bronchiti 支气管炎Z
bronx 克斯= 鸡尾酒6 布朗6
bronz 铜像H 青铜H 青铜色A
brooch 胸针A 领5 针3
brood 孵8 一伙8 沉思7 窝6 徘徊5
brook 布鲁克斯> 布鲁克: 小溪8 鲁6 容忍4
brooker 布洛克Z
brooklyn 布鲁克林N
broom 金雀花D 扫帚; 扫除7
broomstick 扫帚A
bros 罗斯;
broth 肉汤H 清汤A 原汁6
brothel 妓院>
brother 兄弟D 亲兄弟8 同胞兄弟8 嫡亲7 同级7 弟兄6 盟6
brotherhood 情谊? 兄弟5 手足3
brough 布拉N
brought 承= 结转4
broughton 劳顿E
brouhaha 吵闹8 骚动7
brouter 桥6
brovnian 布朗G
brow 眉毛@ 额4
brower 主控6
brown 褐色> 勃朗宁; 布朗9 炸成8 煸8 黝黑8 棕色6 咖啡色5 炒5 赭色4 煎4 嫩3 肤色3 晒黑3
browni 仁< 褐色7 巧克力4
brownian 布朗运动F
brownish 褐色: 呈7
brownout 电压3 降低3
brownston 褐A 砂石A 有钱人:
brows 浏览A 翻阅5 旨在4
browser 浏览器R 嫩叶4 书本3 浏览器自动化2
bruce 布鲁斯Z
bruge 布鲁日Z
bruis 青肿E 瘀? 研碎? 挫伤9 紫7 擦伤5 受伤4
brunch 午餐A
brunei 文莱Z
brunel 奈尔A 布鲁内A
brunett 深褐色; 肤色8
bruno 布鲁诺Z
brunswick 不伦瑞克Z
brunt 冲力A 冲击6
brush 电刷C 刷子= 毛笔= 刷8 掠过3 争吵3 擦2
brushstrok 一笔7 绘画6 画5
brushwork 笔法N 绘画9
brusqu 唐突? 粗率? 直率6
brussel 布鲁塞尔O
brutal 不讲理9 残酷无情9 残忍8 野蛮6 蛮横5 残酷4 慈悲3
brute 强力= 畜生7 无理性6 残忍4 好色3
brutish 畜生: 愚钝9 粗野4 野蛮4 残忍3
brutus 布鲁特N
bryan 布赖恩H
bryant 布赖恩A
bryn 琳:
bryoni 泻<
bsc 学士E
bsd 伯克利<
bseesalari 底薪> 薪津<
bsl 基准线C
bst 夏令时N
bubbl 磁泡P 泡: 泡泡3 冒泡3 香槟酒3
buccan 海盗<
buchan 巴: 肯7
buchanan 布坎南Z
bucharest 布加勒斯特Z
buck 碱水8 雄鹿队8 鞍马8 推卸责任7 雄鹿6 马背6 水洗6 反潮流6 雄5 巴克斯5 纨绔子弟5 自夸5 五角5 培4 闲聊4 吹牛3 谈话3
bucket 桶? 成组3
buckingham 白金汉A
buckinghamshir 白金汉A
buckl 皮带扣@ 扣住; 扣子; 弯曲5 屈服4
buckland 巴克;
buckley 巴克利N
buckskin 鹿皮Z
buckwheat 荞麦N 荞麦片E
bucol 牧民A 农夫9 牧歌9 田园诗9 乡下8
bud 初露头角= 发育期= 发芽: 萌芽: 花蕾: 芽5 中枢4
budapest 布达佩斯Z
buddha 佛陀Z
buddhism 佛教N
buddhist 佛教徒N 佛教E
buddi 伙伴= 朋友6
buden 举证责任;
budet 编制3 全面2
budg 羔羊皮E 微微; 推动6
budget 预算T 预算编制4 预算法4 总预算3 预算表3 预算书2 预算案2
budgetari 预算9 预算外9 节余4 预算编制4 实况3 岁计2
budgi 相思N
bueno 诺斯C
buf 缓冲器5
buff 黄色8 皮肤5 擦亮5 皮革4 柔软4 暗3
buffalo 水牛Z
buffer 缓冲器H 缓冲E 缓冲区B 缓冲存储器6 缓冲作用3 缓冲寄存器3 隔离2
buffet 碗橱> 自助餐: 搏斗8 小卖部6 奋斗5 冲击3 殴打3 打3
buffon 芬;
buffoon 小丑@
bug 捉虫7 暴突7 病菌7 小汽车7 窃听器6 防盗5 虫4 双座4 癖好4 纵火者3 财主3 毛病3 故障测试3 臭2
bugdet 画5
bugger 老兄9 鸡奸者7 鸡奸6 困扰5 诅咒5 家伙3 烦恼3
buggeri 鸡奸者9 鸡奸8 兽6 奸4
buggi 单座C 毛病百出= 虫8
bugl 吹号H 号角= 喇叭8
build 建筑物: 建筑: 生成8 建立6 房屋5 构建4 积木3 办公楼3 营建3 楼2
builder 营造6 班组6 建造5 监工3 木工2
buildinfo 已过期8 曾4
buildup 集结> 增强5 发展3
built 内置A 内部6 建4 内3
builtin 内置7
buiness 事务处理6
bukharin 布哈林Z
bulb 电灯泡E 球茎; 末梢:
bulbous 球茎J
bulg 胀> 凸出7 膨胀4 障碍3
bulgaria 保加利亚H
bulgarian 保加利亚人J 保加利亚语J 保加利亚6
bulimia 盛<
bulk 散装< 散装货< 大宗: 大容量4 整批4 显得3 成批出售3 杂货3 群发3 杂货船2
bulker 油轮:
bulkhead 隔壁H 防水8 壁3
bulki 泡货< 笨重9 庞大5 成批3 大宗3
bull 多头< 哄抬: 买家5 公牛5 买空4 买方3 买主3 劳而无功2
bulldog 狗8 喇叭6
bulldoz 推土机C 压倒6 威胁3 强迫2
bullet 枪弹< 防弹5 弹头5 子弹4 期终3 远射2
bulletin 公报I 电子公告8 公告牌5 布告5 年度报告5
bulletina 报5 公告4
bulletproof 防弹H
bulletwound 创8
bullhorn 手提式9 扩音器6
bulli 欺凌; 跋扈; 霸; 威逼7 欺负6 豪5 恐吓5 第一流3 特3 弱小3 十分3
bullion 金银B 银锭= 金块9 纯金3 贵重2
bullish 行情看涨C 上扬= 公牛= 看涨8
bullock 阉牛Z
bullpen 候补队员C 牛栏C 房间6
bullshit 胡说=
bulwark 防波堤; 壁垒; 保障7
bum 懒鬼; 游民7 闹6 乞讨5 游荡3 流浪3 压3
bumbl 踉跄; 跌倒9 结结巴巴6 错3
bumblebe 大黄蜂N
bummar 契据3
bummer 游民= 游荡6 无赖5
bump 肿块7 撞6 撞击5 颠簸5 碰撞3
bumper 大丰收; 杯6 胜利5
bumpi 崎岖不平E 颠簸:
bun 小面包= 作为3 类型定义2
bunch 聚; 札9 胶合7 束5 灯光4
bunco 骗子7
bundesbank 德意志;
bundestag 议院7
bundl 捆绑; 附随: 塞进6 附送5 包扎5 捆3 匆忙3 还要2 打包2
bundler 捆绑4 以及3 只有3
bung 圆木8 塞住6 塞子5 丢5 掷4 投3 桶3 推3
bungalow 平房Z
bunge 松紧E 蹦极E 橡皮筋?
bungl 粗制滥造; 搞糟9 粗劣9 拙劣6 失误4 笨拙4
bunk 铺位A 铺上< 废话6 逃走4 逃跑4
bunker 沙坑? 船用< 暗堡; 煤仓; 陷入困境5 燃料5 油库4 油轮2 卸2
bunni 兔子N
bunt 触击A 颊< 布4 旗3
buoy 浮标I 救生圈< 航标< 浮筒7 浮起6 鼓励3
buoyanc 浮力< 轻快5 快活5 高价3 弹性2
buoyant 而复= 心情愉快9 浮力9 升6 高价2
bur 粗壮> 结实7 率直7
burden 嗬9 负担5 制造费用4 累累4 举证责任4 担子3 费用率3 负荷2
burdenshar 分担5
burdensom 难于9 繁重9 恼人9 累赘8 压抑6
burdent 举证责任8
burdn 举证责任;
bureau 局: 统计局9 办公处6 情报局6 检验局5 标准局5 服务局4 司4 情报处4 研究局4 专卖局4 公安局4 财政局4 政治局4 工业局3 船级社3 税务局3 劳工保险3
bureaucraci 官僚政治C 官僚机构C 官吏9 官僚主义8 官僚8
bureaucrat 官僚A 僚< 官僚资本: 繁文缛节8 官僚资本主义7 官僚作风7 官僚主义者7 官僚资本家4
bureaucratist 官僚主义者N
bureautiqu 办公室5
burgeon 急速7
burger 汉堡包A 伯格>
burgess 自治市: 市民7 自由民6
burgh 自治市=
burgher 市民6 公民5
burgl 破门N
burglar 盗窃者9 盗7 窃贼5 夜4 警报器3 窃盗3 行窃3 屋2
burglari 窃盗; 盗窃5 窃盗罪5 防盗3 盗3 夜间3
burglarioup 盗8 窃盗罪6 夜4
burgundi 勃艮第R
buri 埋层> 埋葬: 埋藏9 地下5
burial 葬礼= 埋葬;
burk 除去6 压制4 消灭4
burlap 粗麻布N
burlington 伯灵顿H 柏林=
burma 缅甸N
burmes 缅甸人H 缅甸语H 缅甸A
burn 烧; 烧伤: 络腮胡子9 燃烧7 炼6 烧毁6 烧坏6 自焚6 发热4 烙印3 老化3 曝光3
burner 烧火> 燃油; 火炉8
burnett 伯内特Z
burnham 伯纳姆I
burnish 打磨< 磨光: 抛光: 擦亮8 压印5 光亮4 光辉3 光泽3
burnley 伯恩@
burnout 烧尽H 熄火H 烧坏A
burnsid 赛德B 伯恩7
burnt 焚毁M
burp 饱嗝E 饱嗝儿E 打嗝<
burr 芒刺A 钻孔器A 毛边< 发音5 含混4
burrito 煎饼G
burro 小驴Z
burrough 斯7 劳7 布4
burrow 巴罗斯> 藏身处> 掘; 洞穴: 洞5 躲藏4
burrus 锂D
burs 突发8 并发6
bursari 奖学金: 办公室4
burst 猝发C 突发7 突发噪声5 实发4 成组2 爆裂2
burster 分片7
burt 伯9 特2
burton 复滑车N
burun 伦7 布2
bus 总线P 汇流6 总线结构5 数据总线5 公交4 母线3 地址总线3
busbi 高帽子H
buse 丛<
bush 矮树丛N
bushel 蒲式耳N 修整A
bushi 灌木B 茂密: 浓密8
busi 营业= 企业9 忙碌8 商业8 忙6 业务6 商务3 营业税3 商用2 事务2 经商2 没空2
busili 忙碌8
businesslik 有条理? 有效率?
businessman 实业家D 商人6 工商业5
businesswoman 经商者C 办理6 商人4 实务3
busload 公共汽车< 运载3
buss 总线3
bust 半身像8 胸部5 爆裂4 失败3 降级3 殴打3 破产2
buster 驯马; 小鬼6 闹6 炸弹6 庞然大物5 小家伙5 反托拉斯5 巨型5 破坏者4 非凡4
bustl 奔忙? 熙熙攘攘? 忙乱9 撑6 裙6 催促5 喧闹3 忙碌3
bustophedon 双向8
busu 正当3
busybodi 好事? 爱管闲事9
but 对接= 接线7
butch 男孩;
butcher 屠夫; 屠宰7 肉7 刽子手5 杀人狂5 屠杀4 小贩3
butcheri 惨杀H 残杀; 屠杀9
butler 管家; 膳9 总管8
butt 孤峰= 烟头= 对接; 对头; 靶9 粗大9 笑柄5 地界4
butter 黄油> 涂黄: 奶油8
buttercup 毛茛H
butterfli 蝴蝶K 蝶形H
butteri 膳: 黄油8 谄媚7
buttermilk 酪H 脱脂乳A
butternut 胡桃E 灰2
butterworth 巴特>
butti 合同制;
buttock 半边= 臀部8 摔6 屁股5 船尾5
button 按钮S 按钮开关6 钮扣4 扣住3 扣紧2
buttonhol 钮F 胸花@ 听3
buttress 扶壁F 支持物; 拱6
butyl 丁基橡胶@ 丁:
buxton 巴克斯<
buy 购买; 买8 买进6 买盘6 买入5 买下5 购进5 返销4 收买4 买气3 购3 回购3 收购价2 拒买2 现买2
buyback 回购< 买3
buyer 买方: 买主7 购买者7 蜂拥而至6 罢4 供过于求4 便宜货3 买者2 采购2
buymanship 买货A
buyout 买下C
buz 蜂鸣器Z
buzz 嗡嗡声= 嗡嗡叫= 嗡嗡响= 营营= 说闲话8 流言8 散布3
buzzard 小虫B 营营5 贪婪4
buzzer 嗡嗡9 蜂9
buzzo 巴: 佐3
buzzword 行话9 流行4 词2
bye 回头见? 细则4 章程3
bygon 往事= 过去:
bylaw 附则8 细则6 章程5
bylin 署名9 副业7 报道2
bylink 旁9
bypass 旁路F 绕过9 忽视4 回避2
byproduct 加工成本5 副产品2
byrd 伯9 德4
byrn 伯恩B
byron 拜伦Z
bystand 旁听者; 旁观者9 目击者8 候补5
byte 字节U
byway 小路9 旁7
byzantin 拜占庭H 拜占庭式H
caa 管理局@ 民用航空2
cab 出租汽车= 马车9 出租车6
cabal 阴谋8 阴谋家6 结社6
cabaret 卡巴H 歌舞8
cabbag 卷心菜H
cabbi 车夫? 司机< 出租汽车8
cabdriv 计程车H 马车夫>
cabe 凯布G
cabin 客舱A 密封舱< 小屋; 橱窗9
cabinet 内阁> 内阁制; 机柜8 橱柜8 控制室5 干燥箱5 影子内阁5 档案柜4 内阁会议4 细木工3 阁员2
cabinetmak 木匠; 细工7 家具6
cabinetri 细木工; 内阁6
cabl 电缆P 电报5 缚住5 海底3 光缆3 缆3 电汇3 电报挂号2
cablegram 海底<
cabot 波特?
cabotag 贸易权9 两地9 内陆5 航运权5
cacao 可可树N 可可豆N
cach 缓存D 高速缓存= 高速缓冲存储器8 高速6 隐藏所5 窖藏4
cacheabl 缓存;
cachet 公章9 威望7 邮戳5 纪念3 印2
cackl 咯咯< 笑声7 闲谈5 饶舌4 喋喋不休4
cacophoni 协和C 杂音; 音调6
cactus 仙人掌N
cad 辅助设计: 计算机辅助6 下流3 男人3 无赖3
cadastr 地籍C
cadav 尸体; 死尸8
cadaver 僵硬:
cadburi 凯德H 吉百利H
caddi 球童D 小盒子> 茶叶罐> 罐4 光盘3
cadenc 抑扬E 调子= 韵律9 节奏7
cadet 军官学校A 军校A 实习5 预备3
cadi 下级7
cadit 辩论4
cadmium 镉Z
cadr 干部I 框架2
caduca 转归> 土3
cae 计算机辅助9
caen 卡昂N
caesar 恺撒E 暴君=
caesarean 恺撒? 独裁者9 帝国7
cafe 酒店B 咖啡馆A
cafeteria 自助餐厅Z
caffein 咖啡碱N 咖啡因A
cage 战俘营< 笼; 笼子; 关进8 卡片箱7 牢房5
cagey 不敢? 戒心? 机警; 小心谨慎; 甚9 狡猾3
cai 教学6
cain 凶手6 杀4 该3
cairn 冢@ 堆石@ 石堆; 凯恩斯8
cairo 开罗N 开罗宣言E
caith 思8 凯4 内斯3
cajol 甜言蜜语< 勾引6
cajun 后裔9
cake 结块? 烧结= 蛋糕< 饼6 块状6
calai 卡莱斯C
calam 自然灾害@ 内患; 天灾6 灾难5 不幸3
calamari 鱿鱼N
calc 算2
calcium 钙Z
calcuat 计算器6 成本计算2
calcul 计算器? 计算> 计算误差2 计算方法2 深谋远虑2
calculus 演算C 谓词演算? 微积分9 微积分学8 命题演算8 积分学6 结石6 变分法5
calcutta 加尔各答Z
calder 尔德E
caldwel 德威尔N
calendar 日历F 日程表7 日历邀请5 年历5 日程4 列入3 历年3 计时3 一览表2
calf 腓A 小牛> 小牛皮< 物质财富< 金钱3
calib 才干> 口径9 水准4
calibr 校准B 口径: 校准器8 才干5
calico 棉布E
california 加利福尼亚N
californian 加利福尼亚州I 加利福尼亚B
calip 卡钳< 径9 规3 经3
calisthen 健美操N 健身操N
call 调用K 呼叫C 调入5 活期4 代入3 叫3 催缴3 函数调用3 叫价2
callabl 可回收8 不得6 不可3
callaghan 卡拉汉Z
callback 回调A 叫2 调制解调器2
caller 方< 访客4 新鲜2 调用2
calli 警察局;
calligraph 显示器4
calligraphi 书法F 笔迹8
callous 生茧? 老茧; 硬皮7 变硬7 坚硬4 无情4 麻木4
callow 羽毛未丰C 年轻6
callstack 堆栈3
calm 风平浪静= 冷静8 平静8 镇静6 平静下来6 平稳3 安静3
calor 热量; 热4 卡3
calori 卡路里R 热量;
calss 中产阶级A
calt 精细4
calucul 算术3
calul 试算8 试4 试验性3
calumni 中伤7 诬蔑7 诬告者6 诬告5 伤者5 诽谤4 诽谤者4 诽谤罪3
calumniatori 诽谤者7 诬告5 中伤5
calvert 卡尔; 弗2
calvin 加尔文N 卡尔文N
calvo 卡尔=
cam 凸轮9 计算机辅助8
camaraderi 友情H 同志<
camberwel 坎伯N
cambism 外汇业务9
cambodia 柬埔寨Z
cambodian 柬埔寨人N 柬埔寨语N
cambrian 寒武C 寒武纪C 威尔士8
cambridg 剑桥P 古典学派6
cambridgeshir 剑桥郡Z
camcord 录像机E 摄像机E
camden 卡姆A
camel 骆驼A 驼峰< 浮筒:
camellia 山茶N 山茶花N
camera 摄像头9 摄影机9 暗箱9 照相机9 相机8 密谈7 象管5 照相5 摄影3
cameraman 摄影师A 照相6 师3
cameroon 喀麦隆Z
camill 卡米尔Z
camilla 蜜A
camouflag 伪装物E 幌子? 掩饰5 伪装5
camp 劳动营: 露营9 集中营8 骗过6 扎营6 野营6 瞒过5 劳改5 帐篷3 俘虏2
campaign 竞选= 运动9 战役9 作战6 抛空5 老兵5 从军3
campbel 坎贝尔Z
camper 露营;
campesino 农夫< 农场5 工作人员3
campfir 营火会N 营火E
campground 野营A 露营9
campi 忸怩作态E 一副:
campsit 营地Z
campus 校园> 院落> 校园网; 大学4
camra 啤酒; 争取4
can 定型7 囚6 罐装6 稿4 封装4 固定4 刻板4 录音3
canada 加拿大M
canadian 加拿大元E 加拿大:
canal 运河L 巴拿马运河; 运河税8 沟渠4 引进4 水道3
canari 金丝雀: 淡黄色6 灰度发布6 灰度3 可执行文件2
canberra 堪培拉Z
cancel 取消@ 注销; 相消7 作废7 删去4 撤销3 解约2 退保2
cancellandi 意图3
cancer 癌F 恶性肿瘤9 癌症9 癌细胞9 肿瘤7
candelabra 烛台A
candi 冰糖= 砂糖= 糖9 甜蜜5 糖果5
candid 候选人A 候选? 候补者8 投考8 应试者5 考生5 率直4 坦白3 候补2
candidaci 候选7 候选人7 资格4
candidatur 候选<
candl 蜡烛: 拍卖3 光2
candlelight 烛光E 黄昏=
candlelit 烛光= 蜡烛9
candlestick 蜡烛: 蜡6
candor 直率9 坦白6
candour 爽直A 光明: 白色6 坦率4 正直3 公正2
cane 手杖= 藤条= 藤8 杖8 鞭打6 细长6 茎4
canet 加拿大:
canin 犬E 犬科A 犬齿A
canist 霰弹H 筒> 罐8
cann 戛纳G 卡恩D
cannabi 大麻H
cannadian 加拿大:
canneri 罐头厂Z
cannetill 金银线F 棱7 织物2
canni 精明6 谨慎6 节约5
cannib 食< 吃人肉8 嗜血成性8 调拨6 配件5 解体3 同类2
canning 罐头B
cannon 大炮C 加农炮B 炮轰:
cannonbal 炮弹H
cannot 不能I 无法B 因为8 不能引用2
cano 独木舟J 轻舟9
canola 油菜N
canon 圣典9 规范7 教会法规7 圣徒5 正则5 典型5 褒扬4 教规4 寺院4 教士2
canonici 教会7
canonicum 寺院7 宗教6
canonist 学派6 宗教4 寺院4 学者2
canopi 天篷@ 天蓬@ 苍穹@ 篷6 遮4
cant 黑话? 角落7 斜面7 伪善5 倾斜3
cantaloup 甜瓜E
cantanker 唱反调= 吵架6 爱4
canteen 水壶; 餐馆; 军中: 小卖部6
canter 流浪汉? 慢跑?
canterburi 坎特伯雷Z
cantilev 悬臂F 悬臂梁A
canto 篇章H 长诗H 曲调>
canton 划成C 行政区A 驻扎9 州3
cantor 康托尔O
canva 画布M 油画? 帆布<
canvass 兜揽; 推广员; 细查8 拉生意6 游说5 推销员5 拉票4 挨户3 讨论2
canyon 悬崖9 峡谷9
cap 脱帽: 帽: 大写字母6 帽子5 密封盖5 戴帽子4 气顶驱动4 盖子4 大写3 计算机辅助2
capabl 能力> 加工能力4 能力表4 调制能力4 恢复能力4 权力4 检出4 权能3 全功能3 能干2
capac 容量> 能力= 能量< 生产能力: 产能7 资格6 存储容量4 责任能力2 工作量2
capaci 宽敞? 容积8 广阔7
capacit 电容A 阻容7 寄生电容7 结电容6 限量5 给与3
capacitor 电容器? 存储电容; 加速电容; 电容8 阻容7
capact 诉权5 极限5
capaicti 权利能力?
capatan 主动轮8
capax 处理事务8 能力4
cape 斗蓬= 海角< 岬; 披肩;
capel 鸡心E 套环? 嵌环?
caper 雀跃H 蹦跳: 跳跃4
capia 追缴;
capiatl 合伙人3
capillari 毛细管N 毛状?
capit 资本S 资本化7 股本6 基本建设3 流动资本3 资金3 资本性2 资本货物2
capita 每人< 人头< 人口3
capital 判处死刑A
capitalis 大写字母5 资本化4 密集2 变为2
capitalist 资本主义I 资本家8 官僚资本家7 密集3
capiti 人格=
capitol 大厦; 神庙: 美国国会6
capitul 投降书E 投降> 条约2
cappuccino 牛奶<
capri 普里H
caprici 反覆无常A 多变< 反复无常8 任性5
capricorn 摩羯座E 羯E 宫3
capsiz 翻覆N 倾覆<
capstan 主动轮L 桦7
capsul 蒴果? 胶囊9 瓶7 航天5 密封3 封闭2
capt 佳能C 船长4
captain 船长> 上校: 率领: 指挥官6 首领5 船主3 指挥2
captainci 舰长B 大将A 才略A 衔头A
captandum 笼络: 民心9 迎合8
captcha 验证码E
captial 资本集中< 股本4
caption 字幕: 加上9 散发3 会计科目2
captiv 被俘> 囚禁: 俘虏9 俘6 迷住5 迷恋4 奴役3 垄断市场3
captor 夺得= 攻夺= 捕捉4 他人2
captur 捕获@ 占领市场4 抢婚4 截获4 俘3 收容3 抓包3
car 巡逻车9 汽车6 车5 街车5 铅封5 汽车保险4 客车4 篷车4 货车3 油罐车3 窃取2 驾驶执照2
cara 卡拉N
caramel 焦糖D 拉梅尔9 熔9 焦2
carapac 甲壳B 壳8
carat 克拉H
caravan 商队A 结队? 大车= 旅行队9
carbid 碳化硅N
carbin 卡宾枪Z
carbohydr 碳水化合物N 糖类B
carbon 碳酸盐? 二氧化碳= 碳排放8 碳8 复写纸6 复写4 副本2
carbonifer 含碳C 石炭C 石炭纪C
carcas 架子? 尸体6
carcass 尸体8
carcinogen 致癌物质C 致癌= 癌8
carcinoma 癌A
card 卡片K 卡C 卡片式5 信用卡5 插件4 控制卡3 备置3 梳棉机3 证2 纸牌2 穿孔卡片2
cardboard 纸板A
cardfil 卡片盒Z
cardiac 强心剂= 心脏病= 贲门= 心脏; 健胃: 心跳6
cardiff 加的夫Z
cardillat 拉特?
cardin 红衣主教; 鲜红色9 深红色6 尺度5 基数4
cardiolog 心脏病学N
cardiologist 心脏病学E
cardiovascular 心血管Z
cardless 粗心6 疏忽3 卡片3
care 小心6 在意6 保育5 介意4 转交4 谨慎4 照料4 随意4 轻放4 不介意3 无关3 抚养3 注意力3 细心3 懈怠3 同情心2 抚养费2 护理2 公费医疗2
careen 倾侧C 倾: 倾斜3
career 职业规划: 专业训练6 职业6 考选5 跳槽5 生涯4 履历4 专职3 职业性3 事业2
careerist 发迹? 野心家;
carefre 无忧无虑A 负责6
caregiv 护理9 照料7
careless 粗心; 无忧无虑9 粗心大意6 重大过失4 关心4
caremoni 落成典礼B 开幕典礼= 就职典礼8
carer 照顾6
caress 爱抚; 宠爱7 抱7 拥抱7
caret 脱; 动画3
caretak 看管< 看守5 照顾3
carew 鲁:
carey 凯里Z
cargag 货运费B
cargo 货物D 货4 货运4 载货4 货物保险4 客货3 回头2 货载2 货舱2
cargoreport 报告单6 残损3
cari 卡里Z
cariag 免5
caribbean 加勒比M 加勒比海A
caribou 驯鹿D 北美8
caricatur 漫画? 讽刺画?
carjack 劫车Z
carl 纵梁A 卡尔;
carla 卡拉N
carless 驾驶5 过失3
carlisl 卡莱尔N
carlo 卡洛斯D 蒙特卡洛< 蒙特卡罗8 洛8
carload 整车< 每辆< 载荷< 零担7 荷载6 货车3
carlot 批发商4
carlton 卡尔顿Z
carlyl 卡莱尔N
carmak 制造商8
carmel 卡梅尔Z
carmen 卡门Z
carnag 残杀= 大屠杀;
carnal 肉欲: 书籍8 性关系7 幼童6 好色3 肉体3 性交3 淫荡3 强奸2
carnat 康乃馨N 粉红色A
carnegi 卡内基Z
carnet 证6 公路运输3
carniv 嘉年华会E 饮宴E 狂欢节?
carnivor 食肉N 食肉动物E
carnot 卡诺循环E 诺6
carol 欢唱A 歌颂< 卡罗尔< 颂歌: 歌7
carolin 凯9 琳3
carolina 北卡罗来纳州Z
carolyn 洛9 琳3
caroten 胡萝卜素Z
carotid 颈动脉Z
carousel 轮播E 竞技9 比武9
carp 鲤鱼H 吹毛求疵8 挑剔6
carpent 木匠K
carpentri 木器C 木工7 木6 手艺4
carpet 地毯K 铺盖= 地毯式<
carr 凯尔N
carri 进位F 结转4 次页4 转入3 贯彻3 运载3 购自3 位数2 携带2 转2 加进2 置2
carriag 托架> 运输5 回车5 运输装置5 架空4 运费3 客车3 国际航运3 搬运费2 陆运2
carriageway 车行道H 马路= 车道<
carrick 帆船:
carrier 载波B 承运人A 载流子7 运送5 载体5 带菌者4 运送者4 载波通信3 取货3 运营商3 运输业2
carrington 顿6
carrion 腐肉H 肉4
carrol 卡罗尔N
carrot 胡萝卜M 大棒7
carryback 抵7
carryforward 结转6 无限期5
carryov 后期>
carsal 因果8 果树7 诱发7 因果律6
carson 卡尔森Z
cart 购物车> 二轮< 弃购9 驾8 用车6
cartag 水陆> 搬运费:
cartel 卡特尔B 卡达尔> 挑战书7 联合3 垄断3
cartelis 防御性= 卡达尔3
carter 马车夫A
cartesian 笛卡尔I 笛卡儿C
cartilag 软骨Z
cartney 卡特A
carto 蒙特卡罗:
cartograph 制图<
cartographi 制图学: 制作7 制图4
carton 纸板箱H 纸盒?
cartoon 卡通画E 漫画>
cartoonist 漫画家Z
cartridg 盒式磁带< 盒式磁盘9 墨粉7 弹药筒7 磁盘盒5 软片5 盒式4 弹药3 座2
cartwright 匠?
caruncl 痕> 处女膜9
caruncula 处女膜F
carv 雕刻术> 雕刻: 雕刻品: 划出9 让出8 切开6
carver 雕工? 切肉刀? 匠:
cas 偶然3
casablanca 蓝6 萨4
cascad 级联H 瀑布; 小瀑布7 层叠7 逐4 串接2
case 案件D 大小写9 案例9 情况8 角色7 案6 案情5 情形3 审理案件3 既然如此3 框子3 病例2 判例2
casebook 概括5
casein 酪蛋白Z
caseload 承办6 工作量6
casement 玻璃窗E 窗9
casework 社会工作者Z
casey 凯西N
cash 现金O 现8 付现7 现金交易4 兑现3 现金管理3 现款3 现金买卖3 库存现金3 现金余额2 乘机2
cashabl 变现8
cashew 腰果H 果树: 腰3
cashier 出纳科9 司库7 出纳6 本票6 员2 出纳员2
cashless 无现金B 非现金4 现款4
cashmer 山羊绒E 士9
cashomat 提款机N
casino 卡西诺K
cask 木桶C 桶8
casket 匣子E 小箱E 首饰盒E 棺材=
cassat 翻案D 最高法院9 废弃5 废除5
cassava 木薯N
casserol 砂锅菜? 锅9 盛5
cassett 盒式< 盒式磁带9 暗盒7 珠宝箱7 数字卡4 盒式磁盘3 录象带3 盒2
cassetur 撤回5
cassi 卡西Z
cassidi 卡西迪Z
cast 演员阵容7 种姓7 铸成6 铸件5 露天开采5 铸4 成型4 投掷4 投4 脱落3 抛2 播送2 掷2
caster 脚轮A 调味瓶A 投手>
castig 苛评H 修订4 惩罚4
castilian 卡斯蒂利亚Q
castl 盘踞@ 城堡> 象棋:
castoff 封锁消息Z
caston 开放5
castor 海狸E 调味瓶E
castrat 阉割A 雄蕊; 力量3
castrens 军功A
castro 卡斯特罗N
casu 事故3
casual 偶然8 便装7 临时工6 不经意5 待命5 临时4 随便3 临时费用2
casualti 伤亡事故? 灾害: 伤亡8 意外事故5 意外保险4 受害者4 海难2
casus 重大事故9 严重事故7 案例4 事故3 原因2
cat 计算机辅助8 猫眼8 猫7 恶妇6 佳4 呕吐2
cataclysm 灾变= 洪水9 地震4 变动3
catacomb 墓穴A 地窖>
catactroph 灾难性F
catalan 加泰隆N
catalanguag 目标语言7
catalla 动产5
catalog 编目A 目录8 卡片目录4 图书目录4 分类目录4 概况4 文件目录2
catalogu 一览9 编入目录9 邮购目录5 定价表5 商品目录5 目录5 机读目录4 待售4 记载2
catalyst 催化剂9 触媒7 剂5 因素4
catalyt 催化B 触媒;
catalyz 催化A 促进5 刺激4
catanet 互连网=
catapult 弹射器C 弹弓= 弩= 发射3
cataract 暴雨C 白内障C 奔流9 瀑布6
catastroph 灾= 大灾难; 大祸; 巨量8 灾难性4 灾祸3 灾难3 悲惨3
catch 拉手9 燃6 捕捉6 赶上5 行窃4 被窃4 追回4 订定3 感染3 抓2 抓住2 抓取2
catchcolt 私生子9
catcher 捕手H 捕捉8
catchi 欺骗性8 记住5 不规则4
catchment 集水E 流域; 排水7
catchword 口头禅A 标语9 口号9
catech 教理E 一套;
categor 分门别类: 范畴6 归类5 分类3 明确2 分类器2
categori 范畴; 类别: 分类6 类项5 别的4 错误类别3 种类3 工种3 该类2
categoris 加以> 归类6
caten 并列4 连接4
catenet 网络系统6
cater 备办? 宴席: 投合: 给养: 酒席7 饮食6 迎合6
caterpillar 毛虫N
catfish 鲶鱼Z
cath 高速缓存9
catharsi 陶冶E 泻< 净化7
cathart 通便药C 通便; 泻; 泻药;
cathay 国泰产物> 国泰< 塑胶8
cathedr 教堂:
cathedra 命令式8 权威5 职权4
catherin 翻筋斗9 车轮8 轮转6 烟火4
cathet 导管E
cathi 茜; 凯6
cathod 阴极I 阴极射线? 阴极射线管;
cathol 天主教徒@ 天主教? 宽宏大量; 广泛4 普遍3
catholic 天主教>
cation 原因2
catomit 幼童A
catridg 盒7
cattail 荑E 香蒲E 柔6
catti 斤Z
cattl 家畜@ 牛5
cattleman 养牛F 牧牛F
catv 有线电视> 电视4
catwalk 狭小:
cau 可控4 加密3
caucasian 高加索I 白种人;
caucasus 高加索@ 山脉6
cauchi 柯西V
caucus 领导人6 秘密会议4 核心4 预选3
caught 稍后4 捕获3
caughtor 被捕<
cauldron 大锅Z
cauliflow 花椰菜N
caulk 以防:
caus 导致; 原因; 因5 理由4 余值3 变率3 案件3 讼案3 正当理由3 案由3 客观原因3 登记本3
causa 原因9 因4 理由2
causal 因果> 因果关系< 因果律: 连词7 原因3 果树3 变数2
causalti 伤亡8 意外3
causan 近因8 相当5
causat 因果律8 互为因果8 因果关系7 原因4 牵连3
causation 因果论N
causationist 因果论E
causer 惹起< 原因4
causeway 堤; 公路5
caustic 腐蚀性A 腐蚀剂A
cautela 过于8
cautio 保释金7 担保3
caution 警示< 警告者8 慎重3 小心3 保证金2 警告2
cautionari 警告4
cautionri 作保;
cautious 慎重6 谨慎6 小心6
cav 角速度A
cavalcad 行列> 一系列8 骑马4
cavali 骑手: 骑士6 斜3
cavalri 骑兵A
cave 塌落> 挖洞: 凹陷: 穴5 洞5 探险5 洞穴4 损坏2
caveat 出门9 退换9 申请3
caveman 穴居人N
cavendish 板烟Z
cavern 山洞= 洞窟= 巨; 挖空6 深处5 穴2
caviar 鱼子酱Z
caviti 腔= 空穴9 洞8
cavort 腾跃N
cayenn 辣椒N
cbase 中文8
cbi 联合会5
cbr 恒定9
cbs 广播公司E
cbt 芝加哥<
ccc 控制中心5 中央2
cccl 恒6
ccdos 汉字4
ccg 移植物N 肋软骨N
ccl 简明4
ccorrect 海图=
ccsa 交换网5
cctv 闭路电视C
ccu 控制器4
ccw 命令字:
cdu 潜艇< 海防4 显示器3
ceas 停火8 收工6 终了6 停战4 停止3 停工2
ceasefir 停火? 停战6
ceaseless 不停> 不断:
cecil 塞西尔Z
cecilia 莉6 亚4 西3
cedant 分出9
cedar 雪松N 香椿N
cede 分出9 割让7 分保6
cedendarum 代位权=
cedin 权利义务8 发生2
cedric 德里克E
cegb 电力局N
ceil 最高价6 限额5 天花板5 上限5 最高5 贷款额4 最高额4 限度2
celeb 人士:
celebr 名人6 大案6 庆典6 弥撒6 庆祝6 驰名5 轰动一时4 婚礼4 举行4 主持3 仪式3 祝贺3 著名3 名声3 有名3
celebrationi 举行; 缔约3
celebratori 兴高采烈< 快乐6
celeri 芹菜Z
celesti 天国? 天文8 天空8 天体6 天5
celia 莉7 亚4 西3
celib 独身主义I 独身9
celibaci 独身; 独身生活;
cell 单元格F 单元E 存储单元5 标准单元2 细胞2
cellar 地窖< 地下室9 藏9
cellist 演奏家B 大提琴A
cello 大提琴S
celloid 瓦德E
cellophan 玻璃纸Z
cellphon 大哥大Z
cellular 细胞J 单元式9
cellulit 脂肪<
celluloid 赛璐珞Z
cellulos 纤维素H 醋酸纤维A
celt 凯尔B
celtic 凯尔特H 凯尔特语H
cemant 语义学8
cement 水泥A 胶结剂< 合剂; 黏8 玻璃胶8 胶合6 胶4
cemeteri 公墓C 坟场C 墓地:
censor 删剪= 审查员9 删改6 检查官5 检查员3 审查3
censori 监察官A 批判: 检查官7 非难4 挑剔4
censorship 新闻检查; 书报5 电影5 书刊5 检查法5 出版物3
censu 解放:
censur 信任票< 责难6 非难4 指责4 提议3
census 统计调查: 人口普查: 户口普查9 人口8 调查4 管区4 概括性3 户籍2 出产2
cent 美分9 一分钱9 百分数6 回收率4 投3 整3 采收率2 销货折扣2
centaur 人马座@ 怪物8
centenari 一百年B 百年@
centenni 百年纪念N 一百年E
center 中心N 居中< 计算中心5 服务中心3 控制中心3 情报中心2 中心点2 中锋2
centerlin 中心线M 中线>
centerpiec 装饰品:
centimet 厘米H
centimetr 公分N 厘米A
centr 中心9 中锋5 国际贸易中心4 正中4 电脑中心4 集中营3 中心点3 报文交换3 金融中心3 教导2
central 中央B 集中式< 集中: 中央集权8 集权5 集中化5 中心5 集中管理4 中央文件4 心性3 集聚3 中央银行3 中心局3 集中控制3 中央处理2 中央局2 中央政府2 中央台2
centralis 形成4 集中3 统治权3 成为3
centrepiec 装饰品:
centrex 市话C 交换机4
centrifug 离心I 离心机C 筒;
centrist 中立派> 中间派> 党派4 温和2
centroid 质心G 心6
centron 并行接口H
centrosymmetri 中心对称Z
centum 每百N
centuri 世纪N 百年B
centuriata 兵员L
ceo 总裁< 老总< 执行官8
cepit 扣留5
cepstrum 谱8
ceram 陶瓷制品B 陶瓷B 制陶<
cerament 金属陶瓷J
ceramicon 陶瓷?
cercif 黄金3
cereal 谷类G
cerebr 脑震荡A 大脑< 脑9
ceremoni 举行仪式9 闭幕典礼7 仪式6 开幕典礼5 结婚仪式5 司仪5 典礼5 就职典礼4 礼节4 礼仪3
cerif 检验证书8 建造4
cermet 金属陶瓷D
cernet 科研7
cert 事情8 必然2
certa 特定物8
certain 某些8 必然5 特定条件4 一定4 确凿3 密集型3 某2 确定2
certainti 可信度; 确定性6 事情3 必然3
certif 证书C 证明书C 证明6 证4 合格证4 合格证书4 执照3 凭证3 结汇证2 登记证2
certifi 执业6 经审查5 会计师4 无误3 经3 证明3 核3 公证3 挂号信2 经由2
certiorari 调取> 复审9
certiti 会计师3
certitud 确实性? 确信:
certral 民主集中制C
cerulean 蔚蓝N
cervic 子宫颈N 颈:
cervix 颈部H 颈9
cess 地方税8 税额5 税2
cessat 休战7 暂停营业5 停战4 中止3 停业3 停工2
cesser 中止4 疏忽3 终结2
cesset 停止5
cessio 交出< 弃权3
cession 财产权利; 割让; 继3 油库2 再保险2
cessionari 受让人9
cestui 益3 使用权3 受益人3
ceteri 不变3
cevert 已婚6 丈夫5
ceylon 锡兰Z
cfa 分析师H
cfc 全套设备< 师2
cff 闪9
cfg 配置文件4
cftc 期货4
cfv 表决5
cga 彩色4
cgas 彩色4
cgi 图象3
chad 屑= 乍得= 纸屑;
chadless 穿孔纸带6 屑5
chadwick 查德威N
chafe 气恼: 痛6 擦伤5 摩擦5 激怒3
chaff 谷壳= 糠= 揶揄9 开玩笑5 戏弄4
chage 变更转储: 变更6 改变3
chagrin 懊恼N
chain 链J 链式A 连锁7 链接5 连锁店4 练3 连锁商店2 枷锁2 链式法则2 链式连接2 锭2
chainsaw 链锯E 肢解<
chainsgang 一连串A
chair 椅子; 电椅: 入座: 要职: 主席5 处死刑5 显要4 证人席3
chairlift 升降机E
chairman 主席< 执行主席; 职工代表9 董事长8 会长7 名誉主席3
chairmanship 主席7
chairperson 主席<
chairwoman 议长7 主席6
chais 轻便;
chalic 酒杯: 圣餐9 杯3
chalk 粉笔D 白垩9
chalkboard 黑板<
chalki 白垩E
challeng 回避: 挑战8 挑战者7 质疑5 以身试法4 申请回避4
chalmer 斯港@ 默斯;
chamber 室8 商会8 内庭8 钱伯斯7 室内6 枪膛5 行刑室5 众议院5 庭内4 一院制3 两院制3 秘密会议2 国际商会2 房间2
chamberlain 内侍? 掌管; 管家9 收款员6 侍从5
chambermaid 女服务员N
chambord 博德E
chameleon 善变? 蜥蜴7 可变4
chamfer 斜面A
champ 嚼; 格格: 咀嚼5 冠军5
champagn 香槟酒L
champerti 包揽C
champion 优胜; 优异9 拥护者8 战士8 冠军6 拥护6 保卫4
championship 捍卫C 冠军>
chan 通道3
chanc 机遇< 突击性7 偶发事件6 机会6 偶然5
chancel 坛? 首相7 帝国3
chancellor 大学校长; 副校长8 办公厅6 大法官5 大臣5 首相4 总理4 兼任4 司法官3 行政官3
chanceri 大法官7 平衡5 档案室3
chandeli 枝形吊灯Z
chandler 蜡烛9 供应商6 制造者6
chanel 香奈儿M
chang 更改Q 改变7 变更6 变化4 改为3 变动3 更换2
changeabl 换3 改变3
changel 低能儿? 偷换? 矮小6 孩童4 丑陋3
changelog 更新日志: 日志3
changeov 逆转< 模具:
changer 钱币6 变换器5 变频器4 钱庄4 店3
channel 通道J 信道G 渠道5 沟道4 数据通道3 频道3 挖沟2 河道2 信道编码2
chant 吟唱A 诵A 念咒< 赞美诗: 圣歌9
chantag 敲诈8 勒索6
chao 混沌工程? 混沌? 混乱3
chaotic 混沌< 松驰7 混乱3 秩序3
chap 皲裂E 龟裂E 颌? 小伙子<
chapel 礼拜式> 教堂8
chaperon 女伴@ 护9 伴3
chaplain 牧师9
chaplin 卓别林Z
chapman 商贩9 小贩8 叫卖7
chapon 拌蒜E 空心E 纡子E
chapter 章节C 篇= 章9
char 烧焦9 炭化9 打杂9 炭9 杂务7 圆形3
charact 字符V 字符集5 控制字符5 符4 控制符3 个字符2
character 刻划9 记述6 表征5 塑造5 描绘3 黑箱2
characteris 性格7
characterist 特性A 特征< 示性9 表征4 特征函数3 特征参数3 频率特性3 特点3 特色2
charactor 人物5 性质3 从属2
charactron 管4
charad 字谜?
charat 禁用字符: 字符集4
charcoal 木炭H
chard 食用? 甜菜2
chardonnay 敦: 夏5
chare 股金<
charg 费: 费用9 电荷7 指控6 支出4 收费3 控告3 充电3 计费3 罪状3 委以2 常价2 索要2 罪名2 手续费2 主办2
chargeabl 应税< 劳务费7 应2
chargeback 冲5
chargehand 工长< 班长< 监工6
charger 充电器E 战马E 冲锋?
chariot 战车N 二轮8
charisma 领导力? 授5 神秘3 魅力2
charismat 授7 魅力5
charit 慈善@ 大慈大悲< 宽厚5 慷慨3 宽恕3
chariti 事务署8 慈善6 施舍5 博爱4 义卖4 慈悲4 公益3 宽大3 捐款3
charl 查尔斯Z
charlatan 庸医E
charlemagn 查理曼N 大帝A
charley 查理I
charli 查理= 善2
charlott 奶油: 布丁7
charlton 查尔顿E 爵E
charm 吸引力7 符咒7 迷人5 陶醉4 喜悦4 魔力4 动人3 迷住3 魔法2 魅力2
charmer 巫F 可爱5
chart 图表D 图9 流程图5 折线图3 线形3 海图3 柱形图2 进度表2
charter 租船A 宪章9 包租8 佣7 包机5 租船费4 特许3 特许状3 返租3 租2 章程2 注册证2 执照2
charterpart 租约9
chartist 图解5 专家4
chartreus 卡尔特A 教团A 黄绿色< 荨麻:
chartsampl 示例5
chartwizard 向导9
chase 寻觅; 追逐7 猎5 奔跑5 追赶4 追求3 狩猎3 追捕3 雕刻3 宝石2 镶嵌2
chaser 驱逐舰E 猎人A
chasi 底架N 底盘?
chasm 窟> 裂口9
chassi 底盘? 机箱9 插入式6
chast 贞洁< 纯洁7 朴素6
chasten 遏制8 制止6 惩戒5 惩罚3
chastis 忝? 责罚? 严惩7 惩戒4 责骂3 惩罚2
chastiti 贞操A 纯洁9
chat 聊天S 群聊3 群里3 闲谈2
chatbot 聊天机器人Z
chateau 城堡C
chatham 查塔姆Z
chattel 动产? 杂物3
chatter 颤振= 谈: 啭9 啁啾9 震颤8 喋喋不休6 饶舌4 颤动3
chatti 闲话? 饶舌7
chaucer 叟N
chauffeur 司机E
chauvin 沙文主义B 爱国主义7 民族主义6 优越4
chauvinist 沙文主义B
cheap 不值钱6 贱买贵卖5 低息5 可鄙5 低利4 贱卖4 廉价4 便宜3 利率政策3 杀价2
cheapen 跌价7 减价6
cheapernet 导线:
cheapest 便宜8
cheapi 便宜货?
cheapli 便宜=
cheat 作弊= 行骗6 欺骗5 骗术5 哄骗3 骗取3 逃脱3 诈欺2
cheater 诈; 骗子7
chebyshev 比雪夫G
chechen 车臣Z
check 校验A 检查@ 支票@ 检验: 核对5 支票帐户3 复选3 查讫2
checkabl 检验能力< 效率2
checkboard 棋盘:
checkbook 支票簿=
checkbox 复选框L
checker 跳棋7 查对者6 检查程序5 变化多端4 波折4 盛衰3 格子花3 货员3 完整性检查3 语法检查3 检验3
checkerboard 小格< 方格: 棋盘: 西洋2
checkless 无支票Z
checklist 检查表9 选举人5 名册4 册4 清单3
checkmark 复选:
checkoff 作记号>
checkout 签出D 查错程序5 下单4
checkpoint 检查点I 检查站3
checkpost 检查站>
checksand 三权分立N
checksbook 支票簿=
checksdraw 发票3
checkshold 持有人5
checkslist 名簿: 选举人7
checkson 查户口H
checkspoint 关卡>
checkspost 检查哨Z
checksto 见票即付6
checksum 检查和D
checkup 体检< 健康检查8 鉴定3
cheek 脸蛋H 颊A 厚颜A
cheekbon 颧骨Z
cheeki 厚颜A 无耻: 色情5
cheekili 厚脸皮H
cheer 快活起来: 高高兴兴: 喝彩9 欢呼6 令人振奋6 快活6 干杯5 振奋5 令人高兴4 兴高采烈4 再见4
cheeri 愉快6
cheerili 爽快8 活泼4 高兴4
cheerio 干杯; 再见7
cheerlead 啦啦队长Z
chees 乳酪N
cheeseburg 汉堡包A 干酪5
cheesecak 干酪7 裸体6 饼5
cheesecloth 干酪=
cheesi 俊俏E 干酪; 优秀9
cheetah 猎豹Z
chef 厨师< 首长6 内阁2
chelmsford 福6 姆3
chelsea 切尔西Z
cheltenham 切尔滕纳姆Z
chemic 化学J 化学药品8 化工8 化学工程6 化学镀6 化学武器5 化学抛光4
chemin 十一点H
chemist 化学家E 药剂师=
chemistri 化学@ 应用化学<
chemo 化疗Z
chemotherapi 疗法=
chen 陈=
chequ 支票< 划线支票5
chequer 变化多端; 波折; 盛衰9 格子花8 无常5 交错3
cher 谢< 河3
cherish 爱护F 怀有< 珍爱< 抚育9
cherk 书记长N
chernobyl 诺比N
cheroke 彻= 族人:
cherri 樱桃B 挑拣A 樱桃树= 随意3
cherub 小天使A 天使8 天真6 美丽3
cheryl 谢=
cheshir 柴C
chess 弈棋? 国际象棋? 象棋7 下棋7
chessboard 棋盘A 西洋4
chest 衣柜> 募集: 箱子7 胸部6 胸5 公有3
chester 切斯特H
chesterfield 卧; 长沙4
chesterton 切斯特A
chestnut 栗子H 栗树H 栗色H
chevelur 头发:
chevron 人字形G 花饰< 扩张器8 锯齿形3
chew 咀嚼= 嚼7 细4
chewi 嚼B
chic 别致F 款式: 漂亮5
chicago 芝加哥G 芝加哥商品交易所3
chicano 诺6
chichest 切斯特A
chick 竹帘H 小鸟A 小鸡;
chicken 鸡肉N 小鸡=
chickpea 鹰嘴豆E
chide 斥责: 责骂7
chief 首席= 检察长6 首席代表5 主任4 总工程师4 庭长3 组长3 业务人员3 首长3 总会计师3 工段长3 班长3 国家元首3 警察局长2 首位2 领袖2 处长2 主计长2
chiefli 主要3
chiefmat 副5
chieftain 首领? 酋长;
chiffon 绸= 纺绸; 装饰品3 薄3 服装2
child 儿童: 子女7 子7 孩子6 童工4 父子4 亲子关系3 童3 怀胎3 婴儿2 根子2 追随者2
childbear 分娩=
childbirth 晚育E 分娩9
childcar 保育: 照管7
childen 偷窃行为: 诱拐7
childhood 孩童M
childish 孩子气N 天真=
childless 儿女N
childlik 天真烂漫< 孩子8
children 子女? 儿童: 少年法庭4 女4 孩子4 子女教育3 谋生3 非婚生子2
chile 智利E
chilean 智利H 智利人@
chili 干辣椒N 辣椒粉N
chill 变冷; 寒心; 寒意; 致冷9 冷冻8 失意8 冷6 寒冷4 冷漠3 冷却3
chilli 红辣椒? 寒冷7 友好5 冷淡4
chiltern 白垩质N 砂质N
chime 打钟; 敲出; 谐和; 钟声5 鸣5 和谐4 钟3 乐声3
chimera 迈拉= 妖怪8 妄想7
chimney 灯罩A 烟囱?
chimp 黑猩猩N
chimpanze 黑猩猩N
chin 下巴N 颏E
china 中国D 信托局8 瓷器7 简体5 中央银行4 互联网络3
chines 中文A 汉字= 汉化: 中国8 中国式6 汉字终端6 汉语6 汉字编码5 中国籍4 汉字库3 汉字输入3 世3 汉卡3 华侨2
chinglish 中国式@
chink 叮当响@ 堵8 裂缝7 裂口6 弱点6 叮当声5
chino 丝光A 裤7 棉布7 斜纹6
chintz 轧光E
chip 芯片F 屑6 削成5 单片4 组件4 片3 破片3 碎片3 削3 摔倒2
chipmunk 金花N
chipotl 烟味E 红辣椒?
chippendal 德尔;
chipper 爽朗= 吱吱叫8 凿子7 削5 爽快5 喋喋不休4 起来3 活泼2
chipwar 芯=
chirograph 教皇5 亲笔3 签字3
chirographi 书体E 书法C
chiropract 按摩疗法Z
chiropractor 手法7
chirp 吱喳= 唧唧= 喳喳= 啁啾9
chisel 凿> 雕凿< 刻9 镌9 雕6 凿子6 分明5
chiswick 威克:
chit 摘去7 送信7 芽6 回单6 银6 小孩3 少女3 券2
chitchat 闲谈< 聊天4
chitti 证件4 单据3 证明书2
chivalr 骑士: 勇敢7
chivalri 骑士>
chive 黃N 韭8
chk 机器4
chkdsk 磁盘2
chkvol 卷3
chlorid 氯化物Z
chlorin 氯Z
chloroform 氯仿N
chlorophyl 叶绿素Z
chlsen 选任8 鉴定人3
chocol 巧克力Q
choic 挑三拣四6 选择6 自由选择6 精选品4 货色4 抉择4 婚姻自由3
choicest 特级品= 精选9
choir 唱诗班N 合唱?
choke 噎= 气门= 气闷= 透不过气= 窒息7 阻塞4
cholang 胆管炎Z
cholera 霍乱Z
cholesterol 胆固醇Z
chomp 劲< 格格9
chomski 乔姆斯基I 乔5
choos 宁愿6 选择5 欲4
choosi 慎重6 挑剔5
chop 排骨9 肋条9 砍7 突然转向7 砍伤6 斩6 割断6 折半5 剁碎4 戳记4 击2
chopper 切肉? 遮光9 斧头8 间断5 大刀4 切4
choppi 一动? 震荡; 突变6 走势6
chopstick 筷子Z
choral 合唱队N
chord 弦8 第二个6 组合键5 加上4 音2
chore 零工E 家务> 打扫8
choreograph 舞蹈?
choreographi 舞蹈A
chorley 乔8
chortl 欢笑> 咯咯:
chorus 齐声K 说道C 合唱= 合唱队=
chose 著5 产权3 财产权2
chosen 所5 该组3
chow 颚A 食物8
chowder 杂烩G
chraract 低位6
chris 克里斯N 克莉丝H
chrissi 茜8 菊花8 丽3
christ 基督? 救世主?
christchurch 克赖斯特彻奇Z
christen 洗礼<
christendom 信奉A
christi 克里斯蒂Z
christian 基督教B 基督徒@ 正派人@ 基督8
christin 克莉丝B 汀A
christina 克里斯蒂娜Z
christma 圣诞节H
christmastim 圣诞节A
christoph 克里斯多N
chroma 色度<
chromat 色度= 色; 种数7 染色6 彩色3
chromatographi 色谱法I 色层A
chrome 铬? 调试模式2
chromin 色度>
chromium 铬H
chromosom 染色体R
chronic 慢性B 习惯性? 慢性病; 长期性8 长期4
chronicl 编年史? 年代> 编者6
chronigu 丑闻:
chronolog 年代学< 序时; 序时帐9 年表8 编年8 年月日7 帐册3 流水3
chrysanthemum 菊花A
chrysler 克莱斯勒Z
chub 白鲑N
chubbi 胖>
chuck 卡盘; 夹住; 抚弄; 咯咯7 抛掷6 赶走6 轻拍5 颈4 丢弃3
chuckl 笑8 咕咕8 笑声7 咯咯5
chuf 开心E 高兴5
chug 嘎A 嚓A
chum 密友G 室友E 结为E
chump 木块< 臀部5 傻瓜4 腰4
chunk 区块< 样5 大块4 矮胖3
chunki 矮矮胖胖Z
church 宗教仪式7 教会7 礼拜6 教堂5 寺院4 丘4
churchgoer 做礼拜F
churchil 邱吉尔Z
churchman 牧师9
churchwarden 烟斗9 陶制9 堂6 俗人6
churchyard 墓= 庭院9 教堂3
churlish 粗野;
churn 搅乳器= 流失= 搅= 搅动7 搅拌6 乳4
chute 斜槽C 瀑布6 滑6
chutney 辣酱C 酸辣B
chutzpah 肆无忌惮A 厚颜无耻<
cia 互联网络= 情报局6
cic 控制系统2
cicada 蝉N
cichlid 鱼科? 淡水鱼: 棘7
cid 调查局< 首领;
cider 苹果汁N 苹果酒N
cif 到岸=
cigar 雪茄Z
cigarett 纸烟N 香烟A
cilantro 芫荽E
cilqu 反党集团H
cinch 肚带@ 抓牢> 紧握住> 紧握4 事情4
cincinnati 辛辛那提C 辛9
cinder 煤渣N 灰烬?
cinderella 灰姑娘Z
cindi 辛迪M
cine 电影胶片> 景象9
cinema 电影院= 电影8
cinemat 影片= 电影8
cinematograph 技师@
cinematographi 摄影术A
cinnamon 肉桂K 黄褐色6
cip 汉字3
cipher 密码: 阿拉伯数字8 暗号7 密码文件6 密文5 密码机4
ciphergraph 密码4
ciphertext 密文H
ciphoni 学5
circ 圈7
circa 大约G
circl 社交圈8 商业界6 围着6 工业界6 政界6 圆5 企业界4 半圆4 圆周4 商界3 圆环3 盘旋3 司法界3 圈3 财界3 书记官2
circuit 电路T 线路9 巡回6 控制电路3 专用线路2
circuiti 反复6 迂回5
circuitri 电路系统> 学9
circuitron 管4
circul 流通= 货币流通6 发行量5 发行额4 商品流通4 流动3 循环3 传阅3 流动资本2 周转资金2 流通量2 轮换2 行列式2
circular 循环8 通告6 自身4 旅行支票3 圆3 询证3 周转量3 圆形2 传单2 函询2 源自2
circulatori 循环2
circumcircl 外接圆Z
circumcis 净心= 割礼= 包皮8 术6 犹太人4
circumfer 周缘H 胸围H 圆周;
circumscrib 画线; 外切8 圆锥5
circumscript 约束推理>
circumspect 细心= 慎重8
circumst 情节@ 情节严重7 详细情况5 紧急情况3 变迁3 情况2
circumstanti 依照: 旁证7
circumv 智取E 绕行< 陷害8 包围4
circumvent 计谋? 陷害<
circus 马戏H 马戏团> 竞技场>
cirencest 斯特8 赛2
cirrhosi 肝硬化Z
cis 计算机信息? 信息系统4 指令系统3
cissi 茜B
cistercian 修士E
cistern 水箱H 贮水器H 水塘A
citadel 城堡; 避难9
citat 记功8 参考文献5 引证5 奖章4 引文4 引用3 文献2 文2
citato 引文<
cite 表彰A 述6 引证4
citer 引证者C 者3 传唤3
citi 城市E 市6 市政府5 本市5 市民3 都市2
citibank 花旗银行Z
citizen 公民A 公民权5 就业辅导3 国民2
citizenhood 身分5 公民权4 国籍4
citizenri 市民9
citizenship 公民: 市民4 公民权4 双重国籍3
citroen 雪铁龙H
citrus 柑橘< 果树4
cityscap 风景: 都市3
citywid 全市N 全市性N
ciu 部件2
civic 公民: 市中心7 公民权利4 市3 市民3 城市2
civil 民事E 民事诉讼8 民法8 文官6 民政5 文明5 民事责任4 民事案件4 民事法庭3 民权3 公民3 民用3 薪俸3 文职2 民事行为2 开化2 文官考试2 法权2
civili 大全5 民法4 国法3
civilian 百姓> 文治: 文职人员6 民用6 民政4 平民4 民法3
civilis 文明? 开化; 教化5 文化4
civilli 谦恭8 上3
civita 世界5
civitati 市民6
civitatus 公民权8
cjk 日语4 韩语3
ckeck 贴现2
clack 噼啪N
clacton 克拉克A
clacul 算3
clad 包层G 敷<
claim 索赔@ 请求权: 债权9 要求8 理赔5 求偿3 请求2 赔款2
claimabl 认领7
claiman 优先购买6
claimant 要求者; 索赔人7 候4 第三方2 债权人2 理赔2
claimer 索赔人B 原告5
clair 克莱儿E 自治体< 国际化<
clam 蛤F 沉默寡言> 捞9
clamber 爬: 攀登8
clammi 湿: 病态5
clamor 喧嚷9 大声9 叫嚷6 喧闹3
clamour 大声7 喧闹5
clamp 钳@ 夹钳7 夹紧6 强加5
clamper 嵌9 钳7
clan 族权: 氏族8 民族纠纷7 宗族7 民族3 械斗3
clandestin 秘密7 贩运6 隐秘6 偷偷摸摸3 暗中3
clang 铿锵声? 声5
clank 铿然@ 叮当声: 铿锵声9
clansamen 族人D 同宗>
clap 拍手> 花柳病> 鼓掌: 霹雳: 啪6 关上4
clapboard 护墙板@ 护壁板; 桶3
clapham 克拉> 彭9
clapton 克莱A 克拉: 普2
clara 克拉拉Z
clare 克莱尔Z
clarenc 克拉伦斯N
claret 红葡萄酒A 紫红色>
clari 新闻组6
claridg 里奇; 克拉7
clarif 澄清> 净化7
clarifi 明晰> 澄清8 阐明7
clarinet 单簧管H 竖笛H 黑管H
clarion 尖音E 清澈9 响亮3
clarissa 丽莎E 克拉3
clariti 明晰A 清楚6
clark 克拉克I 办公室3
clash 对撞> 撞击声; 武装冲突7 碰4 防4 抵触2 冲突2
clasp 扣子? 扣紧< 钩7 紧握6
class 类O 类别7 阶级5 分类3 基类2
classi 优等9 漂亮5 等2
classic 古典B 经典B 古典主义: 古典作品7 古典风格7 拟古7 正统派7 经典力学5 杰作4 艺术家4 优秀3 古典学派3
classif 分类A 分类法8 文献分类4 文本分类3 安全等级3 船2
classifi 分类器: 某类7 分类广告7 分类5 插页4 机密3 机密文件2 树形2
classifit 分类器;
classless 阶级8
classmat 同班同学Z
classroom 教室B 课堂A
clatter 咔嗒D 哗啦声= 谈笑< 谈7 嘈杂7
clatur 术语表= 名词4 术语3
claud 克劳德G 桌面6
claudel 克洛代尔C 克劳德>
claudia 克劳迪C 娅;
claudio 克劳迪F
claus 条款O 子句D 保险条款3 保留条款2
clauser 代换6 子句3
claustrophob 幽闭F 恐怖症F
claustrophobia 幽闭A 恐怖症A
clausum 侵入6 领海5
clavium 钥匙A
claw 抓伤= 搜刮= 爪< 螯: 挖4
clay 黏土H 泥土< 肉体7
clayton 克莱顿Q
clean 清洁9 干净6 清洗5 数据清洗5 洗数据5 利索4 巨额利润4 精光4 胞衣4 除伐4 票4 附带条件3 清理3 打扫3 大败3 扫除3 清白3 附2
cleaner 干洗C 清洁剂; 清洁工;
cleanli 干净8 清洁7
cleans 纯净8 净化8 清洁5
cleanser 清洁工< 清洁剂< 清洁5
cleanup 清扫= 扫除; 暴利7
clear 清除E 票据交换8 清算6 结算3 放晴3 清零3 明码3 出港2 办理2
clearanc 出港8 放行6 关4 贱买4 出港证4 贱卖3 底货3 报关3 结3 间隙3 忠贞2
clearer 员8
clearinghous 票据交换5
cleat 系缆= 栓< 楔子9 墩3
cleav 依恋? 粘着; 劈开9 分开4
cleavag 裂片< 劈开; 分裂4
cleaver 切肉刀= 脊9 切割5
cleft 劈开; 裂口9 裂缝6
clegg 克莱格Z
clemati 铁线莲Z
clemenc 仁厚H 宽厚: 仁慈6
clement 克莱门茨E 宽厚8 仁慈5 温和4
clench 咬紧: 握紧: 牢牢地: 钉紧: 牢牢7 钉尖6 紧握6 钉牢6 弯5 敲5 抓紧5
cleo 克利奥Z
cleopatra 奥帕特拉N
clergi 神职人员: 僧侣6 恩典5 牧师5 姘居4 同居3
clergyman 牧师9
cleric 文书工作9 抄5 办公5 文案4 笔误4 抄写4 文书4 牧师3 抄写员3 教士3
clerical 神职人员>
clerk 员? 书记官7 办事员6 事务员4 记录员4 记工员3 收发员3 货员2 查帐员2 检验员2
cleveland 克利夫兰Z
clever 聪明: 机灵6 全然4 精明4 巧妙4
cli 命令行3
cliam 附带3 索赔3
clich 陈腔滥调E 印版< 陈腐6
click 单击K 双击: 点击8 咔哒6 卡嗒声5 啪嗒4
clickabl 点击7
clickbait 标题党N
client 客户机? 客户程序8 委托人7 客户端6 客户5 附庸国4 顾客4 主管部门3 享用3 常年3 当事人2
clientag 委托人5 关系2
clientel 门徒: 保护者9 委托人8 客户2
cliff 绝壁? 悬崖;
clifford 克利福德Z
clifftop 悬崖;
clifton 克利夫A
climact 高潮: 顶点5
climat 气候E 气候区; 气氛5 趋势2
climax 达到顶点; 达到高潮; 高潮5 极点5 进3
climb 爬山< 爬升< 攀缘9 攀登8 上升5 爬5 登山5
climber 登山者Z
clime 气候区E 地方4
clinch 确定无疑: 钉牢8 臂6 弯4 敲4
clincher 钉尖= 铆钉9 钳3 紧3
cling 执着A 粘紧A 紧贴< 附着8 粘性4 坚持3
clinic 临床A 临床试验< 临床教学; 诊; 门诊部; 诊所: 临床医学7 不偏不倚5 医院3 冷静2
clink 叮当声< 狱中8 牢房7
clint 石灰岩@ 沟; 芽6 岩3
clinton 克林顿Z
clio 史诗< 女神9
clip 剪取; 剪裁: 剪报9 削波7 剪下来7 回形针7 裁剪5 牢4 剪断4 夹子4 剪贴4 剪下4 修剪2 发音2 制约2 痛打2
clipboard 剪贴板L 写字板: 纸夹:
clipper 供油: 剪刀7 食4
cliqu 集团= 结党: 集团型: 派系4 犯罪集团4 团3
clitori 阴核N 阴蒂N
clive 克莱夫Z
clnp 网络协议:
cloaca 排水9
cloak 斗蓬B 大氅@ 遮掩; 披7 掩护6 隐匿3
cloakroom 寄7
clobber 垮A 软膏< 击倒7 痛打5 衣服4
clock 时钟N 钟6 时钟脉冲6 绣4 考勤3 点钟3 钟头3 数字钟3 记录时间2 绣花2 钟表2 记2
clockless 节拍8 时钟脉冲4
clockwis 逆时针< 时针; 顺时针9
clockwork 发条E 钟表<
clod 土块R
clog 坠; 堵住; 阻塞8 堵塞5 障碍3
cloister 回廊< 尘世; 修道院8 隔绝5
clone 克隆I 无性系7 无性繁殖5
clos 私下: 秘密3
close 关闭G 闭: 结帐8 闭合6 封闭4 闭锁3 闭环3 闭路2 决算2
closedown 清仓9 送3
closer 闭合4 关闭2
closest 最靠近Z
closet 小室E 壁橱? 空谈6 秘密会议5 秘密2
closur 闭> 封港4 封闭4 完结2
clot 凝: 一团8 凝结7 聚集4
cloth 便衣: 衣服8 织品7 便衣警察7 穿搭6 便服6 布料6 稽查4 穿衣4 赋予3 布3 盖3
clotheslin 晒衣绳Z
clothier 衣商N 布商?
cloud 云D 乌云密布7 遮敝7 黯然7 上云5 云盘4 网盘4 云服务器4 疑团4 烟雾3 笼罩3
cloudi 多云E 愁容? 浑浊< 云4
cloudless 晴朗: 云4
clough 深谷N 峡谷;
clout 破布E 补钉E 敲击9
clove 丁香N
clover 红花草Z
clow 克洛斯I
clown 乡下人< 小丑;
cloy 倒胃口A 厌烦9 过量2
clp 通信线路3 现行2
clr 清除4
clsc 中文6 学会2
clssific 分类法6
club 俱乐部B 木棍9 互保7 棍棒5 球棒4 缴纳2 起来2 互助2
clubhous 俱乐部9
cluck 咯咯= 叫声2
clue 线索> 提供线索; 无头公案5 暗示3
clueless 笨A 无能8
clump 丛9 脚步声8 聚5
clumsi 不雅观< 粗陋; 笨拙8 漂亮4
clumsili 粗陋8 漂亮6 笨拙5
clunki 粗笨A 笨重7
cluster 聚类A 簇? 群集? 群聚6 聚合6 成群5 成串4 基组4 集群4 丛生3 聚2
clutch 离合器E 联轴器; 搭接5 抓紧5 小鸡5 踏板4 掌握3 抓3 抓住3
clutter 堆满; 凌乱9 杂物7 弄乱6 乱糟糟5 杂乱4
clv 线速度A
clwyd 伊达E
clyde 克莱德N
cmd 选中3 点击2
cme 芝加哥商品交易所E
cmea 经互会C 成员国6
cml 逻辑电路5
cmploye 机要A
cnaa 奖9
cnc 数控6
cnd 核裁军N
cni 联盟5
cntribut 出资;
cnut 克努特Z
coach 教练A 四轮6 辅导4 指导4 坐3 马车3
coachman 马车夫H
coagent 主动5
coagul 凝结器N 凝结剂E
coal 煤B 煤焦油9 露天煤矿8 木炭8
coalesc 生3 合3 结合2
coalfield 煤田Z
coalit 结合体@ 联合政府; 联合内阁; 联盟6
coars 粗调= 鄙俗; 粗俗9 粗略8 粗粒度8 粗糙4
coast 滑坡; 海岸; 沿海8 海岸带8 缉私4
coastal 沿海A 海防8 防务7 沿岸6 海岸4 海港3
coaster 垫子9 沿海8 银盘6 航船5 杯4
coastguard 警备队= 缉私5
coastlin 海岸线A
coat 涂层: 外套9 科茨8 衣料8 涂覆7 涂料5 复线4 镀层3 敷3 士兵3 涂3 外面2
coattail 燕尾<
coax 哄< 耐心< 诱骗5 哄骗5 同轴电缆5 摆弄4
coaxial 同轴电缆B 同轴?
cob 捣碎< 圆5
cobalt 钴N
cobbl 粗粗@ 鹅卵石@ 圆石9 修6
cobbler 补鞋匠E 皮匠D 笨< 工匠3
cobbleston 圆石A 鹅卵石?
cobelliger 交战国=
coborrow 借款人<
coboundari 边缘5
cobra 眼镜蛇Z
cobweb 布满C 蜘蛛网; 蛛丝; 混乱3 蛛网2
coca 古柯叶I 古柯A 可口可乐>
cocain 可卡因A 古柯A
cochannel 同6 波4
cochlear 耳蜗Z
cochran 昆E 克兰?
cocircuit 共4 余4 回路2
cock 干草堆< 公鸡7 耸立6 龙头6 翘起6 大摇大摆6 禽5 竖起5 头目4 雄3 堆成3
cockburn 科伯恩B 科克<
cockerel 小公鸡Z
cocki 骄傲7 自信7 自大5
cockl 小舟= 折皱= 蛤壳= 鸟蛤= 田间9 褶皱7 弄皱5 皱5 起皱4
cockney 东区> 伦敦7 腔6 东4 佬3
cockpit 座舱H 战场9
cockroach 蟑螂Z
cocktail 鸡尾酒会@ 鸡尾; 鸡尾酒; 味6
cocoa 可可E 可可粉B 可可茶B
cocontractor 承揽人? 承包商5
coconut 椰子Z
cocoon 茧N
cocycl 余8 圈6 圈秩6
cod 鳕? 愚弄6 欺骗3
coda 尾音A 乐章; 结尾5
codasyl 数据系统4
coddl 娇养= 文火= 溺爱6
code 代码I 码H 编码? 法典5 操作码3 电码2
codebtor 债务人5
codec 译码器6
codeium 配置2
codelen 使用量6
codeless 无4
codepath 错误报告4
coder 编码器C 编码员< 信道编码3 码器2
codeterminist 共7
codex 手抄本@ 药典@ 编5 译码器4 法典3
codicil 遗嘱3
codicillari 附录>
codicon 关联4
codif 编纂D 整理4 编号3
codifi 编纂者: 编纂8 编成7 成文4 成文法3
codiicil 附录>
codit 各项=
codomain 陪< 同3
coe 报名8 卓越4 均衡2
coeduc 合校N 男女2
coeffcient 求根9 衰减系数8 比例2
coeffeci 耦合2
coeffic 相关系数;
coeffici 系数M 相关系数6 折算率4 恢复系数3 尾数3 安全系数3
coefici 相关系数9
coeliac 腹腔Z
coenter 计算中心9
coerc 胁: 强迫3
coercion 高压9 强制6 高压政策6 威压6 施加压力4 胁迫3 强迫3 迫3
coerciv 矫顽力= 强压; 强行6 强制措施6 强制4 强制手段4
coeur 强烈抗议; 满腹牢骚: 呼喊9
coexecutor 共同3
coexecutrix 女5
coexist 共存@ 共处< 并立: 和平共处9
cofactor 余因子Z
coffe 咖啡F 咖啡色;
coffeehous 咖啡馆H
coffeemak 咖啡壶E 煮6 咖啡4
coffer 箱子9 金库7 保险箱4
coffin 棺材G 灵柩E 装进>
cog 齿轮8 做错事8 小船7 犯错误6 齿4 嵌3
cogen 强制性5
cogenc 令人信服> 说服力8
cogent 首肯> 切题: 信服6 说服力4 正当理由3
cognac 白兰A
cognat 语族C 同类5 同4 性质3
cognatio 同宗: 同族6 女性5
cognit 认知A 认识8 理性认识6 识别3 具结3 契2
cognitor 代理人3
cogniz 察知9 认识7 审理6
cognize 徵收; 罚款5
cognomen 姓> 别名4 名字3
cognosec 案情5 预审5
cognovit 自认: 具结6
cohabit 同居H 居4 姘居3
coheir 继承人5
coheiress 女5
coheirtor 继承人3
cohen 科恩N
coher 相干F 连贯性9 相干光9 凝聚性6 相干噪声6 黏合5 连贯3 明2
cohes 内聚性D 内聚C 黏: 黏合8
coho 大马哈鱼E
cohort 大队? 一群9 支持者4
coil 线圈K 初级线圈6 盘绕6 卷2 缠绕2 骚动2
coin 硬币8 杜撰6 铸币6 辅币5 暴发4 款款4 伪币4 兑换券4 膺4 廉3 本位货币3 暴利3 金币3 劣3
coinag 币制: 货币制度8 造币7
coincid 重合D 巧合5 符合门4 符合3 当时3 重2
coincident 巧合F 一致3 符合3
coiner 造币< 伪币8
coinherit 继承2
coinheritor 继承人3
coinstig 教唆犯?
coinsur 共保8 全额4
cojuror 发誓6
coke 焦炭L 可口可乐;
col 山坳9 列9
cola 朗< 结肠< 冒号6 可口可乐3
coland 滤器H
colchest 科尔C 切斯特4
cold 冷> 冷战9 感冒8 陌拜7 陌生拜访7 寒冷5 冷淡4 冷启动4 发烧3 蓄意3
coldwat 科尔德> 科德> 镖>
cole 甘蓝A 芸<
colease 承租人6
coleman 科尔曼N
colerain 科尔B 雷恩@
coleridg 姓氏@
coleslaw 卷心菜>
coli 大肠杆菌Z
colic 腹痛H 绞痛>
coliform 大肠菌R
colin 科林Z
coliti 结肠炎Z
colitig 共同2
collabor 通敌: 协助者8 勾结8 协作6 奸细5 合作者5 合作4 合著4
collaboratori 协作6
collag 拼贴N
collagen 胶原Z
collaps 折叠B 倾陷5 虚脱5 倒塌3 塌陷3 可折叠3 收缩3 暴跌3 压扁2 崩溃2
collar 衣领: 领子9 颈圈9 白领9 脑力8 白领阶层7 工人阶级7 蓝领7 扭住4 文职3 灰领3 教师2
collarbon 锁骨Z
collard 羽衣N 甘蓝8
collarit 蓝领工人9 体力8
collat 整理> 斋日7 茶点7 零食7 分类整理5 小吃4 校勘4 校对机3 核对2
collater 旁系8 抵押品6 担保6 旁系亲属5 兼差4 旁系亲3 沿用3 旁证3 品3 附带3 并行执行2 间接2 抵押借款2
collationn 校对8
colleagu 同僚H 同事D
collect 托收A 集体; 收集9 收款8 代收5 收取5 收帐5 征收4 搜集4 聚积3 集体经济2
collectiv 集体主义N
collectivist 集体主义?
collector 集电极: 收税员8 收集家7 兑取7 收费机5 收集5 收债3 收税人3 收取3 收款人3 税务员2 收税2 收帐2
colleg 大学; 高校: 商学院: 学院7 团3 学会3 高考3
collegi 合议庭> 大学6 合议制5 大学生4 合议4 学校3 学院3 社团2
collegium 学院5 官方3
colli 牧羊<
collid 碰头D 碰撞5 撞4 抵触3 争3
collier 运煤船N 煤矿工人E
collieri 煤矿O
colligenda 收集7
colligendum 管员A 遗产3
colligeqdum 死者7
collim 准直N 准直光束E
collin 柯林斯N
collinear 共线R
collis 碰撞E 冲突检测5 冲突5 碰头3
colloc 搭配8 布置4 排列3
colloid 胶质N
colloqui 口语体E 口语7
collor 科洛尔I
collud 串通; 勾结8 共谋5
collum 缳< 处以6
collus 串骗; 勾结; 串通9 暗地7 共谋5 舞弊3
colman 科尔曼N
cologarithm 余6
cologn 科隆R
colombia 哥伦比亚C
colombian 哥伦比亚人H 哥伦比亚F
colombo 科伦坡Z
colon 冒号@ 结肠8 殖民者7 开拓6 殖民5 开拓者3 移入2
colonel 陆军上校N 长官9
coloni 殖民D 殖民地= 殖民统治7 殖民政策5 殖民主义4 收容所2
colonialist 殖民主义者Z
colonialst 殖民主义E 政<
colonis 殖民地化= 殖; 集群9 开拓6 殖民4
colonist 殖民地7 移民5
colonnad 柱廊N
colonoscopi 结肠镜N
color 颜色W
colorado 科罗拉多N 科罗拉多河N
colorect 直肠@ 结肠8
colorist 师: 配色3
colorless 无色C
colorp 调色=
colorthem 通常3
coloss 巨像A 巨大4
colossus 巨像E 巨人?
colour 彩色@ 有色7 色彩7 着色6 有色人种6 彩色显示5 色5 假托5 面色4 丰富多彩4 混血人4 混血种4 染料3 外貌3 引人入胜3 颜料3 基色3 利用职权3 配色3 染色3 气色2 色素2 着色剂2 艳丽2 色带2
colourless 血色8 无色6 不偏不倚6 趣味4 生动4 特色3 单调3
colourplex 彩色3 形成3
colt 小马A 苔9 年轻人7
columbarium 骨灰K
columbia 哥伦比亚C
columbian 哥伦布A 哥伦比亚; 美国3
columbin 鸽G 耧A
columbus 哥伦布N
column 列M 专栏6 列为4 竖条3 广告栏3 栏3 竖3 纵队2 栏数2 列名2 备考2 柱形2 一列2
columnar 栏式E 簿册3
columnist 专栏作家O
columnwis 直行H 列式A
com 示例5 有关3
coma 彗发H 昏迷9 麻木6
comak 出3
comani 股3
comapni 快运E
comatos 昏睡F
comb 梳? 头梳= 梳头发= 鸡冠= 梳齿= 涌起9
combat 参战: 战斗者: 格斗者: 争斗9 战斗9 好事7 殴斗6 好斗5 斗争3 战斗部队2
combin 组合D 联合7 合并4 组合键4 趸3 自由组合2 收割机2
combinatori 组合< 组合分析7 开关网络2
combinatus 联合制Z
combo 爵士乐团G 框3
combust 可燃物< 易燃物< 燃烧性< 火烧8 易燃6 激情5 燃烧3 骚动3
come 来自6 清秀6 过来6 标致4 上台4 商订4 就要4 接着3 来3 当权3 达成协议3 编造3 来临2 达成谅解2 美丽2 执政2 喂2
comeback 复辟? 对答? 复原6 抱怨4 复位2
comecon 经互会M
comed 喜剧E
comedi 喜剧< 事情6 有趣3
comedian 喜剧演员N
comer 新来者: 希望3 来2
comet 彗星Z
comex 纽约9
comfi 舒服9 轻松7
comfigur 口6
comfort 忍: 安慰9 令人鼓舞8 圣灵8 舒适6 安乐6 舒服5 宽裕4 盖2 抚恤2
comic 滑稽; 漫画: 喜剧演员7 好笑6 喜剧5 诙谐4 连环3 倒转3
comita 礼让:
comitatus 武装力量E
comiti 礼让F 相互尊重9 友谊5
comitia 民C
comitt 判处6 犯2
comm 如同E 好像E
comma 逗号N 逗点< 千分6
command 命令T 命令行5
commanda 美达H
commando 突击队E 突击队员E 布尔人?
commemor 纪念D 庆典= 纪念物8
commenc 毕业典礼: 开始6 起讫5 学位2
commend 嘉奖@ 嘉奖令8 奖状6 赞赏5 奖惩4 推荐4 赞美4 很2
commendam 代为F
commensur 相称6 同等3 同3
comment 注释J 评论: 注解9 备注4 批注3 时事评论3 评论员3
commentari 评注? 评论3
commer 信用证3
commerc 通商7 电商7 商业部6 商业5 美国商务部5 带货4 工商界4 商务部3 贸易3 国际商会2
commerci 商业E 商用7 商务6 商业性6 商事4 商业化4 商品化4 商业行为4 商业广告4 工业性3 商业主义3 商3 商务代表2 非贸易2
commercia 交战6
commercialist 营利6 家4
commercii 商事法< 商法6
commercio 流转6
commercium 流转3
commi 税务司D
commis 佣金8 代理商3
commiser 怜悯8 同情7
commisi 犯罪3
commision 专员8
commiss 手续费> 佣金= 委员会8 代售5 行纪4 委托4 代办3 委任3 任官3 佣3 委任状3
commissari 供应部@ 粮食部9 杂货店5 委员5 粮食4
commission 特派员9 委员8 行政长官6 推选6 税务司4 官4 理事4 专职人员4 检查员2
commissionor 属地8
commissoria 罚款4
commit 提交O 承诺3
commite 常设5 委员会4
committ 拘押; 不置可否6 收监4 关押3 评论2 罪名2 承担义务2 收押2
committe 委员会M 中央委员会3 常务委员会2
commnad 控制程序3
commod 商品? 商品价格5 商品检验4 商品交易4 五斗橱4 便桶4 洗脸4 商品资本3 出口商品3 商品输出3 初级产品3 农产品3 物价管理3 商品交换2 商品流通2 商品生产2 物价局2
commodati 诉权<
commodatum 寄托:
commodor 船队; 准将9 司令官8 队长4 船长3
common 公用; 普通法9 共同7 普通股5 习惯法5 普通5 常见4 公4 共4 下议院3 公共2 共同市场2
commonag 大众7 共用5 共有3
commonalti 大众7 平民5 团体3
commonplac 寻常事A 老生常谈< 平凡3 东西3 普通2
commonsens 一望而知H 明明白白H 常识<
commonwealth 英联邦: 共和国6 优惠关税4 联邦2
commor 住:
commorient 死亡者A
commot 民众7 紊乱6 暴乱5 骚动5
commu 官报E 公函8
commumaut 法兰西?
communal 巴黎公社; 自治体9 公社7 公共设施7 公安4 共同财产3 公有2
communciat 间通信4
commune 融为一体< 公社9 恳谈9 原始社会9 社区6 交谈5 共用2
communem 依7
communi 公有7 公共财产5
communia 民事诉讼6
communic 通信Q 通信线路5 数据通信5 通讯4 沟通3 传达3 交通2
communicado 禁闭9
communio 共有7
communion 恳谈= 教派7 交流4
communiqu 战报= 新闻公报= 联合公报9 联合声明8 公报6
communism 共产主义E
communist 共产主义G 共产主义者@ 共产党@ 共产党员@ 国际共产主义运动9
communit 欧洲共同体N
communitarian 鼓吹7 公有6
communiti 共同体< 社区8 社群6 粉丝群6 社会5 共有5 共同利益4 集体所有4 社区服务3 实际收入3 科学界3 活动中心2
commut 减刑7 交换律6 公交车6 交换5 代偿4 月季4 乘车3 抵偿3 换算表3
comp 电脑3
compact 精简< 紧: 紧凑9 简缩6 压缩性6 紧密6 压缩6 压实5 连在一起5 致密3 致3 紧密结合3 压缩算法2
compand 展= 扩6 伸5
compandor 扩;
compani 公司K 有限公司5 股份公司3 控股公司3 保险公司3 公司法3 连队3 信托公司2
companion 升降口; 伴随: 陪伴5 阵4 友善4 交际4 朋友3 友3
companionship 同伴< 友谊9 交往6
compaq 电脑公司@
compar 比较K 可比性7 可比4 相比4 比得上2 可比价格2
comparand 比较4
comparis 比较法7 起来6
comparison 比较C 比价6 同比3 环比3 对比3
compart 包房: 卧车: 舱8 固4 隔4
compartment 划分7
compass 指南针< 音域8 图谋4 怜悯3 同情3 达到3 包围2 管辖2
compassion 照顾性A 富于6 慈悲5 怜悯5 同情心4 同情4
compat 兼容性F 兼容E 相容9 相容性4 共处3 互换性3 并立3
compatib 兼容4 插接3
compatriot 国人C 同胞9 同4
compay 立案4 公司2
compel 强迫性8 迫使5 强迫4 迫4 激发3
compendium 概略= 纲要;
compens 补偿? 赔偿8 赔偿金4 补偿金4 退赔4 补偿贸易4 报酬3 补偿性3 损害赔偿2 相抵2
compensatori 补偿性; 补偿6 存款额5 代偿5 补假5 应予3 报酬2 补偿金2 补偿贸易2
compenst 递延3 报酬2
compet 胜任5 职称5 竞业4 主管机关4 资格3 权能3 管辖3 权限3 足够3 专管3 主管3 充裕2 能干2
competit 竞争C 竞争性B 竞争能力6 竞销5 公平竞争4 自由竞争4 竞品分析4 国际竞争4 竞争力4 竞品4 竞争对手3 公开招标2
competitor 竞争对手D 竞品< 竞争者9 同行5 对手4
compil 编译I 编译程序H 编译器= 编译语言4 编译成2
complac 自满H 自鸣得意: 满足6 得意6
complain 告诉7 鸣冤叫屈6 代行5 发牢骚5 控诉4 抱怨3 抗议2
complaint 控诉7 投诉7 申诉4 控告权4 投诉信4 书状4 控诉书3 控告3 诉苦3 意见箱3 起诉3 告状3 状3
complement 补码A 求补; 补数8 反码8 求反7 补语5 补色5 补4 补足3 配套3 人数2 反相器2
complementar 互补性H 互为补充A 互补原理< 互3 余2
complementari 互补J 补图5 附约5 求反4 补足4 补充3 余3 制约2 补码2
complementor 反相器6 补数6 求反4 补码2
complet 完成? 完工: 完全9 补全7 完备6 竣工4 完整4 全部3 建成3 完成度3 圆满2 完全性2 整字2
complex 复杂性C 复数> 复< 复杂: 复合体6 复合5 情结4 络合物4 组合体3 复杂度3 综合体3 复变3 复用2
complexion 局面= 肤色: 情况3
compli 依从A 照4 顺从4 遵守3 承诺2
complianc 等保7 合规6 遵从5 符合5 屈从4 顺从3 依法2
compliant 合规6 顺从5 屈从4 符合2
complic 复杂化; 复杂: 错综5 串通5 共犯3 同谋3 恶化2
compliment 敬意A 褒扬< 恭维: 补码6 称赞5
complimentari 夸奖H 问候9 称赞7
compo 心神7
compon 分量C 成分> 组件6 元件6 组分5 组成3 组成部分3 成分表3 构成2
comport 举动9 相称6 表现4 适合3
compos 作曲: 编写8 作曲家7 调停者5 作家4 写作3 排字3 创作3
composit 合成: 组合9 复合8 综合7 合成物4 复合材料4 菊科4 作文3
compositor 排字9
compositron 高速4
compost 堆肥E 肥料7 混合物4
composur 镇静9 沉着7
compot 果盘C 糖渍C 高脚C 煮熟5
compound 复合A 复利< 化合物4 化合4 复合词4 院子4 解罪3 复利率3 混合选择3 复式3
comprador 买办Z
comprehend 理解4 包括4
comprehens 综合8 全面8 理解力6 整体规划4 综合利用4 综合性4 全面性3 房主3
compress 压缩H 数据压缩7 压紧4 压缩文件4 扁平3 受压3 压缩算法3
compressor 压缩机B 肌9
compresspor 压缩4 扩展器2
compris 合议5 构成5 列入3 合成2
compromis 妥协; 折衷: 和解8 免疫力7 折中7 被黑4 抵抗力4
compton 康普顿Z
comptrol 审计官9 审计长8 主计长6 主计6 主任2
compuer 方位7
compuls 强制手段8 迫7 强迫5 强制4
compulsa 契据2 副本2
compulsiva 威胁2
compulsori 强制< 强迫7 支取4 强迫性3 义务兵役制3 强制执行2
compulsorili 强迫5 强制2
compunct 悔恨; 后悔7 良心6
compurg 发誓5
compuserv 计算机服务C
comput 计算机O 计算A 电脑7 计算机系统4 可计算性2 计算机程序2
computalk 谈话=
computer 计算机化D 电脑化9 电脑6
computeris 计算机化5
computeriz 计算机化:
computerizabillti 计算机化7
computerman 专家5
computist 家6
computor 收银机F
computron 电子管? 多极9
computus 表册N
compuword 词汇4
comrad 同志? 伙伴7
comradeship 情谊= 同志9 友谊8
comt 伯爵?
con 默记: 精读6 肺结核6 反面5 正反两方5 仔细3 反对者3 正反3 反对票3
conan 科南C 柯7 南3
conbin 差错7
concaten 置? 并4 连接3 连2
concav 凹J
conceal 隐瞒B 匿报9 隐匿8 藏匿7 疵5 隐蔽4 隐蔽物4 包庇3
conced 退让H 让步6 承认3
conceit 逞能A 狂妄< 自负9 狂想9 空想4
conceiv 想得到@ 构思: 想象6 以为4 怀孕3 认为3
concen 民事权利7
concentr 集中器> 集中< 集线器9 浓缩5 表面浓度4 专心4 同轴3 浓度3
concept 概念G 观念? 概念学习4 基础理论3 观点3 慨3 组配2
conceptu 概念C 概念化6 概念模式6 概念模型5 概念设计5 概念性4
conceptum 赃物:
concern 书局5 挂念5 担心4 关于4 关心4 出版社3 有关3 企业3 联营企业2
concert 协力: 音乐会5 一致4 商定3
concerto 协奏曲Z
concess 减让; 租界9 开采权8 让步6 特许证4 特许3 让2
concession 优惠价6 优惠6 让价5 让步4 减让3 优惠条件3 特许权2 特惠2
concessionair 特许权5 让3
concessionari 租让7 获得者6 特许4 让步4 承包3
conch 海螺N
concierg 门房? 看门人?
concil 和解6
concili 调解= 安抚7 调停法6 抚慰6 和解5 调解人5 庭外和解3 说服3
conciliatori 安抚; 调和4 好4
concilli 调解5
concis 简洁性? 简明性: 简明: 简洁4 精简4
conclud 订条约7 订立6 看样5 订合同4 结论3
conclus 结论: 释疑7 下结论5 结论性5 鉴定结论5 缔结5 妄自5 决定性4 完婚3 得出结论3 成婚3 推论3 不容置疑2 确定性2 媾和2
concoct 调合L 编造7 捏造4
concomit 相伴? 伴随物: 共存7 伴随5 遂4
concord 语汇> 用语3
concordanc 语汇;
concordat 教廷; 协定3
concours 总汇H 群集5 集合3
concret 具体@ 混凝土> 浇筑: 凝结7
concreto 具体7
concubin 庶子< 庶母< 妾: 姘妇: 情妇8 私生子4
concubinag 纳妾F 妾F
concubinatus 妄C
concupisc 色欲? 食欲7 好色6
concur 并发7 赞同4 赞成2 相同2
concurr 并行? 并发< 并行性7 并行操作6 同时6 并行程序4 共4 并发量4 并存3 俱发3 并行计算3
concuss 震荡A 剧烈6 脑震荡3
condemn 宣告有罪7 定罪5 非难5 死刑犯4 责备3 宣判2 控告人2 须2 死囚2 判罪2
condemnatori 判罪: 定罪6
condens 冷凝: 冷凝物7 凝缩7 聚光7 简明7 压缩6 凝聚6 浓缩6 聚合物5 凝析气4 电容器4 扼要3 田3 凝结3
condescend 优越感? 屈尊9 谦逊7
condescens 屈尊; 态度6 傲慢2
condesecend 屈尊8 谦虚8 身份6
condicio 做到4 安排3
condictio 要件6
condiment 调味品: 辛辣3
condit 条件S 状态2 状况2
conditio 不法6
condition 调节器7 空调6 整形5
condo 共管D 大楼8 统治2 公寓2
condol 吊唁A 哀悼;
condom 避孕套Z
condominium 统治3 有权3
condon 咎? 赦7 宽恕6 登6 康3 赦免3 抵销2
condor 神鹰Z
conduc 扶助; 有益于: 助长8 有助于5
conduct 传导< 行为准则7 传导性7 行为6 导电6 传导率5 导电性4 品行优良3 行为规范3 旅费3 带领2 举动2
conductor 导体I 售票员: 指挥者: 不良导体9 良导体7 领导者4 向导3 半导体存储器2
conduit 导管< 水管; 沟渠:
cone 锥D 圆锥体= 球果= 锥形5
confect 蜜饯E 糖果;
confection 甜食; 糖果7
confectioneri 糖果店E 糕饼= 甜食<
confeder 邦联9 联合会7 同盟国7 同盟者7 美利坚合众国5 联盟5 同盟4 工商业3
confederaci 结社9 共谋4 联盟4
confer 会议= 公会8 颁8 商量4 授与3 招待会3 协商会3 电话会议3 发布会3 带来3
confere 参加4
conferenc 召开:
confess 招供; 坦白9 自供6 供认6 认罪6 供词5 自白5 口供5 壬4 自供状4 自首书4 不打自招4 自认3 逼供3 翻供2 悔过书2
confession 自白6 忏悔5 室3 告2
confessor 忏悔者C 神父9 供认5
confessoria 保全:
confetti 五彩纸屑N 糖果;
confid 置信? 置信度5 置信区间5 知己5 泄露机密5 信心5 不信任案4 吐露4 心腹4 有把握4 信任投票4 可信度4 骗局3 自信3 绝密3 安心2
confidant 女友N
confidenti 机密性7 机要秘书7 机密6 信任他人5 情报战5 机密文件5 心腹4 秘密4 密使3
config 配置文件4 配置3
configur 配置S 构形4 配置文件3
confin 坐月子7 交界5 分娩5 禁闭4 狭窄4 外出3 监禁3 拘束3 偏狭3 限制3 软禁3
confirm 确认C 确认书8 证实5 兑5 保4 业经3 批准3 询证2
confirmatori 坚信9 证实6 起2
confirn 订货5
confisact 没收5
confisc 查抄@ 充公= 没收= 可没收4 徵4 吊销3
confiscatori 没收6 充公5 征用3
conflagr 大火? 火灾5
conflat 异文= 归并7 合并3
conflict 冲突M 冲突法3 利害冲突2 利益冲突2 矛盾2
confluenc 合流K 人群7
conform 一致性7 遵照4 符合4 教徒4 符合要求4 合格3 一致2
conformist 遵奉D 遵纪守法>
confound 混淆9 狼狈8 挫败6 混杂6
confront 对质E 对证< 对抗9 面对7 遭遇4 挑衅3
confucian 儒家E 孔子E 孔丘? 孔夫子?
confus 混淆@ 混淆视听5 含混5 混乱4 令人困惑4 混淆是非4 困惑3 狼狈3 更为3 账目3 黑白2
confut 驳倒8
congeal 凝结; 冻结5
congeni 适意= 趣味6 协调2
congenit 先天; 天生9
congest 拥塞D 拥挤= 充血; 堵塞3
conglomer 砾岩= 团块9 混合体9 凝聚6 成团4 聚4 混合物3
congo 刚果河H 工夫茶H 刚果>
congoles 刚果H 刚果人E
congrammat 文法2
congratul 祝贺E 庆贺? 恭喜;
congratulatori 祝贺; 庆祝9
congreg 会众7 召集人7 红衣主教7 聚集4 聚会4 集合3 集会3 教会2
congress 国会? 全国代表大会7 代表大会5 讨论会4 会议3
congression 国会9 代表大会7 议事录6 大会4 议会2
congressman 国会议员9 众议院7 国会3
congresswoman 女议员H
congruenc 和谐4 余3 一致性3 适合3
congruent 合谐< 余数3 形2
congruenti 余6 余数4 同3
conic 圆锥F 圆锥形?
conif 松柏E 针叶树E
coniston 尼斯顿N
conjectur 猜想G 揣摩< 推测7 猜测3 四色3
conjoin 连结7 结合3
conjoint 夫妻5 连带4 联合2
conjug 共轭O 夫妻关系4 配偶3
conjugium 结婚6
conjunct 合取I 合取范式; 会合5 乘3 连接词3
conjunctur 商情; 行情8
conjur 魔法7 符咒7 变戏法7 念咒7 企图6 同谋者5 想象2
conker 七叶树N 果实3
conman 骗子7
conmmissi 侵权行为6
conmplaint 控告3 起诉3
conncil 司法3
connctor 阳性; 连接器6
connect 连接G 连通8 连接词5 接通3 连接时间3 连接线3 连入3
connected 连通性E
connecticut 康涅狄格Z
connection 机制8
connectionless 无4 连接3
connector 接插件@ 连接器; 连接符: 插头4 连结4 座3 印制板2
connel 康乃尔C 康奈尔大学C 美商C
connexio 符合6
connexion 亲戚7 生意5 团体3
conni 康: 妮6
conniv 纵容; 默许9 容忍5 共谋4
connoiss 载货7
connoisseur 鉴赏家A 鉴定家A 内行9
connolli 康纳利B 康7
connon 农>
connor 康<
connot 内涵F 含蓄< 意味着9
connubi 婚姻4 事3
connubio 非正式6
connubium 合法婚姻; 婚姻3
conociamento 具结9 保证2
conquer 攻克? 破除? 克服: 分治9 征服7 分而治之7 得胜4 战胜3
conqueror 征服者A 胜利者A
conquest 赢得7 战胜6 战利品5 征服4 获得2
conquistador 征服者L
conract 否认3
conrad 康拉德Z
conran 康9
conrol 定4
consanguin 同宗: 血缘7 旁系亲属6 近亲6 直系亲属4 血亲3
consanguineus 同父异母? 血亲6
consanguini 同父异母A
conscien 良心8
conscienc 良心: 道德感8 心安8 正义感7 信仰自由4 反省3 忏悔3 宗教信仰3
conscienti 凭良心> 尽心: 本着: 责任心: 道德感7 良心6 诚心诚意4 认真3 尽责3 负责2
conscientia 良心:
conscious 有意识: 意识9 自觉8 做贼心虚7 知觉7 法律意识5 觉察4 内疚3 已知2
conscript 征兵; 募兵9 兵役7 征召7 兵役法7 立法委员5 入伍4 参议员4 元老院4 免役4 征兵法3 征用3
consecr 奉献< 祭祀: 献给8 神圣7 神圣化7
consecut 连续; 相继9 联贯7
conseil 董事会9
consel 监察6
consensu 两方> 交感: 双方同意5 诺4 合意3
consensus 协商一致; 同感9 合意4 一致4 一致性3
consent 同意> 双方同意5 默许3 无异议3 承诺2 自白书2
consequ 后果? 缘故5 合乎逻辑4 随后4 所以3 结果2
consequenti 继起8 接着7 自傲7 随之7 相应4 间接3
conserv 守恒< 蜜饯5 保守4 稳健4 果酱4 保护区4 守旧3 保护2 保存2 保护者2
conservat 保守党C 保守主义= 守旧9 保守6
conservationist 自然资源8 论者2
conservatisum 保守主义N
conservatori 音乐学校A 温室9 力4 性3
consid 考虑E
consider 因8 约4 考虑周到4 考虑4 价4 有偿4 报酬4 代价3 不加考虑3 新约3 可观2 补偿费2 转让费2 适量2
consig 承销人>
consign 寄销@ 寄售; 承销9 寄销品8 寄售品5 委托4 托卖4 寄交3 发货人3 托运单3 托3 寄存2 托运2
consignatori 署名9
consigne 承销人@ 收货人? 收货3 托3
consignor 寄销; 发货人8
consilii 谘5 询4
consimili 同类6
consist 一致性< 相容: 黏稠度6 一致6 一贯性5 一贯5 估计量3 并立3 始终如一3 坚固3 坚实2
consistori 宗教法庭9 主教5 宗教5
consitut 约法D 宪法4
consnt 愿:
consol 控制台P 操作台8 监控台4 慰问4 安慰4 慰3 藉3 图形控制2
consolid 合并= 统一6 巩固4 综计3 混装3 集运3 合并债务3 汇总2
consom 辅音L
conson 辅音> 调和4 一致2
consort 结交@ 陪伴8 王后8 夫妻5 配偶3 符合2
consortia 银行团E 联营企业8 公会5 财团4
consortium 财团9 财团法人6 银团5 配偶4
conspicu 出众9 显眼7 显著6 超群5
conspir 反叛者8 共谋6 阴谋6 同谋者6 主谋者6 阴谋家5 图谋4 协力4
conspiraci 同谋; 共谋; 阴谋7 谋5 密约4 密谋3
conspiratori 阴谋; 共谋4
consquenc 恶果D
const 常量7 枚举2
constabl 巡警7 探员7 总管6 交通警察6 警察6 警员5 纠察4 乡4 警官2
constabulari 警察队A 警官8 警察2
constain 合一8 强制3
constanc 坚定不移9 茨7 湖3 持久3 坦2
constant 常数O 常量; 不变6 恒量3 常3 恒3 定2 不变价格2 不变资本2
constantin 君士坦丁Z
constantinopl 君士坦丁堡S
constat 顺理成章? 明显5
constel 荟萃E 星座9 丛6
constern 惊惶失措H 惊愕8 恐怖6
constip 秘A 便秘A
constit 宪法5 抵触4
constitu 组成部分7 选民6 选区4 要素4 制宪3 章3 成分3 构成3 读者3 组成2
constituion 硬性9 钦定8 刚性5
constitut 宪法E 立宪9 体质6 宪政6 合宪性4 制宪会议4 构成犯罪4 违宪4 立宪政体3 成文宪法3 构成3 法统2 制宪2 宪2 体格2
constitution 敕令: 颁布6
constitutum 裁判官4 认定3
constract 加利A
constrain 约束: 关押5
constraint 约束H 约束条件4 约束矩阵4 约束方程4
constrcut 组成4 建筑3 构造3
constrict 束紧< 收缩8 紧压5 压缩5 压紧5
constru 直译> 句法分析7
construct 构造? 推定: 基建9 构造性8 建设8 建筑7 基建工程4 构成4 建造3 建设性3 在建3 建筑业3 基本建设3 工程建设3 施工3 释文2
constructiv 构成主义E 舞美艺术E
constructivist 造型艺术E
constructor 构造函数N 构造程序7 构造3
consuetud 惯例5
consuetudinali 习惯法6
consuetudinari 不成文法4 习惯法3 习惯2
consul 领事A 领事馆> 总领事8 领事裁判6 执政官5
consular 领事G 任命书4 领事馆4 领事裁判权3
consulat 执政;
consulatnt 谘: 询7 商议5 顾问2
consulship 任期6
consult 咨询? 请教9 会诊7 磋商7 顾问7 咨询服务6 商量5 意见者5 看病5 协商5 查阅5 商议4 技术顾问3 商讨3 咨询机构3
consulta 元老院8
consultari 见解7 主张4
consum 消费者I 消费; 消费品9 耗用4 消耗3 面向用户3 质料2 消耗性2 销售业2
consumm 圆满成功: 圆房7 既6 完婚5 完美4 遂3 至上3 成就2
consump 消费5
consumpt 消费D 消费量9 消费税6 消耗量6 痨病5 消耗4 消费水平4 个人消费3 消费合作3 消费信贷2 生活资料2
consums 至上8
consumtibil 消费4
cont 接续; 注明8
contabl 警=
contact 接触C 触点A 接点9 接触式8 插针6 联系方式5 熟人5 簧片4 点接触3 认识的人3 簧3 接触压力2 接触面2
contactless 接点5 接触4
contagi 染7 蔓延5 触2
contagion 染病A 歪风A 染6 蔓延5 触4
contain 包含F 容器C 货柜= 集装箱7 箱3 遏制3
container 货柜5 箱5
contamin 污染: 污染物7 污染区7 沾染6 弄污5 污物5 联结5 弄脏5 毒害4 沾污3
contango 日息8 升水7 贴水5 延期4 溢价2
contempl 察= 盘算= 冥思苦想9 之际6 沉思6 注视5 默想5 冥想4 意图4 期待4
contemporan 同时代> 时期4
contemporari 同时代B 同一3 现代3
contempt 藐视D 不足挂齿8 侮辱5 轻视4 轻蔑4
contemptu 瞧不起人C 鄙视; 轻蔑: 歧视性6
contend 争先> 参赛者< 斗争: 争论者7 竞争者6 奋斗5
content 内容P 争9 信息量3 目录3
contenti 非诉讼: 好争吵7 争论4
contentiosum 一般3
conterfeit 伪造罪9 伪造3
contest 可争议9 争辩7 竞赛5 争取5 竞争者5 争夺4 竞争4 争论3 提出异议3 竞选2
conteste 挑战6 候选人2
context 上下文T 前后文4 来龙去脉3
contextu 上下文9 语境7 前后3
contigu 相连C 毗连区7 毗连4 毗邻4 圆盘4
contin 洲A 大陆6 自制5
continent 大陆J 大陆架7 洲7 大陆性3
conting 意外9 意外开支7 应急5 权变4 应急行动3 偶然事故3 应变计划3 偶发3 随机应变3 变法3 分遣队3 或许3 偶然中断2 应变2
continu 连续I 继续? 延续8 连续性6 延拓3 展限3
continuando 侵犯3
continuum 统一体? 联集? 统9
contort 扭弯B 扭歪; 曲解7 扭曲5 弯曲3
contour 轮廓E 等值线图6 轮廓线4 波状4 围3
contr 契约性;
contra 抵销9 销9 反之6 相反3 施3 背对背2
contraband 违禁品B 禁运品; 禁制品8 违禁6 禁运5 走私5
contrabandist 走私者; 违禁品6
contracdict 抗5 反驳5 办3 证言3 否认3
contracept 避孕J 避孕法@
contracpt 受孕; 避孕9
contract 契约H 合同F 合约6 订约4 收缩3 承包3 买卖合同2
contractor 承包商B 承包单位: 承包人8 承揽7 签订5 包商4 建筑工程3 分包商2
contractu 契约6 契约性6 合同规定5 合同4 定约4 订约3
contractus 立约7 契约5 实践2
contradicent 一致同意8 异议3 无人3
contradict 矛盾@ 矛盾律6 阶级矛盾6 内部矛盾6 反证法6 基本矛盾6 抵触4 反驳3
contradictori 对立物< 矛盾; 互相矛盾: 自相矛盾5
contrafunct 逆函数X
contragradi 步6 逆3
contrahendo 缔约6
contraint 太4 多项4
contral 后效?
contraposit 逆反G 倒置=
contrapt 玩意儿H 新发明A 稀奇古怪A 奇妙7
contrari 正相反7 反意7 对立面5 相反5 反证5 对立5 违反4 反面3
contraria 借用8 诉权4
contrario 反诉7 反面6
contrast 高对比度? 对比度< 对比: 反差9 对照5 彰显3 看不清3 显出2
contrav 犯法:
contravari 逆变V
contraven 触法? 触犯5 抵触4 否定3 否认2 反驳2
contravent 触犯: 违反9 抵触5 违背3
contrib 为此5
contribut 贡献E 提供8 捐献8 捐助5 出资5 捐款4 出力3 贡献率2 分款2
contributor 捐助人= 贡献者9 捐助者8 捐赠人8 投稿6 搞5 赠送5
contributori 贡献者7 价额6 分担6 捐助者6 捐助4 缴入3 议定3
contriol 麻醉品<
contrit 痛悔@ 悔悟; 悔罪6 后悔5 悔改5
contriv 发明: 图谋4 人造4 勉强3
control 控制U 控制器: 管制5 控制程序4 受控3 控制系统3 管理3 可控2
controol 控制协议<
controversi 论争; 引起争议: 争讼9 议论8 争办8 无可争议7 论战6 争论4 颇4 争端3
contruct 房屋建筑G
contubernium 奴隶7 同居3
contumaci 听5 反抗3 藐视3
contumaciam 藐视6
conundrum 谜语= 难题7
conurb 大都市9 城市5
conus 管辖3
convalesc 渐愈E 康复B 恢复期< 恢复健康5 病人5
convect 对流G 传导5
conven 召唤7 权宜5 召集4 聚集3 传唤3
conveni 方便D 合宜9 方便性8 便利7 可行3
convenien 便于A
convenor 召集人N
convent 常规< 约定; 公约9 惯例8 传统6 照常4 老例4 召开3 开会3 协定3 正规部队2 协约2 修道2
conventioanl 常规4 内存2
convenu 世界3
converg 收敛O 收敛性: 会聚9 一点4 聚光3 趋集3
convers 转换> 换算7 会话式6 话5 对话5 类型转换4 兑换3 折合3 侵占3 转化率3 会3 交情3 反题3 转化2 变换2 交谈2 调换2 兑换率2
conversaion 通奸7
convert 转换> 转换器8 可兑换7 变换器6 皈依4 可兑换性3 吹风3 换流器3 炼钢炉3 转炉3 变频器3 换3 兑换3 信仰3
convery 首次7
convex 凸K 凸面> 凸函数8 凸状8 凸透镜5 凸镜4
convey 运输工具7 转让6 传达4 传送带3 机系统3 搬运3
conveyanc 制作业; 制作4 传达3
conveyanceon 据4 卖4
conveyor 传送机= 输送机; 传送带; 输送4 传达3 者2
convic 信服:
convict 判罪9 定罪9 前科6 宣判有罪5 坚信4 囚犯4 罪犯3 知2 信服2
convinc 信服< 心悦诚服: 深信7 确信7 说服6 令人信服6 说服力3 相信2 有力2
convivi 酒宴> 欢宴; 欢乐8
convoc 召开6 教士6 集会4 召集4 函件3
convolut 卷积J 旋绕: 回旋8 卷绕6 卷积码5 离散卷积5 卷积定理5 盘旋3 盘绕2
convolv 卷积5 旋转3
convoy 护航M 护送: 护卫9
convuls 震撼A 惊厥? 震动9 抽搐6 动乱6 痉挛5
conway 康A
coo 情话: 爱恋: 轻声: 鸽子9 轻轻地8 咕咕5 温柔4
cook 厨子9 完蛋9 煮饭9 厨师8 做饭6 精疲力竭5 昏厥5 揍5 烹饪4 库克4 烹调4 煮3 喝醉3 加热3 虚报2
cookbook 食谱H
cooker 炉灶= 炊事= 炊具6 烹饪6 窜改5 锅4 伪造者4
cookeri 烹调法A 烹调;
cooki 小饼; 饼干; 厨师: 甜点9 甜饼9 巨型7
cookout 郊游@ 野餐7
cookwar 烹饪< 炊具<
cool 冷却D 凉爽< 变凉7 息怒6 冷静6 冷5 冷却系统5 冷却空气5 传导冷却5 空气冷却4 冷却剂3 散热3
coolant 冷却剂E
cooler 冷却器S
cooli 搬运费5 装卸5
coolli 自若N 沉着7
coomb 崖< 山5 峡谷4
coommod 互补5
coon 浣熊: 狡滑8 斯5 黑人4
coop 鸡笼? 鸡舍? 篓; 狭小5 关进3
cooper 合作? 合作社; 社员6 协同6 桶5 合作者5 箍桶4 合作商店4 信用合作3 匠3 合作开发3 合作性3 协力3 合作经营2
coordiat 讯< 仪; 配位3
coordin 坐标J 协调; 坐标系7 配位5 协调者4 座标4 同等3 协同3 广义坐标3
coordinatograph 仪7 制图4
cop 避重就轻? 逃避者9 逮住7 抓住3 告密3 警官3 逃避2
coparcen 继承人5 所有人4
copartership 合资=
coparti 当事人4
copartn 合伙人5
copartneri 合伙6
copartnership 合伙5
cope 压顶> 顶盖> 长袍7 墙5 顶部4
copenhagen 哥本哈根Z
copi 复制I 拷贝< 副本: 复制到8 仿5 复写3 份数3 一册3 存底2
copier 复印机: 模仿者5 誊写5 抄写员4 拷贝4
copilot 升级7 达到4
copious 充裕7 丰富7 很多5
coplaintiff 起诉人8 原告3
coplanar 娜4 面3 柯2 普2
coplex 复合2
copper 铜箔B 铜> 敷2
coprecipit 共沉淀Z
coprocess 协同8
coprocessor 协处理器K
cops 矮林C 萌生C 灌木林=
copul 交配? 交媾? 交尾? 连结4
copycat 模仿者E
copyleft 版权7
copyright 著作权F 版权= 版权法5 版权保护5
copyrigth 著作权8
copywrit 文案G
cor 跨域=
coral 珊瑚P
coram 面前F
coran 兰:
corbett 科比E
corbi 科比N
cord 接插: 绳索8 工作文件4 束缚3
cordial 补品> 诚恳: 热忱7 诚挚7 兴奋剂7 诚实3 兴奋2
cordington 绒:
cordless 软绳? 交直流< 绳索8
cordon 警戒线? 饰带7 哨兵6
cordonni 孔4
corduroy 灯芯绒I 木头8 排成5
cordwood 积木<
core 磁心G 芯8 核心8 核心网6 铁心6 果心4 内存4 铁芯4 硬核3 核3 内存模块3
corgo 舱内@
coriand 芫荽N
corinthian 科林斯D 古希腊> 科林斯式> 花花公子6 业余5
cork 软木H 软木塞H 软木树H
corkscrew 探听7 拔4 螺旋形4 曲折4 行进2
cormick 麦考密克N
cormor 鸬鹚F 贪婪:
corn 鸡眼< 腌: 结籽9 谷粒7 玉蜀黍6 谷类5 颗粒4 交换所3
cornbread 玉米@ 面包4
cornea 角膜U
cornel 康奈尔Z
corneliu 科尔内F
corner 边角; 转角8 一隅6 陷入绝境6 角6 囤积6 圆角6 切角4 左角4 昭然若揭4 窘境4 垄断3 角落3 囤积居奇3 十字路口3 检验法2
cornerback 卫C
corneror 垄断者> 囤积居奇;
cornerston 奠基石N 基础2
cornfield 玉米田Z
cornflak 玉米片N
corni 乡巴佬< 谷类9 粗野5
cornic 檐口N
cornish 康沃尔郡I 康沃尔B
cornmeal 麦片A 玉米片? 玉蜀黍:
cornoid 牛9
cornstarch 淀粉@ 玉米8
cornucopia 丰盛H
cornwal 康沃尔N
corollari 必然5 推论4 系3
coron 验尸官D 加冕礼: 冠7 花冠7 冠状5 头顶5 死因4 法医2
corona 电晕? 日冕: 月华: 牙冠: 檐8 冠7 华6 冠状5 头顶5 光圈4 颈3
coronari 花冠A 冠状= 冠9
coronet 冠冕C 冠状7 头饰7 冠7
corout 路由3
coroutin 协同程序K 联立9 共2
corp 兵种< 救火队9 军5 消防队5 外交使团5 部队4 华侨3 队3 保险公司3
corper 消费者4
corpor 公司C 法人6 社团4 下士3 有形3 标的物2 公司法2
corpora 到庭7
corporal 体5
corporatist 主义者8
corpori 尸体6
corps 屋主; 尸体6 士兵6
corpus 语料库< 民法典9 本金8 大全7 文集6 人身保护3
corpuscl 粒子< 微粒;
corr 更正; 报导4
corral 畜栏R 关进5
correct 校正E 正确性9 更正8 改正7 纠错6 矫正4 订正4 正确4 改善法4 校正网络4 纠错码3 校3 修正3 纠正3 程序正确性3
correctionel 轻罪8
correctitud 正派? 端正=
corrector 校正器> 校6 校正3
corregidor 行政区域7 行政官4 官3
correl 相关? 相关器7 相关系数4 负相关3 关2 相关矩阵2
correlatograph 记录器3
correlogram 相关2
correspod 因果关系4
correspond 相应< 对应< 书札4 来信3 通讯3 通信2
corridor 回廊; 走廊5 地带4 密集3
corrigendum 勘误表; 更正4 改正3
corrobor 确证= 证者7 印证6 助3 巩固3 加强3
corrod 腐蚀6 侵蚀4
corros 铁锈; 腐蚀8 腐蚀性6 腐蚀剂6 锈6 防腐剂5 防腐4 侵蚀3
corrug 波状? 皱纹9
corrupt 贪污; 讹误7 贪污罪6 已损坏5 贪污犯4 腐败3 误3 堕落3 所指3 舞弊2 贪赃枉法2
corruptio 腐化> 贪污罪;
cors 执4
corset 胸衣E 褡E
cortex 皮层N
cortic 皮层N
cortina 丝;
cortisol 可的松H 氢化H 皮质醇H
cos 余弦=
cose 舒服9
coset 陪C 旁系4
cosi 保暖< 温暖6
cosin 余弦T
cosmet 化妆品D 整饰? 化妆7 装饰品6
cosmic 宇宙= 秩序3 无限3
cosmo 摩= 都市6
cosmolog 宇宙论H 宇宙7 哲学4
cosmologist 宇宙学E 论者6
cosmonaut 宇航员N
cosmopolitan 世界主义@ 世界大同< 卓有< 世界性7 遍5 偏狭4 全世界4 主义者2
cosmos 大波斯菊E 宇宙5 和谐5 秩序4
cospectr 谱<
cossack 哥萨克E 哥萨克人? 轻骑兵? 队员8
cosset 爱畜? 玩赏? 珍爱6 宠爱5 溺爱5
cost 成本V 成本计算8 成本会计5 成本法5 费用4 代价3
costa 脉< 肋骨; 肋3
costello 科斯特N
costum 戏装A 装束< 服装< 外套6
cosureti 联保A
cot 行军床E 棚; 小屋6
cotask 多任务5
coteri 圈内人F 小集团: 同3
cotre 副4 余3 补3 支2
cotruste 受托人4
cotswold 绵羊=
cotta 法衣A
cottag 茅舍> 小屋7
cotton 棉花J 原棉: 好感8 和谐3
cottonwood 三角叶杨Z
couch 卧榻< 睡椅< 横躺8 竖立8 前倾8 蹲伏7 躺7 长沙7 表达2
cougar 美洲狮H
cough 咳嗽@ 咳> 噪音8
coun 参赞= 律师3
counci 帝国8 枢密院5
council 理事会9 枢密院9 会议7 市议会6 委员会4 国务院4 编纂会3 参政3 参议院3 合议制3 全体会议3 评议会3 国务会议2 州政府2
councillor 评议员9 市议员6 参赞5 顾问4 议会4 议员4 委员3
councillorship 议员7 职位5
councilman 议员9 市议员9 委员5 市议会4
councilor 参议会< 镇民8
councilwoman 女议员H
counil 劳资5
counsel 法律顾问: 商议7 辩护人6 律师6 评议4 辩护律师3 公设辩护3 忠告3 撰3 顾问2 财务咨询2
counsellor 辅导员> 参赞处9 参赞6 顾问4 法律顾问3 律师2
counselor 参事C 评议员; 顾问5 法律顾问3
counsul 律师4
count 计数L 计4 条项3 会计室3 字数3 计数法3 次数2 读数2
countabl 可数E 可计数9
countdown 倒7
counten 面部> 面容; 镇定7
counter 计数器O 走后门3 相向3 会签3 手中3 计算器3 连署2 取款单2 筹码2
counteract 抵消8 抵抗4 阻碍4 抵销3
counteradvic 意见3 反对3
counteraffidavit 案5
counterargu 抗8 办5
counterattack 反攻E 反击A
counterbal 势均力敌@ 平衡力; 弥补3
counterbalanc 能5
countercas 反诉7
countercharg 倒打一耙> 诬告5
counterclaim 抗诉8 反诉5
counterclockwis 时针;
countercultur 主流A
counterespionag 反间谍H
counterevid 反证6 对抗5
counterfeit 伪造8 伪造品5 伪造者5 假冒5 仿造3 赝品3 假货3 伪钞2 冒牌2
counterfoil 票根? 上联= 存根=
counterinsurg 暴动7
counterintellig 反情报Z
counterintuit 直觉8
counterjump 伙计: 售货员9 店员7
countermachin 计算器7
countermand 撤回4
countermeasur 电子对抗9 手段3 措施3 抵制3 对策2
countermemori 辩?
counternotic 取消3
counteroff 还价9 要约6
counterpart 正副; 对应: 复本3 二份3 配对3 副本2
counterperform 等3
counterpoint 复调E 对位法E 旋律8
counterproduct 达4
counterpropos 提案: 反5
counterpurchas 回购8
counterquest 反诘N 反问A
countersecu 副5
countersignatur 副署> 会签; 连署9
counterspi 反间谍H
counterstrik 反击H
countersuit 反诉;
counterterror 恐怖主义?
countertop 台面;
countervail 反倾销税: 反补贴8 抵消4 反倾销3 弥补2 对抗2
counterweight 秤锤E 平衡力?
countess 伯爵夫人H 伯爵9
counti 郡= 县法院9 县6 石油输出国组织5 市2 领2
countless 数不尽A 无数9
countri 国> 国家8 发达国家5 乡镇5 输出国4 受援国4 缓冲国3 发展中国家3 原产3 侨居国3 所在国3 出口国3 出产3 东道国2 故乡2 舆论2 属国2
countryman 同胞; 乡下人: 国民4
countrysid 乡下C
countrywid 全国7
coup 双门9 小轿车9 轿8 政变8 双座8 妙计5 击4 出乎意料4 突击4 奇袭3 小汽车3 砰然2
coupd 一见钟情A 晴天霹雳> 雷击<
coupist 军事政变C 政变者C
coupl 耦合O 数个5 交叉耦合4 夫妇3 联结3 成婚2 配合2
coupler 耦合9
couplet 对联R 句8
coupon 息票E 券9 联票7 优惠券6 赠券5 纸条4 附息4
courag 胆量? 勇敢8 大胆5 勇气4
courgett 西葫芦D
courier 信使= 伴游; 急件: 外交信使8 快递5 快信4
courp 调解4
courr 事态< 趋势4
cours 课程< 航向6 一道6 训练班4 履4 航线3 路线3 教程3 申述3 业务范围2 课件2 理所当然2 函授2 适2
coursewar 课件H
court 法院H 法庭G 审判庭3
courtenay 库特E 特尼?
courteous 彬彬有礼< 谦恭9 礼貌5 亲切4
courtesi 承蒙< 抄件8 好意7 抄送6 礼貌5 恩惠5 谦恭5 优待4
courtg 终审6
courthous 郡5
courtier 奉承者H 臣@ 侍6
courtitut 宪法5
courtney 特尼E
courtroom 室4
courtship 求爱@ 求婚7
courtslow 下级5 初级4
courtyard 天井N 庭院=
cousin 堂兄弟= 表兄弟= 曾7 表亲7 堂3 远亲3
cout 不惜D
coutract 合约3 无条件2
coutumi 习惯法4
coutur 服装业H
covari 协B 协方差> 历9
cove 山凹@ 拱形7 湾6 凹4
coven 盟约; 国际公约6 立4 契约4 专3
covenan 合同条款: 盟约8
covenant 订立= 誓约8
covent 女修道院N
coventri 考;
cover 覆盖7 承保5 封面5 补5 开诚布公4 掩藏着4 缴回4 保证期3 保险期3 掩护3 预约3 掩蔽物3 求职信3 第一类2
coverag 覆盖率; 覆盖范围4 新闻报导4 承保4 覆盖4 保险总额3 保额2
coveral 衣裤A
coverlet 床罩N
covert 树丛: 隐藏处8 偷偷摸摸8 隐密5 有夫之妇5 隐蔽3 妻子3 已婚3
covertur 夫5 妻4 父母3
covet 垂涎H 梦寐以求> 贪图< 觊觎: 贪求: 妄想5
covey 一队= 群3
covin 密约? 共谋5 欺诈3
cow 母兽H 母牛> 威胁4
cowan 考=
coward 懦弱? 胆小: 怯懦7
cowardic 懦弱C
cowboy 牛郎H 牧童H 牛仔A
cower 抖< 退缩7 畏缩5
cowgirl 牛仔E
cowley 考利Z
cowork 同事A
cox 舵手R
coy 怕羞H 腼腆A 羞怯6
coyli 害羞A 羞怯8
coyot 狼: 丛林5 家伙4
cozi 假话> 惬意: 安逸8 罩7 舒适6 保暖6 座位3
cpe 拥有4 客户3
cpi 英寸6 物价指数2
cpis 物价指数4
cpr 现行2
cps 每秒钟>
cpu 中央处理器8 中央8 扩充器5
cpuprofil 开发工具6
cqr 命令查询分离Z
crab 沙果= 螃蟹= 蟹< 偏航6 脾气6 发牢骚5 抱怨3
crack 爆裂声: 裂解5 啪4 裂纹4 极其4 嘶哑4 爆裂3 破碎2 第一流2 破案2
crackdown 痛击H 镇压5 制裁5
cracker 破袭= 爆竹8 饼干7 保险箱4 盗贼3
crackl 脆皮> 劈啪; 渣9 裂纹6 猪油4
crackpot 切实A 想入非非A 狂想9 怪人6 疯子5
cradl 摇篮C 发祥= 孩提时代= 抚育8 刈6 书架5
craft 精心制作7 驳运6 飞行器6 运输船6 宇宙飞船5 职业工会5 技艺4 手艺4 办理4 同行3 同业公会2
crafti 诡计多端A 狡诈; 巧妙6
craftsman 手艺人H 工匠< 技工;
craftsmanship 技艺=
crag 危岩N 峭壁E
craggi 峻峭< 峭壁< 崎岖: 岩:
craig 克雷格Z
cram 猛吃@ 填满9 死记硬背8 贪吃8 塞满6 极度4
cramp 铁箍; 难辨; 抽筋8 夹钳8 绞痛6 狭窄6 难懂5 痉挛3
cran 起重机;
cranag 起重机C
cranberri 越橘Z
crane 伸: 鹤9 起重机8 起吊8 迟疑5 颈3
cranial 头盖H 颅A
cranium 颅E 头盖骨E
crank 曲柄@ 暴燥< 奇想7 开动4 易怒3 稳3 不稳定2
cranki 脾气坏A 暴躁8 古怪5
cranni 裂隙N 裂缝8
cranston 兰斯敦N
crap 掷骰子> 废话9 废物6
crappi 蹩脚9 鱼6 没3 太阳3 讨厌2
crash 坠毁8 粗布8 闪退8 猛撞6 速成5 崩溃5 宕机4 挂了4 挂掉4 失事4 哗啦声4 崩4 挽救3 非凡3 撞2 瘫痪2 破碎2
crass 愚钝; 粗俗9 粗糙4 非常2
crate 板条箱D 货箱D 装箱5
crater 弹坑E 火山口E 环行?
cravat 领带: 绷带9 围巾6
crave 热望> 渴望6 恳求4
craven 胆小鬼@ 怯懦= 懦夫7 胆小5 畏缩4
crawfish 蛄C 小龙虾; 退却7 退缩6 后退5
crawford 克劳福德Z
crawl 爬网页9 养鱼池9 匍匐7 爬取6 爬虫5 字幕5 爬行5 抓取3
crawler 奴颜婢膝< 虱8 行者8 罩衣8 爬取6 马屁精6 爬虫5 蠕动5 抓取3
crawley 克劳F
cray 小龙虾H
crayett 克5 雷4
crayfish 小龙虾H
crayon 作画E 蜡笔C 蜡笔画<
craze 开裂@ 癫狂8 疯狂4 发狂4 狂热3 流行3
crazi 发狂8 狂热8 热3
crazili 摇摇晃晃< 疯子6 发狂5
crc 回车6
creadi 里6 迪4 麦克3
creak 辗= 嘎吱: 轧5 作响3
creaki 嘎吱A
cream 面霜H 乳酪A 奶油=
creami 乳脂E 乳脂状E 奶油色E
creas 皱痕H 折痕D 皱纹5
creat 创建Q 建档3 文件创建3
creation 创造; 设定6 建立6 创作4 创建对象3 创建3
creativ 创造性C 有创造力> 创造力< 点子9 创意6 素材6 创作3
creator 创作者= 网红9 创造者8 社交媒体7 自媒体7 设法5 上帝4 达3
creatur 创造物B 偷猎7 野生动物7 动物5 生物4
crech 育婴堂@ 弃儿: 托儿所9 基督8 养育院7
credenc 供桌< 祭器< 创设8 创立4 国书4
credenti 国书< 递交国书6 凭据5 秘钥5 身份证明4 凭证4 录用3
creder 保5 资力4 还款3 货款2
credibl 可信9 确实性5 可靠4
credit 信贷D 信用@ 信用状? 信用证7 贷7 贷方5 赊帐4 赊欠4 信用贷款4 贷款2
creditor 债权人M 债权国5 债主5 债权4
creditori 迟延5
creditworthi 资信:
credo 信条C
credul 轻信: 易4
creed 纲领? 教义: 信条9
creek 小溪< 湾8 小河8
creep 徐行= 蠕; 蠕行9 蠕动5 爬行5 潜行5 爬5 蔓延3 持久3
creeper 行者E
creepi 爬行: 毛骨悚然8
creific 遗失7
cremat 火葬H 烧成灰< 烧9
crematorium 火葬场H 焚尸炉A 火葬>
creme 香甜A 乳剂< 奶油8 液4
creol 克里奥I
crepe 绉D 绉丝9 绉布9 绉纱9 烤饼5 皱3
crescendo 渐9
crescent 新月E 新月形E 逐渐4
cress 水芹Z
crest 饰< 冠毛: 绝顶7 头盔5 冠4 加以3 峰值2 最大值2
cretac 白垩纪H 白垩<
crete 克里特岛N
cretif 证明书3
crevass 决口C 裂缝: 崩溃4
crevic 裂缝;
crew 押解8 全体人员7 队员7 鲁5 钻井队5 专职4 一群3
crewman 乘员N 机组3
cri 哭声9 嚎哭9 哭8 文告6 叫喊5 吵5 臭名昭著4 大声4 大叫4 叫声3 喊3 口号3 迫切3
crib 食槽= 关入8 蓄8 抄袭5 床5 拘禁4
cricket 板球K 蟋蟀<
criem 不留@
crier 报告员8 广告员8 传呼7 哭泣7 喊叫5 法警3
crilli 克里<
crime 犯罪D 罪B 罪行9
crimea 克里米亚N 克里米亚半岛E
crimean 克里米亚半岛N
crimeless 无罪7
crimen 伪造罪< 伪证罪9
crimeviol 暴力6
crimi 共犯;
crimin 刑事A 犯罪7 刑法7 罪犯6 刑事案件6 刑事犯5 刑事诉讼5 刑事责任3 刑事诉讼法3 犯了罪3 犯有罪行3 刑法典3 定罪3 刑庭3 在逃犯2 刑事犯罪2 犯罪活动2 要犯2 犯罪行为2
criminal 刑法7
criminali 刑事诉讼8
criminalist 侦查学E 学4
criminolog 犯罪学F 学6
criminologist 犯罪学? 学家;
crimp 当兵A 鬈5 拳曲4 诱骗4 褶3 压3
crimson 深红色A 脸红7
cring 抖; 阿谀9 奉承6 畏缩5
crink 绉褶E 蜷缩9 起皱7
crinkl 皱= 波纹: 拳曲6 起皱5 缩4
crinovyl 克里>
cripp 克里普斯Z
crippl 跛> 踏步9 残废7 断裂4 曲折3 削弱3
crise 能源危机? 经济危机8 危机3 原材料2
crisi 危机L 金融危机9 经济危机9 危险期8 危机公关5 财政危机5 石油危机5 政治危机5 紧要关头4
crisp 脆< 松脆: 拳曲5 起皱4 新鲜4 烘3 活泼3
crispi 干净利落A 松脆< 干脆9 生气勃勃8 易碎7 卷曲6
crispli 酥脆N 爽快:
crisscross 十字形B 交叉3
criteria 标准6 设计标准5 验收标准5 准则4 判据2
criterion 判据= 准则< 判别式5 标准3 准绳2
critic 临界H 关键9 临界值5 批评家4 批评性4 危急4 自我批评4 批评4 临界态3 危急情况3 鉴定家3 临界点3 统筹法3 主要矛盾3 关键因素3 关键性3 临界体积3 批判2 关键部件2
critica 补正: 更正6
criticis 批评8 吹毛求疵8 非难6
critiqu 找茬= 挑刺= 文章6 评论5
critter 家畜6 牛6 马5
crlf 结尾4
crminal 差5
croak 呱呱= 呱呱叫= 哇哇声= 嘶哑6 发牢骚5
croat 克罗地亚人E 克罗地亚语E
croatia 克罗地亚N
croatian 克罗地亚A 克罗地亚人A 克罗地亚语A
crock 脱色; 水罐8 壶6 瓦片6 衰竭6 衰弱5 罐4 受伤4
crockeri 瓦器N 陶器?
crocodil 鳄鱼Z
croft 田? 农场5
crohn 克罗恩H 克隆病H
croissant 羊角K
cromwel 克伦威尔Z
cron 定时任务A 定时4
croni 密友< 亲密6 朋友6
crook 弯曲7 坏蛋6 歪5 钩4 诈骗4 邪恶3
croon 低吟A 低唱A 歌唱9 哼7
crop 农作物= 收成: 经济作物7 平头7 裁切7 裁剪6 专供5 收割5 轮种5 作物4 熟3
cropland 农地Z
cropper 种植者E 农作物8
croquet 槌7 对方6 贴2
crosbi 克罗斯E
cross 交叉C 划线支票5 十字5 相互4 横线4 跨接3 划掉3 反诉3 交叉验证3 纵横2 叉2 交互2 扰2 杂交2 磨难2 十字架形2 交叉调制2
crossarm 支架@
crossbar 纵横? 横木: 枞6 闩2
crossbow 弩A 弓<
crosser 出卖7 骗子4
crossfe 扰5
crossfir 火力8 扰3 报3
crossfoot 验算; 脚注3 合计3
crosshair 准线< 瞄准6
crosshatch 剖面A
crossley 克罗斯?
crossli 横8 为难6 相反3
crossov 天桥9 另一方7 交叉点4 交叉3
crosspoint 交叉点G 纵横3 相交3
crosspost 邮寄6
crossroad 交叉路口A 紧要关头: 十字路口9 聚会6
crosstab 数据分析4 交叉3
crosstal 扰6
crosstalk 串音B 串话? 扰; 前向串扰5
crosswalk 行人穿越N
crosswis 十字7 斜4
crossword 填字= 填字游戏= 字谜9 纵横6
crotch 丫C 胯部C 分叉8
crouch 低头A 蜷= 蹲下< 蹲伏: 蜷缩7 缩4
crouton 面包片H 油煎5
crow 乌鸦B 克罗@ 啼叫@ 报晓@ 鸡鸣@ 撬棍;
crowbar 挺? 短路器? 撬棍; 起货5 撬5 铁2 钩2
crowd 拥挤< 一伙人: 挤满5 一伙5 群众4 挤进4 结伙4 聚集4 塞满4 聚众3 订购2
crowism 情绪7
crown 王室8 加冕6 王冠6 政府5 地税3 采办3 刑事案件3 居3 王2 国债2 检查官2
croydon 克里A 登2
crp 重用2 需求2
crt 阴极射线管@ 孙子7
crtract 履行2
cruci 酷刑9 折磨5
crucial 至关重要C 决定性3 严厉3 关键3 重要2
crucibl 坩锅H 严酷7 考验2
crucifi 钉死D 十字架5 迫害4 折磨2 虐待2
crucifix 十字架M
crucifixion 苦难9 酷刑8 折磨4
crud 令人厌恶<
crude 原油C 油类7 天然6 生料5 重质原油5 未成熟5 粗2
cruel 残酷: 鞭苔6 酷刑4 令人3 残忍2
cruelli 残酷5 残忍4 极4
cruelti 虐待= 人命4 残酷4 野蛮2
cruical 决定性7
cruis 巡航E 巡弋B 漫游5 巡逻车5
cruiser 巡洋舰A 巡逻艇< 巡航: 巡逻车6
crumb 捏碎C 弄碎= 面包屑9 碎屑7 少许6
crumbl 坍塌: 碎成: 败落7 弄碎7 崩溃5 脆5 易碎4 粉碎4 碎屑4 瓦解3 衰落3 破碎3
crummi 丰满C
crumpl 弄皱; 皱: 扭弯8 崩溃3 弯曲2
crunch 咬碎A 咬嚼< 踏过8 捣6 嘎吱6 压碎4
crunchi 嘎吱<
crusad 十字军B 十字军东: 改革者6 改革4 运动3
cruse 巡逻队?
crush 压破: 压碎7 增多7 榨出6 碾碎6 迷恋4 群众4 粉碎4 弄皱4 压倒4 碎4 挤3 塞3
crusher 碾碎> 打击6
crust 面包皮? 硬皮? 外皮: 外壳3
crustacean 纲C 甲壳>
crusti 硬皮? 易怒7
crutch 拐杖A 依靠8 支撑5
crux 十字架形A 难题6 关键4
cruz 克鲁兹Z
cruzado 巴西=
cryoelectron 低温7 电子学5
cryogen 低温学J 低温@
cryostat 致冷器N
cryotron 冷子管Y
crypt 地穴E 窖? 地下室9
cryptic 含义5 神秘5
crypto 隐密7 保密3 密码3
cryptocent 密码4
cryptochannel 密码信N
cryptoequip 密码4
cryptograph 密码A 健4
cryptographi 密码学> 密码术: 钥7
cryptoguard 密码保护H
cryptolog 密码术C 密码学= 密码3
cryptomateri 密码4
cryptosecur 保密4
cryptosystem 密码5
cryptotext 电文8
crystal 晶体D 结晶; 水晶: 晶状7 液晶7 负晶体5 晶体生长5 籽晶5 具体化4 成型4 液晶显示4 显现4 单晶3
crystallin 水晶般E 水晶9 透明3
crystallis 明朗化> 定形7 结晶7 裹7 具体化4
crytic 隐含;
crytographi 密码术E
csa 加法器4
csah 股息5
csce 可可< 咖啡7 糖7
csfo 起动6
csharp 例如3
csnet 社区服务A
csp 违规D
css 放置5 只4 缩写2
cssl 系统模拟:
csu 信道2
csw 状态字4
ctate 共5
ctrl 按住4 并且4
cts 美分8
ctss 分时系统7
ctu 终端设备5
cub 幼兽A 年轻人;
cuba 古巴H
cuban 古巴L 古巴人H
cube 立方> 立方体> 立方形< 魔方:
cubic 立方> 三次9 立方英寸8 立方公尺8 立方码6 立方体5 立体图5 体积3
cubicl 卧室A
cubism 立体派Z
cubspac 圈子A
cuck 凳; 浸水3
cuckoo 布谷鸟N 杜鹃鸟N
cucumb 黄瓜Z
cudd 搂抱< 拥抱; 可爱4
cuddl 依偎C 搂抱9 抚9 抱5 拥抱4 睡4
cue 接应6 提示5 辅助信号4 尾3
cuff 巴掌A 袖口A 殴斗: 一巴掌:
cuisin 烹调法= 烹饪9 厨房9 烹调8
culinari 厨房< 烹调;
cull 拣@ 拣出@ 等外品@ 剔出; 摘6 采5
cullen 伦:
culley 卡利I
culmin 绝顶: 达到高潮: 最高点6 高潮5 极点4 顶点3
culp 无罪7
culpa 过失8 过错5 疏忽3
culpabl 有罪5 罪责4 罪有应得4 责3 责备2
culprit 首犯; 罪魁8 祸首8 主犯7 正犯5 犯罪者5 嫌疑犯2 犯人2
cult 祭仪@ 膜拜@ 个人崇拜; 礼拜式9 迷信5 信徒5
cultiv 耕作= 栽植9 耕者9 耕耘9 耕田7 培养5 栽培4 耕种4 广3 教化3 教养2
cultivar 变种: 培育9 栽培3
cultur 文化> 修养; 文物7 教养4 耕种4 德育3 文学3 培养2
culvert 涵洞H 管道4
cum 附有; 卡明斯: 附带6
cumberland 坎伯兰N
cumbersom 累赘; 麻烦7 笨重6
cumbria 坎布里亚郡Z
cumin 茴香? 莳萝<
cumul 累积E 累计9 困4 累计法3 罪行累累3 累加3
cun 狡猾8 巧妙7 狡诈7 可爱3 熟练2
cunningest 狡诈; 狡猾5 熟练4
cunningham 坎宁安Z
cunt 淫妇? 阴部< 性交6
cup 杯@ 拔火罐< 杯子< 茶杯7 优胜3 凹3
cupal 折合9
cupat 口头4
cupboard 食橱H 碗柜A 餐具柜A
cupcak 蛋糕;
cupeth 甲: 铜6
cupola 顶篷= 圆屋顶= 圆顶7 塔2
cuppa 一杯E 茶3
cur 卷毛= 括弧6 波形6 拳曲5 弯曲2
curabl 医治9 医9
curat 学监8 治病8 疗效8 掌管6 治疗法5 佐5 选任4 馆长3 监护人3 药物2 管理者2
curatio 佐7 监护3
curatori 管理者<
curatorship 佐: 馆长9 监护5
curb 勒马: 勒住7 石4 证券市场3 交易所3
curbsid 路边A
curd 凝乳N
curdl 凝固; 凝结9 变质7
cure 硫化; 后处理6 治疗法6 固化6 治愈6 治疗6 腌制5 供养3
curenc 兑换3
curfew 宵禁G 晚钟B
curi 居里点G 居里@
curia 开庭3 外3 双方2
curiam 判词: 由4 院4
curiata 民6
curio 古董F
curios 好奇心E 珍品; 新奇7
curious 好奇H 求知E 古怪4
curl 卷曲; 冰上: 鬈9 拳曲7 蜷缩4 弄3 溜3
curler 卷发夹F 卷发?
curlew 鹬D 杓6 候鸟6
curran 柯7 兰6
currant 葡萄干N
currecni 储备3
currenc 货币C 通货< 外币7 币5 货币贬值4 本国货币3 货币权2 流通券2 外币存款2
currenct 通货5
current 当前N 电流> 本期9 当前工作8 现行7 往来4 经常3
curri 咖哩粉D 咖哩@ 饭菜@ 制革8 梳6
curricular 课程;
curriculum 课程@
curs 咒骂; 诅咒9
cursitor 保管员8 记录员8 书记官5
cursiv 草书L 草写;
cursor 光标S 游标8
cursori 匆匆忙忙H 草率; 粗略9
curt 简略: 草率8 生硬8 简短5
curtail 缩减7 削减6 紧缩5 简略3 剥夺3
curtain 窗帘A 帘子? 幕6 遮蔽5
curtat 部3
curtesti 鳏夫<
curti 柯蒂斯Z
curtilag 庭园E 宅基?
curv 曲线V 曲线图3 弄弯3 学习曲线2
curvatur 曲率L 弯曲3
curvebal 球8
curvi 曲线美N 弯曲5
curvilin 曲线4
curvilinear 曲线4
curzon 宗; 曾8 柯3
cush 金钱7
cushi 安逸A 舒适7
cushion 垫褥> 垫子: 软垫: 衬垫6 掩盖5
cusp 尖头? 尖端:
cuss 坏话; 咒骂8 诅咒7 家伙4
custard 奶糕N
custo 保管人5 监护人3
custodi 保管9 保管费6 监护4 监禁4 管押4 拘押4 拘留4 在押犯3 保险柜3 越狱罪3 圣物2
custodia 拘押7 看管6 保管5
custodian 保管人= 保管5
custodianship 身份6
custom 自定义D 海关B 定制7 关税6 习惯5 报关4 惯例3 定做3 海关检查3 专用化2 改制2
customer 客户D 顾客B 用户3 客服2
customari 客户9 习惯7 顾客6 客5 赔率3 惯例3 盈利性3 惯用3 营业员2 惯2
customarili 照例< 通常3 习惯3
customcolor 自定义3
customhous 报关行A
customiz 定制:
customs 主顾8 顾客4 客户4
cut 切割: 割: 截止9 剪切7 截止频率4 简捷4 割伤4 堑4 抄近路4 取决4 舍弃3 删节3 截止期3 露天开采3 伤口3 削减2 开辟2
cutaway 裁成C 常礼服> 剖面=
cutback 倒叙; 劳力4 植物4 减少3 截2
cutcheri 法院3
cute 伶俐> 可爱6 聪明5
cuthbert 斯伯特N
cuticl 表皮H
cutleri 刃具E 刀剑E 刀叉?
cutlet 肉片E 炸肉C 炸8
cutoff 期终7 期末5 修剪3
cutout 断流8 图画5 剪切4
cutpoint 割6
cutset 割= 起先; 当初7 害4 集子2
cutter 刀具A 切割器< 裁剪5 缉私船5 削价5 切割3
cutthroat 谋杀者< 凶手7 残酷4 杀人3
cuurent 当前目录?
cwd 十分3 不是2
cwis 校园=
cyanid 氰化物N
cybern 计算机控制9
cybernaut 行家?
cybernet 控制论M 控制机4
cyberneticist 控制论8
cybersex 性行为7
cyberspac 控4 空间2
cybertron 控制机>
cyborg 生物7
cyborgian 控3 生3
cybotact 群聚F
cycl 周期H 循环: 圈4 自行车3 周期时间3 存储周期3 脚踏车2 经济周期2
cyclemat 程序控制4 圈2
cycler 计5
cyclic 周期性: 循环: 始末6 组诗6 循环码6 轮转4 轮4 环状3 周期2 循环群2
cyclist 脚踏车=
cyclogram 图表4
cyclomat 圈复杂度N
cyclon 暴风B 龙卷风B 台风=
cylind 柱面C 圆筒9 圆柱9 圆筒状8 汽缸8 位标5 调整器2 柱2
cylindr 圆柱形C 圆柱体@ 圆筒形@ 柱面9 柱5
cymbal 铙钹Z
cymomet 频率计H 波长9
cynic 愤世嫉俗? 犬儒学派? 犬儒主义: 玩世不恭: 冷嘲6 冷笑6 挖苦3 爱3
cynthia 月亮E
cypher 密语?
cypherpunk 爱好者:
cypress 柏树H 落羽杉H 柏>
cypriot 塞浦路斯人E 塞浦路斯E
cyprus 浦路A 塞浦路斯A
cyril 西里尔Z
cyst 包囊N 囊肿M
cystic 胆囊H 胞囊H 膀胱A
cytocomput 细胞4
cytokin 活4 素3
cytoplasm 细胞质Z
czar 沙皇>
czech 捷克N 捷克语F
czechoslovak 捷克斯洛伐克L
czechoslovakia 捷克斯洛伐克C
czechoslovakian 捷克斯洛伐克C
dab 比目鱼= 轻擦= 熟手; 轻拍8 少量3
dabbl 玩水E 涉猎? 溅湿< 拨弄:
dac 采集7
dactylogaphi 指纹学H 指纹5
dad 爹爹N 爸爸?
dada 爸爸E
daddi 爸爸E
dae 采集5
daemon 后台程序B
daf 目的3
dafe 夜间7 保险箱3
daffodil 水仙花R
daft 狂闹A 癫狂< 愚笨9
dagenham 达格N
dagger 匕首@ 剑7
daguerreotyp 银板E 照相法6
dahl 达尔? 赫7
dahlia 大丽花Z
dai 讲台< 直接存取5 台4
dail 资力: 保人3
daili 每日B 日报8 日报表7 日产量6 日4 日常4 逐日3 日常用品3 每天2
daimler 戴姆勒Z
dainti 秀丽? 讲究9 美味7 挑剔5
dairi 乳品A 乳牛< 牛奶9
daisi 菊花@ 菊花链= 雏菊9 一流4 第一流4
dakota 达科E 达科塔E
dal 木豆N
dalay 色散:
dale 溪谷; 谷8
dalek 立克N
daley 戴<
dalglish 达格利什Z
dali 里7 伤残5
dalla 达拉斯Z
dalli 空转>
dalziel 达尔>
dam 水坝A 筑坝A 直接存取4 障碍3
damag 损害? 损害赔偿= 损坏: 损失赔偿6 受损6 赔偿损失5 残损4 损失3 破损3 水渍货3 损3 货损2
damand 清偿债务6
damascus 大马士革Z
damask 织出A 花缎A 淡红色< 花纹: 织6
dame 夫人@
damian 米7 安5
damien 米7 安5
dammit 真他妈N 该死:
damn 该死8 丝毫6 诅咒5 骂5 永3 咒骂3 一点3 可恶3 罚2
damna 减免7
damnat 糟; 该死5 诅咒5 地狱5 非难4 完3
damne 甘心> 奴才;
damnif 损伤7 伤害3 损害3
damnifi 损伤: 伤害4 损害4
damnificatus 额5
damnum 麽8 损害赔偿3
damp 阻尼B 加湿< 抑止7 潮气6 潮湿6 衰减5 防潮4 湿气4
dampen 变湿: 丧气: 弄湿7 总需求6 沮丧4 减少3
damper 增湿B 扫兴< 阻尼器;
damsel 闺女N 少女8
dan 段2
dana 德纳N
danc 跳舞A 舞蹈? 舞会8
dancer 舞蹈演员I 跳舞;
dandelion 蒲公英N
dandi 浮华: 花花公子7 出库7 极好4
dandruff 头皮屑Z
dane 丹麦=
danger 危险A 危险区6 危险物6 隐患4 危害性4 危险品4 出险4 交通法规3 危险物品3
dangl 悬挂? 悬垂7 悬浮6 摆4 挂4 追求3
daniel 丹尼尔N 丹尼尔斯N
daniell 丹妮尔Z
danish 丹麦K 丹麦文B
dank 阴湿N 潮湿9
danni 丹尼N
dant 但丁Z
danub 多瑙河Z
danzig 泽<
dap 数据分析8 存取2
daphn 瑞香N 达芙妮N
dapper 短小精悍H 整洁6 整齐5
dappl 花斑E 斑纹:
daraf 拉4
darbi 手铐? 钞票5
dare 挑动A 敢A 胆敢A 大胆: 挑战5
daredevil 蛮勇D 不怕死B 铤而走险B
daresay 也许= 想5
darft 押汇7
dark 深色B 暗7 蒙在鼓里5 深色模式5 黑暗4 夜间模式4 暗色模式4 暗电流4 隐密4 黑3 黄昏2 夜2
darken 暗色< 下来5 暗4 变暗4 黑3 深3 弄2
darker 深6 深色4
darkroom 暗房Z
darl 可爱< 亲爱8
darlington 达林顿Y
darn 岂有此理H 织补H 可恨>
darrain 最终4 最后2
darrein 辩诉>
darren 达伦Z
dart 飞镖= 疾走: 突进: 投射9
dartford 达特H
dartmoor 特姆尔H
dartmouth 达特茅斯Z
darwin 达尔文H
darwinian 达尔文D 达尔文主义A 进化论者A
das 挂接9
dash 破折号< 搀和8 涂掉8 短跑8 闯劲8 虚线6 划法5 冲撞5 破灭4 泼4 猛撞3 删去3 猛冲3
dashboard 大盘@ 大屏; 挡泥板; 仪表板8 看3
dashpot 阻尼器> 阻尼: 活塞9
dat 录音带7
data 数据U 数据处理6 数据集6 资料5 数据类型4 数据文件3 数据系统3 控制数据2
databas 数据库A 关系数据库; 数据库系统3 向量库3 向量数据库3 图数据库3 数据库机3 数据库设计3 训2 时序数据库2
datagram 报@
datagraph 图形3
datalink 数据链6
datam 自动化5
dataphon 电话8 转接器2
dataplex 转接3
dataset 数据集4
datasheet 数据表>
datatriev 数据检索:
dataway 数据通路< 数据总线8
date 日期M 日6 已过期5 最新3 截止日期3 未注明3 枣椰树3
datel 泰尔E 数据传输3
dater 戳6
datio 代6
dativa 官4
datmat 自动化3
dato 即日起N
datta 采样6
datum 基准点; 基准线8 参考3
dau 采集器A
daub 乱画A 污迹< 涂抹< 劣7 弄脏4
daughter 女儿A 继女< 养女7 子公司4 插件3
daunt 难倒> 威吓8 气馁6 畏缩5
dave 戴: 夫5
davenport 书桌? 沙发?
davey 戴<
davi 戴维斯R 宣誓书<
david 大卫D 戴维营: 戴7
davidson 戴维森N
davison 戴维森N
dawdl 混日子A 游手好闲:
dawdler 懒人; 游手好闲9
dawn 破晓A 早班A 黎明<
dawson 森:
day 日D 当日7 工作日4 日数4 交割日4 营业日4 付款日4 天4 日常4 第一天3 一日3 交易日3 日期3 日工2
daybook 售货7
daybreak 黎明E
daycar 日托E 日间:
daydream 白日梦R
daylight 日光A 白昼< 昼间; 采光4 沐浴3
daytim 白天@ 日间?
daze 发昏A 头昏A 迷乱A 眼花: 眼花缭乱9 茫然8
dazzl 耀眼F 眼花; 眼花缭乱9 炫耀4
dba 数据库管理员< 管理员4
dbc 半角6
dblspace 倍增8
dbm 数据库4
dca 体系3
dcc 数据通信3 收集3
dcd 载波4
dce 终端设备3 数据通信3
dci 通道接口N
dcn 计算机网9
dcna 网络体系=
dconfig 驱动程序5
dcreee 特赦令H
dcs 计算机系统5
dda 存款单6
ddb 分布式3
ddc 数字控制5 转换器3
ddd 直拨N
dde 数据交换2 词典2
ddf 论证4
ddl 定义语言8 描述语言3 数据系统3
ddn 数据网6 国防5
ddp 数据包8 数据通路6
ddr 程式4
dds 数据服务4 数据系统2 电话2 词典2
ddt 收发器6 动态3
deacon 主祭= 好看9 行会8 执事8 朗读8
deactiv 复员6 遣散6 停用4 释放3
dead 静8 停用7 死5 终站3 死信3 非生产性3 徒具3 空文3 停滞2 载量2
deadbeat 落魄= 赖债= 游手好闲4 直3
deaden 麻木7 减弱6
deadlin 截止日期7 期限6 截止3
deadlock 死锁R 相持不下7 僵局4
deadpan 无表情A
deadweight 吨位8 载重量7 最重5 载重4
deaf 聋E 聋哑人? 听4
deafen 震耳欲聋E 聋E
deagnet 退磁H 去5
deagnost 诊断D 论断6 诊断模型5
deal 交易9 做生意5 发牌5 松木板5 商机4 新政4 公平交易3 做买卖2 狡滑2
dealer 交易员7 经销商5 商5 持证5 贩卖5 证券商4 军火商3 商人2 股票交易2
dealership 经销: 经销权8 独家4 代理权3 代理商2
dealloc 重新分配9 存储资源6 再3 解除3
dean 教务长9 团长8 院长8 迪4 主持4
dear 亲爱8 昂贵8 深爱6 深深4 啊4 急迫4 高利4 贵3 高利率3 物价3 高利贷2 利率政策2
dearler 杂货商< 商贩;
dearth 饥馑? 粮食6 缺乏3
deassign 重新分配7
death 死亡H 死刑7 死因4 死囚3 生死予夺3 临死3 因公殉职3 判处死刑2
deathb 卧; 临终4
deatruct 破坏性9 破坏2
debacl 崩溃6 大2
debar 阻挡9 防止3 阻止3 排除2
debas 贬@ 贬低6 降低5
debat 辩论D 成问题3 讨论3 争论2
debath 处死刑E
debaucheri 纵欲? 放荡9 堕落3
debbi 黛>
debentur 债券9 银行债券6 公司债券5 公司债4 企业债券4 无期3
debilit 虚弱7
debit 借方B 借; 借记4 借差3 借方余额3 欠据3 贷借2
debito 应得8
debitori 迟延5
debitrix 女3 债务人3
deblai 出土H
deblock 字块7 分块6
deblur 去模糊S
debonair 温文A 高兴4
deborah 博拉N
debounc 防反B 反冲= 停用4 抖动4
debri 残8 残骸6 残损4 碎片4
debrief 听取报告N 盘问8
debt 债务H 债款5 负债5 偿债4 清偿债务3 欠款3 债券2
debte 债权人6
debted 国际贷款@
debtor 债务人J 负债者9 债务国6 举债3
debug 调试U 排错5 调试程序3 程序调试3 排除故障3 调试模式2
debuge 断开3
debugg 调试器D 调试程序C
debugge 重点2
debunch 束4
debunk 拆穿E 揭穿< 暴露5
deburr 抟H
debut 开张? 亮相? 登台:
debutant 女演员@
dec 错2
decad 十年= 颓废派: 颓废9 十进制7 衰微6 十进位4
decaf 咖啡因D
decal 花纸C 贴花C
decamp 撤营E 逃走6 逃亡5 撤退5
decant 倾注5 轻轻5 液体5 移入4
decapit 杀头E 斩首< 开除5 解雇4
decapsul 拆封N
decaten 断开4 解除3 分离2
decatron 十进管R
decay 颓坏< 衰减7 衰减常数6 衰退6 腐败5 腐烂4 腐蚀2
deceas 死者C 已故<
deced 遗: 遗留7 死者3
deceit 诈骗7 欺骗性5 欺诈4 谎言3 欺骗3
deceiv 行骗7 欺骗5 有意3
deceler 减速C 减速时间>
decemb 十二月N 年终奖金=
decenc 得体: 正派9 合乎8 礼貌4
decent 有分寸@ 得体9 大方8 正派8 高雅6 亲切3 合适3
decentr 分权> 分散= 分散式; 分散化6 分散控制6 中心化6 权力下放6 疏散5 下放4 分层负责4 地方分权4
decentralis 分权: 分散5
decept 自欺= 瞒骗6 迷惑4 骗人3 虚伪3 欺骗2 诈欺2
decessit 死7
decessus 离开7 死4
deci 十分之一?
decibel 分贝M
decid 决定5 拍板4 判定4 毫无疑问4 可判定性4 办案3 坚决3 裁断3 求解2 显而易见2 败诉2 果断2
decidendi 理由4
decidu 非永久性H 落叶A
decilit 分升Z
decim 十进制M 十6 小数位5 十进位5 小数5 小数点4 循环小数3 十进法2 进2
decimla 倍数5 十5 进4
deciph 译; 判读9 密电7 译文3 密码机2
decipher 解密9 码器8
decis 决策E 判定D 决定6 判决4 管理决策3 决策分析3 投资决策3
decisi 判例5
deck 舱面> 甲板: 叠8 卡片5 主甲板4 舱内3 纸牌2
deckchair 躺椅E 帆布3
decker 层面@ 甲板5 装饰2
declaim 慷慨陈词H 朗读> 演讲7
declar 声明O 说明: 宣言5 申报5 宣告5 说明性2 宣布2
declaraton 页面2
declaratori 解释性: 确认3
declartaion 关于4 家2
declassifi 解密6 机密3 重2
declin 拒受7 下降6 婉谢6 价格下降5 跌价5 下跌5 递减4 经济衰退4 升降4 衰微3 谢绝3 倾3 跌落3 期内3 偏斜2 保证价格2
decod 译码L 译码器B 解码6 译电员5 概率译码5 译5 列译码器4
decol 分割器N 拆散<
decolon 非殖民化Z
decommiss 复员费N
decommut 互换7 转换器2
decompact 脱7 解除3
decompil 反编译器A 反编译? 解码> 解码器<
decompoil 反编译= 解码<
decompos 可分解L 拆任务6 拆解6 腐烂3 腐败2
decomposit 分解K 变质2
decompost 拟合6
decompress 降压; 脱6 解除2
deconcaten 分离7
deconcentr 分线器C 分治8 分散2
deconstruct 解构= 析;
decontamin 净化8 污染4
decontramin 去污N 清除3
decontrol 外汇管制;
deconvolut 反褶积N 卷积4
decor 修饰L 装饰7 室内外3 油漆工3 裱糊3 装饰性2
decorrel 去4 解3
decorum 合宜; 端正9 礼仪6 礼貌5
decoupl 耦H
decoy 圈套< 诱骗9
decre 政令8 现行法令7 法令6 判决5 天意5 颁布4 发布命令4 令3
decreas 减小; 递减8 降低7 增减5 减少4 减数3 减值3 减速2
decrement 减量L 减支7 减5 减缩4 减少3
decrepit 衰老C
decret 告示8 法令6
decreta 元老院4 裁决4
decretum 教令A 格拉7
decri 责难7 诋毁6 诽谤3 反对3
decrimin 罪刑@ 合法化6 化4
decrypt 解密B 译码4
dector 提取5
dectylographi 单指@
decument 单据5
decurl 卷曲;
decyph 译码6
ded 错4
dedekind 戴德金R
dedic 专用; 献辞6 献身5 献出4 专用程序3 专用设备3 专线2 专用线路2 奉献2
dedimus 已经5 授与3
dedir 答辩4
dedit 遗弃4 让4 放弃2
deduc 演绎出A 推出: 推断4 演绎4 推论3
deduct 演绎= 扣除= 扣款: 减除: 绛7 演绎法5 扣除额5 扣4 演译4 演4 应扣3 推演3 推论3 其他支出3 减3 减免3 扣减3
deducti 准予9
dedup 去重N
dedupl 去重N
dedut 扣除额: 扣除5 折扣3
deed 契据E 文契8 契4 地契4 立契4 证书3 契约3 契税3 据2
deejay 音乐7
deem 视作7 认定6 相信3 视为3 认为3
deemphas 强调6
deep 深层B 深空9 深井7 深7 深度学习6 大幅度6 太空5 深入5 深处4 深渊3
deepen 加深A 深化? 侵蚀4 强烈3 延3
deeper 更深Z
deepest 深奥< 深6 严重4
deepli 深沉H 深刻; 深处:
deer 鹿L
def 若3
defac 涂污= 毁伤9 损毁5 公共财产4 毁4 外观3
defacto 实际3
defalc 委托金< 监守自盗: 盗用公款9 亏空6 盗用5 侵吞4 贪污2
defam 名誉; 毁谤9 中伤6 毁损3 诽谤罪2
defamatori 诽谤5 名誉4 中伤3
default 默认M 缺省= 默认值< 缺席6 违约4 默认设置3 缺省值3
defeas 作废5 废除4 性4 取消3
defeat 败北8 败诉7 击败6 落空5 战胜4 挫败4 困惑2
defeatist 主义者6
defect 缺陷? 瑕疵= 缺点6 次品4 不良品3 空间信息3 合格2 欠缺2 缺陷率2
defector 变节分子A 叛离A 开小差: 背叛者:
defectus 无后嗣; 子女4
defenc 防卫; 辩护8 自卫6 国防5 正当防卫5 抗辩4 告4 防卫过当3 答辩3 保卫科3 方证3 检控3 联防3 防空2
defenceless 无防备< 防御: 无助7 没有2
defend 被告? 告5 辩护5 防守3 公设辩护3 辩护者3 辩护人2 防护2 有利于2
defendendo 自卫6
defendit 前来< 辩护3
defens 防卫; 国防7 守势7 防御7 防御性6 防备6 防卫性5 防错4 民防4 够用3 正当防卫3 可辩护3 自卫3
defenseless 无防备N
defenseman 防守? 队员7
defer 递延G 延迟8 延期6 延期付款5 延4 推迟4 迁延4 迟3 待摊费用3
deferenti 恭敬N
deferr 延迟4 延期2
deffer 即时4
defi 落空9 挑衅6 挑战6 藐视5
defianc 违抗; 蔑视9 藐视7 挑战4
defiant 目中无人E 挑衅6 挑战6 对抗4
defic 健全6 智力2
defici 绌7 净亏损5 不足3 补3 补正3 缺陷3 亏空2 足额2
deficit 亏损: 亏空9 赤字9 预算赤字8 绌7 财政赤字5 贸易赤字5 逆差5 亏3 贸易逆差2
defil 污辱> 污损; 纵队8 隘路8 沾污7 狭5 败坏3 弄脏3
defin 定义J 可定义性3
definit 定义I 类型定义7 确切4 明确3 定义语言3 正定3
deflat 通货紧缩9 减缩6 气5 紧缩5 抽出3 缩小3 放2 平2
deflationari 紧缩: 通货紧缩:
deflect 偏转I 偏转板7 偏转线圈6 偏向5 偏斜4 歪斜3 偏离3 偏2
deflector 偏转; 偏折:
deflux 焊剂N
defoculs 散焦O
defocus 散焦H
deforc 抗拒8 非法占有7 强占6
deforest 森森@ 采伐9 伐8
deform 残缺> 畸形7 变形7 畸形发展7 丑7 畸变5 丑陋4 残废4
defrag 重组8 碎6
defragment 碎<
defraud 骗取钱财> 诈取: 诈骗者: 漏税5 骗取4 逃税3 骗子2
defray 成本费用> 支付4 支出2
defri 弗里斯N
defrost 除霜N 解冻;
deft 灵巧9 敏捷6 熟练5
defunct 倒闭9 死者6 死3
defuncti 死者7
defus 去掉H 平息5 引信2
degat 闭锁<
degauss 磁器D 去5
degen 退步8 负反馈7 变质7 退化5
degener 退化@ 简并9 蜕化变质8 堕落4 变质3 道德败坏3 恶化3
degeneraci 单纯形法=
degr 致9
degrad 退化< 降级9 落泊8 降格8 递降7 环境退化5 辱5 复印件4 老化试验4 卑劣3 裂解3 低劣2
degrand 降级?
degre 度= 学位7 程度6 自由度5 度数4 失真度4 主犯3 亲3 一等2 首犯2
degreas 去污剂D 油剂D 油污> 脱脂>
degress 累进4 递减3 相应2
dehor 供述9
dehuman 灭绝人性@ 兽性8 非人6 人性5
dehydr 脱水K
deictic 直接证明H
deign 赐予E 屈尊=
deiminut 缩7 减2
deioniz 去离子水A 离7
deiti 神性E 神7
deixi 直4 示3
deject 灰心N 沮丧7
deka 十:
dekalit 十升Z
dekamet 十米Z
dekatron 十进管H
del 热启动4 保4 资力3 还款2
delamin 分层;
delaney 德兰? 致癌?
delat 弹劾8 告发5 控诉5 告密者4
delay 延迟J 延迟线9 延误6 延迟时间6 延时6 迟延3 毫不迟延3 延期2 过期2 推迟时间2
deleav 拆散: 分开4 分割3
delect 美味6 令人4 愉快3 快乐2
deleg 代表团9 代表7 委任4 派遣4 委托3 下院3 代表大会3 授权2
delegaci 代表权5 代表5
delet 删除J 删改4 删除程序3 删2
deleteri 酒类9 有害5 造成4
delf 自身9
delgat 副4
delhi 德里E
deli 熟食品N 熟食店E
delia 莉娅E
delib 审议= 商讨8 议事4 慎重4
deliber 慎重考虑: 熟思: 熟虑: 斟酌6 审议6 知法犯法6 深思熟虑6 商讨6 公然侮辱5 从容4 仔细3 故意3 行骗3
delic 微妙= 细致8 优美6 精致6 美味5
delicaci 娇弱= 娇气= 细软= 精美8 微妙5 精致5 灵敏4 棘手4 灵巧4
delicatessen 熟食店N
delici 芬香A 美味?
delict 作案现场7 现行犯7 作案5 侵权行为4 不法行为2
delicti 尸体3 侵犯2
delicto 过错4 过失3 同样3 互2
delictor 现行犯C
delictu 犯法5 不法5 不法行为4
delictum 过错6 私3 不法行为3 侵权行为3 同等2
delictus 发生地>
delight 大喜= 感到高兴= 欣然9 乐于9 高兴4 愉快3 可爱3 快乐3
delimet 定界符:
delimit 定界符B 定界; 符7 分界3 划界3
delin 描绘: 略图4 描写4 画3
delink 解链> 拆除< 解除3
delinqu 怠忽7 拖欠5 不良4 收帐4 滞纳4 旷职3 毁约3 违法者3
delinquen 不良行为9 不良份子6 怠6 少年4 客3
deliri 神志昏迷N 发狂7
delirium 谵语A 错乱4 狂热4
delitesc 潜伏:
deliv 交货7 交付5 递送4 交运4 货价4 出库2
deliver 递送人; 交付物8 交付8 交保5 解救4 解脱4 交割4 供应量3 释3
deliveri 交货C 投递; 交付7 交割7 送货4 货到付款4 分批交货3 快递2 提货2
dell 溪谷9 谷7
della 黛>
delor 德洛尔I
delphi 尔菲F
delta 三角洲@ 增量调制< 滚轮9 增量2
delud 蛊惑E 迷惑6
delug 洪水9 泛滥7
delurk 公开4
delus 错觉C 欺瞒? 迷惑4
delux 豪华9 高级3
delv 查考E 坑; 探究9 穴8
dem 解调器>
demagnet 磁器A
demagog 蛊惑人心= 政治家9 煽动者5
demagogi 蛊惑人心? 宣传4 煽动3
demagogu 煽动者<
demagogueri 煽动6 散布4 谣言3
demail 报告书6
demand 需求D 即期5 要求5 活期4 请求3 见票即付3 即3 需要3 促3 拉制2 按需分配2 需求量2
demarc 划界9 定界9 界线6 分界5 业己5 国境线5 分界点4 纷争3 限界3
dematrix 解4
demean 有损; 贬损8 贬低5 身份3
demeanor 品行9 举止6 态度5
demeanour 举止9
demeas 死亡5
dement 发狂5 错乱5
dementia 痴呆N
demerit 记过处分E
demesn 领地7 咎由自取6 国有3 领3
demi 租船3
demifin 中等:
demilitar 非军事化> 解除武装: 非武装: 非军事区9 军备6 军事管制6
deminish 减4 基数2
deminutio 人格6 减3
demis 薨: 传位7 君权6 崩5 让渡4 遗赠3
demncraci 广泛6 民主2
demo 演示@ 教程8 唱片6
demobil 复员A 遣散@ 转业军人=
demobili 复员费N
democraci 民主G 民主政体7 民主主义6
democrari 广泛5
democrat 民主> 民主人士= 民主党: 民主化: 民主主义8 民主权利5 民主政体5 民主党派5 民主选举5 民主集中制5 民主制4
demodifi 解码器A 符3
demodul 解调C 解调器B 信通5 调制解调器2
demogram 统计图N
demograph 人口统计A 人口学? 统计学家: 统计资料5
demographi 统计学:
demolish 粉碎: 毁坏5 破坏3
demolit 拆毁9 爆破6 毁坏5 毁4 除2
demon 魔鬼9 幽灵8 恶魔7 扩6 魔力5
demonet 货币化= 失去3
demonstr 论证< 示威者; 示范8 示威游行8 示威4 展出4 实证2 指明2
demonstratio 描写8
demor 锐气9 丧7 士气7 风俗6 道德败坏4 堕落2 低落2
demoralis 士气8 自尊8 道德败坏4 丧失4 陷入3 低落2
demot 降职F 降级< 降4
dempster 岛6 曼4
demultipl 倍:
demultiplex 调3 多路复用3
demultipli 倍8
demur 假正经= 娴静= 端庄8 提出异议4 无异议4 异议3
demurr 叙事性9 抗诉5 抗辩4 异议4 抗4 提出异议4 办2
demurrag 滞= 停泊费5 误期4 金银3 迟误3 迟2 延误2
demutiplex 分配器8
demystifi 神秘化A
den 匪巢? 丹宁: 赌窟: 兽穴8 窟8 贼窝6 洞穴6 赌场3
denation 非国有化8 剥夺6 国籍5 国民2
denationalis 非国有化N
denatur 变性T
dendrachi 树状7
dendrogram 树状7
denfens 减4
deng 博士8 工程学4
deni 拒签= 丹尼斯8 摒弃8 拒绝6 节制3
denial 否认8 自我牺牲7 克己7 无私6 执法不公6 抵赖4 拒绝接受3
denigr 变黑> 诋毁7 玷污6
denim 劳动布; 工装裤; 牛仔布; 棉布6 工作服6 斜纹5
denis 丹尼斯H
deniz 入籍7
denizen 外来语; 居住权8 居民6 外籍3 移植3
denizenship 永住C 市民4 公民权4
denmark 丹麦语F 丹麦?
denni 丹尼E 丹尼斯A
deno 场景3 没法3
denomin 分母> 公分母8 教派7 面额5 除数3 宗派3 票面2
denorm 非正规T
denot 标志牌: 标志8 表示3 外延3
denouement 终场N 结局<
denounc 告发7 谴责6 斥责4 抨击4 通告3
dens 稠密B 浓厚= 密集式; 紧凑8 浓密6 密集3
densif 致密@ 紧6
densiti 密度R 存储密度7 位密度6 概率密度5 功率密度3 低密度3 光密度3
densitomet 密度计H 测量法>
dent 塌陷: 凹下: 削弱8 凹痕5 凹3 压3
dental 牙齿K
dentist 牙科医生Z
dentistri 牙科Z
dentiti 后台程序:
denton 丹顿Z
dentur 一副< 假牙9 牙齿8 齿6
denturist 假牙E
denumer 可数E 数集?
denunci 不准5 谴责3 宣告无效3 告发2 废止2
denver 丹佛Z
deodor 止臭E 防臭E 防臭剂E 除臭药E
depacket 组装3 化3
depars 句法分析7 逆6 分析器2
depart 部门H 部6 设计部门3 主管部门3 会计处2 会计系2 法律系2 去世2 部门经理2 国务院2 系2 科2
department 分部D 部门6 分科5 部门化5 各部4 人事2
departur 启运: 撤离8 频偏6 出发5 离5 离境4 偏离2 偏差2 违背2
depednd 烈属= 烈士7
depend 依赖@ 依赖于: 相关8 相关性7 依赖性6 扶养4 从属3 依存3 家眷3 赡养人3 家属3 赖以为生2
depict 描写; 叙述4
deplet 折耗E 耗减; 贫化6 耗尽6 耗6 耗竭6 递5 耗尽层4 耗资4 放血4 衰竭3 消耗2
deplex 半双工8
deplor 可叹@ 悲悼@ 深感@ 凄惨; 哀叹; 悲惨4
deploy 部署? 模型部署8 蓝绿部署8 上线6 发版6 展开4
depolar 偏振镜C 剂6
depopul 下降4 人口3
deport 递解C 驱逐出境; 放逐7 驱逐令4 驱逐4 举止3
deportatio 放逐7
deporte 判处6 驱逐出境5
depos 废黜< 罢官< 免职9 开除公职6 罢免6 作证4 供3
deposist 活期存款4 即4
deposit 存款I 保证金5 押金5 定期存款5 银行存款5 活期存款4 存4 存单3 堆积物3 存款单3 储蓄存款3 存证3 定金3 存放2
depositari 保管人; 处4 托3
depositor 储户? 存款人? 存放6 委托人3 持有人2
depositori 保管人7 储4 存款单4 受托3 贮藏2
depositum 寄托<
deposti 寄托5 凭证3
depot 停车场9 货场7 货站6 货运站5 栈房5 车站3 仓库3
deprav 腐化C 败坏; 堕落7 腐败3 邪恶2
deprec 弃B 用4
depreci 折旧P 折旧费5 贬值5 折旧率4 折旧基金3
deprecist 加速2
depred 掠夺5 破坏3
depress 萧条: 抑8 不景气8 沮丧7 郁闷5 沉闷4 压低4 精神衰弱4 消沉4 洼地4 忧愁3 压3 压抑3
depriv 剥夺@ 夺去6 政治权利3 丧失3 穷困3 贫穷3 免职2
deprocedur 化3
dept 司= 经济部7 学部7 署5 省政府5 财政厅5 钱币司5 关务4 科室4 总务司4 研究室3 财政部3
deptford 福6 德6
depth 深度K 景深4 深度图4 深奥3 深处3 深2 焦2
deput 委派7 委任6 代表团4 代表3
deputi 副手9 助理7 副7 副庭长5 副职5 组长5 副检察长4 副经理4 下议院3
deputis 担任5 委5 代表4
dequeu 离队C 队9
der 区分5
derail 出轨E 脱轨? 转移2
derailleur 变速器N
derang 错位; 重排7 精神病人5 错乱5 疯狂3 扰乱3 发狂3
derat 降7
derbi 大赛A 德比A 德3 比赛3
derbyshir 德比郡Z
derecogn 承认2 撤销2
derecognit 承认4 同意2
dereferenc 化3
deregen 再生6
deregener 再生4
deregist 撒=
deregistr 注销2
deregul 解除管制A 管制3 解除2
derek 德里克N
derelict 遗弃物: 玩忽职守9 抛弃7 遗弃5 渎职罪3 放弃3
derelicta 财物7
derequisit 徵收>
derest 妻子5
derid 嘲弄7 嘲笑6
deris 嘲笑< 可笑6 嘲弄4
derisori 可笑8 值得6
deriv 派生A 推导= 导数; 衍生7 商5 派生物4 引伸4 派生类3 诱导法3 来历3 导出规则3 引出3 导出3
dermatolog 皮肤病E 皮肤8
dermatologist 皮肤科E 皮肤8
dermot 莫特E
dermott 莫特A
dernier 极品B 最新4
derog 减损? 毁损6 废除6
derogatori 贬损8 减损7 自我3 毁损3
derri 民谣N 歌谣A
derrick 起重机< 小偷7
derrida 德里达Z
dervish 托钵僧Z
derwent 德文A
des 加密3
desampl 样8 模拟量7
desatur 灰色4
descart 蔓> 笛卡尔9 笛卡儿4
descend 降序= 世代相传6 下降6 后代5 后裔5 后继3 降3 屈尊3 递降3 降落3
descent 下降; 降落5 侵袭4 血统4 降序3 家2
descrambl 译码器4
describ 描述9 构建4 描绘2
descript 描述J 说明7 描述语言7 描述性7 区域描述3 说明书3
descriptor 描述符T 说明符4 设备描述4 解说2 描述2
descrption 体4
desecr 神物= 亵渎9 俗5 对待4
desector 分段7
desegreg 种族隔离<
deselect 取消5 选定4
desensit 脱敏; 剂: 感光性9 敏4
desequenc 扰乱7
deserendi 遗弃5
deseri 化器8 并3 化2
desert 逃兵9 开小差8 遗弃8 擅离7 功劳5 丢掉5 背弃4 沙漠4 逃掉3 脱党3 赏罚3 逃亡者2 分居2
desertif 沙漠化N 荒漠化N
deserv 应得: 理所当然9 功过7 有功7 值得5 赏罚5 该4 受到3
desgerg 种6 种族隔离5
desicc 干燥= 粉状8 干6
design 设计O 设计员5 标志符4 结构设计3 符3 界面稿2 设计稿2 上任2 制图者2 特指2 谋划2 产品设计2 功能设计2 指定2
desir 想望8 欲望5 可用性4 想得到4 可取4 控制点3 合意3 期望值3 想要3 期望3 愿望2
desist 断念: 停止2
desk 台式= 桌9 办公桌8 书桌上7 桌上6 书桌5 台5 询问处4 控制台2
deskew 抗8
desktop 桌面C 桌面上>
desmond 斯蒙德N
desol 荒芜? 荒凉> 荒废9
desold 焊枪E
despair 绝望@ 失望6
despatch 速递7 遣7 尽速5 派遣3
desper 绝望= 不顾一切9 拼命7 危急7 极度3
desperado 亡命之徒E 暴徒7
despic 可鄙< 卑劣;
despin 旋转4
despis 看不起E 鄙视< 轻视6
despit 尽管9 虽然8 憎恨7 轻视6
despoli 夺取9 抢劫6 掠夺6
despond 丧气; 失望8 勇气4 精神2
despot 专制= 专制政体6 恶霸地主6 专制政治5 暴虐5 专制主义5 暴君5 独裁3 专横3 钟3
despun 旋转4
dessein 故意5
dessert 甜点> 餐>
dessin 素描; 图画: 图案5
destabil 动摇9
destabilis 稳定3
destag 离; 降级3 出2
destalt 形态?
desteril 准备金4
destin 目的C 目的地> 目的港6 目标4 终点2
destini 定数= 命运9
destitut 穷困: 资力6 贫穷5 缺乏5
destori 毁灭: 销毁5 罪证5 物证5
destroy 驱逐舰7 遭6 消灭6 毁坏4 毁4 破坏者4 破坏3 消3
destruct 破坏性> 破坏6 毁损6 自毁4 毁灭性3 人类文明3 毁灭3 销毁2 破坏活动2
destructur 构? 析> 解构9
desuetud 绝9 废止3 失效2
desultori 散漫< 条理7 不连贯7
detach 分离: 超然8 遣6 派出5 派出机构5 卸除5 分遣队4 派遣3
detail 详细> 细目= 详细信息: 细节7 明细6 详图5 详细资料3 选派3
detain 扣留8 拘8 另案6 留住6 耽搁3 扣押3 拘留3 警方2
detaine 扣扣@ 者3 犯2
detect 检测O 自动检测5 探测4 侦探4 滞留2
detecton 检测5
detector 检测器K 检波器> 鉴频器6 检波6 发现者5 检错4 交点2
detenion 羁押:
detent 拘留@ 羁押5 拘留所4 拘役4 扣押4 治安拘留4 损失费4 看押3 拘押3 扣留3 押票3 看守所3 查讯2
detentur 公司债券:
deter 吓住A 威慑> 制止7
deterg 清洁剂H
deterior 恶化9 变坏7 劣5 应税3 衰退3 物质3 退化3
determin 确定9 决定7 决定论5 下决心4 限定性4 自决4 民族自决4 行列式3 决然3 决心3 测定2 民族自决权2
determinaci 确定性;
determinaion 犹豫不决C
determinist 确定性J 决定论4 注定3 决定性3
deterr 威慑力量A 威慑> 制止: 恐吓性7 遏制4 警戒3
detest 憎恨: 厌恶6
detet 侦察:
detinet 扣留5 拘留3
detinu 返还:
deton 爆炸声? 爆裂9 引爆9 雷管9 爆炸6 炸药6
detour 绕路E 绕道E 迂回;
detox 戒瘾N 诊所6
detract 减去8 贬低5 出境3
detractor 贬低者I 毁损5
detriment 无损于< 有损于< 危害5 损害4 伤害3 不利3 有害2
detritus 碎石A
detroit 底特律Z
detun 失谐S
deuc 二元6 钞票2
deuterium 氘N 重氢N
deuterogami 再娶> 再嫁> 再婚8
deutsch 西德马克E
deutschmark 德国马克Z
dev 类型定义5 尝试2
devalu 贬值@ 货币贬值< 降低4
devan 区内7 拆7
devast 压垮7 毁坏6 摧毁5 毁灭性5 毁灭4 极为4 荒废4 讥讽4 引人注目3
develop 开发C 发展? 研制< 显影: 开发人员7 开发成本4 发达4 洗印3 产品开发3 开发计划3 开发新2 开发资源2 开发费2 开发软件2
development 进化7 发育5 启发5 发展4
devianc 越轨行为N
deviant 越轨= 正常3
deviat 偏差; 偏移9 平均偏差8 标准偏差8 平均差5 脱离5 航4 离差4 背离4 偏离3 航线3
devic 设备E 器件= 装置= 存储设备3 输出设备3
devidend 股利3
devil 魔鬼8 戏弄6 折磨4
devilish 凶暴6 咒骂5 可恶4 魔鬼4 邪恶2 过分2 极2
devious 偏僻: 迂回8
devis 遗赠7 发明者6 设计者6 概括性5 发明3 图谋3
devise 受赠人7 承受6
devisor 遗赠人E
devist 航9
devlin 夫8
devoid 缺乏4 全2
devolut 相传> 移交9 财产继承5 委5
devolv 下放? 移交7 委托2
devon 德文A 德文郡<
devonian 泥盆纪F 德文郡F
devonshir 德文郡E
devop 运维H
devot 深爱9 投入8 祷告6 热爱6 献身5 信仰4 虔诚4 忠诚3
devote 献身者C 信徒6 爱好者6
devour 吞食H 吞没; 挥霍8
devout 虔敬A 诚恳9 虔诚7
devtool 开发工具:
dew 露水? 十元= 沾湿= 露珠= 露点9 敏6 湿2
dewey 杜威Q
dewi 露= 露水:
dexter 吉利6 右边5 机敏5 灵巧5 幸运4
dft 傅里叶3 测试程序3
dhss 事务部H
diabet 糖尿病R 多尿症A
diabol 恶魔E
diabon 对角优势= 角化; 对角5 对角线4
diacrit 变音6 二者4 区别3
diad 双位E
diadic 双4
diagnos 诊断8 排查6 排障6 找原因6 定位问题3
diagnosi 诊断@ 故障诊断8 系统诊断4 联机诊断4 错误诊断4
diagnost 诊断E 诊断系统6 诊断学5 诊断法5 症候3 系统诊断3 联机诊断3 错误诊断3 征候3 症状2
diagnostor 诊断器C 诊断3
diagon 对角线G 对角? 斜4 斜纹3 占优2 斜线2
diagonaliz 角化R
diagram 图; 逻辑图5 矢量图4 框图4 结构图4 状态图4 图式3 依赖图3 检验图3 接线图3 流程图3 图法3 架构图3 时序图2 运行图2
diagrammat 示意图7 图式5 图示3 图表3 图解2
dial 拨号J 自动电话6 刻度盘5 拨通5 转盘5 钟面5 主叫4 盘式4 拨号键4 拨号网络3 拨3
dialcom 拨号5 电子邮件2
dialect 辩证法D 辩证> 同源8 方言6 论证3
dialer 拔6 拨号2
diallyl 邻苯二甲酸W 丙烯4
dialog 对话框E 弹窗3 直接对话3 对话3
dialogu 对话?
dialup 拨号7
dialysi 渗析N 透析N
diamagnet 磁体A 抗磁性<
diamet 径= 直径< 内径8
diametr 截然< 直径< 正好6
diamond 金刚石@ 钻石= 菱形= 显示图5
dian 黛>
diana 狄安娜H 独身5 女子4
diaper 尿布H
diaphragm 横隔膜A 光圈= 薄片5
diari 日记< 日记簿4 日记帐3
diarist 记日记F 日记7
diarrhea 腹泻D
diarrhoea 腹泻D
diaspora 犹太人<
diaster 火灾9
diastol 舒张N
diatrib 抨击9 谴责7
diazo 重氮O
dib 总线2
dibit 双位E 两位@
dicasteri 陪审9
dice 成丁= 方块= 骰子9 掷骰子8 成片6 切割5 划线3
dicendi 宣战:
dicey 冒险性A 危险3 确定2
dichotom 二分法9 二分5 分枝5 分4
dichotomi 两分E 二分法> 二分8 分裂4
dichrom 散板< 铬酸盐<
dichromat 二色性N
dichroscop 镜:
dicis 得出结论< 工程项目8
dicit 答辩3
dick 誓言5 家伙5 词典4
dicken 魔鬼>
dickensian 狄更斯J
dicki 围嘴E 胸襟? 低劣6 可靠2
dickinson 迪金森Z
dickson 迪克A
dicod 双2
dicom 片子? 影像;
dicompon 双向4
diconnect 连通6
dict 词典7
dictagtorship 专政@
dictat 听写E 口授9 代笔8 口述5 独裁者4
dictatori 专制制度? 独断; 独裁者9 独裁6
dictatorship 专政B 独裁政权< 专政对象9 民主专政9 独裁7 专攻7 独裁者5
diction 发音8 措辞8 用语8
dictionari 字典H 词典A 辞典7 词库5 电子字典4 查字典4
dictum 意见6 格言3 宣言2
didact 说服教育= 教诲; 说教7 教训7 教导6
didcot 科特H
didier 大圣H 酷6
die 冲模6 快要6 漠然6 死5 临终5 管芯4 身故4 骰子4 连续不断3 一生3 垂死3 死亡3 消逝3 未留3 熄灭2
diebold 凸:
diego 迭戈Z
diehard 顽固派A 不屈: 顽固3
dielectr 介质隔离: 介9 片状6 介质6 电介质4
diem 一天天7 每日7 日息6 逐日4 日3
diepp 迪耶普Z
diesel 内燃机H 柴油机H 柴油:
diet 忌食> 饮食= 减肥6 议会3
dietari 饮食7 食物6
dieter 节食N
dietet 饮食=
dietitian 营养学家A 学家:
dietrich 特里=
dieu 天帝= 我6
dif 显示信息6 旧2
diff 差异E 版本对比3
differ 差分D 不同; 差8 差分法6 其他4 差额4 差分表3 差异3 价差3 差别2
differecti 差异3
differenti 微分E 差别= 差动6 微分方程6 微分电路4 分化4 勘误4 差分3 区别3 差异化3 偏微分2 差额2
differentit 差分法7
difficult 困难9
difficulti 难点> 困难; 拮据7
diffid 谦虚谨慎? 自信; 羞怯8 畏缩4
diffract 衍射R 电子衍射A
diffus 扩散E 散射体7 外扩散7 漫射光7 漫射6 选择扩散5 扩散模型5 景气4 散播4 箱式3 弥漫3 偏好2 散开2 散射2
dig 翻土= 挖掘< 有失: 发掘5 挖4
digam 再婚=
digami 再婚=
digamist 再婚者Z
digbi 迪9
digest 消化> 蒸煮< 助消化: 可消化8 易消化8 消化力8 领悟5 摘要4 文摘3 要旨3
digger 挖掘9
digicom 数字通信H
digiplot 作图9
digit 数字H 数位< 数字化7 数字式4 数字电路3 位3 指头2 电子表2 数字化仪2 数字信号2
digital 数字化;
digitis 数字化:
digitron 辉光E
digitwis 按4
digivert 转换器4
dignifi 尊严9 高尚7
dignitari 高僧B 高官B 高贵7
digniti 尊严B 人格尊严= 高贵6 高位4
digram 二3
digraph 有向图K
digress 枝节A 岔道8 离题8 偏离3 走向3
dihedr 二面G
dijon 第戎Z
dijunct 析取;
dike 堤防A 筑堤<
dil 插式9
dila 拨;
dilapid 塌= 倒塌9 荒废5 毁坏5
dilat 扩张9 膨胀9 详述5 铺张5 扩大3
dilatori 延8 拦7 拖延3 慢3 延期3
dilemma 二难@ 窘境; 疑难; 进退两难9 困境4
dilex 频4
dilig 勤勉A 勤奋> 留意9 用功7
diligentia 当心: 注意3
diliveri 明示2
dill 莳萝L
dillon 狄@ 龙6
dilut 稀释G 冲淡: 稀8 淡6
dim 暗6 清楚4 暗淡3 朦胧3 哑2
dimain 国有7 领土4
dime 一角@ 微型3
dimens 维B 维度; 二维7 量尺寸6 二度6 标出5 尺寸4 三度3 二维码3 尺码2
dimension 三维B 维8 三维图5 度数5 量分析4 三维空间4 立体4 三度3
dimensionless 无量D 纲> 维3
dimeri 一角C
dimes 尺码;
dimetr 二6
diminish 递减> 递减率6 减退4 变小3 耗资2
diminut 小词; 爱称; 身材6 罪案5 减让4 减低4
dimpl 酒窝F 笑靥@ 涟漪>
din 不休C 絮絮C 喧嚣9 喧闹4
dinah 黛= 娜5
dinar 第纳尔Q
dine 正餐@ 进餐; 就餐; 宴请8 宴会6
diner 用餐E
dinghi 橡皮筏H 小艇> 小船=
dingi 邋遢< 昏暗: 暗淡7
dinki 不足道< 整洁6 极小4
dinner 晚餐A 正餐< 宴会9
dinnertim 正餐?
dinosaur 恐龙Z
dint 凹痕> 作用2
dio 输入输出9
dioces 教区:
diocesan 管区= 教区7 主教3
diod 二极管R 管显示器3
diodeless 二极管4
diophantin 番I 刁E
diopter 屈光度? 屈9
diorama 西洋景E 透视画E 立体6
dioxid 二氧化物N 二氧化硅A
dioxin 二氧N 芑N
dip 浸渍; 双排: 涉猎7 舀取7 浸6 降下6 伸入6 插式4 跌价2
diplex 双工器A 天线6
diplock 洛克;
diplolar 极5
diploma 文凭F 毕业证书=
diplomaci 外交; 国民外交8 权谋8 金元外交8 交际4 手腕3
diplomat 外交D 外交关系8 外交使团7 外交途径6 外交人员5 外交家5 权谋4 外交机构4 外交代表4 外交惯例4 外交特权4 外交官3 文献2 外交豁免2
diplomatist 外交官@ 外交家= 手腕<
dipol 偶4
dipolmat 馆长< 馆4
dipper 北斗七星@ 显影液@ 浸染@ 浸礼会; 教友8
dipuls 双4
diqu 双向4
dir 源文件2 目录结构2
dirac 拉克N
dire 悲惨6 阴沉5 极端4 可怕3
direct 直接K 方向7 定向4 指令3 直接存取3 向3 直接费用3 方向性3 流向2 制导2 径直2 指向性2 纵轴2
directa 出借< 诉权2
directiion 方向键N
director 董事E 常务董事7 偶极子6 董事长6 董事会5 局长4 常务4 导演3 指挥仪3 理事3 理事会2 留任2
directori 目录O 目录结构4 名录4 指导性3 根目录3 目标目录2 目录名2
directorship 管理者8
directrix 准线H
directus 欺诈2
dirichlet 狄利克M
dirig 可控9
diriment 障碍4 结婚2
dirment 作废5
dirnam 目录名@
dirt 污垢N 泥土?
dirti 脏7 错读6 变脏5 赃5 脏数据4 孽4 不洁3 受限制3 乱3
disabiltiy 残废7
disabl 禁用O 伤残4 禁止4 残废4
disaccommod 失去5
disadjust 失调=
disadvantag 坏处: 贬抑6 不利5 低下4 基本权利4 蔑视3
disaffect 挑唆8 不满8 背叛7 离4 不平4 忠4 判4 疏远3
disaffirm 以往6 否认5 废除3
disagr 不合5 意见3 异议2 一致2
disagre 不快4 合意4 抵触3 适宜3 厌恶3 争执2
disallow 剔除8 不许5 驳回5 禁止4 不准3 拒绝接受3 允许2
disambigu 澄清4 二义性4
disappar 失踪8
disappear 消失> 失踪; 不见8 不复存在8 掩5 看不见3
disappoint 失望@ 落空6 令人4 沮丧2
disappreci 低估8
disapprov 赞成: 不满5 反对2
disarm 消气: 解除武装7 疑虑5 裁军4 放下3 解除3 敌意2
disarma 裁军I 军备6
disarray 衣着: 弄乱5 脱4 杂乱3 秩序2
disassembl 反汇编M 拆卸9 拆开5 解开2 分解2
disassoci 分离5
disast 灾难性8 灾区7 容灾7 灾民7 灾祸7 救灾款6 救灾粮6 天灾人祸5 灾难3
disastr 损失惨重H 悲惨7 悲伤6
disavow 抵赖? 承担责任: 否认5 否定2
disband 遣散9 军事管制9 解散4
disbar 律师界6 除名6 律师资格5
disbelief 信5 怀疑4
disbeliev 信5 怀疑4
disburs 付出8 支出6 收支5 支付4 用款4 付款处4 代付2
disc 灌唱片= 圆盘: 压缩盘7 光盘6 唱片5 唱3 盘2
discard 放弃= 丢弃7 抛弃2 舍弃2
discern 辨别; 洞察力: 看得清: 看清楚: 看出7 有眼力7 得出4 识别3
dischang 电晕< 放电2
discharg 卸货: 放电7 拔染5 解除5 履行4 上码头3 释放3 清偿债务3 清偿3 经管2 效2 出狱2
discipl 弟子E 门徒;
discipleship 弟子A
disciplin 纪律= 劳动纪律8 遵守纪律4 财政纪律4 自律4 军纪4 受过3 纪律性3 规则3 纪律检查2 法纪2 原则2 规约2
disciplinari 惩戒? 纪律= 纪律处分; 违反纪律6 纪律性4 纪律检查3 训诫3 法纪3
disciplinarian 厉行8 纪律7 惩戒4
disclaim 弃权8 索取4 拒3 拒绝2
disclocs 解密6 密6 分开5
disclos 军事机密4 透露4 封3 揭露3 公积金3 告知3 揭发3 公开2
disclosr 透露8 沉默6
disclosur 披露< 揭示6 露6 充分反映6 泄露4 揭发4 保密协议4 解密3 守2 反映2
disco 的士高H 迪斯科H 夜总会>
discolor 变色C 褪色9 污染4
discolour 褪色; 变色; 变化3
discomfitur 败北= 困窘8 狼狈8 挫败6
discomfort 困苦? 不适9
discommon 占3 使用权3 公2
disconcert 仓皇失措@ 窘迫; 打乱8 惊慌6 困惑5 尴尬4 慌张4 不安4 为难3
disconnect 断开= 断开连接; 拆9 接5 拆开4 分离2 不连贯2 连通2
discont 不满8 满意6
discontent 不平; 不服6 不安5
discontinu 间断: 断续7 间断性6 不连续性4 中止4 连续函数3 中断2
discord 民族纠纷9 调和6 刺耳4 纠纷3
discound 贴现2
discount 贴现G 折扣D 折价9 折现8 贴现率5 贴水4 销货折扣3 折扣率3 打折扣3
discourag 留难; 阻拦; 气馁; 信心7 劝阻6 泄气4 沮丧3 阻碍2
discours 论域A 讲述9 谈话5 演讲5
discov 发现> 暴露2
discover 发现者: 而且7
discoveri 发现@ 服务发现5 新药5 药物研发5 告知4 发觉3
discovert 独身6 女子5
discredit 不名誉8 丢脸4 信4
discreet 小心: 慎重6 谨慎5
discrep 不符6 相符5 符合2 差异2
discreput 声名狼籍> 不名誉7 受欢迎6
discret 离散N 酌处6 分立6 裁量5 处理权4 辨别力3 分立电路3 决定权3 分立元件3 自行决定3 相机行事3
discretionari 酌减5 自行决定5 擅断4 自主4 选择性4 裁量权3 经理人3 授3 酌处3 遂意2 自行处理2
discrimin 判别? 歧视: 鉴别器8 鉴别7 判别函数7 差别待遇5 一视同仁5 区别性5 岐视5 识别力5 差别5 辨别力4 鉴频4 判别式4 鉴别法3 歧视性3 监3
discriminatari 差别4
discriminatori 歧视性D 辨识5 差别5 无不5 差别待遇3 歧视3 鉴别2
disculp 洗脱H 辩护3
discurs 东拉西扯N 离题:
discus 掷铁饼H 铁饼H
discuss 讨论; 学术讨论8 抗辩权6 论述6
disdain 倨傲E 鄙弃? 蔑视6 轻蔑5
diseas 职业病< 疾病9 害病8 诈病8 病7 弊病6 公害病6 健全3 病态2
diseconomi 不合算G 经济3
disembark 上岸8 登陆8
disembodi 肉体8 脱离2
disenail 继承权3
disench 幻灭9 抱5 着迷4
disenchant 清醒? 觉醒9
disencumb 排除障碍E 解除负担E 忧虑5
disendow 捐款5 没收3
disenfranchis 剥夺6
disengag 解脱? 松开6 摆脱4 脱离4 分开3
disensari 配给9 专卖6
disentail 免于5 继承权2
disentangl 纠结: 解开8 松开7 解决2
disentitl 剥夺:
disentomb 挖墓< 墓: 掘出9
disequilibria 国际收支6
disequilibrium 国际收支7 收支2
diseret 酌情; 别4 办3 判断3
disfigur 容颜= 容貌8 破4 外形4 玷污3
disfranchis 特许权6 公民权4 选举权4 剥夺3
disgorg 流注< 吐6 交出6 呕吐5
disgrac 耻辱9 革职7 不名誉7 可耻5 光彩4 丢脸4 体面4 撤职3
disgruntl 满腹牢骚; 满意5 高兴4
disguis 假扮> 变相< 伪装者: 面目: 隐蔽性9 化装5 伪装4 假装3 掩盖3 隐瞒2
disgust 令人厌恶< 嫌恶7 作呕6 厌恶6 厌烦4
dish 菜肴A 抛物面? 碟形? 盘子< 碟< 菜8
disharmoni 失调6 和谐5 调和4
dishearten 气馁: 沮丧7
disheritor 继承权3
dishevel 乱蓬蓬A 衣冠不整A 不修边幅: 不整洁: 散乱9 凌乱9
dishoard 出笼N
dishonest 奸商: 不忠实6 不诚实5 不法3 恶意2
dishonesti 不正< 不诚实8 诈欺8 虚假3 现象2
dishonor 玷辱? 蒙羞9 不名誉8 无耻6 光彩5 耻辱4 拒付2
dishonour 拒付< 奸污6 退票6 拒绝4 辱3 耻辱3 拒收3 空头支票2 光彩2
dishwash 洗碗工N 洗碗机N
disillus 醒悟D 大失所望> 破灭> 幻灭8 觉醒4
disillusion 幻灭A 觉醒9
disincent 抑制5
disinclin 无意7 愿意7
disincorpor 解散7
disinfect 消毒G 杀菌剂A 消毒剂A 杀菌:
disinfl 通货紧缩8 通货膨胀5
disinform 情报5
disingenu 老实: 不诚实6 狡猾5
disinherit 嫡< 继承权5
disintegr 碎裂; 家庭解体; 瓦解: 一体化5 分裂3
disinterest 廉洁A 私欲A 无兴趣9 关心5 公平2
disinvest 投资3
disjoint 相交C 支离7 脱节7 脱臼4 脱位4 交通3 交3 条理3
disjunct 析取H 分离性8 析取范式8
disjunctor 断路器:
disk 磁盘Q 盘8 硬盘4 磁盘操作4 磁盘机4 磁盘空间3 系统盘3 硬盘空间3 磁盘格式3 圆盘2 硬盘分区2
diskcomp 等同6
diskett 软磁盘? 软盘? 后备软盘4 复制磁盘4 软盘驱动器3 单面2
diskwar 盘2
dislik 嫌恶; 喜欢6 讨厌4
disloc 位错@ 脱位= 脱臼= 转位; 弄乱4 离3 混乱3
dislodg 原位C 逐出4 驱逐4
disloy 忠8 忠诚4 义4 实3
disloyalti 忠9 不忠实8 义4
dismal 凄凉8 低落8 沉闷4 阴暗4 沼泽4 阴沉3 忧郁3 令人2
dismantl 拆除9 去除9 拆卸4 分解4
dismay 气馁9 惊愕9 惊慌7 沮丧7 焦虑4 失望4
dismemb 支解A 手足9 割断6 尸5 碎4 分割2
dismember 分尸; 断肢8 手足8 割断5 尸3 碎3
dismiss 驳回< 解雇7 撤职5 免职5 不屑一顾5 解职5 退职费4 解聘4 驳回上诉4 任免3 受理3 开除公职3 开除3
dismount 下马H 卸除A
disney 迪斯尼Z
disneyland 迪斯尼乐园Z
disobedi 不孝? 违令7 合作主义7 民众4 服从4 智力3 违背3 抵抗2
disobedinc 违抗A 反抗5 服从4
disobey 服从5 违反4
disord 骚乱8 无法无天5 捣乱分子5 作乱5 失调4 不规矩4 扰乱3 混乱3 害3 停歇2 妓院2
disorderli 社会治安9 公共秩序6
disorgan 解体8 瓦解7 失控6 紊乱4 社会秩序3
disori 分不清@ 无判断力@ 迷惑3 方向3 失去2
disorient 迷失方向E 迷9 迷惑4
disort 失真7
disown 认5 驱逐5 否认4
dispar 全异; 不均7 差别5 不相干4 相比4 根本3
disparag 轻视8 不相称8 贬低6 毁谤5 贬抑5 蔑视5 诽谤5 贬损5
dispassion 平心静气A 冷静8 动感情8 感情4
dispatch 调度> 调度员4 发送者3 信差3 急件2 送信人2
dispel 驱散A 驱逐6
dispens 施与8 特免6 送还5 配药4 药剂师4 豁免4 分发2
dispensari 诊疗所N 药房?
dispers 分散剂9 分散8 色散7 散布7 离差5 驱散5 分散式4 散开3 传播3
dispirit 沮丧:
displac 位移> 排水量8 移置8 取代6 无家可归5 排水5 置换2
display 显示E 显示器9 显示装置4 显示终端3
displeas 生气8 不快6 愉快3
displeasur 不满7 生气5 愉快4
dispon 产5
disponendi 处分权?
dispos 处置8 可任意7 行为能力5 丢掉4 遂意4 私销3 无照3 布置3 销毁2 刑事处分2
disposit 处分9 处置4 意向3 处理3 性情2
dispositivum 容许5
dispositon 处分9
dispossess 强占< 抢夺8 无依无靠7 腾让5 逐出5 剥夺4 霸占3 夺取3
disproof 证物? 反证7 反驳4
disproportion 不成比例A 不相称: 匀称8
disprov 驳斥8 反证7 反驳4 成立4
disput 纠纷A 争议= 争执: 边界争端5 民事纠纷5 置疑4 国际争端4 财产纠纷4 法律纠纷4 债务纠纷4 劳资纠纷3
disqual 取消资格> 合格4
disqualif 取消资格8 无资格5 适合3 合格2
disqualifi 取消资格@ 合格4 适合3
disquiet 打搅> 焦虑8 不安5 平静5 忧虑3 烦恼2
disra 迪7 雷2
disregard 漠视A 不顾: 忽视8 无视8
disrepair 失修E 破损9
disreput 坏名声? 声名狼藉6 不好6 光彩5 不名誉4 丧失2
disrespect 失礼D 敬8 无礼7 尊敬4
disrupt 瓦解6 分裂5 击穿4 破坏3 失调3 扰乱2 崩溃2 环境污染2
dissatisfact 不平9 不满6 不服5
dissatisfi 不满< 显出7
dissect 解剖A 切开A 尸体解剖9
dissector 析7 分析器5
disseis 霸占8 强占7 强夺5
disseisin 强占7 强夺5
disselect 选定3
dissemin 广为: 散播6 题6 传播5 普及4
dissens 纷争> 家庭不和9 异议5 不合5 纠纷5 争吵3
dissent 持异议9 国教6 持异议者5 同意4 异议4 持3 否决2
dissentient 异议8
dissert 学位论文? 毕业论文? 博士论文? 论文6
disservic 帮倒忙H 伤害3
dissid 政见= 不同4
dissimilar 异型H 异种> 相异7 不同2
dissip 耗散> 功耗= 散失: 消散9 驱散6 耗3 浪费3 放荡3 损耗2
dissoci 游离: 脱离关系7 分离4 分开3 分裂3
dissociaton 离异H 离散3 分解3
dissolut 解散@ 伙5 解除合同4 散伙4 解除婚约3 溶解3 终止3 解除3
dissolv 消溶= 溶化= 溶解: 拆伙: 毁灭性8 散伙7 解散5
disson 谐音C 刺耳4 调和3
dissuad 劝止H 劝阻> 收买6
dissuas 劝阻= 蜂6
dist 区别9
distal 末梢C
distanc 距离J 长途9 远方5 长距离4 间距4 相隔3 视距3 距2
distant 远9 远距离7 远隔6 久远6 远端5 隐约5 远射5 疏远5 海国4 冷漠3 稀疏2 紧密2
distast 嫌恶7 讨厌5 味道4 愉快2
distequilibrium 根本性@
distil 蒸馏B 滴下6 蒸馏器6 得来4 渗出3 精华3 净化3 酒2
distilleri 酒厂E 酿酒厂? 蒸馏6
distinct 相异: 不同6 互异6 区别5 特殊性5 出众4 清楚3 独特3
distinguish 得出: 区别: 辨别9 卓著8 区分4 特异4 著名3
distort 失真G 畸变D 纂5 曲解4 歪曲3 扭曲3 真的3 歪曲事实2
distract 分心I 心烦意乱9 打扰3 发狂3 娱乐3
distrain 扣押6
distraine 扣押4
distraint 财物7 扣押4
distraught 心烦意乱A 发狂5 烦恼4
distress 扣押8 遇难6 求救5 廉售5 困难户4 呼救3 低价3 痛苦3 哀伤3 贫困2 避难2
distribut 分布C 分布式B 分配? 分布式计算3 配线3 分配律3 配电3 分布式系统3 销售网3 分发3 推销2
distributist 产4 主义者3
distributor 分配器; 分发者7 销售者7 经销6 经销商5 日用5 散布者5 总经销商4 配电盘4 供货3 批发商3 版2
districk 经理4 地方3
district 地区8 工业区5 管理区5 军分区4 辖区4 军区4 地方3 地方法院3
distrinct 不同6
distringa 扣押3
distro 发行版>
distruct 建筑物5
distrust 可疑4 信任4 怀疑3
disturb 请勿打扰= 干扰8 令人不安8 扰动7 打扰5 整治5 干扰测试4 工潮4 妨害3 滋扰2 动乱2
disun 统一4
disus 停止使用C 不用7 废弃6 废止3
disutil 性2 劳动2
disymmetr 对称4
disymmetri 对称4
ditch 开沟D 沟渠:
dither 抖动; 发抖8 兴奋3
ditti 小曲N 小调E
ditto 同4 很2
diubt 呆帐损失<
diurnal 一日; 白天; 每日4
div 之类5 补全3
diva 女歌手A
divan 咖啡馆> 长沙>
dive 跳水? 潜水= 俯冲9 伸入7 猛冲4 诉讼费用2
diver 好几个A 若干个A 潜水9 各种4
diverg 发散E 分散度: 分歧9 岔开7 门槛4 度2
divers 多样性7 分5 集3 支路3 变更2 异性2
diversif 分散化8 分散7 多种经营6 多样化6
diversifi 多样化@ 多种经营; 分散5 各种3
diversionari 手法8
divert 欢娱E 分流器? 转移3
divest 夺去< 脱6 摆脱5
divestitur 剥夺6
divid 除法器< 除法8 除6 乘除6 间壁5 分频器5 分压器5 股息4 均差4 分水岭3 末期3
dividend 股利Q 股息9 红利5 除息3 利税2
dividion 业务部C
dividua 债3
divil 被告3 民事2
divin 卜卦9 神学家9 神9 神性7 占卜5 占卜者5 神权5 预言者4 非凡3
divino 按照7 天3
divis 除法8 分工6 分5 时分5 部分4 分割4 分庭4 部门4 庭3 分厂3 服务组3 科3 管理部3 销售部2 分歧2
division 部门6 分区3 下属3 管理水平3 分开3 分庭2
divison 训令8 分摊3
divisor 除数K 最大公约数8
divorc 离婚M 离婚者4 脱离关系3 分居3
divorce 离婚者H
divorec 离婚4
divortii 赠与3
divortium 离婚6
divulg 透露9 泄露8
dixon 狄克逊N 迪克森N
diy 动手= 雇工8
dizzi 极快; 头昏眼花; 昏乱9 晕眩8 眼花缭乱8 灿烂5
django 化4
djibouti 吉布提Z
dlc 数据链6
dlg 傅立叶E
dll 动态链接库E
dlp 工党C 处理器3
dlr 美元7 澳元6
dls 支持系统:
dma 数据管理9
dmcl 媒体3
dmerit 记过A 缺点4 过失3
dmi 界面3 桌面3
dml 操纵4
dms 管理系统4
dna 脱氧核糖核酸C 网络体系结构6
dnam 数据网络6
dnas 网络体系结构7
dnc 数字控制8
dns 域名服务; 网络系统6
doabl 切实可行? 做5
doago 拉戈F
dob 总线2
dobson 水虿Z
doc 文档7 通信部6 参阅3 设计文档2 了解2 因为2 技术方案2
docil 温顺; 教7
dock 码头< 尾巴7 骨肉7 船坞7 入坞5 剪短5 停靠2 进港2
dockag 船坞9 码头费8 捐7
docker 映像< 码头工人6
docket 审理4 审理案件4 记事3 待审3 议事日程3 摘要2 完毕2 受理2
dockland 港区C 克兰= 住宅区;
docksid 前沿:
dockyard 造船厂A 海军5
doctor 博士= 法学博士: 行医9 医生8 博士学位7 律师公会4 医3 江湖医生2 警2
doctrin 主义< 学说7 说6 原则6 用车5 教诲3 教条3 从严3 择机3 教义3 双边关系2
doctrinair 教条主义者? 脱离实际; 空论; 理论家7 空谈6
documen 室主任E
document 文档B 单据: 编制7 文件6 证件5 文献4 公文3 资料3 文档资料3 据3 文档文件2 资料员2
documentari 跟> 押汇8 记录片5 押3 证明文件2 书证2 单证2
documentor 处理程序3
documet 必备E
dodd 多德Z
doddl 儿戏H 易如反掌H
dodg 漏税6 避开6 躲避6 躲藏5 逃税4 诡计3
dodger 蒙骗9 躲闪6 买票6 推托4 服兵役3 规避3 逃脱2
dodgeri 蒙骗< 推托; 躲避8
dodgi 弄7 狡猾4 逃避4
doe 母鹿H 雌> 兔>
doer 实干家< 行为人; 坏事3 家2
dof 自由度9
dog 警犬7 卡箍7 顽强6 狗6 看门5 坏蛋4 折断4 佳3 守卫3
doggi 小狗儿@ 阔气@ 小狗8 儿8 时髦3
doghous 狗窝N
dogma 教条H
dogmat 教条主义E 武断= 教条<
dogwood 山茱萸H
doldrum 无风带N
dole 救济金9 救济品6 发放4 阴沉3 悲哀3 忧郁3
dolesman 救济者<
doli 诉3
doll 洋娃娃= 美丽7
dollar 美元O 金元3 等值3
dollhous 玩具: 小屋3
dolli 洋娃娃: 车8 捣5
dollop 团9
dolo 自愿4
dolos 意向6 欺诈3
dolphin 海豚H
dolus 犯意8 欺诈4
dom 师4 基于3 编译器2
domain 域D 畴8 跨域6 域名4 领域4 时域3 域控制器3 公产3 频域3
domainwal 迁移率:
dome 圆顶C 圆盖= 半球形9 圆屋顶9
domesday 世界末日<
domest 国内D 驯养6 于家务5 家庭式5 恋家5 驯化5 内债4 家庭3 亲属关系2 国货2 家事2
domicil 住所C 户籍5 原籍4 本籍3 营业所3 户口3 假报2
domiciliari 户籍管理; 抄家; 户籍5 搜查4 住宅3
domicilii 居住地: 住5 居住3
domin 支配7 多米尼克6 强势6 显性6 优势5 占优势4 役3 占优3 主导地位2
dominac 支配5
dominan 役6
dominant 支配4
dominica 家5
dominican 多明尼加N
dominion 自治领9 统治权5 主权4 统治3 领土2
domino 骨牌D 多米诺骨牌> 多米诺> 面具8 化装7 连锁3 外衣2
dommsday 世界末日; 定罪4 日2
domo 房屋4
domonstr 表达8
domus 上院4 住宅4 房屋4 上议院4 住所3 院2
don 西班牙6 先生5 阁下5 穿4
donald 唐纳德Z
donaldson 唐纳森Z
donat 捐赠G 赠9 献6 捐款4 捐助4 赠品3 捐2 损2
donatio 赠与B
doncast 卡斯特N
done 煮熟9 毕5 作成4
doneg 多尼N
dong 越南盾H
donkey 驴子? 泵: 发动机7 笨蛋4 顽固3
donn 多恩Z
donna 堂= 女士< 娜2
donnelli 唐纳N
donor 施主= 捐赠人; 援助国9 捐款4
donovan 多诺万Z
doo 豆儿Z
doodl 涂鸦E 傻子; 混5
doom 命定> 厄运: 命中注定: 注定6 不幸3
doomsday 世界末日H
door 上门: 门户开放: 库房9 门前8 送货上门8 挨家挨户7 自动门6 门锁6 开放政策5 天窗3 后门3 歇业3 门3 守2
doorbel 门铃Z
doorfram 门框Z
doorknob 门拉手N
doorman 看门人E
doormat 鞋垫E
doorstep 门阶Z
doorway 门口N 途径7
dopant 掺杂=
dope 掺杂> 预测出9 粘稠6 内部消息6 掺6 涂料5 吸毒4 吸毒者4 麻痹3 内情3
dopest 内情8
doppler 多普勒O
dora 运筹学9
dorchest 多尔E 切斯特3
doreen 琳:
dori 瑞> 桃>
dorian 多里安N
dork 不称职8 呆子6 无能5 笨蛋4 愚蠢3
dorm 宿舍C
dormant 隐名5 休止5 静止4 跌3 动用3 睡眠3 游资2
dormer 老虎= 屋顶4 窗4 采光4
dormitori 宿舍C
dorothea 多萝西N
dorothi 桃D
dorsal 背< 背部;
dorset 塞特F 平布3
dos 嫁4
dosag 剂量C 配药9 用量8
dose 服用量@ 服药@ 剂量> 医治7 药4
dosi 致死量C 中毒7
dossier 卷宗8 档案5
dostoevski 夫斯基C 陀6
dot 点阵9 点8 小点7 打点6 圆点6 虚线5 星罗棋布5 点式5 点阵图3 漏点3 小东西3 有点3 一个点2 点数2
dotal 陪嫁=
dote 昏聩E 溺爱> 偏爱7
dotenv 高亮2
dotnettool 发布者4
dotti 薄弱< 多点5 愚蠢5
doubl 双重; 双倍: 双: 双击7 加倍6 双字4 折迭4 两倍4 双线3 两次3 复式簿记3 复式3 丁字2 双端2
doublehead 车头H
doublequot 双引号<
doubler 倍加> 倍频器<
doublet 二位N
doubli 双链; 罪上加罪7 双根6 双5 链接表4 线性表3 双联3 周期函数3 加倍3
doubt 怀疑8 疑团7 可疑5 呆帐5 疑问4 疑惑4 疑心4 无容置疑3 确2
doubter 怀疑论者8 抱5 宗教4
doubtless 无疑8 确定3
doucment 机密文件4 废除2
doug 格6
dougal 杜9
dough 面团? 发财<
doughnut 圆环E 饼4 油炸3 环状3
dougla 道格拉斯Z
doument 机密文件=
dour 顽强9 阴沉6 严厉4
dous 泼洒? 熄: 浇水9 浸泡8 水中7 平息3
douyin 抖音N
dove 燕尾> 鸽子= 龟2
dover 多佛Z
dovetail 榫头> 鸠> 吻合> 榫3
dow 陶> 道琼斯: 氏6
dowag 寡E 亡失? 贵妇人?
dowdi 懒散< 邋遢9 过时3
dowel 暗销C 木钉> 销子;
dower 寡妇>
down 向下= 自顶向下9 下移4 下4 唐4 下行4 停机3 降价2 涨跌2 下推2 写下2 击落2 沿着2 下装2 开阔2 卸下2
downcast 气馁: 沮丧7
downcompil 逐句6
downcycl 下降4
downfal 衰败E 大雨=
downgo 下行A
downgrad 下坡= 降级9 贬低6 降低3
downhil 下坡E 向下5
downi 丘陵; 绒毛; 柔和5
downlevel 预留8
downlink 下行9
download 下载J 栽8
downplay 不予7 重视7
downpour 倾盆大雨A 注7
downright 十足7 全然5 率直5 明白4 彻底3
downsid 底5 下降3
downsiz 小型化6 尺寸5 裁减5 人数4
downstair 楼下R 向下4
downstream 下游D 下级4
downsw 摆动9
downtim 停产7 停工3
downtown 市中心区E 闹市区E 市中心<
downturn 下降6 衰退5
downward 向下9 向下兼容9 自上而下7 下浮7 吊4 减值4 下降3 趋2
downwind 顺风Z
dowri 陪嫁A 嫁妆9
doyen 老前辈B 老资格= 团长; 领袖8 首席4
doyl 柯南道H 道尔H
doze 打瞌睡K 假寐C 瞌睡=
dozen 一打H 十二个> 打4
dozi 睡<
dpc 脉码调制7 程序控制2
dpi 数据处理2
dpl 数据处理2
dpp 并行处理5
dps 数据表示7 数据处理系统3 数据处理3
dqdb 分布式2
drab 土褐色N 单调7
drachma 拉马克G 德拉克马B
draconian 残酷6 严厉5
dracula 四百年? 德拉? 吸血鬼9 库拉3
drafe 征兵法@
draft 汇票> 草案9 草稿6 制图5 初稿4 起草4 拖拽4 草稿箱4 拟定3 稿子3 自然通风3 设计组2 票汇2 征兵2 打样2 稿件2
drafte 征召入伍N
drafter 起草者A 描图<
drafti 穿堂风H 通风5
draftman 撰拟> 起草人7 草拟4
draftsman 制图员; 起草者; 诉讼费4 图案3
drag 拖动> 拖放< 拖累5 拖5
dragon 龙形> 凶恶: 龙7 凶暴7
dragonfli 蜻蜓Z
dragoon 弹压@ 龙骑兵@ 骑兵6 暴徒4 迫害4
drain 喝光: 外流9 流走7 漏记5 耗尽5 排水4 消耗4 干4 排水沟4 枯竭3 滤3 遗漏3 排出2 溢2
drainag 排水=
drainpip 排水管Z
drake 蜉蝣? 鸭?
dral 双臂> 双2
dram 动态随机9 微量6 兰6 酒4
drama 戏剧>
dramat 戏剧9 编剧6 戏剧化6 戏剧性5 剧本4 引人注目4 生动3
dramatis 惹人注目= 般地: 装假9 戏剧化8 戏剧性6 剧本4
dramatist 剧作家N
drap 织物A
drape 布帘D 褶皱@ 披上=
draper 布商F
draperi 帏E 布料>
drastic 激烈7 采取5 彻底4
draught 吃水< 选派8 牵引4 气流4 起草4 征兵4 草稿3 通风3
draughti 通风9
draughtsman 制图员< 打样; 起草人9 能手8
draw 提款权8 抽签7 提款6 提存6 草拟5 图纸5 打成4 拔剑4 翻牌4 画4 平局4 绘图3 挨近3 总图3 退钱3 拔出2 支取2 开具2 开出2
drawabl 提取6
drawback 退税> 退款9 退还4 弊端4 缺点3
drawbridg 吊桥Z
drawdown 回撤@ 水位9 提款8 消耗3
drawe 付款人< 票3
drawer 抽屉D 接洽6 开票3 立2
drawl 慢吞吞A 拉长< 调子3
drawn 绘制: 抽7 收款人4
drayag 马车;
drayton 顿5 雷5 德2
drcree 双方同意:
dread 可怕9 可怖8 令人惊骇8 畏惧5 害怕4 恐惧3
dream 做梦; 梦想; 梦9 愿望6 空想4 想象4
dreamer 做梦? 梦想7
dreami 空幻N 梦想:
dreamili 梦; 梦想6 朦胧5
dreamlik 梦幻H 梦>
dreari 沉闷=
dredg 挖泥机D 挖泥> 捕捞> 疏浚> 捞= 拖网6
dreg 渣滓< 沉淀物; 少量4
drench 滂沱大雨> 湿透= 弄湿7 充满5
dresden 德累斯顿Z
dress 穿衣8 穿着6 化妆4 覆盖物4 调味品4 服装4 粉饰3 整理3
dresser 化妆台E 碗柜? 服装7
dressmak 裁缝?
dri 干A 干式: 干燥5 干涸5 干货4 枯燥无味4 快干4 勿4 呢绒4 禁酒3 干版3
dribbl 运球A 口水< 流口水: 点滴9 滴下6 少量3
drien 驱动4
drier 干燥机F 干燥器C 干燥剂@
drift 漂移N 漂流6 动向3 缓慢2 偏差2
drifter 漂流; 漂9
driftwood 木= 漂流2
drili 不加渲染? 枯燥< 冷冰冰< 干燥6
drill 钻井H 钻子6 钻探6 钻孔机4 播种机4 斜纹布4 钻井队4 钻3 演练3 钻孔3 经营商3
driller 钻井8
drime 附带4
drink 喝? 喝酒9 纵酒9 痛饮6 狂饮5 饮料4 酒3
drinker 饮; 酒徒9
drip 水滴E 滴下; 滴:
drive 驱动> 驱动器= 驾驶: 开车4 快车道3 精力旺盛3 磁带驱动器3 软磁盘机3 磁盘机3 驾车3 推进力3 云盘3 网盘3 强劲3 驾驶执照2 驱动电流2 磁盘驱动器2 硬盘驱动器2
driven 驱动G 事件驱动; 紧迫感7 领域驱动4
driver 驱动器F 驱动程序D 驾照4 驾驶员3
drivetrain 传动系统N
driveway 车道E
drizzl 毛毛雨H 细雨H
droit 国际公法4 国际法4 海事法3 海商法3
droitsof 海军9
droll 逗趣H 好笑= 滑稽5
drone 嗡嗡= 无人机; 雄蜂; 无人驾驶7 混日子6 低沉4 懒惰4
drool 淌B 口水9 流口水7 胡说八道6 动感情6 胡说4
droop 下垂= 低垂= 消沉9 无力3
droopi 下垂9 精神3
drop 放入7 放置6 漏失6 垂直线5 接入点4 空投4 踢球4 掉3 拖放3 滴下3 降3 落下3 抛掷2 放到2
dropdown 拉< 下拉框4 包围起来2
droplet 小滴E 滴?
dropout 退学J 失灵:
droppabl 抛弃8
drought 干旱N 缺乏5
drove 畜群Z
drown 溺死> 投水: 淹死8 淹没8 浸泡7 浸透6 压3
drowsi 昏昏欲睡N 睡意E
drq 就绪4
drs 接收站5 驻留4 检索系统3
drudgeri 苦差事N 苦工<
drug 毒品@ 麻醉药: 吸毒8 毒瘾7 药物6 吸毒者6 贩毒5 贩卖毒品5 药物相互作用4 麻药4 药4 用药3 药品3 酒醉3 成瘾2
drugmak 制药E
drugstor 药房? 杂货店:
druid 祭师H 占卜者< 巫师9
druken 酩酊N 酒醉<
drum 磁鼓J 鼓B 打鼓5 鼓声5 滚筒4 击鼓4
drumbeat 鼓声E
drumhead 战地:
drummer 跑街> 鼓手> 旅行8
drummond 吕蒙? 拉蒙德? 鲁蒙德?
drumstick 鸡腿E 鼓槌E
drunk 喝醉=
drunkard 酗酒< 酒徒9 处置法7 酒鬼6
drunken 酒醉A
dryden 莱顿E
dryer 干衣机N 干燥剂E
dryli 无味E 躁E 枯8 冷淡4
dryness 干燥无味H 干燥7 冷淡5
drywal 干式9 墙3
dscb 数据集2
dse 分布式系统6 交换机4
dsg 数据集3
dsi 插空>
dsk 磁盘3
dsn 卫星网络A 分布式系统5
dso 数据安全C
dspace 磁盘空间9
dsr 就绪5
dss 支撑2
dsu 数据服务8
dta 数字电话=
dte 数据终端5 数据传输3
dti 工业部N
dtr 数据终端5
dts 数据传输2
dtu 数据传输3 装置2
dual 对偶A 双重> 双9 双轨5 偶函数4 二重4 双数4 双份3 双档3 双偶3 双通道3 插式3 双重标准3 互易网络3 对偶网络3 双声道2
dualism 二元论G 双重性G 二元4
dualiti 二重性@ 对偶原理< 对偶5 二元4
dualiz 二元化C 对偶6
dub 轻点> 击鼓: 配音7 称号6 击4 笨蛋4
dubai 迪拜R
dubio 疑义H 怀疑3
dubious 可疑8 怀疑3
dubitant 可疑6 怀疑4
dublin 都柏林Z
ducal 公爵I
duce 受审7
duchess 公爵夫人Z
duchi 直辖> 公国: 公爵6 一种2
duck 鸭子; 没入: 闪避8 射中6 易于5 猛5 躲避4
duckl 小鸭子Z
ducol 多孔; 每2
duct 输送管< 风道: 输送5 管2
ducti 过境税8 中转5 通行3
ductil 延性H 延6
dud 哑弹C 无用5 衣服5
dude 纨绔子弟9 花哨7 花花公子6 男人4 家伙3 讲究2
dudley 达德利Z
due 到期8 会费5 款4 由于4 应付款4 欠款3 过期3 到期日3 捐3 应得2 欠2 初年2
duel 决斗< 斗争8
duet 二重奏Z
duff 煤屑8 改头换面6 布丁5 煤5 一样4
duffel 呢8 露营8
duffer 骗人: 伪币4 兜售4
duffi 达菲Z
dugout 防空壕N 独木舟<
duke 公爵C
dula 双5
duli 及时7 恰当3 委派3 经3 充分2
dull 无趣6 滞销5 迟钝5 钝5 不好5 市面3 阴暗3 呆滞3
dulli 钝: 迟钝5 清楚5
dulwich 达利N
dum 只要7 期间4 独身3
dumb 底数9 哑7 底价3 说话3 灵活2
dumbbel 哑铃Z
dumbfound 发呆<
dumet 杜D 美4
dumfri 敦? 里斯7
dummi 哑A 虚拟6 伪5 虚4 假负载3 虚设3 噗3 假3 仿制品3 傀儡2
dumnag 垫料G
dump 转储M 倾销= 倾卸6 倾倒4 反倾销3 变更转储3 垃圾场3 倾销差价3 倾销幅度3
dumpi 粗短N 矮胖;
dumpl 团子> 汤团> 饺子> 布丁> 矮胖5 面团3
dumpster 废料6
dun 讨债@ 催讨= 暗褐色= 催债: 催促4 暗4
dunag 垫6 物料3
dunbar 邓A
duncan 邓肯Z
dunde 敦@
dune 沙丘Z
dung 粪肥? 粪9
dungare 蓝布F 劳动布; 工作服6
dungeon 地牢N 水牢E
dunk 浸9 泡7
dunkirk 敦刻尔克H 狼狈:
dunlop 邓洛普N
dunn 邓H
dunnag 空气囊H
dunner 催债E
duo 二重唱Z
duobinari 双5 二进制2
duodecim 十< 十二9
duoden 十二指肠Z
duodirun 连贯9
duopoli 双头H
duoprim 首字: 首4
duotricenari 三十E
dup 复制3
dupe 受骗8 傻瓜5 愚弄4 欺骗2
duplex 双工F 全双工9 半双工8 双套5 二倍5 双向4 双工方式3 双3 咯2
duplic 重复< 复本7 副本6 复制5 复印机4 口是心非4 表里不一4 二份4 一式两份3 重名3 双套2
durabl 耐用; 耐用性: 耐用品: 材8 耐久8 耐久性7 持久性5
durant 期间9
durat 持续时间D 期间7 短时间3 宽度2
dure 严刑9 酷刑7
duress 协迫< 被迫< 胁持8 相威胁6 威胁4 强迫4 劫持4 监禁4
duressor 威胁3 强迫3
durham 肉牛C 达勒姆C
durkheim 涂尔干Z
duse 灯塔=
dusk 薄暮C 傍晚; 黄昏8 暗5
duski 黑影= 黑黝黝9 黑色7 暗6 暗淡4 忧郁3
dust 粉末: 防尘8 灰尘7 化为7 尘埃6 防尘罩6 坂6 拂去5 灰5 花粉4 粉3 撒3
dustbin 垃圾箱Z
duster 掸子? 灰尘:
dusti 粉末状C 灰尘9 无聊6 含糊5
dustin 达斯汀Z
dustman 清洁工< 睡8
dutch 荷兰语I 荷兰人> 荷兰< 盾3
dutchman 荷兰人N
duti 义务= 关税7 税6 进口税5 职责5 值勤5 遗产税3 完税3 因公3 守本分3 从量税3 责任3 履行职责2
dutiabl 完税价格7 应征税7 完税4 缴税3 免税品3 漏报2 征税2
dutv 遗产税8
duval 杜瓦尔I
duvet 羽绒被Z
duyt 印花税9
dwarf 矮子; 矮小7 侏儒7
dwell 住处8 延4 居住3 住宅3
dweller 居民9
dwindl 变小6 衰落4 逐渐3 减少3 缩小2
dwon 缩减6 降低4
dyad 一位< 一对7 二3
dyadic 二元? 并4 双向2
dye 染料7 染6 颜料5 染色5 着色5 基底2
dyer 染色9
dyfe 韦达H
dyke 堤: 水4
dylan 狄B
dymnam 动态随机9 动态链接库8 动态5
dynam 动态S 动力学6 物力4 动态控制3 动态错误3 动态图2 动态分析2 动态分配2
dynamic 化器A
dynamit 炸毁H 炸药; 破坏3
dynamo 发电机B
dynamomet 测力计E
dynast 王朝F 朝代>
dynasti 朝代E 王朝A
dyne 达9
dysenteri 痢疾Z
dysfunct 机能; 失调5
dyslexia 诵读N
dyson 戴; 森4
dysphasia 氧化物: 困难4
dystrophi 营养障碍N 营养不良A
e2e 端到端C
ead 限额3
eager 热衷于@ 热切8 热心6 热望6 渴望5
eagl 鹰=
eal 伊;
eap 仿真器9
ear 耳闻< 抽穗9 耳朵7 倾听6 听觉4 穗4 告密者4 抵押权2
eardrum 中耳N 鼓膜E
earl 伯爵A 厄尔<
earli 早期G 很早8 及早6 早婚6 早熟5 提前5 预警系统4 预警4
earlier 事例6 前面5 近期4 早3 发生冲突3 保险人3 初期2
earliest 尽早< 早5 初期4
earlob 耳垂N
earmark 用途5 耳朵5 予4 耳3 记号2
earn 收益8 获6 赚6 挣得5 盈余4 得4 盈利3 留存3 收益率2
earner 为生8 雇佣劳动7 固定收入4 赚钱3
earnest 诚挚@ 正经; 认真: 定金6 收受5 付定金5 热心2
earphon 听筒E 耳机=
earpiec 头戴式@ 护耳@ 耳机; 眼镜9
earplug 耳塞Z
earring 耳环N 耳饰N
earshot 听力9 听4
earth 地球> 接地7 俗世7 埋入7 赶入6 地面站6 地面6 躲5 尘世4 泥土3 接2
earthbound 想象力7 只7 世俗4 平凡2
earthen 土制N 陶制H
earthenwar 陶器E
earthi 土味H 土质H 土4
earthquak 地震E
earthwork 土方工程H 工事= 土木:
earthworm 蚯蚓Z
eas 松8 安乐6 安逸5 容5 松动4 悠闲4 银根3 势3 安心2 放松2 下跌2
easel 画架H 黑板6 架3
easement 地役权@ 采光3 便利3
easi 易用8 容易7 不拘形式4 不拘4 缓缓4 轻松4 疲4 银根4 赊贷4 头寸3 简便3 疲软3 低息3 宽厚2 慢慢2 随便2 从容2
easier 些7 易于4 早3 更2
easili 轻易7 流利6 轻松6 容易3 控3
east 中东> 东方; 东非6 东欧5 向东5 东德5 东5
eastbourn 伊斯特N
easter 复活节C 东< 向东7
eastern 东正教@ 东方人; 向东6 东6 东方5
easton 伊斯顿Z
eastward 东方> 向东6
eastwood 斯威特N
easygo 逍遥自在C 随和C 悠闲8 懒散7
easytran 电子计算机7
eat 腐蚀性: 吃9 食物4 侵蚀4 腐蚀3
eatat 未收5 计未付4
eater 水果; 吃6 删4
eateri 饮食店N
eav 屋檐N
eavesdrop 偷听A 屋檐< 窃听5
eax 交换机5
ebb 退潮; 衰退9 潮8
ebon 欧州: 主干7
eboni 乌木R
ebook 电子书Z
ebulli 热情洋溢H 沸腾9 热情5
ecc 纠错码7
eccentr 偏心圆< 圆心< 古怪7 怪癖7 偏心5 怪人5 反常3
ecchymous 尸斑E
eccl 艾克尔N
ecclesi 教会9
ecclesia 教堂7 寺院6 牧师5
ecclesiast 神职: 教会: 寺院4 宗教法庭3 牧师3
ecclesiolog 建筑学; 教会7
ecg 心电F
echelon 梯队D 梯次> 梯形6 阵5 梯4 编队4
echo 回波E 回音9 回声8 反照6 呼应6 随声附和6 回送5 摹仿4 回4 回应4
echoplex 回波6
eclect 折衷主义E 折衷6
eclips 日食E 月食E 黯然失色? 消失3
eclipt 黄道M 食9
ecma 若3 导出来3 更2
ecncapsul 封装9
eco 经济合作组织7 振荡器6
ecolog 生态D 生态学A 生态平衡4 生态系统4
ecologist 生态9
econim 经济区6 合作3
econo 技术指标A
econom 经济P 经济学= 经济秩序3 在经济上3
econometr 计量经济学A 计量: 计量学6
economi 经济> 经济性5 计划经济5 市场经济5 节约4 自然经济3 管制经济3 个体经济3 部类3 商品经济3 国民经济3
economis 避免浪费C 节约; 节省6
economist 经济学家C 学者4 家3
economit 专家4
ecoregion 生态区域Z
ecosystem 生态系统F
ecotour 生态旅游Z
ecpa 保密2 法令2
ecpenditur 支出2
ecrit 成文法6
ecstasi 心醉神迷H 忘形H 狂喜8
ecstat 狂喜A
ecu 欧洲3
ecuador 厄瓜多尔N
ecuadorian 厄瓜多尔人N 厄瓜多尔E
ecumen 基督教< 普遍3
eczema 湿疹Z
edac 改正5
eddi 涡流< 漩涡: 逆流7 埃5 迪3
edema 水肿N 浮肿E
eden 伊甸园E 乐园A
edg 边@ 边缘; 前沿5 刀刃4 边沿4 边界3 缓缓3 边饰3 边缘效应3 边缘连接3 边覆盖3 棱2 赋权2
edgar 埃德加Z
edgeweight 色3
edgi 尖利E 刀口? 急躁9
edi 电子数据交换< 伊7 迪5
edibl 可食用H 食物6 食品6
edicard 编辑卡Z
edict 圣旨: 布告9 勒令9 法令3
edicta 敕令? 告示>
edific 大厦: 建筑物4
edinburgh 爱丁堡Z
edison 爱迪生Z
edit 编辑S 编排4 剪辑2
edith 伊迪丝Z
editor 编辑器X 编辑4
editori 社论@ 主笔: 评论4 主观3
editorship 职位5
edmond 埃德蒙= 埃特=
edmonton 埃德蒙顿Z
edmund 艾德蒙C 埃德蒙>
edn 电脱水C 干燥5
edouard 爱德华A
edp 电子5 数据处理系统3
edu 域名5
eduardo 爱德华多Z
educ 教育K 教育性7 法制教育6 教育法5 义务教育5 教育软件4 自我教育4 普通教育4 教育学3 教育家3 自修3 培育2 道德教育2 学历2 训练2
educationalist 教育家H
educationist 教育家> 理论家;
educt 思想4
edulcor 纯化; 简洁7 消除4
edward 爱德华兹N 爱德华E
edwardian 英王E 爱德华4
edwin 爱德N
eec 欧洲经济共同体E
eeg 脑电波F 脑电=
eel 鳗鱼N 鳝鱼N
eeri 迷惑不解C 怪诞9 奇异4 可怕3
eerili 怪诞< 奇异5 可怕4
eerom 可擦7
effac 忘却7 抹7 消除3
effcienc 获利6
effect 效应B 有效; 效果: 生效6 效力6 副作用4 影响4 实际3 有生力量3
effector 执行器= 控制字符6 控制符4
effeft 施行<
efficaci 灵验E 功效; 效力3
effici 效率L 效能9 人工效率5 有效3 效率高3 相对效率3 工作效率2
effigi 雕像: 肖像9
effleurag 轻抚N
effluent 流出物9 污水6 射4 流出3
effluxion 届满时C 一段时间;
effort 科研工作8 成效8 努力7 科研4 工作量3 成就3 成果2
effortless 不费力气C 费力5 容易5 努力4
effractor 窃贼=
effus 横溢A 泻出A 奔放< 流出物: 流出4
effusio 放血> 罚金4
efresh 记忆4
egalitarian 平等主义R 平均主义>
ege 被保护人A 门徒3
egerton 杰5 埃5
egg 蛋类> 蛋品; 蛋黄: 卵: 蛋8 挑唆7 煽动2
eggplant 茄子N
eggshel 蛋壳Z
ego 自我8
egocentr 利己主义C 自我中心<
egoless 他人6 无私5 我4 自我3
egon 埃贡Z
egotist 自负7 自我4 本位3
egp 网关8
egregi 异乎寻常A 惊人6 过分4
egress 出入:
egret 白鹭Z
egypt 埃及E
egyptian 埃及M
eia 工业协会A
eiffel 埃菲尔N 艾菲尔铁塔N
eigenfunct 本征函数E
eigenton 音5
eigenvalu 征< 特征值5
eigenvector 征5
eight 八> 八位< 八小时: 八个9 八位数5 八位字节4 八大4 皇后2
eighteen 十八个N 十八E
eighteenth 十八分H 第十八H
eighth 八分H 第八A
eighti 八十M 八十个C 八十年代C
eign 非婚生:
eihgt 退役8 精神3
eileen 艾; 琳4
ein 情报网:
einstein 爱因斯坦Z
eio 输入输出4
eir 爱尔兰C
eisenhow 艾森豪威尔Z
either 任一5 要么5 一向5 可以4 或是3 抉择3 何种3 二者2 或者2 才能2
ejacul 射精C 说出6 射4
eject 脱出6 抽出6 排出6 喷射4 驱逐3 喷出3 弹2 放逐2
ejector 拔出8 被告4 抽取3
ejur 撤回5 放弃3
ejusdem 同类8 同样5
eke 补充4 增加4
elabor 苦心经营= 确立: 精心9 用心6 精巧5 发挥5 推敲5 详尽2
elain 莱恩C
elaps 经过: 逝去8 过去4 占用3
elast 弹性G 松紧带7 橡皮筋5 弹性系数5 伸缩性3 弹力3 灵活性2
elastodynam 动力学8
elat 兴高采烈D 得意洋洋;
elbow 手肘G 弯头@ 推开@ 推挤9 扶手6
elder 前辈< 老人8 中年8 年长者7 资深7 稍6 年长5 养老3 生长2
eldest 排行? 年长者7 长子7 年长6
eldorado 富庶C 理想3
eleanor 埃莉诺N
elecion 贿选H
elect 选举F 当选: 选修7 补选5 选举制5 大选5 初选4 普选3 推选3 落选3 间接选举3 互选3 竞选2
electi 选任:
election 助选N 竞选8
electoion 县级D
elector 选举人< 选举9 来讲7 选举法5 选举权4 选民4 选民证4 选区3 普选2
electr 电@ 电动? 电力7 电力供应6 有线电5 用电4 电子网络4 电气工程4 电场3 电学3 导电3 电费3 电气化3 水电费3 电介质3 心电3 蓄电池3 发电机2
electress 选民8
electrician 电工C 电学; 电气9 技师3
electrif 电气化; 带电8 电3
electrifi 电气化@ 通电6 带电6 兴奋3 电3
electroacoust 电声N
electrobiolog 生物学;
electrocardiogram 心电图T 数据机3
electrocardiographi 心电;
electrocardiolog 电学A
electrochemistri 电化学Z
electrocircuit 电路2
electrocommun 电子4
electrocut 电刑= 触电= 电击9 通电5 处死4 电椅3
electrod 电极H 负电极<
electrodeposit 淀8 沉积6
electroencephalogram 脑电波A
electroencephalographi 脑电图H
electroencephalolog 脑电E
electroform 电铸H 成型>
electrogherm 电热R
electrograph 电6 照相5
electroless 沉积:
electroluminesc 电致发光D 发光4
electrolyt 电解G 电解液A 电解质A 电介质9
electromagnet 电磁G 电磁学9 电磁波9 电磁式7 电磁场7 电磁脉冲7 电磁兼容7 电磁感应7 电磁干扰5
electromechan 机电F 机电式B 电动4
electromigr 电4 迁移3
electromot 电动势A 反电动势> 电动7
electromyographi 肌8
electron 电子N 电子学; 电子计算4 电子器件4 电子货币3 电子流3 负电子3 电子光学3 正电子3 电子文本3 电子电路3 电子计算机3
electrophotograph 照相:
electrophotographi 照相术C
electrophysiolog 生理学:
electropl 电镀A
electropneumat 气动;
electropolish 电抛光Z
electrosensit 灼B 电火花B
electrostat 静电M 静电场6 静电感应6 静电屏蔽6 静电印刷4
electrostrict 伸缩9 致2
electrowrit 电6
eleemosynari 慈善8 施舍8 收费4
eleg 典雅@ 高雅= 端庄9 优雅8 优美6
elegi 哀歌H 悲歌A 挽歌;
elegit 债务人4
element 元素N 元件> 要素7 元6 码元4 单元3
elementari 初等= 基本7 微差5 初等矩阵5 初等变换5 初级5 基本操作3
elena 琳娜E
eleph 两头> 大象> 象4
elev 电梯: 仰角8 提拔8 谷仓6 提升5 海拔5 升降机4 提高3 背2
eleven 十一N 十一个N
eleventh 十一分H 第十一H
elf 小精灵F 淘气鬼< 矮:
elgar 埃尔加Z
elgin 埃尔金F 爱4
eli 伊利X
elia 亚斯K 伊莱;
elicit 引出6 推导5 引起4
elid 编写3
elig 适任< 合格< 合格者8 符合规定8 入选5 够4 当选3
elimin 消除8 限制器7 消去法7 剔除6 元法5 消除器5 滤去5 抑制器4 除去4 消4 选出2
elin 埃利F
elinor 埃莉诺N
eliot 艾略特N
elis 莉斯E
elisabeth 伊丽莎白N
elit 精英> 精锐> 中坚8 优秀分子7 精华5 优越4
elitist 人材H 杰出人材H
elixir 炼金@ 药9 长寿7
eliza 伊莱L
elizabeth 伊丽莎白N
elizabethan 伊莉莎白K
elk 麋鹿Z
ell 厄尔E
ella 艾拉Z
elland 埃兰I
ellen 埃: 伦4
ellesmer 埃尔斯H 蔡子健H
elli 埃利斯H 埃7 莉6
elliot 埃利奥特Z
elliott 艾略特N
ellips 椭圆? 椭圆形<
ellipsi 省略号Z
ellipt 椭圆N 椭圆型:
ellwood 伍6 埃3
elm 榆树Z
elong 伸长A 伸延? 延伸率? 延长9 加长7
elop 出走? 私奔; 逃亡7 潜逃5 职5
eloqu 口才A 善辩= 雄辩; 表现力; 说服力4
elsewher 别处< 其他5
elsi 埃7 希5
elton 埃尔顿Z
elucid 阐明< 解释4
elucidata 解释3
elud 难倒A 规避7 逃避4
elus 难以捉摸? 难懂9 忘9
elvi 埃尔维斯Z
emaci 瘦弱E 衰弱;
email 电子邮件6 开发信5 作者姓名5 时间差5 来信3
eman 发源< 散发7 发出2
emancip 妇女解放< 解放8 自立7 释放4
emancipatio 解放7
emancipist 刑期7
emb 嵌入6 脑6
embalm 防腐< 铭记6 不朽4
embank 堤防E 筑堤?
embargo 禁运F 封港5 解禁3 出入3 禁止3
embargoor 解禁: 开放4
embark 举办: 上船9 着手7 乘船7 启航5 飞机3 从事3 装载2 装货2
embarrass 困窘9 尴尬8 难堪6 局促不安6 为难6 窘迫5 拮据5 困难4 阻碍4
embassi 大使馆J 馆: 特使5 使团5
embattl 严阵以待> 列阵> 整军> 布阵: 围攻5 交战4
embed 嵌入式? 嵌入> 植入5 嵌入式软件5 深入4 内含3 嵌3
embedd 嵌入4
embellish 润色; 装饰6 修饰3
ember 余烬N 灰烬?
embezzl 监守自盗: 盗用9 贪污8 挪用6 盗用公款6 贪污犯4 舌4 侵占3 盗窃3 侵吞2
embitt 怨恨9 激怒5
emblazon 颂扬< 盛9 纹章7
emblem 国徽7 象征6 徽章3
emblemat 象征6 典型5
embodi 具体表现@ 具体化: 化身5 表达2
embolden 加深: 胆量8 亮6 大胆5 加强3
emboss 凸起: 浮雕9 凸出8 凹凸8 加以7
embossmen 凸起= 凸出;
embrac 拥抱: 收买4 包围3 死锁3
embraceri 笼络8 贿赂4 陪审员4
embranc 包罗万象H
embranch 分支机构?
embroid 绣花D 刺绣? 镶边8 装饰2
embroideri 刺绣品H 刺绣; 粉饰8
embroil 卷入; 牵连9
embryo 胚芽H 胚胎A 胎儿5
embryon 萌芽9 未成熟8 初期4
emce 主持人= 司仪8 主持6
emeni 敌国9
emerald 翠绿色H 绿宝石A 翡翠>
emerg 紧急A 应急= 浮现6 紧急会议5 紧急事件5 紧急状况4 紧急情况4 紧急行动3 紧急状态3 新兴国家3 紧急措施3 预备费2 应急预案2
emeri 金刚砂Z
emeritus 头衔6 退休3
emerson 爱默生Z
emi 电磁干扰;
emigr 移居: 移民7 流亡者6 移民局6 出境6 侨民4 逃亡者4
emil 埃米尔H
emili 埃米A
emilia 伊5 莉4 米3 亚3
emin 名家; 显赫: 支配权8 高处4 征用4 有名3 杰出3 很2
emir 埃米尔D 酋长国A 阿联酋A
emiss 发射; 辐射4 碳排放3 射3
emissari 充当? 密使; 使者6 间谍5
emit 发出N
emitt 发射极= 发射器9 射8 发送器5 发射3
emma 玛C
emmanuel 以马内利N 伊曼纽尔N
emmet 缩写4
emmi 埃米F
emmit 某个7 发光3
emoji 表情包8 表情6 表情符号4 太小2
emolu 薪酬A
emot 情绪; 情感; 动感情6 感动4 感情3 激动2
empath 移入:
empathet 移情A 同感>
empathi 心领神会C 移情? 共鸣9
emperor 皇帝; 君主7
emphas 强调7 高频6 语气5 去4 着重4
emphasi 着重于: 强调6 语气6 重点3 加强3
emphasis 语气8 着重6 重读6 强调4
emphat 着重; 语调8 强调7
emphysema 肺气肿Z
empir 经验= 帝权8 实验7 经验性6 经验主义6 英联邦3 帝国3 为主3
empiric 经验论E 经验主义? 医术?
employ 就业> 雇用; 雇佣7 雇主6 招请5 充分就业5 职业4 介绍所3 就业率3 劳动合同3 人事部门3 个体经营者3 劳动就业3 招聘广告3 受雇2 自营2 录用2 失业者2 谋事2
employe 职工E 雇员9 员工9 职工福利5 职工工资4 雇主4 委任者3 职工代表3 退休职工2
employess 职员6
empoison 下毒E 投毒>
emporium 商场> 百货商店9
empow 准许4 局势4 委3 自主权3 能够3 授权2
empower 许可4 授权3
empress 女皇A 皇后<
empti 空K 空值4 倒空3 变空3 空车3 空腹2 空搜索2 空类2 空集合2 空语句2 空集2 空虚2 空子2
emptio 卖卖> 买卖2 购买2
emption 先买7 认购3
emptiv 先买8 认购3
emptor 买者D
emthyteuticari 佃户;
emu 鸸鹋H 电磁8
emul 仿真H 仿真器8 效法4 仿效3 赶上3
emuls 乳状液C 乳胶? 乳剂= 乳胶版= 感光<
enabl 启用S 允许3 后3
enact 制定9 颁布5 扮演3 诏书3 法令3 法规3 条例2
enagg 违约6
enamel 瓷釉K 珐琅C 彩饰=
enamor 迷恋= 迷住8
enamour 倾心E 迷恋9 迷住6
encamp 宿营E 露营;
encapsul 胶囊: 箧9 帧封装6 密封剂6 封5 封口4 封装4 灌4 密封3
encas 箱内H 包住;
encash 兑现:
enceph 脑炎Z
enchang 情况表8
enchant 妩媚: 心醉: 魔法: 极乐7 欣喜6 妖术6 魔5 狂喜3 入迷3
enciph 加密9
encipher 加密6 编码器5
encircl 环绕9 包围8 围绕5
enclav 包围6
enclos 封闭8 括7 附上6 圈起5 封套4 围4 围住3 内海3 附3
enclosur 围墙9 围绕5 外壳4 附件3 界限3
encod 编码E 编码器: 译成密码4 编码方式4 编码法3 乱码2
encompass 围绕5 环绕4 包围3 包括2
encor 演唱? 再演= 登场=
encount 遇到; 相遇: 会战: 相会: 邂逅: 遇见6 遭遇5
encourag 鼓励: 助长: 勉励9 怂恿8 煽动4 奖励3 激励3
encroach 蚕食= 侵蚀6 侵占5 非法占有4 侵入4 侵犯3
encrust 外层6 壳4 外壳3
encrypt 加密D 加密算法5 加密协议5 加密技术5 密码5
encryptor 加密6
encumb 负有9 拖累9 阻塞4 妨害3
encumbr 岁4 累赘4 留置权2
encunmbr 清4
encycl 传阅> 广泛5
encyclopaedia 百科全书N
encycloped 百科全书式H 百科辞典H
encyclopedia 百科A 百科全书A 大全7
end 结束A 端8 末尾8 结尾7 结束符5 末端5 行尾4 端到端4 期末3 叙2 终点2 接收端2 收场2 梢2
endamag 损坏3 受2 损害2
endang 濒临灭绝< 生命危险< 造成危害8 危6 危及5 公共安全3 安宁3
endanger 危害9 受到3
endear 钟爱C 亲爱6 爱情5 喜爱3 可爱3
endeavor 尽力@ 努力6
endeavour 力图> 尽力= 努力5
endem 地方病E 某地= 地方3
endfil 结束2
endgam 尾声A 阶段3
endian 从小到大N
endiv 菊苣N
endless 无端= 无穷尽9 死循环7 无尽7 环形4 不停3 无限3 不断3
endnot 尾注Z
endocrin 内分泌E 内分泌腺E 分泌物<
endogen 内源Z
endores 背书4
endors 背书N
endorse 受让人5 背书5
endoscop 内窥镜N
endotheli 内皮Z
endow 分给8 天赋6 捐赠6 养老保险6 捐助5 养老4 赠送3 赋予3 留2
endpoint 终结7 端点5 末端4
endur 忍耐力; 忍耐; 耐性5 耐5 持久4 容忍3 忍受2
enema 灌肠N
enemi 敌国? 敌; 公敌: 敌军9 敌人6 投敌5 敌占区4 第一号3 仇敌3 敌对3
energ 通电5 断电5 能量4 去4 激励4 活跃2
energet 精力充沛< 积极9
energi 能源D 能量6 用电5 能源需求4 能源经济4 能级4 高能4 再生能源4 电费4 能2
energis 精力充沛<
enfeoff 赐= 授与4 让渡4
enfield 恩菲尔德C 步枪=
enfold 拥抱8 进5
enforc 强制执行8 实施8 厉行6 执法人员4 强迫3 执行机构3 执行3 执法机关3 治安人员3 实施者3 行使3 执法如山2 治安机关2
enfranchis 给与8 释放3
engag 聘用5 促活4 雇佣4 答应3 交战3 受约束3 占3 召回用户3 婚约3 践约3 忙碌2
engel 恩格尔H 英杰H
engend 引起4 形成4 发生3 产生3
engergi 信誉7
engin 工程J 工程师< 工程学9 引擎5 软件工程5 工程设计4 监造3 发动机3 工兵3 系统工程3 生产工艺2 机车2 特征工程2 环境工程2
england 英格兰银行: 英国7 英格兰5 享有4 首席法官3
english 英语I 英国; 英文: 英国高等法院4 英国法3 英国人3
englishman 英国人C
englishwoman 英格兰8 女人5
engneer 工程3
engrav 雕版: 雕刻7 雕刻师7 雕工7 镌7 深深5 刻4 铭记4
engross 大字: 大字体: 誊清: 书记员7 囤积居奇4 誊写4 抄写员4 全神贯注3 垄断3 垄断市场3 囤积2 独占2
engulf 吸进E 吞没9 卷入8 全神贯注7
enhanc 增强@ 增强型9 充实7 图象增强7 加强4 增进3 提高2 美化2 增大2
enid 尼德C 伊7 妮6
enigma 谜; 费解9
enigmat 高深莫测E 谜9 费解7
eniron 环境3
enitia 长子5 份额3
enjoin 责成C 嘱咐= 吩咐;
enjoy 享用8 享有7 享受7 乐趣5 欣赏4 享乐4 某种4
enlarg 肥大9 放大8 扩大6 增大5 增补5 肿大4 扩建4
enlighten 启迪: 启蒙: 开导9 教化4 文明4 教导4 启发4 进步3
enlist 应募< 征募: 从军9 谋取8 服役7 兵役制5 赞助3 志愿3
enliven 生动8 活泼5
enmesh 绊住N 陷入7
enmiti 憎恨: 敌意6
enn 他人3
ennui 倦怠E 厌倦9
enoch 诺克E
enod 行程6
enopro 未找到4
enorm 极恶= 巨大7 庞大4 暴行4 重罪3
enough 够< 保持足够7 很多4 不足以3 足够3 充足3
enq 符2
enqueu 入队N 排队3
enquir 寻问? 打听7 追究6 探询3
enquiri 询价: 深入调查7 徵信所5 调查团5 询问4 征询4 询3
enrag 暴怒K 歜C 激愤C 激怒3
enrich 富足8 肥沃7 不当得利6 富有5 浓缩4 充实4 强化4 富裕4 受益人2
enro 麦肯罗F
enrol 参军= 入学; 注册人数9 入伍8 入会5 加入5 登记4 注册4
enrolle 入会者A 入伍8 学者4
enrz 增强型<
ensconc 安顿下来? 安居: 安置7 坐5
ensembl 合唱曲= 全套9 概观7 全体6 总体4 均值3
enshrin 祀奉E 铭记9 庙6
ensign 少尉@ 旗8 徽章3
enslav 受制< 盲从7 奴役7 征服6 束缚4 制服4 奴隶3
ensnar 诱入C 诱捕8 捕捉6
ensu 跟着@ 继起9 著5 追求5
ensur 确保: 分配内存2 顺畅2
entail 限定6 世袭2 遗传2
entangl 卷入; 纠缠7 缠绕6 缠5 陷入4 缠住4
entend 模件8
entent 协约国< 协约; 谅解8
enter 输入7 录入5 按5 缔结5 进去3 呈报3 进入3 订立3
enterpric 招徕5 企业5 网络服务3
enterpris 企业F 国营企业6 事业心6 公营企业4 进取心4 企业会计3 买卖业3 企业基金3 集体企业3 私人企业3 魄力3 营利事业3 事业2 大客户2
entertain 娱乐: 娱乐节目9 款待7 演艺6 怀抱6 招待费5 交际费5 应酬4 招待3
enthalpi 焓Z
enthral 吸引住: 奴役8 迷住7 迷人3 奴隶3 迷惑3
enthus 充满热情H 感兴趣> 热心5
enthusiasm 热心5 热情4
enthusiast 热心8 狂热者7 狂热6 爱好者5 热烈3
entic 诱饵< 引诱< 诱骗7 诱惑6 怂恿3 迷人2
entil 有权5 资格3
entir 整个> 整列7 整行6 一概6 整体3 全部2
entireti 整体5 共有4 夫妻3
entirti 不可分割6
entiti 实体J 个体: 实存4 基本要素4 法人3 命名实体3 企业法人3 实体模型3 特设2
entitl 取名为9 叫做9 享5 资格5 称呼3 给与3 权利2
entomb 埋葬?
entomolog 昆虫学Z
entomologist 昆虫A
entourag 陪同E 随行人员?
entrail 肠: 内脏7
entranc 闯进6 就任6 入场5 入学5 入口5 出神5 入场费4 录用3 入迷3 进入3 闯入2
entrant 新会员= 进入3
entrap 骗入; 诱捕9 陷入9 罗网5 诱使5
entre 主菜A 入场>
entreati 乞求? 恳求6
entrench 壕< 牢固7 壕沟6 根深蒂固5 保卫3 防护2
entreport 转口港A 转运港A
entrepot 口岸9 转口贸易7 中转4 保税仓库4
entrepreneur 毛收入; 主办人: 企业家9 承包商4
entrepreneuri 创业: 性质2 精神2
entrepreneurship 企业家9
entri 入口@ 条目; 分录: 项6 报单4 目4 进入4 体3 输入3 进口2 驶入2
entropi 熵E 信息熵8 信息量4
entrust 交托8 委托5 委托书3
entrypoint 有助于3
entryway 入口通道Z
entwin 缠住; 盘绕8 纠缠6
enum 枚举K
enumer 枚举? 列举9 枚6 枚举法4 可数4 举出4 一览表3
enunci 发音7 表明5 叙述4
envelop 信封D 包络@ 包封= 包络线: 封套4 壳体4 工资袋3 方框3 遮盖3 袋3
envi 嫉妒9 羡慕9
enviabl 令人羡慕N 羡慕9
envious 嫉妒9 羡慕9
environ 环境N 环境变量9 环境法2 郊外2 测试环境2
environist 论者7 环境保护5
environlin 科学3
environment 环境保护: 环境8 环保6 环境污染4 堡3 试验设备3 公害2
environmentalist 环保9 人士8
envis 预想; 想象7
envisag 正视> 面对9 想象5
envoy 外交使节< 使节; 使者9 钦差大臣8 公使6 特使5 特派4
enzym 酶E
eoa 结束符7
eob 结束符7
eoc 结束4
eof 结束2
eol 氏3 林3 结束2
eom 结束符7
eon 万古E 永世E
eor 终止符6
eot 结束6
epa 环保=
ephemer 朝生暮死H 短命H 短暂6
ephemera 短促? 蜉蝣?
epic 叙事诗E 史诗A
epicent 震中N 中心2
epidem 流行病? 传染病> 传染性; 防疫9 瘟疫7 流行3
epidemiolog 流行病学L 传染病8
epidemiologist 流行病学?
epidermi 真皮E 表皮A
epilepsi 症@ 癫痫9
epilept 癫痫O
epilogu 收尾A 结语A 收场< 尾声<
epiphani 节3
episcop 国教< 主教9
episcopalian 圣公会< 教派9 主教6
episod 插曲? 插话; 一段8 有趣4
epistem 认识8
epistemolog 认识论Y
epistl 书信<
epitaph 碑文N 墓志铭E
epitaxi 外延? 液相7 生长3
epitheli 上皮N
epithelium 上皮N
epitheori 外延8
epithet 浑名> 绰号: 称号:
epitom 缩影8 概要5 摘要4 概括3 象征3
epitomis 集中体现? 缩影7 化身4 概括3 作2
epoch 新纪元K 划时代= 时代6 时期4
epong 海绵< 呢5
eponym 齐名Z
epoxi 环氧N 环氧树脂3
epsom 普7 埃4
epstein 爱泼斯坦Z
epunit 同盟5
eqiup 装置3
eqn 反应式N 等式;
equal 平等> 均衡器; 相等: 等于: 同等4 均衡4 等4 均衡化4 不相上下3 平衡装置3 均等3 平衡3 平均化3 民族平等3 同工同酬2 比得上2 平等权2 平等权利2 等额2
equalis 均等5 补足4 平等3 相等2 均衡2
equalizaton 平均主义E
equanim 镇定9 沉着6 平静4
equat 方程P 方程式6 微分方程6 方程组4 货币量3 等式3 状态方程3 线性方程2
equatori 赤道L
equestrian 骑术= 马背上= 骑手; 马4
equi 等值5 收益率3
equidist 距离2
equidistribut 均匀分布8
equifin 同样5 等价3
equil 频域;
equilibrium 平衡< 平衡条件7 动态平衡5 平衡点5 均衡3 稳定平衡3 供需平衡2
equimargin 边际2
equin 象马H 马;
equinox 春分C 昼夜C 秋分C
equip 设备F 装置3 装备2 通讯设备2 办公设备2
equipag 成套用具H 用具8 装备6
equiprob 等5
equiprobabil 概率论=
equit 衡平法7 平衡6 公平4 衡平3 公道3 上2
equiti 权益: 产权8 股东权益7 衡平5 权益法3 油价格3 产权交易3 股权3 业主权益2
equival 等价H 等效> 等值7 等价物4 等价关系4 约3 等效值3 当量3 等量3 代金3 价码3 等同性2 等效网络2 故障等效2
equivalenc 等价6
equivoc 模棱两可; 含糊4 可疑3
era 纪元H 时代8 时期5
erad 断根= 根除< 连根拔9 歼灭9 扑灭8 根绝6 消灭5
eral 秘密警察A
eras 擦除= 可擦= 清洗< 抹除8 抹6 擦子6 消磁器4 清洗器4 去3 擦掉2
erasmus 伊拉E
erasur 抹掉9 擦除8 涂改7 清洗3
erat 就是9
eratim 逐字逐句8 直4 照4
erb 化4
ere 毋宁D 腹中9 以前4 胎儿3
erect 直立9 勃起9 竖立9 树立7 竖起5 设立5 笔直5 建筑物2
erectil 勃起A 直立9
erg 尔格Z
ergod 遍历性C 遍历; 历经8
ergonom 工效? 人类4 工程学3
ergonomia 人机工程E
eric 科教H
erica 欧9 石南7
erich 埃里希Z
erik 埃里克Z
erika 埃里N
erlang 厄> 兰;
ermin 晋升7 制服5 职位3 任命2
ernest 欧内斯特Z
erni 摇奖机Z
ernst 恩斯特H 艾伦: 斯特8
erod 侵蚀9 腐蚀7 削弱3
eros 冲蚀= 侵蚀9 腐蚀7
erot 好色之徒; 色情8 性爱7 妄想症7 性欲5
erotic 亢进? 性爱:
erotica 淫画; 色情6 书籍5
err 弄错7 自动检测7 犯错误6 犯错4 错2
erranc 错误2
errand 差使E 使命; 密使9
errant 周游= 正道= 不定3
errat 漂泊无定> 规律5 不稳定5 奇怪4 古怪3 不定2
errata 勘误表: 误8
erratra 勘误H
errol 埃罗N
erron 错字8 误判5 错判5 正确3 段落3 错误2
error 错误N 误差D 出错8 差错5 错3 差错控制2
errorless 正确4
ersatz 代用品=
erskin 厄斯金I
erstwhil 往昔A 以前5
erudit 博学G
erupt 疹@ 喷出9 爆发8
esa 欧洲航天局= 署4 生态学4
esc 转义字符: 符4
escal 逐步: 价格调整7 扶梯7 自动扶梯7 调值4
escap 转义= 换6 擒纵机构6 棘轮5 转义序列5 转义字符5 逃脱4 泄出4 逃避现实4 可免4 脱逃3 忘掉3 漏网3 串换3 逸3 避开3 溜走2 逃离2
escapad 越轨行为N
escape 逃避者< 逃亡者6 脱逃5 越狱3
escarp 断崖A 绝壁< 悬崖9
eschatolog 末世H 末世论H
escheat 收归国有H
eschest 无人6
eschew 远避N 避开:
esclat 升级7
escort 护送D 护卫者> 护航舰> 护卫= 押送8
escrow 代管7 口袋6 第三者3 寄托2
escutcheon 污名; 瑕疵3
esd 字典5
esdi 增强4
eskimo 爱斯基摩F
esm 带有6
esnext 才9
esophag 食管Z
esophagus 食道H
esoter 秘传@ 秘< 奥秘7 场景2
especi 格外; 尤其8 特别3 特殊2
esperon 埃斯C 珀C
espial 探索7 侦察6 间谍6
espionag 间谍活动D 刺探9 间谍9 危害2
espous 出嫁A 信奉< 娶: 嫁6 赞成3
espresso 浓咖啡Z
esprit 才华出众B 才子>
esquir 绅士; 先生:
ess 著5 实在3
essay 短文A 作文< 随笔8 试图8 企图5 评论3
essayist 评论家< 随笔;
essenc 犯罪构成; 香精; 实质7 本质6 要素3 成立2
essenti 本质= 本来5 非本质4 要素2 要点2 重要2
essentialia 要件7 要素5
essex 艾塞克斯N
esso 埃索H
essoin 宽恕5
est 东部E 送达4
estabilish 邮购4
establish 确立7 建立6 员额5 既定5 成规4 既定政策3 常驻机构3 警队3 开立3 创业3 老铺3 制定2 既成事实2 零售店2 确凿2 编制2
estam 精纺< 针织7
estat 遗产; 不动产9 地产6 房地产6 财产5 产业2 继承2
esteem 尊敬7 尊重5 认为4
ester 纤维素酯N
esther 帖@ 埃5 丝3
esthesiomet 测量器E
esthesiometri 测量法A
esthet 审美E
estim 估计L 概算: 估算9 预估4 估时4 评估工作量4 估计值3 点估计3 预计3 估计量2 估计者2 工期2 参数估计2 概算书2
estonia 爱沙尼亚H
estonian 爱沙尼亚H 爱沙尼亚人E
estop 防止6 阻止5 禁止3
estoppag 翻供8 阻止3
estoppel 言8 不容7 禁7 反悔6 改悔4 不可否认3 不得3 推诿3 翻供2
estoppl 翻供:
estoverium 扶养费9
estrada 斯特拉= 艾3
estrang 疏远; 隔离3 分离2
estrogen 雌激素Z
estuari 河口? 港湾=
eta 到达4
etalon 样件@ 测定仪@ 校准器7 规格3
etat 政变C
etb 结束符5
etc 等等8 等4 他3 尽量2
etcetera 等等B 额外3
etch 蚀刻@ 刻蚀; 腐蚀: 刻画8 镂8 腐蚀剂5 版画3
etchant 蚀9
etern 永恒: 来世7 常常7 永远6 灭5 不朽5
etext 电子文本H
ethanol 乙醇N 酒精=
ethel 塞尔; 埃5
ether 以太@ 醚@ 天上; 飘渺; 苍天; 石油醚; 轻3
ethernet 以太网P
etherphon 广播5 电话2
ethic 伦理@ 道德规范8 道德观7 职业道德7 论理学7 道德5 社会公德4 商业道德3 特有2
ethicist 伦理学家Z
ethiopia 埃塞俄比亚N
ethiopian 埃塞俄比亚人N 埃塞俄比亚E
ethnic 种族9 民族7 人种7 民族主义3
ethnograph 志= 人种9
ethnographi 人种学H 人种7
etho 思潮= 气质6 民族4
ethoxylin 环氧树脂E
ethylen 乙烯Z
etiam 同样9
etiolog 病原学N 病因学N
etiquett 成规9 礼节9 礼仪7 礼法6 行规6 规矩5
eto 机会5
etoil 名星@ 名演员@ 花纹6 星形6 星4
eton 伊顿公N
etx 结束符9
etymolog 语源N 语源学N
eubank 尤6
eucalyptus 桉H
eucharist 圣体H 圣餐D
euclidean 欧几里得Q 欧几= 模量4
eugen 优生学H 尤9
euler 欧拉N
eulerian 欧拉F
eulog 称颂N 赞词N
eunuch 阉人H 太监A 无能者>
euphem 委婉E
euphemist 委婉E
euphor 欣快R
euphoria 陶醉C 兴奋4
eurasian 欧亚Q
eureka 铜< 找到3
euro 欧洲C 欧元8
eurobond 欧洲4
eurocentr 欧洲5
euronet 计算机网9
europ 东欧A 欧盟9 欧洲5
europa 欧罗巴Z
european 欧洲G 欧洲人6 西欧6 欧州4 欧洲法院3 欧盟3 欧洲经济共同体3
eurotunnel 隧道7
euston 尤8
euthanasia 安乐死H
eva 伊娃Z
evacu 撤出C 疏散A 排泄8 撤退5
evacue 撤离: 疏散:
evad 规避9 逃税6 逃漏6 逃汇6 逃避4 漏报3 逃脱3 受领3
evalu 评价@ 求值< 评估9 计算结果5 鉴定4 评测4 鉴别器4 可估价4 评审3 模型评估3 技术选型2 选型2
evalut 估评9 求5 求值3
evalutor 计4 误3
evan 埃文斯Z
evangel 福音F 传道9 基督教4
evangelist 传道?
evapor 蒸发A 脱水< 消失4 浓缩4 水分4
evas 逃税8 偷漏7 偷税漏税7 逃避6 逃漏5 规避5 遁词5 推托4 托辞4 藉口3 回避3
eve 前夕M 前夜E
evelyn 伊夫A
even 偶数= 即使9 保本8 偶8 平6 够本6 两5 晚间4 相等3 均等2 末期2 傍晚2
event 事件R 到头来3 变故3 事件处理3 文件事件2 重大事件2
eventu 终于= 最终一致9 未必5 事3 可能性2 最后2
eventuali 欺诈2
ever 曾经B 究竟A 永存9 永远8
everest 珠穆朗玛峰N 顶峰E
everett 弗雷>
evergreen 常绿E 常绿树E 常绿植物E 常用5
everi 每个= 每隔7 每次5 每4 多次3
everlast 上帝7 永恒7 神5 持久4
everton 埃弗顿Z
everybodi 人人B 每个4
everyday 每天: 日用品8 平常5 日常3
everyman 普通人>
everyon 人人< 一个组8 每个3
everyth 每件事; 连同8 附属品8 导致2 所有2 事物2
everywher 各处@ 到处8
evesham 伊夫>
evict 搬迁8 赶7 逐出7 收回4 没收2
evictor 者3 驱逐3
evid 证据Q 证据法4
evidenc 书面3
evidenti 证据3
evidentiari 证明文件6 口供4 证据3
evil 恶果8 罪恶7 奸计5 恶习4 有害4 根绝3 卖淫3 恶行2
evinc 表明5 出4
eviscer 内脏7 取出5 精华5 切除5 凸出3 器官2
evoc 唤出F 唤起< 招魂9
evok 召? 移送7 唤起6 提审5 引起3
evolut 进化; 和平演变: 开方: 进化论6 放出5 进展4
evolutionari 进化论; 寻5 进化5 优4 改良4
evolv 进化A 进展4 推断出3 展开3
ewan 尤= 恩3
ewe 母羊> 肉瘤> 尤=
exacerb 加剧; 剧9 恶化5 激怒3
exact 确切7 恰好6 正是6 潜6 精确4 正好4 苛求3 榨取3 勒索3 精密3 强求3 急需3 吃力2 合2
exactor 徵收9 榨取5 勒索3
exagger 夸大之词= 夸大= 言过其实; 夸张9
exalt 尊贵; 得意7 提升7 得意洋洋5 赞扬5 兴奋4 提高4 高位3
exam 出题9 高考8 考7 考试7 考研7 测验5
examan 体格检查< 验尸:
examin 考试9 审查9 诘问6 讯问5 预审5 主考4 盘问4 检查4 影印本3 反问2 验货单2
examine 讯问者< 受审7 考试5
exampl 例如C 示例5 范例3 数例3 反例3 例题3 实例2
exasper 恼怒@ 糙< 恼火7 恶化6 激怒4 愤怒3
excambium 交换3
excav 开凿A 挖土机8 挖掘7 挖出6 挖空6 发掘5 凿5
exceed 超出< 超过8
excel 擅长7 优于7 优异6 胜过5 出色5 优秀5 优点4 电子表格4 杰出3 优良3
excempt 免税额;
excep 不在此限S
except 异常G 例外: 除外: 除5 报错2 免责2
exceptio 抗辩7 除外3 例外3
excerpt 摘录;
excess 超额C 过剩6 超过5 过度4 过分4 超额利润4 溢值3 过量3 超出预算3 余三3 过3 逾越3 剩3 逾额3 多余2 林木2 滥砍滥伐2 入超2
exch 芝加哥商品交易所: 交易所6
exchag 交换机6 交换3
exchang 外汇A 汇兑? 交易所: 交换8 汇率8 兑换6 交换机6 外汇市场3 交换价值3 外汇兑换3 电话局3 汇票3
exchequ 国库7 大臣6 财源5 金库3 英国政府3 财政3
excircl 圆6
excis 切除: 消费税9 货物税8 酿酒6 国产3 署3 收税3 糖类3
exciseman 收税官H
excit 兴奋9 励磁8 激8 刺激5 令人兴奋5 激昂3 激动3 激发2
excitatori 兴奋7
exclaim 大叫9 呼喊8 大声6
exclam 感叹号@ 惊呼@ 惊叹9 言词6
exclud 排除L 除外4 含4 不计2
exclus 互斥< 独家: 独占8 排斥8 独家代理6 排5 专有5 除外4 独家经营3 他3 排外3 专属3 专有权2 总经销2 异2 专用权2
exclusionari 排除法< 在外5 排斥3
excommun 逐出8 开除6 教会4
excori 擦破= 剥皮7 责难7
excrement 大便E 排泄=
excret 排泄A 分泌> 排泄物;
excruci 拷打< 精心制作9 酷刑4 痛苦3 忍受3 极2 苦恼2 折磨2
exculp 赦罪9 辩解7 免罪5 无罪4 申辩4
exculpatori 开脱罪责H 昭雪D 申明8
excurs 短程8 游览8 远足6
excus 原谅< 致歉9 籍口6 辩解4 饶恕4 托辞4 借口3 申辩3 理由2
excussioni 追索权5
excutig 即刻;
exe 也2
exeat 离境9 扣留4
exec 舰长: 参谋6 执行程序4
execept 例外= 免责4 附注3
execpt 火灾9
exectori 执行命令3 实施2
execut 执行O 执行命令5 执行程序5 可执行文件4 执行者3 行政3 主管人员3 实施者3 执行权2
executio 停止2
execution 行刑B 刽子手7 死刑3
executor 遗嘱4 执法者4 执行者3 清册3 代位3 人2
executori 将来8 执行力7 待4 实施2
executorship 身分7
executrix 女5
exegesi 解释3 注释2
exemplar 榜样< 标本< 模范7 原型4
exemplari 惩罚性8 仿效7 模范4 专案4 示范4 惩戒3 警戒3
exempli 例如5
exemplif 范例@ 例证>
exemplifi 例示N 例证:
exempt 免税: 豁免8 免除6 究5 免税额5 免检4 免验4 宽免3 免罚3 免3 免征3 免于3 免刑2
exend 可延长N 扩张6
exequatur 许可证3
exercis 行使9 行使职权7 锻炼者7 锻练5 练习5 锻炼5 健身4 独立行使4 行使权力3 器2 运用2
exert 发挥? 施加9 施以8 行使7 运用4 努力3
exet 埃克塞特Z
exhal 呼气= 散发9 蒸发4
exhaust 穷举> 耗尽7 排气6 抽空6 排气装置6 筋疲力尽6 用尽5 疲惫5 届满5 废气4 精疲力尽4 穷举法3 枯竭3 全数3 彻底2
exhibit 展览品? 展览会9 陈列品9 国际展览6 显现4 证物4 物证4 展览4 展现4 出示证件3 一览表2 陈列2
exhibitor 提供者; 电影院: 证物5 展出5 放映5 参加者5 展览4
exhilar 令人高兴6 爽快5 愉快4 喜欢3 兴奋3 令人2 高兴2
exhort 训词@ 劝诫; 忠告8 讲道8 催告4 劝告4
exhum 发掘E 掘出@
exig 限令? 紧急事件9 勒令7 急迫6 催告4 紧急4
exigi 督促A 催告6 警告2
exil 流亡< 放逐; 流放: 背井离乡9 流亡政府6
eximbank 进出口银行@
exist 存在J 现有< 现成5 已有3 存续2 现存2 现行2 生存2
existenti 存在5
existimationi 减少3
exit 退出E 出口8 出境6 退场4 去世3
exitus 视2 后果2
exlan 立法机关5
exmoor 埃克斯H 穆尔H
exmpt 一部7 免除3
exodus 离去< 外出6 资金外流6 大批3
exogen 生8
exon 免责8 免罪7 免除3
exoner 开释9 免除5 免责4 免罪4 免于3 解放3
exorbit 重利9 非法利润7 过度3 过2 过分2
exorc 驱除B 拔除= 驱邪< 除怪9 魔6 妖魔3 咒语3
exorcis 除怪E 驱邪?
exorcist 召; 魂: 魔9 驱3
exot 外来人? 异国; 舶来品9 打印函数7 外来7
expaiabl 偿8 赎6
expand 展开G 扩大器6 扩展器4 扩写4 可扩展性3 扩展性3 扩充2 扩大2
expandor 扩展器B 放大器2
expans 展开式: 扩张7 扩张性5 宽阔4 升单3 增购3 扩张政策3 发展期3 扩张期3 扩充3 扩大3 开展3 膨胀3 展开3 扩展2 扩建2 天空2 公共事业2
expansion 扩张主义< 主义者3 膨胀3
expansionari 扩建?
expansionist 扩张主义D 论者4 膨胀2
expart 造A
expartri 移居国外9 脱离4 放4 遂3
expatri 移居国外= 雇8 背井离乡6 国籍4 侨民3 脱离3 流放2
expect 应为G 预期? 期望9 期待7 应有5 需要4 嘱3 应2
expedi 权宜? 权宜之计7 方便6 私利6 宜5 有用2
expedit 探险队9 畅通9 远征6 摸底5 加急4 加速3 加快3 迅速3 急流3 征伐3 权宜3 方便2 讨伐2
expediti 高效C 效率高= 急速5 敏捷4 迅速3
expeditionari 远征A 探险: 考察9
expeditur 支出额< 开支4
expel 开除9 驱逐7 击退5 排出4 逐出3
expelle 驱逐出境9 开除7
expen 变动2
expend 消耗: 牺牲7 可用资金6 用光6 消耗性5 动用2 花费2 耗用2
expenditur 支出F 开支6 岁5 消费额4 收支3 用光2
expendtiur 财政开支C
expenes 管理费5
expens 费用L 营业费用5 管理费用5 费4 开支3 其他费用2 乱花钱2 化钱2 浩大2 转为2
expensac 诉讼费用8
expenseexpens 家俱<
experi 体验= 实验9 经验5 先进经验4 实验设计4 试验4 用户体验4 分流实验3 对照实验3 科学实验2 死亡率2
experienc 富有经验H 老练7 熟练4
experienti 经验9
experiment 实验> 实验性= 试验7 实验法6 实验者6 试验误差4 实验设计4 试制4 试验站4 试验性3 试验者3
experitz 专门性= 作3
expert 专家A 专家系统< 鉴定人7 鉴定3 高手3 行家3 专门知识2
expertis 专门知识; 技术鉴定9 鉴定书5 专家4 法医鉴定4
expiat 赎罪: 偿8
expir 耗8 呼气5 期满5 断气5 满期4 呼4 有效期限4 截止日期3 耗费3 过期2
expiri 断气9 照旧7 截止日期6 呼气5 满期3 期满2
expirt 呼气7 期满6
explain 解释4
explan 解释5 释义4 辩解2
explanatori 不言自明5 叙述4 说明4 注明3 不言而喻3 辩明3 例证3
explantori 不言自明; 无需6 显然5
exple 土地3
explement 辅<
explet 虚词; 诅咒语; 语助词; 填补: 感叹词8 惊叹6 咒骂4 附加物3 补足3
expletia 不动产3
expletori 多余6 补充4
explic 解说6 引伸5 解释3 说明3 精细3
explicatio 第四次N
explicit 显L 式4 直言2
explod 爆炸6 激增6 驳倒5 推翻4 散发4 爆发3 突然3
exploit 剥削F 开采7 剥削制度6 剥削阶级6 剥削者6 勋绩6 宜5 联合开发4 开发4 人剥削人4 开拓3 利用3 功绩3
explor 资源管理G 器6 勘探4 探险家3 踏勘3 探测3 探险3 勘探成本2 浏览2
exploratori 探察= 钻研9 勘测9 探井6 探究6 探险5 探查5 考察5 探索4 勘探3 探测3
explos 爆炸C 爆炸品8 爆破音8 炸药7 爆发5 人口爆炸5 爆炸物4 爆破4 爆炸案4 激增3 暴躁3
expo 市集; 展览会8 义卖8
expon 阶= 指数8 倡导者6 幂指数5 区分符3
expona 低价6
exponenti 指数= 指数函数8 乘幂5 幂4 指数分布3 指数值3
export 导出I 出口D 出口商4 输出3 进出口3 正在3 出口贸易3 外销2 进出口商2
expos 易受攻击: 曝露: 露体: 曝光6 揭穿6 陈列5 暴露5 掩蔽3 公开3
exposit 讲解? 阐述: 博览会8 集市6 展览会5 义卖5
expositori 阐述C
exposur 曝光8 讨论稿7 揭发5 裸露5 揭露3 定案3 泄露3 暴露3 承受2
expound 解释4 详细2
express 表达式T 明示< 表达5 专使2 丝毫不差2 词语2
expression 表现主义N
expressionist 表现主义? 作家7
expressionless 无表情A 呆板9
expressli 特意H 明白5 清楚5
expressway 高速公路?
expromitter 取而代之8 承担责任6
expropri 没收7 征用7 征购6 剥夺4
exptrapol 阿达姆:
expuls 开除; 排气7 驱逐出境6 军籍6 驱逐令5 逐出3 驱逐2 学籍2
expung 删掉H 擦掉; 除去8
exquisit 细腻C 敏锐9 精致7 精巧6
extant 毁: 现存9
extaordinari 非常4
extat 不动产3
extenaion 审核6
extend 扩充D 扩展5 延长4 延伸4 展期3 延伸性3 扩大范围3 竭尽全力3 可扩展性2
extens 扩展R 扩展名7 此3 扩充3
extension 外延A
extensit 扩充3
extensiva 释;
extenso 详尽7 全文5
extent 程度9 范围4
extenti 型6
extenu 减轻8 低估5 藐视4
extenuatori 原谅7 减轻4
extercu 对外贸易6
exterieur 法国8
exterior 外部5 外貌5 外4 对外2
extermin 根绝B 扑灭; 消灭7
extern 外部I 对外< 外部设备6 外4 外因4 外在性3 外面3 外界2 客观化2 外债2
exterritori 域外9 领事裁判权8 治外法权8
extinct 消灭> 灭绝8 消亡5 还清4 熄灭3 废止2
extinguish 减色9 灭火器9 熄灭7 消亡5 偿清3 消除3 一项3 公积2
extol 颂扬A 吹捧9 称赞7
extor 逼供9 迅8 讹诈6 敲诈4 勒索3
extort 勒索7 敲诈6 强夺5 强4 逼供4
extortion 敲诈者= 强夺7 勒索6 敲诈3 昂贵3
extra 额外? 外加: 附加7 附加码4 另计4 字字3
extracod 附加3
extract 抽取> 提取> 采掘5 抽出4 引得4 熬4 精汁4 选段4 取出4 垦殖4 摘录3 萃取3 插拔3 吸取3 榨出3 拔出2 查数2
extracte 抽出7 析取6
extractor 拔取> 抽出9 析取4 抽取3
extracurricular 课外N 业余:
extradit 引渡L 亡命5
extrajudici 庭外6 外4
extrajurisdict 以外7
extraleg 违法7 私自5 超越4 超出3 私刑2
extramarit 婚外E 非婚= 私通5 通奸5
extran 额外; 非必要9 无关5 旁证3 之外2 外来2
extranei 外来7
extraordinari 非常: 特殊6 特别5 超子4 临时3 特设2 非凡2
extraordinaria 非常4
extraordinarili 特命> 破例> 特派7 离奇5 非凡5 惊奇4 惊人3
extrapol 外推法= 插5 推5 推断4
extrasolar 太阳系E
extraterrestri 大气圈C 地球7
extraterritori 治外法权D 域外A 领事裁判权:
extravag 挥霍无度@ 铺张浪费8 奢侈7 浪费5 言行4 挥霍2
extravaganza 狂@ 狂言< 狂诗< 铺张5
extrem 极值> 极端= 尽头6 极6 极点5 极值场4 绝境4 偏激4 过激3 极刑3
extremi 紧急4
extremist 偏激A 份子3
extremum 极值9
extric 救出E 解脱?
extrins 非国有; 外4 外来3 外表2
extrovert 外向>
extrud 挤出@ 压出= 伸出5 逐出4
exuber 茂盛< 生气勃勃7 繁茂7 丰富4
exud 渗出; 流出6
exult 欢欣H 非常高兴B 大悦@ 狂喜5
eye 眼= 来看8 手眼6 猫眼5 目击4 眼睛4 见证人3 视力3
eyebal 眼球A 目测8 目视6 性3
eyebrow 眉毛G
eyeglass 镜片H
eyelash 睫毛N
eyelet 冲孔O
eyelid 眼皮N 眼睑E
eyelin 膏N 眼线8
eyepiec 目镜N
eyesight 目力N 视力9
eyesor 眼中钉Z
eyewit 目击者= 见证人7
eyr 巡回:
f2f 面对面Z
fab 妙A 绝好>
faber 伯7 尔4
fabia 法比亚I
fabian 费边社G 拖延时间@ 费边@
fabio 法比奥Z
fabl 寓言A 虚构6 神话4 谎言4
fabler 虚构情节N
fabliau 诗8 故事2
fabliaux 诗8 故事2
fabric 预制件5 瞎编5 织物5 合成纤维4 伪造证据4 建造4 制造者3 制作者3 构件3 制作2 幻觉2 布2
fabricaion 捏造6 装配3 制造2
fabricar 人工5
fabul 难以置信7 寓言7 传说6 非常2
facad 铺面; 正面5 外观4 表面2
face 正面6 乍6 面临6 面5 贴边4 人脸识别4 两面派4 饰面3 倒焊3 面容3 正视3 伪君子3 面貌3 票面3 表面3 脸3 面对2 朝2
facebook 脸书Z
facedown 摊牌: 对抗5
faceless 个性5 无名5 匿名4 面3
facer 自诉;
facet 侧面: 琢6 面6 方面3
faceti 爱6 滑稽5 开玩笑4
faci 表面6 显然4 立案3
facia 召集令9 督促5
facial 脸部G 美颜@ 脸7
faciendi 托管9
faciendo 作为5
faciendum 就是9
facil 设施F 设备7 胜仗4 服务设施3 功能3
facili 便利8
facilit 服务商< 便利: 促进5 推进4 容易3
facimil 签字5 印鉴3
facisit 法西斯@ 专政3
facsimil 传真K 传真电报8 摹本7 穿空6 临摹5
fact 事实I 事实上4 实情4 作案4 事前3 事实核查3 客观事实3
factag 小件?
facter 立遗嘱8
facti 事实上6 事实3
factio 遗嘱7
faction 派系< 派别; 反对派9 内讧8 小集团6 宗派4
factionalist 帮派体系> 派系8
facto 事实上B 事实标准4 非官方3 溯2 事实2
factor 因子D 因素@ 因数> 系数8 保收4 让售4 要素3 品质因数3 客观因素2
factorag 厂商5 佣金3 手续费3
factori 工厂F 阶乘< 厂4 全厂3 制造费用2
factotum 杂工Z
factretriev 检索系统4 检索3
factual 尊重事实: 求实精神: 事实7 事实证明4 真实性3 实情3 真实3
factum 个人行为< 非其所为7 事实6 事后4
factur 加工2 外2
facult 分保6
faculti 师公7 教员7 官能6 法学院3 学院3
facut 据实E 招认4
fad 时尚H
fade 衰落? 衰落区9 淡入9 淡出9 凋谢8 褪色8 盲区6 平淡5 淡化4 消失4 盲3
faecal 排泄物A 渣滓?
fag 劳累< 吃力8 苦工7 努力3
faggot 柴把C 束7 捆6
fagin 教唆犯< 金2
fail 失败D 未能; 故障4 打不开3 跑不起来3 跑不通3 无法2 不及格2
failur 失效> 故障; 失效率5 无故障4 企业倒闭3 失效节点3 故障率2 失败者2 企业破产2
faind 查明5 无罪5
faint 昏倒< 微弱; 昏厥: 虚伪4 朦胧3 模糊2 无力2
fair 公平7 公平交易7 展销会6 合理5 展览会5 博览会5 转晴5 晴朗4 美丽4 不好不坏3 公平网3 表述3 誊3 对待2 适量2 中等2 市集2
fairbairn 贝4 恩4 尔2
fairchild 仙童Z
fairclough 克拉夫C
fairfax 费尔法克斯R
fairground 赛会C 露天7
fairi 仙女N 精灵?
fairway 航路E
fairytal 童话故事H 传6
fait 全然5 否3 事实3 契据2
faith 善意7 忠实6 诚信6 深信4 忠实性4 不正派4 教规3 诚意3 详3 失信3 信念3 诚心诚意3 背信2 诚恳2
fake 虚根9 仿造6 假货5 假造4 伪证3 伪装3 诡计2
faker 伪造者> 骗子7
fakeri 捏造6 伪装5 伪造3
falcon 猎鹰= 鹰= 狩猎者8 隼7
falkirk 福尔H
falkland 福克兰N 福克兰群岛N
fall 回退6 倒下5 失守5 落差5 采伐量5 阵亡4 下跌4 降4 微尘4 辐射性4 回落4 跌价3 垮台3 落下3 秋天3 低落3 初见3 坠落2 崩2 归2
fallaci 廖= 谬见; 谬论8 谬误6 骗人4 误解3 不合理2 观念2
fallact 虚伪5
fallback 低效< 撤退8 回退5 退却3 依靠3 降级2
fallen 落下来D 陷落D 堕落3 废除3
fallibl 易错H 犯错8
fallon 隆E
fallout 原子尘C 微尘9 辐射性9 失3 检3
fallow 休耕H 棕色8 淡2
fallthrough 遇到4 情况3 案例2
falmouth 茅? 法尔<
fals 假> 虚报5 虚伪4 伪造文书4 误4 假冒4 造假4 假色3 真假3 正误3 假信号2 伪证2 诬告罪2
falsa 描写8
falsehood 谬误9 虚假5 谎言5 虚伪3
falsetto 歌手; 音4
falsi 这种8
falsif 假帐7 伪造证据7 伪造4 印章3
falsifi 窜改9 说谎6 假3 歪曲2
falsiti 不忠实6 篡改6 谎言5 虚伪3 伪造2
falsu 虚伪4 欺骗3 欺诈3
falter 支吾B 蹒跚6 颤抖4 踌躇3 犹豫3
famacid 伤者: 诽谤者7 诽谤3
famal 接头; 阴8
fame 闻名= 名望; 著名6 名声6 传说6
famil 主义5
famili 家庭D 族; 系列9 家属6 家人5 家庭财产4 计划生育4 家产3 家族3 家庭收入3 家庭成员3 家庭出身3 家谱2 赡2
familia 家族: 户主7 家长5
familiar 熟知; 亲密; 熟悉9 拘礼8 常客8 通俗化6 友4 精通3 随意3 常见2
familyy 破裂6
famin 饥荒; 饥饿6 缺货6 缺乏5
famish 饥馑N
famosus 造谣中伤; 诽谤5 名誉3
famous 出名? 极好6 令人满意5 著名5 有名4
fan 扇> 扇入> 风扇: 粉丝6 吹拂6 折叠式5 狂热者4 飘动4 出线4 迷4 爱好者3 扇形3
fanat 盲< 狂热者8 狂热7
fanatic 入迷: 狂热6
fanci 喜好6 稀奇6 特级6 想象力5 精美5 喜爱5 贵3 奇特3 新奇3 设想2 热门2
fanfar 嘹亮A 吹牛6
fang 尖牙N 犬牙N
fanni 救护队> 屁股8
fanout 分列: 扇8
fantas 幻想? 想象3
fantasi 产物8 幻想6
fantasis 梦想: 幻想7
fantast 捕风捉影= 空想< 稀奇; 奇妙6
faq 常见问题F
far 最8 甚远6 远端5 远4 久远4 很3 遥远2
faraday 法拉第L
faraway 恍惚> 出神< 遥远9
farc 滑稽剧H 闹剧H 胡闹A
farcic 笑剧N 滑稽4
fare 过活8 车费6 补票6 全票5 乘车4 半价4 交通费4 买票3 旅客2 车2 进展2
farer 水手8 海员7
farewel 辞别E 再见7
farey 雷<
fargment 分化;
farm 农场= 农业8 受让5 种田5 农产品5 农业品4 包税制4 种地4 农业工人4 雇农4 出让3 放领3 工厂化3 农田2 作价2 田赋2 耕种2
farme 承6
farmer 农场主< 农户9 承包者9 农夫6 自耕农5 农民5 佃农5 佃户4
farmhous 农舍Z
farmland 农田C
farmor 转让2
farmstead 及其6 农场3
farmyard 农家E
farnborough 恩5 伯5 勒2
farnham 姆6 纳3
farrel 法雷尔Z
fart 屁N 放屁N
farth 不值钱9 象征性5 寻5
farther 此外9 进一步7 远5
fascia 招牌@ 带2
fascimil 传真7
fascin 神魂颠倒: 着迷8 入迷7 入神6 深深5 吸引3 魅力3 迷人2
fascism 法西斯主义A 国家主义<
fascist 法西斯B 法西斯主义> 党员3
fashion 流行8 风尚6 穿搭5 上流社会4 时髦4 造3 样3 衣服2
fast 快速< 尽快8 快7 快件4 斋戒4 快速访问4 矩3 紧紧3 很快2
fastbal 快球Z
fasten 拴紧; 紧固件; 结扎; 系牢: 强加于6 扣紧6 系3
faster 全新9 加快7
fastest 最4 扫雷3
fastidi 苛求< 取悦9 挑剔5
fasttip 查询4
fat 脂油; 肥8 肥肉8 油腻8 粗线6 胖5 脂肪4 粗3 宽2
fatal 致命8 厄运6 死亡者6 致命性6 宿命论6 致命伤6 不幸5 天命5 宿命5 注定4 严重错误3 严重事故3 粗心3
fatalist 宿命论N
fate 宿命= 命运9 命中注定8 电告6 注定4 运气4 足额3 重大2
father 父亲> 慈爱7 岳父5 创始者5 长辈5 代父5 生父5 父5 养父3 继父3 绅3 神父3 市政府2 本市2 上层2
fatherhood 父权5 父4 身分2 父亲2
fatherland 祖国F
fatherless 无父C 生父6 父亲4 不明3
fathom 测量深度A 英寻A 看穿: 测深7 彻底3
fatigu 疲劳? 心智: 疲乏6 允许量6
fatima 法蒂玛Z
fatten 养肥N 肥胖;
fatti 脂肪A 肥胖7
fatuous 发呆? 愚笨;
fatwa 法学家6
faucet 旋塞H 龙头>
faulkner 福克纳Z
fault 故障H 追究责任5 断层4 故障模拟4 故障安全3 毛病3 故障测试3 找岔子2 过错2 故障矩阵2
faulter 过敏:
faulti 瑕7 劣质5 缺点3 劣等3 驾车3 过失3 责备2
faultless 完美5 缺点4
fauna 动物群Z
faut 不得已9 其次3
favela 贫民区H
faveur 特惠7
favor 有利7 取而代之7 最惠国7 顺差5 好意5 赐予4 出超4 赞许3 顺2 优惠条件2
favorit 中意< 幸运儿< 喜爱6 收藏4 偏爱4 宠爱4 偏袒3 喜欢3
favour 有利条件7 最惠国6 体恤5 关切5 赐与5 有利于5 我方5 优惠条件4 顺利3 条件优惠3 惠3 好感3 优待3 优惠3 善行2 恩惠2 天赋2 好意2
favourit 宠信> 徇私> 得宠> 偏爱5 宠爱5 喜爱4 偏袒3 喜欢3
fawcett 西特N
fawk 福克斯E
fawn 小鹿H 摇尾乞怜H 奉承7
fax 传真> 发传真; 传真电话9 摹写9
fay 仙子C 耶: 接合4
faze 狼狈: 打扰6 折磨4
fbi 美国联邦调查局Z
fca 纠错5
fcc 联邦3
fdd 磁盘驱动器?
fdisk 硬盘分区@
fdm 频4
fdp 飞行数据C 光纤6
fdx 全双工:
feacia 财物4 债务人2
feamal 隐匿4 妇女3
fear 担心8 恐慌7 恐惧6 敬畏6 害怕5 唯恐5 恐怕4 颇3 畏惧3
fearless 无畏A 大胆7 勇敢6
fearsom 吓人< 害怕7 可怕4
feasanc 作为4 履行3
feasant 损害赔偿3
feasibl 可行B 可行性A 可行性研究9 行向量6 可行方向5 经济可行性4
feason 行为人7 侵害3
feasor 侵权行为5
feast 尽情= 请客= 宴会: 酒席9 享乐6 款待5 享受4 节日4
feat 壮举@ 功绩7 技艺7 灵巧4 整洁4 合适3
feather 羽毛@ 羽状9
featheri 羽毛9
featru 特征5 抽取4
featur 功能> 特征8 特性4 特色3 特写3 特征向量3 特点3 面孔2 语言特点2 特征选择2 秀丽2 特征分析2
featureless 特色6 平凡5
feb 二月E 月4
februari 二月N
fecal 排泄物A 渣滓?
fece 屎E 粪=
feckless 不负责任: 无能7
fecund 繁殖力E 丰饶; 多产9 肥沃6
fed 局主席: 联邦6
feder 联邦O 联邦制8 联邦政府7 联盟3 结成3 美国联邦3 联合会3 联邦贸易委员会3 同盟3
federalist 拥护者: 党6 文集5 派5 联邦制3
federalt 联合会6
fedora 呢帽C 男式;
fee 费; 检验费5 签证费5 律师费4 挂号费4 注册费4 付费4 申请费3 手续费3 安装费3 快递费3 过户费3 版费3 稿费3 认证费3 世袭3 可望3 银行费用2 代理费2 书费2 产地证明2 收费2
feebl 衰弱; 低能: 果断5 微弱4 虚弱3
feebli 柔弱< 微弱8 无力4
feed 馈送B 送6 馈5 导5 加料4 进料4 饲料4 饲养3 馈给3 一餐3 前馈3 换页3 用餐3 曝光3 摄取3 为生3 通孔2
feedback 反馈T 负反馈7 反馈系统6 正反馈5 业绩考核4 信息反馈4
feeder 馈线= 供给者: 奶瓶: 饲养者7 支线6 补给5 集散4 送3
feedgrain 饲料用D
feedstock 原料6
feel 感觉5 民心5 觉得5 知觉4 同情4 受伤害4 摸索4 同情心4 触摸4 触觉3 动人3 摸3 以为3 情绪3
feeler 试探= 探杆; 触角8 触5
fefo 送4
feifeitur 薪资7 取消3
feign 作假8 装作6 假装6 假案6 虚构4 做作4 化名4 假名3 捏造3
feisti 好争吵? 坐立不安< 活跃4 激动3
felic 幸福8 幸运6 快乐5
felin 猫E 猫科A 猫科动物A
felip 费利佩B 佩8
felix 力克斯A 克斯8
felixstow 斯托9
fell 一季: 二重接: 缝7 滥伐6 伐木4 击倒4 凶猛4
fella 小伙子> 伙计: 伙伴6
feller 伐木者< 缝工9 接缝6 伐木5 缝3 伙伴3 家伙2
fellow 同道; 同伴9 同事6 朋友5 同行4 男人4
fellowship 研究员= 伙伴关系< 共同犯罪6 奖学金5 友谊5
felon 疽@ 瘭@ 罪犯4 恶棍4
feloni 重刑< 重罪9 解罪4 谋杀罪3 死罪3 严重3
felonion 窃盗罪9
felonri 全体5 罪犯3
felt 毡D 粘结> 毛毯: 敏6 触3 尖3
femal 雌性: 女7 女法官7 女性6 女职工6 女犯人6 女工4 女子3 女人2
feme 妇人: 女子7 有夫之妇5 夫妇5 未婚4 妻子3
femicid 杀害9
femin 女权主义H 男女平等:
feminin 柔弱? 阴性9 特质5 女性5 温柔4
feminist 男女平等<
femm 妇女; 女子4 妻子4
femor 大腿E 大腿骨E
femur 大腿骨A 腿9
fen 沼池N 沼泽8
fenal 女5
fenc 剑术< 围墙7 击剑7 围栏5 禁渔期5 赃物5 保持中立5 骑墙5 篱笆3 禁猎3 搪塞3 观望3 防护3 栅栏2
fend 击退; 供养7
fender 挡泥板A 防卫4
fenetr 蚀; 掩4
fenizon 酯@ 螨8
fenn 芬>
fennel 茴香N
fenton 芬> 东2
fenwick 芬= 威克5
feoffe 受托人4
feoffor 授与6 封地5
fer 拿来N 带2
fera 野兽A
feral 野生; 野兽: 凶猛9
ferdinand 男子:
ferendi 壁7 靠3
fergi 姬A
fergus 格斯E
ferguson 弗格森Z
fermat 费尔马> 马=
ferment 发酵B 酵素? 动乱6 骚扰5 骚动4 激动2
fermi 密: 能级7
fern 蕨类植物Z
fernandez 费尔南德斯I
fernando 费尔南多Z
feroc 凶猛8 狂暴5 残忍4
feroci 凶猛7 残忍6 野蛮4 可怕3
ferranti 蒂5 兰4
ferrari 费拉里Y
ferret 白鼬; 驱出; 貂: 打猎6 搜5 查获4 侦察3 侦探3
ferri 轮渡B 渡口; 摆渡: 渡船8 斯3
ferriag 摆渡G
ferric 三氧化二铁E 氧化铁E
ferrit 铁氧体O 淦;
ferro 共振>
ferroelectr 铁=
ferrous 氧化亚E
fertil 受精; 肥沃: 丰饶9 施肥8 肥料4 媒介物4 妊娠4 生产力3 繁殖2
fertilis 受精8 施肥8 多产7 肥沃5 丰富2
fervent 炎热< 热烈4 强烈4 热心3 热情3 热3
fervor 炽热< 热心5 热情5
fervour 炽热; 热诚; 热烈5 热情4
fester 生脓H 脓疮H 溃烂A
festiv 喜庆@ 节日: 欢宴9 欢庆7 庆祝7 春节5 过年5 欢乐3
festoon 结彩H 花彩H
fet 场效应=
feta 羊乳酪Z
fetal 胎= 胎儿7
fetch 取9 提取9 抓取7 取指令6 魂4 推出3 带来2
fetcher 访问者E 访问3
fete 宴请9 节日9 祭祀8 招待7 庆祝6
fetid 恶臭=
fetish 偶像; 迷信7 神5
fetter 羁绊C 脚镣? 束缚4
fetus 胎儿: 未成熟2
feud 斗6 仇杀6 封地5 擦亮5 争执2
feudal 封建制度E 封建= 封地9 封建主义8 领地4
feudalist 封建?
feudel 封建@
feudist 封建制@ 封建主义; 封建5
fever 发烧B 热病? 感冒8 发热7 激昂6 激动2
feverish 发热8 兴奋6 狂热4 不安3
fewer 少7 少于6
fewest 最少:
fff 之类6
ffff 介于5 含3
ffffff 之类6
fft 傅里叶4
fgc 第五代=
fhd 头3
fial 失职:
fianac 补偿性7
fianc 未婚夫? 未婚妻?
fiance 未婚妻E
fiar 公正无私C
fiasco 惨败; 大2
fiat 严命A 许可2 纸币2
fibber 谎; 撤7
fiber 光纤? 光导纤维> 纤维制品6 纤维光学6 人造纤维4 局域网络4 纤维3 贵重2 玻璃纤维2
fiberglass 玻璃丝N 玻璃纤维<
fibonacci 斐J 波纳契J 黄金分割8
fibr 纤维制品? 纤维8 光导纤维4 构造3
fibreglass 玻璃纤维A
fibril 纤维9
fibrosi 纤维化H 变性<
fibrous 纤维A
fickl 变幻无常H 浮燥H 薄情A
fiction 拟制? 小说; 虚构6 编造5 捏造3
fictiti 虚构5 拟制5 虚设5 买空卖空5 伪名4 虚3 假设3 编造3 空头支票3 假想2
fictiv 想象5 虚构4 虚伪4
fidd 高精度E 手巧?
fiddl 小提琴? 提琴= 瞎搞= 时光: 拨弄7
fiddler 拉提琴C 游荡6 骗子3
fide 善意8 真诚7 诚实5 买主4 忠实3 实际成本3 真正3
fidei 诚实信用6 善意3
fideicommissaria 遗产3
fidejussor 担保人7
fidel 保真度= 忠于8 逼真度7 卡斯特罗7 忠诚6 高保真5 忠实5 诚实4 职工2
fidget 坐卧不安@ 烦乱@ 烦躁不安@ 摆弄; 坐立不安9 不安3
fidgeti 烦燥; 取悦8 沉着5 不安4
fidl 监查:
fiduci 受托人3
fiducia 抵押3
fiduciari 信用5 信托5 受托人3 受托3
fief 采邑A 封地<
fiefdom 采邑A 封地<
field 段A 字= 域6 现场6 场4 油田4 信息组4
fielder 守队E 外场?
fieldwork 野外工作@ 农田> 野战: 工事6
fien 罚金7
fiend 邪神< 能手8 癖6 魔鬼6
fiendish 恶魔?
fierc 猛烈8 凶猛6 厉害6 暴躁6 热烈4
fieri 炽热9 暴躁6 热烈4
fiesta 祭典C 喜庆9 假日5
fife 横笛L
fifo 先进先出L
fifteen 十五E 十五个@
fifteenth 十五分H 第十五H
fifth 五分之一@ 第五@ 第五条: 第五代: 之三8 五代7 五等2 五分2
fifti 五十E 五十个> 五成:
fiftieth 第五十H 十分之一9
fig 无花果= 服装5 少许4 跑4 打扮3 东西3
figaro 费加罗Z
fight 斗殴: 械斗9 斗志8 格斗8 武斗6 搏斗5 好斗4 挑起4 打架4 争斗4 搬弄是非3 言词3 战斗2 斗争2
fighter 战斗机= 斗士< 消防人员< 战士8 好战5
figment 虚构5 事3
figur 借喻5 比喻5 无党派人士4 数码3 形象3 象征3 定形3 数字3 概数3
figura 体态A
figurehead 船头< 傀儡9
figurin 雕像:
fiji 斐济Q
filament 细丝= 灯丝; 细线8 纤维7
file 文件W 编档2
fileicon 通常3
filenam 文件名7
filer 锉磨7 钉4 编档3
filespec 描述2
filesystem 文件系统3
filet 鱼片9 襻6 束发6 肉片5 丘5 成片4 轮廓线4 饰带4 缚4 圆角4 嵌3 状物3 带子2
filial 当做A 孝顺< 分枝7 子女4
filiat 养子6 私生子5 确定3
filibust 暴8 阻挠8 兵5 议案3 掠夺3 海盗3
filicid 杀害8
filigre 金丝A 细丝< 饰品5
filipino 菲律宾人N
filius 儿子6 私生子5 非婚生子2
fill 填充A 充填7 填色6 填5 加满5 填方5 装满4 油管线4 表单填写4 埴4 填报4 填空4 填满3 填表2 填料2 弥漫2
filler 补白: 填充7 装填6 装盒4 填隙4
fillet 缚7 带子4 过渡3
filli 小姑娘H 雌马H
fillip 弹指C 弹4 刺激3
film 薄膜G 膜@ 胶片: 胶卷7 电影5 微缩4 拍摄3 软片3 拍电影3 正片2
filmmak 制片B 摄制B 电影5 制作4
filter 筛选D 滤波器B 滤波8 过滤器7 滤光6 过滤4 尘3 走漏3 过滤嘴3 滤过3 数字滤波2
filth 污物? 淫猥> 污秽8 不洁5 猥亵3
filthi 丑恶; 污秽8
filtrat 过滤?
filum 中间线?
fin 鳍G 鱼翅; 翅8 五元6
finabl 罚款8
finacn 公共财政N
finagl 骗子7
final 最后> 最终> 定局6 终4 终值4 终审4 为准4 终局4 决选4 决定性4 决算3 期末3 期末考试3 结局3 定稿2 终审判决2 结论性2 终结2
finalis 定稿; 下来7 结束5
finalist 决赛B 选手6
financ 筹资= 理财: 筹措9 资金7 融通4 金融公司4 财政4 筹集3 融资3 财务3 贷款3 金融资本3 金融管理3 财务帐2 财政学2 调度表2
financi 财务G 财务报表< 金融9 财政7 财务状况4 财务报告4 财务会计3 财务管理3 金融服务3 金融中心2 财务主管2 财务预算2 金融界2
finch 雀H 鸣鸟7
finchley 芬奇N
find 查找C 找: 不到: 寻找4 查找文件4 调查结果3 裁决2 找到2
finder 测向仪6 发现者5 坞4 拾4 找岔子4 探3 镜3 寻找3 探测器3 定位器2 中间人2
fine 罚金8 骨料5 精细5 微调4 纯度3 细小3 雅致3 晴天3 变细3 细3 款额3 微细3 成色3 细线2 晴朗2
finem 最终4 最后2
fineri 幽雅A 精炼炉A 服饰< 鲜艳7 装饰2
finess 牌7 计谋7
finger 手指: 指纹6 指4 污4 指印3 手印3 脊2 手控2
fingerboard 指5 键盘2
fingernail 指甲B 手指甲A 掐;
fingerprint 指纹N 指印6 捺印4
fingertip 指套N 指尖N
finicki 周到8 讲究7 过分6
finish 制成品7 完成6 产成品6 半成品5 毁掉4 清棉机4 精整4 轧机4 制成4 精加工3 毛坯3 半制品2 成品2 完工2
finit 有限K 穷A 有限元6 有穷性4 有限性4 有限元法3
finium 境界9 边境3 边界2
fink 内奸T
finland 芬兰N
finlay 芬利I
finn 芬兰人N
finnish 芬兰语G 芬兰A 芬兰人A 酚3 马克2
finsburi 伯里> 芬2
fint 纸币4
fiona 菲:
fir 杉木? 枞树? 指挥系统9 先前4 送3
fire 火灾; 防火8 火8 火灾保险8 火险8 因祸得福5 炉火5 烧制5 电炉5 火灾现场4 法尔4 开枪3 烧毁3 烧火3 火炮3 纵火罪3 救火车3 消防车3 射击3 消防队3 放火3 火控3 指挥仪2 着火2 火力2
firean 消防队员H
firearm 火器D 枪枝= 枪炮:
firebal 火球H 流星>
firebird 黄鹂H
firebrand 火把; 木柴8 叛乱者8
firecrack 鞭炮E 爆竹A
firefight 炮战C 交火= 消防队员; 火6 战3
firefli 萤火虫Z
firehous 消防站C
firelight 火光Z
fireman 救火队员N 消防队员A
fireplac 壁炉N
firepow 火力E
firesid 炉边; 火炉6 家庭4 非正式3
firestorm 大火A
firewal 防火墙E 放火6 墙3 隔离3
firewood 木柴C
firework 烟火C 信号弹< 烟花< 焰火9 激情5 激烈2
firm 商号6 事务所5 商行4 坚定4 确3 稳固3 会计公司3 坚牢3 洋行3 企业2 确定2 坚挺2 公司2 坚2
firmament 苍天E 天空=
firmwar 固件V
first 第一? 第一个> 先: 第一次7 首先6 一级5 首5 第一组5 先进先出5 首次5 阶4 第一代4 第一行3 初犯3 第一条3 首要3 首项3 第一页2 后进先出2
firstborn 初生儿A 胎生A 长女: 男6
firsthand 得来A 采购2 直接2
firth 峡湾E 河口?
fis 家庭收入=
fisc 财6 仓5 国库3
fiscal 财政; 财政政策4 财政年度4 国库4 每届4 税收政策2 会计年度2
fischer 费舍尔Z
fiscus 国库7
fish 捞取8 鱼业8 鱼肉8 备品7 渔港7 鱼6 鱼类5 装配厂5 钓鱼5 查出4 摸索3 接合3 钓3 渔船3 摸底2 打捞2 捕鱼2
fishbon 鱼骨>
fisher 费舍; 渔夫9 渔船6 鱼5 食2
fisheri 捕鱼B 渔业= 海洋渔业8
fisherman 钓鱼者H 渔夫> 渔船9
fishi 腥臭A 鱼= 呆滞4
fishmong 鱼贩H 鱼9
fission 分体H 裂开7 分裂4
fissur 沟= 裂开5 裂缝5 分裂3 裂3
fist 拳头; 一把8 拳打8 握6 挥拳5 紧握3 议长3 手2 相当2
fistfight 互殴A
fit 拟合A 断断续续6 曲线拟合6 试穿5 试衣5 适切5 发作4 合身3 适合3 一阵阵3 健身3 合宜2 适宜2
fiti 百分之五十E 五十;
fitment 配件8 家具7
fitter 装配工N 钳工N
fitzalan 阿伦N 菲茨8
fitzgerald 菲茨杰拉德Z
fitzroy 菲茨G
five 五D 五大8 五子棋7 五中6 五个5 五色5 五分5 五位4 五权宪法4
fiver 镑; 五元7
fix 固定D 修复; 固定成本6 固定资产5 定点4 固定资本4 固定汇率3 定期3 调料3 固定价格2
fixabl 修复3
fixat 定置@ 注视4 色3 不变2 固定2
fixer 定影剂C 定色剂C 毒贩子C 收买4
fixpoint 不动点R
fixtur 夹具@ 固定物> 家俱5 附着物4 工商业3 装修3
fizz 嘶= 兴奋5 活力2
fizzi 起泡沫< 作响; 嘶5
fizzl 嘶>
fjord 峡湾N
flabbergast 目瞪口呆= 惊愕:
flabbi 气力; 软弱7 稳4 松弛4
flack 高射炮; 炮火8 宣传4 广告2
flag 标志> 旗8 标记7 国旗4 信号旗4 旗号4 旗子3 旗标3 石板路3 菖蒲3 萎靡不振3 下垂2 铺砌2 铺2
flagpol 旗竿Z
flagrant 昭著: 罪恶昭彰: 不能容忍7 现行6 公然6 恶名3
flagship 旗舰N
flagston 石板B
flail 连枷D 乱动< 脱粒< 坦克7 打3 鞭打3
flair 鉴别力C 资质= 天资; 眼光9 才能3
flak 高射炮; 炮火8 宣传4 广告2
flake 扁7 薄片7 火星6 架子5 剥落5 晒2
flaki 时好时坏9 成片8 剥落6 薄片4 不稳定3
flambard 渔B
flamboy 辉耀; 火焰: 华丽5
flame 火焰: 色彩鲜明8 无聊7 火舌5 燃烧4 灭菌4 焚烧3 点燃3
flamenco 拉曼E
flamingo 火烈鸟H 鹤A
flammabl 可燃性N 易燃?
flan 果子> 果酱3
flander 佛兰德A
flang 凸缘K 轮缘=
flank 侧面= 侧腹< 相接< 胁6 窝3 腰3
flanker 侧冲C 侧面9 堡垒7 部队3
flannel 法兰绒R
flap 拍打8 鼓翼8 飘6 片状6 飘动5 抖动3 摆动3
flare 张开6 喇叭5 闪耀4 闪光3 发光3
flash 闪光9 遮雨8 特急8 特快7 闪点6 闪现6 快擦写存储器6 快报6 一瞬间5 防水3 情报服务2
flashback 倒叙? 火舌?
flashbulb 闪光灯N
flashcard 闪卡N 背单词E
flashi 浮华> 一瞬间> 闪光5
flashlight 手电筒H 信号灯>
flashpoint 动乱6 爆发4 地区2
flask 水瓶C 烧瓶C 细颈C
flat 扁平封装7 平板车6 扁平电缆6 平直6 平板6 平坦5 平地4 枯燥无味4 平放4 断然4 统一3 毅然3 扁平3 干脆3 平顶3 变平3 平原2 直截了当2
flatland 平原B
flatmat 合住C
flatten 弄平= 变平: 失去光泽8 扁6 打倒5 打败4 丢脸3
flatter 夸赞< 荣幸< 讨< 阿谀6 谄媚5 高兴4 奉承4
flatteri 巴结A 阿谀< 谄媚:
flatwar 扁平= 餐具9
flaubert 福楼拜Z
flaunt 飘扬< 炫耀6
flavia 弗莱H
flavor 加味8 调味料8 可口4 调味品4 滋味4 味道3 风格3
flavour 情味9 风韵9 味7 香料7 加味6 调味料6 情趣6 风趣6 调味6 风味4 滋味3 香味3
flaw 裂纹< 狂风7 缺陷6 瑕疵5 缺点2
flawless 无瑕: 完美4 瑕疵3 缺点3
flax 麻织品E 麻布; 亚麻:
flaxse 亚麻子H 仁B
flay 去皮< 剥皮8 抢夺6
flc 长度2
flea 跳蚤Z
fleck 斑纹; 雀斑7 斑点7 斑驳6
fledg 喂养: 羽毛: 高性能4
fledgl 幼鸟= 雏鸟=
flee 逃避7 逃出6 逃走6 窜逃5 逃5 逃掉5 逃离5 畏罪潜逃5 脱逃3 逃跑2 消失2
fleec 羊毛= 诈取6 剪下5
fleeci 敲竹杠E 铺子E
fleet 疾驰; 飞逝: 商船队6 浅5 短暂4 飞快4 港湾4 舰队4 消磨3 小河3 掠过3
fleetwood 特伍德N 弗利8
fleme 佛= 芒6
flemeswit 逃亡者9
flemish 佛兰德M
flesh 众生9 血肉9 长胖9 肥7 皮肉之伤7 肉5 轻伤5 肉欲4 激起3 人性3 人体3 肉体3
fleshi 肉体8 肉8
fletcher 弗莱彻Z
flex 屈曲7 曲5 伸缩3 首次2
flexibl 弹性= 灵活性; 伸缩性: 灵活8 曲4 无伸缩性3 柔性3 机动3 适应性3 软性3 柔顺2 软磁盘2
flexman 灵活6
flexo 多功能9 打字5
flexur 抗弯N 抗弯强度E
fli 飞= 两翼6 苍蝇6 飞花6 飞行5 飘扬5 飞速4 飞越4 飞翔4 字盘4 浮动4 逃出4 传单3 蝇3
flick 弹开; 拂去9 轻弹8 忽然6 轻5 影片5
flicker 闪烁= 摇曳: 闪动7 扑5 微弱3 翅膀3 颤动2 摇动2
flier 快船> 快车7 孤注一掷7 特快6 传单3 飞行3 投机2
flight 飞行9 航班7 逃离7 非行6 外逃6 逃避5 飞跃5 机票4 惊飞4 飞逝4 宇航工程4 资金外流3 射程3 班机3 订票2 射击2 迁徙2
flimsi 薄纸B 稿纸; 浅薄6 易4 脆弱3
flinch 畏首畏尾@ 戏8 退缩5 畏缩4
fling 急冲= 丢下9 挥动6 扫视6 猛冲4 投掷3 投3 嘲弄3 抛弃2
flint 打火石C 燧石C 东西3
flip 触发器= 翻转9 空翻8 劈6 筋斗5 轻弹5 倒装法5 抽打4 轻击3 蹦跳3 抛3 掷3
flippant 嘴碎E 轻率4 没4 礼貌3
flipper 肢E 脚蹼E
flirt 卖俏: 卖弄风骚: 轻率地: 调情7 急动7 忽然5 挥动5 扔5 摆动4 玩弄4 调戏4
flirtat 挑逗= 调情7 调戏7 认真6
flirtati 调戏9 轻浮8
flirti 轻浮>
flit 掠过: 迁徙9
flitter 抖动<
float 浮点E 浮动? 流动4 浮点数4 浮动汇率4 浮点运算3 浮萍3 漂浮2 未详2
floatag 漂浮物H 船身:
floatat 发行7 筹资5
floater 开办者= 发行人7 漂浮物7 漂浮5 临时工4 发起人3
flock 棉< 鸟群; 兽群8 成群4 一群3 聚集2
floe 浮冰N
flog 鞭策A 鞭打7 迫使6 批评5
flood 扩散式; 浸没9 血崩7 被淹7 洪水6 充斥6 水灾6 泣5 泛滥4 淹没4 涌进4 水4 涨潮3 充溢3 注满3 灌溉3 满3
floodgat 水闸C 水门<
floodlight 泛光C 泛光灯C 照明灯;
floodlit 泛光照明N
floodplain 泛滥平原Z
floodwat 洪水@
floor 地板9 铺地板8 基底5 版面4 占地面积4 平面布置4 场内3 最低价3 底价3 展销3 楼层3 普通工人3 打倒3 场2 席位2
floorboard 一块; 汽车3
floot 水5 决3
flop 触发器= 噗通8 拍5 摔4 砰然3 抛3 拍击3 落3 猛2
floph 触发器5
floppi 叭嗒< 软磁盘8 松软5 磁盘格式5 柔性5 软盘驱动器4 软盘4 磁盘控制器4 般3
flora 植物9
floral 花: 植物6
florenc 佛罗伦萨E
florentin 佛罗伦萨M
floret 小花Z
florian 御; 佛: 莱恩8
florid 红润E 华丽6
florida 佛罗里达州Z
florist 花卉C 花匠= 花4
floss 丝棉N 乱丝N
flotilla 船队? 舰队9
flotsam 零碎8 漂流6 浮5 废料3
flounc 挣脱= 荷叶= 荷8 离去5 挣扎4 跳动4
flounder 折腾C 做事; 挣扎7
flour 碎粉= 粉沫= 粉9 面粉8 磨碎7 粉状7
flourish 手舞足蹈< 隆盛< 词藻7 繁荣6 夸耀5 繁茂5 挥舞5 茂盛5 兴旺3
flout 轻视5 轻蔑5 愚弄5 嘲笑4
flow 流转= 流; 流量9 流程8 数据流7 信息流7 流动6 现金流4 流程图4 现金流量4 控制流4 自喷4 喷3 川流不息3 流泄3 畅流3 总流量3 流控制2 零头2 工艺流程2
flowchart 流程图A 框图8 程序框图7
flower 花= 开花: 盛5 旺盛4 精华3 发育3
floweri 绚丽E 花5 华丽5
flowerpot 钵H 花盆A
flowgraph 流程图5
flowlin 流线9
flowsheet 程序框图E
floyd 弗洛伊德F
flt 测试法7
flu 流感H 流行性> 感冒4
fluctat 波动3 幅度3
fluctuat 波动E 变动8 涨落5 起伏4 汇率变动4 经济波动4 波动性3 动摇2
flue 渔网? 烟道? 蓬松7 暖气7 烟5 洞2
fluenci 善辩> 雄辩8 流畅7
fluent 流利= 流畅9
fluentli 通畅E 流利=
fluff 念错< 柔毛< 软毛7 变松7 抖7 绒毛6 起毛6 东西2
fluffi 毛绒绒A 蓬松9 空洞8 明确2
fluid 流体A 减震8 流体力学7 分泌液7 液体4 流动人口3 流畅3 流动2 控2
fluidic 射流? 流体<
fluiditi 流质A 流动性8 状4
fluke 偶然事故< 侥幸; 锚8
fluminum 江河?
flunk 不及格F
fluoresc 荧光M 荧光灯9 荧光屏7
fluorid 氟化物Z
fluotex 特克斯B
flurri 疾风C 飓风= 慌张7 恐慌5 激动3
flush 齐平9 惊飞8 丰足7 奔涌7 流溢7 满盈7 心情愉快5 冲洗4 发红4 驱3 旺盛3 发烧3 脸红2
fluster 慌乱> 紧张不安; 慌张7 紧张5 激动3
flute 凹槽> 笛子< 长笛< 笛声8 笛7 横笛7
flutter 振翼; 颤动; 鼓翼8 拍5 翅膀5 飘动5 烦扰3 焦急3 跳动3
fluvial 河=
flux 磁通? 通量= 磁路: 助焊剂9 熔融9 涨潮5 流出4 变迁3 熔化3 磁通量3 热流2
flyback 回扫时间; 描; 回扫9 水平面4
flybi 飞越N
flyer 飞行物= 飞鸟9 传单6 快车6 飞行员6 孤注一掷6 飞3
flynn 弗?
fnm 管理器4
fnode 节点2
foal 生仔N 驹N
foam 白沫= 泡沫= 泡沫剂9 水沫9 泡沫塑料9 起泡沫8
foami 泡沫> 起泡沫<
fob 表袋@ 表链@ 骗人6 骗5 诡计3
focal 焦距? 息3 焦点2
focus 焦点H 聚焦G 专注4 放在3 重点3 放大镜2 调焦2
focuss 看清? 聚集3
fodder 草料@ 素材7 饲料7 弹药7 喂6 政客5
foe 仇敌9 敌人8 反对者6 敌5 对手5 友4
foenus 息4 利息3
foetal 胎儿;
foetus 胚胎E 胎儿7
fog 雾: 灰雾9 苔藓5 笼罩4 草3 困惑2 迷惑2
foggi 雾8 模糊2
foia 法令4
foibl 弱点; 缺点5
foil 烘托> 箔; 衬托8 挡开8 挫败4
foist 偷偷插入C 混入9 卖3
fold 折叠I 合拢5 折层4 羊栏4 折纸3 折痕2
foldabl 变慢6 可折叠6 并3
folder 文件夹V 例如2
foley 福利7
foliag 树叶E 植物9
folic 叶酸Z
folio 页数= 页码< 对折: 一页5 开3
folk 人们C 家人; 民间7 亲属5 民族4
folkeston 福克斯?
folklor 民俗学C 民间传说C 风俗9 传闻3
folkmot 集会6 平民5
folksi 风味7 气7 民间6
folktal 民间故事Z
folli 荒唐事E 剧: 愚蠢4
follicl 小囊N 滤泡N
follow 以下C 跟随6 下列6 后面5 跟5 随动4 关注4 回访3 沿行3 跟进3 追补3 追问3 遵循3 尾追3 跟踪3 追究3 之后3 粉丝2 属下2
followthrough 后续?
follwer 读图E
foment 热敷N 煽动5
fond 怜爱> 柔= 溺爱9 宠爱5 温柔4 喜欢3 爱好3
fonda 旅馆<
fondamental 根本法< 条约3
fondant 糖料N
fondl 爱抚< 溺爱8 爱7
fondu 酥H
font 字体O 字形9 字模6 字号6 字体大小4
fontana 丰塔纳Z
foo 如4 进行3 内嵌2
food 食品< 粮食8 养料7 粮票7 饭票7 美食6 食物5 联合国粮农组织4 外卖4
foodborn 食物: 传染4
foodprint 足印I 鞋印D 脚印>
foodstuff 粮食8 食品8
fool 傻7 愚人7 傻事7 拌7 受骗者6 白痴4 游荡3 开玩笑2 识别系统2
foolhardi 愚勇N 有勇无谋N
foolish 傻< 愚笨6 愚蠢6 可笑6 无聊5
foolproof 十分;
foot 合计7 立足点6 站稳6 立于6 英尺6 步调4 备战状态4 小结4 脚踏4 步兵4 到底3 跳舞3 尾3
footag 钻井进尺= 进尺7 尺7 英尺6 镜头4
footbal 足球B 足球运动= 球员9 橄榄球9 选手3
footbridg 人行E
footeg 进尺8
footer 页脚N 页眉4
footfal 脚步9 踏步9 脚6
foothil 山麓E
foothold 据点E 立足E 根据2
footloos 自由自在6 做3 束缚3
footman 仆役F 马夫E
footnot 脚注T
footpath 人行道; 小路9
footprint 印迹N 足迹=
footstep 脚步声; 脚步; 足迹:
footwear 鞋类H 靴A
footwork 现场采访C 脚力C 脚5
forag 粮草E 粮秣? 饲料6 喂5 掠夺2
foray 侵掠C 劫掠6 袭击5 侵略5 攻击4
forb 福布斯Z
forbear 延展7 忍耐5 宽容4 节制4 自制4 偿还期2
forbid 严峻5 不准5 亲近4 不许4 禁止3
forbidden 严禁8 违禁物品5 违者5 非法5 禁止4 通婚4 禁用3
forc 强制@ 力7 武力7 部队5 强迫4 外力3 力量3 销售员3 哄抬物价2 均势2 强行2 凭藉2 劳动力2 说服力2
forceast 预测4
forcep 钳子< 焊钳< 骨针< 镊子7 钳4 状3
forcibl 家宅7 强行进入7 气力5 侵入4 用力3 势力3 强制3 强力3 强行2
forcr 权力3
ford 涉过C 福特> 浅滩8 涉水8
fore 船头: 专业银行8 上述3 前面3 以前3
forearm 前臂E 武装4
forebear 祖宗E 祖先8
forebod 先兆A 预感: 预兆8
forecast 预测J 预报: 预报员5 需求预测5
foreclos 实行2 抵押品2
foreclosur 回赎6 抵押品4
forecourt 前院Z
forefath 祖先;
forefing 食指Z
forefoot 前脚Z
forefront 前线< 前部<
foregift 押租9 小费7 押金4
forego 前述7 居6 先前4 前面3 之前3
foregon 逝去< 预先3
foreground 前景色G 前景A 前台>
forehead 前额H 前部> 额3
foreign 外国B 国外A 外币6 对外贸易5 外汇5 外国人4 外国货4 外来4 对外3 外省3 外贸3 外事3 外籍3 国外市场3 涉外3 外汇业务2 外汇资金2 外汇储备2 外资2 局外2 外债2 外地人2 外键2
forejudg 断定4 审问3 驱逐2
foreman 领班> 工头7 总工6 工段长5 陪审5
foremanship 职能4
foremost 最5 最初4
forens 法医A 辩论6
foreplay 前奏: 爱抚9 戏8
forerunn 前兆: 先驱:
forese 预知< 预见: 料到9 预料3 能2
foreshadow 前兆8 预示5
foresight 先见C 预见? 远见= 深谋远虑8
forest 森林B 原始森林6 草木6 林务员6 林区6 黑森林6 植树5
forestal 占先8 垄断市场6 一步5 囤积3 阻碍2
forestri 林业E 森林法< 林学< 林地9 林产9 森林5
foretast 先尝A 尝: 试4 预示3
foretel 预言6 预告6 预示5
forethought 预谋7
forewarn 预先警告N
forewoman 主席5 陪审4
foreword 前言< 序4
forex 外汇交易< 外汇2
forfeit 没收: 没收物9 丧失者8 丧失6 可没收4 埋4 解约2 罚金2
forfeitur 没收; 罚金5 没收物5 丧失3 停薪3
forg 锻造= 伪造= 打制9 铁工厂9 锻6 熔炉5 锻炼3 假造3
forger 伪造者8 犯3
forgeri 伪造< 伪造罪8 伪造品7 公文书5
forget 忘记@ 忘: 健忘6 忽视2
forgett 忘; 忘记6
forgiv 宽仁B 宽恕8 原谅4 宽大3
forgo 摒绝E 放弃3
fori 审判2
forisfactur 罚金3
forisfactus 死刑犯9 重罪4 犯人3
forisfamili 生前6
fork 叉< 叉形: 分岔7 叉子5 分支3 音叉3 分歧2
forklift 铲车E 升降机;
forloc 地方5
forlorn 孤苦伶仃? 凄凉9 渺茫7 孤独6 可怜4 悲惨4 没4
form 形式C 式7 格式7 表格5 表单4 方式3 型3 范式3 填表2 形2
forma 预计8
formac 公式2
formaiti 程式8 手续4
formal 形式A 正式; 形式参数5 形式化5 形式语言5 手续4 形式主义4 形式系统3 拘于3 拘泥于3 拘谨2 拘泥形式2 形式逻辑2
formaldehyd 甲醛Z
formalis 成为6 一定4
formalist 形式主义E
formam 根据2
formant 峰H 构形6
format 格式P 格式化: 形成4 文件格式4 数据格式2
formatt 格式化?
formed 合式7 合适3
formedon 追索7
former 前者7 从前7 前7 以前5 样板5 原罪5 前任4 原3 以往3
formica 胶木Z
formid 艰难9 优秀9 巨大4 可怕3
formla 课税3
formless 无定形; 不定型9 形体7 非正式3 形状3
formul 公式化F 配制6 制订4 提问3 叙述2
formula 公式T 堆砌4 客套4
fornic 私通: 奸淫9 通奸6 奸4
forrest 利斯特N
forsak 摒绝= 断念; 抛弃4 遗弃3
forster 福斯特Z
forswear 伪誓8 作伪证8
forsyth 赛斯E
fort 拿手< 长处< 要塞; 特长8 堡垒5 优点5 易货3
forth 往前? 以后5 阐明4 宣布3
forthcom 即将来临= 来临<
forthright 直路A 马上9 直率5 坦白4
forthwith 立刻6 犹豫4
forti 四十N 四十个N
fortieth 第四十H 十分之一9
fortif 筑城H 防御工事D 要塞8
fortifi 筑9 防御工事8 加强5 要塞4 坚强4
fortiori 顺理成章D
fortitud 坚毅H 刚毅> 不屈不挠8
fortnight 隔周C 星期= 双周刊9
fortransit 翻译程序4
fortress 要塞= 筑= 城堡8 防守6
fortuit 偶然9 不规则3 意外3
fortuiti 非故意8
fortuitus 偶然5
fortun 算命9 幸亏7 幸运5 占卜者5 好运4 星座4 幸福3 运气3 兴隆3 命运3
fortuna 埋藏8 命运7
forum 论坛< 讲坛4 专题讨论3 法院3 广场3 讨论会3
forward 转发D 正向? 向前7 期货6 发运4 远期4 前4 转寄4 前进3 顺向3 存储转发3 运输商3 传送器3 转运2 结转2
fossa 窝< 凹7
fossil 化石F 陈腐; 古物7 守旧6
foster 哺育8 养母8 奶8 寄养7 养育6 养女5 抚育5 养子5 照顾4 养父母3 管教所3 抱3 养3 培养2
fostress 保姆A 养母?
foucault 傅N
fouder 缔造者A 创立者< 创办人9
foudr 一见钟情A 晴天霹雳> 雷击<
foul 污蔑6 淤塞4 犯规4 缠结3 邪恶3 不洁3 恶臭3 腐烂3 草稿3 缠绕3 底稿2
found 找到D 未找到> 不到9 找9
foundat 基金会@ 基地6 基础理论6 基础2
founder 沉没9 创业者6 跛6 创立者4 发起人4 摔倒4 摔4 浸水4 创办人3 倒塌3
foundin 弃儿G 弃婴=
foundri 铸造厂? 铸造> 铸字8 铸件8 浇7 砂6 铸3
fount 水缸A 铅字: 泉: 源泉6
fountain 本源< 源泉9 泉水7 喷泉7 水源6 液5 斗2 贮2
four 四@ 四线= 四位7 四色6 四大5 四个4 四遍4 四行4 四海之内4 四端网络4 四色问题3 完全一致3 四元2
fourfold 四重: 垒9 四倍7
fourier 傅里叶P 里3
foursom 对抗赛< 四8
fourteen 十四N 十四个N
fourteenth 第十四H 四分之一9
fourth 第四F 第四代@ 第四条< 四分之三7 四分之一5
fowl 飞禽C 家禽= 鸟;
fowler 鸟7
fox 狐狸; 狡; 黄斑; 变酸8 斑6 福克斯5
foxglov 毛地黄Z
foxhol 散兵坑Z
foxi 赤褐色< 狐< 狡猾4
foyer 大堂H 门厅<
fpu 处理部件5
fqdn 域名6 全称3
fraca 喧噪H 纷扰A 吵闹6
fractal 碎片5
fraction 分数= 小数: 分式9 分馏6 零股6 分切5 繁分数3 零散3 稍许3 破片3 断片3 成数3 连分数3 部分2 分步法2 辅币2 零星2 分频2 相对误差2
fractious 脾气9 倔强7 易怒5 不好3
fractur 骨折; 裂; 挫伤9 断裂6 破碎5 破裂3
frag 注5
fraggint 军官7
fragil 脆弱7 脆4 易碎4 虚弱2
fragment 片段: 残片9 碎片6 破片4 分段3 片断3
fragmentaion 细分< 碎9
fragmentari 碎块; 断片9 片断6 碎屑5 碎片3
fragranc 芬芳A 香味:
fragrant 馥郁H 芬香A 愉快4
frai 免费8
frail 少妇@ 篓; 意志薄弱9 少女4 灯心草4 脆弱4 虚弱4
frailti 意志薄弱< 弱点8 脆弱5 虚弱5
frais 草莓< 野生7
fram 诬告9
frame 帧N 框架A 陷害4 机架3 构架3 配线架3 框2 画面2 遭到2
frameless 框架4
frament 分段运输E
framer 筹划: 组成3 构成3
framework 基本概念6 框架6 骨架5 体制5 参照2
fran 弗; 兰4
franc 法郎G 弗朗西= 瑞士法郎= 法国7 法国法郎5
franca 弗兰卡Z
francais 法兰西< 法国5
francesca 弗朗西斯E
francesco 弗朗西斯科N
franchis 赔额8 特许者7 特许权5 经营权4 选举权4 特许4 登记税3 公民权3
franchise 特许证8 代销5
franci 弗朗西斯N
franciscan 方济@ 方济会@
francisco 弗朗西斯科N
franco 某地6 在内3 德3 免2 边境2
francogerman 德9
francoi 弗朗索瓦Z
franglai 外来语E
franglibl 易碎性E 易3
frank 弗兰克斯8 坦白5 率直5 保有5 老实3 邮戳3 邮寄2 盖印2
frankenstein 作法自毙E 人形< 怪物4
frankfurt 香肠? 牛肉;
franki 弗兰基Z
frankish 法兰克N
franklin 富兰克林X
frankpledg 十户A 十2
frantic 狂乱; 疯狂: 狂暴4
franz 弗朗茨Z
fraser 弗雷泽? 弗雷<
frat 联谊会? 大学生5
frater 同父异母: 同母异父3
fratern 友爱@ 兄弟6 联谊会6 互助会5 互助3
fratricid 兄弟姐妹= 杀害9 内乱5 同胞4
frau 夫人9 已婚7
fraud 舞弊= 欺诈: 诈欺8 诈骗案6 诈骗罪4 风控4 欺诈案4 弊端3 仗势欺人3 骗局2
fraudul 欺诈性B 欺骗性9 欺诈7 盗卖5 谋4 诈骗4 倒买倒卖4 骗术3 不正3
fraught 伴; 含有; 充满4
fraunhof 夫琅和费Y
fraus 诈欺;
fray 磨破C 打架8 磨损8 争论3
frazer 弗拉C 弗雷泽> 策4
freak 畸形物> 反复无常6 畸形3 事物3 奇异3 反常3
freaki 捉摸不定E 畸形8
freakish 朝三暮四H 见异思迁H 畸形6
freckl 雀斑C 斑点9 晒斑8
fred 瑞德N
freda 弗: 雷达5
freddi 弗雷迪Z
freder 弗雷德里克N
frederica 里卡N
frederick 弗雷德里克N
fredholm 弗雷德B
free 自由E 免费7 空闲5 无5 免税5 自由空间4 自由市场4 自由区3 免3 无税3 自由贸易3 交货2
freebi 免费赠品> 免费4 东西3
freeboard 干舷O
freeboot 强盗; 海盗:
freed 释放5
freedman 自由民: 解放5 奴隶3
freedom 自由> 人身自由5 信仰自由4 结社自由4 集会自由4 容错性4 新闻自由3 言论自由3 公海自由3 迁徙3 匮乏2 婚姻自由2
freeform 多边形7 实心2 画2
freehand 徒手? 画线<
freehold 保有7 官职3 不动产2 地产2
freelanc 自由职业者@ 投稿7 作家5
freeli 无拘束4 自由4 直率3 迁徙3 慷慨2 随意2
freelor 特殊4
freeman 雷曼< 弗里9 自由民5 富3 公民权3 会员2 公民2
freemason 互济会Z
freemen 自由民8 公民3
freeness 无死锁性N
freenet 自由网H
freeport 自由港A
freestyl 自由式Z
freewar 免费软件N 自由软件N
freeway 高速公路? 南北;
freez 冻结= 冻住7 楞住7 冷冻6 凝固点5 呆住5 定格5 冰冻4 结冰4 卡死4 卡顿4 死机4 严寒4 价格冻结4 凝固3 僵硬3
freezer 冰库H 冷冻库H 冰箱;
fregit 土2
freight 运费J 货运5 进货运费3 运费表3 运费单3 销货运费3 货物运输2 业者2 运费率2
freightag 船费< 货运4 运费3
freighter 远洋货轮7 运输机6 货船6 货主4 托运人3 货轮3 承运人2
freightway 货运公司D
french 法语K 法式> 法文> 法国人: 法国法郎8 法国6
frenchman 法国人N
frenet 发狂: 狂热4
frenzi 狂乱: 狂怒7 疯狂5 狂暴4 狂热4 激怒3
freon 氟里昂Z
frequenc 频率S 频9 工作频率5 频数5 调频5 双频3 临界频率3 频度3 频率响应2
frequent 来访9 频繁6 常用5 时常5 常常4 有无4 经常3 交往2
fresco 壁画D 技法>
fresh 精神饱满: 新近8 追寻6 刚刚5 新起点5 淡水5 新鲜5 冒失4 追捕3 淡3 另外3 新3 最新3 新奇2 泛滥2
freshen 咸味= 精神饱满8 显得7
freshman 一年级E 生手; 新手6
freshwat 淡水D 江河湖泊A
fresnel 涅> 菲涅耳区9 菲8
fret 起波纹< 烦躁8 烦燥7 噪7 饰物6 焦急3 不满3 磨损3
freud 佛洛伊德Z
freudian 弗洛伊德H
fri 油炸C 周五: 抽验: 煎炸: 鱼苗: 油煎: 煎6 晒黑4
friar 修道士E
friction 磨擦< 摩擦性: 摩擦: 磨损2
friday 星期五U 以色列2
fridg 电冰箱E 冰箱=
friedman 弗里德曼Z
friedrich 弗里德里希Z
friend 友: 友人8 朋友8 友好6 赞助者6 精通法律6 友好条约3 友善3
friendli 友谊: 亲密8 亲切5
friendship 友爱< 友好条约9 友谊9 友善7
friez 起绒: 绒毛7 饰带7 状物5
frigat 护卫舰Z
fright 丑: 吃惊5 惊骇5 可怕4 惊人4 非常3
frighten 惊恐: 受惊吓7 惊吓6 吓人5 受惊4 恐惧4 害怕3 令人3
frigid 严寒< 寒冷9 冷淡5
frill 皱边E 饰5 皱4
frilli 饰;
frim 间2
fring 流苏8 穗7 边饰5 射击5 具4 小额3 边缘2 饰2
frisk 欢跃? 欢闹9 摇7 蹦跳6 乱5 活跃3
friski 欢闹> 乱7
frisson 颤抖<
fritter 细片< 剁碎8 屑6 切3 浪费3 细3
fritz 德国人A 德国9
frivol 轻薄? 妄动7 轻浮7 敷衍6 轻佻5 不足取5 诱5 琐碎4
frizzi 卷曲@
fro 那边7 向3
frock 僧衣A 工装A 罩袍A 连衣裙A 礼服7
frog 青蛙Z
frolic 嬉戏? 欢乐:
frome 弗罗姆Z
frond 植物体N 叶9
front 前端A 阵线6 正视图5 前后5 出面4 决策人员4 正反面4 朝向3 前线3 挂名2 面对2 带电2
frontag 临街E 前方E 房子6
frontal 额骨@ 帏8 帘8 祭坛8 正面4 前面3 额2
frontend 前端7
frontier 边防: 末稍9 国境8 边境8 边境贸易7 边防站7 边防部队7 前沿科学7 关境5 边界线4
frontispiec 插画: 正面4
frontlin 锋线N 前线A
frontmost 最小化6 前面4
frost 霜? 结霜< 受冻8 磨砂8 装饰玻璃8 无光泽7 冰冻5 冻伤4 变白4 冷漠2
frostbit 冻疮E 冻伤; 霜9
frosti 霜冻H 严寒< 冷淡5
froth 琐物> 发泡: 泡沫9 起泡6 泡5 吹5
frothi 泡9 起泡9
frown 皱眉头E 皱眉C
frozen 冻结: 呆5 严寒5 冻伤5 冰冷5 冻结资金5 冻结资产5 冷酷3
frs 皇家8
fructos 果糖Z
fructus 孳息9 劳动成果4 益3
fructuum 孽;
frucus 收益权?
fruendi 收益权E
frugal 俭省E 节俭= 朴素5
frui 益4
fruit 果类9 水果8 结果实5 勤劳5 孽4 孳息4 合法财产3
fruitcak 干果H
fruiti 果味D 圆润< 水果9 趣味7
fruition 结果实> 成就6
fruitless 果实@
frust 主动7
frustrat 受挫: 顿挫9 落空8 失意6 挫折6 挫败5 航程4 泄气3
frustum 截头@
fsk 频6 移2
ftp 文件传送7 文件传输4
fuchsia 倒挂金钟H
fuck 混帐: 乱糟糟7 妈6 性交5 杂种5 些微4 丑恶4 难4 该死3 诅咒3 低劣3
fucker 傻瓜8 笨蛋7
fudg 傻事9 蒙混9 粗制滥造9 胡说八道6 胡说4 谎言3 捏造3 故事3
fuel 燃料J 气体燃料7 人造石油7 油耗7 液体燃料5 木炭5
fuer 逃跑< 出庭2
fugit 逃犯< 捉摸: 亡命7 逃亡7 逃亡者4 捕捉3 短暂2
fugu 赋格曲N 神游E
fuit 心神7
fuji 富士山Z
fujitsu 富士通Z
fulcrum 支点L
fulfil 称心8 履行6 应验6 得以6 抱负4 实践3 满足3 尽3 完成3 令人高兴2 实行2 令人满意2
fulham 骰N
full 全> 满8 完整8 全部7 全额6 完全5 全面4 全权3 足3 整整3 满载3 全日2 全值2
fullback 后卫H
fuller 铁锤; 漂洗:
fulli 全9 全自动6 充分4 完毕3 完全3 多址2
fullscreen 全屏9
fulltext 全文6
fulsom 令人生厌H 过度5 过分4
fulton 富尔顿Z
fumbl 乱摸= 漏接= 笨手笨脚9 摸索6 笨拙6 球3
fume 熏< 冒烟8 臭气8 烟7 激怒3
fun 乐趣: 玩笑6 娱乐6 开玩笑3
funchal 丰沙尔Z
function 函数Q 功能A 职能8 泛2
functionalist 机能9
functionari 工作人员5 公职人员4 机能4 职员4 公务人员4 负责3 职务2
functus 履行职责>
fund 基金P 资金= 流动基金3 集资3 资金运用3 偿债基金3 固定资金2
fundament 基本: 基频6 原音5 基本定律4 根本4 基波4 定义域3 基音3 基本原理3 基本法3 根本性2 基本型2 谐波2 基本权利2
fundamentalist 主义者5
funder 投资者<
fundhold 持有人8 负责制5 所有者3
fundrais 募款H 融资8 筹款7
funer 出殡H 葬礼; 丧葬8
funerari 葬礼= 埋葬;
fungal 真菌类A 病害@ 肿; 真菌9
fungibil 代替7
fungibl 代替8 互换4
fungicid 真菌>
fungus 真菌类@ 真菌>
funk 发出臭味> 闻到> 臭味9 怯懦6 惊恐4 害怕4 畏缩3 恐惧3
funki 怯懦: 恶臭8 畏缩6
funnel 漏斗F 漏斗状C 烟囱9
funni 好笑: 滑稽8 有趣5
funnili 滑稽可笑Z
fur 毛皮; 积水8 水垢8 苔6 内斯4 弗2 垢2
furandi 窃盗7 劫掠7
furauct 毛皮:
furi 狂怒9 愤怒5 狂暴5
furiosus 痴A
furious 狂怒7 超速6 吵闹4 狂暴4 猛烈4 激烈3
furlong 隆E
furlough 准假A 放假: 解雇6 休假5
furnac 熔炉; 火炉8 炉6 考验5 烧5
furnish 家具; 服饰品: 陈设7 免提6 装设6 穿戴5 义务人4
furnitur 家具= 器具< 帆具9 营具7 经济实用5 家俱4
furor 勃然大怒> 狂热6 轰动5 感动4 骚动3 喧闹3 激怒3
furri 毛皮B
furrow 弄绉@ 犁沟@ 车辙; 起波纹8 犁6 耕5 皱纹5
further 提供援助> 促进5 助长5 助4 援助2
furthermor 此外= 而且<
furthest 最远; 遥远7 最3
furtiv 偷偷9 隐密7 偷偷摸摸5 秘密4
furtum 窃盗; 盗窃5
fuse 熔断= 保险丝< 熔化< 引信; 熔点8 导火线7 融合7 定影6
fuselag 机身N
fuser 凝: 熔7
fusibl 熔: 熔断8
fusion 熔合I 聚变反应; 闪6
fuss 小题大作= 焦燥= 自扰= 大惊小怪9 烦燥8 忙乱8 焦急4 激动2
fussi 取悦6 爱5 易怒4
futa 失业3
futher 扣留4 拘留3
futil 琐细> 无用4 无益4
futon 蒲团H 床垫A
futur 未来B 期货: 将来6 期货市场4 期货交易4 远期4 先验4 期货价格3 借债2
futurist 未来派K 主义者3 未来2
futuro 将来6
futurolog 未来学Z
futurum 未来6
fuzz 绒毛状C 飞散= 细毛9 绒毛7 起毛7
fuzzi 模糊N 模糊推理6 模糊数学4 模糊控制3 模糊性3 模糊不清2
fuzzywar 件3
fyi 所用:
gabl 山形C 板2
gabor 博?
gabriel 测试程序8
gadget 小玩意? 配件7 诡计4
gadolinium 钆K
gaelic 盖尔人N 盖尔语N
gaff 出丑H 失态H 过失3
gag 浑9 箝制9 箝口9 言论4 作呕4 言论自由3 呕吐3 阻塞3
gager 讼8
gaggl 嘎嘎D 鹅群A 一群5
gaieti 快活7 高兴4 愉快4
gail 盖尔>
gaili 欢乐: 华丽6
gain 增益B 收益5 损益5 盈亏4 得4 利2 自动增益2 赚2
gainer 获利5 赚钱5
gainless 一无所获N 无利可图A
gainsborough 恩斯:
gait 步法; 步态9
gala 祝贺; 节日9
galact 银河A 乳汁> 极大5
galaxi 银河A 星系> 一群7
galbraith 布雷斯H
gale 大风@ 狂风9 地租3
galeri 莱里B 馆7
galerkin 加勒M
galileo 伽利略Z
gall 五倍子: 肿痛: 焦躁6 难堪6 苦味6 屈辱6 胆汁5 磨4 痛4 烦恼3 恼怒3 擦伤3
gallach 拉赫F
gallag 拉格尔A
gallagh 拉格尔=
gallant 英勇8 壮丽6 华丽5
gallantri 豪勇E 勇敢5 华丽5
galleon 帆船:
galleri 图库> 楼座< 旁听席; 画廊7 走廊4 陈列室2
galley 战舰H 粗样A 军舰:
gallger 拉格尔;
gallic 瘿N 镓N
gallon 加仑H
gallop 跃< 急急忙忙; 飞奔6 飞驰6 飞跑5 疾驰4 急速3 极度3
gallow 绞刑架< 绞架: 绞刑8 面相7 淹死6 绞5 脱逃3
galloway 盖勒H
gallup 盖洛普Z
galoi 伽C
galor 丰富4 大量3
galvan 锌9 镀锌6 通电5 激起5 感到4
galvanis 镀锌< 惊起6 电镀5 兴奋2
galway 戈尔韦Z
gambit 开场白E 话题=
gambl 赌具: 聚赌9 赌博8 赌博罪7 赌博业7 赌场5 禁赌5 孤注一掷5 投机3
gambler 赌徒8 赌8 投机商5 赌博3
game 对策E 博弈D 游戏5 博弈论5 野味5 博奕5 比赛规则4 胜负4 赌赛4 赌博4 比分3 狩猎法3 军事演习2 不屈2
gamekeep 猎场B
gameplay 玩法Z
gamer 博弈者N 玩家N
gamest 赌棍N 赌徒E
gamin 妖冶A 顽童: 流浪儿7
gamist 博弈论6 对策3
gamma 条形A
gammar 词汇3
gamot 集会6 立法2
gamut 音阶C 音域= 整个4
gananci 夫妻;
gandhi 甘地Z
ganer 大会9 创立2
gang 结伙9 结成6 成群结队6 一架6 帮6 聚众斗殴5 帮会4 同轴4 班组4 帮派4 身材4 联合行动3 犯罪集团3 瘦长2
gangland 黑社会H 强盗6
ganglion 神经节H 腱鞘H 囊肿6
gangmast 工头>
gangren 坏疽H 腐败8
gangsta 冈H 说唱乐H
gangster 打手: 歹徒5 暴徒5 恶棍4 流氓4
gangway 让路E 跳板? 通路2
gantri 龙门> 架9 拖车6
gantt 甘C 甘特图<
gaol 监狱6 囚犯4 越狱3
gaoler 监狱看守A
gaoleress 看守5
gap 间隙; 差距: 缝隙8 隙8 缺口7 间隔6 豁开5 填隙4 气隙3 间距3 缝3
gape 张嘴A 打哈欠< 洞穴7 裂口7 裂开5
gapless 间隙8
garag 修理厂? 修车? 机库? 车库?
garb 囚衣= 装束= 穿衣7 打扮5 衣服4
garbag 无用; 无用信息7 垃圾4 收集3 废料3
garbagewar 无用4
garbl 断章取义; 混淆不清; 乱码8 错乱7 歪曲事实5 窜改4 篡改4 精选3
garcia 加西亚Z
garden 花木= 菜园= 造园= 园丁: 花园: 花匠9 园艺家9 果园9 园艺7
gardenia 栀子Z
gardin 加德纳N
gardner 加德纳N
garfield 加菲猫H 菲尔德<
gargantuan 庞大9 巨大5
gargoyl 滴水C
gari 盖7 理5
garish 穿着: 花哨4 炫耀4 过分3
garland 花环H 荣誉4
garlic 大蒜Z
garment 衣装H 衣服6 外表5
garner 积蓄9 谷仓8 储存6 贮藏5
garnet 石榴石Q 深红色8
garnett 扯?
garnish 扣发? 装饰品5 扣押3
garnishe 扣押3
garret 顶楼= 阁楼9 头2
garrett 加勒特Z
garri 栎E
garrison 守备队A 派兵A 驻守A 驻军= 守备< 要塞5
garrot 绞杀= 杀8 抢5 勒2
garter 袜带D 勋> 系紧4
garth 中庭E 庭院=
garvey 驳船5 维2
gas 天然气@ 气体< 油气8 瓦斯8 气8 凝析油6 煤气厂5 柴油5 气田4 耗气量4 汽油4 气量3 汽3 采2
gascoign 加斯科因Z
gaseous 气态C 气体燃料8 气体7 实质4
gash 划开< 深长< 深8
gasket 衬垫8 垫圈8 帆6
gasolin 汽油D 汽油税8 直馏汽油6 馏分5 无铅3 油料3
gasp 气喘吁吁; 喘气7 喘息7 渴望3
gastric 胃C
gastriti 胃炎Z
gastrointestin 肠胃N 胃肠N
gastronom 烹C 美食;
gate 门J 门电路7 通7 门控5 栅5 大门4 与非门4 禁止门4 牌楼4 或非门3 门阵列3 开门3
gateabl 通5
gatefunct 门3
gatehous 警卫室E 门房?
gatekeep 看门人E
gater 收税官A 税务员:
gateshead 盖茨H
gateway 网关D 间连接< 连接功能7 关5 门路3 应用层2
gather 收集器9 采集者9 聚集5 收税人4 渐增3 搜集3 聚会3 务3 积聚3 集中2
gator 短吻鳄N
gatt 关贸总协定E 总协定E
gatwick 盖特威N
gau 计量6 罐5 桶2
gauch 社5 粗鲁5 偏转4 笨拙4 无礼3
gaucho 骄H
gauden 渔翁得利E
gaudi 盛大宴会E 华而不实8 俗6 丽5
gaug 线规9 计量器6 计量5 不过关5 仪表板4 尺码3 规3
gauger 征税5 员4
gaull 尔:
gaunt 瘦削H 憔悴9 荒凉8
gauntlet 夹击C 手套<
gauss 高斯A 化简4 求积2
gaussian 高斯M
gauz 纱布H 金属网H 薄纱<
gauzi 纱: 薄9
gav 总产值7
gave 给出7 第3
gavel 槌; 木槌9 渔业5 赋税4 捕鱼4
gavelkind 习惯3
gavin 文7
gawk 痴呆< 呆子7 笨人6 笨拙4
gawp 呆头呆脑; 呆: 笨蛋5
gay 艳丽< 欢快; 放荡6 快乐4
gaza 加沙N
gaze 凝视= 注视8
gazebo 眺望台N 阳台<
gazell 羚? 瞪?
gazett 公报< 刊载9 报纸5 报3
gazza 加扎F 加沙?
gbyte 千兆8
gca 十位>
gcc 海湾合作委员会Z
gce 文凭D 普通教育8
gcr 成组4
gcse 中等教育H
gdg 世代9
gdpr 欧盟? 欧洲4
gdr 护= 轨4
gds 数据库系统3 数据结构2 数据系统2
gear 齿轮@ 传动9 基尔5 传动装置4 具3 开动2
gearbox 变速箱Z
gec 通用电气公司N
gecko 壁虎Z
gedanken 轻率6 思想5
gedg 奇7
gee 向右转< 哎呀; 马4 家伙3 前进3
geezer 老头H 怪人9
geisha 艺妓Z
gel 凝胶C 胶化C
gelatin 凝胶体> 明胶> 果子冻> 胶5 滤光4
geld 去势E 太监; 阉割9
gem 宝石9 珍贵6 珠宝6
gemma 芽体E 无性= 芽=
gemston 雕琢H
gen 真相8 情报4 消息2
gendarm 宪兵=
gendarmeri 宪兵队A 宪兵8
gender 阴阳: 性别6 性2
gene 基因A 表达谱>
genealog 宗谱C 系谱C 世系6 家5 血统3
generabl 发生4
general 一般E 广义> 普通: 总7 通用5 总务4 概括3 一般化3 普遍3 通则3 概论2 全面2 公意2 大体2 显著特点2 概说2 普遍化2
generalis 泛论9 一般化8 普遍化5 概括4 一般性4 归纳3 广泛2
generalist 通才J 多面手B 专家3
generaliz 普遍性E
generalship 领导7
generaor 发生器3
generat 生成H 发生器A 生成器7 世代6 代码生成4 产生4 产生器3 一代3 系统生成3 代2 发电机2
generi 自成; 一类6 独特5 同类4 种类3
generic 属D 泛型: 类6 属实3
generos 慷慨7 宽大7
generous 雅量: 丰盛8 慷慨7 宽容4 宽大3
genesi 创世E 起源6 发生3
genet 遗传学B 遗传: 遗传工程: 创始9 基因7 遗传算法7 遗传信息3 生殖3 起源3
geneticist 遗传学家Z
geneva 日内瓦H 杜松子酒;
geni 妖怪= 鬼;
genial 友善8 和蔼8 亲切5
genit 外阴部A 生殖器< 生殖7
genitalia 外阴部E 生殖器?
genius 神魔E 天才9 天赋9 精神3
genoa 热那亚Z
genocid 种族灭绝H 灭绝种族? 政治性8
genocod 地理8
genom 基因组学E 染色体< 基因7
genotyp 基因型N 遗传型N
genr 流派N
gent 绅士; 国际法3
genteel 上流? 优雅6 教养6
gentex 通7
gentil 斯文= 出身高贵9 异邦9 摩门教徒6 上流5 彬彬有礼5 异教徒4 文雅4 徒3 体面3 绅士3
gentill 花7
gentium 万民法A 国际法3
gentl 温顺6 文雅6 轻轻6 温和6 温柔4 柔和3 亲切3 逐渐3
gentleman 绅士派A 绅士= 君子协定< 先生6
gentri 豪: 们7
gentrif 中产阶级<
genuin 真货9 真正7 亲笔签名6 诚恳4 真实4 真诚4 真3 诚实3
genus 种8 同类5
geo 地理信息系统H
geocod 地理8
geodes 测; 短程9
geoff 杰夫N
geoffrey 杰弗里N
geograph 地理学者< 地理9 地理学7 代表制4 地区性4 地区4
geographi 地理C 地理学A
geolog 地质学K 地质G
geologist 地质学家H 地质9
geomagnet 地磁K
geometr 几何H 几何学: 几何均数5 几何变换5 几何级数5 等比级数4 几何图形4
geometri 几何学? 几何: 解析几何7 画法5 图解法3
geometrodynam 动力学8
geometrograph 作图8
geomorpholog 地形学@
geophys 地球物理J 物理学7
geopolit 地缘政治学N 地理8
geoprocess 地球科学N
geordi 基尼H 运煤H
georg 乔治A 格奥尔? 操纵3
georgia 乔治亚州N
georgian 乔治亚G 乔治王@ 乔治亚州<
georgina 乔治A
geoscientif 地理8
geostationari 同步卫星E
geosynchron 通信卫星6 同步2
geotherm 地温N 地热N
gerald 杰拉尔E
geraldin 杰拉尔E
geranium 天竺葵E 老鹳草E
gerard 杰勒德Z
gerhard 格哈德Z
geriatr 老年病E 衰老9 老年9
germ 生殖细胞E 细菌8 种子7 根源6
german 德语= 德国; 东德人9 西德7 东德6 德国人6 日耳曼人6 日耳曼语5 关系密切4 贴切4 西德马克4 弟兄3
germani 东德? 德国; 西德8 德语4
germanium 锗T
germanus 世系7 同一4 祖先4 血亲3
germin 发育= 发芽; 萌芽;
germplasm 种质H 胚<
gerri 格里H
gertrud 内衣>
gesner 格斯纳I
gesserit 品行端正@
gesso 底料N 石膏粉N
gesta 成就4 事物3 真2
gestalt 完形H 形态6
gestapo 盖世太保H 纳粹H
gestat 妊娠期A 孕育? 酝酿< 妊娠7 怀孕4
gesticul 谈话5 姿势5
gestioni 管理权;
gestor 代表人8
gestur 手势C 姿态7
gestura 善意3
get 获取; 获释5 染上4 使得3 救球3 入门3 幼兽3 取得3 获得2
getalf 塔?
getaway 起步< 逃掉; 逃走6 逃跑5
gete 或非门C
getter 公共3 但3 正在2
getti 提8 盖5
geyser 间歇泉N 喷泉A
gfp 处理器4
ggp 网关7
ghana 加纳N
ghanaian 加纳人N 加纳E
ghast 惨白E 可怖? 极坏9 可怕3
ghe 即可3 例子3 无需2
ghent 根特Z
ghetto 犹太人9
ghost 影= 似地7 幻5 幽灵5 一丝4 幻象4 鬼4 寄生3 虚3 幻影3 一点3 灵魂2 假信号2 影子2
ghoul 盗墓者C 饿鬼C 鬼5 尸4
ghoulish 鬼5 尸4 残忍3
giant 巨人7 怪物6 巨型计算机6 大力士6 巨型机4 庞大4 电子计算机4 大脑4
gibb 吉布斯Z
gibber 无用3 混乱3
gibberish 胡扯7 总和7 语4
gibbet 私刑9
gibbon 吉本C 长臂猿C
gibert 吉尔伯特L
gibraltar 直布罗陀Z
gibson 吉布森M
giddi 头晕H 眼花> 眩晕9
gide 善意4
gien 享受8
gif 表情包; 表情9
gifford 福9
gift 赠与; 赠品9 天才7 礼物6 赠予6 红包5 赠与税5 礼品店5 礼品5 馈赠5 礼券5 赋予2
gifted 资优A 优异: 天才8
gig 双轮> 乘快艇: 叉鱼: 演奏会: 赛艇: 记过7 旋转物7 鱼叉5 叉3
giga 吉A 千兆:
gigabit 千兆8
gigabyt 吉7 千兆6
gigacycl 兆赫< 千兆6
gigahertz 兆赫A
gigant 巨人般N 巨大5
giggl 笑< 傻笑; 咯咯4
gigo 无用4
gilbert 吉尔伯特L
gilbey 尔比N
gild 镀金B 有钱6 装5 虚饰4 装饰3
gile 尔斯= 莱斯=
gill 网捕> 菌褶< 鳃< 沟壑: 去除7 少女3
gillespi 莱斯A
gillian 莉8 安4 吉3
gilt 金边< 母猪8 眩目7 优良6 镀金5
gimmick 暗机关H 耍花招H
gin 轧棉E 杜松子酒8 陷阱4 捕2
gina 娜=
ginger 姜B 小心翼翼7 精力4 慎重3 谨慎3 生气2 活泼2
gingerbread 俗艳K 姜饼? 华而不实7
ginni 杜松子酒E 意大利人?
ginseng 人参N 西洋参N
giorgio 希8 奥6
giovanni 乔瓦尼Z
gipsi 流浪:
giraff 长颈鹿E 鹿< 豹8
gird 佩带@ 围绕4 嘲笑3 束3
girder 主梁N 大梁N
girdl 腰带> 围绕9
girl 女孩< 女工; 女佣8 女郎7 少女6 妓女4
girlfriend 女朋友H 男朋友<
girlhood 少女时代H 们8
girlish 少女; 适于6
giro 转帐6 银行信用5 邮汇5 邮政2
girth 围: 肚带9 周长9 围绕4 包围3
gis 信息处理系统4
gisant 卧: 雕塑9
gist 要点8 要旨6 依据4
git 若4 参阅4 源代码3 要3 到3 饭桶2
gitf 赠与6
github 有权4 引擎3
gitignor 应从2
give 给予4 作出4 礼物4 送交4 献出4 支持不住4 况3 增列3 让出3 制定3 援助国2
giveaway 抽奖> 免费赠品> 泄漏7
given 给定F 给出9 概不4
giver 赠予6 立法者4 给予3 制定2
gizmo 小发明N 小玩意儿A
gks 图形核心A
glacial 冰川@ 冰: 冰冷8
glacier 冰川E
glad 乐意8 欢喜7 高兴6 情愿5 喜欢4
glade 林间H 沼泽6
gladi 拉迪斯N
gladiat 斗士= 争论者; 斗6 剑6
gladston 格拉德@ 格莱斯顿@ 旅行袋: 轻型7
glam 富有9 迷人6
glamor 魅力6 迷人6 美化5 魔法3 富有3 迷惑3 美3
glamorgan 格拉B
glamour 迷惑6 美6 魔法4 魅力4
glanc 辉7 一瞥7 扫视6 略5 提到4 掠过4 闪光3
gland 腺> 套6
glandular 腺D 天生5 肉体5 固有2
glare 瞪视= 眩光= 刺眼9 炫目9 闪耀7 瞪眼6
glasgow 格拉斯哥Z
glasnost 公开化N 公开性E
glass 玻璃G 玻璃纤维8 玻璃杯7 玻璃状7 反映3 透镜3 玻璃胶2
glasshous 温室9 房8 玻璃5
glassi 玻璃质E 玻璃状? 镜9
glassiv 钝化=
glasswar 玻璃6 器具5
glastonburi 摇滚C 格拉斯=
glaucoma 内障H 青光眼H
glaxo 葛兰素Z
glaze 上釉< 釉< 呆滞无神8 光滑7 玻璃7 玻璃窗6
gleam 微光9 闪现9 反光7 闪闪发光5 闪亮5 闪烁5 光束4
glean 拾7 落6 收集3
glee 欢乐: 高兴5
gleeful 愉快6
gleefulli 高兴7
glen 幽谷N 峡谷;
glenn 伦:
glib 能说善道N 流畅9
glide 滑翔9 滑7 流逝7 溜走7 滑行7 游动6 流水4 滑动3
glider 滑翔机H 滑翔A
glimmer 微光< 一丝: 少许5
glimps 投以A 瞥见A 闪烁不定A 一瞥? 闪7
glint 闪闪发光6 闪6 闪耀4 闪光3 发光3 迅速3
glisten 白花花@ 闪亮= 闪耀9 辉耀8 闪光4
glitch 假信号=
glitter 光彩夺目> 光辉灿烂> 辉耀7 闪闪发光6 灿烂4 华丽3 极好3 炫耀3 闪烁3
glitteri 闪光7 闪烁6
glitz 炫目A 浮华> 闪光5
glitzi 眩目> 耀眼> 闪光5
gloat 盯视D 幸灾乐祸> 注视3 满足3 看2
glob 它们5 一滴3 模式3 一小3 滴水2 一团2 计算结果2
global 全局P 全球; 全程8 全球化6 全局变量5 整体4 共用3 环球3 整组2
globe 地球仪< 球状物9 球状7 天体6 球4
globex 交易系统H
globul 液滴E 血球? 小球: 药丸:
globular 球状? 小球9
gloom 幽暗? 忧沉? 暗处? 黑暗; 忧郁3
gloomi 忧闷C 沉= 悲观9 黑暗7 抑2
gloomili 阴郁< 阴暗6 阴沉5 忧郁5
glori 荣耀9 自豪9 光荣7 繁荣5 壮丽4 荣誉3
glorif 美化:
glorifi 美其名@ 荣耀8 赞扬6 辉煌6 赞美5 美化5
glorious 光荣? 壮观8 辉煌7 壮丽5
gloss 假象5 光彩5 掩盖4 曲解3 发光2
glossari 图文集E 术语5 词表5
glossi 光泽7 平滑5
gloucest 格洛斯特N
gloucestershir 格洛斯特郡Z
glove 手套= 戴4 勾结4 著3
glow 红光B 余辉: 赤热: 洋溢7 通红7 白热7 发热5 焕发4 鲜艳4 灼热4
glower 怒目而视@ 怒视; 灯丝9 瞪眼8 热切8 凝视7
glucos 葡萄糖N 血糖A
glue 粘合; 胶水; 胶合8 胶5 粘性3
glum 愁闷= 闷闷不乐; 阴郁; 阴沉5 忧郁4
glut 供过于求6 吃饱5 狼吞虎咽3 泛滥3 过3 过剩2 吃2
gluten 面筋H 麸A
glyn 格林?
glynn 格林?
glyph 字形= 刻版6 距5
gmbh 有限公司4
gmt 格林威治D
gnarl 乖僻7 多节7 乖戾6 扭曲5 瘤4 粗糙3
gnat 蚊子= 昆虫; 烦扰6
gnaw 啃= 咬7 侵蚀5 消耗4 折磨3
gnd 接地?
gneral 继承人2
gnome 箴言; 侏儒8 格言5 神5
gnp 国民生产? 毛额6 生产总值4
gnu 新闻组7
goad 赶牛> 驱赶8 刺棒8 唆使4 激励2 煽动2 刺激2
goal 目标= 射门得分6 球门4 私设4 攻3 守门员3
goali 守门员E
goalkeep 守门员E
goalpost 球门柱Z
goaltend 守门员E
goat 山羊A 色鬼A 替罪羊;
goate 山羊胡子Z
gob 啐; 凝: 吐7 水兵6
gobbl 贪食< 火鸡: 咯咯5 狼吞虎咽5
gobbler 火鸡? 雄:
goblet 高脚杯N 酒杯<
goblin 小妖精= 戈;
god 神像: 神意8 神化7 天经地义7 千真万确6 先天性6 哑巴6 偶像5 敬神5 天灾4 上帝3 不可抗力3
goddam 诅咒9 讨厌5
goddammit 要命N 该死:
goddamn 十足< 该死: 讨厌5 完全2
goddard 戈达德Q
goddess 美女; 女神8 女性4 崇拜4
gode 规例B
godel 哥德尔T
godfath 教父D
godforsaken 倒霉; 凄凉9 上帝5 荒凉5 邪恶3 堕落3
godfrey 弗雷@ 戈7
godless 无神论者? 信神< 罪恶5 邪恶4
godlik 似6 庄严6 神3
godmoth 教母A 女3
godown 仓库5 出仓5 仓4 出货4 仓库管理3 收条3 贮存3 货栈3 仓储3 入库2
godsend 天赐? 幸运5
godunov 诺夫? 戈= 杜2
godwin 戈德温Z
goeth 歌德Z
goggl 护目镜> 眼珠> 瞪眼> 瞪视7
gogh 赫:
gold 黄金L 金6 金本位5 金本位制5 纯金4 戈尔丁4 金条4 金币4 金块3 金色3 含金量3 黄金市场3 金价3 库券2
goldberg 犹太?
golden 含金= 金科玉律9 繁盛9 金色9 退职金6 兴隆4 贵重3 金3
goldenrod 黄花E
goldfish 金鱼Z
goldman 曼:
goldsmith 金匠Z
golem 机器人6
golf 高尔夫球H
golfbal 高尔夫球9 打字5 球3
golfer 高尔夫球;
golli 呀= 哪8 神5 发誓4
gomori 摩利H 哥=
gondola 两头尖> 吊舱> 无盖> 吊6 狭长6 小船5
gone 资金来源7 歇业5
gong 皿A 铜锣A 鸣锣A
gonorrhea 淋病N
gonorrhoea 淋病N
goo 多情< 粘性4
gooch 古;
good 货物B 货8 商品7 良好6 货品6 物品4 品4 好心2 资本货物2
goodal 古道N
goodby 再见?
goodi 太好了: 姥姥: 老妇: 糖果7 东西4 好吃4 伪善4 感伤3
goodman 家长7 丈夫6 父亲5
goodnight 晚安A 再见;
goodwil 商誉G 亲善6 信誉4 好意3 声誉3 友好2
goodwin 古9 温3
goodwn 转口7 中转5
gooey 胶粘@ 自作多情@ 软弱5 性格3
goof 屡犯; 出差错8 打发8 弄糟6 游5 呆子4 失误3 傻瓜3 混3
goofi 愚笨; 傻瓜8
googl 谷歌Z
goon 呆子7 愚笨7 受雇6
goos 雌鹅= 鹅= 鹅肉= 生色9 喝倒彩9 熨斗9 加大7 油门7 性交3
gooseberri 醋栗L
gop 观测站C 党5
gopher 信息检索8
gorbachev 戈尔巴乔夫Z
gordian 关键性@
gordon 丹G 哥7
gore 剪成; 淤血; 裆; 刺伤8 血4 布4 抵3
gorg 塞饱@ 狼吞虎咽: 咽喉9 凹槽6 峡谷6
gorgeous 灿烂9 华丽6
gori 血淋淋E 血污< 血8
gorilla 大猩猩E 残暴8 歹徒5
gorman 戈尔曼Z
gors 桧H 荆H 豆8
gos 敝开8 活跃4
gosh 唉; 啊8 哪7 天4
gospel 真理A 福音: 信仰7
gossam 轻飘飘A 蜘蛛网: 蛛丝: 薄弱9 薄纱9
gossip 闲话; 说闲话9 流言9 闲聊8 随笔7
gosub 转子C
got 但4 应有4 距2
goth 哥特人C 粗野5 野蛮4
gothenburg 哥德堡Z
gothic 哥特A 哥特式A 黑体: 野蛮4
goto 转6 转向4 到2
gotten 来路7 非法所得5 已经4 不义之财4 不当得利3 表明2
gouach 水粉C 水粉画C 水彩画;
goug 圆凿D 挖: 挖出6 掘5 凿成3
gough 夫:
gould 古尔德Z
gourd 葫芦C 古>
gourmet 美食家Z
gout 痛风? 麦秆> 一滴9 一团6 味6 嗜好5 趣味5
gov 域名4 政府3
gover 合法政府; 垮台6 立宪政体6 家庭教师5 立宪5
govern 政府M 政体4 美国政府4 政府部门3 政制2 数据治理2 国有资本2 统治2 公债2
governemet 民主5
government 政府6 统治3 国家2 政治2
governor 州长: 调速8 联邦储备委员会7 省长7 理事6 统治者6 总督5 管理者4 理事会3
gower 半岛<
gown 全体师生> 睡衣8 法衣8 争辩3
gownsman 年青: 长袍7 资历4
gpg 签名2
gpss 系统模拟<
gpu 显卡= 显存= 算力8 应该3 开发人员2
grab 抓握: 攫取8 沿岸5 抓取5 抢4 掠夺3 霸占3 强占3
grabber 爪钩B 接受器< 霸占8 侵占3
grace 宽限期; 优惠期9 宽限9 优美6 公元6 温文5 谢恩5 优雅4 赦4 风度3 恩典3 恩惠3 从容3 历年2 大赦2 慈悲2 体面2
graceless 道德败坏7 邪恶5 堕落4
gracious 雅致; 和蔼6 仁慈4 慈善4 亲切4
grad 毕业生A 校友?
gradat 分等级5 阶级4 逐渐3 差3
grade 品级; 等级9 年级7 级差6 评分4 等级制4 工资级别4 甲级4 成绩3 分级3 打分3 坡度3 等级分类3 劣货3 服务等级2
grader 平路机N 推土机A
gradient 梯度O 渐升6 渐降6 梯度方向6 坡度3 倾斜度3 斜率3 逐渐2 接2
gradual 升阶= 逐渐< 渐增5
graduat 毕业A 分等级7 分度7 量杯7 学位6 研究生6 考研5 毕业生4 分划4 刻度4 毕业证书3
gradus 亲8
graem 格雷姆Z
graffer 代书; 公证人5
graffiti 涂写N
graft 嫁接法@ 嫁接; 贪污盗窃: 移植6 贪污3
grafter 受贿者; 贪污8 骗子5
graftiti 诈取9 受贿7 渎职6
grafton 格拉夫N
graham 麦粉A 全麦< 面粉:
grahp 色5
graibach 格雷D 巴赫5
grain 谷粒: 谷物: 商品粮6 粮食市场6 征粮6 谷5 谷类4 微粒3 颗粒3 粮食2 细化2 纹理2
graini 多粒C 木纹C 粒状: 纹理5
grainn 妮7
gram 绿豆C 格拉姆= 波形图= 鹰嘴豆9 克6
gramm 克>
grammar 文法V 语法学2
grammat 文法7 字义7 语法5 合乎3 穷举法3
grammi 唱片5 奖5
gramophon 留声机I
grampian 格兰扁N
gran 外祖母H 祖母A 老奶奶A
granada 呢6
granari 谷仓5 谷物4 贮藏3 来源2
grand 一千美元6 大6 伟大4 宏大4 祖父母4 人大4 重大4 盛大4 求和3 显要3 雄伟3 显赫3 大法官3 大减价3 壮观3 常设2 庄重2 宏伟2
grandad 外公> 老太爷> 爷爷<
grandchild 外孙= 外孙女= 孙女; 孙; 孙子9
grandchildren 外孙子= 辈= 孙子9 孙3
granddad 外公> 老太爷> 爷爷<
granddaddi 祖师爷E 老祖宗E 祖父< 爷爷;
granddaught 外孙女E 孙女A
grande 大公I 显贵<
grandeur 伟大> 壮丽6 庄严6
grandfath 祖父A 始祖? 档期: 存档6 追溯2
grandios 宏伟8 壮丽6 夸张5
grandkid 孙女A 孙A
grandma 外婆E 奶奶A
grandmoth 女祖先N 祖母E
grandpa 外公> 老太爷> 爷爷<
grandpar 外祖父母E 祖父母A
grandson 外孙E 孙子?
grandstand 看台< 观众:
grandtot 总计6
grang 农庄N 田庄N
granger 公司股票:
granit 花岗岩Z
granni 婆婆妈妈> 老婆婆> 外婆: 接生婆: 老奶奶: 奶奶8 唠叨5
granola 诺拉=
grant 基金申请5 补助金5 给予5 授予4 授与4 准予3 补助3 补助费2
grante 专利权人8 授与6 受让人5 授予3
grantham 瑟6 姆3 兰2
grantor 让5 授与3 者2
granul 细粒? 小粒; 肉芽; 颗粒7 粒状6 粗糙4
granular 颗粒> 粒度= 粒状8 尺寸3
granulomet 测量仪H 颗H
granvill 维尔9 兰2
grape 葡萄树E 葡萄=
grapefruit 葡萄=
grapevin 葡萄藤E 葡萄树? 情报网7
graph 图J 图形5 图论3 有向图3 图表3 图解2
graphechon 阴极射线8
grapher 记录仪E
graphic 图形H 图解8 图示6 图形学6 制图5 图形系统4 制图学4 以图3 活灵活现3 用图表3 图形处理3 图形符号2 图解法2
graphit 石墨Z
graphoid 拟图Z
graphtyp 电传机5 传真电报5
grappl 系紧D 扭打< 掌握6 抓住6
grard 军警E 警察4
grashof 晓J 格拉=
grasp 把握7 领会7 抓7 握7 抓紧5 柄4 紧握4 抓住3
grass 基层8 农业区8 家中7 独守7 基层组织5 基层单位4 草原4 牧场4 男子4
grasshopp 蚱蜢E 蝗虫E
grassi 草绿色= 草9 长满6
grassland 牧草? 草原<
grassman 格雷斯K
grassroot 草根E 基层组织9 乡村8 基层5
grate 炉9 令人气恼6 快意6 篦6 轧碎6 栅5 烦躁4 壁炉4 反射光栅4 感激4 摩擦4 触怒4 磨碎3 响3 火炉3 磨擦2 感谢2 光栅2 厉声2
gratia 宽限7 通融5 给付5
gratiani 教令A 格拉7
gratif 喜悦8 满足6 令人2
gratifi 悦人? 满足7 令人3
gratitud 情>
gratuit 无偿9 有偿3 慷慨3 单方3 代价2
gratuiti 赠物; 赏钱8 退伍7 劳金7 赏金7 退职金5 小费4 酬金3 抚恤3
gravamen 指控3
grave 坟墓: 墓穴7 庄重7 严肃5 重大4 低沉4 严重事故4 严重3
gravel 砂砾< 回升; 碎石:
gravelli 碎石E
gravesend 格雷夫森N
graveston 墓碑E 墓石A
graveyard 墓地> 轮班9
gravi 外快N 肉汁N
gravimetr 重力;
gravimetri 井下A
gravit 重力B 引力; 沉9 吸引力3
graviti 地心引力? 重力; 桶装: 情节严重6 严重性3
gray 葛? 灰白; 面色苍白; 灰色8 年老4 暗淡3 老练3 阴沉3
grayish 微带; 灰色7 浅3
grayscal 灰度9
graywat 废水A
graze 草场= 放牧; 轻擦9 擦痕9 牧草6 擦伤4 草3
grdline 网格线8
greas 兽脂: 涂脂: 润滑脂: 炎症: 油脂9 灌5 买通5 脂肪4 醉3 行贿3 踵3
greasi 油腻? 脂肪9
great 大6 大国5 大印5 无穷大4 伟大4 畅销货4 搬动4 大师3 国玺3 换名2 大人物2 得意2 顺利2
greater 大于F 较大4
greatest 最大7 确4 公2 最大公约数2
greav 油渣Z
greco 希腊C
greec 希腊A
greed 贪欲A 贪婪7
greedi 贪得E 贪吃: 贪婪9
greedili 贪食E 贪婪7
greek 希腊字母? 希腊人> 希腊字> 希腊语= 希腊8
greekn 格林D
green 绿色E 绿8 格林7 发青7 新鲜4 青春3 美钞3 格林斯3 蓝色3 伪钞2 未成熟2
greenback 美钞C
greenbelt 地带7 绿色4
greeneri 绿叶N 绿树N
greenfield 地区3 待3 开发2
greengroc 菜贩H 蔬菜水果H
greenhous 温室E
greenish 呈<
greenland 格陵兰Z
greenock 陵H
greenpeac 绿色6
greenspan 格林斯A
greenwich 格林威治H
greenwood 绿林H 材>
greer 格里尔I
greet 映入眼帘? 贺卡; 问候; 致敬; 祝福6 祝贺5 欢迎5
greg 格雷格N
gregari 群居A 社交:
gregg 格雷格N
gregor 格雷戈= 嘉9 马3
gregori 格雷戈里Z
gregorian 高利7 教皇5
greibach 巴赫@ 格雷; 格里3
gremio 延搁= 含义4
grenad 手榴弹N
grenadi 精锐部队E 手榴弹?
grenfel 伦5 尔3
grenobl 格勒诺布尔Z
gresham 兴C
greta 格里A
gretna 私奔<
grey 灰色= 灰度8 灰度级7 灰领7 灰度变换6 灰5 斑3 阴沉3
greyhound 船4
greyish 淡灰色N
grid 网格< 栅9 栅格8 栅极7 网线7 网格线6 网格法5 障2 格子2
griddl 平底锅C 筛9 矿3
gridiron 烤架A 状物9
gridlin 网格线M
gridlock 堵塞: 僵局9
grief 忧愁8 伤心8 悲痛6 灾难6 不幸4
griev 伤心> 悲痛; 悲伤4
grievanc 冤情B 苦况? 委屈: 平反9 不满4 工人2
grievous 惨无人道< 严重9 重大过失3 悲伤3 极大2
griffin 世故< 新手8
griffith 里菲思N
grill 格子; 严加: 格子窗: 烤架7 烤6 烤肉6 烧4 炙4 栅栏3
grim 冷酷7 坚强4 可怕4 残忍3 讨厌2
grimac 作怪C 怪相C 扮鬼脸C 鬼脸=
grime 兰姆? 尘垢? 煤尘? 污秽4 弄脏4 污点3
grimi 肮脏8 污秽8
grimm 格林8 姆6
grimsbi 格里姆斯E 格里<
grin 露齿D 笑嘻嘻A
grinch 扫兴F
grind 碾; 苦差; 用功6 磨碎5 磨4 压榨4 磨擦4 苦干4 摩擦3 磨光3 沉重3
grinder 推磨E 研磨8 刀4
gringo 外国佬Z
grip 吸住: 扣人心弦: 握力: 手提包6 牢5 抱住5 抓紧4 夹4 握手4 握3 柄3 紧握3 掌握3 抓3 吸引力2
gripe 肠绞痛= 把手6 抱住6 抓紧6 肠5 柄4 紧握4 抱怨3
gripper 夹子@ 夹紧9 爪8 手柄7
grisli 畏惧8 厉害8 可怕3
grist 面粉: 谷物5 麦芽5 碎5
grit 咬牙切齿= 砂砾= 砂石9 摩擦4
gritti 坚韧不拔E 砂砾?
grizzl 斑白H 灰色6
grizzli 略为A 熊7 呈7 灰6
groan 呻吟? 受压迫< 叹息: 抱怨4
grocer 食品商Z
groceri 食品店; 杂货店: 食品6
groggi 东歪西倒H 摇摇晃晃> 酒醉:
groin 腹股沟H 拱9
groom 梳洗; 男仆: 做好8 新郎8 马夫8 穿戴5 擦洗5 喂4
groov 境况< 开槽9 凹槽7
groovi 墨守成规< 槽4
grope 摸索C
gros 丝织物< 厚重< 伦德9
grosch 希> 劳3
gross 毛利: 总8 总额8 生产总值6 工资总额5 总产值5 毛4 毛利率4 毛额4 总值4 毛重3 总产量3 总共3 毛值3 箩2 毛损2
grossli 粗8 很5 非常3
grossmargin 毛利4
grosso 大体上H
grosvenor 格罗夫N
grotesqu 荒诞9 怪异7 奇异6 可笑5 奇怪4
grotti 龌龊H 恶劣6 坏4
grotto 岩穴H 洞室H 洞穴:
ground 地面> 搁浅5 理由5 打基础4 落地4 地对地4 接地系统3 基础训练3 法场3 共同点3 场地3 地上3 籍口3 接2 地对空2 基极2 免租2
groundag 停泊费; 进港6 停泊5
groundbreak 开创性N 突破性N
grounder 滚球B 创业者A 创立者<
groundhog 土拨鼠Z
groundless 理由3
groundnut 花生C
groundsman 球场= 园丁; 花园;
groundswel 海啸? 浅水?
groundwat 地下水Z
groundwork 地基= 根据3
group 组P 群< 成组5 集团5 分组5 集体5 一个组2
groupag 集装E
grouper 石斑鱼Z
groupi 倾慕I 歌星I
groupwar 件5 协同3
grous 松鸡H 牢骚H 埋怨A
grout 水泥浆= 泥浆< 鼻子6
grove 格罗夫斯N 小树林E
grovel 卑躬屈膝H 趴H 匍匐?
grow 长满6 生长6 变成5 成长4 种植4 增长4
grower 栽培9 生长5
growl 咆哮声A 吼< 吠声: 怒7 吠6 咆哮5
grown 长大A 长满8 生长8 成年3
growth 增长? 增长率; 发展前途7 成长5 涨粉4 松4 发展4 成长率4 增长期4 等比级数3 年增长率3 同比3 环比3 栽培2
grphic 图形4
grphical 图形用户界面@
grs 通用报表A 通用寄存器8 检索系统4
grub 翻9 幼虫9 乏味5 寻找4
grubbi 蛆? 肮脏6 污秽6
grudg 含怨9 吝惜7 勉强6 怀恨5 愿4 嫉妒4 情愿4 怨恨4
gruel 精疲力尽: 痛打6 折磨3 惩罚3
gruell 精疲力尽8 车轮6 痛打4 疲劳4 折磨2
gruesom 阴森E 毛骨悚然7 可怕3
gruff 板着脸C 粗哑C 粗率= 粗鲁5
grumbl 怨言: 满腹牢骚8 发牢骚7 隆隆声6 抱怨4
grumpi 脾气9 性情6 乖戾5 生气4
grundi 博弈:
grung 蹩脚货C 难看: 乏味5
grunt 呼噜; 咕哝8 咕咕6
gsi 超大规模:
gsp 程式5
gtf 追踪3
guacamol 鳄梨H 色拉9 酱3
guarante 保证? 担保= 保证书6 保息3 保证质量2 保险局2 保值2
guaranteeship 明示4
guaranti 担保7 保证6 可靠保证3 担保书2
guarantin 检疫7
guarantor 担保人9 连带保证7 退保4 保证2
guarati 保证3
guard 警卫: 防护8 保护7 防护装置7 守卫者5 护卫队5 卫士5 命令集4 保护方式3 警惕3 警卫队3 警戒3 边防军3 保镖3 狱卒2 备用机2
guardain 监护人3
guarder 卫兵8 守卫6 看守4
guardian 监护人J 看守者4
guardianship 监护: 守护5 监护权4 监护人3
guardina 监护人5
guardrail 护栏H 护; 轨3
guardsman 卫兵? 警卫队<
guatanti 保险单2
guatemala 危地马拉H
guatemalan 危地马拉M
guava 番石榴Z
gubernatori 州长E 统治者<
gueridon 小桌子H 摆设6
guerilla 游击队E 游击队员C
guernsey 奶牛E
guerrilla 游击队N
guess 猜@ 猜测= 猜中9 臆测5
guesswork 臆测9 猜测8
guest 客人@ 来宾= 宾客; 客座9 主从5 旅客5 客座教授2
guesthous 宾馆C 招待所= 宿舍8
guffaw 哄笑N 狂笑N
gui 图形用户界面@
guid 指南; 参考: 导向6 辅助线5 导游4 引导者4 指导3 攻略3 岗位责任3 导轨3 向导2
guidanc 制导> 制导系统7 职业指导7 指导6 就业辅导3
guidebook 要览H 手册3 指南3
guidelin 方针6 指标5 准则4 采办3 指南2 路线2
guido 太空飞行N
guiid 手工业;
guil 狡计B 吉5 狡猾3 尔3
guild 同业公会= 行业协会; 行会7 公会5 律师公会4 协会3
guilder 盾: 质4
guildford 福8
guildhal 同业工会A 伦敦市6
guillotin 断头台< 截断5 切除5
guilt 有罪7 亏心事5 正犯4 内疚4 宣告有罪3 教唆罪3 归罪3 罪2 罪行2
guilti 有罪= 心虚6 自觉6 内疚4 认罪3 自知3 犯罪3 服罪3 犯意3 犯了罪3 犯罪行为3 犯罪心理2
guiltili 有罪4 罪3
guiltless 无辜7 无知5 无罪4
guin 吉尼斯N 黑啤酒N
guinea 几内亚Z
guir 麦圭尔F
guis 假借@ 幌子; 穿戴8 伪装3 外观3 相似2
guit 宣判6
guitar 吉他Y
guitarist 弹奏C 吉他5
gulch 地沟N 冲沟E
gulf 海湾@ 隔阂> 吞没6 深渊5 漩涡5 湾4
gull 鸥9 受骗7 呆子6 骗5
gulli 排水沟< 峡谷9
gullibl 受骗: 轻信:
gulp 吞咽7 吞6 吸气5
gum 树胶? 橡皮糖; 牙床; 老天; 橡皮6 胶粘6 粘4 粘性2
gumbo 大杂烩N
gumfoot 警察5
gummer 粉8
gummi 树胶= 粘:
gumption 主动性H 通情达理A 勇气6
gumshoeman 侦探7 警察4
gun 电子枪; 军火: 持枪8 枪杀7 抡7 枪6 私运3 喷墨3
gunboat 炮舰外交L
gunfight 枪战N
gunfir 号炮E 炮击; 炮火9
gunman 持枪> 枪炮8 枪械8 枪手5
gunn 耿D
gunner 炮手@ 炮9 带枪9 枪手7 猎人4
gunpoint 枪口F
gunpowd 火药H
gunship 直升机=
gunshot 枪弹> 炮击9 射程7 射击6
gunsling 带枪> 枪手: 行凶7
gunwal 船舷上缘Z
gurgl 汩汩K
gurney 床9 车6
guru 鲁= 古4
gurus 大师9 老师9 权威4 专家3
gus 格斯N
gush 滔滔不绝? 迸出< 涌出8 讲话5
gusher 自喷井= 喷9 猛4
gust 一阵8 趣味7 爱好5
gustav 冠军@
gusto 由衷E 嗜好7 爱好5
gut 贪食者9 内脏8 飞碟7 剧情5 肚子4 狭4 海峡4 毁坏4 消化3
guthri 格思里Z
gutsi 勇气8 力量6
gutter 装订D 线4 贫民区3 货郎3 排水沟2
guttur 喉音> 咽喉; 喉咙:
guy 撑住? 支索= 取笑6 逃跑4 嘲弄4 家伙3
guyana 圭亚那Z
guzzl 暴食C 狂饮8 喝酒7
gwalstow 刑场C
gwen 温:
gwent 温7
gwt 总重量? 毛重>
gwynedd 内思E
gym 体育训练H 体育课H 体操>
gymnasium 体育馆N 健身房N
gymnast 体操H 体育>
gynaecolog 妇F 妇科=
gynaecologist 妇科医生N
gynecolog 妇科E
gynecologist 妇科医生N
gypsi 吉卜赛人H 吉卜赛< 流浪4
gypsum 石膏D
gyrat 旋涡= 不停6 旋转3
gyro 回转F
gyromagnet 回转< 磁效应:
gyroscop 回转仪A 陀螺仪A 陀螺< 积分器5 回转4
gzip 压缩3
habea 人身保护< 保护法8 保护权4 人身3
habendi 占有权3 有权3
habendo 返还<
habendum 物权3
haber 收回3
haberditati 继承权6
habit 习惯势力6 习惯6 居住5 居住权4 习俗4 穿衣3 习性3 嗜好3 住所3
habitat 栖息8 居留5 生4 聚集3
habitatio 居住权E
habitu 习以为常9 已成9 惯常6 习惯5 惯窃5 惯犯4 住址3 平常2
habsburg 哈普斯堡N
hac 一回8 限于8
hacienda 大庄园Z
hack 干咳: 出租车8 鹤嘴锄7 砍7 被黑6 晒5 劈4 痕3 出租2
hacker 黑客A 开发者8 开拓者5 信条5 窃贼4 宗旨3
hackl 羽> 梳理8 裂痕7 锯齿形6 乱砍5 针2 排2
hackney 役使; 车辆6 出租4 陈腐3 频繁3 过于2 马2
hadamard 哈达D
haddock 鳕= 黑斑=
hade 冥府H 阎王H 地狱8
hadley 哈德A
hadmard 哈达8
hadrian 哈德良Z
haemorrhag 溢血N 出血=
haer 远亲8 君主4 继承人3
haered 继承人5
haeredita 继承权3 继承3
hag 老太婆? 魔女? 砍伐9 女巫9 沼地7 砍6 劈6
haggard 形容枯槁C 野= 野性; 憔悴7
haggl 杀价9 劈6 乱砍6 讨论3 争论2
hagu 海牙K
hah 嘿? 哈:
haig 威士忌H 海格H
hail 下雹@ 冰雹@ 致敬8 欢呼7 万岁6 招呼6 欢迎4
hailsham 什6 姆3
hailstorm 暴风雨;
hainan 海南经济特区H
hair 毛发? 头发8 十字线8 准线6 发夹6 细线5 些微4 发2
haircut 发式E 理发E
hairdo 束发? 发式? 头发5
hairdress 美发E 美发师E 理发? 理发师<
hairdryer 吹风机N
hairi 多毛A 毛状A 长毛>
hairless 毛6
hairlin 发际C 细缝C 细微7
hairpin 发针C 簪C 发夹;
hairstyl 发型Z
hairstylist 发型师Z
haiti 海地H
haitian 海地H 海地人E
hal 描8
halcyon 翠鸟: 翡翠: 宁静8 平稳5
hale 矍铄C 拖曳8 猛拉7 强壮7 健壮6
halet 绞死7 束缚5 抑制3
half 半D 半价5 左手4 半日4 半场4 某种程度4 半年3 一半3 半空3 上半3 半期3 右半2 下半年2
halfbyt 关4
halftim 中场?
halfway 半路? 半途? 中途9 折衷4 让步4 彻底3
halfword 半3
halibut 比目鱼E
halifax 哈里法克斯N 私刑6
hall 哈7 会堂7 议会厅6 市政厅6 厅5 耳5 白厅5 门厅4 霍尔4 舞曲4 舞4 英国政府3
hallelujah 颂歌>
halliday 哈利E
hallmark 纯度@ 加盖3 品质3
hallmot 领土4
hallow 神圣化A 神圣6
halloween 万圣节N 前夕8
hallucin 幻觉> 瞎编; 胡说5 幻想4
hallucinatori 幻觉?
hallway 玄关H 门厅< 走廊7
halo 晕G 荣光< 光环8 光圈4
halogen 卤素Z
halsburi 英国法=
halsey 赫8 塞3
halt 停机问题9 停机8 立定8 迟疑不决8 犹豫4 蹒跚3 暂停3 跛3
halter 笼头E 绞索? 缰绳; 绞刑4
halv 减半= 平分; 二等3 分享3
halver 等4
ham 汉明C 火腿: 过火9 后腿8 汉明码7 演员4 做作4 明2
hamburg 汉堡H 肉饼> 汉堡包8 牛肉7
hamfar 私宅; 保卫4
hamilton 汉密尔顿N 哈密尔顿;
hamiltonian 哈密尔顿P
hamish 哈米N
haml 各个4
hamlet 小村N 部落<
hammarabi 摩拉D
hammer 锤头< 锤打< 锤; 钉锤8 锤击8 铁锤4 拿出4 击打3 敲打3 拿3 钉2
hammersmith 锻工N
hammock 吊床N
hammond 哈蒙德Z
hamoni 和谐7
hamper 困累? 食盒? 食篮? 阻碍6 牵制5 妨碍2
hampshir 汉普郡Z
hampstead 斯特:
hampton 汉普顿N
hamsocn 私宅< 保护权6
hamster 仓鼠Z
hamstr 腱; 后腿8 瘫痪4 腿3
han 汉斯E 汉朝E 汉9
hancock 汉考克H 超人: 全民5
hand 手7 手头5 第一手4 上交3 搀扶3 动手3 举手3 手动3 举手表决3 处理3 人工3 握手3 手工2 手迹2 交给2 一把2 点交2 易主2 手印2 手写体2 库存现金2 很快2
handbag 手提包H
handbal 手球F
handbook 手册?
handbrak 手煞车Z
handcraft 手艺< 手工5
handcuff 手铐J
handel 德尔B
handexpert 笔迹:
handgun 手枪E
handhold 握住? 把柄? 掌握6 线索5
handi 最重7 便携式4 便利4 容易4 敏捷3
handicap 残疾9 不利条件7 残废5 生理5 障碍4 困难3
handicraft 手工业H 手工艺9 手艺6 手工3
handicraftsmen 手工业者H
handili 便利7 巧妙6 敏捷5
handiwork 手工艺A 手工5
handkerchief 手帕; 头巾7 围巾7
handl 处理: 句柄8 手感4 装卸3 把柄3 柄2 搬运2
handlebar 八字胡E 手把E
handler 处理程序@ 德勒4 操作者3 教练3 句柄2
handmad 手5 手工4
handnot 笔录7
handoff 传球> 接手; 交班; 切图7 交接4
handout 救济品7 施舍6 印刷品4 分发3 物品3
handov 交班? 交接6
handpick 采摘; 精选6
handplay 互殴< 殴打7
handprint 手印;
handrail 栏杆< 扶手;
handsel 定金9 保证金5
handset 听筒A 手机<
handshak 信号交换: 握手7 接续7 交换3 认证3
handshow 举手>
handsom 美观: 英俊8 相当可观8 大方6 慷慨6 优厚5 慢慢4 当心4 灵敏4
handwrit 笔迹H 手写体6
handwritten 手写J
handyman 务工C 手巧> 水手5
hang 悬挂7 绞刑7 绞死5 悬4 安危4 绞杀4 自缢3 诀窍3 悬而未决3 死罪3 成败3 卡死3 卡顿3 死机3 附着3 纹2
hangar 飞机库H 棚<
hanger 吊架= 挂衣钩= 衣架= 广告牌6 挂钩3 空头支票2 钞票2
hangman 吏8 刽子手7 绞刑6
hangout 聚集4 常3 去2
hangov 宿醉A 遗物< 残留物: 闭锁5 延迟时间4
hangup 挂断Z
hank 眼圈A 一束< 一圈: 系牢5
hanker 热切< 渴望4
hanki 手帕C
hanley 汉>
hanna 汉<
hannah 娜; 汉6
hanoi 河内M 汉诺塔E
hanov 汉诺威市Z
hansard 英国议会@ 议事录7
hansen 汉森N
hanson 韩C 汉森= 合唱团;
hant 谐波分析A
hanzi 汉字系统= 汉卡9 汉字6
hanzifi 汉字5
haphazard 偶然6 偶然性6 随便5 杂乱3 随意3
hapless 倒霉E 不幸6
happen 恰巧9 发生6 某个3 时会2
happench 偶然5
happenst 偶然5
happi 切腹自杀9 快乐6 幸福5 幸运4 恰当3 愉快2
happili 幸好H 幸福8 快乐5
har 挽具? 甲胄< 马具; 驾驭8 披上5 动力2
harangu 夸夸其谈E 长篇大论? 演讲4 热烈3
harar 哈拉雷Z
harass 侵扰< 骚扰7 困扰7 折磨5 烦恼4 烦扰3 疲倦3 为难3 厌烦3
harbing 充8 预告6 预兆5 先驱4 前驱3 通告3
harbor 航空港: 避难所6 藏匿5 进港5 停泊3 庇护3 水深2 入港2
harbour 港务局7 窝藏罪犯7 港口5 到埠5 港务费5 藏匿5 海港4 入港税4 包庇4 港口税3 入港3 港3 港湾3 避难所3 建2
harbourag 躲藏处: 停泊8
harcourt 哈科特港E 考9
hard 硬E 硬拷贝7 哈丁4 难4 硬盘4 硬编码4 苛刻3 硬币3 刚刚3 硬错误3 疑难案件3 艰苦3 硬通货2 紧俏2 写死2
hardar 兼容3
hardback 精装本H 封面:
hardbal 强硬手段C 搏杀C 硬式C
hardboard 硬纸板Z
hardcod 写死A 硬编码=
hardcor 赤裸裸>
hardcov 书皮A 精装书A 封面7
harden 固化剂? 硬化剂? 变硬; 不知悔改9 淬火8 硬化8 固化6 冷酷5 坚强3
harder 更加6 坚固3 努力3 难3
hardest 极难Z
hardi 辛苦6 艰苦6 坚硬4 勇敢4 努力3 难3
hardlin 强硬<
hardship 吃苦A 辛劳: 受苦8 艰难8 辛苦6 苦难6
hardwar 硬件U 硬设备5 硬件资源4 五金3 硬件安全3
hardwood 硬木A 落叶树A 阔叶A 木材5
hardwork 不辞辛劳N 苦干;
hare 野兔B 飞跑8 连线4
harem 妻妾N 闺房E
hargreav 格里夫N
hari 哈里H
hark 倾听E
harker 哈克N 杀手5
harland 哈兰F 阿兰?
harlem 哈莱姆Z
harlequin 丑角Z
harley 哈利N
harlot 妓女<
harlotri 娼妇C 卖淫:
harlow 洛; 哈4
harm 害处; 伤害7 有害6 有害物质5 己5 害人2 公害2
harmless 无害: 无辜3 受损害3 恶意3
harmon 谐波> 调和级数8 调和函数6 泛音6 调和5 谐波分析5 融洽5 和谐4 唱3 般3
harmoni 鸿蒙; 和睦9 协调6 调和6 和谐5
harmonica 口琴E 琴E
harmonis 相称9 调谐6 协调4 和谐4 调和3
harold 哈罗德N
harp 竖琴K 不停6 弹奏3
harper 哈珀Z
harpoon 鱼叉H
harpsichord 管键琴N 羽8
harr 哈尔Q
harri 前行> 哈里斯> 受折磨: 骚扰5 掠夺5 苦恼3 折磨2
harrier 越野赛A 抢劫者6 蹂躏6
harriet 哈里A
harrington 哈林顿N 哈灵顿N
harrison 哈里森Z
harrod 哈罗德N
harrog 哈罗L 盖特:
harrow 耙A 公学= 痛心= 哈罗5 悲惨4 苦恼3
harsh 刺耳7 苛刻7 苛捐杂税7 粗糙7 粗暴3 严肃3
harshest 严厉4
hart 雄鹿? 鹿: 赤9 雄3
hartlepool 哈特尔N 普尔8
hartley 哈特利Z
harvard 哈佛大学C 哈佛A 哈佛大学商学院9
harvest 收获@ 收获期< 庄稼: 收割9 收割机9 收获量3 成果2
harvey 哈:
harwel 哈韦尔I
harwich 哈里A
harwood 哈伍德Z
hasan 哈桑I
hash 散F 杂凑9 哈希8 搞糟2 杂烩2
hashimoto 桥本龙太郎Z
hasid 西德;
hassan 山; 哈4
hassl 争论4 争辩4 烦恼3
hast 黑斯廷斯H 急忙; 匆忙8
hasten 加紧E 赶快< 急忙9 催促7
hasti 匆匆= 怠9 轻率4
hastili 急躁: 匆忙8 急速6
hat 帽子; 戴帽子9 小费5 歹徒4 流氓3
hatch 舱口> 孵出: 心怀鬼胎7 策划6 孵化6 孵5 船舱5 影4 图谋4
hatcheri 孵卵A
hatchet 手斧H 战斧> 斧头<
hatchway 舱口<
hate 憎恨= 恨< 可恨7 仇恨6 可恶4 愿4 憎恶4 厌恶2
hater 怀恨者Z
hatfield 哈特E
hatr 仇恨> 私仇; 怀恨6 憎恨5 憎恶5 敌意3
hattersley 哈特>
hatton 哈顿F 阿东F
haughti 骄傲9 崇高8 傲慢5
haul 拖运< 捕获量9 改变方向9 拖拉6 长途运输6 长途4 主意3 空载3 拖2 短程2 拉2
haulag 接运9 拖曳5 牵引5 公路运输5 拖3 搬运3 内陆2
haulier 接运A 承运人4
haunch 腿肉C 腰9 臀部7 腿3
haunt 出没< 作祟9 忘怀9 脑海中9 萦绕9 闹鬼9 巢穴8 常6 生息4
hauseam 泄气9
hauser 豪9 瑟7 霍3 泽3
haustus 畜7 引水6 饮5
haut 公海:
havana 哈瓦那R 雪茄烟H
have 富国E 穷国E
havel 哈弗尔N
haven 安息7 避税4 避难所4 掩蔽3 入港2 港2
haver 乐园A
havoc 严重破坏E 蹂躏7
hawaii 夏威夷岛N 夏威夷州N
hawaiian 夏威夷Q
hawk 霍克< 嗓9 行猎9 鹰8 鹰派6 咳嗽5 咳4 兜售4 叫卖4 掠夺者3 捕捉3 散播2
hawker 小贩A 猎者; 饲; 推车6 叫卖3
hawkin 霍金斯Z
hawkish 强硬派E 鹰派? 鹰7
hawthorn 山楂Z
hay 干草F 海耶斯?
hayden 海登Z
haydn 海顿Z
haymarket 干草;
hayn 恩斯A
haystack 干草堆I
haywir 临时3 布线2
hazard 冒险B 危险7 碰运气6 冒5 环境危害4 静态冒险4 危险品4 瞬时冒险4 危险性3 赌3 公害2
hazardless 冒险5
haze 薄雾@ 阴霾@ 疑惑9 糊涂5 朦胧4
hazel 榛子H 榛树H 淡褐色A
hazelnut 榛N
hazi 烟雾弥漫H 朦胧6 模糊2
hcss 存储系统4 大容量2
hda 磁头2
hdam 直接存取5
hdc 异种:
hdx 半双工9
head 磁头E 头> 标题6 首部5 表头4 打印头3 为首3 冲头3 结穗3 脑袋2
headach 头痛N
headband 头饰= 头巾7
headboard 床头M
headcount 人手= 人员4
headdress 头式H 头巾7 饰3
headend 头端器D 端头> 头端>
header 标题; 头9 标8 页眉7 报头6 首部5 头部4 顶梁4 域名3 包头3 部首2
headfirst 头3
headgear 井架E 马首E 头饰;
headhunt 物色人才? 猎取> 出外: 猎头7 人头7
headi 性急; 任性5 猛烈5 顽固5
headlamp 前灯A 桅灯A 照明灯>
headland 岬: 耕7
headless 无头? 领导者9 无知5
headlight 前灯E 桅灯E
headlin 标题党8 头条7 记者4 标题4 新闻2
headlong 仓猝? 用力8 猛然7 轻率3 向前3
headman 队长= 首领9 酋长7 领班6 工头6
headmast 校长; 监工8
headmistress 女校长Z
headnot 眉E 提要: 前言8
headphon 收话器E 耳机9 头上6
headquart 总部F 本部> 设在> 司令部8 总署8
headrest 靠5 垫5
headroom 净空E 车身<
headscarf 头巾9
headset 耳机B
headship 督> 户主7
headston 墓石A 基石=
headstrong 刚愎A 任性6 顽固5
headteach 中小学N
headwat 源头N 上游<
headway 进尺; 钻井4 进展4 钻头3 前进2 航行2
heal 治愈? 痊愈6 恢复健康6 修复3 复原3 和解2
healer 医治: 治疗5
healey 希利I
health 健康? 卫生9 健康状况7 蓬勃6 保健6 健康检查5 卫生法5 医保5 保健站5 巡检4 体检4 保健网3 有益健康3
healthcar 卫生保健< 医疗保健: 护理6 健康5
healthi 公共卫生= 有益健康9 卫生5 健全4 健康3
healthili 健康7
healti 卫生8
heap 堆I 堆排序6 堆阵6 装满3 堆积3
heapprofil 开发工具6
heapsnapshot 开发工具6
heapstorag 堆9
hear 听9 审理7 审讯5 听见5 听证会5 庭审4 听说4 开庭审理4 助听器4 受理3 勘验3 开审3 讯3 听到3 倾听3 特派2
heard 公开审理@ 公审9 再审5
hearer 听者E 听众A
hears 灵车Z
hearsay 传闻C 传来9 谣言4
heart 宝贝儿< 有心9 心脏6 内心5 不忠实5 心情5 心4 感情3 鼓励3
heartach 心痛E 悲叹;
heartbeat 心跳C
heartbreak 动情? 伤心事; 心碎; 累人8 令人3 悲伤3
heartbroken 心碎N
heartburn 胃灼热A 妒忌A 心痛A
hearten 令人振奋< 鼓舞人心; 振作9 激励4
heartfelt 真心真意N 衷心E
hearth 灶台H 炉床H 炉边A
hearti 丰盛< 诚恳7 健壮7 热烈5
heartili 衷心A 热心5 真实4
heartland 中心地带N 心脏地区N
heartless 勇气6 无情6
heartthrob 柔情C 心脏9 情人8 热情4
heartwarm 暖人心房N 感人E
heat 加热9 热8 供热7 暖气6 供暖系统6 热气6 热流6 供暖5 激昂5 取暖5 热交换器4 热度4 防热4 热管4 加剧4 耐热4 散热器3 散热3 体温3 热量3 熟2 照明2
heater 加热器? 灯丝< 加热6
heaterless 热式E 加热器?
heath 低矮E 荒原E
heathen 异族人B 异教8 异教徒8 粗野5 野蛮4
heather 石南D 杂色5
heathland 丛生: 欧5 石南4 荒野3
heathrow 希思罗N
heav 抛出> 举起: 起伏6 凸起5 喘息4 举4 抛4 鼓起4 恶心4
heaven 天上; 对天发誓9 天空7 天国7 天堂6 上帝5 神圣3
heavi 重7 重物6 特重5 臃肿4 情绪低落4 忧伤4 重油4 负重3 超重3 重税3 繁忙3 笨重2 笼罩2
heavili 难以忍受C 很4 严重3
heavyweight 重量级B
heawood 伍< 希5
hebrew 希伯来人H 希伯来语H 犹太人7
hebrid 赫布里底N
heck 见鬼E
heckl 梳理6 麻6 诘问5 质问4 针2 排2
heckler 质问6
hectar 公顷Z
hectic 潮热E 肺病? 发红7 发热7 脸上6 脸红5
hectomet 一百米Z
hector 说大话? 吓唬9 虚张声势8 威吓6 愚弄4 折磨3
hedg 套头? 树篱: 保值9 下注6 套4 躲闪4 篱笆3
hedgehog 交朋友? 刺猬? 森严? 豪猪;
hedgerow 篱墙N
hedonist 快乐;
heed 留心7 注意3
heedless 不留心> 谨慎6 注意2
heel 脚后跟@ 紧随; 鞋跟; 踵; 倾侧6 后部4 追赶4 传球3 尾随2
heft 举起7 称重量7 重要性3 重量3
hefti 肌肉发达E 重4
hegel 黑格尔C
hegelian 黑格尔D
hegement 称霸E
hegemon 霸权主义A 霸权7 支配3
hegemoni 盟主A 领导权< 支配权9 霸权7 优势3
hegemonist 霸权主义N
heidelberg 海德尔N
heidi 蒂:
heifer 母牛A
height 高度B 高6 制高点4 海拔4 乘以3 不起作用2 高地2
heighten 增高7 升高6 加强5 提高4 增大4 变3
heinous 令人发指C 罪恶累累= 可憎7 重罪4
heinrich 海因里希Z
heinz 海因茨C 亨8
heir 继承人I 法定继承7 后嗣5 嗣子5 代位继承2
heiress 嗣= 女5
heirless 无后嗣; 继承人3
heirloom 传家宝A 祖传8 动产3
heirship 继承权6 继承2
heist 拦劫H 强夺5 抢劫4
held 手提式: 被捕4 托运4 挂4
helen 海伦Z
helena 海伦娜Z
heliborn 直升飞机I
helic 螺旋线E 螺线:
helicopt 直升机G
heliport 直升机场Z
helium 氦Z
helix 耳轮E 螺旋?
hell 苦境? 训斥? 邪恶势力? 飞驰9 阴间9 狂饮7 地狱5 毁坏3
hellenist 希腊A
hellish 凶恶7 地狱7 毛骨悚然7
hello 嘿9 喂6 试用3
helluva 很大; 很3 难3
helm 枢机= 头盔< 舵9 驾驶盘8 掌舵8 指挥3
helmet 盔@ 钢盔@ 头盔7 帽6
helmut 赫尔穆特Z
help 帮助C 帮助者4 接济4 有益3 救命3 求助3 帮忙2 有用2
helper 帮助7 帮忙4 按照3
helpless 无能为力B 无助@ 无依无靠9 无可奈何9
helplin 热线服务N
helsinki 赫尔辛基Z
hem 哼声: 哼5 折4 缝3 包围2
hemel 赫5 梅4
hemicontinu 半2
hemigroup 半群B
hemingway 海明威Z
hemispher 半球H 半球形< 半面<
hemivari 泛5
hemlock 毒芹E 铁杉E
hemoglobin 血色素Z
hemorrhag 出血C
hemp 大麻烟C 麻类C 大麻;
hempstead 斯特: 亨3
hen 雌禽N 母鸡E
henc 从此N 因此6
henceforth 自此以后N 今后E
henchman 亲信: 党羽: 心腹8 追随者6 顺从3 者2
henderson 亨德森Z
hendon 亨<
hendri 亨德B
hendrix 里克斯A 亨德A
henley 亨利> 亨: 里3
hennessi 轩尼诗Z
henri 亨利L 毫亨A
henrietta 埃塔H
heparin 肝素Z
hepat 肝脏D 肝炎A 肝病: 治9
hepburn 伯恩= 赫2
hepzibah 普6 泽6
herald 传令@ 纹章9 论坛5 使者4 先驱4 欢呼4 传达3 预报3
herb 药草E 香草? 中药> 本方>
herbac 草本H 叶状A 绿色6
herbal 草药N
herbalist 草药E
herbert 赫伯特Z
herbicid 除草剂Z
herbivor 草食动物Z
herbrand 海尔I 勃朗H
hercul 克勒斯E 武仙座E 赫拉E 大力士9
herculean 魁梧N
herd 聚在一起> 兽群: 牧人6 人群6 成群5 放牧4 管教4 群集3
herder 头标9 报头6 牧人4 监狱看守4 首4 座3 标题3 首部2
herdsman 牧主N 牧人=
hereabout 这里>
hereaft 此后H 来世< 将来5
herebi 据此N 因此6
hered 形质A 遗传6 诽谤2
heredita 家产4 遗产4 继承4 不动产2
hereditari 世袭; 遗传4 接3
hereford 赫里= 食用2
herefordshir 赫里A
herein 如此: 此处6
hereinaft 在下文N 以下4
heresi 信奉异教E 异端邪说E 异端; 异教9
heret 异端C 异教9 异教徒8
hereto 至此@ 附上6 附3
heretofor 此时C 迄今8
hereund 下面:
hereupon 于是< 这个9
heriot 贡品A 佃户6 捐赠3
herit 遗传性@ 继承4 遣4
heritag 文化遗产: 遗留物7 继承3
heritor 受让人9 继承人5
herman 赫尔曼N
hermann 赫尔曼N
hermaphrodit 同性M
hermeneut 解释学H 诠释H
hermet 全密封B 奥妙= 隔绝7 气密7 漏气6 不透气5 密封4
hermit 赫米特A 隐士9 隐居7
hermitag 僻静> 茅庐> 隐士> 修道院5
hermitian 赫米特H
hernia 疝气Z
hero 常人A 男主角A 劳动英雄< 英雄8
heroic 英雄= 壮语; 英雄式; 英勇7 史诗6 超人5 雄伟5 庞大3
heroin 女主角C 巾帼英雄C 烈妇C 海洛因= 吗啡=
heroism 事迹C 豪侠C 英勇6
heron 鹭N
herp 疱疹Z
herr 先生8 绅士7 德国6
herring 青鱼N 鲱E
herself 她N
hert 赫特福德郡N
hertfordshir 赫特福德郡N
hertz 赫兹I 周4
heseltin 廷8 塞尔2
hesit 踌躇= 迟疑< 犹豫不定: 犹豫8 口吃5 支吾5 停顿3 含糊3
hess 赫: 斯3
hesser 瑟9 赫5
hessian 麻布E
heterarch 变态<
heterarchi 变态6
heterochron 异6 差3
heterodun 外差R
heterogen 异质= 机种; 异种9 异类6 异构6 不同4 类群4 异性3 多相2
heterojunct 异质;
heterosexu 异性C 异性恋@
heurist 启发式F 探试E 试探性5 探索4 启发4 启发性3
hew 砍倒C 砍成C 砍7 劈7 坚持3
hewitt 休伊特H 翰@ 威特7
hewlett 利特N
hex 十六进制? 妖法9 巫婆6 施6 六角3
hexadecim 十六进制D 十六时=
hexagon 六边> 六角形: 六边形9 六面体8 底面7 六角6
hexari 十六进制5
hexedit 这些4
hexod 六;
hey 嗨N
heyday 全盛期A 嘿?
hezbollah 真主党Z
hiatus 脱字? 裂孔? 句5 空隙5 裂缝4 间隙3
hibern 避寒H 冬眠D 过冬D
hibert 希尔伯特V
hibiscus 木槿Z
hic 集成电路4
hiccup 打嗝H
hick 土头土脑B 希克斯B 反应迟钝< 乡下人7
hickori 山核桃树H 山核桃A
hidden 隐藏> 隐6 隐藏式4 隐蔽4 隐含2
hide 隐藏J 躲藏处7 兽皮4 躲藏4
hideaway 退隐< 潜伏6 隐匿3
hideous 丑恶6 可憎6 沮丧3 讨厌3 可怕2
hideout 隐匿5
hider 多边形8
hierachi 系列4
hierarch 分层A 分级@ 层次7
hierarchi 层次结构A 层次< 分级8 分层6 体系4 等级制度4 谱系4 分级管理3 新闻组2
hig 高度7
higgin 希金斯Z
high 高9 高点9 高级5 高度4 高低4 新高3 高端3 高等法院3 高性能3 高音3 新高峰3 高可用3 高价3 高压2 宗教事务2 高分辨率2 高位2 高速2
highbrow 炫< 卖弄7 知识分子7 不切实际6 修养5
highburi 海布里N
higher 高: 高阶6 镐5 上扬4 高等数学4 高等学校3 更3 上级法院2
highest 最高> 竞买5 先出法5 高质量5 最高者3
highfield 电场< 磁场8
highland 高地@ 苏格兰9
highlight 突出C 高亮? 加亮4 强光3
highor 高阶9
highpass 通滤波> 高速4
highway 公路? 大路: 捷径5 大道5 养路5 挡路4
highwayman 拦路强盗H 路劫H 强盗6
hijack 劫持@ 绑架: 劫持犯9 劫持者7 劫盗6 拦路抢劫5 绑架者4 挡路3 抢劫者3
hijackign 劫持9
hike 徒步旅行; 徒步5 提高4 远足4 爬山4 加薪4 高涨3 步行3 涨价2
hiker 徒步旅行?
hilar 欢喜< 高兴5
hilari 希拉里@ 喜不自禁? 欢闹9 发笑9
hilbert 希尔伯特> 第十6
hilda 希尔N
hilip 菲8 普4
hill 土堆< 爬山; 堆成: 下山8 小山7 丘陵6 登山4
hillari 希拉里G
hilli 山岗C 丘陵9 险峻9
hillock 土堆; 小丘: 高处8
hillsborough 希尔斯C
hillsid 山坡N 山腹E
hilltop 山顶A
hilt 刀把N 柄9
hilton 希尔顿R
himalaya 喜马拉雅山脉Z
himalayan 喜玛拉雅N
himem 能6
himself 他<
hind 雌鹿H 后部9
hinder 拖延5 打扰5 后面4 阻碍4
hindi 印地语P
hindranc 阻碍4 妨害4 障碍4
hindsight 表尺E 聪明4
hindu 印度教E 教徒3
hinduism 印度教N
hing 铰链D 枢纽< 依3
hinkley 欣> 克利6
hint 提示H 示意4
hinterland 腹地H 偏僻地区A 内地7
hinton 欣F
hip 模式化? 喝彩声; 屋脊; 臀部4 蔷薇4 果4 内情4 忧郁3
hippi 嬉皮士Z
hippo 河马Z
hippocampus 海马E 马头E 鱼尾E
hipster 世面I 灵通I
hiragana 平假名Z
hire 租用6 雇用6 出租5 招4 运送费4 雇请3 分期付款3 雇工3 新员工3 租3 起岸3 租费3 新人3 雇3 购2 租金2
hirer 雇主9 租借5
hiroshima 广岛Z
hisori 最初5 经过4
hispan 西班牙@
hiss 嘶@ 嘘声:
histamin 组胺N
histogram 直方图L
histolog 组织学P 切片9
histor 历史E 历史性: 史实6 历来6 过去4 历史文献4 历史数据4 历史渊源4 逐期3
histori 历史记录N 历史7 经历5 历史学4 法制史4 沿革4 聊天记录3 经济史3 生活史3
historian 历史学家I 记事<
historic 相对论:
historiographi 史: 编纂6
hit 命中> 击中6 命中率5 碰上5 肇事4 打中4 爆款4 击打噪声4 逃遁3 冲撞3 拉伸3
hitachi 日立E
hitch 钩住; 猛拉6 急4 住3 蹒跚3
hitchcock 科克A
hitchhik 搭便车H
hither 这边J 流窜7 此处3
hitherto 至今A 迄今<
hitler 希特勒Z
hitter 打手= 打击6
hiv 艾滋病N
hive 蜂房A 闹区9 蜂巢7 蜜蜂5 群居5
hkey 炳E
hll 高级3
hma 高端:
hmas 高端:
hmi 督学A 人机接口9 集线器5
hmm 马尔可夫7
hms 舰艇= 英国政府7
hmso 文书5
hnil 高抗;
hnw 技术秘密A 专门知识: 技能8
hoar 霍尔M
hoard 贮藏: 囤积8 围墙6 积蓄5 藏4
hoarder 囤N
hoars 嘶哑C 沙哑< 刺耳4
hoax 愚弄8 恶作剧5 哄骗5
hob 捉弄人E 滚刀E 铁架E
hobart 霍巴特Z
hobb 霍布斯Z
hobbi 癖好: 业余6 嗜好6 爱好4 爱好者3
hobbl 跛行; 蹒跚5 阻碍5
hobbyist 业余< 癖好6
hobo 生涯9 无业游民9 流浪汉9 流动人口8
hobson 霍布森Z
hoc 专设6 特别6 专门5 特别法庭3 专案3 特定3 公务人员2 临时2
hock 踝关节< 白葡萄酒< 踝9 服刑4 典当3
hockey 曲棍球N 冰球E
hodder 霍: 德2
hodg 霍=
hodgepodg 混杂物H 杂烩< 菜4
hodgson 霍奇森Z
hodograph 速7
hoe 锄头C 锄A
hoffman 霍夫曼C
hog 猪= 般的9 拱5 扰乱3 贪婪3
hogan 木屋H
hogarth 加斯N 贺N
hogg 霍:
hoist 升高8 升起8 起重机7 推动5 举起5
hokushin 逊> 霍3
holborn 霍尔;
hold 保持9 按住8 持股7 持有6 控股4 股权4 把持3 保有3 货舱2 坚守2 继续下去2 握住2 继任2 坚守岗位2 担任2 持2
holdal 手提箱A 手提包>
holden 留下> 抱住; 拿8
holder 持有人; 持票人8 持有者5 支持物4 投保人3 保险客户3 掌权者3 禾3 实权2
holdout 抵抗5 坚持4
holdov 剩余物; 缓6 延期2
holdup 劫盗= 索6 停顿5 阻碍4
hole 孔D 井底8 空穴6 掘坑6 进洞6 通孔4 凿洞4 挖洞4 漏洞4
holi 圣战7 神圣7 圣洁5 善5 圣5 复活节5 教皇4 教廷4 宗教法庭2 神圣同盟2
holiday 假日A 假期: 例假8 休假日6 公休日5 国定假日5 公休5 节日4 度假4
holidaymak 度假者N
holist 整体5 完整4
holland 荷兰D
holler 叫喊< 发牢骚8 抱怨5
hollerith 内斯@ 何@
holli 冬青树Z
hollow 窟窿= 空腹9 山谷9 挖空7 空洞6 洞5 凹3 虚伪2
holloway 洛8 韦5
hollywood 好莱坞@ 电影工业@ 电影界@ 美国式@
holm 福尔摩斯Z
holman 群岛A
holocaust 烧杀A 大屠杀6 火灾4 毁灭4
holocod 全息;
holofram 全息图;
holograha 书4
hologram 全息图? 全息照相; 体全息图: 声全息图:
holograph 全息= 全息图8 全息照相4 亲笔4 书3
holographi 全息术@ 声全息= 照相术: 全息照相9 全息5
hololen 全息;
holster 皮套N
holt 小林H 丘>
homag 尊崇< 效忠: 佃户8 尊敬4
hombr 西班牙7 男人5 家伙4
home 国内5 家用5 问案5 教养院4 家庭4 智能家居3 原3 朴实无华3 打中3 主页3 家政学3 在家3 主目录3 内政部3 引导3 归宿2 本国2 家常2
homeboy 同乡E 老乡E 宅?
homecom 同学会E 回家E 归国; 省亲6
homegen 均匀5 一致2
homeland 故国G 本土; 本国5
homeless 无家可归者9 无家可归9 养5 家3
homemad 国产: 自制7
homemak 主妇A
homeomorph 胚H
homeosemi 同义A 相似4
homeostasi 动态平衡: 静止5
homeostat 动态平衡<
homeown 住房5 私3
homepag 官网E 首页=
homepitaxi 外延;
homer 传信鸽N 本垒打N
homesick 思乡病H 思;
homespun 家里? 土布= 朴实= 简朴5 做作5 粗陋4 朴素3 平凡2
homestead 家园< 地权9 田产7 宅地7 地基6 宅基6 开垦5 宅3 住宅2
hometown 家乡N 故乡?
homeward 归途< 回航; 运往7 归国6 回程3 运3 家2
homework 家庭作业F 家里9 家用5
homey 似6 舒适5 自2
homicid 杀人E 过失杀人7 杀人罪7 杀人犯6 杀人案6 谋杀3 他杀3
homicidium 杀人者8 杀人6
homili 训诫= 说教;
hominem 个人4 推论4
homini 推定3
hominid 动物6 科3
homo 同质9 同一4 相同3 类似3 相似3
homochromat 色8
homoeopath 顺势E
homoeopathi 顺势E
homogen 齐次A 同质: 同种: 齐性: 均匀6 机种5 同类5 构型3 同族2
homolog 同形? 同源9 同族5 相同3 相应3
homomorph 同态T 同态滤波;
homophob 同性恋9 害怕4
homophobia 同性恋8 憎恶5
homosexu 同性恋G 同性恋者=
homotop 伦:
homotopi 伦:
homotyp 同5
honcho 老板=
hond 调换8
honda 本田H
hondura 洪都拉斯N
honduran 洪都拉斯N
hone 磨刀石G 磨练@ 想念; 抱怨4
honeck 昂纳克I
honest 坦直A 真诚5 诚实4 公正2
honesti 诚实7 正直3 公正2
honey 蜂蜜= 甜言蜜语; 甘美8 蜜8 爱人5 甜蜜4 奉承3
honeybe 蜜蜂H
honeycomb 蜂巢状F 蜂巢; 蜂窝; 蜂房7
honeymoon 蜜月N 渡蜜月E
honeysuckl 忍冬N 杜鹃花E
hong 香港: 商行7 香港特别行政区7 港元6
honk 雁鸣> 雁; 喇叭声7 揿7 喇叭5 鸣叫3
honor 顾全7 值得尊敬7 荣誉证书5 荣誉4 遵循4 荣耀4 尊敬3 高贵3 头衔3 勋章2 阁下2 体面2 承付2
honoraii 名誉4
honorari 名誉9 荣誉称号6 道义上6 荣誉4 学位3
honorarium 谢礼C 酬金: 裁判官4 大法官4
honore 主宾N 领奖人N
honori 学位7
honorum 任8
honour 体面7 荣誉7 监考5 可尊敬4 民族尊严4 阁下4 名誉4 礼法3 荣耀3 值得尊敬3 荣誉称号3 勋章3 参加3 高贵2 光荣2 头衔2
honourari 名誉会员< 名誉主席< 名誉4 职位3
hont 不好意思? 谦虚9 抱歉7
hood 兜帽= 罩盖= 寡居9 罩8 头巾8 强盗3
hoodlum 年轻7 暴徒6
hoodlym 阿飞> 无赖6 恶棍5
hoof 蹄= 踢9 踏6 行走5 步行4 脚4 走3
hook 钩状= 挂钩; 钩8 钓8 摘7 上钩7 钩针7 钩住5 机设备4 镰刀3
hooker 渔船8 钩子7
hookup 联播A 接线图9
hooligan 小流氓? 街头恶棍? 阿飞9 帮派8 流氓行为7 不良少年5 流氓3
hoop 加箍= 箍= 铁环= 呼呼< 包围3
hooper 匠?
hoopla 大吹大擂? 喧闹3 投3
hooray 万岁L
hoot 叫嚣A 呵斥< 嘲骂< 轰赶< 鸣笛: 猫头鹰9 鸣响6
hoover 胡佛@ 吸尘器@
hop 单脚跳9 跳步7 麻子6 跳跃式6 跳跃5 跃过5 舞会4 麻醉药2 服2
hope 希望8 怀抱6 前途4 信心4 乐观3 信赖3 期待2 期望2
hopeless 不可救药@ 绝望@ 无可奈何; 希望2
hopi 霍<
hopkin 霍普金Z
hopper 单足跳> 跳虫> 漏斗8 送3
hopscotch 踢法> 跳4
hor 置于7 之外3
horac 贺拉斯Z
hord 游牧部落H 成群结队< 群4
horizon 地平线9 眼界8 视距8 视界6 油层3 视2
horizont 水平J 横向C 水平线4 层位3 水平式3 横3 组组3 水平面3 同业2
hormon 荷尔蒙Z
horn 角状; 角9 角质8 号角6 喇叭3 霍3
hornbi 霍7 恩4
hornbook 基本知识C 入门6
horner 霍纳法E
hornet 大黄蜂N
horni 似角A 老茧< 角质< 角3
horoscop 天宫@ 算命; 星座6 星4
horrend 不得了H 骇人: 可怕4
horribl 遭7 透7 可怕5
horrid 毛骨悚然7 可怕3 讨厌3 极2
horrif 感到恐惧A 毛骨悚然8
horrifi 恐怖感> 惊骇9 恐惧7 震惊5
horror 惨状E 恐怖9 惊骇7
hors 脚架; 马力8 黑马7 马5 骑马5 取笑4 骑兵4 归3
horseback 马背上? 马背? 马上:
horseman 马术@ 骑马7 养5
horsepow 马力?
horseradish 辣根K 调味剂C
horsesho 马蹄铁E 蹄铁?
horticultur 园艺R
horticulturist 园艺家N
horton 奇遇记H
hose 长统袜@ 水管> 软管9 浇5 橡皮2
hosepip 水龙软管N 软管A
hosieri 内衣裤N 袜E
hoskin 斯金斯N
hoskyn 士=
hospic 住宿8 收容所6
hospit 医院E 入院8 住院治疗7 好客7 殷勤7 养育院4 弃婴4 周到4 招待费4 医3 款待3 医疗保险3 堂2
hospitia 学院8
host 主机J 宿主: 主7 东道国3 主机名3 主人3 主持词2 宿主机2
hostag 人质H 抵押品3
hostageship 充当人质H
hostel 招待所; 旅店8 宿舍7 收容所4
hostelri 旅店< 客栈8 旅馆7
hostess 女老板H 女主人A 女房东<
hostil 敌对= 敌意8 敌对行动6 敌视5 敌对行为5 敌国4 敌人4
hostnam 主机名<
hostom 霍斯特N
hot 热= 暑热6 烫手5 热点5 脏5 热压5 热键5 热压机5 热线4 辣4 刚4 紧跟4 热门3
hotb 温床E
hotchpotch 混同E
hotel 旅馆A 霍特林> 住宿费7 酒店6 旅店5 住宿4 客栈3 经营者3 接待员3
hoteli 旅馆老板H
hothous 浴室< 温床< 温室<
hotlin 咨询电话H 热线电话H 热线8
hotshot 艺高> 快车7 交通工具5 大人物5
hotspur 性急的人I 暴躁8
houghton 霍顿Z
hound 猎犬= 逼死9 追逐7 缉捕6 追捕3 激励2
hounslow 恩斯<
hour 小时C 工时6 营业时间6 收市6 时数5 时间4 课时4 钟点4 小时数3 点钟3 钟头3 办公时间3
hourglass 沙漏: 砂9 漏7
hours 房契E
hous 房屋9 商行6 住宅6 商店5 挨户5 住房5 房子4 商号3 所3 住房供给3 票据交换3 屋3 自用3 家庭经营3 交换所2 资讯2 美国国会2
houseboat 游艇9 居住4
housebound 闭门不出Z
household 户口9 户主8 一家之主7 一家人7 户长7 户口册5 户口簿5 安家费5 个体户5 家常4 家庭4 户籍誊本4 户4 什物4 住户3 家俱3 事务管理2
housekeep 内务C 持家9 女管家7 家政7 家事5 主妇4
housemaid 女佣H
housepl 室内=
housewif 家庭妇女N 主妇<
housework 家务> 家事: 打扫8
houston 休斯敦Z
hovel 杂物间C 小屋: 简陋6
hover 悬停R 翻页2
howard 霍华德Z
howdi 您好Z
howe 洼地? 洞:
howel 厄尔> 豪5
howev 怎样< 可是9 无论如何7 但是6 然而4 究竟3
howitz 榴弹炮N
howl 号叫< 狂喊< 嗥叫8 呼啸8 啸声8 狂吠7 吼叫7 吠声7 咆哮6 荒凉4
howler 号哭F 咆哮6
hoy 独桅E 驳船5 嗬4
hoyl 伊尔C
hpf 热压9 高性能8
hree 三列@
hrh 殿下D 威尔斯;
hrs 小时:
hse 安葬C 执行局C
hsl 通道2
hssi 串行接口:
hsv 通道2
htachi 日立?
html 超文本3
http 服务器发送7 载入5 超文本4 环境中运行3
https 详细信息7 有关5 请参阅3
hua 彰化C
hub 集线器8 毂7 轴式5 中枢4 木片4 探询3 中继站3 到3 插孔2
hubbard 哈伯德Z
hubbi 丈夫;
hubbub 叫嚷声H 吵闹声H 混乱3
hubert 休7 伯3
hubri 狂妄A 傲慢5 野心3
huddersfield 斯菲尔德L
huddl 挤作一团= 杂乱一团= 草率了事= 蜷曲= 乱堆9 蜷缩5 挤4 拥挤3
hudson 哈得孙N
hue 色调D 色度4 叫声3 样子3 文告3 吵2
huff 吹气? 胀: 恫吓6 发怒5 激怒3 提高2
huffman 霍夫曼Q
hug 沾沾自喜? 紧抱< 拥抱7 坚持4
huge 巨大7 极大4 无限3 非常2
huggen 哈根V
hugh 休8 斯8
hugo 雨果Z
huh 哼< 哈:
hui 私下: 秘密3
hula 呼拉圈H 草裙舞H
hulk 废然< 囚7 笨重6 船体5 粗陋4 犯人2
hull 船体@ 船身9 壳7 车身5 船舶4 皮2
hullo 哈啰N 喂:
hulm 休姆B
hum 哼声@ 杂声< 轴心8 嗯6 嗡嗡声6 哼5
human 人类< 人性7 人权7 人情6 人事关系5 人文学科4 有情4 类人4 人权委员会4 人3 人力资本3 人文主义3 人本主义3 富人3 人力资源3 人为因素3 教化3 人机界面3 人权法3 人力2
humana 体态A
humanist 人文@ 人文主义; 人本主义; 人道主义;
humanitarian 人道主义E 凡人< 人道主义法: 博爱8
humankind 人类8
humanwar 件4
humber 亨伯9 汉6 汽车2
humbersid 亨伯> 赛德2
humbl 低声下气< 羞辱9 谦逊8 贬抑7 卑下6 低下5 卑贱5 粗陋4
humbug 行骗6 哄骗6 骗子3 欺骗2 欺诈2
humdrum 单调6 无聊4 厌烦4 味4 平凡3
hume 休姆N
humid 湿度A 湿气: 环境湿度9 潮湿8 湿润8
humil 谦卑< 谦虚; 谦逊8
humili 丢脸< 蒙羞; 侮蔑9 羞愧9 羞辱7 屈辱5 耻辱5 谦卑5 公然侮辱4
hummingbird 蜂鸟Z
hummus 鹰嘴豆E
humong 无比8 极大5
humor 顺应< 诙谐: 牵9 富8 迎合7 幽默5 心情5 幽默感4
humorist 幽默家H 幽默:
humorless 幽默感< 一本正经9 严肃4
humour 迁就< 体液9 幽默7 诙谐6 情绪5 满足3
humourless 幽默感@ 一本正经<
hump 弓起; 鸵; 隆起9 驼背6 努力4 行进4
humpback 大马哈鱼? 驼背<
humphrey 汉弗莱F
humphri 汉弗莱<
hun 匈奴B 佬A 野蛮4
hunch 预感= 耸肩< 伏首; 弓身; 弯腰驼背; 肉峰; 大块4 隆起4 向前2
hunchback 驼背H
hunder 村@ 百家@
hundr 百个@ 一百; 百分之百6 百6 全数4 英4 担3 许多2
hundredth 第一百Z
hundredweight 担=
hung 悬9
hungari 匈牙利H
hungarian 匈牙利H 匈牙利人E 匈牙利语E
hunger 绝食@ 饥荒9 挨饿7 示威5 饥饿5
hungerford 亨7 福3
hungri 荒年E 饥饿8 毛4 渴望3
hungrili 饥饿9 贪婪5 渴望4
hunk 大块8 好3 任何3
hunker 守旧; 蹲;
hunki 中欧H
hunt 寻< 狩猎9 捕猎6 猎食6 猎6 打猎5 搜寻5 短线4 探求4 追捕3 寻找3 直至3 振荡电路2
hunter 官职8 求职者6 追求者6 掏6 荐6 猎人5 猎头4 猎犬4 找工作3 猎取2
huntingdon 亨廷顿Z
huntsman 猎人< 猎犬;
hurd 赫德C 胡=
hurdl 篱笆> 跳栏= 越过4 克服4 障碍2
hurl 猛掷= 丢下9 用力9 猛投8 愤慨5 投掷2 发射2
hurley 赫尔利Z
hurri 匆忙< 仓促: 急促8 赶快7 急忙5 草率5 催促4 急3
hurrican 飓风A 暴风A 暴风雨9
hurst 小树林A 小丘< 沙洲:
hurt 伤感情8 创伤7 伤心5 伤害3 刺痛3 造成3 危害3 损害2
hurtl 突进9 猛投9 猛撞6 碰撞5 猛冲5 投掷4
husband 丈夫9 节俭5 老公5 老婆5 夫3 夫权2
husbandag 管理费5
husbandri 农事E 饲养业E 家政? 牧业?
husbund 夫权7 船舶2
hush 别作声: 遮羞8 蒙蔽7 肃静6 小声5 封口5 安静5 寂静4 缄默4 低声4 嘘4
husk 削皮9 剥5 皮4 外壳3
huski 强壮: 爱斯基摩: 沙哑8 壳4
huskili 嘎C
hussein 侯赛因Z
hussey 塞5 赫5 西3
hust 地方法院5 演说5
hustl 挤过去; 硬逼; 碌; 乱挤; 喧嚷6 赶紧6 催促4 挤3
hustler 乱推> 拉客8 催促5 乱挤4 赚钱3 骗子2
hut 茅舍D 军营< 小屋5
hutch 厨C 笼: 小屋6 装箱5 箱3
hutchinson 哈钦森Z
hutton 赫= 顿6
huxley 赫胥黎N 生物学家E
huy 伊: 辉8 亨伯8
hyacinth 风信子K 锆石C
hybri 多片:
hybrid 混合D 微电路8 配种4 混事4 混合系统4 杂种4 杂交3 混合型3 殖2 混血儿2
hyde 海德Z
hydrangea 八仙花H
hydrant 水栓E 消火栓E 水龙头?
hydrat 氢氧化物? 水合? 水合物? 化合物<
hydraul 水力学= 水压= 水力发电: 水力8 液7 水3
hydro 水疗H 水文A
hydrocarbon 碳氢化合物C 含量> 烃>
hydroelectr 水力B 电气3
hydrogen 氢W
hydrograph 水文G
hydrolysi 水解作用Z
hydropow 水力= 电力8
hyena 狼9 贪婪4 残酷4
hygien 卫生学@ 保健法< 卫生8 卫生保健8 环境卫生8 妇幼保健7 清洁3
hymen 痕> 处女膜9
hymenal 处女膜F
hymn 赞美歌? 赞美诗< 圣歌:
hype 大肆宣传N 皮下注射A
hyper 亢奋A 超文本< 紧张5
hyperact 亢进8 机能5 超4 过度2 过敏2
hyperaltern 候选者N
hyperarc 弧线> 弧7
hyperbol 双曲H 双曲线8 夸张5 型函数4
hyperbolograph 双曲线E
hyperboloid 双曲面P 双叶5
hyperchannel 快速通道H 超级5
hypercub 立方体? 立方5
hyperdisk 磁盘2
hyperedg 超5
hyperenviron 超6
hyperexponenti 指数分布: 超5
hypergeometr 几何6 超2
hypergraph 超图N
hyperinfl 恶性9
hyperlink 超级链接Z
hypermarket 超级市场< 特大6
hypermedia 超媒体@ 介质7
hyperparamet 调参E 超参E
hyperplan 超平面Z
hyperpur 超净O 超纯水@
hyperrectangl 矩形6
hyperresolut 消解8
hyperrul 超5
hyperson 超声速A 超高A 音速8
hyperspac 多维4 超3
hyperspher 球;
hypersurfac 曲面7
hypersynchron 超5
hypersystem 介质4
hypertap 磁带4
hypertens 高血压H 紧张6
hypertext 电子4 超文本4 介质3 超级2
hypertre 超级6
hyperveloc 超高速=
hyperventil 呼吸9
hyphen 连; 断5
hypnosi 催眠术> 催眠8
hypnot 催眠? 催眠药; 安眠药8 施催眠术7 恍惚7 着迷3
hypnotis 催眠; 着迷4
hypo 亚7 哈密尔顿4
hypocrisi 伪善; 虚伪5
hypocrit 伪善者N 伪君子< 伪善8
hypoderm 皮下注射F 真皮= 皮下;
hypothec 抵押权5 典4 质押4 抵押4 押3 担保2
hypotheca 抵押权5
hypothecar 由3
hypothecaria 诉权9
hypothermia 体温=
hypothes 假设9 假定4 猜测4
hypothesi 假设= 假说; 统计假设7 假设检验6 来说4 虚假2
hypothesis 假设4 设定4 假定3
hypothet 假想: 假言7 假设性7 理想7 假设6 推测储量6 假定4 有待3 虚拟存储器2
hyster 歇斯底里D 癔病A 兴奋3
hysterectomi 子宫9 切除7
hysteresi 滞后:
hysteria 歇斯底里? 癔病: 症5 兴奋3
hystersi 磁滞回线H
hytelnet 超4
iac 交互3
iaea 原子能9
iaf 交互3
ial 代数3
ian 伊: 恩4
ianov 诺夫@
ianth 安西F
iap 处理器7
iaph 阿列J
ibc 咖啡9
iberian 伊比利亚M 伊比利亚人E
ibg 间隔4
ibid 同3 如3
ibidem 一处A 出处9
ibm 国际商用机器公司?
ibn 伊;
ibrahim 易卜拉欣Z
ica 总署8 理事会3
icand 乘数9
icc 国际商会9 计算中心5 版权4
ice 糖衣B 结冰< 冰镇; 冷若冰霜; 矜持; 冰淇淋: 冰7 冰冻6 冰冷5
iceberg 冰山B 冷冰冰>
icebox 冷冻室; 单人: 冰箱9 死尸9 冷藏库7
icebreak 破冰E 碎冰E
iceland 冰岛N 冰岛人E 冰岛语E
iceman 制冰C 冰6
ichi 日商? 第一劝业银行?
ici 滑溜@ 冰冷8 化学工业7 冰5 冷淡3
icicl 冰柱C 冷冰冰; 冰6
icl 有限公司6
ico 咖啡9
icon 图标U 像5 用于2
iconnam 两段6
iconoclast 偶象C 旧习C
iconograph 肖像9 图示3 图像2
iconographi 肖像5 图示4 图像3
icu 控制器5
ida 数据分析4
idc 低3
ide 集成电路2
idea 理念8 点子7 选题5 创意5 意见箱5 理想4 思想3 成份3 主意3 想法2
ideal 理想F 理想化A 唯心论6 唯心主义4 理想主义3 典范3 完美2 观念2
idealis 理想化7 形成3 理想2
idealist 唯心主义者C 理想主义? 唯心论= 理想主义者= 唯心主义9 观念2
idel 空闲5
idem 同5 意见3
idemn 赔偿4
idempot 幂等S 幂等律=
ident 恒等? 相同< 恒等式8 么8 等同6 完全相同6 身份5 同一律4 同一3 身份证件3 同门3 幺3 恒2
identif 识别A 标识@ 鉴定7 身份证明4 标识号4 识别码3 谈定3 标识码2 认同2 辨识2
identifi 标识符T 识别3 认同3 等同于3
identifil 标识符2
identikit 拼图I
ideogram 表意文字Z
ideograph 表意G 字形编码@ 汉字2
ideolog 意识形态@ 思想体系= 思想< 观念形态9 空论7 指导思想7 空想2
ideologu 空想家A 思想家A 理论家;
idioci 极端愚蠢N 白痴<
idiom 惯用语= 习语= 成语< 方言8
idiosyncrasi 气质8 风格6 特性2
idiosyncrat 异质9 特质8 特殊3
idiot 白痴< 呆头呆脑9 蠢9 糊涂5 愚蠢3
idiotproof 无知5
idl 空闲? 闲置< 闲散6 空转6 空载5 懒惰5 无所事事4 无效劳动4 闲着4 闲工4 窝工4 闲4 虚度2 游资2 浪费时间2
idler 空转8
idn 数据网@
ido 缆<
idol 宠儿< 崇拜偶像< 醉心于9 谬论9 偶像崇拜9 崇拜7 幻象7 偶像6
idolatri 盲目崇拜E 偶像崇拜? 邪神?
idt 数据终端9
idyl 牧歌= 田园诗= 田园= 叙事诗9 悠闲6 乐曲4
iee 电气工程师N
ieee 总线2
iff 仅仅7 且3
iffi 富于8 未确定8 偶然性5 怀疑3
ifip 联合会6
ifram 变暗3 何处3
igloo 圆顶;
igni 蹈火< 火6
ignit 点燃= 灼热7 点火7 兴奋3
ignment 指派=
ignomini 丑行; 可耻7 无耻6 下流5 不名誉4 耻辱4
ignor 忽略K 无知5 不知情5 愚昧4 愚味3 理睬3
ignoramus 毫无: 笨人6 不予6
ignorantia 不知情?
igor 伊戈尔I
igp 内部网<
iguana 鬣蜥Z
iil 注入6
ileal 回肠Z
ilk 家族5 亲属5 相同3 种类3 等级2
ill 病态8 仇视5 事实根据4 不合时宜4 弊病4 不良3 疾病3 恶感3 生病3 不善2 吉利2 职业病2
illeg 非法H 犯规5 不合规定4 字迹4 非法行为4 违法3 辨认3 非法操作3 非法组织3 非法交易2
illegitim 私生8 非法收入5 非婚生子4 不合4 宣告3
illegitimaci 不合逻辑9 私生8 不法4 不规则4
illegitmaci 嫡出: 非婚生6 非婚生子3
illiac 阿克L 伊利8
illicit 违禁7 私卖6 非法收入5 违法5 私通4 非法2 正当2
illicitum 协约2
illinoi 伊利诺N
illiquid 非现金8 流动性4
illiter 没受教育H 目不识丁H 文盲A
illiteraci 文盲E 无知7
illog 无缘@ 不通= 不合逻辑8 条理6
illumin 照明< 灯饰9 照度8 彩饰6 启发性6 启发5 阐明5 照亮4 灯2
illus 幻影; 错觉; 幻想6
illusori 错觉= 虚幻9 幻影7 幻觉4
illustr 插画9 例证7 插图7 配图5 举例说明5 图解5 解说4 价目单4 画家3 报章杂志3
illustri 辉煌9 著名8 明亮7
ilobyt 千9
imag 图象I 图像; 象9 图象处理5 映象4 意象4 成像4 影像3 图片3 片子3 文生图3 生成图片3 仿制2 映像2
imagenam 图像4
imageri 比喻7 肖像7 雕刻6
imagin 想像> 想像力9 误认为9 料想8 听觉3 想3 设想2 虚假2 猜测2
imaginari 假想@ 虚数? 虚轴7 虚7 想像2
imam 伊玛目N 阿訇N
imb 嵌入8
imbal 收支4 均衡3 平衡3
imbecil 性交7
imbed 嵌入;
imbib 吸取: 饮8 水分6 喝5 吸入5
imbu 浸透; 感染7 灌输7
imc 交互3
imcompat 兼容性8
ime 输入法B
imf 国际货币基金F 国际货币基金组织:
imia 医学4
imit 仿造8 临摹6 效法6 冒牌5 冒牌货5 模仿者4 冒充4 模仿4 赝品3 伪造者3 假造3 模拟器3
immacul 无辜6 纯洁6 缺点3 干净3 污点2
imman 内在8 固有4
immateri 非实质7 非本质6 无形5 寻常4 无形资产3 争点3
immatur 未成熟< 发育7 幼年6 成熟5 粗糙3 未成年人3
immeasur 广大无边E 无限5 测量3
immedi 立即F 即时5 立即地址5 直接5 即期4 零级3 遂即2
immediaci 迫切需要E 目前4
immemori 无法追忆< 自古: 远古8 太古8 古老8 记忆4
immens 无边? 广大; 巨物9 庞大4
immers 沉浸E 浸泡8 陷入7 镀5 专心5
immeubl 不动产4
immi 称呼8 民2
immigr 移民A 移居入境9 入境者8 移入6 移民局5 入境5 侨汇4 移民法4 侨民3 移居3
immigrant 移民:
immigrationn 入境手续A
immin 迫近8 迫在眉睫7 危急6 即将来临5 急迫5 逼近4 绝不2
immittendi 屋梁?
immobil 动4 静止3 不动产2
immobilis 机动性9 调动4 动2 收回2
immobl 动7
immor 不道德> 有伤风化6 道德败坏6 勾当6 伤风败俗5 放荡3 妨害风化2
immoralist 道德行为? 不道德7 鼓吹3
immort 名垂千古= 灭9 不朽8 神仙6 长久6 永远3
immortalis 永生E 灭7 不朽7 死3
immov 不动产;
immun 豁免权D 免疫= 免疫性8 豁免7 抗干扰性4 外交豁免4 免于3 高抗3 抗干扰3
immunis 免疫=
immunodefici 免疫缺损H 免疫7
immunolog 免疫学U
immut 不变性9 变4 不变2
imp 翅膀8 顽童7 图象处理3 加强2
impact 冲击8 影响8 击打7 压敏6 紧缺5 印字5 挤入4 相互影响3 效果3 压紧3 撞击2
impair 削弱8 减损7 建设性4 受损3 下降3 法律效力2 损伤2 效益2
impal 钉住9 刺穿8 绝望8
impart 传授< 不可分割9 告知4 给予3
imparti 秉公; 公正无私: 无私8 公正6 不偏不倚5 公平4 偏袒3 偏2
impass 不可逾越8 不觉8 死路8 难局8 无表情4 死胡同4 僵局4 感情4 激情3
impati 不耐烦= 着急; 急切: 急躁9 难耐8 欲6 不了6 性急6 焦急3
impawn 典当6
impeach 弹劾B 检举: 弹劾权6 犯有5 控告3 祖产3 不负3 怀疑2
impecc 毋庸置疑8 置疑8 瑕疵4 坏事4 无懈可击4 勿3 完美3
imped 阻抗K 电抗= 输入阻抗9 输出阻抗6 阻抗匹配6 特性阻抗6 阻3
impedi 障碍< 口吃6 履行义务3
impel 迫使8 驱使7 推动6 激励4
impend 眼前; 就要8 悬空8 即将7 迫在眉睫6 迫切3 听候3 逼3
impenetr 不可理喻C 费解7 顽固4
imper 命令式: 势在必行9 祈使9 必6 急需4 命令性4 强制性4 强制4 强行2
imperativ 说4
impercept 微细A 极微6 感知5 感觉3
imperfect 完全5 缺点4 坑4 完备3 完美3 独立国2 防卫过当2
imperi 帝国= 帝国主义: 帝制9 至尊9 特等5 英国议会5 敕令4 帝王3 宗主国3 皇室3 迫切3 专横3
imperialist 皇帝; 帝国主义者; 帝国主义9 拥护者3
imperii 争权J
imperil 危害5 处于4
imperium 绝对权H 统治者: 主权3
impermiss 不许:
imperscript 非官方8 非正式3 没有2
imperson 人称6 扮演5 装扮5 艺人5 人情味5 模仿4 人格化3 拟人3 演员3 非人3 个人3 客观3 体现2 担2
imperss 心9
impertin 不切题B 鲁莽7 恰当6 无礼5 粗鲁4 题3
impervi 透不过A 无动于衷8 不易7
impetu 冲动7 狂暴5 猛烈5 轻率4
impetus 动量A 推动力> 动力5
imping 撞击6 冲击4 起3
impish 心地H 顽皮=
impl 示4 默4
implac 安抚8 难3 不变3
implant 植入物< 植入9 灌输7 植7 鼓吹5 沟道5 离子注入3 嵌入2 移植2
implaus 难以置信9 象3 真实2
implement 实现L 实现需求3 实施2
implementor 者3
impli 示? 默? 隐5 含蓄4 隐含4 暗指3 默许3 意味2
implic 蕴含> 隐含9 牵连8 蕴涵8 涉及6 言外之意6 暗示3 意3 含意3 台上3
implicaion 蕴含7
implicit 隐G 式6 讲明5 内含4 言明3
implod 爆A 爆裂6 破裂4
implor 哀求= 恳求6
impolici 不明智A 失策=
impolit 粗鲁9 无礼6
impor 种植8
import 导入L 进口A 进口货3 重要性3 进口商3 进出口3 仅2
impos 威风7 施加7 施加影响7 令人难忘6 强加于6 强加5 欺骗2 壮丽2
imposiong 量刑8
imposit 课征8 强加5 判处刑罚5 征税5 征收4 税款4 课税3
imposs 难以置信6 做到5 无法忍受5 可能5 可能性3 事2 受到2
impossibili 做到9
impost 冒名顶替D 骗子6
imposthum 道德败坏9 腐败7
impostor 冒名顶替< 冒牌7 骗子3
impot 阳萎E 虚弱7 无力5
impound 充公4 车辆3 扣押3 关3 保管2
impoverish 穷困= 用尽8 贫穷6 无力3
impract 不合情理= 不切实际8 现实4 实行3
impractic 难办= 通行3 实施2
imprecis 精确5 严密5 条文4 明确4
impregn 坚强不屈> 攻取> 驳7 灌输4 肥沃4 怀孕4 充满2
impresario 演出者N 主持人:
imprescript 时效3
impress 印象: 印数6 意念6 深刻印象6 压印5 印记4 底色4 感人4 未有4 印文4 令人难忘4 强征3 铭刻3 盖印3 了不起2 威严2
impression 可塑< 印象派: 印象主义: 感6 敏感4
impressioni 初见= 印象5 初次3
impressionist 印象主义A 印象派A 仅凭?
imprest 备用金: 定额6 垫款6 预付6 支款3
imprimatur 赞许9 出版6 批准3
imprint 压印5 铭刻5 印刷机4 印记4 盖印3 印2
imprison 监禁@ 徒刑8 下狱7 拘禁6 有期徒刑5 无期徒刑4 坐牢3 关押2
improb 未必A 不大可能@ 象3 可笑2
impromptu 即兴曲E 即席?
impron 刑期8 监禁3
improp 不成体统7 非正常6 适当4 不良3 不合3 禁用字符2 非法2 不当2
improprieti 不得体? 用词不当? 正当行为7 适当2
improv 改进? 改良= 改善6 土地改良4 改进型3
improvementbudget 改良3 措施2
improven 改建工程J
improvis 即兴A 即席< 临时准备;
imprud 鲁莽8 轻率6
impub 未成年人=
impugn 遭7 驳斥7 非难6 指责5 责难4 某4 抨击4 攻击2
impuls 脉冲8 冲动7 冲力5 驱使5 脉冲响应5 电脉冲5 推动力4 推动4 即兴3
impun 患5 免罚4 免罪4 事3
impur 杂质A 纯6 不洁4 掺杂4 肮脏3
imput 转嫁B 嫁祸于8 归罪7 归属5 应负5 归宿5 内含3 保险业务3 估算3 诋毁2 应付2
inabl 无能6 无力4 就业3
inaccess 难接近@ 达成9 难4
inaccur 准确: 精密6
inaccuraci 精确度9
inact 待用: 活动5 非4 活动状态4 无为4 冷门4 怠惰3 呆滞3 跌2
inadequ 足额6 敷5 充分反映4 适当4 赔偿费3 充分3 轻2 不够2
inadequaci 不足之处E 充足5 充分3 适当2
inadmiss 不能允许= 不许5 承认3 接受2
inadmit 认3 保2
inadvert 漫不经心> 疏漏8 非故意6 粗心大意4 即将3 无意2
inalien 不可分割8 让4 天赋4 性3 转售3 夺取2
inamorata 姘妇H 情妇C
inan 乏A 空洞< 空虚5 愚蠢3
inanim 失去知觉? 无精打采9 没5 生命2
inant 幼稚:
inappeal 上诉3
inappeas 难以9
inapplic 适用5
inappropri 不合宜? 相宜; 不合时宜9 不相称6 适宜4 适当3 恰当3
inarorato 姘夫N 情夫N
inarray 数组3
inarticul 言喻E 口齿不清? 说不出<
inasmiss 征税4
inasmuch 故>
inattent 怠慢9 疏忽6 粗心6 注意3
inaud 听不见Z
inaugur 开幕< 就职典礼< 就职9 开幕式9 开辟5 开创4 创造4 就任3 创立3
inavoid 不可避免;
inboard 船舱>
inborn 先天; 天生9
inbound 收件9 入6 入境4 归3
inbox 收件箱M 入3
inbr 天生6 繁殖5
inbreed 交配9 繁殖5
inbuilt 藏9 嵌入4 内置3
inc 中兴5 工程顾问5
inca 印加N 印加人N
incalcul 无数6 预料5
incandesc 白热? 辉耀; 闪闪发光9 灿烂6
incant 咒语M
incap 自养7 能力2
incapabit 丧失能力F
incapac 丧失能力6 权利能力4 无权3 未成年人3
incapacit 无资格8 丧失能力7 剥夺3 行为能力2
incarcer 禁闭< 下狱; 监禁4 犯人3 囚犯2
incarn 体现: 实体化9 肉色9 化身8 深红色5 具体化4
incendiari 燃烧弹@ 纵火犯8 放火5 煽动者5 燃烧4 煽动3
incens 焚= 焚香= 香9 香气5 发怒4 奉承4 愤怒3 激怒2
incent 奖励@ 剌9 鼓励5 励4 奖3 奖金2
incept 起点站; 起初7 学位4 起2
incerta 特定物8
incess 不已? 接连不断? 连绵不断? 无尽; 绝7 不断7 不停5
incest 乱伦? 奸4 近亲4
incestu 乱伦@ 股票交易4 奸3 近亲3
inch 英寸A 微动: 慢慢7 身高7 小岛6 缓慢3 微调3
inchoat 空白支票9 未遂4 完整4 单据3
incid 入射: 事变7 倾角7 发生率7 负担6 出事5 出问题5 事件响应5 关联矩阵5 小事4 税赋4 应急预案3
incident 附带= 杂用7 临时动议5 杂费4 杂项3 顺便3 杂项费用3 偶然3 临时性2 附议2
inciner 灰化C 焚化C 烧成灰? 焚烧炉= 焚尸炉9 焚烧6
incipi 发端: 临9 初7 起初7 初期3
incis 切入D 锋利6 切口5 机敏4 切割3 敏锐3 雕刻3 激烈3
incisor 门牙Z
incit 煽动< 策反7 煽惑6 刺激4 鼓动4 怂恿3 引诱2
inclin 趋向于: 倾向7 点头6 倾斜度5 斜面5 趋向4 斜坡3 易于3 想要2
inclosur 附件;
includ 包括D 包含? 算入5
inclus 包容性7 媲7 项数4 包含4 相容4 蕴含3 总括3 内含3
incoher 相干性> 支离破碎: 语无伦次9 不相干8 凝聚性7 不连贯7 条理4 松散2
incom 收益H 传入9 收入7 所得税7 所得7 新任3 收益分配2 后继者2 输入2
incommensur 性3
incommunicado 禁闭5 外界5
incompar 无比6
incompat 兼容@ 不相容: 不相容性6 兼容问题5 互不4 并存3
incompet 不胜任9 无资格8 不够格6 机能3
incomplet 不完全性9 完全9 完善4 完成3
incomprehens 费解6 理解4 无限2
incomput 可计算性?
inconceiv 想不到= 想象4 难3
inconclus 非决定性= 不得要领8 无3 确定2
incongru 合适5 协调4 一致3 调和3
inconnector 流线7
inconsequenti 不合逻辑< 不合理5 重要3
inconsider 不足取< 值得6
inconsist 前后矛盾? 不相容6 易变5 一致4 矛盾3
inconspicu 引人注意A 显眼;
inconsumtibil 消费3
incontest 无可否认A 铁证7 不可否认7 不容置疑6 争辩4
incontin 失禁F 荒淫F 无节制;
incontrovert 余地5 不容置疑5 辩驳5 无疑4 明白3
inconveni 不便F 困难9 感4
inconvert 兑现8 可兑换性6 兑换5
incorpor 无形性5 无形5 形体5 组成4 注册证3 编入3 注册2
incorporal 体4
incorporaton 编入A
incorrect 正确< 错误5 误传3 适当2
incorrig 惯窃4 犯2
incpient 早期6 压制6
incrdment 增值税8
increas 递增< 增加: 增长6 增5 增产量4 加大4 递增率3 越来越3
incred 难以置信9 相信6
incredul 轻信= 疑心9 怀疑7 相信4
increment 增量M 增支6 增值5 增3 增加3 增产3 渐增3 服务期2
incrimin 自证7 归罪6 牵连6 连累4 自认3 有罪3 认罪2
incriminatori 连累9 归罪6 有罪3
incub 孵化; 孵卵器9 孵育9 孵蛋9 酝酿8 筑巢7 早产儿6 蛋5 培养5 孵5 潜伏3
inculc 谆谆教诲H 灌输7 反复2
inculp 连累? 归罪于8 归罪5 控告4
inculpatori 可归罪E 连累9 定罪4 指控4
incumb 圣俸< 在职; 现任8 依靠4 负有3 职责2
incur 招致8 救7 不能医治7 治6 当年5 担负3 蒙受3 遭遇3 发生3 惹起3 挽回2 很大2
incuriam 所致9 失察9 疏忽3
incurs 奇袭9 侵略6 侵入4
ind 毋庸<
inde 甚至; 的确; 真正6 实在3
indebitatus 告4
indebt 受惠5 依据3
indebted 免去7 负债5 国库券3 借据3
indec 猥亵: 妨害风化7 猥亵罪6 淫秽6 粗鄙6 猥亵行为5 不体面4 流氓罪4 下流4 黄色书刊3 印刷品3
indecipher 破译A 辨A 无法解释:
indecis 优柔寡断< 犹豫不决9 非决定性8 明确3
indecompos 分解4
indednt 缺8
indedx 道琼斯; 股票指数6
indefatig 不知疲倦> 耐性; 不屈不挠8
indefeas 不能废除@ 难以8 使用权3
indefens 余地7 防卫3
indeffeas 不能废除9 不能取消6 废止3
indefin 下定义: 不确定性7 难3
indefinit 不定> 不定积分7 未确定5 不定期5 不定型4 还款2
indegre 度: 引入3
indel 拭除= 擦不掉= 洗不掉= 难忘9 难以4 掉4 持久3
indemn 赔偿8 赔4 补偿4 船东3 赔偿法2
indemnif 赔偿损失5 赔偿金4 补偿3 损害赔偿2
indemnifi 赔偿7 受损害4
indent 缩进L 缩排7 订货单6 双联5 凹痕4 切割成4 订货3 代办3 锯齿状3
indenttur 信托2
indentur 租赁契约3 期满2 束缚2
independ 独立G 独立性9 无关9 独立国家4 不须4 主见4 自立3 独立自主3 无党派2
indepth 深入I
indescrib 莫名其妙C 语言表达C 不可名状=
indestruct 毁灭5 破坏2
indetermin 不定< 无定期: 不定期6 不确定性4 含混3
indeterminaci 不确定性< 定性9
index 索引L 指数> 变址< 下标6 标引6 指数化4 物价指数4 指标3 位标2 生产指数2
indi 制片人= 印地= 西印度群9 影片6 印度5
india 印度H
indian 印度@ 印第安语? 印度人: 印度洋: 印第安人9 群岛2
indiana 印地安N
indic 指示D 指示器B 符6 指标5 指示剂2 预料中2
indicatrix 指标图C 指标3 量2
indicia 形迹C 职衔9 记号3
indict 起诉书7 起诉6 诉状5 控告5 公诉书4 提起公诉3 公诉3 罪证3 陪审制2
indicte 告4 被告3
indictor 原告8
indiffer 淡然9 无兴趣9 漠不关心8 铁面无私8 关心5 中立3 重视3 偏袒2
indig 穷困: 贫乏9
indigen 土法: 本土7 固有6 国产5 本国3 土2
indigest 消化不良A 消化; 难5
indign 义愤@ 有伤< 愤慨: 愤怒9 言行4 侮辱4 无礼2
indigo 靛蓝色N 靛青N
indirect 间接I 间接材料6 间接成本6 间接税4 直截了当3 间接人工2
indisciplin 无纪律= 训练3 未经2
indiscreet 克制5 慎重5 轻率4
indiscret 失检= 慎重5 鲁莽5 轻率4
indiscrimin 不分皂白= 不分青红皂白= 无差别< 滥捕9 滥6 乱4 任意3 杂乱3
indispens 责无旁贷= 无可争辩6 必要条件3 缺少3 必要2
indisput 无可置疑9 无可争辩8 余地7
indistinct 辨认= 清楚6 朦胧5
indistinguish 辨别6 区别4
inditron 字码<
individu 个人: 个别: 个体化6 个体5 个性5 单个4 个体经营3 个人所得税3 私人帐户3 个性化3 个人身份3 个人收入3 个体劳动3 单独3 独特3 独资企业3 个人所得税法2 个人主义2
individualist 个人主义D 利己主义6 自由主义4 独特4 独裁4 主义者3
indivis 除不尽A 不可5
indivisil 不可2
indiviso 共用5 分开4 共有3
indivisum 共有8
indoctrin 教训9 教导8 灌输8 劳动教养7 教养所5 教化4
indomethacin 消炎痛Z
indomit 不屈不挠9 屈服8
indonesia 印尼H
indonesian 印尼F 印尼语C
indoor 户内L 室内;
indores 记名4
indors 背书< 衔4
indorse 第一3
indubit 不容置疑9 确证5 明确3
induc 诱发: 劝诱7 感应6 感应电流6 诱因6 诱发故障6 引言5 诱导5 诱供4 引诱3 刺激物3
induct 归纳C 归纳法> 感应9 电感6 归纳推理6 互感5 电感式5 感应场4 归纳定义4 发问4 就职4 入门3
inductionmotor 感应8 归纳5
inductri 牵头> 工业部门6
indulg 赎罪券9 放纵9 沉溺7 迁就7 纵容6 纵情6 宽容5 放任5 嗜好3
industri 工业R 产业5 工业化5 工业用3 加工工业3 工业生产3 实业3 产业化3 工业用品3 工业品3 工商2 劳资2 行业2
industria 型态A
industrial 劳动成果? 收获6
industrialis 工业化F
industrialist 实业家< 企业家6 主义者4
ineff 不可言喻H 避讳H 无法形容A
ineffect 无效5
ineffectu 无益8
ineffici 无能: 效率4
inelast 无弹性S
inelig 选任6 可取3 录用3 无益3 不合3 不适2 不够2
inept 不称职者@ 不符6 理智5 无能4 笨拙4
ineptitud 不称职> 无能8 愚笨5 愚昧5 言行3 适当3
inequ 不等式J 平等5 等式4 平坦3
inequit 偏私? 等价交换5 公平3 公正3
inequival 不等价A 不等式:
inern 研究所8
inert 惰性7 呆滞4 迟钝4 活力3
inerti 惯性O 惯性导航=
inertia 惯性9 惰性8 呆滞5 迟钝4
inescap 逃不掉F 不可避免= 必然4
inessenti 实质性4
inethod 数量2
inevit 不可避免9 必然性7 逃避4 避免3 规避3 必然3
inexact 推理模型: 精确8 准确4
inexcus 宽赦A 没法9
inexhaust 用不完H 不知疲倦> 无穷尽:
inexor 冷酷; 无情:
inexpens 便宜7 贵重6 廉价5
inexperi 熟练4 经验4
inexperienc 熟练4 经验4
inexplic 说不清A 费解6
inextric 解不开C 摆脱5 解决2
infal 绝无@ 一贯6
infam 无耻= 丑行; 声名狼藉6 不正6 不名誉4
infami 臭名昭著8 声名狼藉7 丑恶6 公权6 剥夺2
infanc 幼儿期H 幼年A 初期4
infant 婴儿7 未成年6 弃婴6 初学者6 幼稚5 早期3 儿童3
infanticid 杀婴P
infantil 幼儿9 幼稚8 婴儿6 初期4
infantri 步兵团N 步兵A
infantryman 步兵H
infarct 血块N
infatu 迷恋着C 醉心C 昏头昏脑= 迷恋8 迷惑4
infect 传染> 感染8 疫6 传染病6
infecti 传染性A 传染9
infefinit 期限3
infer 推断@ 推理> 推论7 推理机5 推断出4 演绎推理3 直接推理3
inferenc 推理4 推论4 诱导3 推断3
inferenti 估测E
inferior 下级7 劣6 自卑6 较差4 次4 最小限度4 低档4 民事法庭4 部下3 低质量3 低劣2 次品2
infern 阴间A 恶魔?
inferno 似的> 地狱;
infertil 不结果实C 肥沃: 毛7
infest 大批出没C 大批滋生; 横行; 骚扰7 害虫6 遍布5 患4 寄生3
infidel 信神? 信仰7 异端6 信仰者6 异教徒6 背信5
infield 内野@ 内野手@ 耕地; 宅9 农6
infight 暗斗H 近战H 混战<
infiltr 浸润= 渗入; 潜入9 渗透9 闯入3
infin 无限性> 无限大9 无穷8 无限3
infinit 无穷J 无限? 不定式6 无限大5 无限小3 无穷大2 无穷小2
infinitesim 无穷小A 极小量8 无限小7 元法5 微量4 极微4 微积分3
infinitum 无限3 永久3
infirm 老弱7 身6 柔弱5 虚弱5 弱4 津4 可靠3 疾病3
infirmari 养老院A 医院7
infix 中缀O
inflam 发炎> 红肿; 着火7 点火6 激起5 激怒3 激动2
inflamm 怒火? 易燃? 易燃物品; 发火: 发炎7 燃烧4 易怒4
inflammatori 炎症性C 煽动性8 激动3 煽动3
inflat 通货膨胀K 膨胀9 通货膨胀率5 虚列5 膨4 胀大3 抬3 充3 得意3 滥发3 暴涨3 充气2 物价上涨2
inflate 受害人;
inflation 主义4
inflationari 通货膨胀7 物价3
inflect 变调E 屈曲< 音调6
inflex 挠: 屈曲8 不变性7 顽固6 刚性6
inflexion 词尾; 转折; 拐6 折3 弯曲2
inflict 施以6 加刑6 加害6 处以6 予以6 蒙受5 承受3 造成2
inflictor 科罚C 加害者= 处罚3
inflow 流入J
influenc 影响9 影响力8 网红7 势力范围7 威逼6 带货6 势力3 达2
influenti 势力: 影响4
influenza 流行性A 感冒5
influx 涌进> 涌: 河口6 汇集4 流入3
info 信息: 显示信息5 没有3
infol 面向2
infom 情报网=
infomerci 广告片N 专题3
inform 信息K 情报7 信息系统6 非正式4 资料3 信息处理系统3 密告3 信息处理3 提供情报2 情报系统2
informa 网络信息中心?
informat 信息化A 信息学: 信息科学8
informatio 互换7
informed 信息性F
informix 孚H
infortunium 失误6 失4 过失2
infra 有失8 分界线7 如下7 以后5
infract 违犯5 侵害4 违法3 规章3 违反2
infrar 红外O 红外线?
infrason 声频:
infrastructur 基础设施A 基本建设4 设施2
infrequ 罕见: 稀罕6 很少5 寻常5 珍贵5 稀少4 常3 偶2
infring 侵犯A 侵权人7 侵权4 不法侵害3 违犯2
infrtunium 致死9
infuri 怒@ 狂怒6 激怒5
infus 泡制A 注入: 鼓舞3 泡3 引入3 充满2
ingeni 贤明8 灵敏6 精巧6 聪明4 才能3
ingenu 心灵手巧E 精巧<
ingenuus 自由人@
ingest 摄取E 咽下= 吞服= 吸取;
ingham 英8
ingor 出于6 无知4
ingr 安格尔X
ingrain 根深蒂固9 纱9 染4 彻底2
ingram 格拉姆E
ingredi 配料D 成分4 因素3
ingress 入境8 进入4 入口2
inhabit 居住6 栖息5 居民5 有人4 居住者4 占据4
inhal 吸入? 吸气7 过滤器2 空气2
inher 固有C 多义6 先天5 与生俱来5 生来3
inherit 继承@ 继承权5 遗传5 承袭5 遗产4 继承法4 财产继承3 遗产税3 原有2
inheritor 后继者< 继承人5
inheritress 女5
inhibit 禁止: 抑制5 禁止脉冲5 抑制作用4 禁止电路3 压抑3 外侧3 情感2
inhibitor 禁止者< 化剂< 抑制剂9 抑制4
inhibitori 抑制作用; 禁止5 抑制2
inhomogen 齐次; 均匀3
inhospit 不相容7 适于7 冷淡4
inhuman 不人道> 无人性> 非人< 非人类: 人情味7 薄情7 残暴4 残忍3
ini 初始化3
inim 抵触6 敌意5 有害5
inimica 暴力6
inimit 仿效< 无比7 独特7
iniqu 恶贯满盈? 公正6
init 端4 起始3
initi 初始化B 初始? 初值7 初期4 初始值4 期初4 初始状态4 起始3 最初3 草签3 开办3 始3 初始条件3 创制权3 首期3 入会3 主动权2 指引2 首倡者2 首创精神2 初2 创办资本2
initialis 赋6 预置4 初始化2
initio 从头开始< 自始8 便8 起3
inject 注入B 入轨8 注射剂8 射8 注射6 注水5 注入式4 注3
injector 注水; 注射器; 注射7
injudici 不当5
injunct 禁令C 禁制令9 长久性4 禁止令3
injur 冤屈9 受害8 害7 受害人6 受害国6 加害者6 加害人6 伤害者5 触怒5 遭受3 受伤3 受损害2
injuri 伤害? 伤8 工伤7 负伤4 故意伤害4 伤势3 加害人3 损害3 过失伤害3 内伤3 因公负伤3 加害3 工伤保险3
injuria 他人4
injustic 沉冤9 非正义9 冤案7 犯案6 侵害3
ink 墨水I 墨汁7 墨迹7 喷墨5 手工4 亏本2
inki 漆黑C 弄污8 墨水7
inkl 觉得: 微微8 暗示5
inkless 墨<
inkwrit 印字机Z
inlaid 镶9 镶嵌6 嵌入4
inland 国内; 内河9 内地9 内陆9 内地税5 陆运3 内海3
inlawri 权益2
inlay 内嵌? 装帧7 镶嵌6 嵌入3 镶3
inlead 引入6
inlet 插入物? 进口3
inlin 内联V
inmat 同住者@ 收容8 内在4 接近3
inn 英尼斯> 旅馆8 客栈5 学院4 法学院3
innard 内脏=
innat 先天; 天生9
inner 内积9 内8 体内6 内部6 内层5 内面4 内存储器3 内包装3 内心3
innermost 内层> 最深处= 内心5
inning 一局> 围垦< 挨次< 当权6 回合5 执政5
innkeep 旅馆老板< 客栈5 老板4
innoc 无罪> 不懂事7 天真无邪7 无辜者7 无辜7 购得4 真的4 无害3 无知3 无意2 纯洁2
innocu 无伤大雅N 无害7
innomin 无名:
innominati 无名;
innonc 无罪9
innov 创新B 革新> 创新者9 技术革新6 改革者5 更新过程4 改革3
innovatori 革新;
innoxii 通行权8 无害3
innuendo 暗讽= 讽刺话; 讽刺4 暗示4
innumer 数不清E 无数9
inocul 接种I 嫁接< 籽晶8 籽7 灌输5
inoffens 无害< 触犯5 讨厌3
inofficiosum 道义E
inop 谘5 询4
inoper 操作命令;
inopportun 恰当8
inord 次序3 遍历2
inordin 紊乱9 过度5 过分5 无节制5 放纵3 不规则3
inorgan 无机G 生物4 形成3
inovc 制导6
inpati 住院病人Z
inpput 扩展器8
inpro 比例3
input 输入S 投入4 投入产出3
inputbox 输入框4
inputt 员3
inquest 验尸7 讯问4 审讯3 陪审团3
inquir 问明9 追根究底6 调查者5 查究4 询问者4 询问4 询价4 打听4 探究4 一事4
inquirendo 精神病6
inquirendum 复验A
inquiri 询问> 调查8 查询4 询价单3 质询3 询问处2 询价2 徵信所2
inquisit 追根究底8 探究5 问4 宗教3 知道3 预审3
inquisitor 审问者: 询问者7 官4 宗教2 检察官2 裁判官2
inquisitori 审问7 官5
inroad 得手: 侵害4 侵袭3 侵入3 袭击3 进展3 侵犯2
inrol 入伍; 注册2 登记2
insan 愚顽9 错乱7 脱离实际7 顿时5 疯狂5 极其4 杀人狂4 患3 暂时性3
insati 不知足N 贪求无厌N
inscrib 题写; 倩7 记名5 铭刻5 铭记4 切3 雕刻3
inscript 碑铭N 题字N
inscrut 测知< 不明4 难以4 不可思议3
insect 昆虫> 卑鄙4
insecticid 杀虫剂N
insecur 不安全感< 安全8 牢靠7 坚固3 不稳定2
insemin 受胎H 授精F 播种9
insensit 区分8 大小写6 灵敏性5 感觉4 昏迷2
insepar 分3
insert 插入R 插入物3 刊载3 插入法2 插入方式2 插入损耗2 插入序列2 插入排序2
inset 插页9 插入物9 插图6 剪切4 嵌入3
inshor 向陆A 海岸8
insid 内? 内幕6 内部6 之内4 里面4 内情3 内部人员3 位于3 内应3 内勤3 权威人士2 户内2 信纸2
insidi 隐伏H 阴险; 狡猾5
insight 洞察力? 见识: 察看9 洞察9 深刻7
insignia 国徽9 勋章7 荣誉4 徽章4
insignific 无关紧要= 低微5 琐碎4 意义4
insincer 无诚意E 不诚实; 伪善8
insinu 旁敲侧击> 滋长: 暗讽: 巴结: 暗指6 暗示5 公证2
insipid 难吃> 清淡: 乏味7
insist 坚持9 强求6 坚决6 迫切4 强调3
insobrieti 清醒9 喝酒7 无节制7
insoect 抽样检查=
insofar 范围3
insol 侮慢@ 蛮横7 侮辱性6 无礼6 傲慢5 无耻5 粗野3
insolubl 不能溶解E 不可解性: 解决3
insolv 无力8 周转不灵7 破产法6 破产4 不能偿还3 抵偿3 破产者3 偿付能力2
insomnia 失眠症H
insomniac 失眠症A
insp 智能网@ 服务供应商@ 期刊8 情报3 来源3
inspect 检查< 检验5 审查4 检验证3 看货3 查帐3 会同2 巡检2 检阅2
inspector 检查员> 监察7 稽查员6 监察员5 监察处4 巡视员4 视察4 总监3 巡警3 检验员2
inspectorship 检查员7 职位2
inspectoscop 审查3
inspir 灵感D 鼓舞人心< 授意8 妙计5 吸气4 感3 启示3 激发2
inspiss 稠油C 风化9
instabl 不稳定性; 不稳定7 安定5
instal 安装P 分期; 分期付款: 可安装性3 装设3 安装者2
installt 租借4
instamat 订票>
instanc 实例F 例6 初审5 终审4 审级4 二审4 第一审3 举例说明3 第二审3 一审3 云服务器3 场合3 例子2
instanceof 接口类型5 这样4
instant 时刻: 收押6 即时5 瞬时5 瞬间5 顿时4 立即4 即刻4
instantan 瞬时< 瞬时值7 立即6 瞬间5 即刻4 猝发3
instanti 化9 实例4
instat 内电路9 安置3 职位3
instead 改用< 而< 改为: 而是4 反而4 不是3 请3
instep 脚背K 背部9
instig 主使= 教唆者; 教唆犯9 教唆9 主谋7 煽惑6 煽动6 教唆罪4 鼓动4 煽动者3 叛乱2
instil 滴注E 灌输=
instinc 本性=
instinct 本能F 直觉9 天生4 充满2
instinctu 本能=
institor 店员8 代理人3
institut 机构8 金融机构6 学会5 协会4 机关3 事业3
institutio 设定4
institution 制度化> 疯人院< 一成不变9 惯常4
institutionalis 制度化H
instract 抽取6
instrins 半导体3 征3
instruct 指令R 指令系统4 教学2 指令表2
instructor 教员> 指导者> 讲师<
instructur 表结构:
instrument 仪器7 仪表7 票据5 据5 文4 工具性3 书证3 工具3 法律文书3 票据法2 乐器2
instrumentalist 演奏家A 主义者4
instrumentari 公证书?
instuct 指导5
instument 完整3
insubstanti 非实质? 脆弱5 实体3
insuer 保险商> 保险人9 承保人6
insuffer 不住< 忍受4
insuffici 不足< 胜任5 证据不足5 不够3 充分3
insul 绝缘C 隔热@ 保温: 绝缘体8 隔离3 冷藏3 孤立2
insular 与世隔绝C 岛民= 岛7 保守6 孤立4
insulin 胰岛素Z
insult 侮辱> 凌辱6 人体3 无礼2 攻击2
insulum 放逐7
insuper 制胜? 克服7
insur 保险Q 险6 保险人4 投保3 保险费3 保险公司3 保3 承保人3 保险法2
insurac 航空4
insurg 叛乱; 起义8 澎湃8 暴动6 起义者6 谋叛5 叛乱者5
insurmount 难以克服H 超越5
insurr 船舶3
insurrect 内乱罪< 叛乱8 起义6 暴动4 反抗4
insurrectionari 起义军B 起义9
insurrectionist 起义者? 叛乱者< 暴乱8
insymbol 引入4
insystem 内3
int 低于3 作为2
intact 原封不动B 碰7 完整2
intak 进纸9 吸入7 运入6 尺码4 滚轮4 辊2
intang 无形= 无形资产9 难以3 钻探3
integ 整数F 整型A 正整数4 整4
integr 积分@ 集成? 集成电路: 完整性9 综合7 积分器6 一体化6 整3 整体3 整数3 积分法3 集成化3 联调2
integra 要点4
integrum 原有5 原状5 以前3 恢复原状2
intel 美国英特尔公司D 单板<
intellect 才华? 知识分子< 智力4
intellectron 电子学8
intellectu 知性9 知识者9 智育6 理智5 知识分子5 智力5 智能化4 世界知识产权组织4 脑力4 做事4 智力测验3 工艺学2
intellg 人工智能8
intelli 后=
intellig 智能M 懂5 智力测验3 识3 概念性3 情报部门3 清晰度2 理解2 情报资料2 情报员2 情报局2
intelligenc 报信< 情报员< 间谍5
intelligent 智能化E
intelligenti 智能化N
intelligentsia 知识界N
intellisens 即使2
intelsat 通信卫星8
intemper 酗酒; 恶习7
intend 打算8 经理部6 意旨6 旨在5 订购者4 含义3 未婚夫3 含有3 主计2 管理员2
intens 密集< 劳动密集8 强度6 增效6 集约6 强烈5 劳动强度4 内涵3 速成3 集中2 集约农业2 亮度2
intensif 强化: 增强6
intensifi 加剧: 强化6 重点4 增强4 加强3
intent 故意> 意图: 意向7 有意5 意向书4 意向性4 意旨3 意向表3 打算3 真意3 专心3 蓄意3 动机3 故意犯罪2 含义2 一心一意2
intentio 原告5
inter 间? 之间6 互借3 往来3 图书3 同业2 跨2
interact 交互G 交互式E 交互作用: 相互作用5 人机对话4 幕间休息3 人机交互3 相互影响3 交感2 交互方式2
interag 跨部门> 互连4
interassembl 交互式3
interband 间3
interbank 活期存款5 间3
interblock 间5
interbranch 店8
interc 城市6
intercarri 蜂9 载波4
interced 说情< 代为; 求情6 从中5 调解3
intercel 间通信4 间2
intercentr 之间6
intercept 截取C 截距; 拦截: 截8 截住5 截击5 截获5 窃听4 接线员3 雷达2 监听2
interceptor 战斗机9 窃听器6 障碍物6 截取5 拦截4
intercess 说情A 调解4 仲裁2
intercessor 说情者E 调解者< 调解人9
interch 换4
interchang 互换9 交换7 立体交叉6 互换性4 交换器4 换位3 电子数据交换3 交换条件3
interchannel 信道5 间4
intercharact 空隙5 间3
intercollegi 校际H 大学7
intercom 通信联络7 通话6
intercommon 供6
intercommun 互通9 共通性8 通信4 内部4
intercommunion 来往8 交际7 相互2
intercompani 持股6
intercomparis 互相5
intercompil 间3
intercomput 间通信4 间2
interconnect 互连K 互相联系6 连络6 联络4 互相2
interconnected 互联?
interconsol 间3
intercontinent 洲际C 洲际导弹= 大陆4
interconvers 相互5
interconvert 互相5
intercorpor 间2
intercoupl 耦合5
intercours 交往7 强奸罪5 商务5 通商4 交流3
intercoursr 通奸8 私通7
intercross 交叉4
intercultur 文化6
intercut 镜头;
intercycl 周期3
interdeal 商人5 之间2
interdeduc 等同6 推导5
interdepartment 间4
interdepend 相互依存? 相互依赖? 相依: 相关性3 互相2
interdict 禁治产D 禁治产人9 阻断8
interdictori 禁令4 禁止2
interdigit 间3 间隔时间3
interdisciplinari 学科<
interdivision 内部4 分公司4
interel 元件3
interess 利益3 权益3
interest 利息L 权益< 利益7 利率5 息4 计息4 利息收入3 附息3 利息费用3 感兴趣3 付息3 无息3 利息税2 股权2
interexchang 际9
interf 妨害6
interfac 接口W 界面4 接口技术3 接口类型2 程序接口2
interfaith 宗教团体; 信仰者8
interfer 干扰G 干涉9 妨碍3
interfernec 故意2
interferomet 干涉仪Z
interferon 干扰素Z
interfix 定位2
interflow 交流8
interfram 间5
interfund 清帐4 转帐4
intergalact 星系A
intergener 两代I
intergovernment 政府4
intergr 积分电路: 一体化5 积分器4 电动机3
intergroup 团体之间Z
interim 期中C 临时9 暂行规定3 暂行办法3 营造3 暂行条例2 暂定2
interindustri 间3
interinfiltr 融合; 渗透8
interior 内部网6 内部5 内政4 心灵4 接线盒3 内地3 室内2
interject 插入语= 感叹词= 插嘴; 突然4
interjob 间3
interlac 隔行扫描9 隔行6 交织5 交错5 交叉4
interlanguag 中间3
interleav 交错> 交叉: 插页3 衬垫3 交织3 隔行扫描3
interlick 互锁E
interlin 行间J 隔8
interlink 链环7 连环6 连结4 互连3 连2
interlinkag 链环8 联接5 交3 互连3
interllig 智能3
interlnk 并行口< 串行口:
interlock 联锁D 互锁@ 连锁5 兼任5 连结3
interlocutor 对话者I 谈话8
interlocutori 中间6 裁决令4
interlop 好事者; 私商; 执照3 闯入3 侵占2
interlud 幕间> 过场< 穿插7 插曲6 插3 中间2
intermag 磁学E
intermarriag 近亲结婚H 异族A 血族9 通婚3
intermeddl 多管闲事H 他人4
intermedi 中间J 中级5 仕4 裁4 中级会计3 中级法院3 中计3 中频3 中间人2 中间级2
intermediari 媒介物9 仲裁者6 中介5 媒介5 牙5 中间人5 调解者4 中间3 中间商3 中级3
interment 表示法3
intermessag 长短不一: 间5
intermetal 化合物5 金属5
intermin 冗长: 无限5
intermingl 混入: 渗入9 掺杂6
intermiss 停顿6 间歇4 中止2
intermitt 间歇? 发6 断断续续5 时好时坏5 断续4
intermix 混用D
intermod 联运5
intermodul 互调L
intern 国际Q 内部9 国际法6 国内4 国际性4 内在化3 国际惯例3
internaion 非法行为9
internatioanl 国际争端E
internation 国际共管H 国际化D 多语言7
internationa 第三国际E 国际法3
internationalist 国际主义者C 派6 法学家5
interne 拘留6 扣留3
internecin 两败俱伤E 互相残杀E 致命4 杀人3
internecinum 毁减>
interneg 负片?
internet 互连网= 网间9 互联网8 因特网8 公网6 广域网6 网友5 网民5 网际4 相互作用3
internetwork 网际; 网间8 网络通信8 网际协议8 连网3
internist 内科>
internod 间5
internship 实习9 医师3 轮流2
internuncio 使者9 教廷9
interoffic 局6 办公室5 间通信2
interogatori 反覆> 盘问6
interop 互操作: 来3 并2
interoper 互用A 相互配合< 互操作性8 相互作用4 配合3
interpel 催告; 质询7 质问3
interpellatio 催告;
interperiod 跨期G
interperson 人际9 间通信8 个人3
interplanetari 太阳系= 行星9 星际9
interplay 互相7
interplead 起诉书4
interpol 插值B 插值法> 插: 以内6 内插法6 插补器6 插空4 国际刑警3 校对机2
interpos 插嘴7 二者6 插入3
interpret 解释J 解释程序; 翻译5 解释权4 解释法4 解释性4 口译3
interpretatio 解释4
interprocedur 间5
interprocess 进程5 通信协议4
interprocessor 开关网络4 间通信3 间3
interprogram 间通信4 间2
interraci 人种;
interreciproc 互9
interrecord 记录2
interregion 地域9
interrel 互相6 关3
interrelationship 相互3
interreligi 各6 宗教3
interrenien 涉讼9 介入4
interrog 讯问= 询问9 疑问句6 问答5 质问3 讯问者3 诱导性3 审问3
interrogatori 质询;
interrupt 中断U 打断3 断续2
intersatellit 星际7 卫星6
interscan 内3
interscendent 超越8
intersect 交集C 相交< 横穿7 十字路口4 横断4 贯穿3 乘3 交叉点2
interseg 间3 跳转2
interservic 相互3
intershop 工场5 搬运费3
intersit 各地: 间6
interspers 点缀; 散布8
interst 州际A 国与国: 州5 噪4 台3
interstag 隔行A 间4
interstellar 星际L
intersymbol 间4
intersync 互5 相互2
intersystem 间4 间通信3
intertask 间4 间通信3
intertol 长途8
intertrack 道5
intertwin 缠结8 缠绕6 纠缠5
interunit 间4
interv 区间G 间隔> 开区间3
interven 干涉者9 介入8 插手5 进场4 调停者4 干预3 中间2
intervenent 干涉5
interveni 介入7 参加4 调停3
intervenien 诉2
intervent 干预C 干涉9 外来干涉4 调停4 参加3
intervention 干预3 主义3
interventionari 干预4
interventionist 干涉主义; 主义者4
interview 面试> 采访< 面谈< 用户访谈8 访谈8 会见8 会见者7 接见5 访谈提纲5 面试题5 纵深4 离职4 座谈3 访3
interviewe 采访者C 接见= 面试8
interwar 两次7
interweav 织; 交织9 混杂7
interword 间7
interwork 互相配合A 互联8 协作4
interwoven 穿插: 编织6
interzon 区间8
intest 处分法8 遗嘱继承7 依法2
intestaci 未留5 遗嘱3 立遗嘱2
intestat 未留?
intestato 遗嘱3
intestin 肠E
intiat 职权9
intim 个人性9 至交9 正当性7 密切关系7 亲密6 关系密切5 私生活4 隐私4 暗示4 告诉3 告知3 熟悉2
intimaci 亲昵; 隐私7 亲近6 亲密5 熟悉4
intimid 恐吓= 威胁; 威胁利诱6 害怕3 恐惧2
intl 国际2
intogo 开始运转; 施行6
intoler 异说: 偏狭7 难耐7 不容许7 无法忍受6 偏执6 宽容5 耐性4 耐4 灵敏3 容忍3
inton 吟咏E 朗诵E 语调9 唱8
intosh 麦金?
intox 沉醉; 醉人8 喝醉7 醉酒6 陶醉5 极其5 酒醉5 醉4
intra 局内8 内6 调拨6 内部4 期内4 断线2
intrabank 转帐4
intrabranch 各6 分工3
intracellular 胞< 细胞4
intracompani 内部4
intraconnect 连5
intracorpor 内部2
intract 不听话? 难解8 倔强7 棘手6
intrafax 闭路7
intramur 校内N 内部2
intranet 网3
intransig 妥协性@ 妥协9 强硬7 让步4
intransit 内转换= 转发3
intrarecord 内4
intraregion 地域;
intrasit 现场7
intrast 州7
intrasystem 内3
intrauterin 子宫;
intraven 静脉=
intrepid 无畏E 勇猛A
intrest 享用4 权益4 受益人2
intric 难懂> 错综8 无头公案7 缠结6 复杂5 杂乱4
intricaci 纷乱A 错综< 复杂4
intrigu 密谋者9 私通8 阴谋6 政治阴谋5 密谋5 阴谋诡计4 好奇4 奸夫4 激起3
intriguant 淫妇? 阴谋4
intrins 内在7 蕴藏7 固有6 征5 片区5 本质4 内部2
intrinst 固有4
intro 简介H 介绍6
introduc 引种: 引入8 引进7 介绍4 提出2
introduct 引进; 牵线7 引进外资6 自我介绍6 介绍人4 外国投资4 介绍信3 入门2 传入2
introductori 开端7 介绍6 引导3
introspect 内省C 反省= 自省=
introvers 内向R
intrud 强加于8 入侵者7 侵入4 闯入3 者3
intrument 仪器:
intrus 闯入9 侵扰7 干涉4 侵入4 打扰3 串音3
intuit 直觉K
intuitu 别有用心E 阴谋6
intustri 技术密集; 技术性5
inuit 纽:
inund 浸水9 泛滥6 淹没6 充满4
inur 受益4 生效3 适用3
invad 拥入< 涌入< 侵袭8 侵略者6 侵略6 侵入4 侵犯3
invalid 无效N 残废者4 无效力3 病弱3
invalidtiy 虞A
invalu 无价? 衡量6
invantio 发现6
invari 不变? 不变式> 不变性7 恒定6 始终如一4
invas 入侵> 侵略性: 侵犯6 攻击性5 侵入3 干预2 侵害2
invect 漫骂H 恶言? 臭骂< 非难4
inveigl 诱骗9 骗取8 笼络7 勾引3
inveit 避免4
invent 发明A 发明权6 发明奖6 发明创造5 创作5 创造性4 善于4 虚构3
inventarili 限定3
inventor 发明人G 发明家> 发明者: 创造者8 最早3
inventori 存货E 盘存C 库存6 盘点4 期初存货4 财产目录4 期末存货3 清册2
inventus 埋藏7 发现3
inver 披风C
inverac 谎言6 不诚实6 虚伪4
invers 逆@ 反< 反演8 反比6 反白4 倒装4 逆元4 倒置3 逆变换3 反函数3 反转2 倒转2
invert 倒排9 倒置8 可逆7 相5 反相器5 逆转4 可逆性4 颠倒3 逆序3 反序3 倒序3
invertebr 骨气F 无脊椎? 脊椎动物;
invertor 反相器; 门3
inverts 反演9
invest 投资U 投资额5 投资信托5 短期投资3 投资收益3 股票投资3
investemt 启7 钥4
investig 调查B 侦查: 侦查员7 审查员3 研究3 调查者3 普查3 审查2
investigatori 机关4
investitur 授受H 授职H 授权3
investor 投资者D 投资人@
inveteer 屡教不改> 惯犯6
inveter 积习C 癖7 深5
invidi 引起反感B 惹< 公平2 诽谤2
invigil 监视器;
invigor 搞活A 精力充沛: 生气勃勃8 健壮5 鼓舞4
invinc 无敌; 征服6
inviol 侵犯: 神圣不可4
invis 无形B 看不见; 看不出6 无形资产3 未列3 可见3
invit 邀请D 邀请函8 动心6 请柬6 人心4 招待券4 会议邀请4 招标3 特邀代表3 招致3 请帖3
invite 邀请者Z
invitum 意愿F
invoc 保密锁5 祈祷4 制导4 符咒4 调用3 子模式3
invocat 挽回:
invoic 发票L 发货单6 票价4 开发票3 发货票3 拨付3 清单2 开票2
invoicf 商业发票E
invok 调用8 援引6 调用函数5 援例5 祈求4 实行2
involuntari 自然而然8 迫7 自愿5 本意4 偶然中断4 强制3 过失犯罪3 不知不觉3 无意识3 无意2
involuntarili 不知不觉: 无意识:
involut 高阶4 律3
involutori 合<
involv 易懂8 潜心于8 累及8 财政困难8 困窘8 卷入6 债台高筑6 难懂4 陷于3 涉讼3 涉及3 牵连2 之中2
invulner 刀枪不入C 无可反驳= 受伤害9 无懈可击6
inward 内里8 心灵深处5 暗自5 进口5 运进5 入港5 承销4 汇入4 向4 本来3 运入3 内心2
ioc 输入输出5
iocp 输入输出5
iodin 碘酒N 碘E
ion 负离子; 离子注入: 离子束: 离子9
iona 岛6 奥6
ionic 奥尼亚H 离子7
ioniz 电离I 离子化A 离子:
iop 输入输出5
iot 物联网Z
iota 极微小N
iowa 衣阿华州Z
iphon 手机? 苹果2
ipissima 正如? 确切4 原文4
ipm 间通信5
ipo 募股: 初次5
ipsa 明显2 推定2
ipso 宣布无效?
ipswich 伊普斯威奇Z
ipx 互连网8
ipynb 附件5
ira 爱尔兰共和军E 退休3
iran 伊朗K
iranian 伊朗D 伊朗人C 伊朗语C 语系C
iraq 伊拉克I
iraqi 伊拉克H 伊拉克人E 阿拉伯语9
irasc 暴躁: 易怒7
irat 发怒9 生气6
ire 忿怒C 自由行动9 逃脱5 获得2
ireland 爱尔兰I
iren 女神=
irf 过滤器7
iri 虹A 虹彩A 虹膜A 鸢尾A
iridesc 彩虹A 闪光5
irina 伊丽娜Z
irish 爱尔兰语H 爱尔兰人< 爱尔兰;
irishman 爱尔兰人E
irk 厌倦9 苦恼6
irksom 厌烦6 厌恶4 讨厌3
irl 中断请求9
irm 继承权4
iron 铁: 啼笑皆非9 冷嘲8 烙铁7 熨7 熨烫7 铁器7 镣铐7 铁则5 熨斗5 铁腕5 铁窗5 烫平5 反语5 铁律5 挖苦4 讽刺4 苛政4 出乎意料3
ironclad 不破@ 铁定< 镶9 装甲8 铁证如山7 铁证5
ironi 反语< 意味8 讽刺5
ironmong 五金= 器具5
ironwork 铁制品Z
irp 输入输出4
irq 中断请求<
irradi 辐照度= 照射8 灿烂8 照耀7 发光5 放射4 光线4 启发4
irrat 无理数A 无理性? 不合理6 条理5
irrebutt 不容置疑9 反驳4
irreceiv 可接受性C
irreclaim 改造3 收回2
irreconcil 歧见; 矛盾3 和解2
irrecover 回收3 校正2
irrecus 不了9 反对2
irredeem 不能偿还> 兑现6 赎3 还2
irredent 收复< 民族3
irreduc 约: 复归3 限2
irredund 赘9 缩短3
irrefrag 争辩4 否认3 反驳3
irrefut 不可否认6 驳倒5 辩驳5 反驳4
irregul 变相@
irregular 不规则< 非正常7 不合规格5 非正式4 杂税3 非正规3 整齐3 姘居2
irrelev 离题9 恰当4 不相干4 无关3
irrepar 挽回: 弥补3 修补3
irreplac 无法弥补> 恢复原状4 调换4 代替2
irrepress 不住H
irresist 自持: 不可抗力6 抵抗5 极为4 抗拒4 压制2
irresolut 优柔寡断D 摇摆不定@ 犹豫不决?
irrespect 没关系H 不顾8 无关3
irrespons 不负责任< 承担责任9
irretriev 无法挽救= 弥补6 挽回4 补救3
irrever 不逊H 敬; 无礼5
irrevers 不可逆转5 不可4 可逆4 逆运算4
irrevoc 不能取消< 不能变更8 撤回4 撤销4 不可3 挽回3
irrig 灌溉B 水利< 冲洗< 清新8 伤口5
irrit 刺激物8 刺激剂7 变粗7 发炎6 兴奋性5 发红4 气4 刺激4 性急3 刺激性3 急躁3 过敏2
irrot 向量场: 旋5
irv 欧文H
irvin 警官9
irwin 欧文H
isa 指令系统2 体系结构2
isaac 艾萨克N 撒9
isabel 伊莎贝尔N
isabell 伊莎贝尔N
isabella 伊莎贝拉Z
isaiah 赛=
isarithm 恒< 可计数8 限4 信息流2
isbc 单板6
isbn 国际标准8
isdn 数字网=
isentrop 熵:
isi 废钢铁C 情报服务<
isl 岛: 小岛8 群岛8 岛屿7
islam 伊斯兰教D 穆斯林?
islamist 回教E 伊斯兰教9
island 岛> 安全岛< 岛屿: 岛民7 站台6 大陆性5 孤立4
islay 艾9 岛3
islet 小岛H
islington 伊斯灵N
iso 糖: 国际标准化组织5
isobel 泽7 贝尔6 伊3
isobit 二进制位6 等同4
isobright 亮度7
isochron 等时线; 等7
isocost 等3
isocraci 参政; 参政权6
isogon 角7
isogram 等值线B
isograph 求根: 线图7
isol 隔离= 孤立= 隔离度7 隔离器5 绝缘5 带有5 孤零零5 种群5 隔离法3 隔离区3 为此3 隔绝3
isolat 绝缘体E 隔离器=
isolation 孤立主义Z
isolationist 孤立6 主义者2
isolin 等值线B
isomagnet 磁5
isometr 等距> 等角投影7 等4 角3
isomorph 同构P 对偶同构7 构图5
isoparametr 参;
isoperimetr 周9
isopiest 等压线Z
isoplanar 平面7 平面工艺6
isopleth 等值线K
isopotenti 位势>
isoprefer 优;
isoprofit 等3
isopuls 衡定N
isosynchron 等3
isoton 保序映射: 保7
isotop 同位素Z
isotrop 各向同性C 辐射器8 迷7
isotropi 各向同性I
isr 服务例程A
isra 以色列A
israel 以色列> 犹太人6
israelit 以色列8 犹太人7
iss 签发:
issu 发行B 争论点8 问题5 发行股票5 争点5 争执4 开证3 签发3 发钞3 枝节问题3
issuabl 无须7 争议5 争论点4 辩护3
issuanc 发给= 发行9 发料5
issueless 徒劳= 争端5
issuer 发行者< 发行人: 辛迪加3
istanbul 伊斯坦布尔Z
isthmus 地峡H 峡>
ital 斜体字= 斜体=
itali 意大利A 意大利语<
italian 意大利H 意大利语= 意大利人:
itch 疥疮? 发痒< 痒9 渴望3
itchi 疥疮? 痒9 渴望3
item 项J 项目; 数据项7 分项3 一则2 组项2
itemis 列记< 列明9 记述7 开列7 举5
iter 迭代O 迭代法8 累7 迭2
iteract 第一行4 一行3
iterm 非现金7
itiner 巡回=
itinerant 巡回4
itinerari 游记A 旅程7 行程4 旅行3 巡回2
itn 电视新闻H
itt 断线B 长途电话:
ittern 第二次7
itu 国际电信联盟E
itv 工业电视> 电视9 点播5
ivan 伊凡Z
ive 艾夫斯Z
iverson 威A 逊6 埃3
ivi 常春藤H 学院6 抽象3
ivlink 教育3
ivor 艾: 弗6
ivori 象牙N 乳白色?
ivorian 象牙海岸Z
jab 猛击6 戳4 刺4 成批2
jabber 超长?
jacen 无人7
jack 插口< 插孔; 千斤顶9 抬高7 插座5 抬起5 扛5 哄5 雄4 塞4 弹簧4 提醒2 国徽2
jackal 走狗K 豺C 帮凶6
jackass 公驴F 傻瓜6 愚蠢4
jacker 劫机>
jacket 夹克? 护套? 盒装8 封套6 装盒6 外套4 殴打2 鞭打2
jackhamm 手提N
jacki 杰;
jackpot 头奖A 赌注5 困境4
jackrol 灌醉C
jackson 杰克逊Y
jacob 雅各布N 雅各E
jacobean 栎木A 詹姆斯< 一世4
jacobi 雅A 可比<
jacobian 雅= 可比9 阵6 导数4
jacobit 二世G 詹姆斯3
jacqu 雅克Z
jacquard 提花H 提花机H
jacquelin 杰奎琳Z
jacqui 雅=
jactit 诈? 诈称6 冒充3
jactura 入海H 投弃5
jade 玉制? 疲倦不堪? 老马: 翡翠9 玉7 厌倦4 疲倦4 绿色4
jag 突出端< 锯齿状; 小伙子7 缺口6 锯齿6 戳3 刺2
jaguar 美洲虎Z
jail 监牢8 劫狱4 监狱4 下狱4 监禁3 拘留所2 越狱2
jailbait 性感8 女子8 诱惑4
jailer 狱卒9 看守6 监狱3
jailhous 行家7 狱中7 监狱3
jake 乡下佬< 满意3 家伙2
jalapeno 胡椒A 墨西哥2
jam 堵塞7 电子干扰6 干扰5 卡纸5 塞进5 干扰信号5 拥塞5 果酱4 轧3 抗干扰3 挤进3 塞满3 压碎3 混杂2
jamaica 牙买加H
jamaican 牙买加M
jamb 侧柱H 门窗H
jame 詹姆斯O
jameson 詹姆士Z
jami 杰米Z
jamieson 贾米森Z
jammer 电气8 遮断4 发射器3 人为3
jan 一月< 月4
janata 人民党N 人民团体N
jane 简>
janeiro 一月A
jangl 吵嚷? 刺耳6 空谈6 吵架5
janic 尼斯@ 贾8
janitor 门警< 守卫7
janpan 日本=
januari 一月A
japan 日本A 日本央行9 输出入6
japanes 日语E 日本A 日文<
japonaiseri 古玩H 日本式H
jar 辗7 刺耳6 震动5 瓶4 震惊3 轧3 和谐2
jardin 怡和A 贾: 丁5
jargon 行话B 专门术语@ 土语@ 梦话@ 术语3
jarman 贾;
jarvi 维斯M
jasmin 茉莉N 淡黄色?
jason 詹森C 杰= 森5
jasper 碧玉Z
jaundic 黄疸B 黄疸病= 偏见6 乖僻6 怀6 嫉妒4
jaunt 徒步: 远足8
jaunti 轻快7 快活7 活泼4
java 爪哇8 并3 这些2
javascript 代码运行4 参见2
javascriptreact 之间5
javelin 标枪Z
javellin 警卫人员?
jaw 颌= 颚; 闲谈8 唠叨7 教训7
jay 穿越= 马路: 鸟5 喋喋不休4 傻瓜4
jayn 杰: 恩3
jazz 爵士乐E 爵士舞< 喧9 游荡4 喧闹2 吵2 活泼2
jazzi 奔放A 爵士> 激烈5
jcl 作业控制7
jcomput 公用计算机C
jealous 戒备A 嫉妒9 羡慕9 留心7
jealousi 猜忌@ 妒忌; 嫉妒: 羡慕5
jean 牛仔裤H 工装裤< 牛仔布< 棉布7 斜纹5
jeanett 三页C 斜纹布=
jeann 珍妮Z
jed 杰;
jeep 吉普车M
jeer 揶揄9 讥讽7 戏弄4 嘲弄4 嘲笑4
jeez 呀N
jeff 杰夫N
jefferson 杰弗逊Z
jeffrey 杰弗里斯N 杰弗里E
jehan 吉安Z
jehovah 耶和华Z
jelli 果冻H 成胶状A 结冻A 胶状物A
jellyfish 水母F 海蜇F 意志薄弱<
jen 珍D 詹: 宁9
jenkin 詹金斯Z
jenna 詹B
jenni 移动吊车H 纺纱机A 母驴A
jennif 詹?
jensen 森:
jeopard 危B 困8 危害3
jeopardi 危难E 处境8 危险5
jeopardis 危及= 危害9 陷入8 危险3
jeoperdi 一事;
jeremi 杰里米Z
jerk 急拉9 牛肉干9 性情5 猛拉5 抽搐5 痉挛4 急4 肌肉2
jerki 抽筋? 急动? 牛肉干? 平稳6
jerom 杰罗姆Z
jerqu 证4
jerri 偷工减料E 草率6 粗略5
jersey 运动衫N
jerusalem 耶路撒冷K
jess 脚9 鹰2
jessi 杰西Z
jessica 杰西卡Z
jest 笑话< 笑柄6 测试运行4 开玩笑4 嘲笑3
jester 笑话9 小丑8
jesuit 耶稣会C 阴谋家9 阴险9
jesus 耶稣X
jet 墨黑9 喷射8 迸出6 喷墨6 喷嘴6 喷射泵5 射流5 玉4 发亮4 墨3 煤2
jetlin 喷气= 客机:
jett 杰;
jetti 突堤> 乌黑8 玉7 防波堤6 伸出3
jettison 投弃E 投海= 抛弃4 舱面3
jew 守财奴< 杀价9 犹太教5 犹太人5 信徒3 欺骗2
jewel 宝石C 宝石商: 珠宝商: 珠宝7 石匠7 宝7 镶6
jewelleri 饰物? 珠宝; 宝贝: 宝石6
jewelri 珠宝A
jewish 犹太< 犹太人7
jibe 帆7 嘲笑4
jig 吉格9 钓钩9 锤子9 快步5 舞曲5 夹具4 乱3 钓鱼3 钻3 筛3 架2
jiggl 微动< 摇;
jigsaw 锯锯C 锯;
jihad 讨伐< 拥护7
jihadist 伊斯兰N 圣战士N
jill 吉8 尔5
jim 吉姆B 黑人< 乌鸦3
jimmi 撬@
jingl 叮当声= 押韵;
jinni 自重C 绞车=
jipnet 日本5
jis 日本9
jitter 相位抖动< 神经过敏< 抖动: 跳动:
jitteri 紧张不安A
jnr 国有5 日本4
joan 琼J
joann 安妮A
joanna 安娜A
job 作业I 分批6 工作5 作业控制4 作业处理4 单件3 求职3 工件3 找工作3 做股票3 做零工3 零活3 生产定额3 施工2
jobber 写字台6 临时工5 经纪人5 地皮5 包工4 分包3 投机商3 中间人2
jobberi 营私舞弊N 假公济私E
jobless 失业率5 失业4 失职3 活3
jobtim 日报8
jock 运动员9 乔9
jockey 骑师= 赛马= 瞒9 操作工9 骗4 驾驶员4 驾驶3
jocular 诙谐@
jod 在职:
joe 简记K 乔;
joey 幼兽H
jog 轻撞A 慢跑A 轻推= 行进5
jogger 慢跑9 撞7
joggl 摇=
johann 约翰X
john 约翰斯9 盥洗室9 良民9 嫖客7 杀价6 叫卖5 经销商4 厕所4
johnaon 约翰逊R
johnni 纨绔C 家伙8 男人5
johnniac 尼阿克B 琼>
johnson 约翰逊H
johnston 约翰斯顿C 约翰斯>
join 联接? 接合点7 加入7 汇合7 接缝4 连接3 联合行动3 参加2
joinabl 连接3
joinder 联合诉讼: 并合6 检控5 被告3
joiner 木匠: 接合8 细工6
joineri 细木工G
joint 共同? 联合> 连带6 联产品5 合办5 联合经营4 连带责任4 联产4 联席会议3 联合声明3 关节3 贴合3 连接处3 联带3 合资3 合股2
jointur 寡妇7 妻子3
joist 桁A 梁<
joke 笑话; 打趣9 段子8 开玩笑7 作弄6 玩笑6 取笑5 笑柄5
joker 巧计C 曲笔C 诙谐7 家伙4
jolli 宜人? 恭维9 极为6 取笑6 开玩笑4 高兴3 愉快2
jolliti 酒宴A 高兴5
jolt 震摇? 颠簸: 慌张6 猛击4 摇动3
jome 道琼斯; 股票指数6
jon 乔; 恩2
jonah 带来<
jonathan 乔纳森N
jonathon 乔纳森N
jone 琼斯S 道琼斯6 股票指数3
jonson 琼森Z
jordan 约旦河> 尿壶: 约旦: 标准型5
jordanian 约旦人N 约旦E
jorg 豪尔赫Z
jos 交沙霉素H 怡和> 科技>
jose 约瑟N
josef 约瑟夫B
joseph 约瑟E 约瑟夫=
josephin 约瑟芬Z
josephson 约瑟夫G 逊D
josh 戏谑8 玩笑7 笑5 戏弄4
josi 何超仪H 茜: 乔3
joss 尼阿克< 琼9
jostl 冲撞; 推挤; 挤6 推4 煽动3
jot 略记C 记载下来C 稍许; 少量3
jour 节日=
journal 日记帐> 日记簿8 日志8 分录7 日记6 杂志5 流水号3 报章杂志3 簿3 新闻业3 新闻出版2 流水2
journalist 新闻记者; 新闻业8 工作者6 新闻6 记者5 报刊4
journey 旅程: 短工7 散工7 游历6 伙计5 回程3 行程3 旅行2
journeyman 短工> 雇工8 熟练工人6
jovial 快活7 高兴4 愉快4
jovian 朱庇特K 神似C 威风凛凛=
jowl 鄂F 颚骨@
joy 乐事= 令人高兴: 欢喜: 高兴7 喜悦6 控制杆6 快乐3
joyc 乔伊斯Z
joyous 快乐6 高兴5
joyrid 偷车= 偷; 驱车8 开车5
joystick 操纵杆N 控制杆=
joyswitch 操纵4
jpa 装配3
jpw 作业处理8
jqueri 类型定义3
jsconfig 属于7 现有4
jsdoc 都7
json 或者4 处3 没有2 默认设置2
jspm 以及6
jsx 其实5 但5 不是3 具有3 相应2
juan 胡E
jubil 喜洋洋C 欢呼< 庆祝6 喜欢5
jubile 佳节C 狂欢节= 欢庆=
juda 犹大N 叛徒<
judaic 犹太B
judaism 犹太教= 犹太9
judd 贾?
judex 民选> 法官2
judg 法官G 审判员8 推4 判断3 审判长3 事3 评断2 首席法官2
judgement 判决? 判断6 判定3 撤销原判3 民事判决3 终审判决3 宣判2
judgeship 任期7 职权5 地位3
judgment 判决? 判决书4 判4 严3 裁判3 评断3 刑事判决2 判断2 主文2
judi 朱A
judic 有审判权? 审判3
judicari 参院D
judicata 既6 判2
judicatam 成为4 事物4
judicatum 诉讼费9
judicatur 改造法7 司法独立5 司法3 司法权3 审判员3
judici 司法G 司法机关5 司法程序4 法院4 明断3 审判权3 司法权3 司法制度2
judicia 平民3
judiciari 司法院: 司法部6 司法4 审判程序4
judiciaria 司法部门8
judicio 出庭3 资格2
judiciorum 私2
judicium 蹈火5 司法权5 火3 管辖权2
judictor 审判官< 裁判4
judith 朱= 思3
judo 柔道Z
jug 夜莺= 水壶8 壶6 关押5 监牢5 炖4 罐4
juge 既5 结3
juggernaut 主宰N
juggl 戏法= 耍弄= 混淆黑白7 魔术6 玩弄5 歪曲5 篡改5 行骗4
juggler 变戏法者N 行骗者N
juggleri 欺骗4 欺诈4
juic 汁D 体液7 挤出6 活力3
juici 汁液= 水分7 生动5
juisdict 域外9 领事裁判权8 治外法权8
jukebox 唱机N
jul 月6
jule 尔斯E 朱3
juli 七月H 朱>
julia 莉娅? 基础知识7
julian 尤利乌E 儒略历D
juliet 朱丽叶Z
julius 朱利叶N
jumbl 薄饼? 搀杂; 乱七八糟9 搞乱9 旧货店7 混杂5
jumbo 庞然大物9 特大7 巨大3 尺寸2
jumbogroup 巨: 大2
jump 跳转> 转移; 跳跃3 惊跳3 突升3 跳跃式3 暴涨3 跃过2
jumper 跳线; 接器: 跳跃者: 逃匿7 接线6 跨接4 工作服4 夺取3
jumpi 神经质; 跳动7 跳跃4
jumpsuit 衣裤E
jun 月6
junction 结B 结式; 会合处7 中继6 连接点5 汇4 接站4 结点4 枢纽站4 中心站3
junctor 联接6 连接器5 架3
junctur 接缝: 连结6 接合5
june 六月L
jung 荣格H
jungian 荣格C
jungl 弱肉强食C 一堆7 丛林7 无法无天5 私刑3
junior 低级8 三年级7 少者7 年幼7 初级6 年少5 会计员4 幼子4 后进3
junip 杜松N
junk 旧货9 乌七八糟8 舢板8 旧货摊6 赔本5 旧船4 报废3 垃圾2
junket 游山玩水@ 设宴; 凝乳; 宴请8
junki 废旧9 毒瘾7
junkyard 货栈8
junta 政务会E 私党E 小集团9
jupit 庇E 木星E
jupyt 性功能;
jura 人身权利3
jural 关于3 义务3
juramentum 誓词N 宣誓4
jurand 宣誓5
jurass 侏罗系N 侏罗纪N
jurat 宣誓4 监督3
juratorum 到庭7
jure 按照4 上4 法定标准4 具备4 依照3 设立3 仲裁员2
juri 陪审团J 陪审员4 陪审2
jurid 裁判3 司法3 审判3
juridicum 事实2
juridicus 开庭日>
juridiqu 事实2
jurimetr 法理学9
juris 法学博士9 严格2
jurisconsult 学者6
jurisd 公司法人H
jurisdicit 管辖权5
jurisdict 管辖权F 管辖A 裁判权; 审判权5 司法权5 管辖区4 裁决权3 原审2 刑事管辖2
jurisdictioin 海事7
jurisprud 法学E 法理学7 刑法学5 行政法学4 经济法学4 自然法学4 法学会3
jurisprudenti 法学界= 法理学5 法学5 法学家3
jurist 法学家> 法人6 法科5 著作5 学者3 刑法学家3 民事法律2 法律2 法学2 民法学2
juror 陪审员> 一名7 团员4 委员2
juryman 陪审员8
jurywoman 陪审员5
jus 权6 汁液5 权利3 物权2
just 公正3 充分3 正当2
justa 正当5 合法婚姻4
justi 婚生子< 非婚生子5
justic 审判7 司法7 正义6 法官5 执法4 国际法院3 维护正义3 司法部3 不公3 司法官员3 公道2 司法部门2
justice 捉拿归案D 绳之以法D
justiceship 任期6 职位5 法官4
justici 受4 管辖2
justiciar 政法9 审判长4
justiciari 刑事4
justicii 地点3
justif 辩护书6 合理性5 正当4 调整4 释3 合法2
justifi 两端= 对齐9 合乎情理6 非议6 辩明4 有理3 无可非议3 辩解3 替2
justificatori 申辩6 办5 认为4 辩护2
justifiy 辩白>
justin 贾: 廷7
justinian 查士丁G
justitia 正义7 公平3 管辖权3
justum 正义战争G 合法婚姻4
justus 公正4
jut 尖端6 伸出5 突出3
juvenil 少年@ 少年犯; 青少年8 年少6 幼年人6 违法犯罪6 幼稚3 未成年人3
juxta 根据2
juxtapos 毗连8 并列6 置4
juxtaposit 并列7 并排4 置4
kabul 喀布尔Z
kafka 卡夫卡Z
kaiser 皇帝@
kale 无头甘蓝E 甘蓝菜E 蔬菜9
kaleidoscop 万花筒F 花哨9
kalman 卡尔曼N 卡尔曼滤波E
kalvar 泡5
kamikaz 攻队E 神风E 神风特E
kana 假名A
kanban 看7
kane 凯恩Z
kangaroo 袋鼠= 议事6
kangyo 日商? 第一劝业银行?
kanji 汉字A
kansa 堪萨斯州F 堪萨斯A 堪萨斯城@
kant 康德L
kantian 康德@ 新康德=
kapo 头目;
karachi 卡拉奇Z
karajan 卡拉扬Z
karaok 伴奏9
karat 空手道Z
karen 凯伦E 邦<
karhunen 亨: 南3
karl 卡尔C
karma 因果报应A 命运9
karmarkar 卡玛N
karnaugh 诺<
karpov 卡尔波夫I
karr 卡尔;
kartel 卡特尔7
kashmir 克什米尔Z
kasparov 卡斯帕罗夫I
kate 凯特N
kath 卡特? 卡2
katharin 凯瑟琳H
katherin 凯瑟琳H
kathi 凯西N
kathleen 思琳N
kathryn 凯瑟琳H
kati 凯蒂N 卡蒂N
kaufman 考夫曼Z
kay 凯> 来源于8 耶4
kayak 划子C 划艇>
kazakhstan 哈萨克斯坦Z
kbit 千位C
kbp 千位=
kbs 知识库7
kbyte 千9
kean 乐团N 基恩N
keat 基廷N 济慈N
kebab 烤肉串? 横线7 案例2
kee 品牌? 凯9
keegan 基根Z
keel 龙骨K 平底船9 倾覆8
keelag 入港税> 停泊6
keen 痛哭< 挽歌: 锋利5 敏捷5 锐利4 敏锐3 强烈3 热心2
keenan 基南Z
keep 保持7 保留6 赶得上4 跟上4 遵照3 靠左3 维持3 保管3 疏2 遵守2 用钱2 记帐2
keepal 存活N
keeper 保管员6 货仓4 仓库管理4 计工3 出库3 店主2 员2
keepsak 纪念品H
keg 小桶Z
keighley 基思E
keith 基思N
keller 凯勒Z
kelli 凯利N 战士>
kelp 草灰C 藻= 海草;
kemp 冠军@
ken 视野9 见6
kendal 肯德尔J 假象5
kennedi 肯尼迪P
kennel 狗> 狗窝8 阴沟6 舍4 宿3
kenneth 肯尼思H 英俊A
kenni 肯尼Z
kennington 宁<
kenotron 整流>
kensington 肯辛顿E 肯7 辛4
kent 肯特郡N
kentish 肯特I 肯特郡B
kenton 肯; 顿2
kentucki 肯塔基州Z
kenya 肯尼亚N
kenyan 肯尼亚F
kenzi 些: 麦肯齐9
kept 俱全5 一应俱全5 发出通知4 保留3
keranel 核8
kerb 路边A 场外7 街头4 石3
kerbston 场外?
kerchief 手帕; 头巾7 围巾7
kern 出格E 字距E
kernal 核心4
kernel 内核L 核心? 核: 精髓3 图形核心3
kerogen 油母页岩N
kerosen 煤油I 火油D 灯油D
kerr 克尔V
kerri 乳牛A
kestrel 隼?
keswick 凯瑟F
ketchup 蕃茄酱Z
ketter 凯特E
kettl 茶壶E 罐9
kevin 凯文Z
kew 裘N 园3
key 键O 键控9 关键字9 关键码5 电键5 功能键5 关键4 密钥4 数字键3 按键3 钥匙2
keybind 绑定G 按键:
keyboard 键盘V 键盘输入6 数字键盘5 字键2
keyer 键控5
keyfram 关键帧I
keyhol 锁眼= 性器9 内情4 栓3 孔3 裂3
keylock 锁5
keymap 从而3 按键2
keyn 凯恩斯M
keynesian 因斯E 凯恩斯:
keynot 基调; 基音8 调音6
keyof 旧版6 含5
keypad 小键盘? 键2
keyplat 版:
keypress 放在6
keypunch 穿孔员8 键控3
keyston 梯形< 拱顶8 楔7 重点3 石2
keystrok 键击? 击键< 按键3
keyt 关键码5 电键4 键盘输入4 密钥3 关键2
keyword 关键字I 关键词8
kgb 克格勃Z
khaki 卡其D 卡其色D 卡其裤> 土黄色;
khan 可汗E 商队: 宿9
khmer 高棉人N 高棉语N
khomeini 霍梅尼Z
khrushchev 赫鲁晓夫Z
kibbutz 农场7
kick 后座力9 踢腿9 运载火箭9 辛烷值5 反冲5 踢4 撞3 剔除3 绞死3
kickback 反扑H 退还5 回答4
kicker 踢B
kickoff 肇始H 开球A
kid 产羔; 小山羊; 山羊肉; 山羊皮8 小孩4 孩子4 哄骗4 开玩笑3
kidderminst 基德H 明斯特6
kiddi 小家伙E 小孩>
kiddo 老姐N 老兄A
kidnap 拐带= 拐骗罪= 绑架9 拐骗9 诱拐8 掳7 拐卖人口7
kidnapp 拐子E 拐骗犯E 诱拐者? 绑架者9
kidney 肾A 个性9
kiev 基辅Z
kilburn 基尔?
kildar 代尔L 基尔2
kill 杀戮6 终止5 杀死5 谋财害命4 屠宰3 压住3 故意杀人罪3 杀人3 断然拒绝3 抵消3 疲惫2 小河2
killer 猛兽< 瞄准器< 杀手< 限制器7 止痛药6 删除程序6 消除器4 屠杀4 断路器4 杀人者4 致死4
kiln 烘干A 烧窑A 炉> 窑<
kilo 千次= 千条; 千;
kilobaud 波特A
kilobit 千位G
kilobyt 千9
kilocharact 千9
kilogauss 千6 高斯6
kilogram 公斤E 千克E
kilomega 千兆<
kilomegabit 二进制位6 千兆6
kilomegacycl 千兆8
kilometr 公里N 千米N
kiloword 千字N
kilt 短裙= 卷起8
kim 姆;
kimbal 布尔3 金3
kimbi 主题3
kimono 和服H 晨衣>
kin 血缘关系5 旁系亲5 同族4 亲戚4 亲属关系3 亲3 家族3 家属2 近亲2 血亲2
kinas 激酶E 酶:
kind 实物; 种类7 此类5 货代5 和蔼5 征实3 亲切3 仁慈2 计算机上安装2
kinda 几分E 一点;
kindergarten 幼稚园E 幼儿园A
kindergartn 幼儿园F
kindl 发火: 着火7 照亮6 发亮6 点火5 点燃5 兴奋2 引起2
kindr 亲戚关系? 同类9 血缘6 同族5 家族4 相似2
kinemat 运动7
kinesthet 运动知觉H 动觉G
kinet 动力学7 运动4 仿真器3 动态2
kinfolk 亲戚9 亲属6 家属5
king 王之王9 君临9 宽待8 君主5 国王5 君王5 皇帝5 死神4 王座4 英王3 纹章3 王室3 王3 社会秩序3
kingdom 联合王国= 王国= 领域4
kingfish 鱼狗N 翠鸟B
kingless 无政府7 国王6 君主4
kinglet 小国E 王A
kingmark 国王8
kingpin 立轴? 关键人物; 首脑9 人物4 成分2
kingship 君王= 帝王9 王权6 王位5 身分3
kingsley 金斯利Z
kingston 金斯敦Z
kink 扭结C 绞缠C 蜷缩8 结3
kinki 古怪6 弯曲5
kinless 亲戚8 亲属5
kinnock 诺克?
kinoform 衍@ 全息5 照片3
kinship 亲属关系: 大家庭9 五等7 家族6 关系2
kinsman 远亲8 亲戚6 亲属5 男2
kinsoku 头尾D 避D
kiosk 报摊A 亭> 凉亭>
kip 小牛皮9 吊床9 千条8 客栈8 磅3
kipl 吉卜林Z
kipper 腌鱼N 腌=
kirbi 卡比Z
kirchhoff 基尔霍夫N
kirk 教会: 苏格兰6
kirkman 柯克曼E
kirov 基洛夫Z
kirsti 丝蒂F
kiss 接吻@ 吻8 接触压力7 吻合7 简4 笨蛋3 头脑3
kissing 基辛格Z
kit 成套> 工具箱7 套件5 配套4 零件4 一套4 工具包3
kitchen 厨房E 全套?
kitchenett 小厨房Z
kitchin 庆J
kite 风筝; 空头支票8 骗钱8 筝7 补空7 空头4 东拼西凑4 轻快地4
kitefli 胡乱7 空头支票3
kitemark 印记;
kitsch 粗劣A
kitten 卖弄风情C 产仔= 小猫= 姑娘;
kitti 小猫A 赌注7
kiwi 新西兰人H 鹬鸵H 地勤人员A
kknowledg 专家4
klaus 克劳斯N
kleen 克C 林2
kleenex 内克E 面巾纸E
klein 克莱因Z
kleiunian 莱茵G
kleptomanica 癖9
klerk 克勒F
klic 关键4
kliin 克=
klingon 贡E
kludg 完善6 成功2
kluystron 速调管Z
knack 诀窍; 手法6 熟练3
knacker 筋疲力尽C
knapp 拗断C 敲8 打碎8 咬7 打3
knapsack 背包A 渐>
knave 杰克A 流氓行为8 徒7 无赖4 恶棍4
knaveri 流氓行为9 无赖5 欺诈3
knead 揉? 按摩> 捏>
knee 膝盖A 膝行? 膝; 拐点8
kneecap 护膝N 膝盖骨N
kneel 跪下R 跪H
knell 丧钟F 凶兆9 哀伤7
knicker 灯笼裤N 短裤A
knickknack 衣饰@ 摆设? 小玩意儿9 装饰物8
knife 刀> 持刀; 小刀9 匕首6 劈开5 穿过5 切3 切割3
knight 爵士< 爵位< 骑士7
knighthood 骑士C
knighton 奈<
knightsbridg 骑士:
knit 编结C 针织> 针织品9 编织5
knitter 编织机A 针织机A 编结9 编织7
knitwear 针织品N
knob 旋钮= 球形: 把手6 鼓起4 按钮式4 瘤4
knobbi 多节; 瘤7
knobbl 小圆块? 疙瘩? 小节7 球形6 节2
knock 拆装7 拍板成交7 敲门6 敲4 敲击4 拆散4 敲打4 各自4 撞4 成交2
knocker 门环C 敲门; 敲击8
knockoff 仿制品< 服装6 冒牌4
knockout 击倒< 轰动: 昏迷5 引人注目5
knoll 圆丘E 敲响E 小山< 敲钟;
knosso 克诺索斯Z
knot 打结> 多节5 棘手3 难题3 纠缠3 表结构3 结2
knotti 多节8 棘手5 瘤5 结3
know 会意9 心照不宣9 聪颖9 诀窍5 知情人5 知道4 博学3 确信3 知识3 老练3
knowl 楼<
knowledg 知识Q 知识库9 知识结构3 知识图谱3 全局知识3 业务知识2
knowledgeman 智慧A
knowledgewar 智E 件3
known 已知H 探明储量3 秘诀3 技能2
knox 诺克斯Z
knuckl 指节A 膝关节< 肘8 蹄6 手指5 铰链5
knurl 压花E 滚; 刻痕7
koch 赫:
kodak 柯达? 照相机= 照片4
kohl 眼影粉H 化妆9 墨5
koi 锦鲤Z
kong 香港> 香港特别行政区: 港元8 钢6
konig 希: 尼8
konigsberg 哥C 尼斯< 堡2
kook 怪人; 疯子9
kordic 迪克H
korea 韩国H 朝鲜A 南韩?
korean 韩语H 朝鲜人@ 朝鲜语@
koruna 克郎F
kosher 清净C 戒律; 合适3
kosovo 科索沃Z
kotwal 警察局长E
kotwale 警察局;
kovar 伐E
kpmg 毕马威H
kremlin 克里姆林宫Z
krishna 克利A
krona 克郎C 瑞典4
krone 挪威克郎D 克郎A
kroneck 罗内克K
kruger 克鲁格H 尔8
kruskal 鲁斯卡N
krylov 克雷洛夫Y
kspace 从文件5
kuala 河口E
kuck 库克I
kudo 光荣> 奖赏9 荣誉7 称赞5
kudzu 野葛Z
kuhn 恩:
kumar 库马尔Z
kuratowski 托斯基M 库拉L
kurd 库尔德人N
kurdish 库尔德H 库尔德人A
kurt 库尔特Z
kurtosi 峭H 峰度H
kurzweil 兹9 维尔8
kuwait 科威特N
kuwaiti 科威特人N 科威特E
kwic 前后文:
kwoc 前后文:
kword 千字N
kyle 海峡D
kyli 回飞棒N
l10n 本地化<
lab 实验室? 研究室;
label 标号K 标签C 贴标签4 标注4 标定3 示踪3 贴上标签3 标志2
labil 累积3
labl 标志2
labo 劳动5
labor 劳动7 人工成本7 人工5 劳力5 劳工4 间接人工3 劳动者3 详细分析3 劳动收入3 劳动部门3 抽象劳动3 劳动力3 大军2 劳动价值论2 散工2 分工2 熟练工人2 普通工人2 雇工2
laboratori 实验室H 化工厂; 研究室: 贝尔实验室8 研究所7 轨5
labori 费劲< 勤劳9 辛苦6 艰苦6 流畅5 费力4
labour 劳动> 劳工: 劳动力8 人工7 劳资纠纷4 劳资4 人工成本4 劳动生产率4 人工工资4 操劳3 劳动工资3 劳动节3 劳动者3 劳动法3 人工费2 详细分析2 劳动保险2 包工包料2 劳动保护2
labourag 工钱A
labrador 貘H 纽芬兰6
labwar 实验室9
labyrinth 难解8 迷宫8 迷路7
lacal 中心局9
lace 花边9 缎带7 带子5 鞋带5 饰带5 穿孔2
lacer 划破C 割破C 撕碎= 裂3
lacey 花边B
lach 拖延8 疏忽5
lachlan 克兰河N
laci 花边B 丝带?
lack 缺少< 短少5 缺乏3 证据不足2 不符2
lackey 侍候: 马屁精9 仆人8 服侍7 侍从6 奉承5
lacklust 无生气9 无光泽7 暗淡5 光泽4 平凡3
lacklustr 无生气? 无光泽<
lacon 简洁= 简明5
lacor 劳务7
lacquer 涂漆D 漆器A 瓷漆A 漆7
lacross 长曲棍球Z
lactat 分泌乳汁H 授乳H 哺乳<
lactic 乳汁F 乳=
lactos 乳糖Z
lad 情人9 青年6 少年5 家伙4
ladbrok 拉德? 布鲁克6
ladder 梯B 成名; 抽丝; 袜子; 管理手段7 发迹7 梯形图7 阶梯5 梯形5
laddi 年青人H 老弟A 少年5
lade 提单G 提货单7 载货4
laden 装满6 装6 苦恼3 散装2
ladi 贵妇@ 淑女; 女房东8 女士8 夫人6 地主3
ladl 勺F 掬= 勺子9 予以7
ladybird 瓢虫Z
ladylik 娴淑E 淑女? 高雅9
laesion 不守信用? 违约4
lag 押往8 缓缓而行8 滞后6 迟滞5 落后5 卡死4 卡顿4 死机4 时延4 加上3
lagal 大陆法系H
lage 歇=
lagendr 勒5 德4
lager 啤酒>
laggard 落后者C 迟钝8 落后6
lagniapp 免费赠品H
lago 拉各斯Z
lagoon 咸水湖@ 泻湖@ 浅水区@ 环礁;
lagrang 拉格朗J 拉格8
laguedr 勒5 德4
laguerr 盖尔H
lai 航空公司A
laid 闲置8 敷设7 铺设6 建设3 搁置3 建造3 停泊3 解雇2
lair 兽穴> 泥潭> 兽窝< 打滚8 穴4
laird 领主N 地主6
lairdship 领地8 地主5
laissez 放任主义F
laiti 俗人@ 外行9
lake 数据湖: 血球: 五大湖9 湖泊8 湖7 淀5 池3
lakefront 湖边H 湖畔E
lakeland 湖泊A
lakeshor 湖岸Z
lakesid 湖边H
lal 接驳> 洛杉矶> 拉尔:
lamb 小羊E 羊羔E 羔羊?
lambast 狠C 责骂4 鞭打4
lambert 兰伯特Q
lambeth 朗伯E
lame 一瘸一拐9 僵9 跛足9 金属薄板9 梅6 不知4 跛行4 跛3
lament 悼词; 痛惜; 哀悼8 悲叹8 恸哭8 可悲6 悔恨6 挽歌5 哀伤5 悔改4
lamin 层压? 薄片: 塑胶板8 层压板8 层积8 板状8 薄板6 叠层5 切成5 箔3
lamina 叶片? 薄板? 薄层< 薄片6
laminar 层流N
lamont 拉蒙特N 马尼拉麻N
lamp 指示灯; 灯; 照亮5 荧光灯4 逻辑模拟4
lamplight 灯火N
lampoon 讽刺:
lamppost 街灯柱Z
lampshad 灯罩H
lamster 逃亡者; 逃犯7
lan 局域网@ 局: 本地网7
lanarkshir 拉纳克N
lanc 长矛? 柳叶刀= 兰开夏郡9 急进7 矛6 冲3 战士3
lancashir 兰开夏郡N
lancast 兰开斯特Z
lancet 尖顶7 枪6 血6
land 土地D 土< 上岸6 地产5 登陆5 起货4 卸4 登岸4 岸4 陆地4 土地法3 卸货3 陆3 耕者有其3 地价3 亩2 地皮2 土地银行2 地价税2
landbridg 陆地: 桥3
lander 着陆器A 钩5 铁5
landfal 着陆C 陆? 初见4
landfil 垃圾堆H 填埋H
landform 地形C
landladi 女房东< 地主5
landless 土地4
landlock 围住>
landlord 地主A 房东? 地主阶级6 恶霸地主5 业主4 没落3 二房东2
landmark 陆标E 划时代? 界标7
landown 地主7 土地3 拥有2
landownership 平均地权N
landsat 地球<
landscap 景观? 山水: 风景画7 庭园7 横向4 风景4
landslid 山崩H
lane 单行道E 巷? 小路9 弄7
lang 环境变量6 请勿4
langton 兰顿Z
languag 语言X 程序语言2
langug 列出6
languid 疲倦7 阴沉6 无力4
languish 凋萎H 苦思A 憔悴9
lanka 兰卡N 楞伽N
lanki 瘦长D
lansdown 呢绒= 唐7
lantern 提灯I 灯笼A 航标灯A
lao 老挝Z
laotian 寮A 基普:
lap 衣兜8 抛光7 研磨6 山坳6 膝6 下摆6 膝盖5 一圈5 舔5 盖板4 搭接4 围住4 泼4 轻拍4 拍打3
lapel 翻领I
laplac 拉普拉斯D 拉普8 调和6
laplacian 拉普拉斯< 调和3
laps 逐期5 失效5 流逝5 减退5 过期4 笔误4 一时3 犯错3 承受3
lapsus 失言E 口误?
laptop 膝上型@ 漆< 手提电脑; 上机9
larcen 盗窃犯7 盗窃罪7 窃贼4 偷窃4 盗窃3
larceni 盗窃罪? 窃盗罪: 盗窃7 窃6
larcenist 盗窃犯? 窃贼9
larch 落叶松H
lard 猪油G 夹杂A 润色7
larder 橱> 储藏室: 家用6
laren 麦克拉伦N
larg 大型> 大= 大规模6 超大型4 大大4 大半3 大型机3 广博2 超大规模2
larger 较大9 大于5 是否是4
largess 赏钱: 慷慨:
largum 自由行动< 逃脱6 获得3
lark 云雀@ 嬉耍@ 百灵鸟@ 玩乐; 欢乐5 愚弄4
larket 产销@
larkin 拉3
larri 拉里Z
larva 幼虫E
larval 幼虫H
laryng 喉头D 喉部A 喉音7
larynx 喉头H
las 阿拉伯国家联盟A 光敏8 大气7
lasagn 面条;
lasagna 面条;
lascar 军< 勤务;
lascivi 好色7 淫荡6
lase 激光6
laser 激光T 激光器? 激光束4
lash 叱责8 睫毛8 痛骂6 鞭子6 鞭打5 扎4 冲洗4 冲击3
lass 情妇; 爱人; 少女7
lasso 套索H
last 最后A 上次= 末5 鞋楦3 先进后出3 后进2 厚实2
lastknowngood 所知E
lata 重大过失> 实定=
latch 闩? 锁9 门闩6 上闩5 锁定键4 存3 锁定2 盗贼2
late 晚@ 很迟9 已故6 晚婚6 近来5 迟到5 迟5
latecom 迟到者Z
latel 出港7
laten 潜8 无色8 指印7
latenc 潜伏期9 高速存取8 最快8 等待时间7 延迟时间4 太慢4 最少4 潜伏2
latent 潜伏性8 潜在8 潜在力量6 潜6 隐晦5 隐约5 印痕4 征3 潜伏3
later 侧部6 边音6 稍后6 侧向5 以便4 更4 侧视4 以后4 旁边4 选拔3 随后3
latest 最新> 延2
latex 乳液N 胶乳N
lath 车床N
latham 莱9 瑟4
lather 肥皂泡R
latim 拉蒂默I
latin 拉丁< 拉丁字母; 拉丁人; 拉丁语8 拉美7
latino 拉丁美洲B
latitud 纬度? 宽容度< 度3 幅度2
lato 广义5
latrin 厕所=
latt 牛奶; 拿6 咖啡4
latter 近来D 后者5 较3
lattic 格D 晶格9 格子状9 格子6 制做6 点阵5 空间点阵4 分配格4 格状4 阵3 网点3 网状结构3
latvia 拉脱维亚H
latvian 拉脱维亚I 拉脱维亚语F
laud 赞美: 称赞8
laudabl 佩服E 赞赏9
lauder 瞒< 矿6 洗2
laugh 一笑置之? 笑= 大笑8 笑声8 高兴3
laughabl 可笑: 有趣8
laughlin 劳克林H
laughter 笑声? 笑9
launch 启动G 下水4 下水典礼4 汽艇3 亮相3 造势3
launcher 发射台> 启动器= 发射2
launder 洗烫C 烫衣C 洗衣= 流水6
launderett 洗衣店?
laundri 洗衣店9 洗涤8 洗6
laundromat 洗衣店E
laura 劳9
laureat 桂冠诗人? 编织成? 桂冠; 月桂树4 荣誉3
laurel 月桂树A 桂冠< 荣誉7
lauren 伦9 劳4
laurenc 劳伦斯A 景<
laurent 伦9 劳4
lauri 劳里N
lausann 洛桑Z
lava 熔岩N 火山岩E
lavatori 洗脸盆N 厕所9
lavend 熏衣草K 淡紫色9
lavish 大方6 浪费6 滥5 丰富3 慷慨3
law 法律E 法: 法则6 律6 定律5 合法4 依法2 法学2 法规2 国际法2 守法2
lawabid 守法8
lawbreak 违法5
lawgiv 立法者9 制定5
lawless 目无法纪= 制约4 服从2
lawlik 似9
lawmak 立法者<
lawman 执法官A 警官5 警察3
lawn 草坪A 麻布9 草地7
lawnmow 割草机I 刈8 草坪5
lawrenc 劳伦斯A 圣劳伦斯: 海道:
lawri 劳里N
lawson 森9 劳4
lawsuit 诉讼6 打官司6 断案6 败诉方4 求助于4 听讼4 败诉3 结案2
lawton 劳顿N
lawyer 律师C 法盲6 律师业4 律师协会3
lax 马虎7 腹泻7 松7 元音4 松弛3 判2
laxat 泻剂; 通便9 泻药9 轻度7 腹泻4
lay 贮存5 非专业5 下蛋5 退费4 伤及4 外行3 隐藏处3 敷设3 靠岸3 花钱3 铺设3 布置3 解雇2 抽税2
layaway 销货4
layday 装卸4
layer 层E 分层6 三层6 层状5 链路层5 鸡5 物理层4 网络层4 表示层4 边界层3 传输层3 植3 转送3 应用层2 管理层2
layman 凡人< 俗人; 门外汉: 通俗6
layoff 裁员6 解雇3 停止2
layout 布局K 规划图5 版面3
layperson 外行=
laytim 碇; 装卸4
layup 接头处Z
lazaretto 检疫所? 检疫7
lazarus 穷人A 乞丐>
laze 混日子< 消磨8 偷懒8 懒散7
lazi 惰性D 怠惰9 无精打采5 迟缓4 怠工4 懒散4 懒惰4 缓慢3
lazili 懒洋洋C
lbf 监听8
lcc 寿命2
lcd 液晶屏幕; 液晶;
lcoke 锁定6
lcp 程序逻辑7 程序结构5
ldd 局部3
ldn 伦敦8
ldp 自由民主党C 分发6
lea 草地@
leach 沥= 浸提= 滤掉= 萃取9 过滤5 浸4 过滤器3
lead 前导: 领先8 铅7 引线6 铅条4 铅板4 领引4 端子4 领头4 间隔期3 牵头3 潜在客户3 超前3 带头3 领导2 测深2 长官意志2 榜样2 主角2 带人2 带团队2 获客2 前置2 分立式2
leaden 铅制E 铅灰色E 沉闷6 呆滞5
leader 领头人; 头目8 领唱者8 领袖6 少数党5 社论5 首部4 领导者3 前导3 引导3 引线3 议长3
leadership 领导@ 领导阶层: 领导人员9 集体领导7 主管人员3 老板3 上级2
leadoff 第一拳H 着手<
leaf 叶> 活页; 翻9 生叶6 树叶6 花瓣6 改过自新3 书页3
leafi 叶状= 叶; 茂盛3
leafless 叶9
leaflet 小叶N 传单8
leagu 加盟= 国际联盟9 攻守7 联盟6 同盟6 盟约4
leaguer 盟员N 围攻;
leak 漏处; 漏: 内存泄漏7 漏出7 漏油7 泄漏6 渗漏5 漏气5 漏洞3 泄露3
leakag 漏A 漏出6 防漏6 漏气4 泄气3 泄漏2
leaki 爱哭C 漏洞6 泄漏6
leamington 顿6
lean 瘦肉; 麦克莱恩: 歉收7 倚靠5 倾斜度5 倾斜4 瘦3 贫乏3
leap 剧增> 急变> 闰年: 跃过7 越过5 经过3 跳跃2
leapfrog 竞相: 越级7 蛙跳7 背5 跃过5 跳步4 跳3
lear 李E 计算机辅助3
learn 学习H 了解= 机器学习5 得知4 学习率3 学识3 学习机3 学问2
learnabl 易学E 性3
learner 学习者E 初学者=
leas 租赁C 租借: 租约8 租用7 租3 油矿3 租期3 租地3 租契2 租赁期2 租赁业2 租赁契约2 赁2
leasabl 可出租Z
lease 租借人9 承租人6
leaseback 回合5 售后5
leasehold 租借地8 租赁8 承租4 租借人3 租地2
leaseman 承揽7
leash 皮带A 束缚6
leasor 出租人< 租让<
leass 租赁3
least 至少C 最小> 最少3 最低2 最小限度2
leather 皮制品> 皮革= 皮制< 马镫: 鞭苔9 抽打8
leatheri 皮质@ 吞8 皮4 坚韧4 似3
leav 请假8 休假6 假期5 修业5 事假5 生叶4 留职停薪4 积存3 年假3 度假3 告别3 探亲假3 放假3 渣滓3 剩下3 毕业证书3 离开3 假释2 薪2 遗忘2
leaver 离开7
leavi 利维斯I
lebanes 黎巴嫩L
lebanon 黎巴嫩H
lecens 特许7 出版物4
lecheri 淫荡<
lechrous 好色9 淫荡8
lectern 诵经台Z
lectur 讲稿> 讲演; 讲课人: 讲师9 讲义7 上课7 讲课7 演讲者6 训诫4 课件4 说教4 演讲3
led 发光4 导致4
leder 建筑物5
ledg 矿层E 暗礁9
ledger 分类帐N 分户帐: 总帐8 总分类帐5 帐2
lee 下风B 避风B 背风= 背风处= 李氏< 庇护2
leech 水蛭A 吸血< 吸血鬼7 榨取6 别人5
leed 利兹N
leek 韭X
leer 媚眼@ 抛媚眼@ 斜睨@ 瞥视@ 秋波@ 送秋波@
leeri 猜疑A 机敏7 狡猾5
leet 刑事法庭= 候选人6
leeter 信用证3
leevi 扣押5
leeway 风压? 风压差? 余裕: 余地5 容许2
left 左I 左侧B 左边6 左面4 左端4 左倾3 从左到右3 左派2
leftgo 行波6 左3
lefti 左撇子H 左翼A
leftist 左派B 左翼B
leftmost 最; 左端3 左3
leftov 剩饭C 剩< 残留物; 残余6
leftward 左2
leg 腿: 绑腿9 裹腿9 路程4 折断4 脚镣3 狱3 漏税3 逃3 违禁3 跑2 引2 引线2 逃亡2
legaci 遗赠B 遗产6 旧版6 传下来6 屎山3 烂代码3 老代码3 遗产税2
legal 法律B 合法= 法定; 依法2 法律事务2 墨守2 条文主义2 法律认可2
legaleas 深奥<
legali 自由人7 法人2
legalis 合法化7 成为4 认可2
legalist 法律学家= 法家8 主义者5 条文5 守法5 尊重4
legalproceed 起诉3
legat 公使馆D 遗赠人; 立遗嘱3
legate 受赠人5 遗产4 承受4
legatum 遗赠=
lege 蛮族7 实定6
legem 见习5 学生3
legen 之外4
legend 图例L 传奇4 传说3
legendari 传奇= 传说9 著名5
legendr 勒; 德9
leggi 腿< 茎8 细长4
legi 法规3 立法3
legibl 看不清: 易读9 清晰5 拷贝3
legibus 暴力6
legion 军团? 众多< 军队6
legisatur 立法机构: 一院制8
legisl 立法K 立法权7 立法机关7 法律依据3 立法委员2 立法者2 法规2
legislatorship 立法者9
legislatur 立法院@ 立法机关< 立法机构< 议会3
legislaturel 审议9
legist 法律学家> 学者5
legitim 嫡嗣8 合法7 正当5 正统5 合法化5 嫡出3 遗留2
legitima 嫡出9 婚生子女5
legitimaci 正统性; 正统9 合法性8 嫡7 婚4 生3 婚生子女3
legitimam 份4 继4
legitimi 婚生子女=
legitimum 合法权利=
legitimus 合法3
legliti 法制>
legn 标示>
lego 乐<
legum 豆类A 法学硕士= 豆荚<
leher 好色之徒A 色情狂A
leicest 莱斯特N
leigh 利8
leighton 顿7 雷6
leila 利6
leipzig 莱比锡N
leisur 悠闲= 业余时间; 业余活动; 闲暇; 从容5 闲5
leith 思>
lem 旅鼠Z
lemma 引理R 无限性5
lemon 柠檬树H 柠檬色H 柠檬A
lemonad 柠檬水Z
lemoni 柠檬N
len 透镜F 晶状体8 镜头5 不仅5 镜片4 蝇3 摄影2
lend 贷给6 贷款6 出借5 借给4 借贷4 予3 增添3 贷出2 借2
lendabl 供7
lender 贷款人> 放债者9 出借7 放款6
length 长度M 字长: 长: 块长4 段长度3 码长2 段长2
lengthen 加长C 延长3
lengthi 漫长D 特长> 超长8 冗长7
lengthwis 纵长Z
lenienc 宽大无边< 慈悲为怀< 宽大4 仁慈4 宽恕4 温和3
lenient 慈悲为怀; 宽大处理; 从宽处理: 宽大政策9 宽大4 仁慈4 温和3
lenin 列宁Z
leningrad 列宁格勒Z
leniti 宽大;
lenni 伦尼; 涅7 尼5
lennon 侬N
lennox 伦诺克斯Z
lens 泽8
lent 贷出7 金额2
lentil 小扁豆N 兵豆E 植株E
leo 狮子座E 狮子A
leod 麦克劳德J
leon 昂> 里昂>
leonard 伦纳德Z
leonardo 李奥纳多Z
leoni 莱奥B 利奥=
leonin 狮子E
leonora 利奥D 诺拉9
leopard 美洲豹E 豹D
leopold 利奥波德Z
leotard 紧身衣E
leper 疯病> 麻7 蔑视4
leprosi 疯病< 麻6 腐败5
les 脱离6
lesbian 女同性恋H 同性恋者9
lese 敬: 叛逆5
lesion 化学性< 身体4
lesley 莱斯利N
lesli 莱斯利N
less 小于@ 较9 少8 或多或少5 较差3 欠发达国家3 低于3 蚀本2 拼2
lesse 承租人> 租屋人= 出租方8 二房东6 租地4
lessen 变小> 减轻5 减少4 缩小3
lesser 较7 次要3
lesson 课业@ 备课; 教案; 反面教材9 课8 教训6 课程4
lessor 转借8 出租方7 分租7 出租人6 转租6 出租2
lest 免得H 唯恐> 以免5
lester 莱斯特> 喻>
let 出租屋8 排放8 地段5 出租5 免罚4 招租4 让4 召租4
letdown 减退< 减低7 失望5 松弛4
lethal 致命; 致死6
letharg 泠C 漠C 无生气9 昏睡8 冷淡3
lethargi 力气? 瞌睡? 昏睡9
lettabl 租用6 面积2
letter 字母; 信; 函8 书信7 信件5 书5 信用状4 函件4 介绍信4 信用证3 公函3 刻字3 信函3
letterbox 信口C 邮筒= 邮箱9 信箱5
letterhead 信笺H 印有H 抬头H
letterphon 电话机;
lettuc 生菜H 莴苣A 纸币4
leu 罗马尼亚4
leukaemia 白血病N
leukemia 白血病= 白血球< 症5
lev 保加利亚>
levant 躲债I 躲避9 逃亡7 逃亡者5
leve 大堤E 筑堤; 朝8
level 级I 电平= 水准< 级别: 一级5 层4 夷平2 平整2 拉平2 液面2 水平2 校2
levelaoql 出厂;
lever 杠杆= 撬开6 手柄6 控制杆5 杆2
leverag 杠杆C 杠杆作用> 举债4 融资2
levi 征集8 瓦伊8 强求4 人数3 抽税3 差价3 征粮2 征税2
leviabl 课@ 课税4
leviathan 巨轮H 怪兽H
levier 强征; 征税3
levin 闪电H
levissima 轻6
levit 飘浮9 悬浮9 浮起9
lew 刘易斯Z
lewd 淫乱= 姘居7 淫荡5 猥亵4
lewi 楔> 吊4
lewin 温9 勒3
lewisham 刘E
lex 法4 现行法2
lexer 法科大学N
lexic 词汇I 词法B 词汇学9 编集6 词3
lexicograph 辞典; 词典8 编纂者7
lexicon 辞典8 词汇5 词典4
lexicostatist 统计学7
lexon 词5
lexotact 子结构>
ley 轮作B 草地7 讼3
leyland 莱9
leyton 雷敦N 莱顿E
leze 叛乱5 叛逆5
lfs 逻辑文件< 文件系统3
lft 左4
liabil 负债D 责任@ 责任保险7 债务6 长期负债2
liabilit 债4
liabl 受罚7 负责4 连带关系4 应纳3
liabliti 对内>
liais 联络官E 联络7
liaison 联络员E 联络:
liam 利亚姆Z
liar 说谎者K 恣意5
lib 解放4 更3 请勿2
libel 诽谤= 诽谤罪: 诽谤案5 诽谤者4 中伤3 控告人3 诽谤性3 名誉2
libelle 诽谤者6 被告3 控告2
libellist 诽谤者=
libellus 诽谤性7
liber 自由化? 自由主义; 不拘泥6 解放者6 释放者6 放宽6 宽大6 解放5 大方3
libera 渔权<
liberalis 自由化: 开放5
liberationi 免除4
liberi 自由民7 非婚生子5 保有3
liberia 比利亚H 利比里亚A
liberian 利比里亚F
libertarian 主张3 行动3
libertati 自由权?
liberti 自由权9 自由5 公民自由5 人身自由4 冒失3 狱3 人身自由权3 获准3 自由选择2
liberum 否决权5
libido 性欲8 冲动8
libil 民事责任3 债3 责任3
libr 自由体E
librari 库F 程序库B 图书馆: 藏书3 主库3 函数库3 库函数3 造轮子2 产品库2
librarian 图书馆员< 图书7 管理程序4 程序库3
libretto 歌词< 剧本8
libya 利比亚H
libyan 利比亚F 利比亚人C
licenc 执照> 许可证8 牌照7 吊销执照5 同意书4 牌照费4 一年期3 吊销3 营业执照3 登记证3 许可证费3 驾驶执照3 私销2 无照2
licens 许可证? 许可8 领有6 得到许可4 牌照4 特许3 领到3 执照2 颁发2
licensc 许可证书G
license 领到; 领有7 获3
licensor 许可3 认可3
licensur 发给< 许可2
licenti 无法无天9 守法7 放纵6
licet 准许6 合法2
lichen 地衣E 青苔E 苔藓;
lichfield 菲尔德<
licit 合法3 正当2
lick 舔9 轻轻5 少许4 鞭打3 拍打3 打3
licoric 甘草Z
lid 盖子A 眼睑<
lie 谎骗8 说谎7 横躺6 谎5 躺5 运往4 谎言4 伏击4 归于3 埋伏3 展现3 撤3 假象3 专2 专项2
liebmann 曼8
lief 生存= 生命周期;
lien 留置权O 留置6 扣押4
liene 留置7
liequid 清算4
lieu 不予4 代替4 假日3 足够3 场所3
lieuten 中尉< 副官< 助理4
life 寿命@ 终身9 人寿保险8 年限8 人寿6 生命5 生活5 生存期4 平均寿命4 人身保险4 耐用3 无期徒刑3 救生3 使用寿命2 人生2 世事2 终生2
lifeblood 鲜血E 生机< 血8
lifeboat 救生艇H
lifeguard 禁卫军H 救生员A 卫兵;
lifeless 死气沉沉C 趣味6 生命4
lifelik 酷B 栩栩如生; 逼真5
lifelin 生命线H 救生;
lifelong 毕生N 终身4
lifer 无期徒刑9 军人5
lifesav 济急C 救命> 救生员>
lifespan 生命3 期限2 寿命2
lifestyl 生活6
lifetim 终生< 一生9 寿命6
lifo 后进先出@
lift 昂扬8 起重7 吊起4 耸立4 消散3 升高3 电梯3 假扣押3 升起3 海上运输3 承运3 剽窃3 偿清2
lifter 贼@ 升降机9 举起5
liftoff 起飞;
liga 精细4
ligament 韧带E 纽带? 结4
ligatur 连7 勒死2
light 浅色; 灯9 亮度6 轻6 指示灯6 采光4 光4 光亮度4 浅淡4 照明设备4 碰到4 突降4 舞台灯光4 轻巧4 照明4 轻工业3 轻量3 光源3 发光体3 轻盈3 点着3 变亮3 淡色3 轻浮3 低粘度3 轻油2 杰出人物2 轻工业品2 当天2
lightbulb 灯泡I
lighten 变轻> 打闪> 点亮> 照亮6 闪6 发亮6 轻松3
lighter 驳船< 驳运9 打火机9 点灯9 趸船5 轻量级5 变浅4 点火3 上岸2
lighterag 驳运; 驳船7
lighthous 灯塔C
lightn 闪电> 雷击=
lightweight 重量轻; 轻便9 轻量9 无足轻重5 性格4 轻量级4
likabl 可爱:
like 要8 等4 类似4 如4 希望4 点赞3 相象3 有望2 如同2
likeabl 迷人5 值得5 可爱5 喜欢2
likelihood 然B 似然比7
liken 比拟; 比喻9
likewis 同样6 也6
likud 利库德集团Z
lil 月球>
lilac 丁香花H 丁香A 淡紫色<
lili 百合A 百合花A 纯白色A 莉莉A 洁白: 纯洁5
lilian 莲B
lill 里尔X
lilley 利6
lilt 调子? 轻快8 轻快地7
lima 利马Z
limb 枝干A 手足; 四肢9 翼7
limbo 忘却: 拘禁8 地狱5 监狱4
lime 石灰@ 橙; 胶5 粘4 鸟2
limelight 光灯@ 显露头角@ 石灰< 注目8
limerick 五行N 打油诗8
limeston 石灰石Z
limin 事前5 最初5 初期4
limit 限制= 极限: 有限9 限额6 限度5 时效4 限幅器4 涨停3 有限责任3 有限公司3 期限3 受限3 限价3 限2 特别快车2 限量2
limitari 界限4 有限2
limitless 界限4 无限4
limousin 轿车E
limp 跛行> 软弱6 柔软4 无力3
limpet 纠缠7
limpid 清澈; 平静4 透明4
limpli 跛行= 勉强7
lin 林:
linchpin 楔; 关键3
lincoln 林肯Z
lincolnshir 林肯郡Z
linda 琳:
lindenmay 氏7 林6
lindenmayar 林9 氏5 耶4
lindennay 氏4 林4
lindsey 德赛N
line 行F 线> 线路; 脱机9 联机9 一行5 线条4 传输线3 联线3
lineaar 线性5
lineag 世系9 血缘8 血统7 直系5
lineal 直系E 直系亲属; 卑亲属5 连环4 世袭2 担保书2
linear 线性K 线性化< 线性规划7 线性系统7 线性方程6 非线性5 线状4 线性电路3 线性表3 线性变换2 线性元件2
lineback 球员E 后卫3
linefe 换行5
lineman 养路工? 护路? 务5 工人2
linen 亚麻F 亚麻布E
lineprint 行式打印机?
liner 班轮C 班机: 邮轮5 远洋班轮4 货轮4 客机4 衬里4
lines 线宽S
linet 衬布E
lineup 阵容C 阵形C 布阵> 一组3
linford 福7
ling 帚F 鳕鱼? 养子6
linger 消磨8 逗留7 徘徊7 拖延6
lingeri 女式? 内衣7
lingo 暗语A 航业A 隐语: 行话6 外国2
lingua 失言E 口误?
linguist 语言学F 语言学家5 语言4 数理3
link 链接F 链路D 连接7 数据链3 挽住2 连接起来2
linkag 联动< 连接9 链接3 连接区2
linkattribut 链路3
linkedin 领英Z
lino 油地毡N
linoleum 漆布N 油地毡E
lint 皮棉= 松弛法: 麻布6 语法检查4 绷带2
lintel 过梁Z
linter 不管8 货运费7
linton 顿9
linux 窗口边框5 上3 客户端3
lion 狮子会C 狮子座= 狮子;
lionel 莱昂N
lioness 雌狮Z
lip 唇> 口唇; 口头上: 口缘: 嘴唇: 轻轻4 互连网3
lipid 类脂C 脂类C 脂<
liposuct 抽吸E
lipschitz 茨@
lipstick 唇膏N 口红A
liqud 清理3 减少2
liquefi 液化@ 溶解;
liquet 案情5 明确3 清2
liqueur 利口酒P 甜8 葡萄酒2
liquid 清算> 流动性9 清理7 变现6 清偿5 液体4 流音4
liquidat 清算人<
liquifi 液化G 石油气8
liquor 酒类; 酒税9 溶液9 醉汉6 酒6 汁6 浸水5 喝酒4 液体4
lira 里拉N
lire 里拉N
lis 争执4 有待3 诉讼案3 悬案3
lisa 丽莎N
lisbon 里斯本Z
lisburn 斯8
lissa 利萨C 萨5 莉5
list 列表E 表? 清单6 列出5 上市4 名单4 挂牌4 表处理3
listdir 列2
listen 侦听器< 侦听: 听7 助听7 收听7 收听者7 监听6 后发4 听众4 听力3 偷听3 倾听3 听从3
lister 耕犁F 制表4
listless 清淡> 倦怠< 无精打采8
listserv 服务程序5
lit 逐字逐句8 直4 照4
litani 连祷N 连续2
lite 清淡6 盐5 简化3 期间2
litem 辅佐6 诉讼3 为了3 佐2
liter 文字@ 字面> 量7 文本6 字面上5 文字描述3 文字串3 公升2 读写能力2
litera 法规2
literaci 识字A 半文盲< 读写能力< 读写5 文学4 精通3
literari 文学= 文学作品8 文艺8 遗稿8 写作4 版权3
literatur 文学= 文艺6 文献综述5 文献检索5 综述4 文献4 著作3 广告2
literi 书面5
lith 柔软;
lithium 锂H
lithograph 平版印刷H 石版画E
lithographi 平版E 平版印刷9
lithospher 岩石圈N 陆界N
lithuania 立陶宛N
lithuanian 立陶宛人H 立陶宛语H 立陶宛A
liti 受命;
litig 诉讼7 纠葛7 可诉讼6 对簿6 相争6 行政诉讼3 两造3 关系人3 诉讼费用2 打官司2
litigi 引起5 关于3 好2
litispend 期间3
litmus 石蕊Z
litr 公升E 升:
litter 乱丢垃圾9 废弃物9 轿7 担架7 产仔7 弃置7 丢6 弄乱4 铺3 垃圾3 乱2
litterbug 丢6 清洁4
littl 稍微7 一会儿7 幼小6 矮小5 短时间5 公告牌4 很少4 一点点4 琐碎3 少许3 小3 短暂2
littlewood 利特尔H
littor 沿岸国= 海滨6 沿海5
liturg 礼拜;
liturgi 祷告9 圣餐7 礼拜6 仪式3
liv 旅居A
livabl 过得去> 适于5 值得4
live 生活9 活8 生活水准5 生活费5 实况转播4 活畜4 不靠4 帮工4 生活费用3 生活状况3 自从3 活体3 糊口3 出外3 靠3 度过2 生动2 实况2 小聪明2
liveli 热闹> 快活7 活泼4
livelihood 营生E 生计9 眷属8 生活3
liver 肝脏< 居民5 生活3
liveri 肝病: 肝9 让渡7 制服4 侍从4
liverpool 利物浦L
liverymen 同业公会7
livestock 牲畜F 畜牲8 养殖7 运输车5 家畜3
livestream 直播H
livewar 爱好者:
livid 铁青N 尸斑?
livingston 利文斯E 文斯敦E
livingwag 实况8 播送6 活4 生存4 生活3
liz 莉斯N
liza 莎?
lizard 蜥蜴E
lizzi 齐>
llama 美洲驼Z
llandudno 迪6 兰3
llc 链路3
llewellyn 埃8 卢3
llink 链2
llm 大模型? 大语言模型?
lloyd 劳埃德@ 劳合社; 劳9 劳合8
lme 金属5 伦敦2
lms 羔羊N
lnad 土5
load 装入A 加载@ 负载@ 装载6 负荷5 装货5 载入3 负载均衡3 送入3 装料2
loadabl 装载:
loader 装入: 装配5 载入3
loadlin 载重8
loadpoint 起始3
loaf 虚度光阴< 面包7 游手好闲6 游荡5 一条4
loafer 二流子= 无业游民= 懒汉9 游手好闲9 不务正业7 懒人6
loam 壤土E 填5
loan 贷款K 借款; 放款9 借贷4 商业贷款2 拆借2
loanabl 贷出:
loane 借入者N 债务人5
loaner 借出A 债权人3
loanhold 押款9 持有人5
loansecur 抵押借款9
loath 情愿8 嫌恶6 厌恶5 憎恶4 讨厌2
loathsom 可恶7 憎恶7 讨厌3
lob 高球> 挑: 拉票8 笨人5 蹒跚3
lobbi 游说D 大厅8 休息室5 政客2
lobbyism 院6
lobbyist 说客A 院5
lobe 瓣= 波束; 主瓣9 耳垂9 旁瓣9 裂片7 叶4
lobster 龙虾Z
loc 通信线路4 局部2
local 本地K 局部; 地方: 当地5 局部变量4 地方化4 局部性3 地方性3 局限3 城3
localhost 针对7
localis 局性< 局限7 地方化6 地方性5 起源3
locarno 洛迦诺M
locat 位置C 定位9 定位器5 单元4 找出3 存储单元2
locatio 佣工8 租赁5 劳务2
loch 湖@ 海湾;
loci 缔约6 居住地3 地方2
lock 锁定D 锁> 封锁8 锁住7 加锁5 上锁5 一缕4 下定决心4 拴住4 锁起3 锁上3 锁起来3 锁国2 刹住2
lockabl 封闭8 锁定3
lockdown 防范@
locker 上锁: 柜6 抽屉6
lockerbi 洛克比Z
locket 小盒K
lockfil 以外3
lockout 封锁= 封闭2
lockstep 因循守旧? 步伐:
lockup 关门A 拘留所6
lockwood 洛克>
loco 当地; 火车头6 发疯6 疯5 交货单3 疯子3
locomot 机车; 火车头9 运转3 旅行3 运动3 移动2
locus 轨迹G 地点4 所在2 视察2
locust 蚱蜢A 蝉A 蝗虫A
lodash 无需3
lode 矿脉H 排水沟< 水路;
loder 装填8
lodg 寄宿8 倒伏7 房舍7 投宿7 旅舍7 第宅5 分会4 支部4 安顿4 射入4 门房4 宿舍3 容纳3 存放3 里3 住宿3 出示2 提出2
lodgement 交存F 储金> 寄存:
lodger 寄宿? 房客:
lodgment 告发3 交付3 控告2
loft 鸽房; 阁楼; 楼上5 样3 绘制2 击2
lofti 玄虚C 崇高6 傲慢4 高级2 高2
log 日志D 对数5 记录5 登录4 航海日志4 测井3 下网3 入网3 联通3 计程仪3 注销3
logan 洛根Z
logarithm 对数H 对数函数7 对数变换5 对数积分5 自然对数5 对数表3
logarithmoid 广8 螺线4
logger 注册器: 登记器: 登录器: 樵夫7 记录器6 装车5 圆木4
loggerhead 傻瓜8 笨蛋7
logic 逻辑V 逻辑电路5 逻辑设备3 逻辑值3 合乎逻辑3 逻辑性2 逻辑学2 逻辑运算2 程序逻辑2
login 用户注册8 登录8 注册名6 登录名6 注册5 登陆2
logist 后勤H 逻辑系统4 物流4
logjam 行不通@ 阻4 拥挤3
logo 连合< 徽标; 活字3 商标3
logograph 连合< 铅字: 成语8 活字3
logon 登录<
logotyp 连合: 示意图8 活字3 商标2
logout 机处理8 退6 注销5
logpoint 点4
loi 造7 根本法4
loin 腰部< 腰9
loir 卢瓦尔河Z
loiter 游手好闲者C 不务正业@ 虚度8 闲荡4 徘徊4 游荡4
loll 靠着= 伸: 懒散地: 垂8 舌3
lolli 硬糖? 冰棍; 糖8 棒5
lollipop 棒棒糖Z
lombard 伦巴< 银行家9 伦巴第9 当铺6 金融界4 金融市场3 街2
lomond 蒙< 湖4
london 伦敦M 伦敦市8 伦敦证券交易所4
londonderri 德里?
londr 伦德<
lone 孤单E 孤寂: 寂寞9 单身7 贷借7 荒凉5 孤立3
loneli 清静H 寂寞> 孤独9
loner 合群C 喜>
lonesom 寂寞H
long 长期D 长< 多头6 长距离5 长时间4 远期3 切望3 憧憬3 看涨2 热望2
longa 手5
longer 不再9 超过5 久5 一直3
longest 最长>
longev 长命A 功: 长寿9 寿命2
longish 稍: 略8
longitud 经度E 经线A
longitudin 纵向E 经度7 经线6 纵4
longman 朗曼Z
longshor 码头工人: 码头4
longshoreman 渔夫< 港口3
longshoremen 码头工人?
longstand 长期存在> 长2
longtim 甚; 长久9 长时间7
lonsdal 朗斯N 代尔9
loo 洗手间= 戏9 损耗3
look 查表; 打量5 朝着5 神色5 查找5 眼色4 看上去4 似乎3 看3 查3 视3 样子3 面容3 看起来3 查阅2 像是2
lookahead 超前6 前瞻4
looker 查找3
lookout 守望< 了望台< 前途7 景色7 看守3
lookup 查找5 一系列3
loom 幽; 庞; 织布机; 若隐若现; 蜃景; 隐约可见; 朦胧3
loon 潜鸟H 懒人; 笨蛋6
looni 蠢< 疯子6 发狂5
loop 循环C 环路; 回路8 环7 开环6 闭环3 环形3
loopback 回送B 循8 回3 回路2
loophol 小窗? 枪眼? 漏洞: 气孔9
loopi 多圈H 呆头呆脑> 糊涂8
loos 松散B 宽松6 开火6 松4 松弛4 变松3 散漫3 开船3 捆扎3 放任3 松驰3 头寸2 枪2 薄2 拘束2
loosen 放松9 变松9 松弛6 松开6 解开4
looser 放宽>
loot 洗劫; 抢夺5 赃物4 抢劫3 掠夺3
looter 掠夺者9 抢劫者9 掠夺4
lop 斩: 砍伐9 剪下7 下垂5 剪5 闲荡5 垂4
lope 大步C 慢跑2
lopsid 平衡4 一方4
loquitur 明显2 推定2
lord 作威作福7 傲然7 称王7 老爷7 阁下6 上议院5 贵族5 气派4 院长4 常任3 法院院长3 上院3 高傲3 统治者3 威严2 上帝2 庭长2
lordship 阁下5 身分3 支配2 主权2
lore 眼光? 知识3
lorenz 伦茨L
lorenzo 洛伦佐Z
loretta 洛9 塔3
lorna 洛<
lorrain 洛林N 罗琳N
lorri 卡车8 货车7
lorton 洛9
los 航天器; 视线: 月球6
losd 初始装入?
lose 失去8 输7 赋闲5 重挫5 败诉4 沉溺于4 迷失3 失信3 错过3 丢2 迷路2
loser 失败者: 失物7 遗失4 败诉3
loss 损失M 损益; 损耗9 亏损6 丧失5 损5 赔款4 损益表3 亏钱2 失2
losse 转租9
lossi 损耗3 损失3
lossless 无损B
lost 丢失= 遗失: 虚耗6 不减5 遗失物5 失物招领5 白费5 略去3 浪费时间3 失主3 失踪2 拾2 接通2
lot 批量8 批6 一堆5 分批5 抓阄5 用地4 小批量4 分批法3 整批3 大批3 零星3 大批量3 包装物3 抽签2 地基2 拍卖2 份额2
lothar 塔尔F
lothian 锡安H
lotion 洗液Z
lotka 洛特G
lotteri 奖券? 彩票< 开奖7 抽签6 抽奖5 爱国奖券5 抽彩5 有奖4 运气3
lotus 荷花E 莲花E 荷= 莲<
lou 卢=
loud 高声= 喧: 大声8 吵闹4 不断4 扬声器3 吵3
loudspeak 扩音器= 喇叭:
lough 湖@ 港湾=
loughborough 拉夫H
loui 路易斯E 圣路易E
louis 路易丝Z
louisa 路易莎N
louisiana 路易斯安那Z
loung 休闲@ 闲混9 躺9 长沙9 闲逛6
lourd 卢尔德Z
lous 虱子N 寄生虫A
lousi 虱? 恶心7 污秽6
lout 蠢人H 屈服7 愚弄6
louvr 天窗A
lovabl 惹人爱N 可爱7
love 钟情; 性爱6 钟爱6 热爱5 亲爱5 爱慕5 爱情5 恋爱4 有趣3
lovel 弗尔N
loveless 爱情: 可爱6
lovemak 寄情H 调情9 求婚9
lover 爱人= 爱好者:
low 低< 低位8 低频7 低速7 低点7 低级6 低优先级5 低价4 低利4 慢速4 低阶4 低等4 灵狮4 低端4 低电平4 低成本3 低利率3 低收入3 低分辨率3 高低3 简易型2 低水平2 低收益2 低功耗2 低质量2 低值2
lowboy 卧式B
lowdown 内幕= 真相:
lowel 洛厄尔Z
lower 下界< 低层8 下限6 小写6 下端6 低4 孰4 从轻3 低字节3 降下3 下部3 愠怒2 跌落2 船舱2 下2 皱眉2
lowercas 小写; 搜索词3
lowermosi 基层6
lowest 最低; 最低值8 最低价5 基层2
lowestoft 斯托夫E
lowland 苏格兰8 低6
lowli 谦卑7 卑下7 低下7 低声5 谦逊5 低2
lowlif 下层7 卑劣7 罪犯2
lowpass 低通滤波器@
lowri 顶棚H
loyal 忠义A 忠诚8 忠贞7 忠实4 诚实4
loyalist 佛朗哥? 忠诚3
loyalti 忠诚< 忠心; 忠贞4 效忠4 忠实3 厂牌2
lozeng 菱形F 窗玻璃3
lpa 装配3
lpc 线性3
lpf 同盟5
lpl 加工2
lpt 行式打印机7
lsa 安全性4
lsd 烈性8 迷幻6
lsi 大规模7
lsit 驱动程序5
lsl 液晶显示;
ltd 有限公司4 有限3
ltp 升温< 程增强< 钝化5 压力3
ltr 档7 字母3
lub 润滑油D
lubric 润滑L 注油; 润滑剂; 润滑油: 涂油5
luca 卢卡斯Z
luce 白斑D 狗鱼?
luci 露西A 卢; 谢3
lucia 娅B 露西;
lucid 明朗? 清澈= 明晰9 透彻7 透明4
lucien 吕西安Z
lucinda 露8 辛4
luck 好运> 侥幸5 运气5 幸运4
lucki 吉祥; 好运9 侥幸7 幸运5
luckili 幸亏A 侥幸8 幸运6
luckless 运气8 不幸5
lucr 贪财E 赃款; 不义之财8
lucrandi 图利C
lucrat 厚利? 合算6 有利5 获利3 赚钱3
luctus 周年E
ludicr 荒唐C 滑稽8 可笑6
ludlow 德洛H 铸排机H
ludwig 维格N 路德N
luftwaff 空军= 德国4
lug 一拖> 耳朵8 装腔作势6 耳5 拖4 拉4 勒索3 状物2
luggabl 行李9
luggag 皮箱C 行李A
lugubri 悲惨7 悲哀6 忧郁6
lui 路易斯N
luigi 路易吉Z
luisa 路易莎N
lukasiewicz 卢卡E
luke 路加福音C 卢5 克4 路3
lukewarm 温7 热情4 热4
lull 稍息9 安静6 平静4 哄骗4 间歇3
lullabi 催眠曲E 摇篮曲E 轻柔E
lum 亮度;
luma 感知:
lumbar 腰A 腰椎@ 腰部8 动脉5
lumber 伐木业8 隆隆8 木材8 步子6 向前走6 乱堆6 伐木4 笨拙4 砍伐3 迟缓3 运输船3 隆隆声3 破旧2 外形2 流畅2
lumen 流明N 腔?
lumier 场面; 声光7
lumin 发光强度< 光通量9 亮度6 明亮5 发光3
luminari 发光体E 杰出人物A
luminesc 发光8
luminos 光通A 光度= 光明; 光辉5 亮度3
lumley 拉姆F
lump 一次7 整笔6 总价4 总4 结块3 一揽子2 块状2
lumper 码头工人< 承包商8
lumpi 粗笨: 大块7 波浪5 瘤5 起伏2
lumpur 吉隆坡Z
lunaci 精神病8 精神失常4 疯狂4
lunar 微亮H 阴历H 月3
lunat 丧心病狂; 疯人; 疯癫8 极端主义8 极端分子8 癫狂6 精神病5 愚蠢4
lunatico 精神病6
lunch 便餐> 午餐>
luncheon 午宴G 午餐会G 午餐=
lunchroom 餐厅@ 便6
lunchtim 午餐时间Z
lund 隆德N 伦德?
lung 套马= 肺脏= 跃进9 空地8 突进8 肺7 刺5
lupus 狼疮H 豺狼E
lurch 举步@ 惨败7 挫折5 徘徊5 击败5 倾斜3
lure 饵< 引诱5 诱惑5
lurid 火烧9 苍白5 华丽4 可怕3
lurk 暗藏: 埋伏7 潜行7 潜伏6 阅读2 隐匿2
lurker 潜伏>
luscious 甘美? 感官< 浓厚;
lush 苍翠? 青草? 酒鬼7 饮7 酒4
lust 色欲; 贪求; 贪欲9 念8 淫6 欲望5 渴望2
luster 光泽7 发亮6 光彩6 光辉4 荣誉3
lusti 健壮: 精力充沛9
lustmurd 淫虐H
lustr 光泽; 发亮6 光彩6 荣誉3
lustrous 光辉8 光泽7
lute 诗琴E 封泥A
luther 卢瑟Z
lutheran 路德教N
luton 卢8 顿5
luv 爱情< 爱9
lux 精装E 高级3
luxembourg 卢森堡N 卢森堡法郎?
luxmet 照度计Z
luxuri 奢侈品B 奢侈< 豪华9 繁茂5 肥沃3 放纵2 华丽2
lwave 假释犯E
lyapunov 李雅普M 诺夫5
lybrand 布兰德F
lydia 吕H
lyle 莱尔Z
lymph 淋巴I
lymphocyt 淋巴球N 淋巴细胞N
lymphoma 淋巴C 淋巴瘤A 腺瘤8
lyn 恩:
lynch 私刑F 私罚: 处死4
lyncher 施用I
lynda 琳:
lynn 妮7 恩7 琳3
lynx 猞猁Z
lyon 里昂R
lyric 歌词D 抒情C 抒情诗? 感情丰富=
lyricist 抒情诗< 歌曲9
maastricht 马斯特里赫特Z
mab 苯乙烯A 单克隆< 抗体5 内存2
mabel 梅:
mac 苹果公司9 胶布6 老弟6 老兄5 雨衣4 不起作用3 上3
macabr 可怕4 死亡3
macaroni 通心面N 纨绔子弟A
macaulay 麦考利Z
macaw 核果C 金刚C 棕榈5
macbeth 佩斯E
macclesfield 麦克莱N 斯菲尔德9
macdonald 快餐店H 麦克唐纳A 麦当劳6
mace 狼牙棒A 权标< 权杖9
macedonia 马其顿Z
maceineri 协商6
mach 马赫? 马赫数? 机器5
machan 机械化;
machet 大砍刀Z
machin 机E 机器E 计算机5 机械3 机械加工3 猕猴2 猴2 机器指令2 检验机2
machineri 机器设备7 咨询机构6 机构5 执行机构3 机器3 机械3 机能3
machinist 机械师A 修理工< 工3
machismo 气概E
mack 胶布A 雨衣;
mackay 麦;
mackenzi 麦肯齐G
mackerel 鲭Z
macki 凯; 麦4
mackintosh 防水布7 雨衣5 什5
maclean 麦克莱恩;
macpherson 麦克弗森H
macro 宏K 宏观6 宏程序4 宏命令3
macroaccount 宏观8
macroanalysi 宏观8
macroargu 变2
macroassembl 汇编程序6
macrocal 宏3
macrocommand 宏命令@
macrodefinit 宏4
macrodynam 宏观8
macroeconom 宏观经济= 宏观5 整体3
macroeconometr 宏观经济? 计量学8
macroeconomi 宏观经济@
macroel 宏单元Z
macroexpans 宏4
macroexpress 宏3
macrofacil 宏3
macrofunct 后继2
macrogener 宏4
macroinstruct 宏9 命令性5
macrointrucion 宏2
macrolanguag 宏3
macrolibrari 宏程序<
macrolog 宏3
macropipelin 流水线6
macroprocess 宏3
macroprocessor 宏3
macroprogram 宏程序<
macroprototyp 原型4
macroscop 肉眼E 目视7 宏观6
macrostat 宏3
macrosystem 宏3
macrotim 宏3
mactat 凶手8 谋杀4
mad 发疯7 愚蠢7 疯狂6 狂怒5 疯5 狂欢4 精神失常3 发狂3
madagascar 马达加斯加N
madam 女士? 夫人; 鸨母9 小姐7 太太7 主妇6
madden 人气< 发狂8 恼火7 激怒5 发怒4
made 定做5 法官法4 人为4 现成的4 做4 国产4 判例3 次3 定制3
madeira 马德拉N 白葡萄酒6
madelein 琳8
mademoisell 小姐; 法国7
madg 奇7 马3
madhous 精神病院E 极为9
madison 麦迪逊Z
madman 狂人D 疯子: 患者7
madonna 圣母K 玛利亚E
madra 马德拉斯H
madrid 马德里Z
madrig 唱歌曲E 情歌E 小调?
mae 更2
maelstrom 漩涡7 极度5
maestro 音乐大师H 音乐家>
mafia 黑手党> 政党9
mag 军火库: 专刊7 弹7 期刊5 弹药4 胶卷4 杂志4 磁3
magazin 杂志8 卡片箱6 刊物5 盒4 胶卷3 出版物3
magdalen 从良H 妓女7 收容所3
mage 魔术师; 麦7 博学7
magellan 麦哲伦Q
magenta 品红色N 洋红N
maggi 吉:
maggot 蛆A 狂想< 空想6
magic 魔术: 魔方9 魔力8 魔法7 幻方7 幻6 魔5 不可思议4 机械手4
magician 幻术E 魔术家E 术士?
magist 承办6 船长4 法学硕士4
magisteri 失当7 威严6 长官5 专横5 权威4
magisterium 教诲A
magistr 裁判官7 司法官6 行政官5 法官3 治安3 官3 审判官3
magistraci 司署E 地方3
magma 乳浆E 岩浆E 糊剂E
magna 庭5 重大过失3
magnanim 雅量< 宽宏大量< 气量; 高尚4 宽大4
magnat 巨头F 大官; 权贵9 资本家5
magnatum 权贵A
magnesium 镁Z
magnet 磁B 磁化> 磁性: 磁记录9 磁铁8 电磁铁7 催眠术5 磁带4 吸引力4 磁存储器4 磁化强度3 永久磁铁3 永磁3 激磁3 磁体2 磁学2
magneto 磁光效应= 磁9 光存储4
magnetoconduct 导磁率H 磁性8
magnetocrystallin 晶D
magnetogram 力图A
magnetoholograph 全息照相@
magnetoopt 光存储< 磁光效应5 磁5
magnetoresist 磁阻J 致6
magnetostrict 伸缩= 致3 效益3
magnetron 磁控管D
magnif 放大率A 复制品7 缩放5 扩大2
magnifi 放大6 赞美5 夸大4 扩大2
magnific 富丽堂皇= 宏伟9 宏大8 出色7 华丽6 壮丽3 高尚3 极好3
magnitud 星等9 数量级7 量级7 相对值6 允许量6 量值5 绝对量5 数值4 尾数3
magnolia 木兰H 桃红色H
magpi 鹊D 家鸽> 癖5 饶舌5 珍4
maguir 奎尔E 奎;
mahalanobi 比斯A 马哈A
mahmoud 穆罕默德C
mahogani 桃花心木N 红褐色E
mahon 麦克马洪N
mahoney 尼6 奥6
maid 女仆? 少女6 未婚5 女子3
maiden 未婚7 处女5 初次4 少女3
maidenhead 处女膜: 处女8 女性6
maidston 德斯H
mail 邮件A 邮寄8 电子邮件8 邮售7 邮购7 邮递6 邮5 信汇5 电子邮箱4 邮件合并4 盔甲4 快信3 邮政3 收件人3 信件2
mailbox 邮筒; 信箱9 电子邮箱8 邮箱8
mailer 邮船7 邮寄3 东西3
mailfram 大型6
maill 邮寄9
mailman 邮递员E
maim 残废5 致残5 身体4 伤残4 受伤3
maimer 重创@ 残害8
main 主? 主存7 主要7 主线6 干线6 主存储器6 主程序4 主群组3 全力3 缅因州3 主控制3 网路2 大抵2 主开关2 主通道2
maina 杀人狂@
mainfram 主机8
mainland 本土? 大陆7
mainlin 静脉7 主线4 干线4
mainovr 侵权6
mainprenor 具保< 保释3
mainpriz 候审8
mainspr 动力5 动机3 原因3
mainstay 中流砥柱E 主桅E 支柱6
mainstream 主流N
mainswear 立7 誓4
mainsworn 誓8 作伪证5
maintain 可维护性> 可维修性6 供养4 维护者4 维持4 维护3
maintan 例行5 日常3
mainten 维护F 维修A 修护5 维修费5 维护程序4 保养4 维持4 文件维护4 维持费4 小修3 维护费用3 扶养费3 赡养费3 扶养2 保养费2
mainter 享有7 抚养2
maisi 梅8 齐6
maison 房屋3 商店3 家庭3
maisonett 公寓9 小屋6 住宅3
maitland 梅5 兰4
maiz 玉蜀黍E 黄色7
maj 少校A 大多数8
majest 雄伟8 庄重6 威严6 宏伟6 崇高6 庄严4
majesta 大法A 王法< 国法:
majesti 英女王; 雄伟7 威严5 王权4 权威4 庄严4 叛逆2
majeur 不可抗力<
major 多数> 主要9 过半数6 主修5 主4 成年人4 多数决定3 主控3 多数票2 大半2 少校2 大计2
majorca 马略卡岛Z
make 进行4 赚头4 立遗嘱4 制订3 制作3 决策程序3 写出3 使得3 看出3 营利3 确保3 挣钱2
makefil 编写:
makeov 美容E 转变7
maker 制造商9 制造者7 惹事生非6 闹事者5 赚钱3 上帝3 立法者2 出2
makeshift 权宜之计: 代用品5 权宜5 代用5
makeup 补考< 化妆品7 化装6 化妆5 特质4 性格4 物质3 虚构2
mala 本质5 医疗3
maladapt 不利于@ 适应:
maladi 弊病> 病7 疾病6
maladjust 供需失调< 供求8
maladministr 弊政H 不善=
malais 舒服=
malappropri 据为己有B 误用9 侵占6
malaria 疟疾N 瘴气N
malawi 马拉维Z
malaya 马来亚Z
malayan 产物8 华侨3
malaysia 马来西亚N
malaysian 马来西亚人N 马来西亚E
malcolm 马尔科E
male 雄性@ 男性> 男人8 男4 子嗣3 有力2
malefact 犯罪行为8 罪行4 犯罪3
malefactor 作恶者E 罪犯4
malefic 恶行= 有害5 罪行3
malevol 坏心肠? 恶毒: 敌意6 恶意6
malfeas 违法乱纪F 不法行为6 坏事5 渎职4
malform 畸形8 变形7
malfunct 故障6 失灵5 检查程序3 疾病2
mali 马里M
malic 恶意= 预谋8 恋4 恶意中伤4 蓄意3 故意3
malici 恶意< 蓄意: 诬告4 诬告者3 恶毒2
malign 说坏话9 恶性8 恶性肿瘤7 恶意6 伤者4 有害4 言行3 憎恨3
malik 酋长@
mall 林荫E
mallard 绿头鸭R
malleabl 延展性N 锻C
mallet 球棍H 木槌A 棒8
malnourish 营养不良> 营养7 失调3
malnutrit 营养不良> 营养7 失调3
malo 恶念A 蓄意4 恶意3
malon 马龙N
maloper 正确4
malpractic 怠忽职守9 不端7 医疗5 失当4 事故保险4 渎职罪3 治疗3 渎职3
malt 麦芽J
malta 马尔他E
maltes 马尔他M
malthusian 人口论A 马尔萨斯A
maltreat 虐待; 虐待老人8 对待6 乱3 家庭成员3 粗暴2
malum 不法5 不法行为4
malvern 莫8 尔2
malvers 营私C 受贿5 贪污4
malwar 恶意软件E 流氓软件E 木马< 病毒6
mam 妈H
mama 妈妈D
maman 曼:
mamma 乳房C 妈妈>
mammal 哺乳动物N
mammalian 哺乳动物N
mammoth 猛犸K 庞然大物9 巨大3
man 人机; 人4 人机对话3 人员配备3 金融家3 自由人3 男人3 企业家3 人力3 有产者3 人机系统2
manachest 曼彻斯特>
manag 管理K 经理9 管理程序6 管理器6 管理系统5 管理人员3 存储管理3 管理工作3 系统管理2
managememessag 信息2
manageress 女经理B 女5
manageri 管理效率6 管理5 干部3 手法3 管理控制2 会计人员2 管理决策2
managership 身份7
manate 海牛Z
manaual 会计制度4 规程3 手册3
manchest 曼彻斯特M 曼切斯特<
mancipi 移转7
mandamus 强制执行3 职务2
mandarin 国语? 满清? 马褂? 官话: 柑橘8
mandat 统治8 委任6 委任者4 托管制度3 托管3
mandata 训令A
mandatori 强制性: 必需6 强制保险4 必要3 委托2
mandatum 委任6 托管4
mandevill 德维尔E
mandi 镇静6 蒂5 曼5
mandibl 上颚E 颚< 嘴6 上部6
mandolin 曼陀林Z
mane 鬃毛Z
manendi 定居=
manerlum 庄园? 领地:
maneuv 调遣: 演习8 计3 操纵3 策略2
maneuver 机动性> 灵活性8
manfr 弗雷德@
manga 漫画>
manganes 锰Q
mangement 自我管理E 自治4
manger 马槽A 挡7 牛5
mangl 布机@ 乱砍; 轧: 损坏2
mango 芒果Z
mangrov 红树A
manhandl 对付7 推动6
manhattan 曼哈顿E 坦:
manhol 孔4
manhood 男儿< 成年9 男子8 男4 勇气3
manhunt 逃犯; 搜捕5
mani 多6 许多5 多少4 太3 数字型3
mania 狂躁E 妄想症< 热衷< 狂热4
maniac 躁狂8 狂乱8 狂人8 疯狂7 癫狂7 疯子4 发狂3 狂热3
manic 躁狂L
manicur 修指甲J 修剪5
manifest 清单7 示威运动6 载货4 装车4 舱3 海轮3 明白3 运货2
manifesto 宣言6
manifestum 人赃俱获= 窃盗4
manifold 增多9 复写9 复印7 多方面6 多样化5 许多2 多种2
manila 马尼拉Z
manipul 处理8 操纵6 机械手5 处理函数5 作假3 操作者2
mankil 筋疲力竭: 杀人者5 杀死4 致3
mankind 人类7 男性7 共同财产3
manmad 人造纤维= 人造:
mann 曼>
mannequin 人体模型H 模特儿:
manner 矫饰6 守规矩5 风俗习惯5 矫揉造作4 样子3 习性3 上卷3 从右到左3 风格2
mannheim 曼海姆Z
manoeuvr 调遣; 演习9 调动5 操纵3 策略3
manor 采地H 采邑> 庄园<
manova 方差分析A
manpow 人力B 劳动力7 剩余劳动力7
mansel 塞尔< 芒7
mansfield 曼斯菲尔德Z
manshift 班8
mansion 宅邸N 大厦<
manslaught 过失杀人< 误杀7 杀人4
mantal 心理5
mantel 壁炉架N
mantelpiec 壁炉台N 壁炉架E
mantissa 尾数G
mantl 斗篷A 罩住A 罩子A 披风; 脸红6
mantra 咒语D 颂歌A
mantrap 罪恶7
manu 夫权5 交付5
manual 人工? 手册? 手动> 手控8 手工7 体力劳动3 参考手册3 操作手册3 笔算2
manuel 曼努埃尔H 曼纽尔H 二世8
manufactori 制造厂G 工厂4
manufactur 制造G 制造费用9 制造厂商6 制造业5 生产5 厂家4 制造商4 制造业者3 工艺性3 制成品3 生产厂家3
manufacuur 制造4
manum 夫权7
manumissio 解放= 执棒4
manur 粪肥? 肥料; 施肥9
manuscript 手稿9 稿子9 稿件7 原稿6 稿5 论文4 手写3 底稿3 粗3
manusiss 解放6 奴隶3
manvill 曼:
manx 马恩岛J 恩4 语3
maoist 毛泽东K 毛3
map 映射G 映象@ 地图6 变换6 映入3 绘制地图3 图2
mapi 程序接口8 微软8
mapl 枫E 枫木E 棕色8 淡2
maquiladora 组装5
mar 彩绘= 战神= 三月7 火星6 糟蹋6 损伤4 损毁3
marathon 马拉松N 耐力9
maraud 掳掠K 抢劫者7 抢劫3
marbl 大理石K 冷酷无情@ 石弹@ 雕刻品;
marc 榨渣C 机读目录9
marcel 波浪形> 烫发; 烫5
march 三月= 进军; 进行曲; 交界8 行军8 长途跋涉8 步伐5 步进式5 行进4
marchantman 改装;
marcher 游行者@ 行军; 边界地区9 行进5
marco 马科斯A 马尔科< 地图7 展现5
marconi 马可尼C 无线电报A
marcus 马库斯Z
mare 母马@ 母驴; 月球9 海4
mareliberum 海洋7
margaret 玛格利N
margarin 人造黄油Z
margarita 玛格丽塔Z
margat 盖特F
margeri 杰里N
margin 边际I 边缘8 边5 保证金4 容限4 边缘化4 旁注3 益3 距3 余量3 够格3 差数3 毛利2 限度2 栏外2
marginalis 实权8 显得6 处于3 微不足道3
margot 戈特E 玛4
margrav 侯爵@ 总督;
marguerit 雏菊N
mari 玛丽N 妊娠9
maria 玛丽亚C 黑点= 运5
mariachi 乐队: 墨西哥5
marian 马利亚K 圣母;
mariana 马里亚纳群岛Z
mariann 玛丽安Z
marigold 万寿菊N 金盏花N
marijuana 大麻H
marilyn 玛@
marin 水险: 海上7 海运7 海上运输6 海上保险6 商船4 海产4 海景画4 海相沉积4 海洋环境4 海洋4 水火3 海洋生物3 海商3 海员2 船舶2 舰队2
marina 码头6
marinad 腌泡汁H 腌:
marinara 沙司= 菜9
marino 马里诺Z
mario 马里奥N
marion 马里恩Z
marionett 木偶> 牵线=
marit 丈夫7 婚姻7 婚姻关系6 婚姻自主6 婚姻状况4 夫妇3 夫权2
mariti 夫权;
maritim 海上; 海事: 海商法6 海事仲裁5 海事法5 海洋4 海商3 旗帜3 沿海3 海员3 海2
maritima 高利贷9
marivaudag 马里A
marjori 乔8 里5
mark 标记@ 标志7 商标5 记号5 唛3 打分数3 标记符号2 加成2 标价2 商标权2
markdown 链接6 哪个4 中标3 哪里3 净数2
marker 标记< 标识物4 记分员4 标志4 作记号3 纪念碑2
market 市场P 市价7 销售6 公开市场4 市面3 运销3 销路3 金融市场3
marketplac 商城8 市场6
markham 卡姆A
markka 酚< 马克9
markov 马尔可夫S 可夫8 马尔科夫8
marksman 用笔= 神射手= 狙击兵: 射手8 手印5
markup 标识语言7 净数6 加价4 涨价2 高价2
marlboro 万宝路Z
marlborough 马尔堡Z
marlen 琳:
marley 马7
marlin 枪: 鱼5
marlon 马龙N
marlow 马洛N
marmalad 果酱H
maroon 孤立无援: 岛上: 脱身: 褐7 爆竹6 围困5 帐篷4 闲荡3
marqu 夺= 捕拿7 型号4
marque 大帐篷= 篷7 遮5 框3
marquess 侯爵D 尊称;
marqui 侯爵F
marr 尔:
marrag 婚约;
marri 已婚> 结了婚9 有妇之夫7 夫妇5 娶5 有夫之妇5 结婚4 婚后3 嫁3
marriag 婚姻F 结婚; 结婚登记4 婚4 结婚证书4 婚姻法4 姻亲4 成婚3 买卖婚姻3 婚姻制度3 初婚3 逼婚2 异族通婚2 杂婚2 公证结婚2
marrier 结婚4
marriott 马里奥E
marrow 骨髓= 髓9 精华7 配偶4 活力3
marsden 马斯登I
marseill 马赛N
marsh 湿地? 沼泽8
marshal 马歇尔: 各就各位7 将官7 引领7 统率7 排列6 元帅5 执法官5 场区5 典礼3 执行官3 分配原则2
marshalsea 监狱6
marshi 沼地E 湿地;
marshland 沼泽<
marshmallow 蜀葵K
marsk 沼气E 甲烷E
marston 马斯顿Z
mart 商业中心9
marten 貂皮B 貂?
martial 军事法庭; 军事法院9 威武9 戒严6 军法官5 戒严令5 尚武5 撤职查办5 军事4
martian 火星人N 火星?
martin 圣马丁H 马丁A
martini 尼8 提3
martitim 海事6
marton 顿9
martyn 马丁N
martyr 烈士F 受苦= 烈属; 受难者9
martyrdom 殉教H 殉节H 殉难H
marvel 妙极< 惊异9 绝妙8 神奇6 不可思议5 奇异4 罕见3 了不起3 惊讶2 惊奇2 奇迹2
marvin 马5 文5
marwick 威克9
marx 马克思H
marxism 马克思H 马克思主义C
marxist 马克思主义K 马克思主义者D
maryland 马里兰州Z
marylebon 波恩D 马里8
marzipan 果仁E 糖浆3
masai 伊人H
mascara 涂染@ 眉毛>
mascot 福神H 吉祥<
mascula 男性7 后代3
masculin 大丈夫? 男子气; 阳性9 刚毅9 男性5 气4
mash 捣碎= 糊状= 糊状物9 捣烂9 饲料5 调情5 麦芽3 碎3
mask 屏蔽H 掩模A 掩码6 掩蔽5 假面具4 戴面具4 隐现3 面具2 化装2 化装舞会2
maskabl 屏蔽7
maskant 保护层Z
maskless 掩模5 屏蔽3
masoch 受虐狂A 虐待狂=
masochist 受虐狂F
mason 共济会E 泥瓦匠? 砌成?
masonri 砖石N
masqu 假面H 化装舞会9
masquerad 化装舞会> 冒充7 伪装6 假装3
mass 大容量= 众: 海量9 大量6 成批生产4 弥撒3 质量3 气团3 大规模2
massachusett 麻萨诸塞N
massacr 残杀= 大屠杀;
massag 揉; 按摩: 安排3
massey 马西H 梅6 西5
massingham 辛4 姆3 厄3
massiv 粗大6 厚实6 魁伟5 大规模5 块状4 大块4 强有力4 实心3 宏伟3 大量3 结实3
mast 桅杆H 桅: 杆4
mastectomi 切除术@ 乳房<
master 主6 船长5 主控5 母机4 万能3 税官3 派头3 主盘3 主群3 主要2 站长2 主人2 驭2 辐2 硕士2
masteri 控制权7 制空权6 统治权5 精通5 掌握4 征服4 优势3
masterman 家长9 丈夫8
mastermind 策划者< 才子: 主持5 策划5 指导3
masterpiec 名著N 杰作A
masterwork 名作E 杰作< 杰出6
masturb 手淫N
mat 席子9 衬边9 铺席子9 麻袋9 织5 纠缠4 无光泽4 缠结3 铺3 丛3 垫3
match 匹配S 符合5 配合4
matchbox 火柴盒Z
matcher 模式匹配4 配对3
matchmak 火柴8 媒人8 比赛4 制造者3
matchstick 火柴E
matchup 火柴8 相比6 相配5 相称5 竞赛4 比赛4
mate 紧密配合8 结伴6 副5 交配4 配偶3 同事3 对手2 配对2
mater 生育; 母亲:
materi 材料N 原料7 物质6 原材料5 退料5 料单5 实质性4 重要3 物质性3 材料价格2 实质2 资料2
materia 类似5 物理3
materialis 成为事实> 物质化: 显形: 物质利益8 具体化4 突然3
materialist 唯物主义者H 唯物论H 唯物主义A
materiel 军品N 物料7
matern 产假> 产妇< 妇产科; 母性7 母系6 母亲4 母3 怀孕3
matey 融洽: 亲近6 朋友5 伙伴4
math 数学<
mathemat 数学P 数学模型5 数学方法4 数学计算3 数学分析3 数理逻辑3 数理经济学3 数理统计3 毋庸置疑3 模糊数学2 离散数学2
mathematician 数学家Z
mathfil 数学3
mathlib 协处理器9
matilda 行囊Z
matine 晨衣9 白天6 音乐会6 女式4 场4
matinten 赡养费8 赡养7
matiss 马蒂斯Z
matket 理财5
matriarch 女家长H 族长9
matric 矩阵5
matricid 杀母P
matrimoni 婚姻; 婚礼5 婚姻生活5 结婚年龄3 婚姻状况3 夫妻2 诉讼案2
matrimonii 婚约8 离婚2
matrimonium 夫权7 婚4
matrimonoum 合法婚姻@
matrix 矩阵X 距阵3 相关矩阵3 脉石2 矩阵式2 单位矩阵2
matron 总管= 主妇9 妇女4
matster 工头: 监工8
matt 冰铜< 粗糙7 无光泽5 光滑3 暗淡3
matter 事项9 事件7 报值3 一件2 而论2 家喻户晓2 素材2
matthew 马修斯H 马太H 马太福音H
matthey 泰9
mattress 沉床H 空气垫H 床垫A
matur 到期B 成熟9 到期日6 充分考虑5 化脓4
mau 连接器4
maud 格子呢> 披衣= 莫尔斯8 毯3 灰2
maudlin 酒后A 伤感? 流泪6 感伤5
maul 粗手粗脚A 打伤< 槌8 抨击5
maura 莫拉N
maureen 莫;
mauric 莫里斯N
maurin 莫: 林6
mauritanin 毛里塔尼亚?
mauritius 毛里求斯Z
mausoleum 阴森森H 陵墓H
mauv 苯胺紫N 淡紫色?
mauvai 没出息? 饭桶< 无赖5
mauvais 不好意思? 谦虚9 抱歉7
maven 内行; 专家5
maverick 迷路6 持6
mavi 鸫A
maw 嗉囊E 胃C 第四3
max 最大4 出于2
maxi 判据5 最大2
maxicomput 巨型计算机A
maxim 最大化H 极大5 最大4 座右铭3 最大树3 基本准则3 极大元3 最大值3
maximis 最高值8 限度4 重视4
maximum 最大I 最高9 最大值9 最长8 极大值5 最高额3 极大3
maxin 玛克辛Z
maxterm 大项I
maxwel 麦克斯韦V
may 可能A 可以4 五月3 不能3 具体情况2 五一劳动节2
maya 雅语? 马雅?
mayan 雅语? 马雅?
mayb 也许; 大概7 可能性4
mayfair 上流: 上流社会8 住宅区5
mayhem 伤害罪9 蓄意4
mayhew 休6 梅4
maynard 梅纳德Z
mayo 蛋黄酱N
mayonnais 蛋黄酱N
mayor 市长G
mayoralti 市长?
mazda 马自达N
maze 迷宫C 迷路: 迷阵8 迷惘7 迷失5
mba 工商管理学A 海洋生物: 战区8
mbe 硕士? 获得者4 英3
mbest 兆;
mbit 兆位=
mbm 建模;
mbone 主干网:
mbp 百万7
mca 体系结构4
mcas 平准基金@
mcc 控制中心4
mccarthi 麦卡锡Z
mcdonald 麦当劳M 麦克唐纳E
mcgee 麦克< 吉6
mcgrath 格拉斯E
mci 媒体2
mckenna 麦肯纳Z
mcp 服务器8 主控3
mcr 程式: 阅读机3
mcu 控制器3
mda 适配卡A
mdf 配线8
mdn 悬停3
mead 蜂蜜> 草地9
meadow 梅多斯H 草地9 牧场9
meager 微利9 瘦5 贫乏5 毛3 差3
meagr 贫弱= 瘦4 贫乏4 质3 毛2 少量2 力量2
meal 膳食< 一餐: 进餐: 伙食8 粉4
meali 米:
mealtim 进餐时间Z
mean 吗9 想8 指8 手段7 平均6 平均数4 意谓4 平均值4 意思4 意义4 均值3 用意3 平均功率2 想要2
meander 蜿蜒; 漫步8 曲折7 迂回3
meaner 善意4
meaniang 引伸义@
meaning 意味深长? 更有意义= 意义9
meaningless 意义8
meant 整个3
meantim 其时9 其间7 间隔时间3 一项2
meanwhil 其时= 其间; 此时9 同时2
measl 囊尾蚴@ 风疹@ 麻疹@ 珠5 米2
measli 患麻疹Z
measur 测量C 措施? 量度9 衡量7 测度7 测定6 度量6 计量6 体积4 办法3 分寸3 量具3 测3 估量2 测量器2 测量误差2
measuremnt 贝尔蒂A
measuret 措施5
meat 肉类C 餐? 肉: 食物5
meatbal 降落7 团4 愚蠢3 肉3
meati 肉?
meatloaf 烘>
meaur 预防措施D
mec 鉴定2
mecca 麦加Z
mechan 机构? 机械= 机制: 力学8 机械化6 机理6 机器3 技工3 调整结构3 机械学3 力学系统2 机械性2 结构力学2 机械设备2 材料力学2
mechanis 机械化=
mechanist 机械论H 机械论者H 机械学=
mechanotron 机电A
mecidm 过2
medal 奖牌@ 授勋@ 金牌; 银牌; 勋章;
medalist 奖章B 勋章7 制作者4 搜集3
medallion 大奖章C 圆形9 浮雕4
medallist 奖章: 获得者8
meddl 摸弄> 瞎: 插手8 弄乱5 干预4 干涉2
meddler 干预5
media 媒体A 媒介: 介质7 媒质4 交通工具4 媒体文件4 舆论工具3 朋友圈3 小红书3 微博3 存储介质3 社交媒体3 自媒体3 舆情2
mediaev 中古E 中世纪?
medial 中间3
median 中位数= 正中= 中线7 动脉2
mediat 调解= 居间: 调停7 斡旋6 调解纠纷5 第二手4 基督3 中介3 调停者3 庭外2
mediatori 斡旋= 调停7
medic 医学? 医疗< 医药7 医生5 医科5 用药治疗5 内科5 医疗事故5 药物5 医用4 医务4 医疗保险4 医疗系统4 医术4 诊断书4 健康证4 用书4 医疗费4 医学知识3 苜蓿3 体格检查3 药3 用药3
medicaid 医疗保健7 公费医疗5 医疗5 补助3
medicar 公办H
medicin 用药: 药8 医学8 药用7 伪药7 中医5 内科5 公费医疗4 医疗保险4 临床医学3 药物3 有益2
medicinali 药物中毒N
medicoleg 法医学C 法医鉴定9
mediev 中古E 中世纪?
mediocr 不好不坏< 平庸: 平常4 平凡3 通常3
medit 默想< 冥想; 耽于9 沉思6 反省4 想2
mediterranean 地中海R
medium 媒体? 中型9 中期9 媒质5 半生5 中速5 中期贷款4 媒介4 中等3 介质3 存储介质3 中小企业2
medley 杂录: 偶然性6 拼凑6 混杂5 过失伤害5
medway 韦9 梅3
meek 忠厚C 温顺A 逆来顺受= 柔和4
meet 会议; 集会7 股东大会6 例会5 常会5 开会4 大会4 引见4 会面4 满足要求4 出席会议4 会议纪要3 纪要3 遇见3 收支相抵3 死去3 相遇2 会谈2 审判大会2 偿还债务2 拜访2
meg 梅:
mega 百万> 兆;
megabit 兆位I 百万4
megabus 兆位=
megachurch 教会7
megacomput 百万6 大型3
megahertz 兆赫兹N
megaphon 扩音器B
megastream 兆6 百万5
megawatt 兆瓦N
megaword 兆;
megnet 磁体< 磁铁: 盒式磁带2
melanchol 忧郁症H 忧郁6
melancholi 愁思C 悲伤5 悲哀5 忧郁4
melang 混合物=
melangeur 搅和= 血液: 调和2
melani 妮9 梅3
melanoma 黑瘤Z
melbourn 墨尔本Z
meld 混合2
mele 论战= 混战; 互殴9
melius 复验A
mellor 梅: 勒3
mellow 醇H 成熟5 熟练4
melod 旋律B 美妙3
melodi 旋律优美= 曲子= 美妙; 乐曲9 曲调7 旋律7
melodrama 音乐剧A 似的= 剧8
melodramat 剧8 戏剧5 夸张4
melon 瓜A 甜瓜< 红利5 赃物4 分派2
melros 罗斯<
melt 熔化= 令人感动9 变软9 甜美8 消散6 溶解5 温柔4
meltdown 销毁= 变卖8
melton 麦尔登呢Z
melvill 维尔; 湖3 梅3
melvyn 梅6 尔2
member 成员R 会员9 会员国4 成分3 成员国3 非会员2
membership 籍> 会籍7 会员6 隶属4 属3 会员证3 成员2
membran 羊皮纸< 膜5 薄膜5
memento 纪念物9 回忆6
memo 通知单6 交款4 备忘录3 税单2 重量单2
memoir 实录A 追思A 回忆录< 自传: 传记9
memor 暗记< 留在< 背熟< 值得纪念8 难忘8 熟记7 记住3 凭2
memorabilia 大事记H 值得纪念A
memoradum 说明书4
memorandum 备忘录@ 备查9 备忘6 便函6 契约书4 通知单4 试销品3 便笺3 控诉书3 缴款通知2 告状2
memori 存储器J 内存8 存储7 记忆6 追忆2
memoria 备忘录8
memoris 熟记< 记住6
memphi 孟菲斯Z
memu 界面5
men 日班8 邮务6 天赋人权5 散工3 平均值3 劳工2
mena 有形6
menac 威胁7 险恶5 恐吓5 威吓4 勒索4 胁迫4 敲诈3
menageri 动物园E 野生动物@
mend 好转6 改善6 加快5 悔改4 修补2
mendaci 说谎9 虚假6 不诚实6
mene 尼斯?
menfolk 男8 男人6
menial 仆人A 卑微=
mening 脑膜炎Z
mennonit 门诺派N
menopaus 绝经期Z
menorah 扦C 烛台2
mensa 分居8 解除婚约7
mensem 月息; 月5 每月5
mensen 月5
menstrual 月经< 一月9 每月5
menstruat 月经L
ment 痴; 窜改4
mental 智力< 心理8 精神病6 心态6 精神力6 精神5 心智4 颏4 脑力劳动者4 意中4 明言3
menti 心神;
mention 下述< 言及< 提及8 提到8 前述5 如上所述5 记2
mentit 撒谎A 欺诈3
mentium 成立4 意思4
mentor 良师益友E 带人< 带团队< 指导者<
menu 菜单P 菜单栏6 菜单项4 单4
menubar 菜单栏9
menus 完整型6 菜单6 分隔线4 菜单项2 简短2
menzi 孟席斯Z
meow 猫叫N 猫叫声E
mer 公海= 领海3
mercantil 重商主义8 商业7 商业系统6 商业活动6 商业理论6 商人3
mercantilist 重商主义?
mercatoria 商事法9 商法8
merced 梅塞德斯N 梅赛德斯N
mercen 歇=
mercenari 雇佣兵; 着眼: 募兵制8 唯利是图8 兵役制6 雇6 买卖婚姻5 图利5 钱2
mercer 布商B 绸缎= 呢绒6
merchand 商品种类N
merchandis 商品D 商品销售6 商品学4 库存商品4 购销3 商品生产2
merchant 商人< 商船: 有销路7 通例4 中介3 商法3 商业2 商界2 商事法2 军火商2
merchantman 客货轮<
merchantship 商船8
merchiston 顿4 斯3
merci 处置权8 仁慈6 慈悲5 宽恕5 安乐死5 无痛5 从宽4 诉请3 决定权3 恩威并施3 宽严3 并举3 特赦权2
mercia 西亚N
merciless 慈悲心C 残忍6 无情5
mercium 入海: 投弃2
mercuri 水银D 汞C 水星: 水银槽7 使者4
mere 只不过? 小湖? 池塘8 仅仅6 只3 单纯3
meredith 梅瑞狄A 思8
merg 合并H 归并A 合并文件4 并2
merger 购并; 并合5 兼并5 合营4 收买2 合并2
meridian 子午线E 经线< 最高点9 顶点4
meringu 蛋白? 酥皮? 糕饼9 甜饼9 馅饼2
merit 是非曲直9 功绩6 功过5 立功赎罪4 优4 品质因数3 优点3 真相3 实情2
meritori 击中要害9 有功9 值得称赞9 功绩6 称赞4
merlin 隼E
merlot 乐? 红葡萄酒4 墨2
mermaid 美人鱼@ 泳7 善4
mero 出于7
merovingian 罗文D
merri 作乐< 快乐4 愉快3 嬉戏3
merril 美林Z
merrili 高兴5 愉快5
merriment 嬉戏? 欢喜<
mersey 西河N
merseysid 赛德:
merton 默顿Z
meruit 应酬>
meryl 梅丽尔Z
mesa 台面M 岩滩? 平顶山?
mesh 格网: 网格9 啮合8 网丝8 网孔8 落网8 网状8 网眼6 缠住4 圈套3 捕捉3
mesmer 施催眠术> 迷住6 迷惑5
mesmeris 施催眠术> 目瞪口呆; 入迷8
mesn 中间8 二房东5
mesopotamia 美索不达米亚Z
mesquit 豆科N
mess 用膳; 食堂8 就餐8 乱七八糟6 搞乱6 弄糟6 伙食6 陷入困境5 一份5 紊乱4
messag 消息F 报文A 信息: 错误信息4 报文交换3 广告词3 讯息3 咨文2
messeng 通信员@ 送信; 报信9 使者6 运送2
messi 散乱< 麻烦7 污秽7
messiah 弥赛亚N
messian 弥赛亚N
messr 各位Z
messsag 等级3
messuag 宅基? 出租3
mestizo 混血儿E
met 次数5 命中4 达到3
meta 元= 荟萃分析6 元字符5 元语言4 元数据3 宏观2
metaassembl 汇编程序3
metabol 新陈代谢E 变形7 变态3
metacharact 元字符H
metacod 元3
metacognit 元认知Z
metacommand 元4
metacompil 元7
metacomput 计算机科学5 元3
metadata 元数据N
metadatabas 元4
metaevalu 估算4 求值4
metaexpress 元3
metafil 元3
metaimplement 元2
metainform 元3
metainstruct 元3
metaknowledg 知识3
metal 金属H 金属化7 金属制7 金属货币7 喷镀5 贵金属5 金属制品5 轻金属5 金属膜5 质料4 磁芯4 金属带4 合金2
metalanguag 元语言E
metalevel 元5
metalinguist 元语言C
metallurg 冶金学H 冶金A 冶金工业部>
metalog 元逻辑Z
metalwork 金属加工N 金属制品E
metamarket 销售学@
metamathemat 数学6 元3
metamemb 元5
metameta 元语言6
metamorphos 变质7 变形6 变态6
metamorphosi 蜕变H 变质7 变形6
metanot 概念3
metaphor 隐喻L 比喻=
metaphys 形而上学G 玄学C 纯粹2 空头2
metaplasia 组织变形Z
metaproduct 产生4
metaprogram 元5
metaroutin 元3
metarul 元规则Z
metasci 科学4
metasemiot 语言学7
metastas 转移3
metastasi 新陈代谢; 变化3
metastat 所致< 转移性: 变形4 变态4
metasublanguag 元语言6
metasubprogram 元3
metasystem 元3
metatheorem 定理3
metatheori 元3
metavari 元3
metayag 佃A 折半3
mete 界石9 区划7 分界4 边界3
meteor 流星F 大气现象C 疾速= 大气8
meteorit 陨星Z
meteorolog 气象学K 气象=
meteorologist 气象:
meter 仪表9 计量器7 磁通量6 公尺6 万用表6 自动记录5 测试仪4 米4 立方公尺3
meth 甲8 菲4
methan 沼气E 甲烷E
methanol 甲醇Z
method 法M 方法C
methodist 墨守成规A
methodolog 方法学Q 方法论?
methololog 方法论>
methyl 甲基Z
meticul 过细K 细致9 一丝不苟9 精确3
metr 格律D 公尺> 韵律:
metric 度量= 公制化9 韵律学9 公制8 公尺5 公吨5 韵律4 口径3 尺度3
metro 地铁H
metrolog 计量学G
metronom 节拍器Z
metropoli 首府E 大都市8 重要3
metropolitan 宗主国> 城域网8 大都市8 都市6 主教5 轮班制3
mettl 耐力; 气质8 勇气6
metur 延期5
metus 担心8 忧虑6 恐惧6
meubl 动产5
meum 口头4
mew 咪咪叫= 海鸥= 关进: 巢9 猫叫声9 笼7 笼子7 隐匿2
mexican 墨西哥I 墨西哥人=
mexico 墨西哥I
meyer 迈耶Z
mfa 两步验证A 双因素A
mfm 调频7
mget 获取4
mhm 嗯? 哦=
mhs 消息3
mia 战斗8 失踪3
miami 迈阿密Z
mib 信息库;
mic 连接器4 细4 介质4
mich 密执安?
michael 迈克尔Z
michaelma 米迦勒N
michel 米歇尔R
michelangelo 米开朗琪罗Z
michelin 米其林E 轮胎橡胶E
michell 米歇尔H
michigan 密歇根州I 密执安@
mick 爱尔兰人E
mickey 骄气E 精神4
micki 骄气E 精神4
micom 微型4
micoprocessor 微处理机6
micr 字符识别4 墨水4
micro 微8 微型机7 微观7 微机5 复制件4 微观经济3 机械学3 微型3 销售学2
microaccount 微观9
microaddress 微3
microalloy 合金:
microarchitectur 体系结构5
microassembl 微4
microassoci 联想9 相联4
microb 微生物F 细菌9
microbi 微生物9 细菌8
microbiolog 微生物学Z
microbiom 微生物C
microbit 徽:
microboost 增强器C 微型4
microcard 缩微卡M
microcassett 盒式9
microchip 片5 芯片3
microcircuit 微电路E 徽7
microcircuitri 微型电路N
microcod 微; 微码6 佩3
microcommand 微4
microcompil 编译系统@
microcomput 微型? 微电脑6 微4 单片微4 微机3 艺3
microconsol 微2
microcontext 下方4
microcontrol 微控制器G 单片机= 微3
microcosm 宇宙5 人类4 世界3
microcycl 周期时间6 微3
microdata 微3
microdevic 徽<
microdiagnosi 微2
microdiagnost 微4 诊断3
microdiod 二极管6 微型3
microeconom 微观经济H
microeconometr 微观经济<
microel 微型3
microelectron 微电子H 微电子学D 电子电路8
microeomput 微型4
microeonomi 微观经济A
microetch 刻蚀?
microev 微3
microfarad 法拉E
microfich 缩微平片M 缩微胶片8
microfield 微指令4
microfil 缩微:
microfilm 缩微胶片G 缩微胶卷D 缩影5 拍摄3 盒装2
microfloppi 微型6
microform 缩微A
microgram 微观9
micrograph 图形学: 缩微5
microgrid 网眼E
microhenri 亨<
microhologram 显微F
microholographi 显微@ 全息术8
microimag 缩微B
microinch 英寸:
microind 指示器3
microinstruct 微指令U 指令寄存器3
microinstruion 微指令7
microinterrupt 微中断Z
microjump 微4
microkernel 微内核Z
microkit 套件@
microlanguag 微3
microlevel 级3
microlog 微6
micrologg 记录器4 微型2
microm 微型化B 读存储器3
micromachin 微型机C
micromainfram 微型4
micromanag 微观9
micromatrix 微4
micromemori 微3
micromet 测微计Z
microminiatur 超小型7 小型化6 小型4 分立3
micromodel 微观9
micromodul 微模块B 微型4 程序模块3 组件3
micromodular 微型6
micron 微米N
microoper 微操作T
microord 微3
microorgan 动植物A 微生物;
microperipher 外围设备9
microphon 麦克风C 传话? 话筒; 扩音器8
microphotograph 显微照相N
microplex 连网6
micropocessor 四位5
micropow 功率5
microprint 缩微8
microprob 探针;
microprocessor 微处理机U 微处理器7
microprogram 微程序H 微;
microprogramm 编= 程序性4 设计员3 程序控制2 微程序2
microroutin 微程序3 例行程序2
micros 微小9
microscop 显微镜C 微观> 极微小8 细微4
microscopi 显微镜D
microsecond 微秒U
microservic 微服务Z
microsign 信号处理4 微3
microsoft 微软: 微软公司9 前往7 身份验证4 登录2
microsoftwar 微4
microstack 存储栈< 堆栈2
microstat 微4
microstep 步4
microstor 微3
microstorag 微3
microstrip 微带线A 带状7
microstructur 微型7
microsubroutin 微4
microswitch 微动?
microsyn 同步机9
microsystem 系统结构5 微4
microtermin 微3
microtutor 教学5
microvolt 微伏Z
microwav 微波Q 微波通信?
microword 微3
microwrit 微型3
mid 中期8 平均价格7 之中6 中部5 航道4 中间3
midcomput 中型8
midday 正午E 中午?
middl 中层9 中级7 中间6 中平5 中学4 中庸4 排中律4 平均价4 中间价3 腰部3 管理层2 中间商2
middleman 中间人B 中间商8 调解人5
middlemen 经纪人4
middlesbrough 布勒H 米德尔5
middlesex 塞克斯H 米德尔4
middleton 米德尔L
middlewar 中间件Z
middleweight 中量级H
mideast 中东@
midfield 中场A 球场<
midg 蠓N 侏儒=
midget 侏儒; 小型6
midi 长裙E 乐器<
midifi 修改4
midland 中部A 内地5
midlif 中年N
midnight 午夜H 半夜H 子夜H
midpoint 一半E
midrang 适中N
midriff 膈I 腹部9
midsect 腹部8 中央3
midsess 中场E
midshipman 海军军官H
midsplit 分组4
midst 中间5
midsumm 仲夏H 夏至H
midterm 期中考试N 中期5
midway 娱乐场E 中途6 感化院6
midweek 星期三E 周6
midwest 中西部N
midwestern 中西部E
midwif 助产士N 接生婆E
midwint 仲冬N 冬至N
mieno 野E
mieux 不得已9 其次3
might 可能8 军事实力4 有所3 也许2 强权2
mighti 势力; 强大9 有力4 很3 极3
mightili 强烈7 非常3
mignon 娇小A 可爱6
migrant 候鸟F 移居者= 外侨6
migrat 迁移J 移往9 搬家5 移居4 迁徙3
migratori 流浪7 迁移5
miguel 米格尔Z
mike 话筒; 扩音器8 偷懒7 游手好闲7 休息4
mikhail 米哈伊尔Z
mil 军方= 千分之一9 英寸7 军队4 耳4 密3
milan 米兰Z
milburn 米尔本I
mild 淡味= 和善9 适度8 软性8 软禁5 温柔4 轻微4 柔和3
mildew 生霉H 霉= 发霉9
mildr 米尔德N 里德8
mile 英里@ 海里< 三海里7 路程5 很大5 难题3
mileag 里程= 里数< 英里5
mileston 里程碑I 里程= 分项7
milford 米尔福德Z
milici 敌意5 预谋4 蓄意4
milieu 手法5 周围4 环境2
milit 战斗性E 好战6 产生2
militar 尚武精神E 军国主义? 好战6
militari 军事G 军法6 军人6 非军事5 军令4 军用4 陆军4 军管3 军事行动3 兵权3 军权3 军衔3 兵役3 军事情报3 军事法庭3 服现役3 军规2 军职2 服兵役2 军方2 转业费2
militarili 军事4
militarist 军国主义N
militia 义勇军H 国民军H 民兵组织H
militiaman 国民兵N 民兵A
milk 挤奶> 乳状物< 产乳< 挤乳< 奶6 牟利6 榨取3 操纵2
milki 乳状H 乳白色A 柔和6
milkman 挤奶9 牛奶8 奶8
milkshak 奶昔Z
mill 乱转8 制粉8 压榨机8 碾磨8 磨坊8 磨细8 米尔斯8 厂4 搅拌4 制造厂4 工厂3 磨3 靡3 轧3
millan 麦克米伦F
millar 利亚尔@ 米勒@ 拉尔;
millenni 一千年< 福8
millennia 千年F 太平盛世= 黄金时代= 一千年7
millennium 千禧年N 一千年A
miller 密勒O 厂主> 蛾8
millet 稷H 粟H 黍G
milli 毫< 莉6 米4 毫亨4
millifarad 毫法Z
milligan 利根F
millimet 毫米H
millimetr 毫米H
millimicrosecond 纳秒? 毫微秒>
million 百万条> 无数7 百万6
millionair 巨富@ 百万富翁@ 富豪; 资本家6
millionth 百万分之一H 百万7
millisecond 毫秒D
millivolt 毫伏R
milliwatt 毫瓦N
millston 磨石H 磨难A 重担>
miln 米尔E
milner 米尔纳Z
milnet 军用8
milosev 米洛舍维奇Z
milton 米尔顿Z
mime 滑稽戏A 哑剧8 小丑6 摸4 表演3
mimesi 拟态N 模仿6
mimet 摹拟: 模仿7 类似3
mimetyp 渲染5
mimi 微型4
mimic 效颦@ 仿制品9 摹拟9 模仿者8 小丑6 模仿3
mimick 摹拟A 模仿6
mimicri 模仿9
mimimum 最小3 加法器3
min 分钟> 部长5 截3 最小3
minac 威吓< 威胁5
minaci 恐吓6 威胁5
minaret 光塔Z
minauderi 娇态Z
minc 切碎@ 碎步; 绞碎; 绞肉机; 揉5 剁碎5 矫5 装腔作势4
mincemeat 百果C 馅C 肉馅B 剁碎8
mind 心意7 留心5 主意4 介意4 有心4 思维导图4 脑图4 智力4 深切4 照看4 独立思考3 犯罪心理3 精神失常3 警觉3 动荡不安3 留神3 身心健康3 思虑2 意志2 愿望2 留意2
minder 看守者A 照顾6
mindless 心思A 没头脑A 留神8 小心4 愚蠢3
mindwar 理8
mine 矿山> 采矿; 开矿: 地雷8 埋设7 采矿业7 矿藏5 矿业权5 矿长5 采矿工业5 矿业5 矿区4 工矿企业4 布雷3 采矿权3 矿3 挖掘2
minefield 布雷区C 布雷@
miner 矿物C 无机物: 苏打水: 采矿权8 矿床7 矿山设备7 工兵6 坑道6 矿工6 开矿5 矿藏4
mineralis 矿化R
minesweep 扫雷E
minework 矿工H
mingl 混合3
minh 明7
mini 微型汽车< 超短裙8 小程序4 小树4 小型4 同类2
miniapp 小程序@
miniassembl 汇编程序3 小型2
miniatur 小型; 纤小: 缩图: 小型化5 画像4 小规模3
minibridg 侨>
minibus 公共汽车< 客车<
minicard 缩微胶片<
minicartridg 盒式磁带5
minicatridg 盒式磁带4
minicom 小型4
minicomput 小型<
minicryst 晶体8
minidiagnost 小型5
minidiod 二极管4
minidisk 小型5
minidiskett 软磁盘5 单面4
miniemul 小型2
minif 倍数8 缩5
minifloppi 软盘5 软磁盘机4
minihost 宿主机E
minim 极小= 最小化9 最小7 极小值7 最快3 小型机3 小树3 纲领3 最少3 最小限度2
minimalist 抽象派?
minimap 迷你F 缩略图> 地图<
minimatch 造成3
minimax 极小; 极大7
minimis 降到? 轻视4 缩3
minimodem 调制解调器7
minimum 最低D 最小@ 最小值: 最低工资4 最少3 高速存取2 储备量2 最快2 最低标准2
minion 宠臣C 奴才; 看守4 监狱3 警察2
miniplug 插头8
miniprint 小型4
miniprocessor 小型4
minis 尺寸4 微型3
miniseri 短剧H
miniskirt 超短裙N
minist 公使: 外交部长8 部长6 内阁总理6 部长会议6 农业部长6 外长5 宗教仪式4 内阁会议4 内政3 服侍3 首相3 总理3 司法部长3
ministeri 部长> 内阁6 执政5 公使4
ministr 服侍7 职6 援助3
ministreak 软磁盘4
ministri 交通部8 电力工业部7 机械工业部7 轻工业部7 粮食部6 司法部5 化学工业4 经济部4 商业部4 财政部3 内阁3 部3 外交部2
minisupercomput 巨型计算机9 巨型机7
minitap 小型3
minitel 电传4
minitrack 微型4
minivan 小型货车Z
mink 貂皮= 貂< 衣5
minneapoli 波利H 尼亚<
minnesota 明尼苏达州I 明尼苏达@
minni 迫击炮Z
minnow 小鱼H 鲤科H
mino 米诺斯K
minoan 克里特I 克里特岛<
minor 少数? 少数民族8 次要8 未成年7 二流5 少数派5 小5 主子4 修3 次3 主次3 子结构3 未成年人2
minster 教堂<
minstrel 吟游I
mint 造币厂; 铸币6 薄荷5 巨款4 平准4 巨额3 铸造3
mintag 造币< 硬币4
minterm 小项I
minton 顿9 明3
mintweight 重量4
minuend 减数C
minus 减号= 负号5 阴性5 负5 加减4 减4 缺3
minuscul 写字6 书写5
minut 分钟: 会议记录9 会议纪要4 纪要4 片刻4 笔记4 摘录3 备忘录3 议事2
minuteman 民兵H
minutia 琐事< 细节8
minutioi 减少3
mip 百万条>
miracl 奇事N 奇迹:
miracul 奇迹? 令人惊叹; 不可思议5 超自然5 非凡4
mirag 幻景H 海市蜃楼H 妄想9
miranda 米兰达Z
mire 泥泞: 泥坑9 陷入困境7 泥沼6
miriam 洋< 里5 米3 姆3 亚2
mirror 镜象C 镜子< 写真9 映照9 镜像9 映出6 反映5 喷镀5 凸镜5 典范4
mirth 欢笑B 欢乐8 愉快4
mis 错5 管理信息系统4 医学3 误3
misadministr 失当9 不善8
misadventur 遭遇: 突发事件: 误杀4 灾难4 致死3 意外事故3 佳2
misalign 失调7 重合6 对准5
misalleg 举证5 虚伪4
misappl 误用;
misapprehens 误会= 误解7
misappropri 私吞< 侵吞6 挪用4 侵占4 贪污3 滥用3
misbehav 行为不端5 礼貌3 重新安装3
misbehavior 品行不良; 不规矩9 行为不端5 举止4 不法行为2
misbehaviour 行为不端7 礼貌5
misc 杂类C 多种3
miscalcul 算错G 失算= 计算错误; 误3
miscarri 流产7 送3 误3 失败2
miscarriag 错判: 冤狱7 不公7 流产4 平反4 不当2
miscellan 杂项@ 杂项收入7 其他5 杂务4 杂用3 什物3 杂税3 杂项费用3 冷门3 多方面3 旅3 其他费用2 什2 杂费2 预算外2
miscellaneaus 零星5
miscellani 杂录A 杂集A 混杂8
mischief 危害6 晦涩4 淘气4 伤害4 损害3 恶作剧3 灾祸3
mischiev 胡搅A 淘气= 有害7 恶作剧6
miscibl 混相驱E
miscommun 传达8
misconc 误解:
misconcept 误解:
misconduct 渎职9 渎职罪5 失职罪5 失职5 有意识4 行为不端3 办3 不法行为3 玩忽职守2
misconstru 误会; 误解6 曲解6
misconstruct 误解6 曲解6
miscreanc 不道德7 卑鄙5
misde 不端; 恶性5 罪行2
misdemean 轻6 行为不端5
misdemeanor 品行不良; 行为不检; 不端9 轻罪7
misdemeanour 可予9 失检9 不轨9 轻罪7 行为不端4 违法行为3
misder 推论4
misdirect 写错< 误导5
mise 协约7 争论点7 协定2
misentri 准确5
miser 可悲8 贫困6 悲惨4 不幸3 卑鄙3 痛苦3
miseri 穷困7 悲惨6 不幸4 痛苦3
misestim 年限4
misfe 馈送5 误4
misfeas 违法6 滥用职权5 渎职3
misfit 适应环境B 不合身< 适合5
misfortun 不幸7 运气6 灾祸5
misgiv 疑惧< 疑虑8 担7 害怕5 不安3
misgotten 不义之财7 手段2
misguid 误导C
mishandl 胡乱9 虐待4
mishap 恶运E 灾祸7 不幸4
misidentif 识别2
misidentifi 错5
misinform 误传< 误报7 消息3 确3 谣言2
misinterpret 错误判断N 曲解7
misjudg 判断6 冤案6 判案3
misland 失实< 卸5
mislay 放错? 遗忘8 丢弃6
mislead 引入歧途; 误写; 误称; 误导: 误解8 骗人4 诱导3
mismanag 失当= 不善;
mismarriag 美满E 相配7
mismatch 失配A 错配= 符合条件5 相配4 配3
misnom 用词不当: 取名6 姓名4 不适4
miso 噌C 面酱C 豆6
misogyni 女人6
misoper 误操作L
mispercept 知觉7
misplac 错放A 放错< 错位9 寄托4
mispres 误传7 不符6 诈欺4
mispresent 假报9 假象7
mispris 知情不报< 渎职6 藏匿4 公款3 隐瞒3 玩忽职守3
mispriz 蔑视8 轻视8
mispunch 误6
misread 读错H 看5
misrecit 陈述3
misrecognit 误6 识别3
misregistr 不正8 对准5
misreport 谎报E 误报? 报导9
misrepres 不如C 不称职9
misrepresent 虚报年龄5 虚伪4 诈称3 陈述3 误导3 误述3 述2 告知2
misrout 布线3
miss 缺少D 缺失: 缺页4 遗漏4 错过4 失踪4 思念4 行踪不明4 遗失3 漏3 操作失误3
misshapen 佳< 丑恶8 畸形5 造型3
missil 导弹@ 发射物= 飞弹9 导弹系统9 近程导弹7 火箭6 弹道导弹5
mission 使命; 使团9 传教9 访问团7 代表团6 特殊使命5 采购团5 紧要4 调查团3 外交使团3 派遣3 任务2 关键性2
missionallow 出差<
missionari 传教士A 传教: 负有5 工作人员4
mississippi 密西西比河L 密西西比州H
missiv 公文6 函件5 书信5 送4
missouri 密苏里州Z
misstat 误述> 说错= 虚伪6
misstep 踏错C 失足9 失策8
missus 太太E
mist 下雾< 迷蒙< 雾; 朦胧3 模糊2
mistak 误认7 错误6 弄错4 误认为4 误会3 错3 误杀2 犯错2
mistaken 犯错5 误解4 身分3
mister 先生>
mistermin 失配= 端接2
misti 笼罩着E 雾: 模糊2
mistim 时差C 误4 失去4
mistreat 苛待A 虐待8
mistress 女主人A 情妇; 主妇:
mistrial 失误6 误4 审判3 审3
mistrust 疑惑A 信任2
misunderstand 误会C 误解:
misus 误用= 滥用8 误操作5 贪赃枉法4 职权3
misusag 苛待A 误用8 滥用4
mit 麻省理工学院E 模块化6
mitch 逃学Z
mitcham 米6 姆6
mitchel 米切尔Z
mite 绵薄之力A 螨< 微少8 细微6
mitig 减轻> 减刑5 轻度4 缓和4 避税3
mitochondri 线粒体N
mitochondria 线粒体N
mitr 僧帽@ 榫? 冠6 斜4
mitsubishi 三菱Z
mitt 铐= 手套< 握手5 棒球2
mitten 手套; 拳击5
mittenda 排水9
mitterrand 密特朗Z
mittimus 收监8 案卷6 徒刑3
mitzvah 戒律A 善行<
mix 混合J 混合法5 混合型4 弄混3 形形色色3 混音3 混合性3 混合税3 带分数2 混合态2 兼营2 混频2 产品组合2 糊涂2
mixer 混频器? 搅拌机; 相处8 混合器8 混频7 搅拌器5 交际4 音3
miximis 限度4
mixin 灾难性5 也3
mixtur 混合物7 混淆6
mkt 开盘< 时刻3
mlid 多层4
mln 百万=
mlp 规程3
mmc 存储卡? 金属3 垄断2
mnemocod 助记5 记忆3
mnemon 助记G 助< 助记符: 忆6 记忆4
mnemotechni 术9
mnerg 归并8
moan 呻吟A 萧萧= 悲叹: 抱怨6
moat 壕沟E 护城河E
mob 大举: 生事: 暴民8 蜂拥6 衣5 围攻4 民众4 暴徒3 私刑2
mobbish 无纪律= 暴徒6
mobil 移动式< 动员; 迁移率9 可动性6 总动员5 动员令4 机载设备4 流动性4 机动4 移动装置3 机动性3 调动3 转移性3 流动3 手机3 机载3 物体3 计算技术2
mobilis 动员; 松动8 发动5 调动5 运用2
mobilizaton 动员=
mobsman 暴民8 扒手6 暴徒5
mobster 盗匪= 犯罪集团8 暴徒5
moccasin 鹿皮鞋E 帮>
mocha 穆哈? 调味5 测试运行4 咖啡4
mock 嘲弄5 取笑4 骗人3 挫败3 假3 失望2 愚弄2 戏弄2
mockeri 笑柄9 嘲弄6 歪曲5
mockingbird 嘲N
mockup 高保真> 界面稿< 设计稿<
mod 模9 现代派7 调制3 修改2 时髦2
modal 模态@ 模态逻辑8 弹窗5 形态5
mode 方式L 模式> 状态3 模态2 态2
model 模型S 建模5 数据模型5 模特儿4 型号3 立体感3 模型库2
modeless 模态8
modem 调制解调器P 外置式4 解调器3
moder 适度< 价格低廉5 主持会议5 中庸4 节制4 缓和4 低工资4 主持人3 稳健3 薪给2 主席2
modern 现代H 现代化: 现代性7 现代主义5 现代人5 新式4
modernis 现代6 现代化4
modernist 现代人= 现代主义= 现代3 主义者2
modest 端庄9 谦逊5 适度5 羞怯4 谨慎4 适当3
modesti 质朴A 谦逊8 羞怯6
modicum 少量7
modif 修改= 程序修改7 修正3
modifi 修饰符E 修改A 改进3 修正2
modigliani 亚尼F 莫迪利F
modo 附有4
modul 模块S 调制> 模件5 组件4 程序模块3 调制器3
modular 模块化@ 模块性7 积木6 模6 木结构6 模块4 模数4
modulo 同余式C 模5
modulus 机械效率9 模数7 模7
modus 假言D
moerda 杀害6 谋杀4
mogadishu 摩加迪沙Z
mogul 权势< 大人物8
moham 穆罕默德C
mohammad 穆罕默德C
mohawk 莫霍克S
moi 惯性矩A 新闻部A 英国内政部A 感染5
moir 备忘录8
moira 莫伊N
moist 含泪= 感伤6 潮湿6 雨6
moisten 弄湿< 潮湿8
moistur 保湿霜= 润肤霜= 防潮; 湿度; 降雨9 湿润7 水分5 湿气5
mojav 沙漠<
mojo 符咒9 运气8 巫术7
molar 磨牙C 臼齿C 克分子= 磨碎9 摩尔7
molass 糖蜜N
mold 模塑; 造形; 模制; 模子6 霉6 模具5 浇铸5 塑造4 发霉4 铸造3
moldi 腐臭E 发霉;
mole 鼹鼠C 克分子= 痣; 防波堤8 摩尔7
molectron 电子学8
molecul 分子< 些微8
molecular 分子C 分子结构9
molecusar 分子9 复合2
molest 调戏> 作弄= 性骚扰: 互不6 干扰3 妨碍3
molla 利亚@ 莫拉>
molli 娘娘腔H 懦夫;
mollifi 变软? 平息5 缓和4 减轻3
mollusc 软体动物N
mollusk 软体动物N
molten 炽热< 熔化8 铸造8
mom 妈妈D
moment 中心矩9 力矩9 矩8 朋友圈8 片刻8 重要3 瞬间3 重大3
momentari 刹那间A 瞬间9 瞬时6
momentarili 随时; 立刻9 暂时3
momentum 动量E 动力6
momin 提名权A 提名7 任命4
momma 妈咪H
mommi 妈咪H
momo 外汇兑换8
mon 周一E 星期一? 辛烷值9 发动机5
mona 白腹E 长尾猴E 娜9
monaco 摩纳哥Z
monad 一元C 孢: 一目8 单向4
monandri 一夫E
monarch 元首= 君主政治= 统治者8 帝王7 君主4
monarchi 君主政体@ 君主专制8 君主国8 君主政治8 君主立宪8 宪5 君主4
monast 僧尼@ 庙宇; 修道士8 禁欲6 修道院6 寺院5
monasteri 僧侣= 修道院;
mond 上流社会@ 社交界= 全世界4 每个2
monday 星期一N
monet 莫奈M 货币化D
monetar 货币主义Z
monetari 货币? 货币政策6 货币制度5 金融5 金钱4 货币联盟4 货币资金3 货币汇率3 国际货币基金组织2
monetarist 主义者6
money 货币> 钱5 金钱4 款项3 金融市场3 货币资本3 现款3 银根2 借款2 现金2
moneyless 没8
moneymak 赚钱4
monger 战争贩子6 恶意中伤5 讼棍4 放债4 散布3 造谣3 放3 好战3 传布2
mongol 病患者E
mongolia 蒙古R
mongolian 愚A 蒙古人< 蒙古人种< 蒙古语<
mongoos 狐猴E 獴E 鼬E
mongrel 杂种狗A 混血儿< 杂种;
moni 许多8
monica 莫尼卡Z
monik 绰号< 名字3
monism 一元论N
monist 一元论E
monit 告诫9 通告5 警告2
monitor 监控C 监督程序; 监控器: 监视器8 监督8 监测7 监视4 监听4 监听器3
monk 和尚H 修道士< 僧侣;
monkey 猴子= 猿9 胡闹9 打桩5 淘气5 嘲弄3 锤3
monmouth 蒙默思N
mono 单声道Z
monoamplifi 端3
monoboard 单板C
monobrid 单片微7 微电路5
monobus 单总线A
monochrom 单色N 单色画? 黑白5
monochromat 单色8 频5
monoclon 单克隆O
monocoqu 壳6
monocraci 独裁政治N
monocrat 独裁者9 君主4
monocrystallin 单晶硅E 单晶<
monocultur 农作物<
monofil 单晶A
monofila 单丝Z
monogam 一夫一妻制Q
monogami 一夫一妻制H
monogram 交织9 图案4
monograph 专题论文K 专刊= 专著=
monoid 类群C 独8
monokai 主题4
monolay 单层R
monolin 单线F
monolith 单片A 独石9 石碑5 电路设计4 整体3 单体3 单2
monologu 独白D 独脚戏A 滔滔不绝8
monometal 本位7
monomi 单项B
monomorph 同态8
monophas 单步5
monopli 专营: 专卖6 垄断3
monopol 专营6 垄断5 单级5 专卖4 专利3 垄断市场3 独占3
monopoli 垄断D 专卖权8 垄断资本7 专卖6 独占事业6 独占4 国家专利4 垄断利润4 经售4 党专政4 垄断价格2 专利品2 专有权2
monopolis 专营: 独占4 垄断3 专利3
monopolist 专利者@ 垄断性@ 垄断者= 垄断价格5 垄断4 专卖3 论者3
monoprocessor 单4
monoprogram 道3
monopsoni 独家5 买主3
monorail 单轨铁路Z
monori 记忆5
monoscop 象管A
monosemant 单义Z
monospac 宽: 空格2
monost 稳> 单稳态<
monosyllab 单音节Z
monoton 单调G
monotoni 单调5 缺乏3
monovolum 单晶6
monoxid 一氧化物Z
monro 门罗N 门罗主义E
monsieur 绅士; 先生:
monsoon 季风K 雨季C
monster 巨物A 恶人> 怪物<
monstros 怪异; 奇怪7 畸形6
monstrous 异形@ 荒诞9 怪异7 暴行4 畸形4 恐怖4 巨大3
mont 蒙特卡罗I 蒙脱石A 蒙特< 蒙特卡洛6
montag 蒙太奇C 剪辑7 画4
montagu 蒙塔古Z
montana 蒙大拿州Z
montenegro 黑山Z
montgomeri 蒙哥马利Z
month 月份? 月? 每月; 月度9 月报6 月末4 月刊4 月结4 月薪4 当月3 逐月3 月俸3 月利率2
monti 必定?
montion 先入为主< 再次5
montreal 蒙特利尔Z
montros 蒙特罗斯Z
monument 纪念碑@ 石碑; 纪念物7 纪念6 不朽5
moo 哞C 叫声7
moocher 招摇撞骗E 流浪人E 小偷8
mood 基调9 心情8 气氛6 生气4
moodi 喜怒无常A 郁郁寡欢A 穆迪= 心情6
moon 虚度; 月球: 月光: 月亮8 闲荡6
moonless 月亮=
moonlight 月光D 月夜C 兼职4
moonlit 月光< 照耀;
moor 旷野: 系泊: 系留: 莫7 泊船5 荒野5 停泊5 摩尔3
moorag 碇D 碇泊费A
moorish 摩尔@
moorland 沼N
moos 驼鹿N 麋N
moot 实际意义9 辩论会9 实习5 假案4 未决3 讨论3 练习3 大会3
mop 拖把> 洗擦= 拭9 鬼脸9 做鬼脸7 擦3
mope 助动车C 忧郁9 闲荡6
moperi 莫须有> 轻微4 违法行为3
mora 迟延? 延误4 疏忽3
moral 道德D 道德风尚6 寓意6 德性6 品行5 品德5 德育5 品性4 道德法庭4 道义4 道德风险4 道义上4 伦理学4 士气3 道德教育3 社会公德3 伤风败俗3 道德规范2
moralist 道德家E 讲道德: 伦理学6 说教5
moran 莫9 兰5
morandi 延时:
morass 乱糟糟> 沼泽5 困境5 一堆3
moratori 偿付7 履行义务3 延期2
moratoria 偿付4
moratorium 偿还期6 延缓4 偿付3
moray 鳝N
morbid 罹> 发病: 致病8 病态6 疾病4
morcel 多份C 多块=
more 有伤风化8 道德4
morecamb 莫5 姆4
morel 茄E 龙葵E
moreov 此外= 而且<
morgan 摩根C 反演2
morgu 尸9
moribund 垂死I
morland 莫7 兰4
morley 莫利H 摩尔9
mormon 摩门教徒N
morn 午前F 早晨@ 早上; 早市8 明天8 早3
moroccan 摩洛哥I
morocco 摩洛哥H
moron 低能者N 笨人;
moros 孤僻N 郁闷E
morph 形态6 词4
morphic 形态:
morphin 吗啡N
morphism 同4
morpholog 形态学E 词法; 形态;
morri 莫里斯E 舞4
morrison 莫里森Z
morrissey 莫里N
morrow 次日Z
mors 莫尔斯C 摩尔6 电码2
morsel 一口9 少量4 片3
mortag 农场4 抵押2
mortage 抵押权人=
mortail 死亡5
mortal 死亡率> 不免9 必6 统计表5 致命3 临终2
mortar 灰泥@ 研钵> 臼> 涂抹4
mortem 剖析: 算8 检错6 检查报告3
morten 临死前N
mortgag 抵押M 抵押权5 抵押品4 房贷3 抵押借款3
mortgage 质7 抵押权人6 承受5 贷款人3
mortgagor 押出? 出质人: 借款人9 者2 押2
morti 死因> 临终时8 死囚5
mortifi 受辱E 苦修? 禁欲9 抑制2
mortim 蒂默N
mortmain 管业;
morton 莫顿Z
morttgag 不动产2
mortuari 停尸间C 太平间C 丧葬9 埋葬7 悲哀4
mortuum 典7
mos 氧化物8 月4
mosaic 镶嵌< 摩西; 细工: 拼花: 马赛克: 十诫5 点阵4
moscow 莫斯科Z
mose 摩西? 领导者; 立法者7
mosecular 分子:
mosel 模型3
moseley 摩斯N
moslem 穆斯林C 伊斯兰教<
mosley 莫斯利Z
mosn 中间3
mosqu 清真寺Z
mosquito 蚊子N
moss 苔藓E 泥沼9
mossi 苔C 陈腐5
most 大部份? 大部分9 大概5 常用3
mosular 模块化:
mot 警句N
mota 争执3 进行2
motam 开始2
mote 尘埃E 微粒;
motel 汽车旅馆Z
moth 乌头C 蛾害C 蛾: 菜豆5
mother 母亲: 原生9 岳母8 省亲8 母板6 母权6 嫡母6 育儿6 生母6 照看5 表亲5 修女5 板式3 母片3 底板2
motherboard 主板K 母板? 底板6
motherfuck 不要脸E 混账E
motherhood 母性= 母6 母亲5 们4
motherland 祖国F
motherwel 韦5 瑟4
motif 主旨< 基调7 图案4 动机3
motiion 动议4 原2
motil 运动性H 动力5
motion 动议D 动作5 运动5 动效3 相对运动3 反向运动3 打手势3 传动3 提议2 先决2 代码移动2
motionless 静止6 动5
motiv 动机F 激发6 促动5 物质刺激4 诱发2 基调2
motley 杂色< 小丑5 混杂4 衣4 杂乱3
motor 马达= 电动机= 汽车: 电机8 摩托化6 伺服电机6 机油5 驾车5 原动力4 发动机3 摩托车3 汽车保险2 载运2 发动2
motorbik 两用车E 摩托车8
motorboat 汽船E
motorcad 行列:
motorcycl 摩托车A
motorcyclist 骑: 摩托车7
motorist 驾车7 汽车3
motorola 摩托罗拉Z
motorsport 赛车? 摩托车8
motorway 高速公路?
mottl 斑驳; 杂色9
motto 座右铭A 警句A 箴言>
motu 出于= 出自4 本意4
mould 模子: 模制8 模制品8 沃土8 浇铸8 发霉6 紧贴6 语根6 霉4 模具4 泥土4 正负号2
mouldi 发霉9 乏味7 陈腐7
moullin 冰河A 冰川9
mound 土墩> 成堆> 小山8 土堆7 筑堤7 堤6
mount 上马: 安装文件9 乘马7 乘骑7 衬纸7 装裱7 裱7 安放5 舞台效果5 装盘5 衬托4 标本4 马上3 装3 爬3 山3 上演2 接线板2
mountain 山> 登山家; 登山; 山林8 大堆8 山地8 山脉6
mountainsid 山腰N 山腹E
mountaintop 山顶H
mountbatten 蒙巴顿Z
mourn 举哀; 哀痛; 居丧; 悲恸; 戴孝; 服丧; 哀悼8 忧伤8 凄惨8 丧服8 惋惜5
mourner 哀悼者E 送葬者E 悲伤5
mous 鼠标I 鼠标悬停7 窥探4 老鼠4 捕鼠4 探2 窥视2
mousetrap 捕鼠器H 诱捕: 诡计5
mouss 冻N
moustach 小胡子H 髭A 触须:
mouth 口腔8 满口8 口8 嘴7 小本经营5 做鬼脸5 轻率地说5 口述5 口碑4 一口3 装腔作势3 做作3 说出3
mouthpiec 话筒: 代言人9 口3
movabl 动产7 动4 移动3
move 移动J 移至6 移5 上移3 迁居3 走步2
moveabl 租用费8 动产4 东西3 不定2 动2
movement 动向: 运动6 流动5 乐章4 抵抗运动4 变动3 分裂主义3 动作2
mover 原动力; 鼓动8
movi 电影> 影评<
moviego 电影6
movment 对比6
mow 怪A 割草? 草堆; 皱眉7
mowbray 布雷<
mower 刈草I 刈草机I
moyen 中世纪E
moz 打头5 半角3
mozambiqu 莫桑比克Z
mozart 莫扎特Z
mozilla 有效值5 以此4
mozzarella 干酪:
mpeg 动画5
mph 英里9
mpi 微处理器=
mpl 微处理器7 线性规划3 信息处理2
mpp 并行处理5
mps 微处理机4
mpu 微处理机7
mput 发送3
mrdf 数据文件5
mri 核磁共振> 肾功能>
mrs 太太E
msal 借助5
msb 最高3
msd 最高3
msdb 主存6
msec 毫秒8
msf 海量6 大容量3
msg 挂钩7
msi 规模6
mss 存储系统6 海量5
mta 消息传递<
mtbf 间隔时间7
mtc 盒式磁带7
mtd 检测时间:
mth 月6
mti 改进4
mtl 层4
mto 联运9
mtr 监视器8 磁带机6
mts 名为6
mtt 传送2
mttf 无故障6
mttr 修复3
mtu 最大2
mubarak 穆巴拉克Z
much 甚5 大致5 几乎4 重要3 重视3 很多3
muck 矸石@ 弄糟9 肥料8 施肥7 垃圾4 弄脏4
mucki 粪= 脏<
muckrak 贪污腐化I
mucosa 粘膜Z
mucus 粘液C
mud 泥8 弄脏6 诽谤3 冒险游戏2
muddi 沾@ 污浊; 浑浊9 泥泞5 泥污2
muddl 咬字< 微醉< 昏昏然< 混浊< 胡乱4 糊涂4 困惑3
muder 一等:
muesli 什锦A 果蔬A 燕麦片5 早餐4
muffin 松饼Z
muffl 听不清; 围裹; 蒙住; 鼻部; 低沉8 拳击5 头巾3 围巾3
muffler 消声器A 手套5 头巾5 围巾5
mufti 常服H 穆夫提H 便服>
mug 苦读< 拍照7 苦7 脸5 拼命5 用功4 杯4 攻击2
mugger 鳄> 谋财害命9 盗匪6 行凶5
muggi 闷热E
mugshot 面部> 照片:
muhammad 穆罕默德C
muir 缪M
mujaheddin 游击队员= 穆斯林=
mulatto 淡褐色E 混血儿?
mulberri 桑树E 桑椹E 紫红色<
mulch 护盖物= 篱= 护< 覆盖物5
mule 骡I 倔强8
mulier 妇人@ 女子6 妻子5 婚生子女3
mulierum 女子8
mull 薄布@ 深思熟虑9 研磨6 细4 混乱2
mullah 毛拉Z
muller 研磨机E 磨杵E 粉碎机E 马勒?
mullet 胭脂鱼Z
mullin 马林斯Z
multi 多: 多根6 多种产品5 多智能体4 解释器4 多层次3 加工型3 异地多活3 多国公司2
multiaccess 多处J 相联3
multiattribut 属性数据9 多2
multibank 存储体A 多块:
multibas 基5
multibit 多位E 多路3
multibus 总线6 总线结构3
multibyt 字节4
multic 多路2
multicard 卡5
multicast 多址7 广播4 多点3
multicategori 范畴:
multichannel 多通道G 道5
multicharact 多3
multichip 多片@ 芯片组8 多片电路8 载体5 芯片4
multiclass 多级网络9 多级3
multicollector 集电极C
multicolor 五彩缤纷9 色5 色彩3
multicolour 五彩缤纷> 色彩6
multicolumn 多2
multicompon 多4 元件2
multicomput 多5
multicraft 工种@
multicultur 文化;
multicursor 游标5
multicycl 馈送4
multidata 多3
multideclar 多重8
multidefin 多重8
multidestin 终点7 目的地4
multidigit 多位8 多数3
multidigraph 有向图5
multidimens 多维> 多维系统< 多维图灵机:
multidimension 多维L 多面7
multidisciplinari 学科<
multidisplay 显示终端3 多2
multidomain 畴?
multidrop 多点: 多3
multiel 多元>
multiend 多端H 端点:
multientri 多路3
multiext 多3
multifacet 多层面Z
multifari 各种各样; 许多5 多种5
multifield 多2
multifil 多4 文卷3
multifont 字型9 字体3
multifunct 多功能H 功能模块3
multigap 隙?
multigrid 栅9
multihead 磁头3
multihom 多点7
multijob 道3 多重2
multilanguag 语文> 多语言9
multilater 多边I 多边贸易; 多方6 多边条约3
multilay 多层K
multilemeth 多倍9
multilemgth 多倍:
multilength 多倍=
multilevel 多级O
multilin 多行7 线路3
multilinear 税则4
multilingu 多语言P
multilink 多4
multilist 表列6 多4
multilog 多3
multiloop 环4 网络系统3
multilvel 多级6 安全策略4 方针3
multimachin 机5
multimedia 多媒体H 多媒体通信; 多媒体数据库; 邮件系统6
multimemb 选区5
multimet 万用表F
multimicrocomput 微2
multimicroprocessor 微处理机5
multimicroprogram 微程序4
multimillionair 千万富翁H 富豪A
multiminicomput 小型3
multiminiprocessor 小型4
multimod 多模9 联运8 多态6 多3
multimonitor 监控3
multin 杂居7 多国公司6 国商6 跨国公司5 国5 跨国4 民族3
multinest 多重5
multinomi 多项式8 我4
multinorm 多维7
multiobject 多5
multioper 操作能力: 多4
multioperand 操作数4
multipacket 多组S
multipag 多页M
multiparti 党; 党员5 多党制5
multipartit 多方C 多分< 多边条约5 协约3
multiphas 多相G 多面:
multipl 多个H 乘法= 多种9 多重5 多4 多次重复3 多样3 乘2 复式2 多行2 多种产品2
multiplex 多路D 多路复用@ 复用3
multiplexor 多路7 转接器3 多路复用3
multipli 乘法器E 乘数> 乘法: 乘6 倍增器6 相乘5 卡机3 乘数词头3 乘除3 倍加3 倍频器2
multiplicand 乘数; 乘6
multiplix 转接4
multipoint 多点J 多点通信6
multipol 多极T
multiport 多3 端口3
multiposit 多3
multiprecis 精度6
multiprint 多用A
multiprior 多级2
multiprob 探针;
multiprocesor 多处理机8
multiprocess 多重: 多8
multiprocessor 多处理机S 多处理器5 多处理机系统3 重叠式2
multiprogram 多道程序Q
multipurpos 多用途C 多功能8 通用3
multiqueu 队列5
multir 环5 文卷3
multiraci 民族6
multiread 馈送4
multirecord 多3
multireel 多卷?
multiregist 多3
multiresidu 剩余5
multiresolut 归结9
multirun 道3
multis 部件2
multisampl 抽样3
multiscalar 标量5
multisect 多节C
multiseg 程序段: 段程序9
multisequenc 序列2
multisequenti 时序6
multiserv 多种6
multiset 多重集Z
multishar 共享3
multishift 移位6
multispe 速率6
multispectr 影象=
multist 稳态6 站4 多2
multistag 多级= 多级网络9
multistep 步7 步法3 多级3
multisystem 网络设施8 多3
multitap 抽头7 插头6
multitask 多任务S 多任务处理6
multitatio 比率2
multiterm 多条A 多项;
multithread 多线程< 流处理6 流3 线索3
multitink 规程3
multiton 复线< 多路5
multitrack 道:
multitud 群众= 多数4
multiturn 匝A
multius 多用户H
multivalu 多7 多值逻辑6
multivari 多元= 多元分析6 多4
multivector 多2
multivibr 谐F 振荡器5
multivitamin 维他命K
multivolum 多卷G
multiway 多路8 多通道4 多元3 叉3
multiwindow 多窗口N
multiwir 多线K
multiword 多5
multplex 多路3
mum 演: 菊花7 别6 沉默4 哑剧3
mumbl 喃喃? 咕哝?
mummi 木乃伊: 妈咪: 干瘪:
mummifi 木乃伊D 干瘪:
munch 咀嚼A
mundan 现世9 世俗8 宇宙6
mungo 弹6
munich 慕尼黑W
municip 市政C 市< 自治区8 地方3 内政3
municipium 市镇A
muniment 档案室6 档案4 手段3 保护3
munit 军需品E 军火7
munro 芒C
munster 明斯特Y
mural 壁上C 壁; 壁画:
murder 谋杀@ 谋杀罪9 杀人7 谋杀案5 打垮5 糟蹋5 凶狠4 主凶4 打败3 谋害3
murdoch 默多克Z
murdrum 杀害7
muriel 穆N 里尔8
murk 黝暗A 暗6 阴沉6
murki 黝暗A 朦胧6 阴沉6
murmur 低声A 低语8 怨言3
murphi 马铃薯N
murray 墨累河N 默里N
muscl 臂力N 肌肉;
muscular 肌肉发达A 强壮9 有力5
musculatur 肌肉;
musculoskelet 骨骼= 肌8
muse 冥想C 沉思:
museum 博物馆A 老古董; 陈列4
mush 带狗< 粥7 感伤3 前进3 走2
mushi 含糊不清= 粥; 感伤6
mushroom 蘑菇D 采蘑菇< 暴发户6 迅速4
music 音乐E 舞台剧: 音乐片: 乐曲7 美妙5 歌4 歌曲4
musician 乐师H 作曲家A 音乐家>
musicianship 音乐感? 音乐才能? 音乐: 鉴赏力7 修养3
musk 麝香R
musket 火枪Z
muskrat 麝鼠Z
muslim 伊斯兰教B 教徒7
muslin 细布A 纱7
mussel 贻贝F 淡菜@ 珠蚌@ 壳4
mussi 任7 派2
mussolini 墨索里尼Z
must 必须S 葡萄汁2
mustach 胡子E 髭E
mustang 野马N 军官;
mustard 芥末E 芥菜E 兴趣6
muster 应召< 检阅7 花名册7 符合要求7 及格6 船员3 召集3
musti 落伍9 臭8 霉8 发霉8
mutabl 给3 可变2
mutandi 比照A
mutant 突变体Z
mutat 变异= 元音9 遗传信息7 变化6 突变5 变态3
mutati 比照A
mute 哑音9 弱音器9 静音5 变弱4 无声4 排泄4 哑子4 无言4 缄默3 作3 噪3
mutil 残缺不全> 肢解8 断肢8 切断7 残废3 毁损3
mutin 暴动7 反抗7
mutini 兵变E 叛变: 暴动5 反抗5
mutipil 乘5 商2
mutt 傻子< 狗8 笨蛋6
mutter 喃喃自语= 抱怨地= 喃喃9 怨言8 低沉5
mutton 羊肉Z
mutual 相互A 互助9 互相7 互5 相互信任3 共有3 互惠3 平等互利2 互易2
mux 多路复用9
muzzl 枪口< 口6 缄默4 套3 鼻2 戴2
myer 迈尔斯Z
mylar 聚酯薄膜Z
myocardi 心肌Z
myopia 近视N
myopic 目光短浅N 近视E
myra 米拉N 迈拉E
myriabit 万E
myriad 无数> 种种:
myrtl 娘C 桃3
myself 我; 独自9
mysteri 故弄玄虚= 诡秘= 神秘: 奥秘6 不可思议6 难解5
mystic 神秘主义< 神秘< 奥秘; 思想2 密封2
mystif 把戏E 神秘化< 不可思议5
mystifi 变幻@ 困惑不解@ 神秘化9 难解6 迷惑6
mystiqu 秘诀: 奥秘9 气氛6
myth 虚构7 神话6
mythic 神话A 出来8 虚构4 真实3
mytholog 神话A 虚构4
naam 扣取H
nab 捉住= 逮住; 抓住5 抢夺5 逮捕2
nacho 辣味E
nadir 最低点: 天7
naff 毫无价值E 蹩脚? 时髦5 流行4
nafta 北美自由贸易协定Z
nag 唠叨> 驽马< 老马9 恼人6 劣等4 责备2
nagasaki 长崎Z
nah 很小A 很少: 没有3
nahum 鸿K 希伯莱C
nail 截住9 钉子8 钉牢7 指甲7 揭露4 定案4 束缚2
nairobi 罗比E
naiv 纯真= 无邪; 天真烂漫9 天真8 幼稚8
naivet 纯真A 无邪> 天真烂漫<
naiveti 无邪> 天真烂漫<
nak 否定6 否认5
nake 赤裸裸5 字据4 无担保4 赤贫4 裸体3 无2
naked 赤身裸体H 裸: 明显4
nalyz 分析器5 局域网5
nam 制造商5 全国4
namara 麦克纳马拉F
name 名称M 名@ 名字< 命名9 文件名6 姓名3
nameless 不可名状< 无名5 匿名4 私生子3 非婚生子3 死刑2
namepl 标示牌N 名牌<
names 越南盾H
namesak 同名=
namespac 命名? 空间3
namibia 纳米比亚Z
nan 奶奶A 印度; 南山人寿4
nana 报业H
nanci 女性化N 同性恋7
nand 与非F 与非门8
nanni 山羊A 保姆>
nano 微结构< 纳; 毫8
nanocircuit 超小型5 纳4 诺4
nanoinstruct 毫微秒8 毫6
nanomachin 毫5 纳4 诺4
nanomet 毫微米E 纳米E
nanoprocessor 毫5 纳4 诺4
nanoprogram 毫; 纳3 诺3
nanoprogramm 纳5 诺4
nanosecond 纳秒A 毫微秒@
nanostor 毫5 纳4 诺3
nanotechnolog 纳米技术A 纤: 毫5
nanotub 微管N
nanowatt 瓦B
nant 南特N
naomi 奥6 米6
nap 稍睡< 细毛9 小睡9 打盹9 孤注一掷6 获胜5 疏忽2 毛2
napa 演员:
nape 颈背E
naphthen 烷基D
napier 纳皮尔H 草7
napkin 餐巾H 餐巾纸H 尿布>
napl 那不勒斯M 丝织物< 厚重<
napoleon 拿破仑L 一世> 一家;
nappi 多毛; 尿布9 盆8 起毛7 含量5 酒精4
narc 便衣警察>
narciss 自恋E 自我陶醉E
narcissist 自恋E 自我陶醉E
narcot 麻醉品> 成瘾者8 麻醉药7 调查局7 麻醉剂6 镇静剂5 催眠4 麻醉4
narrat 陈述者: 叙事9 讲述者9 故事9 叙述7 故事线6 叙述者5 陈3
narrow 窄; 窄带; 变窄6 手紧6 狭隘6 狭小6 狭窄5 隘路4 薄利4 窄幅4 缩小3 小气2
narrowband 窄9 窄带6
narrowli 仅仅7 仔细6 严密5 狭窄5 几乎5 勉强4
nas 网络应用N
nasal 鼻音@ 鼻; 尖锐4
nascent 初期4 发生3
nasciturus 胎儿9
nash 纳什Z
nasser 塞尔<
nasti 污秽: 烦人9 险恶8 不洁6 下流5
nat 守护神= 西敏寺= 精灵9
natal 诞生: 出生5
natali 塔利N
natasha 娜塔莎Z
natga 天然气9
nathan 南: 森4
natioanl 国民4 健康3
nation 国民< 国家< 国籍9 国有化8 民族7 全国性7 全国6 国民收入6 国民经济6 联合国4 本国3 国籍法3 举国一致3 民族化3 民族性3 民族主义3 国税2 国民生产2
nationalis 收归国有@ 某国> 国有化< 国营4
nationalist 民族主义者E 国家主义: 主义者4
nationalti 原有7
nationhood 民族主义7 地位3
nationl 双重国籍8
nationwid 全国> 全国性5 服务网3
nativ 本; 当地人6 本地人6 耶酥6 土产6 与生俱来4 诞生3 国货3 本国2
nativeborn 土著9 生8
nativist 乡土< 本土9 先天6
nato 北约组织N 北大西洋公约组织=
natur 自然F 自然语言: 性质8 入籍8 归化7 天然6 当然4 自然数3 自然力3 自然法3 异域3 自然化3 自然界3 顺化3 大自然3 自然人3 自然资源2 自然损耗2
natural 自然法: 成果3
naturali 自然6
naturalia 通常条件> 素5 常3
naturalibus 暴露无遗Z
naturalist 自然主义? 自然3 主义者3
natus 出生7 婴儿3
nau 部件2
naught 蔑视4 零4 无用2
naughti 没规矩E 顽皮; 下流6 适当2
naur 科斯; 诺尔8 巴5
nausea 晕船E 反胃< 恶心7 厌恶4
nauseat 作呕; 恶心: 恶感7 厌恶6
nauseous 令人作呕N 厌恶6
nautic 海图9 船员6 航海5 海里4 海上3
nauticum 借贷3 船舶2
navajo 纳瓦霍N
naval 海军: 军港8 军舰5 舰队5 海上4 海战3
navbar 导航栏6
nave 轮毂E 殿: 广场9
navel 肚脐E 脐< 中央3
navi 海军> 军力< 烟蒂7
navicert 特准? 运6 航运3
navig 导航I 航行; 航海6 航船4 航海家3 适于航行3 通航3 航海法2 航运法2 航运权2 领航员2
navigandi 航运权; 航行权;
navvi 挖土机E 苦工<
naw 不是4 没有4
nay 不仅如此> 否; 反对4 反对票3
naylor 内勒I
naysay 拒绝者= 唱反调9 反对票3 否定2
nazi 纳粹党S
nazir 本籍>
nazism 纳粹主义Z
nbank 数据库3
nbc 广播公司E
nbf 传输3
nbs 标准局<
ncc 控制中心8
ncd 密码3
nce 网络连接=
ncf 引导文件E
nco 军士N
ncopi 拷贝5
ncp 控制程序3
ncr 碳9 全国4
nct 眼压计H
ncu 控5
nda 保密协议E
ndd 发送2
ndefend 不设防A
ndro 破坏3
nds 域名服务: 域名4
ndt 破坏性3
neal 尼尔D
nean 辅助工具; 手段4
neanderth 穴居人N
near 近@ 密切: 近似于7 走近7 相近5 近期5 近似4 近亲4 靠近4 几乎4 近似算法3 接近3 亲近2
nearbi 近旁C 近期< 附近9
nearer 近8
nearest 行内7 最近3 亲2
neat 整洁9 匀称9 干净7 牛4 简洁4 巧妙3
neath 之下B
nebraska 内布拉斯加州Z
nebul 星云H 朦胧5
nebula 云翳H 星云> 角膜4
nec 电气; 移转3
neccessari 必要条件7
necess 必要性: 必需品: 必要8 紧急处分6 必然性6 生活必需品4 不得已3 日用品3
necessari 必要: 必要劳动5 必需4 充分条件4 必要条件3
necessaria 必要条件9
necessarii 必然8
necessarili 必然6 必要4
necessit 迫使8 成为4
necessita 三重6
neck 拥吻< 隘口; 脖子8 颈8 衣领7 免受6 隘4 绞刑4 拥抱4 收缩3
necklac 项链Y
necklin 领口N 领圈N
neckti 领带E
necrophil 奸尸= 恋尸= 色情4
necrophilia 奸尸= 恋尸= 色情4
necrosi 坏死N 枯斑N
nectar 甘露C 甜美; 酒3 神3
ned 大词典N 牛津3
need 需要A 急需品2
needham 尼达姆Z
needi 贫困8 艰苦7 贫穷7
needl 针: 缝纫6 探针5 尖3
needless 不必要; 无用3
needlework 缝纫? 刺绣=
neengag 雇用4
nefari 极坏= 恶毒:
negacycl 循环码4 负4
negat 负K 否定: 消极: 反面5 否定性5 负值5 负数5 底片3 消极性3 负片3 进口商品2 负电荷2 反证2 消极因素2
negatoria 侵害6
negentropi 负熵E 信息量4
neglect 好好8 忽视5 疏忽4 失职4 照管4 玩忽职守4 旷工3 不顾3
neglienc 过失5
neglig 过失B 疏忽5 乘隙4 不在意4 不足取3 粗心3 过失罪2 过失犯罪2 无足轻重2
negligenc 任意3
negligentia 重大过失8 过失3
negoti 协商: 谈判: 流通9 协商者5 谈价5 谈判者5 磋商5 议付5 转让5 交涉5 流通证券5 流通性4 转付3 购书3 交易者3 转让权3 议定2 票据法2 谈妥2 议价2
negotia 临死6 生3
negotii 处理事务A 通常条件<
negotiorum 委托3
negro 黑人>
negrophob 黑人7 畏惧4
neighbor 邻居9 邻近7 邻接5 居4 恶3 附近3 友好3 邻2
neighborhood 小区> 附近5 邻近4 领域4
neighbour 邻国: 接壤8 结邻8 邻座8 邻近7 邻7 世人6 邻邦6 睦邻政策5 邻人5 邻接4 邻居3
neighbourhood 邻域= 一带: 四邻: 街坊: 邻里9 咨询处6 邻居4 街道4 居民3 邻接2 住2
neil 尼尔D
neill 内伊F 尼尔:
neither 两者8 都8 既7 皆5 两种3
nell 内尔R
nelli 莉;
nelson 肩< 握4
nematod 线虫R
nemesi 天罚; 女神7 给与5 报应5
nemin 一致同意8 异议3 无人3
neo 新康德6 最新4
neoclass 新古典主义H 古典学派:
neoconserv 保守派N
neogenesi 新生< 再生4
neoimperialist 帝国主义者E
neoliber 自由主义=
neolith 新石器N
neomercantil 重商主义;
neon 氖Z
neophyt 信徒6 教5
neoplasm 赘> 瘤7
neoscholast 院6
nepal 尼泊尔N
nepales 尼泊尔人N 尼泊尔E
neper 奈< 培;
nephew 侄子N 外甥N
nepoleon 拿破仑<
nepot 起用? 偏袒4 亲属3
neptun 海王星Z
nerd 呆子9 讨厌4
nerdi 蠢> 傻瓜5 似4
neriti 浅海? 近岸?
nero 禄N
nerv 鼓起勇气@ 叶脉; 神经细胞9 神经5 神经网络5 勇气4 精神2
nervi 勇气6 易4 激动2
nervosa 神经衰弱Z
nervous 刚劲: 简练: 神经9 神经质9 担忧7 神经过敏7 提心吊胆7 紧张不安6 神经系统5 神经元4
ness 海角H
nest 嵌套T 嵌套循环5 套叠4 鸟巢4 窝3 巢3 筑巢3 后进先出2
nestif 叠加8 嵌套3
nestl 坐定A 挨靠A 偎依< 抱6 安置4
net 净I 净额@ 净值7 净利6 网5 净价5 网络3 净产值3 净重2 网格2 净赚2 撒网2 网鱼2 纯利2 纯收益2
netadmin 管理程序3
netbal 蓝球H
nether 地下8 下面6 下方4
netherland 荷兰I 荷兰语6
netiquett 礼仪6
netlett 信件6
netmail 信件6
netnew 网络新闻Z
netnorth 北方8
netstat 数据结构4
nett 净余N 净额4
nettl 荨麻H 激怒4
netwar 总线网A
network 网络S 网; 连网4 计算机网络3 数据网络3 网状3 通信网2
neumann 诺伊曼M 第二类? 边值问题?
neural 神经网络> 神经中枢< 神经; 人工神经网络7 神经系统6 背4
neurolog 神经病D
neurologist 神经科E 神经病9
neuromuscular 肌肉;
neuron 神经元C 神经原> 神经元网络: 神经细胞8 轴索8 神经4 神经网络4
neuropoison 毒药A
neurosci 神经系统< 神经7
neuroscientist 科学家E
neurosi 神经症< 机能5 神经3 神经官能症3 病2
neurosurgeon 神经外科N
neurot 神经症H 神经质9
neurotransmitt 神经递质Z
neutral 中立H 中立国= 中性9 中立政策6 永久中立6 中立主义5 中间状态5 空档5 中性区3 严守中立3 中立地带3 无色2 不偏不倚2
neutralis 中立5 压制3 成为3 抵销2
neutralist 主义者7 中立3
neutrino 中微子Z
neutron 中子N
neutrophil 嗜> 中性: 白细胞8 白血球5
nevada 内华达N
never 从不G 切勿= 从未9 永远8 永不8 绝不7 不曾5 从来5
nevertheless 虽然9 然而9
nevi 尼维斯岛Z
nevill 内维尔Z
new 新R 新建> 新窗口6 新增3 新型3 崭新3 新搜索2
newark 纽瓦克N
newbi 小白? 新手8
newborn 新生< 婴儿8
newburi 伯里=
newcastl 纽卡斯尔Z
newcom 新来者> 新员工> 新人<
newel 厄尔? 纽4
newer 较; 旧版本3
newest 最新3 早3
newfangl 最新6 新奇6
newfound 发现4
newfoundland 纽芬兰Y
newgat 监狱3
newham 纽< 汉5
newington 纽;
newli 腾出5 创立4
newlin 换行符8 灰色2
newlyw 新婚夫妇N 新人?
newman 曼= 牛6
newmarket 马克>
newport 新港N 纽波特N
newri 纽= 里3
news 新闻9 假消息8 新闻报导8 扣发5 报导5 报道3 消息3 谣言3
newsag 报刊: 经销商5
newscast 广播员B 新闻广播A
newsgroup 新闻组G
newslett 时事? 传报= 信札= 公众号7 群发7 订阅5 通讯4
newsmak 新闻人物E 报道6
newsman 送报人H 报童> 新闻记者;
newsom 纽8
newspap 报纸< 报童8 版6
newspaperman 新闻记者D
newsprint 新闻纸Z
newsrc 新闻4
newsread 新闻8 广播员6 线索4
newsreel 影片=
newsroom 编辑部@ 阅览室@ 售3
newsstand 报摊? 报刊8
newsworthi 报导<
newt 螈N
newton 牛顿J
newtonian 牛顿F
newtown 镇; 纽8
nexi 受刑> 双方3 全文2
next 下K 一个7 次于3
nexus 连结5 关系3 现金交易3
nez 内斯7 经济区4 北方3
nfficer 典狱官> 管教8
nfs 文件系统4
ngc 喷管? 总表6 频道5
nguyen 阮Z
nhanc 增强6
nhs 医疗保健>
niacin 烟碱E
niall 尼尔D
nib 削尖; 笔尖9 尖头7 嘴6 修5
nibbl 细咬= 轻咬= 啃9 一点一点8 吹毛求疵4 食物3
nic 接口卡> 网络信息中心9
nicaragua 尼加拉瓜H
nicaraguan 尼加拉瓜M
nice 做得好= 正派6 谨慎6 美好5 细微4 和蔼4 恰好4 精密3 挑剔3
niceti 拘泥9 美好7 纤细7 精密5 准确4
nich 新生儿@ 颅内@ 壁龛@ 安顿9
nichol 尼克尔C 尼科尔斯C
nichola 尼古拉斯N
nicholson 尼科尔森N
nick 划痕? 弄缺? 狙击; 刻痕: 擦伤5 缺口4
nickel 镍币F 镍E 镀镍?
nicki 妮8 尼8
nicknam 昵称? 绰号< 叫3
nicol 尼科尔R 棱镜6
nicola 尼古拉E 尼古拉斯E
nicolo 尼科F
nicolson 尼科尔森N
nicotin 尼古丁N 烟碱E
niec 侄女N 甥女N
nielsen 耳7 尼5 森3
nient 列入5 无罪3 无2 依据2
nietzsch 尼采Z
nifti 漂亮话E 俏皮< 俏皮话; 时髦5
nigel 奈=
nigeria 尼日利亚Z
nigerian 尼日利亚人Z
nigger 深棕色= 黑人6 低下6 歧视4
niggl 琐屑; 费时; 细小6 小心翼翼6 闲混6 魄力6 拘泥6 玩忽5 小气4 吹毛求疵3 过于3
nigh 近于E 附近7
night 夜班; 夜间: 夜晚: 每夜8 黑夜8 晚上6 夜6 夜间工作5 更夫5 值夜5 守夜4 清扫3 黑暗3 唱名3 警棍3
nightcap 临睡前E 睡帽E
nightclub 夜总会H
nightdress 睡衣= 女式5
nightfal 日暮H 傍晚> 黄昏;
nightgown 睡衣= 女式5
nighti 睡衣= 女式5
nightingal 夜莺H
nightlif 夜生活Z
nightmar 恶梦E 梦魇? 事物5
nightmarish 梦魇< 恐惧4 可怕3
nightstand 几N 床头8
nighttim 夜间<
nigri 谷物5 劳役4
nihil 虚无主义F 牛头不对马嘴: 切合8 无政府主义8 不相干6
niki 妮;
nikkei 日经指数R
nikolai 尼古拉N
nil 虚名: 零5 无3
nile 尼罗河Z
nimbl 伶俐; 敏捷7 机敏5 聪明4
nina 娜= 尼2
nine 九个= 九; 反码7 九点7
nineteen 十九N 十九个N
nineteenth 十九分H 第十九H
nineti 九十N 九十个N
ninja 武士A
nintendo 任天堂Z
ninth 九分H 第九H
nip 一小? 尖刻话: 剪断6 刺骨6 捏6 冻伤5 夹4 寒冷4 损伤3 钳3
nippl 乳头H 奶嘴H 奶头=
niqu 官报E 公函8
nirvana 天堂A
nis 网络信息中心?
nisi 然则A 提审5 否定3 除非3 独3
nissan 尼桑Z
nissu 兑现4
nitrat 硝酸盐Z
nitric 含氮A 硝石A 氮<
nitrid 氮化硅G
nitrogen 氮E
nitrous 含氮A 硝石A 氮<
nix 不行9 皆8 精灵6 不要3 水中3 停2
nixi 数码管< 管8
nixon 尼克松Z
nizat 文件组织5
njp 作业处理8
nlist 实用程序4
nlsfunc 数据文件5
nme 研究院= 国立4
nmenu 实用程序3 建立2
nmp 网络管理9
nms 网络管理9
noaa 气象局H
noah 诺亚Z
nobbl 捉住A 逮住> 偷;
nobel 诺贝尔Z
nobi 面前5
nobil 贵族8 高尚5 阶级3
nobl 高贵9 辉煌7 高尚5 贵族4
nobleman 贵族9
nobli 豪爽H 高尚6 华丽5
nobodi 无名小卒C 小人物; 无人4 没有2
nocturn 夜曲N 夜=
nod 点头B 打盹; 晃动; 赊购3
nodal 节点计算机7 节点7
node 节点V 结点6 关节点2
nodej 对于8
nodelist 名表H
nodemon 安装程序9 重新启动5
nodenext 当4
nodul 结节9 小节9 瘤5
noel 圣诞H 圣诞节>
noetic 思维科学N
nois 噪声T 噪音4 随机噪声4 信噪比3 噪声控制3 噪声源3 噪声容限3 背景噪声3 噪声系数3 响声2 杂音2
noisi 嘈杂< 噪声7 干扰信号3 喧闹3
noisili 吵闹;
nol 不论; 与否9
nolan 诺兰Z
noli 接收机6 打字4
nolinear 非线性:
noll 提出3
nomad 游牧H 一员> 流浪7 流浪者4
nomain 入选B
nombr 没有4
nome 省; 州5
nomen 术语表= 名词4 术语3
nomenclatur 海关税6 语4 术语2 税则2
nomin 名义D 标称9 提名8 有名无实8 指名4 额定4 挂名3 象徵性3 虚价3 提名权3 名义工资2 任命2 稍许2 象征性2 挂牌2 票面2
nomine 提名者< 任命者8 持有3 名义3
nomini 债权3
nomograph 线图9 诺4
nomothet 立法2
nomotron 电子管B
non 非O 不可5 无5 非生产4 外4 非贸易4 非现金3 非营利3 非商业2
nonadjac 相邻4
nonaffili 联系6
nonag 未成年:
nonalcohol 含酒精Z
nonantagonist 对抗性矛盾?
nonappear 出庭6 出席5
nonappel 终审判决6 上诉2
nonarithmet 移位2
nonathlet 运动员;
nonbind 约束性8
noncanc 撤销3
noncaus 因果关系7 不要4
nonchal 无动于衷D 关心8 漠不关心7 冷淡6
noncircular 再现8
noncommerci 经营3
noncommiss 任命3 委任3
noncomplet 履行4
noncompli 让步5 顺从5 服从4 承诺3
nonconfid 信任投票E
nonconfin 监禁6
nonconform 不良品E 次品8
nonconformist 不落俗套C 违反4
noncontigu 邻接6
noncorpor 体罚9
noncrim 罪与非罪?
noncrimin 罪2
noncrit 非关键F 微操作4
nondeliveri 引渡4 送达4 交付3
nondenomin 宗派; 限于3
nondens 稠密=
nondescript 莫可名状> 难以名状> 难以4 属2
nondestruct 无害4 破坏3 破坏性3
nondetach 认股权证6
nondetermin 非决定性;
nondeterminaci 不确定性A
nondeterminist 确定7
nondisclosur 隐瞒事实9 泄露5 暴露5 揭发5
nondispers 色散:
nondistruct 破坏性6
nondur 耐用7
none 无一物7 无货5 都4 毫不3 无3 没有3 一点2
nonempti 空集>
noneras 擦9
nonetheless 尽管如此C 不过? 尽管8 然而7 仍然5
nonexist 存在8
nonextradit 引渡8 政治犯5
nonfarm 非农业<
nonfat 致命6
nonfeas 秽; 履行义务5 失职5
nonfict 写实A
nonform 一致性6
nongovernment 草野C 非政府: 民间7 政治2
nongrata 受欢迎6
nonhabitu 偶犯8
nonimpact 击打式打印机= 击打8
noninstal 付清5 分期付款3
noninteract 交互式3
noninterfer 互不干涉N
noninvas 无损伤C 侵袭7 侵害4
noninvolv 介入;
nonlinear 非线性C 非线性失8 线形6
nonloc 局部3
nonmal 标准型@
nonmarit 非婚G
nonmask 屏蔽4
nonmed 医学6
nonmemb 非会员>
nonnegoti 融通;
nonnumer 非5 数值3
nonown 所有人5
nonpag 池5
nonpartisan 超党派< 党派: 无党派5
nonpenetr 奸8
nonperform 履行4 给付4 违约2
nonprint 打印4
nonprofit 非赢利H 无利可图> 非营利5
nonprolifer 防扩散N 扩散7
nonpropag 繁殖;
nonproperti 人身4 财产权3
nonprosecut 起诉4
nonrecur 生3 业务2
nonreflect 墨水3
nonrenew 不可4
nonreport 怠;
nonresid 驻7
nonreturn 不归零制A
nonreus 重用4
nonsatur 非饱和C
nonschedul 预定2
nonsearch 查6
nonsens 荒谬8 荒唐7 意义4 言行3
nonsepar 分离3
nonsequenti 无序>
nonsignific 不足道; 无足轻重9 意义3
nonsimutan 同时3
nonsolid 纯色?
nonstick 锅底N
nonstop 不着陆@ 直达车@ 无休止> 直达7 行驶5 休息3
nonswitch 转接线E
nont 辅币8
nontermin 终结符C
nonthreshold 阈值3 改进2
nontox 无毒Z
nontradit 非传统< 传统4
nontransit 相关性4
nontranspar 透明4
nonuniform 均匀6 一致性3
nonus 行使5 消失4 弃权4 武力3
nonverb 不用?
nonviol 非暴力G 诉诸武力5 暴力3
nonvolatil 失4
nonvot 投票者B 投票权4 弃权4
nonwork 致残: 因公4
nonzero 正3
noodl 面条F 笨蛋6
nook 蔽@ 凹处; 角落8 隐匿3
noon 中午A 午< 正午< 全盛期:
noontim 中午E
noos 捉A 套索= 束缚3 陷阱2
nope 不是5
nora 诺拉M
nord 北欧?
nordic 两项@ 日耳曼@ 北欧=
noreen 琳: 诺3
norfolk 诺福克Z
noriega 诺6
norm 范数> 规范9 劳动定额5 定额4 模4 社会规范4 道德规范3 行为规范3 准则2
norma 矩尺E
normal 正常I 正规; 规格化8 常态5 范式5 正态分布4 正3 正常化3 师范3 正规化3 规整3 范化3 态2
normalci 常态>
normalis 正常化; 友好5 标准化3
normaliz 规范化H
norman 诺曼第N
normandi 诺曼底Z
normat 规范: 规范性7 合乎5
normatron 典型5
norri 诺里斯Z
nors 挪威人? 挪威< 斯堪的纳维亚:
north 北< 北方< 北海: 南北对话5 西北4
northallerton 诺思H 阿勒H
northampton 北安> 敦4
northamptonshir 北安< 敦3
northant 北安; 敦3
northeast 东北I
northeastern 东北方E 东北C
norther 北9 北方8
northern 北方@ 北4
northernmost 北9
northumberland 诺森伯兰E
northumbrian 诺森伯兰E
northward 北: 北方:
northwest 西北G 西北方;
northwestern 西北部E 西北方? 西北8
norton 诺顿R
norway 挪威H
norwegian 挪威语H 挪威人A 挪威> 挪威克郎4
norwich 诺威N
norwood 伍9
nos 网络操作系统@
noscitur 文理A
nose 嗅到; 鼻子; 探听6 探5 嗅觉5 闻5 嗅4 告密3
nosey 爱探听C 大鼻子= 打听8 爱管闲事8
nosi 好管闲事@ 大鼻子; 打听7 鼻5
nostalg 乡愁E 怀旧>
nostalgia 乡愁= 向往= 怀旧7 情5
nostril 鼻孔Z
nostro 往8
nostrum 占有物8
not 廷7 贫民5
nota 留心7 注意3
notabl 著名人士= 值得注意9 尤其6 著名5 显著4
notar 公证书7 经6 公证人5
notari 公证C 公证人; 公证员6 公证机关6 公证处5 公证费4 鉴证3
notaris 状5 公证人4
notat 记数法B 表示法< 记法: 记号6 记数5 计数法3 表记3
notch 切口< 槽口: 刻痕7 缺口6 赢得4 刻4 峡谷4
note 票据? 注意8 期票8 附注6 照会3 扬名3 笔记3 银行券2
notebook 笔记本S 笔记2
notepad 记事本H
notepap 便条纸E 信纸< 用纸; 笔记4
noteworthi 注目< 显著4
noth 不关紧要8 用处5 花钱4 决不4 任何4 毫不3 空2
nothern 北美D 口岸2
nothing 虚无8 微不足道6 无2
notic 通知C 通知书> 书面通知3 显而易见3 值得注意2 启事2
noticeboard 布告牌Z
notif 通知E 滑入4 右下角4 通知栏4
notifi 通告5 通知4
notion 概念5 杂货5 小东西4 柜4 想法3 杂货店3 别致3
notori 众人皆知@ 臭名昭著> 声名狼藉= 公然7 通奸罪2
notorieti 臭名H 恶名G 声名狼藉:
nott 诺丁汉郡H
nottingham 诺丁汉H 诺丁汉郡>
nottinghamshir 诺丁汉郡H
notwithstand 尽管< 虽然;
nought 零5 没有2
noun 名词I 抽象名词8
nourish 滋养品> 滋养; 养料: 营养9 怀有5 健壮4
nous 常识? 精神4
nov 十一月E 月4
nova 诺瓦A 新星< 事2 案2
novandi 意图3
novat 更新5 变更2
novel 小说: 长篇8 新奇5
novelist 小说家N 小说:
novella 中篇小说C 短篇C 律4
novelti 图景? 新奇; 新鲜5
novemb 十一月N
novic 初学者= 新手;
novo 重审A 订5
novus 介入5 干预3
now 现在= 再说8 现已7 刚才7 立即4 完毕3
nowaday 现今A 当今< 现时8 现在3
nowher 无处E 到处6
nowt 恶人A 邪恶6
noxious 有害物? 有毒9 道德败坏6 有害4
nozzl 喷嘴E 口4
npm 脚本7
npmj 获取数据6 自动补全5
npn 晶体管5
nprint 打印2
nps 浮动块: 负压7
nra 登记处7
nrz 不归零制:
nsa 安全局J
nsaid 抗炎药N 非甾体N
nsap 网络服务6
nse 大全7
nsec 纳秒< 毫微秒;
nsf 基金会9
nslookup 域名6
nsp 网络服务8
nst 状态表7
ntd 战术7
nth 第: 最近3
ntu 端接6
nuanc 细微差别Z
nub 结节9 瘤5 要点3
nubil 结婚年龄@ 嫁5
nuclear 核子> 核国家; 核力量8 核能7 战国6 原子能5 核4
nucleotid 核苷酸Z
nucleus 核心< 原子核; 核子6 起点3
nuda 虚;
nude 裸体画: 裸8 无证据7 肉色7 裸体4 约3
nudg 轻推< 推动5 肘5 家伙3
nuditi 裸露E 裸体像E
nuffield 菲尔德;
nugget 贵金属9 金块7
nuisanc 公害: 妨害7 妨5 环境污染3 讨厌2
nuit 晚安H
nuke 核武器H 核电厂A 原子核9 打垮8
nul 空字符8 毁损3
null 空; 零9 零点4 空行4 空字符3 空位3 零位3 零集3 零线3 无效力3 零空间3 零周期3 零元3 空域2
nulla 空4
nullif 废弃4 取消2
nullifi 废弃4 注销3
nullish 永远4
nulliti 无效7 作废2
nullius 拘束力; 无主物5 私生子4
num 号码6
numb 失去知觉= 麻木9 昏迷7 麻痹6
number 数H 编号= 号< 号码7 数字6 行号6 数目5 序号4 号数3 记数2
numder 基数6
numer 数值B 数字A 数控4 数字控制3 数字编码3 擅长于3 数值数据2 数字串2 数值字2 数制2
numeraci 识数N 计算能力A
numeroscop 示数器E 仪8
numver 捣8 弄3
nun 尼姑N 修女A
nunc 补正5 既往5 追捕3 过去3
nuncio 使节8 教廷7
nuncup 口述@ 口头4
nuncupativum 口头5
nunneri 尼姑庵N 女修道院E
nuptia 合法婚姻7 婚前5 赠与2
nuptial 婚礼6 结婚4
nuptiali 结婚证书?
nuremberg 纽伦堡U
nurs 看护@ 护士; 喂奶9 奶妈9 护理8 保姆5 照顾4 户头3 哺乳3 培养3 养育2
nurseri 苗圃A 托儿所> 温床<
nurtur 培育? 养育< 养成; 营养物; 滋长8 助长4 教养3
nut 螺帽< 螺母< 坚果7 疯5 呸5 胡说4 发狂3 狂热2
nutmeg 肉豆蔻Z
nutrient 滋养> 营养物9 营养6
nutrit 营养学A 滋养= 营养; 饮食5
nutriti 滋养; 营养:
nutritionist 营养学家N
nutshel 坚果壳H 东西4
nutter 坚果< 疯子6
nutti 坚果A
nuzzl 蜷; 鼻; 卧4 掘2
nvaccess 从中8
nvs 管理器7
nwadmin 实用程序5
nwextract 实用程序4
nws 新闻9
nwsnut 实用程序5
nylfranc 法兰西= 尼尔8
nylon 尼龙Z
nymex 纽约商品交易所Z
nymph 蛹H 美丽9
nyquist 奎斯特I
nyse 纽约证券交易所@
oack 习惯3
oak 橡木N 橡树A
oakley 克利> 赠券; 眼镜3
oar 划动< 桨手< 划桨: 搅9 桨9
oarsman 划手I
oasi 绿洲H 舒适6
oat 燕麦L 麦片粥: 燕麦粥:
oath 宣誓B 誓言8 誓5 立誓4 譬4 手摸3 起誓3 发誓3
oathoath 违背8
oatmeal 燕麦片M 燕麦粥E
oban 奥: 花呢8
obdur 执迷不悟; 毫不9 无情5
obedi 忠顺> 服从: 遵从9 顺从8 孝顺7 服4 听从3 忠实2
obelisk 剑7 尖塔7 疑问5
obes 肥胖E
obey 遵从C 顺从5 服从4
obit 顺便: 葬礼9 死亡4 附带3 死2
obituari 讣告H 关于5
object 对象J 目标= 客体9 客观8 目标程序6 客观性4 反对2 标的物2 宾语2
objectifi 客观化N
objection 引起反对H 令人讨厌9
objector 反对者6 提出异议5 异议3
objet 艺术品?
oblig 义务; 债务: 债7 施恩惠6 施惠6 责任3 感激3 从债2
obligatio 债< 债务3
obligatori 强制性6 兑4 义务兵役4 强制3 债权3 拘束3
oblige 债主: 债权人4
obligor 义务人7 欠债6 债务人6
obligt 债权3
obliqu 躲躲闪闪= 光明正大: 斜投影8 斜角8 斜5 倾斜4 斜线4
obliter 灭迹> 涂改8 忘掉7 涂抹7 冲刷5 忘却3 抹3 盖3 擦除2
oblivi 不在意= 健忘= 遗忘7 不知不觉6 忘却6
oblivion 忘却? 一片空白; 湮没8 大赦7 大赦令4 遗忘4
oblong 椭圆形> 长方形=
obnoxi 可憎6 令人讨厌6 愉快2 处罚2
obo 双簧管Z
obrog 一项7
obscen 淫秽: 诲淫9 讨人厌8 诲8 猥亵7 可憎6 淫画5 淫猥4
obscur 晦涩; 微贱9 费解6 遮盖4 低微4 昏暗4 难解3 偏僻3 变暗3 无名3
observ 观测> 观察= 观察力6 遵守6 可观测5 监场5 觉察到5 奉行4 观察者3 守约方3 观察学习3 列席代表3 庆祝3 风俗习惯3 观察员3 严格遵守3 可观3
observatori 天文台H 气象台H 了望台A
obsess 着魔; 困扰; 着迷8 摆脱3 迷住3
obsession 不了?
obsidian 黑曜石Z
obsolesc 陈旧9 机能性7 荒废4 过时4 淘汰4 报废3 废3 退化2 陈2
obsolet 废词: 陈旧9 舍弃7 过时6 旧船5 废物5 荒废4 老式4 废弃3
obstacl 障碍6 非关税壁垒4 阻碍3 妨害3
obstant 但是6 相反3
obstetr 产6
obstetrician 产科N
obstin 顽固7 倔强5 公然5 固执4 让步4
obstinaci 难治C 倔强6 固执5 顽固4
obstruct 妨碍: 阻隔7 闭塞4 阻塞4 障碍4 遮3 阻碍3
obstructionist 议事7
obstructor 阻碍7 妨害3
obsur 求5 隐蔽3
obtain 得到6 骗取5 获得5 非法所得4 诈取3 骗3
obtest 抗议4 恳求4 作证3
obtrud 莽撞< 闯入5
obtrus 强迫接受> 莽撞8 冒失7 强行4 闯入4 伸出3 强迫2
obtus 愚钝< 锋利; 钝:
obvers 一面9 对立面8 倒转4 正面4 对应4
obviat 除去6 不必要5 避免3 排除2
obvious 平淡无奇; 明显7 显而易见6 显然4 明白3
occas 诱因: 场合8 时机6 惹起6 起因6 机会3 引起2
occasion 偶而< 有时候< 场合7 临时4 偶犯3 偶2
occident 欧美A 欧美人A 西方< 西方人:
occlus 包藏H 咬合H 闭塞=
occult 神秘学< 遮掩9 掩蔽7 掩7 神秘6 超自然5 不可思议3
occup 职业性; 占领8 占用8 职业6 占领军5 占有5 占用费4 租佃4 占有者3 占据3 职业工会2
occupandi 意图3
occupatio 占领: 征服4 占3
occupationist 占领者E
occupi 居住者7 占5 占领国5 占领者5 占领4 占有者4 占据4 住户3 占用3 从事3 任职2 担任2 全神贯注2
occupt 第二产业E
occur 发生= 想到6 重复子5 出错4 出现异常3 视频文件2
occurr 出现? 应用力学3
ocean 海洋< 海运8 远洋7 远洋运输7 产于7 海洋资源6 海船4 广阔4 大片4 远洋船4 远洋班轮2 海域2
oceanfront 海滨=
oceanograph 海洋学H
oceanographi 海洋学P
och 哟H 哦; 阿:
ochr 赭石C 赭色C
ocr 光学9 文字识别8
ocst 分批3
oct 十月E 月4
octad 八进制7
octagon 八角形N 八边形N
octal 八进制S 八一6
octan 辛烷值@
octav 八度A 八音?
octavus 署名;
octet 八位字节I 排齐;
octob 十月N
octocat 即可3 例子2
octodenari 十八E
octonar 八进制:
octonari 八进制6 八5
octopus 章鱼Z
octre 八7 叉2
octupl 八份N
ocular 目镜; 目击9 眼睛7 眼6 视觉2 凭2
oda 办公4
odd 奇数< 奇< 奇偶8 胜算5 奇函数4 几率4 零散3 零星3 零数3 机会2 成败2 各种各样2
oddbal 古怪9 奇怪6
odditi 怪僻C 怪事= 怪人7 奇特7 奇异4
ode 颂诗D 赋6 定3
odi 数据链5
odious 可厌A 丑恶9 可憎9
odomet 里程表Z
odor 意味; 香味7 名声7 气味5
odorless 嗅8 气味5
odour 臭气7 香气6 声誉6 迹象6 味道4 气味3 名誉2
odyssey 奥德赛Z
oecd 开发3
oedipus 俄狄浦斯Z
oem 制造商6
oesophag 食道H
oesophagus 食道H
oeuvr 作品7
ofer 主动7
off 转销6 权衡4 免罚3 休息3
offa 奥8
offal 鄙弃: 残渣8 下水6 碎屑5 垃圾4 吃4
offbeat 不落俗套; 离奇7 拍5 平常5
offboard 离职<
offcer 军官9 警官5
offenc 罪< 罪行: 违法行为4 犯罪4 连续犯3 作案2 罪过2 死罪2
offencs 保释3
offend 犯: 罪犯: 偶犯6 得罪人4 已决犯4 刑事犯4 累犯3 同谋者3 从犯2 正犯2 冒犯2 进攻2 犯罪者2
offendress 女犯人: 女5 罪犯3
offens 攻击性6 进攻性6 冒犯5 伤感情4 轻罪4 罪行3 既3 罪3 进攻3 攻击3 刑事犯罪2 违禁2 攻击型2
offer 报价< 发价: 要约8 出价6 出售4 盘4 奉献4 牲礼3 索价2 征求2 原发2 提议2
offere 发价9
offeror 报价4
offhand 简慢@ 随便6 即席6 友好4 即时3
offhook 摘<
offic 官员: 办公室9 办公9 职员6 总店5 处4 总公司4 机员4 事务所3 公职3 办事处3 公务员3 职务3 局3 行政官员3 军官2 顾问处2 人员2
officehold 公职人员9 官员4
officeupon 就任< 就职7
offici 官方C 正式; 官员4 法定4 机关作风4 死板4 公文3 官僚作风2 官方消息2 正式照会2 官价2 语文2 公务员2
officialdom 官场? 圈子9 官吏7 官僚主义7 公务员6
officiales 官话= 公文7 用语3
officina 大法官3 法庭3
officio 当然6 依6
offlin 离线; 脱机8 下线4 挂4
offload 卸下8 卸货4
offscreen 画面6 生活3
offseason 淡季=
offset 偏移: 抵销9 胶印9 偏移量8 法印5 位移5 轧差4 扣减3 距3 胶版印刷3 支3 相抵3 偏移电压3 抵消2
offshoot 衍生: 旁系7
offshor 近海C 海面8 海上6 离岸5 固定式3 岸2
offsid 越位N 外侧>
offspr 后辈B 辈9 后裔8 子孙8 产物4 后代4
offstandard 非标准?
offtak 卖出>
ofprocedur 结尾4
oft 再三? 常常>
often 常常5 时常3 频繁3 这样2
oftentim 时常>
ogl 做媚眼E 眉目传情E 挑逗?
ogr 食人魔? 鬼8 怪物8 东西3
ohio 俄亥俄I 俄亥俄州>
ohm 欧姆定律D 欧@
ohmic 电阻:
ohn 受约束;
oil 油B 石油B 原油5 油渍4 加油器4 油壶4 油状4 涂油3 采油3 融化3 燃油3 加油3 用油3 油画3 矿场3 基础油3 石油资源3 石油勘探2 轻油2
oilbear 油页岩=
oili 油嘴H 油滑H 油4
oilmil 油5
oilse 籽@
ointment 油膏E 软膏D
okay 好6 签4
oklahoma 俄克拉何马Z
okra 秋葵K 豆@ 羊角8 荚5
old 旧@ 老7 原浆6 老帐4 人才4 老年4 往昔4 熟手4 累犯3 高龄3 上期3 原名3 年长3 旧式2 古老2
olden 古时= 从前9 衰老8 老5
older 早8 较3
oldest 最早;
oldfield 奥德E
oldham 奥尔德E
oldi 老人A 陈旧6
ole 嵌入5
olfactori 嗅神经C 嗅觉? 味道5
olga 奥尔加Z
oligarch 寡头E 少数9
oligarchi 寡头政治I 少数3
oliv 橄榄? 橄榄枝? 橄榄树? 橄榄色? 黄绿色; 铁锤9 黄褐色6
olivetti 奥利维= 利3
olivi 奥利维E
olivia 奥利维亚Z
olli 奥利Z
olt 联机3
oltt 联机3
olymp 奥林匹克运动会A 奥林匹亚< 奥林匹斯: 强有力7 巨大3
olympia 奥林匹亚N
olympian 奥林匹克C 奥林匹斯; 威严7
olympus 奥林匹斯> 天堂:
oman 阿曼N
omar 奥马尔Z
ombudsman 专员B 司法官员4
omega 终了? 最后2
omelet 煎蛋E 炒蛋? 煎蛋卷?
omelett 炒蛋E 煎蛋卷E
omen 前兆; 预兆: 征兆6 预示3 显出3
omeprazol 奥美拉唑N 洛赛克N
omg 集团3
omicid 致4 杀人2
omin 恶兆D 吉利= 预兆6 预示3
omiss 遗漏= 漏报7 重覆4 差误4 懈怠3 删节3 疏忽3 漏检3 漏3 省略2 渎职罪2
omissus 明文规定<
omit 省略B 省去5 遗漏3 某事2
ommis 杀人3
ommiss 疏漏: 懈怠6 过失罪6 遗漏6 作为4 消极3
ommiun 公有5
ommor 不道德4 猥亵4 性质3
omnibus 精选集9 总括6 公共汽车4 方面4 多项3 综合性3 囚车3 马车3
omnicompeten 全权8
omnifont 全3
omnimoda 全权代表@
omnipot 无所不能C 彻头彻尾; 全能; 臭名昭著8 万能6
omnipres 常存C 无所不在?
omnisci 无所不知I 知8 上帝6
omput 制图6
onactu 抵押放款=
onboard 入职N 新手引导N
onc 开放4
oncolog 肿瘤学Z
oncologist 肿瘤学家H 肿瘤<
oncom 到来C 新兴: 来临8 接近4
one 一个F 之一7 一对一6 单一性3 同一性3 多个3 单体2 其中2 后果自负2 如果2
oner 负有? 艰巨; 苛7 繁重5 有偿3
oneri 壁7 靠3
oneself 自首9 自己6 摆脱困境5 到场5 法网4 自行3 自杀3 坚决3 自缢3 对立3 投案3
ongini 本地3
ongo 不间断8 前进4 发展3 进行2
onion 洋葱F 掉泪E
onlin 联机服务> 网课6 在线5 网店4 联机3 店铺2
onlook 袖手旁观I 旁观者<
ono 报价4
onset 进攻: 攻击5
onshor 陆上A 向陆?
onsit 就:
onslaught 猛攻; 突击: 猛击7
onstag 前台8
ontario 安大略湖Z
onto 之上4 一行4 放置2
ontolog 本体论H 存在论D 论4
onus 耻辱4 举证责任4 负担3
onvent 发明创造H
onward 出海6 向前6 启航6 前面3 前进3 先2
oomph 性感; 精力7 吸引力5 热情4
oop 哎哟N
ooz 渗流? 分泌物< 渗出8 泄漏6
opac 透明体< 透明度9 电波6 在线4
opal 猫眼石N 蛋白石N
opaqu 透明? 白底; 以免8 传热6
opc 普查局N
ope 算符3
opec 欧佩克Z
opeer 采购4
open 打开S 开6 开放5 公开5 开放式3 开口3 开立3 开盘2
opencast 露天开采>
oper 操作E 运算; 算子: 操作员9 算符9 运算符8 营业8 经营7 操作系统5 操作符5 业务3
opera 歌剧E 家畜4
operand 操作数R 对象3
operat 歌剧F
operation 开始运转; 实施3
operi 佣工? 劳务4
opg 开盘9
ophthalmologist 眼科N
opiat 制剂? 鸦片6 镇静剂6 催眠5 麻醉5 缓和3
opin 以为9 想5
opinio 意见6
opinion 意见? 意见书9 发表意见5 民意5 意见分歧4 保留意见4 意见调查4 见解4 舆论3 舆论压力3 执迷不悟3 舆情2 民意调查2 高明2 信用调查2
opioid 肽; 鸦片8 活性4
opium 鸦片L 禁毒8 贩毒5 吸食4 毒品4
opossum 负鼠E
oppen 对方?
oppon 政敌9 敌手7 对面6 对手6 反对者4 敌对3 竞争3
opportun 机会> 机会成本< 时机: 商机6 机会均等6 机会主义5 恰好2
opportunist 机会主义D 投机取巧A
oppos 抗争8 反对者5 色块5 反对票4 对面4 对方3 对抗3 抗诉3 反对3
opposit 另一侧5 在野党5 两法5 对立面4 对面4 对方4 相反4 异议3
oppositon 反对党G
oppress 压迫; 压制性; 压抑9 受压迫8 逼供3 沉闷3 沉重3 压制3
oppressor 压迫者= 压制4 强迫3
opprobrium 不名誉7 轻蔑6 责骂6
opsit 财务状况6
opt 取决于4
optic 光N 光学= 光通信4 光盘4 眼睛3 光源3 光学系统3 光程3 镜片2 光纤网2
opticaldisplay 显示终端5
optician 光学仪器H 眼镜:
optim 优化K 最佳= 最优8 最优化7 最佳化4 最优控制3 代码优化3 乐观3 性能优化3
optimis 最优化8 尽可能6
optimist 乐观? 乐天? 乐观主义? 乐观锁9
optimiz 优化8
optimum 最佳A 最优7 最适5 最4 最佳解3 最佳值3
optio 监护5
option 选项L 任选> 选; 选择权9 任4 选择4 选择项3 可选项2 期权2
opto 隔离器=
optoelectron 光电子F 光电子学? 光电7 电子器件6
optomagnet 磁学: 磁3
optometrist 配镜H 验光师H
opul 富裕9 奢侈4 豪华4 丰富4 大量3
opus 作品:
oracl 神谕N 预言6
oragn 法学院:
oral 口头@ 口试7 口6 口述6 口头报告5 口语2
orang 桔子@ 橘色@ 橙皮< 橙色; 柑橘8
orangutan 猩猩Z
orat 致辞= 雄辩家= 演说者: 引语9 演讲者8 雄辩4 演说4 请愿4
oratori 演讲术A 雄辩; 演说5 演讲5
orb 球状物9 球形6 天体6 圆形4 球4
orbit 轨道C 眼眶; 转圈8 轨道控制6 轨道站5 常轨5 人造卫星4 盘旋3
orc 奥克斯E 虎鲸E 妖魔D 乐队:
orca 逆戟鲸I 兽6 魔鬼6
orchard 果树林N 果园E
orchestr 管弦乐= 管弦乐曲= 管弦乐队9 编曲3 编排3 协调2
orchestra 管弦乐队? 乐队8 演奏6
orchid 兰花N 淡紫色?
ord 运筹学6 处2
ordain 圣职= 注定5 任命4 颁布4
ordeal 煎熬9 火神6 神6 严酷6 痛苦3
ordeff 矿藏9
order 定货: 次序: 定单9 令9 有序9 顺序7 订货7 序6 订单6 指令5 秩序4 定货单4 排序4 通知单3 阶3 命令3 定购3 记名2 分批2
ordin 条例9 序数9 法令5 神职4 序号3 礼3 治罪3 警察部队3 市区2
ordinac 贿赂3
ordinair 葡萄酒7
ordinari 普通A 一般4 平常3 通常3 普通股3 正常2
ordinarili 通常4
ordinarius 常任< 法官3
ordini 抗辩权<
ordnanc 军械G 大炮: 武器4
ordo 私2
ordonn 法令4 条例3
ore 矿石? 矿砂; 富矿石9 矿5
oregon 俄勒冈Z
org 组织架构9 有效值3 域名3 以此3 如2
orga 文件组织5
orgainc 细则5 组织法4 条例4 构成3
orgainz 国际劳工组织H
organ 组织K 有机5 机关4 组织系统4 文件组织3 数据组织3 结构3 器官3 编制者3 创办2 机构2 风琴2
organis 生机6 组织者6 有机4 组织4 创立4 发起人3
organism 有机体J
organist 弹奏? 风琴>
organiz 各5 组织5 组织法2
organizatiion 基层政权;
organizatio 振兴B
orgasm 高潮6 爆发4 极度4 兴奋3
orgi 宴乐C 无节制7 狂欢7 放荡5
orgigin 单一3
orient 面向L 定向7 东方5 取向4 诸国4 面向对象4 方向4 着重3 向东3 东方人2 面向市场2 向2
orientedl 面向对象=
orific 孔口H 小孔< 孔3
origin 原始A 原8 原产地7 始发7 正本6 初始5 原来4 产地4 独创4 起源4 原本3 原点3 源3 原有3 起始3 原作3 始发站3 起航3 创意3 发自3 原判3 创始2 起因2 出身2
origini 出生地A
orign 维持原判C
orion 俄E 猎户星座E 翁E
orismolog 学9
orkney 奥克尼R
orlando 奥兰多Z
orlean 奥尔良Z
ormond 奥蒙德C 蒙7 奥2
ornament 观赏植物: 观赏用: 装饰性7 装饰6 附着物6 装饰物5 点缀4 装饰品3
ornat 华丽6 装饰4
orneri 刁难< 脾气坏< 低劣5
ornithologist 鸟类=
orphan 孤儿C 孤儿院6 双亲6 孤立5 弧4
orphanag 孤儿= 孤儿院<
orpheus 菲8 士7
orthocod 垂5 正交3
orthocompl 补8 正交2
orthodox 正统7 传统6 惯常6 固有2
orthodoxi 正教K 正统7 说法4
orthofilm 正片E
orthogon 正交L 直交7 正交变换5 正交关系4 直角3
orthogonaliz 正交9
orthograph 射9
orthonorm 正交系9 正交7 单位向量5
orthopaed 整形术A 整形5
orthoped 整形术A 整形5
orthoscann 扫描器7
orthotrop 正交=
orton 奥: 顿4
orwel 奥威尔Z
orwellian 上述5
osa 开放系统8
osaka 大阪Z
osborn 奥斯本Z
oscar 奥斯卡金像奖H 钱5
oscil 振荡C 振荡器C 彷徨: 振动5 电波4 振荡电路4 动摇4 犹豫2
oscillograph 记录仪@
oscillomet 示波器@
oscilloscop 示波器R
osf 基金会9
osi 开放式系统;
oslo 奥斯陆S
osman 奥斯曼Z
osmosi 潜移默化C 耳濡目染C 渗透性; 渗透4
osprey 鹗H 白色8
ostens 诡称= 看得出; 名义6 假装4 表面3 显然3 外表2
ostentati 铺张= 华美: 招摇: 夸示7 显眼5 炫耀3
osteoarthr 骨关节炎Z
osteoporosi 骨质疏松症Z
ostrac 流放9 放逐8 排斥7
ostrich 鸵鸟Z
oswald 斯瓦德N
othello 奥赛罗Z
other 差异性8 其他6 托带6 其他人4 相异3 他人3 不同2 托2 拨2
otherwis 否则E 另行规定4 未列3 别的2
otherworld 阴间< 来世; 超自然9 空想5
otiti 耳炎Z
otp 验证码E
ottawa 渥太华W
otter 水獭N 水獭皮N
otto 玫瑰油Z
ottoman 土耳其@ 土耳其人;
otward 寄销3
ouch 扣环A 哎< 胸针< 饰物9
ought 应该9 大概7
ounc 雪豹H 盎司A 少量4
ouptut 实5
ourselv 自己8
oursin 呢6 辛3
oust 罢黜D 革职8 驱逐5 剥夺4 免职4 逐出3
ouster 撵走B 剥夺8 驱逐5
out 边远= 题外9 次货6 市区5 偏僻5 退关4 在外3 详情2 超时2
outag 储运= 宕机8 挂了8 挂掉8 瘫痪4 供3
outarray 数组3
outback 在内9 内地8
outboard 向舷外B 舷外B 外侧8 外围5
outbound 出7
outbox 待发A
outbreak 爆发: 火警8 暴动3
outbuild 外屋A 建筑物4
outburst 突发7 暴乱6 爆发5 破裂4
outcast 无家可归: 流浪者6 逐出4 驱逐3 遗弃3
outclass 远胜? 远高于? 轻易9
outcom 哪6 结果3
outconnector 流线9
outcri 喊价= 倒彩< 强烈抗议6 响5 喊叫4 尖叫4
outcrop 地表? 矿苗= 露头= 露出: 爆发3
outdat 过时< 落伍5 旧式4
outdegre 端3
outdent 减少3
outdevic 输出设备:
outdo 战胜8 胜过6 超越5
outdoor 户外> 户外广告: 野外: 屋外8 露天5
outdoorsman 野外8
outer 外部6 外层5 外5 外积5 外面4 远离3 外貌3 外层空间2
outermost 远离8 外面6
outfield 外野手C 外场= 边境4 世界3
outfit 穿搭7 装备6 配备5 用具4 衣服3
outfitt 用品商店N
outflow 流出: 外流9 流出物9 资金外流6
outgo 传出= 外向7 乐于助人6 外出5 输出5 引出4 呼3
outgrow 比高= 适于4 成长4
outgrowth 副产物; 分枝7 发展2
outhous 外屋A 户外7 厕所4
outing 郊游@ 远足>
outlandish 气派= 偏僻7 古怪4
outlast 逃生E 长久:
outlaw 取缔6 逐出3 失去2
outlawri 宣布4
outlay 支出6 基建投资6 支出费用6 财政预算6 耗资3 花费2
outlet 门路; 发泄7 插座4
outlier 露宿I 异常值A
outlin 大纲I 轮廓4 分级3 外线3 这些3 外形2 描画2
outliv 健在; 经久: 活3
outlook 展望> 望8 市场前景7 前途4 景色4 前景3 观点2
outmaneuv 智胜A 制胜< 谋略:
outmod 废弃8 过时5
outmost 最4
outnumb 数目4 比2
outpac 赶8 超过4
outpack 外包装@
outpati 门诊病人Z
outperform 胜过;
outplant 远距D 摇控?
outport 外埠: 港6
outpost 前哨Q
outpour 流露< 注6 流出4
output 输出S 产量6 投入产出4 输出量3 输出设备3 产出2 输出区2 产出率2
outrag 义愤填膺9 凶残9 气愤9 不能容忍7 凌辱6 肆无忌惮5 暴虐5 愤慨4 寻常4 可恶3 触犯3 暴行3
outreach 上风8 开发信7 陌拜4 陌生拜访4 超出3 胜过3 远3 伸出3
outreal 实数8
outright 总共5 一直5 立刻4 直率3 率直3 外汇率3
outrun 逃脱8 超过6
outsand 余数9 余额2
outscor 得分:
outscrib 机2
outset 着手< 最初5 开头4
outshin 相形见绌< 失色: 光亮6 发光3
outsid 外人6 非会员6 外界5 之外5 区外5 外5 局外人4 外部4 非上市3 场外3 门外汉3 对外2
outsiz 特大号H 特大C
outskirt 近郊N 市郊@
outsmart 瞒过; 打败6 聪明4
outsourc 利用3 外2
outspoken 直言无讳C 坦率5 坦白4
outstand 未7 在外6 清帐3 未了3 尚未付清3 应拨2 偿2 外运2
outstandard 设4
outstretch 伸开= 延伸6 扩张5
outstrip 凌驾? 追7 胜过5
outturn 卸货5 到岸3 外界3
outward 外运6 外服6 出口5 销货运费4 外4 在外3 出港3 外地3 寄销品3 运出2 外线2
outweigh 比重C 比4
outwit 以智取胜N 瞒骗E
outwork 屋外H
oval 卵形N 椭圆形A
ovari 卵巢A 子房A 果核;
ovarian 卵巢A 子房A 果核;
ovat 喝采A 热烈欢迎A 凯旋:
oven 灶H 烤箱H 子宫9
ovenproof 耐热H
over 遗留物5 遗留5 次级3 极度3 过度2 优先权2
overag 溢8 盘亏6 松4 缺4 盈2
overal 总8 全面7 总体6 从头到尾5 总的说来5 全盘4 从头至尾3 罩衫3 全面规划3 总长度3 全线3 综合3 全额3
overappli 过5
overarch 首要=
overbal 出超=
overbear 压倒一切> 骄傲自大> 蛮横8 傲慢6 压倒5 压迫5 专制4 自大4
overblown 停息E 浮夸? 盛开?
overboard 浪7 落4 扫4 落下4
overbought 买空7 买进5
overburden 重担7 过重6 负担4 劳3
overcapac 利7
overcapit 估3
overcast 愁闷A 阴天A 阴暗7
overcharg 装药9 讨价5 充电4 超载4 超支3 要价2 渲染2
overcoat 大衣E
overcom 得胜8 战胜7 克服7 胜过5
overcommit 过量?
overconfid 过于自信E 疏虞A 自恃?
overcook 烹调=
overcount 卖出5 经过3
overcoupl 耦合4
overcrowd 拥挤9 挤满6 容纳5
overdepreci 高估=
overdo 过分劳累@ 过火7 夸张4 过度3 过分3
overdos 配药= 沉溺6
overdr 工作过度= 驱使7 超速6 档4
overdraft 透支G 气流3
overdraw 透支6
overdrawn 透支9
overdu 过期< 过期未付9 早就7 未兑7 误期7 逾期6 船期4 迟到4 滞纳4 催账4 催款3
overeat 过量;
overemphas 强调6
overestim 过4 高3
overexpenditur 超支?
overextend 过分8
overfit 过拟合Z
overflow 溢出R 上溢8 溢出检查5 超值3 充溢2 溢值2
overfolw 溢出4
overgrow 长满< 得3 大使2
overgrown 植被? 不合身; 发育4 生长3
overh 过热A 过分3
overhang 悬垂= 分数线4 之上4 过剩3 伸出3 部份2 逼近2
overhaul 翻修; 检修: 大修7 革新3 精细2
overhead 间接; 制造费用8 开销7 总开销6 从头到脚3 高架3 操作法3 头上3 内务3 费用率2 天花板2 井场2
overhear 偷听< 听到<
overheat 过热H
overhour 空余; 加班5
overinterest 外加5 过2
overinvest 过份?
overinvo 发票3 高价2
overissu 滥发; 过度3 超额3
overjoy 非常高兴A 狂喜:
overkil 超量@ 杀伤; 毁伤4 威力4
overland 陆路A 陆上运输5 内陆4 陆地4
overlap 重叠J 遮住3
overlay 覆盖D 重叠: 负担过重5 复盖4 画面2
overleaf 背面: 次页:
overlength 超长D
overload 重载F 过载= 超负荷6 超载5 超重3 负荷3
overlook 眺望> 远眺> 俯瞰> 没4
overlord 霸主C 君主9 霸权4
overmort 人数9
overnight 一夜= 晚上: 整夜9 昨晚9 通宵9 隔夜8 隔日7 前夜6 前一天4
overpaid 缴7
overpass 旱桥? 立交桥? 天桥; 胜过4 超越3
overpay 多付@ 逾额7 付3
overplay 演8 过分5 夸张3
overplus 超出5 过2 剩余2
overpopul 人口过剩H
overpow 迷药; 压倒性8 胜8 克服5 击败4 抵抗3
overpr 索价过高@ 太3 高3
overpric 定价3
overprint 印刷4
overproduc 超产S
overprogram 编程6
overpunch 穿孔4
overr 高估7 过2
overreach 伸张< 走过6 过火5 伸5 以上4 过分2
overreact 反作用6 过度5 反应4
overrelax 松驰: 逐次3
overrelex 松弛法;
overrid 替代= 重写5 基类3 因为3 奔3 无视2
overridden 这里7 替代5 某种3
overriden 替代3
overrip 衰萎E 颓废9 熟8
overrul 批驳? 威压; 驳回6 打败5 否决4 统治3
overrun 超限@ 风行一时; 过速: 移行8 超载5 超过4 超支4 蹂躏4 泛滥3
overs 特大型; 监票人6 超大型4 工头4 监督2 极大2
oversav 储蓄4
overscan 过3
overse 望; 偷看8 俯瞰7 看3 监察3
oversea 海外E 华侨6 国外6 买者5 海外投资5 科研项目4 侨汇3
overseas 归侨H
overshadow 遮阴@ 相形见绌; 失色9 蒙6 阴暗4
overshoot 冲:
oversid 船边; 驳船4
oversight 失察; 勘; 监督权9 照料5
oversimplif 简单化: 过分6
oversimplifi 单纯化A
overspe 超速<
overspend 筋疲力尽8 超支6 花费4 过度3
overspil 过剩人口E 落9
overst 高估6 夸大3 夸张3 计3 稳定性3 强调3
overstaf 配备8
overstat 估值5 夸大4 负责3
overstep 踏过= 逾越; 违犯5 超出4 越权3
overstor 储:
overstress 超载< 过载8
overstrik 加粗:
overstuf 又;
oversubscrib 订购4 超额3
overt 的话5 公然5 明显4 售卖4 公开3
overtak 赶上9 降临8 压倒6 超越3 代替2
overtax 过重: 过度4 抽税3
overthrow 打倒; 倾覆9 瓦解7 推翻6
overtim 加班@ 加班费: 加班津贴9 延长时间8 加班加点7 超期服役6
overton 弦外之音C 泛音= 折光= 暗示4
overtonnag 吨位5
overtur 序言9 前奏曲8 交涉5 提案5 奏4 开端4 主动3 提议3
overturn 翻倒: 翻车9 推翻7 破灭6 垮台6 倾覆5 革命4 颠倒3
overtyp 改写B
overus 过度7 驱使7
overvalu 尊重4 过3 高3
overview 概述D 概览= 标尺7 概观4 看法2
overweight 重于? 超重8 过重8 重视4 优势3 超过3 过于2
overwhelm 压倒性: 压倒: 打翻9 绝大多数6 压垮6 不知所措5 淹没5 抵抗4 倾覆4 制服3
overwork 劳累过度N 工作过度E
overwrit 覆盖< 覆盖文件5 重写4
overwritten 覆盖5 多次3
overzeal 热忱?
ovon 双向8
ovshinski 奥9
owe 欠钱: 亏欠9 感恩7 归功于7 归因于7 欠7 未付4 怀有4 受惠3
owen 欧文斯N 欧文A
owership 衡平法9 所有权2
owl 猫头鹰? 走私;
owler 走私船? 走私者?
own 拥有8 自有7 国有4 持有3 财3 其他人2 国营2
owner 所有人= 业主; 所有者9 物主8 有人7 货主5 业主权益4 拥有者3 船东2 失主2
ownerless 无4 畜4 无主物3
ownership 所有权C 所有制? 集体所有制5 公有制3 所有权状3 所有权证3 私有制2 拥有者2
ownershp 有权5 共3
ownload 下载6
owonership 公有制: 公4 有权2
owrer 所有人4 争执3
owt 事6
oxbridg 剑桥大学N 牛津A
oxford 牛津H 牛津大学E
oxfordshir 牛津郡N
oxid 氧化G 氧化掩模8 捕俘6 氧化物6 氧5 生锈5
oxon 牛津郡N
oxygen 氧E
oxymoron 喻= 矛盾3
oye 肃静H
oyer 审理6 听3 审2
oyster 沉默者H 牡蛎B 蚝B
ozon 臭氧B 新鲜5 愉快3
pablo 巴勃罗@ 帕=
pabx 分机8
pace 步: 踱步8 匀速7 步测7 步调5 调4 定3
pacemak 标兵C 起搏器C 步2
pacer 定调> 领4
pacif 太平洋< 和平主义9 靖9 非战9 爱好和平6 平定5 反战4 媾和4 抵抗4 和约3 平时3 调解人3
pacifi 绥靖= 慰抚8 奶头6 镇静剂5 调解人4 橡皮4 安慰3 服从2
pacifica 占领5 和平2
pacifist 和平主义者C 反战9 抵抗4
pack 包装@ 压缩7 装箱单5 语言包4 外包装4 满座4 花色4 打包3 装箱3 塞满3 装配3 满满3 内包装2
packag 程序包B 包> 组装< 封装8 软件包6 笼统4 包装4 包装业3 包装用3
packard 惠普公司E
packer 罐头食品C 包装工人= 打包机= 搬家5 批发商2
packet 包D 分组; 包交换9 小包4 报文3 装进2
pact 公约@ 贸易协定3 条约3
pacta 公约4 无形3 合约3
paction 公约3 合约2
pactum 协约< 合约3
pad 填充9 印色6 脚底6 垫6 装填4 插入法4 垫料3 反衬3 焊接3 浮动块3 填料3 填补3 衬垫3 充3 废话2
paddi 稻< 爱尔兰人9 囚牢9 警车7 谷5
paddington 丁9 帕5
paddl 戏水; 桨; 拌8 划桨7 搅6 涉水5 划船5 翼5
paddler 明轮船? 涉? 划桨9 涉水6
paddock 围场Z
padlock 挂锁E 进入3
padr 随军H 神父;
paean 凯歌E 赞美歌? 歌8
paederactia 鸡奸@
paediatr 儿科H
paediatrician 儿科A
pagan 信仰者9 异教8 异教徒8
page 页I 页面B 分页> 页表5 侍4 书页4 式调度3 起始页2 页码2
pageabl 分页< 可调8
pageant 盛会E 露天表演E 游行> 虚饰7
pageantri 历史剧C 壮观8 虚饰6 华丽4
pagin 逐页9 页码5 分页5
paginari 逐页>
pagingout 调出E
pagoda 宝塔Z
pai 据4
paid 已付@ 付讫9 缴入7 实收6 付清6 还清6 付足6 缴清5 已3 完税3 增收3 补缴3 实缴3 缴3 付费2
paig 佩奇Z
pail 提桶N 桶6
pain 作痛9 疼9 痛点7 令人烦恼7 伤感情5 痛苦5 疼痛4 佩4 苦恼4 辛苦4 痛3 怨恨3
painkil 止痛片H 解痛药H 止痛药<
painless 无痛苦E 无痛< 痛8 费力5
painstak 工夫@ 煞费苦心@ 苦心@ 辛苦6 勤勉5 费力4 小心4
paint 油漆; 绘画; 涂脂抹粉9 描画7 涂漆5 绘5 矫揉造作5 画4 点缀3 颜料3 刷2 描绘2
paintbrush 画笔J 漆刷F
painter 油漆匠A 画家@ 绘画5 色彩4
paintwork 油漆<
pair 指南8 成8 配对7 偶6 一双5 着色4 二点4 对模型3 对系统3 括号3 电子对3 一对3 对偶2 一副2 扭2
paisley 佩斯利C
paitent 病患F
paiti 奇偶校验5
pajama 喇叭裤E 裤; 睡衣6 宽松4
pakistan 巴基斯坦G 卢比7
pakistani 巴基斯坦N
pal 交友A 结伴< 同志9 朋友5 同谋4 伙伴4
palac 宫D 宫殿? 大厦9
palaeozo 古生代Z
palai 舞厅N
palat 腭; 味觉; 好吃8 可口6 美味5 趣味5 爱好3
palati 堂皇B 宫殿= 宏伟6 庄严4
palatin 宫廷9 巴拉9 宫庭8 腭6 伯爵4 宏伟3 王权3 毛皮3
pale 栅栏7 失色6 苍白6 界线4 变暗4 暗淡3
paleolith 旧石器时代Z
paleontolog 古生物学N
paleontologist 古生物学E
palestin 巴勒斯坦N
palestinian 巴勒斯坦N
palett 调色板> 面板9 常用命令4 颜料2
palisad 围护E 木栅E
pall 柩= 棺罩= 遮盖6 笼罩5 乏味4 吸引力3
pallet 草铺< 夹板: 棘爪8 托盘8 简陋5 调色板4
palliat 掩饰8 辩解者6 缓和6 辩解5 罪过4
pallid 无生气< 暗淡7 苍白7
pallor 青白N 苍白9
palm 掌中= 棕榈油= 棕榈= 掌纹7 手掌7 握手5 胜利4
palmer 变戏法? 朝圣者? 毛虫?
palmerston 帕默斯顿Z
palmetto 蒲葵N
palmprint 掌印N 掌纹@
palmtop 手持式S
paln 临时性7 过渡4
palpabl 触摸9 感知6 明显3
palpit 悸动< 心跳; 跳动7
palsi 中风< 麻痹; 瘫痪5 颤动4
paltform 升7
paltri 不足取< 可鄙: 琐碎8
pam 脉冲幅度A
pamela 帕梅拉Z
pamper 宠= 娇养9 过量9 吃饱7 饮食7 纵容4 放纵3
pamphlet 活页文选N 小册子?
pan 上下左右: 土层: 平锅: 摇镜头: 淘洗: 淘金: 移动镜头: 泛美9 浅盘7 盆地7 泛美主义7 全景5
panacea 灵丹妙药H 万能5 药5
panach 羽饰C 威风= 夸示9 炫耀4
panama 巴拿马城D 巴拿马< 丈量9 巴拿马运河7
panamanian 巴拿马J 巴拿马人I
panason 日本松下公司Z
pancak 烙饼E 薄煎饼E 烤饼<
pancrea 胰腺N
pancreat 胰腺炎N 胰腺E
panda 大熊猫N 小熊猫N
pandect 大全7 法典4
pandem 全世界7 普遍4 流行4
pandemonium 乌烟瘴气= 阎王殿= 魔窟= 大吵大闹8 一片8 无法无天5 地狱4 混乱3
pander 卑劣地< 拉皮条7 怂恿7 串通6 恶5 勾引3
pandora 潘朵拉Z
pane 窗格I 窗玻璃9 方框4 方格3
panel 面板M 屏5 嵌板5 控制板4 镶板4 板4 控制面板4 嵌镶3 座谈3 小组2
panelist 答问> 演出4
pang 苦闷9 剧痛9 悲痛7 折磨4
panhandl 讨钱< 锅8 行乞6 狭长6 乞丐5 街头3 柄2
pani 白令A
panic 应急转储: 恐慌9 惶恐7 应急5 惊慌5 镇定4 狂热2
panick 恐慌A
panicki 惊慌失措C 恐慌;
panopli 华服@ 披甲@ 美饰@ 幅7 盔甲4
panoram 全景E
panorama 全貌E 概论< 全景;
pansi 三色堇N
pant 长裤9 气喘吁吁7 裤子7 衬裤7 悸动6 短裤5 喘息5 女式4
pantheon 神殿D 神庙;
panther 黑豹H 美洲豹A 豹@
panti 女裤A 童裤A 食品柜< 短裤7 女式6
panto 童话剧? 哑剧= 舞剧; 表意7 手势4
pantograph 图仪N
pantomim 哑剧? 舞剧< 打手势: 手势5 演3
pantri 餐具: 食品5 室3
pantsuit 套装? 裤9
pantyhos 连裤袜Z
paolo 保罗C
pap 乳头状< 流质食物< 软食< 奶头6
papa 爸爸E
papaci 教皇统治> 皇权> 罗马教皇> 世系6 教皇2
papal 罗马教皇< 教皇:
paparazzi 狗仔队Z
papaya 番木瓜N
paper 纸: 纸带7 票据6 纸币6 坐标纸5 纸张5 底稿4 记录纸4 输纸3 纸包装3 壁纸3 证件3 纸面3 复写纸3 论文3 换纸2 征文启事2 虚盈2
paperback 平装本> 纸面<
paperweight 镇纸@ 压7
paperwork 文书工作@
paprika 红椒E 红灯笼E
papua 巴布亚N
papyrus 草:
par 平价= 面值< 票面价值9 票面8 票面价格6 票面值4
para 帕拉Z
parabl 隐晦? 寓言9
parachut 降落伞N 跳伞E
parad 阅兵? 游行: 游行示威: 列队行进9 列队9 炫耀3
paradigm 范例: 词形变化9 式样5 纵5
paradigmat 词形变化= 纵7 模范7 例证6
paradis 伊甸园A 乐园> 天堂:
paradox 似非而是< 悖论< 自相矛盾; 反论9 诡6 怪事6 矛盾3 荒谬3 境2
paraffin 石蜡E 蜡8 烃5
parag 同等6 相等3
paragon 典范8 完美4 完4
paragraph 段落< 短讯7 节前5 段5 段落标记5 税号5 前段5 短评4 前项3
paraguay 巴拉圭Z
parakeet 鹦鹉C 长尾C
paral 并行3
paraleg 专职7
parallax 视差O
parallel 并行B 平行; 并行性7 并行处理6 相匹敌4 并行算法4 并行机3 并行传输3 并联3 并行口3 并行接口2 并行程序2
paralog 谬误9 不合逻辑9
paralys 惊呆9 麻痹8 瘫痪8 烂醉7 气馁4 无力2
paralysi 麻痹8 瘫痪7 停顿7
paralyz 瘫痪= 麻痹9 无能为力7
param 该3
paramed 伞降C 军医9 急救5 伞兵4
paramet 参数U 参数表3
parameter 化9
parameterless 参8 无3
parametr 参量>
parametron 元件2
paramilitari 军事4
paramodul 调解法C 调解6
paramount 至上6 最高4 首要3 首长3 平2
paramountci 首要8 至上6 最高3
paramour 奸妇E 奸夫A
paranoia 偏执狂@ 妄想= 多疑9 酒精性5 狂5 妄想症3 症2
paranoid 患= 偏执狂6 妄想6 狂2
paranorm 可知< 超过5
paranot 派生7
parapet 女儿墙E 胸墙E 栏杆9 扶手7
paraph 花押= 划5
paraphas 倒9
paraphernalia 随身@
paraphras 意译A 解述? 释义= 降重; 改写7
parapraxi 倒错E 行动4
parasit 寄生G 寄生虫< 食客8
parasol 阳伞E 伞:
parastat 国营8
paratroop 伞兵D
paratus 随时=
paravail 债务人3
parcel 包裹? 邮包8 一宗7 包裹单6 打包4
parcen 继承人3
parcenari 继承2
parch 干透E 炒? 焦:
parchment 学位证书H 毕业文凭A 羊皮纸>
pardel 包裹9
pardon 特赦= 赦免9 赦令6 求得6 赦5 宽恕4 宽赦3 大赦3 原谅3
pare 消减? 削9 剥8
parellel 并行4 终端设备3
paren 监护5
parent 父C 父母; 父代9 双亲6 父母亲6 亲权5 母公司5 带娃4 爸妈4 其父4 亲体4 母体4 育儿3 生身父母3 赡养父母3
parentag 门第@ 来历; 出身6 起源4 血统3 家3
parenthes 括; 括号7 圆括号4 层数3 混用3
parenthesi 圆括号6 插入语6 括号6 小括号5 插曲5 方括号2
parenthood 计划生育8 父母4 身分3
parenti 父母5
parenticid 亲6 杀4 母4 杀害3
parentless 孤儿8 父母6
pareto 巴9
pari 巴黎= 同样7 同等5
pariah 贱民A 放逐6
paribus 不变3
paricid 尊长? 杀:
pariet 体壁A 顶骨A 壁5 膜4
parish 教区9 贫8 堂8 记事3
parishion 教民Z
parisian 巴黎C
paritcip 缴纳4 捐献4
pariti 奇偶校验A 奇偶> 平价9 平准8 奇偶性5
park 停车B 公园; 帕克斯; 泊车; 停车处8 工业区4 置于3
parka 派克A 大衣A 皮制9
parker 停放I
parkin 姜饼A 麦片A
parkinson 帕金森Z
parkland 树丛= 开阔5 场4
parkway 公园道路E 驾车8
parlanc 说法9 来说5 发言4 用语3 讲3 说话3
parlay 连本带利; 利用3 赌2 增值2
parliament 议会= 欧洲议会7 国会7 英国上议院5 议院4 议事录3 下议院2
parliamentar 议会8
parliamentari 议会= 议院< 议会选举6 议会制5 国会5 议员3 律师业3
parliamentarian 议会制9 国会议员7 代议制6 议会3
parlor 小店H 客厅> 会客室<
parlour 雅座H 客厅> 会客室<
parma 中度E 深紫色E 帕尔马?
parmesan 帕尔马E
parnership 无限公司=
parochi 目光E 地方性9 教区7
parodi 诗文@ 打油诗< 拙劣9
parol 假释; 口头7 假释官5 保外就医5 誓言5
parole 假释犯; 假释5
parotid 腮C 腮腺C 耳6
parper 机密文件=
parquet 木地板F 正厅@ 池座@
parri 闪避? 挡开< 回避4
parricid 杀;
parrot 学舌C 应声虫C 鹦鹉: 模仿4
pars 分析: 分析树5 分列4 剖析3 语法分析3 顶向下3
parsen 巴A 森4
parser 分析程序@ 语法分析3
parsev 巴塞G
parsley 欧芹C 芹B
parsnip 欧洲防风E 萝卜E
parson 帕森斯N 教区牧师A
part 部分< 一部分9 零部件7 部份6 零件6 零配件4 分手3 离别3 部3 属于3
partak 分享4 带有4 分担4 参与3
partem 另一方8 听取3 双方2 听2
parti 当事人F 方9 一方8 执政党4 双方4 聚会4 关系人3 合用3 甲方3 政党3 党3 各方3 茶会2 多数党2 政党政治2
partial 部分A 部份= 偏序7 局部6 半4 偏3
partibl 遗产3
particep 共犯;
particip 参与? 参与者< 参加9 参股7 参加者6 分享5 下级职员4 分红4 参加国4 互利3 参与制3 分享者3 直接参与2
participatori 民主制8 供4 吸引3 分享3
particl 质点C 粒子A 极小量: 基本粒子: 颗粒5
particul 微粒@
particular 单独海损8 特定7 细致4 尤其4 详情4 细节3 特例3 特殊3 特殊性3 详细情况3 苛求3 格外3 独有2 验货单2
partisan 同党= 推崇= 党羽9 游击队员8 效忠6 献身5 信徒4 党派4 偏袒3
partisanship 党派?
partism 多党制@
partit 分区H 划分@ 分块: 分区表4 分割4 分片3 分库分表3 瓜分3 磁盘分区3 隔墙2
partiti 滑动4 平价2
partmgr 分区3
partner 合伙人K 退伙6 伙伴5 股东4 伴侣3 终身伴侣3 渠道商2 女朋友2 男朋友2
partnership 合伙L 婚配3
partridg 山鹑N 鹧鸪N
partsman 配件< 保管员5 销售员2
paryti 筹措:
pas 舞步B 舞< 遍8 优先权3
pascal 帕斯卡< 数据类型4
pascendi 放牧:
pasco 帕斯科K
pascua 牧场<
pasha 夏< 帕5
pass 传递< 遍数6 遍5 妙龄4 盛年4 要隘4 及格4 通行证3 全通网络3 免票2 通过2 第一遍2 并入2 叫牌2 存折2
passabl 尚可E 渡过E 通行4 流通3
passag 传代6 横渡4 利物浦4 比武4 船费4 通行权4 一段3 通行证3 通过3 经纪3 互殴3 通行3 旅3 经过2 车费2 横2 通行费2
passageway 走廊9 通道2
passav 通行证:
passband 通5
passbook 存折:
passeng 乘客; 客运9 旅客9 客轮7 小客车7 客货轮5 轿车5 过境税4
passenrg 乘客8
passer 考试合格者> 过路人> 诿过于人: 合格证7 推卸责任5 旅客4 招揽3
passim 遍及@ 各处@
passion 受难9 热恋9 酷爱9 主导7 情杀5 情欲5 感情4 热爱4 激情4 激昂4
passiv 消极9 动9 被动7 钝性7 钝化6 无源元件5 无源网络4 无3 守势3 无息3 驯服2
passiva 受领6
passov 逾越节Z
passphras 密码6
passport 护照I 通行证3 照3
passu 同等2
password 口令O 密码重置4 密码4 密码保护3 通行3
past 粘贴O 以往4 卸任3 早年3 昔时3 浆糊3 面食2 张贴2 狠狠2 糊状物2 面团2
pasta 面食E
pastel 蜡笔画? 蜡笔? 纤弱8 随笔6 柔和3
pasti 面糊< 馅饼9 软弱6 苍白5
pastich 杂烩8 东拼西凑8 作品4 模仿3
pastim 消遣8 游戏6 娱乐5
pastor 田园生活? 田园8 牧歌7 田园诗7 牧人7 牧师7
pastri 油酥E 糕饼; 面粉5
pastur 放牧9 牧草7 草地6 牧场5 草4
pat 毫不迟疑; 熟记6 适时6 轻拍5 正好4 恰好3 坚定3 人为2
patch 修补: 打补丁7 回填5 音色5 接线板4 补缀4 斑3 插板3 拼凑3
patchcord 接线4 插3
patchi 散落< 补缀: 凑合9 斑驳6 调和3
patchwork 拼凑7 拼7
pate 脑袋A 头脑7 头3
patel 帕特尔Z
paten 专利4
patent 专利G 专利权A 专利法4 专利证书4 专利局3 专利费2 专利申请2
patente 获得者B
patentor 授予5
pater 亲子鉴定; 亲权6 父权6
patern 家长式< 父系< 父亲7 家长作风4 出处4 创始人3 生父3 父权2 家长2
paternalist 家长式= 作风8
paterson 帕特森N
path 路径O 通路> 相对路径5 绝对路径2
pathet 差劲@ 感伤: 悲哀7 哀伤7 可怜4
pathfind 探路者> 探索者: 开拓者6 雷达5 飞机3
patho 哀婉= 怅= 悲= 伤感7 感伤4 同情3
pathogen 病原K 病原体C 致病;
pathogenesi 发病E 致病A
patholog 病理= 病理学= 病变9 病状9 切片3 理智3 疾病2
pathologist 病理学家Z
pathway 途径7
patienc 耐性= 忍耐:
patient 承受者; 病人: 病历9 耐心8 毅力6 坚忍6 耐性5 精神病人5 患者5 忍耐4 容忍3
patina 神态? 锈7 圣餐6 古6 绿5 光泽3
patria 近邻= 邻人: 国内法5 本国4 父权4 陪审团2
patriarch 族长< 宗法: 元老8 宗法制度6 家长制6 宗法社会6 宗5 教长5 家长5 家长作风4 创始人4 教皇3 创办人3
patriarchi 父权制@ 父系社会@ 家长制; 男性5 家长5
patricia 帕特A
patrician 显贵; 教养5 贵族4
patricid 杀:
patrick 帕特里克Z
patriclater 父系亲属N
patrilineag 父系=
patrimoni 祖传< 世袭: 承袭海9
patrimonio 占有物;
patrimonium 占有物8
patriot 爱国心B 爱国主义者@ 爱国精神@ 爱国者@ 爱国主义; 爱国;
patrist 教父A
patro 女保护人F 庇护5
patrol 侦察队= 巡逻员= 巡逻队; 巡逻; 巡回检查9 巡视8 哨8 艇4 警犬3
patrolman 巡视者? 巡逻= 巡警6
patron 屈尊俯就; 惠顾8 优越感8 赞助人6 庇护4 赞助3 顾客2
patronag 光顾< 恩赐; 赞助人5 赞助5 资助4 任免权4 身分2
patronis 自居> 惠顾: 光顾8 恩人4 赞助3 资助3 庇护2
patsi 替罪羊9 懦夫9 受骗8
patt 手法9 灵巧3
patten 套鞋F 木底鞋F 模式识别3
patter 嗒= 快板9 念经9 顺口溜9 滴答6 祷告4 脚步声4 急速4 行话3
pattern 模式G 图案7 模式匹配6 图形4 型式2 格局2
patterson 帕特森N
patti 馅饼@
pauciti 少数5 少量4 缺乏4
paudit 实用程序5
paul 保罗C
paula 保拉Z
paulin 圣保罗@ 保罗>
paulo 保罗C
paunch 剖腹? 大肚子? 瘤胃? 取出7 肚子7 腹部6
pauper 穷人@ 度日> 贫民: 乞丐6
pauperi 贫民7 救济4
paus 暂停D 休止符5 间歇3 停顿3
pave 铺筑@ 铺满; 铺8 铺设6 铺路5
pavel 帕维尔Z
pavement 铺面: 人行道9 路面9 铺路8
pavilion 亭子? 楼阁? 观众席? 搭帐篷; 大帐篷; 亭9 笼罩6
paw 爪子; 抓6 拼命5 扒5 爪3 费力3 蹄3 笨拙3
pawn 马前卒9 当票9 典当7 凭据5 当铺4 抵押物3 人质3 兵3 掉3
pawnag 典当<
pawnbrok 典当业Z
pawne 典当6
pawner 出典@ 交3
pawnor 典当6
pawnshop 当铺E 典当6
pax 圣像; 算了吧; 接吻6 女神5 交换机2
pay 工资7 付5 付款4 薪金3 酬劳3 薪3 付出代价3 支付3 按劳付酬3 照付3 现金支付3 代付2 赢利2
payabl 应付M 付3 应交2 应付款2 付款2
payback 回收期> 偿还期5 回收4 报酬率2
paycheck 薪水?
paychequ 薪金5
payday 发薪日9 发工资6 交割日6 过户2
paye 受款E 收款人7 付款人3 户3 提款3
payer 纳税人= 付款人9
payload 弹头8 载重4 载重量3 负荷3 负担2
paymast 军需< 军需官8 主计长7 出纳员4
payment 支付C 付款C 国际收支5 付4 偿付3 支付款3 暂付3 款项2 偿还2
payn 佩=
payoff 分赃5 盈利5 发工资4 高潮3 工资表3 报应3 回收期2
payola 馈赠L
payor 付款人:
payout 付出9 花费5 发放4 分配率3
payrol 工资= 工资额5 工资管理4 饷4 工资表4 薪4 工资单3 代发3 薪资2
paysag 风景画? 风景8 景色6 乡村5
paywal 付费墙Z
pbp 实发=
pbx 交换机5
pcb 印制电路5 零用4 电路板3 程序控制2
pcf 程序控制4
pci 可编程4 通信接口3 构成2
pck 控制键9
pcm 接插: 脉码调制7 主控4
pconsol 实用程序4
pcr 暂存器4 光电3 导3
pcre 前瞻4
pcu 控制部件4 变换器3 控制器3
pda 助手5
pdc 永久3
pdl 描述语言4
pdn 公共数据A
pdp 处理程序2
pdq 量化5
pdr 速率3
pds 共享软件5 建筑物3
pea 豌豆N
peac 和平> 治安= 扰乱治安7 和平时期6 和约6 安宁5 平时5 不作声4 安静下来4 媾和4 爱好和平3 媾合3 破财消灾3 和平解决3 和平区3 闭口2 静寂2
peaceabl 太平= 温顺6 温和5 规矩5 和平5 平静2 缓和2
peacekeep 停火协定C 维护和平; 执行者6 停火3
peacemak 和事佬E 调解者<
peacemark 调停人? 和事佬? 解调6
peacetim 平时9 和平5
peach 桃子> 桃树> 美人儿> 桃色: 检举6 告密4 极好3 告发2
peacock 孔雀@ 神气活现; 炫耀7
peak 峰值D 高峰6 帽舌6 山峰5 巅5 最高点4 消瘦4 病容4 峰值检测4 山顶3 旺销3 传输率3 最高3 竖起2 尖峰2
peal 震响= 鸣响= 钟声7 大声6 响亮5
peanut 渺小< 花生; 小人物: 微不足道6 数额6
pear 珍珠< 梨木; 珠母; 梨树9 梨子8 皮尔斯8 珍贵4
pearc 皮尔斯N
pearl 珍珠> 珠7 珠子5 珍贵4 杰出3
pearson 皮尔森Z
peasant 小农经济; 半自耕农8 农夫7 自耕农6 农民6 乡下人6
peasantri 农民@ 小农8
peat 泥炭A 泥煤>
peati 泥煤H
peau 缎< 棱2
pebbl 圆石9 鹅卵石7 花纹7 水晶7
pebrin 蚕C
pec 异常2
pecan 山核桃E
peccabl 易8
peccanc 有罪4 罪行3
peck 啄食> 啄痕: 配克: 凿成9 啄9 琢6 扔5 吃5 吻5 匆匆4 取数3 吹毛求疵3
peckham 卡姆<
pector 胸: 祛痰: 胸前: 胸腔: 胸饰: 出自内心7 胸部4 发自3
pecul 挪用公款? 挪用7 贪污6 盗用公款6
peculiar 特有8 怪癖7 尤其5 罕见5 奇特4 特质4 奇怪3
peculium 军功A
pecunia 体4
pecuniari 金钱= 罚款5 经济损失5 课3 罚金2
pedagog 教学法; 教师8 算法语言4
pedagogi 教授法E 教育学= 教学4
pedal 脚踏@ 脚蹬子< 踩踏< 踏板< 骑车8 脚3
pedant 卖弄学问E 学究式E 学者4
peddl 挑: 沿街叫卖: 闲混9 兜售7 叫卖7 游荡4 散播4
peddler 沿街叫卖9 小贩8 传播者7 无证6 摊贩4 商贩4
pederast 鸡奸者C
pedest 基座B 加座= 基架= 搁5 台上4 支柱4
pedestrian 步行者@ 行人@ 人行; 平淡无奇; 徒步7 通俗5 呆板5
pediatr 小儿科Z
pediatrician 儿科医生H 儿科>
pedicur 修脚= 趾甲= 脚: 医2
pedigre 名门: 家谱9 出身6 家5 血统3
pedinex 螨? 酚7
pedlar 小贩9 货郎9 沿街叫卖8 商贩7 传播者7
pedlari 小贩7
pedophil 童: 恋8
pedophilia 童< 恋9
pedro 彼得A
pee 小便< 便士;
peek 览G 速B 一眼5 查看3 树上2 偷看2
peel 剥下: 脱皮: 剥离强度6 削皮6 蜕皮6 去皮6 剥去5 剥落4 剥皮4 脱3
peeler 胶合板< 去皮7 爱尔兰6 巡警5 剥皮5 精力充沛4
peep 初现; 抱怨声; 吱吱声8 吱吱叫6 隐约6 一瞥6 偷看5 喇叭声5 景象5 窥视4 嘀咕3
peephol 窥孔M 窥视7
peer 同等5 隐现5 贵族4 等4 同级4 匹敌4 凝视3 审稿人3 窥视3 审稿3
peerag 贵族< 一代4 爵位3
peersonag 显贵?
peev 气恼A 激怒5
peg 钉住8 疾行5 木钉5 栓5 奋力4 限定价格4 销子4 坚持不懈4 钉4 标定3 桩3 藉口3 借口2 成品2
pegasus 诗兴H 诗7
peggi 佩=
pein 严刑5 痛苦4 酷刑4 刑罚3
pejor 贬义词C 轻蔑: 贬损9
peke 北京N
pel 象素H
pelag 浮游> 远洋8 深海6 沉积4
pelf 阿堵物E 不义之财7 劫掠7
pelican 伽蓝E 鹈鹕E
pellet 子弹< 成团9 颗粒状8 药丸5 颗粒4
pelt 投掷6 拍打4 剥4 毛皮4 抨击4 打击3 攻击2 击2
pelvi 骨盆N
pelvic 骨盆N
pem 增强型7 程序执行7
pembrok 彭布罗克N
pembrokeshir 布鲁克@ 彭2
pen 笔@ 光笔? 动笔6 禽畜6 笔杆子6 笔调6 钢笔6 笔式6 笔触5 绘图笔4 关入4 囚禁3 围栏2 作家2
penal 刑事6 刑法6 刑罚5 罚则4 违约金4 刑事诉讼3 处罚3 刑法学家3 刑法典3 处刑3 繁重3 刑事判决3 治罪3 劳改3 刑2
penalis 不利4 惩罚3 处罚2
penaliz 处罚6
penalti 刑罚9 罚款9 罚球5 罚金4 加重4 行政处罚3 受罚3 违约金3 处罚3 量刑3 重罚3 刑3 减刑3 罚2 刑名2 严惩2 徒刑2
penanc 苦修; 悔过; 悔罪6 赎罪5 忏悔5 自我3
penc 分币C 单列7
penchant 嗜好9 爱好6
pencil 铅笔B 眉笔= 色笔= 画笔7 光线4 草拟3
pend 未决9 决6 之际4 挂4 悬案4 待4 待处理3 行将3 待审3
pendant 补编9 下垂5 结案3 饰3 东西3 垂3
penden 未决7 有待5 诉讼案4 悬案4 待3
pendenc 县9 悬5 未定5 未决3
pendend 期间4
pendent 即将来临9 即将6 悬而未决6 扶养费4
pendulum 摇锤E 钟摆E 摇摆不定9 事态3
penelop 佩内洛普Z
penelti 罚7 补偿2
penetr 穿透: 洞察8 识穿7 渗入6 机械钻速5 渗透5 渗透测试4 看穿4 伸入4 渗透率4 充溢4 刺入3 透彻3 刺穿2
penetron 穿透8 射线5
peng 执业8 工程师3
penguin 企鹅H 地勤人员A
penh 边3
peni 阳物A 阴茎A
penicillin 盘尼西林N 青霉素N
peninsula 半岛B 伊比利亚5 地方2
peninsular 半岛E
penit 悔罪者> 忏悔< 悔罪; 悔过: 悔悟5
penitentiari 教养所5 感化4 收容所4 宗教3
penknif 折刀N
penn 宾夕法尼亚大学@ 通心粉@ 面点@ 管状8
pennant 三角旗@ 锦旗@ 信号旗6 旗3 尖2
penni 小钱@ 便士; 一分; 点滴8 低价4 小额3
penniless 赤贫= 贫穷9
pennsylvania 宾夕法尼亚Z
penolog 刑罚学C 管理学= 学4
pension 退休金; 抚恤金9 抚恤9 养老5 养老金4 帮佣4 拉拢4 膳宿费4 自费生4 恤金4 退休4 养4 膳宿2 发给2 退休费2 恤2
pensiv 哀思H 忧郁6 沉思6
pentagon 五角形E 五边形E 五角<
pentecost 旬C
pentest 渗透测试H
penthous 耳房? 公寓7 电梯5 房4 屋顶4 房间3
pentium 奔腾I
penultim 倒数;
penuri 赤贫= 缺乏5
penzanc 赞H
peonag 日工= 劳役4
peoni 牡丹N 芍药N
peopl 人民< 住满8 人民代表8 全民7 们6 民治6 迫切愿望4 民3
pep 劲头? 锐气; 充满活力; 气力9 鼓起5 活力3 激励3
pepper 胡椒粉E 辣椒? 胡椒< 名义3
peppercorn 答礼D 象征性4
pepperi 辣: 胡椒: 急躁7 辛辣5 易怒4
peppermint 薄荷F 薄荷油C 薄荷糖C
pepperoni 辣= 香肠6
pepsi 百事可乐Z
peptic 胃液素? 胃蛋白酶? 健胃: 助消化9 消化5
peptid 氨酸H 肽C
per 每: 每股8 每个6 每秒6 每人5 按5 每行3 每页3 每件3 每秒钟3 船名2
perceiv 认知6 感觉6 理解4 意识3 视为3 认为3
percent 百分比A 百货5 百分数4
percentag 百分率D 百分比; 百分法7 百分6 分率4 回采3 加成2
percentil 百分之一A 百<
percept 感知; 感觉得到: 知觉力: 领悟力: 看得见7 知觉7 可察觉7 显然2
perceptio 孽;
perceptron 感知器Z
perceptu 知觉< 生物性: 构型4
perch 暂歇> 就位: 栖木: 鲈8 栖息6 高位4 杆3 位于3
perci 珀西Z
percol 渗滤? 液: 渗8 滤过8 渗透5 滤5
percuss 击发? 叩击? 叩诊? 打击乐器? 敲打6 打击3 碰撞3
perecnt 地区3
peregrin 寄居= 异样= 异国9 移居4 漫游3 流浪3 外来3 外国3
peregrinus 裁判官4
perempt 驳回6
peremptori 俨然7 断然5 决不3 急迫3 终局3 不容置疑3 不许3 强制2
perenni 常年: 反复6 永久3
perestroika 政治经济E 改革4
perez 佩雷斯Z
perfect 完全7 有效证件4 完美3 报关单3 完备3 理想3 完整性2
perfection 尽善尽美; 善7 圆满6
perfectionist 尽善尽美9 善6 圆满5 论者3 挑剔3
perfer 特惠6
perfidi 背信弃义< 叛变; 出卖6
perfom 严格遵守A
perfor 穿孔机= 穿孔9 孔眼7 贯通7 齿孔7 穿孔卡4 贯穿3 穿孔纸带3
perforc 只得N 必然7
perform 性能I 业绩: 履行7 履行合同5 实绩4 履行义务4 绩效4 履约3 表演者3 述3 给付2 成绩2
perfum 美名< 薰香< 香水< 香气: 芳香6 香味4 气氛4
perfunctori 得过且过H 随随便便H 敷衍B
perfus 灌注E 充满5
pergamon 培=
perhap 也许= 大概9
peri 检疫4
perige 最低点B
peril 危险9 险境8 危机四伏7 濒临7 危险点5 冒4 海难3 危及3
perimet 周长@ 免税区6 地带4 周3 周围3
period 期> 定期9 周期8 期间8 时期6 期限5 基期4 回收期3 周期性3 每期3 刊行2 学时2 这么回事2 这话2 期刊2 周期表2 保险期限2
periodogram 周期3
peripatet 走来走去C 游历: 徒步8 漫游5
peripher 外围Q 外围设备< 周边5 无关紧要2 圆周2
peripheri 圆周9 外围3 地区2
peris 易腐烂G
perish 丧生: 颓丧: 腐坏9 经久7 凋谢4 毁灭4 腐烂3 枯萎3 耗尽2
perjudic 种族7
perjur 作伪证者< 誓8 伪证罪7 伪证4 作伪证3
perjuri 伪证罪> 假证7 背信弃义6 伪证6 伪誓4
perk 昂首= 神气活现9 振作6 竖起6 高傲6 滤5 小费4 打扮3
perki 神气A 得意洋洋8 美观7 快活5 傲慢4 敏捷3
perkin 珀金斯Z
perm 电烫@ 烫? 卷发8 雇员3
permafrost 冻结4
permalloy 莫合金N
perman 永久F 永久性A 固定4 常设3 持久3 烫发3 终身2
permanc 导7
permatron 磁控管D
permeabl 磁导率E 渗透性> 渗透率< 透8 透过4
permeat 透入9 弥漫6 感染5 散布4 渗透3 充满3
permian 二叠纪R
perminvar 镍铁H
permiss 权限5 容许4 获准4 许可4 垦4 纵容3 签单3 未经许可3 放任3 允许3 随意2
permit 许可证< 允许5 放手4 证4 许可3 居住证3 就业证3 执照2 通行证2
permitte 持证人F 持7
permut 置换= 排列9 更动8 置换群8
pernici 险恶9 恶劣5 致命4 有害4
pernor 受益人8
pernut 置换6
peron 个人信息6 私有4 助手2 个人2
perosn 哑子C
perot 佩罗Z
peroxid 过氧化物Z
perpendicular 刚正: 垂9 垂直5 陡峭5 垂直线4 直立4
perpetr 作恶8 作恶者8 行凶7 犯罪者5 胡说4 做3
perpetu 永续< 永久7 终身6 永存5 没完没了5 不朽5 持续4 长期有效3 永久性3 四季3
perpetua 常设8 永久3
perpetuum 九; 永7
perplex 纠缠不清< 令人费解: 混乱状态: 困惑9 难办7 不知所措6 令人困惑6 复杂化6 纵3 复杂3
perquisit 彻底搜查@ 小费5 补贴4 奖金2
perrecipi 接受者<
perri 梨子E
perrier 矿泉水A
perruqui 假发A 理发师>
persecut 迫害A 困扰6 烦扰6 捣乱5 虐待4
persecute 迫害6
persecutor 迫害5 虐待3
persent 出示6 即3
persever 孜孜不倦? 锲而不舍? 不屈不挠9 毅力9 固执己见7 忍耐5 坚持3
persia 波斯N
persian 波斯语I 波斯B
persimmon 柿子Z
persion 恤8 退休3 养2
persist 持久; 持续9 固执7 一个劲儿7 存留7 持久性6 坚持不懈6 坚称4 电导4 坚持4
person 个人? 人5 私人5 人格5 人身4 亲自4 者4 人称4 动产3 个人化3 法人3 当面3 个人保险3 人格权3
persona 用户画像6 面具6 画像4 人3 印象3 人物3
personag 名士@ 人事制度; 显要7 人士7 人物4 角色2 民主人士2
personalis 个人化H
personalti 动产9
personam 债权6 人3 人权3
personarum 人身权利> 人身权8 自然人6 人权5
personel 专业人才A
personhood 做人N 人格5
personif 拟人法C 人格化9 拟人9 化身6 象征4
personifi 看做@ 人格化8 体现6 人性5 化身5
personnel 人员B 人事< 人事管理6 人事科6 保卫人员4 人事部门4 编余人员4 全体人员3 警卫人员3 文职人员2
perspect 透视G 视角= 透视图9 远景6 看法4
perspex 塑胶E
perspir 流汗F 出汗8 汗7 渗出6 分泌6 努力3
persuad 劝? 敦促? 劝服: 说服: 唆使4 相信3 恳求3
persuas 劝导9 口才好9 说服力8 令人信服7 劝诱6 信念6 派别5 说服4 举证责任3
persuat 以理服人= 道理6 说服3
persuit 追捕7
pert 直言9 令人兴奋8 估评6 爱管闲事5 唐突5 辛辣4 时髦3 活跃3
pertain 属于5 涉及5 相称4 关于3 附属3 适合2
perth 珀斯N 佩斯E
perthshir 佩思N
pertin 切题: 切合7 中肯5 有关3 恰当3
perturb 心绪不宁> 微扰理论9 扰动理论9 扰乱7 紊乱5 烦扰4 不安3
peru 秘鲁E
perus 熟读E 精读A 细读? 仔细5 阅读3
peruvian 秘鲁L 秘鲁人C
pervad 遍及7 弥漫5 蔓延4 渗透3 充满2 流行2
pervas 无处不在? 到处8 遍布7 普遍3 流行3
pervers 常情: 乖张7 有悖7 邪路7 作对5 倔强5 性变态4 歪曲4 执迷不悟4 乖僻3 反常3 误用2
perversest 罪恶5 邪恶4 堕落4
pervert 性变态: 反常9 堕落5 左右3 歪曲3
peseta 塞塔N
peski 恼人; 棘手6 麻烦6 讨厌3
peso 比索W
pessim 悲观E 悲观主义<
pessimist 厌世E 悲观主义A 悲观者? 悲观8
pest 败类; 害群之马; 害虫9 瘟疫7 令人讨厌5 有害3
pester 纠缠6 打扰5 不断3
pesticid 杀虫剂N
pestil 瘟疫8 毒害7 罪恶5
pesto 蒜H
pet 宠物= 抚摸9 观赏9 亲昵6 不悦6 宠爱6 格外5 发脾气5 宠坏5 爱抚5 珍爱3 溺爱3 拥抱3
peta 皮:
petal 花瓣N
pete 特6 皮5
peter 彼得斯9 诉讼请求9 逐渐5 开航5
peterborough 彼得A
petersburg 彼得堡H 彼得斯A
peterson 彼得森Z
petin 廷: 佩5 呢2
petit 请愿9 请愿书7 诉愿6 申请5 娇小玲珑5 小个子5 情书5 祷文5 小4 娇小4 呈交4 申请书3 祈求3 行政诉讼3 诉请2 申诉2
petitio 诉3 申请2
petition 诉愿7 上诉人7 请愿6 听取5 申请人4
petiton 请愿9
petitori 提出2
petri 皮特里@ 佩特里>
petrifi 惊呆< 吓呆< 石化9 目瞪口呆8 僵硬6
petro 石油4
petrochem 石化E 岩石6 化学工业6
petrodollar 再循环<
petroglyph 岩画H 岩石;
petrol 挥发油H 汽油: 石油4
petroleum 石油@ 石油工业5 炭黑4 国际石油3 骤3
petti 零用; 小额; 委琐6 小4 轻罪4 零用金4 微小4 小规模3 轻度3 小商品3
petticoat 衬裙E 裙子E
pettifogg 卑劣9 讼棍6 非正式4 打官司4
pettifoggeri 技俩C 欺瞒= 奸诈8
petul 取悦7 暴躁6 任性4 生气3
petunia 矮牵牛N
peu 一点一点H 逐渐8
peugeot 标致E
pew 座位; 会众; 长椅: 围5
pewter 白蜡N 青灰色N
pfennig 酚C
phalanx 指骨@ 趾骨@ 密集7 方阵6 人群4
phallic 阴茎< 阳物< 生殖器;
phantom 虚位: 虚无飘渺: 捉摸不定7 幻象6 幻影5 虚无5 骇人4 有名无实4 影子3 幽灵3 化身3 幻觉3
pharaoh 法老N 暴君=
pharmaceut 成药> 药学> 制药: 药师: 药用: 药品8 药剂7 药剂师6 药物4
pharmaci 制药业> 药店> 制药学< 药房7 药剂7 配药6 管理局3
pharmacist 药商C 药师= 药品; 药剂师8
pharmacolog 药物学N 药理学N
pharter 包租9 执照4
phase 阶段F 相位> 相< 调相5 异相4 分析阶段4 设计阶段3 维护阶段2
phaser 发声=
phd 博士学位A 博士7
pheasant 野鸡C 雉C 雉鸡C
phenom 杰出人才H 事情7
phenomen 感官7 现象6 出众6 非凡4 惊人3 知觉3
phenomena 现象? 晚期6
phenomenolog 现象学H 现象9
phenomenon 现象> 反常现象: 奇才8 迹象5 奇迹5 表现3
phenotyp 表现型A 遗传4
pherson 麦克弗森H
phew 咳< 唷; 哦;
phil 哲学:
philadelphia 费城M 精明7
philand 调戏妇女E 玩弄9 女性6 追求3
philanthrop 慈善事业= 乐善好施; 博爱7 仁慈4 慈善4
philanthropi 慈善机构C 慈善事业= 博爱7 仁慈4 慈善4
philanthropist 慈善家C 乐善好施; 博爱7
philharmon 交响乐团> 爱乐> 爱好音乐> 音乐会7 音乐7
philip 菲利浦G 菲利普A 飞利浦A
philipp 翡A 菲力浦A
philippa 菲利N
philippin 菲律宾T 菲律宾人?
philistin 俗气B 庸人? 仇敌8 门外汉8 教养4
phillip 爱马C 菲利普斯C 菲利普> 飞利浦>
philosoph 哲学家> 达观< 哲学; 哲理性8 安之若素8 逆来顺受6 哲人6 开创4 贤明4 研究者3 镇静2
philosophi 哲学= 人生观9 哲学思想9 哲理9 道德哲学6 达观4 原理3 见解3 法理学3 伦理学3 基本原理2
philosphi 哲学8
phish 钓鱼>
phisic 物理= 物理地址8 物理层8
phlegm 痰? 粘液= 镇定5 沉着4 迟钝3 冷淡3
phlegmat 不动情? 动感情7 粘液7 冷漠4 迟钝3 冷淡3 平静3
phlox 福禄考Z
phnom 山A
phobia 恐惧症C 惧怕C 憎恶6 病5
phoeb 柏> 月亮;
phoenix 不死鸟? 凤凰? 死而复生? 殊? 完3
phone 打电话< 受话器< 电话7 移动电话7 手机6 耳机5 窃听4
phonem 音素R 音位H
phonet 语音学< 读音: 语音9
phoney 假冒者9 假货6 假冒5 骗子3 伪造2
phoni 假冒者6 华而不实5 假货4 赝品4 伪钞4 假2
phonic 教学法? 声学9
phonograph 留声机E 放音? 灌音? 电唱机?
phonolog 历时> 音位学> 音韵学> 音5
phonon 声6
phosphat 磷酸盐N 磷酸酯N
phosphor 含磷H 磷A
phosphorus 启明星E 磷光体E 磷? 金星?
photo 酷似8 照片7 修图6 逼真6 相片5 拍3 摄影3 照相3 图片2
photoc 光导纤维3 重合2
photocel 光电池P 光电5
photocomposit 排版; 光电3
photoconductor 光导N
photocopi 影印D 影印机> 复印件8 摄影4 照相4
photocoupl 光电6
photodetector 检测器9
photodiod 光电:
photoelectr 光电?
photoetch 光刻N
photogen 拍照< 镜4 照2
photograph 相片: 摄影者: 照相8 酷似7 摄影师7 摄影6 逼真5 照片3
photographi 摄影术F 摄影; 照相5
photojourn 摄影;
photojournalist 摄影记者N
photolithographi 光刻E
photomagnet 磁存储器<
photomemori 光3
photomultipli 倍增器@
photon 光量子H 光度A 光子>
photoreconnaiss 照相侦察N
photoresist 保护膜? 感光:
photosensor 光敏9 光电4 传感器2
photosynthesi 光合作用Z
photosynthet 光合Z
phototelegraphi 传真5 电2
phototransistor 光电7
phototypesett 排版6 照相4
php 可执行文件: 全局变量4
phpothesi 统计假设=
phrase 短语P 乐句6 抑扬顿挫6 短句6 惯用语4 成语4 词句3 措词3 分节2 说法2 词组2
phraseolog 语词A 习语< 说法7 词组6 措辞5 术语3
phthalat 丙烯K
phuisn 次子C
phylli 菲利斯Z
phyllo 擀A
phylogenet 种系发生H 系统发育H 进化树A
physic 物理> 实地: 实物9 物理学5 物流4 物质4 物理现象4 自然规律4 体格检查3 实际3 有形损耗3 物质条件3 地盘2 存簿2 身体2
physician 医师< 医生5 内科3 痛苦3
physicist 唯物论者E 自然科学家E 物理学家?
physio 物理疗法A 理疗A
physiolog 生理学I 生理> 生理性:
physiologist 生理学:
physiotherapi 物理疗法A 理疗A
physiotherapist 物理疗法< 理疗<
physiqu 体形N 体格?
phytoplankton 浮游植物Z
pia 适配器3
piaget 皮亚杰N 伯爵;
pianist 钢琴家I 钢琴演奏I
piano 钢琴Z
piastr 披C
piazza 柱廊< 广场7 阳台7 露天6 走廊5
pic 影片4 照片3 可编程3 图片2
picaro 亡命之徒A 流浪汉< 坏蛋;
picasso 毕加索Z
pick 选取8 扒窃6 拾取5 捡5 掘4 挑拣4 选择3 鹤嘴锄3 牙签3 多条3 凿2 要2 挑选2 采摘2 撬开2
picker 选取? 采摘5 收集者5 皮克林5 啄4 货机3 选择器3 扒手2 器2
picket 纠察@ 警戒哨: 桩8 巡逻艇7 纠察队6 警戒线5 围住5 警戒2
picki 找麻烦; 吹毛求疵8 挑剔6
pickl 盐卤= 盐渍= 腌汁= 葬送= 酸洗= 泡菜9 讨厌鬼9 烂醉如泥9 腌制6 困境3 泡3
picklock 橇D
pickpocket 扒手=
pickpurs 扒手=
pickup 拾起< 摄像< 搭车8 猎物6 好转6 兴奋剂6 恢复健康5 挑选3
picnic 野餐G 远足6 经历5
pico 微微G
picosecond 微微@
picot 麻; 针刺9 感5
picquet 步哨N 哨兵;
pict 图象3
pictori 画刊: 象形文字: 插图9 画报7 形象化6 邮票4 图画4 绘画3
pictur 图片< 图象6 形象思维5 画面4 图形文件4 整幅4 图片大小4 照片3 头像3 想像2
picturesqu 栩栩如生: 别致: 独特5 生动5 画4
picul 担B
pie 饼图> 喜鹊: 花衣服: 贪污受贿: 墟7 馅饼5 扇形4 斑驳4 杂色3
piec 计件< 计件工资: 拼合7 论件5 篇5 吃零食5 工件3 誓约2
piecem 一片< 一件: 断片8 逐个8 零碎6 逐渐3 零星3
piecewis 分段8
piecework 计件9 工长6 计件工资6 酬5
pier 码头; 桥墩8 防波堤5 支3 至2
pierag 码头费C
pierc 响彻8 尖厉8 彻骨8 打眼8 洞悉8 深深地8 照进8 刺穿6 透入5 刺骨5 穿通4 刺入4 穿透3 穿2
pierr 皮埃尔Z
pieti 孝敬E 虔诚<
pietro 彼得罗I
piezoelectr 压电Q 压电效应A
piezomagnet 磁效应@
pig 猪= 猪肉7 小猪7 般地6 贪婪3
pigeon 上当受骗= 鸽笼9 媒8 鸽子7 密探5 年轻4 鸽2
piggi 贪心= 小猪; 邋遢9 猪7
piggott 戈特?
piggyback 捎带= 揽= 肩上= 背着= 贪= 平车9
piglet 猪仔N 小猪A
pigment 色素< 颜料7 质4 色2
pignor 典押> 典当5 抵押3
pigtail 猪尾C 发辫= 辫:
pii 个人信息A
pike 刺杀9 屈8 狗鱼7 办事5 长矛5 栅门5 尖头4 通行费3 关卡3
pile 打桩; 建筑群8 桥桩8 痔疮8 堆起6 大堆6 软毛5 堆3 大厦3 桩3 堆叠3 堆积3 挤3 电池2 积累2
pileup 相撞< 堆积7
pilfer 盗取9 扒手9 窃贼8 小偷小摸8 偷窃行为7 小偷7 剽窃5
pilferag 脏物F 偷窃:
pilgrim 香客E 朝圣? 朝圣者? 旅行者8
pilgrimag 朝拜A 朝圣< 人生< 漫游5
pilkington 顿5 尔4
pill 丸A 药丸> 弹丸7 屈辱6 避孕药4 胡说3 挫败3 做成3
pillag 掠夺者9 抢劫者9 抢劫罪6 掠夺6 战利品3 抢劫2
pillar 台柱A 柱子A 栋梁A 界标6 支持者5
pilllwink 姆指H 钳夹H
pillori 手枷A 示众A 受众< 惹9 笑柄5
pillow 枕A 枕头A 枕上< 靠垫< 垫3
pillowcas 枕套Z
pilot 驾驶仪8 引水员7 驾驶室6 领航员6 引水5 试点4 小规模4 航船4 飞行员4 领导人3 领航3 导向3 试探3 试生产3 向导2
pilotag 领航? 领港费; 领港: 引水9
pilotless 无人驾驶E
pim 个人信息<
pimp 皮条客> 男妓: 拉皮条8 情人5 告密者4 告密4 恶棍3 窥探3
pimpl 丘疹H 脓疱H
pimsol 吃水线9 装载量8
pin 针: 固定8 引线5 别针5 图钉5 大头针4 管脚4 连接端4 导柱3 压住3 销子3 归罪于2 零用钱2
pinafor 围裙? 涎< 围巾6
pinbal 弹球C 戏>
pinboard 插接8
pincement 拧9
pincer 螯< 镊子: 钳子6 钳5
pinch 关头8 撮8 挤压7 掐5 匮乏5 捏5 困苦4 萎缩3 苦恼3 消瘦3 拧3 节省2 痛2
pine 松树> 松木: 怀念8 消瘦5 憔悴5 痛苦2 渴望2
pineappl 凤梨E 菠萝E 救济金6
pinfe 针孔<
ping 砰; 报时7 连通性6 声2
pingabl 连通:
pinhead 小东西= 针头< 微不足道7
pink 粉红色: 头面人物8 石竹科8 石竹花8 粉红8 面红耳赤8 红皮书6 射伤6 脸色6 有点5 典范4 激进4 扎3 精致3
pinki 便衣侦探; 小手指; 激进: 淡红色8 红葡萄酒7 鲈6 渔船4
pinkish 桃色D 略带8
pinnacl 尖塔: 尖顶6 高峰5 尖峰5 极点4
pinout 管脚N
pinpoint 精确定位9 针尖9 精确5 轰炸4 准确4 锥4 极微3 刺穿3 详尽3
pinstrip 细条纹R
pint 品脱? 十六分= 加仑8 趾3
pinto 菜豆A 花斑< 杂色5 花4
pioneer 首创= 先驱< 倡导9 拓荒者9 最早6 开辟5 提倡5 开创5 先锋5 开拓4 创始人4 开拓者4 开路3
pious 可嘉A 尽责A 敬神9 虔诚5
pip 单瓣7 唧唧喳喳7 喉炎7 小毛病7 根茎7 牌点7 破壳7 果仁5 痂5 报时4 水果4 籽4 啄3 禽鸟3
pipag 输送:
pipe 管道> 吹笛6 发令6 吹哨子6 滚边6 乐声6 烟斗5 高音4 输送管4 声带4 笛声4 尖细4 吹奏4 管乐器4 笛3 导管3 管状3 输送3
pipelin 流水线L 输油管道7 数据管道5 流水5 管道工程5 管道4
piper 安装工> 幼鸽> 风笛: 吹奏者: 吹笛7 管乐器4
pipework 管道工程A
piqu 赌气< 自尊心9 凹凸9 不快4 兴趣3 愤怒3 激怒2 兴奋2
piraci 海盗行为< 盗版: 翻印6 海盗4 剽窃3 劫掠3 强盗2
pirat 盗印= 海盗8 翻印6 海盗船5 海盗行为4 剽窃3 劫掠3 强盗2
pisa 比萨N
piscandi 狩猎5 捕鱼4
piscari 渔权? 捕鱼8
piss 尿7 撒尿7 大雨6 小便6 喝醉4 抱怨4
pissala 酱油= 尼斯7
pistachio 阿月浑子H 草绿色<
pistol 信号枪E 手枪E
piston 活塞J
pit 麻点: 去核8 深坑8 相斗8 绝境6 窖藏6 矿井6 凹陷6 凹下6 地窖5 疤痕5 果核4 深渊3 凹痕3 场外2
pita 饼<
pitch 摊位9 俯仰6 护坡6 螺距6 音高6 间距5 前倾4 竭力4 定调4 扎营4 搭帐篷4 距4 沥青3 跌3 树脂3 行距3 坠落3 坡度3 人字形3 等距2 猛然2
pitcher 大罐A 投手: 瓶9 摊贩6
pitchfork 骤然? 靶9 音叉8 干草5
pitfal 意想不到@ 易犯@ 诱惑3 阴谋3 陷阱2
pith 木髓; 脑脊髓; 骨髓8 髓6 精华4 要旨4 力量2 重要性2
pithi 髓A 简洁5
piti 憾事; 可怜8 令人同情7 可惜7 可恨6 怜悯6 同情心5 可鄙4 遗憾4 觉得3 慈悲3
pitiless 心5 冷酷5 无情5 怜悯3
pitman 煤矿工H 连杆H 矿工>
pitt 钻石= 特6 皮5
pittanc 施舍8 少量7
pittsburgh 匹兹堡Z
pivot 枢轴? 关键人物5 随着5 透视表4 支点4 中枢3 以为2
pivott 透视表I
pixel 像素F 象素3
pixi 调皮捣蛋? 妖精; 恶作剧9 小鬼9 淘气6 精灵4
pixil 失常; 怪癖: 有点5
pizza 比萨饼Z
pla 中国人民解放军E 编程序3
placard 海报= 帖7 布告5 牌4 公布3
placat 怀柔E 抚慰7 平息5 和解3
place 地点7 寄予5 场所4 零位4 放置3 名次3 并入3 月台3 地层2
placebo 安慰剂? 晚祷? 宽慰; 的话5
placehold 占位E 保留区3
placement 布局9 定位球8 编班8 募股5 私募5 安置4 配备3 安排3
placenta 胎座N 胎盘N
placet 认为7 赞成6 许可5
placid 平稳6 沉着5 温和4 平静4
placit 民事诉讼6
placita 刑事诉讼8
plagiar 剽窃@ 查重? 剽窃者7 抄袭6
plagiari 抄袭A 剽窃者;
plagiarist 剽窃者< 抄袭:
plagu 天罚; 灾祸9 瘟疫7 麻烦4 苦恼3 折磨3
plaic 鲽K 庸C
plaid 格子花@ 格子4 披风3
plain 平原8 好看5 朴实无华5 普通发票5 纯4 明白4 朴素3 十足3 草原3
plaincloth 穿便衣Z
plaint 告状> 控告3 起诉2
plaintext 明文Z
plaintiff 原告B 起诉人6 提请3
plaintiv 哀怨@ 悲哀7 哀伤7 伤心6 痛苦3
plait 条带> 褶8 辫7 辫子6 编织5 麦秆4
plan 计划G 规划; 方案7 计划编制3 套餐3 事先2
planar 平面B 平面性; 平面图9 平面化8 平面工艺6 平面网络5
planarizart 平面化M
plane 平面: 刨8 乘飞机5 飞机5 面4 机翼4 板结构4 电源层4 扁平3 机上3 板2 翱翔2 计划编制2 平面图2
planet 星辰? 行星8 杰出5 重大3
planetari 行星8 现世6 流浪4 地球4 不定2
planetarium 天文馆E 天象图E 行星:
plank 撂下; 救急; 铺板; 木板9 冲浪板7 支架4 政纲4
plankton 浮游生物Z
planless 计划3
planner 设计者7 者3 安排2
planolog 学6
plant 厂房9 工厂9 种植6 固定设备5 近距离5 厂址4 厂场4 人工林4 花圃4 成套设备4 栽培3 受控对象3 工场3 种地3 苗圃3 播种3 机组3 发电厂3 加工厂2 车间成本2 设备2 植物2 植树2
plantain 大蕉N 车前草N
plantat 植树造林@ 种植园@ 大农场; 农场7 开垦7
planter 种植者< 花盆< 耕作6 种植5
plaqu 血小板; 匾; 胸襟: 名牌6 勋章5 饰4
plasma 等离子体D 等离子D 原生质> 淋巴液> 血浆>
plastci 塑料<
plaster 膏药? 平服; 灰泥8 石膏5 击败3 掩饰3 用品2
plasterwork 抹灰H
plastic 可塑性A 柔软性: 塑料8 塑8 可塑7 立体感6 有创造力6 造型5 塑造4
plasticin 塑像E 橡皮泥E 粘土6
plate 镀层: 电镀: 金属板8 印版7 镀7 图版6 钢板6 屏极6 牌5 板5 盆中4 盘子4 负极板4 碟4 干版3 餐具3 盖板3 名牌2 镀金2
plateau 台阶= 高原9 高地7
platelet 小盘E 血小板? 板2
platemak 制版机O
platen 卷轴?
platform 平台P 政纲4 讲台3 月台3 站台3 论坛2
platinum 白金H 铂H 银灰色H
platitud 陈词滥调? 陈腐6 单调5 平凡4
plato 柏拉图H
platon 柏拉图F 空谈8
platoon 一群6 排5 一组4
platt 普莱特Z
platter 浅盘< 主菜< 银盘9 底板5
plaudit 拍手: 赞美7 称赞6 喝彩2
plausibl 花言巧语> 貌似: 似9 煞有其事8 有理7 真实性3
play 播放B 演奏6 游玩5 童心4 扮演4 趣4 玩耍4 开玩笑3 演戏3 打趣3 玩3 想尽办法3 挖空心思3 竞技2
playback 倍速8 放6 重现5 读出4
playbook 打法< 预案< 剧本< 操作手册7
playboy 乖巧I 花花公子:
player 竞赛者= 播放机; 上场7 演员5 交易者5 唱4 游戏3 队员3
playground 操场C 活动场所C 运动场8 度假8 胜6
playgroup 托儿所H
playhous 剧场8 房7 儿童3 玩具3
playlist 播放列表E 剧目?
playmat 游伴N 玩伴N
playoff 季后赛N 复赛E
playpen 围栏;
playroom 娱乐室> 游戏6
playth 玩物F 玩弄9 玩具8
playwright 剧作家N
plaza 广场9 购物7
plc 可编程7
plea 抗辩: 答辩9 认罪3 针对性3 求情3 辩2 暂时中止2
plead 答辩状7 诉状6 托称6 辩护5 自圆其说4 恳请4 答辩4 恳求3 不知3 言词辩论3 服罪2 议论2
pleadabl 可辩护9 抗辩3
pleader 抗辩人; 辩护律师6 答辩5 草拟3
pleas 请I 敬请3 讨好3
pleasant 亲切6 和蔼5 愉快5 友好4 可爱3 活泼3
pleasantri 幽默= 开玩笑8
pleasur 心情舒畅= 快乐5 令人高兴5 愉快4 舒适3 娱乐3 高兴2
pleat 褶? 褶裥9 辫6
pleb 平民8 公民5
plebiscit 公民投票< 平民6
plebisct 公民投票< 平民6
plebisicitari 公民投票< 平民6
plebisitum 公民投票; 平民5
pledat 两次9
pledg 质7 抵押6 质押5 抵押物5 典当5 举杯5 信物5 许诺5 祝愿3 活质3 典2
pledge 接受3
pledger 者3
pledgeri 发誓6
pledgor 者3
pleistocen 更新世R
plena 收养5
plenari 全体出席< 全体会议6 完整3 全权2
plene 遗产3
plenipotentiari 全权大使= 公使9 全权代表8
pleno 完全3
plenti 一大堆9 粗制品9 丰饶7 生意兴隆7 很多4 丰富4 足够3 许多3
plenum 增压; 充实9 充满4
plethora 血症C 过剩5 过2
plevin 保证2 担保2
plex 丛B 回送4
plexicod 错综?
plexus 丛<
pli 板层; 辛勤工作8 劲7 顾主6 招租6 厚度5 弯5 从事2
pliabl 圆通H 易弯A 柔顺<
plici 人身6
plier 钳子?
plight 窘境7 订婚7 矢6 困境6 宣誓3
plimsol 帆布鞋@ 运动鞋:
plinth 基脚C 柱基C 底座9 脚4 勒3
plo 巴勒斯坦解放组织Z
plod 孜孜= 沉重; 辛勤工作9 步伐3
plonk 扑通一声9 扔7 扑通5 叮当声4 放下4 酒3 用力3
ploo 轮询9
plooter 绘图仪9
plop 扑通: 扑通一声: 放下4 掉4
plot 绘图? 绘图板6 留空5 绘制5 策划4 合谋4 暗算3 剧情3 自动绘图3 图形2 画图2 密谋2
plotomat 自动绘图?
plotter 绘图机D 绘图仪C 绘图员6 策划者4 首谋4 密谋者4 绘3 主谋者3 描图3
plough 犁A 耕田< 耕4 开路3
ploughman 庄稼汉I 犁:
plover 珩K 千鸟C
plow 犁6 耕5 再4
ploy 玩乐A 手段4
pluck 拽= 扯7 摘5 猛拉5 拔5 采5 内脏4 勇气3
plucki 胆量; 大胆7 勇气6
plug 插头> 插入式9 可拆卸7 插接5 即插即用4 插件4 塞住4 插入4 塞子3 栓2 算机2
plugboard 插接; 插板7 板式2
pluggabl 插7
plugin 插件9
plum 李子N
plumag 鸟类=
plumb 铅锤9 管子7 测深5 垂直3 探测3
plumber 堵漏C 水管9
plume 羽毛状= 羽毛= 羽状9
plummer 垫块C 承载= 台3 轴2
plummet 坠9 落下8 骤然8 锤4 测深4
plump 丰满9 下落7 胖4 直截了当4 鼓起3 扑通3 突然3 直率3 沉重3 放下2
plunder 盗贼9 掠夺者8 抢劫者8 掠夺6 抢夺3 战利品3
plunderag 盗用9 抢劫4 掠夺3
plung 投身于; 猛跌; 盲目投资; 跳水池; 跳进; 钻进; 跳水6 遭受4 落下3 投入2
plunk 扑通> 劲6 坠落5 恰好3
plural 多元论6 多数6 兼任6 复数5 多重性5 多重国籍5 一夫多妻制5 人种3 兼职3 较大3
pluralist 多元论@ 兼职7 多数2
pluri 第三次A
plurilater 多边条约A
plus 加< 加成6 加号5 正5 正数3 加上2 加价2
plush 长毛绒N 豪华5
pluto 冥王星E 普9
plutocraci 富豪统治B 财阀= 财团3
plutonium 钚Z
pluvious 雨水< 雨淋9
plymouth 普利茅斯Z
plywood 合板N 夹板=
pms 管理系统2
pnd 数据网络8
pneumat 气动C 充气= 胎6 灵魂4 空气3
pneumonia 肺炎Z
png 变为4
pnpm 作为6
poach 偷猎; 煮8 盗取8 猎取7 窃取5 泥4 侵入2
poacher 偷猎者A 蛋: 侵入3
pocedur 捕7 押2
pock 痘疮H 麻子A 麻点>
pocket 袖珍: 袖珍式9 口袋7 便携式6 文件袋5 私吞5 钱袋3 付现3 搁置3 实付3 零用钱3 扒窃3 袋3
pocketbook 皮夹= 钱袋9 来源3 笔记本2
pod 豆荚A 矿体; 池6 保护性4 扁豆3
podcast 播客Z
podium 指挥台C 墩B 隔墙;
poem 美的A 诗=
poena 限制性6 罚金6
poenali 扣9
poet 诗人F
poetic 诗学F 诗情@ 诗意@ 诗人8 诗5
poetri 诗; 韵文; 诗歌;
pogrom 大屠杀9 迫害6
poh 电4
poignanc 辛酸< 深刻9 辛辣6 强烈5
poignant 辛酸B 深刻7 辛辣5 剧烈5 尖锐4
poinsettia 一品红Z
point 点N 点到点7 要点6 指向5 点对点4 小数点4 定点4 逐点4 基点3 控制点3 销售点2 标点2 姿式2 穴位2 参考点2
pointer 指针@ 指示? 指示器4 教鞭3 字3
pointi 尖:
pointless 不得要领A 钝: 尖6
pointsman 交通警察=
pointsmen 交通警察=
pointssampl 刻度5
pointwis 逐点@
pois 砝码9 姿势8 悬5 镇静4 安静3
poison 中毒< 毒害; 投毒: 毒物9 毒杀8 有毒5 毒性5 放毒5 下毒5 毒4 毒药4 剧毒3 匿名信3 恶毒2
poisson 泊B 泊松核;
poke 捅= 散慢= 袋子9 拨弄6 伸出3 戳3 刺2 存2
poker 烙制C 拨火棍> 纸牌戏> 戳4
pol 北极星H 油料A
poland 波兰>
polar 极化: 极性: 两极分化7 极地6 偏振6 对位6 分化5 两极5 截然5 极坐标5 极4 负极3 正好2
polaris 偏振@ 两极化@ 极化: 两极分化9 分化6
polarithi 极性:
polarizabilti 极化=
polaroid 偏振片N
pole 三极; 竿; 撑篙9 磁极9 波兰人7 四端5 负极5 电极3 极点3 轮流2 四端网络2
polem 好辩9 论战7 争论5 辩论4 挑起3 争辩3
polenta 玉米糊H 麦片粥A
poli 理工学院? 专科学校: 警察局4 警察4
polic 警察D 警察局7 违警罪7 派出所6 水上警察5 警方5 警务4 巡查4 违警4 治安4 秘密警察3 警察法3 刑警3 司法警察3 交通警察3
policeman 警8 便衣警察6 法警4 警察3
policewoman 女警察Z
polici 政策J 保险单C 保单8 策略7 方针5 价格政策3 公司制度2 信贷政策2
policyhold 保险客户; 投保6 投保人6
policymak 制定者D 决策3
poligraph 测谎器N
polio 小儿麻痹症N 脊髓灰质炎N
polish 波兰= 精良8 擦亮6 波兰人6 化学抛光4 优雅4 擦4 润色3 剂3 光亮3 磨光2
polissoir 抛光9 磨光6
polit 政治K 政治学6 政治经济学4 客气4 文雅4 政见4 强权政治3 政纲3 政治责任3 政治面目3 政党3 政治犯3 玩弄权术3 礼2 阴谋诡计2
politburo 政治局H
politi 国体8 政治5 政体4 形态2
politic 政治化C 政治性< 搞5 兴趣4
politician 政客; 政治家8 党派5
politick 政治4
politico 政客: 意义3
polka 波尔卡@ 紧身; 上衣2
poll 轮询H 探询9 民意测验5 剪过4 头颈4 投票4 查寻3 鹦鹉2
pollabl 可移植6 修改2
pollard 树梢E 无角? 麸皮?
pollbook 人名册N
pollcard 登记卡= 选举2
pollde 平5
pollen 花粉D 传授7
polli 鹦哥H 莉9
pollicit 要约:
pollin 传粉F 授粉B 花粉7
pollock 鳕鱼E
pollster 经办人F 民意调查:
polltak 民意调查: 民意测验7
polltax 人头税=
pollut 污染B 空气污染9 污染者6 玷污6 污染物5 水污染5 环境污染4 污染源4 海洋污染4 烂醉4 污水2 公害2
pollwatch 监票人< 监察5
polo 水球N 马球N
polut 污染6
polyandr 一妻多夫Z
polyautomata 自动机3
polybinari 二进制码3 二进制3
polycel 多3
polycomput 多2
polycrystallin 多晶Q 多晶硅>
polyest 聚酯Z
polyethylen 聚乙烯N
polygami 偶性E 配偶4
polygon 多边形Q 多角形?
polygram 多边4
polygraph 多产作家@ 测谎器; 记录仪8 复写6
polyhedron 多面体U
polylin 多线B
polym 聚合体E 聚合物E
polymark 多点6
polymeras 聚合酶Z
polymiorph 多形性N 多态C
polymorph 形= 多种5
polynesian 波利尼西亚N 波利尼西亚人N
polynomi 多项式V 学名6
polynomia 比雪夫7
polyoptim 最佳化: 最优化7
polyp 息肉H 水螅H
polypeptid 多肽Z
polyphas 多相>
polypocessor 多处理机7
polyprocessor 多处理机系统C 多处理机4
polypropylen 聚丙烯Z
polysilicon 多晶硅H
polystyren 聚苯乙烯Z
polytechn 专科学校@ 理工? 工艺7
polythen 聚乙烯N
polyurethan 聚氨酯Z
polyval 多价K
pomegran 石榴Z
pomodoro 番茄钟Z
pomp 盛观H 夸耀; 壮丽6
pompos 炫耀9
pompous 虚夸E 盛大< 爱6
pon 详加说明< 脑8
ponc 男妓; 拉客9 为生9
poncho 雨披H 南美< 披风9
pond 筑成H 池塘E
ponder 生硬= 毫无8 笨重7 沉重4 沉思3
ponderosa 黄A 松木4
pong 乒乓; 恶臭8
poni 种马9 每日3 矮3 小型2
pont 渡船> 杜邦<
pontiff 大祭司H 教皇: 主教6
pontoon 浮桥@ 浮舟; 浮筒9 浮5
ponytail 马尾辫Z
pooch 杂种狗E 狗:
poodl 追随者6 鬈6 拳曲5
poof 噗M
pooh 啐> 呸: 疲倦7
pool 池< 联营: 总库6 塘4 淤积4 普尔4 堆放4 储集4 合营4 水塘3 汇聚3 入股3 库3
poolsid 游泳池N
poop 啪啪= 艉; 船尾9 疲乏5 疲倦3
poor 低劣7 济6 贫民6 济贫5 贫穷5 贫乏5 贫民院5 拙劣3 城市贫民3 不良2
pop 弹9 弹出式7 托6 枪击5 流行音乐5 瞪4 开枪4 通俗3 爆裂声3 突然3 类型信息3 瞬间3 砰2 砰然2
popcorn 爆米花Z
pope 罗马教皇? 主教7
poplar 杨木N 杨树N
popper 响声<
poppi 罂粟Z
popsicl 冰棍N
popul 人口B 常住人口6 人口数6 人口稠密6 平民主义6 民粹主义6 总体5 人口密度5 流动人口4 总体值4 人口老化4 人口过剩3 聚居3 粒子2
populac 大众8 平民6 人口4
popular 平易: 大众9 普及8 通俗性7 通俗6 信用社5 普及本5 普及版5 低廉5 人民4 通俗化4 热门3 常识3 含意3 民众2 名声2
popularis 大众化A 通俗化: 普及6 受欢迎4 推广4 宣传3
populi 平民8
populist 民粹派N
populo 面前5
popup 弹窗H
por 自由港: 任选3
porcelain 瓷N 瓷器<
porch 后背= 门廊9 沿8 走廊5
porcupin 豪猪N
pore 毛孔< 钻研9 气孔7 注视7 小孔6 专心4 细3 沉思3
porhibita 所3
pork 腩= 猪肉;
porn 色情; 黄色书刊7
porno 色情9
pornograph 色情小说< 色情: 淫秽3 作品2
pornographi 色情< 读物7 黄色书刊6
poros 多孔性C 空隙5
porous 气孔; 多孔性; 多孔6 渗透4
porpois 海豚L 鼠4
porridg 糊B 粥A
porsch 保时捷Z
port 端口N 港> 港口9 出入口5 端口号3 左舷2 炮眼2 舱门2 转舵2 进口港2 端口地址2 入港2
portabl 可移植D 便携式; 可移植性; 移植5 携带5 轻便3
portag 陆上运输? 搬运4
portait 钱6
portal 进门9 肝9 门户9 大门7
portend 预知6 前兆6 给与6
portent 前兆: 惊9 吉5 自大4 预示3
porter 搬运工> 接货: 大楼8 门房7 侍者7 服务员6
porterag 搬运费5 业5
portest 抗议书7 抗辩3
portfolio 代表作7 作品集7 公文包7 投资组合7 选辑7 部长职务7 整宗6 有价证券6 投资选择5 阁员5 皮包4 个人主页3 笼统3 夹3
porthol 炮门N 舷窗N
portico 门廊E
portillo 略7
portio 留6 特3
portion 嫁奁9 嫁妆9 中游5 部分4 继3 一份3 得分2 命运2
portionist 一分?
portionless 承继A 份额4
portland 波特兰Z
porto 波尔图Z
portobello 波托H
portrait 竖排= 半身像9 画像5 纵向5 肖像4 描写3 像3
portraitur 肖像画E 肖像6 描写5
portray 描绘: 描写8 肖像7 画像6
portreev 达官@ 市长5
portsmouth 朴茨茅斯Z
portug 葡萄牙O
portugues 葡萄牙语N 葡萄牙人C 葡萄牙=
portus 停泊6 港口4
pos 销售点6 正3
pose 摆好; 摆姿势; 装模作样8 提法5 姿势5 姿态4 定性4 造成3
posed 定性9
posh 呸8 豪华6 优雅5 漂亮4 极好4
posi 花束E 铭文A
posit 位置E 正9 积极5 地位5 定位4 肯定3 财务状况3 断定2 正电荷2
positionjob 谋职< 职业3
positiv 实证主义A 实证5
positivist 实证主义8 实证6 实在4 论者3 学派3
positron 正电子H
posper 经济繁荣E
poss 一队6 一团5 团队5 著4 占有物3 可能性2
possess 占有B 占有权6 持有5 所有格4 拥有3 非法占有3
possessio 占有; 据为己有6
possessioin 占有3
possessionem 收回3
possessioni 占有权8
possesson 占有3
possessor 占有4 所有者3 拥有3 所有人2
possessori 占有权9 所有物5 所有者3 占有物3 据2 占有2
possibit 可能性6
possibl 可能> 可能性8 尽可能7 也许2
possidenti 挪用7
possideti 主义4
possum 负鼠N
post 后8 过7 事后7 后置5 邮政4 邮寄4 波斯特3 记入3 准星3 发帖3 帖子3 标竿3 邮局2 邮件2 邮政储金2 岗位2 专柜2 邮费付讫2
postag 邮资H 邮费< 欠资邮票9 欠资8 邮电费7 邮费付讫4
postal 邮政= 通讯地址5 邮政划拨4 万国邮政联盟4 邮政储金4 邮费4 明信片3 邮政储蓄3 邮寄3 邮局2
postambl 后3
postassembl 装8
postbag 邮袋N
postcard 明信片E
postcod 邮政编码H
postcoloni 殖民地7
postdoctor 博士后Z
postea 笔录5 陈述3
poster 海报< 招贴: 驿马9 子嗣8 告示4 后裔4 通缉4 子孙4 后代3
posterior 验8 其次6 臀部5 后部5 后面3
posteriori 验< 其次5 凭3 后面2 归纳2
postevalu 评估6
postfix 后缀@ 定点3
postgradu 大学毕业C 研究院; 研究生9
posthum 遗腹= 身后9 遗著7 著作者6 遗腹子5 死5
postil 旁注; 注解6
postion 拳9 斗7
postman 邮递员M
postmast 邮政局长E 主管3
postmodern 后现代N 后现代主义F
postmodernist 后现代主义= 现代派= 艺术家6
postmortem 捺印8 尸体6 尸5 尸僵5 事故复盘5 复盘5 死5
postnorm 规格化9
postnupti 婚后F
postoffic 电子邮局C 邮局;
poston 候8 延期2
postop 手术;
postoptim 优化4
postord 后序< 次序3
postpartum 产后Z
postpon 缓办: 搁延9 延期8 延缓6 发作4 延迟3
postpost 后置词N 后置=
postprocess 后处理; 后部7
postprocessor 理4 后3
postprogram 算5
postqualif 审5
postread 读出4
postrun 后3
postscript 附言Z
postseason 赛季N
postsecondari 高等教育Z
posttest 课程4 考核4
posttraumat 神经官能症A
postul 假定7 公设4 要求4
postur 姿势? 形势4 态度3 情形3 做出3
postwar 战后L
postwrit 写5
pot 坩埚9 奖杯9 盆栽9 随手9 浇灌8 盆中7 盆5 罐装5 壶5 老式4 电位3 罐3 锅2 煮2
potabl 饮用A 饮料9
potassium 钾Z
potato 马铃薯N
potenc 力量5 效力4 权力3
potent 势> 说服力5 有力3
potenti 潜在A 潜力= 电位9 潜在性7 生产潜力5 潜能5 可能4 市场潜力3 潜在用户3 电位差3 负电3 位势3
potentia 渺茫? 可能性7 太小3
potesta 父权: 家长5 家5
potestatem 已经5 授与3
pothol 壶?
potion 一服? 饮用; 剂9 饮料5 饮2
potluck 家常便饭Z
potpourri 杂集; 大杂烩; 曲: 混成: 混合物5
potter 陶工H 制陶A
potteri 陶器厂N 陶器?
potti 便壶H 不足道< 微小8
pou 侮辱9
pouch 眼袋> 育儿袋> 袋中> 小袋: 邮袋: 袋状: 小包7
poul 妓女<
poultri 家禽N
pounc 扑; 猛扑; 突袭7 爪6
pound 重击9 兽栏9 英镑9 磅秤6 鱼塘6 捣烂6 栏内4 关入4 苦干3 磅3 拘留所2
poundag 领9 磅6 家畜3
pour 倾吐< 倾泻< 蜂涌< 诉说< 骤雨8 灌6 大雨5 注3 倒3 流出2
poursuit 索取;
pourvio 最高法院4
pout 撅C 鳕< 生气4
poverti 赤贫9 贫困8 贫穷7 缺乏3
pow 战俘?
powder 搽粉? 粉末= 粉7 火药6 粉状5
powderi 粉状? 粉:
powel 鲍威尔Z
power 功率> 电源: 权力9 幂7 权6 动力6 购买力5 强国4 乘方3 代理权3 力量3 强大3 断电3 动力装置3 供电3 能力2
powerhous 办事效率? 发电所? 精力旺盛; 动力3
powerless 无能为力8 无力6 无权5 能4
powerlin 白底黑字3 黑底白字3
powerpoint 演示文稿? 幻灯片=
powershel 命令提示符8
powi 厄7 斯2
powwow 商谈< 帕: 医治5 巫师5
pox 痘N 瘟疫9
ppi 生产者7
ppp 点到点6
pproval 评语H
ppu 围5 处理器5
practic 实践8 实务7 惯例7 实施5 作法5 实用性5 实用5 实习4 实际性4 统称4 开业3 做法3 实行3 差不多3
practician 熟练者N 开业者A
practicum 实习课H 实习7
praction 开业者A 从业者A
practis 开业7 从事5 执业5 练习3 行骗3 精通2 实习2 实践2
practition 开业者: 从业者: 挂牌4 开业4
pradesh 邦H
praeceptionem 取4
praeda 捕获4
praedial 农业4 地役权3 土地2
praedium 役:
praepositus 掌权者H
praescriptio 猎7 时效6
praesenti 现在7 诺言5
praestar 给付:
praesumptio 推定6 推断2
praetor 执政官> 保民官> 裁判官7
praetorium 裁判官< 裁量权6
pragma 注; 杂4
pragmat 语用< 务实; 实用主义: 国事7 独断4 固执己见4 干涉主义4 附注3 爱管闲事3 国务3 闲3
pragmatic 实用主义<
pragmatist 实用主义9 爱管闲事9
pragment 插话N
pragu 布拉格H
prairi 草甸H 草原9
prais 表扬= 赞扬8 赞美6 崇拜6 称赞5
praiseworthi 令人钦佩H 值得称赞A 钦佩8
pram 婴儿车A 平底船< 手推车;
pranc 昂首阔步N 腾跃E
prank 盛装; 戏谑7 恶作剧5 开玩笑4 打扮4 炫耀3
prankster 恶作剧者H
prat 屁股< 傻瓜8
pratic 实务=
pratiqu 疫A
pratnership 解散6
pratt 屁股A
prawn 对虾E 明虾E 虾?
praxi 习题@ 医疗6 练习5
pray 祈祷= 祷告8 恳求6
prayer 祈祷> 祷; 辞7 恳求3
prc 赁@
prcose 专利权2
prd 需求文档H
pre 预; 前7 炼油6 先期4 试生产4 起飞前4 预先选择3 预售票3
preaccept 事先9
preach 宣讲> 讲道> 说教; 劝诫: 布道: 传道8 鼓吹6
preacher 传道士E 讲道; 牧师5
preacquisit 兼并8 预先3
preaddress 编址6
preaid 预付? 预收4 进款3
prealloc 预6
preambl 序文< 引言7 前言5 报头4 序3 前2
preamplifi 前置9
preanalysi 预4
prearrang 预先安排A 商定5 方针4
preassembl 预5
preassign 预8
preaudienc 发言权9
preavail 现行5 流行4 贴现率3
prebia 偏置9
prebox 前置6
preburn 预烧N 老化:
precalcul 预先3 预定2
precari 牢靠9 不安3 不稳定3 确定2 财产权2
precarium 无偿6
precarri 进位3
precatori 拜托< 的话7 恳求6
precaut 预先警告? 留心5 警戒5 预防4
precautionari 留心5 警戒5 预防4
precdent 创6 先例5
preced 优先> 先例8 先后5 前项3 之上3 优先级3 优于3 前例3 前款3 之前3 品位2
preceed 以前年度=
precensor 预先审查Z
precent 百分比5
precept 告诫> 规诫= 训令5 规矩5 格言4
precharg 预充电Z
precheck 预6
precinct 管理区9 管辖区8 分界7 选区6
precious 宝贵8 稀有7 珍贵6 珍爱6 精致5 贵重4 贵金属3
precipic 险境> 绝壁< 悬崖9
precipit 降水8 陡然8 陡峭7 沉淀6 猛地6 突如其来6 轻率5 坠落4 出乎意料4 沉淀物4 促成4 猛3 凝结3 急2
precis 精度E 精确8 精密7 正是如此5 恰恰5 查准率4 精密机械4 精密仪器4 不错3 严谨3 拘泥3 多倍2
preclud 排除4 预防3 消除2 妨碍2 阻止2
preclus 抢购9 购4
precoci 大人A 早熟@
precoloni 沦为< 殖民地8
precompens 补偿3
precompil 预5
precompli 预5
precomput 预先4
preconceiv 预想> 先入为主; 先入之见8 成见7
preconcept 先入之见7 成见6 看法4 钩3 偏见3
precondemm 预先确定N
precondit 前置条件< 事先6 先决条件3 先3 富足2 前提2
precoordin 先6
precorrect 预3 校正2
precursor 先驱者H 前兆8 前导5
predat 先于9 食肉动物7 填4 早4 掠夺者3
predatori 掠夺性@ 捕食: 掠夺5
predebug 预先4
predecessor 趋@ 前身7 趋集5 前驱4 前任4 先行4 先辈4 接管3 先驱2
predeclar 预先6
predefin 义G 预定5
predelay 预4
predesign 预定5 预先3
predestinarian 论4
predetermin 预定? 业已7 先决4 制订2
predial 什一税6 劳役5
predic 谓词P 表语7 谓5 谓语5 断定5 算术谓词4 意味着3
predica 困局H 穷境H 处境7
predict 预测A 可预言9 预报6 预言性5 预见性4 预言4 预测值4 转移预测3 可预测性3 预计2
predictor 预测器: 预示9 预言者5 预测4
predigest 预先4
predilect 偏爱; 嗜好9
predispos 处置6 预先3 倾向3
predisposit 天性@ 癖性; 感受性8 素质7 爱好3 倾向3
predistribut 预4
predomin 主导地位< 占优势6 大多数3 支配3 掌握3 卓越3
predriv 驱动5 预2
preedent 判例6
preedit 事先6 预6
preelabor 预加工> 加工2
preemerg 急5 备4 备用2
preemin 杰出7 卓越6 超群6
preempt 抢先8 叫牌8 先发制人6 先买6
preemption 抢先: 优先购买8 先买7 抢占7
preemptiv 抢先B 先发制人? 优先购买:
preen 得意9 打扮7 嘴6
preentri 申报3 预先3
preequal 均衡5
preetch 腐蚀5
preexamin 检4 预先3
preexist 先前8
prefabr 预制构件K 预制F
prefac 作序? 绪言= 前言: 前导3
prefect 行政长官; 县长9 司令官8 警务7 长官5
prefectur 县长? 长官8
prefer 首选A 优先股< 首选项9 优选6 优先5 优惠4 升任3 优先选择3 特惠3 偏爱2 优先权2
preferenati 特惠关税8 尚6
preferenti 优惠= 特惠8 优惠关税7 特惠关税7 优先4 优先权3
prefetch 取; 指令预取6 预5
prefigur 预想9 预见7 预示5
prefix 前缀P 词头: 前置7 加前缀4 称谓4
preform 成绩5 成果3 形成3
preformat 预先4 格式化3 预2
pregam 比赛8
pregener 预5
pregnanc 意义深长C 怀孕: 多产8 丰富3
pregnant 丰硕= 昧9 孕妇9 含蓄4 怀孕3 思想2 充满2
preheat 预热L 预热器C
prehistor 史前; 以前4
prehistori 史前I 历史背景> 史前史>
preimplic 蕴涵<
preindex 预6 标引3
preindic 预4
prejud 怀: 判例4 预先3
prejudg 臆断= 预先判断= 预断= 迅8 作出4
prejudic 偏见< 偏袒8 成见7 有损6 无偏见4 无损3
prejudici 侵害6 偏见5 不利3 妨害2
prelat 教士;
prelaw 预科? 预科生?
preliminari 初步@ 预先7 试编6 预选赛6 预审5 预备5 筹备3 初步设计3 做法2
preload 预装H 填入5
prelog 预4
prelud 前奏= 前奏曲8 序幕8 部3 诗3 首部3
premacro 前2
premarit 婚前?
prematrix 前置6
prematur 过早? 贸然: 早产儿7 早产6 到期5
premedit 预谋< 预先计划: 谋杀2 故意2
premier 公演; 首位: 首相8 总理8 露面5 首次5 初次3 演出3 最初2
premiership 总理> 首相:
premis 前提< 房产7 房屋4 退房4 地基3 处分权3 前言3 各项3 腾让2 公共场所2
premium 保险费E 溢价A 保费: 升水4 奖金4 奖金制3 有奖3 保险费率2 贴进2 贴水2
premix 预4
premod 前4
premodif 预先4
premonit 预感: 征兆9 预告6
premultipl 乘5
premultipli 乘5
prenat 孕期H 出生4
prender 已婚7 丈夫6
prenex 束?
prenorm 规格化9
prentic 徒弟? 学徒9 初学者7 熟练2 经验2
prenupti 婚礼5 结婚3
preoccup 先人< 入神7 先4 占据4 占3
preoccupi 入神9 一心一意8 全神贯注5 抢先3 占3
preopen 开业6
preoper 手术;
preorder 前序C 次序2
preout 前3
prep 会前准备9 见客户前9 预备7 功课7 自修5 预料3 学校2
prepackag 好3 预先2
prepag 预分E 预调?
prepaid 预先付讫: 运到5 注明4 先付4 预付款3 预付3
prepar 准备7 在思想上7 预习7 战备6 备战5 调配5 制备5 筹备4 特制3 预备3
preparatori 预备性? 预科9 预备5 筹备4 预置2
prepared 战备9
prepattern 预置5
prepaus 预3 暂停2
prepay 可预付: 提前7 预付款6 预付4 先付3 预支2
prepenc 预谋6
prepens 法意; 预谋4 蓄意4 故意3
prepetr 犯罪3
preplan 预先计划I
preponder 优势= 多数3
preposit 介词H
preposter 首末C 乖戾7 荒谬6 反常4
prepreg 固化>
preprint 印;
preproccess 预加工A 预处理6
preprocess 预处理E
preprocessor 预处理D
preprogram 预编H 编程6
prepuls 前3
prepunch 预5
prequalif 预审7
preread 预读J 打扰3
prereduct 简化5
prerequisit 必备条件A 先决条件? 前提4 必要3
prerog 特权: 紧急令7 特赦权6 君权5 大主教5 赦免权4
presag 预感8 预兆6 预知6 预言5 预示4
presbyt 长者D 祭司> 长老>
presbyteri 司祭? 长老< 教区5
presbyterian 长老> 长老派> 教友9 宗5
preschedul 预2
preschem 预5
preschool 学龄前A 就学A 育幼院A 幼稚园<
prescient 先见之明N 预知:
prescop 作用域4
prescott 普莱斯H
prescrib 规定6 嘱咐6 法定4 处方4 法定程序4
prescript 时效< 处方7 消减3 诉讼时效3 效法3
prescrit 性质3
preseanc 位次< 席次;
preseason 旺季8 季节5
preselect 预选< 预置4
preselector 预选=
presenc 仪态8 存在5 面前5 风度4
present 现值8 控诉状5 表示4 举枪4 奉献者4 此言4 演示文稿4 送呈3 演示3 提请3 提出3 公诉3 颁发3 引见3 表达法2 本条2 现行2 推荐者2
presente 受赠者N 推荐者H
preserv 保留7 防护物6 保藏5 自保3 换行符3 食品3 防腐剂3 预防药3 维护和平2 禁猎2 保存2 腌2
preservationist 保护主义者N
preset 预置D 预调6 事先3
presett 预定5
preshap 形成5
presid 总统? 主持6 下届6 院长5 总裁5 总统府5 主持会议5 庭长4 统辖4 议长3 会长3 校长2 主人2 总经理2 主持人2
presidenti 总统制@ 总统9 统辖6 总经理4 议长4 首长3 内阁2 预备2
presidium 主席团E 常务委员会<
presign 前置6
presley 普雷斯利Z
presort 分拣9 预2
press 按> 冲压件4 紧迫4 揿4 新闻4 出版社4 压榨3 奋力3 逼迫3 催逼3 记者3 美联社3 新闻出版3 紧抱2 新闻稿2 热切2 受压2
pressur 压力E 迫使7 压强6 增压6 耐压5 气压4 人口压力4 倾力4 血压4 榨4 加压4 受压3 油压3 压3 密封2 压迫2
pressuris 加压@ 增压= 耐压: 受压7 施加压力7 密封5
prestat 给付?
prestig 威望= 商誉9 威信8 声誉5 声望5
prestigi 声望;
preston 勒斯H
prestor 预存E 预3
prestrob 通4 预先3
presubscript 下标3
presum 可假定9 擅自行动9 推测7 冒昧6 意味着4 推定4 假定3 大概3 擅自2 滥用职权2
presumpt 推定B 假定5 准确性3 放肆2
presumptu 冒昧A 放肆9 傲慢5
presuperscript 上标<
presuppos 预料5 先决条件5 预先3 以为3
presupposit 预想8 推测4 假定3
pretax 税前C
pretect 期限3
preteen 青春期A
pretenc 自称9 假装5 托词4 借口4 虚伪2 骗取2
pretend 佯装< 妄求者< 伪称9 自命8 自称6 觊觎6 虚假4 冒充4 妄想3 假装3 冒牌3
pretens 藉口7 骄傲3 借口3 托词3 欺诈3 假装3 虚假3 自负3 冒充2
pretenti 自命不凡; 夸耀; 自负7
preter 超出6 违法4
preterit 遗漏6 忽略3
pretermiss 不问; 玩忽职守4 遗漏4
pretest 预测3 预2
pretext 借口; 诈称7 托词5
pretial 前2
pretium 销售价; 价金:
pretransl 翻译器: 预5 翻译程序3
pretrial 预备会议C 前2
pretrigg 前置9
pretti 颇5 优美5 机灵5 美观5 优质4 漂亮3 整齐3 恰当3 相当2
prettili 悦人N
pretzel 椒盐C 法国6
prevail 盛行@ 占优势6 获胜4 胜诉2
preval 普遍7 犯罪率7 流行6 广泛4
prevar 支吾其词C 搪塞B 推诿? 支吾其辞= 撒谎9
prevent 预防B 防止? 预防性8 阻止7 预防措施6 预防药5 预防犯罪5 防范4 辑4 防拷贝3 犯罪预防3
preview 预览O 预览版5 预演3
previous 上@ 一个8 以前8 先前6 早先3 一页3 前3 前科2
prewir 配8 穿线6 连线4
prewrit 写3
prey 食者E 捕食? 牺牲者?
pri 好奇者< 撬动7 撬开6 打听5 窥探5 杠杆3 费力3
price 价格R 定价8 物价5 价5 订价4 售价4 标价4 物价指数3 时价3 价格政策2 价格表2
priceless 无价A 贵重7
pricey 昂贵6 高3
prici 昂贵6 高3
pricis 精确度:
prick 针刺; 刺6 竖起5 扎4 刺痛3 戳2
prickl 篮子9 刺痛9 扎5 柳条3 戳3 刺2 感到2
pride 自豪A 自尊心< 精华6 骄傲6 勇气4
priest 泰斗> 祭司; 神父6 僧侣6 神3 牧师3
priestess 神职人员9 祭司9
priesthood 神职人员: 祭司:
priestley 普里斯特N
prim 规规矩矩7 端正7 拘谨6 弄5 呆板5 整洁4
prima 立案3
primaci 首位; 卓越6 第一4
primag 酬金5 补贴3 附加税2
primal 最初6 草图4 原始2
primari 主> 初级5 主要5 初次5 初始4 初级产品4 预选3 等量3 首要地位3 原代码3 初3 基本2 初等2
primarili 首先7 主要2
primat 灵长目H 大主教>
prime 素< 素数8 优等6 质数5 填装5 互质5 无风险4 进货价格3 灌注3 唧3 开导3 上品3 全盛期3 主要3 主2 加油2 第一等2 基本区域2 银行借款2
primer 初级读本> 底漆> 雷管: 导火线8 路面7 入门3
primeur 初7 熟4 早4
primev 远古A 初期4
primis 屋宇G 危楼D
primit 原语D 原始; 基元: 上古5 原始人3 原始积累3 艺术家2 原名2
primo 第一位N
primogenitari 长子7
primogenitr 长子:
primogenitur 长子8
primordi 原始时代H
primros 报春花E 樱草E 淡黄色;
princ 诸侯> 王子> 亲王: 国君: 豪商7 权势5 威严4 候3 奢侈3
princess 王妃E 公主? 巨头:
princeton 普林斯顿Z
princilp 基本原理8
princilpl 原则3
princip 主犯7 主要6 本金6 主6 校长5 买卖双方4 侯国4 主债务4 首长3 本利3 委托人3 主权利3 正税3 主航道3 公国3 主审3 主因3 股票数3 连本带利2 大部分2 主刑2
principal 物2
principali 本人8 债务人3 当事人2
principl 原则L 原理D 分配原则3 原则性3 法理2 主义2
princpl 准则5 司法权5
pringl 普9
print 打印P 印刷< 印制电路5 印制4 印刷体4 打印文件4 打印输出3 印刷业3 印刷物3 印花布3 绝版3 花样3 印刷电路2 印刷品2
printabl 印;
printer 打印机N 式打印机? 印刷机> 行式打印机4 印刷工3
printf 打印函数E
printless 无印痕Z
printmak 版画L
printout 打印输出= 印4
prior 修院8 前期6 先验概率4 上期3 之前2 前2 先期2
priori 修道院6 明5 公理3 预定2
priorit 轻重缓急6 优先3
prioriti 优先级E 优先C 优先权:
prioritis 轻重缓急:
priplan 预先计划C
pris 先入之见8 偏见4 信息系统2
prise 撬动> 撬开< 撬8
prism 棱柱E 棱镜D 棱形?
prison 囚犯: 犯人9 监狱8 战俘6 监狱法4 出狱4 越狱4 俘虏4 未决犯3 犯3 狱政3 囚室3 监房3 民事犯3 在押犯3 入狱2
prissi 挂虑E 谨小慎微E 大惊小怪?
prist 早已6 遂4
pristin 太古? 古时? 原来8
pritchard 里查德N
prius 独8 初审8
privaci 保密9 私生活8 个人隐私8 保密性6 隐私5 隐私权5 隐私政策5 私事4 隐居3
privari 保密锁; 保密8
privat 专用@ 私有= 私人: 私5 正在5 私营4 掠4 私有化3 私法3 私用3 私立2 民事权利2
privatis 私有化A 国营5
privatorum 私6
privatum 私法6 私5
prive 国际私法=
privet 女贞Z
privi 御玺: 玺6 智囊团5 掌5 利害关系5 顾问团5 枢密院4 厕所3
privigna 前夫A 前妻A 女儿7
privignus 前夫B 前妻B
privileg 特权F 特许; 恩典4 特免3 特权分子3
privilegium 特权3 特别2
privilg 政党;
priviti 当事人3
prize 捕获9 得奖7 发奖7 一等奖5 看作5 珍视5 撬动4 奖金4 奖赏4 战利品4 有奖3 奖品3 奖3 撬2
prn 随机数4
pro 正反两方5 比例5 副经理4 正反4 可编程3 正面3
proabl 可信6
probabilist 概率? 概率模型5 然3 概率分析3
probabl 概率K 概率分布7 大概6 概率函数4 或然率4 概率论3 概率分析3 概3 几率3 概率模型2 或许2
probandum 待6
probantia 举证8
probat 遗嘱9 缓刑9 试用6 认证5 查验4 检3 徙3 试用期2 教养所2 察看2
probatilist 概率译码8 概率7
probatio 充分3 宣誓2
probation 徙= 实习5
probationari 预备期; 缓刑9 见习9 试用8 考验3
probationeri 试用6
probe 探查C 探针< 探头; 线性探查6 探测5 探测器3 探索2
prober 探测器?
probiti 诚实6 正直6
problem 问题T 解题5 题目4
problemat 或然性< 盖然性< 疑难: 成问题7 疑问5 未定3 存在2
proc 工艺3
procces 报文3
proccess 分布式2
proce 会议记录8 笔录5 官方3
proced 混合策略;
procedendo 发还5 令2
procedu 类推:
procedur 过程K 手续6 程序6 规程4 步骤3 诉讼法2
procedurc 调解4
proceed 诉讼6 继续4 会议录4 行径4 价款3 程序2 提起2 进行2
procerum 上院; 上议院9 院5
process 进程D 处理A 过程< 加工8 数据处理5 分步3 制品3 处理过程2 手续2 流程2
processor 处理机R 处理程序8 处理器4 通信处理机3 加工者2 加工2 机2
processsor 出错中断; 处理机2
processus 停止3
procesur 无关4
proclaim 赞扬6 宣战4 宣布4 戒严3 表明3 宣言3 公布3
proclam 公告8 宣言6 宣战5 宣战书4 宣告4 布告4
procliv 癖性E 倾向5
proconsul 总督B 领事4
procrastin 因循D 耽搁@ 拖延<
procreat 生殖9
proctor 监考人= 公诉人3 代3
procuat 检察员@ 检察官7
procur 采购: 检察官5 采办4 公诉人4 采购计划4 收购价格4 取得3 代签3 代理3 拉皮条3 检察3 获得者2 检察长2
procurationem 代理3
procurator 军事检察院< 检察官5 检察长4
procuratori 检察E 检察人员7 检察机关4 抗诉4 代2 代理人2
prod 刺针< 刺棒: 提醒物9 促使7 戳5 刺4 刺激4
prodig 挥霍; 浪费者: 浪费5 丰富2
prodigi 不凡= 神童= 奇才7 惊人6 奇迹4 预兆4 庞大4
prodigus 浪费者A 浪子=
produc 生产者? 供者6 物产6 生产4 生产资料4 产销者2 采2 生产成本2
product 生产G 产品C 乘积8 生产率7 积6 产量5 产生5 副产品4 生产性4 生产量3 产品成本3 生产成本3 生产能力3 产品销售2 生产力2
producticon 通常3
proedur 固有4
proest 提出抗议=
prof 教授=
profan 亵渎? 渎< 敬神5 玷污5 敬5 世俗3
profess 表白; 自由职业5 职业5 讲授5 伪称4 明言4 法律界3 律师界3 教授2 专职2 声称2 以为2 同行2 同业2
profession 专业? 职业< 职业化9 专业性5 作风4 职业道德4 计算机专业3 专业知识3 专业人才3
professor 教授D 客座教授= 副教授9
professori 教授= 庄重7
professorship 教授8 职5
proffer 提议5 贡献3
profici 精练; 精通9 高手9 熟练5 专家3
proficua 地产3
profil 配置文件F 简要7 传略5 个人资料5 剖面图3 剖面法3 概貌3 预置3 轮廓2
profit 利润M 获利6 利5 净利5 利润率4 利润分配4 利益4 盈利3 非营利3 损益3 利润表2 营利2 牟取暴利2 分配利润2
profitseek 营利9
profittak 了结;
profittransact 买空卖空<
proflig 检点; 放荡9 享乐8 浪费2
profound 深厚@ 渊博@ 深切; 深深8 深刻7 深4
proft 分红5
profus 充沛= 极其丰富= 慷慨6 挥霍4 很多4 浪费4 大量3
progarm 独立程序@
progeni 后裔8 子孙7 成果5
progenitor 先辈< 祖先6 原本6
progesteron 孕激素N 孕酮N
prognosi 预后C 愈>
program 程序K 程序设计B 程控7 规划5 编程4 计划4 程序控制3 控制程序2
programm 程序员G 编程序D 可编程7 总纲3 共同纲领3 节目3 员2 节目单2 编程器2
programmat 标题音乐@ 纲领性@ 计划性@ 学3
progress 进度9 进步8 累进7 顺次7 累进税6 逐级6 渐进6 进行4 进展4 不断前进4 渐次4 进行性4 前进4 等差级数4 算术级数4 递变3 累计额3 连续式3 等差数列3 累进法3 进步性3
progtamm 联合国开发计划署E
prohibit 禁止9 禁制7 禁止性6 禁航区4 禁制令4 禁区4 违禁品3 禁令3 禁酒3 禁止令2 进口关税2
prohibitori 禁止性?
prohibitum 所3
proiriti 优先级4
project 项目H 投影< 工程项目5 课题3 项目管理2 计划2 预计2
projectil 抛射A 投射9 发射6
projector 投影仪> 幻灯: 幻灯机: 放映机: 映: 探照灯7 大屏幕6 发射器5 发起人2
prole 后代5 子女5 死4
proletarian 无产者N 无产阶级?
proletariat 无产阶级R
prolicid 杀婴? 堕胎8
prolif 高产E 生殖力9 产区9 多产6
prolifer 激增E 增殖> 扩散4
prolix 冗长A
prolocutor 代言人9 发言人8 教士5 议长4
prologu 序幕< 序言< 开场白< 作序: 加上5 前言5
prolong 拖长< 延长8 长时间5 拖延3 延续3 展期2
prom 散步道C 音乐会= 舞会;
promenad 散步? 兜风< 舞会8 骑马8 漫步5
promin 突出9 凸出5 重要性4 突起3 显著3
promis 承诺9 诺言8 允诺6 前途4 有望3 答应3 食言3 指望3 不守信用3 意思3 守约3 毁约3
promiscu 杂乱8 混杂5 放荡5 混淆4 混乱2
promise 受约人Z
promisor 立约:
promissori 本票8 期票5 约定3
promo 广告2 推销2
promontori 海角A 岬?
promot 推销< 推广: 促进7 晋升7 升职5 晋级5 增进4 创办人4 发起4 发起人3 促销3 打折3
promotor 发起人9 创办人7 推销2
prompt 提示B 提示符6 提词6 提示词4 即时3 提醒物3 限时专送3 命令提示符2 提示词工程2
prompti 限期6
promulg 颁布= 公布9 散播9 颁布法律7 发表3
prone 俯伏< 易于5 倾向3
prong 耙子; 翻8 贯穿7 状物6 刺3
pronghorn 羚A
prononc 显眼9 夸张5 显著4
pronoun 代词Z
pronounc 读出来8 宣告5 宣判5 发音3 断然3 宣称3 发表2
pronounciamento 檄文H 宣言5 公告4
pronunci 发音A 读法=
proof 证明? 校对7 证据6 验证4 举证4 校样3 清样3 验讫3 验证法2 防2
proofer 打样机K 矩阵式4
proofread 润色< 校对7
prop 道具7 螺旋桨5 倚靠5 参见4 支持者3 支柱3 支撑2
propag 传播E 繁殖6 传播方式4 时延3 成组传送2 增殖2
propaganda 宣传= 传单4
propagandist 宣传者N 宣传6
propan 丙烷Z
propel 推进剂= 推进者= 螺旋桨= 推进器9 火药8 驱使5 推进4 风扇2
propens 倾向? 习性< 爱好2
proper 真< 适6 直爽5 固有5 返航4 真分数4 适当3 专属2 具2
properi 估算6
properieti 暂记8
properti 属性H 财产D 财产权4 特性3
propheci 预言: 自我3
prophesi 预言8 预报7
prophet 先知D 提倡者< 预言者8 预言5 预示3
prophylact 避孕用品C 预防药9 预防性6 预防4
propinqu 近亲7 邻近4 接近4
propinqua 渺茫8 可能性5
propiti 吉祥; 顺利7 慈悲7 适合3
propon 建议者E 提议者E 辩护者9 支持者6
proport 比例? 均衡性6 相配合6 不成比例4 反比例4 相称3 不相称2
proportion 相称: 成5
propos 提议6 提案5 求婚5 试行5 标书4 保人3 建议3 提名3 求2 切实可行2
proposit 命题L 逆命题5 卖点4 命题逻辑3
propound 提出6 提议4
propria 亲自; 物权3
proprieta 没有2
proprietari 专有; 业主权益6 专利品6 业主5 有产阶级5 专利技术5 专卖品3 所有权3
proprietati 财产权7
proprieti 规矩7 专有权7 专有6 礼貌5
proprietor 业主: 小业主8 所有人5 原主5 拥有者5 店主3 东2 有人2
proprietorship 业7 所有主7 独资6 独资企业4 所有权4
proprietress 女业主C 所有主= 专利权人;
proprio 出自8 本意8 出于7
propter 婚5
propuls 推进力= 推进= 喷气8
proqrietori 母公司9 控股公司8
prorat 均摊7 配4 比例2
prorog 闭会< 休会7 扩大4 管辖权2
prorogu 闭会E 休会=
pros 优缺点= 不论9 与否7
prosaic 散文体H 散文> 平凡5
prosciutto 熏火腿N
proscrib 充军> 放逐3 排斥3 公民权3 失去3
proscript 剥夺公权< 禁止4 剥夺4 排斥3
prose 散文H 平凡4
prosecuion 刑事3
prosecut 提起公诉6 公诉6 控方5 起诉4 追诉时效4 追诉权4 检控4 查办4 自诉3 公诉人3 查究3 检察官3 提起2 起诉权2
prosecutioin 论罪A
prosecutor 自诉人9 检察官8 公诉人7 检察院5 检察机关4 检举人4 起诉人3
prosecutori 公诉人6 原告4 起诉2
prosecutrix 女7 起诉人5
proselyt 宗教信仰9 劝诱6
prosequi 提出3
prosequitur 追诉N
prosoci 亲8
prospect 勘探8 远景7 探矿6 探矿权5 潜在客户5 预期5 展望4 将来3 前途3 景色3 采矿3 未来3 勘察2
prospector 勘探者I 采矿9
prospectus 内容简介= 计划书= 募股8 敝4 说明书3
prosper 昌盛> 繁荣; 兴隆9 繁盛7 经济繁荣5 茂盛4 成功3 富裕3
prost 祝K 恭喜=
prostat 前列腺Z
prosthesi 字首8 弥补5 添4
prosthet 朊> 术5 弥补3 学3
prostitut 暗娼< 男娼: 卖淫: 私娼: 沦为7 公娼5 糟蹋4 妓女4
prostrat 俯卧> 平卧> 弄倒> 拜倒> 降伏> 俯伏: 衰竭7 屈服4 沮丧3
prot 门徒@ 被保护人4
protagonist 主人公H 主角> 领导者;
protecion 外交5
protect 保护L 保护性6 存储保护3 保障3 数据保护3 保护国3
protection 保护主义E
protectionist 保护主义者< 保护主义9
protector 保护装置; 摄政8 保护国7 保护权4 保护者4 保护器4 领2
proteg 门徒; 保护者:
protein 蛋白质K 蛋白粉C 蛋白质结构= 蛋白9
protest 拒付: 抗议: 抗议书8 海事5 提出抗议4 新教徒3 证书费3 新教3 持异议者3 抗议者3 承付2
protestant 新教H 新教徒?
protestor 抗议者C 持异议者9 拒付5
protfolio 有价证券:
proto 样机6 原型4 典型4
protoc 议定书7 网络协议7
protocol 协议N 规约7 控制协议4 通信协议3 议定书3 草约2
proton 质子Z
protosystem 原型5
prototyp 原型H 样机C 型文法4 雏型3
protract 拖延: 延长8
protrud 伸出9 凸4 突出3
protutor 监护人4
proucedur 办理手续C
proud 自大8 自豪7 得意洋洋7 骄傲5 辉煌5 壮丽4 傲慢3
proust 普鲁斯特Z
provabl 可证实H 证明3
prove 证明6 开发储量5 探明储量4 探明4 核对2 查验2 验证2
proven 探明9 出处9 证据不足6 起源5
provenc 普罗旺斯Z
prover 者2 证明2
proverb 谚语< 众所周知; 箴言9 格言5
proverbi 谚语@ 闻名>
provid 提供N 供养人2 倘若2 假如2
provinc 职权8 省7 领域3 浅海2 近岸2 地方2
provinci 省: 外地人: 省长7 外地7 偏狭5 粗野4
provinciali 省里I
provis 规定9 附则4 条款4 条文4 分则3 食品2 采取措施2 总则2 合同规定2 供应2 暂行规定2
provision 临时> 暂行4 临时政府4 暂时3 暂定3
proviso 保留条款7 附文7 限制性4 以为3 附带条件3 附有3
provisori 有附文C 附文; 一时9 附带条件5 附带3
provoc 挑拨@ 武装挑衅7 军事挑衅7 公开挑衅7 兴奋剂5 刺激物4 刺激3 挑衅3 激发3
provocateur 奸细8 挑拨7 分子5 煽动者4 挑衅4
provok 挑拨离间< 惹起7 诱导5 激怒3 煽动3 刺激3
provost 宪兵: 监督员9 教务长9 监督者7 纠察队5 监狱看守5 市长3 牧师3 负责3
prow 船首G 勇敢5
prowess 超凡< 英勇7 勇敢5
prowl 觅食? 潜行9 踱步7 悄悄7 徘徊5 巡逻4
prowller 巡C 徘徊者= 小偷5
proxi 代理: 代表权5 反向代理5 委任书3 授权书3 代理服务器3 委托书2 代销2
proxim 接近6 临6 近5 亲近4 近因3
proxima 近因9
proximo 月4
prperti 租借4
prt 参照5
pruchas 征购=
prudenc 审慎7 节俭6 慎重6 精明5
prudent 三思而后行@ 精明8 审慎6 节俭5 慎重4 谨慎4
prudenti 审慎7 精明5 咨询3
prudentium 解答9
prune 修剪A 修枝8 剪枝8 洋李8 砍掉8 李子6 紫红色5 删节3 启发性2
prurient 好色9 渴望5
prussia 普鲁士E
prussian 普鲁士J 普鲁士人A
psalm 圣诗E 诗篇E 圣歌: 唱8
psc 实用程序4
pschip 汉字信息处理A
psdn 分封H
pse 包交换3 分组2
psec 皮秒Z
psepholog 学6
psephologist 学家<
pserver 打印服务器A
pseudo 伪T 伪指令4
pseudograph 伪书E 伪作E 冒名8
pseudolog 谎话N
pseudonym 笔名D 化名6 假名5
psk 称6
psl 支撑4
psn 公共2
psot 算6
pss 包交换3
psss 通过3
pstn 公用电话A
psw 状态字4
psych 心理准备? 赛克? 精神分析: 灵魂5 作好4
psychedel 迷幻< 荧光8 幻觉6
psychiari 精神病学@
psychiartr 精神病学? 医治9
psychiatr 医: 精神病学9
psychiatri 精神病学< 治疗4 法医2
psychiatrist 精神病学8 医生6
psychic 心灵; 灵6 巫师5 灵魂5 心理3
psycho 神经病; 变态3 心理3
psychoanalysi 心理6
psychoanalyst 学家:
psychoanalyt 精神分析N
psychoatholog 病理学?
psycholog 心理学K 心理: 心理障碍5 精神障碍5 精神衰弱4 心灵3
psychologist 心理学家T
psychometr 测量学E 心理6
psychopath 患者8 变态7 精神病5 错乱2
psychopatherapi 疗法C
psychopathi 心理变态F
psychopatholog 病理学;
psychos 变态心理F
psychosi 精神病5 精神3
psychosoci 心理6
psychot 精神病9 患者8
psychotherapi 疗法C
psychotherapist 医生6 治疗2
pta 家庭教师;
pti 主机4
pto 年假A 休假8
ptomain 食物中毒A 毒: 尸3
ptpc 穿孔机4
ptrc 阅读机5
ptt 邮政4 电话2
pub 酒馆= 客栈9
puberti 春情E 青春期9
pubic 耻骨N 阴部A
public 公共C 公开9 公用9 公众8 公有5 公用事业4 公法4 公益3 出版3 公示3 宣传费3 公开场合3 公债2 公共秩序2 出版物2 公共财产2
publica 道路5 公共财产4 公路4 公有4
publican 小酒馆: 老板: 酒店7 征收3
publicanorum 租税;
publici 公共3
publicili 公证5
publicis 颂; 做广告9 宣扬9 公布7 宣传6
publicist 广告员8 评论家7 政治学6 法学家5 作家5
publicum 公法9 公益3
publicus 公共场所?
publish 发布C 发布者< 出版者5 出版4 报刊发行4 印发4 刊印3 公布2 上架2 发行人2
puch 卡片3
puck 冰球< 小妖精< 淘气6
pucker 起皱6 皱纹6 褶5
pud 布丁D
puddl 小池; 浊; 泥污9 水坑8 炼8 胶7 搅3 打滚2
pudgi 矮胖@
pueblo 印第安人B 村庄2
puerto 垭口@ 埃尔托@ 山口@ 港口3
puf 疏松H 言过其实> 吹嘘=
puff 充气6 张开5 肿块5 吹捧5 喘气5 喘息5 骄傲4 一阵4 喷出4 烟2
puffer 抬价B 吹捧: 加价:
puffi 胀大= 一阵阵; 喘气7 肥胖7
pug 哈巴狗= 脚印9 拳击6 追寻5 捣5 泥4
pugh 呸A
pui 辩诉>
puisn 婚生子女7
puke 呕吐物< 吐8 呕吐6
pule 相干3 脉冲2
pulg 兼容机B
pulitz 普利策Z
pull 拉A 取9 推挽4 取自4 扯下来4 撕开4 拉取请求3 牵3 牵引力3 拉力3 幕后操纵3
pullback 阻扰E 回4 障碍4
puller 幕后操纵<
pulley 滑轮A 滑车A 皮带轮A
pullout 拔8 撤退6 拉3
pullov 套衫H 穿5 套4
pulmonari 肺P
pulp 纸浆J 果肉E 化成?
pulpit 坛D 讲道2
puls 脉冲S 脉冲调制5 时钟脉冲3 脉搏3 拍子2 豆类2
pulsar 脉冲星Z
pulsat 搏动< 悸动< 震动7
pulser 发生器3
pulver 磨成> 粉8 变成6
puma 美洲狮L
pummel 揍D 击6 打4
pump 抽水? 唧筒9 打气9 打气筒9 抽水机9 泵送9 抽吸6 泵6 喷射泵4 倾注4 疲惫3 上下3 盘问2
pumpkin 南瓜N
pun 双关语C 俏皮话= 捣5
punch 穿孔G 穿孔机; 穿孔卡片: 穿通5 穿孔器5 冲压机3 冲床3 潘3 拳3 孔3 穿孔纸带3 冲压2 钻孔机2 洞2 打孔2
puncher 穿孔员? 穿孔机8
punck 剥9
punctili 拘泥形式? 一丝不苟; 细心9
punctual 准时> 严守> 守时> 点状> 误期7 中肯5
punctuat 标点符号C 标点@ 不时9 标示4
punctur 穿刺A 揭穿: 痕9 刺穿6 刺5
pundbrech 监犯E 越C
pundit 梵文A 印度人< 学者5 权威4
pungent 苦痛; 刺激性; 尖刻8
puni 弱小G 微不足道8 微小8
punish 处罚> 刑罚9 惩罚9 罚7 惩处6 惩罚者5 体罚4 刑4 肉刑4 附加刑4 处以3 主刑3 法办3 从刑3 罪与罚3 量刑3 精疲力竭2 罪有应得2
punisn 陪6 资历4 年轻3 助理3
punit 惩罚性> 惩办9 征伐6 因果报应5 讨伐5 予4 惩罚4 刑罚3
punjab 旁遮普Z
punk 腐朽; 阿飞; 废物5 无用3
punt 撑船9 篙9 悬空9 方头9 赌博6
punter 撑船< 篙< 船夫: 赌博4
pup 幼畜A 小狗A 年轻人5 令人讨厌4
pupil 瞳孔E 门生E 未成年人7 学生5
pupilag 从师; 学徒4 未成年4 学生3 身份2
pupilius 男:
pupillari 身份4
puppet 木偶@ 傀儡政权9 傀儡政府8 傀儡7
puppi 小狗9 年轻人7 动物5
pur 咕噜咕噜@ 喉音6 终身2
purcel 珀塞尔Z
purchas 购买? 购货= 采购: 进货8 购入7 购5 购买证4 购买者4 购买力4 买价4 购进4 辘3 购置3 买2 赊购2
pure 纯H 纯粹6 浓汤5 纯利润4 纯文字4 酱4 清白3 无瑕3 贞洁2 果2
purg 通便7 泻药7 认错4 净化4 清除3 自己3
purgatori 炼狱H 涤A
purif 涤? 纯化9 提纯7
purifi 净化器; 空气净化9 纯净9 净化8 精制6 提纯4 精炼4
purist 纯粹7
puritan 清教徒= 拘谨8 教3
puriti 成色B 纯正9 纯净6 纯粹4
purlieu 森林3 常3 界限3
purloni 小偷6 窃盗5
purpl 紫色G 帝位? 华而不实6 帝王6
purplish 略带D
purport 据称9 意味着7 要旨5 声称4 传说4 打算3 意义2
purpos 目的5 目5 通用5 目的性5 立意5 用途4 专用4 意欲3 作案工具3 器械3 专用基金2 日程2
purr 呼噜E 喉音6
purs 皱起8 国富6 钱包6 银钱6 拢5 囊5 钱袋4 募捐3 会计员3 国库3 金钱3 扒手3 财力3
purser 事务长H 会计员8 出纳员6
pursu 追随7 追缴6 追赶5 追求4 从事3 实行2
pursuanc 追赶5 追求4 从事3 实行2
pursuant 按照6 追赶5 相符5 依据3 依法3
pursuer 追求者; 研究者: 起诉人6 追赶5 原告2
pursuit 追捕7 当即7 紧追权6 追赶3 追求3 娱乐2
purveyor 征发@ 承办8 伙食7
purview 职权范围8 视界8 之外3 权限2
pus 脓汁N 脓A
push 推送E 下推9 上推8 推入5 努力争取4 推行4 逼迫3 推进3 推出2 栈下推2
pushchair 婴儿车E 折叠式2
pushdown 下推B
pusher 贩子; 推4 推销员4
pushi 好胜C 固执己见9 粗鲁5 爱出风头5
pushov 劝服: 击败4 容易3
pushswitch 按钮开关9
pussi 脓A
pust 后进先出6
put 放置5 固定不动5 拿出5 交由4 投产3 编写成3 获得成功3 遏止3 出去3 放2 接入2 落实2 付诸2 枪决2
putat 公认7 推定3 父亲2 受到2
putney 普特@ 帕特<
putrefact 腐败;
putrid 腐败9
putt 击球8 轻击6 轻轻6 高尔夫球3
putter 慢条斯理= 推车; 置放9 轻击6 闲荡4 漫步4
putti 油灰; 淡灰色; 用油; 锡4 氧化4
puzzl 苦思8 难住8 谜题8 迷惑6 难题5 谜语5 困惑5 为难3
puzzlement 迷惑8
pvc 聚氯乙烯E 虚3
pwd 显示目录N
pwr 水冷却H
pyblic 喉舌: 滋扰8 舆论3
pygmi 矮: 矮小: 侏儒:
pyjama 睡衣裤H 裤= 宽松5
pylon 塔> 路标5
pylorus 幽门Z
pyramid 金字塔@ 金字塔式= 角锥; 金字塔状; 宝塔式8 计税5 渐增4 上涨3
pyre 柴堆Z
pyrene 比利牛斯N
pyrotechn 眼花缭乱9 烟火8 夸大4
python 巨蟒= 蟒8 尽量4 足以2
qcr 队列2
qmx 快信?
qpr 进度5 季度3
qqv 又= 见2
qtr 季>
qtrli 每季H
qua 缺6 必要条件4 必需3
quack 鸭8 江湖医生7 嘎嘎6 冒牌6 庸医5 内行4 医生3 夸大3
quacksalv 庸医? 骗子5
quad 四件; 四方; 四胞胎; 铅块; 四列8 导线4 四倍4 院子3
quadra 四4
quadrant 象限L 象限仪: 法器5 四分之一5
quadrat 二次J 二次域5 二次方程5 二次曲线4 二次曲面3 平方和3
quadratur 求积D 正交调制9 正交5 求3 象2
quadric 二次曲面> 二次曲线9
quadricep 四头N
quadriennum 四年E
quadripleg 四肢E
quadripol 四端> 四端网络9
quadrup 脚步:
quadrupl 四倍@ 四元组@ 四重< 四份8 四路7 四3
quadruplex 四5 工5
quadtat 二次6 平均值2
quadtre 四6 叉3
quadword 四倍:
quaer 查问; 疑问5 质问5
quaeren 原告8
quaesitum 第三者5
quaestia 既得9
quaestio 审问4
quagmir 泥坑; 泥潭; 泥沼8 沼泽5 困境4
quail 鹌鹑H 胆怯: 畏缩6
quaint 古雅C 离奇7 奇怪5 古怪4
quak 地震: 颤抖8
quaker 教徒=
qual 现状8
qualif 限定8 资格5 资格证书5 合格3 品格3 定位器3
qualifi 限定= 合格6 资格5 限制3 质量检查3 品质管制3 限定词3 定名3 文字识别2
qualit 定性C 定性分析8 质量4 质2
qualitati 附带4
qualiti 质量L 品质; 优质5 质量标准5 质检3 打印质量3 优级3 保证质量3 服务质量3 代码质量2 数据质量2 质量检验2 质量第一2 特级品2
qualm 晕眩; 疑虑9 内疚9 不安4
qualtiti 出厂;
quamdiu 久8 任职5 迟4 任期3
quandari 为难7 困惑5 迷惑5
quando 时候= 当时7 因为2
quango 半官方A
quanta 等量;
quantif 定量= 定量化; 量化3 量词3
quantifi 量词I 限定符6 定量4
quantit 定量= 数量= 定量分析7 量变5
quantiti 数量B 量9 定货量5 库存量3 作业量3 工程量表3 供给量3 申请量3 货运量3 劳动量3 就业人数3 实物量3 标准分2 运量2 模拟量2 限量2 总量2
quantiz 量化I 量子化<
quantum 量子C 时间量子< 总量8 时间段6 量子数6 进口量6 量子论6 量子力学6 光子5 分段法4 量程3
quar 所以9 因此4 因2
quarantin 检疫K 植物检疫6 检疫所4
quari 码头3
quark 夸克Z
quarrel 反目> 方头: 怨言8 寻衅7 吵架5 挑衅4 挑剔3
quarrelsom 吵架7 好3
quarri 采石场< 猎物6 挖出6 方形6 挖掘4 追求3 费力3
quart 夸脱N
quarta 四分之一9
quarter 季度@ 季9 每季6 四分之一6 一刻钟5 四等5 季刊5 季报5 分季4 第一季4 第二季4 饶命3 肢解3 四季3 左下角3 驻扎3 裂解2
quarterag 季度: 收付4
quarterback 四分D 卫=
quarterfin 决赛=
quartermast 军需= 军需官8 后勤6
quarternari 四元D
quartet 四重奏H 四位6
quartic 四次O 四次曲线@
quartil 四分C
quartz 石英R
quasar 射电源E 类星体E
quash 宣布无效9 镇压4 平息4 撤销4 废止3
quasi 准M 拟B 半2
quasivari 准4
quaternari 进制: 四8 四元8
quaver 八分音符= 颤抖地= 颤声: 颤音6 颤抖4
quay 驳岸; 码头9 启运3
quayag 使用费9
quaysid 码头区Z
que 益3 使用权3 受益人3
queasi 呕吐9 股票市场6 不稳定5
quebec 魁北克Z
queen 女王? 皇后= 皇后区8 王后8 旧例6 后座5 内政外交4 皇家3
queensland 昆士兰Z
queer 搞糟: 同性恋者7 怪人6 舒服5 奇怪5 可疑3
quel 现状8
quell 压制6 平息5 减轻4
quelqu 小事A 琐事<
quem 截止日H
quench 淬火= 熄灭8 冷却4 平息4
quentin 昆廷Z
queren 检举人: 告发4 原告3
queri 查询F 询问@ 查询语言5 查询处理5 疑问号4 慢查询4 查询台3 查数2
querist 讯问者; 询问者; 质问6
quesadilla 玉米粉> 饼3 油炸2
quesion 到底< 追究:
quest 寻求9 猎物8 探索5 寻找3
questio 九8 议3
question 提问7 问题7 问号6 审问5 发问者5 质询4 质问4 题库3 先决问题3 暗示性3 反省3 质询权3 询问者2
questionair 问卷=
questionnair 问卷< 征询9 调查表5
queu 排队A 打印服务3
queue 队列N 排队F 消息队列3 梳成3 公共服务2
queueed 队列4
quguiya 毛里塔尼亚?
qui 门控9 超声5 公私4
quia 畏惧7 诉状3
quibbl 双关语7 遁词7 诡辩5 模棱两可5 吹毛求疵5 争吵4
quibbler 狡辩> 诡辩者;
quich 乳@ 蛋5
quick 快速J 速动8 生利3 快3 要害2 部位2
quicken 胎动= 加快5 激发4 鼓舞3 复活3 活跃3 生气2
quicker 些?
quickest 最快:
quicki 做成< 突发6 简短5 匆匆4 迅速3
quicksand 流沙K 危险2
quicktran 翻译程序4
quid 镑; 某一方面9 咀嚼6 金币3 物3
quiesc 停顿<
quiescenc 休止?
quiescent 静态6 静止5 寂静5 静3
quiet 闲适8 寂静7 平静5 平静下来5 安静4 从容3 私下3 安心2 暗中2
quieten 平静下来9 抚慰6 镇静5 安静4 平息4 安慰3 平静3
quietus 偿清9 解除3 清除2
quigley 格利N
quill 羽根A 翎毛A 刺穿6 羽毛4
quillan 奎:
quilt 棉被; 绗; 衬料; 被子7 拢6 东拼西凑6 缝制2
quilter 被子B
quinari 五: 进制6
quinn 奎?
quint 五度= 五胞胎= 音程= 篮球队9 五个9 第五次9
quintal 公担Z
quintessenti 精萃= 精髓; 典范8 典型3
quintet 五部? 五件; 五重奏; 合奏; 合奏曲; 重唱; 篮球队8 五位6 五4
quintic 五次Z
quintupl 五份? 五倍? 五元?
quip 妙语< 遁辞: 讽刺话: 嘲弄4 讽刺3
quirk 急转? 俏皮话; 举动9
quirki 突兀@ 颇为< 狡诈7 诡诈6 离奇6 古怪3
quisl 卖国贼? 傀儡政府7 内奸7 卖国5 通敌5 头子4
quit 辞工7 退佃6 退出6 免役6 清结4
quitrent 免役<
quittanc 免除5 收据2
quiver 箭袋? 颤动7 震动4 振动4 抖动4 颤抖4 敏捷3
quixot 侠< 侠义< 堂吉诃德< 幻想3
quiz 课堂: 考查9 出题9 智力测验6 恶作剧5 测验4 戏弄4
quizzic 戏弄9 疑问5 探询4 古怪4
quliti 品质5
quo 现状8 边界现状7 何5 原状3 视察3 状2
quoation 行市6 报价3
quod 归咎于8 麽7 因此4 由于3
quorum 法定人数C 挑选出? 票数5
quot 引号D 引证9 双引号4 引述3 上市公司3 单引号3 报价3 引文3
quota 配额F 限额: 配额制6 定额5 额3 份额2
quotat 行情= 行情表8 报价单8 牌价5 外汇牌价5 报价5 估价单4 开市价4 股票行情4 语录4 市场行情3 离析3 收盘3 行市2
quotient 商? 商代7 商数7 份额3
quousqu 多久A 直至; 远4 土2
quovi 何种; 任何4
quran 可兰经Z
qutota 限额3
qwk 快信9
qyid 交换条件8 相等3 价2
rab 拉布B 承载<
rabbel 乌合之众; 暴民9 民众6 下层6
rabbi 拉比@ 犹太教; 大师8 老师8
rabbin 法学博士9 犹太教6
rabbit 兔> 兔子< 见鬼<
rabbl 聚众闹事> 长柄: 拨火棍: 下层社会8 乌合之众7 暴民6
rabi 狂犬病Z
rabid 偏激: 急进: 狂怒7 疯狂5 热烈4 猛烈4
rabin 拉宾Z
rac 进场7 加拿大5
raccoon 浣熊L
race 赛跑7 赛马6 同道6 赛车6 追赶5 疾走5 种族4 姜4 竞争4 猛4 开车3 急流3 人种2
racecours 赛马场H 跑道< 水道7
racehors 马:
racer 黑蛇A 比赛4
racetrack 跑道E
raceway 地板5
rachel 雷切尔Z
raci 原味A 生动5 竞赛4 活泼3
racial 种族C 人种8 种族隔离5 种族歧视3 压迫2
racism 种族歧视B 种族主义= 种族3
racist 种族主义C 种族主义者= 种族歧视6
rack 架上8 高额8 栈桥8 云团6 小步6 推压6 撕拉6 行李架6 饲草6 齿条6 架5 随风飘4 架式3 桥台3 灌油3 压榨2
racket 球拍A 敲诈勒索? 杂乱无章; 诈骗4 喧闹3
racquet 球拍: 墙4 拍3
racquetbal 短网? 手球9
rad 存取数据@ 随机存取3
radar 雷达@ 探测器6
radcliff 拉德F 克利夫2
radia 箕6 纹5
radial 径向B 放射状: 桡骨9 甲种7 光线6 箕6 半径4 射线3
radian 弧度Z
radianc 容光焕发> 光辉6 发光5
radiant 容光焕发< 辐射8 明亮6 发光4
radiat 辐射; 辐射体; 辐射状; 流露6 暖气5 散热器4 放射3 射线3
radic 根式; 词根; 激进: 激进分子8 激进主义6 根本6 根号5 基本原理3 根2
radicchio 菊苣N
radio 无线电H 单选? 无线电通信: 收音机6 无线电台6 射频5 无线电报3
radioact 放射性M 放射5
radiocarbon 碳@ 放射性7
radiodetector 探测器;
radiogram 射线照片A 无线电报@
radiograph 射线照片F 射线6
radiolog 放射学R 辐射学H
radiologist 放射9
radiophotographi 无线电5 传真2
radiophototelegraphi 传真电报8
radiotherapi 放射疗法Z
radish 小萝卜Z
radius 半径G 辐射5
radix 基数H 基数排序5 传输码3
radon 氡Z
rae 考核6
raf 英国皇家空军Z
rafferti 章法A 混乱2
raffia 酒椰H
raffl 抽彩C 抽奖; 废物5
raft 筏运E 筏A 乘筏? 救生筏?
rafter 椽H 筏:
rag 参差不齐: 抹布: 碎布: 拾破烂7 检索增强5 衣衫褴褛5 揶揄5 破旧4 碎屑3 碎片2
rage 狂吹8 怒6 愤怒6 狂暴6 痛4 情绪3 猛烈3
ragtag 群氓H 贱民A 乌合之众<
ragtim 格泰姆@ 乐8 滑稽3
raid 袭击8 搜捕7 扰乱性7 劫狱5 突袭4 奇袭4 扰乱3 挪用2 廉价2
raider 袭击者C 奇袭7 侵入3
rail 铁轨< 横杆8 秧鸡8 栏杆7 扶手6 围栏6 导轨5 水陆联运4 抱怨4 轨4 车站3 铁路3 横木3 火车2
railer 尾8 报4
railhead 终点5
railroad 铁路A 列车运行6 铁路运输5
railway 铁路B 铁道< 铁路运输: 服务部2
railwayman 铁路职工Z
rain 雨? 雨淋; 及时雨7 豪雨7 雨天6 雨水5 下雨4 落下3
rainbow 彩虹E 五彩缤纷A
raincoat 雨衣C
raindrop 雨滴N 雨点N
rainfal 降雨量R 降雨A
raini 下雨; 雨7
rainstorm 暴F
rainwat 雨水E
rais 筹款8 引发7 筹集7 筹措5 凑钱4 提出4 提高4 增高3 涨工资3 涨薪3 筹集资金3 凸起2 风波2 升起2 发酵2 浮雕2
raiser 饲养者; 招募9 纵火犯8 纵火者8 提高3
raisin 葡萄干N
raiway 轻便9 铁道7
raj 统治4 支配3 主权3
rake 耙9 耙子7 翻旧帐7 斜度6 佣5 回扣5 浪子5 机架4 掠过3
ralat 职工4
raleigh 罗利Z
ralli 回升< 重振旗鼓9 集合起来9 重整旗鼓6 止跌6 群众4 嘲笑4 团结3 挖苦3
ralph 拉尔夫Z
ram 公羊9 撞锤9 虚拟盘6 填塞4 随机存取4 撞3 猛击3 灌输2
ramadan 斋戒E
rambl 漫谈= 零乱= 漫步8 散漫7 随笔6 闲逛5 漫游3 蔓延3
rambler 漫步者N 蔓生植物N
rambo 蓝9 博7
rambuncti 粗暴5 喧闹4 难4
ramif 支脉@ 衍生物@ 支流7 分叉7 枝6 分枝6
ramp 斜坡? 乱撞< 坡道< 乱冲9 斜面5 蔓延3 敲诈3
rampag 乱闹E 暴跳? 乱冲? 狂暴5
rampanc 猖狂H 猖獗A 过激>
rampant 扑击> 猖獗: 蔓生6 恶性4 猛烈3
rampart 防御土墙? 壁垒= 垒6 守卫5 防卫2
ramsay 拉姆齐C
ramsey 拉姆齐U
ramsgat 拉姆斯N 盖特5
ramshackl 摇晃6 放荡5 倒4
ran 记住4
ranch 大牧场K 牧场7
rancher 大农场? 牧场7
rancid 腐臭味E 腐臭? 油脂5
rancor 深仇E 敌意6
rancour 深仇E 敌意6
rand 兰特K 田埂C 缘8 边2
randal 兰德尔Z
randi 莽汉A 悍妇< 好色5 大声5 喧闹4
randic 大减价B
randolph 伦道夫Z
random 随机E 随机化9 随机数8 随机存取7 随机性7 随机变量6 随机抽样3 胡乱3 随便3 随机差错2 无规则2
rang 范围E 值域6 幅度4 量程3 区域3 射程3 域3
rangeland 牧场?
ranger 守林> 漫游者: 骑警: 森林保护: 警6
rank 秩: 排名8 横列6 横排6 茂密5 圈秩5 分级制4 队伍4 等级4 衔4 排列3 列队3 官衔3 职衔3 同辈3 列为2 粗俗2 十足2 排行2
rankl 化脓E 怨恨9
ransack 遍寻< 洗劫: 到处5 抢劫3 掠夺3
ransom 赎金? 赎款6 赎6 赎身4 绑4 偿3
rant 大话A 痛骂> 咆哮6
rap 敲击声8 抢走6 叱责6 逃罪5 轻敲4 交谈4 敲击3 厉声3 刑事责任3 拍击3 招魂2
rapac 掠夺性< 掠夺3 强3
rapaci 贪欲> 贪婪5 强夺5
rape 强奸D 渣7 芸7 强奸罪6 抢夺3
raper 强奸犯N
raphael 拉斐尔Z
rapid 快速< 飞快6 速算4 急促4 迅速3 赶紧3 种植区3 雏型3 陡3 急流2 快速访问2
rapin 幼= 画工= 画师= 焚烧5 强夺3 抢劫2
rapist 强奸犯N
rappare 土匪< 强盗6 海盗6
rapper 敲门; 检举人9 控告人7
rapport 融洽> 一致2
rapporteur 起草人E
rapproch 友好关系A 邦交A 重归于好A 和解3
rapt 出神< 全神贯注8 入迷8
raptor 猛禽Z
raptur 欢> 欢天喜地> 兴高采烈; 狂喜9 着迷3
rare 罕有< 半熟7 珍奇6 稀罕6 很少5 稀薄4 非常3
rarefi 纯化8 变成6 崇高6 精炼5 稀薄3
rariti 珍奇; 罕有; 稀罕9 稀薄7
rarp 反向2
rarrator 律师4
ras 通3
rascal 恶事: 淘气鬼8 流氓行为6 坏蛋6 无赖3 恶棍3 流氓3 卑鄙2
rascaldom 无赖6 恶棍5 流氓5
rash 皮疹C 轻率8 匆忙6 鲁莽5
rasher 熏肉N
rasp 锉磨; 粗声粗气9 锉刀9 锉8 焦躁5 刺耳4
raspberri 悬钩子A 呸:
raspi 易怒6 刺耳5 粗糙5
raster 光栅C
rat 捕鼠: 变节: 鼠: 变节者8 蓬松7 破坏者5 卑鄙2
rata 比例7 利润率3
ratabl 可估价4 课税3
ratchet 棘爪E 棘轮A
ratcliff 拉特? 克利夫2
rate 率E 利率; 汇率: 费率9 速率9 运费率7 税率5 速度4 运价4 评定3 贴现率3 定额3 分配率2 等级2
rateabl 纳税5 可估价4
ratepay 地方税=
rater 劣等8 定价2
rather 稍微6 宁可5 而4
ratif 追认B 批准8 批准书8
ratifi 批准7 认可3
ratificaion 附5
ratinng 经验4 费率3
ratio 比率K 比A 率5 比例3 比值3 利用率2
ration 理化< 合理化7 有理7 定量配给7 理性7 合理7 有理数6 粮5 讲道理5 配售5 配给4 有理函数4 定量供应4 纯理论4 囚粮4 分配制2
rationabil 扶养费9
rational 基本原理;
rationalist 理性主义A 纯理论< 理性6
ratt 银行利率: 贴现率6
ratten 扰乱:
ratti 老鼠< 鼠< 破烂7 易怒4 臭2
rattl 格格= 拨浪鼓: 喋喋不休9 嘎嘎响6 很4 轻快3
rattler 响尾蛇; 有轨电车9 砖9 饶舌5
rattlesnak 响尾蛇N
raucous 粗声H 沙哑> 喧闹5
raunchi 不修边幅< 不整洁< 淫秽6 肮脏6
ravag 残迹? 蹂躏7 毁坏5 劫掠5 破坏2
rave 狂吼A 叫嚷7 咆哮5 愤怒4 狂暴4
raven 渡鸦? 饿? 狼吞虎咽9 乌黑9 贪婪3 掠夺2
ravigot 浆H 酸辣7
ravin 冲沟A 溪谷; 峡谷9
ravioli 包子E 肉馅6
ravish 强奸9 强夺9 引人入胜8 抢4
raw 原材料9 原料9 未加工9 阴冷5 擦伤4 生疏4 工业原料4 原始数据3 擦掉3
ray 射线@ 光线< 放射5 浮现5 显出4 光辉3 阴极射线2
raymond 雷蒙德Z
rayon 人造丝Z
raze 刮去? 夷; 抹5 毁灭3 消除2
razor 剃? 剃刀?
rbi 打点B
rboc 电话公司; 贝尔3
rbrace 还是4 想2
rcircuit 电路2
rcr 网膜:
rdb 关系数据库8
rea 犯意7 意图4
reaationari 复古E 反动派? 保守7 反动6
reabjust 调整3
reabsorb 吸收6
reach 伸出手8 专用网5 达成5 达到5 岬4 流域4 到达4 传到4 控制参数3
reachabl 达A 可达性?
reacquir 购回D 重获? 获得3
reacquisit 赎回5
react 设定6 反攻6 起3
reaction 反应A 回应? 反应时间6 快速反应5 可逆反应5 连锁反应4 反作用3 反动2
reactionari 反动D 反动分子< 反动势力8 反动派8 反动集团8
reactiv 反应: 活动性7 反动5
reactor 反应堆H 反应器@ 电抗器@ 反应3
read 读取@ 只读? 读= 读出= 阅读7 读入6 宣读4 读存储器3 悉3 反读3 读写2
readabl 读< 可读性; 易读9 读数据8 津津有味7 读光盘4 看不清3
readdress 编址5 再3
reader 阅读器I 阅读机= 文选4 阅读3 读3 读卡机3 读出2 读者2 读入2 读物2
readership 读者D
readi 就绪D 备4 准备4 妥3 付现金3 绪3 做好3 现成3 畅销2 适销2
readili 轻易> 乐意; 迅速4
readjust 市场调节6 调整4 整顿3 再3
readm 自述文件H
readmit 接纳8
readon 只读6
readout 读出= 宣读5
reaffirm 重申:
reagan 里根N
real 实时> 实: 实数7 不动产7 物权4 实际4 实时处理4 房地产3 实地址3 实物3 实价3 实型2 财产法2 实股2 实矩阵2 统管2
realign 重新排列; 重新组合7 调整5 整顿4
realis 认清; 体会8 现钱5 显得4
realism 现实主义A 写实主义8 实在论8 实证主义4 现实3
realist 现实主义者< 现实主义9 实在论8 写实主义8 写实7 逼真7 现实5 论者4
realiti 实在性> 虚拟现实7 增强现实7 现实5 真实性3 实在3 逼真3
realiz 变产; 实现: 变卖8 变现7 变价5 领悟3
realli 实际上6 实在4 真实4
realloc 分派5
realm 领域< 王国5 王法5 国有4 国法4 区域描述3 区域2
realpath 同一4
realpolitik 政治4 现实4
realti 不动产6 房地产5
realtim 准3 实时2
realtor 房地产5
realtyett 房地产3 女2
ream 扩9 挖6 榨取5
reap 收割7 报应6 收获6 获得2
reappear 再现8
reappli 运用2
reappoint 任命6 重新5 复职5 委任4 约定3
reapportion 分摊5
reapprais 重估价5 重新估价4 公积4 估3 重新3 估值3
rear 背面8 养育6 饲养6 暴跳6 后部5 后方5 树立5 背后5 尾部4 栽种4 抚养4 高耸3 培养2
rearguard 后卫H
rearrang 重排@ 重新整理8 重新排列6 重新安装5 重2 布置2
rearrest 拘留7 拘捕6
reason 推理> 合理; 合理性6 理由6 原因6 思路清晰4 明理4 言之有据4 道理3 价格公道3 劝说3 逻辑推理3 理性3 得当2 相当2
reassembl 重新装配H 重新召集: 重组8
reassert 再断言C 主张8
reassess 重新估价7 摊派4 再3
reassign 转交9 再3 赋值2
reassur 放心9 安心8 鼓励4 疑虑4
reawaken 再度9 觉醒4
rebas 基8 变8
rebat 回扣A 退还5 退款4 打折扣3 退税2 折扣2
rebecca 丽贝卡Z
rebel 反叛者< 造反8 叛徒7 反感5 反抗4 抵抗4
rebelli 造反9 判5 反抗5
rebellion 叛乱< 反叛9 拘票6 谋反6 造反6 反抗3
rebind 合5
rebirth 新生: 复活6 再生3
reboot 重新启动9
reborn 再生4 更新2
rebound 反弹@ 篮板球@ 跳表; 振作7 弹回7
rebuff 断然拒绝< 漠不关心9 严厉4
rebuild 重建< 改建: 改造4
rebuilt 组装2 重新2
rebuk 斥责6 制止5 非难5 谴责4 指责4
rebus 情势;
rebut 反驳8 辩驳6 揭露5 反证4
rebutt 辩驳: 反驳7 反证6 举出5 第三次4
rec 娱乐4
recal 召回: 解任7 罢免权6 查全率6 撤销4 罢免4 回想3 苏醒3 回忆2
recalcitr 顽抗I 反抗者< 反抗4 反对2
recalcul 算7 重4
recalibr 校准9
recant 认错6 信仰4 撤回3 放弃2
recap 翻新A 轮胎3
recapit 构成4 调整3
recapitul 重述7 摘要6 概括3 汇总表3
recaptur 重温= 夺回7 回收4 取回3 超额利润3
recast 改换@ 铸: 改造3 作3
reced 远离5 退却4 尤4 后退3 减弱2
receiev 收到4 未能3
receipt 收据E 收入: 收支5 收讫3 收3 接收3 回执2 税票2 收条2 纯收入2
receitp 交接5 送达3
receiv 应收D 接收< 款7 接收器7 收6 应收款6 收货6 收到5 接收机3 接收数据3 清算人2 会客2 接到2 收信机2 验收单2
receivalb 应收4
receivership 清算人:
recen 行情5
recenc 首先4
recent 最近K 近代5 买入价3 最新3
receoipt 登记簿4
recept 接收< 招待会5 感受性4 接待3 接纳2 接受2
receptacl 花托A 插座5 印制电路3
receptionist 接待员M
receptor 受体N 感觉器官N
recess 凹进= 壁式8 凹处7 经济衰退6 放假5 衰退4 休会4 深处4 休假2 后退2
recessionari 衰退期E 衰退7
recetitia 嫁7 资3
recharg 充电7 装填4 袭击4
recheck 复查<
recialm 驯养>
recidiv 累犯9
recip 食谱B 菜谱@ 做饭; 处方8 菜8 秘诀8
recipi 接受者< 领受< 容易接受8 接受国8 接收者8 递给6 感受性4 容纳3
reciproc 互惠A 互9 相互7 往复运动4 酬答4 倒数4 互惠待遇4 互相3
recircul 再循环9 重2
recissori 行动8
recit 吟诵> 评述> 背诵> 叙述6 朗读6 详述5 列举3
reckless 鲁莽= 不顾后果< 粗心大意: 不在乎8 妄动6 不顾一切6 行事6 开车5 不介意5 大意4 骑车3
reckon 经济核算5 推算5 料想4 猜想3 算2 结帐2
reclaim 翻造9 感化5 回收5 料4 开垦4 改造4 喊叫3 悔改3 纠正3
reclam 再造> 收复9 开垦5 教化4
reclassifi 三级5
reclin 斜倚E 斜靠? 躺卧> 躺椅; 倚靠7 靠4
reclock 计时5
reclos 接通5 再次3 闭3
reclus 隐遁F 遁世= 幽禁9 隐居5 偏僻5
recod 重4
recogan 改组7
recogn 公认8 赏识4 认出3 具结3 认可3 经过2 已经2
recognior 具保; 陪审员4
recognis 认出6 可辨认6 辩认5 认识5 赏识4 发言3 承认3 自认3 辨别3 认可3
recognit 识别? 模式识别9 承认9 字符识别7 语音识别7 认得4 赞誉4 褒4 识别系统4 识别器3 酬谢3 识别率2
recogniz 保结8 识别模式6 保释金6 具结5 辩认5 识别4 物体3 认识3 认出3 辨别3 话音2
recoil 后坐力> 反冲7 弹回6 退却5 反作用5 报应4 后退3 撤退3
recollect 忆起> 回忆< 回想; 记忆3
recombin 重组= 复合7 重新组合6
recomm 重新2
recommend 推荐A 建议; 建议书8 推荐信5 保荐4 托付3 劝告2
recommit 重提D 再犯? 委托3
recompens 报偿9 酬金7 报酬3 赔偿2
recompil 编译4
recomplement 求补9
recomput 算3
recon 追溯7
reconcil 可和解: 调节7 对账7 调停4 听从4 和谐2
reconcili 调节= 复交7 甘愿5 对账5 调解书5 调解3
recondit 检修: 修理4 改善4
reconfigur 重新配置? 重构= 配量9
reconfirm 重新4 证实3
recongnit 识别系统6 字符识别5
reconnaiss 侦察? 勘察队? 勘探4 实力2
reconnect 重新6 接合2
reconnexion 重接H 联4
reconsid 重新考虑B
reconsider 再议C 再3
reconsolid 阶段2
reconstitut 再造9 设立6 组成3 构成2
reconstruct 重构: 重建9 改造6 建6 滤器5 改建4 遇3
reconv 复员?
reconvent 反诉;
reconverg 汇聚@
reconvers 重建7
reconvey 取回5 归还4 让3
reconveya 文契6
record 记录S 记录器7 录制6 纪录4 录音4 录音机2 笔录2
recount 详述5 叙述4
recoup 补偿4 回收4 偿还2 赔偿2 扣除2
recour 追索权6
recourc 再生资源9 救济3
recours 追索权E 追索> 求援4 求助4 某某3
recous 追索权7
recov 收口8 痊愈4 拯救4 回收3 恢复3 受到2 收回2 胜诉2
recover 可收回? 可回复9 恢复性9 可回收5 痊愈4 恢复3 追索2
recovere 追索7
recoveri 恢复C 回收8 采收率6 恢复程序5 回收率4 复生4 追偿4 完全恢复3 数据恢复2 校正2
recreat 娱乐8 消遣6 休养5 创造4
recrimin 反责@ 反唇相讥; 反诉6 控5 嫁4 互相2
recross 诘问6 反复4 盘问3
recruiment 补充2
recruit 招聘; 征募8 招8 补给品7 新兵7 征聘6 招工5 新会员5 征召4 招募4 猎头4 新手3 充实2 征兵2
recta 记名4
rectal 直肠I
rectangl 长方形< 矩形8 实心5
rectangular 矩形H 直角7
rectif 整流7 校4 地界4 矫正4 更正3 改正3
rectifi 精馏= 整流管< 整流器; 硅整流器9 整流7 订正5 矫正4 改正3 调3
rectitud 严正C 纯正9 正直4 正确3 公正3
rectitudo 公正3
rector 教区长A 校长9 院长7
rectori 教区长E
rectum 直肠? 控诉4 起诉2
rectus 恢复2
recuper 挽回损失@ 恢复健康7 恢复4 复原3
recur 经常: 续7 复发5 临时3 回到3 临时费用2
recurr 递推: 经常性7 三项4 经常4 递归3 临时费用2 再现2
recurs 递归T 递归函数6 递归性5 弟5 递归计算3 递归语言3
recurss 递归4
recus 撤换?
recycl 循环器: 回收站6 再循环6 废物利用6 循环系统4 利用3 再3 再次2
red 红色E 红: 赤字8 红肿4 官样文章4 繁杂4 法律文书2 拖拉2 流血2 肋2 热线2
redact 编校E 脱敏>
redcar 雷德A
redden 脸红8 红5
reddendo 本义; 各;
reddish 略带> 红4
redditus 利润2
redeclar 重新5
redecor 装饰7
redeem 可偿还= 换成7 赎买7 赎当7 赎回6 救世主3 赎身3 挽救3 挽回2
redefin 重新4
redefinit 重新4
redefiniton 重4
redemis 交还N 归还6
redempt 赎回: 偿还8 赎7 赎身5 还5 救世4 赎买政策4 回赎3 拯救2
redemption 罚金5
redemptior 赎4 还3
redeploy 重新部署A 布署: 调配: 调动8 调换4
redesign 重建4 修订3 重新3
redevelop 重点7
redfish 鲑鱼H
redgrav 格雷夫N
redhead 红5
redial 逾时? 不通9
redimer 买5 回3
redir 换名;
redirect 重定向F 寄送9 改道9 呼叫转移5 改3
rediretor 重定向:
rediscount 再贴现I 再贴现率@
rediscov 发现4
rediscoveri 发现4
redistribut 重新分配> 土地重划7 分发6 再5
reditus 租6
redmond 雷德E
redneck 脖子A 乡下人:
redo 做; 一项7
redol 芬芳< 想起9 香味7
redoubl 重迭8 再说6 倍增5 加倍3 增强2
redoubt 可敬< 厉害9 可怕4
redound 增加5
redraft 起草9 改写5 稿5
redraw 重画= 刷新6
redress 补救9 无法挽回7 纠正4 赔偿3 矫正3 损失赔偿3
redshift 红8
redshirt 选手D
reduc 归约; 缩减8 减少6 可简化5 约5 降低5 递减5 减肥法4 简化4 归约机4 简约3 精简指令2 体重2
reduct 归约8 简化6 减少5 还原剂5 还原论5 问题归约5 缩减4 简约4 降噪4 降价3 减缩3 降低3 缩影3
reductionto 付诸实施N
redud 横向4
redun 冗余度>
redund 冗余R 冗余度9 多余4 加工余量3 冗长2
redvelop 改组5
redwood 红树E 红杉E
ree 里斯D
reec 雷: 里斯8
reed 芦笛: 芦苇: 纤弱6 簧6 簧片4 嵌4 舌2
reedi 芦苇A 芦苇丛A
reeduc 劳教< 劳动教养9 教育5
reef 礁= 暗礁8 缩7 帆4
reek 水蒸气= 臭气: 烟熏8 冒烟6 散发6 烟5
reel 卷9 一盘6 盘5 纺车5 卷尾5 一卷4 开卷3 短视频3 卷轴2
reelect 再选E 重选? 当选8
reemploy 再度:
reenact 重新制定@ 再度6
reengag 续聘O
reenter 入7 再4 进入3 重新2
reentrant 入?
reentri 回乡证8 入7 国境3
reestablish 回笼? 复职; 重建4 复位3
reev 里夫斯C 穿过7 长官6 穿5
reexamin 再6
reexchang 再3 退回3
reexecut 重新3
reexport 出口货E
ref 裁判员5 整合5 从中3
refactor 重构>
refashion 做4 重3
refectori 餐厅I
refer 引用K 参考? 基准6 参照4 引4 参3 不能引用3 参考值2 参考资料2 参考价格2
refere 裁判员5 法定代表5 仲裁4 公断3 审定3 调解人3 鉴定人3
referenc 引用= 表字3 自身2
reference 谘5 询3 备3
referendum 全民公决C 全民投票C 草约7 签6
referenti 所指9 透彻6 参照4
referr 老带新; 转诊; 介绍人9 介绍费8 牵线7 裂变6 拉新6 连环4 参照3 介绍3
refetch 取7 取指令4 重4
refil 注满? 接力9
refin 精炼; 提纯; 精: 炼制6 精细化6 筹6 逐步求精5 优雅3 精制3 精致2
refineri 炼油厂F 精炼厂F
refir 逐步求精9
refit 改装; 整修;
reflat 景气9 通货5
reflect 反射F 反映7 反光6 反射性5 映出4 反射率4 反射系数4 深思3 深思熟虑3 路经3
reflectogram 反射4
reflectomet 仪;
reflector 反射镜A 反射器? 反射2
refleet 反射6 循环码4
reflew 反射8
reflex 反身< 折转7 反射光7 反身代词7 折回6 反射6 自3 内省3 反作用2 反省2
refloat 打捞9
reflow 回流L
reflux 退潮A 逆流?
refocus 层次结构5 专注4
refoot 加计N
reforest 造林E
reform 改革B 土地改革6 改过6 改革家6 改革派6 重整6 劳动改造4 革除4 改正3 订合同2 改过自新2
reformat 其中4 定3
reformatori 感化8 改造5
reformist 改良主义I 改革者>
refract 折射G 折射性@ 折光; 屈光度;
refractor 折射器H 望远镜; 折射6
refractori 耐火材料> 屡教不改; 顽固4
refrain 副歌> 叠句> 的话4 克制4 节制3 抑制3
refrenc 内存3
refresh 刷新D 清爽6 点心5 清新5 提神4 更新4 饮料3 刷新率3 可再生3 补习3 重新整理3 生气蓬勃3 刷新周期3 爽快3
refriger 冷藏> 清凉< 致冷: 冷冻9 冷冻剂8 冷冻机8 清凉剂8 致冷器6 电冰箱6 冷藏库6 冷却6 冷却剂4 冰箱4
refuel 补给?
refug 避难= 避风港7 流亡政府6 避难所5 庇护4 躲避4 地带3
refuge 难民G 流亡者> 避难者< 政治避难8 难民收容8 难民营8 逃亡3
refund 偿还6 停航5 退税款5 归还4 退款4 退税4 筹3 退还3 对换3
refurbish 磨亮< 整修8 磨光7 翻新5 擦亮4 刷新4 清洁3
refus 拒绝: 取舍9 谢绝7 扔掉6 推却6 拒绝执行4 抗税4 拒3 废物3 不准2 决定权2
refut 反演= 反驳; 驳8 驳倒5 驳斥5 辩驳3
reg 注册表H
regain 重回= 苏醒5 取回3 恢复3
regal 佳肴; 教权; 盛宴; 帝王; 君主国8 王位5 款待4 享用3 王权3
regalia 王权: 王位6 王室3 徽章2
regan 里根N
regard 看待: 问候7 致意5 关于4 应有4 注视3 关心3
regardless 无论: 不管5 不顾3
regatta 舟H
regen 再生? 更生7 正反馈4 分频器3 生2
regenc 统治区? 摄政> 摄7 统治4
regener 再生A 重建4 新生4 同期2 革新2
regent 摄政E 摄政王C
regex 正则表达式: 正则2
regga 雷7 盖5
reggi 吉7 雷6
regi 吉斯B 国王6 君主4 国务3
regicid 弑君S
regidtr 公告3
regiion 深海9
regim 政权? 情态5 当权3 社会制度3 制度3 法制3 体制3 休2 立宪政体2 政体2
regimen 养生@ 训练课@ 情态; 体制3
regiment 团< 团服: 军服8 统制5 编组5
regina 女王< 称号5
reginald 雷4 纳4 德2
region 区域@ 地区性7 地区6 区4 区域分割4 地域性3 地方色彩3 边区3 活动区2 地方主义2 区域分析2
regis 乘数6
regist 寄存器Q 登记簿: 注册: 登记6 已登记4 挂号3
register 注册商标>
registor 配8
registr 登记C 注册7 登记税3 商标注册3 商业登记3 婚姻登记3 登记法3 注册号3 书刊3 登记费3 域名注册2
registrar 登记员8 户籍警6 总局局长6 官4 登4 登记处2 书记官2 注册2
registri 登记处> 注册中心8 注册处7 登记4 登录3 户口2 户籍2 注册2
regit 依4 场所3
regius 钦定@
regl 依法4 按2
regnant 原主7 女皇7 占优势4 流行2 统治2
regno 出国C
regoti 个人2
regrant 转售6 以便5 零售3
regrat 囤积居奇=
regress 回归E 还原7 退行6 回归系数6 累退5 退步4 复归4 回归方程4 倒退3 退化3 递降3 递减2
regret 抱歉? 惋惜9 感到遗憾9 歉意9 谨9 懊悔7 遗憾6 悔恨4 后悔3 道歉3
regrett 可悲A 可惜< 抱歉; 遗憾6
regroup 重新聚集E 部署< 重新组合9
reguct 减轻5
reguisit 征用7
regul 条例: 规章7 管理条例5 法规4 规定4 标准钟4 条列3 调节器3 调节3 规章制度3 行政命令2
regula 规程6
regulam 按照6
regular 正则> 正则表达式: 正规8 定期6 匀整3 常例3 规则性3 定期检查3 正常3 常规3 正规军2 老主顾2 固定2 经常2
regulatori 规章制度9 规范性6 统制6 管理机构4 调节3 管理制度3
regundorum 境界9 边境3 边界2
regurgit 反胃< 回流; 涌9
regut 学位7
rehab 修复5
rehabili 稳定3
rehabilit 心理健康9 复职5 康复5 恢复期5 修复5 复原4 恢复3 恢复原状3
rehandl 重新处理C 搬运4 搬运费3 再次3
rehardl 再次6
rehash 改头换面; 散5 讲3
rehear 复审7 请求书6 再审3 审问3 审理2
rehears 排演? 预演= 排练; 熟练掌握; 复述9 练习8 演习6 列举3 详述3 叙述2
reheat 热5
rehir 雇用5
rehous 新房子@ 安排2
rehypothec 抵押权7
rei 所在地: 物4 附属物4
reich 德意志9 德国7
reid 里德X
reign 在位= 当政= 本届= 君7 王5 统治5
reignit 点火6 点燃6 激起6
reilanc 依靠: 信任2
reilli 赖M
reimburs 赔还< 报销5 退还4 可偿还4 索偿4 偿付3 赔偿3 可收回3 还3 求偿2 有偿2
reimpos 征收8
reimssion 免罪7 宽恕5 赦免4
rein 缰绳; 驾驭8 勒住8 统治权4 政权3 放纵3 职权2
reincarn 转世H 再生3
reindeer 驯鹿O
reindent 缩进3 缩2
reinforc 增援< 加固; 援军8 筋8 求援6 强化学习6 强化5 励5 加强5
reiniti 预置7
reinstal 拆迁7 重5 重新安装4
reinstat 续保; 补足6 恢复原状4 立3 重建3 复原2 保额2
reinsur 再保险D 分保> 最高分3 求售3
reintegr 复兴5 重建4
reinterpret 纠正5
reintroduc 引进8 介绍5
reintroduct 介绍5 引入5
reinvent 造轮子; 创造4 发明3 改造3
reinvest 再8
reinvestig 调查4
reinvigor 振作; 复兴6
reissu 再版: 发给6
reisur 惠8 保人2
reiter 反复: 反覆7 重述5 重申5 说3
reject 拒收: 拒绝9 不合格品6 呕出6 落选者5 拒5 拒赔3 抑制3 废品3 驳回3 次品3
rejoic 欣喜< 欢喜9 庆祝7 高兴4
rejoin 重新聚合? 加入4 第二次3 回答2
rejoind 答辩7 第二次5 答复3 反驳3
rejuven 返老还童? 更生; 年轻5 复原3 活力3
rekindl 点火6 激起6 燃烧5
relaion 紧张8
relaps 故态复萌= 邪道= 重新犯罪9 复发9 重犯7 再度5 回复3
relat 相对J 关系E 相关6 相对路径3
related 关系3
relation 告发5
relationship 关系@ 共同性5 关系式5 谈恋爱4 母子公司3
relativ 相对主义> 亲戚7 相对论7 亲属5
relativa 作5
relativist 相对论= 相对主义9 主义者5
relatrix 女6
relaunch 投放市场8 推向8 重整旗鼓6 开张6 做出5 重新启动4 下水3 发射3 发动3
relax 松弛= 休养9 松懈9 放松7 补休5 休息5 拘束3 从容3
relay 继电器P 中继7 接力6 断电器5 转播4 驿马4 帧中继4 继电3 替班2 接替2 转接2
relcom 俄语B
relearn 学习4
releas 释放B 发布7 解除5 交付使用4 放行3 进修3 维护性2 遣散费2 更新日志2
release 解除3
releasor 让渡4
releg 贬谪> 调职: 流放6 放逐5 驱逐4 归类3 归属2
relent 怜悯之心< 宽厚7 温和3
relentless 不懈8 不仁慈8 坚韧8 无情7 严酷4 不屈不挠4 冷酷4 残酷3
relev 相关9 中肯6 有关5 检出率4 关联失效4 关联性4 职3 关联3
reli 转译6 信赖4 依赖3
reliabl 可靠性O 可靠: 软件可靠性4 可信赖3 系统可靠性3 信度3
relianc 自力更生; 信赖8 信心5
reliant 信赖8 依赖4
relic 遗风> 遗迹= 遗物: 历史文物: 残留物8 珍贵文物8 纪念物6 文物4
relict 残存者F 生存者; 遗孀8 寡妇7
relief 救济> 减免6 减税4 换班4 调剂3 地形图3 救济金3 免于3 矢3 减免税3 救险3 浮雕2
reliev 宽慰6 调剂5 衬托5 投手4 救援4 救济者4 接替4 解除3 班3 呈3
religi 出家人: 宗教性: 笃诚: 宗教8 宗教团体6 严谨6 虔诚6 修道士5 宗教信仰5 宗教法庭3
religion 宗教自由< 宗教信仰9 宗教8 信仰5
religios 笃信< 狂6 信仰5 虔诚5
relinquish 交给9 放弃5 松开5 撤回2
reliquari 匣F 遗骨@ 圣物7
relish 玩味= 调味5 风味5 调味品5 滋味5 美味4 食欲4 味道3 喜欢3
reliv 复活5 体验5 再生3
reliz 实现4
reload 加载; 重新6 重载4 再2
reloc 定位6 再5 浮5 浮动5 安置3 布置2
relocat 浮动> 定位8 浮动式3
reluct 情愿= 勉强: 愿5 难以4
rem 物权7 物6 要领5 贴切4 中肯4 眼3 涉及3
remain 遗体8 遗骸8 当鼠标5 废墟5 剩余物5 保持4 遗留物3 残骸3 逗留3 剩余2 停留2 残余2 悬而未决2
remaind 余数; 削价4 继承权4 剩余物4 剩余4 其余4 剩3
remaindership 残留; 继承权4
remak 改作= 作4 重2
remand 押6 在押犯4 候3 遣3 拘留所3
remap 再4
remark 附记8 谈论5 注意事项4 值得注意4 引人注目4 显著4 平常3
remarri 再婚=
remarriag 再娶D 再嫁D 再婚;
rematch 复赛A 赛;
rembrandt 布兰特A
remedi 补救< 补救措施6 补偿6 矫正5 补救性5 补习4 纠正3 治疗法3 补充性3 治疗3 救济3 法律制裁2 辅导2
rememb 记住> 记得8 回忆起8 牢记6 纪念6 铭记3 想起3
remembr 纪念品: 致意9 记忆力8 回想7 问候6 记忆3
remembranc 高等法院4 征收3
remind 提醒B 催; 想起5 暗示2
reminisc 话旧@ 追忆往事; 怀旧: 回忆录8 回忆6 往事6 回想5 追忆4 叙述者3
remirror 镜象8
remiss 免罪5 没精打采5 赦罪5 免除4 减免税4 怠慢4 免刑4 豁免4 懈怠4 粗心大意3
remit 划帐6 缓解5 汇出4 划拨4 移交3 恢复原状3 款项3 汇款2 承办2
remitt 汇款E 汇7 寄款5 汇款人5 汇款单4 汇水4 退汇4 汇入3 汇费3 提成2
remitte 收款人7 领取5
remittitur 减免7
remnant 遗迹8 残余6 料6 剩余2
remodel 改型A 重塑A 改建: 改造4 重构2 改变2
remonstr 规劝A 抗议: 抗辩4 责备3 异议2
remors 良心不安? 懊悔; 自责8 悔恨7 极为6 同情3
remorseless 无悔? 怜悯之心; 冷酷7 自责7 不知4
remortgag 质6
remot 远程O 微少2
remota 太小9 远6 渺茫5
remould 改造9 塑造8
remov 删除F 移除6 拆迁3 搬家2 搬运2 移送2 班级2
remun 有利5 报酬3
remuner 酬劳: 酬金8 报酬6 酬4 支3
ren 文件名3
renaiss 文艺复兴H 复兴6 复活6
renal 肾脏N 肾A
renam 重命名Q 改名7 更名6 重新命名5
renault 雷诺N
render 呈现F 渲染6 打底6 渲染器3 透视图3 汇报3 交纳2 致使2 表演2
rendezv 集结> 会合> 会面9 约会8 聚集2
rendit 译文9 施舍6 表演4 生产量4 让渡3 宣判3
rendu 目的地5 地点3
rene 刘若英H 雷8
reneg 违例; 食言7 毁约5
renegad 背弃8 变节者8 脱党7 叛徒5 背叛3 脱离3 背3 教3
renegoti 议价8 谈判4
renew 展期8 换6 续借6 更新6 续约5 续订4 续费4 续保4 重申3 复兴3 再生资源3 可再生3 更新期2 续租2
renni 伦尼> 涅9
renounc 放弃7
renov 装修7 革新6 翻新5 整修4 刷新4 修复3
renown 声望> 声誉7 名声6 有名6
rent 租金F 地租9 房租8 租费5 租4 召租4 欠租3 收租3 房屋出租2 出租2 公债券2
rentabl 营利性A 租3 收3 性3
rental 租金; 租费5 设备租金4 租赁费4 租赁4 房租3 租房3 押租2
renter 租屋7 联名7 高额6 房客5 出租人5 佃户4 租户3 承租人2
rentr 租出< 地租5 租金3
renunci 脱离关系= 声明书6 放弃5 抛弃4
renvoi 致9 出境4
renwick 威克<
reoccupi 占领7 收回5 再4
reopen 重新9 重开8 揭5 疮疤5 再行5 伤心事4
reorder 排量8 重新安排7 订货3 定购3 订购2
reorgan 改组B 重整5 改造4 改编3 编制3
reorganis 整编A 重组8 整顿7 改编5 改组4 改革3
reorganiz 重构7
rep 浪荡子A 平布@ 名声6
repack 重装P 改装>
repackag 包装4
repagin 重编页码O 后台2
repaint 重画= 漆8 绘制4
repair 修理D 修理费: 修缮6 修理者5 修复4 大修4 修补者3 失修3 维修3 修缮费2 修补2 维护费2
repairman 修理工N
repar 可纠正: 战争赔偿7 赔偿5 修理3 补救2 弥补2
reparanda 房屋4
repari 大修理D 遣返?
repatri 遣返9 遣返回国9 遣送回国9 回国6 本国6 汇5 回4 遣2
repay 偿还8 还6 报复3 报答3 还款3
repeal 废止7 作废2 废除2
repeat 重复@ 中继器8 再三4 可重复性4 屡次4 发器4 反复3 重复法3 循环小数3 再现3 复购2
repeg 钉住:
repel 抗御< 逐退< 防水布7 排斥5 令人讨厌4 防水4 剂4 抵制3
repent 后悔8 悔改8 匍匐7 悔过书5 懊悔5 悔悟4 悔罪4 忏悔4 生根3
repercuss 弹回; 反响8 反射3
reperfor 发送机; 穿孔机4 打字3
repertoir 剧目8 指令系统5 图形库5 节目4 技能4 作品2 指令表2 合2
repertori 轮演> 指令码4 保留剧目4 指令表3 指令系统2
repetit 重复D 反复性5 泳4 背诵2 复制品2 复述2
repetiton 累犯6
repetitv 构造3
rephras 撰; 改8 述4
repl 所有3
replac 替换H 重置9 重置成本6 置换6 原处3 代替3 更换3 挂失3
replant 再植H 改种H 移居7
replay 回放9 重演9 重播9 赛6 放3 比赛3 重现3
repledg 再3
replenish 补货9 补给6 备货5 装满5 补足3 补充3 充满2
replet 吃饱; 装满8 充实7 充满4
replevi 领回H
replevin 发还8 归还4
replevis 发还: 具结7
replevish 保释5
repli 回复; 覆7 无应答7 应答5 回信5 回答5 回击4
replic 弯回: 折转7 复现7 资源重复5 复制器4 八度4 重复3 复制品3 复制3 反响2 主从2
replica 读写分离: 从库: 备库: 复制品6 主从4
replicat 松散5
replicatio 原告5
repo 储存库=
repon 职务6
repondez 答复9
reponsess 恢复2
report 报告O 报表< 报告书8 报告单5 报道4 错误报告3 判例汇编3 汇报2 转述2
reportori 指令系统7
repos 座落= 静卧= 长眠7 依靠4 睡眠4 信赖3 寄托3 静止3 休息3
repositori 库= 仓库= 存储5
repossess 拿到: 取回5 收回3 获得2
repost 转发4
reprehens 申斥7 严责7 应该4 斥责4 指责3
reprent 表示法3
repres 代表> 表示> 代议制5 众议员4 典型4 典型值3 代议3 销货员3 代表处3 代表人3 法定代理2
represent 表示法@ 表示@ 代表权6 代表制6 表达4 陈述3 编码表示2 模型表示2
representationi 代表权4 他人3
representativ 工会3
repress 镇压; 压抑7 抑制6 压制5 制止3 受约束3
repriev 缓期9 缓刑8 解救6 暂缓4
reprimand 严责9 谴责7 惩戒4 非难4 严重2
reprint 重印H 翻版> 再版>
repris 重奏; 重演8 报复性7 报复5 复仇4 净收入3 报仇3
reproach 无可指责= 申斥; 丢脸6 耻辱5 责备4
reprob 谴责6 指责6 拒绝3
reproduc 重现: 复现6 笪6 复5 情4 再生4 再生产4 复制器3
reproduct 再生产E 再现4 生殖4 重造4 再生4 复制3 繁殖行为3 复制品3
reprogram 改编8 编程序6
reprogramm 改编; 编程3
reproof 责备: 谴责: 申诉9
reprov 共和政体9 共和国7 非难4 责备4 谴责3 责骂3 指责3 社团3
reptil 爬虫类; 爬行动物; 爬虫7 爬行7 卑鄙6
reptilian 像爬虫E 爬虫类? 爬行动物? 卑鄙4
republ 共和国? 共和政体: 团体2 法兰西2
republican 共和I 共和党9 共和政体7 共和国6
republicnt 公布5
republish 再版9 再4
repudi 离婚者5 拒付5 赔付4 拒绝3 废弃3 休3 遗弃3 否认3
repudii 离婚4
repudium 撕毁E 单方5
repugn 说法不一8 矛盾4 一致3 相当2 厌恶2
repuls 击退B 排斥力= 排斥5 可恶5 反感4 厌恶3
repurchas 购回; 购入5
reput 声望7 信誉7 名誉6 号称6 名气6 据说6 有名气6 好评5 可尊敬4 声誉4 名望4 驰名4 口碑3 视作3 名声3 评3 称为2 好2
req 请求3
request 请求P 中断请求4 请求者4 申请书3 合并请求3 拉取请求2 权限申请2
requiem 安灵C 安魂曲C 悲歌= 挽歌8
requir 需要C 要求? 需要量6 需5 必选2 规定2 需求2
requiremednt 必要条件8
requiremnt 要件6
requisit 领料8 征用8 领5 要件5 领单4 申请单4 请款单3 购3 料单3
requisti 要件7
requistori 公函9
requit 回报: 报答9 报复5
rerank 重排<
reread 重读I
rerm 班轮6
rerout 原定8 重新2
rerum 物权法A 总体5
rerun 重新6 重新起动3
res 物? 婚姻状况3 事物3
resal 转卖E 转售; 贩卖3 售2
rescan 扫描3 二次3
reschedul 重新安排8 重4 还债3
rescind 取消5 废止4 解除3
resciss 解约> 解除4 取消3 废止3
rescous 劫夺; 夺回9
rescript 敕命H 诏书A
rescripta 诏书: 皇帝9
rescu 援救: 拯救9 劫走9 营救7 救出7 劫夺6 解救5 救护5 劫狱5 避难4
rescuer 救助者H
rescussor 劫夺>
rescyt 窝藏H
research 研究G 科学研究6 科研5 用户调研5 运筹学5 科学学4 研究费4 调研3 市场调研3 研究课题3
resect 切除术L
reseiz 夺回< 取回6
reseizur 夺回9 再3
resel 分销商< 转卖8 渠道商7 销售商7 二手4 转售4 卖2
reselect 重选A 重新2
resembl 类似5 相似5 肖像5
resent 愤恨A 岔< 怨恨: 不满7 憎恶4 恨3
reserv 准备H 储备> 保留< 准备金< 储量6 储备金3 预约3
reservist 后备军人Z
reservoir 油层= 水库8 贮备8 贮水池8 显影剂5 油气藏5 油量4 气层4 油藏3
reset 复位F 重置A 清除5 清零4 复位开关3
resettl 定居: 安居: 予7
resgesta 一切5 成就4 遂4
resgistr 不正;
reshap 局面7 整形6 改造3
reship 转载: 改装5
reshuffl 改组= 洗牌9 撤换6
resianc 逗留: 居住5
resid 常驻H 驻留9 常驻程序7 居民7 驻6 居留5 居住4 居留证4 住所4 留鸟4 居住期限4 住处3 居所3 管辖区2 住址2
resident 居民6 地点2
residenti 小区7 居民区7 居住6 商品住宅6 房产5 居所5 住宅3 居留3
residnet 居民8 侨民6
residu 剩余E 残渣6 残差6 残留5 后效4 剩余价值3 残余3 残值3 余数3 剩余产品2
residuari 剩余: 残留4 产4 余4
resign 辞职A 听任; 辞呈6 听从4 屈从3 离职3 顺从2
resili 恢复力? 弹回= 弹力; 回3
resin 树脂F 环氧树脂=
resipisc 悔过自新H 认错9 悔改8
resist 电阻? 抗拒6 阻6 拒捕6 蚀6 抵抗者5 耐得5 阻力5 抵抗4 反抗者4 电阻损耗4 表面电阻4 输入电阻4 电阻丝3 反抗3 抵抗力3 阴3 保护膜3 抵制3 耐力2 耐2
resistor 电阻D 电阻器= 光敏电阻6
resiz 重设< 大小5 回到4
resold 转售9 卖5
resolut 决议; 归结: 消解9 决议案8 分辨率8 分辨7 解析6 分解6 毅然5 分辨力3 刚毅2
resolution 决议案7 附议7
resolutoir 解除5
resolv 解析J 解决6 议决2
reson 共振D 谐振@ 共鸣? 洪亮8 反响7 回声5
resort 诉诸9 凭借9 度假4 诉诸武力3 终审3 常3 胜3 手段3 终审判决2
resound 传遍? 传颂? 驰名9 鸣响8 回响7 响亮6 轰动5 反响5
resour 资源3
resourc 资源S 共享资源5 资源共享5 足智多谋4 系统资源3 资源管理3 急智3 财源2 财力2
resours 经费8
resov 消解8
respect 值得尊重6 品格高尚6 尊敬5 关于5 遵守4 分别4 尊重4 独自3 自尊3 各自3 而言3 顾及3 可敬3 习俗3 鉴于3 谦恭2
respir 一口气@ 人工呼吸@ 口罩@ 呼吸作用@ 防毒面具@ 呼吸5
respiratori 呼吸=
respit 暂缓执行: 暂缓9 缓期5 延期付款3 缓刑3
resplend 辉煌; 灿烂9
respond 应答机: 响应者7 回答4 响应4 咯4 回答者4 回报3 答3 应答2
respondeat 负责制7 委托人2 准2
respondendi 解答8
respondendum 抗辩4 答辩3
respondentia 海损5
responder 解答9
respons 响应H 应答; 责任: 负责3 反应3 响应函数3 响应式3 认真负责3 责任重大3 责任制2
responsa 解答9
responsibil 不负责任8 说4
responsibilti 逃避责任: 职责5
responsibiltiy 分摊5
respos 职责6
ressenti 分明9 笔触9
rest 其余7 休眠6 素雅6 休息5 休息时间4 安息4 稍息4 此案4 静候4 休息日4 之后3 长眠3 睡2 支架2 实参2
restart 再启动F 重启E 重新启动> 重新起动6 每节3 重新2
restat 重申8 申明5 重述4 陈述4
restaur 饭店N 餐馆> 餐厅<
restaurateur 餐馆老板Z
rester 光栅F 光栅扫描;
restitut 解调7 原物6 原状6 归还4 发还3 赔偿法3 所有物3 赔偿3 公民权利3
restitutio 原状< 恢复原状6
restitutionari 复原6
restiv 驾御C 向前走= 倔强6
restless 慌张; 坐立不安9 安定4 安静3 休息3 不安3
restock 补货; 储存4 进货3 进2 补2
restor 还原@ 恢复: 复原3 修建3 修补者3 滋补3 补药3 恢复电路3
restors 折回; 报复5
restrain 遏制7 抑制剂7 禁止令4 拘谨3 抑制3 制止3 克制3 预支2
restraint 限制7 牵制3 约束3 克制2
restrict 限制A 受限: 限制词4 限制性3 约束3 限定3 密电2
restriction 主义3
restrictiva 狭义<
restrictor 限定3
restroom 洗手间? 更衣室; 休息室7 厕所7
restructur 重构B 构图4 重新组合3
result 结果R 成果4 结果显示3 生成物3 导致2
resum 继续执行9 复业7 个人简历5 简历4 恢复4 重新2 取回2
resummon 重新召集= 传唤6 传讯6
resumpt 重返8 取回7 占用3 履行职责3
resurfac 露面: 路面9
resurg 再起= 复活: 复生9 再现4 不再2
resurrect 掘墓< 盗掘< 复活8 复兴6 修复3 恢复3
resurrectionari 盗尸A 复活7
resurrectionman 盗尸者Z
resuscit 复苏E 复兴; 复生7
resynchron 信息组3 再3
ret 地面4
retail 零售G 零售商; 零售价9 零售业8 零售价格6 零星5 小卖部4 门店4 零售店3 零售处2 零碎2
retain 留存: 保留盈余8 拦住7 聘请7 保留6 止住5 保持者5 家臣5 留住4 视屏3 保持3 记得3
retak 重拍< 摄8 取回4 取3
retali 回敬E 报复: 打击报复8 报仇7 以牙还牙7 同态复仇7
retaliatori 报复性J 报复3
retard 迟钝5 白痴5 减速4 妨碍4 阻止3 迟延3
retarget 定5
retch 反胃; 呕吐: 作呕7
retel 重述7 复述6 讲4 说2
retend 再度:
retent 贸: 固位7 保存期5 自留5 留置5 保留5 复购4 保持4 款额3 滞后3 规2
reter 介绍人8 证明书2
retest 重复2
rethink 重新考虑; 想7
retic 沈默寡言> 言不尽意> 无言< 沉默7 情愿4 勉强3
reticl 原版6 格4
retif 批准书<
retim 定时4
retin 视网膜N
retina 视网膜> 网膜8 大多数3
retinenda 持续5
retinu 随行人员A 侍从6 们6
retir 退休@ 退休金7 退役6 废6 退职6 赎5 报废5 就寝4 引退4 辞退4 退去4 退股4 养老金3 隐居3 隐退3 收回3 撤退3 退2
retire 退休者C 退职6 退休3
retoken 开发人员6
retool 机械装备E
retorno 返还<
retort 回嘴? 曲颈? 甑? 顶嘴? 蒸馏器; 反击9 蒸馏4 反驳2
retouch 修图H
retrac 回扫E 绕回9 折回8 追溯3
retract 缩回C 伸缩自如= 翻供4 取消3 撤回2
retrain 训练8
retransmiss 发? 重传9
retreat 退避8 寓所6 倾6 庇护所6 隐退5 隐居5 收容所3 退3 撤退3 救济2
retrench 紧缩8 删节7 节省6
retri 重试@ 重8 谑5 算5 并重5 指令重试4 试3 执3 重传2
retrial 发回重审? 再审5 审4 复审4
retribut 报答< 报应: 惩罚5
retributivist 主义3 惩罚3
retriev 检索G 信息检索6 检5 检索系统5 情报检索4 数据检索4 找回3 取回3 检字3
retriv 数据检索:
retrn 选举3
retro 火箭> 拖欠4 流行3
retroact 溯; 追溯: 既往8 补发5 反动4 追2 交款2
retroced 分出6
retrocess 分保4
retrocessionnair 保险人6
retrofit 式样翻新D 改进3 更新3
retrograd 倒退9 退步6 回顾6 后退4 倒4
retrogress 退步8 累6
retrospect 回顾< 追溯; 回顾展8 事故复盘5 复盘5 怀旧4 追忆3 回溯2 溯2
retur 扣缴4 申报2
return 返回M 退回9 退货6 报酬率5 返回值4 利润率4 申报表4 申报3 回来3 送回3 收益率3 报酬3 盈利率2
returne 回国?
reunif 团结8
reunion 团圆N 重聚N
reunit 再3
reus 重用?
reusabl 重用I 重复使用6 连用5 再度2
reuter 路透社F 路透E 通讯社@
rev 转速= 转数8 回转5 反转5 周3
revalu 重估价? 重新估价9 估4 再3 升值3
revamp 鞋面9 翻新5 整修4 补2 修补2
revanch 复仇主义Z
revd 尊称I
reveal 有些5 透露4 揭露4 露出3 显露2 启示2
reveiv 接待9 未收4
revel 狂欢: 狂欢作乐: 欢宴9 作乐6 陶醉4 发觉4 耗费4 启示3 揭露3 泄露3
revelatori 启示< 揭示7
revelri 闹> 狂欢9
reveng 报复主义= 报复9 报仇8 仇杀6 复仇5
revenu 收入B 税收6 岁入5 收益4 税务局3 销售收入3
rever 崇敬= 敬畏9 作梦9 敬重9 尊敬8 敬礼7 恭敬7 尊崇5 虔诚5 可敬5 威望4 尊严3
reverb 余响N 混响E
reverber 反响? 回响= 混响: 反射4
reverend 大人= 教士7 尊敬4
reveri 幻想曲H 梦想8 沉思6
revers 反向A 可逆9 反转7 颠倒4 可逆性4 逆向4 反3 可更改3 逆3 倒序3 相反3 倒换3 转回3 可逆过程2 倒流2 倒转2
reversionari 归回8 享有8 期待3
reversor 反向3
revert 还原> 复归6 恢复原6 回复5 归属3 回滚2
revest 物归原主@ 赋予5 恢复原状5
review 复查9 复审6 审阅6 复习功课6 评审5 审查5 书评5 剧评4 审一下4 检讨4 温习4 温习功课4 评论者4 评论家4 述职4 审稿人4 复习4 评论4 审稿3 查看3 代码审查3 代码评审3 差评3 把关3 找茬3 挑刺3 合同审查3 审合同3 读后感3 复权3 检阅2 事故复盘2 复盘2 绩效考核2
revil 斥责: 辱骂9
revis 修订D 校订7 修正7 订正6 修订版5 改样5 修订本5 修定3 修改3 修改权3 复习2
revisio 审7
revision 修正主义H
revisionist 修正主义L
revisit 重游@ 临9 访6 再2
revit 恢复元气; 复兴4 复活4 生气3 活力3
revitalis 恢复元气? 新生9 活力4
reviv 苏醒6 复活6 重播6 复兴4 振奋4 想起3 生效3 精神2
revivor 复诉= 讼案6 续3
revoc 撤销= 撤除7 废除3
revocandi 意图3
revocatori 解除5 废止3
revok 撤7 藏5 翻供3 权限3
revolt 谋反5 叛乱5 叛变5 造反5 起义4 厌恶4 恶心4 反感3 背叛3
revolut 革命C 变革9 工业革命9 产业革命7 转数5 改革4
revolution 革命性< 鼓吹7 剧变5
revolutionari 革命党人= 革命者= 革命< 革命性: 革命军人8 反革命7
revolutionis 彻底改变E 革命化E 彻底3
revolv 左轮手枪8 周转6 周转资金4 循环基金4 旋转式4 周转金4 循环3 快速访问3 回转2 反复2 备用金2
revu 活报剧H 时事< 剧4
revuls 剧变> 反感6 厌恶4
reward 悬赏< 酬谢6 赏金6 奖惩制度5 赏罚4 奖赏4 报酬4 报答3 奖惩3 报应3 有益2
rewind 绕= 倒8
rewir 电线; 打电报;
rework 返工C 制成3 再3
rewrit 重写G 改写7 旧作7 降重5
rewritten 不会3
rex 雷克斯H 国王8 君主5
reynold 雷诺兹Z
rfc 不是7
rfd 电子邮件5
rfi 射频8 无线电4
rfp 标书N
rfs 文件系统4
rgb 或是3
rheostat 变阻器J
rhetor 修辞学H 修辞D 雄辩8
rheumat 风湿病Z
rheumatoid 类风湿病Z
rhine 莱茵河Z
rhineston 莱茵A
rhino 犀牛A 钱5
rhinocero 犀牛N
rhoda 罗:
rhode 罗德岛@ 兹< 罗3
rhodesia 罗得西亚Z
rhodian 兹6 海事法2
rhododendron 杜鹃Z
rhubarb 大黄R
rhyme 押韵@ 韵@ 韵诗@ 韵文9
rhys 里斯D
rhythm 弛@ 节律@ 韵律6 旋律6 匀称5 节奏5
rhythmic 节奏C 韵律?
rib 肋骨> 肋: 棱6 笑话5 戏弄3
riba 建筑师:
ribaldri 猥亵< 下流8
ribber 罗纹N
ribbon 色带< 带状: 撕成7 绶6 缎带5 丝带5 特选5 多芯4 带状线4 国立4 奖3 状物3
rica 黎N
ricardo 里卡多Z
rice 米饭C 大米: 稻9 赖斯9 米8 粒状4
rich 丰富; 富饶9 财宝9 富裕8 浓厚4 富有3 暴发户3 肥沃2 贵重2
richard 理查兹N 理查德N
richardson 理查森Z
richi 里奇I
richmond 里士满Z
richter 克特E
rick 草堆; 垛: 堆成8 一切5 险3
ricketi 佝偻病E 摇摆5 虚弱5
ricki 里基Z
rickshaw 人力车N 黄包车N
ricochet 弹5 飞4
ricotta 乳清A
rid 摆脱4 结清4 获3 管教3 清偿债务3 清除2
riddanc 除去8 摆脱7 驱逐5
ridden 罪大恶极9 受折磨9 犯罪行为3 支配3 受2
riddl 谜? 寻根究底; 解谜; 谜语: 筛6
ride 乘车: 乘坐: 漂游: 骑马9 骑8 骑术7 打车7 搭便车6 担风险5 投机取巧5 压迫3
rider 骑手9 扶手6 附件3 追加2
ridership 乘客:
ridg 嵴> 山脊: 山脉8 脊7 纹5 起皱4
ridicul 可笑9 荒谬9 笑柄5 愚弄4 嘲弄3 滑稽3 嘲笑3
ridley 龟7 鳞5
rien 继承2
rier 入狱A 狱中=
rif 路由3
rife 盛传H 充满4 流行4
riff 连4
riffraff 暴徒7 流氓6
rifkind 里夫C
rifl 来复枪@ 步枪射击@ 翻查@ 步枪; 抢夺4 堵3 挖墓3
rift 割开C 裂口7 空隙6 裂开5 分开3
rig 索具9 钻机9 装扮6 帆6 装备4 提价4 操纵3
rige 海脊N
righ 剥夺3
right 权利E 权B 右< 右侧: 右边3 权力2
righteous 正义: 正直6 公正4 正当防卫3
rightist 右翼A 右派@ 党员;
rightmost 最; 右3 右派2
rightsiz 适;
rigid 刚性9 刚度8 硬性8 硬磁盘6 坚硬6 牢牢6 僵化6 僵硬4 严格4 尸僵3 固定性3 刻板3 施行2 精密2
rigjack 劫持者: 钻5 劫持3
rigor 严谨性7 严酷6 苛刻6 严密5 严厉5 精确3 痉挛3
rigou 严峻: 严密7 严格3
rigour 严酷5 苛刻5 严密5 严厉3 精确3
rihgt 赋予4 是非4 别2
rihh 操纵5
rile 惹怒? 搅浑? 焦急6
riley 生气8
rim 轮缘9 镶边6 信息管理系统5 边3 形成2 框2
rime 白霜R 戈达德4
rind 剥壳C 削皮; 树皮8 壳5 外表4
ring 环形B 环= 保护环5 令牌环4 套住4 戒指4 拳击场4 角逐4 清脆4 环型4 响铃3 按铃3 环流3 铃声3 双环2
ringer 按铃; 套环; 电话铃: 敲钟7 投4
ringlead 魁首E 头子< 头目8
ringlet 小圈A 鬈8
ringsid 比赛场D 前缘A 紧靠A
rink 溜冰场N 溜冰9
rins 清水? 漂; 冲掉: 染发: 染发剂: 漱: 漂洗9 冲洗5 清洗2
rio 里7 输入输出3
riot 暴乱; 暴动8 防暴警察6 骚乱6 纵情5 防暴4 闹事4 发动3 挥霍3
rioter 纵情8 暴民6 暴动4 暴徒4 骚乱3
riotous 暴乱8 骚扰5 放荡4
rip 拉裂: 破绽: 撕7 裂痕6 扯5 拉开4 抢掠4 浪子4 巨浪4 劈4 猛冲3 喝醉3 裂开3 麻醉3
riparian 河岸H 生于; 沿岸6
ripe 成熟7 成年3 熟练3
ripen 熟化A 熟> 成熟6
ripley 普利K
ripon 彭@
ripost 还击> 机敏9
ripper 撕裂E
rippl 行波< 涟漪: 涟波8 潺潺流水8 脉动7 波纹4 潺潺4 梳3
risc 精简指令>
risdict 所属7 管辖3
rise 上升时间9 上升7 起身6 涨5 限幅4 上涨4 新兴3 物价上涨3 造反3 浮现3 起立3 升高3 看涨3 升起3 高耸3 起义2 高地2 涨落2
risen 升起< 复活7
riser 起床A 起义者9 竖8 叛徒7
risk 风险J 险? 承担风险5 信贷风险3 风险投资3 风险性3 危险2 一切2
riski 危险5
risotto 饭H
rit 传输速率;
rita 丽: 塔5
ritchi 里奇I
rite 礼拜式: 仪式: 典礼8 婚礼3
ritual 仪式化< 仪式< 奉行7 宗教仪式6 典礼5
ritualist 仪式=
ritz 豪华7 旅馆6
ritzi 讲究; 豪华7 时髦5
rival 竞争者7 竞争7 对手4
rivalri 竞争7 对抗4
river 河流F 内河< 江7 河川7 弗斯5 河水5 内河运输5 江河4 河3
riverb 河床H
riverbank 河堤E 河岸;
riverboat 江河< 行驶2
riverfront 河边E
riverin 岸边E 河> 河边;
riversid 河畔N 河边?
rivet 铆钉? 吸引住9 进去9 注目6 引人注目4 有趣3
riviera 游憩H
riview 审核5
rivulet 小河@
rll 行程6
rllc 游程=
rlogin 登录3
rnet 俄亥俄州=
roach 鳊? 凹3 状2
road 公路: 公路运输7 道路7 行车道7 交通事故5 行车4 通车4 拦路抢劫4 自驾4 陆路3 铺路3 大道3 运输能力3 路2
roadblock 障碍物= 障碍5
roadi 乐队<
roadmap 路线图H
roadshow 路演C 巡回演出; 团队7
roadsid 路边A 路摊? 路旁?
roadstead 抛锚< 停泊6
roadster 敞篷H 流浪者8
roadway 快车道= 路面9 车道9 道路6 轨道4
roadwork 越野H 长跑H
roam 徜徉= 漫游: 闲逛5 漫步4 象3 移3
roann 昂; 床单5
roar 轰鸣< 吼声9 哮9 喧哗9 嚎9 吼6 怒吼5 咆哮5 生意兴隆4 呼喊3 发达3 叫喊3 说出3 兴隆3
roast 烤< 烘烤9 烤肉7 烘焙6 炙5 嘲笑3 热2
roayl 皇家;
rob 抢掠; 抢夺6 剥夺3
robber 抢劫犯A 抢手7 海贼7 雇请5 抢劫5 惯盗4 强盗4 盗贼4
robberi 抢劫@ 行劫6 抢劫案6 两起5 强盗5 抢劫罪4 抢掠4 劫掠3
robbi 罗比N
robbin 罗宾斯N
robe 长袍< 披肩6 更衣室6 礼服5 覆盖物5 律师2
robert 罗伯茨H 罗伯特G 警察3
roberta 塔7 罗4 伯3
roberto 罗伯托Z
robertson 罗6 森5 伯4
robin 循环法9 罗宾斯8 轮式7 鸫7 循环4
robinson 罗宾逊Z
robot 机器人P 机器人学5
robric 成规8 红4 标题3
robson 罗布森C 罗4 森4 伯3
robust 健壮性F 力气9 强健7 健壮4 粗野3 坚定3 健康2
robyn 罗宾C 萝C
roch 罗氏N
rochest 罗契斯H
rock 岩礁: 摇滚乐: 母岩7 触礁5 摇摆5 石头5 摇动4 岩石4 摇4 暗礁4 基石4 最低价3
rocker 摇杆I 摇;
rocket 猛涨= 火箭< 宇宙火箭9 飞驰8 烟火6 升4
rockfish 岩@
rocki 岩石= 石5 摇晃4 无情4 摇动3
rococo 洛可可A 洛可可式A 旧式7 俗5 丽4
rod 小枝= 竿; 杆式; 笞: 鞭4
roddi 迪9 罗6
rodent 啮齿动物H 啮齿类H 咬9
rodeo 竞技= 牛6
roderick 罗德里克Z
rodger 罗杰斯N
rodney 罗德尼Z
rodrigo 罗德里戈Z
rodriguez 罗德里格斯Z
roe 狍H 鱼卵H 鱼子H
rogat 法案9
rogatio 证人4
rogatori 委托书6
roger 罗杰斯A 爵士= 乐4
rogu 小淘气= 流氓团伙7 流氓5 陈列室5 游手好闲5 恶棍3
rogueri 流氓行为; 奸诈: 诈骗7
roguish 恶作剧8 不诚实6 流氓5
roh 尊荣> 阴离子> 罗5 卢4
rohan 翰F
roi 对此9 国王3
roil 搅浑E 焦急9
roland 罗兰H
role 角色; 职位5 主导地位5 岗位4 职责2
roll 点名6 辊5 册5 卷轴式4 时时4 轧制4 轰响4 算3 出3 登记册3 案卷3 清册3 飘流3 压路机3 评定表3 唱名2 录事2 起伏2
rollback 推回去= 回滚5 回退5 回4
roller 滚轴; 滚筒9 压路机8 肆意挥霍8 导轮8 挥金如土5 领2
rollick 欢乐: 喧闹6
rollout 灰度发布= 金丝雀< 灰度7 展示7
rollov 展期6 滚动3
rom 读存储器E 只7
roma 罗马帝国? 罗马:
romain 莴苣A
roman 罗马? 罗马法; 罗马数字9 罗马帝国8
romana 罗马8 教3
romanc 浪漫史= 传奇; 空想3 故事3 虚构3
romanesqu 拉丁语系@ 罗曼语@ 罗马式@ 罗马法6 罗马5
romania 罗马尼亚I
romanian 罗马尼亚语F 罗马尼亚C
romanist 罗马法9 罗马8
romano 日尔曼9 德意志7 罗马3
romanov 罗曼诺夫Z
romant 传奇性= 浪漫派= 风流= 浪漫: 空想7 小说4 夸大3 般3
romantic 浪漫B 浪漫主义@ 行事2
rome 罗马>
romeo 便鞋E 男式<
romford 福8 姆3 罗3
romp 游玩9 玩耍7 女孩6 奔跑6 顽皮5
ron 辛烷值> 研究法5
ronald 罗纳德Z
ronni 罗9 尼7 龙6 妮3
roof 屋顶> 遮蔽5 室3
rooftop 屋顶>
rook 骗8 车7 骗子4
rooki 新手@
room 室7 休息室6 房间6 满场6 会议室6 计算机机房4 发行所4 留宿4 货样室4 暗室4 禁卫4 娱乐室3 值班室3 机房3 日间3 哨所3 零售处3 陈列室3 保险库2 售卖2 空位2 住宿2 会计室2 工作室2
roomi 宽敞A 广阔8 宽大6
roommat 同室I
roosevelt 罗斯福Z
roost 安歇? 禽鸟> 栖木; 栖息7 栖5 休息3
rooster 公鸡A 栖息;
root 根M 根目录9 生根4 扎根4 捧场4 源于4 求根3 肃清3 开方3 树根3 拱2 平方根2
rooter 平方根8
rootless 寄托5 根2
rope 拧成; 粗绳; 绳9 圈起8 绞索8 决窍6 缚5 绑5 捆4 索4
roper 诱人9 绳5
ropp 接收机6 打字4
rori 罗里Z
ros 活性氧H 读存储器5
rosa 机密4 秘密2 公开2
rosalind 罗莎H
rosari 玫瑰园H 玫瑰花@ 坛7
rose 玫瑰色H 玫瑰A 玫瑰花= 蔷薇9
rosebud 妙龄少女H 花蕾A
rosemari 迷迭香Z
rosen 罗斯E
rosenberg 伯格<
rosenth 罗森塔尔N
rosett 圆窗A 蔷薇花A 蔷薇9
rosewood 红木Z
rosi 玫瑰红色E 罗西E 蔷薇;
ross 丝8 罗6
roster 花名册@ 候选人4
rostov 罗斯托夫Z
rostrum 演讲台E 演讲者< 讲坛< 演讲6
rot 腐朽= 烂< 腐烂7 腐坏5 蚀刻5 憔悴4 败坏3 腐败3
rota 花名册; 值班9 宗教法庭5
rotari 旋转@ 拨号盘5 靡5 循环基金4 旋转式4 轮流2
rotat 旋转< 轮流8 轮岗6 转动4 旋转变换4 由上至下4 辐3 资本循环3 旋转式3 转数3 轮换3 轮转3 回旋2 右旋2
rote 死记硬背A 机械学习< 机械性<
roth 罗斯E
rotherham 勒姆H
rothschild 柴尔德< 尔德9 财阀8 闻名3
rotor 转子D 筒7 转动3
rotr 打字6
rotten 风化6 恶臭6 腐烂6 虚弱4 堕落3
rotterdam 鹿特丹Z
rottweil 犬7 韦3
rotulorum 行政官5
rotund 洪亮= 胖7 圆6 华丽4
rotunda 圆形9 大厅9
roubl 卢布Z
rouen 鲁昂Z
roug 口红H 胭脂E
rough 粗制8 粗暴7 粗略6 凹凸不平6 动粗6 粗糙度6 粗糙5 粗货4 毛坯3 大致3 梗概3 约略3 粗笨3 草图3 概数3 简陋3 草稿3 艰难3 概略3 草率3 未加工3 不平3 蓬乱2 加工品2
roulett 缝线@ 轮盘@
round 舍入B 四舍五入6 圆形6 圆润4 整数4 一轮4 发胖4 变圆4 圆圆4 恰恰好4 拐弯4 挨个4 滚圆4 圆4 圆桌会议3 球形3 环行3 围着3 约数3 一大笔钱3 围捕2 往返2 回合2
roundabout 迂回; 委婉;
roundsman 推销员6
roundtabl 圆台N 圆桌N
roundup 集拢E 驱: 综述9
rourk 鲁尔?
rous 奋起A 觉醒8 惊起6 干杯6 振奋5 醒来5 唤醒4 感动3 鼓舞3
rousseau 文学家> 启蒙9 哲学家6 画家6 思想家4
roustabout 半熟A 熟练工? 码头工人;
rout 路由C 路径: 布线7 挖起3 溃败3 路线3
router 路由器P
routier 路线7
routin 例行程序@ 程序@ 例行6 例程5 例行公事2
rove 粗纱; 粗纺; 飘忽不定; 徘徊7 漫游6 流浪5 漂泊5 航行权4
rover 漂泊者? 海盗船< 流浪者7 海盗5
row 行? 成排4 逐行3 划船3 划动3 三行3 双行3 先列2 痛骂2 逐字逐句2
rowan 楸树N
rowboat 划艇N
rowdi 吵闹;
rower 桨手C 标4
rowland 罗兰F
rowntre 朗9 特里8
roxburgh 巴勒E
roxi 主机2
roy 伊8 高等法院5 罗4
royal 皇族9 皇室9 王室8 圣旨7 谕旨6 皇家6 勒令6 盛大5 王权4 廷4 御3
royalist 保皇党K 顽固4
royalti 使用费B 矿区= 特权阶层6 王族6 版税6 特许权4 产区4 用费3 皇室2
royc 罗伊斯Z
rpc 录6
rpm 每分钟N
rpofit 损益3
rpt 报导A
rraw 原料4 农业2
rrggbb 或是7
rsa 南非共和国? 英国皇家? 转播:
rsc 剧团A 皇家7 加拿大4
rsesourc 资源2
rsk 收发<
rspb 鸟类9
rst 复位3
rtcc 复合体8
rtdm 传送2
rtl 传送2
rts 实时操作系统7
rub 擦破9 惹怒9 搓7 擦5 删去4 摩擦4 磨损3 困难3
rubber 橡胶C 橡皮: 决胜盘9 按摩师9 摩擦3
rubberi 橡胶: 弹力9
rubbish 胡说8 垃圾7 废物6
rubbl 碎砖E 粗石E 石堆?
ruben 鲁宾N
rubi 红宝石I 深红色6
rubric 红色4 题目4 红3
rucksack 帆布背包Z
ruckus 骚动7 喧闹6
rudder 方向舵E 舵> 指导4
ruddi 红润? 红8
ruddock 知更鸟Z
rude 大略< 粗蛮< 粗鲁无礼< 崎岖不平8 粗陋8 未开化6 无礼5 粗鲁3 粗暴3
rudiment 雏形C 器官7 入门4
rudimentari 起码: 残留7 退化4 初步3
rudolf 鲁道夫N
rudolph 鲁道夫N
rue 芸香@ 后悔; 懊悔6 悲伤4
rueful 后悔8 可怜7 悲伤6
ruefulli 可怜8 悲伤7
ruff 梅花@ 轮状@ 王牌8
ruffian 习气= 残暴5 凶恶5 流氓4 无赖3 暴徒3 恶棍3 残忍2
ruffl 轻擂; 皱褶8 触怒6 波纹6 发脾气6 气恼6 弄皱4 洗4 褶3
rufus 弗斯E
rug 高低不平? 崎岖9 地毯6 揭露4 粗糙3
rugbi 橄榄球赛N 橄榄球E
rugged 加固>
rugul 暂行条例A
ruhr 鲁尔N
ruin 衰败7 没落6 废墟6 碱5 毁灭4 荒废4 毁坏4 推翻3 破产3
ruinous 招致6 破坏性5
rule 规则R 转换规则3 法则3 裁决3 水线2
ruler 标尺K 直尺6 概览4 尺3 统治者2
rulership 统治权7 职权4
ruleset 请勿3 集3 每个2 空白行2
ruli 准确7 英语3
rult 中转7
rum 朗: 奇特6 撞击6 古怪3
rumbl 辘辘D 隆隆声= 隆隆响< 低沉4
rumin 反刍K 默想: 沉思9
rummag 翻寻: 翻找: 仔细6 查出5 清仓5 义卖3 搜查3
rumor 谣言< 造谣; 谣传: 传布7 传闻7 造谣生事6
rumour 谣言< 不堪入耳8 毫无根据8 谣传5 传闻4
rump 臀部; 尾部6
rumpl 弄皱; 皱褶; 乱七八糟9 凌乱7 皱纹5
run 运行P 流水帐2 跑步2 跑2
runaway 优胜8 逃走7 逃跑6 私奔4 恶性3 逃亡3 脱离3 逃犯3
runbook 预案? 应急预案; 操作手册9 应急4
runcorn 科恩E 朗3
rundown 夹杀E 梗概< 裁减8
rune 诗歌: 北欧7 古代5 神秘4
runer 偷越C 封锁线C 走私船: 走私者:
rung 横档= 轮辐; 棍8 踏步8
runner 滑槽7 赛跑者7 测试运行6 高喊5 打人4 跑步4 送信人4 操作者4 走私船4 司机2
runni 流鼻涕C 松软; 水分7
runoff 径流E 决赛: 竞选5
runtim 运行5 时4 以防3
runway 河床< 跑道; 道2
ruota 单方5
rupe 印度卢比F 卢比D
rupert 鲁珀特Z
rupiah 印度尼西亚E 卢比9
ruptur 决裂; 断交9 断绝7 破裂7 断裂5 裂开4
rural 农村? 农村政策9 乡村7 农村信用6 田园5 乡下4 乡4
ruse 计策K 谋略; 诡计7
rush 匆促< 灯心草; 涌现8 闯8 冲6 奔6 急流6 抢购6 飞跃6 赶紧4 旺盛4 突袭3 匆忙3 紧急2
rushdi 拉什迪Z
rusher 猛攻= 运动员3
ruskin 罗斯金Z
russ 俄国C 俄国人?
russel 拉塞尔Z
russet 枯叶? 红褐色; 冬季9 简朴6
russia 俄罗斯E 苏联< 俄国:
russian 俄语B 俄国? 俄罗斯< 俄国人<
rust 生锈C 锈8 衰退4 腐蚀3
rusti 生疏; 生锈8 腐烂6 顽固4 腐蚀4
rustic 纯朴A 乡巴佬: 乡下人7 乡村6 粗糙3
rusticum 简易5
rustl 瑟瑟A 沙沙声@ 飒飒< 飒飒声9 急忙5
rut 发情< 发情期< 辙< 车辙9 交尾6 凹槽5 挖4
ruth 怜悯8 悲哀7
ruthless 毫不留情= 无情: 残忍7 冷酷7 彻底3
rutland 拉特兰N
ruttish 淫乱E 好色9
rvi 反向2
rwc 书写4
ryan 赖安Z
ryder 瑞H
rye 黑麦H 吉卜赛A
saa 体系结构4
saatchi 萨8
sabah 沙巴Z
sabbat 安息日E 休假8
sabbath 安息日N
saber 军刀= 马刀= 骑兵8
sabin 宾<
sabl 黑貂@ 丧服; 貂皮9 深褐色9 昏暗6 黑色5
sabotag 破坏活动> 怠工5 破坏4 妨害2
saboteur 破坏者: 份子7 破坏活动5 怠工3
sabr 军刀= 马刀= 骑兵8
sabrina 娜8 丽3
sac 战略空军@ 液囊@ 不中用; 囊9 无能者9
saccount 记5
sach 萨克斯Z
sachet 小袋A 袋8 香料6
sack 麻布袋= 麻袋布= 袋; 洗劫7 裁员5 精简3
sacr 献给9 祭祀6 神圣6 庄严3 侵犯3
sacrament 圣礼C 圣5 誓言5 圣餐4 立誓3 神圣2
sacred 神圣不可?
sacrif 自我牺牲: 献身9 自私9
sacrifi 牺牲9
sacrific 供奉< 祭品< 牺牲: 献祭7 贱卖5 祭祀5 亏本4
sacrifici 献祭> 亏本8 牺牲7
sacrileg 冒渎< 圣物: 渎7 行窃5
sacrilegium 圣物=
sacrosanct 极神圣Z
sad 说来= 悲伤6 悲哀6 忧愁6 悲痛4 悲惨4 不中用2
saddam 萨达姆Z
sadden 忧愁= 悲哀7
saddl 马鞍E 跨上> 车座> 鞍状物> 鞍: 负担2
saddlebag 鞍E 囊3
sadism 施虐C 性虐待狂9 虐待狂8 残忍3
sadist 虐待狂C 性虐待狂7 残酷3
sadler 萨德勒C 德勒;
sado 性虐待狂> 法西斯7 虐待狂4
sae 信封7
safari 科学考察D 旅行队> 目前4 旅行4
safe 安全; 保险箱8 冷藏室5 平安3 安全软件3 保管箱3 保管3 有把握2 安全区2 安全网2
safeguard 安保8 安全装置7 防护7 保障制度6 保护措施5 保护关税4 保卫2 保障2
safekeep 保管6
safer 更5
safeti 安全? 安全检查5 安全系数5 安全设备4 人身安全4 安全工程4 交通安全3 平安3 安全措施2 保安2
safeway 喜= 韦6 夫3
saffron 藏红花Q 柱头C
sag 萎靡7 萧条4 下垂4 下降3 乏味3 系统分析2
saga 英雄8 传说6 故事5 传奇3
sage 贤能> 鼠尾草> 贤明= 哲人: 圣人: 明智4
saguaro 仙人掌E
sahara 撒哈拉沙漠Z
said 上述; 据称6 称2
saigon 西贡Z
sail 开航8 帆8 驾船7 启航5 帆船5 航行4 船期4 开船4 篷3 特约3 启3 途中3
sailboat 帆船?
sailc 萨利克B
sailer 帆船:
saill 启航> 开航7
sailor 船员; 水手5 海员4
sainsburi 塞恩斯伯里Z
saint 圣人; 圣洁8 圣徒7 神圣3
sainthood 圣徒F
sake 缘故; 姓名5 同名5
sal 双树H 婆罗H 盐8
salabl 有销路5 卖4 畅销4 销路4 供3 易3
salac 黄色: 淫荡8
salaci 黄色6 好色6 淫秽6 淫荡5 猥亵4
salad 色拉V
salamand 耐火B 怪: 蜥蜴9 火3
salami 萨拉米N
salari 薪金H 工薪7 薪水5 拿薪水5 加薪5 薪资5 薪给5 欠薪4 底薪3 涨工资3 涨薪3 薪2
sale 销售G 销货= 出售9 买卖7 销售额5 赊销3 售货3 卖3 赊售2 销售点2 拍卖2 非卖品2
saleabl 适销8 商业性5 畅销5
salesclerk 售货员; 推销员6
salesman 货郎担= 推销员: 售货员9 店员4
salesmanship 推销术A 术8
salesmen 销售员: 推销员8
salespeopl 售货员8 店员7 推销员5
salesperson 售货员?
salesroom 处4 拍卖3
saleswoman 女店员H 售货员9
salford 索尔福德Z
salienc 突起9 卓越5 显著3
salient 凸角A 跳跃3 突出3 显著3
salin 生理盐水; 盐度; 盐湖; 盐田; 碱金属; 苦涩; 盐; 泻药2
salisburi 索尔兹伯里N
saliv 流涎H 唾液; 分泌2
saliva 涎> 唾沫< 唾液;
salivari 唾液F
salli 出击? 突击9 远足7 出发6
sallow 土色@ 柳? 灰黄色< 气色7 细枝4 华2
salman 萨尔F
salmon 大麻哈鱼N 鲑鱼A
salmonella 沙门氏菌Z
salon 发廊< 展览馆< 美容院< 交谊9 沙龙9 画廊7 客厅7 大厅6 会客室6
saloon 沙龙? 酒吧< 大厅; 会客室;
salsa 萨尔; 调味汁; 舞曲4 洋葱3
salt 加盐: 含盐: 盐9 风趣7 咸7 掩藏7 盐味6 腌5 盐水4 虚报3
salter 制盐人? 腌制8 矿山6 盐5
salteri 干货C
salti 盐分A 咸味< 辛辣5 海洋3 经验3
saltwat 海产A 盐水: 海上3
salut 礼炮A 行礼< 致意< 敬礼9 迎接7 招呼7 赞扬5 问候4
salutari 有益健康< 有益6 有用4
salv 奉承话= 涂油膏= 药膏= 抢救9 油膏9 救7 打捞4 安慰3
salvador 萨尔瓦多H
salvadoran 萨尔瓦多M
salvag 救助= 残值7 残6 救援6 抢救出来5 打捞4 营救4 抢救4 施救4 救难4 废品3 海难3 偿2
salvagebl 恢复3
salvat 救世A 拯救; 救助5
salvo 齐射> 齐鸣: 遁辞8 托辞6 保留条款4
salvor 救难船? 打捞8 救助5
salzburg 萨尔茨N
sam 安全性3
samantha 莎<
samaritan 乐善好施A
samba 桑巴舞N 跳桑巴舞N
same 千篇一律A 同样5 相同4
sammi 萨米A 米6 兵5 傻瓜4
sampl 抽样J 取样< 采样< 样本; 样品; 货样5 抽样法4 选样4 示例4 抽样误差3 抽样检查2
samplement 抽样检查=
sampler 刺绣9 检验员6
sampli 样5 照4
sampson 桑普森Z
samson 孙> 大力士:
samuel 塞缪尔E 耳6 撒3
samurai 武士H
san 直截了当5 言4 没有2 让渡2
sana 神智=
sanchez 桑切斯Z
sanctifi 奉献给A 神圣8
sanctimoni 圣洁8 假装7 虔诚3
sanction 制裁H 处分8 制裁者4 行政处分4 经济制裁4 法律制裁4 约定俗成4 认可2 刑事处分2
sanctiti 尊严9 神圣不可9 圣洁7 神圣6
sanctuari 居留权: 庇护权7 庇护所7 圣7 神殿7 耶路撒冷6 避难所5 教堂4
sanctum 密室; 圣9 室3 私2
sand 沙滩@ 光阴; 含油; 撒沙; 沙子; 砂岩; 沙8 沙漠7 生涯6 矿砂5
sandal 凉鞋A 檀香木A 拖鞋9 鞋8
sandbag 沙袋L
sandbar 河堤E 沙洲<
sandbox 沙箱H 沙9
sanderson 桑德森Z
sandhurst 陆军官校H
sandi 沙地E 沙@
sandinista 桑地诺N
sandpap 砂纸Z
sandra 桑德拉Z
sandston 沙岩Z
sandstorm 沙暴Z
sandwich 三明治? 夹心? 夹入; 夹层; 多层6
sane 神智9 稳健7 颠6 健全6 记忆力4 病3
sanguin 满怀希望? 血染? 血红色? 用血: 粉笔9 乐观4
sanguini 放血5 血统5 无后嗣4
sanit 卫生设备= 卫生设施= 下水道7 卫生6 消毒6 无害3
sanitari 公共厕所C 卫生9 检疫4
saniti 头脑清楚E 通情达理? 神智9
santa 圣诞老人Z
santiago 圣地亚哥Z
sao 刻录C 咨询3
sap 挖坑道< 伤元气8 树液8 体液8 坑道7 衰竭4 警棍3
sapl 树苗E 小树;
sapphir 蓝宝石I 刚玉A 天蓝色<
sara 萨拉I 萨拉族I
saracen 撒拉I
sarajevo 萨拉热窝Z
sarcasm 讽刺性E 讽刺话< 挖苦7 讽刺4
sarcast 讽刺8 讥讽8 挖苦7
sarcophagus 石棺Z
sardin 沙丁鱼Z
sardinia 撒丁岛Z
sardon 冷笑> 讥讽9 嘲笑5
sargu 哔叽=
sari 莎?
sartori 缝工? 裁缝> 匠4
sartr 萨特Z
sas 单一4
sash 框格C 窗框= 肩带= 腰带< 窗体;
sass 功能强大9 某个5
sassi 时髦5 无礼4 生气4
sat 周六N 饱和度6
satan 撒旦= 穷凶极恶= 魔鬼8 恶劣3 罪恶3 残酷3 邪恶2
satchel 书包@ 切尔@ 背包5
sate 厌腻= 满意4 满足3
satellit 卫星L 通信卫星8 卫星通信6 人造卫星5 卫星国4 通讯卫星4 全球卫星4 遥感2
satiabl 欲望8
satieti 满足4 法则3
satin 缎子H 绸缎< 光滑5
satir 讽刺作品@ 讽刺9 挖苦8 讥讽4
satirist 挖苦6 讽刺4
satisdatio 担保3
satisfact 满意度9 清偿5 涂消5 满意5 满足3 报偿3 赎回3 赎罪2 报仇2
satisfactori 满意9 令人满意5 赎罪5 充分4
satisfactorili 令人满意@
satisfi 替人8 满足7 令人满意6 满意5 履行期4 偿还期3 足3 确信3
satisfsct 一致同意>
satisti 满足5
satur 饱和K 饱和度= 脂肪酸5 色饱和度5 饱和电流5 浸透5 饱合5 饱和状态4 渗透3
saturday 星期六Z
saturn 土星Z
saturnin 铅中毒N
satyr 色情狂E
sauc 调味汁< 酱; 酱油: 调味6 趣味5
saucepan 炖锅H 平底锅>
saucer 茶托N 茶碟N
sauci 莽撞> 漂亮6 活泼4
saudi 沙乌地阿N 拉伯8
sauerkraut 泡菜A
saul 索尔H
sauna 桑拿浴Z
saunter 闲逛< 漫步9
sausag 腊肠E 香肠@
savag 原始人7 粗鲁6 未开化5 野蛮4 凶猛4 对付3 无礼2 残酷2
savageri 兽性: 野蛮4
savanna 热带C
savannah 草原> 热带9
savant 学者6 专家5
savart 瓦特7 毕4
save 保存L 储蓄= 另存为5 节约4 储蓄银行3 省钱3 储金3 搭救3 获救3 挽救2 储蓄存款2
saver 省俭= 节省8 节约3
savil 萨维尔B
savill 维莱C 萨维尔>
savior 救星A 救助者> 救世主<
saviour 救星A 救助者> 救世主<
savor 滋味: 尝到: 风味5 调味品5 食欲4 气味3
savori 开胃菜< 极佳< 香7 可口6
savour 滋味9 品味9 尝到9 风味5 调味品5 食欲4 气味3
savouri 开胃菜< 极佳< 香7 可口6
savoy 甘<
savoyard 萨; 瓦6
savvi 悟性C 理解能力C 领悟; 机智7 理解3
saw 拉锯= 锯子= 锯开= 锯7 谚语5 来回5 看到4
sawbuck 二十元E
sawdust 锯屑Z
sawmil 锯木H 锯木厂H
sawtooth 锯齿G 锯齿波形A
sax 萨克斯管M
saxon 撒克逊人Z
saxoni 毛呢N
saxophon 萨克斯管M
saxophonist 吹奏者E 萨克斯管7
say 念6 指明3 言论3 大约3 发言权3 说3 讲3
sbackup 后备5
sbc 全角N
sbn 黄豆E 大豆A
scab 工贼H 结痂A 痂< 恶棍4
scaffold 脚手架> 台架< 支杆< 断头台6 纹4 支柱3 绞刑2
scalabl 可伸缩性Z
scalar 标量M 纯4 量3 内积3
scald 烫伤N 烫洗N
scale 标度: 比例: 定标8 规模7 刻度5 时标5 秤4 大规模4 扩容4 鳞片4 天平4 去鳞3 比例尺3 鱼鳞3 缩放3 鳞3 水垢2 积垢2 剥落2 垢2 攀登2 计算尺2 缩容2
scaleabl 字样7 缩放5
scaler 定标器G 定标9 标量4
scali 介壳= 虫蛀= 鳞; 积垢9 积水9 鳞片8 垢3
scallion 冬葱E 大葱E 青葱E 韭菜E
scallop 扇贝G 齿5
scallywag 无赖6 恶棍5 流氓5
scalp 头皮N 战利品5
scalpel 解剖刀N
scalper 投机倒把N
scam 骗局9 故事6 诡计5
scamp 趁火打劫A 顺手牵羊A 偷工>
scamper 奔跑: 蹦跳: 浏览4
scan 扫描P 扫描输出6 扫描件4 扫描转换3 细查2 扫描机2 扫描模式2 扫描线2 叁2 标出2
scandal 丑事< 丑闻; 诽谤性9 流言蜚语6 反感5 不体面5 可耻4 震惊3
scandaleus 丑闻:
scandalum 权贵A
scandinavia 斯堪的纳维亚E
scandinavian 斯堪的纳维亚@ 日耳曼语9 北欧2
scanner 扫描器M 扫描仪8 光扫描器5 审视4 扫描3 扫视3 程序定义2
scant 吝啬4 不足4 藐视3
scanti 狭小6 吝啬6 不够4 缺乏3
scantili 吝啬6 狭窄6 充足5 缺乏3
scapego 替罪羊; 代人受过;
scapegoat 替罪< 顶罪< 替罪羊: 替身8 代人受过5 抛出4 替人3 卸3
scapegrac 无赖6 恶棍5 流氓5
scar 伤痕= 疤痕< 伤痕累累: 瘢痕: 结疤: 脸上: 愈合7 刀伤7 痊愈5 悬崖4 伤疤3
scarborough 嘉9 伯4 斯2
scarc 难得; 简直9 稀有8 稀罕7 仅仅6 一定5 缺乏2
scarciti 稀少= 不足5 缺货4 缺乏4
scare 担惊受怕; 吓: 吓坏8 惊吓6 拉票6 惊慌6 受惊5 骇人4 抢购4 害怕3 恐慌3 尽力2
scarecrow 稻草人I 衣衫褴褛<
scarf 领巾: 围巾8 领带7 嵌5 头巾4
scari 提心吊胆? 受惊9 胆小7
scarlet 猩红色E 红衣E 绯红色E 鲜红色<
scat 唱法D 拟声D 嘘5 快2
scath 损伤7 严厉4 伤害3
scatter 分散< 散射: 散点图7 散射体6 散播3 散布3 四散3 散乱3 酒馆3 消散3
scaveng 净化剂9 清扫工9 清除剂9 清除器9 腐9 清道夫6 废气6 拾4 食4 清扫4 打扫3 作家3
scb 控制程序3
scenario 方案: 校本8 剧本5 事态3 论述3 情节2
scenc 卖6
scene 景物= 现场9 犯罪现场9 出事地点7 情景7 道具5 布景3 作案现场3 勘查3 勘验3 景色3 镜头2
sceneri 布景: 景色8 风景8 舞台4
scenic 风景: 风光: 布景7 戏剧性7 舞台6
scent 香水9 嗅觉7 嗅7 香味6 气味6 闻4 发觉4 踪迹3
sceptic 怀疑论> 怀疑论者8 怀疑7
sceptr 拥? 杖9 王权7
schdelay 延时6
sched 播送;
schedul 调度G 明细表6 预定6 计划表5 时间表4 进度表3 定时任务3 安排3 测算3 日程表2 工作进度2
schedular 税制6
schellenberg 伦贝格F
schema 架构I 模式6
schemat 原理图: 图解6 简图6 概要4 略图4 草图4
scheme 方案C 配色3 编码方案3 诡诈3 图式3 诡计多端3 夺权3 计划2
schemer 阴谋家9
schill 先令N
schiller 青铜色E
schism 分裂7 分立5 宗派5
schizopherenia 精神分裂症E
schizopherenosi 痴呆症E 精神分裂症;
schizophren 精神分裂症E
schizophrenia 精神分裂症E
schmidt 施密特E
schmitt 施密特T
schmooz 闲谈A
schneider 施耐德Z
schofield 斯科菲尔德Z
scholar 学者9 派头7 学习者7 好学6 奖学金4 博学4 法学家3 学问3 风度3 文化3
scholarship 奖学金A 学术6 学问6
scholast 经院= 学究8 墨守成规6 学校6 学生3 学者2
scholastic 宗教5 哲学5
school 学派G 学校9 法学院8 商业学校5 门派5 学费4 小学4 公立学校4 高中4 函授学校4 鱼群3 感化院3 劳作3 课程表3 游2
schoolboy 男:
schoolchild 学童Z
schoolchildren 小学生Z
schoolday 时代7 教学4
schoolfriend 老同学N 校友?
schoolgirl 学生8
schoolhous 校舍Z
schoolmast 男; 教导5
schoolmat 同学N 同窗N
schoolroom 教室E 讲堂C
schoolteach 教师;
schoolwork 家庭作业< 学校7
schoolyard 运动场= 校园=
schooner 纵帆船H 酒杯:
schottki 肖特基X
schubert 舒伯特Z
schumach 舒马赫Z
schwarzenegg 施瓦辛格Z
sci 控制指令7 系统控制6 通信接口4 新闻组4
scienc 科学? 计算机科学8 社会科学7 自然科学7 边缘科学6 信息科学5 行为科学4 管理科学4 软科学4 信息学3 法学3 民法学3 学科2 刑法学2
scientif 科学H 科学计算: 科学管理8 科学实验3 科学界3
scientifc 斯3 劳3 布2
scientist 科学家N
scilli 利群岛N
scintil 妙趣横生N 才气横溢N
scintilla 火花= 一点点< 微弱5 无力3
sciolist 一知半解; 博学7
scion 接穗N 子孙9
sciptum 不成文法;
scissor 剪刀差I 剪刀9 剪取7
sclerosi 硬化症H 僵化A 硬化A
scm 源代码3
sco 计数器2
scoff 贪吃7 笑柄6 狼吞虎咽5 食品4 愚弄4 嘲弄4 嘲笑3
scoieta 合伙5 租税4
scold 骂街F 责骂5
sconc 壁式; 烛台; 头盔8 遮蔽6 头2
scone 烤饼H
scoop 汲取= 独家新闻= 铲子9 勺子9 舀取9 盘秤7 挖空6 穴5 报道4 口3
scoot 奔跑: 跑7
scooter 踏板车H 摩托车:
scope 作用域D 范围: 广度4 辖3 法域3 经营范围3 眼界2
scorch 焦头烂额= 拷= 烧焦: 烤焦8 灼热5 枯萎4 讽刺3 激烈3
score 记分: 终点线7 刻线7 负债累累5 刻划5 乐谱5 抓痕5 二十个5 计分5 欠债5 评分5 还债4 付帐4 打分4 记下4 起跑线4 清结3 刻痕2 得分2 清帐2 成绩2
scoreboard 记分板Z
scorecard 记分卡Z
scorekeep 积累8
scoreless 得分9
scorer 记录员: 刻痕8
scorn 不屑> 轻蔑: 鄙视8 嘲弄3 藐视3 嘲笑3
scorpion 蝎@ 蝎子@ 心5
scot 财政负担7 苏格兰6 受罪6 税赋5 消遥5 应纳4 教区3 受损害2
scotch 刻痕9 苏格兰人8 远亲5 苏格兰5 镇压3
scotia 凹形N
scotland 苏格兰?
scotsman 苏格兰人H
scott 斯科特Z
scottish 苏格兰人A 苏格兰;
scoundrel 大流氓= 彻头彻尾; 恶棍4 卑鄙3
scour 洗涤剂: 穿行: 冲刷: 八方7 四处6 腹泻5 追寻4 洗涤4 穿过4 擦亮3 洗3
scourg 痛斥@ 鞭9 苦难6 蹂躏5 灾祸5 鞭打3
scout 侦察员: 侦察机: 守候: 童子军: 巡视7 侦察5 勘探3 嘲弄2
scowl 脸色< 绷着脸< 愁容< 怒视< 皱眉8
scrabbl 扒E 急急= 摸索6 挣扎5 抓4
scragg 凸凹不平H 锯齿状; 蓬乱:
scrambl 不规则6 攀缘5 攀登5 争取4 杂乱3 混3 争夺3 扰3 爬行3 拼凑3 起飞3 匆忙2
scrambler 编码器3 言语3 保密2
scrap 废料9 扔弃7 敲碎7 残余物7 铁屑7 集锦6 废旧6 坯5 零碎3 拆毁3 些微3 片断3 吵架2 刮2
scrapbook 剪贴簿Z
scrape 刮: 刮掉7 削去6 擦6 爬网页5 网页抓取5 擦痕5 挖4 爬取4 擦掉3 爬虫3 积蓄3 碎屑3 擦伤2 抹2 吝啬2
scraper 守财奴; 刮刀9 爬取8 爬虫7 刮5 抓取4
scrappi 打架8 杂凑7 不连贯6 坚决5
scratch 废6 划伤6 刮痕6 打草稿6 搔6 碰巧6 刮5 暂存5 零分4 抓痕4 乱涂4 存盘4 糊口4 暂存器4 擦伤4 勾4 乱写4 起跑线3 凑合3 挖出3 便笺2
scratchi 擦刮? 发痒9 凑合7 潦草6 乖戾6 刺痛3
scratchpad 暂时7
scrawl 潦草? 乱写;
scrawni 骨瘦如柴E 瘦9
scream 大嚷; 尖啸; 尖叫声: 尖叫7 大笑6 令人震惊3 惊人3 滑稽2
scree 岩屑堆H 山麓A
screech 尖声喊叫< 煞车< 尖叫声; 尖声8 叫3
screed 呈文A 文章9 冗长5 事故4
screen 屏幕K 屏8 全屏幕8 全屏6 甄别4 屏风4 银幕4 荧光屏3 录屏3 掩蔽物3 拍电影2 筛子2
screencast 截屏9 录制5 屏幕3
screener 筛<
screenplay 电影剧本N
screenshot 截图H 截屏@ 截长图>
screenwrit 电影剧本? 编剧<
screw 螺钉: 吝啬鬼9 扭紧9 螺杆9 螺丝8 螺旋6 螺旋桨5 施加压力4 旋4 压榨4 拧3 转动2 六角2
screwdriv 螺丝起子Z
scriba 大臣8 秘书6 书记官5 国务4 大法官3
scribbl 写法< 潦草< 乱写7 滥5 拙劣4 写成4
scribe 划线: 抄写员8 笔尖5 文书2
scrimmag 混战; 并列7
scrip 收据簿4 凭证3 券3 收据3 票证3
script 脚本H 只能5 脚本文案3 更3 手稿3 手迹2 主持词2 原本2
scripta 不成文法5 成文法4 制定3 习惯法3 普通法2
scriptum 成文法9
scriptur 圣经I 一节> 铭文8
scriptwrit 编剧H
scriven 代笔< 代书; 筹集资金6 公证人5
scroll 滚动P 条幅4 画卷4 滚动条3
scrollback 回滚5
scrollbar 滚动条M
scroller 上卷Q
scroung 东张西望H 乞讨; 搜寻:
scrub 擦洗9 球队7 渺小7 矮树7 手臂7 凑合5 矮5 矮小4 擦掉4
scruff 颈背A 颈9
scruffi 褴褛> 破旧8 肮脏6 整齐5
scrum 夺9 并列6
scrunch 缩紧@ 碾碎9 嘎嘎响9 蜷缩6 嘎吱6 响3
scrupl 顾忌D 微量6 踌躇4 犹豫4
scrupul 多顾虑= 真心实意= 小心谨慎9 用心9 严谨7 小心翼翼7 一丝不苟6 细心6 审慎5 准确3
scrutat 监督员E
scrutin 阅= 细看9 仔细检查8
scrutini 评核? 仔细检查: 详审8 细审6 复查6 检证5 细看5 抽查法5
scrutinis 细细地@ 阅6 细看5 详细4 仔细检查4
scrutit 监票人9
scss 能否7
scuba 呼吸器C 携3
scuff 足尖< 拳打9 平底7 拖鞋3 脚3 磨损3 攻击2
scuffl 敷衍了事A 扭打: 混战9 脚4
scull 摇桨@ 橹@ 桨8 划船6 划4
sculleri 炊具?
sculpt 雕塑; 造型8 雕刻8 梳7 做3
sculptor 雕刻家Z
sculptur 刻9 雕刻师8 雕刻8 雕塑7 纹3
scum 民族败类; 浮渣; 糟粕; 藻8 撇去7 熔渣6 泡沫4
scunthorp 普7 肯4
scupper 泄水C 排水4 甲板4
scure 安全2 保证2
scurri 急赶> 逃开> 阵雪> 急转: 窜逃9 阵雨8 跑3 急3
scurril 粗鄙: 骂9 庸俗6 下流6 粗鲁3
scurvi 坏血病E 下流6 无礼4 卑鄙4
scuttl 凿沉< 小舱口< 筐< 箩9 弃船5 急忙5 天窗5 逃走3
scyra 郡>
scyth 钐= 镰= 镰刀= 长柄4
sda 自动化3
sdf 数据格式5
sdh 系列3
sdk 成套4
sdl 软件设计5 结构设计4
sdp 社会民主党E 资料2
sdr 提款权:
sea 海8 海上7 海洋法4 制海权4 边缘海4 海水4 航海4 海损4 渍4 海岸线4 海难4 领海权3 海平线3 海浪3 沿海地区3 外洋3 外海3 通往3 海域3 海洋3 海运3 领海3 内陆海3 内海2 公海2
seab 海床= 海底8
seabird 海鸟Z
seaboard 沿海地带H 海边; 海岸8
seaborn 海轮8 舶来品7 海运4
seafar 海员< 旅行者9 水手7
seafloor 海底<
seafood 海味H 海鲜H 鱼类A
seafront 一面>
seago 远洋@
seagul 鸥H
seal 密封; 印章9 海豹8 盖章7 封印6 国玺5 封条5 封蜡5 火漆5 盖印4 印鉴4 封4 玺4 私章3 密封材料3 加盖3 公章3 密押2 封口2
sealant 密封剂N
sealer 密封器H 密封4
sealless 盖印8
seam 缝合线7 伤疤7 裂痕7 缝合6 接缝5 伤痕5 留下4 衔接3 裂开3 焊3 缝3 接合2
seaman 水兵9 海员9 水手8 船员6 精通5
seamless 无缝@ 缝合线; 空隙5 停顿4
seamstress 针线活C 裁缝7
seamus 默斯E
sean 肖恩N
seaport 港口城市N 海港;
sear 干枯? 灼伤? 烤焦9 凋谢7 烧焦6 灼热6 枯萎4
search 搜索Q 检索; 查找6 搜查5
searchabl 供6
searcher 检查者= 检查官5 搜寻5 者3 官2
searchlight 探照灯N
searchor 海边; 海岸8
searl 塞尔8 瑟7
seascap 海景N 海景画E
seashel 贝壳?
seashor 海岸: 海滨9
seasid 海边= 海滨9
season 季节性E 季节> 旺季6 淡季5 佐料5 作料5 当令5 时节5 时令4 锻练3 经验丰富3 季节工3 老练3 稳妥3 月季3 及时2 禁猎2
seat 就座9 位子7 坐下7 席7 座位5 合法席位5 载客5 座4 底座4 营业所3 根深蒂固3 席位3 所在3 订票2 电椅2
seatbelt 安全带N
seater 交通工具: 座位5
seaton 西顿I
seattl 西雅图Z
seawal 海塘N 防波堤=
seaward 向海B 朝海? 面海? 那边4 往3
seawat 海水A
seaway 圣劳伦斯7 海道7 航线4
seawe 海草B 海藻A
seaworthi 适航< 勘8 耐5 适于4 海3
seb 特警队H 赛: 博3
sebastian 塞巴斯蒂安Z
sec 秒A 错3
seced 脱离9 退出2 分离2
secess 脱离7 分离3
secession 分裂主义C
secessionist 论者=
seck 租约4
seclud 隐退< 隐蔽6
seclus 闭关自守> 隐退: 隔离4
second 第二> 二级9 第二次9 二阶7 每秒6 秒5 第二个5 第二代4 附议4 二等品4 暂调4 次级品4 第二名4 第二审3 其次3 二等3 调派2 二次2 第二位2
secondari 辅助> 二级6 二次6 次级5 次要5 第二5 次4 二级标准3 第二产业2
secondarili 债务人4
secondhand 旧货7 二手5 间接2
seconnd 货源E
secr 郑重@
secreariat 秘书处N
secreci 保密8 泄密5 机密5 绝密3 秘密3
secret 秘密> 分泌7 国家机密5 机密5 商业秘密4 秘方4 背地里4 特务4 分泌液3 特工3 密钥3 秘钥3 分泌物3 机要3 军事机密2 隐秘2 暗中2 秘诀2
secretan 囤积7
secretari 秘书E 书记= 大臣9 干事8 国务卿6 外交大臣6 秘书科6 国防部长6 秘书长5 处长3 司法官3
secretariat 书记处C 秘书处= 联合国秘书处; 秘书6 职3
secreti 保密5
sect 教派; 宗派:
sectam 案件5
sectarian 宗派> 偏狭6 党派5 闹4
section 节B 部分8 截面5 分节4 分段3 段3 部3 分部3 条文2 总务部2 初始段2 计划处2 科2
sector 扇区D 扇面; 区段: 扇形7 部门5 工业部门4 象限仪3 公共部门3 尺3
sectori 消费率< 投资率7
sectrum 谱;
secular 俗化9 还俗9 世俗8 现世6 特征方程4 宗教4 教士2 修道院2
secularist 现世:
secundum 某一方面5 根据4 大全2
secur 证券B 安全= 安全性< 担保7 保密4 有价证券4 保安3 保密性3 无虑2
securti 证券3
securu 联合国安全理事会E
secus 另外9 相反4 否则3
secut 有价证券7
sedan 轿子N 轿车?
sedat 服镇静剂> 镇静< 安静6 镇静剂6 沉着4
sedent 开庭4
sedentari 久坐C 栖A 惯8 坐2
sedg 莎草N 蓑衣草N
sediment 沉积物@ 沉积< 沉淀物8 沉淀7
sedimentari 沉渣A 沉淀物?
sedit 煽动8 暴动5 骚动3
sediti 煽动性B 危及4 妨害4 言论3
seduc 诱奸> 勾引< 诱惑6 引诱4 唆使3 怂恿3
seduct 诱惑8 引人注意6 诱饵6 诱奸5 勾引5 魅力5 怂恿3 教唆3 富有2
seductress 勾引6 女人4 男性2
see 请参阅9 查看6 观看3 参观3 看见3 详细信息3 鉴于2 游览2
seed 种子< 撒播9 籽6 播种5 精液3 萌芽3 搜索词3 种3 子孙2
seedi 结籽= 破烂8 种子6 肮脏5
seedl 秧苗N 树苗E
seedless 无核Z
seek 查找7 寻找6 查找服务6 寻求4 探索4 优选法3 寻3 求解2
seeker 就业者< 探求8 搜查2
seem 看来@ 象是; 似乎8 非常适合2 外观2
seen 看到E
seep 小泉A 渗流< 水陆两用9 渗出6 吉普车5 漏3
seepag 渗出物N 渗漏?
seer 先知< 预言者9 幻想5
seesaw 跷跷板? 上下8 起伏3
seeth 火热@ 沸腾< 冒泡; 翻腾; 煮沸9 浸透7
sefeti 公共安全F
sefton 塞夫F
seg 割6 集子3 分割2
segment 段G 程序段8 分段6 分割4 核算单位3 分段法3 细胞分裂3 图块3 式调度2
segreg 偏析< 种族隔离7 分离机6 隔离5 分门别类5 凝5 搁4 分离3 专项基金3
segregationist 种族隔离9
segu 继续4
seigniorag 银币= 利差7
sein 曳> 大网< 拖地< 围捕3
seis 强夺7 扣押4 占有3
seisin 初5 保有3
seismic 地震G
seismolog 地震学N
seiz 查获7 抓住5 夺5 占据3 掌握3 抓3 捆绑3 俘获3
seizabl 可没收9 拘捕4 占领4 依法3
seizen 占有4
seizer 捕捉6 夺取5 查封3
seizin 占有6
seizor 查封3
seizur 没收6 扣押5 查封4 充公2 搜查2 强占2
sejm 姆;
selbi 塞尔8
seldom 很少: 稀少9 常5
select 选择L 选定= 选9 所8 选择性4
selectionari 关税率6 选择性4
selectman 委员8 成员2
selector 选择器P 选择符5
selectron 管3
selenium 硒Z
self 自G 自我7 自卫6 自己4 自办4 自助4 自测试4 自治4 自行4 近亲繁殖3 利己3 自私自利3 自保3 自卫权3 自制3 自力救济3 自检3 克己2 私心2 自理2
selfhood 个性7 自我5 人格4
selfish 自我中心D 利己主义? 自私6 任性4
selfless 无私9 不顾8
selfridg 弗里奇N
selina 琳娜E
selkirk 塞尔扣N
sell 推销6 出售6 卖价5 卖盘5 卖5 销售5 售价4 销售费用4 销售业务3 推销术3 销价3 卖出3 销售价格2 计重2 卖完2 卖空2
seller 卖方< 卖家8 售7 塞勒斯7 销售者7 畅销品5 卖主4 未获2
sellotap 透明胶N
sellout 客满E 脱销? 出卖6 背叛5
selsyn 同步机;
selwyn 塞尔;
semant 语义U 语义学@ 语义搜索2
semanticist 语义学4 家4
semaphor 信号量K 号志= 信号灯8
semblanc 假象7 外表5 伪装5 少量4
semel 成年人9 似乎5 曾5
semen 精子E 精液B 检定2
semest 学期E
semestr 半年9
semi 半C 半自动< 半数4 半自动化3 半开3 半官方3 半年2
semiannu 半年度? 半年<
semicircl 半圆形Z
semicircular 半圆E
semicoductor 半导体3 征3
semicolon 号:
semicompil 半3
semicomput 半4 可计算性4
semiconduct 半导体;
semiconductor 半导体M 半导体器件; 半导体存储器9 半导体技术5 半导体芯片5
semicontinu 连续函数8 半3
semidefinit 定:
semidirect 直接费用9 一部4
semifin 半决赛Z
semifinish 制成5 制成品3 零部件3
semifix 固定成本5
semigraph 图解法6 图解3
semigroup 半群P
semijoin 半2
semilattic 半格E
semilinear 线性4
semimanufactur 制成7 制成品4
semimonth 半月D
semin 精液; 种子8 生殖7
seminar 研究班A 讨论会< 专题讨论8
seminari 神学院B 发源?
seminarian 神学院B
seminorm 范数6 模4
semiot 符号学A 语言学9 症状8
semipath 半3
semiproduct 半成品9
semisenior 中级8
semiseri 连续性8
semiskil 熟练工人7
semivari 变动8
semper 成年人; 曾6
semver 不是3
sen 传感器9
senari 六>
senat 评议会8 理事7 参议员7 立法机构7 参议院6 议员4
senatori 参议员? 上议院7 参议院7
senatus 元老院F
send 发送E 发送数据4 派出国3 赐3 发送窗口3 派遣3 寄信3 寄3 播送2
sender 发送者A 寄件人? 发报机; 码器5 送货4
sendmail 邮件3
seneg 塞内加尔Z
seng 恒生C
senil 老年期H 高龄< 衰老;
senior 高级8 资深7 毕业班6 资历6 年长5 长辈4 老资格4 首席检查4 设计师4 年长者3 年资3
senna 番泻叶C 扁豆B 泻剂=
senor 年资A
sens 读出@ 情理5 测向5 法制观念4 遥感4 安全感3 感官3 法律意识2 偏航2
sensat 耸人听闻= 危言耸听< 哗众取宠< 题材< 轰动4 感动3 感觉2
sensation 引起轰动H 耸人听闻@
senseless 不省人事E 无意识7 感觉4
sensibl 感性; 切合实际: 情感5 敏感性5 感觉4 明智4 感知3 聪明2 敏感2 读2
sensit 灵敏度A 敏感> 敏化8 敏感性8 灵敏6 过敏6 区分5 敏感度4 感光性3 接收灵敏度3 灵敏性3 感光3 感3 有关3
sensor 传感器J 传感8 读出4 温度传感器2
sensori 传感> 敏感元件9 感觉5 感5 知觉3
sensu 意义2
sensual 声色? 肉欲7 感觉6 好色5 耽于4 淫荡4
sensuous 快感= 敏感4 感觉4
sent 发送到; 款项4 托收3 处以3
sentenc 句子E 判决9 服刑4 判处4 判刑4 句3 处刑3 一句3 轻判3 误句2 加刑2 徒刑2 科刑2
sentenia 含义6 意义4
sententi 句型F 句型分析8 句子6
sententia 意义5
sentient 知觉4 意识4 力3 感觉2
sentiment 多愁善感= 情操= 感情用事= 感想= 情感分析9 感伤8 舆情6 情绪4
sentinel 哨兵8 守卫7 警戒5
sentri 岗哨? 放哨? 哨兵; 站岗9 报警器5 看守3
seo 搜不到A 搜索引擎优化?
seoul 汉城Z
sep 九月? 月4
separ 分隔符A 分隔? 单独9 分离9 分居6 隔开5 分别4 分开3 各自3 抽印本3 分3 分离器2 其它2 各别2
separat 分离主义H 隔< 组分3
separatio 分离3
separatist 派5 主义者4
separatum 单独3 实体2
separt 公共关系=
sepcial 提款权6
seper 另行= 分离器8 分别3 邮寄3
sepia 乌贼J 墨色< 深褐色7
seppuku 切腹自杀H
sepreat 各别>
sept 九月H 氏族>
septemb 九月E
septenari 七=
septet 七位A
septic 脓: 腐败8
sequel 续集A 后果5 继续2
sequen 报文3
sequenc 序列M 顺序< 序4 顺序号4 音序器3 顺序控制3 时序3 失序2 测序2
sequenti 顺序A 按序< 时序; 时序电路5 顺序程序3 顺序进程3 顺序调用3 链锁3
sequentia 以下6
sequest 隔绝9 隐退7 查封3 隔离3 没收2
sequestr 查封; 扣押6 可没收6
sequin 闪闪C 金属片=
sequoia 红杉N
sera 浆液E 血清E
serb 塞尔维亚人L 塞尔维亚>
serbia 塞尔维亚H
serbian 塞尔维亚A 塞尔维亚人A
seren 安详B 宁静A 晴朗: 沉着9 平静2
serenad 小夜曲R
serendip 奇缘E
serendipit 偶然4
serf 农奴> 苦役6 服4 奴隶4
serg 哔叽N
sergeant 小队长A 中士= 军士< 服侍7 警官4
sergei 塞奇Z
seri 系列= 级数< 串联8 时间序列6 幂级数5 数列5 串联端接3 丛书3 序列3 时序3 序数3 论文集3 电视剧3
serial 串行I 序列化9 连载7 串行化5 串行接口5 连载小说5 串行口3 串并联3 序列号3 一连串3
serializ 串行化; 串行4 性3
seriatim 诉5
seriessampl 示例4 系列2
serif 衬D
serious 严重9 认真8 重病6 严肃6 重大事故4 重大案件4 违法犯罪3 重大损失3 严重错误3 严重事故3
serjeant 宪兵队7 公设6 御用5 卫士5 行政官5 警官4 法警2
serjeanti 侍从:
sermon 布道A 说教9 启示8
serolog 血清学M
serotonin 血清素Z
serpent 巨蛇座B 蛇9 蛇形7 狡猾3
serpentin 蛇纹石< 迂回曲折< 弯弯曲曲8 层层8 蛇6 阴险5 蜿蜒4 螺旋形3 迂回3
serrat 锯齿状C
serum 乳清A 浆液A 血清A
serv 发球6 侍应6 私利5 上菜4 送交4 开球4 自私4 招待4 现任4 将令4 模型部署3 保外执行3 传审3 一份2 售货2 服2
servant 公仆8 服务者8 受雇7 仆人5 雇员5 公务员5
server 服务器O 伺4 发球员4 服务端3 上菜3 服务器应用程序3 应用服务器3 服务台3 打印服务器2
serverless 有助于3
servic 服务P 业务9 劳务7 送达7 服务程序5 服务性3 售后服务3
serviceman 义务兵? 军人6 人员2
servien 承6 役4
servient 供5 役5
servil 卑屈H 奴性A 奴隶5
servitud 地役权: 劳役: 惩9 役7 苦役6 奴役5
servitut 役7
servo 伺服O 伺服系统: 伺服机构4 伺服电机3 随动3
servodisk 伺服5
servohead 伺服5
servointegr 积分器8
servomachan 伺服机构B
servomechan 伺服机构;
servomultipli 乘法器6
servoresolv 分解器A
servorum 家畜7
servosurfac 盘面H
servosystem 伺服系统C
servotyp 伺服4
servus 奴隶; 土著5 农民2
sesam 芝麻H
sess 税率3
session 话E 会D 对话: 开庭5 会晤2
set 设置P 集> 集合6 数据集4 系3 此2
setback 逆流< 退步9 挫折8
seth 赛斯> 泽8
setpass 口令4
sett 洞穴9 铺路8 石头6
sette 靠背椅N
settement 月份6
setter 眼线< 调节器4 从事3
settl 安家5 租入4 理赔3 长椅3 安放3 下陷3 付帐3 结清3 结帐2 既定2 住2 查找时间2
settlement 结算; 解决9 清算4 和解4 结汇4 授3 王位继承3 沉降3 安置费3 安顿2 居住区2 解决办法2
settler 移民6 外侨4
settlor 授与6 授予3
setto 争斗= 争论4
settt 锁定3
setup 页面设置5 安装程序4
seven 七B 七个> 七天9 七位8
sevenoak 欧; 克斯3
seventeen 十七N 十七个N
seventeenth 十七分H 第十七H
seventh 七分H 第七H
seventi 七十N 七十个N
sever 严重性; 几个7 隔断4 分别4 断绝4 级别3 各别3 各自3 朴素3 切断3 连带责任3 断指3 个别3 严重2 解雇2
severalti 各个5 各自5 单独4
severn 汶H
sevill 塞维利亚N
sew 缝纫A 缝合: 缝:
sewag 脏水C 污水> 污水处理=
sewer 下水道E 裁缝师> 阴沟8
sewerag 污水9 排水8
sex 性别: 性欲8 男女平等5 同性恋者4 同性恋4 性交3 纠缠2
sexadecim 十六进制?
sexangl 六角形E 六边形C
sexi 性感? 色情6
sexism 性别歧视A 女性6 歧视4
sexist 性别歧视E
sextet 六位;
sexual 两性之间; 性征; 性别: 不分性别8 性行为7 性欲7 性交6 男女平等4 妨害风化4
sexuali 缺乏症E
seychell 塞舌尔Z
seymour 西摩Z
sfa 空间频率C 足球5 苏格兰4
sfl 馈电A
sformat 灰度变换@
sgml 广义3
shabbi 菲薄? 衣衫褴褛9 破旧7 吝啬5 低劣5 卑鄙3
shack 暂住E 陋屋E 棚屋? 居住3
shackl 桎梏A 枷锁< 束缚6
shad 鲱E
shade 底纹; 浓淡: 荫蔽6 帘6 阴影5 明暗5 荫5 渐变4 灯罩4 遮光4 留下4 阴3 微量2 细微2 略2 遮蔽2
shadi 成荫: 荫凉: 令人5 行迹5 成问题4 躲藏3 阴暗3 隐蔽2
shadow 阴影E 影子: 捕风捉影5 隐蔽处4 荫4 渐变4 阴暗3 影象3 影像2
shadowi 暗黑E 虚幻< 影8 朦胧5
shaft 轴角@ 箭杆= 矿井9 矛7 杆3 轴2
shaftesburi 伯里; 茨5
shag 粗毛= 蓬松9 一团7 杂乱5 蓬乱4
shaggi 草木< 毛发8 浓7
shah 沙@
shai 夷; 势5 沙5 伊3
shaikh 酋长; 族长;
shake 精减< 挥动5 摇动5 发抖4 挥舞4 挥拳4 震动3 敲诈3
shakedown 试运行= 试航9 试运转8 便7 整顿6 试用期5
shaker 摇动9 侵5 混3 筛选3
shakespear 莎士比亚N
shakespearean 莎士比亚N
shaki 摇晃7 震动7 动摇5
shakili 颤抖7 摇动6 可靠3
shale 油页岩E 页岩@ 贫3
shallot 葱Z
shallow 浅A 水浅= 变浅6 浅滩6 肤浅5
sham 装假7 假结婚7 假6 冒充4 赝品3 虚伪3 哄骗3
shaman 萨满教E 巫师@
shambl 屠宰场= 肉店= 废墟7 摇摇晃晃7 蹒跚6 摇晃4
shame 不体面8 羞耻8 羞愧7 淫猥6 可耻6 丢脸4 耻辱3 不道德3 侮辱3
shameless 不知羞耻Z
shamen 巫师@
shamer 说谎者< 冒充5 骗子3
shamir 沙米尔Z
shampoo 洗发H 洗发剂H 洗头H
shamrock 三叶草N 天蓝N
shan 南山人寿?
shand 装货5
shane 谢恩N
shanghai 上海G 浦东= 拐骗9 胁迫5 鸡4
shank 腿骨> 胫: 球棒5 击球5 柄4 杆3
shannon 香农M
shanti 棚屋N
shantytown 棚户区Z
shape 形状D 整形; 定形5 整形电路5 形状美好5 成形4 塑造4 适于销售4 身材3 形态3 波形2
shapeless 不定形A 不象样A 无形状A 破6 匀称6
shaper 整形8
shard 硬壳A 鞘翅A 分库分表< 陶瓷9
share 共享E 股份; 分享7 股票6 分5 股5 分成4 均分3 公用3 分时系统2 分担2 分红2 共用2
shareabl 共享存储器8 共享7
sharecropp 佃农=
sharehold 股东? 国有股5 公家5 股权3 持有人3
shareown 股东4
sharer 得3 者2 共享2
sharewar 试用5
sharia 教法N
sharif 沙里夫Z
shark 放高利贷? 鲨鱼> 诈骗6 骗子3
sharon 莎?
sharp 锐9 夏9 利刃6 惨跌6 锐利4 疾速4 剧跌4 态势4 锐器4 急剧4 高分辨率4 清晰3 锋利3 不择手段3 尖刻2
sharpen 锐化F 尖锐化= 削尖9 尖锐6 锋利6 敏捷3 加重2
sharper 欺骗者D 犯5
sharpest 大多数5
sharpi 狡猾5 骗子4
sharpli 厉害8 锐利7 剧烈6 严厉4
sharpshoot 名手E 神枪手E 奸商<
sharr 公股A 股3
shatter 喷洒: 落叶7 破碎6 疲劳5 打碎4 粉碎4 脱落4 散开4 令人震惊3 碎片2
shaun 肖恩N
shave 刮胡子; 刮脸; 幸免8 剃8 剃刀8 修面8 胡须6 削4 掠过4 薄片3
shaven 削发A 脸7 修剪3
shaw 杂木N
shawl 披肩C 围巾5
shck 审讯4
sheaf 扎9 捆8 束5
shear 切变; 剪羊毛7 剪切机7 剪7 横越6 剪下6 剪刀5 切3 切断2 割2
shearer 剪床? 剪切机; 剪羊毛; 剪刀8 剪切4
sheath 翅鞘A 鞘A 叶鞘:
shed 车棚; 脱落9 分水岭7 放射4 小屋3 摆脱3 散发3 散布3 流出2
shee 报刊;
sheed 工资单@
sheen 光泽; 光彩6 光辉4 发光3
sheep 羊; 胆小8
sheepdog 牧羊A
sheepish 羞怯: 懦弱8 怯懦8 愚蠢4
sheepskin 羊皮袄= 绵羊9 毕业文凭9 羊皮9 羊皮纸8 羊5 皮革4 毯4
sheer 峻峭9 偏航7 全然4 急4 偏转4 纯粹3
sheet 资产负债表; 表7 单5 被单4 平衡表3 记录表3 压片3 护堤3 料子3 裹尸3 阔2
sheff 菲尔德?
sheffield 谢菲尔德Z
sheik 村长; 教长9 威信9 王子7 导师6 酋长6 族长5
sheikh 村长; 教长9 威信9 王子7 导师6 酋长6 族长5
sheila 姑娘B 小姐?
shekel 以色列:
sheldon 尔登B 谢3
shelf 大陆架< 礁7 搁板7 架子6 外缘4 搁置3
shell 外壳9 贝壳7 炮轰6 脱壳5 空壳4 壳4 谷壳3 外壳命令3 炮弹3 可执行文件3 脚本语言3 壳体2 剥落2
shelley 谢@
shellfish 水生物H 甲壳类H 贝8
shelter 隐蔽所: 隐蔽处8 庇护所6 避难所4 庇护4 躲避4 掩蔽3
shelv 搁板> 架子6 倾斜度5 渐渐5 斜坡4 倾斜3 搁置3
shenanigan 鬼把戏H 恶作剧8 诡计5
shepherd 牧羊人? 牧羊犬? 牧羊9 保护者5 牧师3 领导3 看守3 指导3
sheppard 谢泼德E 街< 柏5
sheraton 谢拉G
sheridan 谢里丹Z
sheriff 郡8 巡官7 县6 吏5 执行官4 警长4 行政官2
sherlock 私家侦探C
sherman 谢尔曼R
sherri 雪利酒N 葡萄酒;
sherwood 舍伍德Z
shetland 设得兰N
shevardnadz 谢瓦尔德纳泽I
shew 说出7 表明5
shh 一点9 嘘9
shi 惊退< 惊避< 惊跳8 乱7 迟疑5 胆怯5 避开4 羞怯3
shia 什叶N 什叶派E
shield 屏蔽线< 盾7 少交6 隔离线5 设法5 屏蔽4 挡开4 庇护3 保护者3 避开2 遮蔽2 掩盖2 防卫2
shift 移位F 换档7 移6 右移5 左移5 轮班5 倒班4 移位指令4 位移4 档4 变速3 换挡3 移数3 上移3 移出3 轮班制2 换入2 逻辑移位2 移入2
shifter 搬移8 移相器5 移5 移动装置5 论点3 领班3 移位2
shifti 诡诈; 应变6 善于3 可疑3
shiftless 移位3
shiit 什叶派E 教徒3
shiitak 香菇N 香蕈N
shill 先令A 工钱>
shimmer 微光< 闪闪发光7 闪光4 闪烁3
shimmi 衬衣; 振动9 摇晃5 颤动4
shin 攀A 胫骨> 爬:
shine 以便7 透过6 照耀5 发亮4 阳光3 光亮3 出来2
shingl 招牌; 墙6
shini 辉煌7 磨光5 光泽4 磨损4 发光4
ship 船舶> 船8 航运7 装运6 船只6 装船6 船边3 装货单3 航运公司3 海运3 运送3 艘3 船货2 舰2 船上2 装货2 发货2
shipbuild 造船H
shipload 运载: 船货6 大量4 整2
shipmast 船长;
shipmat 同船N
shipment 装运? 装船> 进出3 发货3 交运3 短装2 运送2 非同2
shipmoney 舰:
shipown 船主< 船东9 所有人3
shipper 托运人G 发货人7 托运3 货主3 中间商3
shippig 货运业8 航运业5 货运单4 海运4 货载4 装运2 事务所2
shipsid 船边<
shipwreck 失事7 海难6 遇5 遇难5 毁灭3 转船2
shipyard 修船厂H 造船厂A 船坞<
shire 郡;
shirk 溜掉C 推卸; 逃避7
shirley 莉9 雪5
shirt 衬衫? 汗衫? 新光? 内衣:
shirtless 无上装N 赤膊N
shirtsleev 衬衫D 袖子6
shit 拉屎H 狗屁A 屎< 粪8 欺骗2
shitti 较差A 劣等9
shiver 哆嗦? 碎块; 迎风: 打碎6 粉碎6 战栗6 颤抖4
shoal 鱼群< 浅滩9 沙洲9 浅水7 变浅5 暗礁5 游4 浅3
shock 休克8 震惊8 电击6 糟6 令人震惊5 长毛5 震撼5 禾4 吓人4 极坏3 浓密3 突击3 厉害3
shocker 令人震惊9 愤慨6 令人厌恶5
shoddi 以次充好< 毛5 赝品4 弹4
shoe 外胎> 穿鞋> 鞋= 蹄铁: 靴:
shoebox 鞋盒Z
shoelac 鞋带E
shoemak 鞋匠E 鞋店E
shoestr 鞋带< 小额5
shoo 嘘声9 嘘7
shoot 急送6 枪决6 打靶6 放炮6 枪毙4 猎场4 射门4 射伤4 飞速4 推力4 射中4 射击4 拍电影4 挥4 投射3 问题解答3 拍摄2 芽2 发芽2 注射2 急流2
shooter 狩猎者; 射手8 手枪7 诚实3 检修2
shootout 大战E 点球E 交火? 枪战?
shop 车间; 商店6 工场6 工厂5 购物5 选购4 学术会议3 钱庄3 交易品3 装配车间3 购物中心3 维修车间3 进厂3 店铺2 计算站2 店2 制模2
shopkeep 小店主? 店主7 老板7 零售商5
shoplift 入店K
shopment 装运4
shopper 购物者F 购物7 顾客4
shoppi 生意人E 气味5 商人4
shore 岸上7 撑6 沿海工业6 陆上4 海岸3 海滨3 上岸3 停泊3
shorebird 禽类A 水鸟< 禽:
shorelin 海岸线A
short 短期B 短A 短路7 卖空5 空头4 余缺4 短缺4 短暂3 短片3 简言之3 短距离3 简短2
shortag 短缺8 短少6 缺6 商品盘损5 缺货3 缺乏3 不足3
shortand 溢8
shortcom 短处N 缺点5
shortcut 快捷方式G 快捷键@ 快捷7 快捷指令5 短路线4 捷径4
shorten 弄短> 缩短< 变短: 精简2
shorter 短3
shortest 短9 最6
shortfal 亏8 不足3 欠3
shorthand 速记C 速记法: 缩写2 庭讯2
shortstop 停显H 游击手H
shortwav 短波N
shot 交织着8 投篮8 点焊8 装弹8 射门6 颗粒状6 炮弹5 射手5 子弹4 稳4 破旧3 拍摄3 注射3 射程3 散射3 射击3 权势2 一步2
shotgun 猎枪I 散弹A 媒人8
shoulder 肩A 肩膀> 肩负> 衣肩> 担任5 负担2
shout 喊话@ 嚷@ 呼喊= 高喊; 喊声; 喊叫6
shove 猛推= 推挤; 挤6 推4 强3
shovel 铁铲N 铲?
show 显示M
showbiz 娱乐性H 娱乐界H
showbusi 娱乐业H 演艺A
showcas 陈列架B 陈列: 橱6
showdown 紧要关头> 摊牌: 暴露6
shower 阵雨> 淋浴< 淋湿< 展出6 倾注5 一阵5
showgirl 女郎C 歌舞B
showi 艳丽A 炫耀6
showman 玩< 主持人7 杂耍4
showmanship 窍门B 手腕4 术4 招徕3
shown 显示; 所示3 一同3 随3
showpiec 展出< 样品4
showroom 陈列室; 样品4
showtim 好戏C 节目6
shrapnel 弹片H 榴霰弹H 零钱:
shred 撕碎? 碎布条? 细片? 少量4
shredder 切菜H 碎纸机H
shrew 泼妇A 捍= 妇6
shrewd 刁钻> 干练> 机灵; 厉害5 锐利5 精明5 剧烈4
shrewsburi 什鲁斯伯里Z
shriek 尖声; 响声9 尖叫5
shrift 忏悔9 招认7 不予考虑6 理会5
shrill 尖声: 刺耳6 尖锐4
shrimp 小虾K 虾= 矮子=
shrine 神龛A 圣地A 庙A
shrink 收起: 缩小8 萎缩5 退缩4 收缩2
shrinkag 收缩< 减低6
shrivel 束手无策E 皱纹6 枯萎6
shropshir 肉用A 羊<
shroud 尸衣D 寿衣> 横桅索> 覆盖物6 遮蔽5
shrub 矮树? 甜酒< 果汁< 灌木;
shrubberi 灌木林E 灌木@
shrug 耸肩K
shrunken 缩小7
shtick 场面; 特色6
shuck 外皮; 牡蛎; 剥去8 壳7 脱5
shudder 发抖< 战栗<
shuffl 唔8 混洗8 洗牌6 蒙混6 笨手笨脚6 混洗交换6 推卸5 躲躲闪闪5 马虎4 纸牌4 曳3 拖曳3 推诿3 含混3 除去3
shun 避开8 规避7 避免4
shunt 分流? 并联= 推延: 转轨7 分流器7 分路5 旁路4 一边4 往返3
shush 嘘声= 嘘;
shut 闭起7 停产6 幽禁5 退关5 合拢4 关上4 关闭3 轧3
shutdown 停工7 关门7 停机7 关机6 注意事项2
shutout 不让; 退关9 厂5 外面3 停业2
shutter 百叶窗D 快门= 打烊6 闸5 店3
shuttl 穿梭D 梭子> 往返8
shyli 害羞< 胆怯9 羞怯5 小心5
shyness 胆怯< 羞怯8
shyster 讼棍< 奸诈; 不择手段;
siames 暹罗H 暹罗人A 相似3
sib 亲族@ 氏族9 血亲6 近亲5
siberia 西伯利亚H
siberian 西伯利亚L
sibl 同级B 同胞5 同辈3 兄弟2
sibli 同胞; 姐妹8 兄弟6
sic 如此8 保持原状5 原文4
sicili 西西里岛N
sicilian 西西里岛N
sick 病假; 追击7 吊滞7 病弱5 病容5 病态5 呕吐4 疾病4 病3 无精打采3 病人3 恶心2
sicken 作呕9 患病9 生病6 令人厌恶5 恶心4 厌倦4 呕吐3 疾病3
sickl 镰刀F
sid 安全性4
side 侧B 侧边A 并排6 栏6 一侧5 边5 右侧3
sideband 边带A 单边5 双边3
sidebar 工具条8 用来5 提要4 侧边2 栏2
sideboard 餐具柜N
sideburn 鬓角N
sidehead 标4
sidekick 插袋N 伙伴7
sidelin 家庭副业9 比赛场7 旁观者6 界线4 旁4 副业3 兼职3
sidelong 向侧面< 斜7 横6 横向2
sideshow 杂耍< 枝节问题; 附属2
sidestep 横跨9 台阶9 躲避7 回避5
sidetrack 侧线9 话题6 轨5 拖延3
sidewal 侧壁N 边墙E
sidewalk 人行道E
sideway 向侧面; 旁边: 迭6
sidl 侧身= 挨近9 贴近9 走4 横4 悄悄3
sidney 西德尼E 茜9
sie 情势;
sieg 再三9 戒严8 围攻7 包围4
siemen 西门子Z
sienna 黄褐色A 赭色;
sierpinski 塞9 斯7
sierra 齿状< 塞拉;
siesta 午休N 午睡N
siev 滤网? 筛子8 筛选6 滤6 筛4
sife 详察H 细审> 筛7
sift 筛下< 详查< 淘汰9 筛选5 过滤4 撒4 精选4 筛4
sig 兴趣6 新闻组3
sigal 暗号<
siger 签字5
sigh 叹息H 渴望3
sight 见票后; 见票即付9 即期8 视线4 即4 目视3 签字3 期汇3 视力3 瞄准3 眼界3 看见3 起岸3 照准2 景观2
sightse 观光A 景点A 游览:
sightst 见票即付9
sigilli 封5 蜡5
sigillo 机密4 极3
sigma 求和; 界限4
sigmund 西格蒙德Z
sign 符号: 带符号9 登录6 正负号5 正负4 签收3 签字3 签3 签约2 符号检验2 签名2 署名2 签字权2 号2
signag 标识4
signal 信号W 信号处理4 数据信号3
signatori 签约国< 签署国; 签字国9 签约5 签署4 缔约国4 签字2
signatur 签名P 签字9 签署4 符号差3 数字签名2
signer 手势语F 签名者>
signet 图章7 御玺5 盖章4 印4
signif 意义4 含义4 表示3
signifi 要紧A 预示3 象征3 重要2
signific 有效8 有效数字6 位差3 最末端3 意味3 含义2 意味深长2 注目2 大数2 效2 有效性2
signless 正整数9 无2
signoff 所有4
signor 绅士9 先生8 男人6
signpost 柱9 路标9 招牌7
signula 本义; 各;
signup 注册4
sikh 锡克教N
sila 拉斯N
silenc 声息9 消音9 消音器9 湮没6 沉默权6 缄默6 静音5 静寂4 沉默4 无声4 寂静4 密约3
silent 默默; 静静7 掠5 无声5 静止5 隐名3 沉默2 安静2 匿名2
silentin 沉默>
silhouett 剪影: 半身: 描绘成: 影子6 显出3 轮廓3
silica 硅石N 二氧化硅A
silicon 硅N 硅片= 硅树脂8 硅栅8 硅编译器6
silk 丝织: 丝织品: 丝网: 蚕丝9 绸8 丝7 印制法4 王室4 锻4
silken 圆滑8 绸8 丝7 柔软5
silki 柔滑A 丝;
sill 岩床@ 槛@ 窗台; 山脊; 梁8 基石7
silli 糊涂= 愚蠢8
silo 筒仓N 青贮窖N
silt 淤泥N 淤塞?
silva 志: 森林8
silveer 银本位E
silver 银盐< 银币: 银9 银制8 镀银8 纯银7 银元6 银条6 银器6 银白色5 银本位4 照相纸3 金银3
silveri 银铃C 银色= 银5
silverwar 银器N
silvia 西尔维亚N
simd 单指令F
simil 明喻R
similar 相似? 类似< 相似性< 相像5 相似矩阵5
similit 同样9
similitud 连带关系9
similitudinari 重婚罪8
simmer 煨; 炖8 即将5 内心4 煮4 势3 沸腾3 发作3
simmon 西蒙斯N
simmond 蒙5 兹5
simon 蒙? 席梦思> 西蒙斯: 西4
simpl 简单P 单纯6 简易3 简图3 单利3 单3 简单网络2 简表2
simplest 简8
simplex 单纯7 工7 单纯形法6 单向5
simpli 全序集: 简直: 只是8 简朴7 坦白4
simplic 简明性; 天真6 简朴6 坦率4 朴素4 单纯3 性2
simplif 单一化: 简化: 单纯化8 简单化7 化简7
simplifi 简化: 单一化7 班次6 单纯化6 简单化5 简体4 简表4 简4
simplist 简单化?
simpson 辛普森Z
simul 模拟I 模拟程序> 模拟器8 仿真4 逻辑模拟3 故障模拟3 摸3 系统模拟2 模拟系统2
simulatan 同时7
simultan 同时I 同时性7 同声翻译4 传译4 联立方程4 联立4 一齐3 同声2
sin 罪孽深重: 失礼6 罪恶5 罪人4 赎罪3 罪3 无限期3
sinai 西奈Z
sinatra 特拉H
sinc 因为9 既然7 以来6 以后4 未修改4 那时3
sincer 真挚? 诚心诚意7 诚实6 纯净5 真诚4 正直3 真实2
sinclair 辛克莱Z
sine 正弦B 弦8 反正6 无限期6 正弦波4
sinecr 闲职@ 做事9 挂名7
sinecur 俸E
siner 容许6
sinew 腱7 肌肉5 源泉5 体力5 精力5 赋予4 加强3 力量2
sinewi 腱: 强壮7 结实6
sing 鸣< 唱歌9 啼9 歌声9 歌颂6 演唱5 烤焦5 嗖嗖5 歌唱5 振4 唱4 警方3 烧焦3
singal 遇难;
singapor 新加坡N 新加坡元E
singer 歌手H
singh 辛格Z
singl 单个@ 单一= 单7 单用户4 单精度4 一垒3 击出3 单打3 单程票3 单身3 单列3 单式3 一倍3 一次3 单程2 单式簿记2 单级2
singlehood 未婚7 独身6
singleton 单音< 单3
singlex 工<
singnatur 印鉴9
singular 奇异C 单数7 少见7 特异7 奇点5 独一无二4 稀有4 奇3
singuli 本义; 各;
sinhales 僧伽罗N
sinist 图谋不轨< 吉利8 凶恶7 左边5
sink 偿债基金C 污水槽5 衰颓5 渊5 散热器4 下陷3 沉没3 垢3 汇集3 低落3 接收器3 消沉2 偿还债务2
sinker 凿井C 铅锤> 下沉8
sinkhol 阴沟< 坑:
sinless 清白8 无辜7 无罪4
sinner 罪人> 不知9 无赖4
sino 中外I
sinotech 中兴< 工程顾问<
sinuous 弯弯曲曲? 迂回6 柔软5
sinus 窦I 凹陷处A 炎A
sinusoid 正弦H 正弦曲线; 正弦波:
sion 复员?
sioner 税务司D
sioux 苏N
sip 抿= 啜9 啜饮9 插式4 喝4 单列2
siphon 虹吸管J 抽取3
sir 先生: 阁下9
sire 陛下C 殿下: 生殖6 创作5 父亲4
siren 妖< 妖女< 警报器: 美女7 汽笛6 诱惑2
sirloin 里脊肉< 上部5 腰4
sis 姐妹=
sister 姐妹B 姑8 姨8 妹8 姐8 舰5 修女5 护士3
sisterhood 谊A 姊妹= 妇女3
sistert 姊妹B 同母异父2
sit 坐8 孵卵7 静坐7 进占6 开会讨论6 就座5 开庭5 合身4 合议4 入席4 坐落4 击中4 席次3 骑3 裁断2 座位2 庭内2
sita 国际航空: 所在地9
sitcom 情景喜剧Z
site 现场7 定线6 择址6 工作岗位5 网点5 地点5 工地4 区域规划4 跨站3 调研3 就3 诞生2
sitter 坐>
situ 火烧=
situat 境地7 境遇5 政治局势5 境况5 处境4 坐落4 形势4 异常情况3 政局3 情形3 位于3 油田3 局势3 状况3 道德观2
situs 所在地7 地点3
six 六个> 六位= 六< 六日8
sixel 当中3 亮2
sixpenc 六便士H
sixteen 十六N 十六个N
sixteenth 第十六H 十六分<
sixth 六分之一N 第六N
sixti 六十N 六十个N
sizabl 相当8
size 大小K 尺寸8 规模6 长度4 字号4 字体大小3 浆料3 文件大小3 上浆2 尺码2
sizeabl 可观> 相当5
sizzl 咝咝声? 烧灼; 相骂; 嘶5 烧焦4 顺利3
skate 冰鞋? 滑冰? 溜冰= 滑5
skateboard 滑板E 溜冰9
skater 溜冰=
skein 一束? 飞鸟? 纠纷4
skelet 骨架: 骨骼9 提纲8 框架2
skeleton 骨架? 骨干7 骨瘦如柴7 方块图7 丁字形6 梗概6 骨骼5 概略4 残骸4 纲要4 基层2 指令表2
skelton 斯凯尔N
skeptic 怀疑论@ 不可知论> 怀疑论者< 怀疑者9 怀疑3
sketch 草图? 素描< 小品: 速写: 略图6 徒4
sketchbook 写生@ 随笔集@ 文集8 素描7
sketchi 草草H 概略;
sketchpad 略图9 草图8
skew 歪斜; 斜9 偏斜9 时滞6 动态扭斜4 公允4 扭4 对称算子3 错位3 曲解3 倾斜度3 歪2
skewer 肉棒> 针状物> 叉子: 刺穿5 住3 讽刺3
ski 滑雪D 滑雪运动A 雪橇9
skid 打滑@ 垫木; 刹住9 滚8 刹车8
skier 滑雪B
skiff 轻舟? 小艇< 帆船7
skil 熟练6 灵巧5 精巧4 制作4
skill 技能; 熟练工人6 技术标准6 熟练5 技术工5 技工学校5 巧妙4 技巧4 技术转让3 精巧2
skillet 长柄< 锅: 煮2
skim 略读= 沫: 撇去: 表层6 脱脂乳6 掠过6 擦3 轻轻3
skimmer 浏览者= 蜻= 蛤8 沫8 鸥8 撇去3
skimp 克扣A 少6 吝啬5 不足2
skimpi 吝啬9 不足4
skin 肤< 皮肤: 植皮9 愈合6 裸体6 蜕皮5 皮4 草皮4 肤色4 剥皮3 骗局3
skincar 护肤Z
skinhead 理光头N
skinless 感动5 皮4 敏感4
skinner 剥皮7 皮5 骗子3
skinni 小气6 瘦5 似4 少3 皮2
skip 跳@ 跳越: 跳跃: 过5 跳转4 跳级4 跳绳4 跳读4 抉3 跳跃键3
skipper 机长H 队长A 船长5
skipton 基普D
skirmish 前哨战? 小冲突? 争论4 侦察4
skirt 脚板< 裙子9 下摆9 裙7 郊区6 绕过4 边缘2 回避2
skit 戏文C 喜剧9 文3 讽刺3
skitter 飞掠A 蹦跳7 水面5 掠过3
skittish 三心二意= 惊8 轻佻7 蹦跳5 羞怯3 活跃3 活泼2
skittl 木柱?
skolem 柯@ 伦3
skulk 躲? 偷懒8
skull 头盖骨? 头脑6 学生5
skunk 臭鼬H 讨厌鬼< 惨败8 欺骗2
sky 天色7 巨型客机5 空中5 蓝天5 驾驶员4 控制法4 伞兵4 运输机3 天空3 领空3 天堂3 高处3 露天3 野外3 户外2 高涨2
skye 匐C 凯7
skyjack 劫机F 劫机者E
skylight 天窗A
skylin 天涯E 地平线? 轮廓线;
skyrocket 突升< 飞涨< 焰火< 涨价3
skyscrap 摩天楼E 帆7
skyward 向着H 向上5
skyway 高架公路N 航路E
slab 厚板; 厚片; 平板6 形5
slack 漏水8 淡季7 软弱无力6 偷工5 松懈5 闲散4 马虎4 怠工4 家常4 松驰4 松弛3 裤3 软弱3 流畅3 放松3 缓慢2
slacken 放慢@ 松劲@ 松弛7 放松5 减弱3
slae 销售税; 大拍卖:
slag 熔渣G 矿渣? 无足轻重6
slalom 障碍滑雪Z
slam 关上; 猛然: 抨击7 猛攻5 砰然5
slammer 监狱6
slander 造谣中伤9 诋毁7 诽谤6 中伤3
slang 俚语K 辱骂6
slant 倾斜角7 斜度6 斜面5 偏见4 倾斜4 斜线4 歪斜3
slap 掌击< 拍击8 掴8 出奇8 正面3 侮辱2 突然2
slash 斜杠> 删减9 斜线6 猛4 乱砍3
slat 板条> 劈啪6 装有5 条3
slate 石板> 人选; 板岩; 页岩8 白纸7 痛打3 提名3 责骂3
slater 瓦工C 石板<
slather 厚厚E 大量5
slaughter 刽子手; 屠杀; 屠夫9 屠宰税6 杀戮5 残杀4 大屠杀4 杀人者3 亏本3 自杀2
slaughterhous 屠杀:
slav 斯拉夫人A 斯拉夫A
slave 从属F 主从5 奴隶4 拼命3 从属关系2
slaveri 奴隶制度9 白奴9 娼6 奴隶6 苦役5 奴役4
slavic 斯拉夫E 斯拉夫人E
slaw 卷心菜>
slay 宰杀C 杀戮9 残杀8 杀死5 杀害4
slayer 杀人者; 自杀者: 屠宰: 凶手6
slc 生命周期<
sleaz 劣等品< 肮脏5 不名誉5 卑鄙3
sleazi 质地< 庸俗5 没有2
sled 撬: 雪6 贵重3
sledg 雪橇H 大锤;
sledgehamm 不留情= 手下= 沉重打击= 大锤9 锤打6 强力4 事物3
sleek 明快= 油嘴滑舌= 圆滑6 掩盖4 光滑4 打扮3 时髦3 滑动2
sleep 睡眠< 睡觉9 眠6 乱搞6 睡着5 冬眠5 长眠4 男女关系4 睡3 昏迷3 随便3 隐名3 有限责任2
sleeper 枕木= 懒人; 卧铺9 睡眠7 死3
sleepi 困乏E 睡意? 欲<
sleepili 困倦H 睡9
sleepless 睡不着H 睡眠7 休息5
sleepwalk 梦游Z
sleet 雨夹雪R
sleev 袖子F 缝上E 套管;
sleeveless 无袖Z
sleigh 撬< 雪7
sleight 技巧6 诡计5 熟练4
slender 微薄? 纤弱< 微少9 苗条8
sleuth 侦探: 警犬9
slew 侧滑; 扭转6 沼地5 拐5 回转3 行距3
sli 诡= 俏皮; 偷偷摸摸5 狡猾4
slice 片C 片式< 菜刀5 分片4 切成4 切片4 切4 削波3 母片3
slick 光滑6 老套5 华而不实4 修4 陈腐3 漂亮2 聪明2 灵活2
slicker 衣; 雨衣: 骗子3
slide 滑动= 幻灯片7 滑道5 滑入5 右下角5 浮动价格4 滑落4 计算尺3 山崩3 滑行3 演示文稿3 偷偷3 偷偷地2 计酬2
slider 滑块N 浮动块4 负压3
slight 苗条9 轻微7 怠慢6 纤细5 些微5 轻视3 轻蔑3 脆弱3
slihgt 轻微:
slim 苗条: 微薄9 体重7 减肥5 稀少5 微小4 瘦4
slime 烂泥; 粘液7 泥5 粘4 滑3 涂2
slimi 粘糊糊? 泥7 泥泞7 讨厌3
slimmer 体重: 减肥8
sling 吊索A 吊钩> 石器> 起吊8 抛掷6 吊起6
slingshot 弹弓N
slink 早产C 鬼鬼祟祟<
slinki 苗条; 鬼鬼祟祟;
slip 传票6 塞入4 接枝4 插条4 活结4 活络4 滑倒4 溜4 滑4 犯错误3 错漏3 拖期3 跳票3 滑落3 滑移3 拨发3 名单2 条2 闪开2 溜走2 变坏2 滑行2
slippag 滑移< 延误9 程6 滑动3 滑3
slipper 拖鞋B 轮3
slipperi 不稳固9 靠不住7 圆滑7 滑5 光滑4 安定4 狡猾3
slit 扯裂< 狭缝< 纵切< 纵裂< 投币口8 分划7 裂缝6 狭长6 切开5 缝隙4 槽2
slither 滑动7 稳3
sliver 剖开> 裂片7 梳5 成长4 薄片4 分裂2
slm 源程序3
slo 服务等级C
slob 软泥> 平庸; 泥7
slog 跋涉; 苦干9 猛击7
slogan 呐喊声C 标语> 口号>
sloop 桅>
slop 口若悬河< 溅出8 泥浆5 外衣5 踏5 工作服4 污水4 弄脏3
slope 斜率A 弄斜: 扛枪: 扛7 斜坡6 坡6 倾斜4 逃走3
sloppi 粗心8 泥泞8 潮湿8
slosh 晃动9 泥泞9 溅泼7 泼6 溅5
slot 槽C 开槽9 时隙7 一档6 水沟6 槽式5 纳入4 投币口4 打孔4 插槽4 狭4 时间槽4 缝3 细长3 分片2
sloth 怠惰= 懒惰;
slouch 耷拉E 没精打采A 低垂; 笨人5
slough 沉沦; 蜕; 泥沼9 蜕皮6 腐肉6 脱落4 泥浆4 沼泽3 跋涉3
slovak 斯洛伐克语Z
slovakia 斯洛伐克Z
sloven 斯洛文尼亚人@ 不修边幅9 不整洁9 邋遢8 马虎8 潦草7 懒散6
slovenia 斯洛文尼亚Z
slover 求解6
slow 慢< 慢速: 慢下来6 滞销6 缓慢5 太慢4 卡死3 卡顿3 死机3 消极怠工3 迟缓3
slowdown 减速= 消极怠工8 降低2
slower 减慢9 应该4
slowli 迟缓< 慢慢;
slp 单链H
slr 界限4
slt 固态4
sltimus 远亲8 君主4 继承人3
sludg 软泥E 泥泞:
slug 鼻涕虫< 懒汉9 弹丸9 蛾7 迟缓5 偷懒5 重击3 金属3
slugger 打击力C 重击5
sluggish 呆滞6 萧条6 偷懒6 懒惰5 迟钝3 市面2
sluic 泄洪@ 蓄水@ 闸门; 水门9 奔流8 水闸7 冲洗5
slum 贫民窟H 贫民区>
slumber 微睡@ 麻木状态@ 睡着9 睡眠4 麻木4 静止3 度过3
slump 垂头? 掉落? 暴跌9 衰落4 弯腰4 陷入3
slumpflat 不景气8
slur 含糊地= 看过= 草率地= 连音符= 模糊不清6 玷污3
slurp 吃9
slurri 悬浮液N 泥浆>
slush 言情< 雪水< 雪泥< 烂泥9 溅湿7 灌6 胡说八道6
slut 懒妇N 荡妇A
slyli 俏皮< 偷偷: 狡猾4 秘密2
smack 咂嘴< 咂8 掴6 海洛因6 拍击6 吻5 啪4 猛然4 风味3 渔船3 滋味3 拍2
small 小; 小型8 小规模5 低微4 小程序4 小气4 小额4 小商3 小企业3 伤兵3 小额贷款3 薄利多销3 轻武器3
smaller 偏向5 不足以4 小于3
smallhold 小农7 农田7 佃农6 农场3
smallish 短小A 有点>
smallmouth 鲈<
smallpox 天花Z
smart 智能9 火辣辣6 灵便6 潇洒6 灵巧5 智能合约5 智能卡5 刺痛4 伶俐4 磁卡3 智能家居2 哪些2
smartdrv 缓冲区3
smarten 潇洒? 整洁4 强烈4
smash 哗啦一声7 喝醉酒7 扣球7 杀球7 打碎6 了不起5 轰动5 碎裂5 撞击声4 击溃4 裂变4 轰隆4 硬币4 猛撞3 粉碎3 酒醉3
smasher 钞票3 赃物3 收买2
smatter 一知半解9 肤浅6 片断6 少数3 少量3
smb 报文3
smear 污蔑9 污迹9 模糊不清6 擦6 涂5 玷污3 弄脏3 污点3
smell 发臭8 气味7 探5 嗅觉4 闻4 臭味4 嗅4 察觉4 气息4
smelli 发臭E 臭味<
smellig 异味>
smelt 熔炼E 胡瓜E 精炼7
smelter 冶炼@ 冶炼厂@ 熔铸工@ 冶金; 熔炉9
smile 微笑C 喜色> 笑容: 欢快7 觉得5 好笑5
smiley 微笑=
smirk 假笑A 傻笑< 得意: 笑4
smite 打动< 侵袭6 击败5 重击5 毁灭4 打3
smith 金属品H 铁匠A
smithi 锻工E
smithsonian 史密森F
smock 衣褶= 工作服: 罩衣9 罩衫9 缝制3
smog 烟雾C
smoke 抽烟B 烟熏< 烟色: 雾气: 冒烟9 熏制7 吸烟7 烟雾5 弥漫4 烟4
smoker 吸烟A 吸烟者@ 车厢@ 火车头9
smokescreen 烟幕Z
smokestack 烟囱E
smoki 烟灰色A 熏; 冒烟8 烟6
smolder 熏烧> 燃: 文火9 郁积8 闷烧8 焖2
smooth 平滑H 匀; 安祥5 调匀5 烫平4 平和4 流畅3 光滑3 一块3 柔滑3 圆滑2 流利2
smorgasbord 自助餐A
smother 窒息7 浓烟7 喘7 闷7 杂乱无章7 忍住5 一件4 不过4 烟3 雾3
smoulder 闷烧B 干馏@ 炼焦@ 郁积9
smp 磺胺H 嗪A 长效A
sms 短信; 存储管理5
smtp 简易3
smudg 熏烟? 浓烟: 脏污9 弄脏4 污点3 熏2
smudggl 毒品走私N
smug 自鸣得意A 沾沾自喜; 自以为是; 书呆子; 自命不凡7 整洁3
smuggl 走私C 偷运9 走私货6 走私案件6 偷税6 走私罪6 私运6 漏税3 掩盖3
smuggler 走私犯B 走私船9 走私者9 缉私6
smulat 模拟法E
smuti 猥亵9
smutti 猥亵6 污染5
smyth 史密斯Z
sna 网络体系结构9 网关4
snack 吃快餐C 快餐C 吃零食= 小吃< 点心;
snafu 一团8 混乱5
snag 抓住机会; 戳破8 牙5 障碍物5 抢4 造成2
snail 蜗牛@ 蜗; 行动迟缓8 脑筋8 打发7 缓慢5
snake 蛇形= 蛇5 阴险5 曲折3 抽3 迂回3
snap 快照7 拉断7 搭扣7 猛咬7 劈啪5 揿钮5 猛地5 扑4 申斥4 折断4 猛扑4 啪啪4 突然4 关上4 争夺3 厉声3 咬3 子网3
snapper 揿钮< 厉声7 咬5 狗3
snappi 生气勃勃8 厉声8 爽快6 时髦4
snapshot 抽点H 快照9 瞬6
snare 圈套7 陷阱5 诱惑4
snarl 咆哮< 怒骂; 嗥叫8 吼叫6 搞乱6 吠6 厉声5 缠结4
snatch 抢走< 攫取6 片断6 夺取5 抢夺5
snatcher 盗尸; 绑架者9 抢夺5
snazzi 俗气: 华丽6 时髦4
snd 收支5
sneak 卑怯; 鬼祟8 偷偷地7 偷渡7 潜行6 隐密5 潜5 鬼鬼祟祟5 运动鞋4 做事3
sneaker 运动鞋?
sneakernet 跑腿N
sneaki 卑微E 鬼祟?
sneaknet 文件共享;
sneer 嘲笑; 冷笑:
sneez 喷嚏N 打喷嚏N
snell 厉害7 钩6 精明5
snicker 窃笑L
snide 假珠宝A 险恶8 赝品6 不诚实5 卑鄙3 伪造2
snif 测9
sniff 嗤之以鼻= 吸气6 闻5 发觉5 嗅5 气息5 吸4 蔑视4
sniffl 吸着A 抽鼻子A 鼻涕<
snigger 暗笑N 窃笑A
snip 剪; 剪断9 不足道8 删节6 削减3
snipe 狙击: 猎鸟8 香烟8 流浪儿6 锥4 沙4
sniper 狙击兵N
snippet 片段H 代码段8
snmp 网络管理7
snob 势利< 内行8
snobberi 谄上欺下N 势利A
snobbish 势利A 自命不凡=
snooker 台球> 阻挠8
snoop 私家侦探7 爱管闲事6 窥视6 窥探6 窃听4
snooper 探听E 窥探A
snooz 推迟> 打盹儿< 小睡9 懒散地8 打发4
snore 打鼾N 鼾声E
snorkel 通气管O
snort 喷着气: 喷鼻息: 哼8 通气管7 排气4 鼻子3 喷出3 吸入3 水下3 嘶2
snot 惹人嫌B 蛮横无理B 鼻水B 鼻涕<
snout 烟草8 口吻8 鼻子8 鼻5
snow 雪= 积雪: 雪白: 下雪7 雪花5
snowbal 滚雪球? 雪球? 冰霜; 打雪仗; 果味3
snowboard 滑雪板E 雪山E 魂3
snowdon 登峰N 斯诺?
snowdonia 斯诺E 尼亚A
snowdrift 雪堆E 随风飘?
snowdrop 莲= 宪兵8 雪花5
snowfal 降雪N 降雪量N
snowflak 雪片N 雪花;
snowi 雪? 下雪;
snowmak 雪7 造4
snowman 雪人Z
snowmobil 机动车C
snowsho 雪鞋N
snowstorm 暴风雪N
snp 国民党N
snr 信噪比<
sntri 单式簿记>
snub 停住= 掐灭9 冷落9 扁7 怠慢6 制动6 斥责4 制止4
snuff 烛花> 鼻烟: 闻8 掐灭7 鼻6 嗅出6 扼杀5 嗅4 吸气3
snug 紧身9 整洁8 舒适6 温暖4 紧密3 干净3
snuggl 偎依? 紧抱< 温暖7
soak 湿透@ 浸洗< 产权法8 浸泡6 大雨5 浸4 吸入3 渗透2 吸收2
soap 肥皂F 评语; 阿谀9
soapi 肥皂< 圆滑9 谄媚9
soar 飞舞< 高扬< 高耸入云< 翱翔; 飞涨8 高耸5 崇高4 高涨4 飞2
sob 呜咽; 啜泣; 哭诉9 哭8
sober 持重7 稳重7 醒酒7 清醒7 朴素5 冷静5 醉5 严肃5 事实真相5 而言4 节制4 毫不3 醉酒3
sobrieti 戒酒: 一本正经9 饮酒7 节制7 庄重6
soc 社科H
soccag 租地8
soccer 英式足球N 足球:
sociabl 交际< 社交活动7 联谊会5 社交4
social 社会J 社会化5 社会保险5 社会保障4 社会主义4 社交4 联欢会4 社会福利4 社会制度3 社会秩序3 社会关系3 群居2 社保2 民约论2 社会契约论2 社交活动2
socialis 社会化8 社交活动7 社交4
socialist 社会主义P 社会党7 社会主义者5
socialit 名流N
socializt 社会化<
socic 领域5
societ 社会4
societa 产5
societi 社会7 会社5 社交界4 储金会4 学会4 各阶层4 社4 合作社4 社团3 社会治安2 帮会2 律师公会2 互助会2
socii 文理A
socio 社会3
sociocultur 文化8
sociodemograph 统计学7
socioeconom 经济学5 社会3
sociolog 社会学P 社会5
sociologist 社会学家Z
sociopolit 政治4
socius 共犯;
sock 短袜< 鞋垫8 袜8 猛投7 不偏不倚5 重击3 击3 打击3
socket 接字? 插座; 眼窝; 插进7 针孔6 窝4 穴4 座3
socond 物品4
socrat 苏格拉底Z
sod 草皮; 铺上8 故乡7 草地5 草4
soda 碳酸水N 苏打N
sodden 水浸> 浑身> 迷糊> 饱含> 浸湿8 呆7
sodium 钠Z
sodomi 鸡奸< 猥亵行为; 兽9 奸6
sodomit 鸡奸者= 兽9 奸6
sofa 沙发N
sofia 索非亚Z
soft 软K 弱化8 软故障6 温柔4 柔和3 静静3 软键3 软线3 软硬件3 笨3 柔滑3 软化3 软键盘3 坡度2
softbal 垒球R
soften 软化9 退火8 放宽5 柔软4 柔和4
softest 优厚:
softwar 软件T 软件系统7 系统软件5 管理软件4 应用软件4 软件测试4 控制软件3 软件程序3 共享软件3 软件设计3 软设备3
softwood 木材8
soggi 浸水= 沉闷9
soh 标3
soho 哈: 嗬6
soie 缎< 棱2
soil 土壤< 水池7 国土7 粪便7 变脏6 水土保持6 污物5 温床5 污辱4 矿藏4
soire 晚会A 聚会8 社交3
sojourn 旅居D 逗留;
sol 索尔L 溶胶H
sola 单张H 独身3
solac 安慰: 抚慰6 轻松4
solar 太阳> 太阳能< 日光6
solatium 慰问金C 贴7
sold 售完8 门市4 卖出4 销货帐4 销货成本3 售出3 出售3 库存股票3 总成本2
solder 焊? 焊接7 可焊性7 波峰焊7 联结5 施以5 接合2
solderless 绕6
soldier 磨洋工; 蚁; 尽职8 无名英雄8 军属6 荣誉军人6 阵亡5 现役军人4 从军4 偷懒4 士兵4 战俘3 军人3
sole 鞋底8 独资7 脚掌7 触底7 独6 全权处理5 经营权4 唯一4 他4 单独3 单张3 独家经营3 总经销商3 独身3 仅仅3
solemn 庄严: 举行7 严肃6 郑重声明5 一本正经5 郑重5 仪式4
solenoid 螺线管N
solent 伦特H
soli 出生地; 理由3
solic 拉客< 诱人< 教唆5
solicit 热切期望9 筹募9 招揽8 恳请7 乞求5 讲究4 征求4 联络3 诱使3 盗2 教唆2
solicitor 律师7 募5 法务4 副检察长3 游说3 掮客3 御用3 募捐3 撰3 司法部长3
solicitress 法务8 女5
solictor 最高法院6
solid 固态A 固体; 实线5 固定性4 坚硬4 团结一致4 固体电路4 实据4 有钱人3 全体一致3 原色3 纯色3
solidar 团结9 民族团结9 团结一致9 连带关系8 共同3
solidifi 凝固; 团结9 巩固9
solidum 合力A 连带责任5
solihul 哈尔>
soliloquy 自言自语N 独白A
solitair 单人游戏? 纸牌戏? 纸牌9
solitari 独居A 孤独8 弈7 单独6 独一无二5
solitud 孤寂A 孤独9 单独3
solo 单飞@ 独奏@ 独唱; 表演4 单独3
solocitor 唯一4
soloist 独奏者I 独唱A
solomon 所罗门H 聪明人A 贤人<
solstic 至< 时刻5 极限2
solubl 可溶解A 溶度< 溶解6
solus 经销8 单一3
solut 解M 解法< 解题5 解答4 解决方案4 溶液4 特解3
solutioni 履行地E
solutum 代6
solv 求解A 解方程6 解5 破案5 问题解答4 付给3 解决3 溶解3
solvabl 解性M 解2
solvenc 偿付能力= 偿债6 能力4 溶解3
solvendi 迟延6
solvent 有溶解力A 溶剂A 偿付能力5 无偿3
solver 算机; 求解: 方程解8 算器3
solvi 诉讼费9
som 报文3
somali 索马里人Z
somalia 索马里Z
somat 壁6 人体6 肉体5 身体4
somatolog 人体8
somber 阴天? 昏暗9 严峻9 忧郁5
sombr 昏暗6 暗淡5 阴暗4 黑4 阴沉4 忧郁4 浅2
sombrero 阔边帽Z
somebodi 他杀9 了不起7 大人物6 有人5
someday 一天J
somehow 何故N
someon 其他人7 以外5 有人3
someplac 某处N
somersault 筋斗E 翻筋斗?
somerset 马鞍@ 衬垫2
somervill 维尔8 萨5
someth 某物8 某事5
sometim 往往? 改天? 有时? 某一时间? 时常5 以前3
somewhat 几分A 多少; 某物7
somewher 某处H
somm 索姆河H 姆8 索4
son 儿子; 女婿9 本原6 末子6 嫡子6 养子6 赘婿5 无权5 父子4 婚生子3 子表3 子孙3
sonagraph 声谱M
sonan 同音E
sonar 声纳Z
sonata 奏鸣曲Z
sonet 光纤网>
song 鸣声? 歌< 歌曲< 诗歌9 歌唱7 曲6
songbird 燕雀E 女歌手< 歌9
songbook 歌集H 歌谣>
songwrit 流行歌曲E 歌曲8
soni 索尼Z
sonia 索尼亚Z
sonic 音波? 音速> 声<
sonnet 十四行诗Z
sonni 宝贝E 小家伙?
sonogram 语9
sonol 显示仪N 声谱8
sonor 宏亮H 作响> 响亮:
soon 宁可7 尽速6 不久5 立即4 早3 快2
sooner 靠泊; 抢先4
soot 煤烟K 炭=
sooth 宽心> 安慰6 抚慰5 奉承4 安静3 缓和2
sooti 熏黑H 乌黑>
sopher 球面三角E 球面9
sophi 菲=
sophia 索菲娅Z
sophist 久经世故< 老于世故< 尖端技术8 尖端8 诡辩4 复杂4 精细3 现代化2
sophistri 辩术C 诡辩= 狡辩;
sophomor 二年级Q
soprano 女高音K 高音部C
sorbet 冰水H 果汁3
sorbonn 巴黎大学E 神学院; 邦6
sorcer 魔法师A 男巫< 魔术师: 巫师6
sorceri 魔术? 巫术9
sordid 暗淡5 肮脏5 恶劣5 贪婪4 卑鄙3
sore 疮; 痛处; 溃疡6 悲伤5 疼痛5 愤慨5 痛4 得分4 痛苦4
sorghum 腻> 芦> 高粱> 黍4
soroptimist 职业妇女F
soror 联谊会= 姊妹7 姐妹5
sororicid 亲姐妹J
sorri 难过H 遗憾9 悲哀6
sorrow 哀惜A 悲伤8 懊悔6 遗憾6 不幸3
sort 分类B 排序B 分类程序5 分类法4 排列2 拣选2 分选2
sorter 分类机@ 分类人员; 分类器: 分类程序5 阅读机2 灯2
sorti 突围E 出击E
sortkey 关键字3
sortwar 软件3
sos 呼救信号E
sothebi 索斯比N 苏富比N
sotrag 电容6
sottish 饮酒8 滥6 酒徒6
souffl 杂音H
soul 鬼魂< 精髓7 心灵4 灵魂4 化身4 精神3 感情3 黑人3 高尚3
soulless 泄气7 灵魂6 精神2
sound 声音? 完好5 发出声音4 稳妥4 播放4 上去4 听诊4 探空4 测深3 试探3 声音文件3 坚牢3 财力雄厚3 声道3 音响效果2 查实2 水深2
soundbit 原话E 引述?
soundex 迪克斯M 桑A
soundless 静悄悄E 静寂; 无声9
soundtrack 声带= 迹7 声4 槽3
soup 马力= 汤9 加速2
sour 坏心眼: 酸味: 酸臭: 酸7 变酸7 变坏6 阴郁6 愠怒5 含硫5 乖僻4 发酵4 拙劣4 健全2
sourc 源L 源代码< 来源: 源程序7 源文件6 渊源4 数据源3 源语言2 源地址2 资金来源2
sourcemap 映射:
sourdough 酵母; 面团:
south 南? 南方? 南北对话7
southal 撒5 索3
southampton 南安普敦Z
southbound 南行C 行驶8 南2
southeast 东南N 东南地区?
southeastern 东南方Z
southend 绍@ 森7 索3 德2
souther 南面A 南风A 南6 南方6
southern 南方人F 男风@ 南方;
southernmost 南;
southgat 思盖H
southport 斯波特N 绍9
southward 往南方@ 朝南@ 南方; 南5 往3
southwark 南华@ 瑟4 萨4 克2
southwel 斯韦尔N
southwest 西南方D 西南A 西南地区>
southwestern 西南E 西南部A
souvenir 纪念品H
sovenc 资力: 偿债4
sovereighti 主权6 至上6
sovereign 主权D 主权国: 元首4 至高无上3 王位3 钦定3 独立国2
sovereignti 主权F 主权国家8 国家主权4 独立国3 统治权2
sovereinti 至上7 统治5
soviet 苏维埃C 美苏? 苏联8
sow 密布@ 懒@ 胖女人@ 播种; 母猪; 散布4
sown 拆线?
soy 酱油B 大豆A
soybean 大豆A 黄豆粉A
soymeal 黄豆粉H
soyoil 黄豆E
soyproduct 类产品N
spa 矿泉E 浴场? 出版者9 温泉4
space 空间K 空格; 间隔8 间距7 舱位4 航天4 行距3 存储空间3 自由空间3 空格键2 空白2 外层空间2 篇幅2 太空2
spacebar 空格键@
spacecraft 飞船@
spaceflight 外层空间;
spacer 架4 杆3
spaceship 宇宙飞船H
spacesuit 太空衣Z
spacious 宽广? 广大9
spade 铲刀= 黑桃= 锄; 铲子9 铲6 抹3 弄3
spado 生育能力@ 阉@ 无性<
spaghetti 面条= 意大利4
spain 西班牙D 西班牙语3
spald 斯波尔丁E 丁:
spam 垃圾邮件F 罐头8 滥7 猪肉5
span 全长7 指距7 架设7 跨距7 跨度6 生成6 跨越5 手指3 一段时间3 支撑3 格林斯3 幅度2
spaniard 西班牙人N
spaniel 长毛: 马屁精9
spanish 西班牙语M 西班牙人= 西班牙9
spank 打屁股< 一巴掌: 飞跑8 拍打6 拍击6 打3
spanner 扳手N
spar 圆材@ 晶石; 拳4 夹4 斗3 条3
spare 备用; 备件8 爱惜6 省掉6 备用轮胎4 备用品3 余款3 吝惜3 备用机3 剩下3 替班3 饶恕3 节约2 省2
spark 朝气> 报务员: 火花8 情郎7 火星5 花花公子4 求婚4 放电3 发动3 鼓舞2
sparkl 闪烁着= 火花: 发泡9 闪闪发光5 闪耀4 闪烁2 活力2
sparrow 麻雀Z
spars 稀疏O 稀稀落落: 稀少4 稀薄3 贫乏3
sparta 斯巴达E
spartan 斯巴达A 坚韧不拔8 刚强7 勇士7 严峻5 简朴5 艰苦4 好战3
spasm 抽搐: 发作9 痉挛8
spasmod 痉挛性> 突发性> 痉挛9 一阵阵8 抽搐6 间歇3
spat 蚝= 口角7 拍打7 卵5 争吵5
spate 大雨8 一阵7 洪水7 泛滥5
spatial 空间8 空间隔离7 空间数据6
spatter 飞溅9 溅8 中伤4 少量4
spatula 突< 刮刀: 舌9
spawn 产卵; 酿成8 卵5 并行任务5 播种3 产物3 生成2
spd 保护器5 涌4
speak 发言6 演说5 直言不讳5 讲4 说话4 足以4 讲话4 说出3 口语3 谈话3 适于3 言论3 某种2
speaker 扬声器= 讲演者< 发话8 发言人5 喇叭4 发言权4 说话3
speakership 议长?
spear 矛= 嫩枝= 持矛= 枪5 父系4 刺4 戳3
spearhead 先头部队A 先锋队A 矛尖A 带头< 先锋9
spec 投机事业= 需求文档8 设计文档6 技术方案5 规格5 专业2 投机2
speci 物种: 硬币9 铸币7 式样4 种3 外形3 黄金2
special 特别D 特种= 特殊: 专用9 专业化6 专门6 特殊化4 专门化4 专项3 特殊字符3 专长3 特产3 特定2 特殊符号2 专车2 专辑2
specialis 特化: 专务9 专科6 专6 专攻5 逐条5 专门化4 指明3 专门2 列举2
specialist 专家7 医师5 专门3 专业2
specialti 特制品; 名产9 专长7 特产7 专业4 特点4
specif 特定@ 说明< 规格8 说明书6 具体5 规范5 描述3 专一性2 特异性2 特效药2 专用2 指明2
specifi 指定L 说明符8 详列3 区分符2 未指定2
specificatio 加工5
specimen 标本6 样本6 样品5 式样4 料3
specious 似是而非E 徒有其表E 美观9
speck 肥肉: 斑点9 黑斑9 微粒5 污点3 缺点2
speckl 斑点9 斑纹7
spectacl 眼镜8 展示7 景象6 场面6 羡慕4
spectacular 奇观= 惊人之举= 壮观; 展示7 展览5 引人注目4 惊人3
spectat 旁观者< 目击者; 观众:
spectif 规格4 说明书3 详细2
spectr 凶兆> 妖怪; 幽灵8
spectra 频谱9 光谱8
spectral 光谱@ 谱= 鬼怪9 频谱4 幻觉4
spectrograph 光谱仪N 摄谱仪N
spectromet 分光计N 谱仪N
spectrometri 质谱N
spectroscopi 光谱学N 光谱8
spectrum 频谱B 光谱; 谱7 色谱6 频谱仪6 扩频6 吸收光谱5 处理过程2 处理工艺2
specul 投机E 思索8 投机性7 投机商6 推测3 深思3 投机者3 冒险3
speculatur 投机5
speech 语音A 言语9 发言稿4 演讲稿4 言论自由4 话音4 演讲3 引语3 语音合成3 路3 民族语言3 语音识别2 演说2 模式语言2 配音2
speechless 烂醉7 说不出7 无言5 说话3 言语3 哑2
speechwrit 撰写I 演讲稿7
speed 速度D 计算速度6 加速5 高速5 速5 低速4 全速4 超速行驶4 响应速度3 传输速度3 超速3 打字速度3 处理速度3 相对速度3 平均速度3 提速2
speedboat 游艇;
speedi 即时6 快3 迅速3 审理2
speedili 快快N 赶紧?
speedomet 速度计N 里程计N
speedster 驾驶者? 双人;
spell 拼写F 拼法; 拼字9 拼成6 轮值6 琢磨3 拼写错误3 轮换3 拼2 轮班2 发作2 符咒2
spellbound 镇住E 迷住6
spenc 朋D
spencer 桁; 针织9
spend 开支8 开销7 烧钱6 自行处理5 花销5 度过5 花费4 花钱4 用尽3 消磨3 耗费3
spendabl 净收入9 花费8
spender 挥金如土? 挥霍者? 钱财8
spendthrift 节俭8 浪费4
spenser 斯宾塞Z
spent 精疲力竭9 用尽6 零用金5
sperior 高等法院9
sperm 抹香鲸E 精虫E 鲸油E 精液9
spes 期望4 希望3
spew 喷涌G 呕出9 呕吐物9 喷5 呕吐4
spewer 垃圾虫Z
sphere 球体; 适用范围6 地球仪6 球4 范围4 业务范围4 球面3 职权范围3 天体3
spheric 球面E 球8 球状7 天体6
sphinx 人面? 天蛾? 狮? 史5 芬4 克斯3
spi 间谍6 侦察6 商业间谍5 间谍卫星5 头子4 找出4 侦探4 首脑3 密探3 间谍活动3
spice 香料= 五香; 药料; 情趣7 添4 香气4 味4 调味品4 少许3
spicer 瑟9
spici 香8 香料8 辛辣6 下流5
spider 蜘蛛E 蛛网C 设圈套<
spiel 招揽生意> 电台> 高谈阔论: 演奏7 演说4
spielberg 斯皮尔伯格Z
spigot 龙头: 嘴7 栓5 插4
spike 尖峰: 弃置不用8 长钉8 钉7 尖6 穗5 峰3 窄3 钉牢2
spiki 钉7 钉子7 穗4 尖3
spil 战利品:
spill 涌流7 散落7 溅出7 木片6 洒5 溢出4 摔4 塞子4
spillag 溢出5 漏4
spillov 外流5 伴随5
spin 自旋= 纺纱; 吐丝: 情绪低落7 茧7 纺7 旋转5 结网4 编造4 疾驰4 纺织4 副产品2
spinach 菠菜H 胡说八道<
spinal 尖刺? 脊骨< 针4
spind 纺锤形N 细长?
spindl 锭子B 纱锭= 纺锤= 心轴9 细长6 轴2
spine 背骨H 脊柱H 尖刺;
spini 尖刺= 棘手4 麻烦4 刺3
spinner 卡车司机: 旋床: 机头: 纺纱机7 纺纱6 发财5 微调3
spinoff 副产品9
spinster 老处女> 未婚6
spinsterhood 老处女; 未婚4 女子2
spinstor 老处女; 纺织7 未婚5 女子2
spiral 螺线@ 螺旋形? 螺旋运动8 盘旋6 螺旋5 急剧5 螺4
spire 塔尖< 耸立7 尖顶5 尖塔5 锥形5 螺旋4 螺旋形4
spirit 精神7 志气6 烈酒6 真意6 法意4 生气勃勃4 招魂3 心灵3 心情3 灵魂3 诱拐3 态度2
spiritu 在精神上9 灵性9 精神性9 精神文明6 招魂5 教士3 鬼3 崇高3 宗教法庭2
spit 吐痰; 炙8 吐8 叉叉8 唾吐8 霏霏细雨8 小雨8 唾沫6 唾弃5 铲4 唾液3
spite 欺侮: 狠毒: 怀恨在心7 刁难7 尖酸刻薄5 出自5 恶意4 怀恨4 怀有3 怨恨3
spitfir 喷火C 烈性<
spittl 唾沫: 吐7 泡沫3
spl 信号处理4 仿真2
splash 溅; 一点儿: 色斑: 溅湿6 溅泼5 洒5 泼5 飞溅4 斑驳4
splashi 遍布8 溅6 泥泞6
splatter 飞溅: 结巴7 溅泼6 结结巴巴5
splay 八7 张开6 伸5 倾斜2 分裂2
spleen 脾脏H 坏脾气A 怨恨7
splendid 了不起: 壮丽7 光亮4 灿烂4 杰出4 豪华4 极好3 显著2
splendor 显赫; 光辉6 壮丽6
splendour 显赫; 光辉6 壮丽6
splice 捻接< 粘接8 胶带8 接合8 胶4 接头4 交接3
spline 样条X
splint 梗= 夹板; 金属片9 木片7
splinter 分离出来9 裂成9 木头6 分裂4 碎片3 微小3 派别3 玻璃2
split 拆分F 分为9 拆7 分割4 均分4 分裂法3 分裂3 分开2 极快2 工分2 柳条2
splitback 股3
splitdown 股3
spliter 分叉=
splitter 诡辩者< 咬文嚼字9 歪理9 分割线8
splitup 股4
splitview 檢= 窗扇= 視=
splotch 斑点; 污点6
splurg 卖弄< 夸示; 挥霍7 炫耀4
splutter 喷溅9 慌乱9 唾沫6 急促3
spoil 废品5 损坏5 废品率5 次品5 战利品4 赃物4 腐坏4 奖品4 废料3 溺爱3 变质3 潮气2
spoilag 损坏8 非正常4 废品3 破损3
spoiler 搞坏9 别人7 掠夺者6 宠坏5
spoke 轮辐D 刹住: 刹车2
spoken 口语C 讲5
spokesman 代言I 发言人:
spokesperson 代言人? 发言人<
spokeswoman 代言人: 发言人9
spoliat 毁减9 抢劫6 掠夺6
spoliatori 毁减; 抢劫4 掠夺3
spong 海绵A 海绵状7 抹掉6 擦拭5 掉3 拘留所3
spongi 海绵状? 海绵9 多孔7
sponsa 女方N
sponsalia 婚约;
sponser 资助者C 发起者= 倡=
sponsion 作保8 私人3
sponsor 发起人9 赞助9 倡议9 倡议者8 捐资8 发起5 发起国5 赞助者5 倡5 发起者5 主办人5 教父3
sponsorship 教母: 倡议8 主办6 教父5 发起5 地位3
sponsus 男方E
spontan 自发> 一时冲动8 出自4 琢磨4 自然3 本能2
spontex 特克斯@ 帮7
spoof 幽默9 哄骗7 诗文4 愚弄3 戏弄3
spook 逃窜; 惊吓: 鬼怪7 受惊5 般地4 鬼4 幽灵4 出没2 脱机2
spooki 吓人9 毛骨悚然6 幽灵6
spool 脱机9 线轴7 假5 线框3 缠绕3
spooler 假6 脱机6 程序实现5
spoon 匙G 一匙< 舀< 调羹< 调情4
sporad 偶尔= 偶发性< 偶发9 零星7 发3
spore 孢子R
sport 冒险性7 体育运动7 喜好7 运动6 变种5 穿戴5 玩笑4 消遣3 游戏2
sporti 体育道德> 花哨7 运动员5 华而不实5 炫耀3 供3
sportscast 体育节目N
sportsman 冒险家E 运动员;
sportsmanship 运动员;
sportswear 休闲服N 运动装N
sportswrit 专栏作家D 体育7
spot 现货; 当场7 就6 现场6 光点5 现货交易4 娱乐场所4 敌方4 作用点3 现货供应2 弄污2
spotless 无可挑剔= 脏污; 缺点3
spotlight 反光灯H 聚光灯H 照明灯>
spotter 观察员9 私家侦探7
spotti 发疹E 污点5 斑点5
spous 配偶A 老公7 老婆7 丈夫3
spousal 结亲H 婚礼6 结婚3
spout 喷口A 水落管< 水龙卷< 高谈阔论9 典押8 滔滔不绝6 喷射5 喷出4
spr 心灵6 战略4
sprain 扭伤C 扭筋C 错筋C 挫伤;
sprawl 伸开? 蔓生8 伸展6 爬行4 躺卧4 手足3 蔓延3
spray 喷雾< 水花< 浪花< 喷涂: 水沫9 喷雾器9 扫射9 小树枝6 喷射5 溅5 喷4
sprayer 喷枪E 喷水E 喷雾器?
spre 原动力< 动机6 根源6
spread 幅6 传开5 双唇5 图利5 棋盘式5 铺开4 伸展3 扩张3 数据表3 展开3 参数值2 营业毛利2 敷2
spreader 撒布; 筘; 散布者8 小刀8 传播者5 纱5 涂黄3
spreadsheet 电子表格A 数据表5 表格3
spree 戏耍? 狂饮7 宴会6 狂欢5 狂5 喧闹3
sprig 小树枝= 无头9 钉子8 蔓生5
spright 活泼5 愉快5
spring 弹簧: 弹跳6 春天6 弹簧秤6 泉5 涌出4 高耸4 弹性3 源泉3 跳2
springboard 跳板E 出发点=
springbok 跳羚Z
springfield 斯普林菲尔德Z
springi 泉水< 弹力8 轻快6
springtim 春季H 春天A 初期4
sprinkl 小雨< 散置< 稀落< 洒< 撒7 点滴6 点缀4 少量4
sprinkler 洒水车H 洒水A
sprint 冲刺= 全速9 赛跑5
sprinter 短跑选手Z
sprite 小妖@ 妖精; 小鬼9 画面4
sprocket 导8 定位3
sprout 抽条@ 长芽@ 摘去; 芽: 发芽6 萌芽6
spruce 云杉> 俏> 颇为9 干净6 打扮3 整洁3
spt 参数表4
spu 处理部件8 划分3
spuiliz 骗取5 财物5
spunki 生气蓬勃? 发怒7 精神3
spur 马刺D 驱马< 刺激物5 疾驰5 鼓舞3 策3
spurious 寄生; 假药7 假信号3 假3 假造3 杂2 伪证2
spurn 拒斥@ 踢开@ 唾弃; 冷落; 摒弃9 践踏6 藐视3
spurt 迸发9 冲刺8 喷射6 涨6 喷出5
sputter 溅射G 气急败坏9 飞溅7 劈啪7 喷溅6 语无伦次4 结结巴巴4 喷出2
spywar 后门8 间谍5
sql 查数: 取数7
squabbl 口角; 争吵7
squad 小队9 队8 行刑队6 班5 小集团4 犯罪集团3 编成3 机动3 部队3 缉捕2
squader 挥霍8 滥用4 浪费4
squadron 分遣队; 舰队8 营7 骑兵4
squalid 卑劣7 可怜5 肮脏5 污秽5 悲惨5
squall 飑F 嚎啕; 叫嚷6 喊叫6 尖叫5
squalor 贫穷8 肮脏7 干净6
squamous 多鳞E 鳞A
squander 浪费者: 四散9 漂泊8 浪费3 分散2
squar 平方> 均8 正方形5 平方根5 方正4 自乘4 方4 方形4 直角4 方格4 直角尺3 矩形脉冲3 开平方3 二3 方阵3 平方根法2 结清2 干脆2 乘方2 街区2
squash 压扁: 压碎7 南瓜7 平定6 挤入5 溅泼5 挤压4 挤进4 人群4 镇压2
squat 蹲> 蹲坐> 蹲下: 蹲伏8 窝5 矮胖5 擅自4
squatter 涉水而过B 蹲<
squawk 鹭8 响8 叫声6 诉苦6 发牢骚5
squeak 吱吱声: 短促: 侥幸9 吱吱叫8 告密4
squeaki 吱吱响E 轧9
squeal 埋怨: 尖叫声6 尖声5 尖叫5 抱怨4
squealer 诉苦: 尖叫7 告密6
squeamish 神经质8 拘谨6 呕吐5
squeez 轧空头: 忍痛9 榨取6 压出6 骤5 榨5 压榨3 排出3 钱财2 挤2
squelch 哑口无言; 涉水而过8 咯吱咯吱8 压碎7 嘎吱5 一堆3 镇压3
squid 发射装置C 枪乌贼C 鱿鱼= 反潜5 水雷4
squigg 波浪D
squint 斜视D 斜5 倾向2
squir 乡绅D 随侍> 护卫6 地主3 官2
squirearchi 地主阶级; 地主7 势力4
squirm 辗转不安N 蠕动<
squirrel 松鼠J 鼠笼式= 贮藏4
squirt 水枪A 迸A 注射器: 注射6 喷出5
squish 咯吱A 挤扁A 咯吱咯吱< 压扁9
squishi 湿软N 粘糊糊E
sram 静态2
src 为此6 音频文件5 遥控3
sreen 屏幕5
sreial 串行5
sri 斯里兰卡H 罗马帝国<
srticl 章程7
sscp 控制点6
ssd 舰艇9 博士7 稳态3 圣经3
sse 流式7
ssh 例如5
sso 单点登录H
ssr 潜艇= 雷达6
sstem 按期:
ssurplus 法定公积N
ssurveyor 测定6
stab 刺伤8 刺入5 伤心5 剧痛5 剧烈3 刺痛3 直2 戳2
stabil 稳定性C 稳定A 安定9 稳定化7 平抑5 社会安定3 稳定度3 稳定区2
stabilis 稳定器C 安定剂; 安定8 稳定4 坚固3
stabiliy 稳定度H
stabl 稳定A 马房: 牛棚7 马厩7 均衡生产5 准稳态4 稳定平衡4 稳定区4
staccato 奏= 不连贯; 断续5
stacey 黛9 史7
stack 栈Q 堆栈A 叠3 堆叠3 书库3 做手脚3 枪架3
stacker 接盘= 箱9 堆积4 接3 分选3
stackfram 距3
stadium 运动场;
staf 人员编制= 人员配备7 人手7 配备6 指挥3
staff 工作人员9 参谋8 职工7 人员6 职员5 下发4 班子4 权杖4 拐杖3 职工股3 棍棒3 全体人员3 科室3
staffer 职员7
stafford 斯塔C
staffordshir 斯塔福德N
staffroom 教员< 教师5 室2
stag 牡鹿> 社交晚会> 女伴9 晚会4 男人4
stage 暂存D 阶段7 上演5 登台5 驿站4 驿车4 脚手架3 筹划2 趸船2
stagecoach 马车9
stagflat 滞胀Z
stagger 错列: 错开: 犹豫5 摇摆不定4 蹒跚4 交错4 吃惊3 难题2 周期性2
stagnant 污浊9 萧条8 不景气7 动4 停滞4 迟钝3
stagnat 淤塞> 停滞< 萧条6
staid 认真8 沉着6
stain 染污: 水渍6 着色剂6 变脏6 沾染6 血痕5 褪色5 油渍4 着色4 沾污3 染色3
stainless 不锈H 瑕疵4
stair 梯级< 楼梯; 阶梯8 密谋5
staircas 梯子A 楼梯< 阶梯9
stairway 楼梯; 阶梯8
stairwel 楼梯:
stake 炮烙8 盯梢8 木柱6 桩6 路费6 赌注5 旅费4 打桩4 标明3 撑3 牵连2 过期2 打赌2
stakehold 干系人= 赌金9 赌7
stale 旧债5 劳而无功5 撒尿4 尿4 久4 陈旧4 失3 过期3 疲惫3 味3 新鲜2
stalem 僵持C 胶着= 逼= 僵局7 陷入困境6 陷于5
stalin 斯大林E
stalinist 斯大林L
stalk 蹑手蹑脚< 高视阔步9 围捕8 悄悄7 茎6 潜行5 走近3 蔓延3 靠近3 追踪3
stalker 猎物;
stall 厩@ 失速9 货摊7 停车处6 摊贩6 推托4 支吾4 托辞4 陷于3
stallag 摆摊N
stallion 种马F
stalwart 高大C 健壮6 坚定4
stamford 斯坦福?
stamina 雄蕊? 耐力9 精力7 活力4
stammer 结巴< 口吃; 结结巴巴9
stamp 印花税< 戳记9 邮票7 图章7 顿足6 印花6 邮戳5 戳子5 模压5 铭刻4 冲压3 跺脚3 盖章3 亲收3 盖印3 扑灭3 捣碎2
stamped 惊跑N 蜂拥A
stan 坦>
stanc 站立8 击球7 姿态5 形势4
stand 备用9 起立4 常备4 立场4 证人席4 抵挡4 站住4 作好3 单机3 备用系统3 经常2 独立2 独立式2 信誉2
standalon 选取6
standand 质量标准8
standard 标准Q 标准化9 本位6 准则3 会计准则2 标准单元2 军旗2 标准值2 标准单位2
standardis 符合标准> 标准化5
standbi 备用; 发报7 收报7 从库5 备库5 备用品4 闲置3 依靠2
standi 资格3 地位3
standoff 支架8 冷淡4 局3
standout 杰出= 出色;
standpoint 立场9 观点6
standstil 停顿5 停火3 偿债3
standstol 停滞:
standup 晨会H 站会H
stanford 斯坦福F 斯坦福大学E
stanley 斯坦利Z
stanrard 国际标准化组织=
stanst 斯特: 坦4
stantibus 保持原状D 情势6
stanton 斯坦顿Z
stanza 演出7 局4
stapl 订书8 主要4 人造纤维3 商事3 钉住3 钩3 商业中心3 产物2
stapler 批发商4
stapleton 普尔顿< 泰3
star 星形B 星= 星号7 明星6 领衔主演6 星型4 恒星4 星点4 主角3 无错3
starboard 右舷E 右方; 向右转: 舵4
starch 浆硬E 刻板: 淀粉9 玉米粉9 浆糊7 拘泥5
starchi 古板C 浆糊A 淀粉;
stardom 明星@
stardust 星团N 幻觉9
stare 盯A 瞪视8 凝视7 显眼6 注视5
starfield 星空Q
starfish 海星Z
stark 简直7 赤裸裸7 分明5 刻板4 僵硬4 荒凉4 全然4 结实4
starl 椋鸟E 桥墩?
starlet 小星星H 明星9
starlight 星光Z
starri 星光照耀C 明亮5 星5 星形4
starship 恒星E
start 启动= 开始= 起始: 开头8 起动6 起5 始于3 起价3
starter 起动机; 启动器: 调度员8 酵母7 起跑线5 赛跑5 开端3
startl 令人吃惊@ 惊起8 吃惊6 惊愕5 震惊5 惊恐5 惊人4
startov 启动3
startup 启动盘6 启动5 替补4 从而3
starv 挨饿F 饥饿> 饿死=
starvat 温饱@ 饿死= 饥饿7 不足4
stash 储藏J 隐藏处3
stasi 郁积A 停滞8
stat 图集4
state 状态I 国家; 州8 态8 国营3
statehood 州5 地位4
statehous 议场H
stateless 无国籍K 国家主权> 大同世界:
statemachin 状态机@
stateman 活动家H 政治家<
statement 语句Q 表7 报表7 陈述4 损益表3 明细表3
statemtnt 索赔3
stateroom 特等舱H 公寓<
statesman 政治家D
statewid 全州R
static 静态Q 静态方法9 静态分析4 化器2
statin 汀? 素4
station 站N 控制站6 工作站6 火车站5 台5 车站4 接收站4 总站4 发送站3 驻地3 全站3 站长3 计算站3 消防站2 地面站2
stationari 平稳= 定常; 信息源5 文具4 逗留3 停留2
stationeri 文具? 文具用品9 信纸9 文书4
statism 国家主义E
statist 统计T 统计学9 统计资料4 统计图表3 统计数据3 统计数字2 统计分析2 统计算法2 纺2
statistic 统计数据8 统计资料6
statistician 统计员E 统计学家? 家4
statment 损益表5
statu 文件汇编: 雕像9 优秀分子6 优越4 条文4
statuari 雕像E
statuett 雕像:
statur 身高< 身材9 高度3
status 状态栏? 状态> 状态字7 地位6 状况3
statut 法规A 指导性4 逾3 全书3 成文3 法令3 成文法3 范本2 章程2
statuta 古6 制定4
statuti 根据2
statutori 法定E 法定代理3 卷册3 法定条件2 法定代表2
staunch 止血> 忠实7 止住7 不透水4 坚强4 坚固3 忠诚3 坚定3
stave 诗句9 赶走7 棍棒7 狭5 击穿5 敲打5 梯级5 破4 破碎4
stay 支索7 加劲7 拉线7 延缓6 静坐5 逗留4 停留4 撑4 暂缓4 支撑物4 延期3 刚性3
std 军方5
stderr 则3
stdout 那么6 客户端4
ste 软件测试6 终端设备4
stead 用处: 接替8 好处8 有利7 代替3
steadfast 踏实D 岿然> 渝> 坚定5 不变4
steadi 稳态= 稳定4 沉着4 坚定4 恒定3 稳固3 定常3 稳健3
steadili 变化3 稳定3
steak 肉排H 鱼排H 牛排A
steakhous 牛排E 餐厅5
steal 挪用> 窃用< 偷垒8 偷偷地7 诱6 潜入5 小偷小摸4 便宜货4 剽窃3
stealag 偷窃: 失物8
stealer 小偷9 行规8 扒手5 窃贼2
stealth 秘密行动= 鬼祟9 偷窃5 窃盗3
stealthi 掩人耳目> 暗中6 鬼鬼祟祟5 隐密5 谋害4 杀害3
stealthili 暗地里E 悄悄C
steam 蒸= 蒸熟; 蒸汽; 行驶5 煮4 精力4 发怒3 蒸发3 散发3 途2 增产2
steamboat 汽船? 轮船;
steamer 蒸汽机= 汽船6 启运5 离4
steami 蒸汽H
steamship 汽船? 轮船;
steel 钢铁< 斯蒂尔: 钢化: 钢铁业: 钢制7 钢制品7 钢7 国际钢铁5 坚强3 铁皮3 坚硬3
steelhead 虹鳟Z
steeli 钢制? 钢铁8 钢7 般2
steelman 钢A
steelwork 炼钢A 钢结构A 钢制品< 钢铁7
steen 许许多多N
steep 陡度: 浸渍6 险峻6 陡6 升降5 陡峭5 急剧5 悬崖4 浸4
steepest 陡>
steepl 尖顶9 尖塔9 锥形8
steepli 险峻E
steer 掌舵< 驾驶7 导引5 行驶4 导向4 指导3 劝告3
steerabl 可操纵K 操纵性C
steerer 骗子7
steersman 轮机手B 司机9 转向3
stefan 斯蒂芬H
steganographi 速记7
stein 啤酒杯N
steiner 斯坦纳Y
stellar 星球C 星9
stellata 星座8 星4
stellion 欺诈5
stem 堵塞物: 摘掉: 茎7 堵住7 逆行6 柄6 船首6 树干4 靠3
stench 恶臭= 臭气9
stencil 模版B 蜡纸A
step 步进= 步< 单步: 步进式9 步骤6 步长6 阶跃6 子函数5 阶梯4 跳出4 逐3 逐步3 跨步3 踏级3 阶梯状3 踏上3 步数3 步法3 单步法3 分步3 踏2
stepbroth 继8 兄弟3
stepchild 继8
stepfath 继父E
stephani 斯蒂芬A
stephen 史蒂芬E 斯蒂芬斯E 斯蒂芬<
stephenson 斯蒂芬森Z
stepmonth 继母H
stepmoth 继母H
stepney 备用轮胎E
stepp 草原<
steppar 继母A 继父?
stepper 步进; 囚犯3 电机2
stepsist 姊妹?
stepson 继子Z
stepwis 逐步B 逐步求精6 楼梯5
stereo 立体C 立体照片= 铅版7
stereoscop 立体图<
stereotyp 陈规? 铅版= 老套9 盲文8 老调8 一成不变6 千篇一律6 老一套6 成见3 已成2
steril 不孕? 杀菌: 绝育9 封存8 毛6 无菌6 贫瘠6 枯燥5 生育3 贫乏3
sterilis 绝育@ 贫瘠化@ 灭菌> 无菌; 消毒7 无用2
sterl 英镑E 英币5 靠得住4 汇4 纯银3 纯正3 英2 含2
stern 臀= 船尾5 严厉4 星3 坚决3 严肃3 坚定3 严格3 尾部3
sternum 胸片E 胸骨? 胸7
steroid 类固醇Z
stet 同意4
stethoscop 听诊器N
steve 史蒂夫N
stevedor 装卸5
steven 史蒂文N 史蒂文斯N
stevenag 斯蒂夫H
stevenson 史蒂文森Z
stevi 史蒂夫N
stew 浴: 鱼塘: 焖8 炖5 妓院5 焦虑4 忧虑3 烦恼2
steward 服务员= 轮船: 乘务员9 管家5 招待员5 管理员5
stewardess 空中小姐C 女管家> 女3
stewardship 管理工作9
stewart 斯图尔特N
stgatement 帐单5
sth 某物< 某事7 某3 宣告无效3
stick 枯枝7 粘住7 陷住7 插进6 旗鼓相当5 茎3 光明正大3 刺入3 棍3 挡路3 状物3 钉住3 棒2 三种2 停留2
sticker 尖刀> 滞销品: 张贴7 芒6 表情包6 表情4 屠夫4 招贴4 难题2 呆滞2
sticki 粘滞K 粘性@ 胶粘3 粘2
stickler 费解9 难题6
stif 底货:
stiff 不肯: 稠: 醉鬼: 呆板6 刚强6 坚硬5 艰难4 生硬4 死尸4 刻板3 粘3 昂贵2
stiffen 变硬7 僵硬5 顽强5 粘5 强烈3 严厉3
stiffli 僵硬9 呆板8 顽固5
stifl 令人窒息A 发闷A 抑止< 判乱< 扼杀9 窒息4
stigma 污名< 烙印9 耻辱6
stigmat 诬蔑> 烙印9
stile 两边A
stiletto 短剑H 钻孔<
still 仍A 剧照5 沉静5 静物5 仍然3 蒸馏3 静寂3 静止2
stillborn 下来8 产4
stilt 高跷A 做作5 虚饰4 呆板4 支柱3 踏上3 柱3 夸大3
stimul 刺激作用9 鼓舞6 兴奋性6 增产5 激励5 兴奋剂4 激4 刺激4 刺激性4 酒精4
stimulus 刺激7 激励4
sting 叮> 刺5 刺痛3 讽刺3 苦恼3 激烈3 刺激2
stinger 讽刺4 刺激3
stingi 小气8 吝啬6 刺4 缺乏3
stingray 貂9 黄9
stink 臭味> 烂醉如泥8 臭6 臭气5 恶臭4
stinki 恶臭9
stint 吝惜9 节省5 节约3
stipe 祖先6 血统5
stipend 薪水7 薪金3 生活3
stipendiari 支7 薪3
stipul 订定6 约定6 合同规定5 规定5 了结3
stipularoti 规定3
stipulatio 罚金2 口头2
stir 激动人心; 走动7 搅动6 搅拌5 惹起5 激起4 轰动4 骚动3 忙碌2
stirl 斯特灵H 斯特林> 第一类7
stirp 家7 族4 血统3
stirrup 镫H 马镫A
stitch 一针= 针法= 针脚9 碎布条9 勾8 缝合8 疼痛6 缝4 装订2
stk 堆栈5
sto 求3
stochast 随机K
stock 股票B 股份: 存货9 股本7 股7 库存7 存量6 库存量4 股票价格3 证券2
stockad 栅栏: 围5 围住3
stockbrok 经纪人3
stockhold 股东A 股东权益6 股东大会6 持有者4 持有2
stockholm 斯德哥尔摩Z
stocki 矮胖9 健壮7 结实4
stockist 商5
stockjobb 证券商N
stockman 仓库管理7
stockmarket 证券行情E 证券市场7 交易所3
stockoun 脱销? 售4
stockout 断货E 缺货;
stockownership 所有制3
stockpil 积蓄6 贮存5 囤积3 库存3
stockport 斯托克A 波特4
stockroom 退库J
stockton 斯托克顿N
stockwel 施托克? 斯托克9
stoddard 达德N
stodgi 步履艰难< 吃饱9 塞满6 庸俗5 平凡3
stoer 贮藏6 商店3
stoic 斯多葛派> 苦乐> 禁欲主义< 淡泊7 画廊6 坚忍5 自制2
stoical 恬淡寡欲N 坚忍?
stoicism 斯多葛E 淡泊? 禁欲主义<
stoke 司炉E 斯托克斯E 吃5
stolen 失窃> 退赃: 销赃7 分赃6 赃物6 偷窃3
stolid 神经6 热情4
stomach 胃7 肚子7 欲望5 食欲5 吃4 忍受3
stomp 跺H 跺脚A 践踏9
stone 石头< 石制8 石子8 石8 结石6 职业者6 起脚4 纪念碑4 醉酒4 果核4 基石4 核3 宝石2
stoneheng 石柱H
stoner 投石= 石块9 琢8 果核6
stonewar 瓷器H
stonework 石方< 石造< 造物< 石8 石匠8 细工6
stong 强迫5
stoni 石9 无情6
stool 凳子< 新枝< 粪便8 大便8 凳8 诱捕5 媒4 厕所4 悔罪3 密探2 浸水2
stoop 佝偻@ 弯腰? 弯7 屈从5 堕落3 弯曲3
stop 停止E 停机; 停: 止付5 停下来3 填充物3 填塞料3 幛3 音栓3
stopgap 权宜7 权宜之计7 补缺6 过渡性4 中途4
stoplight 信号灯A
stopov 中途7 停留6
stoppag 停付> 停工7 堵塞3 阻塞2 截止2
stopper 木塞> 闭嘴> 塞住7 制止4
stopwatch 码表N 计时表N
storabl 存储量8 存储3 性2
storag 存储器C 存储? 存储系统3 存储管理3 存放处3
store 存储< 商店7 物资7 存储转发5 储存4 店铺3 存储状态3 用品3 存储器3 仓库2 库存2 店2
storefront 店面Z
storehous 储藏所H 宝库9
storeroom 储藏室9 库房8 货栈5 入库5 仓库3
storey 层楼H 楼层> 楼>
stori 阅历9 用户故事7 品牌故事7 剧情5 故事5 传奇4 小说3 窃贼3 经历3
stork 鹳Z
storm 激荡: 起风: 风暴: 攻关7 怒吼6 风波6 暴风雨6 猛攻5 震荡4 猛冲3
stormi 暴风雨9 粗暴6 激烈5
stormont 蒙特?
stornoway 斯托诺N
storyboard 分镜Z
storybook 故事书N 小说:
storylin 故事情节N 故事线E
storytel 故事= 谎话:
stott 斯托=
stoughton 斯托=
stour 灰尘8 强壮6 粉末5 苛刻5 吵闹4 骚乱4 严厉3
stout 胖子= 烈性8 刚强8 矮胖5 结实4 坚决3 啤酒3 勇敢3
stove 火炉? 窑=
stow 堆垛: 暂留: 陀: 斯托5 杜威4 装满4 收藏4 史3 装填3 贮藏2 复合2
stowag 堆存8 装载5 果5 堆5 装4 亏3 贮藏2
stowaway 乘火车C 偷渡者C 轮船7
stp 双绞线5 测试程序3
str 收发机=
strachan 斯特罗N
straddl 叉开= 跨坐= 立式; 跨年度9 观望6 套购4
strage 水银5 汞5
straggl 低空A 掉队< 散乱9 落伍8 蔓延5
straggler 掉队? 游荡6
straight 直线: 直线式6 直接5 直5 简明4 直运3
straightaway 通俗易懂A 立刻6 行进6 直4
straighten 弄直? 好转7 整顿6 线性化5 改正3 直2 清理2 起来2
straightforward 笔直7 率直5 正直3 明确2
strain 牵强附会: 滤出7 矫饰5 劳累5 紧张5 曲调4 尽力4 扭伤4 口吻4 拉紧3 应变3 滤过3 滤3 血缘3 张3 旋律3 种2 气质2
strainer 紧扣B 用力6 过滤器4
strait 峡9 窘迫8 海峡6 狭窄4 困境4 困难3
straitjacket 紧身衣E
strand 弄断: 搁浅8 搓6 触礁6 进退两难5 困境4 河岸4 落后3 绳3 陷于3
strang 陌生; 异乡; 奇妙9 不可思议7 生疏6 奇怪6 外地6 外行4 熟悉3
stranger 陌生人@ 局外人; 门外汉8 第三者3
strangl 扼死= 窒息而死= 勒死7 窒息7 压制6 绞死4 抑制3
stranglehold 颈6 压制4 束缚3
strangul 勒; 扼8 绞死7 勒死7 扼死6
strap 绑扎; 裹伤; 魁伟7 捆扎7 铁皮6 皮带5 胶带3 测3
strapass 夸张7 歪曲6
strapless 背带<
strapper 油工?
strasbourg 斯特拉斯堡Z
strat 斯特拉特F 斯特拉;
stratagem 计谋? 策略3
strateg 战略@ 战略物资9 战略决策8 战略规划6 战略性6 制订4 颇3
strategi 策略M 战略8 混合策略4 打法3 分段策略2 控制策略2
strategist 战略家Z
stratford 斯特拉特福N
strathclyd 克莱德?
stratif 层5 阶层5
stratifi 分层抽样7 成5 分层4 阶层3 分为3 随机抽样3
stratospher 同温层H 最上层A 学科7
stratton 斯特拉;
stratum 地层9 阶层8 层3
strauss 施特劳斯Z
stravinski 斯特拉:
straw 稻草> 一文不值: 麦管: 草帽7 吸管7 民意5 琐碎3
strawberri 草莓I
stray 杂@ 走失7 迷途5 彷徨4 散场4 迷失3 浪子3 流浪儿3 寄生电容3 迷路2
strayer 迷失?
streak 条纹: 飞跑6 条理5 斑纹4 拖3 倾向2
streaki 有条纹E 容易5 斑点5
stream 流D 流式8 人潮5 投产3 水流3 比特流3 下游工业3 流型3 流处理2 指令流2 直播2
streamabl 流式7
streamer 流光E 通栏标题E 饰带9 横幅4
streamlin 流线型C 合理化< 流线7 现代化3 精简3
streatham 斯特里特F
strech 超越6
street 街头> 街道= 华尔街7 市内6 街上6 马路4 华尔街日报4 街区4 集市3 拆借3
streetcar 有轨电车H
streetlamp 街灯N
streetlight 路灯N 街灯E
strength 强度D 实力8 抵抗力5 浓度4 人数4 屈4
strengthen 变强? 加强5 巩固5 上涨4 坚固3
strenuous 奋发= 费劲= 勤奋; 艰苦6 费力5
stress 应力I 加压力8 着重5 重音5 重读5 压力测试3 压测3 强调3 压力3 紧迫2 感到2
stretch 一段路8 连绵8 拉伸8 展宽8 伸展8 延伸8 张开4 一段时间4 伸缩2 加班2
stretcher 担架> 扩充器< 延伸5
stretchi 弹性5
strether 延伸7
strew 撒满N 散播8
strice 绝密件E 绝密:
strick 罢工8
stricken 受灾A 衰老8 打击4 伤3
strickout 线3
strict 严格G 详尽3
stricta 狭义<
stricti 严格3 说2 意义2
stricto 狭义9
strictum 严格3
strictur 狭窄7 指责6 束缚5
stride 大步? 跨过> 迈> 步幅: 步态6 进步4 跨3
strident 吱吱C 刺眼= 尖锐5 刺耳4
strife 内乱: 争吵5 竞争2
strike 罢工D 勾销6 刺透4 罢市4 罢课4 除名3 总罢工3 打动3 遇见2 触礁2 生根2
strikebreak 罢工4
strikeout 出局=
striker 打击者I 罢工3
strikethrough 下划线3 上述3 线2
string 字符串N 串F 符号串4 串起2 收紧2 细绳2 空串2
stringenc 紧迫< 银根紧5 严厉4 说服力4 迫切4 严格3
stringent 严苛B 银根紧8 迫切6 严厉4
stringer 弓弦B 上弦= 纵梁9 楼梯5
stringi 纤维7 绳6 粘性4
strip 磁条8 带状7 剥去6 剥离6 脱衣6 脱衣舞6 长条6 条纹5 条状5 拆封4 脱衣服4 去除4 带状线3 磁卡3 条3 端接2 剥2
stripe 条纹; 星条旗: 斑纹: 微带9 坐牢9
stripper 露天矿: 低产9 枯竭5 剥皮4 剥4 刮3 卸3
strive 斗争: 努力7 奋斗7
strobe 通; 频闪仪: 闪4 闪光2
stroboscop 仪;
stroke 笔划K 冲程8 尾桨6 抚5 描5 中风5 摩5 行程3 划2
stroll 闲逛< 漫步9
stroller 散步; 流浪者8
strong 强D 雄厚7 强而有力5 坚挺5 稳步4 真凭实据4 强制手段4 坚强3 强劲3 保险柜3 威力3 看涨2 强有力2
stronger 强劲> 强权:
stronghold 大本营H 堡垒; 要塞8
strongman 大力士A
stroud 呢; 毯子;
struck 受灾户A
struct 结构4
struction 树形7
structur 结构Q 结构化9 数据结构5 控制结构3 程序结构3
structuralist 语言学家? 主义者4
struggl 苦斗< 奋斗9 权力斗争9 争霸9 阶级斗争6 争夺5 努力5 挣扎4 内乱4 斗争3
strum 弹拨C 漫不经心> 奏:
strustur 圈闭= 闭合4
strut 趾高气扬= 高视阔步9 支柱7 肿胀5 炫耀3 杆2
stuart 斯图亚特E 斯图尔特?
stub 存根? 连根拔6 树桩6 熄6 烟蒂5 断肢5 桩3 例程3 残余3
stubb 斯塔B 布斯?
stubbi 秃7 浓密6 粗4 又4
stubbl 茬N 残株E
stubborn 执拗: 不听话: 倔强9 棘手8 顽固6 顽强5
stucco 灰泥> 粉刷=
stud 领扣? 大头钉; 种马8 钮扣7 点缀5 镶嵌4 散布4
student 学生= 留学生< 学生守则8 研究者7 研究生3 学者2
studi 研究F 书房5 求学5 试作5 思索3 读书2 复习2 研究法2
studio 制片厂9 演播室9 画室6 适用6 于5 工作室3 充分利用2
studious 勤学? 好学9 用功8 学问4 故意4
stuf 喂饱= 填料6 填塞6 填充6 填入5 塞满5 补3
stuff 织品8 上等货5 素质5 废话4 狼吞虎咽4 装填3 废物3 东西2
stuffer 填充6
stuffi 固步自封C 自以为是= 闷热9 乏味5 窒息5
stultif 愚弄;
stultifi 错乱7
stumbl 绊倒: 蹒跚而行: 失足7 失策6 犯错5 踌躇4 蹒跚3 困惑3
stumer 假3 钞票3
stump 砍断= 树桩9 难住9 残株9 烟蒂7 讲演7 挑战4 蹒跚3
stun 打昏: 昏迷7 昏头昏脑7 令人震惊6 绝妙5 目瞪口呆4 受惊4 震惊3 猛击3
stunner 出色9 绝妙9 令人震惊6
stunt 发育不良> 特技: 绝技: 花招: 成长7 噱头6 手腕5 杂2
stupefi 木鸡< 昏迷6 知觉4
stupend 惊人7 巨大5
stupid 愚蠢: 糊涂5 麻木4
stupor 人事不省? 麻木5 感觉4
stuprum 同居6
sturdi 强健A 健全7
sturgeon 鲟鱼Z
stutter 结结巴巴A 口吃;
stuttgart 斯图加特Z
stx 正文2
style 样式O 风格7 文风4 款式3 工作作风3 文体2
stylesheet 样式表C
styli 针6
stylis 风格化< 写实< 格式化2
stylish 潇洒9 风格5 流行4
stylist 体裁= 时装= 文体8 学家2
styliz 程式化A 风格化:
stylus 唱针< 铁笔< 笔9 针8
stymi 境8 阻挠4 困难4 为难4 困境3 阻碍2
suabl 控告3 起诉3
suam 自诉;
suao 苏澳港N
suasion 劝说? 劝告9 道义上7
suav 文雅: 柔和6 温和5
sub 转租3 襄理3 订户3 支行3 副代理人3 转包3 总成3 分处3 分包商3 次3 潜水艇3 分租2 分院2 傻子2 低于正常2 副标题2
subaddress 子3
subaggreg 子集7
subalgebra 子代数Z
suballoc 细5
subalphabet 字母表7
subaltern 中尉> 部下; 下级6
subarea 子域8 跨越6 子4
subarray 子3
subatom 原子8 逊5
subautomaton 连接子? 自动机3
subblock 子群>
subboard 插件5
subbox 小格子Z
subcas 情况3
subcatalog 子目录A
subcategori 子类8 范畴6
subchain 子3
subchannel 子4 通道4
subcircuit 分支2
subclass 子类D 集子5
subclaus 判定2
subcod 段子;
subcommand 子4 型2
subcommitte 小组4
subcompil 编译程序3
subcompon 分量3
subcondit 子3
subconfigur 格局?
subconsci 潜意识K 下意识= 意识4
subconsist 相容6
subconstractor 转包9
subcontin 次大陆Z
subcontract 转包合同H 转包7 分包7
subcontractor 转包: 承包者9 分包5 承包商3
subcontrol 分站7 副3
subcultur 亚文化E 培养6
subcutan 皮下L
subcycl 子3
subdata 子3
subdetermin 行列式?
subdirectori 子目录L
subdispatch 调度3
subdivid 细分: 分3
subdivis 细分F 分部3
subdomain 子域8
subdu 减弱6 清淡5 屈服4 克制4 柔和3 抑制3 压制3 服从2
subdupl 平方根;
subel 子3
subellipt 半圆E
subentri 入口4
subevalu 求值6
subexit 出口3
subexpress 子4
subfield 子域5 子3
subfil 子6
subfold 其子= 子3
subformat 子2
subformula 公式3
subfram 框架2
subfunct 子函数8
subgener 子代H
subgoal 子目标S
subgraph 子6 空子4
subgroup 子群D 小群A 隶属6
subhead 副标题7
subhierarchi 层次5
subhologram 全息图9 亚5
subhost 卫星4
subil 控告3 起诉3
subinterrupt 子3
subinterv 区间5
subitem 子项H
subject 主观< 主体: 主语5 臣民4 主观性4 受限于4 臆想4 为准4 主题3 有待3 签订契约3 主题标引3 隶属3 主观因素3 标目3 主词3 查实2
subjecte 国民6
subjug 克制: 征服9 镇压6 平息3 服从2
sublanguag 子3
sublattic 子格H 亚8
sublay 访问控制5 层3
sublevel 次4 级2
sublim 升华= 高尚6 纯化6 壮观5 崇高4 卓越3 庄严3 顶点2
sublimin 下意识A 意识5
sublin 辅助线> 副4
sublink 链路3
sublist 子表M
sublock 锁4
sublog 子2
subloop 回路4 环路4
submachin 机2
submarin 潜水艇< 海底9 疾行8 海5
submask 屏蔽5
submatrix 方阵6 集子5
submenu 菜单6 菜单项5 选单4 子4
submenus 菜单项3
submerg 水中= 水下; 浸水7 潜入5 淹没4 陷入4
submers 沉入? 潜水7 潜5
submicrocomput 超3
submicron 微米E
subminiatur 小型化; 超小型6
subminitim 超小型7 计时器3
submiss 呈递8 服从5 投稿4 我4 提请4 谦恭4 屈服2
submit 呈请6 提交5 报送4 投稿4 呈3 地价3 屈服2 受到2
submitt 建议2
submodul 个子6 中子5 子3
submodular 子3
submonitor 监控2
submortgag 押7
submultiplex 多路4
subnam 名字3
subnanosecond 亚= 纳秒4 毫微秒3
subnet 子网掩码< 通信子网9
subnetwork 子网F 通信子网7
subobject 子目标?
suboperand 操作数3
suboptim 次优: 次5 最优3 太3
subordin 下位7 下属5 属下5 从属4 第二位4 附属3 下级3 从属关系3 隶属2 资2 次要2
suborn 唆使=
subpag 页3 子3
subparagraph 分段3
subparamet 子2
subpath 一起3
subpattern 子模式5
subpictur 子4
subplot 次要情节H 陪衬H
subpoena 传审= 传唤7 传票6
subpool 子3 存2
subport 子6 端口地址4 端口3 出入口3
subprim 近乎? 一流5 准3
subproblem 子3
subprocedur 子3
subprocess 子3
subproduct 副产品8 乘积4
subprogram 子程序A 辅4 程序运行3 哑子2 程序定义2
subpurchas 买5
subqueu 队列2
subrang 子域5 界4 子4
subrecord 子2
subrent 所付E
subreptiti 隐瞒事实C
subresult 结式<
subro 代位8 代替3
subrog 袭9 代位9 代位继承5 代位权5 取代4 书3
subroge 取代;
subroutin 子程序N 程序化3 子2
subrun 子3
subsampl 子样本C 次级6 二次3
subscal 氧化物?
subscan 扫描5
subschem 子模式6 子3
subschema 子模式@ 架构4
subscienc 科学5
subscrib 认6 认购6 捐献者5 订阅4 用户4 呼叫者4 订户4 服务站3 签署3 认定2 预订2 捐款2
subscript 下标A 认股= 认缴: 认购9 订金4 订费3 订阅3 认购价3 认购股3 起始值3
subscriptor 签名者C 署名3
subsecond 亚=
subsect 分部3 分段3 分区2
subseg 子3
subsemant 归结4 语义2
subsequ 后来: 后续: 后继6 接下去6 却4 随后3 决2 日后2 接续2
subsequen 犯意8
subservi 从属性= 奴性9 奉承8 辅助性8 谄媚5 有用5 帮助3
subset 子集R 子集合4 超子2
subsid 陷没8 下沉7 沉淀6 沉降6 建房6 补贴4 资助3 补助3 补助金3 津贴3 私营2
subsidari 子公司8
subsidi 保健费9 补助金7 国家补贴6 补贴6 津贴5 反补贴4 补助2
subsidiari 附属; 子公司7 明细7 明细帐6 补助5 辅助3 副业生产3 辅助生产3 副业2 辅助信号2 辅币2
subsidis 消退= 资助5 下沉5 补助金5 平息3
subsigilo 机密4 极3
subsisbnc 自治6
subsist 生存9 生活5 生活水准4 生活费3 生活资料3 生活费用3 现存3 加工厂3 社会保险2 供养2
subsitud 司法官7
subspac 路子9 集子8
subspeci 亚种Z
substanc 主旨8 物质利益6 副产物6 危险物品5 有害物质5 实质性5 实质5 牢固3 毒物3
substandard 不合规格= 低于5 以下2
substant 实质性9 实词7 实质问题5 实体4 实质3 坚实3 刑3 实体法3 名词3
substanti 实质7 实体法4 实体化4 本体4 大体上4 殷实2
substantia 实质性6 重大5
substat 分局= 台3 所2
substep 子步N 分步7
substitut 代换< 替换: 置换8 代替6 代用6 替代5 代换性质3 代用品2
substitutio 补充5
substitutionari 代用8 替代3
substiut 代用品<
substr 子串S
substract 清减N
substrag 衬底?
substrat 衬底G 基片< 酶9 基质6 底层3 地层3 基底3
substratum 基底=
subsubtre 子2
subsum 一类= 纳入; 归入8 归类5
subsumpt 包孕K 归类8
subsynchron 次4
subsystem 子系统X
subsytem 光学6
subt 敏锐6 巧妙6 精细6
subtabl 子表?
subtabul 子表;
subtask 任务分配4 子4 主子3
subten 转租< 佃8 转借8 承租人5
subterfug 遁辞: 遁词9 托辞7 藉口6 托词6 借口6
subterranean 地下< 地下室8
subtest 测验5
subtext 潜台词H 意思6
subtitl 副标题> 字幕<
subtl 微妙7 稀薄6 灵巧5 敏锐4 精细4 狡猾3
subtleti 微妙< 精明7
subtot 汇总9
subtotal 合计6
subtourna 比赛6
subtrac 追踪7
subtrack 轨道4 道3
subtract 减法E 减: 全减器8 减法器7 减去6 扣掉6 相减5 加减器4 加减3
subtractor 减法器> 减数8 加减器7 减法4
subtrahend 减数C
subtransferor 再3
subtre 空子5 子4
subtrop 亚热带Z
subtyp 子6
subunit 子3
suburb 住宅区; 郊区; 市郊5 边缘2
suburban 土气@ 郊外; 见识; 郊区居民9 郊区8 偏狭6
suburbani 稼E
suburbanit 郊区居民H
suburbia 郊区居民> 郊区<
subvalu 子2
subvent 补助金6 服役4 津贴4 补助3
subvers 颠覆E 破坏分子: 败坏6 打倒5 死亡3 破坏性2
subvert 颠覆者@ 亡9 破坏者6 颠覆5 推翻5 毁灭3
subvoic 亚音频< 亚<
subway 地铁G 地道=
subword 子2
succeed 成功7 随后6 接替5 以后4 继承2
success 成功B 继承< 逐次8 一帆风顺4 接班4 接连4 演替4 继位3 全面继承3 相继2 得标人2
successio 继承5 法定继承4
succession 继5
successioni 期望4 希望3
successor 后继B 继承者8 接任6 继位5 继承人5
succinct 简洁< 简便9 紧缩5
succul 多汁H 水分9
succumb 屈从7 屈服7 死3
suck 吮< 初出茅庐9 吮吸8 吸8 吸入3 生意3 失望3 吸收2 奶2
sucker 乳儿N 吸管E
suckl 吮吸A 哺乳< 养育6
suction 吸力A 吸< 吸入5 吸引3
sudan 苏丹H
sudanes 苏丹人N 苏丹A
sudburi 萨德伯N
sudden 忽然: 突然8 意外4 即刻4 作成4 急速3
sudo 超级5 重试3 身份2
sue 提出诉讼8 起诉6 救护4 起诉权3 防止3 求得3
sued 麂皮> 皮革= 山羊皮:
suez 苏伊士R
suf 后序A 后2
sufac 表面5
suffer 因而: 苦于7 遭受6 患病5 受难者5 精神痛苦5 免税单4 容忍4 宽容4 受苦4 患者3 害3 苦难3 受害者2 经历2
suffic 足够6 满足4
suffici 足够: 充足7 自给自足7 充分5 充分条件4 自负2 不足2
suffix 后缀L
suffoc 噎住? 闷死? 窒息< 闷: 受阻6 熄3
suffolk 萨福克K 福马C 萨克C
suffrag 参政权> 选举权< 祷7 投票权5 普选3
suffragett 参政权6 论者4
suffragii 投票权7 选举权6
suffragium 选举权8
suffus 遍布; 弥漫: 充满4
sugar 糖块9 粗糖9 款子7 值钱7 糖6 白糖6 加糖5 血糖5 大笔5 甜言蜜语5 糖类4 甜蜜4 粉饰3 美化3
sugarbeet 甜菜C
sugarcan 甘蔗H 蔗H
sugari 含糖E 甜8 糖7
suggest 建议R 影射3 提示性3
sui 第一3
suicid 自杀= 自杀未遂: 自杀性9 绝命书6 自杀者5 畏罪自杀4 自缢4 杀死3
suit 诉讼7 套房5 组曲5 继之5 诉3 原诉3 析产3 套装3 败诉3 随员2 主诉2 套2
suitabl 相配; 合适5 适当4 适合3 适宜3
suitcas 手提箱N
suitor 求婚者? 起诉人6 请愿4 原告2
suitress 起诉人7 女4
sujet 没出息? 饭桶< 无赖5
sulfat 脂? 硫酸盐<
sulfid 硫化物N
sulfur 硫磺D 含硫= 硫6
sulk 闹情绪A 不悦< 闷闷不乐: 愠怒9 生气3 高兴3
sulki 阴沉7 生气6
sullen 绷着脸< 愠怒9 沉闷5 阴沉4 忧郁4 高兴3
sulli 脏污< 玷污5 弄脏5 污点5
sullivan 沙利文N 苏利文N
sulphat 硫酸盐C 酯>
sulphid 硫化物N
sulphur 硫F 凶狠; 硫磺6 亵渎5 恶毒5
sultan 苏丹H
sultri 闷热; 放荡6 粗暴5 激烈4
sum 求和6 总结5 数4 概述4 积3 平方和3 总额3 总数3 合计3 保险金额3 一次3 检验位3 总计3 校验位2 结论2 整笔2 略去2 总和2
sumatra 苏门答腊岛Z
sumggl 私运> 鸦片6
summam 总之> 来说;
summar 总结8 求和6 汇总5 概述3 归纳2
summari 汇总表? 汇总8 简易7 决6 简易程序5 概要4 即4 总计4 摘要3 鉴3 总表3 概况3 短评2
summarili 概略; 立刻9 概要7
summarilti 处死;
summaris 总结6 概括4 概述4 摘要3
summat 和校验9 求和6 某事4 某4 某物4 总和4 累加3 合计2
summer 夏天@ 萨莫斯@ 避暑@ 全盛时期; 夏季; 加法器2
summertim 全盛时期E 夏季E
summit 最高级> 首脑会议: 政府首脑8 阶层5 顶点3
summon 传票< 传唤; 召唤5 传讯4 号召4 速达3 唤出3 召集3 振奋2 传到2
summsri 简要:
summum 峻法? 苛法? 极权?
sumner 萨8 姆4
sump 机油箱E 水坑? 坑:
sumptuari 消费3
sumptuous 奢侈9 华丽6
sun 阳光= 晒太阳9 周日8 太阳黑子7 太阳5 晒5 日光4
sunbath 日光浴Z
sunbeam 阳光?
sunburn 晒斑= 退色< 晒黑: 炙9 晒7 焦2
sunda 圣代N 冰淇淋8
sunday 星期日J 星期天@ 业余4
sunderland 德兰E
sundial 日晷N 日规N
sundown 女帽E 日落< 阔8
sundress 裙F 背心:
sundri 杂项> 各种= 杂物6 各式各样4 杂货3 种种3 杂费3 杂项收入3
sunflow 向日葵Z
sunglass 太阳眼镜K 墨镜C 太阳镜C 凸透镜;
sunk 沉没@ 焚毁4
sunken 沉没8 凹6
sunlight 日光?
sunlit 照射B
sunni 阳光充足C 太阳8 乐观6 快乐4
sunris 拂晓H 日出H 黎明<
sunscreen 遮光A
sunset 晚年N 日落A
sunshin 光明> 晴天> 阳光9
sunspot 太阳黑子A 雀斑=
suntan 土黄色> 军服= 晒黑:
suo 本身@
sup 呷C 进晚餐C 啜= 啜饮= 一口8
super 派生类8 冗员6 跑龙套6 超级6 超4 用来4 超级计算机3 特大号3 商场3 特级品3 特大3
superannu 体弱> 年老5 淘汰5 退休金4 退职4 废弃2
superb 极度6 华丽5 极好5
superbar 横9
superbl 雄伟9 庄重7 壮丽5
supercargo 上等货9 负责人8
supercharg 动力6
superchip 高密度8 超级4 芯片3
supercili 目空一切> 自大7 傲慢5
superclass 母9
supercommut 超5
supercompil 超5
supercomput 巨型机A 超巨型8 超级计算机6 巨型计算机5 超级4
superconduct 超导S
superconductiog 超导@
superconductor 超导体N 导电体E
superconsist 相容8
supercrit 监<
superego 自我6
superemaci 至上8
supererogatori 以外7 份5 多余3 职务3
superfault 超7
superfici 浅层; 浮面; 表面性; 肤浅9 表面现象7 一知半解6 浅薄6 表皮6 地上权5 表面3 深3 外表2 平方2
superficiari 地上权> 屋6
superfin 特级B 精选8
superflu 多余? 奢侈4 过剩3
superfram 超5
superfund 超级6
supergraph 超图= 母;
supergroup 超群L
supergrown 生长7
superhero 英雄=
superhigh 超高频= 超高速9
superhighway 高速公路B
superhug 超大型E
superhuman 超人9 人类4
superieur 规范3
superimpos 层理: 叠加6 添4 加上4 阶层3 重叠2
superintegr 高密度A
superintend 总监6 工部5 监督5 主管4 厂长4 负责人3 校长3
superior 高傲7 高级法院6 资源优势6 上等品6 上司5 长者5 出众4 上级4 优越3 上级法院3 抗拒3 占优势3 务2 不可抗力2
superkey 超7
superl 最高级5 无比5 最好5 过度3 程度2
superlanguag 母6 超3
supermachin 巨型机=
superman 超人B
supermarket 超级市场E 超市; 自助5
supermicrocomput 超3
supermicroprocessor 超5
superminiatur 超小型? 小型化8
superminicomput 超小型;
superminifloppi 超小型=
supermodel 名模N
supern 超国家I
supernat 浮9
supernatur 神奇E 超自然<
supernova 超新星Z
superpacket 复合3
superpipelin 超级5 流水线5
superpos 叠加>
superposit 叠加I 叠加定理9 权重7
superpow 核大国= 超级大国; 强权8
superprofit 超额利润<
superquick 超速;
superscalar 超标H
superscript 上标S
supersecret 绝密>
supersed 充任> 接替6 取代5 替代3 职务2 代替2
supersedea 中止执行< 令状4
superserv 超级服务器Z
supersess 撤换< 废弃4 代替4
superson 超声= 超声波;
superst 超级大国H 超国家?
superstar 明星;
superstit 迷信6 著6 子孙5 后代4
superstiti 迷信D
superstor 超级6
superstructur 上层建筑H 上部:
supersystem 超级6
supertax 附加税4 所得税2
supertox 剧毒=
supertyp 父7 超3
superus 超级<
superven 事后7
supervis 监督@ 审判监督6 程序管理4 行政监督4 财政监督4 监督管理3 互相监督3 监督权3 监督者3 监工3 监控3 监理2
supervisor 管理程序A 访6 监事会4 监督者3 指导者3 管理者3 监事3 监察员3 管2
supervisori 监控7 监察机关5 监理5 监督权5 管理控制3 监察权3 管理程序2 管理2 中继站2 监察2
supervisoti 监督4
superword 超5
superworkst 超级6
supin 仰卧E 掌心E 懒散7
supper 晚餐N
suppert 支持性< 赞助4 资助4 支援2
suppl 逢迎@ 柔软8 顺从7 易2
supplant 排挤掉N 代替5
supplement 补遗9 补充7 增刊7 补充物7 补角7 增补6 追加5 补充协议5 附则4 补编4 补助费4 补足4 附录3 不计3 补贴2 追加预算2
supplementari 补充@ 追加8 补充规定5 追加预算4 附加税3 增补3 追缴2
supplendam 份4 继4
suppli 供应@ 供给= 电源9 供应品9 物料8 用品7 供应价格4 供求4 供销3 供需3 供电3 供应链3
supplic 哀求@ 祈求< 祈愿< 恳求9
supplicium 极刑? 死刑6
supplier 供应者D 供应方9 供应商8 卖方5 供货4 购料4
support 支持L 支援B 支持系统3 后盾2 护身2 赡养2 扶养2
suppos 信以为真9 假使9 看上去6 推想6 恐怕5 想像4 想象4 料想4 推测4 以为3
supposit 推想= 想像4 推测4 假定2 推定2
supposititi 顶替: 假名字9 冒充8 孩子4 抱2
suppres 消9
suppress 抑制= 可抑制; 消4 镇压4 查禁3 印行3 抑3 忍住3 平定3 止住2
suppressor 抑制器I 栅极7 保护器6
supra 承付7 如上所述7 述及3 参加2
supran 超国家?
suprem 最高9 最高法院7 终极4 至上4 宪法法院4 国务会议3 崇高3 霸权2
suprema 重要3 最高3
supremaci 霸权< 白人5 至高无上4 至上3 权力3 优势3 制空权2 优越2
supremacist 大男人主义? 至上5
supressor 抑制器;
supt 管理人员5 监督3
sur 不和蔼? 面孔; 乖戾6 粗暴4 阴沉4 无礼3
surcharg 附加税: 附加费9 加收8 僻5 超值5 超载4 滞纳金3
sure 确实; 确保7 确定7 吗5 要3
sureti 保证6 担保人3 担保3
suretyship 连带保证6 保证5
surf 冲浪A 拍岸? 海浪; 网上7
surfac 表面@ 面> 曲面= 浮出4 水面4 基准面3 开关曲面3 自由面3 清洁度2 水平面2
surfboard 冲浪板G 滑水E
surfeit 厌腻; 沉溺于9 恶心5 过度5 食5 饮食3
surfer 冲浪B
surfin 最高级>
surg 浪涌C 汹涌8 间歇自喷8 澎湃6 奔腾5 冲击4 保护器4 尖峰3 巨3 猛冲3 颠簸3 放松3
surgeon 外科医生F 军医: 医8
surgeri 手术@ 手术室? 换球? 外科学= 外科9
surgic 外科手术? 外科> 外科病房= 外科医生7 病例6 手术5
surmis 臆测> 猜测6 推测5
surmount 战胜8 克服8 超越5
surnam 别号? 绰号< 姓氏; 姓8
surpass 凌驾A 胜过6 超越5
surplus 盈余N 剩余6 公积5 剩余价值3 过剩3 公积金2 顺差2
surplusag 过剩6 多余5
surpris 突袭; 出人意外: 撞见: 诧异: 惊讶9 突如其来7 惊奇6 奇袭4
surreal 超现实主义H 离奇7 真实3
surrealist 超现实主义A
surrebutt 第三次7 辩驳4
surrejoind 辩驳8
surrend 投降7 交回6 缴售5 自首5 退保5 投案自首4 放弃3 交出3 解约2
surreptiti 偷偷7 鬼鬼祟祟5 偷偷摸摸4 暗中4 秘密3
surrog 替代者= 代位5 代用品4
surround 包住7 外层6 周围5 环绕3 包围3 围绕3 外侧2
surt 秘密警察A
surtax 附加税= 调查表4
surveil 严格监督5 属性数据5 看管4 监视4 监督2
survey 调查: 勘察8 纵览5 通盘考虑5 抽样调查4 检验4 测量3 问卷设计3 定期检验3 物探3 文献综述3 审视3 典型调查3 货损检验3 幸存者3 鉴定3 俯瞰2 问卷2
surveyor 检验员; 师9 测量员8 鉴定人4 验货3 验关3
surviv 残存; 幸存8 生还8 赖以生存8 辛5 生存分析5 幸免5 健在4 依然4 幸存者4 生存3 遗族3 下来3 替3 活3
survivor 生还者> 遗族< 生存者: 幸存者8 辛5
survivorship 生存者E 生存3 生存权3
survsi 验6 船舶2
susan 苏珊Z
susanna 苏珊娜H
susannah 苏珊娜H
suscept 易8 感5 敏感性4 容许3 感情2 灵敏度2
sushi 寿司Z
susi 苏西N
suspect 嫌疑犯H 嫌疑9 可疑5 怀疑者5 涉嫌4 可疑人物4 凶杀3 猜想2
suspenc 悬而未决6 暂记5 中止2
suspend 暂停: 缓期7 悬浮6 中止5 暂停状态4 背带4 吊3 悬2
suspendatur 缳< 处以6
suspens 暂记= 悬念5 悬疑5 中止5 停职4 暂3 中止执行3 未决3 暂时中止3 暂收款3 迟迟3 待处理3 暂停营业2 任用2 停业2
suspici 可疑9 多疑9 猜疑8 怀疑5 行迹4
suspicion 嫌疑B 疑案5 怀疑5 疑心4 涉嫌4 无可置疑4 觉察3
suss 推测4 调查3 推断2
sussex 苏塞克斯Z
sustain 持续性6 蒙受6 维持性4 持续4 扶养4 不懈4 遭受3 证实3 忍受3 持久2 足2
susten 营养物9 生活资料8 生计8 食物4 维持3
sutcliff 克利夫<
sutherland 萨瑟兰R
suttl 净重:
sutton 萨: 顿3
suzann 苏珊娜H
suzerain 宗主国?
suzerainti 宗主E 宗主权E
suzi 苏西N
suzuki 铃木Z
svc 虚拟3
svg 图像4 配合3 任何3 不会3
svq 塞维利亚E
swab 汲> 拭: 拖把9 擦洗7 签4
swaddl 襁褓K 束缚4
swag 花饰: 洼地7 垂6 珍贵5 摇晃4 赃物3
swagger 妄自尊大= 大摇大摆8 吓唬8 虚张声势6 威吓5 恫吓5 吹牛5 吓人3
swahili 斯瓦希里N
swallow 咽= 喉; 燕子; 吞下; 吞咽8 咽下8 吞7 吞没5 轻信5 淹没3 耗尽3 忍受2
swamp 击溃9 进退两难7 沼泽7 淹没4 陷于4
swampi 松软; 沼泽: 湿地9
swan 天鹅D 才华: 闲荡5 蜿蜒4
swank 出风头E 虚张声势; 优雅5 炫耀4
swanki 爱出风头M 炫耀6
swann 旺=
swansea 西6 温5 斯2
swap 交换; 交换文件8 套换8 对换6 换入4 两侧3 以货易货3 左右端3
swappabl 程序段3 交换3
swapper 交换器9 对换6 转换器2
sward 定额5
swarm 蜂群? 云集; 攀8 一块6 挤满5 爬4 群3 群集2
swarthi 黑黝黝N
swat 全垒打> 用劲> 重拍: 下去8 打4
swatch 样品5 样本5
swath 刈= 裹5 一条5 绑4 绷带4 一行3 带子3
sway 影响力5 歪4 摇摆3 摇动3 动摇3 转向2 倾斜2 统治2
swear 宣誓就职8 发誓6 弃绝5 伪誓5 宣誓5 誓言3 誓3 立誓3 咒骂3
swearer 发誓5 者5 证实2
sweat 汗> 水珠; 血汗: 水气8 汗水8 汗流浃背8 懊恼6 榨出5 浸湿4 出汗4 渗漏4 渗出3
sweater 毛衣@ 运动衫< 毛线9 出汗9 衫6
sweati 出汗? 吃力=
sweatshirt 长袖E
sweatshop 血汗=
swede 瑞典人N
sweden 瑞典I 瑞典语6
swedish 瑞典语G 瑞典D 瑞典人>
sweeney 威尼N
sweep 扫荡9 扫描7 冲走6 刮起6 席卷6 环视6 扫描时间6 扫6 扫除5 肃清5 全胜5 掸5 扫射4 视野3 现金结算3 扫视3 扫描线3 猛拉2 打扫2
sweeper 清扫夫L 扫雷>
sweepstak 赌金: 抽彩7 竞赛4 比赛4
sweet 芳香: 低硫9 甜蜜8 咸7 悦耳7 惬意7 甜美6 讨人喜欢5 美妙5 情人4 甜4 糖果4 和蔼3 灵活2
sweetcorn 甜玉米Z
sweeten 变甜C 代糖= 悦耳9 加糖8 甜5 温和3
sweetheart 心上人C 爱人8 爱慕8 求爱7
sweeti 甜食> 爱人; 情人:
swell 肿胀; 隆起7 增大6 肿大5 突起4 优秀4 巨浪4 膨胀3 骄傲3 一流3 上涨3
swelter 中暑C 难受= 闷热9
swerv 突然转向= 转弯; 背离; 转向4 弯曲3
swift 雨燕: 蝙蝠5 蜥蜴5 很快5 滚筒4 即刻4 立刻4 蛾3
swig 牛饮< 满满9 鲸8 喝7 痛饮6
swill 泔> 涮> 痛饮7 冲刷7 冲洗4 喝4
swim 游泳< 游8 眩晕7 浮起5 充溢5 潮流4 漂浮4 浸3 信心3
swimmer 游泳<
swimsuit 游泳衣Z
swindl 骗局6 诈取6 诈骗5 骗取5 欺骗4
swindler 诈骗者< 受骗者9 骗子4 骗4
swindon 史<
swine 猪9 家伙5
swing 大力6 爵士音乐6 音律6 秋千4 逻辑摆幅4 大幅度4 摆动4 许4 长期趋势4 大摇大摆3 市场趋势3 节奏3 替班3 吊3 有力3 挥舞2 涨落2
swinton 温6 顿4 斯3
swipe 挥7 偷6 起重5 碰5 尖刻4
swirl 漩涡= 漩; 涡7 涡流5 眩晕4 盘绕4
swish 嗖嗖@ 嗖> 漂亮3 时髦3
swiss 瑞士I 瑞士人? 腔调?
switch 开关M 交换9 转接6 切换6 转换3 交换式3 转手3 电闸2 调头2 道岔2 交换网2
switchboard 总机= 配电盘<
switcher 切换器J 转换器4
switchk 转换器3 转接3
switchov 切换3
switzerland 瑞士B
swivel 座架@ 转椅@ 轴承8 旋转3
swollen 涨水E 肿大; 骄傲7 夸张5
swoon 昏晕C 晕厥C 渐渐9 着迷5
swoop 突然袭击C 俯冲= 猛扑; 攫取7 抓取5
swop 以货易货<
sword 剑? 刀7 武力4 战争2
swordfish 箭鱼Z
swore 宣过誓= 结义< 不共戴天: 仇人: 盟兄弟: 决不6
sworn 宣誓5 发誓5
syatem 系统分析8
syb 和平6
sybas 贝斯; 赛5
sybil 女预言家N 女巫A
sycamor 悬铃木Z
sycholog 心理学:
sydney 悉尼Z
syke 赛克斯C 赛6 科斯6
syllabari 音节>
syllabl 音节@ 字音表8 字节7
syllabus 教学大纲E 课程表; 提纲: 摘要3
syllog 三段论S 三段式@
sylvan 乡村9 农村8 森林5
sylvest 西尔威斯N
sylvi 塞尔维Z
sylvia 西尔维亚N
symbiosi 共栖B 共存7 人机系统6 生活2
symbiot 共生N 共栖A
symbol 符号U 符号表3
symboleographi 起草5 书写3
symbolica 徵7
symbolis 象征5 用3
symlink 不要3
symmet 本位5
symmetr 对称O 匀称4 对称网络3
symmetri 对称性; 对称9 轴对称6 匀称4
sympath 同情者: 怜悯8 体谅6 支持者4 同情3 同意3
sympathet 交感神经= 同情9 感受7 同情心6 怜悯4 合意3 赞成2
sympathi 慰问9 吊唁9 同情7 怜悯5 赞同4
sympathis 吊慰; 表示同情; 同情者8 同感7 吊唁7 共鸣5 支持者3 赞同3 同意3
symphon 交响E 交响乐? 声4
symphoni 交响曲N 交响乐E
symposia 研讨会A 讨论会9 会议3
symposium 专题H 座谈会A 报告会A 讨论会6
symptom 征兆C 症候; 征候8 症状8
symptomat 征候C 症状8
symptomatolog 综合征A 症状;
synagogu 会堂< 犹太教; 犹太人5 集会2
synaps 突触H 神经7
sync 同步A
synchoron 假3
synchro 同步机C 全2
synchrocontrol 同步控制Z
synchrolock 锁定3 保持2
synchron 同步O 同步器6 同步化5 同步性5 同步操作3 过程同步2 进程同步2 合拍2
synchroni 同步3 论3
synchronia 同步4
synchronis 并列3 整3 校准2
synchronomet 计6
synchroous 二元6
syndet 连接3
syndic 辛迪加? 财团> 工团主义6 银团6 联合3 工联主义3
syndicat 工会6
syndrom 并发症> 综合征7 并发2 事物2
synerg 协作7 合作4
synergi 协同8
synergist 协同8 协作7
synod 会议5 教会4
synonym 同义词L 同义<
synopsi 大意9 概要6 简略5 摘要2
syntact 语法@ 句法; 语法学4 语法结构4 语法分析3
syntax 语法Q 语法错误4 语法分析3 语法检查3
synthes 合成器> 综合7 语音合成4
synthesi 综合= 合成5 程序综合5 综合法5 网络综合5 综合体5
synthesis 合成5 接合3 综合2
synthet 合成9 综合8 人工合成7 测时5 人造4 综合测试4 合成纤维4 评判3
syonptic 日记9
syphili 梅毒Z
syria 叙利亚N
syrian 叙利亚人H 叙利亚A
syring 洗涤器E 注射器< 洗涤9 注射8
syrup 果汁H 糖浆A
syrupi 糖浆A 伤感8 美妙7 甜6 甜蜜6
sys 页码6
sysadmin 运维H
syscon 系统配置N
sysem 工资制度A
sysop 操作员3
system 系统S 制度> 制; 控制系统4 体系4 文件系统3 操作系统3
systemat 系统化: 系统学7 系统抽样5 系统综述5 设计规范4 有条理4 分类学4 系统工程3 系统3 设计者3
systematolog 系统论H 论3 体系2
systol 心动E 脉动; 脉动阵列: 心脏6 收缩5
sythesi 合成6
tab 选项卡O 制表符: 拉环2 制表2 标签页2
tabbi 平纹H 起波纹9 斑9
tabernacl 暂居< 神龛< 礼拜堂9 壁龛6 帐篷5 肉体3
tabitha 瑟7 塔5
tabl 表J 符号表6 表格4 状态表4 换算表2
tableau 单纯形9 场面6 局面5 戏剧性3
tableaux 表格5
tablecloth 台布Z
tabledriven 驱动4
tablespoon 汤匙N
tablet 输入板@ 碑< 门牌< 匾8 药片8 界碑8 笔记簿7 平板6 绘图板3
tabletop 桌面;
tablewar 餐具E
tabloid 小报C 轰动性= 画报9 药片9 缩略8 扼要6 文摘5
taboo 禁忌D 忌讳? 禁止4
tabstop 高亮4
tabul 制表机A 制表> 制表键7 作成4 列表4 编3
tabula 结婚证书?
tabular 多样式7 表形6 表格3 数据表示3 栏式3 出纳3 译2
tabularum 十二8 铜7
tac 游戏6
tachomet 测速A
tachometri 测定法@ 转速=
tacit 默: 不苟言笑9 沉默寡言6 默契6 肃静5 缄默3
tacita 孳息;
tack 平头钉: 缝针: 大头钉7 大头针7 代人受过4 清偿3 食物3 方针2
tacki 破烂8 粘6 俗6 丽5
tackl 扭倒; 扭住: 复滑车8 滑车8 抱住5 装备5 卷起5 具4 用具4 抓住3
taco 墨西哥人= 煎< 玉米3
tact 机智8 得罪人8 老练6 好感6 得体6 流水作业5 节拍4 手法4
tactic 战术J 用兵9 一条4
tactil 触觉F 触觉式D
tactless 机智; 机敏9
tad 小孩子H 男孩; 少量4
tade 拆卸= 卸下7
tadem 串联@
tadpol 蝌蚪Z
tae 教学质量? 接入7
tael 银两N 两6
taelephonograph 录音机;
taff 胖> 肥胖;
tag 标记A 标签6 浑名4 签条3 结束语3 附加语3 口头禅2
taglin 口号@
tai 国际航空公司N
tail 尾9 尾部8 燕尾服5 限定5 嗣3 尾标3 搭3 随员3 特务2 懦夫2 辫子2 后面2
tailback 交通堵塞Z
tailer 结尾5
tailgat 挡板=
tailless 财产继承8
taillight 尾灯Z
tailor 裁缝< 干净利索8 成衣8 考究8 特制8 剪裁8 缝制8 专用型6 设计方案5 制作3 定做2
tailoredist 剪裁9
tailpip 排气管Z
tailspin 旋9 降落7
tailzi 遗嘱继承8
taint 沾污7 污点7 感染6 沾染6 腐坏4 污染3 耻辱3 腐败2
tait 泰特X
taiwan 台湾G
taiwanes 台湾人N 台湾?
taj 泰姬陵H 高帽H
taka 塔卡O
take 采取6 吃掉3 奏效3 棋子3 盘货3 进款3 清查3 采用3 获得3 估量3 提货3 起飞3 接管3 当作2 接手2 清点2 抢占2 办手续2 病倒2
takeaway 外卖@ 吃3 餐馆3
takecar 看守内阁N
takedown 卸下@
taken 借入4 销货折扣3
takeoff 起飞@
takeout 外卖8 替8 取代7
takeov 接管> 吞并;
taker 受者; 收票; 随行就市7 户口调查7 收取4 接受者3 打赌3 捕2
talbot 塔尔博特H 猎狗H
tale 诽语; 泄露秘密6 不言而喻4 语4 告密3 谎言3 故事3 谣言3 叙述2
talebear 搬弄是非@
talent 天资B 有才干? 天才7 才能5
talesman 补缺?
taletel 谗言N 告密9
taliban 塔利班Z
talio 以牙还牙A
talion 以牙还牙< 应得7
talioni 同态复仇E
talisman 法宝? 护身符? 驱邪;
talk 会谈7 谈到5 谈论4 讲话4 讲4 讨论3 对话3 贸易谈判3 多嘴3 含糊其词3 话音3 串音3 说3 说闲话3 演讲3 声控3 闲聊2 扰2 交谈2 话术2 方言2
talkat 多嘴? 饶舌7 说话4 喜欢3
talker 空谈者B 饶舌6 说话5 干扰信号3
talkin 聊天3 对话3
tall 夸大6 长3 高3
tallag 地租6
talli 理货= 点数8 点货8 理货单6 理货员5 计票4 总合4 加标签4 比分4 计数3 记账3 对应物3 吻合3 记分3 投票数3 赊卖3 清点2
talmud 犹太教;
talon 魔爪@ 爪>
tam 便帽? 公私;
tamal 粉蒸肉N
tambourin 手鼓N
tame 锋芒< 驯服< 平淡7 柔顺6 驯养5 开垦5 制服4 乏味3
tamil 泰米尔I 泰米尔语I
tammuz 坦; 兹3
tamp 夯> 夯实> 粘土> 捣9 固6
tamper 打夯机9 篡改6 别人5 贿赂5 假冒者4 拨弄4 阴谋家4 填塞4 伪造者3 捣3 橇3 行贿3
tampon 塞塞? 止血棉? 棉= 塞子6
tan 鞣@ 晒成; 鞣料; 鞣酸; 狠狠8 马戏团6 晒黑5 黄褐色5
tandem 串接> 一前一后8 两匹马8 纵列8 串联7 联网4 双人3 纵3 串行2
tang 刀柄: 墨角藻: 一声: 气味4 柄3 味道2
tangent 正切K 切线? 外切8 离题5 接触3
tangenti 特色7
tangerin 柑橘E
tangi 刺鼻C 盐味; 刺激性8
tangibl 有形资产= 有形8 相像6 知4 触摸3 确实3 明确2
tangilb 有形7
tangl 繁乱? 乱作一团; 缠结8 纠结7 缠住5 紊乱4 复杂4 纠缠3
tango 探戈舞Q
tanimoto 塔尼G
tank 油罐@ 罐7 储罐5 柜4 水池4 坦克4 油库4 存贮4 池塘4 储3 储油量3
tankard 一大C 啤酒杯=
tanker 油轮C 空中加油8 油船7 坦克5 油罐车4 加油3 货轮2 飞机2
tanner 硝C 制革= 六便士9 皮匠5
tannin 丹宁E
tannoy 天朗H 扩音A
tansfer 启事; 过户6
tantal 干着急K 逗弄C 逗引C
tantamount 相当于D 相当4 相等3 同等3
tanto 以此为限= 至此9 这个7
tantrum 发脾气A 发怒9
tantum 反驳者8 予以4
tanzania 坦桑尼亚Z
taoyuan 桃园L
tap 抽头; 出渣5 嘴子5 腹水5 轻叩5 轻敲5 啪4 水龙头4 接头3 窃听3 缠3 分流3 轻拍2 乞讨2 窃听器2
tapa 塔帕H
tape 带J 磁带B 纸带: 磁带机5 纸带机3 卷尺3 录播3 磁带库3
tapebreak 断8
tapedbuff 缓冲4
tapeless 数控3
taper 锥形; 尖削7 渐弱7 衰亡7 逐渐6 尖细5 操作工5 双层4 一头3 蜡烛3 尖塔3 渐3 分等级3 尖端2
taperi 文牍主义< 官僚主义9
tapestri 挂毯K 绒绣C
tapi 程序接口4 电话4
tapioca 木薯E 淀粉4
tar 焦油A 软沥青8 矿质6 柏油5 风化4 水手3 怂恿3 玷污3
tarantula 蛛N
tard 贸易协定9
tardi 迟到8 慢7 拖拉6 缓慢4 迟4 勉强3 迟延3
tare 皮重H 包皮5 皮3
tarfet 生产指标A
target 目标H 目标值3 译成3 靶子2
tarif 特惠7
tariff 关税A 税则; 税率: 关税率7 课以3 价目表3
tarish 污损7 沾污7 光泽4
tarmac 碎石路E 柏油= 碎石3
tarnish 泽: 失去光泽9 锈5 生锈5 沾污4 污4 玷污3 污点3
tarp 油布N 防水布B
tarpaulin 布衣A 帆布: 帽5 防水4
tarpon 大海鲢N
tarragon 蒿N
tart 妖艳? 尖酸? 果6 酸6 馅饼5 辛辣4 妓女4
tartan 格子呢; 桅9 花纹7 方格3
tartar 牙垢E 酒石E 鞑靼E 鞑靼人E
tartet 有利5
tarzan 男子8 健壮8
task 任务T 任务分配4 任务调度3 找麻烦2
tasmania 塔斯马尼亚岛Z
tass 塔斯社Z
tassel 缨D 摘下> 抽穗: 流苏8 穗7
tast 品尝< 尝味8 雅观8 味道8 高雅7 体会6 品味6 味觉6 鉴赏力5 尝5 雅致5 感受5 审美4 低级趣味4 察觉3
tasteless 鉴赏力= 味道4 没3
taster 尝9 审阅6 味4 仪4
tasti 好吃? 可口;
tat 梭织= 梭9 粗麻布9 衣衫褴褛7 轻击6 随机码5 第三3
tate 塔特Z
tatio 玉米;
tatter 破; 扯碎9 布条8 破烂8 梭7 褴褛6 纸片5 破旧3
tatti 穿破H 不值钱< 粗糙5
tattoo 文身= 刺青9 节奏8 敲击5 花纹5 种马5 营4
tatus 状态栏3
taught 教学系统?
taunt 奚落C 辱骂6 嘲弄4 很4
taunton 陶B
taurus 金牛N 宫4
taut 拉紧; 紧张6 整洁6
tautolog 重言式C 反复; 永6
tavern 酒馆= 客栈9
tawdri 俗8 丽7
tawni 茶色N 黄褐色<
tax 税G 税款8 纳税8 所得税8 税务8 税收7 税金5 课税5 税捐4 税后4 交易税4 税法3 营业税3 税额3
taxabl 纳税; 可征税8 应征税5 非税5 应税4 课税3
taxat 课税8 征税7 税制5 赋税5 计税4 免征3 税后3 税务3 纳税3 抽税2 税源2 税务局2
taxer 缴税9 纳税人6
taxgather 收税员; 税务员:
taxi 出租车B 打车;
taxicab 出租车@
taximet 车费9
taxloan 消费税9
taxman 收税员9 检查员6
taxmet 计程表H 车费9
taxonom 分类学8 体系3 分类3
taxonomi 分类学E
taxpay 纳税人9 义务人7
taxtion 徵5 课税3
tay 茶> 泰8 河7
taylor 泰勒K
taysid 赛德: 泰4
tcc 控制中心6 控制字符3
tchaikovski 柴可夫斯基Z
tcm 调制3
tcp 传输控制协议8
tcr 雷达6 温度5
tcu 中继6
tdermin 多路3
tdm 时分8
tdma 时域9
tdr 仪8
tea 茶L 茶叶H
teach 教学= 教书9 教8 教学系统7 教学计划7 教导6 讲授5 学说2
teacher 老师E 导师8 教师6
teacherless 教师;
teacup 茶杯L
teak 柚木Z
teal 野鸭H
team 一辆7 车上7 团队5 协同工作5 团建5 互助组4 编成4 队4 警备队3 小组3 工作组3 协力2
teammat 队友Z
teamster 一队6 驾驶员4 会员2
teamwork 联合行动< 协调4 协力3 协同3 联合2
teapot 茶壶N
tear 流泪< 拉掉8 撕掉8 撕破8 泪滴8 戳破6 撕裂6 撕6 泪汪汪6 含泪6 眼泪6 飞奔5 赶快5 扯4 自然损耗2
tearaway 野性9 鲁莽4 流氓3 狂暴3
teardrop 泪珠R
teas 逗惹@ 梳理8 强求8 揶揄8 起毛8 取笑6 戏弄4
teaser 起绒< 造势< 预热7 戏弄4
teaspoon 茶匙H
teat 软件测试;
teati 废除5
teatim 下午茶N
tec 侦探:
tech 学校6 学院3
techi 技术员@ 技师=
techiqu 选样7
technic 技术B 技术性8 学术性4 专门3 细节3 技术规程3 专门性3 技术债3 文稿2
technician 技术人员> 农艺师> 技术员; 技师9
technicolor 彩色印片C 色彩鲜艳C 鲜艳8
techniqu 技术J 仿真技术2
techniqueflow 流程3 流程图2
techno 经济学家9 技术2
technocraci 专家3
technocrat 治国< 论者5 官僚5
technolog 工艺? 技术= 工艺学6 技术转让5 应用科学4 科学技术4 科技4 计算技术3 成组技术3 技术引进3 技术开发3 技术改造3 技术选型3 选型3 航天技术3
technologi 改进4
technologist 工艺师N 技术员@
technoloti 许可3
technostructur 体制3
techonolog 固态4
tecton 建筑4 构造4
tecum 受审7
ted 翻晒Z
teddi 熊8 衫7 衬裤5
tedious 冗长7 沉闷7 乏味2
tedium 单调乏味N 沉闷9
tee 发球区< 树名9 座6 发球6 搁3
teem 多产6 倾注6 充满5 充足3 倒3 群集3
teen 愤怒7 悲哀7
teenag 十三岁A 十九岁A 十几岁A 青少年5
teeni 小小N 极小5
teessid 赛德>
teeter 地走动= 步履= 跷跷板; 踉跄9 摇摇欲坠9 摇摆不定6 摇晃4 玩4
teeth 牙A
teheran 德黑兰G
tehran 德黑兰G
tehren 德黑兰C
teind 什一税>
tel 仪器7 现状2
telautograph 传真电报8
tele 电信6 电视4
telebank 事务3
telebit 遥测4
telecast 电视广播N
telecommand 遥控9
telecommun 电信9 远程6 电讯6 电信局5 通信4 通信软件3 通讯3 国际电信联盟2
telecommut 电信5
telecomput 远程3
teleconfer 电信5 会议4
teleconferenc 电话会议< 召开9
telecontrol 遥控器= 远距离9 遥控5
teledata 远程3
teleeduc 远程教学Z
teleequip 遥控装置Z
telefacsimil 传真5
telefax 传真机=
telefil 文件系统4
teleghph 传真电报;
telegram 电报= 一封8 发电报7 电费5 电报费4 明4 急电4 密语3 缓3
telegraph 电报@ 电汇9 打电报5 电报机5 电报码4 电4 流露3 转报3 电报挂号3 汇出2 样子2
telegraphi 打字5 传真电报4
telegrph 电报5
teleinformat 远程2
telelearn 学习5
telemail 邮政4
telemainten 维护4
telemanag 远程管理H
telemarket 销售员;
telemat 信息处理9
telemechan 机械系统? 遥控6
telemet 遥测计@ 遥测?
telemetr 遥测>
telemetri 遥测J 遥测技术:
telemonitor 遥测5
telenet 远程网Z
telenovela 肥皂剧H
teleoper 遥控4 操作员2
telepath 心术N
telepathi 心: 灵7
telephon 电话H 电话机: 电话网8 电话号码5 电话簿5 公用电话4 打电话3 电话公司3 数字电话3
telephonelin 电话线R
telephoni 数字电话9 程序接口5
telephoto 传真照片; 摄: 远距9 照相6 传真电报5
teleplott 绘图仪7
teleprint 电传> 打印机接口5
teleprocess 信息处理6 远程3
teleprogram 远程2
telerefer 查询2
telerobot 遥控6
telescop 望远镜C 嵌进< 套管6 伸缩3 叠3
telesel 售货7
teleshop 购物9
telesignal 遥测5
telesoftwar 电传3 软件3
teletex 用户电报B
teletext 电视7
teletron 显象管C
teletyp 电传H 电传机4
teletypewrit 电传机D 电传7 带式4 终端机2
televis 电视I 播映7 电视播送7 电视屏幕5 彩色电视5 电视会议5 有线电视4
telewrit 图文5 打字机5 电传3 电3
telex 用户电报B 直通4 电传3
telford 福特A 泰尔4
tell 坏话9 泄密5 吩咐5 讲述5 内心4 告发3 告诉3 显著3 断定3 知道2
teller 出纳; 讲故事7 出纳员7 员5 叙述者4 出纳系统4 收款员3 服务台3
telli 电视7
tellin 樱N
telltal 搬弄是非A 泄露秘密9 迹象6 报警2
telnet 通信网4
telon 麻=
temer 蛮勇A 鲁莽8
temp 雇员4
temper 回火: 中和剂9 温带9 硬度9 节欲9 脾气8 戒酒5 节制4 禁酒4 恩威并施4 宽严4 并举4 心情3 性情3 锻炼3 适度3
tempera 蛋彩画H 性情7 性格6 气质6
temperament 性格7 气质7 兴奋3 易3
temperatur 温度H 低温9 热敏8 温度开关6 负温度6 热度6 临界温度6 环境温度6 温度梯度6 温度传感器5 体温4 发烧3
temperi 属4
tempest 暴风雨: 风暴7 骚动4 激动3
templ 圣堂< 殿; 太阳穴9 礼拜堂9 庙宇9 鬓角9 教堂4
templat 模板O 样板4 垫木4 模版2
templeton 普尔顿> 坦6
tempo 节奏7 速度4
tempor 时态9 见风转舵7 顺应时势7 颞7 现世5 太阳穴5 万物4 俗事4 俗务4 世俗4 暂时4 俗人3 暂时性3 暂行办法3 一时3 临时性2 事物2
temporair 准许5
temporari 临时B 暂时@ 暂3
temporarili 一时7 暂时6
tempt 冒风险8 诱惑5 吸引5 兴趣4 引诱3
temptat 诱惑; 外界4
tempus 期间6 盈利3
ten 十个; 十国集团8 十6 旬报6 十倍6 十天5 月终5 十进制3
tenabl 站得住E 守7 成立6 合理3
tenac 韧性C 黏性C 不屈不挠6 固执5 顽固4
tenaci 黏着力A 不屈不挠5 紧握5 固执4 坚持3
tenanc 租赁8 租借7 租约6 租贷4 租佃4 意愿3 年期3 租用3 原订3 佃权3 租2
tenant 租户= 租借人9 租赁者8 租客6 承租人5 任职者4 租住4 房客3
tenantri 租出: 承租人5
tenat 佃户=
tend 走向8 某种6 护理5 照料4 物价4 易于3 照顾3
tendanc 错误倾向N
tendenc 趋向9 趋势7 跌3 风3 倾向2
tender 投标@ 招标6 供应船5 嫩5 投标人5 触痛4 补给船3 柔软3 提出3 标购3 标售2 小船2
tenderloin 嫩肉G 里脊肉A
tendon 腱D
tendress 爱情9 宠爱7 温柔6
tendril 卷须R
tenement 住屋: 多家8 住房5 役5 居所4 地产4 合住4 保有3 房屋3
tenementari 住房6 供5 地产3
tenementum 保有6
tenerif 利夫H 特纳H
tenet 宗旨; 教义: 信条9
tenfold 十重N 十倍A
tennant 南特E
tenner 十美元E 英镑5 十3
tennesse 田纳西州Z
tenni 网球Z
tennur 租地:
tennyson 坦尼N
tenor 思路= 男高音= 要旨9 大意7 誊本7 限期3
tenr 保有8 任期6
tens 时态A 紧张局势< 拉紧8 紧张5
tensil 拉长= 拉力= 伸长; 张7
tension 紧张状态8 拉紧6 张5 紧张4 压力3 不安3
tensor 张量P 张量积; 肌8
tent 帐篷< 帐蓬9 帷幕9 宿营7 塞6 住处4 塞子4
tentacl 触手H 触角< 触须:
tentat 聊且8 试验性7 暂行6 暂6 试探性6 试编5 暂定4 编4 暂时3 试行3 技术规范2
tenth 第十M 第十个@ 十分之一;
tenuous 微细: 纤细9 稀薄7 脆弱5
tenur 终身职5 任期5 保有4 终身4 占有权3 占有3 在职2 享有2
tenura 租期@
tenuri 保有4 有权3
tepe 圆锥形E
tepid 温热C 温6 热烈4
tequila 龙舌兰E 蒸馏6
ter 梯田> 领土4 土地2
tera 万亿D 太>
terabit 太9
terabyt 太6
teracycl 周6 太3
terenc 特伦斯Z
teresa 特里萨Z
teriff 运费率4
term 条件6 项6 词5 期限5 期5 定期5 付款条件4 贸易条件3 术语3 条款3 专有名词2 用语2
termer 服刑8 刑期4 无期徒刑3 徒刑3
termfinanc 短期信贷>
termin 终端T 终止9 终结5 终端设备3 显示终端3 终结符2
terminolog 术语C 名词5 用语3
termint 终端设备7
terminus 界牌C 界石; 界标7 终点站6 终点4
termit 白蚁Z
termless 永不8 无限期6 无限3
tern 燕E 三个6
ternari 进制B 三元9 三9 三叉6 三目6
terra 土著: 农民4
terrac 梯田; 露台9 平顶5 叠层5 沿岸5 沿4 阳台4 屋顶3 阶2 平台2
terracotta 赤A 柑子= 赤土= 赤褐色8
terrain 地形8 地带5 领域4 地区2
terrestri 陆生@ 人间< 地球8 陆地5
terri 织物6 圈5 毛3
terribl 甚为@ 极坏7 可怕5 恐惧3 令人2
terrier 地籍< 缉捕9
terrif 极端6 可怕5 非常4
terrifi 受惊吓; 感到恐惧; 恐惧7 骇人6 恐吓3 极大3
territior 公海:
territoir 领海9
territori 领土D 属地: 辖区4 区域化4 版图4 自卫队4 地区4 领地3 领水2 区域性2 领空2
terrium 第三者4 第二3 物2
terror 恐怖? 恐7 暴政6 胁迫6 白色恐怖6 死神4 恐怖主义3 威吓3 惊恐3
terrorem 警告性C 恐吓性;
terroris 恐怖: 胁迫5 恐吓3 威胁2
terrorist 恐怖分子> 恐怖份子< 恐怖组织< 恐怖主义: 恐怖8
terrtiori 领土4
ters 精练? 简洁< 扼要9
tertiari 第三产业< 三代: 第三位: 第三纪: 三次采油7 三次6 修道6 第三3
tertii 第三5 第三者4
tertio 第三者5
tertius 涉讼7 第三5 介入3 渔翁得利2
tesco 特斯科Z
tese 媒介5
tess 泰= 丝2
tessa 泰< 萨3
test 测试L 试验= 测验7 检验6 抽查5 测试程序4 检查3 功能测试2 检测2
testabl 自测7 性3 立遗嘱2
testaci 留有B
testament 遗嘱9 遗属8 遗言4 口授3 立遗嘱3 遗嘱继承2
testamentari 遗嘱: 立遗嘱3 授权书3 遗嘱继承2
testamentaria 监护2
testamenti 立遗嘱9
testamento 遗命= 遗嘱继承5 遗嘱3 遗赠2
testamentum 遗言8 遗嘱8
testamur 考试及格N
testandi 立遗嘱6
testat 遗书: 留有8 遗嘱继承3 遗嘱3 立遗嘱3
testatrix 女4
testatus 立下B 遗嘱3
testb 试验台H
teste 试验者; 测验8
tester 测试仪@ 华盖: 试验装置: 试验者4 功能测试3 盖2 考试2
testicl 睾丸H
testicular 睾丸L
testif 立6 证言5
testifi 作证6 表明6 证明3
testificandum 出庭作证9 立6
testimoni 证言8 口供8 表扬信6 褒奖6 人证5 证据4 表扬4 伪供4 鉴定书4 感谢信3 假证3 奖状3 人证物证3 奖品3 出庭作证2
testimonium 末了A
testium 证人4
testosteron 激素N
testpoint 测试点I
tetanus 破伤风Z
tete 私下> 秘密4
tether 系绳> 系链> 栓4 绳4 束缚3 界限2
tetrad 四位9 四个6 四元组5
teuton 条顿人A 日耳曼人< 日耳曼语: 顿6
tewkesburi 图克斯伯里Z
texa 德克萨斯Z
texaco 德士古Z
texan 得克萨斯州K 得克萨斯C
text 文本I 正文? 文本编辑8 文字7 原文5 文本文件5 电文2 全文2 课文2
textarea 该4
textbook 教材H 教科书H 课本@
textdisplay 正文5
textil 纺织品C 纺织业B 织: 纺织7
textless 无文本=
textmat 所用9
textual 正文8 文本检索5 本文5 下层4 原文4 文本3 改动3
textur 纹理M 贴图: 质地7
tftp 文件传输;
tha 碳氢E 泰国?
thai 泰国人N 泰语N
thailand 泰国N
thame 泰晤士河Z
thanatolog 死因4 法医3
thanatopsi 剖H
thank 谢谢A 感谢@ 谢意= 欣慰; 谢忱; 感激7 感谢信6
thankless 忘恩E 感恩? 感谢7
thanksgiv 感谢?
thatch 茅草D 屋顶5 浓密5
thatcher 撒切尔= 屋顶6
thatcherit 撒切尔E
thaw 融解A 解冻= 融化9 缓和3
theater 戏院8 戏剧7 讲堂7 电影院6 观众5 剧场5 阶梯式5 场所3
theatr 戏院7 戏剧7 讲堂6 电影院5 战区5 观众5 剧场5 阶梯式4 战地4 战场4
theatric 舞台效果: 戏剧化8 戏剧性7 戏剧6 剧场6 演出5 夸张3
theda 西达Z
theft 盗窃< 偷窃9 盗窃罪7 失窃5 身上4 窃盗2
theftbot 窃案N
their 他们H
themabl 主题8 由2
themat 主旋律; 题目4 方面3 主题3
theme 主题N 主题色3
themselv 她们? 自身7 自己5 他们5
thenc 从那时起@ 那里; 那时: 由此6 因此3
theocraci 神权E
theodor 多尔A
theodora 狄奥多E 西奥多E
theolog 神学S
theologian 神6 学者3
theorem 定理W 逆定理4
theoremprov 定理5
theoret 理论< 理论性5 图论5 理论值4 逻辑学3 数论3 信息论3 博弈论3
theoretician 理论家C
theori 理论N 论@ 说6 学说5 集合论3 理理3 信息论2
theoris 讲5 建立3 推理2
theorist 理论工作者N 理论家=
theoriz 讲3 推理3 建立3 学说3
therapeut 有益于< 治疗6
therapi 治疗?
therapist 学家<
thereabout 左右8 上下7 大约7 附近5
thereaft 那时? 其后9
therebi 因此8
therefor 所以> 因此6
therein 那里? 一点8 其中4
thereof 由此7 关于4 其中4 由3 属于3
thereon 之后6 上面6
theres 蕾C
theresa 丽萨N
thereto 那边6 往5 到2
thereupon 随即? 遂即: 于是8 由此6 关于3 因此3
thermal 热阻; 温泉9 感热8 热力7 热噪声7 内热阻5 散热5 热4 热量4 时间常数3 气流3
thermo 热水瓶N 热电效应A
thermocompress 热压焊N
thermodynam 热力学Z
thermomagnet 热5
thermomet 体温计N 温度计N
thermonuclear 热核N 热核武器N
thermostat 启闭@ 调温@
thesaurus 主题词表E 专类; 同义词: 宝库8 叙5
thesi 论题B 学位论文: 毕业论文: 论文4
thesmothet 法者N
theta 第八A
thi 以邻为壑D
thick 厚F 厚度8 浓8 含混不清6 多雾6 浓浓6 口齿不清4 粗线4 浑浊4 粗壮4 愚钝3 密2
thicken 变厚? 变浓? 变得4 变为4 加强3 模糊2
thicket 草丛N 丛林>
thicknet 缆:
thief 大盗8 惯偷8 惯窃7 盗窃犯5 惯盗5 小偷5 贼5 知5 盗3 巨3
thiev 贼窝> 隐语9 黑话8 巢穴6 切口6
thieveri 窃: 偷窃行为7 防盗6 窃盗罪5 惯窃4 偷窃4
thievish 贼: 窃盗9 鬼鬼祟祟4
thigh 大腿E 股4
thimbl 顶针H 嵌环A 套管<
thimblerigg 骗子7
thin 薄: 薄膜8 细7 变薄6 薄地6 瘦6 淡5 变淡5 旺4 细小4 薄膜开关4 薄膜淀积4 变细4 空洞3 稀少2
thing 物: 特定物6 替代物4 担保物4 占有物3 物品3 物权2 玩忽2
thingi 物质4 物2
think 思维9 思维过程6 思考6 念头6 思想5 料想4 想起4 认为3 想法3 理性3
thinker 思想者N 思想家D
thinnet 缆:
third 第三@ 第三代= 第三者7 第三方6 三等品6 三等6 三级5 第三国4 劣等4 三分之二3 三分之一3
thirst 口渴E 渴望5
thirsti 口渴A 干燥7 渴望4
thirteen 十三N 十三个N
thirteenth 第十三H 三分之一>
thirti 三十个N 三十?
thirtieth 第三十H 十分之一9
thistl 蓟R
thither 那儿? 一边6 流窜5 那边5 方3
thoma 马7
thompson 汤普森Z
thomson 汤姆森Z
thong 皮鞭G 皮带=
thora 多拉L
thorac 胸>
thorem 欧拉3
thorn 棘< 毯: 荆棘8 局促不安8 恩3 索3 刺3
thorni 令人5 刺4
thornton 桑H
thoro 分居8 解除婚约7
thorough 彻底7 十分6 周到6 透彻5 完善3 详尽3
thoroughbr 严格训练E 良种E
thoroughfar 大道: 不准8 通路2
thorp 村庄A 乡镇<
thou 汝N 尔:
though 纵然= 可是9 金属化5 图像文件5 虽然5 然而5 通孔4
thoughput 吞吐量8
thought 思想; 体贴; 挂念6 诸5 思虑5 深思5 思维5 想法3 仔细3
thoughtless 深虑A 欠考虑: 轻率4 疏忽3
thousand 千元A 成千A 许许多多< 千5 许多3
thousandth 第一千N 千分之一F
thraldom 奴役6 奴隶4
thrall 奴役7 奴隶5 束缚5
thrash 打谷; 颠簸6 逆行6 抖动5 推敲5 鞭5 鞭打4 痛打3 扭动3
thread 线程I 穿线9 线索6 穿4 链式3 线状2
threadbar 俗套> 穿旧; 衣着: 磨6 乏味4 褴褛4
threat 相威胁< 威胁9 恫吓8 恐吓信8 武力威胁8 恶兆6 恐吓5
threaten 威胁: 恐吓8 胁迫6 凶兆5 来临4 恫吓3 危险2
three 三F 三级8 三态6 三相5 三端5 三线4 三位4 三行4 三方3 三列3 陆海空三3 三读会3 三维3 三结合3 三节3 三分法3 三重2 三端网络2 三联单2 余三2 三路2
threefold 三倍7 三重6
threepenc 便士=
threesom 竞赛4 一组3
thresh 反复研究@ 摔打@ 打谷9 推敲9 扭动5 鞭打3
threshold 阈值M 阈@ 门限< 门槛6 阈值电流4 阈值电压4 临界3
thrice 三次7 十分6 三倍6
thrid 三分之一B
thrift 石竹C 茂盛8 节约4 储蓄3
thrifti 繁茂; 节俭7 兴旺7
thril 小巷C
thrill 令人兴奋6 震颤6 刺激性5 发抖4 极为4 激动4 一阵4 毛骨悚然3
thriller 毛骨悚然9 东西4
thrive 茁壮成长@ 旺盛> 兴旺9 繁荣9
throat 谋杀者7 嗓音7 咽喉7 喉咙6 刺客5 开沟5 喉音5 凶手4
throati 嘶哑= 喉音;
throb 抽动? 博动= 跳动8 搏动7 悸动7 颤动6 震动4
throe 阵痛: 剧痛: 垂死6 苦痛5 苦闷5 苦难4 奋斗4
thrombosi 血栓N
throne 王座; 君主7
throng 众多9 蜂拥9 群集6 人群6 拥塞5 拥挤3
throttl 气阀= 节流= 节流阀= 喉咙< 限流7 减速4 窒息3 扼3
throughflow 流量5
throughout 自始至终< 惨淡经营7 遍及6 各处6 贯穿5 重复使用5 到处3 吞吐量3
throughput 吞吐量? 吞吐> 吞吐能力6 通过率6 输送量4 传输速率3 透过3
throught 误伤< 过失伤害6 复印6
througt 办理手续C
throw 次货6 跑6 引发5 退租5 匆匆4 掷骰子4 身上3 否决3 摔3 惩处3 丢2 抛2 掷2
throwaway 废件B 脱口而出9 废品5 一次性4 散发3
throwback 挫折7 掷7 阻止3
thrower 喷射器@ 坯; 发射器7 投掷4 制陶4
thru 从头至尾> 穿越; 穿过8 加工2
thrush 鹅口疮C 鸫; 蹄9
thrust 猛推7 劲头十足7 推力7 推进力5 强加5 猛拉4 推3 强大3 用力2 插2 延伸2
thruster 钻营F 推进器?
thu 周四N 星期四A
thud 一声@ 嘭> 砰5 重击4
thue 厄>
thug 刺客= 凶手: 暴徒8 恶棍4
thugge 抢掠?
thuggish 暗杀8 暴行7 杀人3
thumb 拇指A 翻阅5 搭车5 摆弄5 约略4
thumbnail 大拇指A 极短A 极小6
thump 重击7 撞击4 痛打4 极大2 打2 巨大2
thunder 打雷@ 轰隆; 雷声9 雷鸣般9 怒喝6 雷5 喊4
thunderbolt 雷电E 霹雳? 怒喝? 晴天霹雳<
thunderstorm 雷暴雨Z
thunk 实在3
thur 星期四H
thursday 星期四H
thus 如此< 至今7 措辞6 迄今5 因此2
thwart 横过> 横放> 阻挠9 挫折5 挫败4
thyme 百里香Z
thyroid 甲状腺H 甲状软骨A 甲8
thyself 自己8
tiananmen 天安门Z
tiara 冕H
tibet 西藏H
tibetan 西藏I 藏语F
tibia 胫< 胫骨: 笛:
tibial 胫骨H
tic 三叉神经痛@ 情报中心7 痉挛5
ticd 偿付4
tick 壁虱7 滴答声7 褥套7 赊购6 刻度5 滴答5 滴答响5 报时4 一瞬间4 成交价3 坚3 摆3 赊销2
ticker 滴答响? 断续6
tickerosi 狂9
ticket 票8 售票7 车票6 工单5 入场券5 购票5 火车票4 券4 前一天4 来回票3 工单系统3 标价签3 加标签3 机票3 半价票3 解款2 批条2 送款2 门市2
tickl 痒C 胳肢> 逗乐: 发痒8 快乐3
tickler 记事本= 记录簿5 备忘4 备忘录4
tidal 潮汐@ 水深9
tidbit 珍馐C 珍闻= 美食; 珍品:
tide 潮? 潮水9 潮汐9 涨潮5 潮流4 高潮3 顺应3
tidi 收拾; 整齐7 罩6 有条理5 整理4 杂物4 整洁2
tidili 整洁7 整齐6
tie 平局6 不分胜负5 领结5 附带条件4 援款4 搭4 限制性3 打结3 鞋带3 领带3 依附2 靠2
tier 双重9 层层7 冷热分离7 层叠5 金价3 排2
tiger 虎F 老虎? 凶暴;
tigger 双稳态7
tight 银根紧8 紧紧7 紧身衣裤7 供不应求6 不透水6 紧密度5 紧密5 不透气5 紧缩性5 银根紧缩5 紧俏4 无懈可击4 紧密结合4 十全十美3 坚固3 紧缩3 精2
tighten 勒紧E 变紧E 绷紧E 紧缩5
tightrop 拉紧: 绳索9
tigni 屋梁?
tiktok 抖音E 短视频?
til 芝麻H
tildifi 斜体3
tile 瓦片> 平铺= 瓷砖= 砖瓦= 瓦6 铺2
till 冰碛: 迄: 直到6 巨款4 零钱4 耕种4 抽屉3
tiller 分蘖I 耕种:
tillol 渔> 艇8
tilt 翘起= 船篷; 车篷; 帆布6 倾侧5 评5 倾斜4 冲3
tim 蒂姆Z
timber 木材? 森林资源: 木料8 伐木6
timbr 音质E 音色E
time 时间R 定时7 时7 计时4 定期3 工时2
timekeep 记工9 计时8 计工5
timeless 永恒4
timeli 及时性N 时间性N
timelin 时间轴; 日程表: 排期6 线3 时间表3
timeout 超时F
timer 计时器E 定时器8 计时员6 定时6 计时4 按日计酬4 量程2
timescal 量程8 时间表6 时标6
timeshar 工3
timeslic 片4
timestamp 戳<
timet 时间表7 畏惧6 诉状2
timex 美8
timid 胆小? 羞怯< 胆怯6
timor 帝汶岛Z
timothi 牧草> 梯3
tin 镀锡D 锡> 马口铁> 罐头6 罐装6
tina 蒂娜Z
tinctur 酊? 气息; 染料7 染5 气味3 色调3
tine 尖头8 齿6 叉4 预定3
ting 叮叮= 气息8 染4 叮当声4 色彩3 气味3 色调2
tingl 耳鸣: 刺痛9 震颤8 抖动4 感到2 激动2
tini 很少< 微小9
tinker 补锅匠@ 锅匠@ 修补6
tinkl 丁当> 叮当> 叮当作响> 叮叮8 叮当声4
tinni 锡D
tinnitus 耳鸣N
tinsel 箔< 俗6 丽5 金属丝5 闪亮4 华而不实4 虚饰3
tint 色彩7 染色5 着色3 浅色3
tip 踮脚7 指点5 梢5 攻略5 垃圾场5 小费4 针头4 端3 轻击3 尖3 翻倒3 倾覆3 节拍2 告诫2 尖端2
tippl 饮酒8 酒7 饮7 饮料3
tipsi 喝醉9 倾斜5
tipster 通报6 内情5
tipto 踮着C 脚尖= 偷偷摸摸4
tipwizard 向导?
tir 公路运输:
tirad 长篇=
tire 疲累; 压痕8 厌倦7 累人6 轮胎6 疲劳6 头饰6 疲乏4 厌烦3
tired 疲倦9 疲劳8
tireless 不疲倦C 不屈不挠< 不知疲倦; 厌倦6
tiresom 累人A 烦人?
tis 事务3
tissu 棉纸A 一套9 薄纱9 织物7
tit 山雀A 奶头9 轻佻9 打击4
titan 四价A 太阳神A 巨人9 坦8 钛5
titanium 钛X
titbit 珍闻E 珍品@
titford 福7 蒂3
tith 什一税? 村镇8 十分之一4 旧时2
tither 什一税> 提倡3
titil 呵痒A 觉得9 兴奋3 高兴3 痒3 愉快3
titl 标题A 标题栏; 所有权: 产权8 头衔3 书名3 扉页3
tito 提9 托3
titular 有权3
titulus 公正4
titus 图斯N
tivoli 蒂7 沃3
tlc 逻辑电路4 阈值3
tli 传输层A
tlist 察看>
tlu 查表9
tmp 监控2
tms 多路2
tmux 复制粘贴7
toad 癞蛤蟆C 蟾蜍C 家伙4 钞票3
toadstool 伞菌Z
toast 吐司< 敬酒< 烤火< 暖和: 烘7 烤面包6 干杯6 取暖4 横幅4 烤4
toaster 祝酒B 烤面包B
toasti 温暖9
tobacco 烟草D 烟酒> 香烟<
tobacconist 烟草?
tobi 水罐> 人形<
tocent 距6
tod 托德? 狐< 丛6
today 今天? 当今; 今日; 售完7 现在3
todd 托德N
toddler 学步D 信步> 蹒跚行走>
todo 待办事项< 待办< 代办6
toe 趾> 脚尖< 脚趾< 足趾< 趾部<
toenail 脚趾甲H 钉8
toffe 乳脂糖N 太妃糖N
toft 屋基H 宅地D 小丘A
tofu 豆腐Z
togath 综合3
togeth 一起@ 颜色混合4 和睦3 彼此2
toggl 切换Q 拴3
toil 罗网9 法网8 跋涉6 苦工6 圈套6 辛苦6 苦干5
toilet 梳妆打扮@ 梳妆; 厕所: 打扮4
toiletri 化妆> 梳妆<
toison 套7
token 令牌F 记号9 权标7 标记5 代币4 令牌环4 分词2 象征性2
tokyo 东京P
told 告知5 载重5 容量2
toler 容错? 容限9 容许7 公差7 容6 宽容5 可容忍5 能耐5 容忍4 耐力2
tolkien 托尔金I
toll 鸣钟6 通行费6 通行5 收费处4 私有地4 长途电话4 敲钟3 钟声3 关卡3 征收3 过境税3 城2 收费2 入市2
tollag 通行3 征税3 税2
toller 收费4 官3
tollkeep 通行3
tolstoy 托尔斯泰Z
tom 雄猫H 雄性<
tomahawk 战斧B 短柄@ 斩2
tomatillo 酸浆H
tomato 番茄N 西红柿N
tomb 堵: 挖墓: 坟墓9 埋葬6 死亡2
tomboy 假小子C 姑娘: 顽皮3
tombston 墓志铭> 墓碑> 墓石; 公告3
tome 本书E 册6
tomlinson 林森N 汤姆N
tommi 面包7 工资制6 配给4
tomorrow 明天B 未来5
ton 吨G 吨数7 英吨5 长吨5
tonal 音调= 色调8
tone 音调9 音6 色调6 双音频6 原版6 语气5 口气4 音质4 铜版4 复音4 拨号音4 口吻3 语调3 市况3 声调2 网膜2
toner 调色@ 增色? 色粉?
tong 钳子@ 帮会6 夹具6
tongu 舌头: 舌音6 管乐器6 舔5 禁口5 舌5 民族语言4 口误4 讲话4 斥责3 尖酸刻薄2
toni 高贵9 妮8 时髦5
tonic 滋补; 补药; 基音9 振作7 声调6
tonight 今夜N 今晚N
tonn 公吨A 吨5
tonnag 吨位E 吨9 总吨位7 吨数3 矿产3
tonnagetrain 列车9
tonsil 扁桃体K
tonsillectomi 切除术@ 扁桃体<
took 耗时>
tool 工具O 开发工具4 管理工具4 软件工具4 检测工具3 工具包3 机床2
toolbar 工具栏R
toolbox 工具箱A 可移植2
toolkit 工具包B
tooltip 工具3 提示2
toot 嘟嘟声C 吹奏= 作乐; 吹喇叭;
tooth 齿状物? 齿状: 牙齿9 啮合7 齿5 切成5 爱好3
toothach 牙痛Z
toothbrush 牙刷Z
toothi 露齿H
toothless 无齿Z
toothpast 牙膏Z
toothpick 牙签N
top 顶部A 顶层= 顶< 自顶向下7 顶端5 顶级5 台式3 上部2 桌上2 陀螺2 顶篷2 高出2 达到顶点2 顶视图2
topaz 黄玉A 南美: 晶9 黄3 蜂2
toper 醉汉E 酒徒@
topgraph 地形学C
topic 话题9 论题8 课题7 选题6 时事5 题目5 主题4 热点3
topleas 租让?
topless 袒胸H 顶4
topmost 顶端8 最高3
topo 威尼斯< 平底:
topogram 位置图<
topograph 地形G 地形学=
topographi 地势C 地志C 地形学7 解剖学7
topolog 拓扑N 拓扑学: 网络拓扑7 拓扑图6 布局6 地志学5 拓扑检索4
topper 高档E
toppl 摇摇欲坠? 倒塌7 颠覆6 推翻6
topsoil 表层? 上层7
tor 石山S 侵权行为3
torah 神论H 教训9
torch 火把> 启发7
torchlight 火炬N
tori 托利党> 党员= 保守7 英6
torment 备受: 饱受: 折磨5 苦痛5 拷问4 痛苦3 烦扰3 纠缠2
tormentor 苦痛7 肉3 苦恼3 叉2
torn 破裂6
tornado 雷雨E 龙卷风? 旋风:
toroid 环形8 环2
toronto 多伦多Z
torpedo 鱼雷G 水雷@ 地雷:
torpor 麻木5 迟钝5 感觉4
torqu 转矩E 项圈@ 力矩: 扭转9
torquay 托8
torrent 倾盆大雨? 迸发< 奔流; 倾注9
torrenti 奔流< 急流9 猛烈6
torrid 酷热E 炎热? 晒9
torso 躯干H
tort 侵权行为E 侵权= 蛋糕5 果子2
tortfeasor 侵权者; 责任人9 行为人7
tortilla 玉米饼Z
tortious 侵权行为4 侵害3 不法3 不法行为2
tortois 行动迟缓B 龟;
tortuous 转弯抹角E 扭曲6 弯曲3 欺骗3
tortur 酷吏: 拷问: 用刑8 虐待5 刑讯室5 折磨4 刑具4 残废人3 苦闷3
toshiba 东芝Z
toss 钱币: 摇荡9 抬7 辗转5 投掷5 扔5 震荡4 抛3 颠簸3
tot 小孩4 开销4 全体3 总数3 合计3 少量2
total 总@ 总数6 总额6 总计5 全5 全部5 总和4 合计3 全食3 总成本3 总资产2
totalitarian 极权主义V
totam 整个4
tote 携带7 提5 合计3 负担3
totem 图腾E 标志物E 崇拜6
totorum 产5
tottenham 托特纳姆Z
totter 步子> 蹒跚7 动摇5
touch 按键式: 触及6 轻触6 触6 格调5 令人同情5 查核5 触觉5 感4 轻度3 接触式3 触摸3 机灵3 碰3 弹力2 达到2 涉及2 最低点2 提到2 动人2
touchdown 触?
touchi 取悦8 过于6 易怒5
touchpad 触摸板;
touchston 试金石H
tough 强硬> 韧8 强健6 坚韧6 咬4 艰苦4 粗暴3 坚固3
toughen 坚韧< 顽强7
toughi 土匪< 难题6 恶棍5
toulous 图卢兹Z
tour 观光旅行: 周游7 观光7 巡回演出6 任职期间5 游历5 游览4 考察4 旅游3 环游3 出差3 任期3 值勤3 值班2
tourism 旅游业H 观光业H 游览:
tourist 旅游A 观光客= 观光团9 旅游事业9 旅行社5 旅行者5
tournament 联赛E 锦标赛E 竞赛5 比赛5
tourney 比赛8
tourniquet 止血器E 脉7
tous 所有5
tousl 乱发? 蓬乱< 凌乱7 弄乱6 粗鲁4 杂乱4
tout 兜售; 招徕: 刺探8 侦查3 简短3 概观2
tow 拖6 拖轮6 二5 拖曳5 牵引5 双面3
towag 拖船C 拖轮< 拖带6
toward 为了5 其父4 一侧4 即将来临4 对于3 计入3
towel 毛巾B 手巾@ 擦干@ 身子@
tower 塔器= 跳台= 高楼= 高耸: 塔9 堡垒6 翱翔6 激烈2
town 城镇> 镇; 闹市7 城市7 集镇5 街谈巷议5 不禁4 入市4 镇民4 禁赌3 外地3 规划法3 参议会3 绅3 外埠3 商业区2
townhous 栋C 住房5
townscap 风光> 城镇9 风景5
townsend 汤?
townsfolk 城里< 城镇居民< 镇民7 市民4
township 小镇E 镇区E 乡政府? 乡<
townspeopl 城里< 城镇居民< 镇民7 市民4
towpath 纤A
toxic 毒性B 中毒: 毒物8 效5 有毒5 毒3
toxicolog 毒理学H 毒物学?
toxicologist 毒理学8 毒物7
toxicosi 药物中毒N
toxin 毒素Z
toy 玩具? 小玩艺儿: 游戏卡7 游戏5 玩耍4 玩弄4 调情4 消遣3
toyota 丰田H
tpl 测试程序3
tplib 暂用7 程序库4
trace 跟踪D 追踪? 链路追踪4 描摹4 沿路4 迹线4 综3 迹3 寻迹3 回溯到2 踪迹2 追溯2
traceabl 可追溯G 可追踪C 溯7 描绘5
traceless 无痕迹H 踪迹8 不留4
tracer 追查8 追踪者4 描图4 失物3 跟踪3 追3
traceri 窗花E 线条5
tracey 特蕾西N
traci 特蕾西N
track 磁道F 跟踪? 道9 径迹3 磁轨3 埋点3 足迹2 轨道2
trackabl 性3 跟踪2
trackag 使用权3 轨道3
tracker 拉纤; 探索者8 跟踪器6 追踪者6 犬4 雷达4 追踪2
trackless 足迹> 不留6 路3
trackpad 主轴8 触控板8
tracksuit 运动服Z
tract 大片; 小册子9 地带5
tractabl 易8
traction 牵引力A 曳: 牵引9
tractor 拖拉机A 牵引器A 进纸器A 纸3
trade 贸易K 国际贸易5 交易5 商业4 做买卖3 对外贸易3 贸易额3 营业3 抵换3 贸易差额2 国内贸易2 信风2
tradeless 交投N
trademark 商标? 商标局7 仿冒6 注册商标3
tradeoff 折衷= 权衡6
tradepeopl 店主9 零售商6 商人5
trader 交易者: 贸易商9 场内6 同业5 商人3
tradesman 工匠: 店主7 零售商5 商人4
tradit 传统I 繁体6 传说4 非传统4 移交2
traditio 交付6 文4 引渡3 让2
traditionalist 因循守旧? 主义者4
traduc 伤者; 诽谤者8 诋毁7 中伤6 诽谤3
trafalgar 特拉法加Z
traffic 通信量C 交通7 交通管理6 信息量5 交通管制4 通信4 交通量4 堵车4 运输3 引流3 贩卖人口3 科长3 交通指挥2 通信站2 水陆2 运输量2 业务2
traffick 私贩C 贩子; 非法交易6 买卖3 贩卖3
trafford 特拉福德Z
tragedi 惨事@ 惨案@ 悲剧@ 辛6 灾难5
tragic 悲剧E 悲惨<
traiff 国定: 优惠关税3 税则3 税率2
trail 尾随@ 踪迹6 小径5 尾端4 出路4 落后3 飘3 拖3 一串2 蔓生2 持枪2 尾部2 拖曳2
trailblaz 开拓者; 开路7
trailer 尾部A 拖车7 随附7 尾5 追踪者5 尾标5 卷尾3
trailhead 小道E
train 培训B 训练@ 列车7 火车5 在职训练4 长队4 训4 训练集3 培训费3 培训期3 培训中心3 一连串2
trainabl 分类器7
traine 培训者> 学徒工8 实习生8 新兵6 培训5
trainer 训练员N 驯马师N
trainess 实习生F
traips 疲惫9 闲荡8
trait 一笔6 少许6 造2 特征2
traitor 卖国; 叛卖: 叛徒8 叛逆者6 叛逆5 叛变4 忠4 背信4 叛国3 背叛2
traitress 女叛徒H 卖国贼>
trajectori 弹道9 轨8 轨道6
tram 煤车B 纬= 纬纱= 电车:
tramp 不定期6 踩5 步行5 走过5 脚步声4 货船4 践踏3 流浪者3
tramper 不定期6
trampl 无视< 践踏7 蹂躏7 秩序4
trampolin 蹦床Z
tramway 索道A 电车> 有轨电车:
tran 灰度变换4 运输4
tranact 财务3
tranc 恍惚; 发呆9 昏睡8 着迷5
tranch 份额B 一片7 一批7 一期6 购买权3
tranform 弦5 反正4 变换2
tranquil 止痛药7 宁静7 镇静剂6 心神4 药4 安静3
tranquillis 止痛药; 镇静剂9 药5 安定3
transact 交易A 事务处理> 事务9 事项7 事务性3 学报3
transactor 人3
transat 转手7 等2
transatlant 大西洋D 彼岸C 横渡4 美国2
transbord 过境5 运价4
transboundari 跨6
transceiv 收发器O 收发机8
transcend 出类拔萃< 卓绝< 超常< 超绝< 卓越: 超越5 胜过3
transcendent 先验< 超越: 超凡: 卓越5
transcod 译码7 转换器2
transcomput 晶片9 机3
transconduct 导7
transcontinent 横贯? 那边7
transcrib 转录= 转写7 转文字7 意译6 抄写5 语音识别4 听写3 改编3 译3 录制2
transcribl 刊印A 抄写; 誊写;
transcript 抄本; 转录; 成绩单6 转写6 转文字6 译名6 副本4 誊本4 抄写4 听写3
transduc 换能器@ 翻译机> 转换器6 有源5 变换器2 传感器2
transfer 传送= 转让; 转移; 过户: 转帐7 传递函数5 传送率3 调任3 文件传输2 转账2 换车2 调转2 转学2 转职2 移转2
transfere 受让人7 承4
transferor 让3
transfix 呆住A 刺穿8
transfluxor 多孔=
transform 变换G 变压器; 转换3 程序变换3 改观3 转化3 变换处理2
transformat 传送3
transfus 输液H 输血H 倾注:
transgen 基因?
transgress 越界5 违法5 犯法5 职权范围5 违反4 犯罪2
transgressio 侵权行为5 违法5
transgressor 违反者A 罪人> 违法者=
tranship 转运? 转船; 转口货7 转载7 驳5
transient 瞬态= 暂用< 瞬< 瞬时< 路过5 暂态4 过渡3 驻3
transinform 传送率5 传送3
transist 晶体管4
transistor 晶体管W
transit 过境; 途6 运送6 过渡5 转口4 过渡时期4 传递4 过渡性4 转换4 中转4 转接4 变迁3 传递性3 渡3 迁3 途中3 转移3 变换2 运输系统2 传递信息2 转调2 过境费2 过渡期2 运输2
transitori 昙花一现< 身7 临时性4 暂时3 短暂3 过渡3
transitu 停运? 途中7
transitus 通行权8 无害3
translat 翻译H 翻译程序? 转换4 翻译机4 机器翻译4 平移3 翻译者3 翻译器2
transliter 直译J
transload 转运8
transluc 半透明M 透明3
transmat 哈达8
transmigr 移居者< 移民9 移居6
transmiss 传输S 数据传输7 传输线6 传输率3 传输速度2 传送2
transmissioncontrol 控制字符4
transmit 留传9 传染3 发送3 传送3 发射3 发送数据3 传达2 遗传2 流控制2
transmitt 发送器@ 发射机; 发报机5 指示信5 传播者3 收发机3 传达3 透明性3 发散2 发送数据2 传输方式2
transmut 变质9 变形7
transnat 跨国公司@ 跨国? 国界: 跨国企业7 超国家7
transocean 洋D
transom 楣E 横梁? 横档?
transpar 透明C 透明性< 透明度9 透过4 原件3 显然3 清晰3 明码3
transpareci 透明性=
transperson 超越3 个人3
transpil 转译6 每个5
transpir 排出7 蒸发6 散发6 泄露6
transplant 器官移植< 移植术< 移植8 移居者7 移居4 耐3 移民3
transpond 转发器? 应答器9 问答3 发射机3
transpor 办6
transport 运输C 传送6 可移植5 运输费4 运输成本3 运输工具3 流放3 联运2 车马费2 分段运输2
transportaton 主义3
transpos 转置G 移项8 颠倒3 调换3 互换3
transposit 换位? 移项: 转置8 调换4 汇3
transput 晶片7 互换4
transship 中转港@ 转运港= 转船9
transter 邮汇9
transvers 横向= 横向扫描8 横断6 横4
transvestit 癖: 异性4
trap 陷阱H 俘获? 陷8 设陷7 陷井6 受到限制4 存水4 马饰4 设圈套4 服饰3
trapdoor 板门A 天窗7 地板5
trapez 秋千E
trapezoid 梯形>
trapper 兽8 看门7
trash 回收站; 纸篓8 垃圾桶6 废3 丢弃3 垃圾2 废物2
trashi 没用E 碎屑7 垃圾5 似3
trasmiss 半双工6
trater 投机商=
trauma 外伤9 伤7 挤压6 损伤5 创伤3 濒死2
traumat 精神创伤C 外伤? 创伤7 损伤4
travail 阵痛? 辛劳: 分娩5
travaux 苦役: 劳动4
travel 旅行A 行商7 差旅费4 出差4 旅行社4 旅行者4 旅行支票3 旅差费3 游客3 旅游3 行车3 旅客3 游历2 行程2 起重2
traver 特拉弗斯Z
travers 遍历C 否认6 反驳者5 横亘5 抗辩人5 横断5 横跨4 来回4 横贯4 屏障4 横越3 横过3 全盘2
travesti 滑稽地> 模仿6 拙劣4 嘲弄3 歪曲3
travi 拉维斯C 合唱团? 崔? 维斯4
trawl 拖网C
trawler 拖网渔船? 拖网船? 拖网>
tray 满盘; 托盘8 纸盒7 架5 支架4 落4 公文2
treacher 背叛7 背信弃义7 奸诈6
treacheri 变节A 背信弃义< 背叛6
treacl 糖蜜? 声调7 甜蜜5
tread 践踏8 鞋底7 踩7 交尾6 步态5 踏5 梯级4 行走4 蹂躏4 外贸4
treademark 未注册:
treadmil 令人厌倦E 踏9
treament 青少年犯:
treason 叛国罪> 叛逆= 叛国< 忠5 卖国5 通敌5 君3 谋反3 国事3 谋叛3
treasur 宝物7 珍惜7 秘藏7 珍爱6 宝藏5 宝库5 珍视5 司库5 财务部门5 重视5 宝贵4 主任3 珍贵3 稽核2
treasuri 财政部; 公库: 国库: 金库: 国库券9 库存股票5 缴库4 库存4 财政2
treat 视为< 作东9 对待5 治疗4 宴请4 论述4 款待3 招待3
treatabl 能7 对付6
treati 条约P 缔约4 条约法3 换约3 商埠3 商港3 商约3 通商条约3 互惠条约2
treatis 专著E 论文9
treatment 待遇@ 处理5 国民待遇5 同等待遇5 差别待遇4 互惠待遇4 优待4 后处理4 治疗3 刑事处分2
trebl 增为三倍@ 声部@ 三倍7 三重3
tree 树U 树形7 树状6 进退维谷3
treeless 树木=
treetop 稍?
treit 契约性;
trek 牛车@ 跋涉7 牛4
trelli 棚架; 构9 遮5 棚4 格子3
trellis 框架3
trembl 战栗> 发抖7 摇晃5 颤抖5 忧虑4
tremend 极其7 非常4 极端3 极大3 巨大3 可怕2
tremor 震动9 颤动7
tremul 发抖: 战栗: 胆小8
trench 战壕H 渠< 开沟: 沟渠5
trenchant 鲜明7 锐利7 尖锐5 清晰4 有力4
trend 趋势J 经济趋势5 走向5 长期趋势4 市场趋势3 热点3
trendi 赶潮流E 潮流9 时髦5
trendless 走势C
trendlin 趋势9
trent 特伦E 特伦特E
trentain 朗8 原色6
trepid 惊惶H 忧虑6 恐惧6
trespass 侵害7 侵6 侵入4 违反者3 入侵者3 冒犯3 侵犯3
tress 绺E 发辫? 头发7
trestl 凳; 支架9 搁4
tret 添8 扣除2
trevor 弗9
trffic 贩卖8
tri 尝试F 然后4 重试4 难处3 难受3
tria 自由权7 公民权4 家庭3
triabl 裁判4 审讯4 试验2
triac 可控硅H
triad 三件; 三元组7 三个5 音4
trial 审判> 试算表: 审讯8 试错5 审5 受审4 试用4 会审4 免费试用3 凑3 候审3 再审3 初审2 麻烦事2 试2 公审2 公判2
triall 讯问7
triamous 三个9 三次4
triangl 三角形@ 三角: 三个4
triangul 三角测量H 三角形6
triangular 三角形E 三角> 三人间;
tribadia 同性恋爱C 奸6 女子2
tribal 部落C 宗族<
tribe 宗族; 部落9 一群6
tribesman 部落< 男子3
tribul 缘由E 苦难< 困苦;
tribun 法庭9 护民官6 裁判5 军团4 保民官3 讲坛3 庭3 审判庭3
tribut 贡物H 颂辞H 礼物9
tributa 民团L
tributari 纳贡B 支路7 属国6 支流6 分站5 支线4
tricep 三头N
trick 决窍; 谋略6 特技5 靠不住4 恶作剧3 哄骗3 愚弄2 戏弄2
tricker 恶作剧者D 欺诈4
trickeri 奸计9 诈骗5 诡计4 欺骗2 欺诈2
tricki 奸诈9 机敏7 狡猾4
trickish 惯用: 诡诈8 骗术5 狡猾4
trickl 细流= 滴9 滴入9 小量9 细细地6 透露4
trickster 欺骗者> 魔术师> 骗子4
tricolour 显象管<
tricycl 三轮车Z
trident 三叉戟> 三叉> 齿: 鱼叉3
trier 试验物C 审问者= 试验者8 司法官5 审理案件3
triff 定价表H
trifl 没什么= 翻弄= 虚度光阴9 琐事5 微不足道5 轻浮4 开玩笑3 少量2
trig 触发4
trigami 一夫: 夫5 三次4 妻2
trigamist 夫8 妇6 三次4
trigger 触发M 触发器8 扳4 扳机4 自启动2
triglycerid 甘油E
trigonometr 三角函数A 三角7 传递函数5
trilbi 毡帽H 男式>
trill 颤音B 颤声: 啭9
trillion 兆; 大量3
trilog 三部H 三部曲H
trim 见风使舵8 修剪5 装饰物4 整理3 裁剪3 下来3 点缀3 诈骗2
trimask 掩蔽: 三次7
trimest 学期< 三个7
trimmer 整理者C 修剪3 装饰2
trimmimg 修整R
trimscript 切7
trinidad 特立尼达H
trinitarian 三位一体C
triniti 三位一体: 航务8 海商5 一组3 三个2
trinket 小件; 小玩意儿9 琐碎5
trinoda 三重6
trio 三重唱Z
triod 三极管S 三级管@
trioloc 三5
triolog 三元>
trip 往返7 解扣6 绊倒5 平安险4 结巴4 跌倒4 失足3 轻快地3 断路3 行程3 摔倒3 差错3 旅行3 自驾3 旅程3 程3 来回2 旅游2 犯错2 远足2 航次2
tripartit 三方A 分成4 三重3
tripe 肚子C
tripertitum 书面5
tripl 三倍A 三重< 三元组: 增至7 三6 三组5
tripler 三倍7
triplet 三胞胎? 三件: 三位5 三个4
tripli 三重7
triplic 三份J 第三份?
tripod 三脚H 三脚架H
tripoli 硅藻土Z
tripper 绊跌B 旅行者7 远足6
triptych 三幅C 三张C
tristan 特里斯坦Z
tristat 三态C 三态逻辑6
tristram 斯特瑞H 崔?
trit 进制5
trite 老一套? 陈腐6 坏4
triumph 凯旋; 欢欣9 得胜7 胜利6 成功2
triumphal 凯旋A 胜利9
triumphant 得意扬扬C 耀武扬威C 得意洋洋8 得胜7 胜利6
trival 平凡;
trivia 琐事A
trivial 平凡7 琐碎5 浅薄5 轻微4 琐事3
trojan 特洛伊@ 特洛伊木马9 勇士8 木马8 病毒5 勤勉4
troll 轮唱< 高唱; 垂钓7 曳7 钓7 绳4 转动3
trolley 台车? 手推车= 电车<
trollop 罗洛普N
trombon 长号Z
troop 御林军8 友军8 战斗部队8 结队7 军队7 占领军6 一队5 成群4 群集3
trooper 骑警A 伞兵< 骑兵:
trope 比喻9 转义7
trophi 战利品9 奖品8
trophic 营养@
tropic 热带地区G 热带? 台风6 热情5
trot 小跑H 快步B 策马A
trotski 托洛茨基Z
troubl 故障8 浊度5 浑浊度5 费心5 事故率4 检修3 内讧3 肇事3 捣乱3 无错3 定位问题3 自找麻烦2 动乱2
troublemak 惹麻烦N
troubler 闹事者> 捣乱<
troubleshoot 疑难解答6 排查4 排障4 商城3 调解人2
troublesom 无理取闹A 令人讨厌9 麻烦7
trough 水槽B 槽: 饲料5
trounc 严惩? 痛打9
troup 巡回演出< 一伙: 班7 团6
trouser 长裤E 裤子A
trout 鲑鱼H
trouv 艺术品?
trove 收藏品: 收藏: 发现4
trover 追索8
trowel 泥< 铲;
troy 金衡制G 金衡@ 特洛伊9
trsut 双方3
truanci 旷D 旷职= 旷课7 玩忽职守6
truant 旷课? 偷懒5 懒惰5 游荡4 玩忽职守3
truce 休战= 停战8 白旗5 休止5 投降3
truck 卡车> 货车5 易物5 货车运输4 以货易货4 绝好4 运货车3 蔬菜3 来往3 废话2
truckag 货车运输: 货车8
trucker 易物: 货车运输8 驾驶员4 小贩4
truckload 荷载= 运量;
trudg 长途跋涉; 步履艰难: 步伐7 跋涉6 蹒跚3
true 真; 如果8 则8 当7 时5 真实5 原码2
truffl 块菌Z
truism 老生常谈< 陈词滥调< 众所周知< 理4 明3
truli 真实5 假3
truman 杜鲁门Z
trump 王牌? 捏造9 法宝7 口实6 吹喇叭6 鼓起4 喇叭3 胜过3 诬告2
trumpet 小号A 号兵< 吹鼓手< 吹嘘: 喇叭8 吹喇叭7 喇叭声6
truncat 截断? 截尾= 截去; 截留6 截5 截断误差4 切4 头端4 削去4 尖角4 缩短3
truncheon 职杖A 警棍= 权杖9
trundat 截断6
trundl 投球; 脚轮; 车轮7 移转5
trunk 中继线D 干线8 树干7 旅行箱6 象鼻6 主干线4 中继4 躯干3 母线3 箱子3 主干3
truro 鲁9
truss 捆绑9 捆6 束4
trusser 札= 捆绑5
trust 信托I 信任E 托拉斯4 信托公司3 信托投资3 受2 投资信托2
truste 受托人F 受托7 连任3 理事2
trusteeship 托管制度; 托管人9 托管9 管理制度3
trusti 可信赖6 模范6 信任3
trustless 信任3 怀疑3 可靠2
trustworth 可靠2
trustworthi 可信赖> 确实性9 可靠2
truth 真值= 真值表; 真相7 真话6 说实话6 如实5 深信不疑5 真情4 诚实4 真象3 实事3 实情2
truthi 这种9 真实性8
tryout 选拔赛H 试用4 试验2
tryst 幽会N 约会:
tsar 沙皇>
tsarist 沙皇I 专制3
tsb 增压器? 通报6 储蓄银行5
tsbuildinfo 由4
tsc 业务流程5
tsconfig 当前目录3
tslib 每个2
tsp 茶匙H
tsr 驻留6
tss 分时系统;
tsu 尿素; 津8 台湾5 服务设施5 电信3
tsunami 海啸N
tsx 改写3 等效3
ttax 货物税<
ttd 延时5
ttf 名为5
tti 打字机5
tub 浴盆= 盆浴= 桶8 洗澡7 洗3
tuba 号3
tube 管H 管子7 功率管4 显示管4 显象管4 阴极射线管4 软管4 管状3 油压2 油管2
tuber 块茎H 结节< 突起<
tuberculosi 肺结核H
tubular 管状E
tuc 劳工3 英国2
tuck 褶裥7 褶6 拢6 鼓声5 卷起4 挤进4 船尾4 收藏4 塞3 食品3
tucker 打横? 筋疲力尽7 褶7 疲倦4
tudor 铎E
tue 周二N 星期二A
tuesday 星期二N
tuft 一簇< 丛毛< 矮树丛8 丛生7 绒6 簇5 植3
tug 拖带? 绳索7 拖曳6 苦干5 挣扎5 用力5
tugboat 拖船E
tugrik 图格里克E 蒙古<
tuition 学费E 讲授A
tulip 郁金香Z
tull 薄纱E
tumbl 滚翻; 摔跤9 翻斤斗8 跌倒6 翻筋斗6 摔倒5 仓促5 翻倒5 弄乱4 倒塌4
tumbler 一杯; 翻斤斗; 玻璃杯: 杂技演员9 翻转3 平底3
tummi 胃= 肚子=
tumor 肿瘤? 癌症; 赘9 肿大7 肿块7 瘤4
tumour 肿块= 瘤8
tumult 暴乱5 吵闹5 骚动5 骚乱4 混乱3
tumultu 纷乱; 示威8 喧嚣8 闹事7 凶猛6 吵闹4 骚乱4
tuna 金枪鱼R
tunc 补正5 既往5 追捕3 过去3
tundra 冻原N 苔原N
tune 调谐< 微调9 调音6 主旋律5 调参5 超参5 粗调4 语调3 调3 声调3 歌曲3 音叉3 心情3
tuner 调音师C 调谐器B 调音8 调节器7
tung 油桐Z
tungsten 钨N
tunic 束腰N
tunisia 突尼斯Z
tunnel 隧道O 地下道7 开挖7
tupl 元组H 组成员4
tuppenc 便士=
turban 头巾=
turbin 涡轮机Z
turbo 涡轮N 增压器9
turbul 湍流? 紊流= 动荡7 骚乱6 紊乱4 狂暴3
turd 粪C
ture 图灵机H 图灵B
turf 跑马场A 草皮@ 泥炭<
turgid 肿E 浮夸E
turin 都灵Z
turk 土耳其人> 土耳其;
turkey 火鸡= 土耳其9 家伙4
turkish 土耳其语D 土耳其= 土耳其人<
turkiy 土耳其语B
turmoil 骚动7 混乱4
turn 关断7 人事变动4 车削4 转弯处4 转身4 匝4 驱赶3 轮次3 作对3 转折3 扭转局势3 转败为胜3 转折点3 万事具备3 资本周转3 摒3 斥3 移交2 狱吏2 转弯2 一圈2 承包合同2 依次2
turnaround 换向8 周转7 转向5 转变4 回车4
turnbul 恩8
turncoat 判徒? 知情> 变节者8 辩证7 脱党7 叛逆3
turner 协会会员H 车工H
turnip 芜菁N 芜菁甘蓝N
turnkey 启7 包办7 总控5 钥匙4 钥4 承包4
turnoff 岔道B 岔开A
turnout 投票率: 人群7 出席4
turnov 周转率L 周转: 周转期5 周转额4 人员流失3 酥饼3 替工3 翻转3
turnpik 收税> 大道7 公路3
turnstil 转门N
turntabl 唱盘H 转车H
turpentin 松节油H 松脂A 松木<
turpi 不道德5 卑鄙4 丧失2
turpitud 公德8 可耻7 邪恶3 卑鄙3
turquois 绿松石R
turret 仰冲A 塔楼A 攻城A 角楼A
turst 信托3
turtiva 偷窃9
turtl 海龟E 龟B
turtleneck 翻领E 毛衣8
tuscan 托斯卡纳Q
tuscani 托斯卡纳区Z
tusk 长牙J 刺戳? 獠牙? 尖4
tussl 动武> 打斗> 论争8 扭打8 争斗6 斗争3 起来3
tut 啧啧K 啧啧声C
tutela 监护?
tutelag 监护7 守护6 指导2
tutelar 守护9 监护3 监护人3
tutor 家庭教师< 任课8 导师6 助教6 教5 教师4 辅导3 教学系统3 克制2
tutorag 职责4
tutoress 家庭教师7 女5
tutori 个别指导; 学习指南; 教程; 辅导8 家庭教师4 指导4 论文3 监护3 教学2
tutorship 监护权: 保护权9
tutsi 图西N
tuttl 托特X
tutu 短裙N
tux 常礼服: 夜9 礼服4
tuxedo 无尾礼服E 礼服9
twain 一对8 两5 二3
twang 弦声< 拨弦< 用鼻音讲< 鼻音< 砰然9
tweak 开足马力> 拧5 焦急4 扭3 表情符号3
tweed 花呢N
tweezer 镊子H
twelfth 第十二G 十二分C 第十二个=
twelv 十二个F 十二9
twenti 二十B 二十个> 二十四=
twentieth 第二十H 十分之一9
twice 两次< 两倍9
twickenham 威克8
twiddl 捻; 旋8 玩弄8 弄3
twig 细枝D 懂得? 小枝? 了解2
twilight 微明> 暮> 曙光: 黎明7 黄昏6 微光5 朦胧4
twin 孪生D 双胞胎A 双路7 孪生兄弟7 怀5 双3
twinaxi 芯7 同轴电缆4
twine 麻线? 搓9 交织7 合股5 饰4 缠绕4
twing 一阵一阵A 剧痛7 刺痛4
twinkl 瞬息H 闪耀7 闪烁5
twip 缇Z
twirl 捻9 万能钥匙9 转动8 东西3
twist 扭9 双绞线8 螺旋状7 捻4 扭转4 扭曲4 绞3 呈3 编织3 拧3 曲折2 盘绕2 扭动2 手法2
twister 缠绕机C 老实8 缠绕6
twisti 歪曲事实= 正直6
twistier 歪曲事实= 正直6
twistor 扭:
twit 责难7 愚弄5 谴责4 责骂4 嘲笑4
twitch 急拉= 抽动; 阵痛8 抽搐8 攫取7
twitter 推特Z
two 两个A 二; 双列7 双行5 二个4 二价4 双面4 两列3 双字3 两步3 两分法3 二线3 两步验证3 双因素3 双名3 两部2 二部2 两党制2 二级2 两段2
twofold 两重N 两倍?
tws 交互作用5 书写3
twsd 工作栈>
txd 发送数据=
txt 例如5
tycoon 企业界@ 将军9 大亨9 企业家5
tyler 泰勒7 看守4
tympan 鼓室E 鼓膜? 似5
tyne 泰8 河7
type 类型V 键入7 型4 具有3
typecheck 只是7
typedef 其后5 跟3 可以2
typefac 字样7 印3 字面2 字体2
typeless 无4
typeof 此处5
typer 印刷机6 打字机6
typescript 内嵌3
typescriptlang 查看4 详细信息2
typeset 排字L 排版;
typesett 排字9
typewrit 打字机O 重型3 针式3
typewritten 打出A
typhoon 台风H
typic 典型; 通常7 代表性4 音量2 象征性2
typifi 象征5 典型4 代表3
typist 打字员V
typo 拼写错误=
typograph 活版印刷A 印刷;
typographi 凸版印刷A 排印A 式样6 版面3
typolog 类型学E 象征主义? 象征4
tyrann 暴虐< 暴君; 残暴9
tyranni 暴政< 擅断: 苛政: 专横: 专制5
tyrant 暴君8 专制5 压制4
tyre 轮胎H
tyrolienn 民间舞N 蒂罗尔N
tyron 龙?
tyson 泰=
u0l 氏3 林3
uad 属性数据<
uberrima 坦率: 诚实3
ubi 述及= 提及6
ubipu 普遍存在> 到处7
ubiqu 普遍存在9 本身7 到处4
ubiquit 无所不在? 普遍存在< 到处6
ubrrima 诚实信用L
ucc 万国9
udc 十进位9
udf 统一战线C 磁盘格式6
udp 报4
uefa 足球7
ueue 分布式2
ufi 方便6
ufo 不明飞行物N 飞碟E
ufp 实用软件; 服务设施8
uganda 乌干达Z
ugli 丑陋> 可畏8 不祥8 阴暗面6 难处5 险恶5 丑闻4 对付3
ukrain 乌克兰N
ukrainian 乌克兰人N 乌克兰E
ulcer 溃疡F 溃烂; 腐烂4 腐败3
uld 运价5
ulit 误杀< 过失杀人6
ullag 缺6 漏3
ulnar 尺骨> 乙种= 蹄形=
ulrich 乌利H
ulsi 超大规模:
ulster 外套8
ulterior 隐秘< 进一步8 日后5 以外3 将来3 隐蔽3
ultim 最终7 终究6 开采量5 极限4 最后4 采收4 归属权4 收率4 总之3 终极3 最远3 根本3
ultima 论据6 手段2 谈判2
ultimatum 最后通牒A 哀8 结论3 基本原理3
ultimo 月4
ultimum 极刑? 死刑6
ultra 超6 过激5 急进5 极端5 超高频4 自发3
ultracrystallit 微晶N
ultrafast 超高速B
ultralight 超轻型Z
ultramarin 佛青> 深蓝> 深蓝色> 青色> 海外6 那边5
ultran 民族主义9
ultranationalist 份子<
ultrason 超声D 超音速< 超声波<
ultrasound 超声> 超声波<
ultraspe 超高速=
ultrast 稳定性6
ultrastructur 超微结构Z
ultraviolet 紫外线R
ulyss 西斯E 尤里?
uma 上端<
umb 上位A
umber 棕E 红棕色? 棕色6
umbil 脐F 脐带C 关系密切9
umbrella 伞E 保护伞> 雨伞> 包罗万象: 总括3
umd 当4 指3
umpir 裁判员7 裁判4 仲裁3
umpirag 公断5 仲裁3
umpireship 职权6
umpteen 无数=
umpteenth 无数次N
unab 衰退7 减弱6
unabash 不害羞E 老着脸皮E 脸皮厚E 脸红7
unabl 无法E 因此3
unabsorb 未5
unabsov 赦免4 免除3
unaccept 难以4 接受4 受欢迎4
unaccompani 伴侣9 载运7 伴奏5 伴随4 随身4
unaccomplish 未遂9
unaccount 无法解释6 申辩3
unaccredit 呈递7 未经2
unaccustom 乎A 惯8 寻常6 习惯2
unacknowledg 未被承认6 答复4 无人3
unaddress 无地址7 寻址3
unadjudg 未经3
unadjust 调整3
unadmit 不让进入H 未被承认F
unadopt 采纳6 有待6 采用5
unadorn 不加渲染< 装饰5 朴素4
unadulter 搀杂= 纯粹5 道2
unaffect 矫揉造作7 感动4 影响3
unaid 无助9 协助7
unalien 不容4 出卖3 不可3 让渡2
unalign 不结盟<
unallaw 不许9 准许5
unalloc 未3
unallot 未3 岁2
unallow 禁止状态7 非法7 禁用字符4 禁用2
unalt 依然> 照旧9 不变2 改变2
unalter 不变3 改变3
unambigu 不含糊= 歧义5 明白4 清晰3 义2
unamen 承担义务9 承担责任9
unamend 议案5 草案4
unamort 摊还> 折价2
unanim 全体一致< 无异议8 一致同意7 一致5 合意3
unannounc 未经宣布Z
unansw 答复7 反应4
unanswer 无法回答< 争辩5 回答4 决定性2 论据2
unanticip 先行5
unapologet 认错9 道歉7 辩解5
unappeal 上诉3
unappli 未4 未指定4 用途2
unapprehend 逍遥法外8 理解4
unapprehens 迟6 理解3
unappropri 支配;
unapprov 未经承认C 获准7 未经2
unapt 笨拙7 适当3
unargu 不可论证H 无可争辩: 不容置疑9
unari 一目> 一元;
unarm 手无寸铁> 突: 非武装: 徒手: 武装3 刺3
unascertain 未经4
unasham 厚脸< 羞耻心< 耻< 问心无愧< 厚颜无耻: 羞耻7 公然3
unask 请托?
unass 未经6 未确定5
unassail 攻不破E 无可反驳? 不容置疑7 无懈可击6
unassert 肯定4 断言3
unassess 不可3 征税2
unassign 赋值6 未2
unassum 装腔作势< 谦逊:
unat 单边<
unaton 抵偿9 赎回4
unattach 隶属3 未3 未婚3 订婚2
unattain 得到4 难3
unattend 照管; 无人5 随员5 理会4 伴4 侍从3
unattract 无吸引力C 美7 乏味5 魅力5
unaudit 未经4
unaugment 扩张9
unauthor 未经许可5 无权5 越权5 特许3 擅自2 授权2
unauthoris 无权<
unavail 得不到7 无用3 可用性3 不可3 无益3
unavoid 不可避免C 未预料到< 不得已6 作废3
unawar 不料< 出其不意< 没想到< 察觉9 留神5 不知不觉4 无意4 知道3 认识2
unbail 保释3
unbal 失衡H 失去平衡A 错乱8
unbalanc 未结算8 平衡8 错乱5 赤字3
unbear 慌@ 承受不住@ 无法忍受9 容忍4 忍受3
unbeat 无与伦比N 无敌=
unbeaten 挨打? 搅打? 未曾? 走过7 击败4
unbecom 适当4
unbeliev 难以置信; 信仰者6 相信3 信2
unbias 大公无私= 无偏见8 偏见4 公平3
unbigot 一意孤行< 无偏见9 成见8 抱2
unbind 无拘束6 约束力5
unbleach 原色= 漂白:
unblemish 清白5 污点4 瑕疵3 缺点3
unblock 解冻7 封锁3 解锁3 成3
unbock 成6
unborn 胎5 原来4 诞生4 出生4 婴儿3
unbought 买来@ 络@ 贿@ 雇用2
unbound 界6 无边5 无约束3 无节制3 活页2
unbreak 打碎7 破7 不易5
unbridl 缰A 辔A 无拘束7
unbroken 涣散9 信守6 未开垦5 阻断5 打垮4 耕3 完好3 破损3
unbuff 缓冲7
unbundl 随带C 捆绑式B 附随7
unbusinesslik 无次序C 认真6 能4 正确3
unbutton 钮扣= 肆意: 无约束6 放纵3
unc 主机名8 规约3
uncal 催缴7 未经请求5 无理5 催缴资本5 不必要3 叫2
uncanni 怪诞; 离奇7 神秘5 可怕3
uncannili 奇怪7 神秘6 危险3
uncar 心不在焉? 注意3
uncash 兑现5
uncaught 捕获9
unceremoni 唐突9 粗鲁7 无礼5
uncertain 没把握; 动摇不定: 不明8 无常7 确定4 确信4 犹豫3
uncertainti 不确定性; 确定3 事物2
uncertifi 未经3 证明书2
unchalleng 不必: 无可置辩: 毫无疑问6 挑战6 不成问题5 回避3
unchallengeng 无人6
unchang 未6 多少4 情势3
uncharacterist 非同寻常A 典型8
unchart 未标明= 载明= 探险5
unchast 淫荡= 不贞= 节操= 不贞洁: 贞操7
uncheck 选中5 未3
uncivil 未开化? 文明9
uncl 伯父H 叔父H 姨丈H
unclaim 未领C 无人认领= 未经要求: 货主6 领取5 不明3
unclassifi 未分类B 类别3 保密3
unclean 未办? 洁净? 行为不检; 不洁5 纯洁4
unclear 含糊不清: 未清算7 不易6 含混5 付清3 清楚3
unclock 时钟4
unclos 未2
unclutt 整洁7 整齐6
uncod 未4
uncollect 未收8 坏帐6 呆帐3 动荡不安3 收回3 狼狈3 思虑2 现2
uncomfort 不自在@ 舒服5 不快5 舒适4 不安3
uncommerci 非商业8 商业道德8
uncommit 不负5 受约束4 未遂4 未3
uncommon 难得: 非凡9 罕有7 极其6 罕见6 寻常5 平常4
uncompens 无偿4
uncompetit 竞争力E
uncompl 复杂5 简单3
uncomplet 建设工程9 未3 在建3
uncomprehend 谅解= 了解3
uncompromis 妥协8 协4 通融4 坚决3 让步3 坚定3
unconcern 漠不关心9 关心6 无关3
uncondit 无条件I 无保留4
unconfess 未供认C 公认3
unconfirm 未确证; 未3 认可3
unconform 不符; 一致3
unconnect 语无伦次6 连通5 不连贯4 亲属关系4
unconsci 无意识> 无知觉; 心神丧失: 人事不省8 无意7 意识5 不知不觉4
unconscion 不合理7 良心5 过度3
unconsolid 子公司5
unconstitut 违宪A 宪法6 不合3
unconstrain 无约束; 拘束6 受约束4 勉强3
unconstraint 无拘无束A 自由自在9 自愿4
unconsumm 未3
uncontest 争议4 无异议3 竞争3 争3
uncontinu 不连续性@ 地役权3
uncontrol 无法控制= 自由自在3 规3
uncontroversi 争论5
uncontrovert 无可置疑: 驳倒7
unconvent 非常规G 不依C 非传统9
unconvers 熟悉6 太5
unconvert 脱罪> 悔改4 改4
unconvict 判罪6 判刑5 定罪4
unconvinc 不足以8 相信7 怀疑3
uncook 未煮过Z
uncoop 协调性C 执拗= 配合4 合作2
uncor 迄今:
uncork 放开A 透露5 塞子5 泄漏5 拔3
uncorrect 校9 校正5
uncorrel 相关5
uncorrobor 证词5 供认3
uncount 没有数过N 无数9
uncouth 荒凉8 粗野6 笨拙5
uncov 揭去8 未补8 脱帽致敬8 无担保7 揭开5 戴帽子5 遮盖4 划线支票3
uncredit 责权E
uncrit 无批判力@ 批判9 批评5 鉴别4
uncross 划线支票4 交叉3
uncustom 走私6 未经3
uncut 切齐; 毛边8 缩略7 切3 割2 削减2
undamag 未损坏E 完好9
undat 注5 标2
undaunt 大无畏N 勇敢7
undealt 分发6
undebar 干3 从事3 禁止2
undebat 余地6 争论3
undecid 可判定性F 不可判定C 未定3 明确2
undeclar 未声明= 申报4 宣布2
undef 不败@ 输5 打败5
undefend 不设防6 讼6 辩护人3
undefin 未定义F 未解释4 下定义3 不定3
undefinit 未定4 未定义4
undelay 延迟3
undelet 恢复2
undeliv 催3 发运3
undeliver 交付4
undemand 容易5 高2 严格2
undemocrat 民主:
undeni 确凿无疑E 不可否认A 无可争辩9
undenomin 宗派:
undepreci 原价5 余3
under 以免: 下面9 原始凭证4 优先2
underachiev 成就7
underadvertis 不足3 广告2
underag 未及A 奸淫幼女: 未成年4 缺乏3 不足2
underappli 少6
underappreci 赏识7 得到3
underbelli 下腹部H 薄弱<
underbrush 灌丛E 林下<
underclass 低年级N
underconsumpt 不足3
undercontract 约定4
undercov 从事8 间谍活动4 秘密3 工作人员2
undercurr 暗流E 潜流E 不足2
undercut 下旋; 削球; 牛腰; 雕6 廉价出售5 切除4 嫩肉3 口2
underdeck 舱内@
underdesk 甲板8
underdevelop 发达: 发育不全: 充分4 显影4 发达国家3
underdog 败; 压迫者; 失败者9 受害者5
underestim 看轻9 低估4 估2 低2
underfloor 地板;
underflow 下溢R
underfolw 下溢:
underfoot 少计E 碍事E 脚下E
underfund 资金不足Z
undergar 衬衣E 内衣>
undergo 经受5 遭受4 血液4 经历4 判处4 服刑3 忍受3 徒刑2
undergrad 肄业生A 大学生:
undergradu 本科生C 肄业生= 大学生7
underground 地下D 地下活动9 地道9 秘密活动7 地下工厂7 地铁5
undergrowth 大树下A 发育不全< 生于9 丛林8
underhand 秘密活动9 偷偷摸摸5 手3 卑鄙3
underl 下手H 部下; 下属9
underlease 承租人;
underlet 分租A
underli 之下9 成为5
underlin 下划线B 下线9 衬里3
underload 充分利用5 满载5 不满4
underman 人员配备=
undermin 伤害者: 暗中8 暗地里6 渐渐4 破坏者3 挖3 削弱2
undermodul 欠7
underneath 下面7 取决于3 置于3
underp 衬裤J
underpaid 足额7
underpaint 底色? 底层8
underpan 底盘E
underpay 少付C 付给7
underpin 支承= 支撑3
underpl 底座? 底板9
underplay 表演< 秘密行动: 轻描淡写8
underprivileg 正当权利; 下层社会6 贫困4 他3 穷2
underpunch 下部B
underquot 开价4 低于4
underr 看轻9 低5 低估4
underreport 低估6
underrepres 充分3
underrun 载;
unders 小于4 不够4 小型2
undersav 储蓄4
underscan 狭9 欠5
underscor 底线> 下划线8 划线3
undersea 海面A
undersecretari 次长H 部长9
undersel 廉价出售C
underserv 不周到E 服务水平<
undersex 缺乏性N
undersheriff 警长9 行政官4
undershirt 汗衫N
undersid 底面> 下面5 侧2
underst 轻描淡写: 驾驶盘: 低调9 转向3 保守3 朴素2
understaf 人员不足N 人手不足A
understand 理解C 谅解8 听说4 懂得4 懂4 达成谅解4 领会4 了解2
understat 软弱无力< 说法7 报3
understood 理解4
understori 林下D
understudi 替角H 演员7
undertak 殡仪7 承担者5 承担义务4 承办4 承办人4 事业3 担当3 承担3 企业3 试图3 允诺3 公益事业2 担保书2
underton 低音< 小声9 坚挺7 浅色3
undertow 浪> 回头5
underutil 充分利用:
undervalu 低估> 看轻7 偏低7
undervelop 开发3
underwat 水下D 水中=
underway 起步> 航行4 进行3
underwear 内衣D
underweight 不足3 重量3
underwood 灌丛? 林下9 木6
underworld 下流社会E 下层社会< 帮会8 地狱7
underworldl 作奸犯科E 歹徒5 流氓5
underwrit 包销9 承保人9 保险业6 承保4 保险商4 认购3 保险业务3 保险人2 分包商2
underwritung 承诺5
undeserv 不该H 不应得A
undesir 不良份子9 受欢迎5 份子5 即将3 干扰信号2
undet 吓住E
undetect 漏检? 未被发现: 检4 觉察4 验3
undetermin 未定: 决断力7 未确定4 明3
undevelop 油藏6 开发储量4 发育4 探明3 开发2
undi 灭9 不朽8 死3
undiagnos 确诊C 找出9
undifferenti 无差别8 显出8
undigest 售出9
undignifi 尊严8 庄严6
undilut 搀水7 冲淡6 淡化5 稀释4
undiminish 未经5 降低2
undirect 定向8
undischarg 清偿3 解除3
undisciplin 遵守纪律9 受过7 无纪律7 修养5 任性3 训练3 纪律2
undisclos 未公开9 真名9 身分不明9 隐名8 不明3 透露3 泄露3
undiscov 为人所知; 发觉6 发现4
undisguis 假面具9 伪装4
undispos 绌5 亏4
undisput 确然> 无可非议7 无可争辩6 问5 无异议4 无需4
undistinguish 平凡3 区分3
undistribut 分配利润8 未3
undisturb 打扰6 镇定4 干扰4 扰乱3 安静3
undivid 不可分割; 未分裂9 专一5 未2
undo 撤消I 前次2 毁灭2
undocu 事实证明8
undon 发出通知8 撤消5
undoubt 无疑: 必定9 确实5
undrawn 提取4
undress 卸去E 脱衣服? 暴露5
undu 不当? 到期4 适当3
undul 波状= 波浪形< 起伏7 波动4
unduli 过度4 过分4 正当2 适当2
une 总部6 西班牙6 非线性3
unearn 份8 分外8 不劳而获7 不配7 劳动所得7 不应得5 满期3
unearth 世间9 掘出8 怪异6 发掘5 赶4 揭露4 神秘3
uneas 不安8
uneasi 局促@ 心神不安; 不自在8 舒服5 舒适4 不安3 不稳定3
uneasili 心神不安A 不自在< 不稳定4
uneconom 实用4 浪费4
unedit 非2
uneduc 未受教育E 无知7
unelect 未经4
unemot 铁石心肠A 动感情7 冷漠5 感情4 不易3
unemploy 失业L 失业率6 失业人数5 失业问题4 游资3 失业者3
unencrypt 加密9 密3
unencumb 家累9 支配2 没有2 承担义务2 子女2
unend 无止境H 无穷尽: 不停8
unendors 背书3 准许3
unenforc 速度限制5 听从3
unengag 订婚5 占用3 约定2
unenthusiast 热心5 热情5
unenumer 列名9
unenvi 值得羡慕C 尴尬8 嫉妒6
unequ 平等待遇8 胜任4 相等3 等价交换3 等2 不规则2
unequal 无敌9 比拟8 等同6
unequival 不等价I 等价交换5
unequivoc 含混8 不含糊7 含意6 明白5 模棱两可4 直率3 措词3
uner 正确3 无2
unescap 不可避免;
unesco 联合国教科文组织Z
unet 北欧?
uneth 不道德9
unev 太平无事E 事3 平静2
unevalu 计算3
uneven 不均9 平坦7 动荡7 奇数4 平行4 平静2 均衡2
unexamin 考查8 未经4 讯问4 考验3
unexectu 未2 履行2
unexercis 行使6
unexpect 意外B 出现意外: 料想不到6 想不到4 预料4 出乎意料3 突然2
unexpend 动用8
unexpir 消逝8 未满7 满期4 耗费3 耗3
unexplain 无法解释8 未经6
unexplor 勘查<
unexpos 暴露5 揭发5
unextinguish 消除4
unfail 经久不衰D 无穷尽; 可靠5 无故障3
unfair 公平竞争8 公平7 偏颇6 作法4 正当4 不当得利3
unfairest 偏颇> 正直5 公平3
unfaith 信实A 外遇> 不忠实6 不诚实5 正确3
unfamiliar 熟悉;
unfashion 时髦5 过时5 流行4
unfasten 放松9 解开8
unfath 私生6 父亲3 谣言3 私生子3 作者2
unfathom 莫测高深E 深不可测< 底5
unfavor 逆差< 不利7 不宜6 吉祥5 顺利3
unfavour 不快7 适宜6 不好5 顺利4 不利3 适应2
unfeel 冷酷5 无情5 感觉4
unfett 脚镣; 无拘无束: 自由自在5 释放3
unfil 未交7 发货3 订单2
unfilt 滤过=
unfinish 余留9 议程4 完成3
unfit 相宜9 无从8 不宜7 不胜任6 健康2
unflapp 慌张; 镇定;
unflatt 准确无误@ 耿直@ 恭维9 指出6 奉承5 坦率4
unflinch 畏惧9 退缩8 畏缩6
unfocus 聚3 可以2
unfold 挑明8 展开8 开展5 该行5 披露3 开花3 伸展3
unforbidden 准许5 认可3 禁止2
unforc 自发6 强迫3
unforens 词藻>
unforese 预见9 预料不到7 预料5
unforeseen 预料不到9 预料6
unforgett 忘不了N 令人难忘A
unforgiv 原谅9 饶恕7 宽恕3
unformat 无4 请示4 存储量4 格式化2
unfortun 恐怕9 不幸7 吉利7 合适3
unfound 无稽? 虚幻7 事实根据7 理3
unfre 自由3
unfreez 冻结4
unfriend 友善>
unfulfil 未3
unfund 备4 设3
unfurl 临风@ 招展@ 展示8 显露6
ungain 难看> 粗陋8 优雅6
ungod 憎厌@ 敬畏5 不可思议3 邪恶3 可怕2
ungovern 难驾驭C 难7
ungrat 忘恩负义C 徒劳> 讨厌3 愉快3
ungroup 工作组7 取消4
ungrudg 出自内心A 情愿7 自愿4
unguard 没有防卫? 大意; 留神9 小心5
unguem 十全十美9 圆满8
unhandl 未经4 丢失2
unhappi 忧愁8 快乐4 苦恼4 不幸4
unhappili 幸福: 不幸6
unharm 无恙C 没有受害= 平安; 受伤6
unhealthi 健康7
unheard 未予H 听到9
unheat 加热7 热4
unheed 忽视7 注意2
unhelp 不予9 无益4 起2
unherald 埋没? 先兆: 出乎意料7 遇6 怀6
unhid 取消4 隐藏2
unhind 阻碍4 妨碍3
unhing 绞链A 搅乱< 拉开8 分开3
unholi 不虔诚H 神圣5 邪恶5
unhook 钩子6 取3 解开3
unhurri 从容不迫H 慌忙H 急7
unhurt 没有受害A 负伤;
uniaxi 单轴晶体C
unibus 单总线V
unicamer 一院制E
unicast 单一3 传播3
unicef 联合国儿童基金会Z
unichasssi 单层A
unicod 等效于5 转义序列4 常见2 也2
unicomput 单2
unicorn 独角兽H
unidentifi 识别性9 认出4 不明4 办4
uniderect 单向6
unidimension 一维Z
unidirect 单向D 朽6
unif 合一8 完全一致5 币制4 统一3 代3 一致2
unifi 统一: 一元化4 一体4 广通4 代3 统购统销3 税收制度3 一致2 置换2
unificationari 统一化E
unifil 单3
uniflow 单向4
unifluxor 均5
uniform 统一B 均匀< 一律6 一致4 划一4 始终如一4 单值4 一样3 统一性3 均匀分布2 一致性2
unifunct 单功能Z
unijunct 结9
unilater 单方> 单侧< 单边; 单方面; 单向9 片面6
unilaterali 一面A
unilev 联合利华Z
unilin 单线9 单行7 单列6 单一3
unilinear 税率4
unimagin 想象力: 无趣9 想象4 不可思议4
unimicroprocessor 微处理机3
unimod 单峰F 单峰函数; 单一5
unimodul 单2
unimodular 单模L
unimpair 受损害7 减弱3
unimpeach 不可否认9 清白6 名声5
unimped 无阻F 受阻A
unimport 重要5
unimpress 惹人注意= 印象7 印记4 感动3
unimprov 改良5
unimpugn 无可非议< 确凿; 无懈可击7
unincomb 牵累A
unincorpor 立案6 未注册5 在内4 社团3
unindors 未经4
uninfluenc 偏心7 他人3 公正2
uninform 不学无术< 未被告知< 蒙昧< 未受教育8 启发3 无知3 得到2
uninhabit 无人居住A 杳无人迹A 居住5 适宜2
uninhibit 随心所欲> 大吵大闹8 无拘束6 自由自在5 拘束5 禁令3
uniniti 外行4 初始化4
uninjur 受伤害: 受损害6
uninscrib 无记名7
uninspir 创见; 启迪7 灵感6 指望5 鼓舞3 兴趣2
uninstal 卸载H 一并3
uninsur 保6 未经3 非故意3
unintegr 积分4
unintellig 莫明其妙= 难解5 智能4
unintend 无心? 存心; 非故意6
unintent 非故意< 不是故意; 无意之中; 无心8 无意7 存心5 过失犯罪4
uninterest 不感兴趣> 利害关系7 趣味4 乏味4 兴趣3 引3
uninterpret 解释3
uninterrupt 不间断@ 不断5
unintox 醉人? 醉8
uninvit 未经请求> 邀请5
union 工会C 关税同盟6 联合4 联合主义4 联盟4 工会组织4 工联主义3 联合会3 公立3 并2 国情咨文2 总工会2 货币联盟2
unionist 工联主义7 工会4
unipath 单通N
unipolar 极性8 单级7
uniprocess 单3
uniprocessor 单5
uniprogram 道7
unipunch 单孔N
uniqu 唯一H 唯一性9 独特4 独一无二3 珍奇3 单字3 稀罕3
unirecord 记录表4 单4
uniselector 步进3 动作3
uniseri 系列4
uniset 单体8 输入输出3
unisi 优6
unisolv 唯一5 解3
unison 齐唱? 齐奏? 同声< 和谐4 调和3 做3
unissu 发行6 发放4
unit 单位J 部件< 单元9 装置6 单位成本4 设备3
unita 结合3
unitari 酉7 单子6 单一5 单一制5 一位5 单式4 单位矩阵3 中央集权3
unitarian 教派: 教徒6
uniterm 词9
uniti 合一4 统一3 单一3 个体2
unitless 百分比3
uniuersita 团体3 集合3
univac 计算机用户9 协会4
univers 通用C 全称6 普遍性5 多用4 世界性4 大学4 广泛性4 宇宙4 泛关系3 普遍3 通用机3 通用码3 全集3 通用性3 高校3 全世界2
universitatem 概括8
universitati 所有物8 共有3 社会3
univolum 卷4
uniwaf 圆5
unix 结尾4
unjel 定案7
unjudg 未经4
unjust 不当8 非正义7 公正5 不当得利4 误判4
unjustifi 分辩8 不合3 不当得利3 道理3 辱骂3 认为2
unkempt 蓬乱8 照管7
unkind 不仁慈@ 和善: 刻薄8 体谅6 客气6 严酷4 苛刻4 亲切3
unknow 可知9 存心6 知道6 察觉5 不知不觉4 无意4 无知3
unknown 未知Q 未知数7 不详5 陌生2
unlabel 标号7
unlaw 非法< 不法6 纪6 非法活动4 非法手段4 非法经营3 不法侵害2
unlead 插铅C 无铅= 铅7
unleash 皮带9 发动7
unless 除非K
unlicenc 无证=
unlicens 无证= 驾车者6 执照5 无节制4 无照3
unlik 不太可能: 不同5 像4 位错3
unlimit 无限公司9 无限8 受限制3
unlink 解链I
unliquid 清偿7 未结算6 清4 未付2
unlist 未上市= 上场7 编入6 挂牌5
unlit 未点燃H 灯光?
unliveri 卸下8 卸货4
unload 转存8 卸货6 转储5 卸4 载4 卸载3 空载3 摆脱2 卸下2 倾销2 吞吐量2
unlock 解锁D 开锁9 表露7 揭开5 放出3 开启3 解放2
unlov 爱7
unlucki 不祥A 吉利9 不幸5
unmagnet 磁化9
unman 无人=
unmanag 难8 不了7
unmar 受损害8
unmark 终结符3 未2
unmarri 独身8 单身8 未婚8 妈妈5 婚4
unmask 假面具6 屏蔽6 暴露3
unmatch 匹敌8 失配7 无比5 相配5
unmatur 到期5
unmaxim 最大化6
unmet 相遇9 满足3
unmistak 不会弄错@ 搞错8 明白7 误解5 显而易见5
unmitig 未缓和C 全然6 减轻3
unmodifi 未修改@
unmodul 调制3
unmoor 解缆A
unmor 不道德5 道德3
unmov 动人5 感动4 坚决3 冷静3 动摇3 动2
unnam 未命名= 无名: 事主6 隐名4 说出3 提及3
unnatur 不近人情> 违背5 习俗4 反常4 鸡奸4 兽3 自然2 勉强2
unnavig 适航性C 适航7 航行3
unnecessari 不必要C 淡化4
unnecessarili 不必要8 多余6
unneed 需要3
unneighbour 邻人; 不善7 友善6 交际2
unnerv 不能自制E 胆怯9 勇气5
unnorm 非标准? 规格化5
unnot 瞩目@ 顾及8 忽视5 注意3
unnumb 编号5
unobjection 无可= 无异议6
unobserv 不留心7 遵守4 注意3 受到3
unobstruct 阻挡; 障碍3
unobtain 难5
unobtrus 客气7 谦虚7 显眼6 唐突6 引人注目5 看到5
unoccupi 没4 占领3 占用2
unoffend 惹人厌E 无害5 无罪3
unoffici 非官方7 非工会6 非正式6 公认3
unopen 启封A 开2
unoppos 对手9 反对2
unoptimiz 优化4
unord 无序N
unorthodox 非正统N 异教=
unown 荒7 未被承认6 无主物4 准许3
unpack 开包; 拆开6 取出4 包裹4 散开4 卸下3
unpackag 件3 封装3
unpaid 未付F 不支6 缴3 缴纳3 兑付3 偿3
unpaint 复层C 漆8
unpalat 好吃; 可口8 味道5
unpar 父2
unparallel 无双> 空前: 无比8
unpart 铸锭A
unpat 专利权5
unpaten 未获@
unpatriot 爱国A 爱国心>
unpav 铺砌F
unpen 拘禁8
unperfor 穿孔纸带4 穿孔2
unperturb 镇定7 扰乱5 平静3
unpin 取消4
unplan 计划外A 筹划:
unpleas 煞风景A 愉快7 讨人喜欢6 厌恶2
unplug 拔开= 除掉9 拔9
unpopular 不得人心A 人心< 受欢迎9 流行3
unport 嫁妆8 赠予8
unpract 实行3 经验3 实施2
unpractiaca 实用5 实际2
unpreced 空前F 前例<
unpredict 可预测性B 预知;
unprejud 大公无私? 无偏见9 公正6
unpremedit 过失罪6 预谋5 非故意4
unprepar 不期而遇E 即席7
unpretenti 装模作样< 招摇< 质朴< 铺张8 谦逊6 炫耀4
unprincipl 讲道德E 正直6
unprint 打印3
unproblemat 不成问题; 疑问7
unproduct 非生产< 非生产性8 消费信贷5 出产4 生意3
unprofession 违章操作7 职业性6 行规4 行业4 违章4 外行3
unprofit 非盈利: 无利可图8 无益4 赚钱3
unpromis 前途6 未必6 希望2
unprotect 设防8 没有防卫6 保护5 掩护3
unprov 未被证明E 未经检验? 未经3
unproven 证实4
unprovok 无缘无故? 受刺激< 正当理由6 挑衅3
unpublish 未发表过; 未公开5 发布5
unpunish 免去8 处罚6
unqualifi 无条件7 不胜任5 受限制3 无资格3 监查3 限定2
unquest 不问5 不成问题4 盲目3 疑问3 质询3 无疑3 无异议3 犹豫2
unquestion 不成问题: 无可挑剔8 毫无疑问7 无可非议6 确凿5 问4 确实3 可疑2
unquot 未上市8 行情3
unravel 弄清楚< 散开< 解开9 拆散9 阐明8 澄清7
unreach 无法访问= 不能到达: 不到2
unread 不值; 平淡无味; 辩认6 读书5 学问3 读3
unreal 实现7
unrealist 不切实际= 幻想7
unreason 无理9 不合理8 不讲道理7 无理性5 不切实际4 理智3 正当行为3 搜查3
unreasonbl 不合理8
unrecogn 未被承认7 认出6 认定4
unrecognis 难以辨认E
unrecogniz 不可4
unrecord 未入帐R
unrecov 未能6
unrecover 不可6
unredeem 未4
unreduc 约7
unregist 未登记C 无记名9 未注册8
unregul 校准4 未经2
unrel 本行业8 两种4 怜悯3 无关3 冷酷3 无情3
unreli 靠不住; 可靠6 信赖3
unreliev 救济4 减轻3
unrellev 抵销3
unremark 值得注意9 平凡5 显著4
unremit 不懈; 坚忍9 不间断7 不断5 持续3
unrepair 修缮6 破损5
unrepeal 不得4
unrepeat 不可4
unrepent 顽固不化@ 毫不= 改悔: 悔悟6
unreport 揭发4 告发3 引起3
unrepres 代表性7 代表权4 议会3 典型2
unrequit 无报答= 得不到9 报复5 无偿3
unrescind 废除4
unreserv 客气9 率直6 保留盈余4
unresolv 未6 分辩4 决断力4 解决3 议决2 限定符2 果断2
unrespons 反应迟钝< 感受性9 回答3
unrest 动荡B 不安4
unrestrain 无拘束6 克制4 放纵3 过度3
unrestrict 无约束: 拨用5
unreward 值得6 报酬3
unright 公正6 义4
unrip 女孩;
unriv 无双9 至高无上8 无可7 无敌7 无比5 匹敌5 极好3
unrival 无双9 至高无上8 无可7 无敌7 无比5 匹敌5 极好3
unrol 铺开= 循环展开9 展现7
unroot 根5
unround 舍入7
unruffl 起皱7 骚动5 安定5 混乱3
unruli 守规矩9 难于8 无法无天5 任性4 难3
unsaf 安全7 安稳7 安全区3 安全网3 其他人3
unsal 卖不掉B 销路5 背5
unsalt 新鲜=
unsampl 样本4 抽样2
unsanct 未2
unsatisfactori 令人满意@
unsatisfi 满足5 满意3
unsatur 非饱和L
unsav 保存9 未7 之前3
unsavori 难闻9 难吃8 香味4 不快4 味道3
unsavouri 难闻9 难吃8 香味4 不快4 味道3
unsay 撤回5 取消3
unscath 未受损伤H 受伤7
unschedul 停靠4 停泊3 维修3 不定期3
unscientif 科学5
unscrambl 播散E
unscrew 旋开H 旋;
unscrupul 不审慎C 肆无忌惮; 道德3
unseal 开封E 开启6 束缚4
unseat 去职? 退位7 罢免7 席位6 退职5 失去3
unseaworth 适航?
unseaworthi 不堪A 适航<
unsecur 无担保G 信用放款9
unseem 不得体A 适宜6 合适4
unseen 看见9 看不见6 事前4
unseg 分段6
unselfish 不谋私利E 自私7 我5
unsentenc 待6 在押犯4 判刑4
unset 取消4 下划线2 字形2
unsettl 动荡不定9 搅乱6 未决5 悬案3 安宁3
unshad 阴影7
unshak 坚定不移F 不可动摇C 改变2
unshar 共享3
unsharp 模糊6
unshaven 剃须H 修面A
unshield 双绞线4 屏蔽2
unshift 档9 移位3
unshuffl 移5
unsight 悦目E 不雅观? 难看< 丑陋9
unsign 无5
unskil 熟练工人9 拙劣6 技能6 熟练3
unsmil 笑容= 笑6 严肃4
unsmooth 通畅E 平滑5
unsold 售出8 售7
unsolemn 宣战8
unsolicit 主动7 未经请求6 型3 任意3
unsolv 不可解性@ 未解释8 解5
unsophist 世故; 纯洁5 精细4 单纯4
unsort 整理表< 排序3
unsound 神智不清9 牢靠7 精神失常6 谬误6 健全6 腐烂4 病4 疯子4
unsov 解5
unspeak 无话可说> 说不出口> 无法形容: 说不出8 言语4
unspecifi 未指定; 指出4 提到3
unsplit 拆分4
unspoil 未损坏A 宠坏=
unspoilt 宠坏9 受损害5
unspoken 默契>
unsswear 毁弃? 毁5 誓3
unstabl 不稳定> 时好时坏8 不稳定性8
unstag 暂存9
unstar 星号9
unstat 未声明: 明确3
unsteadi 无常8 不稳固8 不稳定性8 易变4 安定3 摇摆3 动摇3 古怪3
unsteadili 不稳固> 摇摆6 不稳定4
unstopp 阻碍4
unstr 解5
unstratifi 成5 元语言2
unstructur 结构化程序4 结构化2
unstuck 松开; 紊乱:
unsubcrib 订阅<
unsubscrib 认9
unsubscript 下标5
unsubstanti 肯定3 未经3
unsuccess 败者9 成功6
unsuit 适合6 适宜4 适当4
unsung 赞颂= 颂=
unsupervis 监6 监督3
unsupport 得到4 支持3 受3 赞助3 所以3 文件类型3
unsuppress 不可4 删4
unsur 自信7 肯定3
unsurpass 卓越6 超越4
unsurpris 不出所料H 意料中H 出奇A
unsuspect 意料; 无嫌疑; 怀疑6 疑虑5
unsustain 成立4 证实3 忍受3 支撑3
unsweeten 加糖> 甜:
unsworn 宣誓5
unsymmetri 非对称9 对称4
unsympathet 表同情E 无情5 反应4
unsystemat 系统化=
untaint 没有污点H 无瑕>
untalalog 编目6
untam 不能抑制A 驭: 驯服9
untangl 纠结< 解开9 整顿9
untap 塞子7 利用3
untax 无税: 需5
unten 站不住脚A 支持不住< 防守: 维持3
untermin 字面4 配对3
untest 未经5 考验5
unthink 不留心7 欠考虑7 想像6 思考4 不合理3
unthread 线索6
unti 松开9 解开7 附带条件7
untidi 懒散9 整齐5 混乱3
untim 不合时令? 适时? 限期7 时候6
untitl 无标题J 未命名4 称号4 合法权利3
unto 直到9 到3
untold 未说明: 数不清7 露4 说出3 透露3 无数3
untouch 不可捉摸: 碰8 触摸4 批评3
untoward 事与愿违E 麻烦6 困难4 不幸4
untrac 难于?
untrack 跟踪7 未4
untrad 交易2
untrain 训练4 未经3
untrammel 自由自在8 受限制7 妨碍3
untransfer 不能转让H
untransl 翻译3
untri 未试过< 待审5 未经5 考验2
untroubl 骚扰5 忧虑4 扰乱3 烦恼2 平静2
untru 不忠实8 虚伪4 真实3 正确3
untrust 受A 信任4
untrustworthi 靠不住; 信赖6
untrustwrothi 信赖6 可靠3
untruth 虚假7 谎言6 真实4
untyp 类型化;
unum 直到7
unus 未= 未用过5 用字4
unusu 终止符> 与众不同8 寻常6 异乎寻常6 删除异常5 异常4 罕见3
unutil 支出额<
unvalu 保单4 统3 面值3 未定3
unvarnish 清漆8 掩饰4 装饰2
unveil 面纱> 揭幕; 揭开9 显露6
unverifi 验证5 未2
unvouch 未经6 无担保3
unw 未婚; 结婚3
unwant 不用5 没4 干扰信号3 多余3 需要3
unwari 上当C 粗心6 谨慎4
unwarr 擅自; 无端7 莫须有6 无理5 妄5 未获5 不当5
unwarrant 不当6 正当理由4 获4
unwash 平民百姓? 不洁8 洗7
unwatch 无人5
unwav 动摇7 坚定7
unweight 加权4 平均数3
unwel 生病9 不好9 舒服6
unwelcom 冷淡9 受欢迎4 讨厌3
unwholesom 食用9 有害5 卫生4 不道德3
unwieldi 大难C 笨拙4 难3
unwil 勉勉强强A 勉强8 情愿5 愿意5 服从3
unwilling 情愿9 愿意9
unwind 循环展开< 展开3
unwis 不明智D 欠考虑: 愚笨6 轻率4 愚蠢3
unwit 不知情; 不经意; 不知不觉: 意识3
unwork 实行3 运转3 难3
unworld 出世= 尘世8 超凡8 天真6 超自然5 现世5
unworthi 不相称< 值得8
unwound 上发条= 卷绕8 松散5
unwrap 缠=
unwritten 不成文< 诸7 不成文法5 成文宪法4 没有2
unyield 不屈; 不易8 双方3
unzip 拉开E 拉链4
uoion 立案9 团体3
upbeat 乐观6 拍5 兴旺5 上升4
upbring 抚养费= 教养7
upcom 即将来临; 即将8
updat 更新N 自动更新8
upend 倒放N 颠倒8
upgrad 升级@ 改良品种8 品位5 提升5 高层5 上坡4 掏钱4 加固3 往3 付费3
upheav 剧变= 隆起7 举起5 变动2
uphil 上坡H 向上5
uphold 这项9 举起3 赞成3 鼓励3 支撑3 坚持2
upholst 软垫: 装璜9 垫4 布置3
upholsteri 被覆@ 家具7
upi 外部设备3
upkeep 养护费= 保养= 维修费8 修缮费6 保养费6 维持2
upland 山地A 高原; 高地9
uplift 抬起9 开心9 令人振奋7 高涨4 举起3 向上3 上升3 提高2
uplink 上行H
upload 上传G 上装8 传到5 储4 传3
upmarket 高档A 高端: 高级3
upon 紧接着7 决无5 虚言5 迫近5 尽5 的确4 谈妥4 寻机3 归罪于3 之上3 搜捕3 价金2 证词2
upper 上限8 大写7 上6 鞋帮5 上端5 地表3 后期3 北部3 高位3 上位3 上院3 上层2 上部2
uppercas 大写< 大写字母4
uppermost 最高处A 上面8
upright 坚7 竖7 诚实3 正直3
upris 升起7 聚众7 起义7 暴动4
upriv 水源< 上游:
uproar 喧嚣< 骚动6 骚乱5
uproot 连根拔起K 根除A 赶走;
upscal 质优C 高层次C 价高5
upsel 升单E 增购E
upset 弄翻< 心烦< 打乱9 推翻7 翻倒5 颠覆4 底价4 不适4 原判2
upshot 结局: 要点4
upsid 上部8 上3
upstag 抢戏@ 舞台= 后方6 自负4 傲慢3
upstair 楼上E 楼层8 处于2
upstand 笔直9 直立8 正直4
upstart 新贵C 暴富C 自命不凡9 暴发户5
upstat 北部F 偏僻7
upstream 上游C 逆流而上< 逆流6 单行3
upsurg 涌起? 高潮7 高涨6 增长3
upsw 跃进< 回升8 摆动4 上升4
upswing 摆动5 上升5
uptak 摄入? 上风; 拿5 举起4 吸收3
uptight 焦躁< 拮据: 紧张6
upton 厄普N
uptown 中心区H 住宅区>
upturn 翻过来; 朝8 好转6 翻转5 向上5
upward 向上F 上浮7 以上6 上面2
ural 乌拉尔H 乌拉尔山脉H 乌拉尔河H
uranium 铀Z
urban 都市> 都市化= 市区7 城市户口6 城市6 城市贫民6 彬彬有礼5 文雅4 城镇2
urbanis 城市化Z
urbanit 城市居民Z
urchin 顽童A 淘气鬼A
urg 驱策> 力劝: 强烈要求: 竭力7 推动力6 催促3 说服3 冲动3 纵容3 迫切3 唆使3 推动3
urgenc 紧急; 迫切6 急需5 催促3
urgent 紧急< 加急9 紧急命令6 催逼6 紧急通知6 急电5 急切4 急件4 急迫4
uri 准备就绪8 开启3 看起来2 所用2 想要2
urin 小便B 撒尿? 尿壶; 尿7
urinari 泌尿E 尿; 小便9
url 以下内容5 到3 相对路径3 网址3
urn 瓮H 缸G 坟墓<
urologist 泌尿科N
urp 需求3
urquhart 克特E
ursor 行尾7
ursula 休7 厄5
urtat 部5
uruguay 乌拉圭Z
usa 美国陆军H 美利坚合众国> 美国3
usabl 方便使用< 可用性; 可用5 能3
usag 用法: 用量5 惯例5 情况4 读取器4 耗用4 习惯4 推断出4 社会习俗3 用3 惯用3
usanc 远期: 习用7 期限内4
usasi 美国4
usda 美国农业部Z
use 用于@ 时= 用8 用作6 此5 来5 有用4 正在4 只能4 此处3 具有3 请3 用法3 一起3 如果3 作为3 要3 使用权3
useless 无益8 无用6 致使5
user 用户S 用户程序4 终端用户4 用户名4 最终用户3 用户群2 计算机用户2 网友2 网民2
usher 招待员B 引座员@ 传达员? 招待6
usi 通用软件A
usl 专门3
ussr 苏联H
usual 通常9 大抵7 照旧5 平常2
usucapio 时效3 取得3
usucapt 时效4 取得3 凭2
usufruct 益8 有权2
usufructuari 益7 受益权4
usum 按照7 惯例3
usur 高利贷者Z
usura 高利贷9
usuri 高利贷A 高利? 暴利6 重利4
usurp 篡夺F 篡位> 霸占6 强夺4 夺取3 侵占2
usus 婚4 益3
ususfructus 益5
utah 犹他Z
utd 统一4
utendi 用3
utensil 器皿? 锐器9 用具7 钝器4
uterin 同母异父I 子宫8
uterini 同母异父<
uterinus 同母异父?
uterus 子宫@
utf 编码数据5 只3
uti 益4
util 实用程序= 效用: 实用: 公用事业8 利用7 利用率7 应用4 功用3 应用程序3 效用函数2 使用率2 利用系数2 实用功能2
utililti 公用设施S
utilis 利用7 运用4
utilitarian 功利主义F 功利主义者< 实利< 功利;
utless 越狱6
utmost 最远8 极度3 限度2 极限2
utopia 理想国N 乌托邦E
utopian 乌托邦= 社会主义者= 空想5
utp 双绞线7
utrecht 特勒H
utriusqu 博士4
utter 全然5 发出声音5 发表4 发声3 言辞3 席3 发言3 表达3
uut 测;
uwp 无误4 托管3
uxbridg 阿克斯C 乌= 布里奇5
uxor 女人7 妻子6
uxorem 夫妻9
uxori 怕老婆@ 妻子6 宠爱4
uxoricid 妻< 杀9
uzbekistan 乌兹别克斯坦Z
vab 声音2
vacanc 空缺< 填补空白8 补缺6 无人5 空位5 空虚4
vacant 闲暇6 空房6 缺位5 空余5 茫然4 招聘3 空缺3 空虚3
vacantia 接管7 财物5
vacat 休假7 搬出6 腾空5 辞职5 休庭5 暑假4 休4 辞呈4 年假4 腾出3 退位3 撤离3 退房3 假期3
vacation 度假者A 休假7
vaccin 疫苗I 牛痘= 牛痘苗= 种痘= 预防接种= 防疫7
vacil 游移不定? 踌躇5 犹豫5 摇摆5
vacua 负担5
vacuous 空虚6 思想3 空3
vacuum 真空G 吸尘器: 真空蒸发8 扫地机器人7
vadium 典4 成2 抵押2
vagabond 浪荡= 流氓集团9 流氓团伙6 流浪6 漂泊6 浪子6 流浪者4 流氓3
vagari 奇想? 难以预测= 异想天开9 狂想7 奇特5
vagin 阴道? 叶鞘< 鞘;
vagina 阴道A 叶鞘> 鞘<
vagranc 无赖7 流氓6
vagrant 漂泊者< 流浪汉9 漂泊8 游荡5 无赖4 流浪4
vagu 暧昧B 含糊< 茫然7 清楚3
vaibil 生命力A 经济可行性?
vaild 有效7 正当3 有效期2
vain 徒然F 枉然= 空虚4 自负3 无益3 愚蠢2
vale 告别; 溪谷9 再见7 谷7
valeb 付价=
valedictorian 演说者; 告别: 辞:
valenc 原子价E 价电子? 价2
valencia 巴伦西亚Z
valentin 情人节H 情人:
valeri 瓦莱丽Z
valerian 缬草Z
valet 贴身H 伺候> 男仆6
valiant 勇敢的人C 雄赳赳C 英勇= 勇敢4
valid 验证@ 有效= 有效性5 效力4 不是3 效验3 有效期2 确认2 证实2
valis 兵士A 背囊A 旅行袋= 皮包:
valley 谷? 凹地< 山谷9 硅谷9 流域6 溪谷5
valor 限价6 刚勇5 勇猛5 维持5 定价4 英勇3
valorem 从价税< 价8 照价6 货值5
valour 刚勇> 勇猛> 英勇8
valu 值Q 价值F
valuabl 贵重物品; 贵重8 有价证券8 宝贵5 可估价4 价值2
valuat 估价B 计价6 估值6 计价法3 估价表3
valueless 不值钱<
valuer 评价者C 定价2
valv 阀F 活瓣: 活门: 真空管7 电子管6
vamp 鞋面9 荡妇8 勾引6 拼凑5 伴奏5 捏造3 修补2
vampir 吸血鬼H
van 前卫: 前驱6 篷车5 先锋5 囚牢5 货车5 装箱5 区内3 搬运2
vanaxi 轴流9 风机4
vanc 万斯Z
vancouv 温哥华Z
vandal 肆意; 摧残9 破坏者5 破坏2
vandalis 摧残< 破坏5
vander 卖主8
vane 风信A 风向标A 事物3
vanessa 萨8 瓦4
vanguard 前锋H 先锋< 先驱8
vanilla 香草? 香9
vanish 无影无踪? 销声匿迹? 不见7 成为3 消失3 没3 消2
vaniti 虚荣心? 虚无7 摆6 空虚5 自负4
vanquish 战败国; 征服8 打败5 战胜5 克服5 击败5
vantag 优势5 有利5
vap 增值4
vapor 蒸发; 蒸气9 气相9 汽7 淀4 真空蒸发3
vaporwar 朦胧8
vapour 汽化C 蒸气= 汽: 吹牛7 蒸发5
var 每个6 二手4 变量值3
vari 依6 变化5 各式各样5 种种4 多样化4 杂色3 不同2 违背2 改变2 变数2
variabl 变量T 可变; 变数5 变动3 变量值3 变量名3
variad 可变5
varianc 差异J 方差8 变异3 能力差异2
variane 方差9
variant 变体I 异体< 体型9 初等2
variat 变6 变化6 变奏5 变分法5 变动4 变异系数3 差异3 变种3 变动表3
varibl 速率4
varicos 静脉曲张N 肿胀<
varieg 富于9 斑驳8 杂色6
varienti 杂货铺B 多变>
varieti 杂耍5 变种5 多样5 百货商店3 服务器端3 种类3
variod 变容N
variodenc 电容器>
variohm 可变电阻N
varioplex 转换器6
various 多方面8 种种8 各种6 杂色5 各式各样5 多才多艺5 各种各样4 个别4 许多4 各个3 不同3
variplott 绘图仪7
varistructur 可变9
varnish 清漆= 漆包线9 光泽6 虚饰4 粉饰4
varsiti 代表队E 大学8
vascular 血管< 维5
vase 花瓶N 瓶?
vasectomi 输精管N
vass 什: 瓦5
vassal 奴仆E 封臣E 臣?
vassel 附庸国E
vast 广漠= 广大< 巨大7 许多3
vastum 荒地9 共用7
vat 大桶N
vatican 梵蒂冈H 教廷9 罗马2
vaudevill 歌舞剧H 杂耍>
vaughan 恩8 沃6
vault 撑竿跳= 拱顶; 穹9 穹窿9 拱形7 窖7 做成5 保险库5 库存现金4 地下室4 圆顶4
vaunt 大肆E 自夸< 自负6 吹嘘3
vauxhal 豪尔H
vbr 速率4
vdd 文档2
vdi 虚拟3
vdl 维也纳9 定义语言3
vdu 显示屏9 显示装置5
veal 小牛肉H 宰> 小牛>
vectigali 纳税5
vectigalia 进出口5 关税2
vector 向量U 矢量6 量化3 中断向量3 向量指令2
vectori 标识4
vectoriz 量化7
vectura 船货7 货运5 装运3
veer 转向8
veessel 血管E
veg 植物油F 蔬菜:
vega 维加斯Z
vegan 素食主义者N
veget 植物= 蔬菜= 无性繁殖7 生长5 无精打采5 呆板3
vegetarian 素食N 食草动物A 素食者<
veggi 素食者N
vegoil 植物油C
vehem 热烈7 激烈6
vehement 暴烈A 热烈8 激烈7 强烈4
vehicl 车辆9 传播媒介9 电动车6 轻型6 航天器5 车5 汽车4 机动车4 交通工具3 汽车保险2
vehicular 人命6 运载6 车4 媒介3 车祸2
veil 面纱< 戴面纱9 遮蔽物9 遮遮盖盖9 幕7 面罩6 掩饰5 借口3 遮蔽3
vein 脉络= 叶脉8 纹理5 血管5 静脉5 纹4 气质4 情绪3
veitch 维奇K
vejoc 迅速4 速率3 速度2
vejour 视察员? 查验7
vel 诈欺5 推定3
veloc 速度: 传播速度7 限速7 群速5 线速度4 流速4 传输速度2
veloutin 绒面@ 绒9
velvet 天鹅绒N
velveti 轻软A 平和< 天鹅绒< 柔和4
ven 虚拟企业A 委内瑞拉:
venabl 拉丁语E
venal 甘受@ 唯利是图; 贪污6 贿赂4
venandi 狩猎5 捕鱼4
vend 贩卖< 出售2
vende 买主>
vender 厂家= 自动售货机8 售4
vendetta 世仇? 宿怨? 血仇? 仇杀7 复仇4 近亲3
vendettist 复仇者N
vendibl 能9
venditio 卖卖7 卖4
venditioni 低价6
venditor 卖主9 出卖5
vendor 供应商> 卖主: 厂商8 销售商7 售票机4 自动售货机3
vendu 竞A 拍卖4
veneer 饰面A 胶合7 镶6 虚饰5 外表3 薄板2
vener 性病; 崇敬: 崇拜7 母所生6 性爱6 值得尊敬6 生殖器6 尊敬5 性交3
venetian 威尼斯人N 威尼斯B
venezuela 委内瑞拉H
venezuelan 委内瑞拉人N 委内瑞拉A
veng 复仇6 报复5 心3
vengeanc 报仇9 仇8 复仇6
venial 宽宥> 宽恕6 轻罪6 原谅4 轻微4
venic 威尼斯J
venir 召集令< 重审6
venison 鹿肉N 野味A
venit 履行期9
venn 氏9 文6
venom 毒液D 毒腺> 有毒; 放毒: 恶毒5
venous 静脉F 脉8
vent 排气口= 通风孔= 新风9 出路8 发泄6 排出4
venter 母所生>
ventil 空气流通> 通风= 换气扇: 送风机: 通风设备9 讨论3 供暖3 冷3
ventr 娘胎: 胎儿: 腹中5 怀孕5
ventral 腹E 腹面E 腹鳍? 腹部8
ventricl 脑室H 心室A 室5
ventricular 心室E 膨胀6
ventur 企业经营者9 冒险者7 敢于6 合营者6 合营企业6 投机商4 契约式4 合资经营4 联合经营3 风险管理3 冒3 中外合资3 强迫性2 企业2
venu 地点8 移送7 审判2
venus 维纳斯N 金星E
ver 自由体E
vera 事实真相9 真实4
verac 老实A 诚实4
veranda 阳台< 走廊9
verandah 阳台< 走廊9
verb 动词N 词组8
verba 言词7 诺言6 言语5 词3 正如2
verbal 口头< 言辞5 亡3 言语3 动词3 累赘3 通话2 唠叨2 言词2
verbatim 逐字5 仅5 照3 但2
verbi 言辞; 口头3
verbos 程度: 详细9
verbum 逐字=
verdant 不老练C 翠绿C 青翠C 经验3
verdict 裁决? 裁判6 定论5 裁定4 存疑3 已成定局3 裁定书3 裁断3
verdicto 但是6 相反3
verdun 凡尔登Z
vere 维尔@
verfic 检验2
verg 处在= 下沉5 趋向5 边缘3 接近3
verif 核实; 验证: 鉴定6 程序验证5 清查4 核对4 查证3 属实3 验证码2
verifi 验证: 校对机8 校对员5 可验证5 查证4 签收3 可证实3 核实2 检验2 校对2
verifiv 检证C
verisimilar 貌似7 似乎4 很3
verisimilitud 貌似; 好像9 似4 逼真4
verit 名副其实E 真的: 真实3 确实3
veriti 真理= 真实性6 忠诚4 真实3
vermilion 朱红色H 朱砂A 朱红A 鲜红色:
vermin 害虫A 歹徒8
vermont 佛蒙特Z
vernacular 写成: 方言7
verni 清漆E
vernon 农C
verona 罗那N
vers 诗= 诗句; 韵文9
versa 反之亦然E 反过来E
versaill 凡尔赛P
versatil 多才多艺? 万向= 多用途8 万7 易变4 通用3
version 版本O
versus 相形I 诉4 储蓄3
vert 还原5
vertebr 椎骨F 脊椎? 脊椎动物;
vertebra 椎骨? 脊椎?
vertex 顶点G 端点4
vertic 垂直L 纵向? 纵3 垂线3 行间距2
vertigo 迷惘E 眩晕;
verv 气魄E 神韵E 热情4 活力4
vesa 视频3
vessel 船9 船舶7 脉管6 船只5 货船5 客船4 货柜船2 军舰2 船旗国2
vest 既得; 穿衣服9 汗背心7 背心6 归属4 授予4 交托3 投入资本3 既定3 授权3 既得利益3 授2
vestibul 门廊C 前厅= 前庭=
vestibular 前庭E 门厅?
vestig 丝毫< 遗迹8 器官6 残余5 痕迹2
vestigi 残留边带J
vestment 祭服C 衣裳C 法衣; 礼服8 衣服5
vestpocket 袖珍D
vestri 衣室9 储藏室7 祈祷5 教区4 法衣3
vet 兽医; 检3
vetera 古6 制定4
veteran 退伍军人C 老手< 老兵9 经验丰富9 荣誉军人6 老练3 老3 军人3
veterinari 兽医F
veterinarian 兽医?
vetic 居中6
vetil 通风机Z
veto 否决权B 否决@
vetoer 否决者Z
veut 女王6 对此5
vex 争论不休= 恼火6 烦恼6 恼怒4 为难3 焦急3 苦恼2
vexat 苦闷7 招6 烦恼5
vexata 九8 议3
vexati 发急; 缠讼9 苛捐杂税6 无理5 滋扰4 为难3 挑衅3 诬告2 受理2
vey 潮滩H 潮间带H
vfx 特效H
vga 增益3 视频3
via 通过I 经由3
viabil 生存能力H 发育7
viabl 养活@ 生长发育@ 胎儿3 活2
viaduct 高架桥Z
viae 中间线?
vial 小瓶R
viator 当心=
vibe 感应<
vibranc 振B 振动6 活力4
vibrant 战栗9 响亮8 振动6 活跃4
vibrat 振动< 按摩器; 振动器; 机械振动8 随机振动8 颤动5 踌躇3 摇摆3
vicar 教区牧师8 主教3 主持3 牧师3 教堂3
vicarag 教区牧师A
vicari 替代6 感受5 代理3 担任2 代用2
vice 副= 副总经理8 恶癖7 老虎钳7 副总裁5 恶习4 恶行4 诱使3
viceger 职7 代理权5
vicenari 二4
viceroy 总督@
vichi 维希Z
vicin 附近@ 近处= 邻近6
vicinag 邻居< 附近7
vicious 恶性9 讹7 恶性循环7 品性7 恶言6 邪恶4 讹诈4 恶毒3
vicissitud 荣C 枯A 变化无常= 盛衰< 变迁7
vicker 氏硬度H
vicki 姬D 薇A
victim 牺牲品9 牺牲8 害人7 遭难7 牺牲者6 受害者6 受害人6 欺诈案5 侵略者4 受害4 灾民3
victimis 欺压C 受害9 牺牲5 迫害5 欺骗2
victimless 受害者:
victor 胜利者A 胜利9
victori 战胜; 胜利: 得胜6 克服5
victoria 维多利亚Z
victorian 笃信? 讲究9
victual 物资供应< 补给船7 粮食4 客栈4 老板3
vide 参见C 下文;
video 视频G 录象: 视频信号5 视频文件5 录象机4 剪视频4 录像4 剪辑3 视盘3 录相3 袖2 短视频2 反白2
videocassett 录像带N
videodisc 录象9
videotap 录相< 带子4 录2
videotex 图文@ 可视8 信息网络5
viduag 孀居> 守寡<
vidual 守寡> 寡妇7
viduit 孀居G
vie 争胜? 较量8 竞争3 争3
vienna 维也纳L
viennes 维也纳C
viet 越南盾H
vietnam 越南Z
vietnames 越南人N 越南语N
view 视图V 查看9
viewdata 可视8
viewer 查看器J 看电视: 观察器: 观察者7 视察员7
viewfind 取景器Z
viewlet 当3 位于2
viewpoint 阶级观点E 观点6
viewport 视:
vif 辐射9
vigil 警觉; 警戒; 警醒8 警惕8 失眠症7 守夜6
vigilant 警戒6
vignett 插图7 图案4
vigor 茁壮@ 元气< 壮健< 朝气蓬勃8 精力充沛7 强有力5 精力4 健壮4 有力3
vigour 气势C 精力6 力量4 活力3 效力3
vike 海盗:
vilain 恶棍7
vile 卑贱: 低廉9 极坏6 卑鄙5 肮脏4 恶劣3
vili 无物N
vilif 诋毁6 名誉3 诽谤3
vilifi 诬蔑9 伤者6 贬低5 诽谤者5 诋毁4 中伤3
vilipend 蔑视8 诽谤4
villa 别墅Z
villag 村民H 村庄A 乡村9
villain 恶徒< 坏人8 为害8 剧中8 反面人物8 歹徒6 首恶6 恶5
villaini 丑恶9 邪恶5 卑鄙4
villen 剥夺公权:
villenag 农奴E
vin 葡萄酒C
vinaigrett 醋? 盐7 一种5
vinc 斯9
vincent 文森特Z
vinci 达芬奇Z
vinculo 离婚8
vinculum 连锁3
vindex 辩护人6
vindic 辩明: 维护者8 可辩护7 辩白7 辩护者6 辩护5 无辜4 辩解3 证明3
vindicatio 返还7 诉2
vindicatori 辩明7 惩罚性6 辩护3
vindict 报复性7 惩罚性7 报复5 怀恨5 复仇4 赔偿金3 心3 报仇2
vindicta 执棒F
vine 藤本植物? 藤蔓? 蔓: 藤9 葡萄7 网络软件6
vinegar 加醋E 醋? 尖酸刻薄<
vineyard 葡萄园Z
vintag 佳酿> 葡萄= 酿酒9 老式6 古典5 酒3
vinyl 乙烯基Z
viola 中提琴Z
violaor 违禁者? 违法者8 违章8
violat 违犯9 违反7 违犯者6 违背者6 犯规5 违章4 锁闭4 违规4 妨碍3 触犯刑律3 侵犯3 违反者3 违例3
violenc 暴力; 施以暴力: 暴行8 暴虐5 横死5 暴力行为4 诉诸武力3 暴乱3
violent 暴力: 激烈6 凶暴5 横死5 猛烈5 扑减5 极端4 暴行3
violet 堇菜K 紫罗兰C 紫罗兰色C
violin 小提琴H
violinist 小提琴家H 演奏者H
vip 大人物8
viper 毒如蛇蝎B 毒蛇B 蝰蛇< 阴险8
viral 爆款= 裂变; 病毒:
vire 越权5 滥用权力4 作出4 以外4
virgil 维吉尔Z
virgin 处女> 童贞9 贞洁7 纯洁5 受精4 空白3 玷污2
virginia 弗吉尼亚Z
virginian 弗吉尼亚州N
virgo 处女座A 钨< 镍2
viril 雄浑= 气概9 刚8 男性7 生殖力6 精力充沛4 成年3
virs 超越6
virtu 美德; 凭藉8 德行8 贞操6 公德5 功效5 效力5 优点4 依靠4 轻浮4
virtual 虚拟J 虚拟地址7 虚拟化7 虚拟存储器6 虚拟机4 虚3 虚拟内存3 虚字3 事实上3 虚拟存储2
virtuos 精湛C 古董:
virtuoso 鉴赏家E
virtuous 品德高尚A 贞洁8 效力3 公正2
virtur 由于7
virtus 计算机病毒H
virul 毒质9 刻毒8 剧毒6 恶毒4 致命4 恶性4 病毒4 强2
virum 夫妻9
virus 病毒G 滤过性病: 病毒检测8 毒6 计算机病毒6 木马6 毒害4
virussaf 抗毒Z
vis 不可抗力5 威胁5
visa 签证L 入境签证7 过境签证7 签发3
visag 容貌> 面貌= 脸;
viscer 内脏=
viscos 粘稠@ 粘性:
viscount 子爵Z
viscous 粘: 粘性6
vise 虎钳H 钳7
visibl 可见L 能见度5 直观5 可见度4 性4 显露3 有形3 看得见3
visicalc 软件包;
vision 视觉B 梦见8 图像识别4 眼光4 视频4 视力3 视频信号2
visionari 幻像? 有眼力; 空想家; 梦想: 幻想4
visit 拜访9 临检8 参观8 探望7 探监6 探视6 欲了解6 视察6 国事访问5 降临3 天灾3 闲谈3 访问3 游览3 搜查2
visitor 访客@ 参观者> 检视> 游客: 旁听者8 视察4 检查员3
visn 邻居8 陪审团4
visor 面罩? 帽舌< 甲:
vista 远景< 回想: 展望7
visual 直观> 可视化; 视觉8 形象化5 目视5 目测4 可见4 看得见3 显形3 大屏3 可视3 关键设备3 视力3 栩栩如生3 数字视频2
visualis 显现8 具6 具体化5 设想4 想象4
visualstudio 有关5 试用版3 示例3
visum 尸体6
vita 个人简历H 血液:
vitac 履历表E
vital 生死攸关? 充满活力8 生命力6 紧要6 生命5 致命4 严重错误4 致命伤2
vitamin 维生素Z
vitiat 污损; 败坏9 污染4 变质3
vitor 托尔I
vitriol 硫酸E 矾; 伤人: 刻薄6 硫酸盐5 尖刻3
vituper 谩骂者< 辱骂者< 辱骂; 责骂; 谩骂8 诽谤3
viva 口试< 口头4
vivaci 多年生H 快活7 活泼4
vivaldi 维瓦尔第Z
vive 生前8
vivian 维维安Z
vivid 鲜艳9 鲜明8 生动6 逼真6 清晰5 活泼4 明亮3 强烈2
vivien 薇薇安Z
vivo 生前= 生存期5 礼品3 品2
vivum 活:
vixen 雌= 悍妇; 恶妇; 泼妇; 刁9 妇5
viz 就是= 即6
vizier 高级官员A 大臣8
vladimir 弗拉基米尔Z
vlc 可变3
vma 虚拟机7
vmc 存4
vmt 存4
voca 口头5
vocabula 术语8
vocabulari 词汇表C 背单词; 词汇6 词表5 单词3
vocal 声乐; 有声; 元音: 嗓音6 歌唱5 发声5 声纹4 声音3
vocalist 声乐家N 歌手A
vocat 天职@ 职业8 就业指导8 天命6 才能3 行业2
vocatio 传呼?
voce 表决5
vocifer 喊叫< 喧嚷: 大声5 吵闹4
vocod 码式B 码器< 半声8
vod 点播>
vodka 伏特加酒Z
vogu 正在流行C 时尚; 时髦4 流行3
voic 语音D 音频8 声音7 声控5 嗓子4 呼声3 语音输入3 语态3 口气3 语音网络3 吐露2 嗓音2 喉舌2
voiceless 无声8 出来8 沉默4
voiceov 配音? 语音合成;
voiceprint 声纹D 印机= 声2
void 无效6 空白点6 空虚感6 废票4 当初3 自始3 虚无3 作废2 空白2 墨2
voidabl 可不= 甚至7 撤销4 宣告无效4
voidanc 取消2 放弃2
vol 及其5
volat 失5
volatil 挥发性9 失9 挥发6 挥发物6 爆炸性6 变动性6 易变5 翅5 轻快4 易3
volcan 火山A 火山岩A 猛烈6
volcano 火山N
vole 大满贯K 田鼠C 全胜=
volen 表示同意N 愿意9
volinfo 卷2
volit 意志力< 意志8 决定3
volkswagen 大众汽车N
volley 群射F 齐发@ 截击; 齐鸣; 迸发9
volleybal 排球Z
volontair 自愿5
volt 电子伏特A 伏特A 伏安<
voltag 电压T 工作电压5 稳压器5 伏特4 低电压3 恒压3 调压器3 直流电3 偏移电压3 负压2 伏安2
voltair 伏尔泰Z
voltmet 电压表Y
volum 卷J 业务量7 体积4 音量4 销售量3 营业额3 卷起3 交易量2 体2
volumet 音量9
volumetr 体积7
volumin 卷数> 大部头> 著书> 长篇7 盘绕5 庞大4 很多4
volunt 志愿者A 提供情报7 志愿7 自愿4 调解人4
volunta 动机4 意图4 目的3
voluntari 自愿C 志愿6 任意4 任意性4 义务劳动3 自动3 无偿3 志愿者3 自发3
voluntarii 任意3
voluntarili 意志9 自愿4
voluntarium 意志<
volunteer 志愿兵A 捐助4
voluptari 酒色之徒F 耽于> 酒色>
voluptu 妖娆? 骄奢淫逸? 酒色; 情欲7 贪图7 肉欲7 色情3
volvo 沃尔沃N
vomit 催吐剂C 呕吐物; 吐7 呕吐5
von 答复9
vonvict 谴D 判5
voodoo 伏A 巫术:
voraci 贪吃< 狼吞虎咽8 贪婪5
vore 沃9 德4
vortex 旋涡A 旋风< 涡流:
vost 加成5 成本计算3
vostro 来6
votabl 投票权5 选举权4 表决4
vote 投票A 表决> 表决权7 投票权5 选票5 选民4 得票数3 投票决定3 票数3 反对票3 选举3 一票3 记名投票3 投票选举3 多数票3 否决2 选举权2 表决制2 议案2
voteless 投票权7
voter 选民7 投票6 选民证5 游离5 选举人3 已登记3
votiv 愿心E 还愿E 奉献7
votum 誓言5 承诺3 宣誓3
vouch 出庭作证4 断定3 核2 核定2
vouche 者3
voucher 凭单D 凭证7 传票5 收款单3 会计凭证2
vouchsaf 俯允H 惠予H 准予9
vourcher 证件4 凭单2
vouvher 凭单3 传票2
vow 起誓; 许愿: 郑重: 立誓9 誓约7 郑重声明5 婚约3 发誓2 誓言2
vowel 元音C
vower 立誓6 发誓5
voyag 航程@ 航次; 航行者7 飞过5 航海5 航线3 单程2 航行2
voyeur 观@ 偷看8 场面2
vpn 私人3
vrc 垂直3
vrepair 修复3
vscode 例如4 都3 不够2
vsix 下载8 来自3
vss 存3 视频3
vtam 电讯>
vtl 逻辑电路3 阈值3
vtoc 卷2
vtp 虚拟3
vue 此项7
vulcan 伏尔甘Z
vulgar 俗语< 庸俗: 粗话8 粗鄙7 粗俗7 低级趣味5 粗野4 卑下4 方言4 通俗3
vulgari 通常4
vulgarian 庸俗; 暴发户:
vulgus 庶民H 平民6 公众6
vulner 易8 弱点7 部位4 受伤害3 漏洞3 受骗2 脆弱2
vult 延期3
vultur 秃鹫= 贪婪6 劫掠4
w3c 与其6
wacc 加权3
wacki 古怪8
wacko 发疯A 古怪6
wad 揉成一团= 一卷9 填料6 填塞6 软3 团3
waddington 丁9
waddl 摇摇摆摆E 蹒跚而行? 蹒跚5
wade 涉水A 浅滩9 跋涉9
wader 涉禽@ 长靴; 涉水7
waer 擦5 损耗4
wafer 圆: 园6 晶片5 酥饼5 样片5 整片5 叠片5 胶片4 片4 饼3 切片3 母片2
waffl 胡扯; 华: 闲聊9 饼干4
waft 随风E 飘荡E 吹拂?
wag 爱说笑? 饶舌5 喋喋不休4 摇摆4 摇动4 摆动3
wage 工资J 工资制6 标准工资4 基本工资3 平均工资3 工资标准3 浮动工资3 计时工资2
wager 赌物; 打赌9 幸7 赌注6 赌博4 彩票4
wagg 押送>
waggl 摇动8 摇摆5 来回3 不停2
waggon 服务车< 童车< 四轮8 客车6 运货车5 囚车5 货车3
wagon 囚车; 警车8 车箱7 四轮5 马车5 运货车4 火车3 货车2
wagonag 运货车9 马车6
wai 广域9
waif 飘流; 无家可归者9 观望7 信号旗6 无主物5 流浪者5
wail 恸哭= 呼啸= 嚎啕= 哀号= 悲叹7
wainabili 耕>
waist 腰部? 腰;
waistband 束腰带N 腰带=
waistcoat 西装E 马甲E 紧身衣; 背心3
waistlin 腰围Z
wait 等待N 等候6 伺候5 沙漏3 伺机而动2 等待时间2
waiter 检查人员A 海关人员A 侍者<
waitress 女服务员A 侍者<
waiv 放弃4 丢弃3 免除3 推迟2 免2 弃权2
waiver 弃权9 放弃9 免缴7 辖6 声明书3
wake 唤醒> 醒: 叫醒: 侯7 守夜5 醒来4 迹4 觉醒3 激发3
wakefield 韦克菲尔德Z
waken 醒来9 觉醒7 唤醒6 激发6
walden 瓦尔登湖Z
waldgrav 林4 王室3
wale 威尔士A
walk 步行7 行走7 处世6 竞走6 遛6 攀树6 散步6 走入5 走4 退席4 各行各业4 受骗上当4 普查4 走路3 走过3 游动3 步态3 贯穿3 径2
walkabout 徒步旅行E
walker 山林7 巡视员7 娼妓7 鞋5 徒步5 巡视4 妓女3 晚上3
walkman 随身听Z
walkout 退席? 恋爱8 罢工3
walkthrough 演练? 排3
walkway 人行道< 走5
wall 墙< 背景墙< 墙壁: 壁9 关税壁垒8 内壁7 垣7 城墙7 墙体7 屏障5 华尔街3 畴3
wallabi 袋鼠A 澳大利亚人>
wallac 华莱士O
waller 垛= 煤矿; 井下4
wallet 钱包? 皮夹? 皮包< 钱袋;
walley 白眼A 白斑= 斜视9 角膜8
walli 沃利斯E 第一流6 好3 大2
wallop 乱窜@ 冲击力@ 快感; 击溃9 猛冲5 猛击4 重击4
wallow 沉迷C 打滚= 泥坑; 颠簸6 堕落3
wallpap 壁纸E 墙纸E 贴墙纸E
walnut 胡桃N
walpol 沃波尔Z
walrus 海象Z
walsal 耳7 索2
walsh 什B 沃4 尔3
walt 沃尔特N
walter 沃尔特斯N 沃尔特E
waltham 瑟7 姆3
walthamstow 斯托8
walton 沃尔顿Z
waltz 华尔兹舞H 圆舞曲> 硬拖> 走动8
wan 广域网; 血色9 苍白9 暗淡4 病态3
wand 杖> 棍: 棒8
wander 漫游8 胡言乱语7 徘徊者7 漫游者7 离题6 徘徊6 蜿蜒6 流浪5 漂泊4 闲逛4 迷路3
wandsworth 旺< 思2
wane 亏缺< 败落8 亏8 衰微7 退潮7 消逝5 变小5 衰落4 减弱3
wang 电脑公司> 王<
wangl 账目: 伪造4
wangnet 王8 安4
wanker 手淫? 卑鄙4
wannab 赶超K 崇拜者7
want 要B 希望5 通缉5 想要3 是否3 欠缺3
wanton 水性杨花8 变化无常6 性行为6 荡妇5 漠视4 轻率行为4 嬉戏4 淫荡4 繁茂4 不负责任3 胡乱3 放肆3 无节制3 有意3 挥霍3 任意3 滥用权力2
wap 沃:
wapentak 邑C 村? 百家?
war 战争D 战时< 兵6 战犯6 战争险6 战6 战争状态4 敌对行为4 打仗4 内战4 作战3 贸易战3 宣战3 价格竞争3 局部战争3 自卫战争3 战争罪犯3 剩余物资2 正义战争2 常规战争2
warbl 唱的歌= 鸟啭= 颤声; 鸟鸣9
warbler 莺E 女歌手<
warburg 伯格?
warburton 伯4 顿4 沃3
ward 病房> 锁孔: 日夜: 行政区5 守卫5 守护4 牢房4 保卫3 榫2
warden 渔猎< 典狱官7 看守5 管理员4 监护人3
warder 门警9 看门人8 监狱看守6 守卫5 看守3
wardress 狱吏9 女6
wardrob 衣室? 衣橱? 衣服5
wardship 监护7 监护权6 监督3
ware 陶器5 小商品5 留神4 器具3 留心2 商品2 知道2 小心2
waredous 连锁5 封闭3
warefous 保税仓库:
wareh 入仓; 存4 仓储4 入库4 储存3
warehous 仓库: 仓8 仓储6 保税仓库5 仓单5 公仓5 栈单4 起运3 数仓3 数据仓库3 仓库业3 货栈3 入库3 入席3
warehousekeep 保管员9 仓库管理5
warehouseman 业者4 署4 货栈2
warfar 战事8 空战8 海战8 战争7 陆战6 电子战6 战4 毒气4 作战3 战斗2 交战2
warhead 弹头G
warhol 沃霍尔I
wari 机警; 唯恐9 周到8 谨慎7 小心7
warili 留心6 谨慎6 小心6
warlik 勇于@ 尚武9 战斗4 好战4
warlord 军阀N
warm 暖; 温暖8 暖和8 加温7 热启动5 保暖4 多情4 温庭4 仇恨3 取暖3 预热3 不冻港2
warmong 战争贩子> 煽动4
warmth 温情C 暖和8 温暖6 生气4 激动3
warmwat 不冻港@
warn 警告O 报警6 警报系统3 正告3
warner 警告者= 告诫7 预告4
warp 歪9 翘曲8 弄弯6 不合情理6 扭曲5 变形4 乖僻4 弯4 乖戾3 偏差2
warplan 军用飞机Z
warrant 令6 认股权证6 栈单4 授权证3 书3 保质3 支付3 认股证3 委任状3 状2 令状2
warrante 保证2
warranti 保证7 担保6 表态4 担保书4 保证书3
warrantless 逮捕证8 令状4
warren 养兔场D 沃伦@ 拥挤4
warrent 核定6
warrington 灵;
warrior 武士7 尚武7 勇士7 战士6 冷战6 鼓吹5 战斗4 政治家3 份子3
warsaw 华沙N 华沙公约E
warship 战船E 军舰A 视同4
wart 疣N 瘤8
wartim 战时9
warwick 沃里克Z
warwickshir 沃里克郡Z
wash 洗涤8 洗7 冲积物7 洗清7 流过7 冲蚀5 粉刷5 洗衣机4 洗澡4 薄层4 冲洗4 洼地3 弄湿3 用水3 漂浮3 虚3
washabl 耐洗N 洗:
washbasin 脸盆Z
washboard 洗衣板Z
washcloth 浴巾N 毛巾A
washer 垫圈E 洗衣; 洗衣机9
washington 华盛顿F
washout 铁路5
washroom 盥洗室N
wasm 占用2
wasp 胡蜂B 黄蜂B 刻毒: 易怒4
wast 递6 毁损6 浪费6 损毁4 荒芜4 损耗3 废料3 消耗性3 垃圾3 废品2
wastag 减员? 自然损耗5 浪费5 废物4 损耗3
wastebasket 纸篓: 废3
wasteland 未开垦A 荒地9
waster 毁损6
wastewat 废水N
watch 监视E 观看5 值班人4 观察3 警醒3 守望3 手表3 侯3
watchdog 看门狗A 监视4 监察3
watcher 观察< 守望者8 哨兵3
watchhous 哨房H 看守所> 哨所<
watchman 巡夜B 门警: 哨兵7 看守4
watchword 暗号9 标语8 口号8 口令3
water 水域; 掺水: 水: 含水6 浇水5 水位5 水渍4 水上4 供水4 排水渠4 江水4 海路4 湖水4 耗水4 水费4 水运4 冲淡3 水利3 油水3 矿泉水3 河水3 洒水3 水生3 加水3 搀水3 站得住脚3 水面3 底水3 领海3 流口水2 首航2 海域2 死水2 低潮2 用水2 海水2 虚报2 航路2
waterag 水运>
waterborn 浮起8 水上6 水运4 水3
watercolor 水彩H 水彩颜料H 水彩画>
watercolour 水彩画H
watercours 水流; 水道9 水路7 河流4
watercress 水田芥H 西洋< 菜6
waterfal 瀑布C
waterford 沃特福德N
waterfowl 水鸟N
waterfront 江边A 滩A 水边< 滨< 水区9 海滨5
waterg 水门事件H 水门> 水闸;
waterhous 特豪斯N
wateri 水淋淋C 平淡; 湿8 稀薄6 水4
waterlin 吃水线C
waterlog 进水F 涝@ 浸5 漏水4
waterloo 滑铁卢A 惨败8 竞赛4 打击4
waterman 船家E 船工? 划手= 船夫<
watermark 水印D
watermelon 西瓜Z
waterproof 防水材料H 防水9 不透水8
watersh 分水岭A 流域?
watersid 河滨C 湖滨C 水边> 海滨6 水上警察5
watertight 不漏水H 不透水8 无懈可击7
waterway 水道@ 水路9 航道6 水运5
waterwork 供水系统E 自来水厂E 眼泪? 喷泉<
watford 沃特福德N
watkin 沃5 斯4
watson 森? 沃9
watt 瓦特9 瓦7 功耗6
wattag 瓦7 测定5
waugh 沃>
wave 波D 波函数6 挥手6 挥手致意6 潮涌6 半波6 浪潮5 变流4 行波4 风潮4 波浪状4 波源4 第一阵4 长波4 光波4 方波4 平面波3 电波3 波动3 波浪形3 飘动3 飘扬2 挥舞2 突变2 波长2
waveform 波形K 波形发生器7 读信号7
wavefront 波6
waveguid 波导U 波导管?
wavelength 波长G
waver 挥动者? 摇曳7 颤抖4 踌躇4 犹豫4 摇摆4 摆动3 动摇3
waverley 弗利M
wavi 多浪C 波浪状= 波浪7 不稳定3 波动3
waviata 赃@
wax 上蜡: 蜡8 渐7 一阵4 防水3 增大3
waxi 蜡; 光滑4 苍白4 柔软3 生气2
way 同路5 路途5 远远5 单向4 双向4 三路3 除掉3 路权3 当作3 动身3 移开3 双向通信3 沿途3 两面3 道路3 双面2 运输线2 工务2 分路2 路标2
waybil 乘客单@ 空运单8 河运8 运货7 直达3
waylay 挡路> 挡: 埋伏9 伏击6
wayleav 通行权A
wayn 韦; 恩2
waysid 路旁N
wayward 刚愎< 难以捉摸< 顽强6 任性4 不规则3 不稳定3
wbc 白细胞I 白血球E
wcag 白底黑字4 黑底白字4
wcc 控制字符4
wcs 写3
wea 工人4
weak 弱H 疲软9 乏力7 虚弱5 薄弱3 离散性3 弱点3 无力2 软弱2 微弱2
weaken 变弱= 削弱7 虚弱6 疲软6 软弱5 减弱3
weaker 下跌;
weakest 无说服力@ 最弱: 淡6 微弱5 弱4
weal 条痕C 鞭痕? 伤5 幸福4 福利2
wealth 财富F 财产税4 富裕3 个人财产2
wealthi 丰裕H 富有9 充分3
wean 小儿E 断奶E 断念< 丢弃6
weapon 武器F 凶器@ 兵器7 常规武器5 械5 携5 原子武器5 化学武器3
weaponri 军备8 武器8
wear 磨损: 磨成6 磨损率5 耐久性5 耐磨5 耗损5 穿着5 渐变4 耐久4 渐渐4 疲乏3 消磨3 戴3 疲惫3 衰减3 服装3 留2
wearabl 穿6 衣服6
wearer 穿6
weari 生厌= 萎靡9 厌倦8 疲倦8 不耐烦8 疲乏5 厌烦4 疲劳4
wearili 无聊7 厌倦7 疲倦7
weasel 鼬鼠> 辞: 逃避责任5 躲避5 告密者4 告密4 狡猾3
weather 天气< 气象: 风吹雨打7 风雨7 风化7 气象预报7 天气预报7 迎风5 经受5 坡5 晴天4 侵蚀4 气候3 处境2
weatherman 天气预报9 气象7
weav 织法= 编法= 迂回前进= 编织: 纺织5 行进4 编排3
weaver 织工I 织布I
web 卷筒纸6 落入6 蹼6 版6 卷筒5 仅限4 圈套4 蛛丝4 蜘蛛网3 网3 结网3 网页3 织物3 边带2
webb 布市E 勃D
webber 韦伯N
weber 韦伯N
webkit 打头5 半角3
webpag 网页8
websit 网站H 官网A 个人主页<
websocket 未指定2
webster 韦伯斯特Z
webview 视图4
wechat 微信N 公众号A
wed 纪念日< 结婚9 周三8 执著8 证婚人6 婚礼6 正室5 婚姻生活5 热爱4 结合3
wedg 楔住= 楔入= 楔子9 楔形7 楔6 起因5 挤进5
wedgwood 韦奇伍E
wedlcok 非婚生子8
wedlock 合法婚姻5 婚生子5 非婚生5 婚姻3 婚3 非婚生子2
wednesday 星期三N
wee 很小A 一点点9 微小8
weed 野草A 除草A 杂草: 剔除6 草5
weedi 杂草D 瘦弱< 蔓生7
week 一周= 周= 周薪9 周报9 每周9 周刊7 星期4 截至3 威3
weekday 平日H 周日? 工作日6
weekend 周末R
weeknight 夜晚> 周日=
weep 哭泣: 滴落: 哭9 流泪7 泪汪汪7 滴水7 下雨5 枝4 哀悼4 悲叹4 滴下4 雨3
weevil 甲>
weibo 微博H
weigh 过秤9 压弯9 称重量8 过磅处6 过磅6 起锚5 重压4 权衡3 衡量2 称2 重量2
weighag 过磅< 称5
weigher 过磅员I 度量3
weight 加权G 重量A 净重5 度量衡4 重量单3 粗细3 偏重3 总重量3 权3 份量2 量2 加权指数2 砝码2 权数2 权函数2
weighti 影响力5 份量5 沉重4 重要3 严肃3 重大3 辩解2
weightless 失重E 重要3 重量3
weigt 离岸8 重量3
weimar 魏玛Z
weiner 法兰克福N
weir 堰H 梁<
weird 命运8 怪异6 不可思议6 超自然5 离奇5 符咒5 预言4 古怪3
weirdo 奇怪6 古怪4
welar 福利5
welch 韦尔奇Z
welcom 欢迎? 可喜; 欢迎词; 乐于8 迎接6 接待5 受欢迎3 随意3
weld 焊接B 密接: 弧焊7 牢5 焊4 结合2
weldabl 可焊性N
welder 焊接工Z
welfar 福利B 福利事业; 职工福利: 集体福利5 福利费4 福利部4 公益金4 公益事业3 社会福利3 安宁2
well 井A 油井; 良; 合式4 啦4 生产井4 威尔斯3 井口3 良好3 良态3 博识3 消息灵通3 自流井3 泉水2
wellb 幸福6 安宁6 舒适5 福利3 健康3
wellcom 超市A
wellhead 井口@
welli 胶靴A 雨靴A 筒3
wellington 惠灵顿N
wellspr 泉源N 水源?
welsh 威尔士C 赌帐? 履行诺言9 逃避责任5 赖4
welshman 威尔士< 男子2
welt 加贴A 贴边< 鞭痕: 殴打4 鞭打4
welter 翻滚= 浸湿8 重量级8 汹涌7 沉溺5 起伏4 骑手3
wembley 布利N
wencher 嫖妓E 私通5
wend 往9 走5
wendi 迪9 温5
wentworth 沃7 斯5 特2
werewolf 般的> 狼: 豺狼:
wergild 恤金7 赎罪6 杀4
werner 维尔纳Z
wes 韦;
wesley 韦斯利Z
wesleyan 卫斯理K 约翰5
wessex 韦塞克N
west 西方> 西非; 西部7 西5 西德4 西北3
wester 西@ 西风@
western 西方人= 西洋< 西方< 西部; 西化; 西部片;
westland 韦斯特C 西部9 荷兰4
westminst 威斯敏斯特Z
weston 韦斯顿R 标准电池H
westward 西@
westwood 游戏软件H
wet 润湿> 下雨9 湿8 湿气7 搞错7 变湿7 雨天6 湿润6 禁酒5 潮4 水分4 潮湿3
wetland 湿地? 沼泽8
weu 西欧联盟Z
wexford 克斯9 韦3 福2
weymouth 韦茅斯Z
wff 合适5
wgaer 讼9
wha 潮湿8 温暖8
whack 疲惫不堪A 猛击5 重击5 削减3 打3
whale 捕鲸F 猛揍C 鲸< 惨败8
whaler 捕鲸船I 捕鲸>
wham 打7
whammi 吉祥物N 晦气N
wharf 码头= 入坞7 迟误6
wharfag 码头费C 码头3
wharfing 码头7 所有者4
wharfmas 码头4 所有者3
wharton 沃顿R
whatev 无论5 还3
whatnot 古董: 架子7
whatsoev 不论7 无论6 一切3
wheat 小麦A 冬麦; 冬小麦9 麦6
wheatley 特利N
wheel 轮C 方向盘8 轮子8 飞轮5 滚轮5 转弯4 轮式4 车轮3 盘旋3
wheelag 车辆7
wheelbarrow 独轮车N 手推车=
wheelbas 轴距Z
wheelchair 轮椅Z
wheeler 推车人? 辕马? 旋转物; 车轮7 政客5
wheereof 特此? 兹7 资6
wheez 喘气声C 喘息> 喘气7
whelan 惠<
whenc 何处6 哪个5 根源4 出于4 处2
whenev 每当= 激活7 每逢6 每次3
wherea 而论9 鉴于8 然而6
whereabout 所在之处A 下落不明< 行止< 下落< 何处6
wherebi 那个@ 为何9 靠7 由此6 因此3 由3
wherein 方面9 哪8
whereupon 于是? 因此6
wherev 哪里F
wherewith 必要9
whet 磨快A 开胃8 小吃7 磨7 促进3 刺激3
whether 是否T 还是6 应5
whichev 无论6 任何4
whiff 吹送; 吹8 吸8 垂钓7 出局7 轻轻地6 喷气6 一阵4 一口4 一点点4 喷出3
whig 辉>
whilst 尽管6 只要6 虽然6 时候5 然而5
whim 兴致C 绞盘; 怪念头; 冲动6
whimper 呜咽? 啜泣? 抽噎= 抽泣= 哭诉7
whimsi 绞盘; 怪念头; 反复无常8 离奇7
whimsic 异想天开= 怪念头; 反复无常8 古怪4
whine 哀诉= 呜呜声< 哀鸣< 嘎嘎声< 哀8 怨8 哀号8 嘎嘎响7 哭诉6
whiner 呜@ 嘀咕@ 哀诉9
whing 不止C 哭诉9 喋喋不休5 抱怨3
whip 笞8 用以8 绳索6 捆缚6 执鞭6 募捐5 捐钱5 鞭打4 车夫4 抽打4 右手3 鞭子3 搅拌3 搅拌器3 仓促3 拍击2 势2
whiplash 鞭< 鞭子:
whir 呼呼@ 飕飕:
whirl 发晕< 眩晕8 疾走7 走7 回旋6 旋转3
whirlpool 涡流< 漩涡;
whirlwind 旋风M
whisk 拂< 掸9 掸子9 扫帚7 飞奔7 挥动6 扫5 搅拌5 搅拌器5
whisker 腮须C 一丝; 胡须9 触须8
whiskey 威士忌酒N
whiski 威士忌酒A 轻便9
whisper 耳语= 私语; 沙沙8 低语8 沙沙声7 鞭笞6 低声6 密谈6 飒飒声5 流言蜚语5 流言4 小声4 谣传3 私下3
whistl 口哨? 汽笛= 吹哨= 口哨声9 吹口哨9 啸9 吹笛4 嘘声4
whit 些微; 一点点;
whitak 惠特克N
whitbi 惠:
whitbread 布雷德C
white 白: 白色9 洁白7 白糖7 白种人7 白种6 白粉6 眼白6 白皮书6 白宫6 黑白6 娼5 白垩3 白旗3 蛋白3 流血2
whitechapel 佩尔? 血案? 白7 教堂3
whitefish 白鲑E 白鲸E
whitehal 白厅A 英国政府;
whitehead 怀特A
whitehous 豪斯N
whiten 变白; 漂白: 白9
whitespac 空格< 空白6
whitetail 白尾鹿Z
whitewash 零分: 粉饰9 涂料8 美化5 掩饰4
whitish 发白A 白色9
whitlock 特洛克I
whitney 惠特尼N 惠特尼山N
whitsun 灵;
whittak 惠特克N
whittington 廷8 惠3
whittl 削薄= 屠刀= 大刀= 削8 木头7 削弱4 削减3
whiz 飕飕< 精明4 专家2
whizz 飕飕< 精明4 专家2
whoa 惊叹声N 停止2
whoami 本3
whoever 无论谁N 任何人;
whole 整个9 整张5 全3 批发店3 全体3 整页3 按日计酬3 汇总2 一部2 一切2
wholeasal 批发商5
wholeheart 全心全意E 一心一意; 诚恳7 全神贯注7
wholem 全麦E 面粉2
wholes 中间商8
wholesal 批发商E 批发> 批发业7 批发市场6 批发价格5 批发店3 整批2
wholesom 有益健康8 合乎8 审慎6 有益4 健全4 生气3
wholli 统统? 整个4 全部2
whoop 哎哟9 鸣叫9 呐喊8 高声6 大叫5 一点点5 叫喊4 唤起4 哄抬4
whoosh 飞快A 嗖嗖3
whop 天大H 巨大4 非常3
whopper 弥天大谎H 特大;
whore 淫媒= 嫖客; 娼妓; 妓院6 卖淫5
whoredom 通奸8 卖淫7
whorehous 妓院>
whoreson 私生子=
whorish 妓女< 淫秽6
whorl 涡< 漩7 螺6 螺旋4
whose 谁; 项目结构5 完全相同4 关于2 文本2
whyte 怀特N
wick 坏透< 灯芯< 缺德< 刻毒7 顽皮6 淘气4 绳4 管辖区4 恶劣3
wicked 不道德7 邪恶6
wicker 柳条编N 柳条D
wicket 小门E 腰门E 售票:
wickham 威克9
wide 广域7 大千世界6 企业级4 广泛4 宽4 宽阔2 各处2 遍及2
wideband 宽带I 宽带数据: 宽带用户7
widen 加宽? 拓宽= 变宽9 拓展7 扩大5 弄4
widespread 广布A 流传< 普及6 伸展5
widest 广泛5
widget 件G 小组E 小6
widow 鳏居< 寡妇; 寡居9 丧偶9 孀妇9 鳏夫9 鳏寡8 遗孀5
widowhood 守寡C 寡妇4
width 宽度K 宽< 磁道宽度3 广博3 宽广2
wield 挥舞< 运用5
wife 妻子> 妻< 老公4 老婆4 太太4 未婚妻4 夫人3 正室3 已婚2
wifehood 妻子6
wifeless 无妻N 鳏夫?
wig 戴假发@ 假发; 斥责5 发狂4 激怒3 激动3
wigan 本色? 上浆;
wiggl 扭动> 摆动5
wight 人类6
wijngaarden 加登G
wiki 维基百科N 百科E
wil 故意7 有意5 存心5 阻挠5 固执4 任性4 玩忽3 有意识3
wilberforc 福斯H
wilcox 威尔科N 特斯N
wild 王尔德8 野生7 荒地5 失控5 野性5 销得4 荒野4 狂暴4 畅销2 万能2
wildcard 通配符I
wildcat 野猫: 凶悍9 商业活动6 新区5 预探5 非法经营4 探井4 盲目3 罢工3
wildebeest 羚羊E
wilder 荒野< 荒地7 大量3
wildfir 磷火C 野火C 鬼火C 剂5 燃料2
wildflow 野花Z
wildfowl 猎鸟H
wildland 荒地=
wildlif 动植物E
wile 消遣6 诱骗6 引诱4 狡猾4 诡计4
wilfr 威尔= 弗雷德:
wilhelm 威廉C
wili 计谋9 狡滑8 诡诈6 狡猾3 诡计3
wilili 狡滑C
wilk 威尔克斯Z
wilki 威尔基I
wilkin 威尔>
wilkinson 威尔金森Z
will 遗嘱7 甘愿6 欣然6 收养法5 任性4 乐意4 愿望3 故意2
willi 威利H 威利斯A 阳物: 柳树: 阴茎:
william 威廉G 威廉姆斯A 钞票3 纸币3
williamson 威廉:
willing 心甘情愿H 乐意; 愿意7
willoughbi 威洛N
willow 柳木C 木制< 柳树; 柳7
willowi 易弯= 柳树; 苗条7 优雅5
willpow 意志力A 毅力A
wilson 威尔逊Z
wilt 威尔特9 枯萎7 畏缩6 威尔5 衰弱5 憔悴5 茨4
wiltshir 威尔特E
wimbledon 温布尔登Z
wimp 懦弱: 无能6
win 赢得: 胜诉7 赢6 胜利5 胜4 争取4 召回用户4 得胜3 获胜3
winc 退避A 退缩8 畏缩6
winch 绞车= 绞盘; 曲柄8
winchest 温彻斯特P 温6
wind 绕组7 嗅出6 绞起5 风声5 清理5 号角5 卷绕4 解散4 贸易风4 上发条4 停业3 蜿蜒3 吊起3 结束3 吹响3 账2
windblown 飘< 风吹<
windbreak 茄克衫E 防风E 防风林E 风衣E
winder 绕线机E 卷2
windermer 米尔?
windfal 横财> 果子9 意外3 空头2
windi 腹胀A 风; 吹牛6
windmil 风车Z
window 窗口V 开窗口6 新窗口5 开窗2 窗子2 窗户2
windowless 窗9
windowpan 窗玻璃H
windowsil 窗台N
windpip 气管Z
windrow 狭长的E 干草8
windscreen 挡风玻璃E
windshield 挡风玻璃N
windsor 温莎Z
windstorm 风灾B 风暴<
windsurf 帆板N
windswept 风; 风吹:
wine 暗红色> 果酒> 耽溺9 喝酒8 酒6 酒类5 葡萄酒5 搀水3
wineglass 酒杯<
winemak 葡萄酒= 酿造4
wineri 葡萄酒厂Z
wing 翼> 机翼6 飞过6 翅膀5 飞行4 派别4 厄2
winger 边锋Z
wingspan 翼展Z
wingtip 翼尖Z
winifr 妮弗E 蕾6
wink 眨C 眼色= 眨眼; 瞬间5 闪烁3
winkl 螺< 滨; 剔出; 食用5 闪耀5 逐出4
winless 赢: 皆9 获胜6
winner 优胜者@ 取胜@ 胜诉人< 胜利者9 一等奖6 获得者3
winni 温妮H 尼9
winningest 赢得8
winnow 扬D 吹掉< 好坏< 挑出来< 簸< 飞翔8 精选4
winpti 版本号5
winsom 引人注目8 迷人6 可爱6
winston 温斯顿Z
winter 冬天A 衰退期: 冬季8 过冬8 萧条3 冬麦3 冬小麦2
wintertim 冬季A 冬天A
wintess 听取?
wintri 冬K 寒冷7 冷淡3
wiolat 领空7
wipe 拭去9 擦拭8 彻7 揩6 凸轮6 消灭3 涂3 消除3 用力2 擦除2
wiper 刮水器> 揩: 电刷: 除尘器: 滑动2
wire 布线; 连线: 有线9 明线7 金属丝6 线6 布线图5 接线4 电线4 拍电报4 铁丝4 铁丝网4 连线表3 布线程序3 字线3 导线2 线框2
wirefram 线框图X
wireless 无线N 无线电3
wiretap 搭线@ 窃听<
wiri 金属线E 瘦长:
wirral 勒尔H
wirt 审定< 令状4
wisconsin 威斯康星Z
wisdom 名言A 学识< 贤人< 智慧9 明智5
wise 慎9 虑9 劝导6 明智5 智囊5 聪明4 机灵4 博学3 告诉3 教导3 两3
wish 一厢情愿; 愿望8 祝愿8 祝福5 愿4 将要4 想要2
wisp 纤细6 物体6 小4
wispi 飘渺= 细微7 状4
wist 惆怅E 想望< 渴望7
wisteria 柴> 藤=
wit 证人L 作证8 见证人7 目击者3 机智2 连署2 证人席2 挠2 确确实实2 妙语2 目击2
witam 王国9 国王5 熟悉4
witch 巫婆: 巫医9 女巫8 巫术8 魔法3 迫害3 迷惑3
witchcraft 魔力: 巫术7 魔法6
witham 威9
withdraw 撤回: 提款6 戒毒6 退隐4 移开4 索回4 退股3 撤退3 申请回避3 拉开3 退出2 退庭2 出库2
withdrawn 撤回4
wither 枯萎7 消亡7 干枯7 凋谢6 雕6 萎缩6 谢4 畏缩3 衰退3
withheld 扣9 扣缴9 代扣7
withhold 预扣C 扣缴; 预提9 真情5 忍住4 代扣4 真象3 扣款2
withstand 抵住H 经得起H 顶住H
witney 威特E
wittgenstein 维特根斯坦Z
witti 富于: 诙谐9 机智3
wizard 向导@ 男巫: 术士: 奇才8 巫术4
wizardri 巫术<
wizen 干瘪< 干枯; 消瘦8 枯萎6
wks 周=
wobbl 游移不定: 摆动6 不稳定5 摇晃4 抖动4 摇摆3 颤动3
woe 苦痛; 悲痛8 悲哀6
woeful 悲伤7 悲哀7
woefulli 悲伤5 不幸4 痛苦4
woff 名为7
wok 炒菜锅N 锅:
woke 沃:
wold 荒野: 高原8 树木5
wolf 乌尔< 狼嚎8 狼6 穷困4 狼吞虎咽4 吃3 贪婪3 色鬼2
wolff 沃尔夫I
wolfgang 沃尔夫冈Z
wolsey 沃尔西Z
wolverhampton 汉普顿?
wolverton 沃尔弗F
woman 女人> 妇女= 坯子6 女人腔6 玩弄女性6 女权运动4 女权4 妇女组织4 女仆4 色鬼4 洋葱4 公娼3 贬3
womanhood 女子? 成年期<
womb 发源? 子宫<
women 妇女C 监3
womenfolk 女性9 妇女5
wonder 惊奇9 精彩7 惊叹6 极好4 奇妙4 奇迹4 惊愕4 惊讶3 知道2
wonderland 仙境C 奇境C 奇妙8
wondrous 惊奇8
wont 习惯于: 惯常6 易于5 习惯4
woo 央求A 求爱= 追求5 恳求3
wood 树林9 树木8 木材8 木制品7 植5 木柴4 木工4 森林2
woodcock 鹬B 丘5
woodcut 木刻R
wooden 呆笨H 木然H 木制B
woodford 德福>
woodhous 柴; 木料: 木柴8
woodi 木质H 树木;
woodland 林区E 林地E
woodpeck 啄木鸟Z
woodrow 伍德罗Z
woodsman 伐木工? 樵夫; 森林6
woodstock 伍德斯H 托克H 音乐节H
woodvill 德维尔?
woodward 林务员= 森林8
woodwork 木工活@ 木工? 房屋内< 木制家具< 木制品8
wool 毛织物> 羊毛> 绒线; 毛线9
woolen 毛织A 羊毛: 毛3
woolf 伍尔夫Z
woollen 毛织品H 羊毛7
woolley 伍<
woolli 羊毛: 蓬乱7
woolwich 维奇8 伍3
woolworth 沃尔沃< 伍7
wootton 伍<
woozi 头昏眼花E 虚弱7
wor 从文件5
worcest 伍斯特Z
worcestershir 伍斯特郡Z
word 字L 单词8 字词7 状态字5 词4 用词4 保留字4 字长3 命令字2
wordbook 簿3
worder 工人:
wordless 默默无言E 沉默: 无言9
wordperfect 文书5 完美4
wordsworth 华滋H
work 工作H 运用5 作品4 工作文件4 营运3 制品3
workabl 切实可行= 经营2
workaday 工作日6 日常4
workahol 醉心于> 迷8
workbench 工作台N
workbook 练习册8 簿7 记事簿5 工作手册4
workday 时数: 工作日6
worker 工人; 劳动者8 工作者7 产业工人6 非工会4 角色4 熟练工3 服务行业2 劳工2
workfar 福利5
workflow 流程7
workforc 总数7 劳动力3
workgroup 工作组E
workhors 重活; 载重5
workhous 济贫; 习艺所: 教养所6 感化院5
workload 工作量; 负荷5
workman 男工A 工匠8 会长8 工头6 工人3
workmanlik 精巧6 技巧5 熟练3
workmanship 手艺< 工程质量< 精工; 偷工减料6 技巧4
workmat 同事: 工作者8
workmen 工人工资9 恤8 赔偿法4 工人4 劳工3 养2
workmistress 女职工H
workout 锻炼= 健身; 试用3
workplac 场所4 车间3
workroom 工作室@
worksheet 同组7 丁字形7 填入4 底2
workshop 研究组> 研讨会: 车间7 工场7 讨论会5
workspac 区F 工作@
workstat 工作站C 图形工作站8
worktabl 工作台6
worktop 台面; 桌面8
worktre 树8 从中2
workweek 星期<
world 世界G 世上5 世界银行5 世界市场5 万物4 世事3 世人3 人间3 第二世界3 世间3 世故3 国际会计2 宇宙2
worldview 视力7 看5 观点4 目的3
worldwid 全世界7 全球4 依3
worm 蠕虫@ 蜗杆; 螺纹; 除虫; 慢慢8 蠕行7 小人物6 虫6
wormhol 蛀H 蛀洞H
worn 穿旧; 摆6 旧4 陈旧4 里2
worri 撕咬; 重重; 担心7 焦虑6 闷闷不乐6 烦恼6 忧虑4 困扰3
worrier 发愁? 担心7
worrisom 劳碌命H 令人烦恼A 麻烦7
wors 败局: 劣等品7 坏5 恶劣5 拮据5 恶化2
worsen 恶化7 变得6 坏5
worship 礼拜> 崇拜者8 阁下4 崇拜4 宗教信仰3 尊敬3
worshipp 爱慕者E 崇拜者? 礼拜8
worsley 沃5 斯4
worst 坏: 精纺: 最9 最糟7 毛纱7 绒线5 毛线4 毛织物2
wort 汁9 植物6 草6
worth 净值= 值得4 靠得住3 辛2
worthi 杰出人物8 可敬7 适于5 偿付能力4 值得4 信誉3
worthington 辛8 顿3 沃2
worthless 无足轻重8 无益5 无用3
worthwhil 值得8 真实2
wound 创; 伤8 受伤者7 伤害5 创伤5 致命伤5 打伤5 杀伤4 伤疤4 伤口4 受伤4 故意伤害2
woven 纺织<
wow 哇? 轰动一时< 有趣3 巨大3 十分2
wrack 海草8 失事4 漂4 严重2
wrangl 口角; 吵嘴9 辩驳5 放牧4 争论4 争吵4
wrangler 争论者< 牧人: 口角8
wrap 换行< 折: 包装6 绕3 环绕3 包装纸3
wraparound 卷上9 交叠8 环绕7 返6 身5 全景4 绕回4 卷绕4 缠4 身上3
wrapper 包装者: 封皮: 烟叶: 晨衣6 包装物5 覆盖物4 包裹2
wrapup 收9 隐蔽3
wrath 愤怒8 严酷6 举动6 激怒3
wreak 加害于: 报仇8 发泄8 复仇6 施6 报复4
wreath 花圈@ 缭绕< 花环7 笼罩5 圈4 盘绕4 扭曲3 状物3 环绕3
wreck 失事8 沉船8 营救6 打捞5 营救队4 迷幻4 残骸4 救难船4 拆除4 救险3 拆毁2 遇难2 航道2 沉没2
wreckag 残骸; 遭难: 失事7
wrecker 暗藏>
wren 鹪鹩Z
wrench 扳钳: 苗: 苗木: 猛扭7 扳手7 扭伤5 绞4 猛3
wrest 猛扭9 夺取7 拧5 费力3 扭3 曲解3 歪曲3
wrestl 摔跤B 扭斗? 角力? 斟酌9 搏斗9 斗争4
wrestler 选手C
wretch 可怜9 卑鄙5 家伙3 不幸3
wrexham 瑟6 姆3
wri 扭歪? 歪斜6 扭曲6 歪曲4
wriggl 扭动9 蜿蜒9 蠕动6 摆脱4
wright 制作者< 工人5
wring 扭绞= 感到痛苦7 绞6 蠕动5 拧5 扭动4 挤4 扭3
wringer 交困? 心力? 强夺4 勒索4
wrinkl 皱纹< 妙计8 起皱4 皱4 具3 技巧3
wrist 腕关节N 手腕=
wristwatch 手表N
writ 令= 令状< 传讯3 并存2
writabl 写<
write 写入H 写@ 书写9 转销3 书面3 读写3 写信3 写信给3 增记3 著述3 补写3 编写2 冲销2
writeabl 写4 只读3
writer 书写器8 撰稿8 编写者8 读写器6 制作者3 抄写员3 书写3 作家3 庭讯3 编制2
writh 扭动9 蠕动5 苦难5 盘绕4 缠绕4 扭曲4 苦恼3
written 书面B 成文9 判决书4 成文法4 书写3 书面声明3 写成3
wrong 不法行为6 不妥5 矫枉4 雪冤4 错号4 作恶4 不讲道理4 恶事4 失常3 恶行3 坏事3 非法3 致死2 查错2 错误行为2 非法行为2
wrongdo 干坏事@ 坏事5 违法行为4
wrought 制成9 精细7
wru 符2
wryli 嘲讽H 苦笑H 做鬼脸>
wsl 而2 本地连接2
wsupdat 实用程序4
wth 收买8
wto 送4
wuc 下划线4
wwf 雨天9 野生动物8 摔跤6
www 观测网= 信息网8
wyatt 怀亚特Z
wycliff 克利夫A 威4
wyndham 姆7 温5
wyom 怀俄明Z
xenon 氙灯N
xenophob 仇< 生人9 外国人9 仇视6 恐惧3
xerocoti 静电:
xerograph 静电8 刷8 印刷术6 静电印刷5 印2
xerographi 印刷术9 术4 印3
xerox 施乐: 静电印刷7 复印4
xfer 传递3
xhr 提取;
xiaohongshu 小红书H
xinhua 新华社Z
xms 内存5
xns 施乐?
xsl 各个4
xss 跨站H
yacht 快艇? 游艇? 驾< 风帆;
yachtsman 游艇> 驾驶者9
yah 唷C
yak 放声@ 牦牛@ 连篇@ 饶舌5 喋喋不休5
yale 耶鲁Z
yalta 雅尔塔O
yam 山药N 薯蓣N
yamaha 雅马哈N
yang 杨Z
yank 猛拉@
yanke 新英格兰B 美国佬B 诸州B
yap 狂吠B 瞎扯? 乖戾6 废话6 责骂3
yard 堆场> 庭院5 运动场5 立方码5 围栏4 尺度4 工场3 堆积3 集装箱2
yardag 舍< 使用费2
yardbird 新兵; 囚犯4 罪犯4
yardism 排外主义N
yardstick 码尺@ 准绳< 衡量标准7 尺度6
yarmouth 茅C
yarmulk 小帽N
yarn 纱线? 纱6 针对4 故事4 作为4
yate 耶茨B
yawn 哈欠B 打着B 呵欠= 打哈欠9 裂8 裂开4
yea 赞成票9 赞成者8 赞成7
year 年度= 年: 年终7 年份5 逐年4 一年4 会计年度4 一年一度4 年底4 每年4 年限3 历年3 年鉴3 同比3 环比3 上年2 半年2
yearbook 年鉴H
yearl 一岁N 崽8
yearn 怀念A 向往; 想念; 热望6 渴望5 同情3
yeast 酵母J
yeat 叶芝N 耶茨E
yegg 罪犯6
yell 呐喊@ 喊声: 大叫6 叫声6 喊叫5 叫喊4
yellow 黄色> 发黄; 泛黄; 黄化; 黄9 黄皮书8 黄页8 野狗7 屈服点6
yellowish 微黄N 淡黄N
yelp 叫吠= 叫喊声= 狺= 叫喊8 尖声5
yeltsin 叶利钦Z
yemen 也门A 叶4 北3
yemeni 门人H 也门A
yen 日元I 日圆= 嗜好6 渴望3
yeo 唷C
yeoman 小地主A 自耕农7 自由民7 生成器5
yeovil 维尔;
yes 我4
yesterday 昨天Z
yesteryear 岁月A 不久< 去年:
yet 尚未B 尚9 尚无6 然而2
yew 紫杉Z
yiabil 活力8
yiddish 绪9 语8 犹太人5
yield 收益率9 收获量7 投降3 产量3 收益3 屈服点3 让出3 拐点3 报酬率2 柔顺2 得2
yieldvalu 产生4
yin 殷代H 一个2
ymca 青年会N
yob 乡巴佬; 年轻人7 无赖5
yoga 瑜伽N 瑜珈N
yoghurt 酸乳N 酸奶N
yogurt 酸乳酪Z
yoke 轭D 牛轭; 偏转线圈7 束缚2
yolk 卵黄N 蛋黄E
yon 远处C 那边>
yonder 那边D
yore 往昔A 从前?
york 纽约B 约克6 约克郡5 克斯4 纽约证券交易所3
yorker 板球;
yorkshir 约克A 约克郡>
yorkshireman 约克郡>
yoruba 约鲁巴人Z
yound 少女7 勾引3
young 崽; 青少年犯: 朝气蓬勃8 幼小7 青年7 年轻4
younger 年纪@ 年轻5 青年5
youngest 近期>
youngish 幼小< 年轻7
youngster 年轻人7 小孩6 青年5 少年4 儿童4
yourself 自助8 自己5
yourselv 你们N
youth 青年@ 青年时代: 青春: 年轻6 少年犯3 青少年3
youtub 油管H
yrs 年前: 年3
ytd 年月日C
yttrium 钇K
yuan 元6
yucca 丝兰Z
yuck 啐H
yugoslav 南斯拉夫F
yugoslavia 南斯拉夫C
yugoslavian 南斯拉夫F
yuk 趣事C 大笑A
yum 妙A 美味8 极好5
yummi 赏心悦目E 可口8 美味7 愉快3
yuppi 雅皮士Z
yuri 坂崎由莉N 尤里J
yves 伊夫H
yvonn 冯N
zach 扎克Z
zag 锯: 整流器:
zagreb 萨格勒布Z
zai 零2
zair 扎伊尔Z
zambia 赞比亚Z
zani 马屁精9 滑稽7 小丑6 笨人6
zap 闪电般; 震; 嚓7 精力4 杀死3 推动3 或者2
zcr 相交5
zeal 热衷> 热诚< 热心5
zealand 西兰岛N 新西兰元< 新西兰<
zealot 狂热者7 分子5 犹太教4 狂热3 热心3 信徒2
zealous 热诚< 热衷7 热心5 热情5 偏袒3 积极2 偏见2
zebra 斑马Z
zeinab 纳布I
zeitgeist 时代精神H 思潮A
zen 禅E 禅宗7
zener 齐A 稳压< 纳;
zenith 顶峰A 最高点: 顶点4
zephir 蒂斯C
zeppelin 柏林; 飞船7
zero 零G 归零6 零点6 零级5 零数4 不归零制4 零度4 补零4 零基4 乌3
zeroiz 补零< 填6
zeroth 阶4
zest 调味7 风味7 兴趣5 热心3 热情3
zeta 第六个H 希腊语6
zeus 宙斯Z
zhihu 知乎Z
zig 锯: 整流器:
zigzag 之字形@ 锯齿形? 曲折< 走路6
zillion 无限大=
zimbabw 津巴布韦Z
zinc 锌? 锌合金< 镀锌;
zine 电子杂志Z
zion 锡安山A 耶路撒冷; 天国8 天堂7 基督教6
zionist 犹太复国N
zip 拉链; 邮区9 啸声7 邮政编码5 嘘5 活力3
zipf 夫7 齐4
zipper 拉链H
zodiac 十二宫E 黄道带E 黄道6
zoe 生命:
zombi 僵尸= 回魂= 起死回生= 木鸡9 鸡尾酒8 蛇6 家伙3
zonal 抽样2
zone 地带8 区6 分区制4 区域4 区位4 免税区3 中立区3 加工区3 目标区3 区段3 关税区3 三行3 中立地带2 经济特区2
zoo 动物园N
zoolog 动物学R 动物区系H
zoologist 动物学家Z
zoom 缩放< 变焦: 摄象机7 猛增7 速查表5 移5 嗡嗡声3 缩小3 放大3
zreo 不归零制6
zucchini 绿皮E 西葫芦6
zulu 祖鲁人N 祖鲁语N
zurich 苏黎士Z
zygost 过磅员H
>一
>一下
>一个
>一串
>一些
>一份
>一切
>一块
>一块儿
>一堆
>一大堆
>一定
>一对一 oneE
>一张
>一条
>一样
>一次
>一点
>一点点
>一直
>一种
>一致性 consistE
>一起
>七
>万
>万一
>三
>三个
>三维 3dE
>三维打印 3d; print;
>上
>上下文 contextE
>上个月
>上云 cloud; migrat;
>上传 uploadE
>上午
>上周
>上头
>上来
>上架 listE publish?
>上百
>上级 bossE executB manag? leadership=
>上线 launchE releasB deploy? go6 live6
>上课 lecturE classB
>上面
>下
>下个月
>下午
>下单 orderE checkoutB purchas?
>下去
>下周
>下属 reportE direct9
>下拉框 dropdownE selectB
>下来
>下线 retirE deprecB offlin8 take8
>下载 downloadE
>下面
>不
>不了
>不会
>不同
>不够
>不太
>不少
>不想
>不是
>不然
>不用
>不稳定 flakiE unstablB intermitt?
>不管
>不能
>不良品 defectE nonconformB
>不行
>不要
>不论
>不过
>与
>专利 patentE
>专家 expertE
>专栏 columnE
>专注 focusE
>业绩 saleE revenuB perform?
>东西
>丢 loseE lostB
>两
>两个
>两步验证 mfaB factor; two;
>个
>个人
>个人主页 portfolioB profil? person; websit;
>个人信息 piiB data; person;
>个人品牌 brand; person;
>中
>中午
>中学 middl; school;
>中文 chinesE
>中间件 middlewarE
>临床 clinicE trial9
>临床试验 clinicE trial9
>为
>为了
>为什么
>为何
>为啥
>主从 replicE primari9 replica9
>主持 hostE scriptB
>主持词 hostE scriptB
>主键 key; primari;
>主题 themeE topicB
>主题色 themeE colorB
>么
>之
>之中
>之内
>之前
>之后
>之间
>乐观锁 lock; optimist;
>九
>也
>也许
>习惯 habitE
>书 bookE
>书法 calligraphiE
>书评 book; review;
>买 buyE purchasB
>乱码 encodE garblB
>了
>事
>事件 eventE
>事件响应 incid; respons;
>事件驱动 driven; event;
>事儿
>事务 transactE
>事实核查 check; fact;
>事情
>事故 incidE failurB fault? outag=
>事故复盘 postmortemE retrospectB review?
>二
>二手 useB hand; second;
>二维码 code; qr;
>于是
>亏 lossE
>亏损 lossE
>亏钱 lossE
>云 cloudE
>云服务器 instancB cloud; server;
>云盘 driveB cloud; storag;
>互相
>互联网 internetE
>五
>些
>交互 interactE
>交付 deliveriE deliverB
>交付物 deliverE
>交叉验证 cross; valid;
>交接 handoffE handovB
>交班 handoffE handovB
>产品 productE
>产品经理 manag; product;
>产能 capacE
>亮相 launchE debutB
>人
>人员 headcountE staffB peopl?
>人员流失 attritE turnovB
>人家
>人工智能 aiB artifici; intellig;
>人手 capacE stafB headcount?
>人脉 networkE contactB connect?
>人脸识别 face; recognit;
>什么
>仅
>仅仅
>今天
>今年
>今晚
>介绍人 introductE referrB
>仍
>仍然
>从
>从库 replicaE standbiB
>从来
>仓储 warehousE
>仓库 repositoriE repoB
>仓库管理 warehousE
>他
>他们
>付 payE
>付费 payE paidB payment? upgrad=
>付费墙 paywalE
>代办 todoE
>代理 proxiE agentB
>代码 codeE
>代码仓库 code; repositori;
>代码审查 code; review;
>代码生成 code; generat;
>代码评审 code; review;
>代码质量 code; qualiti;
>令
>令牌 tokenE
>以
>以上
>以下
>以便
>以内
>以前
>以及
>以后
>以外
>以来
>们
>件
>价 priceE
>任何
>任务 taskE
>份
>仿真 simulE
>休假 vacatE leavB pto?
>优先级 prioritiE prioritB
>优惠 promotE discountB offer?
>优惠券 couponE
>优缺点 tradeB con; pros;
>伙伴 partnerE
>会
>会不会
>会前准备 prepC meet; call9
>会员 memberE membershipB loyalti?
>会计 accountE bookkeepB
>会议 meetE
>会议室 meet; room;
>会议纪要 minutB meet; note;
>会议记录 minutB meet; note;
>会议邀请 invit; meet;
>传 uploadE transferB
>传单 flyerE
>传感器 sensorE
>估值 valuatE
>估时 estimE
>估算 estimE
>似乎
>似的
>但
>但是
>位
>低
>体检 checkupB check; health;
>作业 homeworkE assignB
>作为
>作品集 portfolioE
>作图 chartE plotB visual? graph=
>作文 essayE
>作曲 composE compositB
>作者 authorE
>你
>你们
>使
>使用
>例会 meetE recur9
>供应商 supplierE vendorB
>供应链 chain; suppli;
>依
>依据 evidE
>依然
>依赖 dependE
>依赖包 dependE packagB librari?
>侵权 infringE
>促活 engagE activB
>促销 promotE discountB offer?
>保养 maintenE repairB
>保密协议 ndaE agreement6 disclosur6 non6
>保险 insurE
>信 letterE emailB
>信用卡 card; credit;
>修图 retouchB edit; photo;
>修订 revisE chang9 track9
>俺
>倍速 playback; speed;
>候选人 candidE
>债券 bondE
>值班 callE dutiB
>假如
>假设 hypothesiE assumptB
>假设检验 hypothesi; test;
>做
>做成
>做账 bookkeepE accountB
>做饭 cookE recipB
>停车 parkE
>健康检查 check; health;
>健身 fitE exercisB workout?
>偶尔
>催款 collectE overdu? follow9 invoic9
>催账 collectE overdu? follow9 invoic9
>元数据 metadataE
>充电 chargE
>先
>光
>光谱 spectrumE spectroscopiB
>免疫 immunE
>免费试用 free; trial;
>入职 onboardE
>全
>全栈 full; stack;
>全部
>全都
>八
>公交 busE
>公众号 wechatE articlB newslett?
>公关 prB public; relat;
>公司 companiE
>公司制度 policiE
>公告 announcE
>公式 formulaE
>公文 document; offici;
>公益 donatE charitiB
>公网 internet; public;
>六
>关于
>关卡 levelE
>关注 followE
>关税 tariffE dutiB
>关键词 keywordE
>其
>其中
>其他
>其余
>其它
>其实
>具体
>养殖 breedE livestockB
>养老 retirE care9 elder9
>养老金 pensionE
>内
>内存 memoriE
>内存泄漏 leak; memori;
>内容营销 content; market;
>内网 intranetE network9 privat9
>再
>再次
>冗余 redundE
>写 writeE
>写代码 codeE programB
>写死 hardcodE code9 hard9
>农业 agriculturE
>冰箱 fridgE refrigerB
>冲刺 sprintE iterB
>冲突 conflictE
>决策 decisE decidB
>决策记录 adrB decis; record;
>冷 coldE
>冷热分离 tierE archivB
>准备
>准确率 accuraciE
>凌晨
>减肥 dietB loss; weight;
>几
>几个
>几乎
>几十
>凭
>凭证 voucherE entri9 journal9
>出
>出事 incidE problemB
>出去
>出差 travelB busi; trip;
>出来
>出版 publishE
>出问题 incidE problemB
>出题 quizE exam9 question9
>函数 functionE
>分子 moleculE molecularB
>分工 assignE responsB
>分布 distributE
>分布式 distributE
>分布式事务 distribut; transact;
>分库分表 shardE partitB
>分录 entri; journal;
>分支 branchE
>分流实验 testE experiB
>分类 classifiE classifB
>分词 tokenE segment9 word9
>分镜 storyboardE
>分页 paginE
>切图 asset; export; design9 handoff9
>切片 slideE histologB patholog?
>列 columnE
>刚
>刚刚
>刚才
>创意 ideaE creativB
>初稿 draftE
>删 deletE removB
>利润 profitE marginB
>别
>别人
>别的
>到
>到底
>到账 paymentE receivB
>制度 policiE
>剂量 doseE dosagB
>前
>前天
>前端 frontendE
>前面
>剧情 plotE storiB
>剪 cutE editB
>剪视频 editC videoC
>剪贴板 clipboardE
>剪辑 editC videoC
>力学 mechanE
>办
>加上
>加密 encryptE
>加班 overtimE
>加速 speedE accelerB optim?
>动效 animE motionB
>动漫 animE
>动物 animE
>动画 animE motionB
>劳动合同 contract; employ;
>包 packagE
>化合物 compoundE
>化妆 makeupE
>化学 chemistriE chemicB
>化工 chemic; engin;
>区块链 blockchainE
>医保 health; insur;
>医学 medicinE medicB biomed?
>医生 doctorE physicianB
>医院 hospitE clinicB
>匿名 anonymE
>十
>十分
>千
>升单 upselE expansB
>升级 upgradE updatB
>升职 promotE
>半
>半夜
>协作 collaborE
>协议 protocolE agreementB
>单体 monolithE
>单元 unitE
>单元测试 test; unit;
>单单
>单测 test; unit;
>单点登录 ssoB sign; singl;
>单片机 microcontrolE
>单细胞 cell; singl;
>单词 vocabulariE wordB
>卖 sellE
>卖点 point; sell; proposit9 valu9
>博士 phdE doctorB
>博客 blogE
>卡 slowE freezB card?
>卡死 freezE slowB hang? lag=
>卡点 blockerE bottleneckB
>卡路里 caloriE
>卡顿 freezE slowB hang? lag=
>卫星 satellitB remot; sens;
>危机公关 communic; crisi;
>即使
>却
>卸载 uninstalE
>历史 historiE
>压力测试 testC benchmark? load; stress9
>压根
>压测 testC benchmark? load; stress9
>压缩 compressE
>原因 causE reasonB
>原型 prototypE
>原本
>原来
>厨房 kitchenE
>去
>去年
>去重 deduplE dedupB
>参数 parametE
>参考文献 citatE referB
>又
>及
>双
>双因素 mfaB factor; two;
>反向代理 proxi; revers;
>反正
>反馈 feedbackE
>发 sendE postB publish?
>发布 releasE publishB
>发布会 event; launch; confer9 press9
>发帖 postE
>发烧 coldE feverB
>发版 launchE releasB deploy? go6 live6
>发票 invoicE
>发言稿 speechE
>发货 shipE shipmentB fulfil?
>发音 pronunciE
>取名 nameE brand8
>取数 queriE sqlB data8 extract8
>变
>变成
>变更 changE
>变量 variablE
>口令 passwordE
>口号 sloganE taglinB
>口吻 toneE voicB
>口径 definitE metric9
>口气 toneE voicB
>口碑 reputB review? mouth; word;
>口语 speakE spokenB
>句 sentencE
>另
>另一个
>另外
>只
>只是
>只有
>只要
>叫
>叫做
>召回 recalE retrievB
>召回用户 back; win; engag9 re9
>可
>可不可以
>可以
>可是
>可用性 usablE
>可能
>可观测 observE
>台
>号
>各
>各个
>各位
>各种
>各自
>合 mergE combinB
>合作 partnershipE collaborB
>合同 contractE
>合同审查 contract; review;
>合并 mergE
>合并文件 mergE
>合并请求 requestC pull; merg9
>合规 compliancE
>吉他 guitarE
>同
>同事 colleaguE coworkB
>同样
>同步 syncE synchronB
>同比 yearE growthB comparison?
>同行 peerE competitorB
>名
>名字 nameE brand8
>名片 busi; card;
>后
>后台 adminE backendB background?
>后天
>后来
>后端 backendE
>后面
>向
>向量 vectorE embedB
>向量库 databas; vector;
>向量数据库 databas; vector;
>吗
>吞吐 throughputE
>否则
>吧
>听 listenE audioB
>听写 transcribE transcriptB
>听力 listenE
>吵架 conflictE
>呀
>告警 alertE alarmB
>告诉
>员工 employeE staffB
>呢
>周
>周一
>周三
>周二
>周五
>周六
>周四
>周报 reportC week; status9
>周日
>周末
>命令查询分离 cqrE
>命令行 terminB cli? shell= command; line;
>命名 nameE
>命名实体 entiti; name;
>和
>咖啡 coffeE
>咱
>咱们
>品牌 brandE
>品牌故事 brand; stori;
>哇
>响应 responsE
>响应式 responsE
>哦
>哪
>哪个
>哪些
>哪位
>哪儿
>哪几
>哪家
>哪怕
>哪样
>哪种
>哪里
>哲学 philosophiE
>售后 saleE supportB
>商品 productE itemB
>商机 opportunE dealB
>商标 trademarkE
>啊
>啥
>啦
>嘛
>四
>回
>回去
>回归 regressE
>回撤 drawdownE
>回放 replayE recordB
>回来
>回滚 rollbackE revertB
>回访 followE
>回退 rollbackE revertB
>因为
>因果 causalE
>因此
>团建 build; team;
>团队 teamE
>固定资产 asset; fix;
>图 imagE chartB diagram?
>图像识别 imag; recognit; comput9 vision9
>图数据库 databas; graph;
>图标 iconE
>图片 imagE photoB pictur?
>图纸 drawE blueprintB
>图表 chartE plotB visual? graph=
>圈复杂度 complex; cyclomat;
>土木 civil; engin;
>在
>在线 onlinE
>地
>地图 mapE
>地址 addressE
>地方
>地理 geographiE
>地铁 subwayE metroB
>地震 earthquakE
>坏 brokenE
>坏的
>坐标 coordinE
>块
>垃圾 wastE garbagB
>埋点 trackE instrumentB analyt= event8
>域名 domainE
>域名注册 domain; registr;
>培训 trainE
>基因 geneE genomB genet?
>基金 fundE
>基金申请 grantE propos9
>堆
>堵车 trafficE
>填表 formE fill9
>增强现实 augment; realiti;
>增购 upselE expansB
>壁纸 wallpapE
>声 soundE
>处方 prescriptE
>备份 backupE
>备库 replicaE standbiB
>备案 fileE registrB
>备注 noteE commentB
>备课 lesson; plan;
>备货 stockE replenish? inventori9 plan9
>复习 revisE reviewB studi?
>复现 reproducE
>复盘 postmortemE retrospectB review?
>复购 retentB purchas; repeat;
>外
>外包 contractorE outsourcB freelanc?
>外卖 takeoutB deliveri; food;
>外链 backlinkE
>外键 foreign; key;
>外面
>多
>多久
>多么
>多大
>多少
>多智能体 agent; multi;
>多线程 multithreadE
>多语言 internationE localB multilingu?
>多长
>夜间模式 dark; mode;
>够
>大
>大学 universE collegB
>大客户 accountC enterpris; key9
>大家
>大屏 dashboardE visualB
>大概
>大模型 llmE languag6 larg6 model6
>大的
>大盘 dashboardE
>大约
>大纲 outlinE
>大脑 brainE
>大语言模型 llmE languag6 larg6 model6
>大量
>天
>天文 astronomiE
>天气 weatherE
>天气预报 forecast; weather;
>太
>太慢 slowE latencB perform?
>头
>头上
>头像 avatarE pictur9 profil9
>头发 hairE
>头条 headlinE
>头脑风暴 brainstormE
>奖学金 scholarshipE
>套
>套餐 planE price9
>女朋友 girlfriendE boyfriendB partner?
>她
>她们
>好
>好像
>好多
>好好
>好的
>好评 reviewE rateB
>如何
>如果
>威胁 threatE
>婚姻 marriagE
>婚礼 wedE
>婴儿 babiE
>字 charactE fontB word?
>字体 fontE
>字号 font; size;
>字幕 subtitlE captionB
>字段 fieldE columnB
>字符串 stringE
>存 saveE storeB
>存储过程 procedur; store;
>存款 saveE depositB
>季度 quarterE
>季报 quarter; report;
>学 learnE studiB
>学习 learnE studiB
>学习率 learn; rate;
>学位论文 thesiE dissertB
>学生 studentE
>孩子 childE kidB
>它
>它们
>安全 securE
>安卓 androidE
>安装 instalE
>宕机 outagE downB crash?
>宗教 religionE
>官网 websitE homepagB
>定价 priceE
>定位 positE locatB
>定位问题 diagnosE caus9 root9
>定时 schedulE cronB
>定时任务 schedulE cronB
>宝宝 babiE
>实习 internshipE
>实时 streamB real; time;
>实验 experiE
>宠物 petE
>审 reviewE
>审一下 reviewE
>审合同 contract; review;
>审批 approvE
>审稿 reviewE peer;
>审稿人 reviewE peer;
>审计 auditE
>客单价 averag7 order7 valu7
>客户 customerE clientB
>客户端 clientE
>客服 customerC servic; support9
>家
>家人 familiE
>家伙
>家具 furniturE
>家务 cleanE houseworkB chore?
>容器 containE
>容灾 disast; recoveri;
>寄 mailE sendB
>密码 passwordE
>密码重置 password; reset;
>密钥 secretE keyB credenti?
>对
>对了
>对于
>对手 competitorE competitB
>对数 reconcilE verifiB
>对比 comparE comparisonB
>对比度 contrastE
>对照实验 testE experiB
>对照表 mapB comparison; tabl;
>对联 coupletE
>对象 objectE
>对账 reconciliE reconcilB
>对齐 alignE
>对齐方式 alignE
>导入 importE
>导出 exportE
>导师 advisorE supervisorB
>导航栏 navigE navbarB
>封面 coverE imag9
>将
>将要
>小
>小伙子
>小区 neighborhoodE residentiB
>小学 primari; school;
>小白 beginnE newbiB
>小的
>小程序 miniappB mini; program;
>小红书 xiaohongshuE media9 social9
>小说 novelE fictionB
>少量
>尤其
>就
>尽可能
>尽快
>尽管
>尽量
>局域网 lanE local9 network9
>层
>居然
>屎山 code; legaci; debt9 technic9
>屏 screenE
>属于
>岗位 jobE positB role?
>岗位描述 descript; job;
>崩 crashE
>崩溃 crashE
>嵌入式 embedE
>巡检 inspectE check9 health9
>工作量 workloadE effortB capac?
>工单 ticketE support9
>工单系统 system; ticket;
>工厂 factoriE manufactur? floor9 shop9
>工期 schedulE estimB
>工程 enginE projectB
>工资 salariE compensB pay?
>左右
>差不多
>差异 variancE differB
>差异化 differentiE positB
>差评 reviewE rateB
>已经
>市场 marketE
>市场调研 market; research;
>市面上 marketE
>布局 layoutE
>希望
>帖子 postE
>带
>带上
>带人 mentorE managB lead?
>带团队 mentorE managB lead?
>带娃 parentE
>带宽 bandwidthE
>带货 influencE commerc9 live9
>帮
>帮忙
>帮我
>常常
>常见问题 faqE
>幂等 idempotE
>干
>干嘛
>干系人 stakeholdE
>干脆
>平常
>平时
>平板 tabletE
>年
>年会 annual; parti; compani9 event9
>年假 vacatE leavB pto?
>年度 annualE yearB
>年报 annual; report;
>年终总结 annual; review; end6 summari6 year6
>并
>并且
>并发 concurrE
>并发量 concurrE
>幻灯片 slideE presentB powerpoint?
>幻觉 hallucinE fabricB
>幼儿园 kindergartenE
>广告 adE advertisB
>库 librariE databasB
>库存 inventoriE stockB
>应
>应付 payablE
>应急 emergB runbook? incid; respons;
>应急预案 emergB runbook? incid; respons;
>应收 receivE
>应该
>底下
>店 storeE shopB
>店铺 storeE shopB onlin8
>座
>延期 delayE slipB
>延迟 latencE delayB
>建模 modelE
>建筑 buildE architecturB
>建表 schemaE creat9 tabl9
>建议 suggestE recommendB
>开会 meetE
>开发信 outreachB cold; email;
>开始
>开源 open; sourc;
>开票 invoicE billB
>开销 expensE costB spend?
>异地多活 activB multi; region;
>异常值 outlierE anomaliB
>异步 asynchronE asyncB
>弃购 abandon; cart;
>弄
>弄成
>引擎 enginE
>引流 trafficE acquisitB
>引用 citatE referB
>张
>弹窗 popupE modalB dialog?
>强化学习 learn; reinforc;
>归档 archivE
>归纳 synthesE summarB
>当
>当作
>当时
>当然
>录 recordE
>录像 recordE videoB
>录屏 record; screen;
>录音 audioE recordB
>形象 imagE brandB
>彩票 lotteriE
>影像 imagE scan? dicom=
>影响 impactE effectB
>影评 movi; review;
>往
>往往
>待办 todoE taskB action8 item8
>待办事项 todoE taskB action8 item8
>很
>很多
>律师 lawyerE attorneyB
>徒步 hikeE
>得
>循环 loopE
>微信 wechatE
>微博 weiboE media9 social9
>微服务 microservicE
>微生物 microbE microbiomB
>微调 fineC tuneC
>德语 germanE
>心理 psychologE health9 mental9
>心电 ecgE
>必须
>志愿者 voluntE
>快 fastE
>快捷指令 shortcutE automB
>快捷键 shortcutE keyboard9
>快点
>快要
>快递 courierE deliveriB ship?
>忽然
>怀孕 pregnancE
>怎
>怎么
>怎么办
>怎么样
>怎样
>思维导图 map; mind;
>性能优化 optim; perform;
>总
>总是
>总结 summariE summarB
>总裁 ceoE executB
>恋爱 dateE relationshipB
>恐怕
>恢复 restorE recoveriB
>患者 patientE
>您
>情况
>情感分析 analysi; sentiment;
>想
>想要
>意见 feedbackE commentB opinion?
>感冒 coldE feverB
>感谢信 note; thank;
>愿意
>慢 slowE latencB perform?
>慢查询 queriC slow; optim9
>成
>成为
>成交 closeE dealB
>成本 costE
>成绩 gradeE scoreB result?
>我
>我们
>或
>或者
>或许
>战略 strategiE
>截图 screenshotE
>截屏 screenshotE
>截止日期 deadlinE
>截长图 full7 page7 screenshot7
>房 housE
>房东 landlordE
>房产 propertiB estat; real;
>房子 apartE rentalB hous? estat6 real6
>房租 rentE
>房贷 mortgagE
>所
>所以
>所有
>手上
>手册 manualE handbookB
>手写 handwrittenE
>手动 manualE
>手工 manualE
>手术 surgeriE
>手机 phoneE mobilB
>手里
>才
>打不开 failE brokenB
>打分 scoreE gradeB rate?
>打包 buildE compilB bundl?
>打卡 checkE attendB
>打印 printE
>打印机 printerE
>打官司 lawsuitE litigB
>打扫 cleanE houseworkB chore?
>打折 promotE discountB offer?
>打法 strategiE playbookB
>打算
>打补丁 patchE
>打车 taxiE rideB
>扩写 expandE
>扩容 scaleE capac?
>扩散模型 diffus; model;
>扫地机器人 robot; vacuum;
>扫描 scanE
>扫描件 scanE document;
>扫码登录 login; qr;
>批
>批处理 batchE
>批注 commentE annotB
>批量 batchE bulkB
>找 findE searchB
>找原因 diagnosE caus9 root9
>找工作 jobC search; applic9
>找茬 critiquE reviewB
>技术债 debt; technic;
>技术方案 architectur? design; doc; spec9 technic9
>技术选型 evaluB select; technolog;
>把
>把关 reviewE checkB
>抓包 captur; packet; network9 traffic9
>抓取 scraperE scrapeB crawl? crawler=
>投广告 adE advertisB paid8
>投放 adE advertisB paid8
>投标 bidE tenderB propos?
>投票 voteE pollB
>投稿 submissE submitB
>投诉 complaintE
>投诉信 complaint; letter;
>投资 investE
>投资人 investorE
>投资组合 portfolioE
>抖音 tiktokE douyinB
>抗体 antibodiE
>折线图 chart; line;
>抠图 background; remov;
>护士 nursE
>护照 passportE
>护理 nursE careB
>护肤 skincarE
>报价 quotE quotatB price?
>报关 customE
>报名 registE signB
>报税 taxE file9
>报表 reportE
>报警 alertE alarmB
>报道 reportE coverag? news9 stori9
>报销 expensE reimbursB
>报错 errorE exceptB
>抽奖 rafflE lotteriB giveaway?
>抽样 samplE
>拆 splitE break9 down9
>拆任务 decomposB break; down;
>拆分 splitE
>拆解 decomposB break; down;
>拉取请求 requestC pull; merg9
>拉新 acquisitE referrB custom8 new8
>拍 photoE shootB
>拍卖 auctionE
>拍板 decisE decidB
>拖延 procrastinE
>拖期 delayE slipB
>招 hireE recruitB
>招人 recruitE hireB
>招标 bidE tenderB propos?
>招聘 recruitE hireB
>拜托
>拜访 visitE meetB
>拟合 fitE
>拿
>挂了 outagE downB crash?
>挂掉 outagE downB crash?
>挂账 accrualE
>指南 guidE
>指标 metricE indicB
>按
>按照
>按钮 buttonE
>挑刺 critiquE reviewB
>挺
>捐款 donatE charitiB
>掏钱 payE paidB payment? upgrad=
>排 schedulE arrangB
>排产 productC schedul; plan9
>排名 rankE
>排序 sortE
>排期 schedulE timelinB plan?
>排查 troubleshootE diagnosB debug?
>排版 layoutE formatB typeset?
>排障 troubleshootE diagnosB debug?
>探针 probeE agentB
>接口 apiE interfacB endpoint?
>接口文档 api; document;
>接手 takeE handoffB
>接班 successE
>接着
>控制台 consolE
>推广 promotE
>推特 twitterE
>推理 inferE reasonB
>推荐 recommendE
>推荐信 referB letter; recommend;
>推送 notif; push;
>提交 commitE submitB
>提交信息 commit; messag;
>提成 commissE
>提案 proposE planB solut?
>提示词 promptE
>提示词工程 engin; prompt;
>提纲 outlinE
>提速 speedE accelerB optim?
>提醒 remindE
>插件 pluginE extensB
>插图 illustrE
>插座 socketE outletB
>插画 illustrE
>搜 searchE
>搜不到 indexE seoB search?
>搜索 searchE
>搜索引擎优化 seoE engin6 optim6 search6
>搞
>搬家 migratE
>摄像头 cameraE
>摄影 photographiE
>摘要 abstractE summariB
>播客 podcastE
>操作手册 runbookE playbookB
>收件箱 inboxE
>收入 revenuE incomB
>收益 returnE yieldB
>收纳 storagE organB
>收藏 favoritE bookmarkB
>改 changE editB modifi?
>改代码 refactorE fix? code9 edit9
>改写 rewritE paraphrasB
>改名 renamE
>改进 improvE
>攻击 attackE
>攻略 guidE tipB
>放
>政府 governE
>政治 politE
>政策 policiE
>故事 storiE storytelB
>故事线 storylinE narratB
>故障 incidE failurB fault? outag=
>效果 effectE resultB perform?
>效率 productE efficiB
>敏捷 agilE
>教 teachE tutorB
>教授 professorE
>教材 textbookE
>教案 lesson; plan;
>教程 tutoriE
>数仓 data; warehous;
>数字人 avatarE
>数学 mathE mathematB
>数据 dataE
>数据仓库 data; warehous;
>数据分析 analytB analysi; data;
>数据库 databasE
>数据库设计 schemaB databas; design;
>数据治理 data; govern;
>数据清洗 cleanE data;
>数据湖 data; lake;
>数据管道 data; pipelin;
>数据表 tablE
>数据质量 data; qualiti;
>数据集 datasetE
>数组 arrayE
>敲代码 codeE programB
>整
>整个
>整理 organE cleanB tidi?
>文件 fileE
>文件夹 folderE
>文字识别 ocrE
>文本分类 classif; text;
>文案 copiE copywritB
>文档 documentE
>文献 literaturE paperB
>文献综述 surveyB literatur; review;
>文生图 generatC imagC
>文风 styleE write9
>断点 breakpointE
>断货 stockoutE stockB
>新
>新人 newcomB hire; new;
>新员工 newcomB hire; new;
>新手 beginnE newbiB
>新手引导 onboardE
>新的
>新药 discoveri; drug;
>新闻 newsE
>新闻稿 press; releas;
>方差 variancE
>方案 proposE planB solut?
>方面
>施工 constructE
>旁边
>旅游 travelE tripB
>旅行 travelE tripB
>无
>无人机 droneE
>无论
>无障碍 accessE
>既然
>日
>日历 calendarE schedulB
>日历邀请 calendar; invit;
>日志 logE
>日报 daili; report;
>日文 japanesE
>日程 calendarE schedulB
>日语 japanesE
>旧
>旧的
>早上
>时
>时候
>时好时坏 flakiE unstablB intermitt?
>时序图 diagram; sequenc;
>时序数据库 databas7 seri7 time7
>时间序列 seri; time;
>明天
>明年
>星座 horoscopE fortun9 tell9
>春节 festiv; spring; new9 year9
>昨天
>昨晚
>是
>是不是
>是否
>显卡 gpuE memori9
>显存 gpuE memori9
>显得
>显微镜 microscopE microscopiB
>显著 significE
>晋升 promotE
>晚上
>晨会 standupE daili9
>普遍 commonE patternB
>景点 attractE sightseB
>智能体 agentE
>智能合约 contract; smart;
>智能家居 homeC smart; autom9
>暗色模式 dark; mode;
>曲线 curvE
>更
>更新日志 changelogE note9 releas9
>曾经
>替
>最
>最后
>最终一致 consist; eventu;
>最近
>月
>月度 monthE
>月报 month; report;
>月结 closeE end6 month6
>有
>有些
>有什么
>有时
>有时候
>有没有
>有点
>有的
>有限元 element; finit;
>朋友 friendE
>朋友圈 momentB media; social;
>服务发现 discoveri; servic;
>服务器 serverE
>服务条款 servic; term;
>服务端 serverE backendB
>服务等级 sloB level; servic;
>朝
>期权 optionE stock9
>期限 deadlinE
>木马 malwarE virusB trojan?
>未
>本
>本人
>本周
>本地 localE
>本来
>术语 terminologE glossariB
>机器 machinE
>机器人 robotE botB
>机器学习 learn; machin;
>机房 center; data;
>机械 mechanE
>机票 flightE ticketB book?
>权限 permissE author? access9 control9
>权限申请 access; request;
>材料 materiE
>条
>条款 clausE termB
>来
>来信 letterE emailB
>来源 sourcE
>极
>极其
>果然
>架
>架构 architecturE
>架构图 architectur; diagram;
>某
>某个
>查 checkE lookB queri?
>查数 queriE sqlB data8 extract8
>查证 verifiE check9 fact9
>查重 plagiarE
>柱状图 bar; chart;
>标书 proposE rfpB
>标准 standardE
>标注 annotE labelB
>标签 tagE labelB
>标签页 tabE
>标题 titlE headB headlin?
>标题党 clickbaitE headlinB
>树 treeE
>校对 proofreadE
>样
>样子
>样式 styleE cssB
>样本 samplE
>核实 verifiE check9 fact9
>核对 reconcilE verifiB
>核心 coreE keyB
>根因 caus; root;
>根据
>根本
>根本原因 caus; root;
>格式 formatE
>格式化 formatE formattB
>框架 frameworkE
>梯度 gradientE
>检查 checkE inspectB
>检查表 checklistE
>检索增强 ragE augment6 generat6 retriev6
>植物 plantE
>概率 probablE
>模具 moldE toolB changeov?
>模块 modulE
>模型 modelE
>模型评估 evalu; model;
>模型部署 servB deploy; model;
>模拟 simulE
>模板 templatE
>模版 templatE
>欠款 debtE receivB
>次
>次品 defectE nonconformB
>欧洲 europE europeanB eu? gdpr=
>欧盟 europE europeanB eu? gdpr=
>歌 songE musicB
>歌曲 songE musicB
>歌词 lyricE
>正
>正则 regexE express9 regular9
>正则表达式 regexE express9 regular9
>正在
>此
>步
>步骤 stepE
>死机 freezE slowB hang? lag=
>死锁 deadlockE
>段
>段子 jokeE
>每
>每个
>每周 weekE
>每天 dailiE
>每日 dailiE
>毒性 toxicE
>比 comparE
>比较 comparE comparisonB
>毕业 graduatE
>毕业论文 thesiE dissertB
>毛利 gross; margin;
>毛病 problemE bugB fault?
>毛病百出 buggiE
>气候 climatE
>水 waterE
>水印 watermarkE
>水彩 watercolorE
>水果 fruitE
>水电费 utilE billB
>求
>求职 jobC search; applic9
>求职信 cover; letter;
>汇报 reportE presentB status8 updat8
>汇款 transferE wire9
>汇率 exchang; rate;
>汉语 chinesE
>汽车 carE vehiclB automot?
>沟通 communicE
>没
>没有
>油管 youtubE
>油耗 consumpt; fuel;
>治疗 treatmentE therapiB
>沿着
>泄露 leakE exposurB breach?
>法务 legalE
>法律 lawE legalB
>法规 regulE
>法语 frenchE
>法院 courtE
>泛型 genericE
>注入 injectE
>注册 signE signupB regist? registr=
>注册中心 registriE
>注意力 attentE
>注释 commentE
>洗数据 cleanE data;
>洗衣机 machin; wash;
>洞察 insightE
>洪水 floodE
>活动 eventE campaignB
>流体 fluidE
>流处理 process; stream;
>流失 churnE
>流水线 pipelinE
>流程 processE workflowB
>流程图 flowchartE diagramB
>流量 trafficE
>测 testE measurB
>测序 sequencE
>测试 testE
>测试用例 case; test;
>测验 quizE exam9 question9
>浏览器 browserE
>浏览器自动化 autom; browser;
>海关 customE
>海报 posterE
>涂黄 highlightE
>消息 messagE
>消息推送 notif; push;
>消息队列 queueE messag9
>润色 polishE editB proofread?
>涨价 increas; price;
>涨工资 raisE negoti9 salari9
>涨粉 growthC follow; audienc9
>涨薪 raisE negoti9 salari9
>深度学习 deep; learn;
>深色模式 dark; mode;
>混沌工程 chao; engin;
>混音 mixE
>清单 checklistE listB
>清洗 cleanE data;
>渗透测试 pentestB penetr; test;
>渠道 channelE
>渠道商 reselE channel9 partner9
>渲染 renderE
>游戏 gameE
>游泳 swimE
>满意度 satisfactE
>漏 leakE missB
>漏斗 funnelE
>漏洞 vulnerE
>演示 demoE presentB
>演示文稿 slideE presentB powerpoint?
>演练 drillE day9 game9
>演讲 speechE talkB present?
>演讲稿 speechE
>漫画 comicE mangaB
>潜在客户 leadE prospectB
>火 fireE
>火灾 fireE
>火车 trainE
>灯 lightE lampB
>灰度 canariE rolloutA gradual9 stage8
>灰度发布 canariE rolloutA gradual9 stage8
>灵感 inspirE
>点
>点子 ideaE creativB
>点赞 likeE
>点钟
>烂代码 code; legaci; debt9 technic9
>烟花 fireworkE
>烧钱 costE spendB
>热 hotE heatB
>热点 trendE hot9 topic9
>热量 caloriE
>焊接 solderE weldB
>焦虑 anxietiE
>然后
>然而
>照
>照片 imagE photoB pictur?
>照相 photographiE
>熔断 breaker; circuit;
>爆款 viralE hitB
>爬取 scraperE scrapeB crawl? crawler=
>爬山 hikeE
>爬网页 scrapeE crawlB
>爬虫 scraperE scrapeB crawl? crawler=
>父母 parentE
>爸妈 parentE
>片
>片子 imagE scan? dicom=
>版本 versionE
>版本对比 diffE compar9 version9
>版权 copyrightE
>物业 manag; properti;
>物流 logistE shipB
>物理 physicE
>物种 speciE
>物联网 iotE
>牵线 introductE referrB
>特别
>特征 featurE
>特征工程 engin; featur;
>特效 effectE vfxB
>状态 stateE statusB
>状态页 page; status;
>狗 dogE
>猎头 recruitE headhuntB
>猫 catE
>玩法 gameplayE
>环保 environment; protect;
>环境 environE
>环境变量 environ; variabl;
>环比 yearE growthB comparison?
>现在
>现成的 existE librari? made9 readi9
>现金流 cash; flow;
>理财 investB financ; person;
>理赔 claimE
>瑜伽 yogaE
>瓶颈 blockerE bottleneckB
>甚么
>甚至
>生产 productE manufacturB
>生存分析 analysi; surviv;
>生成图片 generatC imagC
>生日 birthdayE
>用
>用于
>用例 case; test;
>用户 userE
>用户体验 uxB experi; user;
>用户故事 stori; user;
>用户画像 personaE profil9 user9
>用户访谈 interviewE user9
>用户调研 researchE user9
>用来
>用电 electrE energiB
>用药 drugE medicB medicin?
>甭
>由
>由于
>申请书 grantE propos9
>电 electrE powerB
>电动车 electr; vehicl;
>电商 commercE
>电子书 ebookE
>电子表格 spreadsheetE tablB excel?
>电子邮件 emailE
>电影 moviE filmB
>电机 motorE
>电池 batteriE
>电源 power; suppli;
>电脑 computE
>电视剧 seriE show9 tv9
>电话 phoneE callB
>电费 electrE energiB
>电路 circuitE
>电路板 pcbE board9 circuit9
>男朋友 girlfriendE boyfriendB partner?
>画 drawE
>画像 personaE profil9 user9
>画图 chartE plotB visual? graph=
>界面 interfacE uiB
>界面稿 designE mockupB file8
>留存 retentE
>留学 abroad; studi;
>番
>番茄钟 pomodoroE
>疫苗 vaccinE
>病 diseasE illB
>病人 patientE
>病历 recordC medic; patient9
>病毒 malwarE virusB trojan?
>病毒检测 detect; virus;
>病理 pathologE
>痛点 pain; point;
>瘫痪 outagE downB crash?
>癌症 cancerE tumorB
>登录 loginE signB authent?
>登陆 loginE signB authent?
>百
>百度 baiduE
>百科 wikiE encyclopediaB
>的
>的话
>皮肤 themeE skinB
>监控 monitorE observ?
>盖章 stampE signB
>目前
>目录 directoriB content; tabl;
>目录结构 directori; structur;
>目标 goalE objectB
>目标检测 detect; object;
>直接
>直播 livestreamB live; stream;
>相关 correlE
>相同
>省钱 saveE costA optim9
>看
>看一下
>看下
>看不清 contrastE legiblB readabl?
>看板 dashboardE kanbanB board?
>看看
>看起来
>真
>真正
>着
>睡眠 sleepE
>瞎编 hallucinE fabricB
>瞧
>矛盾 conflictE
>知乎 zhihuE
>知识图谱 graph; knowledg;
>知识库 base; knowledg;
>知道
>短
>短信 smsE messag9 text9
>短视频 reelB tiktok? short; video;
>码 codeE
>研究生 graduat; student;
>硬件 hardwarE
>硬盘 diskE
>硬盘空间 diskE
>硬编码 hardcodE code9 hard9
>碳排放 carbon; emiss;
>磁盘 diskE
>礼物 giftE
>社交媒体 media; social; content9 creator9
>社保 benefitB secur; social;
>社群 communitiE
>祝福 greetE wishB
>神经 neuralE neurosciB
>神经网络 network; neural;
>福利 benefitE
>离婚 divorcE
>离线 offlinE
>离职 offboardE resignB leav?
>私信 direct; messag;
>种
>种地 farmE plantB
>种植 farmE plantB
>科研 researchE scientif9
>秘钥 secretE keyB credenti?
>租客 tenantE
>租房 apartE rentalB hous? estat6 real6
>积分 loyaltiE pointB
>稍
>稍微
>税 taxE file9
>稿件 manuscriptE draftB
>稿子 manuscriptE draftB
>究竟
>空调 air; condition;
>穿搭 clothE outfitB fashion?
>突然
>窗帘 curtainE
>立体 3dE
>立刻
>站会 standupE daili9
>竞业 compet; non;
>竞争对手 competitorE competitB
>竞品 competitorE competitB
>竞品分析 analysi; competit;
>竟然
>端到端 endE e2eB
>端口 portE
>笑话 jokeE
>笔记 noteE
>第
>第一
>第三方库 dependE packagB librari?
>第二
>等
>等保 compliancE secur9 standard9
>等等
>答案 answerE
>策略 strategiE
>筛选 filterE
>签 signE
>签名 signE signaturB
>签字 signE signaturB
>签收 deliveriE
>签证 visaE
>简历 resumE cvB
>简直
>算 calculE computB
>算力 computE gpuB
>算命 horoscopE fortun9 tell9
>算法 algorithmE
>管理员 administrE adminB
>管道 pipelinE
>篇
>篮球 basketbalE
>米饭 riceE
>类 classE
>类型 typeE
>粉丝 followE fanB
>粉丝群 communitiE
>精度 accuraciE precisB
>精简 shortenE abbreviB concis?
>糖尿病 diabetE
>系统综述 review; systemat;
>素描 sketchE drawB
>素材 creativE assetB
>素食 vegetarianE
>索引 indexE
>红包 gift; money;
>纪要 minutB meet; note;
>线框图 wireframE
>线程 threadE
>线索 leadE prospectB
>组
>组件 componE
>组织架构 organB chart; org;
>细胞 cellE
>终于
>终端 terminB cli? shell= command; line;
>经常
>经济 economiE economB
>经理 managE
>经过
>结构 structurE
>结果 resultE outcomB
>结论 conclusE findB
>结账 closeE end6 month6
>给
>给我
>统计 statistE
>继承 inheritE
>继续
>绩效 performE
>绩效考核 appraisB perform; review;
>续约 renewE
>续费 renewE
>维修 maintenE repairB
>综述 surveyB literatur; review;
>缓存 cachE
>编排 orchestrE
>编曲 arrangE
>编码 encodE
>编程 codeE programB
>编译 buildE compilB bundl?
>编辑 editorE editB
>编辑器 editorE
>缩写 shortenE abbreviB concis?
>缩容 down; scale;
>缺货 stockoutE stockB
>网 networkE webB
>网关 gatewayE
>网友 userE internet;
>网店 storeE shopB onlin8
>网民 userE internet;
>网盘 driveB cloud; storag;
>网红 influencE creatorB
>网络 networkE
>网课 cours; onlin;
>网速 networkE
>网页 pageE web9
>网页抓取 scrape; web;
>罢了
>美食 foodE
>群发 bulkE newslettB broadcast?
>群聊 channelB chat; group;
>群里 channelB chat; group;
>翻译 translatE
>老
>老代码 code; legaci; debt9 technic9
>老公 wifeE husbandB spous?
>老婆 wifeE husbandB spous?
>老客户 customer; exist;
>老师 teacherE
>老带新 referrE
>老总 ceoE executB
>老是
>老板 bossE executB manag? leadership=
>考 examE testB
>考核 assessB perform; review;
>考研 graduatC exam; school9
>考试 examE testB
>者
>而
>而且
>而已
>聊
>聊天 chatE
>聊天机器人 chatbotE
>职业规划 careerE develop9
>职位 jobE positB role?
>联系方式 contactE inform9
>联调 integrE api9
>聚会 partiE gatherB
>聚类 clusterE
>肉 meatE
>股 stockE
>股票 stockE equitiB
>肯定
>育儿 parentE
>肿瘤 cancerE tumorB
>背单词 vocabulariE flashcardB
>胡说 hallucinE fabricB
>能
>能不能
>能否
>能够
>能源 energiE
>脏数据 dataC dirti; qualiti9
>脑图 map; mind;
>脑电 eegE
>脚手架 scaffoldE boilerplB
>脚本 scriptE
>脚本文案 scriptE
>脚注 footnotE
>脱敏 maskE anonymB redact?
>脸书 facebookE
>自
>自从
>自动 automE automat?
>自动化 automE automat?
>自动化测试 autom; test;
>自动补全 autocompletE
>自动驾驶 autonom; drive;
>自媒体 media; social; content9 creator9
>自己
>自我介绍 bioB introduct; self;
>自行车 cyclE bicyclB
>自适应 responsE
>自驾 road; trip;
>至
>至于
>舆情 sentimentB opinion; public; media8 monitor8
>航班 flightE
>色 colorE
>节日 holidayE festivB
>节点 nodeE
>芯片 chipE
>花 flowerE spendB
>花费 expensE costB spend?
>花钱 costE spendB
>花销 expensE costB spend?
>英文 englishE
>英语 englishE
>苹果 applE ioB
>茶 teaE
>草图 sketchE
>草稿 draftE
>草稿箱 draftE
>荟萃分析 analysi; meta;
>药 drugE medicB medicin?
>药店 pharmaciE
>药物 drugE medicB medicin?
>药物相互作用 drug; interact;
>药物研发 discoveri; drug;
>获客 acquisitE generat9 lead9
>菜 dishE recipB
>菜谱 recipE
>营收 revenuE incomB
>营销 marketE
>落地页 land; page;
>董事会 boardE
>蒸馏 distilE
>蓝绿部署 blue7 deploy7 green7
>蔬菜 vegetE
>薪水 salariE compensB pay?
>薪资 salariE compensB pay?
>虚拟机 machin; virtual;
>虚拟现实 realiti; virtual;
>虽然
>蛋白 proteinE
>蛋白粉 proteinE
>蛋白质 proteinE
>蛋白质结构 protein; structur;
>蛋糕 cakeE
>融资 fundraisE fundB
>血压 blood; pressur;
>血糖 glucosB blood; sugar;
>血缘 lineagE
>行
>行不行
>行业 industriE
>行程 itinerariE plan9 travel9
>行距 line; space;
>衣服 clothE outfitB fashion?
>补货 replenishE restockB
>表 tablE
>表单 formE
>表单填写 fill; form;
>表情 emojiE stickerB gif?
>表情包 emojiE stickerB gif?
>表格 spreadsheetE tablB excel?
>表结构 schemaE
>表达谱 expressE gene9
>被
>被黑 hackE breachB compromis?
>裁员 layoffE
>裂变 viralE referrB
>装 instalE
>装修 renovE decorB
>要
>要不要
>要是
>要点 takeawayB key; point;
>覆盖率 coveragE
>见客户前 prepC meet; call9
>规格 specifE specB
>规章 policiE ruleB
>规范 standardE conventB guidelin?
>视图 viewE
>视觉 visualE
>视频 videoE
>觉得
>角色 charactE roleB
>触发器 triggerE
>警察 policE
>计提 accrualE
>订票 flightE ticketB book?
>订阅 subscribE subscriptB newslett?
>认为
>认识的人 networkE contactB connect?
>让
>训练 trainE
>训练集 set; train;
>议程 agendaE
>记忆 memoriE
>记者 journalistE reportB
>记账 accountE bookkeepB
>讲
>讲课 lecturE classB
>许可证 licensE
>许多
>论坛 forumE
>论文 paperE manuscript? research9
>设备 equipE devicB machin?
>设置 setE configurB
>设计文档 architectur? design; doc; spec9 technic9
>设计模式 design; pattern;
>设计稿 designE mockupB file8
>访客 visitorE
>访谈 interviewE user9
>访谈提纲 guid; interview;
>证书 certifE
>证人 witE
>证据 evidE
>评价 reviewE rateB
>评估 evaluE benchmark?
>评估工作量 estimE
>评分 scoreE gradeB rate?
>评审 reviewE
>评测 evaluE benchmark?
>评论 commentE
>诊断 diagnosiE diagnosB
>词 wordE
>词典 dictionariE
>词汇 vocabulariE wordB
>译 translatE
>试用 trialE
>试用期 probatE
>试验 experiE trialB
>诗 poemE poetriB
>话术 battlecard? sale; script; point9 talk9
>话题 topicE
>该
>详情页 page; product;
>语义搜索 search; semant;
>语气 toneE voicB
>语法 grammarE
>语法检查 lintE check9 grammar9
>语音合成 voiceovB speech; text;
>语音识别 transcribB recognit; speech;
>误差 errorE
>说
>说明书 manualE instructB
>说服 persuadE convincB
>请
>请假 leavE timeB
>请求 requestE
>请问
>读 readE
>读书 readE bookB
>读写分离 read; replica;
>读后感 book; review;
>课件 lectur; slide; cours9 materi9
>课本 textbookE
>课程 coursE
>课题 topicB project; research;
>谁
>调参 hyperparametE tuneB
>调度 schedulE orchestrB
>调研 researchE user9
>调试 debugE
>谈价 negotiE
>谈判 negotiE
>谈恋爱 dateE relationshipB
>谜语 riddlE
>谣言 rumorE misinformB
>谷歌 googlE
>负载均衡 balanc; load;
>财务 financE financiB
>财务报表 earnB financi; statement;
>财报 earnB financi; statement;
>账 accountE bookkeepB
>账单 billE invoic?
>账号 accountE
>货 goodE shipmentB inventori?
>货运 freightE carrierB ship?
>质检 qualitiE inspectB control8
>质谱 mass; spectrometri;
>质量 qualitiE inspectB control8
>购物 shopE
>购物车 cartE shop9
>贴图 texturE
>贵 expensE costB
>贷款 loanE
>贺卡 card; greet;
>资产负债表 balanc; sheet;
>资料 documentE materiB data?
>赚 profitE earnB
>走
>走人 attritE turnovB
>赶快
>赶紧
>起
>起名 nameE brand8
>起来
>起草 draftE
>起诉 lawsuitE litigB
>超参 hyperparametE tuneB
>超市 supermarketE
>超时 timeoutE
>越
>越权 escal; privileg; access6 broken6 control6
>越来越
>趋势 trendE
>趟
>足球 footbalE soccerB
>跑 runE
>跑不起来 failE brokenB
>跑不通 failE brokenB
>跑步 runE
>跟
>跟进 followE
>跨域 corE
>跨境 border; cross;
>跨站 xssB cross; site;
>跨部门 cross; function;
>路径 pathE
>路由 routE
>路线图 roadmapE
>跳槽 careerB chang; job;
>跳票 delayE slipB
>身上
>身份证 idB card; ident;
>车 carE vehiclB
>车间 factoriE manufactur? floor9 shop9
>转写 transcribE transcriptB
>转化 conversE rate9
>转化率 conversE rate9
>转发 shareE forwardB repost?
>转成 convertE conversB
>转换 convertE conversB
>转文字 transcribE transcriptB
>转账 transferE wire9
>轮岗 rotatE
>轮播 carouselE
>软件包 packagE
>轻重缓急 prioritE prioritiB
>辆
>边
>达人 influencE creatorB
>迁移 migratE
>过
>过去
>过年 festiv; spring; new9 year9
>过拟合 overfitE
>过敏 allergiE
>过来
>运动 sportE exercisB
>运维 operE devopB sysadmin?
>运营 operE
>运营商 carrierE operB
>运货 freightE carrierB ship?
>运费 freightE cost9 ship9
>返回值 return; valu;
>返工 reworkE
>还
>还是
>还有
>这
>这个
>这个月
>这么
>这些
>这儿
>这几
>这周
>这样
>这次
>这种
>这边
>这里
>进
>进化树 phylogenet; tree;
>进去
>进度 progressE statusB
>进来
>进程 processE
>进行
>远程办公 remot; work;
>连 connectE
>迭代 sprintE iterB
>述职 reviewC perform; self9
>退休金 pensionE
>退款 refundE
>退货 returnE
>适配 adaptE responsB compat?
>逆向 engin; revers;
>选 choosE selectB
>选型 evaluB select; technolog;
>选题 topicE content9 idea9
>透视表 pivot; tabl;
>通知 noticE notifB announc?
>通知栏 notifE
>通话 callE
>通过
>造势 launchE teaserB
>造轮子 reinventE librariB
>逾期 overduE
>遍
>道歉 apologE
>遗产 inheritE estatB
>遥感 satellitB remot; sens;
>邀请 invitE
>邀请函 invitE
>那
>那个
>那么
>那些
>那儿
>那几
>那样
>那次
>那种
>那边
>那里
>邮件 emailE
>邮件合并 mail; merg;
>邻居 neighborE
>部
>部署 deployE
>部门 departE teamB
>都
>配图 imagE illustrB
>配置 configurE
>配置中心 configur; manag;
>配色 colorE palett;
>配音 voiceovB speech; text;
>酒 wineE alcoholB
>酒店 hotelE
>采访 interviewE
>采购 procurE purchasB
>里
>里头
>里程碑 milestonE
>里面
>重写 rewritE
>重命名 renamE
>重复 duplicE repetitB
>重排 rerankE
>重新
>重构 refactorE
>重试 retriE
>量化 quantizE
>量子 quantumE
>金丝雀 canariE rolloutA gradual9 stage8
>鉴权 authentE authorB
>钓鱼 phishE
>钢琴 pianoE
>钱 moneyE costB
>钱包 walletE
>银行 bankE
>银行卡 cardC bank; debit9
>链路 linkE traceB
>链路追踪 traceE distribut9
>销售 saleE sellB
>销售额 saleE revenuB perform?
>锁 lockE
>错 errorE wrongB
>错误预算 budget; error;
>键 keyE
>键盘 keyboardE
>锻炼 fitE exercisB workout?
>镜像 imagE mirrorB
>长
>门店 storeE retailB
>门锁 door; lock;
>闪卡 flashcardE
>闪退 crashE
>问
>问卷 surveyE questionnairB
>问卷设计 design; survey;
>间
>间距 spaceE marginB
>队列 queueE messag9
>防火墙 firewalE
>阵
>附件 attachE
>陌拜 coldC outreach; call9
>陌生拜访 coldC outreach; call9
>降噪 nois; reduct;
>降级 fallbackE degradB downgrad?
>降重 paraphrasE rewritB
>限流 throttlB limit; rate;
>除
>除了
>除非
>随
>随便
>随着
>隐私 privaciE
>隐私政策 polici; privaci;
>隧道 tunnelE
>难道
>集团 groupE companiB
>集成 integrE
>集群 clusterE
>零
>需求 requirE demand? featur9 request9
>需求文档 requirE prdB spec?
>需要
>露营 campE
>静态分析 analysi; static;
>非
>非常
>靠
>面包 breadE
>面条 noodlE
>面板 panelE dashboardB
>面试 interviewE
>面试题 interview; question;
>鞋 shoeE
>韩语 koreanE
>音乐 musicE
>音频 audioE recordB
>页 pageE
>页眉 headerE footerB
>页脚 headerE footerB
>页面 pageE web9
>项
>项目 projectE
>项目管理 manag; project;
>项目结构 project; structur;
>顺便
>顺带
>预提 accrualE
>预案 runbookE playbookB
>预测 forecastE predictE
>预热 launchE teaserB
>预算 budgetE
>预警 alertE alarmB
>领域驱动 design7 domain7 driven7
>领导 bossE executB manag? leadership=
>领英 linkedinE
>频道 channelE
>题库 bank; question;
>题目 questionE problemB exercis?
>颜色 colorE
>风控 fraudB control; risk;
>风格 styleE write9
>风险 riskE
>食谱 recipE
>餐厅 restaurE
>饭店 restaurE
>饮食 dietE nutritB
>饼图 chart; pie;
>首页 homepagE
>马上
>马拉松 marathonE
>马达 motorE
>驾照 driver; licens;
>驾驶 driveE
>验收 acceptE
>验收标准 accept; criteria;
>验证 validE verifiB
>验证码 captchaE otp? code9 verif9
>骑行 cyclE bicyclB
>高
>高中 high; school;
>高亮 highlightE
>高保真 mockupB fidel; high;
>高可用 avail; high;
>高手 expertE
>高校 universE collegB
>高考 colleg7 entranc7 exam7
>鱼 fishE
>鸿蒙 harmoniE
>麻烦
>黑客 hackerE attackB
>鼠标 mousE hoverB`;
