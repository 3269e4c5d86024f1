import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { describe, expect, it, onTestFinished } from 'vitest';
import { builtFolder, PROGRAM, pinakes } from '../../testing/run.ts';

/** A call of a tool as it goes over the wire. */
const CALL = {
	jsonrpc: '2.0',
	id: 1,
	method: 'tools/call',
	params: { name: 'pinakes_match', arguments: { tags: ['git-commit'], ide: 'cursor', detail: true } },
};

describe('pinakes mcp', () => {
	it('answers over standard input and output, and ends with its client', async () => {
		const index = join(await builtFolder(), 'index');
		const child = spawn(process.execPath, [PROGRAM, 'mcp', '--index', index], { stdio: ['pipe', 'pipe', 'ignore'] });
		onTestFinished(() => void child.kill());
		child.stdin.write(`${JSON.stringify(CALL)}\n`);
		const [line] = await once(createInterface({ input: child.stdout }), 'line');
		expect(JSON.parse(line)).toMatchObject({
			id: 1,
			result: { structuredContent: { matches: [{ unit_id: 'npm:tool#commit' }] } },
		});
		child.stdin.end();
		expect((await once(child, 'exit'))[0]).toBe(0);
	});

	it('says nothing on standard output but the protocol', async () => {
		const index = join(await builtFolder(), 'index');
		expect(await pinakes(['mcp', '--index', index])).toMatchObject({
			code: 0,
			stdout: '',
			stderr: `pinakes mcp: serving ${index} on standard input and output\n`,
		});
	});

	it.each([
		[['mcp', '--index', 'file:///a/index'], '--index must be a folder, or an address of http'],
		[['mcp', 'x', '--index', 'x'], 'Unexpected argument x: only options are expected.'],
		[['mcp', '--index', 'x', '--port', '80'], '--port is for HTTP: add --http.'],
		[['mcp', '--index', 'x', '--prot', '80'], 'Unknown option --prot. Did you mean --port?'],
	])('refuses %j', async (args, message) => {
		const { code, stderr } = await pinakes(args);
		expect([code, stderr]).toEqual([2, expect.stringContaining(message)]);
	});
});
