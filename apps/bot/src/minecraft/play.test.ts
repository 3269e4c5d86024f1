import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { joinAs, type Player } from '../testing/player.ts';
import { eventually, type Running, startBot, startServer } from '../testing/processes.ts';
import { indexIn, keptSlices, lastTrace, tempFolder } from '../testing/temp-folder.ts';

/** Milliseconds for each step on a loaded machine. */
const PATIENCE = 90_000;

/** Far enough for everyone to see that a player has walked. */
const A_WALK = 4;

const folder = tempFolder();
const traces = join(folder.path, 'traces');
const memory = join(folder.path, 'memory.json');
let server: Running;
let port: number;
let bot: Running;
let alice: Player;
let bob: Player;

/** Where the bot says it is and how far away Alice is, in the last prompt. */
function seen() {
	const { text } = lastTrace(traces);
	const [, x, y, z] = /(-?\d+)[, ]+(-?\d+)[, ]+(-?\d+)/.exec(text.slice(text.indexOf('osition'))) ?? [];
	return { text, position: [x, y, z].map(Number) };
}

beforeAll(async () => {
	const index = await indexIn(folder.path);
	({ server, port } = await startServer());
	const where = ['--host', '127.0.0.1', '--port', String(port), '--username', 'Pinakes'];
	const files = ['--memory', memory, '--index', index, '--traces', traces];
	// Should the test be killed, the bot gives up by itself.
	bot = startBot([...where, ...files, '--retry', '0.2', '--attempts', '10', '--task', 'guarding the gate']);
	await bot.waitFor(/joined 127\.0\.0\.1/);
	alice = await joinAs('Alice', port);
	bob = await joinAs('Bob', port);
}, PATIENCE);

afterAll(async () => {
	alice?.[Symbol.dispose]();
	bob?.[Symbol.dispose]();
	await bot?.[Symbol.asyncDispose]();
	await server?.[Symbol.asyncDispose]();
	folder[Symbol.dispose]();
}, PATIENCE);

describe('a bot on a Minecraft server', { timeout: PATIENCE }, () => {
	it('packs what it sees, and follows what moves', async () => {
		await eventually(
			() => alice.bot.players.Pinakes?.entity,
			() => 'the bot in the sight of Alice',
		);
		await alice.ask('ai where are you, and who is nearby?', /Alice/);
		const { x, y, z } = alice.bot.players.Pinakes?.entity.position ?? { x: 0, y: 0, z: 0 };
		const before = seen();
		expect(before.position).toEqual([x, y, z].map(Math.floor));
		expect(keptSlices(lastTrace(traces))).toEqual(['rules', 'snapshot', 'task']);

		const start = alice.bot.entity.position.clone();
		alice.bot.setControlState('forward', true);
		await eventually(
			() => alice.bot.entity.position.distanceTo(start) > A_WALK || undefined,
			() => 'Alice to walk',
		);
		alice.bot.setControlState('forward', false);
		await alice.ask('ai who is nearby?', /Alice/);
		expect(seen().text).not.toBe(before.text);
	});
});
