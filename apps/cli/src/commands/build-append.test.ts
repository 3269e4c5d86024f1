import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tempFolder } from '@pinakes/testing/temp-folder';
import { describe, expect, it } from 'vitest';
import { pinakesHere } from '../testing/run.ts';

describe('pinakes build --append', () => {
	it('adds what changed to an index that all commands read', async () => {
		const pages = Object.fromEntries(Array.from({ length: 6 }, (_, i) => [`${i}.md`, `# Page ${i}\n\nredis ${i}\n`]));
		const [docs, index] = [tempFolder(pages), join(tempFolder(), 'index')];
		const build = () => pinakesHere(['build', docs, '--append', '--out', index]);
		expect((await build()).stdout).toBe(`read     6 documents: 6 indexed, 0 removed\nwrote    ${index}: 1 segments\n`);
		expect((await build()).stdout).toContain('kept     ');
		writeFileSync(join(docs, '1.md'), '# Expiry of keys\n\nA key expires.\n');
		rmSync(join(docs, '2.md'));
		expect((await build()).stdout).toBe(`read     5 documents: 1 indexed, 1 removed\nwrote    ${index}: 2 segments\n`);
		const found = await pinakesHere(['search', 'expiry of keys', '--index', index]);
		expect(found).toMatchObject({ code: 0 });
		expect(found.stdout).toContain('1.md');
		expect((await pinakesHere(['get', 'Page 3', '--index', index])).stdout).toContain('redis 3');
		expect((await pinakesHere(['get', 'Page 2', '--index', index])).code).toBe(1);
		expect((await pinakesHere(['stats', '--index', index])).stdout).toMatch(/documents +5/);
	});

	it('ends with 2 for options that it cannot have', async () => {
		const { code, stderr } = await pinakesHere(['build', '--append', '--vectors', 'lsa']);
		expect(code).toBe(2);
		expect(stderr).toContain('Use --append without --check, --watch, --strict, --suggest, --shard and --vectors.');
	});
});
