import { parseArguments } from '@pinakes/command-line/parse';
import { describe, expect, it } from 'vitest';
import { MCP_OPTIONS } from './options.ts';
import { settingsOf } from './serve.ts';

function settings(args: readonly string[], environment: NodeJS.ProcessEnv = {}) {
	return settingsOf(parseArguments(args, { options: MCP_OPTIONS }), environment);
}

describe('settings', () => {
	it('have defaults for all but the index', () => {
		expect(settings(['--index', 'DIR'])).toEqual({
			index: 'DIR',
			http: undefined,
			maxChars: 10_000,
			timeLimit: 10_000,
			refreshAfter: 5000,
		});
		expect(settings(['--index', 'DIR', '--http']).http).toEqual({ port: 7462, token: undefined });
	});

	it('take names of tools, long and short', () => {
		const { tools } = settings(['--index', 'DIR', '--tools', 'search, pinakes_get,hybrid_search']);
		expect(tools).toEqual(['pinakes_search', 'pinakes_get', 'hybrid_search']);
		expect(() => settings(['--index', 'DIR', '--tools', 'serch'])).toThrow(
			'There is no tool serch: --tools takes names',
		);
	});

	it('take a token from the environment', () => {
		const { http } = settings(['--index', 'DIR', '--http'], { PINAKES_MCP_TOKEN: ' secret\n' });
		expect(http?.token).toBe('secret');
	});

	it.each([
		[['--index', 'DIR', '--port', '80'], {}, '--port is for HTTP: add --http.'],
		[['--index', 'DIR', '--http', '--port', '65536'], {}, '--port must be a whole number from 0 to 65535, not 65536.'],
		[['--index', 'DIR', '--http', '--port', '1.5'], {}, '--port must be a whole number from 0 to 65535, not 1.5.'],
		[
			['--index', 'DIR', '--max-chars', 'many'],
			{},
			'--max-chars must be a whole number from 1000 to 1000000, not many.',
		],
		[['--index', 'DIR', '--http'], { PINAKES_MCP_TOKEN: '' }, 'PINAKES_MCP_TOKEN holds no token'],
		[['--index', 'DIR', '--http'], { PINAKES_MCP_TOKEN: 'two words' }, 'PINAKES_MCP_TOKEN holds no token'],
	])('%j with %j say what is wrong', (args, environment, message) => {
		expect(() => settings(args, environment)).toThrow(message);
	});
});
