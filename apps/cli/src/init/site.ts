import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A site generator with the files by which it is recognized, and the pages below the folder of these. */
interface Site {
	readonly generator: string;
	readonly signs: readonly string[];
	readonly pages: readonly [pattern: string, path: string];
}

const SITES: readonly Site[] = [
	{ generator: 'docusaurus', signs: withEndings('docusaurus.config'), pages: ['docs/**', '/docs/:path'] },
	{ generator: 'vitepress', signs: ['.vitepress'], pages: ['**', '/:path'] },
	{ generator: 'mkdocs', signs: ['mkdocs.yml', 'mkdocs.yaml'], pages: ['docs/**', '/:path'] },
	{ generator: 'hugo', signs: ['hugo.toml', 'hugo.yaml', 'hugo.json'], pages: ['content/**', '/:path'] },
	{ generator: 'starlight', signs: withEndings('astro.config'), pages: ['src/content/docs/**', '/:path'] },
];

function withEndings(name: string): string[] {
	return ['js', 'mjs', 'cjs', 'ts', 'mts'].map((ending) => `${name}.${ending}`);
}

/** Folders of repositories that have a site. */
const FOLDERS = ['', 'docs/', 'website/', 'site/', 'doc/'];

/** Returns the settings of the site that a repository has, as JSON for `site` in the configuration; undefined if none is found. */
export function siteOf(repository: string): string | undefined {
	for (const folder of FOLDERS) {
		for (const { generator, signs, pages } of SITES) {
			if (!signs.some((sign) => existsSync(join(repository, folder, sign)))) continue;
			const [pattern, path] = pages;
			const isPages = existsSync(join(repository, folder, pattern.replace('**', '')));
			if (isPages) {
				return `{ "url": "https://docs.example.com", "generator": "${generator}", "pages": { "${folder}${pattern}": "${path}" } }`;
			}
		}
	}
	return undefined;
}

/** Returns the default branch that the remote of a clone has; `main` if it is unknown. */
export function defaultBranch(repository: string): string {
	const head = join(repository, '.git', 'refs', 'remotes', 'origin', 'HEAD');
	const [, branch] = existsSync(head)
		? (/^ref: refs\/remotes\/origin\/([\w./-]+)$/m.exec(readFileSync(head, 'utf8')) ?? [])
		: [];
	return branch ?? 'main';
}
