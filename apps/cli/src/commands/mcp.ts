import { MCP_EXAMPLES, MCP_FLAGS, TOKEN_VARIABLE } from '@pinakes/mcp/flags';
import type { Command } from '../command.ts';
import { EXIT, UsageError } from '../exit-codes.ts';

const NAMES = Object.keys(MCP_FLAGS) as (keyof typeof MCP_FLAGS)[];

/** `pinakes mcp`: the same as the program `pinakes-mcp`. */
export const mcp: Command = {
	summary: 'Serve an index to agents over the Model Context Protocol',
	usage: '--index DIR|URL [--http]',
	flags: MCP_FLAGS,
	examples: [
		...MCP_EXAMPLES.map((example) => `pinakes mcp ${example}`),
		`${TOKEN_VARIABLE}=… pinakes mcp --index .pinakes --http`,
	],
	async run(args, output) {
		if (args.positionals.length > 0) {
			throw new UsageError(`mcp takes no ${args.positionals[0]}: name the index by --index.`);
		}
		// Only now: no other command needs the server and what it stands on.
		const { serveUntilEnd, SettingsError } = await import('@pinakes/mcp');
		const values = NAMES.map((name) => [
			name,
			MCP_FLAGS[name].type === 'boolean' ? args.flag(name) || undefined : args.text(name),
		]);
		try {
			await serveUntilEnd(Object.fromEntries(values), (message) => output.note(`pinakes mcp: ${message}`));
			return EXIT.answered;
		} catch (cause) {
			throw cause instanceof SettingsError ? new UsageError(cause.message) : cause;
		}
	},
};
