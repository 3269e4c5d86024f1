import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { writeIndex as replaceFolder } from '@pinakes/indexer';
import { addFiles, readTree, tempFolder } from '@pinakes/testing/temp-folder';
import { describe, expect, it, vi } from 'vitest';

/** The call that fails, counted from 1, with its error; whether all after it fail as well, as if the process were gone. */
let fault = { at: 0, code: '', isCrash: false };
let calls = 0;

vi.mock('node:fs', async (load) => {
	const fs = await load<typeof import('node:fs')>();
	const names = [
		...['openSync', 'fsyncSync', 'closeSync', 'writeFileSync', 'readFileSync', 'mkdirSync', 'readdirSync', 'lstatSync'],
		...['renameSync', 'rmdirSync', 'unlinkSync', 'linkSync', 'copyFileSync', 'cpSync', 'rmSync', 'realpathSync'],
	] as const;
	const failing = names.map((name) => [
		name,
		// With the other forms of the call, such as realpathSync.native.
		Object.assign((...args: unknown[]) => {
			calls++;
			if (calls === fault.at || (fault.isCrash && fault.at > 0 && calls > fault.at))
				throw Object.assign(new Error(`${fault.code}: ${name}`), { code: fault.code });
			return (fs[name] as (...all: unknown[]) => unknown)(...args);
		}, fs[name]),
	]);
	return { ...fs, ...Object.fromEntries(failing) };
});

function withFault(next: typeof fault, run: () => void): void {
	calls = 0;
	fault = next;
	try {
		run();
	} catch {
		// What is left on the disk is what counts.
	} finally {
		fault = { at: 0, code: '', isCrash: false };
	}
}

/** An index of three files. */
function index(name: string): Map<string, string> {
	const files = { 'units.all.json': [0, ''], 'parts/a.json': [0, ''] };
	return new Map([
		['manifest.json', JSON.stringify({ format: 'pinakes-index', name, files })],
		['units.all.json', name],
		['parts/a.json', name],
	]);
}

/** What a reader finds: the names of the builds in the folder, or beside it if the folder is not there. */
function found(out: string): string[] {
	const folder = existsSync(out) ? out : `${out}.previous`;
	const tree = readTree(folder);
	const manifest = JSON.parse(tree['manifest.json'] ?? '{}') as { name?: string };
	return [
		...new Set([manifest.name ?? 'nothing', tree['units.all.json'] ?? 'nothing', tree['parts/a.json'] ?? 'nothing']),
	];
}

function replaced(): string {
	const out = join(tempFolder(), 'index');
	replaceFolder(out, index('old'));
	addFiles(out, { 'mine/file.txt': 'mine' });
	return out;
}

describe('a system call that fails while a folder is replaced', () => {
	/** The calls that a replacement makes. */
	function countCalls(): number {
		const out = replaced();
		withFault({ at: Number.POSITIVE_INFINITY, code: '', isCrash: false }, () => replaceFolder(out, index('new')));
		return calls;
	}

	it.each(['EIO', 'ENOSPC', 'EMFILE', 'EACCES', 'EPERM'])('with %s leaves the old index or the new one', (code) => {
		const count = countCalls();
		expect(count).toBeGreaterThan(30);
		for (let at = 1; at <= count; at++) {
			const out = replaced();
			withFault({ at, code, isCrash: false }, () => replaceFolder(out, index('new')));
			expect([['old'], ['new']], `call ${at}`).toContainEqual(found(out));
			replaceFolder(out, index('next'));
			expect(found(out)).toEqual(['next']);
			expect(readTree(out)['mine/file.txt']).toBe('mine');
		}
	});

	it('and all after it, as in a crash, leaves the old index or the new one', () => {
		const count = countCalls();
		for (let at = 1; at <= count; at++) {
			const out = replaced();
			withFault({ at, code: 'EIO', isCrash: true }, () => replaceFolder(out, index('new')));
			expect([['old'], ['new']], `call ${at}`).toContainEqual(found(out));
			replaceFolder(out, index('next'));
			expect([found(out), existsSync(`${out}.previous`)]).toEqual([['next'], false]);
			expect(readTree(out)['mine/file.txt']).toBe('mine');
		}
	});
});
