import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildIndex } from '@pinakes/indexer';
import { openIndex, type Recipe } from '@pinakes/query';
import { readSkillContents, readSkillFolders, readSkillIds, type SkillFolder } from '@pinakes/query/internal';
import { directorySource } from '@pinakes/query/node';
import { addFiles, type Files, tempFolder } from '@pinakes/testing/temp-folder';
import { describe, expect, it } from 'vitest';

const HEAD = '---\nname: fill\ndescription: Fills forms.\nlicense: MIT\nallowed-tools: Read, Bash(git:*)\n';
const SKILL = `${HEAD}metadata:\n  version: "2"\n  __proto__: x\n  on: [1, 2.5, null]\n---\n# Fill\n\nRun it.\n`;

async function built(sources: Files) {
	const folder = tempFolder(sources);
	const out = join(tempFolder(), 'index');
	const build = () => buildIndex({ folders: [folder], out, vectors: 'none' });
	const { problems } = await build();
	return { folder, out, build, problems, index: await openIndex(directorySource(out)) };
}

function record(out: string, id: string): SkillFolder {
	return JSON.parse(readFileSync(join(out, 'parts/skills.0.json'), 'utf8'))[id];
}

describe('the folder of a skill', () => {
	it('has every field of the front matter', async () => {
		const { out } = await built({ 'fill/SKILL.md': SKILL });
		const { front_matter } = record(out, 'fill');
		expect(JSON.stringify(front_matter)).toBe(
			'{"name":"fill","description":"Fills forms.","license":"MIT","allowed-tools":"Read, Bash(git:*)","metadata":{"version":"2","__proto__":"x","on":[1,2.5,null]}}',
		);
	});

	it('lists each file with size, digest and media type', async () => {
		const bytes = new Uint8Array([137, 80, 0, 255]);
		const { index, out } = await built({ 'fill/SKILL.md': SKILL, 'fill/run.py': 'print(1)\n', 'fill/a.png': bytes });
		const { head, files } = record(out, 'fill');
		expect(files.map(({ path, bytes, media_type, content }) => [path, bytes, media_type, content])).toEqual([
			['SKILL.md', SKILL.length, 'text/markdown', null],
			['a.png', 4, 'image/png', 0],
			['run.py', 9, 'text/x-python', 1],
		]);
		expect(files[0]?.sha256).toBe(createHash('sha256').update(SKILL).digest('hex'));
		expect(SKILL.startsWith(head)).toBe(true);
		const contents = await index.run((manifest) => readSkillContents(manifest, [0, 1]));
		expect(contents).toEqual([{ base64: Buffer.from(bytes).toString('base64') }, 'print(1)\n']);
	});

	it.each([
		['a byte-order mark', `\ufeff${SKILL}`],
		['other line ends', SKILL.replaceAll('\n', '\r\n')],
		['no text', `${HEAD}---\n`],
		['no line end', SKILL.trimEnd()],
	])('gives a SKILL.md with %s back byte for byte', async (_what, text) => {
		const { index, out } = await built({ 'fill/SKILL.md': text, 'other.md': '# Other\n' });
		const { head, files } = record(out, 'fill');
		const [file] = files;
		const [stored] =
			file?.content == null ? [undefined] : await index.run((m) => readSkillContents(m, [file.content as number]));
		const body = text.slice(head.length);
		expect(stored ?? head + body).toBe(text);
		expect(file).toMatchObject({
			bytes: Buffer.byteLength(text),
			sha256: createHash('sha256').update(text).digest('hex'),
		});
	});

	it('keeps equal contents once, and changes with any file', async () => {
		const { folder, out, build } = await built({
			'a/SKILL.md': SKILL,
			'b/SKILL.md': SKILL.replace('fill', 'b'),
			'a/LICENSE': 'same',
			'b/LICENSE': 'same',
		});
		const stored = () => JSON.parse(readFileSync(join(out, 'parts/skill_files.0.json'), 'utf8'));
		expect(stored()).toEqual(['same']);
		addFiles(folder, { 'b/LICENSE': 'other' });
		await build();
		expect(stored()).toEqual(['same', 'other']);
	});

	it('is read by id, and absent if there are no skills', async () => {
		const ids = function* (manifest: Parameters<typeof readSkillIds>[0]): Recipe<string[]> {
			return yield* readSkillIds(manifest);
		};
		const { index } = await built({ 'b/SKILL.md': SKILL, '__proto__/SKILL.md': SKILL.replace('fill', 'p') });
		expect(await index.run(ids)).toEqual(['__proto__', 'b']);
		const found = await index.run((manifest) => readSkillFolders(manifest, ['__proto__', 'toString']));
		expect(found.map((folder) => folder?.front_matter.name)).toEqual(['p', undefined]);
		const { index: empty } = await built({ 'a.md': '# A\n' });
		expect(await empty.run(ids)).toEqual([]);
		expect(await empty.run((manifest) => readSkillFolders(manifest, ['b']))).toEqual([undefined]);
	});

	it('of several folders reports files by their paths there', async () => {
		const [one, two] = [tempFolder({ 's/SKILL.md': SKILL, 's/a:b': '' }), tempFolder({ 't.md': '# T\n' })];
		const out = join(tempFolder(), 'index');
		const { problems } = await buildIndex({ folders: [one as string, two as string], out, vectors: 'none' });
		expect(problems.map(({ file, rule }) => [file.endsWith('/s/a:b'), rule])).toEqual([[true, 'skill-file-path']]);
	});
});
