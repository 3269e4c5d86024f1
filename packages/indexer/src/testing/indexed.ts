import type { TextDocument } from '@pinakes/query/format/kinds/text/document';
import { draftFiles, throwProblem } from '../build/index-files.ts';
import { NO_CONFIG } from '../config/config.ts';
import type { IndexedText } from '../kinds/text/indexed.ts';

/** The indexed text of documents, which are not markdown. */
export function indexed(documents: readonly TextDocument[]): IndexedText {
	const config = { ...NO_CONFIG, text: { ...NO_CONFIG.text, markdown: false } };
	return draftFiles({ units: [], packages: [] }, { outlines: [], documents }, config, throwProblem).text as IndexedText;
}
