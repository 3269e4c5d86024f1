import { expect, it } from 'vitest';
import { fileTitle, stemOf } from './title.ts';

it.each([
	['notes.md', 'notes'],
	['release/system.md', 'release/system'],
	['notes/giraffes.md', 'giraffes'],
	['sig-apps/annual-report-2020.md', 'annual-report-2020'],
	['apps/tool/README.md', 'tool'],
	['README.md', 'README'],
])('calls %s, which has no title, %s', (path, expected) => {
	expect(fileTitle(path)).toBe(expected);
});

it('knows the endings that tools put before .md', () => {
	expect(['a/x.agent.md', 'y.instructions.md', 'z.prompt.md', 'w.mdc', 'v.other.md'].map(stemOf)).toEqual([
		'x',
		'y',
		'z',
		'w',
		'v.other',
	]);
});
