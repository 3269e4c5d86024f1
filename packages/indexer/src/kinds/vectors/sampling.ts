import type { SectionRecord } from '@pinakes/query/format/kinds/text/schema';
import { digestOf } from '../../base/digest.ts';
import type { SectionTexts } from '../text/documents.ts';

/** Number of sections from which vectors are learnt as well as from all. */
const ENOUGH_SECTIONS = 1_500;

/** Bytes of a digest that decide whether a section is in the sample. */
const DIGEST_BYTES = 3;

/** Returns the reciprocal of the sampling rate for a number of sections: a power of two, 1 if all are needed. */
export function samplingInterval(sections: number): number {
	let every = 1;
	while (sections >= 2 * every * ENOUGH_SECTIONS) every *= 2;
	return every;
}

/**
 * Returns a function that tells whether the next section of a document is in the sample. Sections are chosen by hashing
 * document id and heading path, so that a section with a changed text stays in or out of the sample, and added or
 * removed sections do not affect others.
 *
 * @param id the document's
 * @returns called with the headings of each section, in order
 */
export function createSampling(id: string, every: number): (headings: readonly string[]) => boolean {
	const met = new Map<string, number>();
	return (headings) => {
		const path = JSON.stringify(headings);
		const before = met.get(path) ?? 0;
		met.set(path, before + 1);
		const bytes = Buffer.from(digestOf(id, path, `${before}`), 'base64url');
		return bytes.readUIntBE(0, DIGEST_BYTES) % every === 0;
	};
}

/** Returns 1 for each sampled section, else 0. */
export function areSampled({ ids, records, sectionCounts }: SectionTexts, every: number): Uint8Array {
	const isIn = new Uint8Array(records.length);
	const rest = records[Symbol.iterator]();
	let section = 0;
	ids.forEach((id, document) => {
		const isSampled = createSampling(id, every);
		for (const end = section + (sectionCounts[document] as number); section < end; section++) {
			const { headings = [] } = JSON.parse(rest.next().value as string) as SectionRecord;
			isIn[section] = isSampled(headings) ? 1 : 0;
		}
	});
	return isIn;
}
