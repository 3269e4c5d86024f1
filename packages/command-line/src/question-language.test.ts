import type { Manifest } from '@pinakes/query';
import { describe, expect, it } from 'vitest';
import { questionLanguageNotes } from './question-language.ts';

const manifestWith = (...languages: string[]): Manifest => ({ analyzer: { languages } }) as unknown as Manifest;
const GERMAN = 'Wie stelle ich eine Datenbank wieder her, wenn sie nicht startet?';

describe('questionLanguageNotes', () => {
	it('names a language that the index has no texts in', async () => {
		const manifest = manifestWith('chinese', 'english', 'french');
		expect(await questionLanguageNotes(manifest, GERMAN, 'en')).toEqual([
			'The question seems to be in German; the index has no texts in that language.',
		]);
		expect((await questionLanguageNotes(manifest, GERMAN, 'zh'))[0]).toContain('德语');
	});

	it('says nothing of a language that it has, or that is not known', async () => {
		expect(await questionLanguageNotes(manifestWith('german'), GERMAN, 'en')).toEqual([]);
		expect(await questionLanguageNotes(manifestWith('english'), 'how do I restore it?', 'en')).toEqual([]);
	});
});
