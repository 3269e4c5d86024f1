/** Sections of a changelog as Keep a Changelog has them. */

const UNRELEASED = '## [Unreleased]';

/**
 * Turns the unreleased section into a release, below a new and empty unreleased section.
 *
 * @param {string} changelog
 * @param {string} version
 * @param {string} date `2026-11-23`
 * @returns {string}
 * @throws {Error} if nothing is unreleased, or the version exists already
 */
export function releaseChanges(changelog, version, date) {
	if (notesOf(changelog, version) !== undefined) throw new Error(`CHANGELOG.md has ${version} already`);
	if (!notesOf(changelog, 'Unreleased')) throw new Error(`CHANGELOG.md has no changes below "${UNRELEASED}": add them`);
	return changelog.replace(UNRELEASED, () => `${UNRELEASED}\n\n## [${version}] - ${date}`);
}

/**
 * Returns the notes of a version.
 *
 * @param {string} changelog
 * @param {string} version or `Unreleased`
 * @returns {string | undefined}
 */
export function notesOf(changelog, version) {
	const section = changelog.split(/^## /m).find((text) => text.startsWith(`[${version}]`));
	return section?.replace(/.*/, '').trim();
}
