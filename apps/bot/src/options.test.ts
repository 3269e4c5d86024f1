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

	it('converts seconds to milliseconds', () => {
		expect(readOptions(['--timeout', '0.5', '--retry', '2'])).toMatchObject({ timeout: 500, retry: { first: 2000 } });
	});

	it.each([
		[['--budget=-1'], '--budget must be a whole number from 0, not -1.'],
		[['--budget', 'NaN'], '--budget must be a whole number from 0, not NaN.'],
		[['--budget', ''], '--budget needs a value: --budget N.'],
		[['--port', '70000'], '--port must be a whole number from 1 to 65535, not 70000.'],
		[['--timeout', '0'], '--timeout must be a number from 0.01 to 600, not 0.'],
		[['--lang', 'fr'], '--lang must be en or zh, not fr.'],
		[
			['--host', 'x', '--username', '/op me'],
			'--username must be up to 16 letters, digits and underscores, not /op me.',
		],
	])('refuses %j', (args, message) => {
		expect(() => readOptions(args)).toThrow(message);
	});

	it.each([
		[['--prot', '1'], 'Unknown option --prot. Did you mean --port?'],
		[['hello'], 'Unexpected argument hello'],
		[['--budget'], '--budget needs a value: --budget N.'],
	])('refuses %j and says how to write it', (args, message) => {
		expect(() => readOptions(args)).toThrow(message);
	});
});
