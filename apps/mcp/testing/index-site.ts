import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** A web server that has an index, and can misbehave. */
export interface IndexSite {
	readonly url: string;
	/** The folder whose files it gives. */
	folder: string;
	/** What it does to a request for a path instead of giving the file; undefined gives it. */
	misbehave: (path: string) => ((response: ServerResponse, file: Buffer) => void) | undefined;
	/** Paths and statuses of what was asked for. */
	readonly log: string[];
	close(): Promise<void>;
}

/** Serves an index as a host of static files does, with ETags. */
export async function serveIndex(folder: string): Promise<IndexSite> {
	const log: string[] = [];
	const server = createServer((request, response) => {
		const path = (request.url ?? '').slice('/index/'.length);
		const file = readIfThere(join(site.folder, path));
		const misbehave = site.misbehave(path);
		const etag = `"${createHash('sha256')
			.update(file ?? '')
			.digest('hex')}"`;
		if (file === undefined) response.writeHead(404).end();
		else if (misbehave !== undefined) misbehave(response, file);
		else if (request.headers['if-none-match'] === etag) response.writeHead(304).end();
		else response.writeHead(200, { etag }).end(file);
		log.push(`${path} ${response.statusCode}`);
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	const close = (): Promise<void> =>
		new Promise((resolve) => {
			server.close(() => resolve());
			server.closeAllConnections();
		});
	const { port } = server.address() as AddressInfo;
	const site: IndexSite = { url: `http://127.0.0.1:${port}/index`, folder, misbehave: () => undefined, log, close };
	onTestFinished(close);
	return site;
}

function readIfThere(file: string): Buffer | undefined {
	try {
		return readFileSync(file);
	} catch {
		return undefined;
	}
}
