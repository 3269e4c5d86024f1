import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Trace } from '@pinakes/context';
import { buildIndex } from '@pinakes/indexer';

/** The fixtures of the repository. */
const FIXTURES = new URL('../../../fixtures', import.meta.url).pathname;

/** Builds an index of the fixtures in a folder, and returns its path. */
export async function indexIn(folder: string): Promise<string> {
	const out = join(folder, 'index');
	await buildIndex({ folders: [FIXTURES], out });
	return out;
}

export function lastTrace(folder: string): Trace {
	const name = readdirSync(folder).sort().at(-1) ?? '';
	return JSON.parse(readFileSync(join(folder, name), 'utf8')) as Trace;
}

export function keptSlices({ fragments }: Trace): string[] {
	return [...new Set(fragments.filter(({ kept }) => kept).map(({ slice }) => slice))].sort();
}
