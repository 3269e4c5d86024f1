/** Names of folders of guides, which a list of pages begins with. */
export const GUIDE_FOLDERS: ReadonlySet<string> = new Set([
	...['docs', 'guide', 'guides', 'tutorial', 'tutorials', 'learn', 'start', 'getting-started', 'quickstart', 'intro'],
	...['introduction', 'how-to', 'howto', 'manual', 'handbook', '指南', '教程', '入门', '快速开始', '手册'],
]);

/** Names of folders of news, which it ends with. */
export const NEWS_FOLDERS: ReadonlySet<string> = new Set([
	...['blog', 'news', 'posts', 'changes', 'changelog', 'changelogs', 'releases', 'release-notes', 'archive'],
	...['博客', '新闻', '更新日志', '发布说明'],
]);
