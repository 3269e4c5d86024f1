/** Sections of a changelog as Keep a Changelog has them. */

const UNRELEASED = '## [Unreleased]';

/**
 * Turns what is unreleased into a release, below a new and empty section for what comes next.
 *
 * @param {string} changelog
 * @param {string} version
 * @param {string} date `2026-11-23`
 * @returns {string}
 * @throws {Error} where nothing is unreleased, or the version is there already
 */
export function releaseChanges(changelog, version, date) {
	if (notesOf(changelog, version) !== undefined) throw new Error(`CHANGELOG.md has ${version} already`);
	if (!notesOf(changelog, 'Unreleased')) throw new Error(`CHANGELOG.md has no changes below "${UNRELEASED}": add them`);
	return changelog.replace(UNRELEASED, () => `${UNRELEASED}\n\n## [${version}] - ${date}`);
}

/**
 * What a changelog says of a version.
 *
 * @param {string} changelog
 * @param {string} version or `Unreleased`
 * @returns {string | undefined}
 */
export function notesOf(changelog, version) {
	const sections = changelog.split(/^## /m).slice(1);
	const section = sections.find((text) => text.startsWith(`[${version}]`));
	return section?.slice(section.indexOf('\n')).trim();
}
