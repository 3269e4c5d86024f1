import { spawnSync } from 'node:child_process';
import { readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { tempFolder } from '@pinakes/testing/temp-folder';
import { expect, it } from 'vitest';
import { MCP_OPTIONS } from './options.ts';

const REPOSITORY = fileURLToPath(new URL('../../..', import.meta.url));
const PAGE = readFileSync(join(REPOSITORY, 'docs/guides/mcp.md'), 'utf8');

/** The Inspector as it is installed here, at the version that the page names. */
const INSPECTOR = join(REPOSITORY, 'apps/mcp/node_modules/.bin/mcp-inspector');
const INSPECTOR_VERSION = (
	JSON.parse(readFileSync(join(REPOSITORY, 'apps/mcp/package.json'), 'utf8')) as {
		devDependencies: Record<string, string>;
	}
).devDependencies['@modelcontextprotocol/inspector'];

/** A fenced block: its language, what follows that, and its text. */
interface Fence {
	readonly language: string;
	readonly name: string;
	readonly text: string;
}

function fences(page: string): Fence[] {
	return [...page.matchAll(/^```(\w+) ?(.*)\n([\s\S]*?)^```$/gm)].map(([, language = '', name = '', text = '']) => ({
		language,
		name,
		text,
	}));
}

/** What a console block shows, command by command. */
function commandsOf(text: string): { readonly command: string; readonly output: string }[] {
	return text
		.split(/^\$ /m)
		.slice(1)
		.map((part) => ({ command: part.slice(0, part.indexOf('\n')), output: part.slice(part.indexOf('\n') + 1) }));
}

/** Times differ from run to run, and sizes with what a build writes. */
function steady(output: string): string {
	return output
		.replace(/[\d.]+ ms/g, 'N ms')
		.replace(/\d+ files, \d+ bytes/g, 'N files, N bytes')
		.trimEnd();
}

/** Between the outputs of two commands. */
const MARK = '<<<end>>>';

it('the walk-through does what it shows, command by command', async () => {
	const folder = tempFolder();
	for (const name of ['apps', 'fixtures']) symlinkSync(join(REPOSITORY, name), join(folder, name));
	const port = await freePort();
	const localized = (text: string) =>
		text.replaceAll('7462', port).replaceAll(`npx @modelcontextprotocol/inspector@${INSPECTOR_VERSION}`, INSPECTOR);
	let commands = 0;
	for (const { language, name, text } of fences(PAGE)) {
		// What is set up here is set up already: these tests run after a build.
		if (language === 'json' && name !== '') writeFileSync(join(folder, name), text);
		if (language !== 'console') continue;
		const steps = commandsOf(text);
		const script = steps.map(({ command }) => `${localized(command)}\necho '${MARK}'`).join('\n');
		const { stdout } = spawnSync('bash', ['-mc', script], { cwd: folder, encoding: 'utf8', timeout: 200_000 });
		const outputs = stdout.split(`${MARK}\n`).slice(0, -1);
		expect(steps.map(({ command }, i) => [command, steady((outputs[i] ?? '').replaceAll(port, '7462'))])).toEqual(
			steps.map(({ command, output }) => [command, steady(output)]),
		);
		commands += steps.length;
	}
	expect(commands).toBeGreaterThan(5);
}, 240_000);

it('the page has every flag, and every tool with its arguments', async () => {
	for (const flag of Object.keys(MCP_OPTIONS)) expect(PAGE).toContain(`\`--${flag}`);
	const { TOOLS } = await import('./server.ts');
	for (const { name, config } of TOOLS) {
		const [row] = PAGE.match(new RegExp(`^\\| \`${name}\` .*$`, 'm')) ?? [''];
		const { properties = {} } = config.inputSchema.toJSONSchema({ io: 'input' });
		const missing = Object.keys(properties).filter(
			(argument) => !['offset', 'detail'].includes(argument) && !row.includes(`\`${argument}\``),
		);
		expect([name, missing]).toEqual([name, []]);
	}
});

/** A port that nobody listens on. */
function freePort(): Promise<string> {
	return new Promise((resolve) => {
		const server = createServer().listen(0, '127.0.0.1', () => {
			const address = server.address();
			server.close(() => resolve(String(typeof address === 'object' ? address?.port : '')));
		});
	});
}
