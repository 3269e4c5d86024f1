import { indexDocuments } from '@pinakes/indexer';
import { memorySource, openIndex, searchText } from '@pinakes/query';
import { probabilityOf } from '@pinakes/query/internal';
import { describe, expect, it } from 'vitest';
import { GENERAL_QUESTIONS } from '../data/unrelated-questions.ts';

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
	return { index, calibration: index.manifest.calibration };
}

describe('the calibration of sections', () => {
	it('is built in where there are few', async () => {
		const { calibration } = await calibrationOf(documentsOf(99));
		expect(calibration).toMatchObject({ source: 'built-in' });
	});

	it('is measured if there are many', async () => {
		const { calibration } = await calibrationOf(documentsOf(100));
		expect(calibration).toMatchObject({ source: 'measured' });
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
