import { describe, expect, it } from 'vitest';
import { readOptions } from './options.ts';

describe('readOptions', () => {
	it('chats in the terminal unless a server is named', () => {
		expect(readOptions([])).toMatchObject({ server: undefined, player: 'player', memory: 'bot-memory.json' });
	});

	it('joins the server that is named', () => {
		const { server, username } = readOptions([
			'--host',
			'mc.example.org',
			'--username',
			'Bot_1',
			'--version',
			'1.16.1',
		]);
		expect({ server, username }).toEqual({
			server: { host: 'mc.example.org', port: 25_565, version: '1.16.1' },
			username: 'Bot_1',
		});
		expect(readOptions(['--port', '1234']).server).toMatchObject({ host: '127.0.0.1', port: 1234 });
	});

	it('takes seconds for milliseconds', () => {
		expect(readOptions(['--timeout', '0.5', '--retry', '2'])).toMatchObject({ timeout: 500, retry: { first: 2000 } });
	});

	it.each([
		[['--budget=-1'], '--budget is -1: give a whole number from 0.'],
		[['--budget', 'NaN'], '--budget is NaN: give a whole number from 0.'],
		[['--budget', ''], '--budget is : give a whole number from 0.'],
		[['--port', '70000'], '--port is 70000: give a whole number from 1 to 65535.'],
		[['--timeout', '0'], '--timeout is 0: give a number from 0.01 to 600.'],
		[['--lang', 'fr'], '--lang is fr: give en or zh.'],
		[['--host', 'x', '--username', '/op me'], '--username is /op me: give up to 16 letters, digits and underscores.'],
	])('refuses %j', (args, message) => {
		expect(() => readOptions(args)).toThrow(message);
	});

	it.each([[['--prot', '1']], [['hello']], [['--budget']]])('refuses %j and says where the options are', (args) => {
		expect(() => readOptions(args)).toThrow(/--help lists the options/);
	});
});
