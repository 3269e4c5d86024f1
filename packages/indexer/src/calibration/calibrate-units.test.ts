import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { matchUnits, openIndex } from '@pinakes/query';
import { directorySource } from '@pinakes/query/node';
import { tempFolder } from '@pinakes/testing/temp-folder';
import { expect, it } from 'vitest';
import { buildIndex } from '../build/build.ts';

/** A skill whose file has a line about what its description says. */
function skill(name: string): string {
	return `---\nname: ${name}\ndescription: Draws ${name} charts of tables\n---\n\n# ${name}\n\n- Charts of ${name} tables with colours\n`;
}

it('is measured by a build that has units enough, and is low for skills that lack what a goal names', async () => {
	const names = Array.from({ length: 30 }, (_, i) => `topic${String.fromCharCode(97 + (i % 26))}${i}`);
	const folder = tempFolder(Object.fromEntries(names.map((name) => [`${name}/SKILL.md`, skill(name)])));
	const out = join(tempFolder(), 'index');
	await buildIndex({ folders: [folder], out });
	const { calibration } = JSON.parse(readFileSync(join(out, 'manifest.json'), 'utf8'));
	expect(calibration.units).toMatchObject({ source: 'measured', table: { threshold: 0.5 } });
	expect(calibration.units.table.questions).toBeGreaterThanOrEqual(30);

	const index = await openIndex(directorySource(out));
	const sure = async (goal: string) => (await matchUnits(index, { goal })).probability;
	const unnamed = await sure('charts of topicb1 tables');
	expect(unnamed).toBeGreaterThan(0.5);
	const unknown = await sure('charts of topicb1 tables in zebra');
	// Written like a name, and known as one in any letters.
	expect(await sure('charts of topicb1 tables in Zebra')).toBeLessThan(unknown - 0.1);
	expect(await sure('charts of topicb1 tables in kafka')).toBeLessThan(unknown - 0.1);
});
