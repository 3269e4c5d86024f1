import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { join, normalize } from 'node:path';
import { createGzip } from 'node:zlib';

/** Types by ending, as static hosts have them. */
const TYPES = {
	'.html': 'text/html',
	'.js': 'text/javascript',
	'.css': 'text/css',
	'.json': 'application/json',
	'.md': 'text/markdown',
};

/**
 * Serves a folder on loopback as static hosts do, gzipped.
 *
 * @param {string} folder
 * @returns {Promise<{ address: string, close: () => void }>}
 */
export async function serveSite(folder) {
	const server = createServer((request, response) => {
		const file = join(folder, normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://x').pathname)));
		if (!existsSync(file) || !statSync(file).isFile()) return response.writeHead(404).end();
		const type = TYPES[/** @type {keyof typeof TYPES} */ (file.slice(file.lastIndexOf('.')))] ?? 'text/plain';
		response.writeHead(200, { 'content-type': type, 'content-encoding': 'gzip' });
		return createReadStream(file).pipe(createGzip()).pipe(response);
	});
	await new Promise((resolve) => {
		server.listen(0, '127.0.0.1', () => resolve(undefined));
	});
	const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
	return { address: `http://127.0.0.1:${port}/`, close: () => server.close() };
}
