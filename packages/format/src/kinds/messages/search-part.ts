import { own } from '../json.ts';
import type { MessageName } from '../kinds/messages/format.ts';
import type { Values } from '../kinds/messages/read.ts';
import type { Manifest } from '../manifest.ts';

/** The file with what a search needs of a part, and has no other fields filled: an index for pages has it beside the part. */
export function searchPartFile(file: string): string {
	return file.replace('.json', '.search.json');
}

/** The file from which a search reads a part. */
export function searchPart({ files }: Manifest, file: string): string {
	const part = searchPartFile(file);
	return own(files, part) ? part : file;
}

/** How the names of all messages begin that a search says. */
export const SEARCH_MESSAGES = 'search_';

/** Says what a search says. */
export type SaySearch = (name: Extract<MessageName, `${typeof SEARCH_MESSAGES}${string}`>, values: Values) => string[];
