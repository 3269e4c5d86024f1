/** Downloads what the translations are trained on from the npm registry, in the versions that inputs.json pins. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const { packages } = JSON.parse(readFileSync(new URL('./inputs.json', import.meta.url), 'utf8'));

/**
 * Downloads and unpacks the packages that are not there yet. Nothing of them is run, and their dependencies are not needed.
 *
 * @param {string} folder gets a folder for each package
 * @throws Error for a package that is not the one whose digest inputs.json has
 */
export function fetchInputs(folder) {
	for (const { folder: name, spec, sha512 } of packages) {
		const target = join(folder, name);
		if (existsSync(target)) continue;
		mkdirSync(folder, { recursive: true });
		const [{ filename }] = JSON.parse(
			execFileSync('npm', ['pack', spec, '--json', '--pack-destination', folder], { encoding: 'utf8' }),
		);
		const archive = join(folder, filename);
		const digest = createHash('sha512').update(readFileSync(archive)).digest('hex');
		if (digest !== sha512) throw new Error(`${spec}: the archive has the SHA-512 ${digest}, not that of inputs.json.`);
		mkdirSync(target);
		execFileSync('tar', ['xzf', archive, '-C', target, '--strip-components=1']);
	}
}
