import { createHash } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import S3rver from '@20minutes/s3rver';
import { lastingFolder, readTree } from './temp-folder.ts';

interface StoreRequest {
	readonly method: string;
	/** Path with the bucket, without parameters. */
	readonly path: string;
	readonly headers: IncomingHttpHeaders;
}

/** A local S3-compatible server whose requests can be made to fail. */
export interface ObjectStore {
	readonly endpoint: string;
	readonly bucket: string;
	/** Environment variables for its clients. */
	readonly env: Readonly<Record<string, string>>;
	/** Method, path and status of each request. */
	readonly log: string[];
	/** Returns what to do with a request instead; undefined to process it. */
	misbehave: (request: StoreRequest) => ((response: ServerResponse) => void) | undefined;
	/** Changes the answer to a request. */
	alter: (request: StoreRequest, body: Buffer) => Buffer;
	/** Keys of the objects in the bucket, sorted. */
	keys(): string[];
	close(): Promise<void>;
}

const KEY = 'S3RVER';
const BUCKET = 'docs';

/**
 * Starts a store with one private bucket. s3rver stores the objects and checks signatures; a proxy adds what it lacks:
 * conditional writes, atomic writes, and refusal of unsigned requests.
 */
export async function startObjectStore(): Promise<ObjectStore> {
	const directory = lastingFolder();
	const inner = new S3rver({
		address: '127.0.0.1',
		port: 0,
		silent: true,
		directory,
		configureBuckets: [{ name: BUCKET }],
	});
	const { port: innerPort } = await inner.run();
	const etags = new Map<string, string>();
	const inTurn = readersAndWriters();
	const server = createServer(async (incoming, response) => {
		const body = await buffer(incoming).catch(() => undefined);
		// A client that went away has sent no request.
		if (body === undefined) return;
		const { method = '', url = '', headers } = incoming;
		const asked: StoreRequest = { method, path: url.replace(/\?.*/, ''), headers };
		response.once('finish', () => store.log.push(`${method} ${asked.path} ${response.statusCode}`));
		const misbehaved = store.misbehave(asked);
		if (misbehaved !== undefined) return misbehaved(response);
		if (headers.authorization === undefined) return refuse(response, 403, 'AccessDenied');
		inTurn(method === 'PUT' || method === 'DELETE', () =>
			answer(asked, url, body, response).catch(() => refuse(response, 500, 'InternalError')),
		);
	});

	async function answer(asked: StoreRequest, url: string, body: Buffer, response: ServerResponse): Promise<void> {
		const { method, path, headers } = asked;
		const { 'if-match': wanted, 'if-none-match': unwanted } = headers;
		const etag = etags.get(path);
		const isWrite = method === 'PUT';
		if (isWrite && ((wanted !== undefined && wanted !== etag) || (unwanted === '*' && etag !== undefined))) {
			return refuse(response, 412, 'PreconditionFailed');
		}
		const [status, given, content] = await forwarded({ port: innerPort, method, path: url, headers }, body);
		if (status < 300 && isWrite) etags.set(path, `"${createHash('md5').update(body).digest('hex')}"`);
		if (status < 300 && method === 'DELETE') etags.delete(path);
		const altered = method === 'GET' ? store.alter(asked, content) : content;
		if (altered !== content) given['content-length'] = `${altered.length}`;
		response.writeHead(status, given).end(altered);
	}

	const endpoint = `http://127.0.0.1:${await listening(server)}`;
	const store: ObjectStore = {
		endpoint,
		bucket: BUCKET,
		env: { AWS_ENDPOINT_URL: endpoint, AWS_ACCESS_KEY_ID: KEY, AWS_SECRET_ACCESS_KEY: KEY, AWS_REGION: 'us-east-1' },
		log: [],
		misbehave: () => undefined,
		alter: (_, body) => body,
		keys: () =>
			Object.keys(readTree(join(directory, BUCKET)))
				.filter((path) => path.endsWith(OBJECT))
				.map((path) => path.slice(0, -OBJECT.length))
				.sort(),
		async close() {
			server.closeAllConnections();
			await new Promise((resolve) => server.close(resolve));
			await inner.close();
		},
	};
	return store;
}

/** Suffix of an object's file in s3rver. */
const OBJECT = '._S3rver_object';

/**
 * Returns a function that runs requests, and each write alone, as s3rver would show partial objects, and as a condition
 * must hold until the write ends.
 */
function readersAndWriters(): (isWrite: boolean, run: () => Promise<void>) => void {
	const reads = new Set<Promise<void>>();
	let lastWrite: Promise<unknown> = Promise.resolve();
	return (isWrite, run) => {
		if (isWrite) {
			lastWrite = Promise.allSettled([lastWrite, ...reads]).then(run);
			return;
		}
		const read = lastWrite.then(run).finally(() => reads.delete(read));
		reads.add(read);
	};
}

function refuse(response: ServerResponse, status: number, code: string): void {
	response.writeHead(status).end(`<Error><Code>${code}</Code><Message>Refused.</Message></Error>`);
}

function forwarded(
	options: { port: number; method: string; path: string; headers: IncomingHttpHeaders },
	body: Buffer,
): Promise<[status: number, headers: IncomingHttpHeaders, body: Buffer]> {
	return new Promise((resolve, reject) => {
		// No keep-alive, as s3rver may close a connection while it is reused.
		const outgoing = request({ host: '127.0.0.1', agent: false, ...options }, (response) => {
			buffer(response).then((content) => resolve([response.statusCode ?? 500, response.headers, content]), reject);
		});
		outgoing.on('error', reject);
		outgoing.end(body);
	});
}

async function listening(server: Server): Promise<number> {
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	return (server.address() as AddressInfo).port;
}
