import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildIndex } from '@pinakes/indexer';
import { type MatchResult, matchUnits, openIndex } from '@pinakes/query';
import { directorySource } from '@pinakes/query/node';
import { tempFolder } from '@pinakes/testing/temp-folder';
import { describe, expect, it } from 'vitest';

const SKILLS = {
	backup: 'Restores deleted files from the latest backup',
	deploy: 'Deploys containers to a cluster',
	joke: 'Writes tests with Jest',
	mail: 'Drafts replies to customers',
};
const FILES = Object.fromEntries(
	Object.entries(SKILLS).map(([name, description]) => [
		`${name}/SKILL.md`,
		`---\nname: ${name}\ndescription: ${description}\n---\n\n# ${name}\n\nRun the script.\n`,
	]),
);

/** Asks the skills by words alone: fewer than thirty have no vectors. */
async function asked(goal: string, { files = FILES, isTranslated = true, change = (_: string) => {} } = {}) {
	const folder = tempFolder(files);
	const out = join(folder, 'index');
	await buildIndex({ folders: [folder], out, vectors: isTranslated ? 'built-in' : 'none' });
	change(join(out, 'parts', 'translations.0.json'));
	return matchUnits(await openIndex(directorySource(out)), { goal }, { threshold: 0 });
}

const idsOf = ({ matches }: MatchResult): string[] => matches.map(({ unit_id }) => unit_id);
const wordsOf = ({ matches }: MatchResult): readonly string[] => matches[0]?.factors[0]?.detail ?? [];

describe('a goal in another language than the units', () => {
	it('finds them by translations, and names those that it found', async () => {
		const found = await asked('恢复删除的文件');
		expect(idsOf(found)[0]).toBe('backup');
		expect(wordsOf(found)).toContain('删除 → delet');
	});

	it('finds nothing without translations', async () => {
		expect(idsOf(await asked('给客户的答复'))).toEqual(['mail']);
		expect(idsOf(await asked('给客户的答复', { isTranslated: false }))).toEqual([]);
	});

	it('is as sure as of English at most', async () => {
		const [chinese, english] = [await asked('恢复删除的文件'), await asked('restore deleted files')];
		expect(chinese.probability).toBeGreaterThan(0);
		expect(chinese.probability).toBeLessThanOrEqual(english.probability);
	});

	it.each([
		['missing', (path: string) => rmSync(path)],
		['changed', (path: string) => writeFileSync(path, '{\n"删":[1]\n}')],
	])('is an error over a %s part', async (what, change) => {
		await expect(asked('恢复删除的 backup', { change })).rejects.toMatchObject({ code: `${what}_part` });
	});

	it('keeps names, and is bounded', async () => {
		expect(idsOf(await asked('用 Jest 写'))[0]).toBe('joke');
		expect(idsOf(await asked(`${'删除恢复文件数据库事务'.repeat(1_700)} backup`))[0]).toBe('backup');
	});
});

describe('a registry without documents', () => {
	it('has translations into the words of its units', async () => {
		const unit = { unit_id: 'a', name: 'a', description: SKILLS.backup, capability_tags: ['files'], keywords: [] };
		const files = { 'units/a.json': JSON.stringify({ ...unit, ide_support: ['generic'] }) };
		expect(idsOf(await asked('恢复删除的文件', { files }))).toEqual(['a']);
	});
});

const CHINESE = Object.fromEntries(
	['从最近的备份恢复被删除的文件', '把容器部署到集群', '给数据库的慢查询添加索引', '起草给客户的回复'].map(
		(description, i) => [
			`${i}/SKILL.md`,
			`---\nname: 能力${i}\ndescription: ${description}\n---\n\n# ${i}\n\n${description}。\n`,
		],
	),
);

describe('an English goal over Chinese units', () => {
	it.each([
		['restore the deleted files', '0', '→ 恢复'],
		['draft replies', '3', 'repli → 回复'],
		// The lexicon knows these.
		['deploying containers', '1', 'deploying,containers'],
		['speed up the database', '2', 'database'],
	])('%s finds them by translations, and names those', async (goal, id, word) => {
		const found = await asked(goal, { files: CHINESE });
		expect(idsOf(found)[0]).toBe(id);
		expect(wordsOf(found).join()).toContain(word);
	});

	it('finds nothing without translations, or of other things', async () => {
		expect(idsOf(await asked('restore the deleted files', { files: CHINESE, isTranslated: false }))).toEqual([]);
		expect(idsOf(await asked('knit a scarf', { files: CHINESE }))).toEqual([]);
	});
});
