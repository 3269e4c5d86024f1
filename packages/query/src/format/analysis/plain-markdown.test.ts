import { runs } from '@pinakes/testing/runs';
import { assertEnds } from '@pinakes/testing/work';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainText, withoutTags } from './plain-markdown.ts';

/** What hostile text may begin with, the most common first. */
const STARTS = ['', '<!--', '`', '](', '<a', '```\n', '{%'];

/** What is left, white space collapsed. */
function plain(markdown: string): string {
	return plainText(markdown).replace(/\s+/g, ' ').trim();
}

describe('plainText', () => {
	it.each([
		['leaves text as it is', '# A *b* `c` [d] & e < f > g | h\n', '# A *b* `c` [d] & e < f > g | h'],
		['drops targets of links and images', '[a](b.md) ![c](<d e.png> "f") [g](h_(i)_j) k', '[a ![c [g k'],
		['keeps text in brackets that has no target', 'f[1] (see 2) [x] (y)', 'f[1] (see 2) [x] (y)'],
		['drops addresses of references that are shortcodes', '[a]: {{< relref "b" >}}\n[c]: {{% ref d %}}#e\n[f]: {', ''],
		['drops addresses of references, not footnotes', '[a]: http://b.c/d "e"\n[^1]: f g', '"e" [^1]: f g'],
		['drops tags with their attributes', '<b class="x">a</b><br/>c <img\nsrc="d">e <!DOCTYPE html>', 'a c e'],
		[
			'keeps comparisons and addresses in angle brackets',
			'a < b, c > d, 1<2>0 <https://x.y>',
			'a < b, c > d, 1<2>0 <https://x.y>',
		],
		['shows entities', '&copy; &eacute;t&eacute; &#124; &#x41; a&nbsp;b &Uuml; &unknown;', '© été | A a b Ü &unknown;'],
		['shows escaped signs', 'TEAR\\_FALLING \\* 5 `a\\_b`', 'TEAR_FALLING * 5 `a\\_b`'],
		['shows titles of code', '```json title="a.json"\n1\n```\n```ts [b.ts]\n2\n```', 'a.json 1 b.ts 2'],
		['drops what cuts code', '```ts\na\n// ---cut---\nb\n```\n<<< ./c.js\nd', 'a b d'],
		[
			'shows keys, and titles without quotation marks',
			'++ctrl+del++ c++ !!! note\n!!! note ""\n=== "Linux"',
			'ctrl+del c++ !!! note Linux',
		],
		['shows titles in attributes', ':::info{title="A b"}\nc\n:::', 'A b c'],
		['drops comments over lines', 'a <!-- b\n\nc --> d <!----> e', 'a d e'],
		['keeps what follows a comment that nothing closes', 'a <!-- [b](c)', 'a <!-- [b](c)'],
		['keeps code in a line', '`<b>` ``[x](y)`` `<!--` c -->', '`<b>` ``[x](y)`` `<!--` c -->'],
		['keeps fenced code without its info string', '```js {1}\nlet <T>[a](b);\n```\n[c](d)', 'let <T>[a](b); [c'],
		['keeps fences in fences', '~~~~md\n```js\n<a>\n```\n~~~~\n<b>', '```js <a> ```'],
		[
			'drops includes of mdBook in code',
			'```rust\n{{#include ../a.rs:here}}\n{{#rustdoc_include b.rs}}\nlet a = {{ b }};\n```',
			'let a = {{ b }};',
		],
		[
			'keeps fences in fences that are indented',
			'```md\n1. a\n\n    ```js\n    <b>\n    ```\n```\n<c>',
			'1. a ```js <b> ```',
		],
		['knows fences in lists and quotations', '- ```sh\n  <a>\n  ```\n> ~~~\n> <b>\n> ~~~\n<c>', '<a> > <b>'],
		['takes a fence that nothing closes for one to the end', 'a\n```x\n<b>\n[c](d)', 'a <b> [c](d)'],
		['takes three backticks around a text for code in a line', '```a <b> c``` <d>', '```a <b> c```'],
		['knows other line ends', '```js\r\n<a>\r\n```\r\n<b>c', '<a> c'],
		[
			'drops shortcodes and tags of templates, not their contents',
			'{{< note >}}a{{% /x %}} {% if b %}c {{ d }} {e} {{',
			'a c {e} {{',
		],
		[
			'drops the attributes of blocks of Pandoc and Quarto, not their titles',
			'::: {.callout-tip title="A"}\nb\n:::\n::: {#c}\nd\n:::\n::: {layout-ncol=2}\n[e] {f=g}',
			'A b d [e] {f=g}',
		],
		[
			'keeps the titles of shortcodes and tags',
			'{% tab title="A" %}\nb\n{% endtab %}\nA {{< tooltip id="c"\n text="d e" >}} f. {{% alert color="g" title="H" %}}',
			'A b A d e f. H',
		],
		[
			'drops directives, kinds of quotations and files of DocFX',
			':::image source="a.png" alt-text="A":::\n:::zone pivot="b"\n> [!div class="c"]\n> d\n[!INCLUDE [e](f.md)]\n[!code-cs[](g.cs)]\nh',
			'> d h',
		],
		['keeps shortcodes in code', '`{{ a }}`\n```\n:::b\n{% c %}\n```', '`{{ a }}` :::b {% c %}'],
		[
			'drops the marks of directives, not their titles',
			':::tip Title\na ::: b\n:::\n!!! note "C"\n::: {x} d\n(e)=\n{ref}`f`\n:::tip[Take care]\ng',
			'Title a ::: b C d `f` Take care g',
		],
		[
			'drops scripts, places of tables of contents, and kinds of alerts',
			'<script setup>\nimport { a } from "b"\n</script>\n\n[[toc]]\n[TOC]\n> [!NOTE]\n> c\n> [!tip]- d\n[TOC](e.md)',
			'> c d [TOC',
		],
		[
			'drops attributes of MkDocs and Jekyll',
			'## A {#b .c}\n{: .no_toc }\n[d](e.md){ .f } ![g](h.png){ width="9" } `{ .i }` {j} f(x){y}',
			'## A [d ![g `{ .i }` {j} f(x){y}',
		],
		[
			'drops the marks of blocks, tabs and snippets, not their titles',
			'/// note | A b\nc\n///\n=== "D"\n    e\n--8<-- "f.md"\n== g ==\n::: h.i.J',
			'A b c D e == g == h.i.J',
		],
		[
			'shows the text of links and embedded pages of a wiki, else what they lead to',
			'[[A b]] [[a#b|c d]] ![[e.png]]![[e.png|20x30]] ![[e.f|g]] `[[f]]` a[0] [[_g_]](h)\n[[_TOC_]]\n```\n[[ -f x ]]\n```',
			'A b c d g `[[f]]` a[0] _g_(h) [[ -f x ]]',
		],
		[
			'drops comments of Obsidian and names of blocks',
			'a %%b c%% d\n\n%%\ne\n\nf\n%%\n\ng ^9ab3cd\nh ^2 10%% i 20%% j',
			'a d g h ^2 10%% i 20%% j',
		],
		[
			'drops icons and emoji, not colons',
			':material-clock-fast: a :tada: 10:20:30 b::c:: `:d:`',
			'a 10:20:30 b::c:: `:d:`',
		],
		['reads characters that HTML names', 'a&nbsp;b &lt;c&gt; `&lt;` &x20;&#x20;', 'a b <c> `&lt;` &x20;'],
		['keeps the word script in a line', 'a <script> b', 'a b'],
		['knows Chinese', '参见 [数据库](/doc/数据库.md "说明")。<br>下一行', '参见 [数据库 。 下一行'],
	])('%s', (_, markdown, expected) => {
		expect(plain(markdown)).toBe(expected);
	});

	it('leaves text without markup alone, to the character', () => {
		fc.assert(
			fc.property(fc.string({ unit: fc.constantFrom(...'ab \n\t#*_.,!数据😀') }), (text) => {
				expect(plainText(text)).toBe(text);
			}),
		);
	});

	it('never adds but spaces', () => {
		const mark = fc.constantFrom(
			'[',
			'](',
			')',
			'<',
			'>',
			'<!--',
			'-->',
			'```',
			'`',
			'``a',
			'``a\n',
			'``a` ',
			'~~~',
			'\n',
			'a',
			' ',
			']:',
			'"',
			'(',
		);
		fc.assert(
			fc.property(fc.array(mark), (marks) => {
				const text = marks.join('');
				let at = 0;
				for (const character of plainText(text).replaceAll(/\s/g, '')) {
					at = text.indexOf(character, at) + 1;
					expect(at).toBeGreaterThan(0);
				}
			}),
		);
	});

	it.each([
		'[',
		'](',
		'<',
		'<!--',
		'<a ',
		'<a',
		'</',
		'`',
		'``` ',
		'```\n',
		'~~~\n',
		'~~~a\n``` b\n',
		'](a(',
		'](()',
		'()',
		'\n[a]:',
		'[a]: ',
		'- ',
		'>',
		' ',
		'\n',
		'1. ```\n',
		'](<a>',
		'-->',
		'<!-- -->',
		'[](a)',
		'`a`',
		'<b>',
		'"',
		'&',
		'\ud83d',
		'](a',
		'[^',
		'\n ',
		'\r',
		'\u2028```',
		'[\r',
		'[a\u2028',
		'[a\u2029',
		'```a`\n',
		'~~~ ~~~\n',
		'{{ %',
		':::{',
		'\n<script>',
		'\n[[toc',
		'\n> [!a',
		'{ .a',
		'){=',
		'\n/// a ',
		'%%a',
		' %%',
		' ^abcd',
		':a',
		'{% title="a',
		' title="a"',
		'\n::: {a title="b',
		'\n!!! a "',
		'![[a.',
		'[[#^a',
		'[a]{',
		'&lt',
	])('reads a megabyte of %j', (piece) => {
		for (const start of STARTS.slice(0, runs(STARTS.length))) {
			const text = start + piece.repeat(1_000_000 / piece.length);
			assertEnds(() => plainText(text));
		}
	});
});

