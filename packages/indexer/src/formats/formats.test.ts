import { describe, expect, it } from 'vitest';
import { toEntry } from '../model/entry.ts';
import { splitText } from '../model/source-document.ts';
import { outlineOf } from '../parse/outline.ts';
import { atSourceLines, toDocument } from '../parse/sections.ts';
import { FormatError } from './format.ts';
import { formatOf, readAsMarkdown, withoutEnding } from './formats.ts';
import { MDX } from './mdx/mdx.ts';
import { withoutTemplates } from './templates.ts';

/** The title, the sections with their lines, and the fields of a document. */
function read(path: string, text: string) {
	const file = readAsMarkdown(text, path);
	if (file === undefined) return undefined;
	const split = splitText(file, path);
	const outline = outlineOf(path, file.markdown, split);
	const located = { outline, text: toDocument(outline, split), entry: toEntry(outline, file.markdown) };
	const { text: document } = atSourceLines(located, file.lines);
	const sections = (document.sections ?? []).map(({ headings = [], lines, text: body }) => {
		return [headings.join(' > '), lines?.join('-'), body.replace(/\s+/g, ' ').trim()];
	});
	return {
		title: outline.title,
		sections,
		fields: Object.fromEntries(split.fields ?? []),
		anchors: [...(file.anchors?.values() ?? [])],
	};
}

describe('formats', () => {
	it.each([
		['a.MD', 'markdown'],
		['a.qmd', 'markdown'],
		['a.Rmd', 'markdown'],
		['a.rst.txt', 'reStructuredText'],
		['a.txt', 'plain text'],
		['docs/openapi.yaml', 'OpenAPI'],
		['.gemini/commands/a/b.toml', 'command or agent in TOML'],
		['requirements-dev.txt', undefined],
		['requirements.rst.txt', 'reStructuredText'],
		['CMakeLists.txt', undefined],
		['a.png', undefined],
	])('of %s is %s', (path, name) => {
		expect(formatOf(path)?.name).toBe(name);
	});

	it('have endings that URLs leave out', () => {
		expect(['a/b.rst.txt', 'a.HTML', 'a.b'].map(withoutEnding)).toEqual(['a/b', 'a', 'a.b']);
	});
});

it('MDX: imports, JSX and expressions are left out, text is kept with its lines', () => {
	const text = `---
title: Install
---
import Tabs from '@theme/Tabs';
import {
  TabItem,
} from '@theme/TabItem';

export const version = { a: '}' };

Since {version.a} the {/* comment */} tool is here{' '}now.

<Tabs groupId="os" values={[{ label: 'x', value: '>' }]}>
  <TabItem value="npm" label="With npm">

    Run \`npm i <name>\` in {folder}.

    \`\`\`jsx
    import { a } from 'b'; <Kept />
    \`\`\`

  </TabItem>
</Tabs>

## Next {#next}

a < b and 1 {unclosed
`;
	expect(read('a.mdx', text)?.sections).toEqual([
		[
			'',
			'4-24',
			expect.stringMatching(
				/^Since the tool is here ?now\. With npm Run `npm i <name>` in \. ```jsx import \{ a \} from 'b'; <Kept \/> ```$/,
			),
		],
		['Next {#next}', '25-27', '## Next {#next} a < b and 1 {unclosed'],
	]);
});

it('MDX: descriptions of cards, and names of parameters and fields, are text', () => {
	const text =
		'<LinkCard title="More" description="All about cranes." href="/x" />\n\n<ParamField path="limit" type="number">\nHow many.\n</ParamField>\n\n<Icon name="star" />\n';
	expect(read('a.mdx', text)?.sections).toEqual([['', '1-7', 'More All about cranes. `limit` How many.']]);
});

it('MDX: titles that are strings in braces, and braces of formulas, are text', () => {
	const text =
		'<Tab title={\'One\'} label={`Two`}>\n{"Three"}\n</Tab>\n\nIt is $\\sqrt{a}$ for $5 {b} and $HOME {c} $.\n\n$$\n\\frac{d}{e}\n$$\n';
	expect(read('a.mdx', text)?.sections).toEqual([
		['', '1-9', 'One Two Three It is $\\sqrt{a}$ for $5 and $HOME $. $$ \\frac{d}{e} $$'],
	]);
});

