import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { createSecureServer } from 'node:http2';
import { tmpdir } from 'node:os';
import { join, normalize } from 'node:path';
import { gzipSync } from 'node:zlib';

/** Types by ending, as static hosts have them. */
const TYPES = {
	'.html': 'text/html',
	'.js': 'text/javascript',
	'.css': 'text/css',
	'.json': 'application/json',
	'.md': 'text/markdown',
	'.bin': 'application/octet-stream',
	// Compressed by themselves, as those of Pagefind are.
	...Object.fromEntries(
		['.pagefind', '.pf_meta', '.pf_index', '.pf_fragment'].map((ending) => [ending, 'application/octet-stream']),
	),
};

/**
 * Serves a folder on loopback as static hosts do: texts gzipped, and other files by ranges where they have those.
 *
 * @param {string} folder
 * @param {'http' | 'https'} [protocol] `https` is HTTP/2, with a certificate of its own that nobody knows
 * @param {boolean} [hasRanges]
 * @returns {Promise<{ address: string, close: () => void }>}
 */
export async function serveSite(folder, protocol = 'http', hasRanges = true) {
	/**
	 * @param {{ url?: string | undefined, headers: { range?: string | undefined } }} request
	 * @param {import('node:http').ServerResponse | import('node:http2').Http2ServerResponse} response
	 */
	const answer = (request, response) => {
		const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://x').pathname));
		const file = join(folder, path.endsWith('/') ? `${path}index.html` : path);
		const bytes = fileIn(file);
		if (bytes === undefined) {
			response.writeHead(404);
			response.end();
			return;
		}
		const type = TYPES[/** @type {keyof typeof TYPES} */ (file.slice(file.lastIndexOf('.')))] ?? 'text/plain';
		if (type === TYPES['.bin']) {
			sendBytes(response, bytes, hasRanges ? request.headers.range : undefined);
			return;
		}
		response.writeHead(200, { 'content-type': type, 'content-encoding': 'gzip' });
		// At once: a stream to each of fifty small files would take this process longer than the browser that is measured.
		response.end(gzipped(file, bytes));
	};
	const server = protocol === 'http' ? createServer(answer) : createSecureServer(ownCertificate(), answer);
	await new Promise((resolve) => {
		server.listen(0, '127.0.0.1', () => resolve(undefined));
	});
	const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
	return { address: `${protocol}://127.0.0.1:${port}/`, close: () => server.close() };
}

/** Cache of compressed large files. @type {Map<string, Buffer>} */
const large = new Map();

/** @param {string} file @param {Buffer} bytes */
function gzipped(file, bytes) {
	if (bytes.length < 2 ** 20) return gzipSync(bytes);
	const key = `${file} ${bytes.length} ${statSync(file).mtimeMs}`;
	const known = large.get(key) ?? gzipSync(bytes);
	large.set(key, known);
	return known;
}

/** The content of a file; undefined if it is missing, as it may be while a folder is being replaced. @param {string} file */
function fileIn(file) {
	try {
		return readFileSync(file);
	} catch {
		return undefined;
	}
}

/**
 * @param {import('node:http').ServerResponse | import('node:http2').Http2ServerResponse} response
 * @param {Buffer} bytes
 * @param {string | undefined} range
 */
function sendBytes(response, bytes, range) {
	const [, from, last] = /^bytes=(\d+)-(\d+)$/.exec(range ?? '') ?? [];
	const [start, end] = [Number(from ?? 0), Number(last ?? bytes.length - 1) + 1];
	response.writeHead(from === undefined ? 200 : 206, {
		'content-type': TYPES['.bin'],
		'content-length': Math.min(end, bytes.length) - start,
		...(from === undefined ? {} : { 'content-range': `bytes ${start}-${end - 1}/${bytes.length}` }),
	});
	response.end(bytes.subarray(start, end));
}

/** A key and a certificate that openssl makes. */
function ownCertificate() {
	const folder = mkdtempSync(join(tmpdir(), 'pinakes-certificate-'));
	const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
	const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost'];
	execFileSync('openssl', [...request, '-keyout', key, '-out', cert], { stdio: 'ignore' });
	const pair = { key: readFileSync(key), cert: readFileSync(cert) };
	rmSync(folder, { recursive: true });
	return pair;
}
