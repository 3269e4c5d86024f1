import { spawn } from 'node:child_process';
import fs, {
	chmodSync,
	existsSync,
	lstatSync,
	readdirSync,
	readFileSync,
	rmSync,
	statSync,
	symlinkSync,
	writeFileSync,
} from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { runs } from '@pinakes/testing/runs';
import { tempFolder } from '@pinakes/testing/temp-folder';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openMemoryFile } from './node.ts';

function tempFile(content?: string): string {
	const folder = tempFolder(content === undefined ? {} : { 'memories.json': content });
	onTestFinished(() => chmodSync(folder, 0o755));
	return join(folder, 'memories.json');
}

const LINES = ['{"id":"a","kind":"dialogue","text":"one"}', '{"id":"b","kind":"dialogue","text":"two"}'] as const;

describe('memories in a file', () => {
	it('are there when it is opened again', () => {
		const file = tempFile();
		const store = openMemoryFile(file);
		store.add(
			{ kind: 'long_term', text: '小明的家在海边', owner: '小明', time: 5 },
			{ kind: 'dialogue', text: 'gone' },
		);
		store.remove(store.list()[1]?.id ?? '');
		const again = openMemoryFile(pathToFileURL(file));
		expect(again.list()).toEqual(store.list());
		expect(again.search({ message: '小明的家在哪', player: '小明' })).toHaveLength(1);
		again.add({ kind: 'dialogue', text: 'new' });
		expect(new Set(again.list().map(({ id }) => id)).size).toBe(2);
		expect([again.aside, readdirSync(join(file, '..'))]).toEqual([null, ['memories.json']]);
	});

	it.each([
		['truncated', '{"format":"pinakes-memories","version":1,"memories":[{"id":"a","ki', 0],
		['empty', '', 0],
		[
			'without a comma after one',
			`{"format":"pinakes-memories","version":1,"memories":[\n${LINES[0]}\n${LINES[1]}\n]}\n`,
			2,
		],
		[
			'cut in its last line',
			`{"format":"pinakes-memories","version":1,"memories":[\n${LINES[0]},\n${LINES[1].slice(0, -3)}`,
			1,
		],
		['damaged in its first line', `{"format":"pinakes-mem\0,"memories":[\n${LINES[0]},\n${LINES[1]}\n]}\n`, 2],
		['without its first line', `${LINES[0]},\n${LINES[1]}\n]}\n`, 2],
		['of a misspelled format', `{"format":"pinakes","version":1,"memories":[${LINES[0]}]}`, 1],
		['something else', '[1,2,3]', 0],
		[
			'of wrong memories',
			'{"format":"pinakes-memories","version":1,"memories":[{"id":"a","kind":"dialogue","text":"good"},{"id":"a","kind":"dialogue","text":"twice"},{"id":"b","kind":"x"},7]}',
			1,
		],
	])('that is %s is put aside, and what can be read is kept', (_, content, kept) => {
		const file = tempFile(content);
		const store = openMemoryFile(file);
		expect([store.size, store.aside]).toEqual([kept, expect.stringContaining(`${file}.damaged-`)]);
		expect(readFileSync(store.aside ?? '', 'utf8')).toBe(content);
		store.add({ kind: 'dialogue', text: 'more' });
		const again = openMemoryFile(file);
		expect([again.size, again.aside]).toEqual([kept + 1, null]);
		// Each damage has one copy, however often it is read.
		writeFileSync(file, content);
		expect(openMemoryFile(file).aside).toBe(store.aside);
	});

	it('with a byte order mark are read', () => {
		const file = tempFile(`\ufeff{"format":"pinakes-memories","version":1,"memories":[${LINES.join(',')}]}`);
		const store = openMemoryFile(file);
		expect([store.size, store.aside]).toEqual([2, null]);
	});

	it.each([
		['whole', '{"format":"pinakes-memories","version":2,"memories":[],"more":true}'],
		['damaged', '{"format":"pinakes-memories","version":2,"memories":[\n{"id":"a'],
	])('of a newer version, %s, is left as it is', (_, content) => {
		const file = tempFile(content);
		expect(() => openMemoryFile(file)).toThrow(/version 2, this reads up to 1/);
		expect(readFileSync(file, 'utf8')).toBe(content);
	});

	it('that cannot be written gives a clear error, and the change is not made', () => {
		const store = openMemoryFile(join(tempFile('{}'), '..', 'missing', 'memories.json'));
		expect(() => store.add({ kind: 'dialogue', text: 'a' })).toThrow(
			/memories\.json cannot be written \(ENOENT\): check the folder/,
		);
		expect(store.size).toBe(0);
	});

	it('that is a folder gives a clear error', () => {
		expect(() => openMemoryFile(join(tempFile(), '..'))).toThrow(/cannot be read \(EISDIR\)/);
	});

	it('are for their owner alone', () => {
		const file = tempFile('{}');
		const store = openMemoryFile(file);
		store.add({ kind: 'dialogue', text: 'a' });
		expect([file, store.aside ?? ''].map((path) => statSync(path).mode & 0o777)).toEqual([0o600, 0o600]);
	});

	it('are flushed, and so is their folder, before a change returns', () => {
		const file = tempFile();
		const flushed: boolean[] = [];
		const { fsyncSync } = fs;
		fs.fsyncSync = (handle) => {
			flushed.push(fs.fstatSync(handle).isDirectory());
			fsyncSync(handle);
		};
		syncBuiltinESMExports();
		try {
			openMemoryFile(file).add({ kind: 'dialogue', text: 'a' });
		} finally {
			fs.fsyncSync = fsyncSync;
			syncBuiltinESMExports();
		}
		expect(flushed).toEqual([false, true]);
	});

	it('that others write or damage meanwhile are read again, and nothing is lost; what they delete is gone', () => {
		const file = tempFile();
		const [one, other] = [openMemoryFile(file), openMemoryFile(file)];
		const texts = (store: typeof one): string[] => store.list().map(({ text }) => text);
		one.add({ kind: 'dialogue', text: 'a' });
		other.add({ kind: 'dialogue', text: 'b' });
		one.remove(one.list()[0]?.id ?? '');
		other.add({ kind: 'dialogue', text: 'c' });
		expect([texts(one), texts(other)]).toEqual([
			['b', 'c'],
			['b', 'c'],
		]);
		writeFileSync(file, readFileSync(file, 'utf8').slice(0, -20));
		other.add({ kind: 'dialogue', text: 'd' });
		expect(texts(one).sort()).toEqual(['b', 'c', 'd']);
		expect(readdirSync(join(file, '..')).filter((name) => name.includes('.damaged-'))).toHaveLength(1);
		rmSync(file);
		one.add({ kind: 'dialogue', text: 'e' });
		expect(texts(other)).toEqual(['e']);
	});

	it('behind a link are changed where it points', () => {
		const file = tempFile();
		const link = `${file}.link`;
		openMemoryFile(file).add({ kind: 'dialogue', text: 'secret' });
		symlinkSync(file, link);
		const store = openMemoryFile(link);
		store.remove(store.list()[0]?.id ?? '');
		expect(lstatSync(link).isSymbolicLink()).toBe(true);
		expect(readFileSync(file, 'utf8')).not.toContain('secret');
	});

	it('are not written under the lock of another process, but after one that is gone', () => {
		const file = tempFile();
		const store = openMemoryFile(file);
		writeFileSync(`${file}.lock`, '999999999-0 gone');
		store.add({ kind: 'dialogue', text: 'a' });
		expect(readdirSync(join(file, '..'))).toEqual(['memories.json']);
	});

	it('take what is told at an earlier time than before, as after a clock was put back', () => {
		const file = tempFile();
		openMemoryFile(file).add({ kind: 'dialogue', text: 'The boat is red', time: 5000 });
		openMemoryFile(file).add({ kind: 'dialogue', text: 'The boat is at the pier', time: 1000 });
		expect(openMemoryFile(file).search({ message: 'where is the boat?', now: 2000 })).toHaveLength(2);
	});

	/** Starts a process that adds memories, each after its predecessor is written, and calls back with what it says. */
	function writer(file: string, count: number, onSaid: (said: string, kill: () => void) => void): Promise<string> {
		const built = fileURLToPath(new URL('../dist/node.js', import.meta.url));
		expect(existsSync(built)).toBe(true);
		const program = `import { openMemoryFile } from ${JSON.stringify(built)};
			const store = openMemoryFile(process.argv[1]);
			for (let i = 0; i < ${count}; i++) {
				const [{ id }] = store.add({ kind: 'dialogue', text: 'x'.repeat(1 + Math.floor(Math.random() * 2000)) });
				process.stdout.write(id + '\\n');
			}`;
		const child = spawn(process.execPath, ['--input-type=module', '-e', program, file], {
			stdio: ['ignore', 'pipe', 'inherit'],
		});
		let said = '';
		return new Promise((done) => {
			child.stdout.on('data', (chunk: Buffer) => {
				said += chunk.toString();
				onSaid(said, () => child.kill('SIGKILL'));
			});
			child.once('close', () => done(said));
		});
	}

	it('of two processes that write at the same time are all there', async () => {
		const file = tempFile();
		const said = await Promise.all([1, 2].map(() => writer(file, 50, () => undefined)));
		const ids = said.join('').split('\n').filter(Boolean);
		expect([ids.length, new Set(ids).size, openMemoryFile(file).size]).toEqual([100, 100, 100]);
	});

	it('survives two processes that are killed at any moment', async () => {
		const file = tempFile();
		for (let round = 0; round < runs(5); round++) {
			const said = await Promise.all(
				[1, 2].map((which) =>
					writer(file, 100, (said, kill) => {
						// Killed after some writes, at a moment that differs from round to round.
						if (said.split('\n').length > which + (round % 5)) kill();
					}),
				),
			);
			const store = openMemoryFile(file);
			expect(store.aside).toBeNull();
			// Whatever was said to be stored is there.
			for (const id of said.join('').split('\n').filter(Boolean)) expect(store.get(id)?.kind).toBe('dialogue');
		}
		openMemoryFile(file).add({ kind: 'dialogue', text: 'last' });
		expect(readdirSync(join(file, '..'))).toEqual(['memories.json']);
	});
});
