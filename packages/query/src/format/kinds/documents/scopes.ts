import { normalizeTerm } from '../../analysis/normalize.ts';

/** Normalizes a directory: without empty and `.` names, with a trailing slash; empty if no name is left. */
export function scopeOf(directory: string): string {
	const names = normalizeTerm(directory)
		.split(/[\\/]/)
		.filter((name) => name && name !== '.');
	return names[0] ? `${names.join('/')}/` : '';
}
