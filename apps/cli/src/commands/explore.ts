import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DEFAULT_INDEX, UsageError } from '@pinakes/command-line/definition';
import { isThere, locate } from '@pinakes/indexer/internal';
import { MANIFEST_FILE } from '@pinakes/query/internal';
import sirv from 'sirv';
import { defineCommand } from '../base/command.ts';
import { explorerFolder } from '../base/open-index.ts';
import { EXIT, printable } from '../base/output.ts';

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
	async run(args, output, system) {
		const index = args.options.index ?? (hasIndex(DEFAULT_INDEX) ? DEFAULT_INDEX : undefined);
		if (index !== undefined && !hasIndex(index)) {
			throw new UsageError(`${index} holds no index: build one with pinakes build --out ${index}.`);
		}
		const server = await serve(index, args.options.port);
		output.data(`the explorer is at ${server.address}${index === undefined ? '' : `, with ${printable(index)}`}`);
		output.note('Ctrl+C ends it.');
		if (!args.options['no-open'] && output.isTerminal) await openInBrowser(server.address);
		await once(system.interrupted(), 'abort');
		await server.close();
		return EXIT.answered;
	},
});

function hasIndex(folder: string): boolean {
	return isThere(folder, MANIFEST_FILE);
}

async function serve(index: string | undefined, port: number) {
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

/** The server listens only on loopback, as it gives access to local files. */
const HOST = '127.0.0.1';

/** Accepted host names, against DNS rebinding. */
const NAMES: ReadonlySet<string> = new Set([HOST, 'localhost']);

/** A running explorer. */
interface ExplorerServer {
	readonly address: string;
	close(): Promise<void>;
}

/**
 * Serves the explorer on loopback, with an index.
 *
 * @param index folder of the index; undefined if the user chooses one in the page
 * @param port 0 for any free port
 * @throws Error with code `EADDRINUSE` if the port is in use
 */
export async function serveExplorer(index: string | undefined, port: number): Promise<ExplorerServer> {
	const page = sirv(explorerFolder(), { dev: true });
	const files = index === undefined ? undefined : sirv(index, { dev: true });
	const server = createServer((request, response) => {
		const missing = (): void => {
			response.writeHead(404).end();
		};
		if (!NAMES.has((request.headers.host ?? '').replace(/:\d+$/, ''))) {
			response.writeHead(403).end();
			return;
		}
		response.setHeader('cache-control', 'no-store');
		response.setHeader('x-content-type-options', 'nosniff');
		const inner = /^\/index(\/.*)$/.exec(request.url ?? '')?.[1];
		if (inner === undefined) page(request, response, missing);
		else if (files === undefined) missing();
		else if (isIndexFile(index as string, inner)) files(Object.assign(request, { url: inner }), response, missing);
		else missing();
	});
	await listen(server, port);
	const { port: given } = server.address() as AddressInfo;
	return {
		address: `http://${HOST}:${given}/`,
		close: () =>
			new Promise((resolve) => {
				server.closeAllConnections();
				server.close(() => resolve());
			}),
	};
}

/** Returns the path of a file that an index may have, without a slash; undefined for any other path. */
function pathInIndex(path: string): string | undefined {
	return /^\/((?:parts\/(?:pages\/)?)?\w[\w.-]*\.json)(?:\?.*)?$/.exec(path)?.[1];
}

/** Whether a path is a regular file of the index, and not a link. */
function isIndexFile(index: string, path: string): boolean {
	const inner = pathInIndex(path);
	const found = inner === undefined ? undefined : locate(index, inner);
	return found !== undefined && 'file' in found && !found.isLinked;
}

function listen(server: Server, port: number): Promise<void> {
	return new Promise((resolve, reject) => {
		server.once('error', reject);
		server.listen(port, HOST, resolve);
	});
}
