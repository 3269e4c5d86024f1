import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { runs } from '@pinakes/testing/runs';
import { addFiles, tempFolder } from '@pinakes/testing/temp-folder';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildsOf } from '../../../testing/builds.ts';
import { areSampled } from './write.ts';

type Page = readonly (readonly [heading: string, text: string])[];

const WORDS = [
	...['database', 'backup', 'restore', 'cluster', 'getUserById', 'v1.2', '__proto__', 'constructor', 'naïve'],
	...['数据库', '數據庫', '台灣的', '臺湾', '缓存键', '删除', '备份', '恢复', '😀', '𠮷野家'],
];

/** Just enough sections for a sample: a page less, and vectors are learnt from all of them. */
const PAGES: ReadonlyMap<string, Page> = new Map(
	[...Array<number>(30).fill(100), 2, 2].map((sections, page) => [
		`${page}.md`,
		Array.from({ length: sections }, (_, i): [string, string] => [
			`Part ${i}`,
			Array.from({ length: 8 }, (_unused, word) => WORDS[(page * i + word * word) % WORDS.length]).join(' '),
		]),
	]),
);

function filesOf(pages: ReadonlyMap<string, Page>, config: unknown): Record<string, string> {
	const texts = [...pages].map(([path, page]): [string, string] => {
		return [path, page.map(([heading, text]) => `## ${heading}\n\n${text}\n`).join('\n')];
	});
	return { ...Object.fromEntries(texts), 'pinakes.config.json': JSON.stringify(config) };
}

const WITH_VECTORS = { vectorWeight: 0.5 };
const path = fc.constantFrom(...PAGES.keys());
const section = fc.nat({ max: 99 });
const text = fc.array(fc.constantFrom(...WORDS), { maxLength: 8 }).map((words) => words.join(' '));
const change = fc.oneof(
	fc.record({ path, at: section, text }),
	fc.record({ path, at: section, text }),
	fc.record({ path, at: section, inserted: fc.constantFrom('Part 1', 'New', '注意'), text }),
	fc.record({ path, at: section, removed: fc.constant(true) }),
	fc.record({ path, renamed: fc.constantFrom('a.md', '7.md', '__proto__.md') }),
	fc.record({ path: fc.constantFrom('30.md', '31.md'), dropped: fc.constant(true) }),
	fc.record({ config: fc.constantFrom(WITH_VECTORS, {}, { ...WITH_VECTORS, synonyms: [['plan', 'design']] }) }),
);
type Change = typeof change extends fc.Arbitrary<infer T> ? T : never;

interface Sources {
	readonly pages: Map<string, Page>;
	config: unknown;
}

function apply(sources: Sources, one: Change): void {
	const { pages } = sources;
	if ('config' in one) {
		sources.config = one.config;
		return;
	}
	const page = pages.get(one.path) ?? [];
	if ('renamed' in one || 'dropped' in one) pages.delete(one.path);
	if ('renamed' in one) pages.set(one.renamed, page);
	if (!('at' in one)) return;
	const at = one.at % (page.length + 1);
	const [heading] = page[at] ?? ['Last'];
	const now =
		'removed' in one ? [] : 'inserted' in one ? [[one.inserted, one.text] as const] : [[heading, one.text] as const];
	pages.set(one.path, [...page.slice(0, at), ...now, ...page.slice('inserted' in one ? at : at + 1)]);
}

/** Returns 1 for each section of a page that is in the sample. */
function sampled(path: string): Uint8Array {
	const page = PAGES.get(path) as Page;
	return areSampled(
		page.map(([heading]) => JSON.stringify({ id: path, headings: [heading] })),
		2,
	);
}

describe('an index with vectors of a sample', () => {
	const built = async (onStep: (step: string) => void = () => {}) => {
		const sources: Sources = { pages: new Map(PAGES), config: WITH_VECTORS };
		const folder = tempFolder(filesOf(sources.pages, sources.config));
		const builds = buildsOf({ folders: [folder], onStep });
		await builds.compare();
		return { sources, folder, builds };
	};

	it('has the same bytes as a full build after any change', async () => {
		await fc.assert(
			fc.asyncProperty(
				fc.array(fc.array(change, { minLength: 1, maxLength: 2 }), { minLength: 1, maxLength: 3 }),
				async (rounds) => {
					const { sources, folder, builds } = await built();
					for (const changes of rounds) {
						for (const file of sources.pages.keys()) rmSync(join(folder, file));
						for (const one of changes) apply(sources, one);
						addFiles(folder, filesOf(sources.pages, sources.config));
						await builds.compare();
					}
				},
			),
			{ numRuns: runs(2) },
		);
	});

	it('is the same also if a page only loses a section and another one has a new text', async () => {
		const { sources, folder, builds } = await built();
		const unsampled = (path: string): number => {
			return sampled(path).indexOf(0);
		};
		apply(sources, { path: '0.md', at: unsampled('0.md'), removed: true });
		apply(sources, { path: '1.md', at: unsampled('1.md'), text: 'restore backup backup' });
		addFiles(folder, filesOf(sources.pages, sources.config));
		await builds.compare();
	});

	it('has others only if a section of the sample changed', async () => {
		const steps: string[] = [];
		const { folder, builds } = await built((step) => steps.push(step));
		const trainedAfter = async (at: number): Promise<boolean> => {
			const sources: Sources = { pages: new Map(PAGES), config: WITH_VECTORS };
			apply(sources, { path: '0.md', at, text: 'restore backup backup' });
			addFiles(folder, filesOf(sources.pages, sources.config));
			steps.length = 0;
			await builds.compare();
			return steps.includes('encoding sections');
		};
		expect(await trainedAfter(sampled('0.md').indexOf(0))).toBe(false);
		expect(await trainedAfter(sampled('0.md').indexOf(1))).toBe(true);
	});
});
