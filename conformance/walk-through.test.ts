import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { withOutput } from './testing/shown-output.ts';
import { walkThrough } from './testing/walk-through.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Pages with tests of their own. */
const TESTED = ['ci.md', 'mcp.md', 'publishing.md'].map((name) => `docs/guides/${name}`);

const PAGES = readdirSync(join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' })
	.map((name) => `docs/${name}`)
	.filter((path) => path.endsWith('.md') && !TESTED.includes(path));

test('docs/guides/publishing.md holds, typed block by block', () => {
	expect(walkThrough('docs/guides/publishing.md').said).toContain('- [Backups](docs/backups.md)');
}, 60_000);

// `npx vitest run conformance/walk-through.test.ts -u` writes the output as it is now.
test.each(['README.md', 'README.zh-CN.md', ...PAGES])(
	'%s shows what its commands print',
	async (page) => {
		await expect(withOutput(page)).toMatchFileSnapshot(join(ROOT, page));
	},
	120_000,
);
