import { rmSync } from 'node:fs';
import { openIndex } from '@pinakes/query';
import { directorySource } from '@pinakes/query/node';
import { lastingFolder } from '@pinakes/testing/temp-folder';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { indexIn } from '../testing/fixture-index.ts';
import { findDocs, findSkills } from './prompt.ts';

const folder = lastingFolder();
let index: Awaited<ReturnType<typeof openIndex>>;

beforeAll(async () => {
	index = await openIndex(directorySource(await indexIn(folder)));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('findDocs', () => {
	it('pulls the whole section, with if it stands before it', async () => {
		const [best] = await findDocs(index, 'How do I roll back a release?');
		expect(best?.text).toMatch(/^\[handbook\/release\.md:\d+-\d+ .*\]\n#+ /);
		expect(best?.text.toLowerCase()).toContain('previous build');
	});

	it('does so in Chinese', async () => {
		const [best] = await findDocs(index, '缓存怎么切换主从？');
		expect(best?.text).toMatch(/^\[handbook\/cache\.md:\d+-\d+ /);
	});

	it.each(['haha, nice weather today', '你好呀', 'hello there'])('has nothing about %s', async (message) => {
		expect(await findDocs(index, message)).toEqual([]);
	});
});

describe('findSkills', () => {
	it('finds a skill by what is to be done', async () => {
		const [best] = await findSkills(index, 'review a database schema');
		expect(best).toMatchObject({ id: expect.stringContaining('schema-review') });
		expect(best?.text).toMatch(/^\[skills\/schema-review\/SKILL\.md\] schema-review: /);
	});

	it('finds none for small talk', async () => {
		expect(await findSkills(index, 'haha, nice weather today')).toEqual([]);
	});
});
