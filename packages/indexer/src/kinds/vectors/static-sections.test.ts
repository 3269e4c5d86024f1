import type { TextDocument } from '@pinakes/query/format/kinds/text/document';
import { describe, expect, it } from 'vitest';
import { draftFiles, throwProblem } from '../../build/index-files.ts';
import { NO_CONFIG } from '../../config/config.ts';
import type { IndexedText } from '../text/indexed.ts';
import { areStatic } from './are-static.ts';
import { staticSections } from './static-sections.ts';

const LONG = 'A cluster is backed up by copying its files to another place, one after the other. '.repeat(5);

function indexed(count: number, text: (at: number) => string): IndexedText {
	const documents = Array.from({ length: count }, (_, at): TextDocument => ({ id: `${at}`, text: text(at) }));
	return draftFiles({ units: [], packages: [] }, { outlines: [], documents }, NO_CONFIG, throwProblem)
		.text as IndexedText;
}

describe('areStatic', () => {
	it.each([
		['no texts', undefined, false],
		['29 short texts', indexed(29, (at) => `text ${at}`), false],
		['30 short texts', indexed(30, (at) => `text ${at}`), true],
		['30 long texts', indexed(30, () => LONG), false],
		['500 long texts', indexed(500, () => LONG), true],
		['9,000 long texts', indexed(9_000, () => LONG), true],
		['500 texts in Russian', indexed(500, () => 'Кластер копируется на диск целиком.'), false],
	])('of %s', (_, text, expected) => {
		expect(areStatic(text)).toBe(expected);
	});
});

describe('staticSections', () => {
	const text = indexed(40, (at) => `text ${at} about disks`);
	const made = staticSections(text, { weight: undefined });

	it('creates none for a weight of 0, or without texts', () => {
		expect(staticSections(text, { weight: 0 })).toBeUndefined();
		expect(staticSections(undefined, { weight: 1 })).toBeUndefined();
	});

	it('weighs less where most texts are without spaces', () => {
		const weightOf = (texts: IndexedText): number | undefined =>
			staticSections(texts, { weight: undefined })?.made.settings.weight;
		expect(weightOf(text)).toBe(0.3);
		expect(weightOf(indexed(40, (at) => `第${at}个磁盘`))).toBe(0.1);
		expect(weightOf(indexed(40, (at) => (at < 30 ? `text ${at} about disks` : `第${at}个磁盘`)))).toBe(0.3);
	});

	it('encodes nothing again if no text changed', () => {
		const steps: string[] = [];
		const before = made && { vectors: made, firstSections: Array.from({ length: 40 }, (_, at) => at) };
		const again = staticSections(text, { weight: undefined }, before, (step) => steps.push(step));
		expect(again).toEqual(made);
		expect(steps).toEqual([]);
		staticSections(text, { weight: 0.4 }, before, (step) => steps.push(step));
		expect(steps).toEqual(['encoding sections']);
	});
});