it('MDX: imports that never end do not make each other slow', () => {
	const ended = "\nimport {\n  a,\n} from 'b'\n\nText.\n";
	const lines = (count: number) => 'import a from [\n'.repeat(count);
	const tail = `\n${'x'.repeat(21_000)}\n`;
	// Each reads 20,000 characters without result; what follows many of them is no longer read over several lines.
	const withoutJsx = (text: string): string | undefined => MDX.read(text, 'a.mdx')?.markdown;
	expect(withoutJsx(lines(10) + tail + ended)).not.toContain('a,');
	expect(withoutJsx(lines(2000) + tail + ended)).toContain('a,');
	expect(withoutJsx(lines(2000) + tail + ended)).not.toContain('import');
});

it('templates: shortcodes, directives, admonitions and tags of templates are left out', () => {
	const text = `# Guide

:::tip[Good to know] {.wide}
Inside.
:::

{{< note >}}Noted{{< /note >}} and [link]({{< relref "/docs/a.md" >}}) {{< figure src="a.png" caption="A picture" >}}
{% include note.html content="Included" %} {% raw %}kept{% endraw %} {{ site.baseurl }} {{ version }} {{{ .company }}}
\`{{ code }}\` {ref}\`text <target>\` and {py:func}\`call\`

\`\`\`{warning} Be careful
:class: wide

Hot.
\`\`\`

\`\`\`{code-block} python
{{ not replaced }}
\`\`\`

!!! note "Titled"
    Indented.

{{< highlight bash >}}
ls
{{< /highlight >}}
`;
	expect(withoutTemplates(text).replace(/\s+/g, ' ').trim()).toBe(
		'# Guide **Good to know** Inside. Noted and [link](/docs/a.md) A picture Included kept version company `{{ code }}` ' +
			'text and `call` **Be careful** Hot. ```python {{ not replaced }} ``` **Titled** Indented. ```bash ls ```',
	);
	expect(withoutTemplates(text).split('\n')).toHaveLength(text.split('\n').length);
	// Sections of markdown are retrieved byte for byte.
	expect(readAsMarkdown(text, 'a.md')?.markdown).toBe(text);
});

