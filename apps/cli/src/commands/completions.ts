import { UsageError } from '@pinakes/command-line/usage-error';
import { type Command, defineCommand } from '../command.ts';
import { SCRIPTS, SHELLS } from '../completions/scripts.ts';
import { EXIT } from '../exit-codes.ts';

/** `pinakes completions`: prints a shell script that completes commands and options. */
export function completionsOf(commands: ReadonlyMap<string, () => Promise<Command>>): Command {
	return defineCommand({
		summary: 'Print the script by which a shell completes commands',
		usage: SHELLS.join('|'),
		positionals: [{ name: 'SHELL', help: SHELLS.join(', '), choices: SHELLS }],
		options: {},
		examples: ['pinakes completions bash >> ~/.bashrc', 'pinakes completions fish | source'],
		async run({ positionals }, output) {
			const shell = SHELLS.find((one) => one === positionals[0]);
			if (shell === undefined) throw new UsageError(`completions needs a shell: ${SHELLS.join(', ')}.`);
			const loaded = await Promise.all([...commands].map(async ([name, load]) => [name, await load()] as const));
			output.text(SCRIPTS[shell](new Map(loaded)));
			return EXIT.answered;
		},
	});
}
