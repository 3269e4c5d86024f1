import { fileURLToPath } from 'node:url';
import { MCP_EXAMPLES, MCP_OPTIONS, TOKEN_VARIABLE } from '@pinakes/mcp/options';
import { defineCommand } from '../base/command.ts';
import { builtPart } from '../base/open-index.ts';
import { EXIT } from '../base/output.ts';

export const mcp = defineCommand({
	summary: 'Serve an index to agents over the Model Context Protocol',
	usage: '[--index DIR|URL] [--http]',
	options: MCP_OPTIONS,
	examples: [
		...MCP_EXAMPLES.map((example) => `pinakes mcp ${example}`),
		`${TOKEN_VARIABLE}=… pinakes mcp --index .pinakes --http`,
	],
	async run(args, output, system) {
		builtPart(fileURLToPath(import.meta.resolve('@pinakes/mcp/serve-until-end')));
		// Loaded here, as no other command needs the server and its dependencies.
		const { serveUntilEnd } = await import('@pinakes/mcp/serve-until-end');
		await serveUntilEnd(args, (message) => output.note(`pinakes mcp: ${message}`), system);
		return EXIT.answered;
	},
});
