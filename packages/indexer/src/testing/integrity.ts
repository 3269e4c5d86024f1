import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type FileEntry, type ListingFields, readListing } from '@pinakes/query/internal';

/** Returns the files of an index but its manifest, with their bytes and SHA-256, as the index lists them. */
export function listedFiles(out: string): Map<string, FileEntry> {
	const read = (file: string): unknown => JSON.parse(readFileSync(join(out, file), 'utf8'));
	const steps = readListing(read('manifest.json') as ListingFields);
	let step = steps.next();
	while (!step.done) step = steps.next(step.value.map(({ file }) => read(file)));
	return step.value;
}

/** Returns the files of an index that are missing, or differ in size or SHA-256 from what it lists. */
export function brokenFiles(out: string): string[] {
	return [...listedFiles(out)]
		.filter(([path, [size, sha256]]) => {
			const file = join(out, path);
			if (!existsSync(file)) return true;
			const bytes = readFileSync(file);
			return bytes.length !== size || createHash('sha256').update(bytes).digest('hex') !== sha256;
		})
		.map(([path]) => path);
}
