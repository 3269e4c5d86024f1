/**
 * Compares an index that is merged of shards with that of one build, file by file:
 * `node bench/bin/shards.js FOLDER … [--counts 2,3,8]`.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { buildIndex, buildShard, mergeShards } from '@pinakes/indexer';
import { orUsage, typedPath } from '../src/command.js';

const { values, positionals } = orUsage('Usage: node bench/bin/shards.js FOLDER … [--counts 2,3,8]', () =>
	parseArgs({ options: { counts: { type: 'string' } }, allowPositionals: true }),
);
const counts = (values.counts ?? '2,3,8').split(',').map(Number);
const out = mkdtempSync(join(tmpdir(), 'pinakes-shards-'));
process.once('exit', () => rmSync(out, { recursive: true, force: true }));

/**
 * @param {string} folder
 * @returns {ReadonlyMap<string, string>}
 */
function filesOf(folder) {
	const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' });
	const files = paths.filter((path) => statSync(join(folder, path)).isFile());
	return new Map(files.map((path) => [path, readFileSync(join(folder, path), 'latin1')]));
}

for (const folder of positionals.map(typedPath)) {
	await buildIndex({ folders: [folder], out: join(out, 'whole') });
	const whole = filesOf(join(out, 'whole'));
	for (const count of counts) {
		const shards = Array.from({ length: count }, (_, i) => join(out, `${i + 1}.shard`));
		let bytes = 0;
		for (const [i, file] of shards.entries()) {
			bytes += (await buildShard({ folders: [folder], out: file, shard: { number: i + 1, count } })).bytes;
		}
		const start = performance.now();
		await mergeShards({ shards, out: join(out, 'merged') });
		const seconds = ((performance.now() - start) / 1000).toFixed(1);
		const merged = filesOf(join(out, 'merged'));
		const same = [...whole].filter(([path, text]) => merged.get(path) === text).length;
		console.log(
			`${basename(folder)}: ${count} shards of ${bytes} bytes, ${same} of ${whole.size} files the same, ${merged.size - same} others; merged in ${seconds} s`,
		);
	}
}
