import {
	type Arguments,
	DEFAULT_INDEX,
	type Definition,
	type Options,
	UsageError,
} from '@pinakes/command-line/definition';
import { choiceOption, flag, textOption } from '@pinakes/command-line/options';
import type { System } from '@pinakes/command-line/system';
import { locate } from '@pinakes/indexer/internal/files';
import { MESSAGE_LANGUAGES } from '@pinakes/query/internal';
import type { Output } from './output.ts';

export interface Command<O extends Options = Options> extends Definition<O> {
	/** Runs the command, and returns the exit code. */
	run(args: Arguments<O>, output: Output, system: System): Promise<number>;
}

/** Defines a command, and infers the types in `run` from its options. */
export function defineCommand<const O extends Options>(command: Command<O>): Command {
	return command as unknown as Command;
}

/**
 * Returns the folder of an index that is written.
 *
 * @throws UsageError if it is not named, and that of the repository is a link to anywhere
 */
export function writtenIndex<N extends string>(
	{ options, isGiven }: Arguments<Readonly<Record<N, typeof INDEX_OPTION>>>,
	name: N,
): string {
	const found = locate('.', DEFAULT_INDEX);
	if (!isGiven(name) && ('refused' in found || found.isLinked)) {
		throw new UsageError(`${DEFAULT_INDEX} is a symbolic link: name the folder that it leads to by --${name}.`);
	}
	return options[name];
}

/** Options that several commands have. */

export const JSON_OPTION = flag('print JSON');

export const LANG_OPTION = choiceOption(
	MESSAGE_LANGUAGES,
	'the language of messages; default that of the question, or of the contexts',
);

export const INDEX_OPTION = textOption('DIR', 'the index to look in', { default: DEFAULT_INDEX });

export const OUT_OPTION = { ...INDEX_OPTION, help: 'the folder to write' } as const;

export const CONFIG_OPTION = textOption('FILE', 'configuration; pinakes.config.json is found by itself');

/** The same for commands that only read, which accept URLs too. */
export const ANY_INDEX_OPTION = { ...INDEX_OPTION, value: 'DIR|URL' } as const;

export const QUERIES_OPTION = textOption('FILE', 'answer every line of a JSON Lines file instead');

export const GOLDEN_OPTION = textOption('FILE', 'golden queries in JSON Lines, or a trigger evaluation', {
	multiple: true,
});

export const SKILL_OPTION = textOption('NAME', 'the skill that trigger evaluations are about');

export const TODAY_OPTION = textOption('DATE', 'the day that reviews are stale from; default today');
