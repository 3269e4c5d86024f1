import { NO_CONFIG } from '@pinakes/indexer';
import { draftFiles, finishIndex } from '@pinakes/indexer/internal';
import { matchUnits, memorySource, openIndex } from '@pinakes/query';
import { DEFAULT_THRESHOLD } from '@pinakes/query/internal';
import { describe, expect, it } from 'vitest';
import { unitOf } from '../testing/match-index.ts';

const UNITS = [
	unitOf('a-email', { name: 'outlook-helper', description: 'Sorts email and drafts answers' }),
	unitOf('b-deploy', { name: 'deployer', description: 'Deploys containers to a cluster' }),
	unitOf('c-schema', { name: 'schema-review', description: 'Reviews the schema of a database' }),
];
const OTHERS = [
	'Bakes bread and cakes',
	'Tunes pianos and guitars',
	'Paints portraits in oil',
	'Plans journeys by train',
	'Repairs bicycles and tyres',
	'Teaches chess to beginners',
	'Grows roses in the garden',
	'Measures rain and wind',
	'Translates poems into Latin',
	'Trains dogs and horses',
	'Sews shirts and trousers',
	'Builds boats of wood',
	'Keeps bees and sells honey',
	'Brews coffee and tea',
	'Counts birds in winter',
	'Draws maps of mountains',
	'Cleans windows and floors',
	'Sings songs for children',
	'Predicts tides and waves',
	'Sharpens knives and scissors',
	'Prices houses and flats',
	'Books tables in restaurants',
	'Explains laws of inheritance',
	'Diagnoses coughs and fevers',
	'Carves spoons from birch',
	'Films weddings and feasts',
	'Sells tickets for concerts',
	'Weighs gold and silver',
].map((description, i) => unitOf(`z-${i}`, { name: `other-${i}`, description }));
const PROSE = new Map(UNITS.map(({ source, description }) => [source, `${description}. Runs on Linux.`]));

async function asked(goal: string, prose = PROSE, config = NO_CONFIG) {
	const index = await openIndex(
		memorySource(finishIndex(draftFiles({ sources: { units: [...UNITS, ...OTHERS], packages: [], prose } }, config))),
	);
	const { probability, matches, warnings } = await matchUnits(index, { goal }, { threshold: 0 });
	return { probability, first: matches[0]?.unit.unit_id, words: matches[0]?.factors[0]?.detail, warnings };
}

describe('a goal in other words', () => {
	it('finds a unit that shares no word with it, and says none', async () => {
		const { first, words, warnings } = await asked('reply to my mail');
		expect([first, words, warnings]).toEqual(['a-email', [], []]);
	});

	it('says words of the text after those of name and description', async () => {
		expect((await asked('Linux email')).words).toEqual(['email', 'linux']);
	});

	it('is less sure by meaning alone, and not at all of what is far from every unit', async () => {
		const [byMeaning, byWords] = [await asked('reply to my mail'), await asked('draft my email answers')];
		expect(byMeaning.probability).toBeGreaterThan(0);
		expect(byMeaning.probability).toBeLessThan(0.9);
		expect(byWords.probability).toBeGreaterThan(0.9);
		expect((await asked('compile a kernel')).probability).toBeLessThan(DEFAULT_THRESHOLD);
	});

	it('finds it by Chinese words', async () => {
		expect((await asked('回复电子邮件')).first).toBe('a-email');
		expect((await asked('回覆電子郵件')).first).toBe('a-email');
		expect((await asked('评审数据库')).first).toBe('c-schema');
	});

	it('does not find it without vectors', async () => {
		const { first } = await asked('reply to my mail', PROSE, { ...NO_CONFIG, vectors: 'none' });
		expect(first).toBeUndefined();
	});

	it('is an error if vectors are missing that the manifest lists', async () => {
		const files = finishIndex(draftFiles({ sources: { units: [...UNITS, ...OTHERS], packages: [] } }));
		for (const part of ['unit_vectors', 'unit_words']) {
			const damaged = new Map([...files].filter(([path]) => !path.includes(part)));
			const index = await openIndex(memorySource(damaged));
			await expect(matchUnits(index, { goal: 'deploy to a cluster' })).rejects.toMatchObject({ code: 'missing_part' });
		}
	});

	it('is surer of the word itself', async () => {
		const [own, related] = [await asked('answer my email'), await asked('answer my mail')];
		expect([own.first, related.first]).toEqual(['a-email', 'a-email']);
		expect(own.probability).toBeGreaterThan(related.probability);
	});
});
