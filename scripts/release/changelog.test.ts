import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { notesOf, releaseChanges } from './changelog.js';

const CHANGELOG = '# Changelog\n\n## [Unreleased]\n\n### Added\n\n- Facets.\n\n## [0.1.0] - 2026-11-01\n\nThe first.\n';

test('a release takes what was unreleased, and leaves an empty section for what comes next', () => {
	const released = releaseChanges(CHANGELOG, '0.2.0', '2026-12-01');
	expect(notesOf(released, 'Unreleased')).toBe('');
	expect(notesOf(released, '0.2.0')).toBe('### Added\n\n- Facets.');
	expect(notesOf(released, '0.1.0')).toBe('The first.');
	expect(released).toContain('## [0.2.0] - 2026-12-01');
});

test('a version is released once, and with changes', () => {
	expect(() => releaseChanges(CHANGELOG, '0.1.0', '2026-12-01')).toThrow('has 0.1.0 already');
	const empty = releaseChanges(CHANGELOG, '0.2.0', '2026-12-01');
	expect(() => releaseChanges(empty, '0.3.0', '2026-12-02')).toThrow('has no changes below');
});

test('the changelog of the project can be released', () => {
	const own = readFileSync(join(import.meta.dirname, '../../CHANGELOG.md'), 'utf8');
	expect(notesOf(own, 'Unreleased')).toMatch(/^- /m);
});
