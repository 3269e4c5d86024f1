import { UsageError } from '@pinakes/command-line/definition';
import { helpText } from '@pinakes/command-line/help';
import { flag } from '@pinakes/command-line/options';
import { parseArguments } from '@pinakes/command-line/parse';
import { processSystem } from '@pinakes/command-line/system';
import { MCP_EXAMPLES, MCP_OPTIONS } from './options.ts';
import { serveUntilEnd } from './serve.ts';
import { VERSION } from './server/server.ts';

/** Exit codes: served to the end, and wrong usage. */
const DONE = 0;
const UNUSABLE = 2;

const DEFINITION = {
	summary: 'Serves a Pinakes index to agents over the Model Context Protocol.',
	usage: '[--index DIR|URL] [--http]',
	options: { ...MCP_OPTIONS, version: flag('show the version') },
	examples: MCP_EXAMPLES.map((example) => `pinakes-mcp ${example}`),
} as const;

/**
 * Runs the program.
 *
 * @param args what was typed after its name
 * @returns the exit code, when the client has gone or a signal ended it
 */
export async function main(args: readonly string[], system = processSystem('pinakes-mcp')): Promise<number> {
	const { stdout, stderr } = system;
	const report = (message: string): void => void stderr.write(`pinakes-mcp: ${message}\n`);
	try {
		if (args.includes('--help') || args.includes('-h')) {
			stdout.write(`${helpText('pinakes-mcp', DEFINITION)}\n`);
			return DONE;
		}
		const parsed = parseArguments(args, DEFINITION);
		if (parsed.options.version) stdout.write(`${VERSION}\n`);
		else await serveUntilEnd(parsed, report, system);
		return DONE;
	} catch (cause) {
		if (!(cause instanceof UsageError)) throw cause;
		report(cause.message);
		return UNUSABLE;
	}
}
