import { type Arguments, DEFAULT_INDEX, type Options } from '@pinakes/command-line/definition';
import { countOption, flag, textOption } from '@pinakes/command-line/options';

/** The options of the server, for its own program and for others that start it. */
export const MCP_OPTIONS = {
	index: textOption('DIR|URL', 'the index: a folder, its URL, or postgres://…#COLLECTION', { default: DEFAULT_INDEX }),
	http: flag('serve over HTTP on 127.0.0.1, not over standard input and output'),
	port: countOption('the port of HTTP; 0 for any that is free', { min: 0, max: 65_535, default: 7462 }),
	'max-chars': countOption('characters of a result at most', { min: 1000, max: 1e6, default: 10_000 }),
	tools: textOption('NAMES', 'the tools to offer, such as search,get; default all that the index has something for'),
} as const satisfies Options;

/** Environment variable of the token that HTTP clients must send. */
export const TOKEN_VARIABLE = 'PINAKES_MCP_TOKEN';

/** Arguments that `--help` shows. */
export const MCP_EXAMPLES = ['--index .pinakes', '--index https://docs.example.com/index', '--index .pinakes --http'];

/** The command line of the server, parsed. */
export type McpArguments = Arguments<typeof MCP_OPTIONS>;
