import type { Arguments, Definition, Options } from '@pinakes/command-line/definition';
import type { Output } from './output.ts';

/** One command of the program. */
export interface Command<O extends Options = Options> extends Definition<O> {
	/** Carries it out and returns the exit code. */
	run(args: Arguments<O>, output: Output): Promise<number>;
}

/** A command, whose `run` has the types of its options. */
export function defineCommand<const O extends Options>(command: Command<O>): Command {
	return command as unknown as Command;
}
