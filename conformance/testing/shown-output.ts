import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { addFiles, tempFolder } from '@pinakes/testing/temp-folder';
import { BLOCK, NOT_RUN, steady } from '../src/shown-blocks.js';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Between the outputs of two commands. */
const MARK = '<<<end>>>';

/**
 * Returns a page with the output that every `$ command` of its console blocks prints now, in a folder with the files of its
 * named blocks, and `fixtures` if it names them. Where only times or sizes differ, the output stays. A block whose name
 * begins with `not run:` is not run.
 *
 * @param path the page, from the root of the checkout
 */
export function withOutput(path: string): string {
	const folder = tempFolder({ 'bin/pinakes': `#!/bin/sh\nexec node '${ROOT}apps/cli/bin/pinakes.js' "$@"\n` });
	chmodSync(join(folder, 'bin/pinakes'), 0o755);
	const cwd = join(folder, 'work');
	const page = readFileSync(join(ROOT, path), 'utf8');
	mkdirSync(cwd);
	if (page.includes('fixtures')) cpSync(join(ROOT, 'fixtures'), join(cwd, 'fixtures'), { recursive: true });
	if (page.includes('conformance/golden')) symlinkSync(join(ROOT, 'conformance'), join(cwd, 'conformance'));
	symlinkSync(join(ROOT, 'conformance/node_modules'), join(cwd, 'node_modules'));
	return page.replace(BLOCK, (block: string, language: string, name: string, text: string) => {
		if (language !== 'console') {
			if (name.includes('.') && !name.startsWith(NOT_RUN)) addFiles(cwd, { [name]: text });
			return block;
		}
		return name === '' ? `\`\`\`console\n${shown(text, folder, cwd)}\`\`\`` : block;
	});
}

/** A console block with its output as it is now. */
function shown(text: string, folder: string, cwd: string): string {
	const [before, ...steps] = text.split(/^\$ /m);
	const commands = steps.map((step) => step.slice(0, step.indexOf('\n') + 1));
	const script = commands.map((command) => `${command}code=$?; echo '${MARK}'; (exit $code)\n`).join('');
	const env = {
		...process.env,
		PATH: `${join(folder, 'bin')}:${process.env.PATH}`,
		XDG_CACHE_HOME: join(folder, 'cache'),
		NO_COLOR: '1',
	};
	const { stdout } = spawnSync('bash', ['-c', `exec 2>&1\n${script}`], {
		cwd,
		env,
		encoding: 'utf8',
		timeout: 600_000,
	});
	const outputs = stdout.split(`${MARK}\n`);
	return (
		before +
		steps
			.map((step, i) => {
				// A file that is shown may have no line end.
				const now = `${commands[i]}${outputs[i] ?? ''}`.replace(/(?<!\n)$/, '\n');
				return `$ ${steady(now) === steady(step) ? step : now}`;
			})
			.join('')
	);
}
