import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { matchUnits, memorySource, openIndex, searchText } from '@pinakes/query';
import { builtInOfUnits, type Calibration, type Measured, probabilityOf } from '@pinakes/query/internal';
import { directorySource } from '@pinakes/query/node';
import { tempFolder } from '@pinakes/testing/temp-folder';
import { describe, expect, it } from 'vitest';
import { buildIndex } from '../build/build.ts';
import { indexDocuments } from '../build/memory-build.ts';
import { GENERAL_QUESTIONS } from '../data/unrelated-questions.ts';
import { type CalibrationInput, calibrate as measure, runRecipe } from './calibrate.ts';

const COLOURS = ['amber', 'beige', 'coral', 'denim', 'ebony', 'fawn'];
const THINGS = ['kettle', 'lamp', 'anvil', 'saddle', 'lathe', 'bellows'];

/** Texts of one trade, each about another thing, and some words of all questions. */
function documentsOf(count: number): { id: string; text: string }[] {
	return Array.from({ length: count }, (_, i) => {
		const [colour, thing] = [COLOURS[i % 6], THINGS[Math.floor(i / 6) % 6]];
		const other = i < 36 ? GENERAL_QUESTIONS.spaced[i]?.split(' ').slice(-2).join(' ') : `part n${i}`;
		return { id: `d${i}`, text: `The ${colour} ${thing} number n${i} is oiled twice a year. Not about ${other}.` };
	});
}

async function calibrationOf(documents: readonly { id: string; text: string }[]) {
	const index = await openIndex(memorySource(indexDocuments(documents)));
	return { index, calibration: index.manifest.calibration?.sections };
}

describe('the calibration of sections', () => {
	it('is built in where there are few', async () => {
		const { calibration } = await calibrationOf(documentsOf(99));
		expect(calibration).toMatchObject({ source: 'built-in' });
		expect(calibration).not.toHaveProperty('table');
	});

	it('is measured if there are many, with a table of how questions fared', async () => {
		const { calibration } = await calibrationOf(documentsOf(100));
		expect(calibration).toMatchObject({ source: 'measured', table: { threshold: 0.5, coverage: 1 } });
		expect(calibration?.table?.questions).toBeGreaterThan(GENERAL_QUESTIONS.spaced.length);
	});

	it('refuses most of the questions that it was measured by, and answers its own', async () => {
		const { index } = await calibrationOf(documentsOf(100));
		const answered = await Promise.all(
			GENERAL_QUESTIONS.spaced.map(async (question) => (await searchText(index, question)).rejection_category === null),
		);
		expect(answered.filter(Boolean).length).toBeLessThan(answered.length / 4);
		expect((await searchText(index, 'oil the coral anvil')).rejection_category).toBeNull();
	});

	it('asks for more evidence where general questions reach more', async () => {
		const plain = await calibrationOf(documentsOf(100));
		const general = await calibrationOf(
			documentsOf(100).map(({ id, text }, i) => ({
				id,
				text: `${text} ${GENERAL_QUESTIONS.spaced[i % GENERAL_QUESTIONS.spaced.length]}`,
			})),
		);
		const [less, more] = [plain, general].map(({ calibration }) => calibration && probabilityOf(0.5, calibration));
		expect(more as number).toBeLessThan(less as number);
	});

	it('counts no texts as written without spaces because of pictographs', async () => {
		const marked = documentsOf(100).map(({ id, text }) => ({ id, text: `⚠️ ${text} ✅` }));
		expect((await calibrationOf(marked)).calibration?.unspaced).toBe(0);
	});

	it('is built in for texts in another language than the questions', async () => {
		const texts = Array.from({ length: 120 }, (_, i) => ({
			id: `d${i}`,
			text: `Чайник номер ${i} кипятит воду быстро`,
		}));
		expect((await calibrationOf(texts)).calibration).toMatchObject({ source: 'built-in' });
	});
});

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

type Ask = (question: string, without?: number) => Measured;

/** An index whose retriever finds the source of every question with much evidence, and otherwise nothing near. */
function calibrate({ sources, ask }: { readonly sources: number; readonly ask: Ask }): Calibration {
	const input: CalibrationInput = {
		builtIn: builtInOfUnits(0.25, 29, false),
		drawn: Array.from({ length: sources }, (_, source) => ({ question: String(source), source })),
		others: ['how long does dough rest'],
		threshold: 0.5,
		// biome-ignore lint/correctness/useYield: it is a recipe as others that ask for parts
		*ask(...asked) {
			return ask(...asked);
		},
	};
	return runRecipe(measure(input), new Map());
}

const sure: Ask = (question, without) =>
	Number(question) >= 0 && without === undefined
		? { evidence: 0.85, best: Number(question) }
		: { evidence: 0.1, best: undefined };

describe('calibrate', () => {
	it('keeps the built-in map for fewer than 30 sources, and says the share of text without spaces', () => {
		expect(calibrate({ sources: 29, ask: sure })).toEqual(builtInOfUnits(0.25, 29, false));
	});

	it('measures with each source and without it, and questions of other domains', () => {
		const { source, table, map } = calibrate({ sources: 30, ask: sure });
		expect(source).toBe('measured');
		expect(table).toEqual({
			questions: 61,
			threshold: 0.5,
			coverage: 1,
			wrongly_answered: 0,
			wrongly_refused: 0,
			auroc: 1,
		});
		const probabilities = map.map(([, probability]) => probability);
		expect(probabilities).toEqual([...probabilities].sort((a, b) => a - b));
	});

	it('is surer where answers are right than if they are wrong', () => {
		const wrong: Ask = (question, without) => ({ ...sure(question, without), best: undefined });
		const rightMap = calibrate({ sources: 30, ask: sure }).map;
		const wrongMap = calibrate({ sources: 30, ask: wrong }).map;
		rightMap.forEach(([evidence, probability], i) => {
			// From what the right answers had on: below it nothing was asked.
			if (evidence < 0.85 / 2) return;
			expect(probability).toBeGreaterThan((wrongMap[i] as readonly [number, number])[1]);
		});
		expect(rightMap.at(-1)?.[0]).toBeGreaterThan(0.85 / 2);
	});

	it('leans on the built-in map, the more so the fewer questions it asks', () => {
		const wrong: Ask = () => ({ evidence: 2, best: undefined });
		const probabilities = [30, 150].map((sources) => calibrate({ sources, ask: wrong }).map.at(-1)?.[1] as number);
		expect(probabilities[0]).toBeGreaterThan(probabilities[1] as number);
		expect(probabilities[1]).toBeGreaterThan(0);
	});

	it.each([
		[100, 1.2],
		[0.01, 0.5],
	])('keeps to the level of the built-in map where lines have %d times its evidence', (times, level) => {
		const scaled: Ask = (...asked) => ({ ...sure(...asked), evidence: sure(...asked).evidence * times });
		const { map } = calibrate({ sources: 150, ask: scaled });
		const [[usual]] = map.filter((_, i) => builtInOfUnits(0.25, 29, false).map[i]?.[1] === 0.5) as [[number, number]];
		expect(probabilityOf(0.8 * level * usual, { map })).toBeLessThan(0.5);
		expect(probabilityOf(1.25 * level * usual, { map })).toBeGreaterThan(0.5);
	});

	it('does not count a question against the index where another source says as much', () => {
		const twins: Ask = (question, without) =>
			without === undefined ? sure(question) : { evidence: 0.8, best: without + 1 };
		expect(calibrate({ sources: 30, ask: twins }).table?.questions).toBe(31);
	});
});
