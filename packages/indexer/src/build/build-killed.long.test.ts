import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { matchUnits, openIndex } from '@pinakes/query';
import { directorySource } from '@pinakes/query/node';
import { runs } from '@pinakes/testing/runs';
import { readTree, tempFolder } from '@pinakes/testing/temp-folder';
import { expect, it } from 'vitest';
import { brokenFiles, exitOf, spawnBuild } from '../../testing/builds.ts';
import { packageFile, unitFile } from '../../testing/samples.ts';

const UNITS = 600;
const KILLS = runs(10);

/** Sources of some thousand units, of which every description names the edition. */
function edition(name: string): string {
	const units = Array.from({ length: UNITS }, (_, i) => `unit-${i}`);
	const fields = {
		description: `Edition ${name} of a unit with a text of some length, so that there is something to write`,
	};
	const files = units.map(
		(unit, i) =>
			[`units/${unit}.json`, unitFile(unit, { ...fields, capability_tags: [unit, `tag-${i % 50}`] })] as const,
	);
	return tempFolder({ ...Object.fromEntries(files), 'packages/tool.json': packageFile(units) });
}

/** The edition of the index in a folder, after a look at every file of it. */
async function answerOf(out: string): Promise<string> {
	expect(brokenFiles(existsSync(out) ? out : `${out}.previous`)).toEqual([]);
	const index = await openIndex(directorySource(out));
	const { matches } = await matchUnits(index, { tags: ['unit-234', 'tag-34'] });
	expect(matches).toMatchObject([{ unit_id: 'gh:some/tool#unit-234', score: expect.closeTo(0.6, 9) }]);
	const { matches: last } = await matchUnits(index, { tags: ['unit-599'] });
	expect(last[0]?.unit.description).toBe(matches[0]?.unit.description);
	return matches[0]?.unit.description.split(' ')[1] as string;
}

it(`a build killed at any of ${KILLS} moments leaves the old index or the new one, whole`, async () => {
	const editions = { one: edition('one'), two: edition('two') };
	const parent = tempFolder();
	const out = join(parent, 'index');
	const start = performance.now();
	expect(await exitOf(spawnBuild({ folders: [editions.one], out }))).toBe(0);
	const duration = performance.now() - start;
	let current = await answerOf(out);
	expect(current).toBe('one');
	const outcomes = new Set<string>();
	for (let i = 0; i < KILLS; i++) {
		const next = current === 'one' ? 'two' : 'one';
		const child = spawnBuild({ folders: [editions[next]], out });
		const end = exitOf(child);
		// Evenly spread, a little beyond the end, with the machine's own unevenness for chance.
		await Promise.race([wait((duration * 1.1 * (i + 1)) / KILLS), end]);
		child.kill('SIGKILL');
		outcomes.add(String(await end));
		const answer = await answerOf(out);
		expect([current, next]).toContain(answer);
		current = answer;
	}
	expect(outcomes).toContain('SIGKILL');
	expect(await exitOf(spawnBuild({ folders: [editions.two], out }))).toBe(0);
	expect(await answerOf(out)).toBe('two');
	expect(readdirSync(parent)).toEqual(['index']);
	const fresh = join(tempFolder(), 'index');
	expect(await exitOf(spawnBuild({ folders: [editions.two], out: fresh }))).toBe(0);
	expect(readTree(out)).toEqual(readTree(fresh));
});
