import { BuildError, VERSION } from '@pinakes/indexer';
import { nearestName, PinakesError } from '@pinakes/query';
import { readArguments } from './arguments.ts';
import { type Command, helpOf } from './command.ts';
import { build } from './commands/build.ts';
import { contexts } from './commands/contexts.ts';
import { ctx } from './commands/ctx.ts';
import { explore } from './commands/explore.ts';
import { get } from './commands/get.ts';
import { lint } from './commands/lint.ts';
import { match } from './commands/match.ts';
import { mcp } from './commands/mcp.ts';
import { outline } from './commands/outline.ts';
import { pack } from './commands/pack.ts';
import { publishSiteCommand } from './commands/publish-site.ts';
import { search } from './commands/search.ts';
import { stats } from './commands/stats.ts';
import { EXIT, UsageError } from './exit-codes.ts';
import { type Output, printable, processOutput } from './output.ts';

const COMMANDS: ReadonlyMap<string, Command> = new Map(
	Object.entries({
		build,
		match,
		contexts,
		search,
		get,
		ctx,
		outline,
		lint,
		stats,
		pack,
		explore,
		'publish-site': publishSiteCommand,
		mcp,
	}),
);

/**
 * Runs the program.
 *
 * @param args what was typed after the program's name
 * @returns the exit code: see exit-codes.ts
 */
export async function main(args: readonly string[], output: Output = processOutput()): Promise<number> {
	const [name, ...rest] = args;
	try {
		if (name === undefined || name === 'help' || name === '--help' || name === '-h') return showHelp(rest[0], output);
		if (name === '--version' || name === '-v') {
			output.data(VERSION);
			return EXIT.answered;
		}
		const command = findCommand(name);
		if (rest.includes('--help') || rest.includes('-h')) return showHelp(name, output);
		return await command.run(readArguments(rest, command.flags), output);
	} catch (cause) {
		if (cause instanceof UsageError || cause instanceof BuildError || cause instanceof PinakesError) {
			const isMissing = cause instanceof PinakesError && cause.code === 'not_an_index';
			const hint = isMissing ? ' pinakes build FOLDER --out DIR makes one.' : '';
			output.note(`pinakes: ${printable(cause.message)}${hint}`);
			return EXIT.unusable;
		}
		output.note(`pinakes: this is a fault of the program: ${cause instanceof Error ? cause.stack : String(cause)}`);
		return EXIT.unusable;
	}
}

function findCommand(name: string): Command {
	const command = COMMANDS.get(name);
	if (command !== undefined) return command;
	const names = [...COMMANDS.keys()];
	const nearest = nearestName(name, names);
	const hint = nearest === undefined ? `The commands are ${names.join(', ')}.` : `Did you mean ${nearest}?`;
	throw new UsageError(`There is no command ${name}. ${hint}`);
}

function showHelp(name: string | undefined, output: Output): number {
	if (name !== undefined && !name.startsWith('-')) {
		output.data(helpOf(name, findCommand(name)));
		return EXIT.answered;
	}
	output.data('Compiles skills, docs and handbooks into JSON indexes and looks things up in them.\n');
	output.data('Usage: pinakes COMMAND …\n');
	for (const [command, { summary }] of COMMANDS) output.data(`  ${command.padEnd(10)} ${summary}`);
	output.data(
		'\npinakes COMMAND --help tells more. Exit codes: 0 answered, 1 refused or lint errors, 2 wrong usage or unreadable input.',
	);
	return EXIT.answered;
}
