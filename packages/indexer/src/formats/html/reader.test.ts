import { expect, it } from 'vitest';
import { readDocument } from '../../../testing/read-document.ts';
import { HTML } from './reader.ts';

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
	expect(readDocument('a.html', text)).toEqual({
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
	expect(readDocument('a.html', text)).toMatchObject({
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
	const found = readDocument('a.html', page(body));
	expect(found?.title).toBe(expected);
	expect(JSON.stringify(found?.sections)).not.toContain('Menu');
	expect(JSON.stringify(found?.sections)).not.toContain('Page#');
});

it('keeps boxes and lists of contents in the text, which are navigation by their ids', () => {
	const text = page(
		'<div id="sidebar">Menu</div><p>Text</p><div class="sidebar">Box</div><div class="toc">Parts</div>',
	);
	expect(readDocument('a.html', text)).toMatchObject({ sections: [['', '4-4', 'Text Box Parts']] });
});

it('keeps the text around several articles, and headings whose text is in an element of its own', () => {
	const text = page(
		'<h3 id="a"><div>Summary</div><div></div></h3>\n<p>All</p><article>One</article><article>Two</article><h4></h4>End',
	);
	expect(readDocument('a.html', text)).toMatchObject({
		anchors: ['a'],
		sections: [['Summary', '4-5', '### Summary All One Two End']],
	});
});

it('keeps text before the first heading, and takes the anchors of permalinks', () => {
	const text = page(`<p>See <a href="/a">another</a> page, or the <a href="/b">list</a> below.</p><pre>make</pre>
<h2>All of <a href="#all-of-it">it</a></h2><h3><a name="c-sharp"></a>C#</h3><h3 id="own">Own<a href="#x">¶</a></h3>`);
	expect(readDocument('a.html', text)).toMatchObject({
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
	expect(readDocument('a.html', page('<p>Text</p>'))).toMatchObject({
		title: 'Page | Site',
		sections: [['', expect.anything(), 'Text']],
	});
	// As of Asciidoctor and old themes of Sphinx.
	const around = '<div id="toc">Contents</div><div class="nav">Next</div><div id="footer">Updated</div>';
	expect(readDocument('a.html', `${around}<div id="header"><h1>Own</h1></div>`)?.sections).toEqual([
		['Own', expect.anything(), '# Own'],
	]);
	expect(readDocument('a.html', '<meta http-equiv="refresh" content="0; url=b.html">')).toBeUndefined();
});

it('leaves out menus, which are called so and consist of links, wherever they are in a page without marks', () => {
	const links = '<li><a href="a.html">Alpha page</a></li><li><a href="#b">Beta part</a></li>';
	const text = page(`<h1>Own</h1><p>Text</p><div class="left-menu"><h4>Pages</h4><ul>${links}</ul></div>
<ul id="main_nav">${links}</ul><search>Find</search><div role="search">Find</div><aside>More</aside><footer>Acme</footer>
<div class="menu">Soup, then <a href="fish.html">fish</a> of the day.</div><ul class="chapters">${links}</ul>`);
	expect(readDocument('a.html', text)?.sections).toEqual([
		['Own', '4-6', '# Own Text Soup, then fish of the day. - Alpha page - Beta part'],
	]);
	const marked = page(`<main><h1>Own</h1><div class="left-menu"><ul>${links}</ul></div></main>`);
	expect(readDocument('a.html', marked)?.sections[0]?.[2]).toBe('# Own - Alpha page - Beta part');
});

it('leaves out links to the pages before and after, the masthead of Doxygen, and logos', () => {
	const pager = '<table><tr><td><a accesskey="p" href="a">Prev</a></td> <td></td> <td>Part 2</td></tr></table>';
	const text = page(`<div id="titlearea">Project 1.0</div><img src="a.png" alt="Logo"><h1>Own</h1><p>Text</p>
${pager}<p>Next: <a rel="next" href="c">Part 3</a>, Up: <a href="b">Book</a></p><a rel="prev"><div>Before</div><div>Part 1</div></a>
<table><tr><td>a</td>
<td>b</td></tr></table>`);
	expect(readDocument('a.html', text)?.sections).toEqual([['Own', '4-6', '# Own Text a | b']]);
	const long = 'word '.repeat(60);
	expect(readDocument('a.html', `${long}<a rel="next" href="c">Next</a>`)?.sections[0]?.[2]).toContain(long.trim());
});

it('leaves out what DocBook, Javadoc, Org and Doxygen have around pages, and signs of Sphinx, rustdoc and DocBook', () => {
	const text = page(`<div class="topNav">Class</div><div class="navheader"><table><tr><th>Own</th></tr></table></div>
<div id="table-of-contents"><h2>Contents</h2>Own</div><div class="SRStatus">Loading</div><h1>Own</h1>
<p>f(a)<a href="b"><span class="viewcode-link">[source]</span></a></p><summary class="hideme">Expand</summary>
<p><img alt="[Note]" src="a.png">Text</p><div class="navfooter">Next</div><div id="postamble">Author</div>`);
	expect(readDocument('a.html', text)?.sections).toEqual([['Own', '5-7', '# Own f(a) Text']]);
});

it('has its title and descriptions where they are beside its article, as in JSDoc, and no sidebar of TypeDoc', () => {
	const article = '<article><h2>C</h2><p>c</p></article>';
	expect(
		readDocument('a.html', page(`<h1>A</h1><section><header><p>b</p></header>${article}</section>`))?.sections.map(
			([, , text]) => text,
		),
	).toEqual(['# A b', '## C c']);
	const others = ['<header><h1>Site</h1></header><p>b</p>', '<h1><a href="/">Site</a></h1><p>b</p>'];
	for (const other of others) {
		expect(readDocument('a.html', page(other + article))?.sections).toEqual([['C', '4-4', '## C c']]);
	}
	const text = page(
		'<h1>A</h1><section class="tsd-index-panel"><h3>B</h3></section><p>a</p><div class="col-sidebar"><h3>Settings</h3></div><dl class="toc"><dt>c</dl>',
	);
	expect(readDocument('a.html', text)?.sections).toEqual([['A', '4-4', '# A a']]);
});

it('gives headings the anchors before them or around them, each once, and no others', () => {
	const text = page(`<div id="all"><h2>A</h2><h2>B</h2></div><a name="c"></a>
<h2>C</h2><p>c</p><a id="d"></a><p>d</p><h2>D</h2><div id="box"><p>e</p><h2>E</h2></div><a id="f"></a><h2 id="own">F</h2>`);
	expect(readDocument('a.html', text)?.anchors).toEqual(['all', '', 'c', '', '', 'own']);
});

it('has formulas once, as they are written in TeX', () => {
	const math =
		'<math><semantics><mrow><mi>x</mi></mrow><annotation encoding="application/x-tex">x_1</annotation></semantics></math>';
	const text = `<p>Let <span class="katex">${math}<span aria-hidden="true">x1</span></span> be <math><mi>y</mi></math> it.</p>`;
	expect(readDocument('a.html', text)?.sections).toEqual([['', '1-1', 'Let `x_1` be it.']]);
});

it('keeps code whose lines are elements, without the numbers of its lines', () => {
	const text = `<div class="fragment"><div class="line"><span class="lineno">    1</span>if (a) {</div>
<div class="line">&#160;</div>
<div class="line"><span class="lineno">    3</span>  <b>b</b>();</div>
</div><p>Text</p><pre><span class="source-line-no">001</span><span>class A</span>
<span class="source-line-no">002</span><span>{}</span></pre>`;
	expect(HTML.read(text, 'a.html')?.markdown).toBe(
		'```\nif (a) {\n\u00a0\n  b();\n```\n\nText\n\n```\nclass A\n{}\n```\n',
	);
});

it('keeps sentences before the first heading where the rest is a menu', () => {
	const menu = '<ul><li><a href="#a">Reading files</a><li><a href="#b">Writing, locking and mapping files</a></ul>';
	expect(
		readDocument('a.html', page(`<p>Opens files as <a href="x">POSIX</a> says.</p>${menu}<h1>Reading</h1>`))?.sections,
	).toEqual([
		['', '4-4', 'Opens files as POSIX says.'],
		['Reading', '4-4', '# Reading'],
	]);
});

it('that leads only readers without scripts to another page is a document, also where its text is in no element', () => {
	const text = '<noscript><meta http-equiv="refresh" content="0; url=b.html"></noscript>Text <b>of all</b><p>of it</p>';
	expect(readDocument('a.html', text)?.sections).toEqual([['', '1-1', 'Text of all of it']]);
});

it('has words without soft hyphens', () => {
	expect(readDocument('a.html', '<h1>Daten&shy;bank</h1><p>In\u00addex<wbr>e')).toMatchObject({
		title: 'Datenbank',
		sections: [['Datenbank', '1-1', '# Datenbank Indexe']],
	});
});

it('that is one line has lines that are that line', () => {
	expect(readDocument('a.html', '<h1>A</h1><p>x</p><h2 id=b>B</h2><p>y</p>')?.sections).toEqual([
		['A', '1-1', '# A x'],
		['A > B', '1-1', '## B y'],
	]);
});

it('pages of results of Doxygen are left out, and lines that lead through a manual', () => {
	expect(
		readDocument('search/all_0.html', '<body class="SRPage"><div id="SRIndex"><div>Loading...</div></div></body>'),
	).toBe(undefined);
	const panel = '<div class="nav-panel"><p>&nbsp; [<a href="#i" title="Index" rel="index">Index</a>]</p></div>';
	const table = '<table class="nav_table"><tr><td>[ <a href="a.html">&lt;&lt; Notes</a> ]</td></tr></table>';
	expect(readDocument('a.html', `<body>${panel}<h1>One</h1>${table}<p>Text.</p></body>`)?.sections).toEqual([
		['One', '1-1', '# One Text.'],
	]);
	const line = '<p>&nbsp; [<a href="#i" title="Index" rel="index">Index</a>]</p>';
	expect(readDocument('a.html', `<body><h1>One</h1><p>Text.</p>${line}</body>`)?.sections).toEqual([
		['One', '1-1', '# One Text.'],
	]);
});
