/**
 * Writes the most memory that a process had in use, and its processor time, as JSON to the file named by PEAK_FILE as it ends:
 * `node --import` this.
 */
import { writeFileSync } from 'node:fs';
import { peakMemory, processorSeconds } from './process-use.js';

process.once('exit', () => {
	const used = { peak_bytes: peakMemory(), cpu_seconds: processorSeconds() };
	writeFileSync(process.env.PEAK_FILE ?? '', JSON.stringify(used));
});
