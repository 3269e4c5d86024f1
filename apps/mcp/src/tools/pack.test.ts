import { describe, expect, it } from 'vitest';
import { connectHere } from '../../testing/client.ts';
import { withFixtureIndex } from '../../testing/fixture-index.ts';
import { indexOf } from '../../testing/index-folder.ts';

let fixtures: string;

withFixtureIndex((built) => {
	fixtures = built;
});

async function pack(args: object, index = fixtures, maxChars = 10_000) {
	return (await connectHere(index, maxChars)).call('pinakes_pack', args);
}

describe('pinakes_pack', () => {
	it('packs skills and sections with their sources', async () => {
		const { data } = await pack({ message: 'write the notes of a release' });
		const { text } = await pack({ message: 'write the notes of a release', detail: false });
		expect(data.text).toContain('Skills\nskills/release-notes/SKILL.md\nrelease-notes: ');
		expect(data.text).toMatch(/Documents\n[\s\S]*^handbook\/release\.md:\d+-\d+ > Release playbook/m);
		expect(data.rejection_category).toBeNull();
		expect(text).toContain(data.text);
	});

	it.each([20, 60, 150, 400])('keeps to %i tokens', async (budget_tokens) => {
		const { data } = await pack({ message: 'how do I roll back a release?', budget_tokens });
		expect(data.tokens).toBeLessThanOrEqual(budget_tokens);
		expect(data.budget.tokens).toBe(budget_tokens);
	});

	it.each([40, 200, 900])('keeps to %i characters', async (budget_characters) => {
		const { data } = await pack({ message: '数据库迁移怎么做？', budget_characters });
		expect(data.text.length).toBeLessThanOrEqual(budget_characters);
		expect(data.characters).toBe(data.text.length);
		expect(data.budget).toEqual({ characters: budget_characters });
	});

	it('never gives more than a result may have, whatever budget is asked for', async () => {
		const section = (i: number) => `# Anchors ${i}\n\n${'Anchors hold ships. '.repeat(100)}\n`;
		const files = Array.from({ length: 30 }, (_, i): [string, string] => [`a${i}.md`, section(i)]);
		const index = await indexOf(Object.fromEntries(files));
		const { data } = await pack({ message: 'anchors', budget_tokens: 1e9, top_k: 30 }, index);
		expect(data.text.length).toBeGreaterThan(3000);
		expect(JSON.stringify(data).length).toBeLessThanOrEqual(10_000);
		expect(data.fragments).toHaveLength(30);
	});

	it('says what was kept and what was left out, and why', async () => {
		const { data } = await pack({ message: 'how do I roll back a release?', budget_tokens: 60 });
		const kept = data.fragments.filter((one: { kept: boolean }) => one.kept);
		const left = data.fragments.filter((one: { kept: boolean }) => !one.kept);
		expect(kept.length).toBeGreaterThan(0);
		expect(left.length).toBeGreaterThan(0);
		for (const { id } of kept) expect(data.text).toContain(id);
		expect(left[0].reason).toBe('budget');
		for (const { reason } of left) expect(['budget', 'below_min_score']).toContain(reason);
	});

	it('takes a message as it stands: its signs leave nothing out', async () => {
		const index = await indexOf({ 'a.md': '# Docker\n\nRun docker run -d nginx.\n' });
		const { data } = await pack({ message: 'docker run -nginx' }, index);
		expect(data.text).toContain('Run docker run -d nginx.');
	});

	it('keeps the text of the document: links, fences and references', async () => {
		const text =
			'See [the fuzz book](https://x.example/y.html) and the [list][crates] first.\n\n```bash\ncargo fuzz run\n```\n\n[crates]: https://x.example/c';
		const index = await indexOf({ 'a.md': `# Fuzz\n\n${text}\n` });
		const { data } = await pack({ message: 'where is the fuzz book?', budget_tokens: 400 }, index);
		expect(data.text).toContain(text);
		const { data: cut } = await pack({ message: 'where is the fuzz book?', budget_characters: 110 }, index);
		expect(cut.text).not.toMatch(/\[[^\]]*$|\([^)]*$/);
	});

	it('packs the sections of one document that each have a part of the message, up to top_k', async () => {
		const asked = { message: 'who signs the build and how do I roll back?' };
		const { data } = await pack(asked);
		for (const heading of ['Step 2: Build and sign', 'Way back']) expect(data.text).toContain(` > ${heading}\n`);
		const sections = data.fragments.filter(({ slice }: { slice: string }) => slice === 'sections');
		const scores = sections.map(({ score }: { score: number }) => score);
		expect(scores).toEqual([...scores].sort((a, b) => b - a));
		expect(new Set(sections.map(({ id }: { id: string }) => id)).size).toBe(sections.length);
		const { data: two } = await pack({ ...asked, top_k: 2 });
		expect(two.fragments.filter(({ slice }: { slice: string }) => slice === 'sections')).toHaveLength(2);
	});

	it('shows where a section is cut', async () => {
		const text = 'Take ten flats at dusk, and ten darks.\n\n```sh\ntake flats 10\ntake darks 10\n```';
		const index = await indexOf({ 'a.md': `# Flats and darks\n\n${text}\n` });
		const { data } = await pack({ message: 'flats and darks', budget_characters: 110 }, index);
		expect(data.text).toMatch(/ten darks\.\n…$/);
	});

	it.each(['', '  '])('says that the message %j is empty', async (message) => {
		const { text, isError } = await pack({ message });
		expect([isError, text]).toEqual([true, 'message must not be empty: give the question or task.']);
	});

	it('packs nothing if nothing is found, and says so', async () => {
		const { data, isError } = await pack({ message: 'flights to Lisbon' });
		const { text } = await pack({ message: 'flights to Lisbon', detail: false });
		expect([isError, data.text, data.rejection_category]).toEqual([false, '', 'no_match']);
		expect(text).toContain('Nothing is packed: no_match');
	});

	it.each(['build a house', 'cache the check', 'flights to Lisbon'])(
		'packs no sections for %j, which a search refuses',
		async (message) => {
			const { call } = await connectHere(fixtures);
			const { data: found } = await call('pinakes_search', { query: message });
			const { data } = await call('pinakes_pack', { message });
			expect(found.rejection_category).not.toBeNull();
			expect([data.text, data.rejection_category]).toEqual(['', found.rejection_category]);
		},
	);

	it('packs a skill that is found for a message in another language, as relevant as its match is probable', async () => {
		const { call } = await connectHere(fixtures);
		const message = '审查数据库模式';
		const { data: found } = await call('pinakes_match', { goal: message });
		const { data } = await call('pinakes_pack', { message });
		const [{ unit_id, probability }] = found.matches;
		expect(data.fragments[0]).toMatchObject({ id: unit_id, score: probability, kept: true });
		expect(data.text).toContain('schema-review: ');
	});

	it('packs nothing if the budget is too small, and says so', async () => {
		const asked = { message: 'how do I roll back a release?', budget_tokens: 2 };
		const { data } = await pack(asked);
		expect([data.text, data.rejection_category]).toEqual(['', null]);
		expect((await pack({ ...asked, detail: false })).text).toMatch(
			/^Nothing is packed: budget \(the best part has \d+ tokens\)\n\(0 tokens\)$/,
		);
	});

	it('packs the skills of an index without documents', async () => {
		const unit = {
			unit_id: 'npm:tool#commit',
			package_id: null,
			name: 'Commit',
			description: 'Writes commit messages',
			capability_tags: ['git-commit'],
			keywords: ['commit message'],
			ide_support: ['generic'],
			entrypoints: [{ command: 'tool commit' }],
		};
		const index = await indexOf({ 'units/commit.json': JSON.stringify(unit) });
		const { data } = await pack({ message: 'write a commit message' }, index);
		expect(data.text).toContain('units/commit.json\nCommit: Writes commit messages\ntool commit');
	});
});
