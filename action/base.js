import { git } from './command.js';
import { input } from './inputs.js';

/**
 * Returns the base commit for changes; undefined for the first push of a branch, whose base is zeros. It is fetched if
 * the clone is shallow.
 */
export function baseCommit() {
	const base = input('BASE');
	if (base === '' || /^0+$/.test(base)) return undefined;
	const find = () => git(['rev-parse', '--verify', '--quiet', '--end-of-options', `${base}^{commit}`]);
	const there = find();
	if (there !== undefined) return there;
	git(['fetch', '--no-tags', '--depth=1', '--end-of-options', 'origin', base]);
	return find();
}
