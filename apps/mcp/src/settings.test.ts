import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { settingsOf } from './settings.ts';
import { tempFolder } from './testing/index-folder.ts';

describe('settings', () => {
	it('have defaults for all but the index', () => {
		expect(settingsOf({ index: 'DIR' }, {})).toEqual({
			index: 'DIR',
			http: undefined,
			maxChars: 10_000,
			timeLimit: 10_000,
			refreshAfter: 5000,
		});
		expect(settingsOf({ index: 'DIR', http: true }, {}).http).toEqual({ port: 7462, token: undefined, rate: 120_000 });
	});

	it('take a token from a file or the environment; the file comes first', () => {
		const file = join(tempFolder(), 'token');
		writeFileSync(file, 'from-file\n');
		const tokenOf = (flags: object, environment: object) =>
			settingsOf({ index: 'DIR', http: true, ...flags }, environment as NodeJS.ProcessEnv).http?.token;
		expect(tokenOf({}, { PINAKES_MCP_TOKEN: 'from-environment' })).toBe('from-environment');
		expect(tokenOf({ 'token-file': file }, { PINAKES_MCP_TOKEN: 'from-environment' })).toBe('from-file');
	});

	it.each([
		[{}, {}, '--index is missing: name the folder of an index'],
		[{ index: 'ftp://a.b/index' }, {}, '--index must be a folder or an address of http or https, not ftp://a.b/index.'],
		[{ index: 'file:///a/index' }, {}, '--index must be a folder or an address of http or https'],
		[{ index: 'DIR', port: '80' }, {}, '--port is for HTTP: add --http.'],
		[{ index: 'DIR', http: true, port: '65536' }, {}, '--port must be a number from 0 to 65535, not 65536.'],
		[{ index: 'DIR', http: true, port: '1.5' }, {}, '--port must be a number from 0 to 65535, not 1.5.'],
		[{ index: 'DIR', 'max-chars': 'many' }, {}, '--max-chars must be a number from 1000 to 1000000, not many.'],
		[{ index: 'DIR', timeout: '0' }, {}, '--timeout must be a number from 0.1 to 600, not 0.'],
		[{ index: 'DIR', http: true }, { PINAKES_MCP_TOKEN: '' }, 'PINAKES_MCP_TOKEN holds no token'],
		[{ index: 'DIR', http: true }, { PINAKES_MCP_TOKEN: 'two words' }, 'PINAKES_MCP_TOKEN holds no token'],
		[{ index: 'DIR', http: true, 'token-file': 'gone' }, {}, 'gone cannot be read'],
	])('%j with %j say what is wrong', (flags, environment, message) => {
		expect(() => settingsOf(flags, environment)).toThrow(message);
	});
});
