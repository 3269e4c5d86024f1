import { expect, it } from 'vitest';
import { isRemote, shownLocation } from './source-at.ts';

it.each([
	['.pinakes', false, '.pinakes'],
	['https://user:secret@example.org/index', true, 'https://example.org/index'],
	['https://example.org/a@b', true, 'https://example.org/a@b'],
	['postgres://user:secret@db/docs#handbook', true, 'postgres://db/docs#handbook'],
	['pglite:folder', true, 'pglite:folder#default'],
])('%s is shown without a password', (location, isElsewhere, shown) => {
	expect([isRemote(location), shownLocation(location)]).toEqual([isElsewhere, shown]);
});
