import { parseArgs } from 'node:util';
import type { Language } from '@pinakes/query';
import { UsageError } from './usage-error.ts';

/** What was asked for on the command line. */
export interface Options {
	/** The server to join; a terminal chat without. */
	readonly server: { readonly host: string; readonly port: number; readonly version: string | undefined } | undefined;
	/** The bot's name. */
	readonly username: string;
	/** Who chats in the terminal. */
	readonly player: string;
	readonly index: string | undefined;
	readonly memory: string;
	/** Tokens of a prompt. */
	readonly budget: number | undefined;
	readonly task: string | undefined;
	readonly lang: Language | undefined;
	/** Milliseconds that the language model may take. */
	readonly timeout: number;
	/** The first and the longest wait before joining again, in milliseconds, and attempts in a row. */
	readonly retry: { readonly first: number; readonly longest: number; readonly attempts: number };
	/** Milliseconds between lines of a server's chat, where there are many. */
	readonly pace: number;
	/** The folder that traces are written to. */
	readonly traces: string | undefined;
	readonly isVerbose: boolean;
	readonly isHelp: boolean;
}

/** What `--help` shows. */
export const HELP = `A chat bot that answers from what it looked up.

Usage: pinakes-bot [--player NAME]                      a chat in this terminal
       pinakes-bot --host HOST [--port N] [--username NAME] [--version V]
                                                        a player on a Minecraft server

  --index DIR       an index of skills and documents, made by pinakes build
  --memory FILE     where memories are kept: bot-memory.json unless given
  --budget N        tokens of a prompt: 1000 unless given
  --task TEXT       what the bot is doing
  --lang en|zh      the language of answers: that of each message unless given
  --timeout S       seconds that the language model may take: 20 unless given
  --traces DIR      writes what went into each prompt there, a JSON file for each
  --verbose         logs what went into each prompt, a line for each fragment
  --player NAME     who chats in the terminal: player unless given
  --host HOST       the Minecraft server, in offline mode
  --port N          its port: 25565 unless given
  --username NAME   the bot's name: Pinakes unless given
  --version V       the version of the game: that of the server unless given
  --retry S         seconds before the bot joins again at first, doubled each time up to 60: 1 unless given
  --attempts N      attempts in a row after which the bot gives up: without end unless given
  --pace S          seconds between lines of the server's chat beyond eight at once: 1 unless given
  --help            shows this

Replies are written by the OpenAI-compatible chat endpoint at OPENAI_BASE_URL, such as http://127.0.0.1:11434/v1,
with the model OPENAI_MODEL and the key OPENAI_API_KEY where it needs one. Without OPENAI_BASE_URL the bot answers
from the facts alone. In the chat, ai help lists commands.
`;

const FLAGS = {
	index: { type: 'string' },
	memory: { type: 'string' },
	budget: { type: 'string' },
	task: { type: 'string' },
	lang: { type: 'string' },
	timeout: { type: 'string' },
	traces: { type: 'string' },
	verbose: { type: 'boolean' },
	player: { type: 'string' },
	host: { type: 'string' },
	port: { type: 'string' },
	username: { type: 'string' },
	version: { type: 'string' },
	retry: { type: 'string' },
	attempts: { type: 'string' },
	pace: { type: 'string' },
	help: { type: 'boolean' },
} as const;

/** What stands for a value that is not given. */
const USUAL = { host: '127.0.0.1', port: 25_565, username: 'Pinakes', player: 'player', memory: 'bot-memory.json' };
const USUAL_TIMEOUT_SECONDS = 20;
const LONGEST_TIMEOUT_SECONDS = 600;
const USUAL_RETRY_SECONDS = 1;
const LONGEST_RETRY_SECONDS = 60;
const USUAL_PACE_SECONDS = 1;
const LONGEST_PACE_SECONDS = 60;

/**
 * Reads the command line.
 *
 * @throws UsageError for what is no option or has a value that cannot be used
 */
export function readOptions(args: readonly string[]): Options {
	const flags = parse(args);
	const isPlaying = flags.host !== undefined || flags.port !== undefined;
	const { lang, username = USUAL.username } = flags;
	if (lang !== undefined && lang !== 'en' && lang !== 'zh') throw new UsageError(`--lang is ${lang}: give en or zh.`);
	if (isPlaying && !/^\w{1,16}$/.test(username)) {
		throw new UsageError(`--username is ${username}: give up to 16 letters, digits and underscores.`);
	}
	const port = numberOf('port', flags.port, 1, 65_535) ?? USUAL.port;
	const retry = numberOf('retry', flags.retry, 0.01, LONGEST_RETRY_SECONDS) ?? USUAL_RETRY_SECONDS;
	const timeout = numberOf('timeout', flags.timeout, 0.01, LONGEST_TIMEOUT_SECONDS) ?? USUAL_TIMEOUT_SECONDS;
	return {
		server: isPlaying ? { host: flags.host ?? USUAL.host, port, version: flags.version } : undefined,
		username,
		player: flags.player?.trim() || USUAL.player,
		index: flags.index,
		memory: flags.memory ?? USUAL.memory,
		budget: numberOf('budget', flags.budget, 0, Number.MAX_SAFE_INTEGER, true),
		task: flags.task,
		lang,
		timeout: timeout * 1000,
		retry: {
			first: retry * 1000,
			longest: LONGEST_RETRY_SECONDS * 1000,
			attempts: numberOf('attempts', flags.attempts, 1, Number.MAX_SAFE_INTEGER, true) ?? Number.POSITIVE_INFINITY,
		},
		pace: (numberOf('pace', flags.pace, 0, LONGEST_PACE_SECONDS) ?? USUAL_PACE_SECONDS) * 1000,
		traces: flags.traces,
		isVerbose: flags.verbose === true,
		isHelp: flags.help === true,
	};
}

function parse(args: readonly string[]) {
	try {
		return parseArgs({ args: [...args], options: FLAGS }).values;
	} catch (cause) {
		throw new UsageError(`${cause instanceof Error ? cause.message : String(cause)} --help lists the options.`);
	}
}

function numberOf(flag: string, text: string | undefined, least: number, most: number, isWhole = flag === 'port') {
	if (text === undefined) return undefined;
	const number = Number(text);
	const isFitting = text.trim() !== '' && number >= least && number <= most && (!isWhole || Number.isInteger(number));
	if (isFitting) return number;
	const bounds = most === Number.MAX_SAFE_INTEGER ? `from ${least}` : `from ${least} to ${most}`;
	throw new UsageError(`--${flag} is ${text}: give a ${isWhole ? 'whole ' : ''}number ${bounds}.`);
}
