import { type Arguments, DEFAULT_INDEX, type Options, UsageError } from '@pinakes/command-line/definition';
import { countOption, flag, textOption } from '@pinakes/command-line/options';
import type { RemoteSettings } from './index/locate-index.ts';
import type { HttpSettings } from './server/http.ts';

/** The options of the server, for its own program and for others that start it. */
export const MCP_OPTIONS = {
	index: textOption('DIR|URL', 'the index: a folder, its URL, or postgres://…#COLLECTION', { default: DEFAULT_INDEX }),
	http: flag('serve over HTTP on 127.0.0.1, not over standard input and output'),
	port: countOption('the port of HTTP; 0 for any that is free', { min: 0, max: 65_535, default: 7462 }),
	'max-chars': countOption('characters of a result at most', { min: 1000, max: 1e6, default: 10_000 }),
	tools: textOption('NAMES', 'the tools to offer, such as search,get; default all that the index has something for'),
} as const satisfies Options;

export const TOKEN_VARIABLE = 'PINAKES_MCP_TOKEN';

export const MCP_EXAMPLES = ['--index .pinakes', '--index https://docs.example.com/index', '--index .pinakes --http'];

/** The names of all tools, in the order in which they are listed. */
export const TOOL_NAMES = [
	'pinakes_match',
	'pinakes_contexts',
	'pinakes_search',
	'hybrid_search',
	'pinakes_outline',
	'pinakes_get',
	'pinakes_pack',
] as const;

export type McpArguments = Arguments<typeof MCP_OPTIONS>;

export interface Settings extends RemoteSettings {
	/** The folder or the address of the index. */
	readonly index: string;
	/** Over HTTP; else over standard input and output. */
	readonly http: HttpSettings | undefined;
	/** Characters of a result at most, as JSON. */
	readonly maxChars: number;
	/** Names of the only tools there are. */
	readonly tools?: readonly string[] | undefined;
}

/** Milliseconds for one file of an index at an address, and between questions whether it changed. */
const TIME_LIMIT = 10_000;
const REFRESH_AFTER = 5_000;

/**
 * The settings that options and environment ask for.
 *
 * @throws UsageError for an unusable token, and for --port without --http
 */
export function settingsOf({ options, isGiven }: McpArguments, environment: NodeJS.ProcessEnv): Settings {
	const { index, http, port, 'max-chars': maxChars, tools } = options;
	if (!http && isGiven('port')) throw new UsageError('--port is for HTTP: add --http.');
	return {
		index,
		http: http ? { port, token: tokenOf(environment[TOKEN_VARIABLE]) } : undefined,
		maxChars,
		tools: tools === undefined ? undefined : toolNames(tools),
		timeLimit: TIME_LIMIT,
		refreshAfter: REFRESH_AFTER,
	};
}

/** The names of tools, which may be typed without `pinakes_`. */
function toolNames(typed: string): string[] {
	return typed
		.split(',')
		.map((name) => name.trim())
		.filter(Boolean)
		.map((name) => {
			const found = TOOL_NAMES.find((known) => [name, `pinakes_${name}`].includes(known));
			if (found !== undefined) return found;
			throw new UsageError(`There is no tool ${name}: --tools takes names from ${TOOL_NAMES.join(', ')}.`);
		});
}

function tokenOf(variable: string | undefined): string | undefined {
	const token = variable?.trim();
	// A header can hold visible ASCII only.
	if (token === undefined || /^[!-~]+$/.test(token)) return token;
	throw new UsageError(`${TOKEN_VARIABLE} holds no token: give it letters, digits and signs, without spaces.`);
}
