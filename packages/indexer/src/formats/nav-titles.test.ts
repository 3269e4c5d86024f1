import { join } from 'node:path';
import { tempFolder } from '@pinakes/testing/temp-folder';
import { expect, it } from 'vitest';
import { navTitles } from './nav-titles.ts';

const NAV =
	'nav:\n  - Home: index.md\n  - plain.md\n  - Guide:\n      - Set it up: guide/a.md\nextra: !!python/name:x.y\n';

it('has the titles of pages below a folder, whose configuration is in it or above it', () => {
	const root = tempFolder({ 'mkdocs.yml': NAV });
	expect([...navTitles(root)]).toEqual([
		['docs/index.md', 'Home'],
		['docs/guide/a.md', 'Set it up'],
	]);
	expect([...navTitles(join(root, 'docs'))]).toEqual([
		['index.md', 'Home'],
		['guide/a.md', 'Set it up'],
	]);
});

it.each(['nav: [', 'nav: 3', '- a', '', `nav:\n${' - a:\n'.repeat(3)}`, `nav: ${'[{a: '.repeat(200)}`])(
	'has none of %j',
	(text) => {
		expect([...navTitles(tempFolder({ 'mkdocs.yml': text }))]).toEqual([]);
	},
);
