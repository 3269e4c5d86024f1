import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Document, Language } from './collections.js';
import { ENGINES, importEngine, OWN_ENGINE } from './engines.js';
import { writeFiles } from './files.js';
import { removeBundle } from './query-bundle.js';

const DOCS: Record<Language, readonly Document[]> = {
	en: [
		{ id: 'wing-1', title: 'wings', text: 'the lift of a swept wing at low speed' },
		{ id: 'shell-2', title: 'shells', text: 'buckling of thin shells under axial load' },
		{ id: 'heat-3', title: 'heat', text: 'heat transfer in a laminar boundary layer' },
	],
	zh: [
		{ id: 'wing-1', title: '', text: '低速时机翼的升力与后掠角有关。' },
		{ id: 'shell-2', title: '', text: '薄壳在轴向载荷下会发生屈曲。' },
		{ id: 'heat-3', title: '', text: '层流边界层中的热传导问题。' },
	],
};

const QUESTIONS: Record<Language, string> = { en: 'why do thin shells buckle?', zh: '薄壳什么时候发生屈曲？' };

let folder = '';

beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), 'pinakes-engine-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

// The process of a test is ended without being told.
afterAll(removeBundle);

describe.each(ENGINES)('%s', (name) => {
	it.each<Language>(['en', 'zh'])('answers from the files that it wrote, or says why not: %s', async (language) => {
		const engine = await importEngine(name);
		if (engine.skips?.(language) !== undefined) return;
		const files = await engine.serialize(await engine.build(DOCS[language], language));
		writeFiles(folder, files);
		const handle = await engine.load(folder, language);
		const ids = await engine.search(handle, QUESTIONS[language], 2);
		expect(ids.length).toBeLessThanOrEqual(2);
		// As it comes, MiniSearch takes a Chinese clause for a word, and finds none in a question.
		expect(ids[0]).toBe(name === 'minisearch' && language === 'zh' ? undefined : 'shell-2');
		expect(await engine.search(handle, QUESTIONS[language], 2)).toEqual(ids);
		expect(engine.settings(language)).not.toBe('');
	});
});

describe('the own engine', () => {
	it('counts what a search reads, without texts and files for units', async () => {
		const engine = await importEngine(OWN_ENGINE);
		const handle = await engine.build(DOCS.en, 'en');
		expect([...(await engine.serialize(handle)).keys()].sort()).toEqual([
			'manifest.json',
			'parts/files.json',
			'parts/sections.0.json',
			'parts/text.json',
			'parts/text_postings.0.json',
			'parts/text_words.0.json',
		]);
		expect([...((await engine.texts?.(handle)) ?? []).keys()]).toEqual(['parts/section_texts.0.json']);
	});
});
