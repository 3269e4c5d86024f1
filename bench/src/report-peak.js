/** Writes the most memory that a process had in use to the file named by PEAK_FILE as it ends: `node --import` this. */
import { writeFileSync } from 'node:fs';
import { peakMemory } from './peak-memory.js';

process.once('exit', () => writeFileSync(process.env.PEAK_FILE ?? '', String(peakMemory())));
