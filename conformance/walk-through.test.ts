import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { withOutput } from './testing/shown-output.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** A page whose shell goes from block to block, which `action/walk-through.test.ts` follows. */
const OTHER = 'docs/guides/ci.md';

const PAGES = readdirSync(join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' })
	.map((name) => `docs/${name}`)
	.filter((path) => path.endsWith('.md') && path !== OTHER);

// `npx vitest run conformance/walk-through.test.ts -u` writes the output as it is now.
test.each(['README.md', 'README.zh-CN.md', ...PAGES])('%s shows what its commands print', async (page) => {
	await expect(await withOutput(page)).toMatchFileSnapshot(join(ROOT, page));
});
