import { expect, it } from 'vitest';
import { readDocument } from '../../../testing/read-document.ts';
import { RESTRUCTURED_TEXT } from './reader.ts';

/** The lines of a document without empty ones, each after its number in the file. */
function linesOf(text: string): string[] {
	const { markdown = '', lines = [] } = RESTRUCTURED_TEXT.read(text, 'a.rst') ?? {};
	return markdown.split('\n').flatMap((line, i) => (line.trim() === '' ? [] : [`${lines[i]} ${line}`]));
}

function anchorsOf(text: string): string[] {
	return [...(RESTRUCTURED_TEXT.read(text, 'a.rst')?.anchors?.values() ?? [])];
}

it('fences end where code ends, with or without an empty line', () => {
	expect(linesOf('A::\n\n  code\nTitle\n=====\n')).toEqual(['1 A:', '2 ```text', '3 code', '3 ```', '4 # Title']);
	expect(linesOf('.. image:: a\n   :alt: b\n.. code:: c\n   d\n.. _e:\n\nTitle\n=====\n')).toEqual([
		...['2 b', '3 ```c', '4 d', '4 ```', '7 # Title'],
	]);
});

it('fences are longer than those inside the code', () => {
	expect(linesOf('A::\n\n  ```\n  # b\n  ```\n\nC\n')).toEqual([
		...['1 A:', '2 ````text', '3 ```', '4 # b', '5 ```', '6 ````', '7 C'],
	]);
});

it('text that is a heading, a fence or emphasis in markdown only stays text', () => {
	expect(linesOf('# a\nb\n---\n\n .. only:: c\n\n  D\n  ~~~~\n')).toEqual(['1 \\# a', '2 b', '7 D']);
	expect(linesOf('Set a.__init__ and __all__.\n')).toEqual(['1 Set `a.__init__` and `__all__`.']);
});

it('references give their texts, and list items their numbers', () => {
	const text = '#. Flask_ and a_b_, see `c`__ or d__.\n\n.. _Flask: https://a.b\n__ https://a.b\n';
	expect(linesOf(text)).toEqual(['1 1. Flask and a_b_, see c or d.']);
});

it('sections have the anchors of Sphinx', () => {
	expect(anchorsOf('Set :attr:`~a.b.C` <D>\n========================\n\n2.1 Straße\n-----------\n')).toEqual([
		...['set-c-d', 'strasze'],
	]);
});

it('a section with a name that is taken has the anchor of its target, else of the section around it', () => {
	const text =
		'V 1\n===\n\nFixes\n-----\n\n.. _more Fixes:\n\nFixes\n-----\n\nV 2\n===\n\nFixes\n-----\n\n安装\n----\n';
	expect(anchorsOf(text)).toEqual(['v-1', 'fixes', 'more-fixes', 'v-2', 'v-2', 'v-2']);
});

it('tables are those of markdown, tabs go to the next multiple of eight, and titles below keep their lines', () => {
	const text =
		'A:\n\n===\t===\nb\tc\n===\t===\nd e\tf|g\n===\t===\n\nTitle\n=====\n\n  +-----+---+\n  | `h` | i |\n  +-----+---+\n';
	expect(linesOf(text)).toEqual([
		...['1 A:', '3 | b | c |', '4 | - | - |', '5 | d e | f\\|g |', '9 # Title'],
		...['12 |  |  |', '13 | - | - |', '14 | `h` | i |'],
	]);
});

it('options may be below further signatures', () => {
	expect(linesOf('.. data:: I\n          IGNORECASE\n   :noindex:\n\n   Ignores case.\n')).toEqual([
		...['1 `I`', '2 `IGNORECASE`', '5 Ignores case.'],
	]);
});

it('fields whose values are substitutions are left out, as only Sphinx knows them', () => {
	const { fields } = RESTRUCTURED_TEXT.read('Manual\n======\n\n:Date: |today|\n:Author: Ada\n\nText.\n', 'a.rst') ?? {};
	expect([...(fields ?? [])]).toEqual([['author', 'Ada']]);
});

it('headings, roles, directives and code', () => {
	const text = `:orphan:
:tags: net, io

.. _top:

=======
 Title
=======

See :ref:\`the page <top>\`, :func:\`~os.path.join\`, \`\`a < b\`\`, \`site <https://a.b>\`_ and |name|.

.. |name| replace:: Pinakes
.. a comment
   of two lines

Section *one*
-------------

.. note:: Mind
   the gap.

.. code-block:: python
   :linenos:

   # no heading
   x = 1

Then::

    literal

>>> 1 + 1
2

.. toctree::
   other

.. function:: open(name)
              open(name, mode)

   Opens it.

   :param name: which

Sub
~~~
.. versionadded:: 3.2
`;
	expect(readDocument('a.rst', text)).toEqual({
		title: 'Title',
		fields: { orphan: '', tags: 'net, io' },
		anchors: ['title', 'section-one', 'sub'],
		sections: [
			['Title', '7-15', '# Title See the page, `join`, `a < b`, site and Pinakes.'],
			[
				'Title > Section one',
				'16-44',
				'## Section *one* Mind the gap. ```python # no heading x = 1 ``` Then: ```text literal >>> 1 + 1 2 ``` `open(name)` `open(name, mode)` Opens it. param name: which',
			],
			['Title > Section one > Sub', '45-47', '### Sub New in version 3.2'],
		],
	});
});

it('substitutions do not multiply', () => {
	const text = `.. |x| replace:: ${'y'.repeat(400)}\n\n${'|x| '.repeat(10_000)}`;
	expect(RESTRUCTURED_TEXT.read(text, 'a.rst')?.markdown.length).toBeLessThan(1_500_000);
});
