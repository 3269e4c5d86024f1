import { describe, expect, it } from 'vitest';
import { type ObservedBot, observe } from './observe.ts';

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
			health: 18,
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
