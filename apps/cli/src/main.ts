import { createRequire } from 'node:module';
import { UsageError } from '@pinakes/command-line/definition';
import { parseArguments, unknownName } from '@pinakes/command-line/parse';
import { processSystem } from '@pinakes/command-line/system';
import type { Command } from './base/command.ts';
import { EXIT, type Output, outputOf, printable } from './base/output.ts';
import { COMMANDS, GROUPS } from './commands.ts';

/** Names of errors whose messages are meant for users. Names, as only some commands load their classes. */
const EXPECTED_ERRORS: ReadonlySet<string> = new Set(['UsageError', 'BuildError', 'PinakesError']);

const OPENING = `Compiles skills, docs and handbooks into an index, a folder of JSON files, and looks things up in it.

Usage: pinakes COMMAND …

  pinakes build docs                            reads the folder docs, and writes the index .pinakes
  pinakes search "how do I restore a backup?"   asks it`;

const CLOSING = `
pinakes COMMAND --help shows the options. Exit codes: 0 answered, 1 refused, lint errors or regressed queries,
2 wrong usage or unreadable input, 3 targets of eval missed.`;

/**
 * Runs the program.
 *
 * @param args arguments after the program's name
 * @returns the exit code
 */
export async function main(args: readonly string[], system = processSystem('pinakes')): Promise<number> {
	const [name, ...rest] = args;
	const output = outputOf(system);
	try {
		if (name === undefined || name === 'help' || name === '--help' || name === '-h')
			return await showHelp(rest[0], output);
		if (name === '--version' || name === '-v') {
			output.data((createRequire(import.meta.url)('pinakes/package.json') as { version: string }).version);
			return EXIT.answered;
		}
		const command = await findCommand(name);
		if (rest.includes('--help') || rest.includes('-h')) return await showHelp(name, output);
		return await command.run(parseArguments(rest, command), output, system);
	} catch (cause) {
		if (cause instanceof Error && EXPECTED_ERRORS.has(cause.name)) {
			output.note(`pinakes: ${printable(cause.message)}`);
			return EXIT.unusable;
		}
		output.note(`pinakes: this is a fault of the program: ${cause instanceof Error ? cause.stack : String(cause)}`);
		return EXIT.unusable;
	}
}

async function findCommand(name: string): Promise<Command> {
	const load = COMMANDS.get(name);
	if (load !== undefined) return load();
	throw new UsageError(
		name.startsWith('-')
			? unknownName('option', name, ['help', 'version'])
			: unknownName('command', name, [...COMMANDS.keys()]),
	);
}

async function showHelp(name: string | undefined, output: Output): Promise<number> {
	const { helpRow, helpText } = await import('@pinakes/command-line/help');
	if (name !== undefined && !name.startsWith('-')) {
		output.data(helpText(`pinakes ${name}`, await findCommand(name)));
		return EXIT.answered;
	}
	output.data(OPENING);
	const width = Math.max(...[...COMMANDS.keys()].map(({ length }) => length));
	for (const [group, commands] of Object.entries(GROUPS)) {
		output.data(`\n${group}:`);
		for (const [command, load] of commands) output.data(helpRow(command, (await load()).summary, width));
	}
	output.data(CLOSING);
	return EXIT.answered;
}