it('withoutTags drops nothing else', () => {
	expect(
		withoutTags('{{< a >}}[b](c) <d> `{{ e }}` {% f %}\n:::note G\n:::tip[H]\n[[toc]]\n[h]: i\n<strong>j</strong>\n'),
	).toBe('[b](c) <d> `{{ e }}` \n G\nH\n\n[h]: i\n<strong>j</strong>\n');
	expect(withoutTags('<!-- a -->\n[b](c){ .d }\n=== "E"\n`<!-- f -->` <!-- g')).toBe(
		'\n[b](c)\nE\n`<!-- f -->` <!-- g',
	);
	expect(withoutTags('a\n\n```rust\n{{#rustdoc_include ../a.rs:here}}\n```\nb\n\n```\n{{#include a}}\nc\n```')).toBe(
		'a\n\n\nb\n\n```\n\nc\n```',
	);
	expect(withoutTags('- ```sh\n  a\n  ```\n&lt; %% b %%')).toBe('- ```sh\n  a\n  ```\n&lt; ');
});

describe('what readers see of generators', () => {
	it.each([
		[
			'form feeds between tabs',
			'=== "Linux"\n\n    apt\n\n=== "BSD"\n    pkg\n\nEnd\n',
			/^\fLinux\s+apt\s+\fBSD\s+pkg\s+\f\s*End\s$/,
		],
		[
			'keys',
			'Press ++ctrl+alt+del++ and ++"Save"++, i++ in C++.',
			/^Press ctrl\+alt\+del and "Save", i\+\+ in C\+\+\.$/,
		],
		[
			'titles of code',
			"```js title='a.js' {1}\nf()\n```\n```ts [b.ts]\nlet b // [!code ++]\n```\n",
			/^a\.js\n\nf\(\)\n\nb\.ts\n\nlet b\n\n$/,
		],
		['cut code', '```ts twoslash\nlet a\n// ---cut---\nlet b\n```', /^\nlet a\nlet b\n$/],
		['entities', 'a&lbrace;b&pound;&shy;&#8203;c&ensp;d', /^a\{b£c d$/],
	])('%s', (_, markdown, text) => {
		expect(plainText(markdown)).toMatch(text);
	});

	it('answers have titles of code before it, and addresses of templates', () => {
		expect(withoutTags('```{ .yaml title="a.yml" hl="2" }\na: 1\n```')).toBe('a.yml\n\n```yaml\na: 1\n```');
		expect(withoutTags('[a]({{< ref "b.md" >}}) A\\_B &eacute;&shy; &lt;')).toBe('[a](b.md) A_B é &lt;');
	});
});
