import { readFileSync } from 'node:fs';
import type { MCP_FLAGS } from './flags.ts';
import { TOKEN_VARIABLE } from './flags.ts';

/** What was asked for wrongly; the message says what to type instead. */
export class SettingsError extends Error {
	constructor(message: string) {
		super(message);
		this.name = 'SettingsError';
	}
}

/** How the server serves. */
export interface Settings {
	/** The folder or the address of the index. */
	readonly index: string;
	/** Over HTTP; else over standard input and output. */
	readonly http: HttpSettings | undefined;
	/** Characters of a result at most, as JSON. */
	readonly maxChars: number;
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

/** The values of flags as they were typed, by name. */
export type FlagValues = { readonly [Name in keyof typeof MCP_FLAGS]?: string | boolean | undefined };

const DEFAULTS = { port: 7462, rate: 120_000, 'max-chars': 10_000, timeout: 10, refresh: 5 } as const;

/** The least and the greatest value of a number. */
const RANGES: Readonly<Record<keyof typeof DEFAULTS, readonly [number, number]>> = {
	port: [0, 65_535],
	rate: [1, 1e9],
	'max-chars': [1000, 1e6],
	timeout: [0.1, 600],
	refresh: [0, 86_400],
};

const SECOND = 1000;

/**
 * What flags and environment ask for.
 *
 * @throws SettingsError for what cannot be
 */
export function settingsOf(flags: FlagValues, environment: NodeJS.ProcessEnv): Settings {
	const { index } = flags;
	if (typeof index !== 'string' || index === '') {
		throw new SettingsError(
			'--index is missing: name the folder of an index that pinakes build wrote, or its address.',
		);
	}
	if (/^[a-z][a-z\d+.-]+:\/\//i.test(index) && !/^https?:/i.test(index)) {
		throw new SettingsError(`--index must be a folder or an address of http or https, not ${index}.`);
	}
	const needsHttp = (['port', 'token-file', 'rate'] as const).find((name) => flags[name] !== undefined);
	if (flags.http !== true && needsHttp !== undefined) {
		throw new SettingsError(`--${needsHttp} is for HTTP: add --http.`);
	}
	return {
		index,
		http:
			flags.http === true
				? { port: numberOf(flags, 'port'), token: tokenOf(flags, environment), rate: numberOf(flags, 'rate') }
				: undefined,
		maxChars: numberOf(flags, 'max-chars'),
		timeLimit: numberOf(flags, 'timeout') * SECOND,
		refreshAfter: numberOf(flags, 'refresh') * SECOND,
	};
}

function numberOf(flags: FlagValues, name: keyof typeof DEFAULTS): number {
	const typed = flags[name];
	if (typed === undefined) return DEFAULTS[name];
	const number = typed === '' ? Number.NaN : Number(typed);
	const [least, greatest] = RANGES[name];
	const isWhole = name === 'timeout' || name === 'refresh' || Number.isInteger(number);
	if (number >= least && number <= greatest && isWhole) return number;
	throw new SettingsError(`--${name} must be a number from ${least} to ${greatest}, not ${typed}.`);
}

function tokenOf(flags: FlagValues, environment: NodeJS.ProcessEnv): string | undefined {
	const file = flags['token-file'];
	const variable = environment[TOKEN_VARIABLE];
	if (typeof file !== 'string' && variable === undefined) return undefined;
	const token = (typeof file === 'string' ? readToken(file) : (variable as string)).trim();
	const place = typeof file === 'string' ? file : TOKEN_VARIABLE;
	// What is no visible ASCII cannot be sent in a header.
	if (/^[!-~]+$/.test(token)) return token;
	throw new SettingsError(`${place} holds no token: put one line of letters, digits and signs there, without spaces.`);
}

function readToken(file: string): string {
	try {
		return readFileSync(file, 'utf8');
	} catch (cause) {
		throw new SettingsError(
			`${file} cannot be read (${(cause as Error).message}): name the file that holds the token.`,
		);
	}
}
