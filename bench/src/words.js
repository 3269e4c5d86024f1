/** Words that the made-up units are written with: real ones first, so that texts read like skills do. */

/** @param {string} text */
const list = (text) => text.trim().split(/\s+/);

/** The most frequent words of English, most frequent first. */
export const STOP_WORDS = list(
	'the a to and of for in with your from is this or on when use it that by an as are be you',
);

/** What skills are about, most frequent first. */
export const SUBJECTS = list(`
	code test api data file project web security design documentation git database frontend backend python
	typescript cloud docker query configuration component deployment schema server performance workflow email
	report image log pipeline network container prompt model agent markdown spreadsheet architecture kubernetes
	javascript browser mobile payment login permission cache queue event stream storage backup release version
	dependency package template plugin script terminal editor chart diagram dashboard website video audio
	translation contract invoice calendar meeting requirement accessibility internet online windows linux
`);

/** What skills do, most frequent first. */
export const ACTIVITIES = list(`
	review generation refactoring testing debugging analysis optimization migration validation monitoring
	planning editing formatting automation integration search summarization visualization extraction conversion
	authentication authorization logging scaffolding auditing versioning profiling linting tracing scheduling
	compression encryption caching indexing parsing rendering routing sampling scraping seeding
`);

/** The same in Chinese, most frequent first. */
export const HAN_WORDS = list(`
	代码 测试 数据 文件 项目 数据库 生成 审查 重构 文档 安全 部署 配置 组件 性能 网络 优化 分析 前端 后端 接口 自动化 日志
	监控 迁移 设计 架构 权限 登录 支付 缓存 图表 报告 翻译 摘要 搜索 校验 调试 提交 消息 模板 插件 脚本 终端 浏览器 容器
	服务器 工作流 需求 会议 邮件 图片 视频 云服务 在线 密钥
`);

/** Characters that further Chinese words are made of. */
export const HAN_CHARACTERS = [
	...'的一是在不了有和人这中大为上个国我以要他时来用们生到作地于出就分对成会可主发年动同工也能下过子说产种面而方后多定',
	...'行学法所民得经十三之进着等部度家电力里如水化高自二理起小物现实加量都两体制机当使点从业本去把性好应开它合还因由其',
	...'些然前外天政四日那社义事平形相全表间样与关各重新线内数正心反你明看原又么利比或但质气第向道命此变条只没结解问意建',
];

/** Tools; the first stands for all that can follow instructions. */
export const IDES = list('generic cursor vscode claude-code copilot windsurf jetbrains zed neovim trae cline continue');

/** A tool that no unit supports. */
export const UNSUPPORTED_IDE = 'emacs';

/** Environments that units conflict with and queries run in. */
export const ENVIRONMENTS = list(
	'windows docker ci macos linux wsl alpine arm64 kubernetes sandbox python2 codespaces',
);

/** What units conflict with; `{env}` is an environment. */
export const CONFLICTS = [
	'Does not run on {env}.',
	'Fails in {env} because the terminal has no TTY; not tested on {env} either.',
	'Needs network access while it runs.',
	'Needs an internet connection and an API key.',
	'Conflicts with other tools that commit by themselves; needs a clean git work tree.',
	'不支持 {env} 环境',
	'需要联网；与 {env} 不兼容',
	'与其他自动提交工具可能冲突',
];
