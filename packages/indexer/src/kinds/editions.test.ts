import { readFileSync } from 'node:fs';
import { buildIndex } from '@pinakes/indexer';
import { openIndex } from '@pinakes/query';
import { mayHaveEditions } from '@pinakes/query/internal';
import { ALL_LANGUAGES } from '@pinakes/query/languages/all';
import { directorySource } from '@pinakes/query/node';
import { search } from '@pinakes/query/search';
import { tempFolder } from '@pinakes/testing/temp-folder';
import { describe, expect, it } from 'vitest';

/** Builds an index of files, and returns a function that asks it, and the number of superseded documents. */
async function asking(files: Readonly<Record<string, string>>) {
	const root = tempFolder(files);
	const options = { vectors: 'none' } as const;
	const { summary } = await buildIndex({ folders: [root], out: `${root}/index`, ...options });
	const index = await openIndex(directorySource(`${root}/index`));
	const ask = async (query: string, scope?: string): Promise<string[]> => {
		const { results } = await search(index, query, { threshold: 0, ...(scope !== undefined && { scope }) });
		return results.map(({ path }) => path);
	};
	return { ask, superseded: summary.superseded };
}

const VERSIONED = {
	'docs/v1/install.md': '# Install\n\nInstall the reader with a copper key.\n',
	'docs/v1/usage.md': '# Usage\n\nTurn the reader on.\n',
	'docs/v2/install.md': '# Install\n\nInstall the reader with a card.\n',
	'docs/v2/usage.md': '# Usage\n\nTurn the reader on.\n',
	'docs/faq.md': '# Questions\n\nThe reader is blue.\n',
};

describe('pages in several versions', () => {
	it('are found in the newest one', async () => {
		const { ask, superseded } = await asking(VERSIONED);
		expect(superseded).toBe(2);
		expect((await ask('install the reader')).sort()).toEqual(['docs/faq.md', 'docs/v2/install.md', 'docs/v2/usage.md']);
		expect(await ask('copper')).toEqual([]);
	});

	it('are found in the version that the question names, each page once among the first', async () => {
		const { ask } = await asking(VERSIONED);
		expect((await ask('install the reader in v1'))[0]).toBe('docs/v1/install.md');
		for (const version of ['1.x', 'release 1', '1.4.2', 'v1.4']) {
			expect((await ask(`install the reader in ${version}`))[0]).toBe('docs/v1/install.md');
		}
		for (const other of ['1.4.2.3', '1.4', '11.4.2']) {
			expect((await ask(`install the reader in ${other}`))[0]).not.toBe('docs/v1/install.md');
		}
		expect((await ask('install the reader in version 1')).slice(0, 3).sort()).toEqual([
			'docs/faq.md',
			'docs/v1/install.md',
			'docs/v1/usage.md',
		]);
	});

	it('are found in an older one that has them last, behind others', async () => {
		const page = '# Reset\n\nReset the reader with a pin.\n';
		const { ask, superseded } = await asking({
			...VERSIONED,
			'docs/v0/install.md': VERSIONED['docs/v1/install.md'],
			'docs/v0/usage.md': VERSIONED['docs/v1/usage.md'],
			'docs/v0/reset.md': page,
			'docs/v1/reset.md': page,
			'docs/v2/restart.md': page,
		});
		expect(superseded).toBe(5);
		expect((await ask('reset with a pin')).slice(0, 2)).toEqual(['docs/v2/restart.md', 'docs/v1/reset.md']);
		expect((await ask('reset with a pin in v1'))[0]).toBe('docs/v1/reset.md');
	});

	it('are found in the version whose folder is asked for', async () => {
		const { ask } = await asking(VERSIONED);
		expect(await ask('install the reader', 'docs/v1/')).toEqual(['docs/v1/install.md', 'docs/v1/usage.md']);
	});
});

describe('addresses of pages in several versions', () => {
	it('begin with a version or language, by which readers are known', async () => {
		const site = { generator: 'vitepress', pages: { 'docs/**': '/docs/:path' } };
		const root = tempFolder({ ...VERSIONED, 'pinakes.config.json': JSON.stringify({ site }) });
		await buildIndex({ folders: [root], out: `${root}/index`, vectors: 'none' });
		const { edition_paths, edition } = JSON.parse(readFileSync(`${root}/index/parts/docs.json`, 'utf8'));
		// The page without versions, then two pages of each.
		expect(edition_paths).toEqual(['/', '/docs/v1', '/docs/v2']);
		expect(edition).toBe('01122');
	});
});

describe('pages in several languages', () => {
	const TRANSLATED = {
		'docs/de/cors.md': '# CORS\n\nMit CORS erlaubt man Anfragen. CORS CORS\n',
		'docs/de/proxy.md': '# Proxy\n\nEin Proxy und sein Server mit CORS.\n',
		'docs/en/cors.md': '# CORS\n\nWith CORS you allow requests. CORS\n',
		'docs/en/proxy.md': '# Proxy\n\nA proxy and its server with CORS.\n',
	};

	it('are listed once, in the original language unless another fits much better', async () => {
		const { ask, superseded } = await asking(TRANSLATED);
		expect(superseded).toBe(0);
		expect(await ask('CORS')).toEqual(['docs/en/cors.md', 'docs/en/proxy.md', 'docs/de/cors.md', 'docs/de/proxy.md']);
		expect((await ask('mit cors erlaubt man anfragen'))[0]).toBe('docs/de/cors.md');
	});

	it('are known of all languages that can be indexed', () => {
		for (const { code } of ALL_LANGUAGES) expect(mayHaveEditions([`${code}/a.md`])).toBe(true);
	});
});
