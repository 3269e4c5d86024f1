import { readFileSync } from 'node:fs';
import { type Arguments, UsageError } from '@pinakes/command-line/definition';
import { type MCP_OPTIONS, TOKEN_VARIABLE, TOOL_NAMES } from './options.ts';

/** What was typed. */
export type McpArguments = Arguments<typeof MCP_OPTIONS>;

/** How the server serves. */
export interface Settings {
	/** The folder or the address of the index. */
	readonly index: string;
	/** Over HTTP; else over standard input and output. */
	readonly http: HttpSettings | undefined;
	/** Characters of a result at most, as JSON. */
	readonly maxChars: number;
	/** Names of the only tools there are. */
	readonly tools?: readonly string[] | undefined;
	/** Milliseconds for one file of an index at an address, and between questions whether it changed. */
	readonly timeLimit: number;
	readonly refreshAfter: number;
}

/** How it serves over HTTP. */
export interface HttpSettings {
	readonly port: number;
	/** What clients must send as a bearer token; undefined where they need none. */
	readonly token: string | undefined;
	/** Requests a minute at most. */
	readonly rate: number;
}

const SECOND = 1000;

/** Options that mean something only over HTTP. */
const HTTP_OPTIONS = ['port', 'token-file', 'rate'] as const;

/**
 * The settings that options and environment ask for.
 *
 * @throws UsageError for an unusable token, and for options of HTTP without --http
 */
export function settingsOf({ options, isGiven }: McpArguments, environment: NodeJS.ProcessEnv): Settings {
	const { index, http, port, rate, 'max-chars': maxChars, timeout, refresh, tools } = options;
	const needsHttp = HTTP_OPTIONS.find(isGiven);
	if (!http && needsHttp !== undefined) throw new UsageError(`--${needsHttp} is for HTTP: add --http.`);
	return {
		index,
		http: http ? { port, token: tokenOf(options['token-file'], environment), rate } : undefined,
		maxChars,
		tools: tools === undefined ? undefined : toolNames(tools),
		timeLimit: timeout * SECOND,
		refreshAfter: refresh * SECOND,
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

function tokenOf(file: string | undefined, environment: NodeJS.ProcessEnv): string | undefined {
	const variable = environment[TOKEN_VARIABLE];
	if (file === undefined && variable === undefined) return undefined;
	const token = (file === undefined ? (variable as string) : readToken(file)).trim();
	// A header can hold visible ASCII only.
	if (/^[!-~]+$/.test(token)) return token;
	throw new UsageError(
		`${file ?? TOKEN_VARIABLE} holds no token: put one line of letters, digits and signs there, without spaces.`,
	);
}

function readToken(file: string): string {
	try {
		return readFileSync(file, 'utf8');
	} catch (cause) {
		throw new UsageError(`${file} cannot be read (${(cause as Error).message}): name the file that holds the token.`);
	}
}
