import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { lastingFolder } from '@pinakes/testing/temp-folder';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { indexIn, keptSlices, lastTrace } from '../../testing/fixture-index.ts';
import { joinAs, type Player } from '../../testing/player.ts';
import { eventually, type Running, startBot, startServer } from '../../testing/processes.ts';

/** What rounding and a moment's delay may make of a distance, in blocks. */
const A_BLOCK = 2;

const folder = lastingFolder();
const traces = join(folder, 'traces');
const memory = join(folder, 'memory.json');
let server: Running;
let port: number;
let bot: Running;
let alice: Player;
let bob: Player;

/** Where the bot says it is and how far away Alice is, in the last prompt. */
function seen() {
	const { text } = lastTrace(traces);
	const [, x, y, z] = /(-?\d+) (-?\d+) (-?\d+)/.exec(text) ?? [];
	const [, distance] = /Alice \((\d+) m\)/.exec(text) ?? [];
	return { position: [x, y, z].map(Number), distance: Number(distance) };
}

/** How far it is from a block to Alice, as the server knows it. */
function fromAlice([x = 0, y = 0, z = 0]: number[]): number {
	const { position } = alice.bot.entity;
	return Math.hypot(position.x - x, position.y - y, position.z - z);
}

/** Walks away from the bot, until everyone can see it, and stands still. */
async function walkAway({ bot: walker }: Player): Promise<void> {
	const { position } = seen();
	const [x = 0, , z = 0] = position;
	const { position: at } = walker.entity;
	await walker.lookAt(at.offset(10 * (at.x - x), walker.entity.height, 10 * (at.z - z)), true);
	const start = fromAlice(position);
	walker.setControlState('forward', true);
	await eventually(
		() => fromAlice(position) - start > 2 * A_BLOCK || undefined,
		() => 'Alice to walk away',
	);
	walker.setControlState('forward', false);
}

beforeAll(async () => {
	const index = await indexIn(folder);
	({ server, port } = await startServer());
	const where = ['--host', '127.0.0.1', '--port', String(port), '--username', 'Pinakes'];
	const files = ['--memory', memory, '--index', index, '--traces', traces];
	// Should the test be killed, the bot gives up by itself.
	bot = startBot([...where, ...files, '--retry', '0.2', '--attempts', '10', '--pace', '0.02', '--task', 'guard']);
	await bot.waitFor(/joined 127\.0\.0\.1/);
	alice = await joinAs('Alice', port);
});

afterAll(async () => {
	alice?.[Symbol.dispose]();
	bob?.[Symbol.dispose]();
	await bot?.[Symbol.asyncDispose]();
	await server?.[Symbol.asyncDispose]();
	rmSync(folder, { recursive: true, force: true });
});

