import { realpathSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sirv from 'sirv';
import { builtPart } from './built-part.ts';

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
	try {
		const inner = pathInIndex(path);
		return inner !== undefined && realpathSync(join(index, inner)) === join(realpathSync(index), inner);
	} catch {
		return false;
	}
}

export function explorerFolder(): string {
	return builtPart(join(dirname(fileURLToPath(import.meta.resolve('@pinakes/explorer/package.json'))), 'dist'));
}

/** Returns the folder of the search box script. */
export function searchBoxFolder(): string {
	const folder = dirname(fileURLToPath(import.meta.resolve('@pinakes/search-box/package.json')));
	return builtPart(join(folder, 'dist/standalone'));
}

function listen(server: Server, port: number): Promise<void> {
	return new Promise((resolve, reject) => {
		server.once('error', reject);
		server.listen(port, HOST, resolve);
	});
}
