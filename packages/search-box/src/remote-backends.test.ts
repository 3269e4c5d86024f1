import { describe, expect, it } from 'vitest';
import { foundIn, toolResult } from './remote-backends.ts';

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

describe('foundIn', () => {
	it('reads the JSON of searchText and of search', () => {
		const hit = { id: 'a.md', title: 'A', headings: ['A', 'B'], lines: [1, 2], url: '/a#b', score: 1 };
		expect(foundIn({ hits: [hit], rejection_category: null, unknown: ['x'] })).toEqual({
			sections: [{ id: 'a.md', title: 'A', headings: ['A', 'B'], url: '/a#b', text: undefined }],
			isConfident: true,
			hasNoTerms: false,
			unknown: ['x'],
		});
		const result = { path: 'a.md', title: 'A', excerpt: 'text', citation: { headings: ['B'] } };
		expect(foundIn({ results: [result], rejection_category: 'below_threshold' })).toEqual({
			sections: [{ id: 'a.md', title: 'A', headings: ['B'], url: undefined, text: 'text' }],
			isConfident: false,
			hasNoTerms: false,
			unknown: [],
		});
		expect(foundIn({ hits: [], rejection_category: 'no_terms' })).toMatchObject({
			isConfident: false,
			hasNoTerms: true,
		});
	});

	it.each([null, [], 'x', { hits: 3 }, { hits: [null, {}, { id: 1 }] }])('leaves out other shapes: %j', (json) => {
		expect(foundIn(json).sections).toEqual([]);
	});
});
