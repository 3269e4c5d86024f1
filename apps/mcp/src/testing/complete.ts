import { oneLine } from '@pinakes/query/internal';
import { expect } from 'vitest';
import { rounded } from '../markdown.ts';
import type { Answer } from './client.ts';

/** What a text may say in other words: what is told by the order of things, or repeats what was asked. */
const TOLD_OTHERWISE = new Set(['operation', 'inferred', 'has_more', 'query', 'explain', 'package', 'kind']);

/** Expects that a result's text says everything that its structured content has. */
export function expectComplete({ text, data }: Answer): void {
	const said = oneLine(text);
	const missing = leaves(data).filter(({ path, value }) => {
		if (path.some((name) => TOLD_OTHERWISE.has(name))) return false;
		return !said.includes(typeof value === 'number' ? rounded(value) : oneLine(value));
	});
	expect(missing).toEqual([]);
}

interface Leaf {
	readonly path: readonly string[];
	readonly value: string | number;
}

function leaves(value: unknown, path: readonly string[] = []): Leaf[] {
	if (typeof value === 'string' || typeof value === 'number') return [{ path, value }];
	if (typeof value !== 'object' || value === null) return [];
	return Object.entries(value).flatMap(([name, item]) => leaves(item, [...path, name]));
}
