import { MESSAGES_FILE } from '@pinakes/query/format/kinds/messages';
import { MESSAGES } from '../../data/messages.ts';
import { objectText } from '../../write/json.ts';
import type { FileTarget } from '../../write/parts.ts';

/** Writes all messages of look-ups. */
export function writeMessages(files: FileTarget): void {
	const rows = Object.entries(MESSAGES).map(([name, texts]): [string, string] => [name, JSON.stringify(texts)]);
	files.set(MESSAGES_FILE, objectText(rows));
}
