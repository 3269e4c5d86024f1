import { buildIndex } from '@pinakes/indexer';
import { type MatchResult, matchUnits, openIndex } from '@pinakes/query';
import { directorySource } from '@pinakes/query/node';
import { tempFolder } from '@pinakes/testing/temp-folder';
import { expect, it } from 'vitest';

const SKILLS = {
	merge: 'Разрешение конфликтов слияния без потери изменений, если они есть в обеих ветках, и проверка того, что вышло',
	review: 'Проверка кода перед отправкой: что в нем не так, где он медленный и как его исправить',
	diagram: 'Рисует диаграммы системы, когда нужно показать, как она работает и что с чем связано',
};

async function asked(goal: string): Promise<MatchResult> {
	const files = Object.entries(SKILLS).map(([name, description]) => [
		`${name}/SKILL.md`,
		`---\nname: ${name}\ndescription: "${description}"\n---\n\n# ${name}\n\n${description}.\n`,
	]);
	const folder = tempFolder(Object.fromEntries(files));
	const out = `${folder}/index`;
	await buildIndex({ folders: [folder], out });
	return matchUnits(await openIndex(directorySource(out)), { goal }, { threshold: 0 });
}

it('a goal in Russian finds other forms of its words, without those that any text may have', async () => {
	const { matches } = await asked('как разрешить конфликт при слиянии, если он есть');
	expect(matches.map(({ unit_id }) => unit_id)).toEqual(['merge']);
	expect(matches[0]?.factors[0]?.detail).toEqual(['разрешить', 'конфликт', 'слиянии']);
});

it('a goal of stop words alone finds nothing', async () => {
	expect((await asked('что и как, если он не там')).matches).toEqual([]);
});
