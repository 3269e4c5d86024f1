import { readdirSync, readFileSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

const FOLDERS = ['packages', 'action', 'apps', 'bench', 'conformance', 'scripts', 'tests'];
const TEST = /\.test\.tsx?$/;
const SKIPPED = /^(?:node_modules|dist)$/;

/** Tests that kill, fail and repeat for minutes: `npm run test:long`. */
const LONG = /\.long\.test\.ts$/;

/** Tests that count steps, replace modules or share a browser need a process of their own. All others share one for each core, which imports once. */
const ALONE = /testing\/work'|vi\.mock\(|startChromium|from '\.\/(?:explorer|box)-page/;

/** @param {string} folder @returns {string[]} */
function testsIn(folder) {
	return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
		const path = join(folder, entry.name);
		if (entry.isDirectory()) return SKIPPED.test(entry.name) ? [] : testsIn(path);
		return TEST.test(path) ? [path] : [];
	});
}

/** All test files. */
export const files = FOLDERS.flatMap(testsIn);
const long = files.filter((path) => LONG.test(path));
const alone = files.filter((path) => !LONG.test(path) && ALONE.test(readFileSync(path, 'utf8')));
const shared = files.filter((path) => !long.includes(path) && !alone.includes(path));

const MIN_MEMORY_FOLDER_BYTES = 4 * 2 ** 30;

/** Linux's folder in memory, where programs may run from it: flushing files to a disk takes most of some tests' time. */
function temporaryFolder() {
	const folder = '/dev/shm';
	try {
		const { bavail, bsize } = statfsSync(folder);
		const mount = readFileSync('/proc/mounts', 'utf8').match(/^\S+ \/dev\/shm tmpfs (\S+)/m)?.[1];
		const mayRun = mount !== undefined && !mount.split(',').includes('noexec');
		if (mayRun && bavail * bsize >= MIN_MEMORY_FOLDER_BYTES) return folder;
	} catch {
		// Not on this system.
	}
	return tmpdir();
}

const TEMPORARY = temporaryFolder();

/** Share of the cases that property tests try in `npm test`. Long tests, and `npm run test:long`, try all and more. */
const SHARE_OF_CASES = '0.25';

/** Matches what is built of packages. */
const BUILT = /\/(?:packages|apps)\/[^/]+\/dist\//;

/** Matches the folder of the package that a file is in. */
const OF_PACKAGE = /^.*\/(?:packages|apps)\/[^/]+(?=\/)/;

/** @param {string} share of the cases of property tests @returns {Record<string, string>} */
function environment(share) {
	const { PINAKES_TEST_SCALE = share } = process.env;
	// Programs that tests start keep their caches out of the user's, and each user's apart.
	const cache = `pinakes-test-cache-${process.getuid?.() ?? 0}`;
	return { TMPDIR: TEMPORARY, XDG_CACHE_HOME: join(TEMPORARY, cache), PINAKES_TEST_SCALE };
}

/**
 * Resolves what a package imports of itself by its name to its sources. Its tests import their own concept by path, and
 * with `dist` beside it, each module would be there twice.
 *
 * @type {import('vitest/config').ViteUserConfig['plugins']}
 */
const OWN_SOURCES = [
	{
		name: 'own-sources',
		enforce: 'pre',
		async resolveId(specifier, importer = '', options) {
			const [folder] = importer.match(OF_PACKAGE) ?? [];
			if (folder === undefined || !specifier.startsWith('@pinakes/')) return;
			const id = (await this.resolve(specifier, importer, { ...options, skipSelf: true }))?.id;
			const built = `${folder}/dist/`;
			if (!id?.startsWith(built)) return;
			return `${folder}/src/${id.slice(built.length).replace(/\.js$/, '.ts')}`;
		},
	},
];

// biome-ignore lint/style/noDefaultExport: vitest reads its configuration from one
export default defineConfig({
	plugins: OWN_SOURCES,
	test: {
		// Against hangs alone: nothing passes or fails by the clock, and the machine may be ten times slower.
		testTimeout: 600_000,
		hookTimeout: 600_000,
		expect: { poll: { timeout: 600_000 } },
		// All cores: many tests wait for programs that they start.
		maxWorkers: '100%',
		// Node imports what is built faster than Vite.
		server: { deps: { external: [BUILT] } },
		env: environment(SHARE_OF_CASES),
		reporters: process.env.CI ? ['default', ['json', { outputFile: 'test-results.json' }]] : ['default'],
		projects: [
			{ extends: true, test: { name: 'shared', isolate: false, include: shared } },
			{ extends: true, test: { name: 'alone', include: alone } },
			{ extends: true, test: { name: 'long', include: long, env: environment('1') } },
		],
	},
});
