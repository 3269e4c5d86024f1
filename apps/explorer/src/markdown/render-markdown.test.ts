import { describe, expect, it } from 'vitest';
import { renderMarkdown } from './render-markdown.ts';

describe('renderMarkdown', () => {
	it.each<[string, string]>([
		['a *b*', '<p>a <em>b</em></p>'],
		['<script>x</script>', '&lt;script&gt;x&lt;/script&gt;'],
		['<b onclick="x">a</b>', '<p>&lt;b onclick=&quot;x&quot;&gt;a&lt;/b&gt;</p>'],
		['[a](javascript:x)', '<p><a href="">a</a></p>'],
		['![a "b" <c>](x.png "t > \\" alt=\\"z")', '<p>a &quot;b&quot; &lt;c&gt;</p>'],
		['![a][p]\n\n[p]: https://example.com/x.png', '<p>a</p>\n'],
		['![](javascript:x)', '<p></p>'],
		['[![a](x.png)](https://example.com)', '<p><a href="https://example.com">a</a></p>'],
		['`<img src="a" alt="b" />`', '<p><code>&lt;img src=&quot;a&quot; alt=&quot;b&quot; /&gt;</code></p>'],
	])('%j', (markdown, html) => {
		expect(renderMarkdown(markdown)).toBe(html);
	});
});
