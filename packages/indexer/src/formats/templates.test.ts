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
});
