import { expect, test } from 'vitest';
import { walkThrough } from './testing/walk-through.ts';

test('docs/publishing.md holds, typed block by block', () => {
	expect(walkThrough('publishing.md').said).toContain('- [Backups](docs/backups.md)');
}, 60_000);
