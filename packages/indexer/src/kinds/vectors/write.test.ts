import { type IndexFiles, NO_CONFIG } from '@pinakes/indexer';
import { draftFiles, readDocuments, throwProblem } from '@pinakes/indexer/internal';
import { SECTION_VECTORS_TABLE, type TextDocument } from '@pinakes/query/internal';
import { describe, expect, it } from 'vitest';
import { writeSectionVectors } from './sections.ts';
import { suitWordVectors, writeStaticVectors, writeVectors } from './write.ts';

type IndexedText = NonNullable<ReturnType<typeof draftFiles>['text']>;

const LONG = 'A cluster is backed up by copying its files to another place, one after the other. '.repeat(5);

function indexed(count: number, text: (at: number) => string): IndexedText {
	const documents = Array.from({ length: count }, (_, at): TextDocument => ({ id: `${at}`, text: text(at) }));
	return draftFiles({ text: readDocuments(documents, NO_CONFIG.text, throwProblem) }).text as IndexedText;
}

describe('suitWordVectors', () => {
	it.each([
		['29 short texts', indexed(29, (at) => `text ${at}`), false],
		['30 short texts', indexed(30, (at) => `text ${at}`), true],
		['30 long texts', indexed(30, () => LONG), false],
		['500 long texts', indexed(500, () => LONG), true],
		['9,000 long texts', indexed(9_000, () => LONG), true],
		['500 texts in Russian', indexed(500, () => 'Кластер копируется на диск целиком.'), false],
	])('of %s', (_, text, expected) => {
		expect(suitWordVectors(text)).toBe(expected);
	});
});

describe('static vectors', () => {
	const text = indexed(40, (at) => `text ${at} about disks`);

	it('are not written for a weight of 0, or without texts', async () => {
		expect(await writeSectionVectors(new Map(), text, { vectors: 'built-in', weight: 0 })).toBeUndefined();
		expect(await writeSectionVectors(new Map(), undefined, { vectors: 'built-in' })).toBeUndefined();
		expect(await writeSectionVectors(new Map(), text, { vectors: 'none' })).toBeUndefined();
	});

	it('weigh less where most texts are without spaces', () => {
		const weightOf = (texts: IndexedText): number => writeStaticVectors(new Map(), texts, undefined).settings.weight;
		expect(weightOf(text)).toBe(0.3);
		expect(weightOf(indexed(40, (at) => `第${at}个磁盘`))).toBe(0.1);
		expect(weightOf(indexed(40, (at) => (at < 30 ? `text ${at} about disks` : `第${at}个磁盘`)))).toBe(0.3);
	});

	it('are not made again if no text changed', () => {
		const steps: string[] = [];
		const files: IndexFiles = new Map();
		const { cached, ...written } = writeStaticVectors(files, text, undefined);
		const again: IndexFiles = new Map();
		expect(writeStaticVectors(again, text, undefined, (step) => steps.push(step), cached)).toEqual({
			...written,
			cached,
		});
		expect(again).toEqual(files);
		expect(steps).toEqual([]);
		writeStaticVectors(new Map(), text, 0.4, (step) => steps.push(step), cached);
		expect(steps).toEqual(['encoding sections']);
	});

	it('of changed sections are made anew, with those of others as they were', () => {
		const files: IndexFiles = new Map();
		const { cached } = writeStaticVectors(files, text, undefined);
		const digests = cached?.digests.map((digest, at) => (at % 3 === 0 ? '' : digest)) ?? [];
		const again: IndexFiles = new Map();
		writeStaticVectors(again, text, undefined, undefined, cached && { ...cached, digests });
		expect(again).toEqual(files);
	});
});

describe('writeVectors', () => {
	it('writes parts of 256 vectors', () => {
		const files: IndexFiles = new Map();
		expect(writeVectors(files, SECTION_VECTORS_TABLE, new Int8Array(1200), 2)).toEqual([0, 256, 512]);
		const sizes = [...files.values()].map((part) => (JSON.parse(part as string) as { numbers: string }).numbers.length);
		expect(sizes).toEqual([512, 512, 176]);
	});
});
