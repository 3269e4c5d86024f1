import { MANIFEST_FILE } from '@pinakes/query/internal';
import validate from 'validate-npm-package-name';
import { checkNames, type OptionNames } from '../base/options.ts';
import { BuildError, VERSION } from '../base/report.ts';
import { LazyFiles } from '../base/spill.ts';
import { replaceFolder } from '../base/write-folder.ts';
import { publishedFiles } from '../formats/list-folder.ts';
import { documentsOf } from '../publish/published-documents.ts';
import { readIndex, type WholeIndex } from '../publish/read-index.ts';
import { type SiteFiles, skillsOf } from '../publish/skills.ts';
import { writeSums } from '../publish/sums.ts';
import { writeModules } from './modules.ts';
import { type PackageHead, readmeOf } from './readme.ts';

/** The package that opens an index; packed indexes depend on it. */
const QUERY_PACKAGE = '@pinakes/query';

/**
 * Checks the name and the version of a package.
 *
 * @throws BuildError for an invalid name or version
 */
function checkPackage(name: string, version: string): void {
	const { validForNewPackages, errors = [], warnings = [] } = validate(name);
	if (!validForNewPackages) {
		const reasons = [...errors, ...warnings].join('; ');
		throw new BuildError(
			`npm refuses the name ${JSON.stringify(name)}: ${reasons}. Write one such as @acme/skills-index.`,
		);
	}
	if (name === QUERY_PACKAGE) {
		throw new BuildError(
			`The package would depend on itself: ${name} reads it. Write a name such as @acme/skills-index.`,
		);
	}
	if (!SEMANTIC_VERSION.test(version)) {
		throw new BuildError(`${JSON.stringify(version)} is not a semantic version: write one such as 1.2.3.`);
	}
}

/** Matches semantic versions (semver.org). */
const SEMANTIC_VERSION =
	/^(?:0|[1-9]\d*)\.(?:0|[1-9]\d*)\.(?:0|[1-9]\d*)(?:-[0-9A-Za-z-]+(?:\.[0-9A-Za-z-]+)*)?(?:\+[0-9A-Za-z-]+(?:\.[0-9A-Za-z-]+)*)?$/;

/** Options of `createPackage`. */
export interface PackageOptions extends Partial<PackageHead> {
	/** Folder of the index. */
	readonly index: string;
	/** Output folder: a new, empty or previously packed one. */
	readonly out: string;
	/** Name of the npm package. */
	readonly name: string;
}

/** Result of `createPackage`. */
export interface PackageSummary {
	readonly name: string;
	readonly version: string;
	readonly files: number;
	readonly bytes: number;
}

const PACKAGE_OPTIONS: OptionNames<PackageOptions> = {
	index: true,
	out: true,
	name: true,
	version: true,
	description: true,
};

const DEFAULT_VERSION = '0.1.0';

/**
 * Writes an npm package with an index, ready for `npm publish`. The same index gives the same bytes.
 *
 * @throws BuildError for an incomplete index, an invalid name or version, or a folder with other contents
 */
export function createPackage(options: PackageOptions): PackageSummary {
	checkNames('createPackage', options, PACKAGE_OPTIONS);
	const { index, out, name, version = DEFAULT_VERSION, description } = options;
	checkPackage(name, version);
	const whole = readIndex(index);
	const { documents, units } = whole.manifest.counts;
	const contents = Object.entries({ documents, units }).filter(([, count]) => count > 0);
	const what = `A Pinakes index of ${contents.map(([name, count]) => `${count} ${name}`).join(' and ')}.`;
	const { files, bytes } = packageFiles(whole, { name, version, description: description ?? what });
	replaceFolder(out, files, { listed: publishedFiles, what: 'a packed index' });
	return { name, version, files: files.size, bytes };
}

/** Returns the files of a package by path, and how many bytes they have together. */
function packageFiles(whole: WholeIndex, head: PackageHead): { files: SiteFiles; bytes: number } {
	const { manifest, files: index } = whole;
	const files: SiteFiles = new LazyFiles();
	for (const [path, content] of index) files.set(`index/${path}`, content);
	writeModules(files, index);
	for (const { name, files: skill } of skillsOf(whole, documentsOf(whole).all).skills) {
		for (const { path, content } of skill) files.set(`skills/${name}/${path}`, content);
	}
	files.set('README.md', readmeOf(head, manifest));
	files.set('package.json', `${JSON.stringify(packageJson(head), null, 2)}\n`);
	return { files, bytes: writeSums(files) };
}

function packageJson({ name, version, description }: PackageHead): object {
	return {
		name,
		version,
		description,
		keywords: ['pinakes', 'index', 'search', 'skills'],
		type: 'module',
		sideEffects: false,
		exports: {
			'.': { types: './index.d.ts', node: './index.node.js', default: './index.js' },
			'./index/*': './index/*',
			[`./${MANIFEST_FILE}`]: `./index/${MANIFEST_FILE}`,
			'./package.json': './package.json',
		},
		files: ['index', 'files', 'skills', 'index.js', 'index.node.js', 'index.d.ts', 'SHA256SUMS'],
		dependencies: { [QUERY_PACKAGE]: `^${VERSION}` },
	};
}
