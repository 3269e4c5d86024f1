import type { SectionRecord, TextSection } from '@pinakes/query/internal';
import type { TextOptions } from '../../config/config.ts';
import { withoutMarkup } from '../../parse/sections.ts';
import type { SectionTexts } from './collect.ts';

/** The texts of an index, from which vectors are made. */
export interface IndexedText {
	readonly options: TextOptions;
	readonly sections: number;
	readonly read: SectionTexts;
}

/** A section with its record and the body that was indexed. */
export interface IndexedSection extends SectionRecord {
	readonly body: string;
}

export function sectionOf(recordJson: string, textJson: string, options: TextOptions): IndexedSection {
	const record = JSON.parse(recordJson) as SectionRecord;
	const { headings = [] } = record;
	const own: TextSection = { headings, text: JSON.parse(textJson) as string };
	return { ...record, body: (options.markdown ? withoutMarkup(own) : own).text };
}
