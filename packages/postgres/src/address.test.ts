import { describe, expect, it } from 'vitest';
import { isAddress, readAddress } from './address.ts';

describe('the address of a collection', () => {
	it.each([
		['postgres://u:secret@host:5433/db?sslmode=require#team/docs', 'postgres://host:5433/db', 'team/docs'],
		['postgresql://host/db', 'postgres://host/db', 'default'],
		['POSTGRES://host/db#', 'postgres://host/db', 'default'],
		['postgres://host/db#%E6%96%87%E6%A1%A3', 'postgres://host/db', '文档'],
	])('%s', (address, name, collection) => {
		expect(isAddress(address)).toBe(true);
		expect(readAddress(address)).toMatchObject({ name, collection });
	});

	it('keeps what the driver needs', () => {
		expect(readAddress('postgres://u:secret@host/db?sslmode=require#x').database).toBe(
			'postgres://u:secret@host/db?sslmode=require',
		);
	});

	it.each(['.pinakes', 'pglite:folder', 'https://example.org/index', 'C:\\index', 'postgres', 'postgres:/x'])(
		'%s is not an address',
		(location) => {
			expect(isAddress(location)).toBe(false);
		},
	);

	it.each(['postgres://u:secret@ho st/db', 'postgres://u:secret@[/db'])(
		'%s is refused without repeating a password',
		(address) => {
			expect(() => readAddress(address)).toThrow(/^The address of the database is not valid: write postgres:\/\/USER/);
		},
	);

	it.each(['#.hidden', '#a b', '#%00', `#${'a'.repeat(101)}`])(
		'postgres://host/db%s names no collection',
		(fragment) => {
			expect(() => readAddress(`postgres://host/db${fragment}`)).toThrow(
				/cannot name a collection: use 1 to 100 letters/,
			);
		},
	);
});
