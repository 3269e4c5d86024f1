import { createRequire } from 'node:module';
import { nearestName } from '@pinakes/query';
import { readArguments } from './arguments.ts';
import { type Command, helpOf } from './command.ts';
import { EXIT, UsageError } from './exit-codes.ts';
import { type Output, printable, processOutput } from './output.ts';

/** Commands are loaded when they are called: each of them needs little of the program. */
const COMMANDS: ReadonlyMap<string, () => Promise<Command>> = new Map([
	['build', async () => (await import('./commands/build.ts')).build],
	['match', async () => (await import('./commands/match.ts')).match],
	['contexts', async () => (await import('./commands/contexts.ts')).contexts],
	['search', async () => (await import('./commands/search.ts')).search],
	['get', async () => (await import('./commands/get.ts')).get],
	['ctx', async () => (await import('./commands/ctx.ts')).ctx],
	['outline', async () => (await import('./commands/outline.ts')).outline],
	['lint', async () => (await import('./commands/lint.ts')).lint],
	['stats', async () => (await import('./commands/stats.ts')).stats],
	['diff', async () => (await import('./commands/diff.ts')).diff],
	['catalog', async () => (await import('./commands/catalog.ts')).catalog],
	['pack', async () => (await import('./commands/pack.ts')).pack],
	['explore', async () => (await import('./commands/explore.ts')).explore],
	['publish-site', async () => (await import('./commands/publish-site.ts')).publishSiteCommand],
	['mcp', async () => (await import('./commands/mcp.ts')).mcp],
]);

/** Errors that say what to do, by name: their classes are in what commands load. */
const MEANT: ReadonlySet<string> = new Set(['UsageError', 'BuildError', 'PinakesError']);

/**
 * Runs the program.
 *
 * @param args what was typed after the program's name
 * @returns the exit code: see exit-codes.ts
 */
export async function main(args: readonly string[], output: Output = processOutput()): Promise<number> {
	const [name, ...rest] = args;
	try {
		if (name === undefined || name === 'help' || name === '--help' || name === '-h')
			return await showHelp(rest[0], output);
		if (name === '--version' || name === '-v') {
			output.data((createRequire(import.meta.url)('pinakes/package.json') as { version: string }).version);
			return EXIT.answered;
		}
		const command = await findCommand(name);
		if (rest.includes('--help') || rest.includes('-h')) return await showHelp(name, output);
		return await command.run(readArguments(rest, command.flags), output);
	} catch (cause) {
		if (cause instanceof Error && MEANT.has(cause.name)) {
			const isMissing = (cause as { code?: unknown }).code === 'not_an_index';
			const hint = isMissing ? ' pinakes build FOLDER --out DIR makes one.' : '';
			output.note(`pinakes: ${printable(cause.message)}${hint}`);
			return EXIT.unusable;
		}
		output.note(`pinakes: this is a fault of the program: ${cause instanceof Error ? cause.stack : String(cause)}`);
		return EXIT.unusable;
	}
}

async function findCommand(name: string): Promise<Command> {
	const command = COMMANDS.get(name);
	if (command !== undefined) return command();
	const names = [...COMMANDS.keys()];
	const nearest = nearestName(name, names);
	const hint = nearest === undefined ? `The commands are ${names.join(', ')}.` : `Did you mean ${nearest}?`;
	throw new UsageError(`There is no command ${name}. ${hint}`);
}

async function showHelp(name: string | undefined, output: Output): Promise<number> {
	if (name !== undefined && !name.startsWith('-')) {
		output.data(helpOf(name, await findCommand(name)));
		return EXIT.answered;
	}
	output.data('Compiles skills, docs and handbooks into JSON indexes and looks things up in them.\n');
	output.data('Usage: pinakes COMMAND …\n');
	for (const [command, load] of COMMANDS) output.data(`  ${command.padEnd(12)} ${(await load()).summary}`);
	output.data(
		'\npinakes COMMAND --help tells more. Exit codes: 0 answered, 1 refused, lint errors or regressed queries, 2 wrong usage or unreadable input.',
	);
	return EXIT.answered;
}
