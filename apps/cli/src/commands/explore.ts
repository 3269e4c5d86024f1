import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_INDEX } from '@pinakes/command-line/default-index';
import { UsageError } from '@pinakes/command-line/usage-error';
import { MANIFEST_FILE } from '@pinakes/query/format/manifest';
import { defineCommand } from '../command.ts';
import { EXIT } from '../exit-codes.ts';
import { printable } from '../output.ts';

const MAX_PORT = 65_535;

/** `pinakes explore`: serves the explorer on loopback until it is interrupted. */
export const explore = defineCommand({
	summary: 'Show an index at work in the browser, served on this machine alone',
	usage: '[--index DIR] [--port N] [--no-open]',
	options: {
		index: {
			type: 'string',
			value: 'DIR',
			help: `the index to look in; ${DEFAULT_INDEX} if it is there, else one is chosen on the page`,
		},
		port: {
			type: 'number',
			value: 'N',
			min: 0,
			max: MAX_PORT,
			isWhole: true,
			default: 0,
			help: 'the port; 0 for any that is free',
		},
		'no-open': { type: 'boolean', help: 'only say the address' },
	},
	examples: ['pinakes explore --index .pinakes', 'pinakes explore --index .pinakes --port 4000 --no-open'],
	async run(args, output) {
		const index = args.options.index ?? (hasIndex(DEFAULT_INDEX) ? DEFAULT_INDEX : undefined);
		if (index !== undefined && !hasIndex(index)) {
			throw new UsageError(`${index} holds no index: build one with pinakes build --out ${index}.`);
		}
		const server = await serve(index, args.options.port);
		output.data(`the explorer is at ${server.address}${index === undefined ? '' : `, with ${printable(index)}`}`);
		output.note('Ctrl+C ends it.');
		if (!args.options['no-open'] && output.isTerminal) await openInBrowser(server.address);
		await interrupted();
		await server.close();
		return EXIT.answered;
	},
});

function hasIndex(folder: string): boolean {
	return existsSync(join(folder, MANIFEST_FILE));
}

async function serve(index: string | undefined, port: number) {
	// Loaded here, as only this command needs it.
	const { serveExplorer } = await import('../explorer-server.ts');
	try {
		return await serveExplorer(index, port);
	} catch (cause) {
		if ((cause as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw cause;
		throw new UsageError(`Port ${port} is in use: name another one, or none.`);
	}
}

async function openInBrowser(address: string): Promise<void> {
	const { default: open } = await import('open');
	// The address was printed, so it can be opened by hand.
	await open(address).catch(() => undefined);
}

function interrupted(): Promise<void> {
	return new Promise((resolve) => {
		for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
	});
}
