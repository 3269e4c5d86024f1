import type { GameSnapshot, Thing } from '@pinakes/context';
import type { Bot } from 'mineflayer';

/** How far away players are near, in blocks; how far things are looked for. */
const NEAR_PLAYERS = 48;
const NEAR_THINGS = 24;

/** Blocks are counted up to this far away, sideways and up or down. */
const BLOCKS_ASIDE = 4;
const BLOCKS_UP = 3;

/** Kinds of things that are told, the most frequent. */
const MAX_KINDS = 20;

type Entity = Bot['entity'];

/** What a bot needs of the game to be observed: a part of mineflayer's bot. */
export type Observed = Pick<
	Bot,
	'entity' | 'entities' | 'players' | 'username' | 'game' | 'time' | 'health' | 'food' | 'isRaining' | 'thunderState'
> &
	Pick<Bot, 'heldItem' | 'inventory' | 'blockAt'>;

/**
 * What the bot sees of the game, from its state as the server told it. Before the bot has a place in the world
 * only what is known by then.
 *
 * @param isDetailed whether blocks, drops, the inventory and the like are looked for, which takes some milliseconds
 */
export function observe(bot: Observed, task: string, isDetailed: boolean): GameSnapshot {
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

function detailsOf(bot: Observed): GameSnapshot {
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

function playersNear(bot: Observed): Thing[] {
	return Object.values(bot.players)
		.filter(({ username, entity }) => username !== bot.username && entity?.position !== undefined)
		.map(({ username, entity }) => ({ name: username, distance: Math.round(distanceTo(bot, entity)) }))
		.filter(({ distance }) => distance <= NEAR_PLAYERS)
		.sort((one, other) => one.distance - other.distance);
}

function thingsNear(bot: Observed, found: readonly { entity: Entity; name: string; count: number }[]): Thing[] {
	const things = found
		.filter(({ entity }) => entity.position !== undefined)
		.map(({ entity, name, count }) => ({ name, count, distance: Math.round(distanceTo(bot, entity)) }))
		.filter(({ distance }) => distance <= NEAR_THINGS);
	return counted(things);
}

function blocksNear(bot: Observed): Thing[] {
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

function distanceTo(bot: Observed, entity: Entity): number {
	return bot.entity.position.distanceTo(entity.position);
}

/** Things of one name as one, with their number and the distance of the nearest; the most frequent first. */
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

/** A name without the namespace of the game itself. */
function plainName(name: string): string {
	return name.replace(/^minecraft:/, '');
}
