import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Root of the workspace. */
export const ROOT = join(import.meta.dirname, '../..');

/** Packages whose entries users import: those of adapters are typed by the frameworks that they adapt to. */
const LIBRARIES = ['query', 'context', 'encoders', 'indexer', 'postgres', 'search-box'];

interface PackageFile {
	readonly name: string;
	readonly exports: Readonly<Record<string, string | { readonly types: string; readonly default: string }>>;
}

/** An entry of a package: what is imported, and the file that it leads to. */
export interface Entry {
	/** `@pinakes/query/node` */
	readonly specifier: string;
	/** Path of the built module. */
	readonly file: string;
}

/** Every typed entry of the libraries, by package and in the order of its `package.json`. */
export function entriesOf(packages: readonly string[] = LIBRARIES): Entry[] {
	return packages.flatMap((folder) => {
		const root = join(ROOT, 'packages', folder);
		const { name, exports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as PackageFile;
		return Object.entries(exports).flatMap(([path, target]) =>
			typeof target === 'string' || path.includes('*')
				? []
				: [{ specifier: name + path.slice(1), file: join(root, target.default) }],
		);
	});
}
