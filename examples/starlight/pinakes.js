import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** An integration that indexes a folder of markdown at the end of a build, and publishes the index below `/search/`. */
export function pinakes(folder) {
	const run = (...args) => execFileSync('npx', ['pinakes', ...args], { stdio: 'inherit' });
	return {
		name: 'pinakes',
		hooks: {
			'astro:build:done': ({ dir }) => {
				const site = fileURLToPath(dir);
				run('lint', folder, '--site', site);
				run('build', folder, '--out', '.pinakes');
				run('publish-site', '--index', '.pinakes', '--out', `${site}search`);
			},
		},
	};
}
