import validate from 'validate-npm-package-name';
import { BuildError } from '../base/report.ts';

/** The package that opens an index; packed indexes depend on it. */
export const QUERY_PACKAGE = '@pinakes/query';

/**
 * Checks the name and the version of a package.
 *
 * @throws BuildError for an invalid name or version
 */
export function checkPackage(name: string, version: string): void {
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
	if (!VERSION.test(version)) {
		throw new BuildError(`${JSON.stringify(version)} is not a semantic version: write one such as 1.2.3.`);
	}
}

/** Matches semantic versions (semver.org). */
const VERSION =
	/^(?:0|[1-9]\d*)\.(?:0|[1-9]\d*)\.(?:0|[1-9]\d*)(?:-[0-9A-Za-z-]+(?:\.[0-9A-Za-z-]+)*)?(?:\+[0-9A-Za-z-]+(?:\.[0-9A-Za-z-]+)*)?$/;
