import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { PINAKES } from './programs.js';

const REPORT_PEAK = new URL('report-peak.js', import.meta.url).href;

/** Maximum characters of a build's output that are stored. */
const MAX_COMPLAINTS = 10_000;

/**
 * @typedef {object} MeasuredBuild
 * @property {number} seconds of `pinakes build` as a process
 * @property {number} peak_bytes the most memory that this process had in use
 * @property {number} cpu_seconds processor time, that of the processes that it started included
 */

/**
 * Builds an index with the command, in a separate process.
 *
 * @param {readonly string[]} folders
 * @param {string} out the folder of the index, which must not be there
 * @param {'built-in' | 'none'} vectors
 * @param {string} peakFile a file that is written
 * @param {readonly string[]} [others] further options
 * @param {(progress: string) => void} [onProgress] called with lines that tell how far it is
 * @returns {Promise<MeasuredBuild>}
 */
export async function runBuild(folders, out, vectors, peakFile, others = [], onProgress) {
	const start = performance.now();
	const args = [
		'--import',
		REPORT_PEAK,
		PINAKES,
		'build',
		...folders,
		'--out',
		out,
		'--vectors',
		vectors,
		'--no-cache',
		...others,
		...(onProgress === undefined ? [] : ['--progress']),
	];
	const child = spawn(process.execPath, args, {
		env: { ...process.env, PEAK_FILE: peakFile },
		stdio: ['ignore', 'ignore', 'pipe'],
	});
	let complaints = '';
	child.stderr.setEncoding('utf8').on('data', (text) => {
		complaints = `${complaints}${text}`.slice(-MAX_COMPLAINTS);
		onProgress?.(text.trimEnd());
	});
	const [code] = await once(child, 'close');
	const seconds = (performance.now() - start) / 1000;
	if (code !== 0 || !existsSync(out)) {
		throw new Error(`pinakes build ${folders.join(' ')} ended with ${code}: ${complaints}`);
	}
	/** @type {{ peak_bytes: number, cpu_seconds: number }} */
	const used = JSON.parse(readFileSync(peakFile, 'utf8'));
	return { seconds, ...used };
}

/** @param {string} folder */
export function bytesIn(folder) {
	return readdirSync(folder, { recursive: true, encoding: 'utf8' })
		.map((path) => statSync(join(folder, path)))
		.reduce((sum, entry) => sum + (entry.isFile() ? entry.size : 0), 0);
}
