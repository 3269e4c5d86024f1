import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { matchUnits, openIndex } from '@pinakes/query';
import { normalizeTerm } from '@pinakes/query/internal';
import { directorySource } from '@pinakes/query/node';
import { runs } from '@pinakes/testing/runs';
import { addFiles, tempFolder } from '@pinakes/testing/temp-folder';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { brokenFiles } from '../../testing/builds.ts';
import { unitFile } from '../../testing/samples.ts';
import { buildIndex } from './build.ts';

const NASTY = [
	'__proto__',
	'constructor',
	'toString',
	'10',
	'9',
	'-0',
	'ＡＢ',
	'ß',
	'İ',
	'中文',
	'😀',
	'\ud800',
	'\u2028',
	'a\u0000b',
	'"',
	'\\',
	'a b',
	'../x',
	' t ',
];

const term = fc.oneof(fc.constantFrom(...NASTY), fc.string({ unit: 'binary', minLength: 1, maxLength: 6 }));
const text = fc.oneof(
	term,
	fc.lorem(),
	fc.array(term, { minLength: 1 }).map((terms) => terms.join(' ')),
);

const unit = fc.record({
	name: text,
	description: text,
	capability_tags: fc.array(term, { maxLength: 4 }),
	keywords: fc.array(term, { maxLength: 4 }),
	ide_support: fc.array(term, { maxLength: 2 }),
	conflicts: fc.option(text),
});

it('whatever words units are made of, each unit that is read is found by each of its terms', async () => {
	const folder = tempFolder();
	const out = join(folder, 'index');
	await fc.assert(
		fc.asyncProperty(fc.array(unit, { minLength: 1, maxLength: 6 }), fc.boolean(), async (units, split) => {
			rmSync(join(folder, 'units'), { recursive: true, force: true });
			addFiles(folder, { 'pinakes.config.json': split ? { split_above_bytes: 0 } : {} });
			units.forEach((fields, i) => {
				addFiles(folder, { [`units/${i}.json`]: unitFile(String(i), { ...fields, package_id: null }) });
			});
			const { summary, problems } = await buildIndex({ folders: [folder], out });
			const refused = new Set(problems.filter(({ severity }) => severity === 'error').map(({ file }) => file));
			expect(summary.units).toBe(units.length - refused.size);
			expect(brokenFiles(out)).toEqual([]);
			const index = await openIndex(directorySource(out));
			const byTag = new Map(
				Object.entries(JSON.parse(readFileSync(join(out, 'units.by_tag.json'), 'utf8')) as Record<string, string[]>),
			);
			for (const [i, { capability_tags, keywords }] of units.entries()) {
				if (refused.has(`units/${i}.json`)) continue;
				const id = unitFile(String(i)).unit_id as string;
				for (const tag of capability_tags.map(normalizeTerm)) {
					expect(byTag.get(tag)).toContain(id);
					const { matches } = await matchUnits(index, { tags: [tag] });
					expect(matches[0]?.unit.capability_tags.map(normalizeTerm)).toContain(tag);
				}
				for (const keyword of keywords.map(normalizeTerm)) {
					const { rejection_category } = await matchUnits(index, { keywords: [keyword] });
					expect(rejection_category).not.toBe('no_candidates_by_tag');
				}
			}
		}),
		{ numRuns: runs(25) },
	);
});
