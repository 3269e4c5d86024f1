import { realpathSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Content } from '@pinakes/query';
import { isCommitted } from '@pinakes/query/format/committed';
import { parseJson } from '@pinakes/query/format/json';
import { MANIFEST_FILE } from '@pinakes/query/format/manifest';
import { textOf } from '@pinakes/query/format/utf8';
import { directorySource } from '@pinakes/query/node';
import sirv from 'sirv';

/** The only address that it is served at: nobody else's page may read what is on this machine. */
const HOST = '127.0.0.1';

/** Names by which a browser may ask for it; any other is a page of the web whose name was made to lead here. */
const NAMES: ReadonlySet<string> = new Set([HOST, 'localhost']);

/** A server of the explorer. */
export interface ExplorerServer {
	readonly address: string;
	close(): Promise<void>;
}

/**
 * Serves the explorer on loopback, with an index where the page looks for one.
 *
 * @param index the folder of the index; without, the page asks for one
 * @param port 0 for any that is free
 * @throws Error with code `EADDRINUSE` where the port is in use
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
		else void sendCommitted(index as string, inner, response);
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

/** Sends a file of an index in the committed layout, where it lies in another; 404 for one that the index does not list. */
async function sendCommitted(index: string, path: string, response: ServerResponse): Promise<void> {
	const inner = pathInIndex(path);
	const source = directorySource(index);
	const read = async (file: string): Promise<Content | undefined> => {
		const manifest = parseJson(textOf((await source.read(MANIFEST_FILE)) ?? ''));
		return isCommitted(manifest) && Object.hasOwn(manifest.files, file) ? source.read(file) : undefined;
	};
	const content = inner === undefined ? undefined : await read(inner).catch(() => undefined);
	if (content === undefined) response.writeHead(404).end();
	else response.writeHead(200, { 'content-type': 'application/json' }).end(content);
}

/** Whether a path names a file that lies in the index: no file of another kind, and no link. */
function isIndexFile(index: string, path: string): boolean {
	try {
		const inner = pathInIndex(path);
		return inner !== undefined && realpathSync(join(index, inner)) === join(realpathSync(index), inner);
	} catch {
		return false;
	}
}

/** Where the built explorer is. */
export function explorerFolder(): string {
	return join(dirname(fileURLToPath(import.meta.resolve('@pinakes/explorer/package.json'))), 'dist');
}

/** Where the script of the search box is. */
export function searchBoxFolder(): string {
	return join(dirname(fileURLToPath(import.meta.resolve('@pinakes/search-box/package.json'))), 'dist/standalone');
}

function listen(server: Server, port: number): Promise<void> {
	return new Promise((resolve, reject) => {
		server.once('error', reject);
		server.listen(port, HOST, resolve);
	});
}
