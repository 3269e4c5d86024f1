import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/**
 * Runs one of this folder's scripts in a fresh process of this Node, and waits for its end.
 *
 * @param {string} script its file name
 * @param {readonly string[]} args
 * @returns {Promise<any>} the JSON that it printed
 */
export async function runScript(script, args) {
	const path = fileURLToPath(new URL(script, import.meta.url));
	const child = spawn(process.execPath, [path, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
	let output = '';
	child.stdout.setEncoding('utf8').on('data', (text) => {
		output += text;
	});
	const [code] = await once(child, 'close');
	if (code !== 0) throw new Error(`${script} ended with ${code}.`);
	return JSON.parse(output);
}