describe('HTML', () => {
	const page = (body: string): string => `<!doctype html><html lang="de"><head><title>Page | Site</title>
<meta name="description" content="What it is"><script>no()</script></head>
<body><nav>Menu</nav><header>Top</header>
${body}
<footer>Bottom</footer></body></html>`;

	it('is read as its main content', () => {
		const text =
			page(`<main><h1>Start<a class="headerlink" href="#start">¶</a></h1><p>One <b>two</b><br>three &lt;tag&gt; &amp; <code>x < y</code></p>
<section id="sec"><h2>Second</h2><ul><li>first<li>second</ul><pre><code class="language-js">if (a) {
  b();
}</code></pre></section><div data-pinakes-ignore>hidden</div><p hidden>no</p><table><tr><th>a<th>b<tr><td>1<td>2</table></main>`);
		expect(read('a.html', text)).toEqual({
			title: 'Start',
			fields: { lang: 'de', description: 'What it is' },
			anchors: ['', 'sec'],
			sections: [
				['Start', '4-4', '# Start One two three `<tag>` & `x < y`'],
				['Second', '5-7', '## Second - first - second ```js if (a) { b(); } ``` a | b 1 | 2'].map((part, i) =>
					i === 0 ? 'Start > Second' : part,
				),
			],
		});
	});

	it('understands the attributes of Pagefind', () => {
		const text = page(`<div data-pagefind-body><h1 data-pagefind-meta="title">Real</h1>
<p data-pagefind-ignore>not this</p><span data-pagefind-filter="tags">alpha</span><i data-pagefind-filter="tags:beta"></i>
<img data-pagefind-meta="image[src], credits:Someone" src="a.png" alt="A cat"> Shown.</div><main>Other</main>`);
		expect(read('a.html', text)).toMatchObject({
			title: 'Real',
			fields: { tags: ['alpha', 'beta'], image: 'a.png', credits: 'Someone' },
			sections: [['Real', '4-5', '# Real alpha A cat Shown.']],
		});
	});

	it.each([
		['the only heading', '<h1>Uploads</h1>', 'Uploads'],
		['not the masthead', '<h1><a href="/">Site</a></h1><p>Menu</p><h1><a href="#p">Page</a></h1>', 'Page'],
		['a linked one', '<h1><a href="/p/">Page</a></h1><h1>First part</h1>', 'Page'],
		['the one that is in the title', '<h1>News</h1><h1><code>page</code></h1>', 'page'],
		['that of the page, above sections', '<h1>1. Overview</h1><h1>2. Details</h1>', 'Page | Site'],
		['that of the page, above a section', '<h1><span>1. </span>Overview</h1>', 'Page | Site'],
		['the heading that begins the title', '<h2>Page<a href="/page.js">[src]</a><a href="#page">#</a></h2>', 'Page'],
		['the same without its number', '<h3>9.2 Page</h3>', 'Page'],
		['not that of the site', '<h1><a href="/">Our C#</a></h1><a href="/">Menu</a><h2>Page</h2>', 'Page'],
		['not that of a site without a link', '<h1>Our C#</h1><h2>Page</h2>', 'Page'],
		['not what a menu says', '<ul><li><a href="/">Menu</a><li><a href="/a">More</a></ul><h1>Start</h1>', 'Start'],
	])('has as its title %s', (_, body, expected) => {
		const found = read('a.html', page(body));
		expect(found?.title).toBe(expected);
		expect(JSON.stringify(found?.sections)).not.toContain('Menu');
		expect(JSON.stringify(found?.sections)).not.toContain('Page#');
	});

	it('keeps boxes and lists of contents in the text, which are navigation by their ids', () => {
		const text = page(
			'<div id="sidebar">Menu</div><p>Text</p><div class="sidebar">Box</div><div class="toc">Parts</div>',
		);
		expect(read('a.html', text)).toMatchObject({ sections: [['', '4-4', 'Text Box Parts']] });
	});

	it('keeps the text around several articles, and headings whose text is in an element of its own', () => {
		const text = page(
			'<h3 id="a"><div>Summary</div><div></div></h3>\n<p>All</p><article>One</article><article>Two</article><h4></h4>End',
		);
		expect(read('a.html', text)).toMatchObject({
			anchors: ['a'],
			sections: [['Summary', '4-5', '### Summary All One Two End']],
		});
	});

	it('keeps text before the first heading, and takes the anchors of permalinks', () => {
		const text = page(`<p>See <a href="/a">another</a> page, or the <a href="/b">list</a> below.</p><pre>make</pre>
<h2>All of <a href="#all-of-it">it</a></h2><h3><a name="c-sharp"></a>C#</h3><h3 id="own">Own<a href="#x">¶</a></h3>`);
		expect(read('a.html', text)).toMatchObject({
			anchors: ['all-of-it', 'c-sharp', 'own'],
			sections: [
				['', '4-4', 'See another page, or the list below. ``` make ```'],
				['All of it', '5-5', expect.anything()],
				['All of it > C#', '5-5', expect.anything()],
				['All of it > Own', '5-5', expect.anything()],
			],
		});
	});

	it('without marks is read as its body, without navigation; a page that only redirects is not a document', () => {
		expect(read('a.html', page('<p>Text</p>'))).toMatchObject({
			title: 'Page | Site',
			sections: [['', expect.anything(), 'Text']],
		});
		// As of Asciidoctor and old themes of Sphinx.
		const around = '<div id="toc">Contents</div><div class="nav">Next</div><div id="footer">Updated</div>';
		expect(read('a.html', `${around}<div id="header"><h1>Own</h1></div>`)?.sections).toEqual([
			['Own', expect.anything(), '# Own'],
		]);
		expect(read('a.html', '<meta http-equiv="refresh" content="0; url=b.html">')).toBeUndefined();
	});

	it('leaves out menus, which are called so and consist of links, wherever they are in a page without marks', () => {
		const links = '<li><a href="a.html">Alpha page</a></li><li><a href="#b">Beta part</a></li>';
		const text = page(`<h1>Own</h1><p>Text</p><div class="left-menu"><h4>Pages</h4><ul>${links}</ul></div>
<ul id="main_nav">${links}</ul><search>Find</search><div role="search">Find</div><aside>More</aside><footer>Acme</footer>
<div class="menu">Soup, then <a href="fish.html">fish</a> of the day.</div><ul class="chapters">${links}</ul>`);
		expect(read('a.html', text)?.sections).toEqual([
			['Own', '4-6', '# Own Text Soup, then fish of the day. - Alpha page - Beta part'],
		]);
		const marked = page(`<main><h1>Own</h1><div class="left-menu"><ul>${links}</ul></div></main>`);
		expect(read('a.html', marked)?.sections[0]?.[2]).toBe('# Own - Alpha page - Beta part');
	});

	it('leaves out links to the pages before and after, the masthead of Doxygen, and logos', () => {
		const pager = '<table><tr><td><a accesskey="p" href="a">Prev</a></td> <td></td> <td>Part 2</td></tr></table>';
		const text = page(`<div id="titlearea">Project 1.0</div><img src="a.png" alt="Logo"><h1>Own</h1><p>Text</p>
${pager}<p>Next: <a rel="next" href="c">Part 3</a>, Up: <a href="b">Book</a></p><a rel="prev"><div>Before</div><div>Part 1</div></a>
<table><tr><td>a</td>
<td>b</td></tr></table>`);
		expect(read('a.html', text)?.sections).toEqual([['Own', '4-6', '# Own Text a | b']]);
		const long = 'word '.repeat(60);
		expect(read('a.html', `${long}<a rel="next" href="c">Next</a>`)?.sections[0]?.[2]).toContain(long.trim());
	});

	it('leaves out what DocBook, Javadoc, Org and Doxygen have around pages, and signs of Sphinx, rustdoc and DocBook', () => {
		const text = page(`<div class="topNav">Class</div><div class="navheader"><table><tr><th>Own</th></tr></table></div>
<div id="table-of-contents"><h2>Contents</h2>Own</div><div class="SRStatus">Loading</div><h1>Own</h1>
<p>f(a)<a href="b"><span class="viewcode-link">[source]</span></a></p><summary class="hideme">Expand</summary>
<p><img alt="[Note]" src="a.png">Text</p><div class="navfooter">Next</div><div id="postamble">Author</div>`);
		expect(read('a.html', text)?.sections).toEqual([['Own', '5-7', '# Own f(a) Text']]);
	});

	it('has its title and descriptions where they are beside its article, as in JSDoc, and no sidebar of TypeDoc', () => {
		const article = '<article><h2>C</h2><p>c</p></article>';
		expect(
			read('a.html', page(`<h1>A</h1><section><header><p>b</p></header>${article}</section>`))?.sections.map(
				([, , text]) => text,
			),
		).toEqual(['# A b', '## C c']);
		const others = ['<header><h1>Site</h1></header><p>b</p>', '<h1><a href="/">Site</a></h1><p>b</p>'];
		for (const other of others) {
			expect(read('a.html', page(other + article))?.sections).toEqual([['C', '4-4', '## C c']]);
		}
		const text = page(
			'<h1>A</h1><section class="tsd-index-panel"><h3>B</h3></section><p>a</p><div class="col-sidebar"><h3>Settings</h3></div><dl class="toc"><dt>c</dl>',
		);
		expect(read('a.html', text)?.sections).toEqual([['A', '4-4', '# A a']]);
	});

	it('gives headings the anchors before them or around them, each once, and no others', () => {
		const text = page(`<div id="all"><h2>A</h2><h2>B</h2></div><a name="c"></a>
<h2>C</h2><p>c</p><a id="d"></a><p>d</p><h2>D</h2><div id="box"><p>e</p><h2>E</h2></div><a id="f"></a><h2 id="own">F</h2>`);
		expect(read('a.html', text)?.anchors).toEqual(['all', '', 'c', '', '', 'own']);
	});

	it('has formulas once, as they are written in TeX', () => {
		const math =
			'<math><semantics><mrow><mi>x</mi></mrow><annotation encoding="application/x-tex">x_1</annotation></semantics></math>';
		const text = `<p>Let <span class="katex">${math}<span aria-hidden="true">x1</span></span> be <math><mi>y</mi></math> it.</p>`;
		expect(read('a.html', text)?.sections).toEqual([['', '1-1', 'Let `x_1` be it.']]);
	});

	it('keeps code whose lines are elements, without the numbers of its lines', () => {
		const text = `<div class="fragment"><div class="line"><span class="lineno">    1</span>if (a) {</div>
<div class="line">&#160;</div>
<div class="line"><span class="lineno">    3</span>  <b>b</b>();</div>
</div><p>Text</p><pre><span class="source-line-no">001</span><span>class A</span>
<span class="source-line-no">002</span><span>{}</span></pre>`;
		expect(readAsMarkdown(text, 'a.html')?.markdown).toBe(
			'```\nif (a) {\n\u00a0\n  b();\n```\n\nText\n\n```\nclass A\n{}\n```\n',
		);
	});

	it('keeps sentences before the first heading where the rest is a menu', () => {
		const menu = '<ul><li><a href="#a">Reading files</a><li><a href="#b">Writing, locking and mapping files</a></ul>';
		expect(
			read('a.html', page(`<p>Opens files as <a href="x">POSIX</a> says.</p>${menu}<h1>Reading</h1>`))?.sections,
		).toEqual([
			['', '4-4', 'Opens files as POSIX says.'],
			['Reading', '4-4', '# Reading'],
		]);
	});

	it('that leads only readers without scripts to another page is a document, also where its text is in no element', () => {
		const text =
			'<noscript><meta http-equiv="refresh" content="0; url=b.html"></noscript>Text <b>of all</b><p>of it</p>';
		expect(read('a.html', text)?.sections).toEqual([['', '1-1', 'Text of all of it']]);
	});

	it('has words without soft hyphens', () => {
		expect(read('a.html', '<h1>Daten&shy;bank</h1><p>In\u00addex<wbr>e')).toMatchObject({
			title: 'Datenbank',
			sections: [['Datenbank', '1-1', '# Datenbank Indexe']],
		});
	});

	it('that is one line has lines that are that line', () => {
		expect(read('a.html', '<h1>A</h1><p>x</p><h2 id=b>B</h2><p>y</p>')?.sections).toEqual([
			['A', '1-1', '# A x'],
			['A > B', '1-1', '## B y'],
		]);
	});
});

