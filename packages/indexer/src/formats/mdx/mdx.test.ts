import { expect, it } from 'vitest';
import { readDocument } from '../../../testing/read-document.ts';
import { MDX } from './mdx.ts';

it('imports, JSX and expressions are left out, text is kept with its lines', () => {
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
	expect(readDocument('a.mdx', text)?.sections).toEqual([
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

it('descriptions of cards, and names of parameters and fields, are text', () => {
	const text =
		'<LinkCard title="More" description="All about cranes." href="/x" />\n\n<ParamField path="limit" type="number">\nHow many.\n</ParamField>\n\n<Icon name="star" />\n';
	expect(readDocument('a.mdx', text)?.sections).toEqual([['', '1-7', 'More All about cranes. `limit` How many.']]);
});

it('titles that are strings in braces, and braces of formulas, are text', () => {
	const text =
		'<Tab title={\'One\'} label={`Two`}>\n{"Three"}\n</Tab>\n\nIt is $\\sqrt{a}$ for $5 {b} and $HOME {c} $.\n\n$$\n\\frac{d}{e}\n$$\n';
	expect(readDocument('a.mdx', text)?.sections).toEqual([
		['', '1-9', 'One Two Three It is $\\sqrt{a}$ for $5 and $HOME $. $$ \\frac{d}{e} $$'],
	]);
});

it('imports that never end do not make each other slow', () => {
	const ended = "\nimport {\n  a,\n} from 'b'\n\nText.\n";
	const lines = (count: number) => 'import a from [\n'.repeat(count);
	const tail = `\n${'x'.repeat(21_000)}\n`;
	// Each reads 20,000 characters without result; what follows many of them is no longer read over several lines.
	const withoutJsx = (text: string): string | undefined => MDX.read(text, 'a.mdx')?.markdown;
	expect(withoutJsx(lines(10) + tail + ended)).not.toContain('a,');
	expect(withoutJsx(lines(2000) + tail + ended)).toContain('a,');
	expect(withoutJsx(lines(2000) + tail + ended)).not.toContain('import');
});
