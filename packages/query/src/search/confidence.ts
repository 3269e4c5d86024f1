import { confidenceOf, type Documents } from '../format/kinds/documents/read.js';
import { CHANGE_LIST, type Confidence } from '../format/kinds/documents/schema.js';

/** Multipliers of the score by the document's confidence. */
export const CONFIDENCE_FACTORS: Readonly<Partial<Record<Confidence, number>>> = { high: 1.2, low: 0.8 };

/** Words of changes and versions. "Change the port" and "怎么更新" ask how something is done. */
const CHANGES =
	/\d\.\d|(?<!be )changed|changes|change.?log|releas|version|deprecat|s new|new in|(?<!怎[么样]|如何)(?:更新|变更|版本|发布)|[变改]了[什哪]|(?:什么|哪些)[新变改]/i;

/** Whether a list of changes may answer a question. */
export function asksForChanges(query: string): boolean {
	return CHANGES.test(query);
}

/** Returns the confidence by which a document is ranked: a list of changes that states none has low confidence, unless it may be the answer. */
export function ratedConfidence(
	documents: Pick<Documents, 'confidences'> | undefined,
	number: number,
	mayBeChanges: boolean,
): Confidence | undefined {
	return documents?.confidences[number] === CHANGE_LIST && !mayBeChanges ? 'low' : confidenceOf(documents, number);
}
