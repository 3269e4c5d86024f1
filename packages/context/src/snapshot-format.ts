import type { Bilingual, Language } from '@pinakes/query';
import { cleanLine } from './pack/clean.ts';
import { ELLIPSIS } from './pack/cut.ts';

/** Something in the game, with its number and its distance in blocks. */
export interface Thing {
	readonly name: string;
	readonly count?: number;
	readonly distance?: number;
}

/** What a bot sees of its game. All fields are optional; unknown ones are not printed. */
export interface GameSnapshot {
	readonly task?: string;
	readonly position?: { readonly x: number; readonly y: number; readonly z: number };
	/** `overworld`, `the_nether`, `the_end` or another name. */
	readonly dimension?: string;
	/** Ticks of the day, 0 to 23999, or a text. */
	readonly time?: number | string;
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

/** `lite`: the main fields in at most `LITE_CHARACTERS`; `detail`: all fields in at most `DETAIL_CHARACTERS`. */
export type SnapshotLevel = 'lite' | 'detail';

/** Maximum characters of a lite snapshot. */
export const LITE_CHARACTERS = 150;

/** Maximum characters of a detailed snapshot. */
export const DETAIL_CHARACTERS = 1500;

type Words = Bilingual<string>;

/** Labels of the fields in printing order. Those after `nearbyPlayers` are printed only in detailed snapshots. */
const FIELDS = {
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
} as const satisfies Readonly<Record<keyof GameSnapshot, Words>>;

const LITE_FIELDS = ['task', 'position', 'dimension', 'time', 'health', 'hunger', 'nearbyPlayers'] as const;

/** Lists that a detailed snapshot prints even if they are empty. */
const LISTS: ReadonlySet<string> = new Set(['inventory', 'blocks', 'drops', 'entities']);

const NONE: Words = { en: 'none', zh: '无' };

const DIMENSIONS: ReadonlyMap<string, Words> = new Map([
	['overworld', { en: 'overworld', zh: '主世界' }],
	['the_nether', { en: 'nether', zh: '下界' }],
	['the_end', { en: 'the end', zh: '末地' }],
]);

/** Names of the times of day, with the tick at which each begins. */
const DAY: readonly (readonly [from: number, name: Words])[] = [
	[23_000, { en: 'dawn', zh: '黎明' }],
	[13_000, { en: 'night', zh: '夜晚' }],
	[12_000, { en: 'dusk', zh: '黄昏' }],
	[0, { en: 'day', zh: '白天' }],
];

const TICKS_OF_DAY = 24_000;
const TICKS_OF_HOUR = 1000;

const FIRST_HOUR = 6;

/** Maximum characters of a text or a name, by level. */
const MAX_LENGTH: Readonly<Record<SnapshotLevel, number>> = { lite: 16, detail: 80 };
const MAX_THINGS = 60;

/** Greater than any distance in a world. */
const MAX_DISTANCE = 30_000_000;

/**
 * Returns a snapshot as text: one line for `lite`, a line per field for `detail`.
 *
 * @param most maximum characters. Default: that of the level
 */
export function formatSnapshot(
	snapshot: GameSnapshot,
	level: SnapshotLevel,
	lang: Language,
	most: number = level === 'lite' ? LITE_CHARACTERS : DETAIL_CHARACTERS,
): string {
	const names = level === 'lite' ? LITE_FIELDS : (Object.keys(FIELDS) as (keyof GameSnapshot)[]);
	const separator = level === 'lite' ? '; ' : '\n';
	let text = '';
	for (const name of names) {
		const values = valuesOf(snapshot, name, level, lang);
		if (values.length === 0) continue;
		const before = text === '' ? '' : text + separator;
		const field = listWithin(`${FIELDS[name][lang]}: `, values, most - before.length);
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

function valuesOf(snapshot: GameSnapshot, name: keyof GameSnapshot, level: SnapshotLevel, lang: Language): string[] {
	const value = snapshot[name];
	const longest = MAX_LENGTH[level];
	if (value === undefined || value === null) return LISTS.has(name) ? [NONE[lang]] : [];
	if (Array.isArray(value)) return thingsOf(value, longest, lang);
	if (name === 'time') return [timeOf(value as number | string, lang, longest)];
	if (name === 'dimension') return [dimensionOf(value as string, lang, longest)];
	if (typeof value === 'number') return Number.isFinite(value) ? [numeral(value)] : [];
	if (typeof value === 'string') return value.trim() === '' ? [] : [short(value, longest)];
	const { x, y, z } = value as NonNullable<GameSnapshot['position']>;
	return [[x, y, z].map(numeral).join(' ')];
}

function thingsOf(things: readonly Thing[], longest: number, lang: Language): string[] {
	if (things.length === 0) return [NONE[lang]];
	return things.slice(0, MAX_THINGS).map(({ name, count, distance }) => {
		const times = count === undefined ? '' : ` x${numeral(count)}`;
		const away =
			distance === undefined ? '' : { en: ` (${numeral(distance)} m)`, zh: ` (${numeral(distance)} 格)` }[lang];
		return short(String(name), longest) + times + away;
	});
}

function timeOf(time: number | string, lang: Language, longest: number): string {
	if (typeof time !== 'number' || !Number.isFinite(time)) return short(String(time), longest);
	const ticks = ((Math.round(time) % TICKS_OF_DAY) + TICKS_OF_DAY) % TICKS_OF_DAY;
	const [, name] = DAY.find(([from]) => ticks >= from) as (typeof DAY)[number];
	const hour = (Math.floor(ticks / TICKS_OF_HOUR) + FIRST_HOUR) % 24;
	const minute = Math.floor(((ticks % TICKS_OF_HOUR) * 60) / TICKS_OF_HOUR);
	return `${name[lang]} ${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}

function dimensionOf(dimension: string, lang: Language, longest: number): string {
	const name = String(dimension).replace(/^minecraft:/, '');
	return DIMENSIONS.get(name)?.[lang] ?? short(name, longest);
}

function numeral(value: number): string {
	return Number.isFinite(value) ? String(Math.round(Math.max(-MAX_DISTANCE, Math.min(MAX_DISTANCE, value)))) : '?';
}

function short(text: string, longest: number): string {
	const line = cleanLine(text);
	return line.length <= longest ? line : cleanLine(line.slice(0, longest - 1)) + ELLIPSIS;
}
