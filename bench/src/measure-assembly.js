/** Measures the time and memory of assembling prompts. */
import { assembleContext, createMemoryStore, memorySlice, snapshotSlice } from '@pinakes/context';
import { createChatLog } from './chat-log.js';
import { spreadOf } from './statistics.js';

const CALLS = 400;
const MEGABYTE = 2 ** 20;

/**
 * @typedef {object} Assembly
 * @property {number} memories
 * @property {import('./statistics.js').Spread} times of a call, in milliseconds
 * @property {number} heap that the store and 400 calls leave in use, in MB
 * @property {number} opened milliseconds until the store has its memories
 */

/**
 * Ten slices, of which one has memories and the others change with every call, as those of a game do.
 *
 * @param {number} memories
 * @returns {Promise<Assembly>}
 */
export async function measureAssembly(memories) {
	const statements = statementsOf(memories);
	const questions = createChatLog('zh', 2000, 7).filter(({ kind }) => kind === 'question' || kind === 'small_talk');
	for (let warm = 0; warm < 2; warm++) await run(createMemoryStore(statements.slice(0, 50)), questions, 200);
	const before = heapInUse();
	const start = performance.now();
	const store = createMemoryStore(statements);
	const opened = performance.now() - start;
	const times = await run(store, questions, CALLS);
	const heap = (heapInUse() - before) / MEGABYTE;
	if (store.size !== memories) throw new Error('A memory is missing.');
	return { memories, times: spreadOf(times), heap, opened };
}

/** @param {number} count */
function statementsOf(count) {
	const chatter = [];
	for (let seed = 1; chatter.length < count; seed++) {
		for (const { kind, text, player } of createChatLog('zh', 2000, seed)) {
			if (kind === 'fact' || kind === 'chatter')
				chatter.push({ kind: /** @type {const} */ ('long_term'), text, origin: player });
		}
	}
	return chatter.slice(0, count);
}

/**
 * @param {import('@pinakes/context').MemoryStore} store
 * @param {readonly import('./chat-log.js').Turn[]} questions
 * @param {number} calls
 */
async function run(store, questions, calls) {
	const times = [];
	for (let call = 0; call < calls; call++) {
		const { text: message, player } = questions[call % questions.length] ?? { text: '', player: '' };
		const slices = slicesOf(store, call);
		const start = performance.now();
		await assembleContext({ slices, message, player, budget: 600 });
		times.push(performance.now() - start);
	}
	return times;
}

/**
 * @param {import('@pinakes/context').MemoryStore} store
 * @param {number} call
 * @returns {import('@pinakes/context').Slice[]}
 */
function slicesOf(store, call) {
	/** @param {string} what @param {number} count */
	const lines = (what, count) =>
		Array.from({ length: count }, (_, i) => `${what}${i}：玩家${(call + i) % 40}在河湾挖到 ${i} 个铁矿`);
	return [
		{
			name: 'rules',
			label: '系统规则:',
			content: '你是 Minecraft 服务器里的伙伴。'.repeat(8),
			always: true,
			stable: true,
			trusted: true,
		},
		{ name: 'task', label: '任务状态:', content: `跟随玩家 ${call}`, always: true },
		{ name: 'affordances', content: lines('能力', 6), limit: 3 },
		{ name: 'events', content: lines('事件', 8), budget: { characters: 300 } },
		snapshotSlice({
			position: { x: call, y: 64, z: 0 },
			dimension: 'overworld',
			time: call * 20,
			health: 20,
			hunger: 18,
		}),
		memorySlice(store),
		{ name: 'dialogue', content: lines('对话', 6).map((text, i) => ({ text, pinned: i > 3 })) },
		{ name: 'skills', content: lines('技能', 4), limit: 2 },
		{ name: 'docs', content: [`下界合金锭由四个下界合金碎片和四个金锭合成，第 ${call} 页。`.repeat(4)] },
		{ name: 'notes', content: `备注 ${call}`, priority: 1 },
	];
}

function heapInUse() {
	for (let i = 0; i < 3; i++) globalThis.gc?.();
	return process.memoryUsage().heapUsed;
}
