import { type Options as OptionDefinitions, UsageError } from '@pinakes/command-line/definition';
import { helpText } from '@pinakes/command-line/help';
import { choiceOption, countOption, flag, numberOption, textOption } from '@pinakes/command-line/options';
import { parseArguments } from '@pinakes/command-line/parse';
import { MESSAGE_LANGUAGES } from '@pinakes/query/internal';

/** Options of the command line, with times in milliseconds. */
export type Options = ReturnType<typeof readOptions>;

const MAX_RETRY_SECONDS = 60;

const OPTIONS = {
	index: textOption('DIR', 'an index of skills and documents, made by pinakes build'),
	memory: textOption('FILE', 'where memories are kept', { default: 'bot-memory.json' }),
	shared: textOption(
		'CHANNEL',
		'share what is told aloud with all in this channel, by who said it; default to each its own',
	),
	budget: countOption('tokens of a prompt; default 1000', { min: 0 }),
	task: textOption('TEXT', 'what the bot is doing'),
	lang: choiceOption(MESSAGE_LANGUAGES, 'the language of answers; default that of each message'),
	timeout: numberOption('S', 'seconds that the language model may take', { min: 0.01, max: 600, default: 20 }),
	traces: textOption('DIR', 'write what went into each prompt there, a JSON file for each'),
	verbose: flag('log what went into each prompt, a line for each fragment'),
	player: textOption('NAME', 'who chats in the terminal', { default: 'player' }),
	host: textOption('HOST', 'the Minecraft server, in offline mode'),
	port: countOption('its port', { min: 1, max: 65_535, default: 25_565 }),
	username: textOption('NAME', "the bot's name", { default: 'Pinakes' }),
	version: textOption('V', 'the version of the game; default that of the server'),
	retry: numberOption(
		'S',
		`seconds before the bot joins again at first, doubled each time up to ${MAX_RETRY_SECONDS}`,
		{ min: 0.01, max: MAX_RETRY_SECONDS, default: 1 },
	),
	attempts: countOption('attempts in a row after which the bot gives up', {
		min: 1,
		default: Number.POSITIVE_INFINITY,
	}),
	pace: numberOption('S', "seconds between lines of the server's chat beyond eight at once", {
		min: 0,
		max: 60,
		default: 1,
	}),
} as const satisfies OptionDefinitions;

const DEFINITION = {
	summary: 'A chat bot that answers from what it looked up.',
	usage: `[--player NAME]                      a chat in this terminal
       pinakes-bot --host HOST [--port N] [--username NAME] [--version V]
                                                        a player on a Minecraft server`,
	options: OPTIONS,
	examples: ['pinakes-bot --index .pinakes', 'pinakes-bot --index .pinakes --host 127.0.0.1 --port 25565'],
};

export const HELP = `${helpText('pinakes-bot', DEFINITION)}

Replies are written by the OpenAI-compatible chat endpoint at OPENAI_BASE_URL, such as http://127.0.0.1:11434/v1,
with the model OPENAI_MODEL and the key OPENAI_API_KEY where it needs one. Without OPENAI_BASE_URL the bot answers
from the facts alone. In the chat, ai help lists commands.
`;

/**
 * Parses the command line.
 *
 * @returns the options; without `server`, the bot chats in the terminal
 * @throws UsageError for an unknown option or an invalid value
 */
export function readOptions(args: readonly string[]) {
	const { options, isGiven } = parseArguments(args, DEFINITION);
	const { host = '127.0.0.1', port, version, timeout, retry, attempts, pace, verbose, player, ...others } = options;
	const isPlaying = isGiven('host') || isGiven('port');
	if (isPlaying && !/^\w{1,16}$/.test(options.username)) {
		throw new UsageError(`--username must be up to 16 letters, digits and underscores, not ${options.username}.`);
	}
	return {
		...others,
		server: isPlaying ? { host, port, version } : undefined,
		player: player.trim() || OPTIONS.player.default,
		timeout: timeout * 1000,
		attempts,
		retry: { first: retry * 1000, longest: MAX_RETRY_SECONDS * 1000 },
		pace: pace * 1000,
		isVerbose: verbose,
	};
}
