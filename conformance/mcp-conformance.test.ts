import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { installed } from '@pinakes/conformance/process';
import { buildIndex } from '@pinakes/indexer';
import { afterAll, beforeAll, expect, test } from 'vitest';

const SUITE = installed('@modelcontextprotocol/conformance/dist/index.js');
const PROGRAM = fileURLToPath(new URL('../apps/mcp/bin/pinakes-mcp.js', import.meta.url));
const FIXTURES = fileURLToPath(new URL('../fixtures', import.meta.url));

/** Scenarios that apply to a read-only server of any content. */
const PASSING = [
	'server-initialize',
	'logging-set-level',
	'ping',
	'tools-list',
	'resources-list',
	'prompts-list',
	'dns-rebinding-protection',
];

/** The others, by why they do not apply. */
const NOT_APPLICABLE: Readonly<Record<string, readonly string[]>> = {
	'calls tools, prompts or resources that only the reference server has': [
		'completion-complete',
		'tools-call-simple-text',
		'tools-call-image',
		'tools-call-audio',
		'tools-call-embedded-resource',
		'tools-call-mixed-content',
		'tools-call-with-logging',
		'tools-call-error',
		'tools-call-with-progress',
		'json-schema-2020-12',
		'resources-read-text',
		'resources-read-binary',
		'resources-templates-read',
		'prompts-get-simple',
		'prompts-get-with-args',
		'prompts-get-embedded-resource',
		'prompts-get-with-image',
	],
	'the server never asks its client for anything': [
		'tools-call-sampling',
		'tools-call-elicitation',
		'elicitation-sep1034-defaults',
		'elicitation-sep1330-enums',
	],
	'over HTTP the server keeps no session, so that it cannot send notifications of changes': [
		'resources-subscribe',
		'resources-unsubscribe',
	],
	'checks nothing where there is no session, one of them also without a tool of the reference server': [
		'server-sse-polling',
		'server-sse-multiple-streams',
	],
};

let folder: string;
let server: ChildProcess;
let url: string;

beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), 'pinakes-mcp-'));
	await buildIndex({ folders: [FIXTURES], out: join(folder, 'index') });
	server = spawn(process.execPath, [PROGRAM, '--index', join(folder, 'index'), '--http', '--port', '0']);
	if (server.stderr === null) throw new Error('The server has no standard error.');
	const [line] = (await once(createInterface({ input: server.stderr }), 'line')) as [string];
	url = /http:\S+/.exec(line)?.[0] ?? line;
});

afterAll(async () => {
	server.kill();
	await rm(folder, { recursive: true, force: true });
});

test('the official conformance suite passes every scenario that applies, and no scenario is forgotten', async () => {
	const args = [SUITE, 'server', '--url', url, '--suite', 'all'];
	// It ends with an error where a scenario fails.
	const { stdout } = await promisify(execFile)(installed('node24/bin/node'), args, {
		cwd: folder,
		maxBuffer: 2 ** 26,
	}).catch((cause: { stdout: string }) => cause);
	const results = [...stdout.matchAll(/^[✓✗] ([\w-]+): (\d+) passed, (\d+) failed/gm)].map(
		([, name = '', passed, failed]): [string, boolean] => [name, passed !== '0' && failed === '0'],
	);
	const all = [...PASSING, ...Object.values(NOT_APPLICABLE).flat()];
	expect(results.map(([name]) => name).sort()).toEqual([...all].sort());
	expect(results.filter(([, hasPassed]) => hasPassed).map(([name]) => name)).toEqual(expect.arrayContaining(PASSING));
});
