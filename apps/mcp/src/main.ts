import { parseArgs } from 'node:util';
import { nearestName } from '@pinakes/query';
import { MCP_EXAMPLES, MCP_FLAGS, type McpFlag } from './flags.ts';
import { serveUntilEnd } from './serve-until-end.ts';
import { VERSION } from './server.ts';
import { type FlagValues, SettingsError } from './settings.ts';

/** Exit codes: served to the end, and wrong usage. */
const DONE = 0;
const UNUSABLE = 2;

const OPTIONS = { ...MCP_FLAGS, help: { type: 'boolean' }, version: { type: 'boolean' } } as const;

/**
 * Runs the program.
 *
 * @param args what was typed after its name
 * @returns the exit code, when the client has gone or a signal ended it
 */
export async function main(args: readonly string[]): Promise<number> {
	const report = (message: string): void => void process.stderr.write(`pinakes-mcp: ${message}\n`);
	try {
		const values = readFlags(args);
		if (values.help === true) process.stdout.write(`${help()}\n`);
		else if (values.version === true) process.stdout.write(`${VERSION}\n`);
		else await serveUntilEnd(values, report);
		return DONE;
	} catch (cause) {
		if (!(cause instanceof SettingsError)) throw cause;
		report(cause.message);
		return UNUSABLE;
	}
}

function readFlags(args: readonly string[]): FlagValues & { readonly help?: unknown; readonly version?: unknown } {
	const { values, tokens, positionals } = parseArgs({
		args: [...args],
		options: OPTIONS,
		strict: false,
		allowPositionals: true,
		tokens: true,
	});
	for (const token of tokens) {
		if (token.kind !== 'option') continue;
		if (!Object.hasOwn(OPTIONS, token.name)) throw new SettingsError(unknownFlag(token.rawName));
		const { type } = OPTIONS[token.name as keyof typeof OPTIONS];
		if (type === 'string' && !token.value) throw new SettingsError(`${token.rawName} needs a value.`);
		if (type === 'boolean' && token.value !== undefined) throw new SettingsError(`${token.rawName} takes no value.`);
	}
	if (positionals.length > 0)
		throw new SettingsError(`There is no use for ${positionals[0]}: name the index by --index.`);
	return values as FlagValues;
}

function unknownFlag(name: string): string {
	const known = Object.keys(OPTIONS);
	const nearest = nearestName(name.replace(/^-+/, ''), known);
	const hint = nearest === undefined ? `The flags are --${known.join(', --')}.` : `Did you mean --${nearest}?`;
	return `There is no flag ${name}. ${hint}`;
}

function help(): string {
	const rows = Object.entries<McpFlag>(MCP_FLAGS).map(([name, { value, help: text }]) => {
		return `  ${`--${name}${value === undefined ? '' : ` ${value}`}`.padEnd(24)} ${text}`;
	});
	return [
		'Serves a Pinakes index to agents over the Model Context Protocol.',
		'',
		'Usage: pinakes-mcp --index DIR|URL [--http]',
		'',
		...rows,
		`  ${'--help'.padEnd(24)} show this`,
		`  ${'--version'.padEnd(24)} show the version`,
		'',
		'Examples:',
		...MCP_EXAMPLES.map((example) => `  pinakes-mcp ${example}`),
	].join('\n');
}
