import fc from 'fast-check';
import { expect, it } from 'vitest';
import { highlight, renderPage } from './render.ts';

it.each([
	[
		'ts [config.ts] {1,3}',
		'const a = "x";',
		'<span class="hljs-keyword">const</span> a = <span class="hljs-string">&quot;x&quot;</span>;',
	],
	['vue', '<p>', '<span class="hljs-tag">&lt;<span class="hljs-name">p</span>&gt;</span>'],
])('a block of %s has its tokens in elements', (info, code, html) => {
	expect(highlight(code, info)).toBe(html);
});

it('a block of another language, of none, or a very long one has none', () => {
	for (const info of ['', 'nosuch', '__proto__', 'constructor', '<script>'])
		expect(highlight('a', info), info).toBeUndefined();
	expect(highlight('a'.repeat(20_001), 'js')).toBeUndefined();
});

it('no code becomes HTML', () => {
	fc.assert(
		fc.property(
			fc.constantFrom('js', 'html', 'md', 'sh', 'yaml'),
			fc.string({ unit: fc.constantFrom(...'<>"\'&/=`{ ab\n') }),
			(info, code) => {
				const html = highlight(code, info) ?? '';
				expect(html.replace(/<span class="[\w -]*">|<\/span>/g, '')).not.toMatch(/[<>"]/);
			},
		),
	);
});

function render(...lines: string[]): string {
	return renderPage(lines.join('\n'), { link: (href) => href, picture: (src) => src }).html.replace(/\n/g, '');
}

const BOX = '<div class="box"><p><strong>';

it('boxes and tabs have their contents as text, nested ones and in lists too', () => {
	expect(
		render(
			'Text.',
			'!!! warning inline end "Take `care`"',
			'',
			'    Do **not** delete [it](b.md).',
			'',
			'    ```sh',
			'    ls',
			'    ```',
			'',
			'    ??? 提示',
			'',
			'        # 内容',
			'',
			'- item',
			'',
			'    ===! "One"',
			'',
			'        1. first',
			'',
			'    === "Two"',
			'\t\tsecond',
			'',
			'Last.',
		),
	).toBe(
		`<p>Text.</p>${BOX}Take <code>care</code></strong></p><p>Do <strong>not</strong> delete <a href="b.md">it</a>.</p>` +
			`<pre tabindex="0"><code><span class="hljs-built_in">ls</span></code></pre>${BOX}提示</strong></p><h1>内容</h1></div></div>` +
			`<ul><li><p>item</p>${BOX}One</strong></p><ol><li>first</li></ol></div>${BOX}Two</strong></p><p>second</p></div></li></ul>` +
			'<p>Last.</p>',
	);
	expect(render('!!! note ""', '    Untitled.')).toBe('<div class="box"><p>Untitled.</p></div>');
});

it('what only looks like a box is text', () => {
	expect(render('!!! Do it, now', '', '!!! now', '', 'Title', '===', '', '=== a')).toBe(
		'<p>!!! Do it, now</p><p>!!! now</p><h1 id="title">Title</h1><p>=== a</p>',
	);
	expect(render('```', '=== "Tab"', '    a', '```')).toBe(
		'<pre tabindex="0"><code>=== &#34;Tab&#34;    a</code></pre>',
	);
});

it('footnotes are linked to their texts, which stay where they are', () => {
	expect(render('A[^a], b[^__proto__] and [^none].', '', '[^a]: One', 'line.', '', '  [^__proto__]:', '    Two.')).toBe(
		'<p>A<sup><a href="#fn:1">1</a></sup>, b<sup><a href="#fn:2">2</a></sup> and [^none].</p>' +
			'<div class="box"><sup id="fn:1">1</sup><p>One' +
			'line.</p></div><div class="box"><sup id="fn:2">2</sup><p>Two.</p></div>',
	);
	expect(render('`a[^1]`', '', '[^1]: [^1]', '[^1]: again')).toContain('<code>a[^1]</code>');
});
