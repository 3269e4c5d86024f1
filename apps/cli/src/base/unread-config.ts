import { join } from 'node:path';
import { CONFIG_FILE, statOf } from '@pinakes/indexer/internal';
import type { Output } from './output.ts';

/** Says so if the current folder has a configuration that is not read, since only other folders are named. */
export function noteUnreadConfig(folders: readonly string[], config: string | undefined, output: Output): void {
	const isRead = config !== undefined || folders.some((folder) => statOf(join(folder, CONFIG_FILE)));
	if (isRead || statOf(CONFIG_FILE) === undefined) return;
	output.note(
		`${CONFIG_FILE} of the current folder is not read, since other folders are named: name none, or add --config ${CONFIG_FILE}.`,
	);
}
