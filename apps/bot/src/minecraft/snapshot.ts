import type { Slice } from '@pinakes/context';
import type { Bilingual, Language } from '@pinakes/query';
import { definedFields, oneLine } from '@pinakes/query/internal';
import type { Bot } from 'mineflayer';
import { truncate } from '../text.ts';
import { FIELD_NAMES, GAME_WORDS } from './words.ts';

/** Something in the game, with its number and its distance in blocks. */
interface Thing {
	readonly name: string;
	readonly count?: number;
	readonly distance?: number;
}

/** What a bot sees of its game. Unknown fields are not printed. */
export interface GameSnapshot {
	readonly task?: string;
	readonly position?: { readonly x: number; readonly y: number; readonly z: number };
	readonly dimension?: string;
	/** Ticks of the day, 0 to 23999. */
	readonly time?: number;
	/** 0 to 20. */
	readonly health?: number;
	/** 0 to 20. */
	readonly hunger?: number;
	readonly nearbyPlayers?: readonly Thing[];
	/** This and the following fields are printed only in detailed snapshots. */
	readonly weather?: string;
	readonly biome?: string;
	readonly held?: string;
	readonly inventory?: readonly Thing[];
	readonly blocks?: readonly Thing[];
	readonly drops?: readonly Thing[];
	readonly entities?: readonly Thing[];
}

/** `lite`: the main fields in a line; `detail`: all fields, a line for each. */
type SnapshotLevel = 'lite' | 'detail';

/** Maximum characters of the slice, heading included. */
export const MAX_CHARACTERS: Readonly<Record<SnapshotLevel, number>> = { lite: 150, detail: 1500 };

const HEADING: Bilingual<string> = { en: 'Game snapshot:', zh: '游戏快照:' };
/** Characters of the heading and of the lines around the slice. */
const HEADING_LENGTH = 20;

/** Labels of the fields in printing order. Those after `nearbyPlayers` are printed only in detailed snapshots. */
const FIELDS: Readonly<Record<keyof GameSnapshot, Bilingual<string>>> = {
	task: { en: 'task', zh: '任务' },
	position: { en: 'pos', zh: '位置' },
	dimension: { en: 'dim', zh: '维度' },
	time: { en: 'time', zh: '时间' },
	health: { en: 'HP', zh: '生命' },
	hunger: { en: 'hunger', zh: '饥饿' },
	nearbyPlayers: { en: 'near', zh: '附近玩家' },
	weather: { en: 'weather', zh: '天气' },
	biome: { en: 'biome', zh: '群系' },
	held: { en: 'in hand', zh: '手持' },
	inventory: { en: 'inventory', zh: '背包' },
	blocks: { en: 'blocks', zh: '方块' },
	drops: { en: 'drops', zh: '掉落物' },
	entities: { en: 'entities', zh: '实体' },
};
const LITE_FIELDS = ['task', 'position', 'dimension', 'time', 'health', 'hunger', 'nearbyPlayers'] as const;

/** Maximum characters of a text or a name, by level. */
const MAX_LENGTH: Readonly<Record<SnapshotLevel, number>> = { lite: 16, detail: 80 };

/** Returns the slice `snapshot`: the lite one if it is relevant to the message, the whole if details are asked for. */
export function snapshotSlice(snapshot: () => GameSnapshot): Slice {
	const levelOf = (detail: boolean): SnapshotLevel => (detail ? 'detail' : 'lite');
	return {
		name: 'snapshot',
		label: HEADING,
		minScore: 1,
		budget: ({ detail }) => ({ characters: MAX_CHARACTERS[levelOf(detail)] }),
		content({ message, detail, lang }) {
			const level = levelOf(detail);
			const seen = snapshot();
			// Details that are wanted do not depend on the message.
			const score = detail || asksFor(message, seen) ? 1 : 0;
			return [{ id: level, text: formatSnapshot(seen, level, lang), score }];
		},
	};
}

/** Question words that ask for a field only where they are put to the bot or about its company. */
const ADDRESSED = /\b(?:you|u|r|me|us|we|i|here)\b|[你您我咱]/;
const QUESTION_NAMES: ReadonlySet<string> = new Set([
	...FIELD_NAMES.position.filter((name) => /哪|什么|where|far/.test(name)),
	...['anyone', 'anybody', 'alone', 'around', 'dark', 'hurt', '有人', '有谁', '谁在'],
]);

/** Whether a sentence of a message names a field of the snapshot, and nothing that it has not. */
function asksFor(message: string, snapshot: GameSnapshot): boolean {
	const names = Object.entries(FIELD_NAMES)
		.filter(([field]) => Object.hasOwn(snapshot, field))
		.flatMap(([, each]) => each);
	const values = Object.values(snapshot)
		.flatMap((value) => (Array.isArray(value) ? (value as readonly Thing[]).map(({ name }) => name) : []))
		.map((name) => name.toLowerCase());
	return message
		.toLowerCase()
		.split(/[。！？!?；;\n]|\.\s/)
		.some((sentence) => {
			const stretches = GAME_WORDS.stretchesOf(sentence);
			const named = stretches.map(({ text }) => text).filter((text) => names.includes(text as (typeof names)[number]));
			const isAsked = named.some((name) => !QUESTION_NAMES.has(name) || ADDRESSED.test(sentence));
			let rest = stretches.map(({ text, meaning }) => (meaning?.isIgnored ? ' ' : text)).join('');
			for (const value of values) rest = rest.replaceAll(value, ' ');
			const others = rest.match(/[a-z]{2,}|[\u4e00-\u9fff]{2,}/g) ?? [];
			return isAsked && others.every((word) => ADJECTIVES.has(word));
		});
}

