import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Returns the files of an index that are missing, or differ in size or SHA-256 from the manifest. */
export function brokenFiles(out: string): string[] {
	const manifest = JSON.parse(readFileSync(join(out, 'manifest.json'), 'utf8')) as {
		files: Record<string, [number, string]>;
	};
	return Object.entries(manifest.files)
		.filter(([path, [size, sha256]]) => {
			const file = join(out, path);
			if (!existsSync(file)) return true;
			const bytes = readFileSync(file);
			return bytes.length !== size || createHash('sha256').update(bytes).digest('hex') !== sha256;
		})
		.map(([path]) => path);
}
