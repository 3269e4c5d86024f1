import { tempFolder } from '@pinakes/testing/temp-folder';
import { describe, expect, it } from 'vitest';
import { buildIndex } from '../build/build.ts';

const REDIRECTS = {
	'jekyll.md': '---\ntitle: Setup\nredirect_to: /install/\n---\n',
	'gitlab.md': "---\nredirect_to: 'install.md'\n---\n\nThis document was moved to [another location](install.md).\n",
	'docfx.md': '---\nredirect_url: /install\n---\n# Setup\n',
	'refresh.md': '<meta http-equiv="refresh" content="0; url=install.html">\n',
	'refresh.html': '<html><head><meta content="0;url=install.html" http-equiv=refresh></head><body></body></html>',
	'moved.md': '# Setup\n\nThis page has moved to [Install](./install.md).\n',
	'chinese.md': '# 安装\n\n本页已移动到[安装](install.md)。\n',
};

const PAGES = {
	'install.md': '---\nredirect_from: /setup/\n---\n# Install\n\nRun it.\n',
	'external.md': '# Validation\n\nThe content of this page was moved to [another project](https://example.org/).\n',
	'option.md': '# Options\n\n`--old` has been renamed to [`--new`](install.md#new).\n',
	'flag.md': '---\nredirect: true\n---\n# Flags\n\nText.\n',
	'long.md': `# Refresh\n\nA page is redirected by \`<meta http-equiv="refresh" content="0; url=x">\`. ${'More about it. '.repeat(40)}\n`,
};

describe('redirects', () => {
	it('are left out and listed, unless the configuration includes them', async () => {
		const build = async (config: object) => {
			const root = tempFolder({ ...REDIRECTS, ...PAGES, 'pinakes.config.json': config });
			const options = { vectors: 'none', translations: 'none', semantics: 'none' } as const;
			return (await buildIndex({ folders: [root], out: `${root}/index`, ...options })).summary;
		};
		const { documents, left_out } = await build({});
		expect([documents, [...left_out].sort()]).toEqual([Object.keys(PAGES).length, Object.keys(REDIRECTS).sort()]);
		const included = await build({ include: ['moved.md'] });
		expect([included.documents, included.left_out.includes('moved.md')]).toEqual([
			Object.keys(PAGES).length + 1,
			false,
		]);
	});
});
