import { own } from '../../json.ts';
import type { Manifest } from '../../manifest.ts';
import type { Values } from './read.ts';
import type { MessageName } from './schema.ts';

/** Returns the path of a copy with only those fields of a part that a search needs, in an index for pages. */
export function searchPartFile(file: string): string {
	return file.replace('.json', '.search.json');
}

/** Returns the file from which a search reads a part. */
export function searchPart({ files }: Manifest, file: string): string {
	const part = searchPartFile(file);
	return own(files, part) ? part : file;
}

/** Prefix of the messages of searches. */
export const SEARCH_MESSAGES = 'search_';

/** `Say` for the messages of searches. */
export type SaySearch = (name: Extract<MessageName, `${typeof SEARCH_MESSAGES}${string}`>, values: Values) => string[];
