import { join } from 'node:path';
import { buildIndex, publishSite } from '@pinakes/indexer';
import { matchUnits, openIndex, searchText } from '@pinakes/query';
import { directorySource } from '@pinakes/query/node';
import { search } from '@pinakes/query/search';
import { addFiles, tempFolder } from '@pinakes/testing/temp-folder';
import { describe, expect, it } from 'vitest';

const PAGES = Object.fromEntries(
	['事务在冲突时回滚。', '备份恢复到另一个集群。', '索引加快查询。', '日志记录慢查询。', '用户的权限由角色给出。'].map(
		(text, i) => [`docs/${i}.md`, `# 第 ${i} 页\n\n${text}\n\n## 说明\n\n数据库的页面 ${i}。\n`],
	),
);
const SKILL = {
	'skills/restore/SKILL.md': '---\nname: restore\ndescription: 恢复数据库的备份\n---\n\n# 恢复\n\n先检查备份。\n',
};
const QUESTIONS = ['how does a transaction roll back?', 'restore a backup', 'slow query log', '备份'];

describe.each([
	['documents', PAGES],
	['documents and skills', { ...PAGES, ...SKILL }],
])('a published index of %s', (_what, files) => {
	it('finds what translations find in the index that it is of', async () => {
		const folder = tempFolder();
		addFiles(folder, files);
		const [out, site] = [join(folder, 'index'), join(folder, 'site')];
		await buildIndex({
			folders: ['docs', 'skills']
				.filter((name) => Object.keys(files).some((path) => path.startsWith(name)))
				.map((name) => join(folder, name)),
			out,
		});
		publishSite({ index: out, out: site, title: 'Acme', markdown: 'none' });
		const [whole, published] = [
			await openIndex(directorySource(out)),
			await openIndex(directorySource(join(site, 'index'))),
		];
		let translated = 0;
		for (const question of QUESTIONS) {
			const expected = await searchText(whole, question, { explain: true, threshold: 0 });
			expect(await searchText(published, question, { explain: true, threshold: 0 })).toEqual(expected);
			translated += expected.hits[0]?.terms?.filter(({ likeness }) => likeness === 'translated').length ?? 0;
			expect((await search(published, question)).results).toEqual((await search(whole, question)).results);
			expect(await matchUnits(published, { goal: question })).toEqual(await matchUnits(whole, { goal: question }));
		}
		expect(translated).toBeGreaterThan(2);
	});
});
