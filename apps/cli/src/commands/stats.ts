import type { Manifest } from '@pinakes/query';
import { type FileEntry, readListing } from '@pinakes/query/internal';
import { ANY_INDEX_OPTION, defineCommand, JSON_OPTION } from '../base/command.ts';
import { openIndexAt, shownLocation } from '../base/open-index.ts';
import { counted, EXIT, jsonText, printable } from '../base/output.ts';

export const stats = defineCommand({
	summary: 'Show what an index holds and how large its parts are',
	usage: '[--index DIR]',
	positionals: [{ name: 'DIR', help: 'the index, the same as --index' }],
	options: { index: ANY_INDEX_OPTION, json: JSON_OPTION },
	examples: ['pinakes stats --index .pinakes', 'pinakes stats --index .pinakes --json'],
	async run(args, output) {
		const [folder = args.options.index] = args.positionals;
		const { manifest, run } = await openIndexAt(folder);
		const sizes = sizesOf(await run(readListing));
		const bytes = sizes.reduce((sum, part) => sum + part.bytes, 0);
		if (args.options.json) {
			const { format_version, generator, counts, ides, calibration = null } = manifest;
			const { vectors = null, unit_vectors = null } = manifest;
			const about = { format_version, generator, counts, ides, vectors, unit_vectors, calibration };
			output.data(jsonText({ ...about, bytes, parts: sizes }));
			return EXIT.answered;
		}
		output.data(
			`${output.style('bold', printable(shownLocation(folder)))}: format ${manifest.format_version}, ${printable(manifest.generator)}`,
		);
		const row = (name: string, value: string): void => output.data(`${printable(name).padEnd(20)} ${value}`);
		const aligned = (value: number): string => String(value).padStart(10);
		for (const [name, count] of Object.entries(manifest.counts)) row(name, aligned(count));
		if (manifest.ides.length > 0) row('ides', printable(manifest.ides.join(', ')));
		const { vectors, unit_vectors } = manifest;
		if (vectors || !unit_vectors) row('vectors', describeVectors(vectors));
		if (unit_vectors) row('unit vectors', describeVectors(unit_vectors));
		const isMeasured = manifest.calibration?.source === 'measured';
		row('probability', isMeasured ? 'measured by general questions' : 'by the built-in map');
		for (const { name, files, bytes } of sizes) row(name, `${aligned(bytes)} bytes in ${counted(files, 'file')}`);
		row('all', `${aligned(bytes)} bytes`);
		return EXIT.answered;
	},
});

/** Describes the vectors of an index. A manifest written by another program may have any value. */
function describeVectors(vectors: Manifest['vectors']): string {
	if (!vectors?.dimensions) return 'none';
	const { embedder, dimensions, weight } = vectors;
	return `${printable(String(embedder))}, ${printable(String(dimensions))} dimensions, weight ${printable(String(weight))}`;
}

/** Returns sizes by kind of part. Parts such as `parts/units.0.json` and `parts/units.1.json` are one kind. */
function sizesOf(listed: ReadonlyMap<string, FileEntry>) {
	const rows = new Map<string, { readonly name: string; readonly files: number; readonly bytes: number }>();
	for (const [path, [bytes]] of listed) {
		const name = path.replace(/^parts\//, '').replace(/(?:\.\d+)?\.json$/, path.startsWith('parts/') ? '' : '.json');
		const row = rows.get(name) ?? { name, files: 0, bytes: 0 };
		rows.set(name, { name, files: row.files + 1, bytes: row.bytes + bytes });
	}
	return [...rows.values()].sort((a, b) => b.bytes - a.bytes || (a.name < b.name ? -1 : 1));
}
