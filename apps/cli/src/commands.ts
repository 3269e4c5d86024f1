import type { Command } from './base/command.ts';

type Loader = () => Promise<Command>;

/** All commands by the group and in the order of the help. Each is loaded when it is called. */
export const GROUPS: Readonly<Record<string, readonly (readonly [name: string, Loader])[]>> = {
	'Build an index': [
		['init', async () => (await import('./commands/init.ts')).init],
		['build', async () => (await import('./commands/build.ts')).build],
		['stats', async () => (await import('./commands/stats.ts')).stats],
	],
	'Ask it': [
		['search', async () => (await import('./commands/search.ts')).search],
		['match', async () => (await import('./commands/match.ts')).match],
		['get', async () => (await import('./commands/get.ts')).get],
		['contexts', async () => (await import('./commands/contexts.ts')).contexts],
		['outline', async () => (await import('./commands/outline.ts')).outline],
		['ctx', async () => (await import('./commands/ctx.ts')).ctx],
		['explore', async () => (await import('./commands/explore.ts')).explore],
		['mcp', async () => (await import('./commands/mcp.ts')).mcp],
	],
	'Check it': [
		['lint', async () => (await import('./commands/lint.ts')).lint],
		['eval', async () => (await import('./commands/eval.ts')).evaluate],
		['diff', async () => (await import('./commands/diff.ts')).diff],
	],
	'Publish it': [
		['publish-site', async () => (await import('./commands/publish-site.ts')).publishSiteCommand],
		['pack', async () => (await import('./commands/pack.ts')).pack],
		['push', async () => (await import('./commands/push.ts')).push],
		['catalog', async () => (await import('./commands/catalog.ts')).catalog],
		['sign', async () => (await import('./commands/sign.ts')).signIndex],
	],
};

export const COMMANDS: ReadonlyMap<string, Loader> = new Map(Object.values(GROUPS).flat());
