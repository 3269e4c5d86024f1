import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tempFolder } from '@pinakes/testing/temp-folder';
import { expect, it } from 'vitest';
import { buildIndex } from '../build/build.ts';

/** A skill whose file has a line about what its description says. */
function skill(name: string): string {
	return `---\nname: ${name}\ndescription: Draws ${name} charts of tables\n---\n\n# ${name}\n\n- Charts of ${name} tables with colours\n`;
}

it('is measured by a build that has units enough', async () => {
	const names = Array.from({ length: 30 }, (_, i) => `topic${String.fromCharCode(97 + (i % 26))}${i}`);
	const folder = tempFolder(Object.fromEntries(names.map((name) => [`${name}/SKILL.md`, skill(name)])));
	const out = join(tempFolder(), 'index');
	await buildIndex({ folders: [folder], out });
	const { calibration } = JSON.parse(readFileSync(join(out, 'manifest.json'), 'utf8'));
	expect(calibration.units).toMatchObject({ source: 'measured', table: { threshold: 0.5 } });
	expect(calibration.units.table.questions).toBeGreaterThanOrEqual(30);
});
