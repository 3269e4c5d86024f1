import { expect, it } from 'vitest';
import { withoutTemplates } from './templates.ts';

it('shortcodes, directives, admonitions and tags of templates are left out', () => {
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

{{< highlight bash >}}
ls
{{< /highlight >}}
`;
	expect(withoutTemplates(text).replace(/\s+/g, ' ').trim()).toBe(
		'# Guide **Good to know** Inside. Noted and [link](/docs/a.md) A picture Included kept version company `{{ code }}` ' +
			'text and `call` **Be careful** Hot. ```python {{ not replaced }} ``` ```bash ls ```',
	);
	expect(withoutTemplates(text).split('\n')).toHaveLength(text.split('\n').length);
});

it('code is kept, with fences in it that are indented or items of lists', () => {
	const code = '```markdown\n1. Step\n\n    ``` sh\n    run\n    ```\n- ```\n{{ a }} {% if b %}\n:::note\n   ```';
	expect(withoutTemplates(`${code}\n{{ a }}`)).toBe(`${code}\na`);
	expect(withoutTemplates('- ```\n  {{ a }}\n  ```\n{{ a }}')).toBe('- ```\n  {{ a }}\n  ```\na');
});
