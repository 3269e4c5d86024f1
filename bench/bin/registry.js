/** Writes a made-up registry folder for `pinakes build`: `node bench/bin/registry.js 10000 DIR`. */
import { generateUnits } from '../src/generate-units.js';
import { writeRegistry } from '../src/write-registry.js';

const [count, folder] = process.argv.slice(2);
if (!Number.isInteger(Number(count)) || folder === undefined) {
	console.error('Usage: node bench/bin/registry.js UNITS DIR');
	process.exit(2);
}
writeRegistry(folder, generateUnits(Number(count)));
