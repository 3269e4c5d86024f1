import { sha256Of } from '../base/digest.ts';
import { SUMS_FILE } from '../formats/list-folder.ts';
import type { SiteFiles } from './skills.ts';

/** Adds the list of all files, and returns how many bytes they have together. */
export function writeSums(files: SiteFiles): number {
	let bytes = 0;
	const lines = Array.from(files, ([path, content]) => {
		bytes += Buffer.byteLength(content);
		return `${sha256Of(content)}  ${path}\n`;
	});
	const sums = lines.sort().join('');
	files.set(SUMS_FILE, sums);
	return bytes + Buffer.byteLength(sums);
}
