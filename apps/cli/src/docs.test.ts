import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadConfig } from '@pinakes/indexer';
import { tempFolder } from '@pinakes/testing/temp-folder';
import { expect, it } from 'vitest';
import { COMMANDS } from './commands.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** Pages of users and contributors. */
const PAGES = readdirSync(ROOT, { withFileTypes: true })
	.flatMap((entry) => {
		if (entry.isFile()) return [entry.name];
		if (!/^(?:docs|examples|packages|apps|bench)$/.test(entry.name)) return [];
		return readdirSync(join(ROOT, entry.name), { recursive: true, encoding: 'utf8' })
			.filter((path) => !/node_modules|[/\\]dist[/\\]|^data|[/\\]src[/\\]/.test(path))
			.map((path) => join(entry.name, path));
	})
	.filter((path) => path.endsWith('.md') && path !== 'CHANGELOG.md');

/** Options of every command. */
const SHARED = ['help', 'version'];

it.each(PAGES)('%s names commands and options that there are', async (page) => {
	// Commands in blocks of output are run by `conformance/walk-through.test.ts`.
	const text = readFileSync(join(ROOT, page), 'utf8').replace(/^```console[\s\S]*?^```/gm, '');
	for (const [, name = '', args = ''] of text.matchAll(
		/(?:[`$&|/]|^ *|npx) ?pinakes(?:\.js)? ([a-z][a-z-]*)([^`\n|&;>]*)/gm,
	)) {
		const load = COMMANDS.get(name);
		expect(load, `pinakes ${name}`).toBeDefined();
		const options = Object.keys((await load?.())?.options ?? {});
		for (const [, option] of args.matchAll(/ --([a-z][a-z-]*)/g))
			expect([...options, ...SHARED], `pinakes ${name}${args}`).toContain(option);
	}
});

it.each(PAGES)('%s shows valid JSON, and valid configurations', async (page) => {
	const text = readFileSync(join(ROOT, page), 'utf8');
	for (const [, name = '', block = ''] of text.matchAll(/^ *```json ?(.*)\n([\s\S]*?)^ *```$/gm)) {
		if (name.startsWith('not run: ')) continue;
		if (name.endsWith('.jsonl')) {
			for (const line of block.trimEnd().split('\n')) JSON.parse(line);
			continue;
		}
		const value: unknown = JSON.parse(block);
		const isOther = name !== '' || page.startsWith('docs/formats/') || block.includes('mcpServers');
		if (isOther && !name.endsWith('pinakes.config.json')) continue;
		const folder = tempFolder({ 'pinakes.config.json': value });
		await expect(loadConfig(join(folder, 'pinakes.config.json'), [folder]), block).resolves.toBeDefined();
	}
});
