import { describe, expect, it } from 'vitest';
import { draftFiles, throwProblem } from '../../build/index-files.ts';
import { NO_CONFIG } from '../../config/config.ts';
import type { IndexedText } from '../text/indexed.ts';
import { type StaticText, staticSections } from './static-sections.ts';
import { createStaticThread } from './static-thread.ts';

const documents = Array.from({ length: 40 }, (_, at) => ({
	id: `${at}`,
	text: `# Disk ${at}\n\nBacks up disk ${at}.\n`,
}));
const { options, sections, read } = draftFiles(
	{ units: [], packages: [] },
	{ outlines: [], documents },
	NO_CONFIG,
	throwProblem,
).text as IndexedText;
const TEXT: StaticText = { options, sections, read };
const WEIGHT = { weight: undefined };

describe('a thread for static vectors', () => {
	it.each([true, false])('makes what is made without it, started before: %j', async (isStarted) => {
		const thread = createStaticThread();
		if (isStarted) thread.start();
		expect(await thread.make(TEXT, WEIGHT)).toEqual(staticSections(TEXT, WEIGHT));
		thread.end();
	});

	it('throws what is thrown without it', async () => {
		const damaged = { ...TEXT, read: { ...read, texts: read.texts.map(() => '{') } };
		const thread = createStaticThread();
		await expect(thread.make(damaged, WEIGHT)).rejects.toThrow(SyntaxError);
		thread.end();
	});

	it('makes nothing after its end', async () => {
		const thread = createStaticThread();
		const made = thread.make(TEXT, WEIGHT);
		thread.end();
		expect(await made).toBeUndefined();
	});
});
