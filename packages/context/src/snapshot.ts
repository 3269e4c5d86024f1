import type { Language } from '@pinakes/query';
import type { Slice, SliceRequest } from './slice.ts';

/** Something in the game, how many of it and how far away in blocks. */
export interface Thing {
	readonly name: string;
	readonly count?: number;
	readonly distance?: number;
}

/** What a bot sees of its game. Everything may be left out; what is not known is not said. */
export interface GameSnapshot {
	readonly task?: string;
	readonly position?: { readonly x: number; readonly y: number; readonly z: number };
	/** `overworld`, `the_nether`, `the_end` or another name. */
	readonly dimension?: string;
	/** Ticks of the day, 0 to 23999, or words. */
	readonly time?: number | string;
	/** 0 to 20. */
	readonly health?: number;
	/** 0 to 20. */
	readonly hunger?: number;
	readonly nearbyPlayers?: readonly Thing[];
	/** From here on, details alone. */
	readonly weather?: string;
	readonly biome?: string;
	readonly held?: string;
	readonly inventory?: readonly Thing[];
	readonly blocks?: readonly Thing[];
	readonly drops?: readonly Thing[];
	readonly entities?: readonly Thing[];
}

/** `lite` has at most `LITE_CHARACTERS`; `detail` has the same and everything else. */
export type SnapshotLevel = 'lite' | 'detail';

/** Characters of a lite snapshot at most. */
export const LITE_CHARACTERS = 150;

/** A snapshot in words. The detailed one is always the longer one. */
export declare function formatSnapshot(snapshot: GameSnapshot, level: SnapshotLevel, lang: Language): string;

/**
 * The slice `snapshot`: lite where the message is about what it tells, the whole where details are asked for.
 *
 * @param snapshot what is seen, or a function that looks, and is called only where the slice is included
 */
export declare function snapshotSlice(
	snapshot: GameSnapshot | ((request: SliceRequest) => GameSnapshot | Promise<GameSnapshot>),
	settings?: Partial<Omit<Slice, 'content'>>,
): Slice;
