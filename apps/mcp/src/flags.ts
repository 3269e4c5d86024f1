/** A flag of the program: what the help says of it, and what stands there for its value. */
export interface McpFlag {
	readonly type: 'boolean' | 'string';
	readonly value?: string;
	readonly help: string;
}

/** The flags of the server, for its own program and for others that start it. */
export const MCP_FLAGS = {
	index: { type: 'string', value: 'DIR|URL', help: 'the index: a folder that pinakes build wrote, or its address' },
	http: { type: 'boolean', help: 'serve over HTTP on 127.0.0.1, not over standard input and output' },
	port: { type: 'string', value: 'N', help: 'the port of HTTP; 7462 unless given, 0 for any that is free' },
	'token-file': {
		type: 'string',
		value: 'FILE',
		help: 'a file with the token that HTTP clients must send; or PINAKES_MCP_TOKEN',
	},
	rate: { type: 'string', value: 'N', help: 'HTTP requests a minute at most; 120000 unless given' },
	'max-chars': { type: 'string', value: 'N', help: 'characters of a result at most; 10000 unless given' },
	timeout: { type: 'string', value: 'SECONDS', help: 'time for a file of an index at an address; 10 unless given' },
	refresh: { type: 'string', value: 'SECONDS', help: 'how often such an index is asked for changes; 5 unless given' },
} as const satisfies Readonly<Record<string, McpFlag>>;

/** The environment variable that holds the token. */
export const TOKEN_VARIABLE = 'PINAKES_MCP_TOKEN';

/** Ways to start the server. */
export const MCP_EXAMPLES = ['--index .pinakes', '--index https://docs.example.com/index', '--index .pinakes --http'];
