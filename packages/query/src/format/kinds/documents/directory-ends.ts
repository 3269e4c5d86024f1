import { normalizeTerm } from '../../analysis/normalize.ts';

/**
 * Returns all ends of the paths of a file's directories, normalised: for `a/b/c.md` these are `a/`, `a/b/` and `b/`.
 */
export function directoryEnds(path: string): Set<string> {
	const names = path.split('/').slice(0, -1);
	const ends = new Set<string>();
	names.forEach((_, last) => {
		for (let first = 0; first <= last; first++) ends.add(normalizeTerm(`${names.slice(first, last + 1).join('/')}/`));
	});
	return ends;
}
