import { DEFAULT_INDEX, type Options } from '@pinakes/command-line/definition';

/** The options of the server, for its own program and for others that start it. */
export const MCP_OPTIONS = {
	index: {
		type: 'string',
		value: 'DIR|URL',
		default: DEFAULT_INDEX,
		help: 'the index: a folder, its URL, or postgres://…#COLLECTION',
	},
	http: { type: 'boolean', help: 'serve over HTTP on 127.0.0.1, not over standard input and output' },
	port: {
		type: 'number',
		value: 'N',
		min: 0,
		max: 65_535,
		isWhole: true,
		default: 7462,
		help: 'the port of HTTP; 0 for any that is free',
	},
	'token-file': {
		type: 'string',
		value: 'FILE',
		help: 'a file with the token that HTTP clients must send; or PINAKES_MCP_TOKEN',
	},
	rate: {
		type: 'number',
		value: 'N',
		min: 1,
		max: 1e9,
		isWhole: true,
		default: 120_000,
		help: 'HTTP requests a minute at most',
	},
	'max-chars': {
		type: 'number',
		value: 'N',
		min: 1000,
		max: 1e6,
		isWhole: true,
		default: 10_000,
		help: 'characters of a result at most',
	},
	tools: {
		type: 'string',
		value: 'NAMES',
		help: 'the tools to offer, such as search,get; default all that the index has something for',
	},
	timeout: {
		type: 'number',
		value: 'SECONDS',
		min: 0.1,
		max: 600,
		default: 10,
		help: 'time for a file of an index at an address',
	},
	refresh: {
		type: 'number',
		value: 'SECONDS',
		min: 0,
		max: 86_400,
		default: 5,
		help: 'how often such an index is checked for changes',
	},
} as const satisfies Options;

/** The environment variable that holds the token. */
export const TOKEN_VARIABLE = 'PINAKES_MCP_TOKEN';

/** Ways to start the server. */
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