/** Words that tell nothing of what a question is about. */
const ADJECTIVES: ReadonlySet<string> = new Set('exact exactly away far close current own other'.split(' '));

/** Returns a snapshot as text; fields and things that do not fit are left out. */
export function formatSnapshot(snapshot: GameSnapshot, level: SnapshotLevel, lang: Language): string {
	const names = level === 'lite' ? LITE_FIELDS : (Object.keys(FIELDS) as (keyof GameSnapshot)[]);
	const separator = level === 'lite' ? '; ' : '\n';
	let text = '';
	for (const name of names) {
		const values = valuesOf(snapshot[name], name, MAX_LENGTH[level], lang);
		const before = text === '' ? '' : text + separator;
		const room = MAX_CHARACTERS[level] - HEADING_LENGTH - before.length;
		const field = listWithin(`${FIELDS[name][lang]}: `, values, room);
		if (field !== '') text = before + field;
	}
	return text;
}

/** Returns a label with as many of its values as fit, and the number of those left out; '' if none fits. */
function listWithin(name: string, values: readonly string[], room: number): string {
	for (let count = values.length; count > 0; count--) {
		const rest = values.length - count;
		const text = name + values.slice(0, count).join(', ') + (rest > 0 ? ` +${rest}` : '');
		if (text.length <= room) return text;
	}
	return '';
}

function valuesOf(
	value: GameSnapshot[keyof GameSnapshot],
	name: keyof GameSnapshot,
	longest: number,
	lang: Language,
): string[] {
	if (value === undefined || value === '') return [];
	if (typeof value === 'string') return [short(value, longest)];
	if (typeof value === 'number') return [name === 'time' ? timeOf(value, lang) : String(Math.round(value))];
	if ('x' in value) return [[value.x, value.y, value.z].map(Math.round).join(' ')];
	if (value.length === 0) return [{ en: 'none', zh: '无' }[lang]];
	const metres = { en: 'm', zh: '格' }[lang];
	return value.map(({ name: thing, count, distance }) => {
		const times = count === undefined ? '' : ` x${Math.round(count)}`;
		const away = distance === undefined ? '' : ` (${Math.round(distance)} ${metres})`;
		return short(thing, longest) + times + away;
	});
}

/** Names of the times of day, with the tick at which each begins. */
const DAY: readonly (readonly [from: number, name: Bilingual<string>])[] = [
	[23_000, { en: 'dawn', zh: '黎明' }],
	[13_000, { en: 'night', zh: '夜晚' }],
	[12_000, { en: 'dusk', zh: '黄昏' }],
	[0, { en: 'day', zh: '白天' }],
];

function timeOf(ticks: number, lang: Language): string {
	const name = DAY.find(([from]) => ticks >= from)?.[1][lang] ?? '';
	const minutes = Math.floor((ticks * 60) / 1000);
	const two = (value: number): string => String(value).padStart(2, '0');
	return `${name} ${two((Math.floor(minutes / 60) + 6) % 24)}:${two(minutes % 60)}`;
}

function short(text: string, longest: number): string {
	const line = oneLine(text);
	return line.length <= longest ? line : `${truncate(line, longest - 1).trim()}…`;
}

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
	const { game, time, health, food: hunger } = bot;
	return {
		task,
		position: { x: Math.floor(x), y: Math.floor(y), z: Math.floor(z) },
		...definedFields({
			dimension: game?.dimension && plainName(game.dimension),
			time: time?.timeOfDay,
			health,
			hunger,
		}),
		nearbyPlayers: playersNear(bot),
		...(isDetailed ? detailsOf(bot) : {}),
	};
}

function detailsOf(bot: ObservedBot): GameSnapshot {
	const block = bot.blockAt(bot.entity.position, false);
	const others = Object.values(bot.entities).filter((entity) => entity !== bot.entity && entity.type !== 'player');
	const isDrop = (entity: Entity) => entity.name === 'item';
	return {
		weather: bot.thunderState > 0 ? 'thunder' : bot.isRaining ? 'rain' : 'clear',
		...definedFields({ biome: block?.biome?.name && plainName(block.biome.name), held: bot.heldItem?.name }),
		inventory: counted((bot.inventory?.items() ?? []).map(({ name, count }) => ({ name, count }))),
		blocks: blocksNear(bot),
		drops: thingsNear(bot, others.filter(isDrop), (entity) => entity.getDroppedItem() ?? { name: 'item' }),
		entities: thingsNear(
			bot,
			others.filter((entity) => !isDrop(entity)),
			({ name = 'unknown' }) => ({ name }),
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

function thingsNear(bot: ObservedBot, entities: readonly Entity[], thingOf: (entity: Entity) => Thing): Thing[] {
	const things = entities
		.filter(({ position }) => position !== undefined)
		.map((entity) => ({ ...thingOf(entity), distance: Math.round(distanceTo(bot, entity)) }))
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
		const thing = byName.get(name) ?? { name, count: 0 };
		thing.count += count;
		if (distance !== undefined) thing.distance = Math.min(thing.distance ?? distance, distance);
		byName.set(name, thing);
	}
	return [...byName.values()].sort((one, other) => other.count - one.count).slice(0, MAX_KINDS);
}

function plainName(name: string): string {
	return name.replace(/^minecraft:/, '');
}
