import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { withFixtureIndex } from '../../testing/fixture-index.ts';
import { start } from '../../testing/program.ts';
import { boundedLines, MAX_LINE_BYTES } from './lines.ts';

let index: string;

withFixtureIndex((built) => {
	index = built;
});

const HUGE = 'x'.repeat(MAX_LINE_BYTES);

/** What is forwarded of chunks, and the ids that are answered. */
async function pass(chunks: readonly string[]): Promise<{ forwarded: string; ids: unknown[] }> {
	const ids: unknown[] = [];
	const lines = boundedLines((answer) => ids.push(JSON.parse(answer).id));
	return { forwarded: await text(Readable.from(chunks).pipe(lines)), ids };
}

describe('boundedLines', () => {
	it('forwards lines as they are, however they are cut', async () => {
		const lines = '{"id":1}\n\n{"id":"é"}\r\n';
		expect(await pass([...lines])).toEqual({ forwarded: lines, ids: [] });
		expect(await pass([lines])).toEqual({ forwarded: lines, ids: [] });
		expect((await pass([`${HUGE.slice(1)}\n`])).forwarded).toHaveLength(MAX_LINE_BYTES);
	});

	it.each([
		[`{"jsonrpc":"2.0","id":7,"method":"x","params":"${HUGE}"}`, 7],
		[`{ "jsonrpc": "2.0", "id": "a-1", "params": "${HUGE}" }`, 'a-1'],
		[`{"method":"x","params":{"id":5,"text":"${HUGE}"},"jsonrpc":"2.0","id":9}`, 9],
		[`{"method":"x","params":{"text":"${HUGE}","id":5}}`, null],
		[HUGE, null],
	])('answers a line that is too long, and goes on', async (line, id) => {
		const { forwarded, ids } = await pass([line.slice(0, 1000), line.slice(1000), '\n{"id":1}\n']);
		expect([forwarded, ids]).toEqual(['{"id":1}\n', [id]]);
	});

	it('answers one that is too long where the input ends', async () => {
		expect(await pass([`{"jsonrpc":"2.0","id":7,"method":"x","params":"${HUGE}`])).toEqual({ forwarded: '', ids: [7] });
	});

	it('keeps the server alive', async () => {
		const ping = JSON.stringify({ jsonrpc: '2.0', id: 2, method: 'ping' });
		const initialize = JSON.stringify({
			...{ jsonrpc: '2.0', id: 1, method: 'initialize' },
			params: { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'test', version: '1' } },
		});
		// Standard input stays open, as the server ends with it.
		const stdin = new Readable({ read() {} });
		stdin.push(`${initialize}\n{"jsonrpc":"2.0","id":3,"method":"tools/call","params":"${HUGE}`);
		stdin.push(`${HUGE}"}\n${ping}\n`);
		const printed = await start(['--index', index], { stdin }).until(/"id":2[\s\S]*serving/);
		expect(printed).toContain('"id":3,"error":{"code":-32600,"message":"The message has more than 10 MB');
	});
});
