import { git } from './command.js';
import { input } from './inputs.js';

/**
 * The commit that changes are counted from, undefined where there is none: the first push of a branch comes after a
 * commit of zeros, and a clone that is not deep may have to fetch it.
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
