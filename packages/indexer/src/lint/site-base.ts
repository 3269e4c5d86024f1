import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { percentDecoded } from '@pinakes/query/format/percent-encoding';
import { isSafePath } from '../write/safe-path.ts';

/** Returns the file of a page of a built site, relative to its folder; undefined if the site has no such page. */
export function siteFile(folder: string, page: string): string | undefined {
	const path = page.replace(/^\/|\/$/g, '');
	const names = [path, `${path}.html`, `${path}/index.html`].map((name) => name.replace(/^\//, ''));
	return names.find((name) => name.endsWith('.html') && isFile(folder, name));
}

/**
 * Returns the path below which a built site is served, such as `/docs`, by the links of its pages; undefined if they
 * fit the given path as well as any other.
 *
 * @param links paths of links, scripts, styles and canonical addresses, from the root of the host
 */
export function otherBase(folder: string, base: string, links: Iterable<string>): string | undefined {
	const counts = new Map<string, number>([[base, 0]]);
	for (const link of links) {
		const path = percentDecoded(link);
		const found = [base, ...prefixesOf(path)].find((prefix) => isBelow(folder, prefix, path));
		if (found !== undefined) counts.set(found, (counts.get(found) ?? 0) + 1);
	}
	const [[most] = [base]] = [...counts].sort(([, a], [, b]) => b - a);
	return most === base ? undefined : most;
}

/** Returns the beginnings of a path that may be the base of its site, shortest first. */
function prefixesOf(path: string): string[] {
	const names = path.split('/');
	return names.slice(1).map((_, i) => names.slice(0, i + 1).join('/'));
}

function isBelow(folder: string, prefix: string, path: string): boolean {
	if (!path.startsWith(`${prefix}/`)) return false;
	const rest = path.slice(prefix.length);
	return siteFile(folder, rest) !== undefined || isFile(folder, rest.slice(1));
}

function isFile(folder: string, name: string): boolean {
	return isSafePath(name) && existsSync(join(folder, name)) && statSync(join(folder, name)).isFile();
}
