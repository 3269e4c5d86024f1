import type { Arguments, Definition, Options } from '@pinakes/command-line/definition';
import type { Output } from './output.ts';

/** A command of the program. */
export interface Command<O extends Options = Options> extends Definition<O> {
	/** Runs the command, and returns the exit code. */
	run(args: Arguments<O>, output: Output): Promise<number>;
}

/** Defines a command, and infers the types in `run` from its options. */
export function defineCommand<const O extends Options>(command: Command<O>): Command {
	return command as unknown as Command;
}
