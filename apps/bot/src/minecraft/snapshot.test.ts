import { assembleContext } from '@pinakes/context';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
	formatSnapshot,
	type GameSnapshot,
	MAX_CHARACTERS,
	type ObservedBot,
	observe,
	snapshotSlice,
} from './snapshot.ts';

const FULL: GameSnapshot = {
	task: '跟随小明',
	position: { x: 120.6, y: 64, z: -310.2 },
	dimension: 'overworld',
	time: 13_500,
	health: 18.5,
	hunger: 17,
	nearbyPlayers: [{ name: 'Steve', distance: 6.4 }, { name: '小红' }],
	weather: 'rain',
	held: 'diamond_pickaxe',
	inventory: [{ name: 'torch', count: 64 }],
	blocks: [{ name: 'coal_ore', count: 3, distance: 5 }],
	drops: [],
};

describe('a snapshot', () => {
	const isShown = async (message: string): Promise<boolean> => {
		const { trace } = await assembleContext({ slices: [snapshotSlice(() => FULL)], message });
		return trace.text !== '';
	};

	it.each([
		'你在哪？',
		'附近有谁',
		'where are you?',
		'how hungry are you?',
		'is Steve near you?',
		'你几滴血',
		'what time is it?',
	])('answers a question for what it has: %s', async (message) => {
		expect(await isShown(message)).toBe(true);
	});

	it.each([
		'我血压高怎么办',
		'the position of the company',
		'世界杯冠军是谁',
		'where is the nearest pharmacy?',
		'公司的位置在哪里',
		'what is your position on taxes?',
		'who won?',
	])('answers no question for something else: %s', async (message) => {
		expect(await isShown(message)).toBe(false);
	});
});

describe('a snapshot in words', () => {
	it('is a line with what matters most', () => {
		expect(formatSnapshot(FULL, 'lite', 'zh')).toBe(
			'任务: 跟随小明; 位置: 121 64 -310; 维度: overworld; 时间: 夜晚 19:30; 生命: 19; 饥饿: 17; 附近玩家: Steve (6 格), 小红',
		);
		expect(formatSnapshot(FULL, 'lite', 'en')).toBe(
			'task: 跟随小明; pos: 121 64 -310; dim: overworld; time: night 19:30; HP: 19; hunger: 17; near: Steve (6 m), 小红',
		);
	});

	it('has everything where details are asked for', () => {
		expect(formatSnapshot(FULL, 'detail', 'en').split('\n')).toEqual([
			'task: 跟随小明',
			'pos: 121 64 -310',
			'dim: overworld',
			'time: night 19:30',
			'HP: 19',
			'hunger: 17',
			'near: Steve (6 m), 小红',
			'weather: rain',
			'in hand: diamond_pickaxe',
			'inventory: torch x64',
			'blocks: coal_ore x3 (5 m)',
			'drops: none',
		]);
	});

	it.each([
		[0, 'day 06:00'],
		[6000, 'day 12:00'],
		[12_500, 'dusk 18:30'],
		[23_500, 'dawn 05:30'],
	])('tells the time of tick %s', (time, words) => {
		expect(formatSnapshot({ time }, 'lite', 'en')).toBe(`time: ${words}`);
	});

	it('says nothing of what is not known', () => {
		expect(formatSnapshot({}, 'lite', 'zh')).toBe('');
		expect(formatSnapshot({ task: '', nearbyPlayers: [] }, 'lite', 'zh')).toBe('附近玩家: 无');
	});

	const text = fc.string({ unit: fc.constantFrom('a', '长', '\n', '\0', '😀', '; ', '\ud800'), maxLength: 60 });
	const number = fc.oneof(fc.double(), fc.integer());
	const things = fc.array(fc.record({ name: text, count: number, distance: number }, { requiredKeys: ['name'] }), {
		maxLength: 80,
	});
	const snapshot = fc.record(
		{
			...{ task: text, dimension: text, weather: text, biome: text, held: text },
			...{ time: number, health: number, hunger: number },
			position: fc.record({ x: number, y: number, z: number }),
			...{ nearbyPlayers: things, inventory: things, blocks: things, drops: things, entities: things },
		},
		{ requiredKeys: [] },
	);

	it('never has more than its characters, is one line where it is lite, and always shorter so', () => {
		fc.assert(
			fc.property(snapshot, fc.constantFrom('en' as const, 'zh' as const), (given, lang) => {
				const [lite, detail] = [formatSnapshot(given, 'lite', lang), formatSnapshot(given, 'detail', lang)];
				expect(lite.length).toBeLessThanOrEqual(MAX_CHARACTERS.lite);
				expect(detail.length).toBeLessThanOrEqual(MAX_CHARACTERS.detail);
				expect(lite).not.toContain('\n');
				expect(lite.length).toBeLessThan(detail.length);
				expect(`${lite}${detail}`).not.toMatch(/\0/);
			}),
		);
	});
});

