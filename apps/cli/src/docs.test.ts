import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadConfig } from '@pinakes/indexer';
import { splitToml } from '@pinakes/indexer/internal';
import { PinakesSearch } from '@pinakes/search-box';
import { tempFolder } from '@pinakes/testing/temp-folder';
import { transformSync } from 'esbuild';
import { expect, it } from 'vitest';
import { parse as parseYaml } from 'yaml';
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
		const isOther = name !== '' || page === 'docs/reference/index-format.md' || block.includes('mcpServers');
		if (isOther && !name.endsWith('pinakes.config.json')) continue;
		const folder = tempFolder({ 'pinakes.config.json': value });
		await expect(loadConfig(join(folder, 'pinakes.config.json'), [folder]), block).resolves.toBeDefined();
	}
});

/** Returns what is wrong with a block of a language that no test runs. */
const CHECKS = new Map<string, (block: string) => unknown>([
	['css', (block) => transformSync(block, { loader: 'css', logLevel: 'silent' }).warnings],
	// JSX is stricter than HTML: every element is closed, every attribute in quotes.
	['html', (block) => transformSync(`<>${block}</>`, { loader: 'jsx' }).warnings],
	['jsx', (block) => transformSync(block, { loader: 'jsx' }).warnings],
	['toml', (block) => splitToml(`+++\n${block}+++\n`)?.problems],
	['ts', (block) => transformSync(block, { loader: 'ts' }).warnings],
	['yaml', (block) => (parseYaml(block) ? [] : 'empty')],
]);

it.each(PAGES)('%s shows blocks that can be parsed', (page) => {
	const text = readFileSync(join(ROOT, page), 'utf8');
	for (const [, language = '', name = '', block = ''] of text.matchAll(/^ *```(\w+) ?(.*)\n([\s\S]*?)^ *```$/gm)) {
		// Files are read by the commands of the page.
		const check = /\.md$/.test(name) ? undefined : CHECKS.get(language);
		if (check) expect(check(block), block).toEqual([]);
	}
});

it.each(PAGES)('%s names attributes and properties of the search box that there are', (page) => {
	const text = readFileSync(join(ROOT, page), 'utf8');
	const styles = readFileSync(join(ROOT, 'packages/search-box/src/styles.ts'), 'utf8');
	for (const [property] of text.matchAll(/--pinakes-[\w-]+/g)) expect(styles).toContain(`var(${property},`);
	for (const [, attributes = ''] of text.matchAll(/<pinakes-search([^`>]*)>/g)) {
		for (const [, name] of attributes.matchAll(/([\w-]+)=/g))
			expect([...PinakesSearch.observedAttributes, 'theme']).toContain(name);
	}
});
