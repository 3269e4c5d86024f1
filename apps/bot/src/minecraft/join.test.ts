import { createServer } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type JoinSettings, stayJoined } from './join.ts';

/** A server that only hangs up on everyone. */
const server = createServer((socket) => socket.destroy());
let lines: string[];

function settings(parts: Partial<JoinSettings> = {}): JoinSettings {
	const { port } = server.address() as { port: number };
	const signal = new AbortController().signal;
	const log = (line: string) => lines.push(line);
	const backOff = { first: 4, longest: 8 };
	return {
		host: '127.0.0.1',
		port,
		username: 'Pinakes',
		version: '1.16.1',
		backOff,
		attempts: 3,
		signal,
		log,
		...parts,
	};
}

beforeEach(async () => {
	lines = [];
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterEach(async () => {
	await new Promise((resolve) => server.close(resolve));
});

describe('stayJoined', () => {
	it('tries again, waits, and gives up when it was asked to', async () => {
		expect(await stayJoined(settings(), () => lines.push('joined'))).toBe(false);
		expect(lines).toHaveLength(3);
		expect(lines[0]).toMatch(/^left 127\.0\.0\.1:\d+: .+; joining again$/);
		expect(lines[2]).toMatch(/giving up after 3 attempts$/);
	});

	it('stops waiting when it is asked to leave', async () => {
		const ending = new AbortController();
		const backOff = { first: 60_000, longest: 60_000 };
		const log = (line: string) => {
			lines.push(line);
			ending.abort();
		};
		expect(await stayJoined(settings({ backOff, signal: ending.signal, log }), () => {})).toBe(true);
		expect(lines).toHaveLength(1);
	});

	it('does not try a version that there is not', async () => {
		await expect(stayJoined(settings({ version: '9.9' }), () => {})).rejects.toThrow(/9\.9: give --version from 1\./);
	});
});
