import type { Bot } from 'mineflayer';
import type { GameSnapshot, Thing } from './snapshot.ts';

/** Maximum distances in blocks of players and of other things. */
const NEAR_PLAYERS = 48;
const NEAR_THINGS = 24;

/** Maximum distances of counted blocks, horizontally and vertically. */
const BLOCKS_ASIDE = 4;
const BLOCKS_UP = 3;

/** Maximum number of kinds of things; the most frequent are kept. */
const MAX_KINDS = 20;

type Entity = Bot['entity'];

/** The part of mineflayer's bot that is read. */
export type ObservedBot = Pick<
	Bot,
	'entity' | 'entities' | 'players' | 'username' | 'game' | 'time' | 'health' | 'food' | 'isRaining' | 'thunderState'
> &
	Pick<Bot, 'heldItem' | 'inventory' | 'blockAt'>;

/**
 * Returns what the bot sees of the game. Before it has spawned, only the task.
 *
 * @param isDetailed whether to include blocks, drops, the inventory and so on, which takes some milliseconds
 */
export function observe(bot: ObservedBot, task: string, isDetailed: boolean): GameSnapshot {
	if (bot.entity?.position === undefined) return { task };
	const { x, y, z } = bot.entity.position;
	const lite: GameSnapshot = {
		task,
		position: { x: Math.floor(x), y: Math.floor(y), z: Math.floor(z) },
		...(bot.game?.dimension === undefined ? {} : { dimension: plainName(bot.game.dimension) }),
		...(bot.time?.timeOfDay === undefined ? {} : { time: bot.time.timeOfDay }),
		...(bot.health === undefined ? {} : { health: Math.round(bot.health) }),
		...(bot.food === undefined ? {} : { hunger: Math.round(bot.food) }),
		nearbyPlayers: playersNear(bot),
	};
	return isDetailed ? { ...lite, ...detailsOf(bot) } : lite;
}

function detailsOf(bot: ObservedBot): GameSnapshot {
	const block = bot.blockAt(bot.entity.position, false);
	const others = Object.values(bot.entities).filter((entity) => entity !== bot.entity && entity.type !== 'player');
	const isDrop = (entity: Entity) => entity.name === 'item';
	return {
		weather: bot.thunderState > 0 ? 'thunder' : bot.isRaining ? 'rain' : 'clear',
		...(block?.biome?.name ? { biome: plainName(block.biome.name) } : {}),
		...(bot.heldItem ? { held: bot.heldItem.name } : {}),
		inventory: counted((bot.inventory?.items() ?? []).map(({ name, count }) => ({ name, count }))),
		blocks: blocksNear(bot),
		drops: thingsNear(
			bot,
			others.filter(isDrop).map((entity) => {
				const item = entity.getDroppedItem();
				return { entity, name: item?.name ?? 'item', count: item?.count ?? 1 };
			}),
		),
		entities: thingsNear(
			bot,
			others
				.filter((entity) => !isDrop(entity))
				.map((entity) => ({ entity, name: entity.name ?? 'unknown', count: 1 })),
		),
	};
}

function playersNear(bot: ObservedBot): Thing[] {
	return Object.values(bot.players)
		.filter(({ username, entity }) => username !== bot.username && entity?.position !== undefined)
		.map(({ username, entity }) => ({ name: username, distance: Math.round(distanceTo(bot, entity)) }))
		.filter(({ distance }) => distance <= NEAR_PLAYERS)
		.sort((one, other) => one.distance - other.distance);
}

function thingsNear(bot: ObservedBot, found: readonly { entity: Entity; name: string; count: number }[]): Thing[] {
	const things = found
		.filter(({ entity }) => entity.position !== undefined)
		.map(({ entity, name, count }) => ({ name, count, distance: Math.round(distanceTo(bot, entity)) }))
		.filter(({ distance }) => distance <= NEAR_THINGS);
	return counted(things);
}

function blocksNear(bot: ObservedBot): Thing[] {
	const found: Thing[] = [];
	for (let up = -BLOCKS_UP; up <= BLOCKS_UP; up += 1) {
		for (let east = -BLOCKS_ASIDE; east <= BLOCKS_ASIDE; east += 1) {
			for (let south = -BLOCKS_ASIDE; south <= BLOCKS_ASIDE; south += 1) {
				const name = bot.blockAt(bot.entity.position.offset(east, up, south), false)?.name;
				if (name === undefined || name.endsWith('air')) continue;
				found.push({ name, distance: Math.round(Math.hypot(east, up, south)) });
			}
		}
	}
	return counted(found);
}

function distanceTo(bot: ObservedBot, entity: Entity): number {
	return bot.entity.position.distanceTo(entity.position);
}

/** Groups things by name, with their number and the distance of the nearest, most frequent first. */
function counted(things: readonly Thing[]): Thing[] {
	const byName = new Map<string, { name: string; count: number; distance?: number }>();
	for (const { name, count = 1, distance } of things) {
		const thing = byName.get(name);
		const nearest = Math.min(thing?.distance ?? Number.POSITIVE_INFINITY, distance ?? Number.POSITIVE_INFINITY);
		byName.set(name, {
			name,
			count: (thing?.count ?? 0) + count,
			...(Number.isFinite(nearest) ? { distance: nearest } : {}),
		});
	}
	return [...byName.values()].sort((one, other) => other.count - one.count).slice(0, MAX_KINDS);
}

/** Removes the namespace `minecraft:` from a name. */
function plainName(name: string): string {
	return name.replace(/^minecraft:/, '');
}