describe('a bot on a Minecraft server', () => {
	it('packs what it sees, and follows who moves', async () => {
		const itself = await eventually(
			() => alice.bot.players.Pinakes?.entity,
			() => 'the bot in the sight of Alice',
		);
		await alice.ask('ai where are you, and who is nearby?', /Alice \(\d+ m\)/);
		expect(keptSlices(lastTrace(traces))).toEqual(['rules', 'snapshot', 'task']);
		const before = seen();
		const { x, y, z } = itself.position;
		expect(before.position).toEqual([x, y, z].map(Math.floor));
		expect(Math.abs(before.distance - fromAlice(before.position))).toBeLessThan(A_BLOCK);

		await walkAway(alice);
		await alice.ask('ai who is nearby?', /Alice \(\d+ m\)/);
		const after = seen();
		expect(after.position).toEqual(before.position);
		expect(Math.abs(after.distance - fromAlice(after.position))).toBeLessThan(A_BLOCK);
		expect(after.distance).toBeGreaterThan(before.distance);
	});

	it('tells nothing of its memories in small talk', async () => {
		await alice.ask('ai remember that my base is at 100 64 -200', /I will remember/);
		await alice.ask('ai haha, so funny', /\(No language model|No language model/);
		expect(keptSlices(lastTrace(traces)).filter((slice) => slice !== 'dialogue')).toEqual(['rules', 'task']);
	});

	it('recalls what a player said for that player alone', async () => {
		bob = await joinAs('Bob', port);
		await bob.ask('ai where is the base of Alice?', /No language model/);
		expect(lastTrace(traces).text).not.toContain('100 64 -200');
		expect(JSON.stringify(lastTrace(traces).request)).not.toContain('100 64 -200');
		await alice.ask('Pinakes, where is my base?', /100 64 -200/);
		expect(keptSlices(lastTrace(traces))).toContain('memory');
		await bob.ask('ai memory', /I remember nothing of you/);
	});

	it('does so in Chinese', async () => {
		await alice.ask('ai 记住钻石藏在雪山洞里', /我记住了/);
		await alice.ask('ai 钻石藏在哪里？', /雪山洞/);
		expect(lastTrace(traces).text).toContain('长期记忆:');
	});

	it('pulls the section for “how do I …”, with its source', async () => {
		await alice.ask('ai how do I roll back a release?', /\[handbook\/release\.md:\d+-\d+ /);
		expect(keptSlices(lastTrace(traces))).toContain('docs');
	});

	it('tells the whole snapshot if a player asks for it', async () => {
		await alice.ask('ai where are you?', /overworld/);
		expect(lastTrace(traces).text).not.toMatch(/grass_block|grass block/);
		expect(keptSlices(lastTrace(traces)).filter((slice) => slice !== 'dialogue')).toEqual([
			'rules',
			'snapshot',
			'task',
		]);
		await alice.ask('ai snapshot detail', /detail/);
		await alice.ask('ai where are you?', /overworld/);
		expect(lastTrace(traces).text).toMatch(/grass_block|grass block/);
		await alice.ask('ai snapshot lite', /lite/);
	});

	it('keeps the settings of players apart', async () => {
		await alice.ask('ai context memory off', /The slice memory is off/);
		await alice.ask('ai where is my base?', /No language model/);
		expect(keptSlices(lastTrace(traces))).not.toContain('memory');
		await alice.ask('ai context memory on', /The slice memory is on/);
		await alice.ask('ai budget 0', /0 tokens/);
		await alice.ask('ai where is my base?', /No language model/);
		expect(keptSlices(lastTrace(traces))).toEqual(['rules', 'task']);
		await bob.ask('ai budget', /1000 tokens/);
		await alice.ask('ai budget 1000', /1000 tokens/);
	});

	it('shows in a few lines what it chose, and would choose', async () => {
		await alice.ask('ai where is my base?', /100 64 -200/);
		await alice.ask('ai ctx', /Kept: rules \d+c always; task \d+\/\d+c always; .*memory \d+\/\d+c \d\.\d\d relevant/);
		await alice.ask('ai ctx 你在哪里？附近有谁？', /保留: .*snapshot/);
		await alice.ask('ai ctx haha, so funny', /Left out: .*snapshot 0\.\d\d below_min_score/);
	});

	it('answers nobody who speaks to others', async () => {
		const from = bob.read.length;
		bob.bot.chat('Alice: where is my base?');
		await bob.ask('ai budget', /1000 tokens/);
		expect(bob.read.slice(from).filter((line) => /<Pinakes>.*(?:found|base)/.test(line))).toEqual([]);
	});

	it('rejoins with its memories after it is kicked', async () => {
		const from = bot.stdout.length + bot.stderr.length;
		server.write('kick Pinakes enough');
		await bot.waitFor(/joining again/, from);
		await bot.waitFor(/joined 127\.0\.0\.1/, from);
		await alice.ask('ai where is my base?', /100 64 -200/);
	});

	it('rejoins with its memories after the server was stopped', async () => {
		const from = bot.stdout.length + bot.stderr.length;
		await server[Symbol.asyncDispose]();
		await bot.waitFor(/joining again/, from);
		({ server } = await startServer(port));
		await bot.waitFor(/joined 127\.0\.0\.1/, from);
		alice = await joinAs('Alice', port);
		await alice.ask('ai where is my base?', /100 64 -200/);
		expect(keptSlices(lastTrace(traces))).toContain('memory');
	});

	it('leaves when it is asked to', async () => {
		bot.process.kill('SIGTERM');
		expect(await bot.ended()).toBe(0);
		await eventually(
			() => alice.read.find((line) => line.includes('Pinakes left')),
			() => 'the server to say that the bot left',
		);
	});
});
