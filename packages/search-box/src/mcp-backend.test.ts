import { describe, expect, it } from 'vitest';
import { toolResult } from './mcp-backend.ts';

const RESULT = { jsonrpc: '2.0', id: 1, result: { content: [], structuredContent: { results: [] } } };
const PROGRESS = { jsonrpc: '2.0', method: 'notifications/message', params: {} };

describe('toolResult', () => {
	it('reads JSON, and the event of a stream that has the result', () => {
		expect(toolResult(JSON.stringify(RESULT))).toEqual({ results: [] });
		const events = [PROGRESS, RESULT].map((message) => `event: message\ndata: ${JSON.stringify(message)}\n\n`);
		expect(toolResult(events.join(''))).toEqual({ results: [] });
	});

	it.each([
		'',
		'<!doctype html>',
		'{"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"x"}}',
		'{"result":null}',
		'{"result":{"isError":true,"structuredContent":{}}}',
		'data: null',
	])('refuses %j', (text) => {
		expect(() => toolResult(text)).toThrow('pinakes_search has no result');
	});
});
