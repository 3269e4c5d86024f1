import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { withOutput } from './testing/shown-output.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Pages whose shell goes from block to block, which these tests do not follow. */
const OTHERS = ['ci.md', 'mcp.md', 'publishing.md'].map((name) => `docs/guides/${name}`);

const PAGES = readdirSync(join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' })
	.map((name) => `docs/${name}`)
	.filter((path) => path.endsWith('.md') && !OTHERS.includes(path));

// `npx vitest run conformance/walk-through.test.ts -u` writes the output as it is now.
test.each(['README.md', 'README.zh-CN.md', ...PAGES])('%s shows what its commands print', async (page) => {
	await expect(await withOutput(page)).toMatchFileSnapshot(join(ROOT, page));
});
