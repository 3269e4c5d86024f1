import { expect, it } from 'vitest';
import { readDocument } from '../../testing/read-document.ts';

it('plain text has its first line as title', () => {
	expect(readDocument('a.txt', 'The notes\n\nSome text.\n')).toMatchObject({
		title: 'The notes',
		fields: { title: 'The notes' },
	});
	expect(readDocument('a.txt', '---\nlong: text that goes on\n---\n')?.title).toBe('long: text that goes on');
	// Of Sphinx with `source_suffix = '.txt'`, and of the manual of Git.
	const rest = '=====\nGuide\n=====\n\n.. note:: Mind ``a``\n\nSetup\n-----\n\nSee :ref:`b`.\n';
	expect(readDocument('a.txt', rest)).toMatchObject(readDocument('a.rst', rest) ?? {});
	expect(readDocument('a.txt', rest)?.title).toBe('Guide');
	const adoc = '= Manual\n\n[[setup]]\n== Setup\n\nSee linkgit:git-add[1].\n';
	expect(readDocument('a.txt', adoc)).toMatchObject(readDocument('a.adoc', adoc) ?? {});
	expect(readDocument('a.txt', adoc)?.title).toBe('Manual');
	const underlined = 'git-add(1)\n==========\n\nNAME\n----\nSee linkgit:git-rm[1].\n';
	expect(readDocument('a.txt', underlined)).toEqual(readDocument('a.adoc', underlined));
	const commented = '.. -*- coding: utf-8 -*-\n.. include:: head.txt\n\nGuide\n=====\n';
	expect(readDocument('a.txt', commented)).toEqual(readDocument('a.rst', commented));
});

it('plain text has headings in markdown syntax where they stand apart, and no comments as headings', () => {
	const titles = (text: string): unknown[] =>
		(readDocument('a.txt', text)?.sections ?? []).map((section) => section[0]);
	expect(titles('# Guide\n## Setup\n\nRun `make`.\n\n## Use\n\n# comment\nmake\n')).toEqual([
		'Guide',
		'Guide > Setup',
		'Guide > Use',
		'comment',
	]);
	expect(titles('# Guide\n## Setup\nRun:\n```sh\n# comment\nmake\n```\n')).toEqual(['Guide', 'Guide > Setup']);
	const metrics = '# HELP a_total All.\n# TYPE a_total counter\na_total 1\n# HELP b Some.\n# TYPE b gauge\nb 2\n';
	expect(readDocument('metrics.txt', metrics)).toEqual({
		title: 'metrics',
		sections: [['', '1-6', metrics.replace(/\s+/g, ' ').trim()]],
		fields: {},
		anchors: [],
	});
	expect(titles('\r\n# port\r\nport: 80\r\n\r\n# host\r\nhost: a\r\n')).toEqual(['']);
});

it('commands of Gemini CLI: the prompt with its lines, and the name by folders', () => {
	const path = '.gemini/commands/git/commit.toml';
	const text = 'description = "Writes a message."\n\nprompt = """\n# Commit\n\nRead `git diff`.\n"""\n';
	expect(readDocument(path, text)).toEqual({
		title: 'git:commit',
		sections: [['Commit', '4-6', '# Commit Read `git diff`.']],
		fields: { name: 'git:commit', description: 'Writes a message.' },
		anchors: [],
	});
	expect(readDocument(path, "prompt = 'One line.'\n")).toMatchObject({ sections: [['', '1-1', 'One line.']] });
	expect(readDocument(path, '[rule]\nprompt = "x"\n')).toBeUndefined();
	expect(readDocument(path, '[package]\nname = "x"\n')).toBeUndefined();
	expect(() => readDocument(path, 'a = 1\nprompt = """\nx\n')).toThrow(
		expect.objectContaining({ line: expect.any(Number) }),
	);
});

it('agents of Codex: the instructions with their lines', () => {
	const text = 'name = "reviewer"\ndescription = "Reviews."\ndeveloper_instructions = """\nRead `git diff`.\n"""\n';
	expect(readDocument('categories/01/reviewer.toml', text)).toEqual({
		title: 'reviewer',
		sections: [['', '4-4', 'Read `git diff`.']],
		fields: { name: 'reviewer', description: 'Reviews.' },
		anchors: [],
	});
	expect(readDocument('.codex/config.toml', 'model = "x"\ndeveloper_instructions = "Be brief."\n')).toBeUndefined();
	expect(readDocument('agents/a.toml', 'name = "a"\nprompt = "x"\n')).toBeUndefined();
});
