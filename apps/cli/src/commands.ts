import type { Command } from './command.ts';

/** All commands by name, in the order of the help. Each is loaded when it is called. */
export const COMMANDS: ReadonlyMap<string, () => Promise<Command>> = new Map([
	['init', async () => (await import('./commands/init.ts')).init],
	['build', async () => (await import('./commands/build.ts')).build],
	['merge', async () => (await import('./commands/merge.ts')).merge],
	['match', async () => (await import('./commands/match.ts')).match],
	['contexts', async () => (await import('./commands/contexts.ts')).contexts],
	['search', async () => (await import('./commands/search.ts')).search],
	['get', async () => (await import('./commands/get.ts')).get],
	['ctx', async () => (await import('./commands/ctx.ts')).ctx],
	['outline', async () => (await import('./commands/outline.ts')).outline],
	['lint', async () => (await import('./commands/lint.ts')).lint],
	['stats', async () => (await import('./commands/stats.ts')).stats],
	['eval', async () => (await import('./commands/eval.ts')).evaluate],
	['diff', async () => (await import('./commands/diff.ts')).diff],
	['catalog', async () => (await import('./commands/catalog.ts')).catalog],
	['pack', async () => (await import('./commands/pack.ts')).pack],
	['push', async () => (await import('./commands/push.ts')).push],
	['explore', async () => (await import('./commands/explore.ts')).explore],
	['sign', async () => (await import('./commands/sign.ts')).signIndex],
	['verify', async () => (await import('./commands/verify.ts')).verify],
	['publish-site', async () => (await import('./commands/publish-site.ts')).publishSiteCommand],
	['publish-index', async () => (await import('./commands/publish-index.ts')).publishIndex],
	['merge-driver', async () => (await import('./commands/merge-driver.ts')).mergeDriver],
	['mcp', async () => (await import('./commands/mcp.ts')).mcp],
	['completions', async () => (await import('./commands/completions.ts')).completionsOf(COMMANDS)],
]);
