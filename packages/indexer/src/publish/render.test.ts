import fc from 'fast-check';
import { expect, it } from 'vitest';
import { highlight } from './render.ts';

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