it('reStructuredText: headings, roles, directives and code', () => {
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
	expect(read('a.rst', text)).toEqual({
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

it('AsciiDoc: headings, attributes, macros and blocks', () => {
	const text = `= Guide
Jane Doe <jane@a.b>
:keywords: net, io
:product: Pinakes

// comment
Use {product} with xref:a.adoc#b[the page], <<sec,here>>, kbd:[Ctrl+C] and https://a.b[site]. {unknown}

[#own]
== Section one

.Listing
[source,ruby]
----
puts 1 # <1>
== no heading
----
<1> prints

* one
** two

NOTE: Mind.

|===
|a |b
|===

include::other.adoc[]

Two lines
~~~~~~~~~
term:: meaning
`;
	expect(read('a.adoc', text)).toEqual({
		title: 'Guide',
		fields: { keywords: 'net, io' },
		anchors: ['_guide', 'own', '_two_lines'],
		sections: [
			['Guide', '1-9', '# Guide Use Pinakes with the page, here, Ctrl+C and site. unknown'],
			[
				'Guide > Section one',
				'10-30',
				'## Section one **Listing** ```ruby puts 1 # == no heading ``` 1. prints - one - two NOTE: Mind. | | | | - | - | | a | b |',
			],
			['Guide > Section one > Two lines', '31-33', '### Two lines term: meaning'],
		],
	});
});

it('plain text has its first line as title', () => {
	expect(read('a.txt', 'The notes\n\nSome text.\n')).toMatchObject({
		title: 'The notes',
		fields: { title: 'The notes' },
	});
	expect(read('a.txt', '---\nlong: text that goes on\n---\n')?.title).toBe('long: text that goes on');
	// Of Sphinx with `source_suffix = '.txt'`, and of the manual of Git.
	const rest = '=====\nGuide\n=====\n\n.. note:: Mind ``a``\n\nSetup\n-----\n\nSee :ref:`b`.\n';
	expect(read('a.txt', rest)).toMatchObject(read('a.rst', rest) ?? {});
	expect(read('a.txt', rest)?.title).toBe('Guide');
	const adoc = '= Manual\n\n[[setup]]\n== Setup\n\nSee linkgit:git-add[1].\n';
	expect(read('a.txt', adoc)).toMatchObject(read('a.adoc', adoc) ?? {});
	expect(read('a.txt', adoc)?.title).toBe('Manual');
	const underlined = 'git-add(1)\n==========\n\nNAME\n----\nSee linkgit:git-rm[1].\n';
	expect(read('a.txt', underlined)).toEqual(read('a.adoc', underlined));
	const commented = '.. -*- coding: utf-8 -*-\n.. include:: head.txt\n\nGuide\n=====\n';
	expect(read('a.txt', commented)).toEqual(read('a.rst', commented));
});

it('plain text has headings in markdown syntax where they stand apart, and no comments as headings', () => {
	const titles = (text: string): unknown[] => (read('a.txt', text)?.sections ?? []).map((section) => section[0]);
	expect(titles('# Guide\n## Setup\n\nRun `make`.\n\n## Use\n\n# comment\nmake\n')).toEqual([
		'Guide',
		'Guide > Setup',
		'Guide > Use',
		'comment',
	]);
	expect(titles('# Guide\n## Setup\nRun:\n```sh\n# comment\nmake\n```\n')).toEqual(['Guide', 'Guide > Setup']);
	const metrics = '# HELP a_total All.\n# TYPE a_total counter\na_total 1\n# HELP b Some.\n# TYPE b gauge\nb 2\n';
	expect(read('metrics.txt', metrics)).toEqual({
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
	expect(read(path, text)).toEqual({
		title: 'git:commit',
		sections: [['Commit', '4-6', '# Commit Read `git diff`.']],
		fields: { name: 'git:commit', description: 'Writes a message.' },
		anchors: [],
	});
	expect(read(path, "prompt = 'One line.'\n")).toMatchObject({ sections: [['', '1-1', 'One line.']] });
	expect(read(path, '[rule]\nprompt = "x"\n')).toBeUndefined();
	expect(read(path, '[package]\nname = "x"\n')).toBeUndefined();
	expect(() => read(path, 'a = 1\nprompt = """\nx\n')).toThrow(expect.objectContaining({ line: expect.any(Number) }));
});

it('agents of Codex: the instructions with their lines', () => {
	const text = 'name = "reviewer"\ndescription = "Reviews."\ndeveloper_instructions = """\nRead `git diff`.\n"""\n';
	expect(read('categories/01/reviewer.toml', text)).toEqual({
		title: 'reviewer',
		sections: [['', '4-4', 'Read `git diff`.']],
		fields: { name: 'reviewer', description: 'Reviews.' },
		anchors: [],
	});
	expect(read('.codex/config.toml', 'model = "x"\ndeveloper_instructions = "Be brief."\n')).toBeUndefined();
	expect(read('agents/a.toml', 'name = "a"\nprompt = "x"\n')).toBeUndefined();
});

it('notebooks: cells of text and code with their lines', () => {
	const cells = [
		{ cell_type: 'markdown', source: ['# Analysis\n', 'Read ![x](attachment:a.png) the data.'] },
		{ cell_type: 'code', source: 'import a\n# none', outputs: [{ text: 'left out' }] },
		{ cell_type: 'markdown', source: ['## Result'] },
	];
	const metadata = { language_info: { name: 'python' } };
	const { sections, title } = read('a.ipynb', JSON.stringify({ cells, metadata }, null, 1)) ?? {};
	expect(title).toBe('Analysis');
	expect(sections).toEqual([
		['Analysis', '6-12', '# Analysis Read ![x]() the data. ```python import a # none ```'],
		['Analysis > Result', '22-22', '## Result'],
	]);
});

it('notebooks: a first raw cell may be front matter', () => {
	const raw = { cell_type: 'raw', source: ['---\n', 'title: Otters\n', 'tags: [a]\n', '---'] };
	const cells = [raw, { cell_type: 'markdown', source: '## Result' }];
	expect(read('a.ipynb', JSON.stringify({ cells, metadata: {} }))).toMatchObject({
		title: 'Otters',
		fields: { tags: ['a'] },
		sections: [['Result', '1-1', '## Result']],
	});
});

it('notebooks: raw cells are text unless they are for another format', () => {
	const raw = (source: string, raw_mimetype?: string) => ({ cell_type: 'raw', source, metadata: { raw_mimetype } });
	const cells = [raw('One.'), raw('Two.', 'text/restructuredtext'), raw('\newpage', 'text/latex')];
	expect(read('a.ipynb', JSON.stringify({ cells }))?.sections).toEqual([['', '1-1', 'One. Two.']]);
});

it('notebooks: numbers that only Python writes are read', () => {
	const text = '{"cells": [{"cell_type": "markdown", "source": "Say \\"NaN\\" or Infinity"}], "a": [NaN, -Infinity]}';
	expect(read('a.ipynb', text)?.sections).toEqual([['', '1-1', 'Say "NaN" or Infinity']]);
});

it('markdown: drawings of Excalidraw are their texts', () => {
	const text =
		'---\n\nexcalidraw-plugin: parsed\ntags: [excalidraw]\n\n---\n==⚠  Switch to EXCALIDRAW VIEW ⚠==\n\n# Excalidraw Data\n\n## Text Elements\nOtters ^aB3dE6gH\n\n%%\n## Drawing\n```compressed-json\nN4KAkA\n```\n%%';
	expect(read('a/Plan.excalidraw.md', text)).toMatchObject({
		title: 'Plan',
		sections: [['', '7-13', 'Otters ^aB3dE6gH']],
	});
	expect(read('a/Plan.md', '# Drawing\n\nText')?.sections).toEqual([['Drawing', '1-3', '# Drawing Text']]);
});

it('HTML: pages of results of Doxygen are left out, and lines that lead through a manual', () => {
	expect(read('search/all_0.html', '<body class="SRPage"><div id="SRIndex"><div>Loading...</div></div></body>')).toBe(
		undefined,
	);
	const panel = '<div class="nav-panel"><p>&nbsp; [<a href="#i" title="Index" rel="index">Index</a>]</p></div>';
	const table = '<table class="nav_table"><tr><td>[ <a href="a.html">&lt;&lt; Notes</a> ]</td></tr></table>';
	expect(read('a.html', `<body>${panel}<h1>One</h1>${table}<p>Text.</p></body>`)?.sections).toEqual([
		['One', '1-1', '# One Text.'],
	]);
	const line = '<p>&nbsp; [<a href="#i" title="Index" rel="index">Index</a>]</p>';
	expect(read('a.html', `<body><h1>One</h1><p>Text.</p>${line}</body>`)?.sections).toEqual([
		['One', '1-1', '# One Text.'],
	]);
});

describe('OpenAPI', () => {
	const yaml = `openapi: 3.1.0
info:
  title: Pets
  version: 1.2.0
  description: |
    # Keys
    Send a key.
paths:
  /pets/{id}:
    parameters:
      - { name: id, in: path, required: true, schema: { type: integer } }
    get:
      summary: Show a pet
      operationId: showPet
      responses:
        '200':
          description: The pet
          content: { application/json: { schema: { $ref: '#/components/schemas/Pet' } } }
    delete:
      operationId: removePet
      deprecated: true
components:
  schemas:
    Pet:
      properties:
        name: { type: string, description: How it is <b>called</b> }
        self: { $ref: '#/components/schemas/Pet' }
`;
	const sections = [
		['Pets', '2-5', '# Pets Version 1.2.0'],
		['Pets > Keys', '6-11', '## Keys Send a key.'],
		[
			'Pets > GET /pets/{id}: Show a pet',
			'12-18',
			'## `GET /pets/{id}`: Show a pet Operation `showPet` - `id` (path, integer, required) Response 200: The pet - `name` (string): How it is `<b>`called`</b>` - `self`',
		],
		[
			'Pets > DELETE /pets/{id}: removePet',
			'19-19',
			'## `DELETE /pets/{id}`: removePet Deprecated. Operation `removePet` - `id` (path, integer, required)',
		],
	];

	it('has a section for each operation', () => {
		const read1 = read('openapi.yaml', yaml)?.sections ?? [];
		expect(read1.map(([heading, , text]) => [heading, text])).toEqual(
			sections.map(([heading, , text]) => [heading, text]),
		);
		expect(read1.map(([, lines]) => Number(lines?.split('-')[0]))).toEqual([2, 6, 12, 19]);
	});

	it('is distinguished from other YAML and JSON', () => {
		expect(read('a.json', '{"name": "a", "version": "1"}')).toBeUndefined();
		expect(read('a.yaml', 'jobs:\n  a: 1\n')).toBeUndefined();
		expect(
			read('a.json', JSON.stringify({ info: { title: 'T' }, paths: { '/a': { get: {} } }, swagger: '2.0' })),
		).toMatchObject({
			sections: [
				['T', '1-1', '# T'],
				['T > GET /a', '1-1', '## `GET /a`'],
			],
		});
	});

	it('that is broken is refused with its line', () => {
		expect(() => readAsMarkdown('openapi: 3.0.0\ninfo: {}\npaths:\n  a: [1\n b: 2\n', 'a.yaml')).toThrow(FormatError);
		expect(() => readAsMarkdown('{"openapi": "3.0.0",\n"info": {,}}', 'a.json')).toThrow(
			expect.objectContaining({ line: 2 }),
		);
	});
});

describe('hostile files', () => {
	const units = [
		'<',
		'{',
		'<a ',
		'<a b="',
		'<div>',
		'<p><b>',
		'</x>',
		'`',
		'{{<',
		'{%',
		'<script>',
		'|a|',
		':a:`',
		'.. a::\n  ',
		'[[',
	];
	const others = [
		'>>> \n',
		'a::\n\n b\n',
		'\n',
		'----\n',
		'{x}',
		'image::a[',
		'- ',
		'[{',
		'{"a":',
		'&a ',
		':::\n',
		'{`',
		'+',
	];
	const heads = new Map([
		['ipynb', '{"cells":'],
		['json', '{"openapi":"3.0.0","info":{},"paths":'],
		['yaml', 'openapi: 3.0.0\ninfo: {}\npaths:\n'],
		['toml', 'prompt = '],
	]);

	// `npm run fuzz` looks at the time that they take.
	it.each(['md', 'mdx', 'html', 'rst', 'adoc', 'txt', 'ipynb', 'json', 'yaml', 'toml'])(
		'of %s are read or refused',
		(extension) => {
			for (const unit of [...units, ...others]) {
				const text = (heads.get(extension) ?? '') + unit.repeat(3000);
				try {
					readAsMarkdown(text, `commands/a.${extension}`);
				} catch (cause) {
					expect(cause, unit).toBeInstanceOf(FormatError);
				}
			}
		},
	);

	it('attributes and substitutions do not multiply', () => {
		const attributes = Array.from({ length: 200 }, (_, i) => `:a${i}: {a${i + 1}}{a${i + 1}}`).join('\n');
		expect(readAsMarkdown(`= T\n${attributes}\n\n{a0}\n`, 'a.adoc')?.markdown.length).toBeLessThan(10_000);
		const large = `.. |x| replace:: ${'y'.repeat(400)}\n\n${'|x| '.repeat(10_000)}`;
		expect(readAsMarkdown(large, 'a.rst')?.markdown.length).toBeLessThan(1_500_000);
		const schema = Object.fromEntries(Array.from({ length: 100 }, (_, i) => [`p${i}`, { type: 'string' }]));
		const get = { responses: { 200: { description: '', schema: { $ref: '#/definitions/A' } } } };
		const paths = Object.fromEntries(Array.from({ length: 700 }, (_, i) => [`/${i}`, { get }]));
		const api = JSON.stringify({ swagger: '2.0', info: {}, paths, definitions: { A: { properties: schema } } });
		expect(readAsMarkdown(api, 'a.json')?.markdown.split('\n').length).toBeLessThan(60_000);
	});
});
