import { describe, expect, it } from 'vitest';
import { withPartials } from './partials.ts';

/** Returns a page with its partials, and the paths that were read. */
function whole(page: string, files: Readonly<Record<string, string>>, path = 'docs/a.mdx') {
	const read: string[] = [];
	const found = withPartials(page, path, (other) => {
		read.push(other);
		return Object.hasOwn(files, other) ? files[other] : undefined;
	});
	return { ...found, read };
}

describe('withPartials', () => {
	it('adds a partial before its component, at the line of that', () => {
		const page = "import S from './_s.mdx';\n\n# A\n\n<S />\n";
		const { text, lines } = whole(page, { 'docs/_s.mdx': '---\ntitle: x\n---\nShared.\n' });
		expect(text).toBe("import S from './_s.mdx';\n\n# A\n\n\nShared.\n\n\n<S />\n");
		expect(lines).toEqual([1, 2, 3, 4, 5, 5, 5, 5, 5, 6]);
	});

	it('is the page itself without partials, in code, and for pages of their own', () => {
		for (const page of [
			'# A\n\n<S />\n',
			'import S from "./_s.mdx"\n\n```\n<S />\n```\n',
			'import S from "./s.mdx"\n\n<S />\n',
		])
			expect(whole(page, { 'docs/_s.mdx': 'x', 'docs/s.mdx': 'y' }).text).toBe(page);
	});

	it('ends with partials that import each other, and stays below the folder', () => {
		const files = {
			'docs/_a.mdx': 'import B from "./_b.mdx"\n\none <B /><B />\n',
			'docs/_b.mdx': 'import A from "./_a.mdx"\nimport Self from "./_b.mdx"\n\ntwo <A /><Self />\n',
		};
		const { text, read } = whole('import A from "./_a.mdx"\nimport O from "../../_o.mdx"\n\n<A /><O />\n', files);
		expect(text.match(/one|two/g)).toEqual(['two', 'two', 'one']);
		expect(read.filter((path) => path.includes('..'))).toEqual([]);
	});

	it('adds a bounded text', () => {
		const line = `import A from "./_a.mdx"\n\n${'<A />'.repeat(1000)}\n`;
		expect(whole(line, { 'docs/_a.mdx': 'word '.repeat(1000) }).text.length).toBeLessThan(300_000);
	});

	it('finds partials from the root of a site', () => {
		const page = 'import S from "@site/docs/parts/_s.mdx"\n\n<S />\n';
		expect(whole(page, { 'parts/_s.mdx': 'Shared.' }, 'a.mdx').text).toContain('Shared.');
	});
});
