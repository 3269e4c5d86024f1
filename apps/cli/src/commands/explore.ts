import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { extname } from 'node:path';
import { UsageError } from '@pinakes/command-line/definition';
import { countOption, flag } from '@pinakes/command-line/options';
import { HOST, listen } from '@pinakes/command-line/system';
import { isThere, readBelow } from '@pinakes/indexer/internal/files';
import { MANIFEST_FILE } from '@pinakes/query/internal';
import { defineCommand, INDEX_OPTION } from '../base/command.ts';
import { explorerFolder } from '../base/open-index.ts';
import { EXIT, printable } from '../base/output.ts';

export const explore = defineCommand({
	summary: 'Show an index at work in the browser, served on this machine alone',
	usage: '[--index DIR] [--port N] [--no-open]',
	options: {
		index: INDEX_OPTION,
		port: countOption('the port; 0 for any that is free', { min: 0, max: 65_535, default: 0 }),
		'no-open': flag('only say the address'),
	},
	examples: ['pinakes explore --index .pinakes', 'pinakes explore --index .pinakes --port 4000 --no-open'],
	async run(args, output, system) {
		const { index } = args.options;
		if (!isThere(index, MANIFEST_FILE)) {
			throw new UsageError(`${index} holds no index: build one with pinakes build --out ${index}.`);
		}
		const server = await serveExplorer(index, args.options.port);
		output.data(`the explorer is at ${server.address}, with ${printable(index)}`);
		output.note('Ctrl+C ends it.');
		if (!args.options['no-open'] && output.isTerminal) openInBrowser(server.address);
		await once(system.interrupted(), 'abort');
		await server.close();
		return EXIT.answered;
	},
});

function openInBrowser(address: string): void {
	const opener = process.platform === 'darwin' ? 'open' : process.platform === 'win32' ? 'explorer' : 'xdg-open';
	// The address was printed, so it can be opened by hand.
	spawn(opener, [address], { detached: true, stdio: 'ignore' })
		.on('error', () => {})
		.unref();
}

/** Accepted host names, against DNS rebinding. */
const NAMES: ReadonlySet<string> = new Set([HOST, 'localhost']);

/**
 * Serves the explorer on loopback, with an index.
 *
 * @param index folder of the index
 * @param port 0 for any free port
 * @returns the address of the page, and what ends the server
 * @throws UsageError if the port is in use
 */
export async function serveExplorer(index: string, port: number) {
	const page = explorerFolder();
	const server = createServer((request, response) => {
		response.setHeader('cache-control', 'no-store').setHeader('x-content-type-options', 'nosniff');
		const isHere = NAMES.has((request.headers.host ?? '').replace(/:\d+$/, ''));
		const [, path = ''] = /^\/([^?]*)/.exec(request.url ?? '') ?? [];
		const content = isHere ? contentOf(path, page, index) : undefined;
		if (content === undefined) response.writeHead(isHere ? 404 : 403).end();
		else
			response.writeHead(200, { 'content-type': TYPES.get(extname(path)) ?? 'text/html; charset=utf-8' }).end(content);
	});
	const given = await listen(server, port);
	return {
		address: `http://${HOST}:${given}/`,
		close: () =>
			new Promise((resolve) => {
				server.closeAllConnections();
				server.close(resolve);
			}),
	};
}

const TYPES: ReadonlyMap<string, string> = new Map([
	['.js', 'text/javascript'],
	['.css', 'text/css'],
	['.json', 'application/json'],
]);

/** Matches the paths of files that an index may have, and those of the page. */
const INDEX_FILE = /^index\/((?:parts\/(?:pages\/)?)?\w[\w.-]*\.json)$/;
const PAGE_FILE = /^(?:assets\/\w[\w.-]*)?$/;
const MAX_BYTES = 2 ** 28;

/** Reads a file of the page or of the index; undefined for anything else. */
function contentOf(path: string, page: string, index: string): Uint8Array | undefined {
	const [, inner] = INDEX_FILE.exec(path) ?? [];
	try {
		if (inner !== undefined) return readBelow(index, inner, MAX_BYTES);
		return PAGE_FILE.test(path) ? readBelow(page, path || 'index.html') : undefined;
	} catch {
		return undefined;
	}
}
