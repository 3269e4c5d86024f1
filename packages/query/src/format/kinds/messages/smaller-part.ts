import { own } from '../../json.ts';
import type { Manifest } from '../../manifest.ts';
import type { Values } from './read.ts';
import type { Language, MessageName } from './schema.ts';

/** The look-up that reads smaller copies of parts in an index for pages: `search`, its messages by language, or `matchUnits`. */
export type Reader = 'search' | `search.${Language}` | 'match';

/** Returns the path of a copy with only those fields of a part that a look-up needs. */
export function smallerPartFile(file: string, reader: Reader): string {
	return file.replace('.json', `.${reader}.json`);
}

/** Returns the file from which a look-up reads a part: the smaller copy if there is one. */
export function smallerPart({ files }: Manifest, file: string, reader: Reader): string {
	const part = smallerPartFile(file, reader);
	return own(files, part) ? part : file;
}

/** Prefixes of messages that `matchUnits` does not use; searches have a copy of theirs. */
export const SEARCH_MESSAGES = 'search_';
export const OTHER_MESSAGES: readonly string[] = [SEARCH_MESSAGES, 'contexts_', 'entry_', 'related_'];

/** `Say` for the messages of searches. */
export type SaySearch = (name: Extract<MessageName, `${typeof SEARCH_MESSAGES}${string}`>, values: Values) => string[];
