import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { tempFolder } from '@pinakes/testing/temp-folder';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Runs a program in a folder as on a clean machine, whose user has nothing but Node and npm. */
function runIn(cwd: string, home: string, command: string, ...args: readonly string[]) {
	const env = { PATH: process.env.PATH, HOME: home };
	const { status, stdout, stderr } = spawnSync(command, args, { cwd, env, encoding: 'utf8' });
	return { status, stdout, printed: stdout + stderr };
}

// The packages of others come from the registry.
const hasRegistry = spawnSync('npm', ['ping'], { encoding: 'utf8', timeout: 20_000 }).status === 0;

test.skipIf(!hasRegistry)(
	'packed files in a repository install a program that CI and hosts run without a clone',
	() => {
		const packed = spawnSync('npm', ['run', 'pack'], { cwd: ROOT, encoding: 'utf8' });
		expect([packed.status, packed.stderr]).toEqual([0, expect.anything()]);
		const [home, project, checkout] = [
			tempFolder(),
			tempFolder({ 'docs/a.md': '# A\n\n## Roll back\n\nRun `ship undo`.\n' }),
			tempFolder(),
		];
		cpSync(join(ROOT, 'dist/tarballs'), join(project, 'vendor'), { recursive: true });
		const tarballs = readdirSync(join(project, 'vendor')).map((name) => `./vendor/${name}`);
		expect(runIn(project, home, 'npm', 'init', '--yes').status).toBe(0);
		const installed = runIn(project, home, 'npm', 'install', '--save-dev', '--no-audit', ...tarballs);
		expect([installed.status, installed.printed]).toEqual([0, expect.anything()]);

		// What git has of it is all that CI gets.
		for (const name of ['docs', 'vendor', 'package.json', 'package-lock.json']) {
			cpSync(join(project, name), join(checkout, name), { recursive: true });
		}
		mkdirSync(join(checkout, '.claude'));
		expect(runIn(checkout, home, 'npm', 'ci', '--no-audit').status).toBe(0);
		expect(runIn(checkout, home, 'npx', '--no', 'pinakes', 'build', 'docs').status).toBe(0);
		expect(runIn(checkout, home, 'npx', '--no', 'pinakes', 'search', 'how do I roll back?').stdout).toContain(
			'ship undo',
		);
		expect(runIn(checkout, home, 'npx', '--no', 'pinakes', 'init').printed).not.toContain('on this machine');
		const { mcpServers } = JSON.parse(readFileSync(join(checkout, '.mcp.json'), 'utf8'));
		const { command, args } = mcpServers.pinakes;
		expect([command, args[0]]).toEqual(['node', 'node_modules/pinakes/bin/pinakes.js']);
		expect(runIn(checkout, home, command, ...args, '--help').stdout).toContain('Model Context Protocol');
	},
);