/** A place that knows how far away others are, as mineflayer's vectors do. */
class Place {
	constructor(
		readonly x: number,
		readonly y: number,
		readonly z: number,
	) {}
	offset(x: number, y: number, z: number) {
		return new Place(this.x + x, this.y + y, this.z + z);
	}
	distanceTo({ x, y, z }: Place) {
		return Math.hypot(this.x - x, this.y - y, this.z - z);
	}
}

function observed(parts: object = {}): ObservedBot {
	const entity = { position: new Place(10.9, 64, -3.2), type: 'player' };
	const zombies = [5, 9].map((x) => ({ name: 'zombie', type: 'hostile', position: new Place(10.9 + x, 64, -3.2) }));
	const drop = {
		name: 'item',
		type: 'other',
		position: new Place(10.9, 64, 0),
		getDroppedItem: () => ({ name: 'diamond', count: 3 }),
	};
	return {
		username: 'Pinakes',
		entity,
		entities: { 1: entity, 2: zombies[0], 3: zombies[1], 4: drop },
		players: {
			Pinakes: { username: 'Pinakes', entity },
			Far: { username: 'Far', entity: { position: new Place(500, 64, 0) } },
			Alice: { username: 'Alice', entity: { position: new Place(10.9, 64, 3.8) } },
			Bob: { username: 'Bob', entity: { position: new Place(12.9, 64, -3.2) } },
			Unseen: { username: 'Unseen', entity: undefined },
		},
		game: { dimension: 'minecraft:the_nether' },
		time: { timeOfDay: 6000 },
		health: 17.5,
		food: 19,
		isRaining: true,
		thunderState: 0,
		heldItem: { name: 'torch' },
		inventory: {
			items: () => [
				{ name: 'stone', count: 64 },
				{ name: 'torch', count: 2 },
				{ name: 'stone', count: 6 },
			],
		},
		blockAt: ({ y }: Place) => ({ name: y < 64 ? 'netherrack' : 'air', biome: { name: 'nether_wastes' } }),
		...parts,
	} as unknown as ObservedBot;
}

describe('observe', () => {
	it('tells task, place, dimension, time, health, hunger and who is near', () => {
		expect(observe(observed(), 'digging', false)).toEqual({
			task: 'digging',
			position: { x: 10, y: 64, z: -4 },
			dimension: 'the_nether',
			time: 6000,
			health: 17.5,
			hunger: 19,
			nearbyPlayers: [
				{ name: 'Bob', distance: 2 },
				{ name: 'Alice', distance: 7 },
			],
		});
	});

	it('tells in detail what is carried, lies and stands around', () => {
		expect(observe(observed(), 'digging', true)).toMatchObject({
			weather: 'rain',
			biome: 'nether_wastes',
			held: 'torch',
			inventory: [
				{ name: 'stone', count: 70 },
				{ name: 'torch', count: 2 },
			],
			blocks: [{ name: 'netherrack', count: 9 * 9 * 3, distance: 1 }],
			drops: [{ name: 'diamond', count: 3, distance: 3 }],
			entities: [{ name: 'zombie', count: 2, distance: 5 }],
		});
	});

	it('answers from what it knows before the bot is in the world', () => {
		expect(observe(observed({ entity: undefined }), 'digging', true)).toEqual({ task: 'digging' });
		const early = observed({ game: undefined, time: undefined, health: undefined, food: undefined });
		expect(observe(early, 'digging', false)).not.toHaveProperty('health');
	});
});
