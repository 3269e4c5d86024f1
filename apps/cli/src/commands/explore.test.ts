import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { symlinkSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { addFiles } from '@pinakes/testing/temp-folder';
import { describe, expect, it, onTestFinished } from 'vitest';
import { builtFolder, PROGRAM, pinakes } from '../../testing/run.ts';
import { serveExplorer } from './explore.ts';

async function served(index: string): Promise<string> {
	const { address, close } = await serveExplorer(index, 0);
	onTestFinished(async () => void (await close()));
	return address;
}

/** Asks as a page does whose name leads to this machine. */
function statusFor(address: string, host: string): Promise<number | undefined> {
	return new Promise((resolve, reject) => {
		request(address, { headers: { host } }, (response) => {
			response.resume();
			resolve(response.statusCode);
		})
			.once('error', reject)
			.end();
	});
}

describe('pinakes explore', () => {
	it('serves the page, and the index where that looks for one', async () => {
		const address = await served(join(await builtFolder(), 'index'));
		const page = await fetch(address);
		expect(page.headers.get('content-type')).toContain('text/html');
		const html = await page.text();
		expect(html).toContain('Content-Security-Policy');
		const script = /src="(\.\/assets\/[^"]+\.js)"/.exec(html)?.[1] as string;
		expect((await fetch(new URL(script, address))).status).toBe(200);
		const manifest = await fetch(new URL('index/manifest.json', address));
		expect(await manifest.json()).toMatchObject({ format: 'pinakes-index' });
		expect((await fetch(new URL('index/none.json', address))).status).toBe(404);
	});

	it('serves nothing else of the machine', async () => {
		const address = await served(join(await builtFolder(), 'index'));
		for (const path of [
			'index/../package.json',
			'index/%2e%2e/%2e%2e/etc/passwd',
			'..%2fpackage.json',
			'index//etc/passwd',
		]) {
			expect((await fetch(address + path)).status, path).toBe(404);
		}
	});

	it('serves no dotfile, no file of another kind and no link out of the index', async () => {
		const folder = await builtFolder();
		addFiles(folder, {
			'secret.json': '{}',
			'index/.env.json': 'x',
			'index/notes.html': 'x',
			'index/.git/config.json': 'x',
		});
		symlinkSync('../secret.json', join(folder, 'index/link.json'));
		symlinkSync('..', join(folder, 'index/parts/up.json'));
		const address = await served(join(folder, 'index'));
		for (const path of [
			'.env.json',
			'notes.html',
			'.git/config.json',
			'link.json',
			'parts/up.json',
			'parts/up.json/secret.json',
		])
			expect((await fetch(`${address}index/${path}`)).status, path).toBe(404);
		expect((await fetch(`${address}index/parts/lexicon.json`)).status).toBe(200);
	});

	it('answers no page whose name was made to lead here', async () => {
		const address = await served(join(await builtFolder(), 'index'));
		const { port } = new URL(address);
		expect(await statusFor(address, `localhost:${port}`)).toBe(200);
		for (const host of ['evil.example', `evil.example:${port}`, `127.0.0.1.evil.example:${port}`]) {
			expect(await statusFor(address, host), host).toBe(403);
		}
	});

	it('ends when it is interrupted', async () => {
		const index = join(await builtFolder(), 'index');
		const child = spawn(process.execPath, [PROGRAM, 'explore', '--index', index], {
			stdio: ['ignore', 'pipe', 'ignore'],
		});
		const [said] = (await once(child.stdout, 'data')) as [Buffer];
		const address = /http:\/\/127\.0\.0\.1:\d+\//.exec(said.toString())?.[0] as string;
		expect((await fetch(address)).status).toBe(200);
		child.kill('SIGINT');
		expect(await once(child, 'exit')).toEqual([0, null]);
	});

	it('says which port is in use, and which folder is no index', async () => {
		const index = join(await builtFolder(), 'index');
		const { port } = new URL(await served(index));
		const taken = await pinakes(['explore', '--index', index, '--port', port]);
		expect([taken.code, taken.stderr]).toEqual([
			2,
			`pinakes: Port ${port} of 127.0.0.1 is in use: name another by --port, or 0 for any that is free.\n`,
		]);
		const none = await pinakes(['explore', '--index', '/nowhere']);
		expect([none.code, none.stderr]).toEqual([2, expect.stringContaining('holds no index: build one')]);
		expect((await pinakes(['explore', '--port', '99999'])).code).toBe(2);
	});
});
